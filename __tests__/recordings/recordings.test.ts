import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChatResponse } from '../../src/providers/provider.js';
import {
  RecordingStore,
  type AnswerKey,
  RecordingFileError,
  type StoredResponse,
} from '../../src/recordings/recordings.js';
import { parseArguments } from '../../src/providers/replies.js';
import { createSecretRedactor } from '../../src/redaction/cut.js';

let workspace: string;

beforeEach(async () => {
  workspace = await realpath(await mkdtemp(join(tmpdir(), 'recordings-')));
});

afterEach(() => rm(workspace, { recursive: true, force: true }));

const FILE = 'rec/s/t.json';

function store(redact: (text: string) => string = (text) => text) {
  return new RecordingStore({
    workspace,
    directories: new Map([['s', join(workspace, 'rec')]]),
    redact,
  });
}

const PROTO = JSON.parse('{"__proto__":{"a":[]}}') as Record<string, unknown>;

const place = { suite: 's', test: 't', model: 'm', repeat: 0 };
const answerKey = (changes: Partial<AnswerKey> = {}, turn = 0): AnswerKey => ({
  ...place,
  call: { kind: 'answer', turn },
  ...changes,
});
const judgeKey = (question: string, judgeModel = 'j', attempt = 0): AnswerKey => ({
  ...place,
  call: { kind: 'judge', question, judgeModel, attempt },
});

const chat = (text: string, changes: Partial<ChatResponse> = {}): ChatResponse => ({
  text,
  toolCalls: [],
  finishReason: 'stop',
  usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 },
  latencyMs: 12,
  ...changes,
});

const read = (file = FILE) => readFile(join(workspace, file), 'utf8');

