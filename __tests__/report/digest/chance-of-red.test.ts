/** How often chance alone would fail a gate, by the base branch's answers. */
import { expect, test } from '@jest/globals';
import { rerunAnswersAtMost, rerunPasses, type Passes } from '../../../src/statistics/rerun.js';
import { chancesOfRed } from '../../../src/report/chance-of-red.js';
import { bad, NO_GATES, sampleResult, sampleRun } from '../../engine/samples.js';

const PASS = sampleRun();
const FAIL = sampleRun({ assertions: [bad('custom', 'CONTAINS_FAILED')] });

/** So many results of three runs; in every `every`-th of them one fails. */
function answersOf(results: number, every: number) {
  return Array.from({ length: results }, (_, index) =>
    sampleResult(`t${index}`, [PASS, PASS, index % every === 0 ? FAIL : PASS]),
  );
}

function plannedOf(
  results: number,
  rest: { readonly repeat: number; readonly minPasses?: number },
) {
  return Array.from({ length: results }, (_, index) => ({
    testCaseName: `t${index}`,
    modelId: 'a',
    ...rest,
  }));
}

test('answers asked once are results: both estimates say the same', () => {
  const results: readonly Passes[] = Array.from({ length: 20 }, (_, index) => ({
    k: index % 5 === 0 ? 1 : 3,
    n: 3,
    repeats: 1,
  }));
  for (const most of [0, 10, 15, 17, 19]) {
    const atLeastOneMore = rerunPasses(results, 1, most + 1)?.passes ?? 0;
    expect(rerunAnswersAtMost(results, 20, most)).toBeCloseTo(1 - atLeastOneMore, 12);
  }
});

test('of one answer a result, all repeats must pass', () => {
  const results: readonly Passes[] = Array.from({ length: 12 }, (_, index) => ({
    k: index % 3,
    n: 3,
    repeats: 2,
    isOne: true,
  }));
  const atLeastOneMore = rerunPasses(results, 2, 5)?.passes ?? 0;
  expect(rerunAnswersAtMost(results, 12, 4)).toBeCloseTo(1 - atLeastOneMore, 12);
});

test('all of them, and none', () => {
  const results: readonly Passes[] = [{ k: 2, n: 3, repeats: 3 }];
  expect(rerunAnswersAtMost(results, 3, 3)).toBeCloseTo(1, 12);
  expect(rerunAnswersAtMost(results, 3, -1)).toBeCloseTo(0, 12);
});

test('every run must pass: red by chance; two of three, or the share of runs: hardly ever', () => {
  const base = answersOf(30, 10);
  const gates = { ...NO_GATES, passRateMin: 0.9, runPassRateMin: 0.9 };
  const [strict] = chancesOfRed(gates, plannedOf(30, { repeat: 3 }), base);
  const [lenient, runs] = chancesOfRed(gates, plannedOf(30, { repeat: 3, minPasses: 2 }), base);
  expect(strict?.chance).toBeGreaterThan(0.2);
  expect(lenient?.chance).toBeLessThan(0.05);
  expect(runs).toMatchObject({ gateName: 'runPassRateMin', threshold: 0.9 });
  expect(runs?.chance).toBeLessThan(0.01);
});

test('a gate far above what the base branch does is red nearly always', () => {
  const gates = { ...NO_GATES, passRateMin: 0, runPassRateMin: 0.95 };
  const [, runs] = chancesOfRed(gates, plannedOf(60, { repeat: 3 }), answersOf(60, 2));
  expect(runs?.chance).toBeGreaterThan(0.95);
});

test.each([
  ['no answers', { ...NO_GATES, passRateMin: 0.9 }, []],
  ['a gate that lets nothing fail', { ...NO_GATES, passRateMin: 1 }, answersOf(10, 5)],
])('%s: nothing to say', (_, gates, base) => {
  expect(chancesOfRed(gates, plannedOf(10, { repeat: 3 }), base)).toEqual([]);
});

test('repeats that a cache answered say what one answer says, and will be one again', () => {
  const runsOf = (run: typeof PASS, index: number) =>
    [1, 2, 3].map(() => ({ ...run, sampleId: `a.${index}` }));
  const answers = Array.from({ length: 30 }, (_, index) => (index % 10 === 0 ? FAIL : PASS));
  const cached = answers.map((run, index) => sampleResult(`t${index}`, runsOf(run, index)));
  const once = answers.map((run, index) => sampleResult(`t${index}`, [run]));
  const gates = { ...NO_GATES, passRateMin: 0.9, runPassRateMin: 0.9 };
  for (const minPasses of [1, 2, 3]) {
    expect(chancesOfRed(gates, plannedOf(30, { repeat: 3, minPasses }), cached)).toEqual(
      chancesOfRed(gates, plannedOf(30, { repeat: 1 }), once),
    );
  }
});
