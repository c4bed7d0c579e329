/**
 * Runs what a config or a model wrote (regular expressions, JSON Schemas with patterns, scripts) in one persistent
 * worker process under a deadline, so that a runaway pattern costs its own assertion and nothing else.
 */
import { fileURLToPath } from 'node:url';
import { errorText } from '../basics/basics.js';
import type { SchemaViolation } from '../config/files/json-schema.js';
import type { JsonSchemaSource } from '../config/suite.js';
import { forkChild } from '../processes/children.js';
import { ModuleLoadError, type ReplyCode } from '../providers/provider.js';
import { cut, redactDeep } from '../redaction/cut.js';
import type {
  ScriptCall,
  ScriptEnd,
  ScriptProblem,
  ScriptRun,
  ScriptSource,
  WorkerReply,
  WorkerRequest,
} from './protocol.js';
import { cpuMsOf, watchLimit } from './work-limit.js';

export type { ScriptSource } from './protocol.js';

/** Outcome of work in the sandbox. `timeout`: the deadline passed and the worker was replaced. */
export type SandboxOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout'; readonly deadlineMs: number }
  | { readonly kind: 'failed'; readonly message: string };

type Matches = Extract<WorkerReply, { readonly kind: 'matches' }>['matches'];

export interface Sandbox {
  /** All matches of a global pattern, zero-length ones included. */
  matchAll(pattern: string, flags: string, text: string): Promise<SandboxOutcome<Matches>>;
  /** Violations of a JSON Schema (see JsonSchemaSource) by a value; none when it is valid. */
  validate(
    schema: Pick<JsonSchemaSource, 'root' | 'documents'>,
    value: unknown,
  ): Promise<SandboxOutcome<readonly SchemaViolation[]>>;
  /** Why a script does not compile; undefined when it does. Runs no more of it than a module's top level. */
  checkScript(source: ScriptSource): Promise<SandboxOutcome<ScriptProblem | undefined>>;
  /** Runs a script. Its deadline is the call's own; `timeout` means that it had to be stopped from outside. */
  runScript(call: ScriptCall): Promise<SandboxOutcome<ScriptRun>>;
  /** Ends the worker. Idempotent. */
  close(): Promise<void>;
}

const DEFAULT_DEADLINE_MS = 1000;
/** Compiling a schema is the config's work, done once, and not what the deadline is for. */
const COMPILE_DEADLINE_FACTOR = 10;
/** The engine itself stops a script at its deadline, except in single long steps: those are stopped from outside. */
const SCRIPT_GRACE_MS = 500;

/** Beside the bundle, or for the source as it is, which tests run. A variable, so that the bundler leaves it alone. */
const BUILT_WORKER = import.meta.url.endsWith('.ts')
  ? '../../dist/sandbox-worker/index.js'
  : './sandbox-worker/index.js';

interface SandboxOptions {
  /** Longest time of one request in the worker, in ms. Default 1000. */
  readonly deadlineMs?: number;
}

/**
 * A sandbox whose worker is the built file at `workerUrl`, that beside the bundle unless given. The worker starts on first
 * use; requests wait for each other, and a request's deadline counts from when the worker starts on it. A runaway or
 * crashing request costs itself only; a pattern or schema that ran away twice is not tried again. While idle it does not
 * keep the process alive. Requests reject with ModuleLoadError where a file of the worker is missing or damaged.
 */
export function createSandbox(
  workerUrl: URL = new URL(BUILT_WORKER, import.meta.url),
  options: SandboxOptions = {},
): Sandbox {
  return new WorkerSandbox(workerUrl, options.deadlineMs ?? DEFAULT_DEADLINE_MS);
}

/** Calculates answers from replies by a config's own code (`transformResponse`). */
export function replyCode(sandbox: Sandbox): ReplyCode {
  return async (text, { text: output, ...context }) => {
    const source = { text, kind: 'reply' } as const;
    const deadlineMs = DEFAULT_DEADLINE_MS;
    const call = { source, output, context, deadlineMs, wantsValue: true } as const;
    const outcome = await sandbox.runScript(call);
    if (outcome.kind === 'failed') throw new Error(outcome.message);
    if (outcome.kind === 'timeout') throw new Error(`it took more than ${deadlineMs} ms`);
    const { end } = outcome.value;
    if (end.kind !== 'returned') throw new Error(endingInWords(end, deadlineMs));
    const { json } = end.value;
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  };
}

