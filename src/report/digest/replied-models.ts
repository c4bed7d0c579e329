/** Which models answered, as their replies name them: the version that hides behind a model's name. */
import type { SuiteReport } from '../report.js';

/** Names that the replies gave to each model of the config, over all runs. */
export function repliedNames(suite: SuiteReport): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const run of suite.results.flatMap((result) => result.runs)) {
    for (const [id, replied] of Object.entries(run.repliedModels ?? {})) {
      const known = names.get(id) ?? new Set();
      replied.forEach((name) => known.add(name));
      names.set(id, known);
    }
  }
  return new Map([...names].map(([id, set]) => [id, [...set].sort()]));
}

/** Ids of the models that were asked and never named themselves. */
export function unnamedModels(suite: SuiteReport): readonly string[] {
  const replied = repliedNames(suite);
  const asked = new Set(suite.results.map((result) => result.modelId));
  return suite.models.map(({ id }) => id).filter((id) => asked.has(id) && !replied.has(id));
}
