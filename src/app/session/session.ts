/** Where the action runs: as a step of a workflow, or at a terminal. The rest of the code does not ask again. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { type ConfigProblem, formatProblem } from '../../config/problem.js';
import type { ExitCode } from '../../engine/results.js';
import {
  type Access,
  type GitHubContext,
  matrixValues,
  readGitHubContext,
} from '../../github/context.js';
import { createActionsLog, createTerminalLog, type Log } from '../../github/log.js';
import type { RunEnd } from '../../processes/end-process.js';
import { headCommit } from '../../processes/git.js';
import { proxySecrets } from '../../providers/endpoint.js';
import { RunSecrets } from '../../redaction/cut.js';
import type { Selection, StepIdentity } from '../../report/report.js';
import { parseCommandLine, terminalDefault } from './command-line.js';
import { type Inputs, parseInputs } from './inputs.js';

export interface HostProcess {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Absolute path of the action's own checkout. */
  readonly actionRoot: string;
  /** Writes to the log or terminal. */
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly isTerminal: boolean;
  /** Width of the terminal now. */
  readonly columns: () => number;
  /** Decides between the verdict and a crash: what publishes asks it. */
  readonly end: RunEnd;
}

export interface Session {
  readonly where: 'github' | 'local';
  readonly inputs: Inputs;
  readonly log: Log;
  /** What no text may show. All that is known before the run is in it. */
  readonly secrets: RunSecrets;
  readonly context: GitHubContext;
  /** Absolute, symbolic links resolved. */
  readonly workspace: string;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly color: boolean;
  /** `--verbose`: the terminal shows an example of every failing test. */
  readonly verbose: boolean;
}

/** `invalid`: inputs of a workflow's step are wrong, and its summary, comment and check run have to say so. */
export type OpenedSession =
  | { readonly kind: 'open'; readonly session: Session }
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ConfigProblem[];
      readonly session: Session;
    };

type SessionResult =
  | OpenedSession
  /** All is said: what `--help` asks for, or what is wrong with a command line. */
  | { readonly kind: 'ended'; readonly exitCode: ExitCode };

/** Reads inputs, host and the checked-out commit. Throws nothing that a user can cause. */
export async function openSession(host: HostProcess): Promise<SessionResult> {
  const { environment, args } = host;
  const secrets = new RunSecrets();
  secrets.addVariables(environment);
  const core = isOnGitHub(environment) ? await import('@actions/core') : undefined;
  const log = core ? createActionsLog(core, secrets) : createTerminalLog(host.write, secrets);
  const commandLine = parseCommandLine(args);
  if (commandLine.kind === 'text') return shown(commandLine.text, host);
  if (commandLine.kind === 'invalid') return refused(commandLine.problems, log);
  // The runner gives inputs in the environment; a step that runs the command gives them as options.
  const parsed = parseInputs(
    (name) => commandLine.read(name) ?? (core ? core.getInput(name) : terminalDefault(name)),
  );
  const { inputs } = parsed;
  const { verbose } = commandLine;
  maskTokens(inputs, environment, log);
  const place = core ? placeOnGitHub(host) : placeAtTerminal(host, inputs);
  const session: Session = { ...place, inputs, log, secrets, verbose };
  const opened = parsed.kind === 'invalid' ? { ...parsed, session } : inWorkingDirectory(session);
  if (!core) return opened.kind === 'invalid' ? refused(opened.problems, log) : opened;
  return { ...opened, session: await atCheckedOutCommit(opened.session) };
}

type Place = Pick<Session, 'where' | 'context' | 'workspace' | 'workingDirectory' | 'color'>;

function placeOnGitHub({ environment, cwd }: HostProcess): Place {
  const workspace = realPath(environment['GITHUB_WORKSPACE'] ?? cwd);
  const context = readGitHubContext(environment, (path) => readFileSync(path, 'utf8'));
  // Reports have a place even where the input names none.
  return { where: 'github', context, workspace, workingDirectory: workspace, color: false };
}

function placeAtTerminal(host: HostProcess, { workingDirectory, config }: Inputs): Place {
  const from = startFolder(host);
  const file = resolve(from, workingDirectory, config[0] ?? '.');
  return {
    where: 'local',
    context: readGitHubContext({}, () => ''),
    workspace: realPath(localWorkspace(file, host.actionRoot)),
    workingDirectory: from,
    color: useColor(host),
  };
}

/** Events whose GITHUB_SHA is the tip of the base or default branch, while the workflow checks out what it wants. */
const EVENTS_OF_ANOTHER_COMMIT: readonly (string | undefined)[] = [
  'pull_request_target',
  'workflow_run',
  'issue_comment',
];

/** The commit that the run tests, where the runner says it; undefined where only a checkout does. */
export function testedCommit({ where, context }: Session): string | undefined {
  const isKnown = where === 'github' && !EVENTS_OF_ANOTHER_COMMIT.includes(context.eventName);
  return isKnown ? context.sha : undefined;
}

