/** `mode: plan` through dist/: what would be asked, reused and paid, without a key and without a call. */
import { beforeEach, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { type ActionRun, createWorkspace, modelEntry, runAction, suiteYaml } from './project.js';

let asked = 0;

/** Numbers of the questions that get a wrong answer. */
let wrong: readonly number[] = [];
const server = await startOpenAiServer({
  reply: ({ body }) => {
    asked += 1;
    const text = JSON.stringify(body);
    if (wrong.some((number) => text.includes(`question ${number}"`))) return 'no';
    const isJudge = text.includes('Evaluate the following');
    return isJudge ? JSON.stringify({ score: 0.9, reasoning: 'Fine.' }) : 'fine';
  },
});

beforeEach(() => {
  asked = 0;
  wrong = [];
});

const NO_KEY = { TEST_KEY: undefined };

interface Shape {
  readonly edited?: boolean;
  readonly repeat?: unknown;
  readonly gates?: Readonly<Record<string, unknown>>;
  /** In place of the model's price; null: none. */
  readonly pricing?: object | null;
  readonly judge?: boolean;
  readonly name?: string;
  /** Default 0, where all repeats of a test are one answer. */
  readonly temperature?: number;
}

/** Twenty tests over two prompts; a fake reply is 10 tokens in and 5 out, at a dollar a million. */
function config(shape: Shape = {}): string {
  const { edited, repeat = 1, gates, pricing, judge = false, name, temperature = 0 } = shape;
  const { pricing: usual, ...entry } = modelEntry('m');
  const params = { ...entry.params, temperature };
  const model = { ...entry, params, ...(pricing === null ? {} : { pricing: pricing ?? usual }) };
  const text = suiteYaml({
    url: server.url,
    models: [model],
    prompts: {
      p0: { user: `${edited === true ? 'Please answer' : 'Answer'}: {{message}}` },
      p1: { user: 'Reply: {{message}}' },
    },
    tests: Array.from({ length: 20 }, (_, index) => ({
      name: `t${index}`,
      prompt: `p${index % 2}`,
      vars: { message: `question ${index}` },
      expect: {
        output: { contains: ['fine'] },
        ...(judge ? { judge: [{ criteria: 'Is kind', minScore: 0.5 }] } : {}),
      },
    })),
    ...(gates === undefined ? {} : { gates }),
    defaults: { concurrency: 2, repeat },
  });
  return name === undefined ? text : text.replace('name: support', `name: ${name}`);
}

async function reportOf(text: string): Promise<string> {
  const run = await runAction(text, { inputs: { outputs: 'all' } });
  asked = 0;
  return run.files['report.json'] ?? '';
}

function plan(
  text: string,
  base: string | undefined,
  inputs: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  return runAction(text, {
    event: 'pull_request',
    inputs: { mode: 'plan', compare: base === undefined ? 'never' : 'base.json', ...inputs },
    env: NO_KEY,
    files: { ...files, ...(base === undefined ? {} : { 'base.json': base }) },
  });
}

/** The plan in words; it is the same wherever it is shown. */
function wordsOf(run: ActionRun): { readonly reason: string; readonly notices: readonly string[] } {
  expect([run.code, asked]).toEqual([0, 0]);
  expect(run.outputs).toMatchObject({ result: 'passed', 'exit-code': '0' });
  // No report is written: the one of the last real run stays.
  expect(run.files).not.toHaveProperty('report.json');
  const lines = run.stdout.split('\n');
  return {
    // Where it does not fit the title it is whole below it.
    reason: /^(?:✅| ) (Planned[^…\n]*)$/mu.exec(run.stdout)?.[1] ?? '',
    notices: lines.flatMap((line) => /^Note {2}(.*)$/u.exec(line)?.[1] ?? []),
  };
}

test('what only-changed would ask and reuse, at the prices of the base branch', async () => {
  const base = await reportOf(config());
  const run = await plan(config({ edited: true }), base, { 'only-changed': 'true' });
  const { reason, notices } = wordsOf(run);
  expect(reason).toMatch(
    /^Planned: 10 answers in about 10 calls, about \$0\.00015, about [\d.]+ m?s; 10 results would be reused from the base branch; no model was called \(mode: plan\)\.?$/,
  );
  expect(notices).toContain(
    'Asking again for what would be reused would cost about $0.00015 more.',
  );
  expect(notices).toContain("These are estimates, from the base branch's runs (10 tests).");
  expect(run.summary).toContain('Planned: 10 answers in about 10 calls');
  expect(run.summary).toContain('Asking again for what would be reused');
});

test.each<[temperature: number, sides: string]>([
  [0.7, '3 repeats and %s of the base branch'],
  [0, '1 repeat and 1 run of the base branch'],
])('what the suite will see at temperature %d, and what is assumed', async (temperature, sides) => {
  const text = config({ repeat: 3, temperature });
  const said = (notices: readonly string[], runs: string): string =>
    notices.find((it) =>
      it.startsWith(`support: with 20 results, ${sides.replace('%s', runs)}, `),
    ) ?? '';
  const known = said(wordsOf(await plan(text, await reportOf(text))).notices, '1 run');
  expect(known).toMatch(
    /a drop of \d+ points would be noticed 8 times in 10 \(if the change touches all of them, on a day like the base branch's\)\.$/,
  );
  const unknown = said(wordsOf(await plan(text, undefined)).notices, '5 runs');
  expect(unknown).toMatch(
    /a drop of \d+ points would be noticed 8 times in 10 \(assumed, since the base branch has no answers yet: 19 of 20 answers are right\)\.$/,
  );
});

test('without an earlier run: at most what prompts, judges and prices allow, and no time', async () => {
  const { reason, notices } = wordsOf(await plan(config({ judge: true }), undefined));
  expect(reason).toMatch(/^Planned: 20 answers in about 40 calls, at most \$0\.0\d+; no model/);
  expect(notices.join('\n')).toContain(
    'answers as long as maxTokens allows (20 tests), which is more likely too much',
  );
  expect(notices.join('\n')).toContain('How long it takes is not known');
  // A judge reads the answer and writes one: it is more than half of the price.
  const price = (text: string): number => Number(/\$([\d.]+)/.exec(text)?.[1]);
  const alone = wordsOf(await plan(config(), undefined)).reason;
  expect(price(reason)).toBeGreaterThan(2 * price(alone));
});

test('without a base report, recorded answers tell cost and time', async () => {
  const workspace = await createWorkspace({ 'kindlm.yaml': config({ judge: true }) });
  await runAction(workspace, { inputs: { responses: 'record' } });
  asked = 0;
  const inputs = { mode: 'plan' };
  const run = await runAction(workspace, { event: 'pull_request', env: NO_KEY, inputs });
  const { reason, notices } = wordsOf(run);
  expect(reason).toMatch(
    /^Planned: 20 answers in about 40 calls, about \$0\.0006\d*, about [\d.]+ m?s;/,
  );
  expect(notices).toContain('These are estimates, from recorded answers (20 tests).');
  const replayed = await runAction(workspace, {
    env: NO_KEY,
    inputs: { ...inputs, responses: 'replay' },
  });
  expect(wordsOf(replayed).reason).toContain('Planned: 20 answers, stored ones, at no cost;');
});

test('further repeats are a range where the comparison may end them, and else all', async () => {
  const base = await reportOf(config({ repeat: 5 }));
  const text = config({ repeat: { min: 1, max: 5 } });
  const { reason, notices } = wordsOf(await plan(text, base));
  expect(reason).toMatch(
    /^Planned: 20 to 100 answers in about 20 to 100 calls, about \$0\.0003\d* to \$0\.0015/,
  );
  expect(notices.join('\n')).toContain('Further repeats end as soon as the comparison');
  expect(wordsOf(await plan(text, undefined)).reason).toContain(
    'Planned: 100 answers in about 100 calls',
  );
  const shard = wordsOf(await plan(text, base, { shard: '1/2' }));
  expect(shard.reason).toContain('Planned for shard 1 of 2: 50 answers in about 50 calls');
});

test.each([
  ['0.001', 'The budget of $0.0010 (max-cost-usd) is enough.'],
  ['0.0001', 'The budget of $0.00010 (max-cost-usd) would be used up before all is asked: '],
])('whether a budget of $%s is enough', async (budget, line) => {
  const base = await reportOf(config());
  const { notices } = wordsOf(await plan(config(), base, { 'max-cost-usd': budget }));
  expect(notices).toContainEqual(expect.stringContaining(line));
});

test('a budget is not said to be enough for what nobody can price yet', async () => {
  const text = suiteYaml({
    url: server.url,
    prompts: { p: { command: 'node prompt.mjs' } },
    tests: [{ name: 'printed', prompt: 'p', expect: { output: { contains: ['fine'] } } }],
    gates: { costMaxUsd: 0.5 },
  });
  // Without its key nothing is started, and so nothing printed.
  const inputs = { 'on-missing-secrets': 'replay' };
  const run = await plan(text, undefined, inputs, { 'prompt.mjs': "console.log('Hi');\n" });
  const { reason, notices } = wordsOf(run);
  expect(reason).toContain('calls of unknown price');
  expect(notices).toContain(
    'The budget of $0.50 (gates.costMaxUsd of support) is enough for the calls whose cost is known; the others come on top.',
  );
});

test("a suite's own budget, the deadline, and that it may end earlier", async () => {
  const text = config({ gates: { costMaxUsd: 0.000_1 } });
  const { notices } = wordsOf(
    await plan(text, undefined, { 'stop-when-decided': 'true', 'max-minutes': '0.01' }),
  );
  expect(notices).toContainEqual(
    expect.stringContaining('The budget of $0.00010 (gates.costMaxUsd of support) may be used up'),
  );
  expect(notices).toContain('It may end earlier, once it is decided (stop-when-decided).');
});

test('at a terminal', async () => {
  const workspace = await createWorkspace({ 'kindlm.yaml': config() });
  const args = ['kindlm.yaml', '--mode', 'plan'];
  const run = await runAction(workspace, { as: 'local', args });
  expect([run.code, asked]).toEqual([0, 0]);
  expect(run.stdout).toMatch(
    /✅ Planned: 20 answers in about 20 calls, at most \$0\.00\d+; no model was called \(mode: plan\)\n/,
  );
  expect(run.stdout).toContain(
    'These are estimates, from prompt sizes, prices and answers as long as',
  );
});
