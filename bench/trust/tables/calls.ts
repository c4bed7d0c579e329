// Calls that whole runs of the action send: rounds, `stop-when-decided`, and both.
import { baseOf, runAction, type Ran } from '../action.js';
import { Share } from '../cells.js';
import { beside, Mean, meanOf, shareOf, table } from '../format.js';
import { randomFrom } from '../random.js';
import { drawRates, drawRun, type Shape, SHAPES } from '../suites.js';
import type { Check, Drawn, Found, Options, Random, Rates, Tools } from '../types.js';
import type { Repeats } from '../verdict.js';
import { exactly, fixed, MIXTURE_NAMES, simulated } from './cases.js';
import { ROUNDS as ROUNDS_LOOKS } from './rounds.js';

const ROUNDS = { min: 1, max: 5 };
const BASE_RUNS = 5;

/** Pull requests a cell for each whole run: those of the table rounds-unchanged. */
export const CELLS_A_RUN = 20;

/** Of five fixed repeats, when nothing changed: what rounds may ask at most, by tests. Found: .43, .42, .37. */
const MOST_CALLS = new Map([
  [30, 0.44],
  [50, 0.44],
  [100, 0.4],
]);

/**
 * Rounds of unchanged suites: the repeats that were asked, of many pull requests, and the calls that were begun for a
 * round that was then not needed, of fewer whole runs.
 */
export async function roundsCalls({ options: { seed, sims }, check }: Tools): Promise<string> {
  const rows: (number | string)[][] = [];
  for (const [tests, most] of MOST_CALLS) {
    const cells = simulated(
      { options: { seed, sims: sims * CELLS_A_RUN } },
      { mixture: 'typical', tests },
      ROUNDS_LOOKS,
    );
    for (const { plan, rounds } of cells.filter((cell) => cell.plan.repeats.min === 1)) {
      const { baseRuns } = plan;
      const unneeded = await unneededCalls({ seed, sims }, tests, baseRuns);
      const calls = {
        value: rounds.value + unneeded.value,
        error: Math.hypot(rounds.error, unneeded.error),
      };
      const share = (all: number): Found => ({
        value: calls.value / all,
        error: calls.error / all,
      });
      const what = `calls of five fixed repeats, ${tests} unchanged typical tests, base runs: ${baseRuns}`;
      if (baseRuns === BASE_RUNS) check(what, share(5), { atMost: most });
      const shown = [rounds, unneeded, calls].map(meanOf);
      rows.push([`typical, ${tests}`, baseRuns, ...shown, ...[5, 3].map(share).map(shareOf)]);
    }
  }
  const calls = ['repeats asked', 'begun and not needed', 'calls a test'];
  return table(['suite', 'base runs', ...calls, '% of five fixed', '% of three fixed'], rows);
}

/** A test, in whole runs of unchanged suites. */
async function unneededCalls(
  { seed, sims }: Options,
  tests: number,
  baseRuns: number,
): Promise<Mean> {
  const random = randomFrom(JSON.stringify([seed, 'rounds-calls', tests, baseRuns]));
  const unneeded = new Mean();
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, 'typical', tests);
    const base = await baseOf(draws(random, rates, baseRuns, ROUNDS.max));
    const outcomes = drawRun(random, rates, ROUNDS.max);
    const run = await runAction({ outcomes, repeats: ROUNDS, base });
    unneeded.add((run.calls - repeatsUsed(run)) / tests);
  }
  return unneeded;
}

function draws(random: Random, rates: Rates, runs: number, repeats: number): readonly Drawn[] {
  return Array.from({ length: runs }, () => drawRun(random, rates, repeats));
}

function repeatsUsed({ suite }: Ran): number {
  return suite.results.reduce(
    (sum, { runs, extraRuns = [] }) => sum + runs.length + extraRuns.length,
    0,
  );
}

