/** The comparison with the base branch in every view: one table of reports and what each view says of them. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  renderCheck,
  renderSummary,
  renderTerminal,
  renderCommentVariants,
} from '../../src/report/views.js';
import { applyOutputsPolicy } from '../../src/report/fit-report.js';
import { readReport } from '../../src/report/read-report.js';
import type { Report, SuiteReport } from '../../src/report/report.js';
import { foldLines, onlyStory } from './story/told.js';
import {
  BASE,
  comparedReport,
  fail,
  greenComparison,
  greenReport,
  pass,
  sampleReport,
  type SampleSide,
  trendReport,
  worseReport,
} from './reports.js';
import { complianceOf, jsonFileText, renderComment, renderHtml, renderJunit } from './rendered.js';

const GOOD = { passed: 15, runs: 15 };

function firstSuite(report: Report): SuiteReport {
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('the sample has no suite');
  return suite;
}

const comment = (report: Report): string => renderComment(report, firstSuite(report), {});
const terminal = (report: Report): string =>
  renderTerminal(report, { color: false, verbose: true, files: [] });

/** Without tags, as a reader sees the page before its script runs. */
const pageText = (report: Report): string =>
  renderHtml(report)
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gu, '')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&#34;', '"');

const notWorse = (): Report => greenComparison(30, { side: () => ({ kind: 'changed', ...GOOD }) });

describe('the verdict stands on top of every view', () => {
  test.each<[string, Report, string, string]>([
    [
      'worse',
      worseReport(),
      '🔴',
      '87 % → 70 % of answers pass (17 points fewer, 5 to 30), against 9d8c7b6 on `main` (2 hours ago). Chance does this less than once in 100 times.',
    ],
    [
      'not worse',
      notWorse(),
      '🟢',
      'Not worse than `main` (9d8c7b6, 2 hours ago). A drop of more than 3 points is unlikely.',
    ],
    [
      'cannot tell',
      greenComparison(2, { side: () => ({ kind: 'changed', passed: 3, runs: 3 }) }),
      '⚪',
      'Cannot tell: 100 % → 100 % of answers pass. A drop of up to 32 points is possible; more repeats or more runs on `main` will narrow this.',
    ],
  ])('%s', (_, report, icon, sentence) => {
    expect(terminal(report).split('\n')[2]).toMatch(new RegExp(`^  ${icon} `, 'u'));
    const page = pageText(report);
    const plain = sentence.replaceAll('`', '');
    expect(page).toContain(`${icon} ${plain}`);
    expect(page.indexOf(plain)).toBeLessThan(page.indexOf('Gates'));
  });

  test('the shortest comment keeps it', () => {
    const report = worseReport();
    const shortest = renderCommentVariants(report, firstSuite(report), {}).at(-1);
    expect(shortest).toContain('🔴 **87 % → 70 % of answers pass');
  });

  test('the title of the check run is the story’s', () => {
    expect(renderCheck(worseReport(), {}).title).toMatch(/^❌ support-agent got worse: 19 of 27/u);
    expect(renderCheck(notWorse(), {}).title).toBe('✅ support-agent passes: 30 of 30 tests');
  });

  test('a base that is no ancestor, one run of it, and no commit are told', () => {
    const base = { isAncestor: false, runs: 1, sha: undefined };
    const report = greenComparison(30, { base, side: () => ({ kind: 'changed', ...GOOD }) });
    expect(comment(report)).toContain('Not worse than `main` (2 hours ago).');
    expect(comment(report)).toContain('Compared with one run of `main` (2 hours ago).');
    expect(comment(report)).toContain('That commit is not part of what was tested');
  });
});

