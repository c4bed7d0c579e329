/** Files of cases, whatever they hold: tests that can be planned, or problems at a place that the file has. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { load } from '../config/config-folder.js';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';
import { fuzz, HOSTILE_TEXT } from './fuzz.js';
import { BYTE_CHANGES } from './yaml-mutation.js';

const CONFIG = `kindlm: 1
project: demo
suite: { name: demo }
providers: { openai: { apiKeyEnv: OPENAI_API_KEY } }
models: [{ id: main, provider: openai, model: gpt-4o }]
prompts: { ask: { user: 'Say {{message}}' } }
tests:
  - name: 'case {{id}}'
    prompt: ask
    vars: { message: usual }
    tags: ['{{tag}}', all]
    expect: { output: { contains: ['{{id}}'] }, toolCalls: [{ tool: t, shouldNotCall: true, argsMatch: '{{args}}' }] }
    assert: [{ type: icontains, value: '{{tag}}' }]
    cases: CASES
`;

/** Valid cases in each format. */
const VALID: Readonly<Record<string, string>> = {
  'c.csv':
    'id:number,message,tag,args:json,__expected,__description,__metadata:a[]\n1,"Hi, ""you""\nthere",x,"{""a"":1}",contains:{{tag}},d,"a,b"\n2,ü,y,{},"not-contains:q",,\n',
  'c.tsv': 'id\tmessage\ttag\targs:json\r\n1\tHi\tx\t{}\r\n2\t\ty\t{}\r\n',
  'c.json':
    '[{"id":1,"message":"Hi","tag":"x","args":{"a":[1]},"__threshold":0.5,"__expected":"q"},\n {"id":"2","tag":"y","args":{}}]',
  'c.jsonl':
    '{"id":1,"message":"Hi","tag":"x","args":{"a":[1]}}\n\n{"id":"2","tag":"y","args":{}}\n',
  'c.yaml': "- { id: 1, message: Hi, tag: x, args: { a: 1 } }\n- id: two\n  tag: 'y'\n  args: {}\n",
};
const NAMES = Object.keys(VALID);

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

async function expectTestsOrProblems(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(workspace.path, 'kindlm.yaml'), CONFIG.replace('CASES', name));
  await writeFile(join(workspace.path, name), bytes);
  const result = await load(workspace.path);
  if (result.kind === 'loaded') {
    expect(result.suites[0]?.tests.length).toBeGreaterThan(0);
    return result.kind;
  }
  expect(result.problems.length).toBeGreaterThan(0);
  const text = new TextDecoder().decode(bytes);
  const lines = text.split(/sv$/.test(name) && !text.includes('\n') ? '\r' : '\n');
  for (const { message, hint = '-', location } of result.problems) {
    expect(`${message} ${hint}`).not.toMatch(/\[object |undefined|\n/);
    if (location === undefined || location.file !== name) continue;
    const line = lines[location.line - 1];
    expect({ message, location, line }).toMatchObject({ line: expect.any(String) });
    expect(location.column).toBeGreaterThanOrEqual(1);
    expect(location.column).toBeLessThanOrEqual((line ?? '').length + 1);
  }
  return result.kind;
}

test.each(NAMES)('%s is valid as it is', async (name) => {
  expect(await expectTestsOrProblems(name, Buffer.from(VALID[name] ?? ''))).toBe('loaded');
});

test('changed bytes', () =>
  fuzz(
    'cases with changed bytes',
    600,
    fc.tuple(fc.constantFrom(...NAMES), BYTE_CHANGES),
    async ([name, change]) => {
      await expectTestsOrProblems(name, change(Buffer.from(VALID[name] ?? '')));
    },
  ));

test('texts made of what a format acts on', () => {
  const sign = fc.constantFrom(
    ...[
      'id',
      'tag',
      'args:json',
      'id:number',
      '__expected',
      '__proto__',
      '__threshold',
      ',',
      ',',
      '\n',
      '\n',
    ],
    ...[
      '\r',
      '\r\n',
      '"',
      '""',
      '\t',
      '1',
      'x',
      '{',
      '}',
      '[',
      ']',
      ':',
      '- ',
      'ü',
      '\ufeff',
      '{{id}}',
      ';',
      'é',
    ],
  );
  const text = fc.oneof(
    fc.array(sign, { maxLength: 40 }).map((all) => all.join('')),
    HOSTILE_TEXT,
  );
  return fuzz(
    'cases of any text',
    600,
    fc.tuple(fc.constantFrom(...NAMES), text),
    async ([name, it]) => {
      await expectTestsOrProblems(name, Buffer.from(it));
    },
  );
});
