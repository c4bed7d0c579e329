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

export interface RateLimitKey {
  readonly suite: string;
  /** Calls of the suite at once. */
  readonly concurrency: number;
  readonly provider: string;
}

export interface Pool {
  /** The lane of a suite's calls to a provider; the same for the same names. */
  lane(key: RateLimitKey): Lane;
}

interface Limit {
  held: number;
  limit: number;
}

interface Waiting {
  readonly limits: readonly Limit[];
  readonly continue: Fifo<() => void>;
  readonly start: Fifo<() => void>;
}

/** @param concurrency slots of all suites together */
export function createPool(concurrency: number): Pool {
  const overall: Limit = { held: 0, limit: concurrency };
  const suites = new Map<string, Limit>();
  const providers = new Map<string, Limit & { successes: number }>();
  const lanes = new Map<string, Lane>();
  const queues: Waiting[] = [];

  const grantOne = (kind: 'continue' | 'start'): boolean => {
    for (const [index, queue] of queues.entries()) {
      if (!queue.limits.every(({ held, limit }) => held < limit)) continue;
      const next = queue[kind].take();
      if (next === undefined) continue;
      for (const limit of queue.limits) limit.held += 1;
      // To the end of the line, so that no lane waits until another has nothing left.
      queues.splice(index, 1);
      queues.push(queue);
      next();
      return true;
    }
    return false;
  };
  const grant = (): void => {
    while (grantOne('continue') || grantOne('start'));
  };
  let isGranting = false;
  /**
   * One at once, the others when all that has arrived is read: requests that go out together wake the network, and a
   * server on the same machine, once and not each by itself. That is a sixth of the time of 3,000 calls without latency.
   */
  const grantReleased = (): void => {
    if (isGranting) return;
    isGranting = true;
    grant();
    setImmediate(() => {
      isGranting = false;
      grant();
    });
  };
  const slotOf = (limits: readonly Limit[]): Slot => {
    let returned = false;
    return () => {
      if (returned) return;
      returned = true;
      for (const limit of limits) limit.held -= 1;
      grantReleased();
    };
  };
  const known = <V>(map: Map<string, V>, key: string, make: () => V): V => {
    const value = map.get(key) ?? make();
    map.set(key, value);
    return value;
  };

  const createLane = ({ suite, concurrency: own, provider }: RateLimitKey): Lane => {
    const adaptive = known(providers, provider, () => ({
      held: 0,
      limit: concurrency,
      successes: 0,
    }));
    const limits = [overall, known(suites, suite, () => ({ held: 0, limit: own })), adaptive];
    const queue: Waiting = { limits, continue: new Fifo(), start: new Fifo() };
    queues.push(queue);
    return {
      acquire(kind) {
        return new Promise((resolve) => {
          queue[kind].put(() => resolve(slotOf(limits)));
          grant();
        });
      },
      throttle() {
        adaptive.limit = Math.max(1, Math.floor(adaptive.limit / 2));
        adaptive.successes = 0;
      },
      recover() {
        if (adaptive.limit >= concurrency) return;
        adaptive.successes += 1;
        if (adaptive.successes < adaptive.limit) return;
        adaptive.successes = 0;
        adaptive.limit += 1;
        grant();
      },
      get limit() {
        return adaptive.limit;
      },
    };
  };

  return {
    lane: (key) => known(lanes, JSON.stringify([key.suite, key.provider]), () => createLane(key)),
  };
}

/** A first-in first-out queue whose `take` is amortised O(1); an array's `shift` is O(n). */
class Fifo<T> {
  private items: T[] = [];
  private head = 0;

  put(item: T): void {
    this.items.push(item);
  }

  take(): T | undefined {
    const item = this.items[this.head];
    if (item === undefined) return undefined;
    this.head += 1;
    if (this.head > 1024 && this.head * 2 > this.items.length) {
      this.items = this.items.slice(this.head);
      this.head = 0;
    }
    return item;
  }
}
