/** The plan of `mode: plan` in the terminal and the job summary: the same figures, and never without bounds. */
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { type PlannedResult, renderSummary, renderTerminal } from '../../src/report/views.js';
import { greenReport } from './reports.js';

const once = (value: number) => ({ least: value, most: value });

function result(change: Partial<PlannedResult> = {}): PlannedResult {
  return {
    suite: 'support',
    test: 'refund',
    model: 'gpt',
    runs: once(3),
    calls: once(6),
    costUsd: once(0.012),
    from: 'base',
    reused: undefined,
    ...change,
  };
}

function planned(results: readonly PlannedResult[]): Report {
  const report: Report = {
    ...greenReport(),
    suites: [],
    problems: [],
    notices: [],
    verdict: { result: 'passed', exitCode: 0, reason: 'planned: some runs' },
  };
  const preview = { kind: 'plan', results } as const;
  return Object.assign(report, { preview });
}

const FOUR = planned([
  result(),
  result({ test: 'delivery', runs: { least: 1, most: 5 }, calls: { least: 1, most: 5 } }),
  result({ test: 'unpriced', costUsd: undefined, from: 'prices' }),
  result({
    test: 'unchanged',
    reused: '4f2a9c1d00',
    runs: once(0),
    calls: once(0),
    costUsd: once(0),
  }),
]);

describe('a plan', () => {
  test('in a terminal: a row for each result, their sum, green', () => {
    const text = renderTerminal(FOUR, { color: false, verbose: true, files: [], columns: 100 });
    expect(text.split('\n')).toEqual([
      '',
      '✅ Planned: some runs',
      '  Test                Answers  Calls        Cost  Known from',
      '  refund                    3      6      $0.012  base branch',
      '  delivery                1–5    1–5      $0.012  base branch',
      '  unpriced                  3      6   not known  price not known',
      '  unchanged                 –      –           –  reused from 4f2a9c1',
      '  Total of 4 results     7–11  13–17  $0.024 + ?  1 reused, 1 of unknown price',
      '',
      'exit code 0',
      '',
    ]);
  });

  test('in the summary', () => {
    const summary = renderSummary(FOUR, {});
    expect(summary).toContain('## ✅ Planned: some runs');
    expect(summary).toContain('| `refund` | `gpt` | 3 | 6 | <span>$</span>0.012 | base branch |');
    expect(summary).toContain('| `unchanged` | `gpt` | – | – | – | reused from 4f2a9c');
    expect(summary).not.toContain('0 runs');
  });

  test.each([60, 140])(
    'of 300 tests fits %i columns, and shows those that cost most',
    (columns) => {
      const many = Array.from({ length: 300 }, (_, index) =>
        result({
          test: `a test with quite a long name, number ${index}`,
          model: index % 2 === 0 ? 'gpt' : 'claude',
          costUsd: once(index / 1000),
        }),
      );
      const lines = renderTerminal(planned(many), {
        color: false,
        verbose: true,
        files: [],
        columns,
      }).split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      expect(lines.length).toBeLessThan(40);
      expect(lines.join('\n')).toContain('… and 270 results that cost less');
      expect(lines.join('\n')).toContain('Total of 300 results');
      expect(lines[3]).toContain('$0.30');
      const summary = renderSummary(planned(many), {});
      expect(summary.match(/^\| `a test/gm)).toHaveLength(300);
      expect(summary).toContain('<details>');
    },
  );
});
