/** `stop-when-decided` and repeats beyond those that count: what is still asked once the gates are certain. */
import { describe, expect, test } from '@jest/globals';
import { type SuitePlan, type Unit, callKey } from '../../../src/engine/plan.js';
import { Decider, Steering } from '../../../src/engine/execute.js';
import { sampleModel, sampleRun, sampleSuite, sampleTest } from '../samples.js';

/** Tests that count `repeat` times and may be asked three times, all of which have to pass. */
function planOf(tests: number, repeat = 1): SuitePlan {
  const suite = sampleSuite({
    tests: Array.from({ length: tests }, (_, index) =>
      sampleTest(`t${index}`, { repeat, repeatMax: 3 }),
    ),
    gates: { passRateMin: 1, schemaFailuresMax: 0, piiFailuresMax: 0, keywordFailuresMax: 0 },
  });
  const units = suite.tests.flatMap((one): Unit[] =>
    [0, 1, 2].map((repeat) => ({
      suite,
      test: one,
      model: sampleModel('a'),
      modelId: 'a',
      repeat,
    })),
  );
  return { suite, units, skipped: [] };
}

/** What became of each unit, asked one after the other: `t0.0 ask`. */
async function admissions(
  tests: number,
  outcomes: readonly ('passed' | 'failed')[],
  mayHaveBase: boolean,
): Promise<readonly string[]> {
  const plan = planOf(tests);
  const decider = new Decider([plan], { reused: () => [], mayHaveBase: () => mayHaveBase });
  const steering = new Steering(plan, { decider, mayCompare: () => mayHaveBase });
  const seen: string[] = [];
  for (const [, unit] of steering.ordered([...plan.units.entries()])) {
    const { name } = unit.test;
    const admission = await steering.admit(unit);
    seen.push(`${name}.${unit.repeat} ${admission}`);
    if (admission !== 'ask') continue;
    const kind = outcomes[Number(name.slice(1))] ?? 'passed';
    const run = sampleRun({ testCaseName: name, runIndex: unit.repeat, outcome: { kind } });
    steering.onResult(unit, run, new Set([callKey('answer', unit.modelId)]));
  }
  return seen;
}

const EXTRA = ['t0.1', 't1.1', 't2.1', 't0.2', 't1.2', 't2.2'];
const asked = (...names: readonly string[]): readonly string[] => names.map((it) => `${it} ask`);
const leftOut = EXTRA.map((name) => `${name} left-out`);

describe('once all that counts is in', () => {
  const outcomes = ['passed', 'passed', 'failed'] as const;

  test('further repeats are asked for the comparison', async () => {
    const seen = await admissions(3, outcomes, true);
    expect(seen).toEqual(asked('t0.0', 't1.0', 't2.0', ...EXTRA));
  });

  test('without a base report there is nothing that they could change', async () => {
    const seen = await admissions(3, outcomes, false);
    expect(seen).toEqual([...asked('t0.0', 't1.0', 't2.0'), ...leftOut]);
  });

  test('in a large suite too, where not every result is looked at', async () => {
    const seen = await admissions(401, ['passed'], false);
    expect(seen.filter((it) => it.endsWith(' ask'))).toHaveLength(401);
  });
});

test.each([true, false])('decided early, nothing more is asked (base report: %s)', async (base) => {
  const seen = await admissions(3, ['failed'], base);
  expect(seen).toEqual(['t0.0 ask', 't1.0 unneeded', 't2.0 unneeded', ...leftOut]);
});

test('one repeat of everything first, in it what fails most on the base branch', () => {
  const plan = planOf(4, 2);
  const decider = new Decider([plan], { reused: () => [], mayHaveBase: () => true });
  const shares = [0, 0.2, 0, 0.9];
  const failureShare = ({ test: { name } }: Unit): number => shares[Number(name.slice(1))] ?? 0;
  const steering = new Steering(plan, { decider, failureShare });
  const order = steering
    .ordered([...plan.units.entries()])
    .map(([, { test: asked, repeat }]) => `${asked.name}.${repeat}`);
  const counted = ['t3.0', 't1.0', 't0.0', 't2.0', 't3.1', 't1.1', 't0.1', 't2.1'];
  expect(order).toEqual([...counted, 't0.2', 't1.2', 't2.2', 't3.2']);
});
