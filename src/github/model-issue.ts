/**
 * The issue of `issue: on-drift`, for a model that itself answers worse: one that is opened, updated and closed in place. It
 * is found again by a hidden marker and by being written by the token's own identity, so that the issue of a person who
 * pastes the marker is never edited.
 */
import { createHash } from 'node:crypto';
import { driftIssue, type DropState, dropStates } from '../report/views.js';
import type { Report } from '../report/report.js';
import { findIdentity, isAnyNewer, isWrittenBy, jobOriginOf } from './authorship.js';
import { connect, pagesOf, type Place, readApiFailure, target, withTimeLimit } from './client.js';
import type { Access } from './context.js';

const TIME_LIMIT_MS = 60_000;

/**
 * Opens, updates or closes the issue, as the report's comparison with the runs before it says. `matrix`: JSON of the job's
 * values. Resolves to what was done, for the log; undefined where there was nothing to do. Rejects with why it could not.
 */
export async function settleDriftIssue(
  access: Access,
  report: Report,
  matrix: string | undefined,
): Promise<string | undefined> {
  try {
    return await withTimeLimit(TIME_LIMIT_MS, async (signal) =>
      settle({ ...(await connect(access, signal)), giveWay: true }, report, matrix),
    );
  } catch (error) {
    throw new Error(whyNot(error), { cause: error });
  }
}

function whyNot(error: unknown): string {
  const { kind, message } = readApiFailure(error);
  return kind === 'read-only-token'
    ? 'the token may not write issues. Give the job `issues: write`.'
    : message;
}

async function settle(
  place: Place,
  report: Report,
  matrix: string | undefined,
): Promise<string | undefined> {
  const origin = jobOriginOf(report, matrix);
  const run = { runId: report.run.runId ?? 0, runAttempt: report.run.runAttempt ?? 1 };
  const issues = await findOwnIssues(place, origin);
  const issue = issues.find(({ marker }) => marker.state === 'lasting');
  if (issue !== undefined && (await isAnyNewer(place, [issue.marker], run))) return undefined;
  const states = dropStates(report, issue?.marker.drops ?? [], keyOfSuite);
  const lasting = states.filter(({ state }) => state !== 'recovered');
  const marker = (state: IssueMarker['state'], drops: readonly DropState[]): IssueMarker => {
    return { origin, ...run, state, drops };
  };
  const open = async (drops: readonly DropState[]): Promise<string> => {
    const text = driftIssue(report, drops);
    const url = await openIssue(place, { ...text, marker: marker('lasting', drops) });
    return `The model itself answers worse: opened ${url}`;
  };
  if (issue === undefined) return lasting.length === 0 ? undefined : open(lasting);
  if (lasting.length === 0) {
    const over = { ...driftIssue(report, states), marker: marker('over', []) };
    // One that a person closed is only told apart from what may come.
    await rewriteIssue(place, issue, over, issue.state === 'open');
    return `The model itself no longer answers worse: ${issue.state === 'open' ? 'closed' : 'settled'} ${issue.url}`;
  }
  if (issue.state === 'closed') {
    const unseen = lasting.filter((drop) => !isTracked(issue, drop));
    return unseen.length === 0 ? undefined : open(unseen);
  }
  if (lasting.every(({ state }) => state === 'unknown')) return undefined;
  const { body } = driftIssue(report, states);
  await rewriteIssue(place, issue, { body, marker: marker('lasting', lasting) });
  return `The model itself answers worse: updated ${issue.url}`;
}

function isTracked({ marker }: OwnIssue, { suite }: DropState): boolean {
  return marker.drops.some((drop) => drop.suite === suite);
}

function keyOfSuite(name: string): string {
  return createHash('shake256', { outputLength: 8 }).update(name).digest('hex');
}

// The issues themselves. Everything rejects as the client does.

interface OwnIssue {
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

/** Our issues of this origin, open and closed, the newest first. */
async function findOwnIssues(place: Place, origin: string): Promise<readonly OwnIssue[]> {
  const identity = await findIdentity(place);
  const creator = identity.kind === 'known' ? identity.author.login : identity.login;
  const found: OwnIssue[] = [];
  const listed = pagesOf(
    (page) =>
      place.client.rest.issues.listForRepo({
        ...target(place, { needs: ['*.number', '*.html_url', '*.state'] }),
        creator,
        state: 'all',
        sort: 'created',
        direction: 'desc',
        ...page,
      }),
    MAX_PAGES,
  );
  for await (const { data } of listed) {
    for (const issue of data) {
      const marker = readIssueMarker(issue.body ?? '');
      if (marker?.origin !== origin || issue.pull_request !== undefined) continue;
      if (!isWrittenBy(identity, issue.user ?? undefined)) continue;
      const { number, html_url: url, body } = issue;
      const state = issue.state === 'open' ? 'open' : 'closed';
      found.push({ number, url, state, body: body ?? '', marker });
    }
  }
  return found.toSorted((a, b) => b.number - a.number);
}

/** Opens an issue. Where a job opened one at the same time, the older one stays, and the newer one points to it. */
async function openIssue(place: Place, { title, body, marker }: IssueText): Promise<string> {
  const { data } = await place.client.rest.issues.create({
    ...target(place, { needs: ['number', 'html_url'] }),
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
async function rewriteIssue(
  place: Place,
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

// The hidden first line by which the action finds its own issue again, and what it must know of the runs before.

/** What an earlier run found of one suite: see TrackedDrop. */
interface MarkedDrop {
  /** 16 hexadecimal digits, made from the suite's name. */
  readonly suite: string;
  readonly before: number;
  readonly then: number;
}

interface IssueMarker {
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

function formatIssueMarker(marker: IssueMarker): string {
  const { origin, runId, runAttempt, state, drops } = marker;
  const suites = drops
    .slice(0, MAX_DROPS)
    .map(({ suite, before, then }) => `${suite}:${before.toFixed(4)}:${then.toFixed(4)}`);
  return `<!-- kindlm-action drift="${origin}" run="${runId}" attempt="${runAttempt}" state="${state}" suites="${suites.join(',')}" -->`;
}

/** The marker at the start of an issue; undefined where there is none. */
function readIssueMarker(body: string): IssueMarker | undefined {
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
