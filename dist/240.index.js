export const id = 240;
export const ids = [240];
export const modules = { 42240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { mergeRun: () => mergeRun });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var format = __webpack_require__(75884);
  var paths = __webpack_require__(19255);
  var engine_demands = __webpack_require__(65602);
  var verdict = __webpack_require__(29301);
  var github_artifacts = __webpack_require__(66316);
  var build_report = __webpack_require__(29001);
  var execute = __webpack_require__(9046);
  var report_escape = __webpack_require__(72963);
  var fit_report = __webpack_require__(47904);
  ;
  function mergeReports(found, sha) {
    const { parts, problems } = partsOf(found);
    if (problems.length > 0) return refused(problems);
    const newest = latestAttempts(parts);
    const [first] = newest;
    if (first === void 0) {
      return { kind: "refused", problems: [{ message: "There is no report of a shard." }], missing: true };
    }
    const wrong = [...differing(newest, [COMMIT], sha === void 0 ? void 0 : commitWords(sha)), ...differing(newest, OF_ALL), ...doubleProblems(newest)];
    if (wrong.length > 0) return refused(wrong);
    const missing2 = missingProblems(newest, first.shard.count);
    if (missing2.length > 0) return { kind: "refused", problems: missing2, missing: true };
    const run = metadataOf(newest, first);
    const planned = newest.flatMap((part) => {
      const { plan } = part.shard;
      return plan === void 0 ? [] : [{ ...part, plan }];
    });
    if (planned.length < newest.length) return nothingAsked(newest, run);
    const different = [...differing(planned, OF_PLANNED), ...listProblems(planned)];
    if (different.length > 0) return refused(different);
    return mergePlanned(planned, run);
  }
  function mergePlanned(parts, run) {
    const suites = mergeSuites(parts);
    if (suites.kind === "broken") {
      const message = `The shards do not fit together: the results of suite ${JSON.stringify(suites.suite)} are not each in exactly one of them.`;
      return refused([{ message, hint: ALL_AGAIN }]);
    }
    return { kind: "merged", merged: { parts: parts.map(({ report }) => report), suites: suites.suites, interruption: gravest(parts.flatMap(({ report }) => report.interruption ?? [])), problems: uniqueProblems(parts.flatMap(({ report }) => report.problems)), notices: [...new Set(parts.flatMap(({ report }) => report.notices))], recorded: (0, basics.cz)(parts.map(({ plan }) => plan.recorded)), complianceFolders: [...new Set(parts.flatMap(({ plan }) => plan.suites.flatMap((suite) => suite.complianceFolder ?? [])))], run } };
  }
  const ALL_AGAIN = "Run all shards again, with the same commit, config and inputs.";
  function refused(problems) {
    return { kind: "refused", problems, missing: false };
  }
  function partsOf(found) {
    const parts = [];
    const problems = [];
    for (const { place, report } of found) {
      const { shard } = report;
      if (shard === void 0) {
        const message = `The report ${place} is not that of a shard.`;
        problems.push({ message, hint: "Name only reports of jobs that had the input `shard`." });
      } else if (shard.index > shard.count) {
        problems.push({ message: `The report ${place} says that it is ${nameOf(shard)}.` });
      } else parts.push({ place, report, shard });
    }
    return { parts, problems };
  }
  function latestAttempts(parts) {
    const isReplaced = (part) => parts.some((other) => other.shard.index === part.shard.index && other.report.run.runId !== void 0 && other.report.run.runId === part.report.run.runId && attemptOf(other) > attemptOf(part));
    return parts.filter((part) => !isReplaced(part)).toSorted((a, b) => a.shard.index - b.shard.index);
  }
  function attemptOf({ report }) {
    return report.run.runAttempt ?? 0;
  }
  const COMMIT = [({ run }) => commitWords(run.sha), ALL_AGAIN];
  const OF_ALL = [[({ run }) => run.runId === void 0 ? "no workflow run" : `run ${run.runId}`, 'Name only the reports of one run; "Re-run failed jobs" keeps its number.'], [({ shard }) => `a split into ${String(shard?.count)}`, "Give all shards the same number of parts."]];
  const OF_PLANNED = [[({ shard }) => `config ${String(shard?.plan?.sha256)}`, `Their suites, files, gates, filters or repeats differ. ${ALL_AGAIN}`], [({ run }) => `\`responses: ${run.responses}\``, "Give all shards the same `responses`, `on-missing-secrets` and secrets, and run them again."]];
  function differing(parts, alike, ofJob) {
    const [first] = parts;
    if (first === void 0) return [];
    const short = (words) => words.replace(/[0-9a-f]{40,64}$/u, format.Ax);
    const other = ofJob === void 0 ? `${nameOf(first.shard)} is of` : "this job tests";
    return alike.flatMap(([of, hint]) => {
      const wanted = ofJob ?? of(first.report);
      return parts.filter(({ report }) => of(report) !== wanted).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) is of ${short(of(report))}, while ${other} ${short(wanted)}.`, hint }));
    });
  }
  function commitWords(sha = "(unknown)") {
    return `commit ${sha}`;
  }
  function doubleProblems(parts) {
    return parts.flatMap((part, index) => {
      const before = parts[index - 1];
      return before?.shard.index === part.shard.index ? [{ message: `${nameOf(part.shard)} exists twice: ${before.place} and ${part.place}.` }] : [];
    });
  }
  function missingProblems(parts, count) {
    const there = new Set(parts.map(({ shard }) => shard.index));
    return Array.from({ length: count }, (_, index) => index + 1).filter((index) => !there.has(index)).map((index) => ({ message: `${nameOf({ index, count })} is missing: no report of it was found.`, hint: "Its job was cancelled, failed before it could upload its report, or did not run." }));
  }
  function listProblems(parts) {
    const [first, ...others] = parts;
    if (first === void 0) return [];
    return others.flatMap(({ plan, shard, place }) => differences(listedIn(first.plan), listedIn(plan)).map(([server, words]) => ({ message: `The MCP server ${shown(server)} listed other tools to ${nameOf(shard)} (${place}) than to ${nameOf(first.shard)} (${first.place}): ${words}.`, hint: "Their tests were not asked the same. Pin the version of the server, and run all shards again." })));
  }
  function listedIn({ suites }) {
    const servers = /* @__PURE__ */ new Map();
    for (const { server, tool, hash } of suites.flatMap(({ listed = [] }) => listed)) {
      const tools = servers.get(server) ?? /* @__PURE__ */ new Map();
      servers.set(server, tools.set(tool, `${tools.get(tool) ?? ""} ${hash}`));
    }
    return servers;
  }
  function differences(before, now) {
    return [.../* @__PURE__ */ new Set([...before.keys(), ...now.keys()])].flatMap((server) => {
      const [there, here] = [before.get(server), now.get(server)];
      const tools = [.../* @__PURE__ */ new Set([...there?.keys() ?? [], ...here?.keys() ?? []])];
      const changes = tools.flatMap((tool) => {
        const [was, is] = [there?.get(tool), here?.get(tool)];
        if (was === is) return [];
        const how = was === void 0 ? "new" : is === void 0 ? "gone" : "another";
        return `${shown(tool)} is ${how}`;
      });
      return changes.length === 0 ? [] : [[server, (0, report_escape.Kb)(changes.join(", "), 500)]];
    });
  }
  function shown(name) {
    return (0, report_escape.Kb)(JSON.stringify(name), 200);
  }
  function nameOf({ index, count }) {
    return `Shard ${index} of ${count}`;
  }
  const GRAVITY = [4, 2, 3, 1, 0];
  function nothingAsked(parts, run) {
    const idle = parts.filter(({ shard }) => shard.plan === void 0).toSorted((a, b) => GRAVITY.indexOf(a.report.verdict.exitCode) - GRAVITY.indexOf(b.report.verdict.exitCode));
    const problems = uniqueProblems(idle.flatMap(({ report }) => report.problems));
    const [worst] = idle;
    if (worst === void 0) throw new Error("no part that asked nothing");
    const { verdict: verdict2 } = worst.report;
    const alike = parts.every(({ report, shard }) => shard.plan === void 0 && report.verdict.reason === verdict2.reason);
    if (alike) return { kind: "nothing-asked", verdict: verdict2, problems, run };
    const reason = `${nameOf(worst.shard)} asked nothing: ${verdict2.reason}`;
    const error = { result: "error", exitCode: verdict2.exitCode || 3, reason };
    return { kind: "nothing-asked", verdict: error, problems, run };
  }
  function metadataOf(parts, first) {
    const runs = parts.map(({ report }) => report.run);
    const checkedOut = new Set(parts.map(({ shard }) => shard.plan?.checkedOut));
    return { startedAt: new Date(Math.min(...runs.map(({ startedAt }) => Date.parse(startedAt)))), responses: first.report.run.responses, outputs: runs.map(({ outputs }) => outputs).reduce(fit_report.Rn), sha: first.report.run.sha, selection: first.shard.plan?.selection, inputs: first.report.run.inputs, checkedOut: checkedOut.size === 1 ? first.shard.plan?.checkedOut : void 0 };
  }
  const GRAVEST = ["auth", "signal", "deadline"];
  function gravest(interruptions) {
    return interruptions.toSorted((a, b) => GRAVEST.indexOf(a.kind) - GRAVEST.indexOf(b.kind))[0];
  }
  function uniqueProblems(problems) {
    const unique = new Map(problems.map((problem) => [problem.message, problem]));
    return [...unique.values()].sort((a, b) => a.message < b.message ? -1 : 1);
  }
  function mergeSuites(parts) {
    const [first] = parts;
    const suites = [];
    for (const [index, { name }] of (first?.report.suites ?? []).entries()) {
      const own = parts.flatMap(({ report, plan }) => {
        const [suite, shard] = [report.suites[index], plan.suites[index]];
        return suite?.name === name && shard !== void 0 ? [{ suite, shard }] : [];
      });
      const merged = own.length === parts.length ? mergeSuite(own) : void 0;
      if (merged === void 0) return { kind: "broken", suite: name };
      suites.push(merged);
    }
    const complete = parts.every(({ report }) => report.suites.length === suites.length);
    return complete ? { kind: "merged", suites } : { kind: "broken", suite: "" };
  }
  function mergeSuite(parts) {
    const [first] = parts;
    const results = inConfigOrder(parts);
    const harnesses = harnessesOf(parts);
    const suites = parts.map(({ suite }) => suite);
    const ownRecordings = new Set(suites.flatMap((suite) => suite.ownRecordings ?? []));
    if (first === void 0 || results === void 0 || harnesses === void 0) return void 0;
    return { facts: { ...first.suite, repeat: repeatOf(suites), ownRecordings: ownRecordings.size === 0 ? void 0 : [...ownRecordings].sort(), judges: suites.find(({ judges }) => judges !== void 0)?.judges, takenOut: suites.find(({ takenOut }) => takenOut !== void 0)?.takenOut, plannedRuns: (0, basics.cz)(suites.map(({ plannedRuns }) => plannedRuns)), ...harnesses.length > 0 && { harnesses }, skippedTests: skippedIn(parts, harnesses) }, gates: first.shard.gates, results: settled(results, parts), configured: [...results, ...parts.flatMap(({ shard }) => shard.unplanned)].map(({ testCaseName, modelId }) => ({ testCaseName, modelId })) };
  }
  function inConfigOrder(parts) {
    const planned = (0, basics.cz)(parts.map(({ shard }) => shard.positions.length));
    const places = /* @__PURE__ */ new Map();
    for (const { suite, shard } of parts) {
      const own = suite.results.filter(({ checkedBy }) => checkedBy === void 0);
      if (shard.plannedResults !== planned) return void 0;
      if (shard.positions.length !== own.length) return void 0;
      for (const [index, result] of own.entries()) {
        const position = shard.positions[index];
        if (position === void 0 || position >= planned) return void 0;
        places.set(position, result);
      }
    }
    const read = harnessesOf(parts);
    if (places.size !== planned || read === void 0) return void 0;
    const entries = read.map(({ entry }) => entry);
    const others = parts.flatMap(({ suite }) => suite.results.filter(isRead));
    if (others.some((it) => !entries.includes(it.checkedBy?.entry ?? ""))) return void 0;
    const inOrder = entries.flatMap((entry) => others.filter((it) => it.checkedBy?.entry === entry));
    return [...Array.from({ length: planned }, (_, place) => places.get(place)).filter((result) => result !== void 0), ...inOrder];
  }
  function isRead({ checkedBy }) {
    return checkedBy !== void 0;
  }
  function harnessesOf(parts) {
    const planned = parts[0]?.shard.harnesses?.planned ?? 0;
    const places = /* @__PURE__ */ new Map();
    for (const { suite, shard } of parts) {
      const own = shard.harnesses?.own ?? [];
      const told = (suite.harnesses ?? []).filter(({ ended }) => ended !== "left-out");
      if (own.length !== told.length || (shard.harnesses?.planned ?? 0) !== planned) return void 0;
      for (const [index, harness] of told.entries()) places.set(own[index] ?? -1, harness);
    }
    const all = Array.from({ length: planned }, (_, place) => places.get(place)).filter((harness) => harness !== void 0);
    const leftOut = (parts[0]?.suite.harnesses ?? []).filter(({ ended }) => ended === "left-out");
    return places.size === planned && all.length === planned ? [...all, ...leftOut] : void 0;
  }
  function skippedIn(parts, harnesses) {
    const all = new Map(parts.flatMap(({ suite }) => suite.skippedTests.map((it) => [(0, basics.a2)(it), it])));
    const places = harnesses.map(({ entry }) => entry);
    const placeOf = ({ checkedBy }) => checkedBy === void 0 ? -1 : places.indexOf(checkedBy.entry);
    return [...all.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
  }
  function repeatOf(suites) {
    const planned = suites.filter(({ plannedRuns }) => plannedRuns > 0).map(({ repeat }) => repeat);
    if (planned.length === 0) return { min: 0, max: 0 };
    return { min: Math.min(...planned.map(({ min }) => min)), max: Math.max(...planned.map(({ max }) => max)) };
  }
  function settled(results, parts) {
    const all = parts.map(({ shard }) => shard.accounts);
    if (!shareQuestions(all)) return results;
    const accounts = new Map(all.flat().map((account) => [runKey(account), account]));
    const runs = [...results.flatMap((result) => result.runs), ...results.flatMap(({ extraRuns = [] }) => extraRuns)];
    const charged = new Map((0, execute.NJ)(runs, runs.map((run) => accounts.get(runKey(run)))).map((run, index) => [runs[index], run]));
    const afterCharge = (run) => charged.get(run) ?? run;
    return results.map((result) => {
      const own = result.runs.map(afterCharge);
      return { ...result, totalCostUsd: (0, basics.cv)(own.map(({ costEstimateUsd }) => costEstimateUsd)).costUsd, totalTokens: (0, basics.cz)(own.map(({ tokenUsage }) => tokenUsage.totalTokens)), runs: own, extraRuns: result.extraRuns?.map(afterCharge) };
    });
  }
  function shareQuestions(parts) {
    const seen = /* @__PURE__ */ new Set();
    for (const accounts of parts) {
      const own = new Set(accounts.flatMap(({ asked }) => asked.map(({ question }) => question)));
      for (const question of own) {
        if (seen.has(question)) return true;
        seen.add(question);
      }
    }
    return false;
  }
  function runKey(run) {
    return `${run.runIndex} ${(0, basics.ZH)(run.testCaseName, run.modelId)}`;
  }
  var read_report = __webpack_require__(30019);
  var evaluate_run = __webpack_require__(91472);
  var job = __webpack_require__(31120);
  var session_session = __webpack_require__(22184);
  ;
  const CLOCK_SKEW_MS = 12e4;
  async function lostParts(found, run, jobsOf) {
    const parts = earlierParts(found, run);
    if (parts.length === 0) return [];
    const known = await jobsOf();
    if (known.kind === "known") return rerunProblems(parts, found, known.jobs, run);
    const names = parts.map(({ name }) => name).join(", ");
    const message = `Attempt ${run.attempt} of run ${run.runId} left no report of ${names}, and whether a job of it was killed cannot be told: ${known.reason}.`;
    const hint = "Give the job `permissions: actions: read`, or run all jobs again.";
    return [{ message, hint }];
  }
  function earlierParts(found, { runId, attempt }) {
    const newest = /* @__PURE__ */ new Map();
    for (const { place, report } of found) {
      const { shard, run } = report;
      if (shard === void 0 || run.runId !== runId) continue;
      const name = `Shard ${shard.index} of ${shard.count}`;
      const { runAttempt = 1, startedAt } = run;
      const part = { place, name, attempt: runAttempt, runner: shard.runner, startedAt };
      const known = newest.get(shard.index);
      if (known === void 0 || known.attempt < part.attempt) newest.set(shard.index, part);
    }
    return [...newest.values()].filter((part) => part.attempt < attempt);
  }
  function rerunProblems(parts, found, jobs, { attempt }) {
    const again = jobsRunIn(attempt, jobs);
    const reported = new Set(found.flatMap(({ place, report: { shard, run } }) => {
      if (shard === void 0 || run.runAttempt !== attempt) return [];
      const { runner } = shard;
      return jobOf({ place, name: "", attempt, runner, startedAt: run.startedAt }, jobs) ?? [];
    }));
    const lost = again.filter((job2) => hasFailed(job2) && !reported.has(job2));
    return parts.flatMap((part) => {
      const job2 = jobOf(part, jobs);
      const rerun = job2 === void 0 ? lost[0] : again.find(({ name }) => name === job2.name);
      return rerun === void 0 ? [] : [lostProblem(part, rerun, attempt)];
    });
  }
  function jobOf({ attempt, runner, startedAt }, jobs) {
    if (runner === void 0) return void 0;
    const ofRunner = jobsRunIn(attempt, jobs).filter((job2) => job2.runner === runner);
    if (ofRunner.length <= 1) return ofRunner[0];
    const at = Date.parse(startedAt);
    const then = ofRunner.filter((job2) => Date.parse(job2.startedAt) - CLOCK_SKEW_MS <= at && (job2.completedAt === null || at <= Date.parse(job2.completedAt) + CLOCK_SKEW_MS));
    return then.length === 1 ? then[0] : void 0;
  }
  function lostProblem({ name, attempt: before, place }, job2, attempt) {
    const ended = job2.conclusion === null ? "has not ended" : `ended with ${job2.conclusion}`;
    return { message: `${name} is missing: its newest report (${place}) is of attempt ${before}, and in attempt ${attempt} the job ${JSON.stringify(job2.name)} ${ended} and left none.`, hint: "Run the failed jobs again." };
  }
  function withoutSameAnswers(attempts, parts, runId) {
    return attempts.map((attempt) => {
      const merged = parts.filter((part) => wasMergedIn(attempt, part, runId));
      if (merged.length === 0) return attempt;
      const suites = attempt.suites.map((suite) => {
        const same = new Set(merged.flatMap((part) => part.suites.filter(({ name }) => name === suite.name)).flatMap(({ results: results2 }) => results2.map((it) => (0, basics.ZH)(it.testCaseName, it.modelId))));
        const results = suite.results.filter(({ testCaseName, modelId }) => !same.has((0, basics.ZH)(testCaseName, modelId)));
        return { ...suite, results };
      });
      return { ...attempt, suites };
    });
  }
  function wasMergedIn({ run: attempt }, { run: part }, runId) {
    if (part.runId === attempt.runId) return (part.runAttempt ?? 1) <= (attempt.runAttempt ?? 1);
    return part.runId !== runId && Date.parse(part.finishedAt) <= Date.parse(attempt.finishedAt);
  }
  const FAILURES = /* @__PURE__ */ new Set(["failure", "cancelled", "timed_out"]);
  function hasFailed({ conclusion }) {
    return FAILURES.has(conclusion);
  }
  function hasFailedJob(jobs) {
    const newest = Math.max(...jobs.map(({ attempt }) => attempt));
    return jobs.some((job2) => job2.attempt === newest && hasFailed(job2));
  }
  function jobsRunIn(attempt, jobs) {
    const before = jobs.filter((job2) => job2.attempt < attempt);
    return jobs.filter((job2) => job2.attempt === attempt && !before.some((other) => isSameRun(job2, other)));
  }
  function isSameRun(job2, other) {
    return job2.name === other.name && (job2.startedAt === other.startedAt || job2.completedAt !== null && job2.completedAt === other.completedAt);
  }
  var report_paths = __webpack_require__(54456);
  var folder_problems = __webpack_require__(95624);
  var base_branch = __webpack_require__(6894);
  ;
  const DOWNLOAD_LIMIT_MS = 6e5;
  const JOBS_LIMIT_MS = 3e4;
  async function mergeRun(session) {
    (0, job.QS)(await (0, folder_problems.VG)(session));
    const named = await (0, base_branch.gX)(session);
    const startedAt = performance.now();
    const reports = await findReports(session).finally(() => (0, folder_problems.O6)(session));
    await refuseLostShards(reports, session);
    const merge = mergeReports(reports, (0, session_session.tK)(session));
    switch (merge.kind) {
      case "refused":
        throw merge.missing ? missing(merge.problems, await knownJobs(session)) : new job.VR({ problems: merge.problems });
      case "nothing-asked": {
        const { verdict: verdict2, problems: found, run } = merge;
        return { ...job.k9, verdict: verdict2, problems: found, ...metadata(run) };
      }
      case "merged": {
        const ms = performance.now() - startedAt;
        session.log.info(`Read and merged ${(0, format.LS)(reports.length, "report")} in ${(0, format.U9)(ms)} ms.`);
        const outcome = named ?? await searchedBase(merge.merged, session);
        return judged(merge.merged, withNewAnswers(outcome, merge.merged, session), session);
      }
    }
  }
  function searchedBase({ suites, run: { checkedOut } }, session) {
    const names = suites.map(({ facts }) => facts.name);
    return (0, base_branch.cO)(session, names, { checkedOut });
  }
  function withNewAnswers(base, { parts }, { context }) {
    if (base.kind !== "found") return base;
    return { ...base, attempts: withoutSameAnswers(base.attempts, parts, context.runId) };
  }
  async function judged(merged, base, session) {
    const { interruption, problems, notices, recorded, run } = merged;
    const spent = (0, basics.cz)(merged.parts.map(({ totals }) => totals.costUsd));
    const suites = merged.suites.map((suite) => withInputs(suite, session));
    const outcome = (0, evaluate_run.ny)(suites, base, { problems, interruption, recorded });
    const counted = (0, build_report.v)(outcome.suites).costUsd;
    if (spent > counted * (1 + basics.kT)) {
      session.log.info(`The shards spent ${(0, format.dR)(spent)}, and the report counts ${(0, format.dR)(counted)}, as in one run: judge questions that several shards asked count once.`);
    }
    return { ...outcome, problems, interruption, complianceFolders: await foldersInside(merged.complianceFolders, session), notices: [...notices, ...outcome.notices], ...metadata(run) };
  }
  function metadata(run) {
    return { startedAt: run.startedAt, responses: run.responses, merged: run };
  }
  function withInputs(suite, { inputs }) {
    const { passRateMin, maxCostUsd } = inputs;
    const gates = { ...suite.gates, ...passRateMin === void 0 ? {} : { passRateMin }, ...maxCostUsd === void 0 ? {} : { costMaxUsd: maxCostUsd } };
    const { demands } = suite.facts;
    return { ...suite, gates, facts: { ...suite.facts, demands: demands && (0, engine_demands.x)(demands, gates) } };
  }
  async function foldersInside(folders, { workspace, log }) {
    const inside = [];
    for (const folder of folders.map((path) => (0, external_node_path_.resolve)(workspace, path))) {
      if ((0, paths.FK)(workspace, folder) && !await (0, folder_problems.dr)(workspace, folder)) inside.push(folder);
      else log.warning("The folder for the compliance documents is outside the workspace, so no copy was written.");
    }
    return inside;
  }
  async function findReports(session) {
    const { inputs, workingDirectory } = session;
    if (inputs.reports.length > 0) return reportsInFiles(inputs.reports, workingDirectory);
    const access = (0, session_session.YK)(session);
    const { runId } = session.context;
    if (access === void 0 || runId === void 0) {
      const isEmpty = session.where === "github" && inputs.githubToken === "";
      const message = isEmpty ? 'The artifacts of this run cannot be downloaded: the input "github-token" is empty.' : "There is no workflow run here whose artifacts could be merged.";
      const hint = isEmpty ? "Set it, or name the reports in the input `reports`." : "Name the reports in the input `reports`.";
      throw new job.VR({ problems: [{ message, hint }] });
    }
    const signal = AbortSignal.timeout(DOWNLOAD_LIMIT_MS);
    const found = await reportsInArtifacts(access, { runId, name: inputs.artifactName, signal });
    if (signal.aborted) {
      const minutes = DOWNLOAD_LIMIT_MS / 6e4;
      const message = `The artifacts of the shards were not downloaded within ${minutes} minutes.`;
      throw new job.VR({ problems: [{ message }] });
    }
    (0, job.QS)(found.problems);
    return found.reports;
  }
  async function refuseLostShards(found, session) {
    for (const run of runsOf(found, session.context)) {
      const jobs = (0, basics.Oo)(() => knownJobs(session, run.runId));
      const problems = await lostParts(found, run, jobs);
      if (problems.length > 0) throw missing(problems, await jobs());
    }
  }
  function runsOf(found, { runId: own, runAttempt: ownAttempt = 1 }) {
    const attempts = new Map(own === void 0 ? [] : [[own, ownAttempt]]);
    for (const { runId, runAttempt = 1 } of found.map(({ report }) => report.run)) {
      if (runId === void 0 || runId === own) continue;
      attempts.set(runId, Math.max(attempts.get(runId) ?? 1, runAttempt));
    }
    return [...attempts].map(([runId, attempt]) => ({ runId, attempt }));
  }
  function missing(problems, jobs) {
    if (jobs.kind === "unknown" || !hasFailedJob(jobs.jobs)) return new job.VR({ problems });
    const { reason: what } = (0, verdict.LP)(problems, "nothing was merged");
    const reason = `${what} A job of this run failed or was cancelled.`;
    return new job.VR({ problems, verdict: { result: "error", exitCode: 3, reason } });
  }
  async function knownJobs(session, runId = session.context.runId) {
    const access = (0, session_session.YK)(session);
    if (access !== void 0 && runId !== void 0) return (0, github_artifacts.tA)(access, runId, JOBS_LIMIT_MS);
    const reason = session.inputs.githubToken === "" ? 'the input "github-token" is empty' : "there is no workflow run to ask GitHub about";
    return { kind: "unknown", reason };
  }
  async function reportsInFiles(patterns, directory) {
    const paths2 = /* @__PURE__ */ new Set();
    const problems = [];
    for (const pattern of patterns) {
      const found = await (0, report_paths.R)([pattern], directory);
      for (const path of found) paths2.add(path);
      if (found.length === 0) {
        problems.push({ message: `Input reports: ${JSON.stringify(pattern)} names no report.`, hint: "Name files, folders that hold a report.json, or globs, relative to the working directory." });
      }
    }
    const reports = [];
    for (const path of [...paths2].sort()) {
      const place = (0, external_node_path_.relative)(directory, path);
      const read = await readPart(place, () => (0, promises_.readFile)(path));
      if ("report" in read) reports.push(read);
      else problems.push(read);
    }
    (0, job.QS)(problems);
    return reports;
  }
  async function reportsInArtifacts(access, search) {
    const reports = [];
    const problems = [];
    const artifacts = (0, github_artifacts.gW)(access, { ...search, maxBytes: read_report.lG.maxBytes });
    for await (const artifact of artifacts) {
      if (artifact.kind === "unlisted") {
        problems.push(listingProblem(artifact));
        continue;
      }
      const { name, download } = artifact;
      const place = `artifact ${name}`;
      if (download.kind !== "report") {
        const message = `The ${place} cannot be read: ${download.message}.`;
        const hint = download.kind === "expired" ? "Run all shards again." : void 0;
        problems.push(hint === void 0 ? { message } : { message, hint });
        continue;
      }
      const read = await readPart(place, () => Promise.resolve(download.bytes));
      if ("report" in read) reports.push(read);
      else problems.push(read);
    }
    return { reports, problems };
  }
  function listingProblem(unlisted) {
    return { message: `The artifacts of this run cannot be listed: ${unlisted.reason}.`, hint: unlisted.mayNotRead ? "Give the job `permissions: actions: read`." : "Or download them in an earlier step, and name the folder in the input `reports`." };
  }
  async function readPart(place, bytes) {
    try {
      const read = await (0, read_report.tL)(await bytes(), read_report.lG);
      if (read.kind === "report") return { place, report: read.report };
      if (read.isOwn) throw new read_report.hz(place, read.refusal);
      return { message: `The report ${place} is refused: ${read.refusal.words}.` };
    } catch (error) {
      if (error instanceof read_report.hz) throw error;
      const message = (0, basics.kc)(error);
      return { message: `The report ${place} cannot be read: ${message}.` };
    }
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
}), 29001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { F: () => buildReport, v: () => totalsOf });
  var assertion = __webpack_require__(10209);
  var basics = __webpack_require__(15744);
  var gate_definitions = __webpack_require__(39006);
  var engine_results = __webpack_require__(44952);
  var intervals = __webpack_require__(19201);
  ;
  function observedPasses(result, { repeats, mustPass }) {
    const runs = result.runs.filter((run) => !(0, engine_results.Pn)(run).errored && !(0, engine_results.Pn)(run).unneeded);
    const { passes, fails } = (0, gate_definitions.UI)({ result: { ...result, runs }, pending: void 0 });
    const n = passes + fails;
    const own = runs.length === 0 ? 1 : n / runs.length;
    return { k: passes, n, repeats: Math.max(1, Math.round(repeats * own)), mustPass: mustPass === void 0 ? void 0 : Math.ceil(mustPass * own - basics.kT) };
  }
  function rerunOf({ gates }, results) {
    const gate = gates.find(({ gateName }) => gateName === "passRateMin");
    if (gate === void 0 || gate.noData !== void 0) return void 0;
    const need = Math.ceil(gate.threshold * results.length - basics.kT);
    if (need >= results.length) return void 0;
    const asked = results.filter(({ reused }) => reused === void 0);
    const passedBefore = results.filter(({ reused, passed }) => reused !== void 0 && passed).length;
    const passes = asked.map((result) => observedPasses(result, { repeats: result.runs.length, mustPass: result.runs.some(engine_results.tX) ? void 0 : result.minPasses }));
    const isLost = asked.some(({ runs }) => runs.every((run) => (0, engine_results.Pn)(run).errored));
    if (isLost || passes.every(({ n }) => n === 0)) return void 0;
    const estimate = (0, intervals.SK)(passes, 1, need - passedBefore);
    if (estimate === void 0) return void 0;
    return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
  }
  var report = __webpack_require__(16670);
  ;
  function buildReport(input) {
    const { interruption, shard } = input;
    const suites = input.suites.map((suite) => suiteReport(suite, input.run));
    const results = input.suites.flatMap((suite) => suite.results);
    return { version: report.A, tool: input.tool, verdict: input.verdict, complete: interruption === void 0 && input.suites.every(isComplete), interruption, shard, run: input.run, totals: totalsOf(input.suites), failureCodes: failureCodeCounts(results), suites, comparison: input.comparison, memory: input.memory, problems: input.problems, notices: input.notices };
  }
  function suiteReport({ facts, results, gates, gatesWithoutErroredRuns, comparison, surplus }, { responses }) {
    return { ...facts, totals: totalsOf([{ facts, results, surplus }]), failureCodes: failureCodeCounts(results), gates, gatesWithoutErroredRuns, rerun: responses === "replay" ? void 0 : rerunOf(gates, results), results, comparison };
  }
  function spentBeside({ facts: { judges = [], judgedAgain, harnesses = [] } }) {
    const unread = harnesses.filter(({ ended }) => ended === "none" || ended === "stopped");
    return [...judges.map(({ spent }) => spent), ...judgedAgain === void 0 ? [] : [judgedAgain.spent], ...unread.map(() => ({ tokens: 0, costUsd: null }))];
  }
  function totalsOf(suites) {
    const results = suites.flatMap((suite) => suite.results);
    const withStatus = (status) => results.filter((result) => result.status === status).length;
    const runs = results.flatMap((result) => result.runs);
    const passed = withStatus("passed");
    const asked = results.filter(({ reused }) => reused === void 0);
    const further = [...asked.flatMap(({ extraRuns = [] }) => extraRuns), ...suites.flatMap(({ surplus = [] }) => surplus)];
    const beside = suites.flatMap(spentBeside);
    const spent = [...asked.flatMap((result) => result.runs), ...further];
    return { total: results.length, passed, failed: withStatus("failed"), errored: withStatus("errored"), notRun: withStatus("not-run"), skipped: (0, basics.cz)(suites.map(({ facts }) => facts.skippedTests.length)), passRate: results.length === 0 ? 0 : passed / results.length, runs: runs.length, truncated: runs.filter((run) => run.truncated).length, tokens: (0, basics.cz)(spent.map((run) => run.tokenUsage.totalTokens)) + (0, basics.cz)(beside.map(({ tokens }) => tokens)), ...(0, basics.cv)([...spent.map((run) => run.costEstimateUsd), ...beside.map(({ costUsd }) => costUsd)]) };
  }
  function failureCodeCounts(results) {
    const counts = assertion.sR.map((code) => [code, results.filter((result) => result.failureCodes.includes(code)).length]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }
  function isComplete({ facts, results }) {
    const runs = results.flatMap((result) => result.runs);
    return runs.length === facts.plannedRuns && !runs.some(wasNotStarted);
  }
  function wasNotStarted(run) {
    return run.outcome.kind === "not-run";
  }
}) };
