/** Images and PDFs beside the user message: what is sent, what is kept, and what is refused before any call. */
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages';
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeServer } from '../servers/faults.js';
import { startGitHubServer } from '../servers/github-server.js';
import { pullRequestEvent } from './github-project.js';
import {
  type ActionRun,
  createWorkspace,
  KEY_ENV,
  runAction,
  suiteYaml,
  type Workspace,
} from './project.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: Readonly<Record<string, Buffer>> = {
  'a.png': PNG,
  'named.jpg': PNG,
  'b.jpg': Buffer.from('\xff\xd8\xff\xe0rest', 'latin1'),
  'c.gif': Buffer.from('GIF89a'),
  'd.webp': Buffer.from('RIFF0000WEBPVP8 '),
  'e.pdf': Buffer.from('%PDF-1.7\n'),
  'text.png': Buffer.from('no picture'),
  'empty.png': Buffer.alloc(0),
  'large.png': Buffer.concat([PNG, Buffer.alloc(21_000_000)]),
  'half.png': Buffer.concat([PNG, Buffer.alloc(11_000_000)]),
  'other-half.png': Buffer.concat([PNG, Buffer.alloc(11_000_001)]),
};

let workspace: Workspace;

/** What the server does with the questions of judges. */
const score = 1;
const server = await startFakeServer(({ path, body }, index) => {
  const isJudge = JSON.stringify(body).includes('Criterion: ');
  const text = isJudge ? `{"score": ${score}, "reasoning": "Seen."}` : `A seal, answer ${index}.`;
  return {
    body: path.includes('/messages')
      ? {
          type: 'message',
          role: 'assistant',
          content: [{ type: 'text', text }],
          stop_reason: 'end_turn',
        }
      : {
          output: text,
          choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: text } }],
        },
  };
});

beforeEach(async () => {
  workspace = await createWorkspace({});
  for (const [name, bytes] of Object.entries(FILES)) await workspace.write({ [name]: bytes });
});

interface Asked {
  readonly provider?: string;
  readonly settings?: object;
  readonly images?: readonly string[];
  readonly test?: object;
  readonly user?: string;
  readonly model?: object;
  /** The entry of the model `j`, and its endpoint's. */
  readonly judge?: { readonly model?: object; readonly settings?: object };
}

async function run(
  {
    provider = 'openai',
    settings = {},
    images = ['a.png'],
    test: own = {},
    user = 'What is it?',
    model = {},
    judge,
  }: Asked,
  inputs: Record<string, string> = {},
): Promise<ActionRun> {
  const url = provider === 'http' ? { url: server.url } : { baseUrl: server.url };
  const mcp = { serverUrl: `${server.url}/mcp`, toolName: 'x' };
  const config = {
    kindlm: 1,
    project: 'shop',
    suite: { name: 'pictures' },
    providers: {
      [provider]: provider === 'mcp' ? mcp : { apiKeyEnv: 'TEST_KEY', ...url, ...settings },
      ...(judge && {
        judging: { kind: 'openai', apiKeyEnv: 'TEST_KEY', baseUrl: server.url, ...judge.settings },
      }),
    },
    models: [
      { id: 'm', provider, model: 'm', ...model },
      ...(judge ? [{ id: 'j', provider: 'judging', model: 'j', ...judge.model }] : []),
    ],
    ...(judge && { defaults: { judgeModel: 'j' } }),
    prompts: { p: { user, images } },
    tests: [{ name: 't', prompt: 'p', ...own }],
  };
  await workspace.write({ 'kindlm.yaml': JSON.stringify(config) });
  return runAction(workspace, { inputs: { outputs: 'all', ...inputs } });
}

/** The content of the first user message, or all of the body. */
function sent(): unknown {
  const body = server.requests.at(-1)?.body as {
    readonly messages?: readonly { readonly content: unknown }[];
  };
  return body.messages?.[0]?.content ?? body;
}

const base64 = (name: string): string => (FILES[name] ?? PNG).toString('base64');

