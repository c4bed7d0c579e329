#!/usr/bin/env node
/** Entry of the action: runs main, turns its result into the process's exit code, and is the last catch. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.js';
import { endProcess, keepGoingWithoutReaders } from './processes/end-process.js';
import type { HostProcess } from './app/session/session.js';

const dist = dirname(fileURLToPath(import.meta.url));
const write = (text: string): void => void process.stdout.write(text);

const host: HostProcess = {
  environment: process.env,
  args: process.argv.slice(2),
  cwd: process.cwd(),
  // `new URL('..')` would be taken for an asset by the bundler.
  actionRoot: dirname(dist),
  write,
  writeError: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY,
  columns: () => process.stdout.columns,
};

const state = { crashed: false };
keepGoingWithoutReaders();

/** Ends the process. Only the first crash is reported: what follows from it says less. */
async function crash(error: unknown): Promise<void> {
  if (state.crashed) return;
  state.crashed = true;
  // A status line may be shown.
  if (host.isTerminal) write('\n');
  const { publishCrash, reportCrash } = await import('./app/crash.js').catch(
    () => DAMAGED_REPORTER,
  );
  const exitCode = await reportCrash(error, process.env, write, dist);
  await publishCrash(host);
  await endProcess(exitCode);
}

/** Used where the part that reports crashes is damaged itself. The error's own text may hold anything, so it is left out. */
const DAMAGED_REPORTER = {
  reportCrash: (): number => {
    write(
      '::error::Internal error of the KindLM action: parts of its dist folder cannot be loaded. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle.\n',
    );
    return 4;
  },
  publishCrash: (): Promise<void> => Promise.resolve(),
};

process.on('uncaughtException', (error) => void crash(error));
process.on('unhandledRejection', (error) => void crash(error));

try {
  const exitCode = await main(host);
  // Keep-alive sockets and SDK timers may be left, and must not delay the exit. After a crash, its report is still being written.
  if (!state.crashed) {
    // What a socket that is left says now is no crash of the run: its verdict is out.
    state.crashed = true;
    await endProcess(exitCode);
  }
} catch (error) {
  await crash(error);
}
