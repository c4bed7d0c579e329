export const id = 90;
export const ids = [90];
export const modules = { 43090: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { P: () => sightLines, chanceLines: () => chanceLines });
  var _engine_models_in_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36534);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _report_digest_chance_of_red_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56140);
  var _report_words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69908);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75884);
  var _base_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63986);
  const WORTH_A_WORD = 0.05;
  function chanceLines(plans, base) {
    return plans.flatMap(({ suite, units, reused = [] }) => {
      const planned = (0, _engine_models_in_use_js__WEBPACK_IMPORTED_MODULE_0__.t6)(units).map((unit) => ({ testCaseName: unit.test.name, modelId: unit.modelId, repeat: unit.test.repeat, minPasses: unit.test.minPasses, oneAnswer: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(unit) }));
      if (reused.length > 0) return [];
      return (0, _report_digest_chance_of_red_js__WEBPACK_IMPORTED_MODULE_2__.O)(suite.gates, planned, (0, _base_facts_js__WEBPACK_IMPORTED_MODULE_5__.EU)(base, suite.name)).filter(({ chance }) => chance >= WORTH_A_WORD).map((it) => chanceLine(it, suite.name));
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
      const asked = (0, _engine_models_in_use_js__WEBPACK_IMPORTED_MODULE_0__.t6)(plan.units);
      if (asked.length === 0) return [];
      const repeats = 1 / (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.i2)(asked.map((unit) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(unit) === true ? 1 : 1 / unit.test.repeat));
      const own = new Set(asked.map((unit) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.ZH)(unit.test.name, unit.modelId)));
      const results = (0, _base_facts_js__WEBPACK_IMPORTED_MODULE_5__.EU)(base, plan.suite.name).filter((it) => own.has((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.ZH)(it.testCaseName, it.modelId)));
      const isOne = asked.filter((unit) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(unit) === true).length * 2 > asked.length;
      const runs = base?.kind === "found" ? Math.max(1, base.base.runs) : GUESS.baseRuns;
      const known = (0, _report_words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_3__.Mm)(results, runs);
      const sides = { ...known ?? GUESS, baseRuns: isOne ? 1 : runs, results: known?.results ?? asked.length, repeats };
      const what = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(sides.results, "result")}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(Math.round(repeats), "repeat")} and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(sides.baseRuns, "run")} of the base branch`;
      const assumed = known === void 0 ? "assumed, since the base branch has no answers yet: 19 of 20 answers are right" : "if the change touches all of them, on a day like the base branch's";
      return [`${plan.suite.name}: with ${what}, ${(0, _report_words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_3__.H3)(sides)} (${assumed}).`];
    });
  }
}) };
