/** The sandbox's worker at any time: started when first needed, asked, and replaced after it was lost. */
import { ModuleLoadError } from '../providers/provider.js';
import type { SandboxOutcome, WorkerReply, WorkerRequest } from './protocol.js';
import { startWorkerProcess, type WorkerProcess } from './worker-process.js';

/** A machine short of memory may end one worker; one that ends each time cannot be loaded. */
const START_ATTEMPTS = 2;

export interface LiveWorker {
  readonly process: WorkerProcess;
  /** Ids of the schemas that this worker has compiled. */
  readonly schemas: Set<number>;
  /** Whether it has loaded the engine for scripts. */
  scripts: boolean;
}

/** At most one worker lives at a time. Its methods reject with ModuleLoadError where a file of it is missing or damaged. */
export class LiveWorkers {
  readonly #url: URL;
  #live: LiveWorker | undefined;
  #closed = false;

  constructor(url: URL) {
    this.#url = url;
  }

  /** The live worker, or a new one; it failed where none answers in time, or after `close`. */
  async start(): Promise<SandboxOutcome<LiveWorker>> {
    if (this.#isClosed()) return { kind: 'failed', message: 'the sandbox is closed' };
    if (this.#live !== undefined) return { kind: 'done', value: this.#live };
    let reason = '';
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const started = {
        process: await startWorkerProcess(this.#url),
        schemas: new Set<number>(),
        scripts: false,
      };
      this.#live = started;
      const outcome = this.#isClosed() ? undefined : await started.process.ready();
      if (outcome?.kind === 'reply') return { kind: 'done', value: started };
      this.discard(started);
      if (outcome === undefined || this.#isClosed())
        return { kind: 'failed', message: 'the sandbox is closed' };
      if (outcome.kind === 'timeout') {
        return { kind: 'failed', message: 'the sandbox worker did not start: it did not answer' };
      }
      reason = outcome.message;
    }
    const name = this.#url.pathname.split('/').slice(-2).join('/');
    // It has received no request yet, so no pattern or script can have ended it.
    throw new ModuleLoadError(`the sandbox worker (${name}) did not start: ${reason}`);
  }

  /** Sends one request; the limit (ms) counts from now. A worker that overruns it or crashes is discarded. */
  async ask(
    worker: LiveWorker,
    request: WorkerRequest,
    limitMs: number,
  ): Promise<SandboxOutcome<WorkerReply>> {
    const outcome = await worker.process.exchange(request, limitMs);
    switch (outcome.kind) {
      case 'reply':
        if (outcome.reply.kind === 'broken') {
          throw new ModuleLoadError(outcome.reply.message);
        }
        return outcome.reply.kind === 'failed'
          ? outcome.reply
          : { kind: 'done', value: outcome.reply };
      case 'timeout':
        this.discard(worker);
        return { kind: 'timeout', deadlineMs: limitMs };
      case 'crashed':
        this.discard(worker);
        return { kind: 'failed', message: `the sandbox worker crashed: ${outcome.message}` };
    }
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
