/** `python`, and `javascript` with `sandbox: false`, through dist/. */
import { describe, expect, test } from '@jest/globals';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  lineOf,
  runAction,
  startDist,
  startModel,
  suiteYaml,
} from './project.js';

startDist();

const KEY = 'sk-test-0123456789abcdef';
const HERE = { process: 'this' } as const;
const model = await startModel({
  hello: 'Hello, Ada.',
  hostile: '"); import os; os._exit(0) #',
});

const FILES = {
  'checks/tone.py': `from helper import LIMIT
import os

def get_assert(output, context):
    return {"pass": len(output) < LIMIT, "score": 0.9, "reason": "key: " + os.environ.get("${KEY_NAME}", "none")}
`,
  'checks/helper.py': 'LIMIT = 20\n',
  'checks/short.mjs':
    "import { LIMIT } from './limit.mjs';\nexport const short = (output) => output.length < LIMIT;\n",
  'checks/limit.mjs': 'export const LIMIT = 20;\n',
};

interface Job extends Partial<ActionOptions> {
  readonly assert: readonly Readonly<Record<string, unknown>>[];
  readonly message?: string;
  readonly files?: Readonly<Record<string, string>>;
}

async function run({ assert, message = 'hello', files = {}, ...options }: Job) {
  const yaml = suiteYaml({ url: model.url, tests: [{ name: 'one', vars: { message }, assert }] });
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml, ...FILES, ...files });
  const ended = await runAction(workspace, {
    ...options,
    env: { [KEY_NAME]: KEY, ...options.env },
    inputs: { outputs: 'all', ...options.inputs },
  });
  return { ...ended, yaml };
}

const reasonsOf = (ended: ActionRun): readonly unknown[] =>
  ended.results.flatMap(({ runs }) =>
    runs.flatMap(({ assertions }) =>
      assertions.map(({ failureCode, metadata }) => [failureCode, metadata?.['reason']]),
    ),
  );

const PYTHON = { type: 'python', value: 'file://checks/tone.py' };
const NODE = { type: 'javascript', value: 'file://checks/short.mjs:short', sandbox: false };

test('green: files that import others; no key of the step reaches them, and reports count them', async () => {
  const ended = await run({ assert: [PYTHON, NODE, { type: 'python', value: '"Ada" in output' }] });
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(0);
  expect(reasonsOf(ended)).toEqual([
    [undefined, 'key: none'],
    [undefined, 'The code returned true'],
    [undefined, 'The code returned true'],
  ]);
  const counted = 'One `javascript` check runs outside of the sandbox';
  expect(JSON.stringify(ended.report?.suites)).toContain(counted);
  expect(ended.summary).toContain('outside of the sandbox');
});

test('red: a check that fails, one that raises, and an answer that looks like code', async () => {
  const ended = await run({
    ...HERE,
    message: 'hostile',
    assert: [
      { type: 'python', value: 'len(output) < 3' },
      { type: 'python', value: 'x = 1\nreturn {}["gone"]' },
      PYTHON,
    ],
  });
  expect(ended.code).toBe(1);
  expect(reasonsOf(ended)).toEqual([
    ['PYTHON_FAILED', 'The code returned false'],
    [
      'PYTHON_ERROR',
      expect.stringMatching(/^The code threw at kindlm\.yaml:\d+:\d+: KeyError: 'gone'$/),
    ],
    ['PYTHON_FAILED', 'key: none'],
  ]);
});

test('a key that its entry names reaches it, and no report', async () => {
  const ended = await run({ ...HERE, assert: [{ ...PYTHON, keys: [KEY_NAME] }] });
  expect(ended.code).toBe(0);
  expect(reasonsOf(ended)).toEqual([[undefined, 'key: ***']]);
  expect(JSON.stringify([ended.report, ended.summary])).not.toContain(KEY);
});

describe('before the first call', () => {
  const asked = () => model.requests.length;

  test('Python that is not there is named', async () => {
    const before = asked();
    const ended = await run({ assert: [PYTHON], env: { PATH: '/nowhere' } });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain(
      '`python` cannot be checked: the program python3 is not installed.',
    );
    expect(ended.stdout).toContain('actions/setup-python');
    expect(asked()).toBe(before);
  });

  test('code that does not compile is named at its line', async () => {
    const before = asked();
    const ended = await run({ ...HERE, assert: [{ type: 'python', value: 'x = 1\nreturn (\n' }] });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain(`kindlm.yaml:${lineOf(ended.yaml, 'return (')}:`);
    expect(ended.stdout).toContain('The code does not compile');
    expect(asked()).toBe(before);
  });

  test.each([
    [PYTHON, '`python` runs code as a `command` does'],
    [NODE, '`sandbox: false` runs code as a `command` does'],
  ])('%j is refused where commands are', async (assert, words) => {
    const before = asked();
    const ended = await run({ ...HERE, assert: [assert], inputs: { 'allow-commands': 'false' } });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain(words);
    expect(asked()).toBe(before);
  });

  test('code in the sandbox imports nothing', async () => {
    const inSandbox = { ...NODE, sandbox: undefined, value: 'file://checks/short.mjs' };
    const ended = await run({ assert: [inSandbox] });
    expect([ended.code, ended.stdout]).toEqual([2, expect.stringMatching(/limit\.mjs/)]);
  });

  test.each([
    [
      { type: 'javascript', value: 'true', sandbox: false },
      /`sandbox: false` is for code in a file/,
    ],
    [{ type: 'contains', value: 'a', sandbox: false }, /`sandbox: false` is for `javascript` only/],
    [{ type: 'javascript', value: 'output', keys: ['A_KEY'] }, /Code in the sandbox gets no keys/],
    [{ type: 'python', value: 'checks/tone.py' }, /got the name of a file/],
    [{ type: 'python', value: 'file://gone.py' }, /gone\.py/],
  ])('%j is refused', async (assert, words) => {
    const ended = await run({ ...HERE, assert: [assert] });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toMatch(words);
  });
});

test('a replay runs them, without keys', async () => {
  const assert = [{ ...PYTHON, keys: [KEY_NAME] }, NODE];
  const yaml = suiteYaml({
    url: model.url,
    tests: [{ name: 'one', vars: { message: 'hello' }, assert }],
  });
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml, ...FILES });
  const at = { env: { [KEY_NAME]: KEY }, ...HERE };
  const recorded = await runAction(workspace, { ...at, inputs: { responses: 'record' } });
  expect(recorded.code).toBe(0);
  const replayed = await runAction(workspace, {
    ...at,
    inputs: { responses: 'replay', outputs: 'all' },
  });
  expect(replayed.code).toBe(0);
  expect(reasonsOf(replayed)[0]).toEqual([undefined, 'key: none']);
});
