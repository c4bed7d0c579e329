/** `mode: parts`: each part of a prompt is taken away in turn, and what the tests notice of it is told. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { startArtifactServer } from '../servers/artifact-server.js';
import type { RecordedRequest } from '../servers/faults.js';
import { startGitHubServer } from '../servers/github-server.js';
import { type OpenAiReply, startOpenAiServer } from '../servers/openai-server.js';
import type { PartsReport } from '../../src/report/parts/parts-report.js';
import { pullRequestEvent } from './github-project.js';
import { partsViolations, reportViolations } from './report-schema.js';
import {
  type ActionRun,
  createWorkspace,
  modelEntry,
  runAction,
  type Workspace,
} from './project.js';

const PROMPT = [
  '# Support',
  '',
  'You answer customers of Acme.',
  '',
  '## Returns',
  '',
  'Returns are free for 30 days.',
  '',
  '## Tone',
  '',
  'Be friendly.',
  '',
  '## Rude',
  '',
  'Never say hello.',
  '',
].join('\n');
let reply: (text: string, index: number) => OpenAiReply | string;
const [model, github, artifacts] = await Promise.all([
  startOpenAiServer({ reply: (request, index) => reply(textOf(request), index) }),
  startGitHubServer(),
  startArtifactServer(),
]);
beforeEach(() => {
  reply = obedient;
});

function textOf({ body }: RecordedRequest): string {
  return JSON.stringify(body);
}

/** Knows what its prompt says, and says hello unless it must not. */
function obedient(text: string): string {
  const hello = text.includes('Never say hello') ? '' : 'Hello. ';
  return `${hello}${text.includes('30 days') ? '30 days' : 'No idea'}.`;
}

interface Shape {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly parts?: unknown;
  readonly prompt?: string;
  /** The text is the user's message. */
  readonly userFile?: boolean;
  /** Of every test. */
  readonly tools?: readonly unknown[];
  /** Prints the prompt, see `PRINTING`; its other keys. */
  readonly folder?: string;
  readonly program?: { readonly text: string } & Readonly<Record<string, unknown>>;
}

async function workspaceOf({
  params = {},
  gates = {},
  userFile = false,
  parts = userFile ? [{ file: 'prompts/support.md', by: 'whole' }] : ['prompts/support.md'],
  prompt = PROMPT,
  program,
  folder = '',
  tools,
}: Shape = {}): Promise<Workspace> {
  const { text = '', ...printing } = program ?? {};
  const ask = (name: string, contains: readonly string[]) => ({
    name,
    prompt: 'support',
    vars: { question: name },
    tools,
    expect: { output: { contains } },
  });
  const entry = modelEntry('m');
  const config = JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'support' },
    providers: { openai: { apiKeyEnv: 'TEST_KEY', baseUrl: model.url } },
    models: [{ ...entry, params: { ...entry.params, temperature: 1, ...params } }],
    prompts: {
      support: program
        ? { command: 'node prompt.mjs', dependsOn: ['prompts/*.md'], ...printing }
        : userFile
          ? { userFile: 'prompts/support.md' }
          : { systemFile: 'prompts/support.md', user: '{{question}}' },
    },
    tests: [ask('returns', ['30 days']), ask('greets', ['Hello'])],
    ...(parts === null ? {} : { parts }),
    gates: { passRateMin: 0.5, ...gates },
  });
  return createWorkspace({
    [`${folder}kindlm.yaml`]: config,
    [`${folder}prompts/support.md`]: prompt,
    [`${folder}prompt.mjs`]: text,
  });
}

const INPUTS = { mode: 'parts' } as const;

/** As it was written, held against its published schema. */
function partsOf(run: ActionRun): PartsReport {
  const report = JSON.parse(run.files['parts.json'] ?? 'null') as PartsReport;
  expect(partsViolations(report)).toEqual([]);
  return report;
}

function words(run: ActionRun): Readonly<Record<string, string>> {
  const { suites } = partsOf(run);
  return Object.fromEntries(suites.flatMap(({ parts }) => parts.map((it) => [it.name, it.word])));
}

/** By hand: every part is taken away. */
const BY_HAND = { event: 'workflow_dispatch' } as const;

const pullRequest = () => ({ event: pullRequestEvent(github), github, artifacts });

