import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';

const RUNAWAY = '(a+)+$';
const RUNAWAY_TEXT = `${'a'.repeat(40)}!`;
const ROOT = 'file:///repo/order.json';
const ORDER = {
  root: ROOT,
  documents: { [ROOT]: { properties: { id: { pattern: '^[0-9]+$' } } } },
};
const RUNAWAY_SCHEMA = { root: ROOT, documents: { [ROOT]: { pattern: RUNAWAY } } };

let sandbox: Sandbox | undefined;
function open(workerUrl?: URL, deadlineMs = 500): Sandbox {
  sandbox = createSandbox(workerUrl, { deadlineMs });
  return sandbox;
}
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

describe('matchAll', () => {
  test.each<[string, string, string, string, [string, number][]]>([
    ['none', 'x', 'gi', 'abc', []],
    [
      'all, whatever their case',
      'ab',
      'gi',
      'ab AB',
      [
        ['ab', 0],
        ['AB', 3],
      ],
    ],
    ['zero-length matches are listed', '(?=b)', 'g', 'ab', [['', 1]]],
    ['offsets count UTF-16 code units', 'b', 'g', '😀b', [['b', 2]]],
  ])('%s', async (_name, pattern, flags, text, expected) => {
    expect(await open().matchAll(pattern, flags, text)).toEqual({
      kind: 'done',
      value: expected.map(([match, index]) => ({ text: match, index })),
    });
  });

  test('a pattern that does not compile says why', async () => {
    expect(await open().matchAll('(', 'g', 'x')).toEqual({
      kind: 'failed',
      message: expect.stringContaining('Invalid regular expression'),
    });
  });
});

describe('what ran away twice is not tried again', () => {
  test('a pattern', async () => {
    const opened = open(undefined, 200);
    const outcomes = await Promise.all(
      [RUNAWAY_TEXT, 'aaa', RUNAWAY_TEXT, 'aaa'].map((text) => opened.matchAll(RUNAWAY, 'g', text)),
    );
    // The last text is matched in no time by a pattern that is tried.
    expect(outcomes.map(({ kind }) => kind)).toEqual(['timeout', 'done', 'timeout', 'timeout']);
    expect(outcomes[3]).toEqual(outcomes[0]);
    expect(await opened.matchAll(RUNAWAY, 'gi', 'aaa')).toMatchObject({ kind: 'done' });
    expect(await opened.matchAll('a+', 'g', 'aaa')).toMatchObject({ kind: 'done' });
  });

  test('a schema', async () => {
    const opened = open(undefined, 200);
    for (const text of [RUNAWAY_TEXT, RUNAWAY_TEXT, 'aaa']) {
      expect(await opened.validate(RUNAWAY_SCHEMA, text)).toMatchObject({ kind: 'timeout' });
    }
    expect(await opened.validate(ORDER, { id: '1' })).toEqual({ kind: 'done', value: [] });
  });
});

describe('validate', () => {
  test('lists violations', async () => {
    expect(await open().validate(ORDER, { id: 'x' })).toEqual({
      kind: 'done',
      value: [expect.objectContaining({ instancePath: '/id', keyword: 'pattern' })],
    });
  });

  test('a valid value has none, also when the schema is used again', async () => {
    const opened = open();
    expect(await opened.validate(ORDER, { id: '1' })).toEqual({ kind: 'done', value: [] });
    expect(await opened.validate(ORDER, { id: '2' })).toEqual({ kind: 'done', value: [] });
  });

  test('a schema that does not compile says why', async () => {
    const broken = { root: ROOT, documents: { [ROOT]: { $ref: 'gone.json' } } };
    expect(await open().validate(broken, 1)).toEqual({
      kind: 'failed',
      message: '"$ref" leads to "gone.json", which does not exist',
    });
  });

  test('a value that cannot be copied fails alone', async () => {
    const opened = open();
    expect(await opened.validate(ORDER, () => 1)).toEqual({
      kind: 'failed',
      message: expect.stringContaining('could not be cloned'),
    });
    expect(await opened.validate(ORDER, { id: '1' })).toEqual({ kind: 'done', value: [] });
  });
});

