export const id = 8681;
export const ids = [8681, 8829];
export const modules = { 20998: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { X: () => compareRun, r: () => runComparison });
  var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64170);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47156);
  function compareRun(suites, base) {
    if (base.kind !== "found") return void 0;
    const compare = (all) => (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.compareReports)(all.map(headSuite), base.report, base.attempts);
    let second;
    const secondly = () => second ??= compare(suites.map((suite) => ({ ...suite, results: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.HP)(suite.results) })));
    return compare(suites).map(({ comparison, results }, index) => ({ comparison, results: (suites[index]?.results ?? []).map((result, position) => ({ ...result, comparison: results[position] })), base: { figures: figuresOf({ comparison, results }), withoutErroredRuns: () => figuresOf(secondly()[index] ?? { comparison, results }) } }));
  }
  function runComparison(base, branch) {
    return base.kind === "found" ? { kind: "compared", base: base.base } : { kind: "unavailable", reason: base.reason, branch };
  }
  function headSuite({ facts, gates, results, configured, limit }) {
    return { name: facts.name, results, settings: gates, limit, models: facts.models, judges: facts.judges, judgedAgain: facts.judgedAgain?.answers, configured: new Set(configured.map((it) => (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_2__.Z)(it.testCaseName, it.modelId))) };
  }
  function figuresOf({ comparison, results }) {
    const { verdict, judges, moved, latency, cost } = comparison;
    const isOfJudge = moved?.causes.includes("judge") === true && !moved.isScoreWorse;
    const judge = isOfJudge ? void 0 : comparison.judge;
    const reason = verdict.verdict === "cannot-tell" ? verdict.reason.kind : void 0;
    return { verdict: verdict.evidence === void 0 ? void 0 : verdict.verdict, lostToErrors: reason === "errored", isOtherVersion: reason === "model-version" && verdict.evidence === void 0, isOtherJudge: isOfJudge || (judges ?? []).some(({ changed }) => changed), regressions: results.filter(({ countsForGate }) => countsForGate === true).length, newFailures: results.filter(({ newFailure }) => newFailure === true).length, drop: verdict.evidence?.drop, judge, latencyRatio: latency?.ratio, costRatio: cost?.ratio };
  }
}), 48135: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { readNamedReport: () => readNamedReport });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _comparison_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69370);
  var _github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7564);
  var _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30019);
  async function readNamedReport({ inputs, workingDirectory }) {
    const { compare } = inputs;
    if (compare === "auto") return { kind: "not-named" };
    if (compare === "never") {
      return { kind: "settled", outcome: { kind: "unavailable", reason: "disabled" } };
    }
    const bytes = await readBytes((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, compare));
    if (typeof bytes === "string") return refused(compare, bytes);
    const read = await (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__.tL)(bytes);
    if (read.kind === "refused") {
      if (read.isOwn) throw new _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__.hz(JSON.stringify(compare), read.refusal);
      return refused(compare, (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__.WW)(read.refusal));
    }
    const { report } = read;
    if (report.shard !== void 0) {
      return refused(compare, "it is a part of a sharded run, and only the report of its merge is whole");
    }
    return { kind: "settled", outcome: { kind: "found", report, base: referenceOf(report), attempts: [] } };
  }
  async function readBytes(path) {
    try {
      const status = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
      if (!status.isFile()) return "it is not a file";
      if (status.size > _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__.Cl.maxBytes) {
        const { maxBytes } = _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__.Cl;
        return (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_2__.WW)({ reason: "too-large", bytes: status.size, maxBytes });
      }
      return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
      return code === "ENOENT" ? "there is no such file" : `it cannot be read (${code})`;
    }
  }
  function refused(path, why) {
    return { kind: "invalid", problem: { message: `Input compare: ${JSON.stringify(path)} cannot be compared with: ${why}.`, hint: "It is `auto`, `never`, or the path of a report.json relative to `working-directory`." } };
  }
  function referenceOf(report) {
    const { ref, sha, runId, runAttempt, runUrl, finishedAt } = report.run;
    return { source: "path", branch: (0, _github_context_js__WEBPACK_IMPORTED_MODULE_3__.V4)(ref) ?? "base", sha, runId, runAttempt, runUrl, finishedAt, runs: (0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_4__.memoryOf)(report).runs.length };
  }
}), 88829: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { evaluateRun: () => evaluateRun, evaluateSuites: () => evaluateSuites, guessNotices: () => guessNotices, recordingNotices: () => recordingNotices, resultsOfPlans: () => resultsOfPlans, runOutcome: () => runOutcome });
  var registry = __webpack_require__(94301);
  var aggregate = __webpack_require__(79995);
  var excused_refusals = __webpack_require__(59761);
  var evaluate_gates = __webpack_require__(71564);
  var evaluate_verdict = __webpack_require__(29301);
  var engine_plan = __webpack_require__(80205);
  var judge_check = __webpack_require__(65382);
  var base_facts = __webpack_require__(63986);
  var compare_run = __webpack_require__(20998);
  var execute = __webpack_require__(20469);
  var missing_answers = __webpack_require__(48429);
  var reuse = __webpack_require__(40902);
  var format = __webpack_require__(60142);
  var savings = __webpack_require__(63105);
  ;
  function suiteFacts({ suite, units, planned = units, skipped, sample }, configCommit, ownRecordings = [], { judges, judgedAgain } = { judges: [] }) {
    const { compliance, baseline } = suite;
    return { name: suite.name, project: suite.project, description: suite.description, tags: suite.tags, file: suite.file, sha256: suite.sha256, inputFiles: suite.inputFiles, configCommit, models: suite.models, judgeModel: suite.judgeModel, baselineFile: baseline?.file, ownRecordings: ownRecordings.length === 0 ? void 0 : ownRecordings, repeat: repeatRange(planned.map(({ test }) => test)), plannedRuns: planned.filter((unit) => !(0, engine_plan.jt)(unit)).length, skippedTests: skipped, sample, compliance: { enabled: compliance.enabled, framework: compliance.framework, template: compliance.template, metadata: compliance.metadata }, judges: judges.length === 0 ? void 0 : judges, judgedAgain, gateLocations: suite.gateLocations, notices: suite.notices };
  }
  function repeatRange(all) {
    if (all.length === 0) return { min: 0, max: 0 };
    const tests = [...new Set(all)];
    return { min: Math.min(...new Set(tests.map(({ repeat }) => repeat))), max: Math.max(...new Set(tests.map(({ repeat, repeatMax }) => repeatMax ?? repeat))) };
  }
  ;
  function evaluateSuites(known, base, { problems, interruption }) {
    const excused = known.map((suite) => ({ ...suite, results: (0, excused_refusals.v)(suite.results, (0, base_facts.EU)(base, suite.facts.name)) }));
    const compared = (0, compare_run.X)(excused, base);
    const suites = excused.map(({ facts, gates, results, surplus }, index) => {
      const against = compared?.[index];
      return { facts, results: against?.results ?? results, comparison: against?.comparison, surplus, ...(0, evaluate_gates.yJ)(gates, results, against?.base, judgeFigures(facts.judges)) };
    });
    const verdict = (0, evaluate_verdict.AU)({ suites: suites.map((suite) => ({ name: suite.facts.name, ...suite })), problems, interruption });
    return { suites, verdict: withDefect(verdict, base), base };
  }
  function judgeFigures(judges = []) {
    return judges.map((judge) => ({ counts: judge.counts, atWorst: (0, judge_check.J)(judge) }));
  }
  function withDefect(verdict, base) {
    const defect = base.kind === "unavailable" ? base.defect : void 0;
    if (defect === void 0 || verdict.exitCode > 1) return verdict;
    return { result: "error", exitCode: 4, reason: `Internal error of the KindLM action: this version of it wrote the report of ${defect}. Nothing is known of the base branch, so this change is not judged. Please report it; until then, \`compare: never\` goes without the base branch` };
  }
  function evaluateRun(ready, execution, { commits, base }, { repeatsOf }) {
    const { plans, responses, notices } = ready;
    const outcome = runOutcome(ready, execution);
    const repeats = plans.map((plan, index) => repeatsOf(plan, execution.runs[index] ?? []));
    const needed = { ...execution, runs: repeats.map(({ runs }) => runs) };
    const known = resultsOfPlans(ready, needed, commits).map((suite, index) => ({ ...suite, limit: repeats[index]?.limit, surplus: repeats[index]?.surplus }));
    return { ...evaluateSuites(known, base, outcome), savings: (0, savings.p2)(known.map(({ results, surplus = [] }, index) => ({ results, surplus, concurrency: plans[index]?.suite.concurrency ?? 1, repeatsLeftOut: repeats[index]?.leftOut ?? 0 }))), ...outcome, responses, complianceFolders: [...new Set(plans.flatMap(({ suite }) => suite.compliance.outputDir ?? []))], notices: [...notices, ...guessNotices(execution), ...recordingNotices(execution.recorded.length), ...base.notice === void 0 ? [] : [base.notice]] };
  }
  function resultsOfPlans({ plans, ownRecordings }, execution, commits) {
    return plans.map((plan, index) => ({ facts: suiteFacts(plan, commits[index], ownRecordings?.[index], { judges: execution.judges[index] ?? [], judgedAgain: execution.judgedAgain[index] }), gates: plan.suite.gates, results: (0, reuse.G)(plan, (0, aggregate.Ky)(plan, execution.runs[index] ?? [], registry.Lt)), configured: (0, engine_plan.FS)(plan.suite) }));
  }
  function runOutcome({ missing }, { problems, interruption }) {
    return { problems: runProblems(problems, missing), interruption };
  }
  function guessNotices({ budgetGuessed }) {
    return budgetGuessed ? [execute.z] : [];
  }
  function recordingNotices(files) {
    return files === 0 ? [] : [`${(0, format.LS)(files, "recording file")} ${files === 1 ? "was" : "were"} written; commit ${files === 1 ? "it" : "them"} to replay this run.`];
  }
  function runProblems(problems, missing) {
    const [first] = problems;
    if (first === void 0 || missing.length === 0) return problems;
    const example = first.message.replace(/\.$/, "");
    const found = `some are missing or cannot be used, e.g. ${example}`;
    return [{ ...(0, missing_answers.Ni)(missing, found), diff: first.diff }];
  }
}), 58681: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { mergeRun: () => mergeRun });
  var external_node_path_ = __webpack_require__(76760);
  var is_inside = __webpack_require__(37856);
  var verdict = __webpack_require__(29301);
  var api_failure = __webpack_require__(31472);
  var listed_pages = __webpack_require__(86935);
  ;
  const FAILURES = /* @__PURE__ */ new Set(["failure", "cancelled", "timed_out"]);
  async function listRunJobs({ client, repository, runId, signal }) {
    const listed = (0, listed_pages.E)((page) => client.rest.actions.listJobsForWorkflowRun({ owner: repository.owner, repo: repository.name, run_id: runId, filter: "all", ...page, request: { signal } }));
    const jobs = [];
    for await (const { data } of listed) {
      for (const job of data.jobs) {
        jobs.push({ name: job.name, attempt: job.run_attempt ?? 1, conclusion: job.conclusion, startedAt: job.started_at, completedAt: job.completed_at, runner: job.runner_name });
      }
    }
    return jobs;
  }
  function hasFailed({ conclusion }) {
    return FAILURES.has(conclusion);
  }
  function hasFailedJob(jobs) {
    const newest = Math.max(...jobs.map(({ attempt }) => attempt));
    return jobs.some((job) => job.attempt === newest && hasFailed(job));
  }
  function jobsRunIn(attempt, jobs) {
    const before = jobs.filter((job) => job.attempt < attempt);
    return jobs.filter((job) => job.attempt === attempt && !before.some((other) => isSameRun(job, other)));
  }
  function isSameRun(job, other) {
    return job.name === other.name && (job.startedAt === other.startedAt || job.completedAt !== null && job.completedAt === other.completedAt);
  }
  var time_limit = __webpack_require__(53872);
  var format = __webpack_require__(60142);
  var account = __webpack_require__(41471);
  var numbers = __webpack_require__(43957);
  var result_key = __webpack_require__(47156);
  ;
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
    if (first === void 0 || results === void 0) return void 0;
    return { facts: { ...first.suite, repeat: repeatOf(parts.map(({ suite }) => suite)), ownRecordings: ownRecordingsOf(parts.map(({ suite }) => suite)), judges: judgesOf(parts.map(({ suite }) => suite)), plannedRuns: (0, numbers.cz)(parts.map(({ suite }) => suite.plannedRuns)) }, gates: first.shard.gates, concurrency: first.shard.concurrency, results: settled(results, parts), configured: [...results, ...first.shard.unplanned].map(({ testCaseName, modelId }) => ({ testCaseName, modelId })) };
  }
  function inConfigOrder(parts) {
    const planned = (0, numbers.cz)(parts.map(({ shard }) => shard.positions.length));
    const places = /* @__PURE__ */ new Map();
    for (const { suite, shard } of parts) {
      if (shard.plannedResults !== planned) return void 0;
      if (shard.positions.length !== suite.results.length) return void 0;
      for (const [index, result] of suite.results.entries()) {
        const position = shard.positions[index];
        if (position === void 0 || position >= planned) return void 0;
        places.set(position, result);
      }
    }
    if (places.size !== planned) return void 0;
    return Array.from({ length: planned }, (_, place) => places.get(place)).filter((result) => result !== void 0);
  }
  function ownRecordingsOf(suites) {
    const files = new Set(suites.flatMap(({ ownRecordings = [] }) => ownRecordings));
    return files.size === 0 ? void 0 : [...files].sort();
  }
  function judgesOf(suites) {
    return suites.find(({ judges }) => judges !== void 0)?.judges;
  }
  function repeatOf(suites) {
    const planned = suites.filter(({ plannedRuns }) => plannedRuns > 0).map(({ repeat }) => repeat);
    if (planned.length === 0) return { min: 0, max: 0 };
    return { min: Math.min(...planned.map(({ min }) => min)), max: Math.max(...planned.map(({ max }) => max)) };
  }
  function settled(results, parts) {
    const all = parts.map(({ shard }) => shard.accounts);
    if (!shareQuestions(all)) return results;
    const accounts = new Map(all.flat().map((account2) => [runKey(account2), account2]));
    const runs = [...results.flatMap((result) => result.runs), ...results.flatMap(({ extraRuns = [] }) => extraRuns)];
    const charged = new Map((0, account.NJ)(runs, runs.map((run) => accounts.get(runKey(run)))).map((run, index) => [runs[index], run]));
    const afterCharge = (run) => charged.get(run) ?? run;
    return results.map((result) => {
      const own = result.runs.map(afterCharge);
      return { ...result, totalCostUsd: (0, numbers.cz)(own.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)), totalTokens: (0, numbers.cz)(own.map(({ tokenUsage }) => tokenUsage.totalTokens)), runs: own, extraRuns: result.extraRuns?.map(afterCharge) };
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
    return `${run.runIndex} ${(0, result_key.Z)(run.testCaseName, run.modelId)}`;
  }
  var outputs_policy = __webpack_require__(60919);
  var savings = __webpack_require__(63105);
  ;
  function mergeReports(found, sha) {
    const { parts, problems } = partsOf(found);
    if (problems.length > 0) return refused(problems);
    const newest = latestAttempts(parts);
    const [first] = newest;
    if (first === void 0) {
      return { kind: "refused", problems: [{ message: "There is no report of a shard." }], missing: true };
    }
    const wrong = [...commitProblems(newest, sha), ...runProblems(newest), ...countProblems(newest), ...doubleProblems(newest)];
    if (wrong.length > 0) return refused(wrong);
    const missing2 = missingProblems(newest, first.shard.count);
    if (missing2.length > 0) return { kind: "refused", problems: missing2, missing: true };
    const run = metadataOf(newest, first);
    const planned = newest.flatMap((part) => {
      const { plan } = part.shard;
      return plan === void 0 ? [] : [{ ...part, plan }];
    });
    if (planned.length < newest.length) return nothingAsked(newest, run);
    const different = [...planProblems(planned), ...responsesProblems(planned)];
    if (different.length > 0) return refused(different);
    return mergePlanned(planned, run);
  }
  function mergePlanned(parts, run) {
    const suites = mergeSuites(parts.map(({ report, plan }) => ({ report, plan })));
    if (suites.kind === "broken") {
      const message = `The shards do not fit together: the results of suite ${JSON.stringify(suites.suite)} are not each in exactly one of them.`;
      return refused([{ message, hint: ALL_AGAIN }]);
    }
    return { kind: "merged", merged: { parts: parts.map(({ report }) => report), suites: suites.suites, savings: (0, savings.p2)(suites.suites.map(({ results, concurrency }) => ({ results, concurrency }))), interruption: gravest(parts.flatMap(({ report }) => report.interruption ?? [])), problems: uniqueProblems(parts.flatMap(({ report }) => report.problems)), notices: [...new Set(parts.flatMap(({ report }) => report.notices))], recorded: (0, numbers.cz)(parts.map(({ plan }) => plan.recorded)), complianceFolders: [...new Set(parts.flatMap(({ plan }) => plan.suites.flatMap((suite) => suite.complianceFolder ?? [])))], run } };
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
  function commitProblems(parts, sha) {
    const [first] = parts;
    if (first === void 0) return [];
    const wanted = sha ?? first.report.run.sha;
    const other = sha === void 0 ? `${nameOf(first.shard)} is of commit ${shortSha(wanted)}` : `this job tests commit ${shortSha(wanted)}`;
    return parts.filter(({ report }) => report.run.sha !== wanted).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) is of commit ${shortSha(report.run.sha)}, while ${other}.`, hint: ALL_AGAIN }));
  }
  function shortSha(sha) {
    return sha === void 0 ? "(unknown)" : (0, format.Ax)(sha);
  }
  function runProblems(parts) {
    const [first] = parts;
    if (first === void 0) return [];
    const wanted = first.report.run.runId;
    return parts.filter(({ report }) => report.run.runId !== wanted).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) is of ${runName(report.run.runId)}, while ${nameOf(first.shard)} is of ${runName(wanted)}.`, hint: 'Name only the reports of one run; "Re-run failed jobs" keeps its number.' }));
  }
  function runName(runId) {
    return runId === void 0 ? "no workflow run" : `run ${runId}`;
  }
  function countProblems(parts) {
    const count = parts[0]?.shard.count;
    return parts.filter(({ shard }) => shard.count !== count).map(({ shard, place }) => ({ message: `${nameOf(shard)} (${place}) belongs to another split: the first shard is one of ${String(count)}.`, hint: "Give all shards the same number of parts." }));
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
  function planProblems(parts) {
    const first = parts[0]?.plan.sha256;
    return parts.filter(({ plan }) => plan.sha256 !== first).map(({ shard, place }) => ({ message: `${nameOf(shard)} (${place}) was run with another config than the first shard: their suites, files, gates, filters or repeats differ.`, hint: ALL_AGAIN }));
  }
  function responsesProblems(parts) {
    const first = parts[0]?.report.run.responses;
    return parts.filter(({ report }) => report.run.responses !== first).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) was run with \`responses: ${report.run.responses}\`, the first shard with \`responses: ${String(first)}\`.`, hint: "Give all shards the same `responses`, `on-missing-secrets` and secrets, and run them again." }));
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
    return { startedAt: new Date(Math.min(...runs.map(({ startedAt }) => Date.parse(startedAt)))), responses: first.report.run.responses, outputs: runs.map(({ outputs }) => outputs).reduce(outputs_policy.Rn), sha: first.report.run.sha, selection: first.shard.plan?.selection, checkedOut: checkedOut.size === 1 ? first.shard.plan?.checkedOut : void 0 };
  }
  const GRAVEST = ["auth", "signal", "deadline"];
  function gravest(interruptions) {
    return interruptions.toSorted((a, b) => GRAVEST.indexOf(a.kind) - GRAVEST.indexOf(b.kind))[0];
  }
  function uniqueProblems(problems) {
    const unique = new Map(problems.map((problem) => [problem.message, problem]));
    return [...unique.values()].sort((a, b) => a.message < b.message ? -1 : 1);
  }
  var build_report = __webpack_require__(83025);
  var base_report = __webpack_require__(71727);
  var run_findings = __webpack_require__(72141);
  var evaluate_run = __webpack_require__(88829);
  ;
  const CLOCK_SKEW_MS = 12e4;
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
    const lost = again.filter((job) => hasFailed(job) && !reported.has(job));
    return parts.flatMap((part) => {
      const job = jobOf(part, jobs);
      const rerun = job === void 0 ? lost[0] : again.find(({ name }) => name === job.name);
      return rerun === void 0 ? [] : [lostProblem(part, rerun, attempt)];
    });
  }
  function jobOf({ attempt, runner, startedAt }, jobs) {
    if (runner === void 0) return void 0;
    const ofRunner = jobsRunIn(attempt, jobs).filter((job) => job.runner === runner);
    if (ofRunner.length <= 1) return ofRunner[0];
    const at = Date.parse(startedAt);
    const then = ofRunner.filter((job) => Date.parse(job.startedAt) - CLOCK_SKEW_MS <= at && (job.completedAt === null || at <= Date.parse(job.completedAt) + CLOCK_SKEW_MS));
    return then.length === 1 ? then[0] : void 0;
  }
  function lostProblem({ name, attempt: before, place }, job, attempt) {
    const ended = job.conclusion === null ? "has not ended" : `ended with ${job.conclusion}`;
    return { message: `${name} is missing: its newest report (${place}) is of attempt ${before}, and in attempt ${attempt} the job ${JSON.stringify(job.name)} ${ended} and left none.`, hint: "Run the failed jobs again." };
  }
  function withoutSameAnswers(attempts, parts, runId) {
    return attempts.map((attempt) => {
      const merged = parts.filter((part) => wasMergedIn(attempt, part, runId));
      if (merged.length === 0) return attempt;
      const suites = attempt.suites.map((suite) => {
        const same = new Set(merged.flatMap((part) => part.suites.filter(({ name }) => name === suite.name)).flatMap(({ results: results2 }) => results2.map((it) => (0, result_key.Z)(it.testCaseName, it.modelId))));
        const results = suite.results.filter(({ testCaseName, modelId }) => !same.has((0, result_key.Z)(testCaseName, modelId)));
        return { ...suite, results };
      });
      return { ...attempt, suites };
    });
  }
  function wasMergedIn({ run: attempt }, { run: part }, runId) {
    if (part.runId === attempt.runId) return (part.runAttempt ?? 1) <= (attempt.runAttempt ?? 1);
    return part.runId !== runId && Date.parse(part.finishedAt) <= Date.parse(attempt.finishedAt);
  }
  var promises_ = __webpack_require__(51455);
  var artifact_names = __webpack_require__(97052);
  var download_report = __webpack_require__(13234);
  var run_artifacts = __webpack_require__(44312);
  ;
  const MAX_PAGES = 100;
  const EXPIRED = { kind: "expired", message: "the artifact has expired" };
  async function* shardArtifacts(request) {
    const { client, repository, maxBytes, signal } = request;
    const artifacts = await (0, run_artifacts.N)(request, MAX_PAGES);
    const ofShards = artifacts.map((artifact) => ({ ...artifact, index: (0, artifact_names.eW)(artifact.name, request.name) })).filter(({ index }) => index !== void 0).toSorted((a, b) => a.id - b.id);
    const kept = new Set(ofShards.flatMap(({ index, expired }) => expired ? [] : [index]));
    const newest = new Map(ofShards.map(({ index, id: id2 }) => [index, id2]));
    for (const { id: id2, name, expired, index } of ofShards) {
      if (expired) {
        const isAllThereIs = !kept.has(index) && newest.get(index) === id2;
        if (isAllThereIs) yield { name, download: EXPIRED };
        continue;
      }
      const download = await (0, download_report.F)({ client, repository, artifactId: id2, maxBytes, signal });
      yield { name, download };
    }
  }
  var read_report = __webpack_require__(30019);
  var report_paths = __webpack_require__(54456);
  var error_text = __webpack_require__(20105);
  ;
  async function reportsInFiles(patterns, directory) {
    const paths = /* @__PURE__ */ new Set();
    const problems = [];
    for (const pattern of patterns) {
      const found = await (0, report_paths.R)([pattern], directory);
      for (const path of found) paths.add(path);
      if (found.length === 0) {
        problems.push({ message: `Input reports: ${JSON.stringify(pattern)} names no report.`, hint: "Name files, folders that hold a report.json, or globs, relative to the working directory." });
      }
    }
    const reports = [];
    for (const path of [...paths].sort()) {
      const place = (0, external_node_path_.relative)(directory, path);
      const read = await readPart(place, () => (0, promises_.readFile)(path));
      if ("report" in read) reports.push(read);
      else problems.push(read);
    }
    return { reports, problems };
  }
  async function reportsInArtifacts(search) {
    const { artifactName: name, ...rest } = search;
    const reports = [];
    const problems = [];
    try {
      const artifacts = shardArtifacts({ ...rest, name, maxBytes: read_report.lG.maxBytes });
      for await (const { name: artifact, download } of artifacts) {
        const place = `artifact ${artifact}`;
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
    } catch (error) {
      if (error instanceof read_report.hz) throw error;
      problems.push(listingProblem(error));
    }
    return { reports, problems };
  }
  function listingProblem(error) {
    return { message: `The artifacts of this run cannot be listed: ${(0, api_failure.Uc)(error)}.`, ...(0, api_failure.HQ)(error).kind === "read-only-token" ? { hint: "Give the job `permissions: actions: read`." } : { hint: "Or download them in an earlier step, and name the folder in the input `reports`." } };
  }
  async function readPart(place, bytes) {
    try {
      const read = await (0, read_report.tL)(await bytes(), read_report.lG);
      if (read.kind === "report") return { place, report: read.report };
      if (read.isOwn) throw new read_report.hz(place, read.refusal);
      return { message: `The report ${place} is refused: ${(0, read_report.WW)(read.refusal)}.` };
    } catch (error) {
      if (error instanceof read_report.hz) throw error;
      const message = (0, error_text.k)(error);
      return { message: `The report ${place} cannot be read: ${message}.` };
    }
  }
  var named_report = __webpack_require__(48135);
  var folder_problems = __webpack_require__(4108);
  var report_folder = __webpack_require__(80886);
  var session_session = __webpack_require__(91174);
  ;
  const DOWNLOAD_LIMIT_MS = 6e5;
  const JOBS_LIMIT_MS = 3e4;
  async function mergeRun(session) {
    const misplaced = await (0, folder_problems.IV)(session);
    if (misplaced !== void 0) return invalid([misplaced]);
    const named = await (0, named_report.readNamedReport)(session);
    if (named.kind === "invalid") return invalid([named.problem]);
    const startedAt = performance.now();
    const { reports, problems } = await findReports(session);
    await (0, report_folder.O6)(session);
    if (problems.length > 0) return invalid(problems);
    const lost = await lostShards(reports, session);
    if (lost !== void 0) return lost;
    const merge = mergeReports(reports, (0, session_session.tK)(session));
    switch (merge.kind) {
      case "refused":
        return merge.missing ? missing(merge.problems, await jobsOfRun(session)) : invalid(merge.problems);
      case "nothing-asked": {
        const { verdict: verdict2, problems: found, run } = merge;
        return { ...run_findings.k, verdict: verdict2, problems: found, ...metadata(run) };
      }
      case "merged": {
        const ms = performance.now() - startedAt;
        session.log.info(`Read and merged ${(0, format.LS)(reports.length, "report")} in ${(0, format.U9)(ms)} ms.`);
        const outcome = named.kind === "settled" ? named.outcome : await searchedBase(merge.merged, session);
        return judged(merge.merged, withNewAnswers(outcome, merge.merged, session), session);
      }
    }
  }
  function searchedBase({ suites, run: { checkedOut } }, session) {
    const names = suites.map(({ facts }) => facts.name);
    return (0, base_report.c)(session, names, { checkedOut });
  }
  function withNewAnswers(base, { parts }, { context }) {
    if (base.kind !== "found") return base;
    return { ...base, attempts: withoutSameAnswers(base.attempts, parts, context.runId) };
  }
  async function judged(merged, base, session) {
    const { interruption, problems, notices, recorded, run, savings: savings2 } = merged;
    const spent = (0, numbers.cz)(merged.parts.map(({ totals }) => totals.costUsd));
    const suites = merged.suites.map((suite) => withInputs(suite, session));
    const outcome = (0, evaluate_run.evaluateSuites)(suites, base, { problems, interruption });
    const counted = (0, build_report.vA)(outcome.suites.flatMap(({ results }) => results), [], [], outcome.suites.flatMap(({ facts }) => (0, build_report.aU)(facts))).costUsd;
    if (spent > counted * (1 + numbers.kT)) {
      session.log.info(`The shards spent ${(0, format.dR)(spent)}, and the report counts ${(0, format.dR)(counted)}, as in one run: judge questions that several shards asked count once.`);
    }
    return { ...outcome, savings: savings2, problems, interruption, complianceFolders: await foldersInside(merged.complianceFolders, session), notices: [...notices, ...(0, evaluate_run.recordingNotices)(recorded), ...base.notice === void 0 ? [] : [base.notice]], ...metadata(run) };
  }
  function metadata(run) {
    return { startedAt: run.startedAt, responses: run.responses, merged: run };
  }
  function withInputs(suite, { inputs }) {
    const { passRateMin, maxCostUsd } = inputs;
    return { ...suite, gates: { ...suite.gates, ...passRateMin === void 0 ? {} : { passRateMin }, ...maxCostUsd === void 0 ? {} : { costMaxUsd: maxCostUsd } } };
  }
  async function foldersInside(folders, { workspace, log }) {
    const inside = [];
    for (const folder of folders.map((path) => (0, external_node_path_.resolve)(workspace, path))) {
      if ((0, is_inside.F)(workspace, folder) && !await (0, folder_problems.dr)(workspace, folder)) inside.push(folder);
      else log.warning("The folder for the compliance documents is outside the workspace, so no copy was written.");
    }
    return inside;
  }
  async function findReports(session) {
    const { inputs, workingDirectory } = session;
    if (inputs.reports.length > 0) return reportsInFiles(inputs.reports, workingDirectory);
    const github = await gitHubOf(session);
    if (github === void 0) {
      const isEmpty = session.where === "github" && inputs.githubToken === "";
      const message2 = isEmpty ? 'The artifacts of this run cannot be downloaded: the input "github-token" is empty.' : "There is no workflow run here whose artifacts could be merged.";
      return { reports: [], problems: [{ message: message2, hint: isEmpty ? "Set it, or name the reports in the input `reports`." : "Name the reports in the input `reports`." }] };
    }
    const limited = await (0, time_limit.B)(DOWNLOAD_LIMIT_MS, (signal) => reportsInArtifacts({ ...github, artifactName: inputs.artifactName, signal }));
    if (limited.kind === "done") return limited.result;
    const minutes = DOWNLOAD_LIMIT_MS / 6e4;
    const message = `The artifacts of the shards were not downloaded within ${minutes} minutes.`;
    return { reports: [], problems: [{ message }] };
  }
  async function lostShards(found, session) {
    for (const run of runsOf(found, session.context)) {
      const parts = earlierParts(found, run);
      if (parts.length === 0) continue;
      const jobs = await jobsOfRun(session, run.runId);
      if (jobs.kind === "unknown") {
        const names = parts.map(({ name }) => name).join(", ");
        const message = `Attempt ${run.attempt} of run ${run.runId} left no report of ${names}, and whether a job of it was killed cannot be told: ${jobs.reason}.`;
        const hint = "Give the job `permissions: actions: read`, or run all jobs again.";
        return invalid([{ message, hint }]);
      }
      const problems = rerunProblems(parts, found, jobs.jobs, run);
      if (problems.length > 0) return missing(problems, jobs);
    }
    return void 0;
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
    const result = invalid(problems);
    if (jobs.kind === "unknown" || !hasFailedJob(jobs.jobs)) return result;
    const reason = `${result.verdict.reason} A job of this run failed or was cancelled.`;
    return { ...result, verdict: { result: "error", exitCode: 3, reason } };
  }
  async function jobsOfRun(session, runId = session.context.runId) {
    const github = await gitHubOf(session);
    if (github === void 0 || runId === void 0) {
      const reason = session.inputs.githubToken === "" ? 'the input "github-token" is empty' : "there is no workflow run to ask GitHub about";
      return { kind: "unknown", reason };
    }
    try {
      const limited = await (0, time_limit.B)(JOBS_LIMIT_MS, (signal) => listRunJobs({ ...github, runId, signal }));
      return limited.kind === "done" ? { kind: "known", jobs: limited.result } : { kind: "unknown", reason: "GitHub gave no answer in time" };
    } catch (error) {
      return { kind: "unknown", reason: (0, api_failure.Uc)(error) };
    }
  }
  async function gitHubOf({ inputs, context }) {
    const { repository, runId, apiUrl } = context;
    if (repository === void 0 || runId === void 0 || inputs.githubToken === "") return void 0;
    const { createGitHubClient } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 2336));
    return { client: await createGitHubClient({ token: inputs.githubToken, apiUrl }), repository, runId };
  }
  function invalid(problems) {
    return { ...run_findings.k, problems, verdict: (0, verdict.LP)(problems, "nothing was merged") };
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
}), 97052: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
}), 83025: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { FK: () => buildReport, aU: () => judgeSpending, vA: () => totalsOf });
  var assertion = __webpack_require__(10209);
  var rerun = __webpack_require__(30921);
  var aggregate = __webpack_require__(79995);
  var savings = __webpack_require__(63105);
  var numbers = __webpack_require__(43957);
  var observed_passes = __webpack_require__(18425);
  ;
  function rerunOf({ gates }, results) {
    const gate = gates.find(({ gateName }) => gateName === "passRateMin");
    if (gate === void 0 || gate.noData !== void 0) return void 0;
    const need = Math.ceil(gate.threshold * results.length - numbers.kT);
    if (need >= results.length) return void 0;
    const asked = results.filter((result) => !(0, savings.x0)(result));
    const passedBefore = results.filter((result) => (0, savings.x0)(result) && result.passed).length;
    const passes = asked.map((result) => (0, observed_passes.O)(result, { repeats: result.runs.length, mustPass: result.minPasses }));
    const isLost = asked.some(({ runs }) => runs.every(aggregate.E3));
    if (isLost || passes.every(({ n }) => n === 0)) return void 0;
    const estimate = (0, rerun.S)(passes, 1, need - passedBefore);
    if (estimate === void 0) return void 0;
    return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
  }
  var report = __webpack_require__(16670);
  ;
  function buildReport(input) {
    const { interruption, shard } = input;
    const suites = input.suites.map((suite) => suiteReport(suite, input.run));
    const results = input.suites.flatMap((suite) => suite.results);
    return { version: report.A, tool: input.tool, verdict: input.verdict, complete: interruption === void 0 && input.suites.every(isComplete), interruption, shard, run: input.run, totals: totalsOf(results, input.suites.flatMap(({ facts }) => facts.skippedTests), input.suites.flatMap(({ surplus = [] }) => surplus), input.suites.flatMap(({ facts }) => judgeSpending(facts))), failureCodes: failureCodeCounts(results), suites, comparison: input.comparison, savings: input.savings, memory: input.memory, problems: input.problems, notices: input.notices };
  }
  function suiteReport(input, { responses }) {
    const { facts, results, gates, gatesWithoutErroredRuns, comparison } = input;
    const { description, configCommit, baselineFile, ownRecordings } = facts;
    const rerun2 = responses === "replay" ? void 0 : rerunOf(gates, results);
    return { name: facts.name, project: facts.project, description, tags: facts.tags, file: facts.file, sha256: facts.sha256, inputFiles: facts.inputFiles, configCommit, models: facts.models, judgeModel: facts.judgeModel, baselineFile, ownRecordings, repeat: facts.repeat, plannedRuns: facts.plannedRuns, totals: totalsOf(results, facts.skippedTests, input.surplus, judgeSpending(facts)), failureCodes: failureCodeCounts(results), gates, gatesWithoutErroredRuns, rerun: rerun2, results, skippedTests: facts.skippedTests, sample: facts.sample, comparison, compliance: facts.compliance, judges: facts.judges, judgedAgain: facts.judgedAgain, gateLocations: facts.gateLocations, notices: facts.notices };
  }
  function judgeSpending({ judges = [], judgedAgain }) {
    return [...judges.map(({ spent }) => spent), ...judgedAgain === void 0 ? [] : [judgedAgain.spent]];
  }
  function totalsOf(results, skipped, surplus = [], judges = []) {
    const withStatus = (status) => results.filter((result) => result.status === status).length;
    const runs = results.flatMap((result) => result.runs);
    const passed = withStatus("passed");
    const asked = results.filter(({ reused }) => reused === void 0);
    const further = [...asked.flatMap(({ extraRuns = [] }) => extraRuns), ...surplus];
    const spent = [...asked.flatMap((result) => result.runs), ...further];
    return { total: results.length, passed, failed: withStatus("failed"), errored: withStatus("errored"), notRun: withStatus("not-run"), skipped: skipped.length, passRate: results.length === 0 ? 0 : passed / results.length, runs: runs.length, truncated: runs.filter((run) => run.truncated).length, tokens: (0, numbers.cz)(spent.map((run) => run.tokenUsage.totalTokens)) + (0, numbers.cz)(judges.map(({ tokens }) => tokens)), costUsd: (0, numbers.cz)(asked.map((result) => result.totalCostUsd)) + (0, numbers.cz)(further.map((run) => run.costEstimateUsd ?? 0)) + (0, numbers.cz)(judges.map(({ costUsd }) => costUsd ?? 0)), costIncomplete: spent.some((run) => run.costEstimateUsd === null) || judges.some(({ costUsd }) => costUsd === null) };
  }
  function failureCodeCounts(results) {
    const counts = assertion.s.map((code) => [code, results.filter((result) => result.failureCodes.includes(code)).length]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }
  function isComplete({ facts, results }) {
    const runs = results.flatMap((result) => result.runs);
    return runs.length === facts.plannedRuns && !runs.some(wasNotStarted);
  }
  function wasNotStarted(run) {
    return run.outcome.kind === "not-run";
  }
}), 18425: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { O: () => observedPasses });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43957);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _engine_evaluate_own_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3542);
  function observedPasses(result, { repeats, mustPass }) {
    const runs = result.runs.filter((run) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls)(run));
    const { passes, fails } = (0, _engine_evaluate_own_answers_js__WEBPACK_IMPORTED_MODULE_1__.U)({ result: { ...result, runs }, pending: void 0 });
    const n = passes + fails;
    const own = runs.length === 0 ? 1 : n / runs.length;
    return { k: passes, n, repeats: Math.max(1, Math.round(repeats * own)), mustPass: mustPass === void 0 ? void 0 : Math.ceil(mustPass * own - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.kT) };
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
}), 63105: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { I8: () => savedInAll, p2: () => savingsOf, x0: () => isReused });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43957);
  const NOTHING = { runs: 0, calls: 0, costUsd: 0, durationMs: 0 };
  function savingsOf(suites) {
    const reused = addUp(suites.map(reusedBy));
    const notRun = addUp(suites.map(notRunBy));
    const repeats = addUp(suites.map(repeatsBy));
    const surplus = suites.flatMap((suite) => suite.surplus ?? []);
    if (reused.runs + notRun.runs + repeats.runs + surplus.length === 0) return void 0;
    const results = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(suites.map((suite) => suite.results.filter(isReused).length));
    return { reused: { results, ...reused }, notRun, repeats, askedTooMuch: { runs: surplus.length, calls: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(surplus.map(({ callCount }) => callCount)), costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(surplus.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)) } };
  }
  function savedInAll({ reused, notRun, repeats }) {
    return addUp([reused, notRun, repeats]);
  }
  function isReused({ reused }) {
    return reused !== void 0;
  }
  function reusedBy({ results, concurrency }) {
    return amount(results.filter(isReused).flatMap(({ runs }) => runs), concurrency);
  }
  function notRunBy({ results, concurrency }) {
    const typical = asked(results.flatMap(({ runs }) => runs));
    return addUp(results.map(({ runs }) => {
      const missing = runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls);
      const own = asked(runs);
      const whole = times(missing.length, amount(own.length > 0 ? own : typical, concurrency));
      return lessBy(whole, amount(missing, concurrency));
    }));
  }
  function lessBy(whole, spent) {
    return { runs: whole.runs, calls: Math.max(0, whole.calls - spent.calls), costUsd: Math.max(0, whole.costUsd - spent.costUsd), durationMs: Math.max(0, whole.durationMs - spent.durationMs) };
  }
  function repeatsBy({ results, concurrency, repeatsLeftOut = 0 }) {
    return times(repeatsLeftOut, amount(asked(results.flatMap(({ runs }) => runs)), concurrency));
  }
  function asked(runs) {
    return runs.filter((run) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls)(run) && (run.callCount > 0 || run.latencyMs > 0));
  }
  function amount(runs, concurrency) {
    return { runs: runs.length, calls: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(({ callCount }) => callCount)), costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)), durationMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(({ latencyMs }) => latencyMs)) / concurrency };
  }
  function times(runs, all) {
    if (runs === 0) return NOTHING;
    const each = all.runs === 0 ? 0 : runs / all.runs;
    return { runs, calls: Math.round(all.calls * each), costUsd: all.costUsd * each, durationMs: all.durationMs * each };
  }
  function addUp(all) {
    return { runs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ runs }) => runs)), calls: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ calls }) => calls)), costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ costUsd }) => costUsd)), durationMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ durationMs }) => durationMs)) };
  }
}), 30921: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { S: () => rerunPasses, k: () => rerunAnswersAtMost });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43957);
  const GRID = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  function rerunPasses(results, repeats, need) {
    const best = bestFit(results);
    if (best === void 0) return void 0;
    const chances = results.map((result) => passesAgain(result, result.repeats ?? repeats, best));
    return { rho: best.rho, passes: chanceOfAtLeastPassing(chances, need) };
  }
  function rerunAnswersAtMost(results, answers, most) {
    const best = bestFit(results);
    if (best === void 0) return 0;
    const allowed = answers - most - 1;
    let failed = [1];
    for (const result of results) {
      failed = convolved(failed, failuresOf(result, best), allowed);
    }
    return Math.min(1, Math.max(0, 1 - (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(failed)));
  }
  function failuresOf(result, fitted) {
    const { k, n, repeats = 1, isOne } = result;
    if (isOne === true) {
      const passes = passesAgain({ k, n }, repeats, fitted);
      return [passes, 1 - passes];
    }
    const { a, b } = fitted;
    let byFailures = [1];
    for (let done = 0; done < repeats; done += 1) {
      const passing = (failures) => (a + k + done - failures) / (a + b + n + done);
      byFailures = Array.from({ length: done + 2 }, (_, failures) => {
        const passedNow = (byFailures[failures] ?? 0) * passing(failures);
        return passedNow + (byFailures[failures - 1] ?? 0) * (1 - passing(failures - 1));
      });
    }
    return byFailures;
  }
  function convolved(one, other, largest) {
    const length = Math.max(0, Math.min(largest + 1, one.length + other.length - 1));
    const total = new Array(length).fill(0);
    for (const [left, chance] of one.entries()) {
      for (const [right, next] of other.entries()) {
        if (left + right < length) total[left + right] = (total[left + right] ?? 0) + chance * next;
      }
    }
    return total;
  }
  function bestFit(results) {
    const [first, ...others] = GRID.map((rho) => fit(results, rho));
    if (results.length === 0 || first === void 0) return void 0;
    return others.reduce((found, next) => next.fitness > found.fitness ? next : found, first);
  }
  function fit(results, rho) {
    const passed = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(results.map(({ k }) => k));
    const runs = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(results.map(({ n }) => n));
    const mu = (passed + 0.5) / (runs + 1);
    const a = mu * (1 / rho - 1);
    const b = (1 - mu) * (1 / rho - 1);
    const prior = Math.log(rho) + 1.5 * Math.log(1 - rho);
    const likelihood = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(results.map((result) => logLikelihood(result, a, b)));
    return { rho, a, b, fitness: likelihood + prior };
  }
  function logLikelihood({ k, n }, a, b) {
    return logRising(a, k) + logRising(b, n - k) - logRising(a + b, n);
  }
  function logRising(x, count) {
    let sum2 = 0;
    for (let index = 0; index < count; index += 1) sum2 += Math.log(x + index);
    return sum2;
  }
  function passesAgain({ k, n, mustPass }, repeats, { a, b }) {
    const allowed = repeats - Math.min(repeats, mustPass ?? repeats);
    let byFailures = [1, ...new Array(allowed).fill(0)];
    for (let done = 0; done < repeats; done += 1) {
      const passing = (failures) => (a + k + done - failures) / (a + b + n + done);
      byFailures = byFailures.map((chance, failures) => {
        const failedNow = (byFailures[failures - 1] ?? 0) * (1 - passing(failures - 1));
        return chance * passing(failures) + failedNow;
      });
    }
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(byFailures);
  }
  function chanceOfAtLeastPassing(chances, need) {
    const allowed = chances.length - Math.max(0, need);
    if (allowed < 0) return 0;
    const missed = new Float64Array(allowed + 1);
    missed[0] = 1;
    for (const chance of chances) {
      for (let count = allowed; count > 0; count -= 1) {
        missed[count] = (missed[count] ?? 0) * chance + (missed[count - 1] ?? 0) * (1 - chance);
      }
      missed[0] *= chance;
    }
    return Math.min(1, (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(missed));
  }
}) };
