import { describe, expect, test } from '@jest/globals';
import type { AssertionMetadata } from '../../src/assertions/metadata.js';
import { applyOutputsPolicy, applyOutputsPolicyToRun } from '../../src/report/outputs-policy.js';
import { ok, sampleRun } from '../engine/samples.js';
import { FIRST, FIRST_RUNS, reportOf } from './two-suites.js';

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
function shown(policy: 'none' | 'failed' | 'all'): readonly string[] {
  return applyOutputsPolicy(report, policy)
    .suites.flatMap((suite) => suite.results.flatMap((result) => result.runs))
    .filter((run) => run.outputOmitted !== true)
    .map((run) => `${run.testCaseName} ${run.modelId} ${run.runIndex}`);
}

describe('whose outputs stay', () => {
  const failed = ['__proto__ a 0', '__proto__ b 0', 'lost b 0', 'lost b 1', 'lost b 2'];
  const table = [
    ['none', []],
    ['failed', failed],
    ['all', ['good a 0', 'good a 1', ...failed]],
  ] as const;
  test.each(table)('%s', (policy, expected) => {
    expect(shown(policy)).toEqual(expected);
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
    const kept = (policy: 'failed' | 'none') =>
      applyOutputsPolicyToRun(run, policy).assertions[0]?.metadata;
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
