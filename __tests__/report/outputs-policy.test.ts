import { describe, expect, test } from '@jest/globals';
import type { AssertionMetadata } from '../../src/assertions/assertion.js';
import type { TestCaseRunResult } from '../../src/engine/results.js';
import { applyOutputsPolicy, keepingOf } from '../../src/report/fit-report.js';
import type { Report } from '../../src/report/report.js';
import { bad, ok, sampleRun, sampleTest } from '../engine/samples.js';
import { FIRST, FIRST_RUNS, reportOf } from './reports.js';

const INPUT = {
  vars: { a: 'asked' },
  messages: [{ role: 'user', content: 'asked' }],
  tools: [],
} as const;
const report = reportOf([
  [
    FIRST,
    FIRST_RUNS.map((run) => ({
      ...run,
      input: INPUT,
      toolCalls: run.toolCalls.map((call) => ({ ...call, result: 'asked' })),
      ...(run.turns === undefined
        ? {}
        : { turns: run.turns.map((turn) => ({ ...turn, user: 'asked' })) }),
    })),
  ],
]);

/** `<test> <model> <repeat>` of the runs that still have their outputs. */
function shown(
  policy: Report['run']['outputs'],
  of: Report = report,
  max?: number,
): readonly string[] {
  return applyOutputsPolicy(of, policy, max)
    .suites.flatMap((suite) => suite.results.flatMap((result) => result.runs))
    .filter((run) => run.outputOmitted !== true)
    .map((run) => `${run.testCaseName} ${run.modelId} ${run.runIndex}`);
}

describe('whose outputs stay', () => {
  const failed = ['__proto__ a 0', '__proto__ b 0', 'lost b 0', 'lost b 1', 'lost b 2'];
  const table = [
    ['none', []],
    ['failed', failed],
    ['some', ['good a 0', ...failed]],
    ['all', ['good a 0', 'good a 1', ...failed]],
  ] as const;
  test.each(table)('%s', (policy, expected) => {
    expect(shown(policy)).toEqual(expected);
  });
});

describe('`some`: one passing run of each result', () => {
  const passing = (testCaseName: string, runIndex: number, rest: Partial<TestCaseRunResult> = {}) =>
    sampleRun({ testCaseName, runIndex, assertions: [ok('schema')], ...rest });
  const failing = (testCaseName: string, runIndex: number) =>
    sampleRun({ testCaseName, runIndex, assertions: [bad('schema', 'SCHEMA_INVALID')] });
  const repeated = (repeats: number, runs: readonly TestCaseRunResult[], minPasses?: number) => {
    const tests = [sampleTest('t', { repeat: repeats, ...(minPasses && { minPasses }) })];
    return reportOf([[{ ...FIRST, tests }, runs]]);
  };

  const reusedPass = { outcome: { kind: 'reused', sha: 'c'.repeat(40), passed: true } } as const;
  const table: readonly [string, Report, readonly string[]][] = [
    ['the lowest repeat', repeated(2, [passing('t', 0), passing('t', 1)]), ['t a 0']],
    [
      'beside those that failed',
      repeated(3, [failing('t', 0), passing('t', 1), passing('t', 2)], 2),
      ['t a 0', 't a 1'],
    ],
    [
      'the lowest that has its answer',
      repeated(2, [passing('t', 0, { outputText: '', outputOmitted: true }), passing('t', 1)]),
      ['t a 1'],
    ],
    [
      'reused from the base branch',
      repeated(2, [passing('t', 0, reusedPass), passing('t', 1, reusedPass)]),
      ['t a 0'],
    ],
  ];
  test.each(table)('%s', (_name, of, expected) => {
    expect(shown('some', of)).toEqual(expected);
  });

  test('further repeats serve where no other passed', () => {
    const tests = [sampleTest('t', { repeat: 1, repeatMax: 3 })];
    const runs = [failing('t', 0), passing('t', 1), passing('t', 2)];
    const [result] =
      applyOutputsPolicy(reportOf([[{ ...FIRST, tests }, runs]]), 'some').suites[0]?.results ?? [];
    expect(result?.extraRuns?.map(({ outputOmitted }) => outputOmitted)).toEqual([undefined, true]);
  });

  describe('more than a report may hold', () => {
    const names = ['one', 'two', 'three'];
    const tests = names.map((name) => sampleTest(name));
    const many = reportOf([
      [{ ...FIRST, tests }, names.map((name) => passing(name, 0, { outputText: 'x'.repeat(100) }))],
    ]);

    test('the first results keep theirs, and a notice counts the others', () => {
      const kept = applyOutputsPolicy(many, 'some', 250);
      expect(shown('some', many, 250)).toEqual(['one a 0']);
      expect(kept.notices).toEqual([
        ...many.notices,
        'The answers that passed are kept for the first results only, up to 250 characters: of 2 results a later comparison has no passing answer to show (`outputs: all` keeps every one).',
      ]);
    });

    test('done twice, nothing more is left out or said', () => {
      const once = applyOutputsPolicy(many, 'some', 250);
      expect(applyOutputsPolicy(once, 'some', 250)).toEqual(once);
    });

    test('a part of a sharded run leaves the word to the merge', () => {
      const part: Report = { ...many, shard: { index: 1, count: 2 } };
      expect(applyOutputsPolicy(part, 'some', 250).notices).toEqual(many.notices);
    });
  });
});

