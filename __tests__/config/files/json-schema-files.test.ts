import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compileJsonSchema } from '../../../src/config/files/json-schema.js';
import type { JsonSchemaSource } from '../../../src/config/suite.js';
import {
  type Files,
  load,
  loadOne,
  problemsOf,
  withTestLines,
  withWorkspace,
} from '../config-folder.js';

/** A suite whose only test names root.json. */
const USED = withTestLines('expect: { output: { format: json, schemaFile: root.json } }');

async function schemaIn(files: Files): Promise<JsonSchemaSource> {
  const { schemas } = await loadOne({ ...files, ...USED });
  const source = schemas.get('root.json');
  if (source === undefined) throw new Error('the suite has no schema');
  return source;
}

/** Loads, compiles, and says whether each value is valid. */
async function verdicts(files: Files, values: readonly unknown[]): Promise<boolean[]> {
  const violations = compileJsonSchema(await schemaIn(files));
  return values.map((value) => violations(value).length === 0);
}

const text = JSON.stringify;

describe('schemas with references', () => {
  const customer = { type: 'object', required: ['id'], definitions: { id: { type: 'integer' } } };
  test.each<[string, Files]>([
    ['a file', { 'root.json': text(customer) }],
    [
      'a sibling',
      { 'root.json': text({ $ref: 'customer.json' }), 'customer.json': text(customer) },
    ],
    [
      'a sibling in a folder, which refers back up',
      {
        'root.json': text({ $ref: './parts/a.json#' }),
        'parts/a.json': text({
          allOf: [{ $ref: '../customer.json#' }, { $ref: '../root.json#/definitions/any' }],
        }),
        'customer.json': text(customer),
      },
    ],
    [
      'files that refer to each other',
      {
        'root.json': text({ allOf: [{ $ref: 'other.json' }], properties: { next: { $ref: '#' } } }),
        'other.json': text({ ...customer, properties: { next: { $ref: 'root.json' } } }),
      },
    ],
    [
      'an $id that is a URL, siblings by file name',
      {
        'root.json': text({ $id: 'https://example.com/root.json', $ref: 'customer.json' }),
        'customer.json': text({ ...customer, $id: 'https://example.com/customer.json' }),
      },
    ],
    [
      'an absolute reference to the $id of a part',
      {
        'root.json': text({
          $defs: { c: { $id: 'https://example.com/c', ...customer } },
          $ref: 'https://example.com/c',
        }),
      },
    ],
    [
      'what looks like a reference and is data',
      {
        'root.json': text({
          ...customer,
          properties: { $ref: { type: 'string' }, pattern: { const: { $ref: 'none.json' } } },
          examples: [{ $ref: 'https://example.com/x' }],
        }),
      },
    ],
    ['a byte order mark', { 'root.json': `\uFEFF${text(customer)}` }],
  ])('%s', async (_, files) => {
    const root = String(files['root.json']);
    const parsed = JSON.parse(root.replace('\uFEFF', '')) as object;
    const withAny = { definitions: { any: {} }, ...parsed };
    const values = [{ id: 1 }, {}];
    const mark = root.startsWith('\uFEFF') ? '\uFEFF' : '';
    const complete = { ...files, 'root.json': mark + text(withAny) };
    expect(await verdicts(complete, values)).toEqual([true, false]);
  });
});

describe('patterns are noticed, because they must run under a deadline', () => {
  test.each<[Files, boolean]>([
    [{ 'root.json': text({ type: 'string' }) }, false],
    [{ 'root.json': text({ items: { pattern: 'a' } }) }, true],
    [{ 'root.json': text({ patternProperties: { a: {} } }) }, true],
    [{ 'root.json': text({ properties: { pattern: { type: 'string' } } }) }, false],
    [{ 'root.json': text({ enum: [{ pattern: 'a' }] }) }, false],
    [{ 'root.json': text({ $ref: 'b.json' }), 'b.json': text({ not: { pattern: 'a' } }) }, true],
  ])('%j: %s', async (files, hasPatterns) => {
    expect(await schemaIn(files)).toMatchObject({ hasPatterns });
  });
});

describe('refused', () => {
  const deep = `${'{"not":'.repeat(300)}{}${'}'.repeat(300)}`;
  test.each<[string, Files, string]>([
    ['missing', {}, 'The file "root.json" does not exist.'],
    [
      'a missing sibling',
      { 'root.json': text({ $ref: 'b.json' }) },
      'The file "b.json" does not exist.',
    ],
    [
      'outside',
      { 'root.json': text({ $ref: '../b.json' }) },
      'The file "../b.json" is outside the workspace',
    ],
    [
      'absolute',
      { 'root.json': text({ $ref: '/etc/passwd' }) },
      '"/etc/passwd" is not a path relative to its own file.',
    ],
    [
      'an encoded slash',
      { 'root.json': text({ $ref: 'a%2fb.json' }) },
      '"a%2fb.json" is not a path',
    ],
    [
      'file:',
      { 'root.json': text({ $ref: 'file:///etc/passwd' }) },
      'nothing is fetched from the network',
    ],
    [
      'remote',
      { 'root.json': text({ $ref: 'https://example.com/s.json#/a' }) },
      'refers to "https://example.com/s.json", and nothing is fetched',
    ],
    [
      'no JSON',
      { 'root.json': '{"a": 1,\n "b": }' },
      'The file "root.json" is not valid JSON (line 2, column 7).',
    ],
    [
      'JSON that ends early',
      { 'root.json': '{"a":\n' },
      'The file "root.json" is not valid JSON (line 2, column 1).',
    ],
    [
      'a name twice',
      { 'root.json': '{"required": ["a"],\n "type": "object", "required": []}' },
      'The file "root.json" has the name "required" twice in one object (line 2, column 20).',
    ],
    [
      'no schema',
      { 'root.json': '[]' },
      'The file "root.json" does not contain a JSON Schema, which is an object.',
    ],
    ['too deep', { 'root.json': deep }, 'The file "root.json" is nested too deeply.'],
    [
      'not UTF-8',
      { 'root.json': Buffer.from('"\xe9"', 'latin1') },
      'The file "root.json" is not UTF-8.',
    ],
  ])('%s', async (_, files, message) => {
    expect(await problemsOf({ ...files, ...USED })).toEqual([expect.stringContaining(message)]);
  });

  test('a sibling that is a link out of the workspace', async () => {
    const files = { 'root.json': text({ $ref: 'b.json' }), ...USED };
    await withWorkspace(files, async (workspace) => {
      await symlink('/etc/hostname', path.join(workspace, 'b.json'));
      expect(await load(workspace)).toMatchObject({
        kind: 'invalid',
        problems: [{ message: expect.stringContaining('outside the workspace') }],
      });
    });
  });

  test('nothing of a file that is no JSON is shown', async () => {
    const [problem] = await problemsOf({ 'root.json': 'PASSWORD=hunter2', ...USED });
    expect(problem).toContain('root.json');
    expect(problem).not.toContain('hunter2');
  });
});
