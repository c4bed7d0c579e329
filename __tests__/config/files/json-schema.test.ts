import { describe, expect, test } from '@jest/globals';
import { compileJsonSchema } from '../../../src/config/files/json-schema.js';

const ROOT = 'file:///repo/schemas/order.json';

function messages(documents: Record<string, unknown>, value: unknown): string[] {
  return compileJsonSchema({ root: ROOT, documents })(value).map(
    ({ instancePath, message }) => `${instancePath || '/'}: ${message}`,
  );
}

test('a source is compiled once, whoever asks', () => {
  const source = { root: ROOT, documents: { [ROOT]: { type: 'object' } } };
  expect(compileJsonSchema(source)).toBe(compileJsonSchema(source));
});

describe('violations', () => {
  const draft7 = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  test.each<[string, unknown, unknown, string[]]>([
    ['valid', draft7, { id: 1 }, []],
    ['missing', draft7, {}, ["/: must have required property 'id'"]],
    ['wrong type', draft7, { id: 'x' }, ['/id: must be integer']],
    [
      'all errors, not only the first',
      { properties: { a: { type: 'string' }, b: { type: 'string' } } },
      { a: 1, b: 2 },
      ['/a: must be string', '/b: must be string'],
    ],
    ['format', { format: 'email' }, 'nobody', ['/: must match format "email"']],
    ['an unknown format asserts nothing', { format: 'phone-of-mars' }, 'x', []],
    ['true accepts all', true, 1, []],
    ['false accepts nothing', false, 1, ['/: boolean schema is false']],
    [
      'inherited names are not there',
      { required: ['constructor', '__proto__'] },
      {},
      [
        "/: must have required property 'constructor'",
        "/: must have required property '__proto__'",
      ],
    ],
    [
      'draft 2019-09',
      {
        $schema: 'https://json-schema.org/draft/2019-09/schema',
        dependentRequired: { a: ['b'] },
      },
      { a: 1 },
      ['/: must have property b when property a is present'],
    ],
    [
      'draft 2020-12',
      { $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ type: 'null' }] },
      [1],
      ['/0: must be null'],
    ],
    [
      'draft-07 with https and without #',
      { $schema: 'https://json-schema.org/draft-07/schema', type: 'null' },
      [1],
      ['/: must be null'],
    ],
    [
      'draft-07 without $schema: prefixItems means nothing',
      { prefixItems: [{ type: 'null' }] },
      [1],
      [],
    ],
  ])('%s', (_name, schema, value, expected) => {
    expect(messages({ [ROOT]: schema }, value)).toEqual(expected);
  });
});

describe('references to siblings', () => {
  const CUSTOMER = 'file:///repo/schemas/parts/customer.json';
  const customer = { definitions: { name: { type: 'string' } }, type: 'object' };
  test.each<[string, unknown, unknown]>([
    ['by file name', { $ref: 'parts/customer.json' }, customer],
    [
      'by file name where the root has an $id',
      { $id: 'https://acme.example/order.json', allOf: [{ $ref: 'parts/customer.json' }] },
      customer,
    ],
    [
      'where both have an $id',
      { $id: 'https://acme.example/o.json', allOf: [{ $ref: 'parts/customer.json' }] },
      { ...customer, $id: 'https://other.example/c.json' },
    ],
    [
      'where the $id is relative',
      { $id: 'order.json', allOf: [{ $ref: 'parts/customer.json' }] },
      customer,
    ],
    [
      "by the sibling's own $id",
      { $ref: 'https://acme.example/c.json' },
      { ...customer, $id: 'https://acme.example/c.json' },
    ],
  ])('%s', (_name, root, sibling) => {
    expect(messages({ [ROOT]: root, [CUSTOMER]: sibling }, 'x')).toEqual(['/: must be object']);
  });

  test('with a fragment', () => {
    const root = {
      $id: 'https://acme.example/order.json',
      properties: { n: { $ref: 'parts/customer.json#/definitions/name' } },
    };
    expect(messages({ [ROOT]: root, [CUSTOMER]: customer }, { n: 1 })).toEqual([
      '/n: must be string',
    ]);
  });
});

describe('what does not compile says why, without paths of the machine', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'draft-04',
      { [ROOT]: { $schema: 'http://json-schema.org/draft-04/schema#' } },
      /draft-04.*not supported. Supported are/,
    ],
    [
      '$schema of another type',
      { [ROOT]: { $schema: 4 } },
      /"\$schema" is 4, which is not supported/,
    ],
    ['not a schema', { [ROOT]: 'x' }, /an object or a boolean, but "order.json" contains "x"/],
    ['an array', { [ROOT]: [] }, /contains an array/],
    ['unknown type', { [ROOT]: { type: 'text' } }, /^schema is invalid: \/type must be/],
    ['remote', { [ROOT]: { $ref: 'https://example.com/x.json' } }, /remote schemas are not loaded/],
    [
      'missing sibling',
      { [ROOT]: { $ref: 'parts/x.json' } },
      /"\$ref" leads to "parts\/x.json", which does not exist/,
    ],
    [
      'missing definition',
      { [ROOT]: { $ref: '#/definitions/x' } },
      /leads to "order.json#\/definitions\/x"/,
    ],
    [
      'bad pattern',
      { [ROOT]: { pattern: '(' } },
      /Invalid regular expression|match format "regex"/,
    ],
    ['async', { [ROOT]: { $async: true } }, /"\$async" schemas are not supported/],
    [
      'mixed drafts',
      {
        [ROOT]: { $ref: 'a.json' },
        'file:///repo/schemas/a.json': { $schema: 'https://json-schema.org/draft/2020-12/schema' },
      },
      /"a.json" is written in 2020-12, the schema that refers to it in draft-07/,
    ],
    [
      'the same $id twice',
      { [ROOT]: { $id: 'x:a' }, 'file:///repo/schemas/a.json': { $id: 'x:a' } },
      /"x:a"/,
    ],
  ])('%s', (_name, documents, expected) => {
    const compile = (): unknown => compileJsonSchema({ root: ROOT, documents });
    expect(compile).toThrow(expected);
    expect(compile).not.toThrow(/\/repo\//);
  });
});
