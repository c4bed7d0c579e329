/** One life of the sandbox's worker thread: started, asked one thing at a time, stopped. */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { isWorkerReply, messageOf, type WorkerReply, type WorkerRequest } from './protocol.js';

/** Starting takes tens of ms; a machine that needs this long is not coming back. */
const STARTUP_DEADLINE_MS = 15_000;

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export type ExchangeOutcome =
  | { readonly kind: 'reply'; readonly reply: WorkerReply }
  | { readonly kind: 'timeout' }
  /** The thread ended, e.g. out of memory. */
  | { readonly kind: 'crashed'; readonly message: string };

export interface WorkerThread {
  /** Waits until the thread takes requests. */
  ready(): Promise<ExchangeOutcome>;
  /** Sends one request; the deadline (ms) counts from now, so nothing else may be under way. */
  exchange(request: WorkerRequest, deadlineMs: number): Promise<ExchangeOutcome>;
  /** Ends the thread, whatever it is doing. */
  stop(): Promise<void>;
}

/** Starts the thread with nothing of this process: no environment, no arguments, no standard streams. */
export function startWorkerThread(workerUrl: URL): WorkerThread {
  const { port1: port, port2: workerPort } = new MessageChannel();
  const worker = new Worker(workerUrl, {
    workerData: { port: workerPort },
    transferList: [workerPort],
    env: {},
    argv: [],
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: RESOURCE_LIMITS,
  });
  let crash: string | undefined;
  let onCrash: (message: string) => void = () => undefined;
  const crashed = (message: string): void => {
    crash ??= message;
    onCrash(crash);
  };
  worker.on('error', (error) => crashed(messageOf(error)));
  worker.on('exit', (code) => crashed(`the worker ended with code ${code}`));
  // An idle sandbox must not keep the process alive; a request under way must.
  worker.unref();
  port.unref();

  function nextMessage(deadlineMs: number): Promise<ExchangeOutcome> {
    return new Promise((resolve) => {
      const settle = (outcome: ExchangeOutcome): void => {
        clearTimeout(timer);
        port.off('message', onMessage);
        port.unref();
        onCrash = () => undefined;
        resolve(outcome);
      };
      const onMessage = (message: unknown): void => {
        if (isWorkerReply(message)) settle({ kind: 'reply', reply: message });
      };
      const timer = setTimeout(() => {
        // Timers run before messages: after a pause of the main thread the reply may be waiting already.
        const waiting = receiveMessageOnPort(port);
        if (waiting === undefined) settle({ kind: 'timeout' });
        else onMessage(waiting.message);
      }, deadlineMs);
      onCrash = (message) => settle({ kind: 'crashed', message });
      port.on('message', onMessage);
      port.ref();
    });
  }

  return {
    ready: () => nextMessage(STARTUP_DEADLINE_MS),
    exchange: (request, deadlineMs) => {
      if (crash !== undefined) return Promise.resolve({ kind: 'crashed', message: crash });
      port.postMessage(request);
      return nextMessage(deadlineMs);
    },
    stop: async () => {
      await worker.terminate();
      port.close();
    },
  };
}