describe('a run without its outputs', () => {
  const before = report.suites[0]?.results[1]?.runs[0];
  const after = applyOutputsPolicy(report, 'none').suites[0]?.results[1]?.runs[0];

  test('keeps what the model did, not what it said or was asked', () => {
    expect(JSON.stringify(after)).not.toContain('asked');
    expect(after).toEqual({
      ...before,
      input: undefined,
      outputText: '',
      toolCalls: [{ id: 'c1', name: 'refund', arguments: {} }],
      turns: [
        {
          label: 'first',
          outputText: '',
          toolCalls: [{ id: 'c1', name: 'refund', arguments: {} }],
        },
      ],
      assertions: [
        {
          assertionType: 'schema',
          label: 'schema',
          passed: false,
          score: 0,
          failureCode: 'SCHEMA_PARSE_ERROR',
          failureMessage: 'SCHEMA_PARSE_ERROR happened',
          metadata: { pattern: 'p', scores: [1, 2] },
        },
        before?.assertions[1],
      ],
      outputOmitted: true,
    });
  });

  test.each([
    ['failed', { reasoning: 'quotes', spread: 0.9 }],
    ['none', { spread: 0.9 }],
  ] as const)('`%s`: why a judge decided as it did', (policy, expected) => {
    const judged = applyOutputsPolicy(report, policy).suites[0]?.results[0]?.runs[0]?.assertions[1];
    expect(judged?.metadata).toEqual(expected);
  });

  test.each<
    [string, AssertionMetadata, AssertionMetadata | undefined, AssertionMetadata | undefined]
  >([
    ['our reason', { reason: 'r' }, { reason: 'r' }, { reason: 'r' }],
    [
      'a script’s reason',
      { reason: 'r', reasonBy: 'script' },
      { reason: 'r', reasonBy: 'script' },
      { reasonBy: 'script' },
    ],
    [
      'drift without a baseline',
      { reason: 'none', exercised: false },
      { reason: 'none', exercised: false },
      { reason: 'none', exercised: false },
    ],
    [
      'what quotes the answer',
      { outputPreview: 'x', console: ['y'], current: 'z' },
      undefined,
      undefined,
    ],
  ])('%s of a run that passed', (_name, metadata, failed, none) => {
    const run = sampleRun({ assertions: [{ ...ok('schema'), metadata }] });
    const kept = (policy: 'failed' | 'none') => keepingOf(policy).trim(run).assertions[0]?.metadata;
    expect([kept('failed'), kept('none')]).toEqual([failed, none]);
  });

  test('verdict, totals, gates and scores do not change', () => {
    const { suites, ...rest } = applyOutputsPolicy(report, 'none');
    const { suites: original, ...same } = report;
    expect(rest).toEqual(same);
    expect(suites[0]?.gates).toBe(original[0]?.gates);
    expect(suites[0]?.results.map((result) => result.assertionScores)).toEqual(
      original[0]?.results.map((result) => result.assertionScores),
    );
  });
});
