export const id = 9689;
export const ids = [9689];
export const modules = { 97052: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { eW: () => shardOfArtifact, lg: () => isReportArtifactOfAnyJob, nZ: () => isReportArtifact, qd: () => candidateNames, u9: () => shardArtifactName });
  const NUMBERED_NAMES = 5;
  function* candidateNames(wanted, job) {
    const name = validName(wanted);
    yield name;
    for (let number = 2; number <= NUMBERED_NAMES; number += 1) yield `${name}-${number}`;
    const stem = job === void 0 ? name : `${name}-${validName(job)}`;
    for (let attempt = 0; attempt < 3; attempt += 1) yield `${stem}-${randomSuffix()}`;
  }
  function isReportArtifact(name, wanted, job) {
    const stem = validName(wanted);
    const ofJob = job === void 0 ? stem : `${stem}-${validName(job)}`;
    return isNumberedName(name, stem) || hasRandomSuffix(name) && name.slice(0, -9) === ofJob;
  }
  function isReportArtifactOfAnyJob(name, wanted) {
    return isNameFor(name, wanted) && shardOfArtifact(name, wanted) === void 0;
  }
  function isNameFor(name, wanted) {
    const stem = validName(wanted);
    return isNumberedName(name, stem) || hasRandomSuffix(name) && name.startsWith(`${stem}-`);
  }
  function isNumberedName(name, stem) {
    const numbers = Array.from({ length: NUMBERED_NAMES - 1 }, (_, index) => index + 2);
    return name === stem || numbers.some((number) => name === `${stem}-${number}`);
  }
  function hasRandomSuffix(name) {
    return /-[0-9a-f]{8}$/.test(name);
  }
  function randomSuffix() {
    return crypto.randomUUID().slice(0, 8);
  }
  function validName(name) {
    const valid = name.replace(/["<>:|*?\\/\r\n]+/g, "-").trim();
    return valid === "" ? "kindlm-report" : valid;
  }
  function shardArtifactName(name, index) {
    return `${name}-shard-${index}`;
  }
  function shardOfArtifact(name, reportName) {
    const [digits] = /^\d+/.exec(name.slice(`${reportName}-shard-`.length)) ?? [];
    if (digits === void 0) return void 0;
    const index = Number(digits);
    return isNameFor(name, shardArtifactName(reportName, index)) ? index : void 0;
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
}), 69689: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { findBaseReport: () => findBaseReport });
  var format = __webpack_require__(60142);
  var api_failure = __webpack_require__(31472);
  var github_client = __webpack_require__(2336);
  var github_context = __webpack_require__(7564);
  var time_limit = __webpack_require__(53872);
  ;
  function refused(reason, message) {
    return { kind: "refused", reason, message };
  }
  function requestTarget({ repository, signal }) {
    return { owner: repository.owner, repo: repository.name, request: { signal } };
  }
  ;
  const MAX_COMMITS_ASKED = 8;
  const MAX_CANDIDATES = 10;
  async function* byPreference(lookup, runs, tested) {
    const ancestry = createAncestry(lookup, tested);
    const [newest] = runs;
    if (newest === void 0) return;
    await ancestry.isAncestor(newest.sha);
    const atMergeBase = runs.filter(({ sha }) => sha === ancestry.mergeBase());
    const order = [.../* @__PURE__ */ new Set([newest, ...atMergeBase, ...runs])].slice(0, MAX_CANDIDATES);
    const others = [];
    for (const run of order) {
      const isAncestor = await ancestry.isAncestor(run.sha);
      if (isAncestor === true) yield { run, isAncestor };
      else others.push({ run, isAncestor });
    }
    yield* others.toSorted((a, b) => b.run.id - a.run.id);
  }
  function createAncestry(lookup, tested) {
    const known = /* @__PURE__ */ new Map();
    let mergeBase;
    let asked = 0;
    async function ask(sha, head) {
      asked += 1;
      try {
        const { data } = await lookup.client.rest.repos.compareCommitsWithBasehead({ ...requestTarget(lookup), basehead: `${sha}...${head}`, per_page: 1 });
        mergeBase ??= data.merge_base_commit.sha;
        return data.status === "ahead" || data.status === "identical";
      } catch (error) {
        lookup.signal.throwIfAborted();
        if ((0, api_failure.c2)(error) !== 404) asked = MAX_COMMITS_ASKED;
        return void 0;
      }
    }
    return { async isAncestor(sha) {
      if (tested === void 0) return void 0;
      if (sha === tested) return true;
      if (!known.has(sha)) {
        known.set(sha, asked < MAX_COMMITS_ASKED ? await ask(sha, tested) : void 0);
      }
      return known.get(sha);
    }, mergeBase: () => mergeBase };
  }
  ;
  async function branchMembership(lookup, branch) {
    try {
      const { data } = await lookup.client.rest.repos.getBranch({ ...requestTarget(lookup), branch });
      const tip = data.commit.sha;
      return { kind: "known", has: async (sha) => sha === tip || await isAncestorOf(lookup, sha, tip) };
    } catch (error) {
      lookup.signal.throwIfAborted();
      const status = (0, api_failure.c2)(error);
      if (status !== 403 && status !== 404) throw error;
      return { kind: "refused", reason: "no-permission", message: "the token may not read which commits are on the branch", permission: "contents: read" };
    }
  }
  async function isAncestorOf(lookup, sha, tip) {
    try {
      const { data } = await lookup.client.rest.repos.compareCommitsWithBasehead({ ...requestTarget(lookup), basehead: `${sha}...${tip}`, per_page: 1 });
      return data.status === "ahead" || data.status === "identical";
    } catch (error) {
      lookup.signal.throwIfAborted();
      if ((0, api_failure.c2)(error) === 404) return false;
      throw error;
    }
  }
  var read_report = __webpack_require__(30019);
  var artifact_names = __webpack_require__(97052);
  var download_report = __webpack_require__(13234);
  var run_artifacts = __webpack_require__(44312);
  ;
  const MAX_PAGES = 3;
  const MAX_DOWNLOADS = 12;
  async function reportArtifacts(lookup, runId) {
    const { artifactName, job } = lookup.wanted;
    const named = (await (0, run_artifacts.N)({ ...lookup, runId }, MAX_PAGES)).filter(({ name }) => (0, artifact_names.nZ)(name, artifactName, job));
    if (named.length === 0) {
      return refused("no-artifact", `its run ${runId} has no artifact "${artifactName}"`);
    }
    const kept = named.filter(({ expired }) => !expired);
    if (kept.length === 0) {
      return refused("expired", `the artifact "${artifactName}" of its run ${runId} has expired`);
    }
    const artifacts = kept.map(({ id: id2, name, created_at: createdAt }) => ({ id: id2, name, uploadedAt: createdAt ?? void 0 }));
    return { kind: "listed", artifacts: artifacts.toSorted((a, b) => b.id - a.id) };
  }
  async function reportOfRun(lookup, runId) {
    const listed = await reportArtifacts(lookup, runId);
    if (listed.kind === "refused") return listed;
    const { artifacts } = listed;
    const isOnly = new Set(artifacts.map(({ name }) => name)).size === 1;
    let second;
    let refusal;
    for (const artifact of artifacts.slice(0, MAX_DOWNLOADS)) {
      const read = await readArtifact(lookup, artifact.id, read_report.Cl.maxBytes);
      if (read.kind === "refused") {
        const message = `the report of its run ${runId}: ${read.message}`;
        if (refusal === void 0 || read.isOwn === true) refusal = { ...read, message };
        continue;
      }
      const { report } = read;
      const similarity = similarityOf(report, lookup.wanted);
      const isOwnStep = similarity === "same-step";
      const { uploadedAt } = artifact;
      const found = { kind: "report", report, isOwnStep, uploadedAt };
      if (isOwnStep) return found;
      if (similarity === "same-inputs" || similarity === "same-suites" && isOnly) second ??= found;
    }
    return second ?? refusal ?? refused("no-artifact", `the reports of its run ${runId} are about other suites or inputs`);
  }
  async function readArtifact({ client, repository, signal }, artifactId, maxBytes) {
    const download = await (0, download_report.F)({ client, repository, artifactId, maxBytes, signal });
    if (download.kind !== "report") return refused(reasonOf(download), download.message);
    const read = await (0, read_report.tL)(download.bytes, { ...read_report.Cl, maxBytes });
    if (read.kind === "report") {
      return { kind: "report", report: read.report, bytes: download.bytes.byteLength };
    }
    const { refusal } = read;
    const message = (0, read_report.WW)(refusal);
    if (read.isOwn) return { ...refused("broken", message), isOwn: true };
    switch (refusal.reason) {
      case "too-large":
      case "wrong-version":
        return refused(refusal.reason, message);
      case "too-many-values":
        return refused("too-large", message);
      case "not-json":
      case "too-deep":
      case "invalid":
        return refused("broken", message);
    }
  }
  function reasonOf({ kind }) {
    return kind;
  }
  function similarityOf({ run, suites }, wanted) {
    if (!suites.some(({ name }) => wanted.suites.includes(name))) return "other";
    if (run.step === void 0 || !isSameStep(run.step, wanted.step)) return "same-suites";
    const isSameJob = run.job === wanted.job && run.step.matrix === wanted.step.matrix;
    return isSameJob ? "same-step" : "same-inputs";
  }
  function isSameStep(one, other) {
    const facts = ({ workingDirectory, config, filters, commentKey }) => JSON.stringify([workingDirectory, config, filters, commentKey ?? null]);
    return facts(one) === facts(other);
  }
  var branch_events = __webpack_require__(9033);
  ;
  const PAGE = 50;
  async function readRun(lookup, runId) {
    const { data } = await lookup.client.rest.actions.getWorkflowRun({ ...requestTarget(lookup), run_id: runId, exclude_pull_requests: true });
    return workflowRun(data);
  }
  async function runsOfBranch(lookup, workflowId, branch) {
    const pages = await Promise.all(branch_events.t.map((event) => listRuns(lookup, workflowId, { branch, event })));
    return pages.flat().filter((run) => run.isOfThisRepository && run.branch === branch).toSorted((a, b) => b.id - a.id);
  }
  async function runsOfCommit(lookup, workflowId, sha) {
    const runs = await listRuns(lookup, workflowId, { head_sha: sha });
    return runs.toSorted((a, b) => b.id - a.id);
  }
  async function listRuns(lookup, workflowId, filter) {
    const { data } = await lookup.client.rest.actions.listWorkflowRuns({ ...requestTarget(lookup), ...filter, workflow_id: workflowId, status: "completed", per_page: PAGE, exclude_pull_requests: true });
    return data.workflow_runs.map(workflowRun);
  }
  function workflowRun(run) {
    return { id: run.id, workflowId: run.workflow_id, attempt: run.run_attempt ?? 1, sha: run.head_sha, branch: run.head_branch, headRepository: run.head_repository?.id, isOfThisRepository: run.head_repository?.id === run.repository.id, url: run.html_url, startedAt: run.run_started_at ?? run.created_at };
  }
  ;
  const MAX_ATTEMPTS = 5;
  const attempts_MAX_DOWNLOADS = 12;
  async function collectAttempts(lookup, search, found) {
    let bytesLeft = read_report.Cl.maxBytes;
    let downloadsLeft = attempts_MAX_DOWNLOADS;
    for (const run of await runsToRead(lookup, search)) {
      const listed = await reportArtifacts(lookup, run.id);
      if (listed.kind === "refused") continue;
      for (const { id: id2 } of listed.artifacts) {
        if (found.length === MAX_ATTEMPTS || downloadsLeft === 0) return;
        downloadsLeft -= 1;
        const read = await readArtifact(lookup, id2, bytesLeft);
        if (read.kind === "refused") continue;
        bytesLeft -= read.bytes;
        if (isOtherAttempt(read.report, run, search) && isOfThisStep(read.report, lookup)) {
          found.push(read.report);
        }
      }
    }
  }
  async function runsToRead(lookup, { own, attempt, otherRuns }) {
    const earlier = attempt > 1 ? [own] : [];
    if (!otherRuns) return earlier;
    const runs = await runsOfCommit(lookup, own.workflowId, own.sha);
    const others = runs.filter(({ id: id2, sha, headRepository }) => id2 !== own.id && sha === own.sha && headRepository === own.headRepository);
    return [...earlier, ...others];
  }
  function isOtherAttempt(report, run, { own, attempt }) {
    if (run.id !== own.id) return true;
    return report.run.runAttempt !== void 0 && report.run.runAttempt < attempt;
  }
  function isOfThisStep(report, { wanted }) {
    return similarityOf(report, wanted) === "same-step";
  }
  ;
  function noticeOf({ reason, message, permission }, { branch, isOnBranch }) {
    const action = actionFor(reason, branch, permission);
    if (action === void 0) return void 0;
    const compared = isOnBranch ? `the run before on ${branch}` : branch;
    return `Not compared with ${compared}: ${message}. ${action}`;
  }
  function actionFor(reason, branch, permission = "actions: read") {
    switch (reason) {
      case "disabled":
      case "not-applicable":
      case "no-run":
        return void 0;
      case "no-token":
        return 'Set it, or set "compare: never".';
      case "no-permission":
        return `Add "${permission}" to the permissions of the job.`;
      case "no-artifact":
        return `Let the runs on ${branch} upload their report: the same "artifact-name", and "artifacts: always".`;
      case "expired":
        return `Run the workflow on ${branch} again, or let it run on a schedule.`;
      case "too-large":
        return 'Set "outputs: failed" or "outputs: none", which makes reports smaller.';
      case "broken":
      case "wrong-version":
        return `Run the workflow on ${branch} again: its next report takes the place of this one.`;
      case "too-slow":
      case "failed":
        return "Re-run the job to compare.";
    }
  }
  ;
  const TIME_LIMIT_MS = 2e4;
  const MAX_REFUSED_REPORTS = 3;
  const MAX_OLDER_RUNS = 3;
  const MAX_BESIDE = 2;
  const MAX_REMEMBERED_RUNS = 10;
  async function findBaseReport(request) {
    const side = baseSideOf(request.context);
    if (side === void 0) return { kind: "unavailable", reason: "not-applicable" };
    if (request.token === "") {
      const empty = refused("no-token", 'the input "github-token" is empty');
      return { kind: "unavailable", reason: empty.reason, notice: noticeOf(empty, side) };
    }
    const { base, attempts, beside } = await searchInTime(request, side);
    if (base.kind === "refused") {
      const defect = base.isOwn === true ? `${side.branch}: ${base.message}` : void 0;
      return { kind: "unavailable", reason: base.reason, defect, notice: noticeOf(base, side) };
    }
    const { report, reference, newer } = base;
    const notice = newer === void 0 ? void 0 : `Compared with an older report of ${side.branch}: ${newer.message}.`;
    return { kind: "found", report, base: reference, attempts, beside, notice };
  }
  function baseSideOf(context) {
    const { eventName, ref, baseBranch, repository, runId } = context;
    if (repository === void 0 || runId === void 0) return void 0;
    if (baseBranch !== void 0) {
      return { branch: baseBranch, isOnBranch: false, repository, runId };
    }
    const isOnBranch = (0, branch_events.v)(eventName);
    const branch = isOnBranch ? (0, github_context.V4)(ref) : void 0;
    return branch === void 0 ? void 0 : { branch, isOnBranch, repository, runId };
  }
  async function searchInTime(request, side) {
    const { timeLimitMs = TIME_LIMIT_MS } = request;
    const seconds = Math.round(timeLimitMs / 1e3);
    const attempts = [];
    const beside = [];
    let base = refused("too-slow", `GitHub took longer than ${(0, format.LS)(seconds, "second")}`);
    let sibling;
    const enough = new AbortController();
    try {
      await (0, time_limit.B)(timeLimitMs, async (timeout) => {
        const lookup = await startLookup(request, side, AbortSignal.any([timeout, enough.signal]));
        const own = await readRun(lookup, side.runId);
        const { runAttempt = own.attempt } = request.context;
        const search = { own, attempt: runAttempt, otherRuns: !side.isOnBranch };
        const collecting = collectAttempts(lookup, search, attempts).catch(() => void 0);
        base = await searchBase(lookup, side, { own, tested: request.testedSha ?? request.context.sha, onSibling: (found) => void (base = sibling = found) });
        if (base.kind !== "found") return;
        await collectBeside(lookup, base, beside).catch(() => void 0);
        await collecting;
      });
    } catch (error) {
      base = sibling ?? refusalOf(error);
    } finally {
      enough.abort();
    }
    return { base, attempts: [...attempts], beside: [...beside] };
  }
  async function startLookup({ context, token, secondMs, artifactName, step, suites }, { repository }, signal) {
    const client = await (0, github_client.createGitHubClient)({ token, apiUrl: context.apiUrl, secondMs });
    const wanted = { artifactName, step, suites, job: context.job };
    return { client, repository, wanted, signal };
  }
  async function searchBase(lookup, { branch, isOnBranch }, { own, tested, onSibling }) {
    const runs = (await runsOfBranch(lookup, own.workflowId, branch)).filter(({ id: id2 }) => isOnBranch ? id2 < own.id : id2 !== own.id);
    if (runs.length === 0) return noRun(branch);
    const onBranch = await branchMembership(lookup, branch);
    if (onBranch.kind === "refused") return onBranch;
    let absent;
    let bad;
    let badReports = 0;
    let ofSibling;
    let older = 0;
    for await (const candidate of byPreference(lookup, runs, tested)) {
      if (!await onBranch.has(candidate.run.sha)) continue;
      if (ofSibling !== void 0 && (older += 1) > MAX_OLDER_RUNS) break;
      const found = await reportOfRun(lookup, candidate.run.id);
      if (found.kind === "report") {
        const base = { kind: "found", report: found.report, reference: referenceOf(candidate, found, branch), earlier: runs.filter(({ id: id2 }) => id2 < candidate.run.id), onBranch, newer: bad };
        if (found.isOwnStep) return base;
        if (ofSibling === void 0) onSibling(base);
        ofSibling ??= base;
        continue;
      }
      if (ofSibling !== void 0) continue;
      if (found.reason === "no-permission" || found.isOwn === true) return found;
      if (found.reason === "no-artifact" || found.reason === "expired") {
        if (absent === void 0 || absent.reason !== "expired" && found.reason === "expired") {
          absent = found;
        }
        continue;
      }
      bad ??= found;
      badReports += 1;
      if (badReports === MAX_REFUSED_REPORTS) break;
    }
    return ofSibling ?? bad ?? absent ?? noRun(branch);
  }
  async function collectBeside(lookup, { report, earlier, onBranch }, found) {
    const remembered = report.memory?.runs ?? [];
    const trend = report.memory?.trend ?? [];
    const known = /* @__PURE__ */ new Set([report.run.sha, ...[...remembered, ...trend].map(({ sha }) => sha)]);
    const before = remembered[1]?.runId ?? 0;
    const unknown = earlier.filter(({ id: id2, sha }) => id2 > before && !known.has(sha));
    for (const { id: id2, sha } of unknown.slice(0, MAX_BESIDE)) {
      if (!await onBranch.has(sha)) continue;
      const read = await reportOfRun(lookup, id2);
      if (read.kind === "report" && isOfSameJob(read.report, report)) found.push(read.report);
    }
  }
  function isOfSameJob({ run: one }, { run: other }) {
    return one.job === other.job && one.step?.matrix === other.step?.matrix;
  }
  function noRun(branch) {
    return refused("no-run", `this workflow has no finished run on ${branch} yet`);
  }
  function referenceOf({ run, isAncestor }, { report, uploadedAt }, branch) {
    const remembered = report.memory?.runs.length ?? 1;
    const { runAttempt = run.attempt } = report.run;
    return { source: "artifact", branch, sha: run.sha, runId: run.id, runAttempt: Math.min(runAttempt, run.attempt), runUrl: run.url, finishedAt: uploadedAt ?? run.startedAt, isAncestor, runs: Math.min(Math.max(remembered, 1), MAX_REMEMBERED_RUNS) };
  }
  function refusalOf(error) {
    if ((0, api_failure.HQ)(error).kind === "read-only-token") {
      return refused("no-permission", "the token may not read workflow runs");
    }
    const message = (0, api_failure.Uc)(error);
    return refused("failed", (0, api_failure.c2)(error) === void 0 ? `GitHub could not be reached: ${message}` : `GitHub refused: ${message}`);
  }
}), 30019: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $d: () => sizeOf, Cl: () => READ_LIMITS, WW: () => refusalWords, hz: () => OwnReportRefused, k$: () => FOREIGN_LIMITS, lG: () => PART_LIMITS, tL: () => readReport });
  var _basics_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88277);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43117);
  var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47060);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16670);
  const READ_LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 256, maxValues: 4e6 };
  const PART_LIMITS = { ...READ_LIMITS, maxBytes: 400 * 1024 * 1024, maxValues: 25e6 };
  const FOREIGN_LIMITS = { ...READ_LIMITS, maxValues: 2e6 };
  const MAX_QUOTE = 200;
  async function readReport(bytes, limits = READ_LIMITS) {
    const { maxBytes, maxDepth, maxValues } = limits;
    if (bytes.byteLength > maxBytes) {
      return refused({ reason: "too-large", bytes: bytes.byteLength, maxBytes });
    }
    const { depth, values } = sizeOf(bytes, limits);
    if (depth > maxDepth) return refused({ reason: "too-deep", maxDepth }, isOwn(bytes));
    if (values > maxValues) return refused({ reason: "too-many-values", maxValues });
    const parsed = parseJson(bytes);
    if (parsed.kind === "fault") return refused({ reason: "not-json", message: parsed.message });
    const { value } = parsed;
    const version = versionOf(value);
    if (version !== _report_js__WEBPACK_IMPORTED_MODULE_3__.A) return refused({ reason: "wrong-version", version });
    const { validate } = await loadValidator();
    if (validate(value)) return { kind: "report", report: value };
    const [fault] = validate.errors ?? [];
    return refused({ reason: "invalid", path: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(fault?.instancePath ?? "", MAX_QUOTE), message: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(fault?.message ?? "does not fit the schema", MAX_QUOTE) }, isOwn(bytes));
  }
  function refusalWords(refusal) {
    switch (refusal.reason) {
      case "too-large":
        return `it has ${refusal.bytes} bytes, and ${refusal.maxBytes} are read at most`;
      case "not-json":
        return `it is not JSON: ${refusal.message}`;
      case "too-deep":
        return `it nests values more than ${refusal.maxDepth} deep`;
      case "too-many-values":
        return `it has more than ${refusal.maxValues} values`;
      case "wrong-version":
        return refusal.version === void 0 ? "it is not a report: it states no version" : `it is of version ${refusal.version}, and this action reads version ${_report_js__WEBPACK_IMPORTED_MODULE_3__.A}`;
      case "invalid":
        return `it does not fit the published schema: ${refusal.path} ${refusal.message}`;
    }
  }
  class OwnReportRefused extends Error {
    constructor(place, refusal) {
      super(`the report ${place} says that this version of the action (${_version_js__WEBPACK_IMPORTED_MODULE_1__.Y}) wrote it, and it cannot be read: ${refusalWords(refusal)}`);
      this.name = "OwnReportRefused";
    }
  }
  function refused(refusal, isOwnReport = false) {
    return { kind: "refused", refusal, isOwn: isOwnReport };
  }
  const HEAD_BYTES = 4096;
  const TOOL = /"tool":\s*\{\s*"name":\s*("(?:[^"\\]|\\.)*"),\s*"version":\s*("(?:[^"\\]|\\.)*")/;
  function isOwn(bytes) {
    const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("utf8");
    const [, name, version] = TOOL.exec(head) ?? [];
    return name === JSON.stringify(_version_js__WEBPACK_IMPORTED_MODULE_1__.p) && version === JSON.stringify(_version_js__WEBPACK_IMPORTED_MODULE_1__.Y);
  }
  async function loadValidator() {
    return __webpack_require__.e(2873).then(__webpack_require__.t.bind(__webpack_require__, 22873, 19));
  }
  function parseJson(bytes) {
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return { kind: "value", value: JSON.parse(text) };
    } catch (error) {
      return { kind: "fault", message: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.xC)(error), MAX_QUOTE) };
    }
  }
  function versionOf(value) {
    if (!(0, _basics_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(value) || !Object.hasOwn(value, "version")) return void 0;
    const { version } = value;
    return typeof version === "string" || typeof version === "number" ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(String(version), 20) : void 0;
  }
  const SHORT_STRING = 64;
  const SPACE = 32;
  const QUOTE = 34;
  const BACKSLASH = 92;
  const OPEN_ARRAY = 91;
  const CLOSE_ARRAY = 93;
  const OPEN_OBJECT = 123;
  const CLOSE_OBJECT = 125;
  const COMMA = 44;
  const UNBOUNDED = { maxDepth: Infinity, maxValues: Infinity };
  function sizeOf(bytes, { maxDepth, maxValues } = UNBOUNDED) {
    let depth = 0;
    let deepest = 0;
    let values = 1;
    for (let index = 0; index < bytes.length; index += 1) {
      let byte = bytes[index] ?? 0;
      while (byte === SPACE) byte = bytes[index += 1] ?? 0;
      if (byte === QUOTE) index = endOfString(bytes, index);
      else if (byte === COMMA) values += 1;
      else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
      else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        depth += 1;
        values += 1;
        deepest = Math.max(deepest, depth);
        if (depth > maxDepth || values > maxValues) break;
      }
    }
    return { depth: deepest, values };
  }
  function endOfString(bytes, start) {
    const near = Math.min(bytes.length, start + SHORT_STRING);
    for (let index = start + 1; index < near; index += 1) {
      const byte = bytes[index];
      if (byte === QUOTE) return index;
      if (byte === BACKSLASH) index += 1;
    }
    return endOfLongString(bytes, start);
  }
  function endOfLongString(bytes, start) {
    let end = bytes.indexOf(QUOTE, start + 1);
    while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
    return end === -1 ? bytes.length : end;
  }
  function isEscaped(bytes, index) {
    let backslashes = 0;
    while (bytes[index - 1 - backslashes] === BACKSLASH) backslashes += 1;
    return backslashes % 2 === 1;
  }
}), 16670: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { A: () => REPORT_VERSION });
  const REPORT_VERSION = "2";
}) };
