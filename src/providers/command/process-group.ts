/** A shell script in its own process group: its output is bounded, and no process of it is left behind. */
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { AGENT_PROGRAMS } from '../../config/agents.js';
import { spawnChild } from '../../processes/children.js';
import { cut } from '../../redaction/cut.js';

/** Milliseconds between SIGTERM and SIGKILL. A cancelled job has 7.5 s in all. */
const GRACE_MS = 1_000;

interface GroupOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Takes standard output as it comes; false ends the script. */
  readonly onStdout: (chunk: Buffer) => boolean;
  /** Bytes of standard error that are kept, from its end. */
  readonly maxStderrBytes: number;
  /** By which its processes are known to `endMarked`, wherever they have gone. */
  readonly token?: string | undefined;
  /** It has a standard input, which `write` fills. */
  readonly hasInput?: boolean;
}

export interface GroupResult {
  /** null when a signal ended the shell. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export interface ProcessGroup {
  /** To the standard input, where there is one. What has ended reads nothing, which is no error. */
  readonly write: (text: string) => void;
  readonly endInput: () => void;
  /** Settles when the shell has ended and its output is read. Rejects when it could not be started. */
  readonly result: Promise<GroupResult>;
  /** SIGTERM to all of the group, after GRACE_MS SIGKILL. Resolves when that is done. */
  readonly end: () => Promise<void>;
}

/** However the action ends, what it has started ends with it. */
const alive = new Set<() => void>();

function killAll(): void {
  for (const kill of alive) kill();
}

/** Starts `sh -c script`. Rejects when the system refuses to, e.g. for an argument list too long. */
export async function startGroup(script: string, options: GroupOptions): Promise<ProcessGroup> {
  const child = await spawnChild('/bin/sh', ['-c', script], {
    cwd: options.cwd,
    env: options.token === undefined ? options.env : { ...options.env, [MARK]: options.token },
    // A separate group: ending it ends what the shell has started as well.
    detached: true,
    stdio: [options.hasInput === true ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  child.stdin?.on('error', () => undefined);
  let ending: Promise<void> | undefined;
  const kill = (): void => void signalGroup(child, 'SIGKILL');
  const end = (): Promise<void> => (ending ??= endGroup(child));
  const result = collectResult(child, options, { end, kill, isEnding: () => ending !== undefined });
  if (alive.size === 0) process.once('exit', killAll);
  alive.add(kill);
  const forget = async (): Promise<void> => {
    // Others of the group may be cleaning up.
    await ending;
    alive.delete(kill);
    if (alive.size === 0) process.off('exit', killAll);
  };
  result.then(forget, forget);
  return {
    result,
    end,
    write: (text) => void child.stdin?.write(text),
    endInput: () => void child.stdin?.end(),
  };
}

interface GroupEnd {
  readonly end: ProcessGroup['end'];
  /** SIGKILL at once. */
  readonly kill: () => void;
  readonly isEnding: () => boolean;
}

function collectResult(
  child: ChildProcess,
  options: GroupOptions,
  { end, kill, isEnding }: GroupEnd,
): Promise<GroupResult> {
  return new Promise((resolve, reject) => {
    const stderr = tail(options.maxStderrBytes);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!options.onStdout(chunk)) void end();
    });
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
      resolve({ exitCode, signal, stderr: stderr.text() });
    });
  });
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

/** Looks at the processes of this machine, after which a process that starts others all the time is left alone. */
const MOST_LOOKS = 50;

/** The variable that has the token. */
const MARK = 'KINDLM_RUN';

/**
 * Ends the processes with this token, wherever they have gone: also those of other sessions. Where there is no /proc none
 * is seen.
 */
export async function endMarked(token: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const marked = await markedProcesses(`${MARK}=${token}`);
    if (marked.length === 0) return;
    for (const pid of marked) signalProcess(pid);
    await pause(20);
  }
}

async function markedProcesses(entry: string): Promise<readonly number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
      return environment.split('\0').includes(entry) ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}

function signalProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
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

// Whether a command failed because a program is not on this machine. That says nothing of the change, and no answer of it
// may be compared with the base branch's.

interface MissingProgram {
  readonly message: string;
  /** How it is installed, where that is known. */
  readonly hint: string;
}

/** A shell's codes for a program that it cannot run and for one that it does not find; the latter's of cmd.exe. */
const NOT_RUN = 126;
const MISSING_CODES: ReadonlySet<number | null> = new Set([NOT_RUN, 127, 9009]);

const MOST_OF_A_NAME = 200;

interface Complaint {
  readonly program: string;
  readonly why: 'missing' | 'interpreter' | 'forbidden' | 'format';
}

