import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Report } from '../../src/report/report.js';
import type { RecordedRequest } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY,
  KEY_ENV,
  manyTests,
  modelEntry,
  runAction,
  suiteYaml,
  type TestYaml,
  type Workspace,
} from './project.js';

const EMAIL = 'jane.doe@fernhill-mail.org';
const RECORDINGS = '.kindlm/recordings';

/** How often each model was asked. */
const asked = new Map<string, number>();
const server = await startOpenAiServer({
  reply(request) {
    const model = modelOf(request);
    const count = (asked.get(model) ?? 0) + 1;
    asked.set(model, count);
    if (model === 'judge')
      return `{"score":0.${4 + (count % 6)},"reasoning":"Asked ${count} times"}`;
    return `Answer ${count}: write to ${EMAIL}, not to ${KEY}.`;
  },
});

function modelOf({ body }: RecordedRequest): string {
  return String(field(body, 'model'));
}

const TESTS = [
  {
    name: 'contact',
    prompt: 'p',
    repeat: 3,
    expect: {
      guardrails: { pii: { enabled: true } },
      judge: [{ criteria: 'Is polite', passes: 2 }, { criteria: 'Is short' }],
      output: { contains: ['Answer'] },
    },
  },
  { name: 'Grüße & more', prompt: 'p', expect: { output: { maxLength: 200 } } },
];

function config(user = 'Whom do I write to?', tests: typeof TESTS = TESTS): string {
  return suiteYaml({
    url: server.url,
    models: [modelEntry('m'), modelEntry('judge')],
    prompts: { p: { user } },
    tests: tests.map((test) => ({ ...test, models: ['m'] })),
    defaults: { judgeModel: 'judge', concurrency: 4 },
  });
}

const NO_KEY = { TEST_KEY: undefined };

/** In this process; a recording and its replays are processes of dist/ in the first group of tests. */
const runHere = (
  workspace: Workspace,
  options: Omit<ActionOptions, 'workspace'>,
): Promise<ActionRun> => runAction(workspace, { ...options });

function record(workspace: Workspace): Promise<ActionRun> {
  return runHere(workspace, { inputs: { responses: 'record', outputs: 'all' } });
}

function replay(
  workspace: Workspace,
  options: Pick<ActionOptions, 'env' | 'process'> = {},
): Promise<ActionRun> {
  return runHere(workspace, {
    env: NO_KEY,
    ...options,
    inputs: { responses: 'replay', outputs: 'all' },
  });
}

/** The report without times, and without the number of requests, which a replay does not send. */
function comparable({ report }: ActionRun): string {
  if (report === undefined) throw new Error('no report');
  return JSON.stringify(
    { ...report, run: { ...report.run, responses: 'replay' }, notices: [] } satisfies Report,
    (name, value: unknown) => {
      if (['startedAt', 'finishedAt', 'durationMs', 'callCount'].includes(name)) return undefined;
      // What the input itself demands differs.
      if (Array.isArray(value) && value[0] === 'inputs.responses') return undefined;
      return value;
    },
    2,
  );
}

/** The report file but for the three values that tell the time. */
function withoutTimes({ files }: ActionRun): string {
  return (files['report.json'] ?? '').replaceAll(
    /"(startedAt|finishedAt|durationMs)": ?("[^"]*"|\d+)/g,
    '"$1": ""',
  );
}

