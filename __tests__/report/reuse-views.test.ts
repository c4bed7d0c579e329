/** What was not asked is told apart in every view: from the base branch, not run, errored, and for the comparison only. */
import { expect, test } from '@jest/globals';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import type { TestCaseRunResult } from '../../src/engine/results.js';
import { totalsOf } from '../../src/report/build-report.js';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { plainText, storyOf } from '../../src/report/views.js';
import { everyView } from './rendered.js';
import { redReport } from './reports.js';

const FROM = { sha: 'c0ffee1'.padEnd(40, '0'), finishedAt: '2026-11-19T10:00:00Z' };

/** The red report with results changed by `change`. */
function changed(change: (result: ReportedResult) => ReportedResult): Report {
  const red = redReport();
  const suites = red.suites.map((suite) => {
    const results = suite.results.map(change);
    const plannedRuns = results.reduce((sum, { runs }) => sum + runs.length, 0);
    return { ...suite, results, plannedRuns, totals: totalsOf([{ results, facts: suite }]) };
  });
  const all = suites.flatMap(({ results }) => results);
  return { ...red, suites, totals: totalsOf([{ results: all, facts: { skippedTests: [] } }]) };
}

/** Views by name, without what is only there to be read by the page's script or by machines. */
function views(report: Report): readonly (readonly [name: string, text: string])[] {
  return Object.entries(everyView(report)).map(([name, view]) => [
    name,
    typeof view === 'string' ? view : JSON.stringify(view),
  ]);
}

/** The red report with nothing asked; `costUsd`: of each answer. */
function allReused(costUsd?: number | null): Report {
  return changed((result) => ({
    ...aggregateRuns(
      result.runs.map((run): TestCaseRunResult => ({
        ...run,
        costEstimateUsd: costUsd === undefined ? run.costEstimateUsd : costUsd,
        outcome: { kind: 'reused', sha: FROM.sha, passed: run.outcome.kind === 'passed' },
      })),
      result,
    ),
    reused: FROM,
  }));
}

test("a failing test that was not asked bears the base's commit wherever it is shown", () => {
  const report = allReused();
  const silent = views(report).filter(([, text]) => !text.includes('c0ffee1'));
  // The comment of a suite that is gone shows no result.
  expect(silent.map(([name]) => name)).toEqual(['gone']);
  const said = Object.fromEntries(views(report));
  for (const name of ['summary', 'comment', 'terminal', 'report.html', 'annotations']) {
    expect(said[name]).toMatch(/reused from (?:<code>|\[?`)?c0ffee1/);
  }
  expect(said['junit.xml']).toContain('reused=c0ffee1');
  expect(said['compliance.md']).toContain('reused from `c0ffee1`');
  for (const name of ['summary', 'comment', 'terminal', 'report.html']) {
    expect(said[name]).toContain(
      'Nothing was asked: all 40 results are reused from the base branch',
    );
    expect(said[name]).toMatch(
      /Asked anew: about \d+ calls, .{0,20}0\.07\d*, in the figures of tests and models, not in the cost of this run\./,
    );
  }
  expect(report.totals.costUsd).toBe(0);
});

test.each([
  ['unknown', null, 'cost unknown'],
  ['nothing', 0, '$0.00'],
])('what was reused and cost %s is in no figure', (_, costUsd, words) => {
  const [line] = storyOf(allReused(costUsd)).state.map(plainText);
  expect(line).toMatch(/Asked anew: about \d+ calls, [^,]+$/);
  expect(line?.endsWith(` calls, ${words}.`)).toBe(true);
});

test('not run is neither failed nor errored', () => {
  const report = {
    ...changed((result) => {
      if (result.status === 'passed') return result;
      const [first] = result.runs;
      if (first === undefined) throw new Error('every result has a run');
      const notRun: TestCaseRunResult = {
        ...first,
        outputText: '',
        assertions: [],
        callCount: 0,
        outcome: { kind: 'not-run', reason: 'decided' },
      };
      return aggregateRuns([notRun], result);
    }),
    complete: false,
  };
  const count = report.totals.notRun;
  expect(count).toBeGreaterThan(0);
  expect([report.totals.failed, report.totals.errored]).toEqual([0, 0]);
  const said = Object.fromEntries(views(report));
  for (const name of ['summary', 'comment', 'terminal', 'report.html']) {
    const words =
      name === 'terminal' ? `${count} of 112 answers not asked` : `${count} (?:results )?not run`;
    expect([name, said[name]]).toEqual([name, expect.stringMatching(new RegExp(words))]);
    expect(said[name]).toContain('Stopped when it was decided');
  }
  expect(said['junit.xml']?.match(/<skipped[^>]*not run: the verdict was decided/g)).toHaveLength(
    count,
  );
  expect(said['junit.xml']).not.toMatch(/<(?:failure|error)[^>]*runs failed/);
  expect(said['compliance.md']).toContain('Not asked, since the verdict was decided without them');
  expect(said['annotations']).not.toContain('failed"');
});

test('repeats for the comparison only are shown as such, and count in no total', () => {
  const report = changed((result) => ({
    ...result,
    extraRuns: result.runs.map((run, index) => ({ ...run, runIndex: result.runCount + index })),
  }));
  expect(report.totals).toMatchObject({
    passed: redReport().totals.passed,
    failed: redReport().totals.failed,
    runs: redReport().totals.runs,
  });
  expect(report.totals.costUsd).toBeCloseTo(2 * redReport().totals.costUsd, 6);
  expect(Object.fromEntries(views(report))['report.html']).toContain(
    'for the comparison only, counts in no gate',
  );
});

test('a result of which one repeat of three was asked failed on one of one, in every view', () => {
  const report = changed((result) => {
    const [first] = result.runs;
    if (first === undefined || result.status !== 'failed') return result;
    const rest = [1, 2].map((runIndex): TestCaseRunResult => ({
      ...first,
      runIndex,
      assertions: [],
      outcome: { kind: 'not-run', reason: 'decided' },
    }));
    return aggregateRuns([first, ...rest], result);
  });
  const failed = report.suites.flatMap(({ results }) =>
    results.filter(({ status, runs }) => status === 'failed' && runs.length === 3),
  );
  expect(failed.length).toBeGreaterThan(0);
  for (const [name, text] of views(report)) {
    expect([name, /\b[01] of 3\b/.exec(text)?.[0]]).toEqual([name, undefined]);
  }
  expect(Object.fromEntries(views(report))['terminal']).toContain('0 of 1 ');
});

const COUNTED = ['junit.xml', 'report.html', 'compliance.json', 'compliance.md', 'summary'];

test.each([...COUNTED, 'comment', 'check', 'terminal'])(
  '%s counts the cases that a sample left out',
  (view) => {
    const red = redReport();
    const suites = red.suites.map((suite) => ({ ...suite, sample: { asked: 50, cases: 800 } }));
    const text = new Map(views({ ...red, suites })).get(view);
    expect(text).toContain('750 of 800 cases not asked (sample)');
  },
);
