/**
 * What one run of each test is expected to take, before anything is asked: as the base branch's runs did, else as recorded
 * answers did, else at most what its prompt, its judges and the prices allow.
 */
import { assertsThatAsk, SCORED_KINDS } from '../assertions/registry.js';
import { mean, sum, resultKey } from '../basics/basics.js';
import { filesSeenBy } from '../config/providers.js';
import { type ModelSpec, promptTexts } from '../config/suite.js';
import { type TokenUsage, usageOf } from '../providers/provider.js';
import { RecordingFileError, recordedTest } from '../recordings/recordings.js';
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
  { call, response }: Awaited<ReturnType<typeof recordedTest>>['answers'][number],
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
    ...askedOf(unit).map(({ model, usage, passes = 1 }) => {
      const cost = usdOf(model, usage);
      return cost && cost * passes;
    }),
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

/** A question to a judge, with the tokens that it takes at the most. */
interface JudgeQuestion {
  readonly model: ModelSpec;
  /** How often it is asked. */
  readonly passes: number;
  readonly usage: TokenUsage;
}

/** Asked about an answer of so many tokens, of which the question has so many characters. */
function questionTo(
  unit: Unit,
  id: string,
  { characters, answerTokens }: { readonly characters: number; readonly answerTokens: number },
  passes = 1,
): readonly JudgeQuestion[] {
  const { suite, test } = unit;
  const model = modelById(unit, id);
  if (model === undefined) return [];
  const shown = filesSeenBy(suite, model, attachedTo(test));
  const asked = tokensAtMost(QUESTION_CHARACTERS + characters) + fileTokensAtMost(model, shown);
  const usage = usageOf(answerTokens + asked, judgeTokenLimit(suite, model));
  return [{ model, passes, usage }];
}

/** What the judges of a test are asked about one answer of at most so many tokens. */
export function judgeQuestions(unit: Unit, answerTokens: number): readonly JudgeQuestion[] {
  const { suite, test } = unit;
  const inline = expectsOf(test).flatMap(({ judge = [] }) => judge);
  return [
    ...inline.flatMap(({ criteria, rubric = '', model = suite.judgeModel, passes }) => {
      const characters = criteria.length + rubric.length;
      return questionTo(unit, model, { characters, answerTokens }, passes);
    }),
    ...assertsThatAsk(test.asserts, 'judge').flatMap(({ value }) =>
      questionTo(unit, suite.judgeModel, { characters: String(value).length, answerTokens }),
    ),
  ];
}

type AssertionCall = Pick<JudgeQuestion, 'usage'> & Partial<JudgeQuestion>;

/** What its assertions ask of judges and embedding models, each at most so many tokens. */
function askedOf(unit: Unit): readonly AssertionCall[] {
  const { suite, test } = unit;
  const answerTokens = unit.model?.params.maxTokens ?? 0;
  const baseline = suite.baseline?.results.get(`${test.name}::${unit.modelId}`)?.outputText ?? '';
  const embedded = (characters: number): AssertionCall => {
    const model = embeddingModelOf(unit);
    const usage = usageOf(answerTokens + tokensAtMost(characters), 0);
    return model === undefined ? { usage } : { model, usage };
  };
  const drifts = expectsOf(test).flatMap(({ baseline: against }): readonly AssertionCall[] => {
    const method = against?.drift?.method;
    const characters = baseline.length;
    // Without a baseline nothing is asked.
    if (characters === 0) return [];
    if (method === 'judge') return questionTo(unit, suite.judgeModel, { characters, answerTokens });
    return method === 'embedding' ? [embedded(characters)] : [];
  });
  const similar = test.asserts
    .filter(({ type }) => SCORED_KINDS[type].asks === 'embeddings')
    .map(({ value }) => embedded(String(value).length));
  return [...judgeQuestions(unit, answerTokens), ...drifts, ...similar];
}

function modelById({ suite }: Unit, id: string): ModelSpec | undefined {
  return suite.models.find((model) => model.id === id);
}
