/**
 * Runs the built action as the runner does: a process of its own, inputs and files in the environment. Where neither the
 * process nor the build is what a test is about, `process: 'this'` runs the source in the test's own, for a tenth of
 * the time.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { once } from '../../src/basics/basics.js';
import { nodeProgram, type NodeName } from './nodes.js';
import type { Report } from '../../src/report/report.js';
import {
  PART_LIMITS,
  READ_LIMITS,
  readReport,
  refusalWords,
} from '../../src/report/read-report.js';
import { parseOutputs } from './file-commands.js';
import { parseCommands, type WorkflowCommand } from './workflow-commands.js';
import { readFolder } from './workspace.js';

export { createWorkspace, type Workspace } from './workspace.js';

export interface ActionOptions {
  /** Absolute path of the checked-out repository (GITHUB_WORKSPACE). */
  readonly workspace: string;
  /** As in `with:`; action.yml's defaults fill the rest. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Default: a `push` with an empty payload. A payload that is a string is written as it is. */
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** Added to the step's environment, over everything else; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Default `24`, the runner's. */
  readonly node?: NodeName;
  /** Absolute path of the script. Default: dist/index.js. */
  readonly actionPath?: string;
  readonly github?: {
    readonly apiUrl: string;
    /** What `${{ github.token }}` is. */
    readonly token: string;
    /** `owner/name` */
    readonly repository?: string;
  };
  /** The artifact service's variables. */
  readonly artifacts?: { readonly environment: Readonly<Record<string, string>> };
  /** A cancelled job: the signal is sent once the promise is fulfilled or the output matches. */
  readonly signal?: Signal;
  /** Signals after that one, for who is impatient. */
  readonly laterSignals?: readonly Signal[];
  /** Command line arguments, for local use. */
  readonly args?: readonly string[];
  /** `local`: as from a terminal, without any GITHUB_* or INPUT_* variable. Default `runner`. */
  readonly as?: 'runner' | 'local';
  /** Milliseconds until the process is killed. The default, 240,000, leaves a slow and busy machine time enough. */
  readonly timeLimitMs?: number;
  /** Milliseconds from its first signal until the process is killed: the start of a slow machine does not count. */
  readonly endsWithinMs?: number;
  /**
   * `this`: see run-in-process.ts; not for a run with a signal, a time limit, a Node or a build. Default `own`, unless
   * the file says `runHere`, and with DIST_ALWAYS=1 in the environment of the tests for all.
   */
  readonly process?: 'own' | 'this';
}

export interface Signal {
  readonly name: NodeJS.Signals;
  readonly when: Promise<unknown> | RegExp;
}

