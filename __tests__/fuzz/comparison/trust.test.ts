/**
 * `npm run trust`, small: false alarms, power, calls and the estimate of a re-run stay where design/trust.md has them. The
 * seed makes the numbers the same in every run, so that a red test is a change of the code and not of luck.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { absolute } from '../../docs/pages.js';

/** A number that has to be reached. */
interface Check {
  readonly table: string;
  readonly what: string;
  readonly value: number;
  readonly error: number;
  /** Absent for what is no share of simulations. */
  readonly sims?: number;
}

interface Trust {
  readonly status: number | null;
  readonly output: string;
  readonly checks: readonly Check[];
}

/** Runs it; what it checks is in `checks`. */
function trust(...options: readonly string[]): Trust {
  const folder = mkdtempSync(path.join(tmpdir(), 'trust-'));
  try {
    const file = path.join(folder, 'checks.json');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [absolute('bench/trust.mjs'), '--checks', file, ...options],
      { encoding: 'utf8' },
    );
    const checks = existsSync(file) ? readChecks(file) : [];
    return { status, output: stdout + stderr, checks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Those that few simulations say enough of. */
const TABLES = [
  'same-verdicts',
  'false-alarms-by-arithmetic',
  'starts',
  'shared-cause',
  'one-answer',
  'versions',
  'power',
  'shared-questions',
  'regressed',
  'lists',
  'rounds-unchanged',
  'rounds-power',
  'rounds-calls',
  'rerun',
  'red-gates',
  'false-alarms',
  'calls',
  'stop-when-decided',
  'who-moved',
  'parts',
];

describe('a small simulation', () => {
  const options = ['--sims', '20', '--seed', 'jest'];
  let run: Trust;

  beforeAll(() => {
    run = trust(...options, '--only', TABLES.join(','));
  });

  const of = (table: string): readonly Check[] =>
    run.checks.filter((check) => check.table === table);
  const value = (what: string): number | undefined =>
    run.checks.find((check) => check.what === what)?.value;

  test('misses none of the numbers that it has to reach', () => {
    expect(run.output).toMatch(/\d{3} numbers to reach, 0 missed/u);
    expect(run.status).toBe(0);
  });

  test('a short way that says what a whole run of the action says', () => {
    expect(of('same-verdicts').map((check) => check.value)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('false alarms: by arithmetic at most 1 in 100 in every suite, and not so few that nothing is seen', () => {
    const levels = of('false-alarms-by-arithmetic').map((check) => check.value);
    expect(levels).toHaveLength(48);
    for (const level of levels) expect(level).toBeLessThanOrEqual(0.01);
    // Suites of ten tests have few ways to be shuffled.
    expect(mean(levels)).toBeGreaterThan(0.006);
  });

  // What many more simulations give, in percent (design/trust.md).
  test.each([
    ['power, typical, uniform, base runs: 5', 98],
    ['power, typical, some broken, base runs: 5', 99],
    ['power, 30 % flaky, uniform, base runs: 5', 96],
    ['power, 30 % flaky, some broken, base runs: 5', 98],
    ['power, heavy, uniform, base runs: 5', 74],
    ['power, heavy, some broken, base runs: 5', 80],
    ['power, typical, uniform, base runs: 1', 83],
    ['power, typical, some broken, base runs: 1', 90],
  ])('%s: about %i %%', (what, percent) => {
    const share = percent / 100;
    const found = value(what) ?? Number.NaN;
    expect(Math.abs(found - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / 80));
  });

  test.each(['typical', '30 % flaky', 'heavy'])(
    'one test of 50 from 9 of 9 to 0 of 3 is regressed for certain: %s',
    (mixture) => {
      const what = `one of 50 from 9 of 9 to 0 of 3 is regressed, ${mixture}, base runs: 3`;
      expect(value(what)).toBe(1);
    },
  );

  test('`runPassRateMin` is hardly ever red at its limit, and mostly where many answers are ten points short', () => {
    const red = (tests: number, share: number): number | undefined =>
      value(`runPassRateMin is red, typical, ${tests} x 3, true share ${share}`);
    expect(red(30, 0.96)).toBeLessThan(0.03);
    expect(of('red-gates').filter(({ what }) => what.includes('true share 0.95'))).toHaveLength(27);
    expect(
      value('runPassRateMin is red, typical, 100 x 3, true share 0.9, as designed'),
    ).toBeGreaterThan(0.9);
  });

  test('unchanged typical suites are mostly called not worse, in fewer calls than five fixed repeats', () => {
    for (const [tests, least, most] of [
      [30, 0.25, 0.5],
      [50, 0.25, 0.55],
      [100, 0.25, 0.55],
    ] as const) {
      const suite = `${tests} unchanged typical tests`;
      expect(value(`"not worse" of ${suite}, five base runs`)).toBeGreaterThan(0.85);
      const share = value(`calls of five fixed repeats, ${suite}, base runs: 5`);
      expect(share).toBeGreaterThanOrEqual(least);
      expect(share).toBeLessThan(most);
    }
  });

  describe('false alarms as simulated, all suites together', () => {
    const share = (days: (what: string) => boolean): number =>
      mean(
        of('false-alarms')
          .filter(({ what }) => days(what))
          .map((check) => check.value),
      );
    const isOrdinary = (what: string): boolean => what.includes('days ordinary');

    test('enough of them', () => {
      const sims = of('false-alarms').reduce((sum, check) => sum + (check.sims ?? 0), 0);
      expect([of('false-alarms').length, sims]).toEqual([45, 3_600]);
    });

    test('where all days are alike: at most 1 in 100, and not so few that nothing is seen', () => {
      const found = share((what) => !isOrdinary(what));
      expect(found).toBeGreaterThan(0.002);
      expect(found).toBeLessThan(0.0115);
    });

    test('on ordinary days: at most 2 in 100', () => {
      expect(share(isOrdinary)).toBeLessThan(0.02);
    });
  });

  test('a run that stops when it is decided ends as the whole run; a clearly red one within 40 % of its calls', () => {
    const checks = [...of('calls'), ...of('stop-when-decided')];
    expect(checks).toHaveLength(20);
    const otherwise = checks.filter(({ what }) => what.includes('ended otherwise'));
    expect(otherwise.map((check) => check.value)).toEqual([0, 0, 0]);
  });

  test('who moved: the one cause of a drop is named, and nobody is worse for their judge or model', () => {
    expect(of('who-moved')).toHaveLength(30);
    const shares = (words: RegExp): readonly number[] =>
      of('who-moved')
        .filter(({ what }) => words.test(what))
        .map((check) => check.value);
    const alone = shares(/^the (change|model|judge), by 0\.10: the \1 is named$/u);
    expect(alone).toHaveLength(3);
    for (const one of alone) expect(one).toBeGreaterThanOrEqual(0.95);
    expect(shares(/^a wrong cause is named/u)).toEqual([expect.closeTo(0, 1)]);
  });

  test('a word of a part is false at most once in a hundred runs, and one test that hangs on a part is found', () => {
    const shares = (words: RegExp): readonly number[] =>
      of('parts')
        .filter(({ what }) => words.test(what))
        .map((check) => check.value);
    const wrong = shares(/^a false word of a part/u);
    expect(wrong).toHaveLength(8);
    expect(mean(wrong)).toBeLessThanOrEqual(0.01);
    const found = shares(/^one test hangs on it/u);
    expect(found).toHaveLength(8);
    expect(mean(found)).toBeGreaterThan(0.98);
  });

  test('the same seed gives the same numbers in another run, and another seed others', () => {
    const [same, other] = ['jest', 'other'].map((seed) =>
      trust(...options, '--seed', seed, '--only', 'rerun'),
    );
    expect(same?.status).toBe(0);
    expect(same?.output).toMatch(/40 to 100 %/u);
    expect(of('rerun')).not.toEqual([]);
    expect(same?.checks).toEqual(of('rerun'));
    expect(run.output).toContain(tableIn(same?.output));
    expect(tableIn(other?.output)).not.toBe(tableIn(same?.output));
  });
});

test('a drop that is said to be noticed 8 times in 10 is, on average over all kinds of suites', () => {
  const run = trust('--sims', '6', '--seed', 'jest', '--only', 'sight');
  expect(run.status).toBe(0);
  const promised = run.checks.filter(({ what }) => what.startsWith('"8 times in 10", '));
  expect(promised).toHaveLength(32);
  expect(mean(promised.map((check) => check.value))).toBeCloseTo(0.8, 1);
});

test.each([
  [['--only', 'powr'], /no table "powr"; there are same-verdicts/u],
  [['--sims', '0'], /--sims takes a whole number/u],
])('%j is refused', (options, message) => {
  const { status, output } = trust(...options);
  expect(status).toBe(1);
  expect(output).toMatch(message);
});

function readChecks(file: string): readonly Check[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(parsed)) throw new Error('the checks are a list');
  return parsed.filter(isCheck);
}

/** The lines of a table. */
function tableIn(output = ''): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
}

function isCheck(found: unknown): found is Check {
  return typeof found === 'object' && found !== null && 'what' in found && 'value' in found;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