function endingInWords(
  end: Exclude<ScriptEnd, { readonly kind: 'returned' }>,
  deadlineMs: number,
): string {
  switch (end.kind) {
    case 'threw':
      return `it threw ${end.message}`;
    case 'syntax':
      return `it does not compile: ${end.problem.message}`;
    case 'no-function':
      return `it is ${end.exported}`;
    case 'never-settled':
      return 'it waits for a promise that nothing settles';
    case 'deadline':
      return `it took more than ${deadlineMs} ms`;
    case 'memory':
      return 'it used up its memory (48 MB)';
    case 'broken':
      return end.message;
  }
}

type Timeout = Extract<SandboxOutcome<never>, { readonly kind: 'timeout' }>;

/** Each timeout costs a whole deadline, and once may be bad luck on a busy machine: so often, and it is not tried again. */
const MAX_TIMEOUTS = 2;

class WorkerSandbox implements Sandbox {
  readonly #workers: LiveWorkers;
  readonly #deadlineMs: number;
  readonly #schemaId = numbered();
  /** By the key of the work. */
  readonly #timeouts = new Map<string, { readonly count: number; readonly last: Timeout }>();
  #lastInLine: Promise<unknown> = Promise.resolve();

  constructor(workerUrl: URL, deadlineMs: number) {
    this.#workers = new LiveWorkers(workerUrl);
    this.#deadlineMs = deadlineMs;
  }

  matchAll(pattern: string, flags: string, text: string): Promise<SandboxOutcome<Matches>> {
    return this.#inLine(async () => {
      const worker = await this.#workers.start();
      const request = { kind: 'match', pattern, flags, text } as const;
      const limit = { deadlineMs: this.#deadlineMs };
      return (await this.#workers.ask(worker, request, 'matches', limit)).matches;
    }, `/${pattern}/${flags}`);
  }

  validate(
    schema: Pick<JsonSchemaSource, 'root' | 'documents'>,
    value: unknown,
  ): Promise<SandboxOutcome<readonly SchemaViolation[]>> {
    const { root, documents } = schema;
    const id = this.#schemaId(documents, root);
    return this.#inLine(async () => {
      const worker = await this.#workers.start();
      if (!worker.schemas.has(id)) {
        const sent = { kind: 'schema', id, schema: { root, documents } } as const;
        await this.#workers.ask(worker, sent, 'compiled', this.#compiling());
        worker.schemas.add(id);
      }
      const request = { kind: 'validate', schemaId: id, value } as const;
      const limit = { deadlineMs: this.#deadlineMs };
      return (await this.#workers.ask(worker, request, 'violations', limit)).violations;
    }, `schema ${id}`);
  }

  checkScript(source: ScriptSource): Promise<SandboxOutcome<ScriptProblem | undefined>> {
    return this.#inLine(async () => {
      const worker = await this.#startScripts();
      const request = { kind: 'script-check', source } as const;
      const { problem, spent } = await this.#workers.ask(
        worker,
        request,
        'script-checked',
        this.#compiling(),
      );
      if (spent) this.#workers.discard(worker);
      return problem;
    });
  }

  runScript(call: ScriptCall): Promise<SandboxOutcome<ScriptRun>> {
    return this.#inLine(async () => {
      const worker = await this.#startScripts();
      const limit = { deadlineMs: call.deadlineMs, graceMs: SCRIPT_GRACE_MS };
      const { run, spent } = await this.#workers.ask(
        worker,
        { kind: 'script', call },
        'script-run',
        limit,
      );
      if (spent) this.#workers.discard(worker);
      return shortened(run);
    });
  }

  close(): Promise<void> {
    this.#workers.close();
    return Promise.resolve();
  }

  /** One work after the other. What timed out twice under its key is not tried again, and times out at once. */
  #inLine<T>(work: () => Promise<T>, key?: string): Promise<SandboxOutcome<T>> {
    const turn = this.#lastInLine.then(async (): Promise<SandboxOutcome<T>> => {
      const known = key === undefined ? undefined : this.#timeouts.get(key);
      if (known !== undefined && known.count >= MAX_TIMEOUTS) return known.last;
      try {
        return { kind: 'done', value: await work() };
      } catch (error) {
        if (error instanceof ModuleLoadError) throw error;
        // Else a value that cannot be copied to the worker, e.g. nested too deeply.
        if (!(error instanceof Undone)) return { kind: 'failed', message: errorText(error) };
        const { outcome } = error;
        if (key !== undefined && outcome.kind === 'timeout') {
          this.#timeouts.set(key, { count: (known?.count ?? 0) + 1, last: outcome });
        }
        return outcome;
      }
    });
    this.#lastInLine = turn;
    return turn;
  }

  /** A worker that has loaded the engine, which is no script's time. */
  async #startScripts(): Promise<LiveWorker> {
    const worker = await this.#workers.start();
    if (!worker.scripts) {
      await this.#workers.ask(worker, { kind: 'script-engine' }, 'script-ready', this.#compiling());
      worker.scripts = true;
    }
    return worker;
  }

  #compiling(): WorkLimit {
    return { deadlineMs: this.#deadlineMs * COMPILE_DEADLINE_FACTOR };
  }
}

