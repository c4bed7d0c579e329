/** What a run demands here against what was demanded on the base branch: where a change demands less. Pure. */
import type { Weakening } from '../report/comparison.js';
import type { SuiteReport } from '../report/report.js';
import { FLOAT_NOISE } from '../basics/basics.js';

type Demands = NonNullable<SuiteReport['demands']>;
type Demand = Demands['suite'][number];

/** One side: what its suite demands, and the results that were asked. */
interface DemandedSide {
  readonly demands: Demands;
  readonly results: readonly { readonly testCaseName: string; readonly modelId: string }[];
}

/** Names of tests that one entry keeps. */
const MAX_NAMES = 20;

/** What inputs may set otherwise in another job of the same matrix. */
const OF_INPUTS: ReadonlySet<string> = new Set([
  ...['gates.passRateMin', 'gates.costMaxUsd', 'minPasses', 'repeat', 'timeoutMs'],
]);

/**
 * All that a suite demands less, in the order of the base branch's demands: the suite's, then the tests'. Empty where
 * nothing is. What is new here, and what is stricter, is no matter of it.
 * @param isSibling the base report is that of another job of the same matrix: its inputs are no word on this job's
 */
export function weakened(
  there: DemandedSide,
  here: DemandedSide,
  isSibling = false,
): readonly Weakening[] {
  const found = new Map<string, Weakening & { names: string[] }>();
  const last = new Map<string, string | undefined>();
  const add = (weakening: Omit<Weakening, 'count' | 'names'>, name?: string): void => {
    const key = JSON.stringify(weakening);
    const known = found.get(key) ?? { ...weakening, count: 0, names: [] };
    // The same of two checks of a test is told once.
    if (name !== undefined && last.get(key) === name) return;
    if (name !== undefined && known.names.length < MAX_NAMES) known.names.push(name);
    found.set(key, { ...known, count: known.count + 1 });
    last.set(key, name);
  };
  const isTold = ([what]: Demand): boolean => !isSibling || !OF_INPUTS.has(what);
  for (const one of lostOf(there.demands.suite.filter(isTold), here.demands.suite)) add(one);
  const asked = isSibling ? undefined : askedOf(there.results, here.results);
  const size = { there: testsIn(there.results), here: testsIn(here.results) };
  // Most changes touch no test's demands.
  const isAlike = JSON.stringify(there.demands.tests) === JSON.stringify(here.demands.tests);
  const now = demandsByTest(here.demands);
  for (const [name, demands] of isAlike ? now : demandsByTest(there.demands)) {
    const own = now.get(name);
    if (own === undefined) add({ kind: 'removed', what: 'test' }, name);
    else if (modelsOf(own) === 0) {
      if (modelsOf(demands) > 0) add({ kind: 'skipped', what: 'test' }, name);
    } else {
      const { before = 0, after = 0 } = asked?.get(name) ?? {};
      if (after === 0 && before > 0) add({ kind: 'not-asked', what: 'test', ...size }, name);
      const lost = isAlike ? [] : lostOf(demands.filter(isTold), own);
      for (const one of lost) add(one, name);
      const isSaid = lost.some(({ what }) => what === 'models') || after === 0;
      if (after < before && !isSaid) {
        add({ kind: 'weaker', what: 'models', there: before, here: after }, name);
      }
    }
  }
  const folders = [there.demands.recordings, here.demands.recordings];
  const moved: readonly Weakening[] =
    folders[0] === folders[1]
      ? []
      : [{ kind: 'moved', what: 'recordings', count: 1, names: folders }];
  return [...moved, ...found.values()];
}

/**
 * The workflow's inputs that demand less, with their values there and here. Both empty where a side does not say: a run
 * outside of a workflow, or one of an earlier version.
 */
export function weakenedInputs(
  there: readonly Demand[] = [],
  here: readonly Demand[] = [],
): readonly Weakening[] {
  return lostOf(there, here).flatMap(({ what, there: before, here: after }) => {
    const names = [there, here].map((all) => all.find(([name]) => name === what)?.[3] ?? '');
    return after === undefined
      ? []
      : [{ kind: 'weaker', what, there: before, here: after, count: 1, names }];
  });
}

