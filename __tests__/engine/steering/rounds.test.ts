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

  test('more rounds than nine, one look after each', async () => {
    const { looks, asked, whole } = await runAll(planOf([[2, 14]]), 12);
    expect(looks).toEqual(Array.from({ length: 11 }, (_, at) => [at + 2, at + 2]));
    expect([asked.length, whole]).toEqual([12, 12]);
  });

  test('the next round waits for the end of this one, and for the look after it', async () => {
    const plan = planOf(THREE_TESTS);
    let answer: (word: 'another-round') => void = () => undefined;
    const rounds = roundsOf(plan, () => new Promise((resolve) => (answer = resolve)));
    const next = plan.units[3];
    if (!next) throw new Error('the plan has twelve units');
    let begun = false;
    const admitted = rounds.admit(next).then(() => (begun = true));
    for (const unit of plan.units.slice(0, 3)) end(rounds, unit);
    await settle();
    expect(begun).toBe(false);
    answer('another-round');
    await admitted;
    expect([begun, rounds.end().lastRound]).toEqual([true, 1]);
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
    for (const unit of [a, b, c]) end(rounds, unit);
    expect(await rounds.admit(d)).toBe('ask');
    rounds.onRefused(d);
    expect(await rounds.admit(e)).toBe('left-out');
    expect([looks, rounds.end().lastRound]).toEqual([[1], 1]);
  });
});
