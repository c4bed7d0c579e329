import { describe, expect, test } from '@jest/globals';
import { createPool, type Slot } from '../../src/engine/pool.js';

/** Acquires and tells whether the slot has been granted yet. */
function ask(pool: ReturnType<typeof createPool>, lane: 'continue' | 'start') {
  const state: { slot?: Slot } = {};
  const granted = pool.acquire(lane).then((slot) => {
    state.slot = slot;
  });
  return { state, granted };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the pool of model calls', () => {
  test('never hands out more slots than its limit, and hands each back at once', async () => {
    const pool = createPool(2);
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
    const pool = createPool(1);
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
    const pool = createPool(8);
    const limits = [1, 2, 3, 4].map(() => {
      pool.throttle();
      return pool.limit;
    });
    expect(limits).toEqual([4, 2, 1, 1]);
    for (let success = 0; success < 200; success += 1) pool.recover();
    expect(pool.limit).toBe(8);
  });

  test('holds order and keeps up with thousands of waiting calls', async () => {
    const pool = createPool(1);
    const order: number[] = [];
    const all = Array.from({ length: 5000 }, async (_, index) => {
      const slot = await pool.acquire('start');
      order.push(index);
      slot();
    });
    await Promise.all(all);
    expect(order).toEqual(Array.from({ length: 5000 }, (_, index) => index));
  });
});
