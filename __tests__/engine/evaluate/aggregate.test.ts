import { describe, expect, test } from '@jest/globals';
import {
  aggregateRuns,
  aggregateSuite,
  withoutOutages,
} from '../../../src/engine/evaluate/aggregate.js';
import { planSuites } from '../../../src/engine/plan.js';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import {
  bad,
  ok,
  sampleModel,
  sampleResult,
  sampleRun,
  sampleSuite,
  sampleTest,
  erroredRun,
} from '../samples.js';

const FACTS = {
  location: { file: 'kindlm.yaml', line: 3, column: 5 },
  sources: [{ kind: 'test' as const, file: 'kindlm.yaml', startLine: 3, endLine: 9 }],
  tags: ['smoke'],
  assertionTypes: ['schema', 'judge'],
  requestHash: 'r'.repeat(43),
  checksHash: 'c'.repeat(43),
};

describe('the document’s arithmetic', () => {
  test('three runs, one of which fails', () => {
    const runs = [
      sampleRun({ runIndex: 0, latencyMs: 100, assertions: [ok('schema'), ok('judge', 0.9)] }),
      sampleRun({
        runIndex: 1,
        latencyMs: 200,
        costEstimateUsd: null,
        assertions: [
          bad('schema', 'SCHEMA_PARSE_ERROR'),
          bad('judge', 'JUDGE_BELOW_THRESHOLD', 0.3),
        ],
      }),
      sampleRun({ runIndex: 2, latencyMs: 600, assertions: [ok('schema'), ok('judge', 0.6)] }),
    ];
    const { runs: kept, passRate, assertionScores, ...rest } = aggregateRuns(runs, FACTS);
    expect(kept).toEqual(runs);
    expect(passRate).toBeCloseTo(2 / 3, 12);
    expect(assertionScores['judge:judge']).toEqual({
      mean: expect.closeTo(0.6, 12),
      min: 0.3,
      max: 0.9,
    });
    expect(assertionScores['schema:schema']).toEqual({
      mean: expect.closeTo(2 / 3, 12),
      min: 0,
      max: 1,
    });
    expect(rest).toEqual({
      testCaseName: 't',
      modelId: 'a',
      runCount: 3,
      passed: false,
      failureCodes: ['SCHEMA_PARSE_ERROR', 'JUDGE_BELOW_THRESHOLD'],
      latencyAvgMs: 300,
      totalCostUsd: 0.02,
      totalTokens: 30,
      status: 'failed',
      location: FACTS.location,
      sources: FACTS.sources,
      tags: ['smoke'],
      assertionTypes: ['schema', 'judge'],
      assertsNothing: false,
      requestHash: FACTS.requestHash,
      checksHash: FACTS.checksHash,
    });
  });

  test('a run without assertions passes, and the result says that it asserts nothing', () => {
    const result = aggregateRuns([sampleRun()], { ...FACTS, assertionTypes: [] });
    expect(result).toMatchObject({ passed: true, status: 'passed', assertsNothing: true });
  });

  test('the code of a passed assertion does not count, and each code counts once', () => {
    const passedWithCode = { ...bad('pii', 'PII_DETECTED'), passed: true };
    const schema = bad('schema', 'SCHEMA_INVALID');
    const result = sampleResult('t', [
      sampleRun({ assertions: [passedWithCode, schema, schema] }),
      sampleRun({ assertions: [schema] }),
    ]);
    expect(result.failureCodes).toEqual(['SCHEMA_INVALID']);
  });

  test('labels like __proto__ are ordinary labels', () => {
    const result = sampleResult('t', [
      sampleRun({ assertions: [{ ...ok('x'), label: '__proto__' }] }),
    ]);
    expect(Object.keys(result.assertionScores)).toEqual(['x:__proto__']);
  });

  test('very many assertions do not overflow the stack', () => {
    const assertions = Array.from({ length: 300_000 }, (_, index) =>
      ok('judge', (index % 10) / 10),
    );
    const scores = sampleResult('t', [sampleRun({ assertions })]).assertionScores['judge:judge'];
    expect(scores).toEqual({ mean: expect.closeTo(0.45, 9), min: 0, max: 0.9 });
  });
});

