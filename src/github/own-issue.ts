/**
 * An issue that is kept in place: found again by a hidden marker and by being written by the token's own identity, so
 * that the issue of a person who pastes the marker is never edited. Everything rejects as the client does.
 */
import type { GitHubClient } from './client.js';
import { findIdentity, isWrittenBy } from './comment/comment.js';
import type { Repository } from './context.js';

export interface IssuePlace {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly signal: AbortSignal;
}

export interface OwnIssue {
  readonly number: number;
  readonly url: string;
  readonly state: 'open' | 'closed';
  readonly body: string;
  readonly marker: IssueMarker;
}

interface IssueText {
  readonly title: string;
  readonly body: string;
  readonly marker: IssueMarker;
}

/** The newest five hundred of one author: older ones are about something long ago. */
const MAX_PAGES = 5;
const PAGE_SIZE = 100;

/** Our issues of this origin, open and closed, the newest first. */
export async function findOwnIssues(
  place: IssuePlace,
  origin: string,
): Promise<readonly OwnIssue[]> {
  const identity = await findIdentity(place.client, place.signal);
  const creator = identity.kind === 'known' ? identity.author.login : identity.login;
  const found: OwnIssue[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await place.client.rest.issues.listForRepo({
      ...target(place),
      creator,
      state: 'all',
      sort: 'created',
      direction: 'desc',
      per_page: PAGE_SIZE,
      page,
    });
    for (const issue of data) {
      const marker = readIssueMarker(issue.body ?? '');
      if (marker?.origin !== origin || issue.pull_request !== undefined) continue;
      if (!isWrittenBy(identity, issue.user ?? undefined)) continue;
      const { number, html_url: url, body } = issue;
      const state = issue.state === 'open' ? 'open' : 'closed';
      found.push({ number, url, state, body: body ?? '', marker });
    }
    if (data.length < PAGE_SIZE) break;
  }
  return found.toSorted((a, b) => b.number - a.number);
}

/** Opens an issue. Where a job opened one at the same time, the older one stays, and the newer one points to it. */
export async function openIssue(
  place: IssuePlace,
  { title, body, marker }: IssueText,
): Promise<string> {
  const { data } = await place.client.rest.issues.create({
    ...target(place),
    title,
    body: `${formatIssueMarker(marker)}\n${body}`,
  });
  const rivals = await findOwnIssues(place, marker.origin).catch(() => []);
  const oldest = rivals
    .filter((issue) => issue.state === 'open' && issue.marker.state === 'lasting')
    .at(-1);
  if (oldest === undefined || oldest.number >= data.number) return data.html_url;
  const duplicate = formatIssueMarker({ ...marker, state: 'over', drops: [] });
  await place.client.rest.issues.update({
    ...target(place),
    issue_number: data.number,
    body: `${duplicate}\nThe same as ${oldest.url}, which another run opened at the same time.`,
    state: 'closed',
    state_reason: 'not_planned',
  });
  return oldest.url;
}

/** Edits the text of an issue, which nobody is notified of, and closes it where that is wanted. */
export async function rewriteIssue(
  place: IssuePlace,
  issue: OwnIssue,
  { body, marker }: Omit<IssueText, 'title'>,
  close = false,
): Promise<void> {
  await place.client.rest.issues.update({
    ...target(place),
    issue_number: issue.number,
    body: `${formatIssueMarker(marker)}\n${body}`,
    ...(close ? ({ state: 'closed', state_reason: 'completed' } as const) : {}),
  });
}

function target({ repository, signal }: IssuePlace) {
  return { owner: repository.owner, repo: repository.name, request: { signal } };
}

// The hidden first line by which the action finds its own issue again, and what it must know of the runs before.

/** What an earlier run found of one suite: see TrackedDrop. */
interface MarkedDrop {
  /** 16 hexadecimal digits, made from the suite's name. */
  readonly suite: string;
  readonly before: number;
  readonly then: number;
}

export interface IssueMarker {
  /** Which step of which workflow writes: 16 hexadecimal digits. */
  readonly origin: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** `over`: what it was about has ended, and a new one gets a new issue. */
  readonly state: 'lasting' | 'over';
  readonly drops: readonly MarkedDrop[];
}

const MARKER =
  /^<!-- kindlm-action drift="([0-9a-f]{16})" run="(\d{1,16})" attempt="(\d{1,9})" state="(lasting|over)" suites="([0-9a-f:.,]{0,2000})" -->/;
const DROP = /^([0-9a-f]{16}):(0\.\d{4}|1\.0000):(0\.\d{4}|1\.0000)$/;
/** Further suites are not tracked: their drop has its issue while it is found. */
const MAX_DROPS = 50;

export function formatIssueMarker(marker: IssueMarker): string {
  const { origin, runId, runAttempt, state, drops } = marker;
  const suites = drops
    .slice(0, MAX_DROPS)
    .map(({ suite, before, then }) => `${suite}:${before.toFixed(4)}:${then.toFixed(4)}`);
  return `<!-- kindlm-action drift="${origin}" run="${runId}" attempt="${runAttempt}" state="${state}" suites="${suites.join(',')}" -->`;
}

/** The marker at the start of an issue; undefined where there is none. */
export function readIssueMarker(body: string): IssueMarker | undefined {
  const [, origin, run, attempt, state, suites = ''] = MARKER.exec(body) ?? [];
  if (origin === undefined) return undefined;
  const drops = suites.split(',').flatMap((text): MarkedDrop[] => {
    const [, suite, before, then] = DROP.exec(text) ?? [];
    return suite === undefined ? [] : [{ suite, before: Number(before), then: Number(then) }];
  });
  return {
    origin,
    runId: Number(run),
    runAttempt: Number(attempt),
    state: state === 'over' ? 'over' : 'lasting',
    drops,
  };
}
