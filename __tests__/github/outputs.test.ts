import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Published, setOutputs } from '../../src/github/publish.js';
import { parseOutputs } from '../e2e/file-commands.js';
import { captureStdout } from '../servers/captured-stdout.js';
import type { Report } from '../../src/report/report.js';
import { totalsOf } from '../../src/report/build-report.js';
import type { TestRunOutcome } from '../../src/engine/results.js';
import { sampleResult, sampleRun } from '../engine/samples.js';
import { greenComparison, sampleReport, smallSuite } from '../report/reports.js';
import { RunEnd } from '../../src/processes/end-process.js';

const paths = {
  reportDir: 'out',
  report: 'out/report.json',
  junit: 'out/junit.xml',
  compliance: 'out/compliance.md',
  html: 'out/report.html',
};
const published: Published = {
  artifact: { kind: 'uploaded', id: 7, name: 'kindlm-report', url: 'https://x/artifacts/7' },
  comments: [
    { suite: 'a', key: 'a', outcome: { kind: 'failed', message: 'no' } },
    { suite: 'b', key: 'b', outcome: { kind: 'updated', id: 11, url: 'https://x#11' } },
    { suite: 'c', key: 'c', outcome: { kind: 'created', id: 12, url: 'https://x#12' } },
  ],
  review: { kind: 'skipped', reason: 'nothing-to-say' },
  summary: { kind: 'written', bytes: 10 },
  annotations: 1,
};
const nothing: Published = {
  artifact: { kind: 'skipped', reason: 'not-wanted' },
  comments: [],
  review: { kind: 'skipped', reason: 'not-wanted' },
  summary: { kind: 'skipped', reason: 'not-wanted' },
  annotations: 0,
};

/** The outputs as the runner reads them. */
async function reportOutputs(
  report: Report,
  paths: { readonly reportDir: string },
  what: Published,
): Promise<Readonly<Record<string, string>>> {
  await writeFile(file, '');
  await setOutputs(what, new RunEnd().decide(), { report, paths });
  return parseOutputs(await readFile(file, 'utf8'));
}

let file: string;
const { GITHUB_OUTPUT: before } = process.env;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'kindlm-outputs-')), 'output');
});
beforeEach(() => {
  process.env['GITHUB_OUTPUT'] = file;
});
afterAll(() => {
  if (before === undefined) delete process.env['GITHUB_OUTPUT'];
  else process.env['GITHUB_OUTPUT'] = before;
});

const NOON = '2026-11-21T12:00:00.000Z';

test('of a comparison: its verdict, its base, and how many tests got worse and better', async () => {
  const sha = 'ba5e'.padEnd(40, '0');
  const base = { source: 'artifact', branch: 'main', sha, runs: 3, finishedAt: NOON } as const;
  const report = {
    ...sampleReport({ suites: [smallSuite('support', false)] }),
    comparison: { kind: 'compared', base },
  } as const;
  expect(await reportOutputs(report, paths, published)).toMatchObject({
    comparison: JSON.stringify({
      verdict: 'cannot-tell',
      base: { source: 'artifact', branch: 'main', sha, finishedAt: NOON },
      suites: [],
    }),
    regressed: '0',
    improved: '0',
    'base-sha': sha,
    // Of several comments the first that is there.
    'comment-id': '11',
    'comment-url': 'https://x#11',
  });
});

test('without a base report the comparison says why, and nothing else is known', async () => {
  const comparison = { kind: 'unavailable', reason: 'no-run' } as const;
  const outputs = await reportOutputs(
    { ...sampleReport({ suites: [smallSuite('support', false)] }), comparison },
    paths,
    published,
  );
  expect(outputs['comparison']).toBe('{"verdict":null,"reason":"no-run"}');
  expect(outputs).not.toHaveProperty('regressed');
  expect(outputs).not.toHaveProperty('base-sha');
});

test('gates name their suite', async () => {
  const report = sampleReport({ suites: [smallSuite('one', true), smallSuite('two', false)] });
  const { gates } = await reportOutputs(report, paths, published);
  const listed = JSON.parse(gates ?? '') as readonly Record<string, unknown>[];
  expect(listed.filter(({ gateName }) => gateName === 'passRateMin')).toEqual([
    expect.objectContaining({ suite: 'one', passed: true }),
    expect.objectContaining({ suite: 'two', passed: false }),
  ]);
});

test('what is not known is not set', async () => {
  const outputs = await reportOutputs(
    sampleReport({ suites: [smallSuite('support', false)] }),
    { reportDir: 'out' },
    nothing,
  );
  expect(Object.keys(outputs).filter((name) => /^(comment|artifact|.*-path)/.test(name))).toEqual(
    [],
  );
});