async function write(content: unknown, file = FILE): Promise<void> {
  const path = join(workspace, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A request as the engine names it. */
const asking = (
  hash: string,
  ...lines: readonly string[]
): Parameters<RecordingStore['put']>[1] => ({
  hash,
  lines: () => lines,
});

async function record(answers: readonly (readonly [AnswerKey, string, StoredResponse])[]) {
  const recorder = store();
  for (const [key, hash, response] of answers) recorder.put(key, asking(hash), response);
  return recorder.flush();
}

describe('round trip', () => {
  const CASES: readonly (readonly [string, AnswerKey, StoredResponse])[] = [
    ['an answer', answerKey(), chat('Hello')],
    ['several lines', answerKey(), chat('a\n\nb\r\nc\n')],
    ['an empty answer', answerKey(), chat('', { finishReason: 'content-filter' })],
    [
      'tool calls',
      answerKey(),
      chat('', {
        toolCalls: [{ id: 'c', name: 'n', arguments: PROTO }],
        finishReason: 'tool-calls',
        modelId: 'm-1',
      }),
    ],
    [
      'tool calls of a model that said stop',
      answerKey(),
      chat('', { toolCalls: [{ id: 'c', name: 'n', arguments: {} }] }),
    ],
    ['a judge', judgeKey('Polite?', 'judge', 2), chat('{"score":1}')],
    [
      'a judge inside a conversation',
      {
        ...place,
        call: {
          kind: 'judge',
          question: 'q',
          judgeModel: 'j',
          attempt: 0,
          conversation: 'second turn',
        },
      },
      chat('x'),
    ],
    [
      'vectors',
      { ...place, call: { kind: 'embedding', question: 'drift' } },
      {
        vectors: [
          [0.1, -2e-7],
          [3, 4],
        ],
        usage: { inputTokens: 1, outputTokens: 0, totalTokens: 1 },
        latencyMs: 3.5,
      },
    ],
    ['names of the prototype', answerKey({ model: '__proto__' }), chat('a')],
  ];

  test.each(CASES)('%s', async (_name, key, response) => {
    expect(await record([[key, 'h', response]])).toEqual([FILE]);
    expect(await store().lookup(key, 'h')).toMatchObject({ kind: 'found', response });
  });

  test('the file is readable: keys in the order in which people read, texts line by line', async () => {
    const calls = [{ id: 'c', name: 'get', arguments: { id: 7 } }];
    await record([
      [judgeKey('Polite?'), 'h3', chat('{"score":1}')],
      [answerKey({}, 1), 'h2', chat('Two\nlines', { modelId: 'm-1' })],
      [answerKey(), 'h1', chat('', { toolCalls: calls, finishReason: 'tool-calls' })],
    ]);
    const entry = { model: 'm', repeat: 0 };
    const usage = { inputTokens: 1, outputTokens: 2, totalTokens: 3 };
    const said = { usage, latencyMs: 12 };
    const called = { toolCalls: calls, finishReason: 'tool-calls' };
    const document = {
      version: 1,
      suite: 's',
      test: 't',
      answers: [
        { ...entry, turn: 0, hash: 'h1', text: '', ...called, ...said },
        { ...entry, turn: 1, hash: 'h2', text: ['Two', 'lines'], ...said, modelId: 'm-1' },
        {
          ...entry,
          ...{ judge: 'Polite?', judgeModel: 'j', attempt: 0, hash: 'h3' },
          ...{ text: '{"score":1}', ...said },
        },
      ],
    };
    expect(await read()).toBe(`${JSON.stringify(document, undefined, 2)}\n`);
  });

  test('a vector stands on one line', async () => {
    const key: AnswerKey = { ...place, call: { kind: 'embedding', question: 'q' } };
    const usage = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
    await record([[key, 'h', { vectors: [[1, 2, 3]], usage, latencyMs: 0 }]]);
    expect((await read()).split('\n')).toContain('        [1,2,3]');
  });

  test('the order of the file does not depend on the order of the answers', async () => {
    const keys = ['b', 'a'].flatMap((model) =>
      [10, 9].flatMap((repeat) => [1, 0].map((turn) => answerKey({ model, repeat }, turn))),
    );
    await record(keys.map((key) => [key, 'h', chat('x')]));
    const first = await read();
    await rm(join(workspace, 'rec'), { recursive: true });
    await record([...keys].reverse().map((key) => [key, 'h', chat('x')]));
    expect(await read()).toBe(first);
    const { answers } = JSON.parse(first) as {
      answers: { model: string; repeat: number; turn: number }[];
    };
    const order = answers.map(({ model, repeat, turn }) => `${model}${repeat}.${turn}`);
    expect(order.join(' ')).toBe('a9.0 a9.1 a10.0 a10.1 b9.0 b9.1 b10.0 b10.1');
  });

  test('secrets are replaced in everything that a model wrote', async () => {
    const recorder = store((text) => text.replaceAll('sk-1\n2', '***').replaceAll('sk-3', '***'));
    recorder.put(
      answerKey(),
      asking('h', 'user: sk-1', '2 sk-3'),
      chat('a sk-1\n2 b', {
        toolCalls: [{ id: 'sk-3', name: 'n', arguments: { 'sk-3': [{ x: 'sk-3' }] } }],
        modelId: 'sk-3',
      }),
    );
    await recorder.flush();
    expect(await read()).not.toMatch(/sk-/);
    expect((await read()).match(/\*\*\*/g)).toHaveLength(7);
  });
});

describe('a key in a changed file that is no UTF-8 text', () => {
  const KEY = 'sk-9f3K/+x'; // Short: found neither by its zeros nor by a piece of Base64 alone.
  const LONGER = 'sk-live-0123456789abcdefXYZ';
  const TEXT = `é a=${KEY}\r\nb=${LONGER}\r\n`;
  const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
  const forms: readonly (readonly [string, Buffer, (bytes: Buffer) => string])[] = [
    ['UTF-16LE', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), (bytes) => bytes.toString('utf16le')],
    ['UTF-16BE', swapped(`\uFEFF${TEXT}`), (bytes) => bytes.swap16().toString('utf16le')],
    ['Latin-1', Buffer.from(TEXT, 'latin1'), (bytes) => bytes.toString('latin1')],
    ['gzip', gzipSync(TEXT), (bytes) => gunzipSync(bytes).toString()],
    [
      'gzip of UTF-16LE',
      gzipSync(Buffer.from(TEXT, 'utf16le')),
      (bytes) => gunzipSync(bytes).toString('utf16le'),
    ],
  ];

  async function stored(bytes: Buffer): Promise<Buffer> {
    const recorder = store(createSecretRedactor([KEY, LONGER]));
    const changes = [{ path: 'a', base64: bytes.toString('base64') }];
    recorder.put(answerKey(), asking('h'), chat('x', { changes }));
    await recorder.flush();
    const base64 = /"base64": "([^"]*)"/.exec(await read())?.[1];
    return Buffer.from(base64 ?? '', 'base64');
  }

  test.each(forms)('%s is replaced, the rest stays', async (_name, bytes, textOf) => {
    const text = textOf(await stored(bytes));
    expect(text.replace('\uFEFF', '')).toContain('a=***\r\nb=***\r\n');
  });

  test('UTF-16 that begins at an odd byte', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff]), Buffer.from(TEXT, 'utf16le')]);
    const left = await stored(bytes);
    for (const key of [KEY, LONGER]) expect(left.includes(Buffer.from(key, 'utf16le'))).toBe(false);
  });

  test.each([0, 1, 2, 3])('bytes without a key stay as they are (%i)', async (more) => {
    const bytes = Buffer.from(Array.from({ length: 512 + more }, (_, index) => (index * 37) % 256));
    expect((await stored(bytes)).equals(bytes)).toBe(true);
    const packed = gzipSync(bytes);
    expect((await stored(packed)).equals(packed)).toBe(true);
  });
});

