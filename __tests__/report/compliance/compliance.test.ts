import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/report/report.js';
import { complianceOf } from '../rendered.js';
import { erroredReport, OUTPUT_CANARY, redReport, sampleReport } from '../reports.js';

const FILES = [{ name: 'report.json', sha256: 'c0ffee'.repeat(10) }];

function markdown(report: Report): string {
  return complianceOf(report, FILES).markdown;
}

function withSuite(report: Report, rest: Partial<Report['suites'][number]>): Report {
  return { ...report, suites: report.suites.map((suite) => ({ ...suite, ...rest })) };
}

describe('compliance.json', () => {
  const doc = complianceOf(redReport(), FILES).document;

  test('has n, repeats, interval and thresholds with where they were set', () => {
    expect(doc.suites[0]).toMatchObject({
      totals: { total: 40, passed: 37, runs: 118 },
      repeat: { min: 1, max: 3 },
      config: { commit: '9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a39281706', changedSinceCommit: false },
      thresholds: expect.arrayContaining([
        expect.objectContaining({ gate: 'passRateMin', setAt: 'kindlm.yaml:91', passed: false }),
        expect.objectContaining({ gate: 'driftScoreMax', exercised: false, setAt: null }),
      ]),
    });
    expect(doc.suites[0]?.passRateInterval95.low).toBeCloseTo(0.7993, 4);
  });

  test('logs every case, and what was left out', () => {
    expect(doc.suites[0]?.cases).toHaveLength(40);
    expect(doc.suites[0]?.cases[37]).toMatchObject({
      test: 'forgot-password',
      runs: 3,
      passedRuns: 2,
      failureCodes: ['PII_DETECTED'],
    });
    expect(doc.suites[0]?.exclusions).toMatchObject({
      skipped: [{ testCaseName: 'legacy-flow' }],
      truncatedAnswers: 1,
      assertNothing: ['smoke'],
    });
    expect(complianceOf(erroredReport()).document.suites[0]?.exclusions.erroredRuns).toBe(4);
  });

  test('takes the suites that enable compliance, or all when none does', () => {
    const disabled = { enabled: false, framework: 'eu-ai-act', metadata: {} } as const;
    const both = sampleReport({
      suites: [{ name: 'a' }, { name: 'b', rest: { compliance: disabled } }],
    });
    const names = (report: Report): readonly string[] =>
      complianceOf(report).document.suites.map((suite) => suite.name);
    expect(names(both)).toEqual(['a']);
    expect(names(withSuite(both, { compliance: disabled }))).toEqual(['a', 'b']);
  });

  test('is the same for the same report, and holds no output', () => {
    expect(JSON.stringify(complianceOf(redReport(), FILES).document)).toBe(JSON.stringify(doc));
    expect(JSON.stringify(doc)).not.toContain(OUTPUT_CANARY);
  });
});

describe('compliance.md', () => {
  test('follows the articles, with the right numbers', () => {
    const headings = markdown(redReport())
      .split('\n')
      .filter((line) => line.startsWith('#'));
    expect(headings).toEqual([
      '# Record of testing',
      '## Suite `support-agent`',
      '### System under test (Annex IV, 1)',
      '### Testing procedure and data (Annex IV, 2(g); Art. 9(6) to 9(8))',
      '### Metrics and thresholds set before the run (Art. 9(8))',
      '### Performance: accuracy and consistency (Annex IV, 4; Art. 15)',
      '### Version tested and changes (Annex IV, 6)',
      '### Errors and exclusions (Annex IV, 2(g))',
      '### Test log (Annex IV, 2(g))',
      '## Known limits (Annex IV, 3 and 4)',
      '## Retention',
      '## Files',
      '## Signature',
    ]);
  });

  test('says that it is evidence, gives the interval and has a place to sign', () => {
    const text = markdown(redReport());
    expect(text).toContain('This document is evidence of testing. It is not a declaration');
    expect(text).toContain(
      '92.5 % of results, 95 % Wilson interval 79–98 % (n = 40 - 1, repeats 1 to 3)',
    );
    expect(text).toContain('| Ada Muster |');
    expect(text).toContain(`| \`report.json\` | \`${'c0ffee'.repeat(10)}\` |`);
  });

  test('counts what the other views count: tests, where they ran on one model', () => {
    const [suite] = redReport().suites;
    const results = (suite?.results ?? []).filter(({ modelId }) => modelId === 'gpt-4o');
    const text = markdown(withSuite(redReport(), { results }));
    expect(text).not.toMatch(/% of results|Errored results/);
    expect(text.match(/% of tests/g)).toHaveLength(3);
  });

  test.each([
    [{ sha: 'abc', date: '2026-11-18', dirty: false }, 'made before the run.'],
    [{ sha: 'abc', date: '2026-11-18', dirty: true }, 'with changes that were not committed'],
  ])('says when the thresholds were set: %j', (configCommit, words) => {
    expect(markdown(withSuite(redReport(), { configCommit }))).toContain(words);
  });

  test('says when it is not known', () => {
    const report = sampleReport({ suites: [{ commit: 'unknown' }] });
    expect(markdown(report)).toContain('The commit of the config is not known');
  });

  test('read as plain text, words are whole: only what GitHub would make a link of is broken', () => {
    const reason = 'NOT_CONTAINS_FAILED in GH-77-like UTF-8 and SHA-256 (gpt-4o_mini) & more';
    const report = redReport();
    const text = markdown({ ...report, verdict: { ...report.verdict, reason } });
    expect(text).toContain(
      'NOT_CONTAINS_FAILED in GH-\u206077-like UTF-8 and SHA-256 (gpt-4o_mini) & more',
    );
    expect(text.replace('GH-\u2060', '')).not.toMatch(/&#|\u2060/);
  });

  test('another framework gets neutral headings', () => {
    const compliance = { enabled: true, framework: 'custom', metadata: {} } as const;
    expect(markdown(withSuite(redReport(), { compliance }))).not.toMatch(/Annex|Art\. 9|AI Act/u);
  });
});
