/**
 * Every percentage in every view says what it counts. A pass rate has its interval beside it in the tables of the summary,
 * of report.html and of the compliance document, and in no view that is read in passing.
 */
import { expect, test } from '@jest/globals';
import { evaluateSuiteGates } from '../../src/engine/evaluate/verdict.js';
import { renderSummary } from '../../src/report/views.js';
import type { Report } from '../../src/report/report.js';
import { rateOfRuns } from '../../src/statistics/intervals.js';
import { rateOfResults, rateText } from '../../src/report/story/words.js';
import { mean, sum } from '../../src/basics/basics.js';
import { NO_GATES } from '../engine/samples.js';
import {
  comparedReport,
  fail,
  pass,
  sampleReport,
  type SampleTest,
  trendReport,
  worseReport,
} from './reports.js';
import { complianceOf, renderHtml } from './rendered.js';

const RATES = {
  passRateMin: 0.95,
  runPassRateMin: 0.95,
  reliabilityMin: { tries: 2, rate: 0.9 },
  deterministicPassRate: 0.9,
  probabilisticPassRate: 0.9,
};

/** Three tests in four are right each time; the others now and then. */
function testsOn(model: string): readonly SampleTest[] {
  const right = [pass(), pass('judge', 'kind', 0.9)];
  const wrong = [fail('CONTAINS_FAILED', 'contains', 'no'), pass('judge', 'kind', 0.8)];
  return Array.from({ length: 12 }, (_, index) => ({
    name: `test ${index}`,
    model,
    runs: index % 4 === 0 ? [right, wrong, right] : [right, right, right],
  }));
}

const oneModel = (): Report =>
  sampleReport({ suites: [{ tests: testsOn('gpt-4o'), gates: RATES }] });
const suites = (): Report =>
  sampleReport({
    suites: [
      { tests: testsOn('gpt-4o'), gates: RATES },
      {
        name: 'two models',
        tests: [...testsOn('gpt-4o'), ...testsOn('claude-sonnet')],
        gates: RATES,
        models: ['gpt-4o', 'claude-sonnet'],
      },
    ],
  });
const compared = (): Report =>
  comparedReport(oneModel(), { side: () => ({ kind: 'changed', passed: 14, runs: 15 }) });

const REPORTS: Readonly<Record<string, Report>> = {
  'one model': oneModel(),
  'several suites and models': suites(),
  'a comparison': compared(),
  worse: worseReport(),
  'with a trend': trendReport(6),
};

