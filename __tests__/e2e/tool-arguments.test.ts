/** What a model says in the arguments of a tool call is said: guardrails look there, and reports redact it there. */
import { expect, test } from '@jest/globals';
import { createWorkspace, KEY_NAME, runAction, startModel, suiteYaml } from './project.js';

const FORBIDDEN = {
  guardrails: { keywords: { deny: ['guarantee'] } },
  output: { notContains: ['guarantee'] },
};

const CARD = 4111111111111111;

test('a denied phrase and a card number in the arguments fail the run, and the number is in no file', async () => {
  const call = (args: Record<string, unknown>) =>
    ({ kind: 'tools', calls: [{ name: 'pay', arguments: args }] }) as const;
  const model = await startModel({
    phrase: call({ note: { text: ['We guarantee it.'] } }),
    number: call({ card: CARD }),
  });
  const tools = [{ name: 'pay', defaultResponse: 'ok' }];
  const tests = [
    { name: 'phrase', tools, expect: FORBIDDEN },
    { name: 'number', tools, expect: { guardrails: { pii: { enabled: true } } } },
  ];
  const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: model.url, tests }) });
  const env = { [KEY_NAME]: 'sk-test' };
  const ended = await runAction(workspace, { env, inputs: { outputs: 'all' } });
  expect(ended.code).toBe(1);
  expect(ended.report?.failureCodes).toEqual({
    KEYWORD_DENIED: 1,
    NOT_CONTAINS_FAILED: 1,
    PII_DETECTED: 1,
  });
  const everything = [ended.stdout, ended.summary, ...Object.values(ended.files)].join('\n');
  expect(everything).not.toContain(String(CARD));
  const calls = ended.suite?.results[1]?.runs[0]?.toolCalls;
  expect(calls?.[0]?.arguments).toEqual({ card: '411***' });
});
