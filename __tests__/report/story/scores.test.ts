/** Scores of the `assert` lists and their bands, as junit.xml has them. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AssertionResult } from '../../../src/assertions/assertion.js';
import { ok, sampleResult, sampleRun } from '../../engine/samples.js';
import { complianceOf, everyView, renderJunit } from '../rendered.js';
import { pass, sampleReport } from '../reports.js';
import { comparedWith } from './told.js';

const scored = (label: string, score: number): AssertionResult => ({
  ...ok('contains', score, label),
  metadata: { scored: true },
});

function factsOf(runs: readonly (readonly AssertionResult[])[]): string {
  const result = sampleResult(
    't',
    runs.map((assertions) => sampleRun({ assertions })),
  );
  return renderJunit(comparedWith({}, () => ({ results: [result] })));
}

test('the mean of the answers, for scored assertions only, in config order', () => {
  const facts = factsOf([
    [scored('b: c', 1), ok('schema', 0.2), scored('a', 0.5)],
    [scored('b: c', 0.5), ok('schema', 0.2), scored('a', 0.5)],
  ]);
  expect(facts).toMatch(/; score of b: c=0\.75 good; score of a=0\.50 \w+"/u);
});

test.each([
  [1, '1.00 perfect'],
  [0.795, '0.80 excellent'],
  [0.75, '0.75 good'],
  [0.25, '0.25 failed'],
])('%d in words: %s', (score, words) => {
  expect(factsOf([[scored('a', score)]])).toContain(`score of a=${words}"`);
});

test('the average of judges is one number in every view, whatever their scores', () => {
  const one = fc.integer({ min: 10, max: 1_000 }).map((thousandths) => thousandths / 1_000);
  /** Of a test: a row for each answer, a score for each judge. */
  const scores = fc.integer({ min: 1, max: 3 }).chain((judges) => {
    const row = fc.array(one, { minLength: judges, maxLength: judges });
    return fc.array(row, { minLength: 1, maxLength: 3 });
  });
  const views = ['summary', 'comment', 'terminal', 'compliance.md', 'report.html'] as const;
  fc.assert(
    fc.property(fc.array(scores, { minLength: 1, maxLength: 5 }), (all) => {
      const tests = all.map((rows, index) => ({
        name: `t${index}`,
        runs: rows.map((row) => row.map((score, at) => pass('judge', `Judge: ${at}`, score))),
      }));
      const report = sampleReport({ suites: [{ tests, gates: { judgeAvgMin: 0.001 } }] });
      const means = all.flatMap((rows) =>
        (rows[0] ?? []).map((_, at) => mean(rows.map((row) => row[at] ?? NaN))),
      );
      const gates = report.suites.flatMap((suite) => suite.gates.gates);
      const average = gates.find(({ gateName }) => gateName === 'judgeAvgMin')?.actual ?? NaN;
      expect(average).toBeCloseTo(mean(means), 9);
      expect(complianceOf(report).document.suites[0]?.performance[0]?.judgeAverage).toBe(average);
      const shown = everyView(report);
      for (const view of views) {
        const text = String(shown[view]).replaceAll(/<[^>]*>|[|`\s]+/gu, ' ');
        const [, ofGate] = /(?:Judge average|judgeAvgMin ≥ \S+) +(\d\.\d+) /u.exec(text) ?? [];
        const [, ofModel] = /gpt-4o +\d of \d +100 %[^.]*? +(\d\.\d+) /u.exec(text) ?? [];
        expect([view, ofGate, ofModel]).toEqual([view, average.toFixed(2), average.toFixed(2)]);
      }
    }),
    { seed: 7, numRuns: 50 },
  );
});

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