const VIEWS: Readonly<Record<string, (report: Report) => string>> = {
  'compliance.md': (report) => complianceOf(report).markdown,
  // As a reader sees the page before its script runs; cells are apart as they are there.
  'report.html': (report) =>
    renderHtml(report)
      // The head is read in passing: its rates have their intervals in the tables below.
      .replaceAll(/<div class="compared[^>]*>.*?<\/div>|<p class="failed-gates">.*?<\/p>/gsu, '')
      .replaceAll(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/gu, '')
      .replaceAll(/<[^>]*>/gu, ' '),
};

const NUMBER = String.raw`\d+(?:\.\d+)? %`;
const INTERVAL = String.raw`\((?:95 % interval )?\d+–\d+ %\)`;
const COUNTED = '(?:tests|results|answers|checks)';

/** Ways to write a percentage that say what it is. */
const SAID: readonly RegExp[] = [
  // A pass rate of two sides, in the verdict's sentence; alone, with its interval.
  new RegExp(`${NUMBER} → ${NUMBER} of answers`, 'gu'),
  new RegExp(`${NUMBER} of ${COUNTED} ${INTERVAL}`, 'gu'),
  new RegExp(`${NUMBER} of (?:results|tests), 95 % Wilson interval \\d+–\\d+ %`, 'gu'),
  // pass^k, in a sentence or below its title.
  new RegExp(`(?:[Ee]ach right|in a row) ${NUMBER}(?! \\()`, 'gu'),
  // A limit.
  new RegExp(`(?:[≥≤]|not certainly (?:below|above)) ${NUMBER}`, 'gu'),
  // A headline: a gate's measure against its limit, which the table below has with its interval.
  new RegExp(
    `(?:pass rate|reliability \\(\\d+ tries\\)) ${NUMBER} (?:of|is below) ${NUMBER}`,
    'gu',
  ),
  // The last commits of the base branch.
  new RegExp(
    `Pass rate of answers from ${NUMBER} to ${NUMBER} \\(lowest ${NUMBER}, highest ${NUMBER}\\)`,
    'gu',
  ),
  /95 % interval/gu,
  // How a measure is spread.
  /5 to 95 %/gu,
];

/** The reliability table's cells, whose head names what they are. */
function withoutReliabilityCells(text: string): string {
  const cells = new RegExp(`${NUMBER} ${INTERVAL}(?:, \\d+ left out)?`, 'gu');
  return text.replaceAll(
    /(?:\| Model \| Each right .*\n(?:\|.*\n)+)|(?:Model[^A-Z]+Each right[\s\S]*?(?=\n\s*\n|$))/gu,
    (table) => table.replaceAll(cells, ''),
  );
}

const ROWS = Object.keys(REPORTS).flatMap((name) => Object.keys(VIEWS).map((view) => [view, name]));

test.each(ROWS)('%s: %s', (view = '', name = '') => {
  const report = REPORTS[name];
  const text = report === undefined ? '' : (VIEWS[view]?.(report) ?? '');
  expect(text).toMatch(/\d %/u);
  const rest = SAID.reduce(
    (left, pattern) => left.replaceAll(pattern, ''),
    withoutReliabilityCells(text),
  );
  expect(rest.match(/.{0,60}\d\s?%.{0,40}/gu)).toBeNull();
});

/** A run is one of the workflow; what a model gives is an answer. */
const ANSWER_AS_RUN =
  /\d+ of \d+ runs?\b(?! of)|\bruns? (?:passed|failed|had|was lost|were lost)|% of runs|\b(?:Run pass rate|Runs passed|Failed runs|Run \d)\b|\bright once|\b(?:twice|times) running/u;

test.each(ROWS)('%s: %s: an answer is called an answer', (view = '', name = '') => {
  const report = REPORTS[name];
  expect(ANSWER_AS_RUN.exec(report === undefined ? '' : (VIEWS[view]?.(report) ?? ''))).toBeNull();
});

test.each(Object.keys(VIEWS))('%s: the same rate has the same words everywhere', (view) => {
  const text = VIEWS[view]?.(oneModel()) ?? '';
  expect(text).toContain('75 % of ');
  // 9 of 12 tests, 33 of 36 answers.
  expect(text).toContain('91.7 % of answers (');
  if (view !== 'compliance.md') expect(text).toContain('75 % of tests (45–92 %)');
});

/** Every way to write a share of answers, or of tests, with its interval. */
const INTERVALS: readonly RegExp[] = [
  /(?<rate>\d+(?:\.\d+)? %) of (?<what>tests|results|answers) \((?:95 % interval )?(?<interval>\d+–\d+ %)\)/gu,
  /(?<rate>\d+(?:\.\d+)? %) of (?<what>results), 95 % Wilson interval (?<interval>\d+–\d+ %)/gu,
];

/** The intervals of each share, e.g. of `91.7 % of answers`. */
function intervalsOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const pattern of INTERVALS) {
    for (const { groups: { rate = '', what = '', interval = '' } = {} } of text.matchAll(pattern)) {
      const counted = what === 'answers' ? 'answers' : 'tests';
      const share = `${rate} of ${counted}`;
      found.set(share, (found.get(share) ?? new Set()).add(interval));
    }
  }
  return found;
}

/** Compared with a base that this run is as good as, so that both sides have one rate; every third test is flaky. */
const equalSides = (): Report =>
  comparedReport(oneModel(), {
    side: (_, index) => ({ kind: 'changed', passed: index % 4 === 0 ? 10 : 15, runs: 15 }),
  });
