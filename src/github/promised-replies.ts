/**
 * What is read of GitHub's replies, one row a request. A proxy, or a server that is not quite GitHub's, may say 200 to
 * anything: a reply that lacks what is read of it is refused with the request and the field, before anybody reads it.
 */
import { isRecord } from '../basics/basics.js';

/** A list holds one shape. A key that ends in `?` may be null or absent. A function chooses by the reply itself. */
type Shape =
  | 'text'
  | 'number'
  | 'anything'
  | readonly [Shape]
  | { readonly [key: string]: Shape }
  | ((reply: unknown) => Shape);

const ID = { id: 'number' } as const;
const AUTHOR = { id: 'number', login: 'text' } as const;
const SHA = { sha: 'text' } as const;
const COMMENT = { id: 'number', html_url: 'text', 'body?': 'text', 'user?': AUTHOR } as const;
const PULL_HEAD = { sha: 'text', ref: 'text', 'repo?': ID } as const;
const RUN = {
  id: 'number',
  workflow_id: 'number',
  'run_attempt?': 'number',
  head_sha: 'text',
  'head_branch?': 'text',
  'head_repository?': ID,
  repository: ID,
  html_url: 'text',
  'run_started_at?': 'text',
  created_at: 'text',
} as const;

/** By method and path, below `/repos/{owner}/{repo}` where that begins it. What GraphQL answers is read where it is asked. */
const REPLIES: Readonly<Record<string, Shape>> = {
  'GET /user': AUTHOR,
  'POST /graphql': {},
  'GET ': { default_branch: 'text' },
  'GET /actions/artifacts/{artifact_id}/{archive_format}': 'anything',
  'GET /actions/runs/{run_id}': RUN,
  'GET /actions/runs/{run_id}/artifacts': {
    artifacts: [{ id: 'number', name: 'text', 'created_at?': 'text' }],
  },
  'GET /actions/runs/{run_id}/jobs': {
    jobs: [
      {
        name: 'text',
        'run_attempt?': 'number',
        'conclusion?': 'text',
        started_at: 'text',
        'completed_at?': 'text',
        'runner_name?': 'text',
      },
    ],
  },
  'GET /actions/workflows/{workflow_id}/runs': { workflow_runs: [RUN] },
  'GET /branches/{branch}': { commit: SHA },
  'GET /commits/{ref}/check-runs': {
    check_runs: [{ id: 'number', 'external_id?': 'text', 'details_url?': 'text' }],
  },
  'POST /check-runs': ID,
  'PATCH /check-runs/{check_run_id}': { 'html_url?': 'text' },
  'GET /compare/{basehead}': { status: 'text', merge_base_commit: SHA },
  'GET /contents/{path}': (reply) =>
    isRecord(reply) && reply['type'] === 'file'
      ? { encoding: 'text', content: 'text' }
      : Array.isArray(reply)
        ? 'anything'
        : { type: 'text' },
  'GET /git/blobs/{file_sha}': { content: 'text' },
  'GET /issues': [
    { number: 'number', html_url: 'text', state: 'text', 'body?': 'text', 'user?': AUTHOR },
  ],
  'POST /issues': { number: 'number', html_url: 'text' },
  'PATCH /issues/{issue_number}': {},
  'GET /issues/{issue_number}/comments': [COMMENT],
  'POST /issues/{issue_number}/comments': COMMENT,
  'GET /issues/comments/{comment_id}': { 'body?': 'text' },
  'PATCH /issues/comments/{comment_id}': {},
  'DELETE /issues/comments/{comment_id}': 'anything',
  'GET /pulls': [{ number: 'number', head: PULL_HEAD }],
  'GET /pulls/{pull_number}': { head: SHA },
  'GET /pulls/{pull_number}/comments': [
    {
      id: 'number',
      body: 'text',
      path: 'text',
      'user?': AUTHOR,
      'side?': 'text',
      'line?': 'number',
      'start_line?': 'number',
      'in_reply_to_id?': 'number',
    },
  ],
  'POST /pulls/{pull_number}/comments': {},
  'GET /pulls/{pull_number}/files': [
    { filename: 'text', status: 'text', 'patch?': 'text', 'sha?': 'text' },
  ],
  'POST /pulls/{pull_number}/reviews': {},
  'PATCH /pulls/comments/{comment_id}': {},
  'DELETE /pulls/comments/{comment_id}': 'anything',
};

/** Throws where the reply lacks what is read of it. `url`: with its `{parameters}` in place. */
export function requireReply(method: string, url: string, reply: unknown): void {
  const route = `${method} ${url.replace(/^\/repos\/\{owner\}\/\{repo\}/, '')}`;
  const shape = REPLIES[route];
  if (shape === undefined) throw new Error(`no row says what is read of the reply to ${route}`);
  const fault = faultOf(shape, reply, '');
  if (fault === undefined) return;
  const { path, wanted } = fault;
  const what = path === '' ? `is not ${wanted}` : `has no ${wanted} at ${path}`;
  throw new Error(`GitHub's reply to ${method} ${url} ${what}, as its API promises`);
}

interface Fault {
  /** e.g. `workflow_runs[0].id`; empty for the reply itself. */
  readonly path: string;
  readonly wanted: string;
}

function faultOf(shape: Shape, value: unknown, path: string): Fault | undefined {
  if (typeof shape === 'function') return faultOf(shape(value), value, path);
  if (shape === 'anything') return undefined;
  const fault = (wanted: string): Fault => ({
    path,
    wanted: path === '' ? wanted : wanted.replace(/^an? /, ''),
  });
  if (shape === 'text') return typeof value === 'string' ? undefined : fault('a text');
  if (shape === 'number') return typeof value === 'number' ? undefined : fault('a number');
  if (isList(shape)) {
    if (!Array.isArray(value)) return fault('a list');
    return firstOf(value, (item, index) => faultOf(shape[0], item, `${path}[${index}]`));
  }
  if (!isRecord(value)) return fault('an object');
  return firstOf(Object.entries(shape), ([key, inner]) => {
    const name = key.replace(/\?$/, '');
    const field = Object.hasOwn(value, name) ? value[name] : undefined;
    if (name !== key && (field === undefined || field === null)) return undefined;
    return faultOf(inner, field, path === '' ? name : `${path}.${name}`);
  });
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => Fault | undefined,
): Fault | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
