/**
 * Calls over the wire: a slot of the pool, a timeout over the whole exchange, retries, the stop on a refused key, and
 * the fuse on a provider that does not answer. Every wait in here has an end.
 */
import { errorText } from '../../basics/basics.js';
import { isLoopbackUrl } from '../../basics/connections.js';
import { duration } from '../../basics/format.js';
import { descriptorOf, requiredKeyName } from '../../config/providers.js';
import {
  endpointOf,
  type ModelSpec,
  type ProviderSettings,
  settingsOf,
  type Suite,
} from '../../config/suite.js';
import {
  MAX_TOOL_CALLS,
  ModuleLoadError,
  type ProviderAdapter,
  ProviderError,
  type ProviderErrorKind,
} from '../../providers/provider.js';
import type { StoredResponse } from '../../recordings/recordings.js';
import { type Lane, Pool, type Slot } from '../run/pool.js';
import { type Clock, interruptionError, type StopSwitch } from '../run/stop.js';
import { asksTooMuch, CallTries, ProviderHealth, RetryBudget } from './patience.js';

// A failure of the user's own endpoint is neither an outage nor worth much patience.

/** Kinds of provider that are the user's own program behind an address. */
const OWN_ENDPOINTS: ReadonlySet<ModelSpec['provider']> = new Set(['http', 'mcp']);

/** What gateways say of a server behind them that they do not reach, Cloudflare's own among them. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([
  502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530,
]);

/** What is nobody's failure, or has its own end of the run. */
const NEVER_OWN: ReadonlySet<ProviderErrorKind> = new Set(['auth', 'quota', 'cancelled']);

/**
 * Whether it was the user's own endpoint that failed. On this machine whatever it does is its own doing; at another host a
 * gateway, a limit, the network or the time may be to blame, but not for an error of its own or a reply that cannot be read.
 */
export function isOwnFailure(suite: Suite, model: ModelSpec, error: ProviderError): boolean {
  if (!OWN_ENDPOINTS.has(model.provider) || error.refused) return false;
  return isOwnDoing(settingsOf(suite, model), error);
}

/** The same of a server at such an address. */
export function isOwnDoing(
  { address, baseUrl = '' }: ProviderSettings,
  { kind, status = 0 }: ProviderError,
): boolean {
  if (NEVER_OWN.has(kind)) return false;
  if (isOnThisMachine(address ?? baseUrl)) return true;
  if (status >= 500) return !GATEWAY_STATUSES.has(status);
  return kind === 'invalid-reply' || kind === 'rejected';
}

/** A server that listens at 0.0.0.0 is often asked there as well. */
function isOnThisMachine(url: string): boolean {
  return isLoopbackUrl(url) || /^https?:\/\/0\.0\.0\.0(?::|\/|$)/.test(url);
}

/** Whether it is what the user's own program answers: the same again, as long as that program is the same. */
function isOwnAnswer(suite: Suite, model: ModelSpec, error: ProviderError): boolean {
  const { kind, status = 0 } = error;
  if (kind === 'rate-limit' || !isOwnFailure(suite, model, error)) return false;
  return (
    kind === 'invalid-reply' ||
    kind === 'timeout' ||
    (status >= 400 && !GATEWAY_STATUSES.has(status))
  );
}

/** Whether the user's own program on this machine is not there, or not ready: no reply of it, or that of a gateway before it. */
function isOwnSilence(suite: Suite, model: ModelSpec, error: ProviderError): boolean {
  return (
    error.kind !== 'rate-limit' &&
    isOwnFailure(suite, model, error) &&
    (error.kind === 'timeout' || !isOwnAnswer(suite, model, error))
  );
}

/** Tries that get a reply which will be the same the next time. */
const MAX_LASTING_TRIES = 2;

/** The same of what the user's own program answers: what it asks behind it may have failed once. */
const MAX_OWN_TRIES = 3;

// One value for each endpoint of each suite, made at its first use: what every call looks up must cost nothing.

