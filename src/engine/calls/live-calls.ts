/**
 * Calls over the wire: a slot of the pool, a timeout over the whole exchange, retries, the stop on a refused key, and
 * the fuse on a provider that does not answer. Every wait in here has an end.
 */
import { endpointOf, type ModelSpec, type Suite } from '../../config/suite.js';
import { AbortableSignal } from './call-signal.js';
import {
  MAX_TOOL_CALLS,
  ModuleLoadError,
  ProviderError,
  type CallSignal,
  type ProviderAdapter,
} from '../../providers/provider.js';
import type { StoredResponse } from '../../recordings/answer-store.js';
import type { Clock } from '../clock.js';
import { rateLimitKey } from './rate-limit-key.js';
import { perProvider } from './per-provider.js';
import type { Lane, Pool, Slot } from '../run/pool.js';
import { createProviderHealth, type ProviderHealth } from './provider-health.js';
import { createRetryBudget } from './retry-budget.js';
import { FIRST_TRY, nextTry, type RetryState } from './retry.js';
import { interruptionError, type StopSwitch } from '../run/stop.js';
import { errorText } from '../../basics/error-text.js';

export interface LiveCallsSetup {
  /** The adapter of a provider as a suite configures it; asked for once a call, so it should be cached. */
  readonly adapterFor: (suite: Suite, model: ModelSpec) => ProviderAdapter;
  readonly pool: Pool;
  readonly stop: StopSwitch;
  readonly clock: Clock;
  /** A number in [0, 1), for jitter. */
  readonly random: () => number;
  /** Milliseconds that the run may take from now on; a server that asks to wait longer is not waited for. */
  readonly maxMs?: number;
}

export interface LiveCall {
  readonly suite: Suite;
  readonly model: ModelSpec;
  /** A slot that the caller already holds; it is given back when the exchange is over. */
  readonly slot?: Slot;
  /** Asked when the call's turn has come; if not, nothing is sent and it rejects with UnneededCallError. */
  readonly isNeeded?: (() => boolean) | undefined;
}

/** A call that waited until nobody needed its answer any more. */
export class UnneededCallError extends Error {
  override readonly name = 'UnneededCallError';

  constructor() {
    super('The verdict is decided without this call');
  }
}

export interface LiveAnswer<Response> {
  readonly response: Response;
  /** Requests sent, retries included. */
  readonly sent: number;
}

export type LiveCalls = <R extends StoredResponse>(
  call: LiveCall,
  send: (adapter: ProviderAdapter, signal: CallSignal) => Promise<R>,
) => Promise<LiveAnswer<R>>;

/** A server that calls go to, shared by the suites that reach it by the same URL. */
interface Server {
  readonly health: ProviderHealth;
  throttledAt: number;
}

