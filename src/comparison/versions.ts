/** Which versions of its models answered a run, by the models' ids in the config, judges among them. */
import type { BaseMemory, RememberedVersions } from '../report/comparison.js';
import type { SuiteReport } from '../report/report.js';
import { sameVersions } from './counting-runs.js';
import type { ComparableResult } from './measured.js';

/** Names by model id; a model whose replies named none is not in it. */
export type Versions = ReadonlyMap<string, ReadonlySet<string>>;

type Model = SuiteReport['models'][number];

/** Behind these is a program that a change may have told to ask another model. */
const CHOOSES_ITSELF: readonly string[] = ['http', 'mcp', 'command'];

/** Of a run's own replies; what it took over from the base branch is none of them. */
export function versionsOf(results: readonly ComparableResult[]): Versions {
  const versions = new Map<string, Set<string>>();
  for (const { runs, extraRuns = [] } of results) {
    for (const { outcome, repliedModels } of [...runs, ...extraRuns]) {
      if (outcome.kind === 'reused') continue;
      for (const [id, names] of Object.entries(repliedModels ?? {})) {
        const known = versions.get(id) ?? new Set<string>();
        versions.set(id, known);
        for (const name of names) known.add(name);
      }
    }
  }
  return versions;
}

/** As the memory keeps them, of the run at this place. */
export function rememberedVersions(place: number, versions: Versions): RememberedVersions[] {
  return [...versions].map(([model, names]) => [place, model, [...names].toSorted()]);
}

/** Of each remembered run of a suite, newest first. */
export function versionsByRun(
  { versions }: BaseMemory['suites'][number],
  runs: number,
): readonly Versions[] {
  const byRun = Array.from({ length: runs }, () => new Map<string, ReadonlySet<string>>());
  for (const [place, model, names] of versions) byRun[place]?.set(model, new Set(names));
  return byRun;
}

/** Ids of the models that a result has to do with: its own, and those that judged it. */
export function modelsBehind({ modelId, runs }: ComparableResult): readonly string[] {
  const named = runs.flatMap(({ repliedModels }) => Object.keys(repliedModels ?? {}));
  return [...new Set([modelId, ...named])];
}

/** The names of these models, each with its model's id, so that they make one set. */
export function namesOf(
  models: readonly string[],
  versions: Versions | undefined,
): readonly string[] {
  return models.flatMap((id) =>
    [...(versions?.get(id) ?? [])].map((name) => JSON.stringify([id, name])),
  );
}

/** Whether both sides name the same versions of these models. */
export function agree(
  models: readonly string[],
  one: Versions | undefined,
  other: Versions | undefined,
): boolean {
  return sameVersions(namesOf(models, one), namesOf(models, other));
}

/** Whether a model is still the one that was asked on the base branch, so that its version may be held against it. */
export function isSameModel(
  id: string,
  models: readonly Model[],
  baseModels: readonly Model[] | undefined,
): boolean {
  const one = models.find((model) => model.id === id);
  const other = baseModels?.find((model) => model.id === id);
  return (
    one !== undefined &&
    other !== undefined &&
    one.provider === other.provider &&
    one.endpoint === other.endpoint &&
    one.model === other.model &&
    !CHOOSES_ITSELF.includes(one.provider)
  );
}
