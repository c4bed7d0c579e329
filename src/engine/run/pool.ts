/**
 * The pool of model calls. A call holds one slot, which counts against three limits: the run's, its suite's, and its
 * provider's, which rate limits lower. What continues a run that has begun (tool loop, judge, retry) goes before what
 * starts a new one, so that runs finish instead of piling up.
 */

export type Slot = () => void;

/** Who asks for a slot. */
export interface Lane {
  /** Waits for a slot. Call the returned function once to give it back; further calls do nothing. */
  acquire(kind: 'continue' | 'start'): Promise<Slot>;
  /** A rate limit was hit: halves the provider's limit, down to one. */
  throttle(): void;
  /** A call succeeded: after as many successes as the provider's limit is wide, widens it by one. */
  recover(): void;
  /** Calls that the provider may get at once now. */
  readonly limit: number;
}

/** Whose calls share limits. */
interface LaneKey {
  readonly suite: string;
  /** Calls of the suite at once. */
  readonly concurrency: number;
  readonly provider: string;
  /** Calls to the provider at once, where that is less than the run's. */
  readonly most?: number;
}

interface Limit {
  held: number;
  limit: number;
}

/** A provider's limit, which rate limits lower and successes raise again. */
interface AdaptiveLimit extends Limit {
  /** Since the limit was last changed. */
  successes: number;
}

export class Pool {
  readonly #overall: Limit;
  readonly #suites = new Map<string, Limit>();
  readonly #providers = new Map<string, AdaptiveLimit>();
  readonly #lanes = new Map<string, Lane>();
  readonly #scheduler = new Scheduler();

  /** @param concurrency slots of all suites together */
  constructor(concurrency: number) {
    this.#overall = { held: 0, limit: concurrency };
  }

  /** The lane of a suite's calls to a provider; the same for the same names. */
  lane(key: LaneKey): Lane {
    const name = JSON.stringify([key.suite, key.provider]);
    return getOrMake(this.#lanes, name, () => this.#createLane(key));
  }

  #createLane({ suite, concurrency, provider, most }: LaneKey): Lane {
    const widest = Math.min(this.#overall.limit, most ?? this.#overall.limit);
    const ofSuite = getOrMake(this.#suites, suite, () => ({ held: 0, limit: concurrency }));
    const ofProvider = getOrMake(this.#providers, provider, () => ({
      held: 0,
      limit: widest,
      successes: 0,
    }));
    const queue = new WaitingQueue([this.#overall, ofSuite, ofProvider]);
    this.#scheduler.add(queue);
    return new PoolLane(queue, ofProvider, widest, this.#scheduler);
  }
}

function getOrMake<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Those who wait for a slot of one lane, and the limits that each slot of it counts against. */
class WaitingQueue {
  readonly #limits: readonly Limit[];
  readonly #waiting = { continue: new Fifo<() => void>(), start: new Fifo<() => void>() };

  constructor(limits: readonly Limit[]) {
    this.#limits = limits;
  }

  put(kind: 'continue' | 'start', wake: () => void): void {
    this.#waiting[kind].put(wake);
  }

  /** Takes a slot for the first that waits. `false` where there is none, or nobody waits. */
  takeSlot(kind: 'continue' | 'start'): boolean {
    for (const { held, limit } of this.#limits) if (held >= limit) return false;
    const wake = this.#waiting[kind].take();
    if (wake === undefined) return false;
    for (const limit of this.#limits) limit.held += 1;
    wake();
    return true;
  }

  giveBack(): void {
    for (const limit of this.#limits) limit.held -= 1;
  }
}

/** Gives free slots to the queues in turn. */
class Scheduler {
  readonly #queues: WaitingQueue[] = [];
  #isGranting = false;

  add(queue: WaitingQueue): void {
    this.#queues.push(queue);
  }

  grant(): void {
    while (this.#grantOne('continue') || this.#grantOne('start'));
  }

  /**
   * One at once, the others when all that has arrived is read: requests that go out together wake the network, and a
   * server on the same machine, once and not each by itself. That is a sixth of the time of 3,000 calls without latency.
   */
  grantReleased(): void {
    if (this.#isGranting) return;
    this.#isGranting = true;
    this.grant();
    setImmediate(() => {
      this.#isGranting = false;
      this.grant();
    });
  }

  #grantOne(kind: 'continue' | 'start'): boolean {
    for (const [index, queue] of this.#queues.entries()) {
      if (!queue.takeSlot(kind)) continue;
      // To the end of the line, so that no lane waits until another has nothing left.
      this.#queues.splice(index, 1);
      this.#queues.push(queue);
      return true;
    }
    return false;
  }
}

class PoolLane implements Lane {
  readonly #queue: WaitingQueue;
  readonly #provider: AdaptiveLimit;
  /** What the provider's limit grows back to. */
  readonly #widest: number;
  readonly #scheduler: Scheduler;

  constructor(queue: WaitingQueue, provider: AdaptiveLimit, widest: number, scheduler: Scheduler) {
    this.#queue = queue;
    this.#provider = provider;
    this.#widest = widest;
    this.#scheduler = scheduler;
  }

  acquire(kind: 'continue' | 'start'): Promise<Slot> {
    return new Promise((resolve) => {
      this.#queue.put(kind, () => resolve(this.#slot()));
      this.#scheduler.grant();
    });
  }

  throttle(): void {
    const provider = this.#provider;
    provider.limit = Math.max(1, Math.floor(provider.limit / 2));
    provider.successes = 0;
  }

  recover(): void {
    const provider = this.#provider;
    if (provider.limit >= this.#widest) return;
    provider.successes += 1;
    if (provider.successes < provider.limit) return;
    provider.successes = 0;
    provider.limit += 1;
    this.#scheduler.grant();
  }

  get limit(): number {
    return this.#provider.limit;
  }

  #slot(): Slot {
    let returned = false;
    return () => {
      if (returned) return;
      returned = true;
      this.#queue.giveBack();
      this.#scheduler.grantReleased();
    };
  }
}

/** A first-in first-out queue whose `take` is amortised O(1); an array's `shift` is O(n). */
class Fifo<T> {
  #items: T[] = [];
  #head = 0;

  put(item: T): void {
    this.#items.push(item);
  }

  take(): T | undefined {
    const item = this.#items[this.#head];
    if (item === undefined) return undefined;
    this.#head += 1;
    if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }
}