describe('numbers', () => {
  test.each([
    { total: 0, passed: 0, rate: '0.0' },
    { total: 22, passed: 21, rate: '95.5' },
    { total: 3000, passed: 2999, rate: '99.9' },
    { total: 3000, passed: 1, rate: '0.1' },
    { total: 3, passed: 3, rate: '100.0' },
  ])('$passed of $total is $rate percent', async ({ total, passed, rate }) => {
    const report = sampleReport({ suites: [smallSuite('support', false)] });
    const changed = { ...report, totals: { ...report.totals, total, passed } };
    expect((await reportOutputs(changed, paths, nothing))['pass-rate']).toBe(rate);
  });

  test.each([
    [0, '0'],
    [1e-7, '0'],
    [0.000001, '0.000001'],
    [100, '100'],
    [1.5, '1.5'],
  ])('%d USD is written %s', async (costUsd, text) => {
    const report = sampleReport({ suites: [smallSuite('support', false)] });
    const changed = { ...report, totals: { ...report.totals, costUsd } };
    expect((await reportOutputs(changed, paths, nothing))['cost-usd']).toBe(text);
  });
});

describe('the output file', () => {
  test('gets what was there before, and every value as it is', async () => {
    const url = 'x\nEOF\nresult<<EOF\npassed\nEOF';
    const artifact = { kind: 'uploaded', id: 7, name: 'kindlm-report', url } as const;
    await writeFile(file, 'before<<E\nkept\nE\n');
    await setOutputs({ ...nothing, artifact }, new RunEnd().decide());
    expect(parseOutputs(await readFile(file, 'utf8'))).toEqual({
      before: 'kept',
      'artifact-id': '7',
      'artifact-url': url,
    });
  });

  test('is not needed outside GitHub', async () => {
    delete process.env['GITHUB_OUTPUT'];
    const stdout = captureStdout();
    await setOutputs(published, new RunEnd().decide()).finally(() => stdout.restore());
    expect(stdout.text()).toBe('');
  });
});

describe('the verdict of the output `comparison`', () => {
  const compared = (changed: number, unchangedRequests: number, leftOpen?: number): Report => {
    const report = greenComparison(3, { side: () => ({ kind: 'new' }) });
    return {
      ...report,
      suites: report.suites.map((suite) => ({
        ...suite,
        comparison: suite.comparison && {
          ...suite.comparison,
          changed,
          unchangedRequests,
          leftOpen,
        },
      })),
    };
  };
  test.each([
    ['unchanged', 'all is asked as before', 0, 3, undefined],
    ['cannot-tell', 'all that is compared is asked as before, and one is not compared', 0, 3, 1],
    ['cannot-tell', 'all tests are new, or checked otherwise', 0, 0, undefined],
    ['cannot-tell', 'what is touched has no other side', 3, 0, undefined],
  ])('%s: %s', async (verdict, _, changed, unchanged, leftOpen) => {
    const report = compared(changed, unchanged, leftOpen);
    const { comparison } = await reportOutputs(report, paths, nothing);
    expect(JSON.parse(comparison ?? '')).toMatchObject({ verdict, suites: [{ verdict }] });
  });
});

test('`total` is passed, failed, errored and not run together, and `pass-rate` is of it', async () => {
  const OUTCOMES: readonly TestRunOutcome[] = [
    { kind: 'passed' },
    { kind: 'failed' },
    { kind: 'errored', code: 'PROVIDER_ERROR', message: '503' },
    { kind: 'not-run', reason: 'decided' },
    { kind: 'not-run', reason: 'budget' },
    { kind: 'not-run', reason: 'deadline' },
    { kind: 'reused', sha: 'a'.repeat(40), passed: true },
  ];
  const report = sampleReport({ suites: [smallSuite('support', true)] });
  // Every set of outcomes, one result each.
  for (let set = 1; set < 2 ** OUTCOMES.length; set += 1) {
    const results = OUTCOMES.filter((_, index) => (set & (1 << index)) !== 0).map((outcome) =>
      sampleResult(JSON.stringify(outcome), [sampleRun({ outcome })]),
    );
    const outputs = await reportOutputs(
      { ...report, totals: totalsOf([{ results, facts: { skippedTests: [] } }]) },
      paths,
      nothing,
    );
    const counts = ['passed', 'failed', 'errored', 'not-run'].map((name) => Number(outputs[name]));
    expect(counts.reduce((all, count) => all + count, 0)).toBe(results.length);
    expect(outputs['total']).toBe(String(results.length));
    const share = (100 * Number(outputs['passed'])) / results.length;
    expect(Math.abs(Number(outputs['pass-rate']) - share)).toBeLessThan(0.06);
  }
});
