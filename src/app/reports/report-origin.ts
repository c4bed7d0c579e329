/**
 * A report that another workflow's run made, as this job may show it: where it came from is GitHub's word, whatever
 * the report says of its repository, commit, pull request and run. Pure.
 */
import type { ReportNames } from './publication-names.js';
import type { TriggeringRun } from '../../github/context.js';
import type { Views } from '../../github/publication.js';
import { provenanceLine, type Provenance } from '../../report/markdown/markdown-blocks.js';
import type { Report } from '../../report/report.js';

export interface ReportOrigin {
  readonly run: TriggeringRun;
  readonly runUrl: string | undefined;
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
  readonly names: ReportNames;
}

/** The report with GitHub's word for where it came from. */
export function withOrigin(report: Report, origin: ReportOrigin): Report {
  const { run, runUrl, serverUrl, repository, pullRequest, names } = origin;
  // What the report says about where it belongs is dropped, not only overwritten.
  const { startedAt, finishedAt, durationMs, responses, failOn, outputs } = report.run;
  return {
    ...report,
    run: {
      startedAt,
      finishedAt,
      durationMs,
      responses,
      failOn,
      outputs,
      serverUrl,
      repository,
      sha: run.headSha,
      event: 'workflow_run',
      pullRequest,
      workflow: `workflow ${run.workflowId}`,
      job: names.step,
      runId: run.id,
      runAttempt: run.attempt,
      runUrl,
      step: { workingDirectory: '.', config: [], filters: [], commentKey: names.commentKey },
    },
    // What the base was is the report's own word: a link in it would lead wherever the report wants.
    ...(report.comparison?.kind === 'compared' && {
      comparison: {
        ...report.comparison,
        base: { ...report.comparison.base, runUrl: undefined },
      },
    }),
  };
}

/** The views with a first line that says which run reported it. */
export function withProvenance(views: Views, provenance: Provenance): Views {
  const line = provenanceLine(provenance);
  const above = (text: string): string => `${line}\n\n${text}`;
  const allAbove = (texts: string | readonly string[]): readonly string[] =>
    (typeof texts === 'string' ? [texts] : texts).map(above);
  return {
    ...views,
    summary: (report, links) => above(views.summary(report, links)),
    comment: (report, suite, links) => allAbove(views.comment(report, suite, links)),
    unjudged: (report, links) => allAbove(views.unjudged(report, links)),
    review: (report, findings, links) => above(views.review(report, findings, links)),
    settledReview: (report, links) => above(views.settledReview(report, links)),
    check: (report, links) => {
      const view = views.check(report, links);
      return { ...view, summaries: allAbove(view.summaries) };
    },
  };
}
