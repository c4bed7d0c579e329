/** "Open the report" is one click from summary and comment, and the worst tests are one click from the summary. */
import { expect, test } from '@jest/globals';
import { renderSummary } from '../../../src/report/views.js';
import { redReport } from '../reports.js';
import { renderComment } from '../rendered.js';

const PAGE = 'https://github.com/acme/shop/actions/runs/7/artifacts/4001';

test('summary and comment lead to the page, where there is one', () => {
  const report = redReport();
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('the sample has a suite');
  const summary = renderSummary(report, { pageUrl: PAGE });
  expect(summary).toContain(`[Open the report](${PAGE})`);
  expect(summary).toContain(`[Open it in the report](${PAGE}#test=forgot-password&on=`);
  expect(renderComment(report, suite, { pageUrl: PAGE })).toContain(`[Open the report](${PAGE})`);
  expect(renderSummary(report, {})).not.toContain('Open the report');
});