/** Makes the look-up; `make` is called once a suite and endpoint, again only where it threw. */
export function perProvider<T>(
  make: (suite: Suite, model: ModelSpec) => T,
): (suite: Suite, model: ModelSpec) => T {
  const made = new Map<Suite, Map<string, { readonly value: T }>>();
  return (suite, model) => {
    const endpoint = endpointOf(model);
    const known = made.get(suite)?.get(endpoint);
    if (known !== undefined) return known.value;
    const value = make(suite, model);
    const ofSuite = made.get(suite) ?? new Map<string, { readonly value: T }>();
    ofSuite.set(endpoint, { value });
    made.set(suite, ofSuite);
    return value;
  };
}

/** Which calls share limits: a suite's own, and those to the same server, whatever suite they come from. */
function laneKey(
  suite: Suite,
  model: ModelSpec,
  hasWorkspace: boolean,
): Parameters<Pool['lane']>[0] {
  const { provider } = model;
  const { baseUrl } = settingsOf(suite, model);
  // A command or an endpoint of one suite has nothing to do with another's.
  const own = descriptorOf(provider).rateLimit === 'suite';
  return {
    suite: suite.name,
    concurrency: suite.concurrency,
    ...(hasWorkspace ? { most: suite.workspaceConcurrency } : {}),
    provider: JSON.stringify([
      own ? endpointOf(model) : provider,
      baseUrl ?? '',
      own ? suite.name : '',
      ...(hasWorkspace ? ['workspace'] : []),
    ]),
  };
}

export interface LiveCallsSetup {
  /** The adapter of a provider as a suite configures it; asked for once a suite and endpoint. */
  readonly adapterFor: (suite: Suite, model: ModelSpec) => ProviderAdapter;
  /** Calls of all suites at once. */
  readonly concurrency: number;
  readonly stop: StopSwitch;
  readonly clock: Clock;
  /** A number in [0, 1), for jitter. */
  readonly random: () => number;
  /** Milliseconds that the run may take from now on; a server that asks to wait longer is not waited for. */
  readonly maxMs?: number;
}

interface LiveCall {
  readonly suite: Suite;
  readonly model: ModelSpec;
  /** Milliseconds of one exchange; the suite's unless given. */
  readonly timeoutMs?: number | undefined;
  /** The command as the config writes it: once its key is refused, it is not started again, and others are. */
  readonly command?: string | undefined;
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

interface LiveAnswer<Response> {
  readonly response: Response;
  /** Requests sent, retries included. */
  readonly sent: number;
}

/** A server that calls go to, shared by the suites that reach it by the same URL. */
interface Server {
  readonly health: ProviderHealth;
  /** When a rate limit last narrowed its lane, in ms of the run's clock. */
  throttledAt: number;
}

/** Where the calls of a suite to one endpoint go. */
interface Route {
  readonly lane: Lane;
  readonly server: Server;
  /** The environment variable that holds its key; undefined where it needs none. */
  readonly keyName: string | undefined;
}

export class LiveCalls {
  readonly #setup: LiveCallsSetup;
  readonly #stop: StopSwitch;
  readonly #clock: Clock;
  readonly #pool: Pool;
  readonly #servers = new Map<string, Server>();
  readonly #retries = new RetryBudget();
  /** What was said when a key was refused, by suite and command. */
  readonly #refusedCommands = new Map<string, string>();
  readonly #routeOf = perProvider((suite, model) => this.#createRoute(suite, model));
  readonly #nextTurn = turns();
  /** In ms of the run's clock. */
  readonly #endsAt: number;

  constructor(setup: LiveCallsSetup) {
    this.#setup = setup;
    this.#stop = setup.stop;
    this.#clock = setup.clock;
    this.#pool = new Pool(setup.concurrency);
    this.#endsAt = setup.clock.now() + (setup.maxMs ?? Number.POSITIVE_INFINITY);
  }

  /** Where who wants to start something waits for its first slot. */
  lane(suite: Suite, model: ModelSpec, hasWorkspace = false): Lane {
    if (hasWorkspace) return this.#pool.lane(laneKey(suite, model, true));
    return this.#routeOf(suite, model).lane;
  }

