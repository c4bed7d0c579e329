/** Entry of the action: runs main, turns its result into the process's exit code, and is the last catch. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.js';
import type { Surroundings } from './session.js';

const write = (text: string): void => void process.stdout.write(text);

const surroundings: Surroundings = {
  environment: process.env,
  args: process.argv.slice(2),
  cwd: process.cwd(),
  // dist/index.js lies one folder below the root; `new URL('..')` would be taken for an asset by the bundler.
  actionRoot: dirname(dirname(fileURLToPath(import.meta.url))),
  write,
  isTerminal: process.stdout.isTTY,
};

const state = { crashed: false };

/** Ends the process. Only the first crash is reported: what follows from it says less. */
async function crash(error: unknown): Promise<void> {
  if (state.crashed) return;
  state.crashed = true;
  const { publishCrash, reportCrash } = await import('./crash.js');
  const exitCode = reportCrash(error, process.env, write);
  await publishCrash(surroundings);
  process.exit(exitCode);
}

process.on('uncaughtException', (error) => void crash(error));
process.on('unhandledRejection', (error) => void crash(error));

try {
  const exitCode = await main(surroundings);
  // Keep-alive sockets and SDK timers may be left; nothing of theirs is still wanted. After a crash its report is.
  if (!state.crashed) process.exit(exitCode);
} catch (error) {
  await crash(error);
}
