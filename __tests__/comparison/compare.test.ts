/** What may be compared, what a change can be blamed for, and that the statistics get exactly these numbers. */
import { describe, expect, test } from '@jest/globals';
import {
  compareReports,
  type ComparedSuite,
  type HeadSuite,
} from '../../src/comparison/compare.js';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { headSuite, history, MODEL, report, result } from './reports.js';
import { resultKey } from '../../src/basics/basics.js';

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

describe('what is left open: asked otherwise perhaps, and not compared', () => {
  const base = report({ s: [result('t', '111'), result('u', '111')] });
  const configured = new Set([resultKey('t', MODEL.id), resultKey('u', MODEL.id)]);
  const t = result('t', '111');
  test.each([
    ['nothing', [t, result('u', '111')], undefined],
    ['checks alone', [t, result('u', '111', { checks: 'x' })], undefined],
    ['checks and request', [t, result('u', '111', { checks: 'x', request: 'y' })], 1],
    [
      'checks, of a request that is not known',
      [t, result('u', '1', { checks: 'x', request: null })],
      1,
    ],
    ['what this run did not ask', [t], 1],
    ['what is new beside all others', [t, result('u', '1'), result('v', '1')], undefined],
    [
      'what is new where another is gone',
      [t, result('v', '1')],
      1,
      new Set([resultKey('t', MODEL.id)]),
    ],
    ['nothing where one is gone', [t], undefined, new Set([resultKey('t', MODEL.id)])],
  ] as const)('%s', (_what, results, leftOpen, known: ReadonlySet<string> = configured) => {
    const { comparison } = compare(headSuite('s', results, { configured: known }), base);
    expect(comparison.leftOpen).toBe(leftOpen);
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

describe('after the base branch has moved to another version of a model', () => {
  const names = Array.from({ length: 30 }, (_, index) => `t${index}`);
  const all = (outcomes: string, parts: Parameters<typeof result>[2] = {}) =>
    names.map((name) => result(name, outcomes, parts));
  // Four runs of a good version, and one of a worse one since.
  const moved = history([
    ...Array.from({ length: 4 }, () => ({ s: all('111', { version: 'm-1', judge: 0.9 }) })),
    { s: all('010', { version: 'm-2', judge: 0.5 }) },
  ]);
  const settings = { regressionsMax: 0, judgeDropMax: 0 };
  const head = (outcomes: string, version: string, judge: number): ComparedSuite =>
    compare(headSuite('s', all(outcomes, { ...CHANGED, version, judge }), { settings }), moved);

  test('a harmless change is compared with the runs of that version only', () => {
    const { comparison, results } = head('010', 'm-2', 0.5);
    expect(comparison.verdict).toMatchObject({ evidence: { baseRate: 1 / 3, headRate: 1 / 3 } });
    expect(comparison.judge).toMatchObject({ baseMean: 0.5, isWorse: false });
    expect(results[0]).toMatchObject({ label: 'flaky-on-both', base: { passed: 1, runs: 3 } });
    expect(results.some(({ countsForGate }) => countsForGate === true)).toBe(false);
  });

  test('and where the older version answers, with those of the older one', () => {
    const { comparison, results } = head('010', 'm-1', 0.5);
    expect(comparison).toMatchObject({ verdict: { verdict: 'worse' }, judge: { isWorse: true } });
    expect(results[0]?.base).toMatchObject({ passed: 12, runs: 12, judge: 0.9 });
  });

  test.each([
    ['a third one', { version: 'm-3' }, ['m-3']],
    ['none named', {}, []],
  ])('where no run is left (%s), nobody can tell, and no number is given', (_, parts, named) => {
    const { comparison, results } = compare(
      headSuite('s', all('000', { ...CHANGED, ...parts, judge: 0.1 }), { settings }),
      moved,
    );
    expect(comparison).toMatchObject({
      verdict: {
        verdict: 'cannot-tell',
        reason: { kind: 'model-version', models: [{ model: 'm', base: ['m-2'], head: named }] },
        evidence: undefined,
      },
      judge: undefined,
      cost: undefined,
      latency: undefined,
      counts: { notCompared: 30, regressed: 0 },
    });
    expect(results[0]).toMatchObject({ kind: 'changed', label: 'not-compared', base: undefined });
  });

  test('a judge of another version is another measure', () => {
    const judged = (version: string, outcomes: string) =>
      all(outcomes, { version: 'm-1' }).map((one) => ({
        ...one,
        runs: one.runs.map((run) => ({ ...run, repliedModels: { m: ['m-1'], judge: [version] } })),
      }));
    const base = history([{ s: judged('j-1', '111') }]);
    const changed = judged('j-2', '000').map((one) => ({ ...one, requestHash: 'otherwise' }));
    const models = [MODEL, { ...MODEL, id: 'judge' }];
    const suites = base.suites.map((suite) => ({ ...suite, models }));
    const { verdict } = compare(headSuite('s', changed, { models }), {
      ...base,
      suites,
    }).comparison;
    expect(verdict).toMatchObject({
      reason: { kind: 'model-version', models: [{ model: 'judge', base: ['j-1'], head: ['j-2'] }] },
    });
  });

  test('untouched tests say what the move did to them, and are no witness of the day', () => {
    const heads = all('000', { version: 'm-3' });
    const { comparison } = compare(headSuite('s', heads), moved);
    expect(comparison.model).toMatchObject({
      verdict: 'worse',
      evidence: { baseRate: 1 / 3, headRate: 0, guard: undefined },
    });
  });
});

describe('versions, answer by answer', () => {
  const names = Array.from({ length: 50 }, (_, index) => `t${index}`);
  const all = (outcomes: string, parts: Parameters<typeof result>[2] = {}) =>
    names.map((name) => result(name, outcomes, { version: 'm-1', ...parts }));
  const base = history([{ s: all('111') }]);
  /** The same with another version in the first answers, `count` in all. */
  const mixed = (results: readonly ReportedResult[], count: number, version = 'm-2') => {
    let left = count;
    return results.map((one) => ({
      ...one,
      runs: one.runs.map((run) => {
        left -= 1;
        return left >= 0 ? { ...run, repliedModels: { m: [version] } } : run;
      }),
    }));
  };

  test.each([0, 1, 2, 15, 30])(
    '%d of 150 replies of another version cost that many answers',
    (k) => {
      const { comparison } = compare(headSuite('s', mixed(all('100', CHANGED), k)), base);
      expect(comparison.verdict).toMatchObject({ verdict: 'worse' });
      expect(comparison.verdict.evidence?.compared).toBe(50 - Math.floor(k / 3));
      const leftOut = { head: k, ofHead: 150, base: 3 * Math.floor(k / 3), ofBase: 150 };
      expect(comparison.otherVersions).toEqual(
        k === 0 ? undefined : expect.objectContaining(leftOut),
      );
    },
  );

  test('more than a fifth: nobody can tell, and there are no numbers', () => {
    const { comparison, results } = compare(headSuite('s', mixed(all('100', CHANGED), 31)), base);
    expect(comparison.verdict).toEqual({
      verdict: 'cannot-tell',
      reason: {
        kind: 'model-version',
        models: [{ model: 'm', base: ['m-1'], head: ['m-1', 'm-2'] }],
      },
      evidence: undefined,
    });
    expect(comparison).toMatchObject({
      cost: undefined,
      latency: undefined,
      otherVersions: { head: 31, ofHead: 150 },
    });
    expect(results.every(({ label }) => label === 'not-compared')).toBe(true);
  });

  test('one added test of another version switches nothing off', () => {
    const added = result('added', '111', { ...CHANGED, version: 'm-2' });
    const { comparison } = compare(headSuite('s', [...all('100', CHANGED), added]), base);
    expect(comparison.verdict).toMatchObject({ verdict: 'worse' });
  });

  test('a base branch that mixes versions is compared by those that answer here', () => {
    const mixture = history([{ s: mixed(all('011'), 20) }, { s: mixed(all('011'), 150) }]);
    const { comparison, results } = compare(headSuite('s', all('111', CHANGED)), mixture);
    expect(results.slice(0, 2).map((it) => it.base?.runs)).toEqual([undefined, undefined]);
    expect(results[6]?.base).toMatchObject({ passed: 1, runs: 1 });
    expect(results[7]?.base).toMatchObject({ passed: 2, runs: 3 });
    expect(comparison.verdict.evidence?.compared).toBe(44);
    expect(comparison.otherVersions).toEqual({ head: 18, ofHead: 150, base: 170, ofBase: 300 });
  });

  test('without the left-out answers nothing else changes', () => {
    for (let k = 1; k <= 30; k += 1) {
      const heads = mixed(all('101', CHANGED), k);
      const without = heads.map((one) => ({
        ...one,
        runs: one.runs.filter(({ repliedModels }) => repliedModels?.['m']?.[0] === 'm-1'),
      }));
      const [left, never] = [heads, without].map(
        (it) => compare(headSuite('s', it), base).comparison.verdict,
      );
      // Of results of which nothing is left, the base branch's side alone is known: they are compared in neither.
      expect(left).toMatchObject({ verdict: never?.verdict, evidence: { p: never?.evidence?.p } });
    }
  });

  test('names that differ from reply to reply hold nothing apart', () => {
    const named = (prefix: string, results: readonly ReportedResult[]) =>
      results.map((one, at) => mixed([one], 3, `${prefix}-${at}`)[0] ?? one);
    const there = history([{ s: named('x', all('1')).map((it) => it) }]);
    const { comparison } = compare(headSuite('s', named('y', all('0', CHANGED))), there);
    expect(comparison.verdict.evidence?.compared).toBe(50);
  });

  test('an altered recipient makes every answer count: the version is the change’s own doing', () => {
    const heads = all('100', { ...CHANGED, version: 'm-2' });
    const models = [{ ...MODEL, recipient: 'a header of its own' }];
    const { verdict } = compare(headSuite('s', heads, { models }), base).comparison;
    expect(verdict).toMatchObject({ verdict: 'worse', evidence: { compared: 50 } });
  });
});

describe('a refused request', () => {
  const names = Array.from({ length: 30 }, (_, index) => `t${index}`);
  const base = history([{ s: names.map((name) => result(name, '111')) }]);
  const refused = (one: ReportedResult, answeredOnBase?: true): ReportedResult => ({
    ...one,
    runs: one.runs.map((run) => ({
      ...run,
      outcome: {
        kind: 'errored',
        code: 'PROVIDER_ERROR',
        message: '400',
        refused: { by: 'model', modelId: 'm', status: 400, answeredOnBase },
      },
    })),
  });
  const heads = names.map((name) => result(name, '111', CHANGED));
  const withRefused = (count: number, answeredOnBase?: true) =>
    heads.map((one, at) => (at < count ? refused(one, answeredOnBase) : one));

  test('is a new failure where the base branch had an answer', () => {
    const { comparison, results } = compare(headSuite('s', withRefused(1)), base);
    expect(results[0]).toMatchObject({ newFailure: true, base: { passed: 3, runs: 3 } });
    expect(comparison.verdict.evidence).toMatchObject({ compared: 30, headRate: 29 / 30 });
  });

  test('and all of them are worse, not “too many errored”', () => {
    const { comparison } = compare(headSuite('s', withRefused(30)), base);
    expect(comparison.verdict).toMatchObject({ verdict: 'worse' });
  });

  test('is none where the base branch had no answer, or was answered the same then', () => {
    const lost = history([{ s: names.map((name) => result(name, 'eee')) }]);
    const { results } = compare(headSuite('s', withRefused(1)), lost);
    expect(results[0]?.newFailure).toBeUndefined();
    const gone = compare(headSuite('s', withRefused(1, true)), base);
    expect(gone.results[0]).toMatchObject({ label: 'not-compared', newFailure: undefined });
  });
});

describe('temperature 0 or a seed', () => {
  const names = Array.from({ length: 10 }, (_, index) => `t${index}`);
  const models = [{ ...MODEL, params: { ...MODEL.params, temperature: 0 } }];
  const base = history(
    Array.from({ length: 5 }, () => ({ s: names.map((name) => result(name, '111')) })),
  );
  const settings = { regressionsMax: 0 };
  const redrawn = (broken: number, asked = models): ComparedSuite =>
    compare(
      headSuite(
        's',
        names.map((name, at) => result(name, at < broken ? '000' : '111', CHANGED)),
        { models: asked, settings },
      ),
      base,
    );

  test.each([
    ['temperature 0', models],
    ['a seed', [{ ...MODEL, params: { ...MODEL.params, seed: 0 } }]],
  ])('%s: two tests of ten that turned are a list, no regressions', (_, asked) => {
    const { comparison, results } = redrawn(2, asked);
    expect(comparison).toMatchObject({
      verdict: { verdict: 'cannot-tell', evidence: { p: 0.25, oneAnswerASide: 10 } },
      counts: { failsEveryTime: 2, regressed: 0, probablyRegressed: 0, failingNow: 0 },
      byChance: { worse: 0, better: 0, fails: 1, passes: 0, differ: 1 },
    });
    expect(results.slice(0, 3)).toMatchObject([
      { label: 'fails-every-time', newFailure: true, countsForGate: undefined },
      { label: 'fails-every-time', newFailure: true },
      { label: 'unchanged', newFailure: undefined },
    ]);
  });

  test('a new failure counts repeats as they came: two answers of one base run are enough', () => {
    const failures = (there: string, here: string): number => {
      const base1 = report({ s: [result('t', there)] });
      const head = headSuite('s', [result('t', here, CHANGED)], { models });
      const { results } = compare(head, base1);
      return results.filter(({ newFailure }) => newFailure === true).length;
    };
    const found = [
      failures('11', '0'),
      failures('1', '000'),
      failures('110', '000'),
      failures('11', '01'),
    ];
    expect(found).toEqual([1, 0, 0, 0]);
  });

  test('eight of ten are more than chance, at half of what the gates share', () => {
    expect(redrawn(8).comparison.verdict).toMatchObject({
      verdict: 'worse',
      evidence: { p: 2 ** -8, guard: undefined },
    });
  });

  test('where repeats vary by themselves, they are regressed for certain', () => {
    const { results } = redrawn(2, [MODEL]);
    expect(results[0]).toMatchObject({ label: 'regressed', countsForGate: true, newFailure: true });
  });

  test('judge scores too: five equal answers of the base branch are one', () => {
    const scored = (judge: number, parts = {}) =>
      names.map((name, at) => result(name, '111', { judge: at < 5 ? judge : 0.9, ...parts }));
    const steady = history(Array.from({ length: 5 }, () => ({ s: scored(0.9) })));
    const { comparison } = compare(headSuite('s', scored(0.8, CHANGED), { models }), steady);
    expect(comparison.judge).toMatchObject({ worse: 2 ** -5, isWorse: false, guard: undefined });
  });
});

test.each([
  ['one base answer is no "every"', ['1'], '0', false],
  ['two are', ['1', '1'], '0', true],
  ['and so are two repeats', ['11'], '00', true],
  ['one base answer that failed', ['1', '0', '1'], '0', false],
  ['one answer here that passes', ['1', '1'], '01', false],
])('new failures: %s', (_, before, here, expected) => {
  const base = history(before.map((outcomes) => ({ s: [result('t', outcomes)] })));
  const { results } = compare(headSuite('s', [result('t', here, CHANGED)]), base);
  expect(results[0]?.newFailure).toBe(expected ? true : undefined);
  // What this change does not touch is not its fault.
  const same = compare(headSuite('s', [result('t', here)]), base);
  expect(same.results[0]?.newFailure).toBeUndefined();
});

describe('gates share one chance in 100', () => {
  const names = Array.from({ length: 50 }, (_, index) => `t${index}`);
  const base = history(
    Array.from({ length: 3 }, () => ({ s: names.map((name) => result(name, '111')) })),
  );
  // One of fifty from 9 of 9 to 0 of 3 by itself has a p of 1/220.
  const oneBroken = names.map((name, at) => result(name, at === 0 ? '000' : '111', CHANGED));
  const counted = (settings: HeadSuite['settings'], suites: readonly string[]): number => {
    const compared = compareReports(
      suites.map((name) => headSuite(name, oneBroken, { settings })),
      { ...base, memory: allNamed(suites) },
    );
    return compared[0]?.results.filter(({ countsForGate }) => countsForGate === true).length ?? 0;
  };
  const allNamed = (suites: readonly string[]): Report['memory'] => {
    const [suite] = base.memory?.suites ?? [];
    return base.memory && suite
      ? { ...base.memory, suites: suites.map((name) => ({ ...suite, name })) }
      : undefined;
  };

  test('the tests and one suite: half of it each is enough', () => {
    expect(counted({ regressionsMax: 0 }, ['s'])).toBe(1);
  });

  test('with a second suite it is not', () => {
    expect(counted({ regressionsMax: 0 }, ['s', 'other'])).toBe(0);
  });

  test('nothing is counted where the gate is not set', () => {
    expect(counted({}, ['s'])).toBe(0);
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
  const configured = new Set([...head.configured, resultKey('left out', 'm')]);
  expect(compare({ ...head, configured }, base).comparison.removed).toEqual([
    { testCaseName: 'gone', modelId: 'm', passed: 2, runs: 3 },
  ]);
});

test('it is removed too where the newest run of the base branch drew nothing new of it', () => {
  const base = history([
    { s: [result('reused', '110'), result('lost', '111'), result('dropped there', '1')] },
    { s: [result('reused', 'rrr'), result('lost', 'eee'), result('never answered', 'e')] },
  ]);
  expect(compare(headSuite('s', [result('t', '1')]), base).comparison.removed).toEqual([
    { testCaseName: 'reused', modelId: 'm', passed: 2, runs: 3 },
    { testCaseName: 'lost', modelId: 'm', passed: 3, runs: 3 },
    { testCaseName: 'never answered', modelId: 'm', passed: 0, runs: 0 },
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

test('with it come its calls, and what it was asked where this change asks something else', () => {
  const messages = [{ role: 'system' as const, content: 'Be kind.' }];
  const kept = { name: 'lookup', arguments: { order: '7' } };
  const call = { ...kept, id: '1', result: 'secret of the tool' };
  const asked = (parts: Parameters<typeof result>[2] = {}) => {
    const it = result('t', '111', { outputText: 'before' });
    const runs = it.runs.map((run) => ({
      ...run,
      input: { vars: {}, messages, tools: [] },
      toolCalls: Array.from({ length: 150 }, () => call),
    }));
    const { results } = compare(
      headSuite('s', [result('t', '000', parts)]),
      report({ s: [{ ...it, runs }] }),
    );
    return results[0]?.before;
  };
  const calls = Array.from({ length: 100 }, () => kept);
  expect(asked(CHANGED)).toEqual({ outputText: 'before', passed: true, messages, calls });
  expect(asked()).toEqual({ outputText: 'before', passed: true, calls });
});

describe('an answer of the base branch beside a failure', () => {
  const passed = { outputText: 'before', passed: true };
  const UNKNOWN = { request: null };
  test.each<[string, string, string, Parameters<typeof result>[2], object | undefined]>([
    ['a request that did not change', '111', '000', {}, passed],
    ['a request that nobody knows', '111', '000', UNKNOWN, passed],
    ['failed there, too', '011', '010', CHANGED, passed],
    ['only failed there', '000', '000', CHANGED, undefined],
    ['reused there', 'rr', '00', CHANGED, passed],
    ['errored there', 'e1', '00', CHANGED, passed],
    ['not asked there', 'd1', '00', CHANGED, passed],
    ['judged by other checks there', '111', '000', { checks: 'otherwise' }, undefined],
    ['errored here', '111', 'eee', {}, undefined],
    ['passes here', '111', '111', {}, undefined],
  ])('%s', (_what, there, here, parts, expected) => {
    const base = report({ s: [result('t', there, { outputText: 'before' })] });
    const { results } = compare(headSuite('s', [result('t', here, parts)]), base);
    expect(results[0]?.before).toEqual(expected);
  });

  test('of a repeat beyond those that count, where no other has one', () => {
    const [first, second] = ['0', '1'].map((it) => result('t', it, { outputText: `was ${it}` }));
    if (first === undefined || second === undefined) throw new Error('two results');
    const base = report({ s: [{ ...first, extraRuns: second.runs }] });
    const { results } = compare(headSuite('s', [result('t', '0', CHANGED)]), base);
    expect(results[0]?.before).toEqual({ outputText: 'was 1', passed: true });
  });
});
