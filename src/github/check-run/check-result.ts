/** The result of a check run, written within GitHub's limits for summaries and annotations. */
import type { Annotation } from '../../report/annotations.js';
import { describeError, readApiFailure } from '../api-failure.js';
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled';

export interface CheckRunResult {
  readonly conclusion: CheckConclusion;
  readonly title: string;
  /** Renderings from the fullest to the shortest: the next one is tried when GitHub refuses one (422). */
  readonly summaries: readonly string[];
  /** Worst first; paths are relative to the repository. */
  readonly annotations: readonly Annotation[];
}

/** A check run that is there. */
export interface CheckPlace {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly id: number;
  readonly signal: AbortSignal;
}

export interface WrittenResult {
  readonly url: string | undefined;
  /** How many annotations GitHub took. */
  readonly annotations: number;
  /** Why the others were not taken. */
  readonly problem?: string;
}

/** GitHub's limits: characters of a summary, annotations of a request. */
const MAX_SUMMARY_LENGTH = 65_535;
const ANNOTATIONS_PER_REQUEST = 50;

type CheckUpdate = Omit<
  NonNullable<Parameters<GitHubClient['rest']['checks']['update']>[0]>,
  'owner' | 'repo' | 'check_run_id' | 'request'
>;

/**
 * Changes a check run; resolves to its URL. Rejects as the client does.
 * @param giveWay at a rate limit
 */
export async function updateCheck(
  { client, repository, id, signal }: CheckPlace,
  changes: CheckUpdate,
  giveWay = false,
): Promise<string | undefined> {
  const { data } = await client.rest.checks.update({
    owner: repository.owner,
    repo: repository.name,
    check_run_id: id,
    ...changes,
    request: { signal, giveWay },
  });
  return data.html_url ?? undefined;
}

interface Attempt {
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

/**
 * Finishes the check run, and adds the annotations that one request cannot hold. Rejects as the client does where it
 * cannot be finished.
 */
export async function writeResult(
  check: CheckPlace,
  result: CheckRunResult,
): Promise<WrittenResult> {
  let refusal: unknown = new Error('there is nothing to write');
  for (const attempt of attempts(result)) {
    const [first = [], ...more] = pages(attempt.annotations);
    try {
      const url = await updateCheck(check, {
        status: 'completed',
        conclusion: result.conclusion,
        output: outputOf(result, attempt, first),
      });
      const write = (page: readonly Annotation[]) =>
        updateCheck(check, { output: outputOf(result, attempt, page) }, true);
      const added = await addPages(more, write);
      return { url, ...added, annotations: first.length + added.annotations };
    } catch (error) {
      if (readApiFailure(error).kind !== 'body-refused') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** GitHub does not say what of a request it refuses: shorter summaries first, then no annotations. */
function attempts({ summaries, annotations: all }: CheckRunResult): readonly Attempt[] {
  // It takes none without a file of the repository.
  const annotations = all.filter(({ file }) => file !== undefined);
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

/** GitHub appends the annotations of each update. The result is there already, so a refusal ends this and nothing else. */
async function addPages(
  rest: readonly (readonly Annotation[])[],
  write: (page: readonly Annotation[]) => Promise<unknown>,
): Promise<Omit<WrittenResult, 'url'>> {
  let annotations = 0;
  try {
    for (const page of rest) {
      await write(page);
      annotations += page.length;
    }
    return { annotations };
  } catch (error) {
    return { annotations, problem: describeError(error) };
  }
}

function outputOf(
  { title }: CheckRunResult,
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
