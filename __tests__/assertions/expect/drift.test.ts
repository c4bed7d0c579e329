/** `drift`, as docs/assertions.md describes `baseline.drift`. */
import { afterAll, describe, expect, test } from '@jest/globals';
import type { AssertionModels } from '../../../src/assertions/assertion.js';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, lines, scriptedModels, testSandbox } from '../evaluate.js';

type DriftExpect = NonNullable<NonNullable<Expect['baseline']>['drift']>;

const sandbox = testSandbox();
afterAll(() => sandbox.close());

function compare(
  drift: DriftExpect,
  baselineText: string | undefined,
  outputText: string,
  models: AssertionModels = scriptedModels(),
): ReturnType<typeof evaluate> {
  return evaluate(
    { baseline: { drift } },
    { outputText, models, ...(baselineText === undefined ? {} : { baselineText }) },
    { sandbox },
  );
}

const reply = (driftScore: unknown): string => JSON.stringify({ driftScore, reasoning: 'why' });

test.each([undefined, ''])('no baseline (%p) passes and says so', async (baseline) => {
  expect(await compare({}, baseline, 'x')).toEqual([
    {
      assertionType: 'drift',
      label: 'Baseline drift',
      passed: true,
      score: 1,
      metadata: { reason: 'No baseline available — skipping drift check', exercised: false },
    },
  ]);
});

describe('judge', () => {
  test.each<[string, DriftExpect, string[], string, number]>([
    ['below', {}, [reply(0.1)], 'ok Baseline drift (judge)', 0.9],
    ['at the default limit', {}, [reply(0.15)], 'ok Baseline drift (judge)', 0.85],
    [
      'above',
      { maxScore: 0.2 },
      [reply(0.5)],
      'DRIFT_EXCEEDED Baseline drift (judge): Drift score 0.500 exceeds max 0.2',
      0.5,
    ],
    [
      'so little above that three decimals would not show it',
      { maxScore: 0.2 },
      [reply(0.20001)],
      'DRIFT_EXCEEDED Baseline drift (judge): Drift score 0.20001 exceeds max 0.2',
      0.79999,
    ],
    ['asked again', { method: 'judge' }, ['?', reply(0)], 'ok Baseline drift (judge)', 1],
    [
      'unreadable twice',
      {},
      ['?', '?'],
      'DRIFT_EXCEEDED Baseline drift (judge): Drift score 1.000 exceeds max 0.15',
      0,
    ],
  ])('%s', async (_name, drift, replies, line, score) => {
    const outcomes = await compare(drift, 'Hi', 'Hello', scriptedModels(replies));
    expect(lines(outcomes)).toEqual([line]);
    expect(outcomes[0]?.score).toBeCloseTo(score, 9);
  });

  test('question and metadata', async () => {
    const models = scriptedModels([reply(0.1)]);
    const [outcome] = await compare({}, 'Hi', 'Hello', models);
    expect(models.asked[0]).toMatchObject({
      modelId: 'judge-model',
      label: 'Baseline drift',
      user: 'Baseline output:\n---BOUNDARY\nHi\n---BOUNDARY\n\nCurrent output:\n---BOUNDARY\nHello\n---BOUNDARY',
      responseSchema: { required: ['driftScore', 'reasoning'] },
    });
    expect(outcome?.metadata).toEqual({
      driftScore: 0.1,
      reasoning: 'why',
      judgeModel: 'judge-model',
      method: 'judge',
    });
  });
});

