/** A key that comes back in what models and programs say: no piece of it may be shown, wherever a text was shortened. */
import { beforeAll, expect, test } from '@jest/globals';
import { startArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer } from '../servers/github-server.js';
import { pullRequestEvent } from './github-project.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  type Reply,
  runAction,
  startModel,
  suiteYaml,
  type TestYaml,
} from './project.js';

const KEY = String.raw`sk-Q7"z/p+V&4nT=w9Kd\2mXe8Rb6Yc3HfJ5`;

/** Shorter pieces than this tell nothing, and occur by chance. */
const PIECE = 8;

const asJson = (text: string) => JSON.stringify(text).slice(1, -1);
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** How a secret may be written in an answer. */
const formsOf = (secret: string): Readonly<Record<string, string>> => ({
  plain: secret,
  'URL-encoded': encodeURIComponent(secret),
  'JSON-escaped': asJson(secret),
  'escaped twice': asJson(asJson(secret)),
  Base64: base64(secret),
  'inside of Base64': base64(`x:${secret}:yz`),
  hex: Buffer.from(secret).toString('hex'),
});
const FORMS = formsOf(KEY);

const github = await startGitHubServer();
const TOKEN = formsOf(github.tokens.workflow);

/**
 * Texts in which keys stand side by side, shifted, so that whatever the length, a cut falls into the middle of one; the
 * last has the job's token.
 */
const TEXTS = [
  ...Object.values(FORMS).flatMap((form) =>
    [0, 13].map((shift) => `${'.'.repeat(shift)}${`${form} `.repeat(400)}`),
  ),
  Object.values(TOKEN).join(' '),
];

const ASSERTS = [
  { type: 'equals', value: 'a text' },
  { type: 'equals', value: { a: 'mapping' } },
  { type: 'is-json' },
  { type: 'starts-with', value: 'B' },
  { type: 'javascript', value: 'throw new Error(output)' },
  { type: 'javascript', value: 'throw output' },
  { type: 'javascript', value: '{ console.log(output); return false }' },
  { type: 'javascript', value: '({ pass: false, score: 0, reason: output })' },
  { type: 'javascript', value: 'output' },
  { type: 'llm-rubric', value: 'unreadable' },
  { type: 'llm-rubric', value: 'long reasons' },
];

const WANTED_ARGUMENTS = { deep: { text: 'another text' }, list: ['x'] };
const CALLS_TOOLS: Readonly<Record<string, unknown>> = {
  toolCalls: [
    { tool: 'look', argsMatch: WANTED_ARGUMENTS },
    { tool: 'other', argsMatch: { a: 1 } },
    { tool: 'look', argsSchema: 'file.json', responseContains: 'nothing' },
  ],
};

const textTests: readonly TestYaml[] = TEXTS.map((_, index) => ({
  name: `text ${index}`,
  assert: ASSERTS,
  expect: {
    output: { format: 'json', contains: ['something'] },
    baseline: { drift: { maxScore: 0.1, method: 'field-diff' } },
  },
}));

const program = (index: number, how: string) => `node agent.cjs ${how} ${index}`;
const commandTests: readonly TestYaml[] = TEXTS.flatMap((_, index) =>
  ['calls', 'fields', 'fails', 'breaks'].map((how) => ({
    name: `${how} ${index}`,
    command: program(index, how),
    prompt: undefined,
    vars: undefined,
    expect:
      how === 'calls'
        ? CALLS_TOOLS
        : { baseline: { drift: { maxScore: 0.1, method: 'field-diff' } } },
  })),
);

// Each is asked several times, so every fourth text stands for all.
const providerTests: readonly TestYaml[] = TEXTS.flatMap((_, index) =>
  index % 4 > 0
    ? []
    : ['refused', 'page', 'half JSON', 'no choices'].map((name) => ({ name: `${name} ${index}` })),
);

const AGENT = `
const texts = ${JSON.stringify(TEXTS)};
const [how, index] = process.argv.slice(2);
const text = texts[index];
if (how === 'calls') {
  console.log(JSON.stringify({ kindlm: 'tool_call', name: 'look', arguments: { deep: { text }, list: [text, text] } }));
  console.log(JSON.stringify({ kindlm: 'tool_call', name: text, arguments: { text } }));
} else if (how === 'fields') console.log(JSON.stringify({ a: text, b: [text], [text]: 1 }));
else if (how === 'fails') { process.stderr.write(text + text + text); process.exitCode = 3; }
else console.log(JSON.stringify({ output: text, toolCalls: [{ id: text }] }));
`;

const FIELDS_BEFORE = JSON.stringify({ a: 'before', b: ['c'] });
const BASELINE = JSON.stringify({
  version: '1',
  suiteName: 'support',
  createdAt: '2026-01-01T00:00:00Z',
  results: Object.fromEntries(
    TEXTS.flatMap((_, index): [string, unknown][] => [
      [`text ${index}::m`, { outputText: 'before' }],
      [`fields ${index}::command`, { outputText: FIELDS_BEFORE }],
    ]),
  ),
});

