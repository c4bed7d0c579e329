import { describe, expect, test } from '@jest/globals';
import { type HistoryLine, historyLines, mergeHistory } from '../../../src/report/views.js';
import { jsonLine } from '../../../src/report/escape.js';
import { fail, pass, sampleReport } from '../reports.js';
import { lineOf } from './lines.js';

type History = Extract<ReturnType<typeof mergeHistory>, { readonly kind: 'merged' }>['history'];

function merged(before: string, own: readonly HistoryLine[]): History {
  const result = mergeHistory(before, own);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.history;
}
/** A line as the file has it, as it is read again. */
const readLine = (text: string) => merged(text, []).lines[0];
const commits = ({ lines }: History) => lines.map(({ commit }) => commit?.slice(0, 4));

describe('a line', () => {
  const report = sampleReport({
    suites: [
      {
        name: 'support',
        models: ['gpt-4o', 'claude'],
        tests: [
          { name: 'a', model: 'gpt-4o', runs: [[pass()], [fail('SCHEMA_INVALID', 'x', 'y')]] },
          { name: 'a', model: 'claude', runs: [[pass()], [pass()]] },
        ],
      },
    ],
    run: { event: 'push', ref: 'refs/heads/main', runAttempt: 2 },
  });

  test('has the totals of each model of a suite, and reads back as it was', () => {
    const [line, ...others] = historyLines(report, { commit: 'a'.repeat(40), matrix: '20' });
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      v: 1,
      time: report.run.finishedAt,
      commit: 'a'.repeat(40),
      suite: 'support',
      matrix: '20',
      event: 'push',
      run: report.run.runId,
      attempt: 2,
      verdict: 'failed',
      models: [
        { id: 'gpt-4o', passed: 1, runs: 2 },
        { id: 'claude', passed: 2, runs: 2 },
      ],
    });
    expect(readLine(jsonLine(line))).toEqual(JSON.parse(jsonLine(line)));
  });

  test.each([
    ['was interrupted', { interruption: { kind: 'deadline', maxMinutes: 1 } as const }],
    ['has no suites', { suites: [] }],
  ])('there is none of a run that %s', (_, change) => {
    expect(historyLines({ ...report, ...change }, {})).toEqual([]);
  });

  const good = lineOf({});
  const model = good.models[0];
  test.each<[string, unknown]>([
    ['no object', [good]],
    ['another version', { ...good, v: 2 }],
    ['no time', { ...good, time: 'yesterday' }],
    ['a day that there is not', { ...good, time: '2026-99-99T10:00:00Z' }],
    ['a commit that is a path', { ...good, commit: '../../../evil' }],
    ['a suite that is a number', { ...good, suite: 1 }],
    ['a name without end', { ...good, suite: 'x'.repeat(201) }],
    ['an unknown verdict', { ...good, verdict: 'fine' }],
    ['an unknown drift', { ...good, drift: '<b>' }],
    ['no model', { ...good, models: [] }],
    ['too many models', { ...good, models: Array.from({ length: 51 }, () => model) }],
    ['one bad model', { ...good, models: [model, { ...model, runs: 0 }] }],
    ['more passes than runs', { ...good, models: [{ ...model, passed: 31 }] }],
    ['a judge above 1', { ...good, models: [{ ...model, judge: 1.1 }] }],
    ['a negative cost', { ...good, models: [{ ...model, costUsd: -1 }] }],
    ['a latency that no plot can draw', { ...good, models: [{ ...model, latencyMs: 1e300 }] }],
    ['a run that is a text', { ...good, run: '1' }],
  ])('%s is not read', (_, value) => {
    expect(readLine(JSON.stringify(value))).toBeUndefined();
  });
  test.each(['', 'null', '{', '[1]', `"${'x'.repeat(40_000)}"`, '{"__proto__":{"v":1}}'])(
    'broken text %# is not read',
    (text) => expect(readLine(text)).toBeUndefined(),
  );
  test('what is unknown is left out', () => {
    expect(readLine(JSON.stringify({ ...good, evil: '<script>' }))).toEqual(good);
  });
});

