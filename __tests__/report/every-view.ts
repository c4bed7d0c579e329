/** Every text that is made from a report, by name: what one of them shows, a report that was read back must show too. */
import type { FileName } from '../../src/app/report-folder.js';
import type { Views } from '../../src/github/publish.js';
import {
  planAnnotations,
  renderComplianceMarkdown,
  renderComplianceJson,
  testResultPredicate,
  renderCheck,
  renderUnjudgedVariants,
  renderCommentVariants,
  renderGoneSuite,
  renderSummary,
  renderTerminal,
} from '../../src/report/views.js';
import type { Report } from '../../src/report/report.js';
import { jsonFileText, renderHtml, renderJunit } from './rendered.js';

const LINKS = { runUrl: 'https://github.com/acme/shop/actions/runs/7' };

/** A file or a published view that is missing here does not compile. SHA256SUMS has digests alone; reviews have tests of their findings. */
type ViewName =
  | Exclude<FileName, 'SHA256SUMS' | 'parts.json'>
  | Exclude<keyof Views, 'review' | 'settledReview'>
  | 'terminal';

export function everyView(report: Report): Readonly<Record<ViewName, unknown>> {
  const compliance = renderComplianceJson(report, []);
  return {
    'report.json': jsonFileText(report),
    'junit.xml': renderJunit(report),
    'report.html': renderHtml(report),
    'compliance.json': jsonFileText(compliance),
    'compliance.md': renderComplianceMarkdown(compliance),
    'predicate.json': jsonFileText(testResultPredicate(report)),
    summary: renderSummary(report, LINKS),
    comment: report.suites.map((suite) => renderCommentVariants(report, suite, LINKS)),
    gone: report.suites.map(({ name }) => renderGoneSuite(report, name, LINKS)),
    unjudged: renderUnjudgedVariants(report, LINKS),
    check: renderCheck(report, LINKS),
    annotations: planAnnotations(report),
    terminal: renderTerminal(report, { color: false, verbose: true, files: [] }),
  };
}