let model: FakeServer;
beforeAll(async () => {
  const of = (name: string, reply: (text: string) => Reply) =>
    TEXTS.map((text, index) => [`${name} ${index}`, reply(text)] as const);
  model = await startModel(
    Object.fromEntries([
      ...of('text', (text) => text),
      ...of('refused', (text) => ({
        kind: 'http',
        status: 400,
        body: { error: { message: `bad: ${text}` } },
      })),
      ...of('page', (text) => ({ kind: 'html', body: `<p>${text}</p>` })),
      ...of('half JSON', (text) => ({
        kind: 'http',
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: `{"choices": [{"message": "${text}`,
      })),
      ...of('no choices', (text) => ({ kind: 'json', body: { said: text } })),
    ]),
    (question) => {
      const text = TEXTS.find((one) => question.includes(one)) ?? TEXTS[0] ?? '';
      return question.includes('unreadable')
        ? text
        : JSON.stringify({ score: 0.1, reasoning: text });
    },
  );
});

async function run(
  tests: readonly TestYaml[],
  how: Pick<ActionOptions, 'env' | 'process'>,
): Promise<{ readonly ended: ActionRun; readonly shown: Readonly<Record<string, string>> }> {
  const artifacts = await startArtifactServer();
  const workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({ url: model.url, tests, defaults: { concurrency: 32 } }),
    'file.json':
      '{"required":["x"],"properties":{"deep":{"type":"array"}},"additionalProperties":false}',
    'agent.cjs': AGENT,
    '.kindlm/baselines/support.json': BASELINE,
  });
  const ended = await runAction(workspace, {
    ...how,
    inputs: { outputs: 'all', compliance: 'true', responses: 'record' },
    event: pullRequestEvent(github),
    github,
    artifacts,
  });
  const uploaded = [...(artifacts.artifacts[0]?.files ?? [])];
  const shown = {
    ...ended.files,
    ...Object.fromEntries(uploaded.map(([name, bytes]) => [`uploaded ${name}`, bytes.toString()])),
    recordings: Object.values(await workspace.files('.kindlm/recordings')).join('\n'),
    comment: (await github.comments()).at(-1)?.body ?? '',
    // The runner is told what to mask; that is no place that people see.
    log: ended.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    stderr: ended.stderr,
    summary: ended.summary,
    outputs: JSON.stringify(ended.outputs),
  };
  return { ended, shown };
}

/** Pieces of the key and of the token, in whatever form, that stand in a text. */
function piecesIn(text: string): readonly string[] {
  const found = new Set<string>();
  const forms = [
    ...Object.entries({ ...FORMS, Base64Piece: base64(`xy${KEY}`) }),
    ...Object.entries(TOKEN).map(([name, form]) => [`token, ${name}`, form] as const),
  ];
  for (const [name, form] of forms) {
    // Of what a form shares with texts that hold no key, such as the start of Base64, nothing is left at this length.
    for (let start = 0; start + PIECE <= form.length; start++) {
      const piece = form.slice(start, start + PIECE);
      const at = text.indexOf(piece);
      if (at !== -1) found.add(`${name}: ${text.slice(Math.max(0, at - 60), at + 40)}`);
    }
  }
  return [...found].slice(0, 3);
}

const NAMED = { env: { [KEY_NAME]: KEY } };

/** As a variable that the config does not name at all. */
const UNNAMED = { env: { [KEY_NAME]: 'sk-another-key', OTHER_SECRET: KEY } };

test.each<[string, readonly TestYaml[], Pick<ActionOptions, 'env' | 'process'>]>([
  ['answers, scripts, judges', textTests, { ...NAMED, process: 'own' }],
  ['programs and tool calls', commandTests, NAMED],
  ['programs and tool calls, a variable that nobody names', commandTests, UNNAMED],
  ['what servers reply', providerTests, NAMED],
])('%s', async (_name, tests, how) => {
  const { ended, shown } = await run(tests, how);
  expect(ended.results).toHaveLength(tests.length);
  expect(Object.keys(shown)).toEqual(
    expect.arrayContaining(['compliance.md', 'uploaded report.json']),
  );
  for (const place of ['comment', 'log', 'summary']) expect(shown[place]).not.toBe('');
  // Errors are not recorded.
  expect(shown['recordings'] === '').toBe(tests === providerTests);
  const leaks = Object.entries(shown).map(([name, text]) => [name, piecesIn(text)]);
  expect(Object.fromEntries(leaks)).toEqual(Object.fromEntries(leaks.map(([name]) => [name, []])));
  expect(ended.files['report.json']).toContain('***');
  const masked = ended.commands.filter(({ name }) => name === 'add-mask');
  // Of a value of several lines, or with a quote, each is masked for itself.
  expect(masked.map(({ data }) => data)).toContain(how.env?.[KEY_NAME]);
});
