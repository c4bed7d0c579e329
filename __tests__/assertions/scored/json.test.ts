import { afterAll, expect, test } from '@jest/globals';
import { type AssertYaml, line, schemaFile, score, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const schema = schemaFile('s.json', {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'number' } },
});
const schemaWithPattern = schemaFile('p.json', { pattern: '^(a+)+$' }, true);

const NOT_JSON = '0 SCHEMA_PARSE_ERROR Output is not valid JSON';
const NONE = '0 SCHEMA_PARSE_ERROR Output contains no JSON object or list';
const MISSING = "0 SCHEMA_INVALID /: must have required property 'id'";

test.each<[AssertYaml, string, string]>([
  [{ type: 'is-json' }, '{"a":1}', '1 ok Output is valid JSON'],
  [{ type: 'is-json' }, ' [1, 2]\n', '1 ok Output is valid JSON'],
  [{ type: 'is-json' }, '"text"', '1 ok Output is valid JSON'],
  [{ type: 'is-json' }, '{a:1}', NOT_JSON],
  [{ type: 'is-json' }, '```json\n{"a":1}\n```', NOT_JSON],
  [{ type: 'is-json', schema }, '{"id":1}', '1 ok The JSON fits the schema'],
  [{ type: 'is-json', schema }, '{"a":1}', MISSING],
  [{ type: 'is-json', schema }, 'x', NOT_JSON],
  [{ type: 'not-is-json' }, 'x', '1 ok Output is not valid JSON'],
  [{ type: 'not-is-json' }, '1', '0 SCHEMA_INVALID Output is valid JSON'],
  [{ type: 'contains-json' }, '```json\n{"a":1}\n```', '1 ok Output contains JSON'],
  [{ type: 'contains-json' }, 'Here: [1, "]"] done', '1 ok Output contains JSON'],
  [{ type: 'contains-json' }, 'see [1] {x} [', '1 ok Output contains JSON'],
  [{ type: 'contains-json' }, 'see [note] {x: 1} [', NONE],
  [{ type: 'contains-json' }, '{"a": {"b": [}', NONE],
  [{ type: 'contains-json' }, 'in {"a": [1, 2} is a list', NONE],
  [{ type: 'contains-json' }, 'in {"a": 1 is [1, 2] a list', '1 ok Output contains JSON'],
  [{ type: 'contains-json' }, 'plain', NONE],
  [{ type: 'contains-json', schema }, '[1] and {"id": 7}', '1 ok The JSON fits the schema'],
  [{ type: 'contains-json', schema }, '{"x":1} {"id":"7"}', MISSING],
  [{ type: 'not-contains-json' }, 'plain', '1 ok Output contains no JSON object or list'],
  [{ type: 'not-contains-json' }, 'a {}', '0 SCHEMA_INVALID Output contains JSON'],
])('%j on %j', async (assert, answer, expected) => {
  const [result] = await score([assert], answer, { sandbox });
  expect(result === undefined ? undefined : line(result)).toBe(expected);
});

test.each<AssertYaml['type']>(['is-json', 'not-is-json'])(
  '%s with a schema that runs away',
  async (type) => {
    const answer = JSON.stringify(`${'a'.repeat(40)}!`);
    const [result] = await score([{ type, schema: schemaWithPattern }], answer, { sandbox });
    expect(result).toMatchObject({ passed: false, failureCode: 'INTERNAL_ERROR' });
  },
);

test.each<AssertYaml['type']>(['contains-json', 'not-contains-json'])(
  '%s gives up on an answer of nothing but brackets',
  async (type) => {
    const [result] = await score([{ type }], '['.repeat(1_000_000), { sandbox });
    expect(result).toMatchObject({
      passed: false,
      failureCode: 'INTERNAL_ERROR',
      failureMessage: 'The output has too many brackets to be searched for JSON',
    });
  },
);
