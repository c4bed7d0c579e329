// Temperature 0 or a seed: a run is one answer, however often it is asked.
import { pooledCounts } from '../../../src/statistics/intervals.js';
import { Share } from '../cells.js';
import { beside, Mean, meanOf, table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun, type Mixture, type Shape, SHAPES } from '../suites.js';
import type { Drawn, Tools } from '../types.js';
import { createLooks } from '../verdict.js';
import { fixed } from './cases.js';

const REPEATS = fixed(3);
const BASE_RUNS = 5;
/** The design's figures of 15 points, by tests. */
const DESIGNED: Readonly<Record<number, string>> = { 30: '6-15', 100: '49-90' };

export function oneAnswer(tools: Tools): string {
  const rows = (['typical', 'heavy'] as const).flatMap((mixture) =>
    [30, 100].map((tests) => {
      const edited = edits(tools, { mixture, tests });
      const broken = edits(tools, { mixture, tests, shape: 'some broken' });
      tools.check(
        `false alarms at temperature 0, a harmless edit, ${mixture}, ${tests}`,
        edited.worse,
        {
          atMost: 0.01,
        },
      );
      return [
        `${mixture}, ${tests}`,
        beside(edited.worse, '≤1'),
        beside(edited.pooled),
        meanOf(edited.turned),
        beside(broken.worse, DESIGNED[tests]),
        meanOf(broken.turned),
      ];
    }),
  );
  return table(
    [
      'suite',
      'harmless edit: worse',
      'did repeats count: worse',
      'from every answer to none',
      '15 points broken: worse',
      'from every answer to none (15 points)',
    ],
    rows,
  );
}

/** Edits of the prompt that draw all answers anew. The base branch gave the same answers in all its runs. */
function edits(
  { options: { seed, sims } }: Tools,
  {
    mixture,
    tests,
    shape,
  }: { readonly mixture: Mixture; readonly tests: number; readonly shape?: Shape },
): { readonly worse: Share; readonly pooled: Share; readonly turned: Mean } {
  const random = randomFrom(JSON.stringify([seed, 'one-answer', mixture, tests, shape]));
  const look = createLooks({ deterministic: true });
  const pool = createLooks({ singleAnswers: true, unguarded: true });
  const found = { worse: new Share(sims), pooled: new Share(sims), turned: new Mean() };
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, mixture, tests);
    const changed = shape === undefined ? rates : SHAPES[shape](random, rates, 0.15);
    const base = new Array<Drawn>(BASE_RUNS).fill(drawRun(random, rates, REPEATS.max, 1));
    const head = drawRun(random, changed, REPEATS.max, 1);
    if (look(base, head, REPEATS.max, REPEATS) === 'worse') found.worse.count += 1;
    if (pool(base, head, REPEATS.max, REPEATS) === 'worse') found.pooled.count += 1;
    const fails = head.filter((outcomes, index) => {
      const result = { base: base.map((run) => run[index]), head: [outcomes], deterministic: true };
      const { kb, nb, kh, nh } = pooledCounts(result);
      return nb > 0 && kb === nb && nh > 0 && kh === 0;
    });
    found.turned.add(fails.length);
  }
  return found;
}