/** How the job asks GitHub about its repository; undefined where it cannot: no token, or no job. */
export function accessOf({ inputs, context }: Session): Access | undefined {
  const { githubToken: token } = inputs;
  const { repository, apiUrl } = context;
  return token === '' || repository === undefined ? undefined : { token, apiUrl, repository };
}

/** Whether the job's mode is one that judges answers: the others leave reports, comments and artifacts alone. */
export function asksModels({ mode }: Inputs): boolean {
  return mode !== 'validate' && mode !== 'plan' && mode !== 'comment';
}

/** What tells this step from others of its job: where it looks, and for what. */
export function stepIdentity(inputs: Inputs): StepIdentity {
  const matrix = matrixValues(inputs.matrix).join(', ');
  return {
    workingDirectory: inputs.workingDirectory,
    config: inputs.config,
    filters: [inputs.tags, inputs.tests, inputs.models],
    commentKey: inputs.commentKey,
    ...(matrix === '' ? {} : { matrix }),
  };
}

/** What the job leaves out of its configs; undefined where that is nothing. */
export function selectionOf({ tags, tests, models, sample }: Inputs): Selection | undefined {
  const lists = { tags, tests, models };
  const filters = Object.entries(lists).flatMap(([name, list]) =>
    list.length === 0 ? [] : [`${name}: ${list.join(', ')}`],
  );
  if (sample === undefined) return filters.length === 0 ? undefined : { filters };
  const size = sample.kind === 'count' ? sample.count : `${sample.percent} %`;
  return { filters, sample: `sample: ${size}` };
}

/** Masks the tokens of the job itself. */
function maskTokens(
  { githubToken }: Inputs,
  environment: HostProcess['environment'],
  log: Log,
): void {
  const runtimeToken = environment['ACTIONS_RUNTIME_TOKEN'] ?? '';
  for (const token of [githubToken, runtimeToken, ...proxySecrets(environment)]) {
    if (token !== '') log.mask(token);
  }
}

async function atCheckedOutCommit(session: Session): Promise<Session> {
  const { context, workingDirectory } = session;
  if (!EVENTS_OF_ANOTHER_COMMIT.includes(context.eventName)) return session;
  const sha = (await headCommit(workingDirectory)) ?? context.sha;
  return { ...session, context: { ...context, sha } };
}

/** Whether a job of GitHub Actions runs this, as the runner says it. */
export function isOnGitHub(environment: HostProcess['environment']): boolean {
  return environment['GITHUB_ACTIONS'] === 'true';
}

function shown(text: string, { write }: HostProcess): SessionResult {
  write(`${text}\n`);
  return { kind: 'ended', exitCode: 0 };
}

function refused(problems: readonly ConfigProblem[], log: Log): SessionResult {
  for (const problem of problems) log.error(formatProblem(problem));
  return { kind: 'ended', exitCode: 2 };
}

/**
 * The folder that a person at a terminal is in. `npm start` changes into the action's own folder and keeps the
 * person's in INIT_CWD; everything else that npm runs inherits that variable, so elsewhere it means nothing.
 */
export function startFolder({ environment, cwd, actionRoot }: HostProcess): string {
  const before = environment['INIT_CWD'] ?? '';
  return before !== '' && realPath(cwd) === realPath(actionRoot) ? before : cwd;
}

/** The session in the working directory that its input names, relative to where it is. */
function inWorkingDirectory(session: Session): OpenedSession {
  const { inputs } = session;
  const workingDirectory = resolve(session.workingDirectory, inputs.workingDirectory);
  if (!existsSync(workingDirectory)) {
    return {
      kind: 'invalid',
      session,
      problems: [
        {
          message: `Input working-directory: ${JSON.stringify(inputs.workingDirectory)} does not exist.`,
          hint: 'Was the repository checked out (actions/checkout) before this step?',
        },
      ],
    };
  }
  return {
    kind: 'open',
    session: { ...session, workingDirectory: realpathSync(workingDirectory) },
  };
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/**
 * The checkout that holds the config: the nearest folder above it with a `.git`. Without one (an unpacked archive)
 * the action's own folder for what is in it, else the config's folder, or the nearest above it that exists.
 */
function localWorkspace(config: string, actionRoot: string): string {
  const { root } = parse(config);
  for (let folder = dirname(config); folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  if (config.startsWith(join(actionRoot, sep))) return actionRoot;
  let folder = dirname(config);
  // What is inside of a folder that does not exist cannot be told.
  while (folder !== root && !existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** The conventions of no-color.org and FORCE_COLOR. */
function useColor({ environment, isTerminal }: HostProcess): boolean {
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && environment['TERM'] !== 'dumb';
}
