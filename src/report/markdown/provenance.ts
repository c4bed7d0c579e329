/** The line above a report that another job made: which run reported it. */
import { markdownCode, markdownName } from '../words/escape.js';
import { markdownLink } from '../words/links.js';

export interface Provenance {
  readonly runId: number;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  /** Foreign text. */
  readonly workflowName: string;
  readonly sha: string;
}

/** One quoted line of Markdown. */
export function provenanceLine({ runId, attempt, runUrl, workflowName, sha }: Provenance): string {
  const run = markdownLink(`run ${runId}`, runUrl);
  const again = attempt > 1 ? ` (attempt ${attempt})` : '';
  return `> Reported by ${run}${again} of ${markdownName(workflowName)} for commit ${markdownCode(sha.slice(0, 7))}. Nobody vouches for it but that run's own code: the required check is the run itself.`;
}