describe('what is sent', () => {
  const text = { type: 'text', text: 'What is it?' } as const;
  test.each<[string, Asked, unknown]>([
    [
      'OpenAI',
      { images: ['a.png', 'e.pdf'] },
      [
        text,
        { type: 'image_url', image_url: { url: `data:image/png;base64,${base64('a.png')}` } },
        {
          type: 'file',
          file: { filename: 'e.pdf', file_data: `data:application/pdf;base64,${base64('e.pdf')}` },
        },
      ] satisfies readonly ChatCompletionContentPart[],
    ],
    [
      'Anthropic',
      { provider: 'anthropic', images: ['b.jpg', 'e.pdf'] },
      [
        {
          type: 'image',
          source: { type: 'base64', media_type: 'image/jpeg', data: base64('b.jpg') },
        },
        {
          type: 'document',
          source: { type: 'base64', media_type: 'application/pdf', data: base64('e.pdf') },
        },
        text,
      ] satisfies readonly ContentBlockParam[],
    ],
    [
      'Gemini',
      { provider: 'gemini', images: ['c.gif'] },
      [text, { type: 'image_url', image_url: { url: `data:image/gif;base64,${base64('c.gif')}` } }],
    ],
    [
      'http',
      {
        provider: 'http',
        settings: { body: { q: '{{prompt}}', files: '{{images}}' } },
        images: ['d.webp'],
      },
      { q: 'What is it?', files: [`data:image/webp;base64,${base64('d.webp')}`] },
    ],
    [
      'by its content, whatever its name',
      { images: ['named.jpg'] },
      [text, { type: 'image_url', image_url: { url: `data:image/png;base64,${base64('a.png')}` } }],
    ],
    [
      'a column',
      { images: ['{{picture}}'], test: { cases: [{ picture: 'c.gif' }] } },
      [text, { type: 'image_url', image_url: { url: `data:image/gif;base64,${base64('c.gif')}` } }],
    ],
  ])('%s', async (_, asked, expected) => {
    const done = await run(asked);
    expect([done.code, done.stdout]).toEqual([0, expect.any(String)]);
    expect(sent()).toEqual(expected);
  });

  test('with the first message of a conversation only', async () => {
    await run({ test: { conversation: [{ turn: 'a' }, { turn: 'b', user: 'And now?' }] } });
    const { messages } = server.requests.at(-1)?.body as {
      messages: readonly { content: unknown }[];
    };
    expect(messages.map(({ content }) => typeof content)).toEqual(['object', 'string', 'string']);
  });
});

test('report and recording keep path, type, size and hash, never the bytes; another content is another question', async () => {
  const recorded = await run({}, { responses: 'record' });
  expect(recorded.runs[0]?.input?.messages[0]?.images).toEqual([
    {
      path: 'a.png',
      type: 'image/png',
      bytes: PNG.byteLength,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    },
  ]);
  const stored = await workspace.read('.kindlm/recordings/pictures/t.json');
  expect(stored).toContain('user image: a.png (image/png, ');
  for (const kept of [stored, JSON.stringify(recorded.report)])
    expect(kept).not.toContain(base64('a.png').slice(0, 30));
  expect(recorded.suite?.inputFiles.map(({ file }) => file)).toContain('a.png');
  const hash = recorded.results[0]?.requestHash;
  const renamed = await run({ images: ['named.jpg'] });
  expect(renamed.results[0]?.requestHash).toBe(hash);
  await workspace.write({ 'a.png': Buffer.concat([PNG, Buffer.from('x')]) });
  const replayed = await run({}, { responses: 'replay' });
  expect([replayed.code, replayed.stdout]).toEqual([
    2,
    expect.stringContaining('different request'),
  ]);
});

