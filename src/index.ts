/** Entry of the action: runs main, turns its result into the process's exit code, and is the last catch. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './main.js';

const write = (text: string): void => void process.stdout.write(text);

async function crash(error: unknown): Promise<never> {
  const { reportCrash } = await import('./crash.js');
  process.exit(reportCrash(error, process.env, write));
}

process.on('uncaughtException', (error) => void crash(error));
process.on('unhandledRejection', (error) => void crash(error));

try {
  const exitCode = await main({
    environment: process.env,
    args: process.argv.slice(2),
    cwd: process.cwd(),
    // dist/index.js lies one folder below the root; `new URL('..')` would be taken for an asset by the bundler.
    actionRoot: dirname(dirname(fileURLToPath(import.meta.url))),
    write,
    isTerminal: process.stdout.isTTY,
  });
  // Keep-alive sockets and SDK timers may be left; nothing of theirs is still wanted.
  process.exit(exitCode);
} catch (error) {
  await crash(error);
}
