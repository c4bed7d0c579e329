import { describe, expect, test } from '@jest/globals';
import { createBudget } from '../../src/engine/budget.js';

describe('the budget', () => {
  test('admits by the mean cost of finished units and refuses what would pass it', async () => {
    const budget = createBudget(1);
    const admitted: boolean[] = [];
    for (let unit = 0; unit < 6; unit += 1) {
      const admit = await budget.admit('m', 10);
      admitted.push(admit);
      if (admit) budget.settle('m', 0.3);
    }
    // 0.3, 0.6, 0.9; a fourth would make 1.2.
    expect(admitted).toEqual([true, true, true, false, false, false]);
  });

  test('an upper bound above the budget does not keep the first unit from starting', async () => {
    const budget = createBudget(0.001);
    expect(await budget.admit('m', 5)).toBe(true);
  });

  test('waits for units in flight instead of overshooting', async () => {
    const budget = createBudget(1);
    expect(await budget.admit('m', 0.8)).toBe(true);
    const second = budget.admit('m', 0.8);
    let decided = false;
    void second.then(() => (decided = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(decided).toBe(false);
    budget.settle('m', 0.2);
    expect(await second).toBe(true);
  });

  test('a unit that did not start gives its share back', async () => {
    const budget = createBudget(1);
    expect(await budget.admit('m', 0.9)).toBe(true);
    budget.release('m');
    expect(await budget.admit('other', 0.9)).toBe(true);
  });
});