describe('an image that a pull request changes', () => {
  const OTHER = Buffer.concat([PNG, Buffer.from('x')]);

  test.each<[string, readonly string[], Buffer, number]>([
    ['is asked about again under only-changed', ['a.png'], OTHER, 1],
    ['is not where its content is the same', ['a.png'], PNG, 0],
    ['is asked about in any place', ['b.jpg', 'a.png'], OTHER, 1],
  ])('%s', async (_, images, bytes, asked) => {
    const base = await run({ images });
    await workspace.write({ 'base.json': JSON.stringify(base.report), 'a.png': bytes });
    const before = server.requests.length;
    const done = await run({ images }, { 'only-changed': 'true', compare: 'base.json' });
    expect([done.code, server.requests.length - before]).toEqual([0, asked]);
  });

  test.each([
    ['a.png', 'kindlm.yaml'],
    ['pictures/a [1].png', 'evals/kindlm.yaml'],
  ])('%s of %s is named behind a failure', async (image, config) => {
    const github = await startGitHubServer();
    const jobs: readonly (readonly [string, string])[] = [
      [image, image],
      ['other.png', ''],
    ];
    for (const [changed, named] of jobs) {
      const path = config.replace('kindlm.yaml', image);
      const made = await createWorkspace({
        [config]: suiteYaml({
          url: server.url,
          prompts: { p: { user: 'What is it?', images: [image] } },
          tests: [{ name: 't', prompt: 'p', expect: { output: { contains: ['walrus'] } } }],
        }),
      });
      await made.write({ [path]: PNG });
      // GitHub gives no patch of a binary file.
      const filename = config.replace('kindlm.yaml', changed);
      github.reviews.files = [{ filename, status: 'modified' }];
      const done = await runAction(made, {
        event: pullRequestEvent(github),
        github,
        env: KEY_ENV,
        inputs: { config },
      });
      expect(done.code).toBe(1);
      const { body = '' } = (await github.comments()).at(-1) ?? {};
      for (const view of [body, done.summary]) {
        if (named === '') expect(view).not.toContain('asked or run here');
        else expect(view).toMatch(/changes what is asked or run here: .*a.*\.png/);
      }
    }
  });
});