/** Makes the function that sends. It rejects with ProviderError, or with ModuleLoadError when the action is broken. */
export function createLiveCalls(setup: LiveCallsSetup): LiveCalls {
  const { pool, stop, clock } = setup;
  const servers = new Map<string, Server>();
  const retries = createRetryBudget();
  const endsAt = clock.now() + (setup.maxMs ?? Number.POSITIVE_INFINITY);

  const serverOf = (key: string, name: string): Server => {
    const known = servers.get(key);
    if (known !== undefined) return known;
    const health = createProviderHealth(name, () => clock.now());
    const server = { health, throttledAt: Number.NEGATIVE_INFINITY };
    servers.set(key, server);
    return server;
  };
  const routeOf = perProvider((suite, model) => {
    const key = rateLimitKey(suite, model);
    return { lane: pool.lane(key), server: serverOf(key.provider, endpointOf(model)) };
  });

  /** Resolves to a slot once the server may be asked. While it may not, the slot serves others. */
  async function admitted(
    lane: Lane,
    { health }: Server,
    held: Slot | undefined,
    isNeeded: LiveCall['isNeeded'],
  ): Promise<Slot> {
    let slot = held;
    for (;;) {
      slot ??= await lane.acquire('continue');
      const { interruption } = stop;
      if (isNeeded?.() === false) {
        slot();
        throw new UnneededCallError();
      }
      const admission = interruption === undefined ? health.admit() : undefined;
      if (admission?.kind === 'go') return slot;
      slot();
      slot = undefined;
      if (interruption !== undefined) throw interruptionError(interruption);
      if (admission?.kind === 'dead') throw admission.error;
      if (admission !== undefined) await pause(admission.ms, setup);
    }
  }

  async function attempt<R extends StoredResponse>(
    timeoutMs: number,
    lane: Lane,
    server: Server,
    send: (signal: CallSignal) => Promise<R>,
  ): Promise<R> {
    const startedAt = clock.now();
    try {
      const response = requireBounded(await withinDeadline(send, timeoutMs, setup));
      server.health.succeeded(response.rateLimit);
      retries.succeeded();
      lane.recover();
      return response;
    } catch (cause) {
      const error = asProviderError(cause);
      server.health.failed(error);
      if (error.kind === 'auth') stop.stop({ kind: 'auth', message: error.message });
      // Calls that were under way together report one and the same rate limit: count it once.
      if (error.kind === 'rate-limit' && startedAt > server.throttledAt) {
        lane.throttle();
        server.throttledAt = clock.now();
      }
      throw error;
    }
  }

  const retryOf = (
    error: ProviderError,
    state: RetryState,
    tookMs: number,
    { health }: Server,
  ): ReturnType<typeof nextTry> => {
    const remainingMs = endsAt - clock.now();
    const isLasting =
      error.lasting === 'surely' || (error.lasting === 'likely' && !health.hasAnswered());
    const circumstances = { tookMs, random: setup.random(), remainingMs, isLasting };
    const next = nextTry(error, state, circumstances);
    if (next === undefined || stop.interruption !== undefined || health.givenUp()) return undefined;
    // A rate limit says "later", and the provider's health bounds it.
    return error.kind === 'rate-limit' || retries.take() ? next : undefined;
  };

  const nextTurn = turns();
  return async (call, send) => {
    const { suite, model } = call;
    let slot = call.slot;
    const release = (): void => {
      slot?.();
      slot = undefined;
    };
    try {
      const adapter = setup.adapterFor(suite, model);
      const { lane, server } = routeOf(suite, model);
      let state: RetryState = FIRST_TRY;
      for (let tries = 1; ; tries += 1) {
        const held = slot;
        slot = undefined;
        slot = await admitted(lane, server, held, call.isNeeded);
        const startedAt = clock.now();
        try {
          const response = await attempt(suite.timeoutMs, lane, server, (signal) =>
            send(adapter, signal),
          );
          // The next request goes out first: what is done with the answer may take longer than to send it.
          release();
          await nextTurn();
          return { response, sent: tries };
        } catch (cause) {
          const error = asProviderError(cause);
          // A command is the user's own program: run again, it might do its work twice.
          const next =
            model.provider === 'command'
              ? undefined
              : retryOf(error, state, clock.now() - startedAt, server);
          if (next === undefined) throw afterTries(error, tries);
          // The slot serves others while this call waits.
          release();
          await pause(next.delayMs, setup);
          state = next.state;
        }
      }
    } finally {
      release();
    }
  };
}

/** Makes the function that waits until all that has arrived by now is read. */
function turns(): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  return () =>
    (waiting ??= new Promise((resolve) => {
      setImmediate(() => {
        waiting = undefined;
        resolve();
      });
    }));
}

/** Runs one exchange under the timeout and the stop switch; whatever the adapter does, this settles. */
function withinDeadline<R>(
  send: (signal: CallSignal) => Promise<R>,
  timeoutMs: number,
  { stop, clock }: Pick<LiveCallsSetup, 'stop' | 'clock'>,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const signal = new AbortableSignal();
    const end = (error: ProviderError): void => {
      signal.abort(error);
      reject(error);
    };
    const cancelTimer = clock.after(timeoutMs, () =>
      end(new ProviderError('timeout', `No complete reply within ${timeoutMs} ms`)),
    );
    const unsubscribe = stop.onStop(() => {
      if (stop.interruption !== undefined) end(interruptionError(stop.interruption));
    });
    const settled = (): void => {
      cancelTimer();
      unsubscribe();
    };
    const answer = send(signal);
    answer.then(settled, settled);
    answer.then(resolve, reject);
  });
}

/** One place for all providers: what an answer may cost the run's memory is no matter of its API. */
function requireBounded<R extends StoredResponse>(response: R): R {
  const calls = 'toolCalls' in response ? response.toolCalls.length : 0;
  if (calls <= MAX_TOOL_CALLS) return response;
  const message = `The reply makes ${calls} tool calls at once, and at most ${MAX_TOOL_CALLS} are taken`;
  throw new ProviderError('invalid-reply', message, { lasting: 'surely' });
}

function pause(ms: number, { stop, clock }: Pick<LiveCallsSetup, 'stop' | 'clock'>): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      cancelTimer();
      unsubscribe();
      resolve();
    };
    let unsubscribe = (): void => undefined;
    const cancelTimer = clock.after(ms, done);
    unsubscribe = stop.onStop(done);
  });
}

/** Throws ModuleLoadError on: it ends the run. */
function asProviderError(cause: unknown): ProviderError {
  if (cause instanceof ModuleLoadError) throw cause;
  if (cause instanceof ProviderError) return cause;
  const message = errorText(cause);
  return new ProviderError('rejected', `Unexpected failure of the provider adapter: ${message}`);
}

function afterTries(error: ProviderError, tries: number): ProviderError {
  if (tries === 1) return error;
  return new ProviderError(error.kind, `${error.message} (after ${tries} attempts)`, {
    ...(error.status === undefined ? {} : { status: error.status }),
  });
}
