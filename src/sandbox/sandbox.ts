/**
 * Runs what a config or a model wrote (regular expressions, JSON Schemas with patterns, scripts) in one persistent
 * worker process under a deadline, so that a runaway pattern costs its own assertion and nothing else.
 */
import type { JsonSchemaDocuments, SchemaViolation } from '../config/files/json-schema.js';
import { ModuleLoadError } from '../providers/provider.js';
import type { SandboxOutcome } from './outcome.js';
import { messageOf, type PatternMatch, type WorkerReply, type WorkerRequest } from './protocol.js';
import {
  shortened,
  type ScriptCall,
  type ScriptProblem,
  type ScriptRun,
  type ScriptSource,
} from './script.js';
import { createCircuitBreaker } from './circuit-breaker.js';
import { startWorkerProcess, type WorkerProcess } from './worker-process.js';

export type { SandboxOutcome } from './outcome.js';
export type { PatternMatch } from './protocol.js';

export interface Sandbox {
  /** All matches of a global pattern, zero-length ones included. */
  matchAll(
    pattern: string,
    flags: string,
    text: string,
  ): Promise<SandboxOutcome<readonly PatternMatch[]>>;
  /** Violations of a JSON Schema (see JsonSchemaSource) by a value; none when it is valid. */
  validate(
    schema: JsonSchemaDocuments,
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

/** A machine short of memory may end one worker; one that ends each time cannot be loaded. */
const START_ATTEMPTS = 2;

export interface SandboxOptions {
  /** Longest time of one request in the worker, in ms. Default 1000. */
  readonly deadlineMs?: number;
}

interface LiveWorker {
  readonly process: WorkerProcess;
  /** Ids of the schemas that this worker has compiled. */
  readonly schemas: Set<number>;
  /** Whether it has loaded the engine for scripts. */
  scripts: boolean;
}

/**
 * A sandbox whose worker is the built file at `workerUrl`. The worker starts on first use; requests wait for each
 * other, and a request's deadline counts from when the worker starts on it. A runaway or crashing request costs
 * itself only; a pattern or schema that ran away twice is not tried again. While idle it does not keep the process
 * alive. Requests reject with ModuleLoadError where a file of the worker is missing or damaged.
 */
export function createSandbox(workerUrl: URL, options: SandboxOptions = {}): Sandbox {
  const deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS;
  const schemaId = numbered();
  const circuitBreaker = createCircuitBreaker();
  const workerName = workerUrl.pathname.split('/').slice(-2).join('/');
  let live: LiveWorker | undefined;
  let closed = false;
  const isClosed = (): boolean => closed;
  let lastInLine: Promise<unknown> = Promise.resolve();

  function inLine<T>(work: () => Promise<SandboxOutcome<T>>): Promise<SandboxOutcome<T>> {
    const turn = lastInLine.then(async (): Promise<SandboxOutcome<T>> => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ModuleLoadError) throw error;
        // A value that cannot be copied to the worker, e.g. nested too deeply.
        return { kind: 'failed', message: messageOf(error) };
      }
    });
    lastInLine = turn;
    return turn;
  }

  async function start(): Promise<SandboxOutcome<LiveWorker>> {
    if (isClosed()) return { kind: 'failed', message: 'the sandbox is closed' };
    if (live !== undefined) return { kind: 'done', value: live };
    let reason = '';
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const started = {
        process: await startWorkerProcess(workerUrl),
        schemas: new Set<number>(),
        scripts: false,
      };
      live = started;
      const outcome = isClosed() ? undefined : await started.process.ready();
      if (outcome?.kind === 'reply') return { kind: 'done', value: started };
      discard(started);
      if (outcome === undefined || isClosed())
        return { kind: 'failed', message: 'the sandbox is closed' };
      if (outcome.kind === 'timeout') {
        return { kind: 'failed', message: 'the sandbox worker did not start: it did not answer' };
      }
      reason = outcome.message;
    }
    // It has received no request yet, so no pattern or script can have ended it.
    throw new ModuleLoadError(`the sandbox worker (${workerName}) did not start: ${reason}`);
  }

  function discard(worker: LiveWorker): void {
    if (live === worker) live = undefined;
    worker.process.stop();
  }

  async function ask(
    target: LiveWorker,
    request: WorkerRequest,
    limitMs: number,
  ): Promise<SandboxOutcome<WorkerReply>> {
    const outcome = await target.process.exchange(request, limitMs);
    switch (outcome.kind) {
      case 'reply':
        if (outcome.reply.kind === 'broken') {
          throw new ModuleLoadError(outcome.reply.message);
        }
        return outcome.reply.kind === 'failed'
          ? outcome.reply
          : { kind: 'done', value: outcome.reply };
      case 'timeout':
        discard(target);
        return { kind: 'timeout', deadlineMs: limitMs };
      case 'crashed':
        discard(target);
        return { kind: 'failed', message: `the sandbox worker crashed: ${outcome.message}` };
    }
  }

  async function compile(
    target: LiveWorker,
    id: number,
    schema: JsonSchemaDocuments,
  ): Promise<SandboxOutcome<unknown>> {
    if (target.schemas.has(id)) return { kind: 'done', value: undefined };
    const { root, documents } = schema;
    const outcome = await ask(
      target,
      { kind: 'schema', id, schema: { root, documents } },
      deadlineMs * COMPILE_DEADLINE_FACTOR,
    );
    if (outcome.kind === 'done') target.schemas.add(id);
    return outcome;
  }

  async function match(
    pattern: string,
    flags: string,
    text: string,
  ): Promise<SandboxOutcome<readonly PatternMatch[]>> {
    const started = await start();
    if (started.kind !== 'done') return started;
    const request: WorkerRequest = { kind: 'match', pattern, flags, text };
    const outcome = await ask(started.value, request, deadlineMs);
    if (outcome.kind !== 'done') return outcome;
    if (outcome.value.kind !== 'matches') return unexpected(outcome.value);
    return { kind: 'done', value: outcome.value.matches };
  }

  async function validate(
    id: number,
    schema: JsonSchemaDocuments,
    value: unknown,
  ): Promise<SandboxOutcome<readonly SchemaViolation[]>> {
    const started = await start();
    if (started.kind !== 'done') return started;
    const compiled = await compile(started.value, id, schema);
    if (compiled.kind !== 'done') return compiled;
    const request: WorkerRequest = { kind: 'validate', schemaId: id, value };
    const outcome = await ask(started.value, request, deadlineMs);
    if (outcome.kind !== 'done') return outcome;
    if (outcome.value.kind !== 'violations') return unexpected(outcome.value);
    return { kind: 'done', value: outcome.value.violations };
  }

  /** A worker that has loaded the engine, which is no script's time. */
  async function startScripts(): Promise<SandboxOutcome<LiveWorker>> {
    const started = await start();
    if (started.kind !== 'done' || started.value.scripts) return started;
    const request: WorkerRequest = { kind: 'script-engine' };
    const outcome = await ask(started.value, request, deadlineMs * COMPILE_DEADLINE_FACTOR);
    if (outcome.kind !== 'done') return outcome;
    started.value.scripts = true;
    return started;
  }

  return {
    matchAll: (pattern, flags, text) =>
      inLine(() => circuitBreaker(`/${pattern}/${flags}`, () => match(pattern, flags, text))),

    validate: (schema, value) => {
      const id = schemaId(schema.documents, schema.root);
      return inLine(() => circuitBreaker(`schema ${id}`, () => validate(id, schema, value)));
    },

    checkScript: (source) =>
      inLine(async (): Promise<SandboxOutcome<ScriptProblem | undefined>> => {
        const started = await startScripts();
        if (started.kind !== 'done') return started;
        const request: WorkerRequest = { kind: 'script-check', source };
        const outcome = await ask(started.value, request, deadlineMs * COMPILE_DEADLINE_FACTOR);
        if (outcome.kind !== 'done') return outcome;
        if (outcome.value.kind !== 'script-checked') return unexpected(outcome.value);
        if (outcome.value.spent) discard(started.value);
        return { kind: 'done', value: outcome.value.problem };
      }),

    runScript: (call) =>
      inLine(async (): Promise<SandboxOutcome<ScriptRun>> => {
        const started = await startScripts();
        if (started.kind !== 'done') return started;
        const request: WorkerRequest = { kind: 'script', call };
        const outcome = await ask(started.value, request, call.deadlineMs + SCRIPT_GRACE_MS);
        if (outcome.kind === 'timeout') return { ...outcome, deadlineMs: call.deadlineMs };
        if (outcome.kind !== 'done') return outcome;
        if (outcome.value.kind !== 'script-run') return unexpected(outcome.value);
        if (outcome.value.spent) discard(started.value);
        return { kind: 'done', value: shortened(outcome.value.run) };
      }),

    close: () => {
      closed = true;
      live?.process.stop();
      live = undefined;
      return Promise.resolve();
    },
  };
}

function unexpected(reply: WorkerReply): SandboxOutcome<never> {
  return { kind: 'failed', message: `the sandbox worker gave an unexpected reply: ${reply.kind}` };
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
