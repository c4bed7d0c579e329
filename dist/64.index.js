export const id = 64;
export const ids = [64];
export const modules = { 18054: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { FK: () => buildReport, aU: () => judgeSpending, vA: () => totalsOf });
  var assertion = __webpack_require__(18677);
  var rerun = __webpack_require__(96181);
  var aggregate = __webpack_require__(37511);
  var savings = __webpack_require__(85537);
  var numbers = __webpack_require__(14125);
  var observed_passes = __webpack_require__(86349);
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
  var report = __webpack_require__(88850);
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
}), 32821: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { I: () => isAskedAsBefore, O: () => isUntouched });
  function isUntouched(comparison) {
    return isAskedAsBefore(comparison) && comparison.leftOpen === void 0;
  }
  function isAskedAsBefore({ changed, unchangedRequests }) {
    return changed === 0 && unchangedRequests > 0;
  }
}), 7653: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { FV: () => reviewFindings, G0: () => rankedCodes, H9: () => groupByReason, KM: () => sharedReason, WX: () => findingsOf, Xp: () => toleratedFindings, cL: () => groupByCode, hD: () => findingOf, tx: () => failedBefore, yd: () => redFindings });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37511);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74460);
  var _scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45660);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56232);
  function findingsOf(suite) {
    return suite.results.filter(({ status }) => status === "failed" || status === "errored").map(findingOf).sort((a, b) => a.result.passRate - b.result.passRate || b.checks.length - a.checks.length);
  }
  function toleratedFindings(suite) {
    return suite.results.filter(({ status, runs }) => status === "passed" && !runs.every((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) || (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(run))).map(findingOf).toSorted((a, b) => Number(isAboutFailedGate(suite, b)) - Number(isAboutFailedGate(suite, a)) || a.result.passRate - b.result.passRate);
  }
  function redFindings(suite) {
    const tolerated = toleratedFindings(suite);
    return [...findingsOf(suite), ...tolerated.filter((finding) => isAboutFailedGate(suite, finding))];
  }
  function isFlaky({ comparison }) {
    return comparison?.label === "flaky-on-both";
  }
  function isAboutFailedGate({ gates }, { result }) {
    return gates.gates.some(({ passed, gateName }) => !passed && result.failureCodes.some(_engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.J[gateName].concerns));
  }
  function reviewFindings(suite) {
    const regressed = suite.results.filter((result) => result.status === "passed" && result.comparison?.label === "regressed").map((result) => {
      const runs = [...result.runs, ...result.extraRuns ?? []];
      return findingOf({ ...result, runs, runCount: runs.length });
    });
    const red = redFindings(suite).filter(({ result }) => result.status !== "errored" && !failedBefore(result) && !isFlaky(result));
    const known = new Set(red.map(({ result }) => (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_3__.a)(result)));
    return [...red, ...regressed.filter(({ result }) => !known.has((0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_3__.a)(result)))];
  }
  function failedBefore({ status, comparison }) {
    if (status !== "failed" || comparison?.base === void 0) return false;
    const { base, kind, label } = comparison;
    if (kind === "checks-changed" || base.passed === base.runs) return false;
    return label === void 0 || !GOT_WORSE.includes(label);
  }
  const GOT_WORSE = ["regressed", "probably-regressed", "fails-every-time"];
  function groupByReason(findings) {
    const groups = /* @__PURE__ */ new Map();
    for (const finding of findings) {
      const reason = finding.checks.map(({ failureCode, message }) => `${failureCode} ${sharedReason(message)}`).join("\n");
      const group = groups.get(reason);
      if (group === void 0) groups.set(reason, [finding]);
      else group.push(finding);
    }
    return [...groups.values()];
  }
  function sharedReason(message) {
    return message.replace(/^Not sent: /, "").replace(/ \(after \d+ attempts\)$/, "");
  }
  function groupByCode(findings) {
    const groups = /* @__PURE__ */ new Map();
    for (const finding of findings) {
      const code = finding.checks[0].failureCode;
      const group = groups.get(code);
      if (group === void 0) groups.set(code, [finding]);
      else group.push(finding);
    }
    return [...groups].map(([code, members]) => ({ code, findings: members })).sort((a, b) => b.findings.length - a.findings.length || compareText(a.code, b.code));
  }
  function rankedCodes(source) {
    return Object.entries(source.failureCodes).sort(([codeA, a], [codeB, b]) => b - a || compareText(codeA, codeB));
  }
  function findingOf(result) {
    const [first, ...rest] = failedChecks(result.runs);
    return { result, failedRuns: result.runs.filter((run) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(run)).length, askedRuns: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.py)(result), checks: [first ?? unexplained(result), ...rest] };
  }
  function unexplained(result) {
    const failureCode = result.failureCodes[0] ?? "INTERNAL_ERROR";
    return { label: "run", failureCode, message: "no reason was recorded", lines: [], failedRuns: 1 };
  }
  function failedChecks(runs) {
    const checks = /* @__PURE__ */ new Map();
    for (const run of runs) {
      for (const assertion of run.assertions) {
        if (!(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.wS)(assertion)) continue;
        const key = JSON.stringify([assertion.assertionType, assertion.label, assertion.failureCode]);
        const known = checks.get(key);
        checks.set(key, known === void 0 ? toCheck(assertion) : { ...known, failedRuns: known.failedRuns + 1 });
      }
    }
    return [...checks.values()].sort((a, b) => b.failedRuns - a.failedRuns);
  }
  const MAX_LINES = 25;
  function toCheck(assertion) {
    const { assertionType, failureMessage = "" } = assertion;
    const [message = "", ...lines] = assertionType === "trajectory" ? failureMessage.split("\n") : [failureMessage];
    const reasoning = assertion.metadata?.["reasoning"];
    return { label: assertion.label, failureCode: assertion.failureCode ?? "INTERNAL_ERROR", message, lines: lines.slice(0, MAX_LINES), failedRuns: 1, ...typeof reasoning === "string" && reasoning !== "" ? { reasoning } : {}, ...consoleOf(assertion), ...(0, _scores_js__WEBPACK_IMPORTED_MODULE_2__.Lo)(assertion) ? { score: assertion.score } : {} };
  }
  function consoleOf({ metadata }) {
    const lines = metadata?.["console"];
    if (!Array.isArray(lines)) return {};
    const texts = lines.filter((line) => typeof line === "string");
    return texts.length === 0 ? {} : { console: texts };
  }
  function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
  }
}), 25335: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { w: () => gateRate });
  var _engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87699);
  var _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74543);
  var _engine_evaluate_run_pass_rate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1542);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17294);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73078);
  function gateRate(gate, suite) {
    return gate.noData === void 0 ? RATES[gate.gateName]?.(gate, suite) : void 0;
  }
  const RATES = { passRateMin: (_gate, suite) => ({ rate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.OK)(suite.totals.passed, suite.totals.total), what: `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_3__.cN)(suite)}s` }), runPassRateMin: ({ actual }, { results }) => ({ rate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.iy)((0, _engine_evaluate_run_pass_rate_js__WEBPACK_IMPORTED_MODULE_2__.iV)(results), actual), what: "runs" }), reliabilityMin: ({ tries = 1 }, suite) => {
    const rate = (0, _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_1__.CT)(suite.results, tries)?.all;
    return rate && { rate, what: `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_3__.cN)(suite)}s` };
  }, deterministicPassRate: ofChecks(_engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__.Dh), probabilisticPassRate: ofChecks(_engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__.K) };
  function ofChecks(ofKind) {
    return ({ actual }, { results }) => ({ rate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.iy)(checkShares(results, ofKind), actual), what: "checks" });
  }
  function checkShares(results, ofKind) {
    return results.flatMap((result) => (0, _engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__.If)([result], ofKind) ?? []);
  }
}), 40354: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { BR: () => highest, QE: () => judgeMeans, wA: () => compareModels, wb: () => notJudgedWords });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37511);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73078);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14125);
  function compareModels(suite) {
    const byModel = /* @__PURE__ */ new Map();
    for (const result of suite.results) {
      const results = byModel.get(result.modelId);
      if (results === void 0) byModel.set(result.modelId, [result]);
      else results.push(result);
    }
    return [...byModel].map(([modelId, results]) => toRow(suite, modelId, results));
  }
  function toRow(suite, modelId, results) {
    const spec = suite.models.find((model) => model.id === modelId);
    const passed = results.filter((result) => result.passed).length;
    const judgeScores = results.flatMap(judgeMeans);
    return { modelId, ...spec === void 0 ? {} : { model: `${spec.provider}/${spec.model}` }, total: results.length, passed, errored: results.filter((result) => result.status === "errored").length, notRun: results.filter((result) => result.status === "not-run").length, passRate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__.OK)(passed, results.length), ...judgeScores.length === 0 ? {} : { judgeAverage: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(judgeScores) }, latencyMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.se)(results.filter(({ runs }) => runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.tY)).map((result) => result.latencyAvgMs)) ?? 0, costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(results.map((result) => result.totalCostUsd)) };
  }
  function notJudgedWords({ errored, notRun }) {
    const parts = [...errored > 0 ? [`${errored} errored`] : [], ...notRun > 0 ? [`${notRun} not run`] : []];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
  }
  function judgeMeans(result) {
    return Object.entries(result.assertionScores).filter(([key]) => key.startsWith("judge:")).map(([, summary]) => summary.mean);
  }
  function highest(suite, value, limit) {
    return suite.results.filter((result) => value(result) > 0).sort((a, b) => value(b) - value(a)).slice(0, limit);
  }
}), 82757: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Q: () => repliedNames, f: () => unnamedModels });
  function repliedNames(suite) {
    const names = /* @__PURE__ */ new Map();
    for (const run of suite.results.flatMap((result) => result.runs)) {
      for (const [id2, replied] of Object.entries(run.repliedModels ?? {})) {
        const known = names.get(id2) ?? /* @__PURE__ */ new Set();
        replied.forEach((name) => known.add(name));
        names.set(id2, known);
      }
    }
    return new Map([...names].map(([id2, set]) => [id2, [...set].sort()]));
  }
  function unnamedModels(suite) {
    const replied = repliedNames(suite);
    const asked = new Set(suite.results.map((result) => result.modelId));
    return suite.models.map(({ id: id2 }) => id2).filter((id2) => asked.has(id2) && !replied.has(id2));
  }
}), 45660: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Lo: () => isScored, gu: () => scoreWords, r8: () => bandWords, xt: () => scoresOf });
  var _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47600);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37511);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91930);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14125);
  function scoresOf(result) {
    return [...(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.BL)(result.runs, isScored)].map(([key, scores]) => ({ label: key.slice(key.indexOf(":") + 1), mean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(scores) }));
  }
  function bandWords(suite) {
    const counts = /* @__PURE__ */ new Map();
    for (const { mean } of suite.results.flatMap(scoresOf)) {
      const band = (0, _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.BV)(mean);
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    const words = _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.WX.flatMap((band) => {
      const count = counts.get(band);
      return count === void 0 ? [] : [`${count} ${band}`];
    });
    return words.length === 0 ? void 0 : words.join(" \xB7 ");
  }
  function scoreWords(score) {
    return `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)((0, _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.WG)(score))} ${(0, _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.BV)(score)}`;
  }
  function isScored({ metadata }) {
    return metadata?.["scored"] === true;
  }
}), 50720: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { b: () => baseOf });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91930);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22417);
  function baseOf(report) {
    if (report.comparison?.kind !== "compared") return void 0;
    const { base } = report.comparison;
    return { branch: base.branch, commit: base.sha === void 0 ? void 0 : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(base.sha), age: (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.KN)(Date.parse(report.run.finishedAt) - Date.parse(base.finishedAt)), url: commitPage(report, base) };
  }
  function commitPage({ run }, { source, sha }) {
    return source === "artifact" && sha !== void 0 ? (0, _words_links_js__WEBPACK_IMPORTED_MODULE_1__.xw)(run, sha) : void 0;
  }
}), 25486: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { P: () => caveatLine, V: () => caveatsOf });
  var providers = __webpack_require__(51424);
  var replied_models = __webpack_require__(82757);
  ;
  function fallbacksOf(suite) {
    const replied = (0, replied_models.Q)(suite);
    return suite.models.flatMap(({ id: id2, provider, model }) => {
      if ((0, providers.nb)(provider).answersFrom === "program") return [];
      const answered = (replied.get(id2) ?? []).filter((name) => !isSameModel(model, name));
      return answered.length === 0 ? [] : [{ modelId: id2, asked: model, answered }];
    });
  }
  const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;
  function isSameModel(asked, answered) {
    const [one2, other] = [plainName(asked), plainName(answered)];
    if (one2 === other) return true;
    const [short, long] = one2.length < other.length ? [one2, other] : [other, one2];
    return long.startsWith(short) && VERSION.test(long.slice(short.length));
  }
  function plainName(name) {
    const last = name.slice(name.lastIndexOf("/") + 1);
    return last.toLowerCase().replace(/:(?:latest|free)$/, "").replace(/-latest$/, "").replaceAll(".", "-");
  }
  var links = __webpack_require__(22417);
  var format = __webpack_require__(91930);
  var signs = __webpack_require__(47730);
  var judge_lines = __webpack_require__(16830);
  var numbers = __webpack_require__(14125);
  ;
  const MAX_DETAILS = 10;
  function caveatLine({ words, details }) {
    const more = details.length - MAX_DETAILS;
    const shown = details.slice(0, MAX_DETAILS);
    const rest = more > 0 ? [`and ${more} more`] : [];
    return details.length === 0 ? words : `${words}: ${[...shown, ...rest].join("; ")}`;
  }
  function caveatsOf(suite, run) {
    return [...unboundAnswers(suite), ...ownRecordings(suite, run), ...untrusted(suite), ...assertingNothing(suite), ...truncatedAnswers(suite), ...sameAnswers(suite), ...fallbacks(suite), ...traces(suite), ...thoughts(suite)];
  }
  function unboundAnswers({ results }) {
    const isAffected = (run) => run.unboundAnswers !== void 0;
    const answers = results.flatMap(allRuns).reduce((total, { unboundAnswers: count = 0 }) => total + count, 0);
    if (answers === 0) return [];
    const subject = (0, format.LS)(answers, "stored answer is", "stored answers are");
    return caveat("unbound", `${subject} not bound to the question (recorded without a hash)`, { tests: testNames(results.filter((result) => allRuns(result).some(isAffected))) });
  }
  function ownRecordings({ ownRecordings: files = [] }, run) {
    if (files.length === 0) return [];
    const subject = (0, format.LS)(files.length, "recording", "recordings");
    const words = `this pull request itself adds or changes ${subject}: these answers are its author's word`;
    const urls = files.flatMap((file) => {
      const url = run && (0, links.Hx)(run, { file, line: 1, column: 1 });
      return url === void 0 ? [] : [[file, url]];
    });
    return caveat("own-recordings", words, { details: files, urls: new Map(urls) });
  }
  function untrusted(suite) {
    return (0, judge_lines.x_)(suite).flatMap(({ criteria, judgeModel }) => {
      const tests = testNames(suite.results.filter((result) => allRuns(result).some((run) => isJudgedBy(run, criteria))));
      return caveat("untrusted-judge", "scores rest on a judge that is not trusted", { tests, details: [`${criteria} (${judgeModel})`] });
    });
  }
  function isJudgedBy({ assertions }, criteria) {
    return assertions.some(({ metadata }) => metadata?.["criteria"] === criteria);
  }
  function assertingNothing({ results }) {
    const tests = testNames(results.filter((it) => it.assertsNothing));
    if (tests.length === 0) return [];
    const subject = (0, format.LS)(tests.length, "test asserts", "tests assert");
    return caveat("asserts-nothing", `${subject} nothing, so no answer can fail`, { tests });
  }
  function truncatedAnswers({ results, totals }) {
    if (totals.truncated === 0) return [];
    const subject = (0, format.LS)(totals.truncated, "answer was", "answers were");
    const tests = testNames(results.filter((it) => it.runs.some((run) => run.truncated)));
    return caveat("truncated", `${subject} cut at maxTokens`, { tests });
  }
  function sameAnswers({ results }) {
    const repeated = results.filter((result) => repetitionsIn(result) > 0);
    const count = (0, numbers.cz)(repeated.map((result) => repetitionsIn(result)));
    if (count === 0) return [];
    const subject = (0, format.LS)(count, "repeat got", "repeats got");
    const words = `${subject} the same reply as an earlier one, by its id: a cache answers, and each reply counts once in rates of runs and in the comparison`;
    return caveat("same-answer", words, { tests: testNames(repeated) });
  }
  function repetitionsIn(result) {
    const ids2 = allRuns(result).flatMap(({ sampleId }) => sampleId ?? []);
    return ids2.length - new Set(ids2).size;
  }
  function fallbacks(suite) {
    const found = fallbacksOf(suite);
    if (found.length === 0) return [];
    const details = found.map(({ modelId, asked, answered }) => `${modelId}: asked for ${asked}, answered by ${answered.join(", ")}`);
    return caveat("fallback", "replies name another model than was asked for", { details });
  }
  const TRACE_GAPS = [["exports that were refused (too large, cut off, or not OTLP), or more spans than are kept", ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0], ["no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read", ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0], ["tool calls without their arguments, which instrumentations record on request only", ({ callsWithoutArguments }) => callsWithoutArguments > 0]];
  function traces({ results }) {
    return TRACE_GAPS.flatMap(([words, isIn]) => {
      const affected = ({ trace }) => trace !== void 0 && isIn(trace);
      const count = results.flatMap(allRuns).filter(affected).length;
      if (count === 0) return [];
      return caveat("traces", `the traces of ${(0, format.LS)(count, "run")} have ${words}`, { tests: testNames(results.filter((result) => allRuns(result).some(affected))) });
    });
  }
  function thoughts({ results }) {
    const count = results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
    if (count === 0) return [];
    const subject = (0, format.LS)(count, "run has", "runs have");
    const words = `${subject} thoughts of the model, which are shown and not judged`;
    return [{ ...one("thoughts", words), icon: signs.B2.idle }];
  }
  function hasThoughts({ thoughtCharacters }) {
    return thoughtCharacters !== void 0 && thoughtCharacters > 0;
  }
  function allRuns({ runs, extraRuns = [] }) {
    return [...runs, ...extraRuns];
  }
  function one(kind, words) {
    return { kind, icon: signs.B2.look, words, tests: [], details: [] };
  }
  function caveat(kind, words, about) {
    return [{ ...one(kind, words), ...about }];
  }
  function testNames(results) {
    return [...new Set(results.map((result) => result.testCaseName))];
  }
}), 53674: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { C2: () => changeOf, EE: () => isAlarming, Jx: () => passedHere, fs: () => changesOf, mF: () => changeWords });
  var _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43928);
  var _comparison_measured_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36841);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37511);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7653);
  var _savings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85537);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17294);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22417);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14125);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91930);
  var _base_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50720);
  const WORDS = { regressed: "regressed", "probably-regressed": "probably regressed", "fails-every-time": "fails now, every time", "failing-now": "failing now", improved: "improved", "passes-every-time": "passes now, every time", "passing-now": "passing now", "flaky-on-both": "flaky as before", unchanged: "unchanged", "not-compared": "not compared" };
  const WORST_FIRST = ["fails-every-time", "regressed", "probably-regressed", "failing-now", "passes-every-time", "improved", "passing-now"];
  function changeOf(comparison) {
    if (comparison === void 0) return void 0;
    const { kind, label } = comparison;
    switch (kind) {
      case "new":
        return "new";
      case "checks-changed":
        return "checks";
      case "changed":
      case "unchanged-request":
        break;
    }
    switch (label) {
      case "fails-every-time":
        return kind === "changed" ? "fails-now" : "not-this-change";
      case "passes-every-time":
        return kind === "changed" ? "passes-now" : "not-this-change";
      case "regressed":
      case "probably-regressed":
        return kind === "changed" ? "worse" : "not-this-change";
      case "improved":
        return kind === "changed" ? "better" : "not-this-change";
      case "failing-now":
      case "passing-now":
        return kind === "changed" ? "differs" : "not-this-change";
      case "flaky-on-both":
        return "flaky";
      case "unchanged":
      case "not-compared":
      case void 0:
        return void 0;
    }
  }
  function changeWords({ comparison, status, minPasses }) {
    switch (changeOf(comparison)) {
      case void 0:
      case "removed":
        return void 0;
      case "new":
        return "new";
      case "checks":
        return "checks changed";
      case "fails-now":
      case "passes-now":
      case "differs":
      case "worse":
      case "better":
      case "flaky":
      case "not-this-change":
        break;
    }
    const label = comparison?.label ?? "unchanged";
    const isTolerated = label === "failing-now" && status === "passed" && minPasses !== void 0;
    return isTolerated ? "failing at times now" : WORDS[label];
  }
  function changesOf(report, suite) {
    const base = (0, _base_name_js__WEBPACK_IMPORTED_MODULE_7__.b)(report);
    const { comparison } = suite;
    if (base === void 0 || comparison === void 0) return { base: void 0, lists: [] };
    const noun = (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.cN)(suite);
    const named = (name) => suite.results.filter((result) => changeOf(result.comparison) === name).toSorted((a, b) => rank(a) - rank(b)).map((result) => changedTest(report, suite, result));
    const removed = comparison.removed.map(({ testCaseName, modelId, passed, runs }) => ({ testCaseName, modelId, label: "removed", base: runs === 0 ? void 0 : { passed, runs } }));
    const { byChance } = comparison;
    const other = named("not-this-change");
    const lists = [{ ...counted("fails-now", named("fails-now"), everyTime("fail", noun)), note: _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.Ny }, { ...counted("worse", named("worse"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} got worse`), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.worse) }, { ...counted("passes-now", named("passes-now"), everyTime("pass", noun)), note: _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.Ny }, { ...counted("better", named("better"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} got better`), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.better) }, { name: "not-this-change", title: `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(other.length, noun)} ${other.length === 1 ? "differs" : "differ"}, but not because of this change`, note: "Asked the same on both sides, so it is chance or the model itself.", tests: other }, { ...counted("differs", named("differs"), flakyTitle(noun)), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.differ) }, counted("flaky", named("flaky"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} flaky as before`), counted("checks", named("checks"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} with changed checks`), counted("new", named("new"), (count) => (0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, `new ${noun}`)), counted("removed", removed, (count) => (0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, `removed ${noun}`))];
    return { base, lists: lists.filter(({ tests }) => tests.length > 0) };
  }
  function everyTime(verb, noun) {
    const one = verb === "fail" ? "fails" : "passes";
    return (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} ${count === 1 ? one : verb} now, every time`;
  }
  function flakyTitle(noun) {
    return (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} ${count === 1 ? "differs" : "differ"}, as flaky tests do`;
  }
  function isAlarming(name) {
    return name === "fails-now" || name === "worse";
  }
  function counted(name, tests, title) {
    return { name, title: title(tests.length), tests };
  }
  function rank({ comparison }) {
    const label = comparison?.label;
    return label === void 0 ? 0 : WORST_FIRST.indexOf(label);
  }
  function passedHere(result) {
    const outcomes = (0, _savings_js__WEBPACK_IMPORTED_MODULE_3__.x0)(result) ? result.runs.map((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT)(run) ? 1 : 0) : (0, _comparison_measured_js__WEBPACK_IMPORTED_MODULE_8__.xP)(result).outcomes;
    return { passed: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_9__.cz)(outcomes), runs: outcomes.length };
  }
  function reasonOf(result) {
    const mayBeSilent = result.status === "passed" && !result.runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.WN);
    return mayBeSilent ? void 0 : (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__.hD)(result).checks[0];
  }
  function changedTest(report, suite, result) {
    const { testCaseName, modelId, comparison, location } = result;
    const base = comparison?.base;
    return { testCaseName, modelId, label: changeWords(result) ?? "", base: base === void 0 ? void 0 : { passed: base.passed, runs: base.runs }, here: passedHere(result), reason: result.runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT) ? void 0 : reasonOf(result), url: (0, _words_links_js__WEBPACK_IMPORTED_MODULE_5__.Hx)(report.run, location), fragment: (0, _words_links_js__WEBPACK_IMPORTED_MODULE_5__.TV)(report, suite, result) };
  }
}), 27366: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { eU: () => comparisonCell, F4: () => comparisonIcon, iF: () => comparisonLine, eo: () => saysRates });
  var comparison_sentences = __webpack_require__(43928);
  var format = __webpack_require__(91930);
  var words_sentence = __webpack_require__(91887);
  ;
  function judgeShiftSentences(shifts, base) {
    return shifts.flatMap((shift) => {
      const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
      const judge = (0, words_sentence.ci)([judgeModel]);
      const versions = versionWords(shift);
      if (!changed && versions.length === 0) return [];
      const otherwise = `${differ} of ${(0, format.LS)(compared, "labelled answer")}`;
      const branch = { kind: "branch", name: base.branch };
      const said = changed ? [(0, words_sentence.Qq)("The judge "), ...judge, (0, words_sentence.Qq)(` itself has changed: it gives ${otherwise} another score than on `), branch, (0, words_sentence.Qq)(` (${lower} lower, ${differ - lower} higher; mean ${(0, format.fN)(baseMean)} -> ${(0, format.fN)(headMean)}), so what it judged there and here is not compared.`)] : [(0, words_sentence.Qq)("The judge "), ...judge, (0, words_sentence.Qq)(` is another version than on `), branch, (0, words_sentence.Qq)(`; its labels do not show that it judges differently (${otherwise} have another score).`)];
      return [[...said, ...versions]];
    });
  }
  function versionWords({ versions }) {
    if (versions === void 0 || versions.base.length === 0 || versions.head.length === 0) return [];
    return [(0, words_sentence.Qq)(" Its replies name "), ...(0, words_sentence.ci)(versions.head), (0, words_sentence.Qq)(", and named "), ...(0, words_sentence.ci)(versions.base), (0, words_sentence.Qq)(".")];
  }
  function whoMovedSentence(moved, again, base) {
    const branch = { kind: "branch", name: base.branch };
    const lost = again === void 0 || again.lost === 0 ? [] : lostWords(again);
    if (moved === void 0) {
      if (again === void 0) return void 0;
      return [(0, words_sentence.Qq)(`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${(0, format.LS)(again.answers.length + again.lost, "answer")} of `), branch, (0, words_sentence.Qq)(", which is too few."), ...lost];
    }
    return [(0, words_sentence.Qq)(`Who moved: ${causeWords(moved)}. Today's judge was asked about ${(0, format.LS)(moved.answers + moved.untouchedAnswers, "answer")} of `), branch, (0, words_sentence.Qq)(`: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.`), ...lost];
  }
  function notAskedAgainSentence(base) {
    return [(0, words_sentence.Qq)("Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of "), { kind: "branch", name: base.branch }, (0, words_sentence.Qq)(" where the report from there keeps them (input `outputs`).")];
  }
  const CAUSES = { change: "this change", model: "the model, which answers worse than it did", judge: "the judge, which is stricter than it was" };
  function causeWords({ causes, model }) {
    if (causes.length === 0) return "cannot be told apart";
    const words = causes.map((cause) => cause === "change" && model === void 0 ? "this change, or the model" : CAUSES[cause]);
    return words.join(", and ");
  }
  function partWords({ judge, model, change, low, high }) {
    const interval = `${signed(change)} (${signed(low)} to ${signed(high)})`;
    const own = `${signed(judge)} is the judge's own`;
    return model === void 0 ? `${own} and ${interval} this change's or the model's, which too few untouched tests tell apart` : `${own}, ${signed(model)} the model's and ${interval} this change's`;
  }
  function signed(value) {
    const rounded = (0, format.fN)(Math.abs(value));
    return value < 0 && Number(rounded) !== 0 ? `-${rounded}` : rounded;
  }
  function lostWords({ lost, lostBecause }) {
    const because = lostBecause === void 0 ? [] : [(0, words_sentence.Qq)(": "), ...(0, words_sentence.ci)([lostBecause])];
    return [(0, words_sentence.Qq)(` About ${(0, format.LS)(lost, "answer")} it was not asked`), ...because, (0, words_sentence.Qq)(".")];
  }
  var suite_verdict = __webpack_require__(71513);
  var report_comparison = __webpack_require__(32821);
  var words_headline = __webpack_require__(17294);
  var signs = __webpack_require__(47730);
  var sight_sentences = __webpack_require__(5434);
  var base_name = __webpack_require__(50720);
  ;
  const OUTCOME_ICONS = { worse: signs.TT.worse, "not-worse": signs.TT.notWorse, "cannot-tell": signs.TT.unclear, untouched: signs.TT.unclear };
  function comparisonIcon(outcome) {
    return OUTCOME_ICONS[outcome];
  }
  const OUTCOME_WORDS = { worse: "worse", "not-worse": "not worse", "cannot-tell": "cannot tell", untouched: "not touched" };
  function comparisonCell(outcome) {
    return `${comparisonIcon(outcome)} ${OUTCOME_WORDS[outcome]}`;
  }
  const UNAVAILABLE = { disabled: void 0, "not-applicable": void 0, "no-token": "the input github-token is empty", "no-permission": "the token may not read the runs of the base branch", "no-artifact": "its runs uploaded no report", expired: "its reports have expired", "too-large": "its report is too large", broken: "its report cannot be read", "wrong-version": "its report is of another version", "too-slow": "its report did not arrive in time", failed: "its report could not be downloaded" };
  function whyUnavailable({ run }, { reason, branch }) {
    if (reason !== "no-run") {
      const why = UNAVAILABLE[reason];
      return why === void 0 ? void 0 : plain(`Not compared with the base branch: ${why}.`);
    }
    const own = branch === void 0 ? /^refs\/heads\/(.+)$/su.exec(run.ref ?? "")?.[1] : void 0;
    if (own !== void 0) {
      const name = { kind: "branch", name: own };
      return [(0, words_sentence.Qq)("The first run on "), name, (0, words_sentence.Qq)(": the next one is compared with it.")];
    }
    return [(0, words_sentence.Qq)("After the next push to "), branch === void 0 ? (0, words_sentence.Qq)("the base branch") : { kind: "branch", name: branch }, (0, words_sentence.Qq)(', there is something to compare with (if this workflow runs on "push").')];
  }
  function comparisonLine(report, suite) {
    const run = report.comparison;
    if (run === void 0) return { kind: "absent" };
    if (run.kind === "unavailable") {
      const sentence = whyUnavailable(report, run);
      if (sentence === void 0) return { kind: "absent" };
      const later = plain((0, sight_sentences.CL)(suite, (0, words_headline.cN)(suite)));
      return { kind: "unavailable", sentence, notes: later === void 0 ? [] : [later] };
    }
    const base = (0, base_name.b)(report);
    if (base === void 0 || suite.comparison === void 0) {
      const sentence = (0, words_sentence.Qq)("Not compared: the base branch has no such suite.");
      return { kind: "unavailable", sentence: [sentence], notes: [] };
    }
    const noun = (0, words_headline.cN)(suite);
    const aboutModel = report.run.event === "schedule" && suite.comparison.model !== void 0;
    const headline = aboutModel ? modelHeadline(suite.comparison, base, noun) : changeHeadline(suite.comparison, base, noun);
    const scope = plain((0, comparison_sentences.i9)(suite.comparison.changed, suite.comparison.unchangedRequests, noun));
    const notes = [...aboutModel ? changeNotes(suite.comparison, base) : [], scope, ...aboutModel ? [] : modelNotes(suite.comparison, base), plain((0, comparison_sentences.kn)(judgedVerdict(suite.comparison, aboutModel)?.evidence)), ...aboutModel ? [] : (0, sight_sentences.cb)(suite, base, noun), ...judgeShiftSentences(suite.comparison.judges ?? [], base), ...figures(suite.comparison).map(plain), movedNote(report, suite, base), memoryNote(headline.sentence, base, run.base.runs), run.base.isAncestor === false ? NO_ANCESTOR : void 0];
    return { kind: "compared", base, ...headline, notes: notes.filter((note) => note !== void 0) };
  }
  function movedNote({ run }, { comparison, judgedAgain }, base) {
    const known = whoMovedSentence(comparison?.moved, judgedAgain, base);
    if (known !== void 0 || run.responses === "replay") return known;
    return comparison?.judge?.isWorse === true ? notAskedAgainSentence(base) : void 0;
  }
  function saysRates(line) {
    return line.kind === "compared" && line.sentence.some((part) => part.kind === "text" && part.text.includes(comparison_sentences.ut));
  }
  function judgedVerdict({ verdict, model }, aboutModel) {
    return aboutModel ? model : verdict;
  }
  function memoryNote(headline, base, runs) {
    if (!headline.some(({ kind }) => kind === "commit")) return (0, comparison_sentences.$s)(base, runs);
    return runs > 1 ? (0, comparison_sentences.$s)({ branch: base.branch }, runs) : void 0;
  }
  const NO_ANCESTOR = [{ kind: "text", text: "That commit is not part of what was tested, so other changes may have contributed to a difference." }];
  function changeHeadline(comparison, base, noun) {
    const outcome = (0, report_comparison.O)(comparison) ? "untouched" : comparison.verdict.verdict;
    return { outcome, sentence: (0, comparison_sentences.y6)(comparison, base, noun) };
  }
  const MODEL_OUTCOMES = { worse: "worse", better: "not-worse", same: "not-worse", "another-version": "cannot-tell", unknown: "cannot-tell" };
  function modelHeadline({ model, ...comparison }, base, noun) {
    if (model === void 0) return changeHeadline(comparison, base, noun);
    return { outcome: MODEL_OUTCOMES[(0, suite_verdict.oY)(model)], sentence: (0, comparison_sentences.pr)(model, base) };
  }
  function changeNotes(comparison, base) {
    return comparison.changed === 0 ? [] : [(0, comparison_sentences.BT)(comparison.verdict, base)];
  }
  function modelNotes({ model }, base) {
    if (model === void 0) return [];
    const found = (0, suite_verdict.oY)(model);
    return found === "same" || found === "unknown" ? [] : [(0, comparison_sentences.pr)(model, base)];
  }
  function figures({ judge, moved, cost, latency }) {
    return [judge === void 0 ? void 0 : (0, comparison_sentences.$L)(judge, moved?.isScoreWorse === false), cost === void 0 ? void 0 : (0, comparison_sentences.Lp)(cost), latency === void 0 ? void 0 : (0, comparison_sentences.Kw)(latency)];
  }
  function plain(words) {
    return words === void 0 ? void 0 : [(0, words_sentence.Qq)(words)];
  }
}), 23720: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { M: () => gateSignWords, Z: () => gateRows });
  var _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43928);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74460);
  var _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46289);
  var _digest_gate_rate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25335);
  var _judge_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16830);
  var _changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53674);
  var _words_gate_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37497);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22417);
  var _words_signs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47730);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73078);
  const GATE_SIGNS = { passed: _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.passed, failed: _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.failed, "no data": _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.failed, "not exercised": _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.idle };
  function gateSignWords(sign) {
    return `${GATE_SIGNS[sign]} ${sign}`;
  }
  const BASE_FIGURES = { judgeAvgMin: ({ judgeAvg }) => judgeAvg, latencyMaxMs: ({ latencyAvgMs }) => latencyAvgMs, costMaxUsd: ({ costUsd }) => costUsd };
  function baseText(gateName, { comparison, here, there }) {
    const { base } = comparison;
    if (gateName === "passRateMin") {
      if (base.passRate === void 0) return "\u2013";
      return `${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.cf)((0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.iy)(there, base.passRate), "runs")}, here ${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.cf)((0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.iy)(here), "runs")}`;
    }
    const figure = BASE_FIGURES[gateName]?.(base);
    return figure === void 0 ? "\u2013" : (0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.Ru)(figure, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.J[gateName].unit);
  }
  function gateRows(report, suite) {
    const compared = comparedWith(suite);
    return suite.gates.gates.map((gate) => {
      const { title, actual, threshold, margin, verdict } = (0, _words_gate_text_js__WEBPACK_IMPORTED_MODULE_6__.b)(gate);
      const noData = gate.noData !== void 0;
      const counted = (0, _digest_gate_rate_js__WEBPACK_IMPORTED_MODULE_3__.w)(gate, suite);
      const location = Object.hasOwn(suite.gateLocations, gate.gateName) ? suite.gateLocations[gate.gateName] : void 0;
      return { name: gate.gateName, title, actual: counted === void 0 ? actual : `${actual} of ${counted.what} (${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.Bt)(counted.rate)})`, threshold, margin: noData ? "\u2013" : margin, sign: noData && verdict === "failed" ? "no data" : verdict, base: compared === void 0 ? void 0 : baseText(gate.gateName, compared), note: noteOf(gate.gateName, suite), url: location === void 0 ? void 0 : (0, _words_links_js__WEBPACK_IMPORTED_MODULE_7__.Hx)(report.run, location) };
    });
  }
  const OF_JUDGES = /* @__PURE__ */ new Set(["judgeAvgMin", "judgeDropMax", "probabilisticPassRate"]);
  function noteOf(gateName, suite) {
    const { rerun } = suite;
    if (OF_JUDGES.has(gateName) && (0, _judge_lines_js__WEBPACK_IMPORTED_MODULE_4__.x_)(suite).length > 0) {
      return "Rests on a judge that is not trusted";
    }
    return gateName === "passRateMin" && rerun !== void 0 ? (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.yU)(rerun.flip) : void 0;
  }
  function comparedWith({ comparison, results }) {
    if (comparison === void 0) return void 0;
    const shares = results.flatMap((result) => {
      const base = result.comparison?.base;
      const here2 = (0, _changes_js__WEBPACK_IMPORTED_MODULE_5__.Jx)(result);
      return base === void 0 || here2.runs === 0 ? [] : [{ base, here: here2 }];
    });
    if (shares.length === 0) return void 0;
    const here = shares.map((it) => it.here.passed / it.here.runs);
    const there = shares.map(({ base }) => base.runs === 0 ? 0 : base.passed / base.runs);
    return { comparison, here, there };
  }
}), 16830: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $L: () => judgeSentence, LK: () => judgeLines, x_: () => untrustedJudges });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91930);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22417);
  var _words_signs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
  const ICONS = { trusted: _words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.passed, "not trusted": _words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.look, "too few labels": _words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.idle };
  function judgeLines({ run }, { judges = [], comparison }) {
    return judges.map((judge) => {
      const namesakes = judges.filter(({ criteria }) => criteria === judge.criteria);
      const { file } = judge;
      return { icon: ICONS[judge.state], state: judge.state, criteria: judge.criteria, ...namesakes.length > 1 ? { judgeModel: judge.judgeModel } : {}, rates: rateWords(judge), verdict: verdictWords(judge), notes: [...notesOn(judge), ...flipNotes(judge, comparison?.judges)], wrong: judge.wrong.map((label) => ({ ...label, place: `${file}:${label.line}`, url: (0, _words_links_js__WEBPACK_IMPORTED_MODULE_1__.Hx)(run, { file, line: label.line, column: 1 }), words: `${label.good ? "good" : "bad"}, and the judge gives ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(label.score)}` })), moreWrong: judge.wrongLeftOut };
    });
  }
  function judgeSentence({ criteria, judgeModel, rates, verdict }) {
    const model = judgeModel === void 0 ? "" : ` (${judgeModel})`;
    return `Judge of ${criteria}${model}: ${rates}; ${verdict}`;
  }
  function untrustedJudges({ judges = [] }) {
    return judges.filter(({ state }) => state === "not trusted");
  }
  function rateWords({ counts, verdicts }) {
    const { passGood, good, failBad, bad } = counts;
    const labels = `(labels: ${verdicts.length})`;
    if (good + bad === 0) return `was asked about none of its labels ${labels}`;
    const passes = good === 0 ? "no good answer to pass" : `passes ${passGood} of ${good} good answers`;
    const stops = bad === 0 ? "no bad answer to stop" : `stops ${failBad} of ${bad} bad ones`;
    return `${passes}, ${stops} ${labels}`;
  }
  function verdictWords(judge) {
    const limit = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(judge.min);
    switch (judge.state) {
      case "trusted":
        return "trusted";
      case "not trusted":
        return `not trusted, certainly right on fewer than ${limit} of ${refutedKind(judge)}`;
      case "too few labels":
        return judge.counts.good + judge.counts.bad === 0 ? "nothing is known of it" : `too few labels to tell (${neededWords(judge)})`;
    }
  }
  function refutedKind({ counts }) {
    const { passGood, good, failBad, bad } = counts;
    const ofGood = good === 0 ? 1 : passGood / good;
    const ofBad = bad === 0 ? 1 : failBad / bad;
    return ofGood < ofBad ? "good answers" : "bad answers";
  }
  function neededWords({ counts, askedGood, askedBad }) {
    const stuck = [askedGood === null ? "good" : "", askedBad === null ? "bad" : ""].filter((kind) => kind !== "");
    if (stuck.length > 0) {
      return `and more will not help: it is wrong on too many of the ${stuck.join(" and the ")} ones`;
    }
    const more = [{ kind: "good", count: (askedGood ?? 0) - counts.good }, { kind: "bad", count: (askedBad ?? 0) - counts.bad }].filter(({ count }) => count > 0);
    const words = more.map(({ kind, count }) => `${count} more ${kind}`);
    return `${words.join(" and ")} ones would do if it goes on so`;
  }
  function notesOn(judge) {
    const { counts, lost, lostBecause, auc, source, spent, file, contradictory } = judge;
    return [...counts.good + counts.bad === 0 ? [] : [intervalWords(judge)], ...auc === void 0 ? [] : [`Its scores put a good answer above a bad one in ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(auc.auc, 0)} of pairs.`], ...counts.good === 0 && lost === 0 ? ["No label is of a good answer, so it is not known whether it passes them."] : [], ...counts.bad === 0 && lost === 0 ? ["No label is of a bad answer, so it is not known whether it stops them."] : [], ...lost === 0 ? [] : [`${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(lost, "label has", "labels have")} no score: ${lostBecause ?? "not asked"}.`], ...contradictory.map((lines) => `${file}: lines ${lines.join(", ")} judge the same answer differently, so they count nowhere.`), ...source.kind === "base" ? [`Judged by the base branch's run${source.sha === void 0 ? "" : ` at ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(source.sha)}`}; neither the judge nor its labels have changed since.`] : [], ...spent.calls === 0 ? [] : [`Asking about the labels took ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(spent.calls, "call")}${spent.costUsd === null ? " of unknown price" : ` and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(spent.costUsd)}`}, which the cost of the run includes.`]];
  }
  function flipNotes({ file, criteria, judgeModel, verdicts }, shifts = []) {
    const shift = shifts.find((it) => it.criteria === criteria && it.judgeModel === judgeModel && it.flipped.every(({ line, now }) => verdicts.some((verdict) => verdict.line === line && verdict.score === now)));
    if (shift === void 0 || shift.flipped.length === 0) return [];
    const { flipped, flippedLeftOut, compared } = shift;
    const lines = (stops) => flipped.filter(({ before, now }) => now < before === stops).map(({ line }) => line).join(", ");
    const parts = [{ verb: "stops now", at: lines(true) }, { verb: "passes now", at: lines(false) }].filter(({ at }) => at !== "");
    const words = parts.map(({ verb, at }) => `${verb} line ${at}`).join("; ");
    const more = flippedLeftOut === 0 ? "" : `, and ${flippedLeftOut} more`;
    return [`Of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(compared, "label")} that the base branch's run has too, its verdict differs on ${flipped.length + flippedLeftOut}: ${file}: ${words}${more}.`];
  }
  function intervalWords({ sensitivity, specificity }) {
    const words = (verb, { share, low, high }, kind) => share === null ? [] : [`${verb} ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(low, 0)} to ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(high, 0)} of ${kind} answers`];
    const parts = [...words("passes", sensitivity, "good"), ...words("stops", specificity, "bad")];
    return `95 % intervals: it ${parts.join(" and ")}.`;
  }
}), 66817: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { EK: () => pointText, NJ: () => triesWords, PL: () => columnsOf, Qh: () => reliabilityWords, sd: () => pointAt, yx: () => reliabilityRows });
  var _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74543);
  var _statistics_reliability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61363);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73078);
  const MOST_COLUMNS = 6;
  const FURTHER = [10, 20, 50, 100, 200, 500];
  function reliabilityRows({ results }) {
    const most = results.reduce((longest, { runCount }) => Math.max(longest, runCount), 0);
    if (most < 2) return [];
    const models = new Set(results.map(({ modelId }) => modelId));
    return [...models].flatMap((modelId) => {
      const own = (0, _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_0__.Bw)(results.filter((result) => result.modelId === modelId));
      const points = triesUpTo(most).flatMap((tries) => pointOf(own, tries) ?? []);
      return points.length < 2 ? [] : [{ modelId, points }];
    });
  }
  function triesUpTo(most) {
    const columns = Array.from({ length: Math.min(most, MOST_COLUMNS) }, (_, index) => index + 1);
    if (most <= MOST_COLUMNS) return columns;
    return [...columns.slice(0, -1), ...FURTHER.filter((tries) => tries < most), most];
  }
  function pointOf(results, tries) {
    const known = (0, _statistics_reliability_js__WEBPACK_IMPORTED_MODULE_2__.P)(results, tries);
    return known && { tries, share: known.all, leftOut: results.length - known.used };
  }
  const NUMERALS = ["", "once", "twice", "three times", "four times", "five times", "six times"];
  function triesWords(tries) {
    const times = NUMERALS[tries] ?? `${tries} times`;
    return tries === 1 ? times : `${times} running`;
  }
  function pointText({ share, leftOut }) {
    return `${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__.cf)(share, void 0, 0)}${leftOut === 0 ? "" : `, ${leftOut} left out`}`;
  }
  function reliabilityWords({ points }) {
    return `right ${points.map((point) => `${triesWords(point.tries)} ${pointText(point)}`).join(", ")}`;
  }
  function pointAt({ points }, tries) {
    return points.find((point) => point.tries === tries);
  }
  function columnsOf(rows) {
    const tries = rows.flatMap(({ points }) => points.map((point) => point.tries));
    return [...new Set(tries)].toSorted((a, b) => a - b);
  }
}), 69106: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { C: () => shownReport, W: () => runStateLines });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37511);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91930);
  var _build_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18054);
  var _savings_note_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17301);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17294);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14125);
  function incompleteWords({ suites }) {
    const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
    const planned = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.cz)(suites.map(({ plannedRuns }) => plannedRuns));
    const unneeded = runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls).length;
    const others = planned - runs.length + runs.filter(isNotRun).length - unneeded;
    if (unneeded === 0 || others > 0) return "Incomplete: not every planned run was done.";
    const unjudged = runs.filter((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls)(run) && run.callCount > 0).length;
    const underWay = unjudged === 0 ? "" : ` (${unjudged} under way and not judged)`;
    return `Stopped when it was decided: ${unneeded} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(planned, "run")} not asked${underWay}, since none could change a gate or the exit code.`;
  }
  function isNotRun({ outcome }) {
    return outcome.kind === "not-run";
  }
  function shownReport(report) {
    if (report.suites.length === 0 || !isUnjudged(report)) return report;
    const nothing = { suites: [], totals: (0, _build_report_js__WEBPACK_IMPORTED_MODULE_2__.vA)([], []), failureCodes: {} };
    return { ...report, ...nothing, comparison: void 0, savings: void 0 };
  }
  function isUnjudged({ problems, run, interruption, suites, totals }) {
    if (run.responses === "replay" && problems.length > 0) return true;
    if (interruption?.kind !== "auth" || totals.tokens > 0) return false;
    return suites.every(({ results }) => results.every(({ runs }) => runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)));
  }
  function runStateLines(report) {
    const { interruption, complete } = report;
    const lines = [(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.iV)(report).detail, interruption === void 0 ? void 0 : (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.DI)(interruption), interruption === void 0 && !complete ? incompleteWords(report) : void 0, ...(0, _savings_note_js__WEBPACK_IMPORTED_MODULE_3__.x)(report), (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.Vw)(report)];
    return lines.filter((line) => line !== void 0);
  }
}), 17301: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { o: () => reusedCommit, x: () => savingsLines });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91930);
  var _savings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85537);
  function savingsLines(report) {
    const { savings } = report;
    if (savings === void 0) return [];
    const { reused, repeats, askedTooMuch } = savings;
    const { calls, costUsd, durationMs } = (0, _savings_js__WEBPACK_IMPORTED_MODULE_1__.I8)(savings);
    const lines = [];
    if (reused.results > 0) {
      const all = report.totals.total;
      lines.push(reused.results === all ? `Nothing was asked: all ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all, "result")} are reused from the base branch (${commits(report)}), where the questions and checks are the same.` : `${reused.results} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all, "result")} ${reused.results === 1 ? "is" : "are"} reused from the base branch (${commits(report)}), where the questions and checks are the same.`);
    }
    if (repeats.runs > 0) {
      lines.push(`${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(repeats.runs, "further run")} for the comparison with the base branch ${repeats.runs === 1 ? "was" : "were"} not needed.`);
    }
    if (askedTooMuch.runs > 0) {
      const { runs } = askedTooMuch;
      lines.push(`${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(runs, "further run was", "further runs were")} under way when the comparison was clear, and not needed: ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(askedTooMuch.costUsd)}.`);
    }
    if (calls > 0) {
      lines.push(`Saved compared with asking everything: about ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(calls, "call")}, ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(costUsd)} and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(durationMs)}.${reused.results > 0 ? " Cost and latency in the tables include what is reused." : ""}`);
    }
    return lines;
  }
  function commits(report) {
    const [first = "", ...others] = reusedCommits(report).map(_words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax);
    return others.length === 0 ? first : `${first} and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(others.length, "earlier commit")}`;
  }
  function reusedCommit(report) {
    return reusedCommits(report)[0];
  }
  function reusedCommits({ suites }) {
    const all = suites.flatMap(({ results }) => results.filter(_savings_js__WEBPACK_IMPORTED_MODULE_1__.x0).map(({ reused }) => reused?.sha ?? ""));
    return [...new Set(all)];
  }
}), 39953: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Nk: () => allPlaced, H1: () => renderSections, no: () => suiteSections });
  var changes = __webpack_require__(53674);
  var comparison_line = __webpack_require__(27366);
  var caveats = __webpack_require__(25486);
  var findings = __webpack_require__(7653);
  var headline = __webpack_require__(17294);
  var links = __webpack_require__(22417);
  ;
  function failingTestsOf(report, suite) {
    const shown = (finding) => ({ ...finding, url: (0, links.Hx)(report.run, finding.result.location), reusedUrl: finding.result.reused && (0, links.xw)(report.run, finding.result.reused.sha), fragment: (0, links.TV)(report, suite, finding.result) });
    const tests = (0, findings.WX)(suite).map(shown);
    return { failed: tests.filter(({ result }) => result.status === "failed"), errored: tests.filter(({ result }) => result.status === "errored"), tolerated: (0, findings.Xp)(suite).map(shown), noun: (0, headline.cN)(suite), allowed: suite.gates.passed };
  }
  var judge_lines = __webpack_require__(16830);
  var gate_rows = __webpack_require__(23720);
  var reliability_rows = __webpack_require__(66817);
  ;
  function suiteSections(report, suite) {
    return { comparison: (0, comparison_line.iF)(report, suite), gates: (0, gate_rows.Z)(report, suite), failingTests: failingTestsOf(report, suite), changes: (0, changes.fs)(report, suite), judges: (0, judge_lines.LK)(report, suite), reliability: (0, reliability_rows.yx)(suite), caveats: (0, caveats.V)(suite, report.run) };
  }
  function renderSections(sections, views, extent) {
    return { comparison: views.comparison(sections.comparison, extent), gates: views.gates(sections.gates, extent), failingTests: views.failingTests(sections.failingTests, extent), changes: views.changes(sections.changes, extent), judges: views.judges(sections.judges, extent), reliability: views.reliability(sections.reliability, extent), caveats: views.caveats(sections.caveats, extent) };
  }
  const allPlaced = () => void 0;
}), 43928: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $L: () => judgeSentence, $s: () => memorySentence, BT: () => verdictSentence, Kw: () => latencySentence, Lp: () => costSentence, Ny: () => EVERY_TIME_NOTE, i9: () => scopeSentence, kn: () => oneAnswerSentence, pr: () => modelSentence, t2: () => luckSentence, ut: () => RATES_ARROW, y6: () => changeSentence, yU: () => rerunSentence });
  var _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78666);
  var _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18440);
  var _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71513);
  var _comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32821);
  var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68859);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91930);
  var _rate_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73078);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91887);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14125);
  function verdictSentence(verdict, base) {
    switch (verdict.verdict) {
      case "worse":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Worse than "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`: ${rates(verdict.evidence)} pass. ${chance(verdict.evidence.p)}`), ...verdict.evidence.guard === void 0 ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` ${DAYS_UNKNOWN}`)] : []];
      case "not-worse":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Not worse than "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`. ${unlikelyDrop(verdict.evidence.upper)}`)];
      case "cannot-tell":
        return cannotTell(verdict, { kind: "branch", name: base.branch });
    }
  }
  const DAYS_UNKNOWN = "Days are unknown: a bad day of the provider could look the same.";
  function untouchedSentence(base) {
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("This change alters nothing that the models are asked, so it cannot have made them worse than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(".")];
  }
  function partlyUntouchedSentence(base, leftOpen, noun) {
    const others = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(leftOpen, `other ${noun}`);
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`The ${noun}s that are compared are asked exactly as on `), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`. Nothing is known of ${others}: not asked in this run, renamed, or asked and checked otherwise.`)];
  }
  function changeSentence(comparison, base, noun) {
    if (!(0, _comparison_js__WEBPACK_IMPORTED_MODULE_4__.I)(comparison)) return verdictSentence(comparison.verdict, base);
    const { leftOpen } = comparison;
    return leftOpen === void 0 ? untouchedSentence(base) : partlyUntouchedSentence(base, leftOpen, noun);
  }
  function modelSentence(verdict, base) {
    const { evidence } = verdict;
    const pass = evidence === void 0 ? "" : ` ${rates(evidence)} pass.`;
    const found = (0, _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_0__.oY)(verdict);
    switch (found) {
      case "worse":
      case "better": {
        const p = found === "worse" ? evidence?.p : evidence?.pBetter;
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`The model itself answers ${found} than on `), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`, asked the same:${pass} ${chance(p ?? _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__.Nh)}`)];
      }
      case "another-version": {
        const models = verdict.verdict === "cannot-tell" && verdict.reason.kind === "model-version" ? verdict.reason.models.map(({ model }) => model) : [];
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("The model itself is another version than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" ("), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.ci)(models), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`).${pass}`)];
      }
      case "same":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("The model itself answers no worse than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`, asked the same. ${unlikelyDrop(evidence?.upper ?? 1)}`)];
      case "unknown":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell whether the model itself answers differently than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`.${pass}${evidence === void 0 ? "" : ` ${possibleDrop(evidence.upper)}.`}`)];
    }
  }
  function memorySentence(base, runs) {
    if (runs === 1) return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Compared with one run of "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(".")];
    const isKnown = base.commit !== void 0 || base.age !== void 0;
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`Compared with ${runs} runs of `), { kind: "branch", name: base.branch }, ...isKnown ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(", the newest of them "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Sy)(base)] : [], (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(".")];
  }
  function scopeSentence(changed, unchanged, noun) {
    if (unchanged === 0 || changed === 0) return void 0;
    const touched = changed === 1 ? "one" : String(changed);
    const others = unchanged === 1 ? "other one is" : `other ${unchanged} are`;
    return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
  }
  function judgeSentence({ baseMean, headMean, ...judge }, isOfOthers = false) {
    const change = `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(baseMean)} -> ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(headMean)}`;
    if (isOfOthers && (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_6__.T)(judge.worse, _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__.Nh)) {
      return `Judge average: ${change}. Cannot tell whether this change did that.`;
    }
    if (judge.isWorse) return `Judge average fell: ${change}. ${chance(judge.worse)}`;
    const isOfDay = judge.guard?.passes === false && (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_6__.T)(judge.worse, _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__.Nh);
    return `Judge average: ${change}${isOfDay ? ", which an ordinary day could do" : ""}.`;
  }
  function costSentence({ ratio, isWorse, worse }) {
    const sentence = `A run costs ${timesAs("much", ratio)} before.`;
    return isWorse ? `${sentence} ${chance(worse)}` : sentence;
  }
  function latencySentence({ ratio }) {
    return `A run takes ${timesAs("long", ratio)} before (not judged).`;
  }
  function timesAs(what, ratio) {
    const times = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(ratio, 2);
    return times === "1.00" ? `as ${what} as` : `${times} times as ${what} as`;
  }
  function luckSentence(expected) {
    if (expected < 0.05) return "Luck alone explains almost none of these.";
    const about = expected < 0.95 ? "fewer than one" : `about ${Math.round(expected)}`;
    return `By luck alone, ${about} would look like this.`;
  }
  const FLIP_SHOWN = 0.05;
  const FLIP_LIKELY = 0.2;
  const FLIP_COIN = 0.4;
  function rerunSentence(flip) {
    if (!(flip >= FLIP_SHOWN)) return void 0;
    const oneIn = Math.round(1 / flip);
    if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
    if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
    return "a coin flip: too close to the limit";
  }
  function cannotTell({ reason, evidence }, name) {
    switch (reason.kind) {
      case "nothing-compared":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: no test has results both on "), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" and here.")];
      case "stopped":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: stopped early, nothing to compare. A run without `stop-when-decided` asks what it takes to know.")];
      case "errored":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`Cannot tell: ${reason.errored} of ${reason.all} runs had no outcome (a provider error, or the end of the job), which is too many.`)];
      case "model-version":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: the model itself is another version than on "), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" ("), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.ci)(reason.models.map(({ model }) => model)), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("), so a difference says nothing about this change.")];
      case "judge-changed":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: the judge itself has changed, so a difference says nothing about this change.")];
      case "judge-moved":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${cannotTellRates(evidence)}Today's judge fails answers of `), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" too that it passed then.")];
      case "day-to-day":
        return dayToDay(evidence, name);
      case "untouched-fell":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${cannotTellRates(evidence)}Tests that this change does not touch fell too.`)];
      case "too-little-data":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Too little data to ever show a drop.")];
      case "too-few-runs": {
        const drop = `${cannotTellRates(evidence)}${possibleDrop(evidence?.upper ?? 1)}; `;
        if (evidence !== void 0 && evidence.oneAnswerASide === evidence.compared) {
          return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${drop}only more tests, or a temperature above 0, will narrow this.`)];
        }
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${drop}more repeats or more runs on `), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" will narrow this.")];
      }
    }
  }
  const RUNS_TO_KNOW_DAYS = 5;
  function dayToDay(evidence, name) {
    const { runs = 0, critical = 1 } = evidence?.guard ?? {};
    const said = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(cannotTellRates(evidence));
    if (runs < RUNS_TO_KNOW_DAYS) {
      return [said, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("An ordinary day could do this; "), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.`)];
    }
    return [said, name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` itself moves by up to ${points(critical) ?? "1 point"} from day to day.`)];
  }
  function cannotTellRates(evidence) {
    return `Cannot tell: ${evidence === void 0 ? "" : `${rates(evidence)}. `}`;
  }
  function oneAnswerSentence(evidence) {
    const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
    if (oneAnswerASide === 0) return void 0;
    const which = oneAnswerASide === compared ? "What was compared is" : `${oneAnswerASide} of the ${compared} results that were compared are`;
    return `${which} asked at temperature 0 or with a seed: there a run counts as one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
  }
  const EVERY_TIME_NOTE = "Each went from every answer to none, or from none to every one. Asked at temperature 0 or with a seed, that is a fact about this input; whether the wording or the luck of the wording did it, one answer cannot say.";
  const RATES_ARROW = " -> ";
  function rates({ baseRate, headRate, baseAnswers, headAnswers }) {
    const side = (value, answers) => (0, _rate_text_js__WEBPACK_IMPORTED_MODULE_2__.cf)({ value, ...(0, _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_7__.r)(value, answers) });
    return `${side(baseRate, baseAnswers)}${RATES_ARROW}${side(headRate, headAnswers)} of runs`;
  }
  function chance(p) {
    const odds = [1e4, 1e3].find((runs) => p < 1 / runs) ?? 100;
    return `Chance alone would do this in fewer than 1 in ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(odds)} runs.`;
  }
  function unlikelyDrop(upper) {
    const drop = points(upper);
    return drop === void 0 ? "Any drop is unlikely." : `A drop of more than ${drop} is unlikely.`;
  }
  function possibleDrop(upper) {
    const drop = points(upper);
    return drop === void 0 ? "A drop is unlikely" : `A drop of up to ${drop} is possible`;
  }
  function points(share) {
    const whole = Math.ceil(share * 100 - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_8__.kT);
    if (whole <= 0) return void 0;
    return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(whole, "point");
  }
}), 94863: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { ZD: () => markdownDiff, iR: () => logDiff, zY: () => htmlDiff });
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35357);
  var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90609);
  var _log_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79196);
  const MAX_LINES = 40;
  const MAX_CHARACTERS = 400;
  function logDiff({ diff = [] }) {
    return shown(diff).map((line) => (0, _log_text_js__WEBPACK_IMPORTED_MODULE_2__.k)((0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.U_)(line)));
  }
  function markdownDiff({ diff = [] }) {
    if (diff.length === 0) return "";
    const block = (0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(shown(diff), "diff");
    return `
