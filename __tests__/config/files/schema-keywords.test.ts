/** A keyword that does nothing is a mistake of the config: the schema would pass everything. */
import { expect, test } from '@jest/globals';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import {
  ignoredKeyword,
  keywordFault,
  type Draft,
} from '../../../src/config/files/json-schema-files.js';
import { inexactNumber } from '../../../src/config/source/untyped.js';
import { loadOne, withTestLines } from '../config-folder.js';

test.each<[string, Draft, RegExp | undefined]>([
  ['minimum', 'draft-07', undefined],
  ['minimun', 'draft-07', /Did you mean "minimum"/],
  ['minmum', 'draft-07', /Did you mean "minimum"/],
  ['minimumm', 'draft-07', /Did you mean "minimum"/],
  ['tpye', 'draft-07', /Did you mean "type"/],
  ['requierd', '2020-12', /Did you mean "required"/],
  ['anyof', '2020-12', /Did you mean "anyOf"/],
  ['prefixItems', 'draft-07', /does nothing in draft-07: it is one of 2020-12/],
  ['prefixItems', '2020-12', undefined],
  ['dependentRequired', 'draft-07', /one of 2019-09 and 2020-12/],
  ['additionalItems', '2020-12', /does nothing in 2020-12/],
  ['$defs', 'draft-07', undefined],
  ['example', 'draft-07', undefined],
  ['x-types', 'draft-07', undefined],
  ['markdownDescription', 'draft-07', undefined],
  ['nullable', 'draft-07', undefined],
])('%s in %s', (key, draft, fault) => {
  const found = keywordFault(key, draft);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(fault);
});

test.each([
  [{ id: 2 ** 53 - 1 }, undefined],
  [{ list: [{ id: 2 ** 53 }] }, 2 ** 53],
  [{ id: '9007199254740993' }, undefined],
  [-(2 ** 60), -(2 ** 60)],
])('%j is exact, or not', (value, found) => {
  expect(inexactNumber(value)).toBe(found);
});

test.each<[string, unknown, string | undefined]>([
  ['type', 'object', undefined],
  ['description', 'An order', undefined],
  ['x-own', 1, undefined],
  ['format', 'date-time', undefined],
  ['format', 'iban', 'format: iban'],
  ['format', 1, undefined],
  ['markdownDescription', 'An order', 'markdownDescription'],
  ['constructor', 1, 'constructor'],
])('%s: %j is named in a notice as %s', (key, value, named) => {
  expect(ignoredKeyword(key, value, 'draft-07')).toBe(named);
});

test('every format that is checked is known, and no other', () => {
  for (const format of Object.keys(fullFormats)) {
    expect(ignoredKeyword('format', format, 'draft-07')).toBeUndefined();
  }
});

test('a suite says once what its schemas do not check; names inside of an unknown keyword are free', async () => {
  const schema = {
    type: 'object',
    markdownDescription: 'An order',
    components: { schemas: { whatever: { other: 1 } } },
    properties: { iban: { type: 'string', format: 'iban' }, other: { enum: [{ unknown: 1 }] } },
  };
  const suite = await loadOne({
    ...withTestLines('expect: { output: { format: json, schemaFile: order.json } }'),
    'order.json': JSON.stringify(schema),
  });
  expect(suite.notices).toEqual([
    'The schema "order.json" has what JSON Schema does not know, and so checks nothing: "markdownDescription", "components", "format: iban".',
  ]);
});
