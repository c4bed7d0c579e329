/** What holds of the comment whatever the run was: the length of its title, one list for each test, and links. */
import { describe, expect, test } from '@jest/globals';
import { renderCheck } from '../../../src/report/markdown/check-view.js';
import { renderComment } from '../../../src/report/markdown/markdown-comment.js';
import { renderUnjudgedVariants } from '../../../src/report/markdown/markdown-unjudged.js';
import { renderSummary } from '../../../src/report/markdown/markdown.js';
import type { Report } from '../../../src/report/report.js';
import { savingsOf } from '../../../src/report/savings.js';
import { MAX_TITLE_LINE } from '../../../src/report/words/headline.js';
import { everyVerdict } from '../every-verdict.js';
import { comparedReport, worseReport, type SampleSide } from '../sample-comparison.js';
import { fail, pass, providerFailure, sampleReport, type SampleTest } from '../sample-report.js';

const LINKS = {
  runUrl: 'https://github.com/acme/support/actions/runs/1',
  artifactUrl: 'https://github.com/acme/support/actions/runs/1/artifacts/2',
  artifactName: 'kindlm-report',
};

function commentsOf(report: Report): readonly string[] {
  return report.suites.length === 0
    ? renderUnjudgedVariants(report, LINKS)
    : report.suites.map((suite) => renderComment(report, suite, LINKS));
}

/** As a reader sees it: without what disarms references, entities as their characters. */
function seen(line: string): string {
  return line
    .replaceAll('\u2060', '')
    .replace(/&#(\d+);/gu, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replace(/<\/?span>/gu, '');
}

const NAMES = ['a', 'customer-support-agent-of-acme-europe', 'x'.repeat(300), '🦀 _*'.repeat(80)];

describe.each(NAMES.map((name) => [name.match(/^.{0,40}/su)?.[0] ?? '', name]))('%s', (_, name) => {
  test.each(everyVerdict(name))('the verdict fits a line: %s', (_ending, _sign, report) => {
    const texts = [
      ...commentsOf(report),
      renderSummary(report, LINKS),
      renderCheck(report, LINKS).summaries[0],
    ];
    for (const text of texts) {
      const [title = ''] = (text ?? '').split('\n');
      expect(title).toMatch(/^## (?:✅|❌|⚠️) KindLM: ./u);
      expect(seen(title).match(/./gsu)?.length).toBeLessThanOrEqual(MAX_TITLE_LINE);
    }
  });
});

test.each([
  [
    'the key OPENAI_API_KEY (openai) is not set. Pass it to the step with `env:`; for forks see on-missing-secrets',
    'the key OPENAI_API_KEY (openai) is not set',
    'Pass it to the step with `env:`; for forks see on-missing-secrets.',
  ],
  [`internal error: ${'x'.repeat(90)}`, 'internal error', `${'x'.repeat(90)}.`],
])('what the title leaves out stands below it, once: %s', (reason, title, sentence) => {
  const report: Report = {
    ...sampleReport({ suites: [] }),
    verdict: { result: 'error', exitCode: 3, reason },
  };
  for (const text of [...commentsOf(report), renderSummary(report, LINKS)]) {
    expect(text.split('\n')[0]).toBe(`## ❌ KindLM: ${title}`);
    expect(text.split(sentence)).toHaveLength(2);
    expect(text.split(title)).toHaveLength(2);
  }
});

/** Numbers from 0 to 1 that are the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const WRONG = [
  [fail('CONTAINS_FAILED', 'contains', 'no refund')],
  [fail('PII_DETECTED', 'PII: E-mail', 'an e-mail address', { assertionType: 'pii' })],
  [providerFailure()],
];
const KINDS: readonly SampleSide['kind'][] = [
  'changed',
  'changed',
  'unchanged-request',
  'checks-changed',
  'new',
];

/** A suite of any size whose tests came out in any way, on both sides. */
function anyReport(seed: number): Report {
  const next = random(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const tests = Array.from({ length: 1 + Math.floor(next() * 40) }, (_, index): SampleTest => {
    const share = one([0, 0.5, 1, 1]);
    const wrong = one(WRONG);
    const runs = [0, 1, 2].map(() => (next() < share ? [pass()] : wrong));
    return { name: `test-${index}-end`, runs, ...(next() < 0.3 ? { minPasses: 1 } : {}) };
  });
  const report = sampleReport({ suites: [{ tests, gates: { passRateMin: one([0, 0.95]) } }] });
  if (next() < 0.2) return report;
  return comparedReport(report, {
    side: () => {
      const kind = one(KINDS);
      const runs = one([3, 15]);
      const passed = one([0, Math.floor(runs / 2), runs - 1, runs, runs]);
      return kind === 'new' ? { kind } : { kind, passed, runs, deterministic: next() < 0.3 };
    },
    removed:
      next() < 0.5 ? [{ testCaseName: 'gone-end', modelId: 'gpt-4o', passed: 1, runs: 2 }] : [],
  });
}

/** Names in tables and lists, without the table of what was slow, which is about something else. */
function listedNames(text: string): readonly (string | undefined)[] {
  const lists = text.replace(/<summary><b>Slowest[^]*?<\/details>/u, '');
  return [...lists.matchAll(/^(?:\| |- \S+ )\[?`([\w-]+-end)`/gmu)].map(([, name]) => name);
}

test.each([
  ['comment', (report: Report) => commentsOf(report)[0] ?? ''],
  ['summary', (report: Report) => renderSummary(report, LINKS)],
])(
  'no test stands in two lists of a %s, and every one that did not pass is listed',
  (_, render) => {
    let listed = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const report = anyReport(seed);
      const text = render(report);
      const names = listedNames(text);
      expect(names).toHaveLength(new Set(names).size);
      listed += names.length;
      const [suite] = report.suites;
      const failing = (suite?.results ?? []).filter(({ status }) => status === 'failed');
      const shown = failing.filter(({ testCaseName }) => names.includes(testCaseName)).length;
      const left = [...text.matchAll(/^… and (\d+) more$/gmu)].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      );
      expect(shown + left).toBeGreaterThanOrEqual(failing.length);
    }
    expect(listed).toBeGreaterThan(500);
  },
);

test('an outage is one row of the summary, with the tests counted', () => {
  const tests = Array.from({ length: 40 }, (_, index) => ({
    name: `case-${index}`,
    runs: [[providerFailure(`overloaded (after ${index + 1} attempts)`)]],
  }));
  const other = { name: 'other', runs: [[providerFailure('another reason')]] };
  const text = renderSummary(sampleReport({ suites: [{ tests: [...tests, other] }] }), LINKS);
  const rows = text.match(
    /^\| \[`(?:case|other).*PROVIDER_|^\| \[`(?:case|other).*Model call.*$/gmu,
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /^\| \[`case-0`\]\(\S+<br>and 39 more: `case-1`, (?:`case-\d`, ){6}`case-8`, … \| \S+ \| 40 of 40 \|.*overloaded/u,
    ),
    expect.stringMatching(/^\| \[`other`\].* 1 of 1 \|.*another reason/u),
  ]);
  expect(text).toContain('<b>41 errored tests</b>');
});

test('what failed on the base branch already is said to have failed there, and comes last', () => {
  const tests = [
    { name: 'old', runs: [WRONG[0] ?? []] },
    { name: 'at-times', runs: [WRONG[0] ?? []] },
    { name: 'fresh', runs: [WRONG[0] ?? []] },
  ];
  const sides: readonly SampleSide[] = [
    { kind: 'unchanged-request', passed: 0, runs: 15 },
    { kind: 'unchanged-request', passed: 14, runs: 15 },
    { kind: 'new' },
  ];
  const report = comparedReport(sampleReport({ suites: [{ tests }] }), {
    side: (_, index) => sides[index] ?? { kind: 'new' },
  });
  expect(commentsOf(report)[0]?.match(/^- .*?\)(?:: \S+ of \S+ answer passed \(.*?\))/gmu)).toEqual(
    [
      expect.stringMatching(/`fresh`.* \(new\)$/u),
      expect.stringMatching(/`old`.* \(0 of 15 on `main`, failed there already\)$/u),
      expect.stringMatching(/`at-times`.* \(14 of 15 on `main`, failed there at times\)$/u),
    ],
  );
});

test('a commit, a run and a file are links, and there is no fragment of a page that cannot be pressed', () => {
  const REUSED = { sha: 'c0ffee1'.padEnd(40, '0'), finishedAt: '2026-11-22T00:00:00.000Z' };
  const worse = worseReport();
  const report: Report = {
    ...worse,
    suites: worse.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({ ...result, reused: REUSED })),
    })),
  };
  const [text = ''] = commentsOf(report);
  expect(text).toContain('reused from [`c0ffee1`](https://github.com/acme/support/commit/c0ffee1');
  const unlinked = text.replace(/\[(?:`[^`]*`|[^\]`]*)\]\([^)]*\)/gu, '');
  expect(unlinked).not.toMatch(/#test=|report\.html|\.yaml|[0-9a-f]{7}/u);
});

