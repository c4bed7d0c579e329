/** `schema`, as docs/assertions.md describes `output`. */
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, lines, schemaFile, testSandbox } from '../evaluate.js';

type OutputExpect = NonNullable<Expect['output']>;

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const ORDER = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' }, note: { type: 'string' } },
};
const RECURSIVE = { properties: { child: { allOf: [{ $ref: '#' }, { $ref: '#' }] } } };
const files = [
  schemaFile('order.json', ORDER),
  schemaFile('order-2020.json', {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    prefixItems: [{ type: 'null' }],
  }),
  schemaFile('sku.json', { properties: { sku: { pattern: '^[A-Z]+$' } } }, true),
  schemaFile('runaway.json', { pattern: '^(a+)+$' }, true),
  schemaFile('unique.json', { uniqueItems: true }),
  schemaFile('recursive.json', RECURSIVE),
  schemaFile('deep.json', { type: 'array' }),
  schemaFile('broken.json', { $ref: 'gone.json' }),
];
const schemas = new Map(files.map((file) => [file.name, file]));

function check(output: OutputExpect, outputText: string): Promise<readonly string[]> {
  return evaluate({ output }, { outputText }, { sandbox, schemas }).then(lines);
}

const json = (schema?: string): OutputExpect => ({
  format: 'json',
  ...(schema === undefined ? {} : { schemaFile: schema }),
});

describe('format and schemaFile', () => {
  test.each<[string, OutputExpect, string, unknown[]]>([
    ['valid JSON', json(), '{"a":1}', ['ok JSON parse']],
    ['any JSON value', json(), '"x"', ['ok JSON parse']],
    [
      'no JSON',
      json(),
      'Hello',
      [
        `SCHEMA_PARSE_ERROR JSON parse: Output is not valid JSON: Unexpected token 'H', "Hello" is not valid JSON`,
      ],
    ],
    [
      'an empty answer',
      json(),
      '',
      ['SCHEMA_PARSE_ERROR JSON parse: Output is not valid JSON: Unexpected end of JSON input'],
    ],
    [
      'the excerpt that Node cuts out of the answer is left out: it may hold half an e-mail address',
      json(),
      'The long answer that was sent to jane.doe@example.com yesterday',
      [`SCHEMA_PARSE_ERROR JSON parse: Output is not valid JSON: Unexpected token 'T'`],
    ],
    ['text asserts no JSON', { format: 'text', maxLength: 9 }, 'Hello', ['ok Max length: 9']],
    ['schema met', json('order.json'), '{"id":1}', ['ok JSON parse', 'ok Schema: order.json']],
    [
      'schema not met',
      json('order.json'),
      '{"note":2}',
      [
        'ok JSON parse',
        "SCHEMA_INVALID Schema: order.json: /: must have required property 'id'; /note: must be string",
      ],
    ],
    [
      'a parse error ends it',
      { ...json('order.json'), contains: ['x'] },
      '{',
      [expect.stringMatching(/^SCHEMA_PARSE_ERROR JSON parse: Output is not valid JSON: /)],
    ],
    [
      'a schema file asks for JSON, whatever `format` says',
      { format: 'text', schemaFile: 'order.json' },
      '{"id":1}',
      ['ok JSON parse', 'ok Schema: order.json'],
    ],
    [
      'draft 2020-12 by $schema',
      json('order-2020.json'),
      '[1]',
      ['ok JSON parse', 'SCHEMA_INVALID Schema: order-2020.json: /0: must be null'],
    ],
    [
      'a schema with a pattern',
      json('sku.json'),
      '{"sku":"a1"}',
      ['ok JSON parse', 'SCHEMA_INVALID Schema: sku.json: /sku: must match pattern "^[A-Z]+$"'],
    ],
    [
      'a schema that was not loaded',
      json('gone.json'),
      '1',
      ['ok JSON parse', 'INTERNAL_ERROR Schema: gone.json: Schema "gone.json" was not loaded'],
    ],
    [
      'a schema that does not compile',
      json('broken.json'),
      '1',
      [
        'ok JSON parse',
        'INTERNAL_ERROR Schema: broken.json: Schema "broken.json" could not be checked: "$ref" leads to "gone.json", which does not exist',
      ],
    ],
  ])('%s', async (_name, output, answer, expected) => {
    expect(await check(output, answer)).toEqual(expected);
  });
});