/** Why work was not done, thrown as far as the line in which it waited. */
class Undone extends Error {
  constructor(readonly outcome: Exclude<SandboxOutcome<never>, { readonly kind: 'done' }>) {
    super(outcome.kind);
  }
}

function failure(message: string): Undone {
  return new Undone({ kind: 'failed', message });
}

/** Longest text of a script that is kept, in UTF-16 code units. */
const MAX_KEPT = 2_000;

/** The run with its texts shortened: by the process that knows the secrets, which the sandbox's does not. */
function shortened(run: ScriptRun): ScriptRun {
  const short = redactDeep(run, (text) => cut(text, MAX_KEPT));
  if (run.end.kind !== 'returned' || short.end.kind !== 'returned') return short;
  // An answer, which is redacted where all answers are.
  const { json } = run.end.value;
  return { ...short, end: { ...short.end, value: { ...short.end.value, ...(json && { json }) } } };
}

/** Numbers each set of documents and root once, so that a schema is sent to the worker only once. */
function numbered(): (documents: object, root: string) => number {
  const ids = new WeakMap<object, Map<string, number>>();
  let next = 0;
  return (documents, root) => {
    const byRoot = ids.get(documents) ?? new Map<string, number>();
    ids.set(documents, byRoot);
    const id = byRoot.get(root) ?? next++;
    byRoot.set(root, id);
    return id;
  };
}

// The sandbox's worker at any time: started when first needed, asked, and replaced after it was lost.

/** A machine short of memory may end one worker; one that ends each time cannot be loaded. */
const START_ATTEMPTS = 2;

interface LiveWorker {
  readonly process: WorkerProcess;
  /** Ids of the schemas that this worker has compiled. */
  readonly schemas: Set<number>;
  /** Whether it has loaded the engine for scripts. */
  scripts: boolean;
}

/** In ms: what the work has, and how much longer it may take before it is stopped from outside. */
interface WorkLimit {
  readonly deadlineMs: number;
  readonly graceMs?: number;
}

type ReplyOf<Kind> = Extract<WorkerReply, { readonly kind: Kind }>;

function isOfKind<Kind extends WorkerReply['kind']>(
  reply: WorkerReply,
  kind: Kind,
): reply is ReplyOf<Kind> {
  return reply.kind === kind;
}

/** At most one worker lives at a time. Its methods reject with ModuleLoadError where a file of it is missing or damaged. */
class LiveWorkers {
  readonly #url: URL;
  #live: LiveWorker | undefined;
  #closed = false;

  constructor(url: URL) {
    this.#url = url;
  }