describe('lookup', () => {
  test.each<[string, AnswerKey, string, string]>([
    ['the same request', answerKey(), 'h', 'found'],
    ['another request', answerKey(), 'h2', 'stale'],
    ['another turn', answerKey({}, 1), 'h', 'missing'],
    ['another repeat', answerKey({ repeat: 1 }), 'h', 'missing'],
    ['another model', answerKey({ model: 'n' }), 'h', 'missing'],
    ['a judge', judgeKey('q'), 'h', 'missing'],
    ['another test', answerKey({ test: 'u' }), 'h', 'missing'],
  ])('%s', async (_name, key, hash, kind) => {
    await record([[answerKey(), 'h', chat('x')]]);
    expect(await store().lookup(key, hash)).toMatchObject({ kind });
  });

  // The second part of a hash has the values of the variables in the URL.
  test.each([
    ['h', 'h', 'found'],
    ['h/one', 'h/one', 'found'],
    ['h/one', 'h/two', 'elsewhere'],
    ['h/one', 'h', 'found'],
    ['h', 'h/one', 'elsewhere'],
    ['h1/one', 'h', 'stale'],
  ])('stored with %s, asked with %s: %s', async (stored, asked, kind) => {
    await record([[answerKey(), stored, chat('x')]]);
    expect(await store().lookup(answerKey(), asked)).toMatchObject({ kind });
  });

  test('a missing answer names its file', async () => {
    expect(await store().lookup(answerKey(), 'h')).toEqual({ kind: 'missing', file: FILE });
  });
});

