/** Runs the source of the action in the process of the test: one run after the other. */
import { fileURLToPath } from 'node:url';
import { summary } from '@actions/core';
import { RunEnd } from '../../src/processes/end-process.js';
import { main } from '../../src/app/main.js';
import { captureStdout } from '../servers/captured-stdout.js';
import type { Start, Ended } from './run-action.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

let before: Promise<unknown> = Promise.resolve();

/** As `runToEnd` of run-action.ts, but for what needs a process or a build: no signal, no time limit. */
export function runInProcess(
  options: Start,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  // The environment and standard output are those of the process.
  const run = before.then(() => runAlone(options, environment));
  before = run.catch(() => undefined);
  return run;
}

async function runAlone(
  options: Start,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const { env, exitCode } = process;
  const listeners = SIGNALS.map((signal) => process.listeners(signal));
  const stdout = captureStdout();
  let stderr = '';
  process.env = { ...environment };
  // It remembers the file of the first step that it was in.
  Reflect.deleteProperty(summary, '_filePath');
  try {
    const code = await main({
      environment,
      args: options.args ?? [],
      cwd: options.workspace,
      actionRoot: ROOT,
      write: (text) => void process.stdout.write(text),
      writeError: (text) => void (stderr += text),
      isTerminal: false,
      columns: () => 80,
      end: new RunEnd(),
    });
    return { code, signal: null, stdout: stdout.text(), stderr };
  } finally {
    stdout.restore();
    process.env = env;
    process.exitCode = exitCode;
    for (const [index, signal] of SIGNALS.entries()) {
      const added = process.listeners(signal).filter((one) => !listeners[index]?.includes(one));
      for (const listener of added) process.off(signal, listener);
    }
  }
}
