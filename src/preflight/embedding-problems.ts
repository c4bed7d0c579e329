/** An assertion that compares embeddings (`similar`) where there are none: it could never pass, so it is refused before anything is sent. */
import { assertsThatAsk } from '../assertions/scored/scored-kinds.js';
import type { ConfigProblem } from '../config/problem.js';
import { descriptorOf } from '../config/providers.js';
import { endpointOf } from '../config/suite.js';
import { embeddingModelOf, firstOfEach } from '../engine/models-in-use.js';
import type { SuitePlan } from '../engine/plan.js';

/** Problems of a plan's `similar` assertions, each entry of the config once. */
export function embeddingProblems({ suite, units }: SuitePlan): readonly ConfigProblem[] {
  const problems = new Map<string, ConfigProblem>();
  for (const unit of firstOfEach(units)) {
    const embedder = embeddingModelOf(unit);
    if (embedder !== undefined && descriptorOf(embedder.provider).embeddings !== false) continue;
    const tried = embedder ?? unit.model;
    const provider = tried === undefined ? 'command' : endpointOf(tried);
    const hint =
      suite.embeddingModel === undefined
        ? 'Configure an embedding model under `models` and name its id in `defaults.embeddingModel`.'
        : 'Name the id of an embedding model in `defaults.embeddingModel`.';
    for (const { type, path, location } of assertsThatAsk(unit.test.asserts, 'embeddings')) {
      if (problems.has(path)) continue;
      const message = `\`${type}\` compares embeddings, and there are none for test ${JSON.stringify(unit.test.name)} (${provider}).`;
      problems.set(path, { message, hint, location, path });
    }
  }
  return [...problems.values()];
}
