import { afterAll, describe, expect, test } from '@jest/globals';
import { codeOf, scriptLocation } from '../../../src/assertions/registry.js';
import type { SourceLocation } from '../../../src/config/suite.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { type AssertYaml, known, line, located, score } from '../evaluate.js';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

async function judge(value: unknown, more: Partial<AssertYaml> = {}, output = 'Hello.') {
  const [outcome] = await score([{ type: 'javascript', value, ...more }], output, { sandbox });
  if (outcome === undefined) throw new Error('no outcome');
  return outcome;
}

describe('what code may look like', () => {
  test.each<[string, string]>([
    ['an expression', 'output.length < 100'],
    ['an expression with a semicolon', 'output.length < 100;\n'],
    ['an expression over several lines', '// short\noutput.length < 100 &&\n  output !== ""'],
    ['an expression that ends in a comment', 'output === "Hello." // as it should'],
    ['an object', '{ pass: true, score: 1, reason: "The code returned true" }'],
    ['a body', 'const short = output.length < 100;\nreturn short;'],
    ['a body in strict mode', '"use strict";\nreturn this === undefined;'],
    ['a body with await', 'const short = await Promise.resolve(true);\nreturn short;'],
    ['a promise', 'Promise.resolve(output).then((text) => text.length === 6)'],
    ['an async function, called', '(async () => output.endsWith("."))()'],
  ])('%s', async (_name, code) => {
    expect(line(await judge(code))).toBe('1 ok The code returned true');
  });
});

const WANTED = 'return true or false, a score from 0 to 1, or { pass, score, reason }';
const error = (words: string): string => `0 JAVASCRIPT_ERROR The code ${words}`;

describe('what it may return', () => {
  test.each<[code: string, expected: string, more?: Partial<AssertYaml>]>([
    ['true', '1 ok The code returned true'],
    ['false', '0 JAVASCRIPT_FAILED The code returned false'],
    ['0.5', '0.5 ok The code returned 0.5'],
    ['0.49', '0.49 JAVASCRIPT_FAILED The code returned 0.49'],
    ['0.3', '0.3 ok The code returned 0.3', { threshold: 0.3 }],
    ['0.495', '0.5 ok The code returned 0.495'],
    ['0.1 + 0.2 + 0.7', '1 ok The code returned 1'],
    ['1 + 1e-12', '1 ok The code returned 1.000000000001'],
    ['({ pass: true, score: 0.6, reason: "Fine" })', '0.6 ok Fine'],
    ['({ pass: false, score: 0.6, reason: "No" })', '0.6 JAVASCRIPT_FAILED No'],
    ['({ pass: true, score: 0.4, reason: "Low" })', '0.4 JAVASCRIPT_FAILED Low (score below 0.5)'],
    ['({ pass: true })', '1 ok The code returned pass: true'],
    ['({ pass: false })', '0 JAVASCRIPT_FAILED The code returned pass: false'],
    ['({ score: 0.7 })', '0.7 ok The code returned score: 0.7'],
    ['({ score: 0.2, reason: null })', '0.2 JAVASCRIPT_FAILED The code returned score: 0.2'],
    ['new (class { get score() { return 1 } })', '1 ok The code returned score: 1'],
    [
      'new Proxy({}, { get: () => true })',
      '0 JAVASCRIPT_ERROR The code returned score: true: a score is a number from 0 to 1',
    ],
    ['const x = 1;', '0 JAVASCRIPT_ERROR The code returned undefined: is a `return` missing?'],
    [
      '() => true',
      '0 JAVASCRIPT_ERROR The code returned a function: write its body alone, or put the function into a file (`file://check.cjs`)',
    ],
    ['"yes"', error(`returned the text "yes": ${WANTED}`)],
    ['null', error(`returned null: ${WANTED}`)],
    ['[true]', error(`returned an array: ${WANTED}`)],
    ['Symbol("s")', error(`returned a symbol: ${WANTED}`)],
    ['10n', error(`returned a bigint: ${WANTED}`)],
    ['({})', error(`returned an object without \`pass\` and \`score\`: ${WANTED}`)],
    [
      '({ pass: "yes" })',
      '0 JAVASCRIPT_ERROR The code returned the text "yes" as `pass`: it must be true or false',
    ],
    [
      '({ pass: true, score: "1" })',
      '0 JAVASCRIPT_ERROR The code returned score: the text "1": a score is a number from 0 to 1',
    ],
    ['output.length', '1 ok The code returned 6'],
    [
      '({ score: 6 })',
      '0 JAVASCRIPT_ERROR The code returned score: 6: a score is a number from 0 to 1',
    ],
    ['output.length <= context.config.max', '1 ok The code returned true', { config: { max: 6 } }],
    [
      'output.length <= context.config.max',
      '0 JAVASCRIPT_FAILED The code returned false',
      { config: { max: 5 } },
    ],
    ['context.config === undefined', '1 ok The code returned true'],
    ['-0.1', '0 JAVASCRIPT_ERROR The code returned -0.1: a score is a number from 0 to 1'],
    ['NaN', '0 JAVASCRIPT_ERROR The code returned NaN: a score is a number from 0 to 1'],
    ['Infinity', '0 JAVASCRIPT_ERROR The code returned Infinity: a score is a number from 0 to 1'],
    [
      'new Promise(() => {})',
      '0 JAVASCRIPT_ERROR The code waits for a promise that nothing settles: the sandbox has no timers, files or network',
    ],
  ])('%s', async (code, expected, more = {}) => {
    expect(line(await judge(code, more))).toBe(expected);
  });
});

