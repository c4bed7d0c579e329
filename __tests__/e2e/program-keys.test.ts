/** Keys of programs (`command` tests): nothing that a program prints of its environment is shown, stored or told. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createJobs } from './sharded-suite.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  runAction,
  startModel,
  suiteYaml,
  type TestYaml,
} from './project.js';
import { holding, startForkRun } from './github-project.js';

const VALUE = 'sk-ant-Zq4"8+x/Lm2&Wt7=Rv5Bn1Kc3Yd6';
const asked: string[] = [];
const model = await startModel({}, (question) => {
  asked.push(question);
  return JSON.stringify({ score: 1, reasoning: 'fine' });
});

const program = (name: string, command: string, rest: Partial<TestYaml> = {}): TestYaml => ({
  prompt: undefined,
  vars: undefined,
  name,
  command,
  ...rest,
});

/** All that a program can do with its environment. */
const PRINTS: readonly TestYaml[] = [
  program('env', 'env'),
  program('judged', 'env', { expect: { judge: [{ criteria: 'Polite.' }] } }),
  program('calls', 'node agent.cjs calls'),
  program('fails', 'env >&2; exit 3'),
  program('late', 'env >&2; sleep 30', { timeoutMs: 400 }),
  program('absent', 'env >&2; no-such-agent; exit 0'),
  program('encoded', 'node agent.cjs encoded'),
];

const AGENT = `
const env = process.env;
const texts = Object.values(env);
if (process.argv[2] === 'calls')
  console.log(JSON.stringify({ output: 'done', toolCalls: texts.map((text, at) => ({ name: 'tool' + at, arguments: { [text]: env } })) }));
else for (const text of texts) {
  console.log(Buffer.from(text).toString('base64'), encodeURIComponent(text), JSON.stringify({ text }));
  console.log(Buffer.from(text).toString('hex'), Buffer.from('a:' + text).toString('base64'));
  process.stdout.write(text.slice(0, 9)); process.stdout.write(text.slice(9) + '\\n');
}`;

interface Ended extends ActionRun {
  /** Every file of the checkout after the run, and everything else that people see. */
  readonly seen: string;
}

async function run(
  tests: readonly TestYaml[],
  options: Partial<ActionOptions> = {},
  before: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({ url: model.url, tests }),
    'agent.cjs': AGENT,
    ...before,
  });
  const ended = await runAction(workspace, {
    ...options,
    env: { [KEY_NAME]: 'sk-of-the-model', ...options.env },
    inputs: { outputs: 'all', ...options.inputs },
  });
  const files = Object.values(await workspace.files()).join('\n');
  const log = ended.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  const outputs = JSON.stringify(ended.outputs);
  const seen = [files, log, ended.stderr, ended.summary, outputs, asked.join('\n')].join('\n');
  return { ...ended, seen };
}

const FORMS = [VALUE, encodeURIComponent(VALUE), JSON.stringify(VALUE).slice(1, -1)].concat(
  ['base64', 'hex'].map((form) => Buffer.from(VALUE).toString(form as BufferEncoding)),
);

const piecesIn = (text: string) =>
  FORMS.flatMap((form) => [form.slice(0, 16), form.slice(-16)].filter((it) => text.includes(it)));

describe.each([
  ['named in `keys`', 'AGENT_CREDENTIAL', ['AGENT_CREDENTIAL']],
  ['named by nobody', 'ANTHROPIC_API_KEY', undefined],
  ['named by nobody, in small letters', 'deploy_token', undefined],
  ['named by nobody', 'MySecret', undefined],
  ['named by nobody', 'DB_PASSWORD', undefined],
] as const)('a key %s (%s)', (_, name, keys) => {
  test.each(['live', 'record'])('stands nowhere (%s)', async (responses) => {
    const tests = PRINTS.map((one) => (keys === undefined ? one : { ...one, keys }));
    const ended = await run(tests, { env: { [name]: VALUE }, inputs: { responses } });
    expect(ended.runs).toHaveLength(PRINTS.length);
    expect(piecesIn(ended.seen)).toEqual([]);
    expect(ended.seen).toContain('***');
    const told = ended.report?.notices.filter((notice) => notice.includes(name));
    expect(told).toHaveLength(keys === undefined ? 1 : 0);
  });
});

