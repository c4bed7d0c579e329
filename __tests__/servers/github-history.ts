/** Commits and how they descend from each other, as GitHub's comparison of two commits tells it. */
import { createHash } from 'node:crypto';
import type { ActionsAnswer } from './github-actions.js';

export interface HistoryState {
  /** Commit to its parents. */
  readonly commits: Map<string, readonly string[]>;
  /** Branch to its newest commit. One that is not here has all commits, under a merge of them. */
  readonly branches: Map<string, string>;
  /** Commit to its files, each with its text; a commit that is not here has none. */
  readonly files: Map<string, Map<string, string>>;
  readonly repository: string;
}

const ALL_COMMITS = 'a11'.padEnd(40, '0');

/** The answer to a request about a branch or about two commits; undefined where it is about something else. */
export function answerHistory(
  state: HistoryState,
  method: string,
  url: URL,
): ActionsAnswer | undefined {
  const branches = `/repos/${state.repository}/branches/`;
  if (method === 'GET' && url.pathname.startsWith(branches)) {
    const name = decodeURIComponent(url.pathname.slice(branches.length));
    const sha = state.branches.get(name) ?? ALL_COMMITS;
    return { status: 200, body: { name, commit: { sha }, protected: false } };
  }
  const content = method === 'GET' ? answerContent(state, url) : undefined;
  if (content !== undefined) return content;
  const prefix = `/repos/${state.repository}/compare/`;
  if (method !== 'GET' || !url.pathname.startsWith(prefix)) return undefined;
  const [named = '', head = ''] = decodeURIComponent(url.pathname.slice(prefix.length)).split(
    '...',
  );
  const all = [...state.commits.keys()].filter((sha) => sha !== ALL_COMMITS);
  state.commits.set(ALL_COMMITS, all);
  const base = state.branches.get(named) ?? named;
  if (!state.commits.has(base) || !state.commits.has(head)) {
    return { status: 404, body: { message: 'Not Found' } };
  }
  const ofBase = ancestors(state, base);
  const ofHead = ancestors(state, head);
  const ahead = [...ofHead].filter((sha) => !ofBase.has(sha));
  const behind = [...ofBase].filter((sha) => !ofHead.has(sha));
  // Nearest first, so the first common one is the merge base of histories as simple as those of tests.
  const mergeBase = [...ofBase].find((sha) => ofHead.has(sha));
  if (mergeBase === undefined) {
    const message = `No common ancestor between ${base} and ${head}.`;
    return { status: 404, body: { message } };
  }
  return {
    status: 200,
    body: {
      status: statusOf(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      merge_base_commit: { sha: mergeBase },
      commits: ahead.map((sha) => ({ sha })),
      files: [],
    },
  };
}

/** A file of a commit, or all of them. */
function answerContent({ repository, files }: HistoryState, url: URL): ActionsAnswer | undefined {
  const [, kind, rest = ''] =
    new RegExp(`^/repos/${repository}/(contents|git/trees)/(.*)$`).exec(url.pathname) ?? [];
  if (kind === undefined) return undefined;
  const name = decodeURIComponent(rest);
  if (kind === 'contents') {
    const text = files.get(url.searchParams.get('ref') ?? '')?.get(name);
    return text === undefined
      ? { status: 404, body: { message: 'Not Found' } }
      : {
          status: 200,
          body: {
            type: 'file',
            path: name,
            encoding: 'base64',
            content: Buffer.from(text).toString('base64'),
          },
        };
  }
  const listed = [...(files.get(name) ?? [])].map(([path, text]) => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: createHash('sha1').update(text).digest('hex'),
  }));
  return { status: 200, body: { sha: name, tree: listed, truncated: listed.length > 1_000 } };
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged';
  if (ahead > 0) return 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

/** The commit itself and all before it, nearest first. */
function ancestors({ commits }: HistoryState, from: string): ReadonlySet<string> {
  const found = new Set([from]);
  for (const sha of found) for (const parent of commits.get(sha) ?? []) found.add(parent);
  return found;
}
