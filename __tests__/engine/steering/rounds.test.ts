import { describe, expect, test } from '@jest/globals';
import type { SuitePlan, Unit } from '../../../src/engine/plan.js';
import { Steering } from '../../../src/engine/execute.js';
import { settle } from '../scripted-models.js';
import { sampleModel, sampleRun, sampleSuite, sampleTest } from '../samples.js';

function planOf(repeats: readonly (readonly [min: number, max: number])[]): SuitePlan {
  const suite = sampleSuite();
  const units = repeats.flatMap(([repeat, repeatMax], index): Unit[] => {
    const test = sampleTest(`t${index}`, { repeat, repeatMax });
    return Array.from({ length: repeatMax }, (_, at) => ({
      suite,
      test,
      model: sampleModel('a'),
      modelId: 'a',
      repeat: at,
    }));
  });
  return { suite, units: units.toSorted((a, b) => a.repeat - b.repeat), skipped: [] };
}

type Look = NonNullable<ConstructorParameters<typeof Steering>[1]['look']>;

function roundsOf(plan: SuitePlan, look: Look): Steering {
  return new Steering(plan, { look });
}

/** Asks one unit after the other; says in which order, and what was looked at after which round. */
async function runAll(plan: SuitePlan, stopAfter: number) {
  const looks: [round: number, results: number][] = [];
  const rounds = roundsOf(plan, (round, results) => {
    looks.push([round, results.length]);
    return Promise.resolve(round >= stopAfter ? 'stop' : 'another-round');
  });
  const asked: string[] = [];
  for (const unit of plan.units) {
    if ((await rounds.admit(unit)) === 'left-out') continue;
    asked.push(`${unit.test.name}.${unit.repeat}`);
    rounds.onStart(unit);
    end(rounds, unit);
  }
  return { looks, asked, whole: rounds.end().lastRound };
}

function end(rounds: Steering, unit: Unit): void {
  rounds.onResult(
    unit,
    sampleRun({ testCaseName: unit.test.name, runIndex: unit.repeat }),
    new Set(),
  );
}

const THREE_TESTS = [
  [1, 4],
  [1, 4],
  [1, 4],
] as const;

describe('rounds of repeats', () => {
  test('there are none where no test has more than what counts', () => {
    const steering = roundsOf(planOf([[3, 3]]), () => Promise.resolve('stop'));
    expect(steering.end().lastRound).toBeUndefined();
  });

  test('the first look waits until every test has the repeats that count', () => {
    const plan = planOf([
      [1, 5],
      [3, 3],
      [2, 4],
    ]);
    const { repeats } = roundsOf(plan, () => Promise.resolve('stop')).end();
    expect(repeats).toEqual({ min: 3, max: 5 });
  });

  test('one round after the other, until a look says stop', async () => {
    const { looks, asked, whole } = await runAll(planOf(THREE_TESTS), 2);
    expect(looks.map(([round]) => round)).toEqual([1, 2]);
    expect(looks[0]).toEqual([1, 3]);
    expect(asked.filter((name) => name.endsWith('.3'))).toEqual([]);
    expect(whole).toBe(2);
  });

  test('after the last round nobody looks', async () => {
    const { looks, asked, whole } = await runAll(planOf(THREE_TESTS), 9);
    expect(looks.map(([round]) => round)).toEqual([1, 2, 3]);
    expect([asked.length, whole]).toEqual([12, 4]);
  });

  test('the next round begins while the last half of this one is under way', async () => {
    const plan = planOf(THREE_TESTS);
    const rounds = roundsOf(plan, () => Promise.resolve('another-round'));
    const [a, b, c, next] = plan.units;
    if (a === undefined || b === undefined || c === undefined || next === undefined) return;
    for (const unit of [a, b, c]) rounds.onStart(unit);
    let begun = false;
    const admitted = rounds.admit(next).then(() => (begun = true));
    end(rounds, a);
    await Promise.resolve();
    expect(begun).toBe(false);
    end(rounds, b);
    await admitted;
    expect(begun).toBe(true);
  });

  test('it does not where what is known of this one says that it is the last', async () => {
    const plan = planOf(THREE_TESTS);
    const looks: [round: number, results: number][] = [];
    const rounds = roundsOf(plan, (round, results) => {
      looks.push([round, results.length]);
      return Promise.resolve('stop');
    });
    const [a, b, c, next] = plan.units;
    if (!a || !b || !c || !next) throw new Error('the plan has twelve units');
    for (const unit of [a, b, c]) rounds.onStart(unit);
    end(rounds, a);
    end(rounds, b);
    const admitted = rounds.admit(next);
    await settle();
    expect(looks).toEqual([[1, 2]]);
    end(rounds, c);
    expect(await admitted).toBe('left-out');
    expect([looks.at(-1), rounds.end().lastRound]).toEqual([[1, 3], 1]);
  });

  test('it begins all the same when the rest of this one needs another, and looks are few', async () => {
    const plan = planOf(Array.from({ length: 64 }, () => [1, 2] as const));
    const looks: number[] = [];
    const rounds = roundsOf(plan, (_round, results) => {
      looks.push(results.length);
      return Promise.resolve(results.length < 60 ? 'stop' : 'another-round');
    });
    const first = plan.units.slice(0, 64);
    const next = plan.units[64];
    if (!next) throw new Error('there is a second round');
    for (const unit of first) rounds.onStart(unit);
    let begun = false;
    const admitted = rounds.admit(next).then(() => (begun = true));
    for (const [index, unit] of first.slice(0, 60).entries()) {
      end(rounds, unit);
      await settle();
      expect(begun).toBe(index + 1 >= 60);
    }
    await admitted;
    expect(looks).toEqual([32, 48, 56, 60]);
  });

  test('half a round is not looked at: what the budget refuses ends the rounds', async () => {
    const plan = planOf(THREE_TESTS);
    const looks: number[] = [];
    const rounds = roundsOf(plan, (round) => {
      looks.push(round);
      return Promise.resolve('another-round');
    });
    const [a, b, c, d, e] = plan.units;
    if (!a || !b || !c || !d || !e) throw new Error('the plan has twelve units');
    for (const unit of [a, b, c]) {
      rounds.onStart(unit);
      end(rounds, unit);
    }
    expect(await rounds.admit(d)).toBe('ask');
    rounds.onRefused(d);
    expect(await rounds.admit(e)).toBe('left-out');
    expect([looks, rounds.end().lastRound]).toEqual([[1], 1]);
  });
});
