/** What a suite demands here against what it demanded on the base branch: where a change demands less. Pure. */
import type { Weakening } from '../report/comparison.js';
import type { SuiteReport } from '../report/report.js';
import { FLOAT_NOISE, JUDGED_BY } from '../basics/basics.js';

type Demands = NonNullable<SuiteReport['demands']>;
type Demand = Demands['suite'][number];

/** Names of tests that one entry keeps. */
const MAX_NAMES = 20;

/**
 * All that is demanded less, in the order of the base branch's demands: the suite's, then the tests'. Empty where nothing
 * is. What is new here, and what is stricter, is no matter of it.
 */
export function weakened(there: Demands, here: Demands): readonly Weakening[] {
  const found = new Map<string, Weakening & { names: string[] }>();
  const add = (weakening: Omit<Weakening, 'count' | 'names'>, name: string): void => {
    const key = JSON.stringify(weakening);
    const known = found.get(key) ?? { ...weakening, count: 0, names: [] };
    if (known.names.length < MAX_NAMES) known.names.push(name);
    found.set(key, { ...known, count: known.count + 1 });
  };
  const now = new Map(here.tests.flatMap(({ names, demands }) => names.map((it) => [it, demands])));
  for (const { names, demands } of there.tests) {
    for (const name of names) {
      const own = now.get(name);
      const lost = own === undefined ? [] : lostOf(demands, own);
      if (own === undefined) add({ kind: 'removed', what: 'test' }, name);
      else if (modelsOf(own) === 0 && modelsOf(demands) > 0) {
        add({ kind: 'skipped', what: 'test' }, name);
      } else for (const one of lost) add(one, name);
    }
  }
  const ofSuite = lostOf(there.suite, here.suite).map((it) => ({ ...it, count: 1, names: [] }));
  const moved: readonly Weakening[] =
    there.recordings === here.recordings
      ? []
      : [
          {
            kind: 'moved',
            what: 'recordings',
            count: 1,
            names: [there.recordings, here.recordings],
          },
        ];
  return [...ofSuite, ...moved, ...found.values()];
}

function modelsOf(demands: readonly Demand[]): number {
  return demands.find(([what]) => what === 'models')?.[2][0] ?? 0;
}

/** One entry a demand: the strictest of its numbers that is weaker or gone. */
function lostOf(
  there: readonly Demand[],
  here: readonly Demand[],
): readonly Omit<Weakening, 'count' | 'names'>[] {
  const now = new Map(here.map(([what, , values]) => [what, values]));
  // Where nobody judges any more, a check is dropped, and that is what is said.
  const isJudged = here.some(([what]) => what.startsWith(JUDGED_BY));
  return there.flatMap(([what, weaker, values]): Omit<Weakening, 'count' | 'names'>[] => {
    if (what.startsWith(JUDGED_BY) && !isJudged) return [];
    const own = now.get(what) ?? [];
    const at = values.findIndex((value, index) => isLess(value, own[index], weaker));
    const before = values[at];
    if (before === undefined) return [];
    const after = own[at];
    return after === undefined
      ? [{ kind: 'dropped', what, there: before }]
      : [{ kind: 'weaker', what, there: before, here: after }];
  });
}

/** `here` is undefined where the demand is gone. A price that is gone is not known, which gates on cost refuse. */
function isLess(there: number, here: number | undefined, weaker: Demand[1]): boolean {
  switch (weaker) {
    case 'lower':
      return here === undefined || here < there - FLOAT_NOISE;
    case 'higher':
      return here === undefined || here > there + FLOAT_NOISE;
    case 'zero':
      return here === 0 && there > 0;
  }
}
