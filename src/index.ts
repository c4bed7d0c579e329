#!/usr/bin/env node
/** Entry of the action: runs main, turns its result into the process's exit code, and is the last catch. */
// Before all others.
import './processes/node-version.js';
import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { main } from './app/main.js';
import {
  crashToTell,
  CRASHED,
  endProcess,
  keepGoingWithoutReaders,
  RunEnd,
  tellInNewProcess,
} from './processes/end-process.js';

// Answers are looked at and dropped: without these two the heap grows to three times what it needs, and more on a
// machine with much memory. A version of V8 that lacks one says so and goes on.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--optimize-for-size');

const entry = fileURLToPath(import.meta.url);
const dist = dirname(entry);
const write = (text: string): void => void process.stdout.write(text);
const told = crashToTell(process.argv.slice(2));

const host: Parameters<typeof main>[0] = {
  environment: process.env,
  args: told?.args ?? process.argv.slice(2),
  cwd: process.cwd(),
  // `new URL('..')` would be taken for an asset by the bundler.
  actionRoot: dirname(dist),
  write,
  writeError: (text) => void process.stderr.write(text),
  // Undefined where the output is redirected, whatever the types say.
  isTerminal: (process.stdout.isTTY as boolean | undefined) === true,
  columns: () => process.stdout.columns,
  end: new RunEnd(),
};

/** Used where the part that tells of crashes is damaged itself. The error's own text may hold anything, so it is left out. */
const DAMAGED_REPORTER = {
  tellOfCrash: (): Promise<void> => {
    write(
      '::error::Internal error of the KindLM action: parts of its dist folder cannot be loaded. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle.\n',
    );
    const outputs = process.env['GITHUB_OUTPUT'] ?? '';
    try {
      if (outputs !== '') appendFileSync(outputs, `result=error\nexit-code=${CRASHED}\n`);
    } catch {
      // The exit code says it, too.
    }
    return Promise.resolve();
  },
  warnOfCrash: (): Promise<void> => Promise.resolve(),
};

/** The run is over with it, also where its verdict is being published. */
const LAST = { evenIfDecided: true };

async function run(): Promise<void> {
  let isOver = false;
  const stray = (error: unknown): void => {
    // What a socket that is left says after the run is no crash of it.
    if (!isOver) void crash(error, {});
  };
  process.on('uncaughtException', stray);
  process.on('unhandledRejection', stray);
  // Whatever the run waits for will never come.
  process.on(
    'beforeExit',
    () => void crash(new Error('nothing is left that it could wait for'), LAST),
  );
  try {
    const exitCode = await main(host);
    if (host.end.state === 'crashed') return;
    isOver = true;
    // Keep-alive sockets and SDK timers may be left, and must not delay the exit.
    await endProcess(exitCode);
  } catch (error) {
    await crash(error, LAST);
  }
}

/** Ends the process where the crash is the run's end. Only the first one is told: what follows from it says less. */
async function crash(error: unknown, when: { readonly evenIfDecided?: boolean }): Promise<void> {
  if (!host.end.crash(when)) {
    if (host.end.state === 'decided') await warn(error);
    return;
  }
  // Should the loop run empty before, the code is right all the same.
  process.exitCode = CRASHED;
  if (!(await tellInNewProcess(error, entry, host.args))) await DAMAGED_REPORTER.tellOfCrash();
  await endProcess(CRASHED);
}

/** Something failed beside the publishing of a verdict, which stands: it was decided before. */
async function warn(error: unknown): Promise<void> {
  const { warnOfCrash } = await import('./app/crash.js').catch(() => DAMAGED_REPORTER);
  await warnOfCrash(error, process.env, write).catch(() => undefined);
}

/** This process was started to tell of another one's crash. What fails here, too, is not told of. */
async function tell(error: Error): Promise<void> {
  process.on('uncaughtException', () => undefined);
  process.on('unhandledRejection', () => undefined);
  const { tellOfCrash } = await import('./app/crash.js').catch(() => DAMAGED_REPORTER);
  await tellOfCrash(error, host);
  await endProcess(CRASHED);
}

keepGoingWithoutReaders();
await (told === undefined ? run() : tell(told.error));