describe('without a base', () => {
  const unavailable = (reason: 'no-run' | 'no-permission' | 'disabled'): Report => ({
    ...greenReport(),
    comparison: { kind: 'unavailable', reason, branch: 'main' },
  });

  test('every view says why, and the table of gates has no column for it', () => {
    const report = unavailable('no-run');
    const words =
      'After the next push to `main`, there is something to compare with (if this workflow runs on "push").';
    for (const view of [comment(report), renderSummary(report, {})]) {
      expect(view.split(words)).toHaveLength(2);
      expect(view).not.toContain('Base |');
    }
    expect(pageText(report)).toContain(words.replaceAll('`', ''));
    expect(terminal(report).split(words.replaceAll('`', ''))).toHaveLength(2);
    const onMain: Report = {
      ...report,
      run: { ...report.run, ref: 'refs/heads/main' },
      comparison: { kind: 'unavailable', reason: 'no-run' },
    };
    expect(comment(onMain)).toContain('The first run on `main`: the next one is compared with it.');
    // By this run's own answers.
    expect(terminal(report)).toMatch(
      /Once the base branch has 5 runs, \d+ \w+ and \d repeats? will show this much: a drop of \d+ points would be noticed 8 times in 10, on a day like the base branch's\./,
    );
  });

  test('`compare: never` on a pull request is told', () => {
    const words = 'nobody sees here what this pull request demands less';
    expect(comment(unavailable('disabled'))).toContain(words);
    expect(renderHtml(unavailable('disabled'))).toContain(words);
  });

  test('a suite that the base does not have says so', () => {
    const report: Report = { ...greenReport(), comparison: { kind: 'compared', base: BASE } };
    expect(comment(report)).toContain('Not compared: the base branch has no such suite.');
  });
});

describe('what changed', () => {
  test('the terminal names both sides', () => {
    const text = terminal(worseReport());
    for (const name of ['refund-late', 'refund-voucher']) {
      expect(text).toContain(`${name}  0 of 3, on main 15 of 15   kindlm.yaml:`);
    }
    expect(text).toContain('contains "refund": Output does not contain "refund"');
    expect(text).toContain('legacy-flow');
  });

  test('the gates have a column of the base', () => {
    const report = greenComparison(30, {
      side: () => ({ kind: 'changed', passed: 14, runs: 15 }),
      rest: { base: { passRate: 14 / 15, judgeAvg: 0.8 } },
    });
    expect(terminal(report)).toContain('93.3 % of answers, here 100 % of answers');
    expect(pageText(report)).toContain('93.3 % of answers (78–99 %), here 100 % of answers');
  });

  test('the rate of runs here stands beside that of the base, further repeats included', () => {
    const report = withExtraFailure(
      greenComparison(1, { side: () => ({ kind: 'changed', passed: 14, runs: 15 }) }),
    );
    const [result] = firstSuite(report).results;
    const runs = (result?.runs.length ?? 0) + 1;
    const here = `${(((runs - 1) / runs) * 100).toFixed(1).replace('.0', '')} %`;
    expect(renderSummary(report, {})).toMatch(
      new RegExp(`of answers \\(\\d+–\\d+ %\\), here ${here} of answers \\(\\d+–\\d+ %\\) \\|`),
    );
    expect(comment(report)).toContain(` · ${runs} answers, `);
  });
});

test('where every test is new, the gates have no column of the base', () => {
  const report = greenComparison(3, { side: () => ({ kind: 'new' }) });
  expect(comment(report)).toContain(
    '**Cannot tell.** No test has results both on `main` and here.',
  );
  expect(comment(report)).toContain('| Verdict | Gate | Actual | Threshold | Margin |');
});

const REUSED = { sha: 'c0ffee1'.padEnd(40, '0'), finishedAt: '2026-11-22T00:00:00.000Z' };

test.each([
  ['an errored result has no rate', { runs: [] }, undefined],
  [
    'a reused result counts on both sides',
    { reused: REUSED },
    '100 % of answers, here 100 % of answers',
  ],
])('the column of the base: %s', (_, change, expected) => {
  const report = greenComparison(3, {
    side: () => ({ kind: 'unchanged-request', passed: 15, runs: 15 }),
    rest: { base: { passRate: 1 } },
  });
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({ ...result, ...change })),
  }));
  const text = comment({ ...report, suites });
  if (expected === undefined) {
    expect(text).toContain('| Verdict | Gate | Actual | Threshold | Margin |');
    expect(text).not.toMatch(/\d % of answers/u);
  } else {
    expect(text).toContain(expected);
  }
});

