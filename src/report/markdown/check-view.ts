/** The check run's view of a report: a title, the comment's Markdown, and a mark on the line of each failing test. */
import { planAnnotations, PROBLEM_TITLE, type Annotation } from '../annotations.js';
import { plainText, storyOf } from '../story/story.js';
import { excerpt, type Links } from '../escape.js';
import { COMMENT_VARIANTS } from './markdown-blocks.js';
import { renderCommentVariants, renderUnjudgedVariants } from './markdown-comment.js';
import { renderSummary } from './markdown.js';
import type { Report } from '../report.js';

export interface CheckView {
  /** One line. */
  readonly title: string;
  /** Markdown from the fullest to the shortest rendering, each below 60,000 characters. */
  readonly summaries: readonly string[];
  /** Worst first. */
  readonly annotations: readonly Annotation[];
}

const MAX_TITLE = 200;
/** Fifty a request, and a second between two requests: more would cost the job more than anybody reads. */
const MAX_CHECK_ANNOTATIONS = 200;

/** The check run of a whole run: of one suite, its comment; of several, the summary within the same limits. */
export function renderCheck(whole: Report, links: Links): CheckView {
  const { report, sign, headline } = storyOf(whole);
  const annotations = [
    ...problemAnnotations(report),
    ...planAnnotations(report, MAX_CHECK_ANNOTATIONS),
  ];
  return {
    title: excerpt(`${sign} ${plainText(headline)}`, MAX_TITLE),
    summaries: summaries(report, links),
    annotations: annotations.slice(0, MAX_CHECK_ANNOTATIONS),
  };
}

function summaries(report: Report, links: Links): readonly string[] {
  const [first, ...others] = report.suites;
  if (first === undefined) return renderUnjudgedVariants(report, links);
  if (others.length === 0) return renderCommentVariants(report, first, links);
  return [
    ...new Set(
      COMMENT_VARIANTS.map((maxBytes) => renderSummary(report, links, maxBytes, 'left-out')),
    ),
  ];
}

/** Mistakes in the config, a recording or a baseline, where they are. */
function problemAnnotations(report: Report): readonly Annotation[] {
  return report.problems.flatMap(({ location, message, hint }) => {
    if (location === undefined) return [];
    const { file, line, column } = location;
    const lines = [message, hint].flatMap((part) =>
      part === undefined ? [] : [excerpt(part, 500)],
    );
    return [
      {
        level: 'error' as const,
        file,
        line,
        column,
        title: PROBLEM_TITLE,
        message: lines.join('\n'),
      },
    ];
  });
}
