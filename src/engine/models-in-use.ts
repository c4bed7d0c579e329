/** Which models a plan will call, judges and embeddings included: their keys are needed before anything is sent. */
import { assertsThatAsk } from '../assertions/scored/registry.js';
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

/** Every model that the plan's units, judges and embeddings call, once each. */
export function modelsInUse({ suite, units }: SuitePlan): readonly ModelSpec[] {
  const models = new Map<string, ModelSpec>();
  const add = (model: ModelSpec | undefined): void => {
    if (model !== undefined) models.set(model.id, model);
  };
  const byId = (id: string): ModelSpec | undefined => suite.models.find((model) => model.id === id);
  for (const unit of firstOfEach(units)) {
    add(unit.model);
    const expects = expectsOf(unit.test);
    for (const id of judgeIdsOf(unit)) add(byId(id));
    const drifts = expects.some((expect) => expect.baseline?.drift?.method === 'embedding');
    if (drifts || hasAsking(unit.test, 'embeddings')) add(embeddingModelOf(unit));
  }
  return [...models.values()];
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
