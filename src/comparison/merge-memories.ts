/**
 * What two runs of the base branch know that ended at once: each built on the report before both, and neither saw the
 * other. Pure.
 */
import type { BaseMemory, RememberedOutcomes, RememberedRun } from '../report/comparison.js';
import { MAX_RUNS } from './compared-result.js';
import { MAX_TREND_COMMITS } from './memory.js';
import { resultKey } from '../basics/result-key.js';

type RememberedSuite = BaseMemory['suites'][number];
type RememberedResult = RememberedSuite['results'][number];

/**
 * The newer memory with the runs of the older that it lacks. What is in both is the newer one's word: a commit's runs are
 * pooled there. Tests whose request or checks differ keep the newer one's outcomes only.
 */
export function mergeMemories(newer: BaseMemory, older: BaseMemory): BaseMemory {
  // What the newer one has in its trend and not among its runs, it has forgotten on purpose.
  const known = new Set([...newer.runs, ...newer.trend].map(({ sha }) => sha));
  const lacking = older.runs.filter(({ sha }) => !known.has(sha));
  const [first, ...rest] = newer.runs;
  if (lacking.length === 0 || first === undefined) return newer;
  const runs = [first, ...[...rest, ...lacking].toSorted(byAge)].slice(0, MAX_RUNS);
  const fromNewer = placesIn(runs, newer.runs);
  const fromOlder = placesIn(
    runs,
    older.runs.map((run) => (known.has(run.sha) ? undefined : run)),
  );
  const others = new Map(older.suites.map((suite) => [suite.name, suite]));
  return {
    runs,
    suites: newer.suites.map((suite) =>
      mergeSuite(suite, others.get(suite.name), fromNewer, fromOlder),
    ),
    trend: mergeTrends(newer, older),
  };
}

/** Newest first; by GitHub's numbers where both have one. */
function byAge(a: RememberedRun, b: RememberedRun): number {
  if (a.runId !== undefined && b.runId !== undefined) return b.runId - a.runId;
  return Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || 0;
}

/** Where each run of a memory is in the merged one; what is not in it is forgotten. */
type Places = ReadonlyMap<number, number>;

function placesIn(
  runs: readonly RememberedRun[],
  earlier: readonly (RememberedRun | undefined)[],
): Places {
  return new Map(
    earlier.flatMap((run, index): [number, number][] => {
      const place = run === undefined ? -1 : runs.indexOf(run);
      return place < 0 ? [] : [[index, place]];
    }),
  );
}

function mergeSuite(
  suite: RememberedSuite,
  other: RememberedSuite | undefined,
  fromNewer: Places,
  fromOlder: Places,
): RememberedSuite {
  const known = new Map((other?.results ?? []).map((one) => [resultKey(one.test, one.model), one]));
  return {
    ...suite,
    results: suite.results.map((result) => {
      const same = known.get(resultKey(result.test, result.model));
      const added = same !== undefined && isSameTest(result, same) ? same.runs : [];
      return {
        ...result,
        runs: inPlace([
          ...movedOutcomes(result.runs, fromNewer),
          ...movedOutcomes(added, fromOlder),
        ]),
      };
    }),
    versions: inPlace([
      ...movedVersions(suite.versions, fromNewer),
      ...movedVersions(other?.versions ?? [], fromOlder),
    ]),
  };
}

function isSameTest(one: RememberedResult, other: RememberedResult): boolean {
  return one.request !== null && one.request === other.request && one.checks === other.checks;
}

type RememberedVersions = RememberedSuite['versions'][number];

function movedOutcomes(
  rows: readonly RememberedOutcomes[],
  places: Places,
): readonly RememberedOutcomes[] {
  return rows.flatMap(([run, ...rest]): RememberedOutcomes[] => {
    const place = places.get(run);
    return place === undefined ? [] : [[place, ...rest]];
  });
}

function movedVersions(
  rows: readonly RememberedVersions[],
  places: Places,
): readonly RememberedVersions[] {
  return rows.flatMap(([run, ...rest]): RememberedVersions[] => {
    const place = places.get(run);
    return place === undefined ? [] : [[place, ...rest]];
  });
}

function inPlace<Row extends RememberedOutcomes | RememberedVersions>(
  rows: readonly Row[],
): readonly Row[] {
  return rows.toSorted((a, b) => a[0] - b[0]);
}

/** One entry a commit and suite, newest first, as many commits as the newer one may have. */
function mergeTrends(newer: BaseMemory, older: BaseMemory): BaseMemory['trend'] {
  const has = new Set(newer.trend.map(({ sha, suite }) => JSON.stringify([sha, suite])));
  const added = older.trend.filter(({ sha, suite }) => !has.has(JSON.stringify([sha, suite])));
  if (added.length === 0) return newer.trend;
  const merged = [...newer.trend, ...added].toSorted(
    (a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || 0,
  );
  const commits = new Set([...new Set(merged.map(({ sha }) => sha))].slice(0, MAX_TREND_COMMITS));
  return merged.filter(({ sha }) => commits.has(sha));
}