const PLANS: readonly (readonly [name: string, repeats: Repeats])[] = [
  ['3 fixed', fixed(3)],
  ['5 fixed', fixed(5)],
  ['1 to 5', ROUNDS],
];
/** Between the pass rates of an unchanged typical suite (at least 80 % with five repeats) and of a broken one. */
const GATE = 0.7;
const LEVERS: readonly (readonly [hasMemory: boolean, stopWhenDecided: boolean])[] = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
];
const SCENES: readonly (readonly [name: string, shape: Shape | undefined])[] = [
  ['nothing changed: green', undefined],
  ['30 points broken: red', 'some broken'],
];

/** Both levers together: every run of a line has the same answers. */
export async function calls({ options, check }: Tools): Promise<string> {
  const rows: (number | string)[][] = [];
  for (const [name, shape] of SCENES) {
    const { means, said, otherwise } = await underLevers(options, { name, shape });
    check(`runs that ended otherwise than the whole run, ${name}`, exactly(otherwise), {
      atMost: 0,
    });
    for (const [lever, [hasMemory, stopWhenDecided]] of LEVERS.entries()) {
      if (shape !== undefined && stopWhenDecided) {
        checkRedCalls(check, means[lever], `${hasMemory ? 'with' : 'without'} a base report`);
      }
      const levers = [hasMemory ? '5 runs' : 'none', stopWhenDecided ? 'yes' : 'no'];
      const verdicts = said[lever].map((share) => (hasMemory ? beside(share) : ''));
      rows.push([name, ...levers, ...means[lever].map(meanOf), ...verdicts]);
    }
  }
  return table(
    [
      'the change',
      'base report',
      'stop-when-decided',
      ...PLANS.map(([name]) => `${name}: calls a test`),
      ...PLANS.map(([name]) => `${name}: comparison right, %`),
    ],
    rows,
  );
}

function checkRedCalls(check: Check, means: readonly Mean[], when: string): void {
  for (const [position, [name, { max }]] of PLANS.entries()) {
    const share = { value: means[position].value / max, error: means[position].error / max };
    check(`calls of a clearly red suite, ${name}, ${when}`, share, { atMost: 0.4 });
  }
}

/** Calls a test and right verdicts, by lever and plan; and how many runs passed where they should fail, or failed. */
interface UnderLevers {
  readonly means: readonly (readonly Mean[])[];
  readonly said: readonly (readonly Share[])[];
  readonly otherwise: number;
}

async function underLevers(
  { seed, sims }: Options,
  { name, shape }: { readonly name: string; readonly shape: Shape | undefined },
): Promise<UnderLevers> {
  const tests = 30;
  const random = randomFrom(JSON.stringify([seed, 'calls', name]));
  const means = LEVERS.map(() => PLANS.map(() => new Mean()));
  const said = LEVERS.map(() => PLANS.map(() => new Share(sims)));
  const truth = shape === undefined ? 'not-worse' : 'worse';
  let otherwise = 0;
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, 'typical', tests);
    const changed = shape === undefined ? rates : SHAPES[shape](random, rates, 0.3);
    const known = await baseOf(draws(random, rates, BASE_RUNS, 5));
    const outcomes = drawRun(random, changed, 5);
    for (const [position, [, repeats]] of PLANS.entries()) {
      for (const [lever, [hasMemory, stopWhenDecided]] of LEVERS.entries()) {
        const base = hasMemory ? known : undefined;
        const setup = { outcomes, repeats, passRateMin: GATE, base, stopWhenDecided };
        const run = await runAction(setup);
        means[lever][position].add(run.calls / tests);
        if (run.suite.comparison?.verdict.verdict === truth) said[lever][position].count += 1;
        if (run.suite.gates.passed !== isGreen(outcomes, repeats.min, GATE)) otherwise += 1;
      }
    }
  }
  return { means, said, otherwise };
}

/** How the whole run ends: by the first `repeats` of every test. */
function isGreen(outcomes: Drawn, repeats: number, passRateMin: number): boolean {
  return passRate(outcomes, repeats) >= passRateMin - 1e-9;
}

function passRate(outcomes: Drawn, repeats: number): number {
  const passed = outcomes.filter((all) => !all.slice(0, repeats).includes(0));
  return passed.length / outcomes.length;
}

