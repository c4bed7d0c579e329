import { expect, test } from '@jest/globals';
import { impossibleCodes, mostResultsPerRun } from '../../src/assertions/registry.js';
import type { TestCase } from '../../src/config/suite.js';
import { sampleTest } from '../engine/samples.js';

const SCHEMA_CODES = ['SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR'];

test.each<[string, Partial<TestCase>, object, readonly string[]]>([
  ['nothing', {}, { output: Infinity }, SCHEMA_CODES],
  [
    'two judges and a text',
    { expects: [{ judge: [{ criteria: 'a' }, { criteria: 'b' }], output: { contains: ['x'] } }] },
    { output: Infinity, judge: 2, schema: Infinity },
    SCHEMA_CODES,
  ],
  [
    'a judge and JSON in a turn',
    {
      conversation: [
        { label: 'first', expect: { judge: [{ criteria: 'a' }], output: { format: 'json' } } },
      ],
    },
    { output: Infinity, judge: 1, schema: Infinity },
    [],
  ],
  [
    'a JSON schema by its file alone',
    { expects: [{ output: { schemaFile: 'a.json' } }] },
    { output: Infinity, schema: Infinity },
    [],
  ],
])('of a test with %s', (_, parts, most, impossible) => {
  const sample = sampleTest('t', parts);
  expect(mostResultsPerRun(sample)).toEqual(most);
  expect(impossibleCodes(sample)).toEqual(impossible);
});
