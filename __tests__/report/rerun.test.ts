/** Would a re-run of the same commit decide the pass-rate gate otherwise? What the estimate looks at. */
import { expect, test } from '@jest/globals';
import { rerunOf } from '../../src/report/rerun-flip.js';
import type { Report } from '../../src/report/report.js';
import { fail, pass, sampleReport } from './reports.js';

type Run = Report['suites'][number]['results'][number]['runs'][number];

/** What is otherwise with an answer of the test at this place. */
type Change = (run: Run, place: number) => Partial<Run>;

interface Sample {
  /** Of thirty tests so many fail their first answer. */
  readonly flaky: number;
  readonly passRateMin: number;
  readonly repeats?: number;
  readonly responses?: Report['run']['responses'];
  readonly change?: Change;
}

const WRONG = fail('CONTAINS_FAILED', 'contains "x"', 'no');
const REUSED = { sha: 'f'.repeat(40), finishedAt: '2026-11-20T10:00:00Z' };

function suiteOf({ flaky, passRateMin, repeats = 3, responses = 'live' }: Sample) {
  const tests = Array.from({ length: 30 }, (_, place) => ({
    name: `t${place}`,
    runs: Array.from({ length: repeats }, (__, run) => [
      place < flaky && run === 0 ? WRONG : pass(),
    ]),
  }));
  const suites = [{ gates: { passRateMin }, tests }];
  const [only] = sampleReport({ run: { responses }, suites }).suites;
  if (only === undefined) throw new Error('one suite');
  return only;
}

function flipOf(sample: Sample): number | undefined {
  const { change = () => ({}) } = sample;
  const { gates, results } = suiteOf(sample);
  const changed = results.map((result, place) => {
    const runs = result.runs.map((run) => ({ ...run, ...change(run, place) }));
    const isReused = runs.every((run) => run.outcome.kind === 'reused');
    return { ...result, runs, reused: isReused ? REUSED : undefined };
  });
  return rerunOf(gates, changed)?.flip;
}

const LOST: Partial<Run> = { outcome: { kind: 'errored', code: 'PROVIDER_ERROR', message: '' } };
const decided: Change = ({ runIndex }, place) =>
  place >= 20 && runIndex > 0 ? { outcome: { kind: 'not-run', reason: 'decided' } } : {};
const reusedFrom =
  (first: number): Change =>
  ({ outcome }, place) =>
    place < first
      ? {}
      : { outcome: { kind: 'reused', sha: REUSED.sha, passed: outcome.kind === 'passed' } };

test.each<[what: string, sample: Sample, least: number, most: number]>([
  ['near the limit', { flaky: 3, passRateMin: 0.9 }, 0.2, 1],
  ['just below it', { flaky: 4, passRateMin: 0.9 }, 0.2, 1],
  ['far above it', { flaky: 0, passRateMin: 0.5 }, 0, 0.01],
  ['far below it', { flaky: 25, passRateMin: 0.9 }, 0, 0.01],
  ['with a gate that lets one result fail', { flaky: 1, passRateMin: 0.95 }, 0, 1],
  [
    'with an answer that a provider spoiled',
    {
      flaky: 3,
      passRateMin: 0.5,
      change: ({ runIndex }, at) => (at + runIndex === 31 ? LOST : {}),
    },
    0,
    1,
  ],
  // Three of twenty asked in full have failed, and the rest has passed so far: near 0.9, as when all are asked.
  ['decided early, near the limit', { flaky: 3, passRateMin: 0.9, change: decided }, 0.2, 1],
  // Thirteen failures that nobody saw would make it certain.
  ['decided early, far from it', { flaky: 3, passRateMin: 0.5, change: decided }, 0, 0.05],
])(
  'near the limit a re-run may decide otherwise, far from it hardly: %s',
  (_, sample, ...range) => {
    const flip = flipOf(sample) ?? -1;
    expect(flip).toBeGreaterThanOrEqual(range[0]);
    expect(flip).toBeLessThanOrEqual(range[1]);
  },
);

test.each<[what: string, sample: Sample]>([
  ['a gate that lets no result fail', { flaky: 1, passRateMin: 1 }],
  ['one that lets no result of so few fail', { flaky: 1, passRateMin: 0.99 }],
  ['a run without an answer', { flaky: 3, passRateMin: 0.5, change: () => LOST }],
  ['a run that asked nothing', { flaky: 3, passRateMin: 0.9, change: reusedFrom(0) }],
])('%s has no estimate', (_, sample) => {
  expect(flipOf(sample)).toBeUndefined();
});

test('a replay comes to the same', () => {
  expect(suiteOf({ flaky: 3, passRateMin: 0.9 }).rerun).toBeDefined();
  expect(suiteOf({ flaky: 3, passRateMin: 0.9, responses: 'replay' }).rerun).toBeUndefined();
});

test("results of the base branch are the same in a re-run, and are no part of this run's odds", () => {
  // All that is asked is flaky: what was reused does not make it look steady.
  const flip = (asked: number) =>
    flipOf({ flaky: 3, passRateMin: 0.95, change: reusedFrom(asked) }) ?? -1;
  expect(flip(3)).toBeGreaterThan(flip(30));
});

test('repeats that a cache answered count once: three of them are no better known than one', () => {
  const flip = (repeats: number) =>
    flipOf({
      ...{ flaky: 3, passRateMin: 0.9, repeats },
      change: (_, place) => ({
        sampleId: `a.${place}`,
        outcome: { kind: place < 3 ? 'failed' : 'passed' },
      }),
    }) ?? 0;
  expect(flip(3)).toBeGreaterThan(0.05);
  expect(flip(3)).toBeCloseTo(flip(1), 12);
});
