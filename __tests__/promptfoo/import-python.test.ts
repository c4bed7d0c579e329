/** `python` assertions are carried over as they are, and so are files that need other modules. */
import { expect, test } from '@jest/globals';
import { importSmall } from './run-import.js';

const FILES = {
  'check.py': 'def get_assert(output, context):\n    return True\n',
  'check.mjs':
    "import { LIMIT } from './limit.mjs';\nexport default (output) => output.length < LIMIT;\n",
  'limit.mjs': 'export const LIMIT = 10;\n',
  'check.ts':
    "import { LIMIT } from './limit.mjs';\nexport const short = (output: string) => output.length < LIMIT;\n",
};

test.each<[given: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>]>([
  [
    { type: 'python', value: "'{{word}}' in output" },
    { type: 'python', value: "'hello' in output" },
  ],
  [
    { type: 'not-python', value: 'import re\nreturn bool(re.search("x", output))', weight: 2 },
    { type: 'not-python', value: 'import re\nreturn bool(re.search("x", output))', weight: 2 },
  ],
  [
    { type: 'python', value: 'file://check.py', threshold: 0.7, config: { most: 3 } },
    { type: 'python', value: 'file://check.py', threshold: 0.7, config: { most: 3 } },
  ],
  [
    { type: 'python', value: 'file://check.py:strict' },
    { type: 'python', value: 'file://check.py:strict' },
  ],
  [
    { type: 'javascript', value: 'file://check.mjs' },
    { type: 'javascript', value: 'file://check.mjs', sandbox: false },
  ],
  [
    { type: 'javascript', value: 'file://check.ts:short' },
    { type: 'javascript', value: 'file://check.ts:short', sandbox: false },
  ],
])('%j', async (given, expected) => {
  const tests = [{ vars: { word: 'hello' }, assert: [given] }];
  const { code, config, lost } = await importSmall({ tests }, FILES);
  expect(lost).toEqual([]);
  expect(code).toBe(0);
  expect(config.tests?.[0]?.assert).toEqual([expected]);
});

test('where a model answers JSON, code gets what it says', async () => {
  const schema = { type: 'json_schema', json_schema: { name: 'a', schema: { type: 'object' } } };
  const { config } = await importSmall({
    providers: [{ id: 'openai:gpt-4o-mini', config: { response_format: schema } }],
    tests: [
      {
        assert: [
          { type: 'python', value: "output['a'] == 1" },
          { type: 'python', value: "json.loads(output)['a'] == 1" },
        ],
      },
    ],
  });
  const [parsed, own] = config.tests?.[0]?.assert ?? [];
  expect(parsed?.['value']).toMatch(
    /^try:\n {4}parsed = json\.loads[^]*\nreturn \(output\['a'\] == 1\)$/,
  );
  expect(own?.['value']).toBe("json.loads(output)['a'] == 1");
});

test.each<[given: Readonly<Record<string, unknown>>, note: string]>([
  [{ type: 'python', value: 5 }, 'assertion python: its value is no code'],
  [{ type: 'python', value: 'file://gone.py' }, 'the file gone.py does not exist'],
  [
    { type: 'python', value: 'True', transform: 'output.trim() + 1' },
    'it checks a transformed output',
  ],
])('%j is left out and told', async (given, note) => {
  const { code, lost } = await importSmall(
    { tests: [{ assert: [{ type: 'contains', value: 'x' }, given] }] },
    FILES,
  );
  expect(code).toBe(1);
  expect(lost).toEqual([expect.stringContaining(note)]);
});
