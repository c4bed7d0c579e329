/** What may be compared, what a change can be blamed for, and that the statistics get exactly these numbers. */
import { describe, expect, test } from '@jest/globals';
import { compareReports, type ComparedSuite } from '../../src/comparison/compare.js';
import type { HeadSuite } from '../../src/comparison/match.js';
import { keyOf } from '../../src/comparison/measured.js';
import { judgeSuites } from '../../src/comparison/suite-verdict.js';
import { labelTests } from '../../src/comparison/test-labels.js';
import { pooledCounts } from '../../src/comparison/sample.js';
import type { Report } from '../../src/report/report.js';
import { headSuite, history, MODEL, report, result } from './reports.js';
import { result as sample } from './samples.js';

const CHANGED = { request: 'asked otherwise' };

function compare(head: HeadSuite, base: Report, attempts: readonly Report[] = []): ComparedSuite {
  const [compared] = compareReports([head], base, attempts);
  if (compared === undefined) throw new Error('one suite has one comparison');
  return compared;
}

describe('what may be compared', () => {
  const base = report({ s: [result('t', '111')] });
  test.each([
    ['the same request', {}, 'unchanged-request'],
    ['another request', CHANGED, 'changed'],
    ['a request that is not known', { request: null }, 'changed'],
    ['other checks', { checks: 'otherwise' }, 'checks-changed'],
    ['other checks and another request', { checks: 'x', request: 'y' }, 'checks-changed'],
  ] as const)('%s', (_what, parts, kind) => {
    const { results } = compare(headSuite('s', [result('t', '110', parts)]), base);
    expect(results[0]?.kind).toBe(kind);
  });

  test('a suite or a test that the base branch has not is new', () => {
    const { comparison, results } = compare(headSuite('other', [result('t', '1')]), base);
    expect(results).toMatchObject([{ kind: 'new' }]);
    expect(comparison.counts.added).toBe(1);
  });

  test('another model of the config is another result', () => {
    const { results } = compare(headSuite('s', [result('t', '1', { model: 'n' })]), base);
    expect(results[0]?.kind).toBe('new');
  });
});

describe('base runs', () => {
  const runs = history([{ s: [result('t', '100')] }, { s: [result('t', '111')] }]);

  test('count all, while request and checks are the same', () => {
    const { results } = compare(headSuite('s', [result('t', '000', CHANGED)]), runs);
    expect(results[0]?.base).toMatchObject({ passed: 4, runs: 6 });
  });

  test('of a request that is not known only those of the newest commit count', () => {
    const { results } = compare(headSuite('s', [result('t', '000', { request: null })]), runs);
    expect(results[0]?.base).toMatchObject({ passed: 3, runs: 3 });
  });

  test('errored runs are left out on both sides', () => {
    const base = report({ s: [result('t', '1e1')] });
    const { results } = compare(headSuite('s', [result('t', 'eee', CHANGED)]), base);
    expect(results[0]).toMatchObject({ label: 'not-compared', base: { passed: 2, runs: 2 } });
  });
});

test('all attempts at the commit are pooled, as long as they asked and checked the same', () => {
  const base = report({ s: [result('t', '111')] });
  const attempts = [
    report({ s: [result('t', '000', CHANGED)] }),
    report({ s: [result('t', '000', { request: 'yet another' })] }),
    report({ other: [result('t', '000', CHANGED)] }),
  ];
  const { comparison } = compare(headSuite('s', [result('t', '111', CHANGED)]), base, attempts);
  expect(comparison.verdict.evidence?.headRate).toBe(0.5);
});

