export const id = 4183;
export const ids = [4183];
export const modules = { 34183: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { baseAnswersToJudge: () => baseAnswersToJudge, x: () => judgeAgainLines });
  var registry = __webpack_require__(94301);
  var result_key = __webpack_require__(47156);
  var compare = __webpack_require__(64170);
  var match = __webpack_require__(96345);
  var memory = __webpack_require__(69370);
  var tolerance = __webpack_require__(94316);
  var round_limits = __webpack_require__(19070);
  var judge_moves = __webpack_require__(41325);
  var who_moved = __webpack_require__(20780);
  var numbers = __webpack_require__(43957);
  ;
  const MOST_ANSWERS = 50;
  const LONGEST_ANSWER = 4e4;
  function answersToJudge(head, base, attempts) {
    const suite = (0, match.U)(head, (0, memory.memoryOf)(base), base, attempts);
    if (suite.isStopped || ((0, compare.z)(suite)?.drop ?? 0) <= 0) return [];
    const { touched, untouched } = judgeable(suite.changed, suite.unchanged, suite.baseReport);
    if (touched.length === 0 || !mayBeCalledWorse(head, base, attempts)) return [];
    const beside = untouched.length >= judge_moves.UC ? judge_moves.UC : 0;
    const worst = touched.toSorted((a, b) => a.score - b.score).slice(0, MOST_ANSWERS - beside);
    const others = beside === 0 ? [] : untouched.slice(0, MOST_ANSWERS - worst.length);
    return [...worst, ...others].map(({ answer }) => answer);
  }
  function mostAnswersToJudge(base, keys) {
    const kept = base.results.filter((it) => keys.has((0, result_key.Z)(it.testCaseName, it.modelId)) && firstAnswer(it) !== void 0);
    return Math.min(MOST_ANSWERS, kept.length);
  }
  function judgeable(changed, unchanged, baseReport) {
    const results = new Map((baseReport?.results ?? []).map((it) => [(0, result_key.Z)(it.testCaseName, it.modelId), it]));
    const of = (matches) => matches.flatMap((match2) => {
      const { testCaseName, modelId, checksHash } = match2.result;
      const found = results.get((0, result_key.Z)(testCaseName, modelId));
      const run = found?.checksHash === checksHash ? firstAnswer(found) : void 0;
      const score = (0, who_moved.x5)(match2);
      if (run === void 0 || score === void 0 || (0, who_moved.YA)(match2) === void 0) return [];
      return [{ answer: { testCaseName, modelId, run }, score }];
    });
    return { touched: of(changed), untouched: of(unchanged) };
  }
  function firstAnswer({ runs }) {
    const run = runs.find(({ runIndex }) => runIndex === 0);
    if (run === void 0 || run.outputOmitted === true) return void 0;
    const isAnswered = run.outcome.kind === "passed" || run.outcome.kind === "failed";
    const texts = run.turns?.map(({ outputText }) => outputText) ?? [run.outputText];
    const length = (0, numbers.cz)(texts.map((text) => text.length));
    const isJudged = run.assertions.some(({ assertionType }) => assertionType === "judge");
    const isKept = run.outputText !== "" && length <= LONGEST_ANSWER;
    return isAnswered && isJudged && isKept ? run : void 0;
  }
  function mayBeCalledWorse(head, base, attempts) {
    const [compared] = (0, compare.compareReports)([head], base, attempts);
    const { judge, verdict } = compared?.comparison ?? {};
    if (judge === void 0 || judge.drop <= 0) return false;
    return (0, tolerance.T)(judge.worse, round_limits.Nh) || verdict?.verdict === "worse" || (compared?.results ?? []).some(({ kind, label, countsForGate, newFailure }) => kind === "changed" && (label === "regressed" || label === "fails-every-time" || countsForGate === true || newFailure === true));
  }
  var aggregate = __webpack_require__(79995);
  var models_in_use = __webpack_require__(36534);
  var judge_again = __webpack_require__(80698);
  var pricing = __webpack_require__(63500);
  var format = __webpack_require__(60142);
  ;
  function baseAnswersToJudge(plan, { runs, judges }, base) {
    if (base.kind !== "found") return [];
    const { suite } = plan;
    const results = (0, aggregate.Ky)(plan, runs, registry.Lt);
    const head = { name: suite.name, results, models: suite.models, judges, configured: new Set(results.map((it) => (0, result_key.Z)(it.testCaseName, it.modelId))), settings: suite.gates };
    return answersToJudge(head, base.report, base.attempts);
  }
  function judgeAgainLines(plans, base) {
    if (base?.kind !== "found") return [];
    return plans.flatMap(({ suite, units }) => {
      const before = base.report.suites.find(({ name }) => name === suite.name);
      const judged = (0, models_in_use.t6)(units).flatMap((unit) => {
        const questions = (0, judge_again.T)(unit, unit.model?.params.maxTokens ?? 0);
        return questions.length === 0 ? [] : [{ unit, questions }];
      });
      const keys = new Set(judged.map(({ unit }) => (0, result_key.Z)(unit.test.name, unit.modelId)));
      const answers = before === void 0 ? 0 : mostAnswersToJudge(before, keys);
      if (answers === 0) return [];
      const costliest = judged.map(({ questions }) => ({ calls: (0, numbers.cz)(questions.map(({ passes }) => passes)), usd: (0, numbers.cz)(questions.map(({ judge, passes, usage }) => passes * ((0, pricing.ho)(judge, usage) ?? 0))) })).toSorted((a, b) => b.usd - a.usd || b.calls - a.calls).slice(0, answers);
      const calls = (0, numbers.cz)(costliest.map((it) => it.calls));
      const price = (0, format.dR)((0, numbers.cz)(costliest.map((it) => it.usd)));
      return [`${suite.name}: should judge scores be worse than on the base branch, today's judge is asked about ${(0, format.LS)(answers, "answer")} from there too, in at most ${(0, format.LS)(calls, "call")} and at most ${price}, which the figures above do not count.`];
    });
  }
}) };
