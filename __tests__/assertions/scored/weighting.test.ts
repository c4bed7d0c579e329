/** Bands, thresholds, weights and labels of the `assert` list. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { bandOf } from '../../../src/assertions/assertion.js';
import { AssertionFacts } from '../../../src/assertions/registry.js';
import { countsAs } from '../../../src/engine/results.js';
import { sampleRun, sampleResult } from '../../engine/samples.js';
import { type AssertYaml, located, score, scriptedModels, testSandbox } from '../evaluate.js';
import { ProviderError } from '../../../src/providers/provider.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const YES: AssertYaml = { type: 'contains', value: 'a', metric: 'yes' };
const NO: AssertYaml = { type: 'contains', value: 'x', metric: 'no' };

test.each([
  [1, 'perfect'],
  [0.996, 'perfect'],
  [0.99, 'excellent'],
  [0.8, 'excellent'],
  [0.795, 'excellent'],
  [0.79, 'good'],
  [0.6, 'good'],
  [1 - 0.1 - 0.1 - 0.1 - 0.1, 'good'],
  [0.59, 'borderline'],
  [0.5, 'borderline'],
  [0.49, 'poor'],
  [0.3, 'poor'],
  [0.29, 'failed'],
  [0, 'failed'],
])('band of %d: %s', (value, band) => {
  expect(bandOf(value)).toBe(band);
});

describe('a threshold of the assertion', () => {
  test.each([
    [undefined, 0.5, true],
    [undefined, 0.25, false],
    [0.75, 0.75, true],
    [0.76, 0.75, false],
    [0.754, 0.75, true],
    [0, 0, false],
  ])('%d against a score of %d: %s', async (threshold, value, passed) => {
    const answer = '**b** '.repeat((1 - value) / 0.25);
    const assert: AssertYaml = {
      type: 'telegram-format',
      value: 'telegram-html',
      ...(threshold === undefined ? {} : { threshold }),
    };
    const [result] = await score([assert], `Hello ${answer}`, { sandbox });
    expect(result).toMatchObject({ score: value, passed });
  });
});

type Decided = readonly [
  name: string,
  asserts: readonly AssertYaml[],
  threshold: number | undefined,
  passed: boolean,
  mean: number | undefined,
  message: string | undefined,
];

describe('weights and the threshold of the test', () => {
  const TABLE: readonly Decided[] = [
    ['without a threshold each decides', [YES, NO], undefined, false, undefined, undefined],
    [
      'weight 0 decides nothing',
      [YES, { ...NO, weight: 0 }],
      undefined,
      true,
      undefined,
      undefined,
    ],
    ['the mean decides', [YES, NO], 0.5, true, 0.5, undefined],
    [
      'the mean is too low',
      [YES, NO],
      0.6,
      false,
      0.5,
      'Weighted score 0.50 below 0.6: no (0): Output does not contain "x"',
    ],
    ['weights count', [{ ...YES, weight: 3 }, NO], 0.75, true, 0.75, undefined],
    ['weight 0 is no part of the mean', [YES, { ...NO, weight: 0 }], 1, true, 1, undefined],
    ['after rounding', [{ ...YES, weight: 199 }, NO], 1, true, 0.995, undefined],
    [
      'what passed pulled the mean down',
      [YES, { type: 'conciseness', value: 'list', metric: 'list' }],
      0.8,
      false,
      0.7,
      'Weighted score 0.70 below 0.8: list (0.4): No list',
    ],
  ];
  test.each(TABLE)('%s', async (_name, asserts, threshold, passed, mean, message) => {
    const scene = threshold === undefined ? { sandbox } : { sandbox, threshold };
    const assertions = await score(asserts, 'a', scene);
    expect(countsAs(sampleRun({ assertions })).passed).toBe(passed);
    const decisive = assertions.find(({ label }) => label === 'Weighted score');
    expect(decisive?.score).toBe(mean);
    expect(decisive?.failureMessage).toBe(message);
  });

  test('the code is that of the failing assertion of the highest weight, then the first', async () => {
    const tooLong: AssertYaml = { type: 'conciseness', value: { maxWords: 1 } };
    const codeOf = async (...asserts: AssertYaml[]) =>
      (await score(asserts, 'a b', { sandbox, threshold: 0.9 })).at(-1)?.failureCode;
    expect(await codeOf(NO, { ...tooLong, weight: 2 })).toBe('CONCISENESS_FAILED');
    expect(await codeOf(tooLong, NO)).toBe('CONCISENESS_FAILED');
    expect(await codeOf(NO, tooLong, { ...tooLong, weight: 0 })).toBe('CONTAINS_FAILED');
  });

  test('advisory results give no failure codes', async () => {
    const assertions = await score([YES, NO], 'a', { sandbox, threshold: 0.5 });
    const result = sampleResult('t', [sampleRun({ assertions })]);
    expect(result).toMatchObject({ passed: true, failureCodes: [] });
    expect(assertions.map(({ label, advisory }) => [label, advisory])).toEqual([
      ['yes', true],
      ['no', true],
      ['Weighted score', undefined],
    ]);
  });

  test('what could not be checked fails in spite of the mean', async () => {
    const runaway: AssertYaml = { type: 'regex', value: '(a+)+$' };
    const asserts = [{ ...YES, weight: 99 }, runaway];
    const assertions = await score(asserts, `${'a'.repeat(40)}!`, { sandbox, threshold: 0.5 });
    expect(assertions.at(-1)).toMatchObject({ passed: true });
    expect(countsAs(sampleRun({ assertions })).passed).toBe(false);
  });

  test('a provider error is no score: the list has none then', async () => {
    const down = new ProviderError('transient', 'down');
    const models = { ...scriptedModels(), ask: () => Promise.reject(down) };
    const asserts: AssertYaml[] = [YES, { type: 'llm-rubric', value: 'Short' }];
    const scene = { sandbox, threshold: 0.5, context: { models } };
    await expect(score(asserts, 'a', scene)).rejects.toBe(down);
  });
});

test('labels name type and value or the metric, and each is used once', async () => {
  const asserts: AssertYaml[] = [
    { type: 'contains', value: 'x' },
    { type: 'contains', value: 'x' },
    { type: 'not-contains', value: 'a\n  b' },
    { type: 'contains-any', value: ['a', 'b'] },
    { type: 'contains', value: 'y', metric: 'Tone' },
    { type: 'contains', value: 'z', metric: 'Tone' },
    { type: 'is-json' },
    { type: 'latency', threshold: 5 },
    { type: 'cost', threshold: 0.5 },
    { type: 'regex', value: 'x'.repeat(100) },
  ];
  const results = await score(asserts, 'a', { sandbox });
  expect(results.map(({ label }) => label)).toEqual([
    'contains "x"',
    'contains "x" #2',
    'not-contains "a b"',
    'contains-any ["a","b"]',
    'Tone',
    'Tone #2',
    'is-json',
    'latency <= 5 ms',
    'cost <= $0.5',
    `regex "${'x'.repeat(59)}…`,
  ]);
});

test('types of a list', () => {
  const asserts = [YES, { type: 'llm-rubric', value: 'x' } as const].map(located);
  const rest = { expects: [], conversation: [] };
  expect(new AssertionFacts({ ...rest, asserts }).types).toEqual(['contains', 'judge']);
  expect(new AssertionFacts({ ...rest, asserts, threshold: 0.5 }).types).toEqual([
    'contains',
    'judge',
    'assert',
  ]);
  expect(new AssertionFacts({ ...rest, asserts: [], threshold: 0.5 }).types).toEqual([]);
});