describe('record, then replay', () => {
  let folder: Workspace;
  let recorded: ActionRun;
  let replays: readonly ActionRun[];
  let sentByReplays: number;
  beforeAll(async () => {
    const text = config().replaceAll(server.url, '${MODELS}');
    folder = await createWorkspace({ 'kindlm.yaml': text });
    const inputs = { responses: 'record', outputs: 'all' };
    const MODELS = server.url;
    recorded = await runAction(folder, { inputs, env: { ...KEY_ENV, MODELS } });
    const before = server.requests.length;
    const again = () => replay(folder, { env: { ...NO_KEY, MODELS }, process: 'own' });
    // The last one does not know of a server either.
    replays = [await again(), await again(), await replay(folder)];
    sentByReplays = server.requests.length - before;
  });

  test('the verdict and the report are the same, and nothing is sent', () => {
    const [first, , other] = replays;
    expect(recorded.code).toBe(1);
    expect(recorded.report?.failureCodes).toMatchObject({ PII_DETECTED: 1 });
    expect(sentByReplays).toBe(0);
    expect(replays.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(first && comparable(first)).toBe(comparable(recorded));
    expect(other?.report?.verdict).toEqual(recorded.report?.verdict);
    expect(recorded.report?.run.responses).toBe('record');
    expect(first?.report?.run.responses).toBe('replay');
  });

  test('two replays are byte for byte the same but for their times', () => {
    const [first, second] = replays.map(withoutTimes);
    expect(first).toContain('"results"');
    expect(second).toBe(first);
  });

  test('repeats are independent samples, of the judge as well', () => {
    const runs = recorded.runs.filter(({ testCaseName }) => testCaseName === 'contact');
    expect(new Set(runs.map(({ outputText }) => outputText)).size).toBe(3);
    // 3 repeats x (2 passes + 1), of which no two asked the same.
    expect(asked.get('judge')).toBe(9);
    expect(runs.map(({ callCount }) => callCount)).toEqual([4, 4, 4]);
  });

  test('a recording keeps the answer, but no key', async () => {
    const files = await folder.files(RECORDINGS);
    expect(Object.keys(files)).toHaveLength(2);
    expect(Object.keys(files)).toContain('support/contact.json');
    const all = Object.values(files).join('\n');
    expect(all).toContain(EMAIL);
    expect(all).not.toContain(KEY);
    expect(all).not.toMatch(/authorization|bearer/i);
    expect(JSON.parse(files['support/contact.json'] ?? '')).toMatchObject({
      version: 1,
      suite: 'support',
      test: 'contact',
    });
  });

  test('personal data stands in the recording and nowhere else', () => {
    for (const { files, stdout, stderr, summary, outputs } of [recorded, ...replays]) {
      const contact = JSON.stringify(
        (JSON.parse(files['report.json'] ?? '') as Report).suites[0]?.results[0],
      );
      for (const text of [
        contact,
        stdout,
        stderr,
        summary,
        files['junit.xml'] ?? '',
        JSON.stringify(outputs),
      ]) {
        expect(text).not.toContain(EMAIL);
      }
    }
    expect(recorded.runs[0]?.outputText).toMatch(/^Answer \d+: write to jan\*+/);
  });

  test('the recorder says what to do with the files', () => {
    expect(recorded.report?.notices.join()).toContain('2 recording files were written');
  });
});

test('identical questions are asked and paid once, in a replay as well', async () => {
  const steady = await startOpenAiServer({
    reply: (request) => (modelOf(request) === 'judge' ? '{"score":1,"reasoning":""}' : 'same'),
  });
  const workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({
      url: steady.url,
      models: [modelEntry('m'), modelEntry('judge')],
      tests: manyTests(3, { models: ['m'], repeat: 2, expect: { judge: [{ criteria: 'Is ok' }] } }),
      defaults: { judgeModel: 'judge' },
    }),
  });
  const recorded = await record(workspace);
  await steady.close();
  const replayed = await replay(workspace);
  expect(steady.requests.map(modelOf).filter((model) => model === 'judge')).toHaveLength(1);
  expect(recorded).toMatchObject({ code: 0, outputs: { tokens: '105', 'cost-usd': '0.000105' } });
  expect(comparable(replayed)).toBe(comparable(recorded));
});

