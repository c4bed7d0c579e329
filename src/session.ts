/** Where the action runs: as a step of a workflow, or at a terminal. The rest of the code does not ask again. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { parseCommandLine, USAGE } from './command-line.js';
import type { ConfigProblem } from './config/problem.js';
import { readGitHubContext, type GitHubContext } from './github/context.js';
import { createActionsLog, createTerminalLog, type Log } from './github/log.js';
import { inputsFromEnvironment, parseInputs, type Inputs, type InputsResult } from './inputs.js';

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Absolute path of the action's own checkout. */
  readonly actionRoot: string;
  /** Writes to the log or terminal. */
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
}

export interface Session {
  readonly where: 'github' | 'local';
  readonly inputs: Inputs;
  readonly log: Log;
  readonly context: GitHubContext;
  /** Absolute, symbolic links resolved. */
  readonly workspace: string;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly color: boolean;
}

export type SessionResult =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'usage'; readonly text: string }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[]; readonly log: Log };

/** Reads inputs and surroundings. Throws nothing that a user can cause. */
export function openSession(surroundings: Surroundings): SessionResult {
  return surroundings.environment['GITHUB_ACTIONS'] === 'true'
    ? openGitHubSession(surroundings)
    : openLocalSession(surroundings);
}

function openGitHubSession({ environment, cwd, write }: Surroundings): SessionResult {
  const log = createActionsLog(write);
  const parsed = parseInputs(inputsFromEnvironment(environment));
  if (parsed.kind === 'invalid') return { ...parsed, log };
  if (parsed.inputs.githubToken !== '') log.mask(parsed.inputs.githubToken);
  const root = environment['GITHUB_WORKSPACE'] ?? cwd;
  return finish(parsed, {
    where: 'github',
    log,
    context: readGitHubContext(environment, (path) => readFileSync(path, 'utf8')),
    workspace: root,
    color: false,
  });
}

function openLocalSession(surroundings: Surroundings): SessionResult {
  const { environment, args, actionRoot, write, isTerminal } = surroundings;
  const log = createTerminalLog(write);
  const commandLine = parseCommandLine(args);
  if (commandLine.kind === 'help') return { kind: 'usage', text: USAGE };
  if (commandLine.kind === 'invalid') return { ...commandLine, log };
  const parsed = parseInputs(commandLine.read);
  if (parsed.kind === 'invalid') return { ...parsed, log };
  // npm changes into the package's folder; INIT_CWD is where the person stood.
  const from = commandLine.example ? actionRoot : (environment['INIT_CWD'] ?? surroundings.cwd);
  return finish(parsed, {
    where: 'local',
    log,
    context: readGitHubContext({}, () => ''),
    workspace: localWorkspace(
      resolve(from, parsed.inputs.workingDirectory, parsed.inputs.config[0] ?? '.'),
      actionRoot,
    ),
    from,
    color: useColor(environment, isTerminal),
  });
}

function finish(
  parsed: Extract<InputsResult, { kind: 'parsed' }>,
  rest: Omit<Session, 'inputs' | 'workingDirectory'> & { readonly from?: string },
): SessionResult {
  const { from, ...session } = rest;
  const { inputs } = parsed;
  const workspace = existsSync(rest.workspace) ? realpathSync(rest.workspace) : rest.workspace;
  const workingDirectory = resolve(from ?? workspace, inputs.workingDirectory);
  if (!existsSync(workingDirectory)) {
    return {
      kind: 'invalid',
      log: rest.log,
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
    session: { ...session, inputs, workspace, workingDirectory: realpathSync(workingDirectory) },
  };
}

/**
 * The checkout that holds the config: the nearest folder above it with a `.git`. Without one (an unpacked archive)
 * the action's own folder for its own examples, else the config's folder.
 */
function localWorkspace(config: string, actionRoot: string): string {
  const { root } = parse(config);
  for (let folder = dirname(config); folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return config.startsWith(join(actionRoot, sep)) ? actionRoot : dirname(config);
}

/** The conventions of no-color.org and FORCE_COLOR. */
function useColor(environment: Surroundings['environment'], isTerminal: boolean): boolean {
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0';
  return isTerminal && environment['TERM'] !== 'dumb';
}