/** Its first result with one more repeat, which failed. */
function withExtraFailure(report: Report): Report {
  return {
    ...report,
    suites: report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({
        ...result,
        extraRuns: result.runs.slice(0, 1).map((run) => ({
          ...run,
          outcome: { kind: 'failed' as const },
        })),
      })),
    })),
  };
}

describe('files for programs', () => {
  test('JUnit has the verdict, the base and the counts on the suite, and both sides of each test', () => {
    const xml = renderJunit(worseReport());
    for (const property of [
      'name="comparison" value="worse"',
      'name="comparison.base" value="main"',
      `name="comparison.baseSha" value="${BASE.sha ?? ''}"`,
      'name="comparison.regressed" value="3"',
      'name="comparison.improved" value="1"',
    ]) {
      expect(xml).toContain(property);
    }
    expect(xml).toContain('comparedWithBase=regressed; base=15 of 15');
    expect(renderJunit(greenReport())).not.toContain('comparison');
  });

  test('compliance names the base: commit, runs, verdict', () => {
    const { document, markdown: text } = complianceOf(worseReport());
    expect(document.suites[0]?.comparison).toMatchObject({
      base: { branch: 'main', commit: BASE.sha, runs: 5 },
      verdict: 'worse',
      regressed: 3,
      improved: 1,
    });
    expect(text).toContain(`| Compared with | 5 runs of \`main\`, commit \`${BASE.sha ?? ''}\``);
    expect(text).toContain('| Comparison | Worse: 87 % → 70 % of answers pass');
    const alone = complianceOf(greenReport()).markdown;
    expect(alone).toContain('| Compared with | *no earlier version* |');
  });

  test('report.json with all of it is read back', async () => {
    const report: Report = { ...worseReport(), memory: trendReport(3).memory };
    const read = await readReport(Buffer.from(jsonFileText(report)));
    expect(read.kind === 'report' ? jsonFileText(read.report) : read).toBe(jsonFileText(report));
  });
});

describe('the answer of the base', () => {
  const before = (report: Report): unknown =>
    firstSuite(report).results[0]?.comparison?.before?.outputText;

  test.each([
    ['all', 'We refund the second charge today. Sorry!'],
    ['failed', 'We refund the second charge today. Sorry!'],
    ['none', undefined],
  ] as const)('under outputs: %s', (policy, expected) => {
    expect(before(applyOutputsPolicy(worseReport(), policy))).toBe(expected);
    expect(renderHtml(applyOutputsPolicy(worseReport(), policy)).includes('second charge')).toBe(
      expected !== undefined,
    );
  });

  test('and of a test that passes here, under outputs: failed, is left out', () => {
    const answered = { outputText: 'refused', passed: false };
    const report = greenComparison(1, {
      side: () => ({ kind: 'changed', passed: 0, runs: 3, before: answered }),
    });
    expect(before(applyOutputsPolicy(report, 'failed'))).toBeUndefined();
    expect(before(applyOutputsPolicy(report, 'all'))).toBe('refused');
  });
});

describe('the trend', () => {
  test('is drawn from the memory, oldest commit first', () => {
    const report = trendReport(12);
    const html = renderHtml(report);
    expect(
      [...html.matchAll(/aria-label="(Trend of 12 [^"]*:[^"]*)"/gu)].map(([, it]) => it),
    ).toEqual([
      'Trend of 12 commits: pass rate',
      'Trend of 12 commits: mean latency',
      'Trend of 12 commits: cost of the suite',
    ]);
    expect(html).toContain(
      'Pass rate of answers from 95 % to 97 % (lowest 89 %, highest 97 %); judge average (dashed) from 0.80 to 0.90 (lowest 0.80, highest 0.90).',
    );
    const [, drawing = ''] =
      /Trend of 12 commits: pass rate.*?<script type="application\/json">(.*?)<\/script>/su.exec(
        html,
      ) ?? [];
    const { words } = (JSON.parse(drawing) as { xAxis: { words: readonly string[] } }).xAxis;
    expect(words).toHaveLength(12);
    expect(words[0]).toContain('2026-11-09');
  });

  test('needs two commits', () => {
    expect(renderHtml(trendReport(1))).not.toContain('aria-label="Trend of');
    expect(renderHtml(greenReport())).not.toContain('aria-label="Trend of');
  });
});

