import { describe, expect, test } from '@jest/globals';
import {
  renderComment,
  renderCommentVariants,
} from '../../../src/report/markdown/markdown-comment.js';
import { renderSummary, type Links } from '../../../src/report/markdown/markdown.js';
import { applyOutputsPolicy } from '../../../src/report/outputs-policy.js';
import type { Report, SuiteReport } from '../../../src/report/report.js';
import { HOSTILE } from '../hostile.js';
import { brokenComparison, comparedWithHostile } from '../sample-comparison.js';
import {
  erroredReport,
  fail,
  failingReport,
  greenReport,
  OUTPUT_CANARY,
  pass,
  providerFailure,
  redReport,
  sampleReport,
} from '../sample-report.js';

const LINKS: Links = {
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

/** What `on-missing-secrets: skip` leaves: green, and nothing done. */
const emptyReport = (): Report => {
  const report = sampleReport({ suites: [{}] });
  return {
    ...report,
    verdict: { result: 'passed', exitCode: 0, reason: 'skipped' },
    suites: report.suites.map((suite) => ({ ...suite, gates: { passed: true, gates: [] } })),
  };
};

describe('the first line says the verdict and why', () => {
  test.each<[string, Report, string]>([
    [
      'green',
      greenReport(),
      '## ✅ KindLM: support-agent: 4 gates passed, 1 not exercised: 40 of 40 results',
    ],
    [
      'red',
      redReport(),
      '## ❌ KindLM: support-agent: 3 gates failed: pass rate 92.5 % of 95 %; and 2 more',
    ],
    [
      'provider down',
      erroredReport(),
      '## ❌ KindLM: support-agent: provider errors affected 4 of 12 answers',
    ],
    [
      'key refused',
      stopped({ kind: 'auth', message: 'openai: 401 Incorrect API key' }),
      '## ❌ KindLM: support-agent: the provider refused the key',
    ],
    [
      'stale recording',
      sampleReport({ suites: [{ tests: [{ name: 'a' }] }], problems: [{ message: 'stale.' }] }),
      '## ❌ KindLM: support-agent: the run cannot be judged: 1 problem',
    ],
    ['nothing tested', emptyReport(), '## ⚠️ KindLM: support-agent: nothing was tested'],
  ])('%s', (_name, report, line) => {
    expect(firstLine(comment(report))).toBe(line);
    expect(firstLine(renderSummary(report, LINKS))).toBe(line);
  });

  test('with several suites the summary leads with the worst, and each has its own heading', () => {
    const summary = renderSummary(twoSuites(), LINKS);
    expect(firstLine(summary)).toBe('## ❌ KindLM: 1 of 2 suites failed: worse: 2 gates failed');
    expect(summary).toContain('\n### ✅ calm: ');
    expect(summary).toContain('\n### ❌ worse: 2 gates failed');
    expect(comment(twoSuites())).toContain('> In the same run, `worse` fails.');
  });
});

describe('the comment', () => {
  test('shows verdict, failed gates and the worst tests before anything is folded', () => {
    const [head = '', ...folded] = comment(redReport()).split('<details>');
    expect(folded).toHaveLength(3);
    expect(head).toContain(
      '| Pass rate | 92.5 % of results | ≥ 95 % | −2.5 points | ❌ failed<br>',
    );
    expect(head).not.toContain('| Drift score |');
    expect(folded[0]).toContain('<summary><b>1 more gate passed, 2 not exercised</b></summary>');
    expect(folded[0]).toContain('| Drift score | – | ≤ 0.15 | – | ➖ not exercised |');
    expect(head.match(/^- ❌ .*$/gmu)).toEqual([
      expect.stringMatching(
        /^- ❌ \[`refund-double-charge`\]\(\S+\) on `claude-sonnet`: 0 of 3 answers passed\. `JUDGE_BELOW_THRESHOLD` `Judge: offers/u,
      ),
      expect.stringContaining('on `gpt-4o`: 0 of 3 answers passed. `SCHEMA_INVALID` '),
      expect.stringContaining('on `claude-sonnet`: 2 of 3 answers passed. `PII_DETECTED` '),
    ]);
    expect(head).toContain('1 test asserts nothing, so no answer can fail: `smoke`');
    expect(head).toContain('1 answer was cut at maxTokens: `smoke`');
  });

  test('folds the other failing tests, with how often they passed, the reason, and the line at the commit', () => {
    const text = comment(failingReport(5, 'no refund'));
    expect(text).toContain('<summary><b>2 more failing tests</b></summary>');
    expect(text).toContain('| Test | Passed here | Why |');
    expect(text).toContain(
      '| [`3 no refund`](https://github.com/acme/support/blob/4f2a9c1e8b7d6f5a4c3b2a1908f7e6d5c4b3a291/kindlm.yaml#L33) | 0 of 1 | `KEYWORD_DENIED` `no refund`<br>`no refund` |',
    );
  });

  test('ends with cost, time and links', () => {
    const last = comment(redReport()).trimEnd().split('\n').at(-1);
    expect(last).toMatch(
      /^<sub>\$0\.070 · 42\.3 s · 33,984 tokens · 118 answers · commit \[`4f2a9c1`\]\(\S+\) · \[Run\]\(\S+\/runs\/1\) · \[All reports\]\(\S+\/artifacts\/2\)<\/sub>$/u,
    );
  });

  test('names the artifact; where its page opens a test stands in the summary', () => {
    const links = { ...LINKS, artifactName: 'kindlm-report' };
    const text = renderComment(redReport(), firstSuite(redReport()), links);
    const summary = renderSummary(redReport(), links);
    for (const view of [text, summary]) expect(view).toContain('(`kindlm-report`)</sub>');
    expect(summary).toContain('<br><sub>`#test=forgot-password&on=claude-sonnet`</sub>');
    expect(text).not.toContain('#test=');
  });

  test('without GitHub there are no links', () => {
    const { startedAt, finishedAt, durationMs, responses, failOn, outputs } = redReport().run;
    const run = { startedAt, finishedAt, durationMs, responses, failOn, outputs };
    const report: Report = { ...redReport(), run };
    expect(renderComment(report, firstSuite(report), {})).not.toContain('](');
  });

  test('errored tests stand apart from failing ones', () => {
    const text = comment(erroredReport());
    // One bullet for one reason.
    expect(
      text.match(/^- ⚠️ \[`case-\d+`\]\(\S+\): 1 answer did not come\. `PROVIDER_TIMEOUT` /gmu),
    ).toHaveLength(1);
    expect(text).toContain(
      '<b>3 more errored tests</b>: not judged, since a request failed or was refused',
    );
    expect(text).not.toContain('failing');
  });

  test.each<[Report['interruption'], string]>([
    [{ kind: 'deadline', maxMinutes: 60 }, '> Stopped at the deadline of 60 minutes'],
    [{ kind: 'signal', signal: 'SIGTERM' }, '> Cancelled (SIGTERM)'],
    [{ kind: 'auth', message: '401' }, '> Stopped, because the provider refused the key: 401'],
  ])('an interrupted run says so: %j', (interruption, words) => {
    expect(comment(stopped(interruption))).toContain(words);
    expect(renderSummary(stopped(interruption), {})).toContain(words);
  });

  test('fail-on: never says that the job stays green', () => {
    const red = redReport();
    const report: Report = { ...red, run: { ...red.run, failOn: 'never' } };
    expect(comment(report)).toContain('> The job stays green because of fail-on: never.');
  });

  test('replayed answers are named as such', () => {
    const green = greenReport();
    const report: Report = { ...green, run: { ...green.run, responses: 'replay' } };
    expect(comment(report)).toContain('recorded answers, no model was called');
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
    expect(comment(report)).toMatch(
      /- \[`\.kindlm\/a\.json:3:1`\]\(\S+#L3\) the answer of "a" is stale\. Record it again\./u,
    );
  });

  test('what has changed since a recording was made is a code block, which nothing in it ends', () => {
    const diff = ['  user: a', '- user: ```\n</details> @everyone', '+ user: \u202e  b'];
    const report = sampleReport({
      suites: [{ tests: [{ name: 'a' }] }],
      problems: [{ message: 'the answer of "a" is stale.', hint: 'Record it again.', diff }],
    });
    expect(comment(report)).toContain(
      [
        '- the answer of "a" is stale. Record it again.',
        '  ````diff',
        '    user: a',
        '  - user: ``` </details> @everyone',
        '  + user:   b',
        '  ````',
      ].join('\n'),
    );
  });

  test('failures that the gates allow are said to be allowed', () => {
    const report = sampleReport({
      suites: [
        {
          gates: { passRateMin: 0.5 },
          tests: [{ name: 'a' }, { name: 'b', runs: [[fail('COST_EXCEEDED', 'Cost', 'dear')]] }],
        },
      ],
    });
    expect(comment(report)).toContain(' · within what the gates allow\n');
    expect(renderSummary(report, LINKS)).toContain(
      '<b>1 failing test</b>, within what the gates allow',
    );
  });
});

describe('the summary', () => {
  test('adds failure codes, models and the slowest and most expensive tests', () => {
    const summary = renderSummary(redReport(), LINKS);
    expect(summary).toContain('| `SCHEMA_INVALID` | 2 | ██████████ |');
    expect(summary).toContain(
      '| `gpt-4o` | █████████░ 95 % of results (75–100 %) | 19 of 20 | 0.86 | ',
    );
    expect(summary).toContain('| Slowest | Model |');
    expect(summary).toContain('Judge: `The answer asks for the order number again.`');
  });

  test('outputs: none leaves out what the judge said of the output', () => {
    const red = redReport();
    const report: Report = { ...red, run: { ...red.run, outputs: 'none' } };
    expect(renderSummary(report, LINKS)).not.toContain('asks for the order number');
  });
});

const LONG = 'Expected | `x` <b> @octocat \u{1F600} '.repeat(200).slice(0, 5_000);

describe('sizes', () => {
  test.each([3, 1_000])('%d failing tests with 5 KB messages fit', (failures) => {
    const report = failingReport(failures, LONG);
    const variants = renderCommentVariants(report, firstSuite(report), LINKS);
    const summary = renderSummary(report, LINKS);
    expect(variants[0]?.length).toBeLessThan(60_000);
    expect(variants.at(-1)?.length).toBeLessThan(6_001);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    for (const text of [...variants, summary]) {
      expect(text).toMatch(
        /\| Pass rate \| 0 % of tests(?: \(0–\d+ %\))? \| ≥ 95 % \| −95 points \| ❌ failed \|/u,
      );
      expect(text.match(/<details/gu) ?? []).toHaveLength(text.match(/<\/details>/gu)?.length ?? 0);
      expect(text).toMatch(/<\/sub>\n$/u);
      for (const row of text.split('\n').filter((line) => line.startsWith('|')))
        expect(row).toMatch(/ \|$/u);
    }
  });

  test('what is left out is counted', () => {
    const failures = 300;
    const text = comment(failingReport(failures, LONG));
    const shown = text.split('\n').filter((line) => /^(?:\| |- ❌ )\[/u.test(line)).length;
    const omitted = [...text.matchAll(/^… and ([\d,]+) more$/gmu)].map((match) =>
      Number(match[1]?.replaceAll(',', '')),
    );
    expect(shown).toBe(33);
    expect(omitted.reduce((sum, number) => sum + number, shown)).toBe(failures);
  });

  test.each([30, 1_000])('%d tests that got worse, with 5 KB messages, fit', (tests) => {
    const report = brokenComparison(tests, LONG);
    const variants = renderCommentVariants(report, firstSuite(report), LINKS);
    const summary = renderSummary(report, LINKS);
    expect(variants[0]?.length).toBeLessThan(60_000);
    expect(variants.at(-1)?.length).toBeLessThan(6_001);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    for (const text of [...variants, summary]) {
      expect(text).toContain('🔴 **Worse than `');
      // The comment's line has the base branch's rate already.
      const base =
        text === summary
          ? '100 % of answers \\(\\d+–100 %\\), here 0 % of answers \\(0–\\d+ %\\) \\| '
          : '';
      expect(text).toMatch(
        new RegExp(
          `\\| Pass rate \\| 0 % of tests(?: \\(0–\\d+ %\\))? \\| ${base}≥ 95 % \\| −95 points \\|`,
          'u',
        ),
      );
      expect(text.match(/<details/gu) ?? []).toHaveLength(text.match(/<\/details>/gu)?.length ?? 0);
      expect(text).toMatch(/<\/sub>\n$/u);
    }
    expect(summary).toContain(`<b>${tests.toLocaleString('en-US')} tests got worse</b>`);
    const more = (tests - 3).toLocaleString('en-US');
    expect(variants[0]).toContain(`<b>${more} more failing tests</b>: all got worse</summary>`);
  });

  test('many suites keep their overview', () => {
    const suites = Array.from({ length: 400 }, (_, index) => ({
      name: `suite-${index}`,
      tests: [{ name: 'a', runs: [[fail('SCHEMA_INVALID' as const, LONG, LONG)]] }],
    }));
    const summary = renderSummary(sampleReport({ suites }), LINKS);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary.match(/^\| `suite-\d+` \|/gmu)).toHaveLength(400);
  });
});

/** A report in which every foreign text is `text`. */
function hostileReport(text: string): Report {
  const location = { file: text, line: 1, column: 1 };
  const failing = fail('SCHEMA_INVALID', text, text, { metadata: { reasoning: text } });
  const suite = {
    name: text,
    models: [text, 'other'],
    notices: [text],
    skipped: [{ testCaseName: text, modelId: text, location }],
    tests: [
      { name: text, model: text, runs: [[failing, pass('judge', text)]], truncated: true },
      { name: `${text} `, model: 'other', runs: [[]] },
      { name: `x ${text}`, runs: [[providerFailure(text)]] },
    ],
  };
  return sampleReport({ suites: [suite, suite], notices: [text] });
}

/** The plain one, and compared with a base of the same names. */
function hostileReports(text: string): readonly Report[] {
  const report = hostileReport(text);
  return [report, comparedWithHostile(report, () => text)];
}

const CODE_SPAN = /(?<!`)(`+)(?!`)(?:.*?[^`])\1(?!`)/gu;
const OWN_LINK = /\]\(https:\/\/github\.com\/acme\/support\/[^\s()|]*\)/gu;
const OWN_TAG = /<\/?(?:details|summary|b|code|br|sub|span)(?: open)?>/gu;

/** Nothing acts in a block of code, and only its own fence ends it. */
function withoutFences(markdown: string): string {
  return markdown.replace(/^(`{3,})text\n[^]*?\n\1$/gmu, '');
}

/** What GitHub would act on, once code, our own links and our own tags are out of the way. */
function prose(markdown: string): string {
  return withoutFences(markdown)
    .split('\n')
    .map((line) => line.replace(/<code>[^<]*<\/code>/gu, '').replace(CODE_SPAN, ''))
    .join('\n')
    .replace(OWN_LINK, ']')
    .replace(OWN_TAG, '');
}

/** All rows of a table have as many cells. */
function expectWholeTables(markdowns: readonly string[]): void {
  for (const table of markdowns.flatMap((markdown) => markdown.split('\n\n'))) {
    const rows = table.split('\n').filter((line) => line.startsWith('| '));
    const cells = rows.map((row) => row.replace(/\\[\s\S]/gu, '').split('|').length);
    expect(new Set(cells).size).toBeLessThan(2);
  }
}

describe('hostile text', () => {
  test.each(HOSTILE)('%j acts nowhere, and breaks no table', (text) => {
    const reports = hostileReports(text);
    const comments = reports.map(comment);
    for (const markdown of [...comments, ...reports.map((it) => renderSummary(it, LINKS))]) {
      const rest = prose(markdown);
      expect(rest).not.toMatch(/<|!\[|\]\(/u);
      expect(rest).not.toMatch(
        /@[a-z0-9]|(?<!&)#\d|\bGH-\d|https?:\/\/|\bwww\.|\b[0-9a-f]{7,40}\b/iu,
      );
      expect(markdown).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B-\u200F\u001B\u0000]/u);
      const tags = withoutFences(markdown);
      expect(tags.match(/<details/gu)?.length).toBe(tags.match(/<\/details>/gu)?.length);
    }
    expectWholeTables(comments);
  });

  test('links of other kinds than http are not made', () => {
    const text = renderComment(redReport(), firstSuite(redReport()), {
      runUrl: 'javascript:alert(1)',
      artifactUrl: 'https://x.example/a)|(b',
    });
    expect(text).not.toContain('javascript:');
    expect(text).toContain('[All reports](https://x.example/a%29%7C%28b)');
  });
});

test('a view depends on nothing but the report, and a comment shows no model output', () => {
  expect(comment(redReport())).toBe(comment(redReport()));
  expect(renderSummary(redReport(), LINKS)).toBe(renderSummary(redReport(), LINKS));
  expect(comment(redReport())).not.toContain(OUTPUT_CANARY);
  const quiet = applyOutputsPolicy(redReport(), 'none');
  expect(renderSummary(quiet, LINKS)).not.toContain(OUTPUT_CANARY);
});
