/**
 * The pool of model calls. At most `limit` calls hold a slot at a time; what continues a run that has begun
 * (tool loop, judge, retry) goes before what starts a new one, so that runs finish instead of piling up.
 */

export type Slot = () => void;

export interface Pool {
  /** Waits for a slot. Call the returned function once to give it back; further calls do nothing. */
  acquire(lane: 'continue' | 'start'): Promise<Slot>;
  /** A rate limit was hit: halves the limit, down to one. */
  throttle(): void;
  /** A call succeeded: after as many successes as the limit is wide, widens it by one, up to the original. */
  recover(): void;
  /** Slots that may be held now. */
  readonly limit: number;
}

export function createPool(concurrency: number): Pool {
  let limit = concurrency;
  let held = 0;
  let successes = 0;
  const lanes = { continue: new Fifo<() => void>(), start: new Fifo<() => void>() };

  const grant = (): void => {
    while (held < limit) {
      const next = lanes.continue.take() ?? lanes.start.take();
      if (next === undefined) return;
      held += 1;
      next();
    }
  };
  const slot = (): Slot => {
    let returned = false;
    return () => {
      if (returned) return;
      returned = true;
      held -= 1;
      grant();
    };
  };

  return {
    acquire(lane) {
      return new Promise((resolve) => {
        lanes[lane].put(() => resolve(slot()));
        grant();
      });
    },
    throttle() {
      limit = Math.max(1, Math.floor(limit / 2));
      successes = 0;
    },
    recover() {
      if (limit >= concurrency) return;
      successes += 1;
      if (successes < limit) return;
      successes = 0;
      limit += 1;
      grant();
    },
    get limit() {
      return limit;
    },
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
