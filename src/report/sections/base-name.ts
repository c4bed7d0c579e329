/** What the views call the base that a run was compared with. */
import type { BaseReference } from '../comparison.js';
import type { Report } from '../report.js';
import { ago, shortCommit } from '../../words/format.js';
import { revisionUrl } from '../words/links.js';
import type { BaseName } from '../words/sentence.js';

/** The base as sentences and tables show it. Its branch and commit are hostile text. */
export interface ShownBase extends BaseName {
  /** The commit's page. */
  readonly url?: string | undefined;
}

/** Undefined where the run was not compared. Its age is that at the end of this run. */
export function baseOf(report: Report): ShownBase | undefined {
  if (report.comparison?.kind !== 'compared') return undefined;
  const { base } = report.comparison;
  return {
    branch: base.branch,
    commit: base.sha === undefined ? undefined : shortCommit(base.sha),
    age: ago(Date.parse(report.run.finishedAt) - Date.parse(base.finishedAt)),
    url: commitPage(report, base),
  };
}

function commitPage({ run }: Report, { source, sha }: BaseReference): string | undefined {
  // A report from a path may be of another repository.
  return source === 'artifact' && sha !== undefined ? revisionUrl(run, sha) : undefined;
}
