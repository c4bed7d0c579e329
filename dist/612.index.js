export const id = 612;
export const ids = [612];
export const modules = { 9612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { publishTriggeringRunReports: () => publishTriggeringRunReports });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75884);
  var _config_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45436);
  var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66316);
  var _github_context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7564);
  var _github_publish_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57107);
  var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73828);
  var _report_views_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93139);
  var _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30019);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22184);
  var _report_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54456);
  const TIME_LIMIT_MS = 12e4;
  async function publishTriggeringRunReports(opened, host) {
    const { session } = opened;
    const { log } = session;
    if (opened.kind === "invalid") {
      for (const problem of opened.problems) log.error((0, _config_problem_js__WEBPACK_IMPORTED_MODULE_3__.Vw)(problem));
      return 2;
    }
    try {
      await publishAll(session, host);
      return 0;
    } catch (error) {
      if (error instanceof NothingToPublish) {
        log.notice(error.message);
        return 0;
      }
      log.fail(error instanceof Refused ? error.message : `Nothing was published: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__.kc)(error)}`);
      return 2;
    }
  }
  class NothingToPublish extends Error {
  }
  class Refused extends Error {
  }
  async function publishAll(session, host) {
    const { inputs } = session;
    const { triggeringRun: run, repository } = session.context;
    if (run === void 0 || repository === void 0) {
      throw new Refused('Input mode: "comment" publishes the report of the run that triggered this one, so its workflow has to run on `workflow_run`.');
    }
    const access = (0, _session_session_js__WEBPACK_IMPORTED_MODULE_9__.YK)(session);
    if (access === void 0) throw new Refused("Nothing was published: github-token is empty.");
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const pullRequest = await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_6__.XQ)(access, run, signal);
    if (pullRequest.kind !== "open") throw withoutPullRequest(pullRequest, run);
    const found = await findTriggeringRunReports({ access, runId: run.id, artifactName: inputs.artifactName, patterns: inputs.reports, workingDirectory: session.workingDirectory, signal });
    const permit = host.end.decide();
    const published = [];
    const problems = [...found.refusals];
    const names = namesOf(found.reports, { workflowId: run.workflowId, artifactName: inputs.artifactName, commentKey: inputs.commentKey, checkName: inputs.checkName });
    for (const [index, one] of found.reports.entries()) {
      const own = names[index];
      if (own === void 0) continue;
      const before = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__.cz)(published.map(({ review }) => writtenComments(review)));
      const where = { session, repository, run, host, permit, pullRequest: pullRequest.number };
      const result = await publishOne(where, one, own, before);
      published.push(result);
      const problem2 = unpublished(result);
      if (problem2 !== void 0) {
        problems.push(`The report of ${one.name} was not published: ${problem2}`);
      }
    }
    const [first] = published;
    if (first !== void 0) {
      const comments = published.flatMap((one) => one.comments);
      await (0, _github_publish_js__WEBPACK_IMPORTED_MODULE_5__.n0)({ ...first, comments }, permit);
    }
    const [problem, ...others] = problems;
    for (const other of others) session.log.error(other);
    if (problem !== void 0) throw new Refused(problem);
  }
  function withoutPullRequest(found, { id: id2, headSha }) {
    const commit = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.Ax)(headSha);
    switch (found.kind) {
      case "none":
        return new NothingToPublish(`There is nothing to publish: no open pull request has the commit of run ${id2} (${commit}) as its head.`);
      case "moved-on":
        return new NothingToPublish(`There is nothing to publish: pull request ${found.number} has moved on from commit ${commit}, which run ${id2} tested.`);
      case "unknown":
        return new Refused(`Nothing was published: ${found.reason}`);
    }
  }
  async function publishOne({ session, repository, run, host, permit, pullRequest }, { name, report: foreign }, own, reviewedBefore) {
    const { inputs, context, log, workingDirectory } = session;
    const { runUrl } = run;
    const placed = withOrigin(foreign, { run, runUrl, serverUrl: context.serverUrl, repository: `${repository.owner}/${repository.name}`, pullRequest, names: own });
    const destination = { ...(0, _github_context_js__WEBPACK_IMPORTED_MODULE_12__.d6)(context, host.environment), sha: run.headSha, pullRequest, pullRequestHead: void 0, runId: run.id, runAttempt: run.attempt, runUrl };
    const report = await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_6__.om)(placed, { destination, token: inputs.githubToken, log });
    const { id: runId, attempt, workflowName, headSha: sha } = run;
    return (0, _github_publish_js__WEBPACK_IMPORTED_MODULE_5__.mk)({ permit, report, settings: { token: inputs.githubToken, comment: inputs.comment, keyPerSuite: own.keyPerSuite, review: inputs.review, reviewedBefore, checkName: own.checkName, summary: inputs.summary, annotations: false, artifacts: "never", artifactName: inputs.artifactName, timeLimitMs: TIME_LIMIT_MS }, files: { rootDirectory: workingDirectory, files: [] }, destination, log, views: (0, _report_views_js__WEBPACK_IMPORTED_MODULE_7__.x1)({ runId, attempt, runUrl, workflowName, sha, source: own.isOneOfSeveral ? name : void 0 }) });
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
  const MAX_REPORTS = 20;
  const MAX_SUITES = 20;
  async function findTriggeringRunReports(search) {
    const found = search.patterns.length === 0 ? await inArtifacts(search) : await inFiles(search);
    const reports = [];
    const refusals = [...found.refusals];
    let { maxValues } = _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.Cl;
    for (const { name, bytes } of found.all) {
      const limits = { ..._report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.Cl, maxValues };
      const read = await readOne(name, bytes, limits);
      maxValues -= new _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.jb(limits).add(bytes).values;
      if ("report" in read) reports.push(read);
      else refusals.push(read.refusal);
    }
    const newest = newestOfEachStep(reports);
    const [first] = refusals;
    if (newest.length === 0) throw new Refused(first ?? "There is no report.");
    const suites = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__.cz)(newest.map(({ report }) => report.suites.length));
    if (suites > MAX_SUITES) {
      const which = newest.length === 1 ? `The report of ${newest[0]?.name ?? ""} is` : "The reports are";
      const have = newest.length === 1 ? "it has" : "they have";
      throw new Refused(`${which} refused: ${have} ${suites} suites, and at most ${MAX_SUITES} are published.`);
    }
    return { reports: newest, refusals };
  }
  async function inFiles({ patterns, workingDirectory }) {
    const paths = await (0, _report_paths_js__WEBPACK_IMPORTED_MODULE_10__.R)(patterns, workingDirectory);
    if (paths.length === 0) {
      throw new NothingToPublish("There is nothing to publish: `reports` leads to no file.");
    }
    if (paths.length > MAX_REPORTS) {
      throw new Refused(`\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`);
    }
    const all = [];
    let bytesLeft = _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.Cl.maxBytes;
    for (const path of paths) {
      const bytes = await readBounded(path);
      bytesLeft -= bytes.byteLength;
      if (bytesLeft < 0 && paths.length > 1) {
        throw new Refused(`The files that \`reports\` leads to have together more than ${_report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.Cl.maxBytes} bytes.`);
      }
      all.push({ name: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, path), bytes });
    }
    return { all, refusals: [] };
  }
  async function inArtifacts({ access, runId, artifactName: name, signal }) {
    const { maxBytes } = _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.Cl;
    const request = { runId, name, maxBytes, maxReports: MAX_REPORTS, signal };
    const downloaded = await (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.jH)(access, request);
    if (downloaded.kind !== "reports") throw withoutReport(downloaded, name, runId);
    const all = [];
    const without = [];
    for (const { name: artifact, download } of downloaded.reports) {
      if (download.kind === "report") all.push({ name: artifact, bytes: download.bytes });
      else without.push(withoutReport(download, artifact, runId));
    }
    const refusals = without.filter((one) => one instanceof Refused);
    const [nothingThere] = without;
    if (all.length === 0 && refusals.length === 0 && nothingThere !== void 0) throw nothingThere;
    return { all, refusals: refusals.map(({ message }) => message) };
  }
  function withoutReport(download, name, runId) {
    switch (download.kind) {
      case "no-artifact":
      case "expired":
        return new NothingToPublish(`There is nothing to publish: ${download.message}.`);
      case "no-permission":
        return new Refused(`The artifact ${name} of run ${runId} was not downloaded: ${download.message}. Give the job \`actions: read\`.`);
      case "too-large":
      case "broken":
      case "failed":
        return new Refused(`The report of run ${runId} was not published: ${download.message}.`);
    }
  }
  async function readBounded(path) {
    const status = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    if (!status.isFile()) throw new Error(`${path} is not a regular file`);
    const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
      const { size } = await file.stat();
      const bytes = Buffer.alloc(Math.min(size, _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.Cl.maxBytes + 1));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }
  async function readOne(name, bytes, limits) {
    const read = await (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_8__.tL)(bytes, limits);
    if (read.kind === "refused") {
      return { refusal: `The report of ${name} is refused: ${read.refusal.words}.` };
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
  function withOrigin(report, origin) {
    const { run, runUrl, serverUrl, repository, pullRequest, names } = origin;
    const { startedAt, finishedAt, durationMs, responses, failOn, outputs } = report.run;
    return { ...report, run: { startedAt, finishedAt, durationMs, responses, failOn, outputs, serverUrl, repository, sha: run.headSha, event: "workflow_run", pullRequest, workflow: `workflow ${run.workflowId}`, job: names.step, runId: run.id, runAttempt: run.attempt, runUrl, step: { workingDirectory: ".", config: [], filters: [], commentKey: names.commentKey } }, ...report.comparison?.kind === "compared" && { comparison: { ...report.comparison, base: { ...report.comparison.base, runUrl: void 0 } } } };
  }
}), 54456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { R: () => reportPaths });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _config_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70181);
  async function reportPaths(patterns, directory) {
    const found = await Promise.all(patterns.map((pattern) => pathsOf(pattern, directory)));
    return [...new Set(found.flat())].sort();
  }
  async function pathsOf(pattern, directory) {
    for (const reading of (0, _config_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.qM)(pattern)) {
      const found = await pathsOfReading(reading, directory);
      if (found.length > 0) return found;
    }
    return [];
  }
  async function pathsOfReading(pattern, directory) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, pattern);
    const kind = await kindOf(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat);
    if (kind === "file") return [path];
    const { glob } = await __webpack_require__.e(382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const options = { absolute: true, dot: true, followSymbolicLinks: false, onlyFiles: false, expandDirectories: false };
    const start = kind === "folder" ? { folder: path, pattern: "**/report.json" } : await (0, _config_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.R0)(directory, pattern);
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
}) };