describe('not-javascript', () => {
  test.each<[string, string]>([
    ['false', '1 ok The code returned false'],
    ['true', '0 JAVASCRIPT_FAILED The code returned true'],
    ['0.2', '0.8 ok The code returned 0.2'],
    ['0.7', '0.3 JAVASCRIPT_FAILED The code returned 0.7'],
    [
      'null.x',
      "0 JAVASCRIPT_ERROR The code threw at kindlm.yaml:1:5: TypeError: cannot read property 'x' of null",
    ],
  ])('%s', async (code, expected) => {
    expect(line(await judge(code, { type: 'not-javascript' }))).toBe(expected);
  });
});

describe('what it throws is told with its place', () => {
  test.each<[string, string]>([
    ['throw new TypeError("boo")', 'The code threw at kindlm.yaml:1:20: TypeError: boo'],
    [
      'const x = null;\nreturn x.y;',
      "The code threw at kindlm.yaml:2:9: TypeError: cannot read property 'y' of null",
    ],
    ['await null;\nthrow new Error("late")', 'The code threw at kindlm.yaml:2:16: Error: late'],
    ['throw "text"', 'The code threw: text'],
    ['throw { code: 1 }', 'The code threw: {"code":1}'],
    ['throw null', 'The code threw: null'],
    ['throw undefined', 'The code threw: undefined'],
    ['throw { toJSON() { throw 1 } }', 'The code threw: an error that cannot be read'],
    [
      'process.exit(0)',
      "The code threw at kindlm.yaml:1:1: ReferenceError: 'process' is not defined",
    ],
  ])('%s', async (code, expected) => {
    const { failureCode, failureMessage, score: value } = await judge(code);
    expect([failureCode, value, failureMessage]).toEqual(['JAVASCRIPT_ERROR', 0, expected]);
  });
});

describe('what it sees', () => {
  test.each<[string, string]>([
    ['context.vars.city', 'Paris'],
    ['context.prompt', 'hi'],
    ['context.test.name', 't'],
    ['context.toolCalls[0].name + context.toolCalls[0].arguments.id', 'refund7'],
    ['context.toolCalls[0].response.ok', 'true'],
    ['context.latencyMs', '12'],
    ['Object.keys(context).sort()', 'latencyMs,prompt,test,toolCalls,vars'],
    ['output', 'Grüße \u0000 \ud800 😀'],
  ])('%s', async (code, expected) => {
    const value = `const seen = String(${code});\nreturn { pass: seen === ${JSON.stringify(expected)}, reason: seen };`;
    const [outcome] = await score([{ type: 'javascript', value }], 'Grüße \u0000 \ud800 😀', {
      sandbox,
      vars: { city: 'Paris' },
      context: {
        latencyMs: 12,
        toolCalls: known([
          { id: 'c', name: 'refund', arguments: { id: 7 }, response: { ok: true } },
        ]),
      },
    });
    expect(outcome).toMatchObject({ passed: true });
  });
});

