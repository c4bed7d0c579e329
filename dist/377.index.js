export const id = 377;
export const ids = [377];
export const modules = {

/***/ 25377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planWords: () => (/* binding */ planWords)
});

// EXTERNAL MODULE: ./src/comparison/measured.ts
var measured = __webpack_require__(36841);
// EXTERNAL MODULE: ./src/engine/plan.ts
var engine_plan = __webpack_require__(30955);
// EXTERNAL MODULE: ./src/words/format.ts
var format = __webpack_require__(91930);
// EXTERNAL MODULE: ./src/providers/pricing.ts
var pricing = __webpack_require__(42504);
// EXTERNAL MODULE: ./src/assertions/scored/registry.ts + 16 modules
var registry = __webpack_require__(40303);
// EXTERNAL MODULE: ./src/engine/calls/token-estimate.ts
var token_estimate = __webpack_require__(42180);
// EXTERNAL MODULE: ./src/engine/models-in-use.ts
var models_in_use = __webpack_require__(68170);
// EXTERNAL MODULE: ./src/engine/run/judge-limit.ts
var judge_limit = __webpack_require__(91637);
// EXTERNAL MODULE: ./src/engine/shard.ts
var shard = __webpack_require__(20914);
// EXTERNAL MODULE: ./src/recordings/recordings.ts + 4 modules
var recordings = __webpack_require__(44840);
;// CONCATENATED MODULE: ./src/app/run/plan-estimate.ts
/**
 * What one run of a unit is expected to take, before it is asked: as the base branch's runs of it did, else as its
 * recorded answers did, else at most what its prompt, its judges and the prices allow.
 */








