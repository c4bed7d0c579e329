/** No report is written that is not read back: one limit for both, and what is left out to keep it. */
import { describe, expect, test } from '@jest/globals';
import { fitReport } from '../../src/report/fit-report.js';
import {
  JsonCounter,
  READ_LIMITS,
  readReport,
  type ReadLimits,
} from '../../src/report/read-report.js';
import type { Report } from '../../src/report/report.js';
import { remember } from '../../src/comparison/memory.js';
import { ACTION_NAME, ACTION_VERSION } from '../../src/version.js';
import { finished } from '../comparison/reports.js';
import { fail, pass, sampleReport } from './reports.js';

const NOISE = { metadata: { reasoning: 'because '.repeat(50) } };

/** Half of the tests fail; each has calls, details, and ten runs of memory. */
function largeReport(tests = 24): Report {
  const report = sampleReport({
    suites: [
      {
        tests: Array.from({ length: tests }, (_, index) => ({
          name: `t${index}`,
          tags: ['smoke'],
          runs: [0, 1, 2].map(() => [
            index % 2 === 0
              ? fail('KEYWORD_DENIED', 'keywords', 'a reason '.repeat(90), NOISE)
              : pass('contains'),
            pass('judge', 'kind', 0.9),
          ]),
        })),
      },
    ],
    notices: ['a notice '.repeat(30)],
    run: { outputs: 'all' },
  });
  let memory: Report['memory'];
  for (let run = 0; run < 10; run += 1) {
    const sha = String(run).padStart(40, '0');
    memory = remember(memory, finished({ ...report, run: { ...report.run, sha } }));
  }
  const tool = { name: ACTION_NAME, version: ACTION_VERSION };
  return { ...report, tool, run: { ...report.run, outputs: 'all' }, memory };
}

async function written(report: Report, limits: ReadLimits) {
  const fitted = await fitReport(report, limits);
  const bytes = Buffer.from([...fitted.pieces()].join(''));
  return { ...fitted, bytes, read: await readReport(bytes, limits) };
}

function outcomesOf({ suites, memory }: Report) {
  return [
    suites.flatMap(({ results }) =>
      results.map(({ testCaseName, passRate, status, runs }) => [
        testCaseName,
        passRate,
        status,
        runs.map(({ outcome }) => outcome.kind),
      ]),
    ),
    memory?.suites.map(({ results }) => results.map(({ test: name }) => name)),
  ];
}

describe.each(['maxBytes', 'maxValues'] as const)('at whatever limit of %s', (limit) => {
  test('what is written is read, with every outcome, or nothing is written', async () => {
    const report = largeReport();
    const whole = await written(report, READ_LIMITS);
    const { values } = new JsonCounter(READ_LIMITS).add(whole.bytes);
    const most = limit === 'maxBytes' ? whole.bytes.byteLength : values;
    const told = new Set<string>();
    let refused = 0;
    for (let share = 1; share > 0; share -= 0.04) {
      const limits = { ...READ_LIMITS, [limit]: Math.floor(most * share) };
      const found = await written(report, limits).catch((error: unknown) => String(error));
      if (typeof found === 'string') {
        expect(found).toMatch(/^UnreadableReport: .*Divide the suite into several configs/);
        refused += 1;
        continue;
      }
      // Nothing larger fits where something smaller did not.
      expect(refused).toBe(0);
      expect(found.read.kind).toBe('report');
      expect(outcomesOf(found.report)).toEqual(outcomesOf(report));
      const isWhole = JSON.stringify(found.report) === JSON.stringify(whole.report);
      const notice = found.report.notices.at(-1) ?? '';
      expect(notice.startsWith('report.json would have had more than ')).toBe(!isWhole);
      if (!isWhole) told.add(notice.replace(/^.* so it was written /, ''));
    }
    expect(refused).toBeGreaterThan(0);
    expect(told.size).toBeGreaterThan(3);
  });
});

