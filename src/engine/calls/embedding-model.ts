/** Which model makes the embeddings of a unit. */
import { descriptorOf } from '../../config/providers.js';
import type { ModelSpec } from '../../config/suite.js';
import type { Unit } from '../plan.js';

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