describe('jobs that publish what another job was told', () => {
  const NAMED = PRINTS.map((one) => ({ ...one, keys: ['AGENT_CREDENTIAL'] }));
  const KEYS = { AGENT_CREDENTIAL: VALUE, ANTHROPIC_API_KEY: 'sk-other-7Hq2Lw9Xe4Tz6Up1Rn8Kd3Vb5' };
  const withKeys = { [KEY_NAME]: 'sk-of-the-model', ...KEYS };
  const OTHER = KEYS.ANTHROPIC_API_KEY;
  const leaksIn = (text: string) =>
    [...piecesIn(text), ...[OTHER.slice(0, 16), OTHER.slice(-16)]].filter((it) =>
      text.includes(it),
    );
  const seenIn = ({ files, stdout, stderr, summary, outputs }: ActionRun) =>
    [
      ...Object.values(files),
      stdout.replaceAll(/^::add-mask::.*$/gm, ''),
      ...[stderr, summary, JSON.stringify(outputs)],
    ].join('\n');

  test('shards write none of it, and so does their merge, which has no key to know it by', async () => {
    const files = {
      'kindlm.yaml': suiteYaml({ url: model.url, tests: NAMED }),
      'agent.cjs': AGENT,
    };
    const jobs = createJobs(files, { inputs: { outputs: 'all' } });
    const parts = await jobs.shards(2, { env: withKeys });
    const merged = await jobs.merge(parts);
    expect(merged.runs).toHaveLength(NAMED.length);
    for (const one of [...parts, merged]) {
      expect(leaksIn(seenIn(one))).toEqual([]);
      expect(one.files['report.json']).toContain('***');
    }
  });

  test('`mode: comment` sends none of it to GitHub', async () => {
    const judged = NAMED.map((one) => ({ ...one, assert: [{ type: 'contains', value: 'never' }] }));
    const { report } = await run(judged, { env: withKeys });
    const fork = await startForkRun();
    fork.upload({ content: holding(report) });
    const published = await fork.publish({
      token: 'checker',
      inputs: { 'check-name': 'KindLM', annotations: 'true' },
      env: { ANTHROPIC_API_KEY: undefined },
    });
    expect(published.code).toBe(0);
    const sent = JSON.stringify(fork.jobs.github.requests.map(({ body }) => body));
    expect(sent).toContain('***');
    expect(leaksIn(sent + JSON.stringify(await fork.comments()) + seenIn(published))).toEqual([]);
  });
});

test('a command is shown with what it was asked, and without a key among that', async () => {
  const told = program('told', 'node agent.cjs {{question}} "{{token}}" \'{{token}}\' {{token}}', {
    vars: { question: 'where is it', token: VALUE },
    assert: [{ type: 'contains', value: 'never' }],
  });
  const ended = await run([told], { env: { ANTHROPIC_API_KEY: VALUE } });
  const shown = "node agent.cjs 'where is it' \"***\" '***'";
  expect(ended.runs[0]?.input?.command).toContain(shown);
  const fork = await startForkRun();
  fork.upload({ content: holding(ended.report) });
  await fork.publish({ token: 'checker' });
  const sent = JSON.stringify([await fork.comments()]);
  const seen = [...Object.values(ended.files), ended.stdout, ended.summary, sent];
  expect(piecesIn(seen.join('\n').replaceAll(/^::add-mask::.*$/gm, ''))).toEqual([]);
  for (const view of [ended.summary, ended.files['report.html']]) {
    expect(view).toContain('where is it');
    expect(view).not.toContain('{{question}}');
  }
});