describe('requests are kept beside the answers', () => {
  const question = ['model: m', 'user: q'];
  const requests = async (): Promise<unknown> =>
    (JSON.parse(await read()) as { requests?: unknown }).requests;

  test('once, with a later turn as what follows, and stay with the answers that stay', async () => {
    const recorder = store();
    const later = [...question, 'assistant: (answer)', 'user: and?'];
    for (const repeat of [0, 1]) {
      recorder.put(answerKey({ repeat }, 0), asking('h0', ...question), chat('one'));
      recorder.put(answerKey({ repeat }, 1), asking(`h1${repeat}`, ...later), chat('two'));
    }
    await recorder.flush();
    const follows = { after: 'h0', lines: ['assistant: (answer)', 'user: and?'] };
    expect(await requests()).toEqual({ h0: question, h10: follows, h11: follows });
    await record([[answerKey(), 'h2', chat('y')]]);
    expect(await requests()).toEqual({ h0: question, h11: follows });
  });

  test('what is too long is left out, and the answer kept', async () => {
    const recorder = store();
    recorder.put(answerKey(), asking('big', 'x'.repeat(70_000)), chat('big'));
    for (let repeat = 1; repeat < 30; repeat++) {
      const lines = asking(`h${repeat}`, 'x'.repeat(50_000));
      recorder.put(answerKey({ repeat }), lines, chat('x'));
    }
    await recorder.flush();
    const { answers, requests } = JSON.parse(await read()) as {
      answers: unknown[];
      requests: Record<string, unknown>;
    };
    expect(answers).toHaveLength(30);
    expect(Object.keys(requests)).toHaveLength(19);
    expect(requests).not.toHaveProperty('big');
  });

  test.each<[string, Record<string, unknown>, readonly string[]]>([
    ['a circle', { h: { after: 'g', lines: ['a'] }, g: { after: 'h', lines: ['b'] } }, ['h', 'g']],
    ['what is not there', { h: { after: 'g', lines: ['a'] } }, ['h']],
    ['under the name of a method', { toString: ['a'] }, []],
  ])('a file that somebody else wrote: %s', async (_name, others, kept) => {
    await write({ answers: [{ model: 'm', text: 'a', hash: 'h' }], requests: others });
    await record([[answerKey({ repeat: 1 }), 'new', chat('y')]]);
    expect(Object.keys((await requests()) ?? {})).toEqual(kept);
  });

  test.each<[string, unknown]>([
    ['a list', []],
    ['a text', { h: 'a' }],
    ['a list of numbers', { h: [1] }],
    ['an unknown key', { h: { lines: [], before: 'g' } }],
    ['a number to follow', { h: { after: 1, lines: [] } }],
  ])('%s is refused', async (_name, others) => {
    await write({ answers: [], requests: others });
    await expect(store().lookup(answerKey(), 'h')).rejects.toThrow(/requests: requests must hold/);
  });
});

describe('written by hand', () => {
  test('the least that an answer needs', async () => {
    await write({ answers: [{ model: 'm', text: ['I', 'refuse.'] }] });
    expect(await store().lookup(answerKey(), 'any')).toEqual({
      kind: 'found',
      isBound: false,
      file: FILE,
      response: {
        text: 'I\nrefuse.',
        toolCalls: [],
        finishReason: 'stop',
        usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
        latencyMs: 0,
        latencyUnstated: true,
      },
    });
  });

  test('tool calls', async () => {
    await write({ answers: [{ model: 'm', text: '', toolCalls: [{ name: 'a' }, { name: 'b' }] }] });
    expect(await store().lookup(answerKey(), 'any')).toMatchObject({
      response: {
        toolCalls: [
          { id: 'call_0', name: 'a', arguments: {} },
          { id: 'call_1', name: 'b', arguments: {} },
        ],
        finishReason: 'tool-calls',
      },
    });
  });

  test('a judge without a model answers for every judge, one with its model goes first', async () => {
    await write({
      answers: [
        { model: 'm', judge: 'q', text: 'any' },
        { model: 'm', judge: 'q', judgeModel: 'strict', text: 'strict' },
      ],
    });
    const recorded = store();
    const textOf = async (key: AnswerKey) => {
      const found = await recorded.lookup(key, 'h');
      return found.kind === 'found' && 'text' in found.response ? found.response.text : found.kind;
    };
    expect(await textOf(judgeKey('q', 'mild'))).toBe('any');
    expect(await textOf(judgeKey('q', 'strict'))).toBe('strict');
    expect(await textOf(judgeKey('q', 'mild', 1))).toBe('missing');
  });

  test('beside recorded ones of the same name: the question itself decides', async () => {
    const judge = { model: 'm', judge: 'q', judgeModel: 'mild' };
    await write({
      answers: [
        { ...judge, hash: 'h1', text: 'first' },
        { ...judge, hash: 'h2', text: 'second' },
      ],
    });
    const textOf = async (hash: string): Promise<string> => {
      const found = await store().lookup(judgeKey('q', 'mild'), hash);
      return found.kind === 'found' && 'text' in found.response ? found.response.text : found.kind;
    };
    expect(await Promise.all(['h1', 'h2', 'h3'].map(textOf))).toEqual(['first', 'second', 'stale']);
  });

  test('an embedding', async () => {
    await write({ answers: [{ model: 'm', embedding: 'q', vectors: [[1], [2]] }] });
    const key: AnswerKey = { ...place, call: { kind: 'embedding', question: 'q' } };
    expect(await store().lookup(key, 'any')).toMatchObject({ response: { vectors: [[1], [2]] } });
  });
});

