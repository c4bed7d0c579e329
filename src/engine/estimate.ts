import { mean, sum, resultKey } from '../basics/basics.js';
import type { TokenUsage } from '../providers/provider.js';
import { type ModelSpec, promptTexts } from '../config/suite.js';
import {
  type SuitePlan,
  firstOfEach,
  type Unit,
  statedCost,
  embeddingModelOf,
  plannedCalls,
  tokensAtMost,
  fileTokensAtMost,
  attachedTo,
  judgeTokenLimit,
  expectsOf,
} from './plan.js';
import type { AggregatedTestResult } from './results.js';
import { type RecordedAnswer, RecordingFileError, recordedTest } from '../recordings/recordings.js';
import { filesSeenBy } from '../config/providers.js';
import { SCORED_KINDS } from '../assertions/registry.js'; /**
 * What one run of each test is expected to take, before anything is asked: as the base branch's runs did, else as recorded
 * answers did, else at most what its prompt, its judges and the prices allow.
 */
/** What one run of a unit is expected to take. */
export interface Expected {
  readonly calls: number;
  /** Undefined: a price is not known. */
  readonly costUsd: number | undefined;
  /** Of all its calls, one after the other; undefined: nobody has measured it. */
  readonly latencyMs: number | undefined;
  readonly from: 'base' | 'recordings' | 'prices';
}

/** The characters of a judge's question besides the criterion and the answer. */
const QUESTION_CHARACTERS = 1_500;

/** What estimates are made from. */
interface Basis {
  /** Its recordings are. */
  readonly workspace: string;
  /** Null where the price of the model is not known. */
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
}

/** Undefined where the price, or the model, is not known. */
type UsdOf = (model: ModelSpec | undefined, usage: TokenUsage) => number | undefined;

/** By `resultKey` test and model. `base`: results of the base branch's suite of the same name. */
export async function expectedRuns(
  plan: SuitePlan,
  base: readonly AggregatedTestResult[],
  { workspace, costOf }: Basis,
): Promise<ReadonlyMap<string, Expected>> {
  const known = new Map(base.map((it) => [resultKey(it.testCaseName, it.modelId), it]));
  const expected = new Map<string, Expected>();
  const usdOf: UsdOf = (model, usage) => (model && costOf(model, usage)) ?? undefined;
  for (const unit of firstOfEach(plan.units)) {
    const key = resultKey(unit.test.name, unit.modelId);
    const found = asOnBase(unit, known.get(key)) ?? (await asRecorded(unit, workspace, usdOf));
    expected.set(key, found ?? fromPrices(unit, usdOf));
  }
  return expected;
}

/** Undefined where no run of it was answered. */
function asOnBase(unit: Unit, result: AggregatedTestResult | undefined): Expected | undefined {
  const runs = (result?.runs ?? []).filter(({ callCount }) => callCount > 0);
  if (runs.length === 0) return undefined;
  const calls = mean(runs.map(({ callCount }) => callCount));
  // A run's latency is that of the model under test; its judges are taken to be as fast.
  const tested = Math.max(1, unit.test.conversation.length);
  const latencyMs = mean(runs.map((run) => run.latencyMs)) * Math.max(1, calls / tested);
  const costs = runs.flatMap(
    ({ costEstimateUsd }) => costEstimateUsd ?? statedCost(unit.test) ?? [],
  );
  const isPriced = costs.length === runs.length;
  return {
    calls,
    costUsd: isPriced ? mean(costs) : undefined,
    latencyMs,
    from: 'base',
  };
}

/** The mean of its repeats; undefined where none is stored, or the file cannot be read. */
async function asRecorded(
  unit: Unit,
  workspace: string,
  usdOf: UsdOf,
): Promise<Expected | undefined> {
  const { suite, test, modelId } = unit;
  const place = { workspace, directory: suite.recordingsDir, suite: suite.name };
  const all = await recordedTest(place, test.name).catch((error: unknown) => {
    if (error instanceof RecordingFileError) return { answers: [] };
    throw error;
  });
  const own = all.answers.filter(({ model }) => model === modelId);
  const repeats = new Set(own.map(({ repeat }) => repeat)).size;
  if (repeats === 0) return undefined;
  const costs = own.map((answer) => recordedCost(unit, answer, usdOf));
  const isPriced = costs.every((cost) => cost !== undefined);
  return {
    calls: own.length / repeats,
    costUsd: isPriced ? sum(costs) / repeats : undefined,
    latencyMs: sum(own.map(({ response }) => response.latencyMs)) / repeats,
    from: 'recordings',
  };
}

