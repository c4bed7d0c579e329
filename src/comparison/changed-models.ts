/** Which models answered under another version than on the base branch, though both sides asked for the same. */
import type { Report, SuiteReport } from '../report/report.js';
import type { ComparableResult } from './measured.js';
import type { ChangedModel } from './suite-verdict.js';

type Model = SuiteReport['models'][number];

/** Behind these is a program that this change may have told to ask another model. */
const CHOOSES_ITSELF: readonly string[] = ['http', 'mcp', 'command'];

/** By the replies to `results` and those that the base report itself holds; a model that names no version is left out. */
export function changedModels(
  results: readonly ComparableResult[],
  models: readonly Model[],
  base: Report['suites'][number] | undefined,
): readonly ChangedModel[] {
  if (base === undefined || results.length === 0) return [];
  const here = versionsOf(results);
  const there = versionsOf(base.results);
  return [...here].flatMap(([id, versions]): ChangedModel[] => {
    const known = there.get(id);
    const model = models.find((it) => it.id === id);
    const baseModel = base.models.find((it) => it.id === id);
    if (known === undefined || model === undefined || baseModel === undefined) return [];
    if (!isSameModel(model, baseModel) || CHOOSES_ITSELF.includes(model.provider)) return [];
    if ([...versions].every((version) => known.has(version))) return [];
    return [{ model: id, base: [...known].toSorted(), head: [...versions].toSorted() }];
  });
}

function isSameModel(one: Model, other: Model): boolean {
  return (
    one.provider === other.provider && one.endpoint === other.endpoint && one.model === other.model
  );
}

function versionsOf(results: readonly ComparableResult[]): ReadonlyMap<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  for (const { runs } of results) {
    for (const { repliedModels } of runs) {
      for (const [id, names] of Object.entries(repliedModels ?? {})) {
        const known = versions.get(id);
        if (known === undefined) versions.set(id, new Set(names));
        else for (const name of names) known.add(name);
      }
    }
  }
  return versions;
}