describe('a run that was stopped when it was decided', () => {
  const tests = Array.from({ length: 20 }, (_, index) => `t${index}`);
  const base = report({ s: tests.map((name, at) => result(name, at < 4 ? '010' : '111')) });
  const head = tests.map((name, at) => result(name, at < 4 ? '000' : 'ddd', CHANGED));
  const stopped = compare(headSuite('s', head), base);

  test('has no verdict and no means: what failed on the base branch was asked first', () => {
    expect(stopped.comparison).toMatchObject({
      verdict: { verdict: 'cannot-tell', reason: { kind: 'stopped' } },
      judge: undefined,
      cost: undefined,
      latency: undefined,
    });
    expect(stopped.comparison.verdict.evidence).toBeUndefined();
    const { comparison } = compare(
      headSuite(
        's',
        head.map((it) => ({ ...it, requestHash: 'asked' })),
      ),
      base,
    );
    expect(comparison.model).toMatchObject({ verdict: 'cannot-tell', reason: { kind: 'stopped' } });
  });

  test.each([
    ['000', 'regressed'],
    ['0dd', 'not-compared'],
    ['00d', 'not-compared'],
    ['ddd', 'not-compared'],
  ])('%s is labelled %s: only where all repeats were asked', (outcomes, label) => {
    const nine = history(['111', '111', '111'].map((it) => ({ s: [result('t', it)] })));
    const results = [result('t', outcomes, CHANGED), result('u', 'ddd', CHANGED)];
    expect(compare(headSuite('s', results), nine).results[0]?.label).toBe(label);
  });
});

test('more than a tenth of the head’s runs errored: cannot tell', () => {
  const tests = Array.from({ length: 5 }, (_, index) => `t${index}`);
  const base = report({ s: tests.map((name) => result(name, '111')) });
  const head = tests.map((name) => result(name, '11e', CHANGED));
  expect(compare(headSuite('s', head), base).comparison.verdict).toMatchObject({
    verdict: 'cannot-tell',
    reason: { kind: 'errored', errored: 5, all: 15 },
  });
});

describe('another version of the model', () => {
  const base = report({ s: [result('t', '111', { version: 'gpt-4o-1' })] });
  const head = [result('t', '111', { ...CHANGED, version: 'gpt-4o-2' })];

  test('keeps the change from being judged', () => {
    expect(compare(headSuite('s', head), base).comparison.verdict).toMatchObject({
      reason: {
        kind: 'model-version',
        models: [{ model: 'm', base: ['gpt-4o-1'], head: ['gpt-4o-2'] }],
      },
    });
  });

  test('does not where this change asks for another model', () => {
    const models = [{ ...MODEL, model: 'gpt-4.1' }];
    const { verdict } = compare(headSuite('s', head, { models }), base).comparison;
    expect(verdict).not.toMatchObject({ reason: { kind: 'model-version' } });
  });
});

test('requests that nobody changed tell whether the model itself has', () => {
  const tests = Array.from({ length: 30 }, (_, index) => `t${index}`);
  const base = history(
    Array.from({ length: 3 }, () => ({ s: tests.map((it) => result(it, '111')) })),
  );
  const { comparison, results } = compare(
    headSuite(
      's',
      tests.map((name) => result(name, '000')),
    ),
    base,
  );
  expect(comparison).toMatchObject({
    verdict: { verdict: 'cannot-tell', reason: { kind: 'nothing-compared' } },
    model: { verdict: 'worse' },
    changed: 0,
    unchangedRequests: 30,
    counts: { regressed: 0, probablyRegressed: 0 },
  });
  expect(results[0]).toMatchObject({ kind: 'unchanged-request', countsForGate: undefined });
});

test('results that are the base branch’s own say nothing new', () => {
  const base = report({ s: [result('t', '111')] });
  const { comparison, results } = compare(headSuite('s', [result('t', 'rrr')]), base);
  expect(comparison).toMatchObject({ changed: 0, unchangedRequests: 1, model: undefined });
  expect(results[0]).toMatchObject({ kind: 'unchanged-request', label: undefined });
});

describe('the figures that stand beside those of the whole suite', () => {
  const costUsd = 0.01;
  const base = report({ s: [result('t', '110', { costUsd }), result('same', '1', { costUsd })] });
  test('are those of what was reused, too, which cost nothing here', () => {
    const head = headSuite('s', [result('t', 'rrr'), result('same', '1', CHANGED)]);
    const { comparison } = compare(head, base);
    expect(comparison.base.passRate).toBeCloseTo((2 / 3 + 1) / 2, 9);
    expect(comparison.base.costUsd).toBeCloseTo(costUsd, 9);
  });
  test('are unknown where nothing here has an outcome', () => {
    const head = headSuite('s', [result('t', 'eee'), result('same', 'e')]);
    expect(compare(head, base).comparison.base.passRate).toBeUndefined();
  });
});

