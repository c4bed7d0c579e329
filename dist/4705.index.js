export const id = 4705;
export const ids = [4705];
export const modules = { 64705: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { chanceLines: () => chanceLines, P: () => sightLines });
  var models_in_use = __webpack_require__(36534);
  var aggregate = __webpack_require__(79995);
  var gates = __webpack_require__(71564);
  var binomial = __webpack_require__(16658);
  var rerun = __webpack_require__(30921);
  var numbers = __webpack_require__(43957);
  var observed_passes = __webpack_require__(18425);
  var result_key = __webpack_require__(47156);
  ;
  function chancesOfRed(gates2, planned, base) {
    const known = new Map(base.map((it) => [(0, result_key.Z)(it.testCaseName, it.modelId), it]));
    const passes = planned.map((it) => passesOf(it, known.get((0, result_key.Z)(it.testCaseName, it.modelId))));
    if (passes.every(({ n }) => n === 0)) return [];
    return [...passRateChance(gates2.passRateMin, passes), ...gates2.runPassRateMin === void 0 ? [] : [runPassRateChance(gates2.runPassRateMin, passes)]];
  }
  function passesOf({ repeat, minPasses, oneAnswer }, result) {
    const next = { repeats: repeat, mustPass: minPasses };
    if (result === void 0) return { k: 0, n: 0, ...next, isOne: oneAnswer };
    const runs = [...result.runs, ...result.extraRuns ?? []];
    return { ...(0, observed_passes.O)({ ...result, runs }, next), isOne: oneAnswer };
  }
  function passRateChance(threshold, passes) {
    const need = Math.ceil(threshold * passes.length - numbers.kT);
    const estimate = need >= passes.length ? void 0 : (0, rerun.S)(passes, 1, need);
    if (estimate === void 0) return [];
    return [{ gateName: "passRateMin", threshold, chance: 1 - estimate.passes }];
  }
  function runPassRateChance(threshold, passes) {
    const answers = (0, numbers.cz)(passes.map(({ repeats = 1, isOne }) => isOne === true ? 1 : repeats));
    let [red, green] = [-1, answers];
    while (green - red > 1) {
      const middle = Math.floor((red + green) / 2);
      if ((0, gates.F9)(threshold, (0, binomial.xd)(middle, answers))) red = middle;
      else green = middle;
    }
    const chance = red < 0 ? 0 : (0, rerun.k)(passes, answers, red);
    return { gateName: "runPassRateMin", threshold, chance };
  }
  var sight_sentences = __webpack_require__(44566);
  var format = __webpack_require__(60142);
  var base_facts = __webpack_require__(63986);
  ;
  const WORTH_A_WORD = 0.05;
  function chanceLines(plans, base) {
    return plans.flatMap(({ suite, units, reused = [] }) => {
      const planned = (0, models_in_use.t6)(units).map((unit) => ({ testCaseName: unit.test.name, modelId: unit.modelId, repeat: unit.test.repeat, minPasses: unit.test.minPasses, oneAnswer: (0, aggregate.Xt)(unit) }));
      if (reused.length > 0) return [];
      return chancesOfRed(suite.gates, planned, (0, base_facts.EU)(base, suite.name)).filter(({ chance }) => chance >= WORTH_A_WORD).map((it) => chanceLine(it, suite.name));
    });
  }
  function chanceLine({ gateName, threshold, chance }, suite) {
    return `${suite}: by the base branch's own answers, the gate ${gateName} (${threshold}) fails ${oftenWords(chance)} with nothing changed. See "Which gate should I choose?" in docs/gates-and-exit-codes.md.`;
  }
  function oftenWords(chance) {
    if (chance >= 0.95) return "nearly every run";
    return chance > 0.5 ? `about ${Math.round(chance * 10)} runs in 10` : `about 1 run in ${Math.round(1 / chance)}`;
  }
  const GUESS = { baseRuns: 5, passRate: 0.95, variance: void 0 };
  function sightLines(plans, base) {
    return plans.flatMap((plan) => {
      const asked = (0, models_in_use.t6)(plan.units);
      if (asked.length === 0) return [];
      const repeats = 1 / (0, numbers.i2)(asked.map((unit) => (0, aggregate.Xt)(unit) === true ? 1 : 1 / unit.test.repeat));
      const own = new Set(asked.map((unit) => (0, result_key.Z)(unit.test.name, unit.modelId)));
      const results = (0, base_facts.EU)(base, plan.suite.name).filter((it) => own.has((0, result_key.Z)(it.testCaseName, it.modelId)));
      const isOne = asked.filter((unit) => (0, aggregate.Xt)(unit) === true).length * 2 > asked.length;
      const runs = base?.kind === "found" ? Math.max(1, base.base.runs) : GUESS.baseRuns;
      const known = (0, sight_sentences.Mm)(results, runs);
      const sides = { ...known ?? GUESS, baseRuns: isOne ? 1 : runs, results: known?.results ?? asked.length, repeats };
      const what = `${(0, format.LS)(sides.results, "result")}, ${(0, format.LS)(Math.round(repeats), "repeat")} and ${(0, format.LS)(sides.baseRuns, "run")} of the base branch`;
      const assumed = known === void 0 ? "assumed, since the base branch has no answers yet: 19 of 20 answers are right" : "if the change touches all of them, on a day like the base branch's";
      return [`${plan.suite.name}: with ${what}, ${(0, sight_sentences.H3)(sides)} (${assumed}).`];
    });
  }
}), 88892: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { R: () => expectedLeastDrop, O: () => suiteSight });
  ;
  const CENTRAL = [[3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087, 33430.57558358813, 2509.0809287301227], [1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943, 5226.495278852546]];
  const MIDDLE = [[1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506, 0.022723844989269184, 7745450142783414e-19], [1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 5475938084995345e-19, 10507500716444169e-25]];
  const FAR = [[6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784, 27115555687434876e-21, 20103343992922881e-23], [1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 7868691311456133e-19, 18463183175100548e-21, 1421511758316446e-22, 20442631033899397e-31]];
  function normalQuantile(p) {
    const q = p - 0.5;
    if (Math.abs(q) <= 0.425) return q * ratio(CENTRAL, 0.180625 - q * q);
    const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
    const value = r <= 5 ? ratio(MIDDLE, r - 1.6) : ratio(FAR, r - 5);
    return Math.sign(q) * value;
  }
  function ratio([above, below], x) {
    return polynomial(above, x) / polynomial(below, x);
  }
  function polynomial(coefficients, x) {
    return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
  }
  ;
  function leastDrop(sight) {
    return Math.max(leastByShuffling(sight), leastByGuard(sight));
  }
  function leastByShuffling({ v, m, N, r, nb, alpha, power }) {
    const za = normalQuantile(1 - alpha);
    const zb = normalQuantile(power);
    const Z = za + zb;
    const A = 1 + Z * (za * r / (nb * (r + nb)) + zb / r) / N;
    const Q = Z * (2 * m - 1) * (za / nb + zb / r) / N;
    const C = Z * Z * v * (1 / r + 1 / nb) / N;
    return (Q + Math.sqrt(Q * Q + 4 * A * C)) / (2 * A) + 1 / (N * (r + nb - 1));
  }
  function leastByGuard({ v, m, N, r, nb, critical, power }) {
    if (critical === 0) return 0;
    const zb = normalQuantile(power);
    const g = zb * zb / (r * N);
    const Q = 2 * critical + g * (2 * m - 1);
    const rest = critical * critical - zb * zb * v * (1 / r + 1 / nb) / N;
    return (Q + Math.sqrt(Q * Q - 4 * (1 + g) * rest)) / (2 * (1 + g));
  }
  var compared_result = __webpack_require__(75360);
  var guards = __webpack_require__(73871);
  var round_limits = __webpack_require__(19070);
  ;
  const MOST_REPEATS = 20;
  const POWER = 0.8;
  function repeatsToSee(seen) {
    for (let r = 1; r <= MOST_REPEATS; r += 1) {
      const least = leastWith(seen, r);
      if (least <= seen.drop) return { repeats: r, calls: seen.N * r, least };
    }
    return { repeats: void 0, calls: void 0, least: leastWith(seen, MOST_REPEATS) };
  }
  function daysHide({ drop, B, tau2 }) {
    return (0, guards.pq)(B, 0, tau2) >= drop;
  }
  function leastWith({ v, m, N, B, tau2 }, r) {
    const critical = (0, guards.pq)(B, v * (1 / r + 1 / (B * r)) / N, tau2);
    return leastDrop({ v, m, N, r, nb: B * r, critical, alpha: round_limits.Nh, power: POWER });
  }
  var suite_verdict = __webpack_require__(38347);
  var numbers = __webpack_require__(43957);
  ;
  function suiteSight(results, verdict, margin) {
    const compared = results.filter((result) => (0, compared_result.m2)((0, compared_result.wM)(result)));
    if (compared.length === 0) return void 0;
    const sides = sidesOf(compared);
    const touched = (0, suite_verdict.Nj)(compared);
    const isOneAnswer = touched.length * 2 < compared.length;
    const days = isOneAnswer ? void 0 : (0, guards.Mc)(touched, compared.length);
    const least = leastDrop({ ...sides, v: spread(sides, days), critical: (isOneAnswer ? void 0 : verdict.evidence?.guard?.critical) ?? 0, alpha: round_limits.Nh, power: POWER });
    return { results: sides.N, repeats: sides.r, baseRuns: Math.max(...compared.map(({ base }) => base.filter(isAsked).length)), leastDrop: Math.min(1, least), advice: wantsAdvice(verdict) ? adviceOf(sides, days, { isOneAnswer, margin }) : void 0 };
  }
  function expectedLeastDrop(sides) {
    const { results: N, repeats: r, baseRuns: B, passRate: m } = sides;
    const nb = B * r;
    const v = Math.max(sides.variance ?? m * (1 - m) / 2, 0.5 / (N * nb));
    const tau2 = (guards.yR * v) ** 2;
    const critical = nb < 2 ? 0 : (0, guards.pq)(B, v * (1 / r + 1 / nb) / N, tau2);
    return Math.min(1, leastDrop({ v, m, N, r, nb, critical, alpha: round_limits.Nh, power: POWER }));
  }
  function isAsked(run) {
    return run.length > 0;
  }
  function sidesOf(compared) {
    const N = compared.length;
    const counts = compared.map(compared_result.cM);
    const meanOf = (value) => (0, numbers.i2)(counts.map(value));
    return { N, m: meanOf(({ kb, nb }) => kb / nb), r: 1 / meanOf(({ nh }) => 1 / nh), nb: 1 / meanOf(({ nb }) => 1 / nb) };
  }
  function spread({ N, m, nb }, days) {
    return Math.max(days?.q ?? m * (1 - m) / 2, 0.5 / (N * nb));
  }
  function wantsAdvice(verdict) {
    if (verdict.verdict !== "cannot-tell") return false;
    return verdict.reason.kind === "too-few-runs" || verdict.reason.kind === "too-little-data";
  }
  function adviceOf(sides, days, { isOneAnswer, margin }) {
    if (isOneAnswer) return { kind: "more-tests" };
    const { N, m, r } = sides;
    const v = spread(sides, days);
    const { runs: B, tau2 } = days ?? { runs: 1, tau2: (guards.yR * v) ** 2 };
    if (daysHide({ drop: margin, B, tau2 })) return { kind: "days" };
    const { repeats, least } = repeatsToSee({ drop: margin, v, m, N, B, tau2 });
    if (repeats === void 0) {
      return { kind: "most-repeats", repeats: MOST_REPEATS, leastDrop: least };
    }
    const moreRuns = Math.ceil(N * (repeats - r));
    return moreRuns <= 0 ? void 0 : { kind: "repeats", repeats, leastDrop: least, moreRuns };
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
