/** Models that think aloud: what they think is kept, shown and counted, and neither meets nor breaks an assertion. */
import { describe, expect, test } from '@jest/globals';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import {
  type ActionRun,
  createWorkspace,
  modelEntry,
  runAction,
  suiteYaml,
  type SuiteYaml,
} from './project.js';

let answer: OpenAiReply | string = '';
let verdict: OpenAiReply | string = '{"score": 1, "reasoning": ""}';
const server = await startOpenAiServer({
  reply: ({ body }) => (JSON.stringify(body).includes('Evaluate the following') ? verdict : answer),
});

type Expectation = Readonly<Record<string, unknown>>;

function suite(expectation: Expectation, parts: SuiteYaml = {}): string {
  return suiteYaml({
    url: server.url,
    tests: [{ name: 't', prompt: 'p', models: ['m'], expect: expectation }],
    ...parts,
  });
}

function asked(expectation: Expectation, parts: SuiteYaml = {}): Promise<ActionRun> {
  return runAction(suite(expectation, parts), { inputs: { outputs: 'all' } });
}

const THOUGHT = '<think>\nShould I offer a refund?\n</think>\n\n';

describe('thoughts are not the answer', () => {
  test.each<[string, string, Expectation, number]>([
    ['do not meet what must be there', 'Hello.', { output: { contains: ['refund'] } }, 1],
    ['do not break what must not be there', 'Hello.', { output: { notContains: ['refund'] } }, 0],
    ['do not count as length', 'Hello.', { output: { maxLength: 6 } }, 0],
    ['do not stop JSON', '{"a": 1}', { output: { format: 'json' } }, 0],
    ['hold no forbidden words', 'Hello.', { guardrails: { keywords: { deny: ['refund'] } } }, 0],
  ])('%s', async (_name, text, expectation, code) => {
    answer = THOUGHT + text;
    const run = await asked(expectation);
    expect([run.code, run.failures]).toEqual([code, [code === 0 ? {} : expect.anything()]]);
    expect(run.runs).toMatchObject([
      { outputText: text, thoughts: 'Should I offer a refund?', thoughtCharacters: 24 },
    ]);
  });

  test('they are in report.html, the terminal and the summary', async () => {
    answer = `${THOUGHT}Hello.`;
    const failing = { output: { contains: ['refund'] } };
    const run = await asked(failing);
    expect(run.files['report.html']).toContain('Should I offer a refund?');
    expect(run.summary).toContain('1 answer has thoughts of the model');
    const local = await runAction(suite(failing), {
      as: 'local',
      process: 'own',
      args: ['kindlm.yaml', '--outputs', 'all', '--verbose'],
    });
    expect(local.stdout).toContain('thoughts, not judged: Should I offer a refund?');
  });

  test('fields of an API are kept in the same way', async () => {
    const message = { content: 'Hello.', reasoning_content: 'Should I offer a refund?' };
    answer = { kind: 'json', body: { choices: [{ message, finish_reason: 'stop' }] } };
    const run = await asked({ output: { notContains: ['refund'] } });
    expect([run.code, run.runs]).toMatchObject([
      0,
      [{ outputText: 'Hello.', thoughts: 'Should I offer a refund?' }],
    ]);
  });

  test('`thinking: keep` leaves them in the answer', async () => {
    answer = `${THOUGHT}Hello.`;
    const models = [{ ...modelEntry('m'), thinking: 'keep' }];
    const run = await asked({ output: { contains: ['<think>', 'refund'] } }, { models });
    expect([run.code, run.runs[0]?.outputText]).toEqual([0, `${THOUGHT}Hello.`]);
  });

  test('a recording keeps the answer as it was, and a replay comes to the same verdict', async () => {
    answer = `${THOUGHT}Hello.`;
    const config = suite({ output: { notContains: ['refund'] } });
    const workspace = await createWorkspace({ 'kindlm.yaml': config });
    await runAction(workspace, { inputs: { responses: 'record' } });
    const replay = await runAction(workspace, { inputs: { responses: 'replay', outputs: 'all' } });
    expect([replay.code, replay.runs]).toMatchObject([
      0,
      [{ outputText: 'Hello.', thoughts: 'Should I offer a refund?' }],
    ]);
  });
});

describe('no answer', () => {
  const NOTHING = { output: { notContains: ['refund'] } };

  test.each<[string, OpenAiReply, string]>([
    [
      'between tags',
      { kind: 'text', text: '<think>Should I', finishReason: 'length' },
      "The model's thoughts used up its limit of 1024 tokens",
    ],
    [
      'unseen',
      { kind: 'text', text: '', finishReason: 'length' },
      'The model reached its limit of 1024 tokens before it answered',
    ],
  ])('thoughts that use up the limit, %s, name it', async (_name, reply, message) => {
    answer = reply;
    const run = await asked(NOTHING);
    expect([run.code, run.failures]).toEqual([
      1,
      [{ code: 'EMPTY_OUTPUT', message: expect.stringContaining(message) }],
    ]);
  });

  test('thoughts that broke off are an error of the provider', async () => {
    answer = '<think>Should I';
    const run = await asked(NOTHING);
    expect([run.code, run.failures]).toEqual([
      3,
      [{ code: 'PROVIDER_ERROR', message: expect.stringContaining("broke off in the model's") }],
    ]);
  });
});

describe('a judge', () => {
  const JUDGED = { judge: [{ criteria: 'polite' }] };
  const parts = {
    models: [modelEntry('m'), modelEntry('judge')],
    defaults: { judgeModel: 'judge' },
  };

  test('that thinks of a score and gives another', async () => {
    answer = 'Hello.';
    verdict = '<think>{"score": 1.0}?</think>{"score": 0.1, "reasoning": "Rude."}';
    const run = await asked(JUDGED, parts);
    expect([run.code, run.failures]).toMatchObject([1, [{ code: 'JUDGE_BELOW_THRESHOLD' }]]);
    // Not as one that names two scores, which is asked again.
    expect(run.runs[0]?.callCount).toBe(2);
  });

  test.each<[string, OpenAiReply]>([
    ['its limit', { kind: 'text', text: '<think>{"score": 0.9}', finishReason: 'length' }],
    ['its provider', { kind: 'text', text: '<think>{"score": 0.9}' }],
  ])('that %s cut off in its thoughts has not judged', async (_name, reply) => {
    answer = 'Hello.';
    verdict = reply;
    const run = await asked(JUDGED, parts);
    expect([run.code, run.failures]).toMatchObject([3, [{ code: 'PROVIDER_ERROR' }]]);
  });

  test('whose entry has JSON mode for answers is asked for its own schema', async () => {
    answer = '{"a": 1}';
    verdict = '{"score": 1, "reasoning": ""}';
    const params = { maxTokens: 100, extra: { response_format: { type: 'json_object' } } };
    const models = [{ ...modelEntry('m'), params }];
    const run = await asked(JUDGED, { models, defaults: { judgeModel: 'm' } });
    expect(run.code).toBe(0);
    expect(server.requests.slice(-2).map(({ body }) => body)).toMatchObject([
      { response_format: { type: 'json_object' } },
      { response_format: { type: 'json_schema', json_schema: { name: 'judgement' } } },
    ]);
  });
});
