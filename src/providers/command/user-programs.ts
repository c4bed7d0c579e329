/**
 * Programs of the config beside the commands that answer: setup and checks of workspaces, prompts, interpreters of
 * assertions. All of them run under the same rules: a process group, a time, a bounded output, no keys but those that
 * are named for them, and none is left behind.
 */
import { randomBytes } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { count } from '../../basics/format.js';
import { variableName } from '../../config/placeholders.js';
import { isSecretName, lastPart } from '../../redaction/cut.js';
import { ProviderError } from '../provider.js';
import { complaintOf } from './complaint.js';
import {
  endMarked,
  installHint,
  missingProgram,
  type ProcessGroup,
  startGroup,
} from './process-group.js';

type Environment = Readonly<Record<string, string>>;

/** Characters of what a program wrote last. */
const LAST_CHARACTERS = 2_000;
/** Bytes of an output of which only the end is kept. */
const MAX_KEPT_BYTES = 1024 * 1024;
const MAX_STDERR_BYTES = 64 * 1024;

export function runToken(): string {
  return randomBytes(16).toString('hex');
}

/**
 * An environment without what is secret.
 * @param keys names of variables that somebody named as keys
 * @param own those of them that this program gets all the same
 */
export function withoutKeys(
  all: Environment,
  keys: ReadonlySet<string>,
  own: readonly string[] = [],
): Environment {
  const held = [...keys].filter((name) => !own.includes(name));
  const secrets = held.flatMap((name) => all[name]?.trim() || []);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) =>
        own.includes(name) ||
        (!keys.has(name) &&
          (name.startsWith('KINDLM_VAR_') || !isSecretName(name)) &&
          !secrets.some((secret) => value.includes(secret))),
    ),
  );
}

interface ScriptOptions {
  readonly cwd: string;
  readonly env: Environment;
  readonly timeoutMs: number;
  /** Its own unless given. */
  readonly token?: string;
  /** Those that are running. */
  readonly scripts: Set<ProcessGroup>;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
  /** Standard input; none unless given. */
  readonly input?: string | undefined;
  /** Bytes of standard output, after which the script is ended; unless given, the end of it is kept. */
  readonly mostBytes?: number | undefined;
}

interface ScriptEnd {
  /** Null where a signal ended it, or it took too long. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** It wrote more than it may, and was ended. */
  readonly overflowed: boolean;
  readonly stdout: string;
  readonly stderr: string;
  readonly lastLines: string;
}

/**
 * Runs a script to its end, and ends what it has left behind. Rejects where it could not be started, with ProviderError
 * `not-installed` where it failed because a program is not on this machine.
 */
export async function runScript(script: string, options: ScriptOptions): Promise<ScriptEnd> {
  const { mostBytes, token = runToken(), redact } = options;
  const out: Buffer[] = [];
  const state = { timedOut: false, overflowed: false };
  let size = 0;
  const group = await startGroup(script, {
    cwd: options.cwd,
    env: options.env,
    token,
    onStdout(chunk) {
      size += chunk.byteLength;
      // What comes last says why it failed.
      out.push(chunk);
      if (mostBytes !== undefined && size > mostBytes) state.overflowed = true;
      while (size > (mostBytes ?? MAX_KEPT_BYTES) && out.length > 1) {
        size -= out.shift()?.byteLength ?? 0;
      }
      return !state.overflowed;
    },
    maxStderrBytes: MAX_KEPT_BYTES,
    hasInput: options.input !== undefined,
  });
  if (options.input !== undefined) {
    group.write(options.input);
    group.endInput();
  }
  const timer = setTimeout(() => {
    state.timedOut = true;
    void group.end();
  }, options.timeoutMs);
  options.scripts.add(group);
  try {
    const { exitCode, stderr } = await group.result;
    await endMarked(token);
    const stdout = Buffer.concat(out).toString('utf8');
    const written = [stdout, stderr].filter(Boolean).join('\n').trimEnd();
    const missing =
      state.timedOut || stdout.trim() !== ''
        ? undefined
        : missingProgram({ exitCode, signal: null, stderr }, [0]);
    if (missing !== undefined) {
      throw new ProviderError('not-installed', redact(missing.message), missing);
    }
    return {
      ...state,
      exitCode: state.timedOut ? null : exitCode,
      stdout,
      stderr,
      lastLines: lastPart(written, LAST_CHARACTERS),
    };
  } finally {
    clearTimeout(timer);
    options.scripts.delete(group);
  }
}

/**
 * Why the end of a script is no success, to follow its name; undefined where it is one.
 * @param redact takes secrets out of what it complained of
 */
function failureOf(
  end: ScriptEnd,
  { timeoutMs, mostBytes = 0 }: Pick<ScriptOptions, 'timeoutMs' | 'mostBytes'>,
  redact: (text: string) => string,
): string | undefined {
  if (end.overflowed) return `printed more than ${count(mostBytes)} bytes and was ended`;
  if (end.timedOut) return `did not end within ${count(timeoutMs)} ms`;
  if (end.exitCode === 0) return undefined;
  const how =
    end.exitCode === null ? 'was ended by a signal' : `ended with exit code ${end.exitCode}`;
  const complaint = complaintOf(redact(end.stderr));
  return complaint === '' ? `${how}; it wrote nothing to standard error` : `${how}: ${complaint}`;
}

interface ProgramsOptions {
  readonly environment: StepEnvironment;
  /** Names of all variables that the configs name as keys. */
  readonly keys: ReadonlySet<string>;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
}

interface Program {
  /** For `sh -c`. */
  readonly script: string;
  /** Absolute. */
  readonly cwd: string;
  /** In its environment, under their prefix. */
  readonly vars?: Readonly<Record<string, string>> | undefined;
  /** Variables that it gets although they are secret. */
  readonly keys?: readonly string[] | undefined;
}