describe('runaway work costs itself only', () => {
  test('requests that wait behind it, and later ones, are right', async () => {
    const opened = open();
    const outcomes = await Promise.all([
      opened.matchAll('b', 'g', 'ab'),
      opened.matchAll(RUNAWAY, 'g', RUNAWAY_TEXT),
      opened.matchAll('b', 'g', 'ab'),
      opened.validate(RUNAWAY_SCHEMA, RUNAWAY_TEXT),
      opened.validate(ORDER, { id: '1' }),
    ]);
    expect(outcomes).toEqual([
      { kind: 'done', value: [{ text: 'b', index: 1 }] },
      { kind: 'timeout', deadlineMs: 500 },
      { kind: 'done', value: [{ text: 'b', index: 1 }] },
      { kind: 'timeout', deadlineMs: 500 },
      { kind: 'done', value: [] },
    ]);
  });

  test('a pattern that takes for ever to compile, which ends no thread of V8, is killed with its process', async () => {
    const opened = open();
    expect(await opened.matchAll(`${'(?:$|^)'.repeat(40)}0`, 'g', 'ab')).toMatchObject({
      kind: 'timeout',
    });
    expect(await opened.matchAll('b', 'g', 'ab')).toEqual({
      kind: 'done',
      value: [{ text: 'b', index: 1 }],
    });
  });

  test('a reply that waits while the main thread is busy is no timeout', async () => {
    const opened = open();
    await opened.matchAll('b', 'g', 'ab');
    const outcome = opened.matchAll('b', 'g', 'ab');
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    expect(await outcome).toEqual({ kind: 'done', value: [{ text: 'b', index: 1 }] });
  });
});

