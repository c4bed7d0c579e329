import { describe, expect, test } from '@jest/globals';
import { planAnnotations, PROBLEM_TITLE, renderCheck } from '../../src/report/views.js';
import { fail, failingReport, greenReport, OUTPUT_CANARY, sampleReport } from './reports.js';
import { scenario } from './scenarios.js';

const schema = fail('SCHEMA_INVALID', 'Schema: a.json', '/x: must be number');

describe('planAnnotations', () => {
  test('one error a failing test, its models merged, in the order of the story', async () => {
    const marks = planAnnotations(await scenario('two models'));
    expect(marks.every(({ level }) => level === 'error')).toBe(true);
    expect(marks.map(({ title }) => title)).toEqual([
      'KindLM: pii-card-number shows what must never happen',
      'KindLM: tone-angry shows what must never happen',
      'KindLM: tone-sad shows what must never happen',
      'KindLM: return-policy broke',
      'KindLM: return-label broke',
    ]);
    expect(marks[1]).toMatchObject({ file: 'kindlm.yaml', line: 57, column: 5 });
    expect(marks[1]?.message.split('\n')).toEqual([
      'gpt-4o: 0 of 3, on main 9 of 9: says "calm down"; judge 0.20, needs 0.70',
      'KEYWORD_DENIED: Keyword deny: "calm down"',
      'JUDGE_BELOW_THRESHOLD: Judge: is polite',
      'gpt-4.1: 0 of 3, on main 9 of 9: says "calm down"; judge 0.20, needs 0.70',
      'KEYWORD_DENIED: Keyword deny: "calm down"',
      'JUDGE_BELOW_THRESHOLD: Judge: is polite',
    ]);
  });

  test('none when everything passes', () => {
    expect(planAnnotations(greenReport())).toEqual([]);
  });

  test('at most nine', () => {
    const tests = Array.from({ length: 12 }, (_, index) => ({
      name: `f${index}`,
      runs: [[schema]],
    }));
    expect(planAnnotations(sampleReport({ suites: [{ tests }] }))).toHaveLength(9);
  });

  test('an outage is one annotation, with its cause', async () => {
    expect(planAnnotations(await scenario('outage'))).toHaveLength(1);
    const part = planAnnotations(await scenario('outage in part'));
    expect(part.filter(({ message }) => message.includes('HTTP 503'))).toHaveLength(1);
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
      { level: 'error', line: 90, title: 'KindLM: cost $0.00040 (needs at most $0.00010)' },
    ]);
  });

  test('a mistake is marked on its line, unless that is a file of another repository', () => {
    const at = (file: string) => ({ file, line: 3, column: 5 });
    const problems = [
      { message: 'of this one', hint: 'Mend it.', location: at('a.yaml') },
      { message: 'of another', location: { ...at('b.yaml'), elsewhere: true as const } },
      { message: 'of no file' },
    ];
    expect(renderCheck(sampleReport({ suites: [], problems }), {}).annotations).toEqual([
      { level: 'error', ...at('a.yaml'), title: PROBLEM_TITLE, message: 'of this one\nMend it.' },
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
