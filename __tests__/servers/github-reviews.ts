/**
 * A pull request's diff, its review comments and their threads, as GitHub's API answers. The emulator's own files are
 * stubs, and it takes review comments by the old `position` only.
 */
import { createHash } from 'node:crypto';

export interface DiffFile {
  readonly filename: string;
  /** Absent for binary files and for diffs that are too large. */
  readonly patch?: string;
  /** Default `modified`. */
  readonly status?: string;
  readonly previous_filename?: string;
  /** Of the file at the head: served as a blob. */
  readonly content?: string;
}

export interface ReviewComment {
  readonly id: number;
  readonly author: { readonly id: number; readonly login: string };
  body: string;
  readonly path: string;
  /** null once the lines are gone. */
  line: number | null;
  startLine: number | null;
  side: string;
  readonly inReplyTo?: number;
  /** The review that it came with. */
  readonly review: number;
  resolved: boolean;
}

export interface ReviewsState {
  readonly repository: string;
  pullRequest: number;
  headSha: string;
  files: readonly DiffFile[];
  comments: ReviewComment[];
  reviews: number;
  nextId: number;
  /** Whether the jobs' tokens may resolve threads. */
  mayResolve: boolean;
}

export interface ReviewsAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReviewsCall {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly author: ReviewComment['author'];
  readonly mayWrite: boolean;
  /** Of the proxy, for links to further pages. */
  readonly origin: string;
}

const FORBIDDEN = { status: 403, body: { message: 'Resource not accessible by integration' } };
const NOT_FOUND = { status: 404, body: { message: 'Not Found' } };

/** The answer to a request about the pull request, its files and its review comments; undefined for any other. */
export function answerReviews(state: ReviewsState, call: ReviewsCall): ReviewsAnswer | undefined {
  const [, blob] = /\/git\/blobs\/([0-9a-f]{40})$/.exec(call.url.pathname) ?? [];
  if (blob !== undefined && call.method === 'GET') return answerBlob(state, blob);
  const prefix = `/repos/${state.repository}/pulls/`;
  if (!call.url.pathname.startsWith(prefix)) return undefined;
  const [room = '', part] = call.url.pathname.slice(prefix.length).split('/');
  if (call.method !== 'GET' && !call.mayWrite) return FORBIDDEN;
  if (room === 'comments') return answerComment(state, call, Number(part));
  if (Number(room) !== state.pullRequest) return undefined;
  if (part === undefined && call.method === 'GET') {
    return { status: 200, body: { number: state.pullRequest, head: { sha: state.headSha } } };
  }
  if (part === 'files') return paged(call, state.files.map(formatFile));
  if (part === 'comments' && call.method === 'GET') return paged(call, state.comments.map(format));
  if (part === 'comments') return postComment(state, call);
  return part === 'reviews' ? postReview(state, call) : undefined;
}

interface DraftComment {
  readonly path?: string;
  readonly body?: string;
  readonly line?: number;
  readonly side?: string;
  readonly start_line?: number;
  readonly start_side?: string;
}

function postReview(state: ReviewsState, { body, author }: ReviewsCall): ReviewsAnswer {
  const {
    commit_id: commit,
    comments = [],
    body: text,
  } = body as {
    readonly commit_id?: string;
    readonly body?: string;
    readonly comments?: readonly DraftComment[];
  };
  const fault =
    commitFault(state, commit) ??
    comments.map((comment) => placeFault(state, comment)).find((one) => one !== undefined);
  if (fault !== undefined) return unprocessable(fault);
  if (text === '' && comments.length === 0) return unprocessable('Body cannot be blank');
  state.reviews += 1;
  for (const comment of comments) add(state, comment, author);
  return { status: 200, body: { id: state.reviews, state: 'COMMENTED' } };
}

function postComment(state: ReviewsState, { body, author }: ReviewsCall): ReviewsAnswer {
  const draft = body as DraftComment & { readonly commit_id?: string };
  const fault = commitFault(state, draft.commit_id) ?? placeFault(state, draft);
  if (fault !== undefined) return unprocessable(fault);
  state.reviews += 1;
  return { status: 201, body: format(add(state, draft, author)) };
}

function answerComment(
  state: ReviewsState,
  { method, body, author }: ReviewsCall,
  id: number,
): ReviewsAnswer {
  const comment = state.comments.find((one) => one.id === id);
  if (comment === undefined) return NOT_FOUND;
  if (method === 'GET') return { status: 200, body: format(comment) };
  if (comment.author.id !== author.id) return FORBIDDEN;
  if (method === 'DELETE') {
    state.comments = state.comments.filter((one) => one !== comment);
    return { status: 204 };
  }
  comment.body = (body as { readonly body: string }).body;
  return { status: 200, body: format(comment) };
}

