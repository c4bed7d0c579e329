/** What the reports of the base branch hand on from one to the next. */
import { describe, expect, test } from '@jest/globals';
import type { BaseMemory, RememberedVersions } from '../../src/report/comparison.js';
import type { ReportedResult } from '../../src/report/report.js';
import { MAX_RUNS } from '../../src/statistics/intervals.js';
import { memoryOf, remember } from '../../src/comparison/memory.js';
import { jsonFilePieces } from '../../src/report/escape.js';
import { finished, history, report, result } from './reports.js';

function outcomes(
  memory: BaseMemory | undefined,
  test = 't',
): readonly (readonly [number, string])[] {
  const found = memory?.suites.flatMap(({ results }) => results).find((it) => it.test === test);
  return (found?.runs ?? []).map(([run, signs]) => [run, signs]);
}

const sha = (digit: string): string => digit.repeat(40);

function withSamples(of: ReportedResult, ids: readonly string[]): ReportedResult {
  const runs = of.runs.map((run, index) => ({
    ...run,
    sampleId: ids[index] ?? '',
    latencyUnstated: true as const,
  }));
  return { ...of, runs };
}

test('a report that remembers nothing is one run', () => {
  const memory = memoryOf(report({ s: [result('t', '1e0', { judge: 0.8 })] }, sha('a')));
  expect(memory.runs).toHaveLength(1);
  expect(memory.suites[0]?.results[0]).toEqual({
    test: 't',
    model: 'm',
    request: 'asked',
    checks: 'checked',
    runs: [[0, '10', expect.closeTo(0.8, 9), 100, 0.01]],
  });
});

test('each commit moves the ones before it, and after ten the oldest is forgotten', () => {
  const runs = Array.from({ length: 12 }, (_, index) => ({
    s: [result('t', index % 2 === 0 ? '1' : '0')],
  }));
  const { memory } = history(runs);
  expect(memory?.runs).toHaveLength(MAX_RUNS);
  expect(outcomes(memory)).toEqual(
    Array.from({ length: MAX_RUNS }, (_, place) => [place, place % 2 === 0 ? '0' : '1']),
  );
});

test('whatever the verdict of a run was, it counts', () => {
  const { memory } = history([{ s: [result('t', '000')] }, { s: [result('t', '111')] }]);
  expect(outcomes(memory)).toEqual([
    [0, '111'],
    [1, '000'],
  ]);
});

describe('what is forgotten', () => {
  test.each([
    ['another request', { request: 'otherwise' }],
    ['other checks', { checks: 'otherwise' }],
    ['a request that is not known', { request: null }],
  ])('the runs before %s', (_what, parts) => {
    const { memory } = history([{ s: [result('t', '111')] }, { s: [result('t', '0', parts)] }]);
    expect(outcomes(memory)).toEqual([[0, '0']]);
  });

  test('a test that the config no longer has', () => {
    const { memory } = history([
      { s: [result('t', '1'), result('u', '1')] },
      { s: [result('u', '1')] },
    ]);
    expect(outcomes(memory, 't')).toEqual([]);
  });

  test('but not one that a filter left out', () => {
    const before = history([{ s: [result('t', '1')], other: [result('v', '1')] }]).memory;
    const next = report({ s: [result('u', '1')] }, sha('b'));
    const memory = remember(before, finished(next, { isPartial: true }));
    expect(outcomes(memory, 't')).toEqual([[1, '1']]);
    expect(outcomes(memory, 'v')).toEqual([[1, '1']]);
    expect(memory.trend).toEqual(before?.trend);
  });
});

test('a run without an outcome keeps what is known', () => {
  const { memory } = history([{ s: [result('t', '11')] }, { s: [result('t', 'ee')] }]);
  expect(outcomes(memory)).toEqual([[1, '11']]);
});

test('the totals of a commit are those of the whole suite, reused results among them', () => {
  const suites = [
    { name: 's', costUsd: 1, results: [result('changed', '00'), result('same', 'rr')] },
  ];
  const run = { sha: 'b'.repeat(40), finishedAt: '2026-11-20T10:00:00Z' };
  const memory = remember(undefined, {
    run,
    suites,
    attempts: [],
    isPartial: false,
    mayBeStored: false,
  });
  expect(memory.trend).toMatchObject([{ suite: 's', passRate: 0.5, latencyAvgMs: 100 }]);
});

test('reused results are not written a second time', () => {
  const { memory } = history([{ s: [result('t', '11')] }, { s: [result('t', 'rr')] }]);
  expect(outcomes(memory)).toEqual([[1, '11']]);
});

