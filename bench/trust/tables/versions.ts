// The base branch has moved to another version of its model: whose runs count for a pull request that changed nothing.
import { countingVersions } from '../../../src/comparison/memory.js';
import { Share } from '../cells.js';
import { beside, table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun, type Mixture, SHAPES } from '../suites.js';
import type { Drawn, Tools } from '../types.js';
import { createLooks, type LookAt } from '../verdict.js';
import { fixed } from './cases.js';

const REPEATS = fixed(3);
const BASE_RUNS = 10;

export function versions(tools: Tools): string {
  const mixture = 'typical';
  const rows = [30, 100].flatMap((tests) =>
    [1, 5].map((newer) => {
      const { mixed, unguarded, own } = afterMove(tools, { mixture, tests, newer });
      tools.check(`false alarms after a move, ${mixture}, ${tests}, newer runs: ${newer}`, own, {
        atMost: 0.01,
      });
      return [`${mixture}, ${tests}`, newer, beside(own, '1'), beside(mixed), beside(unguarded)];
    }),
  );
  return table(
    [
      'suite',
      'runs of the newer version',
      'only these count: worse',
      'did all ten count: worse',
      'and without the guard: worse',
    ],
    rows,
  );
}

/** Pull requests that changed nothing, after `newer` of ten base runs by a version that is 5 points worse. */
function afterMove(
  { options: { seed, sims } }: Tools,
  {
    mixture,
    tests,
    newer,
  }: { readonly mixture: Mixture; readonly tests: number; readonly newer: number },
): Readonly<Record<'mixed' | 'unguarded' | 'own', Share>> {
  const random = randomFrom(JSON.stringify([seed, 'versions', mixture, tests, newer]));
  const look = createLooks();
  const unguardedLook = createLooks({ unguarded: true });
  const found = { mixed: new Share(sims), unguarded: new Share(sims), own: new Share(sims) };
  const named = (version: string) => () => version;
  const runs = Array.from({ length: BASE_RUNS }, (_, age) => named(age < newer ? 'new' : 'old'));
  const { counts } = countingVersions(['model'], [named('new')], runs);
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const moved = SHAPES.uniform(random, rates, 0.05);
    const base = runs.map((_, age) => drawRun(random, age < newer ? moved : rates, REPEATS.max));
    const head = drawRun(random, moved, REPEATS.max);
    const own = base.filter((_, age) => counts(runs[age]));
    const isWorse = (by: LookAt, seen: readonly Drawn[]): boolean =>
      by(seen, head, REPEATS.max, REPEATS) === 'worse';
    if (isWorse(look, base)) found.mixed.count += 1;
    if (isWorse(unguardedLook, base)) found.unguarded.count += 1;
    if (isWorse(look, own)) found.own.count += 1;
  }
  return found;
}