test('a variable of the `.env` file at a terminal', async () => {
  const before = { '.env': `AGENT_TOKEN='${VALUE}'\n` };
  const ended = await run(PRINTS, { as: 'local', args: ['kindlm.yaml'] }, before);
  expect(ended.runs).toHaveLength(PRINTS.length);
  // The file itself says it once.
  expect(piecesIn(ended.seen.replace(before['.env'], ''))).toEqual([]);
  expect(ended.stdout).toContain('AGENT_TOKEN');
});

test('a variable that nobody names is not masked for the other steps of the job', async () => {
  const ended = await run([program('env', 'env')], { env: { STAGE_KEY: 'production' } });
  expect(ended.stdout).not.toContain('add-mask::production');
  expect(ended.runs[0]?.outputText).toContain('STAGE_KEY=***');
});

describe('answers are judged before anything is replaced', () => {
  const tests = [
    program('says it', 'env', { keys: ['A_KEY'], expect: { output: { notContains: [VALUE] } } }),
    program('starts with it', 'echo "$A_KEY"', { assert: [{ type: 'equals', value: VALUE }] }),
  ];
  test.each(['live', 'record'])('%s', async (responses) => {
    const ended = await run(tests, { env: { A_KEY: VALUE }, inputs: { responses } });
    expect(ended.results.map(({ status }) => status)).toEqual(['failed', 'passed']);
    // The config itself says it here.
    expect(ended.files['report.json']).not.toContain(VALUE.slice(0, 12));
  });
});

test('what was recorded with a key in it replays without the key, its judge included', async () => {
  const tests = [
    program('judged', 'echo "it is $A_KEY"', { expect: { judge: [{ criteria: 'Polite.' }] } }),
  ];
  const workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({ url: model.url, tests }),
  });
  const runWith = (responses: string, env: ActionOptions['env']) =>
    runAction(workspace, { inputs: { responses }, ...(env && { env }) });
  const recorded = await runWith('record', { [KEY_NAME]: 'sk-of-the-model', A_KEY: VALUE });
  const replayed = await runWith('replay', {});
  expect([recorded.code, replayed.code]).toEqual([0, 0]);
  expect(replayed.runs[0]?.outputText).toBe('it is ***');
});

describe('a key of `keys` that is absent', () => {
  const tests = [program('agent', 'touch started; echo ok', { keys: ['AGENT_KEY'] })];
  test.each([
    ['fail', 'live', undefined, 3, /The key AGENT_KEY \(command\) is not set/],
    ['fail', 'live', '', 3, /AGENT_KEY/],
    ['fail', 'cache', undefined, 3, /AGENT_KEY is not set/],
    ['skip', 'live', undefined, 0, /NOTHING WAS TESTED/],
    ['replay', 'live', undefined, 2, /AGENT_KEY/],
  ])(
    'on-missing-secrets: %s, responses: %s, value %j',
    async (missing, responses, value, code, words) => {
      const workspace = await createWorkspace({
        'kindlm.yaml': suiteYaml({ url: model.url, tests }),
      });
      const ended = await runAction(workspace, {
        env: { AGENT_KEY: value },
        inputs: { responses, 'on-missing-secrets': missing },
      });
      expect([ended.code, ended.stdout]).toEqual([code, expect.stringMatching(words)]);
      await expect(readFile(join(workspace.path, 'started'))).rejects.toThrow('ENOENT');
    },
  );

  test("the job's own token is given to no program, named or not", async () => {
    const named = [program('agent', 'echo "$GITHUB_TOKEN"', { keys: ['GITHUB_TOKEN'] })];
    const ended = await run(named, { env: { GITHUB_TOKEN: VALUE } });
    expect([ended.code, ended.stdout]).toEqual([3, expect.stringMatching(/token of the job/)]);
  });
});
