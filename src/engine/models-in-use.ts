/** Which models a plan will call, judges and embeddings included: their keys are needed before anything is sent. */
import { assertsThatAsk } from '../assertions/scored/scored-kinds.js';
import type { Expect } from '../config/generated/kindlm-config.js';
import { descriptorOf } from '../config/providers.js';
import type { ModelSpec, TestCase } from '../config/suite.js';
import type { SuitePlan, Unit } from './plan.js';

/** The embedding model that goes with a tested model, if its provider has embeddings. */
function defaultEmbeddingModel(tested: ModelSpec): ModelSpec | undefined {
  const { embeddings } = descriptorOf(tested.provider);
  const model = embeddings === false ? undefined : embeddings.defaultModel;
  if (model === undefined) return undefined;
  const { provider, endpoint, params } = tested;
  const id = endpoint === undefined ? model : `${endpoint}/${model}`;
  return { id, provider, endpoint, model, params };
}

/** The model that makes a unit's embeddings; undefined where its provider has none. */
export function embeddingModelOf({ suite, model }: Unit): ModelSpec | undefined {
  const { embeddingModel: id } = suite;
  if (id !== undefined) return suite.models.find((candidate) => candidate.id === id);
  return model === undefined ? undefined : defaultEmbeddingModel(model);
}

/** Whether an entry of a test's `assert` list asks a judge, or for embeddings. */
export function hasAsking({ asserts }: TestCase, whom: 'judge' | 'embeddings'): boolean {
  return assertsThatAsk(asserts, whom).length > 0;
}

/** One unit of each test x model: its repeats differ in nothing that is configured. */
export function firstOfEach(units: readonly Unit[]): readonly Unit[] {
  return units.filter(({ repeat }) => repeat === 0);
}

/** What a model is asked for. */
export type CallKind = 'answer' | 'judge' | 'embedding';

/** A kind of call that a unit makes, and whom it asks. */
interface UnitCall {
  readonly kind: CallKind;
  readonly model: ModelSpec;
}

/** Whom a unit may ask for what. */
export function callsOf(unit: Unit): readonly UnitCall[] {
  const { suite, test } = unit;
  const judges = judgeIdsOf(unit).flatMap(
    (id) => suite.models.find((model) => model.id === id) ?? [],
  );
  const drifts = expectsOf(test).some((expect) => expect.baseline?.drift?.method === 'embedding');
  const embedder = drifts || hasAsking(test, 'embeddings') ? embeddingModelOf(unit) : undefined;
  return [
    ...(unit.model === undefined ? [] : [{ kind: 'answer', model: unit.model } as const]),
    ...judges.map((model) => ({ kind: 'judge', model }) as const),
    ...(embedder === undefined ? [] : [{ kind: 'embedding', model: embedder } as const]),
  ];
}

/** Every model that the plan's units, judges and embeddings call, once each. */
export function modelsInUse({ units }: SuitePlan): readonly ModelSpec[] {
  const models = new Map<string, ModelSpec>();
  for (const unit of firstOfEach(units)) {
    for (const { model } of callsOf(unit)) models.set(model.id, model);
  }
  return [...models.values()];
}

/** The same for equal calls: the same kind of question to the same model. */
export function callKey(kind: CallKind, modelId: string): string {
  return `${kind} ${modelId}`;
}

/** USD that a run of a test's program costs where it does not say so itself (`costUsd`). */
export function statedCost({ subject }: TestCase): number | undefined {
  return subject.kind === 'command' ? subject.costUsd : undefined;
}

/** The `expect` blocks of a test, those of its conversation turns among them. */
export function expectsOf(test: TestCase): readonly Expect[] {
  return [...test.expects, ...test.conversation.flatMap(({ expect }) => expect ?? [])];
}

/** Config ids of the judges that a unit may ask, each once, in the order of its assertions. */
export function judgeIdsOf({ suite, test }: Pick<Unit, 'suite' | 'test'>): readonly string[] {
  const { judgeModel } = suite;
  const ids = expectsOf(test).flatMap((expect) => [
    ...(expect.judge ?? []).map(({ model }) => model ?? judgeModel),
    // Embedding drift falls back to the judge where there are no embeddings.
    ...(expect.baseline?.drift !== undefined && expect.baseline.drift.method !== 'field-diff'
      ? [judgeModel]
      : []),
  ]);
  return [...new Set(hasAsking(test, 'judge') ? [...ids, judgeModel] : ids)];
}