describe('what could stall the run', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const chain = '{"child":'.repeat(40) + '1' + '}'.repeat(40);
  test.each<[string, string, string, string]>([
    [
      'a runaway pattern',
      'runaway.json',
      `"${'a'.repeat(40)}!"`,
      'INTERNAL_ERROR Schema: runaway.json: Schema "runaway.json" was not decided within 500 ms: a regular expression or reference in it takes too long on this value',
    ],
    [
      'references that multiply',
      'recursive.json',
      chain,
      'INTERNAL_ERROR Schema: recursive.json: Schema "recursive.json" was not decided within 500 ms: a regular expression or reference in it takes too long on this value',
    ],
    [
      'all pairs of a long list',
      'unique.json',
      JSON.stringify(Array.from({ length: 30_000 }, (_, id) => ({ id }))),
      'INTERNAL_ERROR Schema: unique.json: Schema "unique.json" was not decided within 500 ms: a regular expression or reference in it takes too long on this value',
    ],
    [
      'nesting beyond the stack',
      'deep.json',
      nested(100_000),
      'SCHEMA_INVALID Schema: deep.json: /: must not be nested deeper than 500 levels',
    ],
    ['nesting within reason', 'deep.json', nested(500), 'ok Schema: deep.json'],
  ])('%s', async (_name, schema, answer, expected) => {
    expect(await check(json(schema), answer)).toEqual(['ok JSON parse', expected]);
  });

  test('thousands of errors make one bounded message', async () => {
    const many = new Map([['many.json', schemaFile('many.json', { items: { type: 'string' } })]]);
    const [, result] = await evaluate(
      { output: json('many.json') },
      { outputText: JSON.stringify(Array(5000).fill(1)) },
      { sandbox, schemas: many },
    );
    expect(result?.failureMessage).toMatch(/^\/0: must be string; .*; \.\.\. and 4\d\d\d more$/);
    expect(result?.failureMessage?.length).toBeLessThan(2100);
    expect(result?.metadata?.['schemaErrors']).toHaveLength(20);
  });
});

describe('contains, notContains, maxLength', () => {
  test.each<[string, OutputExpect, string, string[]]>([
    ['found', { contains: ['order'] }, 'Your order', ['ok Contains: "order"']],
    [
      'one result each; case matters',
      { contains: ['Order', 'Your'] },
      'Your order',
      ['CONTAINS_FAILED Contains: "Order": Output does not contain "Order"', 'ok Contains: "Your"'],
    ],
    ['ignoreCase', { contains: ['ORDER'], ignoreCase: true }, 'order', ['ok Contains: "ORDER"']],
    ['absent', { notContains: ['refund'] }, 'order', ['ok Not contains: "refund"']],
    [
      'forbidden',
      { notContains: ['order'] },
      'Your order',
      ['NOT_CONTAINS_FAILED Not contains: "order": Output contains forbidden substring "order"'],
    ],
    [
      'forbidden, ignoreCase',
      { notContains: ['ORDER'], ignoreCase: true },
      'Your order',
      ['NOT_CONTAINS_FAILED Not contains: "ORDER": Output contains forbidden substring "ORDER"'],
    ],
    ['at the limit', { maxLength: 5 }, '12345', ['ok Max length: 5']],
    [
      'over the limit',
      { maxLength: 5 },
      '123456',
      ['MAX_LENGTH_EXCEEDED Max length: 5: Output length 6 exceeds max 5'],
    ],
    ['an emoji counts as two', { maxLength: 2 }, '😀', ['ok Max length: 2']],
    ['nothing asked, nothing said', { format: 'text', contains: [] }, 'x', []],
  ])('%s', async (_name, output, answer, expected) => {
    expect(await check(output, answer)).toEqual(expected);
  });
});

test('a text that is there in another letter case names what would accept it', async () => {
  const output = { contains: ['Order', 'refund'] };
  const results = await evaluate({ output }, { outputText: 'Your order' }, { sandbox });
  expect(results.map(({ metadata }) => metadata?.otherCase)).toEqual([
    'ignoreCase: true',
    undefined,
  ]);
});

test('metadata of the document', async () => {
  const [parse] = await evaluate({ output: json() }, { outputText: 'x'.repeat(300) }, { sandbox });
  expect(parse?.metadata).toEqual({ outputPreview: 'x'.repeat(200) });
  const results = await evaluate(
    { output: json('order.json') },
    { outputText: '{"id":"x"}' },
    { sandbox, schemas },
  );
  expect(results[1]?.metadata).toEqual({
    schemaErrors: [
      {
        instancePath: '/id',
        keyword: 'type',
        message: 'must be integer',
        params: { type: 'integer' },
      },
    ],
  });
});