describe('adding lines', () => {
  test('appends, one line a commit, suite and matrix', () => {
    const first = merged('', [lineOf({ commit: 'a' }), lineOf({ commit: 'a', suite: 'other' })]);
    const second = merged(first.text, [
      lineOf({ commit: 'b' }),
      lineOf({ commit: 'b', matrix: '20' }),
    ]);
    expect(commits(second)).toEqual(['aaaa', 'aaaa', 'bbbb', 'bbbb']);
    expect(second.text.split('\n')).toHaveLength(5);
  });

  test.each<[string, Partial<Parameters<typeof lineOf>[0]>, readonly number[]]>([
    ['a re-run takes the place of its line', { attempt: 2, passed: 3 }, [3, 20]],
    ['the same attempt as well', { passed: 3 }, [3, 20]],
    ['an older attempt that ends late does not', { run: 99, passed: 3 }, [30, 20]],
    ['a scheduled run of the commit is another day', { event: 'schedule', passed: 3 }, [30, 20, 3]],
    ['a run started by hand too', { event: 'workflow_dispatch', passed: 3 }, [30, 20, 3]],
    ['a part of the suite is another trend', { only: 'tags: smoke', passed: 3 }, [30, 20, 3]],
  ])('%s', (_, change, expected) => {
    const before = merged('', [
      lineOf({ commit: 'a' }),
      lineOf({ commit: 'b', run: 101, passed: 20 }),
    ]);
    const after = merged(before.text, [lineOf({ commit: 'a', ...change })]);
    expect(after.lines.map(({ models }) => models[0]?.passed)).toEqual(expected);
  });

  test('lines that cannot be read stay as they are, where they are', () => {
    const foreign = ['{"v":2,"new":true}', 'half a li', '  {"v": 1}'];
    const before = `${foreign[0]}\r\n${jsonLine(lineOf({ commit: 'a' }))}\n\n${foreign[1]}\n${foreign[2]}`;
    const after = merged(before, [lineOf({ commit: 'b' })]);
    expect(after).toMatchObject({ unread: expect.stringMatching(/^3 lines /) });
    expect(commits(after)).toEqual(['aaaa', 'bbbb']);
    expect(after.text.split('\n').filter((text) => foreign.includes(text))).toEqual(foreign);
  });

  test('a file of something else is not touched', () => {
    const text = 'a,b,c\n'.repeat(3_000);
    expect(mergeHistory(text, [lineOf({})])).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('3000 lines that this version of the action cannot read'),
    });
  });

  test('of too many lines the older half is thinned, each suite by itself; the first and the newest stay', () => {
    const all = Array.from({ length: 5_000 }, (_, index) =>
      lineOf({
        commit: index.toString(16).padStart(8, '0'),
        suite: `suite ${index % 2}`,
        run: index,
      }),
    );
    const text = all.map((line) => `${jsonLine(line)}\n`).join('');
    const after = merged(text, [lineOf({ commit: 'f', suite: 'suite 0', run: 9_999 })]);
    expect(after.lines).toHaveLength(3_751);
    for (const suite of ['suite 0', 'suite 1']) {
      const runs = after.lines.filter((line) => line.suite === suite).map(({ run }) => run ?? -1);
      const first = suite === 'suite 0' ? 0 : 1;
      expect(runs.slice(0, 3)).toEqual([first, first + 4, first + 8]);
      expect(runs.at(-1)).toBe(suite === 'suite 0' ? 9_999 : 4_999);
    }
  });

  test('where every line is another trend, the oldest go, but none that cannot be read', () => {
    const all = Array.from({ length: 4_999 }, (_, index) => lineOf({ suite: `s${index}` }));
    const before = `half a li\n${all.map((line) => `${jsonLine(line)}\n`).join('')}`;
    const after = merged(before, [lineOf({ suite: 'new' })]);
    expect(after.text.split('\n')).toHaveLength(5_001);
    expect(after.text).toMatch(/^half a li\n/u);
    expect([after.lines[0]?.suite, after.lines.at(-1)?.suite]).toEqual(['s1', 'new']);
  });

  test('of lines that are long, each of another trend, the oldest go before there are 8 MiB', () => {
    const long = lineOf({}).models.map((model) => ({ ...model, id: 'm'.repeat(100) }));
    const models = Array.from({ length: 50 }, () => long).flat();
    const all = Array.from({ length: 1_200 }, (_, index) => lineOf({ suite: `s${index}`, models }));
    const text = all.map((line) => `${jsonLine(line)}\n`).join('');
    expect(Buffer.byteLength(text)).toBeGreaterThan(8 * 1024 * 1024);
    const after = merged(text, []);
    const [first = ''] = text.split('\n');
    const bytes = Buffer.byteLength(after.text);
    expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(bytes).toBeGreaterThan(8 * 1024 * 1024 - 2 * first.length);
    expect(after.lines.at(-1)?.suite).toBe('s1199');
  });
});