/** A gateway gave the first answer of each test again: it counts once, wherever a rate is written. */
const cached = (): Report => {
  const report = oneModel();
  const suites = report.suites.map((suite) => {
    const results = suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run, index) => ({ ...run, sampleId: `id.${index % 2}` })),
    }));
    return {
      ...suite,
      results,
      gates: evaluateSuiteGates({ ...NO_GATES, ...RATES }, results).gates,
    };
  });
  return comparedReport(
    { ...report, suites },
    { side: (_, index) => ({ kind: 'changed', passed: index % 4 === 0 ? 10 : 15, runs: 15 }) },
  );
};

const OF_ONE_SUITE: Readonly<Record<string, () => Report>> = {
  'a comparison': compared,
  'a comparison of equals': equalSides,
  'answers given again': cached,
};

test.each(Object.entries(OF_ONE_SUITE))('%s: one interval for one share in all views', (_, of) => {
  const report = of();
  const all = [...Object.values(VIEWS).map((view) => view(report)), renderSummary(report, {})];
  const found = intervalsOf(all.join('\n'));
  expect([...found].filter(([, intervals]) => intervals.size > 1)).toEqual([]);
  // The gate's own, and the base branch's column.
  const ofAnswers = all.flatMap((text) =>
    [...intervalsOf(text).keys()].filter((it) => /answers/u.test(it)),
  );
  expect(ofAnswers.length).toBeGreaterThanOrEqual(3);
});

test('equal shares that no double holds exactly count one test each', () => {
  const rate = rateOfRuns(Array.from({ length: 30 }, () => 14 / 15));
  expect(rateText(rate, 'answers')).toBe('93.3 % of answers (78–99 %)');
});

test('the gate on answers and pass^1 have the same interval', () => {
  const summary = renderSummary(oneModel(), {});
  const [, gate] = /91\.7 % of answers \((\d+–\d+ %)\)/u.exec(summary) ?? [];
  const [, once] = /\| `gpt-4o` \| 91\.7 % \((\d+–\d+ %)\)/u.exec(summary) ?? [];
  expect(gate).toBe(once);
  expect(gate).toMatch(/\d/);
});

/** True rates of 30 tests: most are right nearly always, some now and then, few hardly ever. */
const MIXES = {
  typical: [...Array<number>(24).fill(0.99), 0.9, 0.8, 0.7, 0.6, 0.75, 0.1],
  flaky: [
    ...Array<number>(12).fill(0.99),
    ...[0.9, 0.8, 0.7, 0.6, 0.5, 0.65].flatMap((p) => [p, p, p]),
  ],
  alike: Array<number>(30).fill(0.85),
};

test.each(
  Object.entries(MIXES).flatMap(([name, rates]) => [1, 3].map((n) => [name, n, rates] as const)),
)('the interval covers the share of these very tests: %s, %i repeats', (name, repeats, rates) => {
  let state = 20_261_123;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const suites = 2_000;
  const runs = mean(rates);
  const results = mean(rates.map((rate) => rate ** repeats));
  let [ofRuns, ofResults] = [0, 0];
  for (let suite = 0; suite < suites; suite += 1) {
    const shares = rates.map(
      (rate) => sum(Array.from({ length: repeats }, () => (random() < rate ? 1 : 0))) / repeats,
    );
    const passed = shares.filter((share) => share === 1).length;
    if (holds(rateOfRuns(shares), runs)) ofRuns += 1;
    if (holds(rateOfResults(passed, rates.length), results)) ofResults += 1;
  }
  // What docs/comparison.md and the compliance document say.
  const least = name === 'alike' ? 0.93 : 0.96;
  expect(ofRuns / suites).toBeGreaterThanOrEqual(least);
  expect(ofResults / suites).toBeGreaterThanOrEqual(least);
});

function holds(
  { low, high }: { readonly low: number; readonly high: number },
  share: number,
): boolean {
  return low <= share && share <= high;
}
