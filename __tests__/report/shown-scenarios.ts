/** What people see of a report in passing, for tests and for scripts/scenario-pictures.mjs. */
import {
  renderCommentVariants,
  renderUnjudgedVariants,
  renderSummary,
  renderTerminal,
} from '../../src/report/views.js';
import type { Report } from '../../src/report/report.js';
import { renderHtml } from './rendered.js';

export { amountOf, unfolded } from './rendered.js';
export { scenario, SCENARIOS } from './scenarios.js';

export const RUN_URL = 'https://github.com/acme/support/actions/runs/123456789';
const LINKS = {
  runUrl: RUN_URL,
  pageUrl: `${RUN_URL}/artifacts/2`,
  artifactUrl: `${RUN_URL}/artifacts/1`,
};

/** The comment of each suite, as full as it may be. */
export function commentsOf(report: Report): readonly string[] {
  const [first] = report.suites;
  return first === undefined
    ? renderUnjudgedVariants(report, LINKS).slice(0, 1)
    : report.suites.map((suite) => [renderCommentVariants(report, suite, LINKS)].flat()[0] ?? '');
}

export function viewsOf(report: Report): {
  readonly comments: readonly string[];
  readonly summary: string;
  readonly html: string;
  /** At 80 columns. */
  readonly terminal: string;
} {
  return {
    comments: commentsOf(report),
    summary: renderSummary(report, LINKS),
    html: renderHtml(report),
    terminal: renderTerminal(report, {
      color: false,
      columns: 80,
      files: ['kindlm-report/report.html'],
    }),
  };
}