describe('embedding', () => {
  const method = 'embedding';
  test.each<[string, number[][], string]>([
    [
      'the same direction',
      [
        [1, 0],
        [2, 0],
      ],
      'ok Baseline drift (embedding)',
    ],
    [
      'a right angle',
      [
        [1, 0],
        [0, 1],
      ],
      'DRIFT_EXCEEDED Baseline drift (embedding): Drift score 1.000 exceeds max 0.15',
    ],
    [
      'opposite is no more than 1',
      [
        [1, 0],
        [-1, 0],
      ],
      'DRIFT_EXCEEDED Baseline drift (embedding): Drift score 1.000 exceeds max 0.15',
    ],
    [
      'between',
      [
        [1, 0],
        [1, 1],
      ],
      'DRIFT_EXCEEDED Baseline drift (embedding): Drift score 0.293 exceeds max 0.15',
    ],
    [
      'no direction',
      [
        [0, 0],
        [1, 1],
      ],
      'INTERNAL_ERROR Baseline drift (embedding): The embeddings cannot be compared: they differ in length or have none',
    ],
    [
      'other lengths',
      [[1], [1, 1]],
      'INTERNAL_ERROR Baseline drift (embedding): The embeddings cannot be compared: they differ in length or have none',
    ],
  ])('%s', async (_name, vectors, line) => {
    const models = scriptedModels([], vectors);
    expect(lines(await compare({ method }, 'Hi', 'Hello', models))).toEqual([line]);
    expect(models.embedded).toEqual([['Hi', 'Hello']]);
  });

  test('an empty answer is not sent', async () => {
    const models = scriptedModels([], [[1], [1]]);
    expect(lines(await compare({ method }, 'Hi', ' ', models))).toEqual([
      'DRIFT_EXCEEDED Baseline drift (embedding): Drift score 1.000 exceeds max 0.15',
    ]);
    expect(models.embedded).toEqual([]);
  });

  test('without embeddings the judge is asked, with a notice', async () => {
    const [outcome] = await compare({ method }, 'Hi', 'Hello', scriptedModels([reply(0)]));
    expect(outcome).toMatchObject({
      label: 'Baseline drift (judge)',
      passed: true,
      metadata: {
        method: 'judge',
        notice: 'The provider has no embeddings: the judge was asked',
      },
    });
  });
});

