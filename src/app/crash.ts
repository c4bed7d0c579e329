/** The last report of a run that failed inside the action itself: exit code 4, never a silent red. */
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorText, textAt } from '../basics/basics.js';
import { createActionsLog, createTerminalLog, type Log } from '../github/log.js';
import { CRASHED } from '../processes/end-process.js';
import { proxySecrets } from '../providers/endpoint.js';
import { logText } from '../report/escape.js';
import { conclude } from './conclude.js';
import { NOTHING_RUN } from './job.js';
import { type HostProcess, isOnGitHub, openSession } from './session/session.js';
import { clearReportFolder } from './preflight/folder-problems.js';

/** What may be broken is not waited for. */
const PUBLISH_LIMIT_MS = 30_000;
const ISSUES_URL = 'https://github.com/kindlm/action/issues';

/** Says what happened, sets the outputs that workflows branch on, and has GitHub say that nothing was judged. Throws nothing. */
export async function tellOfCrash(error: unknown, host: HostProcess): Promise<void> {
  await reportCrash(error, host);
  await publishCrash(host);
}

async function reportCrash(error: unknown, { environment, write }: HostProcess): Promise<void> {
  const log = await maskedLog(environment, write);
  log.fail(
    `Internal error of the KindLM action: ${whatHappened(error)}. ${whatIsKnown(environment)} Please report it: ${ISSUES_URL}`,
  );
  if (error instanceof Error && error.stack !== undefined) log.group('Stack trace', error.stack);
  const outputFile = environment['GITHUB_OUTPUT'];
  if (outputFile !== undefined && outputFile !== '') {
    // Not by @actions/core: it may be the part that is damaged.
    try {
      appendFileSync(outputFile, `result=error\nexit-code=${CRASHED}\n`);
    } catch {
      log.warning('The outputs could not be written.');
    }
  }
}

/** `mode: comment` judges nothing: it publishes what another run has judged. */
function whatIsKnown(environment: Readonly<Record<string, string | undefined>>): string {
  return environment['INPUT_MODE']?.trim() === 'comment'
    ? 'What the other run reported is not published, or only in part; its own job has the verdict.'
    : 'Nothing is known about the quality of this change.';
}

/** Says that something failed beside the publishing of a verdict, which stands. Throws nothing. */
export async function warnOfCrash(
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  write: (text: string) => void,
): Promise<void> {
  const log = await maskedLog(environment, write);
  log.warning(
    `Something of the KindLM action failed after the verdict was decided, which it does not change: ${errorText(error)}. Please report it: ${ISSUES_URL}`,
  );
  if (error instanceof Error && error.stack !== undefined) log.group('Stack trace', error.stack);
}

/** A log that hides everything that looks like a credential: the configs that name the keys may be what failed. */
async function maskedLog(
  environment: Readonly<Record<string, string | undefined>>,
  write: (text: string) => void,
): Promise<Log> {
  // The part that talks to the runner may be what is damaged.
  const isJob = isOnGitHub(environment);
  const core = isJob ? await import('@actions/core').catch(() => undefined) : undefined;
  const log =
    core === undefined
      ? createTerminalLog((text) => {
          const shown = logText(text.trimEnd());
          const isLast = isJob && shown.startsWith('error: ');
          // What people have to see is a command, by hand.
          write(
            `${isLast ? shown.replace('error: ', '::error::').replaceAll(/\s+/g, ' ') : shown}\n`,
          );
        })
      : createActionsLog(core);
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && /KEY|TOKEN|SECRET|PASSWORD/i.test(name)) log.mask(value);
  }
  for (const secret of proxySecrets(environment)) log.mask(secret);
  return log;
}

function whatHappened(error: unknown): string {
  const message = errorText(error);
  // A file that does not parse: Node's own frame says so, since its words are those of any mistake in a text.
  const isUnparsed = /\n\s+at compileSourceTextModule /.test(textAt(error, 'stack') ?? '');
  const failsToLoad = FAILS_TO_LOAD.has(textAt(error, 'code') ?? textAt(error, 'name'));
  if (!isUnparsed && !failsToLoad) return message;
  return `a part of its dist folder cannot be loaded: ${message}. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle`;
}

/** Codes and names of errors, also of those that another process threw, where a part of dist/ is missing or damaged. */
const FAILS_TO_LOAD: ReadonlySet<string | undefined> = new Set([
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
  'ModuleLoadError',
]);

/**
 * Has summary, comment and check run say that this run judged nothing, so that an earlier verdict is not relied on. The error's
 * own text, which may hold anything, stays in the log. Takes at most 30 seconds and never throws.
 */
async function publishCrash(host: HostProcess): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, PUBLISH_LIMIT_MS)));
  // What is broken may be just what is needed here, and the log has said it.
  await Promise.race([concludeCrash(host).catch(() => undefined), limit]);
  clearTimeout(timer);
}

async function concludeCrash(host: HostProcess): Promise<void> {
  const opened = await openSession(host);
  if (opened.kind !== 'open') return;
  const { session } = opened;
  // They may be green, of this run or of an earlier one. The report that is compared with may be what is broken.
  const { inputs, workingDirectory } = session;
  await clearReportFolder(session, resolve(workingDirectory, inputs.compare));
  if (session.where === 'local') return;
  const { log } = session;
  await conclude(
    {
      ...NOTHING_RUN,
      startedAt: new Date(),
      verdict: {
        result: 'error',
        exitCode: CRASHED,
        reason: 'internal error of the action; its log says more',
      },
    },
    // The error itself is the last word.
    { ...session, log: { ...log, fail: (message) => log.info(message) } },
    host,
  );
}