/** The characters of a judge's question besides the criterion and the answer. */
const QUESTION_CHARACTERS = 1_500;
/** By `keyOf` test and model. `base`: results of the base branch's suite of the same name. */
async function expectedRuns(plan, base, workspace) {
    const known = new Map(base.map((it) => [(0,measured/* keyOf */.TN)(it.testCaseName, it.modelId), it]));
    const expected = new Map();
    for (const unit of (0,models_in_use/* firstOfEach */.t6)(plan.units)) {
        const key = (0,measured/* keyOf */.TN)(unit.test.name, unit.modelId);
        const found = asOnBase(unit, known.get(key)) ?? (await asRecorded(unit, workspace));
        expected.set(key, found ?? fromPrices(unit));
    }
    return expected;
}
/** Undefined where no run of it was answered. */
function asOnBase(unit, result) {
    const runs = (result?.runs ?? []).filter(({ callCount }) => callCount > 0);
    if (runs.length === 0)
        return undefined;
    const mean = (value) => runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
    const calls = mean(({ callCount }) => callCount);
    // A run's latency is that of the model under test; its judges are taken to be as fast.
    const tested = Math.max(1, unit.test.conversation.length);
    const latencyMs = mean((run) => run.latencyMs) * Math.max(1, calls / tested);
    const costs = runs.flatMap(({ costEstimateUsd }) => costEstimateUsd ?? []);
    const isPriced = costs.length === runs.length;
    return {
        calls,
        costUsd: isPriced ? mean(({ costEstimateUsd }) => costEstimateUsd ?? 0) : undefined,
        latencyMs,
        from: 'base',
    };
}
/** The mean of its repeats; undefined where none is stored, or the file cannot be read. */
async function asRecorded(unit, workspace) {
    const { suite, test, modelId } = unit;
    const all = await (0,recordings/* recordedAnswers */.ui)({ workspace, directory: suite.recordingsDir }, suite.name, test.name);
    const own = all.filter(({ model }) => model === modelId);
    const repeats = new Set(own.map(({ repeat }) => repeat)).size;
    if (repeats === 0)
        return undefined;
    const costs = own.map((answer) => recordedCost(unit, answer));
    const isPriced = costs.every((cost) => cost !== undefined);
    return {
        calls: own.length / repeats,
        costUsd: isPriced ? costs.reduce((sum, cost) => sum + cost, 0) / repeats : undefined,
        latencyMs: own.reduce((sum, { response }) => sum + response.latencyMs, 0) / repeats,
        from: 'recordings',
    };
}
function recordedCost(unit, { call, response }) {
    switch (call.kind) {
        case 'answer':
            return unit.model === undefined ? 0 : costOf(unit.model, response.usage);
        case 'judge':
            return costOf(modelById(unit, call.judgeModel ?? unit.suite.judgeModel), response.usage);
        case 'embedding':
            return costOf((0,models_in_use/* embeddingModelOf */.ou)(unit), response.usage);
    }
}
/** At most what its prompt, an answer of `maxTokens` and its judges cost. Tool calls may add some. */
function fromPrices(unit) {
    const { test } = unit;
    const costs = [
        testedCost(unit),
        ...askedOf(unit).map(({ model, usage }) => costOf(model, usage)),
    ];
    const isPriced = costs.every((cost) => cost !== undefined);
    return {
        calls: (0,shard/* plannedCalls */.C9)(test),
        costUsd: isPriced ? costs.reduce((sum, cost) => sum + cost, 0) : undefined,
        latencyMs: undefined,
        from: 'prices',
    };
}
/** Of the model under test: each turn sends what was said before again. */
function testedCost({ test, model }) {
    if (model === undefined || test.subject.kind !== 'prompt')
        return 0;
    const { system = '', user, assistant = '' } = test.subject.messages;
    const { maxTokens } = model.params;
    const turns = test.conversation.length === 0 ? [{ user: '' }] : test.conversation;
    let inputTokens = (0,token_estimate/* tokensAtMost */.H)(system.length + user.length + assistant.length);
    let total = 0;
    for (const turn of turns) {
        inputTokens += (0,token_estimate/* tokensAtMost */.H)(turn.user?.length ?? 0);
        const cost = costOf(model, usageOf(inputTokens, maxTokens));
        if (cost === undefined)
            return undefined;
        total += cost;
        inputTokens += maxTokens;
    }
    return total;
}
/** What its assertions ask of judges and embedding models, each at most so many tokens. */
function askedOf(unit) {
    const { suite, test } = unit;
    const answerTokens = unit.model?.params.maxTokens ?? 0;
    const baseline = suite.baseline?.results.get(`${test.name}::${unit.modelId}`)?.outputText ?? '';
    const judged = (id, characters) => {
        const model = modelById(unit, id);
        const input = answerTokens + (0,token_estimate/* tokensAtMost */.H)(QUESTION_CHARACTERS + characters);
        return {
            model,
            usage: usageOf(input, model === undefined ? 0 : (0,judge_limit/* judgeTokenLimit */.S)(suite, model)),
        };
    };
    const embedded = (characters) => ({
        model: (0,models_in_use/* embeddingModelOf */.ou)(unit),
        usage: usageOf(answerTokens + (0,token_estimate/* tokensAtMost */.H)(characters), 0),
    });
    const drifted = (method) => {
        // Without a baseline nothing is asked.
        if (baseline.length === 0)
            return [];
        if (method === 'judge')
            return [judged(suite.judgeModel, baseline.length)];
        return method === 'embedding' ? [embedded(baseline.length)] : [];
    };
    const ofExpects = (0,models_in_use/* expectsOf */.WQ)(test).flatMap(({ judge = [], baseline: against }) => [
        ...judge.flatMap(({ criteria, rubric = '', model, passes = 1 }) => Array.from({ length: passes }, () => judged(model ?? suite.judgeModel, criteria.length + rubric.length))),
        ...drifted(against?.drift?.method),
    ]);
    const ofAsserts = test.asserts.flatMap(({ type, value }) => {
        const characters = typeof value === 'string' ? value.length : JSON.stringify(value ?? '').length;
        switch (registry/* SCORED_KINDS */.BB[type].asks) {
            case 'judge':
                return [judged(suite.judgeModel, characters)];
            case 'embeddings':
                return [embedded(characters)];
            case undefined:
                return [];
        }
    });
    return [...ofExpects, ...ofAsserts];
}
function modelById({ suite }, id) {
    return suite.models.find((model) => model.id === id);
}
/** Undefined where the price, or the model, is not known. */
function costOf(model, usage) {
    const price = model && (0,pricing/* priceOf */.x)(model);
    return price && (0,pricing/* costUsd */.O)(usage, price);
}
function usageOf(inputTokens, outputTokens) {
    return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

// EXTERNAL MODULE: ./src/app/run/steer-run.ts + 5 modules
var steer_run = __webpack_require__(54868);
;// CONCATENATED MODULE: ./src/app/run/plan-mode.ts
/** `mode: plan`: what a run would ask, reuse and pay, before anything is spent. No model is called. */





async function planWords({ plans, base, notices }, session) {
    const { inputs, workspace } = session;
    const mayStop = (0,steer_run/* hasRounds */._)(session, inputs.responses) && base?.kind === 'found';
    const suites = await Promise.all(plans.map(async (plan) => {
        const known = base?.kind === 'found' ? base.report.suites : [];
        const results = known.find(({ name }) => name === plan.suite.name)?.results ?? [];
        const expected = await expectedRuns(plan, results, workspace);
        return { plan, amounts: amountsOf(plan, expected, mayStop) };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const isSent = inputs.responses !== 'replay';
    const asked = isSent
        ? sentWords(all)
        : `${rangeWords(all.runs, 'run')} from stored answers, at no cost`;
    const reason = [
        inputs.shard === undefined
            ? `planned: ${asked}`
            : `planned for shard ${inputs.shard.index} of ${inputs.shard.count}: ${asked}`,
        ...(all.reused === 0
            ? []
            : [`${(0,format/* plural */.LS)(all.reused, 'result')} would be reused from the base branch`]),
        'no model was called (mode: plan)',
    ].join('; ');
    return {
        verdict: { result: 'passed', exitCode: 0, reason },
        notices: [
            ...(suites.length === 1 || !isSent
                ? []
                : suites.map(({ plan, amounts }) => `${plan.suite.name}: ${sentWords(amounts)}${amounts.reused === 0 ? '' : `; ${(0,format/* plural */.LS)(amounts.reused, 'result')} reused`}.`)),
            ...(all.reused === 0
                ? []
                : [`Asking again for what would be reused would cost about ${(0,format/* usd */.dR)(all.reusedUsd)} more.`]),
            ...(isSent
                ? [...basisLines(all), ...leverLines(all, session), ...limitLines(suites, all, session)]
                : []),
            ...notices,
        ],
    };
}
/** @param mayStop further repeats are asked only until the comparison is clear */
function amountsOf(plan, expected, mayStop) {
    const { units, reused = [], suite } = plan;
    const each = units.flatMap((unit) => {
        const known = expected.get((0,measured/* keyOf */.TN)(unit.test.name, unit.modelId));
        return known === undefined ? [] : [{ isCertain: !mayStop || !(0,engine_plan/* isExtra */.jt)(unit), known }];
    });
    const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
    const typical = latencies.length === 0 ? 0 : total(latencies) / latencies.length;
    const range = (value) => ({
        least: total(each.filter((it) => it.isCertain).map(({ known }) => value(known))),
        most: total(each.map(({ known }) => value(known))),
    });
    return {
        runs: range(() => 1),
        calls: range(({ calls }) => calls),
        costUsd: range(({ costUsd = 0 }) => costUsd),
        ms: range(({ latencyMs = typical }) => latencyMs / suite.concurrency),
        reused: reused.length,
        reusedUsd: total(reused.map(({ totalCostUsd }) => totalCostUsd)),
        estimates: [...new Set(each.map(({ known }) => known))],
    };
}
/** Suites run side by side: the slowest says how long it takes. */
function addUp(all) {
    const sum = (of) => ({
        least: total(all.map((it) => of(it).least)),
        most: total(all.map((it) => of(it).most)),
    });
    return {
        runs: sum(({ runs }) => runs),
        calls: sum(({ calls }) => calls),
        costUsd: sum(({ costUsd }) => costUsd),
        ms: {
            least: Math.max(0, ...all.map(({ ms }) => ms.least)),
            most: Math.max(0, ...all.map(({ ms }) => ms.most)),
        },
        reused: total(all.map(({ reused }) => reused)),
        reusedUsd: total(all.map(({ reusedUsd }) => reusedUsd)),
        estimates: all.flatMap(({ estimates }) => estimates),
    };
}
/** e.g. `20 runs in about 20 calls, about $0.30 and about 4 s` */
function sentWords({ runs, calls, costUsd, ms, estimates }) {
    if (runs.most === 0)
        return 'nothing to ask, at no cost';
    const isUnpriced = estimates.some((it) => it.costUsd === undefined);
    const before = estimates.some(({ from }) => from === 'prices') ? 'at most' : 'about';
    const price = isUnpriced
        ? `${betweenWords(costUsd, format/* usd */.dR)} and calls of unknown price`
        : `${before} ${betweenWords(costUsd, format/* usd */.dR)}`;
    const time = ms.most === 0 ? '' : `, about ${betweenWords(ms, format/* duration */.p0)}`;
    return `${rangeWords(runs, 'run')} in about ${rangeWords(calls, 'call')}, ${price}${time}`;
}
/** e.g. `20 calls`, `20 to 100 calls` */
function rangeWords({ least, most }, noun) {
    const [from, to] = [Math.round(least), Math.round(most)];
    return from === to ? (0,format/* plural */.LS)(to, noun) : `${(0,format/* count */.U9)(from)} to ${(0,format/* plural */.LS)(to, noun)}`;
}
function betweenWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from} to ${to}`;
}
/** Where the figures come from. */
function basisLines({ estimates }) {
    if (estimates.length === 0)
        return [];
    const of = (from) => (0,format/* plural */.LS)(estimates.filter((it) => it.from === from).length, 'test');
    const parts = [
        ...(has('base') ? [`the base branch's runs (${of('base')})`] : []),
        ...(has('recordings') ? [`recorded answers (${of('recordings')})`] : []),
        ...(has('prices')
            ? [
                `prompt sizes, prices and answers as long as maxTokens allows (${of('prices')}), which is more likely too much than too little, tool calls not included`,
            ]
            : []),
    ];
    function has(from) {
        return estimates.some((it) => it.from === from);
    }
    const isTimed = estimates.some(({ latencyMs }) => latencyMs !== undefined);
    return [
        `These are estimates, from ${parts.join('; and from ')}.${isTimed ? '' : ' How long it takes is not known: there is no earlier run, and no recording, of these tests.'}`,
    ];
}
/** What may make it less. */
function leverLines({ runs }, { inputs }) {
    const isDeciding = inputs.stopWhenDecided && inputs.shard === undefined && inputs.responses === 'live';
    return [
        ...(runs.least < runs.most
            ? ['Further repeats end as soon as the comparison with the base branch is clear.']
            : []),
        ...(isDeciding ? ['It may end earlier, once it is decided (stop-when-decided).'] : []),
        ...(inputs.responses === 'cache'
            ? ['Answers that are stored for the same request are not asked for again (responses: cache).']
            : []),
    ];
}
/** What would end the run before it is done. */
function limitLines(suites, all, { inputs: { maxCostUsd, maxMinutes } }) {
    const budgets = maxCostUsd === undefined
        ? suites.flatMap(({ plan: { suite }, amounts }) => suite.gates.costMaxUsd === undefined
            ? []
            : [budgetLine(suite.gates.costMaxUsd, `gates.costMaxUsd of ${suite.name}`, amounts)])
        : [budgetLine(maxCostUsd, 'max-cost-usd', all)];
    const isLong = all.ms.most > maxMinutes * 60_000;
    return [
        ...budgets,
        ...(isLong
            ? [
                `The deadline of ${(0,format/* plural */.LS)(maxMinutes, 'minute')} (max-minutes) may end it before it is done.`,
            ]
            : []),
    ];
}
function budgetLine(budgetUsd, name, { costUsd, estimates }) {
    const budget = `The budget of ${(0,format/* usd */.dR)(budgetUsd)} (${name})`;
    const isBound = estimates.some(({ from }) => from === 'prices');
    if (costUsd.most <= budgetUsd)
        return `${budget} is enough.`;
    const consequence = 'what is not started then counts as failed (BUDGET_EXCEEDED)';
    return costUsd.least > budgetUsd && !isBound
        ? `${budget} would be used up before all is asked: ${consequence}.`
        : `${budget} may be used up before all is asked: ${consequence}.`;
}
function total(values) {
    return values.reduce((sum, value) => sum + value, 0);
}


/***/ })

};
