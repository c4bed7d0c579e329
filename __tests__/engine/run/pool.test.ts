import { describe, expect, test } from '@jest/globals';
import { type Lane, Pool, type Slot } from '../../../src/engine/run/pool.js';

/** The lane of one suite that may use the whole pool. */
const poolOf = (concurrency: number): Lane =>
  new Pool(concurrency).lane({ suite: 's', concurrency, provider: 'p' });

/** Acquires and tells whether the slot has been granted yet. */
function ask(pool: Lane, lane: 'continue' | 'start') {
  const state: { slot?: Slot } = {};
  const granted = pool.acquire(lane).then((slot) => {
    state.slot = slot;
  });
  return { state, granted };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the pool of model calls', () => {
  test('never hands out more slots than its limit, and hands each back at once', async () => {
    const pool = poolOf(2);
    const [a, b, c] = [ask(pool, 'start'), ask(pool, 'start'), ask(pool, 'start')];
    await settle();
    expect([a, b, c].map(({ state }) => state.slot !== undefined)).toEqual([true, true, false]);
    a.state.slot?.();
    a.state.slot?.(); // a second return must not free a second slot
    const d = ask(pool, 'start');
    await settle();
    expect([c, d].map(({ state }) => state.slot !== undefined)).toEqual([true, false]);
  });

  test('what continues a run goes before what starts one', async () => {
    const pool = poolOf(1);
    const first = ask(pool, 'start');
    const start = ask(pool, 'start');
    const judge = ask(pool, 'continue');
    await settle();
    first.state.slot?.();
    await settle();
    expect(judge.state.slot).toBeDefined();
    expect(start.state.slot).toBeUndefined();
  });

  test('a rate limit halves the limit down to one; successes widen it to the original and no further', () => {
    const pool = poolOf(8);
    const limits = [1, 2, 3, 4].map(() => {
      pool.throttle();
      return pool.limit;
    });
    expect(limits).toEqual([4, 2, 1, 1]);
    for (let success = 0; success < 200; success += 1) pool.recover();
    expect(pool.limit).toBe(8);
  });

  test('holds order and keeps up with thousands of waiting calls', async () => {
    const pool = poolOf(1);
    const order: number[] = [];
    const all = Array.from({ length: 5000 }, async (_, index) => {
      const slot = await pool.acquire('start');
      order.push(index);
      slot();
    });
    await Promise.all(all);
    expect(order).toEqual(Array.from({ length: 5000 }, (_, index) => index));
  });

  test("a suite keeps its own limit beside one with a wider one; all together keep the pool's", async () => {
    const pool = new Pool(4);
    const narrow = pool.lane({ suite: 'narrow', concurrency: 1, provider: 'p' });
    const wide = pool.lane({ suite: 'wide', concurrency: 4, provider: 'p' });
    const narrowAsks = [ask(narrow, 'start'), ask(narrow, 'start')];
    const wideAsks = Array.from({ length: 5 }, () => ask(wide, 'start'));
    await settle();
    const granted = (asks: typeof wideAsks) => asks.filter(({ state }) => state.slot).length;
    expect([granted(narrowAsks), granted(wideAsks)]).toEqual([1, 3]);
    narrowAsks[0]?.state.slot?.();
    await settle();
    expect(granted(narrowAsks) + granted(wideAsks)).toBe(5);
  });

  test('a rate limit of one provider leaves the others alone', async () => {
    const pool = new Pool(4);
    const limited = pool.lane({ suite: 's', concurrency: 4, provider: 'limited' });
    const free = pool.lane({ suite: 's', concurrency: 4, provider: 'free' });
    limited.throttle();
    limited.throttle();
    expect([limited.limit, free.limit]).toEqual([1, 4]);
    const asks = [limited, limited, free, free, free].map((lane) => ask(lane, 'start'));
    await settle();
    expect(asks.map(({ state }) => state.slot !== undefined)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});

test('lanes that wait for the same slots take turns', async () => {
  const pool = new Pool(1);
  const order: string[] = [];
  const take = async (provider: string): Promise<void> => {
    const slot = await pool.lane({ suite: 's', concurrency: 1, provider }).acquire('start');
    order.push(provider);
    slot();
  };
  await Promise.all(['a', 'a', 'a', 'b', 'b', 'c'].map(take));
  // The first is served before there are others.
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});