describe('console', () => {
  test('what it was told stands in the metadata, whatever it was', async () => {
    const { metadata } = await judge(`
      console.log('Output:', output, 1, null, undefined, [1, 'a'], { a: 1 });
      console.error(new RangeError('far'), Symbol('s'), { toJSON() { throw 1 } });
      console.info();
      return true;`);
    expect(metadata?.['console']).toEqual([
      'Output: Hello. 1 null undefined [1,"a"] {"a":1}',
      'RangeError: far Symbol(s) something that cannot be shown',
      '',
    ]);
  });

  test('is bounded', async () => {
    const { metadata } = await judge(
      'for (let i = 0; i < 1000; i += 1) console.log("x".repeat(1e5)); return true;',
      // A busy machine needs more than the usual second.
      { timeoutMs: 30_000 },
    );
    const lines = metadata?.['console'];
    expect(lines).toHaveLength(51);
    expect(JSON.stringify(lines).length).toBeLessThan(120_000);
    expect(lines).toContain('… and 950 more');
  });

  test('what it was told before the deadline is kept', async () => {
    const { failureMessage, metadata } = await judge('console.log("here"); for (;;);', {
      timeoutMs: 50,
    });
    expect(failureMessage).toBe(
      'The code did not end within 50 ms (`timeoutMs` sets how long it may take)',
    );
    expect(metadata?.['console']).toEqual(['here']);
  });
});

describe('modules', () => {
  const inFile = async (name: string, text: string) => {
    const [outcome] = await score(
      [{ type: 'javascript', value: text, file: { name, text } }],
      'Hello.',
      { sandbox },
    );
    return outcome === undefined ? '' : line(outcome);
  };
  test.each<[file: string, text: string, expected: string]>([
    [
      'a.cjs',
      'module.exports = (output, context) => output.length < 9;',
      '1 ok The code returned true',
    ],
    [
      'a.js',
      'const max = 9;\nmodule.exports = async (output) => output.length < max;',
      '1 ok The code returned true',
    ],
    ['a.js', 'exports.default = (output) => output === "Hello.";', '1 ok The code returned true'],
    [
      'a.js',
      'const max = 9;\nexport default (output) => output.length < max;',
      '1 ok The code returned true',
    ],
    [
      'a.mjs',
      'export default async function check(output) { return output.length / 10; }',
      '0.6 ok The code returned 0.6',
    ],
    [
      'a.mjs',
      'const limit = await Promise.resolve(9);\nexport default (output) => output.length < limit;',
      '1 ok The code returned true',
    ],
    [
      'a.cjs',
      'module.exports = { check() {} };',
      '0 JAVASCRIPT_ERROR The file exports an object: it must export one function, e.g. `module.exports = (output, context) => output.length < 100`',
    ],
    [
      'a.mjs',
      'export const check = () => true;',
      '0 JAVASCRIPT_ERROR The file exports nothing: it must export one function, e.g. `module.exports = (output, context) => output.length < 100`',
    ],
    [
      'lib/a.cjs',
      'module.exports = (output) => {\n  return output.x.y;\n};',
      "0 JAVASCRIPT_ERROR The code threw at lib/a.cjs:2:18: TypeError: cannot read property 'y' of undefined",
    ],
    [
      'a.cjs',
      'const fs = require("fs");\nmodule.exports = () => true;',
      '0 JAVASCRIPT_ERROR The code threw at a.cjs:1:19: Error: require("fs") is not possible in the sandbox: put all code into one file, or write sandbox: false beside it',
    ],
    [
      'a.mjs',
      'import fs from "fs";\nexport default () => true;',
      "0 JAVASCRIPT_ERROR The code does not compile: could not load module 'fs'",
    ],
  ])('%s: %s', async (name, text, expected) => {
    expect(await inFile(name, text)).toBe(expected);
  });
});

describe('places', () => {
  const at = (file: string, line: number, column: number): SourceLocation => ({
    file,
    line,
    column,
  });
  test.each<[string, Parameters<typeof scriptLocation>, SourceLocation]>([
    [
      'in a block',
      [
        { ...located({ type: 'javascript' }), valueLocation: at('a/k.yaml', 9, 15) },
        { line: 3, column: 5 },
      ],
      at('a/k.yaml', 11, 19),
    ],
    [
      'in a file',
      [
        {
          ...located({ type: 'javascript' }),
          valueLocation: at('a/k.yaml', 9, 15),
          file: { name: '../b/c.cjs', text: '' },
        },
        { line: 3, column: 5 },
      ],
      at('b/c.cjs', 3, 5),
    ],
    [
      'unknown',
      [{ ...located({ type: 'javascript' }), valueLocation: at('a/k.yaml', 9, 15) }, undefined],
      at('a/k.yaml', 9, 15),
    ],
  ])('%s', (_name, [assert, position], expected) => {
    expect(scriptLocation(assert, position)).toEqual(expected);
  });

  test.each([
    ['a.cjs', 'commonjs'],
    ['a.mjs', 'module'],
    ['a.js', 'either'],
  ])('%s is %s', (name, kind) => {
    const assert = { ...located({ type: 'javascript' }), file: { name, text: 'x' } };
    expect(codeOf(assert)).toEqual({ source: { text: 'x', kind } });
  });
});
