/** What every step of the search for a base report needs to know, and what a step may come back with. */
import type { NoBaseReason } from '../../report/comparison.js';
import type { StepIdentity } from '../../report/report.js';
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';

/** The reports that this step's results may be compared with. */
export interface WantedReport {
  /** The input `artifact-name`. */
  readonly artifactName: string;
  readonly job?: string | undefined;
  readonly step: StepIdentity;
  /** Names. */
  readonly suites: readonly string[];
}

export interface Lookup {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly wanted: WantedReport;
  readonly signal: AbortSignal;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly reason: NoBaseReason;
  /** What is wrong, as the part of a sentence that begins with its subject and has no full stop. Hostile text. */
  readonly message: string;
  /** This version of the action wrote the report that is refused: a defect, and not the absence of a base. */
  readonly isOwn?: true | undefined;
  /** What the job's token lacks, where that is the reason. */
  readonly permission?: 'actions: read' | 'contents: read';
}

export function refused(reason: NoBaseReason, message: string): Refusal {
  return { kind: 'refused', reason, message };
}

/** The parameters that every request has. */
export function requestTarget({ repository, signal }: Lookup): {
  readonly owner: string;
  readonly repo: string;
  readonly request: { readonly signal: AbortSignal };
} {
  return { owner: repository.owner, repo: repository.name, request: { signal } };
}
