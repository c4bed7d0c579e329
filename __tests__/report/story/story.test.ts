import { describe, expect, test } from '@jest/globals';
import { SCORED_KINDS } from '../../../src/assertions/registry.js';
import type { Report } from '../../../src/report/report.js';
import { plainText, storyOf, type Sentence, type SuiteStory } from '../../../src/report/views.js';
import { score, testSandbox } from '../../assertions/evaluate.js';
import {
  comparedReport,
  erroredReport,
  fail,
  greenReport,
  pass,
  providerFailure,
  redReport,
  sampleReport,
  type SampleTest,
  worseReport,
} from '../reports.js';

function plain(sentence: Sentence | undefined): string | undefined {
  return sentence === undefined ? undefined : plainText(sentence);
}

function onlySuite(report: Report): SuiteStory {
  const [suite] = storyOf(report).suites;
  if (suite === undefined) throw new Error('a suite was expected');
  return suite;
}

const says = (word: string) => [fail('CONTAINS_FAILED', `Contains: "${word}"`, `no ${word}`)];

describe('storyOf', () => {
  test.each<readonly [ending: string, Report, title: string, next: RegExp | undefined]>([
    ['green', greenReport(), 'support-agent passes: 40 of 40 results', undefined],
    [
      'red',
      redReport(),
      'support-agent fails: 37 of 40 results pass, 38 are needed',
      /^All three use prompts\/support\.md\. Fix it, then try here first: npx kindlm-action --tests 'forgot-password,refund-double-charge'\.$/,
    ],
    [
      'worse',
      worseReport(),
      'support-agent got worse: 19 of 27 tests pass, 26 are needed',
      /^All six use prompts\/support\.md\..*--tests 'refund-\*,opening-hours'\.$/,
    ],
    [
      'outage',
      erroredReport(),
      'support-agent: 4 of 12 answers did not come: no whole reply within 60000 ms',
      /^Re-run the job when it is back/,
    ],
  ])('%s: title and what to do next', (_, report, title, next) => {
    const story = onlySuite(report);
    expect(plain(story.title)).toBe(title);
    if (next === undefined) expect(story.next).toBeUndefined();
    else expect(plain(story.next)).toMatch(next);
  });

  test('the verdict has both rates, the interval of the difference, and where it was compared', () => {
    const { verdict } = onlySuite(worseReport());
    expect(verdict?.sign).toBe('🔴');
    expect(plain(verdict?.lead)).toBe(
      '87 % → 70 % of answers pass (17 points fewer, 5 to 30), against 9d8c7b6 on main (2 hours ago).',
    );
    expect(plain(verdict?.rest)).toMatch(/^Chance does this less than once in 100 times\./);
  });

  test('causes: what must never happen first, what chance explains and what passed in part folded', () => {
    const red = onlySuite(redReport()).causes.shown;
    expect(red.map(({ kind, tests }) => [kind, tests.length])).toEqual(
      Array.from({ length: 3 }, () => ['never', 1]),
    );
    const { causes, folds } = onlySuite(worseReport());
    expect(causes.shown.map(({ kind, tests }) => [kind, tests.length])).toEqual([
      ['broke', 5],
      ['fails', 1],
    ]);
    expect(causes.folded.map(({ kind }) => kind)).toEqual(['chance', 'failed-there']);
    expect(folds[0]?.name).toBe('causes');
  });

  test('many reasons are at most three groups, and a reason names what its tests have in common', () => {
    const tests: readonly SampleTest[] = ['a', 'b', 'c', 'd', 'e'].map((word) => ({
      name: `test-${word}`,
      runs: [says(word)],
    }));
    const { causes } = onlySuite(sampleReport({ suites: [{ tests: [...tests, { name: 'ok' }] }] }));
    expect(causes.shown.map(({ reason }) => plainText(reason))).toEqual([
      'does not say "a", "b", "c" and 2 more',
    ]);
    expect(plain(causes.lead?.sentence)).toBe('5 tests fail.');
  });

  test('a text that is there in another letter case is said to be', () => {
    const message = 'Output does not contain "Refund"';
    const check = fail('CONTAINS_FAILED', 'Contains: "Refund"', message);
    const tests = [{ name: 'a', runs: [[{ ...check, metadata: { otherCase: 'icontains' } }]] }];
    const { causes } = onlySuite(sampleReport({ suites: [{ tests }] }));
    expect(causes.shown.map(({ reason }) => plainText(reason))).toEqual([
      'does not say "Refund", but does in another letter case',
    ]);
  });

  test('gates: a phrase for each that fails', () => {
    const { gates } = onlySuite(redReport());
    expect(gates.lead).toBe('3 of 6 gates failed');
    expect(gates.failed.map(({ phrase }) => plainText(phrase))).toEqual([
      'pass rate 92.5 % (needs 95 %)',
      'schema failures 2 (needs 0)',
      'PII failures 1 (needs 0)',
    ]);
  });

  test.each([
    [
      'TOOL_CALL_UNEXPECTED',
      'Tool NOT called: pay',
      'Which tools were called is not known: no traces',
    ],
    ['TOOL_CALL_MISSING', 'Tool called: pay', 'Which tools were called is not known: no traces'],
    ['TRAJECTORY_MISMATCH', 'Trajectory (only): pay', 'Which tools were called is not known: none'],
    ['COST_EXCEEDED', 'Cost', 'The cost is not known because the model has no known price'],
    ['LATENCY_EXCEEDED', 'Latency', 'The latency is not known because a stored answer states none'],
  ] as const)(
    '%s: what is not known is not said to have happened',
    (failureCode, label, message) => {
      const tests = [{ name: 'a', runs: [[fail(failureCode, label, message)]] }];
      const [cause] = onlySuite(sampleReport({ suites: [{ tests }] })).causes.shown;
      expect(plain(cause?.reason)).toBe(message);
    },
  );

  test('what a text check wanted has its verb, whatever its type', async () => {
    const reasons = [
      ['contains', 'does not say "blue"'],
      ['icontains', 'does not say "blue"'],
      ['contains-any', 'does not say any of "blue"'],
      ['contains-all', 'does not say all of "blue"'],
      ['icontains-any', 'does not say any of "blue"'],
      ['icontains-all', 'does not say all of "blue"'],
      ['starts-with', 'does not start with "blue"'],
      ['equals', 'does not equal "blue"'],
      ['regex', 'does not match "blue"'],
    ] as const;
    const textTypes = Object.entries(SCORED_KINDS).flatMap(([type, { failureCode }]) =>
      failureCode === 'CONTAINS_FAILED' ? [type] : [],
    );
    expect(reasons.map(([type]) => type)).toEqual(textTypes);
    const sandbox = testSandbox();
    const told = await Promise.all(
      reasons.map(async ([type]) => {
        const failures = await score([{ type, value: 'blue' }], 'red', { sandbox });
        const tests = [{ name: 'a', runs: [failures] }];
        const [cause] = onlySuite(sampleReport({ suites: [{ tests }] })).causes.shown;
        return [type, plain(cause?.reason)];
      }),
    ).finally(() => sandbox.close());
    expect(told).toEqual(reasons);
  });

  test.each([
    ['HTTP 503: busy', /is down: HTTP 503$/u, /^Re-run the job when it is back/u],
    ['HTTP 402: no credit', /refused: HTTP 402: no credit$/u, /^Fix what it refuses/u],
    ['HTTP 451: not here', /refused: HTTP 451: not here$/u, /^Fix what it refuses/u],
    ['HTTP 429: slow down', /is not answering: HTTP 429$/u, /^Re-run the job when it is back/u],
  ])('an outage of %s is called what it is', (said, title, next) => {
    const tests = [{ name: 'a', runs: [[providerFailure(`openai: ${said}`)]] }];
    const story = onlySuite(sampleReport({ suites: [{ tests }] }));
    expect([plain(story.title), plain(story.next)]).toEqual([
      expect.stringMatching(title),
      expect.stringMatching(next),
    ]);
  });

  test.each([
    [
      'touched',
      'changed',
      ['passRateMin'],
      /^main fails the gate too; 1 more fails here\. .*Fix it/u,
    ],
    [
      'untouched',
      'unchanged-request',
      ['passRateMin'],
      /^main fails the gate too; 1 more fails here\. This change alters nothing that is asked[^`]*$/u,
    ],
  ] as const)(
    'what fails on main in part, %s, says what there is to do',
    (_, kind, failedGates, next) => {
      const tests = ['a', 'b', 'c', 'd'].map((test, at) => ({
        name: test,
        ...(at < 2 ? { runs: [says('x'), says('x'), says('x')] } : {}),
      }));
      const report = sampleReport({ suites: [{ tests, gates: { passRateMin: 0.9 } }] });
      const compared = comparedReport(report, {
        side: (__, at) => ({ kind, passed: at === 0 ? 0 : 3, runs: 3 }),
        rest: { failedGates },
      });
      expect(plain(onlySuite(compared).next)).toMatch(next);
    },
  );

  test('a command to paste has no name in it that a shell could take for more', () => {
    const tests: readonly SampleTest[] = [
      { name: "x'; rm -rf ~; '", runs: [says('a')] },
      { name: '$(curl evil)', runs: [says('b')] },
      { name: 'ok', runs: [[pass()]] },
    ];
    const command = plain(onlySuite(sampleReport({ suites: [{ tests }] })).next) ?? '';
    expect(command).toMatch(/ --tests '[^'$;()`]*'\.$/);
  });

  test('red suites come before green ones', () => {
    const tests = [{ name: 'a', runs: [says('a')] }];
    const report = sampleReport({
      suites: [
        { name: 'green', tests: [{ name: 'a' }] },
        { name: 'red', tests },
      ],
    });
    expect(storyOf(report).suites.map(({ name }) => plainText(name))).toEqual(['red', 'green']);
  });
});
