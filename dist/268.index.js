export const id = 268;
export const ids = [268];
export const modules = { 93268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { conclude: () => conclude, Q: () => concludeParts });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var format = __webpack_require__(75884);
  var evaluate_verdict = __webpack_require__(29301);
  var artifacts = __webpack_require__(66316);
  var pull_request = __webpack_require__(73828);
  var github_context = __webpack_require__(7564);
  var publish = __webpack_require__(57107);
  var git = __webpack_require__(62945);
  var build_report = __webpack_require__(29001);
  var fit_report = __webpack_require__(47904);
  var report_escape = __webpack_require__(72963);
  var parts_report = __webpack_require__(73376);
  var report_views = __webpack_require__(93139);
  var version = __webpack_require__(47060);
  var compare_run = __webpack_require__(20998);
  var config_problem = __webpack_require__(45436);
  ;
  const MAX_PROBLEM_ANNOTATIONS = 9;
  function logProblems(report, annotations, log) {
    const most = annotations ? MAX_PROBLEM_ANNOTATIONS : 0;
    for (const [index, problem] of report.problems.entries()) {
      const { location } = problem;
      if (index >= most) log.info((0, config_problem.Vw)(problem));
      else {
        const place = location === void 0 || location.elsewhere === true ? {} : { file: location.file, line: location.line, column: location.column };
        log.error((0, config_problem.Vw)(problem), { title: report_views.dA, ...place });
      }
    }
  }
  function announce(report, failOn, log) {
    const { verdict, suites } = report;
    if (verdict.exitCode === 0 && suites.length === 0 && (0, report_views.oW)(report) === void 0) {
      log.warning((0, report_views.oh)(report));
      return;
    }
    log.info((0, report_views.No)(report));
    if (verdict.exitCode === 0) return;
    if ((0, evaluate_verdict.ni)(verdict, failOn) === 0) log.warning((0, report_views.oh)(report));
    else log.fail((0, report_views.oh)(report));
  }
  var checkout_guard = __webpack_require__(25620);
  var folder_problems = __webpack_require__(95624);
  var workspace_files = __webpack_require__(70181);
  var external_node_crypto_ = __webpack_require__(77598);
  var external_node_fs_ = __webpack_require__(73024);
  ;
  async function writeReportFiles(fitted, folder) {
    const { directory, views, compliance, complianceCopies } = folder;
    const write = await emptiedFolder(folder);
    const { report } = fitted;
    const digest = await write("report.json", fitted.pieces());
    const problems = [];
    const tried = async (what, action) => {
      try {
        return await action();
      } catch (error) {
        problems.push(`${what}: ${(0, basics.kc)(error)}`);
        return void 0;
      }
    };
    const path = (name) => (0, external_node_path_.join)(directory, name);
    const written = { report: path("report.json"), problems };
    if (views === "none") return { ...written, all: write.paths };
    const junit = await tried("junit.xml was not written", () => write("junit.xml", (0, report_views.S8)(report)));
    const html = await tried("The page report.html was not written", () => writeHtml(report, write));
    const plain = [digest, junit, html].filter((file) => file !== void 0);
    const documents = compliance ? await tried("The compliance documents were not written", async () => {
      for (const { name, text } of (0, report_views.nx)(report, plain)) await write(name, [text]);
      return COPIED;
    }) : void 0;
    for (const copy of documents === void 0 ? [] : complianceCopies) {
      await tried(`The compliance documents were not copied to ${copy}`, () => copyFiles(documents ?? [], directory, copy));
    }
    return { ...written, ...junit === void 0 ? {} : { junit: path("junit.xml") }, ...html === void 0 ? {} : { html: path("report.html") }, ...documents === void 0 ? {} : { compliance: path("compliance.md") }, all: write.paths };
  }
  async function writePlainFiles(folder, files) {
    const write = await emptiedFolder(folder);
    for (const name of folder_problems.GY) {
      const text = files[name];
      if (text !== void 0) await write(name, [text]);
    }
    return write.paths;
  }
  async function emptiedFolder({ permit, workspace, directory }) {
    permit.require();
    if (await (0, folder_problems.dr)(workspace, directory)) {
      throw new Error("a symbolic link leads out of the workspace");
    }
    await (0, folder_problems.fc)(directory);
    await (0, folder_problems.CU)(directory);
    return createFolderWriter(directory);
  }
  async function writeHtml(report, write) {
    const { htmlPieces } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 93139));
    return write("report.html", htmlPieces(report));
  }
  const COPIED = ["compliance.json", "compliance.md"];
  const WRITE_BYTES = 256 * 1024;
  function createFolderWriter(directory) {
    const paths = [];
    const write = async (name, pieces) => {
      const path = (0, external_node_path_.join)(directory, name);
      const hash = (0, external_node_crypto_.createHash)("sha256");
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
    const partial = (0, folder_problems.t4)(path);
    await (0, promises_.rm)(partial, { force: true });
    const file = await (0, promises_.open)(partial, "wx");
    try {
      await fill(file);
    } catch (error) {
      await (0, promises_.rm)(partial, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await (0, promises_.rename)(partial, path);
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
    await (0, folder_problems.fc)(to);
    for (const name of names) {
      const partial = (0, folder_problems.t4)((0, external_node_path_.join)(to, name));
      await (0, promises_.rm)(partial, { force: true });
      await (0, promises_.copyFile)((0, external_node_path_.join)(from, name), partial, external_node_fs_.constants.COPYFILE_EXCL);
      await (0, promises_.rename)(partial, (0, external_node_path_.join)(to, name));
    }
  }
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
    const keeping = keep(report, { ...session, permit }, selectionOfRun(result, session));
    if (session.where === "local") {
      const from = (0, session_session.hh)(host);
      host.write((0, report_views.bF)(report, { color: session.color, verbose: session.verbose, columns: host.isTerminal ? host.columns() : void 0, files: (files?.all ?? []).map((path) => (0, external_node_path_.relative)(from, path)) }));
    } else {
      logProblems(report, inputs.annotations, log);
      const published = await publishReport(report, files, { ...session, permit }, host);
      await keeping;
      announce(published, inputs.failOn, log);
      return (0, evaluate_verdict.ni)(published.verdict, inputs.failOn);
    }
    await keeping;
    return (0, evaluate_verdict.ni)(report.verdict, inputs.failOn);
  }
  async function keep(report, session, selection) {
    const { history, issue } = session.inputs;
    if (report.interruption?.kind === "signal") return;
    if (history === void 0 && issue === "never") return;
    try {
      const { keepAfterRun } = await __webpack_require__.e(821).then(__webpack_require__.bind(__webpack_require__, 5821));
      await keepAfterRun(report, session, selection);
    } catch (error) {
      session.log.warning(`What outlives the run was not written: ${(0, basics.kc)(error)}`);
    }
  }
  function publicReport(result, session) {
    const run = runMetadata(result, session);
    const { suites, base, interruption } = result;
    const { context } = session;
    const { filters = [] } = selectionOfRun(result, session) ?? {};
    const isSample = suites.some(({ facts }) => facts.sample !== void 0);
    const isPartial = filters.length > 0 || isSample || interruption !== void 0;
    const shard = reportedShard(result, session);
    const report = (0, build_report.F)({ tool: { name: version.p, version: version.Y }, verdict: result.verdict, run, suites, interruption, shard, comparison: base && (0, compare_run.rW)(base, context.baseBranch, suites.map(({ facts }) => facts.name), run), memory: shard === void 0 ? (0, compare_run.uo)(context, { suites, base, isPartial }, run) : void 0, problems: result.problems, notices: result.notices });
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
      const views = report.shard === void 0 ? "all" : "none";
      const files = await writeReportFiles(fitted, { permit, workspace, directory, views, compliance: compliance && report.suites.length > 0 && views === "all", complianceCopies: result.complianceFolders });
      for (const problem of files.problems) log.warning(problem);
      return files;
    } catch (error) {
      const [refusal] = await (0, folder_problems.VG)(session);
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
    const published = await (0, publish.mk)({ permit, report, settings: publishSettings(report, inputs), files: { rootDirectory: directory, files: files?.all ?? [] }, destination: destinationOf(report, context, environment), log, views: report.shard === void 0 ? report_views.aH : { ...report_views.aH, summary: report_views.uC } });
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
  function lostPartVerdict(verdict) {
    if (verdict.exitCode !== 0) return verdict;
    const reason = "Its report was not uploaded, and no merge can do without it; run the job again";
    return { result: "error", exitCode: 3, reason };
  }
  function publishSettings({ shard }, inputs) {
    const isParts = inputs.mode === "parts";
    const settings = { ...inputs, token: inputs.githubToken, ...!(0, session_session.Nw)(inputs) && { comment: "never", artifacts: "never" }, ...isParts && { artifactName: `${inputs.artifactName}-parts`, keySuffix: "/parts" } };
    if (inputs.mode === "comment") return { ...settings, review: "never", checkName: "" };
    if (shard === void 0) return settings;
    return { ...settings, comment: "never", review: "never", checkName: "", annotations: false, artifacts: inputs.artifacts === "never" ? "never" : "always", artifactName: (0, artifacts.u9)(inputs.artifactName, shard.index) };
  }
  async function concludeParts(findings, { session, changed }, host) {
    const { inputs, secrets, log } = session;
    const { startedAt, responses = inputs.responses, ...found } = findings;
    const built = (0, parts_report.xw)(found, { tool: { name: version.p, version: version.Y }, run: runMetadata({ startedAt, responses }, session) });
    const report = secrets.redactDeep({ ...built, verdict: (0, checkout_guard.z)(built.verdict, changed) });
    const permit = host.end.decide();
    const files = await writtenParts(report, { ...session, permit });
    if (session.where === "local") {
      const from = (0, session_session.hh)(host);
      host.write(report_views.cV.terminal(report, files.map((path) => (0, external_node_path_.relative)(from, path))));
      return (0, evaluate_verdict.ni)(report.verdict, inputs.failOn);
    }
    logProblems(report, inputs.annotations, log);
    await (0, publish.a1)({ permit, report, settings: publishSettings({}, inputs), files: { rootDirectory: (0, external_node_path_.resolve)(session.workingDirectory, inputs.reportDir), files }, destination: { ...(0, github_context.d6)(session.context, host.environment), sha: report.run.sha }, log, views: report_views.cV, outputs: partsOutputs(report, files, session) });
    const { verdict } = report;
    const words = report_views.cV.terminal(report, []);
    log.info(words.trim());
    const exitCode = (0, evaluate_verdict.ni)(verdict, inputs.failOn);
    if (exitCode !== 0) log.fail(verdict.reason);
    else if (report.suites.length === 0 && report.notices.length === 0) log.warning(verdict.reason);
    return exitCode;
  }
  async function writtenParts(report, session) {
    const { inputs, workingDirectory, log } = session;
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    try {
      return await writePlainFiles({ ...session, directory }, { "parts.json": [...(0, report_escape.St)(report)].join(""), "junit.xml": report_views.cV.junit(report), "report.html": report_views.cV.html(report) });
    } catch (error) {
      log.warning(`The report files could not be written to ${inputs.reportDir}: ${(0, basics.kc)(error)}`);
      return [];
    }
  }
  function partsOutputs(report, files, { inputs, workingDirectory }) {
    const at = (name) => files.find((path) => path.endsWith(name));
    const { verdict, suites } = report;
    return { result: verdict.result, "exit-code": String(verdict.exitCode), parts: report_views.cV.output(report), gates: JSON.stringify(suites.flatMap(({ name, gates }) => gates.gates.map((gate) => ({ suite: name, ...gate })))), "cost-usd": (0, format.iH)(report), tokens: String(report.tokens), "duration-ms": String(Math.round(report.run.durationMs)), "report-dir": (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir), ...Object.fromEntries([["report-path", at("parts.json")], ["junit-path", at("junit.xml")], ["html-path", at("report.html")]].filter((pair) => pair[1] !== void 0)) };
  }
}) };
