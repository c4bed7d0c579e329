import { describe, expect, test } from '@jest/globals';
import type { SuitePlan, Unit } from '../../../src/engine/plan.js';
import { type TestCaseRunResult, charactersOf } from '../../../src/engine/results.js';
import { PassingSamples } from '../../../src/engine/run/passing-samples.js';
import { bad, sampleModel, sampleRun, sampleSuite, sampleTest } from '../samples.js';

/** One plan for each list; the answers of a test's repeats, `-` where one fails. */
type Answers = Readonly<Record<string, readonly string[]>>;

interface Offer {
  readonly plan: SuitePlan;
  readonly index: number;
  readonly run: TestCaseRunResult;
}

function offersOf(answers: Answers): readonly Offer[] {
  const suite = sampleSuite();
  const runs = Object.entries(answers).flatMap(([name, texts]) =>
    texts.map((outputText, runIndex) =>
      sampleRun({
        testCaseName: name,
        runIndex,
        outputText,
        ...(outputText === '-' ? { assertions: [bad('schema', 'SCHEMA_INVALID')] } : {}),
      }),
    ),
  );
  const units = runs.map(({ testCaseName, runIndex }): Unit => ({
    suite,
    test: sampleTest(testCaseName),
    model: sampleModel('a'),
    modelId: 'a',
    repeat: runIndex,
  }));
  const plan: SuitePlan = { suite, units, skipped: [] };
  return runs.map((run, index) => ({ plan, index, run }));
}

function keptOf(offers: readonly Offer[], order: readonly number[], max: number) {
  const plans = [...new Set(offers.map(({ plan }) => plan))];
  const samples = new PassingSamples(plans, max);
  for (const place of order) {
    const { plan, index, run } = offers[place] as Offer;
    samples.offer(plan, index, run);
  }
  return offers.flatMap(({ plan, index, run }) => {
    const kept = samples.wholeOf(plan, index, run);
    return kept === undefined ? [] : [`${kept.testCaseName} ${kept.runIndex} ${kept.outputText}`];
  });
}

function orders(length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return orders(length - 1).flatMap((order) =>
    Array.from({ length }, (_, at) => [...order.slice(0, at), length - 1, ...order.slice(at)]),
  );
}

/** Characters of a run whose answer has so many. */
function sizeOf(answer: number): number {
  return charactersOf(sampleRun({ outputText: 'x'.repeat(answer) }));
}

describe('whatever order runs end in', () => {
  const LONG = 'x'.repeat(100);
  const table: readonly [string, Answers, number, readonly string[]][] = [
    [
      'the lowest repeat that passed',
      { a: ['-', 'second', 'third'], b: ['first', '-'], c: ['-'] },
      Infinity,
      ['a 1 second', 'b 0 first'],
    ],
    [
      'the first results, where all would be too much',
      { a: ['one'], b: ['two'], c: ['three'], d: ['4'], e: ['5'] },
      2 * sizeOf(3),
      ['a 0 one', 'b 0 two'],
    ],
    [
      'nothing after one that is too large',
      { a: ['1'], b: [LONG], c: ['3'] },
      2 * sizeOf(3),
      ['a 0 1'],
    ],
    [
      'a repeat that is not kept counts where it was larger',
      { a: ['1', LONG], b: ['2'], c: ['3', '4'] },
      sizeOf(100) + sizeOf(1),
      ['a 0 1', 'b 0 2'],
    ],
  ];
  test.each(table)('%s', (_name, answers, max, expected) => {
    const offers = offersOf(answers);
    for (const order of orders(offers.length)) {
      expect([order, keptOf(offers, order, max)]).toEqual([order, expected]);
    }
  });

  test('several plans share the bound', () => {
    const offers = [...offersOf({ a: ['1'], b: ['2'] }), ...offersOf({ a: ['3'], b: ['4'] })];
    for (const order of orders(offers.length)) {
      expect(keptOf(offers, order, 3 * sizeOf(1))).toEqual(['a 0 1', 'b 0 2', 'a 0 3']);
    }
  });
});
