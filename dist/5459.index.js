export const id = 5459;
export const ids = [5459];
export const modules = { 18425: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
}), 56529: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { I1: () => PLAN_ALIGNMENT, k0: () => planTable, oW: () => previewOf });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60142);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43957);
  function previewOf(report) {
    return isPreview(report) ? report.preview : void 0;
  }
  function isPreview(report) {
    return "preview" in report;
  }
  const PLAN_ALIGNMENT = ["left", "left", "right", "right", "right", "left"];
  const HEAD = ["Test", "Model", "Runs", "Calls", "Cost", "Known from"];
  const SOURCES = { base: "base branch", recordings: "recordings", prices: "prices: at most", stored: "stored answers" };
  function planTable(report, maxRows) {
    const preview = previewOf(report);
    if (preview?.kind !== "plan" || preview.results.length === 0) return void 0;
    const { results } = preview;
    const isWhole = results.length <= maxRows;
    const shown = isWhole ? results : results.toSorted(byCost).slice(0, maxRows);
    const severalSuites = new Set(results.map(({ suite }) => suite)).size > 1;
    const rest = results.length - shown.length;
    return { head: HEAD, rows: shown.map((result) => cellsOf(result, severalSuites)), total: totalCells(results), more: isWhole ? void 0 : `\u2026 and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(rest, "result")} that cost less` };
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
      return [name, model, "\u2013", "\u2013", "\u2013", `reused from ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(reused)}`];
    }
    const cost = costUsd === void 0 ? "not known" : rangeWords(costUsd, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR);
    const source = costUsd === void 0 && from === "prices" ? "price not known" : SOURCES[from];
    return [name, model, rangeWords(runs, whole), rangeWords(calls, whole), cost, source];
  }
  function totalCells(results) {
    const add = (of) => ({ least: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(results.map((it) => of(it)?.least ?? 0)), most: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(results.map((it) => of(it)?.most ?? 0)) });
    const unknown = results.filter((it) => it.costUsd === void 0 && it.reused === void 0);
    const reused = results.filter((it) => it.reused !== void 0).length;
    const cost = rangeWords(add(({ costUsd }) => costUsd), _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR);
    return [`Total of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(results.length, "result")}`, "", rangeWords(add(({ runs }) => runs), whole), rangeWords(add(({ calls }) => calls), whole), unknown.length === 0 ? cost : `${cost} + ?`, [...reused === 0 ? [] : [`${reused} reused`], ...unknown.length === 0 ? [] : [`${unknown.length} of unknown price`]].join(", ")];
  }
  function whole(value) {
    return String(Math.round(value));
  }
  function rangeWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from}\u2013${to}`;
  }
}), 74061: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { b: () => gateText });
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89535);
  var _engine_evaluate_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71564);
  var _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1685);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43957);
  function gateText(gate) {
    const definition = _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_0__.J[gate.gateName];
    const { unit, direction } = definition;
    const digits = (0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.a2)(gate.actual, gate.threshold, unit);
    const actual = (0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.Ru)(gate.actual, unit, digits);
    const threshold = (0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.PW)(gate.threshold, unit, digits);
    const measured = gate.noData === void 0;
    return { title: (0, _engine_evaluate_gates_js__WEBPACK_IMPORTED_MODULE_1__.KS)(gate), actual: measured ? actual : "\u2013", threshold: unit === "verdict" ? threshold : `${direction === "min" ? "\u2265" : "\u2264"} ${threshold}`, margin: measured ? margin(gate, definition) : noDataText(gate), verdict: gate.passed ? measured ? "passed" : "not exercised" : "failed", phrase: phrase(gate, measured ? actual : void 0, threshold) };
  }
  function noDataText(gate) {
    return gate.passed ? "not exercised" : "no data";
  }
  function phrase(gate, actual, threshold) {
    const { direction, failure } = _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_0__.J[gate.gateName];
    const noun = (0, _engine_evaluate_gates_js__WEBPACK_IMPORTED_MODULE_1__.ef)(gate);
    if (actual === void 0) return `${noun}: no data`;
    if (failure !== void 0) return failure;
    return direction === "min" ? `${noun} ${actual} of ${threshold}` : `${noun} ${actual}, at most ${threshold}`;
  }
  function margin({ actual, threshold }, { unit, direction }) {
    if (unit === "verdict") return "\u2013";
    const distance = direction === "min" ? actual - threshold : threshold - actual;
    if (!Number.isFinite(distance)) return "n/a";
    if (Math.abs(distance) <= _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__.kT) return "0";
    const digits = (0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.a2)(actual, threshold, unit);
    return `${distance < 0 ? "\u2212" : "+"}${(0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.ly)(Math.abs(distance), unit, digits)}`;
  }
}), 1614: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { DI: () => interruptionWords, Sh: () => durationWords, V5: () => suiteHeadline, Vw: () => failOnWords, Wm: () => responsesWords, Zr: () => notAskedWords, cN: () => resultNoun, fL: () => costWords, h9: () => suiteTitle, iV: () => runHeadline, rj: () => countWords, sE: () => outcomeIcon, sR: () => runsWords });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43117);
  var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60142);
  var _gate_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74061);
  var _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56529);
  var _rate_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78058);
  var _signs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11010);
  const OUTCOME_SIGNS = { passed: "passed", failed: "failed", error: "failed", "nothing-tested": "look" };
  function outcomeIcon(outcome) {
    return _signs_js__WEBPACK_IMPORTED_MODULE_7__.B2[OUTCOME_SIGNS[outcome]];
  }
  const MAX_TITLE_LINE = 90;
  const MAX_TITLE = MAX_TITLE_LINE - 14;
  const MAX_SUITE_NAME = 30;
  const MAX_WORDS = 500;
  function suiteName({ name }) {
    return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(name, MAX_SUITE_NAME);
  }
  function suiteHeadline(report, suite) {
    return headlineWithin(report, suite, MAX_TITLE - characters(`${suiteName(suite)}: `));
  }
  function suiteTitle(report, suite) {
    const headline = suiteHeadline(report, suite);
    return { ...headline, words: `${suiteName(suite)}: ${headline.words}` };
  }
  function headlineWithin(report, suite, room) {
    const { result, exitCode } = report.verdict;
    const alone = report.suites.length === 1;
    const errored = result === "error";
    if (errored && (exitCode !== 3 || alone && wasStopped(report))) {
      return errorHeadline(report, room);
    }
    if (providerIsToBlame(suite) || alone && errored) return providerHeadline(suite, room);
    if (suite.gates.passed) return passedHeadline(suite, room);
    const failed = suite.gates.gates.filter((gate) => !gate.passed);
    const lead = `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(failed.length, "gate")} failed`;
    return { outcome: "failed", words: withPhrases(lead, gatePhrases(failed), room) };
  }
  function wasStopped({ interruption }) {
    return interruption?.kind === "auth" || interruption?.kind === "signal";
  }
  function runHeadline(report) {
    const { result, reason } = report.verdict;
    if (report.shard !== void 0) return partHeadline(report, report.shard);
    const [first, ...others] = report.suites;
    if ((0, _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_5__.oW)(report) !== void 0) {
      return { outcome: result === "error" ? "error" : "passed", ...titleOf(reason, MAX_TITLE) };
    }
    if (first === void 0 && result !== "error") {
      return { outcome: "nothing-tested", ...titleOf(reason, MAX_TITLE) };
    }
    if (first !== void 0 && others.length === 0) return suiteTitle(report, first);
    return result === "error" ? errorHeadline(report, MAX_TITLE) : severalSuites(report);
  }
  function partHeadline({ verdict, complete, totals }, { index, count }) {
    const title = `shard ${index} of ${count}`;
    if (verdict.result === "error") {
      return { outcome: "error", ...titleOf(`${title}: ${verdict.reason}`, MAX_TITLE) };
    }
    const done = `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(totals.runs, "run")} for ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(totals.total, "result")}`;
    return { outcome: complete ? "passed" : "nothing-tested", words: `${title}: ${complete ? done : `not all of ${done} were asked`}`, detail: "The merge job judges all shards." };
  }
  function severalSuites(report) {
    const failing = report.suites.filter((suite) => headlineWithin(report, suite, MAX_TITLE).outcome === "failed");
    const [worst] = failing;
    if (worst === void 0) {
      return report.totals.total === 0 ? NOTHING_TESTED : { outcome: "passed", words: `all ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(report.suites.length, "suite")} passed` };
    }
    const lead = `${failing.length} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(report.suites.length, "suite")} failed: ${suiteName(worst)}`;
    const { words } = headlineWithin(report, worst, MAX_TITLE - characters(`${lead}: `));
    return { outcome: "failed", words: (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(`${lead}: ${words}`, MAX_TITLE) };
  }
  function errorHeadline({ verdict, interruption }, room) {
    if (verdict.exitCode === 3 && interruption?.kind === "auth") {
      return { outcome: "error", words: "the provider refused the key" };
    }
    if (verdict.exitCode === 3 && interruption?.kind === "signal") {
      return { outcome: "error", words: "the run was cancelled" };
    }
    return { outcome: "error", ...titleOf(verdict.reason, room) };
  }
  const NOTHING_TESTED = { outcome: "nothing-tested", words: "nothing was tested" };
  function passedHeadline({ gates, totals, ...suite }, room) {
    const { total, passed } = totals;
    if (total === 0) return NOTHING_TESTED;
    const idle = gates.gates.filter((gate) => gate.noData !== void 0).length;
    const earned = gates.gates.length - idle;
    const all = earned === 1 && idle === 0 ? "the gate" : `all ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(earned, "gate")}`;
    const lead = idle === 0 ? all : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(earned, "gate");
    const results = `: ${passed} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(total, resultNoun(suite))}`;
    const unused = idle === 0 ? "" : `, ${idle} not exercised`;
    const [words = "passed"] = [`${lead} passed${unused}${results}`, `${lead} passed${unused}`, `${lead} passed`].filter((text) => characters(text) <= room);
    return { outcome: "passed", words };
  }
  function gatePhrases(gates) {
    return gates.map((gate) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _gate_text_js__WEBPACK_IMPORTED_MODULE_4__.b)(gate).phrase, 100));
  }
  function withPhrases(lead, phrases, room) {
    for (let shown = phrases.length; shown > 0; shown -= 1) {
      const left = phrases.length - shown;
      const more = left === 0 ? "" : `; and ${left} more`;
      const words = `${lead}: ${phrases.slice(0, shown).join("; ")}${more}`;
      if (characters(words) <= room) return words;
    }
    return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(lead, room);
  }
  const SENTENCE_END = /\. /gu;
  const BREAK = /[:;] /gu;
  function titleOf(reason, room) {
    const line = (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(reason, MAX_WORDS);
    if (characters(line) <= room) return { words: line };
    const fits = (at) => {
      const start = (0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__.Yj)(line, at);
      const isWhole = start.split("(").length === start.split(")").length;
      return isWhole && characters(start) <= room;
    };
    const ends = (mark) => [...line.matchAll(mark)].map(({ index }) => index).filter(fits);
    const end = ends(SENTENCE_END)[0] ?? ends(BREAK).at(-1);
    if (end === void 0) return { words: (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(line, room), detail: asSentence(line) };
    return { words: (0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__.Yj)(line, end), detail: asSentence((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__.S_)(line, line.length - end - 2)) };
  }
  function asSentence(text) {
    const first = text.replace(/^\p{Ll}(?=\p{L}* )/u, (letter) => letter.toUpperCase());
    return /[.!?\u2026]$/u.test(first) ? first : `${first}.`;
  }
  function characters(text) {
    return text.match(/./gsu)?.length ?? 0;
  }
  function providerHeadline(suite, room) {
    const runs = suite.results.flatMap((result) => result.runs);
    const errored = runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.uD).length;
    const failed = suite.gates.gates.filter((gate) => !gate.passed);
    const lead = errored === 0 && runs.length > 0 ? "judges could not be asked about labels" : `provider errors affected ${errored} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(runs.length, "run")}`;
    const cause = errored === runs.length ? commonCause(suite) : void 0;
    if (cause === void 0) {
      return { outcome: "error", words: withPhrases(lead, gatePhrases(failed), room) };
    }
    const words = (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(lead, room);
    return { outcome: "error", words, detail: asSentence((0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(cause, MAX_WORDS)) };
  }
  function commonCause({ results }) {
    const causes = new Set(results.flatMap(({ runs }) => runs).map(({ outcome }) => outcome.kind === "errored" ? outcome.message.replace(/^Not sent: /, "").replace(/ \(after \d+ attempts\)$/, "") : void 0));
    const [cause] = causes;
    return causes.size === 1 ? cause : void 0;
  }
  function providerIsToBlame({ results, gates, gatesWithoutErroredRuns }) {
    const runs = results.flatMap((result) => result.runs);
    const nothingLeft = runs.length > 0 && runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.uD);
    return nothingLeft || !gates.passed && gatesWithoutErroredRuns?.passed === true;
  }
  function resultNoun(suite) {
    return new Set(suite.results.map((result) => result.modelId)).size > 1 ? "result" : "test";
  }
  function interruptionWords(interruption) {
    switch (interruption.kind) {
      case "deadline":
        return `Stopped at the deadline of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(interruption.maxMinutes, "minute")} (max-minutes). What was not done by then counts as a provider timeout.`;
      case "signal":
        return `Cancelled (${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(interruption.signal, 20)}): this is what was done until then.`;
      case "auth":
        return `Stopped, because the provider refused the key: ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(interruption.message, MAX_WORDS)}`;
    }
  }
  function failOnWords(report) {
    return report.run.failOn === "never" && report.verdict.result === "failed" ? "The job stays green because of fail-on: never." : void 0;
  }
  function countWords(suite) {
    const { total, passed, failed, errored, notRun, skipped } = suite.totals;
    const parts = [`${passed} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(total, resultNoun(suite))} passed`];
    if (failed > 0) parts.push(`${failed} failed`);
    if (errored > 0) parts.push(`${errored} errored`);
    if (notRun > 0) parts.push(`${notRun} not run`);
    if (skipped > 0) parts.push(`${skipped} skipped`);
    if (suite.sample !== void 0) parts.push(notAskedWords(suite.sample));
    return [parts.join(", "), rateWords(suite), repeatWords(suite)].filter((part) => part !== "").join(" \xB7 ");
  }
  function rateWords(suite) {
    const { total, passed } = suite.totals;
    if (total === 0) return "";
    const { value, ...ends } = (0, _rate_text_js__WEBPACK_IMPORTED_MODULE_6__.OK)(passed, total);
    return `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.rq)(value)} of ${resultNoun(suite)}s (${_rate_text_js__WEBPACK_IMPORTED_MODULE_6__.A8} ${(0, _rate_text_js__WEBPACK_IMPORTED_MODULE_6__.Bt)(ends)})`;
  }
  function notAskedWords({ asked, cases }) {
    return `${cases - asked} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(cases, "case")} not asked (sample)`;
  }
  function repeatWords({ repeat, totals }) {
    if (totals.total === 0 || repeat.max <= 1) return "";
    return repeat.min === repeat.max ? `${repeat.max} runs each` : `${repeat.min} to ${repeat.max} runs each`;
  }
  function runsWords(suites) {
    const kinds = suites.flatMap(({ results }) => results).flatMap(({ runs, extraRuns = [] }) => [...runs, ...extraRuns]).map(({ outcome }) => outcome.kind);
    const reused = kinds.filter((kind) => kind === "reused").length;
    const done = kinds.filter((kind) => kind !== "reused" && kind !== "not-run").length;
    return reused === 0 ? (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(done, "run") : `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(done, "run")}, ${reused} reused`;
  }
  function costWords(totals) {
    return totals.costIncomplete ? `at least ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.dR)(totals.costUsd)}` : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.dR)(totals.costUsd);
  }
  function responsesWords(report) {
    switch (report.run.responses) {
      case "live":
        return void 0;
      case "record":
        return "answers were recorded";
      case "replay":
        return "recorded answers, no model was called";
      case "cache":
        return "stored answers where there were any";
    }
  }
  function durationWords(report) {
    return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.p0)(report.run.durationMs);
  }
}), 78058: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $s: () => sizeForResults, A8: () => INTERVAL_NAME, Bt: () => intervalText, OK: () => rateOfResults, cf: () => rateText, iy: () => rateOfRuns });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43957);
  var _statistics_reliability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98407);
  var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24139);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60142);
  const INTERVAL_NAME = "95 % interval";
  function rateOfResults(passed, total) {
    return { value: passed / total, ...(0, _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__.r)(passed / total, sizeForResults(passed, total)) };
  }
  function sizeForResults(passed, total) {
    return passed === 0 || passed === total ? total : total - 1;
  }
  function rateOfRuns(shares, value = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(shares)) {
    return { value, ...(0, _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_1__.r)(value, (0, _statistics_reliability_js__WEBPACK_IMPORTED_MODULE_3__.X)(shares)) };
  }
  function rateText(rate, what, digits = 1) {
    const counted = what === void 0 ? "" : ` of ${what}`;
    return `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(rate.value, digits)}${counted} (${intervalText(rate)})`;
  }
  function intervalText({ low, high }) {
    if (!Number.isFinite(low + high)) return "0\u2013100 %";
    return `${Math.floor(low * 100 + _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.kT)}\u2013${Math.ceil(high * 100 - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.kT)} %`;
  }
}), 54183: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Gx: () => plainSentence, Qq: () => text, Sy: () => commitAndAge, bq: () => namedBase, ci: () => modelNames, x7: () => sentenceText });
  const MODELS_SHOWN = 3;
  function plainSentence(sentence) {
    return sentenceText(sentence, (name) => `\`${name}\``);
  }
  function sentenceText(sentence, name) {
    return sentence.map((part) => part.kind === "text" ? part.text : name(part.name, part.kind)).join("");
  }
  function namedBase(base) {
    const branch = { kind: "branch", name: base.branch };
    if (base.commit === void 0 && base.age === void 0) return [branch];
    return [branch, text(" ("), ...commitAndAge(base), text(")")];
  }
  function commitAndAge({ commit, age }) {
    const commits = commit === void 0 ? [] : [{ kind: "commit", name: commit }];
    if (age === void 0) return commits;
    return [...commits, text(commit === void 0 ? age : `, ${age}`)];
  }
  function modelNames(models) {
    const shown = models.slice(0, MODELS_SHOWN).flatMap((model, index) => [...index === 0 ? [] : [text(", ")], { kind: "model", name: model }]);
    const more = models.length - MODELS_SHOWN;
    return more > 0 ? [...shown, text(` and ${more} more`)] : shown;
  }
  function text(value) {
    return { kind: "text", text: value };
  }
}), 44566: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { CL: () => unseenWords, H3: () => expectedDropWords, Mm: () => sidesOf, cb: () => sightSentences });
  var _comparison_sight_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88892);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _engine_evaluate_own_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3542);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60142);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54183);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43957);
  function sightSentences(suite, base, noun) {
    const sight = suite.comparison?.sight;
    if (sight === void 0) return [];
    const { results, repeats, baseRuns, leastDrop, advice } = sight;
    const asked = `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(results, noun)}, ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(Math.round(repeats), "repeat")}`;
    const runs = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(baseRuns, "run");
    const noticed = leastDrop >= 1 ? ", no drop would be noticed 8 times in 10." : `, a drop of ${points(leastDrop)} is noticed 8 times in 10.`;
    return [[(0, _sentence_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(`With ${asked} and ${runs} of `), branch(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(noticed)], ...advice === void 0 ? [] : [adviceSentence(advice, suite, base)]];
  }
  function expectedDropWords(sides) {
    const least = (0, _comparison_sight_js__WEBPACK_IMPORTED_MODULE_0__.R)(sides);
    return least >= 1 ? "no drop would be noticed 8 times in 10" : `a drop of ${points(least)} would be noticed 8 times in 10`;
  }
  const RUNS_TO_COME = 5;
  function unseenWords(suite, noun) {
    const sides = sidesOf(suite.results);
    if (sides === void 0) return void 0;
    const asked = `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(sides.results, noun)} and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(Math.round(sides.repeats), "repeat")}`;
    return `Once the base branch has ${RUNS_TO_COME} runs, ${asked} will show this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
  }
  function sidesOf(results, baseRuns = RUNS_TO_COME) {
    const counts = results.flatMap((result) => {
      const answered = result.runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.tY);
      const { passes, fails } = (0, _engine_evaluate_own_answers_js__WEBPACK_IMPORTED_MODULE_2__.U)({ result: { ...result, runs: answered }, pending: void 0 });
      if (answered.length === 0) return [];
      const isOne = result.oneAnswer === true;
      const n = isOne ? 1 : passes + fails;
      return [{ n, isOne, rate: passes / (passes + fails) }];
    });
    if (counts.length === 0) return void 0;
    const several = counts.filter(({ n }) => n > 1);
    const variances = several.map(({ n, rate }) => rate * (1 - rate) * n / (n - 1));
    return { results: counts.length, repeats: 1 / (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.i2)(counts.map(({ n }) => 1 / n)), baseRuns: counts.filter(({ isOne }) => isOne).length * 2 > counts.length ? 1 : baseRuns, passRate: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.i2)(counts.map(({ rate }) => rate)), variance: several.length * 2 < counts.length ? void 0 : (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.i2)(variances) };
  }
  function adviceSentence(advice, suite, base) {
    switch (advice.kind) {
      case "repeats": {
        const { repeats, leastDrop, moreRuns } = advice;
        const price = runCost(suite);
        const cost = price === 0 ? "" : `, about ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.dR)(price * moreRuns)}`;
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(`\`repeat: ${repeats}\` would show a drop of ${points(leastDrop)} (${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(moreRuns, "run")}${cost} more).`)];
      }
      case "most-repeats":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(`Even ${advice.repeats} repeats would only show a drop of ${points(advice.leastDrop)}: more tests see more.`)];
      case "days":
        return [branch(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_4__.Qq)(" moves too much from day to day for more repeats to help.")];
      case "more-tests":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("Asked at temperature 0 or with a seed, only more tests would show a smaller drop.")];
    }
  }
  function runCost({ results }) {
    const runs = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.cz)(results.map(({ runCount }) => runCount));
    const cost = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.cz)(results.map(({ totalCostUsd }) => totalCostUsd));
    return runs === 0 ? 0 : cost / runs;
  }
  function branch(base) {
    return { kind: "branch", name: base.branch };
  }
  function points(share) {
    return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(Math.max(1, Math.ceil(share * 100 - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.kT)), "point");
  }
}), 11010: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { B2: () => SIGNS, TT: () => COMPARISON_SIGNS });
  const SIGNS = { passed: "\u2705", failed: "\u274C", look: "\u26A0\uFE0F", idle: "\u2796" };
  const STATUS_SIGNS = { passed: SIGNS.passed, failed: SIGNS.failed, errored: SIGNS.look, "not-run": SIGNS.idle };
  const COMPARISON_SIGNS = { worse: "\u{1F534}", notWorse: "\u{1F7E2}", unclear: "\u26AA" };
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