describe('a changed result is in exactly one list', () => {
  const SIDE = fc
    .record({
      kind: fc.constantFrom('changed' as const, 'changed' as const, 'unchanged-request' as const),
      runs: fc.integer({ min: 1, max: 15 }),
      here: fc.integer({ min: 1, max: 3 }),
      deterministic: fc.boolean(),
    })
    .chain((side) =>
      fc.record({
        side: fc.constant(side),
        passed: fc.oneof(fc.constantFrom(0, side.runs), fc.nat(side.runs)),
        passes: fc.nat(side.here),
      }),
    );
  type Sides = typeof SIDE extends fc.Arbitrary<infer T> ? readonly T[] : never;

  const compared = (sides: Sides): Report =>
    comparedReport(
      sampleReport({
        suites: [
          {
            tests: sides.map(({ side, passes }, index) => ({
              name: `case-${index}`,
              runs: Array.from({ length: side.here }, (_, at) => [
                at < passes ? pass() : fail('CONTAINS_FAILED', 'contains "refund"', 'no refund'),
              ]),
            })),
          },
        ],
      }),
      { side: (_, index) => sideOf(sides[index]) },
    );
  const sideOf = (it: Sides[number] | undefined): SampleSide =>
    it === undefined ? { kind: 'new' } : { ...it.side, passed: it.passed };
  const share = (passes: number, of: number): string =>
    passes === of ? 'all' : passes === 0 ? 'none' : 'some';

  /** The lists that may hold it, by what it did alone. */
  function allowed({ side, passed, passes }: Sides[number]): readonly string[] {
    const turn = `${share(passed, side.runs)} ${share(passes, side.here)}`;
    if (turn === 'all all' || turn === 'none none') return [];
    if (side.kind === 'unchanged-request') return ['not-this-change', 'flaky'];
    if (turn === 'all none') return ['fails-now', 'worse'];
    if (turn === 'none all') return ['passes-now', 'better'];
    return turn.includes('all') ? ['differs', 'worse', 'better'] : ['flaky', 'worse', 'better'];
  }

  test('whatever both sides answered, in every view', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(SIDE, { minLength: 1, maxLength: 5 }), (sides) => {
        const report = compared(sides);
        const { tests } = onlyStory(report);
        sides.forEach((side, index) => {
          const name = `case-${index}`;
          const change = tests.find((it) => it.name === name)?.change?.name;
          const mayBe = allowed(side);
          const isTurned = /^(all|none) (all|none)$/u.test(
            `${share(side.passed, side.side.runs)} ${share(side.passes, side.side.here)}`,
          );
          // What changed in part at temperature 0, and what passed at times there and never here, may be as it was.
          const atLeast = mayBe.length > 0 && isTurned && !side.side.deterministic ? 1 : 0;
          if (change === undefined) expect(atLeast).toBe(0);
          else {
            seen.add(change);
            if (!side.side.deterministic) expect(mayBe).toContain(change);
            expect(['differs', 'flaky'].includes(change) && isTurned).toBe(false);
          }
        });
      }),
      { seed: 20_261_124, numRuns: 150, examples: [[[nineToNone()]]] },
    );
    expect([...seen].toSorted()).toEqual(
      [
        'better',
        'differs',
        'fails-now',
        'flaky',
        'not-this-change',
        'passes-now',
        'worse',
      ].toSorted(),
    );
  });

  /** 9 of 9 to 0 of 1. */
  function nineToNone(): Sides[number] {
    return {
      side: { kind: 'changed', runs: 9, here: 1, deterministic: false },
      passed: 9,
      passes: 0,
    };
  }

  test.each([
    ['in sight where the suite is worse', worseReport, true],
    ['else folded, with the number that chance explains', () => compared([nineToNone()]), false],
  ])('from every answer to none is %s', (_, make, inSight) => {
    const report = make();
    const line = foldLines(report, 'changes').find((one) => one.includes('to none'));
    expect(onlyStory(report).tests.some(({ change }) => change?.name === 'fails-now')).toBe(true);
    if (inSight) expect(line).toBeUndefined();
    else expect(line).toMatch(/Changed once; chance can do this\. .*luck alone/iu);
  });
});