export interface ActionRun {
  /** null when a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** `::error`, `::warning` and `::notice` commands in order. */
  readonly annotations: readonly Annotation[];
  /** Every workflow command. */
  readonly commands: readonly WorkflowCommand[];
  /** What GITHUB_ENV and GITHUB_PATH got; the action writes neither. */
  readonly otherFiles: Readonly<Record<'env' | 'path' | 'state', string>>;
  /** Files of the report folder by path. */
  readonly files: Readonly<Record<string, string>>;
  /** report.json, where there is one. */
  readonly report: Report | undefined;
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly title?: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
type CommandFiles = Readonly<
  Record<'output' | 'summary' | 'state' | 'env' | 'path' | 'event', string>
>;

let usually: ActionOptions['process'] = 'own';

/** From now on runs of this test file are in its own process, but for those that need one or say `process: 'own'`. */
export function runHere(): void {
  usually = 'this';
}

/** Runs the action to its end and collects everything that it left. */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const temp = await mkdtemp(join(tmpdir(), 'kindlm-runner-'));
  try {
    const files = commandFiles(temp);
    const inputs = await inputsOf(options);
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
    await writeFile(files.event, eventPayload(options));
    const environment = environmentOf(options, inputs, files, temp);
    const run = runsHere(options) ? await inThisProcess() : runToEnd;
    const ended = await run(options, environment);
    return await collect(options, ended, inputs, files);
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

function runsHere(options: ActionOptions): boolean {
  const { signal, timeLimitMs, node, actionPath } = options;
  const ofAProcess = [signal, timeLimitMs, node, actionPath].some((one) => one !== undefined);
  const wanted = options.process ?? usually;
  return wanted === 'this' && !ofAProcess && process.env['DIST_ALWAYS'] !== '1';
}

/** Its imports are the whole source: only files that run it so have to load it. */
async function inThisProcess(): Promise<typeof runToEnd> {
  const { runInProcess } = await import('./run-in-process.js');
  return runInProcess;
}

function commandFiles(temp: string): CommandFiles {
  const at = (name: string) => join(temp, name);
  return {
    output: at('output'),
    summary: at('summary.md'),
    state: at('state'),
    env: at('env'),
    path: at('path'),
    event: at('event.json'),
  };
}

function eventPayload({ event }: ActionOptions): string {
  const payload = event?.payload ?? {};
  return typeof payload === 'string' ? payload : JSON.stringify(payload);
}

interface ActionYaml {
  readonly inputs: Readonly<Record<string, { readonly default?: string | number | boolean }>>;
}

const ACTION = once(
  async () => parse(await readFile(join(ROOT, 'action.yml'), 'utf8')) as ActionYaml,
);

/** The defaults of action.yml, then the given inputs; an input that action.yml lacks is a mistake of the test. */
async function inputsOf(options: ActionOptions): Promise<ReadonlyMap<string, string>> {
  const action = await ACTION();
  const inputs = new Map(
    Object.entries(action.inputs).map(([name, input]) => [name, String(input.default ?? '')]),
  );
  inputs.set('github-token', options.github?.token ?? '');
  // Without a GitHub there is no base branch to ask for, and each job would only say so.
  if (options.github === undefined) inputs.set('compare', 'never');
  for (const [name, value] of Object.entries(options.inputs ?? {})) {
    if (!inputs.has(name)) throw new Error(`action.yml has no input ${name}`);
    inputs.set(name, value);
  }
  return inputs;
}

function environmentOf(
  options: ActionOptions,
  inputs: ReadonlyMap<string, string>,
  files: CommandFiles,
  temp: string,
): Record<string, string> {
  const windows = {
    SystemRoot: process.env['SystemRoot'],
    TEMP: temp,
    TMP: temp,
    USERPROFILE: temp,
  };
  const machine = {
    PATH: process.env['PATH'],
    HOME: temp,
    LANG: 'C.UTF-8',
    TMPDIR: temp,
    // What Node 24 compiled is kept for the tests that follow: a fifth of what a short run takes.
    NODE_COMPILE_CACHE: process.env['DIST_COMPILE_CACHE'],
    ...(process.platform === 'win32' ? windows : {}),
  };
  const runner = options.as === 'local' ? {} : runnerEnvironment(options, inputs, files, temp);
  const all = { ...machine, ...runner, ...options.env };
  const set = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(set);
}

function runnerEnvironment(
  options: ActionOptions,
  inputs: ReadonlyMap<string, string>,
  files: CommandFiles,
  temp: string,
): Record<string, string> {
  return {
    ...Object.fromEntries([...inputs].map(([name, value]) => [inputVariable(name), value])),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    // Port 9 is nobody's: a test without a GitHub must not find the real one.
    GITHUB_API_URL: options.github?.apiUrl ?? 'http://127.0.0.1:9',
    GITHUB_REPOSITORY: options.github?.repository ?? 'acme/shop',
    GITHUB_EVENT_NAME: options.event?.name ?? 'push',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_SHA: 'c0ffee'.padEnd(40, '0'),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '1000',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'Quality',
    GITHUB_JOB: 'gate',
    GITHUB_ACTOR: 'octocat',
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_STATE: files.state,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    ...options.artifacts?.environment,
  };
}

/** As the runner names it: upper case, spaces as underscores, dashes kept. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

function runToEnd(options: ActionOptions, env: Record<string, string>): Promise<Ended> {
  const script = options.actionPath ?? join(ROOT, 'dist/index.js');
  const child = spawn(nodeProgram(options.node ?? '24'), [script, ...(options.args ?? [])], {
    cwd: options.workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const signals = [options.signal, ...(options.laterSignals ?? [])].filter(
    (signal) => signal !== undefined,
  );
  let stdout = '';
  let stderr = '';
  const killedAfter = (ms: number) =>
    setTimeout(() => {
      if (child.kill('SIGKILL')) stderr += `\nrun-action.ts: killed after ${ms} ms`;
    }, ms);
  let timer = killedAfter(options.timeLimitMs ?? 240_000);
  let wasSignalled = false;
  const send = (name: NodeJS.Signals): void => {
    if (!child.kill(name) || wasSignalled || options.endsWithinMs === undefined) return;
    wasSignalled = true;
    clearTimeout(timer);
    timer = killedAfter(options.endsWithinMs);
  };
  for (const { name, when } of signals) {
    if (!isPattern(when)) void when.then(() => send(name));
  }

  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const before = stdout;
    stdout += text;
    for (const { name, when } of signals) {
      if (isPattern(when) && !when.test(before) && when.test(stdout)) send(name);
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));

  return new Promise((resolvePromise, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolvePromise({ code, signal, stdout, stderr });
    });
  });
}

function isPattern(when: Signal['when']): when is RegExp {
  return when instanceof RegExp;
}

async function collect(
  options: ActionOptions,
  ended: Ended,
  inputs: ReadonlyMap<string, string>,
  paths: CommandFiles,
): Promise<ActionRun> {
  const read = (path: string) => readFile(path, 'utf8');
  const commands = parseCommands(ended.stdout);
  const reportDir = resolve(
    options.workspace,
    inputs.get('working-directory') ?? '.',
    inputs.get('report-dir') ?? 'kindlm-report',
  );
  const files = await readFolder(reportDir);
  const report = files['report.json'];
  if (report !== undefined) await requireReadable(report);
  return {
    ...ended,
    outputs: parseOutputs(await read(paths.output)),
    summary: await read(paths.summary),
    annotations: commands.flatMap(annotationOf),
    commands,
    otherFiles: {
      env: await read(paths.env),
      path: await read(paths.path),
      state: await read(paths.state),
    },
    files,
    report: report === undefined ? undefined : (JSON.parse(report) as Report),
  };
}

/** Every report that the action leaves can be read by it: later runs, merges and `mode: comment` depend on that. */
async function requireReadable(report: string): Promise<void> {
  const isPart = /^ {2}"shard": /m.test(report.slice(0, 20_000));
  const read = await readReport(Buffer.from(report), isPart ? PART_LIMITS : READ_LIMITS);
  if (read.kind === 'refused') {
    throw new Error(`the action does not read its own report: ${refusalWords(read.refusal)}`);
  }
}

function annotationOf({ name, properties, data }: WorkflowCommand): readonly Annotation[] {
  if (name !== 'error' && name !== 'warning' && name !== 'notice') return [];
  const { file, line, title } = properties;
  return [
    {
      level: name,
      message: data,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line: Number(line) }),
      ...(title === undefined ? {} : { title }),
    },
  ];
}