/** What shells and `env` write of a program that they cannot start. The first group is its name, or its interpreter's. */
const COMPLAINTS: readonly (readonly [RegExp, Complaint['why']])[] = [
  [/: (\S+): bad interpreter(?:: |$)/, 'interpreter'],
  [/(?:^|\/)env: (?:can't execute )?['‘"]?([^'’"]+?)['’"]?: No such file or directory$/, 'missing'],
  [/(?:^|: )([^:]+): (?:Permission denied|is a directory|Is a directory)$/i, 'forbidden'],
  [
    /(?:^|: )([^:]+): (?:cannot execute(?:: .*)?|Exec format error|cannot execute binary file.*)$/,
    'format',
  ],
  [/(?:^|: )([^:]+): (?:command )?not found$/, 'missing'],
  [/command not found: (.+)$/, 'missing'],
  [/(?:^|: )([^:]+): No such file or directory$/, 'missing'],
  [/^'(.+)' is not recognized as an internal or external command/, 'missing'],
];

/** The complaint of the shell that ran the script itself, whatever code the script made of it. */
const OWN_SHELL =
  /^(?:\S*\/)?(?:sh|dash|bash|ash): (?:line )?(?:\d+: )?([^:]+): (?:command )?not found$/;

/**
 * To be asked where there is nothing on standard output; undefined where the command may have run all the same. A code
 * by which shells say so, or the shell's own last word, is a program that is not there.
 */
export function missingProgram(
  { exitCode, signal, stderr }: GroupResult,
  exitCodes: readonly number[],
): MissingProgram | undefined {
  if (signal !== null) return undefined;
  // The test wants to judge just that.
  if (exitCode !== null && exitCode >= NOT_RUN && exitCodes.includes(exitCode)) return undefined;
  const lines = stderr.split('\n').flatMap((line) => line.trim() || []);
  const own = OWN_SHELL.exec(lines.at(-1) ?? '')?.[1];
  if (!MISSING_CODES.has(exitCode) && own === undefined) return undefined;
  const complaint =
    complaintOf(lines.toReversed()) ??
    (own === undefined ? undefined : { program: own, why: 'missing' });
  const ended = `exit code ${exitCode}, nothing on standard output`;
  const nothingKnown = 'Nothing is known about the quality of this change.';
  // Which program it is only the shell knows.
  if (complaint === undefined) {
    const meaning = exitCode === NOT_RUN ? 'may not run' : 'do not find';
    return {
      message: `The command ended as shells do for a program that they ${meaning}, without its name on standard error (${ended}). ${nothingKnown}`,
      hint: `Run the command by hand to see which program is meant. If the command ends so by itself, \`exitCodes: [${exitCode}]\` on the test judges its output.`,
    };
  }
  const { program, why } = complaint;
  const name = JSON.stringify(cut(program, MOST_OF_A_NAME));
  const isPath = program.includes('/');
  return {
    message: `${MESSAGES[why](name, isPath)} (${ended}). ${nothingKnown}`,
    hint: why === 'forbidden' && isPath ? EXECUTABLE_HINT : installHint(program),
  };
}

function complaintOf(lines: readonly string[]): Complaint | undefined {
  for (const line of lines) {
    for (const [pattern, why] of COMPLAINTS) {
      const program = pattern.exec(line)?.[1]?.trim();
      if (program !== undefined && program !== '') return { program, why };
    }
  }
  return undefined;
}

const MESSAGES: Readonly<Record<Complaint['why'], (name: string, isPath: boolean) => string>> = {
  missing: (name, isPath) =>
    isPath
      ? `The program ${name} is not there, or what its first line (\`#!\`) names is not`
      : `The program ${name} is not installed`,
  interpreter: (name) =>
    `The program ${name}, which the first line (\`#!\`) of a command's script names, is not installed`,
  forbidden: (name) => `The program ${name} may not be run`,
  format: (name) => `The program ${name} cannot be run on this machine`,
};

const EXECUTABLE_HINT =
  'Make it executable and commit that (`git update-index --chmod=+x FILE`), or name its interpreter in the command.';

/** From where programs that are often called come: a package of npm, or an action that a workflow puts before this one. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ...Object.values(AGENT_PROGRAMS).map(({ program, npm }): [string, string] => [program, npm]),
  ...['tsx', 'ts-node', 'promptfoo', 'vitest', 'jest'].map((name): [string, string] => [
    name,
    name,
  ]),
]);
const SETUP_ACTIONS: ReadonlyMap<string, string> = new Map([
  ...['node', 'npm', 'npx'].map((name): [string, string] => [name, 'actions/setup-node']),
  ...['python', 'python3', 'pip'].map((name): [string, string] => [name, 'actions/setup-python']),
  ...['uv', 'uvx'].map((name): [string, string] => [name, 'astral-sh/setup-uv']),
  ...['bun', 'bunx'].map((name): [string, string] => [name, 'oven-sh/setup-bun']),
  ['deno', 'denoland/setup-deno'],
  ['pnpm', 'pnpm/action-setup'],
  ['go', 'actions/setup-go'],
  ['ruby', 'ruby/setup-ruby'],
  ['java', 'actions/setup-java'],
  ['dotnet', 'actions/setup-dotnet'],
]);

export function installHint(program: string): string {
  const name = program.split('/').at(-1) ?? program;
  const packageName = PACKAGES.get(name);
  if (packageName !== undefined) {
    return `Install it in an earlier step: it is in the npm package ${packageName} (\`npm install -g ${packageName}\`).`;
  }
  const action = SETUP_ACTIONS.get(name);
  return action === undefined
    ? 'Install it in an earlier step, or correct its name.'
    : `Install it in an earlier step, e.g. with \`uses: ${action}\`.`;
}