test('every part has its word, by one test that hangs on it', async () => {
  const run = await runAction(await workspaceOf(), { ...BY_HAND, inputs: INPUTS, process: 'own' });
  expect(run.code).toBe(0);
  expect(words(run)).toEqual({
    beginning: 'not noticed',
    Returns: 'needed',
    Tone: 'not noticed',
    Rude: 'harmful',
  });
  expect(run.summary).toContain('tests notice 2');
  expect(run.summary).toContain('passes 0 of');
  // As it is read: names beside words, and the text with its lines.
  expect(run.files['report.html']).toMatch(/Needed: <code>returns<\/code> passes 0 of/);
  expect(run.files['report.html']).toContain('<pre>## Rude\n\nNever say hello.</pre>');
  expect(run.files['report.json']).toBeUndefined();
  const outputs = JSON.parse(run.outputs['parts'] ?? '[]') as readonly unknown[];
  expect(outputs[1]).toMatchObject({
    file: 'prompts/support.md',
    part: 'Returns',
    verdict: 'needed',
    tests: ['returns'],
  });
});

test('tools of an MCP server are no part: they are listed once, and both sides are offered the same', async () => {
  // Each time it is started it lists another tool.
  const server = `
    import { appendFileSync, readFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    appendFileSync('starts.txt', '.');
    const name = 'tool' + readFileSync('starts.txt', 'utf8').length;
    const results = {
      initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name, version: '1' } },
      'tools/list': { tools: [{ name, inputSchema: { type: 'object' } }] },
    };
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, method } = JSON.parse(line);
      if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }));
    });`;
  const tools = [{ mcp: { command: 'node server.mjs' }, defaultResponse: 'x' }];
  const workspace = await workspaceOf({ tools });
  await workspace.write({ 'server.mjs': server });
  const before = model.requests.length;
  const run = await runAction(workspace, { ...BY_HAND, inputs: INPUTS });
  expect([run.code, words(run)]).toEqual([
    0,
    { beginning: 'not noticed', Returns: 'needed', Tone: 'not noticed', Rude: 'harmful' },
  ]);
  const offered = model.requests
    .slice(before)
    .map((request) => /tool\d+/.exec(textOf(request))?.[0]);
  expect([...new Set(offered)]).toEqual(['tool1']);
  expect(await workspace.read('starts.txt')).toBe('.');
});

test('both sides are asked in turn, never one after the other', async () => {
  const before = model.requests.length;
  const inputs = { ...INPUTS, concurrency: '1' };
  await runAction(await workspaceOf({ parts: [{ file: 'prompts/support.md', by: 'whole' }] }), {
    ...BY_HAND,
    inputs,
  });
  const asked = model.requests.slice(before, before + 12);
  const isWhole = asked.map((request) => textOf(request).includes('# Support'));
  // Two tests, three times each side: in every four answers both sides are there twice.
  for (const start of [0, 4, 8]) {
    expect(isWhole.slice(start, start + 4).filter(Boolean)).toHaveLength(2);
  }
});

describe('gates', () => {
  test.each([
    ['unnoticedPartsMax', 1, 'PART_NOT_NOTICED', 2],
    ['harmfulPartsMax', 0, 'PART_HARMFUL', 1],
  ])('%s is red above its limit', async (gate, limit, type, failures) => {
    const red = await runAction(await workspaceOf({ gates: { [gate]: limit } }), {
      ...BY_HAND,
      inputs: INPUTS,
    });
    expect([red.code, red.outputs['result']]).toEqual([1, 'failed']);
    expect(red.summary).toContain(`\`${gate}\` failed`);
    expect(red.files['junit.xml']?.split(`type="${type}"`)).toHaveLength(failures + 1);
    const green = await runAction(await workspaceOf({ gates: { [gate]: 2 } }), {
      ...BY_HAND,
      inputs: INPUTS,
    });
    expect([green.code, green.outputs['exit-code']]).toEqual([0, '0']);
  });

  test('are not exercised, and not green, where answers are lost', async () => {
    // Refused with every part and without: no part did it.
    reply = (text) =>
      text.includes('greets')
        ? { kind: 'http', status: 400, body: { error: { message: 'no' } } }
        : obedient(text);
    const run = await runAction(await workspaceOf({ gates: { harmfulPartsMax: 2 } }), {
      ...BY_HAND,
      inputs: INPUTS,
    });
    expect(run.code).toBe(3);
    expect(new Set(Object.values(words(run)))).toEqual(new Set(['cannot tell']));
    expect(run.summary).toContain('more than a tenth of the answers');
    expect(run.summary).toContain('was not exercised');
  });
});

