export const id = 85;
export const ids = [85];
export const modules = { 13213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Iz: () => isAskedAsBefore, O2: () => isUntouched, oY: () => _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_0__.oY });
  var _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31681);
  function isUntouched(comparison) {
    return isAskedAsBefore(comparison) && comparison.leftOpen === void 0;
  }
  function isAskedAsBefore({ changed, unchangedRequests }) {
    return changed === 0 && unchangedRequests > 0;
  }
}), 4085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { ll: () => HISTORY_FILES, cV: () => PARTS_VIEWS, dA: () => PROBLEM_TITLE, aH: () => REPORT_VIEWS, Zl: () => driftIssue, GJ: () => dropStates, H3: () => expectedDropWords, oh: () => failureMessage, O5: () => historyLines, htmlPieces: () => htmlPieces, S8: () => junitPieces, H$: () => mergeHistory, Zr: () => notAskedWords, oW: () => previewOf, Mh: () => provenanceLine, cZ: () => renderHistoryPage, No: () => renderLog, uC: () => renderPartSummary, bF: () => renderTerminal, IC: () => reviewTests, Mm: () => sidesOf, zs: () => writeCompliance });
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
  function rateText(rate2, what, digits = 1) {
    const counted = what === void 0 ? "" : ` of ${what}`;
    return `${(0, basics_format.rq)(rate2.value, digits)}${counted} (${intervalText(rate2)})`;
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
    const isTold = result.failureCodes.some((code2) => isNewCode(code2, result, suite)) || runs.flatMap(({ assertions }) => assertions).some((one2) => isNewNever(one2, result));
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
    switch (comparison.label) {
      case "regressed":
      case "probably-regressed":
        return true;
      case "fails-every-time":
        return suite.comparison?.verdict.verdict === "worse";
      case void 0:
      case "failing-now":
      case "improved":
      case "passes-every-time":
      case "passing-now":
      case "flaky-on-both":
      case "unchanged":
      case "not-compared":
        return false;
    }
  }
  function failedBefore({ status, comparison }) {
    if (status !== "failed" || comparison?.base === void 0) return false;
    const { base, kind, label } = comparison;
    if (kind === "checks-changed" || base.passed === base.runs) return false;
    return label === void 0 || !GOT_WORSE.includes(label);
  }
  function isNewCode(code2, { comparison }, { gates }) {
    return mustNeverHappen(code2, gates) && comparison?.there?.failureCodes.includes(code2) !== true;
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
    const [message = "", ...more] = assertionType === "trajectory" ? failureMessage2.split("\n") : [failureMessage2];
    const lines = [...more, ...lastLinesOf(assertion, MAX_LAST_LINES)];
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
  function unexplained({ failureCodes }) {
    return { type: "run", code: failureCodes[0] ?? "INTERNAL_ERROR", label: "run", message: "no reason was recorded", lines: [], score: 0, isScored: false, facts: {}, failedAnswers: 1, failsAlone: false };
  }
  function hasAnyAnswer({ runs }) {
    return runs.some((run) => (0, engine_results.Pn)(run).answered);
  }
  const MOST_CHANGED = 8;
  const MAX_PATH = 80;
  function changedWords({ changed, changedBefore }, most = MOST_CHANGED) {
    const files = (changes) => listed(changes.map((file) => say`${code((0, report_escape.Kb)(file.path, MAX_PATH))} (${fileCounts(file)})`), { most });
    if (changed.length === 0 && changedBefore.length === 0) return void 0;
    const here = changed.length === 0 ? "nothing" : files(changed);
    return changedBefore.length === 0 ? say`${here}` : say`${here}; before: ${files(changedBefore)}`;
  }
  function variablesOf(input) {
    const vars = Object.entries(input?.vars ?? {});
    if (vars.length === 0) return void 0;
    return vars.map(([name2, value]) => `${name2}: ${value}`).join("\n");
  }
  function exchangeOf({ result }) {
    const { comparison } = result;
    const run = (0, engine_results.ow)(result).find((one2) => !(0, engine_results.Pn)(one2).passed && !(0, engine_results.Pn)(one2).notRun);
    if (run === void 0 || run.outputOmitted === true) return void 0;
    if ((0, engine_results.Pn)(run).errored && run.outputText === "" && run.toolCalls.length === 0) return void 0;
    const { input, turns = [], toolCalls, outputText, changes, assertions } = run;
    const { before } = comparison ?? {};
    const lasting = assertions.find((one2) => (0, engine_results.wS)(one2) && lastLinesOf(one2, 1).length > 0);
    const lastLines = lasting === void 0 ? [] : lastLinesOf(lasting, MAX_LINES);
    return { asked: turns.findLast(({ user }) => user !== void 0)?.user ?? input?.messages.findLast(({ role }) => role === "user")?.content ?? input?.command ?? variablesOf(input), called: toolCalls.map(({ name: name2 }) => name2), calledBefore: before?.passed === true ? (before.calls ?? []).map(({ name: name2 }) => name2) : [], now: outputText, before: before?.passed === true ? before.outputText : void 0, changed: changes ?? [], changedBefore: before?.passed === true ? before.changes ?? [] : [], lastLines, lastLine: lastLines.findLast((line) => SAYS_WHY.test(line)) ?? lastLines.at(-1) };
  }
  const MAX_NAME = 60;
  function testName(test, all) {
    const own = sentence_name("test", (0, report_escape.pu)(test.name, MAX_NAME), test.url);
    const isOneModel = all.every((one2) => one2.name !== test.name || one2.model === test.model);
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
    const passed = counts.map((one2) => one2.passed);
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
    const byModel = /* @__PURE__ */ new Map();
    for (const result of suite.results) {
      const results = byModel.get(result.modelId);
      if (results === void 0) byModel.set(result.modelId, [result]);
      else results.push(result);
    }
    return [...byModel].map(([modelId, results]) => toRow(modelId, results));
  }
  function toRow(modelId, results) {
    const passed = results.filter((result) => result.passed).length;
    const judged = (0, gate_definitions.dr)(results);
    const timed = results.filter(({ runs }) => runs.some(engine_results.jH));
    return { modelId, total: results.length, passed, errored: results.filter((result) => result.status === "errored").length, notRun: results.filter((result) => result.status === "not-run").length, wasAnswered: results.some(({ runs }) => runs.some((run) => (0, engine_results.Pn)(run).answered)), passRate: rateOfResults(passed, results.length), ...judged === void 0 ? {} : { judgeAverage: judged }, latencyMs: (0, basics.se)(timed.map((result) => result.latencyAvgMs)), cost: (0, basics_format.fL)(ownCost(results)) };
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
  function judgeLines({ run }, { judges: judges2 = [] }) {
    return judges2.map((judge) => {
      const namesakes = judges2.filter(({ criteria }) => criteria === judge.criteria);
      const { file } = judge;
      return { icon: ICONS[judge.state], state: judge.state, criteria: judge.criteria, ...namesakes.length > 1 ? { judgeModel: judge.judgeModel } : {}, rates: rateWords(judge), verdict: verdictWords(judge), notes: notesOn(judge), wrong: judge.wrong.map((label) => ({ ...label, place: `${file}:${label.line}`, url: (0, report_escape.Hx)(run, { file, line: label.line, column: 1 }), words: `${label.good ? "good" : "bad"}, and the judge gives ${(0, basics_format.fN)(label.score)}` })), moreWrong: judge.wrongLeftOut };
    });
  }
  function judgeSentence({ criteria, judgeModel, rates: rates2, verdict: verdict2 }) {
    const model = judgeModel === void 0 ? "" : ` (${judgeModel})`;
    return `Judge of ${criteria}${model}: ${rates2}; ${verdict2}`;
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
    const more = [{ kind: "good", count: (askedGood ?? 0) - counts.good }, { kind: "bad", count: (askedBad ?? 0) - counts.bad }].filter(({ count }) => count > 0);
    const words = more.map(({ kind, count }) => `${count} more ${kind}`);
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
    const more = details.length - MAX_DETAILS;
    const shown2 = details.slice(0, MAX_DETAILS);
    const rest = more > 0 ? [`and ${more} more`] : [];
    return details.length === 0 ? words : `${words}: ${[...shown2, ...rest].join("; ")}`;
  }
  function caveatsOf(suite, run) {
    return [...weakenedDemands(suite, run), ...changedChecks(suite), ...changedTools(suite), ...otherVersions(suite), ...unboundAnswers(suite), ...ownRecordings(suite, run), ...untrusted(suite), ...assertingNothing(suite), ...changedCheckers(suite), ...deniedTools(suite), ...truncatedAnswers(suite), ...sameAnswers(suite), ...fallbacks(suite), ...traces(suite), ...thoughts(suite), ...checkedElsewhere(suite)];
  }
  function checkedElsewhere({ results }) {
    const others = results.flatMap(({ checkedBy }) => checkedBy ?? []);
    const names = [...new Set(others.map(({ harness }) => harness))];
    if (names.length === 0) return [];
    const all = others.length === results.length;
    const subject = all ? "" : `${(0, basics_format.LS)(others.length, "result is", "results are")} `;
    const words = `${subject}checked by ${(0, basics_format.BD)(names)}; a change of ${names.length === 1 ? "its" : "their"} tests is not seen`;
    return [{ ...one("harness", words), icon: SIGNS.idle }];
  }
  function changedCheckers({ results }) {
    const found = results.flatMap(({ runs, testCaseName }) => runs.flatMap(({ assertions }) => assertions.flatMap(({ metadata }) => (metadata?.changedCheckers ?? []).map((file) => ({ file, testCaseName })))));
    if (found.length === 0) return [];
    return caveat("changed-checkers", "the agent changed what checks it", { tests: [...new Set(found.map(({ testCaseName }) => testCaseName))], details: [...new Set(found.map(({ file }) => file))] });
  }
  function deniedTools({ results }) {
    const found = results.flatMap((result) => (0, engine_results.ow)(result).flatMap(({ agent }) => agent?.denied === void 0 ? [] : [{ ...agent.denied, result }]));
    if (found.length === 0) return [];
    const details = found.flatMap(({ tools, allowedBy }) => tools.map((tool) => `${tool} (allowed by ${allowedBy})`));
    const tests = (0, basics_format.LS)(testNames(found.map(({ result }) => result)).length, "test");
    const words = `agents were denied tools that need a permission, in ${tests}`;
    return caveat("denied-tools", words, { details: [...new Set(details)] });
  }
  function weakenedDemands(suite, run) {
    const { weakened = [] } = suite.comparison ?? {};
    if (weakened.length === 0) return [];
    const filters = ["tags", "tests", "models"].filter((_, at) => (run?.step?.filters[at] ?? []).length > 0);
    const by = suite.sample === void 0 ? filters : [...filters, "sample"];
    return caveat("weakened", `${changeName(run)} ${weakenedWords(weakened, by)}`, { details: weakenedList(weakened), isFolded: true });
  }
  const CHECKS_ONE_IN = 5;
  function changedChecks({ comparison, results }) {
    const changed = comparison?.counts.checksChanged ?? 0;
    if (changed * CHECKS_ONE_IN <= results.length) return [];
    const subject = (0, basics_format.LS)(changed, "result is", "results are");
    const words = `${subject} not compared with the base branch (of ${results.length}), since what is checked is changed: gates against it do not look at ${changed === 1 ? "it" : "them"}`;
    return caveat("checks-changed", words, {});
  }
  function changedTools(suite) {
    const changed = suite.comparison?.counts.toolsChanged ?? 0;
    if (changed === 0) return [];
    const subject = (0, basics_format.LS)(changed, "result is", "results are");
    const words = `${subject} not compared with the base branch (of ${suite.results.length}): the MCP server lists other tools than there`;
    return caveat("tools-changed", words, {});
  }
  function otherVersions({ comparison }) {
    const { head = 0, ofHead = 0 } = comparison?.otherVersions ?? {};
    if (head === 0) return [];
    const subject = (0, basics_format.LS)(head, "answer is", "answers are");
    const words = `${subject} not compared with the base branch (of ${ofHead}): of a model version that it does not have`;
    return caveat("other-versions", words, {});
  }
  function unboundAnswers({ results }) {
    const isAffected = (run) => run.unboundAnswers !== void 0;
    const answers = results.flatMap(engine_results.ow).reduce((total, { unboundAnswers: count2 = 0 }) => total + count2, 0);
    if (answers === 0) return [];
    const subject = (0, basics_format.LS)(answers, "stored answer is", "stored answers are");
    return caveat("unbound", `${subject} not bound to the question (recorded without a hash, or of a program without dependsOn)`, { tests: testNames(results.filter((result) => (0, engine_results.ow)(result).some(isAffected))) });
  }
  function ownRecordings({ ownRecordings: files = [] }, run) {
    if (files.length === 0) return [];
    const subject = (0, basics_format.LS)(files.length, "recording", "recordings");
    const words = `these answers are the author's word, by ${subject} that this pull request itself adds or changes`;
    const urls = files.flatMap((file) => {
      const url = run && (0, report_escape.Hx)(run, { file, line: 1, column: 1 });
      return url === void 0 ? [] : [[file, url]];
    });
    return caveat("own-recordings", words, { details: files, urls: new Map(urls) });
  }
  function untrusted(suite) {
    return untrustedJudges(suite).flatMap(({ criteria, judgeModel }) => {
      const tests = testNames(suite.results.filter((result) => (0, engine_results.ow)(result).some((run) => isJudgedBy(run, criteria))));
      const where = `scores rest on a judge that is not trusted, in ${(0, basics_format.LS)(tests.length, "test")}`;
      return caveat("untrusted-judge", where, { details: [`${criteria} (${judgeModel})`] });
    });
  }
  function isJudgedBy({ assertions }, criteria) {
    return assertions.some(({ metadata }) => metadata?.["criteria"] === criteria);
  }
  function assertingNothing({ results }) {
    const tests = testNames(results.filter((it) => it.assertsNothing));
    if (tests.length === 0) return [];
    const subject = (0, basics_format.LS)(tests.length, "test asserts", "tests assert");
    return caveat("asserts-nothing", `${subject} nothing, so no answer can fail`, { tests });
  }
  function truncatedAnswers({ results, totals }) {
    if (totals.truncated === 0) return [];
    const subject = (0, basics_format.LS)(totals.truncated, "answer was", "answers were");
    const tests = testNames(results.filter((it) => it.runs.some((run) => run.truncated)));
    return caveat("truncated", `${subject} cut at maxTokens`, { tests });
  }
  function sameAnswers({ results }) {
    const repeated = results.filter((result) => repetitionsIn(result) > 0);
    const count2 = (0, basics.cz)(repeated.map((result) => repetitionsIn(result)));
    if (count2 === 0) return [];
    const subject = (0, basics_format.LS)(count2, "repeat got", "repeats got");
    const words = `${subject} the same reply as an earlier one: a cache answers, and each reply counts once in rates of answers and in the comparison`;
    return caveat("same-answer", words, { tests: testNames(repeated) });
  }
  function repetitionsIn(result) {
    const ids2 = (0, engine_results.ow)(result).flatMap(({ sampleId }) => sampleId ?? []);
    return ids2.length - new Set(ids2).size;
  }
  function fallbacks(suite) {
    const found = fallbacksOf(suite);
    if (found.length === 0) return [];
    const details = found.map(({ modelId, asked, answered }) => `${modelId}: asked for ${asked}, answered by ${answered.join(", ")}`);
    return caveat("fallback", "replies name another model than was asked for", { details });
  }
  const TRACE_GAPS = [["exports that were refused (too large, cut off, or not OTLP), or more spans than are kept", ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0], ["no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read", ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0], ["tool calls without their arguments, which instrumentations record on request only", ({ callsWithoutArguments }) => callsWithoutArguments > 0], ["other tool calls than the command printed: those of a coding agent\u2019s events count, else those of the traces", ({ otherCallsPrinted }) => otherCallsPrinted === true]];
  function traces({ results }) {
    return TRACE_GAPS.flatMap(([words, isIn]) => {
      const affected = ({ trace }) => trace !== void 0 && isIn(trace);
      const count2 = results.flatMap(engine_results.ow).filter(affected).length;
      if (count2 === 0) return [];
      return caveat("traces", `the traces of ${(0, basics_format.LS)(count2, "answer")} have ${words}`, { tests: testNames(results.filter((result) => (0, engine_results.ow)(result).some(affected))) });
    });
  }
  function thoughts({ results }) {
    const count2 = results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
    if (count2 === 0) return [];
    const subject = (0, basics_format.LS)(count2, "answer has", "answers have");
    const words = `${subject} thoughts of the model, which are shown and not judged`;
    return [{ ...one("thoughts", words), icon: SIGNS.idle }];
  }
  function hasThoughts({ thoughtCharacters }) {
    return thoughtCharacters !== void 0 && thoughtCharacters > 0;
  }
  function one(kind, words) {
    return { kind, icon: SIGNS.look, words, tests: [], details: [] };
  }
  function caveat(kind, words, about) {
    return [{ ...one(kind, words), ...about }];
  }
  function testNames(results) {
    return [...new Set(results.map((result) => result.testCaseName))];
  }
  function fallbacksOf(suite) {
    const replied = repliedNames(suite);
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
  const GATES_NAMED = 3;
  function weakenedWords(all, by = []) {
    const gates = all.flatMap((one2) => gateClause(one2) ?? []);
    const rest = gates.length - GATES_NAMED;
    const clauses = [...gates.slice(0, GATES_NAMED), ...rest > 0 ? [`weakens ${(0, basics_format.LS)(rest, "more gate")}`] : [], ...all.flatMap((one2) => inputClause(one2) ?? []), ...all.flatMap((one2) => notAskedClause(one2, by) ?? []), ...CLAUSES.flatMap((clause) => {
      const meant = all.filter((one2) => !isNamed(one2) && clauseOf(one2) === clause);
      return meant.length === 0 ? [] : [clauseWords(clause, (0, basics.cz)(meant.map((one2) => one2.count)))];
    })];
    return (0, basics_format.BD)(clauses);
  }
  const CLAUSES = [[/^removed /u, "takes out {test}"], [/^skipped /u, "skips {test}"], [/ models$/u, "asks fewer models in {test}"], [/ repeat$/u, "asks {test} less often"], [/ minPasses$/u, "lowers minPasses of {test}"], [/ deterministic$/u, "counts the answers of {test} as one"], [/ dependsOn$/u, "changes what {test} (depends|depend) on"], [/ question$/u, "changes the (question|questions) of {test}"], [/ results\./u, "changes {setting} of a harness"], [/ labels$/u, "takes away or changes {label} of judges"], [/ baseline$/u, "takes away or changes {answer} of the baseline"], [/ judge\.model$/u, "has the answers of {test} judged by another model"], [/ embeddings\.model$/u, "has the answers of {test} embedded by another model"], [/ (?:pricing\.|costUsd$)/u, "lowers {price}"], [/ reads\./u, "looks at another part of the replies of {model}"], [/^moved /u, "points recordings elsewhere"], [/^changed |\.weight$/u, "changes what {check} (wants|want)"], [/^/u, "lowers or drops {check}"]];
  function clauseOf({ kind, what }) {
    return CLAUSES.find(([of]) => of.test(`${kind} ${what}`));
  }
  function clauseWords([, words], number) {
    return words.replace(/\{(\w+)\}/u, (_, noun) => (0, basics_format.LS)(number, noun)).replace(/\((\w+)\|(\w+)\)/u, number === 1 ? "$1" : "$2");
  }
  function weakenedList(all) {
    return all.map((one2) => {
      const { kind, what, there, here, count: tests, names } = one2;
      const more = names.length === 0 ? 0 : tests - names.length;
      const named = `${names.join(", ")}${more > 0 ? ` and ${(0, basics_format.U9)(more)} more` : ""}`;
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
  function isNamed(one2) {
    return one2.kind === "not-asked" || gateClause(one2) !== void 0 || inputClause(one2) !== void 0;
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
  }, DRIFT_EXCEEDED: ownMessage("moved away from the baseline"), PROVIDER_TIMEOUT: ownMessage("no answer in time"), PROVIDER_AUTH_FAILED: ownMessage("the key was refused"), PROVIDER_ERROR: (grouped2) => {
    const [, lead = ""] = REFUSAL.exec(grouped2.checks[0].message) ?? [];
    return ownWords(REFUSALS[lead] ?? "no answer", grouped2);
  }, INTERNAL_ERROR: ownMessage("could not be checked"), LATENCY_EXCEEDED: ownMessage("takes too long"), COST_EXCEEDED: ownMessage("costs too much"), EMPTY_OUTPUT: () => say`says nothing`, MAX_TURNS_EXCEEDED: () => say`does not come to an end within its turns`, BUDGET_EXCEEDED: () => say`was not asked: the budget is used up`, COMMAND_FAILED: ownMessage("the command failed"), COMMAND_TIMEOUT: ownMessage("the command took too long"), JAVASCRIPT_FAILED: ownMessage("fails its own check"), JAVASCRIPT_ERROR: ownMessage("its own check could not run"), PYTHON_FAILED: ownMessage("fails its own check"), PYTHON_ERROR: ownMessage("its own check could not run"), SIMILARITY_BELOW_THRESHOLD: ({ checks, passedThere }) => {
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
    const more = messages.length > 1 ? ", and other reasons" : "";
    if (message === "") return say`${which}${lead === "" ? quotedName(check.label) : lead}`;
    return say`${which}${lead === "" ? "" : say`${lead}: `}${foreign(message)}${more}`;
  }
  const REFUSAL = /^(Refused|Your endpoint failed|Your endpoint refused) \(see .+?:\d+\): /u;
  const REFUSALS = { Refused: "refused", "Your endpoint failed": "your endpoint failed", "Your endpoint refused": "your endpoint refused" };
  function sharedReason(message) {
    return message.replace(REFUSAL, "").replace(/^Not finished: /u, "").replace(/^Not sent: (?:.*? in a row; the last: )?/u, "").replace(/ \(after \d+ attempts\)$/u, "");
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
  const ORDER = ["never", "broke", "fails", "lost", "chance", "failed-there"];
  const KIND_OF = { never: "never", broke: "broke", fails: "fails", chance: "chance", "failed-there": "failed-there", lost: "lost", tolerated: void 0, fine: void 0 };
  function causesOf(tests, { branch, noun }) {
    const failing = tests.filter(({ state }) => KIND_OF[state] !== void 0);
    if (failing.length === 0) return { shown: [], folded: [] };
    const groupings = SIGNATURES.map((signature) => grouped(failing, signature));
    const causes = groupings.find((all) => inSight(all).length <= MAX_SHOWN) ?? groupings.at(-1) ?? [];
    const shown2 = inSight(causes).slice(0, MAX_SHOWN);
    const isLost = shown2.every(({ kind }) => kind === "lost");
    const about = causes.filter(({ kind }) => isLost || kind !== "lost").filter(({ kind }) => shown2.some((one2) => isAlike(one2.kind, kind)));
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
    const groups = /* @__PURE__ */ new Map();
    for (const test of tests) {
      const key = `${test.state} ${test.state === "lost" ? "" : signature(test)}`;
      const group = groups.get(key);
      if (group === void 0) groups.set(key, [test]);
      else group.push(test);
    }
    return [...groups.values()].map(causeOf).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || WORST_CODES.indexOf(b.codes[0] ?? "") - WORST_CODES.indexOf(a.codes[0] ?? "") || worstRate(a) - worstRate(b) || b.tests.length - a.tests.length);
  }
  function worstRate({ tests: [{ here }] }) {
    return here.of === 0 ? 1 : here.passed / here.of;
  }
  function causeOf(group) {
    const tests = group.sort((a, b) => share(a) - share(b));
    const [first] = tests;
    const withExchange = tests.flatMap((test) => {
      const exchange = exchangeOf(test);
      return exchange === void 0 ? [] : [{ ...exchange, test }];
    });
    const checks = checksByCode(tests);
    return { kind: KIND_OF[first.state] ?? "fails", reason: reasonOfAll(checks, tests), codes: checks.map(([{ code: code2 }]) => code2), tests, example: withExchange.find(({ before }) => before !== void 0) ?? withExchange[0] };
  }
  function share({ here }) {
    return here.of === 0 ? 1 : here.passed / here.of;
  }
  function checksByCode(tests) {
    const byCode = /* @__PURE__ */ new Map();
    for (const check of tests.flatMap((test) => test.checks)) {
      const known = byCode.get(check.code);
      if (known === void 0) byCode.set(check.code, [check]);
      else known.push(check);
    }
    return [...byCode.values()];
  }
  const MAX_REASONS = 2;
  function reasonOfAll(checks, tests) {
    const passedThere = tests.every(({ base }) => base !== void 0 && base.passed === base.of);
    const reasons = checks.slice(0, MAX_REASONS).map((ofCode) => reasonOf({ checks: ofCode, passedThere }));
    const left2 = checks.length - reasons.length;
    const more = left2 > 0 ? `; and ${(0, basics_format.LS)(left2, "more check")}` : "";
    return joined([listed(reasons, { separator: "; " }), more]);
  }
  function isAlike(one2, other) {
    return HEADINGS[one2] === HEADINGS[other];
  }
  const HEADINGS = { never: "now", broke: "now", fails: "now", lost: "now", chance: "chance", "failed-there": "there" };
  function leadOf(causes, { branch, noun }) {
    const tests = causes.flatMap((cause) => cause.tests);
    const kinds = new Set(causes.map(({ kind }) => kind));
    if (kinds.has("failed-there")) {
      return { label: "What failed before", sentence: say`${(0, basics_format.LS)(tests.length, noun)} failed on ${branch} already.` };
    }
    if (kinds.has("chance")) {
      return { label: "What differs", sentence: say`${chanceWords(tests, noun)}.` };
    }
    const broke = kinds.has("broke") && tests.every(({ base }) => base !== void 0);
    if (causes.every(({ kind }) => kind === "lost")) {
      const isNone = tests.every(({ result }) => !hasAnyAnswer(result));
      const words = `${(0, basics_format.LS)(tests.length, noun)} ${isNone ? "got no answer" : tests.length === 1 ? "lacks answers" : "lack answers"}`;
      return { label: "What is missing", sentence: say`${words}.` };
    }
    return { label: broke ? "What broke" : "What fails", sentence: say`${hereWords(tests, noun)}${thereWords(tests, branch)}.` };
  }
  function chanceWords(tests, noun) {
    return `${(0, basics_format.LS)(tests.length, noun)} failed in part, which chance explains`;
  }
  const MISSING = "EXTERNAL_RESULT_MISSING";
  function hereWords(tests, kind) {
    const noun = (0, basics_format.LS)(tests.length, kind);
    const verb = tests.length === 1 ? "fails" : "fail";
    if (tests.every(({ result }) => !hasAnyAnswer(result))) return `${noun} got no answer`;
    const isAlways = tests.every(({ here }) => here.passed === 0);
    const isMissing2 = tests.some(({ checks }) => checks.some((one2) => one2.code === MISSING));
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
  function gateSignWords(sign) {
    return `${GATE_SIGNS[sign]} ${sign}`;
  }
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
  function withIntervals(row) {
    const { actual, interval, base, baseWithIntervals = base } = row;
    const known = interval === void 0 ? actual : `${actual} (${interval})`;
    return { ...row, actual: known, base: base === "\u2013" ? base : baseWithIntervals };
  }
  function gateRows(suite) {
    const compared = comparedWith(suite);
    const isAnswered = suite.results.some(hasAnyAnswer);
    return suite.gates.gates.map((gate) => {
      const { title, threshold, margin: margin2, verdict: verdict2, ...text } = gateText(gate);
      const noData = gate.noData !== void 0;
      const counted = isAnswered ? gateRate(gate, suite) : void 0;
      const isEmpty = !isAnswered && gate_definitions.JH[gate.gateName].rate !== void 0;
      const actual = isEmpty ? "\u2013" : text.actual;
      return { name: gate.gateName, title, actual: counted === void 0 ? actual : `${actual} of ${counted.what}`, interval: counted === void 0 ? void 0 : intervalText(counted.rate), threshold, margin: noData || isEmpty ? "\u2013" : margin2, sign: noData && verdict2 === "failed" ? "no data" : verdict2, base: compared && (isEmpty ? "\u2013" : baseText(gate.gateName, compared, rateAlone)), baseWithIntervals: compared && baseText(gate.gateName, compared, rateText), note: noteOf(gate, suite) };
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
    const definition = gate_definitions.JH[gate.gateName];
    const { unit, direction } = definition;
    const digits = (0, basics_format.a2)(gate.actual, gate.threshold, unit);
    const actual = (0, basics_format.Ru)(gate.actual, unit, digits);
    const threshold = (0, basics_format.PW)(gate.threshold, unit, digits);
    const measured = gate.noData === void 0;
    return { title: (0, evaluate_verdict.KS)(gate), actual: measured ? actual : unknownWords(gate) ?? "\u2013", threshold: unit === "verdict" ? threshold : `${direction === "min" ? "\u2265" : "\u2264"} ${threshold}`, margin: measured ? margin(gate, definition) : noDataText(gate), verdict: gate.passed ? measured ? "passed" : "not exercised" : "failed" };
  }
  function unknownWords({ unknownAnswers }) {
    return unknownAnswers === void 0 ? void 0 : (0, evaluate_verdict.qL)(unknownAnswers);
  }
  function noDataText(gate) {
    return gate.passed ? "not exercised" : "no data";
  }
  function margin({ actual, threshold, passed }, { unit, direction }) {
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
  const SHORT_NAMES = { passRateMin: "pass rate", runPassRateMin: "answers that pass", reliabilityMin: "reliability", schemaFailuresMax: "schema failures", piiFailuresMax: "personal data", judgeAvgMin: "judge", driftScoreMax: "drift", keywordFailuresMax: "forbidden words", costMaxUsd: "cost", latencyMaxMs: "latency", deterministicPassRate: "deterministic checks", probabilisticPassRate: "judged checks", judgeTrustMin: "judge trust", notWorse: "worse", regressionsMax: "regressions", newFailuresMax: "new failures", passRateDropMax: "drop of the pass rate", judgeDropMax: "drop of the judge average", latencyIncreaseMax: "latency", costIncreaseMax: "cost" };
  function failedGates(suite, branch) {
    return suite.gates.gates.filter(({ passed }) => !passed).map((gate) => ({ name: gate.gateName, phrase: gatePhrase(gate, suite, branch) }));
  }
  function gatePhrase(gate, suite, branch) {
    const { gateName, actual, threshold, noData, unknownAnswers, tries } = gate;
    const { unit, direction } = gate_definitions.JH[gateName];
    if (gateName === "notWorse") {
      return noData === void 0 ? say`worse than ${branch}` : say`no verdict against ${branch}`;
    }
    const name = `${SHORT_NAMES[gateName]}${tries === void 0 ? "" : ` (${(0, basics_format.LS)(tries, "try", "tries")})`}`;
    const digits = (0, basics_format.a2)(actual, threshold, unit);
    const limit = (0, basics_format.PW)(threshold, unit, digits);
    const needs = direction === "min" || threshold === 0 ? `needs ${limit}` : `needs at most ${limit}`;
    const isEmpty = gate_definitions.JH[gateName].rate !== void 0 && !suite.results.some(hasAnyAnswer);
    const value = isEmpty ? "no answers" : noData === void 0 ? (0, basics_format.Ru)(actual, unit, digits) : unknownAnswers === void 0 ? "no data" : (0, evaluate_verdict.qL)(unknownAnswers);
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
    const fails = (one2) => isOfCodes ? one2.failureCodes.some(concerns) : !one2.passed;
    const failing = results.filter(fails);
    const more = failing.filter(({ comparison: its }) => its?.there === void 0 || !fails(its.there));
    const isAskedAlike = failing.every(({ comparison: its }) => its?.kind === "unchanged-request");
    return { isNotThisChange: failing.length > 0 && more.length === 0 && isAskedAlike && !hasNew && comparison.verdict.verdict !== "worse", more };
  }
  function hasNewCode(result, suite) {
    return result.failureCodes.some((code2) => isNewCode(code2, result, suite));
  }
  function distanceText(distance, unit, extraDigits = 0) {
    if (unit !== "share" && unit !== "whole-share") return (0, basics_format.Ru)(distance, unit, extraDigits);
    const digits = unit === "share" ? 1 + extraDigits : extraDigits;
    return `${(0, basics_format.ic)((0, basics_format.U9)(distance * 100, digits))} points`;
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
    const byFile2 = /* @__PURE__ */ new Map();
    for (const { result } of tests) {
      const change = mayBeBlamed(result) ? changeBehind(result.sources) : void 0;
      if (change === void 0) continue;
      const key = `${change.kind} ${change.file}`;
      const known = byFile2.get(key) ?? { changes: /* @__PURE__ */ new Set(), tests: 0 };
      known.changes.add(change);
      known.tests += 1;
      byFile2.set(key, known);
    }
    return [...byFile2.values()].flatMap(({ changes, tests: number }) => {
      const all = [...changes];
      const [first] = all;
      const ranges = all.flatMap((change) => change.ranges);
      return first === void 0 ? [] : [{ kind: first.kind, file: first.file, ranges, tests: number }];
    }).toSorted((a, b) => b.tests - a.tests);
  }
  function changedFilesOf(tests, { report, suite }) {
    const files = /* @__PURE__ */ new Set();
    const programs = new Map(tests.filter(({ result }) => mayBeBlamed(result) && result.dependsOn !== void 0).map(({ result }) => [JSON.stringify(result.dependsOn), result]));
    for (const result of programs.values()) {
      for (const file of changedProgram(report, suite, result)) files.add(file);
    }
    return [...files].map(({ file, written: written2, removed }) => ({ file, ranges: [...written2.map((range) => ({ side: "RIGHT", ...range })), ...removed.map((range) => ({ side: "LEFT", ...range }))] }));
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
    const [last = "", ...before] = shown2.toReversed();
    const list2 = lines.size > shown2.length ? `${shown2.join(", ")} and ${(0, basics_format.U9)(lines.size - shown2.length)} more` : [...before.length === 0 ? [] : [before.toReversed().join(", ")], last].join(" and ");
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
  function allWords(tests) {
    return tests.length === 1 ? "it" : tests.length === 2 ? "both" : `all ${inWords(tests.length)}`;
  }
  function changedProgram({ changedFiles = [] }, suite, result) {
    const isOwn = (0, changed_lines.L2)(suite, result);
    return changedFiles.filter(({ file }) => isOwn(file));
  }
  function inWords(value) {
    return NUMERALS[value] ?? (0, basics_format.U9)(value);
  }
  const NUMERALS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  var report_savings = __webpack_require__(63105);
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
  function reusedWords(report) {
    const { results } = report.savings?.reused ?? { results: 0 };
    if (results === 0) return [];
    const { total } = report.totals;
    const from = say`reused from the base branch (${reusedCommits(report)}), where questions and checks are the same.`;
    return [results === total ? say`Nothing was asked: all ${(0, basics_format.LS)(total, "result")} are ${from}` : say`${results} of ${(0, basics_format.LS)(total, "result")} ${results === 1 ? "is" : "are"} ${from}`];
  }
  function reusedCommits({ suites, run }) {
    const all = suites.flatMap(({ results }) => results.filter(report_savings.x0).map(({ reused }) => reused?.sha ?? ""));
    const [first = "", ...others] = [...new Set(all)];
    const more = others.length === 0 ? "" : ` and ${(0, basics_format.LS)(others.length, "earlier commit")}`;
    return joined([sentence_name("commit", (0, report_escape.Kb)((0, cut.Yj)(first, 7), 7), (0, report_escape.xw)(run, first)), more]);
  }
  function savingsLines({ savings }) {
    if (savings === void 0) return [];
    const { reused, repeats, askedTooMuch } = savings;
    const { calls, costUsd, durationMs } = (0, report_savings.I8)(savings);
    const lines = [];
    if (repeats.runs > 0) {
      const words = (0, basics_format.LS)(repeats.runs, "further answer");
      lines.push(say`${words} for the comparison with the base branch ${repeats.runs === 1 ? "was" : "were"} not needed.`);
    }
    if (askedTooMuch.runs > 0) {
      const words = (0, basics_format.LS)(askedTooMuch.runs, "further answer was", "further answers were");
      lines.push(say`${words} under way when the comparison was clear, and not needed: ${(0, basics_format.fL)(askedTooMuch.costUsd)}.`);
    }
    if (calls > 0) {
      const tables = reused.results > 0 ? " Cost and latency in the tables include what is reused." : "";
      lines.push(say`Saved compared with asking everything: about ${(0, basics_format.LS)(calls, "call")}, ${(0, basics_format.fL)(costUsd)} and ${(0, basics_format.p0)(durationMs)}.${tables}`);
    }
    return lines;
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
  var sight = __webpack_require__(91554);
  var verdicts = __webpack_require__(31681);
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
    const lead = say`Cannot tell${evidence !== void 0 && SAYS_RATES[reason.kind] ? `: ${rates(evidence)} of answers pass${among}` : ""}.`;
    return { lead, rest: whyUnclear(reason, evidence, branch) };
  }
  const SAYS_RATES = { "nothing-compared": false, stopped: false, errored: false, "model-version": false, "judge-changed": false, "judge-moved": true, "day-to-day": true, "untouched-fell": true, "too-little-data": false, "too-few-runs": true };
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
        return { lead: say`The model itself answers ${change} than on ${namedBase(base)}, asked the same${rate2}.`, rest: say`${chance(p ?? verdicts.Nh)}` };
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
    return (isSame ? [(0, basics_format.rq)(baseRate), (0, basics_format.rq)(headRate)] : whole2).join(" \u2192 ");
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
  function memoryNote(base, runs, comparison) {
    const left2 = leftOutWords(comparison);
    if (runs === 1) return say`Compared with one run of ${namedBase(base)}.${left2}`;
    const newest = commitAndAge(base);
    const which = newest.length === 0 ? "" : say`, the newest of them ${newest}`;
    return say`Compared with ${runs} runs of ${base.branch}${which}.${left2}`;
  }
  function leftOutWords({ otherVersions: otherVersions2 }) {
    const { base = 0, ofBase = 0 } = otherVersions2 ?? {};
    if (base === 0) return "";
    return ` Of its ${(0, basics_format.LS)(ofBase, "answer")}, ${base} of other versions of the model are left out.`;
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
    if (isOfOthers && (0, intervals.Tu)(judge.worse, verdicts.Nh)) {
      return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
    }
    if (judge.isWorse) {
      return `Judge average of the tests compared fell: ${change}. ${chance(judge.worse)}`;
    }
    const isOfDay = judge.guard?.passes === false && (0, intervals.Tu)(judge.worse, verdicts.Nh);
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
  function movedNote({ run }, { comparison, judgedAgain }, base) {
    const { moved, judge } = comparison ?? {};
    if (moved !== void 0 || judgedAgain !== void 0) {
      return whoMovedWords(moved, judgedAgain, base);
    }
    if (run.responses === "replay" || judge?.isWorse !== true) return "";
    return say`Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of ${base.branch} where the report from there keeps them (input \`outputs\`).`;
  }
  function whoMovedWords(moved, again, { branch }) {
    const lost = again === void 0 || again.lost === 0 ? "" : lostWords(again);
    if (moved !== void 0) {
      const answers = (0, basics_format.LS)(moved.answers + moved.untouchedAnswers, "answer");
      return say`Who moved: ${comparison_words_causeWords(moved)}. Today's judge was asked about ${answers} of ${branch}: of the drop of ${signed(moved.total)} in judge scores, ${comparison_words_partWords(moved)}.${lost}`;
    }
    if (again === void 0) return "";
    const all = (0, basics_format.LS)(again.answers.length + again.lost, "answer");
    return say`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${all} of ${branch}, which is too few.${lost}`;
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
    const sight2 = suite.comparison?.sight;
    if (sight2 === void 0) return [];
    const { results, repeats, baseRuns, leastDrop, baseRate, advice, withMoreRuns } = sight2;
    const asked = `${(0, basics_format.LS)(results, noun)}, ${(0, basics_format.LS)(Math.round(repeats), "repeat")}`;
    const runs = (0, basics_format.LS)(baseRuns, "run");
    const noticed = leastDrop === void 0 ? `, ${unnoticedWords(baseRate)}.` : `, a drop of ${sightPoints(leastDrop)} is noticed 8 times in 10.`;
    return [say`With ${asked} and ${runs} of ${base.branch}${noticed}`, ...advice === void 0 ? [] : [adviceSentence(advice, suite, base)], ...withMoreRuns === void 0 ? [] : [waitingSentence(withMoreRuns, base)]];
  }
  function expectedDropWords(sides) {
    const least = (0, sight.RJ)(sides);
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
  function waitingSentence({ more, leastDrop }, base) {
    return say`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once ${base.branch} has ${(0, basics_format.LS)(more, "more run")}.`;
  }
  function moreWords({ results }, repeats) {
    const more = results.map((result) => {
      const asked = (0, engine_results.ow)(result);
      const times = Math.max(0, repeats - asked.length);
      const spent = (0, basics.vj)((0, basics.cv)(asked.map(({ costEstimateUsd }) => costEstimateUsd)));
      const costEach = spent === null || asked.length === 0 ? spent : spent / asked.length;
      return { calls: times * ((0, basics.se)(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1), usd: costEach === null ? null : times * costEach };
    });
    const cost = (0, basics.vj)((0, basics.cv)(more.map((each) => each.usd)));
    const calls = Math.ceil((0, basics.cz)(more.map((each) => each.calls)) - basics.kT);
    return `${(0, basics_format.LS)(calls, "call")}${cost === null || cost === 0 ? "" : `, about ${(0, basics_format.dR)(cost)}`} more`;
  }
  function sightPoints(share2) {
    return (0, basics_format.LS)(Math.max(1, Math.ceil(share2 * 100 - basics.kT)), "point");
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
    const more = new Set(causes.flatMap((cause) => cause.more)).size;
    const which = causes.length < gates.length ? `${causes.length} of these gates` : gates.length === 1 ? "the gate" : "these gates";
    const here = more === 0 ? "" : `; ${more} more ${more === 1 ? "fails" : "fail"} here`;
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
    const { status, place: place2, by } = refusal;
    if (by === "failing endpoint") return say`Look at the endpoint of ${code(place2)}, and at its log; then run it again.`;
    if (by === "endpoint") return say`Look at what ${code(place2)} sends, and where: asked again, it would refuse again.`;
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
  const endings_REFUSERS = { Refused: "provider", "Your endpoint refused": "endpoint", "Your endpoint failed": "failing endpoint" };
  const REFUSED = /^(Refused|Your endpoint failed|Your endpoint refused) \(see (.+?:\d+)\): (.*)$/su;
  function refusalOf({ suite, tests }) {
    const failing = tests.filter(({ result }) => !result.passed);
    const runs = failing.flatMap(({ result }) => result.runs);
    const refused = runs.flatMap((run) => refusedBy(run, suite) ?? []);
    const [first] = refused;
    return refused.length === runs.length ? first : void 0;
  }
  function refusedBy({ outcome }, suite) {
    if (outcome.kind !== "errored" || outcome.refused === void 0) return void 0;
    const [, lead, place2, message] = REFUSED.exec(outcome.message) ?? [];
    if (place2 === void 0 || message === void 0 || !isRefuser(lead)) return void 0;
    const { modelId, status } = outcome.refused;
    const model = suite.models.find(({ id: id2 }) => id2 === modelId)?.model ?? modelId;
    return { message, modelId, model, status, place: place2, by: endings_REFUSERS[lead] };
  }
  function isRefuser(lead = "") {
    return Object.hasOwn(endings_REFUSERS, lead);
  }
  function refusedTitle({ message, model, status, place: place2, by }) {
    const [, provider, said] = providerSaid(message);
    if (by !== "provider") {
      const verb = by === "endpoint" ? "refuses the request" : "failed";
      return say`Your endpoint ${verb} (${quoted((0, report_escape.Kb)(said ?? message, 60))}): ${code(place2)}`;
    }
    if (status === 404 || status === 410) {
      return say`${provider ?? "the provider"} knows no model ${sentence_name("model", (0, report_escape.Kb)(model, 40))}: ${code(place2)}`;
    }
    return say`${provider ?? "the provider"} refuses the request (${quoted((0, report_escape.Kb)(said ?? message, 60))}): ${code(place2)}`;
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
    const more = lost.length === 0 ? "" : ` ${again}`;
    return say`${about}, then try here first: ${code(`npx kindlm-action${configArgument(suite)} --tests '${patternsOf(failed).join(",")}'`)}.${more}`;
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
  function reliabilityRows({ results }) {
    const most = results.reduce((longest, { runCount }) => Math.max(longest, runCount), 0);
    if (most < 2) return [];
    const models = new Set(results.map(({ modelId }) => modelId));
    return [...models].flatMap((modelId) => {
      const ofModel = results.filter((result) => result.modelId === modelId);
      const answered = ofModel.map((result) => ({ ...result, runs: result.runs.filter((run) => (0, engine_results.Pn)(run).answered) }));
      const own = (0, gate_definitions.UY)(answered);
      const points2 = triesUpTo(most).flatMap((tries) => pointOf(own, tries) ?? []);
      return points2.length < 2 ? [] : [{ modelId, points: points2 }];
    });
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
    return points2.map(({ tries, share: share2 }) => `${triesWords(tries)} ${(0, basics_format.rq)(share2.value, 0)}`).join(", ");
  }
  function pointAt({ points: points2 }, tries) {
    return points2.find((point) => point.tries === tries);
  }
  function columnsOf(rows) {
    const tries = rows.flatMap(({ points: points2 }) => points2.map((point) => point.tries));
    return [...new Set(tries)].toSorted((a, b) => a - b);
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
    const words = FOLDED.flatMap(([one2, several, isIn]) => {
      const tests = folded.filter(isIn).flatMap((cause) => cause.tests);
      if (tests.length === 0) return [];
      const noun = (0, basics_format.LS)(tests.length, `more ${resultNoun(suite)}`);
      return [say`${noun} ${tests.length === 1 ? one2 : several}: ${folds_testNames(tests, NAMED_IN_TITLE)}`];
    });
    return { title: listed(words, { separator: "; " }), causes: folded };
  }, failing: ({ suite, causes }) => {
    const tests = [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests);
    const title = say`${(0, basics_format.LS)(tests.length, `failing ${resultNoun(suite)}`)}, one by one`;
    return { title, tests };
  }, tolerated: ({ tests }) => {
    const tolerated = tests.filter(({ state }) => state === "tolerated");
    return { title: say`${(0, basics_format.LS)(tolerated.length, "test")} passed with failed answers: ${folds_testNames(tolerated, NAMED_IN_TITLE)}`, tests: tolerated };
  }, changes: changesFold, qualifiers: ({ qualifiers }) => ({ title: say`What else to know before believing the figures`, lines: qualifiers }), weakened: ({ report, suite }) => ({ title: say`What is demanded less than on the base branch`, lines: caveatsOf(suite, report.run).filter(({ isFolded }) => isFolded).flatMap(({ details }) => details.map((line) => say`${(0, report_escape.Kb)(line, 500)}`)) }), gates: gatesFold, comparison: ({ report, suite }) => {
    const isCompared = report.comparison?.kind === "compared";
    const title = isCompared ? "How it was compared" : "What a comparison will show";
    return { title: say`${title}`, lines: comparisonNotes(report, suite) };
  }, reliability: reliabilityFold, models: modelsFold, judges: judgesFold, codes: ({ suite }) => ({ title: say`Failure codes`, table: { head: [left("Failure code"), right("Results")], rows: rankedCodes(suite).map(([failureCode, results]) => [cell([code(failureCode)]), cell(say`${(0, basics_format.U9)(results)}`)]) } }), notices: ({ suite: { notices } }) => ({ title: say`${(0, basics_format.LS)(notices.length, "notice")}`, lines: notices.map((notice) => say`${(0, report_escape.Kb)(notice, 500)}`) }) };
  const FOLDED = [["fails", "fail", ({ kind }) => !["chance", "failed-there", "lost"].includes(kind)], ["got no answer", "got no answer", ({ kind }) => kind === "lost"], ["failed in part, which chance explains", "failed in part, which chance explains", ({ kind }) => kind === "chance"], ["failed on the base branch already", "failed on the base branch already", ({ kind }) => kind === "failed-there"]];
  const NAMED_IN_TITLE = 3;
  const NAMED_IN_LINE = 10;
  function folds_testNames(tests, most) {
    return listed(tests.map((test) => sentence_name("test", (0, report_escape.pu)(test.name, 60), test.url)), { most });
  }
  function changesFold({ report, suite, tests }) {
    const { comparison } = suite;
    if (comparison === void 0 || report.comparison?.kind !== "compared") return void 0;
    const { byChance: byChance2, verdict: verdict2, removed } = comparison;
    const luck = { byChance: byChance2, hasOneAnswerASide: (verdict2.evidence?.oneAnswerASide ?? 0) > 0 };
    const noun = resultNoun(suite);
    const line = (title, all, note = "") => say`${title}: ${folds_testNames(all, NAMED_IN_LINE)}${note === "" ? "" : `. ${note}`}`;
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
    const text = (0, basics_format.rq)(rate2.value, 0);
    return cell(`${text}${after}`, `${text} (${intervalText(rate2)})${after}`);
  }
  function gatesFold({ suite }) {
    const rows = gateRows(suite);
    const isCompared = rows.some(({ base }) => base !== void 0);
    const notes = rows.flatMap(({ title, note }) => note === void 0 ? [] : [say`${title}: ${note}.`]);
    return { title: say`All gates`, table: { head: [left("Verdict"), left("Gate"), right("Actual"), right("Threshold"), right("Margin"), ...isCompared ? [right("Base")] : []], rows: rows.map((row) => [cell(gateSignWords(row.sign)), cell(row.title), cell(row.actual, withIntervals(row).actual), cell(row.threshold), cell(row.margin), ...isCompared ? [cell(row.base ?? "\u2013", withIntervals(row).base)] : []]) }, lines: notes };
  }
  function reliabilityFold({ suite }) {
    const rows = reliabilityRows(suite);
    const [first] = rows;
    if (first === void 0) return void 0;
    const tries = columnsOf(rows);
    return { title: rows.length === 1 ? say`Each model: ${reliabilityWords(first)}` : say`How often each model is right, several answers in a row`, table: { head: [left("Model"), ...tries.map((it) => right(triesTitle(it)))], rows: rows.map((row) => [cell(sentence_name("model", (0, report_escape.Kb)(row.modelId, 80))), ...tries.map((it) => {
      const point = pointAt(row, it);
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
  function judgesFold({ report, suite }) {
    const judges2 = judgeLines(report, suite);
    const wrong = judges2.flatMap(({ criteria, wrong: labels }) => labels.map(({ place: place2, words }) => say`${code((0, report_escape.Kb)(criteria, 80))}: ${code((0, report_escape.Kb)(place2, 200))} is ${words}`));
    const more = wrong.length - Math.min(wrong.length, MAX_WRONG_LABELS) + judges2.reduce((total, { moreWrong }) => total + moreWrong, 0);
    return { title: say`${(0, basics_format.LS)(judges2.length, "judge")} held against labels`, lines: [...judges2.map(({ icon, criteria, judgeModel, rates: rates2, verdict: verdict2 }) => {
      const model = judgeModel === void 0 ? "" : say` (${sentence_name("model", judgeModel)})`;
      return say`${icon} Judge of ${code((0, report_escape.Kb)(criteria, 80))}${model}: ${rates2}; ${verdict2}`;
    }), ...wrong.slice(0, MAX_WRONG_LABELS), ...more === 0 ? [] : [say`and ${(0, basics_format.U9)(more)} more labels on which a judge is wrong`], ...judges2.flatMap(({ criteria, notes }) => notes.map((note) => say`${code((0, report_escape.Kb)(criteria, 80))}: ${(0, report_escape.Kb)(note, 500)}`))] };
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
    return { report, sign: isAlone ? only.sign : OUTCOME_SIGNS[outcome], outcome, title, headline: isAlone || outcome !== "failed" || only === void 0 ? title : say`${title}: ${only.title}`, state: [...detail === void 0 || detail === next ? [] : [detail], ...runLines(report)], savings: savingsLines(report), problems: report.problems, suites, next, notices: report.notices, footer: footerOf(report, report) };
  }
  function toldTests({ suites }) {
    return suites.flatMap(({ causes }) => [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests));
  }
  function shownReport(report) {
    if (report.suites.length === 0 || !isUnjudged(report)) return report;
    const nothing2 = { suites: [], totals: (0, build_report.vA)([], []), failureCodes: {} };
    return { ...report, ...nothing2, comparison: void 0, savings: void 0 };
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
    return caveatsOf(suite, report.run).map((caveat2) => {
      const { icon, words, tests, details, urls, isFolded } = caveat2;
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
    const names = listed(idle.map((gate) => (0, evaluate_verdict.ef)(gate)), { most: MAX_NAMED });
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
      const tests = cause.kind === "lost" ? [cause.tests[0]] : cause.tests;
      for (const test of tests) {
        const key = cause.kind === "lost" ? "" : test.name;
        const known = byTest.get(key);
        if (known === void 0) byTest.set(key, [{ cause, test }]);
        else if (cause.kind !== "lost") known.push({ cause, test });
      }
    }
    return [...byTest.values()].map((told) => testMark(suite, told));
  }
  function testMark(suite, told) {
    const [{ cause, test }] = told;
    const { location } = test.result;
    const more = told.length - MAX_MODELS;
    const lines = [...told.slice(0, MAX_MODELS).flatMap((one2, at) => toldLines(one2, suite, at === 0)), ...more > 0 ? [`and ${more} more models`] : [], ...location.elsewhere === true ? [`at ${location.file}:${location.line}`] : []];
    const isLost = cause.kind === "lost";
    return { level: suite.suite.gates.passed ? "warning" : "error", ...place(location), title: isLost ? `KindLM: ${(0, report_escape.Kb)(plainText(suite.title), annotations_MAX_REASON)}` : `KindLM: ${(0, report_escape.pu)(test.name, annotations_MAX_NAME)} ${annotations_VERBS[cause.kind]}`, message: lines.map((line) => (0, report_escape.Kb)(line, annotations_MAX_REASON)).join("\n") };
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
    const reserve = frame + bytes(block.more(sizeOf(block.groups)));
    const texts = [];
    let left2 = budget - reserve;
    let dropped = 0;
    for (const [index, group] of block.groups.entries()) {
      const share2 = Math.floor(left2 / (block.groups.length - index));
      const text = renderGroup(group, block.more, share2 - SEPARATOR.length);
      if (text === "") dropped += sizeOf([group]);
      else texts.push(text);
      left2 -= text === "" ? 0 : bytes(text) + SEPARATOR.length;
    }
    if (texts.length === 0) return "";
    const more = dropped > 0 ? [block.more(dropped)] : [];
    return [block.open, ...texts, ...more, block.close].filter((text) => text !== "").join(SEPARATOR);
  }
  function renderGroup(group, more, budget) {
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
  function fold(summaryHtml, state = "folded") {
    const tag = state === "open" ? "<details open>" : "<details>";
    return { open: `${tag}<summary>${summaryHtml}</summary>`, close: "</details>" };
  }
  function bare() {
    return { open: "", close: "" };
  }
  function list(priority, frame, groups) {
    const more = (omitted) => `\u2026 and ${(0, basics_format.U9)(omitted)} more`;
    return { kind: "list", priority, ...frame, groups, more };
  }
  function provenanceLine(provenance) {
    const { runId, attempt, runUrl, workflowName, sha, commitUrl, source } = provenance;
    const commit = (0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(sha)), commitUrl);
    const run = (0, report_escape.iQ)(`run ${runId}`, runUrl);
    const again = attempt > 1 ? ` (attempt ${attempt})` : "";
    const which = source === void 0 ? "" : ` in ${(0, report_escape.Zt)(source)}`;
    return `> Reported by ${run}${again}${which} of ${(0, report_escape.Zt)(workflowName)} for commit ${commit}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.`;
  }
  ;
  function markdownSentence(sentence) {
    return written(sentence, (text) => (0, report_escape.p7)(text).replace(/!$/u, "&#33;"), (part) => part.kind === "code" ? (0, report_escape.D9)(part.name) : (0, report_escape.iQ)((0, report_escape.Zt)(part.name), part.url));
  }
  function htmlSentence(sentence) {
    return written(sentence, report_escape.js, ({ name }) => `<code>${(0, report_escape.js)((0, report_escape.Kb)(name, 100))}</code>`);
  }
  const ROOMS = [{ gates: 6, qualifiers: 4, reason: 300, files: 3, changes: true, names: 8 }, { gates: 6, qualifiers: 4, reason: 300, files: 1, changes: true, names: 8 }, { gates: 6, qualifiers: 4, reason: 300, files: 0, changes: false, names: 8 }, { gates: 6, qualifiers: 4, reason: 60, files: 0, changes: false, names: 8 }, { gates: 4, qualifiers: 4, reason: 0, files: 0, changes: false, names: 8 }, { gates: 2, qualifiers: 2, reason: 0, files: 0, changes: false, names: 8 }];
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
    return { sentences: [...verdict2 === void 0 ? [] : [verdict2.lead, verdict2.rest], [{ kind: "text", text: gates.lead ?? "" }], ...failed, ...shown2, ...causes.lead === void 0 ? [] : [causes.lead.sentence], ...reasons, ...next === void 0 ? [] : [next], ...story.folds.slice(0, 1).map(({ title }) => title)], blocks: [...head.length === 0 ? [] : [textBlock(-1, head.join("\\\n"))], ...qualifierBlocks(shown2, left2), ...causeBlocks(story, reasons, room.names), ...next === void 0 ? [] : [textBlock(0, `**Next:** ${markdownSentence(next)}`)]] };
  }
  function verdictLine({ sign, lead, rest }) {
    const more = rest.length === 0 ? "" : ` ${markdownSentence(rest)}`;
    return `${sign} **${markdownSentence(lead)}**${more}`;
  }
  function qualifierBlocks(shown2, left2) {
    if (shown2.length === 0) return [];
    const lines = shown2.map(listItem);
    const more = left2 > 0 ? `; and ${left2} more below` : "";
    return [textBlock(-1, `${lines.join("\n")}${more}`)];
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
  function causeBlocks({ causes, suite }, reasons, names) {
    const { lead, shown: shown2 } = causes;
    if (lead === void 0 || shown2.length === 0) return [];
    const models = modelsOf(suite);
    const rows = shown2.map((cause, index) => tableRow([markdownSentence(reasons[index] ?? []), namesText(cause.tests, { most: names, models })]));
    return [textBlock(0, `**${(0, report_escape.p7)(lead.label)}:** ${markdownSentence(lead.sentence)}`), { kind: "list", priority: 1, open: "", close: "", groups: [{ head: CAUSE_HEAD, items: rows }], more: (omitted) => `\u2026 and ${(0, basics_format.LS)(omitted, "more reason")}` }];
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
    const commit = (0, report_escape.iQ)((0, report_escape.D9)((0, report_escape.d_)(reused)), reused.url);
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
  function foldBlock(one2, story, { extent, priority }) {
    const groups = foldGroups(one2, story, extent);
    return groups.length === 0 ? [] : [list(priority, fold(htmlSentence(one2.title)), groups)];
  }
  const MAX_NOTICE = 500;
  function problemBlocks(report, most) {
    if (report.problems.length === 0) return [];
    const items = report.problems.map((problem) => {
      const { location, path, message, hint } = problem;
      const place2 = location === void 0 ? void 0 : (0, report_escape.iQ)((0, report_escape.D9)((0, report_escape.Kb)(`${location.file}:${location.line}:${location.column}`, 200)), (0, report_escape.Hx)(report.run, location));
      const parts = [place2, path === void 0 || path === "" ? void 0 : (0, report_escape.Zt)(path), markdownSentence([quoted((0, report_escape.Kb)(story_markdown_whole(message, hint), MAX_NOTICE))])];
      return { line: `- ${parts.filter((part) => part !== void 0).join(" ")}`, diff: (0, report_escape.ZD)(problem) };
    });
    const open = items.slice(0, most);
    const folded = items.slice(most);
    return [textBlock(0, open.map(({ line }) => line).join("\n")), ...folded.length === 0 && open.every(({ diff }) => diff === "") ? [] : [list(1, fold(`${(0, basics_format.LS)(items.length, "problem")}, with what has changed`), [{ head: "", items: items.map(({ line, diff }) => `${line}${diff}`) }])]];
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
  function footerBlock({ run }, facts, links) {
    const { sha, runAttempt } = run;
    const commit = sha === void 0 ? void 0 : `commit ${(0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(sha)), (0, report_escape.Bg)(run))}`;
    const attempt = runAttempt !== void 0 && runAttempt > 1 ? ` (attempt ${runAttempt})` : "";
    const named = links.artifactName === void 0 ? "" : ` (${(0, report_escape.Zt)(links.artifactName)})`;
    const parts = [linkOrNothing("Open the report", links.pageUrl, ""), linkOrNothing("Run", links.runUrl ?? run.runUrl, attempt), linkOrNothing("All reports", links.artifactUrl, named), commit, ...facts.length === 0 ? [] : [facts.join(", ")], (0, report_escape.iQ)("what these words mean", GLOSSARY_URL)];
    return textBlock(0, `<sub>${parts.filter((part) => part !== void 0).join(" \xB7 ")}</sub>`);
  }
  function linkOrNothing(label, url, after) {
    const link = (0, report_escape.iQ)(label, url);
    return link === label ? void 0 : `${link}${after}`;
  }
  function textBlock(priority, text) {
    return { kind: "text", priority, text };
  }
  ;
  const EXTENT = { intervals: false, tests: 30, checks: 1, reason: 200, quotes: false };
  function renderCommentVariants(report, suite, links) {
    const story = storyOf(report);
    const told = story.suites.find((one2) => one2.suite.name === suite.name);
    return variants(told === void 0 ? runBlocks(story, links) : suiteBlocks(story, told, links));
  }
  function variants(blocks) {
    return [...new Set(COMMENT_VARIANTS.map((maxBytes) => assemble(blocks, maxBytes)))];
  }
  function suiteBlocks({ report, problems, notices }, suite, links) {
    const taken = numbersIn([suite.title, [{ kind: "text", text: suite.footer.join(" ") }]]);
    return [titleBlock(suite), ...problemBlocks(report, MAX_PROBLEMS), ...inSightBlocks(suite, suite.run, taken + problems.length), ...foldedBlocks(suite), ...noticeBlocks(notices, 10), footerBlock(report, suite.footer, links)];
  }
  const MAX_PROBLEMS = 3;
  const MAX_PROBLEMS_ALONE = 8;
  function titleBlock({ sign, title }) {
    return textBlock(-2, `## ${sign} ${markdownSentence(title)}`);
  }
  function foldedBlocks(suite) {
    const own = suite.folds.filter(({ name }) => name === "causes");
    const rest = suite.folds.filter(({ name }) => name !== "causes");
    const names = rest.map(({ name }) => FOLDS[name]).join(", ");
    const groups = rest.flatMap((one2) => foldGroups(one2, suite, EXTENT).map((group, index) => index > 0 ? group : { ...group, head: [`**${markdownSentence(one2.title)}**`, group.head].join("\n\n") }));
    return [...own.flatMap((one2) => foldBlock(one2, suite, { extent: EXTENT, priority: 3 })), ...groups.length === 0 ? [] : [list(5, fold(htmlSentence(capital([{ kind: "text", text: names }]))), groups)]];
  }
  function runBlocks({ report, sign, title, state, next, notices }, links) {
    const { sha } = report.run;
    const commit = sha === void 0 ? "this commit" : `commit ${(0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(sha)), (0, report_escape.Bg)(report.run))}`;
    return [titleBlock({ sign, title }), ...state.length === 0 ? [] : [textBlock(-1, state.map(listItem).join("\n"))], ...problemBlocks(report, MAX_PROBLEMS_ALONE), ...next === void 0 ? [] : [textBlock(-1, `**Next:** ${markdownSentence(next)}`)], textBlock(-1, `No model answer was judged for ${commit}. An earlier result in this place does not hold for it.`), ...noticeBlocks(notices, 10), footerBlock(report, [], links)];
  }
  function renderUnjudgedVariants(report, links) {
    return variants(runBlocks(storyOf(report), links));
  }
  function renderGoneSuite(report, suite, links) {
    const name = (0, report_escape.Zt)((0, report_escape.Kb)(suite, 80));
    const change = changeName(report.run).replace("this", "This");
    return [`## ${SIGNS.look} The suite ${name} is gone`, `${change} takes it out: no config of this run has it, so nothing of it is tested any more. What stood here was the result of an earlier commit.`, assemble([footerBlock(report, [], links)], COMMENT_MAX_BYTES)].join("\n\n");
  }
  ;
  const SUMMARY_MAX_BYTES = 99e4;
  const MOST_TESTS = 2e3;
  const REASON = 400;
  function renderSummary(report, links, maxBytes = SUMMARY_MAX_BYTES, exchanges = "shown") {
    const story = storyOf(report);
    const { sign, title, savings, next, suites, notices, footer: footer2 } = story;
    const isAlone = suites.length === 1 && report.shard === void 0;
    const blocks = [textBlock(-2, `## ${sign} ${markdownSentence(title)}`), ...isAlone ? [] : stateBlocks(story), ...problemBlocks(story.report, 20), ...next === void 0 ? [] : [textBlock(-1, `**Next:** ${markdownSentence(next)}`)], ...planBlocks(report), ...suiteOverview(story), ...suites.flatMap((suite) => markdown_suiteBlocks(story, suite, exchanges === "shown" ? links : void 0)), ...savings.length === 0 ? [] : [list(6, fold("What was not asked, and what that saved"), [{ head: "", items: savings.map(listItem) }])], ...noticeBlocks(notices, 50), footerBlock(story.report, footer2, links)];
    return assemble(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
  }
  function stateBlocks({ state }) {
    return state.length === 0 ? [] : [textBlock(-2, state.map(listItem).join("\n"))];
  }
  function markdown_suiteBlocks(story, suite, ownPage) {
    const isAlone = story.suites.length === 1 && story.report.shard === void 0;
    const quotes = story.report.run.outputs !== "none";
    const extent = { intervals: ownPage !== void 0, tests: MOST_TESTS, checks: 3, reason: REASON, quotes };
    return [...isAlone ? [] : [textBlock(0, `### ${suite.sign} ${markdownSentence(suite.title)}`)], ...inSightBlocks(suite, isAlone ? story.state : [], 0), ...ownPage === void 0 ? [] : exchangeBlocks(story, suite, ownPage), ...suite.folds.flatMap((one2) => foldBlock(one2, suite, { extent, priority: one2.tests === void 0 ? 5 : 9 }))];
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
    return [{ kind: "list", priority: -1, ...bare(), groups: [{ head, items }], more: (omitted) => `\u2026 and ${(0, basics_format.U9)(omitted)} more suites` }];
  }
  const OUTCOME_WORDS = { worse: "worse", "not-worse": "not worse", "cannot-tell": "cannot tell", untouched: "not touched", none: "not compared" };
  const MAX_EXCHANGES = 10;
  const MAX_TEXT = 1500;
  const markdown_MAX_LINES = 25;
  const COLUMNS = 110;
  const MAX_CALLS = 10;
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
    const { asked, called, calledBefore, now, before, lastLines } = exchange;
    const changed = changedWords(exchange);
    const { checks, here, url } = test;
    const runs = here.of <= 1 ? "" : `, ${here.passed} of ${(0, basics_format.LS)(here.of, "answer")} passed`;
    const [check] = checks;
    const { open, close } = fold(`${htmlName(test.name)} on ${htmlName(test.model)}${runs}${check === void 0 ? "" : `: ${htmlName(check.code)}`}`);
    const branch = report.comparison?.kind === "compared" ? report.comparison.base.branch : void 0;
    const there = branch === void 0 ? "" : ` on ${(0, report_escape.Zt)(branch)}`;
    const parts = [open, ...asked === void 0 ? [] : [labelled("Asked", asked)], ...called.length === 0 && calledBefore.length === 0 ? [] : [`**Called** ${callNames(called)}${calledBefore.length === 0 ? "" : `; before: ${callNames(calledBefore)}`}`], labelled("Answer", now), ...before === void 0 ? [] : [labelled(`Before${there}`, before)], ...changed === void 0 ? [] : [`**Changed** ${markdownSentence(changed)}`], ...check === void 0 ? [] : [`**Why** ${(0, report_escape.Zt)(check.label)}: ${(0, report_escape.D9)((0, report_escape.Kb)(check.message, REASON))}`], ...lastLines.length === 0 ? [] : [labelled("Last lines of the check", lastLines.join("\n"))], `${inReport(test, links)}${url === void 0 ? "" : `; ${(0, report_escape.iQ)("where it is configured", url)}`}`, close];
    return parts.join("\n\n");
  }
  function callNames(calls) {
    return calls.length === 0 ? "nothing" : calls.slice(0, MAX_CALLS).map(report_escape.Zt).join(", ");
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
    const frame = rows.length > OPEN_UP_TO ? fold(`<b>All ${rows.length} rows that are shown</b>`) : bare();
    const last = table2.more === void 0 ? [] : [tableRow([(0, report_escape.p7)(table2.more)])];
    return [{ kind: "list", priority: 0, ...frame, groups: [{ head, items: [total, ...rows, ...last] }], more: (omitted) => `\u2026 and ${omitted} more rows` }];
  }
  const MAX_BYTES = 2e4;
  function renderPartSummary(report, links) {
    const story = storyOf(report);
    const { sign, title, next, notices, footer: footer2 } = story;
    const blocks = [textBlock(-2, `## ${sign} ${markdownSentence(title)}`), ...stateBlocks(story), ...problemBlocks(story.report, 20), ...next === void 0 ? [] : [textBlock(-1, `**Next:** ${markdownSentence(next)}`)], ...partOverview(story), ...noticeBlocks(notices, 10), footerBlock(story.report, footer2, links)];
    return assemble(blocks, MAX_BYTES);
  }
  function partOverview({ report: { suites } }) {
    if (suites.length === 0) return [];
    const head = tableHead([["Suite", "left"], ["Tests \xD7 models", "right"], ["Answers", "right"], ["Not passed", "right"]]);
    const items = suites.map(({ name, totals }) => tableRow([(0, report_escape.Zt)(name), (0, basics_format.U9)(totals.total), (0, basics_format.U9)(totals.runs), (0, basics_format.U9)(totals.total - totals.passed)]));
    return [list(0, bare(), [{ head, items }])];
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
  function problemAnnotations(report) {
    return report.problems.flatMap(({ location, message, hint }) => {
      if (location === void 0) return [];
      const { file, line, column } = location;
      const lines = [message, hint].flatMap((part) => part === void 0 ? [] : [(0, report_escape.Kb)(part, 500)]);
      return [{ level: "error", file, line, column, title: PROBLEM_TITLE, message: lines.join("\n") }];
    });
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
    const more = left2 > 0 ? [`- \u2026 and ${(0, basics_format.U9)(left2)} more`] : [];
    return [`${SIGNS.failed} **${(0, basics_format.LS)(tests.length, "test")} ${what}** with the lines changed here:`, [...shown2, ...more].join("\n"), footer(report, links)].join("\n\n");
  }
  function renderSettledReview(report, links) {
    return [`${SIGNS.passed} **Settled:** no failing test points at these lines any more.`, footer(report, links)].join("\n\n");
  }
  function testItem({ suite, cause, test }) {
    const counts = countsOf([test], suite.branch);
    const told = say`${testName(test, suite.tests)}${counts.length === 0 ? "" : say` (${counts})`}: ${cause.reason}`;
    const calls = test.checks.flatMap(({ lines }) => lines);
    return [`- ${markdownSentence(told)}`, ...calls.map((line) => `  - ${(0, report_escape.D9)((0, report_escape.Kb)(line, MAX_LINE))}`)].join("\n");
  }
  function footer(report, links) {
    const { sha } = report.run;
    const commit = sha === void 0 ? [] : [`commit ${(0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(sha)), (0, report_escape.Bg)(report.run))}`];
    const run = (0, report_escape.iQ)("Run", links.runUrl ?? report.run.runUrl);
    return `<sub>KindLM \xB7 ${[...run === "Run" ? [] : [run], ...commit].join(" \xB7 ")}</sub>`;
  }
  var external_node_crypto_ = __webpack_require__(77598);
  ;
  const COMPLIANCE_VERSION = "1";
  const STATEMENT = "This document is evidence of testing. It is not a declaration of conformity and does not state that the system complies with any law.";
  const RETENTION = "GitHub deletes artifacts after 90 days unless the repository sets another period: 1 to 90 days in public repositories, 1 to 400 in private ones. Technical documentation must be kept for ten years (Art. 18): store this document and the files of its manifest elsewhere.";
  function renderComplianceJson(report, files) {
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
    return { name: suite.name, project: suite.project, description: suite.description ?? null, framework: compliance.framework, system: compliance.metadata, config: { file: suite.file, sha256: suite.sha256, commit: configCommit?.sha ?? null, commitDate: configCommit?.date ?? null, changedSinceCommit: configCommit?.dirty ?? null }, testSet: { sha256: sha256(digestLines(files)), files }, comparison: comparisonOf(report, suite), models: suite.models.map(({ id: id2, provider, model, params }) => ({ id: id2, provider, model, temperature: params.temperature, maxTokens: params.maxTokens, seed: params.seed ?? null, repliedAs: replied.get(id2) ?? [] })), judgeModel: suite.judgeModel, repeat: suite.repeat, totals, passRateInterval95: endsOf(rateOfResults(totals.passed, totals.total)), thresholds: suite.gates.gates.map((gate) => compliance_thresholdOf(suite, gate)), gatesPassed: suite.gates.passed, performance: performance(suite), failureCodes: suite.failureCodes, cases: suite.results.map(caseOf), exclusions: exclusions(suite), caveats: [...judgeLines(report, suite).map(judgeSentence), ...caveatsOf(suite).filter(({ kind }) => kind !== "truncated" && kind !== "asserts-nothing").map(caveatLine)], notices: suite.notices };
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
    const counted = gateRate(gate, suite);
    const rate2 = counted && ` of ${counted.what} (${intervalText(counted.rate)})`;
    const setAt = new Map(Object.entries(suite.gateLocations)).get(gate.gateName);
    return { gate: gate.gateName, threshold: gate.threshold, thresholdText: threshold, actual: gate.actual, actualText: `${actual}${rate2 ?? ""}`, passed: gate.passed, exercised: gate.noData === void 0, setAt: setAt === void 0 ? null : placeOf(setAt) };
  }
  function caseOf(result) {
    return { test: result.testCaseName, model: result.modelId, location: placeOf(result.location), tags: result.tags, status: result.status, runs: (0, engine_results.py)(result), passedRuns: result.runs.filter((run) => (0, engine_results.Pn)(run).passed).length, passRate: result.passRate, failureCodes: result.failureCodes, judgeAverage: (0, gate_definitions.dr)([result]) ?? null, latencyAvgMs: result.runs.some(engine_results.jH) ? result.latencyAvgMs : null, costUsd: result.totalCostUsd, costText: (0, basics_format.fL)(ownCost([result])), assertionTypes: result.assertionTypes, reusedFrom: result.reused?.sha ?? null };
  }
  function exclusions(suite) {
    const runs = suite.results.flatMap((result) => result.runs);
    const assertingNothing2 = suite.results.filter((result) => result.assertsNothing);
    return { skipped: suite.skippedTests, errored: suite.results.filter((result) => result.status === "errored").map((result) => ({ test: result.testCaseName, model: result.modelId })), erroredRuns: runs.filter((run) => (0, engine_results.Pn)(run).lost).length, notRunRuns: runs.filter((run) => (0, engine_results.Pn)(run).notRun).length, truncatedAnswers: suite.totals.truncated, assertNothing: [...new Set(assertingNothing2.map((result) => result.testCaseName))] };
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
  function testResultPredicate(report) {
    const suites = complianceSuites(report);
    const named = suites.flatMap((suite) => suite.results.map((result) => ({ name: `${suite.name} / ${result.testCaseName} [${result.modelId}]`, outcome: outcomeOf(result) })));
    const namesOf = (outcome) => named.filter((it) => it.outcome === outcome).map(({ name }) => name);
    const allEarned = report.complete && named.every(({ outcome }) => outcome === "passed");
    return { result: report.verdict.result === "passed" ? allEarned ? "PASSED" : "WARNED" : "FAILED", configuration: [...suites.flatMap(testSetFiles).map(({ name, sha256: sha2562 }) => ({ name, digest: { sha256: sha2562 } })), ...comparedBase(report, suites)], url: report.run.runUrl, passedTests: namesOf("passed"), warnedTests: namesOf("warned"), failedTests: namesOf("failed") };
  }
  function comparedBase({ comparison }, suites) {
    if (comparison?.kind !== "compared" || comparison.base.sha === void 0) return [];
    const { branch, sha: gitCommit } = comparison.base;
    const verdicts2 = suites.flatMap((suite) => suite.comparison === void 0 ? [] : [[suite.name, suite.comparison.verdict.verdict]]);
    const annotations = Object.fromEntries(verdicts2);
    return [{ name: `base ${branch}`, digest: { gitCommit }, annotations }];
  }
  function outcomeOf(result) {
    if (result.status === "not-run") return "warned";
    if (result.status !== "passed") return "failed";
    return result.assertsNothing ? "warned" : "passed";
  }
  ;
  const compliance_markdown_HEADINGS = { system: ["System under test", "Annex IV, 1"], procedure: ["Testing procedure and data", "Annex IV, 2(g); Art. 9(6) to 9(8)"], thresholds: ["Metrics and thresholds set before the run", "Art. 9(8)"], performance: ["Performance: accuracy and consistency", "Annex IV, 4; Art. 15"], changes: ["Version tested and changes", "Annex IV, 6"], errors: ["Errors and exclusions", "Annex IV, 2(g)"], log: ["Test log", "Annex IV, 2(g)"], limits: ["Known limits", "Annex IV, 3 and 4"] };
  function renderComplianceMarkdown(doc) {
    const lawful = doc.suites.some((suite) => suite.framework === "eu-ai-act");
    const sections = ["# Record of testing", `> ${(0, report_escape.B0)(doc.statement)}`, ...lawful ? ["References are to Regulation (EU) 2024/1689 (AI Act). Post-market monitoring (Art. 72) is not part of this record."] : [], runSection(doc), ...doc.suites.flatMap(suiteSections), `## ${heading("limits", lawful)}`, doc.knownLimits.map((limit) => `- ${(0, report_escape.B0)(limit)}`).join("\n"), "## Retention", (0, report_escape.B0)(doc.retention), "## Files", fileTable(doc.files), "## Signature", signatureBlock(doc)];
    return `${sections.filter((section) => section !== "").join("\n\n")}
`;
  }
  function heading(key, lawful) {
    const [title, reference] = compliance_markdown_HEADINGS[key];
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
    const { skipped, errored, erroredRuns, notRunRuns, truncatedAnswers: truncatedAnswers2, assertNothing } = suite.exclusions;
    const codes = Object.entries(suite.failureCodes).map(([key, n]) => `${(0, report_escape.D9)(key)} ${n}`);
    const pairs = (items) => items.map(({ test, model }) => `${(0, report_escape.D9)(test)} on ${(0, report_escape.D9)(model)}`).join(", ");
    const skippedPairs = skipped.map((it) => ({ test: it.testCaseName, model: it.modelId }));
    return [`- Failure codes: ${codes.length === 0 ? "none" : codes.join(", ")}`, `- Left out by the config${skipped.some(({ checkedBy }) => checkedBy) ? ", or by a harness" : ""} (skipped): ${skipped.length === 0 ? "none" : pairs(skippedPairs)}`, `- Lost to provider errors: ${(0, basics_format.LS)(erroredRuns, "answer")}${errored.length === 0 ? "" : `; errored: ${pairs(errored)}`}`, ...notRunRuns === 0 ? [] : [`- Not asked, since the verdict was decided without them: ${(0, basics_format.LS)(notRunRuns, "answer")}`], `- Answers cut at the token limit: ${truncatedAnswers2}`, `- Tests that assert nothing: ${assertNothing.length === 0 ? "none" : assertNothing.map(report_escape.D9).join(", ")}`, ...suite.caveats.map((caveat2) => `- ${(0, report_escape.B0)(caveat2)}`), ...suite.notices.map((notice) => `- ${(0, report_escape.B0)(notice)}`)].join("\n");
  }
  function caseTable(suite) {
    const rows = suite.cases.map((it, index) => tableRow([String(index + 1), (0, report_escape.D9)(it.test), (0, report_escape.D9)(it.model), it.reusedFrom === null ? it.status : `${it.status}, reused from ${(0, report_escape.D9)((0, report_escape.d_)({ sha: it.reusedFrom }))}`, `${it.passedRuns} of ${it.runs}`, it.failureCodes.map(report_escape.D9).join(", "), it.judgeAverage === null ? "\u2013" : (0, basics_format.fN)(it.judgeAverage), it.latencyAvgMs === null ? "\u2013" : (0, basics_format.p0)(it.latencyAvgMs), it.costText, (0, report_escape.D9)(it.location)]));
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
  const PLAIN_VALUE = /^(?:[0-9a-f]{40}|[0-9a-f]{64}|\d{1,6}(?:\.\d{1,6}){1,3}|\d{4}-\d\d-\d\dT[\d:.]{8,12}(?:Z|[+-]\d\d:\d\d))$/;
  async function renderCustomCompliance(template, doc, suite) {
    const { default: Mustache } = await __webpack_require__.e(562).then(__webpack_require__.bind(__webpack_require__, 40562));
    const view = { ...doc, ...suite, suite };
    const text = Mustache.render(template, view, void 0, { escape: escapeValue });
    return text.endsWith("\n") ? text : `${text}
`;
  }
  function escapeValue(value) {
    if (typeof value === "number") return String(value);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return PLAIN_VALUE.test(text) ? text : (0, report_escape.Rg)(text);
  }
  ;
  const DOCUMENTS = ["predicate.json", "compliance.json", "compliance.md"];
  async function writeCompliance(report, others, write) {
    const predicate = await write("predicate.json", (0, report_escape.St)(testResultPredicate(report)));
    const document = renderComplianceJson(report, [...others, predicate]);
    const json = await write("compliance.json", (0, report_escape.St)(document));
    const forPeople = { ...document, files: [...document.files, json] };
    const markdown2 = await write("compliance.md", [await wholeMarkdown(forPeople, report)]);
    await write("SHA256SUMS", [digestLines([...others, predicate, json, markdown2])]);
    return DOCUMENTS;
  }
  async function wholeMarkdown(document, report) {
    const templates = complianceSuites(report).map(({ compliance }) => compliance.template);
    if (templates.every((template) => template === void 0)) {
      return renderComplianceMarkdown(document);
    }
    const usual = document.suites.filter((_, index) => templates[index] === void 0);
    const parts = usual.length === 0 ? [] : [renderComplianceMarkdown({ ...document, suites: usual })];
    for (const [index, suite] of document.suites.entries()) {
      const template = templates[index];
      if (template !== void 0) parts.push(await renderCustomCompliance(template, document, suite));
    }
    return parts.join("\n");
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
  ;
  const PAGE_STYLE = `.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f8fa, #0d1117);
  --card: light-dark(#ffffff, #151b23);
  --ink: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d);
  --track: light-dark(#eaeef2, #262c36);
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
    -apple-system,
    'Segoe UI',
    'Noto Sans',
    Helvetica,
    Arial,
    sans-serif;
}
main {
  max-width: 1240px;
  margin: 0 auto;
  padding: 24px 24px 8px;
}
footer {
  max-width: 1240px;
  margin: 0 auto;
  padding: 8px 24px 32px;
  color: var(--muted);
  font-size: 12px;
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
.question h3,
.before-after h3,
.answer h3,
.answer h4,
.diff h3,
.diff h4 {
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

.verdict {
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-left: 6px solid var(--warn);
  border-radius: 8px;
  background: var(--card);
}
.verdict.passed {
  border-left-color: var(--good);
}
.verdict.failed {
  border-left-color: var(--bad);
}
.facts,
.counts {
  color: var(--muted);
}
.verdict .facts {
  margin-bottom: 0;
  font-size: 13px;
}
.qualifiers {
  margin: 6px 0;
  padding: 0;
  list-style: none;
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
.compared.worse {
  border-left-color: var(--bad);
}
.compared.not-worse {
  border-left-color: var(--good);
}
.compared p {
  margin: 2px 0;
}

.scroll {
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
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

.plots {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 14px;
  margin-top: 14px;
}
figure {
  margin: 0;
  padding: 14px 16px 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
}
figcaption {
  margin-bottom: 8px;
}
figcaption span {
  display: block;
  color: var(--muted);
  font-size: 12px;
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
.legend {
  margin: 4px 0;
  color: var(--muted);
  font-size: 12px;
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

.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
.quiet,
.sort,
.opener {
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
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
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
.status-line {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  margin: 10px 0 6px;
}
.failing {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
.failing .quiet {
  padding: 2px 8px;
  font-size: 12px;
}
kbd {
  padding: 0 4px;
  border: 1px solid var(--line);
  border-radius: 4px;
  font-family: var(--mono);
  font-size: 11px;
}
.shown {
  margin: 0;
  color: var(--muted);
  font-size: 13px;
}

.tests .sort {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
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
.row.failed .status {
  color: var(--bad);
}
.row.errored .status {
  color: var(--warn);
}
.row.passed .status {
  color: var(--good);
}
.wide {
  width: 34%;
  min-width: 220px;
  overflow-wrap: anywhere;
}
.opener {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: left;
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
.change.fails-now,
.change.worse {
  border-color: var(--bad);
  color: var(--bad);
}
.change.passes-now,
.change.better {
  border-color: var(--good);
  color: var(--good);
}
.before-after {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 0 14px;
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
.all[hidden] {
  display: none;
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
.details-box > .facts {
  margin: 0 0 8px;
  font-size: 13px;
}
details {
  margin: 10px 0;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
}
summary {
  min-height: 24px;
  cursor: pointer;
}
.run {
  margin: 8px 0;
}
.run.failed {
  border-left: 4px solid var(--bad);
}
.run.errored {
  border-left: 4px solid var(--warn);
}
.run.passed {
  border-left: 4px solid var(--good);
}
.run summary .facts {
  font-size: 12px;
}
.bad-text {
  color: var(--bad);
}
.assertions {
  margin: 10px 0;
  padding: 0;
  list-style: none;
}
.assertions > li {
  padding: 7px 0;
  border-top: 1px solid var(--line);
}
.assertions > li:first-child {
  border-top: 0;
}
.assertion-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 6px;
}
.assertion-head .label {
  max-width: calc(100% - 32px);
}
.assertion-head .tag,
.assertion-head .code {
  margin: 0;
}
.score {
  margin-left: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--muted);
}
.band-perfect,
.band-excellent,
.band-good {
  color: var(--good);
}
.band-borderline,
.band-poor {
  color: var(--warn);
}
.band-failed {
  color: var(--bad);
}
.message,
.reason {
  margin: 3px 0 0 26px;
  white-space: pre-wrap;
}
.assertions .bad .message {
  color: var(--bad);
}
.fact-list {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  margin: 4px 0 0 26px;
  color: var(--muted);
  font-size: 12px;
}
.fact-list div {
  display: flex;
  gap: 6px;
}
.fact-list dt::after {
  content: ':';
}
.fact-list dd {
  margin: 0;
  white-space: pre-wrap;
}
.calls,
.tools {
  margin: 0;
  padding-left: 26px;
}
.calls code,
.tools code,
.vars code {
  white-space: pre-wrap;
}
.trace {
  margin: 0;
  padding-left: 14px;
  list-style: none;
}
.answer > .trace {
  padding-left: 0;
}
.trace li {
  margin: 2px 0;
}
.trace .trace {
  border-left: 2px solid var(--line);
}
.trace .tag {
  margin-left: 0;
}
.trace .facts {
  font-size: 12px;
}
.result {
  margin: 2px 0 6px;
}
.question {
  margin-bottom: 12px;
}
#labels[hidden] {
  display: none;
}
.label-list {
  margin: 0;
  padding: 0;
  list-style: none;
}
.label-list li {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
}
.label-list .label {
  flex: 1 1 240px;
  min-width: 0;
}
.label-buttons {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin: 6px 0 0 26px;
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
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
  color: var(--ink);
}
.label-dialog::backdrop {
  background: rgb(0 0 0 / 50%);
}
.label-choices {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0;
}
.question .text {
  max-height: 220px;
}
.folded {
  padding: 4px 12px;
}
.vars {
  margin: 6px 0;
}
.vars div {
  display: grid;
  grid-template-columns: minmax(80px, 160px) 1fr;
  gap: 12px;
}
.vars dd {
  margin: 0;
  white-space: pre-wrap;
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
  kbd {
    display: none;
  }
  .unfolded > td {
    padding: 4px 8px 12px;
  }
  .unfolded details {
    padding: 8px;
  }
  .message,
  .reason,
  .fact-list {
    margin-left: 0;
  }
  .vars div {
    display: block;
  }
}
/* For fingers: 44 pixels. Elsewhere nothing that can be pressed is lower than 24. */
@media (max-width: 700px), (pointer: coarse) {
  .quiet,
  .failing .quiet,
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
  details,
  .folded {
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
  const PAGE_SCRIPT = '"use strict";(()=>{var HOUR=36e5;var DAY=24*HOUR;function alike(words){return[words,words]}var CHANGES={"fails-now":{words:alike("went from every answer to none"),note:({byChance,hasOneAnswerASide})=>`Changed once; chance can do this. ${turnedWords(byChance.fails,hasOneAnswerASide)}`},worse:{words:alike("got worse")},"passes-now":{words:alike("went from none to every answer"),note:({byChance,hasOneAnswerASide})=>turnedWords(byChance.passes,hasOneAnswerASide)},better:{words:alike("got better"),note:({byChance})=>luckWords(byChance.better)},"not-this-change":{words:["differs, but not because of this change","differ, but not because of this change"],note:()=>"Asked the same on both sides, so it is chance or the model itself."},differs:{words:["differs, as flaky tests do","differ, as flaky tests do"],note:({byChance})=>luckWords(byChance.differ)},flaky:{words:["is flaky as before","are flaky as before"]},checks:{words:["has changed checks","have changed checks"]},tools:{words:alike("got other tools from the MCP server")},new:{words:["is new","are new"]}};function isChangeName(text){return Object.hasOwn(CHANGES,text)}var CHANGE_NAMES=Object.keys(CHANGES).filter(isChangeName);function luckWords(expected){if(expected<.05)return"Luck alone explains almost none of these.";const about=expected<.95?"fewer than one":`about ${Math.round(expected)}`;return`By luck alone, ${about} would look like this.`}function turnedWords(expected,hasOneAnswerASide){const luck=luckWords(expected);return hasOneAnswerASide?`${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.`:luck}var MOST_BACKSLASHES=15;var BACKSLASHES=String.raw`\\\\{0,${MOST_BACKSLASHES}}`;var UNKNOWN="Which tools were called is not known:";var UNKNOWN_CALLS_TEXT={untold:`${UNKNOWN} the command printed no calls, nor \\`toolCalls\\`, and no traces arrived; an exporter has to be flushed before the program ends (docs/agents.md)`,"unreadable-traces":`${UNKNOWN} the command printed no calls, and its traces arrived, but follow neither the GenAI conventions (\\`gen_ai.*\\`) nor OpenInference (docs/agents.md)`,unnamed:`${UNKNOWN} by the command\'s traces a model asked for tools, and no span names one (docs/agents.md)`,lost:`${UNKNOWN} of the command\'s traces or events something was cut off, refused, or more than is kept (docs/agents.md)`,"only-result":`${UNKNOWN} the agent printed only its result: start it with \\`--output-format stream-json\\` (Claude Code: and \\`--verbose\\`)`,"not-at-path":`${UNKNOWN} the reply does not have the place in which \\`toolCallsPath\\` looks for them`,unlisted:`${UNKNOWN} the endpoint has no \\`toolCallsPath\\`, or is an MCP tool, which returns only its answer`};var NO_FACTS={passed:false,failed:false,answered:false,errored:false,lost:false,outage:false,refused:false,notRun:false,unneeded:false,cancelled:false};function facts(...held){return{...NO_FACTS,...Object.fromEntries(held.map(fact=>[fact,true]))}}var COUNTS_AS={passed:facts("passed","answered"),failed:facts("failed","answered"),refused:facts("errored","lost","refused"),noAnswer:facts("errored","lost","outage"),budget:facts("failed"),deadline:facts("errored","lost","outage"),stopped:facts("errored","lost","outage"),cancelled:facts("errored","outage","notRun","cancelled"),decided:facts("notRun","unneeded"),reusedPass:facts("passed","answered"),reusedFailure:facts("failed","answered")};var GRID=Array.from({length:19},(_,index)=>(index+1)/20);var SIGNS={passed:"\u2705",failed:"\u274C",look:"\u26A0\uFE0F",idle:"\u2796"};var STATUS_SIGNS={passed:SIGNS.passed,failed:SIGNS.failed,errored:SIGNS.look,"not-run":SIGNS.idle};var stripVTControlCharacters=text=>text;var REPLACEMENT="\uFFFD";var LONE_SURROGATE=/\\p{Surrogate}/gu;var INVISIBLE=/\\p{Cf}/gu;var CONTROL=/\\p{Cc}/gu;var CONTROL_BUT_LINE_BREAK=/[^\\P{Cc}\\n\\t]/gu;var STACKED_MARKS=/(\\p{M}{4})\\p{M}+/gu;var PLAIN_WORDS=/^[!-~]+(?: [!-~]+)*$/;var VISIBLE_ASCII=/^[\\n\\t -~]*$/;function plainLine(text){if(PLAIN_WORDS.test(text))return text;return stripVTControlCharacters(text).replace(LONE_SURROGATE,REPLACEMENT).replace(INVISIBLE,"").replace(CONTROL," ").replace(STACKED_MARKS,"$1").replace(/\\s+/gu," ").trim()}function plainBlock(text){if(VISIBLE_ASCII.test(text))return text;return stripVTControlCharacters(text.replace(/\\r\\n?|\\u2028|\\u2029/gu,"\\n")).replace(LONE_SURROGATE,REPLACEMENT).replace(INVISIBLE,"").replace(CONTROL_BUT_LINE_BREAK," ").replace(STACKED_MARKS,"$1")}function codeLine(text){return plainBlock(text).replace(/[\\n\\t]/gu," ")}function markdownCode(text){const line=plainLine(text);if(line==="")return"(empty)";const fence="`".repeat(longestRun(line)+1);const padding=line.startsWith("`")||line.endsWith("`")?" ":"";return`${fence}${padding}${line}${padding}${fence}`}function fencedCode(lines,language){const clean=lines.map(codeLine);const fence="`".repeat(Math.max(3,longestRun(clean.join("\\n"))+1));return[`${fence}${language}`,...clean,fence]}function longestRun(text){let longest=0;for(const run of text.match(/`+/gu)??[])longest=Math.max(longest,run.length);return longest}var INVISIBLE_IN_LOG="\\\\p{C}\\\\p{Default_Ignorable_Code_Point}";var STARTS_LIKE_A_COMMAND=new RegExp(`^[\\\\s${INVISIBLE_IN_LOG}]*:[${INVISIBLE_IN_LOG}]*:`,"u");var OLD_COMMAND=new RegExp(`#([${INVISIBLE_IN_LOG}]*)#([${INVISIBLE_IN_LOG}]*)\\\\[`,"gu");var COLOUR="\\\\u001b\\\\[[0-9;]*m";var CONTROL_CHARACTERS=new RegExp(`(${COLOUR})|[\\\\u0000-\\\\u0008\\\\u000b-\\\\u001f\\\\u007f-\\\\u009f]`,"gu");function markdownLink(label,url){const safe=url===void 0?void 0:safeUrl(url);return safe===void 0?label:`[${label}](${safe})`}function safeUrl(text){if(!URL.canParse(text))return void 0;const url=new URL(text);if(url.protocol!=="https:"&&url.protocol!=="http:")return void 0;return url.href.replace(/[()|[\\]\\\\<>"\'`*_~\\s]/gu,character=>`%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function make(tag,className="",...children){const element=document.createElement(tag);if(className!=="")element.className=className;element.append(...children);return element}function makeButton(className,onClick,...children){const button=make("button",className,...children);button.type="button";button.addEventListener("click",onClick);return button}function makeLink(label,url){if(url===void 0||!/^https?:\\/\\//.test(url))return label;const link=make("a","",label);link.href=url;link.rel="noreferrer";return link}var ROLES={system:"System",user:"User",assistant:"Assistant"};var PREFILL="Start of the answer (prefill)";function questionElement({vars,messages,tools,command}){const box=make("div","question");if(command!==void 0)box.append(textElement("h3","Command",{text:command}));const[framing,said]=[messages.filter(isSystem),messages.filter(it=>!isSystem(it))];box.append(...(said.length===0?framing:said).map(messageElement));const rest=said.length===0?[]:framing.map(it=>messageElement(it));const names=rest.length===0?[]:["system message"];if(vars.length>0){names.push(`variables (${vars.length})`);rest.push(make("h3","","Variables"),namedValues(vars))}if(tools.length>0){names.push(`tools offered (${tools.length})`);const list=make("ul","tools",...tools.map(toolElement));rest.push(make("h3","","Tools offered"),list)}if(rest.length>0){const summary=make("summary","",`With it: ${names.join(", ")}`);box.append(make("details","folded",summary,...rest))}return box}function isSystem({role}){return role==="system"}function messageElement(message,index=0,all=[message]){const isPrefill=message.role==="assistant"&&index===all.length-1;const title=isPrefill?PREFILL:ROLES[message.role]??message.role;return textElement("h3",title,message)}function namedValues(values){const list=make("dl","vars");for(const[name,value]of values){list.append(make("div","",make("dt","",make("code","",name)),make("dd","",value)))}return list}function toolElement({name,description,parameters}){const item=make("li","",make("code","",name));if(description!==void 0)item.append(` ${description}`);if(parameters!==void 0)item.append(make("div","result",make("code","",parameters)));return item}function textElement(level,title,shown2,nodes=[shown2.text]){const text=make("pre","text",...nodes);text.tabIndex=0;text.setAttribute("role","group");text.setAttribute("aria-label",title);const copy=copyButton("Copy",()=>text.textContent,()=>text);copy.setAttribute("aria-label",`Copy: ${title}`);const box=make("div","message-box",make("div","text-head",make(level,"",title),copy),text);if(shown2.note!==void 0)box.append(make("p","note",shown2.note));return box}var COPY_LABEL_MS=2e3;function copyButton(label,textOf,shown2){const say=words=>{button.textContent=words;setTimeout(()=>button.textContent=label,COPY_LABEL_MS)};const select=()=>{getSelection()?.selectAllChildren(shown2());say("Selected")};const copy=()=>{const{clipboard}=navigator;if(clipboard===void 0)select();else clipboard.writeText(textOf()).then(()=>say("Copied"),select)};const button=makeButton("quiet copy",copy,label);return button}var pageIndex=embedded("kindlm-index")??{suites:[],rows:[],chunkSize:1,judged:[]};var chunks=new Map;function detailsOf(row){const number=Math.floor(row/pageIndex.chunkSize);const known=chunks.get(number);const chunk=known??readChunk(number);if(known===void 0)chunks.set(number,chunk);return chunk[row%pageIndex.chunkSize]}function readChunk(number){return embedded(`kindlm-details-${number}`)??[]}function embedded(id){const element=document.getElementById(id);return element===null?void 0:JSON.parse(element.textContent)}function labelButtons(answer){const good=makeButton("quiet",()=>toggle(answer,true),"Good");const bad=makeButton("quiet",()=>toggle(answer,false),"Bad");const group=make("span","label-buttons","Your label: ",good,bad);group.setAttribute("role","group");group.setAttribute("aria-label",`Is the answer good? ${answer.criterion}`);const show=()=>{const label=labels.of(answer);good.setAttribute("aria-pressed",String(label===true));bad.setAttribute("aria-pressed",String(label===false))};labels.onChange(show);show();return group}function knownLabel(good){return make("span","label-buttons",`Labelled as ${good?"good":"bad"} in the file of labels`)}function toggle(answer,pass){labels.set(answer,labels.of(answer)===pass?void 0:pass)}function startLabels(place){const title=make("h2","","Labels for judges");title.id="labels-title";const list=make("ul","label-list",...pageIndex.judged.map(criterionRow));place.append(title,make("p","facts","Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it."),list);place.setAttribute("aria-labelledby",title.id);place.hidden=false}function criterionRow(criterion,index){const counts=make("span","facts");const download=makeButton("quiet",()=>downloadOf(criterion,index),"Download labels");const label=makeButton("quiet",()=>openQueue(criterion),"Label answers");for(const button of[download,label]){button.setAttribute("aria-label",`${button.textContent}: ${criterion}`)}const show=()=>{const{good,bad}=labels.counts(criterion);counts.textContent=`${good} good, ${bad} bad`;download.disabled=good+bad===0};labels.onChange(show);show();return make("li","",make("b","label",criterion),counts,label,download)}function downloadOf(criterion,index){const url=URL.createObjectURL(new Blob([labels.jsonl(criterion)],{type:"application/jsonl"}));const link=make("a");link.href=url;link.download=pageIndex.judged.length===1?"labels.jsonl":`labels-${index+1}.jsonl`;link.click();URL.revokeObjectURL(url)}function openQueue(criterion){const waiting=judgedAnswers(criterion).filter(answer=>labels.of(answer)===void 0);const dialog=make("dialog","label-dialog");dialog.setAttribute("aria-label",`Label answers: ${criterion}`);let at=0;const next=()=>{at+=1;show()};const say=pass=>{const answer=waiting[at];if(answer===void 0)return;labels.set(answer,pass);next()};const show=()=>{const answer=waiting[at];dialog.replaceChildren(...answer===void 0?[make("p","","No answer is left without a label.")]:[...shownAnswer(answer,at,waiting.length),choices(say,next)],makeButton("quiet",()=>dialog.close(),"Close"));dialog.querySelector("button")?.focus()};dialog.addEventListener("keydown",event=>{if(event.altKey||event.ctrlKey||event.metaKey)return;event.stopPropagation();if(event.key==="g")say(true);else if(event.key==="b")say(false);else if(event.key==="s")next()});dialog.addEventListener("close",()=>dialog.remove());document.body.append(dialog);dialog.showModal();show()}function shownAnswer(answer,at,of){return[make("p","facts",`Answer ${at+1} of ${of} without a label`),make("p","",make("b","",answer.criterion)),...answer.question===void 0?[]:[textElement("h3","Question",{text:answer.question})],textElement("h3","Answer",{text:answer.output})]}function choices(say,skip){const button=(act,label,key)=>{const element=makeButton("quiet",act,label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};return make("p","label-choices",button(()=>say(true),"Good","g"),button(()=>say(false),"Bad","b"),button(skip,"Skip","s"))}var STORE="kindlm-labels-1";var Labels=class{#labels=new Map(stored());#listeners=[];onChange(listener){this.#listeners.push(listener)}of(answer){return this.#labels.get(keyOf(answer))?.pass}set(answer,pass){if(pass===void 0)this.#labels.delete(keyOf(answer));else this.#labels.set(keyOf(answer),{...answer,pass});keep([...this.#labels]);for(const listener of this.#listeners)listener()}counts(criterion){const passes=this.#of(criterion).map(({pass})=>pass);const good=passes.filter(Boolean).length;return{good,bad:passes.length-good}}jsonl(criterion){return this.#of(criterion).map(({output,pass,question})=>`${JSON.stringify({output,pass,question})}\n`).join("")}#of(criterion){return[...this.#labels.values()].filter(label=>label.criterion===criterion)}};function keyOf({criterion,output}){return JSON.stringify([criterion,output])}function keep(labels2){try{localStorage.setItem(STORE,JSON.stringify(labels2))}catch{}}function stored(){try{const kept=JSON.parse(localStorage.getItem(STORE)??"[]");return Array.isArray(kept)?kept.filter(isEntry):[]}catch{return[]}}function isEntry(entry){if(!Array.isArray(entry)||entry.length!==2||typeof entry[0]!=="string")return false;const label=entry[1];if(typeof label!=="object"||label===null)return false;const{criterion,output,pass,question}=label;return typeof criterion==="string"&&typeof output==="string"&&typeof pass==="boolean"&&(question===void 0||typeof question==="string")}var labels=new Labels;function judgedAnswer({judged},{answers,question},ofResult){const answer=judged===void 0?void 0:answers[judged.answer];if(judged===void 0||answer===void 0)return void 0;const{messages=[]}=question??ofResult??{};const asked=answer.user??messages.findLast(({role})=>role==="user");return{criterion:judged.criterion,output:answer.answer.text,question:asked?.text}}function judgedAnswers(criterion){const failed=new Map;const passed=new Map;pageIndex.rows.forEach((_,index)=>{const details=detailsOf(index);for(const run of details?.runs??[]){for(const assertion of run.assertions){if(assertion.judged?.criterion!==criterion)continue;if(assertion.judged.good!==void 0)continue;const answer=judgedAnswer(assertion,run,details?.question);if(answer===void 0)continue;const known=assertion.passed?passed:failed;if(!known.has(answer.output))known.set(answer.output,answer)}}});for(const output of failed.keys())passed.delete(output);return byTurns([...failed.values()],[...passed.values()])}function byTurns(first,second){const longest=Math.max(first.length,second.length);return Array.from({length:longest},(_,index)=>[...first.slice(index,index+1),...second.slice(index,index+1)]).flat()}function detailsElement(row,index){const box=make("div","details-box");const line=make("p","facts",makeLink(row.place,row.url));if(row.assertsNothing===true){line.append(` \xB7 ${SIGNS.look} asserts nothing, so no answer can fail`)}if(row.reusedText!==void 0)line.append(` \xB7 ${row.reusedText}`);box.append(line);const details=detailsOf(index);if(details===void 0){box.append(make("p","note","The answers are in report.json; this page would be too large."));return box}const{about=[],question,runs,beforeAfter}=details;if(about.length>0)box.append(namedValues(about));if(row.changeText!==void 0){const base=row.baseText===void 0?"":`: base ${row.baseText}, `;const here=row.baseText===void 0?"":`here ${row.passedRuns} of ${row.runs}`;line.append(` \xB7 ${row.changeText}${base}${here}`)}if(row.status!=="passed")box.append(markdownButton(row,details));if(question!==void 0)box.append(questionElement(question));if(beforeAfter!==void 0)box.append(beforeAfterElement(beforeAfter));const firstFailed=runs.findIndex(run=>run.verdict!=="passed");const open2=firstFailed===-1?0:firstFailed;box.append(...runs.map((run,number)=>runElement(run,question,number===open2)));return box}function markdownButton(row,details){const markdown=()=>failureMarkdown(row,details);const place=make("p","copy-line");const button=copyButton("Copy as Markdown",markdown,()=>{const text=make("pre","text",markdown());place.querySelector("pre")?.remove();place.after(text);return text});place.append(button);return place}function failureMarkdown(row,{question,runs,beforeAfter}){const run=runs.find(({verdict})=>verdict!=="passed");const base=row.baseText===void 0?"":`; on the base ${row.baseText}`;const asked=run?.question??question;const said=asked?.messages.findLast(({role})=>role==="user")?.text??asked?.command;const answers=run?.answers??[];const calls=answers.flatMap(answer=>answer.calls.map(({name,args=""})=>`${name}(${args})`));const block=(title,text)=>text===void 0||text===""?[]:["",`**${title}**`,"",...fencedCode(text.split("\\n"),"text")];return[`${STATUS_SIGNS[row.status]} **Test** ${markdownCode(row.name)} (${markdownCode(row.model)}): ${row.passedRuns} of ${row.runs} answers pass${base}`,"",markdownLink(markdownCode(row.place),row.url),"",...(run?.assertions??[]).filter(({passed,advisory})=>!passed&&advisory!==true).map(({label,code="",message=""})=>[`- ${SIGNS.failed}`,...[code,label,message].filter(Boolean).map(markdownCode)].join(" ")),...block("Asked",said),...block("Before, on the base",beforeAfter?.before.text),...block("Now",answers.map(({answer})=>answer.text).join("\\n\\n").trim()),...block("Changed files",run?.changes?.map(fileTitle).join("\\n")),...block("Calls on the base",beforeAfter?.calls?.before.join("\\n")),...block("Calls now",calls.join("\\n")),""].join("\\n")}function runElement(run,question,open2){const details=make("details",`run ${run.verdict}`);const failed=run.assertions.filter(it=>!it.passed&&it.advisory!==true).length;details.append(make("summary","",`${STATUS_SIGNS[run.verdict]} `,make("b","",run.title),failed===0?"":make("span","bad-text",` ${failed} of ${run.assertions.length} failed`),make("span","facts",` ${run.facts.join(" \xB7 ")}`)));let filled=false;const fill=()=>{if(filled)return;filled=true;details.append(runBody(run,question))};if(open2){fill();details.open=true}else{details.addEventListener("toggle",fill)}return details}function runBody(run,question){const body=make("div","run-body");if(run.question!==void 0)body.append(questionElement(run.question));const ordered=[...run.assertions].sort((a,b)=>Number(a.passed)-Number(b.passed));if(ordered.length>0){const items=ordered.map(assertion=>{const item=assertionElement(assertion);const answer=judgedAnswer(assertion,run,question);const{good}=assertion.judged??{};if(good!==void 0)item.append(knownLabel(good));else if(answer!==void 0)item.append(labelButtons(answer));return item});body.append(make("ul","assertions",...items))}body.append(...run.answers.map(answerElement));if(run.changes!==void 0)body.append(changesElement("Changed files",run.changes));if(run.trace!==void 0)body.append(traceElement(run.trace));if(run.thoughts!==void 0){body.append(textElement("h3","Thoughts (not judged)",run.thoughts))}if(run.note!==void 0)body.append(make("p","note",run.note));return body}function traceElement({lines,note}){const box=make("div","answer",make("h3","","Steps, from the traces"));const root=make("ul","trace");const open2=[root];for(const{kind,name,depth,facts:facts2,failed}of lines){const item=make("li","",failed?make("span","bad-text",`${SIGNS.failed} failed `):"",make("span","tag",kind)," ",make("code","",name),make("span","facts",` ${facts2.join(" \xB7 ")}`));const level=Math.min(depth,open2.length-1);open2[level]?.append(item);const inner=make("ul","trace");open2.splice(level+1,open2.length,inner);item.append(inner)}for(const list of[...root.querySelectorAll("ul")])if(list.childElementCount===0)list.remove();box.append(root);if(note!==void 0)box.append(make("p","note",note));return box}function assertionElement(assertion){const{passed,advisory,label,type,code,band,scoreText,message,reason,facts:facts2}=assertion;const sign=passed?SIGNS.passed:advisory===true?SIGNS.idle:SIGNS.failed;const item=make("li",passed?"good":advisory===true?"idle":"bad");const head=make("div","assertion-head",make("span","icon",sign),make("b","label",label));if(code!==void 0)head.append(make("code","code",code));if(advisory===true)head.append(make("span","tag","advisory"));head.append(make("span","tag",type),scoreElement(scoreText,band));item.append(head);if(message!==void 0)item.append(make("p","message",message));if(reason!==void 0){item.append(make("p","reason",make("span","facts","Judge: "),reason))}if(facts2.length>0){const list=make("dl","fact-list");for(const[name,value]of facts2){list.append(make("div","",make("dt","",name),make("dd","",value)))}item.append(list)}return item}function scoreElement(text,band){if(band===void 0)return make("span","score",text);return make("span",`score band-${band}`,`${text} ${band}`)}function answerElement({turn,user,calls,answer}){const box=make("div","answer");if(turn!==void 0)box.append(make("h3","",`Turn: ${turn}`));const level=turn===void 0?"h3":"h4";if(user!==void 0)box.append(textElement(level,"User",user));if(calls.length>0){box.append(make(level,"","Tool calls"),make("ol","calls",...calls.map(callElement)))}if(answer.text!=="")box.append(textElement(level,"Answer",answer,markedNodes(answer)));return box}function callElement({name,args,result}){const item=make("li","",make("code","",args===void 0?name:`${name}(${args})`));if(result!==void 0){item.append(make("div","result",make("span","facts","answered with "),make("code","",result)))}return item}function beforeAfterElement(pair){const{before,after,prompts=[],calls,changes,note}=pair;const outcome=({passed})=>passed?"passed":"failed";const text=(title,shown2)=>textElement("h3",title,shown2,markedNodes(shown2));const made=(title,list)=>make("div","message-box",make("h3","",title),list.length===0?make("p","note","None."):make("ol","calls",...list.map(call=>make("li","",make("code","",call)))));return make("div","",...prompts.map(prompt=>beside(text(`Prompt on the base (${prompt.role})`,prompt.before),text(`Prompt of this run (${prompt.role})`,prompt.after),prompt.note)),beside(text(`Before: an answer on the base (${outcome(before)})`,before),text(`After: an answer of this run (${outcome(after)})`,after),note),...calls===void 0?[]:[beside(made("Calls on the base, as they came",calls.before),made("Calls of this run, as they came",calls.after))],...changes===void 0?[]:[beside(changesElement("Changed files on the base",changes.before),changesElement("Changed files of this run",changes.after))])}function fileTitle({path,counts}){return`${path} (${counts})`}function changesElement(title,files){const box=make("div","message-box diff",make("h3","",title));if(files.length===0)box.append(make("p","note","None."));for(const file of files){box.append(file.diff===void 0?make("p","",make("code","",fileTitle(file))):textElement("h4",fileTitle(file),file.diff,markedNodes(file.diff)))}return box}function beside(before,after,note){const box=make("div","before-after",before,after);return note===void 0?box:make("div","",box,make("p","note",note))}var MARKS={forbidden:"Forbidden text",redacted:"Personal data, redacted",removed:"Only before",added:"Only after"};function markedNodes({text,marks}){const nodes=[];let end=0;for(const mark of marks){const marked=make("mark",mark.kind,text.slice(mark.start,mark.end));marked.title=MARKS[mark.kind];nodes.push(text.slice(end,mark.start),marked);end=mark.end}nodes.push(text.slice(end));return nodes}var{rows,suites}=pageIndex;var BRIEF_ROWS=10;var MORE_ROWS=100;var query=new URLSearchParams;var shown=[];var open;var drawn=new Map;var STATUSES=["failed","errored","not-run","passed"];var hasModels=new Set(rows.map(({model})=>model)).size>1;var MODEL={name:"model",title:"Model",className:"model",by:({model})=>model,orders:["Model, A to Z","Model, Z to A"],cell:({model})=>[model]};var COLUMNS=[{name:"status",title:"Status",className:"status",by:byStatus,orders:["By status","By status, passed first"],cell:({status})=>[`${STATUS_SIGNS[status]} ${status}`]},{name:"name",title:"Test",className:"wide",by:({name})=>name,orders:["Test, A to Z","Test, Z to A"],cell:(row,opener)=>[opener,...tagsOf(row)]},...hasModels?[MODEL]:[],{name:"runs",title:"Answers passed",className:"number runs",by:byRuns,orders:["Fewest answers passed first","Most answers passed first"],cell:({passedRuns,runs})=>[`${passedRuns} of ${runs}`]},{name:"score",title:"Lowest score",className:"number lowest",by:({lowestScore})=>lowestScore??Infinity,orders:["Lowest score first","Highest score first"],cell:({scoreText})=>[scoreText]},{name:"latency",title:"Latency",className:"number latency",by:({latencyMs})=>latencyMs,orders:["Fastest first","Slowest first"],cell:({latencyText})=>[latencyText]},{name:"cost",title:"Cost",className:"number cost",by:({costUsd})=>costUsd,orders:["Cheapest first","Most expensive first"],cell:({costText})=>[costText]},{name:"codes",title:"Failure codes",className:"codes",cell:({codes})=>codes.map(code=>make("code","code",code))}];function tagsOf(row){const{suite,tags,assertsNothing,reusedText,change="",changeText}=row;const texts=[...suites.length>1?[suites[suite]??""]:[],...tags,...assertsNothing===true?[`${SIGNS.look} asserts nothing`]:[],...reusedText===void 0?[]:[reusedText]];return[...texts.map(text=>make("span","tag",text)),...changeText===void 0?[]:[make("span",`tag change ${change}`,changeText)]]}function byStatus({status}){return STATUSES.indexOf(status)}function byRuns({passedRuns,runs}){return runs===0?0:passedRuns/runs}var WORST_FIRST=[({told=Infinity})=>told,byStatus,byRuns];function isNotable(index){const row=rows[index];return row!==void 0&&(row.told!==void 0||row.status!=="passed")}function sortedBy(sort){return COLUMNS.find(({name,by})=>by!==void 0&&name===sort.replace(/^-/,""))}function compareRows(a,b){const sort=query.get("sort")??"";const by=sortedBy(sort)?.by;const values=by===void 0?WORST_FIRST:[by];const order=values.reduce((found,value)=>found||compareValues(value(a),value(b)),0);return sort.startsWith("-")?-order:order}function compareValues(a,b){return a<b?-1:a>b?1:0}function choiceOf(name,all,of,options){return{name,all,of,options,counts:counted(rows.flatMap(of))}}var asNamed=value=>[value,value];var CHOICES=[choiceOf("status","Any status",({status})=>[status],STATUSES.map(asNamed)),choiceOf("suite","Every suite",({suite})=>[suites[suite]??""],suites.map(asNamed)),choiceOf("model","Every model",({model})=>[model]),choiceOf("code","Any failure code",({codes})=>codes),choiceOf("tag","Any tag",({tags})=>tags),choiceOf("change","Any change",({change})=>change===void 0?[]:[change],Object.entries(CHANGES).map(([name,{words}])=>[name,words[1]]))];function counted(values){const counts=new Map;for(const value of values)counts.set(value,(counts.get(value)??0)+1);return counts}var searchTexts;function searchTextOf(row){const{name,model,codes,tags,suite,place,changeText=""}=row;return[name,model,suites[suite]??"",place,changeText,...codes,...tags].join("\\n").toLowerCase()}function passesFilters([index,row]){const words=(query.get("q")??"").toLowerCase().split(/\\s+/).filter(Boolean);if(words.length>0)searchTexts??=rows.map(searchTextOf);const text=searchTexts?.[index]??"";return words.every(word=>text.includes(word))&&CHOICES.every(({name,of})=>{const value=query.get(name);return value===null||of(row).includes(value)})}function choose(name,value){if(value==="")query.delete(name);else query.set(name,value);showTable();writeAddress()}function reset(){query=new URLSearchParams;showTable();writeAddress()}function readAddress(){const address=new URLSearchParams(location.hash.slice(1));const isKnown=(name,value)=>name==="sort"?sortedBy(value)!==void 0:CHOICES.find(choice=>choice.name===name)?.counts.has(value)===true;query=new URLSearchParams([...address].filter(([name,value])=>name==="q"&&value!==""||isKnown(name,value)));showTable();const test=testIn(address);if(test!==void 0)showTest(test)}function testIn(address){const[name,model,suite]=["test","on","in"].map(parameter=>address.get(parameter));const index=rows.findIndex(row=>row.name===name&&(model===null||row.model===model)&&(suite===null||suites[row.suite]===suite));return index===-1?void 0:index}function writeAddress(){const address=new URLSearchParams(query);const row=open===void 0?void 0:rows[open];if(row!==void 0){address.set("test",row.name);address.set("on",row.model);if(suites.length>1)address.set("in",suites[row.suite]??"")}const fragment=address.toString();const bare=`${location.pathname}${location.search}`;try{history.replaceState(null,"",fragment===""?bare:`#${fragment}`)}catch{}}var headRow=make("tr");var tableBody=make("tbody");var table=make("table","tests",make("thead","",headRow),tableBody);var frame=make("div","scroll",table);var shownCount=make("p","shown");var moreButton=makeButton("quiet all",showMore);function startTable(place){headRow.append(...COLUMNS.map(headCell));table.setAttribute("aria-label","Tests");frame.tabIndex=0;frame.setAttribute("role","group");frame.setAttribute("aria-label","Table of tests");shownCount.setAttribute("role","status");const status=make("div","status-line",shownCount,failingButtons());place.append(filterControls(),status,frame,moreButton);document.addEventListener("keydown",onKey);readAddress();const[worst=-1]=shown;if(location.hash.length<2&&isNotable(worst))toggle2(worst);document.addEventListener("DOMContentLoaded",()=>{if(open!==void 0&&location.hash.length>1)showTest(open)});addEventListener("hashchange",()=>{readAddress();const title=document.getElementById("tests-title");const top=title?.getBoundingClientRect().top??0;if(open===void 0&&(top<0||top>innerHeight/2))title?.scrollIntoView()})}function headCell({name,title,className,by}){const cell=make("th",className);cell.scope="col";const sort=()=>{choose("sort",query.get("sort")===name?`-${name}`:name)};cell.append(by===void 0?title:makeButton("sort",sort,title));return cell}function showTable(){open=void 0;drawn.clear();shown=[...rows.entries()].filter(passesFilters).sort(([,a],[,b])=>compareRows(a,b)).map(([index])=>index);keepHeight();tableBody.replaceChildren();if(shown.length===0)tableBody.append(nothingRow());const worst=shown.slice(0,BRIEF_ROWS).filter(isNotable).length;const isBrief=String(query)===""&&worst>0&&shown.length>BRIEF_ROWS;drawRows(isBrief?worst:MORE_ROWS);if(isBrief)shownCount.textContent=`The worst ${worst} of ${rows.length} results`;showChosen()}function drawRows(most){for(const index of shown.slice(drawn.size,most)){const row=rows[index];if(row!==void 0)drawRow(row,index)}const left=shown.length-drawn.size;moreButton.hidden=left===0;const more=left>MORE_ROWS?`${MORE_ROWS} more of`:"all";moreButton.textContent=`Show ${more} ${shown.length} results`;shownCount.textContent=`${shown.length} of ${rows.length} results`}function showMore(){const{size}=drawn;drawRows(size+MORE_ROWS);drawn.get(shown[size]??-1)?.opener.focus({preventScroll:true})}function keepHeight(){const isFiltered=[...query.keys()].some(name=>name!=="sort");const height=Math.min(frame.offsetHeight,innerHeight);frame.style.minHeight=isFiltered?`${height}px`:""}function nothingRow(){const cell=make("td","nothing","No test matches. ",makeButton("quiet",reset,"Reset"));cell.colSpan=COLUMNS.length;return make("tr","",cell)}function drawRow(row,index){const press=()=>{toggle2(index);writeAddress()};const opener=makeButton("opener",press,row.name||"(no name)");opener.setAttribute("aria-expanded","false");const cells=COLUMNS.map(({className,cell})=>make("td",className,...cell(row,opener)));const element=make("tr",`row ${row.status}`,...cells);element.addEventListener("click",event=>{if(event.target instanceof Element&&event.target.closest("button, a")!==null)return;if(String(getSelection())==="")press()});drawn.set(index,{element,opener});tableBody.append(element)}function toggle2(index){const[row,place]=[rows[index],drawn.get(index)];if(row===void 0||place===void 0)return;const{element,opener}=place;const isOpen=element.classList.toggle("open");opener.setAttribute("aria-expanded",String(isOpen));if(isOpen){const cell=make("td","",detailsElement(row,index));cell.colSpan=COLUMNS.length;element.after(make("tr","unfolded",cell));open=index}else{element.nextElementSibling?.remove();if(open===index)open=void 0}}function showTest(index){if(!shown.includes(index)){query=new URLSearchParams;showTable()}const place=shown.indexOf(index);if(place>=drawn.size)drawRows(place+1);const row=drawn.get(index);if(row===void 0)return;if(!row.element.classList.contains("open"))toggle2(index);open=index;writeAddress();row.opener.focus({preventScroll:true});row.element.scrollIntoView({block:"start"})}function failingButtons(){const box=make("span","failing");if(rows.every(({status})=>status==="passed"))return box;const button=(by,label,key)=>{const element=makeButton("quiet",()=>stepToFailing(by),label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};box.append(button(-1,"\u2191 Previous failing","p"),button(1,"\u2193 Next failing","n"));return box}function onKey(event){if(event.altKey||event.ctrlKey||event.metaKey||event.defaultPrevented)return;if(event.target instanceof Element&&event.target.closest("input, select")!==null)return;if(event.key==="n")stepToFailing(1);else if(event.key==="p")stepToFailing(-1)}function stepToFailing(by){const at=open===void 0?-1:shown.indexOf(open);const isFailing=index=>rows[index]?.status!=="passed";const next=by===1?shown.slice(at+1).find(isFailing):shown.slice(0,Math.max(0,at)).findLast(isFailing);if(next===void 0)return;if(open!==void 0)toggle2(open);showTest(next)}var fields=new Map;function filterControls(){const search=make("input");search.type="search";search.id="filter-text";search.autocomplete="off";search.spellcheck=false;search.placeholder="Filter by test, model, code, tag";search.setAttribute("aria-label","Filter tests by text");search.addEventListener("input",()=>choose("q",search.value));fields.set("q",search);const orders=COLUMNS.flatMap(({name,orders:words})=>words===void 0?[]:[[name,words[0]],[`-${name}`,words[1]]]);const order=choiceField("sort",[["","Worst first"],...orders]);order.id="order";order.className="order";order.setAttribute("aria-label","Order of the tests");const controls=make("form","controls",search,order,...CHOICES.flatMap(filterField));controls.append(makeButton("quiet",reset,"Reset"));controls.setAttribute("role","search");controls.addEventListener("submit",event=>event.preventDefault());return controls}function filterField({name,all,counts,options}){if([...counts.values()].every(count2=>count2===rows.length))return[];const named=options??[...counts.keys()].sort().map(asNamed);const field=choiceField(name,[["",all],...named.filter(([value])=>counts.has(value)).map(([value,words])=>[value,`${words} (${counts.get(value)??0})`])]);field.id=`filter-${name}`;field.setAttribute("aria-label",`Filter tests by ${name}`);return[field]}function choiceField(name,options){const field=make("select");for(const[value,words]of options){const option=make("option","",words);option.value=value;field.append(option)}field.addEventListener("change",()=>choose(name,field.value));fields.set(name,field);return field}function showChosen(){for(const[name,field]of fields){const value=query.get(name)??"";if(field.value!==value)field.value=value}const sort=query.get("sort")??"";const column=sortedBy(sort);table.dataset["sort"]=column?.name??"worst";[...headRow.children].forEach((cell,index)=>{if(column===void 0||COLUMNS[index]!==column)cell.removeAttribute("aria-sort");else cell.setAttribute("aria-sort",sort.startsWith("-")?"descending":"ascending")})}var tablePlace=document.getElementById("table");if(tablePlace!==null)startTable(tablePlace);document.addEventListener("DOMContentLoaded",()=>{const labelsPlace=document.getElementById("labels");if(labelsPlace!==null)startLabels(labelsPlace)});})();\n';
  const PLOTS_SCRIPT = '/* uplot 1.6.32. The MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE. */\n"use strict";(()=>{var hr="uplot",dr="u-hz",mr="u-vt",gr="u-title",wr="u-wrap",Sr="u-under",yr="u-over",xr="u-axis",Qt="u-off",br="u-select",_r="u-cursor-x",Mr="u-cursor-y",kr="u-cursor-pt",Tr="u-legend",Er="u-live",vr="u-inline",Ar="u-series",Lr="u-marker",ei="u-label",Cr="u-value",$l="width",Wl="height";var ti="bottom",xl="left",Bn="right",ro="#000",li=ro+"0",Un="mousemove",ni="mousedown",Yn="mouseup",oi="mouseenter",ii="mouseleave",si="dblclick",Pr="resize",Dr="scroll",ri="change",un="dppxchange",uo="--",vl=typeof window<"u",Qn=vl?document:null,_l=vl?window:null,Rr=vl?navigator:null,ie,nn;function Zn(){let e=devicePixelRatio;ie!=e&&(ie=e,nn&&eo(ri,nn,Zn),nn=matchMedia(`(min-resolution: ${ie-.001}dppx) and (max-resolution: ${ie+.001}dppx)`),Zt(ri,nn,Zn),_l.dispatchEvent(new CustomEvent(un)))}function Xe(e,l){if(l!=null){let i=e.classList;!i.contains(l)&&i.add(l)}}function Xn(e,l){let i=e.classList;i.contains(l)&&i.remove(l)}function ge(e,l,i){e.style[l]=i+"px"}function mt(e,l,i,n){let s=Qn.createElement(e);return l!=null&&Xe(s,l),i?.insertBefore(s,n),s}function ut(e,l){return mt("div",e,l)}var ui=new WeakMap;function Tt(e,l,i,n,s){let c="translate("+l+"px,"+i+"px)",f=ui.get(e);c!=f&&(e.style.transform=c,ui.set(e,c),l<0||i<0||l>n||i>s?Xe(e,Qt):Xn(e,Qt))}var fi=new WeakMap;function ci(e,l,i){let n=l+i,s=fi.get(e);n!=s&&(fi.set(e,n),e.style.background=l,e.style.borderColor=i)}var ai=new WeakMap;function pi(e,l,i,n){let s=l+""+i,c=ai.get(e);s!=c&&(ai.set(e,s),e.style.height=i+"px",e.style.width=l+"px",e.style.marginLeft=n?-l/2+"px":0,e.style.marginTop=n?-i/2+"px":0)}var fo={passive:!0},Nr={...fo,capture:!0};function Zt(e,l,i,n){l.addEventListener(e,i,n?Nr:fo)}function eo(e,l,i,n){l.removeEventListener(e,i,fo)}vl&&Zn();function gt(e,l,i,n){let s;i=i||0,n=n||l.length-1;let c=n<=2147483647;for(;n-i>1;)s=c?i+n>>1:et((i+n)/2),l[s]<e?i=s:n=s;return e-l[i]<=l[n]-e?i:n}function $i(e){return(i,n,s)=>{let c=-1,f=-1;for(let p=n;p<=s;p++)if(e(i[p])){c=p;break}for(let p=s;p>=n;p--)if(e(i[p])){f=p;break}return[c,f]}}var Wi=e=>e!=null,Ii=e=>e!=null&&e>0,an=$i(Wi),Or=$i(Ii);function Fr(e,l,i,n=0,s=!1){let c=s?Or:an,f=s?Ii:Wi;[l,i]=c(e,l,i);let p=e[l],h=e[l];if(l>-1)if(n==1)p=e[l],h=e[i];else if(n==-1)p=e[i],h=e[l];else for(let m=l;m<=i;m++){let x=e[m];f(x)&&(x<p?p=x:x>h&&(h=x))}return[p??ce,h??-ce]}function pn(e,l,i,n){let s=mi(e),c=mi(l);e==l&&(s==-1?(e*=i,l/=i):(e/=i,l*=i));let f=i==10?Lt:Gi,p=s==1?et:ft,h=c==1?ft:et,m=p(f(Ae(e))),x=h(f(Ae(l))),g=Ml(i,m),w=Ml(i,x);return i==10&&(m<0&&(g=ae(g,-m)),x<0&&(w=ae(w,-x))),n||i==2?(e=g*s,l=w*c):(e=Ki(e,g),l=hn(l,w)),[e,l]}function co(e,l,i,n){let s=pn(e,l,i,n);return e==0&&(s[0]=0),l==0&&(s[1]=0),s}var ao=.1,hi={mode:3,pad:ao},Gl={pad:0,soft:null,mode:0},Hr={min:Gl,max:Gl};function fn(e,l,i,n){return dn(i)?di(e,l,i):(Gl.pad=i,Gl.soft=n?0:null,Gl.mode=n?3:0,di(e,l,Hr))}function ne(e,l){return e??l}function Vr(e,l,i){for(l=ne(l,0),i=ne(i,e.length-1);l<=i;){if(e[l]!=null)return!0;l++}return!1}function di(e,l,i){let n=i.min,s=i.max,c=ne(n.pad,0),f=ne(s.pad,0),p=ne(n.hard,-ce),h=ne(s.hard,ce),m=ne(n.soft,ce),x=ne(s.soft,-ce),g=ne(n.mode,0),w=ne(s.mode,0),A=l-e,L=Lt(A),H=Be(Ae(e),Ae(l)),z=Lt(H),W=Ae(z-L);(A<1e-24||W>10)&&(A=0,(e==0||l==0)&&(A=1e-24,g==2&&m!=ce&&(c=0),w==2&&x!=-ce&&(f=0)));let _=A||H||1e3,V=Lt(_),M=Ml(10,et(V)),j=_*(A==0?e==0?.1:1:c),P=ae(Ki(e-j,M/10),24),q=e>=m&&(g==1||g==3&&P<=m||g==2&&P>=m)?m:ce,U=Be(p,P<q&&e>=q?q:wt(q,P)),Z=_*(A==0?l==0?.1:1:f),B=ae(hn(l+Z,M/10),24),k=l<=x&&(w==1||w==3&&B>=x||w==2&&B<=x)?x:-ce,K=wt(h,B>k&&l<=k?k:Be(k,B));return U==K&&U==0&&(K=100),[U,K]}var zr=new Intl.NumberFormat(vl?Rr.language:"en-US"),po=e=>zr.format(e),tt=Math,rn=tt.PI,Ae=tt.abs,et=tt.floor,ve=tt.round,ft=tt.ceil,wt=tt.min,Be=tt.max,Ml=tt.pow,mi=tt.sign,Lt=tt.log10,Gi=tt.log2,$r=(e,l=1)=>tt.sinh(e)*l,Kn=(e,l=1)=>tt.asinh(e/l),ce=1/0;function gi(e){return(Lt((e^e>>31)-(e>>31))|0)+1}function to(e,l,i){return wt(Be(e,l),i)}function Bi(e){return typeof e=="function"}function X(e){return Bi(e)?e:()=>e}var Wr=()=>{},Ui=e=>e,Yi=(e,l)=>l,Ir=e=>null,wi=e=>!0,Si=(e,l)=>e==l,Gr=/\\.\\d*?(?=9{6,}|0{6,})/gm,Xt=e=>{if(qi(e)||Vt.has(e))return e;let l=`${e}`,i=l.match(Gr);if(i==null)return e;let n=i[0].length-1;if(l.indexOf("e-")!=-1){let[s,c]=l.split("e");return+`${Xt(s)}e${c}`}return ae(e,n)};function qt(e,l){return Xt(ae(Xt(e/l))*l)}function hn(e,l){return Xt(ft(Xt(e/l))*l)}function Ki(e,l){return Xt(et(Xt(e/l))*l)}function ae(e,l=0){if(qi(e))return e;let i=10**l,n=e*i*(1+Number.EPSILON);return ve(n)/i}var Vt=new Map;function ji(e){return((""+e).split(".")[1]||"").length}function Ul(e,l,i,n){let s=[],c=n.map(ji);for(let f=l;f<i;f++){let p=Ae(f),h=ae(Ml(e,f),p);for(let m=0;m<n.length;m++){let x=e==10?+`${n[m]}e${f}`:n[m]*h,g=(f>=0?0:p)+(f>=c[m]?0:c[m]),w=e==10?x:ae(x,g);s.push(w),Vt.set(w,g)}}return s}var Bl={},ho=[],kl=[null,null],Ht=Array.isArray,qi=Number.isInteger,Br=e=>e===void 0;function yi(e){return typeof e=="string"}function dn(e){let l=!1;if(e!=null){let i=e.constructor;l=i==null||i==Object}return l}function Ur(e){return e!=null&&typeof e=="object"}var Yr=Object.getPrototypeOf(Uint8Array),Ji="__proto__";function Tl(e,l=dn){let i;if(Ht(e)){let n=e.find(s=>s!=null);if(Ht(n)||l(n)){i=Array(e.length);for(let s=0;s<e.length;s++)i[s]=Tl(e[s],l)}else i=e.slice()}else if(e instanceof Yr)i=e.slice();else if(l(e)){i={};for(let n in e)n!=Ji&&(i[n]=Tl(e[n],l))}else i=e;return i}function ke(e){let l=arguments;for(let i=1;i<l.length;i++){let n=l[i];for(let s in n)s!=Ji&&(dn(e[s])?ke(e[s],Tl(n[s])):e[s]=Tl(n[s]))}return e}var Kr=0,jr=1,qr=2;function Jr(e,l,i){for(let n=0,s,c=-1;n<l.length;n++){let f=l[n];if(f>c){for(s=f-1;s>=0&&e[s]==null;)e[s--]=null;for(s=f+1;s<i&&e[s]==null;)e[c=s++]=null}}}function Qr(e,l){if(eu(e)){let f=e[0].slice();for(let p=1;p<e.length;p++)f.push(...e[p].slice(1));return tu(f[0])||(f=Xr(f)),f}let i=new Set;for(let f=0;f<e.length;f++){let h=e[f][0],m=h.length;for(let x=0;x<m;x++)i.add(h[x])}let n=[Array.from(i).sort((f,p)=>f-p)],s=n[0].length,c=new Map;for(let f=0;f<s;f++)c.set(n[0][f],f);for(let f=0;f<e.length;f++){let p=e[f],h=p[0];for(let m=1;m<p.length;m++){let x=p[m],g=Array(s).fill(void 0),w=l?l[f][m]:jr,A=[];for(let L=0;L<x.length;L++){let H=x[L],z=c.get(h[L]);H===null?w!=Kr&&(g[z]=H,w==qr&&A.push(z)):g[z]=H}Jr(g,A,s),n.push(g)}}return n}var Zr=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Xr(e){let l=e[0],i=l.length,n=Array(i);for(let c=0;c<n.length;c++)n[c]=c;n.sort((c,f)=>l[c]-l[f]);let s=[];for(let c=0;c<e.length;c++){let f=e[c],p=Array(i);for(let h=0;h<i;h++)p[h]=f[n[h]];s.push(p)}return s}function eu(e){let l=e[0][0],i=l.length;for(let n=1;n<e.length;n++){let s=e[n][0];if(s.length!=i)return!1;if(s!=l){for(let c=0;c<i;c++)if(s[c]!=l[c])return!1}}return!0}function tu(e,l=100){let i=e.length;if(i<=1)return!0;let n=0,s=i-1;for(;n<=s&&e[n]==null;)n++;for(;s>=n&&e[s]==null;)s--;if(s<=n)return!0;let c=Be(1,et((s-n+1)/l));for(let f=e[n],p=n+c;p<=s;p+=c){let h=e[p];if(h!=null){if(h<=f)return!1;f=h}}return!0}var Qi=["January","February","March","April","May","June","July","August","September","October","November","December"],Zi=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xi(e){return e.slice(0,3)}var lu=Zi.map(Xi),nu=Qi.map(Xi),ou={MMMM:Qi,MMM:nu,WWWW:Zi,WWW:lu};function zl(e){return(e<10?"0":"")+e}function iu(e){return(e<10?"00":e<100?"0":"")+e}var su={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,l)=>l.MMMM[e.getMonth()],MMM:(e,l)=>l.MMM[e.getMonth()],MM:e=>zl(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>zl(e.getDate()),D:e=>e.getDate(),WWWW:(e,l)=>l.WWWW[e.getDay()],WWW:(e,l)=>l.WWW[e.getDay()],HH:e=>zl(e.getHours()),H:e=>e.getHours(),h:e=>{let l=e.getHours();return l==0?12:l>12?l-12:l},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>zl(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>zl(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>iu(e.getMilliseconds())};function mo(e,l){l=l||ou;let i=[],n=/\\{([a-z]+)\\}|[^{]+/gi,s;for(;s=n.exec(e);)i.push(s[0][0]=="{"?su[s[1]]:s[0]);return c=>{let f="";for(let p=0;p<i.length;p++)f+=typeof i[p]=="string"?i[p]:i[p](c,l);return f}}var ru=new Intl.DateTimeFormat().resolvedOptions().timeZone;function uu(e,l){let i;return l=="UTC"||l=="Etc/UTC"?i=new Date(+e+e.getTimezoneOffset()*6e4):l==ru?i=e:(i=new Date(e.toLocaleString("en-US",{timeZone:l})),i.setMilliseconds(e.getMilliseconds())),i}var es=e=>e%1==0,cn=[1,2,2.5,5],fu=Ul(10,-32,0,cn),ts=Ul(10,0,32,cn),cu=ts.filter(es),Jt=fu.concat(ts),go=`\n`,ls="{YYYY}",xi=go+ls,ns="{M}/{D}",Il=go+ns,on=Il+"/{YY}",os="{aa}",au="{h}:{mm}",bl=au+os,bi=go+bl,_i=":{ss}",re=null;function is(e){let l=e*1e3,i=l*60,n=i*60,s=n*24,c=s*30,f=s*365,h=(e==1?Ul(10,0,3,cn).filter(es):Ul(10,-3,0,cn)).concat([l,l*5,l*10,l*15,l*30,i,i*5,i*10,i*15,i*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,c,c*2,c*3,c*4,c*6,f,f*2,f*5,f*10,f*25,f*50,f*100]),m=[[f,ls,re,re,re,re,re,re,1],[s*28,"{MMM}",xi,re,re,re,re,re,1],[s,ns,xi,re,re,re,re,re,1],[n,"{h}"+os,on,re,Il,re,re,re,1],[i,bl,on,re,Il,re,re,re,1],[l,_i,on+" "+bl,re,Il+" "+bl,re,bi,re,1],[e,_i+".{fff}",on+" "+bl,re,Il+" "+bl,re,bi,re,1]];function x(g){return(w,A,L,H,z,W)=>{let _=[],V=z>=f,M=z>=c&&z<f,j=g(L),P=ae(j*e,3),q=jn(j.getFullYear(),V?0:j.getMonth(),M||V?1:j.getDate()),U=ae(q*e,3);if(M||V){let Z=M?z/c:0,B=V?z/f:0,k=P==U?P:ae(jn(q.getFullYear()+B,q.getMonth()+Z,1)*e,3),K=new Date(ve(k/e)),D=K.getFullYear(),I=K.getMonth();for(let F=0;k<=H;F++){let ee=jn(D+B*F,I+Z*F,1),O=ee-g(ae(ee*e,3));k=ae((+ee+O)*e,3),k<=H&&_.push(k)}}else{let Z=z>=s?s:z,B=et(L)-et(P),k=U+B+hn(P-U,Z);_.push(k);let K=g(k),D=K.getHours()+K.getMinutes()/i+K.getSeconds()/n,I=z/n,F=w.axes[A]._space,ee=W/F;for(;k=ae(k+z,e==1?0:3),!(k>H);)if(I>1){let O=et(ae(D+I,6))%24,te=g(k).getHours()-O;te>1&&(te=-1),k-=te*n,D=(D+I)%24;let ue=_[_.length-1];ae((k-ue)/z,3)*ee>=.7&&_.push(k)}else _.push(k)}return _}}return[h,m,x]}var[pu,hu,du]=is(1),[mu,gu,wu]=is(.001);Ul(2,-53,53,[1]);function Mi(e,l){return e.map(i=>i.map((n,s)=>s==0||s==8||n==null?n:l(s==1||i[8]==0?n:i[1]+n)))}function ki(e,l){return(i,n,s,c,f)=>{let p=l.find(L=>f>=L[0])||l[l.length-1],h,m,x,g,w,A;return n.map(L=>{let H=e(L),z=H.getFullYear(),W=H.getMonth(),_=H.getDate(),V=H.getHours(),M=H.getMinutes(),j=H.getSeconds(),P=z!=h&&p[2]||W!=m&&p[3]||_!=x&&p[4]||V!=g&&p[5]||M!=w&&p[6]||j!=A&&p[7]||p[1];return h=z,m=W,x=_,g=V,w=M,A=j,P(H)})}}function Su(e,l){let i=mo(l);return(n,s,c,f,p)=>s.map(h=>i(e(h)))}function jn(e,l,i){return new Date(e,l,i)}function Ti(e,l){return l(e)}var yu="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ei(e,l){return(i,n,s,c)=>c==null?uo:l(e(n))}function xu(e,l){let i=e.series[l];return i.width?i.stroke(e,l):i.points.width?i.points.stroke(e,l):null}function bu(e,l){return e.series[l].fill(e,l)}var _u={show:!0,live:!0,isolate:!1,mount:Wr,markers:{show:!0,width:2,stroke:xu,fill:bu,dash:"solid"},idx:null,idxs:null,values:[]};function Mu(e,l){let i=e.cursor.points,n=ut(),s=i.size(e,l);ge(n,$l,s),ge(n,Wl,s);let c=s/-2;ge(n,"marginLeft",c),ge(n,"marginTop",c);let f=i.width(e,l,s);return f&&ge(n,"borderWidth",f),n}function ku(e,l){let i=e.series[l].points;return i._fill||i._stroke}function Tu(e,l){let i=e.series[l].points;return i._stroke||i._fill}function Eu(e,l){return e.series[l].points.size}var qn=[0,0];function vu(e,l,i){return qn[0]=l,qn[1]=i,qn}function sn(e,l,i,n=!0){return s=>{s.button==0&&(!n||s.target==l)&&i(s)}}function Jn(e,l,i,n=!0){return s=>{(!n||s.target==l)&&i(s)}}var Au={show:!0,x:!0,y:!0,lock:!1,move:vu,points:{one:!1,show:Mu,size:Eu,width:0,stroke:Tu,fill:ku},bind:{mousedown:sn,mouseup:sn,click:sn,dblclick:sn,mousemove:Jn,mouseleave:Jn,mouseenter:Jn},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,l)=>{l.stopPropagation(),l.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,l,i,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ss={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},wo=ke({},ss,{filter:Yi}),rs=ke({},wo,{size:10}),us=ke({},ss,{show:!1}),So=\'12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"\',fs="bold "+So,cs=1.5,vi={show:!0,scale:"x",stroke:ro,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fs,side:2,grid:wo,ticks:rs,border:us,font:So,lineGap:cs,rotate:0},Lu="Value",Cu="Time",Ai={show:!0,scale:"x",auto:!1,sorted:1,min:ce,max:-ce,idxs:[]};function Pu(e,l,i,n,s){return l.map(c=>c==null?"":po(c))}function Du(e,l,i,n,s,c,f){let p=[],h=Vt.get(s)||0;i=f?i:ae(hn(i,s),h);for(let m=i;m<=n;m=ae(m+s,h))p.push(Object.is(m,-0)?0:m);return p}function lo(e,l,i,n,s,c,f){let p=[],h=e.scales[e.axes[l].scale].log,m=h==10?Lt:Gi,x=et(m(i));s=Ml(h,x),h==10&&(s=Jt[gt(s,Jt)]);let g=i,w=s*h;h==10&&(w=Jt[gt(w,Jt)]);do p.push(g),g=g+s,h==10&&!Vt.has(g)&&(g=ae(g,Vt.get(s))),g>=w&&(s=g,w=s*h,h==10&&(w=Jt[gt(w,Jt)]));while(g<=n);return p}function Ru(e,l,i,n,s,c,f){let h=e.scales[e.axes[l].scale].asinh,m=n>h?lo(e,l,Be(h,i),n,s):[h],x=n>=0&&i<=0?[0]:[];return(i<-h?lo(e,l,Be(h,-n),-i,s):[h]).reverse().map(w=>-w).concat(x,m)}var as=/./,Nu=/[12357]/,Ou=/[125]/,Li=/1/,no=(e,l,i,n)=>e.map((s,c)=>l==4&&s==0||c%n==0&&i.test(s.toExponential()[s<0?1:0])?s:null);function Fu(e,l,i,n,s){let c=e.axes[i],f=c.scale,p=e.scales[f],h=e.valToPos,m=c._space,x=h(10,f),g=h(9,f)-x>=m?as:h(7,f)-x>=m?Nu:h(5,f)-x>=m?Ou:Li;if(g==Li){let w=Ae(h(1,f)-x);if(w<m)return no(l.slice().reverse(),p.distr,g,ft(m/w)).reverse()}return no(l,p.distr,g,1)}function Hu(e,l,i,n,s){let c=e.axes[i],f=c.scale,p=c._space,h=e.valToPos,m=Ae(h(1,f)-h(2,f));return m<p?no(l.slice().reverse(),3,as,ft(p/m)).reverse():l}function Vu(e,l,i,n){return n==null?uo:l==null?"":po(l)}var Ci={show:!0,scale:"y",stroke:ro,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fs,side:3,grid:wo,ticks:rs,border:us,font:So,lineGap:cs,rotate:0};function zu(e,l){let i=3+(e||1)*2;return ae(i*l,3)}function $u(e,l){let{scale:i,idxs:n}=e.series[0],s=e._data[0],c=e.valToPos(s[n[0]],i,!0),f=e.valToPos(s[n[1]],i,!0),p=Ae(f-c),h=e.series[l],m=p/(h.points.space*ie);return n[1]-n[0]<=m}var Pi={scale:null,auto:!0,sorted:0,min:ce,max:-ce},ps=(e,l,i,n,s)=>s,Di={show:!0,auto:!0,sorted:0,gaps:ps,alpha:1,facets:[ke({},Pi,{scale:"x"}),ke({},Pi,{scale:"y"})]},Ri={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ps,alpha:1,points:{show:$u,filter:null},values:null,min:ce,max:-ce,idxs:[],path:null,clip:null};function Wu(e,l,i,n,s){return i/10}var hs={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Iu=ke({},hs,{time:!1,ori:1}),Ni={};function ds(e,l){let i=Ni[e];return i||(i={key:e,plots:[],sub(n){i.plots.push(n)},unsub(n){i.plots=i.plots.filter(s=>s!=n)},pub(n,s,c,f,p,h,m){for(let x=0;x<i.plots.length;x++)i.plots[x]!=s&&i.plots[x].pub(n,s,c,f,p,h,m)}},e!=null&&(Ni[e]=i)),i}var El=1,oo=2;function el(e,l,i){let n=e.mode,s=e.series[l],c=n==2?e._data[l]:e._data,f=e.scales,p=e.bbox,h=c[0],m=n==2?c[1]:c[l],x=n==2?f[s.facets[0].scale]:f[e.series[0].scale],g=n==2?f[s.facets[1].scale]:f[s.scale],w=p.left,A=p.top,L=p.width,H=p.height,z=e.valToPosH,W=e.valToPosV;return x.ori==0?i(s,h,m,x,g,z,W,w,A,L,H,gn,Al,Sn,gs,Ss):i(s,h,m,x,g,W,z,A,w,H,L,wn,Ll,bo,ws,ys)}function yo(e,l){let i=0,n=0,s=ne(e.bands,ho);for(let c=0;c<s.length;c++){let f=s[c];f.series[0]==l?i=f.dir:f.series[1]==l&&(f.dir==1?n|=1:n|=2)}return[i,n==1?-1:n==2?1:n==3?2:0]}function Gu(e,l,i,n,s){let c=e.mode,f=e.series[l],p=c==2?f.facets[1].scale:f.scale,h=e.scales[p];return s==-1?h.min:s==1?h.max:h.distr==3?h.dir==1?h.min:h.max:0}function Ct(e,l,i,n,s,c){return el(e,l,(f,p,h,m,x,g,w,A,L,H,z)=>{let W=f.pxRound,_=m.dir*(m.ori==0?1:-1),V=m.ori==0?Al:Ll,M,j;_==1?(M=i,j=n):(M=n,j=i);let P=W(g(p[M],m,H,A)),q=W(w(h[M],x,z,L)),U=W(g(p[j],m,H,A)),Z=W(w(c==1?x.max:x.min,x,z,L)),B=new Path2D(s);return V(B,U,Z),V(B,P,Z),V(B,P,q),B})}function mn(e,l,i,n,s,c){let f=null;if(e.length>0){f=new Path2D;let p=l==0?Sn:bo,h=i;for(let g=0;g<e.length;g++){let w=e[g];if(w[1]>w[0]){let A=w[0]-h;A>0&&p(f,h,n,A,n+c),h=w[1]}}let m=i+s-h,x=10;m>0&&p(f,h,n-x/2,m,n+c+x)}return f}function Bu(e,l,i){let n=e[e.length-1];n&&n[0]==l?n[1]=i:e.push([l,i])}function xo(e,l,i,n,s,c,f){let p=[],h=e.length;for(let m=s==1?i:n;m>=i&&m<=n;m+=s)if(l[m]===null){let g=m,w=m;if(s==1)for(;++m<=n&&l[m]===null;)w=m;else for(;--m>=i&&l[m]===null;)w=m;let A=c(e[g]),L=w==g?A:c(e[w]),H=g-s;A=f<=0&&H>=0&&H<h?c(e[H]):A;let W=w+s;L=f>=0&&W>=0&&W<h?c(e[W]):L,L>=A&&p.push([A,L])}return p}function Oi(e){return e==0?Ui:e==1?ve:l=>qt(l,e)}function ms(e){let l=e==0?gn:wn,i=e==0?(s,c,f,p,h,m)=>{s.arcTo(c,f,p,h,m)}:(s,c,f,p,h,m)=>{s.arcTo(f,c,h,p,m)},n=e==0?(s,c,f,p,h)=>{s.rect(c,f,p,h)}:(s,c,f,p,h)=>{s.rect(f,c,h,p)};return(s,c,f,p,h,m=0,x=0)=>{m==0&&x==0?n(s,c,f,p,h):(m=wt(m,p/2,h/2),x=wt(x,p/2,h/2),l(s,c+m,f),i(s,c+p,f,c+p,f+h,m),i(s,c+p,f+h,c,f+h,x),i(s,c,f+h,c,f,x),i(s,c,f,c+p,f,m),s.closePath())}}var gn=(e,l,i)=>{e.moveTo(l,i)},wn=(e,l,i)=>{e.moveTo(i,l)},Al=(e,l,i)=>{e.lineTo(l,i)},Ll=(e,l,i)=>{e.lineTo(i,l)},Sn=ms(0),bo=ms(1),gs=(e,l,i,n,s,c)=>{e.arc(l,i,n,s,c)},ws=(e,l,i,n,s,c)=>{e.arc(i,l,n,s,c)},Ss=(e,l,i,n,s,c,f)=>{e.bezierCurveTo(l,i,n,s,c,f)},ys=(e,l,i,n,s,c,f)=>{e.bezierCurveTo(i,l,s,n,f,c)};function xs(e){return(l,i,n,s,c)=>el(l,i,(f,p,h,m,x,g,w,A,L,H,z)=>{let{pxRound:W,points:_}=f,V,M;m.ori==0?(V=gn,M=gs):(V=wn,M=ws);let j=ae(_.width*ie,3),P=(_.size-_.width)/2*ie,q=ae(P*2,3),U=new Path2D,Z=new Path2D,{left:B,top:k,width:K,height:D}=l.bbox;Sn(Z,B-q,k-q,K+q*2,D+q*2);let I=F=>{if(h[F]!=null){let ee=W(g(p[F],m,H,A)),O=W(w(h[F],x,z,L));V(U,ee+P,O),M(U,ee,O,P,0,rn*2)}};if(c)c.forEach(I);else for(let F=n;F<=s;F++)I(F);return{stroke:j>0?U:null,fill:U,clip:Z,flags:El|oo}})}function bs(e){return(l,i,n,s,c,f)=>{n!=s&&(c!=n&&f!=n&&e(l,i,n),c!=s&&f!=s&&e(l,i,s),e(l,i,f))}}var Uu=bs(Al),Yu=bs(Ll);function _s(e){let l=ne(e?.alignGaps,0);return(i,n,s,c)=>el(i,n,(f,p,h,m,x,g,w,A,L,H,z)=>{[s,c]=an(h,s,c);let W=f.pxRound,_=D=>W(g(D,m,H,A)),V=D=>W(w(D,x,z,L)),M,j;m.ori==0?(M=Al,j=Uu):(M=Ll,j=Yu);let P=m.dir*(m.ori==0?1:-1),q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:El},U=q.stroke,Z=!1;if(c-s>=H*4){let D=R=>i.posToVal(R,m.key,!0),I=null,F=null,ee,O,Ue,we=_(p[P==1?s:c]),te=_(p[s]),ue=_(p[c]),J=D(P==1?te+1:ue-1);for(let R=P==1?s:c;R>=s&&R<=c;R+=P){let Te=p[R],Se=(P==1?Te<J:Te>J)?we:_(Te),se=h[R];Se==we?se!=null?(O=se,I==null?(M(U,Se,V(O)),ee=I=F=O):O<I?I=O:O>F&&(F=O)):se===null&&(Z=!0):(I!=null&&j(U,we,V(I),V(F),V(ee),V(O)),se!=null?(O=se,M(U,Se,V(O)),I=F=ee=O):(I=F=null,se===null&&(Z=!0)),we=Se,J=D(we+P))}I!=null&&I!=F&&Ue!=we&&j(U,we,V(I),V(F),V(ee),V(O))}else for(let D=P==1?s:c;D>=s&&D<=c;D+=P){let I=h[D];I===null?Z=!0:I!=null&&M(U,_(p[D]),V(I))}let[k,K]=yo(i,n);if(f.fill!=null||k!=0){let D=q.fill=new Path2D(U),I=f.fillTo(i,n,f.min,f.max,k),F=V(I),ee=_(p[s]),O=_(p[c]);P==-1&&([O,ee]=[ee,O]),M(D,O,F),M(D,ee,F)}if(!f.spanGaps){let D=[];Z&&D.push(...xo(p,h,s,c,P,_,l)),q.gaps=D=f.gaps(i,n,s,c,D),q.clip=mn(D,m.ori,A,L,H,z)}return K!=0&&(q.band=K==2?[Ct(i,n,s,c,U,-1),Ct(i,n,s,c,U,1)]:Ct(i,n,s,c,U,K)),q})}function Ku(e){let l=ne(e.align,1),i=ne(e.ascDesc,!1),n=ne(e.alignGaps,0),s=ne(e.extend,!1);return(c,f,p,h)=>el(c,f,(m,x,g,w,A,L,H,z,W,_,V)=>{[p,h]=an(g,p,h);let M=m.pxRound,{left:j,width:P}=c.bbox,q=te=>M(L(te,w,_,z)),U=te=>M(H(te,A,V,W)),Z=w.ori==0?Al:Ll,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:El},k=B.stroke,K=w.dir*(w.ori==0?1:-1),D=U(g[K==1?p:h]),I=q(x[K==1?p:h]),F=I,ee=I;s&&l==-1&&(ee=j,Z(k,ee,D)),Z(k,I,D);for(let te=K==1?p:h;te>=p&&te<=h;te+=K){let ue=g[te];if(ue==null)continue;let J=q(x[te]),R=U(ue);l==1?Z(k,J,D):Z(k,F,R),Z(k,J,R),D=R,F=J}let O=F;s&&l==1&&(O=j+P,Z(k,O,D));let[Ue,we]=yo(c,f);if(m.fill!=null||Ue!=0){let te=B.fill=new Path2D(k),ue=m.fillTo(c,f,m.min,m.max,Ue),J=U(ue);Z(te,O,J),Z(te,ee,J)}if(!m.spanGaps){let te=[];te.push(...xo(x,g,p,h,K,q,n));let ue=m.width*ie/2,J=i||l==1?ue:-ue,R=i||l==-1?-ue:ue;te.forEach(Te=>{Te[0]+=J,Te[1]+=R}),B.gaps=te=m.gaps(c,f,p,h,te),B.clip=mn(te,w.ori,z,W,_,V)}return we!=0&&(B.band=we==2?[Ct(c,f,p,h,k,-1),Ct(c,f,p,h,k,1)]:Ct(c,f,p,h,k,we)),B})}function Fi(e,l,i,n,s,c,f=ce){if(e.length>1){let p=null;for(let h=0,m=1/0;h<e.length;h++)if(l[h]!==void 0){if(p!=null){let x=Ae(e[h]-e[p]);x<m&&(m=x,f=Ae(i(e[h],n,s,c)-i(e[p],n,s,c)))}p=h}}return f}function ju(e){e=e||Bl;let l=ne(e.size,[.6,ce,1]),i=e.align||0,n=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let c=X(s),f=1-l[0],p=ne(l[1],ce),h=ne(l[2],1),m=ne(e.disp,Bl),x=ne(e.each,A=>{}),{fill:g,stroke:w}=m;return(A,L,H,z)=>el(A,L,(W,_,V,M,j,P,q,U,Z,B,k)=>{let K=W.pxRound,D=i,I=n*ie,F=p*ie,ee=h*ie,O,Ue;M.ori==0?[O,Ue]=c(A,L):[Ue,O]=c(A,L);let we=M.dir*(M.ori==0?1:-1),te=M.ori==0?Sn:bo,ue=M.ori==0?x:(v,pe,Ee,ol,Wt,yt,It)=>{x(v,pe,Ee,Wt,ol,It,yt)},J=ne(A.bands,ho).find(v=>v.series[0]==L),R=J!=null?J.dir:0,Te=W.fillTo(A,L,W.min,W.max,R),ze=K(q(Te,j,k,Z)),Se,se,ct,je=B,xe=K(W.width*ie),St=!1,Et=null,lt=null,Pt=null,tl=null;g!=null&&(xe==0||w!=null)&&(St=!0,Et=g.values(A,L,H,z),lt=new Map,new Set(Et).forEach(v=>{v!=null&&lt.set(v,new Path2D)}),xe>0&&(Pt=w.values(A,L,H,z),tl=new Map,new Set(Pt).forEach(v=>{v!=null&&tl.set(v,new Path2D)})));let{x0:ll,size:Pl}=m;if(ll!=null&&Pl!=null){D=1,_=ll.values(A,L,H,z),ll.unit==2&&(_=_.map(Ee=>A.posToVal(U+Ee*B,M.key,!0)));let v=Pl.values(A,L,H,z);Pl.unit==2?se=v[0]*B:se=P(v[0],M,B,U)-P(0,M,B,U),je=Fi(_,V,P,M,B,U,je),ct=je-se+I}else je=Fi(_,V,P,M,B,U,je),ct=je*f+I,se=je-ct;ct<1&&(ct=0),xe>=se/2&&(xe=0),ct<5&&(K=Ui);let Kl=ct>0,zt=je-ct-(Kl?xe:0);se=K(to(zt,ee,F)),Se=(D==0?se/2:D==we?0:se)-D*we*((D==0?I/2:0)+(Kl?xe/2:0));let $e={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},nl=St?null:new Path2D,vt=null;if(J!=null)vt=A.data[J.series[1]];else{let{y0:v,y1:pe}=m;v!=null&&pe!=null&&(V=pe.values(A,L,H,z),vt=v.values(A,L,H,z))}let $t=O*se,Y=Ue*se;for(let v=we==1?H:z;v>=H&&v<=z;v+=we){let pe=V[v];if(pe==null)continue;if(vt!=null){let Ye=vt[v]??0;if(pe-Ye==0)continue;ze=q(Ye,j,k,Z)}let Ee=M.distr!=2||m!=null?_[v]:v,ol=P(Ee,M,B,U),Wt=q(ne(pe,Te),j,k,Z),yt=K(ol-Se),It=K(Be(Wt,ze)),qe=K(wt(Wt,ze)),nt=It-qe;if(pe!=null){let Ye=pe<0?Y:$t,at=pe<0?$t:Y;St?(xe>0&&Pt[v]!=null&&te(tl.get(Pt[v]),yt,qe+et(xe/2),se,Be(0,nt-xe),Ye,at),Et[v]!=null&&te(lt.get(Et[v]),yt,qe+et(xe/2),se,Be(0,nt-xe),Ye,at)):te(nl,yt,qe+et(xe/2),se,Be(0,nt-xe),Ye,at),ue(A,L,v,yt-xe/2,qe,se+xe,nt)}}return xe>0?$e.stroke=St?tl:nl:St||($e._fill=W.width==0?W._fill:W._stroke??W._fill,$e.width=0),$e.fill=St?lt:nl,$e})}function qu(e,l){let i=ne(l?.alignGaps,0);return(n,s,c,f)=>el(n,s,(p,h,m,x,g,w,A,L,H,z,W)=>{[c,f]=an(m,c,f);let _=p.pxRound,V=O=>_(w(O,x,z,L)),M=O=>_(A(O,g,W,H)),j,P,q;x.ori==0?(j=gn,q=Al,P=Ss):(j=wn,q=Ll,P=ys);let U=x.dir*(x.ori==0?1:-1),Z=V(h[U==1?c:f]),B=Z,k=[],K=[];for(let O=U==1?c:f;O>=c&&O<=f;O+=U)if(m[O]!=null){let we=h[O],te=V(we);k.push(B=te),K.push(M(m[O]))}let D={stroke:e(k,K,j,q,P,_),fill:null,clip:null,band:null,gaps:null,flags:El},I=D.stroke,[F,ee]=yo(n,s);if(p.fill!=null||F!=0){let O=D.fill=new Path2D(I),Ue=p.fillTo(n,s,p.min,p.max,F),we=M(Ue);q(O,B,we),q(O,Z,we)}if(!p.spanGaps){let O=[];O.push(...xo(h,m,c,f,U,V,i)),D.gaps=O=p.gaps(n,s,c,f,O),D.clip=mn(O,x.ori,L,H,z,W)}return ee!=0&&(D.band=ee==2?[Ct(n,s,c,f,I,-1),Ct(n,s,c,f,I,1)]:Ct(n,s,c,f,I,ee)),D})}function Ju(e){return qu(Qu,e)}function Qu(e,l,i,n,s,c){let f=e.length;if(f<2)return null;let p=new Path2D;if(i(p,e[0],l[0]),f==2)n(p,e[1],l[1]);else{let h=Array(f),m=Array(f-1),x=Array(f-1),g=Array(f-1);for(let w=0;w<f-1;w++)x[w]=l[w+1]-l[w],g[w]=e[w+1]-e[w],m[w]=x[w]/g[w];h[0]=m[0];for(let w=1;w<f-1;w++)m[w]===0||m[w-1]===0||m[w-1]>0!=m[w]>0?h[w]=0:(h[w]=3*(g[w-1]+g[w])/((2*g[w]+g[w-1])/m[w-1]+(g[w]+2*g[w-1])/m[w]),isFinite(h[w])||(h[w]=0));h[f-1]=m[f-2];for(let w=0;w<f-1;w++)s(p,e[w]+g[w]/3,l[w]+h[w]*g[w]/3,e[w+1]-g[w]/3,l[w+1]-h[w+1]*g[w]/3,e[w+1],l[w+1])}return p}var io=new Set;function Hi(){for(let e of io)e.syncRect(!0)}vl&&(Zt(Pr,_l,Hi),Zt(Dr,_l,Hi,!0),Zt(un,_l,()=>{Le.pxRatio=ie}));var Zu=_s(),Xu=xs();function Vi(e,l,i,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((c,f)=>so(c,f,l,i))}function ef(e,l){return e.map((i,n)=>n==0?{}:ke({},l,i))}function so(e,l,i,n){return ke({},l==0?i:n,e)}function Ms(e,l,i){return l==null?kl:[l,i]}var tf=Ms;function lf(e,l,i){return l==null?kl:fn(l,i,ao,!0)}function ks(e,l,i,n){return l==null?kl:pn(l,i,e.scales[n].log,!1)}var nf=ks;function Ts(e,l,i,n){return l==null?kl:co(l,i,e.scales[n].log,!1)}var of=Ts;function sf(e,l,i,n,s){let c=Be(gi(e),gi(l)),f=l-e,p=gt(s/n*f,i);do{let h=i[p],m=n*h/f;if(m>=s&&c+(h<5?Vt.get(h):0)<=17)return[h,m]}while(++p<i.length);return[0,0]}function zi(e){let l,i;return e=e.replace(/(\\d+)px/,(n,s)=>(l=ve((i=+s)*ie))+"px"),[e,l,i]}function rf(e){e.show&&[e.font,e.labelFont].forEach(l=>{let i=ae(l[2]*ie,1);l[0]=l[0].replace(/[0-9.]+px/,i+"px"),l[1]=i})}function Le(e,l,i){let n={mode:ne(e.mode,1)},s=n.mode;function c(t,o,r,u){let a=o.valToPct(t);return u+r*(o.dir==-1?1-a:a)}function f(t,o,r,u){let a=o.valToPct(t);return u+r*(o.dir==-1?a:1-a)}function p(t,o,r,u){return o.ori==0?c(t,o,r,u):f(t,o,r,u)}n.valToPosH=c,n.valToPosV=f;let h=!1;n.status=0;let m=n.root=ut(hr);if(e.id!=null&&(m.id=e.id),Xe(m,e.class),e.title){let t=ut(gr,m);t.textContent=e.title}let x=mt("canvas"),g=n.ctx=x.getContext("2d"),w=ut(wr,m);Zt("click",w,t=>{t.target===L&&(he!=ml||ye!=gl)&&He.click(n,t)},!0);let A=n.under=ut(Sr,w);w.appendChild(x);let L=n.over=ut(yr,w);e=Tl(e);let H=+ne(e.pxAlign,1),z=Oi(H);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(n,e)||e)});let W=e.ms||.001,_=n.series=s==1?Vi(e.series||[],Ai,Ri,!1):ef(e.series||[null],Di),V=n.axes=Vi(e.axes||[],vi,Ci,!0),M=n.scales={},j=n.bands=e.bands||[];j.forEach(t=>{t.fill=X(t.fill||null),t.dir=ne(t.dir,-1)});let P=s==2?_[1].facets[0].scale:_[0].scale,q={axes:Zs,series:Ks},U=(e.drawOrder||["axes","series"]).map(t=>q[t]);function Z(t){let o=t.distr==3?r=>Lt(r>0?r:t.clamp(n,r,t.min,t.max,t.key)):t.distr==4?r=>Kn(r,t.asinh):t.distr==100?r=>t.fwd(r):r=>r;return r=>{let u=o(r),{_min:a,_max:d}=t,S=d-a;return(u-a)/S}}function B(t){let o=M[t];if(o==null){let r=(e.scales||Bl)[t]||Bl;if(r.from!=null){B(r.from);let u=ke({},M[r.from],r,{key:t});u.valToPct=Z(u),M[t]=u}else{o=M[t]=ke({},t==P?hs:Iu,r),o.key=t;let u=o.time,a=o.range,d=Ht(a);if((t!=P||s==2&&!u)&&(d&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?hi:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?hi:{mode:1,hard:a[1],soft:a[1]}},d=!1),!d&&dn(a))){let S=a;a=(y,b,T)=>b==null?kl:fn(b,T,S)}o.range=X(a||(u?tf:t==P?o.distr==3?nf:o.distr==4?of:Ms:o.distr==3?ks:o.distr==4?Ts:lf)),o.auto=X(d?!1:o.auto),o.clamp=X(o.clamp||Wu),o._min=o._max=null,o.valToPct=Z(o)}}}B("x"),B("y"),s==1&&_.forEach(t=>{B(t.scale)}),V.forEach(t=>{B(t.scale)});for(let t in e.scales)B(t);let k=M[P],K=k.distr,D,I;k.ori==0?(Xe(m,dr),D=c,I=f):(Xe(m,mr),D=f,I=c);let F={};for(let t in M){let o=M[t];(o.min!=null||o.max!=null)&&(F[t]={min:o.min,max:o.max},o.min=o.max=null)}let ee=e.tzDate||(t=>new Date(ve(t/W))),O=e.fmtDate||mo,Ue=W==1?du(ee):wu(ee),we=ki(ee,Mi(W==1?hu:gu,O)),te=Ei(ee,Ti(yu,O)),ue=[],J=n.legend=ke({},_u,e.legend),R=n.cursor=ke({},Au,{drag:{y:s==2}},e.cursor),Te=J.show,ze=R.show,Se=J.markers;J.idxs=ue,Se.width=X(Se.width),Se.dash=X(Se.dash),Se.stroke=X(Se.stroke),Se.fill=X(Se.fill);let se,ct,je,xe=[],St=[],Et,lt=!1,Pt={};if(J.live){let t=_[1]?_[1].values:null;lt=t!=null,Et=lt?t(n,1,0):{_:0};for(let o in Et)Pt[o]=uo}if(Te)if(se=mt("table",Tr,m),je=mt("tbody",null,se),J.mount(n,se),lt){ct=mt("thead",null,se,je);let t=mt("tr",null,ct);mt("th",null,t);for(var tl in Et)mt("th",ei,t).textContent=tl}else Xe(se,vr),J.live&&Xe(se,Er);let ll={show:!0},Pl={show:!1};function Kl(t,o){if(o==0&&(lt||!J.live||s==2))return kl;let r=[],u=mt("tr",Ar,je,je.childNodes[o]);Xe(u,t.class),t.show||Xe(u,Qt);let a=mt("th",null,u);if(Se.show){let y=ut(Lr,a);if(o>0){let b=Se.width(n,o);b&&(y.style.border=b+"px "+Se.dash(n,o)+" "+Se.stroke(n,o)),y.style.background=Se.fill(n,o)}}let d=ut(ei,a);t.label instanceof HTMLElement?d.appendChild(t.label):d.textContent=t.label,o>0&&(Se.show||(d.style.color=t.width>0?Se.stroke(n,o):Se.fill(n,o)),$e("click",a,y=>{if(R._lock)return;Bt(y);let b=_.indexOf(t);if((y.ctrlKey||y.metaKey)!=J.isolate){let T=_.some((E,C)=>C>0&&C!=b&&E.show);_.forEach((E,C)=>{C>0&&bt(C,T?C==b?ll:Pl:ll,!0,Me.setSeries)})}else bt(b,{show:!t.show},!0,Me.setSeries)},!1),sl&&$e(oi,a,y=>{R._lock||(Bt(y),bt(_.indexOf(t),Sl,!0,Me.setSeries))},!1));for(var S in Et){let y=mt("td",Cr,u);y.textContent="--",r.push(y)}return[u,r]}let zt=new Map;function $e(t,o,r,u=!0){let a=zt.get(o)||{},d=R.bind[t](n,o,r,u);d&&(Zt(t,o,a[t]=d),zt.set(o,a))}function nl(t,o,r){let u=zt.get(o)||{};for(let a in u)(t==null||a==t)&&(eo(a,o,u[a]),delete u[a]);t==null&&zt.delete(o)}let vt=0,$t=0,Y=0,v=0,pe=0,Ee=0,ol=pe,Wt=Ee,yt=Y,It=v,qe=0,nt=0,Ye=0,at=0;n.bbox={};let bn=!1,jl=!1,il=!1,Gt=!1,ql=!1,ot=!1;function _n(t,o,r){(r||t!=n.width||o!=n.height)&&ko(t,o),al(!1),il=!0,jl=!0,pl()}function ko(t,o){n.width=vt=Y=t,n.height=$t=v=o,pe=Ee=0,$s(),Ws();let r=n.bbox;qe=r.left=qt(pe*ie,.5),nt=r.top=qt(Ee*ie,.5),Ye=r.width=qt(Y*ie,.5),at=r.height=qt(v*ie,.5)}let Hs=3;function Vs(){let t=!1,o=0;for(;!t;){o++;let r=Js(o),u=Qs(o);t=o==Hs||r&&u,t||(ko(n.width,n.height),jl=!0)}}function zs({width:t,height:o}){_n(t,o)}n.setSize=zs;function $s(){let t=!1,o=!1,r=!1,u=!1;V.forEach((a,d)=>{if(a.show&&a._show){let{side:S,_size:y}=a,b=S%2,T=a.label!=null?a.labelSize:0,E=y+T;E>0&&(b?(Y-=E,S==3?(pe+=E,u=!0):r=!0):(v-=E,S==0?(Ee+=E,t=!0):o=!0))}}),Ut[0]=t,Ut[1]=r,Ut[2]=o,Ut[3]=u,Y-=Dt[1]+Dt[3],pe+=Dt[3],v-=Dt[2]+Dt[0],Ee+=Dt[0]}function Ws(){let t=pe+Y,o=Ee+v,r=pe,u=Ee;function a(d,S){switch(d){case 1:return t+=S,t-S;case 2:return o+=S,o-S;case 3:return r-=S,r+S;case 0:return u-=S,u+S}}V.forEach((d,S)=>{if(d.show&&d._show){let y=d.side;d._pos=a(y,d._size),d.label!=null&&(d._lpos=a(y,d.labelSize))}})}if(R.dataIdx==null){let t=R.hover,o=t.skip=new Set(t.skip??[]);o.add(void 0);let r=t.prox=X(t.prox),u=t.bias??=0;R.dataIdx=(a,d,S,y)=>{if(d==0)return S;let b=S,T=r(a,d,S,y)??ce,E=T>=0&&T<ce,C=k.ori==0?Y:v,G=R.left,oe=l[0],le=l[d];if(o.has(le[S])){b=null;let Q=null,$=null,N;if(u==0||u==-1)for(N=S;Q==null&&N-- >0;)o.has(le[N])||(Q=N);if(u==0||u==1)for(N=S;$==null&&N++<le.length;)o.has(le[N])||($=N);if(Q!=null||$!=null)if(E){let me=Q==null?-1/0:D(oe[Q],k,C,0),be=$==null?1/0:D(oe[$],k,C,0),Oe=G-me,fe=be-G;Oe<=fe?Oe<=T&&(b=Q):fe<=T&&(b=$)}else b=$==null?Q:Q==null?$:S-Q<=$-S?Q:$}else E&&Ae(G-D(oe[S],k,C,0))>T&&(b=null);return b}}let Bt=t=>{R.event=t};R.idxs=ue,R._lock=!1;let Ve=R.points;Ve.show=X(Ve.show),Ve.size=X(Ve.size),Ve.stroke=X(Ve.stroke),Ve.width=X(Ve.width),Ve.fill=X(Ve.fill);let xt=n.focus=ke({},e.focus||{alpha:.3},R.focus),sl=xt.prox>=0,rl=sl&&Ve.one,it=[],ul=[],fl=[];function To(t,o){let r=Ve.show(n,o);if(r instanceof HTMLElement)return Xe(r,kr),Xe(r,t.class),Tt(r,-10,-10,Y,v),L.insertBefore(r,it[o]),r}function Eo(t,o){if(s==1||o>0){let r=s==1&&M[t.scale].time,u=t.value;t.value=r?yi(u)?Ei(ee,Ti(u,O)):u||te:u||Vu,t.label=t.label||(r?Cu:Lu)}if(rl||o>0){t.width=t.width==null?1:t.width,t.paths=t.paths||Zu||Ir,t.fillTo=X(t.fillTo||Gu),t.pxAlign=+ne(t.pxAlign,H),t.pxRound=Oi(t.pxAlign),t.stroke=X(t.stroke||null),t.fill=X(t.fill||null),t._stroke=t._fill=t._paths=t._focus=null;let r=zu(Be(1,t.width),1),u=t.points=ke({},{size:r,width:Be(1,r*.2),stroke:t.stroke,space:r*2,paths:Xu,_stroke:null,_fill:null},t.points);u.show=X(u.show),u.filter=X(u.filter),u.fill=X(u.fill),u.stroke=X(u.stroke),u.paths=X(u.paths),u.pxAlign=t.pxAlign}if(Te){let r=Kl(t,o);xe.splice(o,0,r[0]),St.splice(o,0,r[1]),J.values.push(null)}if(ze){ue.splice(o,0,null);let r=null;rl?o==0&&(r=To(t,o)):o>0&&(r=To(t,o)),it.splice(o,0,r),ul.splice(o,0,0),fl.splice(o,0,0)}Ne("addSeries",o)}function Is(t,o){o=o??_.length,t=s==1?so(t,o,Ai,Ri):so(t,o,{},Di),_.splice(o,0,t),Eo(_[o],o)}n.addSeries=Is;function Gs(t){if(_.splice(t,1),Te){J.values.splice(t,1),St.splice(t,1);let o=xe.splice(t,1)[0];nl(null,o.firstChild),o.remove()}ze&&(ue.splice(t,1),it.splice(t,1)[0].remove(),ul.splice(t,1),fl.splice(t,1)),Ne("delSeries",t)}n.delSeries=Gs;let Ut=[!1,!1,!1,!1];function Bs(t,o){if(t._show=t.show,t.show){let r=t.side%2,u=M[t.scale];u==null&&(t.scale=r?_[1].scale:P,u=M[t.scale]);let a=u.time;t.size=X(t.size),t.space=X(t.space),t.rotate=X(t.rotate),Ht(t.incrs)&&t.incrs.forEach(S=>{!Vt.has(S)&&Vt.set(S,ji(S))}),t.incrs=X(t.incrs||(u.distr==2?cu:a?W==1?pu:mu:Jt)),t.splits=X(t.splits||(a&&u.distr==1?Ue:u.distr==3?lo:u.distr==4?Ru:Du)),t.stroke=X(t.stroke),t.grid.stroke=X(t.grid.stroke),t.ticks.stroke=X(t.ticks.stroke),t.border.stroke=X(t.border.stroke);let d=t.values;t.values=Ht(d)&&!Ht(d[0])?X(d):a?Ht(d)?ki(ee,Mi(d,O)):yi(d)?Su(ee,d):d||we:d||Pu,t.filter=X(t.filter||(u.distr>=3&&u.log==10?Fu:u.distr==3&&u.log==2?Hu:Yi)),t.font=zi(t.font),t.labelFont=zi(t.labelFont),t._size=t.size(n,null,o,0),t._space=t._rotate=t._incrs=t._found=t._splits=t._values=null,t._size>0&&(Ut[o]=!0,t._el=ut(xr,w))}}function Dl(t,o,r,u){let[a,d,S,y]=r,b=o%2,T=0;return b==0&&(y||d)&&(T=o==0&&!a||o==2&&!S?ve(vi.size/3):0),b==1&&(a||S)&&(T=o==1&&!d||o==3&&!y?ve(Ci.size/2):0),T}let vo=n.padding=(e.padding||[Dl,Dl,Dl,Dl]).map(t=>X(ne(t,Dl))),Dt=n._padding=vo.map((t,o)=>t(n,o,Ut,0)),Fe,Ce=null,Pe=null,Jl=s==1?_[0].idxs:null,pt=null,Rl=!1;function Ao(t,o){if(l=t??[],n.data=n._data=l,s==2){Fe=0;for(let r=1;r<_.length;r++)Fe+=l[r][0].length}else{l.length==0&&(n.data=n._data=l=[[]]),pt=l[0],Fe=pt.length;let r=l;if(K==2){r=l.slice();let u=r[0]=Array(Fe);for(let a=0;a<Fe;a++)u[a]=a}n._data=l=r}if(al(!0),Ne("setData"),K==2&&(il=!0),o!==!1){let r=k;r.auto(n,Rl)?Mn():Nt(P,r.min,r.max),Gt=Gt||R.left>=0,ot=!0,pl()}}n.setData=Ao;function Mn(){Rl=!0;let t,o;s==1&&(Fe>0?(Ce=Jl[0]=0,Pe=Jl[1]=Fe-1,t=l[0][Ce],o=l[0][Pe],K==2?(t=Ce,o=Pe):t==o&&(K==3?[t,o]=pn(t,t,k.log,!1):K==4?[t,o]=co(t,t,k.log,!1):k.time?o=t+ve(86400/W):[t,o]=fn(t,o,ao,!0))):(Ce=Jl[0]=t=null,Pe=Jl[1]=o=null)),Nt(P,t,o)}let Ql,cl,kn,Tn,En,vn,An,Ln,Cn,Ke;function Lo(t,o,r,u,a,d){t??=li,r??=ho,u??="butt",a??=li,d??="round",t!=Ql&&(g.strokeStyle=Ql=t),a!=cl&&(g.fillStyle=cl=a),o!=kn&&(g.lineWidth=kn=o),d!=En&&(g.lineJoin=En=d),u!=vn&&(g.lineCap=vn=u),r!=Tn&&g.setLineDash(Tn=r)}function Co(t,o,r,u){o!=cl&&(g.fillStyle=cl=o),t!=An&&(g.font=An=t),r!=Ln&&(g.textAlign=Ln=r),u!=Cn&&(g.textBaseline=Cn=u)}function Pn(t,o,r,u,a=0){if(u.length>0&&t.auto(n,Rl)&&(o==null||o.min==null)){let d=ne(Ce,0),S=ne(Pe,u.length-1),y=r.min==null?Fr(u,d,S,a,t.distr==3):[r.min,r.max];t.min=wt(t.min,r.min=y[0]),t.max=Be(t.max,r.max=y[1])}}let Po={min:null,max:null};function Us(){for(let u in M){let a=M[u];F[u]==null&&(a.min==null||F[P]!=null&&a.auto(n,Rl))&&(F[u]=Po)}for(let u in M){let a=M[u];F[u]==null&&a.from!=null&&F[a.from]!=null&&(F[u]=Po)}F[P]!=null&&al(!0);let t={};for(let u in F){let a=F[u];if(a!=null){let d=t[u]=Tl(M[u],Ur);if(a.min!=null)ke(d,a);else if(u!=P||s==2)if(Fe==0&&d.from==null){let S=d.range(n,null,null,u);d.min=S[0],d.max=S[1]}else d.min=ce,d.max=-ce}}if(Fe>0){_.forEach((u,a)=>{if(s==1){let d=u.scale,S=F[d];if(S==null)return;let y=t[d];if(a==0){let b=y.range(n,y.min,y.max,d);y.min=b[0],y.max=b[1],Ce=gt(y.min,l[0]),Pe=gt(y.max,l[0]),Pe-Ce>1&&(l[0][Ce]<y.min&&Ce++,l[0][Pe]>y.max&&Pe--),u.min=pt[Ce],u.max=pt[Pe]}else u.show&&u.auto&&Pn(y,S,u,l[a],u.sorted);u.idxs[0]=Ce,u.idxs[1]=Pe}else if(a>0&&u.show&&u.auto){let[d,S]=u.facets,y=d.scale,b=S.scale,[T,E]=l[a],C=t[y],G=t[b];C!=null&&Pn(C,F[y],d,T,d.sorted),G!=null&&Pn(G,F[b],S,E,S.sorted),u.min=S.min,u.max=S.max}});for(let u in t){let a=t[u],d=F[u];if(a.from==null&&(d==null||d.min==null)){let S=a.range(n,a.min==ce?null:a.min,a.max==-ce?null:a.max,u);a.min=S[0],a.max=S[1]}}}for(let u in t){let a=t[u];if(a.from!=null){let d=t[a.from];if(d.min==null)a.min=a.max=null;else{let S=a.range(n,d.min,d.max,u);a.min=S[0],a.max=S[1]}}}let o={},r=!1;for(let u in t){let a=t[u],d=M[u];if(d.min!=a.min||d.max!=a.max){d.min=a.min,d.max=a.max;let S=d.distr;d._min=S==3?Lt(d.min):S==4?Kn(d.min,d.asinh):S==100?d.fwd(d.min):d.min,d._max=S==3?Lt(d.max):S==4?Kn(d.max,d.asinh):S==100?d.fwd(d.max):d.max,o[u]=r=!0}}if(r){_.forEach((u,a)=>{s==2?a>0&&o.y&&(u._paths=null):o[u.scale]&&(u._paths=null)});for(let u in o)il=!0,Ne("setScale",u);ze&&R.left>=0&&(Gt=ot=!0)}for(let u in F)F[u]=null}function Ys(t){let o=to(Ce-1,0,Fe-1),r=to(Pe+1,0,Fe-1);for(;t[o]==null&&o>0;)o--;for(;t[r]==null&&r<Fe-1;)r++;return[o,r]}function Ks(){if(Fe>0){let t=_.some(o=>o._focus)&&Ke!=xt.alpha;t&&(g.globalAlpha=Ke=xt.alpha),_.forEach((o,r)=>{if(r>0&&o.show&&(Do(r,!1),Do(r,!0),o._paths==null)){let u=Ke;Ke!=o.alpha&&(g.globalAlpha=Ke=o.alpha);let a=s==2?[0,l[r][0].length-1]:Ys(l[r]);o._paths=o.paths(n,r,a[0],a[1]),Ke!=u&&(g.globalAlpha=Ke=u)}}),_.forEach((o,r)=>{if(r>0&&o.show){let u=Ke;Ke!=o.alpha&&(g.globalAlpha=Ke=o.alpha),o._paths!=null&&Ro(r,!1);{let a=o._paths!=null?o._paths.gaps:null,d=o.points.show(n,r,Ce,Pe,a),S=o.points.filter(n,r,d,a);(d||S)&&(o.points._paths=o.points.paths(n,r,Ce,Pe,S),Ro(r,!0))}Ke!=u&&(g.globalAlpha=Ke=u),Ne("drawSeries",r)}}),t&&(g.globalAlpha=Ke=1)}}function Do(t,o){let r=o?_[t].points:_[t];r._stroke=r.stroke(n,t),r._fill=r.fill(n,t)}function Ro(t,o){let r=o?_[t].points:_[t],{stroke:u,fill:a,clip:d,flags:S,_stroke:y=r._stroke,_fill:b=r._fill,_width:T=r.width}=r._paths;T=ae(T*ie,3);let E=null,C=T%2/2;o&&b==null&&(b=T>0?"#fff":y);let G=r.pxAlign==1&&C>0;if(G&&g.translate(C,C),!o){let oe=qe-T/2,le=nt-T/2,Q=Ye+T,$=at+T;E=new Path2D,E.rect(oe,le,Q,$)}o?Dn(y,T,r.dash,r.cap,b,u,a,S,d):js(t,y,T,r.dash,r.cap,b,u,a,S,E,d),G&&g.translate(-C,-C)}function js(t,o,r,u,a,d,S,y,b,T,E){let C=!1;b!=0&&j.forEach((G,oe)=>{if(G.series[0]==t){let le=_[G.series[1]],Q=l[G.series[1]],$=(le._paths||Bl).band;Ht($)&&($=G.dir==1?$[0]:$[1]);let N,me=null;le.show&&$&&Vr(Q,Ce,Pe)?(me=G.fill(n,oe)||d,N=le._paths.clip):$=null,Dn(o,r,u,a,me,S,y,b,T,E,N,$),C=!0}}),C||Dn(o,r,u,a,d,S,y,b,T,E)}let No=El|oo;function Dn(t,o,r,u,a,d,S,y,b,T,E,C){Lo(t,o,r,u,a),(b||T||C)&&(g.save(),b&&g.clip(b),T&&g.clip(T)),C?(y&No)==No?(g.clip(C),E&&g.clip(E),Xl(a,S),Zl(t,d,o)):y&oo?(Xl(a,S),g.clip(C),Zl(t,d,o)):y&El&&(g.save(),g.clip(C),E&&g.clip(E),Xl(a,S),g.restore(),Zl(t,d,o)):(Xl(a,S),Zl(t,d,o)),(b||T||C)&&g.restore()}function Zl(t,o,r){r>0&&(o instanceof Map?o.forEach((u,a)=>{g.strokeStyle=Ql=a,g.stroke(u)}):o!=null&&t&&g.stroke(o))}function Xl(t,o){o instanceof Map?o.forEach((r,u)=>{g.fillStyle=cl=u,g.fill(r)}):o!=null&&t&&g.fill(o)}function qs(t,o,r,u){let a=V[t],d;if(u<=0)d=[0,0];else{let S=a._space=a.space(n,t,o,r,u),y=a._incrs=a.incrs(n,t,o,r,u,S);d=sf(o,r,y,u,S)}return a._found=d}function Rn(t,o,r,u,a,d,S,y,b,T){let E=S%2/2;H==1&&g.translate(E,E),Lo(y,S,b,T,y),g.beginPath();let C,G,oe,le,Q=a+(u==0||u==3?-d:d);r==0?(G=a,le=Q):(C=a,oe=Q);for(let $=0;$<t.length;$++)o[$]!=null&&(r==0?C=oe=t[$]:G=le=t[$],g.moveTo(C,G),g.lineTo(oe,le));g.stroke(),H==1&&g.translate(-E,-E)}function Js(t){let o=!0;return V.forEach((r,u)=>{if(!r.show)return;let a=M[r.scale];if(a.min==null){r._show&&(o=!1,r._show=!1,al(!1));return}else r._show||(o=!1,r._show=!0,al(!1));let d=r.side,S=d%2,{min:y,max:b}=a,[T,E]=qs(u,y,b,S==0?Y:v);if(E==0)return;let C=a.distr==2,G=r._splits=r.splits(n,u,y,b,T,E,C),oe=a.distr==2?G.map(N=>pt[N]):G,le=a.distr==2?pt[G[1]]-pt[G[0]]:T,Q=r._values=r.values(n,r.filter(n,oe,u,E,le),u,E,le);r._rotate=d==2?r.rotate(n,Q,u,E):0;let $=r._size;r._size=ft(r.size(n,Q,u,t)),$!=null&&r._size!=$&&(o=!1)}),o}function Qs(t){let o=!0;return vo.forEach((r,u)=>{let a=r(n,u,Ut,t);a!=Dt[u]&&(o=!1),Dt[u]=a}),o}function Zs(){for(let t=0;t<V.length;t++){let o=V[t];if(!o.show||!o._show)continue;let r=o.side,u=r%2,a,d,S=o.stroke(n,t),y=r==0||r==3?-1:1,[b,T]=o._found;if(o.label!=null){let Ie=o.labelGap*y,Ze=ve((o._lpos+Ie)*ie);Co(o.labelFont[0],S,"center",r==2?"top":ti),g.save(),u==1?(a=d=0,g.translate(Ze,ve(nt+at/2)),g.rotate((r==3?-rn:rn)/2)):(a=ve(qe+Ye/2),d=Ze);let jt=Bi(o.label)?o.label(n,t,b,T):o.label;g.fillText(jt,a,d),g.restore()}if(T==0)continue;let E=M[o.scale],C=u==0?Ye:at,G=u==0?qe:nt,oe=o._splits,le=E.distr==2?oe.map(Ie=>pt[Ie]):oe,Q=E.distr==2?pt[oe[1]]-pt[oe[0]]:b,$=o.ticks,N=o.border,me=$.show?$.size:0,be=ve(me*ie),Oe=ve((o.alignTo==2?o._size-me-o.gap:o.gap)*ie),fe=o._rotate*-rn/180,_e=z(o._pos*ie),Je=(be+Oe)*y,We=_e+Je;d=u==0?We:0,a=u==1?We:0;let st=o.font[0],ht=o.align==1?xl:o.align==2?Bn:fe>0?xl:fe<0?Bn:u==0?"center":r==3?Bn:xl,Mt=fe||u==1?"middle":r==2?"top":ti;Co(st,S,ht,Mt);let Qe=o.font[1]*o.lineGap,rt=oe.map(Ie=>z(p(Ie,E,C,G))),dt=o._values;for(let Ie=0;Ie<dt.length;Ie++){let Ze=dt[Ie];if(Ze!=null){u==0?a=rt[Ie]:d=rt[Ie],Ze=""+Ze;let jt=Ze.indexOf(`\n`)==-1?[Ze]:Ze.split(/\\n/gm);for(let Ge=0;Ge<jt.length;Ge++){let Xo=jt[Ge];fe?(g.save(),g.translate(a,d+Ge*Qe),g.rotate(fe),g.fillText(Xo,0,0),g.restore()):g.fillText(Xo,a,d+Ge*Qe)}}}$.show&&Rn(rt,$.filter(n,le,t,T,Q),u,r,_e,be,ae($.width*ie,3),$.stroke(n,t),$.dash,$.cap);let kt=o.grid;kt.show&&Rn(rt,kt.filter(n,le,t,T,Q),u,u==0?2:1,u==0?nt:qe,u==0?at:Ye,ae(kt.width*ie,3),kt.stroke(n,t),kt.dash,kt.cap),N.show&&Rn([_e],[1],u==0?1:0,u==0?1:2,u==1?nt:qe,u==1?at:Ye,ae(N.width*ie,3),N.stroke(n,t),N.dash,N.cap)}Ne("drawAxes")}function al(t){_.forEach((o,r)=>{r>0&&(o._paths=null,t&&(s==1?(o.min=null,o.max=null):o.facets.forEach(u=>{u.min=null,u.max=null})))})}let en=!1,Nn=!1,Nl=[];function Xs(){Nn=!1;for(let t=0;t<Nl.length;t++)Ne(...Nl[t]);Nl.length=0}function pl(){en||(Zr(Oo),en=!0)}function er(t,o=!1){en=!0,Nn=o,t(n),Oo(),o&&Nl.length>0&&queueMicrotask(Xs)}n.batch=er;function Oo(){if(bn&&(Us(),bn=!1),il&&(Vs(),il=!1),jl){if(ge(A,xl,pe),ge(A,"top",Ee),ge(A,$l,Y),ge(A,Wl,v),ge(L,xl,pe),ge(L,"top",Ee),ge(L,$l,Y),ge(L,Wl,v),ge(w,$l,vt),ge(w,Wl,$t),x.width=ve(vt*ie),x.height=ve($t*ie),V.forEach(({_el:t,_show:o,_size:r,_pos:u,side:a})=>{if(t!=null)if(o){let d=a===3||a===0?r:0,S=a%2==1;ge(t,S?"left":"top",u-d),ge(t,S?"width":"height",r),ge(t,S?"top":"left",S?Ee:pe),ge(t,S?"height":"width",S?v:Y),Xn(t,Qt)}else Xe(t,Qt)}),Ql=cl=kn=En=vn=An=Ln=Cn=Tn=null,Ke=1,Hl(!0),pe!=ol||Ee!=Wt||Y!=yt||v!=It){al(!1);let t=Y/yt,o=v/It;if(ze&&!Gt&&R.left>=0){R.left*=t,R.top*=o,hl&&Tt(hl,ve(R.left),0,Y,v),dl&&Tt(dl,0,ve(R.top),Y,v);for(let r=0;r<it.length;r++){let u=it[r];u!=null&&(ul[r]*=t,fl[r]*=o,Tt(u,ft(ul[r]),ft(fl[r]),Y,v))}}if(de.show&&!ql&&de.left>=0&&de.width>0){de.left*=t,de.width*=t,de.top*=o,de.height*=o;for(let r in $n)ge(wl,r,de[r])}ol=pe,Wt=Ee,yt=Y,It=v}Ne("setSize"),jl=!1}vt>0&&$t>0&&(g.clearRect(0,0,x.width,x.height),Ne("drawClear"),U.forEach(t=>t()),Ne("draw")),de.show&&ql&&(tn(de),ql=!1),ze&&Gt&&(Kt(null,!0,!1),Gt=!1),J.show&&J.live&&ot&&(Vn(),ot=!1),h||(h=!0,n.status=1,Ne("ready")),Rl=!1,en=!1}n.redraw=(t,o)=>{il=o||!1,t!==!1?Nt(P,k.min,k.max):pl()};function On(t,o){let r=M[t];if(r.from==null){if(Fe==0){let u=r.range(n,o.min,o.max,t);o.min=u[0],o.max=u[1]}if(o.min>o.max){let u=o.min;o.min=o.max,o.max=u}if(Fe>1&&o.min!=null&&o.max!=null&&o.max-o.min<1e-16)return;t==P&&r.distr==2&&Fe>0&&(o.min=gt(o.min,l[0]),o.max=gt(o.max,l[0]),o.min==o.max&&o.max++),F[t]=o,bn=!0,pl()}}n.setScale=On;let Fn,Hn,hl,dl,Fo,Ho,ml,gl,Vo,zo,he,ye,Rt=!1,He=R.drag,De=He.x,Re=He.y;ze&&(R.x&&(Fn=ut(_r,L)),R.y&&(Hn=ut(Mr,L)),k.ori==0?(hl=Fn,dl=Hn):(hl=Hn,dl=Fn),he=R.left,ye=R.top);let de=n.select=ke({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),wl=de.show?ut(br,de.over?L:A):null;function tn(t,o){if(de.show){for(let r in t)de[r]=t[r],r in $n&&ge(wl,r,t[r]);o!==!1&&Ne("setSelect")}}n.setSelect=tn;function tr(t){if(_[t].show)Te&&Xn(xe[t],Qt);else if(Te&&Xe(xe[t],Qt),ze){let r=rl?it[0]:it[t];r!=null&&Tt(r,-10,-10,Y,v)}}function Nt(t,o,r){On(t,{min:o,max:r})}function bt(t,o,r,u){o.focus!=null&&sr(t),o.show!=null&&_.forEach((a,d)=>{d>0&&(t==d||t==null)&&(a.show=o.show,tr(d),s==2?(Nt(a.facets[0].scale,null,null),Nt(a.facets[1].scale,null,null)):Nt(a.scale,null,null),pl())}),r!==!1&&Ne("setSeries",t,o),u&&Vl("setSeries",n,t,o)}n.setSeries=bt;function lr(t,o){ke(j[t],o)}function nr(t,o){t.fill=X(t.fill||null),t.dir=ne(t.dir,-1),o=o??j.length,j.splice(o,0,t)}function or(t){t==null?j.length=0:j.splice(t,1)}n.addBand=nr,n.setBand=lr,n.delBand=or;function ir(t,o){_[t].alpha=o,ze&&it[t]!=null&&(it[t].style.opacity=o),Te&&xe[t]&&(xe[t].style.opacity=o)}let At,Ot,Yt,Sl={focus:!0};function sr(t){if(t!=Yt){let o=t==null,r=xt.alpha!=1;_.forEach((u,a)=>{if(s==1||a>0){let d=o||a==0||a==t;u._focus=o?null:d,r&&ir(a,d?1:xt.alpha)}}),Yt=t,r&&pl()}}Te&&sl&&$e(ii,se,t=>{R._lock||(Bt(t),Yt!=null&&bt(null,Sl,!0,Me.setSeries))});function _t(t,o,r){let u=M[o];r&&(t=t/ie-(u.ori==1?Ee:pe));let a=Y;u.ori==1&&(a=v,t=a-t),u.dir==-1&&(t=a-t);let d=u._min,S=u._max,y=t/a,b=d+(S-d)*y,T=u.distr;return T==3?Ml(10,b):T==4?$r(b,u.asinh):T==100?u.bwd(b):b}function rr(t,o){let r=_t(t,P,o);return gt(r,l[0],Ce,Pe)}n.valToIdx=t=>gt(t,l[0]),n.posToIdx=rr,n.posToVal=_t,n.valToPos=(t,o,r)=>M[o].ori==0?c(t,M[o],r?Ye:Y,r?qe:0):f(t,M[o],r?at:v,r?nt:0),n.setCursor=(t,o,r)=>{he=t.left,ye=t.top,Kt(null,o,r)};function $o(t,o){ge(wl,xl,de.left=t),ge(wl,$l,de.width=o)}function Wo(t,o){ge(wl,"top",de.top=t),ge(wl,Wl,de.height=o)}let Ol=k.ori==0?$o:Wo,Fl=k.ori==1?$o:Wo;function ur(){if(Te&&J.live)for(let t=s==2?1:0;t<_.length;t++){if(t==0&&lt)continue;let o=J.values[t],r=0;for(let u in o)St[t][r++].firstChild.nodeValue=o[u]}}function Vn(t,o){if(t!=null&&(t.idxs?t.idxs.forEach((r,u)=>{ue[u]=r}):Br(t.idx)||ue.fill(t.idx),J.idx=ue[0]),Te&&J.live){for(let r=0;r<_.length;r++)(r>0||s==1&&!lt)&&fr(r,ue[r]);ur()}ot=!1,o!==!1&&Ne("setLegend")}n.setLegend=Vn;function fr(t,o){let r=_[t],u=t==0&&K==2?pt:l[t],a;lt?a=r.values(n,t,o)??Pt:(a=r.value(n,o==null?null:u[o],t,o),a=a==null?Pt:{_:a}),J.values[t]=a}function Kt(t,o,r){Vo=he,zo=ye,[he,ye]=R.move(n,he,ye),R.left=he,R.top=ye,ze&&(hl&&Tt(hl,ve(he),0,Y,v),dl&&Tt(dl,0,ve(ye),Y,v));let u,a=Ce>Pe;At=ce,Ot=null;let d=k.ori==0?Y:v,S=k.ori==1?Y:v;if(he<0||Fe==0||a){u=R.idx=null;for(let y=0;y<_.length;y++){let b=it[y];b!=null&&Tt(b,-10,-10,Y,v)}sl&&bt(null,Sl,!0,t==null&&Me.setSeries),J.live&&(ue.fill(u),ot=!0)}else{let y,b,T;s==1&&(y=k.ori==0?he:ye,b=_t(y,P),u=R.idx=gt(b,l[0],Ce,Pe),T=D(l[0][u],k,d,0));let E=-10,C=-10,G=0,oe=0,le=!0,Q="",$="";for(let N=s==2?1:0;N<_.length;N++){let me=_[N],be=ue[N],Oe=be==null?null:s==1?l[N][be]:l[N][1][be],fe=R.dataIdx(n,N,u,b),_e=fe==null?null:s==1?l[N][fe]:l[N][1][fe];if(ot=ot||_e!=Oe||fe!=be,ue[N]=fe,N>0&&me.show){let Je=fe==null?-10:fe==u?T:D(s==1?l[0][fe]:l[N][0][fe],k,d,0),We=_e==null?-10:I(_e,s==1?M[me.scale]:M[me.facets[1].scale],S,0);if(sl&&_e!=null){let st=k.ori==1?he:ye,ht=Ae(xt.dist(n,N,fe,We,st));if(ht<At){let Mt=xt.bias;if(Mt!=0){let Qe=_t(st,me.scale),rt=_e>=0?1:-1,dt=Qe>=0?1:-1;dt==rt&&(dt==1?Mt==1?_e>=Qe:_e<=Qe:Mt==1?_e<=Qe:_e>=Qe)&&(At=ht,Ot=N)}else At=ht,Ot=N}}if(ot||rl){let st,ht;k.ori==0?(st=Je,ht=We):(st=We,ht=Je);let Mt,Qe,rt,dt,kt,Ie,Ze=!0,jt=Ve.bbox;if(jt!=null){Ze=!1;let Ge=jt(n,N);rt=Ge.left,dt=Ge.top,Mt=Ge.width,Qe=Ge.height}else rt=st,dt=ht,Mt=Qe=Ve.size(n,N);if(Ie=Ve.fill(n,N),kt=Ve.stroke(n,N),rl)N==Ot&&At<=xt.prox&&(E=rt,C=dt,G=Mt,oe=Qe,le=Ze,Q=Ie,$=kt);else{let Ge=it[N];Ge!=null&&(ul[N]=rt,fl[N]=dt,pi(Ge,Mt,Qe,Ze),ci(Ge,Ie,kt),Tt(Ge,ft(rt),ft(dt),Y,v))}}}}if(rl){let N=xt.prox,me=Yt==null?At<=N:At>N||Ot!=Yt;if(ot||me){let be=it[0];be!=null&&(ul[0]=E,fl[0]=C,pi(be,G,oe,le),ci(be,Q,$),Tt(be,ft(E),ft(C),Y,v))}}}if(de.show&&Rt)if(t!=null){let[y,b]=Me.scales,[T,E]=Me.match,[C,G]=t.cursor.sync.scales,oe=t.cursor.drag;if(De=oe._x,Re=oe._y,De||Re){let{left:le,top:Q,width:$,height:N}=t.select,me=t.scales[C].ori,be=t.posToVal,Oe,fe,_e,Je,We,st=y!=null&&T(y,C),ht=b!=null&&E(b,G);st&&De?(me==0?(Oe=le,fe=$):(Oe=Q,fe=N),_e=M[y],Je=D(be(Oe,C),_e,d,0),We=D(be(Oe+fe,C),_e,d,0),Ol(wt(Je,We),Ae(We-Je))):Ol(0,d),ht&&Re?(me==1?(Oe=le,fe=$):(Oe=Q,fe=N),_e=M[b],Je=I(be(Oe,G),_e,S,0),We=I(be(Oe+fe,G),_e,S,0),Fl(wt(Je,We),Ae(We-Je))):Fl(0,S)}else Wn()}else{let y=Ae(Vo-Fo),b=Ae(zo-Ho);if(k.ori==1){let G=y;y=b,b=G}De=He.x&&y>=He.dist,Re=He.y&&b>=He.dist;let T=He.uni;T!=null?De&&Re&&(De=y>=T,Re=b>=T,!De&&!Re&&(b>y?Re=!0:De=!0)):He.x&&He.y&&(De||Re)&&(De=Re=!0);let E,C;De&&(k.ori==0?(E=ml,C=he):(E=gl,C=ye),Ol(wt(E,C),Ae(C-E)),Re||Fl(0,S)),Re&&(k.ori==1?(E=ml,C=he):(E=gl,C=ye),Fl(wt(E,C),Ae(C-E)),De||Ol(0,d)),!De&&!Re&&(Ol(0,0),Fl(0,0))}if(He._x=De,He._y=Re,t==null){if(r){if(Zo!=null){let[y,b]=Me.scales;Me.values[0]=y!=null?_t(k.ori==0?he:ye,y):null,Me.values[1]=b!=null?_t(k.ori==1?he:ye,b):null}Vl(Un,n,he,ye,Y,v,u)}if(sl){let y=r&&Me.setSeries,b=xt.prox;Yt==null?At<=b&&bt(Ot,Sl,!0,y):At>b?bt(null,Sl,!0,y):Ot!=Yt&&bt(Ot,Sl,!0,y)}}ot&&(J.idx=u,Vn()),o!==!1&&Ne("setCursor")}let Ft=null;Object.defineProperty(n,"rect",{get(){return Ft==null&&Hl(!1),Ft}});function Hl(t=!1){t?Ft=null:(Ft=L.getBoundingClientRect(),Ne("syncRect",Ft))}function Io(t,o,r,u,a,d,S){R._lock||Rt&&t!=null&&t.movementX==0&&t.movementY==0||(zn(t,o,r,u,a,d,S,!1,t!=null),t!=null?Kt(null,!0,!0):Kt(o,!0,!1))}function zn(t,o,r,u,a,d,S,y,b){if(Ft==null&&Hl(!1),Bt(t),t!=null)r=t.clientX-Ft.left,u=t.clientY-Ft.top;else{if(r<0||u<0){he=-10,ye=-10;return}let[T,E]=Me.scales,C=o.cursor.sync,[G,oe]=C.values,[le,Q]=C.scales,[$,N]=Me.match,me=o.axes[0].side%2==1,be=k.ori==0?Y:v,Oe=k.ori==1?Y:v,fe=me?d:a,_e=me?a:d,Je=me?u:r,We=me?r:u;if(le!=null?r=$(T,le)?p(G,M[T],be,0):-10:r=be*(Je/fe),Q!=null?u=N(E,Q)?p(oe,M[E],Oe,0):-10:u=Oe*(We/_e),k.ori==1){let st=r;r=u,u=st}}b&&(o==null||o.cursor.event.type==Un)&&((r<=1||r>=Y-1)&&(r=qt(r,Y)),(u<=1||u>=v-1)&&(u=qt(u,v))),y?(Fo=r,Ho=u,[ml,gl]=R.move(n,r,u)):(he=r,ye=u)}let $n={width:0,height:0,left:0,top:0};function Wn(){tn($n,!1)}let Go,Bo,Uo,Yo;function Ko(t,o,r,u,a,d,S){Rt=!0,De=Re=He._x=He._y=!1,zn(t,o,r,u,a,d,S,!0,!1),t!=null&&($e(Yn,Qn,jo,!1),Vl(ni,n,ml,gl,Y,v,null));let{left:y,top:b,width:T,height:E}=de;Go=y,Bo=b,Uo=T,Yo=E}function jo(t,o,r,u,a,d,S){Rt=He._x=He._y=!1,zn(t,o,r,u,a,d,S,!1,!0);let{left:y,top:b,width:T,height:E}=de,C=T>0||E>0,G=Go!=y||Bo!=b||Uo!=T||Yo!=E;if(C&&G&&tn(de),He.setScale&&C&&G){let oe=y,le=T,Q=b,$=E;if(k.ori==1&&(oe=b,le=E,Q=y,$=T),De&&Nt(P,_t(oe,P),_t(oe+le,P)),Re)for(let N in M){let me=M[N];N!=P&&me.from==null&&me.min!=ce&&Nt(N,_t(Q+$,N),_t(Q,N))}Wn()}else R.lock&&(R._lock=!R._lock,Kt(o,!0,t!=null));t!=null&&(nl(Yn,Qn),Vl(Yn,n,he,ye,Y,v,null))}function cr(t,o,r,u,a,d,S){if(R._lock)return;Bt(t);let y=Rt;if(Rt){let b=!0,T=!0,E=10,C,G;k.ori==0?(C=De,G=Re):(C=Re,G=De),C&&G&&(b=he<=E||he>=Y-E,T=ye<=E||ye>=v-E),C&&b&&(he=he<ml?0:Y),G&&T&&(ye=ye<gl?0:v),Kt(null,!0,!0),Rt=!1}he=-10,ye=-10,ue.fill(null),Kt(null,!0,!0),y&&(Rt=y)}function qo(t,o,r,u,a,d,S){R._lock||(Bt(t),Mn(),Wn(),t!=null&&Vl(si,n,he,ye,Y,v,null))}function Jo(){V.forEach(rf),_n(n.width,n.height,!0)}Zt(un,_l,Jo);let yl={};yl.mousedown=Ko,yl.mousemove=Io,yl.mouseup=jo,yl.dblclick=qo,yl.setSeries=(t,o,r,u)=>{let a=Me.match[2];r=a(n,o,r),r!=-1&&bt(r,u,!0,!1)},ze&&($e(ni,L,Ko),$e(Un,L,Io),$e(oi,L,t=>{Bt(t),Hl(!1)}),$e(ii,L,cr),$e(si,L,qo),io.add(n),n.syncRect=Hl);let ln=n.hooks=e.hooks||{};function Ne(t,o,r){Nn?Nl.push([t,o,r]):t in ln&&ln[t].forEach(u=>{u.call(null,n,o,r)})}(e.plugins||[]).forEach(t=>{for(let o in t.hooks)ln[o]=(ln[o]||[]).concat(t.hooks[o])});let Qo=(t,o,r)=>r,Me=ke({key:null,setSeries:!1,filters:{pub:wi,sub:wi},scales:[P,_[1]?_[1].scale:null],match:[Si,Si,Qo],values:[null,null]},R.sync);Me.match.length==2&&Me.match.push(Qo),R.sync=Me;let Zo=Me.key,In=ds(Zo);function Vl(t,o,r,u,a,d,S){Me.filters.pub(t,o,r,u,a,d,S)&&In.pub(t,o,r,u,a,d,S)}In.sub(n);function ar(t,o,r,u,a,d,S){Me.filters.sub(t,o,r,u,a,d,S)&&yl[t](null,o,r,u,a,d,S)}n.pub=ar;function pr(){In.unsub(n),io.delete(n),zt.clear(),eo(un,_l,Jo),m.remove(),se?.remove(),Ne("destroy")}n.destroy=pr;function Gn(){Ne("init",e,l),Ao(l||e.data,!1),F[P]?On(P,F[P]):Mn(),ql=de.show&&(de.width>0||de.height>0),Gt=ot=!0,_n(e.width,e.height)}return _.forEach(Eo),V.forEach(Bs),i?i instanceof HTMLElement?(i.appendChild(m),Gn()):i(n,Gn):Gn(),n}Le.assign=ke;Le.fmtNum=po;Le.rangeNum=fn;Le.rangeLog=pn;Le.rangeAsinh=co;Le.orient=el;Le.pxRatio=ie;Le.join=Qr;Le.fmtDate=mo,Le.tzDate=uu;Le.sync=ds;{Le.addGap=Bu,Le.clipGaps=mn;let e=Le.paths={points:xs};e.linear=_s,e.stepped=Ku,e.bars=ju,e.spline=Ju}var _o="\u2212",yn="n/a";function Yl(e,l=0){if(!Number.isFinite(e))return yn;let[i="0",n]=Math.abs(e).toFixed(l).split("."),s=i.replace(/\\B(?=(?:\\d{3})+$)/gu,","),c=n===void 0?s:`${s}.${n}`;return e<0&&Number(c.replaceAll(",",""))!==0?`${_o}${c}`:c}function Mo(e,l=1){if(!Number.isFinite(e))return yn;let i=Cs(Yl(e*100,l));return(i==="100"&&e<1||i==="0"&&e>0)&&l<6?Mo(e,l+1):`${i} %`}function vs(e,l=2){return Yl(e,l)}function As(e,l=uf(e)){if(!Number.isFinite(e))return yn;let i=Yl(e,l);return i.startsWith(_o)?`${_o}$${i.slice(1)}`:`$${i}`}function uf(e){let l=Math.abs(e);return l===0||l>=.1?2:Math.min(6,1-Math.floor(Math.log10(l)))}function Ls(e){if(!Number.isFinite(e))return yn;let l=Math.max(0,Math.round(e));if(l<1e3)return`${l} ms`;if(l<59950)return`${Cs((l/1e3).toFixed(1))} s`;let i=Math.round(l/1e3);if(i<3600)return Es(Math.floor(i/60),"min",i%60,"s");let n=Math.round(i/60);return Es(Math.floor(n/60),"h",n%60,"min")}function Es(e,l,i,n){return i===0?`${e} ${l}`:`${e} ${l} ${i} ${n}`}var ff=36e5,Mf=24*ff;function Cs(e){return e.includes(".")?e.replace(/\\.?0+$/u,""):e}function Cl(e,l="",...i){let n=document.createElement(e);return l!==""&&(n.className=l),n.append(...i),n}var Ps={percent:e=>Mo(e),score:e=>vs(e,1),duration:Ls,usd:e=>As(e),count:e=>Yl(e)},Rs=170,cf="12px system-ui, sans-serif",Ns=7;function xn(e){let l=Cl("span");l.style.color=`var(--${e})`,document.body.append(l);let{color:i}=getComputedStyle(l);return l.remove(),i}function af(e,l){let{x:i,xAxis:n,yAxis:s,series:c}=l,f=i.at(-1)??0,p=c.some(({form:w})=>w==="columns")&&"words"in n?.6:0,[h,m]="words"in n?[-p,Math.max(f,f===0?1:0)+p]:[n.from,n.to],x=Ps[s.format],g={font:cf,stroke:()=>xn("muted"),grid:{stroke:()=>xn("line"),width:1},ticks:{stroke:()=>xn("line"),width:1,size:4}};return new Le({width:Math.max(e.clientWidth,120),height:Rs,padding:[8,"words"in n?Fs(Os(n.words.at(-1)??""))/2:16,0,0],legend:{show:!1},cursor:l.steps===void 0?{show:!1}:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:[h,m]},y:{range:s.highest===1&&s.format!=="count"?[0,1]:Le.rangeNum(0,s.highest,.1,!0)}},axes:["words"in n?{...g,...hf(n.words),grid:{show:!1}}:{...g,grid:{show:!1},values:(w,A)=>A.map(L=>Ps[n.format](L))},{...g,space:28,...s.format==="count"?{incrs:pf}:{},values:(w,A)=>A.map(x),size:(w,A)=>Math.max(24,...(A??[]).map(L=>L.length*Ns+12))}],series:[{},...c.map(df)]},[[...i],...c.map(({values:w})=>[...w])],e)}var pf=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4,1e5,1e6];function hf(e){let l=e.length-1,i=e.map(Os),n=Math.max(...i.map(Fs));return{splits:e.map((s,c)=>c),filter:(s,c)=>{let f=s.bbox.width/devicePixelRatio/n,p=Math.max(1,Math.ceil(e.length/Math.max(1,f)));return c.map(h=>h===0||h===l||h%p===0&&l-h>=p?h:null)},values:(s,c)=>c.map(f=>f===null?"":i[f]??""),size:i.some(s=>s.includes(`\n`))?44:28}}function Os(e){return e.replace(", ",`\n`)}function Fs(e){return Math.max(...e.split(`\n`).map(l=>l.length))*Ns+8}var{bars:Ds}=Le.paths;function df({colour:e,form:l,values:i}){let n=()=>xn(e),s=i.length<=60;switch(l){case"columns":return{fill:n,width:0,points:{show:!1},...Ds===void 0?{}:{paths:Ds({size:[.8,60]})}};case"dots":return{stroke:n,paths:()=>null,points:{show:!0,size:7,fill:n}};case"line":return{stroke:n,width:2,spanGaps:!0,points:{show:s,size:5,fill:n}};case"dashes":return{stroke:n,width:2,dash:[5,4],spanGaps:!0,points:{show:!1}}}}function mf(e,{steps:l=[]},i){let n=Cl("input","step-slider");n.type="range",n.max=String(l.length-1),n.value=n.max,n.setAttribute("aria-label",`${e.getAttribute("aria-label")??""}, step`);let s=Cl("p","step"),c=()=>{let{name:p="",words:h="",url:m}=l[Number(n.value)]??{};n.setAttribute("aria-valuetext",`${p}: ${h}`),s.replaceChildren(gf(p,m),`: ${h}`)},f=()=>{c();let p=i();p.setCursor({left:p.valToPos(Number(n.value),"x"),top:0},!1)};n.addEventListener("input",f),e.querySelector(".plot")?.addEventListener("click",p=>{let h=i(),{left:m}=h.over.getBoundingClientRect();n.value=String(h.posToIdx(p.clientX-m)),f()}),c(),e.append(n,s)}function gf(e,l){if(l===void 0||!/^(?:https?:\\/\\/|#)/.test(l))return Cl("b","",e);let i=Cl("a","",e);return i.href=l,i.rel="noreferrer",i}function wf(e){let l=e.querySelector(".plot"),i=e.querySelector("script");if(l===null||i===null)return;let n=JSON.parse(i.textContent),s,c=()=>s??=af(l,n);n.steps!==void 0&&mf(e,n,c);let f=new IntersectionObserver(h=>{h.some(({isIntersecting:m})=>m)&&(c(),f.disconnect())},{rootMargin:"400px"});f.observe(l),new ResizeObserver(()=>s?.setSize({width:l.clientWidth,height:Rs})).observe(l),addEventListener("beforeprint",c);let p=()=>s?.redraw(!1,!1);new MutationObserver(p).observe(document.documentElement,{attributes:!0}),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",p)}for(let e of document.querySelectorAll("figure"))wf(e);})();\n';
  var word = __webpack_require__(75367);
  ;
  const MAX_VARIABLES = 50;
  const MAX_TOOLS = 50;
  const shown_text_MAX_NAME = 300;
  const shown_text_MAX_VALUE = 1e3;
  const MAX_PARAMETERS = 4e3;
  function questionOf(input, max) {
    if (input === void 0 || max === 0) return void 0;
    const valueLength = Math.min(max, shown_text_MAX_VALUE);
    return { vars: Object.entries(input.vars).slice(0, MAX_VARIABLES).map(([name, value]) => [(0, report_escape.Kb)(name, shown_text_MAX_NAME), cutBlock(value, valueLength)]), messages: input.messages.map(({ role, content, images = [] }) => {
      const files = images.map(({ path, type, bytes: bytes2 }) => `[${path}: ${type}, ${bytes2} bytes]`);
      return { role, ...shownText([content, ...files].join("\n"), max) };
    }), tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({ name: (0, report_escape.Kb)(name, shown_text_MAX_NAME), description: description === void 0 ? void 0 : cutBlock(description, valueLength), parameters: parameters === void 0 ? void 0 : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)) })), command: input.command === void 0 ? void 0 : cutBlock(input.command, max) };
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
    const exact = exactOccurrences(text, plain2);
    const found = exact.length > 0 ? exact : occurrencesInAnyCase(text, plain2);
    return found.slice(0, MAX_OFFENCES).map(([start, length]) => ({ start, end: start + length, kind }));
  }
  function exactOccurrences(text, plain2) {
    const found = [];
    for (let start = text.indexOf(plain2); start !== -1 && found.length < MAX_OFFENCES; start = text.indexOf(plain2, start + plain2.length)) {
      found.push([start, plain2.length]);
    }
    return found;
  }
  function occurrencesInAnyCase(text, plain2) {
    if (plain2.length > MAX_PATTERN) return [];
    const pattern = plain2.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
    return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ index, 0: { length } }) => [index, length]);
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
  const MAX_MARKED_PAIRS = 50;
  const MAX_MARKS = 400;
  function beforeAfters(results) {
    const pairs = /* @__PURE__ */ new Map();
    for (const result of results) {
      const pair = pairOf(result, pairs.size < MAX_MARKED_PAIRS);
      if (pair !== void 0) pairs.set(result, pair);
    }
    return pairs;
  }
  function pairOf({ comparison, runs }, isMarked) {
    const known = comparison?.before;
    const shown2 = runs.filter((run2) => run2.outputOmitted !== true && run2.turns === void 0);
    const run = shown2.find((one2) => !(0, engine_results.Pn)(one2).passed) ?? shown2[0];
    if (known === void 0 || run === void 0) return void 0;
    const before = shownText(known.outputText, MAX_COMPARED);
    const after = shownText(run.outputText, MAX_COMPARED);
    const found = isMarked ? differences(before.text, after.text) : TOO_MANY_PAIRS;
    return { before: { ...before, marks: found.before, passed: known.passed }, after: { ...after, marks: found.after, passed: (0, engine_results.Pn)(run).passed }, prompts: isMarked ? promptChanges(known.messages ?? [], run.input?.messages ?? []) : void 0, ...callsOf(known.calls ?? [], run.toolCalls), ...changesOf(known.changes ?? [], run.changes ?? []), note: found.note };
  }
  function promptChanges(there, here) {
    const changed = here.flatMap(({ role, content }, index) => {
      const known = there[index];
      if (known === void 0 || known.role !== role || known.content === content) return [];
      const before = shownText(known.content, MAX_COMPARED);
      const after = shownText(content, MAX_COMPARED);
      const found = differences(before.text, after.text);
      return [{ role, before: { ...before, marks: found.before }, after: { ...after, marks: found.after }, note: found.note }];
    });
    return changed.length === 0 ? void 0 : changed;
  }
  const shown_text_MAX_CALLS = 100;
  const MAX_CALL = 600;
  function callsOf(there, here) {
    if (there.length === 0 && here.length === 0) return {};
    const shown2 = (calls) => calls.slice(0, shown_text_MAX_CALLS).map((call) => cutBlock(`${call.name}(${jsonText(call.arguments)})`, MAX_CALL));
    return { calls: { before: shown2(there), after: shown2(here) } };
  }
  function changesOf(there, here) {
    if (there.length === 0 && here.length === 0) return {};
    return { changes: { before: fileDetails(there), after: fileDetails(here) } };
  }
  const MAX_FILES = 100;
  const shown_text_MAX_PATH = 300;
  function fileDetails(changes) {
    return changes.slice(0, MAX_FILES).map((file) => ({ path: (0, report_escape.Kb)(file.path, shown_text_MAX_PATH), counts: fileCounts(file), diff: file.patch === void 0 || file.patch === "" ? void 0 : markedDiff(file.patch) }));
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
  const TOO_MANY_PAIRS = { before: [], after: [], note: `Differences are marked in the first ${MAX_MARKED_PAIRS} tests only.` };
  const TOO_DIFFERENT = { before: [], after: [], note: "The answers have too little in common to mark what differs." };
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
  const test_details_MAX_MESSAGE = 4e3;
  const MAX_FACT = 600;
  const MAX_LABEL = 300;
  const MAX_ARGUMENTS = 4e3;
  const test_details_MAX_CALLS = 100;
  const MAX_FACTS = 20;
  function resultDetail(result, extent, beforeAfter) {
    const shown2 = result.runs.find((run) => run.input !== void 0 && isWanted(run, extent));
    const question = questionOf(shown2?.input, extent.answer);
    const known = JSON.stringify(question);
    const { runs: counted, extraRuns = [] } = result;
    const runs = [...counted, ...extraRuns].map((run, index) => {
      const detail = runDetail(run, extent, index >= counted.length);
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
  function hasRoom({ after }, { answersOf: answersOf2, answer }) {
    if (answer < MAX_COMPARED) return false;
    return answersOf2 === "all" || answersOf2 === "failed" && !after.passed;
  }
  function isWanted(run, { answersOf: answersOf2 }) {
    return answersOf2 === "all" || answersOf2 === "failed" && !(0, engine_results.Pn)(run).passed;
  }
  function runDetail(run, extent, isExtra) {
    const passed = (0, engine_results.Pn)(run).passed;
    const wanted2 = isWanted(run, extent);
    const head = { title: `Answer ${run.runIndex + 1}`, verdict: test_details_verdictOf(run), facts: [...isExtra ? ["for the comparison only, counts in no gate"] : [], ...runFacts(run)] };
    const isCounted = passed && extent.passedRuns === "counted";
    const answers = isCounted ? [] : answersOf(run, wanted2 ? extent.answer : 0);
    const assertions = isCounted ? [] : run.assertions;
    return { ...head, assertions: assertions.map((assertion) => ({ ...assertionDetail(assertion), judged: judgedOf(assertion, run, answers) })), answers, changes: wanted2 && run.changes?.length ? fileDetails(run.changes) : void 0, trace: wanted2 ? traceTree(run.trace) : void 0, thoughts: thoughtsOf(run, wanted2 ? extent.answer : 0), note: isCounted ? `${(0, basics_format.LS)(run.assertions.length, "assertion")} passed. They are in report.json: this page would be too large.` : answerNote(run, wanted2) };
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
    const names = tools.slice(0, test_details_MAX_CALLS).map((tool) => (0, report_escape.Kb)(tool, MAX_LABEL));
    return `${SIGNS.look} denied ${names.join(", ")}: allowed by ${(0, report_escape.Kb)(allowedBy, MAX_LABEL)}`;
  }
  function thoughtsOf({ thoughts: thoughts2 = "" }, max) {
    return thoughts2 === "" || max === 0 ? void 0 : shownText(thoughts2, max);
  }
  function answersOf(run, max) {
    const omitted = run.outputOmitted === true || max === 0;
    const detail = ({ outputText, toolCalls }, turn, index = 0) => ({ turn: turn === void 0 ? void 0 : (0, report_escape.Kb)(turn.label, MAX_LABEL), user: omitted || turn?.user === void 0 || index === 0 ? void 0 : shownText(turn.user, max), calls: toolCalls.slice(0, test_details_MAX_CALLS).map((call) => callDetail(call, omitted || run.callsShortened === true)), answer: omitted ? { text: "", marks: [] } : markedText(outputText, run.assertions, max) });
    const answers = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
    return answers.filter(({ user, calls, answer }) => user !== void 0 || calls.length > 0 || answer.text !== "");
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
  function judgedOf(assertion, run, answers) {
    const criterion = criterionOf(assertion);
    if (criterion === void 0) return void 0;
    const turn = run.turns?.find(({ label }) => assertion.label.startsWith(`${label}: `));
    const text = (0, report_escape.Yj)((turn ?? run).outputText);
    const name = turn === void 0 ? void 0 : (0, report_escape.Kb)(turn.label, MAX_LABEL);
    const answer = answers.findLastIndex((shown2) => (name === void 0 || shown2.turn === name) && shown2.answer.text === text);
    return answer === -1 || text === "" ? void 0 : { criterion, answer };
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
    const more = Math.max(0, understoodSpans - steps.length);
    const parts = [...more === 0 ? [] : [(0, basics_format.LS)(more, "more step")], ...otherSpans === 0 ? [] : [(0, basics_format.LS)(otherSpans, "span of no known convention", "spans of no known convention")], ...lost.droppedSpans === 0 ? [] : [(0, basics_format.LS)(lost.droppedSpans, "span beyond the limit", "spans beyond the limit")], ...lost.refusedExports === 0 ? [] : [(0, basics_format.LS)(lost.refusedExports, "refused export")]];
    return parts.length === 0 ? void 0 : `Not shown: ${parts.join(", ")}.`;
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
    const rows = reliabilityRows(suite).slice(0, LINES.length);
    const [first, ...others] = rows;
    if (first === void 0) return [];
    const isAlone = others.length === 0;
    const longest = rows.reduce((most, row) => row.points.length > most.points.length ? row : most);
    const valuesOf = ({ points: points2 }, value) => longest.points.map((_, index) => {
      const point = points2[index];
      return point === void 0 ? null : value(point.share);
    });
    const curves = rows.map((row, index) => {
      const colour = LINES[index]?.colour ?? "muted";
      return { colour, form: "line", values: valuesOf(row, ({ value }) => value) };
    });
    const ends = [({ low }) => low, ({ high }) => high].map((end) => ({ colour: "muted", form: "dashes", values: valuesOf(first, end) }));
    const words = rows.map((row, index) => `${isAlone ? nameOf(row.modelId) : figures_modelName(row.modelId, index)}: ${reliabilityWords(row)}`);
    return [{ title: "Right several times in a row", words: `${words.join("; ")}.${isAlone ? " The dashes are the 95 % interval." : ""}`, drawing: { x: longest.points.map((_, index) => index), xAxis: { words: longest.points.map(({ tries }) => triesWords(tries)) }, yAxis: { format: "percent", highest: 1 }, series: isAlone ? [...curves, ...ends] : curves } }];
  }
  const BINS = 20;
  function scores(suite) {
    const graded = suite.results.flatMap((result) => result.runs.flatMap((run) => run.assertions.filter(isGraded)));
    if (graded.length === 0) return [];
    const bins = Array.from({ length: BINS }, (_, bin) => bin);
    const counted = (all) => bins.map((bin) => all.filter((it) => binOf(it.score) === bin).length || null);
    const failed = graded.filter(({ passed }) => !passed);
    const whole2 = counted(graded);
    return [{ title: "Scores of graded assertions", words: `${(0, basics_format.LS)(graded.length, "score")} from 0 to 1: ${graded.length - failed.length} passed (green), ${failed.length} failed (red).`, drawing: { x: bins.map((bin) => (bin + 0.5) / BINS), xAxis: { from: 0, to: 1, format: "score" }, yAxis: { format: "count", highest: Math.max(...whole2.map((value) => value ?? 0)) }, series: [{ colour: "good", form: "columns", values: whole2 }, { colour: "bad", form: "columns", values: counted(failed) }] } }];
  }
  function binOf(score2) {
    return Math.min(BINS - 1, Math.max(0, Math.floor(score2 * BINS + basics.kT)));
  }
  const LATENCY = { title: "Latency of an answer", of: (run) => run.latencyUnstated === true ? null : run.latencyMs, format: "duration", less: "faster", more: "slow" };
  const COST = { title: "Cost of an answer", of: (run) => run.costEstimateUsd, format: "usd", less: "cheaper", more: "expensive" };
  const SHARES = Array.from({ length: 101 }, (_, index) => index / 100);
  function spread(suite, measure) {
    const { title, format, less, more } = measure;
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
    return withAxis(highest, () => ({ title, words: rows.length === 1 ? `${capitalized(words.join(""))}.` : `${named.join(". ")}.`, legend: `From left to right all answers by their order. In the middle is the median: half of the answers are ${less}; the mean is what a few ${more} answers pull up.`, drawing: { x: SHARES, xAxis: { from: 0, to: 1, format: "percent" }, yAxis: { format, highest }, series: rows.slice(0, LINES.length).map(({ sorted }, index) => {
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
    const course = (title, more, wordsOf) => courseFigures({ title: `Trend of ${(0, basics_format.LS)(points2.length, "commit")}: ${title}`, ...more, steps: points2.map((point) => {
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
  function htmlLink(label, url) {
    const safe = url === void 0 ? void 0 : (0, report_escape.Pl)(url);
    return safe === void 0 ? (0, report_escape.js)(label) : `<a href="${(0, report_escape.js)(safe)}" rel="noreferrer">${(0, report_escape.js)(label)}</a>`;
  }
  const MAX_TAGS = 20;
  function testRows(report) {
    const told = new Map(toldTests(storyOf(report)).map(({ result }, at) => [result, at]));
    return report.suites.flatMap((suite, index) => suite.results.map((result) => ({ ...testRow(report, index, result), told: told.get(result) })));
  }
  function testRow(report, suite, result) {
    const { location } = result;
    const url = (0, report_escape.Hx)(report.run, location);
    const lowest = lowestScore(result);
    return { suite, name: (0, report_escape.Kb)(result.testCaseName, report_escape.Ab), model: (0, report_escape.Kb)(result.modelId, report_escape.Ab), status: result.status, passedRuns: result.runs.filter((run) => (0, engine_results.Pn)(run).passed).length, runs: (0, engine_results.py)(result), lowestScore: lowest, scoreText: lowest === null ? "\u2013" : (0, basics_format.fN)(lowest), latencyMs: result.latencyAvgMs, latencyText: result.runs.some(engine_results.jH) ? (0, basics_format.p0)(result.latencyAvgMs) : "\u2013", costUsd: result.totalCostUsd, costText: (0, basics_format.fL)(ownCost([result])), codes: result.failureCodes, tags: result.tags.slice(0, MAX_TAGS).map((tag) => (0, report_escape.Kb)(tag, report_escape.Ab)), place: (0, report_escape.Kb)(`${location.file}:${location.line}`, report_escape.Ab), url, ...result.assertsNothing ? { assertsNothing: true } : {}, reusedText: result.reused && (0, report_escape.up)(result.reused), ...tables_comparedWith(result) };
  }
  function tables_comparedWith(result) {
    const { comparison } = result;
    const change = changeOf(result);
    const base = comparison?.base;
    return { change: change?.name, changeText: change?.words, ...base === void 0 ? {} : { baseText: `${base.passed} of ${base.runs}` } };
  }
  function lowestScore(result) {
    const means = Object.values(result.assertionScores).map((summary) => summary.mean);
    return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
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
    const ids2 = [...new Set(suite.results.map(({ modelId }) => modelId))].slice(0, history_MAX_MODELS);
    return ids2.map((id2) => {
      const results = suite.results.filter(({ modelId }) => modelId === id2);
      return modelTotals(id2, results, versions.get(id2) ?? []);
    }).filter(({ runs }) => runs > 0);
  }
  function modelTotals(id2, results, versions) {
    const measured = results.map((result) => (0, engine_results.Fb)(result));
    const outcomes = measured.flatMap((it) => it.outcomes);
    const shares = measured.flatMap((it) => (0, basics.se)(it.outcomes) ?? []);
    const latencyMs = (0, basics.se)(measured.flatMap((it) => it.latencyMs ?? []));
    const judge = (0, basics.se)(measured.flatMap((it) => it.judge ?? []));
    const cost = (0, basics.vj)(ownCost(results));
    return { id: (0, cut.Yj)(id2, history_MAX_NAME), versions: versions.slice(0, MAX_VERSIONS).map((name) => (0, cut.Yj)(name, history_MAX_NAME)), passed: (0, basics.cz)(outcomes), runs: outcomes.length, answers: shares.length === 0 ? 0 : rounded((0, intervals.XG)(shares)), judge: judge === void 0 ? null : rounded(judge), latencyMs: latencyMs === void 0 ? null : rounded(latencyMs), costUsd: cost === null ? null : rounded(cost) };
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
    const verdict2 = VERDICTS.find((one2) => one2 === value["verdict"]);
    const drift = DRIFTS.find((one2) => one2 === value["drift"]);
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
    const { id: id2, versions, passed, runs, answers, judge, latencyMs, costUsd } = value;
    const isValid = isName(id2) && Array.isArray(versions) && versions.length <= MAX_VERSIONS && versions.every(isName) && isCount(passed) && isCount(runs) && runs > 0 && passed <= runs && isAmount(answers) && (judge === null || isAmount(judge) && judge <= 1) && (latencyMs === null || isAmount(latencyMs)) && (costUsd === null || isAmount(costUsd));
    if (!isValid) return void 0;
    return { id: id2, versions, passed, runs, answers, judge, latencyMs, costUsd };
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
    let kept = entries;
    while (isTooLarge(kept)) {
      const thinner = thinned(kept);
      kept = thinner.length < kept.length ? thinner : withoutOldest(kept);
    }
    return kept;
  }
  const MAX_WRITTEN_BYTES = HISTORY_FILES.maxBytes / 2;
  function isTooLarge(entries) {
    if (!entries.some(({ line }) => line !== void 0)) return false;
    const bytes2 = (0, basics.cz)(entries.map(({ text }) => Buffer.byteLength(text) + 1));
    return entries.length > MAX_HISTORY_LINES || bytes2 > MAX_WRITTEN_BYTES;
  }
  function withoutOldest(entries) {
    const oldest = entries.findIndex(({ line }) => line !== void 0);
    return entries.toSpliced(oldest, 1);
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
    const trends = /* @__PURE__ */ new Map();
    for (const line of lines) {
      const key = seriesKey(line);
      const trend = trends.get(key) ?? [];
      trends.delete(key);
      trends.set(key, trend);
      trend.push(line);
    }
    return [...trends.values()].toReversed();
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
    const { passed, runs, answers, judge, latencyMs, costUsd } = model;
    const value = passed / runs;
    const rate2 = rateText({ value, ...(0, intervals.rF)(value, answers) });
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
    const model = models.find((one2) => one2.id === id2);
    return model === void 0 ? null : of(model);
  }
  function pointName({ time, commit }) {
    const day = (0, cut.Yj)(time, 10);
    return commit === void 0 ? day : `${(0, basics_format.Ax)(commit)}, ${day}`;
  }
  var judge_check = __webpack_require__(26513);
  ;
  const CHUNK_SIZE = 50;
  const embedded_data_MAX_DETAILS = 12e6;
  const VARIANTS = [{ answersOf: "all", answer: 2e4, passedRuns: "whole" }, { answersOf: "failed", answer: 2e4, passedRuns: "whole" }, { answersOf: "failed", answer: 2e3, passedRuns: "whole" }, { answersOf: "failed", answer: 2e3, passedRuns: "counted" }, { answersOf: "none", answer: 0, passedRuns: "counted" }];
  function dataElements(report, suites, budget = embedded_data_MAX_DETAILS) {
    const results = resultsOf(report);
    const judged = criteriaOf(results);
    const index = { suites, rows: testRows(report), chunkSize: CHUNK_SIZE, judged };
    const beside = { pairs: beforeAfters(results), labelled: labelledAnswers(report) };
    return [dataElement(index, "kindlm-index"), ...detailElements(results, beside, budget)];
  }
  const MAX_CRITERIA = 100;
  function criteriaOf(results) {
    const judged = results.flatMap(({ runs }) => runs).filter(({ outputOmitted }) => outputOmitted !== true).flatMap(({ assertions }) => assertions.flatMap((assertion) => criterionOf(assertion) ?? []));
    return [...new Set(judged)].slice(0, MAX_CRITERIA);
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
  function withLabels(detail, { labelled: labelled2 }) {
    if (labelled2.size === 0) return detail;
    const runs = detail.runs.map((run) => ({ ...run, assertions: run.assertions.map((assertion) => {
      const { judged } = assertion;
      const text = judged && run.answers[judged.answer]?.answer.text;
      if (judged === void 0 || text === void 0) return assertion;
      const good = labelled2.get(judged.criterion)?.get((0, judge_check.Kt)(text));
      return good === void 0 ? assertion : { ...assertion, judged: { ...judged, good } };
    }) }));
    return { ...detail, runs };
  }
  function detailElements(results, beside, budget) {
    const last = VARIANTS.length - 1;
    for (const [variant, extent] of VARIANTS.entries()) {
      if (variant !== last && answersLength(results, extent) > budget) continue;
      const { elements, whole: whole2 } = elementsWithin(results, beside, extent, budget);
      if (whole2 || variant === last) return elements;
    }
    return [];
  }
  function answersLength(results, { answersOf: answersOf2, answer }) {
    if (answersOf2 === "none") return 0;
    const runs = results.flatMap((result) => result.runs);
    const shown2 = answersOf2 === "all" ? runs : runs.filter((run) => !(0, engine_results.Pn)(run).passed);
    const texts = shown2.flatMap(({ turns, outputText }) => turns === void 0 ? [outputText] : turns.map((turn) => turn.outputText));
    return (0, basics.cz)(texts.map((text) => Math.min(text.length, answer)));
  }
  function elementsWithin(results, beside, extent, budget) {
    const elements = [];
    let length = 0;
    for (let start = 0; start < results.length; start += CHUNK_SIZE) {
      const chunk = results.slice(start, start + CHUNK_SIZE).map((result) => withLabels(resultDetail(result, extent, beside.pairs.get(result)), beside));
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
  ;
  const MAX_PLOTTED_SUITES = 30;
  function htmlPieces(whole2) {
    const story = storyOf(whole2);
    const { report } = story;
    const measures = report.suites.flatMap((suite, index) => {
      const told = story.suites.find((one2) => one2.suite === suite);
      const figures2 = index < MAX_PLOTTED_SUITES ? suiteFigures(report, suite) : [];
      return told === void 0 ? [] : [measuresHtml(report, told, figures2)];
    });
    const names = report.suites.map(({ name }) => (0, report_escape.Kb)(name, report_escape.Ab));
    const tests = [report.totals.total === 0 ? "" : testsHtml(report), ...dataElements(report, names), `<script>${PAGE_SCRIPT}<\/script>`];
    const failed = report.totals.passed < report.totals.total;
    const body = ["<main>", html_headerHtml(story), problemsHtml(report), ...story.suites.map((suite) => storyHtml(report, suite)), ...failed ? [...tests, ...measures] : [...measures, ...tests], noticesHtml(report), hasJudges(report) ? '<section id="labels" hidden></section>' : "", "</main>", `<script>${PLOTS_SCRIPT}<\/script>`, `<footer>${(0, report_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`];
    return htmlDocument({ title: `KindLM: ${plainText(story.title)}`, style: PAGE_STYLE, scripts: [PAGE_SCRIPT, PLOTS_SCRIPT], body });
  }
  function hasJudges({ suites }) {
    return suites.some(({ results }) => results.some(({ runs }) => runs.some((run) => run.outputOmitted !== true && run.assertions.some((assertion) => criterionOf(assertion) !== void 0))));
  }
  function testsHtml(report) {
    const codes = rankedCodes(report).map(([code2, results]) => chip("", { code: code2 }, `${(0, report_escape.js)(code2)} <b>${(0, basics_format.U9)(results)}</b>`));
    return ['<section id="tests" aria-labelledby="tests-title">', '<h2 id="tests-title">Tests</h2>', codes.length === 0 ? "" : `<p class="chips">${codes.join("\n")}</p>`, '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>', '<div id="table"></div>', "</section>"].filter((part) => part !== "").join("\n");
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
    return [`<header class="verdict ${outcome}">`, `<h1>${sign} ${sentenceHtml(title)}</h1>`, ...state.map((sentence) => `<p class="state">${sentenceHtml(sentence)}</p>`), nextHtml(next), `<p class="facts">${html_runFacts(story).join(" \xB7 ")}</p>`, "</header>"].filter((part) => part !== "").join("\n");
  }
  function nextHtml(next) {
    return next === void 0 ? "" : `<p class="next"><b>Next:</b> ${sentenceHtml(next)}</p>`;
  }
  function html_runFacts({ report, footer: footer2 }) {
    const { run, totals } = report;
    const before = [run.repository, run.pullRequest === void 0 ? void 0 : `pull request #${run.pullRequest}`];
    const after = [run.startedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC"), ...footer2, ...totals.tokens === 0 ? [] : [(0, basics_format.LS)(totals.tokens, "token")]];
    const text = (facts) => facts.filter((fact) => fact !== void 0).map(report_escape.js);
    return [...text(before), ...run.sha === void 0 ? [] : [htmlLink(`commit ${(0, basics_format.Ax)(run.sha)}`, (0, report_escape.Bg)(run))], ...run.runUrl === void 0 ? [] : [htmlLink("workflow run", run.runUrl)], ...text(after)];
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
      const more = left2 > 0 ? ` and ${(0, basics_format.U9)(left2)} more` : "";
      return [sentenceHtml(reason), `${links.join(" \xB7 ")}${more}`];
    });
    return html_table(`Why tests of ${suiteName2} fail`, leftTitles("Why", "Tests"), rows);
  }
  const html_FOLDS = ["causes", "qualifiers", "weakened", "comparison", "changes"];
  function foldHtml(fold2, suiteName2) {
    const title = sentenceHtml(fold2.title.map(withoutLink));
    return `<details><summary>${title}</summary>${foldContent(fold2, suiteName2)}</details>`;
  }
  function foldContent({ name, lines = [], causes = [], table: cells }, suiteName2) {
    return html_joined([cells === void 0 ? "" : storyTable(`${name} of ${suiteName2}`, cells), itemsHtml("", lines.slice(0, MAX_ITEMS).map(sentenceHtml)), causesHtml(causes, suiteName2)]);
  }
  function storyTable(name, { head, rows }) {
    const cells = rows.map((row) => row.map(({ text, full = text }) => sentenceHtml(full)));
    return html_table(name, head, cells);
  }
  function html_table(name, head, rows) {
    if (rows.length === 0) return "";
    const sign = head[0]?.title === "Verdict" ? 0 : -1;
    const cell2 = (html, column) => {
      if (column === sign) return `<td class="sign">${html}</td>`;
      if (column === sign + 1) return `<th scope="row">${html}</th>`;
      const { title = "", align } = head[column] ?? {};
      const kind = align === "right" ? ' class="number"' : "";
      return `<td${kind} data-label="${(0, report_escape.js)(title)}">${html}</td>`;
    };
    const heads = head.map(({ title, align }) => align === "right" ? `<th scope="col" class="number">${(0, report_escape.js)(title)}</th>` : `<th scope="col">${(0, report_escape.js)(title)}</th>`);
    return [`<div class="scroll" tabindex="0" role="group" aria-label="${(0, report_escape.js)((0, report_escape.Kb)(name, 200))}">`, '<table class="cards">', `<thead><tr>${heads.join("")}</tr></thead>`, `<tbody>${rows.map((row) => `<tr>${row.map(cell2).join("")}</tr>`).join("\n")}</tbody>`, "</table></div>"].join("\n");
  }
  function leftTitles(...titles) {
    return titles.map((title) => ({ title, align: "left" }));
  }
  function withoutLink(part) {
    return part.kind === "text" || part.kind === "code" ? part : { ...part, url: void 0 };
  }
  function itemsHtml(className, items) {
    if (items.length === 0) return "";
    const named = className === "" ? "" : ` class="${className}"`;
    return `<ul${named}>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
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
    return html_joined(['<section class="suite">', `<h2>${report.suites.length === 1 ? "Gates" : `Gates of ${(0, report_escape.js)(suite.name)}`}</h2>`, told("gates", content), plotsHtml(figures2), told("models", titled), judgesHtml(judgeLines(report, suite)), told("reliability", titled), told("notices", (fold2) => foldHtml(fold2, suite.name)), listHtml("Skipped tests", suite.skippedTests.map(({ testCaseName, modelId }) => (0, report_escape.js)(`${testCaseName} (${modelId})`))), "</section>"]);
  }
  function problemsHtml(report) {
    const problems = report.problems.map((problem) => {
      const { location, message, hint } = problem;
      const place2 = location === void 0 ? "" : `${location.file}:${location.line}: `;
      const words = [`${place2}${message}`, hint].filter((text) => text !== void 0).join(" ");
      return (0, report_escape.js)(words) + (0, report_escape.zY)(problem);
    });
    return listHtml("Problems", problems, "open");
  }
  function noticesHtml(report) {
    return listHtml("Notices of the run", report.notices.map(report_escape.js));
  }
  const MAX_ITEMS = 500;
  function listHtml(title, items, state = "folded") {
    if (items.length === 0) return "";
    const shown2 = items.slice(0, MAX_ITEMS).map((item) => `<li>${item}</li>`);
    const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : "";
    return [`<details${state === "open" ? " open" : ""}><summary>${title} (${(0, basics_format.U9)(items.length)})</summary>`, `<ul>${shown2.join("")}${more}</ul></details>`].join("");
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
    const { icon, criteria, judgeModel, rates: rates2, verdict: verdict2, notes } = judge;
    const model = judgeModel === void 0 ? "" : ` (<code class="name">${(0, report_escape.js)(judgeModel)}</code>)`;
    const name = `<code class="name">${(0, report_escape.js)((0, report_escape.Kb)(criteria, html_MAX_CRITERIA))}</code>`;
    return [`<p class="caveat"><span aria-hidden="true">${icon}</span> Judge of ${name}${model}: ${(0, report_escape.js)(rates2)}: <b>${(0, report_escape.js)(verdict2)}</b></p>`, notes.length === 0 ? "" : `<p class="facts">${notes.map((note) => (0, report_escape.js)(note)).join(" ")}</p>`, wrongHtml(judge)].filter((part) => part !== "").join("\n");
  }
  function wrongHtml({ wrong, moreWrong, criteria }) {
    const all = wrong.length + moreWrong;
    if (all === 0) return "";
    const rows = wrong.map((label) => [htmlLink(label.place, label.url), peopleHtml(label), judgeHtmlOf(label), answerHtml(label)]);
    return [`<details><summary>Wrong on ${(0, basics_format.LS)(all, "label")}</summary>`, html_table(`Wrong labels of ${(0, report_escape.Kb)(criteria, 100)}`, leftTitles("Label", "People", "Judge", "Answer"), rows), moreWrong === 0 ? "" : `<p class="facts">and ${(0, basics_format.U9)(moreWrong)} more</p>`, "</details>"].join("\n");
  }
  function peopleHtml({ good, note }) {
    return `<b>${good ? "good" : "bad"}</b>${note === void 0 ? "" : `<br>${html_shown(note)}`}`;
  }
  function judgeHtmlOf({ score: given, reasoning }) {
    return `<b>gives ${(0, basics_format.fN)(given)}</b>${reasoning === void 0 ? "" : `<br>${html_shown(reasoning)}`}`;
  }
  function answerHtml({ output: output2, question }) {
    const asked = question === void 0 ? "" : `<i>${html_shown(question)}</i><br>`;
    return output2 === void 0 ? "\u2013" : `${asked}${output2 === "" ? "(empty)" : html_shown(output2)}`;
  }
  function html_shown(text) {
    return (0, report_escape.js)((0, report_escape.Kb)(text, html_MAX_TEXT));
  }
  ;
  function junitPieces(report) {
    return junitDocument(junitSuites(report), report);
  }
  function* junitDocument(suites, { run }) {
    const timestamp = run.startedAt.replace(/(?:\.\d+)?Z$/u, "");
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    let id2 = 0;
    for (const suite of suites) {
      for (const line of suiteLines(suite, id2, timestamp)) yield `${line}
`;
      id2 += 1;
    }
    yield "</testsuites>\n";
  }
  function* junitSuites(report) {
    for (const suite of report.suites) {
      yield testsSuite(report, suite);
      yield gatesSuite(suite);
    }
    yield* runSuite(report);
  }
  function testsSuite(report, suite) {
    const tests = storyTests(report, suite);
    return { name: suite.name, package: suite.project, properties: [["config", suite.file], ["configSha256", suite.sha256], ...suite.sample === void 0 ? [] : [["sample", notAskedWords(suite.sample)]], ...comparisonProperties(report, suite), ...judgeLines(report, suite).map((line) => ["judge", judgeSentence(line)]), ...caveatsOf(suite).map(caveatProperty), ...tests.map(resultProperty)], cases: [...tests.map((test) => resultCase(suite, test)), ...suite.skippedTests.map((test) => skippedCase(suite, test))], output: tests.filter(isTolerated).flatMap(toleratedLines) };
  }
  function caveatProperty(caveat2) {
    return [`caveat.${caveat2.kind}`, caveatLine(caveat2)];
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
  function resultCase(suite, test) {
    const { result } = test;
    return { name: caseName(result), className: classNameOf(suite.name), timeMs: (0, basics.cz)(result.runs.map((run) => run.latencyMs)), outcome: caseOutcome(test) };
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
  function skippedCase(suite, test) {
    const message = test.checkedBy ? `skipped by ${test.checkedBy.harness}` : "skip: true in the config";
    const outcome = { kind: "skipped", message };
    return { name: caseName(test), className: classNameOf(suite.name), timeMs: 0, outcome };
  }
  function gatesSuite(suite) {
    const name = `${suite.name} gates`;
    const cases = suite.gates.gates.map((gate) => {
      const base = { name: gate.gateName, className: classNameOf(name), timeMs: 0 };
      const { margin: margin2, verdict: verdict2 } = gateText(gate);
      switch (verdict2) {
        case "passed":
          return { ...base, outcome: { kind: "passed" } };
        case "not exercised":
          return { ...base, outcome: { kind: "skipped", message: `not exercised: ${(0, evaluate_verdict.zo)(gate)}` } };
        case "failed": {
          const detail = `${(0, evaluate_verdict.zo)(gate)}
margin: ${margin2}`;
          const message = (0, evaluate_verdict.zo)(gate);
          return { ...base, outcome: { kind: "failure", type: gate.gateName, message, detail } };
        }
      }
    });
    return { name, package: suite.project, properties: [], cases };
  }
  function runSuite(report) {
    const { exitCode, reason, result } = report.verdict;
    if (result !== "error") return [];
    const problems = report.problems.flatMap((problem) => [problem.message, ...(0, report_escape.iR)(problem)]);
    const detail = [reason, ...problems].join("\n");
    const outcome = { kind: "error", type: `EXIT_${exitCode}`, message: reason, detail };
    const cases = [{ name: "run", className: classNameOf("run"), timeMs: 0, outcome }];
    return [{ name: "KindLM run", package: "kindlm", properties: [], cases }];
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
    for (const it of suite.cases) yield `    ${caseXml(it)}`;
    const output2 = suite.output ?? [];
    yield output2.length === 0 ? "    <system-out/>" : `    <system-out>${(0, report_escape.xK)(output2.join("\n"))}</system-out>`;
    yield "    <system-err/>\n  </testsuite>";
  }
  function caseXml({ name, className, timeMs, outcome }) {
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
      const known = tracked.find((one2) => one2.suite === suite);
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
    const more = drops.length > 1 ? ` and ${(0, basics_format.U9)(drops.length - 1)} more` : "";
    return `KindLM: the model itself answers worse (${(0, report_escape.zb)(first?.report.name ?? "")}${more})`;
  }
  function lastingBody(report, drops) {
    const base = baseOf(report);
    return assemble([drift_issue_text(0, "**The model answers worse than before, and nothing that it is asked has changed.**"), drift_issue_text(1, "These tests send exactly the requests of the earlier runs, with the same checks. So no commit of this repository is the cause: the provider changed the model without changing its name, or has a bad day."), ...drops.flatMap((drop) => dropBlocks(report, drop, base)), drift_issue_text(1, ADVICE), drift_issue_text(1, drift_issue_footer(report, "This issue is updated by every scheduled run, and closed once the pass rate is back. If you close it, it stays closed until then."))], drift_issue_MAX_BYTES);
  }
  const ADVICE = ["What to do:", "", "- Open the run below and look at the failing answers.", "- If only one night was bad, the next runs will say so.", "- Else name a dated version of the model in `kindlm.yaml`, choose another model, or adapt the prompt."].join("\n");
  function settledBody(report, drops) {
    const rates2 = drops.flatMap(({ report: suite, before, then, now }) => now === void 0 ? [] : [`- ${(0, report_escape.Zt)(suite.name)}: ${(0, basics_format.rq)(before)} before, ${(0, basics_format.rq)(then)} when this was found, ${(0, basics_format.rq)(now)} now.`]);
    return assemble([drift_issue_text(0, `${SIGNS.passed} **Over:** the model, asked the same, passes about as often as before again.`), list(2, bare(), [{ head: "", items: rates2 }]), drift_issue_text(1, drift_issue_footer(report, "Should it get worse again, there will be a new issue."))], drift_issue_MAX_BYTES);
  }
  function drift_issue_text(priority, words) {
    return { kind: "text", priority, text: words };
  }
  function dropBlocks(report, drop, base) {
    const { report: suite } = drop;
    const tests = fallenTests(report, suite);
    const head = tableHead([["Test", "left"], ["Model", "left"], ["Before", "right"], ["Now", "right"]]);
    const items = tests.slice(0, drift_issue_MAX_TESTS).map(drift_issue_testRow);
    return [drift_issue_text(3, `### ${(0, report_escape.Zt)(suite.name)}

${stateWords(drop, base)}${drift_issue_versionWords(suite)}`), ...items.length === 0 ? [] : [list(4, bare(), [{ head, items, unlisted: tests.length - items.length }])]];
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
  function drift_issue_footer({ run }, words) {
    const commit = run.sha === void 0 ? [] : [`commit ${(0, report_escape.iQ)((0, report_escape.D9)((0, basics_format.Ax)(run.sha)), (0, report_escape.Bg)(run))}`];
    const page = run.runUrl === void 0 ? [] : [(0, report_escape.iQ)("the run", run.runUrl)];
    const when = run.finishedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC");
    return `<sub>KindLM \xB7 ${[...page, ...commit, when].join(" \xB7 ")}. ${words}</sub>`;
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
    const more = names.length > 2 ? " and others" : second === void 0 ? "" : ` and ${second}`;
    const cause = verdict2.exitCode === 1 && first !== void 0 ? `: ${first}${more}` : "";
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
    const detail = verbose ? "all" : DETAILS.find((one2) => wrapped(lines(one2), columns ?? USUAL_COLUMNS).length - 1 <= terminal_MAX_LINES) ?? "titles";
    const shown2 = lines(detail);
    return `${(columns === void 0 ? shown2.map(unbound) : wrapped(shown2, columns)).join("\n")}
`;
  }
  function renderLog(report) {
    const story = storyOf(report);
    const colors = picocolors.createColors(false);
    const lines = (detail2) => bodyLines(story, { colors, detail: detail2, columns: LONG_COLUMNS });
    const detail = DETAILS.find((one2) => lines(one2).length <= terminal_MAX_LINES) ?? "titles";
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
    const more = others.length === 0 ? "" : `, and ${(0, basics_format.LS)(others.length, "more gate")}`;
    const [cause] = causes.shown;
    return [phrase === "" || title.includes(phrase) ? "" : `; ${phrase}${more}`, cause === void 0 || cause.tests[0].result.status === "errored" ? "" : `; worst test: ${plainText(testName(cause.tests[0], tests))}: ${plainText(cause.reason)}`].join("");
  }
  function bodyLines(story, layout) {
    const { colors, columns } = layout;
    const { report, suites } = story;
    const isAlone = suites.length === 1 && report.shard === void 0;
    return [titleLine(story, colors), ...story.state.map((line) => colors.yellow(`  ${oneLine(line)}`)), ...layout.detail === "all" ? story.savings.map((line) => `  ${oneLine(line)}`) : [], ...planLines(report, columns, colors), ...report.shard === void 0 ? suitesLines(suites, isAlone, layout) : [], ...story.next === void 0 ? [] : [nextLine(story.next, colors)], ...noticeLines(story.notices, previewOf(report) === void 0 ? layout : { ...layout, detail: "all" })];
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
    const more = tests.length === 1 ? "" : ` and ${(0, basics_format.U9)(tests.length - 1)} more`;
    return `${(0, report_escape.pu)(first, Math.max(LEAST_WHOLE, room - more.length))}${more}`;
  }
  function terminal_place({ file, line }) {
    return (0, report_escape.BP)(`${file}:${line}`);
  }
  const terminal_MAX_CALLS = 10;
  function exampleLines(exchange, { colors, detail, columns }, indent = INDENT) {
    const { asked, before, now, lastLine } = exchange;
    const files = changedWords(exchange);
    const changed = files === void 0 ? void 0 : oneLine(files);
    const calls = detail === "now" && changed !== void 0 ? void 0 : callsLine(exchange);
    const room = detail === "all" ? terminal_MAX_TEXT : columns - indent.length - LABEL;
    const rows = [["asked", detail === "asked" || detail === "all" ? asked : void 0], ["called", calls], ["before", detail === "now" ? void 0 : before], ["now", now], ["changed", changed], ["wrote", lastLine]];
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
  function callsLine({ called, calledBefore }) {
    const names = (calls) => calls.length === 0 ? "nothing" : calls.slice(0, terminal_MAX_CALLS).map((one2) => (0, report_escape.Kb)(one2, terminal_MAX_TEXT)).join(", ");
    if (calledBefore.length > 0) return `${names(called)}; before: ${names(calledBefore)}`;
    return called.length === 0 ? void 0 : names(called);
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
    const thoughts2 = result.runs.find((run) => (run.thoughts ?? "") !== "")?.thoughts;
    const tail = [oneLine(countsOf([test], suite.branch)), terminal_place(result.location)].filter(Boolean);
    return [`${INDENT}${colors.bold(oneLine(testName(test, suite.tests)))}${oneLine(reusedNote(test))}  ${colors.dim(tail.join("   "))}`, ...exchange === void 0 ? [] : exampleLines(exchange, layout, DEEP), ...checks.flatMap((check) => terminal_checkLines(check, colors)), ...thoughts2 === void 0 ? [] : [colors.dim(`${DEEP}thoughts, not judged: ${terminal_shown(thoughts2)}`)]];
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
    return problems.flatMap((problem) => [`  ${colors.red("\u2717")} ${(0, report_escape.BP)((0, config_problem.Vw)(problem))}`, ...(0, report_escape.iR)(problem).map((line) => `${INDENT}${line}`)]);
  }
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
    const counted = say`of ${(0, basics_format.LS)(suite.parts.length, unit)}${which}, tests notice ${noticed}`;
    const harmful = suite.parts.filter(({ word: word2 }) => word2.includes("harmful")).length;
    const unclear = suite.parts.filter(({ word: word2 }) => word2 === "cannot tell").length;
    return { suite, sign: failed.length > 0 ? SIGNS.failed : parts.some(({ part }) => part.word !== "needed") ? SIGNS.look : SIGNS.passed, title: say`${sentence_name("suite", suite.name)}: ${counted}${harmful === 0 ? "" : `; ${(0, basics_format.LS)(harmful, "is", "are")} harmful`}${unclear === 0 ? "" : `; ${(0, basics_format.U9)(unclear)} cannot be told`}`, gates: suite.gates.gates.filter(({ passed, unknown }) => !passed || unknown === true).map(({ gateName, passed, actual, threshold }) => passed ? say`${code(gateName)} was not exercised: not every part can be told` : say`${code(gateName)} failed: ${actual}, at most ${threshold} allowed`), parts, next: nextOf(suite.parts, unit), footer: [(0, basics_format.LS)(report.answers, "answer"), (0, basics_format.p0)(report.run.durationMs), (0, basics_format.fL)(report), ...suite.sample === void 0 ? [] : [`a sample: ${suite.sample.asked} of ${(0, basics_format.LS)(suite.sample.cases, "case")}`]].join(", ") };
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
    const one2 = "one test that never passes without it";
    return noticed === void 0 ? `no drop of the whole suite could show, but ${one2} would have` : `a drop of ${Math.ceil(noticed * 100)} points would have shown, or ${one2}`;
  }
  function suiteSays({ suite, with: whole2, without }) {
    return suite.map((direction) => {
      const change = `${rate(whole2)} \u2192 ${rate(without)} of answers pass`;
      return say`the suite is ${direction === 1 ? "worse" : "better"} without it (${change})`;
    });
  }
  function rate({ passes, answers }) {
    return answers === 0 ? "no answer" : (0, basics_format.rq)(passes / answers, 0);
  }
  function testsSay(tests, nameOf2) {
    return tests.map((test) => {
      const [there, here] = [test.with, test.without];
      return say`${nameOf2(test)} passes ${here.passes} of ${here.answers} without it, ${there.passes} of ${there.answers} with it`;
    });
  }
  function oneAnswerOf({ oneAnswer }, nameOf2) {
    const told = ONE_ANSWER.flatMap(([direction, words]) => {
      const names = oneAnswer.filter((one2) => one2.direction === direction).map(nameOf2);
      return names.length === 0 ? [] : [say`${words}, one answer each: ${listed(names, { most: 10 })}`];
    });
    return told.length === 0 ? void 0 : listed(told, { separator: ". " });
  }
  const ONE_ANSWER = [[1, "Passes with it, fails without it"], [-1, "Fails with it, passes without it"]];
  const COSTS = [{ of: "tokens", least: 0.1, words: (tokens) => (0, basics_format.LS)(Math.round(tokens), "token") }, { of: "costUsd", least: 1e-6, words: basics_format.dR }, { of: "turns", least: 0.1, words: (turns) => (0, basics_format.LS)(turns, "turn") }, { of: "latencyMs", least: 50, words: basics_format.p0 }];
  function costOf({ with: whole2, without }) {
    const costs = COSTS.flatMap(({ of, least, words }) => {
      const [more, less] = [whole2[of], without[of]];
      if (more === null || less === null || Math.abs(more - less) < least) return [];
      return [`${more < less ? "\u2212" : "+"}${words(Math.abs(more - less))}`];
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
  const PARTS_VIEWS = { comment: renderComment, unjudged: renderUnjudged, summary: parts_views_renderSummary, terminal: parts_views_renderTerminal, html: renderHtml, junit: renderJunit, output };
  function renderComment(report, { name }, links) {
    const suites = report.suites.filter((suite) => suite.name === name);
    return COMMENT_VARIANTS.map((maxBytes) => markdown(report, suites, links, maxBytes));
  }
  function renderUnjudged(report, links) {
    return [markdown(report, [], links, COMMENT_MAX_BYTES)];
  }
  const parts_views_SUMMARY_MAX_BYTES = 9e5;
  const parts_views_MAX_PROBLEMS = 10;
  const parts_views_MAX_NOTICES = 20;
  function parts_views_renderSummary(report, links) {
    return markdown(report, report.suites, links, parts_views_SUMMARY_MAX_BYTES);
  }
  function markdown(report, suites, links, maxBytes) {
    const isComment = maxBytes <= COMMENT_MAX_BYTES;
    const stories = suites.map((suite) => partsStory(report, suite));
    return assemble([...stories.length === 0 ? [textBlock(-2, `## ${signOf(report)} ${markdownSentence([{ kind: "text", text: headOf(report) }])}`)] : [], ...stories.flatMap((story) => parts_views_suiteBlocks(story, isComment)), ...problemBlocks(report, parts_views_MAX_PROBLEMS), ...stories.length === 0 ? report.notices.map((notice) => textBlock(1, markdownSentence([quoted(notice)]))) : noticeBlocks(report.notices, parts_views_MAX_NOTICES), footerBlock(report, stories.map(({ footer: footer2 }) => footer2), links)], maxBytes);
  }
  function headOf({ verdict: verdict2, problems }) {
    return problems.length === 0 ? verdict2.reason : "No part was taken away";
  }
  function signOf({ verdict: verdict2 }) {
    return verdict2.result === "passed" ? SIGNS.idle : SIGNS.failed;
  }
  function parts_views_suiteBlocks(story, isComment) {
    const rows = story.parts.map(rowOf);
    const frame = isComment && rows.length > 8 ? fold("Every part") : { open: "", close: "" };
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
    const body = ["<main>", ...stories.flatMap((story) => [`<h1>${story.sign} ${htmlSentence(story.title)}</h1>`, ...story.gates.map((gate) => `<p>Gate: ${htmlSentence(gate)}</p>`), ...story.next === void 0 ? [] : [`<p><b>Next:</b> ${htmlSentence(story.next)}</p>`], ...byFile(story.parts).flatMap(([file, parts]) => [`<h2>${(0, report_escape.js)(file)}</h2>`, ...parts.map(partHtml)]), `<p class="cost">${(0, report_escape.js)(story.footer)}</p>`]), problemsHtml(report), noticesHtml(report), "</main>", `<footer>${(0, report_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`];
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
  function byFile(parts) {
    const files = /* @__PURE__ */ new Map();
    for (const story of parts) {
      files.set(story.part.file, [...files.get(story.part.file) ?? [], story]);
    }
    return [...files];
  }
  function htmlLines(text) {
    return (0, report_escape.Yj)(text).split("\n").map((line) => `${/^ */.exec(line)?.[0] ?? ""}${(0, report_escape.js)(line)}`).join("\n");
  }
  function renderJunit(report) {
    const suites = [...report.suites.map((suite) => junitSuite(report, suite)), ...runSuite(report)];
    return [...junitDocument(suites, report)].join("");
  }
  function junitSuite(report, suite) {
    const name = `${suite.name}/parts`;
    const failing = new Set(suite.gates.gates.filter(({ passed }) => !passed).map((gate) => gate.gateName));
    const cases = partsStory(report, suite).parts.map(({ part, says }) => {
      const message = plainText(says);
      const failed = GATED.find(({ of, gate }) => part.word.includes(of) && failing.has(gate));
      return { name: `${part.file}: ${part.name}`, className: classNameOf(name), timeMs: 0, outcome: failed !== void 0 ? { kind: "failure", type: failed.type, message, detail: message } : part.word === "cannot tell" ? { kind: "skipped", message } : { kind: "passed" } };
    });
    return { name, package: suite.name, properties: [["config", suite.file]], cases };
  }
  const GATED = [{ of: "not noticed", gate: "unnoticedPartsMax", type: "PART_NOT_NOTICED" }, { of: "harmful", gate: "harmfulPartsMax", type: "PART_HARMFUL" }];
  function output(report) {
    return JSON.stringify(report.suites.flatMap(({ parts }) => parts.map(({ file, name, word: word2, tests, with: whole2, without }) => ({ file, part: name, verdict: word2, tests: tests.map(({ testCaseName }) => testCaseName), costUsd: difference(whole2.costUsd, without.costUsd), tokens: difference(whole2.tokens, without.tokens) }))));
  }
  function difference(whole2, without) {
    return whole2 === null || without === null ? null : whole2 - without;
  }
  const SIDE_COLUMNS = ["", "Pass", "Cost", "Turns", "Tokens", "Time"];
  ;
  const REPORT_VIEWS = { summary: renderSummary, comment: renderCommentVariants, gone: renderGoneSuite, unjudged: renderUnjudgedVariants, check: renderCheck, review: renderReviewComment, settledReview: renderSettledReview, annotations: planAnnotations };
}) };