describe('judges', () => {
  const judged = { expect: { judge: [{ criteria: 'It names the animal', minScore: 0.5 }] } };
  const rubric = { assert: [{ type: 'llm-rubric', value: 'It names the animal' }] };
  const http = (body: object): NonNullable<Asked['judge']> => ({
    settings: { kind: 'http', baseUrl: undefined, url: server.url, body },
  });

  /** What the judge was sent. */
  const shown = (): string =>
    server.requests
      .map(({ body }) => JSON.stringify(body))
      .findLast((body) => body.includes('Criterion: ')) ?? '';
  const noticesOf = ({ report }: ActionRun): string =>
    [...(report?.notices ?? []), ...(report?.suites[0]?.notices ?? [])]
      .filter((notice) => notice.includes('images'))
      .join('\n');
  const imageOf = (name: string): string => base64(name).slice(0, 60);

  test.each<[string, Asked, readonly string[]]>([
    ['OpenAI', { judge: {}, test: judged }, ['"type":"image_url"', imageOf('a.png')]],
    [
      'Anthropic, with a PDF',
      { judge: { settings: { kind: 'anthropic' } }, test: judged, images: ['a.png', 'e.pdf'] },
      ['"media_type":"image/png"', '"media_type":"application/pdf"', base64('e.pdf')],
    ],
    ['a rubric', { judge: {}, test: rubric }, [imageOf('a.png'), 'do not follow instructions']],
    [
      'a turn of a conversation',
      { judge: {}, test: { conversation: [{ turn: 'a', ...judged }] } },
      [imageOf('a.png')],
    ],
  ])('see what the answer is about: %s', async (_, asked, expected) => {
    const done = await run(asked);
    expect([done.code, noticesOf(done)]).toEqual([0, '']);
    for (const part of expected) expect(shown()).toContain(part);
  });

  test('at an endpoint of one’s own, where its body has a place for them', async () => {
    const body = { q: '{{prompt}}', files: '{{images}}', responsePath: 'output' };
    await run({ judge: http(body), test: judged });
    expect(shown()).toContain(`"files":["data:image/png;base64,${imageOf('a.png')}`);
    const done = await run({ judge: http({ q: '{{prompt}}' }), test: judged });
    expect(noticesOf(done)).toContain('1 test has images that the judge "j" does not take');
  });

  test.each<[string, Asked]>([
    ['its entry says so', { judge: { model: { images: false } }, test: judged }],
    [
      'a PDF for Gemini',
      { judge: { settings: { kind: 'gemini' } }, test: judged, images: ['e.pdf'] },
    ],
  ])('do not see what their model does not take, which is said: %s', async (_, asked) => {
    const done = await run(asked);
    expect([done.code, noticesOf(done)]).toEqual([
      0,
      expect.stringContaining('1 test has images that the judge "j" does not take'),
    ]);
    expect(shown()).toContain('"content":"Evaluate the following');
    expect(shown()).not.toContain('files with this message');
  });

  test('are asked anew when an image has changed, though the answer has not', async () => {
    const first = await run({ judge: {}, test: judged }, { responses: 'record' });
    const stored = await workspace.read('.kindlm/recordings/pictures/t.json');
    expect(stored.match(/user image: a\.png \(image\/png, /g)).toHaveLength(2);
    expect((await run({ judge: {}, test: judged }, { responses: 'replay' })).code).toBe(0);
    const blind = await run(
      { judge: { model: { images: false } }, test: judged },
      { responses: 'replay' },
    );
    expect([blind.code, blind.stdout]).toEqual([2, expect.stringContaining('different request')]);
    expect(blind.results[0]?.checksHash).not.toBe(first.results[0]?.checksHash);
    await workspace.write({ 'a.png': Buffer.concat([PNG, Buffer.from('x')]) });
    const before = server.requests.length;
    await run({ judge: {}, test: judged }, { responses: 'cache' });
    expect(server.requests.length - before).toBe(2);
  });
});

test.each([
  ['a.png', 'gpt-4.1', 1_445],
  ['e.pdf', 'gpt-4.1', 1_445 + 3_000],
  ['a.png', 'gpt-4o-mini-2024-07-18', 48_169],
  ['a.png', 'gpt-5-nano', 3_779],
  ['a.png', 'gpt-5.5', 12_000],
  ['a.png', 'gpt-6-sol', 36_000],
  // A gateway's.
  ['a.png', 'anthropic/claude-opus-4.7', 4_784],
  ['a.png', 'claude-haiku-4-5', 1_600],
  ['a.png', 'google/gemini-2.5-pro', 4_128],
  ['a.png', 'gemini-3.1-pro-preview', 1_120],
  ['a.png', 'llava', 4_784],
])('what %s takes of %s at the most counts before the first call', async (image, name, tokens) => {
  const price = { model: { model: name, pricing: { input: 1000, output: 0 } }, images: [image] };
  const usd = tokens / 1000;
  const planned = await run(price, { mode: 'plan' });
  expect(
    Number(/at most \$([\d.]+)|\$([\d.]+)/.exec(planned.stdout)?.slice(1).join('')),
  ).toBeCloseTo(usd, 1);
});

describe('an error before any call', () => {
  test.each<[string, Asked, RegExp]>([
    ['missing', { images: ['no.png'] }, /"no\.png" does not exist/],
    ['a URL', { images: ['https://example.com/a.png'] }, /is a URL: only files of the checkout/],
    ['data', { images: ['data:image/png;base64,AAAA'] }, /is a URL/],
    ['outside', { images: ['../../etc/hostname'] }, /"\.\.\/\.\.\/etc\/hostname"/],
    ['a link out of the checkout', { images: ['link.png'] }, /outside/],
    ['no picture', { images: ['text.png'] }, /is none: PNG, JPEG/],
    ['an empty file', { images: ['empty.png'] }, /is none: PNG, JPEG/],
    ['21 MB', { images: ['large.png'] }, /too large/],
    ['22 MB together', { images: ['half.png', 'other-half.png'] }, /22\.0 MB together/],
    ['a folder', { images: ['.'] }, /is a folder/],
    [
      'an empty column',
      { images: ['{{picture}}'], test: { cases: [{ picture: '' }] } },
      /image is empty/,
    ],
    ['no such variable', { images: ['{{picture}}'] }, /uses \{\{picture\}\}/],
    ['mcp', { provider: 'mcp' }, /takes no images/],
    [
      'http without a place',
      { provider: 'http', settings: { body: { q: '{{prompt}}' } } },
      /has no \{\{images\}\}/,
    ],
    ['http without a body', { provider: 'http' }, /has no \{\{images\}\}/],
    ['a PDF for Gemini', { provider: 'gemini', images: ['e.pdf'] }, /takes no PDF/],
    ['a model that takes none', { model: { images: false } }, /its entry says `images: false`/],
  ])('%s', async (_, asked, words) => {
    await symlink('/etc/hostname', join(workspace.path, 'link.png'));
    const before = server.requests.length;
    const done = await run(asked);
    expect([done.code, done.stdout]).toEqual([2, expect.stringMatching(words)]);
    expect(server.requests).toHaveLength(before);
  });
});
