/**
 * The input `history`: after a run of the default branch, its totals go to a branch or into a folder. In: the report as
 * it was published. Nothing in here changes the verdict: what fails is one warning.
 */
import { relative, resolve } from 'node:path';
import { headCommit } from '../../git/commits.js';
import { matrixValues } from '../../github/matrix-values.js';
import { createGitHubClient } from '../../github/client.js';
import { branchOfRef } from '../../github/context.js';
import { writeHistoryBranch, type BranchOutcome } from '../../github/history/history-branch.js';
import { withTimeLimit } from '../../github/time-limit.js';
import { leadsOutside } from '../../preflight/folder-problems.js';
import { modelChange } from '../../comparison/suite-verdict.js';
import {
  HISTORY_FILE,
  HISTORY_PAGE,
  MAX_HISTORY_BYTES,
  mergeHistory,
  type MergedHistory,
} from '../../report/history/history-file.js';
import { historyLines, type HistoryLine } from '../../report/history/history-line.js';
import { renderHistoryPage, unreadWords } from '../../report/history/history-page.js';
import type { Report, SuiteReport } from '../../report/report.js';
import type { Selection } from '../../report/shard-part.js';
import { plural, shortCommit } from '../../words/format.js';
import { asksModels, type Session } from '../session/session.js';
import { reasonAgainstBranch } from './default-branch.js';
import type { HistoryPlace } from '../session/history-input.js';

const TIME_LIMIT_MS = 90_000;

/** Keeps what the input asks for. `selection`: what was asked. Rejects with why it could not. */
export async function keepHistory(
  report: Report,
  session: Session,
  selection: Selection | undefined,
): Promise<void> {
  const { history: place, mode } = session.inputs;
  // A part has no totals: the merge does.
  if (place.kind === 'never' || !asksModels(session.inputs) || mode === 'comment') return;
  if (report.shard !== undefined) return;
  const reason = await reasonAgainst(session, place);
  if (reason !== undefined) {
    session.log.info(`No line of history: ${reason}.`);
    return;
  }
  const origin = await originOf(session, selection);
  const lines = historyLines(report, origin, driftOf);
  if (lines.length === 0) {
    session.log.info('No line of history: the run did not come to its end.');
    return;
  }
  if (place.kind === 'folder') await keepInFolder(lines, report, place.path, session);
  else await keepOnBranch(lines, report, place.name, session);
}

/** Only what is on the default branch is history. */
async function reasonAgainst(session: Session, place: HistoryPlace): Promise<string | undefined> {
  if (session.where === 'github') return reasonAgainstBranch(session);
  return place.kind === 'branch'
    ? 'a branch is written in a workflow only; at a terminal, name a folder: folder:PATH'
    : undefined;
}

async function originOf(
  { inputs, context, where, workingDirectory }: Session,
  { filters, sample }: Selection = { filters: [] },
) {
  return {
    commit: where === 'local' ? await headCommit(workingDirectory) : context.sha,
    matrix: matrixValues(inputs.matrix).join(', '),
    only: [...filters, ...(sample === undefined ? [] : [sample])].join('; '),
  };
}

/** What a comparison with the runs before says of the model itself. */
function driftOf({ comparison }: SuiteReport): HistoryLine['drift'] {
  const change = comparison?.model === undefined ? undefined : modelChange(comparison.model);
  return change === 'same' || change === 'unknown' ? undefined : change;
}

async function keepInFolder(
  lines: readonly HistoryLine[],
  report: Report,
  path: string,
  { workspace, workingDirectory, log }: Session,
): Promise<void> {
  const folder = resolve(workingDirectory, path);
  if (await leadsOutside(workspace, folder)) {
    throw new Error('its folder is inside of .git, or a symbolic link leads out of the workspace');
  }
  const { readHistory, writeHistory } = await import('./history-folder.js');
  const merged = mergeHistory(await readHistory(folder), lines);
  if (merged.kind === 'refused') throw new Error(merged.reason);
  await writeHistory(folder, filesOf(merged, report));
  const shown = relative(workingDirectory, folder) || '.';
  log.info(`History: ${plural(merged.history.lines.length, 'line')} in ${shown}/${HISTORY_FILE}.`);
  if (merged.history.unread > 0) log.notice(unreadWords(merged.history.unread));
}

function filesOf(
  { history }: Extract<MergedHistory, { kind: 'merged' }>,
  { run }: Report,
): Readonly<Record<string, string>> {
  return { [HISTORY_FILE]: history.text, [HISTORY_PAGE]: renderHistoryPage(history, run) };
}

async function keepOnBranch(
  lines: readonly HistoryLine[],
  report: Report,
  branch: string,
  session: Session,
): Promise<void> {
  const { context, inputs, log } = session;
  const { repository, apiUrl } = context;
  if (repository === undefined || inputs.githubToken === '') {
    throw new Error('the input github-token is empty');
  }
  if (branch === branchOfRef(context.ref)) {
    throw new Error(
      `${branch} is the branch that is tested; name a separate one, such as branch:kindlm-history`,
    );
  }
  const client = await createGitHubClient({ token: inputs.githubToken, apiUrl });
  let unread = 0;
  const limited = await withTimeLimit(TIME_LIMIT_MS, (signal) =>
    writeHistoryBranch(
      {
        client,
        repository,
        branch,
        message: commitMessage(report),
        file: HISTORY_FILE,
        maxBytes: MAX_HISTORY_BYTES,
        signal,
      },
      (before) => {
        const merged = mergeHistory(before, lines);
        if (merged.kind === 'refused') return merged;
        unread = merged.history.unread;
        return { kind: 'files', files: filesOf(merged, report) };
      },
    ),
  );
  logBranch(limited.kind === 'done' ? limited.result : TOO_SLOW, branch, session);
  if (unread > 0) log.notice(unreadWords(unread));
}

const TOO_SLOW: BranchOutcome = { kind: 'failed', message: 'GitHub took too long' };

function logBranch(outcome: BranchOutcome, branch: string, { log }: Session): void {
  if (outcome.kind === 'written') {
    log.info(
      outcome.created
        ? `History: made the branch ${branch} with this run's totals.`
        : `History: added this run's totals to the branch ${branch}.`,
    );
    return;
  }
  log.warning(`The history was not written to the branch ${branch}: ${whyNot(outcome)}`);
}

function whyNot(outcome: Exclude<BranchOutcome, { kind: 'written' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return `${outcome.reason}.`;
    case 'read-only-token':
      return 'the token may not write. Give the job `contents: write`.';
    case 'failed':
      return outcome.message;
  }
}

function commitMessage({ run }: Report): string {
  const commit = run.sha === undefined ? '' : ` of ${shortCommit(run.sha)}`;
  const attempt = (run.runAttempt ?? 1) > 1 ? `, attempt ${run.runAttempt}` : '';
  const by = run.runId === undefined ? '' : ` (run ${run.runId}${attempt})`;
  return [
    `KindLM history${commit}${by}`,
    ...(run.runUrl === undefined ? [] : ['', run.runUrl]),
  ].join('\n');
}