function commitFault(state: ReviewsState, commit: string | undefined): string | undefined {
  return commit === state.headSha ? undefined : 'commit_id is not part of the pull request';
}

/** What GitHub would not take: lines that its diff does not show, and ranges that are none. */
function placeFault(state: ReviewsState, draft: DraftComment): string | undefined {
  const { path, line, side, start_line: start, start_side: startSide, body = '' } = draft;
  if (body === '') return 'body cannot be blank';
  const patch = state.files.find(({ filename }) => filename === path)?.patch;
  if (patch === undefined) return 'Path could not be resolved';
  if (side !== 'RIGHT' && side !== 'LEFT') return 'side is not one of LEFT, RIGHT';
  const hunks = shownLines(patch, side);
  const hunk = hunks.find((lines) => line !== undefined && lines.includes(line));
  if (hunk === undefined) return 'Line could not be resolved';
  if (start === undefined) return undefined;
  if (start >= (line ?? 0)) return 'start_line must precede the end line';
  if (!hunk.includes(start) || startSide !== side) {
    return 'start_line must be part of the same hunk as the line';
  }
  return undefined;
}

/** Of each hunk, the numbers of that version's lines in it, context included. */
function shownLines(patch: string, side: 'LEFT' | 'RIGHT'): readonly (readonly number[])[] {
  const sign = side === 'LEFT' ? '-' : '+';
  const hunks: number[][] = [];
  let next = 0;
  for (const row of patch.split('\n')) {
    const [, old, written] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(row) ?? [];
    const start = side === 'LEFT' ? old : written;
    if (start !== undefined) {
      next = Number(start);
      hunks.push([]);
    } else if (row.startsWith(sign) || row.startsWith(' ')) {
      hunks.at(-1)?.push(next);
      next += 1;
    }
  }
  return hunks;
}

function add(
  state: ReviewsState,
  { path = '', body = '', line, start_line: start, side = 'RIGHT' }: DraftComment,
  author: ReviewComment['author'],
): ReviewComment {
  state.nextId += 1;
  const comment: ReviewComment = {
    id: state.nextId,
    author,
    body,
    path,
    line: line ?? null,
    startLine: start ?? null,
    side,
    review: state.reviews,
    resolved: false,
  };
  state.comments.push(comment);
  return comment;
}

/** What anybody says in a thread, past the recording. */
export function addReply(
  state: ReviewsState,
  id: number,
  body: string,
  author: ReviewComment['author'],
): void {
  const thread = state.comments.find((comment) => comment.id === id);
  if (thread === undefined) throw new Error(`no review comment ${id}`);
  state.nextId += 1;
  state.comments.push({ ...thread, id: state.nextId, body, author, inReplyTo: id });
}

function format(comment: ReviewComment): object {
  const { id, author, body, path, line, startLine, side, inReplyTo, review } = comment;
  return {
    id,
    pull_request_review_id: review,
    user: author,
    body,
    path,
    line,
    start_line: startLine,
    position: line,
    side,
    ...(inReplyTo === undefined ? {} : { in_reply_to_id: inReplyTo }),
  };
}

function formatFile({ content, ...file }: DiffFile): object {
  const blob = content === undefined ? {} : { sha: blobName(content) };
  return { status: 'modified', additions: 1, deletions: 0, changes: 1, ...file, ...blob };
}

function blobName(content: string): string {
  return createHash('sha1').update(content).digest('hex');
}

function answerBlob(state: ReviewsState, name: string): ReviewsAnswer | undefined {
  const file = state.files.find(
    ({ content }) => content !== undefined && blobName(content) === name,
  );
  if (file?.content === undefined) return undefined;
  const content = Buffer.from(file.content).toString('base64');
  return { status: 200, body: { sha: name, encoding: 'base64', content } };
}

function paged({ url, origin }: ReviewsCall, rows: readonly object[]): ReviewsAnswer {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const page = Number(url.searchParams.get('page') ?? 1);
  const next = new URL(url.pathname + url.search, origin);
  next.searchParams.set('page', String(page + 1));
  const hasNext = rows.length > page * size;
  return {
    status: 200,
    body: rows.slice((page - 1) * size, page * size),
    headers: hasNext ? { link: `<${next.href}>; rel="next"` } : {},
  };
}

function unprocessable(reason: string): ReviewsAnswer {
  return { status: 422, body: { message: 'Unprocessable Entity', errors: [reason] } };
}