describe('merging', () => {
  test('a new conversation replaces the old one; other repeats and models stay', async () => {
    await record([
      [answerKey({}, 0), 'old', chat('old 0')],
      [answerKey({}, 1), 'old', chat('old 1')],
      [judgeKey('old question'), 'old', chat('old')],
      [answerKey({ repeat: 1 }), 'old', chat('stays')],
      [answerKey({ model: 'z' }), 'old', chat('stays')],
    ]);
    await record([
      [answerKey({}, 0), 'new', chat('new 0')],
      [answerKey({ model: 'a' }), 'new', chat('added')],
    ]);
    const { answers } = JSON.parse(await read()) as { answers: Record<string, unknown>[] };
    expect(answers.map(({ model, repeat, text }) => [model, repeat, text])).toEqual([
      ['m', 0, 'new 0'],
      ['m', 1, 'stays'],
      ['z', 0, 'stays'],
      ['a', 0, 'added'],
    ]);
  });

  test('two questions of one name are both kept, in an order that does not depend on time', async () => {
    const put = async (hashes: readonly string[]): Promise<readonly unknown[]> => {
      const recorder = store();
      for (const hash of hashes) recorder.put(judgeKey('q'), asking(hash), chat(`to ${hash}`));
      await recorder.flush();
      const found = await Promise.all(hashes.map((hash) => store().lookup(judgeKey('q'), hash)));
      expect(found.map(({ kind }) => kind)).toEqual(hashes.map(() => 'found'));
      const stored = JSON.parse(await read()) as { answers: { hash: string }[] };
      return stored.answers.map(({ hash }) => hash);
    };
    expect(await put(['h2', 'h1'])).toEqual(['h1', 'h2']);
  });

  test('what is put as it is stored is not written', async () => {
    const first = store();
    first.put(answerKey(), asking('h1'), chat('same'));
    expect(await first.flush()).toHaveLength(1);
    const second = store();
    second.put(answerKey(), asking('h1'), chat('same'));
    expect(await second.flush()).toEqual([]);
  });

  test('what is flushed can be looked up, and a later flush keeps it', async () => {
    const recorder = store();
    expect(await recorder.lookup(answerKey(), 'h')).toMatchObject({ kind: 'missing' });
    recorder.put(answerKey(), asking('h'), chat('one'));
    await recorder.flush();
    expect(await recorder.lookup(answerKey(), 'h')).toMatchObject({ kind: 'found' });
    recorder.put(answerKey({}, 1), asking('h'), chat('two'));
    await recorder.flush();
    expect(await store().lookup(answerKey(), 'h')).toMatchObject({ kind: 'found' });
  });

  test('a broken file is not overwritten, and the others are written', async () => {
    await write('{"answers": [', FILE);
    const recorder = store();
    recorder.put(answerKey(), asking('h'), chat('x'));
    recorder.put(answerKey({ test: 'u' }), asking('h'), chat('y'));
    await expect(recorder.flush()).rejects.toBeInstanceOf(RecordingFileError);
    expect(await read()).toBe('{"answers": [');
    expect(await read('rec/s/u.json')).toContain('"y"');
  });

  test('what cannot be made a text is named, and the others are written', async () => {
    const recorder = store();
    recorder.put(answerKey(), asking('h'), chat('x', { outputJson: 1n }));
    recorder.put(answerKey({ test: 'u' }), asking('h'), chat('y'));
    await expect(recorder.flush()).rejects.toMatchObject({
      name: 'RecordingFileError',
      message: expect.stringContaining(`cannot write the recording ${FILE}`),
    });
    expect(await read('rec/s/u.json')).toContain('"y"');
  });
});

