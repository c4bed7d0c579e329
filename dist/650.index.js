export const id = 650;
export const ids = [650];
export const modules = { 13650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { planWords: () => planWords, o: () => plannedAmounts, tightLimits: () => tightLimits, validWords: () => validWords });
  var basics = __webpack_require__(15744);
  var format = __webpack_require__(75884);
  var judge_check = __webpack_require__(26513);
  var engine_plan = __webpack_require__(11059);
  var pricing = __webpack_require__(63500);
  var views = __webpack_require__(88862);
  var base_answers = __webpack_require__(79414);
  var base_facts = __webpack_require__(63986);
  var steer_run = __webpack_require__(71303);
  var aggregate = __webpack_require__(79995);
  var guards = __webpack_require__(13717);
  var suite = __webpack_require__(10650);
  var recordings = __webpack_require__(68136);
  var providers = __webpack_require__(21324);
  var registry = __webpack_require__(29671);
  ;
  const QUESTION_CHARACTERS = 1500;
  async function expectedRuns(plan, base, { workspace, costOf }) {
    const known = new Map(base.map((it) => [(0, basics.ZH)(it.testCaseName, it.modelId), it]));
    const expected = /* @__PURE__ */ new Map();
    const usdOf = (model, usage) => (model && costOf(model, usage)) ?? void 0;
    for (const unit of (0, engine_plan.t6)(plan.units)) {
      const key = (0, basics.ZH)(unit.test.name, unit.modelId);
      const found = asOnBase(unit, known.get(key)) ?? await asRecorded(unit, workspace, usdOf);
      expected.set(key, found ?? fromPrices(unit, usdOf));
    }
    return expected;
  }
  function asOnBase(unit, result) {
    const runs = (result?.runs ?? []).filter(({ callCount }) => callCount > 0);
    if (runs.length === 0) return void 0;
    const calls = (0, basics.i2)(runs.map(({ callCount }) => callCount));
    const tested = Math.max(1, unit.test.conversation.length);
    const latencyMs = (0, basics.i2)(runs.map((run) => run.latencyMs)) * Math.max(1, calls / tested);
    const costs = runs.flatMap(({ costEstimateUsd }) => costEstimateUsd ?? (0, engine_plan.pj)(unit.test) ?? []);
    const isPriced = costs.length === runs.length;
    return { calls, costUsd: isPriced ? (0, basics.i2)(costs) : void 0, latencyMs, from: "base" };
  }
  async function asRecorded(unit, workspace, usdOf) {
    const { suite: suite2, test, modelId } = unit;
    const all = await (0, recordings.ui)({ workspace, directory: suite2.recordingsDir }, suite2.name, test.name);
    const own = all.filter(({ model }) => model === modelId);
    const repeats = new Set(own.map(({ repeat }) => repeat)).size;
    if (repeats === 0) return void 0;
    const costs = own.map((answer) => recordedCost(unit, answer, usdOf));
    const isPriced = costs.every((cost) => cost !== void 0);
    return { calls: own.length / repeats, costUsd: isPriced ? (0, basics.cz)(costs) / repeats : void 0, latencyMs: (0, basics.cz)(own.map(({ response }) => response.latencyMs)) / repeats, from: "recordings" };
  }
  function recordedCost(unit, { call, response }, usdOf) {
    switch (call.kind) {
      case "answer":
        if (unit.model !== void 0) return usdOf(unit.model, response.usage);
        return ("text" in response ? response.costUsd : void 0) ?? (0, engine_plan.pj)(unit.test);
      case "judge":
        return usdOf(modelById(unit, call.judgeModel ?? unit.suite.judgeModel), response.usage);
      case "embedding":
        return usdOf((0, engine_plan.ou)(unit), response.usage);
    }
  }
  function fromPrices(unit, usdOf) {
    const { test } = unit;
    const costs = [testedCost(unit, usdOf), ...askedOf(unit).map(({ model, usage }) => usdOf(model, usage))];
    const isPriced = costs.every((cost) => cost !== void 0);
    return { calls: (0, engine_plan.C9)(test), costUsd: isPriced ? (0, basics.cz)(costs) : void 0, latencyMs: void 0, from: "prices" };
  }
  function testedCost({ test, model }, usdOf) {
    if (model === void 0 || test.subject.kind !== "prompt") return (0, engine_plan.pj)(test);
    const { maxTokens } = model.params;
    const turns = test.conversation.length === 0 ? [{ user: "" }] : test.conversation;
    let inputTokens = (0, engine_plan.Hz)((0, suite.b5)(test.subject.messages).join("").length) + (0, engine_plan.vA)(model, (0, engine_plan.cV)(test));
    let total2 = 0;
    for (const turn of turns) {
      inputTokens += (0, engine_plan.Hz)(turn.user?.length ?? 0);
      const cost = usdOf(model, usageOf(inputTokens, maxTokens));
      if (cost === void 0) return void 0;
      total2 += cost;
      inputTokens += maxTokens;
    }
    return total2;
  }
  function askedOf(unit) {
    const { suite: suite2, test } = unit;
    const answerTokens = unit.model?.params.maxTokens ?? 0;
    const baseline = suite2.baseline?.results.get(`${test.name}::${unit.modelId}`)?.outputText ?? "";
    const judged = (id2, characters) => {
      const model = modelById(unit, id2);
      const shown = model === void 0 ? [] : (0, providers.Sp)(suite2, model, (0, engine_plan.cV)(test));
      const input = answerTokens + (0, engine_plan.Hz)(QUESTION_CHARACTERS + characters) + (model === void 0 ? 0 : (0, engine_plan.vA)(model, shown));
      return { model, usage: usageOf(input, model === void 0 ? 0 : (0, engine_plan.Sg)(suite2, model)) };
    };
    const embedded = (characters) => ({ model: (0, engine_plan.ou)(unit), usage: usageOf(answerTokens + (0, engine_plan.Hz)(characters), 0) });
    const drifted = (method) => {
      if (baseline.length === 0) return [];
      if (method === "judge") return [judged(suite2.judgeModel, baseline.length)];
      return method === "embedding" ? [embedded(baseline.length)] : [];
    };
    const ofExpects = (0, engine_plan.WQ)(test).flatMap(({ judge = [], baseline: against }) => [...judge.flatMap(({ criteria, rubric = "", model, passes = 1 }) => Array.from({ length: passes }, () => judged(model ?? suite2.judgeModel, criteria.length + rubric.length))), ...drifted(against?.drift?.method)]);
    const ofAsserts = test.asserts.flatMap(({ type, value }) => {
      const characters = typeof value === "string" ? value.length : JSON.stringify(value ?? "").length;
      switch (registry.BB[type].asks) {
        case "judge":
          return [judged(suite2.judgeModel, characters)];
        case "embeddings":
          return [embedded(characters)];
        case void 0:
          return [];
      }
    });
    return [...ofExpects, ...ofAsserts];
  }
  function modelById({ suite: suite2 }, id2) {
    return suite2.models.find((model) => model.id === id2);
  }
  function usageOf(inputTokens, outputTokens) {
    return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
  }
  ;
  async function planWords({ plans, base, notices }, session) {
    const { inputs, workspace } = session;
    const isSent = inputs.responses !== "replay";
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, base_facts.EU)(base, plan.suite.name);
      const mayStop = (0, steer_run._j)(plan, session, inputs.responses) && base?.kind === "found";
      const expected = await expectedRuns(plan, before, { workspace, costOf: pricing.ho });
      const results = plannedResults(plan, expected, { mayStop, isSent });
      return { plan, amounts: amountsOf(plan, expected, mayStop), results };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const limits = limitLines(suites, all, session);
    const asked = isSent ? askedWords(plans, all) : `${rangeWords(all.runs, "answer")}, stored ones, at no cost`;
    const reason = [inputs.shard === void 0 ? `planned: ${asked}` : `planned for shard ${inputs.shard.index} of ${inputs.shard.count}: ${asked}`, ...all.reused === 0 ? [] : [`${(0, format.LS)(all.reused, "result")} would be reused from the base branch`], "no model was called (mode: plan)"].join("; ");
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "plan", results: suites.flatMap(({ results }) => results) }, notices: [...suites.length === 1 || !isSent ? [] : suiteLines(suites), ...all.reused === 0 ? [] : [`Asking again for what would be reused would cost about ${(0, format.dR)(all.reusedUsd)} more.`], ...labelLines({ plans, base }, session), ...inputs.responses === "live" && inputs.shard === void 0 ? (0, base_answers.x)(plans, base) : [], ...isSent ? [...basisLines(all), ...leverLines(plans, all, session), ...limits.map(({ words }) => words)] : [], ...plans.flatMap(({ suite: suite2, sample }) => sample === void 0 ? [] : [`${suite2.name}: ${(0, views.Zr)(sample)}.`]), ...harnessLines(plans), ...sightLines(plans, base), ...notices, ...plans.flatMap(noticesOf)] };
  }
  function validWords(plans, base) {
    const tests = new Set(plans.flatMap(({ suite: suite2, units }) => units.map(({ test }) => `${suite2.name}
${test.name}`)));
    const reason = `the configuration is valid: ${(0, format.LS)(plans.length, "suite")}, ${(0, format.LS)(tests.size, "test")}; no model was called (mode: validate)`;
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "valid" }, notices: [...harnessLines(plans), ...sightLines(plans, base, ({ suite: suite2 }) => suite2.gates.notWorse === true), ...plans.flatMap(noticesOf)] };
  }
  function harnessLines(plans) {
    return plans.flatMap(({ suite: suite2, harnesses = [] }) => harnesses.map(({ name, read, run, repeat }) => {
      const what = run === void 0 ? `${JSON.stringify(read)} is not read` : `its harness is not started${repeat === 1 ? "" : ` (a run starts it ${repeat} times)`}`;
      return `${suite2.name}: results ${JSON.stringify(name)}: ${what}, so that its tests, their time and their cost are not known here.`;
    }));
  }
  function noticesOf({ suite: suite2 }) {
    return [...suite2.notices, ...suite2.advice ?? []];
  }
  function amountsOf(plan, expected, mayStop) {
    const { units, reusedHarnesses = [] } = plan;
    const reused = [...plan.reused ?? [], ...reusedHarnesses.flatMap(({ results }) => results)];
    const each = units.flatMap((unit) => {
      const known = expected.get((0, basics.ZH)(unit.test.name, unit.modelId));
      const isCertain = !mayStop || !(0, engine_plan.jt)(unit);
      return known === void 0 ? [] : [{ isCertain, known, width: widthOf(unit) }];
    });
    const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
    const typical = latencies.length === 0 ? 0 : total(latencies) / latencies.length;
    const range = (value) => ({ least: total(each.flatMap((it) => it.isCertain ? value(it.known, it.width) : [])), most: total(each.map(({ known, width }) => value(known, width))) });
    return { runs: range(() => 1), calls: range(({ calls }) => calls), costUsd: range(({ costUsd = 0 }) => costUsd), ms: atLeast(latencies.reduce((most, one) => Math.max(most, one), 0), range(({ latencyMs = typical }, width) => latencyMs / width)), reused: reused.length, reusedUsd: total(reused.map(({ totalCostUsd }) => totalCostUsd)), estimates: [...new Set(each.map(({ known }) => known))] };
  }
  function atLeast(slowest, { least, most }) {
    return { least: least === 0 ? 0 : Math.max(slowest, least), most: Math.max(slowest, most) };
  }
  function widthOf({ suite: suite2, test: { subject } }) {
    const isAgents = subject.kind === "command" && subject.workspace !== void 0;
    return isAgents ? Math.min(suite2.workspaceConcurrency, suite2.concurrency) : suite2.concurrency;
  }
  function addUp(all) {
    const sum2 = (of) => ({ least: total(all.map((it) => of(it).least)), most: total(all.map((it) => of(it).most)) });
    return { runs: sum2(({ runs }) => runs), calls: sum2(({ calls }) => calls), costUsd: sum2(({ costUsd }) => costUsd), ms: { least: Math.max(0, ...all.map(({ ms }) => ms.least)), most: Math.max(0, ...all.map(({ ms }) => ms.most)) }, reused: total(all.map(({ reused }) => reused)), reusedUsd: total(all.map(({ reusedUsd }) => reusedUsd)), estimates: all.flatMap(({ estimates }) => estimates) };
  }
  function suiteLines(suites) {
    return suites.map(({ plan, amounts }) => {
      const reused = amounts.reused === 0 ? "" : `; ${(0, format.LS)(amounts.reused, "result")} reused`;
      return `${plan.suite.name}: ${sentWords(amounts)}${reused}.`;
    });
  }
  function askedWords(plans, all) {
    const others = plans.flatMap(({ harnesses = [] }) => harnesses);
    if (others.length === 0) return sentWords(all);
    const own = all.runs.most === 0 ? "no answer of a model" : sentWords(all);
    return `${own}, and ${others.length === 1 ? "an entry" : `${(0, format.U9)(others.length)} entries`} of \`results\` at unknown cost`;
  }
  function sentWords({ runs, calls, costUsd, ms, estimates }) {
    if (runs.most === 0) return "nothing to ask, at no cost";
    const isUnpriced = estimates.some((it) => it.costUsd === void 0);
    const before = estimates.some(({ from }) => from === "prices") ? "at most" : "about";
    const price = isUnpriced ? `${betweenWords(costUsd, format.dR)} and calls of unknown price` : `${before} ${betweenWords(costUsd, format.dR)}`;
    const time = ms.most === 0 ? "" : `, about ${betweenWords(ms, format.p0)}`;
    return `${rangeWords(runs, "answer")} in about ${rangeWords(calls, "call")}, ${price}${time}`;
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
    const most = asked.map(({ set, suite: suite2 }) => (0, judge_check.YP)(set, suite2, pricing.ho));
    const calls = (0, basics.cz)(most.map((it) => it.calls));
    if (calls === 0) {
      return ["No judge would be asked about its labels: neither they nor the judge have changed since the base branch was tested."];
    }
    const from = inputs.responses === "replay" ? ", from stored answers" : ` and at most ${(0, format.dR)((0, basics.cz)(most.map((it) => it.usd)))}`;
    return [`Judges would be asked about their labels as well: ${(0, format.LS)(calls, "call")}${from}, which the figures above do not count.`];
  }
  function leverLines(plans, { runs }, { inputs }) {
    const isDeciding = (0, steer_run.Tp)(plans, inputs, inputs.responses);
    return [...runs.least < runs.most ? ["Further repeats end as soon as the comparison with the base branch is clear."] : [], ...isDeciding ? ["It may end earlier, once it is decided (stop-when-decided)."] : [], ...inputs.responses === "cache" ? ["Answers that are stored for the same request are not asked for again (responses: cache)."] : []];
  }
  async function tightLimits(plans, base, session) {
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, base_facts.EU)(base, plan.suite.name);
      const expected = await expectedRuns(plan, before, { workspace: session.workspace, costOf: pricing.ho });
      return { plan, amounts: amountsOf(plan, expected, false) };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const isKnown = all.estimates.some(({ from }) => from !== "prices");
    const limits = isKnown ? limitLines(suites, all, session).filter(({ isTight }) => isTight) : [];
    return limits.length === 0 ? [] : [`By earlier runs: ${sentWords(all)}. ${limits.map(({ words }) => words).join(" ")}`];
  }
  function limitLines(suites, all, { inputs: { maxCostUsd, maxMinutes } }) {
    const budgets = maxCostUsd === void 0 ? suites.flatMap(({ plan: { suite: suite2 }, amounts }) => suite2.gates.costMaxUsd === void 0 ? [] : [budgetLine(suite2.gates.costMaxUsd, `gates.costMaxUsd of ${suite2.name}`, amounts)]) : [budgetLine(maxCostUsd, "max-cost-usd", all)];
    const isLong = all.ms.most > maxMinutes * 6e4;
    return [...budgets, ...isLong ? [{ words: `The deadline of ${(0, format.LS)(maxMinutes, "minute")} (max-minutes) may end it before it is done.`, isTight: true }] : []];
  }
  function budgetLine(budgetUsd, name, { costUsd, estimates }) {
    const budget = `The budget of ${(0, format.dR)(budgetUsd)} (${name})`;
    const isBound = estimates.some(({ from }) => from === "prices");
    if (costUsd.most <= budgetUsd) return { words: `${budget} is enough.`, isTight: false };
    const consequence = "what is not started then counts as failed (BUDGET_EXCEEDED)";
    const verb = costUsd.least > budgetUsd && !isBound ? "would" : "may";
    return { words: `${budget} ${verb} be used up before all is asked: ${consequence}.`, isTight: true };
  }
  function total(values) {
    return (0, basics.cz)(values);
  }
  async function plannedAmounts(plans, workspace) {
    const all = await Promise.all(plans.map(async (plan) => amountsOf(plan, await expectedRuns(plan, [], { workspace, costOf: pricing.ho }), false)));
    return addUp(all);
  }
  function plannedResults({ suite: suite2, units, reused = [] }, expected, { mayStop, isSent }) {
    const runs = /* @__PURE__ */ new Map();
    for (const unit of units) {
      const key = (0, basics.ZH)(unit.test.name, unit.modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      runs.set(key, { certain: certain + (mayStop && (0, engine_plan.jt)(unit) ? 0 : 1), all: all + 1 });
    }
    const from = new Map(reused.map((it) => [(0, basics.ZH)(it.testCaseName, it.modelId), it]));
    const asked = [...(0, engine_plan.t6)(units)].map(({ test, modelId }) => ({ test: test.name, modelId }));
    const taken = reused.map((it) => ({ test: it.testCaseName, modelId: it.modelId }));
    const order = new Map(suite2.tests.map(({ name }, index) => [name, index]));
    return [...asked, ...taken].toSorted((a, b) => (order.get(a.test) ?? 0) - (order.get(b.test) ?? 0)).map(({ test, modelId }) => {
      const key = (0, basics.ZH)(test, modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      const known = expected.get(key);
      const range = (each) => ({ least: certain * each, most: all * each });
      const costUsd = isSent ? known?.costUsd : 0;
      return { suite: suite2.name, test, model: modelId, runs: range(1), calls: range(isSent ? known?.calls ?? 0 : 0), costUsd: costUsd === void 0 ? void 0 : range(costUsd), from: isSent ? known?.from ?? "prices" : "stored", reused: from.get(key)?.reused?.sha };
    });
  }
  const GUESS = { baseRuns: 5, passRate: 0.95, variance: void 0 };
  const FEW_RESULTS = 20;
  function sightLines(plans, base, isWanted = () => true) {
    return plans.filter(isWanted).flatMap((plan) => {
      const asked = (0, engine_plan.t6)(plan.units);
      if (asked.length === 0) return [];
      const repeats = 1 / (0, basics.i2)(asked.map((unit) => (0, aggregate.Xt)(unit) === true ? 1 : 1 / unit.test.repeat));
      const own = new Set(asked.map((unit) => (0, basics.ZH)(unit.test.name, unit.modelId)));
      const results = (0, base_facts.EU)(base, plan.suite.name).filter((it) => own.has((0, basics.ZH)(it.testCaseName, it.modelId)));
      const isOne = asked.filter((unit) => (0, aggregate.Xt)(unit) === true).length * 2 > asked.length;
      const runs = base?.kind === "found" ? Math.max(1, base.base.runs) : GUESS.baseRuns;
      const known = (0, views.Mm)(results, runs);
      const sides = { ...known ?? GUESS, baseRuns: isOne ? 1 : runs, results: known?.results ?? asked.length, repeats, questions: (0, guards.PW)(plans.map(({ suite: suite2 }) => suite2.gates)) };
      const what = `${(0, format.LS)(sides.results, "result")}, ${(0, format.LS)(Math.round(repeats), "repeat")} and ${(0, format.LS)(sides.baseRuns, "run")} of the base branch`;
      const assumed = known === void 0 ? "assumed, since the base branch has no answers yet: 19 of 20 answers are right" : "if the change touches all of them, on a day like the base branch's";
      const { notWorse, newFailuresMax } = plan.suite.gates;
      const wantsMore = sides.results < FEW_RESULTS && notWorse === true && newFailuresMax === void 0;
      const more = wantsMore ? " Add the gate `newFailuresMax: 0`, which sees a test that always passed on the base branch and fails every time here." : "";
      return [`${plan.suite.name}: with ${what}, ${(0, views.H3)(sides)} (${assumed}).${more}`];
    });
  }
}) };
