import { describe, expect, test } from '@jest/globals';
import { dropStates, driftIssue, historyLines } from '../../../src/report/views.js';
import type { Report } from '../../../src/report/report.js';
import { HOSTILE } from '../hostile.js';
import { comparedReport, fail, pass, sampleReport } from '../reports.js';

const PASSED = [pass()];
const FAILED = [fail('SCHEMA_INVALID', 'JSON', 'no')];

/** Forty tests of three runs, asked as on `main`, where all passed; so many of them fail here. */
function nightly(failing: number, name = 'support'): Report {
  const tests = Array.from({ length: 40 }, (_, index) => ({
    name: `case-${index + 1}`,
    runs: Array.from({ length: 3 }, () => (index < failing ? FAILED : PASSED)),
  }));
  const report = sampleReport({
    suites: [{ name, tests }],
    run: { event: 'schedule', ref: 'refs/heads/main', pullRequest: undefined },
  });
  return comparedReport(report, {
    side: () => ({ kind: 'unchanged-request', passed: 15, runs: 15 }),
  });
}
type Tracked = Parameters<typeof dropStates>[1][number];
const key = (name: string) => name;
const DROP: Tracked = { suite: 'support', before: 1, then: 0.7 };

describe('what became of a drop', () => {
  test.each<[string, number, readonly Tracked[], readonly object[]]>([
    ['nothing was, nothing is', 0, [], []],
    ['it is found', 16, [], [{ state: 'worse', before: 1, then: 0.6, now: 0.6 }]],
    [
      'it lasts, and what was before stays',
      12,
      [{ ...DROP, before: 0.98 }],
      [{ state: 'worse', before: 0.98, then: 0.7, now: 0.7 }],
    ],
    ['it is over', 0, [DROP], [{ state: 'recovered', now: 1 }]],
    [
      'the memory took it in: half-way back is not back',
      0,
      [{ ...DROP, before: 1, then: 1.5 }],
      [{ state: 'still-low' }],
    ],
    ['the suite is gone', 0, [{ ...DROP, suite: 'other' }], []],
  ])('%s', (_, failing, tracked, expected) => {
    expect(dropStates(nightly(failing), tracked, key)).toMatchObject(expected);
    expect(dropStates(nightly(failing), tracked, key)).toHaveLength(expected.length);
  });

  test('a run that compares nothing cannot say', () => {
    const report = nightly(0);
    const [suite] = report.suites;
    if (suite === undefined) throw new Error('no suite');
    const alone = { ...report, suites: [{ ...suite, comparison: undefined }] };
    expect(dropStates(alone, [DROP], key)).toMatchObject([{ state: 'unknown' }]);
  });
});

test('the issue says what fell, by how much, and that no commit is the cause', () => {
  const report = nightly(16);
  const drops = dropStates(report, [], key);
  const { title, body: text } = driftIssue(report, drops);
  expect(title).toBe('KindLM: the model itself answers worse (support)');
  expect(text).toContain('no commit of this repository is the cause');
  expect(text).toMatch(
    /🔴 The model itself answers worse than on `main`.*100 % → 60 % of answers pass/,
  );
  expect(text).toContain('| `gpt-4o` | 15 of 15 | 0 of 3 |');
  expect(text.match(/^\| \[`case-/gm)).toHaveLength(10);
  expect(text).toContain('… and 6 more');
  expect(text).toContain('](https://github.com/acme/support/actions/runs/123456789)');
});

test('the history has it as well', () => {
  expect(historyLines(nightly(16), {})).toMatchObject([{ drift: 'worse' }]);
  expect(historyLines(nightly(0), {})[0]?.drift).toBeUndefined();
});

test('once it is over it says the rates', () => {
  const report = nightly(0);
  const { body: text } = driftIssue(report, dropStates(report, [DROP], key));
  expect(text).toContain('- `support`: 100 % before, 70 % when this was found, 100 % now.');
});

test('several suites are one issue; the title stays short', () => {
  const report = nightly(16, 'x'.repeat(500));
  const [one] = dropStates(report, [], key);
  if (one === undefined) throw new Error('no drop');
  const { title } = driftIssue(report, [one, one, one]);
  expect(title).toMatch(/… and 2 more\)$/);
  expect(title.length).toBeLessThan(180);
});

test.each(HOSTILE)('the title mentions nobody and marks nothing up: %j', (name) => {
  const report = nightly(16, name);
  const [drop] = dropStates(report, [], key);
  if (drop === undefined) throw new Error('no drop');
  const { title } = driftIssue(report, [drop]);
  expect(title).not.toMatch(/[`\r\n]|@\w|#\d|:\w+:/);
});

test('a thousand suites fit', () => {
  const report = nightly(16);
  const [drop] = dropStates(report, [], key);
  if (drop === undefined) throw new Error('no drop');
  const { body: text } = driftIssue(
    report,
    Array.from({ length: 1_000 }, () => drop),
  );
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000);
  expect(text).toContain('closed once the pass rate is back');
});
