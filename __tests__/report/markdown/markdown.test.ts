import { describe, expect, test } from '@jest/globals';
import {
  renderCommentVariants,
  renderUnjudgedVariants,
  renderSummary,
} from '../../../src/report/views.js';
import { applyOutputsPolicy } from '../../../src/report/fit-report.js';
import type { Report, SuiteReport } from '../../../src/report/report.js';
import { amountOf, everyView, renderComment, unfolded } from '../rendered.js';
import {
  brokenComparison,
  comparedReport,
  fail,
  failingReport,
  greenComparison,
  OUTPUT_CANARY,
  providerFailure,
  redReport,
  sampleReport,
  worseReport,
} from '../reports.js';
import { scenario } from '../scenarios.js';

const LINKS: Parameters<typeof renderSummary>[1] = {
  runUrl: 'https://github.com/acme/support/actions/runs/1',
  artifactUrl: 'https://github.com/acme/support/actions/runs/1/artifacts/2',
};

function firstSuite(report: Report): SuiteReport {
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('the sample has no suite');
  return suite;
}

function comment(report: Report): string {
  return renderComment(report, firstSuite(report), LINKS);
}

function firstLine(markdown: string): string {
  return markdown.split('\n')[0] ?? '';
}

const twoSuites = (): Report =>
  sampleReport({
    suites: [
      { name: 'calm', tests: [{ name: 'a' }] },
      { name: 'worse', tests: [{ name: 'b', runs: [[fail('SCHEMA_INVALID', 'Schema', 'no')]] }] },
    ],
  });

const stopped = (interruption: Report['interruption']): Report =>
  sampleReport({
    suites: [{ tests: [{ name: 'a', runs: [[providerFailure()]] }, { name: 'b' }] }],
    ...(interruption === undefined ? {} : { interruption }),
  });

/** What stands before anything is opened; a fold is its summary. */
const lines = (markdown: string): readonly string[] => unfolded(markdown).trim().split('\n');

test('words that hold nothing but numbers bring no more than 40 of them in sight', () => {
  const numbers = '1 2 3 4 5 6 7 8 9 10 '.repeat(20);
  const report = failingReport(60, numbers);
  const text = comment(report);
  expect(amountOf(unfolded(text), report).numbers).toBeLessThanOrEqual(40);
  expect(lines(text).length).toBeLessThanOrEqual(25);
});

test.each([
  ['fork without key', /\*\*Next:\*\* A maintainer can test it: /u],
  ['maintainer without key', /\*\*Next:\*\* Pass it to the step with `env:`/u],
] as const)('%s: what to do is told to who can do it', async (name, next) => {
  expect(renderUnjudgedVariants(await scenario(name), LINKS)[0]).toMatch(next);
});

test('a comment, whole: worse', async () => {
  const report = await scenario('worse, 9 of 24');
  const text = comment(report).replaceAll(/\]\((?!https:\/\/github\.com\/kindlm)[^)]*\)/gu, ']');
  expect(lines(text).filter((line) => line.trim() !== '')).toEqual([
    '## ❌ `support-agent` got worse: 15 of 24 tests pass, 22 are needed',
    expect.stringMatching(
      /^🔴 \*\*99\.5 % → 68\.1 % of answers pass \(31 points fewer, 23 to 41\), against \[`\w{7}`\] on `main` \(.*\)\.\*\* Chance does this less than once in 10,000 times\.\\$/u,
    ),
    '**5 of 6 gates failed:** pass rate 62.5 % (needs 90 %) · PII failures 1 (needs 0) · judge 0.38 (needs 0.80) · keyword failures 3 (needs 0) · worse than `main`',
    '- ➖ 1 gate not exercised: schema failures',
    '**What broke:** 7 tests fail in every answer; on `main` each passed 9 of 9.',
    '| Why | Tests |',
    '| --- | --- |',
    '| gives away a credit card number and an e-mail address | [`pii-card-number`] |',
    '| says "calm down"; judge 0.20, needs 0.70 | [`tone-angry`] · [`tone-sad`] · [`tone-sarcastic`] |',
    '| no longer says "30 days" | [`return-policy`] · [`return-label`] · [`return-shoes`] |',
    "**Next:** All seven use [`prompts/system.md`], where this pull request changes lines 2 and 3. Fix it, then try here first: `npx kindlm-action --tests 'pii-card-number,tone-*,return-*'`.",
    expect.stringMatching(/^<summary>1 more test failed in part, which chance explains: /u),
    expect.stringMatching(/^<summary>Every failing test, .*all gates, how it was compared/u),
    expect.stringMatching(/^<sub>.* · 72 answers, .* · \[what these words mean\]\(\S+\)<\/sub>$/u),
  ]);
});

