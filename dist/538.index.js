export const id = 538;
export const ids = [538];
export const modules = {
  /***/
  37538: (
    /***/
    ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        chanceLines: () => (
          /* binding */
          chanceLines
        ),
        P: () => (
          /* binding */
          sightLines
        )
      });
      var models_in_use = __webpack_require__(68170);
      var aggregate = __webpack_require__(37511);
      var binomial = __webpack_require__(57930);
      var rerun = __webpack_require__(96181);
      var numbers = __webpack_require__(14125);
      var result_key = __webpack_require__(56232);
      ;
      function chancesOfRed(gates, planned, base) {
        const known = new Map(base.map((it) => [(0, result_key.Z)(it.testCaseName, it.modelId), it]));
        const passes = planned.map((it) => passesOf(it, known.get((0, result_key.Z)(it.testCaseName, it.modelId))));
        if (passes.every(({ n }) => n === 0))
          return [];
        return [
          ...passRateChance(gates.passRateMin, passes),
          ...gates.runPassRateMin === void 0 ? [] : [runPassRateChance(gates.runPassRateMin, passes)]
        ];
      }
      function passesOf({ repeat, minPasses, oneAnswer }, result) {
        const runs = [...result?.runs ?? [], ...result?.extraRuns ?? []];
        const genuine = runs.filter((run) => !(0, aggregate.E3)(run) && !(0, aggregate.Ls)(run));
        return {
          k: genuine.filter(aggregate.GT).length,
          n: genuine.length,
          repeats: repeat,
          mustPass: minPasses,
          isOne: oneAnswer
        };
      }
      function passRateChance(threshold, passes) {
        const need = Math.ceil(threshold * passes.length - numbers.kT);
        const estimate = need >= passes.length ? void 0 : (0, rerun.S)(passes, 1, need);
        if (estimate === void 0)
          return [];
        return [{ gateName: "passRateMin", threshold, chance: 1 - estimate.passes }];
      }
      function runPassRateChance(threshold, passes) {
        const answers = (0, numbers.cz)(passes.map(({ repeats = 1, isOne }) => isOne === true ? 1 : repeats));
        let [red, green] = [-1, answers];
        while (green - red > 1) {
          const middle = Math.floor((red + green) / 2);
          if ((0, binomial.mI)(middle, answers).high < threshold - numbers.kT)
            red = middle;
          else
            green = middle;
        }
        const chance = red < 0 ? 0 : (0, rerun.k)(passes, answers, red);
        return { gateName: "runPassRateMin", threshold, chance };
      }
      var sight_sentences = __webpack_require__(5434);
      var format = __webpack_require__(91930);
      var compare_run = __webpack_require__(9406);
      ;
      const WORTH_A_WORD = 0.05;
      function chanceLines(plans, base) {
        return plans.flatMap(({ suite, units, reused = [] }) => {
          const planned = (0, models_in_use.t6)(units).map((unit) => ({
            testCaseName: unit.test.name,
            modelId: unit.modelId,
            repeat: unit.test.repeat,
            minPasses: unit.test.minPasses,
            oneAnswer: (0, aggregate.Xt)(unit)
          }));
          if (reused.length > 0)
            return [];
          return chancesOfRed(suite.gates, planned, (0, compare_run.EU)(base, suite.name)).filter(({ chance }) => chance >= WORTH_A_WORD).map((it) => chanceLine(it, suite.name));
        });
      }
      function chanceLine({ gateName, threshold, chance }, suite) {
        return `${suite}: by the base branch's own answers, the gate ${gateName} (${threshold}) fails ${oftenWords(chance)} with nothing changed. See "Which gate should I choose?" in docs/gates-and-exit-codes.md.`;
      }
      function oftenWords(chance) {
        if (chance >= 0.95)
          return "nearly every run";
        return chance > 0.5 ? `about ${Math.round(chance * 10)} runs in 10` : `about 1 run in ${Math.round(1 / chance)}`;
      }
      const GUESS = { baseRuns: 5, passRate: 0.95, variance: void 0 };
      function sightLines(plans, base) {
        return plans.flatMap((plan) => {
          const asked = (0, models_in_use.t6)(plan.units);
          if (asked.length === 0)
            return [];
          const repeats = 1 / (0, numbers.i2)(asked.map((unit) => (0, aggregate.Xt)(unit) === true ? 1 : 1 / unit.test.repeat));
          const own = new Set(asked.map((unit) => (0, result_key.Z)(unit.test.name, unit.modelId)));
          const results = (0, compare_run.EU)(base, plan.suite.name).filter((it) => own.has((0, result_key.Z)(it.testCaseName, it.modelId)));
          const isOne = asked.filter((unit) => (0, aggregate.Xt)(unit) === true).length * 2 > asked.length;
          const runs = base?.kind === "found" ? Math.max(1, base.base.runs) : GUESS.baseRuns;
          const known = (0, sight_sentences.Mm)(results, runs);
          const sides = {
            ...known ?? GUESS,
            baseRuns: isOne ? 1 : runs,
            results: known?.results ?? asked.length,
            repeats
          };
          const what = `${(0, format.LS)(sides.results, "result")}, ${(0, format.LS)(Math.round(repeats), "repeat")} and ${(0, format.LS)(sides.baseRuns, "run")} of the base branch`;
          const assumed = known === void 0 ? "assumed, since the base branch has no answers yet: 19 of 20 answers are right" : "if the change touches all of them, on a day like the base branch's";
          return [`${plan.suite.name}: with ${what}, ${(0, sight_sentences.H3)(sides)} (${assumed}).`];
        });
      }
    })
  )
};