  /**
   * One call with its retries. However it ends, its slot is given back. Rejects with ProviderError, or with
   * ModuleLoadError when the action is broken.
   */
  async ask<R extends StoredResponse>(
    call: LiveCall,
    send: (adapter: ProviderAdapter, signal: AbortSignal) => Promise<R>,
  ): Promise<LiveAnswer<R>> {
    const { suite, model } = call;
    let { slot } = call;
    try {
      const adapter = this.#setup.adapterFor(suite, model);
      const route = this.#routeOf(suite, model);
      const timeoutMs = call.timeoutMs ?? suite.timeoutMs;
      const limit = { ms: timeoutMs, error: () => timeoutError(model, timeoutMs) };
      const failed = new CallTries();
      for (let tries = 1; ; tries += 1) {
        slot = await this.#admitted(route, slot, call.isNeeded).catch((cause: unknown) => {
          throw tries === 1 ? asUnsent(cause) : cause;
        });
        this.#requireNotRefused(call);
        const startedAt = this.#clock.now();
        try {
          const response = await this.#attempt(call, route, limit, (signal) =>
            send(adapter, signal),
          );
          // The next request goes out first: what is done with the answer may take longer than to send it.
          slot();
          await this.#nextTurn();
          return { response, sent: tries };
        } catch (cause) {
          const error = asProviderError(cause);
          if (error.kind === 'auth') this.#stopFor(call, error, route);
          const tookMs = this.#clock.now() - startedAt;
          // A command is the user's own program: run again, it might do its work twice.
          const isFinal = model.provider === 'command';
          const delayMs = isFinal
            ? undefined
            : failed.delayAfter(error, this.#circumstances(call, error, { tookMs, route }));
          const mayRetry = delayMs !== undefined && this.#mayRetry(error, route);
          if (!mayRetry) throw afterTries(error, tries);
          // The slot serves others while this call waits.
          slot();
          slot = undefined;
          await pause(delayMs, this.#setup);
        }
      }
    } finally {
      slot?.();
    }
  }

  /** A refused key ends the run, but that of a program only ends the tests of its command. */
  #stopFor({ suite, command }: LiveCall, error: ProviderError, { keyName }: Route): void {
    if (command === undefined) {
      this.#stop.stop({ kind: 'auth', message: namingKey(error, keyName) });
    } else this.#refusedCommands.set(commandKey(suite, command), error.message);
  }

  #requireNotRefused({ suite, command }: LiveCall): void {
    const refused =
      command === undefined ? undefined : this.#refusedCommands.get(commandKey(suite, command));
    if (refused !== undefined) throw new ProviderError('auth', `Not started: ${refused}`);
  }

  #createRoute(suite: Suite, model: ModelSpec): Route {
    const key = laneKey(suite, model, false);
    return {
      lane: this.#pool.lane(key),
      server: this.#serverOf(key.provider, endpointOf(model)),
      keyName: requiredKeyName(model.provider, settingsOf(suite, model)),
    };
  }

  #serverOf(key: string, name: string): Server {
    const known = this.#servers.get(key);
    if (known !== undefined) return known;
    const health = new ProviderHealth(name, () => this.#clock.now());
    const server = { health, throttledAt: Number.NEGATIVE_INFINITY };
    this.#servers.set(key, server);
    return server;
  }

  /** Resolves to a slot once the server may be asked. While it may not, the slot serves others. */
  async #admitted(
    { lane, server: { health } }: Route,
    held: Slot | undefined,
    isNeeded: LiveCall['isNeeded'],
  ): Promise<Slot> {
    let slot = held;
    for (;;) {
      slot ??= await lane.acquire('continue');
      const { interruption } = this.#stop;
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
      if (admission !== undefined) await pause(admission.ms, this.#setup);
    }
  }

  /** One try, and what it tells of the server. */
  async #attempt<R extends StoredResponse>(
    { suite, model }: LiveCall,
    { lane, server }: Route,
    limit: TimeLimit,
    send: (signal: AbortSignal) => Promise<R>,
  ): Promise<R> {
    const startedAt = this.#clock.now();
    try {
      const response = requireBounded(await withinDeadline(send, limit, this.#setup));
      server.health.succeeded();
      this.#retries.succeeded();
      lane.recover();
      return response;
    } catch (cause) {
      const error = asProviderError(cause);
      server.health.failed(error, isOwnSilence(suite, model, error));
      // Calls that were under way together report one and the same rate limit: count it once.
      if (error.kind === 'rate-limit' && startedAt > server.throttledAt) {
        lane.throttle();
        server.throttledAt = this.#clock.now();
      }
      throw error;
    }
  }

  #circumstances(
    { suite, model }: LiveCall,
    error: ProviderError,
    { tookMs, route: { server } }: { readonly tookMs: number; readonly route: Route },
  ): Parameters<CallTries['delayAfter']>[1] {
    const isLasting =
      error.lasting === 'surely' || (error.lasting === 'likely' && !server.health.hasAnswered());
    const isOwn = isOwnAnswer(suite, model, error);
    const isHanging = isOwn && error.kind === 'timeout';
    return {
      tookMs,
      random: this.#setup.random(),
      remainingMs: this.#endsAt - this.#clock.now(),
      mostAlike: isLasting || isHanging ? MAX_LASTING_TRIES : isOwn ? MAX_OWN_TRIES : undefined,
    };
  }

  #mayRetry({ kind }: ProviderError, { server: { health } }: Route): boolean {
    if (this.#stop.interruption !== undefined || health.givenUp()) return false;
    // A rate limit says "later", and the provider's health bounds it.
    return kind === 'rate-limit' || this.#retries.take();
  }
}