describe('a worker that breaks', () => {
  let folder = '';
  async function workerOf(source: string): Promise<URL> {
    folder = await mkdtemp(path.join(tmpdir(), 'kindlm-worker-'));
    const file = path.join(folder, 'worker.mjs');
    await writeFile(file, source);
    return pathToFileURL(file);
  }
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const READY = `process.send({ kind: 'ready' });`;

  test.each<[string, string, RegExp]>([
    ['ends at work', `${READY} process.on('message', () => process.exit(4))`, /crashed: .*code 4/],
    [
      'runs out of memory',
      // Six times its limit and no more: where there were none, the machine must not suffer.
      `${READY} process.on('message', () => { const kept = [];
        for (let left = 2_000; left > 0; left -= 1) kept.push(new Array(1e5).fill({}));
        process.send({ kind: 'ready' }); })`,
      /crashed: the worker ended with/,
    ],
    [
      'answers nonsense',
      `${READY} process.on('message', () => process.send({ kind: 'ready' }))`,
      /unexpected reply: ready/,
    ],
  ])('%s', async (_name, source, expected) => {
    const opened = open(await workerOf(source), 20_000);
    expect(await opened.matchAll('b', 'g', 'ab')).toEqual({
      kind: 'failed',
      message: expect.stringMatching(expected),
    });
  });

  test.each([
    [
      'throws',
      'throw new Error("no")',
      /worker\.mjs\) did not start: the worker ended with code 1/,
    ],
    ['ends', 'process.exit(3)', /did not start: the worker ended with code 3/],
    ['has no file', undefined, /did not start: the worker ended with code 1/],
    [
      'misses a part',
      `${READY} process.on('message', () => process.send({ kind: 'broken', message: 'the file x is missing' }))`,
      /the file x is missing/,
    ],
  ])('one that %s: the action is broken', async (_name, source, expected) => {
    const url = await workerOf(source ?? '');
    if (source === undefined) await rm(url);
    const opened = open(url);
    const both = [opened.matchAll('b', 'g', 'ab'), opened.matchAll('c', 'g', 'ab')];
    for (const outcome of await Promise.allSettled(both)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { name: 'ModuleLoadError', message: expect.stringMatching(expected) },
      });
    }
  });

  test('gets no turn on a busy machine: it has not run away', async () => {
    const stopped = path.join(tmpdir(), `kindlm-stopped-${process.pid}`);
    const source = `import { writeFileSync, renameSync } from 'node:fs'; ${READY} process.on('message', () => {
      writeFileSync('${stopped}.new', String(process.pid)); renameSync('${stopped}.new', '${stopped}');
      process.kill(process.pid, 'SIGSTOP');
      process.send({ kind: 'matches', matches: [] });
    });`;
    const outcome = open(await workerOf(source)).matchAll('b', 'g', 'ab');
    while (!existsSync(stopped)) await new Promise((resolve) => setTimeout(resolve, 10));
    // Longer than the deadline, and far from ten times as long, after which it would be given up.
    await new Promise((resolve) => setTimeout(resolve, 700));
    process.kill(Number(await readFile(stopped, 'utf8')), 'SIGCONT');
    await rm(stopped);
    // Other systems do not tell how long another process has run.
    const isKnown = process.platform === 'linux';
    expect((await outcome).kind).toBe(isKnown ? 'done' : 'timeout');
  });

  test('is replaced', async () => {
    const source = `${READY} process.on('message', ({ text }) => text === 'die' ? process.exit(1)
      : process.send({ kind: 'matches', matches: [] }))`;
    const opened = open(await workerOf(source));
    expect(await opened.matchAll('b', 'g', 'die')).toMatchObject({ kind: 'failed' });
    expect(await opened.matchAll('b', 'g', 'live')).toEqual({ kind: 'done', value: [] });
  });

  test('finds the libraries of its Node, and sees no other variable and no argument', async () => {
    const given = {
      LD_LIBRARY_PATH: '/lib',
      RUNNER_TRACKING_ID: 'github_1',
      OPENAI_API_KEY: 'sk-1',
    };
    const before = { ...process.env };
    const source = `${READY} process.on('message', () => process.send({ kind: 'failed', message:
        JSON.stringify([process.env, process.argv.slice(2)]) }));`;
    try {
      Object.assign(process.env, given);
      const outcome = await open(await workerOf(source)).matchAll('b', 'g', 'ab');
      const { LD_LIBRARY_PATH, RUNNER_TRACKING_ID } = given;
      const kept = { LD_LIBRARY_PATH, RUNNER_TRACKING_ID, NoDefaultCurrentDirectoryInExePath: '1' };
      expect(outcome.kind === 'failed' && JSON.parse(outcome.message)).toEqual([kept, []]);
    } finally {
      process.env = before;
    }
  });
});

describe('the end', () => {
  test('close is idempotent; work under way and later fails', async () => {
    const opened = open(undefined, 20_000);
    await opened.matchAll('b', 'g', 'ab');
    const running = opened.matchAll(RUNAWAY, 'g', RUNAWAY_TEXT);
    await new Promise((resolve) => setImmediate(resolve));
    await opened.close();
    await opened.close();
    expect(await running).toMatchObject({ kind: 'failed' });
    expect(await opened.matchAll('b', 'g', 'ab')).toEqual({
      kind: 'failed',
      message: 'the sandbox is closed',
    });
  });

  test('close without use starts nothing', async () => {
    await createSandbox(new URL('file:///no/such/worker.js')).close();
  });
});

test('the worker refuses to be started by hand', async () => {
  const worker = new URL('../../dist/sandbox-worker/index.js', import.meta.url);
  const started = promisify(execFile)(process.execPath, [fileURLToPath(worker)]);
  await expect(started).rejects.toThrow(/started by the action, not by hand/);
});
