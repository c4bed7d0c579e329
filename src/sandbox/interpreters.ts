/**
 * Code of the config that the user's own Python or Node runs, outside of the sandbox: one persistent process for all that
 * has the same folder and the same keys. Hostile or broken code costs its own assertion: the process is replaced.
 */
import path from 'node:path';
import { errorText, itemsAt, textAt, valueAt } from '../basics/basics.js';
import { findProgram, UserPrograms } from '../providers/adapters.js';
import { cut, redactDeep } from '../redaction/cut.js';
import { INTERPRETERS, type Language } from './interpreter-programs.js';
import type { ScriptEnd, ScriptField, ScriptProblem, ScriptRun } from './protocol.js';
import type { SandboxOutcome } from './sandbox.js';

/** Code, and where it runs. */
interface InterpretedCode {
  readonly language: Language;
  /** Absolute folder of the config: its current folder. */
  readonly directory: string;
  /** A file with a function, relative to that folder, or the code itself: an expression or a body that returns. */
  readonly code:
    { readonly file: string; readonly name?: string | undefined } | { readonly text: string };
  /** Variables that it gets although they are secret. */
  readonly keys?: readonly string[] | undefined;
}

interface InterpretedCall extends InterpretedCode {
  readonly output: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Names in `context` whose values are unknown, each with why: reading one is an error. */
  readonly unknown?: Readonly<Record<string, string>>;
  /** Longest time, in ms. */
  readonly deadlineMs: number;
}

export interface Interpreters {
  /** Runs code. `timeout`: it was ended. */
  run(call: InterpretedCall): Promise<SandboxOutcome<ScriptRun>>;
  /** Why Python code does not compile; runs nothing of it. */
  check(code: InterpretedCode): Promise<SandboxOutcome<ScriptRun>>;
  /** What must be installed for code of this language and is not; undefined where it is there. */
  missing(
    code: Pick<InterpretedCode, 'language' | 'directory'>,
  ): Promise<{ readonly message: string; readonly hint: string } | undefined>;
  /** Ends all processes. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface InterpretersOptions {
  readonly environment: Environment;
  /** Names of all variables that the configs name as keys. */
  readonly keys: ReadonlySet<string>;
  readonly redact: (text: string) => string;
  /** Under `replay` no program gets a key. */
  readonly withoutKeys: boolean;
}

const CHECK_MS = 30_000;

export function createInterpreters(options: InterpretersOptions): Interpreters {
  const programs = new UserPrograms(options);
  const lines = new Map<string, InterpreterLine>();
  const ask = (
    { language, directory, code, keys = [] }: InterpretedCode,
    request: object,
    deadlineMs: number,
  ): Promise<SandboxOutcome<ScriptRun>> => {
    const own = options.withoutKeys ? [] : keys;
    const id = JSON.stringify([language, directory, [...own].sort()]);
    const line =
      lines.get(id) ??
      new InterpreterLine({ ...options, language, directory, keys: own, programs });
    lines.set(id, line);
    const asked =
      'text' in code ? { code: code.text } : { ...code, file: path.resolve(directory, code.file) };
    return line.ask(`${JSON.stringify({ ...request, ...asked })}\n`, deadlineMs);
  };
  return {
    run({ output, context, unknown = {}, deadlineMs, ...code }) {
      return ask(code, { kind: 'run', output, context, unknown }, deadlineMs);
    },
    check: (code) => ask(code, { kind: 'check' }, CHECK_MS),
    async missing({ language, directory }) {
      const { name } = INTERPRETERS[language];
      const found = await findProgram(name, directory, options.environment);
      return typeof found === 'string' ? undefined : found;
    },
    close: () => programs.close(),
  };
}

interface LineOptions {
  readonly language: Language;
  readonly directory: string;
  readonly keys: readonly string[];
  readonly programs: UserPrograms;
  readonly environment: Environment;
  readonly redact: (text: string) => string;
}

type OpenProgram = Awaited<ReturnType<UserPrograms['open']>>;

