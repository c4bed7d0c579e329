/** The last report of a run that failed inside the action itself: exit code 4, never a silent red. */
import { appendFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorText } from '../basics/basics.js';
import { createActionsLog, createTerminalLog, type Log } from '../github/log.js';
import { CRASHED } from '../processes/end-process.js';
import { proxySecrets } from '../providers/endpoint.js';
import { logText } from '../report/escape.js';
import { conclude } from './conclude.js';
import { NOTHING_RUN } from './run-findings.js';
import { type HostProcess, isOnGitHub, openSession } from './session/session.js';
import { clearReportFolder } from './preflight/folder-problems.js';

/** What may be broken is not waited for. */
const PUBLISH_LIMIT_MS = 30_000;
const ISSUES_URL = 'https://github.com/kindlm/action/issues';

/**
 * Says what happened, sets the outputs that workflows branch on, and has GitHub say that nothing was judged. Throws nothing.
 * @param dist folder of the bundle
 */
export async function tellOfCrash(error: unknown, host: HostProcess, dist: string): Promise<void> {
  await reportCrash(error, host, dist);
  await publishCrash(host);
}

async function reportCrash(
  error: unknown,
  { environment, write }: Pick<HostProcess, 'environment' | 'write'>,
  dist: string,
): Promise<void> {
  const log = await maskedLog(environment, write);
  log.fail(
    `Internal error of the KindLM action: ${await whatHappened(error, dist)}. ${whatIsKnown(environment)} Please report it: ${ISSUES_URL}`,
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
  const log = await lastLog(environment, write);
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && /KEY|TOKEN|SECRET|PASSWORD/i.test(name)) log.mask(value);
  }
  for (const secret of proxySecrets(environment)) log.mask(secret);
  return log;
}

/** The log, also where the part that talks to the runner is what is damaged: then its one command is written by hand. */
async function lastLog(
  environment: Readonly<Record<string, string | undefined>>,
  write: (text: string) => void,
): Promise<Log> {
  if (!isOnGitHub(environment)) return createTerminalLog(write);
  try {
    return createActionsLog(await import('@actions/core'));
  } catch {
    return createTerminalLog((text) => {
      const [, message] = /^error: ([^]*)$/.exec(text) ?? [];
      const command = message && `::error::${message.trim().replaceAll(/\s+/g, ' ')}`;
      write(`${command ?? logText(text.trimEnd())}\n`);
    });
  }
}

async function whatHappened(error: unknown, dist: string): Promise<string> {
  const message = errorText(error);
  const broken = await brokenFileText(error, dist);
  // Another process threw it.
  const isModule = error instanceof Error && error.name === 'ModuleLoadError';
  if (broken === undefined && !isModule) return message;
  const what = broken === undefined ? message : `${message} (${broken})`;
  return `a part of its dist folder cannot be loaded: ${what}. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle`;
}

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

// Tells a damaged installation from a defect: which file of dist/ cannot be loaded.

const MAX_CAUSES = 8;
/** Parts of the bundle that are loaded when they are needed; they define modules and run nothing. */
const PART_NAME = /^\d+\.index\.js$/;

/**
 * e.g. `30.index.js is missing`; undefined where every part is whole. A part that does not parse is not named by its
 * error, so all are tried.
 * @param dist folder of the bundle; its parts and those of sandbox-worker/ below it are looked at
 */
async function brokenFileText(error: unknown, dist: string): Promise<string | undefined> {
  const missing = missingFile(error);
  if (missing !== undefined) return `${basename(missing)} is missing`;
  for (const folder of ['.', 'sandbox-worker']) {
    const names = await readdir(join(dist, folder)).catch(() => []);
    for (const name of names.filter((one) => PART_NAME.test(one))) {
      if (!(await isPart(join(dist, folder, name)))) return `${join(folder, name)} is damaged`;
    }
  }
  return undefined;
}

function missingFile(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const code = 'code' in current ? current.code : undefined;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
      return /Cannot find module '([^']+\.js)'/.exec(current.message)?.[1];
    }
    current = current.cause;
  }
  return undefined;
}

async function isPart(path: string): Promise<boolean> {
  try {
    const part: unknown = await import(/* webpackIgnore: true */ pathToFileURL(path).href);
    return typeof part === 'object' && part !== null && Object.keys(part).length > 0;
  } catch {
    return false;
  }
}
