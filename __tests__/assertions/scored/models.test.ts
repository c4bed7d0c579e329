/** `llm-rubric` and `similar`, and the limits `latency` and `cost`. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { type AssertYaml, line, score, scriptedModels, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const says = (value: unknown): string => JSON.stringify({ score: value, reasoning: 'So so.' });

describe('llm-rubric', () => {
  test.each<[string, number | undefined, string[], string]>([
    ['the default threshold, reached', undefined, [says(0.5)], '0.5 ok The judge gave 0.5'],
    ['after rounding', undefined, [says(0.496)], '0.5 ok The judge gave 0.5'],
    [
      'not reached',
      undefined,
      [says(0.49)],
      '0.49 JUDGE_BELOW_THRESHOLD The judge gave 0.49 (score below 0.5)',
    ],
    [
      'a threshold',
      0.9,
      [says(0.8)],
      '0.8 JUDGE_BELOW_THRESHOLD The judge gave 0.8 (score below 0.9)',
    ],
    ['asked again once', 0.9, ['?', says(1)], '1 ok The judge gave 1'],
    [
      'no score twice',
      undefined,
      ['?', '?'],
      '0 JUDGE_BELOW_THRESHOLD The judge gave 0 (score below 0.5)',
    ],
  ])('%s', async (_name, threshold, replies, expected) => {
    const models = scriptedModels(replies);
    const assert: AssertYaml = {
      type: 'llm-rubric',
      value: 'Is short',
      ...(threshold === undefined ? {} : { threshold }),
    };
    const [result] = await score([assert], 'an answer', { sandbox, context: { models } });
    expect(result?.assertionType).toBe('judge');
    expect(result === undefined ? undefined : line(result)).toBe(expected);
    expect(models.asked[0]).toMatchObject({
      modelId: 'judge-model',
      label: 'llm-rubric: Is short',
      user: expect.stringContaining('---BOUNDARY\nan answer\n---BOUNDARY'),
    });
  });
});

describe('similar', () => {
  test.each<[string, number[][] | undefined, string, string]>([
    [
      'the same',
      [
        [1, 2],
        [1, 2],
      ],
      'Paris',
      '1 ok Similarity 1.00',
    ],
    [
      'near enough',
      [
        [1, 0],
        [0.75, 0.6614],
      ],
      'Paris',
      '0.75 ok Similarity 0.75',
    ],
    [
      'too far',
      [
        [1, 0],
        [1, 1],
      ],
      'x',
      '0.71 SIMILARITY_BELOW_THRESHOLD Similarity 0.71 (score below 0.75)',
    ],
    [
      'opposite',
      [
        [1, 0],
        [-1, 0],
      ],
      'x',
      '0 SIMILARITY_BELOW_THRESHOLD Similarity 0.00 (score below 0.75)',
    ],
    [
      'no answer',
      [
        [1, 0],
        [1, 0],
      ],
      ' ',
      '0 SIMILARITY_BELOW_THRESHOLD Output is empty (score below 0.75)',
    ],
    [
      'no vectors',
      [
        [0, 0],
        [1, 0],
      ],
      'x',
      '0 INTERNAL_ERROR The embeddings cannot be compared: they differ in length or have none',
    ],
    [
      'no embeddings',
      undefined,
      'x',
      '0 INTERNAL_ERROR The provider of the tested model has no embeddings: set defaults.embeddingModel',
    ],
  ])('%s', async (_name, vectors, answer, expected) => {
    const context = { models: scriptedModels([], vectors) };
    const asserts = [{ type: 'similar', value: 'Paris' }] as const;
    const [result] = await score(asserts, answer, { sandbox, context });
    expect(result === undefined ? undefined : line(result)).toBe(expected);
  });
});

test.each<[AssertYaml, number, number | null, string]>([
  [{ type: 'latency', threshold: 100 }, 100, 0, '1 ok Latency 100 ms, at most 100 ms'],
  [
    { type: 'latency', threshold: 100 },
    100.5,
    0,
    '0 LATENCY_EXCEEDED Latency 101 ms exceeds max 100 ms',
  ],
  [{ type: 'not-latency', threshold: 100 }, 101, 0, '1 ok Latency 101 ms exceeds max 100 ms'],
  [{ type: 'cost', threshold: 0.01 }, 0, 0.01, '1 ok Cost $0.01, at most $0.01'],
  [{ type: 'cost', threshold: 0.01 }, 0, 0.02, '0 COST_EXCEEDED Cost $0.0200 exceeds max $0.01'],
  [{ type: 'not-cost', threshold: 0.01 }, 0, 0.01, '0 COST_EXCEEDED Cost $0.01, at most $0.01'],
  [{ type: 'cost', threshold: 0.01 }, 0, null, expect.stringMatching(/^0 INTERNAL_ERROR/) as never],
  [
    { type: 'not-cost', threshold: 0.01 },
    0,
    null,
    expect.stringMatching(/^0 INTERNAL_ERROR/) as never,
  ],
])('%j at %d ms and $%s', async (assert, latencyMs, costUsd, expected) => {
  const [result] = await score([assert], 'x', { sandbox, context: { latencyMs, costUsd } });
  expect(result === undefined ? undefined : line(result)).toEqual(expected);
});