const ENDS = ['clearly red', 'barely red', 'barely green', 'clearly green'];
const STOPPED_PLANS = [3, 5, 1].flatMap((repeats) =>
  [true, false].map((hasMemory) => ({ repeats, hasMemory })),
);

/**
 * `stop-when-decided` alone, of unchanged suites: by how the whole run ends (by ten points of the pass rate or more,
 * "clearly", or less), and what is said of those that were stopped, since what failed on the base branch was asked first.
 */
export async function stopWhenDecided({ options, check }: Tools): Promise<string> {
  const { found, otherwise } = await stoppedRuns(options);
  check('runs of stop-when-decided that ended otherwise than the whole run', exactly(otherwise), {
    atMost: 0,
  });
  const rows = STOPPED_PLANS.map(({ repeats, hasMemory }, index) => {
    const { ends, stopped, judged, blamed } = found[index];
    // One repeat and no memory: there is no order that could decide early.
    if (repeats > 1 || hasMemory) {
      const what = `calls of a clearly red suite, repeats: ${repeats}, ${hasMemory ? 'base failures first' : 'in order'}`;
      check(what, ends[0], { atMost: 0.4 });
    }
    const shares = ends.map((mean) => beside(mean));
    if (!hasMemory) return [repeats, 'no', ...shares, '–', '–'];
    check(`stopped suites that got a verdict, repeats: ${repeats}`, exactly(judged), { atMost: 0 });
    const share = new Share(stopped);
    share.count = blamed;
    check(`stopped suites with a regression for certain, repeats: ${repeats}`, share, {
      atMost: 0.015,
    });
    return [repeats, 'yes', ...shares, `${judged} of ${stopped}`, beside(share, '≤1.5')];
  });
  const blame = ['stopped: suite judged', 'stopped: a test wrongly regressed'];
  return table(['repeats', 'base failures first', ...ENDS, ...blame], rows);
}

interface Tally {
  readonly ends: readonly Mean[];
  stopped: number;
  judged: number;
  blamed: number;
}

async function stoppedRuns({
  seed,
  sims,
}: Options): Promise<{ readonly found: readonly Tally[]; readonly otherwise: number }> {
  const tests = 30;
  const found = STOPPED_PLANS.map((): Tally => ({
    ends: ENDS.map(() => new Mean()),
    stopped: 0,
    judged: 0,
    blamed: 0,
  }));
  const random = randomFrom(JSON.stringify([seed, 'stop-when-decided']));
  const gates = [0.6, 0.7, 0.8, 0.9, 0.95];
  let otherwise = 0;
  for (let sim = 0; sim < sims; sim += 1) {
    const rates = drawRates(random, MIXTURE_NAMES[sim % 3], tests);
    const passRateMin = gates[Math.floor(sim / 3) % gates.length];
    const before = draws(random, rates, BASE_RUNS, 5);
    const head = drawRun(random, rates, 5);
    for (const [index, { repeats, hasMemory }] of STOPPED_PLANS.entries()) {
      const cut = (run: Drawn): Drawn => run.map((outcomes) => outcomes.slice(0, repeats));
      const run = await runAction({
        outcomes: cut(head),
        repeats: fixed(repeats),
        passRateMin,
        base: hasMemory ? await baseOf(before.map(cut)) : undefined,
        stopWhenDecided: true,
      });
      const rate = passRate(head, repeats);
      const isRed = !isGreen(head, repeats, passRateMin);
      if (run.suite.gates.passed === isRed) otherwise += 1;
      const clearly = Math.abs(rate - passRateMin) >= 0.1 - 1e-9 ? 'clearly' : 'barely';
      const end = ENDS.indexOf(`${clearly} ${isRed ? 'red' : 'green'}`);
      found[index].ends[end].add(run.calls / (tests * repeats));
      if (hasMemory && run.calls < tests * repeats) countWords(found[index], run.suite);
    }
  }
  return { found, otherwise };
}

function countWords(tally: Tally, { comparison, results }: Ran['suite']): void {
  tally.stopped += 1;
  if (comparison?.verdict.verdict !== 'cannot-tell') tally.judged += 1;
  if (results.some((result) => result.comparison?.label === 'regressed')) tally.blamed += 1;
}
