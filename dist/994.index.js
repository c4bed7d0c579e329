export const id = 994;
export const ids = [994];
export const modules = { 13213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { I: () => isAskedAsBefore, O: () => isUntouched });
  function isUntouched(comparison) {
    return isAskedAsBefore(comparison) && comparison.leftOpen === void 0;
  }
  function isAskedAsBefore({ changed, unchangedRequests }) {
    return changed === 0 && unchangedRequests > 0;
  }
}), 56140: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { O: () => chancesOfRed, u: () => rerunOf });
  var basics = __webpack_require__(15744);
  var aggregate = __webpack_require__(79995);
  var gate_definitions = __webpack_require__(39006);
  var verdict = __webpack_require__(29301);
  var intervals = __webpack_require__(19201);
  ;
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
    return Math.min(1, Math.max(0, 1 - (0, basics.cz)(failed)));
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
    const passed = (0, basics.cz)(results.map(({ k }) => k));
    const runs = (0, basics.cz)(results.map(({ n }) => n));
    const mu = (passed + 0.5) / (runs + 1);
    const a = mu * (1 / rho - 1);
    const b = (1 - mu) * (1 / rho - 1);
    const prior = Math.log(rho) + 1.5 * Math.log(1 - rho);
    const likelihood = (0, basics.cz)(results.map((result) => logLikelihood(result, a, b)));
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
    return (0, basics.cz)(byFailures);
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
    return Math.min(1, missed.reduce((total, chance) => total + chance, 0));
  }
  var savings = __webpack_require__(63105);
  ;
  function chancesOfRed(gates, planned, base) {
    const known = new Map(base.map((it) => [(0, basics.ZH)(it.testCaseName, it.modelId), it]));
    const passes = planned.map((it) => passesOf(it, known.get((0, basics.ZH)(it.testCaseName, it.modelId))));
    if (passes.every(({ n }) => n === 0)) return [];
    return [...passRateChance(gates.passRateMin, passes), ...gates.runPassRateMin === void 0 ? [] : [runPassRateChance(gates.runPassRateMin, passes)]];
  }
  function passesOf({ repeat, minPasses, oneAnswer }, result) {
    const next = { repeats: repeat, mustPass: minPasses };
    if (result === void 0) return { k: 0, n: 0, ...next, isOne: oneAnswer };
    const runs = [...result.runs, ...result.extraRuns ?? []];
    return { ...observedPasses({ ...result, runs }, next), isOne: oneAnswer };
  }
  function passRateChance(threshold, passes) {
    const need = Math.ceil(threshold * passes.length - basics.kT);
    const estimate = need >= passes.length ? void 0 : rerunPasses(passes, 1, need);
    if (estimate === void 0) return [];
    return [{ gateName: "passRateMin", threshold, chance: 1 - estimate.passes }];
  }
  function runPassRateChance(threshold, passes) {
    const answers = (0, basics.cz)(passes.map(({ repeats = 1, isOne }) => isOne === true ? 1 : repeats));
    let [red, green] = [-1, answers];
    while (green - red > 1) {
      const middle = Math.floor((red + green) / 2);
      if ((0, verdict.F9)(threshold, (0, intervals.xd)(middle, answers))) red = middle;
      else green = middle;
    }
    const chance = red < 0 ? 0 : rerunAnswersAtMost(passes, answers, red);
    return { gateName: "runPassRateMin", threshold, chance };
  }
  function observedPasses(result, { repeats, mustPass }) {
    const runs = result.runs.filter((run) => !(0, aggregate.E3)(run) && !(0, aggregate.Ls)(run));
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
    const asked = results.filter((result) => !(0, savings.x0)(result));
    const passedBefore = results.filter((result) => (0, savings.x0)(result) && result.passed).length;
    const passes = asked.map((result) => observedPasses(result, { repeats: result.runs.length, mustPass: result.minPasses }));
    const isLost = asked.some(({ runs }) => runs.every(aggregate.E3));
    if (isLost || passes.every(({ n }) => n === 0)) return void 0;
    const estimate = rerunPasses(passes, 1, need - passedBefore);
    if (estimate === void 0) return void 0;
    return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
  }
}), 63083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { KE: () => listed, Mp: () => written, Nx: () => capital, TL: () => quoted, UU: () => name, aY: () => code, cv: () => say, oR: () => joined, r4: () => inWords, wh: () => plainText });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
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
    const shown = phrases.slice(0, most);
    const left = phrases.length - shown.length;
    return joined([...shown.flatMap((phrase, at) => {
      const isLast = at === shown.length - 1 && left === 0;
      return at === 0 ? [phrase] : [isLast ? last : separator, phrase];
    }), ...left === 0 ? [] : [` and ${left} more`]]);
  }
  function name(kind, text, url) {
    return { kind, name: text, url };
  }
  function code(text) {
    return { kind: "code", name: text };
  }
  const MAX_FIGURES = 2;
  function quoted(text) {
    const figures = text.match(/\d+/gu) ?? [];
    return figures.length > MAX_FIGURES ? code(text) : { kind: "text", text };
  }
  function plainText(sentence) {
    return sentence.map((part) => part.kind === "text" ? part.text : part.name).join("");
  }
  function written(sentence, write) {
    return sentence.map(write).join("");
  }
  function capital(sentence) {
    const [first, ...rest] = sentence;
    if (first?.kind !== "text") return sentence;
    const text = first.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return [{ kind: "text", text }, ...rest];
  }
  const NUMERALS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  function inWords(value) {
    return NUMERALS[value] ?? (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(value);
  }
}), 66017: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { CL: () => unseenWords, cb: () => sightSentences });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _comparison_sight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2608);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39006);
  var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73536);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63083);
  var _verdict_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88368);
  function sightSentences(suite, base, noun) {
    const sight = suite.comparison?.sight;
    if (sight === void 0) return [];
    const { results, repeats, baseRuns, leastDrop, baseRate, advice, withMoreRuns } = sight;
    const asked = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(results, noun)}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.round(repeats), "repeat")}`;
    const runs = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(baseRuns, "run");
    const noticed = leastDrop === void 0 ? `, ${unnoticedWords(baseRate)}.` : `, a drop of ${sightPoints(leastDrop)} is noticed 8 times in 10.`;
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`With ${asked} and ${runs} of ${base.branch}${noticed}`, ...advice === void 0 ? [] : [adviceSentence(advice, suite, base)], ...withMoreRuns === void 0 ? [] : [waitingSentence(withMoreRuns, base)]];
  }
  function expectedDropWords(sides) {
    const least = (0, _comparison_sight_js__WEBPACK_IMPORTED_MODULE_1__.R)(sides);
    return least === void 0 ? unnoticedWords(sides.passRate) : `a drop of ${sightPoints(least)} would be noticed 8 times in 10`;
  }
  const MOSTLY_FAILS = 0.5;
  function unnoticedWords(baseRate) {
    return baseRate < MOSTLY_FAILS ? `no drop can show: only ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(baseRate)} of answers pass there` : "no drop would be noticed 8 times in 10";
  }
  function unseenWords(report, suite, noun) {
    const known = sidesOf(suite.results);
    if (known === void 0) return void 0;
    const sides = { ...known, questions: questionsIn(report) };
    const asked = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(sides.results, noun)} and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.round(sides.repeats), "repeat")}`;
    const later = `Once the base branch has ${_verdict_line_js__WEBPACK_IMPORTED_MODULE_6__.zR} runs, ${asked} will show`;
    return sides.passRate === 0 ? `${later} no drop: nothing passes yet.` : `${later} this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
  }
  function questionsIn({ suites }) {
    return (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_4__.PW)(suites.map(({ gates: { gates } }) => Object.fromEntries(gates.map(({ gateName, threshold }) => [gateName, threshold]))));
  }
  function sidesOf(results, baseRuns = _verdict_line_js__WEBPACK_IMPORTED_MODULE_6__.zR) {
    const counts = results.flatMap((result) => {
      const answered = result.runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_2__.tY);
      const { passes, fails } = (0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_3__.UI)({ result: { ...result, runs: answered }, pending: void 0 });
      if (answered.length === 0) return [];
      const isOne = result.oneAnswer === true;
      const n = isOne ? 1 : passes + fails;
      return [{ n, isOne, rate: passes / (passes + fails) }];
    });
    if (counts.length === 0) return void 0;
    const several = counts.filter(({ n }) => n > 1);
    const variances = several.map(({ n, rate }) => rate * (1 - rate) * n / (n - 1));
    return { results: counts.length, repeats: 1 / (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.i2)(counts.map(({ n }) => 1 / n)), baseRuns: counts.filter(({ isOne }) => isOne).length * 2 > counts.length ? 1 : baseRuns, passRate: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.i2)(counts.map(({ rate }) => rate)), variance: several.length * 2 < counts.length ? void 0 : (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.i2)(variances) };
  }
  function adviceSentence(advice, suite, base) {
    switch (advice.kind) {
      case "repeats": {
        const { repeats, leastDrop } = advice;
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} from the next run on, with ${base.branch} as it is (${moreWords(suite, repeats)}).`;
      }
      case "base-repeats": {
        const { repeats, leastDrop, runs, nextDrop } = advice;
        const until = nextDrop === void 0 ? "none" : `one of ${sightPoints(nextDrop)}`;
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} once ${base.branch} has ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(runs, "run")} with as many, and ${until} until then (${moreWords(suite, repeats)}).`;
      }
      case "most-repeats": {
        const { repeats, leastDrop } = advice;
        const most = leastDrop === void 0 ? "show no drop" : `only show a drop of ${sightPoints(leastDrop)}`;
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`Even ${repeats} repeats would ${most}: more tests see more.`;
      }
      case "days":
        return daysSentence(suite.comparison?.sight?.baseRuns ?? 0, base);
      case "more-tests":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`Asked at temperature 0 or with a seed, only more tests would show a smaller drop.`;
    }
  }
  function daysSentence(baseRuns, base) {
    if (baseRuns >= _verdict_line_js__WEBPACK_IMPORTED_MODULE_6__.zR) {
      return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`${base.branch} moves too much from day to day for more repeats to help.`;
    }
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`An ordinary day can move this suite by more than more repeats would show; ${base.branch} has ${baseRuns} of ${_verdict_line_js__WEBPACK_IMPORTED_MODULE_6__.zR} runs it takes to know its own days.`;
  }
  function waitingSentence({ more, leastDrop }, base) {
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_5__.cv)`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once ${base.branch} has ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(more, "more run")}.`;
  }
  function moreWords({ results }, repeats) {
    const more = results.map(({ runs, extraRuns = [] }) => {
      const asked = [...runs, ...extraRuns];
      const times = Math.max(0, repeats - asked.length);
      return { calls: times * ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.se)(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1), usd: times * ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.se)(asked.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)) ?? 0) };
    });
    const cost = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.cz)(more.map((each) => each.usd));
    const calls = Math.ceil((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.cz)(more.map((each) => each.calls)) - _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.kT);
    return `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(calls, "call")}${cost === 0 ? "" : `, about ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(cost)}`} more`;
  }
  function sightPoints(share) {
    return (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.max(1, Math.ceil(share * 100 - _basics_basics_js__WEBPACK_IMPORTED_MODULE_7__.kT)), "point");
  }
}), 62581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { EL: () => isCounting, Jx: () => passedHere, LT: () => exchangeOf, Ux: () => isNewCode, b0: () => storyTests, tY: () => wasAnswered });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15744);
  var _comparison_memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69370);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39006);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  function storyTests(report, suite) {
    return suite.results.map((result) => {
      const { comparison, reused, extraRuns = [], runs } = result;
      const base = comparison?.kind === "checks-changed" ? void 0 : comparison?.base;
      const state = stateOf(result, suite);
      return { name: result.testCaseName, model: result.modelId, state, here: passedHere(result), base: base === void 0 || base.runs === 0 ? void 0 : { passed: base.passed, of: base.runs }, counting: extraRuns.length === 0 ? void 0 : passedHere({ ...result, extraRuns: [] }), lost: [...runs, ...extraRuns].filter((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.mm)(run)).length, checks: state === "fine" ? [] : failedChecks(result, suite), url: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Hx)(report.run, result.location), fragment: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.TV)(report, suite, result), reused: reused && { sha: reused.sha, url: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.xw)(report.run, reused.sha) }, result };
    });
  }
  function passedHere(result) {
    const outcomes = result.reused === void 0 ? (0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_3__.xP)(result, { refusedFails: result.comparison?.base !== void 0 }).outcomes : result.runs.map((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) ? 1 : 0);
    return { passed: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_4__.cz)(outcomes), of: outcomes.length };
  }
  const GOT_WORSE = ["regressed", "probably-regressed", "fails-every-time"];
  function stateOf(result, suite) {
    const { status, comparison, runs } = result;
    const isTold = result.failureCodes.some((code) => isNewCode(code, result, suite));
    if (isTold) return "never";
    if (gotWorse(result, suite)) return "broke";
    if (status === "errored") return runs.some(isRefusal) ? "fails" : "lost";
    if (status === "failed") {
      if (failedBefore(result)) return "failed-there";
      return comparison?.label === "failing-now" ? "chance" : "fails";
    }
    const hasFlaw = status === "passed" && !runs.every((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) || (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(run));
    return hasFlaw ? "tolerated" : "fine";
  }
  function isRefusal(run) {
    return (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.uD)(run);
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
  function isNewCode(code, { comparison }, { gates }) {
    return mustNeverHappen(code, gates) && comparison?.there?.failureCodes.includes(code) !== true;
  }
  function mustNeverHappen(code, { gates }) {
    return gates.some(({ gateName }) => isCounting(gateName) && _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName].concerns(code));
  }
  function isCounting(gateName) {
    return _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName].unit === "count" && _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName].against === void 0;
  }
  function failedChecks(result, suite) {
    const checks = /* @__PURE__ */ new Map();
    for (const run of [...result.runs, ...result.extraRuns ?? []]) {
      for (const assertion of run.assertions.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.wS)) {
        const key = `${assertion.assertionType} ${assertion.failureCode} ${assertion.label}`;
        const known2 = checks.get(key);
        const check = known2?.check ?? toCheck(assertion);
        const isNever = assertion.failureCode !== void 0 && mustNeverHappen(assertion.failureCode, suite.gates);
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
  function toCheck(assertion) {
    const { assertionType, failureMessage = "", metadata } = assertion;
    const [message = "", ...lines] = assertionType === "trajectory" ? failureMessage.split("\n") : [failureMessage];
    const facts = metadata;
    return { type: assertionType, code: assertion.failureCode ?? "INTERNAL_ERROR", label: assertion.label, message, lines: lines.slice(0, MAX_LINES), score: assertion.score, isScored: metadata?.scored === true, facts: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_4__.u4)(facts) ? facts : {}, failedAnswers: 0 };
  }
  function unexplained({ failureCodes }) {
    return { type: "run", code: failureCodes[0] ?? "INTERNAL_ERROR", label: "run", message: "no reason was recorded", lines: [], score: 0, isScored: false, facts: {}, failedAnswers: 1 };
  }
  function wasAnswered({ runs }) {
    return runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.tY);
  }
  function sameTest(one, other) {
    return one.name === other.name && one.model === other.model;
  }
  function exchangeOf({ result }) {
    const { runs, extraRuns = [], comparison } = result;
    const run = [...runs, ...extraRuns].find((one) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(one) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(one));
    if (run === void 0 || run.outputOmitted === true) return void 0;
    const { input, turns = [], toolCalls, outputText } = run;
    const { before } = comparison ?? {};
    return { asked: turns.findLast(({ user }) => user !== void 0)?.user ?? input?.messages.findLast(({ role }) => role === "user")?.content ?? input?.command, called: toolCalls.map(({ name }) => name), now: outputText, before: before?.passed === true ? before.outputText : void 0 };
  }
}), 88368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Dz: () => chance, Hg: () => modelWords, Sy: () => commitAndAge, Tg: () => isAboutModel, Vj: () => verdictOf, W0: () => branchOf, bq: () => namedBase, bx: () => baseOf, ci: () => modelNames, uA: () => suiteWords, xm: () => wholeVerdict, zR: () => RUNS_TO_KNOW_DAYS });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33233);
  var _statistics_guards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13717);
  var _comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13213);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1614);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23270);
  var _tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62581);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63083);
  const VERDICT_SIGNS = { worse: _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.TT.worse, "not-worse": _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.TT.notWorse, "cannot-tell": _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.TT.unclear, untouched: _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.TT.unclear, none: _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.B2.idle };
  function verdictOf(report, suite) {
    const { comparison: run } = report;
    if (run === void 0) return void 0;
    const { comparison } = suite;
    const base = baseOf(report);
    if (run.kind === "unavailable") return verdict("none", whyUnavailable(report, run));
    if (base === void 0 || comparison === void 0) {
      return verdict("none", short((0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Not compared: the base branch has no such suite.`));
    }
    const { model } = comparison;
    if (isAboutModel(report, suite) && model !== void 0) {
      return verdict(MODEL_OUTCOMES[(0, _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__.oY)(model)], modelWords(model, base), true);
    }
    const outcome = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_7__.O)(comparison) ? "untouched" : comparison.verdict.verdict;
    if (outcome === "worse" && !suite.results.some(_tests_js__WEBPACK_IMPORTED_MODULE_5__.tY)) {
      return verdict(outcome, short((0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Worse than ${namedBase(base)}: nothing was answered here.`));
    }
    return verdict(outcome, changeWords(comparison, base, (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_3__.cN)(suite)));
  }
  function verdict(outcome, words, isOfModel = false) {
    return words && { outcome, isOfModel, sign: VERDICT_SIGNS[outcome], ...words };
  }
  function short(lead) {
    return { lead, rest: [] };
  }
  function isAboutModel({ run }, { comparison }) {
    return run.event === "schedule" && comparison?.model !== void 0;
  }
  function baseOf({ comparison, run }) {
    if (comparison?.kind !== "compared") return void 0;
    const { branch, sha, source, finishedAt } = comparison.base;
    const url = sha !== void 0 && source === "artifact" ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.xw)(run, sha) : void 0;
    return { branch: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.UU)("branch", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(branch, 40)), commit: sha === void 0 ? void 0 : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.UU)("commit", (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(sha), url), age: (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.KN)(Date.parse(run.finishedAt) - Date.parse(finishedAt)) };
  }
  function branchOf(report) {
    return baseOf(report)?.branch ?? { kind: "text", text: "the base branch" };
  }
  function namedBase(base) {
    const facts = commitAndAge(base);
    return facts.length === 0 ? [base.branch] : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${base.branch} (${facts})`;
  }
  function commitAndAge({ commit, age }) {
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.KE)([...commit === void 0 ? [] : [commit], ...age === void 0 ? [] : [age]]);
  }
  function against({ branch, commit, age }) {
    const when = age === void 0 ? "" : ` (${age})`;
    return commit === void 0 ? (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`against ${branch}${when}` : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`against ${commit} on ${branch}${when}`;
  }
  function changeWords(comparison, base, noun) {
    if (!(0, _comparison_js__WEBPACK_IMPORTED_MODULE_7__.I)(comparison)) return suiteWords(comparison.verdict, base);
    const { leftOpen } = comparison;
    if (leftOpen === void 0) {
      return short((0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`This change alters nothing that the models are asked, so it cannot have made them worse than on ${namedBase(base)}.`);
    }
    return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The ${noun}s that are compared are asked exactly as on ${namedBase(base)}.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Nothing is known of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(leftOpen, `other ${noun}`)}: not asked in this run, renamed, or asked and checked otherwise.` };
  }
  function suiteWords(found, base) {
    switch (found.verdict) {
      case "worse":
        return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${rates(found.evidence)} of answers pass${fewer(found.evidence)}, ${against(base)}.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${chance(found.evidence.p)}${found.evidence.guard === void 0 ? ` ${DAYS_UNKNOWN}` : ""}` };
      case "not-worse":
        return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Not worse than ${namedBase(base)}.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${unlikelyDrop(found.evidence)}` };
      case "cannot-tell":
        return cannotTell(found, base.branch);
    }
  }
  const DAYS_UNKNOWN = "Days are unknown: a bad day of the provider could look the same.";
  const RUNS_TO_KNOW_DAYS = 5;
  function cannotTell({ reason, evidence }, branch) {
    const lead = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Cannot tell${evidence !== void 0 && SAYS_RATES[reason.kind] ? `: ${rates(evidence)} of answers pass` : ""}.`;
    return { lead, rest: whyUnclear(reason, evidence, branch) };
  }
  const SAYS_RATES = { "nothing-compared": false, stopped: false, errored: false, "model-version": false, "judge-changed": false, "judge-moved": true, "day-to-day": true, "untouched-fell": true, "too-little-data": false, "too-few-runs": true };
  function whyUnclear(reason, evidence, branch) {
    switch (reason.kind) {
      case "nothing-compared":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`No test has results both on ${branch} and here.`;
      case "stopped":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Stopped early, nothing to compare. A run without \`stop-when-decided\` asks what it takes to know.`;
      case "errored":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${reason.errored} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(reason.all, "answer")} had no outcome (a provider error, or the end of the job), which is too many.`;
      case "model-version":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The model itself is another version than on ${branch} (${modelNames(reason.models.map(({ model }) => model))}), so a difference says nothing about this change.`;
      case "judge-changed":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The judge itself has changed, so a difference says nothing about this change.`;
      case "judge-moved":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Today's judge fails answers of ${branch} too that it passed then.`;
      case "day-to-day":
        return dayToDay(evidence, branch);
      case "untouched-fell":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Tests that this change does not touch fell too.`;
      case "too-little-data":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Too little data to ever show a drop.`;
      case "too-few-runs": {
        const drop = possibleDrop(evidence);
        if (evidence?.baseRate === 0) return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${drop}.`;
        if (evidence !== void 0 && evidence.oneAnswerASide === evidence.compared) {
          return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${drop}; only more tests, or a temperature above 0, will narrow this.`;
        }
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${drop}; more repeats or more runs on ${branch} will narrow this.`;
      }
    }
  }
  function dayToDay(evidence, branch) {
    const { kind, runs = 0, critical = 1 } = evidence?.guard ?? {};
    const moves = points(critical) ?? "1 point";
    if (kind === "untouched") {
      return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Measured by the tests that this change does not touch, a drop of up to ${moves} can be chance.`;
    }
    return runs < RUNS_TO_KNOW_DAYS ? (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`An ordinary day could do this; ${branch} has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.` : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${branch} itself moves by up to ${moves} from day to day.`;
  }
  const MODEL_OUTCOMES = { worse: "worse", better: "not-worse", same: "not-worse", "another-version": "cannot-tell", unknown: "cannot-tell" };
  function modelWords(found, base) {
    const { evidence } = found;
    const pass = evidence === void 0 ? "" : `${rates(evidence)} of answers pass.`;
    const change = (0, _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__.oY)(found);
    switch (change) {
      case "worse":
      case "better": {
        const p = change === "worse" ? evidence?.p : evidence?.pBetter;
        const drop = evidence !== void 0 && change === "worse" ? fewer(evidence) : "";
        const rate = evidence === void 0 ? "" : `: ${rates(evidence)} of answers pass${drop}`;
        return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The model itself answers ${change} than on ${namedBase(base)}, asked the same${rate}.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${chance(p ?? _statistics_guards_js__WEBPACK_IMPORTED_MODULE_8__.Nh)}` };
      }
      case "another-version": {
        const models = found.verdict === "cannot-tell" && found.reason.kind === "model-version" ? found.reason.models.map(({ model }) => model) : [];
        return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The model itself is another version than on ${namedBase(base)}: ${modelNames(models)}.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${pass}` };
      }
      case "same":
        return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The model itself answers no worse than on ${namedBase(base)}, asked the same.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${unlikelyDrop(evidence)}` };
      case "unknown":
        return { lead: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Cannot tell whether the model itself answers differently than on ${namedBase(base)}.`, rest: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`${pass}${evidence === void 0 ? "" : ` ${possibleDrop(evidence)}.`}` };
    }
  }
  const MODELS_SHOWN = 3;
  function modelNames(models) {
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.KE)(models.map((model) => (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.UU)("model", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(model, 60))), { most: MODELS_SHOWN });
  }
  const UNAVAILABLE = { disabled: void 0, "not-applicable": void 0, "no-token": "the input github-token is empty", "no-permission": "the token may not read the runs of the base branch", "no-artifact": "its runs uploaded no report", expired: "its reports have expired", "too-large": "its report is too large", broken: "its report cannot be read", "wrong-version": "its report is of another version", "too-slow": "its report did not arrive in time", failed: "its report could not be downloaded" };
  function whyUnavailable({ run }, { reason, branch }) {
    if (reason !== "no-run") {
      const why = UNAVAILABLE[reason];
      return why === void 0 ? void 0 : short((0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`Not compared with the base branch: ${why}.`);
    }
    const own = branch === void 0 ? /^refs\/heads\/(.+)$/su.exec(run.ref ?? "")?.[1] : void 0;
    if (own !== void 0) {
      const where2 = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.UU)("branch", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(own, 40));
      return short((0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`The first run on ${where2}: the next one is compared with it.`);
    }
    const where = branch === void 0 ? "the base branch" : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.UU)("branch", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(branch, 40));
    return short((0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.cv)`After the next push to ${where}, there is something to compare with (if this workflow runs on "push").`);
  }
  function rates({ baseRate, headRate }) {
    const whole = [(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(baseRate, 0), (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(headRate, 0)];
    const isSame = whole[0] === whole[1] && Math.abs(baseRate - headRate) > _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kT;
    return (isSame ? [(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(baseRate), (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(headRate)] : whole).join(" \u2192 ");
  }
  function fewer({ drop, difference }) {
    const [low, middle, high] = [difference?.low ?? 0, drop, difference?.high ?? 0].map((share) => Math.round(share * 100));
    if (low === void 0 || middle === void 0 || low < 1) return "";
    return ` (${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(middle, "point")} fewer, ${low} to ${high})`;
  }
  function chance(p) {
    const odds = [1e4, 1e3].find((runs) => p < 1 / runs) ?? 100;
    return `Chance does this less than once in ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(odds)} times.`;
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
  function points(share) {
    const whole = Math.ceil(share * 100 - _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kT);
    return whole <= 0 ? void 0 : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(whole, "point");
  }
  function wholeVerdict({ lead, rest }) {
    return rest.length === 0 ? lead : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_6__.oR)([lead, " ", rest]);
  }
}), 1614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Sh: () => durationWords, Wm: () => responsesWords, Zr: () => notAskedWords, cN: () => resultNoun, fL: () => costWords, rj: () => countWords, z1: () => answersWords });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23270);
  function resultNoun(suite) {
    return new Set(suite.results.map((result) => result.modelId)).size > 1 ? "result" : "test";
  }
  function countWords(suite) {
    const { total, passed, failed, errored, notRun, skipped } = suite.totals;
    const parts = [`${passed} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(total, resultNoun(suite))} passed`];
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
    return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_1__.Um)({ value: passed / total }, `${resultNoun(suite)}s`);
  }
  function notAskedWords({ asked, cases }) {
    return `${cases - asked} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(cases, "case")} not asked (sample)`;
  }
  function repeatWords({ repeat, totals }) {
    if (totals.total === 0 || repeat.max <= 1) return "";
    return repeat.min === repeat.max ? `${repeat.max} answers each` : `${repeat.min} to ${repeat.max} answers each`;
  }
  function answersWords(suites) {
    const kinds = suites.flatMap(({ results }) => results).flatMap(({ runs, extraRuns = [] }) => [...runs, ...extraRuns]).map(({ outcome }) => outcome.kind);
    const reused = kinds.filter((kind) => kind === "reused").length;
    const done = kinds.filter((kind) => kind !== "reused" && kind !== "not-run").length;
    return reused === 0 ? (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(done, "answer") : `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(done, "answer")}, ${reused} reused`;
  }
  function costWords(totals) {
    return totals.costIncomplete ? `at least ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(totals.costUsd)}` : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(totals.costUsd);
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
    return (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(report.run.durationMs);
  }
}), 23270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $s: () => sizeForResults, A8: () => INTERVAL_NAME, B2: () => SIGNS, Bt: () => intervalText, Gx: () => plainSentence, OK: () => rateOfResults, Qq: () => text, TT: () => COMPARISON_SIGNS, Um: () => rateAlone, bq: () => namedBase, cf: () => rateText, ci: () => modelNames, iy: () => rateOfRuns });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19201);
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
  const SIGNS = { passed: "\u2705", failed: "\u274C", look: "\u26A0\uFE0F", idle: "\u2796" };
  const STATUS_SIGNS = { passed: SIGNS.passed, failed: SIGNS.failed, errored: SIGNS.look, "not-run": SIGNS.idle };
  const COMPARISON_SIGNS = { worse: "\u{1F534}", notWorse: "\u{1F7E2}", unclear: "\u26AA" };
  const INTERVAL_NAME = "95 % interval";
  function rateOfResults(passed, total) {
    return { value: passed / total, ...(0, _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_1__.rF)(passed / total, sizeForResults(passed, total)) };
  }
  function sizeForResults(passed, total) {
    return passed === 0 || passed === total ? total : total - 1;
  }
  function rateOfRuns(shares, value = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.i2)(shares)) {
    return { value, ...(0, _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_1__.rF)(value, (0, _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_1__.XG)(shares)) };
  }
  function rateText(rate, what, digits = 1) {
    const counted = what === void 0 ? "" : ` of ${what}`;
    return `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(rate.value, digits)}${counted} (${intervalText(rate)})`;
  }
  function rateAlone({ value }, what) {
    return `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(value)} of ${what}`;
  }
  function intervalText({ low, high }) {
    if (!Number.isFinite(low + high)) return "0\u2013100 %";
    return `${Math.floor(low * 100 + _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.kT)}\u2013${Math.ceil(high * 100 - _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.kT)} %`;
  }
}) };