/** A program that is asked again and again. */
interface OpenProgram {
  /** To its standard input. */
  readonly write: (text: string) => void;
  readonly endInput: () => void;
  /** Settles when it has ended, and what it has left behind. */
  readonly result: ProcessGroup['result'];
  readonly end: () => Promise<void>;
}

/** The programs of one run. */
export class UserPrograms {
  readonly #options: ProgramsOptions;
  readonly #running = new Set<ProcessGroup>();

  constructor(options: ProgramsOptions) {
    this.#options = options;
  }

  /**
   * Runs one to its end. `failure`: why that is no success, to follow its name.
   * @throws ProviderError `not-installed`; what else goes wrong is in what it returns
   */
  async run({
    script,
    cwd,
    vars,
    keys,
    ...limits
  }: Program & Pick<ScriptOptions, 'timeoutMs' | 'input' | 'mostBytes'>): Promise<
    ScriptEnd & { readonly failure: string | undefined }
  > {
    const { redact } = this.#options;
    const env = this.#environmentOf({ script, cwd, vars, keys });
    const end = await runScript(script, { cwd, env, scripts: this.#running, redact, ...limits });
    return { ...end, failure: failureOf(end, limits, redact) };
  }

  /** Starts one that answers what is written to it. */
  async open(program: Program, onStdout: (chunk: Buffer) => boolean): Promise<OpenProgram> {
    const token = runToken();
    const group = await startGroup(program.script, {
      cwd: program.cwd,
      env: this.#environmentOf(program),
      token,
      onStdout,
      maxStderrBytes: MAX_STDERR_BYTES,
      hasInput: true,
    });
    this.#running.add(group);
    const result = group.result.finally(async () => {
      this.#running.delete(group);
      await endMarked(token);
    });
    result.catch(() => undefined);
    return { write: group.write, endInput: group.endInput, result, end: group.end };
  }

  /** Ends all that are running. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((group) => group.end()));
  }

  #environmentOf({ vars = {}, keys }: Program): Environment {
    const { environment, keys: named } = this.#options;
    return withoutKeys(commandEnvironment(environment, vars), named, keys);
  }
}

/** Where a config's folder has programs that only it uses. */
const OWN_PROGRAMS = ['.venv/bin', 'venv/bin'];

/** The program of that name: of the virtual environment in the folder, else of the search path. Else what to say of it. */
export async function findProgram(
  name: string,
  folder: string,
  environment: StepEnvironment,
): Promise<string | { readonly message: string; readonly hint: string }> {
  const paths = (environment['PATH'] ?? '')
    .split(path.delimiter)
    .filter((place) => path.isAbsolute(place));
  for (const place of [...OWN_PROGRAMS.map((own) => path.join(folder, own)), ...paths]) {
    const file = path.join(place, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return { message: `the program ${name} is not installed`, hint: installHint(name) };
}

// What a command sees of the environment: the user's own keys, and nothing that belongs to the job.

type StepEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Tokens of the job and its runner, the action's inputs, and the files through which a step changes later ones: a
 * command that writes to GITHUB_ENV or GITHUB_PATH would outlive its step.
 */
const WITHHELD =
  /^(?:INPUT_.*|ACTIONS_.*|RUNNER_TOKEN|SYSTEM_ACCESSTOKEN|GITHUB_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i;

const TOKEN_NAMES = [
  'GITHUB_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'INPUT_GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

/** Where a command sends its traces. */
interface TraceTarget {
  readonly endpoint: string;
  readonly traceparent: string;
}

/** The environment of a command, with the test's variables under their prefix, and where its traces go. */
export function commandEnvironment(
  environment: StepEnvironment,
  vars: Readonly<Record<string, string>>,
  traces?: TraceTarget,
): Record<string, string> {
  const tokens = TOKEN_NAMES.flatMap((name) => environment[name]?.trim() || []);
  const kept = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !WITHHELD.test(entry[0]) &&
      // The same token under another name, e.g. GH_TOKEN.
      !tokens.some((token) => entry[1]?.includes(token)),
  );
  const own = Object.entries(vars).map(([name, value]) => [variableName(name), value] as const);
  const all = Object.fromEntries<string>([...kept, ...own]);
  return traces === undefined ? all : withTraceTarget(all, traces);
}

/** What would send the traces elsewhere, or a key of that place to the receiver. */
const OTHER_TARGET = /^OTEL_EXPORTER_OTLP_(?:TRACES_(?:ENDPOINT|PROTOCOL|HEADERS)|HEADERS)$/;

function withTraceTarget(
  environment: Readonly<Record<string, string>>,
  { endpoint, traceparent }: TraceTarget,
): Record<string, string> {
  const kept = Object.entries(environment).filter(([name]) => !OTHER_TARGET.test(name));
  return {
    ...Object.fromEntries(kept),
    ...withoutProxy(environment),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    TRACEPARENT: traceparent,
  };
}

const PROXY = /^(?:https?|all)_proxy$/i;

/** Exporters that heed a proxy would look for the receiver behind it. */
function withoutProxy(environment: Readonly<Record<string, string>>): Record<string, string> {
  const isBehindProxy = Object.entries(environment).some(
    ([name, value]) => PROXY.test(name) && value !== '',
  );
  if (!isBehindProxy) return {};
  const { no_proxy: lower, NO_PROXY: upper } = environment;
  const extended = (own: string | undefined): string =>
    own?.trim() === '*' ? own : [own ?? '', '127.0.0.1'].filter((part) => part !== '').join(',');
  return { no_proxy: extended(lower ?? upper), NO_PROXY: extended(upper ?? lower) };
}
