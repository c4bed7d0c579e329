import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AssertionContext } from '../../../src/assertions/assertion.js';
import { createInterpreters } from '../../../src/sandbox/interpreters.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { type AssertYaml, line, score } from '../evaluate.js';

const sandbox = createSandbox();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kindlm-interpreted-'));
const interpreters = createInterpreters({
  environment: { ...process.env, MY_API_KEY: 'k-123456789', OTHER_TOKEN: 't-123456789' },
  keys: new Set(['MY_API_KEY']),
  redact: (text) => text,
  withoutKeys: false,
});

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
});
afterAll(async () => {
  await interpreters.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const FILES = {
  'helper.py': 'LIMIT = 10\n',
  'check.py': `import helper
import os

def get_assert(output, context):
    return {"pass_": len(output) < helper.LIMIT, "score": 0.75, "reason": "short: " + context["vars"]["name"]}

def strict(output, context):
    return output == "Hello."

async def later(output, context):
    return 1

def fails(output, context):
    return {}["nothing"]

class Checks:
    @staticmethod
    def inner(output, context):
        return True

value = 3
`,
  'counting.py':
    'n = 0\ndef get_assert(output, context):\n    global n\n    n += 1\n    return n == 1\n',
  'limit.mjs': 'export const LIMIT = 10;\n',
  'check.mjs': `import { LIMIT } from './limit.mjs';
export default (output, context) => ({ pass: output.length < LIMIT, score: 0.9, reason: 'by ' + context.vars.name });
export const strict = async (output) => output === 'Hello.';
export const fails = () => { throw new Error('no'); };
export const talks = () => { console.log('seen', { a: 1 }); return true; };
export const value = 3;
export const calls = (output, context) => context.toolCalls.length === 0;
export const leaves = () => process.exit(3);
`,
  'check.cjs':
    "const path = require('node:path');\nmodule.exports = (output) => path.basename('/a/' + output) === 'Hello.';\n",
};

/** `code`: of the config, or a file with `:` and what of it is called. */
async function judge(
  code: string,
  more: Partial<AssertYaml> = {},
  {
    output = 'Hello.',
    context = {},
  }: { output?: string; context?: Partial<AssertionContext> } = {},
) {
  const [, name, exported] = /^file:([^:]+)(?::(.+))?$/.exec(code) ?? [];
  const file = name === undefined ? undefined : { name, text: '', exported };
  const isPython = name === undefined || name.endsWith('.py');
  const kind: AssertYaml = isPython
    ? { type: 'python', value: code }
    : { type: 'javascript', value: code, sandbox: false };
  const [outcome] = await score([{ ...kind, file, ...more }], output, {
    sandbox,
    vars: { name: 'Ada' },
    interpret: (call) => interpreters.run({ ...call, directory: folder }),
    context,
  });
  if (outcome === undefined) throw new Error('no outcome');
  return outcome;
}

describe('what Python may look like, and return', () => {
  test.each<[code: string, expected: string, more?: Partial<AssertYaml>]>([
    ['len(output) < 100', '1 ok The code returned true'],
    ['output[:5] == "Hello"', '1 ok The code returned true'],
    ['"bye" in output', '0 PYTHON_FAILED The code returned false'],
    ['import re\nreturn bool(re.search("^H", output))', '1 ok The code returned true'],
    ['if len(output) > 3:\n  return True\nreturn False', '1 ok The code returned true'],
    ['json.loads("[1]")[0]', '1 ok The code returned 1'],
    ['0.5', '0.5 ok The code returned 0.5'],
    ['0.49', '0.49 PYTHON_FAILED The code returned 0.49'],
    ['0.3', '0.3 ok The code returned 0.3', { threshold: 0.3 }],
    ['7', '1 ok The code returned 7'],
    ['"true"', '1 ok The code returned true'],
    ['"0.7"', '0.7 ok The code returned 0.7'],
    ['\'{"pass": false, "score": 0.2, "reason": "No"}\'', '0.2 PYTHON_FAILED No'],
    ['{"pass": True, "score": 0.6, "reason": "Fine"}', '0.6 ok Fine'],
    ['{"pass_": False}', '0 PYTHON_FAILED The code returned pass: false'],
    ['{"score": 0.7}', '0.7 ok The code returned score: 0.7'],
    ['context["vars"]["name"] == "Ada"', '1 ok The code returned true'],
    ['context["config"]["most"] == 3', '1 ok The code returned true', { config: { most: 3 } }],
    ['context.get("nothing") is None', '1 ok The code returned true'],
    ['__import__("os").getcwd().startswith("/")', '1 ok The code returned true'],
    ['__import__("os").environ.get("MY_API_KEY") is None', '1 ok The code returned true'],
    ['__import__("os").environ.get("OTHER_TOKEN") is None', '1 ok The code returned true'],
    [
      '__import__("os").environ["MY_API_KEY"] == "k-123456789"',
      '1 ok The code returned true',
      { keys: ['MY_API_KEY'] },
    ],
    ['"""a\n  b""" == "a\\n  b"', '1 ok The code returned true'],
    ['file:check.py', '0.75 ok short: Ada'],
    ['file:check.py:strict', '1 ok The code returned true'],
    ['file:check.py:later', '1 ok The code returned 1'],
    ['file:check.py:Checks.inner', '1 ok The code returned true'],
  ])('%s', async (code, expected, more = {}) => {
    expect(line(await judge(code, more))).toBe(expected);
  });
});

describe('what Python cannot say', () => {
  test.each<[code: string, expected: RegExp, more?: Partial<AssertYaml>]>([
    ['x = 1', /^0 PYTHON_ERROR The code returned None: /],
    ['[1]', /^0 PYTHON_ERROR The code returned an array: /],
    ['"fine"', /^0 PYTHON_ERROR The code returned the text "fine": /],
    ['float("nan")', /^0 PYTHON_ERROR The code returned nan: a score is /],
    [
      '{"reason": "so"}',
      /^0 PYTHON_ERROR The code returned an object without `pass` and `score`: /,
    ],
    [
      'x = 1\nreturn 1 / 0',
      /^0 PYTHON_ERROR The code threw at kindlm\.yaml:\d+:\d+: ZeroDivisionError: /,
    ],
    ['return (', /^0 PYTHON_ERROR The code does not compile at kindlm\.yaml:\d+:\d+: /],
    ['raise SystemExit(3)', /^0 PYTHON_ERROR The code threw .*: SystemExit: 3/],
    [
      'import os\nos._exit(3)',
      /^0 PYTHON_ERROR The code could not be run: its process ended with exit code 3/,
    ],
    [
      'import time\ntime.sleep(60)',
      /^0 PYTHON_ERROR The code did not end within 300 ms/,
      { timeoutMs: 300 },
    ],
    ['while True: pass', /^0 PYTHON_ERROR The code did not end within 300 ms/, { timeoutMs: 300 }],
    [
      'file:check.py:fails',
      /^0 PYTHON_ERROR The code threw at check\.py:14:1: KeyError: 'nothing'/,
    ],
    [
      'file:check.py:nothing',
      /^0 PYTHON_ERROR The file has no function `nothing\(output, context\)`/,
    ],
    ['file:check.py:value', /^0 PYTHON_ERROR The file has no function `value\(output, context\)`/],
    ['file:gone.py', /^0 PYTHON_ERROR The code threw: FileNotFoundError: /],
    [
      'import os\nos.write(3, b"{}\\n" * 9)\nreturn True',
      /^0 PYTHON_ERROR The code could not be run: its process gave no reply/,
    ],
    [
      'import os\nos.close(3)\nreturn True',
      /^0 PYTHON_ERROR The code could not be run: its process ended with exit code/,
    ],
    ['"x" * 10**8', /^0 PYTHON_ERROR The code returned the text "xxx/],
  ])('%s', async (code, expected, more = {}) => {
    expect(line(await judge(code, more))).toMatch(expected);
    // Whatever it did, the next one is judged as it should be.
    expect(line(await judge('True'))).toBe('1 ok The code returned true');
  });

  test('its negation passes no error', async () => {
    expect(line(await judge('1 / 0', { type: 'not-python' }))).toMatch(/^0 PYTHON_ERROR /);
    expect(line(await judge('False', { type: 'not-python' }))).toMatch(/^1 ok /);
    expect(line(await judge('True', { type: 'not-python' }))).toMatch(/^0 PYTHON_FAILED /);
  });

  test('calls that nobody knows are an error, by whatever way they are read', async () => {
    const context: Partial<AssertionContext> = { toolCalls: { kind: 'unknown', why: 'untold' } };
    for (const code of ['context["toolCalls"] == []', 'len(context.get("toolCalls", [])) == 0']) {
      const said = line(await judge(code, {}, { context }));
      expect(said).toMatch(/^0 PYTHON_ERROR The code threw .*Which tools were called is not known/);
    }
    expect(line(await judge('file:check.mjs:calls', {}, { context }))).toMatch(
      /^0 JAVASCRIPT_ERROR .*is not known/,
    );
    expect(line(await judge('context["toolCalls"] == []'))).toBe('1 ok The code returned true');
  });
});

test('what code prints is shown, and is never its verdict', async () => {
  const outcome = await judge(
    'import os, subprocess, sys\nprint("one")\nprint("two")\nos.write(1, b"{}\\n")\nsubprocess.run(["echo", "{}"])\nreturn sys.stdin.read() == ""',
  );
  expect(line(outcome)).toBe('1 ok The code returned true');
  expect(outcome.metadata?.console).toEqual(['one', 'two']);
});

test('a file begins anew with each answer', async () => {
  expect(line(await judge('file:counting.py'))).toBe('1 ok The code returned true');
  expect(line(await judge('file:counting.py'))).toBe('1 ok The code returned true');
});

test('a large answer reaches the code whole', async () => {
  const output = 'ä'.repeat(3_000_000);
  expect(line(await judge('len(output) == 3_000_000', {}, { output }))).toBe(
    '1 ok The code returned true',
  );
});

test.each<[code: string, expected: RegExp]>([
  ['file:check.mjs', /^0\.9 ok by Ada$/],
  ['file:check.mjs:strict', /^1 ok The code returned true$/],
  ['file:check.cjs', /^1 ok The code returned true$/],
  ['file:check.mjs:talks', /^1 ok The code returned true$/],
  ['file:check.mjs:fails', /^0 JAVASCRIPT_ERROR The code threw at check\.mjs:4:\d+: Error: no$/],
  ['file:check.mjs:value', /^0 JAVASCRIPT_ERROR The file exports a number: /],
  [
    'file:check.mjs:leaves',
    /^0 JAVASCRIPT_ERROR The code could not be run: its process ended with exit code 3/,
  ],
  ['file:gone.mjs', /^0 JAVASCRIPT_ERROR The code threw: Error: Cannot find module/],
])('Node: %s', async (code, expected) => {
  expect(line(await judge(code))).toMatch(expected);
  expect(line(await judge('file:check.cjs'))).toBe('1 ok The code returned true');
});