test('a request that a server refuses without a part: the part is needed', async () => {
  reply = (text) =>
    text.includes('30 days')
      ? obedient(text)
      : { kind: 'http', status: 400, body: { error: { message: 'say how long' } } };
  const run = await runAction(await workspaceOf(), { ...BY_HAND, inputs: INPUTS });
  expect(words(run)).toMatchObject({ Returns: 'needed', Tone: 'not noticed' });
});

test('where no answer passes, nothing can be told, and no part is called unnoticed', async () => {
  reply = () => 'nothing of it';
  const gates = { unnoticedPartsMax: 0 };
  const run = await runAction(await workspaceOf({ gates }), { ...BY_HAND, inputs: INPUTS });
  expect(run.code).toBe(0);
  expect(new Set(Object.values(words(run)))).toEqual(new Set(['cannot tell']));
  expect(run.summary).toContain('no answer passes with it');
  expect(run.summary).toContain('4 cannot be told');
  expect(run.summary).toContain('was not exercised');
});

test('temperature 0: one answer a side is a list, and decides nothing', async () => {
  const run = await runAction(await workspaceOf({ params: { temperature: 0 } }), {
    ...BY_HAND,
    inputs: INPUTS,
  });
  expect(run.code).toBe(0);
  expect(new Set(Object.values(words(run)))).toEqual(new Set(['cannot tell']));
  expect(run.summary).toMatch(/Passes with it, fails without it, one answer each:.*returns/);
  expect(partsOf(run).answers).toBe(2 * 5);
});

