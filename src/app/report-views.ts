/** Every view that is published. */
import type { Views } from '../github/publish.js';
import { planAnnotations } from '../report/annotations.js';
import { renderCheck } from '../report/markdown/check-view.js';
import {
  renderCommentVariants,
  renderGoneSuite,
  renderUnjudgedVariants,
} from '../report/markdown/markdown-comment.js';
import { renderSummary } from '../report/markdown/markdown.js';
import { renderReviewComment, renderSettledReview } from '../report/markdown/review-comment.js';

export const REPORT_VIEWS: Views = {
  summary: renderSummary,
  comment: renderCommentVariants,
  gone: renderGoneSuite,
  unjudged: renderUnjudgedVariants,
  check: renderCheck,
  review: renderReviewComment,
  settledReview: renderSettledReview,
  annotations: planAnnotations,
};
