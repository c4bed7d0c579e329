export const id = 9598;
export const ids = [9598];
export const modules = { 67779: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { publishTriggeringRunReports: () => publishTriggeringRunReports });
  var format = __webpack_require__(60142);
  var config_problem = __webpack_require__(90713);
  var api_failure = __webpack_require__(31472);
  var github_client = __webpack_require__(2336);
  var pull_request_search = __webpack_require__(52091);
  var github_context = __webpack_require__(7564);
  var github_destination = __webpack_require__(44883);
  var outputs = __webpack_require__(29793);
  var publish = __webpack_require__(85565);
  var plan_review = __webpack_require__(67914);
  var markdown_blocks = __webpack_require__(79180);
  ;
  function withOrigin(report, origin) {
    const { run, runUrl, serverUrl, repository, pullRequest, names } = origin;
    const { startedAt, finishedAt, durationMs, responses, failOn, outputs: outputs2 } = report.run;
    return { ...report, run: { startedAt, finishedAt, durationMs, responses, failOn, outputs: outputs2, serverUrl, repository, sha: run.headSha, event: "workflow_run", pullRequest, workflow: `workflow ${run.workflowId}`, job: names.step, runId: run.id, runAttempt: run.attempt, runUrl, step: { workingDirectory: ".", config: [], filters: [], commentKey: names.commentKey } }, ...report.comparison?.kind === "compared" && { comparison: { ...report.comparison, base: { ...report.comparison.base, runUrl: void 0 } } } };
  }
  function withProvenance(views, provenance) {
    const line = (0, markdown_blocks.Mh)(provenance);
    const above = (text) => `${line}

${text}`;
    const allAbove = (texts) => (typeof texts === "string" ? [texts] : texts).map(above);
    return { ...views, summary: (report, links2) => above(views.summary(report, links2)), comment: (report, suite, links2) => allAbove(views.comment(report, suite, links2)), unjudged: (report, links2) => allAbove(views.unjudged(report, links2)), review: (report, findings, links2) => above(views.review(report, findings, links2)), settledReview: (report, links2) => above(views.settledReview(report, links2)), check: (report, links2) => {
      const view = views.check(report, links2);
      return { ...view, summaries: allAbove(view.summaries) };
    } };
  }
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var artifact_names = __webpack_require__(97052);
  var download_report = __webpack_require__(13234);
  var run_artifacts = __webpack_require__(44312);
  ;
  const MAX_PAGES = 5;
  async function downloadRunReports(request) {
    const { runId, name, maxReports } = request;
    try {
      const artifacts = await (0, run_artifacts.N)(request, MAX_PAGES);
      const newest = /* @__PURE__ */ new Map();
      for (const artifact of artifacts.toSorted((a, b) => a.id - b.id)) {
        if ((0, artifact_names.lg)(artifact.name, name)) newest.set(artifact.name, artifact);
      }
      const found = [...newest.values()].toSorted((a, b) => a.name < b.name ? -1 : 1);
      const kept = found.filter(({ expired }) => !expired);
      if (found.length === 0) {
        return { kind: "no-artifact", message: `run ${runId} has no artifact ${name}` };
      }
      if (kept.length === 0) {
        return { kind: "expired", message: `the artifact ${name} has expired` };
      }
      if (kept.length > maxReports) {
        const message = `run ${runId} has ${kept.length} artifacts of that name, and at most ${maxReports} are read`;
        return { kind: "too-large", message };
      }
      return { kind: "reports", reports: await downloadAll(request, kept) };
    } catch (error) {
      return (0, download_report.O)(error);
    }
  }
  async function downloadAll({ client, repository, maxBytes, signal }, artifacts) {
    const reports = [];
    let bytesLeft = maxBytes;
    for (const { id: id2, name } of artifacts) {
      const limit = bytesLeft;
      const download = await (0, download_report.F)({ client, repository, artifactId: id2, maxBytes: limit, signal });
      if (download.kind === "report") bytesLeft -= download.bytes.byteLength;
      const isShare = download.kind === "too-large" && limit < maxBytes;
      const message = `the reports of the run have together more than ${maxBytes} bytes`;
      reports.push({ name, download: isShare ? { kind: "too-large", message } : download });
    }
    return reports;
  }
  var read_report = __webpack_require__(30019);
  var report_paths = __webpack_require__(54456);
  var numbers = __webpack_require__(43957);
  ;
  const MAX_REPORTS = 20;
  const MAX_SUITES = 20;
  async function findTriggeringRunReports(search) {
    const found = search.patterns.length === 0 ? await inArtifacts(search) : await inFiles(search);
    if (found.kind !== "bytes") return found;
    const reports = [];
    const refusals = [...found.refusals];
    let maxValues = read_report.k$.maxValues;
    for (const { name, bytes } of found.all) {
      const limits = { ...read_report.k$, maxValues };
      const read = await readOne(name, bytes, limits);
      maxValues -= (0, read_report.$d)(bytes, limits).values;
      if ("report" in read) reports.push(read);
      else refusals.push(read.refusal);
    }
    const newest = newestOfEachStep(reports);
    const [first] = refusals;
    if (newest.length === 0) return refused(first ?? "There is no report.");
    const suites = (0, numbers.cz)(newest.map(({ report }) => report.suites.length));
    if (suites > MAX_SUITES) {
      const which = newest.length === 1 ? `The report of ${newest[0]?.name ?? ""} is` : "The reports are";
      const have = newest.length === 1 ? "it has" : "they have";
      return refused(`${which} refused: ${have} ${suites} suites, and at most ${MAX_SUITES} are published.`);
    }
    return { kind: "found", reports: newest, refusals };
  }
  async function inFiles({ patterns, workingDirectory }) {
    const paths = await (0, report_paths.R)(patterns, workingDirectory);
    if (paths.length === 0) return nothing("There is nothing to publish: `reports` leads to no file.");
    if (paths.length > MAX_REPORTS) {
      return refused(`\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`);
    }
    const all = [];
    let bytesLeft = read_report.Cl.maxBytes;
    for (const path of paths) {
      const bytes = await readBounded(path);
      bytesLeft -= bytes.byteLength;
      if (bytesLeft < 0 && paths.length > 1) {
        return refused(`The files that \`reports\` leads to have together more than ${read_report.Cl.maxBytes} bytes.`);
      }
      all.push({ name: (0, external_node_path_.relative)(workingDirectory, path), bytes });
    }
    return { kind: "bytes", all, refusals: [] };
  }
  async function inArtifacts({ client, repository, runId, artifactName: name, signal }) {
    const { maxBytes } = read_report.Cl;
    const request = { client, repository, runId, name, maxBytes, maxReports: MAX_REPORTS, signal };
    const downloaded = await downloadRunReports(request);
    if (downloaded.kind !== "reports") return withoutReport(downloaded, name, runId);
    const all = [];
    const without = [];
    for (const { name: artifact, download } of downloaded.reports) {
      if (download.kind === "report") all.push({ name: artifact, bytes: download.bytes });
      else without.push(withoutReport(download, artifact, runId));
    }
    const refusals = without.filter(({ kind }) => kind === "refused");
    const [nothingThere] = without;
    if (all.length === 0 && refusals.length === 0 && nothingThere !== void 0) return nothingThere;
    return { kind: "bytes", all, refusals: refusals.map(({ message }) => message) };
  }
  function withoutReport(download, name, runId) {
    switch (download.kind) {
      case "no-artifact":
      case "expired":
        return nothing(`There is nothing to publish: ${download.message}.`);
      case "no-permission":
        return refused(`The artifact ${name} of run ${runId} was not downloaded: ${download.message}. Give the job \`actions: read\`.`);
      case "too-large":
      case "broken":
      case "failed":
        return refused(`The report of run ${runId} was not published: ${download.message}.`);
    }
  }
  async function readBounded(path) {
    const status = await (0, promises_.lstat)(path);
    if (!status.isFile()) throw new Error(`${path} is not a regular file`);
    const file = await (0, promises_.open)(path);
    try {
      const { size } = await file.stat();
      const bytes = Buffer.alloc(Math.min(size, read_report.Cl.maxBytes + 1));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }
  async function readOne(name, bytes, limits) {
    const read = await (0, read_report.tL)(bytes, limits);
    if (read.kind === "refused") {
      return { refusal: `The report of ${name} is refused: ${(0, read_report.WW)(read.refusal)}.` };
    }
    if (read.report.shard !== void 0) {
      return { refusal: `The report of ${name} is refused: it is a part of a sharded run. Publish the report of its merge.` };
    }
    return { name, report: read.report };
  }
  function newestOfEachStep(reports) {
    const attemptOf = ({ report }) => report.run.runAttempt ?? 1;
    const newest = /* @__PURE__ */ new Map();
    for (const one of reports) {
      const step = stepKey(one.report);
      newest.set(step, Math.max(newest.get(step) ?? 0, attemptOf(one)));
    }
    return reports.filter((one) => attemptOf(one) === newest.get(stepKey(one.report)));
  }
  function stepKey({ run }) {
    const { job = "", step } = run;
    if (step === void 0) return JSON.stringify([job]);
    const { workingDirectory, config, filters, commentKey = "" } = step;
    return JSON.stringify([job, workingDirectory, config, filters, commentKey]);
  }
  function nothing(message) {
    return { kind: "nothing", message };
  }
  function refused(message) {
    return { kind: "refused", message };
  }
  ;
  function namesOf(reports, { workflowId, artifactName, commentKey, checkName = "" }) {
    const isOneOfSeveral = reports.length > 1;
    return reports.map(({ name, report }, index) => {
      const key = stepKey(report);
      const before = reports.slice(0, index).filter((other) => stepKey(other.report) === key).length;
      const step = before === 0 ? key : `${key} ${before + 1}`;
      const base = commentKey ?? `workflow ${workflowId} ${artifactName}`;
      const isOwnKey = commentKey !== void 0 && !isOneOfSeveral;
      const isOwnCheck = checkName === "" || name === artifactName || !isOneOfSeveral;
      return { commentKey: isOwnKey ? base : `${base} ${step}`, keyPerSuite: !isOwnKey, checkName: isOwnCheck ? checkName : `${checkName} (${name})`, step, isOneOfSeveral };
    });
  }
  var links = __webpack_require__(34789);
  var report_views = __webpack_require__(13488);
  ;
  const TIME_LIMIT_MS = 12e4;
  async function publishTriggeringRunReports(opened, host) {
    const { session } = opened;
    const { log } = session;
    if (opened.kind === "invalid") {
      for (const problem of opened.problems) log.error((0, config_problem.V)(problem));
      return 2;
    }
    let ended;
    try {
      ended = await publishAll(session, host);
    } catch (error) {
      ended = { kind: "refused", message: `Nothing was published: ${(0, api_failure.Uc)(error)}` };
    }
    if (ended.kind === "nothing") log.notice(ended.message);
    if (ended.kind === "refused") log.fail(ended.message);
    return ended.kind === "refused" ? 2 : 0;
  }
  async function publishAll(session, host) {
    const { context, inputs } = session;
    const { triggeringRun: run, repository } = context;
    if (run === void 0 || repository === void 0) {
      return comment_mode_refused('Input mode: "comment" publishes the report of the run that triggered this one, so its workflow has to run on `workflow_run`.');
    }
    if (inputs.githubToken === "") return comment_mode_refused("Nothing was published: github-token is empty.");
    const client = await (0, github_client.createGitHubClient)({ token: inputs.githubToken, apiUrl: context.apiUrl });
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const place = { session, client, repository, run, signal };
    const pullRequest = await findOpenPullRequest(place);
    if (pullRequest.kind !== "found") return pullRequest;
    const found = await findTriggeringRunReports({ client, repository, runId: run.id, artifactName: inputs.artifactName, patterns: inputs.reports, workingDirectory: session.workingDirectory, signal });
    if (found.kind !== "found") return found;
    const published = [];
    const problems = [...found.refusals];
    const names = namesOf(found.reports, { workflowId: run.workflowId, artifactName: inputs.artifactName, commentKey: inputs.commentKey, checkName: inputs.checkName });
    for (const [index, one] of found.reports.entries()) {
      const own = names[index];
      if (own === void 0) continue;
      const left = plan_review.Hl - (0, numbers.cz)(published.map(({ review }) => writtenComments(review)));
      const where = { ...place, host, pullRequest: pullRequest.value };
      const result = await publishOne(where, one, own, left);
      published.push(result);
      const problem2 = unpublished(result);
      if (problem2 !== void 0) {
        problems.push(`The report of ${one.name} was not published: ${problem2}`);
      }
    }
    const [first] = published;
    if (first !== void 0) {
      const comments = published.flatMap((one) => one.comments);
      await (0, outputs.n0)((0, outputs.h_)({ ...first, comments }));
    }
    const [problem, ...others] = problems;
    for (const other of others) session.log.error(other);
    return problem === void 0 ? { kind: "published" } : comment_mode_refused(problem);
  }
  async function findOpenPullRequest(place) {
    const { client, repository, run, signal } = place;
    const found = run.head && await (0, pull_request_search._)(client, repository, run.head, signal);
    const commit = (0, format.Ax)(run.headSha);
    if (found === void 0) {
      return comment_mode_nothing(`There is nothing to publish: no open pull request has the commit of run ${run.id} (${commit}) as its head.`);
    }
    const { data } = await client.rest.pulls.get({ owner: repository.owner, repo: repository.name, pull_number: found.number, request: { signal } });
    if (data.head.sha === run.headSha) return { kind: "found", value: found.number };
    return comment_mode_nothing(`There is nothing to publish: pull request ${found.number} has moved on from commit ${commit}, which run ${run.id} tested.`);
  }
  async function publishOne({ session, repository, run, host, pullRequest }, { name, report: foreign }, own, reviewLimit) {
    const { inputs, context, log, workingDirectory } = session;
    const { serverUrl } = context;
    const runUrl = (0, github_context.Qm)(serverUrl, repository, run.id);
    const report = withOrigin(foreign, { run, runUrl, serverUrl, repository: `${repository.owner}/${repository.name}`, pullRequest, names: own });
    const destination = { ...(0, github_destination.d)(context, host.environment), sha: run.headSha, pullRequest, pullRequestHead: void 0, runId: run.id, runAttempt: run.attempt, runUrl };
    const { id: runId, attempt, workflowName, headSha: sha } = run;
    const commitUrl = (0, links.xw)(report.run, sha);
    const source = own.isOneOfSeveral ? name : void 0;
    return (0, publish.m)({ report, settings: { token: inputs.githubToken, comment: inputs.comment, keyPerSuite: own.keyPerSuite, review: inputs.review, reviewLimit, checkName: own.checkName, summary: inputs.summary, annotations: false, artifacts: "never", artifactName: inputs.artifactName, timeLimitMs: TIME_LIMIT_MS }, files: { rootDirectory: workingDirectory, files: [] }, destination, log, views: withProvenance(report_views.a, { runId, attempt, runUrl, workflowName, sha, commitUrl, source }) });
  }
  function writtenComments(review) {
    return review.kind === "published" ? review.created + review.updated : 0;
  }
  function unpublished({ comments, check }) {
    for (const outcome of [...comments.map((comment) => comment.outcome), ...check ? [check] : []]) {
      if (outcome.kind === "failed") return outcome.message;
      if (outcome.kind === "skipped" && outcome.reason === "read-only-token") {
        return "the token may not write";
      }
    }
    return void 0;
  }
  function comment_mode_nothing(message) {
    return { kind: "nothing", message };
  }
  function comment_mode_refused(message) {
    return { kind: "refused", message };
  }
}), 54456: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { R: () => reportPaths });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _config_files_glob_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39173);
  async function reportPaths(patterns, directory) {
    const found = await Promise.all(patterns.map((pattern) => pathsOf(pattern, directory)));
    return [...new Set(found.flat())].sort();
  }
  async function pathsOf(pattern, directory) {
    for (const reading of (0, _config_files_glob_pattern_js__WEBPACK_IMPORTED_MODULE_2__.q)(pattern)) {
      const found = await pathsOfReading(reading, directory);
      if (found.length > 0) return found;
    }
    return [];
  }
  async function pathsOfReading(pattern, directory) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, pattern);
    const kind = await kindOf(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat);
    if (kind === "file") return [path];
    const { glob } = await __webpack_require__.e(3382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const options = { absolute: true, dot: true, followSymbolicLinks: false, onlyFiles: false, expandDirectories: false };
    const start = kind === "folder" ? { folder: path, pattern: "**/report.json" } : await (0, _config_files_glob_pattern_js__WEBPACK_IMPORTED_MODULE_2__.R)(directory, pattern);
    const matches = await glob(start.pattern, { ...options, cwd: start.folder });
    const files = await Promise.all(matches.map(fileAt));
    return files.flat();
  }
  async function fileAt(match) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(match);
    const file = await kindOf(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat) === "folder" ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "report.json") : path;
    return await kindOf(file, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat) === "file" ? [file] : [];
  }
  async function kindOf(path, statusOf) {
    const found = await statusOf(path).catch(() => void 0);
    if (found?.isDirectory() === true) return "folder";
    return found?.isFile() === true ? "file" : void 0;
  }
}), 677: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { D$: () => isErroredRun, M8: () => measureAll, wP: () => isWhole, x0: () => isReused, xP: () => measure, zh: () => recalled });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43957);
  function measure(result) {
    return measureUnseen(result, /* @__PURE__ */ new Set());
  }
  function measureAll(results) {
    const seen = /* @__PURE__ */ new Set();
    return results.map((result) => measureUnseen(result, seen));
  }
  function measureUnseen(result, seen) {
    const runs = result.extraRuns === void 0 ? result.runs : [...result.runs, ...result.extraRuns];
    const outcomes = [];
    const latencies = [];
    const costs = [];
    for (const run of runs) {
      const outcome = outcomeOf(run);
      if (outcome === void 0) continue;
      const { sampleId } = run;
      if (sampleId !== void 0 && seen.has(sampleId)) continue;
      if (sampleId !== void 0) seen.add(sampleId);
      outcomes.push(outcome);
      if (run.latencyUnstated !== true) latencies.push(run.latencyMs);
      if (run.costEstimateUsd !== null) costs.push(run.costEstimateUsd);
    }
    return { outcomes, judge: outcomes.length === 0 ? void 0 : judgeMeanOf(result), latencyMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.se)(latencies), costUsd: costs.length === outcomes.length ? (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.se)(costs) : void 0 };
  }
  function outcomeOf({ outcome }) {
    switch (outcome.kind) {
      case "passed":
        return 1;
      case "failed":
        return 0;
      case "errored":
      case "not-run":
      case "reused":
        return void 0;
    }
  }
  function isErroredRun({ outcome }) {
    if (outcome.kind === "not-run") return outcome.reason !== "budget" && outcome.reason !== "decided";
    return outcome.kind === "errored";
  }
  function isWhole({ runs }) {
    return runs.every(({ outcome }) => outcome.kind !== "not-run" || outcome.reason !== "decided");
  }
  function isReused({ runs }) {
    return runs.length > 0 && runs.every(({ outcome }) => outcome.kind === "reused");
  }
  function recalled([, outcomes, judge, latencyMs, costUsd]) {
    return { outcomes: outcomesOf(outcomes), judge: judge ?? void 0, latencyMs: latencyMs ?? void 0, costUsd: costUsd ?? void 0 };
  }
  function outcomesOf(signs) {
    const outcomes = [];
    for (const sign of signs) outcomes.push(sign === "1" ? 1 : 0);
    return outcomes;
  }
  function judgeMeanOf({ assertionScores }) {
    const scores = [];
    for (const [key, score] of Object.entries(assertionScores)) {
      if (key.startsWith("judge:")) scores.push(score.mean);
    }
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.se)(scores);
  }
}), 88892: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { R: () => expectedLeastDrop, O: () => suiteSight });
  ;
  const CENTRAL = [[3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087, 33430.57558358813, 2509.0809287301227], [1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943, 5226.495278852546]];
  const MIDDLE = [[1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506, 0.022723844989269184, 7745450142783414e-19], [1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 5475938084995345e-19, 10507500716444169e-25]];
  const FAR = [[6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784, 27115555687434876e-21, 20103343992922881e-23], [1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 7868691311456133e-19, 18463183175100548e-21, 1421511758316446e-22, 20442631033899397e-31]];
  function normalQuantile(p) {
    const q = p - 0.5;
    if (Math.abs(q) <= 0.425) return q * ratio(CENTRAL, 0.180625 - q * q);
    const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
    const value = r <= 5 ? ratio(MIDDLE, r - 1.6) : ratio(FAR, r - 5);
    return Math.sign(q) * value;
  }
  function ratio([above, below], x) {
    return polynomial(above, x) / polynomial(below, x);
  }
  function polynomial(coefficients, x) {
    return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
  }
  ;
  function leastDrop(sight) {
    return Math.max(leastByShuffling(sight), leastByGuard(sight));
  }
  function leastByShuffling({ v, m, N, r, nb, alpha, power }) {
    const za = normalQuantile(1 - alpha);
    const zb = normalQuantile(power);
    const Z = za + zb;
    const A = 1 + Z * (za * r / (nb * (r + nb)) + zb / r) / N;
    const Q = Z * (2 * m - 1) * (za / nb + zb / r) / N;
    const C = Z * Z * v * (1 / r + 1 / nb) / N;
    return (Q + Math.sqrt(Q * Q + 4 * A * C)) / (2 * A) + 1 / (N * (r + nb - 1));
  }
  function leastByGuard({ v, m, N, r, nb, critical, power }) {
    if (critical === 0) return 0;
    const zb = normalQuantile(power);
    const g = zb * zb / (r * N);
    const Q = 2 * critical + g * (2 * m - 1);
    const rest = critical * critical - zb * zb * v * (1 / r + 1 / nb) / N;
    return (Q + Math.sqrt(Q * Q - 4 * (1 + g) * rest)) / (2 * (1 + g));
  }
  var compared_result = __webpack_require__(75360);
  var guards = __webpack_require__(73871);
  var round_limits = __webpack_require__(19070);
  ;
  const MOST_REPEATS = 20;
  const POWER = 0.8;
  function repeatsToSee(seen) {
    for (let r = 1; r <= MOST_REPEATS; r += 1) {
      const least = leastWith(seen, r);
      if (least <= seen.drop) return { repeats: r, calls: seen.N * r, least };
    }
    return { repeats: void 0, calls: void 0, least: leastWith(seen, MOST_REPEATS) };
  }
  function daysHide({ drop, B, tau2 }) {
    return (0, guards.pq)(B, 0, tau2) >= drop;
  }
  function leastWith({ v, m, N, B, tau2 }, r) {
    const critical = (0, guards.pq)(B, v * (1 / r + 1 / (B * r)) / N, tau2);
    return leastDrop({ v, m, N, r, nb: B * r, critical, alpha: round_limits.Nh, power: POWER });
  }
  var suite_verdict = __webpack_require__(38347);
  var numbers = __webpack_require__(43957);
  ;
  function suiteSight(results, verdict, margin) {
    const compared = results.filter((result) => (0, compared_result.m2)((0, compared_result.wM)(result)));
    if (compared.length === 0) return void 0;
    const sides = sidesOf(compared);
    const touched = (0, suite_verdict.Nj)(compared);
    const isOneAnswer = touched.length * 2 < compared.length;
    const days = isOneAnswer ? void 0 : (0, guards.Mc)(touched, compared.length);
    const least = leastDrop({ ...sides, v: spread(sides, days), critical: (isOneAnswer ? void 0 : verdict.evidence?.guard?.critical) ?? 0, alpha: round_limits.Nh, power: POWER });
    return { results: sides.N, repeats: sides.r, baseRuns: Math.max(...compared.map(({ base }) => base.filter(isAsked).length)), leastDrop: Math.min(1, least), advice: wantsAdvice(verdict) ? adviceOf(sides, days, { isOneAnswer, margin }) : void 0 };
  }
  function expectedLeastDrop(sides) {
    const { results: N, repeats: r, baseRuns: B, passRate: m } = sides;
    const nb = B * r;
    const v = Math.max(sides.variance ?? m * (1 - m) / 2, 0.5 / (N * nb));
    const tau2 = (guards.yR * v) ** 2;
    const critical = nb < 2 ? 0 : (0, guards.pq)(B, v * (1 / r + 1 / nb) / N, tau2);
    return Math.min(1, leastDrop({ v, m, N, r, nb, critical, alpha: round_limits.Nh, power: POWER }));
  }
  function isAsked(run) {
    return run.length > 0;
  }
  function sidesOf(compared) {
    const N = compared.length;
    const counts = compared.map(compared_result.cM);
    const meanOf = (value) => (0, numbers.i2)(counts.map(value));
    return { N, m: meanOf(({ kb, nb }) => kb / nb), r: 1 / meanOf(({ nh }) => 1 / nh), nb: 1 / meanOf(({ nb }) => 1 / nb) };
  }
  function spread({ N, m, nb }, days) {
    return Math.max(days?.q ?? m * (1 - m) / 2, 0.5 / (N * nb));
  }
  function wantsAdvice(verdict) {
    if (verdict.verdict !== "cannot-tell") return false;
    return verdict.reason.kind === "too-few-runs" || verdict.reason.kind === "too-little-data";
  }
  function adviceOf(sides, days, { isOneAnswer, margin }) {
    if (isOneAnswer) return { kind: "more-tests" };
    const { N, m, r } = sides;
    const v = spread(sides, days);
    const { runs: B, tau2 } = days ?? { runs: 1, tau2: (guards.yR * v) ** 2 };
    if (daysHide({ drop: margin, B, tau2 })) return { kind: "days" };
    const { repeats, least } = repeatsToSee({ drop: margin, v, m, N, B, tau2 });
    if (repeats === void 0) {
      return { kind: "most-repeats", repeats: MOST_REPEATS, leastDrop: least };
    }
    const moreRuns = Math.ceil(N * (repeats - r));
    return moreRuns <= 0 ? void 0 : { kind: "repeats", repeats, leastDrop: least, moreRuns };
  }
}), 13234: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { F: () => downloadReport, O: () => refusalOf });
  var _api_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31472);
  const REPORT_FILE = "report.json";
  const MAX_FILES = 1e3;
  class RefusedDownload extends Error {
    constructor(refusal) {
      super(refusal.message);
      this.refusal = refusal;
    }
    refusal;
  }
  async function downloadReport(download) {
    try {
      const archive = await downloadArchive(download);
      const bytes = await unzipReport(archive, download.maxBytes);
      return { kind: "report", bytes };
    } catch (error) {
      return error instanceof RefusedDownload ? error.refusal : refusalOf(error);
    }
  }
  async function downloadArchive({ client, repository, artifactId, maxBytes, signal }) {
    const { data } = await client.rest.actions.downloadArtifact({ owner: repository.owner, repo: repository.name, artifact_id: artifactId, archive_format: "zip", request: { ...signal === void 0 ? {} : { signal }, parseSuccessResponseBody: false } });
    if (!isStream(data)) throw refused("broken", "the artifact is empty");
    return readBounded(data, maxBytes, "the artifact");
  }
  async function unzipReport(archive, maxBytes) {
    const { fromBufferPromise } = await __webpack_require__.e(663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
      const zip = await fromBufferPromise(archive, { lazyEntries: true });
      if (zip.entryCount > MAX_FILES) throw refused("broken", "the artifact contains too many files");
      const found = [];
      for await (const entry2 of zip.eachEntry()) {
        if (entry2.fileName === REPORT_FILE) found.push(entry2);
      }
      const [entry] = found;
      if (entry === void 0) throw refused("no-artifact", `the artifact contains no ${REPORT_FILE}`);
      if (found.length > 1) throw refused("broken", `the artifact contains more than one ${REPORT_FILE}`);
      if (entry.uncompressedSize > maxBytes) throw tooLarge(REPORT_FILE, maxBytes);
      return await readBounded(await zip.openReadStreamPromise(entry), maxBytes, REPORT_FILE);
    } catch (error) {
      if (error instanceof RefusedDownload) throw error;
      throw refused("broken", `the artifact cannot be unpacked: ${(0, _api_failure_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`);
    }
  }
  async function readBounded(stream, maxBytes, what) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(what, maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, bytes);
  }
  function isStream(value) {
    return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
  }
  function tooLarge(what, maxBytes) {
    return refused("too-large", `${what} has more than ${maxBytes} bytes`);
  }
  function refused(kind, message) {
    return new RefusedDownload({ kind, message });
  }
  function refusalOf(error) {
    const message = (0, _api_failure_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error);
    const status = (0, _api_failure_js__WEBPACK_IMPORTED_MODULE_0__.c2)(error);
    if (cameFromElsewhere(error)) return { kind: "failed", message };
    if (status === 410) return { kind: "expired", message: "the artifact has expired" };
    if (status === 404) return { kind: "no-artifact", message };
    if ((0, _api_failure_js__WEBPACK_IMPORTED_MODULE_0__.HQ)(error).kind === "read-only-token") return { kind: "no-permission", message };
    return { kind: "failed", message };
  }
  function cameFromElsewhere(error) {
    const asked = urlOf(error, "request");
    const answered = urlOf(error, "response");
    if (asked === void 0 || answered === void 0) return false;
    return new URL(asked).origin !== new URL(answered).origin;
  }
  function urlOf(error, side) {
    if (typeof error !== "object" || error === null) return void 0;
    const exchange = Reflect.get(error, side);
    if (typeof exchange !== "object" || exchange === null || !("url" in exchange)) return void 0;
    return typeof exchange.url === "string" && URL.canParse(exchange.url) ? exchange.url : void 0;
  }
}), 44312: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { N: () => listRunArtifacts });
  const PAGE = 100;
  async function listRunArtifacts({ client, repository, runId, signal }, maxPages) {
    const artifacts = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const { data } = await client.rest.actions.listWorkflowRunArtifacts({ owner: repository.owner, repo: repository.name, run_id: runId, per_page: PAGE, page, request: { signal } });
      artifacts.push(...data.artifacts);
      if (artifacts.length >= data.total_count || data.artifacts.length === 0) break;
    }
    return artifacts;
  }
}) };
