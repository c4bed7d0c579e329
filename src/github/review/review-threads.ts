/** The action's own review comments on a pull request, each with the answers that people gave it. */
import { createHash } from 'node:crypto';
import { type Author, findIdentity, isWrittenBy } from '../authorship.js';
import { pagesOf, target } from '../client.js';
import type { Conversation } from '../pull-request.js';

/** The first comment of a thread. */
export interface ReviewThread {
  readonly id: number;
  readonly body: string;
  readonly path: string;
  /** The version of the file that its lines are of. */
  readonly side: 'LEFT' | 'RIGHT';
  /** Where it is in the newest diff; undefined where the lines are gone (outdated). */
  readonly range: { readonly startLine: number; readonly line: number } | undefined;
  readonly answered: boolean;
  readonly marker: ReviewMarker;
}

interface MarkedComment extends ReviewThread {
  readonly author: Author | undefined;
}

/**
 * Our threads of that origin, oldest first, among the newest thousand comments. The identity is asked for only when such a marker was
 * seen. Rejects as the client does.
 */
export async function findThreads(
  conversation: Conversation,
  origin: string,
): Promise<readonly ReviewThread[]> {
  const marked: Omit<MarkedComment, 'answered'>[] = [];
  const answered = new Set<number>();
  for await (const comment of listComments(conversation)) {
    const { in_reply_to_id: answers, line, start_line: startLine } = comment;
    if (answers !== undefined) {
      answered.add(answers);
      continue;
    }
    const marker = readReviewMarker(comment.body);
    if (marker?.origin !== origin) continue;
    const { id, body, path, user: author } = comment;
    const side = comment.side === 'LEFT' ? 'LEFT' : 'RIGHT';
    // GitHub sends null for what is outdated, against its own description.
    const range = typeof line === 'number' ? { startLine: startLine ?? line, line } : undefined;
    marked.push({ id, body, path, side, range, marker, author });
  }
  if (marked.length === 0) return [];
  const identity = await findIdentity(conversation);
  return marked
    .filter(({ author }) => isWrittenBy(identity, author))
    .map((comment) => ({ ...comment, answered: answered.has(comment.id) }))
    .toSorted((a, b) => a.id - b.id);
}

async function* listComments(conversation: Conversation) {
  const listed = pagesOf(
    (page) =>
      conversation.client.rest.pulls.listReviewComments({
        ...target(conversation),
        pull_number: conversation.pullRequest,
        // Ours are the newest more often than not.
        sort: 'created',
        direction: 'desc',
        ...page,
      }),
    MAX_COMMENT_PAGES,
  );
  for await (const { data } of listed) yield* data;
}

/** 1,000 comments. */
const MAX_COMMENT_PAGES = 10;

const THREADS_QUERY = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id isResolved comments(first: 1) { nodes { fullDatabaseId } } }
      }
    }
  }
}`;
const RESOLVE = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
const UNRESOLVE = `mutation ($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
/** 1,000 threads. */
const MAX_PAGES = 10;

/**
 * Marks threads as resolved, or as open again, by the ids of their first comments. GitHub refuses that to many a
 * job's token, and nothing depends on it: what is refused is left as it is.
 */
export async function setResolved(
  conversation: Conversation,
  commentIds: readonly number[],
  resolved: boolean,
): Promise<void> {
  if (commentIds.length === 0) return;
  const { client, signal } = conversation;
  const request = { signal };
  const wanted = new Set(commentIds.map(String));
  try {
    for (const { id, isResolved, commentId } of await listThreads(conversation)) {
      if (!wanted.has(commentId) || isResolved === resolved) continue;
      await client.graphql(resolved ? RESOLVE : UNRESOLVE, { id, request });
    }
  } catch {
    return;
  }
}

interface ThreadNode {
  readonly id: string;
  readonly isResolved: boolean;
  /** Of the first comment. Text: GraphQL's own numbers have 32 bits, and ids need more. */
  readonly commentId: string;
}

/** What the query above answers. */
interface ThreadsAnswer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        readonly nodes: readonly {
          readonly id: string;
          readonly isResolved: boolean;
          readonly comments: {
            readonly nodes: readonly { readonly fullDatabaseId: string | null }[];
          };
        }[];
      };
    };
  };
}

async function listThreads({
  client,
  repository,
  pullRequest,
  signal,
}: Conversation): Promise<readonly ThreadNode[]> {
  const threads: ThreadNode[] = [];
  let after: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer: ThreadsAnswer = await client.graphql<ThreadsAnswer>(THREADS_QUERY, {
      owner: repository.owner,
      name: repository.name,
      number: pullRequest,
      after,
      request: { signal },
    });
    const { nodes, pageInfo } = answer.repository.pullRequest.reviewThreads;
    for (const { id, isResolved, comments } of nodes) {
      const [first] = comments.nodes;
      const full = first?.fullDatabaseId ?? undefined;
      if (full !== undefined) {
        threads.push({ id, isResolved, commentId: full });
      }
    }
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return threads;
}

// The hidden first line by which the action finds its own review comments again, and which tests each is about.

export interface ReviewMarker {
  readonly runId: number;
  readonly runAttempt: number;
  /** Which step of which workflow writes, as `originOf` says it. */
  readonly origin: string;
  /** As `testDigest` says them, sorted. */
  readonly tests: readonly string[];
  /** Its tests pass, or nothing of the change is behind them any more: the comment says so. */
  readonly settled: boolean;
}

const MARKER =
  /^<!-- kindlm-review run="(\d{1,16})" attempt="(\d{1,9})" origin="([0-9a-f]{16})" tests="([0-9a-f,]{0,2000})"( settled)? -->/;
const DIGEST_LENGTH = 12;
/** A comment about more tests than this is found again by these. */
const MAX_TESTS = 100;

export function formatReviewMarker(marker: ReviewMarker): string {
  const { runId, runAttempt, origin, tests, settled } = marker;
  const state = settled ? ' settled' : '';
  const listed = tests.slice(0, MAX_TESTS).join(',');
  return `<!-- kindlm-review run="${runId}" attempt="${runAttempt}" origin="${origin}" tests="${listed}"${state} -->`;
}

function readReviewMarker(body: string): ReviewMarker | undefined {
  const [, run, attempt, origin, tests, settled] = MARKER.exec(body) ?? [];
  if (origin === undefined || tests === undefined) return undefined;
  return {
    runId: Number(run),
    runAttempt: Number(attempt),
    origin,
    tests: tests.split(',').filter((digest) => digest !== ''),
    settled: settled !== undefined,
  };
}

/** Short name of a test x model of a suite, which tells nothing of them. */
export function testDigest(suite: string, test: string, model: string): string {
  return createHash('sha256')
    .update(JSON.stringify([suite, test, model]))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);
}