describe('status', () => {
  const good = sampleRun({ assertions: [ok('schema')] });
  const failing = sampleRun({ assertions: [bad('schema', 'SCHEMA_INVALID')] });
  const errored = erroredRun();
  const notRun = (reason: 'budget' | 'deadline' | 'stopped') =>
    sampleRun({ outcome: { kind: 'not-run', reason } });
  const reused = (passed: boolean) =>
    sampleRun({ outcome: { kind: 'reused', sha: 'abc', passed } });
  const table: readonly (readonly [string, readonly TestCaseRunResult[], string, number])[] = [
    ['all good', [good, good], 'passed', 1],
    ['one bad', [good, failing], 'failed', 0.5],
    ['all errored', [errored, errored], 'errored', 0],
    ['good and errored', [good, errored], 'errored', 0.5],
    ['bad and errored', [failing, errored], 'failed', 0],
    ['not run: the deadline', [good, notRun('deadline')], 'errored', 0.5],
    ['not run: stopped', [notRun('stopped')], 'errored', 0],
    ['not run: the budget', [good, notRun('budget')], 'failed', 0.5],
    ['reused', [reused(true), reused(true)], 'passed', 1],
    ['reused, one failed', [reused(true), reused(false)], 'failed', 0.5],
  ];
  test.each(table)('%s', (_, runs, status, passRate) => {
    expect(sampleResult('t', runs)).toMatchObject({
      status,
      passRate,
      passed: status === 'passed',
    });
  });
});

describe('without errored runs', () => {
  test('errored runs are gone, and results with no other run too', () => {
    const good = sampleRun({ assertions: [ok('schema')] });
    const untouched = sampleResult('untouched', [good]);
    const results = withoutOutages([
      sampleResult('half', [good, erroredRun(), good]),
      sampleResult('gone', [erroredRun()]),
      untouched,
    ]);
    expect(
      results.map(({ testCaseName, runCount, status }) => [testCaseName, runCount, status]),
    ).toEqual([
      ['half', 2, 'passed'],
      ['untouched', 1, 'passed'],
    ]);
    expect(results[1]).toBe(untouched);
    expect(results[0]?.runs.map((run) => run.runIndex)).toEqual([0, 2]);
  });
});

describe('a suite', () => {
  const suite = sampleSuite({
    models: [sampleModel('a'), sampleModel('b')],
    tests: [
      sampleTest('one', {
        models: ['a', 'b'],
        repeat: 2,
        tags: ['x'],
        expects: [
          { output: { contains: ['x'] }, guardrails: { keywords: { deny: ['never'] } } },
          { output: { format: 'json' } },
        ],
      }),
      sampleTest('__proto__', { models: ['a'] }),
      sampleTest('never-ran', { models: ['b'] }),
    ],
  });
  const planned = planSuites([suite], { tags: [], tests: [], models: [] });
  const plan = planned.kind === 'planned' ? planned.plans[0] : undefined;
  if (plan === undefined) throw new Error('no plan');
  const runs = plan.units
    .filter((unit) => unit.test.name !== 'never-ran')
    .map((unit) =>
      sampleRun({
        testCaseName: unit.test.name,
        modelId: unit.modelId,
        runIndex: unit.repeat,
        latencyMs: 0.1 * (unit.repeat + 1),
        assertions: unit.repeat === 1 ? [bad('schema', 'SCHEMA_INVALID')] : [ok('schema', 0.7)],
      }),
    );

  test('results stand in config order with what is known of their test', () => {
    const results = aggregateSuite(plan, runs);
    expect(
      results.map((result) => [
        result.testCaseName,
        result.modelId,
        result.runCount,
        result.assertionTypes,
        result.assertsNothing,
        result.tags,
      ]),
    ).toEqual([
      ['one', 'a', 2, ['schema', 'keywords'], false, ['x']],
      ['one', 'b', 2, ['schema', 'keywords'], false, ['x']],
      ['__proto__', 'a', 1, [], true, []],
    ]);
  });

  test('whatever order the runs finish in, the results are the same bytes', () => {
    const expected = JSON.stringify(aggregateSuite(plan, runs));
    for (let rotation = 1; rotation < runs.length; rotation += 1) {
      const shuffled = [...runs.slice(rotation), ...runs.slice(0, rotation)].reverse();
      expect(JSON.stringify(aggregateSuite(plan, shuffled))).toBe(expected);
    }
  });
});
