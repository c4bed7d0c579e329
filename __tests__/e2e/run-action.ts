/**
 * One job with one step, the action: `runAction(repository, { inputs, event, base, github, ... })` is told what the runner
 * would tell it, and returns everything that the step left: exit code, log, outputs, summary, report, results.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { once } from '../../src/basics/basics.js';
import { nodeProgram, type NodeName } from './nodes.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../src/engine/results.js';
import type { Report } from '../../src/report/report.js';
import { requestsSoFar } from '../servers/faults.js';
import type { GitHubServer, TokenName } from '../servers/github-server.js';
import { PART_LIMITS, READ_LIMITS, readReport } from '../../src/report/read-report.js';
import { parseOutputs } from './file-commands.js';
import { parseCommands, type WorkflowCommand } from './workflow-commands.js';
import { createWorkspace, readFolder, Workspace, type Files } from './workspace.js';

/** What is checked out: a workspace that outlives the run, or files of a new one; a text is its kindlm.yaml. */
export type Repository = Workspace | Files | string;

/** What every run has in its environment unless it is given one: the key of `suiteYaml`'s model. */
export const KEY_NAME = 'TEST_KEY';
export const KEY = 'sk-test-0123456789abcdef';
export const KEY_ENV = { [KEY_NAME]: KEY };

export interface ActionOptions {
  /** As in `with:`; action.yml's defaults fill the rest. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Other files of the repository. */
  readonly files?: Files;
  /** The base branch's report, or the run that left it: `compare` finds it. */
  readonly base?: { readonly files: Files } | Report | string | undefined;
  /**
   * Default: `push`. A name alone has an empty payload, but for `pull_request`, which has that of number 7. A payload that
   * is a string is written as it is.
   */
  readonly event?: string | { readonly name: string; readonly payload: unknown };
  /** Added to the step's environment, over everything else; undefined takes a variable away. Default: the model's key. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Default `24`, the runner's. */
  readonly node?: NodeName;
  /** Absolute path of the script. Default: dist/index.js. */
  readonly actionPath?: string;
  readonly github?:
    | GitHubServer
    | {
        readonly apiUrl: string;
        /** What `${{ github.token }}` is. */
        readonly token: string;
        /** `owner/name` */
        readonly repository?: string;
      };
  /** Whose token of that server. Default: that of a job that may comment. */
  readonly token?: TokenName;
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
   * `own`: dist/ in a process of its own, where the process or the build is the point; so is every run with a signal, a
   * time limit, a Node or an `actionPath`, and with DIST_ALWAYS=1 in the environment of the tests each. Default `this`: the
   * source in the test's own process, for a tenth of the time (see run-in-process.ts).
   */
  readonly process?: 'own' | 'this';
}

/** Where a run starts. */
export interface Start extends ActionOptions {
  /** Absolute path of the checked-out repository (GITHUB_WORKSPACE). */
  readonly workspace: string;
}

export interface Signal {
  readonly name: NodeJS.Signals;
  readonly when: Promise<unknown> | RegExp;
}

