/** The calls of a trajectory: each on a line of its own, in every view, whatever a model has written. */
import { expect, test } from '@jest/globals';
import {
  planAnnotations,
  renderSummary,
  renderReviewComment,
  reviewTests,
  renderTerminal,
} from '../../src/report/views.js';
import { fail, sampleReport } from './reports.js';
import { renderComment, renderJunit } from './rendered.js';

const LINES = ['ok: lookup {}', 'missing: refund', 'not wanted: pay {"to":"@team"}'];

const sample = (lines: readonly string[], assertionType = 'trajectory') => {
  const message = ['The tool calls are not as wanted', ...lines].join('\n');
  const failed = fail('TRAJECTORY_MISMATCH', 'Trajectory', message, { assertionType });
  return sampleReport({ suites: [{ tests: [{ name: 'agent', runs: [[failed]], line: 20 }] }] });
};

function views(report: ReturnType<typeof sample>): Readonly<Record<string, string>> {
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('no suite');
  return {
    summary: renderSummary(report, {}),
    comment: renderComment(report, suite, {}),
    review: renderReviewComment(report, reviewTests(report), {}),
    terminal: renderTerminal(report, { color: false, verbose: true, files: [] }),
    junit: renderJunit(report),
    annotations: planAnnotations(report)
      .map(({ message }) => message)
      .join('\n'),
  };
}

/** The views' lines; a break inside of a table cell is one, too. */
const linesOf = (view: string): readonly string[] => view.split(/\n|<br>/);

test.each(Object.entries(views(sample(LINES))))('%s', (_name, view) => {
  const found = LINES.map((line) => linesOf(view).findIndex((text) => text.includes(line)));
  const [first = -1] = found;
  expect(first).toBeGreaterThan(-1);
  expect(found).toEqual([first, first + 1, first + 2]);
});

test('a report that somebody else wrote has no more lines than ours', () => {
  const long = sample(Array.from({ length: 1_000 }, (_, index) => `ok: call-${index}-`));
  for (const view of Object.values(views(long))) {
    expect(view.match(/call-\d+-/g)?.length ?? 0).toBeLessThanOrEqual(25);
  }
});

test('the line breaks of other messages break no line', () => {
  const { terminal = '' } = views(sample(LINES, 'schema'));
  expect(linesOf(terminal).filter((line) => /refund|pay/.test(line))).toHaveLength(1);
});