  /** The live worker, or a new one. Throws Undone where none answers in time, or after `close`. */
  async start(): Promise<LiveWorker> {
    if (this.#isClosed()) throw failure('the sandbox is closed');
    if (this.#live !== undefined) return this.#live;
    let reason = '';
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const started = {
        process: await startWorkerProcess(this.#url),
        schemas: new Set<number>(),
        scripts: false,
      };
      this.#live = started;
      const outcome = this.#isClosed() ? undefined : await started.process.ready();
      if (outcome?.kind === 'reply') return started;
      this.discard(started);
      if (outcome === undefined || this.#isClosed()) throw failure('the sandbox is closed');
      if (outcome.kind === 'timeout') {
        throw failure('the sandbox worker did not start: it did not answer');
      }
      reason = outcome.message;
    }
    const name = this.#url.pathname.split('/').slice(-2).join('/');
    // It has received no request yet, so no pattern or script can have ended it.
    throw new ModuleLoadError(`the sandbox worker (${name}) did not start: ${reason}`);
  }

  /**
   * The reply to one request; the limit counts from now. Throws Undone where there is none: a worker that overruns it or
   * crashes is discarded.
   */
  async ask<Kind extends WorkerReply['kind']>(
    worker: LiveWorker,
    request: WorkerRequest,
    wanted: Kind,
    { deadlineMs, graceMs = 0 }: WorkLimit,
  ): Promise<ReplyOf<Kind>> {
    const outcome = await worker.process.exchange(request, deadlineMs + graceMs);
    if (outcome.kind !== 'reply') {
      this.discard(worker);
      throw outcome.kind === 'timeout'
        ? new Undone({ kind: 'timeout', deadlineMs })
        : failure(`the sandbox worker crashed: ${outcome.message}`);
    }
    const { reply } = outcome;
    if (isOfKind(reply, wanted)) return reply;
    if (reply.kind === 'broken') throw new ModuleLoadError(reply.message);
    throw failure(
      reply.kind === 'failed'
        ? reply.message
        : `the sandbox worker gave an unexpected reply: ${reply.kind}`,
    );
  }

  /** Ends a worker that must not be used again. */
  discard(worker: LiveWorker): void {
    if (this.#live === worker) this.#live = undefined;
    worker.process.stop();
  }

  /** Ends the live worker; no other is started. Idempotent. */
  close(): void {
    this.#closed = true;
    this.#live?.process.stop();
    this.#live = undefined;
  }

  /** Asked anew after each wait: `close` may have been called meanwhile. */
  #isClosed(): boolean {
    return this.#closed;
  }
}

// One life of the sandbox's worker: started, asked one thing at a time, stopped. It is a process and not a thread,
// because V8 compiles some regular expressions in exponential time, and neither `terminate()` nor `process.exit()`
// ends a thread while it does; SIGKILL ends a process.

/** Starting takes tens of ms; a machine that needs this long is not coming back. */
const STARTUP_DEADLINE_MS = 15_000;

const MEMORY_LIMIT_MB = 256;

type ExchangeOutcome =
  | { readonly kind: 'reply'; readonly reply: WorkerReply }
  | { readonly kind: 'timeout' }
  /** The process ended, e.g. out of memory. */
  | { readonly kind: 'crashed'; readonly message: string };

type CpuClock = Parameters<typeof watchLimit>[1];

interface WorkerProcess {
  /** Waits until the process takes requests. */
  ready(): Promise<ExchangeOutcome>;
  /** Sends one request; the deadline (ms of the worker's own time) counts from now, so nothing else may be under way. */
  exchange(request: WorkerRequest, deadlineMs: number): Promise<ExchangeOutcome>;
  /** Ends the process, whatever it is doing. Idempotent. */
  stop(): void;
}

/** Whether a message is a reply of the worker, which is our own code: its kind is proof enough. */
function isWorkerReply(message: unknown): message is WorkerReply {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

/** Starts the process with nothing of this one: no environment, no arguments, no standard streams. */
async function startWorkerProcess(workerUrl: URL): Promise<WorkerProcess> {
  const worker = await forkChild(fileURLToPath(workerUrl), {
    env: workerEnvironment(process.env),
    execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`],
    // Structured clones, as between threads: `undefined`, big integers and the like arrive as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const kill = (): void => void worker.kill('SIGKILL');
  let crash: string | undefined;
  let onCrash: (message: string) => void = () => undefined;
  const crashed = (message: string): void => {
    crash ??= message;
    process.off('exit', kill);
    onCrash(crash);
  };
  worker.on('error', (error) => crashed(errorText(error)));
  worker.on('exit', (code, signal) =>
    crashed(`the worker ended with ${signal === null ? `code ${code ?? 0}` : signal}`),
  );
  // It cannot end itself while it is stuck.
  process.on('exit', kill);
  // An idle sandbox must not keep the process alive; a request under way must.
  worker.unref();
  worker.channel?.unref();

  function nextMessage(deadlineMs: number, cpu: CpuClock): Promise<ExchangeOutcome> {
    if (crash !== undefined) return Promise.resolve({ kind: 'crashed', message: crash });
    return new Promise((resolve) => {
      const settle = (outcome: ExchangeOutcome): void => {
        endWatch();
        worker.off('message', onMessage);
        worker.channel?.unref();
        onCrash = () => undefined;
        resolve(outcome);
      };
      const onMessage = (message: unknown): void => {
        if (isWorkerReply(message)) settle({ kind: 'reply', reply: message });
      };
      // Timers run before messages: after a pause of this process the reply may be waiting already.
      const endWatch = watchLimit(deadlineMs, cpu, () =>
        setImmediate(() => settle({ kind: 'timeout' })),
      );
      onCrash = (message) => settle({ kind: 'crashed', message });
      worker.on('message', onMessage);
      worker.channel?.ref();
    });
  }

  return {
    // Starting also waits for the disk.
    ready: () => nextMessage(STARTUP_DEADLINE_MS, () => undefined),
    exchange: (request, deadlineMs) => {
      const answer = nextMessage(deadlineMs, () => cpuMsOf(worker.pid));
      if (crash === undefined) worker.send(request, (error) => error && crashed(error.message));
      return answer;
    },
    stop: kill,
  };
}

/**
 * What the operating system and the runner's clean-up need, where Node's own libraries are, and nothing else that a
 * workflow has set.
 */
const KEPT = [
  'SystemRoot',
  'RUNNER_TRACKING_ID',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'DYLD_FALLBACK_LIBRARY_PATH',
];

function workerEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    KEPT.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
}
