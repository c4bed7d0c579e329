/**
 * Which versions of its models answered, answer by answer: one reply of a fallback model costs one answer, and a base
 * branch that mixes two versions blames nobody. Judges have versions like the models under test.
 */
import type {
  NamedVersions,
  RememberedOutcomes,
  RememberedVersions,
} from '../report/comparison.js';
import type { ComparableResult } from './measured.js';

/** Names by model id; a model whose replies named none is not in it, one whose names are no versions has no names. */
export type Versions = ReadonlyMap<string, ReadonlySet<string>>;

type Run = ComparableResult['runs'][number];

/** Fewer names of a model may be versions of it, however few answers there are. */
const LEAST_NO_VERSIONS = 4;

/** Of a run's own replies; what it took over from the base branch is none of them. */
export function versionsOf(results: readonly ComparableResult[]): Versions {
  const versions = new Map<string, Set<string>>();
  const answers = new Map<string, number>();
  for (const { runs, extraRuns = [] } of results) {
    for (const { outcome, repliedModels } of [...runs, ...extraRuns]) {
      if (outcome.kind === 'reused') continue;
      for (const [id, names] of Object.entries(repliedModels ?? {})) {
        const known = versions.get(id) ?? new Set<string>();
        versions.set(id, known);
        for (const name of names) known.add(name);
        answers.set(id, (answers.get(id) ?? 0) + 1);
      }
    }
  }
  // What differs from reply to reply names a reply, and no version.
  for (const [id, names] of versions) {
    if (names.size >= LEAST_NO_VERSIONS && names.size * 2 > (answers.get(id) ?? 0)) names.clear();
  }
  return versions;
}

/** As the memory keeps them, of the run at this place. */
export function rememberedVersions(place: number, versions: Versions): RememberedVersions[] {
  return [...versions].map(([model, names]) => [place, model, [...names].toSorted()]);
}

/** Of each remembered run of a suite, newest first. */
export function versionsByRun(
  versions: readonly RememberedVersions[],
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

/** What one answer names of a model, as one text: '' for none; undefined where it says nothing of that model. */
export type NameOf = (model: string) => string | undefined;

/** The names of its own that a remembered run has. */
export function namedIn(row: RememberedOutcomes): NamedVersions | undefined {
  return row.length === 6 ? row[5] : undefined;
}

/** Of one answer of a run whose replies have these versions. A judge is not asked about every answer. */
export function nameInRun({ modelId, repliedModels }: Run, versions: Versions): NameOf {
  return (model) => {
    const names = Object.hasOwn(repliedModels ?? {}, model) ? repliedModels?.[model] : undefined;
    if (names === undefined) return model === modelId ? '' : undefined;
    return versions.get(model)?.size === 0 ? '' : joined(names);
  };
}

/** The same of answers that the memory keeps together: their own names, else all that the run has. */
export function nameInMemory(
  named: NamedVersions | undefined,
  modelId: string,
  run?: Versions,
): NameOf {
  return (model) => {
    const own = named?.find(([id]) => id === model)?.[1];
    const names = named === undefined ? run?.get(model) : own;
    return names === undefined ? (model === modelId ? '' : undefined) : joined(names);
  };
}

function joined(names: Iterable<string>): string {
  const sorted = [...names].toSorted();
  return sorted.length === 0 ? '' : JSON.stringify(sorted);
}

/**
 * What the memory keeps of one answer's versions, so that a run of several keeps them apart: nothing where all answers of
 * the run name the same.
 */
export function namedVersions(run: Run, versions: Versions): NamedVersions | undefined {
  const nameOf = nameInRun(run, versions);
  const isOfRun = [...new Set([run.modelId, ...versions.keys()])].every((model) => {
    const name = nameOf(model);
    const names = versions.get(model);
    return name === undefined ? model !== run.modelId : name === (names ? joined(names) : '');
  });
  if (isOfRun) return undefined;
  return Object.entries(run.repliedModels ?? {})
    .filter(([model]) => versions.get(model)?.size !== 0)
    .map(([model, names]) => [model, names.toSorted()]);
}

/**
 * Whether an answer's versions occur on both sides, so that it counts. Nothing is held against a judge that one side did
 * not ask at all.
 * @param held models whose recipient is the same on both sides
 */
export function countingVersions(
  held: readonly string[],
  head: readonly NameOf[],
  base: readonly NameOf[],
): (answer: NameOf) => boolean {
  const sides = held.map((model) => ({
    model,
    known: [head, base].map((it) => namesIn(it, model)),
  }));
  return (nameOf) =>
    sides.every(({ model, known }) => {
      const name = nameOf(model);
      return name === undefined || known.every((names) => names.size === 0 || names.has(name));
    });
}

/** What these answers name of a model, each different text once: see NameOf. */
export function namesIn(answers: readonly NameOf[], model: string): ReadonlySet<string> {
  return new Set(answers.flatMap((nameOf) => nameOf(model) ?? []));
}

/** The versions of a model in these answers, as words for people, sorted. */
export function namesOf(answers: readonly NameOf[], model: string): readonly string[] {
  const names = [...namesIn(answers, model)].filter((name) => name !== '');
  return [...new Set(names.flatMap((name) => JSON.parse(name) as readonly string[]))].toSorted();
}
