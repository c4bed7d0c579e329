/**
 * Runs what a config or a model wrote (regular expressions, JSON Schemas with patterns, scripts) in one persistent
 * worker process under a deadline, so that a runaway pattern costs its own assertion and nothing else.
 */
import type { JsonSchemaDocuments, SchemaViolation } from '../config/files/json-schema.js';
import { ModuleLoadError } from '../providers/provider.js';
import { createCircuitBreaker } from './circuit-breaker.js';
import { LiveWorkers, type LiveWorker } from './live-workers.js';
import {
  type PatternMatch,
  type SandboxOutcome,
  type WorkerReply,
  type WorkerRequest,
} from './protocol.js';
import {
  shortened,
  type ScriptCall,
  type ScriptProblem,
  type ScriptRun,
  type ScriptSource,
} from './script.js';
import { errorText } from '../basics/error-text.js';

export type { SandboxOutcome } from './protocol.js';
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

export interface SandboxOptions {
  /** Longest time of one request in the worker, in ms. Default 1000. */
  readonly deadlineMs?: number;
}

/**
 * A sandbox whose worker is the built file at `workerUrl`. The worker starts on first use; requests wait for each
 * other, and a request's deadline counts from when the worker starts on it. A runaway or crashing request costs
 * itself only; a pattern or schema that ran away twice is not tried again. While idle it does not keep the process
 * alive. Requests reject with ModuleLoadError where a file of the worker is missing or damaged.
 */
export function createSandbox(workerUrl: URL, options: SandboxOptions = {}): Sandbox {
  return new WorkerSandbox(workerUrl, options.deadlineMs ?? DEFAULT_DEADLINE_MS);
}

class WorkerSandbox implements Sandbox {
  readonly #workers: LiveWorkers;
  readonly #deadlineMs: number;
  readonly #schemaId = numbered();
  readonly #circuitBreaker = createCircuitBreaker();
  #lastInLine: Promise<unknown> = Promise.resolve();

  constructor(workerUrl: URL, deadlineMs: number) {
    this.#workers = new LiveWorkers(workerUrl);
    this.#deadlineMs = deadlineMs;
  }

  matchAll(
    pattern: string,
    flags: string,
    text: string,
  ): Promise<SandboxOutcome<readonly PatternMatch[]>> {
    return this.#inLine(() =>
      this.#circuitBreaker(`/${pattern}/${flags}`, () => this.#match({ pattern, flags, text })),
    );
  }

  validate(
    schema: JsonSchemaDocuments,
    value: unknown,
  ): Promise<SandboxOutcome<readonly SchemaViolation[]>> {
    const id = this.#schemaId(schema.documents, schema.root);
    return this.#inLine(() =>
      this.#circuitBreaker(`schema ${id}`, () => this.#validate(id, schema, value)),
    );
  }

  checkScript(source: ScriptSource): Promise<SandboxOutcome<ScriptProblem | undefined>> {
    return this.#inLine(() => this.#checkScript(source));
  }

  runScript(call: ScriptCall): Promise<SandboxOutcome<ScriptRun>> {
    return this.#inLine(() => this.#runScript(call));
  }

  close(): Promise<void> {
    this.#workers.close();
    return Promise.resolve();
  }

  #inLine<T>(work: () => Promise<SandboxOutcome<T>>): Promise<SandboxOutcome<T>> {
    const turn = this.#lastInLine.then(async (): Promise<SandboxOutcome<T>> => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ModuleLoadError) throw error;
        // A value that cannot be copied to the worker, e.g. nested too deeply.
        return { kind: 'failed', message: errorText(error) };
      }
    });
    this.#lastInLine = turn;
    return turn;
  }

  async #match(
    search: Omit<Extract<WorkerRequest, { readonly kind: 'match' }>, 'kind'>,
  ): Promise<SandboxOutcome<readonly PatternMatch[]>> {
    const started = await this.#workers.start();
    if (started.kind !== 'done') return started;
    const request: WorkerRequest = { kind: 'match', ...search };
    const outcome = await this.#workers.ask(started.value, request, this.#deadlineMs);
    if (outcome.kind !== 'done') return outcome;
    if (outcome.value.kind !== 'matches') return unexpected(outcome.value);
    return { kind: 'done', value: outcome.value.matches };
  }

  async #validate(
    id: number,
    schema: JsonSchemaDocuments,
    value: unknown,
  ): Promise<SandboxOutcome<readonly SchemaViolation[]>> {
    const started = await this.#workers.start();
    if (started.kind !== 'done') return started;
    const compiled = await this.#compile(started.value, id, schema);
    if (compiled.kind !== 'done') return compiled;
    const request: WorkerRequest = { kind: 'validate', schemaId: id, value };
    const outcome = await this.#workers.ask(started.value, request, this.#deadlineMs);
    if (outcome.kind !== 'done') return outcome;
    if (outcome.value.kind !== 'violations') return unexpected(outcome.value);
    return { kind: 'done', value: outcome.value.violations };
  }

  async #compile(
    worker: LiveWorker,
    id: number,
    schema: JsonSchemaDocuments,
  ): Promise<SandboxOutcome<unknown>> {
    if (worker.schemas.has(id)) return { kind: 'done', value: undefined };
    const { root, documents } = schema;
    const request: WorkerRequest = { kind: 'schema', id, schema: { root, documents } };
    const outcome = await this.#workers.ask(worker, request, this.#compileDeadlineMs());
    if (outcome.kind === 'done') worker.schemas.add(id);
    return outcome;
  }

  async #checkScript(source: ScriptSource): Promise<SandboxOutcome<ScriptProblem | undefined>> {
    const started = await this.#startScripts();
    if (started.kind !== 'done') return started;
    const request: WorkerRequest = { kind: 'script-check', source };
    const outcome = await this.#workers.ask(started.value, request, this.#compileDeadlineMs());
    if (outcome.kind !== 'done') return outcome;
    if (outcome.value.kind !== 'script-checked') return unexpected(outcome.value);
    if (outcome.value.spent) this.#workers.discard(started.value);
    return { kind: 'done', value: outcome.value.problem };
  }

  async #runScript(call: ScriptCall): Promise<SandboxOutcome<ScriptRun>> {
    const started = await this.#startScripts();
    if (started.kind !== 'done') return started;
    const request: WorkerRequest = { kind: 'script', call };
    const limitMs = call.deadlineMs + SCRIPT_GRACE_MS;
    const outcome = await this.#workers.ask(started.value, request, limitMs);
    if (outcome.kind === 'timeout') return { ...outcome, deadlineMs: call.deadlineMs };
    if (outcome.kind !== 'done') return outcome;
    if (outcome.value.kind !== 'script-run') return unexpected(outcome.value);
    if (outcome.value.spent) this.#workers.discard(started.value);
    return { kind: 'done', value: shortened(outcome.value.run) };
  }

  /** A worker that has loaded the engine, which is no script's time. */
  async #startScripts(): Promise<SandboxOutcome<LiveWorker>> {
    const started = await this.#workers.start();
    if (started.kind !== 'done' || started.value.scripts) return started;
    const request: WorkerRequest = { kind: 'script-engine' };
    const outcome = await this.#workers.ask(started.value, request, this.#compileDeadlineMs());
    if (outcome.kind !== 'done') return outcome;
    started.value.scripts = true;
    return started;
  }

  #compileDeadlineMs(): number {
    return this.#deadlineMs * COMPILE_DEADLINE_FACTOR;
  }
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
