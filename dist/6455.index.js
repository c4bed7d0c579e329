export const id = 6455;
export const ids = [6455, 8829];
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
}), 6455: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { partResult: () => partResult });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29301);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60142);
  var _evaluate_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88829);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43957);
  const NOT_EVALUATED = { passed: true, gates: [] };
  function partResult(ready, execution, commits, job) {
    const { responses, notices } = ready;
    const outcome = (0, _evaluate_run_js__WEBPACK_IMPORTED_MODULE_3__.runOutcome)(ready, execution);
    const suites = (0, _evaluate_run_js__WEBPACK_IMPORTED_MODULE_3__.resultsOfPlans)(ready, execution, commits).map(({ facts, results }) => ({ facts, results, gates: NOT_EVALUATED }));
    const runs = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(suites.map(({ facts }) => facts.plannedRuns));
    return { ...outcome, suites, shardPlan: shardPlan(ready.part, execution, job), verdict: partVerdict(job.shard, runs, outcome), responses, complianceFolders: [], notices: [...notices, ...(0, _evaluate_run_js__WEBPACK_IMPORTED_MODULE_3__.guessNotices)(execution)] };
  }
  function partVerdict({ index, count: parts }, runs, { problems, interruption }) {
    if (interruption?.kind === "deadline" && problems.length === 0) {
      const reason2 = `the deadline of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(interruption.maxMinutes, 2)} minutes passed before shard ${index} of ${parts} was done`;
      return { result: "error", exitCode: 3, reason: reason2 };
    }
    if (interruption !== void 0 || problems.length > 0) {
      return (0, _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.AU)({ suites: [], problems, interruption });
    }
    const done = runs === 0 ? "no test belongs to it" : `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(runs, "run")} done`;
    const reason = `shard ${index} of ${parts}: ${done}; the merge job judges all shards`;
    return { result: "passed", exitCode: 0, reason };
  }
  function shardPlan({ sha256, suites }, { accounts, runs, recorded }, { workspace, checkedOut, selection }) {
    return { sha256, ...checkedOut === void 0 ? {} : { checkedOut }, ...selection === void 0 ? {} : { selection }, recorded: recorded.length, suites: suites.map(({ plan, plannedResults, positions, unplanned }, suite) => {
      const { outputDir } = plan.suite.compliance;
      return { gates: plan.suite.gates, concurrency: plan.suite.concurrency, ...outputDir === void 0 ? {} : { complianceFolder: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, outputDir) }, plannedResults, positions, unplanned, accounts: (runs[suite] ?? []).flatMap((run, index) => reportedAccount(run, accounts[suite]?.[index])) };
    }) };
  }
  function reportedAccount({ testCaseName, modelId, runIndex }, account) {
    if (account === void 0) return [];
    const { tested, asked } = account;
    return [{ testCaseName, modelId, runIndex, tested, asked }];
  }
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
}) };
