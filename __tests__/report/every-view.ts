/** Every text that is made from a report, by name: what one of them shows, a report that was read back must show too. */
import type { FileName } from '../../src/app/report-folder.js';
import type { Views } from '../../src/github/publish.js';
import { planAnnotations } from '../../src/report/annotations.js';
import { renderComplianceMarkdown } from '../../src/report/compliance/compliance-markdown.js';
import { renderComplianceJson } from '../../src/report/compliance/compliance.js';
import { testResultPredicate } from '../../src/report/compliance/predicate.js';
import { renderHtml } from '../../src/report/html/html.js';
import { renderJunit } from '../../src/report/junit.js';
import { renderCheck } from '../../src/report/markdown/check-view.js';
import {
  renderUnjudgedVariants,
  renderCommentVariants,
  renderGoneSuite,
} from '../../src/report/markdown/markdown-comment.js';
import { renderSummary } from '../../src/report/markdown/markdown.js';
import type { Report } from '../../src/report/report.js';
import { renderTerminal } from '../../src/report/terminal/terminal.js';
import { jsonFileText } from '../../src/report/escape.js';

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
