/** "This change is not the cause" only where everything that fails here failed there, asked the same. */
import { expect, test } from '@jest/globals';
import { gateWords } from '../../src/engine/evaluate/verdict.js';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { comparedWith, foldLines, onlyStory } from './story/told.js';

type Side = 'passed' | 'failed' | 'leaks';

interface Row {
  readonly here: Side;
  /** Undefined: the base branch has no such result. */
  readonly there?: Side;
  readonly kind?: 'unchanged-request' | 'changed' | 'checks-changed' | 'new';
}

function sideOf(side: Side): Pick<ReportedResult, 'passed' | 'failureCodes'> {
  const codes =
    side === 'leaks' ? (['PII_DETECTED'] as const) : (['JUDGE_BELOW_THRESHOLD'] as const);
  return { passed: side === 'passed', failureCodes: side === 'passed' ? [] : codes };
}

const EVIDENCE = onlyStory(comparedWith({})).suite.comparison?.verdict.evidence;

const GATES = ['passRateMin', 'piiFailuresMax', 'costMaxUsd'] as const;

function gateOf(gateName: (typeof GATES)[number]) {
  return { gateName, passed: false, actual: 0, threshold: 0, message: '' };
}

function reportOf(
  rows: readonly Row[],
  verdict: 'not-worse' | 'worse' = 'not-worse',
  failedGates: readonly (typeof GATES)[number][] = ['passRateMin'],
): Report {
  if (EVIDENCE === undefined) throw new Error('the sample has evidence');
  return comparedWith({ verdict: { verdict, evidence: EVIDENCE }, failedGates }, ({ results }) => ({
    gates: { passed: false, gates: GATES.map(gateOf) },
    results: rows.flatMap(({ here, there, kind = 'unchanged-request' }, index) =>
      results.slice(index, index + 1).map((result) => ({
        ...result,
        ...sideOf(here),
        comparison: { kind, there: there && sideOf(there) },
      })),
    ),
  }));
}

const BROKEN = { here: 'failed', there: 'failed' } as const;
const FINE = { here: 'passed' } as const;

test.each<[what: string, report: Report, isNotThisChange: boolean, more: number]>([
  ['the same tests fail', reportOf([BROKEN, FINE]), true, 0],
  ['one more fails', reportOf([BROKEN, { here: 'failed', there: 'passed' }]), false, 1],
  ['a new test fails', reportOf([BROKEN, { here: 'failed', kind: 'new' }]), false, 1],
  ['one is asked otherwise', reportOf([{ ...BROKEN, kind: 'changed' }]), false, 0],
  ['one is checked otherwise', reportOf([{ ...BROKEN, kind: 'checks-changed' }]), false, 0],
  ['one leaks now', reportOf([{ here: 'leaks', there: 'failed' }]), false, 0],
  ['it leaked there, too', reportOf([{ here: 'leaks', there: 'leaks' }]), true, 0],
  ['the suite is worse', reportOf([BROKEN], 'worse'), false, 0],
  ['other tests fail than there', reportOf([{ here: 'passed', there: 'failed' }]), false, 0],
])('%s', (_, report, isNotThisChange, more) => {
  expect(causeOf(report, 'passRateMin')).toEqual({ isNotThisChange, more });
});

/** What is said beside the gate. */
function causeOf(report: Report, gateName: (typeof GATES)[number]) {
  const title = gateWords(gateOf(gateName)).title;
  const note = foldLines(report, 'gates').find((line) => line.startsWith(`${title}: `));
  if (note === undefined) return undefined;
  const [, more = '0'] = /fails it too(?:; (\d+) more fails? here)?\.$/u.exec(note) ?? [];
  return { isNotThisChange: note.includes('not the cause'), more: Number(more) };
}

test('a gate on codes is about the results that have them', () => {
  const leak = reportOf([{ here: 'leaks', there: 'leaks' }, BROKEN], 'not-worse', [
    'piiFailuresMax',
  ]);
  expect(causeOf(leak, 'piiFailuresMax')).toEqual({ isNotThisChange: true, more: 0 });
  const fresh = reportOf([{ here: 'leaks', there: 'failed' }], 'not-worse', ['piiFailuresMax']);
  expect(causeOf(fresh, 'piiFailuresMax')).toEqual({ isNotThisChange: false, more: 1 });
});

test('nothing is said where the base branch did not fail it', () => {
  expect(causeOf(reportOf([BROKEN], 'not-worse', []), 'passRateMin')).toBeUndefined();
  expect(causeOf(reportOf([BROKEN]), 'costMaxUsd')).toBeUndefined();
});