describe('on a pull request', () => {
  const base = 'b'.repeat(40);
  beforeAll(() => {
    github.setBranch('main', base);
    github.addCommit(base, []);
    github.addCommit(github.head.sha, [base]);
  });

  test('only what it adds or changes is taken away, and the comment has its own key', async () => {
    github.reviews.files = [{ filename: 'prompts/support.md', status: 'modified', patch: '' }];
    github.setFiles(base, {
      'prompts/support.md': PROMPT.replace('Be friendly', 'Be nice').replace(/## Rude[^]*/, ''),
    });
    const run = await runAction(await workspaceOf(), { ...pullRequest(), inputs: INPUTS });
    expect(run.code).toBe(0);
    expect(Object.keys(words(run))).toEqual(['Tone', 'Rude']);
    const { body = '' } = (await github.comments()).at(-1) ?? {};
    expect(body).toContain(
      'of 2 sections that this pull request adds or changes, tests notice 1; 1 is harmful',
    );
    expect(body).toContain('key="support%2Fparts"');
    const uploaded = artifacts.artifacts.map(({ name }) => name);
    expect(uploaded).toContain('kindlm-report-parts');
  });

  test('that touches none: green, with one notice, and nothing is asked', async () => {
    github.reviews.files = [{ filename: 'README.md', status: 'modified', patch: '' }];
    const before = model.requests.length;
    const run = await runAction(await workspaceOf({ gates: { unnoticedPartsMax: 0 } }), {
      ...pullRequest(),
      inputs: INPUTS,
    });
    expect([run.code, model.requests.length - before]).toEqual([0, 0]);
    expect(run.summary).toContain('adds or changes no part');
    expect(partsOf(run).verdict.reason).toBe('No part was taken away');
  });

  describe('of an ordinary run', () => {
    /** What `main` says of the whole prompt, and this run of one without a section; both by hand of the same files. */
    async function without(section: RegExp): Promise<string> {
      github.reviews.files = [{ filename: 'prompts/support.md', status: 'modified', patch: '' }];
      github.setFiles(base, { 'prompts/support.md': PROMPT });
      const inputs = { repeat: '10', outputs: 'all' };
      const before = await runAction(await workspaceOf(), { ...BY_HAND, inputs });
      const workspace = await workspaceOf({ prompt: PROMPT.replace(section, '') });
      await workspace.write({ 'base.json': before.files['report.json'] ?? '' });
      const run = await runAction(workspace, {
        ...pullRequest(),
        inputs: { ...inputs, compare: 'base.json' },
      });
      expect(reportViolations(run.report)).toEqual([]);
      return run.summary;
    }

    test.each<[what: string, section: RegExp, says: RegExp]>([
      [
        'needed',
        /## Returns[^#]*/,
        /❌ This pull request takes out .*Returns.* of .*support\.md.*: needed: .*worse without it/,
      ],
      [
        'harmful',
        /## Rude[^]*/,
        /✅ This pull request takes out .*Rude.*: harmful: .*better without it/,
      ],
    ])('a section that it takes out is told as %s', async (_, section, says) => {
      expect(await without(section)).toMatch(says);
    });

    test('one that it changes is not', async () => {
      const run = await without(/ for 30 days/);
      expect(run).not.toContain('takes out');
    });
  });

  test('`all: true` takes every part away', async () => {
    github.reviews.files = [];
    const parts = [{ file: 'prompts/support.md', all: true }];
    const run = await runAction(await workspaceOf({ parts }), { ...pullRequest(), inputs: INPUTS });
    expect(Object.keys(words(run))).toHaveLength(4);
  });
});

test.each(['push', 'schedule'])('under %s nothing is asked without `all: true`', async (name) => {
  const before = model.requests.length;
  const run = await runAction(await workspaceOf(), {
    event: { name, payload: {} },
    inputs: INPUTS,
  });
  expect([run.code, model.requests.length - before]).toEqual([0, 0]);
  expect(run.summary).toContain('all: true');
});

test('whole runs are recorded in their own folder, and replayed without a key', async () => {
  const workspace = await workspaceOf();
  const recorded = await runAction(workspace, {
    ...BY_HAND,
    inputs: { ...INPUTS, responses: 'record' },
  });
  expect(await readdir(join(workspace.path, '.kindlm/recordings'))).toEqual(['parts']);
  const before = model.requests.length;
  const replayed = await runAction(workspace, {
    ...BY_HAND,
    env: {},
    inputs: { ...INPUTS, responses: 'replay' },
  });
  expect([replayed.code, model.requests.length - before]).toEqual([0, 0]);
  expect(words(replayed)).toEqual(words(recorded));
  for (const shown of [replayed.summary, replayed.files['report.html']]) {
    expect(shown).toMatch(/\d+ recorded answers, /);
  }
  expect(recorded.summary).not.toContain('recorded answers');
  const inPlace = await runAction(workspace, {
    ...BY_HAND,
    env: {},
    inputs: { ...INPUTS, 'on-missing-secrets': 'replay' },
  });
  expect([inPlace.code, model.requests.length - before]).toEqual([0, 0]);
  expect(partsOf(inPlace).run.responses).toBe('replay');
});

/** A program that prints what an expression makes of the prompt's text, `text`, and the test's question, `question`. */
const printing = (expression: string): string =>
  `import { readFileSync } from 'node:fs';
const text = readFileSync('prompts/support.md', 'utf8');
const question = process.env.KINDLM_VAR_question;
process.stdout.write(JSON.stringify(${expression}));`;
const BATCH = `let input = '';
for await (const part of process.stdin) input += part;
const { readFileSync } = await import('node:fs');
const text = readFileSync('prompts/support.md', 'utf8');
for (const line of input.trim().split('\\n')) {
  console.log(JSON.stringify({ system: text, user: JSON.parse(line).question }));
}`;

describe('a prompt that a program prints', () => {
  test.each<[what: string, program: NonNullable<Shape['program']>]>([
    ['as it is', { text: printing('{ system: text, user: question }') }],
    [
      'between other texts',
      { text: printing('{ user: `Rules: ${text.trim()}!\n\nQuestion: ${question}` }') },
    ],
    [
      'part by part',
      {
        text: printing('{ system: text.split(/^(?=## )/m).reverse().join("\\n"), user: question }'),
      },
    ],
    [
      'in an earlier turn',
      {
        text: printing(
          '[{ role: "user", content: text }, { role: "assistant", content: "Yes." }, { role: "user", content: question }]',
        ),
      },
    ],
    ['all in one process', { text: BATCH, batch: true }],
  ])('%s is asked without each part of its file, and nothing else', async (_, program) => {
    const workspace = await workspaceOf({ program });
    const before = model.requests.length;
    const run = await runAction(workspace, {
      ...BY_HAND,
      inputs: { ...INPUTS, responses: 'record' },
    });
    expect([run.code, run.stderr]).toEqual([0, '']);
    const expected = { Returns: 'needed', Tone: 'not noticed', Rude: 'harmful' };
    expect(words(run)).toEqual({ beginning: 'not noticed', ...expected });
    const asked = model.requests.slice(before).map(textOf);
    const told = [/Acme/, /30 days/, /friendly/, /Never say/, /"returns|returns"|greets/];
    const held = asked.map((text) => told.filter((part) => part.test(text)).length);
    expect(new Set(held)).toEqual(new Set([told.length - 1, told.length]));
    // The program is not started for it.
    await workspace.write({ 'prompt.mjs': 'process.exit(9);' });
    const stale = await runAction(workspace, {
      ...BY_HAND,
      env: {},
      inputs: { ...INPUTS, responses: 'replay' },
    });
    expect([stale.code, stale.stdout]).toEqual([2, expect.stringContaining('is stale')]);
    await workspace.write({ 'prompt.mjs': program.text });
    const replayed = await runAction(workspace, {
      ...BY_HAND,
      env: {},
      inputs: { ...INPUTS, responses: 'replay' },
    });
    expect([replayed.code, words(replayed)]).toEqual([0, words(run)]);
    expect(model.requests).toHaveLength(before + asked.length);
  });

  const AS_IT_IS = printing('{ system: text, user: question }');
  test.each<[what: string, shape: Shape, says: readonly string[]]>([
    [
      'the program does not name the file',
      { program: { text: AS_IT_IS, dependsOn: undefined } },
      ['No selected test has the part "Returns" of "prompts/support.md"', '`dependsOn`'],
    ],
    [
      'it prints the part otherwise',
      {
        program: {
          text: printing('{ system: text.replace("30 days", "a month"), user: question }'),
        },
      },
      ['No selected test has the part "Returns"', 'word for word'],
    ],
    [
      'it prints the part twice',
      { program: { text: printing('{ system: text + text, user: question }') } },
      ['No selected test has the part "Tone"'],
    ],
    [
      'the part is within a line',
      {
        prompt: 'Be kind.\n\nBe brief.',
        parts: [{ file: 'prompts/support.md', by: 'paragraph' }],
        program: { text: printing('"Be kind. " + question + " Be brief."') },
      },
      ['No selected test has the part "Be kind."', 'No selected test has the part "Be brief."'],
    ],
    [
      'nothing is left',
      {
        parts: [{ file: 'prompts/support.md', by: 'whole' }],
        program: { text: printing('{ user: text }') },
      },
      ['Without the part "all of it"', 'the user message of test "returns" is empty'],
    ],
  ])('%s: an error before the first call', async (_, shape, says) => {
    const workspace = await workspaceOf(shape);
    const before = model.requests.length;
    const run = await runAction(workspace, { ...BY_HAND, inputs: INPUTS });
    expect([run.code, model.requests.length - before]).toEqual([2, 0]);
    for (const words of says) expect(run.stdout).toContain(words);
  });

  test('of a config in a folder', async () => {
    const workspace = await workspaceOf({ folder: 'evals/', program: { text: AS_IT_IS } });
    const inputs = { ...INPUTS, config: 'evals/kindlm.yaml' };
    const run = await runAction(workspace, { ...BY_HAND, inputs });
    expect([run.code, words(run)['Returns']]).toEqual([0, 'needed']);
  });

  test('is not known to `validate`, which starts no program', async () => {
    const text = 'require("fs").writeFileSync("started", "")';
    const validate = async (program: NonNullable<Shape['program']>) =>
      runAction(await workspaceOf({ program }), { inputs: { mode: 'validate' } });
    expect((await validate({ text })).code).toBe(0);
    const unnamed = await validate({ text, dependsOn: undefined });
    expect([unnamed.code, unnamed.stdout]).toEqual([
      2,
      expect.stringContaining('No selected test'),
    ]);
  });
});

describe('refused before the first call', () => {
  test.each<[what: string, inputs: Readonly<Record<string, string>>, says: RegExp]>([
    ['cache', { responses: 'cache' }, /Input responses: it has no place beside "mode: parts"/],
    ['a shard', { shard: '1/2' }, /Input shard: it has no place/],
    ['only-changed', { 'only-changed': 'true' }, /Input only-changed: it has no place/],
    ['stop-when-decided', { 'stop-when-decided': 'true' }, /Input stop-when-decided/],
    ['a path to compare with', { compare: 'base.json' }, /Input compare: it has no place/],
    ['rounds', { repeat: '1-3' }, /Input repeat: it has no place/],
    ['a budget that does not reach', { 'max-cost-usd': '0.0001' }, /take at least \d+ answers/],
  ])('%s', async (_, inputs, says) => {
    const before = model.requests.length;
    const run = await runAction(await workspaceOf(), {
      ...BY_HAND,
      inputs: { ...INPUTS, ...inputs },
    });
    expect([run.code, model.requests.length - before]).toEqual([2, 0]);
    expect(run.stdout).toMatch(says);
  });

  test.each<[what: string, shape: Shape, says: RegExp]>([
    ['no parts', { parts: null }, /no config names any/],
    ['a file that is missing', { parts: ['prompts/suport.md'] }, /does not exist/],
    ['a file outside', { parts: ['../secret.md'] }, /outside/],
    ['a file twice', { parts: ['prompts/support.md', 'prompts/support.md'] }, /divided twice/],
    [
      'a text in two spellings',
      { parts: ['prompts/support.md', './prompts/../prompts/support.md'] },
      /divided twice/,
    ],
    [
      'front matter alone',
      { prompt: '---\na: b\n---\n', parts: [{ file: 'prompts/support.md', by: 'line' }] },
      /no text but front matter/,
    ],
    ['a text without sections', { prompt: 'Just text.' }, /no level of headings that occurs twice/],
    [
      'a part that no test has',
      { parts: ['kindlm.yaml'].map((file) => ({ file, by: 'whole' })) },
      /No selected test has/,
    ],
    [
      'a folder of no workspace',
      { parts: [{ folder: 'prompts' }] },
      /only be taken out of a workspace/,
    ],
    ['neither file nor folder', { parts: [{ by: 'line' }] }, /either `file` or `folder`/],
  ])('%s', async (_, shape, says) => {
    const run = await runAction(
      await workspaceOf({
        ...shape,
        ...('parts' in shape && shape.parts === undefined ? { parts: undefined } : {}),
      }),
      {
        ...BY_HAND,
        inputs: INPUTS,
      },
    );
    expect(run.code).toBe(2);
    expect(run.stdout).toMatch(says);
  });
});

describe('what is wrong with parts', () => {
  const FAULTS: readonly (readonly [what: string, shape: Shape, says: RegExp])[] = [
    [
      'a part that no test has',
      { parts: [{ file: 'kindlm.yaml', by: 'whole' }] },
      /No selected test has/,
    ],
    ['a text without sections', { prompt: 'Just text.' }, /no level of headings that occurs twice/],
    ['an empty text', { prompt: '\n\n' }, /is empty/],
    ['a text that is empty without it', { userFile: true }, /Without the part .*cannot be asked/],
  ];

  test.each(FAULTS)('%s is told by validate, too', async (_, shape, says) => {
    const run = await runAction(await workspaceOf(shape), {
      ...BY_HAND,
      inputs: { mode: 'validate' },
    });
    expect(run.code).toBe(2);
    expect(run.stdout).toMatch(says);
  });

  test('whatever is touched, validate looks at all, and finds nothing wrong', async () => {
    const run = await runAction(await workspaceOf(), {
      event: 'push',
      inputs: { mode: 'validate' },
    });
    expect(run.code).toBe(0);
  });

  test('is told with its place and what to do, in every view', async () => {
    const workspace = await workspaceOf({ prompt: 'Just text.' });
    const atTerminal = await runAction(workspace, { as: 'local', args: ['parts'] });
    const told = await runAction(workspace, { ...BY_HAND, inputs: INPUTS });
    for (const text of [
      atTerminal.stdout,
      told.summary,
      told.files['report.html'],
      told.files['junit.xml'],
    ]) {
      expect(text).toMatch(/has no level of headings/);
    }
    expect(atTerminal.stdout).toMatch(/kindlm\.yaml:\d+:\d+.*by: paragraph/);
    expect(told.summary).toMatch(/kindlm\.yaml:\d+:\d+.*by: paragraph/);
    expect(told.files['report.html']).toMatch(/kindlm\.yaml:\d+: .*by: paragraph/);
  });
});

describe('without a key', () => {
  test.each<[onMissing: string, code: number, says: RegExp]>([
    ['fail', 3, /TEST_KEY/],
    ['skip', 0, /NOTHING WAS TESTED/],
  ])('on-missing-secrets: %s tells it in its own document', async (onMissing, code, says) => {
    const run = await runAction(await workspaceOf(), {
      ...BY_HAND,
      env: {},
      inputs: { ...INPUTS, 'on-missing-secrets': onMissing },
    });
    expect(run.code).toBe(code);
    expect(partsOf(run).verdict.reason).toMatch(says);
    expect(run.files['report.json']).toBeUndefined();
    expect(run.summary).toMatch(says);
  });
});

describe('of workspaces', () => {
  /** An agent that does what the skill in its workspace says, and is polite where AGENTS.md asks for it. */
  const AGENT = [
    "const { existsSync: has, readFileSync: read, writeFileSync: write } = require('node:fs');",
    "const skill = '.claude/skills/csv/SKILL.md';",
    "write('out.txt', has(skill) ? read(skill, 'utf8') : 'nothing');",
    "console.log(has('AGENTS.md') && read('AGENTS.md', 'utf8').includes('polite') ? 'Please.' : 'No.');",
  ].join('\n');

  async function agents(parts: readonly unknown[], command = 'node agent.cjs'): Promise<ActionRun> {
    const config = JSON.stringify({
      kindlm: 1,
      project: 'shop',
      suite: { name: 'agent' },
      tests: [
        {
          name: 'writes',
          command,
          workspace: { from: 'start', files: { '.claude/skills/csv': { from: 'skills/csv' } } },
          repeat: 3,
          expect: {
            output: { contains: ['Please'] },
            files: [{ path: 'out.txt', contains: ['comma'] }],
          },
        },
      ],
      parts,
    });
    const workspace = await createWorkspace(
      {
        'kindlm.yaml': config,
        'start/agent.cjs': AGENT,
        'start/AGENTS.md': '## Tone\n\nBe polite.\n\n## Place\n\nWork here.\n',
        'skills/csv/SKILL.md': 'Write a comma between values.\n',
      },
      { git: true },
    );
    const skill = join(workspace.path, 'skills/csv/SKILL.md');
    await workspace.write({ 'start/where': skill });
    return runAction(workspace, { ...BY_HAND, inputs: INPUTS });
  }

  test('a file by its sections, and each skill', async () => {
    const run = await agents([{ file: 'AGENTS.md', in: 'workspace' }, 'skills']);
    expect(run.code).toBe(0);
    expect(partsOf(run).suites[0]?.parts).toMatchObject([
      { name: 'Tone', word: 'needed' },
      { name: 'Place', word: 'not noticed' },
      { file: '.claude/skills/csv', unit: 'folder', isSkill: true, word: 'needed' },
    ]);
    const lift = /With the skill 100 % of answers pass, without it 0 %: it helps, for certain/;
    expect(run.summary).toMatch(lift);
    expect(run.files['report.html']).toMatch(lift);
  });

  test('an agent that changes the checkout ends the run with 4', async () => {
    const out = `node agent.cjs; echo more >> "$(cat where)"`;
    const run = await agents([{ folder: '.claude/skills/csv', in: 'workspace' }], out);
    expect(run.code).toBe(4);
    expect(run.stdout).toContain('files of the checkout changed');
  });

  test('a path that no workspace has is an error at its entry', async () => {
    const run = await agents([{ folder: '.claude/skills/pdf', in: 'workspace' }]);
    expect(run.code).toBe(2);
    expect(run.stdout).toMatch(/No test has "\.claude\/skills\/pdf" in its workspace/);
  });
});

test('at a terminal every part is told, in words', async () => {
  const run = await runAction(await workspaceOf(), { as: 'local', args: ['parts'] });
  expect(run.code).toBe(0);
  expect(run.stdout).toContain('of 4 sections, tests notice 2; 1 is harmful');
  expect(run.stdout).toContain('Needed: returns passes 0 of');
});

test('hostile headings and texts stay texts', async () => {
  const prompt = `## <img src=x onerror=alert(1)> @octocat #1 |\n\nReturns are free for 30 days.\n\n## B ::error::x\n\n</pre><script>alert(1)</script>\n`;
  const run = await runAction(await workspaceOf({ prompt }), { ...BY_HAND, inputs: INPUTS });
  expect(run.code).toBe(0);
  expect(run.files['report.html']).not.toMatch(/<img|<script>alert/);
  // What people wrote is in code spans, where nobody is mentioned and no tag is opened.
  expect(run.summary.replaceAll(/`[^`]*`/g, '')).not.toMatch(/<img|<script|@octocat|#1/);
});
