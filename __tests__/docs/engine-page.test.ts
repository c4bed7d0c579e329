/** design/engine.md against the engine: codes, properties, messages of gates and exit codes, each way round. */
import { describe, expect, test } from '@jest/globals';
import { FAILURE_CODES, type AssertionResult } from '../../src/assertions/assertion.js';
import { evaluateSuiteGates } from '../../src/engine/evaluate/verdict.js';
import type { AggregatedTestResult, GateName } from '../../src/engine/results.js';
import { bad, NO_GATES, ok, sampleResult, sampleRun } from '../engine/samples.js';
import { readText } from './pages.js';
import { valueAt } from '../../src/basics/basics.js';

const page = readText('design/engine.md');

/** The cells of the first table under a heading, without its head. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const table = section.split(/\n{2,}/).find((block) => block.startsWith('|')) ?? '';
  return table
    .split('\n')
    .slice(2)
    .filter((row) => row.startsWith('|'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function namesUnder(heading: string): readonly string[] {
  return rowsUnder(heading).map(([name = '']) => name.replaceAll('`', ''));
}

test('the failure codes are the engine’s, in its order', () => {
  expect(namesUnder('Failure codes')).toEqual([...FAILURE_CODES]);
});

test('an assertion result has the properties of the page and no others', () => {
  const schema: unknown = JSON.parse(readText('src/report/report.schema.json'));
  const definition = valueAt(valueAt(schema, '$defs'), 'assertion');
  const properties = Object.keys(valueAt(definition, 'properties') ?? {});
  expect([...namesUnder('Assertion results')].sort()).toEqual(properties.sort());
});

test('an aggregated result has the properties of the page', () => {
  const aggregated = sampleResult('t', [sampleRun()]);
  for (const name of namesUnder('Aggregation')) expect(aggregated).toHaveProperty(name);
});

describe('messages of the gates', () => {
  const one = (assertion: AssertionResult) =>
    sampleResult('t', [sampleRun({ assertions: [assertion] })]);
  const EXAMPLES: Readonly<
    Partial<Record<GateName, readonly [number, readonly AggregatedTestResult[]]>>
  > = {
    passRateMin: [
      0.95,
      Array.from({ length: 20 }, (_, index) =>
        one(index === 0 ? bad('schema', 'CONTAINS_FAILED') : ok('schema')),
      ),
    ],
    schemaFailuresMax: [0, [one(bad('schema', 'SCHEMA_INVALID'))]],
    piiFailuresMax: [0, [one(bad('pii', 'PII_DETECTED'))]],
    judgeAvgMin: [0.75, [one(ok('judge', 0.8))]],
    driftScoreMax: [0.2, [one(bad('drift', 'DRIFT_EXCEEDED', 0.75))]],
  };

  test.each(rowsUnder('Gates'))('%s', (name, _, message) => {
    const gateName = name.replaceAll('`', '') as GateName;
    const [threshold, results] = EXAMPLES[gateName] ?? [0, []];
    const { gates } = evaluateSuiteGates({ ...NO_GATES, [gateName]: threshold }, results).gates;
    const gate = gates.find((each) => each.gateName === gateName);
    expect(gate?.message).toBe(message.replaceAll('`', ''));
  });
});

test('the exit codes', () => {
  expect(namesUnder('Exit codes')).toEqual(['0', '1', '2', '3', '4']);
});
