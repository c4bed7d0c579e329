/** A run that judged nothing shows what is wrong and what to do, once: no gate, no test, no totals. */
import { describe, expect, test } from '@jest/globals';
import type { Interruption } from '../../../src/engine/results.js';
import { outcomeOf } from '../../engine/samples.js';
import {
  planAnnotations,
  renderCheck,
  renderCommentVariants,
  renderUnjudgedVariants,
  renderPartSummary,
  renderSummary,
  renderTerminal,
} from '../../../src/report/views.js';
import type { Report } from '../../../src/report/report.js';
import { fail, sampleReport, type SampleRun } from '../reports.js';
import { renderHtml } from '../rendered.js';

const LINKS = { runUrl: 'https://github.com/acme/shop/actions/runs/7' };
const WRONG = 'The stored answer of the test belongs to another request';
const ADVICE = 'Record it again with responses record';
const PROBLEM = { message: `${WRONG}.`, hint: `${ADVICE}.` };
const REFUSED = 'openai: HTTP 401: bad key. Is the key in MY_KEY right?';
const AUTH: Interruption = { kind: 'auth', message: REFUSED };

const lost = (code: 'PROVIDER_ERROR' | 'PROVIDER_AUTH_FAILED') =>
  fail(code, 'Model call', WRONG, { assertionType: 'provider' });
const suite = (name: string, code: Parameters<typeof lost>[0]) => ({
  name,
  tests: [
    { name: `${name}-first`, runs: [[lost(code)]] },
    { name: `${name}-second`, runs: [[lost(code)]] },
  ],
});

/** No model has answered, so nothing was paid. */
function unanswered(sample: SampleRun): Report {
  const report = sampleReport(sample);
  return { ...report, totals: { ...report.totals, tokens: 0, costUsd: 0 } };
}

const stale = (names: readonly string[]): Report =>
  sampleReport({
    suites: names.map((name) => suite(name, 'PROVIDER_ERROR')),
    problems: [PROBLEM],
    run: { responses: 'replay' },
  });
const keyRefused = unanswered({
  suites: [suite('support', 'PROVIDER_AUTH_FAILED')],
  interruption: AUTH,
});
const nothing = (
  exitCode: 2 | 3,
  reason: string,
  problems: SampleRun['problems'] = [],
): Report => ({
  ...sampleReport({ suites: [], problems }),
  verdict: { result: 'error', exitCode, reason },
});

const ENDINGS: readonly (readonly [string, Report, readonly string[]])[] = [
  ['a stale recording', stale(['support']), [WRONG, ADVICE]],
  ['stale recordings of two suites', stale(['support', 'sales']), [WRONG, ADVICE]],
  ['a key that is refused', keyRefused, ['HTTP 401: bad key', 'MY_KEY']],
  [
    'a key that is missing',
    nothing(3, 'the key MY_KEY (openai) is not set. Pass it to the step'),
    ['MY_KEY', 'Pass it to the step'],
  ],
  [
    'an invalid config, input or filter',
    nothing(2, 'nothing was run: 1 problem', [PROBLEM]),
    [WRONG, ADVICE],
  ],
];

function viewsOf(report: Report): Readonly<Record<string, string>> {
  const comments = report.suites.map((it) => renderCommentVariants(report, it, LINKS)[0] ?? '');
  return {
    terminal: renderTerminal(report, { color: false, verbose: true, files: [] }),
    summary: renderSummary(report, LINKS),
    part: renderPartSummary(report, LINKS),
    check: renderCheck(report, LINKS).summaries[0] ?? '',
    comment: comments[0] ?? renderUnjudgedVariants(report, LINKS)[0] ?? '',
    html: renderHtml(report).replace(/<(title|style|script)\b[^]*?<\/\1>/gu, ''),
  };
}

/** As it is read: without escapes. */
const read = (text: string): string => text.replaceAll(/\\|\u200B|`|<[^>]*>/gu, '');

describe.each(ENDINGS)('%s', (_ending, report, said) => {
  test.each(Object.entries(viewsOf(report)))('%s', (_view, text) => {
    const words = read(text);
    for (const once of said) expect(words.split(once)).toHaveLength(2);
    expect(words).not.toMatch(
      /PROVIDER_|Pass rate|Schema failures|support-|sales-|\d+ runs?\b|\$0|\d+ tokens?|0 of \d/u,
    );
  });

  test('no test of the config is marked', () => {
    expect(planAnnotations(report)).toEqual([]);
  });
});

describe('results stay where something was judged', () => {
  const answered = sampleReport({ suites: [{ name: 'support', tests: [{ name: 'a' }] }] });
  const reports: readonly (readonly [string, Report])[] = [
    ['a recording that could not be written', { ...answered, problems: [PROBLEM] }],
    ['a key that was refused later', { ...answered, interruption: AUTH }],
    [
      'a judge whose key was refused',
      sampleReport({ suites: [suite('support', 'PROVIDER_AUTH_FAILED')], interruption: AUTH }),
    ],
    [
      'nothing but results of the base branch, and a refused key',
      {
        ...keyRefused,
        suites: keyRefused.suites.map((it) => ({
          ...it,
          results: it.results.map((result) => ({
            ...result,
            runs: result.runs.map((run) => ({ ...run, outcome: outcomeOf([]) })),
          })),
        })),
      },
    ],
  ];
  test.each(reports)('%s', (_, report) => {
    expect(renderTerminal(report, { color: false, verbose: true, files: [] })).toMatch(
      /Pass rate[^]*\d+ answers?/,
    );
    expect(renderSummary(report, LINKS)).toContain('| Pass rate |');
  });
});