describe('stored answers are no new sample', () => {
  const replayed = (
    outcomes: string,
    commit: string,
    before?: BaseMemory,
    request?: string | null,
  ) =>
    remember(
      before,
      finished(
        report(
          { s: [result('t', outcomes, request === undefined ? {} : { request })] },
          sha(commit),
        ),
        { mayBeStored: true },
      ),
    );

  test('replayed commit after commit, they are remembered once', () => {
    let memory: BaseMemory | undefined;
    for (const commit of ['a', 'b', 'c', 'c']) memory = replayed('110', commit, memory);
    // Runs that leave nothing do not push out one that does.
    expect(memory?.runs).toHaveLength(2);
    expect(outcomes(memory)).toEqual([[1, '110']]);
  });

  // A gateway, or a harness, that has a cache: nothing else says that they are stored.
  test.each([
    ['of a harness', { checkedBy: { entry: 'evals', harness: 'promptfoo' } }, []],
    ['of a gateway that gave them before', {}, ['x', 'y', 'z']],
  ] as const)('answers %s count once, beside those that are new', (_, more, before) => {
    const cached = (outcomes: string, ids: readonly string[]) => ({
      ...withSamples(result('t', outcomes), ids),
      ...more,
    });
    const next = (of: ReportedResult, commit: string, memory?: BaseMemory) =>
      remember(
        memory,
        finished(report({ s: [of] }, sha(commit)), { givenBefore: new Set(before) }),
      );
    const first = next(cached('110', ['x', 'y', 'z']), 'a');
    expect(outcomes(first)).toEqual([[0, '110']]);
    const again = next(cached('110', ['x', 'y', 'z']), 'b', first);
    expect(outcomes(again)).toEqual([[1, '110']]);
    const { runs } = result('t', '1');
    const mixed = cached('110', ['x', 'y', 'z']);
    const newer = next({ ...mixed, runs: [...mixed.runs, ...runs] }, 'c', again);
    expect(outcomes(newer)).toEqual([
      [0, '1'],
      [1, '110'],
    ]);
  });

  test('what a harness asked itself is new, also where its cache gave it again', () => {
    const checkedBy = { entry: 'evals', harness: 'promptfoo' };
    const [copy, origin] = withSamples(result('t', '11'), ['x', 'x']).runs;
    const runs = [{ ...origin, latencyUnstated: undefined }, copy] as ReportedResult['runs'];
    const of = { ...result('t', '11'), checkedBy, runs };
    const first = remember(undefined, finished(report({ s: [of] }, sha('a'))));
    const second = remember(first, finished(report({ s: [of] }, sha('b'))));
    expect(outcomes(second)).toEqual([
      [0, '1'],
      [1, '1'],
    ]);
  });

  test('after live runs of the same request they add nothing', () => {
    const live = history([{ s: [result('t', '111')] }, { s: [result('t', '110')] }]).memory;
    expect(outcomes(replayed('110', 'b', live))).toEqual([
      [1, '110'],
      [2, '111'],
    ]);
  });

  test('recorded anew, with other outcomes, they are no run of the base branch either', () => {
    expect(outcomes(replayed('000', 'b', replayed('111', 'a')))).toEqual([[1, '111']]);
  });

  test('of a request that cannot be known, the newest commit has them all the same', () => {
    expect(outcomes(replayed('110', 'b', replayed('110', 'a', undefined, null), null))).toEqual([
      [0, '110'],
    ]);
  });

  test('nor are those of another attempt at the commit', () => {
    const again = report({ s: [result('t', '0')] }, sha('a'));
    const replay = report({ s: [result('t', '111')] }, sha('a'));
    const attempts = [{ ...replay, run: { ...replay.run, responses: 'replay' as const } }];
    expect(outcomes(remember(undefined, finished(again, { attempts })))).toEqual([[0, '0']]);
  });
});

describe('one commit is one entry', () => {
  const again = report({ s: [result('t', '0', { latencyMs: 400 })] }, sha('a'));

  test('a second run of it is pooled, values by their repeats', () => {
    const before = memoryOf(report({ s: [result('t', '111')] }, sha('a')));
    const memory = remember(before, finished(again));
    expect(memory.runs).toHaveLength(1);
    expect(memory.suites[0]?.results[0]?.runs).toEqual([[0, '0111', null, 175, 0.01]]);
    expect(memory.trend).toHaveLength(1);
  });

  test('so are the other attempts at a run', () => {
    const attempts = [
      report({ s: [result('t', '111')] }, sha('a')),
      report({ s: [result('t', '000', { checks: 'otherwise' })] }, sha('a')),
    ];
    expect(outcomes(remember(undefined, finished(again, { attempts })))).toEqual([[0, '0111']]);
  });

  test('but an answer that a cache gave to two attempts is one', () => {
    const cached = report({ s: [withSamples(result('t', '10'), ['x.1', 'y.2'])] }, sha('a'));
    const attempts = [report({ s: [withSamples(result('t', '11'), ['x.1', 'z.3'])] }, sha('a'))];
    expect(outcomes(remember(undefined, finished(cached, { attempts })))).toEqual([[0, '101']]);
  });

  test('and a branch that stands still does not grow its report', () => {
    let memory: BaseMemory | undefined;
    for (let night = 0; night < 60; night += 1) {
      memory = remember(memory, finished(report({ s: [result('t', '1110')] }, sha('a'))));
    }
    expect(outcomes(memory)).toEqual([[0, expect.stringMatching(/^(1110){25}$/)]]);
  });
});