test('what the config no longer has is removed, what is only left out is not', () => {
  const base = report({ s: [result('gone', '110'), result('left out', '111'), result('t', '1')] });
  const head = headSuite('s', [result('t', '1')]);
  const configured = new Set([...head.configured, keyOf('left out', 'm')]);
  expect(compare({ ...head, configured }, base).comparison.removed).toEqual([
    { testCaseName: 'gone', modelId: 'm', passed: 2, runs: 3 },
  ]);
});

test('judge, cost and latency are those of the changed results', () => {
  const before = { judge: 0.9, costUsd: 0.01, latencyMs: 100 };
  const base = report({ s: [result('t', '111', before), result('same', '111', before)] });
  const after = { judge: 0.6, costUsd: 0.03, latencyMs: 200, ...CHANGED };
  const { comparison } = compare(
    headSuite('s', [result('t', '111', after), result('same', '111', before)]),
    base,
  );
  expect(comparison.judge).toMatchObject({ compared: 1, drop: expect.closeTo(0.3, 9) });
  expect(comparison.cost?.ratio).toBeCloseTo(3, 9);
  expect(comparison.latency?.ratio).toBeCloseTo(2, 9);
  expect(comparison.base).toMatchObject({ passRate: 1, judgeAvg: expect.closeTo(0.9, 9) });
});

test('an answer of the base branch stands beside one that got worse, and beside no other', () => {
  const base = report({
    s: [result('t', '111', { outputText: 'before' }), result('same', '111', { outputText: 'x' })],
  });
  const { results } = compare(
    headSuite('s', [result('t', '000', CHANGED), result('same', '111', CHANGED)]),
    base,
  );
  expect(results.map(({ before }) => before)).toEqual([
    { outputText: 'before', passed: true },
    undefined,
  ]);
});

test('50 simulated runs of two suites: the figures are those of the statistics themselves', () => {
  const random = numbers(20261121);
  for (let simulation = 0; simulation < 50; simulation += 1) {
    const baseRuns = 1 + Math.floor(random() * 5);
    const drop = random() * 0.6;
    const suites = ['first', 'second'].map((name) => {
      const rates = Array.from({ length: 10 }, () => (random() < 0.7 ? 0.97 : random()));
      const draw = (less: number): readonly string[] =>
        rates.map((rate) => [1, 2, 3].map(() => (random() < rate - less ? '1' : '0')).join(''));
      return { name, base: Array.from({ length: baseRuns }, () => draw(0)), head: draw(drop) };
    });
    const named = (outcomes: readonly string[], parts = {}) =>
      outcomes.map((it, index) => result(`t${index}`, it, parts));
    const base = history(
      // Oldest first.
      Array.from({ length: baseRuns }, (_, run) =>
        Object.fromEntries(
          suites.map((suite) => [suite.name, named(suite.base[baseRuns - 1 - run] ?? [])]),
        ),
      ),
    );
    const compared = compareReports(
      suites.map(({ name, head }) => headSuite(name, named(head, CHANGED))),
      base,
    );
    const samples = suites.map((suite) =>
      suite.head.map((head, index) =>
        sample(
          suite.base.map((run) => run[index] ?? ''),
          head,
        ),
      ),
    );
    const verdicts = judgeSuites(
      samples.map((results) => ({ results, headRuns: { all: 30, errored: 0 }, changedModels: [] })),
    );
    expect(compared.map(({ comparison }) => comparison.verdict)).toEqual(verdicts);
    for (const [index, results] of samples.entries()) {
      const counts = results.map(pooledCounts);
      const labels = labelTests(counts.map((one) => ({ counts: one })));
      const { comparison, results: shown = [] } = compared[index] ?? {};
      expect(shown.map(({ label }) => label)).toEqual(labels.labels.map(({ label }) => label));
      expect(comparison?.byChance).toEqual(labels.byChance);
      const gated = shown.flatMap(({ countsForGate }, at) => (countsForGate === true ? [at] : []));
      expect(gated).toEqual([]);
    }
  }
});

/** Numbers of 0 to 1 that look random, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
