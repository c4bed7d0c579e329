/** Every view that is published. */
import type { Views } from '../github/publish.js';
import {
  planAnnotations,
  renderCheck,
  renderCommentVariants,
  renderGoneSuite,
  renderUnjudgedVariants,
  renderSummary,
  renderReviewComment,
  renderSettledReview,
} from '../report/views.js';

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
