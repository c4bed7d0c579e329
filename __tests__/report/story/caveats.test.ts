/** What qualifies a verdict: what weighs most comes first, since only four are in sight; of each how many tests or answers. */
import { expect, test } from '@jest/globals';
import type { Report } from '../../../src/report/report.js';
import { plainText } from '../../../src/report/views.js';
import { pass, sampleReport } from '../reports.js';
import { onlyStory } from './told.js';

/** One test with two answers, of which each has something that qualifies it. */
function qualified(): Report {
  const report = sampleReport({
    suites: [{ name: 's', models: ['m'], tests: [{ name: 'a', runs: [[pass()], [pass()]] }] }],
  });
  const suites = report.suites.map((suite) => ({
    ...suite,
    ownRecordings: ['recordings/a.json'],
    results: suite.results.map((result) => {
      const runs = result.runs.map((run, index) => ({
        ...run,
        truncated: true,
        thoughtCharacters: 7,
        unboundAnswers: 1,
        sampleId: 'same',
        agent: { name: 'codex', denied: { tools: [`tool ${index}`], allowedBy: '--yes' } },
        assertions: run.assertions.map((one) => ({
          ...one,
          metadata: { changedCheckers: ['package.json'] },
        })),
      }));
      return { ...result, assertsNothing: true as const, runs, extraRuns: runs };
    }),
  }));
  return { ...report, suites };
}

test('what weighs most is in sight', () => {
  const { shown, folded } = onlyStory(qualified()).qualifiers;
  expect(shown.map(plainText)).toEqual([
    '⚠️ 4 stored answers are not bound to the question (recorded without a hash, or of a program without dependsOn): a',
    "⚠️ These answers are the author's word, by 1 recording that this pull request itself adds or changes: recordings/a.json",
    '⚠️ 1 test asserts nothing, so no answer can fail: a',
    '⚠️ The agent changed what checks it: a, package.json',
  ]);
  expect(folded.slice(0, 4).map(plainText)).toEqual([
    '⚠️ Agents were denied tools that need a permission, in 1 test: tool 0 (allowed by --yes), tool 1 (allowed by --yes)',
    '⚠️ 2 answers were cut at maxTokens: a',
    expect.stringMatching(/^⚠️ 3 repeats got the same reply as an earlier one/u),
    '➖ 2 answers have thoughts of the model, which are shown and not judged',
  ]);
});
