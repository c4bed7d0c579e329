/** A shell script in its own process group: its output is bounded, and no process of it is left behind. */
import type { ChildProcess } from 'node:child_process';
import { spawnChild } from '../../processes/children.js';

/** Milliseconds between SIGTERM and SIGKILL. A cancelled job has 7.5 s in all. */
const GRACE_MS = 1_000;

interface GroupOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Bytes of standard output; a script that writes more is ended. */
  readonly maxStdoutBytes: number;
  /** Bytes of standard error that are kept, from its end. */
  readonly maxStderrBytes: number;
}

export interface GroupResult {
  /** null when a signal ended the shell. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** More than `maxStdoutBytes` came. */
  readonly overflowed: boolean;
}

export interface ProcessGroup {
  /** Settles when the shell has ended and its output is read. Rejects when it could not be started. */
  readonly result: Promise<GroupResult>;
  /** SIGTERM to all of the group, after GRACE_MS SIGKILL. Resolves when that is done. */
  readonly end: () => Promise<void>;
  /** SIGKILL at once. */
  readonly kill: () => void;
}

/** Starts `sh -c script` without standard input. Rejects when the system refuses to, e.g. for an argument list too long. */
export async function startGroup(script: string, options: GroupOptions): Promise<ProcessGroup> {
  const child = await spawnChild('/bin/sh', ['-c', script], {
    cwd: options.cwd,
    env: options.env,
    // A separate group: ending it ends what the shell has started as well.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let ending: Promise<void> | undefined;
  const kill = (): void => void signalGroup(child, 'SIGKILL');
  const end = (): Promise<void> => (ending ??= endGroup(child));
  return {
    result: collectResult(child, options, { end, kill, isEnding: () => ending !== undefined }),
    end,
    kill,
  };
}

type GroupEnd = Pick<ProcessGroup, 'end' | 'kill'> & { readonly isEnding: () => boolean };

function collectResult(
  child: ChildProcess,
  options: GroupOptions,
  { end, kill, isEnding }: GroupEnd,
): Promise<GroupResult> {
  return new Promise((resolve, reject) => {
    const stdout = head(options.maxStdoutBytes, () => void end());
    const stderr = tail(options.maxStderrBytes);
    child.stdout?.on('data', stdout.add);
    child.stderr?.on('data', stderr.add);
    child.once('error', reject);
    let giveUp: NodeJS.Timeout | undefined;
    child.once('exit', () => {
      // What the shell left in the background adds nothing to the answer.
      if (!isEnding()) kill();
      // A process outside the group may keep the pipes open forever.
      giveUp = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, GRACE_MS);
    });
    child.once('close', (exitCode, signal) => {
      clearTimeout(giveUp);
      resolve({
        exitCode,
        signal,
        stdout: stdout.text(),
        stderr: stderr.text(),
        overflowed: stdout.overflowed(),
      });
    });
  });
}

/** Keeps the first bytes. */
function head(
  limit: number,
  onOverflow: () => void,
): { add: (chunk: Buffer) => void; text: () => string; overflowed: () => boolean } {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    add: (chunk) => {
      if (size > limit) return;
      size += chunk.byteLength;
      if (size > limit) onOverflow();
      else chunks.push(chunk);
    },
    text: () => Buffer.concat(chunks).toString('utf8'),
    overflowed: () => size > limit,
  };
}

/** Keeps the last bytes. */
function tail(limit: number): { add: (chunk: Buffer) => void; text: () => string } {
  let kept = Buffer.alloc(0);
  return {
    add: (chunk) => {
      kept = Buffer.concat([kept, chunk]);
      if (kept.byteLength > 2 * limit) kept = Buffer.from(kept.subarray(-limit));
    },
    text: () => kept.subarray(-limit).toString('utf8'),
  };
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (!signalGroup(child, 'SIGTERM')) return;
  // Not the time of day, which may be set back meanwhile.
  const until = performance.now() + GRACE_MS;
  // The shell may be gone while programs that it started are still cleaning up.
  while (performance.now() < until && signalGroup(child, 0)) await pause(20);
  signalGroup(child, 'SIGKILL');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** False when nothing of the group is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
