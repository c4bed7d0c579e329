/** Views as whole texts, as they reach a file or a comment. */
import { jsonFilePieces } from '../../src/report/escape.js';
import type { Report, SuiteReport } from '../../src/report/report.js';
import { htmlPieces, junitPieces, renderCommentVariants } from '../../src/report/views.js';

/** report.html. The same report gives the same bytes. */
export function renderHtml(report: Report): string {
  return [...htmlPieces(report)].join('');
}

/** junit.xml. */
export function renderJunit(report: Report): string {
  return [...junitPieces(report)].join('');
}

/** The fullest rendering of the comment of one suite. */
export function renderComment(
  report: Report,
  suite: Pick<SuiteReport, 'name'>,
  links: Parameters<typeof renderCommentVariants>[2],
): string {
  return renderCommentVariants(report, suite, links)[0] ?? '';
}

/** A JSON file of the report folder. */
export function jsonFileText(value: unknown): string {
  return [...jsonFilePieces(value)].join('');
}
