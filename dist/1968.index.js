export const id = 1968;
export const ids = [1968];
export const modules = { 24543: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { HJ: () => isJudgeWorseAt, MM: () => compareLatency, W: () => judgeTest, jB: () => compareCost });
  var _statistics_guards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73871);
  var _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53227);
  var _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19070);
  var _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94316);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43957);
  const COST_RATIO_SHOWN = 1.1;
  function judgeTest(results) {
    const test = (0, _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__.w)(results.map(comparedMeans), "higher-is-better");
    if (test === void 0) return void 0;
    return { ...test, drop: test.baseMean - test.headMean, guard: guardOf(results) };
  }
  function isJudgeWorseAt({ worse, guard }, level) {
    return (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__.T)(worse, level) && guard?.passes !== false;
  }
  function compareCost(results) {
    const test = (0, _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__.w)(results.map(comparedMeans), "lower-is-better");
    if (test === void 0) return void 0;
    const ratio = test.headMean / test.baseMean;
    return { ...test, ratio, isWorse: (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__.T)(test.worse, _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_2__.Nh) && ratio >= COST_RATIO_SHOWN };
  }
  function compareLatency(results) {
    const both = (0, _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__.L)(results.map(({ base, head }) => ({ base: base.filter(isKnown), head })), "lower-is-better");
    return both && { ...both, ratio: both.headMean / both.baseMean };
  }
  function comparedMeans({ base, head, deterministic }) {
    const known = base.filter(isKnown);
    return { base: deterministic ? known.slice(0, 1) : known, head };
  }
  function guardOf(results) {
    const compared = results.filter(({ base, head }) => base.some(isKnown) && head.length > 0);
    const varying = compared.filter(({ deterministic }) => !deterministic);
    if (varying.length * 2 < compared.length) return void 0;
    const guard = (0, _statistics_guards_js__WEBPACK_IMPORTED_MODULE_3__.F6)(varying.map(({ base, head }) => ({ base, head: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(head) / head.length })));
    if (guard === void 0) return void 0;
    const { runs, critical, drop, passes } = guard;
    return { runs, critical, drop, passes };
  }
  function isKnown(value) {
    return value !== void 0;
  }
}), 51968: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { questionsOf: () => questionsOf, s: () => answerQuestions });
  var _means_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24543);
  var _compared_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75360);
  var _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19070);
  var _statistics_shared_alpha_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1297);
  var _suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38347);
  var _test_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71204);
  function answerQuestions(suites) {
    const verdicts = suites.map(({ sample }) => (0, _suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__.BX)(sample));
    const questions = new Map([...verdicts.map((one) => [one, { isAsked: one.canBeJudged, isWorseAt: one.isWorseAt }]), ...suites.flatMap(({ judge, moved, settings }) => judge === void 0 || settings.judgeDropMax === void 0 ? [] : [[judge, { isAsked: true, isWorseAt: (level) => isBlamed(judge, moved, level) }]]), [TESTS, testsQuestion(suites)]]);
    const asked = [...questions].filter(([, { isAsked }]) => isAsked);
    const { worse, levels } = (0, _statistics_shared_alpha_js__WEBPACK_IMPORTED_MODULE_2__.y)(asked.map(([, { isWorseAt }]) => isWorseAt), _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh);
    const answers = new Map(asked.map(([key], at) => [key, { worse: worse[at], level: levels[at] }]));
    const regressed = regressedBySuite(suites, answers.get(TESTS)?.level ?? _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh);
    return suites.map(({ judge, moved }, at) => {
      const question = verdicts[at];
      if (question === void 0) throw new Error("every suite is a question");
      const { worse: isWorse = false, level = _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh } = answers.get(question) ?? {};
      return { verdict: question.verdict(isWorse, level), judge: judge && { ...judge, isWorse: answers.get(judge)?.worse ?? isBlamed(judge, moved, _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh) }, regressed: regressed[at] ?? [] };
    });
  }
  function isBlamed(judge, moved, level) {
    return (0, _means_verdict_js__WEBPACK_IMPORTED_MODULE_0__.HJ)(judge, level) && moved?.isScoreWorse !== false;
  }
  const TESTS = /* @__PURE__ */ Symbol("tests");
  function testsQuestion(suites) {
    return { isAsked: suites.some((suite) => gatedCounts(suite).some(_compared_result_js__WEBPACK_IMPORTED_MODULE_4__.m2)), isWorseAt: (level) => {
      const regressed = regressedBySuite(suites, level);
      return suites.some(({ settings: { regressionsMax = Infinity } }, at) => (regressed[at]?.length ?? 0) > regressionsMax);
    } };
  }
  function regressedBySuite(suites, level) {
    const places = suites.flatMap((suite, at) => gatedCounts(suite).map((_, position) => ({ at, position })));
    const found = suites.map(() => []);
    for (const index of (0, _test_labels_js__WEBPACK_IMPORTED_MODULE_5__.I6)(suites.flatMap(gatedCounts), level)) {
      const place = places[index];
      if (place !== void 0) found[place.at]?.push(place.position);
    }
    return found;
  }
  function gatedCounts({ counts, settings }) {
    return settings.regressionsMax === void 0 ? [] : counts;
  }
  function questionsOf(suites) {
    const judges = suites.filter(({ judgeDropMax }) => judgeDropMax !== void 0).length;
    const tests = suites.some(({ regressionsMax }) => regressionsMax !== void 0) ? 1 : 0;
    return suites.length + judges + tests;
  }
}), 53227: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { L: () => averages, w: () => metricByRuns });
  var _distribution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47303);
  var _tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17336);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43957);
  const HALF_WAY = 0.2;
  const DECIMALS = 1e9;
  function metricByRuns(results, direction) {
    const usable = results.filter((result) => isUsable(result, direction));
    if (usable.length === 0) return void 0;
    const shuffled = usable.map((result) => shuffleMeans(result, direction));
    const score = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(shuffled.map((result) => result.observed));
    const { atLeast, atMost: atMost2 } = (0, _tails_js__WEBPACK_IMPORTED_MODULE_0__.C)(shuffled.map((result) => result.null), score);
    return { worse: atLeast, better: atMost2, score, ...averagesOf(usable) };
  }
  function averages(results, direction) {
    const usable = results.filter((result) => isUsable(result, direction));
    return usable.length === 0 ? void 0 : averagesOf(usable);
  }
  function averagesOf(usable) {
    return { compared: usable.length, baseMean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(usable.map(({ base }) => (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(base))), headMean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(usable.map(({ head }) => (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(head))) };
  }
  function isUsable({ base, head }, direction) {
    if (base.length === 0 || head.length === 0) return false;
    const isValue = (value) => Number.isFinite(value) && (direction === "higher-is-better" || value > 0);
    return base.every(isValue) && head.every(isValue);
  }
  const ALL_THE_SAME = { observed: 0, null: { scores: [0], chances: [1] } };
  function shuffleMeans({ base, head }, direction) {
    const value = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(head);
    if (base.every((it) => it === value)) return ALL_THE_SAME;
    const transformed = [value, ...base].map((it) => direction === "higher-is-better" ? it : -Math.log(it));
    const total = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(transformed);
    const scores = transformed.map((it) => scoreOfDifference((total - it) / base.length - it));
    return { observed: scores[0] ?? 0, null: (0, _distribution_js__WEBPACK_IMPORTED_MODULE_2__.mX)(scores.map((score) => [score, 1])) };
  }
  function scoreOfDifference(difference) {
    const size = Math.round(Math.abs(difference) * DECIMALS) / DECIMALS;
    const magnitude = Math.floor(100 * size / (size + HALF_WAY) + 0.5);
    return difference < 0 ? 0 - magnitude : magnitude;
  }
}), 71204: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { af: () => labelTests, bi: () => labelledResult, I6: () => regressedAt, LQ: () => turnOf });
  var compared_result = __webpack_require__(75360);
  var hypergeometric = __webpack_require__(25086);
  var tolerance = __webpack_require__(94316);
  var numbers = __webpack_require__(43957);
  ;
  function fisherWorse({ kb, nb, kh, nh }) {
    const { lowest, chances } = (0, hypergeometric.y)(nb + nh, kb + kh, nh);
    return Math.min(1, (0, numbers.cz)(chances.slice(0, kh - lowest + 1)));
  }
  function fisherBetter({ kb, nb, kh, nh }) {
    return fisherWorse({ kb: nb - kb, nb, kh: nh - kh, nh });
  }
  function leastFisherWorse({ kb, nb, kh, nh }) {
    return (0, hypergeometric.y)(nb + nh, kb + kh, nh).chances[0] ?? 1;
  }
  function taroneLimit(least, a) {
    let K = 1;
    while (least.filter((p) => (0, tolerance.T)(p, a / K)).length > K) K += 1;
    return { K, limit: a / K };
  }
  function regressed(results, a) {
    const tarone = taroneLimit(results.map((0, compared_result.P0)(leastFisherWorse)), a);
    const worse = (0, compared_result.P0)(fisherWorse);
    const flagged = results.flatMap((counts, position) => (0, tolerance.T)(worse(counts), tarone.limit) ? [position] : []);
    return { ...tarone, flagged };
  }
  function dealsOf({ kb, nb, kh, nh }) {
    const passes = kb + kh;
    const { lowest, chances } = (0, hypergeometric.y)(nb + nh, passes, nh);
    let below = 0;
    let above = 1;
    return chances.map((chance, index) => {
      below += chance;
      const deal = { counts: { kb: passes - lowest - index, nb, kh: lowest + index, nh }, chance, pWorse: Math.min(1, below), pBetter: Math.max(chance, above) };
      above -= chance;
      return deal;
    });
  }
  function byChance(results, limit) {
    return sum(results.map(oncePerCounts((counts) => sum(dealsOf(counts).flatMap(({ pWorse, chance }) => atMost(pWorse, limit) ? chance : [])))));
  }
  ;
  const LIST_LEVEL = 0.05;
  function labelledResult(result) {
    const counts = (0, compared_result.mv)(result);
    return { counts, turned: result.deterministic ? turnOf(result) : void 0 };
  }
  function turnOf({ base, head }) {
    const [before, here] = [shareOf(base.flat()), shareOf(head.flat())];
    if (before === "all" && here === "none") return "fails";
    return before === "none" && here === "all" ? "passes" : void 0;
  }
  function shareOf(outcomes) {
    return outcomes.length === 0 ? void 0 : share((0, compared_result.Hb)(outcomes), outcomes.length);
  }
  function labelTests(results) {
    const compared = results.map(({ counts }) => counts).filter(compared_result.m2);
    const worse = regressed(compared, LIST_LEVEL);
    const better = regressed(compared.map(mirror), LIST_LEVEL);
    const labelled = (0, compared_result.P0)((counts) => labelOf(counts, worse, better));
    const others = results.flatMap(({ counts, turned }) => turned === void 0 && (0, compared_result.m2)(counts) ? [counts] : []);
    return { labels: results.map(({ counts, turned }) => turned === void 0 ? labelled(counts) : { label: `${turned}-every-time` }), byChance: expectedByChance(others), tarone: { K: worse.K, limit: worse.limit } };
  }
  function regressedAt(results, level) {
    const positions = results.flatMap((counts, position) => (0, compared_result.m2)(counts) ? [position] : []);
    const { flagged } = regressed(results.filter(compared_result.m2), level);
    const counted = new Set(flagged);
    return positions.filter((_, index) => counted.has(index));
  }
  function labelOf(counts, worse, better) {
    if (!(0, compared_result.m2)(counts)) return { label: "not-compared" };
    const pWorse = fisherWorse(counts);
    const pBetter = fisherBetter(counts);
    switch (listOf({ counts, pWorse, pBetter })) {
      case "worse":
        return { label: (0, tolerance.T)(pWorse, worse.limit) ? "regressed" : "probably-regressed", p: pWorse };
      case "better":
        return { label: "improved", p: pBetter, certain: (0, tolerance.T)(pBetter, better.limit) };
      case "differ":
        return counts.kb === counts.nb ? { label: "failing-now", p: pWorse } : { label: "passing-now", p: pBetter };
      case void 0: {
        const isFlaky = [share(counts.kb, counts.nb), share(counts.kh, counts.nh)].every((side) => side === "some");
        return { label: isFlaky ? "flaky-on-both" : "unchanged" };
      }
    }
  }
  function listOf({ counts: { kb, nb, kh, nh }, pWorse, pBetter }) {
    if ((0, tolerance.T)(pWorse, LIST_LEVEL)) return "worse";
    if ((0, tolerance.T)(pBetter, LIST_LEVEL)) return "better";
    return kb === nb === (kh === nh) ? void 0 : "differ";
  }
  function expectedByChance(results) {
    const chancesOf = (0, compared_result.P0)((counts) => {
      const chances = { worse: 0, better: 0, differ: 0 };
      for (const deal of dealsOf(counts)) {
        const list = listOf(deal);
        if (list !== void 0) chances[list] += deal.chance;
      }
      return chances;
    });
    const sum2 = { worse: 0, better: 0, differ: 0 };
    for (const counts of results) {
      const { worse, better, differ } = chancesOf(counts);
      sum2.worse += worse;
      sum2.better += better;
      sum2.differ += differ;
    }
    return sum2;
  }
  function share(passes, runs) {
    if (passes === runs) return "all";
    return passes === 0 ? "none" : "some";
  }
  function mirror({ kb, nb, kh, nh }) {
    return { kb: nb - kb, nb, kh: nh - kh, nh };
  }
}) };
