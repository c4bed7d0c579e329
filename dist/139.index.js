export const id = 139;
export const ids = [139];
export const modules = { 29001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}), 13213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Iz: () => isAskedAsBefore, O2: () => isUntouched, oY: () => _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_0__.oY });
  var _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97872);
  function isUntouched(comparison) {
    return isAskedAsBefore(comparison) && comparison.leftOpen === void 0;
  }
  function isAskedAsBefore({ changed, unchangedRequests }) {
    return changed === 0 && unchangedRequests > 0;
  }
}), 73376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { qt: () => PARTS_GATES, xJ: () => partsGates, xw: () => buildPartsReport });
  function partsGates(parts, limits, locations) {
    const isUnknown = parts.some(({ word }) => word === "cannot tell");
    const gates = PARTS_GATES.flatMap(({ gateName, counts }) => {
      const threshold = limits[gateName];
      if (threshold === void 0) return [];
      const actual = parts.filter(({ word }) => counts.includes(word)).length;
      const passed = actual <= threshold;
      const unknown = passed && isUnknown ? true : void 0;
      return [{ gateName, passed, actual, threshold, unknown, location: locations[gateName] }];
    });
    return { passed: gates.every(({ passed }) => passed), gates };
  }
  const PARTS_GATES = [{ gateName: "unnoticedPartsMax", counts: ["not noticed"], what: "parts that no test notices", code: "PART_NOT_NOTICED" }, { gateName: "harmfulPartsMax", counts: ["harmful", "needed and harmful"], what: "harmful parts", code: "PART_HARMFUL" }];
  function buildPartsReport(findings, { tool, run }) {
    return { version: "1", tool, run, ...findings, verdict: verdictOf(findings) };
  }
  function verdictOf({ verdict, suites, problems, interruption }) {
    if (verdict !== void 0) return verdict;
    const [problem] = problems;
    if (problem !== void 0) {
      return { result: "error", exitCode: 2, reason: problem.message.replace(/\.$/, "") };
    }
    if (interruption?.kind === "auth") {
      return { result: "error", exitCode: 3, reason: interruption.message };
    }
    const parts = suites.flatMap((suite) => suite.parts);
    const failed = suites.flatMap(({ gates: { gates } }) => gates.filter(({ passed }) => !passed));
    const [first] = failed;
    if (first !== void 0) {
      return { result: "failed", exitCode: 1, reason: gateReason(first) };
    }
    const isLost = parts.some(({ reason: reason2 }) => reason2 === "errored" || reason2 === "ended");
    const isGated = suites.some(({ gates: { gates } }) => gates.some(({ unknown }) => unknown === true));
    if (isLost && (isGated || parts.every(({ word }) => word === "cannot tell"))) {
      const reason2 = "Too many answers were lost, or the run ended early, to tell what the parts do";
      return { result: "error", exitCode: 3, reason: reason2 };
    }
    const reason = parts.length === 0 ? "No part was taken away" : "Every part was taken away once";
    return { result: "passed", exitCode: 0, reason };
  }
  function gateReason({ gateName, actual, threshold }) {
    const { what } = PARTS_GATES.find((gate) => gate.gateName === gateName) ?? {};
    return `${gateName}: ${actual} ${what ?? "parts"}, at most ${threshold} allowed`;
  }
}), 93139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { ll: () => HISTORY_FILES, cV: () => PARTS_VIEWS, dA: () => PROBLEM_TITLE, aH: () => REPORT_VIEWS, nx: () => complianceFiles, Zl: () => driftIssue, GJ: () => dropStates, H3: () => expectedDropWords, oh: () => failureMessage, O5: () => historyLines, htmlPieces: () => htmlPieces, S8: () => junitPieces, H$: () => mergeHistory, Zr: () => notAskedWords, oW: () => previewOf, cZ: () => renderHistoryPage, No: () => renderLog, uC: () => renderPartSummary, bF: () => renderTerminal, IC: () => reviewTests, Mm: () => sidesOf, x1: () => viewsReportedBy });
  var basics = __webpack_require__(15744);
  var basics_format = __webpack_require__(75884);
  var gate_definitions = __webpack_require__(39006);
  var engine_results = __webpack_require__(44952);
  ;
  function alike(words) {
    return [words, words];
  }
  const CHANGES = { "fails-now": { words: alike("went from every answer to none"), note: ({ byChance: byChance2, hasOneAnswerASide }) => `Changed once; chance can do this. ${turnedWords(byChance2.fails, hasOneAnswerASide)}` }, worse: { words: alike("got worse") }, "passes-now": { words: alike("went from none to every answer"), note: ({ byChance: byChance2, hasOneAnswerASide }) => turnedWords(byChance2.passes, hasOneAnswerASide) }, better: { words: alike("got better"), note: ({ byChance: byChance2 }) => luckWords(byChance2.better) }, "not-this-change": { words: ["differs, but not because of this change", "differ, but not because of this change"], note: () => "Asked the same on both sides, so it is chance or the model itself." }, differs: { words: ["differs, as flaky tests do", "differ, as flaky tests do"], note: ({ byChance: byChance2 }) => luckWords(byChance2.differ) }, flaky: { words: ["is flaky as before", "are flaky as before"] }, checks: { words: ["has changed checks", "have changed checks"] }, tools: { words: alike("got other tools from the MCP server") }, new: { words: ["is new", "are new"] } };
  function isChangeName(text) {
    return Object.hasOwn(CHANGES, text);
  }
  const CHANGE_NAMES = Object.keys(CHANGES).filter(isChangeName);
  function changeTitle(words, tests, noun) {
    return `${(0, basics_format.LS)(tests, noun)} ${tests === 1 ? words[0] : words[1]}`;
  }
  function changesIn(tests) {
    return CHANGE_NAMES.flatMap((name) => {
      const all = tests.filter(({ change }) => change?.name === name);
      return all.length === 0 ? [] : [[name, all]];
    });
  }
  function luckWords(expected) {
    if (expected < 0.05) return "Luck alone explains almost none of these.";
    const about = expected < 0.95 ? "fewer than one" : `about ${Math.round(expected)}`;
    return `By luck alone, ${about} would look like this.`;
  }
  function turnedWords(expected, hasOneAnswerASide) {
    const luck = luckWords(expected);
    return hasOneAnswerASide ? `${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.` : luck;
  }
  const LABELS = { regressed: { name: "worse", words: "regressed" }, "probably-regressed": { name: "worse", words: "probably regressed" }, "fails-every-time": { name: "fails-now", words: "from every answer to none" }, "failing-now": { name: "differs", words: "failing now" }, improved: { name: "better", words: "improved" }, "passes-every-time": { name: "passes-now", words: "from none to every answer" }, "passing-now": { name: "differs", words: "passing now" }, "flaky-on-both": { name: "flaky", words: "flaky as before" }, unchanged: void 0, "not-compared": void 0 };
  function changeOf({ comparison, status, minPasses }) {
    if (comparison === void 0) return void 0;
    const { kind, label } = comparison;
    if (kind === "new") return { name: "new", words: "new" };
    if (kind === "tools-changed") return { name: "tools", words: "other tools listed" };
    if (kind === "checks-changed") return { name: "checks", words: "checks changed" };
    const change = label && LABELS[label];
    if (change === void 0) return void 0;
    const isTolerated2 = label === "failing-now" && status === "passed" && minPasses !== void 0;
    const words = isTolerated2 ? "failing at times now" : change.words;
    const isOfChange = kind === "changed" || change.name === "flaky";
    return { name: isOfChange ? change.name : "not-this-change", words };
  }
  var report_escape = __webpack_require__(72963);
  ;
  function say(texts, ...phrases) {
    return joined(texts.flatMap((text, index) => [text, phrases[index] ?? ""]));
  }
  function joined(phrases) {
    const parts = [];
    for (const part of phrases.flatMap(partsOf)) {
      const last = parts.at(-1);
      if (part.kind !== "text" || last?.kind !== "text") parts.push(part);
      else parts[parts.length - 1] = { kind: "text", text: last.text + part.text };
    }
    return parts;
  }
  function partsOf(phrase) {
    if (typeof phrase === "string" || typeof phrase === "number") {
      return phrase === "" ? [] : [{ kind: "text", text: String(phrase) }];
    }
    return "kind" in phrase ? [phrase] : phrase;
  }
  function listed(phrases, { separator = ", ", most = Infinity, last = separator } = {}) {
    const shown2 = phrases.slice(0, most);
    const left2 = phrases.length - shown2.length;
    return joined([...shown2.flatMap((phrase, at) => {
      const isLast = at === shown2.length - 1 && left2 === 0;
      return at === 0 ? [phrase] : [isLast ? last : separator, phrase];
    }), ...left2 === 0 ? [] : [` and ${(0, basics_format.U9)(left2)} more`]]);
  }
  function sentence_name(kind, text, url) {
    return { kind, name: text, url };
  }
  function code(text) {
    return { kind: "code", name: text };
  }
  const MAX_FIGURES = 2;
  function quoted(text) {
    const figures2 = text.match(/\d+/gu) ?? [];
    return figures2.length > MAX_FIGURES ? code(text) : { kind: "text", text };
  }
  function plainText(sentence) {
    return sentence.map((part) => part.kind === "text" ? part.text : part.name).join("");
  }
  function written(sentence, prose2, named) {
    return sentence.map((part) => {
      if (part.kind !== "text") return named(part);
      const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/u.exec(part.text) ?? [];
      return [before && " ", inner && prose2(inner), after && " "].join("");
    }).join("");
  }
  function capital(sentence) {
    const [first, ...rest] = sentence;
    if (first?.kind !== "text") return sentence;
    const text = first.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return [{ kind: "text", text }, ...rest];
  }
  var assertions_assertion = __webpack_require__(10209);
  var intervals = __webpack_require__(19201);
  ;
  const SIGNS = { passed: "\u2705", failed: "\u274C", look: "\u26A0\uFE0F", idle: "\u2796" };
  const STATUS_SIGNS = { passed: SIGNS.passed, failed: SIGNS.failed, errored: SIGNS.look, "not-run": SIGNS.idle };
  const COMPARISON_SIGNS = { worse: "\u{1F534}", notWorse: "\u{1F7E2}", unclear: "\u26AA" };
  function rateOfResults(passed, total) {
    return { value: passed / total, ...(0, intervals.rF)(passed / total, sizeForResults(passed, total)) };
  }
  function sizeForResults(passed, total) {
    return passed === 0 || passed === total ? total : total - 1;
  }
  function rateText(rate2, what) {
    const counted2 = what === void 0 ? "" : ` of ${what}`;
    return `${(0, basics_format.rq)(rate2.value)}${counted2} (${intervalText(rate2)})`;
  }
  function rateAlone({ value }, what) {
    return `${(0, basics_format.rq)(value)} of ${what}`;
  }
  function intervalText({ low, high }) {
    if (!Number.isFinite(low + high)) return "0\u2013100 %";
    return `${Math.floor(low * 100 + basics.kT)}\u2013${Math.ceil(high * 100 - basics.kT)} %`;
  }
  function resultNoun(suite) {
    return new Set(suite.results.map((result) => result.modelId)).size > 1 ? "result" : "test";
  }
  function notAskedWords({ asked, cases }) {
    return `${cases - asked} of ${(0, basics_format.LS)(cases, "case")} not asked (sample)`;
  }
  function hasAnswer({ outcome, outputText, outputOmitted }) {
    return outcome.kind !== "errored" || outputText !== "" || outputOmitted === true;
  }
  function answersWords(suites) {
    const runs = suites.flatMap(({ results }) => results).flatMap(engine_results.ow);
    const reused = runs.filter(({ outcome }) => outcome.kind === "reused").length;
    const done = runs.filter(({ outcome }) => outcome.kind !== "reused" && outcome.kind !== "not-run");
    const came = done.filter((run) => hasAnswer(run) && !isMissing(run)).length;
    const words = `${came === done.length ? "" : `${came} of `}${(0, basics_format.LS)(done.length, "answer")}`;
    return reused === 0 ? words : `${words}, ${reused} reused`;
  }
  function isMissing({ assertions }) {
    return assertions.some(({ failureCode }) => failureCode === "EXTERNAL_RESULT_MISSING");
  }
  function ownCost(results) {
    return { costUsd: (0, basics.cz)(results.map(({ totalCostUsd }) => totalCostUsd)), costIncomplete: results.some(({ runs }) => runs.some((run) => run.costEstimateUsd === null)) };
  }
  function changeName(run) {
    return run?.pullRequest === void 0 ? "this change" : "this pull request";
  }
  function scoreWords(value) {
    return `${(0, basics_format.fN)((0, assertions_assertion.WG)(value))} ${(0, assertions_assertion.BV)(value)}`;
  }
  function fileCounts({ kind, executable, addedLines, removedLines }) {
    const lines = [...addedLines === 0 ? [] : [`+${(0, basics_format.U9)(addedLines)}`], ...removedLines === 0 ? [] : [`-${(0, basics_format.U9)(removedLines)}`]].join(" ");
    const what = { added: ["new"], changed: [], deleted: ["deleted"] }[kind];
    const mode = executable === void 0 ? [] : [executable ? "executable" : "not executable"];
    const words = [...what, ...lines === "" ? [] : [lines], ...mode];
    return words.length === 0 ? "other content" : words.join(", ");
  }
  ;
  function storyTests(report, suite) {
    return suite.results.map((result) => {
      const { comparison, reused, extraRuns = [] } = result;
      const base = comparison?.kind === "checks-changed" ? void 0 : comparison?.base;
      const state = stateOf(result, suite);
      return { name: result.testCaseName, model: result.modelId, state, here: passedHere(result), base: base === void 0 || base.runs === 0 ? void 0 : { passed: base.passed, of: base.runs }, counting: extraRuns.length === 0 ? void 0 : passedHere({ ...result, extraRuns: [] }), lost: (0, engine_results.ow)(result).filter((run) => (0, engine_results.Pn)(run).lost).length, checks: state === "fine" ? [] : failedChecks(result, suite), url: (0, report_escape.Hx)(report.run, result.location), fragment: (0, report_escape.TV)(report, suite, result), reused: reused && { sha: reused.sha, url: (0, report_escape.xw)(report.run, reused.sha) }, change: changeOf(result), result };
    });
  }
  function passedHere(result) {
    const outcomes = result.reused === void 0 ? (0, engine_results.xP)(result, { refusedFails: result.comparison?.base !== void 0 }).outcomes : result.runs.map((run) => (0, engine_results.Pn)(run).passed ? 1 : 0);
    return { passed: (0, basics.cz)(outcomes), of: outcomes.length };
  }
  function mayBeBlamed({ status, comparison }) {
    return status !== "errored" && comparison?.kind !== "unchanged-request" && comparison?.label !== "flaky-on-both";
  }
  const GOT_WORSE = ["regressed", "probably-regressed", "fails-every-time"];
  function stateOf(result, suite) {
    const { status, comparison, runs } = result;
    const isTold = hasNewCode(result, suite) || runs.flatMap(({ assertions }) => assertions).some((one) => isNewNever(one, result));
    if (isTold) return "never";
    if (gotWorse(result, suite)) return "broke";
    if (status === "errored") return runs.some(isRefusal) ? "fails" : "lost";
    if (status === "failed") {
      if (failedBefore(result)) return "failed-there";
      return comparison?.label === "failing-now" ? "chance" : "fails";
    }
    const hasFlaw = status === "passed" && !runs.every((run) => (0, engine_results.Pn)(run).passed || (0, engine_results.Pn)(run).notRun);
    return hasFlaw ? "tolerated" : "fine";
  }
  function isRefusal(run) {
    return (0, engine_results.Pn)(run).refused;
  }
  function gotWorse({ comparison, status }, suite) {
    if (comparison?.kind !== "changed" || status === "errored" || status === "not-run") return false;
    return comparison.label === "fails-every-time" ? suite.comparison?.verdict.verdict === "worse" : GOT_WORSE.includes(comparison.label ?? "");
  }
  function failedBefore({ status, comparison }) {
    if (status !== "failed" || comparison?.base === void 0) return false;
    const { base, kind, label } = comparison;
    if (kind === "checks-changed" || base.passed === base.runs) return false;
    return label === void 0 || !GOT_WORSE.includes(label);
  }
  function hasNewCode({ failureCodes, comparison }, { gates }) {
    return failureCodes.some((code2) => mustNeverHappen(code2, gates) && comparison?.there?.failureCodes.includes(code2) !== true);
  }
  function isNewNever(assertion, { comparison }) {
    const { failsResult, failureCode } = assertion;
    if (failsResult !== true || failureCode === void 0 || !(0, engine_results.wS)(assertion)) return false;
    return comparison?.there?.failureCodes.includes(failureCode) !== true;
  }
  function mustNeverHappen(code2, { gates }) {
    return gates.some(({ gateName }) => isCounting(gateName) && gate_definitions.JH[gateName].concerns?.(code2) === true);
  }
  function isCounting(gateName) {
    return gate_definitions.JH[gateName].unit === "count" && gate_definitions.JH[gateName].against === void 0;
  }
  function failedChecks(result, suite) {
    const checks = /* @__PURE__ */ new Map();
    const { minPasses = Infinity } = result;
    const isTolerant = result.runs.filter((run) => (0, engine_results.Pn)(run).passed).length >= minPasses;
    for (const run of (0, engine_results.ow)(result)) {
      for (const assertion of run.assertions.filter(engine_results.wS)) {
        const key = `${assertion.assertionType} ${assertion.failureCode} ${assertion.label}`;
        const known2 = checks.get(key);
        const check = known2?.check ?? toCheck(assertion, isTolerant);
        const { failureCode, failsResult } = assertion;
        const isNever = failsResult === true || failureCode !== void 0 && mustNeverHappen(failureCode, suite.gates);
        checks.set(key, { check: { ...check, failedAnswers: check.failedAnswers + 1 }, isNever });
      }
    }
    const all = [...checks.values()].sort((a, b) => Number(b.isNever) - Number(a.isNever) || b.check.failedAnswers - a.check.failedAnswers);
    const known = all.map(({ check }) => check);
    const ofAnswers = known.filter(({ type }) => type !== "provider");
    if (known.length === 0) return [unexplained(result)];
    return ofAnswers.length > 0 ? ofAnswers : known;
  }
  const MAX_LINES = 25;
  function toCheck(assertion, isTolerant) {
    const { assertionType, failureMessage: failureMessage2 = "", metadata } = assertion;
    const [message = "", ...more2] = assertionType === "trajectory" ? failureMessage2.split("\n") : [failureMessage2];
    const lines = [...more2, ...lastLinesOf(assertion, MAX_LAST_LINES)];
    const known = metadata;
    const facts = (0, basics.u4)(known) ? known : {};
    const { otherCase } = facts;
    return { type: assertionType, code: assertion.failureCode ?? "INTERNAL_ERROR", label: assertion.label, message: typeof otherCase === "string" ? `${message}, but does in another letter case: \`${otherCase}\`` : message, lines: lines.slice(0, MAX_LINES), score: assertion.score, isScored: metadata?.scored === true, facts, failedAnswers: 0, failsAlone: assertion.failsResult === true && isTolerant };
  }
  const MAX_LAST_LINES = 6;
  const SAYS_WHY = /error|fail|expected|assert/i;
  function lastLinesOf({ metadata }, most) {
    const facts = metadata;
    const written2 = (0, basics.u4)(facts) ? facts["lastLines"] : void 0;
    if (typeof written2 !== "string") return [];
    const lines = written2.split("\n").filter((line) => line.trim() !== "");
    return lines.slice(-most);
  }
  function unexplained({ failureCodes: [failureCode] }) {
    const failureMessage2 = "no reason was recorded";
    const own = { assertionType: "run", label: "run", passed: false, score: 0 };
    return { ...toCheck({ ...own, failureCode, failureMessage: failureMessage2 }, false), failedAnswers: 1 };
  }
  function hasAnyAnswer({ runs }) {
    return runs.some((run) => (0, engine_results.Pn)(run).answered);
  }
  const MOST_CALLS = 10;
  const MOST_CHANGED = 8;
  const MAX_PATH = 80;
  function bothSides(here, there, words) {
    if (here.length === 0 && there.length === 0) return void 0;
    const own = here.length === 0 ? "nothing" : words(here);
    return there.length === 0 ? say`${own}` : say`${own}; before: ${words(there)}`;
  }
  function calledWords({ called, calledBefore }) {
    return bothSides(called, calledBefore, (names) => listed(names.slice(0, MOST_CALLS).map((one) => code((0, report_escape.Kb)(one, MAX_PATH)))));
  }
  function changedWords({ changed, changedBefore }, most = MOST_CHANGED) {
    return bothSides(changed, changedBefore, (files) => listed(files.map((file) => say`${code((0, report_escape.Kb)(file.path, MAX_PATH))} (${fileCounts(file)})`), { most }));
  }
  function variablesOf(input) {
    const vars = Object.entries(input?.vars ?? {});
    if (vars.length === 0) return void 0;
    return vars.map(([name2, value]) => `${name2}: ${value}`).join("\n");
  }
  function exchangeOf({ result }) {
    const { comparison } = result;
    const run = (0, engine_results.ow)(result).find((one) => !(0, engine_results.Pn)(one).passed && !(0, engine_results.Pn)(one).notRun);
    if (run === void 0 || run.outputOmitted === true) return void 0;
    if ((0, engine_results.Pn)(run).errored && run.outputText === "" && run.toolCalls.length === 0) return void 0;
    const { input, turns = [], toolCalls, outputText, changes, assertions } = run;
    const { before } = comparison ?? {};
    const lasting = assertions.find((one) => (0, engine_results.wS)(one) && lastLinesOf(one, 1).length > 0);
    const lastLines = lasting === void 0 ? [] : lastLinesOf(lasting, MAX_LINES);
    return { asked: turns.findLast(({ user }) => user !== void 0)?.user ?? input?.messages.findLast(({ role }) => role === "user")?.content ?? input?.command ?? variablesOf(input), called: toolCalls.map(({ name: name2 }) => name2), calledBefore: before?.passed === true ? (before.calls ?? []).map(({ name: name2 }) => name2) : [], now: outputText, before: before?.passed === true ? before.outputText : void 0, changed: changes ?? [], changedBefore: before?.passed === true ? before.changes ?? [] : [], lastLines, lastLine: lastLines.findLast((line) => SAYS_WHY.test(line)) ?? lastLines.at(-1) };
  }
  const MAX_NAME = 60;
  function testName(test, all) {
    const own = sentence_name("test", (0, report_escape.pu)(test.name, MAX_NAME), test.url);
    const isOneModel = all.every((one) => one.name !== test.name || one.model === test.model);
    return isOneModel ? [own] : say`${own} on ${sentence_name("model", (0, report_escape.Kb)(test.model, MAX_NAME))}`;
  }
  function countsOf(tests, branch) {
    const here = rangeOf(tests.map((test) => test.here));
    if (here === void 0) return [];
    const there = tests.flatMap(({ base: base2 }) => base2 ?? []);
    const base = there.length === tests.length ? rangeOf(there) : void 0;
    const parts = [here, ...base === void 0 ? [] : [say`on ${branch} ${base}`]];
    return listed(parts);
  }
  function rangeOf(counts) {
    const [first] = counts;
    if (first === void 0 || first.of === 0) return void 0;
    if (counts.some(({ of }) => of !== first.of)) return void 0;
    const passed = counts.map((one) => one.passed);
    const [low, high] = [Math.min(...passed), Math.max(...passed)];
    return low === high ? `${low} of ${first.of}` : `${low} to ${high} of ${first.of}`;
  }
  function reusedNote({ reused }) {
    return reused === void 0 ? [] : joined([" (reused from ", sentence_name("commit", (0, basics_format.Ax)(reused.sha), reused.url), ")"]);
  }
  var evaluate_verdict = __webpack_require__(29301);
  var build_report = __webpack_require__(29001);
  var providers = __webpack_require__(21324);
  var aggregate = __webpack_require__(79995);
  ;
  function compareModels(suite) {
    return (0, basics.me)(suite.results, ({ modelId }) => modelId).map(toRow);
  }
  function toRow(results) {
    const passed = results.filter((result) => result.passed).length;
    const judged = (0, gate_definitions.dr)(results);
    const timed = results.filter(({ runs }) => runs.some(engine_results.jH));
    return { modelId: results[0].modelId, total: results.length, passed, errored: results.filter((result) => result.status === "errored").length, notRun: results.filter((result) => result.status === "not-run").length, wasAnswered: results.some(({ runs }) => runs.some((run) => (0, engine_results.Pn)(run).answered)), passRate: rateOfResults(passed, results.length), ...judged === void 0 ? {} : { judgeAverage: judged }, latencyMs: (0, basics.se)(timed.map((result) => result.latencyAvgMs)), cost: (0, basics_format.fL)(ownCost(results)) };
  }
  function notJudgedWords({ errored, notRun }) {
    const parts = [...errored > 0 ? [`${errored} errored`] : [], ...notRun > 0 ? [`${notRun} not run`] : []];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
  }
  function rankedCodes(source) {
    return Object.entries(source.failureCodes).sort(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1));
  }
  function scoresOf(result) {
    return [...(0, aggregate.BL)(result.runs, isScored)].map(([key, scores2]) => ({ label: key.slice(key.indexOf(":") + 1), mean: (0, basics.i2)(scores2) }));
  }
  function isScored({ metadata }) {
    return metadata?.["scored"] === true;
  }
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
  var judges = __webpack_require__(59179);
  ;
  const ICONS = { trusted: SIGNS.passed, "not trusted": SIGNS.look, "too few labels": SIGNS.idle };
  function judgeLines({ run }, { judges: judges2 = [] }, most = Infinity) {
    return judges2.map((judge) => {
      const namesakes = judges2.filter(({ criteria }) => criteria === judge.criteria);
      const { file, judgeModel } = judge;
      const model = namesakes.length > 1 ? say` (${sentence_name("model", (0, report_escape.Kb)(judgeModel, 80))})` : "";
      return { icon: ICONS[judge.state], criteria: judge.criteria, sentence: say`Judge of ${code((0, report_escape.Kb)(judge.criteria, most))}${model}: ${rateWords(judge)}; ${verdictWords(judge)}`, notes: notesOn(judge), wrong: judge.wrong.map((label) => ({ ...label, place: `${file}:${label.line}`, url: (0, report_escape.Hx)(run, { file, line: label.line, column: 1 }), words: `${label.good ? "good" : "bad"}, and the judge gives ${(0, basics_format.fN)(label.score)}` })), moreWrong: judge.wrongLeftOut };
    });
  }
  function untrustedJudges({ judges: judges2 = [] }) {
    return judges2.filter(({ state }) => state === "not trusted");
  }
  function rateWords({ counts, verdicts: verdicts2 }) {
    const { passGood, good, failBad, bad } = counts;
    const labels = `(labels: ${verdicts2.length})`;
    if (good + bad === 0) return `was asked about none of its labels ${labels}`;
    const passes = good === 0 ? "no good answer to pass" : `passes ${passGood} of ${good} good answers`;
    const stops = bad === 0 ? "no bad answer to stop" : `stops ${failBad} of ${bad} bad ones`;
    return `${passes}, ${stops} ${labels}`;
  }
  function verdictWords(judge) {
    const limit = (0, basics_format.rq)(Math.max(judge.min, judges.tN));
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
    const more2 = [{ kind: "good", count: (askedGood ?? 0) - counts.good }, { kind: "bad", count: (askedBad ?? 0) - counts.bad }].filter(({ count }) => count > 0);
    const words = more2.map(({ kind, count }) => `${count} more ${kind}`);
    return `${words.join(" and ")} ones would do if it goes on so`;
  }
  function notesOn(judge) {
    const { counts, lost, lostBecause, auc, source, spent, file, contradictory } = judge;
    const isAsked = counts.good + counts.bad > 0;
    const at = source.kind === "base" && source.sha !== void 0 ? ` at ${(0, basics_format.Ax)(source.sha)}` : "";
    const cost = spent.costUsd === null ? " of unknown price" : ` and ${(0, basics_format.dR)(spent.costUsd)}`;
    const notes = [[isAsked, intervalWords(judge)], [auc !== void 0, `Its scores put a good answer above a bad one in ${(0, basics_format.rq)(auc?.auc ?? 0, 0)} of pairs.`], [counts.good === 0 && lost === 0, "No label is of a good answer, so it is not known whether it passes them."], [counts.bad === 0 && lost === 0, "No label is of a bad answer, so it is not known whether it stops them."], [lost > 0, `${(0, basics_format.LS)(lost, "label has", "labels have")} no score: ${lostBecause ?? "not asked"}.`], ...contradictory.map((lines) => [true, `${file}: lines ${lines.join(", ")} judge the same answer differently, so they count nowhere.`]), [source.kind === "base", `Judged by the base branch's run${at}; neither the judge nor its labels have changed since.`], [spent.calls > 0, `Asking about the labels took ${(0, basics_format.LS)(spent.calls, "call")}${cost}, which the cost of the run includes.`]];
    return notes.flatMap(([isSo, note]) => isSo ? [note] : []);
  }
  function intervalWords({ sensitivity, specificity }) {
    const words = (verb, { share: share2, low, high }, kind) => share2 === null ? [] : [`${verb} ${(0, basics_format.rq)(low, 0)} to ${(0, basics_format.rq)(high, 0)} of ${kind} answers`];
    const parts = [...words("passes", sensitivity, "good"), ...words("stops", specificity, "bad")];
    return `95 % intervals: it ${parts.join(" and ")}.`;
  }
  ;
  const MAX_DETAILS = 10;
  function caveatLine({ words, details }) {
    const more2 = details.length - MAX_DETAILS;
    const shown2 = details.slice(0, MAX_DETAILS);
    const rest = more2 > 0 ? [`and ${more2} more`] : [];
    return details.length === 0 ? words : `${words}: ${[...shown2, ...rest].join("; ")}`;
  }
  function caveatsOf(suite, run) {
    return CAVEAT_KINDS.flatMap((kind) => {
      const look = LOOKS[kind];
      return [look(suite, run)].flat().flatMap((found) => {
        const { number, words, rest = "", tests = [], details = [], icon, isFolded, urls } = found;
        if (number === 0) return [];
        return [{ kind, icon: icon ?? SIGNS.look, words: `${counted(words, number)}${rest}`, tests: [...new Set(tests.map(({ testCaseName }) => testCaseName))], details: [...new Set(details)], isFolded, urls }];
      });
    });
  }
  function counted(words, number) {
    return words.replaceAll(/\{([\w ]+)\}/gu, (_, noun) => (0, basics_format.LS)(number, noun)).replaceAll(/\(([\w']+)\|([\w']+)\)/gu, number === 1 ? "$1" : "$2");
  }
  const CHECKS_ONE_IN = 5;
  const LOOKS = { weakened: ({ comparison, sample }, run) => {
    const { weakened = [] } = comparison ?? {};
    const filters = ["tags", "tests", "models"].filter((_, at) => (run?.step?.filters[at] ?? []).length > 0);
    const by = sample === void 0 ? filters : [...filters, "sample"];
    return { number: weakened.length, words: `${changeName(run)} ${weakenedWords(weakened, by)}`, details: weakenedList(weakened), isFolded: true };
  }, "checks-changed": ({ comparison, results }) => {
    const changed = comparison?.counts.checksChanged ?? 0;
    return { number: changed * CHECKS_ONE_IN <= results.length ? 0 : changed, words: `{result} (is|are) not compared with the base branch (of ${results.length}), since what is checked is changed: gates against it do not look at (it|them)` };
  }, "tools-changed": ({ comparison, results }) => ({ number: comparison?.counts.toolsChanged ?? 0, words: `{result} (is|are) not compared with the base branch (of ${results.length}): the MCP server lists other tools than there` }), "other-versions": ({ comparison }) => {
    const { head = 0, ofHead = 0 } = comparison?.otherVersions ?? {};
    return { number: head, words: `{answer} (is|are) not compared with the base branch (of ${ofHead}): of a model version that it does not have` };
  }, unbound: ({ results }) => ({ ...answers(results, ({ unboundAnswers = 0 }) => unboundAnswers), words: "{stored answer} (is|are) not bound to the question (recorded without a hash, or of a program without dependsOn)" }), "own-recordings": ({ ownRecordings: files = [] }, run) => ({ number: files.length, words: `these answers are the author's word, by {recording} that this pull request itself adds or changes`, details: files, urls: new Map(files.flatMap((file) => {
    const url = run && (0, report_escape.Hx)(run, { file, line: 1, column: 1 });
    return url === void 0 ? [] : [[file, url]];
  })) }), "untrusted-judge": (suite) => untrustedJudges(suite).map(({ criteria, judgeModel }) => {
    const isJudged = ({ assertions }) => assertions.some(({ metadata }) => metadata?.["criteria"] === criteria);
    const { tests } = answers(suite.results, isJudged);
    const names = new Set(tests.map(({ testCaseName }) => testCaseName));
    return { number: 1, words: `scores rest on a judge that is not trusted, in ${(0, basics_format.LS)(names.size, "test")}`, details: [`${criteria} (${judgeModel})`] };
  }), "asserts-nothing": ({ results }) => {
    const tests = results.filter((it) => it.assertsNothing);
    return { number: new Set(tests.map(({ testCaseName }) => testCaseName)).size, words: "{test} (asserts|assert) nothing, so no answer can fail", tests };
  }, "changed-checkers": ({ results }) => {
    const filesOf = (run) => run.assertions.flatMap(({ metadata }) => metadata?.changedCheckers ?? []);
    return { ...answers(results, (run) => filesOf(run).length, "counted"), words: "the agent changed what checks it", details: results.flatMap(({ runs }) => runs.flatMap(filesOf)) };
  }, "denied-tools": ({ results }) => {
    const affected = answers(results, ({ agent }) => agent?.denied !== void 0);
    return { number: new Set(affected.tests.map(({ testCaseName }) => testCaseName)).size, words: "agents were denied tools that need a permission, in {test}", details: results.flatMap(engine_results.ow).flatMap(({ agent }) => agent?.denied ?? []).flatMap(({ tools, allowedBy }) => tools.map((tool) => `${tool} (allowed by ${allowedBy})`)) };
  }, truncated: ({ results }) => ({ ...answers(results, ({ truncated }) => truncated, "counted"), words: "{answer} (was|were) cut at maxTokens" }), "same-answer": ({ results }) => {
    const tests = results.filter((result) => repetitionsIn(result) > 0);
    return { number: (0, basics.cz)(tests.map(repetitionsIn)), words: "{repeat} got the same reply as an earlier one: a cache answers, and each reply counts once in rates of answers and in the comparison", tests };
  }, fallback: (suite) => {
    const details = fallbacksOf(suite);
    return { number: details.length, words: "replies name another model than was asked for", details };
  }, traces: ({ results }) => TRACE_GAPS.map(([words, isIn]) => ({ ...answers(results, ({ trace }) => trace !== void 0 && isIn(trace)), words: `the traces of {answer} have ${words}` })), thoughts: ({ results }) => ({ number: answers(results, ({ thoughtCharacters = 0 }) => thoughtCharacters > 0, "counted").number, words: "{answer} (has|have) thoughts of the model, which are shown and not judged", icon: SIGNS.idle }), harness: ({ results }) => {
    const others = results.flatMap(({ checkedBy }) => checkedBy ?? []);
    const names = [...new Set(others.map(({ harness }) => harness))];
    const subject = others.length === results.length ? "" : "{result} (is|are) ";
    return { number: others.length, words: `${subject}checked by `, rest: `${(0, basics_format.BD)(names)}; a change of ${names.length === 1 ? "its" : "their"} tests is not seen`, icon: SIGNS.idle };
  } };
  function isKind(text) {
    return Object.hasOwn(LOOKS, text);
  }
  const CAVEAT_KINDS = Object.keys(LOOKS).filter(isKind);
  function answers(results, isSo, of = "all") {
    const inResult = (result) => (0, basics.cz)((of === "all" ? (0, engine_results.ow)(result) : result.runs).map((run) => Number(isSo(run))));
    const numbers = results.map(inResult);
    return { number: (0, basics.cz)(numbers), tests: results.filter((_, at) => (numbers[at] ?? 0) > 0) };
  }
  function repetitionsIn(result) {
    const ids2 = (0, engine_results.ow)(result).flatMap(({ sampleId }) => sampleId ?? []);
    return ids2.length - new Set(ids2).size;
  }
  const TRACE_GAPS = [["exports that were refused (too large, cut off, or not OTLP), or more spans than are kept", ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0], ["no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read", ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0], ["tool calls without their arguments, which instrumentations record on request only", ({ callsWithoutArguments }) => callsWithoutArguments > 0], ["other tool calls than the command printed: those of a coding agent\u2019s events count, else those of the traces", ({ otherCallsPrinted }) => otherCallsPrinted === true]];
  function fallbacksOf(suite) {
    const replied = repliedNames(suite);
    return suite.models.flatMap(({ id: id2, provider, model }) => {
      if ((0, providers.nb)(provider).answersFrom === "program") return [];
      const answered = (replied.get(id2) ?? []).filter((name) => !isSameModel(model, name));
      return answered.length === 0 ? [] : [`${id2}: asked for ${model}, answered by ${answered.join(", ")}`];
    });
  }
  const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;
  function isSameModel(asked, answered) {
    const [one, other] = [plainName(asked), plainName(answered)];
    if (one === other) return true;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.startsWith(short) && VERSION.test(long.slice(short.length));
  }
  function plainName(name) {
    const last = name.slice(name.lastIndexOf("/") + 1);
    return last.toLowerCase().replace(/:(?:latest|free)$/, "").replace(/-latest$/, "").replaceAll(".", "-");
  }
  const GATES_NAMED = 3;
  function weakenedWords(all, by = []) {
    const gates = all.flatMap((one) => gateClause(one) ?? []);
    const rest = gates.length - GATES_NAMED;
    const clauses = [...gates.slice(0, GATES_NAMED), ...rest > 0 ? [`weakens ${(0, basics_format.LS)(rest, "more gate")}`] : [], ...all.flatMap((one) => inputClause(one) ?? []), ...all.flatMap((one) => notAskedClause(one, by) ?? []), ...CLAUSES.flatMap((clause) => {
      const meant = all.filter((one) => !isNamed(one) && clauseOf(one) === clause);
      return meant.length === 0 ? [] : [counted(clause[1], (0, basics.cz)(meant.map((one) => one.count)))];
    })];
    return (0, basics_format.BD)(clauses);
  }
  const CLAUSES = [[/^removed /u, "takes out {test}"], [/^skipped /u, "skips {test}"], [/ models$/u, "asks fewer models in {test}"], [/ repeat$/u, "asks {test} less often"], [/ minPasses$/u, "lowers minPasses of {test}"], [/ deterministic$/u, "counts the answers of {test} as one"], [/ dependsOn$/u, "changes what {test} (depends|depend) on"], [/ question$/u, "changes the (question|questions) of {test}"], [/ results\./u, "changes {setting} of a harness"], [/ labels$/u, "takes away or changes {label} of judges"], [/ baseline$/u, "takes away or changes {answer} of the baseline"], [/ judge\.model$/u, "has the answers of {test} judged by another model"], [/ embeddings\.model$/u, "has the answers of {test} embedded by another model"], [/ (?:pricing\.|costUsd$)/u, "lowers {price}"], [/ reads\./u, "looks at another part of the replies of {model}"], [/^moved /u, "points recordings elsewhere"], [/^changed |\.weight$/u, "changes what {check} (wants|want)"], [/^/u, "lowers or drops {check}"]];
  function clauseOf({ kind, what }) {
    return CLAUSES.find(([of]) => of.test(`${kind} ${what}`));
  }
  function weakenedList(all) {
    return all.map((one) => {
      const { kind, what, there, here, count: tests, names } = one;
      const more2 = names.length === 0 ? 0 : tests - names.length;
      const named = `${names.join(", ")}${more2 > 0 ? ` and ${(0, basics_format.U9)(more2)} more` : ""}`;
      if (kind === "moved" || what.startsWith(OF_INPUTS)) return `${what}: ${names.join(" -> ")}`;
      if (kind === "removed" || kind === "skipped" || kind === "not-asked") {
        return `${KINDS[kind]}: ${named}`;
      }
      if (kind === "changed") return `${what}: changed${named === "" ? "" : ` (${named})`}`;
      const unit = unitOf(what);
      const [before, after] = [there, here].map((value) => value === void 0 ? "none" : figure(value, unit));
      return `${what}: ${before} -> ${after}${named === "" ? "" : ` (${named})`}`;
    });
  }
  const KINDS = { removed: "taken out", skipped: "skipped", "not-asked": "not asked" };
  const OF_INPUTS = "inputs.";
  function inputClause({ what, names }) {
    const [, name, value] = /^inputs\.([a-z-]+) ([\w ]+)$/u.exec(`${what} ${names[1] ?? ""}`) ?? [];
    return name === void 0 ? void 0 : `sets ${name}: ${value}`;
  }
  function notAskedClause({ kind, count: tests, there = tests }, by) {
    if (kind !== "not-asked") return void 0;
    const why = by.length === 0 ? "" : ` (${by.length === 1 ? "input" : "inputs"} ${by.join(", ")})`;
    return `does not ask ${(0, basics_format.U9)(tests)} of ${(0, basics_format.LS)(there, "test")}${why}`;
  }
  function isNamed(one) {
    return one.kind === "not-asked" || gateClause(one) !== void 0 || inputClause(one) !== void 0;
  }
  function gateClause({ what, there, here }) {
    const [, name = ""] = /^gates\.(\w+(?:\.tries)?)$/u.exec(what) ?? [];
    const unit = unitOf(what);
    if (unit === void 0 || there === void 0) return void 0;
    if (here === void 0) return `drops ${name}`;
    return `${here < there ? "lowers" : "raises"} ${name} from ${figure(there, unit)} to ${figure(here, unit)}`;
  }
  function unitOf(what) {
    if (what === "gates.reliabilityMin.tries") return "count";
    if (what === "gates.notWorseMargin") return "points";
    const name = what.replace(/^gates\./u, "");
    return what !== name && isGate(name) ? gate_definitions.JH[name].unit : void 0;
  }
  function isGate(name) {
    return Object.hasOwn(gate_definitions.JH, name);
  }
  function figure(value, unit) {
    return unit === void 0 ? String(Number(value.toPrecision(Math.abs(value) < 1 ? 3 : 9))) : (0, basics_format.Ru)(value, unit);
  }
  var cut = __webpack_require__(43117);
  ;
  const MAX_VALUE = 40;
  const MOST_VALUES = 3;
  function reasonOf(grouped2) {
    const [{ code: failureCode }] = grouped2.checks;
    if (grouped2.checks.every(({ message }) => NOT_KNOWN.test(message))) return ownWords("", grouped2);
    return templateOf(failureCode)?.(grouped2) ?? ownWords("", grouped2);
  }
  const NOT_KNOWN = /^(?:Which|Whether|The) [^:]{1,200}? is not known\b/u;
  function templateOf(failureCode) {
    return Object.hasOwn(REASONS, failureCode) ? REASONS[failureCode] : void 0;
  }
  const REASONS = { CONTAINS_FAILED: (grouped2) => {
    const verb = verbOf(grouped2.checks[0]);
    const values = wanted(grouped2.checks);
    if (verb === void 0 || values === void 0) return void 0;
    const [plain2, third] = verb;
    const remark = grouped2.checks.every(({ facts }) => typeof facts["otherCase"] === "string") ? ", but does in another letter case" : "";
    return say`${grouped2.passedThere ? `no longer ${third}` : `does not ${plain2}`} ${values}${remark}`;
  }, NOT_CONTAINS_FAILED: saysForbidden, KEYWORD_DENIED: saysForbidden, KEYWORD_MISSING: ({ checks: [{ message }] }) => {
    const [, words] = /^Output must contain at least one of: (.+)$/su.exec(message) ?? [];
    return words === void 0 ? void 0 : say`says none of ${inQuotes(words)}`;
  }, PII_DETECTED: ({ checks }) => {
    if (!checks.every(({ message }) => message.startsWith("Found "))) return void 0;
    const kinds = distinct(checks.map(({ label }) => label.replace(/^PII: /u, "")));
    const data = kinds.map((kind) => PERSONAL_DATA[kind] ?? ofPattern(kind));
    return say`gives away ${listed(data, { most: MOST_VALUES, last: " and " })}`;
  }, SCHEMA_INVALID: ({ checks }) => {
    const messages = distinct(checks.map(({ message }) => message));
    const fault = messages.length === 1 ? say`: ${inQuotes(messages[0] ?? "")}` : "";
    return say`has JSON that does not fit its schema${fault}`;
  }, SCHEMA_PARSE_ERROR: ({ passedThere }) => say`is ${passedThere ? "no longer" : "not"} valid JSON`, MAX_LENGTH_EXCEEDED: ({ checks: [{ label }] }) => {
    const [, limit] = /^Max length: (\d+)$/u.exec(label) ?? [];
    return limit === void 0 ? void 0 : say`is longer than ${(0, basics_format.LS)(Number(limit), "character")}`;
  }, JUDGE_BELOW_THRESHOLD: ({ checks }) => {
    const limits = distinct(checks.map((check) => thresholdOf(check)));
    const [limit] = limits;
    if (limit === void 0 || limits.length > 1) return say`judge ${scoreRange(checks)}, too low`;
    return say`judge ${scoreRange(checks)}, needs ${limit}`;
  }, TOOL_CALL_MISSING: ({ checks, passedThere }) => ofTools(checks, "Tool called: ", passedThere ? "no longer calls" : "does not call"), TOOL_CALL_UNEXPECTED: ({ checks }) => ofTools(checks, "Tool NOT called: ", "calls", ", which it must not"), TOOL_CALL_ARGS_MISMATCH: ({ checks }) => ofTools(checks, "Tool args: ", "calls", " with other arguments") ?? ofTools(checks, "Tool response: ", "gets another answer from"), TOOL_CALL_ORDER_WRONG: ({ checks }) => ofTools(checks, "Tool order: ", "does not call", " where it should"), TOOL_CALL_ARGS_SCHEMA_INVALID: ({ checks }) => ofTools(checks, "Tool args schema: ", "calls", " with arguments that do not fit their schema"), TRAJECTORY_MISMATCH: ({ checks }) => {
    const [check] = checks;
    const [, times, tool] = /^(\d+) times: (\S+)/u.exec(check.lines[0] ?? "") ?? [];
    if (times !== void 0 && tool !== void 0) {
      const often = times === "2" ? "twice" : `${times} times`;
      return say`calls ${quotedName(tool)} ${often} with the same arguments`;
    }
    return check.label.startsWith("Tool calls: ") ? say`makes ${foreign(check.message)}` : say`does not call its tools as wanted`;
  }, SKILL_NOT_USED: ({ checks, passedThere }) => ofTools(checks, "Skill used: ", passedThere ? "no longer uses" : "does not use"), SKILL_USED: ({ checks }) => ofTools(checks, "Skill NOT used: ", "uses", ", which it should leave alone"), FILE_MISSING: ({ checks, passedThere }) => ofTools(checks, "File ", passedThere ? "no longer leaves" : "does not leave"), FILE_UNEXPECTED: ({ checks }) => ofTools(checks, "File ", "leaves", ", which must not be there"), FILE_CONTENT_MISMATCH: ownMessage("leaves a file with other content"), FILE_CHANGED: (grouped2) => ownWords(`changes what must stay as it was${onceWords(grouped2)}`, grouped2), CHANGE_NOT_ALLOWED: (grouped2) => ownWords(`changes what it may not${onceWords(grouped2)}`, grouped2), CHECK_FAILED: ({ checks }) => {
    const which = ofTools(checks, "Check ", "fails its check");
    const said = distinct(checks.map(saidByCheck));
    if (which === void 0 || said[0] === void 0) return void 0;
    return say`${which}: ${foreign(said[0])}${said.length > 1 ? ", and other reasons" : ""}`;
  }, DRIFT_EXCEEDED: ownMessage("moved away from the baseline"), PROVIDER_TIMEOUT: ownMessage("no answer in time"), PROVIDER_AUTH_FAILED: ownMessage("the key was refused"), PROVIDER_ERROR: (grouped2) => ownWords(refusalIn(grouped2.checks[0].message)?.lead ?? "no answer", grouped2), INTERNAL_ERROR: ownMessage("could not be checked"), LATENCY_EXCEEDED: ownMessage("takes too long"), COST_EXCEEDED: ownMessage("costs too much"), EMPTY_OUTPUT: () => say`says nothing`, MAX_TURNS_EXCEEDED: () => say`does not come to an end within its turns`, BUDGET_EXCEEDED: () => say`was not asked: the budget is used up`, COMMAND_FAILED: ownMessage("the command failed"), COMMAND_TIMEOUT: ownMessage("the command took too long"), JAVASCRIPT_FAILED: ownMessage("fails its own check"), JAVASCRIPT_ERROR: ownMessage("its own check could not run"), PYTHON_FAILED: ownMessage("fails its own check"), PYTHON_ERROR: ownMessage("its own check could not run"), SIMILARITY_BELOW_THRESHOLD: ({ checks, passedThere }) => {
    const limits = distinct(checks.map((check) => thresholdOf(check)));
    const needs = limits.length === 1 && limits[0] !== void 0 ? `, needs ${limits[0]}` : "";
    return say`is ${passedThere ? "no longer" : "not"} like the wanted answer: ${scoreRange(checks)}${needs}`;
  }, FORMAT_INVALID: ownMessage("has the wrong format"), CONCISENESS_FAILED: ownMessage("is not concise"), EXTERNAL_CHECK_FAILED: (grouped2) => {
    const [harness, ...others] = distinct(grouped2.checks.map(({ label }) => label));
    const isOne = harness !== void 0 && others.length === 0;
    return ownWords(isOne ? say`${quotedName(harness)} says` : "its harness says", grouped2);
  }, EXTERNAL_RESULT_MISSING: ownMessage("has no result") };
  const PERSONAL_DATA = { "Credit card": "a credit card number", "E-mail": "an e-mail address", "US SSN": "a US social security number" };
  function ofPattern(kind) {
    return say`personal data (${quotedName(kind)})`;
  }
  const VERBS = { contains: ["say", "says"], icontains: ["say", "says"], "contains-any": ["say any of", "says any of"], "icontains-any": ["say any of", "says any of"], "contains-all": ["say all of", "says all of"], "icontains-all": ["say all of", "says all of"], "starts-with": ["start with", "starts with"], equals: ["equal", "equals"], regex: ["match", "matches"] };
  function verbOf({ isScored: isScored2, facts }) {
    const type = isScored2 ? facts["type"] : "contains";
    return typeof type === "string" && Object.hasOwn(VERBS, type) ? VERBS[type] : void 0;
  }
  function wanted(checks) {
    const values = checks.map(({ label, isScored: isScored2, facts }) => {
      const start = isScored2 ? `${String(facts["type"])} ` : "Contains: ";
      return label.startsWith(start) ? (0, cut.S_)(label, label.length - start.length).replace(/^"(.*)"$/su, "$1") : void 0;
    });
    return values.includes(void 0) ? void 0 : valueList(values.filter((value) => value !== void 0));
  }
  function saysForbidden({ checks }) {
    const values = checks.flatMap(({ facts }) => {
      const { forbidden } = facts;
      return Array.isArray(forbidden) ? forbidden.filter((it) => typeof it === "string") : [];
    });
    return values.length === 0 ? void 0 : say`says ${valueList(values)}`;
  }
  function saidByCheck({ message, lines }) {
    const how = message.replace(/^The check `[^]*?` (?=ended with |did not )/u, "");
    const said = lines.findLast((line) => SAYS_WHY.test(line)) ?? lines.at(-1);
    return how.startsWith("ended with ") ? said ?? how : how;
  }
  function ofTools(checks, start, verb, after = "") {
    if (!checks.every(({ label }) => label.startsWith(start))) return void 0;
    const tools = distinct(checks.map(({ label }) => (0, cut.S_)(label, label.length - start.length).replace(/ at position \d+$/u, "")));
    return say`${verb} ${listed(tools.map(quotedName), { most: MOST_VALUES })}${after}`;
  }
  function ownMessage(lead) {
    return (grouped2) => ownWords(lead, grouped2);
  }
  function onceWords({ checks }) {
    return checks.some(({ failsAlone }) => failsAlone) ? ", and once is enough to fail" : "";
  }
  function ownWords(lead, { checks }) {
    const [check] = checks;
    const messages = distinct(checks.map(({ message: message2 }) => sharedReason(message2)));
    const [message = ""] = messages;
    const metric = check.facts["metric"];
    const which = typeof metric === "string" ? say`${quotedName(metric)}: ` : "";
    const more2 = messages.length > 1 ? ", and other reasons" : "";
    if (message === "") return say`${which}${lead === "" ? quotedName(check.label) : lead}`;
    return say`${which}${lead === "" ? "" : say`${lead}: `}${foreign(message)}${more2}`;
  }
  const REFUSED = /^(Refused|Your endpoint failed|Your endpoint refused) \(see (.+?:\d+)\): (.*)$/su;
  function refusalIn(message) {
    const [, lead, place2, said] = REFUSED.exec(message) ?? [];
    if (lead === void 0 || place2 === void 0 || said === void 0) return void 0;
    return { lead: lead.toLowerCase(), place: place2, said };
  }
  function sharedReason(message) {
    return (refusalIn(message)?.said ?? message).replace(/^Not finished: /u, "").replace(/^Not sent: (?:.*? in a row; the last: )?/u, "").replace(/ \(after \d+ attempts\)$/u, "");
  }
  function thresholdOf({ facts, message }) {
    const { threshold } = facts;
    if (typeof threshold === "number") return (0, basics_format.fN)(threshold);
    const [, said] = /below threshold (\d(?:\.\d+)?)$/u.exec(message) ?? [];
    return said === void 0 ? void 0 : (0, basics_format.fN)(Number(said));
  }
  function scoreRange(checks) {
    const scores2 = checks.map((check) => check.score);
    const [low, high] = [(0, basics_format.fN)(Math.min(...scores2)), (0, basics_format.fN)(Math.max(...scores2))];
    return low === high ? low : `${low} to ${high}`;
  }
  function valueList(values) {
    return listed(distinct(values).map(inQuotes), { most: MOST_VALUES });
  }
  function inQuotes(text) {
    const value = quoted((0, report_escape.Kb)(text, MAX_VALUE));
    return value.kind === "text" ? joined(['"', value, '"']) : [value];
  }
  function quotedName(text) {
    return code((0, report_escape.Kb)(text, MAX_VALUE));
  }
  const MAX_MESSAGE = 160;
  function foreign(text) {
    return quoted((0, report_escape.Kb)(text, MAX_MESSAGE));
  }
  function distinct(values) {
    return [...new Set(values)];
  }
  ;
  const MAX_SHOWN = 3;
  const WORST_CODES = ["KEYWORD_DENIED", "PII_DETECTED"];
  const NOW = { heading: "now", folded: ["fails", "fail"] };
  function causes_alike(words) {
    return [words, words];
  }
  const causes_KINDS = { never: NOW, broke: NOW, fails: NOW, lost: { heading: "now", folded: causes_alike("got no answer") }, chance: { heading: "chance", folded: causes_alike("failed in part, which chance explains") }, "failed-there": { heading: "there", folded: causes_alike("failed on the base branch already") } };
  const ORDER = Object.keys(causes_KINDS);
  function isFailing(test) {
    return Object.hasOwn(causes_KINDS, test.state);
  }
  function foldedWords(kind, tests, noun) {
    return `${(0, basics_format.LS)(tests, noun)} ${causes_KINDS[kind].folded[tests === 1 ? 0 : 1]}`;
  }
  function causesOf(tests, { branch, noun }) {
    const failing = tests.filter(isFailing).toSorted((a, b) => share(a) - share(b));
    if (failing.length === 0) return { shown: [], folded: [] };
    const groupings = SIGNATURES.map((signature) => grouped(failing, signature));
    const causes = groupings.find((all) => inSight(all).length <= MAX_SHOWN) ?? groupings.at(-1) ?? [];
    const shown2 = inSight(causes).slice(0, MAX_SHOWN);
    const isLost = shown2.every(({ kind }) => kind === "lost");
    const about = causes.filter(({ kind }) => isLost || kind !== "lost").filter(({ kind }) => shown2.some((one) => causes_KINDS[one.kind].heading === causes_KINDS[kind].heading));
    return { lead: leadOf(about, { branch, noun }), shown: shown2, folded: causes.filter((cause) => !shown2.includes(cause)) };
  }
  function inSight(causes) {
    const first = causes.filter(({ kind }) => kind !== "chance" && kind !== "failed-there");
    return first.length > 0 ? first : causes;
  }
  const SIGNATURES = [({ checks }) => setOf(checks.map((check) => `${check.code} ${check.label}`)), ({ checks, result }) => setOf([harnessOf(result), ...checks.map((check) => check.code)]), ({ checks, result }) => harnessOf(result) || (checks[0]?.code ?? "")];
  function harnessOf({ checkedBy }) {
    return checkedBy === void 0 ? "" : `${checkedBy.harness} ${checkedBy.entry}`;
  }
  function setOf(texts) {
    return JSON.stringify([...new Set(texts)].toSorted());
  }
  function grouped(tests, signature) {
    return (0, basics.me)(tests, (test) => `${test.state} ${test.state === "lost" ? "" : signature(test)}`).map(causeOf).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || WORST_CODES.indexOf(b.codes[0] ?? "") - WORST_CODES.indexOf(a.codes[0] ?? "") || share(a.tests[0]) - share(b.tests[0]) || b.tests.length - a.tests.length);
  }
  function causeOf(tests) {
    const withExchange = tests.flatMap((test) => {
      const exchange = exchangeOf(test);
      return exchange === void 0 ? [] : [{ ...exchange, test }];
    });
    const checks = (0, basics.me)(tests.flatMap((test) => test.checks), (check) => check.code);
    return { kind: tests[0].state, reason: reasonOfAll(checks, tests), codes: checks.map(([{ code: code2 }]) => code2), tests, example: withExchange.find(({ before }) => before !== void 0) ?? withExchange[0] };
  }
  function share({ here }) {
    return here.of === 0 ? 1 : here.passed / here.of;
  }
  const MAX_REASONS = 2;
  function reasonOfAll(checks, tests) {
    const passedThere = tests.every(({ base }) => base !== void 0 && base.passed === base.of);
    const reasons = checks.slice(0, MAX_REASONS).map((ofCode) => reasonOf({ checks: ofCode, passedThere }));
    const left2 = checks.length - reasons.length;
    const more2 = left2 > 0 ? `; and ${(0, basics_format.LS)(left2, "more check")}` : "";
    return joined([listed(reasons, { separator: "; " }), more2]);
  }
  function leadOf(causes, { branch, noun }) {
    const tests = causes.flatMap((cause) => cause.tests);
    const kinds = new Set(causes.map(({ kind }) => kind));
    if (kinds.has("failed-there")) {
      return { label: "What failed before", sentence: say`${(0, basics_format.LS)(tests.length, noun)} failed on ${branch} already.` };
    }
    if (kinds.has("chance")) {
      const words = foldedWords("chance", tests.length, noun);
      return { label: "What differs", sentence: say`${words}.` };
    }
    const broke = kinds.has("broke") && tests.every(({ base }) => base !== void 0);
    if (causes.every(({ kind }) => kind === "lost")) {
      const isNone = tests.every(({ result }) => !hasAnyAnswer(result));
      const words = `${(0, basics_format.LS)(tests.length, noun)} ${isNone ? "got no answer" : tests.length === 1 ? "lacks answers" : "lack answers"}`;
      return { label: "What is missing", sentence: say`${words}.` };
    }
    return { label: broke ? "What broke" : "What fails", sentence: say`${hereWords(tests, noun)}${thereWords(tests, branch)}.` };
  }
  const MISSING = "EXTERNAL_RESULT_MISSING";
  function hereWords(tests, kind) {
    const noun = (0, basics_format.LS)(tests.length, kind);
    const verb = tests.length === 1 ? "fails" : "fail";
    if (tests.every(({ result }) => !hasAnyAnswer(result))) return `${noun} got no answer`;
    const isAlways = tests.every(({ here }) => here.passed === 0);
    const isMissing2 = tests.some(({ checks }) => checks.some((one) => one.code === MISSING));
    if (!isAlways || isMissing2) return `${noun} ${verb}`;
    return tests.every(({ here }) => here.of === 1) ? `${noun} ${verb}` : `${noun} ${verb} in every answer`;
  }
  function thereWords(tests, branch) {
    const bases = tests.flatMap(({ base }) => base ?? []);
    const [first] = bases;
    if (first === void 0 || bases.length < tests.length) return [];
    const each = tests.length === 1 ? "it" : "each";
    if (bases.every(({ passed, of }) => passed === first.passed && of === first.of)) {
      return say`; on ${branch} ${each} passed ${first.passed} of ${first.of}`;
    }
    return bases.every(({ passed, of }) => passed === of) ? say`; on ${branch} ${each} passed every time` : [];
  }
  var report_comparison = __webpack_require__(13213);
  ;
  const GATE_SIGNS = { passed: SIGNS.passed, failed: SIGNS.failed, "no data": SIGNS.failed, "not exercised": SIGNS.idle };
  const BASE_FIGURES = { judgeAvgMin: ({ judgeAvg }) => judgeAvg, latencyMaxMs: ({ latencyAvgMs }) => latencyAvgMs, costMaxUsd: ({ costUsd }) => costUsd };
  function baseText(gateName, { comparison, here, there }, written2) {
    const { base } = comparison;
    if (gateName === "passRateMin") {
      if (base.passRate === void 0) return "\u2013";
      return `${written2((0, intervals.iy)(there, base.passRate), "answers")}, here ${written2((0, intervals.iy)(here), "answers")}`;
    }
    const figure2 = BASE_FIGURES[gateName]?.(base);
    return figure2 === void 0 ? "\u2013" : (0, basics_format.Ru)(figure2, gate_definitions.JH[gateName].unit);
  }
  function gateRows(suite) {
    const compared = comparedWith(suite);
    const isAnswered = suite.results.some(hasAnyAnswer);
    return suite.gates.gates.map((gate) => {
      const { title, threshold, margin: margin2, verdict: verdict2, ...text } = gateText(gate);
      const noData = gate.noData !== void 0;
      const counted2 = isAnswered ? gateRate(gate, suite) : void 0;
      const isEmpty = !isAnswered && gate_definitions.JH[gate.gateName].rate !== void 0;
      const actual = isEmpty ? "\u2013" : `${text.actual}${counted2 === void 0 ? "" : ` of ${counted2.what}`}`;
      const sign = noData && verdict2 === "failed" ? "no data" : verdict2;
      const base = (written2) => compared === void 0 || isEmpty ? "\u2013" : baseText(gate.gateName, compared, written2);
      return { verdict: `${GATE_SIGNS[sign]} ${sign}`, title, actual: { text: actual, full: counted2 && `${actual} (${intervalText(counted2.rate)})` }, threshold, margin: noData || isEmpty ? "\u2013" : margin2, base: compared && { text: base(rateAlone), full: base(rateText) }, note: noteOf(gate, suite) };
    });
  }
  const OF_JUDGES = /* @__PURE__ */ new Set(["judgeAvgMin", "judgeDropMax", "probabilisticPassRate"]);
  function causeWords({ gateName, passed }, suite) {
    const cause = passed ? void 0 : gateCause(suite, gateName);
    if (cause === void 0) return void 0;
    if (cause.isNotThisChange) {
      return "This change is not the cause: the base branch fails it too, in the same tests, asked the same. notWorse would ask about the change alone";
    }
    return `The base branch fails it too${cause.more.length === 0 ? "" : `; ${cause.more.length} more ${cause.more.length === 1 ? "fails" : "fail"} here`}`;
  }
  function noteOf(gate, suite) {
    const { gateName } = gate;
    const cause = causeWords(gate, suite);
    if (cause !== void 0) return cause;
    const { rerun } = suite;
    if (OF_JUDGES.has(gateName) && untrustedJudges(suite).length > 0) {
      return "Rests on a judge that is not trusted";
    }
    const lost = lostCounted(gate, suite);
    if (lost !== void 0) return `Counts ${lost}`;
    return gateName === "passRateMin" && rerun !== void 0 ? rerunWords(rerun.flip) : void 0;
  }
  function lostCounted({ gateName, noData }, { results }) {
    if (gateName !== "reliabilityMin" || noData !== void 0) return void 0;
    const lost = results.flatMap(({ runs }) => runs).filter(({ outcome }) => outcome.kind === "errored").length;
    return lost === 0 ? void 0 : `${(0, basics_format.LS)(lost, "lost answer")} as failed`;
  }
  const FLIP_SHOWN = 0.05;
  const FLIP_LIKELY = 0.2;
  const FLIP_COIN = 0.4;
  function rerunWords(flip) {
    if (!(flip >= FLIP_SHOWN)) return void 0;
    const oneIn = Math.round(1 / flip);
    if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
    if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
    return "a coin flip: too close to the limit";
  }
  function comparedWith({ comparison, results }) {
    if (comparison === void 0) return void 0;
    const shares = results.flatMap((result) => {
      const base = result.comparison?.base;
      const here2 = passedHere(result);
      return base === void 0 || here2.of === 0 ? [] : [{ base, here: here2 }];
    });
    if (shares.length === 0) return void 0;
    const here = shares.map((it) => it.here.passed / it.here.of);
    const there = shares.map(({ base }) => base.runs === 0 ? 0 : base.passed / base.runs);
    return { comparison, here, there };
  }
  function gateRate(gate, suite) {
    const { rate: rate2 } = gate_definitions.JH[gate.gateName];
    const measured = gate.noData === void 0 ? rate2?.of(suite.results, gate) : void 0;
    if (rate2 === void 0 || measured === void 0) return void 0;
    const { counts } = rate2;
    return { rate: measured, what: counts === "results" ? `${resultNoun(suite)}s` : counts };
  }
  function gateText(gate) {
    const { unit, direction } = gate_definitions.JH[gate.gateName];
    const digits = (0, basics_format.a2)(gate.actual, gate.threshold, unit);
    const actual = (0, basics_format.Ru)(gate.actual, unit, digits);
    const threshold = (0, basics_format.PW)(gate.threshold, unit, digits);
    const measured = gate.noData === void 0;
    const { title, unknown } = (0, evaluate_verdict.DO)(gate);
    return { title, actual: measured ? actual : unknown ?? "\u2013", threshold: unit === "verdict" ? threshold : `${direction === "min" ? "\u2265" : "\u2264"} ${threshold}`, margin: measured ? margin(gate) : noDataText(gate), verdict: gate.passed ? measured ? "passed" : "not exercised" : "failed" };
  }
  function noDataText(gate) {
    return gate.passed ? "not exercised" : "no data";
  }
  function margin({ gateName, actual, threshold, passed }) {
    const { unit, direction } = gate_definitions.JH[gateName];
    if (unit === "verdict") return "\u2013";
    const distance = direction === "min" ? actual - threshold : threshold - actual;
    if (!Number.isFinite(distance)) return "n/a";
    if (Math.abs(distance) <= basics.kT) return "0";
    const digits = (0, basics_format.a2)(actual, threshold, unit);
    if (passed && distance < 0) {
      const side = direction === "min" ? "below" : "above";
      return `not certainly ${side} ${(0, basics_format.PW)(threshold, unit, digits)}`;
    }
    return `${distance < 0 ? "\u2212" : "+"}${distanceText(Math.abs(distance), unit, digits)}`;
  }
  const SHORT_NAMES = { passRateMin: "pass rate", runPassRateMin: "answers that pass", reliabilityMin: "reliability", schemaFailuresMax: "schema failures", piiFailuresMax: "PII failures", judgeAvgMin: "judge", driftScoreMax: "drift", keywordFailuresMax: "keyword failures", costMaxUsd: "cost", latencyMaxMs: "latency", deterministicPassRate: "deterministic checks", probabilisticPassRate: "judged checks", judgeTrustMin: "judge trust", notWorse: "worse", regressionsMax: "regressions", newFailuresMax: "new failures", passRateDropMax: "drop of the pass rate", judgeDropMax: "drop of the judge average", latencyIncreaseMax: "latency", costIncreaseMax: "cost" };
  function failedGates(suite, branch) {
    return suite.gates.gates.filter(({ passed }) => !passed).map((gate) => ({ name: gate.gateName, phrase: gatePhrase(gate, suite, branch) }));
  }
  function gatePhrase(gate, suite, branch) {
    const { gateName, actual, threshold, noData, tries } = gate;
    const { unit, direction } = gate_definitions.JH[gateName];
    if (gateName === "notWorse") {
      return noData === void 0 ? say`worse than ${branch}` : say`no verdict against ${branch}`;
    }
    const name = `${SHORT_NAMES[gateName]}${tries === void 0 ? "" : ` (${(0, basics_format.LS)(tries, "try", "tries")})`}`;
    const digits = (0, basics_format.a2)(actual, threshold, unit);
    const limit = (0, basics_format.PW)(threshold, unit, digits);
    const needs = direction === "min" || threshold === 0 ? `needs ${limit}` : `needs at most ${limit}`;
    const isEmpty = gate_definitions.JH[gateName].rate !== void 0 && !suite.results.some(hasAnyAnswer);
    const value = isEmpty ? "no answers" : noData === void 0 ? (0, basics_format.Ru)(actual, unit, digits) : (0, evaluate_verdict.DO)(gate).unknown ?? "no data";
    const lost = lostCounted(gate, suite);
    return say`${name} ${value} (${needs}${lost === void 0 ? "" : `; counts ${lost}`})`;
  }
  const ON_RATES = /* @__PURE__ */ new Set(["passRateMin", "runPassRateMin", "reliabilityMin", "deterministicPassRate"]);
  function gateCause(suite, gateName) {
    const { comparison, results } = suite;
    if (comparison?.failedGates?.includes(gateName) !== true) return void 0;
    const isOfCodes = isCounting(gateName);
    const hasNew = results.some((result) => hasNewCode(result, suite));
    if (!isOfCodes && !ON_RATES.has(gateName)) {
      return (0, report_comparison.O2)(comparison) && !hasNew ? { isNotThisChange: true, more: [] } : void 0;
    }
    const { concerns = () => false } = gate_definitions.JH[gateName];
    const fails = (one) => isOfCodes ? one.failureCodes.some(concerns) : !one.passed;
    const failing = results.filter(fails);
    const more2 = failing.filter(({ comparison: its }) => its?.there === void 0 || !fails(its.there));
    const isAskedAlike = failing.every(({ comparison: its }) => its?.kind === "unchanged-request");
    return { isNotThisChange: failing.length > 0 && more2.length === 0 && isAskedAlike && !hasNew && comparison.verdict.verdict !== "worse", more: more2 };
  }
  function distanceText(distance, unit, extraDigits = 0) {
    if (unit !== "share") return (0, basics_format.Ru)(distance, unit, extraDigits);
    return `${(0, basics_format.ic)((0, basics_format.U9)(distance * 100, 1 + extraDigits))} points`;
  }
  var changed_lines = __webpack_require__(30884);
  ;
  const MOST_FILES = 3;
  const MOST_RANGES = 3;
  function commonGround(tests, of) {
    const changes = changesBehind(tests, of);
    const [first, ...others] = changes;
    const known = (0, basics.cz)(changes.map((change) => change.tests));
    if (first !== void 0 && others.length === 0 && known === tests.length) {
      const verb = made_of_VERBS[first.kind][tests.length === 1 ? 0 : 1];
      return capital(say`${allWords(tests)} ${verb} ${fileName(first.file, first.ranges, of)}, where ${changeName(of.report.run)} ${linesWords(first.ranges)}`);
    }
    if (changes.length > 0) return made_of_changedWords("changes", changes, of);
    const program = changedFilesOf(tests, of);
    if (program.length > 0) return made_of_changedWords("changes what is asked or run here:", program, of);
    const madeBy = commonPrompt(tests, of.suite);
    return madeBy && capital(say`${allWords(tests)} ${madeBy}`);
  }
  function withChangesBehind(causes, of) {
    const changes = causes.shown.map((cause) => namedChanges(changesBehind(cause.tests, of), of));
    const isOne = new Set(changes.map((change) => plainText(change ?? []))).size === 1;
    if (isOne) return causes;
    const shown2 = causes.shown.map((cause, index) => ({ ...cause, changed: changes[index] }));
    return { ...causes, shown: shown2 };
  }
  function namedChanges(files, of) {
    if (files.length === 0) return void 0;
    const named = files.map(({ file, ranges }) => {
      const lines = linesWords(ranges).replace(/^changes /u, "");
      return say`${fileName(file, ranges, of)}${lines === "" ? "" : ` (${lines})`}`;
    });
    return listed(named, { most: MOST_FILES, last: " and " });
  }
  const made_of_VERBS = { prompt: ["uses", "use"], file: ["is checked by", "are checked by"], test: ["is in", "are in"] };
  function changesBehind(tests, { report }) {
    const changeBehind = (0, changed_lines.SS)(report.changedFiles ?? []);
    const byFile = /* @__PURE__ */ new Map();
    for (const { result } of tests) {
      const change = mayBeBlamed(result) ? changeBehind(result.sources) : void 0;
      if (change === void 0) continue;
      const key = `${change.kind} ${change.file}`;
      const known = byFile.get(key) ?? { changes: /* @__PURE__ */ new Set(), tests: 0 };
      known.changes.add(change);
      known.tests += 1;
      byFile.set(key, known);
    }
    return [...byFile.values()].flatMap(({ changes, tests: number }) => {
      const all = [...changes];
      const [first] = all;
      const ranges = all.flatMap((change) => change.ranges);
      return first === void 0 ? [] : [{ kind: first.kind, file: first.file, ranges, tests: number }];
    }).toSorted((a, b) => b.tests - a.tests);
  }
  function changedFilesOf(tests, { report, suite }) {
    const blamed2 = tests.filter(({ result }) => mayBeBlamed(result));
    const isOwn = (0, changed_lines.ts)(blamed2.map(({ result }) => ({ suite, result })));
    const files = (report.changedFiles ?? []).filter(({ file }) => isOwn?.(file) === true);
    return files.map(({ file, written: written2, removed }) => ({ file, ranges: [...written2.map((range) => ({ side: "RIGHT", ...range })), ...removed.map((range) => ({ side: "LEFT", ...range }))] }));
  }
  function made_of_changedWords(verb, files, of) {
    return capital(say`${changeName(of.report.run)} ${verb} ${namedChanges(files, of) ?? ""}`);
  }
  function fileName(file, ranges, { report }) {
    const line = ranges.find(({ side }) => side === "RIGHT")?.startLine ?? 1;
    return sentence_name("file", (0, report_escape.Kb)(file, 80), (0, report_escape.Hx)(report.run, { file, line, column: 1 }));
  }
  function linesWords(ranges) {
    const of = (side, verb) => {
      const its = ranges.filter((range) => range.side === side);
      return its.length === 0 ? [] : [`${verb} ${rangesWords(its)}`];
    };
    return [...of("RIGHT", "changes"), ...of("LEFT", "takes out")].join(" and ");
  }
  function rangesWords(ranges) {
    const lines = new Set(ranges.flatMap(({ startLine, endLine }) => endLine - startLine === 1 ? [String(startLine), String(endLine)] : [rangeWords(startLine, endLine)]));
    const shown2 = [...lines].slice(0, MOST_RANGES);
    const isOne = lines.size === 1 && !shown2[0]?.includes(" ");
    const left2 = lines.size - shown2.length;
    const list2 = left2 > 0 ? `${shown2.join(", ")} and ${(0, basics_format.U9)(left2)} more` : (0, basics_format.BD)(shown2);
    return `${isOne ? "line" : "lines"} ${list2}`;
  }
  function rangeWords(startLine, endLine) {
    return startLine === endLine ? String(startLine) : `${startLine} to ${endLine}`;
  }
  function commonPrompt(tests, { file: config, models }) {
    const places = tests.map(({ result }) => result.sources.filter(({ kind }) => kind === "prompt").toSorted((a, b) => Number(a.file === config) - Number(b.file === config)).map(({ file, startLine }) => file === config ? `${file}:${startLine}` : file));
    const common = (places[0] ?? []).find((place2) => places.every((of) => of.includes(place2)));
    const isOne = tests.length === 1;
    const use = made_of_VERBS.prompt[isOne ? 0 : 1];
    if (common !== void 0 && !common.startsWith(`${config}:`)) {
      return say`${use} ${code((0, report_escape.Kb)(common, 80))}`;
    }
    const [model, ...others] = new Set(tests.map(({ result }) => result.modelId));
    const provider = models.find(({ id: id2 }) => id2 === model)?.provider;
    if (model !== void 0 && others.length === 0 && ["http", "mcp"].includes(provider ?? "")) {
      return say`${isOne ? "is" : "are"} answered by your endpoint ${code((0, report_escape.Kb)(model, 80))}`;
    }
    return common === void 0 ? void 0 : say`${use} the prompt at ${code((0, report_escape.Kb)(common, 80))}`;
  }
  const NUMERALS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  function allWords({ length }) {
    if (length < 3) return length === 1 ? "it" : "both";
    return `all ${NUMERALS[length] ?? (0, basics_format.U9)(length)}`;
  }
  ;
  function previewOf(report) {
    return isPreview(report) ? report.preview : void 0;
  }
  function isPreview(report) {
    return "preview" in report;
  }
  const PLAN_ALIGNMENT = ["left", "left", "right", "right", "right", "left"];
  const HEAD = ["Test", "Model", "Answers", "Calls", "Cost", "Known from"];
  const SOURCES = { base: "base branch", recordings: "recordings", prices: "prices: at most", stored: "stored answers" };
  function planTable(report, maxRows) {
    const preview = previewOf(report);
    if (preview?.kind !== "plan" || preview.results.length === 0) return void 0;
    const { results } = preview;
    const isWhole = results.length <= maxRows;
    const shown2 = isWhole ? results : results.toSorted(byCost).slice(0, maxRows);
    const severalSuites = new Set(results.map(({ suite }) => suite)).size > 1;
    const rest = results.length - shown2.length;
    return { head: HEAD, rows: shown2.map((result) => cellsOf(result, severalSuites)), total: totalCells(results), more: isWhole ? void 0 : `\u2026 and ${(0, basics_format.LS)(rest, "result")} that cost less` };
  }
  function byCost(a, b) {
    const cost = ({ costUsd }) => costUsd?.most ?? Infinity;
    const [first, second] = [cost(a), cost(b)];
    return first === second ? b.calls.most - a.calls.most : second - first;
  }
  function cellsOf(result, severalSuites) {
    const { suite, test, model, runs, calls, costUsd, from, reused } = result;
    const name = severalSuites ? `${suite}: ${test}` : test;
    if (reused !== void 0) {
      return [name, model, "\u2013", "\u2013", "\u2013", `reused from ${(0, basics_format.Ax)(reused)}`];
    }
    const cost = costUsd === void 0 ? "not known" : plan_table_rangeWords(costUsd, basics_format.dR);
    const source = costUsd === void 0 && from === "prices" ? "price not known" : SOURCES[from];
    return [name, model, plan_table_rangeWords(runs, whole), plan_table_rangeWords(calls, whole), cost, source];
  }
  function totalCells(results) {
    const add = (of) => ({ least: (0, basics.cz)(results.map((it) => of(it)?.least ?? 0)), most: (0, basics.cz)(results.map((it) => of(it)?.most ?? 0)) });
    const unknown = results.filter((it) => it.costUsd === void 0 && it.reused === void 0);
    const reused = results.filter((it) => it.reused !== void 0).length;
    const cost = plan_table_rangeWords(add(({ costUsd }) => costUsd), basics_format.dR);
    return [`Total of ${(0, basics_format.LS)(results.length, "result")}`, "", plan_table_rangeWords(add(({ runs }) => runs), whole), plan_table_rangeWords(add(({ calls }) => calls), whole), unknown.length === 0 ? cost : `${cost} + ?`, [...reused === 0 ? [] : [`${reused} reused`], ...unknown.length === 0 ? [] : [`${unknown.length} of unknown price`]].join(", ")];
  }
  function whole(value) {
    return String(Math.round(value));
  }
  function plan_table_rangeWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from}\u2013${to}`;
  }
  ;
  const OUTCOME_SIGNS = { passed: SIGNS.passed, failed: SIGNS.failed, error: SIGNS.failed, "nothing-tested": SIGNS.look };
  function suiteOutcome(report, suite) {
    if (isWholeRunsError(report)) return "error";
    const isAlone = report.suites.length === 1;
    if (isProvidersFault(suite) || isAlone && report.verdict.result === "error") return "error";
    if (!suite.gates.passed) return "failed";
    return suite.totals.total === 0 ? "nothing-tested" : "passed";
  }
  function isWholeRunsError({ verdict: verdict2, suites, interruption }) {
    if (verdict2.result !== "error") return false;
    const wasStopped = interruption?.kind === "auth" || interruption?.kind === "signal";
    return verdict2.exitCode !== 3 || suites.length === 1 && wasStopped;
  }
  function isProvidersFault({ results, gates, gatesWithoutErroredRuns }) {
    const runs = results.flatMap((result) => result.runs);
    const nothingLeft = runs.length > 0 && runs.every((run) => (0, engine_results.Pn)(run).outage);
    return nothingLeft || !gates.passed && gatesWithoutErroredRuns?.passed === true;
  }
  function runWords(report, suites) {
    const { verdict: verdict2, shard, totals } = report;
    if (shard !== void 0) return partWords(report, shard);
    if (previewOf(report) !== void 0) {
      return { outcome: verdict2.result === "error" ? "error" : "passed", ...reasonWords(report) };
    }
    if (verdict2.result === "error") {
      return { outcome: "error", ...outageWords(suites) ?? reasonWords(report) };
    }
    if (suites.length === 0) return { outcome: "nothing-tested", ...reasonWords(report) };
    const failing = suites.filter(({ outcome }) => outcome === "failed" || outcome === "error");
    if (failing.length === 0) {
      return totals.total === 0 ? { outcome: "nothing-tested", title: say`Nothing was tested` } : { outcome: "passed", title: say`All ${(0, basics_format.LS)(suites.length, "suite")} pass` };
    }
    const lead = `${failing.length} of ${(0, basics_format.LS)(suites.length, "suite")} ${failing.length === 1 ? "fails" : "fail"}`;
    return { outcome: "failed", title: say`${lead}` };
  }
  function outageWords(suites) {
    const faults = suites.flatMap(({ fault }) => fault === void 0 ? [] : [fault]);
    const [first] = faults;
    if (first === void 0) return void 0;
    const isOne = new Set(faults.map(plainText)).size === 1 && faults.length === suites.length;
    return { title: isOne ? first : say`${faults.length} of ${(0, basics_format.LS)(suites.length, "suite")} could not be judged: answers are missing` };
  }
  function partWords({ verdict: verdict2, complete, totals }, { index, count }) {
    const part = `Shard ${index} of ${count}`;
    if (verdict2.result === "error") {
      return { outcome: "error", title: say`${part}: ${quoted((0, report_escape.Kb)(verdict2.reason, MAX_TITLE))}` };
    }
    const done = `${(0, basics_format.LS)(totals.runs, "answer")} for ${(0, basics_format.LS)(totals.total, "result")}`;
    return { outcome: complete ? "passed" : "nothing-tested", title: say`${part}: ${complete ? done : `not all of ${done} were asked`}`, detail: say`The merge job judges all shards.` };
  }
  const MAX_TITLE = 110;
  const MAX_REASON = 600;
  function reasonWords({ verdict: { reason, exitCode }, interruption }) {
    if (exitCode === 3 && interruption?.kind === "auth") {
      return { title: say`${capital(say`${refuserOf(interruption.message).said}`)}` };
    }
    if (exitCode === 3 && interruption?.kind === "signal") return { title: say`The run was cancelled` };
    const words = exitCode === 0 ? run_facts_ownWords : (text) => [quoted(text)];
    const line = (0, report_escape.Kb)(reason, MAX_REASON).replace(/^\p{Ll}(?=\p{L}*[ :])/u, (it) => it.toUpperCase());
    const end = [...line.matchAll(/[.;] (?=\p{Lu})/gu)].map(({ index }) => index).find((at) => at <= MAX_TITLE);
    if (end !== void 0) {
      return { title: words((0, cut.Yj)(line, end)), detail: capital(words(ended((0, cut.S_)(line, line.length - end - 2)))) };
    }
    const short = (0, report_escape.Kb)(line, MAX_TITLE);
    return { title: words(short), detail: short === line ? void 0 : words(ended(line)) };
  }
  function run_facts_ownWords(text) {
    return say`${text}`;
  }
  function ended(text) {
    return /[.!?…]$/u.test(text) ? text : `${text}.`;
  }
  function runLines(report) {
    const { interruption, complete, run, verdict: verdict2 } = report;
    return [...interruption === void 0 ? [] : [interruptionWords(interruption)], ...interruption === void 0 && !complete ? [incompleteWords(report)] : [], ...goneSuites(report), ...weakenedInputLines(report), ...unseenChanges(report), ...ownBase(report), ...reusedWords(report), ...run.failOn === "never" && verdict2.result === "failed" ? [say`The job stays green because of \`fail-on: never\`.`] : [], ...run_facts_answersWords(report)];
  }
  function run_facts_answersWords({ run, suites, problems }) {
    const isAnswered = suites.some(({ results }) => results.some(hasAnyAnswer));
    const isSaid = run.responses === "replay" || isAnswered && problems.length === 0;
    return isSaid ? RESPONSES[run.responses] ?? [] : [];
  }
  const RESPONSES = { live: void 0, record: [say`The answers were recorded.`], replay: [say`Recorded answers: no model was called.`], cache: [say`Stored answers were used where there were any.`] };
  const REFUSERS = [[/^[\w.-]{1,40}: the proxy /u, "a proxy refused the job", "Do what the proxy asks for, then run it again."], [/^[\w.-]{1,40}: HTTP 40[13]: </u, "a web page came in place of the provider's answer", "A page is no answer of an API: look at the address, and at firewalls on the way to it, then at the key."], [/^(?:http|mcp): HTTP 40[13]: /u, "your endpoint refused the key", "Send the key that it takes in its `headers` (`env:NAME` reads it from a variable), then run it again."]];
  function refuserOf(message) {
    const [, said, next] = REFUSERS.find(([of]) => of.test(message)) ?? [];
    return { said: said ?? "the provider refused the key", next: next ?? "Give the step a key that the provider takes, then run it again." };
  }
  function interruptionWords(interruption) {
    switch (interruption.kind) {
      case "deadline":
        return say`Stopped at the deadline of ${(0, basics_format.LS)(interruption.maxMinutes, "minute")} (\`max-minutes\`): what was not done by then counts as a provider timeout.`;
      case "signal":
        return say`Cancelled (${(0, report_escape.Kb)(interruption.signal, 20)}): this is what was done until then.`;
      case "auth":
        return say`Stopped, because ${refuserOf(interruption.message).said}: ${quoted((0, report_escape.Kb)(interruption.message, MAX_REASON))}`;
    }
  }
  function incompleteWords({ suites }) {
    const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
    const planned = (0, basics.cz)(suites.map(({ plannedRuns }) => plannedRuns));
    const unneeded = runs.filter((run) => (0, engine_results.Pn)(run).unneeded).length;
    const notRun = runs.filter(({ outcome }) => outcome.kind === "not-run").length;
    const others = planned - runs.length + notRun - unneeded;
    if (unneeded === 0 || others > 0) return say`Incomplete: not every planned answer was asked.`;
    const unjudged = runs.filter((run) => (0, engine_results.Pn)(run).unneeded && run.callCount > 0).length;
    const underWay = unjudged === 0 ? "" : ` (${unjudged} under way and not judged)`;
    return say`Stopped when it was decided: ${unneeded} of ${(0, basics_format.LS)(planned, "answer")} not asked${underWay}, since none could change a gate or the exit code.`;
  }
  const MAX_SUITES = 3;
  function goneSuites({ comparison, run }) {
    const { goneSuites: gone = [] } = comparison?.kind === "compared" ? comparison : {};
    if (gone.length === 0) return [];
    const names = listed(gone.map(({ name: suite }) => sentence_name("suite", (0, report_escape.Kb)(suite, 60))), { most: MAX_SUITES });
    const what = gone.length === 1 ? "a suite" : (0, basics_format.LS)(gone.length, "suite");
    return gone.some(({ ofOtherJob }) => ofOtherJob === true) ? [say`The report of another job that it is compared with has ${what} that this run does not ask: ${names}.`] : [capital(say`${changeName(run)} takes out ${what}, which this run does not ask: ${names}.`)];
  }
  function weakenedInputLines({ comparison, run }) {
    const { weakened = [] } = comparison?.kind === "compared" ? comparison : {};
    return weakened.length === 0 ? [] : [capital(say`${changeName(run)} ${weakenedWords(weakened)}, other than on the base branch.`)];
  }
  const MAX_UNSEEN = 3;
  function unseenChanges({ unseenChanges: files = [] }) {
    if (files.length === 0) return [];
    const named = files.map((file) => sentence_name("file", (0, report_escape.Kb)(file, 80)));
    const what = files.length === 1 ? "this change" : "these changes";
    return [say`${SIGNS.look} No test sees ${what}: ${listed(named, { most: MAX_UNSEEN })}.`];
  }
  function ownBase({ comparison, run }) {
    if (run.pullRequest === void 0 || comparison === void 0) return [];
    if (comparison.kind === "unavailable") {
      return comparison.reason === "disabled" ? [say`Not compared with the base branch (\`compare: never\`): nobody sees here what this pull request demands less.`] : [];
    }
    return comparison.base.source === "path" ? [say`Compared with a report that the workflow names (\`compare\`), not with one that GitHub keeps of the base branch.`] : [];
  }
  function reusedWords({ suites, totals: { total }, run }) {
    const reused = suites.flatMap(({ results }) => results).filter((result) => result.reused);
    if (reused.length === 0) return [];
    const commits = new Set(reused.map((result) => result.reused?.sha ?? ""));
    const runs = reused.flatMap((result) => result.runs);
    const calls = (0, basics_format.LS)((0, basics.cz)(runs.map(({ callCount }) => callCount)), "call");
    const cost = (0, basics.cv)(runs.map(({ costEstimateUsd }) => costEstimateUsd));
    const where = cost.costUsd > 0 ? ", in the figures of tests and models, not in the cost of this run" : "";
    const what = reused.length === total ? `Nothing was asked: all ${(0, basics_format.LS)(total, "result")} are` : `${reused.length} of ${(0, basics_format.LS)(total, "result")} ${reused.length === 1 ? "is" : "are"}`;
    return [say`${what} reused from the base branch (${commitWords([...commits], run)}), where questions and checks are the same. Asked anew: about ${calls}, ${(0, basics_format.fL)(cost)}${where}.`];
  }
  function commitWords([first = "", ...others], run) {
    const more2 = others.length === 0 ? "" : ` and ${(0, basics_format.LS)(others.length, "earlier commit")}`;
    return joined([sentence_name("commit", (0, basics_format.Ax)(first), (0, report_escape.xw)(run, first)), more2]);
  }
  function remedyOf(problems) {
    const [problem, ...others] = problems;
    if (others.length > 0) return void 0;
    return /`(npx kindlm-action (?:init|import)\b[^`]*)`/.exec(problem?.hint ?? "")?.[1];
  }
  const OF_PROGRAMS = /^(?:The tools of an MCP server could not be listed: |The MCP server lists no tool called "|The test ".*" offers two tools called "|The program of the prompt ")/su;
  function isUnseenByValidate({ suites, problems }) {
    const isSeen = ({ location, message }) => location !== void 0 && !OF_PROGRAMS.test(message);
    const lacksResults = suites.some(({ harnesses = [] }) => harnesses.some(({ ended: ended2 }) => ended2 === "none"));
    return lacksResults || !problems.some(isSeen);
  }
  function isOfRecordings({ run, problems }) {
    const reads = run.responses === "replay" || run.responses === "cache";
    return reads && problems.some(({ message, hint = "" }) => /record/i.test(`${message} ${hint}`));
  }
  function runNext(report, detail) {
    const { verdict: verdict2, problems, interruption } = report;
    if (previewOf(report) !== void 0 || report.shard !== void 0) return void 0;
    if (problems.length > 0) {
      const command = remedyOf(problems);
      if (command !== void 0) return say`Run ${code(command)}.`;
      if (!isOfRecordings(report) && isUnseenByValidate(report)) {
        return say`Fix what is named, then run it again.`;
      }
      return isOfRecordings(report) ? say`Fix what is named. New answers are stored by \`responses: record\` and are to be committed.` : say`Fix what is named, then try here first: ${code("npx kindlm-action validate")}.`;
    }
    if (verdict2.result === "passed" && report.suites.length === 0) {
      return say`A maintainer can test it: a branch of this repository has the keys, and with \`on-missing-secrets: replay\` stored answers are used.`;
    }
    if (detail !== void 0) return detail;
    if (verdict2.result === "passed") return void 0;
    if (interruption?.kind === "auth") {
      return say`${refuserOf(interruption.message).next}`;
    }
    return verdict2.exitCode === 4 ? say`Run it again; if it ends so once more, report it.` : say`Run it again.`;
  }
  var verdicts = __webpack_require__(97872);
  ;
  const VERDICT_SIGNS = { worse: COMPARISON_SIGNS.worse, "not-worse": COMPARISON_SIGNS.notWorse, "cannot-tell": COMPARISON_SIGNS.unclear, untouched: COMPARISON_SIGNS.unclear, none: SIGNS.idle };
  function verdictOf(report, suite) {
    const { comparison: run } = report;
    if (run === void 0) return void 0;
    const { comparison } = suite;
    const base = baseOf(report);
    if (run.kind === "unavailable") return verdict("none", whyUnavailable(report, run));
    if (base === void 0 || comparison === void 0) {
      return verdict("none", comparison_words_short(say`Not compared: the base branch has no such suite.`));
    }
    const { model } = comparison;
    if (isAboutModel(report, suite) && model !== void 0) {
      return verdict(MODEL_OUTCOMES[(0, report_comparison.oY)(model)], modelWords(model, base), true);
    }
    const outcome = (0, report_comparison.O2)(comparison) ? "untouched" : comparison.verdict.verdict;
    if (outcome === "worse" && !suite.results.some(hasAnyAnswer)) {
      return verdict(outcome, comparison_words_short(say`Worse than ${namedBase(base)}: nothing was answered here.`));
    }
    return verdict(outcome, changeWords(suite, comparison, base));
  }
  function verdict(outcome, words, isOfModel = false) {
    return words && { outcome, isOfModel, sign: VERDICT_SIGNS[outcome], ...words };
  }
  function comparison_words_short(lead) {
    return { lead, rest: [] };
  }
  function isAboutModel({ run }, { comparison }) {
    return run.event === "schedule" && comparison?.model !== void 0;
  }
  function baseOf({ comparison, run }) {
    if (comparison?.kind !== "compared") return void 0;
    const { branch, sha, source, finishedAt } = comparison.base;
    const url = sha !== void 0 && source === "artifact" ? (0, report_escape.xw)(run, sha) : void 0;
    return { branch: sentence_name("branch", (0, report_escape.Kb)(branch, 40)), commit: sha === void 0 ? void 0 : sentence_name("commit", (0, basics_format.Ax)(sha), url), age: (0, basics_format.KN)(Date.parse(finishedAt), Date.parse(run.finishedAt)) };
  }
  function namedBase(base) {
    const facts = commitAndAge(base);
    return facts.length === 0 ? [base.branch] : say`${base.branch} (${facts})`;
  }
  function commitAndAge({ commit, age }) {
    return listed([...commit === void 0 ? [] : [commit], ...age === void 0 ? [] : [age]]);
  }
  function against({ branch, commit, age }) {
    const when = age === void 0 ? "" : ` (${age})`;
    return commit === void 0 ? say`against ${branch}${when}` : say`against ${commit} on ${branch}${when}`;
  }
  function changeWords(suite, comparison, base) {
    const noun = resultNoun(suite);
    const { verdict: found, counts } = comparison;
    const isNothing = found.verdict === "cannot-tell" && found.reason.kind === "nothing-compared";
    if (isNothing && counts.checksChanged > 0) {
      return { lead: say`Cannot tell.`, rest: say`In each test with results both on ${base.branch} and here, what is checked is changed.` };
    }
    if (isNothing && (counts.toolsChanged ?? 0) > 0) {
      return { lead: say`Cannot tell.`, rest: say`The MCP server lists other tools than on ${base.branch}, and no file of its \`dependsOn\` differs.` };
    }
    if (!(0, report_comparison.Iz)(comparison)) {
      const { compared = 0 } = found.evidence ?? {};
      const isFew = compared > 0 && compared * 2 < suite.results.length;
      const among = isFew ? ` in the ${(0, basics_format.LS)(compared, noun)} compared` : "";
      return suiteWords(found, base, among);
    }
    const { leftOpen } = comparison;
    if (leftOpen === void 0) {
      return comparison_words_short(say`This change alters nothing that the models are asked, so it cannot have made them worse than on ${namedBase(base)}.`);
    }
    return { lead: say`The ${noun}s that are compared are asked exactly as on ${namedBase(base)}.`, rest: say`Nothing is known of ${(0, basics_format.LS)(leftOpen, `other ${noun}`)}: not asked in this run, renamed, or asked and checked otherwise.` };
  }
  function suiteWords(found, base, among = "") {
    switch (found.verdict) {
      case "worse":
        return { lead: say`${rates(found.evidence)} of answers pass${among}${fewer(found.evidence)}, ${against(base)}.`, rest: say`${chance(found.evidence.p)}${found.evidence.guard === void 0 ? ` ${DAYS_UNKNOWN}` : ""}` };
      case "not-worse":
        return { lead: say`Not worse than ${namedBase(base)}.`, rest: say`${unlikelyDrop(found.evidence)}` };
      case "cannot-tell":
        return cannotTell(found, base.branch, among);
    }
  }
  const DAYS_UNKNOWN = "Days are unknown: a bad day of the provider could look the same.";
  const RUNS_TO_KNOW_DAYS = 5;
  function cannotTell({ reason, evidence }, branch, among) {
    const lead = say`Cannot tell${evidence !== void 0 && SAYS_RATES.includes(reason.kind) ? `: ${rates(evidence)} of answers pass${among}` : ""}.`;
    return { lead, rest: whyUnclear(reason, evidence, branch) };
  }
  const SAYS_RATES = ["judge-moved", "day-to-day", "untouched-fell", "too-few-runs"];
  function whyUnclear(reason, evidence, branch) {
    switch (reason.kind) {
      case "nothing-compared":
        return say`No test has results both on ${branch} and here.`;
      case "stopped":
        return say`Stopped early, nothing to compare. A run without \`stop-when-decided\` asks what it takes to know.`;
      case "errored":
        return reason.errored === reason.all ? say`No answer came (a provider error, or the end of the job).` : say`${reason.errored} of ${(0, basics_format.LS)(reason.all, "answer")} did not come (a provider error, or the end of the job): too many to compare the others.`;
      case "model-version":
        return otherVersion(reason.models, branch);
      case "judge-changed":
        return say`The judge itself has changed, so a difference says nothing about this change.`;
      case "judge-moved":
        return say`Today's judge fails answers of ${branch} too that it passed then.`;
      case "day-to-day":
        return dayToDay(evidence, branch);
      case "untouched-fell":
        return say`Tests that this change does not touch fell too.`;
      case "too-little-data":
        return say`Too little data to ever show a drop.`;
      case "too-few-runs": {
        const drop = possibleDrop(evidence);
        if (evidence?.baseRate === 0) return say`${drop}.`;
        if (evidence !== void 0 && evidence.oneAnswerASide === evidence.compared) {
          return say`${drop}; only more tests, or a temperature above 0, will narrow this.`;
        }
        return say`${drop}; more repeats or more runs on ${branch} will narrow this.`;
      }
    }
  }
  function dayToDay(evidence, branch) {
    const { kind, runs = 0, critical = 1 } = evidence?.guard ?? {};
    const moves = points(critical) ?? "1 point";
    if (kind === "untouched") {
      return say`Measured by the tests that this change does not touch, a drop of up to ${moves} can be chance.`;
    }
    return runs < RUNS_TO_KNOW_DAYS ? say`An ordinary day could do this; ${branch} has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.` : say`${branch} itself moves by up to ${moves} from day to day.`;
  }
  const MODEL_OUTCOMES = { worse: "worse", better: "not-worse", same: "not-worse", "another-version": "cannot-tell", unknown: "cannot-tell" };
  function modelWords(found, base) {
    const { evidence } = found;
    const pass = evidence === void 0 ? "" : `${rates(evidence)} of answers pass.`;
    const change = (0, report_comparison.oY)(found);
    switch (change) {
      case "worse":
      case "better": {
        const p = change === "worse" ? evidence?.p : evidence?.pBetter;
        const drop = evidence !== void 0 && change === "worse" ? fewer(evidence) : "";
        const rate2 = evidence === void 0 ? "" : `: ${rates(evidence)} of answers pass${drop}`;
        return { lead: say`The model itself answers ${change} than on ${namedBase(base)}, asked the same${rate2}.`, rest: say`${p === void 0 ? "" : chance(p)}` };
      }
      case "another-version": {
        const models = found.verdict === "cannot-tell" && found.reason.kind === "model-version" ? found.reason.models.map(({ model }) => model) : [];
        return { lead: say`The model itself is another version than on ${namedBase(base)}: ${modelNames(models)}.`, rest: say`${pass}` };
      }
      case "same":
        return { lead: say`The model itself answers no worse than on ${namedBase(base)}, asked the same.`, rest: say`${unlikelyDrop(evidence)}` };
      case "unknown":
        return { lead: say`Cannot tell whether the model itself answers differently than on ${namedBase(base)}.`, rest: say`${pass}${evidence === void 0 ? "" : ` ${possibleDrop(evidence)}.`}` };
    }
  }
  function otherVersion(models, branch) {
    const [agent] = models.filter(({ model }) => model === "command");
    if (agent === void 0 || agent.base.length === 0 || agent.head.length === 0) {
      return say`The model itself is another version than on ${branch} (${modelNames(models.map(({ model }) => model))}), so a difference says nothing about this change.`;
    }
    return say`${modelNames(agent.base)} on ${branch}, ${modelNames(agent.head)} here, so a difference says nothing about this change. Pin the version where the workflow installs it.`;
  }
  const MODELS_SHOWN = 3;
  function modelNames(models) {
    return listed(models.map((model) => sentence_name("model", (0, report_escape.Kb)(model, 60))), { most: MODELS_SHOWN });
  }
  const UNAVAILABLE = { disabled: void 0, "not-applicable": void 0, "no-token": "the input github-token is empty", "no-permission": "the token may not read the runs of the base branch", "no-artifact": "its runs uploaded no report", expired: "its reports have expired", "too-large": "its report is too large", broken: "its report cannot be read", "wrong-version": "its report is of another version", "too-slow": "its report did not arrive in time", failed: "its report could not be downloaded" };
  function whyUnavailable({ run }, { reason, branch }) {
    if (reason !== "no-run") {
      const why = UNAVAILABLE[reason];
      return why === void 0 ? void 0 : comparison_words_short(say`Not compared with the base branch: ${why}.`);
    }
    const own = branch === void 0 ? /^refs\/heads\/(.+)$/su.exec(run.ref ?? "")?.[1] : void 0;
    if (own !== void 0) {
      const where2 = sentence_name("branch", (0, report_escape.Kb)(own, 40));
      return comparison_words_short(say`The first run on ${where2}: the next one is compared with it.`);
    }
    const where = branch === void 0 ? "the base branch" : sentence_name("branch", (0, report_escape.Kb)(branch, 40));
    return comparison_words_short(say`After the next push to ${where}, there is something to compare with (if this workflow runs on "push").`);
  }
  function rates({ baseRate, headRate }) {
    const whole2 = [(0, basics_format.rq)(baseRate, 0), (0, basics_format.rq)(headRate, 0)];
    const isSame = whole2[0] === whole2[1] && Math.abs(baseRate - headRate) > basics.kT;
    const isExact = whole2.some((text) => text.includes("."));
    return (isSame || isExact ? [(0, basics_format.rq)(baseRate), (0, basics_format.rq)(headRate)] : whole2).join(" \u2192 ");
  }
  function fewer({ drop, difference: difference2 }) {
    const [low, middle, high] = [difference2?.low ?? 0, drop, difference2?.high ?? 0].map((share2) => Math.round(share2 * 100));
    if (low === void 0 || middle === void 0 || low < 1) return "";
    return ` (${(0, basics_format.LS)(middle, "point")} fewer, ${low} to ${high})`;
  }
  function chance(p) {
    const odds = [1e4, 1e3].find((runs) => p < 1 / runs) ?? 100;
    return `Chance does this less than once in ${(0, basics_format.U9)(odds)} times.`;
  }
  const NOTHING_TO_LOSE = "Nothing passes on the base branch, so no drop can show";
  function unlikelyDrop(evidence) {
    if (evidence?.baseRate === 0) return `${NOTHING_TO_LOSE}.`;
    const drop = points(largestLoss(evidence));
    return drop === void 0 ? "Any drop is unlikely." : `A drop of more than ${drop} is unlikely.`;
  }
  function possibleDrop(evidence) {
    if (evidence?.baseRate === 0) return NOTHING_TO_LOSE;
    const drop = points(largestLoss(evidence));
    return drop === void 0 ? "A drop is unlikely" : `A drop of up to ${drop} is possible`;
  }
  function largestLoss({ upper, baseRate } = { upper: 1, baseRate: 1 }) {
    return Math.min(upper, baseRate);
  }
  function points(share2) {
    const whole2 = Math.ceil(share2 * 100 - basics.kT);
    return whole2 <= 0 ? void 0 : (0, basics_format.LS)(whole2, "point");
  }
  function wholeVerdict({ lead, rest }) {
    return rest.length === 0 ? lead : joined([lead, " ", rest]);
  }
  function comparisonNotes(report, suite) {
    const { comparison } = suite;
    const base = baseOf(report);
    if (report.comparison?.kind === "unavailable") {
      if (verdictOf(report, suite) === void 0) return [];
      const later = unseenWords(report, suite, resultNoun(suite));
      return later === void 0 ? [] : [say`${later}`];
    }
    if (base === void 0 || comparison === void 0 || report.comparison === void 0) return [];
    const noun = resultNoun(suite);
    const aboutModel = isAboutModel(report, suite);
    const judged = aboutModel ? comparison.model : comparison.verdict;
    const { runs, isAncestor } = report.comparison.base;
    const notes = [aboutModel && comparison.changed > 0 ? wholeVerdict(suiteWords(comparison.verdict, base)) : "", scopeWords(comparison, noun), aboutModel ? "" : modelNote(comparison, base), oneAnswerWords(judged?.evidence), ...aboutModel ? [] : sightSentences(suite, base, noun), ...judgeShiftNotes(comparison.judges ?? [], base), ...figures(suite, comparison), movedNote(report, suite, base), memoryNote(base, runs, comparison), isAncestor === false ? "That commit is not part of what was tested, so other changes may have contributed to a difference." : ""];
    return notes.map((note) => joined([note])).filter((note) => note.length > 0);
  }
  function takenOutNote({ takenOut = [], ...suite }) {
    const { comparison } = suite;
    if (takenOut.length === 0 || comparison === void 0) return void 0;
    const parts = takenOut.map(({ file, part }) => say`${sentence_name("test", part)} of ${sentence_name("file", file)}`);
    const labelled2 = (label) => suite.results.filter((result) => result.comparison?.label === label).length;
    const [worse, better] = [labelled2("regressed"), labelled2("improved")];
    const found = [...comparison.verdict.verdict === "worse" ? ["the suite is worse without it"] : [], ...worse === 0 ? [] : [`${(0, basics_format.LS)(worse, "test is", "tests are")} worse without it`]];
    const told = (sign, words) => say`${sign} This pull request takes out ${listed(parts, { most: 3 })}: ${words}`;
    if (found.length > 0) return told(SIGNS.failed, say`needed: ${listed(found)}`);
    if (better > 0) {
      const words = `${(0, basics_format.LS)(better, "test is", "tests are")} better without it`;
      return told(SIGNS.passed, `harmful: ${words}`);
    }
    if (comparison.verdict.verdict !== "not-worse") return void 0;
    const least = comparison.sight?.leastDrop;
    const shown2 = least === void 0 ? "" : `: a drop of ${sightPoints(least)} would have shown`;
    return told(SIGNS.idle, `not noticed${shown2}`);
  }
  function memoryNote(base, runs, { otherVersions }) {
    const { base: others = 0, ofBase = 0 } = otherVersions ?? {};
    const left2 = others === 0 ? "" : ` Of its ${(0, basics_format.LS)(ofBase, "answer")}, ${others} of other versions of the model are left out.`;
    if (runs === 1) return say`Compared with one run of ${namedBase(base)}.${left2}`;
    const newest = commitAndAge(base);
    const which = newest.length === 0 ? "" : say`, the newest of them ${newest}`;
    return say`Compared with ${runs} runs of ${base.branch}${which}.${left2}`;
  }
  function scopeWords({ changed, unchangedRequests: unchanged }, noun) {
    if (unchanged === 0 || changed === 0) return "";
    const touched = changed === 1 ? "one" : String(changed);
    const others = unchanged === 1 ? "other one is" : `other ${unchanged} are`;
    return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
  }
  function modelNote({ model }, base) {
    if (model === void 0) return "";
    const found = (0, report_comparison.oY)(model);
    return found === "same" || found === "unknown" ? "" : wholeVerdict(modelWords(model, base));
  }
  function oneAnswerWords(evidence) {
    const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
    if (oneAnswerASide === 0) return "";
    const which = oneAnswerASide === compared ? "What was compared is" : `${oneAnswerASide} of the ${compared} results that were compared are`;
    return `${which} asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
  }
  function figures({ results }, { judge, moved, cost, latency }) {
    const isPart = results.some(({ checkedBy }) => checkedBy !== void 0);
    const known = ({ compared }) => isPart && compared < results.length ? `known of ${compared} of ${(0, basics_format.LS)(results.length, "result")}` : "";
    return [judge === void 0 ? "" : judgeWords(judge, moved?.isScoreWorse === false), cost === void 0 ? "" : costWords(cost, known(cost)), latency === void 0 ? "" : latencyWords(latency, known(latency))];
  }
  function judgeWords({ baseMean, headMean, ...judge }, isOfOthers) {
    const change = `${(0, basics_format.fN)(baseMean)} \u2192 ${(0, basics_format.fN)(headMean)}`;
    if (isOfOthers && (0, verdicts.uN)(judge.worse)) {
      return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
    }
    if (judge.isWorse) {
      return `Judge average of the tests compared fell: ${change}. ${chance(judge.worse)}`;
    }
    const isOfDay = judge.guard?.passes === false && (0, verdicts.uN)(judge.worse);
    return `Judge average of the tests compared: ${change}${isOfDay ? ", which an ordinary day could do" : ""}.`;
  }
  function costWords({ ratio, isWorse, worse }, known) {
    const sentence = `An answer costs ${timesAs("much", ratio)} before${known === "" ? "" : ` (${known})`}.`;
    return isWorse ? `${sentence} ${chance(worse)}` : sentence;
  }
  function latencyWords({ ratio }, known) {
    return `An answer takes ${timesAs("long", ratio)} before (not judged${known === "" ? "" : `; ${known}`}).`;
  }
  function timesAs(what, ratio) {
    const times = (0, basics_format.U9)(ratio, 2);
    return times === "1.00" ? `as ${what} as` : `${times} times as ${what} as`;
  }
  function judgeShiftNotes(shifts, base) {
    return shifts.flatMap((shift) => {
      const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
      const judge = modelNames([judgeModel]);
      const versions = versionWords(shift);
      if (!changed && versions.length === 0) return [];
      const otherwise = `${differ} of ${(0, basics_format.LS)(compared, "labelled answer")}`;
      return [changed ? say`The judge ${judge} itself has changed: it gives ${otherwise} another score than on ${base.branch} (${lower} lower, ${differ - lower} higher; mean ${(0, basics_format.fN)(baseMean)} → ${(0, basics_format.fN)(headMean)}), so what it judged there and here is not compared.${versions}` : say`The judge ${judge} is another version than on ${base.branch}; its labels do not show that it judges differently (${otherwise} have another score).${versions}`];
    });
  }
  function versionWords({ versions }) {
    if (versions === void 0 || versions.base.length === 0 || versions.head.length === 0) return [];
    return say` Its replies name ${modelNames(versions.head)}, and named ${modelNames(versions.base)}.`;
  }
  function movedNote({ run }, { comparison, judgedAgain: again }, { branch }) {
    const { moved, judge } = comparison ?? {};
    const lost = again === void 0 || again.lost === 0 ? "" : lostWords(again);
    if (moved !== void 0) {
      const answers2 = (0, basics_format.LS)(moved.answers + moved.untouchedAnswers, "answer");
      return say`Who moved: ${comparison_words_causeWords(moved)}. Today's judge was asked about ${answers2} of ${branch}: of the drop of ${signed(moved.total)} in judge scores, ${comparison_words_partWords(moved)}.${lost}`;
    }
    if (again !== void 0) {
      const all = (0, basics_format.LS)(again.answers.length + again.lost, "answer");
      return say`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${all} of ${branch}, which is too few.${lost}`;
    }
    if (run.responses === "replay" || judge?.isWorse !== true) return "";
    return say`Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of ${branch} where the report from there keeps them (input \`outputs\`).`;
  }
  const CAUSES = { change: "this change", model: "the model, which answers worse than it did", judge: "the judge, which is stricter than it was" };
  function comparison_words_causeWords({ causes, model }) {
    if (causes.length === 0) return "cannot be told apart";
    return causes.map((cause) => cause === "change" && model === void 0 ? "this change, or the model" : CAUSES[cause]).join(", and ");
  }
  function comparison_words_partWords({ judge, model, change, low, high }) {
    const interval = `${signed(change)} (${signed(low)} to ${signed(high)})`;
    const own = `${signed(judge)} is the judge's own`;
    return model === void 0 ? `${own} and ${interval} this change's or the model's, which too few untouched tests tell apart` : `${own}, ${signed(model)} the model's and ${interval} this change's`;
  }
  function signed(value) {
    const rounded2 = (0, basics_format.fN)(Math.abs(value));
    return value < 0 && Number(rounded2) !== 0 ? `-${rounded2}` : rounded2;
  }
  function lostWords({ lost, lostBecause }) {
    const because = lostBecause === void 0 ? "" : say`: ${modelNames([lostBecause])}`;
    return say` About ${(0, basics_format.LS)(lost, "answer")} it was not asked${because}.`;
  }
  function sightSentences(suite, base, noun) {
    const sight = suite.comparison?.sight;
    if (sight === void 0) return [];
    const { results, repeats, baseRuns, leastDrop, baseRate, advice, withMoreRuns } = sight;
    const asked = `${(0, basics_format.LS)(results, noun)}, ${(0, basics_format.LS)(Math.round(repeats), "repeat")}`;
    const runs = (0, basics_format.LS)(baseRuns, "run");
    const noticed = leastDrop === void 0 ? `, ${unnoticedWords(baseRate)}.` : `, a drop of ${sightPoints(leastDrop)} is noticed 8 times in 10.`;
    return [say`With ${asked} and ${runs} of ${base.branch}${noticed}`, ...advice === void 0 ? [] : [adviceSentence(advice, suite, base)], ...withMoreRuns === void 0 ? [] : [waitingSentence(withMoreRuns, base)]];
  }
  function expectedDropWords(sides) {
    const least = (0, verdicts.RJ)(sides);
    return least === void 0 ? unnoticedWords(sides.passRate) : `a drop of ${sightPoints(least)} would be noticed 8 times in 10`;
  }
  const MOSTLY_FAILS = 0.5;
  function unnoticedWords(baseRate) {
    return baseRate < MOSTLY_FAILS ? `no drop can show: only ${(0, basics_format.rq)(baseRate)} of answers pass there` : "no drop would be noticed 8 times in 10";
  }
  function unseenWords(report, suite, noun) {
    const known = sidesOf(suite.results);
    if (known === void 0) return void 0;
    const sides = { ...known, questions: questionsIn(report) };
    const asked = `${(0, basics_format.LS)(sides.results, noun)} and ${(0, basics_format.LS)(Math.round(sides.repeats), "repeat")}`;
    const later = `Once the base branch has ${RUNS_TO_KNOW_DAYS} runs, ${asked} will show`;
    return sides.passRate === 0 ? `${later} no drop: nothing passes yet.` : `${later} this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
  }
  function questionsIn({ suites }) {
    return (0, verdicts.PW)(suites.map(({ gates: { gates } }) => Object.fromEntries(gates.map(({ gateName, threshold }) => [gateName, threshold]))));
  }
  function sidesOf(results, baseRuns = RUNS_TO_KNOW_DAYS) {
    const counts = results.flatMap((result) => {
      const answered = result.runs.filter((run) => (0, engine_results.Pn)(run).answered);
      const { passes, fails } = (0, gate_definitions.UI)({ result: { ...result, runs: answered }, pending: void 0 });
      if (answered.length === 0) return [];
      const isOne = result.oneAnswer === true;
      const n = isOne ? 1 : passes + fails;
      return [{ n, isOne, rate: passes / (passes + fails) }];
    });
    if (counts.length === 0) return void 0;
    const several = counts.filter(({ n }) => n > 1);
    const variances = several.map(({ n, rate: rate2 }) => rate2 * (1 - rate2) * n / (n - 1));
    return { results: counts.length, repeats: 1 / (0, basics.i2)(counts.map(({ n }) => 1 / n)), baseRuns: counts.filter(({ isOne }) => isOne).length * 2 > counts.length ? 1 : baseRuns, passRate: (0, basics.i2)(counts.map(({ rate: rate2 }) => rate2)), variance: several.length * 2 < counts.length ? void 0 : (0, basics.i2)(variances) };
  }
  function adviceSentence(advice, suite, base) {
    switch (advice.kind) {
      case "repeats": {
        const { repeats, leastDrop } = advice;
        return say`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} from the next run on, with ${base.branch} as it is (${moreWords(suite, repeats)}).`;
      }
      case "base-repeats": {
        const { repeats, leastDrop, runs, nextDrop } = advice;
        const until = nextDrop === void 0 ? "none" : `one of ${sightPoints(nextDrop)}`;
        return say`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} once ${base.branch} has ${(0, basics_format.LS)(runs, "run")} with as many, and ${until} until then (${moreWords(suite, repeats)}).`;
      }
      case "most-repeats": {
        const { repeats, leastDrop } = advice;
        const most = leastDrop === void 0 ? "show no drop" : `only show a drop of ${sightPoints(leastDrop)}`;
        return say`Even ${repeats} repeats would ${most}: more tests see more.`;
      }
      case "days":
        return daysSentence(suite.comparison?.sight?.baseRuns ?? 0, base);
      case "more-tests":
        return say`Asked at temperature 0 or with a seed, only more tests would show a smaller drop.`;
    }
  }
  function daysSentence(baseRuns, base) {
    if (baseRuns >= RUNS_TO_KNOW_DAYS) {
      return say`${base.branch} moves too much from day to day for more repeats to help; a pinned model version, or tests that pull requests seldom touch, would.`;
    }
    return say`An ordinary day can move this suite by more than more repeats would show; ${base.branch} has ${baseRuns} of ${RUNS_TO_KNOW_DAYS} runs it takes to know its own days.`;
  }
  function waitingSentence({ more: more2, leastDrop }, base) {
    return say`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once ${base.branch} has ${(0, basics_format.LS)(more2, "more run")}.`;
  }
  function moreWords({ results }, repeats) {
    const more2 = results.map((result) => {
      const asked = (0, engine_results.ow)(result);
      const times = Math.max(0, repeats - asked.length);
      const spent = (0, basics.vj)((0, basics.cv)(asked.map(({ costEstimateUsd }) => costEstimateUsd)));
      const costEach = spent === null || asked.length === 0 ? spent : spent / asked.length;
      return { calls: times * ((0, basics.se)(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1), usd: costEach === null ? null : times * costEach };
    });
    const cost = (0, basics.vj)((0, basics.cv)(more2.map((each) => each.usd)));
    const calls = Math.ceil((0, basics.cz)(more2.map((each) => each.calls)) - basics.kT);
    return `${(0, basics_format.LS)(calls, "call")}${cost === null || cost === 0 ? "" : `, about ${(0, basics_format.dR)(cost)}`} more`;
  }
  function sightPoints(share2) {
    return points(share2) ?? "1 point";
  }
  ;
  function endingOf(facts) {
    const { outcome, verdict: verdict2, gates, suite } = facts;
    if (outcome === "nothing-tested") return "nothing-tested";
    const isWorse = verdict2?.outcome === "worse";
    if (outcome === "passed") return isWorse ? "worse-and-green" : "passed";
    if (isWholeRunsError(facts.report)) return "run-error";
    if (outcome === "error") return "outage";
    if (refusalOf(facts) !== void 0) return "refused";
    if (isWorse) return "worse";
    const known = gates.map(({ name: gate }) => gateCause(suite, gate));
    if (known.length > 0 && known.every((cause) => cause?.isNotThisChange === true)) {
      return "fails-there-too";
    }
    if (known.some((cause) => cause !== void 0 && cause.more.length > 0)) return "more-fail-here";
    if (gates.every(({ name: gate }) => gate === "judgeTrustMin")) return "judge";
    if (verdict2?.outcome === "untouched") return "untouched";
    return verdict2?.outcome === "cannot-tell" ? "cannot-tell" : "failed";
  }
  function suiteEnding(facts) {
    const kind = endingOf(facts);
    const { title: titleOf2, next: nextOf2 } = ENDINGS[kind];
    const [title, next = []] = [titleOf2(facts), nextOf2(facts)];
    const isNamed2 = title.some((part) => part.kind === "suite") || facts.report.suites.length === 1;
    return { kind, title: isNamed2 ? title : say`${suiteName(facts.suite)}: ${title}`, fault: kind === "outage" ? title : void 0, next: next.length === 0 ? void 0 : capital(next) };
  }
  const nothing = () => void 0;
  const ENDINGS = { "nothing-tested": { title: ({ suite }) => say`${suiteName(suite)}: nothing was tested`, next: nothing }, passed: { title: ({ suite }) => say`${suiteName(suite)} passes: ${passedOfAll(suite)}`, next: nothing }, "worse-and-green": { title: ({ suite }) => say`${suiteName(suite)} got worse, and no gate stops it: ${passedOfAll(suite)}`, next: (facts) => joined([tryHere(facts), " `gates.notWorse` would stop it."]) }, worse: { title: ({ suite }) => say`${suiteName(suite)} got worse: ${passing(suite)}`, next: (facts) => tryHere(facts) }, failed: { title: failedTitle, next: (facts) => tryHere(facts) }, "cannot-tell": { title: failedTitle, next: (facts) => {
    const [, advice] = sightOf(facts);
    const unknown = " Whether this change did it cannot be told.";
    return joined([tryHere(facts), unknown, ...advice === void 0 ? [] : [" ", advice]]);
  } }, untouched: { title: failedTitle, next: byChance }, "run-error": { title: ({ report, suite }) => say`${suiteName(suite)}: ${afterColon(reasonWords(report).title)}`, next: ({ report }) => runNext(report, reasonWords(report).detail) }, "fails-there-too": { title: ({ suite, gates, branch }) => say`${suiteName(suite)} fails as on ${branch}: ${needed(suite, gates)}`, next: ({ branch }) => say`This change is not the cause: ${branch} fails it too, in the same tests, asked the same. Fix it there; \`gates.notWorse\` in place of the gate asks about the change alone, and would let it through.` }, "more-fail-here": { title: failedTitle, next: (facts) => {
    const { suite, gates, branch, verdict: verdict2 } = facts;
    const causes = gates.flatMap(({ name: gate }) => gateCause(suite, gate) ?? []);
    const more2 = new Set(causes.flatMap((cause) => cause.more)).size;
    const which = causes.length < gates.length ? `${causes.length} of these gates` : gates.length === 1 ? "the gate" : "these gates";
    const here = more2 === 0 ? "" : `; ${more2} more ${more2 === 1 ? "fails" : "fail"} here`;
    const advice = verdict2?.outcome === "untouched" ? byChance(facts) : tryHere(facts);
    return say`${branch} fails ${which} too${here}. ${advice}`;
  } }, judge: { title: ({ suite, gates }) => say`${suiteName(suite)}: ${gates[0]?.phrase ?? "a judge is not to be trusted"}`, next: ({ suite }) => {
    const judges2 = untrustedJudges(suite).map(({ criteria }) => endings_inQuotes((0, report_escape.Kb)(criteria, 60)));
    return say`Read the labels on which the judge of ${listed(judges2, { most: 2 })} is wrong, then sharpen its criterion or choose another judge.`;
  } }, refused: { title: (facts) => {
    const refusal = refusalOf(facts);
    return refusal === void 0 ? failedTitle(facts) : refusedTitle(refusal);
  }, next: (facts) => {
    const refusal = refusalOf(facts);
    if (refusal === void 0) return tryHere(facts);
    const { status, place: place2, lead } = refusal;
    if (lead === "your endpoint failed") return say`Look at the endpoint of ${code(place2)}, and at its log; then run it again.`;
    if (lead === "your endpoint refused") return say`Look at what ${code(place2)} sends, and where: asked again, it would refuse again.`;
    return status === 404 || status === 410 ? say`Write a model that there is into ${code(place2)}.` : say`Look at ${code(place2)}: asked again, it would be refused again.`;
  } }, outage: { title: outageTitle, next: (facts) => facts.report.interruption?.kind === "signal" ? say`Run it again: it was cancelled.` : isLastingOutage(facts) ? say`Fix what it refuses, then re-run the job: nothing that was lost says anything of this change.` : say`Re-run the job when it is back: nothing that was lost says anything of this change.` } };
  function byChance({ branch }) {
    return say`This change alters nothing that is asked, so it is chance, or the model itself. Run it again; what fails once more is to be fixed on ${branch}.`;
  }
  function afterColon(title) {
    const [first, ...rest] = title;
    if (first?.kind !== "text") return title;
    return [{ kind: "text", text: first.text.replace(/^The /u, "the ") }, ...rest];
  }
  function endings_inQuotes(text) {
    return joined(['"', quoted(text), '"']);
  }
  function suiteName({ name: text }) {
    return sentence_name("suite", (0, report_escape.Kb)(text, 40));
  }
  function passedOfAll(suite) {
    const { passed, total } = suite.totals;
    const within = passed < total && suite.gates.passed ? ", within what the gates allow" : "";
    return `${(0, basics_format.U9)(passed)} of ${(0, basics_format.LS)(total, resultNoun(suite))}${within}`;
  }
  function passing(suite) {
    const { passed, total } = suite.totals;
    if (!suite.results.some(hasAnyAnswer)) return "nothing was answered";
    if (total === 1) return `its only ${resultNoun(suite)} ${passed === 1 ? "passes" : "fails"}`;
    const pass = `${(0, basics_format.U9)(passed)} of ${(0, basics_format.LS)(total, resultNoun(suite))} pass`;
    const rate2 = suite.gates.gates.find(({ gateName }) => gateName === "passRateMin");
    if (rate2 === void 0 || rate2.passed || rate2.noData !== void 0) return pass;
    const least = Math.ceil(rate2.threshold * total - basics.kT);
    if (least === total) return `${pass}, all are needed`;
    return `${pass}, ${(0, basics_format.U9)(least)} ${least === 1 ? "is" : "are"} needed`;
  }
  function needed(suite, gates) {
    if (gates.some(({ name: gate }) => gate === "passRateMin")) return say`${passing(suite)}`;
    const [first, ...others] = gates;
    if (first === void 0) return say`${passing(suite)}`;
    return others.length === 0 ? first.phrase : say`${(0, basics_format.LS)(gates.length, "gate")} failed`;
  }
  function failedTitle({ suite, gates }) {
    return say`${suiteName(suite)} fails: ${needed(suite, gates)}`;
  }
  function sightOf({ report, suite }) {
    const base = baseOf(report);
    return base === void 0 ? [] : sightSentences(suite, base, resultNoun(suite));
  }
  function refusalOf({ suite, tests }) {
    const failing = tests.filter(({ result }) => !result.passed);
    const runs = failing.flatMap(({ result }) => result.runs);
    const refused = runs.flatMap((run) => refusedBy(run, suite) ?? []);
    const [first] = refused;
    return refused.length === runs.length ? first : void 0;
  }
  function refusedBy({ outcome }, suite) {
    if (outcome.kind !== "errored" || outcome.refused === void 0) return void 0;
    const refusal = refusalIn(outcome.message);
    const { modelId, status } = outcome.refused;
    const model = suite.models.find(({ id: id2 }) => id2 === modelId)?.model ?? modelId;
    return refusal && { ...refusal, model, status };
  }
  function refusedTitle({ lead, said, model, status, place: place2 }) {
    const [, provider, words] = providerSaid(said);
    const shown2 = quoted((0, report_escape.Kb)(words ?? said, 60));
    if (lead !== "refused") {
      const verb = lead === "your endpoint refused" ? "refuses the request" : "failed";
      return say`Your endpoint ${verb} (${shown2}): ${code(place2)}`;
    }
    return status === 404 || status === 410 ? say`${provider ?? "the provider"} knows no model ${sentence_name("model", (0, report_escape.Kb)(model, 40))}: ${code(place2)}` : say`${provider ?? "the provider"} refuses the request (${shown2}): ${code(place2)}`;
  }
  function providerSaid(message) {
    return /^([\w.-]{1,40}): (.*)$/su.exec(sharedReason(message)) ?? [];
  }
  const PASSING = /^HTTP (?:5|408|409|425|429)/u;
  function isLastingOutage({ suite }) {
    const first = suite.results.flatMap((result) => result.runs).find((run) => (0, engine_results.Pn)(run).outage);
    const message = first?.outcome.kind === "errored" ? first.outcome.message : "";
    const [, , said = ""] = providerSaid(message);
    return said.startsWith("HTTP ") && !PASSING.test(said);
  }
  function outageTitle(facts) {
    const { suite } = facts;
    const runs = suite.results.flatMap((result) => result.runs);
    const lost = runs.filter((run) => (0, engine_results.Pn)(run).outage);
    const [first] = lost;
    const message = first?.outcome.kind === "errored" ? first.outcome.message : void 0;
    if (message === void 0) {
      return say`${suiteName(suite)}: judges could not be asked about labels`;
    }
    const [, provider, said = ""] = providerSaid(message);
    const some = lost.length < runs.length ? ` for ${lost.length} of ${(0, basics_format.LS)(runs.length, "answer")}` : "";
    const [status] = /^HTTP \d{3}/u.exec(said) ?? [];
    if (provider !== void 0 && status !== void 0) {
      if (!PASSING.test(status)) {
        return say`${provider} refused${some}: ${quoted((0, report_escape.Kb)(said, 80))}`;
      }
      const state = status.startsWith("HTTP 5") ? "down" : "not answering";
      return say`${provider} ${some === "" ? "is" : "was"} ${state}${some}: ${status}`;
    }
    const all = (0, basics_format.LS)(runs.length, "answer");
    const none = lost.length < runs.length ? `${lost.length} of ${all} did not come` : "no answer came";
    return say`${suiteName(suite)}: ${none}: ${quoted((0, report_escape.Kb)(sharedReason(message), 80))}`;
  }
  const MOST_NAMES = 6;
  const MOST_PATTERN = 44;
  const LEAST_ALIKE = 3;
  function tryHere({ causes, suite, report }) {
    const isLost = ({ kind }) => kind === "lost";
    const lost = causes.shown.filter(isLost).flatMap((cause) => cause.tests);
    const failed = causes.shown.filter((cause) => !isLost(cause)).flatMap((cause) => cause.tests);
    const again = `${(0, basics_format.LS)(lost.length, resultNoun(suite))} got no answer, which says nothing of this change: run ${lost.length === 1 ? "it" : "them"} again.`;
    if (failed.length === 0) return lost.length === 0 ? [] : say`${again}`;
    const ground = commonGround(failed, { report, suite });
    const about = ground === void 0 ? say`Fix what failed` : say`${ground}. Fix it`;
    const more2 = lost.length === 0 ? "" : ` ${again}`;
    return say`${about}, then try here first: ${code(`npx kindlm-action${configArgument(suite)} --tests '${patternsOf(failed).join(",")}'`)}.${more2}`;
  }
  function configArgument({ file }) {
    return file === "kindlm.yaml" || !isPlain(file) ? "" : ` ${file}`;
  }
  function isPlain(text) {
    return /^[\p{L}\p{N}_./-]+$/u.test(text) && !text.startsWith("-");
  }
  function patternsOf(tests) {
    const names = [...new Set(tests.map((test) => (0, report_escape.pu)(test.name, 60)))].map((text) => text.replace(/[^\p{L}\p{N}_./-]+/gu, "*").replace(/^-/u, "*"));
    const start = (text) => /^(.+?[-_/.])/u.exec(text)?.[1];
    const alike2 = /* @__PURE__ */ new Map();
    for (const text of names) {
      const head = start(text) ?? "";
      alike2.set(head, (alike2.get(head) ?? 0) + 1);
    }
    const patterns = names.map((text) => {
      const head = start(text) ?? "";
      return head !== "" && (alike2.get(head) ?? 0) >= LEAST_ALIKE ? `${head}*` : text;
    });
    const [first = "*", ...others] = new Set(patterns.map(shortPattern));
    const shown2 = [first];
    for (const pattern of others.slice(0, MOST_NAMES - 1)) {
      if ([...shown2, pattern].join().length <= MOST_PATTERN) shown2.push(pattern);
    }
    return shown2;
  }
  function shortPattern(pattern) {
    return pattern.length <= MOST_PATTERN ? pattern : `${(0, cut.Yj)(pattern, MOST_PATTERN - 1)}*`;
  }
  ;
  const MOST_COLUMNS = 6;
  const FURTHER = [10, 20, 50, 100, 200, 500];
  function reliabilityOf({ results }) {
    const most = results.reduce((longest, { runCount }) => Math.max(longest, runCount), 0);
    if (most < 2) return { tries: [], rows: [] };
    const rows = (0, basics.me)(results, ({ modelId }) => modelId).flatMap((ofModel) => {
      const answered = ofModel.map((result) => ({ ...result, runs: result.runs.filter((run) => (0, engine_results.Pn)(run).answered) }));
      const own = (0, gate_definitions.UY)(answered);
      const points2 = triesUpTo(most).flatMap((tries) => pointOf(own, tries) ?? []);
      return points2.length < 2 ? [] : [{ modelId: ofModel[0].modelId, points: points2 }];
    });
    const columns = Math.max(0, ...rows.map(({ points: points2 }) => points2.length));
    return { tries: triesUpTo(most).slice(0, columns), rows };
  }
  function triesUpTo(most) {
    const columns = Array.from({ length: Math.min(most, MOST_COLUMNS) }, (_, index) => index + 1);
    if (most <= MOST_COLUMNS) return columns;
    return [...columns.slice(0, -1), ...FURTHER.filter((tries) => tries < most), most];
  }
  function pointOf(results, tries) {
    const known = (0, intervals.P8)(results, tries);
    return known && { tries, share: known.all, leftOut: results.length - known.used };
  }
  const reliability_NUMERALS = ["", "", "Two", "Three", "Four", "Five", "Six"];
  function triesTitle(tries) {
    return tries === 1 ? "Each right" : `${reliability_NUMERALS[tries] ?? String(tries)} in a row`;
  }
  function triesWords(tries) {
    return triesTitle(tries).toLowerCase();
  }
  function reliabilityWords({ points: points2 }) {
    return points2.map(({ tries, share: share2 }) => `${triesWords(tries)} ${(0, basics_format.rq)(share2.value)}`).join(", ");
  }
  ;
  const FOLDS = { causes: "what else fails", failing: "every failing test", tolerated: "what passed with failed answers", changes: "what else is different", qualifiers: "what else to know", weakened: "what is demanded less", gates: "all gates", comparison: "how it was compared", reliability: "how often each model is right", models: "the models side by side", judges: "judges against their labels", codes: "failure codes", notices: "notices" };
  function foldsOf(facts) {
    return FOLD_NAMES.flatMap((foldName) => {
      const content = CONTENTS[foldName](facts);
      const { lines = [], table: table2, causes = [], tests = [] } = content ?? {};
      const parts = lines.length + (table2?.rows.length ?? 0) + causes.length + tests.length;
      return content === void 0 || parts === 0 ? [] : [{ name: foldName, ...content }];
    });
  }
  function isFoldName(text) {
    return Object.hasOwn(FOLDS, text);
  }
  const FOLD_NAMES = Object.keys(FOLDS).filter(isFoldName);
  const CONTENTS = { causes: ({ suite, causes: { folded } }) => {
    const alike2 = (0, basics.me)(folded, ({ kind }) => foldedWords(kind, 1, ""));
    const words = alike2.map((causes) => {
      const tests = causes.flatMap((cause) => cause.tests);
      const more2 = foldedWords(causes[0].kind, tests.length, `more ${resultNoun(suite)}`);
      return say`${more2}: ${testNames(tests, NAMED_IN_TITLE)}`;
    });
    return { title: listed(words, { separator: "; " }), causes: folded };
  }, failing: ({ suite, causes }) => {
    const tests = [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests);
    const title = say`${(0, basics_format.LS)(tests.length, `failing ${resultNoun(suite)}`)}, one by one`;
    return { title, tests };
  }, tolerated: ({ tests }) => {
    const tolerated = tests.filter(({ state }) => state === "tolerated");
    return { title: say`${(0, basics_format.LS)(tolerated.length, "test")} passed with failed answers: ${testNames(tolerated, NAMED_IN_TITLE)}`, tests: tolerated };
  }, changes: changesFold, qualifiers: ({ qualifiers }) => ({ title: say`What else to know before believing the figures`, lines: qualifiers }), weakened: ({ report, suite }) => ({ title: say`What is demanded less than on the base branch`, lines: caveatsOf(suite, report.run).filter(({ isFolded }) => isFolded).flatMap(({ details }) => details.map((line) => say`${(0, report_escape.Kb)(line, 500)}`)) }), gates: gatesFold, comparison: ({ report, suite }) => {
    const isCompared = report.comparison?.kind === "compared";
    const title = isCompared ? "How it was compared" : "What a comparison will show";
    return { title: say`${title}`, lines: comparisonNotes(report, suite) };
  }, reliability: reliabilityFold, models: modelsFold, judges: judgesFold, codes: ({ suite }) => ({ title: say`Failure codes`, table: { head: [left("Failure code"), right("Results")], rows: rankedCodes(suite).map(([failureCode, results]) => [cell([code(failureCode)]), cell(say`${(0, basics_format.U9)(results)}`)]) } }), notices: ({ suite: { notices } }) => ({ title: say`${(0, basics_format.LS)(notices.length, "notice")}`, lines: notices.map((notice) => say`${(0, report_escape.Kb)(notice, 500)}`) }) };
  const NAMED_IN_TITLE = 3;
  const NAMED_IN_LINE = 10;
  function testNames(tests, most) {
    return listed(tests.map((test) => sentence_name("test", (0, report_escape.pu)(test.name, 60), test.url)), { most });
  }
  function changesFold({ report, suite, tests }) {
    const { comparison } = suite;
    if (comparison === void 0 || report.comparison?.kind !== "compared") return void 0;
    const { byChance: byChance2, verdict: verdict2, removed } = comparison;
    const luck = { byChance: byChance2, hasOneAnswerASide: (verdict2.evidence?.oneAnswerASide ?? 0) > 0 };
    const noun = resultNoun(suite);
    const line = (title, all, note = "") => say`${title}: ${testNames(all, NAMED_IN_LINE)}${note === "" ? "" : `. ${note}`}`;
    const lines = changesIn(tests).filter(([change]) => !isAmongCauses(change, suite)).map(([change, all]) => {
      const { words, note } = CHANGES[change];
      return line(changeTitle(words, all.length, noun), all, note?.(luck));
    });
    const gone = removed.map(({ testCaseName }) => ({ name: testCaseName }));
    if (gone.length > 0) {
      lines.push(line(changeTitle(["is removed", "are removed"], gone.length, noun), gone));
    }
    return { title: say`What else is different`, lines };
  }
  function isAmongCauses(change, { comparison }) {
    const isWorse = comparison?.verdict.verdict === "worse";
    return change === "worse" || change === "fails-now" && isWorse;
  }
  function left(title) {
    return { title, align: "left" };
  }
  function right(title) {
    return { title, align: "right" };
  }
  function cell(text, full) {
    return { text: joined([text]), full: full === void 0 ? void 0 : joined([full]) };
  }
  function rateCell(rate2, after) {
    const text = (0, basics_format.rq)(rate2.value);
    return cell(`${text}${after}`, `${text} (${intervalText(rate2)})${after}`);
  }
  function gatesFold({ suite }) {
    const rows = gateRows(suite);
    const isCompared = rows.some(({ base }) => base !== void 0);
    const notes = rows.flatMap(({ title, note }) => note === void 0 ? [] : [say`${title}: ${note}.`]);
    return { title: say`All gates`, table: { head: [left("Verdict"), left("Gate"), right("Actual"), right("Threshold"), right("Margin"), ...isCompared ? [right("Base")] : []], rows: rows.map((row) => [cell(row.verdict), cell(row.title), cell(row.actual.text, row.actual.full), cell(row.threshold), cell(row.margin), ...isCompared ? [cell(row.base?.text ?? "\u2013", row.base?.full)] : []]) }, lines: notes };
  }
  function reliabilityFold({ suite }) {
    const { tries, rows } = reliabilityOf(suite);
    const [first] = rows;
    if (first === void 0) return void 0;
    return { title: rows.length === 1 ? say`Each model: ${reliabilityWords(first)}` : say`How often each model is right, several answers in a row`, table: { head: [left("Model"), ...tries.map((it) => right(triesTitle(it)))], rows: rows.map((row) => [cell(sentence_name("model", (0, report_escape.Kb)(row.modelId, 80))), ...tries.map((_, index) => {
      const point = row.points[index];
      if (point === void 0) return cell("\u2013");
      const leftOut2 = point.leftOut === 0 ? "" : `, ${point.leftOut} left out`;
      return rateCell(point.share, leftOut2);
    })]) } };
  }
  function bandWords(suite) {
    const counts = /* @__PURE__ */ new Map();
    for (const { mean } of suite.results.flatMap(scoresOf)) {
      const band = (0, assertions_assertion.BV)(mean);
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    const words = assertions_assertion.WX.flatMap((band) => {
      const found = counts.get(band);
      return found === void 0 ? [] : [`${found} ${band}`];
    });
    return words.length === 0 ? void 0 : words.join(" \xB7 ");
  }
  function modelsFold({ suite }) {
    const bands = bandWords(suite);
    return { title: say`By model`, table: { head: [left("Model"), right("Passed"), right("Pass rate"), right("Judge average"), right("Mean latency"), right("Cost")], rows: compareModels(suite).map((row) => [cell(sentence_name("model", (0, report_escape.Kb)(row.modelId, 80))), cell(`${row.passed} of ${row.total}${notJudgedWords(row)}`), row.wasAnswered ? cell((0, basics_format.rq)(row.passRate.value), rateText(row.passRate, `${resultNoun(suite)}s`)) : cell("\u2013"), cell(row.judgeAverage === void 0 ? "\u2013" : (0, basics_format.fN)(row.judgeAverage)), cell(row.latencyMs === void 0 ? "\u2013" : (0, basics_format.p0)(row.latencyMs)), cell(row.cost)]) }, lines: bands === void 0 ? [] : [say`Scores: ${bands}`] };
  }
  const MAX_WRONG_LABELS = 20;
  const MAX_CRITERIA = 80;
  function judgesFold({ report, suite }) {
    const judges2 = judgeLines(report, suite, MAX_CRITERIA);
    const wrong = judges2.flatMap(({ criteria, wrong: labels }) => labels.map(({ place: place2, words }) => say`${code((0, report_escape.Kb)(criteria, MAX_CRITERIA))}: ${code((0, report_escape.Kb)(place2, 200))} is ${words}`));
    const more2 = wrong.length - Math.min(wrong.length, MAX_WRONG_LABELS) + judges2.reduce((total, { moreWrong }) => total + moreWrong, 0);
    return { title: say`${(0, basics_format.LS)(judges2.length, "judge")} held against labels`, lines: [...judges2.map(({ icon, sentence }) => say`${icon} ${sentence}`), ...wrong.slice(0, MAX_WRONG_LABELS), ...more2 === 0 ? [] : [say`and ${(0, basics_format.U9)(more2)} more labels on which a judge is wrong`], ...judges2.flatMap(({ criteria, notes }) => notes.map((note) => say`${code((0, report_escape.Kb)(criteria, MAX_CRITERIA))}: ${(0, report_escape.Kb)(note, 500)}`))] };
  }
  ;
  const MAX_QUALIFIERS = 4;
  function storyOf(whole2) {
    const known = TOLD.get(whole2);
    if (known !== void 0) return known;
    const story = tell(shownReport(whole2));
    TOLD.set(whole2, story);
    return story;
  }
  const TOLD = /* @__PURE__ */ new WeakMap();
  function tell(report) {
    const suites = report.suites.map((suite) => suiteStoryOf(report, suite)).toSorted((a, b) => Number(isGreen(a)) - Number(isGreen(b)));
    const [only, ...others] = suites;
    const isAlone = only !== void 0 && others.length === 0 && report.shard === void 0;
    const { outcome, title, detail } = isAlone ? only : runWords(report, suites);
    const isOutage = suites.some(({ fault }) => fault !== void 0);
    const isRunsOwn = !isAlone && !isOutage && (suites.length === 0 || report.verdict.result === "error");
    const next = isRunsOwn ? runNext(report, detail) : void 0;
    return { report, sign: isAlone ? only.sign : OUTCOME_SIGNS[outcome], outcome, title, headline: isAlone || outcome !== "failed" || only === void 0 ? title : say`${title}: ${only.title}`, state: [...detail === void 0 || detail === next ? [] : [detail], ...runLines(report)], problems: report.problems, suites, next, notices: report.notices, footer: footerOf(report, report) };
  }
  function toldTests({ suites }) {
    return suites.flatMap(({ causes }) => [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests));
  }
  function shownReport(report) {
    if (report.suites.length === 0 || !isUnjudged(report)) return report;
    const nothing2 = { suites: [], totals: (0, build_report.v)([]), failureCodes: {} };
    return { ...report, ...nothing2, comparison: void 0 };
  }
  function isUnjudged({ problems, run, interruption, suites, totals }) {
    if (run.responses === "replay" && problems.length > 0) return true;
    if (interruption?.kind !== "auth" || totals.tokens > 0) return false;
    return suites.every(({ results }) => results.every(({ runs }) => runs.every((run2) => (0, engine_results.Pn)(run2).errored)));
  }
  function unansweredGates(gates) {
    const [first] = gates;
    return first === void 0 ? [] : [{ ...first, phrase: say`nothing was answered` }];
  }
  function isGreen({ outcome }) {
    return outcome === "passed" || outcome === "nothing-tested";
  }
  function suiteStoryOf(report, suite) {
    const tests = storyTests(report, suite);
    const branch = branchOf(report);
    const found = causesOf(tests, { branch, noun: resultNoun(suite) });
    const causes = withChangesBehind(found, { report, suite });
    const isAnswered = suite.results.some(hasAnyAnswer);
    const failing = suite.gates.gates.filter(({ passed }) => !passed).length;
    const verdict2 = verdictOf(report, suite);
    const all = suite.gates.gates.length;
    const outcome = suiteOutcome(report, suite);
    const facts = { report, suite, tests, causes, verdict: verdict2, gates: failedGates(suite, branch), branch, outcome };
    const { kind: ending, title, fault, next } = suiteEnding(facts);
    const failed = ending === "outage" ? [] : isAnswered ? facts.gates : unansweredGates(facts.gates);
    const qualifiers = qualifiersOf(report, suite);
    return { suite, name: [sentence_name("suite", (0, report_escape.Kb)(suite.name, 80))], sign: ending === "worse-and-green" ? SIGNS.look : OUTCOME_SIGNS[outcome], outcome, title, fault, verdict: verdict2, gates: { failed, all, lead: failed.length === 0 ? void 0 : `${failing} of ${(0, basics_format.LS)(all, "gate")} failed` }, qualifiers: { shown: qualifiers.slice(0, MAX_QUALIFIERS), folded: qualifiers.slice(MAX_QUALIFIERS) }, causes, branch, tests, next, run: [...runLines(report), ...otherSuites(report, suite)], footer: footerOf(report, { totals: suite.totals, suites: [suite] }), folds: foldsOf({ report, suite, tests, causes, qualifiers: qualifiers.slice(MAX_QUALIFIERS) }) };
  }
  const MAX_NAMED = 3;
  function qualifiersOf(report, suite) {
    const takenOut = takenOutNote(suite);
    return [...takenOut === void 0 ? [] : [takenOut], ...caveatLines(report, suite), ...leftOut(suite), ...idleGates(suite)];
  }
  function caveatLines(report, suite) {
    return caveatsOf(suite, report.run).map((caveat) => {
      const { icon, words, tests, details, urls, isFolded } = caveat;
      const names = [...tests.map((test) => sentence_name("test", (0, report_escape.Kb)(test, 60))), ...isFolded === true ? [] : details.map((detail) => sentence_name("file", (0, report_escape.Kb)(detail, 80), urls?.get(detail)))];
      const about = names.length === 0 ? [] : say`: ${listed(names, { most: MAX_NAMED })}`;
      return joined([`${icon} `, capital(say`${words}`), about]);
    });
  }
  function leftOut({ totals: { notRun, skipped }, sample, comparison, ...suite }) {
    const isSaid = comparison?.weakened?.some(({ kind }) => kind === "not-asked") === true;
    const parts = [...notRun === 0 ? [] : [`${(0, basics_format.LS)(notRun, resultNoun(suite))} not run`], ...sample === void 0 || isSaid ? [] : [notAskedWords(sample)], ...skipped === 0 ? [] : [`${(0, basics_format.LS)(skipped, "test")} skipped`]];
    return parts.length === 0 ? [] : [say`${SIGNS.idle} ${listed(parts)}`];
  }
  function idleGates({ gates, comparison }) {
    const idle = gates.gates.filter(({ gateName, passed, noData }) => passed && noData !== void 0 && (comparison !== void 0 || gate_definitions.JH[gateName].against === void 0));
    if (idle.length === 0) return [];
    const names = listed(idle.map((gate) => (0, evaluate_verdict.DO)(gate).noun), { most: MAX_NAMED });
    return [say`${SIGNS.idle} ${(0, basics_format.LS)(idle.length, "gate")} not exercised: ${names}`];
  }
  function otherSuites({ suites }, suite) {
    const failing = suites.filter((other) => other !== suite && !other.gates.passed);
    if (failing.length === 0) return [];
    const names = listed(failing.map((other) => sentence_name("suite", (0, report_escape.Kb)(other.name, 80))), { most: MAX_NAMED });
    return [say`In the same run, ${names} ${failing.length === 1 ? "fails" : "fail"}.`];
  }
  function footerOf({ run }, { totals, suites }) {
    if (suites.length === 0) return [];
    const isLess = totals.costUsd > 0 && totals.costUsd < 0.01 && !totals.costIncomplete;
    return [answersWords(suites), run.durationMs < 1e3 ? "less than 1 s" : (0, basics_format.p0)(Math.round(run.durationMs / 1e3) * 1e3), isLess ? "less than $0.01" : (0, basics_format.fL)(totals)];
  }
  function branchOf(report) {
    return baseOf(report)?.branch ?? { kind: "text", text: "the base branch" };
  }
  ;
  const MAX_ANNOTATIONS = 9;
  const PROBLEM_TITLE = "KindLM: nothing can be judged";
  const annotations_MAX_NAME = 50;
  const annotations_MAX_REASON = 300;
  const MAX_MODELS = 5;
  const MAX_CHECKS = 3;
  const MAX_PROBLEM = 500;
  function planAnnotations(report, limit = MAX_ANNOTATIONS) {
    return storyOf(report).suites.flatMap((suite) => {
      const tests = testMarks(suite);
      return tests.length > 0 ? tests : gateMarks(suite);
    }).slice(0, limit);
  }
  function testMarks(suite) {
    const { shown: shown2, folded } = suite.causes;
    const byTest = /* @__PURE__ */ new Map();
    for (const cause of [...shown2, ...folded]) {
      const isLost = cause.kind === "lost";
      for (const test of isLost ? [cause.tests[0]] : cause.tests) {
        const key = isLost ? "" : test.name;
        byTest.set(key, [...byTest.get(key) ?? [], { cause, test }]);
      }
    }
    return [...byTest.values()].flatMap((told) => testMark(suite, told));
  }
  function testMark(suite, told) {
    const [first] = told;
    if (first === void 0) return [];
    const { cause, test } = first;
    const { location } = test.result;
    const more2 = told.length - MAX_MODELS;
    const lines = [...told.slice(0, MAX_MODELS).flatMap((one, at) => toldLines(one, suite, at === 0)), ...more2 > 0 ? [`and ${more2} more`] : [], ...location.elsewhere === true ? [`at ${location.file}:${location.line}`] : []];
    return [{ level: suite.suite.gates.passed ? "warning" : "error", ...place(location), title: cause.kind === "lost" ? `KindLM: ${(0, report_escape.Kb)(plainText(suite.title), annotations_MAX_REASON)}` : `KindLM: ${(0, report_escape.pu)(test.name, annotations_MAX_NAME)} ${annotations_VERBS[cause.kind]}`, message: lines.map((line) => (0, report_escape.Kb)(line, annotations_MAX_REASON)).join("\n") }];
  }
  const annotations_VERBS = { never: "shows what must never happen", broke: "broke", fails: "fails", chance: "failed in part", "failed-there": "fails as before" };
  function toldLines({ cause, test }, { branch }, isFirst) {
    const counts = plainText(countsOf([test], branch));
    const head = `${test.model}${counts === "" ? "" : `: ${counts}`}${plainText(reusedNote(test))}`;
    const { checks } = test;
    const left2 = checks.length - MAX_CHECKS;
    return [`${(0, report_escape.Kb)(head, 120)}: ${plainText(cause.reason)}`, ...checks.slice(0, MAX_CHECKS).flatMap(({ code: code2, label, lines }, at) => [`${(0, report_escape.Kb)(code2, 40)}: ${(0, report_escape.Kb)(label, 80)}`, ...isFirst && at === 0 ? lines : []]), ...left2 > 0 ? [`and ${left2} more`] : []];
  }
  function gateMarks({ gates, suite }) {
    return gates.failed.flatMap(({ name, phrase }) => {
      const location = Object.hasOwn(suite.gateLocations, name) ? suite.gateLocations[name] : void 0;
      if (location === void 0) return [];
      return [{ level: "error", ...place(location), title: `KindLM: ${(0, report_escape.Kb)(plainText(phrase), annotations_MAX_NAME)}`, message: (0, report_escape.Kb)(plainText(phrase), annotations_MAX_REASON) }];
    });
  }
  function place(location) {
    if (location.elsewhere === true) return {};
    return { file: location.file, line: location.line, column: location.column };
  }
  function problemAnnotations({ problems }) {
    return problems.flatMap(({ location, message, hint }) => {
      if (location === void 0 || location.elsewhere === true) return [];
      const lines = [message, hint].flatMap((part) => part === void 0 ? [] : [(0, report_escape.Kb)(part, MAX_PROBLEM)]);
      const level = "error";
      return [{ level, ...place(location), title: PROBLEM_TITLE, message: lines.join("\n") }];
    });
  }
  ;
  const COMMENT_MAX_BYTES = 59e3;
  const COMMENT_VARIANTS = [COMMENT_MAX_BYTES, 25e3, 6e3];
  const SEPARATOR = "\n\n";
  function assemble(blocks, maxBytes) {
    const placed = /* @__PURE__ */ new Map();
    let left2 = maxBytes - 1;
    const queue = blocks.toSorted((a, b) => a.priority - b.priority);
    for (const [index, block] of queue.entries()) {
      const share2 = block.kind === "list" ? Math.floor(left2 / rivals(queue, index)) : left2;
      const text = render(block, share2 - SEPARATOR.length);
      if (text === "") continue;
      placed.set(block, text);
      left2 -= bytes(text) + SEPARATOR.length;
    }
    const texts = blocks.map((block) => placed.get(block)).filter((text) => text !== void 0);
    return `${texts.join(SEPARATOR)}
`;
  }
  function rivals(queue, index) {
    const priority = queue[index]?.priority;
    let number = 0;
    for (let at = index; queue[at]?.priority === priority && at < queue.length; at += 1) {
      if (queue[at]?.kind === "list") number += 1;
    }
    return Math.max(1, number);
  }
  function render(block, budget) {
    return block.kind === "list" ? renderList(block, budget) : bytes(block.text) <= budget ? block.text : "";
  }
  function renderList(block, budget) {
    const frame = bytes(block.open) + bytes(block.close) + 3 * SEPARATOR.length;
    const texts = [];
    let left2 = budget - frame - bytes(more(sizeOf(block.groups)));
    let dropped = 0;
    for (const [index, group] of block.groups.entries()) {
      const share2 = Math.floor(left2 / (block.groups.length - index));
      const text = renderGroup(group, share2 - SEPARATOR.length);
      if (text === "") dropped += sizeOf([group]);
      else texts.push(text);
      left2 -= text === "" ? 0 : bytes(text) + SEPARATOR.length;
    }
    if (texts.length === 0) return "";
    const omitted = dropped > 0 ? more(dropped) : "";
    return [block.open, ...texts, omitted, block.close].filter((text) => text !== "").join(SEPARATOR);
  }
  function more(omitted) {
    return `\u2026 and ${(0, basics_format.U9)(omitted)} more`;
  }
  function renderGroup(group, budget) {
    const total = sizeOf([group]);
    const lines = group.head === "" ? [] : [group.head];
    let left2 = budget - bytes(group.head) - bytes(more(total)) - 2 * SEPARATOR.length;
    let placed = 0;
    for (const item of group.items) {
      left2 -= bytes(item) + 1;
      if (left2 < 0) break;
      lines.push(item);
      placed += 1;
    }
    if (placed === 0) return "";
    const text = lines.join("\n");
    return placed < total ? `${text}${SEPARATOR}${more(total - placed)}` : text;
  }
  function sizeOf(groups) {
    return (0, basics.cz)(groups.map((group) => group.items.length + (group.unlisted ?? 0)));
  }
  function bytes(text) {
    return Buffer.byteLength(text, "utf8");
  }
  function tableHead(columns) {
    const rule = columns.map(([, align]) => align === "right" ? "---:" : "---");
    return `${tableRow(columns.map(([title]) => title))}
| ${rule.join(" | ")} |`;
  }
  function tableRow(cells) {
    return `| ${cells.map(report_escape.UZ).join(" | ")} |`;
  }
  function fold(summaryHtml) {
    return { open: `<details><summary>${summaryHtml}</summary>`, close: "</details>" };
  }
  const NO_FRAME = { open: "", close: "" };
  function list(priority, frame, groups) {
    return { kind: "list", priority, ...frame, groups };
  }
  function textBlock(priority, text) {
    return { kind: "text", priority, text };
  }
  ;
  function markdownSentence(sentence) {
    return written(sentence, (text) => (0, report_escape.p7)(text).replace(/!$/u, "&#33;"), (part) => part.kind === "code" ? (0, report_escape.D9)(part.name) : (0, report_escape.iQ)((0, report_escape.Zt)(part.name), part.url));
  }
  function htmlSentence(sentence) {
    return written(sentence, report_escape.js, ({ name }) => `<code>${(0, report_escape.js)((0, report_escape.Kb)(name, 100))}</code>`);
  }
  const ROOMS = [{ gates: 6, qualifiers: 4, reason: 300, files: 3, changes: true }, { gates: 6, qualifiers: 4, reason: 300, files: 1, changes: true }, { gates: 6, qualifiers: 4, reason: 300, files: 0, changes: false }, { gates: 6, qualifiers: 4, reason: 60, files: 0, changes: false }, { gates: 4, qualifiers: 4, reason: 0, files: 0, changes: false }, { gates: 2, qualifiers: 2, reason: 0, files: 0, changes: false }];
  const MAX_NUMBERS = 40;
  function inSightBlocks(story, run, taken) {
    const all = ROOMS.map((room) => shownWithin(story, run, room));
    const fits = ({ sentences }) => taken + numbersIn(sentences) <= MAX_NUMBERS;
    return (all.find(fits) ?? all.at(-1))?.blocks ?? [];
  }
  function numbersIn(sentences) {
    const texts = sentences.flatMap((parts) => parts.map((part) => part.kind === "text" ? part.text : ""));
    return texts.join(" ").replaceAll(/`[^`]*`/gu, "").match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0;
  }
  function shownWithin(story, run, room) {
    const { verdict: verdict2, gates, causes, next, qualifiers } = story;
    const failed = gates.failed.slice(0, room.gates).map(({ phrase }) => phrase);
    const moreGates = gates.failed.length - failed.length;
    const lines = [...run, ...qualifiers.shown];
    const shown2 = lines.slice(0, room.qualifiers);
    const left2 = lines.length - shown2.length + qualifiers.folded.length;
    const reasons = causes.shown.map((cause) => reasonWithin(cause, room));
    const head = [...verdict2 === void 0 ? [] : [verdictLine(verdict2)], ...gates.lead === void 0 ? [] : [`**${(0, report_escape.p7)(gates.lead)}:** ${failed.map(markdownSentence).join(" \xB7 ")}${moreGates > 0 ? ` \xB7 and ${moreGates} more` : ""}`]];
    return { sentences: [...verdict2 === void 0 ? [] : [verdict2.lead, verdict2.rest], [{ kind: "text", text: gates.lead ?? "" }], ...failed, ...shown2, ...causes.lead === void 0 ? [] : [causes.lead.sentence], ...reasons, ...next === void 0 ? [] : [next], ...story.folds.slice(0, 1).map(({ title }) => title)], blocks: [...head.length === 0 ? [] : [textBlock(-1, head.join("\\\n"))], ...qualifierBlocks(shown2, left2), ...causeBlocks(story, reasons), ...nextBlocks(next)] };
  }
  function verdictLine({ sign, lead, rest }) {
    const more2 = rest.length === 0 ? "" : ` ${markdownSentence(rest)}`;
    return `${sign} **${markdownSentence(lead)}**${more2}`;
  }
  function qualifierBlocks(shown2, left2) {
    if (shown2.length === 0) return [];
    const lines = shown2.map(listItem);
    const more2 = left2 > 0 ? `; and ${left2} more below` : "";
    return [textBlock(-1, `${lines.join("\n")}${more2}`)];
  }
  function reasonWithin({ reason, codes, changed, example }, room) {
    if (room.reason === 0) return codes.slice(0, 2).map((code2) => ({ kind: "code", name: code2 }));
    const files = example && room.files > 0 ? changedWords(example, room.files) : void 0;
    return joined([shortened(reason, room.reason), ...files === void 0 ? [] : [say`; the agent changed ${files}`], ...changed === void 0 || !room.changes ? [] : [say`; changed here: ${changed}`]]);
  }
  function shortened(sentence, most) {
    let left2 = most;
    const parts = [];
    for (const part of sentence) {
      if (left2 <= 0) break;
      const text = part.kind === "text" ? part.text : part.name;
      if (text.length <= left2) parts.push(part);
      else parts.push({ kind: "text", text: (0, report_escape.Kb)(text, left2) });
      left2 -= text.length;
    }
    return parts;
  }
  function nextBlocks(next) {
    return next === void 0 ? [] : [textBlock(-1, `**Next:** ${markdownSentence(next)}`)];
  }
  const story_markdown_MOST_NAMES = 8;
  function causeBlocks({ causes, suite }, reasons) {
    const { lead, shown: shown2 } = causes;
    if (lead === void 0 || shown2.length === 0) return [];
    const models = modelsOf(suite);
    const items = shown2.map((cause, index) => tableRow([markdownSentence(reasons[index] ?? []), namesText(cause.tests, { most: story_markdown_MOST_NAMES, models })]));
    return [textBlock(0, `**${(0, report_escape.p7)(lead.label)}:** ${markdownSentence(lead.sentence)}`), list(1, NO_FRAME, [{ head: CAUSE_HEAD, items }])];
  }
  const CAUSE_HEAD = tableHead([["Why", "left"], ["Tests", "left"]]);
  function modelsOf({ results }) {
    const models = /* @__PURE__ */ new Map();
    for (const { testCaseName: name } of results) models.set(name, (models.get(name) ?? 0) + 1);
    return models;
  }
  const MOST_MODELS = 3;
  function namesText(tests, { most, models }) {
    const byName = /* @__PURE__ */ new Map();
    for (const test of tests) byName.set(test.name, [...byName.get(test.name) ?? [], test]);
    const shown2 = [...byName.values()].slice(0, most).map((its) => {
      const [first] = its;
      if (first === void 0) return "";
      const named = its.slice(0, MOST_MODELS).map(({ model }) => (0, report_escape.Zt)(model));
      const others = its.length - named.length;
      const all = `${named.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
      const ofAll = models.get(first.name) ?? 1;
      const where = ofAll === 1 ? "" : ` on ${its.length === ofAll ? "every model" : all}`;
      return `${testLink(first)}${where}${reusedMark(first, " ")}`;
    });
    const left2 = byName.size - shown2.length;
    return `${shown2.join(" \xB7 ")}${left2 > 0 ? ` and ${(0, basics_format.U9)(left2)} more` : ""}`;
  }
  function testLink({ name, url }) {
    return (0, report_escape.iQ)((0, report_escape.Zt)(name), url);
  }
  function reusedMark({ reused }, before) {
    if (reused === void 0) return "";
    const commit = (0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(reused.sha)), reused.url);
    return `${before}<sub>reused from ${commit}</sub>`;
  }
  function listItem(sentence) {
    const text = markdownSentence(sentence);
    return `- ${text.trim() === "" ? "(empty)" : text}`;
  }
  function foldGroups({ table: table2, lines = [], causes = [], tests = [] }, { suite }, extent) {
    const models = modelsOf(suite);
    const isOnSeveral = [...models.values()].some((many) => many > 1);
    return [...causes.length === 0 ? [] : [{ head: CAUSE_HEAD, items: causes.map(({ reason, tests: its }) => tableRow([markdownSentence(reason), namesText(its, { most: 20, models })])) }], ...tests.length === 0 ? [] : [testGroup(tests, isOnSeveral, extent)], ...table2 === void 0 ? [] : [tableGroup(table2, extent)], ...lines.length === 0 ? [] : [{ head: "", items: lines.map(listItem) }]];
  }
  function tableGroup({ head, rows }, { intervals: intervals2 }) {
    return { head: tableHead(head.map(({ title, align }) => [(0, report_escape.p7)(title), align])), items: rows.map((cells) => tableRow(cells.map(({ text, full = text }) => markdownSentence(intervals2 ? full : text)))) };
  }
  function testGroup(tests, several, extent) {
    const hasBase = tests.some(({ base }) => base !== void 0);
    const head = tableHead([["Test", "left"], ...several ? [["Model", "left"]] : [], ["Passed", "right"], ...hasBase ? [["On the base", "right"]] : [], ["Why", "left"]]);
    const items = tests.slice(0, extent.tests).map((test) => tableRow([`${testLink(test)}${reusedMark(test, "<br>")}`, ...several ? [(0, report_escape.Zt)(test.model)] : [], passedCell(test), ...hasBase ? [test.base === void 0 ? "\u2013" : `${test.base.passed} of ${test.base.of}`] : [], checkCell(test, extent)]));
    return { head, items, unlisted: Math.max(0, tests.length - items.length) };
  }
  function passedCell({ here, lost, counting, result }) {
    if (here.of === 0) return result.runs.some(hasAnswer) ? "not judged" : "no answer";
    const notes = [...lost === 0 ? [] : [`${lost} without an answer`], ...counting === void 0 ? [] : [`${counting.passed} of ${counting.of} that count`]];
    return [`${here.passed} of ${here.of}`, ...notes.map((note) => `<sub>${note}</sub>`)].join("<br>");
  }
  function checkCell(test, extent) {
    const { checks } = test;
    const exchange = exchangeOf(test);
    const changed = exchange && changedWords(exchange);
    const shown2 = checks.slice(0, extent.checks).flatMap((check) => checkLines(check, extent));
    const left2 = checks.length - extent.checks;
    const lines = [...shown2, ...left2 > 0 ? [`and ${(0, basics_format.LS)(left2, "more check")}`] : [], ...changed === void 0 ? [] : [`Changed: ${markdownSentence(changed)}`]];
    return lines.length === 0 ? "\u2013" : lines.join("<br>");
  }
  function checkLines({ code: code2, label, message, lines, score, isScored: isScored2, facts }, { reason, quotes }) {
    const scored = isScored2 ? ` (${scoreWords(score)})` : "";
    const said = [message, ...lines].filter((line) => line !== "");
    const { reasoning, console: printed } = facts;
    return [`${(0, report_escape.Zt)(code2)} ${(0, report_escape.Zt)(label)}${scored}`, ...said.map((line) => (0, report_escape.D9)((0, report_escape.Kb)(line, reason))), ...quotes && typeof reasoning === "string" && reasoning !== "" ? [`Judge: ${(0, report_escape.D9)((0, report_escape.Kb)(reasoning, reason))}`] : [], ...quotes && Array.isArray(printed) && printed.length > 0 ? [`Console: ${(0, report_escape.D9)((0, report_escape.Kb)(printed.map(String).join("\n"), reason))}`] : []];
  }
  function foldBlock(one, story, { extent, priority }) {
    const groups = foldGroups(one, story, extent);
    return groups.length === 0 ? [] : [list(priority, fold(htmlSentence(one.title)), groups)];
  }
  function storyBlocks({ report, sign, title, state, next, notices, footer: footer2 }, most, links, middle) {
    return [textBlock(-2, `## ${sign} ${markdownSentence(title)}`), ...state.length === 0 ? [] : [textBlock(-2, state.map(listItem).join("\n"))], ...problemBlocks(report, most.problems), ...nextBlocks(next), ...middle, ...noticeBlocks(notices, most.notices), textBlock(0, footerText(report, footer2, links))];
  }
  const MAX_NOTICE = 500;
  function problemBlocks(report, most) {
    if (report.problems.length === 0) return [];
    const items = report.problems.map(({ location, path, message, hint }) => {
      const place2 = location === void 0 ? void 0 : (0, report_escape.iQ)((0, report_escape.D9)((0, report_escape.Kb)(`${location.file}:${location.line}:${location.column}`, 200)), (0, report_escape.Hx)(report.run, location));
      const parts = [place2, path === void 0 || path === "" ? void 0 : (0, report_escape.Zt)(path), markdownSentence([quoted((0, report_escape.Kb)(story_markdown_whole(message, hint), MAX_NOTICE))])];
      return `- ${parts.filter((part) => part !== void 0).join(" ")}`;
    });
    return [textBlock(0, items.slice(0, most).join("\n")), ...items.length <= most ? [] : [list(1, fold((0, basics_format.LS)(items.length - most, "more problem")), [{ head: "", items: items.slice(most) }])]];
  }
  function story_markdown_whole(message, hint) {
    if (hint === void 0) return message;
    return `${message}${/[.!?]$/u.test(message) ? "" : "."} ${hint}`;
  }
  function noticeBlocks(notices, most) {
    if (notices.length === 0) return [];
    const items = notices.slice(0, most).map((notice) => listItem([{ kind: "text", text: (0, report_escape.Kb)(notice, MAX_NOTICE) }]));
    const unlisted = Math.max(0, notices.length - most);
    return [list(6, fold((0, basics_format.LS)(notices.length, "notice")), [{ head: "", items, unlisted }])];
  }
  const GLOSSARY_URL = "https://github.com/kindlm/action/blob/v1/docs/glossary.md";
  function footerText({ run }, facts, links) {
    const { sha, runAttempt } = run;
    const attempt = runAttempt !== void 0 && runAttempt > 1 ? ` (attempt ${runAttempt})` : "";
    const named = links.artifactName === void 0 ? "" : ` (${(0, report_escape.Zt)(links.artifactName)})`;
    const parts = [linkOrNothing("Open the report", links.pageUrl, ""), linkOrNothing("Run", links.runUrl ?? run.runUrl, attempt), linkOrNothing("All reports", links.artifactUrl, named), sha === void 0 ? void 0 : commitText(run, sha), ...facts.length === 0 ? [] : [facts.join(", ")], (0, report_escape.iQ)("what these words mean", GLOSSARY_URL)];
    return `<sub>${parts.filter((part) => part !== void 0).join(" \xB7 ")}</sub>`;
  }
  function commitText(run, sha) {
    return `commit ${(0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(sha)), (0, report_escape.xw)(run, sha))}`;
  }
  function linkOrNothing(label, url, after) {
    const link = (0, report_escape.iQ)(label, url);
    return link === label ? void 0 : `${link}${after}`;
  }
  ;
  const EXTENT = { intervals: false, tests: 30, checks: 1, reason: 200, quotes: false };
  function renderCommentVariants(report, suite, links) {
    const story = storyOf(report);
    const told = story.suites.find((one) => one.suite.name === suite.name);
    return variants(told === void 0 ? runBlocks(story, links) : suiteBlocks(story, told, links));
  }
  function variants(blocks) {
    return [...new Set(COMMENT_VARIANTS.map((maxBytes) => assemble(blocks, maxBytes)))];
  }
  function suiteBlocks(story, suite, links) {
    const taken = numbersIn([suite.title, [{ kind: "text", text: suite.footer.join(" ") }]]);
    const { sign, title, footer: footer2 } = suite;
    const head = { ...story, sign, title, footer: footer2, state: [], next: void 0 };
    return storyBlocks(head, { problems: 3, notices: 10 }, links, [...inSightBlocks(suite, suite.run, taken + story.problems.length), ...foldedBlocks(suite)]);
  }
  function foldedBlocks(suite) {
    const own = suite.folds.filter(({ name }) => name === "causes");
    const rest = suite.folds.filter(({ name }) => name !== "causes");
    const names = rest.map(({ name }) => FOLDS[name]).join(", ");
    const groups = rest.flatMap((one) => foldGroups(one, suite, EXTENT).map((group, index) => index > 0 ? group : { ...group, head: [`**${markdownSentence(one.title)}**`, group.head].join("\n\n") }));
    return [...own.flatMap((one) => foldBlock(one, suite, { extent: EXTENT, priority: 3 })), ...groups.length === 0 ? [] : [list(5, fold(htmlSentence(capital([{ kind: "text", text: names }]))), groups)]];
  }
  function runBlocks(story, links) {
    const { run } = story.report;
    const commit = run.sha === void 0 ? "this commit" : commitText(run, run.sha);
    return storyBlocks({ ...story, footer: [] }, { problems: 8, notices: 10 }, links, [textBlock(-1, `No model answer was judged for ${commit}. An earlier result in this place does not hold for it.`)]);
  }
  function renderUnjudgedVariants(report, links) {
    return variants(runBlocks(storyOf(report), links));
  }
  function renderGoneSuite(report, suite, links) {
    const name = (0, report_escape.Zt)((0, report_escape.Kb)(suite, 80));
    const change = changeName(report.run).replace("this", "This");
    return [`## ${SIGNS.look} The suite ${name} is gone`, `${change} takes it out: no config of this run has it, so nothing of it is tested any more. What stood here was the result of an earlier commit.`, `${footerText(report, [], links)}
`].join("\n\n");
  }
  ;
  const SUMMARY_MAX_BYTES = 99e4;
  const MOST_TESTS = 2e3;
  const REASON = 400;
  function renderSummary(report, links, maxBytes = SUMMARY_MAX_BYTES, exchanges = "shown") {
    const story = storyOf(report);
    const { suites } = story;
    const isAlone = suites.length === 1 && report.shard === void 0;
    const head = isAlone ? { ...story, state: [] } : story;
    const blocks = storyBlocks(head, { problems: 20, notices: 50 }, links, [...planBlocks(report), ...suiteOverview(story), ...suites.flatMap((suite) => markdown_suiteBlocks(story, suite, exchanges === "shown" ? links : void 0))]);
    return assemble(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
  }
  function markdown_suiteBlocks(story, suite, ownPage) {
    const isAlone = story.suites.length === 1 && story.report.shard === void 0;
    const quotes = story.report.run.outputs !== "none";
    const extent = { intervals: ownPage !== void 0, tests: MOST_TESTS, checks: 3, reason: REASON, quotes };
    return [...isAlone ? [] : [textBlock(0, `### ${suite.sign} ${markdownSentence(suite.title)}`)], ...inSightBlocks(suite, isAlone ? story.state : [], 0), ...ownPage === void 0 ? [] : exchangeBlocks(story, suite, ownPage), ...suite.folds.flatMap((one) => foldBlock(one, suite, { extent, priority: one.tests === void 0 ? 5 : 9 }))];
  }
  function suiteOverview({ report, suites }) {
    if (suites.length < 2) return [];
    const isCompared = report.comparison?.kind === "compared";
    const head = tableHead([["", "left"], ["Suite", "left"], ["Passed", "right"], ["Cost", "right"], ...isCompared ? [["Against the base branch", "left"]] : []]);
    const items = suites.map(({ suite, sign, verdict: verdict2 }) => {
      const { passed, total } = suite.totals;
      const url = (0, report_escape.Hx)(report.run, { file: suite.file, line: 1, column: 1 });
      return tableRow([sign, (0, report_escape.iQ)((0, report_escape.D9)((0, report_escape.Kb)(suite.name, 80)), url), `${passed} of ${total}`, (0, basics_format.fL)(suite.totals), ...isCompared ? [verdict2 === void 0 ? "\u2013" : OUTCOME_WORDS[verdict2.outcome]] : []]);
    });
    return [list(-1, NO_FRAME, [{ head, items }])];
  }
  const OUTCOME_WORDS = { worse: "worse", "not-worse": "not worse", "cannot-tell": "cannot tell", untouched: "not touched", none: "not compared" };
  const MAX_EXCHANGES = 10;
  const MAX_TEXT = 1500;
  const markdown_MAX_LINES = 25;
  const COLUMNS = 110;
  const markdown_MAX_NAME = 100;
  function exchangeBlocks({ report, suites }, suite, links) {
    const failing = suites.filter(({ causes }) => causes.shown.length > 0);
    const each = Math.ceil(MAX_EXCHANGES / Math.max(1, failing.length));
    const most = Math.max(0, Math.min(each, MAX_EXCHANGES - each * failing.indexOf(suite)));
    const tests = [...suite.causes.shown, ...suite.causes.folded].flatMap((cause) => cause.tests).filter(({ state }) => state !== "lost");
    const items = tests.flatMap((test) => {
      const exchange = exchangeOf(test);
      return exchange === void 0 ? [] : [{ test, exchange }];
    }).slice(0, most).map(({ test, exchange }) => exchangeItem(test, exchange, { report, links }));
    if (items.length === 0) return [];
    const which = tests.length === items.length ? "" : `, in ${items.length} of ${(0, basics_format.U9)(tests.length)} failing tests`;
    return [list(3, { open: `**What was asked, and what came back**${which}`, close: "" }, items.map((item) => ({ head: "", items: [item] })))];
  }
  function exchangeItem(test, exchange, { report, links }) {
    const { asked, now, before, lastLines } = exchange;
    const called = calledWords(exchange);
    const changed = changedWords(exchange);
    const { checks, here, url } = test;
    const runs = here.of <= 1 ? "" : `, ${here.passed} of ${(0, basics_format.LS)(here.of, "answer")} passed`;
    const [check] = checks;
    const { open, close } = fold(`${htmlName(test.name)} on ${htmlName(test.model)}${runs}${check === void 0 ? "" : `: ${htmlName(check.code)}`}`);
    const branch = report.comparison?.kind === "compared" ? report.comparison.base.branch : void 0;
    const there = branch === void 0 ? "" : ` on ${(0, report_escape.Zt)(branch)}`;
    const parts = [open, ...asked === void 0 ? [] : [labelled("Asked", asked)], ...called === void 0 ? [] : [`**Called** ${markdownSentence(called)}`], labelled("Answer", now), ...before === void 0 ? [] : [labelled(`Before${there}`, before)], ...changed === void 0 ? [] : [`**Changed** ${markdownSentence(changed)}`], ...check === void 0 ? [] : [`**Why** ${(0, report_escape.Zt)(check.label)}: ${(0, report_escape.D9)((0, report_escape.Kb)(check.message, REASON))}`], ...lastLines.length === 0 ? [] : [labelled("Last lines of the check", lastLines.join("\n"))], `${inReport(test, links)}${url === void 0 ? "" : `; ${(0, report_escape.iQ)("where it is configured", url)}`}`, close];
    return parts.join("\n\n");
  }
  function inReport({ fragment }, { pageUrl }) {
    return pageUrl === void 0 ? `${(0, report_escape.D9)(fragment)} in report.html` : (0, report_escape.iQ)("Open it in the report", `${pageUrl}${fragment}`);
  }
  function labelled(label, text) {
    const start = (0, report_escape.Yj)((0, cut.Yj)(text, MAX_TEXT));
    const lines = start.trimEnd().split("\n").flatMap((line) => (0, report_escape.x9)(line, COLUMNS));
    const shown2 = lines.slice(0, markdown_MAX_LINES);
    const isCut = text.length > MAX_TEXT || lines.length > shown2.length;
    const words = start.trim() === "" ? ["(empty)"] : [...shown2, ...isCut ? ["\u2026"] : []];
    return [`**${label}**`, "", ...(0, report_escape.Vl)(words, "text")].join("\n");
  }
  function htmlName(name) {
    return `<code>${(0, report_escape.js)((0, report_escape.pu)(name, markdown_MAX_NAME))}</code>`;
  }
  const MAX_ROWS = 300;
  const OPEN_UP_TO = 40;
  function planBlocks(report) {
    const table2 = planTable(report, MAX_ROWS);
    if (table2 === void 0) return [];
    const head = tableHead(table2.head.map((title, index) => [title, PLAN_ALIGNMENT[index] ?? "left"]));
    const total = tableRow(table2.total.map((cell2) => cell2 === "" ? "" : `**${(0, report_escape.p7)(cell2)}**`));
    const rows = table2.rows.map(([test = "", model = "", ...cells]) => tableRow([(0, report_escape.D9)((0, report_escape.Kb)(test, 120)), (0, report_escape.D9)((0, report_escape.Kb)(model, 60)), ...cells.map(report_escape.p7)]));
    const frame = rows.length > OPEN_UP_TO ? fold(`<b>All ${rows.length} rows that are shown</b>`) : NO_FRAME;
    const last = table2.more === void 0 ? [] : [tableRow([(0, report_escape.p7)(table2.more)])];
    return [list(0, frame, [{ head, items: [total, ...rows, ...last] }])];
  }
  const MAX_BYTES = 2e4;
  function renderPartSummary(report, links) {
    const story = storyOf(report);
    const most = { problems: 20, notices: 10 };
    return assemble(storyBlocks(story, most, links, partOverview(story)), MAX_BYTES);
  }
  function partOverview({ report: { suites } }) {
    if (suites.length === 0) return [];
    const head = tableHead([["Suite", "left"], ["Tests \xD7 models", "right"], ["Answers", "right"], ["Not passed", "right"]]);
    const items = suites.map(({ name, totals }) => tableRow([(0, report_escape.Zt)(name), (0, basics_format.U9)(totals.total), (0, basics_format.U9)(totals.runs), (0, basics_format.U9)(totals.total - totals.passed)]));
    return [list(0, NO_FRAME, [{ head, items }])];
  }
  const markdown_MAX_TITLE = 200;
  const MAX_CHECK_ANNOTATIONS = 200;
  function renderCheck(whole2, links) {
    const { report, sign, headline } = storyOf(whole2);
    const annotations = [...problemAnnotations(report), ...planAnnotations(report, MAX_CHECK_ANNOTATIONS)];
    return { title: (0, report_escape.Kb)(`${sign} ${plainText(headline)}`, markdown_MAX_TITLE), summaries: summaries(report, links), annotations: annotations.slice(0, MAX_CHECK_ANNOTATIONS) };
  }
  function summaries(report, links) {
    const [first, ...others] = report.suites;
    if (first === void 0) return renderUnjudgedVariants(report, links);
    if (others.length === 0) return renderCommentVariants(report, first, links);
    return [...new Set(COMMENT_VARIANTS.map((maxBytes) => renderSummary(report, links, maxBytes, "left-out")))];
  }
  ;
  const MAX_TESTS = 10;
  const MAX_LINE = 200;
  function reviewTests(report) {
    return storyOf(report).suites.flatMap((suite) => [...suite.causes.shown, ...suite.causes.folded].flatMap((cause) => cause.tests.filter(() => cause.kind !== "failed-there" && cause.kind !== "lost").filter(({ result }) => mayBeBlamed(result)).map((test) => ({ suite, cause, test }))));
  }
  function renderReviewComment(report, tests, links) {
    const verb = tests.length === 1 ? "fails" : "fail";
    const isWorse = tests.some(({ test }) => test.result.status === "passed");
    const what = isWorse ? `${verb} or got worse` : verb;
    const shown2 = tests.slice(0, MAX_TESTS).map(testItem);
    const left2 = tests.length - shown2.length;
    const more2 = left2 > 0 ? [`- \u2026 and ${(0, basics_format.U9)(left2)} more`] : [];
    return [`${SIGNS.failed} **${(0, basics_format.LS)(tests.length, "test")} ${what}** with the lines changed here:`, [...shown2, ...more2].join("\n"), footerText(report, [], links)].join("\n\n");
  }
  function renderSettledReview(report, links) {
    return [`${SIGNS.passed} **Settled:** no failing test points at these lines any more.`, footerText(report, [], links)].join("\n\n");
  }
  function testItem({ suite, cause, test }) {
    const counts = countsOf([test], suite.branch);
    const told = say`${testName(test, suite.tests)}${counts.length === 0 ? "" : say` (${counts})`}: ${cause.reason}`;
    const calls = test.checks.flatMap(({ lines }) => lines);
    return [`- ${markdownSentence(told)}`, ...calls.map((line) => `  - ${(0, report_escape.D9)((0, report_escape.Kb)(line, MAX_LINE))}`)].join("\n");
  }
  var external_node_crypto_ = __webpack_require__(77598);
  ;
  const COMPLIANCE_VERSION = "1";
  const STATEMENT = "This document is evidence of testing. It is not a declaration of conformity and does not state that the system complies with any law.";
  const RETENTION = "GitHub deletes artifacts after 90 days unless the repository sets another period: 1 to 90 days in public repositories, 1 to 400 in private ones. Technical documentation must be kept for ten years (Art. 18): store this document and the files of its manifest elsewhere.";
  function complianceDocument(report, files) {
    const suites = complianceSuites(report);
    const persons = suites.flatMap((suite) => suite.compliance.metadata.responsiblePerson ?? []);
    const head = { version: COMPLIANCE_VERSION, statement: STATEMENT, tool: report.tool };
    const evidence = { verdict: report.verdict, complete: report.complete, suites: suites.map((suite) => complianceSuite(report, suite)), knownLimits: knownLimits(report, suites), retention: RETENTION, signature: { responsiblePersons: [...new Set(persons)], signedAt: null, signature: null } };
    return { ...head, run: report.run, evidenceSha256: sha256(JSON.stringify({ ...head, ...evidence })), ...evidence, files };
  }
  function complianceSuites(report) {
    const enabled = report.suites.filter((suite) => suite.compliance.enabled);
    return enabled.length > 0 ? enabled : report.suites;
  }
  function testSetFiles(suite) {
    return [suite, ...suite.inputFiles].map(({ file, sha256: digest }) => ({ name: file, sha256: digest }));
  }
  function digestLines(files) {
    return files.map((file) => `${file.sha256}  ${file.name}
`).join("");
  }
  function sha256(text) {
    return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
  }
  function complianceSuite(report, suite) {
    const { compliance, configCommit, totals } = suite;
    const replied = repliedNames(suite);
    const files = testSetFiles(suite);
    return { name: suite.name, project: suite.project, description: suite.description ?? null, framework: compliance.framework, system: compliance.metadata, config: { file: suite.file, sha256: suite.sha256, commit: configCommit?.sha ?? null, commitDate: configCommit?.date ?? null, changedSinceCommit: configCommit?.dirty ?? null }, testSet: { sha256: sha256(digestLines(files)), files }, comparison: comparisonOf(report, suite), models: suite.models.map(({ id: id2, provider, model, params }) => ({ id: id2, provider, model, temperature: params.temperature, maxTokens: params.maxTokens, seed: params.seed ?? null, repliedAs: replied.get(id2) ?? [] })), judgeModel: suite.judgeModel, repeat: suite.repeat, totals, passRateInterval95: endsOf(rateOfResults(totals.passed, totals.total)), thresholds: suite.gates.gates.map((gate) => compliance_thresholdOf(suite, gate)), gatesPassed: suite.gates.passed, performance: performance(suite), failureCodes: suite.failureCodes, cases: suite.results.map(caseOf), exclusions: exclusions(suite), caveats: [...judgeLines(report, suite).map(({ sentence }) => plainText(sentence)), ...caveatsOf(suite).filter(({ kind }) => kind !== "truncated" && kind !== "asserts-nothing").map(caveatLine)], notices: suite.notices };
  }
  function performance(suite) {
    return compareModels(suite).map((row) => ({ model: row.modelId, results: row.total, passed: row.passed, errored: row.errored, passRate: row.passRate.value, passRateInterval95: endsOf(row.passRate), judgeAverage: row.judgeAverage ?? null, latencyAvgMs: row.latencyMs ?? null }));
  }
  function endsOf({ low, high }) {
    return { low, high };
  }
  function placeOf({ file, line }) {
    return `${file}:${line}`;
  }
  function compliance_thresholdOf(suite, gate) {
    const { actual, threshold } = gateText(gate);
    const counted2 = gateRate(gate, suite);
    const rate2 = counted2 && ` of ${counted2.what} (${intervalText(counted2.rate)})`;
    const setAt = new Map(Object.entries(suite.gateLocations)).get(gate.gateName);
    return { gate: gate.gateName, threshold: gate.threshold, thresholdText: threshold, actual: gate.actual, actualText: `${actual}${rate2 ?? ""}`, passed: gate.passed, exercised: gate.noData === void 0, setAt: setAt === void 0 ? null : placeOf(setAt) };
  }
  function caseOf(result) {
    return { test: result.testCaseName, model: result.modelId, location: placeOf(result.location), tags: result.tags, status: result.status, runs: (0, engine_results.py)(result), passedRuns: result.runs.filter((run) => (0, engine_results.Pn)(run).passed).length, passRate: result.passRate, failureCodes: result.failureCodes, judgeAverage: (0, gate_definitions.dr)([result]) ?? null, latencyAvgMs: result.runs.some(engine_results.jH) ? result.latencyAvgMs : null, costUsd: result.totalCostUsd, costText: (0, basics_format.fL)(ownCost([result])), assertionTypes: result.assertionTypes, reusedFrom: result.reused?.sha ?? null };
  }
  function exclusions(suite) {
    const runs = suite.results.flatMap((result) => result.runs);
    const assertingNothing = suite.results.filter((result) => result.assertsNothing);
    return { skipped: suite.skippedTests, errored: suite.results.filter((result) => result.status === "errored").map((result) => ({ test: result.testCaseName, model: result.modelId })), erroredRuns: runs.filter((run) => (0, engine_results.Pn)(run).lost).length, notRunRuns: runs.filter((run) => (0, engine_results.Pn)(run).notRun).length, truncatedAnswers: suite.totals.truncated, assertNothing: [...new Set(assertingNothing.map((result) => result.testCaseName))] };
  }
  function quotedNames(sentence) {
    return written(sentence, (text) => text, ({ name }) => `\`${name}\``);
  }
  function comparisonOf(report, suite) {
    const { comparison } = suite;
    const base = baseOf(report);
    if (report.comparison?.kind !== "compared" || base === void 0 || comparison === void 0) {
      return null;
    }
    const { branch, sha, finishedAt, runs } = report.comparison.base;
    const { verdict: verdict2, counts } = comparison;
    const words = changeWords(suite, comparison, { ...base, age: void 0 });
    return { base: { branch, commit: sha ?? null, finishedAt, runs }, verdict: verdict2.verdict, statement: `${verdict2.verdict === "worse" ? "Worse: " : ""}${quotedNames(wholeVerdict(words))}`, regressed: counts.regressed, improved: counts.improved };
  }
  function knownLimits(report, suites) {
    const { responses } = report.run;
    const results = suites.flatMap((suite) => suite.results);
    const limits = [[results.some(({ assertionTypes }) => assertionTypes.includes("judge")), "Judge scores come from a model and are themselves subject to error and drift."], [responses === "replay" || responses === "cache", "Some or all answers were recorded in an earlier run; this run evaluated those recordings."], ...suites.flatMap(({ name, sample }) => sample === void 0 ? [] : [[true, `Suite ${name}: ${notAskedWords(sample)}. The cases that were asked were chosen by a hash of their names.`]]), [suites.some(({ repeat }) => repeat.min < 3), "Some tests ran fewer than three times, so the variation of their answers is not known."], [suites.some(hasUnnamedModels), "Some replies did not name the model that wrote them, so the version of those models is known by the requested name only."], [suites.some(({ configCommit }) => configCommit === void 0), "The commit of some config is not known, so this document does not show that its thresholds were set before the run."], [suites.some(({ configCommit }) => configCommit?.dirty === true), "Some config had changes that were not committed when the run began."], [results.some(({ reused }) => reused !== void 0), "Some cases were not asked in this run: their question and checks are those of an earlier run of the base branch, whose results stand for them."], [!report.complete, "The run is incomplete: not every planned answer was asked."], [report.totals.costIncomplete, "Costs are lower bounds: some prices are unknown."]];
    return [...ALWAYS, ...limits.flatMap(([applies, limit]) => applies ? [limit] : [])];
  }
  const ALWAYS = ["The intervals are about these very tests, were they asked again: they hold their true share about 95 times in 100 or more often. The tests of a suite are chosen, not drawn, so the intervals do not describe the use in the field.", "Providers may change a model without changing its name; a later run may differ although nothing here has changed.", "What no test of the log covers was not tested. Discriminatory impact and cybersecurity are covered only as far as tests of the log address them."];
  function hasUnnamedModels(suite) {
    const replied = repliedNames(suite);
    const asked = new Set(suite.results.map((result) => result.modelId));
    return suite.models.some(({ id: id2 }) => asked.has(id2) && !replied.has(id2));
  }
  ;
  const HEADINGS = { system: ["System under test", "Annex IV, 1"], procedure: ["Testing procedure and data", "Annex IV, 2(g); Art. 9(6) to 9(8)"], thresholds: ["Metrics and thresholds set before the run", "Art. 9(8)"], performance: ["Performance: accuracy and consistency", "Annex IV, 4; Art. 15"], changes: ["Version tested and changes", "Annex IV, 6"], errors: ["Errors and exclusions", "Annex IV, 2(g)"], log: ["Test log", "Annex IV, 2(g)"], limits: ["Known limits", "Annex IV, 3 and 4"] };
  function complianceFiles(report, others) {
    const document = complianceDocument(report, others);
    const json = { name: "compliance.json", text: [...(0, report_escape.St)(document)].join("") };
    const files = [...others, digestOf(json)];
    const markdown2 = { name: "compliance.md", text: markdownOf({ ...document, files }) };
    return [json, markdown2, { name: "SHA256SUMS", text: digestLines([...files, digestOf(markdown2)]) }];
  }
  function digestOf({ name, text }) {
    return { name, sha256: sha256(text) };
  }
  function markdownOf(doc) {
    const lawful = doc.suites.some((suite) => suite.framework === "eu-ai-act");
    const sections = ["# Record of testing", `> ${(0, report_escape.B0)(doc.statement)}`, ...lawful ? ["References are to Regulation (EU) 2024/1689 (AI Act). Post-market monitoring (Art. 72) is not part of this record."] : [], runSection(doc), ...doc.suites.flatMap(suiteSections), `## ${heading("limits", lawful)}`, doc.knownLimits.map((limit) => `- ${(0, report_escape.B0)(limit)}`).join("\n"), "## Retention", (0, report_escape.B0)(doc.retention), "## Files", fileTable(doc.files), "## Signature", signatureBlock(doc)];
    return `${sections.filter((section) => section !== "").join("\n\n")}
`;
  }
  function heading(key, lawful) {
    const [title, reference] = HEADINGS[key];
    return lawful ? `${title} (${reference})` : title;
  }
  function runSection(doc) {
    const { run, verdict: verdict2 } = doc;
    return keyValues([["Result", `${verdict2.result} (exit code ${verdict2.exitCode}): ${(0, report_escape.B0)(verdict2.reason)}`], ["Evidence SHA-256 (the same for the same inputs and results)", (0, report_escape.D9)(doc.evidenceSha256)], ["Complete", doc.complete ? "yes" : "no"], ["Started", (0, report_escape.D9)(run.startedAt)], ["Finished", (0, report_escape.D9)(run.finishedAt)], ["Answers", answersText(run.responses)], ["Repository", compliance_markdown_code(run.repository)], ["Commit tested", compliance_markdown_code(run.sha)], ["Ref", compliance_markdown_code(run.ref)], ["Workflow", compliance_markdown_code(run.workflow)], ["Run", run.runId === void 0 ? void 0 : `${(0, report_escape.D9)(String(run.runId))}, attempt ${run.runAttempt ?? 1}`], ["Tool", (0, report_escape.D9)(`${doc.tool.name} ${doc.tool.version}`)]]);
  }
  function answersText(responses) {
    switch (responses) {
      case "live":
        return "live from the models";
      case "record":
        return "live from the models, and recorded";
      case "replay":
        return "recorded in an earlier run";
      case "cache":
        return "recorded in an earlier run where there were any, else live";
    }
  }
  function suiteSections(suite) {
    const lawful = suite.framework === "eu-ai-act";
    const title = (key) => `### ${heading(key, lawful)}`;
    return [`## Suite ${(0, report_escape.D9)(suite.name)}`, title("system"), systemTable(suite), title("procedure"), procedureTable(suite), fileTable(suite.testSet.files), title("thresholds"), thresholdText(suite), thresholdTable(suite), title("performance"), performanceText(suite), performanceTable(suite), title("changes"), changesTable(suite), title("errors"), errorList(suite), title("log"), caseTable(suite)];
  }
  function systemTable(suite) {
    const { system } = suite;
    const missing = "*not stated*";
    return keyValues([["System", compliance_markdown_code(system.systemName) ?? missing], ["Version", compliance_markdown_code(system.systemVersion) ?? missing], ["Operator", compliance_markdown_code(system.operator) ?? missing], ["Risk level (as stated)", compliance_markdown_code(system.riskLevel) ?? missing], ["Intended purpose", prose(system.intendedPurpose) ?? missing], ["Data governance", prose(system.dataGovernanceNotes)], ["Project", compliance_markdown_code(suite.project)], ["Description", prose(suite.description ?? void 0)]]);
  }
  function procedureTable(suite) {
    const { min, max } = suite.repeat;
    const { total, runs } = suite.totals;
    return keyValues([["Test set", `${(0, basics_format.LS)(suite.testSet.files.length, "file")}, SHA-256 of the list ${(0, report_escape.D9)(suite.testSet.sha256)}`], ["n", `${(0, basics_format.LS)(total, "result")} (test x model), ${(0, basics_format.LS)(runs, "answer")}`], ["Repeats of each", min === max ? String(max) : `${min} to ${max}`], ["Models", suite.models.map(modelText).join("<br>")], ["Judge model", judgeText(suite)], ["A test passes", "when every assertion passes in every repeat, or in as many as its `minPasses` in the config asks; what an agent must never change fails it in one"]]);
  }
  function judgeText({ judgeModel, models }) {
    const judge = models.find(({ id: id2 }) => id2 === judgeModel);
    return judge === void 0 ? (0, report_escape.D9)(judgeModel) : modelName(judge);
  }
  function modelName({ id: id2, provider, model, repliedAs }) {
    const named = repliedAs.length === 0 ? "not named in replies" : repliedAs.map(report_escape.D9).join(", ");
    return `${(0, report_escape.D9)(id2)} = ${(0, report_escape.D9)(`${provider}/${model}`)} (version in replies: ${named})`;
  }
  function modelText(entry) {
    const { temperature, maxTokens, seed } = entry;
    const params = `temperature ${temperature}, at most ${maxTokens} tokens${seed === null ? "" : `, seed ${seed}`}`;
    return `${modelName(entry)}, ${params}`;
  }
  function thresholdText({ config }) {
    if (config.commit === null || config.commitDate === null) {
      return "The commit of the config is not known, so this record does not show when the thresholds were set.";
    }
    const when = `The thresholds below are those of commit ${(0, report_escape.D9)(config.commit)} of ${(0, report_escape.D9)(config.commitDate)}`;
    return config.changedSinceCommit === true ? `${when}, **with changes that were not committed when the run began**.` : `${when}, made before the run.`;
  }
  function thresholdTable(suite) {
    const rows = suite.thresholds.map((it) => tableRow([(0, report_escape.D9)(it.gate), it.thresholdText, it.exercised ? it.actualText : "\u2013", it.exercised ? it.passed ? "met" : "not met" : "not exercised", it.setAt === null ? "default" : (0, report_escape.D9)(it.setAt)]));
    return table(["Metric", "Threshold", "Measured", "Outcome", "Set at"], rows);
  }
  function countedNoun({ performance: performance2 }) {
    return performance2.length > 1 ? "result" : "test";
  }
  function performanceText(suite) {
    const { totals, passRateInterval95, repeat } = suite;
    const noun = countedNoun(suite);
    const tokens = totals.tokens === 0 ? "tokens unknown" : (0, basics_format.LS)(totals.tokens, "token");
    const isUnknown = totals.costIncomplete && totals.costUsd === 0;
    const cost = isUnknown ? `Cost unknown, ${tokens}.` : `Cost ${(0, basics_format.fL)(totals)}, ${tokens}.`;
    const less = totals.total - sizeForResults(totals.passed, totals.total);
    const size = `${(0, basics_format.U9)(totals.total)}${less === 0 ? "" : ` - ${(0, basics_format.U9)(less)}`}`;
    return `${(0, basics_format.LS)(totals.passed, noun)} of ${(0, basics_format.U9)(totals.total)} passed: ${(0, basics_format.rq)(totals.passRate)} of ${noun}s, 95 % Wilson interval ${intervalText(passRateInterval95)} (n = ${size}, repeats ${repeat.min} to ${repeat.max}). Errored ${noun}s count as not passed. ${cost}`;
  }
  function performanceTable(suite) {
    const rows = suite.performance.map((it) => tableRow([(0, report_escape.D9)(it.model), `${it.passed} of ${it.results}`, it.errored === it.results ? "\u2013" : rateText({ value: it.passRate, ...it.passRateInterval95 }, `${countedNoun(suite)}s`), it.judgeAverage === null ? "\u2013" : (0, basics_format.fN)(it.judgeAverage), it.latencyAvgMs === null ? "\u2013" : (0, basics_format.p0)(it.latencyAvgMs)]));
    const columns = ["Model", "Passed", "Pass rate (95 % interval)", "Judge average", "Latency"];
    return table(columns, rows);
  }
  function changesTable(suite) {
    const { config, system, comparison } = suite;
    return keyValues([["System version", compliance_markdown_code(system.systemVersion) ?? "*not stated*"], ["Config last changed", compliance_markdown_code(config.commitDate ?? void 0) ?? "*not known*"], ["In commit", compliance_markdown_code(config.commit ?? void 0) ?? "*not known*"], ["Config SHA-256", compliance_markdown_code(config.sha256)], ...comparisonRows(comparison)]);
  }
  function comparisonRows(comparison) {
    if (comparison === null) return [["Compared with", "*no earlier version*"]];
    const { base, statement, regressed, improved } = comparison;
    const commit = base.commit === null ? "" : `, commit ${(0, report_escape.D9)(base.commit)}`;
    const of = `${(0, basics_format.LS)(base.runs, "run")} of ${(0, report_escape.D9)(base.branch)}${commit}`;
    return [["Compared with", `${of}, finished ${(0, report_escape.D9)(base.finishedAt)}`], ["Comparison", (0, report_escape.B0)(statement)], ["Regressed for certain", (0, basics_format.LS)(regressed, "result")], ["Improved", (0, basics_format.LS)(improved, "result")]];
  }
  function errorList(suite) {
    const { skipped, errored, erroredRuns, notRunRuns, truncatedAnswers, assertNothing } = suite.exclusions;
    const codes = Object.entries(suite.failureCodes).map(([key, n]) => `${(0, report_escape.D9)(key)} ${n}`);
    const pairs = (items) => items.map(({ test, model }) => `${(0, report_escape.D9)(test)} on ${(0, report_escape.D9)(model)}`).join(", ");
    const skippedPairs = skipped.map((it) => ({ test: it.testCaseName, model: it.modelId }));
    return [`- Failure codes: ${codes.length === 0 ? "none" : codes.join(", ")}`, `- Left out by the config${skipped.some(({ checkedBy }) => checkedBy) ? ", or by a harness" : ""} (skipped): ${skipped.length === 0 ? "none" : pairs(skippedPairs)}`, `- Lost to provider errors: ${(0, basics_format.LS)(erroredRuns, "answer")}${errored.length === 0 ? "" : `; errored: ${pairs(errored)}`}`, ...notRunRuns === 0 ? [] : [`- Not asked, since the verdict was decided without them: ${(0, basics_format.LS)(notRunRuns, "answer")}`], `- Answers cut at the token limit: ${truncatedAnswers}`, `- Tests that assert nothing: ${assertNothing.length === 0 ? "none" : assertNothing.map(report_escape.D9).join(", ")}`, ...suite.caveats.map((caveat) => `- ${(0, report_escape.B0)(caveat)}`), ...suite.notices.map((notice) => `- ${(0, report_escape.B0)(notice)}`)].join("\n");
  }
  function caseTable(suite) {
    const rows = suite.cases.map((it, index) => tableRow([String(index + 1), (0, report_escape.D9)(it.test), (0, report_escape.D9)(it.model), it.reusedFrom === null ? it.status : `${it.status}, reused from ${(0, report_escape.D9)((0, basics_format.Ax)(it.reusedFrom))}`, `${it.passedRuns} of ${it.runs}`, it.failureCodes.map(report_escape.D9).join(", "), it.judgeAverage === null ? "\u2013" : (0, basics_format.fN)(it.judgeAverage), it.latencyAvgMs === null ? "\u2013" : (0, basics_format.p0)(it.latencyAvgMs), it.costText, (0, report_escape.D9)(it.location)]));
    const columns = ["Case", "Test", "Model", "Status", "Answers passed", "Failure codes"];
    return table([...columns, "Judge", "Latency", "Cost", "Defined at"], rows);
  }
  function fileTable(files) {
    if (files.length === 0) return "No other files.";
    const rows = files.map((file) => tableRow([(0, report_escape.D9)(file.name), (0, report_escape.D9)(file.sha256)]));
    return table(["File", "SHA-256"], rows);
  }
  function signatureBlock(doc) {
    const persons = doc.signature.responsiblePersons;
    const rows = (persons.length === 0 ? [""] : persons).map((person) => tableRow([person === "" ? " " : (0, report_escape.B0)(person), " ", " ", " "]));
    return `I have reviewed this record of testing.

${table(["Responsible person", "Role", "Date", "Signature"], rows)}`;
  }
  function table(columns, rows) {
    return [tableHead(columns.map((column) => [column, "left"])), ...rows].join("\n");
  }
  function keyValues(rows) {
    const lines = rows.flatMap(([label, value]) => value === void 0 ? [] : [tableRow([label, value])]);
    return table(["", ""], lines);
  }
  function compliance_markdown_code(value) {
    return value === void 0 ? void 0 : (0, report_escape.D9)(value);
  }
  function prose(value) {
    return value === void 0 ? void 0 : (0, report_escape.B0)(value);
  }
  ;
  function htmlDocument({ title, style, scripts, body }) {
    const policy = ["default-src 'none'", `style-src '${hashOf(style)}'`, `script-src ${scripts.map((script) => `'${hashOf(script)}'`).join(" ")}`, "base-uri 'none'", "form-action 'none'"].join("; ");
    return ["<!doctype html>", '<html lang="en">', "<head>", '<meta charset="utf-8">', `<meta http-equiv="Content-Security-Policy" content="${policy}">`, '<meta name="viewport" content="width=device-width, initial-scale=1">', '<meta name="referrer" content="no-referrer">', `<title>${(0, report_escape.js)(title)}</title>`, `<style>${style}</style>`, "</head>", "<body>", ...body.filter((part) => part !== ""), "</body>", "</html>"].map((line) => `${line}
`);
  }
  function dataElement(data, id2) {
    const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
    return `<script type="application/json"${id2 === void 0 ? "" : ` id="${id2}"`}>${json}<\/script>`;
  }
  function hashOf(text) {
    return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
  }
  function htmlLink(label, url) {
    const safe = url === void 0 ? void 0 : (0, report_escape.Pl)(url);
    return safe === void 0 ? (0, report_escape.js)(label) : `<a href="${(0, report_escape.js)(safe)}" rel="noreferrer">${(0, report_escape.js)(label)}</a>`;
  }
  ;
  const PAGE_STYLE = `.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f8fa, #0d1117);
  --card: light-dark(#ffffff, #151b23);
  --ink: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d);
  --accent: light-dark(#0969da, #4493f8);
  --good: light-dark(#1a7f37, #3fb950);
  --bad: light-dark(#cf222e, #f85149);
  --warn: light-dark(#9a6700, #d29922);
  --bad-wash: light-dark(#ffebe9, #3c1618);
  --good-wash: light-dark(#dafbe1, #12261e);
  --warn-wash: light-dark(#fff8c5, #2e2a1f);
  --mono: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace;
}

* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  overflow-wrap: anywhere;
  font:
    14px/1.5 system-ui,
    sans-serif;
}
main,
footer {
  max-width: 1240px;
  margin: 0 auto;
  padding: 24px 24px 8px;
}
h1 {
  margin: 0;
  font-size: 20px;
  line-height: 1.35;
}
h2 {
  margin: 28px 0 10px;
  font-size: 16px;
}
h3 {
  margin: 20px 0 8px;
  font-size: 14px;
}
:is(.question, .before-after, .answer, .diff) :is(h3, h4) {
  margin: 12px 0 4px;
  font-size: 12px;
  color: var(--muted);
  font-weight: 600;
}
p {
  margin: 6px 0;
}
a {
  color: var(--accent);
  text-decoration-thickness: 1px;
  text-underline-offset: 2px;
}
a:hover {
  text-decoration-thickness: 2px;
}
code,
pre {
  font-family: var(--mono);
  font-size: 12px;
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 4px;
}

/* What is shared: cards, lists without signs, rows that wrap, words in passing. */
.verdict,
.scroll,
figure,
details,
.label-dialog {
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
  color: var(--ink);
}
.qualifiers,
.assertions,
.trace,
.label-list {
  margin: 6px 0;
  padding: 0;
  list-style: none;
}
.chips,
.controls,
.assertion-head,
.fact-list,
.label-list li,
.label-buttons,
.label-choices {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 6px 10px;
}
.plots,
.before-after {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 0 14px;
}
.facts,
.counts,
.shown,
.score,
.legend,
.fact-list,
figcaption span,
footer {
  color: var(--muted);
  font-size: 12px;
}
p.facts,
.counts,
.shown {
  font-size: 13px;
}

.verdict {
  padding: 18px 20px;
  border-left: 6px solid var(--warn);
}
.verdict .facts {
  margin-bottom: 0;
}
.state,
.caveat {
  padding: 8px 12px;
  border-radius: 6px;
  background: var(--warn-wash);
}
.note {
  color: var(--muted);
  font-style: italic;
}

.compared {
  margin: 10px 0;
  padding: 8px 12px;
  border-left: 4px solid var(--line);
  background: var(--card);
}
.run {
  margin: 8px 0;
  border-left-width: 4px;
}
.verdict.passed,
.compared.not-worse,
.run.passed {
  border-left-color: var(--good);
}
.verdict.failed,
.compared.worse,
.run.failed {
  border-left-color: var(--bad);
}
.run.errored {
  border-left-color: var(--warn);
}
.compared p {
  margin: 2px 0;
}

.scroll {
  overflow-x: auto;
}
table {
  width: 100%;
  border-collapse: collapse;
}
th,
td {
  padding: 7px 12px;
  text-align: left;
  border-top: 1px solid var(--line);
  vertical-align: top;
  overflow-wrap: break-word;
}
thead th {
  border-top: 0;
  color: var(--muted);
  font-size: 12px;
  font-weight: 600;
  white-space: nowrap;
  background: var(--page);
}
tbody th {
  min-width: 140px;
  font-weight: 600;
}
.number {
  text-align: right;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.sign,
.status {
  white-space: nowrap;
}

figure {
  margin: 14px 0 0;
  padding: 14px 16px 8px;
}
figcaption {
  margin-bottom: 8px;
}
figcaption span {
  display: block;
}
/* As high as what is drawn into it, so that nothing jumps. */
.plot {
  height: 170px;
  overflow: hidden;
}
@media (scripting: none) {
  .plot {
    display: none;
  }
}
.step-slider {
  display: block;
  width: 100%;
  max-width: 460px;
  height: 28px;
  margin: 0;
  padding: 0;
  accent-color: var(--accent);
}
/* As high as its words may become, so that going from commit to commit moves nothing. */
.step {
  min-height: 3em;
  margin: 4px 0;
  font-size: 13px;
}
.step a {
  font-family: var(--mono);
}
/* Outside of a sentence a link has to be as high as a button. */
.step a,
th a {
  display: inline-block;
  margin-block: -5px;
  padding-block: 5px;
}

button {
  font: inherit;
  color: inherit;
  cursor: pointer;
}
.chip,
.quiet,
input,
select {
  padding: 5px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
}
.chip {
  display: inline-flex;
  align-items: center;
  gap: 4px;
  border-radius: 999px;
  font-size: 12px;
  text-decoration: none;
}
.chip b {
  color: var(--bad);
}
.quiet:hover:enabled,
.chip:hover {
  border-color: var(--accent);
}
.quiet:disabled {
  opacity: 0.5;
  cursor: default;
}

.controls {
  margin-top: 10px;
}
.controls input {
  flex: 1 1 240px;
  min-width: 0;
}
.controls select {
  flex: 0 1 auto;
  max-width: 180px;
}
.controls .order {
  display: none;
}
.shown {
  margin: 10px 0 6px;
}

.sort,
.opener {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: left;
}
.tests .sort::after {
  content: ' \u2195' / '';
  opacity: 0.35;
}
.tests [aria-sort='ascending'] .sort::after {
  content: ' \u2191' / '';
  opacity: 1;
}
.tests [aria-sort='descending'] .sort::after {
  content: ' \u2193' / '';
  opacity: 1;
}
.row {
  cursor: pointer;
}
.row:hover,
.row.open {
  background: var(--page);
}
.wide {
  width: 34%;
  min-width: 220px;
  overflow-wrap: anywhere;
}
.opener::before {
  content: '\u25B8' / '';
  display: inline-block;
  width: 1.1em;
  color: var(--muted);
}
.opener[aria-expanded='true']::before {
  content: '\u25BE' / '';
}
.tag {
  display: inline-block;
  margin-left: 6px;
  padding: 0 7px;
  border: 1px solid var(--line);
  border-radius: 999px;
  color: var(--muted);
  font-size: 11px;
}
/* What is good, bad, or neither. */
.change:is(.better, .worse, .fails-now, .passes-now) {
  border-color: currentcolor;
}
.row.passed .status,
.change.passes-now,
.change.better,
.band-perfect,
.band-excellent,
.band-good {
  color: var(--good);
}
.row.failed .status,
.change.fails-now,
.change.worse,
.bad-text,
.assertions .bad .message,
.band-failed {
  color: var(--bad);
}
.row.errored .status,
.band-borderline,
.band-poor {
  color: var(--warn);
}
.before-after .message-box {
  min-width: 0;
}
.code {
  display: inline-block;
  margin: 0 4px 2px 0;
  padding: 1px 6px;
  border-radius: 4px;
  background: var(--bad-wash);
  color: var(--bad);
  font-size: 11px;
}
.model {
  min-width: 120px;
  overflow-wrap: anywhere;
}
.nothing {
  padding: 24px;
  text-align: center;
  color: var(--muted);
}
[hidden] {
  display: none !important;
}
.all {
  display: block;
  width: 100%;
  margin: 8px 0;
}

.unfolded > td {
  overflow-wrap: anywhere;
  padding: 4px 12px 16px 28px;
  background: var(--page);
  border-top: 0;
  cursor: auto;
}
details {
  margin: 10px 0;
  padding: 6px 12px;
}
summary {
  min-height: 24px;
  cursor: pointer;
}
.assertions > li,
.label-list li {
  padding: 7px 0;
  border-top: 1px solid var(--line);
}
.assertions > li:first-child {
  border-top: 0;
}
.assertion-head .label {
  max-width: calc(100% - 32px);
}
.assertion-head :is(.tag, .code),
.trace .tag {
  margin: 0;
}
.score {
  margin-left: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.message,
.reason,
.fact-list,
.label-buttons {
  margin: 4px 0 0 26px;
}
.message,
.reason,
dd,
.calls code,
.tools code,
.vars code {
  white-space: pre-wrap;
}
dd {
  margin: 0;
}
.fact-list div {
  display: flex;
  gap: 6px;
}
.fact-list dt::after {
  content: ':';
}
.calls,
.tools {
  margin: 0;
  padding-left: 26px;
}
.trace .trace {
  margin: 2px 0;
  padding-left: 14px;
  border-left: 2px solid var(--line);
}
.result {
  margin: 2px 0 6px;
}
.question {
  margin-bottom: 12px;
}
.label-list .label {
  flex: 1 1 240px;
  min-width: 0;
}
.label-buttons {
  font-size: 12px;
}
.label-buttons [aria-pressed='true'] {
  border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent);
  font-weight: 600;
}
.label-dialog {
  width: min(760px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  overflow: auto;
}
.label-dialog::backdrop {
  background: rgb(0 0 0 / 50%);
}
.question .text {
  max-height: 220px;
}
.vars {
  margin: 6px 0;
}
.vars div {
  display: grid;
  grid-template-columns: minmax(80px, 160px) 1fr;
  gap: 12px;
}
.text-head {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
}
.copy {
  min-height: 24px;
  padding: 0 8px;
  color: var(--muted);
  font-size: 11px;
}
.text {
  max-height: 420px;
  margin: 0;
  padding: 10px 12px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--page);
  white-space: pre-wrap;
}
mark {
  padding: 0 2px;
  border-radius: 3px;
  color: inherit;
}
mark.forbidden {
  background: var(--bad-wash);
  box-shadow: 0 0 0 1px var(--bad);
}
mark.removed {
  background: var(--bad-wash);
  text-decoration: line-through;
  text-decoration-color: var(--bad);
}
mark.added {
  background: var(--good-wash);
  text-decoration: underline;
  text-decoration-color: var(--good);
}
/* Lines of a diff have signs. */
.diff mark {
  text-decoration: none;
}
mark.redacted {
  background: var(--warn-wash);
  box-shadow: 0 0 0 1px var(--warn);
}

/* Too narrow for columns: each row of a table is a card, its verdict beside its name. */
@media (max-width: 700px) {
  main {
    padding: 12px;
  }
  .verdict {
    padding: 14px;
  }
  .cards thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .cards,
  .cards tbody,
  .tests,
  .tests thead,
  .tests tbody,
  .unfolded,
  .unfolded > td {
    display: block;
  }
  .cards tbody tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    padding: 8px 12px;
    border-top: 1px solid var(--line);
  }
  .cards tbody tr:first-child,
  .row:first-child {
    border-top: 0;
  }
  /* Ends the first line. */
  .cards tbody tr::before,
  .row::before {
    content: '';
    order: 2;
    flex: 0 0 100%;
  }
  .cards tbody th,
  .cards td {
    padding: 1px 0;
    border: 0;
  }
  .cards tbody th {
    order: 0;
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: break-word;
  }
  .cards .sign {
    order: -1;
    flex: none;
  }
  .cards td {
    order: 3;
    flex: 0 0 100%;
    min-width: 0;
  }
  .cards .number {
    flex: 0 1 auto;
    text-align: left;
    white-space: normal;
  }
  /* Two lines: what does not fit into the second wraps out of sight until the test is opened. */
  .row {
    display: flex;
    position: relative;
    flex-wrap: wrap;
    align-items: center;
    align-content: flex-start;
    gap: 0 10px;
    height: 58px;
    overflow: hidden;
    padding: 6px 12px 0;
    border-top: 1px solid var(--line);
  }
  .row.open {
    height: auto;
    padding-bottom: 6px;
  }
  .row td {
    order: 8;
    padding: 0;
    border: 0;
    line-height: 24px;
  }
  .row .wide,
  .row .codes {
    display: contents;
  }
  .row .opener {
    order: 0;
    flex: 1 1 0;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row.open .opener {
    overflow-wrap: break-word;
    white-space: normal;
  }
  /* The whole card is the target. */
  .row .opener::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .row .opener:focus-visible {
    outline: 0;
  }
  .row .opener:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -3px;
    border-radius: 4px;
  }
  .row .status {
    order: -1;
  }
  .row .tag,
  .row .code {
    order: 9;
    margin: 0;
    line-height: 20px;
    padding-block: 0;
  }
  .row .tag.change {
    order: 4;
  }
  .row .model {
    order: 5;
    min-width: 0;
    max-width: 60%;
  }
  .row:not(.open) .model {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row .runs {
    order: 6;
  }
  .row .lowest {
    order: 7;
  }
  /* What the rows are sorted by is in sight. */
  [data-sort='score'] .lowest,
  [data-sort='latency'] .latency,
  [data-sort='cost'] .cost {
    order: 3;
  }
  .row .runs::after {
    content: ' answers';
  }
  .row .lowest::before {
    content: 'score ';
  }
  .cards [data-label]::before {
    content: attr(data-label) ' ' / '';
    color: var(--muted);
    font-weight: 400;
  }
  .tests thead {
    display: none;
  }
  #tests > .chips {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 3px;
  }
  #tests > .chips .chip {
    flex: none;
  }
  .controls input {
    flex: 1 1 100%;
  }
  .controls select,
  .controls .order {
    display: block;
    flex: 1 1 40%;
    max-width: none;
  }
  .unfolded > td {
    padding: 4px 8px 12px;
  }
  .unfolded details {
    padding: 8px;
  }
  .message,
  .reason,
  .fact-list,
  .label-buttons {
    margin-left: 0;
  }
  .vars div {
    display: block;
  }
}
/* For fingers: 44 pixels. Elsewhere nothing that can be pressed is lower than 24. */
@media (max-width: 700px), (pointer: coarse) {
  .quiet,
  .chip,
  .copy,
  input,
  select,
  summary,
  .step-slider {
    min-width: 44px;
    min-height: 44px;
  }
  /* A browser that finds the letters too small zooms in when the field is pressed. */
  input,
  select {
    font-size: 16px;
  }
  summary {
    padding: 10px 0;
  }
  details {
    padding-top: 0;
    padding-bottom: 0;
  }
  details[open] {
    padding-bottom: 10px;
  }
  .step a,
  th a {
    display: inline-block;
    min-height: 44px;
    margin-block: -11px;
    padding-block: 11px;
  }
  .text-head {
    align-items: center;
  }
}
@media print {
  .controls,
  .all {
    display: none;
  }
}
`;
  const PAGE_SCRIPT = '"use strict";(()=>{var HOUR=36e5;var DAY=24*HOUR;function alike(words){return[words,words]}var CHANGES={"fails-now":{words:alike("went from every answer to none"),note:({byChance,hasOneAnswerASide})=>`Changed once; chance can do this. ${turnedWords(byChance.fails,hasOneAnswerASide)}`},worse:{words:alike("got worse")},"passes-now":{words:alike("went from none to every answer"),note:({byChance,hasOneAnswerASide})=>turnedWords(byChance.passes,hasOneAnswerASide)},better:{words:alike("got better"),note:({byChance})=>luckWords(byChance.better)},"not-this-change":{words:["differs, but not because of this change","differ, but not because of this change"],note:()=>"Asked the same on both sides, so it is chance or the model itself."},differs:{words:["differs, as flaky tests do","differ, as flaky tests do"],note:({byChance})=>luckWords(byChance.differ)},flaky:{words:["is flaky as before","are flaky as before"]},checks:{words:["has changed checks","have changed checks"]},tools:{words:alike("got other tools from the MCP server")},new:{words:["is new","are new"]}};function isChangeName(text){return Object.hasOwn(CHANGES,text)}var CHANGE_NAMES=Object.keys(CHANGES).filter(isChangeName);function luckWords(expected){if(expected<.05)return"Luck alone explains almost none of these.";const about=expected<.95?"fewer than one":`about ${Math.round(expected)}`;return`By luck alone, ${about} would look like this.`}function turnedWords(expected,hasOneAnswerASide){const luck=luckWords(expected);return hasOneAnswerASide?`${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.`:luck}var MOST_BACKSLASHES=15;var BACKSLASHES=String.raw`\\\\{0,${MOST_BACKSLASHES}}`;var UNKNOWN="Which tools were called is not known:";var UNKNOWN_CALLS_TEXT={untold:`${UNKNOWN} the command printed no calls, nor \\`toolCalls\\`, and no traces arrived; an exporter has to be flushed before the program ends (docs/agents.md)`,"unreadable-traces":`${UNKNOWN} the command printed no calls, and its traces arrived, but follow neither the GenAI conventions (\\`gen_ai.*\\`) nor OpenInference (docs/agents.md)`,unnamed:`${UNKNOWN} by the command\'s traces a model asked for tools, and no span names one (docs/agents.md)`,lost:`${UNKNOWN} of the command\'s traces or events something was cut off, refused, or more than is kept (docs/agents.md)`,"only-result":`${UNKNOWN} the agent printed only its result: start it with \\`--output-format stream-json\\` (Claude Code: and \\`--verbose\\`)`,"not-at-path":`${UNKNOWN} the reply does not have the place in which \\`toolCallsPath\\` looks for them`,unlisted:`${UNKNOWN} the endpoint has no \\`toolCallsPath\\`, or is an MCP tool, which returns only its answer`};var NO_FACTS={passed:false,failed:false,answered:false,errored:false,lost:false,outage:false,refused:false,notRun:false,unneeded:false,cancelled:false};function facts(...held){return{...NO_FACTS,...Object.fromEntries(held.map(fact=>[fact,true]))}}var COUNTS_AS={passed:facts("passed","answered"),failed:facts("failed","answered"),refused:facts("errored","lost","refused"),noAnswer:facts("errored","lost","outage"),budget:facts("failed"),deadline:facts("errored","lost","outage"),stopped:facts("errored","lost","outage"),cancelled:facts("errored","outage","notRun","cancelled"),decided:facts("notRun","unneeded"),reusedPass:facts("passed","answered"),reusedFailure:facts("failed","answered")};var GRID=Array.from({length:19},(_,index)=>(index+1)/20);var SIGNS={passed:"\u2705",failed:"\u274C",look:"\u26A0\uFE0F",idle:"\u2796"};var STATUS_SIGNS={passed:SIGNS.passed,failed:SIGNS.failed,errored:SIGNS.look,"not-run":SIGNS.idle};var stripVTControlCharacters=text=>text;var REPLACEMENT="\uFFFD";var LONE_SURROGATE=/\\p{Surrogate}/gu;var INVISIBLE=/\\p{Cf}/gu;var CONTROL_BUT_LINE_BREAK=/[^\\P{Cc}\\n\\t]/gu;var STACKED_MARKS=/(\\p{M}{4})\\p{M}+/gu;var PLAIN_WORDS=/^[!-~]+(?: [!-~]+)*$/;var VISIBLE_ASCII=/^[\\n\\t -~]*$/;function plainLine(text){return PLAIN_WORDS.test(text)?text:plainBlock(text).replace(/\\s+/gu," ").trim()}function plainBlock(text){if(VISIBLE_ASCII.test(text))return text;return stripVTControlCharacters(text.replace(/\\r\\n?|\\u2028|\\u2029/gu,"\\n")).replace(LONE_SURROGATE,REPLACEMENT).replace(INVISIBLE,"").replace(CONTROL_BUT_LINE_BREAK," ").replace(STACKED_MARKS,"$1")}function codeLine(text){return plainBlock(text).replace(/[\\n\\t]/gu," ")}function markdownCode(text){const line=plainLine(text);if(line==="")return"(empty)";const fence="`".repeat(longestRun(line)+1);const padding=line.startsWith("`")||line.endsWith("`")?" ":"";return`${fence}${padding}${line}${padding}${fence}`}function fencedCode(lines,language){const clean=lines.map(codeLine);const fence="`".repeat(Math.max(3,longestRun(clean.join("\\n"))+1));return[`${fence}${language}`,...clean,fence]}function longestRun(text){let longest=0;for(const run of text.match(/`+/gu)??[])longest=Math.max(longest,run.length);return longest}var INVISIBLE_IN_LOG="\\\\p{C}\\\\p{Default_Ignorable_Code_Point}";var STARTS_LIKE_A_COMMAND=new RegExp(`^[\\\\s${INVISIBLE_IN_LOG}]*:[${INVISIBLE_IN_LOG}]*:`,"u");var OLD_COMMAND=new RegExp(`#([${INVISIBLE_IN_LOG}]*)#([${INVISIBLE_IN_LOG}]*)\\\\[`,"gu");var COLOUR="\\\\u001b\\\\[[0-9;]*m";var CONTROL_CHARACTERS=new RegExp(`(${COLOUR})|[\\\\u0000-\\\\u0008\\\\u000b-\\\\u001f\\\\u007f-\\\\u009f]`,"gu");function markdownLink(label,url){const safe=url===void 0?void 0:safeUrl(url);return safe===void 0?label:`[${label}](${safe})`}function safeUrl(text){if(!URL.canParse(text))return void 0;const url=new URL(text);if(url.protocol!=="https:"&&url.protocol!=="http:")return void 0;return url.href.replace(/[()|[\\]\\\\<>"\'`*_~\\s]/gu,character=>`%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function make(tag,className="",...children){const element=document.createElement(tag);if(className!=="")element.className=className;element.append(...children);return element}function having(element,attributes){for(const[name,value]of Object.entries(attributes))element.setAttribute(name,value);return element}function makeButton(className,onClick,...children){const button=make("button",className,...children);button.type="button";button.addEventListener("click",onClick);return button}function makeLink(label,url){if(url===void 0||!/^(?:https?:\\/\\/|#)/.test(url))return label;return having(make("a","",label),{href:url,rel:"noreferrer"})}var ROLES={system:"System",user:"User",assistant:"Assistant"};var PREFILL="Start of the answer (prefill)";function questionElement({vars,messages,tools,command}){const box=make("div","question");if(command!==void 0)box.append(textElement("h3","Command",{text:command}));const[framing,said]=[messages.filter(isSystem),messages.filter(it=>!isSystem(it))];box.append(...(said.length===0?framing:said).map(messageElement));const rest=said.length===0?[]:framing.map(it=>messageElement(it));const names=rest.length===0?[]:["system message"];if(vars.length>0){names.push(`variables (${vars.length})`);rest.push(make("h3","","Variables"),namedValues(vars))}if(tools.length>0){names.push(`tools offered (${tools.length})`);const list=make("ul","tools",...tools.map(toolElement));rest.push(make("h3","","Tools offered"),list)}if(rest.length>0){const summary=make("summary","",`With it: ${names.join(", ")}`);box.append(make("details","folded",summary,...rest))}return box}function isSystem({role}){return role==="system"}function messageElement(message,index=0,all=[message]){const isPrefill=message.role==="assistant"&&index===all.length-1;const title=isPrefill?PREFILL:ROLES[message.role]??message.role;return textElement("h3",title,message)}function namedValues(values){const list=make("dl","vars");for(const[name,value]of values){list.append(make("div","",make("dt","",make("code","",name)),make("dd","",value)))}return list}function toolElement({name,description,parameters}){const item=make("li","",make("code","",name));if(description!==void 0)item.append(` ${description}`);if(parameters!==void 0)item.append(make("div","result",make("code","",parameters)));return item}function textElement(level,title,shown2,nodes=[shown2.text]){const scrolls={tabindex:"0",role:"group","aria-label":title};const text=having(make("pre","text",...nodes),scrolls);const copy=copyButton(text);copy.setAttribute("aria-label",`Copy: ${title}`);const head=make("div","text-head",make(level,"",title),copy);const box=make("div","message-box",head,text);if(shown2.note!==void 0)box.append(make("p","note",shown2.note));return box}var COPY_LABEL_MS=2e3;function copyButton(text,label="Copy"){const say=words=>{button.textContent=words;setTimeout(()=>button.textContent=label,COPY_LABEL_MS)};const select=()=>{if(!text.isConnected)button.after(text);getSelection()?.selectAllChildren(text);say("Selected")};const copy=()=>{const{clipboard}=navigator;if(clipboard===void 0)select();else clipboard.writeText(text.textContent).then(()=>say("Copied"),select)};const button=makeButton("quiet copy",copy,label);return button}var pageIndex=embedded("kindlm-index")??{suites:[],rows:[],chunkSize:1,judged:[]};var chunks=new Map;function detailsOf(row){const number=Math.floor(row/pageIndex.chunkSize);const known=chunks.get(number);const chunk=known??readChunk(number);if(known===void 0)chunks.set(number,chunk);return chunk[row%pageIndex.chunkSize]}function readChunk(number){return embedded(`kindlm-details-${number}`)??[]}function embedded(id){const element=document.getElementById(id);return element===null?void 0:JSON.parse(element.textContent)}function labelElements(assertion,run,ofResult){const{good}=assertion.judged??{};if(good!==void 0){const words=`Labelled as ${good?"good":"bad"} in the file of labels`;return[make("span","label-buttons",words)]}const answer=judgedAnswer(assertion,run,ofResult);return answer===void 0?[]:[labelButtons(answer)]}function labelButtons(answer){const good=makeButton("quiet",()=>toggle(answer,true),"Good");const bad=makeButton("quiet",()=>toggle(answer,false),"Bad");const show=()=>{const label=labels.of(answer);good.setAttribute("aria-pressed",String(label===true));bad.setAttribute("aria-pressed",String(label===false))};labels.onChange(show);show();return having(make("span","label-buttons","Your label: ",good,bad),{role:"group","aria-label":`Is the answer good? ${answer.criterion}`})}function toggle(answer,pass){labels.set(answer,labels.of(answer)===pass?void 0:pass)}function startLabels(place){place.append(having(make("h2","","Labels for judges"),{id:"labels-title"}),make("p","facts","Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it."),make("ul","label-list",...pageIndex.judged.map(criterionRow)));place.setAttribute("aria-labelledby","labels-title");place.hidden=false}function criterionRow(criterion,index){const counts=make("span","facts");const download=makeButton("quiet",()=>downloadOf(criterion,index),"Download labels");const label=makeButton("quiet",()=>openQueue(criterion),"Label answers");for(const button of[download,label]){button.setAttribute("aria-label",`${button.textContent}: ${criterion}`)}const show=()=>{const{good,bad}=labels.counts(criterion);counts.textContent=`${good} good, ${bad} bad`;download.disabled=good+bad===0};labels.onChange(show);show();return make("li","",make("b","label",criterion),counts,label,download)}function downloadOf(criterion,index){const file=new Blob([labels.jsonl(criterion)],{type:"application/jsonl"});const href=URL.createObjectURL(file);const download=pageIndex.judged.length===1?"labels.jsonl":`labels-${index+1}.jsonl`;having(make("a"),{href,download}).click();URL.revokeObjectURL(href)}function openQueue(criterion){const waiting=judgedAnswers(criterion).filter(answer=>labels.of(answer)===void 0);const dialog=having(make("dialog","label-dialog"),{"aria-label":`Label answers: ${criterion}`});let at=0;const next=()=>{at+=1;show()};const say=pass=>{const answer=waiting[at];if(answer===void 0)return;labels.set(answer,pass);next()};const show=()=>{const answer=waiting[at];dialog.replaceChildren(...answer===void 0?[make("p","","No answer is left without a label.")]:[...shownAnswer(answer,at,waiting.length),choices(say,next)],makeButton("quiet",()=>dialog.close(),"Close"));const[first]=dialog.querySelectorAll(".label-choices button, p + button");first?.focus({preventScroll:true})};dialog.addEventListener("close",()=>dialog.remove());document.body.append(dialog);dialog.showModal();show()}function shownAnswer(answer,at,of){return[make("p","facts",`Answer ${at+1} of ${of} without a label`),make("p","",make("b","",answer.criterion)),...answer.question===void 0?[]:[textElement("h3","Question",{text:answer.question})],textElement("h3","Answer",{text:answer.output})]}function choices(say,skip){return make("p","label-choices",makeButton("quiet",()=>say(true),"Good"),makeButton("quiet",()=>say(false),"Bad"),makeButton("quiet",skip,"Skip"))}var STORE="kindlm-labels-1";var Labels=class{#labels=new Map(stored());#listeners=[];onChange(listener){this.#listeners.push(listener)}of(answer){return this.#labels.get(keyOf(answer))?.pass}set(answer,pass){if(pass===void 0)this.#labels.delete(keyOf(answer));else this.#labels.set(keyOf(answer),{...answer,pass});keep([...this.#labels]);for(const listener of this.#listeners)listener()}counts(criterion){const passes=this.#of(criterion).map(({pass})=>pass);const good=passes.filter(Boolean).length;return{good,bad:passes.length-good}}jsonl(criterion){return this.#of(criterion).map(({output,pass,question})=>`${JSON.stringify({output,pass,question})}\n`).join("")}#of(criterion){return[...this.#labels.values()].filter(label=>label.criterion===criterion)}};function keyOf({criterion,output}){return JSON.stringify([criterion,output])}function keep(labels2){try{localStorage.setItem(STORE,JSON.stringify(labels2))}catch{}}function stored(){try{const kept=JSON.parse(localStorage.getItem(STORE)??"[]");return Array.isArray(kept)?kept.filter(isEntry):[]}catch{return[]}}function isEntry(entry){if(!Array.isArray(entry)||entry.length!==2||typeof entry[0]!=="string")return false;const label=entry[1];if(typeof label!=="object"||label===null)return false;const{criterion,output,pass,question}=label;return typeof criterion==="string"&&typeof output==="string"&&typeof pass==="boolean"&&(question===void 0||typeof question==="string")}var labels=new Labels;function judgedAnswer({judged},{answers,question},ofResult){const answer=judged===void 0?void 0:answers[judged.answer];if(judged===void 0||answer===void 0)return void 0;const{messages=[]}=question??ofResult??{};const asked=answer.user??messages.findLast(({role})=>role==="user");return{criterion:judged.criterion,output:answer.answer.text,question:asked?.text}}function judgedAnswers(criterion){const failed=new Map;const passed=new Map;pageIndex.rows.forEach((_,index)=>{const details=detailsOf(index);for(const run of details?.runs??[]){for(const assertion of run.assertions){if(assertion.judged?.criterion!==criterion)continue;if(assertion.judged.good!==void 0)continue;const answer=judgedAnswer(assertion,run,details?.question);if(answer===void 0)continue;const known=assertion.passed?passed:failed;if(!known.has(answer.output))known.set(answer.output,answer)}}});for(const output of failed.keys())passed.delete(output);return byTurns([...failed.values()],[...passed.values()])}function byTurns(first,second){const longest=Math.max(first.length,second.length);return Array.from({length:longest},(_,index)=>[...first.slice(index,index+1),...second.slice(index,index+1)]).flat()}function detailsElement(row,index){const box=make("div","details-box");const line=make("p","facts",makeLink(row.place,row.url));if(row.assertsNothing===true){line.append(` \xB7 ${SIGNS.look} asserts nothing, so no answer can fail`)}if(row.reusedText!==void 0)line.append(` \xB7 ${row.reusedText}`);box.append(line);const details=detailsOf(index);if(details===void 0){box.append(make("p","note","The answers are in report.json; this page would be too large."));return box}const{about=[],question,runs,beforeAfter}=details;if(about.length>0)box.append(namedValues(about));if(row.changeText!==void 0){const base=row.baseText===void 0?"":`: base ${row.baseText}, `;const here=row.baseText===void 0?"":`here ${row.passedRuns} of ${row.runs}`;line.append(` \xB7 ${row.changeText}${base}${here}`)}if(row.status!=="passed"){const scrolls={tabindex:"0",role:"group","aria-label":"Markdown"};const markdown=having(make("pre","text",failureMarkdown(row,details)),scrolls);box.append(make("div","",copyButton(markdown,"Copy as Markdown")))}if(question!==void 0)box.append(questionElement(question));if(beforeAfter!==void 0)box.append(beforeAfterElement(beforeAfter));const firstFailed=runs.findIndex(run=>run.verdict!=="passed");const open2=firstFailed===-1?0:firstFailed;box.append(...runs.map((run,number)=>runElement(run,question,number===open2)));return box}function failureMarkdown(row,{question,runs,beforeAfter}){const run=runs.find(({verdict})=>verdict!=="passed");const base=row.baseText===void 0?"":`; on the base ${row.baseText}`;const asked=run?.question??question;const said=asked?.messages.findLast(({role})=>role==="user")?.text??asked?.command;const answers=run?.answers??[];const text=answers.map(({answer})=>answer.text).join("\\n\\n");const calls=answers.flatMap(answer=>answer.calls);const items=calls.map(({name,args=""})=>({title:`${name}(${args})`}));const sides=beforeAfter?.pairs.flatMap(({before,after})=>[before,after])??[{title:"Answer",text:{text,marks:[]}},{title:"Calls",items},{title:"Changed files",items:run?.changes??[]}];const block=(title,shown2)=>shown2.trim()===""?[]:["",`**${title}**`,"",...fencedCode(shown2.trimEnd().split("\\n"),"text")];return[`${STATUS_SIGNS[row.status]} **Test** ${markdownCode(row.name)} (${markdownCode(row.model)}): ${row.passedRuns} of ${row.runs} answers pass${base}`,"",markdownLink(markdownCode(row.place),row.url),"",...(run?.assertions??[]).filter(({passed,advisory})=>!passed&&advisory!==true).map(({label,code="",message=""})=>[`- ${SIGNS.failed}`,...[code,label,message].filter(Boolean).map(markdownCode)].join(" ")),...block("Asked",said??""),...sides.flatMap(({title,text:shown2,items:listed=[]})=>block(title,shown2?.text??listed.map(item=>item.title).join("\\n"))),""].join("\\n")}function runElement(run,question,open2){const details=make("details",`run ${run.verdict}`);const failed=run.assertions.filter(it=>!it.passed&&it.advisory!==true).length;details.append(make("summary","",`${STATUS_SIGNS[run.verdict]} `,make("b","",run.title),failed===0?"":make("span","bad-text",` ${failed} of ${run.assertions.length} failed`),make("span","facts",` ${run.facts.join(" \xB7 ")}`)));let filled=false;const fill=()=>{if(filled)return;filled=true;details.append(runBody(run,question))};if(open2){fill();details.open=true}else{details.addEventListener("toggle",fill)}return details}function runBody(run,question){const body=make("div","run-body");if(run.question!==void 0)body.append(questionElement(run.question));const ordered=[...run.assertions].sort((a,b)=>Number(a.passed)-Number(b.passed));if(ordered.length>0){const items=ordered.map(assertion=>{const item=assertionElement(assertion);item.append(...labelElements(assertion,run,question));return item});body.append(make("ul","assertions",...items))}body.append(...run.answers.map(answerElement));if(run.changes!==void 0)body.append(itemsElement("Changed files",run.changes));if(run.trace!==void 0)body.append(traceElement(run.trace));if(run.thoughts!==void 0){body.append(textElement("h3","Thoughts (not judged)",run.thoughts))}if(run.note!==void 0)body.append(make("p","note",run.note));return body}function traceElement({lines,note}){const box=make("div","answer",make("h3","","Steps, from the traces"));const root=make("ul","trace");const open2=[root];for(const{kind,name,depth,facts:facts2,failed}of lines){const item=make("li","",failed?make("span","bad-text",`${SIGNS.failed} failed `):"",make("span","tag",kind)," ",make("code","",name),make("span","facts",` ${facts2.join(" \xB7 ")}`));const level=Math.min(depth,open2.length-1);open2[level]?.append(item);const inner=make("ul","trace");open2.splice(level+1,open2.length,inner);item.append(inner)}for(const list of[...root.querySelectorAll("ul")])if(list.childElementCount===0)list.remove();box.append(root);if(note!==void 0)box.append(make("p","note",note));return box}function assertionElement(assertion){const{passed,advisory,label,type,code,band,scoreText,message,reason,facts:facts2}=assertion;const sign=passed?SIGNS.passed:advisory===true?SIGNS.idle:SIGNS.failed;const item=make("li",passed?"good":advisory===true?"idle":"bad");const head=make("div","assertion-head",make("span","icon",sign),make("b","label",label));if(code!==void 0)head.append(make("code","code",code));if(advisory===true)head.append(make("span","tag","advisory"));head.append(make("span","tag",type),scoreElement(scoreText,band));item.append(head);if(message!==void 0)item.append(make("p","message",message));if(reason!==void 0){item.append(make("p","reason",make("span","facts","Judge: "),reason))}if(facts2.length>0){const list=make("dl","fact-list");for(const[name,value]of facts2){list.append(make("div","",make("dt","",name),make("dd","",value)))}item.append(list)}return item}function scoreElement(text,band){if(band===void 0)return make("span","score",text);return make("span",`score band-${band}`,`${text} ${band}`)}function answerElement({turn,user,calls,answer}){const box=make("div","answer");if(turn!==void 0)box.append(make("h3","",`Turn: ${turn}`));const level=turn===void 0?"h3":"h4";if(user!==void 0)box.append(textElement(level,"User",user));if(calls.length>0){box.append(make(level,"","Tool calls"),make("ol","calls",...calls.map(callElement)))}if(answer.text!=="")box.append(textElement(level,"Answer",answer,markedNodes(answer)));return box}function callElement({name,args,result}){const item=make("li","",make("code","",args===void 0?name:`${name}(${args})`));if(result!==void 0){item.append(make("div","result",make("span","facts","answered with "),make("code","",result)))}return item}function beforeAfterElement({pairs}){const boxes=pairs.flatMap(({before,after,note})=>[make("div","before-after",sideElement(before),sideElement(after)),...note===void 0?[]:[make("p","note",note)]]);return make("div","",...boxes)}function sideElement({title,text,items=[]}){return text===void 0?itemsElement(title,items):textElement("h3",title,text,markedNodes(text))}function itemsElement(title,items){const box=make("div","message-box diff",make("h3","",title));if(items.length===0)box.append(make("p","note","None."));for(const{title:name,text}of items){box.append(text===void 0?make("p","",make("code","",name)):textElement("h4",name,text,markedNodes(text)))}return box}var MARKS={forbidden:"Forbidden text",redacted:"Personal data, redacted",removed:"Only before",added:"Only after"};function markedNodes({text,marks}){const nodes=[];let end=0;for(const mark of marks){const marked=make("mark",mark.kind,text.slice(mark.start,mark.end));marked.title=MARKS[mark.kind];nodes.push(text.slice(end,mark.start),marked);end=mark.end}nodes.push(text.slice(end));return nodes}var{rows,suites}=pageIndex;var BRIEF_ROWS=10;var MORE_ROWS=100;var query=new URLSearchParams;var shown=[];var open;var drawn=new Map;var STATUSES=["failed","errored","not-run","passed"];var hasModels=new Set(rows.map(({model})=>model)).size>1;var MODEL={name:"model",title:"Model",className:"model",by:({model})=>model,orders:["Model, A to Z","Model, Z to A"],cell:({model})=>[model]};var COLUMNS=[{name:"status",title:"Status",className:"status",by:byStatus,orders:["By status","By status, passed first"],cell:({status})=>[`${STATUS_SIGNS[status]} ${status}`]},{name:"name",title:"Test",className:"wide",by:({name})=>name,orders:["Test, A to Z","Test, Z to A"],cell:(row,opener)=>[opener,...tagsOf(row)]},...hasModels?[MODEL]:[],{name:"runs",title:"Answers passed",className:"number runs",by:byRuns,orders:["Fewest answers passed first","Most answers passed first"],cell:({passedRuns,runs})=>[`${passedRuns} of ${runs}`]},{name:"score",title:"Lowest score",className:"number lowest",by:({lowestScore})=>lowestScore??Infinity,orders:["Lowest score first","Highest score first"],cell:({scoreText})=>[scoreText]},{name:"latency",title:"Latency",className:"number latency",by:({latencyMs})=>latencyMs,orders:["Fastest first","Slowest first"],cell:({latencyText})=>[latencyText]},{name:"cost",title:"Cost",className:"number cost",by:({costUsd})=>costUsd,orders:["Cheapest first","Most expensive first"],cell:({costText})=>[costText]},{name:"codes",title:"Failure codes",className:"codes",cell:({codes})=>codes.map(code=>make("code","code",code))}];function tagsOf(row){const{suite,tags,assertsNothing,reusedText,change="",changeText}=row;const texts=[...suites.length>1?[suites[suite]??""]:[],...tags,...assertsNothing===true?[`${SIGNS.look} asserts nothing`]:[],...reusedText===void 0?[]:[reusedText]];return[...texts.map(text=>make("span","tag",text)),...changeText===void 0?[]:[make("span",`tag change ${change}`,changeText)]]}function byStatus({status}){return STATUSES.indexOf(status)}function byRuns({passedRuns,runs}){return runs===0?0:passedRuns/runs}var WORST_FIRST=[({told=Infinity})=>told,byStatus,byRuns];function isNotable(index){const row=rows[index];return row!==void 0&&(row.told!==void 0||row.status!=="passed")}function sortedBy(sort){return COLUMNS.find(({name,by})=>by!==void 0&&name===sort.replace(/^-/,""))}function compareRows(a,b){const sort=query.get("sort")??"";const by=sortedBy(sort)?.by;const values=by===void 0?WORST_FIRST:[by];const order=values.reduce((found,value)=>found||compareValues(value(a),value(b)),0);return sort.startsWith("-")?-order:order}function compareValues(a,b){return a<b?-1:a>b?1:0}function choiceOf(name,all,of,options){return{name,all,of,options,counts:counted(rows.flatMap(of))}}var asNamed=value=>[value,value];var CHOICES=[choiceOf("status","Any status",({status})=>[status],STATUSES.map(asNamed)),choiceOf("suite","Every suite",({suite})=>[suites[suite]??""],suites.map(asNamed)),choiceOf("model","Every model",({model})=>[model]),choiceOf("code","Any failure code",({codes})=>codes),choiceOf("tag","Any tag",({tags})=>tags),choiceOf("change","Any change",({change})=>change===void 0?[]:[change],Object.entries(CHANGES).map(([name,{words}])=>[name,words[1]]))];function counted(values){const counts=new Map;for(const value of values)counts.set(value,(counts.get(value)??0)+1);return counts}var searchTexts;function searchTextOf(row){const{name,model,codes,tags,suite,place,changeText=""}=row;return[name,model,suites[suite]??"",place,changeText,...codes,...tags].join("\\n").toLowerCase()}function passesFilters([index,row]){const words=(query.get("q")??"").toLowerCase().split(/\\s+/).filter(Boolean);if(words.length>0)searchTexts??=rows.map(searchTextOf);const text=searchTexts?.[index]??"";return words.every(word=>text.includes(word))&&CHOICES.every(({name,of})=>{const value=query.get(name);return value===null||of(row).includes(value)})}function choose(name,value){if(value==="")query.delete(name);else query.set(name,value);showTable();writeAddress()}function reset(){query=new URLSearchParams;showTable();writeAddress()}function readAddress(){const address=new URLSearchParams(location.hash.slice(1));const isKnown=(name,value)=>name==="sort"?sortedBy(value)!==void 0:CHOICES.find(choice=>choice.name===name)?.counts.has(value)===true;query=new URLSearchParams([...address].filter(([name,value])=>name==="q"&&value!==""||isKnown(name,value)));showTable();const test=testIn(address);if(test!==void 0)showTest(test)}function testIn(address){const[name,model,suite]=["test","on","in"].map(parameter=>address.get(parameter));const index=rows.findIndex(row=>row.name===name&&(model===null||row.model===model)&&(suite===null||suites[row.suite]===suite));return index===-1?void 0:index}function writeAddress(){const address=new URLSearchParams(query);const row=open===void 0?void 0:rows[open];if(row!==void 0){address.set("test",row.name);address.set("on",row.model);if(suites.length>1)address.set("in",suites[row.suite]??"")}const fragment=address.toString();const bare=`${location.pathname}${location.search}`;try{history.replaceState(null,"",fragment===""?bare:`#${fragment}`)}catch{}}var headRow=make("tr");var tableBody=make("tbody");var table=having(make("table","tests",make("thead","",headRow),tableBody),{"aria-label":"Tests"});var frame=having(make("div","scroll",table),{tabindex:"0",role:"group","aria-label":"Table of tests"});var shownCount=having(make("p","shown"),{role:"status"});var moreButton=makeButton("quiet all",showMore);function startTable(place){headRow.append(...COLUMNS.map(headCell));place.append(filterControls(),shownCount,frame,moreButton);readAddress();const[worst=-1]=shown;if(location.hash.length<2&&isNotable(worst))toggle2(worst);document.addEventListener("DOMContentLoaded",()=>{if(open!==void 0&&location.hash.length>1)showTest(open)});addEventListener("hashchange",()=>{readAddress();const title=document.getElementById("tests-title");const top=title?.getBoundingClientRect().top??0;if(open===void 0&&(top<0||top>innerHeight/2))title?.scrollIntoView()})}function headCell({name,title,className,by}){const sort=()=>choose("sort",query.get("sort")===name?`-${name}`:name);const head=by===void 0?title:makeButton("sort",sort,title);return having(make("th",className,head),{scope:"col"})}function showTable(){open=void 0;drawn.clear();shown=[...rows.entries()].filter(passesFilters).sort(([,a],[,b])=>compareRows(a,b)).map(([index])=>index);keepHeight();tableBody.replaceChildren();if(shown.length===0)tableBody.append(nothingRow());const worst=shown.slice(0,BRIEF_ROWS).filter(isNotable).length;const isBrief=String(query)===""&&worst>0&&shown.length>BRIEF_ROWS;drawRows(isBrief?worst:MORE_ROWS);if(isBrief)shownCount.textContent=`The worst ${worst} of ${rows.length} results`;showChosen()}function drawRows(most){for(const index of shown.slice(drawn.size,most)){const row=rows[index];if(row!==void 0)drawRow(row,index)}const left=shown.length-drawn.size;moreButton.hidden=left===0;const more=left>MORE_ROWS?`${MORE_ROWS} more of`:"all";moreButton.textContent=`Show ${more} ${shown.length} results`;shownCount.textContent=`${shown.length} of ${rows.length} results`}function showMore(){const{size}=drawn;drawRows(size+MORE_ROWS);drawn.get(shown[size]??-1)?.opener.focus({preventScroll:true})}function keepHeight(){const isFiltered=[...query.keys()].some(name=>name!=="sort");const height=Math.min(frame.offsetHeight,innerHeight);frame.style.minHeight=isFiltered?`${height}px`:""}function wideRow(className,cell){return make("tr",className,having(cell,{colspan:String(COLUMNS.length)}))}function nothingRow(){const again=makeButton("quiet",reset,"Reset");return wideRow("",make("td","nothing","No test matches. ",again))}function drawRow(row,index){const press=()=>{toggle2(index);writeAddress()};const opener=makeButton("opener",press,row.name||"(no name)");opener.setAttribute("aria-expanded","false");const cells=COLUMNS.map(({className,cell})=>make("td",className,...cell(row,opener)));const element=make("tr",`row ${row.status}`,...cells);element.addEventListener("click",event=>{if(event.target instanceof Element&&event.target.closest("button, a")!==null)return;if(String(getSelection())==="")press()});drawn.set(index,{element,opener});tableBody.append(element)}function toggle2(index){const[row,place]=[rows[index],drawn.get(index)];if(row===void 0||place===void 0)return;const{element,opener}=place;const isOpen=element.classList.toggle("open");opener.setAttribute("aria-expanded",String(isOpen));if(isOpen){element.after(wideRow("unfolded",make("td","",detailsElement(row,index))));open=index}else{element.nextElementSibling?.remove();if(open===index)open=void 0}}function showTest(index){if(!shown.includes(index)){query=new URLSearchParams;showTable()}const place=shown.indexOf(index);if(place>=drawn.size)drawRows(place+1);const row=drawn.get(index);if(row===void 0)return;if(!row.element.classList.contains("open"))toggle2(index);open=index;writeAddress();row.opener.focus({preventScroll:true});row.element.scrollIntoView({block:"start"})}var fields=new Map;function filterControls(){const search=having(make("input"),{type:"search",id:"filter-text",autocomplete:"off",spellcheck:"false",placeholder:"Filter by test, model, code, tag","aria-label":"Filter tests by text"});search.addEventListener("input",()=>choose("q",search.value));fields.set("q",search);const orders=COLUMNS.flatMap(({name,orders:words})=>words===void 0?[]:[[name,words[0]],[`-${name}`,words[1]]]);const order=having(choiceField("sort",[["","Worst first"],...orders]),{id:"order",class:"order","aria-label":"Order of the tests"});const again=makeButton("quiet",reset,"Reset");const shownFields=[search,order,...CHOICES.flatMap(filterField)];const controls=having(make("form","controls",...shownFields,again),{role:"search"});controls.addEventListener("submit",event=>event.preventDefault());return controls}function filterField({name,all,counts,options:known}){if([...counts.values()].every(count2=>count2===rows.length))return[];const named=known??[...counts.keys()].sort().map(asNamed);const options=named.filter(([value])=>counts.has(value)).map(([value,words])=>[value,`${words} (${counts.get(value)??0})`]);return[having(choiceField(name,[["",all],...options]),{id:`filter-${name}`,"aria-label":`Filter tests by ${name}`})]}function choiceField(name,options){const all=options.map(([value,words])=>having(make("option","",words),{value}));const field=make("select","",...all);field.addEventListener("change",()=>choose(name,field.value));fields.set(name,field);return field}function showChosen(){for(const[name,field]of fields){const value=query.get(name)??"";if(field.value!==value)field.value=value}const sort=query.get("sort")??"";const column=sortedBy(sort);table.dataset["sort"]=column?.name??"worst";[...headRow.children].forEach((cell,index)=>{if(column===void 0||COLUMNS[index]!==column)cell.removeAttribute("aria-sort");else cell.setAttribute("aria-sort",sort.startsWith("-")?"descending":"ascending")})}var tablePlace=document.getElementById("table");if(tablePlace!==null)startTable(tablePlace);document.addEventListener("DOMContentLoaded",()=>{const labelsPlace=document.getElementById("labels");if(labelsPlace!==null)startLabels(labelsPlace)});})();\n';
  const PLOTS_SCRIPT = '/* uplot 1.6.32. The MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE. */\n"use strict";(()=>{var ms="uplot",gs="u-hz",ws="u-vt",ys="u-title",Ss="u-wrap",xs="u-under",bs="u-over",_s="u-axis",Qt="u-off",Ts="u-select",Ms="u-cursor-x",ks="u-cursor-y",Es="u-cursor-pt",vs="u-legend",As="u-live",Ls="u-inline",Cs="u-series",Ps="u-marker",li="u-label",Ds="u-value",$l="width",Wl="height";var ni="bottom",xl="left",Bn="right",so="#000",oi=so+"0",Un="mousemove",ii="mousedown",Yn="mouseup",ri="mouseenter",si="mouseleave",ui="dblclick",Rs="resize",Os="scroll",fi="change",un="dppxchange",uo="--",vl=typeof window<"u",Qn=vl?document:null,_l=vl?window:null,Ns=vl?navigator:null,ie,nn;function Zn(){let e=devicePixelRatio;ie!=e&&(ie=e,nn&&eo(fi,nn,Zn),nn=matchMedia(`(min-resolution: ${ie-.001}dppx) and (max-resolution: ${ie+.001}dppx)`),Zt(fi,nn,Zn),_l.dispatchEvent(new CustomEvent(un)))}function Xe(e,l){if(l!=null){let i=e.classList;!i.contains(l)&&i.add(l)}}function Xn(e,l){let i=e.classList;i.contains(l)&&i.remove(l)}function ge(e,l,i){e.style[l]=i+"px"}function mt(e,l,i,n){let r=Qn.createElement(e);return l!=null&&Xe(r,l),i?.insertBefore(r,n),r}function ut(e,l){return mt("div",e,l)}var ci=new WeakMap;function kt(e,l,i,n,r){let c="translate("+l+"px,"+i+"px)",f=ci.get(e);c!=f&&(e.style.transform=c,ci.set(e,c),l<0||i<0||l>n||i>r?Xe(e,Qt):Xn(e,Qt))}var ai=new WeakMap;function pi(e,l,i){let n=l+i,r=ai.get(e);n!=r&&(ai.set(e,n),e.style.background=l,e.style.borderColor=i)}var hi=new WeakMap;function di(e,l,i,n){let r=l+""+i,c=hi.get(e);r!=c&&(hi.set(e,r),e.style.height=i+"px",e.style.width=l+"px",e.style.marginLeft=n?-l/2+"px":0,e.style.marginTop=n?-i/2+"px":0)}var fo={passive:!0},Fs={...fo,capture:!0};function Zt(e,l,i,n){l.addEventListener(e,i,n?Fs:fo)}function eo(e,l,i,n){l.removeEventListener(e,i,fo)}vl&&Zn();function gt(e,l,i,n){let r;i=i||0,n=n||l.length-1;let c=n<=2147483647;for(;n-i>1;)r=c?i+n>>1:et((i+n)/2),l[r]<e?i=r:n=r;return e-l[i]<=l[n]-e?i:n}function Ii(e){return(i,n,r)=>{let c=-1,f=-1;for(let h=n;h<=r;h++)if(e(i[h])){c=h;break}for(let h=r;h>=n;h--)if(e(i[h])){f=h;break}return[c,f]}}var Gi=e=>e!=null,Bi=e=>e!=null&&e>0,an=Ii(Gi),Vs=Ii(Bi);function zs(e,l,i,n=0,r=!1){let c=r?Vs:an,f=r?Bi:Gi;[l,i]=c(e,l,i);let h=e[l],p=e[l];if(l>-1)if(n==1)h=e[l],p=e[i];else if(n==-1)h=e[i],p=e[l];else for(let m=l;m<=i;m++){let S=e[m];f(S)&&(S<h?h=S:S>p&&(p=S))}return[h??ce,p??-ce]}function pn(e,l,i,n){let r=wi(e),c=wi(l);e==l&&(r==-1?(e*=i,l/=i):(e/=i,l*=i));let f=i==10?Lt:Ui,h=r==1?et:ft,p=c==1?ft:et,m=h(f(Ae(e))),S=p(f(Ae(l))),g=Tl(i,m),w=Tl(i,S);return i==10&&(m<0&&(g=ae(g,-m)),S<0&&(w=ae(w,-S))),n||i==2?(e=g*r,l=w*c):(e=qi(e,g),l=hn(l,w)),[e,l]}function co(e,l,i,n){let r=pn(e,l,i,n);return e==0&&(r[0]=0),l==0&&(r[1]=0),r}var ao=.1,mi={mode:3,pad:ao},Gl={pad:0,soft:null,mode:0},Hs={min:Gl,max:Gl};function fn(e,l,i,n){return dn(i)?gi(e,l,i):(Gl.pad=i,Gl.soft=n?0:null,Gl.mode=n?3:0,gi(e,l,Hs))}function ne(e,l){return e??l}function $s(e,l,i){for(l=ne(l,0),i=ne(i,e.length-1);l<=i;){if(e[l]!=null)return!0;l++}return!1}function gi(e,l,i){let n=i.min,r=i.max,c=ne(n.pad,0),f=ne(r.pad,0),h=ne(n.hard,-ce),p=ne(r.hard,ce),m=ne(n.soft,ce),S=ne(r.soft,-ce),g=ne(n.mode,0),w=ne(r.mode,0),A=l-e,L=Lt(A),V=Be(Ae(e),Ae(l)),H=Lt(V),W=Ae(H-L);(A<1e-24||W>10)&&(A=0,(e==0||l==0)&&(A=1e-24,g==2&&m!=ce&&(c=0),w==2&&S!=-ce&&(f=0)));let _=A||V||1e3,z=Lt(_),T=Tl(10,et(z)),K=_*(A==0?e==0?.1:1:c),P=ae(qi(e-K,T/10),24),q=e>=m&&(g==1||g==3&&P<=m||g==2&&P>=m)?m:ce,U=Be(h,P<q&&e>=q?q:wt(q,P)),Z=_*(A==0?l==0?.1:1:f),B=ae(hn(l+Z,T/10),24),M=l<=S&&(w==1||w==3&&B>=S||w==2&&B<=S)?S:-ce,j=wt(p,B>M&&l<=M?M:Be(M,B));return U==j&&U==0&&(j=100),[U,j]}var Ws=new Intl.NumberFormat(vl?Ns.language:"en-US"),po=e=>Ws.format(e),tt=Math,sn=tt.PI,Ae=tt.abs,et=tt.floor,ve=tt.round,ft=tt.ceil,wt=tt.min,Be=tt.max,Tl=tt.pow,wi=tt.sign,Lt=tt.log10,Ui=tt.log2,Is=(e,l=1)=>tt.sinh(e)*l,jn=(e,l=1)=>tt.asinh(e/l),ce=1/0;function yi(e){return(Lt((e^e>>31)-(e>>31))|0)+1}function to(e,l,i){return wt(Be(e,l),i)}function Yi(e){return typeof e=="function"}function X(e){return Yi(e)?e:()=>e}var Gs=()=>{},ji=e=>e,Ki=(e,l)=>l,Bs=e=>null,Si=e=>!0,xi=(e,l)=>e==l,Us=/\\.\\d*?(?=9{6,}|0{6,})/gm,Xt=e=>{if(Qi(e)||zt.has(e))return e;let l=`${e}`,i=l.match(Us);if(i==null)return e;let n=i[0].length-1;if(l.indexOf("e-")!=-1){let[r,c]=l.split("e");return+`${Xt(r)}e${c}`}return ae(e,n)};function qt(e,l){return Xt(ae(Xt(e/l))*l)}function hn(e,l){return Xt(ft(Xt(e/l))*l)}function qi(e,l){return Xt(et(Xt(e/l))*l)}function ae(e,l=0){if(Qi(e))return e;let i=10**l,n=e*i*(1+Number.EPSILON);return ve(n)/i}var zt=new Map;function Ji(e){return((""+e).split(".")[1]||"").length}function Ul(e,l,i,n){let r=[],c=n.map(Ji);for(let f=l;f<i;f++){let h=Ae(f),p=ae(Tl(e,f),h);for(let m=0;m<n.length;m++){let S=e==10?+`${n[m]}e${f}`:n[m]*p,g=(f>=0?0:h)+(f>=c[m]?0:c[m]),w=e==10?S:ae(S,g);r.push(w),zt.set(w,g)}}return r}var Bl={},ho=[],Ml=[null,null],Vt=Array.isArray,Qi=Number.isInteger,Ys=e=>e===void 0;function bi(e){return typeof e=="string"}function dn(e){let l=!1;if(e!=null){let i=e.constructor;l=i==null||i==Object}return l}function js(e){return e!=null&&typeof e=="object"}var Ks=Object.getPrototypeOf(Uint8Array),Zi="__proto__";function kl(e,l=dn){let i;if(Vt(e)){let n=e.find(r=>r!=null);if(Vt(n)||l(n)){i=Array(e.length);for(let r=0;r<e.length;r++)i[r]=kl(e[r],l)}else i=e.slice()}else if(e instanceof Ks)i=e.slice();else if(l(e)){i={};for(let n in e)n!=Zi&&(i[n]=kl(e[n],l))}else i=e;return i}function Me(e){let l=arguments;for(let i=1;i<l.length;i++){let n=l[i];for(let r in n)r!=Zi&&(dn(e[r])?Me(e[r],kl(n[r])):e[r]=kl(n[r]))}return e}var qs=0,Js=1,Qs=2;function Zs(e,l,i){for(let n=0,r,c=-1;n<l.length;n++){let f=l[n];if(f>c){for(r=f-1;r>=0&&e[r]==null;)e[r--]=null;for(r=f+1;r<i&&e[r]==null;)e[c=r++]=null}}}function Xs(e,l){if(lu(e)){let f=e[0].slice();for(let h=1;h<e.length;h++)f.push(...e[h].slice(1));return nu(f[0])||(f=tu(f)),f}let i=new Set;for(let f=0;f<e.length;f++){let p=e[f][0],m=p.length;for(let S=0;S<m;S++)i.add(p[S])}let n=[Array.from(i).sort((f,h)=>f-h)],r=n[0].length,c=new Map;for(let f=0;f<r;f++)c.set(n[0][f],f);for(let f=0;f<e.length;f++){let h=e[f],p=h[0];for(let m=1;m<h.length;m++){let S=h[m],g=Array(r).fill(void 0),w=l?l[f][m]:Js,A=[];for(let L=0;L<S.length;L++){let V=S[L],H=c.get(p[L]);V===null?w!=qs&&(g[H]=V,w==Qs&&A.push(H)):g[H]=V}Zs(g,A,r),n.push(g)}}return n}var eu=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function tu(e){let l=e[0],i=l.length,n=Array(i);for(let c=0;c<n.length;c++)n[c]=c;n.sort((c,f)=>l[c]-l[f]);let r=[];for(let c=0;c<e.length;c++){let f=e[c],h=Array(i);for(let p=0;p<i;p++)h[p]=f[n[p]];r.push(h)}return r}function lu(e){let l=e[0][0],i=l.length;for(let n=1;n<e.length;n++){let r=e[n][0];if(r.length!=i)return!1;if(r!=l){for(let c=0;c<i;c++)if(r[c]!=l[c])return!1}}return!0}function nu(e,l=100){let i=e.length;if(i<=1)return!0;let n=0,r=i-1;for(;n<=r&&e[n]==null;)n++;for(;r>=n&&e[r]==null;)r--;if(r<=n)return!0;let c=Be(1,et((r-n+1)/l));for(let f=e[n],h=n+c;h<=r;h+=c){let p=e[h];if(p!=null){if(p<=f)return!1;f=p}}return!0}var Xi=["January","February","March","April","May","June","July","August","September","October","November","December"],er=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function tr(e){return e.slice(0,3)}var ou=er.map(tr),iu=Xi.map(tr),ru={MMMM:Xi,MMM:iu,WWWW:er,WWW:ou};function Hl(e){return(e<10?"0":"")+e}function su(e){return(e<10?"00":e<100?"0":"")+e}var uu={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,l)=>l.MMMM[e.getMonth()],MMM:(e,l)=>l.MMM[e.getMonth()],MM:e=>Hl(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Hl(e.getDate()),D:e=>e.getDate(),WWWW:(e,l)=>l.WWWW[e.getDay()],WWW:(e,l)=>l.WWW[e.getDay()],HH:e=>Hl(e.getHours()),H:e=>e.getHours(),h:e=>{let l=e.getHours();return l==0?12:l>12?l-12:l},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Hl(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Hl(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>su(e.getMilliseconds())};function mo(e,l){l=l||ru;let i=[],n=/\\{([a-z]+)\\}|[^{]+/gi,r;for(;r=n.exec(e);)i.push(r[0][0]=="{"?uu[r[1]]:r[0]);return c=>{let f="";for(let h=0;h<i.length;h++)f+=typeof i[h]=="string"?i[h]:i[h](c,l);return f}}var fu=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cu(e,l){let i;return l=="UTC"||l=="Etc/UTC"?i=new Date(+e+e.getTimezoneOffset()*6e4):l==fu?i=e:(i=new Date(e.toLocaleString("en-US",{timeZone:l})),i.setMilliseconds(e.getMilliseconds())),i}var lr=e=>e%1==0,cn=[1,2,2.5,5],au=Ul(10,-32,0,cn),nr=Ul(10,0,32,cn),pu=nr.filter(lr),Jt=au.concat(nr),go=`\n`,or="{YYYY}",_i=go+or,ir="{M}/{D}",Il=go+ir,on=Il+"/{YY}",rr="{aa}",hu="{h}:{mm}",bl=hu+rr,Ti=go+bl,Mi=":{ss}",se=null;function sr(e){let l=e*1e3,i=l*60,n=i*60,r=n*24,c=r*30,f=r*365,p=(e==1?Ul(10,0,3,cn).filter(lr):Ul(10,-3,0,cn)).concat([l,l*5,l*10,l*15,l*30,i,i*5,i*10,i*15,i*30,n,n*2,n*3,n*4,n*6,n*8,n*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,c,c*2,c*3,c*4,c*6,f,f*2,f*5,f*10,f*25,f*50,f*100]),m=[[f,or,se,se,se,se,se,se,1],[r*28,"{MMM}",_i,se,se,se,se,se,1],[r,ir,_i,se,se,se,se,se,1],[n,"{h}"+rr,on,se,Il,se,se,se,1],[i,bl,on,se,Il,se,se,se,1],[l,Mi,on+" "+bl,se,Il+" "+bl,se,Ti,se,1],[e,Mi+".{fff}",on+" "+bl,se,Il+" "+bl,se,Ti,se,1]];function S(g){return(w,A,L,V,H,W)=>{let _=[],z=H>=f,T=H>=c&&H<f,K=g(L),P=ae(K*e,3),q=Kn(K.getFullYear(),z?0:K.getMonth(),T||z?1:K.getDate()),U=ae(q*e,3);if(T||z){let Z=T?H/c:0,B=z?H/f:0,M=P==U?P:ae(Kn(q.getFullYear()+B,q.getMonth()+Z,1)*e,3),j=new Date(ve(M/e)),D=j.getFullYear(),I=j.getMonth();for(let F=0;M<=V;F++){let ee=Kn(D+B*F,I+Z*F,1),N=ee-g(ae(ee*e,3));M=ae((+ee+N)*e,3),M<=V&&_.push(M)}}else{let Z=H>=r?r:H,B=et(L)-et(P),M=U+B+hn(P-U,Z);_.push(M);let j=g(M),D=j.getHours()+j.getMinutes()/i+j.getSeconds()/n,I=H/n,F=w.axes[A]._space,ee=W/F;for(;M=ae(M+H,e==1?0:3),!(M>V);)if(I>1){let N=et(ae(D+I,6))%24,te=g(M).getHours()-N;te>1&&(te=-1),M-=te*n,D=(D+I)%24;let ue=_[_.length-1];ae((M-ue)/H,3)*ee>=.7&&_.push(M)}else _.push(M)}return _}}return[p,m,S]}var[du,mu,gu]=sr(1),[wu,yu,Su]=sr(.001);Ul(2,-53,53,[1]);function ki(e,l){return e.map(i=>i.map((n,r)=>r==0||r==8||n==null?n:l(r==1||i[8]==0?n:i[1]+n)))}function Ei(e,l){return(i,n,r,c,f)=>{let h=l.find(L=>f>=L[0])||l[l.length-1],p,m,S,g,w,A;return n.map(L=>{let V=e(L),H=V.getFullYear(),W=V.getMonth(),_=V.getDate(),z=V.getHours(),T=V.getMinutes(),K=V.getSeconds(),P=H!=p&&h[2]||W!=m&&h[3]||_!=S&&h[4]||z!=g&&h[5]||T!=w&&h[6]||K!=A&&h[7]||h[1];return p=H,m=W,S=_,g=z,w=T,A=K,P(V)})}}function xu(e,l){let i=mo(l);return(n,r,c,f,h)=>r.map(p=>i(e(p)))}function Kn(e,l,i){return new Date(e,l,i)}function vi(e,l){return l(e)}var bu="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ai(e,l){return(i,n,r,c)=>c==null?uo:l(e(n))}function _u(e,l){let i=e.series[l];return i.width?i.stroke(e,l):i.points.width?i.points.stroke(e,l):null}function Tu(e,l){return e.series[l].fill(e,l)}var Mu={show:!0,live:!0,isolate:!1,mount:Gs,markers:{show:!0,width:2,stroke:_u,fill:Tu,dash:"solid"},idx:null,idxs:null,values:[]};function ku(e,l){let i=e.cursor.points,n=ut(),r=i.size(e,l);ge(n,$l,r),ge(n,Wl,r);let c=r/-2;ge(n,"marginLeft",c),ge(n,"marginTop",c);let f=i.width(e,l,r);return f&&ge(n,"borderWidth",f),n}function Eu(e,l){let i=e.series[l].points;return i._fill||i._stroke}function vu(e,l){let i=e.series[l].points;return i._stroke||i._fill}function Au(e,l){return e.series[l].points.size}var qn=[0,0];function Lu(e,l,i){return qn[0]=l,qn[1]=i,qn}function rn(e,l,i,n=!0){return r=>{r.button==0&&(!n||r.target==l)&&i(r)}}function Jn(e,l,i,n=!0){return r=>{(!n||r.target==l)&&i(r)}}var Cu={show:!0,x:!0,y:!0,lock:!1,move:Lu,points:{one:!1,show:ku,size:Au,width:0,stroke:vu,fill:Eu},bind:{mousedown:rn,mouseup:rn,click:rn,dblclick:rn,mousemove:Jn,mouseleave:Jn,mouseenter:Jn},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,l)=>{l.stopPropagation(),l.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,l,i,n,r)=>n-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ur={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},wo=Me({},ur,{filter:Ki}),fr=Me({},wo,{size:10}),cr=Me({},ur,{show:!1}),yo=\'12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"\',ar="bold "+yo,pr=1.5,Li={show:!0,scale:"x",stroke:so,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ar,side:2,grid:wo,ticks:fr,border:cr,font:yo,lineGap:pr,rotate:0},Pu="Value",Du="Time",Ci={show:!0,scale:"x",auto:!1,sorted:1,min:ce,max:-ce,idxs:[]};function Ru(e,l,i,n,r){return l.map(c=>c==null?"":po(c))}function Ou(e,l,i,n,r,c,f){let h=[],p=zt.get(r)||0;i=f?i:ae(hn(i,r),p);for(let m=i;m<=n;m=ae(m+r,p))h.push(Object.is(m,-0)?0:m);return h}function lo(e,l,i,n,r,c,f){let h=[],p=e.scales[e.axes[l].scale].log,m=p==10?Lt:Ui,S=et(m(i));r=Tl(p,S),p==10&&(r=Jt[gt(r,Jt)]);let g=i,w=r*p;p==10&&(w=Jt[gt(w,Jt)]);do h.push(g),g=g+r,p==10&&!zt.has(g)&&(g=ae(g,zt.get(r))),g>=w&&(r=g,w=r*p,p==10&&(w=Jt[gt(w,Jt)]));while(g<=n);return h}function Nu(e,l,i,n,r,c,f){let p=e.scales[e.axes[l].scale].asinh,m=n>p?lo(e,l,Be(p,i),n,r):[p],S=n>=0&&i<=0?[0]:[];return(i<-p?lo(e,l,Be(p,-n),-i,r):[p]).reverse().map(w=>-w).concat(S,m)}var hr=/./,Fu=/[12357]/,Vu=/[125]/,Pi=/1/,no=(e,l,i,n)=>e.map((r,c)=>l==4&&r==0||c%n==0&&i.test(r.toExponential()[r<0?1:0])?r:null);function zu(e,l,i,n,r){let c=e.axes[i],f=c.scale,h=e.scales[f],p=e.valToPos,m=c._space,S=p(10,f),g=p(9,f)-S>=m?hr:p(7,f)-S>=m?Fu:p(5,f)-S>=m?Vu:Pi;if(g==Pi){let w=Ae(p(1,f)-S);if(w<m)return no(l.slice().reverse(),h.distr,g,ft(m/w)).reverse()}return no(l,h.distr,g,1)}function Hu(e,l,i,n,r){let c=e.axes[i],f=c.scale,h=c._space,p=e.valToPos,m=Ae(p(1,f)-p(2,f));return m<h?no(l.slice().reverse(),3,hr,ft(h/m)).reverse():l}function $u(e,l,i,n){return n==null?uo:l==null?"":po(l)}var Di={show:!0,scale:"y",stroke:so,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ar,side:3,grid:wo,ticks:fr,border:cr,font:yo,lineGap:pr,rotate:0};function Wu(e,l){let i=3+(e||1)*2;return ae(i*l,3)}function Iu(e,l){let{scale:i,idxs:n}=e.series[0],r=e._data[0],c=e.valToPos(r[n[0]],i,!0),f=e.valToPos(r[n[1]],i,!0),h=Ae(f-c),p=e.series[l],m=h/(p.points.space*ie);return n[1]-n[0]<=m}var Ri={scale:null,auto:!0,sorted:0,min:ce,max:-ce},dr=(e,l,i,n,r)=>r,Oi={show:!0,auto:!0,sorted:0,gaps:dr,alpha:1,facets:[Me({},Ri,{scale:"x"}),Me({},Ri,{scale:"y"})]},Ni={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:dr,alpha:1,points:{show:Iu,filter:null},values:null,min:ce,max:-ce,idxs:[],path:null,clip:null};function Gu(e,l,i,n,r){return i/10}var mr={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Bu=Me({},mr,{time:!1,ori:1}),Fi={};function gr(e,l){let i=Fi[e];return i||(i={key:e,plots:[],sub(n){i.plots.push(n)},unsub(n){i.plots=i.plots.filter(r=>r!=n)},pub(n,r,c,f,h,p,m){for(let S=0;S<i.plots.length;S++)i.plots[S]!=r&&i.plots[S].pub(n,r,c,f,h,p,m)}},e!=null&&(Fi[e]=i)),i}var El=1,oo=2;function el(e,l,i){let n=e.mode,r=e.series[l],c=n==2?e._data[l]:e._data,f=e.scales,h=e.bbox,p=c[0],m=n==2?c[1]:c[l],S=n==2?f[r.facets[0].scale]:f[e.series[0].scale],g=n==2?f[r.facets[1].scale]:f[r.scale],w=h.left,A=h.top,L=h.width,V=h.height,H=e.valToPosH,W=e.valToPosV;return S.ori==0?i(r,p,m,S,g,H,W,w,A,L,V,gn,Al,yn,yr,xr):i(r,p,m,S,g,W,H,A,w,V,L,wn,Ll,bo,Sr,br)}function So(e,l){let i=0,n=0,r=ne(e.bands,ho);for(let c=0;c<r.length;c++){let f=r[c];f.series[0]==l?i=f.dir:f.series[1]==l&&(f.dir==1?n|=1:n|=2)}return[i,n==1?-1:n==2?1:n==3?2:0]}function Uu(e,l,i,n,r){let c=e.mode,f=e.series[l],h=c==2?f.facets[1].scale:f.scale,p=e.scales[h];return r==-1?p.min:r==1?p.max:p.distr==3?p.dir==1?p.min:p.max:0}function Ct(e,l,i,n,r,c){return el(e,l,(f,h,p,m,S,g,w,A,L,V,H)=>{let W=f.pxRound,_=m.dir*(m.ori==0?1:-1),z=m.ori==0?Al:Ll,T,K;_==1?(T=i,K=n):(T=n,K=i);let P=W(g(h[T],m,V,A)),q=W(w(p[T],S,H,L)),U=W(g(h[K],m,V,A)),Z=W(w(c==1?S.max:S.min,S,H,L)),B=new Path2D(r);return z(B,U,Z),z(B,P,Z),z(B,P,q),B})}function mn(e,l,i,n,r,c){let f=null;if(e.length>0){f=new Path2D;let h=l==0?yn:bo,p=i;for(let g=0;g<e.length;g++){let w=e[g];if(w[1]>w[0]){let A=w[0]-p;A>0&&h(f,p,n,A,n+c),p=w[1]}}let m=i+r-p,S=10;m>0&&h(f,p,n-S/2,m,n+c+S)}return f}function Yu(e,l,i){let n=e[e.length-1];n&&n[0]==l?n[1]=i:e.push([l,i])}function xo(e,l,i,n,r,c,f){let h=[],p=e.length;for(let m=r==1?i:n;m>=i&&m<=n;m+=r)if(l[m]===null){let g=m,w=m;if(r==1)for(;++m<=n&&l[m]===null;)w=m;else for(;--m>=i&&l[m]===null;)w=m;let A=c(e[g]),L=w==g?A:c(e[w]),V=g-r;A=f<=0&&V>=0&&V<p?c(e[V]):A;let W=w+r;L=f>=0&&W>=0&&W<p?c(e[W]):L,L>=A&&h.push([A,L])}return h}function Vi(e){return e==0?ji:e==1?ve:l=>qt(l,e)}function wr(e){let l=e==0?gn:wn,i=e==0?(r,c,f,h,p,m)=>{r.arcTo(c,f,h,p,m)}:(r,c,f,h,p,m)=>{r.arcTo(f,c,p,h,m)},n=e==0?(r,c,f,h,p)=>{r.rect(c,f,h,p)}:(r,c,f,h,p)=>{r.rect(f,c,p,h)};return(r,c,f,h,p,m=0,S=0)=>{m==0&&S==0?n(r,c,f,h,p):(m=wt(m,h/2,p/2),S=wt(S,h/2,p/2),l(r,c+m,f),i(r,c+h,f,c+h,f+p,m),i(r,c+h,f+p,c,f+p,S),i(r,c,f+p,c,f,S),i(r,c,f,c+h,f,m),r.closePath())}}var gn=(e,l,i)=>{e.moveTo(l,i)},wn=(e,l,i)=>{e.moveTo(i,l)},Al=(e,l,i)=>{e.lineTo(l,i)},Ll=(e,l,i)=>{e.lineTo(i,l)},yn=wr(0),bo=wr(1),yr=(e,l,i,n,r,c)=>{e.arc(l,i,n,r,c)},Sr=(e,l,i,n,r,c)=>{e.arc(i,l,n,r,c)},xr=(e,l,i,n,r,c,f)=>{e.bezierCurveTo(l,i,n,r,c,f)},br=(e,l,i,n,r,c,f)=>{e.bezierCurveTo(i,l,r,n,f,c)};function _r(e){return(l,i,n,r,c)=>el(l,i,(f,h,p,m,S,g,w,A,L,V,H)=>{let{pxRound:W,points:_}=f,z,T;m.ori==0?(z=gn,T=yr):(z=wn,T=Sr);let K=ae(_.width*ie,3),P=(_.size-_.width)/2*ie,q=ae(P*2,3),U=new Path2D,Z=new Path2D,{left:B,top:M,width:j,height:D}=l.bbox;yn(Z,B-q,M-q,j+q*2,D+q*2);let I=F=>{if(p[F]!=null){let ee=W(g(h[F],m,V,A)),N=W(w(p[F],S,H,L));z(U,ee+P,N),T(U,ee,N,P,0,sn*2)}};if(c)c.forEach(I);else for(let F=n;F<=r;F++)I(F);return{stroke:K>0?U:null,fill:U,clip:Z,flags:El|oo}})}function Tr(e){return(l,i,n,r,c,f)=>{n!=r&&(c!=n&&f!=n&&e(l,i,n),c!=r&&f!=r&&e(l,i,r),e(l,i,f))}}var ju=Tr(Al),Ku=Tr(Ll);function Mr(e){let l=ne(e?.alignGaps,0);return(i,n,r,c)=>el(i,n,(f,h,p,m,S,g,w,A,L,V,H)=>{[r,c]=an(p,r,c);let W=f.pxRound,_=D=>W(g(D,m,V,A)),z=D=>W(w(D,S,H,L)),T,K;m.ori==0?(T=Al,K=ju):(T=Ll,K=Ku);let P=m.dir*(m.ori==0?1:-1),q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:El},U=q.stroke,Z=!1;if(c-r>=V*4){let D=R=>i.posToVal(R,m.key,!0),I=null,F=null,ee,N,Ue,we=_(h[P==1?r:c]),te=_(h[r]),ue=_(h[c]),J=D(P==1?te+1:ue-1);for(let R=P==1?r:c;R>=r&&R<=c;R+=P){let ke=h[R],ye=(P==1?ke<J:ke>J)?we:_(ke),re=p[R];ye==we?re!=null?(N=re,I==null?(T(U,ye,z(N)),ee=I=F=N):N<I?I=N:N>F&&(F=N)):re===null&&(Z=!0):(I!=null&&K(U,we,z(I),z(F),z(ee),z(N)),re!=null?(N=re,T(U,ye,z(N)),I=F=ee=N):(I=F=null,re===null&&(Z=!0)),we=ye,J=D(we+P))}I!=null&&I!=F&&Ue!=we&&K(U,we,z(I),z(F),z(ee),z(N))}else for(let D=P==1?r:c;D>=r&&D<=c;D+=P){let I=p[D];I===null?Z=!0:I!=null&&T(U,_(h[D]),z(I))}let[M,j]=So(i,n);if(f.fill!=null||M!=0){let D=q.fill=new Path2D(U),I=f.fillTo(i,n,f.min,f.max,M),F=z(I),ee=_(h[r]),N=_(h[c]);P==-1&&([N,ee]=[ee,N]),T(D,N,F),T(D,ee,F)}if(!f.spanGaps){let D=[];Z&&D.push(...xo(h,p,r,c,P,_,l)),q.gaps=D=f.gaps(i,n,r,c,D),q.clip=mn(D,m.ori,A,L,V,H)}return j!=0&&(q.band=j==2?[Ct(i,n,r,c,U,-1),Ct(i,n,r,c,U,1)]:Ct(i,n,r,c,U,j)),q})}function qu(e){let l=ne(e.align,1),i=ne(e.ascDesc,!1),n=ne(e.alignGaps,0),r=ne(e.extend,!1);return(c,f,h,p)=>el(c,f,(m,S,g,w,A,L,V,H,W,_,z)=>{[h,p]=an(g,h,p);let T=m.pxRound,{left:K,width:P}=c.bbox,q=te=>T(L(te,w,_,H)),U=te=>T(V(te,A,z,W)),Z=w.ori==0?Al:Ll,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:El},M=B.stroke,j=w.dir*(w.ori==0?1:-1),D=U(g[j==1?h:p]),I=q(S[j==1?h:p]),F=I,ee=I;r&&l==-1&&(ee=K,Z(M,ee,D)),Z(M,I,D);for(let te=j==1?h:p;te>=h&&te<=p;te+=j){let ue=g[te];if(ue==null)continue;let J=q(S[te]),R=U(ue);l==1?Z(M,J,D):Z(M,F,R),Z(M,J,R),D=R,F=J}let N=F;r&&l==1&&(N=K+P,Z(M,N,D));let[Ue,we]=So(c,f);if(m.fill!=null||Ue!=0){let te=B.fill=new Path2D(M),ue=m.fillTo(c,f,m.min,m.max,Ue),J=U(ue);Z(te,N,J),Z(te,ee,J)}if(!m.spanGaps){let te=[];te.push(...xo(S,g,h,p,j,q,n));let ue=m.width*ie/2,J=i||l==1?ue:-ue,R=i||l==-1?-ue:ue;te.forEach(ke=>{ke[0]+=J,ke[1]+=R}),B.gaps=te=m.gaps(c,f,h,p,te),B.clip=mn(te,w.ori,H,W,_,z)}return we!=0&&(B.band=we==2?[Ct(c,f,h,p,M,-1),Ct(c,f,h,p,M,1)]:Ct(c,f,h,p,M,we)),B})}function zi(e,l,i,n,r,c,f=ce){if(e.length>1){let h=null;for(let p=0,m=1/0;p<e.length;p++)if(l[p]!==void 0){if(h!=null){let S=Ae(e[p]-e[h]);S<m&&(m=S,f=Ae(i(e[p],n,r,c)-i(e[h],n,r,c)))}h=p}}return f}function Ju(e){e=e||Bl;let l=ne(e.size,[.6,ce,1]),i=e.align||0,n=e.gap||0,r=e.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let c=X(r),f=1-l[0],h=ne(l[1],ce),p=ne(l[2],1),m=ne(e.disp,Bl),S=ne(e.each,A=>{}),{fill:g,stroke:w}=m;return(A,L,V,H)=>el(A,L,(W,_,z,T,K,P,q,U,Z,B,M)=>{let j=W.pxRound,D=i,I=n*ie,F=h*ie,ee=p*ie,N,Ue;T.ori==0?[N,Ue]=c(A,L):[Ue,N]=c(A,L);let we=T.dir*(T.ori==0?1:-1),te=T.ori==0?yn:bo,ue=T.ori==0?S:(v,pe,Ee,ol,Wt,St,It)=>{S(v,pe,Ee,Wt,ol,It,St)},J=ne(A.bands,ho).find(v=>v.series[0]==L),R=J!=null?J.dir:0,ke=W.fillTo(A,L,W.min,W.max,R),He=j(q(ke,K,M,Z)),ye,re,ct,Ke=B,xe=j(W.width*ie),yt=!1,Et=null,lt=null,Pt=null,tl=null;g!=null&&(xe==0||w!=null)&&(yt=!0,Et=g.values(A,L,V,H),lt=new Map,new Set(Et).forEach(v=>{v!=null&&lt.set(v,new Path2D)}),xe>0&&(Pt=w.values(A,L,V,H),tl=new Map,new Set(Pt).forEach(v=>{v!=null&&tl.set(v,new Path2D)})));let{x0:ll,size:Pl}=m;if(ll!=null&&Pl!=null){D=1,_=ll.values(A,L,V,H),ll.unit==2&&(_=_.map(Ee=>A.posToVal(U+Ee*B,T.key,!0)));let v=Pl.values(A,L,V,H);Pl.unit==2?re=v[0]*B:re=P(v[0],T,B,U)-P(0,T,B,U),Ke=zi(_,z,P,T,B,U,Ke),ct=Ke-re+I}else Ke=zi(_,z,P,T,B,U,Ke),ct=Ke*f+I,re=Ke-ct;ct<1&&(ct=0),xe>=re/2&&(xe=0),ct<5&&(j=ji);let jl=ct>0,Ht=Ke-ct-(jl?xe:0);re=j(to(Ht,ee,F)),ye=(D==0?re/2:D==we?0:re)-D*we*((D==0?I/2:0)+(jl?xe/2:0));let $e={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},nl=yt?null:new Path2D,vt=null;if(J!=null)vt=A.data[J.series[1]];else{let{y0:v,y1:pe}=m;v!=null&&pe!=null&&(z=pe.values(A,L,V,H),vt=v.values(A,L,V,H))}let $t=N*re,Y=Ue*re;for(let v=we==1?V:H;v>=V&&v<=H;v+=we){let pe=z[v];if(pe==null)continue;if(vt!=null){let Ye=vt[v]??0;if(pe-Ye==0)continue;He=q(Ye,K,M,Z)}let Ee=T.distr!=2||m!=null?_[v]:v,ol=P(Ee,T,B,U),Wt=q(ne(pe,ke),K,M,Z),St=j(ol-ye),It=j(Be(Wt,He)),qe=j(wt(Wt,He)),nt=It-qe;if(pe!=null){let Ye=pe<0?Y:$t,at=pe<0?$t:Y;yt?(xe>0&&Pt[v]!=null&&te(tl.get(Pt[v]),St,qe+et(xe/2),re,Be(0,nt-xe),Ye,at),Et[v]!=null&&te(lt.get(Et[v]),St,qe+et(xe/2),re,Be(0,nt-xe),Ye,at)):te(nl,St,qe+et(xe/2),re,Be(0,nt-xe),Ye,at),ue(A,L,v,St-xe/2,qe,re+xe,nt)}}return xe>0?$e.stroke=yt?tl:nl:yt||($e._fill=W.width==0?W._fill:W._stroke??W._fill,$e.width=0),$e.fill=yt?lt:nl,$e})}function Qu(e,l){let i=ne(l?.alignGaps,0);return(n,r,c,f)=>el(n,r,(h,p,m,S,g,w,A,L,V,H,W)=>{[c,f]=an(m,c,f);let _=h.pxRound,z=N=>_(w(N,S,H,L)),T=N=>_(A(N,g,W,V)),K,P,q;S.ori==0?(K=gn,q=Al,P=xr):(K=wn,q=Ll,P=br);let U=S.dir*(S.ori==0?1:-1),Z=z(p[U==1?c:f]),B=Z,M=[],j=[];for(let N=U==1?c:f;N>=c&&N<=f;N+=U)if(m[N]!=null){let we=p[N],te=z(we);M.push(B=te),j.push(T(m[N]))}let D={stroke:e(M,j,K,q,P,_),fill:null,clip:null,band:null,gaps:null,flags:El},I=D.stroke,[F,ee]=So(n,r);if(h.fill!=null||F!=0){let N=D.fill=new Path2D(I),Ue=h.fillTo(n,r,h.min,h.max,F),we=T(Ue);q(N,B,we),q(N,Z,we)}if(!h.spanGaps){let N=[];N.push(...xo(p,m,c,f,U,z,i)),D.gaps=N=h.gaps(n,r,c,f,N),D.clip=mn(N,S.ori,L,V,H,W)}return ee!=0&&(D.band=ee==2?[Ct(n,r,c,f,I,-1),Ct(n,r,c,f,I,1)]:Ct(n,r,c,f,I,ee)),D})}function Zu(e){return Qu(Xu,e)}function Xu(e,l,i,n,r,c){let f=e.length;if(f<2)return null;let h=new Path2D;if(i(h,e[0],l[0]),f==2)n(h,e[1],l[1]);else{let p=Array(f),m=Array(f-1),S=Array(f-1),g=Array(f-1);for(let w=0;w<f-1;w++)S[w]=l[w+1]-l[w],g[w]=e[w+1]-e[w],m[w]=S[w]/g[w];p[0]=m[0];for(let w=1;w<f-1;w++)m[w]===0||m[w-1]===0||m[w-1]>0!=m[w]>0?p[w]=0:(p[w]=3*(g[w-1]+g[w])/((2*g[w]+g[w-1])/m[w-1]+(g[w]+2*g[w-1])/m[w]),isFinite(p[w])||(p[w]=0));p[f-1]=m[f-2];for(let w=0;w<f-1;w++)r(h,e[w]+g[w]/3,l[w]+p[w]*g[w]/3,e[w+1]-g[w]/3,l[w+1]-p[w+1]*g[w]/3,e[w+1],l[w+1])}return h}var io=new Set;function Hi(){for(let e of io)e.syncRect(!0)}vl&&(Zt(Rs,_l,Hi),Zt(Os,_l,Hi,!0),Zt(un,_l,()=>{Le.pxRatio=ie}));var ef=Mr(),tf=_r();function $i(e,l,i,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((c,f)=>ro(c,f,l,i))}function lf(e,l){return e.map((i,n)=>n==0?{}:Me({},l,i))}function ro(e,l,i,n){return Me({},l==0?i:n,e)}function kr(e,l,i){return l==null?Ml:[l,i]}var nf=kr;function of(e,l,i){return l==null?Ml:fn(l,i,ao,!0)}function Er(e,l,i,n){return l==null?Ml:pn(l,i,e.scales[n].log,!1)}var rf=Er;function vr(e,l,i,n){return l==null?Ml:co(l,i,e.scales[n].log,!1)}var sf=vr;function uf(e,l,i,n,r){let c=Be(yi(e),yi(l)),f=l-e,h=gt(r/n*f,i);do{let p=i[h],m=n*p/f;if(m>=r&&c+(p<5?zt.get(p):0)<=17)return[p,m]}while(++h<i.length);return[0,0]}function Wi(e){let l,i;return e=e.replace(/(\\d+)px/,(n,r)=>(l=ve((i=+r)*ie))+"px"),[e,l,i]}function ff(e){e.show&&[e.font,e.labelFont].forEach(l=>{let i=ae(l[2]*ie,1);l[0]=l[0].replace(/[0-9.]+px/,i+"px"),l[1]=i})}function Le(e,l,i){let n={mode:ne(e.mode,1)},r=n.mode;function c(t,o,s,u){let a=o.valToPct(t);return u+s*(o.dir==-1?1-a:a)}function f(t,o,s,u){let a=o.valToPct(t);return u+s*(o.dir==-1?a:1-a)}function h(t,o,s,u){return o.ori==0?c(t,o,s,u):f(t,o,s,u)}n.valToPosH=c,n.valToPosV=f;let p=!1;n.status=0;let m=n.root=ut(ms);if(e.id!=null&&(m.id=e.id),Xe(m,e.class),e.title){let t=ut(ys,m);t.textContent=e.title}let S=mt("canvas"),g=n.ctx=S.getContext("2d"),w=ut(Ss,m);Zt("click",w,t=>{t.target===L&&(he!=ml||Se!=gl)&&Ve.click(n,t)},!0);let A=n.under=ut(xs,w);w.appendChild(S);let L=n.over=ut(bs,w);e=kl(e);let V=+ne(e.pxAlign,1),H=Vi(V);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(n,e)||e)});let W=e.ms||.001,_=n.series=r==1?$i(e.series||[],Ci,Ni,!1):lf(e.series||[null],Oi),z=n.axes=$i(e.axes||[],Li,Di,!0),T=n.scales={},K=n.bands=e.bands||[];K.forEach(t=>{t.fill=X(t.fill||null),t.dir=ne(t.dir,-1)});let P=r==2?_[1].facets[0].scale:_[0].scale,q={axes:es,series:qr},U=(e.drawOrder||["axes","series"]).map(t=>q[t]);function Z(t){let o=t.distr==3?s=>Lt(s>0?s:t.clamp(n,s,t.min,t.max,t.key)):t.distr==4?s=>jn(s,t.asinh):t.distr==100?s=>t.fwd(s):s=>s;return s=>{let u=o(s),{_min:a,_max:d}=t,y=d-a;return(u-a)/y}}function B(t){let o=T[t];if(o==null){let s=(e.scales||Bl)[t]||Bl;if(s.from!=null){B(s.from);let u=Me({},T[s.from],s,{key:t});u.valToPct=Z(u),T[t]=u}else{o=T[t]=Me({},t==P?mr:Bu,s),o.key=t;let u=o.time,a=o.range,d=Vt(a);if((t!=P||r==2&&!u)&&(d&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?mi:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?mi:{mode:1,hard:a[1],soft:a[1]}},d=!1),!d&&dn(a))){let y=a;a=(x,b,k)=>b==null?Ml:fn(b,k,y)}o.range=X(a||(u?nf:t==P?o.distr==3?rf:o.distr==4?sf:kr:o.distr==3?Er:o.distr==4?vr:of)),o.auto=X(d?!1:o.auto),o.clamp=X(o.clamp||Gu),o._min=o._max=null,o.valToPct=Z(o)}}}B("x"),B("y"),r==1&&_.forEach(t=>{B(t.scale)}),z.forEach(t=>{B(t.scale)});for(let t in e.scales)B(t);let M=T[P],j=M.distr,D,I;M.ori==0?(Xe(m,gs),D=c,I=f):(Xe(m,ws),D=f,I=c);let F={};for(let t in T){let o=T[t];(o.min!=null||o.max!=null)&&(F[t]={min:o.min,max:o.max},o.min=o.max=null)}let ee=e.tzDate||(t=>new Date(ve(t/W))),N=e.fmtDate||mo,Ue=W==1?gu(ee):Su(ee),we=Ei(ee,ki(W==1?mu:yu,N)),te=Ai(ee,vi(bu,N)),ue=[],J=n.legend=Me({},Mu,e.legend),R=n.cursor=Me({},Cu,{drag:{y:r==2}},e.cursor),ke=J.show,He=R.show,ye=J.markers;J.idxs=ue,ye.width=X(ye.width),ye.dash=X(ye.dash),ye.stroke=X(ye.stroke),ye.fill=X(ye.fill);let re,ct,Ke,xe=[],yt=[],Et,lt=!1,Pt={};if(J.live){let t=_[1]?_[1].values:null;lt=t!=null,Et=lt?t(n,1,0):{_:0};for(let o in Et)Pt[o]=uo}if(ke)if(re=mt("table",vs,m),Ke=mt("tbody",null,re),J.mount(n,re),lt){ct=mt("thead",null,re,Ke);let t=mt("tr",null,ct);mt("th",null,t);for(var tl in Et)mt("th",li,t).textContent=tl}else Xe(re,Ls),J.live&&Xe(re,As);let ll={show:!0},Pl={show:!1};function jl(t,o){if(o==0&&(lt||!J.live||r==2))return Ml;let s=[],u=mt("tr",Cs,Ke,Ke.childNodes[o]);Xe(u,t.class),t.show||Xe(u,Qt);let a=mt("th",null,u);if(ye.show){let x=ut(Ps,a);if(o>0){let b=ye.width(n,o);b&&(x.style.border=b+"px "+ye.dash(n,o)+" "+ye.stroke(n,o)),x.style.background=ye.fill(n,o)}}let d=ut(li,a);t.label instanceof HTMLElement?d.appendChild(t.label):d.textContent=t.label,o>0&&(ye.show||(d.style.color=t.width>0?ye.stroke(n,o):ye.fill(n,o)),$e("click",a,x=>{if(R._lock)return;Bt(x);let b=_.indexOf(t);if((x.ctrlKey||x.metaKey)!=J.isolate){let k=_.some((E,C)=>C>0&&C!=b&&E.show);_.forEach((E,C)=>{C>0&&bt(C,k?C==b?ll:Pl:ll,!0,Te.setSeries)})}else bt(b,{show:!t.show},!0,Te.setSeries)},!1),rl&&$e(ri,a,x=>{R._lock||(Bt(x),bt(_.indexOf(t),yl,!0,Te.setSeries))},!1));for(var y in Et){let x=mt("td",Ds,u);x.textContent="--",s.push(x)}return[u,s]}let Ht=new Map;function $e(t,o,s,u=!0){let a=Ht.get(o)||{},d=R.bind[t](n,o,s,u);d&&(Zt(t,o,a[t]=d),Ht.set(o,a))}function nl(t,o,s){let u=Ht.get(o)||{};for(let a in u)(t==null||a==t)&&(eo(a,o,u[a]),delete u[a]);t==null&&Ht.delete(o)}let vt=0,$t=0,Y=0,v=0,pe=0,Ee=0,ol=pe,Wt=Ee,St=Y,It=v,qe=0,nt=0,Ye=0,at=0;n.bbox={};let bn=!1,Kl=!1,il=!1,Gt=!1,ql=!1,ot=!1;function _n(t,o,s){(s||t!=n.width||o!=n.height)&&Eo(t,o),al(!1),il=!0,Kl=!0,pl()}function Eo(t,o){n.width=vt=Y=t,n.height=$t=v=o,pe=Ee=0,Ir(),Gr();let s=n.bbox;qe=s.left=qt(pe*ie,.5),nt=s.top=qt(Ee*ie,.5),Ye=s.width=qt(Y*ie,.5),at=s.height=qt(v*ie,.5)}let Hr=3;function $r(){let t=!1,o=0;for(;!t;){o++;let s=Zr(o),u=Xr(o);t=o==Hr||s&&u,t||(Eo(n.width,n.height),Kl=!0)}}function Wr({width:t,height:o}){_n(t,o)}n.setSize=Wr;function Ir(){let t=!1,o=!1,s=!1,u=!1;z.forEach((a,d)=>{if(a.show&&a._show){let{side:y,_size:x}=a,b=y%2,k=a.label!=null?a.labelSize:0,E=x+k;E>0&&(b?(Y-=E,y==3?(pe+=E,u=!0):s=!0):(v-=E,y==0?(Ee+=E,t=!0):o=!0))}}),Ut[0]=t,Ut[1]=s,Ut[2]=o,Ut[3]=u,Y-=Dt[1]+Dt[3],pe+=Dt[3],v-=Dt[2]+Dt[0],Ee+=Dt[0]}function Gr(){let t=pe+Y,o=Ee+v,s=pe,u=Ee;function a(d,y){switch(d){case 1:return t+=y,t-y;case 2:return o+=y,o-y;case 3:return s-=y,s+y;case 0:return u-=y,u+y}}z.forEach((d,y)=>{if(d.show&&d._show){let x=d.side;d._pos=a(x,d._size),d.label!=null&&(d._lpos=a(x,d.labelSize))}})}if(R.dataIdx==null){let t=R.hover,o=t.skip=new Set(t.skip??[]);o.add(void 0);let s=t.prox=X(t.prox),u=t.bias??=0;R.dataIdx=(a,d,y,x)=>{if(d==0)return y;let b=y,k=s(a,d,y,x)??ce,E=k>=0&&k<ce,C=M.ori==0?Y:v,G=R.left,oe=l[0],le=l[d];if(o.has(le[y])){b=null;let Q=null,$=null,O;if(u==0||u==-1)for(O=y;Q==null&&O-- >0;)o.has(le[O])||(Q=O);if(u==0||u==1)for(O=y;$==null&&O++<le.length;)o.has(le[O])||($=O);if(Q!=null||$!=null)if(E){let me=Q==null?-1/0:D(oe[Q],M,C,0),be=$==null?1/0:D(oe[$],M,C,0),Ne=G-me,fe=be-G;Ne<=fe?Ne<=k&&(b=Q):fe<=k&&(b=$)}else b=$==null?Q:Q==null?$:y-Q<=$-y?Q:$}else E&&Ae(G-D(oe[y],M,C,0))>k&&(b=null);return b}}let Bt=t=>{R.event=t};R.idxs=ue,R._lock=!1;let ze=R.points;ze.show=X(ze.show),ze.size=X(ze.size),ze.stroke=X(ze.stroke),ze.width=X(ze.width),ze.fill=X(ze.fill);let xt=n.focus=Me({},e.focus||{alpha:.3},R.focus),rl=xt.prox>=0,sl=rl&&ze.one,it=[],ul=[],fl=[];function vo(t,o){let s=ze.show(n,o);if(s instanceof HTMLElement)return Xe(s,Es),Xe(s,t.class),kt(s,-10,-10,Y,v),L.insertBefore(s,it[o]),s}function Ao(t,o){if(r==1||o>0){let s=r==1&&T[t.scale].time,u=t.value;t.value=s?bi(u)?Ai(ee,vi(u,N)):u||te:u||$u,t.label=t.label||(s?Du:Pu)}if(sl||o>0){t.width=t.width==null?1:t.width,t.paths=t.paths||ef||Bs,t.fillTo=X(t.fillTo||Uu),t.pxAlign=+ne(t.pxAlign,V),t.pxRound=Vi(t.pxAlign),t.stroke=X(t.stroke||null),t.fill=X(t.fill||null),t._stroke=t._fill=t._paths=t._focus=null;let s=Wu(Be(1,t.width),1),u=t.points=Me({},{size:s,width:Be(1,s*.2),stroke:t.stroke,space:s*2,paths:tf,_stroke:null,_fill:null},t.points);u.show=X(u.show),u.filter=X(u.filter),u.fill=X(u.fill),u.stroke=X(u.stroke),u.paths=X(u.paths),u.pxAlign=t.pxAlign}if(ke){let s=jl(t,o);xe.splice(o,0,s[0]),yt.splice(o,0,s[1]),J.values.push(null)}if(He){ue.splice(o,0,null);let s=null;sl?o==0&&(s=vo(t,o)):o>0&&(s=vo(t,o)),it.splice(o,0,s),ul.splice(o,0,0),fl.splice(o,0,0)}Oe("addSeries",o)}function Br(t,o){o=o??_.length,t=r==1?ro(t,o,Ci,Ni):ro(t,o,{},Oi),_.splice(o,0,t),Ao(_[o],o)}n.addSeries=Br;function Ur(t){if(_.splice(t,1),ke){J.values.splice(t,1),yt.splice(t,1);let o=xe.splice(t,1)[0];nl(null,o.firstChild),o.remove()}He&&(ue.splice(t,1),it.splice(t,1)[0].remove(),ul.splice(t,1),fl.splice(t,1)),Oe("delSeries",t)}n.delSeries=Ur;let Ut=[!1,!1,!1,!1];function Yr(t,o){if(t._show=t.show,t.show){let s=t.side%2,u=T[t.scale];u==null&&(t.scale=s?_[1].scale:P,u=T[t.scale]);let a=u.time;t.size=X(t.size),t.space=X(t.space),t.rotate=X(t.rotate),Vt(t.incrs)&&t.incrs.forEach(y=>{!zt.has(y)&&zt.set(y,Ji(y))}),t.incrs=X(t.incrs||(u.distr==2?pu:a?W==1?du:wu:Jt)),t.splits=X(t.splits||(a&&u.distr==1?Ue:u.distr==3?lo:u.distr==4?Nu:Ou)),t.stroke=X(t.stroke),t.grid.stroke=X(t.grid.stroke),t.ticks.stroke=X(t.ticks.stroke),t.border.stroke=X(t.border.stroke);let d=t.values;t.values=Vt(d)&&!Vt(d[0])?X(d):a?Vt(d)?Ei(ee,ki(d,N)):bi(d)?xu(ee,d):d||we:d||Ru,t.filter=X(t.filter||(u.distr>=3&&u.log==10?zu:u.distr==3&&u.log==2?Hu:Ki)),t.font=Wi(t.font),t.labelFont=Wi(t.labelFont),t._size=t.size(n,null,o,0),t._space=t._rotate=t._incrs=t._found=t._splits=t._values=null,t._size>0&&(Ut[o]=!0,t._el=ut(_s,w))}}function Dl(t,o,s,u){let[a,d,y,x]=s,b=o%2,k=0;return b==0&&(x||d)&&(k=o==0&&!a||o==2&&!y?ve(Li.size/3):0),b==1&&(a||y)&&(k=o==1&&!d||o==3&&!x?ve(Di.size/2):0),k}let Lo=n.padding=(e.padding||[Dl,Dl,Dl,Dl]).map(t=>X(ne(t,Dl))),Dt=n._padding=Lo.map((t,o)=>t(n,o,Ut,0)),Fe,Ce=null,Pe=null,Jl=r==1?_[0].idxs:null,pt=null,Rl=!1;function Co(t,o){if(l=t??[],n.data=n._data=l,r==2){Fe=0;for(let s=1;s<_.length;s++)Fe+=l[s][0].length}else{l.length==0&&(n.data=n._data=l=[[]]),pt=l[0],Fe=pt.length;let s=l;if(j==2){s=l.slice();let u=s[0]=Array(Fe);for(let a=0;a<Fe;a++)u[a]=a}n._data=l=s}if(al(!0),Oe("setData"),j==2&&(il=!0),o!==!1){let s=M;s.auto(n,Rl)?Tn():Ot(P,s.min,s.max),Gt=Gt||R.left>=0,ot=!0,pl()}}n.setData=Co;function Tn(){Rl=!0;let t,o;r==1&&(Fe>0?(Ce=Jl[0]=0,Pe=Jl[1]=Fe-1,t=l[0][Ce],o=l[0][Pe],j==2?(t=Ce,o=Pe):t==o&&(j==3?[t,o]=pn(t,t,M.log,!1):j==4?[t,o]=co(t,t,M.log,!1):M.time?o=t+ve(86400/W):[t,o]=fn(t,o,ao,!0))):(Ce=Jl[0]=t=null,Pe=Jl[1]=o=null)),Ot(P,t,o)}let Ql,cl,Mn,kn,En,vn,An,Ln,Cn,je;function Po(t,o,s,u,a,d){t??=oi,s??=ho,u??="butt",a??=oi,d??="round",t!=Ql&&(g.strokeStyle=Ql=t),a!=cl&&(g.fillStyle=cl=a),o!=Mn&&(g.lineWidth=Mn=o),d!=En&&(g.lineJoin=En=d),u!=vn&&(g.lineCap=vn=u),s!=kn&&g.setLineDash(kn=s)}function Do(t,o,s,u){o!=cl&&(g.fillStyle=cl=o),t!=An&&(g.font=An=t),s!=Ln&&(g.textAlign=Ln=s),u!=Cn&&(g.textBaseline=Cn=u)}function Pn(t,o,s,u,a=0){if(u.length>0&&t.auto(n,Rl)&&(o==null||o.min==null)){let d=ne(Ce,0),y=ne(Pe,u.length-1),x=s.min==null?zs(u,d,y,a,t.distr==3):[s.min,s.max];t.min=wt(t.min,s.min=x[0]),t.max=Be(t.max,s.max=x[1])}}let Ro={min:null,max:null};function jr(){for(let u in T){let a=T[u];F[u]==null&&(a.min==null||F[P]!=null&&a.auto(n,Rl))&&(F[u]=Ro)}for(let u in T){let a=T[u];F[u]==null&&a.from!=null&&F[a.from]!=null&&(F[u]=Ro)}F[P]!=null&&al(!0);let t={};for(let u in F){let a=F[u];if(a!=null){let d=t[u]=kl(T[u],js);if(a.min!=null)Me(d,a);else if(u!=P||r==2)if(Fe==0&&d.from==null){let y=d.range(n,null,null,u);d.min=y[0],d.max=y[1]}else d.min=ce,d.max=-ce}}if(Fe>0){_.forEach((u,a)=>{if(r==1){let d=u.scale,y=F[d];if(y==null)return;let x=t[d];if(a==0){let b=x.range(n,x.min,x.max,d);x.min=b[0],x.max=b[1],Ce=gt(x.min,l[0]),Pe=gt(x.max,l[0]),Pe-Ce>1&&(l[0][Ce]<x.min&&Ce++,l[0][Pe]>x.max&&Pe--),u.min=pt[Ce],u.max=pt[Pe]}else u.show&&u.auto&&Pn(x,y,u,l[a],u.sorted);u.idxs[0]=Ce,u.idxs[1]=Pe}else if(a>0&&u.show&&u.auto){let[d,y]=u.facets,x=d.scale,b=y.scale,[k,E]=l[a],C=t[x],G=t[b];C!=null&&Pn(C,F[x],d,k,d.sorted),G!=null&&Pn(G,F[b],y,E,y.sorted),u.min=y.min,u.max=y.max}});for(let u in t){let a=t[u],d=F[u];if(a.from==null&&(d==null||d.min==null)){let y=a.range(n,a.min==ce?null:a.min,a.max==-ce?null:a.max,u);a.min=y[0],a.max=y[1]}}}for(let u in t){let a=t[u];if(a.from!=null){let d=t[a.from];if(d.min==null)a.min=a.max=null;else{let y=a.range(n,d.min,d.max,u);a.min=y[0],a.max=y[1]}}}let o={},s=!1;for(let u in t){let a=t[u],d=T[u];if(d.min!=a.min||d.max!=a.max){d.min=a.min,d.max=a.max;let y=d.distr;d._min=y==3?Lt(d.min):y==4?jn(d.min,d.asinh):y==100?d.fwd(d.min):d.min,d._max=y==3?Lt(d.max):y==4?jn(d.max,d.asinh):y==100?d.fwd(d.max):d.max,o[u]=s=!0}}if(s){_.forEach((u,a)=>{r==2?a>0&&o.y&&(u._paths=null):o[u.scale]&&(u._paths=null)});for(let u in o)il=!0,Oe("setScale",u);He&&R.left>=0&&(Gt=ot=!0)}for(let u in F)F[u]=null}function Kr(t){let o=to(Ce-1,0,Fe-1),s=to(Pe+1,0,Fe-1);for(;t[o]==null&&o>0;)o--;for(;t[s]==null&&s<Fe-1;)s++;return[o,s]}function qr(){if(Fe>0){let t=_.some(o=>o._focus)&&je!=xt.alpha;t&&(g.globalAlpha=je=xt.alpha),_.forEach((o,s)=>{if(s>0&&o.show&&(Oo(s,!1),Oo(s,!0),o._paths==null)){let u=je;je!=o.alpha&&(g.globalAlpha=je=o.alpha);let a=r==2?[0,l[s][0].length-1]:Kr(l[s]);o._paths=o.paths(n,s,a[0],a[1]),je!=u&&(g.globalAlpha=je=u)}}),_.forEach((o,s)=>{if(s>0&&o.show){let u=je;je!=o.alpha&&(g.globalAlpha=je=o.alpha),o._paths!=null&&No(s,!1);{let a=o._paths!=null?o._paths.gaps:null,d=o.points.show(n,s,Ce,Pe,a),y=o.points.filter(n,s,d,a);(d||y)&&(o.points._paths=o.points.paths(n,s,Ce,Pe,y),No(s,!0))}je!=u&&(g.globalAlpha=je=u),Oe("drawSeries",s)}}),t&&(g.globalAlpha=je=1)}}function Oo(t,o){let s=o?_[t].points:_[t];s._stroke=s.stroke(n,t),s._fill=s.fill(n,t)}function No(t,o){let s=o?_[t].points:_[t],{stroke:u,fill:a,clip:d,flags:y,_stroke:x=s._stroke,_fill:b=s._fill,_width:k=s.width}=s._paths;k=ae(k*ie,3);let E=null,C=k%2/2;o&&b==null&&(b=k>0?"#fff":x);let G=s.pxAlign==1&&C>0;if(G&&g.translate(C,C),!o){let oe=qe-k/2,le=nt-k/2,Q=Ye+k,$=at+k;E=new Path2D,E.rect(oe,le,Q,$)}o?Dn(x,k,s.dash,s.cap,b,u,a,y,d):Jr(t,x,k,s.dash,s.cap,b,u,a,y,E,d),G&&g.translate(-C,-C)}function Jr(t,o,s,u,a,d,y,x,b,k,E){let C=!1;b!=0&&K.forEach((G,oe)=>{if(G.series[0]==t){let le=_[G.series[1]],Q=l[G.series[1]],$=(le._paths||Bl).band;Vt($)&&($=G.dir==1?$[0]:$[1]);let O,me=null;le.show&&$&&$s(Q,Ce,Pe)?(me=G.fill(n,oe)||d,O=le._paths.clip):$=null,Dn(o,s,u,a,me,y,x,b,k,E,O,$),C=!0}}),C||Dn(o,s,u,a,d,y,x,b,k,E)}let Fo=El|oo;function Dn(t,o,s,u,a,d,y,x,b,k,E,C){Po(t,o,s,u,a),(b||k||C)&&(g.save(),b&&g.clip(b),k&&g.clip(k)),C?(x&Fo)==Fo?(g.clip(C),E&&g.clip(E),Xl(a,y),Zl(t,d,o)):x&oo?(Xl(a,y),g.clip(C),Zl(t,d,o)):x&El&&(g.save(),g.clip(C),E&&g.clip(E),Xl(a,y),g.restore(),Zl(t,d,o)):(Xl(a,y),Zl(t,d,o)),(b||k||C)&&g.restore()}function Zl(t,o,s){s>0&&(o instanceof Map?o.forEach((u,a)=>{g.strokeStyle=Ql=a,g.stroke(u)}):o!=null&&t&&g.stroke(o))}function Xl(t,o){o instanceof Map?o.forEach((s,u)=>{g.fillStyle=cl=u,g.fill(s)}):o!=null&&t&&g.fill(o)}function Qr(t,o,s,u){let a=z[t],d;if(u<=0)d=[0,0];else{let y=a._space=a.space(n,t,o,s,u),x=a._incrs=a.incrs(n,t,o,s,u,y);d=uf(o,s,x,u,y)}return a._found=d}function Rn(t,o,s,u,a,d,y,x,b,k){let E=y%2/2;V==1&&g.translate(E,E),Po(x,y,b,k,x),g.beginPath();let C,G,oe,le,Q=a+(u==0||u==3?-d:d);s==0?(G=a,le=Q):(C=a,oe=Q);for(let $=0;$<t.length;$++)o[$]!=null&&(s==0?C=oe=t[$]:G=le=t[$],g.moveTo(C,G),g.lineTo(oe,le));g.stroke(),V==1&&g.translate(-E,-E)}function Zr(t){let o=!0;return z.forEach((s,u)=>{if(!s.show)return;let a=T[s.scale];if(a.min==null){s._show&&(o=!1,s._show=!1,al(!1));return}else s._show||(o=!1,s._show=!0,al(!1));let d=s.side,y=d%2,{min:x,max:b}=a,[k,E]=Qr(u,x,b,y==0?Y:v);if(E==0)return;let C=a.distr==2,G=s._splits=s.splits(n,u,x,b,k,E,C),oe=a.distr==2?G.map(O=>pt[O]):G,le=a.distr==2?pt[G[1]]-pt[G[0]]:k,Q=s._values=s.values(n,s.filter(n,oe,u,E,le),u,E,le);s._rotate=d==2?s.rotate(n,Q,u,E):0;let $=s._size;s._size=ft(s.size(n,Q,u,t)),$!=null&&s._size!=$&&(o=!1)}),o}function Xr(t){let o=!0;return Lo.forEach((s,u)=>{let a=s(n,u,Ut,t);a!=Dt[u]&&(o=!1),Dt[u]=a}),o}function es(){for(let t=0;t<z.length;t++){let o=z[t];if(!o.show||!o._show)continue;let s=o.side,u=s%2,a,d,y=o.stroke(n,t),x=s==0||s==3?-1:1,[b,k]=o._found;if(o.label!=null){let Ie=o.labelGap*x,Ze=ve((o._lpos+Ie)*ie);Do(o.labelFont[0],y,"center",s==2?"top":ni),g.save(),u==1?(a=d=0,g.translate(Ze,ve(nt+at/2)),g.rotate((s==3?-sn:sn)/2)):(a=ve(qe+Ye/2),d=Ze);let Kt=Yi(o.label)?o.label(n,t,b,k):o.label;g.fillText(Kt,a,d),g.restore()}if(k==0)continue;let E=T[o.scale],C=u==0?Ye:at,G=u==0?qe:nt,oe=o._splits,le=E.distr==2?oe.map(Ie=>pt[Ie]):oe,Q=E.distr==2?pt[oe[1]]-pt[oe[0]]:b,$=o.ticks,O=o.border,me=$.show?$.size:0,be=ve(me*ie),Ne=ve((o.alignTo==2?o._size-me-o.gap:o.gap)*ie),fe=o._rotate*-sn/180,_e=H(o._pos*ie),Je=(be+Ne)*x,We=_e+Je;d=u==0?We:0,a=u==1?We:0;let rt=o.font[0],ht=o.align==1?xl:o.align==2?Bn:fe>0?xl:fe<0?Bn:u==0?"center":s==3?Bn:xl,Tt=fe||u==1?"middle":s==2?"top":ni;Do(rt,y,ht,Tt);let Qe=o.font[1]*o.lineGap,st=oe.map(Ie=>H(h(Ie,E,C,G))),dt=o._values;for(let Ie=0;Ie<dt.length;Ie++){let Ze=dt[Ie];if(Ze!=null){u==0?a=st[Ie]:d=st[Ie],Ze=""+Ze;let Kt=Ze.indexOf(`\n`)==-1?[Ze]:Ze.split(/\\n/gm);for(let Ge=0;Ge<Kt.length;Ge++){let ti=Kt[Ge];fe?(g.save(),g.translate(a,d+Ge*Qe),g.rotate(fe),g.fillText(ti,0,0),g.restore()):g.fillText(ti,a,d+Ge*Qe)}}}$.show&&Rn(st,$.filter(n,le,t,k,Q),u,s,_e,be,ae($.width*ie,3),$.stroke(n,t),$.dash,$.cap);let Mt=o.grid;Mt.show&&Rn(st,Mt.filter(n,le,t,k,Q),u,u==0?2:1,u==0?nt:qe,u==0?at:Ye,ae(Mt.width*ie,3),Mt.stroke(n,t),Mt.dash,Mt.cap),O.show&&Rn([_e],[1],u==0?1:0,u==0?1:2,u==1?nt:qe,u==1?at:Ye,ae(O.width*ie,3),O.stroke(n,t),O.dash,O.cap)}Oe("drawAxes")}function al(t){_.forEach((o,s)=>{s>0&&(o._paths=null,t&&(r==1?(o.min=null,o.max=null):o.facets.forEach(u=>{u.min=null,u.max=null})))})}let en=!1,On=!1,Ol=[];function ts(){On=!1;for(let t=0;t<Ol.length;t++)Oe(...Ol[t]);Ol.length=0}function pl(){en||(eu(Vo),en=!0)}function ls(t,o=!1){en=!0,On=o,t(n),Vo(),o&&Ol.length>0&&queueMicrotask(ts)}n.batch=ls;function Vo(){if(bn&&(jr(),bn=!1),il&&($r(),il=!1),Kl){if(ge(A,xl,pe),ge(A,"top",Ee),ge(A,$l,Y),ge(A,Wl,v),ge(L,xl,pe),ge(L,"top",Ee),ge(L,$l,Y),ge(L,Wl,v),ge(w,$l,vt),ge(w,Wl,$t),S.width=ve(vt*ie),S.height=ve($t*ie),z.forEach(({_el:t,_show:o,_size:s,_pos:u,side:a})=>{if(t!=null)if(o){let d=a===3||a===0?s:0,y=a%2==1;ge(t,y?"left":"top",u-d),ge(t,y?"width":"height",s),ge(t,y?"top":"left",y?Ee:pe),ge(t,y?"height":"width",y?v:Y),Xn(t,Qt)}else Xe(t,Qt)}),Ql=cl=Mn=En=vn=An=Ln=Cn=kn=null,je=1,Vl(!0),pe!=ol||Ee!=Wt||Y!=St||v!=It){al(!1);let t=Y/St,o=v/It;if(He&&!Gt&&R.left>=0){R.left*=t,R.top*=o,hl&&kt(hl,ve(R.left),0,Y,v),dl&&kt(dl,0,ve(R.top),Y,v);for(let s=0;s<it.length;s++){let u=it[s];u!=null&&(ul[s]*=t,fl[s]*=o,kt(u,ft(ul[s]),ft(fl[s]),Y,v))}}if(de.show&&!ql&&de.left>=0&&de.width>0){de.left*=t,de.width*=t,de.top*=o,de.height*=o;for(let s in $n)ge(wl,s,de[s])}ol=pe,Wt=Ee,St=Y,It=v}Oe("setSize"),Kl=!1}vt>0&&$t>0&&(g.clearRect(0,0,S.width,S.height),Oe("drawClear"),U.forEach(t=>t()),Oe("draw")),de.show&&ql&&(tn(de),ql=!1),He&&Gt&&(jt(null,!0,!1),Gt=!1),J.show&&J.live&&ot&&(zn(),ot=!1),p||(p=!0,n.status=1,Oe("ready")),Rl=!1,en=!1}n.redraw=(t,o)=>{il=o||!1,t!==!1?Ot(P,M.min,M.max):pl()};function Nn(t,o){let s=T[t];if(s.from==null){if(Fe==0){let u=s.range(n,o.min,o.max,t);o.min=u[0],o.max=u[1]}if(o.min>o.max){let u=o.min;o.min=o.max,o.max=u}if(Fe>1&&o.min!=null&&o.max!=null&&o.max-o.min<1e-16)return;t==P&&s.distr==2&&Fe>0&&(o.min=gt(o.min,l[0]),o.max=gt(o.max,l[0]),o.min==o.max&&o.max++),F[t]=o,bn=!0,pl()}}n.setScale=Nn;let Fn,Vn,hl,dl,zo,Ho,ml,gl,$o,Wo,he,Se,Rt=!1,Ve=R.drag,De=Ve.x,Re=Ve.y;He&&(R.x&&(Fn=ut(Ms,L)),R.y&&(Vn=ut(ks,L)),M.ori==0?(hl=Fn,dl=Vn):(hl=Vn,dl=Fn),he=R.left,Se=R.top);let de=n.select=Me({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),wl=de.show?ut(Ts,de.over?L:A):null;function tn(t,o){if(de.show){for(let s in t)de[s]=t[s],s in $n&&ge(wl,s,t[s]);o!==!1&&Oe("setSelect")}}n.setSelect=tn;function ns(t){if(_[t].show)ke&&Xn(xe[t],Qt);else if(ke&&Xe(xe[t],Qt),He){let s=sl?it[0]:it[t];s!=null&&kt(s,-10,-10,Y,v)}}function Ot(t,o,s){Nn(t,{min:o,max:s})}function bt(t,o,s,u){o.focus!=null&&us(t),o.show!=null&&_.forEach((a,d)=>{d>0&&(t==d||t==null)&&(a.show=o.show,ns(d),r==2?(Ot(a.facets[0].scale,null,null),Ot(a.facets[1].scale,null,null)):Ot(a.scale,null,null),pl())}),s!==!1&&Oe("setSeries",t,o),u&&zl("setSeries",n,t,o)}n.setSeries=bt;function os(t,o){Me(K[t],o)}function is(t,o){t.fill=X(t.fill||null),t.dir=ne(t.dir,-1),o=o??K.length,K.splice(o,0,t)}function rs(t){t==null?K.length=0:K.splice(t,1)}n.addBand=is,n.setBand=os,n.delBand=rs;function ss(t,o){_[t].alpha=o,He&&it[t]!=null&&(it[t].style.opacity=o),ke&&xe[t]&&(xe[t].style.opacity=o)}let At,Nt,Yt,yl={focus:!0};function us(t){if(t!=Yt){let o=t==null,s=xt.alpha!=1;_.forEach((u,a)=>{if(r==1||a>0){let d=o||a==0||a==t;u._focus=o?null:d,s&&ss(a,d?1:xt.alpha)}}),Yt=t,s&&pl()}}ke&&rl&&$e(si,re,t=>{R._lock||(Bt(t),Yt!=null&&bt(null,yl,!0,Te.setSeries))});function _t(t,o,s){let u=T[o];s&&(t=t/ie-(u.ori==1?Ee:pe));let a=Y;u.ori==1&&(a=v,t=a-t),u.dir==-1&&(t=a-t);let d=u._min,y=u._max,x=t/a,b=d+(y-d)*x,k=u.distr;return k==3?Tl(10,b):k==4?Is(b,u.asinh):k==100?u.bwd(b):b}function fs(t,o){let s=_t(t,P,o);return gt(s,l[0],Ce,Pe)}n.valToIdx=t=>gt(t,l[0]),n.posToIdx=fs,n.posToVal=_t,n.valToPos=(t,o,s)=>T[o].ori==0?c(t,T[o],s?Ye:Y,s?qe:0):f(t,T[o],s?at:v,s?nt:0),n.setCursor=(t,o,s)=>{he=t.left,Se=t.top,jt(null,o,s)};function Io(t,o){ge(wl,xl,de.left=t),ge(wl,$l,de.width=o)}function Go(t,o){ge(wl,"top",de.top=t),ge(wl,Wl,de.height=o)}let Nl=M.ori==0?Io:Go,Fl=M.ori==1?Io:Go;function cs(){if(ke&&J.live)for(let t=r==2?1:0;t<_.length;t++){if(t==0&&lt)continue;let o=J.values[t],s=0;for(let u in o)yt[t][s++].firstChild.nodeValue=o[u]}}function zn(t,o){if(t!=null&&(t.idxs?t.idxs.forEach((s,u)=>{ue[u]=s}):Ys(t.idx)||ue.fill(t.idx),J.idx=ue[0]),ke&&J.live){for(let s=0;s<_.length;s++)(s>0||r==1&&!lt)&&as(s,ue[s]);cs()}ot=!1,o!==!1&&Oe("setLegend")}n.setLegend=zn;function as(t,o){let s=_[t],u=t==0&&j==2?pt:l[t],a;lt?a=s.values(n,t,o)??Pt:(a=s.value(n,o==null?null:u[o],t,o),a=a==null?Pt:{_:a}),J.values[t]=a}function jt(t,o,s){$o=he,Wo=Se,[he,Se]=R.move(n,he,Se),R.left=he,R.top=Se,He&&(hl&&kt(hl,ve(he),0,Y,v),dl&&kt(dl,0,ve(Se),Y,v));let u,a=Ce>Pe;At=ce,Nt=null;let d=M.ori==0?Y:v,y=M.ori==1?Y:v;if(he<0||Fe==0||a){u=R.idx=null;for(let x=0;x<_.length;x++){let b=it[x];b!=null&&kt(b,-10,-10,Y,v)}rl&&bt(null,yl,!0,t==null&&Te.setSeries),J.live&&(ue.fill(u),ot=!0)}else{let x,b,k;r==1&&(x=M.ori==0?he:Se,b=_t(x,P),u=R.idx=gt(b,l[0],Ce,Pe),k=D(l[0][u],M,d,0));let E=-10,C=-10,G=0,oe=0,le=!0,Q="",$="";for(let O=r==2?1:0;O<_.length;O++){let me=_[O],be=ue[O],Ne=be==null?null:r==1?l[O][be]:l[O][1][be],fe=R.dataIdx(n,O,u,b),_e=fe==null?null:r==1?l[O][fe]:l[O][1][fe];if(ot=ot||_e!=Ne||fe!=be,ue[O]=fe,O>0&&me.show){let Je=fe==null?-10:fe==u?k:D(r==1?l[0][fe]:l[O][0][fe],M,d,0),We=_e==null?-10:I(_e,r==1?T[me.scale]:T[me.facets[1].scale],y,0);if(rl&&_e!=null){let rt=M.ori==1?he:Se,ht=Ae(xt.dist(n,O,fe,We,rt));if(ht<At){let Tt=xt.bias;if(Tt!=0){let Qe=_t(rt,me.scale),st=_e>=0?1:-1,dt=Qe>=0?1:-1;dt==st&&(dt==1?Tt==1?_e>=Qe:_e<=Qe:Tt==1?_e<=Qe:_e>=Qe)&&(At=ht,Nt=O)}else At=ht,Nt=O}}if(ot||sl){let rt,ht;M.ori==0?(rt=Je,ht=We):(rt=We,ht=Je);let Tt,Qe,st,dt,Mt,Ie,Ze=!0,Kt=ze.bbox;if(Kt!=null){Ze=!1;let Ge=Kt(n,O);st=Ge.left,dt=Ge.top,Tt=Ge.width,Qe=Ge.height}else st=rt,dt=ht,Tt=Qe=ze.size(n,O);if(Ie=ze.fill(n,O),Mt=ze.stroke(n,O),sl)O==Nt&&At<=xt.prox&&(E=st,C=dt,G=Tt,oe=Qe,le=Ze,Q=Ie,$=Mt);else{let Ge=it[O];Ge!=null&&(ul[O]=st,fl[O]=dt,di(Ge,Tt,Qe,Ze),pi(Ge,Ie,Mt),kt(Ge,ft(st),ft(dt),Y,v))}}}}if(sl){let O=xt.prox,me=Yt==null?At<=O:At>O||Nt!=Yt;if(ot||me){let be=it[0];be!=null&&(ul[0]=E,fl[0]=C,di(be,G,oe,le),pi(be,Q,$),kt(be,ft(E),ft(C),Y,v))}}}if(de.show&&Rt)if(t!=null){let[x,b]=Te.scales,[k,E]=Te.match,[C,G]=t.cursor.sync.scales,oe=t.cursor.drag;if(De=oe._x,Re=oe._y,De||Re){let{left:le,top:Q,width:$,height:O}=t.select,me=t.scales[C].ori,be=t.posToVal,Ne,fe,_e,Je,We,rt=x!=null&&k(x,C),ht=b!=null&&E(b,G);rt&&De?(me==0?(Ne=le,fe=$):(Ne=Q,fe=O),_e=T[x],Je=D(be(Ne,C),_e,d,0),We=D(be(Ne+fe,C),_e,d,0),Nl(wt(Je,We),Ae(We-Je))):Nl(0,d),ht&&Re?(me==1?(Ne=le,fe=$):(Ne=Q,fe=O),_e=T[b],Je=I(be(Ne,G),_e,y,0),We=I(be(Ne+fe,G),_e,y,0),Fl(wt(Je,We),Ae(We-Je))):Fl(0,y)}else Wn()}else{let x=Ae($o-zo),b=Ae(Wo-Ho);if(M.ori==1){let G=x;x=b,b=G}De=Ve.x&&x>=Ve.dist,Re=Ve.y&&b>=Ve.dist;let k=Ve.uni;k!=null?De&&Re&&(De=x>=k,Re=b>=k,!De&&!Re&&(b>x?Re=!0:De=!0)):Ve.x&&Ve.y&&(De||Re)&&(De=Re=!0);let E,C;De&&(M.ori==0?(E=ml,C=he):(E=gl,C=Se),Nl(wt(E,C),Ae(C-E)),Re||Fl(0,y)),Re&&(M.ori==1?(E=ml,C=he):(E=gl,C=Se),Fl(wt(E,C),Ae(C-E)),De||Nl(0,d)),!De&&!Re&&(Nl(0,0),Fl(0,0))}if(Ve._x=De,Ve._y=Re,t==null){if(s){if(ei!=null){let[x,b]=Te.scales;Te.values[0]=x!=null?_t(M.ori==0?he:Se,x):null,Te.values[1]=b!=null?_t(M.ori==1?he:Se,b):null}zl(Un,n,he,Se,Y,v,u)}if(rl){let x=s&&Te.setSeries,b=xt.prox;Yt==null?At<=b&&bt(Nt,yl,!0,x):At>b?bt(null,yl,!0,x):Nt!=Yt&&bt(Nt,yl,!0,x)}}ot&&(J.idx=u,zn()),o!==!1&&Oe("setCursor")}let Ft=null;Object.defineProperty(n,"rect",{get(){return Ft==null&&Vl(!1),Ft}});function Vl(t=!1){t?Ft=null:(Ft=L.getBoundingClientRect(),Oe("syncRect",Ft))}function Bo(t,o,s,u,a,d,y){R._lock||Rt&&t!=null&&t.movementX==0&&t.movementY==0||(Hn(t,o,s,u,a,d,y,!1,t!=null),t!=null?jt(null,!0,!0):jt(o,!0,!1))}function Hn(t,o,s,u,a,d,y,x,b){if(Ft==null&&Vl(!1),Bt(t),t!=null)s=t.clientX-Ft.left,u=t.clientY-Ft.top;else{if(s<0||u<0){he=-10,Se=-10;return}let[k,E]=Te.scales,C=o.cursor.sync,[G,oe]=C.values,[le,Q]=C.scales,[$,O]=Te.match,me=o.axes[0].side%2==1,be=M.ori==0?Y:v,Ne=M.ori==1?Y:v,fe=me?d:a,_e=me?a:d,Je=me?u:s,We=me?s:u;if(le!=null?s=$(k,le)?h(G,T[k],be,0):-10:s=be*(Je/fe),Q!=null?u=O(E,Q)?h(oe,T[E],Ne,0):-10:u=Ne*(We/_e),M.ori==1){let rt=s;s=u,u=rt}}b&&(o==null||o.cursor.event.type==Un)&&((s<=1||s>=Y-1)&&(s=qt(s,Y)),(u<=1||u>=v-1)&&(u=qt(u,v))),x?(zo=s,Ho=u,[ml,gl]=R.move(n,s,u)):(he=s,Se=u)}let $n={width:0,height:0,left:0,top:0};function Wn(){tn($n,!1)}let Uo,Yo,jo,Ko;function qo(t,o,s,u,a,d,y){Rt=!0,De=Re=Ve._x=Ve._y=!1,Hn(t,o,s,u,a,d,y,!0,!1),t!=null&&($e(Yn,Qn,Jo,!1),zl(ii,n,ml,gl,Y,v,null));let{left:x,top:b,width:k,height:E}=de;Uo=x,Yo=b,jo=k,Ko=E}function Jo(t,o,s,u,a,d,y){Rt=Ve._x=Ve._y=!1,Hn(t,o,s,u,a,d,y,!1,!0);let{left:x,top:b,width:k,height:E}=de,C=k>0||E>0,G=Uo!=x||Yo!=b||jo!=k||Ko!=E;if(C&&G&&tn(de),Ve.setScale&&C&&G){let oe=x,le=k,Q=b,$=E;if(M.ori==1&&(oe=b,le=E,Q=x,$=k),De&&Ot(P,_t(oe,P),_t(oe+le,P)),Re)for(let O in T){let me=T[O];O!=P&&me.from==null&&me.min!=ce&&Ot(O,_t(Q+$,O),_t(Q,O))}Wn()}else R.lock&&(R._lock=!R._lock,jt(o,!0,t!=null));t!=null&&(nl(Yn,Qn),zl(Yn,n,he,Se,Y,v,null))}function ps(t,o,s,u,a,d,y){if(R._lock)return;Bt(t);let x=Rt;if(Rt){let b=!0,k=!0,E=10,C,G;M.ori==0?(C=De,G=Re):(C=Re,G=De),C&&G&&(b=he<=E||he>=Y-E,k=Se<=E||Se>=v-E),C&&b&&(he=he<ml?0:Y),G&&k&&(Se=Se<gl?0:v),jt(null,!0,!0),Rt=!1}he=-10,Se=-10,ue.fill(null),jt(null,!0,!0),x&&(Rt=x)}function Qo(t,o,s,u,a,d,y){R._lock||(Bt(t),Tn(),Wn(),t!=null&&zl(ui,n,he,Se,Y,v,null))}function Zo(){z.forEach(ff),_n(n.width,n.height,!0)}Zt(un,_l,Zo);let Sl={};Sl.mousedown=qo,Sl.mousemove=Bo,Sl.mouseup=Jo,Sl.dblclick=Qo,Sl.setSeries=(t,o,s,u)=>{let a=Te.match[2];s=a(n,o,s),s!=-1&&bt(s,u,!0,!1)},He&&($e(ii,L,qo),$e(Un,L,Bo),$e(ri,L,t=>{Bt(t),Vl(!1)}),$e(si,L,ps),$e(ui,L,Qo),io.add(n),n.syncRect=Vl);let ln=n.hooks=e.hooks||{};function Oe(t,o,s){On?Ol.push([t,o,s]):t in ln&&ln[t].forEach(u=>{u.call(null,n,o,s)})}(e.plugins||[]).forEach(t=>{for(let o in t.hooks)ln[o]=(ln[o]||[]).concat(t.hooks[o])});let Xo=(t,o,s)=>s,Te=Me({key:null,setSeries:!1,filters:{pub:Si,sub:Si},scales:[P,_[1]?_[1].scale:null],match:[xi,xi,Xo],values:[null,null]},R.sync);Te.match.length==2&&Te.match.push(Xo),R.sync=Te;let ei=Te.key,In=gr(ei);function zl(t,o,s,u,a,d,y){Te.filters.pub(t,o,s,u,a,d,y)&&In.pub(t,o,s,u,a,d,y)}In.sub(n);function hs(t,o,s,u,a,d,y){Te.filters.sub(t,o,s,u,a,d,y)&&Sl[t](null,o,s,u,a,d,y)}n.pub=hs;function ds(){In.unsub(n),io.delete(n),Ht.clear(),eo(un,_l,Zo),m.remove(),re?.remove(),Oe("destroy")}n.destroy=ds;function Gn(){Oe("init",e,l),Co(l||e.data,!1),F[P]?Nn(P,F[P]):Tn(),ql=de.show&&(de.width>0||de.height>0),Gt=ot=!0,_n(e.width,e.height)}return _.forEach(Ao),z.forEach(Yr),i?i instanceof HTMLElement?(i.appendChild(m),Gn()):i(n,Gn):Gn(),n}Le.assign=Me;Le.fmtNum=po;Le.rangeNum=fn;Le.rangeLog=pn;Le.rangeAsinh=co;Le.orient=el;Le.pxRatio=ie;Le.join=Xs;Le.fmtDate=mo,Le.tzDate=cu;Le.sync=gr;{Le.addGap=Yu,Le.clipGaps=mn;let e=Le.paths={points:_r};e.linear=Mr,e.stepped=qu,e.bars=Ju,e.spline=Zu}var _o="\u2212",Sn="n/a";function Yl(e,l=0){if(!Number.isFinite(e))return Sn;let[i="0",n]=Math.abs(e).toFixed(l).split("."),r=i.replace(/\\B(?=(?:\\d{3})+$)/gu,","),c=n===void 0?r:`${r}.${n}`;return e<0&&Number(c.replaceAll(",",""))!==0?`${_o}${c}`:c}function To(e,l=1){if(!Number.isFinite(e))return Sn;let i=Dr(Yl(e*100,l));return(i==="100"&&e<1||i==="0"&&e>0)&&l<6?To(e,l+1):`${i} %`}function Lr(e,l=2){return Yl(e,l)}function Cr(e,l=cf(e)){if(!Number.isFinite(e))return Sn;let i=Yl(e,l);return i.startsWith(_o)?`${_o}$${i.slice(1)}`:`$${i}`}function cf(e){let l=Math.abs(e);return l===0||l>=.1?2:Math.min(6,1-Math.floor(Math.log10(l)))}function Pr(e){if(!Number.isFinite(e))return Sn;let l=Math.max(0,Math.round(e));if(l<1e3)return`${l} ms`;if(l<59950)return`${Dr((l/1e3).toFixed(1))} s`;let i=Math.round(l/1e3);if(i<3600)return Ar(Math.floor(i/60),"min",i%60,"s");let n=Math.round(i/60);return Ar(Math.floor(n/60),"h",n%60,"min")}function Ar(e,l,i,n){return i===0?`${e} ${l}`:`${e} ${l} ${i} ${n}`}var af=36e5,kf=24*af;function Dr(e){return e.includes(".")?e.replace(/\\.?0+$/u,""):e}function Cl(e,l="",...i){let n=document.createElement(e);return l!==""&&(n.className=l),n.append(...i),n}function Mo(e,l){for(let[i,n]of Object.entries(l))e.setAttribute(i,n);return e}function Rr(e,l){return l===void 0||!/^(?:https?:\\/\\/|#)/.test(l)?e:Mo(Cl("a","",e),{href:l,rel:"noreferrer"})}var ko={percent:e=>To(e),score:e=>Lr(e,1),duration:Pr,usd:e=>Cr(e),count:e=>Yl(e)},Nr=170,pf="12px system-ui, sans-serif",Fr=7;function xn(e){let l=Cl("span");l.style.color=`var(--${e})`,document.body.append(l);let{color:i}=getComputedStyle(l);return l.remove(),i}function hf(e,l){let{x:i,xAxis:n,yAxis:r,series:c}=l,f=i.at(-1)??0,h=c.some(({form:w})=>w==="columns")&&"words"in n?.6:0,[p,m]="words"in n?[-h,Math.max(f,f===0?1:0)+h]:[n.from,n.to],S=ko[r.format],g={font:pf,stroke:()=>xn("muted"),grid:{stroke:()=>xn("line"),width:1},ticks:{stroke:()=>xn("line"),width:1,size:4}};return new Le({width:Math.max(e.clientWidth,120),height:Nr,padding:[8,zr(gf(n))/2,0,0],legend:{show:!1},cursor:l.steps===void 0?{show:!1}:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:[p,m]},y:{range:r.highest===1&&r.format!=="count"?[0,1]:Le.rangeNum(0,r.highest,.1,!0)}},axes:["words"in n?{...g,...mf(n.words),grid:{show:!1}}:{...g,grid:{show:!1},values:(w,A)=>A.map(L=>ko[n.format](L))},{...g,space:28,...r.format==="count"?{incrs:df}:{},values:(w,A)=>A.map(S),size:(w,A)=>Math.max(24,...(A??[]).map(L=>L.length*Fr+12))}],series:[{},...c.map(wf)]},[[...i],...c.map(({values:w})=>[...w])],e)}var df=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4,1e5,1e6];function mf(e){let l=e.length-1,i=e.map(Vr),n=Math.max(...i.map(zr));return{splits:e.map((r,c)=>c),filter:(r,c)=>{let f=r.bbox.width/devicePixelRatio/n,h=Math.max(1,Math.ceil(e.length/Math.max(1,f)));return c.map(p=>p===0||p===l||p%h===0&&l-p>=h?p:null)},values:(r,c)=>c.map(f=>f===null?"":i[f]??""),size:i.some(r=>r.includes(`\n`))?44:28}}function gf(e){return"words"in e?Vr(e.words.at(-1)??""):ko[e.format](e.to)}function Vr(e){return e.replace(", ",`\n`)}function zr(e){return Math.max(...e.split(`\n`).map(l=>l.length))*Fr+8}var{bars:Or}=Le.paths;function wf({colour:e,form:l,values:i}){let n=()=>xn(e),r=i.length<=60;switch(l){case"columns":return{fill:n,width:0,points:{show:!1},...Or===void 0?{}:{paths:Or({size:[.8,60]})}};case"dots":return{stroke:n,paths:()=>null,points:{show:!0,size:7,fill:n}};case"line":return{stroke:n,width:2,spanGaps:!0,points:{show:r,size:5,fill:n}};case"dashes":return{stroke:n,width:2,dash:[5,4],spanGaps:!0,points:{show:!1}}}}function yf(e,{steps:l=[]},i){let n=String(l.length-1),r=Mo(Cl("input","step-slider"),{type:"range",max:n,value:n,"aria-label":`${e.getAttribute("aria-label")??""}, step`}),c=Cl("p","step"),f=()=>{let{name:p="",words:m="",url:S}=l[Number(r.value)]??{};r.setAttribute("aria-valuetext",`${p}: ${m}`),c.replaceChildren(Cl("b","",Rr(p,S)),`: ${m}`)},h=()=>{f();let p=i();p.setCursor({left:p.valToPos(Number(r.value),"x"),top:0},!1)};r.addEventListener("input",h),e.querySelector(".plot")?.addEventListener("click",p=>{let m=i(),{left:S}=m.over.getBoundingClientRect();r.value=String(m.posToIdx(p.clientX-S)),h()}),f(),e.append(r,c)}function Sf(e){let l=e.querySelector(".plot"),i=e.querySelector("script");if(l===null||i===null)return;let n=JSON.parse(i.textContent),r,c=()=>r??=hf(l,n);n.steps!==void 0&&yf(e,n,c);let f=new IntersectionObserver(p=>{p.some(({isIntersecting:m})=>m)&&(c(),f.disconnect())},{rootMargin:"400px"});f.observe(l),new ResizeObserver(()=>r?.setSize({width:l.clientWidth,height:Nr})).observe(l),addEventListener("beforeprint",c);let h=()=>r?.redraw(!1,!1);new MutationObserver(h).observe(document.documentElement,{attributes:!0}),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",h)}for(let e of document.querySelectorAll("figure"))Sf(e);})();\n';
  var word = __webpack_require__(75367);
  var judge_check = __webpack_require__(26513);
  ;
  const test_details_MAX_MESSAGE = 4e3;
  const MAX_FACT = 600;
  const MAX_LABEL = 300;
  const MAX_ARGUMENTS = 4e3;
  const MAX_CALLS = 100;
  const MAX_FACTS = 20;
  function resultDetail(result, extent, labelled2, beforeAfter) {
    const shown2 = result.runs.find((run) => run.input !== void 0 && isWanted(run, extent));
    const question = questionOf(shown2?.input, extent.answer);
    const known = JSON.stringify(question);
    const { runs: counted2, extraRuns = [] } = result;
    const runs = [...counted2, ...extraRuns].map((run, index) => {
      const isExtra = index >= counted2.length;
      const detail = runDetail(run, extent, labelled2, isExtra);
      const isShown = run.input === shown2?.input || !isWanted(run, extent);
      const own = isShown ? void 0 : questionOf(run.input, extent.answer);
      return { ...detail, question: JSON.stringify(own) === known ? void 0 : own };
    });
    return { about: aboutOf(result), question, runs, beforeAfter: beforeAfter !== void 0 && hasRoom(beforeAfter, extent) ? beforeAfter : void 0 };
  }
  function aboutOf({ description, metadata = {} }) {
    const values = [...description === void 0 ? [] : [["Description", description]], ...Object.entries(metadata).map(([name, value]) => [name, typeof value === "string" ? value : value.join(", ")])];
    if (values.length === 0) return void 0;
    return values.slice(0, MAX_FACTS).map(([name, value]) => [(0, report_escape.Kb)(name, MAX_LABEL), (0, report_escape.Kb)(value, MAX_FACT)]);
  }
  function hasRoom({ passed }, { answersOf: answersOf2, answer }) {
    if (answer < MAX_COMPARED) return false;
    return answersOf2 === "all" || answersOf2 === "failed" && !passed;
  }
  function isWanted(run, { answersOf: answersOf2 }) {
    return answersOf2 === "all" || answersOf2 === "failed" && !(0, engine_results.Pn)(run).passed;
  }
  function runDetail(run, extent, labelled2, isExtra) {
    const passed = (0, engine_results.Pn)(run).passed;
    const wanted2 = isWanted(run, extent);
    const head = { title: `Answer ${run.runIndex + 1}`, verdict: test_details_verdictOf(run), facts: [...isExtra ? ["for the comparison only, counts in no gate"] : [], ...runFacts(run)] };
    const isCounted = passed && extent.passedRuns === "counted";
    const answers2 = isCounted ? [] : answersOf(run, wanted2 ? extent.answer : 0);
    const assertions = isCounted ? [] : run.assertions;
    return { ...head, assertions: assertions.map((assertion) => ({ ...assertionDetail(assertion), judged: judgedOf(assertion, run, answers2, labelled2) })), answers: answers2, changes: wanted2 && run.changes?.length ? fileItems(run.changes) : void 0, trace: wanted2 ? traceTree(run.trace) : void 0, thoughts: thoughtsOf(run, wanted2 ? extent.answer : 0), note: isCounted ? `${(0, basics_format.LS)(run.assertions.length, "assertion")} passed. They are in report.json: this page would be too large.` : answerNote(run, wanted2) };
  }
  function test_details_verdictOf(run) {
    if ((0, engine_results.Pn)(run).notRun) return "not-run";
    if ((0, engine_results.Pn)(run).errored) return "errored";
    return (0, engine_results.Pn)(run).passed ? "passed" : "failed";
  }
  function answerNote(run, wanted2) {
    if ((0, engine_results.Pn)(run).cancelled) return "Not asked to the end: the run was cancelled before.";
    if ((0, engine_results.Pn)(run).unneeded) {
      return run.callCount === 0 ? "Not asked: the verdict was decided without it." : "Not judged: it was under way when the verdict was decided without it.";
    }
    if (run.outputOmitted === true) {
      return run.assertions.some(aggregate.T2) ? "No answer is here: the file of the harness has none, or the input outputs leaves it out." : "Question and answer are left out (input outputs).";
    }
    if (!wanted2) return "Question and answer are in report.json: this page would be too large.";
    return void 0;
  }
  function runFacts(run) {
    const { tokenUsage, costEstimateUsd, callCount } = run;
    const { outcome } = run;
    return [...outcome.kind === "reused" ? [(0, report_escape.up)(outcome)] : [], ...run.latencyUnstated === true ? [] : [(0, basics_format.p0)(run.latencyMs)], (0, basics_format.fL)(costEstimateUsd), ...run.callCount === 0 && tokenUsage.totalTokens === 0 ? [] : [(0, basics_format.LS)(tokenUsage.totalTokens, "token")], ...callCount === 0 ? [] : [(0, basics_format.LS)(callCount, "call")], ...run.thoughtCharacters === void 0 ? [] : [`${SIGNS.idle} ${(0, basics_format.LS)(run.thoughtCharacters, "character")} of thoughts`], ...run.truncated ? [`${SIGNS.look} cut at maxTokens`] : [], ...run.turnLimitReached ? ["ended at its limit of turns"] : [], ...run.agent?.denied === void 0 ? [] : [deniedWords(run.agent.denied)], ...run.callsShortened === true ? ["calls by name only: the report was too large"] : [], ...run.checksOmitted === true ? ["details of checks left out: the report was too large"] : []];
  }
  function deniedWords({ tools, allowedBy }) {
    const names = tools.slice(0, MAX_CALLS).map((tool) => (0, report_escape.Kb)(tool, MAX_LABEL));
    return `${SIGNS.look} denied ${names.join(", ")}: allowed by ${(0, report_escape.Kb)(allowedBy, MAX_LABEL)}`;
  }
  function thoughtsOf({ thoughts = "" }, max) {
    return thoughts === "" || max === 0 ? void 0 : shownText(thoughts, max);
  }
  function answersOf(run, max) {
    const omitted = run.outputOmitted === true || max === 0;
    const detail = ({ outputText, toolCalls }, turn, index = 0) => ({ turn: turn === void 0 ? void 0 : (0, report_escape.Kb)(turn.label, MAX_LABEL), user: omitted || turn?.user === void 0 || index === 0 ? void 0 : shownText(turn.user, max), calls: toolCalls.slice(0, MAX_CALLS).map((call) => callDetail(call, omitted || run.callsShortened === true)), answer: omitted ? { text: "", marks: [] } : markedText(outputText, run.assertions, max) });
    const answers2 = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
    return answers2.filter(({ user, calls, answer }) => user !== void 0 || calls.length > 0 || answer.text !== "");
  }
  function markedText(text, assertions, max) {
    const shown2 = shownText(text, max);
    return { ...shown2, marks: marksOf(shown2.text, assertions) };
  }
  function callDetail(call, omitted) {
    return { name: (0, report_escape.Kb)(call.name, MAX_LABEL), args: omitted ? void 0 : cutBlock(jsonText(call.arguments), MAX_ARGUMENTS), result: omitted || call.result === void 0 ? void 0 : cutBlock(jsonText(call.result), MAX_ARGUMENTS) };
  }
  function assertionDetail(assertion) {
    const { assertionType, label, passed, advisory, failureCode, failureMessage: failureMessage2, metadata } = assertion;
    const message = failureMessage2 ?? "";
    const reason = test_details_reasonOf(assertion);
    return { label: (0, report_escape.Kb)(label, MAX_LABEL), type: (0, report_escape.Kb)(assertionType, MAX_LABEL), passed, advisory, scoreText: (0, aggregate.T2)(assertion) ? "" : (0, basics_format.fN)(assertion.score), band: isGraded(assertion) ? (0, assertions_assertion.BV)(assertion.score) : void 0, code: failureCode, message: message === "" ? void 0 : cutBlock(message, test_details_MAX_MESSAGE), reason: reason === void 0 ? void 0 : cutBlock(reason, test_details_MAX_MESSAGE), facts: (0, assertions_assertion.xj)(metadata).filter(([, value]) => saysSomething(value, [label, message, reason])).slice(0, MAX_FACTS).map(([name, value]) => [(0, report_escape.Kb)(name, MAX_LABEL), factText(value)]) };
  }
  function criterionOf({ assertionType, metadata }) {
    if (assertionType !== "judge" || metadata?.criteria === void 0) return void 0;
    return (0, report_escape.Yj)(metadata.criteria);
  }
  function judgedOf(assertion, run, answers2, labelled2) {
    const criterion = criterionOf(assertion);
    if (criterion === void 0) return void 0;
    const turn = run.turns?.find(({ label }) => assertion.label.startsWith(`${label}: `));
    const text = (0, report_escape.Yj)((turn ?? run).outputText);
    const name = turn === void 0 ? void 0 : (0, report_escape.Kb)(turn.label, MAX_LABEL);
    const answer = answers2.findLastIndex((shown2) => (name === void 0 || shown2.turn === name) && shown2.answer.text === text);
    if (answer === -1 || text === "") return void 0;
    return { criterion, answer, good: labelled2.get(criterion)?.get((0, judge_check.Kt)(text)) };
  }
  function test_details_reasonOf({ metadata, failureMessage: failureMessage2 }) {
    const reasons = [metadata?.reasoning, metadata?.reason];
    return reasons.filter((reason) => typeof reason === "string").find((reason) => reason !== "" && reason !== failureMessage2);
  }
  function isGraded({ assertionType, metadata }) {
    if (assertionType === "judge") return true;
    if (assertionType === "drift") return metadata?.["exercised"] !== false;
    return metadata?.["scored"] === true;
  }
  function saysSomething(value, shown2) {
    if (Array.isArray(value)) return value.length > 0;
    return value !== null && value !== void 0 && value !== "" && !shown2.includes(value);
  }
  function factText(value) {
    if (typeof value === "string") return cutBlock(value, MAX_FACT);
    if (typeof value === "number" && !Number.isInteger(value)) return (0, basics_format.ic)((0, basics_format.U9)(value, 4));
    return cutBlock(jsonText(value), MAX_FACT);
  }
  const MAX_STEP_NAME = 200;
  const KIND_WORDS = { agent: "agent", model: "model call", tool: "tool", step: "step" };
  function traceTree(trace) {
    if (trace === void 0 || trace.steps.length === 0) return void 0;
    return { lines: trace.steps.map(({ kind, name, depth, startMs, durationMs, ...rest }) => ({ kind: KIND_WORDS[kind], name: (0, report_escape.Kb)(name, MAX_STEP_NAME), depth, facts: [(0, basics_format.p0)(durationMs), `after ${(0, basics_format.p0)(startMs)}`, ...tokenWords(rest)], failed: rest.failed === true })), note: traceNote(trace) };
  }
  function tokenWords({ inputTokens, outputTokens }) {
    if (inputTokens === void 0 && outputTokens === void 0) return [];
    return [`${(0, basics_format.U9)(inputTokens ?? 0)} tokens in, ${(0, basics_format.U9)(outputTokens ?? 0)} out`];
  }
  function traceNote({ steps, understoodSpans, otherSpans, ...lost }) {
    const more2 = Math.max(0, understoodSpans - steps.length);
    const parts = [...more2 === 0 ? [] : [(0, basics_format.LS)(more2, "more step")], ...otherSpans === 0 ? [] : [(0, basics_format.LS)(otherSpans, "span of no known convention", "spans of no known convention")], ...lost.droppedSpans === 0 ? [] : [(0, basics_format.LS)(lost.droppedSpans, "span beyond the limit", "spans beyond the limit")], ...lost.refusedExports === 0 ? [] : [(0, basics_format.LS)(lost.refusedExports, "refused export")]];
    return parts.length === 0 ? void 0 : `Not shown: ${parts.join(", ")}.`;
  }
  const MAX_VARIABLES = 50;
  const MAX_TOOLS = 50;
  const test_details_MAX_NAME = 300;
  const test_details_MAX_VALUE = 1e3;
  const MAX_PARAMETERS = 4e3;
  function questionOf(input, max) {
    if (input === void 0 || max === 0) return void 0;
    const valueLength = Math.min(max, test_details_MAX_VALUE);
    return { vars: Object.entries(input.vars).slice(0, MAX_VARIABLES).map(([name, value]) => [(0, report_escape.Kb)(name, test_details_MAX_NAME), cutBlock(value, valueLength)]), messages: input.messages.map(({ role, content, images = [] }) => {
      const files = images.map(({ path, type, bytes: bytes2 }) => `[${path}: ${type}, ${bytes2} bytes]`);
      return { role, ...shownText([content, ...files].join("\n"), max) };
    }), tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({ name: (0, report_escape.Kb)(name, test_details_MAX_NAME), description: description === void 0 ? void 0 : cutBlock(description, valueLength), parameters: parameters === void 0 ? void 0 : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)) })), command: input.command === void 0 ? void 0 : cutBlock(input.command, max) };
  }
  function shownText(text, max) {
    const shown2 = (0, report_escape.Yj)((0, cut.Yj)(text, max));
    if (text.length <= max) return { text: shown2 };
    return { text: shown2, note: `Cut here: ${(0, basics_format.U9)(max)} of ${(0, basics_format.U9)(text.length)} characters. report.json has all of it.` };
  }
  function cutBlock(text, max) {
    const shown2 = (0, report_escape.Yj)((0, cut.Yj)(text, max));
    return text.length <= max ? shown2 : `${shown2}\u2026`;
  }
  function jsonText(value) {
    try {
      return JSON.stringify(value, void 0, 1).replaceAll(/\n\s*/gu, " ");
    } catch {
      return "(nested too deeply to show)";
    }
  }
  const MAX_OFFENCES = 200;
  const MAX_PATTERN = 2e3;
  function marksOf(text, assertions) {
    const found = assertions.filter((assertion) => !assertion.passed).flatMap((assertion) => [...textsOf(assertion, "forbidden").flatMap((needle) => occurrences(text, needle, "forbidden")), ...textsOf(assertion, "redactedMatches").flatMap((needle) => occurrences(text, needle, "redacted"))]).sort((a, b) => a.start - b.start || b.end - a.end);
    return withoutOverlaps(found).slice(0, MAX_OFFENCES);
  }
  function textsOf({ metadata }, name) {
    const list2 = metadata?.[name];
    if (!Array.isArray(list2)) return [];
    const texts = list2;
    return [...new Set(texts.filter((item) => typeof item === "string"))];
  }
  function occurrences(text, needle, kind) {
    const plain2 = (0, report_escape.Yj)(needle);
    if (plain2.trim() === "") return [];
    const { length } = plain2;
    const marks = [];
    for (let start = text.indexOf(plain2); start !== -1; start = text.indexOf(plain2, start + length)) {
      marks.push({ start, end: start + length, kind });
      if (marks.length === MAX_OFFENCES) break;
    }
    return marks.length > 0 || length > MAX_PATTERN ? marks : inAnyCase(text, plain2, kind);
  }
  function inAnyCase(text, plain2, kind) {
    const pattern = plain2.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
    return [...text.matchAll(new RegExp(pattern, "giu"))].slice(0, MAX_OFFENCES).map(({ index, 0: { length } }) => ({ start: index, end: index + length, kind }));
  }
  function withoutOverlaps(marks) {
    let end = 0;
    return marks.filter((mark) => {
      if (mark.start < end) return false;
      end = mark.end;
      return true;
    });
  }
  const MAX_COMPARED = 6e3;
  const MAX_EDITS = 150;
  const MAX_MARKED_RESULTS = 50;
  const MAX_MARKS = 400;
  function beforeAfters(results) {
    const found = /* @__PURE__ */ new Map();
    for (const result of results) {
      const one = beforeAfterOf(result, found.size < MAX_MARKED_RESULTS);
      if (one !== void 0) found.set(result, one);
    }
    return found;
  }
  function beforeAfterOf({ comparison, runs }, isMarked) {
    const known = comparison?.before;
    const shown2 = runs.filter((run2) => run2.outputOmitted !== true && run2.turns === void 0);
    const run = shown2.find((one) => !(0, engine_results.Pn)(one).passed) ?? shown2[0];
    if (known === void 0 || run === void 0) return void 0;
    const { passed } = (0, engine_results.Pn)(run);
    const outcome = (isPassed) => isPassed ? "passed" : "failed";
    const answers2 = textPair([`Before: an answer on the base (${outcome(known.passed)})`, known.outputText], [`After: an answer of this run (${outcome(passed)})`, run.outputText], isMarked);
    return { passed, pairs: [...isMarked ? promptPairs(known.messages ?? [], run.input?.messages ?? []) : [], answers2, ...listPair("Calls", callItems(known.calls ?? []), callItems(run.toolCalls)), ...listPair("Changed files", fileItems(known.changes ?? []), fileItems(run.changes ?? []))] };
  }
  function textPair(there, here, isMarked) {
    const before = shownText(there[1], MAX_COMPARED);
    const after = shownText(here[1], MAX_COMPARED);
    const marks = isMarked ? differences(before.text, after.text) : TOO_MANY;
    return { before: { title: there[0], text: { ...before, marks: marks.before } }, after: { title: here[0], text: { ...after, marks: marks.after } }, note: marks.note };
  }
  function promptPairs(there, here) {
    return here.flatMap(({ role, content }, index) => {
      const known = there[index];
      if (known === void 0 || known.role !== role || known.content === content) return [];
      const before = [`Prompt on the base (${role})`, known.content];
      return [textPair(before, [`Prompt of this run (${role})`, content], true)];
    });
  }
  function listPair(what, there, here) {
    if (there.length === 0 && here.length === 0) return [];
    const before = { title: `${what} on the base`, items: there };
    return [{ before, after: { title: `${what} of this run`, items: here } }];
  }
  const MAX_CALL = 600;
  function callItems(calls) {
    return calls.slice(0, MAX_CALLS).map((call) => ({ title: cutBlock(`${call.name}(${jsonText(call.arguments)})`, MAX_CALL) }));
  }
  const MAX_FILES = 100;
  const test_details_MAX_PATH = 300;
  function fileItems(changes) {
    return changes.slice(0, MAX_FILES).map((file) => ({ title: `${(0, report_escape.Kb)(file.path, test_details_MAX_PATH)} (${fileCounts(file)})`, text: file.patch === void 0 || file.patch === "" ? void 0 : markedDiff(file.patch) }));
  }
  function markedDiff(patch) {
    const shown2 = shownText(patch, MAX_COMPARED);
    const marks = [];
    let start = 0;
    for (const line of shown2.text.split("\n")) {
      const kind = line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : void 0;
      const end = start + line.length;
      if (kind !== void 0 && marks.length < MAX_MARKS) marks.push({ start, end, kind });
      start = end + 1;
    }
    return { ...shown2, marks };
  }
  const TOO_MANY = { before: [], after: [], note: `Differences are marked in the first ${MAX_MARKED_RESULTS} tests only.` };
  const TOO_DIFFERENT = { before: [], after: [], note: "These two texts have too little in common to mark what differs." };
  function differences(before, after) {
    const parts = (0, word.pR)(before, after, { maxEditLength: MAX_EDITS });
    if (parts === void 0) return TOO_DIFFERENT;
    const marks = { before: [], after: [] };
    let [at, now] = [0, 0];
    for (const { added, removed, value } of parts) {
      const { length } = value;
      if (removed) marks.before.push({ start: at, end: at + length, kind: "removed" });
      else if (added) marks.after.push({ start: now, end: now + length, kind: "added" });
      if (!added) at += length;
      if (!removed) now += length;
    }
    return { before: marks.before.slice(0, MAX_MARKS), after: marks.after.slice(0, MAX_MARKS) };
  }
  ;
  const FORMATS = { percent: basics_format.rq, score: basics_format.fN, duration: basics_format.p0, usd: basics_format.dR, count: basics_format.U9 };
  function figureHtml({ title, words, drawing, legend }) {
    return [`<figure aria-label="${(0, report_escape.js)(title)}"><figcaption><b>${(0, report_escape.js)(title)}</b>`, `<span>${(0, report_escape.js)(words)}</span></figcaption>`, `<div class="plot" aria-hidden="true"></div>${dataElement(shown(drawing))}`, legend === void 0 ? "" : `<p class="legend">${(0, report_escape.js)(legend)}</p>`, "</figure>"].join("");
  }
  function shown(drawing) {
    return JSON.parse(JSON.stringify(drawing, (_, value) => typeof value === "string" ? (0, report_escape.h0)(value) : value));
  }
  function plotsHtml(figures2) {
    return figures2.length === 0 ? "" : `<div class="plots">${figures2.map(figureHtml).join("\n")}</div>`;
  }
  const LEAST = 1e-9;
  const MOST = 1e12;
  function withAxis(highest, figure2) {
    return highest >= LEAST && highest <= MOST ? [figure2()] : [];
  }
  const LINES = [{ name: "blue", colour: "accent" }, { name: "amber", colour: "warn" }, { name: "grey", colour: "muted" }];
  const figures_MAX_NAME = 18;
  function nameOf(modelId) {
    const name = (0, report_escape.Kb)(modelId, figures_MAX_NAME);
    return name === "" ? "(empty)" : name;
  }
  function figures_modelName(modelId, index) {
    const line = LINES[index];
    return line === void 0 ? nameOf(modelId) : `${nameOf(modelId)} (${line.name})`;
  }
  function courseFigures({ title, format, highest, lines, steps }) {
    const known = lines.map(({ values }) => values.filter((value) => value !== null));
    const end = highest ?? known.flat().reduce((most, value) => Math.max(most, value), 0);
    if (known.flat().length === 0) return [];
    const words = lines.map((line, index) => [line.name, fromTo(known[index] ?? [], FORMATS[line.format ?? format])].join(" ").trim());
    return withAxis(end, () => ({ title, words: `${capitalized(words.join("; "))}.`, drawing: { x: steps.map((_, index) => index), xAxis: { words: steps.map(({ name }) => name) }, yAxis: { format, highest: end }, series: lines.map(({ values, form = "line" }, index) => {
      return { colour: LINES[index]?.colour ?? "muted", form, values };
    }), steps } }));
  }
  function fromTo(known, show) {
    const [first, last] = [known[0], known.at(-1)];
    if (first === void 0 || last === void 0) return "not measured";
    const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
    const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
    return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
  }
  function capitalized(words) {
    return words.replace(/^./u, (first) => first.toUpperCase());
  }
  const figures_MAX_MODELS = 20;
  function suiteFigures(report, suite) {
    if (suite.results.length === 0) return [];
    return [...passRates(suite), ...reliabilityFigures(suite), ...scores(suite), ...spread(suite, LATENCY), ...spread(suite, COST), ...trendFigures(report, suite)];
  }
  function passRates(suite) {
    const rows = compareModels(suite).filter((row) => row.wasAnswered).slice(0, figures_MAX_MODELS);
    if (rows.length < 2) return [];
    const noun = `${resultNoun(suite)}s`;
    const names = rows.map((row) => nameOf(row.modelId));
    const words = rows.map((row, index) => `${names[index]} ${rateText(row.passRate, noun)}`);
    const dots = (end) => {
      return { colour: "warn", form: "dots", values: rows.map((row) => end(row.passRate)) };
    };
    return [{ title: "Pass rate by model", words: `${words.join(", ")}. The dots are the ends of the 95 % interval.`, drawing: { x: rows.map((_, index) => index), xAxis: { words: names }, yAxis: { format: "percent", highest: 1 }, series: [{ colour: "accent", form: "columns", values: rows.map((row) => row.passRate.value) }, dots(({ low }) => low), dots(({ high }) => high)] } }];
  }
  function reliabilityFigures(suite) {
    const { tries, rows: all } = reliabilityOf(suite);
    const rows = all.slice(0, LINES.length);
    const [first, ...others] = rows;
    if (first === void 0) return [];
    const isAlone = others.length === 0;
    const valuesOf = ({ points: points2 }, value) => tries.map((_, index) => {
      const point = points2[index];
      return point === void 0 ? null : value(point.share);
    });
    const curves = rows.map((row, index) => {
      const colour = LINES[index]?.colour ?? "muted";
      return { colour, form: "line", values: valuesOf(row, ({ value }) => value) };
    });
    const ends = [({ low }) => low, ({ high }) => high].map((end) => ({ colour: "muted", form: "dashes", values: valuesOf(first, end) }));
    const words = rows.map((row, index) => `${isAlone ? nameOf(row.modelId) : figures_modelName(row.modelId, index)}: ${reliabilityWords(row)}`);
    return [{ title: "Right several times in a row", words: `${words.join("; ")}.${isAlone ? " The dashes are the 95 % interval." : ""}`, drawing: { x: tries.map((_, index) => index), xAxis: { words: tries.map(triesWords) }, yAxis: { format: "percent", highest: 1 }, series: isAlone ? [...curves, ...ends] : curves } }];
  }
  const BINS = 20;
  function scores(suite) {
    const graded = suite.results.flatMap((result) => result.runs.flatMap((run) => run.assertions.filter(isGraded)));
    if (graded.length === 0) return [];
    const bins = Array.from({ length: BINS }, (_, bin) => bin);
    const counted2 = (all) => bins.map((bin) => all.filter((it) => binOf(it.score) === bin).length || null);
    const failed = graded.filter(({ passed }) => !passed);
    const whole2 = counted2(graded);
    return [{ title: "Scores of graded assertions", words: `${(0, basics_format.LS)(graded.length, "score")} from 0 to 1: ${graded.length - failed.length} passed (green), ${failed.length} failed (red).`, drawing: { x: bins.map((bin) => (bin + 0.5) / BINS), xAxis: { from: 0, to: 1, format: "score" }, yAxis: { format: "count", highest: Math.max(...whole2.map((value) => value ?? 0)) }, series: [{ colour: "good", form: "columns", values: whole2 }, { colour: "bad", form: "columns", values: counted2(failed) }] } }];
  }
  function binOf(score2) {
    return Math.min(BINS - 1, Math.max(0, Math.floor(score2 * BINS + basics.kT)));
  }
  const LATENCY = { title: "Latency of an answer", of: (run) => run.latencyUnstated === true ? null : run.latencyMs, format: "duration", less: "faster", more: "slow" };
  const COST = { title: "Cost of an answer", of: (run) => run.costEstimateUsd, format: "usd", less: "cheaper", more: "expensive" };
  const SHARES = Array.from({ length: 101 }, (_, index) => index / 100);
  function spread(suite, measure) {
    const { title, format, less, more: more2 } = measure;
    const show = FORMATS[format];
    const rows = compareModels(suite).slice(0, figures_MAX_MODELS).flatMap(({ modelId }) => {
      const sorted = answeredRuns(suite, modelId).flatMap((run) => measure.of(run) ?? []).filter(Number.isFinite).sort((a, b) => a - b);
      return sorted.length === 0 ? [] : [{ modelId, sorted }];
    });
    const words = rows.map(({ sorted }) => {
      const [low = 0, median = 0, high = 0] = [0.05, 0.5, 0.95].map((at) => quantile(sorted, at));
      const mean = (0, basics.cz)(sorted.map((value) => value / sorted.length));
      return `median ${show(median)}, mean ${show(mean)}; 9 of 10 answers from ${show(low)} to ${show(high)}`;
    });
    const named = rows.map(({ modelId }, index) => `${figures_modelName(modelId, index)}: ${words[index]}`);
    const highest = rows.reduce((most, { sorted }) => Math.max(most, sorted.at(-1) ?? 0), 0);
    return withAxis(highest, () => ({ title, words: rows.length === 1 ? `${capitalized(words.join(""))}.` : `${named.join(". ")}.`, legend: `From left to right all answers by their order. In the middle is the median: half of the answers are ${less}; the mean is what a few ${more2} answers pull up.`, drawing: { x: SHARES, xAxis: { from: 0, to: 1, format: "percent" }, yAxis: { format, highest }, series: rows.slice(0, LINES.length).map(({ sorted }, index) => {
      const values = SHARES.map((share2) => quantile(sorted, share2));
      return { colour: LINES[index]?.colour ?? "muted", form: "line", values };
    }) } }));
  }
  function answeredRuns(suite, modelId) {
    return suite.results.filter((result) => result.modelId === modelId).flatMap((result) => result.runs).filter((run) => (0, engine_results.Pn)(run).answered);
  }
  function quantile(sorted, share2) {
    const position = (sorted.length - 1) * share2;
    const below = sorted[Math.floor(position)] ?? 0;
    const above = sorted[Math.ceil(position)] ?? 0;
    return below + (above - below) * (position - Math.floor(position));
  }
  const LEAST_COMMITS = 2;
  function trendOf({ memory }, { name }) {
    const points2 = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
    return points2.length < LEAST_COMMITS ? [] : points2;
  }
  function trendFigures(report, suite) {
    const points2 = trendOf(report, suite);
    const latencyOf = ({ latencyAvgMs }) => latencyAvgMs;
    const course = (title, more2, wordsOf) => courseFigures({ title: `Trend of ${(0, basics_format.LS)(points2.length, "commit")}: ${title}`, ...more2, steps: points2.map((point) => {
      const url = (0, report_escape.xw)(report.run, point.sha);
      return { name: `${(0, basics_format.Ax)(point.sha)}, ${(0, cut.Yj)(point.finishedAt, 10)}`, words: wordsOf(point), url: url === void 0 ? void 0 : (0, report_escape.Pl)(url) };
    }) });
    if (points2.length === 0) return [];
    const judges2 = points2.map(({ judgeAvg }) => judgeAvg);
    const judged = judges2.some((judge2) => judge2 !== null);
    const rates2 = { name: "pass rate of answers", values: points2.map(({ passRate }) => passRate) };
    const judge = { name: "judge average (dashed)", values: judges2, format: "score" };
    return [...course("pass rate", { format: "percent", highest: 1, lines: [rates2, ...judged ? [{ ...judge, form: "dashes" }] : []] }, ({ passRate, judgeAvg }) => `${(0, basics_format.rq)(passRate)} of answers passed${judgeAvg === null ? "" : `, judge average ${(0, basics_format.fN)(judgeAvg)}`}`), ...course("mean latency", { format: "duration", lines: [{ name: "mean latency", values: points2.map(latencyOf) }] }, (point) => figures_latencyWords(point)), ...course("cost of the suite", { format: "usd", lines: [{ name: "cost of the suite", values: points2.map((it) => it.costUsd) }] }, ({ costUsd }) => costUsd === null ? "\u2013" : (0, basics_format.dR)(costUsd))];
  }
  function figures_latencyWords({ latencyAvgMs }) {
    return latencyAvgMs === null ? "\u2013" : (0, basics_format.p0)(latencyAvgMs);
  }
  ;
  const HISTORY_VERSION = 1;
  const history_MAX_NAME = 200;
  const history_MAX_MODELS = 50;
  const MAX_VERSIONS = 8;
  function historyLines({ run, verdict: verdict2, suites, interruption }, origin) {
    if (interruption !== void 0) return [];
    return suites.flatMap((suite) => {
      const models = history_modelsOf(suite);
      if (models.length === 0 || suite.totals.notRun > 0) return [];
      return [{ v: HISTORY_VERSION, time: run.finishedAt, commit: origin.commit, suite: (0, cut.Yj)(suite.name, history_MAX_NAME), matrix: history_shortened(origin.matrix), only: history_shortened(origin.only), event: run.event, run: run.runId, attempt: run.runAttempt, verdict: verdict2.result === "error" ? "error" : suite.gates.passed ? "passed" : "failed", drift: driftOf(suite), responses: run.responses === "live" ? void 0 : run.responses, models }];
    });
  }
  function driftOf({ comparison }) {
    const change = comparison?.model === void 0 ? void 0 : (0, report_comparison.oY)(comparison.model);
    return change === "same" || change === "unknown" ? void 0 : change;
  }
  function history_shortened(text) {
    return text === void 0 || text === "" ? void 0 : (0, cut.Yj)(text, history_MAX_NAME);
  }
  function history_modelsOf(suite) {
    const versions = repliedNames(suite);
    return (0, basics.me)(suite.results, ({ modelId }) => modelId).slice(0, history_MAX_MODELS).map((results) => modelTotals(results[0].modelId, results, versions)).filter(({ runs }) => runs > 0);
  }
  function modelTotals(id2, results, versions) {
    const measured = results.map((result) => (0, engine_results.Fb)(result));
    const outcomes = measured.flatMap((it) => it.outcomes);
    const shares = measured.flatMap((it) => (0, basics.se)(it.outcomes) ?? []);
    const latencyMs = (0, basics.se)(measured.flatMap((it) => it.latencyMs ?? []));
    const judge = (0, basics.se)(measured.flatMap((it) => it.judge ?? []));
    const cost = (0, basics.vj)(ownCost(results));
    return { id: (0, cut.Yj)(id2, history_MAX_NAME), versions: (versions.get(id2) ?? []).slice(0, MAX_VERSIONS).map((name) => (0, cut.Yj)(name, history_MAX_NAME)), passed: (0, basics.cz)(outcomes), runs: outcomes.length, answers: shares.length === 0 ? 0 : rounded((0, intervals.XG)(shares)), judge: judge === void 0 ? null : rounded(judge), latencyMs: latencyMs === void 0 ? null : rounded(latencyMs), costUsd: cost === null ? null : rounded(cost) };
  }
  function rounded(value) {
    return Number(value.toPrecision(4));
  }
  const history_MAX_LINE = 32768;
  function parseHistoryLine(text) {
    if (text.length > history_MAX_LINE) return void 0;
    try {
      return historyLine(JSON.parse(text));
    } catch {
      return void 0;
    }
  }
  const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
  const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
  const VERDICTS = ["passed", "failed", "error"];
  const DRIFTS = ["worse", "better", "another-version"];
  function historyLine(value) {
    if (!(0, basics.u4)(value) || value["v"] !== HISTORY_VERSION) return void 0;
    const { time, commit, suite, run, attempt, models } = value;
    const verdict2 = VERDICTS.find((one) => one === value["verdict"]);
    const drift = DRIFTS.find((one) => one === value["drift"]);
    const parsed = Array.isArray(models) ? models.map(historyModel) : [];
    const known = parsed.filter((model) => model !== void 0);
    if (known.length === 0 || known.length !== parsed.length || known.length > history_MAX_MODELS) {
      return void 0;
    }
    if (typeof time !== "string" || !TIME.test(time) || Number.isNaN(Date.parse(time))) {
      return void 0;
    }
    const isValid = isName(suite) && verdict2 !== void 0 && (commit === void 0 || typeof commit === "string" && COMMIT.test(commit)) && [run, attempt].every((it) => it === void 0 || isCount(it)) && (value["drift"] === void 0 || drift !== void 0) && ["matrix", "only", "event", "responses"].every((name) => value[name] === void 0 || isName(value[name]));
    return isValid ? { ...picked(value), models: known } : void 0;
  }
  const PROPERTIES = [...["v", "time", "commit", "suite", "matrix", "only", "event", "run", "attempt"], ...["verdict", "drift", "responses"]];
  function picked(value) {
    return Object.fromEntries(PROPERTIES.map((name) => [name, value[name]]));
  }
  function historyModel(value) {
    if (!(0, basics.u4)(value)) return void 0;
    const { id: id2, versions, passed, runs, answers: answers2, judge, latencyMs, costUsd } = value;
    const isValid = isName(id2) && Array.isArray(versions) && versions.length <= MAX_VERSIONS && versions.every(isName) && isCount(passed) && isCount(runs) && runs > 0 && passed <= runs && isAmount(answers2) && (judge === null || isAmount(judge) && judge <= 1) && (latencyMs === null || isAmount(latencyMs)) && (costUsd === null || isAmount(costUsd));
    if (!isValid) return void 0;
    return { id: id2, versions, passed, runs, answers: answers2, judge, latencyMs, costUsd };
  }
  function isName(value) {
    return typeof value === "string" && value.length <= history_MAX_NAME;
  }
  function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
  }
  const MAX_AMOUNT = 1e12;
  function isAmount(value) {
    return typeof value === "number" && value >= 0 && value <= MAX_AMOUNT;
  }
  function seriesKey({ suite, matrix = "", only = "" }) {
    return JSON.stringify([suite, matrix, only]);
  }
  function lineKey(line) {
    const { commit, time, event, run } = line;
    const isOfCommit = event === void 0 || event === "push";
    return JSON.stringify([seriesKey(line), commit ?? time, isOfCommit ? "" : run ?? time]);
  }
  const HISTORY_FILE = "kindlm-history.jsonl";
  const HISTORY_FILES = { lines: HISTORY_FILE, page: "kindlm-history.html", maxBytes: 16 * 1024 * 1024 };
  const MAX_HISTORY_LINES = 5e3;
  function mergeHistory(before, own) {
    const entries = before.split("\n").map((text) => text.replace(/\r$/, "")).filter((text) => text.trim() !== "").map((text) => ({ text, line: parseHistoryLine(text) }));
    const unread = entries.filter(({ line }) => line === void 0).length;
    if (unread > MAX_HISTORY_LINES / 2) {
      return { kind: "refused", reason: `${HISTORY_FILE} has ${unread} lines that this version of the action cannot read, so it may be a file of something else` };
    }
    const merged = own.reduce(withLine, entries);
    const kept = bounded(merged);
    return { kind: "merged", history: { text: kept.map(({ text }) => `${text}
`).join(""), lines: kept.flatMap(({ line }) => line ?? []), unread: unread === 0 ? void 0 : unreadWords(unread) } };
  }
  function withLine(entries, line) {
    const own = { text: (0, report_escape.rF)(line), line };
    const key = lineKey(line);
    const place2 = entries.findLastIndex((entry) => entry.line && lineKey(entry.line) === key);
    const there = entries[place2]?.line;
    if (there === void 0) return [...entries, own];
    return isNewer(there, line) ? [...entries] : entries.with(place2, own);
  }
  function isNewer(there, line) {
    const runs = (there.run ?? 0) - (line.run ?? 0);
    return runs > 0 || runs === 0 && (there.attempt ?? 0) > (line.attempt ?? 0);
  }
  function bounded(entries) {
    const thinner = isTooLarge(entries) ? thinned(entries) : entries;
    return thinner.length < entries.length ? bounded(thinner) : withoutOldest(entries);
  }
  function isTooLarge(entries) {
    return entries.length > MAX_HISTORY_LINES || (0, basics.cz)(entries.map(history_sizeOf)) > MAX_WRITTEN_BYTES;
  }
  function thinned(entries) {
    const seen = /* @__PURE__ */ new Map();
    return entries.filter(({ line }, index) => {
      if (line === void 0 || index >= entries.length / 2) return true;
      const key = seriesKey(line);
      const place2 = seen.get(key) ?? 0;
      seen.set(key, place2 + 1);
      return place2 % 2 === 0;
    });
  }
  function withoutOldest(entries) {
    let left2 = entries.length;
    let bytes2 = (0, basics.cz)(entries.map(history_sizeOf));
    return entries.filter((entry) => {
      const isKept = entry.line === void 0 || left2 <= MAX_HISTORY_LINES && bytes2 <= MAX_WRITTEN_BYTES;
      if (!isKept) {
        left2 -= 1;
        bytes2 -= history_sizeOf(entry);
      }
      return isKept;
    });
  }
  const MAX_WRITTEN_BYTES = HISTORY_FILES.maxBytes / 2;
  function history_sizeOf({ text }) {
    return Buffer.byteLength(text) + 1;
  }
  const MAX_SERIES = 30;
  const MAX_POINTS = 400;
  const history_MAX_ROWS = 3e3;
  const MAX_SHOWN_NAME = 120;
  const STYLE = `${PAGE_STYLE}
.verdict.history { border-left-color: var(--accent); }
.runs th { white-space: nowrap; }
.runs td { min-width: 84px; }
.runs .sign { min-width: 0; }
.runs { max-height: 480px; overflow: auto; }
.runs thead th { position: sticky; top: 0; }
.runs tr { scroll-margin-top: 36px; }
.runs tr:target { background: var(--warn-wash); }
.plots { grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); }
`;
  function renderHistoryPage({ lines, unread }, run) {
    const trends = trendsOf(lines);
    const left2 = trends.length - MAX_SERIES;
    const body = ["<main>", headerHtml(lines, run), unread === void 0 ? "" : `<p class="state">${(0, report_escape.js)(unread)}</p>`, ...trends.slice(0, MAX_SERIES).map((trend, index) => trendHtml(trend, index, run)), left2 > 0 ? `<p class="note">${(0, basics_format.LS)(left2, "more trend")} in ${HISTORY_FILE}.</p>` : "", "</main>", `<footer>Made by the KindLM action from ${HISTORY_FILE}, which holds every figure of this page.</footer>`, `<script>${PLOTS_SCRIPT}<\/script>`];
    return htmlDocument({ title: titleOf(run), style: STYLE, scripts: [PLOTS_SCRIPT], body }).join("");
  }
  function unreadWords(unread) {
    const [verb, they] = unread === 1 ? ["is", "It stays"] : ["are", "They stay"];
    return `${(0, basics_format.LS)(unread, "line")} of ${HISTORY_FILE} ${verb} damaged or of another version. ${they} in the file and ${verb} not shown here.`;
  }
  function titleOf({ repository }) {
    return `KindLM: quality over time${repository === void 0 ? "" : `, ${repository}`}`;
  }
  function trendsOf(lines) {
    return (0, basics.me)(lines.toReversed(), seriesKey).map((trend) => trend.toReversed());
  }
  function headerHtml(lines, { repository }) {
    const days = lines.map(({ time }) => (0, cut.Yj)(time, 10)).toSorted();
    const facts = [repository, (0, basics_format.LS)(new Set(lines.map(({ commit, time }) => commit ?? time)).size, "commit"), days[0] === days.at(-1) ? days[0] : `${days[0]} to ${days.at(-1)}`];
    return ['<header class="verdict history">', "<h1>Quality over time</h1>", `<p class="facts">${facts.flatMap((fact) => fact === void 0 ? [] : (0, report_escape.js)(fact)).join(" \xB7 ")}</p>`, "</header>"].join("\n");
  }
  function trendHtml(all, number, run) {
    const lines = all.slice(-MAX_POINTS);
    const newest = lines.at(-1);
    if (newest === void 0) return "";
    const models = [...new Set(lines.toReversed().flatMap((line) => line.models.map(({ id: id2 }) => id2)))];
    const drawn = models.slice(0, LINES.length);
    const address = (index) => `r${number}-${index}`;
    const figures2 = historyFigures(lines, drawn, (index) => `#${address(index)}`);
    const notes = [...lines.length === 1 ? ["One run so far: a trend begins with the second."] : [], ...all.length > lines.length ? [`The newest ${(0, basics_format.U9)(lines.length)} of ${(0, basics_format.U9)(all.length)} runs.`] : [], ...models.length > drawn.length && lines.length > 1 ? [`The plots show ${drawn.length} of ${models.length} models; the table has all.`] : [], ...history_versionWords(lines), ...figures2.length === 0 ? [] : ["Press a plot, or move its slider, for a run\u2019s figures and its row below."]];
    return ['<section class="suite">', `<h2>${(0, report_escape.js)(trendName(newest))}</h2>`, ...notes.map((note) => `<p class="counts">${(0, report_escape.js)(note)}</p>`), plotsHtml(figures2), tableHtml(lines, address, trendName(newest), run), "</section>"].filter((part) => part !== "").join("\n");
  }
  function trendName({ suite, matrix, only }) {
    const details = [matrix, only].filter((part) => part !== void 0);
    return (0, report_escape.Kb)(details.length === 0 ? suite : `${suite} (${details.join("; ")})`, MAX_SHOWN_NAME);
  }
  const MAX_CHANGES = 10;
  function history_versionWords(lines) {
    const known = /* @__PURE__ */ new Map();
    const changes = [];
    for (const line of lines) {
      for (const { id: id2, versions } of line.models) {
        const names = versions.toSorted().join(", ");
        const before = known.get(id2);
        if (names === "") continue;
        known.set(id2, names);
        if (before === void 0 || before === names) continue;
        const [model, from, to] = [id2, before, names].map((name) => (0, report_escape.Kb)(name, MAX_SHOWN_NAME));
        changes.push(`${pointName(line)}: ${model} is answered by ${to}, before by ${from}.`);
      }
    }
    return changes.toReversed().slice(0, MAX_CHANGES);
  }
  const HEADS = ["Verdict", "Run", "Model", "Pass rate", "Judge", "Latency", "Cost", "Version"];
  function tableHtml(lines, address, name, run) {
    const rows = lines.map((line, index) => line.models.map((model, place2) => rowHtml(line, model, place2 === 0 ? address(index) : void 0, run))).toReversed().flat();
    const left2 = rows.length - history_MAX_ROWS;
    return ["<h3>Runs, the newest first</h3>", `<div class="scroll runs" tabindex="0" role="group" aria-label="${(0, report_escape.js)(`Runs of ${name}`)}">`, `<table class="cards"><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>`, `<tbody>${rows.slice(0, history_MAX_ROWS).join("\n")}</tbody></table></div>`, left2 > 0 ? `<p class="note">and ${(0, basics_format.LS)(left2, "older row")} in ${HISTORY_FILE}</p>` : ""].join("\n");
  }
  function rowHtml(line, model, id2, run) {
    const { passed, runs, answers: answers2, judge, latencyMs, costUsd } = model;
    const value = passed / runs;
    const rate2 = rateText({ value, ...(0, intervals.rF)(value, answers2) });
    return [`<tr${id2 === void 0 ? "" : ` id="${id2}"`}>`, `<td class="sign">${OUTCOME_SIGNS[line.verdict]} ${line.verdict}</td>`, `<th scope="row">${placeHtml(line, run)}</th>`, history_cell("Model", (0, report_escape.Kb)(model.id, MAX_SHOWN_NAME)), history_cell("Pass rate", `${rate2} of ${(0, basics_format.LS)(runs, "answer")}`, "number"), history_cell("Judge", judge === null ? "\u2013" : (0, basics_format.fN)(judge), "number"), history_cell("Latency", latencyMs === null ? "\u2013" : (0, basics_format.p0)(latencyMs), "number"), history_cell("Cost", costUsd === null ? "\u2013" : (0, basics_format.dR)(costUsd), "number"), `<td data-label="Version"><span>${(0, report_escape.js)((0, report_escape.Kb)(model.versions.join(", "), MAX_SHOWN_NAME) || "\u2013")}${id2 === void 0 ? "" : driftHtml(line)}</span></td>`, "</tr>"].join("");
  }
  function placeHtml({ commit, time, run: id2, responses }, run) {
    const when = (0, cut.Yj)(time, 16).replace("T", " ");
    const parts = [...commit === void 0 ? [] : [htmlLink((0, basics_format.Ax)(commit), (0, report_escape.xw)(run, commit))], htmlLink(when, id2 === void 0 ? void 0 : (0, report_escape.CX)(run, id2)), ...responses === void 0 ? [] : [`<span class="tag">${(0, report_escape.js)(responses)}</span>`]];
    return parts.join(", ");
  }
  const DRIFT_WORDS = { worse: "the model itself answers worse", better: "the model itself answers better", "another-version": "another version of the model" };
  function driftHtml({ drift }) {
    return drift === void 0 ? "" : ` <span class="tag">${DRIFT_WORDS[drift]}</span>`;
  }
  function history_cell(label, text, className = "") {
    const named = className === "" ? "" : ` class="${className}"`;
    return `<td${named} data-label="${label}">${(0, report_escape.js)(text)}</td>`;
  }
  const MEASURES = [{ title: "Pass rate", of: ({ passed, runs }) => passed / runs, format: "percent", show: basics_format.rq, highest: 1 }, { title: "Judge average", of: ({ judge }) => judge, format: "score", show: basics_format.fN, highest: 1 }, { title: "Latency of an answer", of: ({ latencyMs }) => latencyMs, format: "duration", show: basics_format.p0 }, { title: "Cost of an answer", of: ({ costUsd, runs }) => costUsd === null ? null : costUsd / runs, format: "usd", show: basics_format.dR }];
  function historyFigures(lines, models, address) {
    if (lines.length < 2) return [];
    return MEASURES.flatMap(({ title, format, highest, of, show }) => {
      const drawn = models.map((id2, index) => ({ name: models.length > 1 ? figures_modelName(id2, index) : void 0, values: lines.map((line) => history_valueOf(of, line, id2)) }));
      return courseFigures({ title: `${title}, ${(0, basics_format.LS)(lines.length, "run")}`, format, highest, lines: drawn, steps: lines.map((line, place2) => {
        const known = drawn.flatMap(({ name, values }) => {
          const value = values[place2] ?? null;
          return value === null ? [] : [[name, show(value)].join(" ").trim()];
        });
        return { name: pointName(line), words: known.join("; ") || "not measured", url: address(place2) };
      }) });
    });
  }
  function history_valueOf(of, { models }, id2) {
    const model = models.find((one) => one.id === id2);
    return model === void 0 ? null : of(model);
  }
  function pointName({ time, commit }) {
    const day = (0, cut.Yj)(time, 10);
    return commit === void 0 ? day : `${(0, basics_format.Ax)(commit)}, ${day}`;
  }
  ;
  const CHUNK_SIZE = 50;
  const embedded_data_MAX_DETAILS = 12e6;
  const VARIANTS = [{ answersOf: "all", answer: 2e4, passedRuns: "whole" }, { answersOf: "failed", answer: 2e4, passedRuns: "whole" }, { answersOf: "failed", answer: 2e3, passedRuns: "whole" }, { answersOf: "failed", answer: 2e3, passedRuns: "counted" }, { answersOf: "none", answer: 0, passedRuns: "counted" }];
  function dataElements(report, suites, budget = embedded_data_MAX_DETAILS) {
    const results = resultsOf(report);
    const judged = criteriaOf(report).slice(0, embedded_data_MAX_CRITERIA);
    const index = { suites, rows: testRows(report), chunkSize: CHUNK_SIZE, judged };
    const beside = { pairs: beforeAfters(results), labelled: labelledAnswers(report) };
    return [dataElement(index, "kindlm-index"), ...detailElements(results, beside, budget)];
  }
  const embedded_data_MAX_CRITERIA = 100;
  function criteriaOf(report) {
    const judged = resultsOf(report).flatMap(({ runs }) => runs).filter(({ outputOmitted }) => outputOmitted !== true).flatMap(({ assertions }) => assertions.flatMap((assertion) => criterionOf(assertion) ?? []));
    return [...new Set(judged)];
  }
  function labelledAnswers({ suites }) {
    const labelled2 = /* @__PURE__ */ new Map();
    for (const { criteria, verdicts: verdicts2 } of suites.flatMap(({ judges: judges2 = [] }) => judges2)) {
      const criterion = (0, report_escape.Yj)(criteria);
      const known = labelled2.get(criterion) ?? /* @__PURE__ */ new Map();
      labelled2.set(criterion, known);
      for (const { answer, good } of verdicts2) known.set(answer, good);
    }
    return labelled2;
  }
  function detailElements(results, beside, budget) {
    const last = VARIANTS.length - 1;
    for (const [variant, extent] of VARIANTS.entries()) {
      const { elements, whole: whole2 } = elementsWithin(results, beside, extent, budget);
      if (whole2 || variant === last) return elements;
    }
    return [];
  }
  function elementsWithin(results, { pairs, labelled: labelled2 }, extent, budget) {
    const elements = [];
    let length = 0;
    for (let start = 0; start < results.length; start += CHUNK_SIZE) {
      const chunk = results.slice(start, start + CHUNK_SIZE).map((result) => resultDetail(result, extent, labelled2, pairs.get(result)));
      const element = dataElement(chunk, `kindlm-details-${start / CHUNK_SIZE}`);
      length += element.length;
      if (length > budget) return { elements, whole: false };
      elements.push(element);
    }
    return { elements, whole: true };
  }
  function resultsOf(report) {
    return report.suites.flatMap((suite) => suite.results);
  }
  const MAX_TAGS = 20;
  function testRows(report) {
    const told = new Map(toldTests(storyOf(report)).map(({ result }, at) => [result, at]));
    return report.suites.flatMap((suite, index) => suite.results.map((result) => testRow(report, index, result, told.get(result))));
  }
  function testRow(report, suite, result, told) {
    const { location, comparison } = result;
    const lowest = lowestScore(result);
    const change = changeOf(result);
    const base = comparison?.base;
    return { suite, name: (0, report_escape.Kb)(result.testCaseName, report_escape.Ab), model: (0, report_escape.Kb)(result.modelId, report_escape.Ab), status: result.status, told, passedRuns: result.runs.filter((run) => (0, engine_results.Pn)(run).passed).length, runs: (0, engine_results.py)(result), lowestScore: lowest, scoreText: lowest === null ? "\u2013" : (0, basics_format.fN)(lowest), latencyMs: result.latencyAvgMs, latencyText: result.runs.some(engine_results.jH) ? (0, basics_format.p0)(result.latencyAvgMs) : "\u2013", costUsd: result.totalCostUsd, costText: (0, basics_format.fL)(ownCost([result])), codes: result.failureCodes, tags: result.tags.slice(0, MAX_TAGS).map((tag) => (0, report_escape.Kb)(tag, report_escape.Ab)), place: (0, report_escape.Kb)(`${location.file}:${location.line}`, report_escape.Ab), url: (0, report_escape.Hx)(report.run, location), assertsNothing: result.assertsNothing ? true : void 0, reusedText: result.reused && (0, report_escape.up)(result.reused), change: change?.name, changeText: change?.words, baseText: base && `${base.passed} of ${base.runs}` };
  }
  function lowestScore(result) {
    const means = Object.values(result.assertionScores).map((summary) => summary.mean);
    return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
  }
  ;
  const MAX_PLOTTED_SUITES = 30;
  function htmlPieces(whole2) {
    const story = storyOf(whole2);
    const { report } = story;
    const measures = report.suites.flatMap((suite, index) => {
      const told = story.suites.find((one) => one.suite === suite);
      const figures2 = index < MAX_PLOTTED_SUITES ? suiteFigures(report, suite) : [];
      return told === void 0 ? [] : [measuresHtml(report, told, figures2)];
    });
    const names = report.suites.map(({ name }) => (0, report_escape.Kb)(name, report_escape.Ab));
    const tests = [report.totals.total === 0 ? "" : testsHtml(report), ...dataElements(report, names), `<script>${PAGE_SCRIPT}<\/script>`];
    const failed = report.totals.passed < report.totals.total;
    const body = ["<main>", html_headerHtml(story), problemsHtml(report), ...story.suites.map((suite) => storyHtml(report, suite)), ...failed ? [...tests, ...measures] : [...measures, ...tests], noticesHtml(report), criteriaOf(report).length > 0 ? '<section id="labels" hidden></section>' : "", "</main>", `<script>${PLOTS_SCRIPT}<\/script>`, `<footer>${(0, report_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`];
    return htmlDocument({ title: `KindLM: ${plainText(story.title)}`, style: PAGE_STYLE, scripts: [PAGE_SCRIPT, PLOTS_SCRIPT], body });
  }
  function testsHtml(report) {
    const codes = rankedCodes(report).map(([code2, results]) => chip("", { code: code2 }, `${(0, report_escape.js)(code2)} <b>${(0, basics_format.U9)(results)}</b>`));
    return html_joined(['<section id="tests" aria-labelledby="tests-title">', '<h2 id="tests-title">Tests</h2>', codes.length === 0 ? "" : `<p class="chips">${codes.join("\n")}</p>`, '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>', '<div id="table"></div>', "</section>"]);
  }
  function chip(className, filters, html) {
    const address = `#${new URLSearchParams(filters).toString()}`;
    return `<a class="${`chip ${className}`.trim()}" href="${(0, report_escape.js)(address)}">${html}</a>`;
  }
  const html_MAX_NAME = 100;
  function sentenceHtml(sentence) {
    return written(sentence, report_escape.js, nameHtml);
  }
  function nameHtml(part) {
    if (part.kind === "code") return `<code>${(0, report_escape.js)(part.name)}</code>`;
    const shown2 = (0, report_escape.Kb)(part.name, html_MAX_NAME);
    const { url } = part;
    return part.kind === "commit" ? htmlLink(shown2, url) : `<code class="name">${htmlLink(shown2, url)}</code>`;
  }
  function html_headerHtml(story) {
    const { sign, outcome, title, state, next } = story;
    return html_joined([`<header class="verdict ${outcome}">`, `<h1>${sign} ${sentenceHtml(title)}</h1>`, ...state.map((sentence) => `<p class="state">${sentenceHtml(sentence)}</p>`), nextHtml(next), `<p class="facts">${html_runFacts(story).join(" \xB7 ")}</p>`, "</header>"]);
  }
  function nextHtml(next) {
    return next === void 0 ? "" : `<p class="next"><b>Next:</b> ${sentenceHtml(next)}</p>`;
  }
  function html_runFacts({ report, footer: footer2 }) {
    const { run, totals } = report;
    const before = [run.repository, run.pullRequest === void 0 ? void 0 : `pull request #${run.pullRequest}`];
    const after = [run.startedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC"), ...footer2, ...totals.tokens === 0 ? [] : [(0, basics_format.LS)(totals.tokens, "token")]];
    const text = (facts) => facts.filter((fact) => fact !== void 0).map(report_escape.js);
    return [...text(before), ...run.sha === void 0 ? [] : [htmlLink(`commit ${(0, basics_format.Ax)(run.sha)}`, (0, report_escape.xw)(run, run.sha))], ...run.runUrl === void 0 ? [] : [htmlLink("workflow run", run.runUrl)], ...text(after)];
  }
  function storyHtml(report, story) {
    const { suite, sign, title, verdict: verdict2, gates, qualifiers, causes, next, folds } = story;
    const isAlone = report.suites.length === 1;
    return html_joined([isAlone ? "" : `<h2>${sign} ${sentenceHtml(title)}</h2>`, verdict2 === void 0 ? "" : `<div class="compared ${verdict2.outcome}"><p><span aria-hidden="true">${verdict2.sign}</span> <b>${sentenceHtml(verdict2.lead)}</b> ${sentenceHtml(verdict2.rest)}</p></div>`, gates.lead === void 0 ? "" : `<p class="failed-gates"><b>${(0, report_escape.js)(gates.lead)}:</b> ${gates.failed.map(({ phrase }) => sentenceHtml(phrase)).join(" \xB7 ")}</p>`, itemsHtml("qualifiers", qualifiers.shown.map(sentenceHtml)), causes.lead === void 0 ? "" : `<p><b>${(0, report_escape.js)(causes.lead.label)}:</b> ${sentenceHtml(causes.lead.sentence)}</p>`, causesHtml(causes.shown, suite.name), nextHtml(next), ...folds.filter(({ name }) => html_FOLDS.includes(name)).map((fold2) => foldHtml(fold2, suite.name)), changesHtml(story, isAlone)]);
  }
  const html_MAX_TESTS = 30;
  function causesHtml(causes, suiteName2) {
    const rows = causes.map(({ reason, tests }) => {
      const links = tests.slice(0, html_MAX_TESTS).map(({ name, fragment }) => `<a href="${(0, report_escape.js)(fragment)}"><code>${(0, report_escape.js)((0, report_escape.Kb)(name, html_MAX_NAME))}</code></a>`);
      const left2 = tests.length - links.length;
      const more2 = left2 > 0 ? ` and ${(0, basics_format.U9)(left2)} more` : "";
      return [sentenceHtml(reason), `${links.join(" \xB7 ")}${more2}`];
    });
    return html_table(`Why tests of ${suiteName2} fail`, leftTitles("Why", "Tests"), rows);
  }
  const html_FOLDS = ["causes", "qualifiers", "weakened", "comparison", "changes"];
  function foldHtml(fold2, suiteName2) {
    const title = sentenceHtml(fold2.title.map(withoutLink));
    return `<details><summary>${title}</summary>${foldContent(fold2, suiteName2)}</details>`;
  }
  function foldContent({ name, lines = [], causes = [], table: cells }, suiteName2) {
    return html_joined([cells === void 0 ? "" : storyTable(name, suiteName2, cells), itemsHtml("", lines.map(sentenceHtml)), causesHtml(causes, suiteName2)]);
  }
  function storyTable(name, suiteName2, { head, rows }) {
    const cells = rows.map((row) => row.map(({ text, full = text }) => sentenceHtml(full)));
    return html_table(`${name} of ${suiteName2}`, head, cells, name === "gates" ? 1 : 0);
  }
  function html_table(name, head, rows, named = 0) {
    if (rows.length === 0) return "";
    const cell2 = (html, column) => {
      if (column < named) return `<td class="sign">${html}</td>`;
      if (column === named) return `<th scope="row">${html}</th>`;
      const { title = "", align } = head[column] ?? {};
      return `<td${numberClass(align)} data-label="${(0, report_escape.js)(title)}">${html}</td>`;
    };
    const heads = head.map(({ title, align }) => `<th scope="col"${numberClass(align)}>${(0, report_escape.js)(title)}</th>`);
    return [`<div class="scroll" tabindex="0" role="group" aria-label="${(0, report_escape.js)((0, report_escape.Kb)(name, 200))}">`, '<table class="cards">', `<thead><tr>${heads.join("")}</tr></thead>`, `<tbody>${rows.map((row) => `<tr>${row.map(cell2).join("")}</tr>`).join("\n")}</tbody>`, "</table></div>"].join("\n");
  }
  function numberClass(align) {
    return align === "right" ? ' class="number"' : "";
  }
  function leftTitles(...titles) {
    return titles.map((title) => ({ title, align: "left" }));
  }
  function withoutLink(part) {
    return part.kind === "text" || part.kind === "code" ? part : { ...part, url: void 0 };
  }
  const MAX_ITEMS = 500;
  function itemsHtml(className, items) {
    if (items.length === 0) return "";
    const named = className === "" ? "" : ` class="${className}"`;
    const left2 = items.length - MAX_ITEMS;
    const shown2 = [...items.slice(0, MAX_ITEMS), ...left2 > 0 ? [`and ${(0, basics_format.U9)(left2)} more`] : []];
    return `<ul${named}>${shown2.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  }
  function html_joined(parts) {
    return parts.filter((part) => part !== "").join("\n");
  }
  function measuresHtml(report, story, figures2) {
    const { suite, folds } = story;
    const told = (name, frame) => folds.filter((fold2) => fold2.name === name).map(frame).join("");
    const content = (fold2) => foldContent(fold2, suite.name);
    const titled = (fold2) => `<h3>${sentenceHtml(fold2.title)}</h3>
${content(fold2)}`;
    return html_joined(['<section class="suite">', `<h2>${report.suites.length === 1 ? "Gates" : `Gates of ${(0, report_escape.js)(suite.name)}`}</h2>`, told("gates", content), plotsHtml(figures2), told("models", titled), judgesHtml(judgeLines(report, suite, html_MAX_CRITERIA)), told("reliability", titled), told("notices", (fold2) => foldHtml(fold2, suite.name)), listHtml("Skipped tests", suite.skippedTests.map(({ testCaseName, modelId }) => (0, report_escape.js)(`${testCaseName} (${modelId})`))), "</section>"]);
  }
  function problemsHtml(report) {
    const problems = report.problems.map(({ location, message, hint }) => {
      const place2 = location === void 0 ? "" : `${location.file}:${location.line}: `;
      const words = [`${place2}${message}`, hint].filter((text) => text !== void 0).join(" ");
      return (0, report_escape.js)(words);
    });
    return listHtml("Problems", problems, "open");
  }
  function noticesHtml(report) {
    return listHtml("Notices of the run", report.notices.map(report_escape.js));
  }
  function listHtml(title, items, state = "folded") {
    if (items.length === 0) return "";
    const head = `<details${state === "open" ? " open" : ""}><summary>${title} (${(0, basics_format.U9)(items.length)})</summary>`;
    return `${head}${itemsHtml("", items)}</details>`;
  }
  function changesHtml({ suite, tests }, isAlone) {
    const chips = changesIn(tests).map(([change, all]) => {
      const title = changeTitle(CHANGES[change].words, all.length, resultNoun(suite));
      const inSuite = isAlone ? {} : { suite: (0, report_escape.Kb)(suite.name, report_escape.Ab) };
      return chip(`change ${change}`, { change, ...inSuite }, (0, report_escape.js)(title));
    });
    return chips.length === 0 ? "" : `<p class="chips">${chips.join("\n")}</p>`;
  }
  const html_MAX_CRITERIA = 300;
  const html_MAX_TEXT = 2e3;
  function judgesHtml(judges2) {
    if (judges2.length === 0) return "";
    return ["<h3>Judges against labels</h3>", ...judges2.map(judgeHtml)].join("\n");
  }
  function judgeHtml(judge) {
    const { icon, sentence, notes } = judge;
    return html_joined([`<p class="caveat"><span aria-hidden="true">${icon}</span> ${sentenceHtml(sentence)}</p>`, notes.length === 0 ? "" : `<p class="facts">${notes.map((note) => (0, report_escape.js)(note)).join(" ")}</p>`, wrongHtml(judge)]);
  }
  function wrongHtml({ wrong, moreWrong, criteria }) {
    const all = wrong.length + moreWrong;
    if (all === 0) return "";
    const said = (words, more2) => `<b>${words}</b>${more2 === void 0 ? "" : `<br>${html_shown(more2)}`}`;
    const rows = wrong.map(({ place: place2, url, good, note, score: given, reasoning, output: output2, question }) => {
      const asked = question === void 0 ? "" : `<i>${html_shown(question)}</i><br>`;
      return [htmlLink(place2, url), said(good ? "good" : "bad", note), said(`gives ${(0, basics_format.fN)(given)}`, reasoning), output2 === void 0 ? "\u2013" : `${asked}${output2 === "" ? "(empty)" : html_shown(output2)}`];
    });
    return [`<details><summary>Wrong on ${(0, basics_format.LS)(all, "label")}</summary>`, html_table(`Wrong labels of ${(0, report_escape.Kb)(criteria, 100)}`, leftTitles("Label", "People", "Judge", "Answer"), rows), moreWrong === 0 ? "" : `<p class="facts">and ${(0, basics_format.U9)(moreWrong)} more</p>`, "</details>"].join("\n");
  }
  function html_shown(text) {
    return (0, report_escape.js)((0, report_escape.Kb)(text, html_MAX_TEXT));
  }
  ;
  function junitPieces(report) {
    return junitDocument(junitSuites(report), report);
  }
  function* junitDocument(suites, report) {
    const timestamp = report.run.startedAt.replace(/(?:\.\d+)?Z$/u, "");
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    let id2 = 0;
    for (const some of [suites, runSuite(report)]) {
      for (const suite of some) {
        for (const line of suiteLines(suite, id2, timestamp)) yield `${line}
`;
        id2 += 1;
      }
    }
    yield "</testsuites>\n";
  }
  function* junitSuites(report) {
    for (const suite of report.suites) {
      yield testsSuite(report, suite);
      yield gatesSuite(suite);
    }
  }
  function testsSuite(report, suite) {
    const tests = storyTests(report, suite);
    return { name: suite.name, package: suite.project, properties: [["config", suite.file], ["configSha256", suite.sha256], ...suite.sample === void 0 ? [] : [["sample", notAskedWords(suite.sample)]], ...comparisonProperties(report, suite), ...judgeLines(report, suite).map(({ sentence }) => ["judge", plainText(sentence)]), ...caveatsOf(suite).map(caveatProperty), ...tests.map(resultProperty)], cases: [...tests.map(resultCase), ...suite.skippedTests.map(skippedCase)], output: tests.filter(isTolerated).flatMap(toleratedLines) };
  }
  function caveatProperty(caveat) {
    return [`caveat.${caveat.kind}`, caveatLine(caveat)];
  }
  function comparisonProperties({ comparison }, suite) {
    if (comparison?.kind !== "compared" || suite.comparison === void 0) return [];
    const { base } = comparison;
    const { verdict: verdict2, model, counts } = suite.comparison;
    return [["comparison", verdict2.verdict], ...model === void 0 ? [] : [["comparison.model", model.verdict]], ["comparison.base", base.branch], ...base.sha === void 0 ? [] : [["comparison.baseSha", base.sha]], ...verdict2.verdict === "cannot-tell" ? [["comparison.reason", verdict2.reason.kind]] : [], ["comparison.regressed", String(counts.regressed)], ["comparison.failsEveryTime", String(counts.failsEveryTime)], ["comparison.improved", String(counts.improved)], ["comparison.passesEveryTime", String(counts.passesEveryTime)]];
  }
  function caseName(test) {
    return `${test.testCaseName} [${test.modelId}]`;
  }
  function classNameOf(name) {
    return `KindLM: ${nameOr(name, "suite").replaceAll(/[./\\]/gu, "_")}`;
  }
  function resultProperty(test) {
    const { result } = test;
    const passedRuns = result.runs.filter((run) => (0, engine_results.Pn)(run).passed).length;
    const asked = (0, engine_results.py)(result);
    const { file, line } = result.location;
    const facts = [`model=${result.modelId}`, `runs=${asked}`, `passed=${passedRuns} of ${asked}`, ...result.checkedBy === void 0 ? [`calls=${(0, basics.cz)(result.runs.map((run) => run.callCount))}`] : [`checkedBy=${result.checkedBy.harness}`], ...result.runs.every(engine_results.jH) ? [] : ["time=unknown"], ...result.reused === void 0 ? [] : [`reused=${result.reused.sha}`], `passRate=${round(result.passRate, 4)}`, `tags=${result.tags.join(",")}`, `location=${file}:${line}`, ...changeFacts(test), ...scoresOf(result).map(({ label, mean }) => `score of ${label}=${scoreWords(mean)}`)];
    return [caseName(result), facts.join("; ")];
  }
  function changeFacts({ change, result: { comparison } }) {
    const base = comparison?.base;
    return [...change === void 0 ? [] : [`comparedWithBase=${change.words}`], ...base === void 0 ? [] : [`base=${base.passed} of ${base.runs}`]];
  }
  function resultCase(test) {
    const { result } = test;
    return { name: caseName(result), timeMs: (0, basics.cz)(result.runs.map((run) => run.latencyMs)), outcome: caseOutcome(test) };
  }
  function caseOutcome(test) {
    const { result, checks } = test;
    switch (result.status) {
      case "passed":
        return { kind: "passed" };
      case "not-run":
        return { kind: "skipped", message: result.runs.some((run) => (0, engine_results.Pn)(run).cancelled) ? "not run: the run was cancelled" : "not run: the verdict was decided without it (stop-when-decided)" };
      case "failed":
      case "errored":
        break;
    }
    const [first] = checks;
    const { all, failed } = junit_answersOf(test);
    const { file, line } = result.location;
    return { kind: result.status === "errored" ? "error" : "failure", type: first?.code ?? "INTERNAL_ERROR", message: `${failed} of ${all} answers failed: ${first?.label ?? ""}: ${first?.message ?? ""}`, detail: [...junit_checkLines(test), `at ${file}:${line}`].join("\n") };
  }
  function junit_answersOf({ result }) {
    const asked = (0, engine_results.ow)(result).filter((run) => !(0, engine_results.Pn)(run).notRun);
    return { all: asked.length, failed: asked.filter((run) => !(0, engine_results.Pn)(run).passed).length };
  }
  function isTolerated({ result, checks }) {
    return result.status === "passed" && checks.length > 0;
  }
  function toleratedLines(test) {
    const { all, failed } = junit_answersOf(test);
    return [`${caseName(test.result)}: passed, ${all - failed} of ${all} answers`, ...junit_checkLines(test).map((line) => `  ${line}`)];
  }
  function junit_checkLines(test) {
    const { all } = junit_answersOf(test);
    return test.checks.flatMap(({ code: code2, label, message, failedAnswers, lines }) => [`${code2}: ${label}: ${message} (${failedAnswers} of ${all} answers)`, ...lines.map((line) => `  ${line}`)]);
  }
  function skippedCase(test) {
    const message = test.checkedBy ? `skipped by ${test.checkedBy.harness}` : "skip: true in the config";
    return { name: caseName(test), timeMs: 0, outcome: { kind: "skipped", message } };
  }
  function gatesSuite(suite) {
    const name = `${suite.name} gates`;
    const cases = suite.gates.gates.map((gate) => {
      const base = { name: gate.gateName, timeMs: 0 };
      const { sentence } = (0, evaluate_verdict.DO)(gate);
      const { margin: margin2, verdict: verdict2 } = gateText(gate);
      switch (verdict2) {
        case "passed":
          return { ...base, outcome: { kind: "passed" } };
        case "not exercised":
          return { ...base, outcome: { kind: "skipped", message: `not exercised: ${sentence}` } };
        case "failed": {
          const detail = `${sentence}
margin: ${margin2}`;
          const outcome = { kind: "failure", type: gate.gateName, message: sentence, detail };
          return { ...base, outcome };
        }
      }
    });
    return { name, package: suite.project, properties: [], cases };
  }
  function runSuite(report) {
    const { exitCode, reason, result } = report.verdict;
    if (result !== "error") return [];
    const problems = report.problems.map(({ message }) => message);
    const detail = [reason, ...problems].join("\n");
    const outcome = { kind: "error", type: `EXIT_${exitCode}`, message: reason, detail };
    const cases = [{ name: "run", timeMs: 0, outcome }];
    const className = classNameOf("run");
    return [{ name: "KindLM run", className, package: "kindlm", properties: [], cases }];
  }
  function* suiteLines(suite, id2, timestamp) {
    const outcomes = suite.cases.map((it) => it.outcome.kind);
    const number = (kind) => String(outcomes.filter((outcome) => outcome === kind).length);
    const attributes = { name: nameOr(suite.name, "suite"), package: nameOr(suite.package, "kindlm"), id: String(id2), timestamp, hostname: "localhost", tests: String(suite.cases.length), failures: number("failure"), errors: number("error"), skipped: number("skipped"), time: seconds((0, basics.cz)(suite.cases.map((it) => it.timeMs))) };
    yield `  ${startTag("testsuite", attributes)}`;
    if (suite.properties.length === 0) yield "    <properties/>";
    else {
      yield "    <properties>";
      for (const [name, value] of suite.properties) yield `      ${junit_element("property", { name: nameOr(name, "test"), value })}`;
      yield "    </properties>";
    }
    const { className = classNameOf(suite.name) } = suite;
    for (const it of suite.cases) yield `    ${caseXml(it, className)}`;
    const output2 = suite.output ?? [];
    yield output2.length === 0 ? "    <system-out/>" : `    <system-out>${(0, report_escape.xK)(output2.join("\n"))}</system-out>`;
    yield "    <system-err/>\n  </testsuite>";
  }
  function caseXml({ name, timeMs, outcome }, className) {
    const attributes = { name: nameOr(name, "test"), classname: nameOr(className, "suite"), time: seconds(timeMs) };
    switch (outcome.kind) {
      case "passed":
        return junit_element("testcase", attributes);
      case "skipped":
        return `${startTag("testcase", attributes)}${junit_element("skipped", { message: outcome.message })}</testcase>`;
      case "failure":
      case "error": {
        const { type, message, detail } = outcome;
        const open = startTag(outcome.kind, { message: (0, report_escape.h0)(message), type });
        return `${startTag("testcase", attributes)}${open}${(0, report_escape.xK)(detail)}</${outcome.kind}></testcase>`;
      }
    }
  }
  function startTag(tag, attributes) {
    return `${junit_element(tag, attributes).slice(0, -2)}>`;
  }
  function junit_element(tag, attributes) {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${(0, report_escape.IE)(value)}"`);
    return `<${[tag, ...pairs].join(" ")}/>`;
  }
  function nameOr(name, fallback) {
    const line = (0, report_escape.h0)(name);
    return (0, report_escape.IE)(line) === "" ? fallback : line;
  }
  function seconds(ms) {
    return Number.isFinite(ms) ? (Math.max(0, ms) / 1e3).toFixed(3) : "0.000";
  }
  function round(value, digits) {
    return Number(value.toFixed(digits));
  }
  ;
  const drift_issue_MAX_BYTES = 3e4;
  const drift_issue_MAX_TESTS = 10;
  const drift_issue_MAX_MODELS = 10;
  function dropStates({ suites }, tracked, keyOf) {
    return suites.flatMap((report) => {
      const suite = keyOf(report.name);
      const known = tracked.find((one) => one.suite === suite);
      const model = report.comparison?.model;
      const change = model === void 0 ? "unknown" : (0, report_comparison.oY)(model);
      const evidence = model?.evidence;
      if (change === "worse" && evidence !== void 0) {
        const { baseRate, headRate: now2 } = evidence;
        const drop = known ?? { suite, before: baseRate, then: now2 };
        return [{ ...drop, state: "worse", now: now2, report }];
      }
      if (known === void 0) return [];
      const isJudged = change === "same" || change === "better";
      if (!isJudged || evidence === void 0) return [{ ...known, state: "unknown", report }];
      const now = evidence.headRate;
      const isBack = now >= (known.before + known.then) / 2;
      return [{ ...known, state: isBack ? "recovered" : "still-low", now, report }];
    });
  }
  function driftIssue(report, drops) {
    const isOver = drops.every(({ state }) => state === "recovered");
    return { title: drift_issue_titleOf(drops), body: isOver ? settledBody(report, drops) : lastingBody(report, drops) };
  }
  function drift_issue_titleOf(drops) {
    const [first] = drops;
    const more2 = drops.length > 1 ? ` and ${(0, basics_format.U9)(drops.length - 1)} more` : "";
    return `KindLM: the model itself answers worse (${(0, report_escape.zb)(first?.report.name ?? "")}${more2})`;
  }
  function lastingBody(report, drops) {
    const base = baseOf(report);
    return assemble([textBlock(0, "**The model answers worse than before, and nothing that it is asked has changed.**"), textBlock(1, "These tests send exactly the requests of the earlier runs, with the same checks. So no commit of this repository is the cause: the provider changed the model without changing its name, or has a bad day."), ...drops.flatMap((drop) => dropBlocks(report, drop, base)), textBlock(1, ADVICE), ...footer(report, "This issue is updated by every scheduled run, and closed once the pass rate is back. If you close it, it stays closed until then.")], drift_issue_MAX_BYTES);
  }
  const ADVICE = ["What to do:", "", "- Open the run below and look at the failing answers.", "- If only one night was bad, the next runs will say so.", "- Else name a dated version of the model in `kindlm.yaml`, choose another model, or adapt the prompt."].join("\n");
  function settledBody(report, drops) {
    const rates2 = drops.flatMap(({ report: suite, before, then, now }) => now === void 0 ? [] : [`- ${(0, report_escape.Zt)(suite.name)}: ${(0, basics_format.rq)(before)} before, ${(0, basics_format.rq)(then)} when this was found, ${(0, basics_format.rq)(now)} now.`]);
    return assemble([textBlock(0, `${SIGNS.passed} **Over:** the model, asked the same, passes about as often as before again.`), list(2, NO_FRAME, [{ head: "", items: rates2 }]), ...footer(report, "Should it get worse again, there will be a new issue.")], drift_issue_MAX_BYTES);
  }
  function dropBlocks(report, drop, base) {
    const { report: suite } = drop;
    const tests = fallenTests(report, suite);
    const head = tableHead([["Test", "left"], ["Model", "left"], ["Before", "right"], ["Now", "right"]]);
    const items = tests.slice(0, drift_issue_MAX_TESTS).map(drift_issue_testRow);
    return [textBlock(3, `### ${(0, report_escape.Zt)(suite.name)}

${stateWords(drop, base)}${drift_issue_versionWords(suite)}`), ...items.length === 0 ? [] : [list(4, NO_FRAME, [{ head, items, unlisted: tests.length - items.length }])]];
  }
  function stateWords({ state, before, then, now, report }, base) {
    const model = report.comparison?.model;
    const since = `${(0, basics_format.rq)(before)} of answers passed before, ${(0, basics_format.rq)(then)} when this was found`;
    switch (state) {
      case "worse":
        return base === void 0 || model === void 0 ? `${since}.` : `${COMPARISON_SIGNS.worse} ${markdownSentence(wholeVerdict(modelWords(model, base)))}`;
      case "still-low":
        return `${COMPARISON_SIGNS.unclear} ${since}, ${(0, basics_format.rq)(now ?? then)} now. The remembered runs include the drop by now, so the comparison no longer reports it; the pass rate is not back.`;
      case "unknown":
        return `${COMPARISON_SIGNS.unclear} ${since}. The last run cannot tell whether it is over.`;
      case "recovered":
        return `${COMPARISON_SIGNS.notWorse} ${since}, ${(0, basics_format.rq)(now ?? before)} now.`;
    }
  }
  function drift_issue_versionWords(suite) {
    const named = [...repliedNames(suite)].slice(0, drift_issue_MAX_MODELS).map(([id2, names]) => `${(0, report_escape.Zt)(id2)} was answered by ${names.slice(0, 3).map(report_escape.Zt).join(", ")}`);
    return named.length === 0 ? "" : `

${named.join("; ")}.`;
  }
  function fallenTests(report, suite) {
    return storyTests(report, suite).filter(({ result }) => result.comparison?.kind === "unchanged-request").filter((test) => fall(test) > 0).toSorted((a, b) => fall(b) - fall(a));
  }
  function fall({ base, here }) {
    return base === void 0 || here.of === 0 ? 0 : base.passed / base.of - here.passed / here.of;
  }
  function drift_issue_testRow({ name, model, url, base, here }) {
    const words = (counts) => counts === void 0 ? "\u2013" : `${(0, basics_format.U9)(counts.passed)} of ${(0, basics_format.U9)(counts.of)}`;
    return tableRow([(0, report_escape.iQ)((0, report_escape.Zt)(name), url), (0, report_escape.Zt)(model), words(base), words(here)]);
  }
  function footer(report, words) {
    const when = report.run.finishedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC");
    return [textBlock(1, words), textBlock(0, footerText(report, [when], {}))];
  }
  var picocolors = __webpack_require__(57336);
  var config_problem = __webpack_require__(45436);
  ;
  const DETAILS = ["asked", "before", "now", "none", "titles"];
  const terminal_MAX_LINES = 24;
  const USUAL_COLUMNS = 80;
  const LONG_COLUMNS = 120;
  const MAX_NOTICES = 2;
  const terminal_MAX_SUITES = 20;
  const MAX_GATES = 4;
  const MAX_TITLES = 6;
  function exitWords({ verdict: verdict2, suites }) {
    const failed = suites.flatMap(({ gates }) => gates.gates.filter(({ passed }) => !passed));
    const names = [...new Set(failed.map(({ gateName }) => gateName))];
    const [first, second] = names;
    const more2 = names.length > 2 ? " and others" : second === void 0 ? "" : ` and ${second}`;
    const cause = verdict2.exitCode === 1 && first !== void 0 ? `: ${first}${more2}` : "";
    return `exit code ${verdict2.exitCode}${cause}`;
  }
  function renderTerminal(report, options) {
    const story = storyOf(report);
    const colors = picocolors.createColors(options.color);
    const { files, columns, verbose = false } = options;
    const page = files.find((file) => file.endsWith("report.html"));
    const opened = verbose || page === void 0 ? files : [page];
    const end = [...opened.map((file) => `${colors.dim("Open")}  ${(0, report_escape.BP)(file)}`), colors.dim([...story.footer, exitWords(report)].join(", "))];
    const lines = (detail2) => ["", ...problemLines(report, colors), ...bodyLines(story, { colors, detail: detail2, columns: columns ?? LONG_COLUMNS }), ...end];
    const wrapped = (text, width2) => text.flatMap((line) => (0, report_escape.x9)(line, width2)).map((line) => unbound((0, report_escape.kc)(line)));
    const detail = verbose ? "all" : DETAILS.find((one) => wrapped(lines(one), columns ?? USUAL_COLUMNS).length - 1 <= terminal_MAX_LINES) ?? "titles";
    const shown2 = lines(detail);
    return `${(columns === void 0 ? shown2.map(unbound) : wrapped(shown2, columns)).join("\n")}
`;
  }
  function renderLog(report) {
    const story = storyOf(report);
    const colors = picocolors.createColors(false);
    const lines = (detail2) => bodyLines(story, { colors, detail: detail2, columns: LONG_COLUMNS });
    const detail = DETAILS.find((one) => lines(one).length <= terminal_MAX_LINES) ?? "titles";
    return unbound(["", ...lines(detail)].join("\n"));
  }
  function failureMessage(report) {
    const { headline: title, state, suites, next } = storyOf(report);
    const suite = suites.find(({ outcome }) => outcome === "failed" || outcome === "error");
    const failed = suite?.outcome === "failed" ? suite : void 0;
    const advice = next ?? suite?.next;
    return [`${plainText(title)}${failed === void 0 ? "" : blamed(failed, plainText(title))}`, ...state.map(plainText), ...advice === void 0 ? [] : [`Next: ${plainText(advice)}`]].map(report_escape.BP).join("\n");
  }
  function blamed({ gates, causes, tests }, title) {
    const [gate, ...others] = gates.failed;
    const phrase = gate === void 0 ? "" : plainText(gate.phrase);
    const more2 = others.length === 0 ? "" : `, and ${(0, basics_format.LS)(others.length, "more gate")}`;
    const [cause] = causes.shown;
    return [phrase === "" || title.includes(phrase) ? "" : `; ${phrase}${more2}`, cause === void 0 || cause.tests[0].result.status === "errored" ? "" : `; worst test: ${plainText(testName(cause.tests[0], tests))}: ${plainText(cause.reason)}`].join("");
  }
  function bodyLines(story, layout) {
    const { colors, columns } = layout;
    const { report, suites } = story;
    const isAlone = suites.length === 1 && report.shard === void 0;
    return [titleLine(story, colors), ...story.state.map((line) => colors.yellow(`  ${oneLine(line)}`)), ...planLines(report, columns, colors), ...report.shard === void 0 ? suitesLines(suites, isAlone, layout) : [], ...story.next === void 0 ? [] : [nextLine(story.next, colors)], ...noticeLines(story.notices, previewOf(report) === void 0 ? layout : { ...layout, detail: "all" })];
  }
  function suitesLines(suites, isAlone, layout) {
    const isShort = layout.detail === "titles";
    const whole2 = suites.slice(0, isShort ? 1 : terminal_MAX_SUITES);
    const titles = isShort ? suites.slice(1, MAX_TITLES) : [];
    const left2 = suites.slice(whole2.length + titles.length);
    const green = left2.filter(({ outcome }) => outcome === "passed").length;
    const rest = left2.length - green;
    return [...whole2.flatMap((suite) => [...isAlone ? [] : [titleLine(suite, layout.colors)], ...terminal_suiteLines(suite, isShort ? { ...layout, detail: "none" } : layout)]), ...titles.map((suite) => titleLine(suite, layout.colors)), ...rest > 0 ? [`\u2026 and ${(0, basics_format.LS)(rest, "more suite")}`] : [], ...green > 0 ? [`\u2026 and ${(0, basics_format.LS)(green, "more suite")} that ${green === 1 ? "passes" : "pass"}`] : []];
  }
  function titleLine({ sign, outcome, title }, colors) {
    const paint = { passed: colors.green, failed: colors.red };
    const color = outcome === "passed" || outcome === "failed" ? paint[outcome] : colors.yellow;
    return `${sign} ${color(colors.bold(oneLine(title)))}`;
  }
  function nextLine(next, colors) {
    const text = next.flatMap((part) => part.kind === "code" ? [(0, report_escape.BP)(part.name)] : []).reduce((line, command) => line.replace(command, () => bound(command)), oneLine(next));
    return `${colors.bold("Next:")} ${text}`;
  }
  function terminal_suiteLines(suite, layout) {
    const { colors, detail } = layout;
    const { verdict: verdict2, gates, qualifiers, causes, next, folds } = suite;
    const compared = verdict2 === void 0 ? [] : [`  ${verdict2.sign} ${oneLine(verdict2.lead)} ${oneLine(verdict2.rest)}`.trimEnd()];
    const all = gates.failed.map(({ phrase }) => oneLine(phrase));
    const named = all.slice(0, detail === "none" ? MAX_GATES : all.length);
    const others = all.length - named.length;
    const failed = others === 0 ? named : [...named, `and ${(0, basics_format.U9)(others)} more`];
    const left2 = detail === "all" ? 0 : qualifiers.folded.length;
    return [...compared, ...gates.lead === void 0 ? [] : [gatesLine(`  ${gates.lead}: ${colors.red("\u2717")} `, failed, layout.columns)], ...qualifiers.shown.map((line) => colors.yellow(`  ${oneLine(line)}`)), ...left2 > 0 ? [`  \u2026 and ${(0, basics_format.LS)(left2, "more thing")} to know`] : [], ...causes.shown.flatMap((cause) => causeLines(cause, suite, layout)), ...detail === "all" ? folds.flatMap((fold2) => foldLines(fold2, suite, layout)) : folds.filter(({ name }) => name === "causes" || name === "tolerated").map(({ title }) => `  ${oneLine(title)}`), ...next === void 0 ? [] : [nextLine(next, colors)]];
  }
  function gatesLine(lead, phrases, columns) {
    const [kept, plain2] = [phrases.map(bound), phrases].map((all) => `${lead}${all.join(", ")}`);
    if (kept === void 0 || plain2 === void 0) return lead;
    return (0, report_escape.x9)(kept, columns).length > (0, report_escape.x9)(plain2, columns).length ? plain2 : kept;
  }
  const INDENT = "    ";
  const LEAST_REASON = 40;
  function causeLines(cause, suite, layout) {
    const { colors, detail, columns } = layout;
    const { tests, reason, example } = cause;
    const [{ result }] = tests;
    const tail = [oneLine(countsOf(tests, suite.branch)), terminal_place(result.location)].filter((text) => text !== "").map((text) => `   ${bound(text)}`).join("");
    const names = namesWithin(tests, suite, columns - tail.length - 2);
    const head = `  ${colors.bold(names)}${colors.dim(tail)}`;
    const why = `${INDENT}${oneLine(reason)}`;
    if (detail === "none") {
      const short = (0, report_escape.Kb)(oneLine(reason), Math.max(LEAST_REASON, columns - names.length - 4));
      return [`  ${colors.bold(names)}: ${short}`];
    }
    const changed = cause.changed === void 0 ? [] : [`${INDENT}changed here: ${oneLine(cause.changed)}`];
    return [head, why, ...changed, ...example === void 0 ? [] : exampleLines(example, layout)];
  }
  function namesWithin(tests, { tests: all }, room) {
    const names = tests.slice(0, terminal_MOST_NAMES).map((test) => oneLine(testName(test, all)));
    for (let most = names.length; most > 1; most -= 1) {
      const left2 = tests.length - most;
      const text = `${names.slice(0, most).join(", ")}${left2 === 0 ? "" : ` and ${(0, basics_format.U9)(left2)} more`}`;
      if (text.length <= room) return text;
    }
    const [first = ""] = names;
    const more2 = tests.length === 1 ? "" : ` and ${(0, basics_format.U9)(tests.length - 1)} more`;
    return `${(0, report_escape.pu)(first, Math.max(LEAST_WHOLE, room - more2.length))}${more2}`;
  }
  function terminal_place({ file, line }) {
    return (0, report_escape.BP)(`${file}:${line}`);
  }
  function exampleLines(exchange, { colors, detail, columns }, indent = INDENT) {
    const { asked, before, now, lastLine } = exchange;
    const files = changedWords(exchange);
    const changed = files === void 0 ? void 0 : oneLine(files);
    const calls = detail === "now" && changed !== void 0 ? void 0 : calledWords(exchange);
    const room = detail === "all" ? terminal_MAX_TEXT : columns - indent.length - LABEL;
    const rows = [["asked", detail === "asked" || detail === "all" ? asked : void 0], ["called", calls && oneLine(calls)], ["before", detail === "now" ? void 0 : before], ["now", now], ["changed", changed], ["wrote", lastLine]];
    return rows.flatMap(([label, text]) => {
      if (text === void 0) return [];
      const isAnswer = label === "before" || label === "now";
      const lines = isAnswer && detail === "all" ? firstLines(text) : [(0, report_escape.BP)((0, report_escape.Kb)(text, room)) || NOTHING];
      return lines.map((line, index) => `${indent}${colors.dim((index === 0 ? label : "").padEnd(LABEL))}${line}`);
    });
  }
  function firstLines(text) {
    const lines = (0, report_escape.Yj)((0, cut.Yj)(text, MAX_ANSWER)).split("\n").filter((line) => line.trim() !== "");
    const first = lines.slice(0, MAX_ANSWER_LINES).map(terminal_shown);
    const isCut = lines.length > first.length || text.length > MAX_ANSWER;
    return [...first.length === 0 ? [NOTHING] : first, ...isCut ? ["\u2026"] : []];
  }
  const NOTHING = "(nothing)";
  const LABEL = 8;
  const terminal_MAX_TEXT = 300;
  const MAX_ANSWER_LINES = 3;
  const MAX_ANSWER = 4e3;
  function testLines(test, suite, layout) {
    const { colors } = layout;
    const { result, checks } = test;
    const exchange = exchangeOf(test);
    const thoughts = result.runs.find((run) => (run.thoughts ?? "") !== "")?.thoughts;
    const tail = [oneLine(countsOf([test], suite.branch)), terminal_place(result.location)].filter(Boolean);
    return [`${INDENT}${colors.bold(oneLine(testName(test, suite.tests)))}${oneLine(reusedNote(test))}  ${colors.dim(tail.join("   "))}`, ...exchange === void 0 ? [] : exampleLines(exchange, layout, DEEP), ...checks.flatMap((check) => terminal_checkLines(check, colors)), ...thoughts === void 0 ? [] : [colors.dim(`${DEEP}thoughts, not judged: ${terminal_shown(thoughts)}`)]];
  }
  const DEEP = " ".repeat(6);
  function terminal_checkLines(check, colors) {
    const { code: code2, label, message, lines, facts } = check;
    const said = message === "" ? "" : `: ${terminal_shown(message)}`;
    const [reasoning, printed] = [facts["reasoning"], facts["console"]];
    const quotes = [...typeof reasoning === "string" ? [reasoning] : [], ...Array.isArray(printed) ? [`console: ${printed.join(" ")}`] : []];
    return [`${DEEP}${colors.yellow(terminal_shown(code2))} ${terminal_shown(label)}${said}`, ...lines.map((line) => `${DEEP}  ${terminal_shown(line)}`), ...quotes.map((quote) => colors.dim(`${DEEP}  ${terminal_shown(quote)}`))];
  }
  function foldLines({ title, lines = [], table: table2, causes = [], tests = [] }, suite, layout) {
    return [`  ${layout.colors.bold(oneLine(title))}`, ...lines.map((line) => `${INDENT}${oneLine(line)}`), ...table2 === void 0 ? [] : tableLines(table2, layout.colors), ...causes.flatMap((cause) => causeLines(cause, suite, layout)), ...tests.flatMap((test) => testLines(test, suite, layout))];
  }
  function tableLines({ head, rows }, colors) {
    const [first = "", ...others] = aligned([head.map(({ title }) => title), ...rows.map((row) => row.map(({ text }) => oneLine(text)))], head.map(({ align }) => align));
    return [colors.dim(`${INDENT}${first}`), ...others.map((line) => `${INDENT}${line}`)];
  }
  function aligned(rows, alignments) {
    const widths = alignments.map((_, column) => width(rows.map((row) => row[column] ?? "")));
    return rows.map((row) => widths.map((wide, column) => {
      const cell2 = row[column] ?? "";
      return alignments[column] === "right" ? cell2.padStart(wide) : cell2.padEnd(wide);
    }).join(GAP).trimEnd());
  }
  const MAX_PLAN_ROWS = 30;
  const LEAST_NAME = 18;
  const LEAST_WHOLE = 40;
  const terminal_MOST_NAMES = 30;
  const GAP = "  ";
  function planLines(report, columns, colors) {
    const table2 = planTable(report, MAX_PLAN_ROWS);
    if (table2 === void 0) return [];
    const rows = [table2.head, ...table2.rows, table2.total].map((row) => row.map(report_escape.BP));
    const isOneModel = new Set(table2.rows.map(([, model]) => model)).size === 1;
    const wanted2 = PLAN_ALIGNMENT.flatMap((alignment, column) => isOneModel && column === 1 ? [] : [{ alignment, column }]);
    const needed2 = (of) => (0, basics.cz)(of.slice(1).map(({ column }) => width(rows.map((row) => row[column] ?? "")) + GAP.length));
    const room = columns - GAP.length;
    const kept = needed2(wanted2) + LEAST_NAME > room ? wanted2.slice(0, -1) : wanted2;
    const longest = Math.max(LEAST_NAME, room - needed2(kept));
    const lines = aligned(rows.map((row) => kept.map(({ column }) => {
      const cell2 = row[column] ?? "";
      return column === 0 ? (0, report_escape.Kb)(cell2, longest) : cell2;
    })), kept.map(({ alignment }) => alignment));
    const [head = "", ...body] = lines;
    const total = body.pop() ?? "";
    return [colors.dim(`${GAP}${head}`), ...body.map((line) => `${GAP}${line}`), ...table2.more === void 0 ? [] : [colors.dim(`${GAP}${table2.more}`)], colors.bold(`${GAP}${total}`), ""];
  }
  function width(texts) {
    return texts.reduce((widest, text) => Math.max(widest, text.length), 0);
  }
  function noticeLines(notices, { colors, detail }) {
    const first = detail === "all" ? notices : notices.slice(0, MAX_NOTICES);
    const left2 = notices.length - first.length;
    return [...first.map((notice) => `${colors.dim("Note")}  ${(0, report_escape.BP)(notice)}`), ...left2 > 0 ? [`\u2026 and ${(0, basics_format.LS)(left2, "more notice")}`] : []];
  }
  const MAX_BOUND = 72;
  const NO_BREAK = "\xA0";
  function bound(text) {
    return text.length > MAX_BOUND ? text : text.replaceAll(" ", NO_BREAK);
  }
  function unbound(text) {
    return text.replaceAll(NO_BREAK, " ");
  }
  function oneLine(sentence) {
    return (0, report_escape.BP)(plainText(sentence));
  }
  function terminal_shown(text) {
    return (0, report_escape.BP)((0, report_escape.Kb)(text, terminal_MAX_TEXT));
  }
  function problemLines({ problems }, colors) {
    return problems.map((problem) => `  ${colors.red("\u2717")} ${(0, report_escape.BP)((0, config_problem.Vw)(problem))}`);
  }
  var parts_report = __webpack_require__(73376);
  ;
  const PART_SIGNS = { needed: SIGNS.passed, "needed and harmful": SIGNS.failed, harmful: SIGNS.failed, "not noticed": SIGNS.idle, "cannot tell": SIGNS.look };
  const UNITS = { section: "section", paragraph: "paragraph", line: "line", whole: "file", folder: "folder" };
  const UNCLEAR = { errored: "more than a tenth of the answers with or without it were lost", versions: "another version of the model gave more than a fifth of the answers without it", ended: "the budget or the deadline came before its tests could be asked again", "one-answer": "its tests are asked at temperature 0 or with a seed: one answer a side decides nothing", "nothing-passes": "no answer passes with it, so nothing could show that it is needed" };
  function partsStory(report, suite) {
    const models = suite.parts.flatMap(({ tests, oneAnswer }) => [...tests, ...oneAnswer].map(({ modelId }) => modelId));
    const nameOf2 = ({ testCaseName, modelId }) => testName({ name: testCaseName, model: modelId, url: void 0 }, models.map((model) => ({ name: testCaseName, model })));
    const parts = suite.parts.map((part) => parts_story_storyOf(part, nameOf2));
    const noticed = suite.parts.filter(isNoticed).length;
    const failed = suite.gates.gates.filter(({ passed }) => !passed);
    const unit = parts_story_unitOf(suite.parts);
    const which = report.onlyTouched ? ` that this pull request adds or changes` : "";
    const counted2 = say`of ${(0, basics_format.LS)(suite.parts.length, unit)}${which}, tests notice ${noticed}`;
    const harmful = suite.parts.filter(({ word: word2 }) => word2.includes("harmful")).length;
    const unclear = suite.parts.filter(({ word: word2 }) => word2 === "cannot tell").length;
    return { suite, sign: failed.length > 0 ? SIGNS.failed : parts.some(({ part }) => part.word !== "needed") ? SIGNS.look : SIGNS.passed, title: say`${sentence_name("suite", suite.name)}: ${counted2}${harmful === 0 ? "" : `; ${(0, basics_format.LS)(harmful, "is", "are")} harmful`}${unclear === 0 ? "" : `; ${(0, basics_format.U9)(unclear)} cannot be told`}`, gates: suite.gates.gates.filter(({ passed, unknown }) => !passed || unknown === true).map(({ gateName, passed, actual, threshold }) => passed ? say`${code(gateName)} was not exercised: not every part can be told` : say`${code(gateName)} failed: ${actual}, at most ${threshold} allowed`), parts, next: nextOf(suite.parts, unit), footer: [(0, basics_format.LS)(report.answers, report.run.responses === "replay" ? "recorded answer" : "answer"), (0, basics_format.p0)(report.run.durationMs), (0, basics_format.fL)(report), ...suite.sample === void 0 ? [] : [`a sample: ${suite.sample.asked} of ${(0, basics_format.LS)(suite.sample.cases, "case")}`]].join(", ") };
  }
  function isNoticed({ word: word2 }) {
    return word2 === "needed" || word2 === "harmful" || word2 === "needed and harmful";
  }
  function parts_story_unitOf(parts) {
    const units = new Set(parts.map(({ unit }) => UNITS[unit]));
    const [only] = units;
    return units.size === 1 && only !== void 0 ? only : "part";
  }
  function parts_story_storyOf(part, nameOf2) {
    return { part, sign: PART_SIGNS[part.word], title: part.unit === "folder" || part.unit === "whole" ? say`${sentence_name("file", part.file)}` : say`${sentence_name("test", part.name)} in ${sentence_name("file", part.file)}`, says: capital(saysOf(part, nameOf2)), cost: costOf(part), sides: [sideCells("with", part.with), sideCells("without", part.without)], oneAnswer: oneAnswerOf(part, nameOf2) };
  }
  function sideCells(label, side) {
    const known = (value, words) => value === null ? "\u2013" : words(value);
    const { costUsd, turns, tokens, latencyMs } = side;
    return [label, rate(side), known(costUsd, basics_format.dR), known(turns, basics_format.U9), known(tokens, (value) => (0, basics_format.U9)(Math.round(value))), known(latencyMs, basics_format.p0)];
  }
  const LIFTS = { needed: "it helps, for certain", harmful: "it harms, for certain", "needed and harmful": "it helps some tests and harms others, for certain", "not noticed": "no difference is certain" };
  function saysOf(part, nameOf2) {
    const lift = part.isSkill === true ? LIFTS[part.word] : void 0;
    const says = wordSays(part, nameOf2);
    if (lift === void 0) return says;
    const rates2 = `with the skill ${rate(part.with)} of answers pass, without it ${rate(part.without)}`;
    return joined([`${rates2}: ${lift}. `, capital(says)]);
  }
  function wordSays(part, nameOf2) {
    switch (part.word) {
      case "needed":
      case "harmful":
      case "needed and harmful":
        return joined([part.word, ": ", listed([...suiteSays(part), ...testsSay(part.tests, nameOf2)], { separator: "; ", most: 3 })]);
      case "not noticed":
        return say`not noticed: taken out alone, ${shownBy(part)}`;
      case "cannot tell":
        return say`cannot tell: ${part.reason === void 0 ? "too little is known" : UNCLEAR[part.reason]}`;
    }
  }
  function shownBy({ noticed }) {
    const one = "one test that never passes without it";
    return noticed === void 0 ? `no drop of the whole suite could show, but ${one} would have` : `a drop of ${Math.ceil(noticed * 100)} points would have shown, or ${one}`;
  }
  function suiteSays({ suite, with: whole2, without }) {
    return suite.map((direction) => {
      const change = `${rate(whole2)} \u2192 ${rate(without)} of answers pass`;
      return say`the suite is ${direction === 1 ? "worse" : "better"} without it (${change})`;
    });
  }
  function rate({ passes, answers: answers2 }) {
    return answers2 === 0 ? "no answer" : (0, basics_format.rq)(passes / answers2, 0);
  }
  function testsSay(tests, nameOf2) {
    return tests.map((test) => {
      const [there, here] = [test.with, test.without];
      return say`${nameOf2(test)} passes ${here.passes} of ${here.answers} without it, ${there.passes} of ${there.answers} with it`;
    });
  }
  function oneAnswerOf({ oneAnswer }, nameOf2) {
    const told = ONE_ANSWER.flatMap(([direction, words]) => {
      const names = oneAnswer.filter((one) => one.direction === direction).map(nameOf2);
      return names.length === 0 ? [] : [say`${words}, one answer each: ${listed(names, { most: 10 })}`];
    });
    return told.length === 0 ? void 0 : listed(told, { separator: ". " });
  }
  const ONE_ANSWER = [[1, "Passes with it, fails without it"], [-1, "Fails with it, passes without it"]];
  const COSTS = [{ of: "tokens", least: 0.1, words: (tokens) => (0, basics_format.LS)(Math.round(tokens), "token") }, { of: "costUsd", least: 1e-6, words: basics_format.dR }, { of: "turns", least: 0.1, words: (turns) => (0, basics_format.LS)(turns, "turn") }, { of: "latencyMs", least: 50, words: basics_format.p0 }];
  function costOf({ with: whole2, without }) {
    const costs = COSTS.flatMap(({ of, least, words }) => {
      const [more2, less] = [whole2[of], without[of]];
      if (more2 === null || less === null || Math.abs(more2 - less) < least) return [];
      return [`${more2 < less ? "\u2212" : "+"}${words(Math.abs(more2 - less))}`];
    });
    return costs.length === 0 ? "" : `${costs.join(", ")} an answer`;
  }
  function nextOf(parts, unit) {
    const unnoticed = parts.filter(({ word: word2 }) => word2 === "not noticed").length;
    const harmful = parts.filter(({ word: word2 }) => word2.includes("harmful")).length;
    const unclear = parts.filter(({ word: word2 }) => word2 === "cannot tell").length;
    if (harmful > 0) return say`Read what is harmful: without it tests pass that fail with it. Reword it, or take it out.`;
    if (unnoticed > 0) {
      return say`Take out what no test notices, or write a test that fails without that ${unit}.`;
    }
    return unclear > 0 ? say`What cannot be told says why beside it.` : void 0;
  }
  ;
  const parts_views_SUMMARY_MAX_BYTES = 9e5;
  const MAX_PROBLEMS = 10;
  const parts_views_MAX_NOTICES = 20;
  const PARTS_VIEWS = { comment: (report, { name }, links) => {
    const suites = report.suites.filter((suite) => suite.name === name);
    return COMMENT_VARIANTS.map((maxBytes) => markdown(report, suites, links, maxBytes));
  }, unjudged: (report, links) => [markdown(report, [], links, COMMENT_MAX_BYTES)], summary: (report, links) => markdown(report, report.suites, links, parts_views_SUMMARY_MAX_BYTES), terminal: parts_views_renderTerminal, html: renderHtml, junit: renderJunit, output };
  function markdown(report, suites, links, maxBytes) {
    const isComment = maxBytes <= COMMENT_MAX_BYTES;
    const stories = suites.map((suite) => partsStory(report, suite));
    return assemble([...stories.length === 0 ? [textBlock(-2, `## ${signOf(report)} ${markdownSentence([{ kind: "text", text: headOf(report) }])}`)] : [], ...stories.flatMap((story) => parts_views_suiteBlocks(story, isComment)), ...problemBlocks(report, MAX_PROBLEMS), ...stories.length === 0 ? report.notices.map((notice) => textBlock(1, markdownSentence([quoted(notice)]))) : noticeBlocks(report.notices, parts_views_MAX_NOTICES), textBlock(0, footerText(report, stories.map(({ footer: footer2 }) => footer2), links))], maxBytes);
  }
  function headOf({ verdict: verdict2, problems }) {
    return problems.length === 0 ? verdict2.reason : "No part was taken away";
  }
  function signOf({ verdict: verdict2 }) {
    return verdict2.result === "passed" ? SIGNS.idle : SIGNS.failed;
  }
  function parts_views_suiteBlocks(story, isComment) {
    const rows = story.parts.map(rowOf);
    const frame = isComment && rows.length > 8 ? fold("Every part") : NO_FRAME;
    const oneAnswer = story.parts.flatMap(({ title, oneAnswer: oneAnswer2 }) => oneAnswer2 === void 0 ? [] : [`- ${markdownSentence(title)}: ${markdownSentence(oneAnswer2)}`]);
    return [textBlock(-2, `## ${story.sign} ${markdownSentence(story.title)}`), ...story.gates.map((gate) => textBlock(-1, `**Gate:** ${markdownSentence(gate)}`)), ...rows.length === 0 ? [] : [list(2, frame, [{ head: tableHead(parts_views_COLUMNS), items: rows }])], ...oneAnswer.length === 0 ? [] : [list(3, fold("At temperature 0 or with a seed"), [{ head: "", items: oneAnswer }])], ...rows.length === 0 ? [] : [list(4, fold("With and without: medians of an answer"), [sidesGroup(story.parts)])], ...story.next === void 0 ? [] : [textBlock(0, `**Next:** ${markdownSentence(story.next)}`)]];
  }
  const parts_views_COLUMNS = [["", "left"], ["Part", "left"], ["Taken away", "left"], ["It costs", "left"]];
  function rowOf({ sign, title, says, cost }) {
    return tableRow([sign, markdownSentence(title), markdownSentence(says), cost === "" ? "" : markdownSentence([{ kind: "text", text: cost }])]);
  }
  function sidesGroup(parts) {
    const columns = SIDE_COLUMNS.map((name, place2) => [name, place2 === 0 ? "left" : "right"]);
    return { head: tableHead([["Part", "left"], ...columns]), items: parts.map(({ title, sides }) => sides.map((cells, place2) => tableRow([place2 === 0 ? markdownSentence(title) : "", ...cells])).join("\n")) };
  }
  function parts_views_renderTerminal(report, files) {
    const lines = report.suites.flatMap((suite) => {
      const story = partsStory(report, suite);
      return [`${story.sign} ${plain(story.title)}`, ...story.gates.map((gate) => `  ${plain(gate)}`), ...story.parts.flatMap(({ sign, title, says, cost, oneAnswer, part, sides }) => [`  ${sign} ${plain(title)}`, `      ${plain(says)}${cost === "" ? "" : `; ${cost}`}`, ...part.isSkill === true ? sides.map(sideLine) : [], ...oneAnswer === void 0 ? [] : [`      ${plain(oneAnswer)}`]]), ...story.next === void 0 ? [] : [`Next: ${plain(story.next)}`], story.footer];
    });
    const { verdict: verdict2 } = report;
    return ["", ...lines, ...verdict2.result === "error" && report.problems.length === 0 ? [`${SIGNS.failed} ${(0, report_escape.BP)((0, report_escape.h0)(verdict2.reason))}`] : [], ...problemLines(report, picocolors.createColors(false)), ...report.notices.map((notice) => `  ${(0, report_escape.BP)((0, report_escape.h0)(notice))}`), ...files.length === 0 ? [] : [`Open  ${(0, report_escape.BP)(files.at(-1) ?? "")}`], `exit code ${verdict2.exitCode}`, ""].join("\n");
  }
  function sideLine([label, ...cells]) {
    const named = cells.map((cell2, place2) => `${SIDE_COLUMNS[place2 + 1]?.toLowerCase()} ${cell2}`);
    return `      ${label}: ${named.join(", ")}`;
  }
  function plain(sentence) {
    return (0, report_escape.BP)((0, report_escape.h0)(plainText(sentence)));
  }
  const parts_views_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem}
.part{border-left:.4rem solid;margin:.25rem 0;padding:.1rem .75rem}
summary{cursor:pointer}.part details{font-size:.9em}
th,td{padding:0 .75rem 0 0;text-align:right;font-variant-numeric:tabular-nums}td:first-child{text-align:left}
.part pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0;font:14px/1.5 ui-monospace,monospace}
.needed{border-color:#1a7f37}.not-noticed{border-color:#8c959f;background:color-mix(in srgb,currentColor 5%,transparent)}
.harmful{border-color:#cf222e}.needed-and-harmful{border-color:#bf8700}.cannot-tell{border-color:#8c959f;border-left-style:dashed}
.says{margin:.1rem 0}.cost{opacity:.75;font-size:.9em}
footer{margin-top:2rem;opacity:.75;font-size:.9em}`;
  function renderHtml(report) {
    const stories = report.suites.map((suite) => partsStory(report, suite));
    const body = ["<main>", ...stories.flatMap((story) => [`<h1>${story.sign} ${htmlSentence(story.title)}</h1>`, ...story.gates.map((gate) => `<p>Gate: ${htmlSentence(gate)}</p>`), ...story.next === void 0 ? [] : [`<p><b>Next:</b> ${htmlSentence(story.next)}</p>`], ...(0, basics.me)(story.parts, ({ part }) => part.file).flatMap((parts) => [`<h2>${(0, report_escape.js)(parts[0].part.file)}</h2>`, ...parts.map(partHtml)]), `<p class="cost">${(0, report_escape.js)(story.footer)}</p>`]), problemsHtml(report), noticesHtml(report), "</main>", `<footer>${(0, report_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`];
    const [first] = stories;
    const title = first === void 0 ? "parts" : plainText(first.title);
    return htmlDocument({ title: `KindLM: ${title}`, style: parts_views_STYLE, scripts: [], body }).join("");
  }
  function partHtml({ part, sign, says, cost, oneAnswer, sides }) {
    const lines = part.lines === void 0 ? "" : `, ${linesOf(part.lines)}`;
    return [`<section class="part ${part.word.replaceAll(" ", "-")}">`, `<p class="says">${sign} <b>${(0, report_escape.js)(part.name)}</b>${lines}: ${htmlSentence(says)}</p>`, cost === "" ? "" : `<p class="cost">${(0, report_escape.js)(cost)}</p>`, oneAnswer === void 0 ? "" : `<p class="says">${htmlSentence(oneAnswer)}</p>`, part.text === void 0 ? "" : `<pre>${htmlLines(part.text)}</pre>`, "<details><summary>With and without: medians of an answer</summary>", `<table><tr>${SIDE_COLUMNS.map((column) => `<th>${column}</th>`).join("")}</tr>`, ...sides.map((cells) => `<tr>${cells.map((cell2) => `<td>${cell2}</td>`).join("")}</tr>`), "</table></details>", "</section>"].join("");
  }
  function linesOf([first, last]) {
    return first === last ? `line ${first}` : `lines ${first} to ${last}`;
  }
  function htmlLines(text) {
    return (0, report_escape.Yj)(text).split("\n").map((line) => `${/^ */.exec(line)?.[0] ?? ""}${(0, report_escape.js)(line)}`).join("\n");
  }
  function renderJunit(report) {
    const suites = report.suites.map((suite) => junitSuite(report, suite));
    return [...junitDocument(suites, report)].join("");
  }
  function junitSuite(report, suite) {
    const name = `${suite.name}/parts`;
    const failing = new Set(suite.gates.gates.filter(({ passed }) => !passed).map((gate) => gate.gateName));
    const cases = partsStory(report, suite).parts.map(({ part, says }) => {
      const message = plainText(says);
      const failed = parts_report.qt.find(({ gateName, counts }) => counts.includes(part.word) && failing.has(gateName));
      return { name: `${part.file}: ${part.name}`, timeMs: 0, outcome: failed !== void 0 ? { kind: "failure", type: failed.code, message, detail: message } : part.word === "cannot tell" ? { kind: "skipped", message } : { kind: "passed" } };
    });
    return { name, package: suite.name, properties: [["config", suite.file]], cases };
  }
  function output(report) {
    return JSON.stringify(report.suites.flatMap(({ parts }) => parts.map(({ file, name, word: word2, tests, with: whole2, without }) => ({ file, part: name, verdict: word2, tests: tests.map(({ testCaseName }) => testCaseName), costUsd: difference(whole2.costUsd, without.costUsd), tokens: difference(whole2.tokens, without.tokens) }))));
  }
  function difference(whole2, without) {
    return whole2 === null || without === null ? null : whole2 - without;
  }
  const SIDE_COLUMNS = ["", "Pass", "Cost", "Turns", "Tokens", "Time"];
  ;
  const REPORT_VIEWS = { summary: renderSummary, comment: renderCommentVariants, gone: renderGoneSuite, unjudged: renderUnjudgedVariants, check: renderCheck, review: renderReviewComment, settledReview: renderSettledReview, annotations: planAnnotations };
  function viewsReportedBy(reporter) {
    const { runId, attempt, runUrl, workflowName, sha, source } = reporter;
    const again = attempt > 1 ? ` (attempt ${attempt})` : "";
    const which = source === void 0 ? "" : ` in ${(0, report_escape.Zt)(source)}`;
    const above = ({ run }, text) => `> Reported by ${(0, report_escape.iQ)(`run ${runId}`, runUrl)}${again}${which} of ${(0, report_escape.Zt)(workflowName)} for ${commitText(run, sha)}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.

${text}`;
    const allAbove = (report, texts) => texts.map((text) => above(report, text));
    const views = REPORT_VIEWS;
    return { ...views, summary: (report, ...rest) => above(report, views.summary(report, ...rest)), comment: (report, ...rest) => allAbove(report, views.comment(report, ...rest)), unjudged: (report, links) => allAbove(report, views.unjudged(report, links)), review: (report, ...rest) => above(report, views.review(report, ...rest)), settledReview: (report, links) => above(report, views.settledReview(report, links)), check: (report, links) => {
      const view = views.check(report, links);
      return { ...view, summaries: allAbove(report, view.summaries) };
    } };
  }
}) };