test('what is reused, and what the pull request itself recorded, link to their pages in comment and summary', () => {
  const sha = 'c0ffee1'.padEnd(40, '0');
  const files = ['.kindlm/recordings/support/a.json', '../../../../evil/x.json'];
  const red = sampleReport({
    suites: [
      {
        tests: [{ name: 'a', runs: [WRONG[0] ?? []] }, { name: 'b' }],
        rest: { ownRecordings: files },
      },
    ],
  });
  const suites = red.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result, index) =>
      index > 0 ? result : { ...result, reused: { sha, finishedAt: '2026-11-22T00:00:00.000Z' } },
    ),
  }));
  const savings = savingsOf(suites.map(({ results }) => ({ results, concurrency: 1 })));
  const report: Report = { ...red, suites, savings };
  const page = `https://github.com/acme/support/commit/${sha}`;
  for (const text of [commentsOf(report)[0] ?? '', renderSummary(report, LINKS)]) {
    expect(text).toContain(`reused from the base branch ([\`c0ffee1\`](${page}))`);
    expect(text).toContain(`reused from [\`c0ffee1\`](${page})`);
    expect(text).toMatch(
      /\[`\.kindlm\/recordings\/support\/a\.json`\]\(https:\/\/github\.com\/acme\/support\/blob\/[0-9a-f]{40}\/\.kindlm\/recordings\/support\/a\.json#L1\)/u,
    );
    expect(text).toContain(', `../../../../evil/x.json`');
  }
});
