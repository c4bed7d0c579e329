/**
 * One life of the sandbox's worker: started, asked one thing at a time, stopped. It is a process and not a thread,
 * because V8 compiles some regular expressions in exponential time, and neither `terminate()` nor `process.exit()`
 * ends a thread while it does; SIGKILL ends a process.
 */
import { fileURLToPath } from 'node:url';
import { forkChild } from '../processes/children.js';
import { isWorkerReply, type WorkerReply, type WorkerRequest } from './protocol.js';
import { cpuMsOf, watchLimit, type CpuClock } from './work-limit.js';
import { errorText } from '../basics/error-text.js';

/** Starting takes tens of ms; a machine that needs this long is not coming back. */
const STARTUP_DEADLINE_MS = 15_000;

const MEMORY_LIMIT_MB = 256;

export type ExchangeOutcome =
  | { readonly kind: 'reply'; readonly reply: WorkerReply }
  | { readonly kind: 'timeout' }
  /** The process ended, e.g. out of memory. */
  | { readonly kind: 'crashed'; readonly message: string };

export interface WorkerProcess {
  /** Waits until the process takes requests. */
  ready(): Promise<ExchangeOutcome>;
  /** Sends one request; the deadline (ms of the worker's own time) counts from now, so nothing else may be under way. */
  exchange(request: WorkerRequest, deadlineMs: number): Promise<ExchangeOutcome>;
  /** Ends the process, whatever it is doing. Idempotent. */
  stop(): void;
}

/** Starts the process with nothing of this one: no environment, no arguments, no standard streams. */
export async function startWorkerProcess(workerUrl: URL): Promise<WorkerProcess> {
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
