/** What is shown of a program that crashed: its reason, and no stack, wherever the language puts the one and the other. */
import { expect, test } from '@jest/globals';
import { createCommandAdapter } from '../../../src/providers/adapters.js';
import { createWorkspace } from '../../e2e/workspace.js';

/** What a crash says after the exit code; FOLDER stands for the folder of the program. */
async function crashOf(command: string, files: Readonly<Record<string, string>>): Promise<string> {
  const workspace = await createWorkspace(files);
  const { PATH = '' } = process.env;
  const adapter = createCommandAdapter({
    cwd: workspace.path,
    environment: { PATH: `${process.execPath.replace(/\/[^/]*$/, '')}:${PATH}` },
    redact: (text) => text,
  });
  try {
    const request = { model: '', messages: [], params: {}, command };
    await adapter.complete(request, new AbortController().signal);
    return 'no crash';
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return said
      .replace(/^The command ended with exit code \d+: /, '')
      .replaceAll(workspace.path, 'FOLDER');
  } finally {
    await adapter.close?.();
    await workspace.remove();
  }
}

const NODE = `console.error('starting');
function a() { throw new Error('order 12 has no price', { cause: new TypeError('price is undefined') }); }
a();
`;
const PYTHON = `def a():
    raise ValueError("order 12 has no price")
try:
    {}["x"]
except KeyError:
    a()
`;

test.each<readonly [what: string, command: string, files: Record<string, string>, said: string]>([
  [
    'Node: the reason is above the stack',
    'node a.mjs',
    { 'a.mjs': NODE },
    'starting Error: order 12 has no price [cause]: TypeError: price is undefined }',
  ],
  [
    'Python: the reasons are below the stacks',
    'python3 a.py',
    { 'a.py': PYTHON },
    "KeyError: 'x' During handling of the above exception, another exception occurred: ValueError: order 12 has no price",
  ],
  [
    'a syntax error keeps what is wrong',
    'python3 a.py',
    { 'a.py': 'print("a"\n' },
    "SyntaxError: '(' was never closed",
  ],
  [
    'Java',
    'printf \'Exception in thread "main" java.lang.IllegalStateException: no price\\n\\tat a.Main.run(Main.java:3)\\n\\tat a.Main.main(Main.java:9)\\n\' >&2; exit 1',
    {},
    'Exception in thread "main" java.lang.IllegalStateException: no price',
  ],
  [
    'Go',
    "printf 'panic: no price\\n\\ngoroutine 1 [running]:\\nmain.main()\\n\\t/a/main.go:4 +0x2c\\nexit status 2\\n' >&2; exit 2",
    {},
    'panic: no price main.main() exit status 2',
  ],
  [
    'a long log: from the reason on',
    'node a.mjs',
    { 'a.mjs': `console.error('x '.repeat(2000));\n${NODE}` },
    '…Error: order 12 has no price [cause]: TypeError: price is undefined }',
  ],
  [
    'a long log without a known reason: its end',
    `printf '%s' "$(seq 1 1000)" >&2; exit 1`,
    {},
    expect.stringMatching(/^….* 999 1000$/) as unknown as string,
  ],
  [
    'nothing but frames is shown as it is',
    "printf '    at a (x.js:1:2)\\n' >&2; exit 1",
    {},
    'at a (x.js:1:2)',
  ],
])('%s', async (_what, command, files, said) => {
  expect(await crashOf(command, files)).toEqual(said);
});
