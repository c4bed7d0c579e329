/**
 * The input `issue: on-drift`: a scheduled run that finds the model itself worse opens an issue, later ones update it, and
 * the one that finds the pass rate back closes it. Nothing in here changes the verdict: what fails is one warning.
 */
import { createHash } from 'node:crypto';
import { createGitHubClient, readApiFailure, withTimeLimit } from '../../github/client.js';
import { commentOrigin, originOf } from '../../github/comment/comment.js';
import {
  findOwnIssues,
  type IssueMarker,
  type IssuePlace,
  openIssue,
  type OwnIssue,
  rewriteIssue,
} from '../../github/own-issue.js';
import { isAnyNewer } from '../../github/other-runs.js';
import {
  driftIssueTitle,
  renderDriftIssue,
  renderSettledDrift,
} from '../../report/markdown/drift-issue.js';
import { dropStates, type DropState } from '../../report/digest/model-comparison.js';
import type { Report } from '../../report/report.js';
import { asksModels, type Session } from '../session/session.js';
import { reasonAgainstBranch } from './keep-history.js';

const TIME_LIMIT_MS = 60_000;
/** Runs that nobody's change started: a push may have changed what is asked. */
const EVENTS: readonly (string | undefined)[] = ['schedule', 'workflow_dispatch'];

/** Opens, updates or closes the issue. Rejects with why it could not. */
export async function raiseIssue(report: Report, session: Session): Promise<void> {
  const { inputs, context, log } = session;
  const { repository, apiUrl, eventName } = context;
  if (!asksModels(inputs) || report.shard !== undefined || !EVENTS.includes(eventName)) return;
  if ((await reasonAgainstBranch(session)) !== undefined) return;
  if (repository === undefined || inputs.githubToken === '') {
    throw new Error('the input github-token is empty');
  }
  const client = await createGitHubClient({ token: inputs.githubToken, apiUrl, use: 'optional' });
  const limited = await withTimeLimit(TIME_LIMIT_MS, (signal) =>
    settle({ client, repository, signal }, report, session).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new Error(whyNot(error), { cause: error });
    }),
  );
  if (limited.kind === 'timed-out') throw new Error('GitHub took too long');
  if (limited.result !== undefined) log.info(limited.result);
}

function whyNot(error: unknown): string {
  const { kind, message } = readApiFailure(error);
  return kind === 'read-only-token'
    ? 'the token may not write issues. Give the job `issues: write`.'
    : message;
}

/** What was done, for the log; undefined where there was nothing to do. */
async function settle(
  place: IssuePlace,
  report: Report,
  session: Session,
): Promise<string | undefined> {
  const origin = commentOrigin([originOf(report), session.inputs.matrix ?? '']);
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
    const text = { title: driftIssueTitle(drops), body: renderDriftIssue(report, drops) };
    const url = await openIssue(place, { ...text, marker: marker('lasting', drops) });
    return `The model itself answers worse: opened ${url}`;
  };
  if (issue === undefined) return lasting.length === 0 ? undefined : open(lasting);
  if (lasting.length === 0) {
    const over = { body: renderSettledDrift(report, states), marker: marker('over', []) };
    // One that a person closed is only told apart from what may come.
    await rewriteIssue(place, issue, over, issue.state === 'open');
    return `The model itself no longer answers worse: ${issue.state === 'open' ? 'closed' : 'settled'} ${issue.url}`;
  }
  if (issue.state === 'closed') {
    const unseen = lasting.filter((drop) => !isTracked(issue, drop));
    return unseen.length === 0 ? undefined : open(unseen);
  }
  if (lasting.every(({ state }) => state === 'unknown')) return undefined;
  const body = renderDriftIssue(report, states);
  await rewriteIssue(place, issue, { body, marker: marker('lasting', lasting) });
  return `The model itself answers worse: updated ${issue.url}`;
}

function isTracked({ marker }: OwnIssue, { suite }: DropState): boolean {
  return marker.drops.some((drop) => drop.suite === suite);
}

function keyOfSuite(name: string): string {
  return createHash('shake256', { outputLength: 8 }).update(name).digest('hex');
}