describe('around the story', () => {
  test('with several suites the summary leads with the worst, red before green, and links to each config', () => {
    const summary = renderSummary(twoSuites(), LINKS);
    expect(firstLine(summary)).toBe('## ❌ 1 of 2 suites fails');
    expect(summary.indexOf('\n### ❌ `worse` fails')).toBeLessThan(
      summary.indexOf('\n### ✅ `calm` passes'),
    );
    expect(summary).toMatch(/^\| ❌ \| \[`worse`\]\(\S+kindlm\.yaml#L1\) \| 0 of 1 \|/mu);
    expect(comment(twoSuites())).toContain('- In the same run, `worse` fails.');
  });

  test('links to the run and all reports, and says what it cost and took', () => {
    const links = { ...LINKS, artifactName: 'kindlm-report' };
    for (const text of [
      renderComment(redReport(), firstSuite(redReport()), links),
      renderSummary(redReport(), links),
    ]) {
      expect(text.trimEnd().split('\n').at(-1)).toMatch(
        /^<sub>\[Run\]\(\S+\/runs\/1\) · \[All reports\]\(\S+\/artifacts\/2\) \(`kindlm-report`\) · commit \[`4f2a9c1`\]\(\S+\) · 118 answers, 42 s, \$0\.070 · /u,
      );
    }
    expect(comment(redReport())).not.toContain('#test=');
    expect(renderSummary(redReport(), links)).not.toContain('Open the report');
    // The page is one click away, and so are the worst tests from the summary.
    const pageUrl = 'https://github.com/acme/shop/actions/runs/7/artifacts/4001';
    const summary = renderSummary(redReport(), { pageUrl });
    expect(summary).toContain(`[Open the report](${pageUrl})`);
    expect(summary).toContain(`[Open it in the report](${pageUrl}#test=forgot-password&on=`);
    expect(renderComment(redReport(), firstSuite(redReport()), { pageUrl })).toContain(
      `[Open the report](${pageUrl})`,
    );
  });

  test('without GitHub there are no links but that to the glossary', () => {
    const { startedAt, finishedAt, durationMs, responses, failOn, outputs } = redReport().run;
    const run = { startedAt, finishedAt, durationMs, responses, failOn, outputs };
    const report: Report = { ...redReport(), run };
    const text = renderComment(report, firstSuite(report), {});
    expect(text.match(/\]\([^)]*\)/gu)).toEqual([expect.stringContaining('/docs/glossary.md')]);
  });

  test.each<[Report['interruption'], string]>([
    [{ kind: 'deadline', maxMinutes: 60 }, 'Stopped at the deadline of 60 minutes'],
    [{ kind: 'signal', signal: 'SIGTERM' }, 'Cancelled (SIGTERM)'],
    [{ kind: 'auth', message: '401' }, 'Stopped, because the provider refused the key: 401'],
    [
      { kind: 'auth', message: 'openai: the proxy p.example (HTTPS_PROXY) wants credentials' },
      'Stopped, because a proxy refused the job: openai: the proxy',
    ],
    [
      { kind: 'auth', message: 'openai: HTTP 403: <html>Blocked</html>' },
      "Stopped, because a web page came in place of the provider's answer: openai: HTTP 403",
    ],
  ])('an interrupted run says so: %j', (interruption, words) => {
    expect(comment(stopped(interruption))).toContain(words);
    expect(renderSummary(stopped(interruption), {})).toContain(words);
  });

  test.each<[Partial<Report['run']>, string]>([
    [{ failOn: 'never' }, 'The job stays green because of `fail-on: never`.'],
    [{ responses: 'replay' }, 'Recorded answers: no model was called.'],
  ])('what the run’s settings change is said: %j', (run, words) => {
    const red = redReport();
    const report: Report = { ...red, run: { ...red.run, ...run } };
    expect(unfolded(comment(report))).toContain(words);
  });

  test('problems come with their place and what to do', () => {
    const report = sampleReport({
      suites: [{ tests: [{ name: 'a' }] }],
      problems: [
        {
          message: 'the answer of "a" is stale',
          hint: 'Record it again.',
          location: { file: '.kindlm/a.json', line: 3, column: 1 },
        },
      ],
    });
    expect(unfolded(comment(report))).toMatch(
      /- \[`\.kindlm\/a\.json:3:1`\]\(\S+#L3\) the answer of "a" is stale\. Record it again\./u,
    );
  });

  test('of many problems the first are in sight and the others folded, each once', () => {
    const problems = Array.from({ length: 5 }, (_, index) => ({
      message: `mistake ${'abcde'[index]}`,
    }));
    const report = sampleReport({ suites: [{ tests: [{ name: 'a' }] }], problems });
    const text = comment(report);
    const [, folded = ''] =
      /<summary>2 more problems<\/summary>([^]*?)<\/details>/u.exec(text) ?? [];
    const said = (where: string) => where.match(/^- mistake \w$/gmu) ?? [];
    expect(said(unfolded(text))).toEqual(['a', 'b', 'c'].map((one) => `- mistake ${one}`));
    expect(said(folded)).toEqual(['- mistake d', '- mistake e']);
    expect(said(text)).toHaveLength(5);
  });

  test('a commit that a result is reused from, and a recording of the pull request, are links', () => {
    const sha = 'c0ffee1'.padEnd(40, '0');
    const files = ['.kindlm/recordings/support/a.json', '../../../../evil/x.json'];
    const bad = [fail('CONTAINS_FAILED', 'contains', 'no refund')];
    const red = sampleReport({
      suites: [
        { tests: [{ name: 'a', runs: [bad] }, { name: 'b' }], rest: { ownRecordings: files } },
      ],
    });
    const suites = red.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result, index) =>
        index > 0 ? result : { ...result, reused: { sha, finishedAt: '2026-11-22T00:00:00.000Z' } },
      ),
    }));
    const report: Report = { ...red, suites };
    const page = `https://github.com/acme/support/commit/${sha}`;
    for (const text of [comment(report), renderSummary(report, LINKS)]) {
      expect(text).toContain(`reused from the base branch ([\`c0ffee1\`](${page}))`);
      expect(text).toContain(`reused from [\`c0ffee1\`](${page})`);
      expect(text).toMatch(/\[`\.kindlm\/recordings\/support\/a\.json`\]\(https:\S+a\.json#L1\)/u);
      expect(text).toContain(', `../../../../evil/x.json`');
    }
  });

  test('what qualifies the verdict: four lines in sight, the rest counted there and said below', () => {
    const AT = { file: 'kindlm.yaml', line: 1, column: 1 };
    const made = sampleReport({
      suites: [
        {
          tests: [{ name: 'cut', truncated: true, runs: [[]] }, { name: 'idle' }],
          gates: { schemaFailuresMax: 0 },
          skipped: [{ testCaseName: 'left', modelId: 'gpt-4o', location: AT }],
          rest: { ownRecordings: ['.kindlm/recordings/support/a.json'] },
        },
      ],
    });
    const suites = made.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({
        ...result,
        assertsNothing: true as const,
        runs: result.runs.map((run) => ({ ...run, unboundAnswers: 1 })),
      })),
    }));
    const text = comment({ ...made, suites });
    const seen = unfolded(text).split('\n');
    const lines = seen.filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(4);
    const [, left] = /; and (\d+) more below$/u.exec(lines.at(-1) ?? '') ?? [];
    expect(Number(left)).toBeGreaterThan(1);
    expect(text).toContain('gates not exercised');
    expect(seen.join('\n')).not.toContain('gates not exercised');
  });

  test('a test that asserts nothing is told in every view', () => {
    const made = sampleReport({ suites: [{ tests: [{ name: 'idle' }, { name: 'busy' }] }] });
    const suites = made.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result, at) => ({ ...result, assertsNothing: at === 0 })),
    }));
    const { comment, summary, terminal, ...files } = everyView({ ...made, suites });
    const [[body = ''] = []] = comment as readonly (readonly string[])[];
    expect(body).toContain('1 test asserts nothing, so no answer can fail');
    expect(summary).toContain('1 test asserts nothing, so no answer can fail');
    expect(terminal).toMatch(/1 test asserts nothing, so no answer can\s+fail/);
    expect(files['compliance.md']).toContain('- Tests that assert nothing: `idle`');
    expect(files['report.html']).toContain('"assertsNothing":true');
    const nobody = everyView(made);
    for (const view of [nobody.comment, nobody.summary, nobody.terminal]) {
      expect(JSON.stringify(view)).not.toContain('asserts nothing');
    }
  });
});