describe('field-diff', () => {
  test.each<[string, DriftExpect, unknown, unknown, Readonly<Record<string, number>>]>([
    ['equal', {}, { a: 1, b: 'x' }, { b: 'x', a: 1 }, { a: 0, b: 0 }],
    ['numbers', {}, { a: 10 }, { a: 8 }, { a: 0.2 }],
    ['numbers of other signs', {}, { a: 10 }, { a: -10 }, { a: 1 }],
    ['zero', {}, { a: 0 }, { a: 5 }, { a: 1 }],
    ['texts', {}, { a: 'kitten' }, { a: 'sitting' }, { a: 3 / 7 }],
    ['booleans', {}, { a: true }, { a: false }, { a: 1 }],
    ['null', {}, { a: null }, { a: null }, { a: 0 }],
    ['another type', {}, { a: '1' }, { a: 1 }, { a: 1 }],
    ['missing and new', {}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }],
    ['nested', {}, { a: { b: [1, 2] } }, { a: { b: [1, 4] } }, { 'a.b.0': 0, 'a.b.1': 0.5 }],
    ['a shorter list', {}, [1, 2], [1], { '0': 0, '1': 1 }],
    ['empty objects and lists', {}, { a: {}, b: [] }, { a: {}, b: [] }, { a: 0, b: 0 }],
    ['no fields at all', {}, 'kitten', 'sitting', { '(whole output)': 3 / 7 }],
    [
      'chosen fields',
      { fields: ['b', 'c.0'] },
      { a: 1, b: 2, c: [1] },
      { a: 9, b: 2, c: [1] },
      { b: 0, 'c.0': 0 },
    ],
    [
      'a chosen object: equal or not',
      { fields: ['a'] },
      { a: { x: 1, y: 1 } },
      { a: { y: 1, x: 1 } },
      { a: 0 },
    ],
    [
      'a chosen object that differs',
      { fields: ['a'] },
      { a: { x: 1 } },
      { a: { x: 1, y: 1 } },
      { a: 1 },
    ],
    ['a chosen list that differs', { fields: ['a'] }, { a: [1] }, { a: [1, 2] }, { a: 1 }],
    ['a key with dots', { fields: ['a.b'] }, { 'a.b': 4 }, { 'a.b': 2 }, { 'a.b': 0.5 }],
    ['no fields chosen means all', { fields: [] }, { a: 1 }, { a: 1 }, { a: 0 }],
    [
      'inherited names are not there',
      { fields: ['constructor', 'l.length'] },
      { l: [1] },
      { l: [] },
      { constructor: 0, 'l.length': 0 },
    ],
  ])('%s', async (_name, drift, baseline, current, expected) => {
    const outcomes = await compare(
      { maxScore: 0.15, ...drift, method: 'field-diff' },
      JSON.stringify(baseline),
      JSON.stringify(current),
    );
    expect(outcomes.map(({ label, score, passed }) => [label, score, passed])).toEqual(
      Object.entries(expected).map(([field, value]) => [
        `Drift: ${field}`,
        expect.closeTo(1 - value, 6),
        value <= 0.15,
      ]),
    );
  });

  test.each<[string, DriftExpect, string, string, string[]]>([
    [
      'message and code',
      {},
      '{"city":"Berlin"}',
      '{"city":"Bern"}',
      [
        'DRIFT_EXCEEDED Drift: city: Drift score 0.333 exceeds max 0.15: baseline "Berlin", now "Bern"',
      ],
    ],
    [
      'a missing field',
      {},
      '{"city":"Berlin"}',
      '{}',
      [
        'DRIFT_EXCEEDED Drift: city: Drift score 1.000 exceeds max 0.15: baseline "Berlin", now (missing)',
        'DRIFT_EXCEEDED Drift: (whole output): Drift score 1.000 exceeds max 0.15',
      ],
    ],
    ['neither is JSON: one text', {}, 'a kitten', 'a kitten', ['ok Drift: (whole output)']],
    [
      'only the baseline is JSON',
      {},
      '{"a":1}',
      'Sorry',
      ['DRIFT_EXCEEDED Drift: (whole output): Drift score 1.000 exceeds max 0.15'],
    ],
    [
      '__proto__ is an ordinary name',
      {},
      '{"__proto__":1}',
      '{"__proto__":1}',
      ['ok Drift: __proto__'],
    ],
  ])('%s', async (_name, drift, baseline, current, expected) => {
    const outcomes = await compare({ ...drift, method: 'field-diff' }, baseline, current);
    expect(lines(outcomes)).toEqual(expected);
  });

  test('a field that is on neither side is not exercised', async () => {
    const [outcome] = await compare({ method: 'field-diff', fields: ['typo'] }, '{}', '{}');
    expect(outcome).toMatchObject({
      passed: true,
      metadata: { reason: 'The field is in neither output', exercised: false },
    });
  });

  test('hundreds of fields: 200 results, then one for the rest, with the worst of them', async () => {
    const rows = Array.from({ length: 300 }, () => 1);
    const outcomes = await compare(
      { method: 'field-diff' },
      JSON.stringify(rows),
      JSON.stringify([...rows.slice(0, 299), 4]),
    );
    expect(outcomes).toHaveLength(201);
    expect(lines(outcomes).at(-1)).toBe(
      'DRIFT_EXCEEDED Drift: (100 more fields): Drift score 0.750 exceeds max 0.15: baseline 1, now 4',
    );
  });

  test('hundreds of thousands of deep fields, or of long texts, are compared within a share of time', async () => {
    const deep = `${'['.repeat(450)}${'1,'.repeat(50_000)}1${']'.repeat(450)}`;
    expect(lines(await compare({ method: 'field-diff' }, '{"a":1}', deep)).at(-1)).toBe(
      'DRIFT_EXCEEDED Drift: (49802 more fields): Drift score 1.000 exceeds max 0.15: baseline (missing), now 1',
    );
    const texts = (word: string) => JSON.stringify(Array(12).fill(word.repeat(10_000)));
    const long = await compare({ method: 'field-diff' }, texts('ab'), texts('ba'));
    // The first are compared as a whole; what there was no time for counts as different.
    expect(long.map(({ score }) => score > 0.99)).toEqual(long.map((_, index) => index < 4));
  });

  test('nesting beyond the stack', async () => {
    const deep = '[1,'.repeat(50_000) + '1' + ']'.repeat(50_000);
    const outcomes = await compare({ method: 'field-diff' }, deep, deep);
    expect(outcomes).toHaveLength(201);
  });
});

test.each<[string, string, string, number]>([
  ['both empty', '""', '""', 0],
  ['one empty', '""', '"abc"', 1],
  ['common ends', 'xxabcxx', 'xxabdxx', 1 / 7],
  ['long and equal', 'a'.repeat(100_000), 'a'.repeat(100_000), 0],
  ['long, with one edit', `${'a'.repeat(100_000)}b`, `${'a'.repeat(100_000)}c`, 1 / 100_001],
  ['long and all different', 'a'.repeat(60_000), 'b'.repeat(50_000), 1],
])('text drift: %s', async (_name, a, b, expected) => {
  const [outcome] = await compare({ method: 'field-diff' }, a, b);
  expect(outcome?.metadata?.driftScore).toBeCloseTo(expected, 9);
});