describe('replay refuses', () => {
  test('answers to another prompt, by the name of the test', async () => {
    const workspace = await createWorkspace({ 'kindlm.yaml': config() });
    await record(workspace);
    await workspace.write({ 'kindlm.yaml': config('Who are you?') });
    const run = await replay(workspace);
    expect(run).toMatchObject({ code: 2, outputs: { result: 'error', 'exit-code': '2' } });
    const messages = run.report?.problems.map(({ message }) => message) ?? [];
    expect(messages).toEqual([
      expect.stringMatching(/different request.* affects 2 tests: "(contact|Grüße & more)", "/),
    ]);
    expect(run.stdout).toContain('responses: record');
    expect(run.annotations.at(-1)?.level).toBe('error');
  });
});

describe('a recording written by hand', () => {
  test('answers whatever the request', async () => {
    const answers = [
      { model: 'm', text: ['Answer', 'by hand'] },
      { model: 'm', repeat: 1, text: 'Answer two' },
      { model: 'm', repeat: 2, text: 'Answer three' },
      ...[0, 1, 2].flatMap((repeat) => [
        { model: 'm', repeat, judge: 'Is polite', text: '{"score": 1, "reasoning": ""}' },
        {
          model: 'm',
          repeat,
          judge: 'Is polite',
          attempt: 2,
          text: '{"score": 1, "reasoning": ""}',
        },
        { model: 'm', repeat, judge: 'Is short', text: '{"score": 0.9, "reasoning": ""}' },
      ]),
    ];
    const workspace = await createWorkspace({
      'kindlm.yaml': config(),
      [`${RECORDINGS}/support/contact.json`]: JSON.stringify({ version: 1, answers }),
    });
    const run = await runHere(workspace, {
      env: NO_KEY,
      inputs: { responses: 'replay', outputs: 'all', tests: 'contact' },
    });
    expect(run.failures).toEqual([{}, {}, {}]);
    expect(run.code).toBe(0);
    expect(run.runs[0]?.outputText).toBe('Answer\nby hand');
  });
});

describe('cache', () => {
  test('calls only what is missing, and keeps it', async () => {
    const both = manyTests(2, { models: ['m'] });
    const text = (tests: readonly TestYaml[], repeat: number) =>
      suiteYaml({ url: server.url, tests, defaults: { repeat } });
    const workspace = await createWorkspace({ 'kindlm.yaml': text(both.slice(0, 1), 2) });
    const inputs = { responses: 'cache', outputs: 'all' };
    const sent = async () => {
      const before = server.requests.length;
      const run = await runHere(workspace, { inputs });
      return { run, sent: server.requests.length - before };
    };
    const first = await sent();
    const again = await sent();
    await workspace.write({ 'kindlm.yaml': text(both, 3) });
    const more = await sent();
    const replayed = await replay(workspace);
    expect([first.sent, again.sent, more.sent]).toEqual([2, 0, 4]);
    const outputs = (run: ActionRun) => run.runs.map(({ outputText }) => outputText);
    expect(outputs(again.run)).toEqual(outputs(first.run));
    expect(outputs(more.run).slice(0, 2)).toEqual(outputs(first.run));
    expect(new Set(outputs(more.run)).size).toBe(6);
    expect(outputs(replayed)).toEqual(outputs(more.run));
    expect(replayed.code).toBe(0);
  });
});

describe('on-missing-secrets', () => {
  const CASES = [
    { value: 'fail', recorded: true, code: 3, result: 'error', log: /TEST_KEY/ },
    {
      value: 'skip',
      recorded: true,
      code: 0,
      result: 'passed',
      log: /NOTHING WAS TESTED.*TEST_KEY/,
    },
    {
      value: 'replay',
      recorded: true,
      code: 0,
      result: 'passed',
      log: /✅ \S+ passes: 1 of 1 test/,
    },
    {
      value: 'replay',
      recorded: false,
      code: 2,
      result: 'error',
      log: /The key TEST_KEY \(openai\) is not set, so stored answers were looked for: there are none\./,
    },
  ] as const;
  test.each(CASES)(
    '$value, recorded: $recorded',
    async ({ value, recorded, code, result, log }) => {
      const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
      if (recorded) await runHere(workspace, { inputs: { responses: 'record' } });
      const before = server.requests.length;
      const run = await runHere(workspace, {
        env: NO_KEY,
        inputs: { 'on-missing-secrets': value },
      });
      expect(server.requests.length).toBe(before);
      expect(run).toMatchObject({ code, outputs: { result, 'exit-code': String(code) } });
      expect(run.stdout).toMatch(log);
      if (value === 'replay' && recorded)
        expect(run.report?.notices.join()).toContain('the key TEST_KEY (openai)');
      if (value === 'skip') {
        expect(run.summary).toMatch(/^## ⚠️ .*nothing was tested/i);
        expect(run.annotations.at(-1)?.level).toBe('warning');
      }
    },
  );

  test('nothing of it matters where the key is there', async () => {
    const workspace = await createWorkspace({ 'kindlm.yaml': suiteYaml({ url: server.url }) });
    const before = server.requests.length;
    const run = await runHere(workspace, { inputs: { 'on-missing-secrets': 'skip' } });
    expect(run.code).toBe(0);
    expect(server.requests.length).toBe(before + 1);
  });
});

test('a folder that cannot be written any more is a problem, and the results are reported', async () => {
  const workspace = await createWorkspace({});
  const late = await startOpenAiServer({
    reply() {
      mkdirSync(dirname(join(workspace.path, RECORDINGS)), { recursive: true });
      writeFileSync(join(workspace.path, RECORDINGS), 'a file in the way');
      return 'Hello';
    },
  });
  await workspace.write({ 'kindlm.yaml': suiteYaml({ url: late.url }) });
  const run = await record(workspace);
  await late.close();
  expect(run).toMatchObject({ code: 2, outputs: { total: '1', passed: '1' } });
  expect(run.report?.problems[0]?.message).toContain('.kindlm/recordings/support/t.json');
  expect(run.summary).not.toContain('answers were recorded');
  await rm(join(workspace.path, RECORDINGS));
});

test.each([
  ['record', 'The answers were recorded.'],
  ['cache', 'Stored answers were used where there were any.'],
])('`%s`: nothing is said of answers where none came', async (responses, words) => {
  const down = { kind: 'http', status: 501, body: { error: { message: 'not now' } } } as const;
  const silent = await startOpenAiServer({ reply: () => down });
  const text = suiteYaml({ url: silent.url });
  const run = async (config: string) => {
    const workspace = await createWorkspace({ 'kindlm.yaml': config });
    return runAction(workspace, { inputs: { responses } });
  };
  const nothingRun = await run(`${text}gatess: {}\n`);
  expect(nothingRun.code).toBe(2);
  const lost = await run(text);
  expect(lost.code).toBe(3);
  for (const { summary } of [nothingRun, lost]) expect(summary).not.toContain(words);
  expect((await run(suiteYaml({ url: server.url }))).summary).toContain(words);
  await silent.close();
});
