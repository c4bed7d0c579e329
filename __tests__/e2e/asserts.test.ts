/** `assert`: every type but `javascript` on answers of a model server, and what the reports show of it. */
import { describe, expect, test } from '@jest/globals';
import { reportViolations } from './report-schema.js';
import {
  type ActionRun,
  createWorkspace,
  EMBEDDINGS,
  KEY_NAME,
  modelEntry,
  runAction,
  startModel,
  suiteYaml,
  type SuiteYaml,
} from './project.js';

const model = await startModel(
  {
    good: 'Paris is the capital. {"city": "Paris"} Use `a`.',
    bad: 'Sure! **London** **Leeds** **York** {"town": 1}',
    [EMBEDDINGS]: {
      kind: 'vectors',
      vectors: [
        [1, 0],
        [1, 0.1],
      ],
    },
  },
  (question) => JSON.stringify({ score: question.includes('London') ? 0.3 : 0.9, reasoning: 'R' }),
);

async function run(suite: SuiteYaml, more: Readonly<Record<string, string>> = {}) {
  const yaml = suiteYaml({ url: model.url, ...suite });
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml, ...more });
  return await runAction(workspace);
}

const ALL = [
  { type: 'contains', value: 'Paris' },
  { type: 'icontains', value: 'PARIS' },
  { type: 'contains-any', value: 'Rome, Paris' },
  { type: 'contains-all', value: ['Paris', 'capital'] },
  { type: 'icontains-any', value: ['ROME', 'PARIS'] },
  { type: 'icontains-all', value: ['PARIS', 'CAPITAL'] },
  { type: 'starts-with', value: 'Paris' },
  { type: 'not-equals', value: 'Rome' },
  { type: 'not-starts-with', value: 'Sure' },
  { type: 'regex', value: '^P\\w+' },
  { type: 'not-is-json' },
  { type: 'contains-json', value: 'file://city.json' },
  { type: 'llm-rubric', value: 'Answers at once' },
  { type: 'similar', value: 'Paris', metric: 'Meaning' },
  { type: 'latency', threshold: 60_000 },
  { type: 'cost', threshold: 1 },
  { type: 'telegram-format', value: 'telegram-html' },
  { type: 'conciseness', value: { maxWords: 10, forbiddenOpenings: ['Sure'] } },
];

const FILES = { 'city.json': '{"type":"object","required":["city"]}' };

/** `label: score code` of every assertion of the only run. */
function lines(ended: ActionRun): readonly string[] {
  const assertions = ended.results.flatMap(({ runs }) => runs.flatMap((it) => it.assertions));
  return assertions.map(
    ({ label, score, failureCode }) =>
      `${label}: ${Math.round(score * 100) / 100} ${failureCode ?? 'ok'}`,
  );
}

describe('all types', () => {
  test('on a good answer', async () => {
    const ended = await run({ tests: [{ name: 'good', assert: ALL }] }, FILES);
    expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: '' });
    expect(lines(ended).filter((text) => !text.endsWith(' ok'))).toEqual([]);
    expect(lines(ended)).toHaveLength(ALL.length);
    expect(ended.summary).toContain('Scores: 17 perfect · 1 excellent');
    expect(reportViolations(ended.report)).toEqual([]);
  });

  test('on a bad answer', async () => {
    const ended = await run({ tests: [{ name: 'bad', assert: ALL }] }, FILES);
    expect(ended.code).toBe(1);
    expect(lines(ended)).toEqual([
      'contains "Paris": 0 CONTAINS_FAILED',
      'icontains "PARIS": 0 CONTAINS_FAILED',
      'contains-any "Rome, Paris": 0 CONTAINS_FAILED',
      'contains-all ["Paris","capital"]: 0 CONTAINS_FAILED',
      'icontains-any ["ROME","PARIS"]: 0 CONTAINS_FAILED',
      'icontains-all ["PARIS","CAPITAL"]: 0 CONTAINS_FAILED',
      'starts-with "Paris": 0 CONTAINS_FAILED',
      'not-equals "Rome": 1 ok',
      'not-starts-with "Sure": 0 NOT_CONTAINS_FAILED',
      'regex "^P\\\\w+": 0 CONTAINS_FAILED',
      'not-is-json: 1 ok',
      'contains-json of the schema: 0 SCHEMA_INVALID',
      'llm-rubric "Answers at once": 0.3 JUDGE_BELOW_THRESHOLD',
      'Meaning: 1 ok',
      'latency <= 60000 ms: 1 ok',
      'cost <= $1: 1 ok',
      'telegram-format "telegram-html": 0.25 FORMAT_INVALID',
      'conciseness {"maxWords":10,"forbiddenOpenings":["Sure"]}: 0 CONCISENESS_FAILED',
    ]);
    expect(reportViolations(ended.report)).toEqual([]);
    expect(ended.files['junit.xml']).toContain('score of Meaning=1.00 perfect');
    expect(ended.summary).toContain('5 perfect · 1 poor · 12 failed');
  });
});

describe('the threshold of a test', () => {
  const asserts = [
    { type: 'contains', value: 'London', weight: 3 },
    { type: 'contains', value: 'Paris' },
  ];
  test('lets the mean decide', async () => {
    const ended = await run({ tests: [{ name: 'bad', assert: asserts, threshold: 0.75 }] });
    expect(ended.code).toBe(0);
    expect(ended.outputs['failure-codes']).toBe('{}');
    expect(reportViolations(ended.report)).toEqual([]);
  });

  test('and names what pulled it down', async () => {
    const ended = await run({ tests: [{ name: 'bad', assert: asserts, threshold: 0.8 }] });
    expect(ended.code).toBe(1);
    expect(ended.outputs['failure-codes']).toBe('{"CONTAINS_FAILED":1}');
    expect(ended.summary).toContain('Weighted score 0.75 below 0.8');
  });

  test('leaves `expect` decisive', async () => {
    const expected = { output: { contains: ['Paris'] } };
    const tests = [{ name: 'bad', expect: expected, assert: asserts, threshold: 0.75 }];
    expect((await run({ tests })).code).toBe(1);
  });
});

test('`similar` without embeddings is refused before anything is sent', async () => {
  const asked = model.requests.length;
  const ended = await run({
    tests: [{ name: 'good', assert: [{ type: 'similar', value: 'Paris' }] }],
    providers: { anthropic: { apiKeyEnv: KEY_NAME, baseUrl: model.url } },
    models: [modelEntry('m', 'anthropic')],
  });
  expect(ended.code).toBe(2);
  expect(ended.annotations[0]?.message).toMatch(
    /^kindlm\.yaml:\d+:\d+ tests\[0\]\.assert\[0\]: `similar` compares embeddings, and there are none for test "good" \(anthropic\)\./,
  );
  expect(model.requests).toHaveLength(asked);
});
