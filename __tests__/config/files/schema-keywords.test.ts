/** A keyword that does nothing is a mistake of the config: the schema would pass everything. */
import { expect, test } from '@jest/globals';
import { keywordFault, type Draft } from '../../../src/config/files/schema-keywords.js';
import { inexactNumber } from '../../../src/config/source/exact-numbers.js';

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
