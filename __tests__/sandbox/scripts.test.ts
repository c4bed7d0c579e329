import { afterAll, describe, expect, test } from '@jest/globals';
import { createSandbox, type Sandbox, type ScriptSource } from '../../src/sandbox/sandbox.js';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

async function run(text: string, output = 'ok', from: Sandbox = sandbox) {
  const outcome = await from.runScript({
    source: { text, kind: 'inline' },
    output,
    context: {},
    deadlineMs: 1000,
  });
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

async function returned(text: string, output?: string): Promise<string> {
  const { end } = await run(text, output);
  return end.kind === 'returned' ? end.value.text : end.kind;
}

describe('checkScript', () => {
  const check = (text: string, kind: ScriptSource['kind'] = 'inline') =>
    sandbox.checkScript({ text, kind });
  test.each<[string, string, ScriptSource['kind']?]>([
    ['an expression', 'output.length < 9'],
    ['a body', 'return output.length < 9'],
    ['a loop, which is not run', 'for (;;);'],
    ['a throw, which is not run', 'throw 1'],
    ['a module', 'module.exports = 1', 'commonjs'],
    ['a module in the new style', 'export default 1', 'module'],
    ['a module whose own code throws', 'throw 1; export default 1', 'module'],
    ['either', 'export default 1', 'either'],
  ])('%s compiles', async (_name, text, kind = 'inline') => {
    expect(await check(text, kind)).toEqual({ kind: 'done', value: undefined });
  });

  test.each<[string, string, ScriptSource['kind'], unknown]>([
    ['nothing', ' \n', 'inline', { message: 'the code is empty' }],
    [
      'a missing value',
      'const x = ;',
      'inline',
      { message: "unexpected token in expression: ';'", position: { line: 1, column: 11 } },
    ],
    [
      'a mistake on a later line',
      '// a\nconst x = 1;\nreturn x x;',
      'inline',
      { message: "expecting ';'", position: { line: 3, column: 10 } },
    ],
    [
      'a missing brace',
      'if (output) {\n  return true;',
      'inline',
      { message: expect.stringMatching(/^the code ends too early/) },
    ],
    [
      'a module that is none',
      'export default 1',
      'commonjs',
      { message: expect.any(String), position: { line: 1, column: 1 } },
    ],
    [
      'a mistake in a module',
      'export default\n  ];',
      'either',
      { message: "unexpected token in expression: ']'", position: { line: 2, column: 3 } },
    ],
    ['an import', 'import "fs";', 'module', { message: "could not load module 'fs'" }],
    [
      'a cloud of brackets',
      '['.repeat(300_000),
      'inline',
      { message: 'the code is nested too deeply' },
    ],
  ])('%s does not', async (_name, text, kind, expected) => {
    expect(await check(text, kind)).toEqual({ kind: 'done', value: expected });
  });
});

describe('every script starts from the same place', () => {
  test('globals, prototypes and symbols of one are not those of the next', async () => {
    await run('globalThis.a = 1; Object.prototype.b = 2; String.prototype.trim = null;');
    expect(await returned('[typeof a, {}.b, typeof "".trim].join()')).toBe('undefined,,function');
  });

  test('so do random numbers', async () => {
    const first = await returned('String(Math.random())');
    expect(await returned('String(Math.random())')).toBe(first);
  });

  test('after long answers too', async () => {
    const long = '😀ü'.repeat(300_000);
    expect(await returned('String(output.length)', long)).toBe('900000');
    expect(await returned('String(output.length)', 'ok')).toBe('2');
    expect(await returned('String(output.length)', long)).toBe('900000');
  });

  test('and in thousands', async () => {
    const all = Array.from({ length: 3000 }, (_, index) => returned('output + "!"', String(index)));
    const texts = await Promise.all(all);
    expect(texts.filter((text, index) => text !== `${index}!`)).toEqual([]);
  });
});

test('a worker that breaks at a script is told and replaced', async () => {
  const own = createSandbox();
  try {
    // Nothing can stop this one from inside.
    const stuck = await own.runScript({
      source: { text: `'a'.repeat(2 ** 23).indexOf('a'.repeat(2 ** 22) + 'b')`, kind: 'inline' },
      output: '',
      context: {},
      deadlineMs: 50,
    });
    expect(stuck).toEqual({ kind: 'timeout', deadlineMs: 50 });
    expect((await run('true', 'ok', own)).end).toMatchObject({ kind: 'returned' });
  } finally {
    await own.close();
  }
});

test('a context that is no data fails alone', async () => {
  const outcome = await sandbox.runScript({
    source: { text: 'true', kind: 'inline' },
    output: '',
    context: { f: () => 1 },
    deadlineMs: 1000,
  });
  expect(outcome).toMatchObject({ kind: 'failed' });
  expect(await returned('true')).toBe('true');
});