/** Longest text of a reply that is kept, in UTF-16 code units. */
const MAX_KEPT = 2_000;
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** One process at a time, which answers one call after the other. */
class InterpreterLine {
  readonly #options: LineOptions;
  #last: Promise<unknown> = Promise.resolve();
  #live: OpenProgram | undefined;
  #onReply: (line: string) => void = () => undefined;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  ask(request: string, deadlineMs: number): Promise<SandboxOutcome<ScriptRun>> {
    const turn = this.#last.then(() => this.#exchange(request, deadlineMs));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #exchange(request: string, deadlineMs: number): Promise<SandboxOutcome<ScriptRun>> {
    try {
      const live = (this.#live ??= await this.#start());
      const outcome = await this.#replyOf(live, request, deadlineMs);
      if (outcome.kind !== 'done') this.#discard(live);
      return outcome;
    } catch (error) {
      return { kind: 'failed', message: this.#options.redact(errorText(error)) };
    }
  }

  #replyOf(
    live: OpenProgram,
    request: string,
    deadlineMs: number,
  ): Promise<SandboxOutcome<ScriptRun>> {
    const { redact } = this.#options;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ kind: 'timeout', deadlineMs }), deadlineMs);
      const settle = (outcome: SandboxOutcome<ScriptRun>): void => {
        clearTimeout(timer);
        resolve(outcome);
      };
      this.#onReply = (line) => settle(readReply(line));
      live.result.then(
        ({ exitCode, signal, stderr }) => {
          const how = signal === null ? `exit code ${exitCode}` : signal;
          const said = stderr.trim().split('\n').at(-1) ?? '';
          const why = said === '' ? '' : `: ${said}`;
          settle({ kind: 'failed', message: redact(`its process ended with ${how}${why}`) });
        },
        (error: unknown) => settle({ kind: 'failed', message: redact(errorText(error)) }),
      );
      live.write(request);
    });
  }

  async #start(): Promise<OpenProgram> {
    const { language, directory, keys, programs, environment } = this.#options;
    const { name, script, program } = INTERPRETERS[language];
    const interpreter = await findProgram(name, directory, environment);
    if (typeof interpreter !== 'string') throw new Error(interpreter.message);
    const decoder = new TextDecoder();
    let pending = '';
    return programs.open(
      { script, cwd: directory, vars: { interpreter, program }, keys },
      (chunk) => {
        pending += decoder.decode(chunk, { stream: true });
        const [line, ...rest] = pending.split('\n');
        if (line !== undefined && rest.length > 0) {
          this.#onReply(line);
          pending = rest.join('\n');
        }
        return pending.length <= MAX_REPLY_BYTES;
      },
    );
  }

  #discard(live: OpenProgram): void {
    if (this.#live === live) this.#live = undefined;
    this.#onReply = () => undefined;
    void live.end();
  }
}

function readReply(line: string): SandboxOutcome<ScriptRun> {
  const run = runOf(line);
  if (run === undefined) return { kind: 'failed', message: 'its process gave no reply' };
  return { kind: 'done', value: redactDeep(run, (text) => cut(text, MAX_KEPT)) };
}

/** Read field by field: the code may write to the same descriptor. */
function runOf(line: string): ScriptRun | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const end = endOf(valueAt(value, 'end'));
    if (end === undefined) return undefined;
    const console = itemsAt(value, 'console').filter((one) => typeof one === 'string');
    return { end, console };
  } catch {
    return undefined;
  }
}

function endOf(end: unknown): ScriptEnd | undefined {
  const kind = textAt(end, 'kind');
  switch (kind) {
    case 'returned': {
      const value = valueAt(end, 'value');
      const part = (name: string): ScriptField => fieldOf(valueAt(value, name));
      const parts = { pass: part('pass'), score: part('score'), reason: part('reason') };
      return { kind, value: { ...fieldOf(value), ...parts } };
    }
    case 'threw':
      return { kind, ...problemOf(end) };
    case 'syntax':
      return { kind, problem: problemOf(valueAt(end, 'problem')) };
    case 'no-function':
      return { kind, exported: textAt(end, 'exported') ?? '' };
    case undefined:
    default:
      return undefined;
  }
}

function fieldOf(value: unknown): ScriptField {
  return { type: textAt(value, 'type') ?? 'undefined', text: textAt(value, 'text') ?? '' };
}

function problemOf(value: unknown): ScriptProblem {
  const message = textAt(value, 'message') ?? '';
  const position = valueAt(value, 'position');
  const [line, column] = [valueAt(position, 'line'), valueAt(position, 'column')];
  if (typeof line !== 'number' || typeof column !== 'number') return { message };
  return { message, position: { line, column } };
}
