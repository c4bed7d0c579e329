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

export { type Annotation, planAnnotations, PROBLEM_TITLE } from './annotations.js';
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
export { type CheckView, renderCheck } from './markdown/markdown.js';
export { driftIssue, type DropState, dropStates } from './markdown/drift-issue.js';
export { renderPartSummary, renderSummary } from './markdown/markdown.js';
export { type Provenance, provenanceLine } from './markdown/markdown-blocks.js';
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
