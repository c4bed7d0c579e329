/** A keyword that does nothing is a mistake of the config: the schema would pass everything. */
import { expect, test } from '@jest/globals';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type Files, loadOne, problemsOf, withTestLines } from '../config-folder.js';
import { inexactNumber } from '../../../src/config/source/json-text.js';

/** Of keywords that would otherwise be refused for their value. */
const VALUES: Readonly<Record<string, unknown>> = {
  minimum: 1,
  prefixItems: [true],
  nullable: true,
};

function suiteWith(schema: unknown): Files {
  return {
    ...withTestLines('expect: { output: { format: json, schemaFile: order.json } }'),
    'order.json': JSON.stringify(schema),
  };
}

test.each<[string, string, RegExp | undefined]>([
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
])('%s in %s', async (key, draft, fault) => {
  const stated =
    draft === 'draft-07' ? {} : { $schema: `https://json-schema.org/draft/${draft}/schema` };
  const found = await problemsOf(
    suiteWith({ type: 'object', ...stated, [key]: VALUES[key] ?? {} }),
  );
  if (fault === undefined) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringMatching(fault)]);
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
  ['markdownDescription', 'An order', 'markdownDescription'],
  ['constructor', 1, 'constructor'],
])('%s: %j is named in a notice as %s', async (key, value, named) => {
  const { notices } = await loadOne(suiteWith({ [key]: value }));
  expect(notices).toEqual(
    named === undefined
      ? []
      : [expect.stringContaining(`checks nothing: ${JSON.stringify(named)}.`)],
  );
});

test('every format that is checked is known', async () => {
  const formats = Object.keys(fullFormats).map((format) => ({ format }));
  expect((await loadOne(suiteWith({ anyOf: formats }))).notices).toEqual([]);
});

test('a suite says once what its schemas do not check; names inside of an unknown keyword are free', async () => {
  const schema = {
    type: 'object',
    markdownDescription: 'An order',
    components: { schemas: { whatever: { other: 1 } } },
    properties: { iban: { type: 'string', format: 'iban' }, other: { enum: [{ unknown: 1 }] } },
  };
  const suite = await loadOne(suiteWith(schema));
  expect(suite.notices).toEqual([
    'The schema "order.json" has what JSON Schema does not know, and so checks nothing: "markdownDescription", "components", "format: iban".',
  ]);
});
