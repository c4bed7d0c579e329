export const id = 7041;
export const ids = [7041, 4183];
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
}), 64705: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
}), 47041: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { planWords: () => planWords });
  var engine_plan = __webpack_require__(80205);
  var headline = __webpack_require__(1614);
  var format = __webpack_require__(60142);
  var ask_labels = __webpack_require__(4597);
  var pricing = __webpack_require__(63500);
  var label_sets = __webpack_require__(53250);
  var base_answers = __webpack_require__(34183);
  var base_facts = __webpack_require__(63986);
  var foresight = __webpack_require__(64705);
  var scored_kinds = __webpack_require__(97563);
  var interpolation = __webpack_require__(11700);
  var call_cost = __webpack_require__(79325);
  var models_in_use = __webpack_require__(36534);
  var unit_models = __webpack_require__(24194);
  var shard = __webpack_require__(93198);
  var recordings = __webpack_require__(16978);
  var numbers = __webpack_require__(43957);
  var result_key = __webpack_require__(47156);
  ;
  const QUESTION_CHARACTERS = 1500;
  async function expectedRuns(plan, base, workspace) {
    const known = new Map(base.map((it) => [(0, result_key.Z)(it.testCaseName, it.modelId), it]));
    const expected = /* @__PURE__ */ new Map();
    for (const unit of (0, models_in_use.t6)(plan.units)) {
      const key = (0, result_key.Z)(unit.test.name, unit.modelId);
      const found = asOnBase(unit, known.get(key)) ?? await asRecorded(unit, workspace);
      expected.set(key, found ?? fromPrices(unit));
    }
    return expected;
  }
  function plannedResults({ suite, units, reused = [] }, expected, { mayStop, isSent }) {
    const runs = /* @__PURE__ */ new Map();
    for (const unit of units) {
      const key = (0, result_key.Z)(unit.test.name, unit.modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      runs.set(key, { certain: certain + (mayStop && (0, engine_plan.jt)(unit) ? 0 : 1), all: all + 1 });
    }
    const from = new Map(reused.map((it) => [(0, result_key.Z)(it.testCaseName, it.modelId), it]));
    const asked = [...(0, models_in_use.t6)(units)].map(({ test, modelId }) => ({ test: test.name, modelId }));
    const taken = reused.map((it) => ({ test: it.testCaseName, modelId: it.modelId }));
    const order = new Map(suite.tests.map(({ name }, index) => [name, index]));
    return [...asked, ...taken].toSorted((a, b) => (order.get(a.test) ?? 0) - (order.get(b.test) ?? 0)).map(({ test, modelId }) => {
      const key = (0, result_key.Z)(test, modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      const known = expected.get(key);
      const range = (each) => ({ least: certain * each, most: all * each });
      const costUsd = isSent ? known?.costUsd : 0;
      return { suite: suite.name, test, model: modelId, runs: range(1), calls: range(isSent ? known?.calls ?? 0 : 0), costUsd: costUsd === void 0 ? void 0 : range(costUsd), from: isSent ? known?.from ?? "prices" : "stored", reused: from.get(key)?.reused?.sha };
    });
  }
  function asOnBase(unit, result) {
    const runs = (result?.runs ?? []).filter(({ callCount }) => callCount > 0);
    if (runs.length === 0) return void 0;
    const calls = (0, numbers.i2)(runs.map(({ callCount }) => callCount));
    const tested = Math.max(1, unit.test.conversation.length);
    const latencyMs = (0, numbers.i2)(runs.map((run) => run.latencyMs)) * Math.max(1, calls / tested);
    const costs = runs.flatMap(({ costEstimateUsd }) => costEstimateUsd ?? []);
    const isPriced = costs.length === runs.length;
    return { calls, costUsd: isPriced ? (0, numbers.i2)(costs) : void 0, latencyMs, from: "base" };
  }
  async function asRecorded(unit, workspace) {
    const { suite, test, modelId } = unit;
    const all = await (0, recordings.u)({ workspace, directory: suite.recordingsDir }, suite.name, test.name);
    const own = all.filter(({ model }) => model === modelId);
    const repeats = new Set(own.map(({ repeat }) => repeat)).size;
    if (repeats === 0) return void 0;
    const costs = own.map((answer) => recordedCost(unit, answer));
    const isPriced = costs.every((cost) => cost !== void 0);
    return { calls: own.length / repeats, costUsd: isPriced ? (0, numbers.cz)(costs) / repeats : void 0, latencyMs: (0, numbers.cz)(own.map(({ response }) => response.latencyMs)) / repeats, from: "recordings" };
  }
  function recordedCost(unit, { call, response }) {
    switch (call.kind) {
      case "answer":
        return unit.model === void 0 ? 0 : usdOf(unit.model, response.usage);
      case "judge":
        return usdOf(modelById(unit, call.judgeModel ?? unit.suite.judgeModel), response.usage);
      case "embedding":
        return usdOf((0, models_in_use.ou)(unit), response.usage);
    }
  }
  function fromPrices(unit) {
    const { test } = unit;
    const costs = [testedCost(unit), ...askedOf(unit).map(({ model, usage }) => usdOf(model, usage))];
    const isPriced = costs.every((cost) => cost !== void 0);
    return { calls: (0, shard.C9)(test), costUsd: isPriced ? (0, numbers.cz)(costs) : void 0, latencyMs: void 0, from: "prices" };
  }
  function testedCost({ test, model }) {
    if (model === void 0 || test.subject.kind !== "prompt") return 0;
    const { maxTokens } = model.params;
    const turns = test.conversation.length === 0 ? [{ user: "" }] : test.conversation;
    let inputTokens = (0, call_cost.Hz)((0, interpolation.b5)(test.subject.messages).join("").length);
    let total2 = 0;
    for (const turn of turns) {
      inputTokens += (0, call_cost.Hz)(turn.user?.length ?? 0);
      const cost = usdOf(model, usageOf(inputTokens, maxTokens));
      if (cost === void 0) return void 0;
      total2 += cost;
      inputTokens += maxTokens;
    }
    return total2;
  }
  function askedOf(unit) {
    const { suite, test } = unit;
    const answerTokens = unit.model?.params.maxTokens ?? 0;
    const baseline = suite.baseline?.results.get(`${test.name}::${unit.modelId}`)?.outputText ?? "";
    const judged = (id2, characters) => {
      const model = modelById(unit, id2);
      const input = answerTokens + (0, call_cost.Hz)(QUESTION_CHARACTERS + characters);
      return { model, usage: usageOf(input, model === void 0 ? 0 : (0, unit_models.S)(suite, model)) };
    };
    const embedded = (characters) => ({ model: (0, models_in_use.ou)(unit), usage: usageOf(answerTokens + (0, call_cost.Hz)(characters), 0) });
    const drifted = (method) => {
      if (baseline.length === 0) return [];
      if (method === "judge") return [judged(suite.judgeModel, baseline.length)];
      return method === "embedding" ? [embedded(baseline.length)] : [];
    };
    const ofExpects = (0, models_in_use.WQ)(test).flatMap(({ judge = [], baseline: against }) => [...judge.flatMap(({ criteria, rubric = "", model, passes = 1 }) => Array.from({ length: passes }, () => judged(model ?? suite.judgeModel, criteria.length + rubric.length))), ...drifted(against?.drift?.method)]);
    const ofAsserts = test.asserts.flatMap(({ type, value }) => {
      const characters = typeof value === "string" ? value.length : JSON.stringify(value ?? "").length;
      switch (scored_kinds.BB[type].asks) {
        case "judge":
          return [judged(suite.judgeModel, characters)];
        case "embeddings":
          return [embedded(characters)];
        case void 0:
          return [];
      }
    });
    return [...ofExpects, ...ofAsserts];
  }
  function modelById({ suite }, id2) {
    return suite.models.find((model) => model.id === id2);
  }
  function usdOf(model, usage) {
    return (model && (0, pricing.ho)(model, usage)) ?? void 0;
  }
  function usageOf(inputTokens, outputTokens) {
    return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
  }
  var steer_run = __webpack_require__(81829);
  ;
  async function planWords({ plans, base, notices }, session) {
    const { inputs, workspace } = session;
    const isSent = inputs.responses !== "replay";
    const mayStop = (0, steer_run._)(session, inputs.responses) && base?.kind === "found";
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, base_facts.EU)(base, plan.suite.name);
      const expected = await expectedRuns(plan, before, workspace);
      const results = plannedResults(plan, expected, { mayStop, isSent });
      return { plan, amounts: amountsOf(plan, expected, mayStop), results };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const asked = isSent ? sentWords(all) : `${rangeWords(all.runs, "run")} from stored answers, at no cost`;
    const reason = [inputs.shard === void 0 ? `planned: ${asked}` : `planned for shard ${inputs.shard.index} of ${inputs.shard.count}: ${asked}`, ...all.reused === 0 ? [] : [`${(0, format.LS)(all.reused, "result")} would be reused from the base branch`], "no model was called (mode: plan)"].join("; ");
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "plan", results: suites.flatMap(({ results }) => results) }, notices: [...suites.length === 1 || !isSent ? [] : suites.map(({ plan, amounts }) => `${plan.suite.name}: ${sentWords(amounts)}${amounts.reused === 0 ? "" : `; ${(0, format.LS)(amounts.reused, "result")} reused`}.`), ...all.reused === 0 ? [] : [`Asking again for what would be reused would cost about ${(0, format.dR)(all.reusedUsd)} more.`], ...labelLines({ plans, base }, session), ...inputs.responses === "live" && inputs.shard === void 0 ? (0, base_answers.x)(plans, base) : [], ...isSent ? [...basisLines(all), ...leverLines(all, session), ...limitLines(suites, all, session)] : [], ...plans.flatMap(({ suite, sample }) => sample === void 0 ? [] : [`${suite.name}: ${(0, headline.Zr)(sample)}.`]), ...(0, foresight.chanceLines)(plans, base), ...(0, foresight.P)(plans, base), ...notices, ...plans.flatMap(({ suite }) => suite.notices)] };
  }
  function amountsOf(plan, expected, mayStop) {
    const { units, reused = [], suite } = plan;
    const each = units.flatMap((unit) => {
      const known = expected.get((0, result_key.Z)(unit.test.name, unit.modelId));
      return known === void 0 ? [] : [{ isCertain: !mayStop || !(0, engine_plan.jt)(unit), known }];
    });
    const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
    const typical = latencies.length === 0 ? 0 : total(latencies) / latencies.length;
    const range = (value) => ({ least: total(each.filter((it) => it.isCertain).map(({ known }) => value(known))), most: total(each.map(({ known }) => value(known))) });
    return { runs: range(() => 1), calls: range(({ calls }) => calls), costUsd: range(({ costUsd = 0 }) => costUsd), ms: range(({ latencyMs = typical }) => latencyMs / suite.concurrency), reused: reused.length, reusedUsd: total(reused.map(({ totalCostUsd }) => totalCostUsd)), estimates: [...new Set(each.map(({ known }) => known))] };
  }
  function addUp(all) {
    const sum2 = (of) => ({ least: total(all.map((it) => of(it).least)), most: total(all.map((it) => of(it).most)) });
    return { runs: sum2(({ runs }) => runs), calls: sum2(({ calls }) => calls), costUsd: sum2(({ costUsd }) => costUsd), ms: { least: Math.max(0, ...all.map(({ ms }) => ms.least)), most: Math.max(0, ...all.map(({ ms }) => ms.most)) }, reused: total(all.map(({ reused }) => reused)), reusedUsd: total(all.map(({ reusedUsd }) => reusedUsd)), estimates: all.flatMap(({ estimates }) => estimates) };
  }
  function sentWords({ runs, calls, costUsd, ms, estimates }) {
    if (runs.most === 0) return "nothing to ask, at no cost";
    const isUnpriced = estimates.some((it) => it.costUsd === void 0);
    const before = estimates.some(({ from }) => from === "prices") ? "at most" : "about";
    const price = isUnpriced ? `${betweenWords(costUsd, format.dR)} and calls of unknown price` : `${before} ${betweenWords(costUsd, format.dR)}`;
    const time = ms.most === 0 ? "" : `, about ${betweenWords(ms, format.p0)}`;
    return `${rangeWords(runs, "run")} in about ${rangeWords(calls, "call")}, ${price}${time}`;
  }
  function rangeWords({ least, most }, noun) {
    const [from, to] = [Math.round(least), Math.round(most)];
    return from === to ? (0, format.LS)(to, noun) : `${(0, format.U9)(from)} to ${(0, format.LS)(to, noun)}`;
  }
  function betweenWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from} to ${to}`;
  }
  function basisLines({ estimates }) {
    if (estimates.length === 0) return [];
    const of = (from) => (0, format.LS)(estimates.filter((it) => it.from === from).length, "test");
    const parts = [...has("base") ? [`the base branch's runs (${of("base")})`] : [], ...has("recordings") ? [`recorded answers (${of("recordings")})`] : [], ...has("prices") ? [`prompt sizes, prices and answers as long as maxTokens allows (${of("prices")}), which is more likely too much than too little, tool calls not included`] : []];
    function has(from) {
      return estimates.some((it) => it.from === from);
    }
    const isTimed = estimates.some(({ latencyMs }) => latencyMs !== void 0);
    return [`These are estimates, from ${parts.join("; and from ")}.${isTimed ? "" : " How long it takes is not known: there is no earlier run, and no recording, of these tests."}`];
  }
  function labelLines({ plans, base }, { inputs, context }) {
    const asksAll = (0, base_facts.pe)(inputs.responses, context.eventName);
    const sets = (0, base_facts.W9)(plans, asksAll ? void 0 : base);
    if (sets.length === 0) return [];
    const asked = sets.filter(({ isAsked }) => isAsked);
    const calls = (0, numbers.cz)(asked.map(({ set }) => (0, label_sets.k)(set)));
    if (calls === 0) {
      return ["No judge would be asked about its labels: neither they nor the judge have changed since the base branch was tested."];
    }
    const most = (0, numbers.cz)(asked.map(({ set, suite }) => (0, ask_labels.bu)(set, suite, pricing.ho)));
    const from = inputs.responses === "replay" ? ", from stored answers" : ` and at most ${(0, format.dR)(most)}`;
    return [`Judges would be asked about their labels as well: ${(0, format.LS)(calls, "call")}${from}, which the figures above do not count.`];
  }
  function leverLines({ runs }, { inputs }) {
    const isDeciding = inputs.stopWhenDecided && inputs.shard === void 0 && inputs.responses === "live";
    return [...runs.least < runs.most ? ["Further repeats end as soon as the comparison with the base branch is clear."] : [], ...isDeciding ? ["It may end earlier, once it is decided (stop-when-decided)."] : [], ...inputs.responses === "cache" ? ["Answers that are stored for the same request are not asked for again (responses: cache)."] : []];
  }
  function limitLines(suites, all, { inputs: { maxCostUsd, maxMinutes } }) {
    const budgets = maxCostUsd === void 0 ? suites.flatMap(({ plan: { suite }, amounts }) => suite.gates.costMaxUsd === void 0 ? [] : [budgetLine(suite.gates.costMaxUsd, `gates.costMaxUsd of ${suite.name}`, amounts)]) : [budgetLine(maxCostUsd, "max-cost-usd", all)];
    const isLong = all.ms.most > maxMinutes * 6e4;
    return [...budgets, ...isLong ? [`The deadline of ${(0, format.LS)(maxMinutes, "minute")} (max-minutes) may end it before it is done.`] : []];
  }
  function budgetLine(budgetUsd, name, { costUsd, estimates }) {
    const budget = `The budget of ${(0, format.dR)(budgetUsd)} (${name})`;
    const isBound = estimates.some(({ from }) => from === "prices");
    if (costUsd.most <= budgetUsd) return `${budget} is enough.`;
    const consequence = "what is not started then counts as failed (BUDGET_EXCEEDED)";
    return costUsd.least > budgetUsd && !isBound ? `${budget} would be used up before all is asked: ${consequence}.` : `${budget} may be used up before all is asked: ${consequence}.`;
  }
  function total(values) {
    return (0, numbers.cz)(values);
  }
}) };
