/** The line above a report that another job made: which run reported it. */
import { shortCommit } from '../../words/format.js';
import { markdownCode, markdownName } from '../words/escape.js';
import { markdownLink } from '../words/links.js';

export interface Provenance {
  readonly runId: number;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  /** Foreign text. */
  readonly workflowName: string;
  readonly sha: string;
  /** Which of the run's reports it is, where there are several: artifact or path. Foreign text. */
  readonly source?: string | undefined;
}

/** One quoted line of Markdown. */
export function provenanceLine(provenance: Provenance): string {
  const { runId, attempt, runUrl, workflowName, sha, source } = provenance;
  const run = markdownLink(`run ${runId}`, runUrl);
  const again = attempt > 1 ? ` (attempt ${attempt})` : '';
  const which = source === undefined ? '' : ` in ${markdownName(source)}`;
  return `> Reported by ${run}${again}${which} of ${markdownName(workflowName)} for commit ${markdownCode(shortCommit(sha))}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.`;
}