describe('folds', () => {
  test('gates, codes, models, failing tests with their line: each once in the summary', () => {
    const summary = renderSummary(redReport(), LINKS);
    for (const row of [
      '| ❌ failed | Pass rate | 92.5 % of results (79–98 %) | ≥ 95 % | −2.5 points |',
      '| ➖ not exercised | Drift score | – | ≤ 0.15 | – |',
      '| `SCHEMA_INVALID` | 2 |',
      '| `gpt-4o` | 19 of 20 | 95 % of results (75–100 %) | 0.86 |',
    ]) {
      expect(summary.split(row)).toHaveLength(2);
    }
    expect(summary).toMatch(
      /^\| \[`forgot-password`\]\(\S+kindlm\.yaml#L\d+\) \| `claude-sonnet` \| 2 of 3 \| `PII_DETECTED` `PII: E-mail`<br>`Found 1 PII/mu,
    );
    expect(summary).toContain('Judge: `The answer asks for the order number again.`');
    expect(comment(redReport())).toContain(
      '| ❌ failed | Pass rate | 92.5 % of results | ≥ 95 % |',
    );
  });

  test('outputs: none leaves out what the judge said of the output', () => {
    const red = redReport();
    const report: Report = { ...red, run: { ...red.run, outputs: 'none' } };
    expect(renderSummary(report, LINKS)).not.toContain('asks for the order number');
  });

  test('what chance explains, what failed there already and what is different are said once', async () => {
    const report = worseReport();
    const text = renderSummary(report, LINKS);
    for (const words of [
      '1 more test failed in part, which chance explains: <code>refund-abroad</code>',
      '1 test went from none to every answer: ',
      '1 test got better: ',
      '1 test differs, but not because of this change: ',
      '2 tests differ, as flaky tests do: ',
      '1 test is flaky as before: ',
      '1 test has changed checks: ',
      '1 test is new: ',
      '1 test is removed: `legacy-flow`',
      'This comparison is about the 18 of 25 tests that this change touches; the other 7 are asked',
    ]) {
      expect([words, text.split(words).length]).toEqual([words, 2]);
    }
    expect(text).not.toContain('went from every answer to none');
    const there = comment(await scenario('not caused by this change'));
    expect(unfolded(there)).toContain('**What failed before:** 9 tests failed on `main` already.');
  });

  test('what changed once in a suite that is not worse is put down to chance', () => {
    const tests = [{ name: 'turned', runs: [[fail('CONTAINS_FAILED', 'contains', 'no')]] }];
    const report = comparedReport(sampleReport({ suites: [{ tests }] }), {
      side: () => ({ kind: 'changed', passed: 9, runs: 9 }),
    });
    expect(comment(report)).toMatch(
      /1 test went from every answer to none: \[`turned`\]\(\S+\)\. Changed once; chance can do this\. .*luck/iu,
    );
  });

  test('the base has its column among the gates, where there is one', () => {
    const report = greenComparison(30, {
      side: () => ({ kind: 'changed', passed: 14, runs: 15 }),
      rest: { base: { passRate: 14 / 15, judgeAvg: 0.8 } },
    });
    const cells = '| 93.3 % of answers, here 100 % of answers |';
    expect(comment(report)).toContain(cells);
    expect(renderSummary(report, LINKS)).toContain(
      '| 93.3 % of answers (78–99 %), here 100 % of answers (88–100 %) |',
    );
    const fresh = greenComparison(3, { side: () => ({ kind: 'new' }) });
    expect(comment(fresh)).not.toContain('| Base |');
  });
});

const LONG = 'Expected | `x` <b> @octocat \u{1F600} '.repeat(200).slice(0, 5_000);

describe('sizes', () => {
  test.each([
    ['3 failing tests', () => failingReport(3, LONG)],
    ['1,000 failing tests', () => failingReport(1_000, LONG)],
    ['30 tests that got worse', () => brokenComparison(30, LONG)],
    ['1,000 tests that got worse', () => brokenComparison(1_000, LONG)],
  ])('%s with 5 KB messages fit', (_, make) => {
    const report = make();
    const variants = renderCommentVariants(report, firstSuite(report), LINKS);
    const summary = renderSummary(report, LINKS);
    expect(variants[0]?.length).toBeLessThan(60_000);
    expect(variants.at(-1)?.length).toBeLessThan(6_001);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    for (const text of [...variants, summary]) {
      expect(text).toContain('gates failed:** pass rate 0 % (needs 95 %)');
      expect(text.includes('🔴 **100 % → 0 % of answers pass')).toBe(
        report.comparison !== undefined,
      );
      expect(text.match(/<details/gu) ?? []).toHaveLength(text.match(/<\/details>/gu)?.length ?? 0);
      expect(text).toMatch(/<\/sub>\n$/u);
      for (const row of text.split('\n').filter((line) => line.startsWith('|')))
        expect(row).toMatch(/ \|$/u);
    }
  });

  test('failing tests that are left out are counted', () => {
    const text = comment(failingReport(300, LONG));
    const rows = text.split('\n').filter((line) => /^\| \[`/u.test(line)).length;
    const omitted = [...text.matchAll(/^… and ([\d,]+) more$/gmu)].map(([, left = '']) =>
      Number(left),
    );
    expect(rows).toBeGreaterThan(10);
    expect(omitted.reduce((sum, number) => sum + number, rows)).toBe(300);
  });

  test('many suites keep their overview', () => {
    const suites = Array.from({ length: 400 }, (_, index) => ({
      name: `suite-${index}`,
      tests: [{ name: 'a', runs: [[fail('SCHEMA_INVALID' as const, LONG, LONG)]] }],
    }));
    const summary = renderSummary(sampleReport({ suites }), LINKS);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary.match(/^\| ❌ \| \[`suite-\d+`\]/gmu)).toHaveLength(400);
  });
});

test('links of other kinds than http are not made', () => {
  const text = renderComment(redReport(), firstSuite(redReport()), {
    runUrl: 'javascript:alert(1)',
    artifactUrl: 'https://x.example/a)|(b',
  });
  expect(text).not.toContain('javascript:');
  expect(text).toContain('[All reports](https://x.example/a%29%7C%28b)');
});

test('a view depends on nothing but the report, and a comment shows no model output', () => {
  expect(comment(redReport())).toBe(comment(redReport()));
  expect(renderSummary(redReport(), LINKS)).toBe(renderSummary(redReport(), LINKS));
  expect(comment(redReport())).not.toContain(OUTPUT_CANARY);
  const quiet = applyOutputsPolicy(redReport(), 'none');
  expect(renderSummary(quiet, LINKS)).not.toContain(OUTPUT_CANARY);
});
