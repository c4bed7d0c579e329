/**
 * A check run beside the job's own: a name to require, a summary, and more annotations than a step may have. Nothing
 * here throws: a check run never changes the verdict.
 */
import type { Annotation } from '../../report/annotations.js';
import { describeError, readApiFailure } from '../api-failure.js';
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

export type CheckRunOutcome =
  | {
      readonly kind: 'created';
      readonly id: number;
      readonly url: string | undefined;
      /** How many annotations GitHub took. */
      readonly annotations: number;
      /** Why the others were not taken. */
      readonly problem?: string;
    }
  /** `read-only-token`: `checks: write` is not granted. */
  | { readonly kind: 'skipped'; readonly reason: 'read-only-token' | 'no-token' | 'no-commit' }
  | { readonly kind: 'failed'; readonly message: string };

export interface CheckRunRequest {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly name: string;
  /** The commit that was tested. */
  readonly sha: string;
  readonly conclusion: CheckConclusion;
  readonly title: string;
  /** Renderings from the fullest to the shortest: the next one is tried when GitHub refuses one (422). */
  readonly summaries: readonly string[];
  /** Worst first; paths are relative to the repository. */
  readonly annotations: readonly Annotation[];
  readonly detailsUrl?: string | undefined;
  readonly signal: AbortSignal;
}

/** GitHub's limits: characters of a summary, annotations of a request. */
const MAX_SUMMARY_LENGTH = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;

/** Creates the finished check run, and adds the annotations that one request cannot hold. Never throws. */
export async function createCheckRun(request: CheckRunRequest): Promise<CheckRunOutcome> {
  try {
    return await create(request);
  } catch (error) {
    const failure = readApiFailure(error);
    return failure.kind === 'read-only-token' || failure.kind === 'locked'
      ? { kind: 'skipped', reason: 'read-only-token' }
      : { kind: 'failed', message: failure.message };
  }
}

interface Attempt {
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

async function create(request: CheckRunRequest): Promise<CheckRunOutcome> {
  let refusal: unknown = new Error('there is nothing to write');
  for (const attempt of attempts(request)) {
    const [first = [], ...more] = pages(attempt.annotations);
    try {
      const { data } = await request.client.rest.checks.create({
        owner: request.repository.owner,
        repo: request.repository.name,
        name: request.name,
        head_sha: request.sha,
        status: 'completed',
        conclusion: request.conclusion,
        ...(request.detailsUrl === undefined ? {} : { details_url: request.detailsUrl }),
        output: outputOf(request, attempt, first),
        request: { signal: request.signal },
      });
      const added = await addPages(request, data.id, attempt, more);
      return {
        kind: 'created',
        id: data.id,
        url: data.html_url ?? undefined,
        ...added,
        annotations: first.length + added.annotations,
      };
    } catch (error) {
      if (readApiFailure(error).kind !== 'body-refused') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** GitHub does not say what of a request it refuses: shorter summaries first, then no annotations. */
function attempts({ summaries, annotations }: CheckRunRequest): readonly Attempt[] {
  const fitting = summaries.filter(({ length }) => length <= MAX_SUMMARY_LENGTH);
  const shortest = fitting.at(-1);
  return [
    ...fitting.map((summary) => ({ summary, annotations })),
    ...(shortest === undefined || annotations.length === 0
      ? []
      : [{ summary: shortest, annotations: [] }]),
  ];
}

function pages(annotations: readonly Annotation[]): readonly (readonly Annotation[])[] {
  const count = Math.ceil(annotations.length / ANNOTATIONS_PER_REQUEST);
  return Array.from({ length: count }, (_, page) =>
    annotations.slice(page * ANNOTATIONS_PER_REQUEST, (page + 1) * ANNOTATIONS_PER_REQUEST),
  );
}

/** GitHub appends the annotations of each update. The check run exists already, so a refusal ends this and nothing else. */
async function addPages(
  request: CheckRunRequest,
  id: number,
  attempt: Attempt,
  rest: readonly (readonly Annotation[])[],
): Promise<{ readonly annotations: number; readonly problem?: string }> {
  let annotations = 0;
  try {
    for (const page of rest) {
      await request.client.rest.checks.update({
        owner: request.repository.owner,
        repo: request.repository.name,
        check_run_id: id,
        output: outputOf(request, attempt, page),
        request: { signal: request.signal },
      });
      annotations += page.length;
    }
    return { annotations };
  } catch (error) {
    return { annotations, problem: describeError(error) };
  }
}

function outputOf(
  { title }: CheckRunRequest,
  { summary }: Attempt,
  annotations: readonly Annotation[],
) {
  return {
    title,
    summary,
    annotations: annotations.map(({ level, file, line, column, title: heading, message }) => ({
      path: file,
      start_line: line,
      end_line: line,
      start_column: column,
      end_column: column,
      annotation_level: level === 'error' ? ('failure' as const) : ('warning' as const),
      title: heading,
      message,
    })),
  };
}
