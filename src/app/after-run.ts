/**
 * What a run of the default branch leaves behind: its totals in a folder (the input `history`), and the issue about the
 * model (the input `issue`). In: the report as it was published. Nothing in here changes the verdict. What becomes of the
 * folder is the workflow's to say.
 */
import { lstat, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { errorText, isBranchEvent } from '../basics/basics.js';
import { plural } from '../basics/format.js';
import { branchOfRef, matrixValues } from '../github/context.js';
import { settleDriftIssue } from '../github/publish.js';
import type { PublishPermit } from '../processes/end-process.js';
import { headCommit } from '../processes/git.js';
import { writeAtomically } from '../recordings/recordings.js';
import {
  HISTORY_FILES,
  type HistoryLine,
  historyLines,
  mergeHistory,
  renderHistoryPage,
} from '../report/views.js';
import type { Report, Selection } from '../report/report.js';
import { leadsOutside, makeFolder } from './preflight/folder-problems.js';
import { accessOf, asksModels, type Session } from './session/session.js';

/** Keeps what the inputs ask for; what fails is one warning. `selection`: what was asked. */
export async function keepAfterRun(
  report: Report,
  session: Session & { readonly permit: PublishPermit },
  selection: Selection | undefined,
): Promise<void> {
  const { log, permit } = session;
  permit.require();
  const failed = (what: string) => (error: unknown) => {
    log.warning(`${what} was not written: ${errorText(error)}`);
  };
  await Promise.all([
    keepHistory(report, session, selection).catch(failed('The history')),
    raiseIssue(report, session).catch(failed('The issue about the model')),
  ]);
}

/** Rejects with why it could not. */
async function keepHistory(
  report: Report,
  session: Session,
  selection: Selection | undefined,
): Promise<void> {
  const { history: path } = session.inputs;
  // A part has no totals: the merge does.
  if (path === undefined || !asksModels(session.inputs)) return;
  if (report.shard !== undefined) return;
  // Only what is on the default branch is history.
  const reason = session.where === 'github' ? reasonAgainstBranch(session) : undefined;
  if (reason !== undefined) {
    session.log.info(`No line of history: ${reason}.`);
    return;
  }
  const origin = await originOf(session, selection);
  const lines = historyLines(report, origin);
  if (lines.length === 0) {
    session.log.info('No line of history: the run did not come to its end.');
    return;
  }
  await keepInFolder(lines, report, path, session);
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
  const merged = mergeHistory(await readHistory(folder), lines);
  if (merged.kind === 'refused') throw new Error(merged.reason);
  const { history } = merged;
  await makeFolder(folder);
  // Each whole or not at all.
  await writeAtomically(join(folder, HISTORY_FILES.lines), history.text);
  await writeAtomically(join(folder, HISTORY_FILES.page), renderHistoryPage(history, report.run));
  const shown = relative(workingDirectory, folder) || '.';
  log.info(`History: ${plural(history.lines.length, 'line')} in ${shown}/${HISTORY_FILES.lines}.`);
  if (history.unread !== undefined) log.notice(history.unread);
}

/** What the file has now, empty where there is none. Rejects for what is no file, and for one that is too large. */
async function readHistory(folder: string): Promise<string> {
  const path = join(folder, HISTORY_FILES.lines);
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return '';
  // A link could lead out of the workspace.
  if (!found.isFile()) throw new Error(`${HISTORY_FILES.lines} is there, and is no file`);
  if (found.size > HISTORY_FILES.maxBytes) throw new Error(`${HISTORY_FILES.lines} is too large`);
  return readFile(path, 'utf8');
}

/** Runs that nobody's change started: a push may have changed what is asked. */
const MODEL_EVENTS: readonly (string | undefined)[] = ['schedule', 'workflow_dispatch'];

/**
 * The input `issue: on-drift`: a scheduled run that finds the model itself worse opens an issue, later ones update it, and
 * the one that finds the pass rate back closes it. Rejects with why it could not.
 */
async function raiseIssue(report: Report, session: Session): Promise<void> {
  const { inputs, context, log } = session;
  if (inputs.issue === 'never' || session.where === 'local') return;
  if (!asksModels(inputs) || report.shard !== undefined) return;
  if (!MODEL_EVENTS.includes(context.eventName)) return;
  if (reasonAgainstBranch(session) !== undefined) return;
  const access = accessOf(session);
  if (access === undefined) throw new Error('the input github-token is empty');
  const done = await settleDriftIssue(access, report, inputs.matrix);
  if (done !== undefined) log.info(done);
}

// Whether a job runs for the repository's default branch itself: only such a run has a history, or speaks for the
// model.

/** Why it does not, in words that complete a sentence; undefined where it does. A schedule runs on no other branch. */
function reasonAgainstBranch({ context }: Session): string | undefined {
  const { eventName, ref, defaultBranch } = context;
  const own = branchOfRef(ref);
  const known = defaultBranch ?? (eventName === 'schedule' ? own : undefined);
  if (isBranchEvent(eventName) && known !== undefined && own === known) return undefined;
  return `only runs of the default branch${known === undefined ? '' : ` ${known}`} have one`;
}