function commandKey({ name }: Suite, command: string): string {
  return `${name.length} ${name} ${command}`;
}

/** A refused key is the one that somebody has to look at: by its name. */
function namingKey({ message, status }: ProviderError, keyName: string | undefined): string {
  // A proxy has credentials that are not the provider's key.
  if (keyName === undefined || (status !== 401 && status !== 403)) return message;
  return `${message.replace(/\.$/, '')}. Is the key in ${keyName} right?`;
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

/** How long one exchange may take, in milliseconds, and what it ends with then. */
interface TimeLimit {
  readonly ms: number;
  readonly error: () => ProviderError;
}

/** A program that passes its time has failed; a provider may only be slow today. */
function timeoutError({ provider }: ModelSpec, ms: number): ProviderError {
  return provider === 'command'
    ? new ProviderError(
        'command-timeout',
        `The command did not end within ${ms} ms (\`timeoutMs\` of the test says how long it may take)`,
      )
    : new ProviderError('timeout', `No complete reply within ${ms} ms`);
}

/** Runs one exchange under the timeout and the stop switch; whatever the adapter does, this settles. */
function withinDeadline<R>(
  send: (signal: AbortSignal) => Promise<R>,
  limit: TimeLimit,
  { stop, clock }: Pick<LiveCallsSetup, 'stop' | 'clock'>,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const controller = new AbortController();
    const end = (error: ProviderError): void => {
      controller.abort(error);
      reject(error);
    };
    const cancelTimer = clock.after(limit.ms, () => end(limit.error()));
    const unsubscribe = stop.onStop(() => {
      if (stop.interruption !== undefined) end(interruptionError(stop.interruption));
    });
    const settled = (): void => {
      cancelTimer();
      unsubscribe();
    };
    const answer = send(controller.signal);
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

function asUnsent(cause: unknown): unknown {
  if (!(cause instanceof ProviderError)) return cause;
  const { kind, message, status } = cause;
  return new ProviderError(kind, message, {
    unsent: true,
    ...(status === undefined ? {} : { status }),
  });
}

function afterTries(error: ProviderError, tries: number): ProviderError {
  const { retryAfterMs = 0 } = error;
  const notes = [
    ...(tries === 1 ? [] : [`after ${tries} attempts`]),
    ...(asksTooMuch(error) ? [`it asks to wait ${duration(retryAfterMs)}, which nobody does`] : []),
  ];
  if (notes.length === 0) return error;
  return new ProviderError(error.kind, `${error.message} (${notes.join('; ')})`, {
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(error.lasting === undefined ? {} : { lasting: error.lasting }),
  });
}