${block.map((line) => `  ${line}`).join("\n")}`;
  }
  function htmlDiff({ diff = [] }) {
    return diff.length === 0 ? "" : `<pre>${shown(diff).map(_escape_js__WEBPACK_IMPORTED_MODULE_1__.h8).join("\n")}</pre>`;
  }
  function shown(diff) {
    return diff.slice(0, MAX_LINES).map((line) => (0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line, MAX_CHARACTERS));
  }
}), 22417: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Ab: () => MAX_TABLE_NAME, Bg: () => commitUrl, CX: () => workflowRunUrl, Hx: () => sourceUrl, Pl: () => safeUrl, TV: () => testFragment, iQ: () => markdownLink, xw: () => revisionUrl });
  var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90609);
  function markdownLink(label, url) {
    const safe = url === void 0 ? void 0 : safeUrl(url);
    return safe === void 0 ? label : `[${label}](${safe})`;
  }
  function sourceUrl(run, location) {
    const { serverUrl, repository, sha } = run;
    if (location.elsewhere === true) return void 0;
    if (serverUrl === void 0 || repository === void 0 || sha === void 0) return void 0;
    if (`${sha}/${location.file}`.split("/").some((part) => part === "." || part === "..")) {
      return void 0;
    }
    const path = [repository, "blob", sha, location.file].map(encodePath).join("/");
    return `${serverUrl}/${path}#L${location.line}`;
  }
  function commitUrl(run) {
    return run.sha === void 0 ? void 0 : revisionUrl(run, run.sha);
  }
  const COMMIT = /^[0-9a-f]{7,64}$/iu;
  function revisionUrl(run, sha) {
    const { serverUrl, repository } = run;
    if (serverUrl === void 0 || repository === void 0 || !COMMIT.test(sha)) return void 0;
    return `${serverUrl}/${encodePath(repository)}/commit/${encodePath(sha)}`;
  }
  function workflowRunUrl(run, id2) {
    const { serverUrl, repository } = run;
    if (serverUrl === void 0 || repository === void 0) return void 0;
    return `${serverUrl}/${encodePath(repository)}/actions/runs/${id2}`;
  }
  const MAX_TABLE_NAME = 200;
  function testFragment(report, suite, test) {
    const address = new URLSearchParams({ test: (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(test.testCaseName, MAX_TABLE_NAME), on: (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(test.modelId, MAX_TABLE_NAME) });
    if (report.suites.length > 1) address.set("in", (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(suite.name, MAX_TABLE_NAME));
    return `#${address.toString()}`;
  }
  function encodePath(path) {
    return path.replace(/\p{Surrogate}/gu, "\uFFFD").split("/").map(encodeURIComponent).join("/");
  }
  function safeUrl(text) {
    if (!URL.canParse(text)) return void 0;
    const url = new URL(text);
    if (url.protocol !== "https:" && url.protocol !== "http:") return void 0;
    return url.href.replace(/[()|[\]\\<>"'`*_~\s]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
  }
}), 33590: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { d: () => reusedSha, u: () => reusedWords });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91930);
  var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90609);
  function reusedSha({ sha }) {
    return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(sha);
  }
  function reusedWords(from) {
    return `reused from ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(reusedSha(from))}`;
  }
}) };
