import { describe, expect, test } from '@jest/globals';
import { Budget } from '../../../src/engine/run/account.js';

const upTo = (mostUsd: number) => ({ leastUsd: 0, mostUsd });

describe('the budget', () => {
  test('admits by the mean cost of finished units and refuses what would pass it', async () => {
    const budget = new Budget(1);
    const admitted: boolean[] = [];
    for (let unit = 0; unit < 6; unit += 1) {
      const admit = await budget.admit('m', upTo(10));
      admitted.push(admit);
      if (admit) budget.settle('m', 0.3);
    }
    // 0.3, 0.6, 0.9; a fourth would make 1.2.
    expect(admitted).toEqual([true, true, true, false, false, false]);
  });

  test('an upper bound above the budget does not keep the first unit from starting', async () => {
    const budget = new Budget(0.001);
    expect(await budget.admit('m', upTo(5))).toBe(true);
  });

  test('a first unit whose prompt alone passes the budget does not start', async () => {
    const budget = new Budget(1);
    expect(await budget.admit('m', { leastUsd: 1.1, mostUsd: 5 })).toBe(false);
  });

  test('a long prompt is not taken for a mean one', async () => {
    const budget = new Budget(1);
    expect(await budget.admit('m', { leastUsd: 0.1, mostUsd: 5 })).toBe(true);
    budget.settle('m', 0.2);
    expect(await budget.admit('m', { leastUsd: 0.9, mostUsd: 5 })).toBe(false);
  });

  test('the first unit of another model does not start on what is left of a spent budget', async () => {
    const budget = new Budget(1);
    expect(await budget.admit('m', upTo(1))).toBe(true);
    budget.settle('m', 0.95);
    expect(await budget.admit('other', { leastUsd: 0.1, mostUsd: 0.5 })).toBe(false);
  });

  test('waits for units in flight instead of overshooting', async () => {
    const budget = new Budget(1);
    expect(await budget.admit('m', upTo(0.8))).toBe(true);
    const second = budget.admit('m', upTo(0.8));
    let decided = false;
    void second.then(() => (decided = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(decided).toBe(false);
    budget.settle('m', 0.2);
    expect(await second).toBe(true);
  });

  test('a unit that did not start gives its share back', async () => {
    const budget = new Budget(1);
    expect(await budget.admit('m', upTo(0.9))).toBe(true);
    budget.release('m');
    expect(await budget.admit('other', upTo(0.9))).toBe(true);
  });
});
