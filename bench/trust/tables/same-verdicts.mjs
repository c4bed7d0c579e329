// The short way of verdict.mjs against a whole run of the action: both must say the same of the same answers.
import { baseOf, runAction } from '../action.mjs';
import { lookByRounds } from '../cells.mjs';
import { table } from '../format.mjs';
import { randomFrom } from '../random.mjs';
import { drawRates, drawRun, SHAPES, withGaps } from '../suites.mjs';
import { createLooks } from '../verdict.mjs';
import { fixed, MIXTURE_NAMES, SHAPE_NAMES } from './verdicts.mjs';

const KINDS = [
  ['1 base run', { baseRuns: 1, repeats: fixed(3) }],
  ['3 base runs', { baseRuns: 3, repeats: fixed(3) }],
  ['5 base runs', { baseRuns: 5, repeats: fixed(3) }],
  ['1 base run of 5, with gaps', { baseRuns: 1, repeats: fixed(3), baseRepeats: 5, gaps: true }],
  ['5 base runs of 5, with gaps', { baseRuns: 5, repeats: fixed(3), baseRepeats: 5, gaps: true }],
  ['rounds, 1 base run', { baseRuns: 1, repeats: { min: 1, max: 5 } }],
  ['rounds, 5 base runs', { baseRuns: 5, repeats: { min: 1, max: 5 } }],
];
const WORDS = ['worse', 'not-worse', 'cannot-tell'];

export async function sameVerdicts({ code, options, check }) {
  const rows = [];
  for (const [name, kind] of KINDS) {
    const { counts, others } = await compareWays(code, options, name, kind);
    check(`verdicts and labels that are not those of a whole run, ${name}`, exactly(others), {
      atMost: 0,
    });
    rows.push([name, ...WORDS.map((word) => counts[word]), others]);
  }
  return table(['pull requests with', 'worse', 'not worse', 'cannot tell', 'said otherwise'], rows);
}

function exactly(value) {
  return { value, error: 0 };
}

async function compareWays(code, { seed, sims }, name, kind) {
  const { baseRuns, repeats, gaps = false, baseRepeats = repeats.max } = kind;
  const random = randomFrom(JSON.stringify([seed, 'same-verdicts', name]));
  const look = createLooks(code);
  const counts = Object.fromEntries(WORDS.map((word) => [word, 0]));
  let others = 0;
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, MIXTURE_NAMES[sim % 3], [10, 20, 30][Math.floor(sim / 3) % 3]);
    // Every other one is unchanged.
    const shape = sim % 2 === 0 ? undefined : SHAPE_NAMES[Math.floor(sim / 2) % 3];
    const changed = shape === undefined ? rates : SHAPES[shape](random, rates, 0.15);
    const draw = (from, length) => {
      const run = drawRun(random, from, length);
      return gaps ? withGaps(random, run) : run;
    };
    const base = Array.from({ length: baseRuns }, () => draw(rates, baseRepeats));
    const head = draw(changed, repeats.max);
    const { word, round } = lookByRounds(code, look, base, head, repeats);
    const outcomes = head;
    const whole = await runAction(code, { outcomes, repeats, base: await baseOf(code, base) });
    const { comparison, results } = whole.suite;
    counts[comparison.verdict.verdict] += 1;
    if (comparison.verdict.verdict !== word) others += 1;
    else if (!hasLabels(code, results, base, head, round)) others += 1;
  }
  return { counts, others };
}

/** Whether each test of a whole run has the label that its counts alone give it. */
function hasLabels(code, results, base, head, round) {
  const asked = head.flatMap((outcomes, index) => (outcomes.length === 0 ? [] : [index]));
  const counts = asked.map((index) => {
    const before = base.flatMap((run) => run[index]).filter((it) => it !== null);
    const here = head[index].slice(0, round).filter((it) => it !== null);
    return { kb: sum(before), nb: before.length, kh: sum(here), nh: here.length };
  });
  const { labels } = code.labelTests(counts.map((one) => ({ counts: one })));
  // A test that no base run has is new there, and has no label.
  return results.every(({ comparison }, index) =>
    counts[index].nb === 0 && comparison.kind === 'new'
      ? comparison.label === undefined
      : comparison.label === labels[index].label,
  );
}

function sum(outcomes) {
  return outcomes.reduce((total, outcome) => total + outcome, 0);
}
