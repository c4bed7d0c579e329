/**
 * The one door through which this process starts others. Programs are named by their absolute path, since a system may
 * look for a bare name in the current folder first, which is the checkout; and no child looks there either.
 */
import type { ChildProcess, ForkOptions, SpawnOptions } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';

/** Variables of a child; what is not named here it does not get. */
type ChildEnvironment = Readonly<Record<string, string | undefined>>;

/** Windows and what runs on it leave the current folder out when they look for a program by its name. */
const SEARCH_PATH_ONLY = { NoDefaultCurrentDirectoryInExePath: '1' };

/** As `spawn` of Node. Throws for a program that is not an absolute path. */
export async function spawnChild(
  program: string,
  args: readonly string[],
  options: SpawnOptions & { readonly env: ChildEnvironment },
): Promise<ChildProcess> {
  // Few runs start a process before their first request, and loading this would delay it.
  const { spawn } = await import('node:child_process');
  return spawn(absolute(program), [...args], { ...options, env: withSearchPathOnly(options.env) });
}

/** As `fork` of Node: a second process of this Node runs the module. */
export async function forkChild(
  module: string,
  options: ForkOptions & { readonly env: ChildEnvironment },
): Promise<ChildProcess> {
  const { fork } = await import('node:child_process');
  return fork(absolute(module), [], { ...options, env: withSearchPathOnly(options.env) });
}

/**
 * Runs a module as a second process of this Node that shares standard output, and blocks this one meanwhile: nothing else
 * of it runs. Returns the exit code; null where the module could not be started or was ended.
 */
export async function blockOnChild(
  module: string,
  args: readonly string[],
  { input, timeout }: { readonly input: string; readonly timeout: number },
): Promise<number | null> {
  const { spawnSync } = await import('node:child_process');
  const child = spawnSync(process.execPath, [...process.execArgv, absolute(module), ...args], {
    env: withSearchPathOnly(process.env),
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
    timeout,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  return child.status;
}

interface RunOptions {
  readonly cwd: string;
  readonly env: ChildEnvironment;
  /** ms; then the program is ended. */
  readonly timeout: number;
  /** Standard input; empty unless given. */
  readonly input?: string | undefined;
}

/** Bytes that a program may print. */
const MAX_PRINTED_BYTES = 64 * 1024 * 1024;

/** What a program prints. Rejects when it cannot be started, fails, prints too much, or takes too long. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, timeout, input = '' }: RunOptions,
): Promise<string> {
  const { execFile } = await import('node:child_process');
  const options = {
    cwd,
    env: withSearchPathOnly(env),
    timeout,
    windowsHide: true,
    maxBuffer: MAX_PRINTED_BYTES,
  };
  const run = promisify(execFile)(absolute(program), [...args], options);
  // One that reads none may have ended before all of it is written.
  run.child.stdin?.on('error', () => undefined).end(input);
  const { stdout } = await run;
  return stdout;
}

function absolute(program: string): string {
  if (!isAbsolute(program)) throw new Error(`${program} is not an absolute path`);
  return program;
}

function withSearchPathOnly(env: ChildEnvironment): NodeJS.ProcessEnv {
  return { ...env, ...SEARCH_PATH_ONLY };
}
