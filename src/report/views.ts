/**
 * The views of a report: what other rooms import of them. A view is a pure function from the Report, or from its Story,
 * to text; what it is made of is in its folder.
 */
import { planAnnotations } from './annotations.js';
import { renderCheck, renderSummary } from './markdown/markdown.js';
import {
  renderCommentVariants,
  renderGoneSuite,
  renderUnjudgedVariants,
} from './markdown/markdown-comment.js';
import { renderReviewComment, renderSettledReview } from './markdown/review-comment.js';
import { commitText } from './markdown/story-markdown.js';
import { markdownLink, markdownName } from './escape.js';
import type { Report } from './report.js';

export { planAnnotations, PROBLEM_TITLE } from './annotations.js';
export type { ComplianceDocument, FileDigest } from './compliance/compliance.js';
export { complianceFiles } from './compliance/compliance-markdown.js';
export {
  HISTORY_FILES,
  type HistoryLine,
  historyLines,
  mergeHistory,
  renderHistoryPage,
} from './history.js';
export { htmlPieces } from './html/html.js';
export { junitPieces } from './junit.js';
export { renderCheck } from './markdown/markdown.js';
export { driftIssue, type DropState, dropStates } from './markdown/drift-issue.js';
export { renderPartSummary, renderSummary } from './markdown/markdown.js';
export {
  renderCommentVariants,
  renderGoneSuite,
  renderUnjudgedVariants,
} from './markdown/markdown-comment.js';
export { renderReviewComment, type ReviewTest, reviewTests } from './markdown/review-comment.js';
export {
  type PlannedResult,
  type Preview,
  previewOf,
  type PlannedRange,
} from './story/plan-table.js';
export { expectedDropWords, sidesOf } from './story/comparison-words.js';
export {
  type FoldName,
  plainText,
  type Sentence,
  type Story,
  storyOf,
  type SuiteStory,
  toldTests,
  written,
} from './story/story.js';
export { notAskedWords } from './story/words.js';
export { failureMessage, renderLog, renderTerminal } from './terminal/terminal.js';
export { PARTS_VIEWS } from './parts/parts-views.js';

/** Of a run, what is published on GitHub. */
export const REPORT_VIEWS = {
  summary: renderSummary,
  comment: renderCommentVariants,
  gone: renderGoneSuite,
  unjudged: renderUnjudgedVariants,
  check: renderCheck,
  review: renderReviewComment,
  settledReview: renderSettledReview,
  annotations: planAnnotations,
};

/** What is known of a run whose report another one publishes. */
interface Reporter {
  readonly runId: number;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  /** Foreign text. */
  readonly workflowName: string;
  readonly sha: string;
  /** Which of the run's reports it is, where there are several: artifact or path. Foreign text. */
  readonly source?: string | undefined;
}

/** The views with a quoted first line that says which run reported it. */
export function viewsReportedBy(reporter: Reporter): typeof REPORT_VIEWS {
  const { runId, attempt, runUrl, workflowName, sha, source } = reporter;
  const again = attempt > 1 ? ` (attempt ${attempt})` : '';
  const which = source === undefined ? '' : ` in ${markdownName(source)}`;
  const above = ({ run }: Report, text: string): string =>
    `> Reported by ${markdownLink(`run ${runId}`, runUrl)}${again}${which} of ${markdownName(workflowName)} for ${commitText(run, sha)}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.\n\n${text}`;
  const allAbove = (report: Report, texts: readonly string[]): readonly string[] =>
    texts.map((text) => above(report, text));
  const views = REPORT_VIEWS;
  return {
    ...views,
    summary: (report, ...rest) => above(report, views.summary(report, ...rest)),
    comment: (report, ...rest) => allAbove(report, views.comment(report, ...rest)),
    unjudged: (report, links) => allAbove(report, views.unjudged(report, links)),
    review: (report, ...rest) => above(report, views.review(report, ...rest)),
    settledReview: (report, links) => above(report, views.settledReview(report, links)),
    check: (report, links) => {
      const view = views.check(report, links);
      return { ...view, summaries: allAbove(report, view.summaries) };
    },
  };
}
