/** "This change is not the cause" only where everything that fails here failed there, asked the same. */
import { expect, test } from '@jest/globals';
import { gateCause } from '../../src/report/story/gates.js';
import type { ReportedResult, SuiteReport } from '../../src/report/report.js';
import { sampleReport } from './sample-report.js';

const [SUITE] = sampleReport({ suites: [{ tests: [{ name: 'a' }, { name: 'b' }] }] }).suites;

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

function suiteOf(
  rows: readonly Row[],
  verdict: 'not-worse' | 'worse' = 'not-worse',
  failedGates: readonly ('passRateMin' | 'piiFailuresMax')[] = ['passRateMin'],
): SuiteReport {
  const result = SUITE?.results[0];
  if (SUITE === undefined || result === undefined) throw new Error('the sample has a result');
  const comparison = { verdict: { verdict }, failedGates };
  const gate = { passed: false, actual: 0, threshold: 0, message: '' };
  return {
    ...SUITE,
    comparison: comparison as unknown as NonNullable<SuiteReport['comparison']>,
    gates: {
      passed: false,
      gates: [
        { ...gate, gateName: 'passRateMin' },
        { ...gate, gateName: 'piiFailuresMax' },
      ],
    },
    results: rows.map(({ here, there, kind = 'unchanged-request' }) => ({
      ...result,
      ...sideOf(here),
      comparison: { kind, there: there && sideOf(there) },
    })),
  };
}

const BROKEN = { here: 'failed', there: 'failed' } as const;
const FINE = { here: 'passed' } as const;

test.each<[what: string, suite: SuiteReport, isNotThisChange: boolean, more: number]>([
  ['the same tests fail', suiteOf([BROKEN, FINE]), true, 0],
  ['one more fails', suiteOf([BROKEN, { here: 'failed', there: 'passed' }]), false, 1],
  ['a new test fails', suiteOf([BROKEN, { here: 'failed', kind: 'new' }]), false, 1],
  ['one is asked otherwise', suiteOf([{ ...BROKEN, kind: 'changed' }]), false, 0],
  ['one is checked otherwise', suiteOf([{ ...BROKEN, kind: 'checks-changed' }]), false, 0],
  ['one leaks now', suiteOf([{ here: 'leaks', there: 'failed' }]), false, 0],
  ['it leaked there, too', suiteOf([{ here: 'leaks', there: 'leaks' }]), true, 0],
  ['the suite is worse', suiteOf([BROKEN], 'worse'), false, 0],
  ['other tests fail than there', suiteOf([{ here: 'passed', there: 'failed' }]), false, 0],
])('%s', (_, suite, isNotThisChange, more) => {
  expect(causeOf(suite, 'passRateMin')).toEqual({ isNotThisChange, more });
});

/** Results that fail it here and did not there are counted. */
function causeOf(suite: SuiteReport, gate: Parameters<typeof gateCause>[1]) {
  const cause = gateCause(suite, gate);
  return cause && { ...cause, more: cause.more.length };
}

test('a gate on codes is about the results that have them', () => {
  const leak = suiteOf([{ here: 'leaks', there: 'leaks' }, BROKEN], 'not-worse', [
    'piiFailuresMax',
  ]);
  expect(causeOf(leak, 'piiFailuresMax')).toEqual({ isNotThisChange: true, more: 0 });
  const fresh = suiteOf([{ here: 'leaks', there: 'failed' }], 'not-worse', ['piiFailuresMax']);
  expect(causeOf(fresh, 'piiFailuresMax')).toEqual({ isNotThisChange: false, more: 1 });
});

test('nothing is said where the base branch did not fail it', () => {
  expect(causeOf(suiteOf([BROKEN], 'not-worse', []), 'passRateMin')).toBeUndefined();
  expect(causeOf(suiteOf([BROKEN]), 'costMaxUsd')).toBeUndefined();
});