function demandsByTest({ tests }: Demands): ReadonlyMap<string, readonly Demand[]> {
  return new Map(
    tests.flatMap(({ names, demands, ids }) =>
      names.map((name, at) => {
        if (ids.length === 0) return [name, demands] as const;
        const own = [...demands];
        for (const [place, idsThere] of ids) {
          const [what, weaker, values] = demands[place] ?? ['', 'how', []];
          own[place] = [what, weaker, values, idsThere[at] ?? ''];
        }
        return [name, own] as const;
      }),
    ),
  );
}

/** Models that each test was asked with on either side. */
function askedOf(
  there: DemandedSide['results'],
  here: DemandedSide['results'],
): ReadonlyMap<string, { before: number; after: number }> {
  const counts = new Map<string, { before: number; after: number }>();
  const count = (results: DemandedSide['results'], side: 'before' | 'after'): void => {
    for (const { testCaseName } of results) {
      const known = counts.get(testCaseName) ?? { before: 0, after: 0 };
      counts.set(testCaseName, { ...known, [side]: known[side] + 1 });
    }
  };
  count(there, 'before');
  count(here, 'after');
  return counts;
}

function testsIn(results: DemandedSide['results']): number {
  return new Set(results.map(({ testCaseName }) => testCaseName)).size;
}

function modelsOf(demands: readonly Demand[]): number {
  return demands.find(([what]) => what === 'models')?.[2][0] ?? 0;
}

type Lost = Omit<Weakening, 'count' | 'names'>;

/**
 * What is weaker, gone or another, in the order of `there`. A text that is not here any more is another one where one of
 * its kind is here that was not there, else it is gone.
 */
function lostOf(there: readonly Demand[], here: readonly Demand[]): readonly Lost[] {
  const left = new Map<string, Demand[]>();
  const same = new Map<Demand, Demand>();
  const unpaired = [...here];
  for (const demand of there) {
    const at = unpaired.findIndex(([what, , , id]) => what === demand[0] && id === demand[3]);
    const [found] = at === -1 ? [] : unpaired.splice(at, 1);
    if (found !== undefined) same.set(demand, found);
  }
  for (const demand of unpaired) {
    const [what] = demand;
    left.set(what, [...(left.get(what) ?? []), demand]);
  }
  const told = new Set<string>();
  return there.flatMap((demand): readonly Lost[] => {
    const [what, , , id] = demand;
    const own = same.get(demand);
    if (own !== undefined) return weakerOf(demand, own);
    const other = left.get(what)?.shift();
    // The numbers of a text that is gone go with it.
    if (id !== '' && told.has(id)) return [];
    told.add(id);
    if (other === undefined) return droppedOf(demand);
    const weaker = weakerOf(demand, other);
    const isAnother = id !== '' && other[3] !== '';
    return weaker.length > 0 || !isAnother ? weaker : [{ kind: 'changed', what }];
  });
}

function droppedOf([what, weaker, values]: Demand): readonly Lost[] {
  switch (weaker) {
    case 'lower':
    case 'higher':
      return [{ kind: 'dropped', what, there: values[0] }];
    // Told by what it is a part of, or not less.
    case 'cheaper':
    case 'how':
      return [];
  }
}

/** The first of its numbers that is weaker. */
function weakerOf([what, weaker, values]: Demand, [, , own]: Demand): readonly Lost[] {
  const at = values.findIndex((value, index) => isLess(value, own[index], weaker));
  const [before, after] = [values[at], own[at]];
  if (weaker === 'how' && before !== undefined) return [{ kind: 'changed', what }];
  return before === undefined || after === undefined
    ? []
    : [{ kind: 'weaker', what, there: before, here: after }];
}

function isLess(there: number, here: number | undefined, weaker: Demand[1]): boolean {
  if (here === undefined) return false;
  switch (weaker) {
    case 'lower':
    case 'cheaper':
      return here < there - FLOAT_NOISE;
    case 'higher':
      return here > there + FLOAT_NOISE;
    case 'how':
      return here !== there;
  }
}