test('white space goes first, which loses nothing', async () => {
  const report = largeReport();
  const { bytes } = await written(report, READ_LIMITS);
  const found = await written(report, { ...READ_LIMITS, maxBytes: bytes.byteLength - 1 });
  expect(found.compact).toBe(true);
  expect(found.read).toMatchObject({ kind: 'report' });
  expect(JSON.stringify(found.report)).toBe(JSON.stringify(report));
});

test.each([
  ['bytes', { maxBytes: 1_000 }],
  ['values', { maxValues: 100 }],
  ['depth', { maxDepth: 3 }],
] as const)('a report of this version above the limit of %s is its own defect', async (_, less) => {
  const { bytes } = await written(largeReport(2), READ_LIMITS);
  const read = await readReport(bytes, { ...READ_LIMITS, ...less });
  expect(read).toMatchObject({ kind: 'refused', isOwn: true });
});

test.each([
  ['not finite', NaN],
  ['without end', Infinity],
  ['of no sense', 1e300],
])('a number that is %s is not written', async (_, costUsd) => {
  const report = largeReport(2);
  const wrong = { ...report, totals: { ...report.totals, costUsd } };
  await expect(fitReport(wrong)).rejects.toThrow(/could not be read back.*\/totals\/costUsd/);
});

test('values that are nested too deeply for the reader are not written', async () => {
  let within: unknown = 1;
  for (let level = 0; level < 300; level += 1) within = [within];
  const report = largeReport(2);
  const [suite] = report.suites;
  const results = suite?.results.map((result) => ({
    ...result,
    runs: result.runs.map((run) => ({
      ...run,
      toolCalls: [{ id: 'c', name: 'look', arguments: { within } }],
    })),
  }));
  const deep = {
    ...report,
    suites: suite === undefined ? [] : [{ ...suite, results: results ?? [] }],
  };
  const found = await written(deep, READ_LIMITS);
  // Without the calls' arguments it is read.
  expect(found.read.kind).toBe('report');
  expect(found.report.notices.at(-1)).toMatch(/as with `outputs: none`/);
});

/** Two failing and two passing tests of three runs, whose calls have so many characters each. */
function withCalls(characters: number): Report {
  const report = largeReport(4);
  const call = { id: 'c', name: 'lookup', arguments: { text: 'x'.repeat(characters) } };
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({ ...run, toolCalls: [call] })),
    })),
  }));
  return { ...report, suites };
}

describe('calls have a budget of 16 MiB', () => {
  const runsOf = ({ suites }: Report) =>
    suites.flatMap(({ results }) => results.flatMap(({ runs }) => runs));
  const isCut = ({ callsShortened }: ReturnType<typeof runsOf>[number]) => callsShortened === true;

  test('within it nothing is taken', async () => {
    const { report } = await fitReport(withCalls(1_000_000));
    expect(runsOf(report).filter(isCut)).toEqual([]);
    expect(report.notices.join()).not.toContain('tool calls are kept by name only');
  });

  test('what passed yields first, with its answer', async () => {
    const { report } = await fitReport(withCalls(2_000_000));
    const cut = runsOf(report).filter(isCut);
    expect(cut.map(({ outcome }) => outcome.kind)).toEqual(Array(4).fill('passed'));
    expect(cut.every(({ outputOmitted }) => outputOmitted === true)).toBe(true);
    expect(report.notices.at(-1)).toMatch(/^Of 4 runs, tool calls are kept by name only/);
  });

  test('what failed keeps its answer, and its calls by name', async () => {
    const { report } = await fitReport(withCalls(17_000_000));
    const runs = runsOf(report);
    expect(runs.every(isCut)).toBe(true);
    for (const { outcome, outputOmitted, toolCalls } of runs) {
      expect(outputOmitted === true).toBe(outcome.kind === 'passed');
      expect(toolCalls).toMatchObject([{ name: 'lookup', arguments: {} }]);
    }
  });
});
