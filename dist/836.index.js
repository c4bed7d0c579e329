export const id = 836;
export const ids = [836];
export const modules = { 94836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { conclude: () => conclude, n: () => publishSettings, V: () => runMetadata });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var verdict = __webpack_require__(29301);
  var artifacts = __webpack_require__(66316);
  var pull_request = __webpack_require__(73828);
  var github_context = __webpack_require__(7564);
  var publish = __webpack_require__(51575);
  var git = __webpack_require__(62945);
  var build_report = __webpack_require__(29001);
  var fit_report = __webpack_require__(47904);
  var views = __webpack_require__(4085);
  var version = __webpack_require__(47060);
  var compare_run = __webpack_require__(20998);
  var job_log = __webpack_require__(93383);
  var folder_problems = __webpack_require__(95624);
  var workspace_files = __webpack_require__(70181);
  var report_files = __webpack_require__(80959);
  var repository_paths = __webpack_require__(4726);
  ;
  const INPUTS = { "fail-on": ({ failOn }) => ranked(failOn, ["never", "gates"]), responses: ({ responses }) => ranked(responses, ["replay", "cache", "live"]), "on-missing-secrets": ({ onMissingSecrets }) => ranked(onMissingSecrets, ["skip", "replay", "fail"]), compare: ({ compare }) => compare === "auto" || compare === "never" ? ranked(compare, ["never", "a path", "auto"]) : ["a path", 1], "only-changed": ({ onlyChanged }) => ranked(String(onlyChanged), ["true", "false"]), "reuse-days": ({ onlyChanged, reuseDays }) => onlyChanged ? [String(reuseDays), -reuseDays] : void 0, "stop-when-decided": ({ stopWhenDecided }) => ranked(String(stopWhenDecided), ["true", "false"]), config: "suites that are gone are told by their names", "working-directory": "the same: what is found there is compared by the names of suites and tests", tags: "tests that the base branch asked and this run does not are told", tests: "as tags", models: "as tags", sample: "as tags", repeat: "it is in the demands of each test", "min-passes": "it is in the demands of each test", "timeout-ms": "it is in the demands of each test", "pass-rate-min": "it is in the demands of the suite", "max-cost-usd": "it is in the demands of the suite", mode: "a run that judges nothing says so in its title", shard: "a part judges nothing, and tells where the base branch asks the whole; the merge wants every part", reports: "a merge wants every part of the plan", matrix: "filled in by GitHub", "matrix-jobs": "filled in by GitHub", concurrency: "asks the same", "max-minutes": "what it cuts off counts as not passed", "allow-commands": "tests that may not run are an error", "github-token": "without it nothing is compared, which every view says", "artifact-name": "where no report of that name is found nothing is compared, which every view says", comment: "where it is shown", "comment-key": "where it is shown", "check-name": "where it is shown", review: "where it is shown", summary: "where it is shown", annotations: "where it is shown", artifacts: "where it is shown", "retention-days": "where it is shown", "report-dir": "where it is shown", outputs: "what is shown of the answers", compliance: "documents without a verdict", history: "a trend without a verdict", issue: "of scheduled runs, without a verdict" };
  function ranked(value, values) {
    return [value, values.indexOf(value === "record" ? "live" : value)];
  }
  const OF_THE_MERGE = /* @__PURE__ */ new Set(["inputs.fail-on", "inputs.compare"]);
  function demandsOfInputs(inputs, ofParts) {
    if (ofParts !== void 0) {
      const isOwn = ([what]) => OF_THE_MERGE.has(what);
      return [...demandsOfInputs(inputs).filter(isOwn), ...ofParts.filter((demand) => !isOwn(demand))];
    }
    return Object.entries(INPUTS).flatMap(([name, demanded]) => {
      const known = typeof demanded === "string" ? void 0 : demanded(inputs);
      return known === void 0 ? [] : [[`inputs.${name}`, "lower", [known[1]], known[0]]];
    });
  }
  var session_session = __webpack_require__(22184);
  ;
  async function conclude(result, session, host) {
    const { inputs, log } = session;
    const own = await (0, repository_paths.d)(publicReport(result, session), session);
    const whole = await withPullRequest(own, session, host);
    const fitted = (0, session_session.Nw)(inputs) ? await (0, fit_report.kq)(whole) : void 0;
    const report = fitted?.report ?? whole;
    const permit = host.end.decide();
    const files = fitted && await tryWriteFiles(fitted, result, { ...session, permit });
    const keeping = keepAfterRun(report, { ...session, permit }, selectionOfRun(result, session));
    if (session.where === "local") {
      const from = (0, session_session.hh)(host);
      host.write((0, views.bF)(report, { color: session.color, verbose: session.verbose, columns: host.isTerminal ? host.columns() : void 0, files: (files?.all ?? []).map((path) => (0, external_node_path_.relative)(from, path)) }));
    } else {
      (0, job_log.D)(report, inputs.annotations, log);
      const published = await publishReport(report, files, { ...session, permit }, host);
      await keeping;
      (0, job_log.i)(published, inputs.failOn, log);
      return (0, verdict.ni)(published.verdict, inputs.failOn);
    }
    await keeping;
    return (0, verdict.ni)(report.verdict, inputs.failOn);
  }
  async function keepAfterRun(report, session, selection) {
    const { inputs, where, log, permit } = session;
    if (report.interruption?.kind === "signal") return;
    const failed = (what) => (error) => {
      log.warning(`${what} was not written: ${(0, basics.kc)(error)}`);
    };
    const keep = async () => {
      if (inputs.history === void 0) return;
      const { keepHistory } = await __webpack_require__.e(655).then(__webpack_require__.bind(__webpack_require__, 98655));
      permit.require();
      await keepHistory(report, session, selection);
    };
    const raise = async () => {
      if (inputs.issue === "never" || where === "local") return;
      const { raiseIssue } = await __webpack_require__.e(655).then(__webpack_require__.bind(__webpack_require__, 98655));
      permit.require();
      await raiseIssue(report, session);
    };
    await Promise.all([keep().catch(failed("The history")), raise().catch(failed("The issue about the model"))]);
  }
  function publicReport(result, session) {
    const run = runMetadata(result, session);
    const { suites, base, interruption } = result;
    const { context } = session;
    const { filters = [] } = selectionOfRun(result, session) ?? {};
    const isSample = suites.some(({ facts }) => facts.sample !== void 0);
    const isPartial = filters.length > 0 || isSample || interruption !== void 0;
    const shard = reportedShard(result, session);
    const report = (0, build_report.FK)({ tool: { name: version.p, version: version.Y }, verdict: result.verdict, run, suites, interruption, shard, comparison: base && (0, compare_run.rW)(base, context.baseBranch, suites.map(({ facts }) => facts.name), run), savings: result.savings, memory: shard === void 0 ? (0, compare_run.uo)(context, { suites, base, isPartial }, run) : void 0, problems: result.problems, notices: result.notices });
    const shown = result.preview === void 0 ? report : { ...report, preview: result.preview };
    const redacted = session.secrets.redactDeep(shown);
    const replaced = replacedNotices(session.secrets.replacedVariables);
    return (0, fit_report.Bm)({ ...redacted, notices: [...redacted.notices, ...replaced] }, report.run.outputs);
  }
  async function withPullRequest(report, { where, context, inputs, log, secrets, workingDirectory }, { environment }) {
    const isCancelled = report.interruption?.kind === "signal";
    if (where === "local" || report.shard !== void 0 || isCancelled) return report;
    const destination = destinationOf(report, context, environment);
    const skills = await skillFoldersIn(workingDirectory);
    const asking = { destination, token: inputs.githubToken, log, skills };
    const { changedFiles, unseenChanges } = await (0, pull_request.om)(report, asking);
    return { ...report, ...changedFiles !== void 0 && { changedFiles: secrets.redactDeep(changedFiles) }, ...unseenChanges !== void 0 && { unseenChanges: secrets.redactDeep(unseenChanges) } };
  }
  async function skillFoldersIn(folder) {
    const checkout = await (0, git.o5)(folder);
    if (checkout === void 0) return [];
    const tracked = await (0, git.O)(checkout.folder, ["SKILL.md", "*/SKILL.md"]);
    return [...tracked.keys()].map((file) => external_node_path_.posix.dirname(file));
  }
  function destinationOf({ run }, context, environment) {
    return { ...(0, github_context.d6)(context, environment), sha: run.sha };
  }
  function replacedNotices(variables) {
    if (variables.length === 0) return [];
    const what = variables.length === 1 ? "variable" : "variables";
    return [`Replaced by *** wherever it was said: the value of the step's ${what} ${variables.join(", ")}. Name in \`keys\` what a program needs; a variable that is not secret needs a name that does not end in KEY, TOKEN, SECRET or PASSWORD.`];
  }
  function selectionOfRun({ merged }, { inputs }) {
    return merged === void 0 ? (0, session_session.Wm)(inputs) : merged.selection;
  }
  function reportedShard({ shardPlan }, { inputs, context }) {
    if (inputs.shard === void 0 || inputs.mode !== "run") return void 0;
    return { ...inputs.shard, runner: context.runner, plan: shardPlan };
  }
  function runMetadata({ startedAt, responses, merged }, session) {
    const { inputs, context, where } = session;
    const finishedAt = /* @__PURE__ */ new Date();
    const sha = merged?.sha ?? ownCommit(session);
    const { repository } = context;
    return { startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString(), durationMs: Math.max(0, finishedAt.getTime() - startedAt.getTime()), responses: responses ?? inputs.responses, failOn: inputs.failOn, outputs: merged === void 0 ? inputs.outputs : (0, fit_report.Rn)(merged.outputs, inputs.outputs), serverUrl: where === "github" ? context.serverUrl : void 0, repository: repository === void 0 ? void 0 : `${repository.owner}/${repository.name}`, sha, ref: context.ref, event: context.eventName, pullRequest: context.pullRequest?.number, workflow: context.workflow, job: context.job, runId: context.runId, runAttempt: context.runAttempt, runUrl: context.runUrl, step: where === "github" ? (0, session_session.Xl)(inputs) : void 0, inputs: where === "github" ? demandsOfInputs(inputs, merged?.inputs) : void 0 };
  }
  function ownCommit(session) {
    const { inputs, context } = session;
    const isUnknown = inputs.mode === "merge" && (0, session_session.tK)(session) === void 0;
    return isUnknown && session.where === "github" ? context.pullRequest?.headSha : context.sha;
  }
  async function isNowhere({ where, inputs, workspace, workingDirectory }) {
    if (where === "github" || inputs.mode === "merge" || inputs.mode === "comment") return false;
    const { files } = await (0, workspace_files.Js)({ workspace, workingDirectory, patterns: inputs.config });
    return files.length === 0;
  }
  async function tryWriteFiles(fitted, result, session) {
    const { report } = fitted;
    const { inputs, workspace, workingDirectory, log, permit } = session;
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    if (await isNowhere(session)) {
      await (0, promises_.rmdir)(directory).catch(() => void 0);
      return void 0;
    }
    const compliance = inputs.compliance === "auto" ? report.suites.some((suite) => suite.compliance.enabled) : inputs.compliance === "true";
    try {
      if (await (0, folder_problems.dr)(workspace, directory)) {
        throw new Error("a symbolic link leads out of the workspace");
      }
      const views2 = report.shard === void 0 ? "all" : "none";
      const files = await (0, report_files.t)(fitted, { permit, directory, views: views2, compliance: compliance && report.suites.length > 0 && views2 === "all", complianceCopies: result.complianceFolders });
      for (const problem of files.problems) log.warning(problem);
      return files;
    } catch (error) {
      const refusal = await (0, folder_problems.IV)(session);
      const isSaid = result.problems.some(({ message }) => message === refusal?.message);
      if (!isSaid) {
        const message = (0, basics.kc)(error);
        log.warning(`The report files could not be written to ${inputs.reportDir}: ${message}`);
      }
      return void 0;
    }
  }
  async function publishReport(report, files, { inputs, context, log, workingDirectory, permit }, { environment }) {
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    const published = await (0, publish.mk)({ permit, report, settings: publishSettings(report, inputs), files: { rootDirectory: directory, files: files?.all ?? [] }, destination: destinationOf(report, context, environment), log, views: report.shard === void 0 ? views.aH : { ...views.aH, summary: views.uC } });
    const { shard } = report;
    const final = shard !== void 0 && (files === void 0 || published.artifact.kind === "failed") ? { ...report, verdict: lostPartVerdict(report.verdict) } : report;
    const paths = { reportDir: directory, report: files?.report, junit: files?.junit, html: files?.html, compliance: files?.compliance };
    try {
      await (0, publish.n0)(published, permit, { report: final, paths });
    } catch (error) {
      const message = (0, basics.kc)(error);
      log.warning(`The outputs could not be written: ${message}`);
    }
    return final;
  }
  function lostPartVerdict(verdict2) {
    if (verdict2.exitCode !== 0) return verdict2;
    const reason = "Its report was not uploaded, and no merge can do without it; run the job again";
    return { result: "error", exitCode: 3, reason };
  }
  function publishSettings({ shard }, inputs) {
    const isParts = inputs.mode === "parts";
    const settings = { token: inputs.githubToken, comment: (0, session_session.Nw)(inputs) ? inputs.comment : "never", review: inputs.review, checkName: inputs.checkName, matrix: inputs.matrix, summary: inputs.summary, annotations: inputs.annotations, artifacts: (0, session_session.Nw)(inputs) ? inputs.artifacts : "never", artifactName: isParts ? `${inputs.artifactName}-parts` : inputs.artifactName, ...isParts && { keySuffix: "/parts" }, retentionDays: inputs.retentionDays };
    if (inputs.mode === "comment") return { ...settings, review: "never", checkName: "" };
    if (shard === void 0) return settings;
    return { ...settings, comment: "never", review: "never", checkName: "", annotations: false, artifacts: inputs.artifacts === "never" ? "never" : "always", artifactName: (0, artifacts.u9)(inputs.artifactName, shard.index) };
  }
}), 93383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { D: () => logProblems, i: () => announce });
  var _config_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45436);
  var _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29301);
  var _report_views_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4085);
  var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72963);
  const MAX_PROBLEM_ANNOTATIONS = 9;
  function logProblems(report, annotations, log) {
    const most = annotations ? MAX_PROBLEM_ANNOTATIONS : 0;
    for (const [index, problem] of report.problems.entries()) {
      const { location } = problem;
      if (index >= most) log.info((0, _config_problem_js__WEBPACK_IMPORTED_MODULE_0__.Vw)(problem));
      else {
        const place = location === void 0 || location.elsewhere === true ? {} : { file: location.file, line: location.line, column: location.column };
        log.error((0, _config_problem_js__WEBPACK_IMPORTED_MODULE_0__.Vw)(problem), { title: _report_views_js__WEBPACK_IMPORTED_MODULE_2__.dA, ...place });
      }
      for (const line of (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_3__.iR)(problem)) log.info(`  ${line}`);
    }
  }
  function announce(report, failOn, log) {
    const { verdict, suites } = report;
    if (verdict.exitCode === 0 && suites.length === 0 && (0, _report_views_js__WEBPACK_IMPORTED_MODULE_2__.oW)(report) === void 0) {
      log.warning((0, _report_views_js__WEBPACK_IMPORTED_MODULE_2__.oh)(report));
      return;
    }
    log.info((0, _report_views_js__WEBPACK_IMPORTED_MODULE_2__.No)(report));
    if (verdict.exitCode === 0) return;
    if ((0, _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.ni)(verdict, failOn) === 0) log.warning((0, _report_views_js__WEBPACK_IMPORTED_MODULE_2__.oh)(report));
    else log.fail((0, _report_views_js__WEBPACK_IMPORTED_MODULE_2__.oh)(report));
  }
}), 80959: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { n: () => writePlainFiles, t: () => writeReportFiles });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _report_views_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4085);
  var _report_fit_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47904);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15744);
  var _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95624);
  async function writeReportFiles(fitted, { permit, directory, views, compliance, complianceCopies }) {
    permit.require();
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.fc)(directory);
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.CU)(directory);
    const write = createFolderWriter(directory);
    const { report } = fitted;
    const digest = await write("report.json", (0, _report_fit_report_js__WEBPACK_IMPORTED_MODULE_5__.iq)(fitted));
    const problems = [];
    const tried = async (what, action) => {
      try {
        return await action();
      } catch (error) {
        problems.push(`${what}: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.kc)(error)}`);
        return void 0;
      }
    };
    const path = (name) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
    const written = { directory, report: path("report.json"), problems };
    if (views === "none") return { ...written, all: write.paths };
    const junit = await tried("junit.xml was not written", () => write("junit.xml", (0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.S8)(report)));
    const html = await tried("The page report.html was not written", () => writeHtml(report, write));
    const plain = [digest, junit, html].filter((file) => file !== void 0);
    const names = compliance ? await tried("The compliance documents were not written", () => (0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.zs)(report, plain, write)) : void 0;
    for (const copy of names === void 0 ? [] : complianceCopies) {
      await tried(`The compliance documents were not copied to ${copy}`, () => copyFiles(names ?? [], directory, copy));
    }
    return { ...written, ...junit === void 0 ? {} : { junit: path("junit.xml") }, ...html === void 0 ? {} : { html: path("report.html") }, ...names === void 0 ? {} : { compliance: path("compliance.md") }, all: write.paths };
  }
  async function writePlainFiles(permit, directory, files) {
    permit.require();
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.fc)(directory);
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.CU)(directory);
    const write = createFolderWriter(directory);
    for (const name of _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.GY) {
      const text = files[name];
      if (text !== void 0) await write(name, [text]);
    }
    return write.paths;
  }
  async function writeHtml(report, write) {
    const { htmlPieces } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 4085));
    return write("report.html", htmlPieces(report));
  }
  const WRITE_BYTES = 256 * 1024;
  function createFolderWriter(directory) {
    const paths = [];
    const write = async (name, pieces) => {
      const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      await writeWhole(path, async (file) => {
        for (const text of gathered(pieces)) {
          hash.update(text);
          await file.writeFile(text);
        }
      });
      paths.push(path);
      return { name, sha256: hash.digest("hex") };
    };
    return Object.assign(write, { paths });
  }
  async function writeWhole(path, fill) {
    const partial = (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.t4)(path);
    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true });
    const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(partial, "wx");
    try {
      await fill(file);
    } catch (error) {
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partial, path);
  }
  function* gathered(pieces) {
    let text = [];
    let length = 0;
    for (const piece of pieces) {
      text.push(piece);
      length += piece.length;
      if (length < WRITE_BYTES) continue;
      yield text.join("");
      text = [];
      length = 0;
    }
    yield text.join("");
  }
  async function copyFiles(names, from, to) {
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.fc)(to);
    for (const name of names) {
      const partial = (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_6__.t4)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, name));
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true });
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.copyFile)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, name), partial, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_EXCL);
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partial, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, name));
    }
  }
}) };
