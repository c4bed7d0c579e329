import { expect, test } from '@jest/globals';
import type { Report } from '../../../src/report/report.js';
import { renderHtml } from '../rendered.js';
import { comparedWith } from '../story/told.js';

const TRACE = {
  steps: [
    { kind: 'agent' as const, name: 'support', depth: 0, startMs: 0, durationMs: 1_500 },
    {
      kind: 'model' as const,
      name: 'gpt\u202e-4o\n',
      depth: 1,
      startMs: 20,
      durationMs: 900,
      inputTokens: 1_200,
      outputTokens: 3,
    },
    {
      kind: 'tool' as const,
      name: 'x'.repeat(500),
      depth: 1,
      startMs: 930,
      durationMs: 5,
      failed: true as const,
    },
  ],
  understoodSpans: 4,
  otherSpans: 1,
  callsWithoutArguments: 0,
  refusedExports: 2,
  droppedSpans: 3,
};

/** Of the first answer that the page holds. */
function traceTree(trace: object | undefined): unknown {
  const report: Report = comparedWith({}, ({ results }) => ({
    results: results.slice(0, 1).map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({ ...run, trace: trace as typeof run.trace })),
    })),
  }));
  const [, json = '[]'] =
    /<script type="application\/json" id="kindlm-details-0">(.*?)<\/script>/su.exec(
      renderHtml(report),
    ) ?? [];
  const [detail] = JSON.parse(json) as readonly { runs: readonly { trace?: unknown }[] }[];
  return detail?.runs[0]?.trace;
}

test('one line a step, with times and tokens, and what is not shown', () => {
  expect(traceTree(TRACE)).toEqual({
    lines: [
      { kind: 'agent', name: 'support', depth: 0, facts: ['1.5 s', 'after 0 ms'], failed: false },
      {
        kind: 'model call',
        name: 'gpt-4o',
        depth: 1,
        facts: ['900 ms', 'after 20 ms', '1,200 tokens in, 3 out'],
        failed: false,
      },
      {
        kind: 'tool',
        name: `${'x'.repeat(199)}…`,
        depth: 1,
        facts: ['5 ms', 'after 930 ms'],
        failed: true,
      },
    ],
    note: 'Not shown: 1 more step, 1 span of no known convention, 3 spans beyond the limit, 2 refused exports.',
  });
});

test.each([undefined, { ...TRACE, steps: [] }])('nothing to show', (trace) => {
  expect(traceTree(trace)).toBeUndefined();
});