interface Left {
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

export interface ActionRun extends Left {
  /** The first of its suites. */
  readonly suite: Report['suites'][number] | undefined;
  /** Results of all its suites, in its order. */
  readonly results: readonly AggregatedTestResult[];
  /** And their runs. */
  readonly runs: readonly TestCaseRunResult[];
  /** Code and message of the first failure of each of those runs; empty for one that passed. */
  readonly failures: readonly { code?: string; message?: string }[];
  /** What the log says at each level, in order. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly notices: readonly string[];
  /** Requests that the test's servers of models got meanwhile. */
  readonly asked: number;
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

let usually: NonNullable<ActionOptions['process']> = 'this';

/** From now on runs of this test file start dist/: most of what it is about is the build or its process. */
export function startDist(): void {
  usually = 'own';
}

/** Runs the action to its end and collects everything that it left. */
export async function runAction(on: Repository, given: ActionOptions = {}): Promise<ActionRun> {
  const workspace = await checkedOut(on, given);
  const options: Start = { env: KEY_ENV, ...given, workspace: workspace.path };
  const temp = await mkdtemp(join(tmpdir(), 'kindlm-runner-'));
  try {
    const files = commandFiles(temp);
    const inputs = await inputsOf(options);
    await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
    await writeFile(files.event, eventOf(options).payload);
    const environment = environmentOf(options, inputs, files, temp);
    const run = runsHere(options) ? await inThisProcess() : runToEnd;
    const before = requestsSoFar();
    const ended = await run(options, environment);
    const left = await collect(options, ended, inputs, files);
    return { ...left, ...whatIsAsked(left), asked: requestsSoFar() - before };
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

async function checkedOut(on: Repository, { files, base }: ActionOptions): Promise<Workspace> {
  const workspace =
    on instanceof Workspace
      ? on
      : await createWorkspace(typeof on === 'string' ? { 'kindlm.yaml': on } : on);
  await workspace.write({
    ...files,
    ...(base === undefined ? {} : { 'base.json': reportText(base) }),
  });
  return workspace;
}

function reportText(base: NonNullable<ActionOptions['base']>): string {
  if (typeof base === 'string') return base;
  return 'files' in base ? (base.files['report.json'] ?? '') : JSON.stringify(base);
}

/** What tests ask most often about what a run left. */
function whatIsAsked({ report, annotations }: Left) {
  const results = report?.suites.flatMap((suite) => suite.results) ?? [];
  const runs = results.flatMap((result) => result.runs);
  const said = (level: Annotation['level']) =>
    annotations.filter((one) => one.level === level).map(({ message }) => message);
  return {
    suite: report?.suites[0],
    results,
    runs,
    failures: runs.map(firstFailure),
    errors: said('error'),
    warnings: said('warning'),
    notices: said('notice'),
  };
}

function firstFailure({ assertions }: TestCaseRunResult): { code?: string; message?: string } {
  const { failureCode: code, failureMessage: message } =
    assertions.find(({ passed }) => !passed) ?? {};
  return { ...(code === undefined ? {} : { code }), ...(message === undefined ? {} : { message }) };
}

function runsHere({ signal, timeLimitMs, node, actionPath, ...options }: Start): boolean {
  const ofAProcess = [signal, timeLimitMs, node, actionPath].some((one) => one !== undefined);
  return (
    (options.process ?? usually) === 'this' && !ofAProcess && process.env['DIST_ALWAYS'] !== '1'
  );
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

const PULL_REQUEST = { number: 7, head: { sha: 'b'.repeat(40) }, base: { ref: 'main' } };

function eventOf({ event = 'push' }: Start): { readonly name: string; readonly payload: string } {
  const { name, payload } =
    typeof event !== 'string'
      ? event
      : {
          name: event,
          payload: event === 'pull_request' ? { pull_request: PULL_REQUEST } : {},
        };
  return { name, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) };
}

function gitHubOf({ github, token = 'workflow' }: Start) {
  return github !== undefined && 'tokens' in github
    ? { ...github, token: github.tokens[token] }
    : github;
}

interface ActionYaml {
  readonly inputs: Readonly<Record<string, { readonly default?: string | number | boolean }>>;
}

const ACTION = once(
  async () => parse(await readFile(join(ROOT, 'action.yml'), 'utf8')) as ActionYaml,
);

/** The defaults of action.yml, then the given inputs; an input that action.yml lacks is a mistake of the test. */
async function inputsOf(options: Start): Promise<ReadonlyMap<string, string>> {
  const action = await ACTION();
  const inputs = new Map(
    Object.entries(action.inputs).map(([name, input]) => [name, String(input.default ?? '')]),
  );
  inputs.set('github-token', gitHubOf(options)?.token ?? '');
  // Without a GitHub there is no base branch to ask for, and each job would only say so.
  if (options.github === undefined) inputs.set('compare', 'never');
  if (options.base !== undefined) inputs.set('compare', 'base.json');
  for (const [name, value] of Object.entries(options.inputs ?? {})) {
    if (!inputs.has(name)) throw new Error(`action.yml has no input ${name}`);
    inputs.set(name, value);
  }
  return inputs;
}

function environmentOf(
  options: Start,
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
  options: Start,
  inputs: ReadonlyMap<string, string>,
  files: CommandFiles,
  temp: string,
): Record<string, string> {
  const github = gitHubOf(options);
  return {
    ...Object.fromEntries([...inputs].map(([name, value]) => [inputVariable(name), value])),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    // Port 9 is nobody's: a test without a GitHub must not find the real one.
    GITHUB_API_URL: github?.apiUrl ?? 'http://127.0.0.1:9',
    GITHUB_REPOSITORY: github?.repository ?? 'acme/shop',
    GITHUB_EVENT_NAME: eventOf(options).name,
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

function runToEnd(options: Start, env: Record<string, string>): Promise<Ended> {
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
  options: Start,
  ended: Ended,
  inputs: ReadonlyMap<string, string>,
  paths: CommandFiles,
): Promise<Left> {
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
    throw new Error(`the action does not read its own report: ${read.refusal.words}`);
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