function recordedCost(
  unit: Unit,
  { call, response }: RecordedAnswer,
  usdOf: UsdOf,
): number | undefined {
  switch (call.kind) {
    case 'answer':
      if (unit.model !== undefined) return usdOf(unit.model, response.usage);
      return ('text' in response ? response.costUsd : undefined) ?? statedCost(unit.test);
    case 'judge':
      return usdOf(modelById(unit, call.judgeModel ?? unit.suite.judgeModel), response.usage);
    case 'embedding':
      return usdOf(embeddingModelOf(unit), response.usage);
  }
}

/** At most what its prompt, an answer of `maxTokens` and its judges cost. Tool calls may add some. */
function fromPrices(unit: Unit, usdOf: UsdOf): Expected {
  const { test } = unit;
  const costs = [
    testedCost(unit, usdOf),
    ...askedOf(unit).map(({ model, usage }) => usdOf(model, usage)),
  ];
  const isPriced = costs.every((cost) => cost !== undefined);
  return {
    calls: plannedCalls(test),
    costUsd: isPriced ? sum(costs) : undefined,
    latencyMs: undefined,
    from: 'prices',
  };
}

/** Of the model under test: each turn sends what was said before again. */
function testedCost({ test, model }: Unit, usdOf: UsdOf): number | undefined {
  if (model === undefined || test.subject.kind !== 'prompt') return statedCost(test);
  const { maxTokens } = model.params;
  const turns = test.conversation.length === 0 ? [{ user: '' }] : test.conversation;
  let inputTokens =
    tokensAtMost(promptTexts(test.subject.messages).join('').length) +
    fileTokensAtMost(model, attachedTo(test));
  let total = 0;
  for (const turn of turns) {
    inputTokens += tokensAtMost(turn.user?.length ?? 0);
    const cost = usdOf(model, usageOf(inputTokens, maxTokens));
    if (cost === undefined) return undefined;
    total += cost;
    inputTokens += maxTokens;
  }
  return total;
}

interface Question {
  readonly model: ModelSpec | undefined;
  readonly usage: TokenUsage;
}

/** What its assertions ask of judges and embedding models, each at most so many tokens. */
function askedOf(unit: Unit): readonly Question[] {
  const { suite, test } = unit;
  const answerTokens = unit.model?.params.maxTokens ?? 0;
  const baseline = suite.baseline?.results.get(`${test.name}::${unit.modelId}`)?.outputText ?? '';
  const judged = (id: string, characters: number): Question => {
    const model = modelById(unit, id);
    const shown = model === undefined ? [] : filesSeenBy(suite, model, attachedTo(test));
    const input =
      answerTokens +
      tokensAtMost(QUESTION_CHARACTERS + characters) +
      (model === undefined ? 0 : fileTokensAtMost(model, shown));
    return {
      model,
      usage: usageOf(input, model === undefined ? 0 : judgeTokenLimit(suite, model)),
    };
  };
  const embedded = (characters: number): Question => ({
    model: embeddingModelOf(unit),
    usage: usageOf(answerTokens + tokensAtMost(characters), 0),
  });
  const drifted = (method: string | undefined): readonly Question[] => {
    // Without a baseline nothing is asked.
    if (baseline.length === 0) return [];
    if (method === 'judge') return [judged(suite.judgeModel, baseline.length)];
    return method === 'embedding' ? [embedded(baseline.length)] : [];
  };
  const ofExpects = expectsOf(test).flatMap(({ judge = [], baseline: against }) => [
    ...judge.flatMap(({ criteria, rubric = '', model, passes = 1 }) =>
      Array.from({ length: passes }, () =>
        judged(model ?? suite.judgeModel, criteria.length + rubric.length),
      ),
    ),
    ...drifted(against?.drift?.method),
  ]);
  const ofAsserts = test.asserts.flatMap(({ type, value }) => {
    const characters =
      typeof value === 'string' ? value.length : JSON.stringify(value ?? '').length;
    switch (SCORED_KINDS[type].asks) {
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

function modelById({ suite }: Unit, id: string): ModelSpec | undefined {
  return suite.models.find((model) => model.id === id);
}

function usageOf(inputTokens: number, outputTokens: number): TokenUsage {
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}
