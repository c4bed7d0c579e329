/**
 * The type of a report and its published schema say the same: a property that only the type knows is one that the
 * reader refuses, and with it a whole base report, part or published run.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { differences, typesOf, type Schema } from './type-against-schema.js';

function schemaOf(path: string): Schema {
  const text = readFileSync(new URL(`../../src/report/${path}`, import.meta.url), 'utf8');
  // What another document's schema defines is one of its own names.
  return JSON.parse(text.replaceAll(/"[^"#]*#\/\$defs\//gu, '"#/$defs/')) as Schema;
}

const schema = schemaOf('report.schema.json');
const parts = schemaOf('parts/parts-report.schema.json');

test.each<[type: string, path: string, of: Schema]>([
  ['Report', 'report.ts', schema],
  [
    'PartsReport',
    'parts/parts-report.ts',
    { ...parts, $defs: { ...schema.$defs, ...parts.$defs } },
  ],
])('the type %s and the published schema are the same', (name, path, of) => {
  expect(differences(typesOf(`src/report/${path}`)(name), of)).toEqual([]);
});

describe('what the comparison finds', () => {
  const object = (
    properties: Readonly<Record<string, Schema>>,
    required: readonly string[] = Object.keys(properties),
  ): Schema => ({ type: 'object', additionalProperties: false, properties, required });
  const text: Schema = { type: 'string' };
  const kind = (name: string): Schema => object({ kind: { const: name } });
  const table: readonly (readonly [string, string, Schema, readonly string[]])[] = [
    [
      'the same',
      '{ a: string; b?: number | undefined }',
      object({ a: text, b: { type: 'integer' } }, ['a']),
      [],
    ],
    [
      'one more in the type',
      '{ a: string; b?: string }',
      object({ a: text }),
      ['b: not in the schema'],
    ],
    [
      'one more in the schema',
      '{ a: string }',
      object({ a: text, b: text }),
      ['b: not in the type'],
    ],
    [
      'optional in the type',
      '{ a?: string }',
      object({ a: text }),
      ['a: required in the schema only'],
    ],
    [
      'optional in the schema',
      '{ a: string }',
      object({ a: text }, []),
      ['a: required in the type only'],
    ],
    [
      'another type',
      '{ a: string | null }',
      object({ a: text }),
      ['a: null | string in the type, string in the schema'],
    ],
    [
      'a new value',
      "{ a: 'x' | 'y' }",
      object({ a: { enum: ['x'] } }),
      ['a: no "y" in the schema'],
    ],
    [
      'a value too many',
      "{ a: 'x' }",
      object({ a: { enum: ['x', 'y'] } }),
      ['a: no "y" in the type'],
    ],
    ['any value', '{ a?: unknown }', object({ a: text }, []), ['a: the type allows any value']],
    [
      'in an array',
      '{ a: readonly { b: string }[] }',
      object({ a: { type: 'array', items: object({}) } }),
      ['a[].b: not in the schema'],
    ],
    [
      'by name',
      '{ a: Record<string, boolean> }',
      object({ a: { type: 'object', additionalProperties: text } }),
      ['a{}: boolean in the type, string in the schema'],
    ],
    [
      'a new alternative',
      "{ a: { kind: 'x' } | { kind: 'y' } }",
      object({ a: { oneOf: [kind('x')] } }),
      [
        'a: no branch for { kind: "y"; } (a.kind: no "y" in the schema; a.kind: no "x" in the type)',
      ],
    ],
  ];
  test.each(table)('%s', (_, type, given, found) => {
    const typeOf = typesOf('__tests__/report/given.ts', `export type Given = ${type};`);
    expect(differences(typeOf('Given'), given)).toEqual(found);
  });
});
