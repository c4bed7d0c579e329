import { describe, expect, test } from '@jest/globals';
import { planAnnotations } from '../../src/report/annotations.js';
import {
  erroredReport,
  fail,
  failingReport,
  greenReport,
  OUTPUT_CANARY,
  pass,
  providerFailure,
  redReport,
  sampleReport,
} from './sample-report.js';

const schema = fail('SCHEMA_INVALID', 'Schema: a.json', '/x: must be number');

describe('planAnnotations', () => {
  test('one error a failing test, its models merged, the worst first', () => {
    expect(planAnnotations(redReport())).toEqual([
      {
        level: 'error',
        file: 'kindlm.yaml',
        line: 278,
        column: 5,
        title: 'KindLM: refund-double-charge failed',
        message: [
          'claude-sonnet, 3 of 3 answers:',
          '  JUDGE_BELOW_THRESHOLD: Judge: offers the refund without being asked twice: Judge score 0.42 below threshold 0.7',
          '  SCHEMA_INVALID: Schema: refund.json: /amount: must be number',
          'gpt-4o, 3 of 3 answers:',
          '  SCHEMA_INVALID: Schema: refund.json: /amount: must be number',
        ].join('\n'),
      },
      {
        level: 'error',
        file: 'kindlm.yaml',
        line: 271,
        column: 5,
        title: 'KindLM: forgot-password failed',
        message:
          'claude-sonnet, 1 of 3 answers:\n  PII_DETECTED: PII: E-mail: Found 1 PII match(es) for pattern "E-mail"',
      },
    ]);
  });

  test('none when everything passes', () => {
    expect(planAnnotations(greenReport())).toEqual([]);
  });

  test('at most nine, failed before errored, lower pass rates before higher', () => {
    const report = sampleReport({
      suites: [
        {
          tests: [
            { name: 'errored', runs: [[providerFailure()]] },
            { name: 'flaky', runs: [[schema], [pass()]] },
            ...Array.from({ length: 12 }, (_, index) => ({ name: `f${index}`, runs: [[schema]] })),
          ],
        },
      ],
    });
    const titles = planAnnotations(report).map((annotation) => annotation.title);
    expect(titles).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `KindLM: f${n} failed`));
  });

  test('errored tests are marked, and called so', () => {
    expect(planAnnotations(erroredReport()).map((annotation) => annotation.title)).toEqual(
      [1, 4, 7, 10].map((n) => `KindLM: case-${n} errored (provider)`),
    );
  });

  test('what the gates allow is a warning', () => {
    const report = sampleReport({
      suites: [
        {
          gates: { passRateMin: 0, schemaFailuresMax: 5 },
          tests: [{ name: 'a', runs: [[schema]] }],
        },
      ],
    });
    expect(planAnnotations(report).map((annotation) => annotation.level)).toEqual(['warning']);
  });

  test('a failed gate is marked where the config sets it when no test failed', () => {
    const report = sampleReport({
      suites: [
        {
          tests: [{ name: 'a' }],
          gates: { costMaxUsd: 0.0001 },
          rest: { gateLocations: { costMaxUsd: { file: 'kindlm.yaml', line: 90, column: 3 } } },
        },
      ],
    });
    expect(planAnnotations(report)).toMatchObject([
      { level: 'error', line: 90, title: 'KindLM: gate cost $0.00040, at most $0.00010' },
    ]);
  });

  test('texts are short, clean and hold no output', () => {
    const annotations = planAnnotations(
      failingReport(20, `\u001B[31m\u202E${'x\n'.repeat(5_000)}`),
    );
    expect(annotations).toHaveLength(9);
    for (const { title, message } of annotations) {
      expect(title).not.toMatch(/[\n\u001B\u202E]/u);
      expect(title.length).toBeLessThan(200);
      expect(message).not.toMatch(/[\u001B\u202E]/u);
      expect(message.length).toBeLessThan(2_000);
      expect(message).not.toContain(OUTPUT_CANARY);
    }
  });
});
