// The short way of verdict.ts against a whole run of the action: both must say the same of the same answers.
import { labelTests } from '../../../src/statistics/test-labels.js';
import type { Outcome } from '../../../src/statistics/intervals.js';
import { baseOf, type Ran, runAction } from '../action.js';
import { lookByRounds } from '../cells.js';
import { table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun, onSomeDay, SHAPES, withGaps } from '../suites.js';
import type { Job, Options, Random, Rates, Tools } from '../types.js';
import { createLooks, type Repeats, type Word } from '../verdict.js';
import { exactly, fixed, MIXTURE_NAMES, SHAPE_NAMES } from './cases.js';

interface Kind {
  readonly baseRuns: number;
  readonly repeats: Repeats;
  readonly baseRepeats?: number;
  readonly gaps?: boolean;
  readonly days?: number;
  readonly temperature?: number;
}

const KINDS: readonly (readonly [name: string, kind: Kind])[] = [
  ['1 base run', { baseRuns: 1, repeats: fixed(3) }],
  ['3 base runs', { baseRuns: 3, repeats: fixed(3) }],
  ['5 base runs', { baseRuns: 5, repeats: fixed(3) }],
  ['1 base run of 5, with gaps', { baseRuns: 1, repeats: fixed(3), baseRepeats: 5, gaps: true }],
  ['5 base runs of 5, with gaps', { baseRuns: 5, repeats: fixed(3), baseRepeats: 5, gaps: true }],
  ['rounds, 1 base run', { baseRuns: 1, repeats: { min: 1, max: 5 } }],
  ['rounds, 5 base runs', { baseRuns: 5, repeats: { min: 1, max: 5 } }],
  ['5 base runs, bad days', { baseRuns: 5, repeats: fixed(3), days: 0.5 }],
  ['5 base runs, temperature 0', { baseRuns: 5, repeats: fixed(3), temperature: 0 }],
];
const WORDS: readonly Word[] = ['worse', 'not-worse', 'cannot-tell'];

export async function sameVerdicts({ options, check }: Tools): Promise<string> {
  const rows: (number | string)[][] = [];
  for (const [name, kind] of KINDS) {
    const { counts, others } = await compareWays(options, name, kind);
    check(`verdicts and labels that are not those of a whole run, ${name}`, exactly(others), {
      atMost: 0,
    });
    rows.push([name, ...WORDS.map((word) => counts[word]), others]);
  }
  return table(['pull requests with', 'worse', 'not worse', 'cannot tell', 'said otherwise'], rows);
}

async function compareWays(
  { seed, sims }: Options,
  name: string,
  kind: Kind,
): Promise<{ readonly counts: Readonly<Record<Word, number>>; readonly others: number }> {
  const { repeats, temperature } = kind;
  const random = randomFrom(JSON.stringify([seed, 'same-verdicts', name]));
  const look = createLooks({ deterministic: temperature === 0 });
  const counts: Record<Word, number> = { worse: 0, 'not-worse': 0, 'cannot-tell': 0 };
  let others = 0;
  for (let sim = 0; sim < sims; sim += 1) {
    const { base, head } = pullRequest(random, sim, kind);
    const { word, round } = lookByRounds(look, { base, head, repeats });
    const remembered = await baseOf(base, temperature);
    const whole = await runAction({ outcomes: head, repeats, temperature, base: remembered });
    const { comparison, results } = whole.suite;
    if (comparison === undefined) throw new Error('a run with a base report was not compared');
    counts[comparison.verdict.verdict] += 1;
    if (comparison.verdict.verdict !== word) others += 1;
    else if (!hasLabels(results, { base, head: cutTo(head, round), temperature })) others += 1;
  }
  return { counts, others };
}

/** Of all kinds and sizes of suites in turn; every other one is unchanged. */
function pullRequest(
  random: Random,
  sim: number,
  kind: Kind,
): { readonly base: readonly Job[]; readonly head: Job } {
  const { baseRuns, repeats, gaps = false, baseRepeats = repeats.max, days = 0 } = kind;
  const rates = drawRates(random, MIXTURE_NAMES[sim % 3], [10, 20, 30][Math.floor(sim / 3) % 3]);
  const shape = sim % 2 === 0 ? undefined : SHAPE_NAMES[Math.floor(sim / 2) % 3];
  const changed = shape === undefined ? rates : SHAPES[shape](random, rates, 0.15);
  const draw = (from: Rates, length: number): Job => {
    const run = drawRun(random, onSomeDay(random, from, days), length);
    return gaps ? withGaps(random, run) : run;
  };
  return {
    base: Array.from({ length: baseRuns }, () => draw(rates, baseRepeats)),
    head: draw(changed, repeats.max),
  };
}

function cutTo(head: Job, round: number): Job {
  return head.map((outcomes) => outcomes.slice(0, round));
}

/** Whether each test of a whole run has the label that its counts alone give it. */
function hasLabels(
  results: Ran['suite']['results'],
  {
    base,
    head,
    temperature,
  }: {
    readonly base: readonly Job[];
    readonly head: Job;
    readonly temperature: number | undefined;
  },
): boolean {
  const compared = head.flatMap((outcomes, index) => {
    if (outcomes.length === 0) return [];
    const known = (run: Job[number]): readonly Outcome[] =>
      run.filter((outcome) => outcome !== null);
    return [
      {
        base: base.map((run) => known(run[index])),
        head: [known(outcomes)],
        deterministic: temperature === 0,
      },
    ];
  });
  const { labels } = labelTests(compared);
  // A test that no base run has is new there, and has no label.
  return results.every(({ comparison }, index) =>
    compared[index].base.flat().length === 0 && comparison?.kind === 'new'
      ? comparison?.label === undefined
      : comparison?.label === labels[index],
  );
}