test.each([150, 250])('a call whose arguments have %d levels is read again', async (levels) => {
  const args = parseArguments(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
  const response = chat('', { toolCalls: [{ id: 'c', name: 'f', arguments: args }] });
  const recording = store();
  recording.put(answerKey(), asking('h'), response);
  await recording.flush();
  expect(await store().lookup(answerKey(), 'h')).toMatchObject({ kind: 'found', response });
});

describe('files that are no recordings', () => {
  const DEEP = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const AT = '^rec\\/s\\/t\\.json';

  /** `⏎` is a line break, `∅` nothing at all, and what begins with a quote is of one answer; the last cell is what is said. */
  const table = `
    no JSON | {⏎  "answers": [}⏎ | ${AT}:2:\\d+: the recording is not valid JSON
    empty | ∅ | not valid JSON
    deep | ${'['.repeat(200_000)} | not valid JSON
    a list | [] | t\\.json:1:1: a recording is a JSON object
    no answers | {} | answers must be a list
    a later version | {"version": 2, "answers": []} | version: unknown version
    an unknown key | {"answers": [], "asnwers": []} | unknown key "asnwers"
    a misspelt key | {⏎  "answers": [⏎    { "model": "m", "text": "a", "repaet": 1 }⏎  ]⏎} | ${AT}:3:\\d+ answers\\[0\\]\\.repaet: unknown key "repaet"\\. Known here: .*repeat
    behind a byte order mark | \uFEFF{⏎"answers": [⏎{ "model": "m", "text": "a" },⏎{ "model": "m",⏎  "text": 5 }⏎]⏎} | ${AT}:5:11 answers\\[1\\]\\.text: text must be
    an answer that is null | {"answers": [null]} | answers\\[0\\]: an answer is a JSON object
    no model | {"answers": [{"text": "a"}]} | answers\\[0\\]: the answer has no "model"
    no text | {"answers": [{"model": "m"}]} | the answer has no "text"
    of another test | {"test": "other", "answers": []} | belongs to test "other", not "t"
    of another suite | {"suite": "other", "answers": []} | belongs to suite "other", not "s"
    vectors of text | {"answers": [{"model": "m", "embedding": "q", "vectors": [["1"]]}]} | vectors\\[0\\]: a vector is a list of numbers
    the same call twice | {"answers": [{"model": "m", "text": "a"}, {"model": "m", "text": "b", "turn": 0}]} | answers\\[1\\]: the same call as answers\\[0\\]
    the same question twice | {"answers": [{"model": "m", "judge": "q", "text": "a"}, {"model": "m", "judge": "q", "text": "b"}]} | answers\\[1\\]: the same call as answers\\[0\\]
    __proto__ as a key | {"__proto__": {"answers": []}} | unknown key "__proto__"
    __proto__ as an answer | {"answers": [{"__proto__": {"model": "m"}}]} | unknown key
    text: a number | "text": 5 | answers\\[0\\]\\.text: text must be
    repeat: a half | "repeat": 0.5 | repeat must be a whole number
    repeat: below 0 | "repeat": -1 | repeat must be a number from 0
    turn: a text | "turn": "0" | turn must be a number
    finishReason: unknown | "finishReason": "end" | One of stop, length
    judge and embedding | "judge": "a", "embedding": "b" | not both
    judge: a turn | "judge": "a", "turn": 1 | unknown key "turn"
    toolCalls: an object | "toolCalls": {} | toolCalls must be a list
    toolCalls: without a name | "toolCalls": [{}] | toolCalls\\[0\\]: the tool call has no
    toolCalls: arguments as text | "toolCalls": [{"name": "a", "arguments": "{}"}] | arguments must be an object
    toolCalls: deep | "toolCalls": [{"name": "a", "arguments": ${DEEP}}] | nested too deeply
    usage: a number | "usage": 5 | usage must be an object
  `;
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));

  test.each(rows)('%s: %#', async (_what, content = '', said = '') => {
    const ofAnswer = `{"answers":[{"model":"m","text":"a",${content}}]}`;
    const whole = content.startsWith('"') ? ofAnswer : content;
    await write(whole.replaceAll('⏎', '\n').replace('∅', ''));
    const lookup = store().lookup(answerKey(), 'h');
    await expect(lookup).rejects.toBeInstanceOf(RecordingFileError);
    await expect(lookup).rejects.toThrow(new RegExp(said));
  });

  test('a folder in the file’s place', async () => {
    await mkdir(join(workspace, FILE), { recursive: true });
    await expect(store().lookup(answerKey(), 'h')).rejects.toBeInstanceOf(RecordingFileError);
  });
});

