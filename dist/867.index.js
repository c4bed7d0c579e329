export const id = 867;
export const ids = [867];
export const modules = { 43867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { o: () => plannedAmounts, planWords: () => planWords, tightLimits: () => tightLimits, validWords: () => validWords });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _engine_judges_judge_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26513);
  var _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11059);
  var _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63500);
  var _report_views_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93139);
  var _steer_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71303);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79995);
  var _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97872);
  var _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61682);
  var _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6894);
  async function planWords({ plans, base, notices }, session) {
    const { inputs, workspace } = session;
    const isSent = inputs.responses !== "replay";
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.EU)(base, plan.suite.name);
      const mayStop = (0, _steer_run_js__WEBPACK_IMPORTED_MODULE_5__._j)(plan, session, inputs.responses) && base?.kind === "found";
      const expected = await (0, _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__.r)(plan, before, { workspace, costOf: _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho });
      const results = plannedResults(plan, expected, { mayStop, isSent });
      return { plan, amounts: amountsOf(plan, expected, mayStop), results };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const limits = limitLines(suites, all, session);
    const asked = isSent ? askedWords(plans, all) : `${rangeWords(all.runs, "answer")}, stored ones, at no cost`;
    const reason = [inputs.shard === void 0 ? `planned: ${asked}` : `planned for shard ${inputs.shard.index} of ${inputs.shard.count}: ${asked}`, ...all.reused === 0 ? [] : [`${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all.reused, "result")} would be reused from the base branch`], "no model was called (mode: plan)"].join("; ");
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "plan", results: suites.flatMap(({ results }) => results) }, notices: [...suites.length === 1 || !isSent ? [] : suiteLines(suites), ...all.reused === 0 ? [] : [`Asking again for what would be reused would cost about ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(all.reusedUsd)} more.`], ...labelLines({ plans, base }, session), ...isSent ? [...basisLines(all), ...leverLines(plans, all, session), ...limits.map(({ words }) => words)] : [], ...plans.flatMap(({ suite, sample }) => sample === void 0 ? [] : [`${suite.name}: ${(0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.Zr)(sample)}.`]), ...harnessLines(plans), ...sightLines(plans, base), ...notices, ...plans.flatMap(noticesOf)] };
  }
  function validWords(plans, base) {
    const tests = new Set(plans.flatMap(({ suite, units }) => units.map(({ test }) => `${suite.name}
${test.name}`)));
    const reason = `the configuration is valid: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(plans.length, "suite")}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(tests.size, "test")}; no model was called (mode: validate)`;
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "valid" }, notices: [...harnessLines(plans), ...sightLines(plans, base, ({ suite }) => suite.gates.notWorse === true), ...plans.flatMap(noticesOf)] };
  }
  function harnessLines(plans) {
    return plans.flatMap(({ suite, harnesses = [] }) => harnesses.map(({ name, read, run, repeat }) => {
      const what = run === void 0 ? `${JSON.stringify(read)} is not read` : `its harness is not started${repeat === 1 ? "" : ` (a run starts it ${repeat} times)`}`;
      return `${suite.name}: results ${JSON.stringify(name)}: ${what}, so that its tests, their time and their cost are not known here.`;
    }));
  }
  function noticesOf({ suite }) {
    return [...suite.notices, ...suite.advice ?? []];
  }
  function amountsOf(plan, expected, mayStop) {
    const { units, reusedHarnesses = [] } = plan;
    const reused = [...plan.reused ?? [], ...reusedHarnesses.flatMap(({ results }) => results)];
    const each = units.flatMap((unit) => {
      const known = expected.get((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(unit.test.name, unit.modelId));
      const isCertain = !mayStop || !(0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.jt)(unit);
      return known === void 0 ? [] : [{ isCertain, known, width: widthOf(unit) }];
    });
    const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
    const typical = latencies.length === 0 ? 0 : (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(latencies) / latencies.length;
    const range = (value) => ({ least: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(each.flatMap((it) => it.isCertain ? value(it.known, it.width) : [])), most: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(each.map(({ known, width }) => value(known, width))) });
    return { runs: range(() => 1), calls: range(({ calls }) => calls), costUsd: range(({ costUsd = 0 }) => costUsd), ms: atLeast(latencies.reduce((most, one) => Math.max(most, one), 0), range(({ latencyMs = typical }, width) => latencyMs / width)), reused: reused.length, reusedUsd: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(reused.map(({ totalCostUsd }) => totalCostUsd)), estimates: [...new Set(each.map(({ known }) => known))] };
  }
  function atLeast(slowest, { least, most }) {
    return { least: least === 0 ? 0 : Math.max(slowest, least), most: Math.max(slowest, most) };
  }
  function widthOf({ suite, test: { subject } }) {
    const isAgents = subject.kind === "command" && subject.workspace !== void 0;
    return isAgents ? Math.min(suite.workspaceConcurrency, suite.concurrency) : suite.concurrency;
  }
  function addUp(all) {
    const both = (of) => ({ least: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map((it) => of(it).least)), most: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map((it) => of(it).most)) });
    return { runs: both(({ runs }) => runs), calls: both(({ calls }) => calls), costUsd: both(({ costUsd }) => costUsd), ms: { least: Math.max(0, ...all.map(({ ms }) => ms.least)), most: Math.max(0, ...all.map(({ ms }) => ms.most)) }, reused: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map(({ reused }) => reused)), reusedUsd: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map(({ reusedUsd }) => reusedUsd)), estimates: all.flatMap(({ estimates }) => estimates) };
  }
  function suiteLines(suites) {
    return suites.map(({ plan, amounts }) => {
      const reused = amounts.reused === 0 ? "" : `; ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(amounts.reused, "result")} reused`;
      return `${plan.suite.name}: ${sentWords(amounts)}${reused}.`;
    });
  }
  function askedWords(plans, all) {
    const others = plans.flatMap(({ harnesses = [] }) => harnesses);
    if (others.length === 0) return sentWords(all);
    const own = all.runs.most === 0 ? "no answer of a model" : sentWords(all);
    return `${own}, and ${others.length === 1 ? "an entry" : `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(others.length)} entries`} of \`results\` at unknown cost`;
  }
  function sentWords({ runs, calls, costUsd, ms, estimates }) {
    if (runs.most === 0) return "nothing to ask, at no cost";
    const isUnpriced = estimates.some((it) => it.costUsd === void 0);
    const before = estimates.some(({ from }) => from === "prices") ? "at most" : "about";
    const price = isUnpriced ? `${betweenWords(costUsd, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)} and calls of unknown price` : `${before} ${betweenWords(costUsd, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)}`;
    const time = ms.most === 0 ? "" : `, about ${betweenWords(ms, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)}`;
    return `${rangeWords(runs, "answer")} in about ${rangeWords(calls, "call")}, ${price}${time}`;
  }
  function rangeWords({ least, most }, noun) {
    const [from, to] = [Math.round(least), Math.round(most)];
    return from === to ? (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(to, noun) : `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(from)} to ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(to, noun)}`;
  }
  function betweenWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from} to ${to}`;
  }
  function basisLines({ estimates }) {
    if (estimates.length === 0) return [];
    const of = (from) => (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(estimates.filter((it) => it.from === from).length, "test");
    const parts = [...has("base") ? [`the base branch's runs (${of("base")})`] : [], ...has("recordings") ? [`recorded answers (${of("recordings")})`] : [], ...has("prices") ? [`prompt sizes, prices and answers as long as maxTokens allows (${of("prices")}), which is more likely too much than too little, tool calls not included`] : []];
    function has(from) {
      return estimates.some((it) => it.from === from);
    }
    const isTimed = estimates.some(({ latencyMs }) => latencyMs !== void 0);
    return [`These are estimates, from ${parts.join("; and from ")}.${isTimed ? "" : " How long it takes is not known: there is no earlier run, and no recording, of these tests."}`];
  }
  function labelLines({ plans, base }, { inputs, context }) {
    const asksAll = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.pe)(inputs.responses, context.eventName);
    const sets = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.W9)(plans, asksAll ? void 0 : base);
    if (sets.length === 0) return [];
    const asked = sets.filter(({ isAsked }) => isAsked);
    const most = asked.map(({ set, suite }) => (0, _engine_judges_judge_check_js__WEBPACK_IMPORTED_MODULE_1__.YP)(set, suite, _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho));
    const calls = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(most.map((it) => it.calls));
    if (calls === 0) {
      return ["No judge would be asked about its labels: neither they nor the judge have changed since the base branch was tested."];
    }
    const from = inputs.responses === "replay" ? ", from stored answers" : ` and at most ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(most.map((it) => it.usd)))}`;
    return [`Judges would be asked about their labels as well: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(calls, "call")}${from}, which the figures above do not count.`];
  }
  function leverLines(plans, { runs }, { inputs }) {
    const isDeciding = (0, _steer_run_js__WEBPACK_IMPORTED_MODULE_5__.Tp)(plans, inputs, inputs.responses);
    return [...runs.least < runs.most ? ["Further repeats end as soon as the comparison with the base branch is clear."] : [], ...isDeciding ? ["It may end earlier, once it is decided (stop-when-decided)."] : [], ...inputs.responses === "cache" ? ["Answers that are stored for the same request are not asked for again (responses: cache)."] : []];
  }
  async function tightLimits(plans, base, session) {
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.EU)(base, plan.suite.name);
      const expected = await (0, _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__.r)(plan, before, { workspace: session.workspace, costOf: _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho });
      return { plan, amounts: amountsOf(plan, expected, false) };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const isKnown = all.estimates.some(({ from }) => from !== "prices");
    const limits = isKnown ? limitLines(suites, all, session).filter(({ isTight }) => isTight) : [];
    return limits.length === 0 ? [] : [`By earlier runs: ${sentWords(all)}. ${limits.map(({ words }) => words).join(" ")}`];
  }
  function limitLines(suites, all, { inputs: { maxCostUsd, maxMinutes } }) {
    const budgets = maxCostUsd === void 0 ? suites.flatMap(({ plan: { suite }, amounts }) => suite.gates.costMaxUsd === void 0 ? [] : [budgetLine(suite.gates.costMaxUsd, `gates.costMaxUsd of ${suite.name}`, amounts)]) : [budgetLine(maxCostUsd, "max-cost-usd", all)];
    const isLong = all.ms.most > maxMinutes * 6e4;
    return [...budgets, ...isLong ? [{ words: `The deadline of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(maxMinutes, "minute")} (max-minutes) may end it before it is done.`, isTight: true }] : []];
  }
  function budgetLine(budgetUsd, name, { costUsd, estimates }) {
    const budget = `The budget of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(budgetUsd)} (${name})`;
    const isBound = estimates.some(({ from }) => from === "prices");
    if (costUsd.most <= budgetUsd) {
      const isUnpriced = estimates.some((it) => it.costUsd === void 0);
      const enough = isUnpriced ? "is enough for the calls whose cost is known; the others come on top" : "is enough";
      return { words: `${budget} ${enough}.`, isTight: false };
    }
    const consequence = "what is not started then counts as failed (BUDGET_EXCEEDED)";
    const verb = costUsd.least > budgetUsd && !isBound ? "would" : "may";
    return { words: `${budget} ${verb} be used up before all is asked: ${consequence}.`, isTight: true };
  }
  async function plannedAmounts(plans, workspace) {
    const all = await Promise.all(plans.map(async (plan) => amountsOf(plan, await (0, _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__.r)(plan, [], { workspace, costOf: _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho }), false)));
    return addUp(all);
  }
  function plannedResults({ suite, units, reused = [] }, expected, { mayStop, isSent }) {
    const runs = /* @__PURE__ */ new Map();
    for (const unit of units) {
      const key = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(unit.test.name, unit.modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      runs.set(key, { certain: certain + (mayStop && (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.jt)(unit) ? 0 : 1), all: all + 1 });
    }
    const from = new Map(reused.map((it) => [(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(it.testCaseName, it.modelId), it]));
    const asked = [...(0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.t6)(units)].map(({ test, modelId }) => ({ test: test.name, modelId }));
    const taken = reused.map((it) => ({ test: it.testCaseName, modelId: it.modelId }));
    const order = new Map(suite.tests.map(({ name }, index) => [name, index]));
    return [...asked, ...taken].toSorted((a, b) => (order.get(a.test) ?? 0) - (order.get(b.test) ?? 0)).map(({ test, modelId }) => {
      const key = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(test, modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      const known = expected.get(key);
      const range = (each) => ({ least: certain * each, most: all * each });
      const costUsd = isSent ? known?.costUsd : 0;
      return { suite: suite.name, test, model: modelId, runs: range(1), calls: range(isSent ? known?.calls ?? 0 : 0), costUsd: costUsd === void 0 ? void 0 : range(costUsd), from: isSent ? known?.from ?? "prices" : "stored", reused: from.get(key)?.reused?.sha };
    });
  }
  const GUESS = { baseRuns: 5, passRate: 0.95, variance: void 0 };
  const FEW_RESULTS = 20;
  function sightLines(plans, base, isWanted = () => true) {
    return plans.filter(isWanted).flatMap((plan) => {
      const asked = (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.t6)(plan.units);
      if (asked.length === 0) return [];
      const repeats = 1 / (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.i2)(asked.map((unit) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_6__.Xt)(unit) === true ? 1 : 1 / unit.test.repeat));
      const own = new Set(asked.map((unit) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(unit.test.name, unit.modelId)));
      const results = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.EU)(base, plan.suite.name).filter((it) => own.has((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(it.testCaseName, it.modelId)));
      const isOne = asked.filter((unit) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_6__.Xt)(unit) === true).length * 2 > asked.length;
      const runs = base?.kind === "found" ? Math.max(1, base.base.runs) : GUESS.baseRuns;
      const known = (0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.Mm)(results, runs);
      const sides = { ...known ?? GUESS, baseRuns: isOne ? 1 : runs, results: known?.results ?? asked.length, repeats, questions: (0, _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_7__.PW)(plans.map(({ suite }) => suite.gates)) };
      const what = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(sides.results, "result")}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.round(repeats), "repeat")} and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(sides.baseRuns, "run")} of the base branch`;
      const assumed = known === void 0 ? "assumed, since the base branch has no answers yet: 19 of 20 answers are right" : "if the change touches all of them, on a day like the base branch's";
      const { notWorse, newFailuresMax } = plan.suite.gates;
      const wantsMore = sides.results < FEW_RESULTS && notWorse === true && newFailuresMax === void 0;
      const more = wantsMore ? " Add the gate `newFailuresMax: 0`, which sees a test that always passed on the base branch and fails every time here." : "";
      return [`${plan.suite.name}: with ${what}, ${(0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.H3)(sides)} (${assumed}).${more}`];
    });
  }
}) };