test('the trend has fifty commits', () => {
  const { memory } = history(Array.from({ length: 60 }, () => ({ s: [result('t', '110')] })));
  expect(memory?.trend).toHaveLength(50);
  expect(memory?.trend[0]).toMatchObject({ sha: '59'.padStart(40, '0'), passRate: 0.6667 });
});

test('100 tests with 3 models, ten runs: below 500 KB of report.json', () => {
  const results = Array.from({ length: 100 }, (_, index) =>
    ['gpt-4o', 'claude-sonnet-4-5', 'gemini-2.5-flash'].map((model) =>
      result(`refund-double-charge-number-${index}`, '110', {
        model,
        judge: 0.8123456,
        latencyMs: 1234.5678,
        costUsd: 0.00123456,
        request: 'r'.repeat(43),
        checks: 'c'.repeat(43),
      }),
    ),
  ).flat();
  let memory: BaseMemory | undefined;
  for (let run = 0; run < 10; run += 1) {
    memory = remember(memory, finished(report({ s: results }, String(run).padStart(40, '0'))));
  }
  let bytes = 0;
  for (const piece of jsonFilePieces({ memory }, ['memory'])) bytes += Buffer.byteLength(piece);
  expect(memory?.suites[0]?.results[299]?.runs).toHaveLength(10);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(500_000);
});

describe('which versions of a model answered', () => {
  const versions = (memory: BaseMemory | undefined): readonly RememberedVersions[] =>
    memory?.suites[0]?.versions ?? [];
  const answered = (version: string, outcomes = '111') => ({
    s: [result('t', outcomes, { version })],
  });

  test('is kept for each run and model, and moves with the run', () => {
    const { memory } = history([answered('m-1'), { s: [result('t', '111')] }, answered('m-2')]);
    expect(versions(memory)).toEqual([
      [0, 'm', ['m-2']],
      [2, 'm', ['m-1']],
    ]);
  });

  test('is the set of all that a run named', () => {
    const { memory } = history([
      { s: [result('t', '1', { version: 'm-2' }), result('u', '1', { version: 'm-1' })] },
    ]);
    expect(versions(memory)).toEqual([[0, 'm', ['m-1', 'm-2']]]);
  });

  test('a result that was taken over says nothing of who answers now', () => {
    const { memory } = history([answered('m-1'), answered('m-2', 'rrr')]);
    expect(versions(memory)).toEqual([[1, 'm', ['m-1']]]);
  });

  test('of one commit two versions stand apart', () => {
    const before = history([answered('m-1', '000')]).memory;
    const commit = before?.runs[0]?.sha ?? '';
    const again = remember(before, finished(report(answered('m-2', '110'), commit)));
    expect(again.suites[0]?.results[0]?.runs).toEqual([
      [0, '110', null, 100, 0.01, [['m', ['m-2']]]],
      [0, '000', null, 100, 0.01, [['m', ['m-1']]]],
    ]);
    expect(versions(again)).toEqual([[0, 'm', ['m-1', 'm-2']]]);
    const same = remember(before, finished(report(answered('m-1', '110'), commit)));
    expect([outcomes(same), versions(same)]).toEqual([[[0, '110000']], [[0, 'm', ['m-1']]]]);
  });

  test('and so do two attempts at it', () => {
    const attempts = [report(answered('m-1', '000')), report(answered('m-2', '010'))];
    const memory = remember(undefined, finished(report(answered('m-2')), { attempts }));
    expect(outcomes(memory)).toEqual([
      [0, '111010'],
      [0, '000'],
    ]);
    expect(versions(memory)).toEqual([[0, 'm', ['m-1', 'm-2']]]);
  });

  test('names that differ from reply to reply are no versions', () => {
    const { memory } = history([
      { s: ['a', 'b', 'c', 'd', 'e'].map((name) => result(name, '1', { version: `id-${name}` })) },
    ]);
    expect(versions(memory)).toEqual([[0, 'm', []]]);
    expect(memory?.suites[0]?.results[0]?.runs).toEqual([[0, '1', null, 100, 0.01]]);
  });

  test('a model that a filter left out keeps what it had named', () => {
    const before = history([answered('m-1')]).memory;
    const next = report({ s: [result('u', '1', { model: 'n', version: 'n-1' })] }, sha('b'));
    const memory = remember(before, finished(next, { isPartial: true }));
    expect(versions(memory)).toEqual([
      [0, 'n', ['n-1']],
      [1, 'm', ['m-1']],
    ]);
  });
});

test('tests under new names in every run of a part of the suite do not pile up', () => {
  let memory: BaseMemory | undefined;
  for (let run = 0; run < 40; run += 1) {
    const one = report({ suite: [result(`t${run}`, '1')] }, String(run).padStart(40, '0'));
    memory = remember(memory, finished(one, { isPartial: true }));
  }
  expect(memory?.runs).toHaveLength(MAX_RUNS);
  expect(memory?.suites[0]?.results).toHaveLength(MAX_RUNS);
});