describe('places', () => {
  const NAMES = ['../../../escape', 'a/b', '..', '.', 'con', 'nul', 'UPPER', 'a b', 'ä🦊', ''];
  test.each([...NAMES, 'x'.repeat(300), 'a\0b', '-rf', '__proto__'])(
    'a test named %j has a safe file of its own',
    async (name) => {
      const key = answerKey({ test: name });
      const [file] = await record([[key, 'h', chat('x')]]);
      expect(file).toMatch(/^rec\/s\/[a-z0-9][a-z0-9_-]{0,63}\.json$/);
      expect(await store().lookup(key, 'h')).toMatchObject({ kind: 'found' });
    },
  );

  test('names that look alike have different files', async () => {
    const [plain] = await record([[answerKey({ test: 'A b' }), 'h', chat('1')]]);
    const taken = plain?.replace(/^rec\/s\/|\.json$/g, '') ?? '';
    const names = ['a-b', 'a b', 'a_b', 'A-B', 'a--b', taken];
    const files = await record(names.map((test) => [answerKey({ test }), 'h', chat('2')]));
    expect(new Set([plain, ...files]).size).toBe(names.length + 1);
  });

  test('a recording behind a link that leaves the workspace is neither read nor written', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    try {
      await writeFile(join(outside, 't.json'), '{"answers":[{"model":"m","text":"secret"}]}');
      await mkdir(join(workspace, 'rec'));
      await symlink(outside, join(workspace, 'rec/s'));
      await expect(store().lookup(answerKey(), 'h')).rejects.toThrow('outside the workspace');
      await expect(record([[answerKey({ test: 'u' }), 'h', chat('x')]])).rejects.toThrow(
        'outside the workspace',
      );
      expect(await readdir(outside)).toEqual(['t.json']);
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  test('a linked file is replaced, not written through', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    try {
      await mkdir(join(workspace, 'rec/s'), { recursive: true });
      await symlink(join(outside, 'made.json'), join(workspace, FILE));
      await record([[answerKey(), 'h', chat('x')]]);
      expect(await readdir(outside)).toEqual([]);
      expect(await read()).toContain('"x"');
    } finally {
      await rm(outside, { recursive: true });
    }
  });
});
