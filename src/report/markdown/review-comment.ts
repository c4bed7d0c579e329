/** A review comment in Markdown: which tests fail because of the lines it is on, how often and why. No answer is quoted. */
import { count, plural } from '../../basics/format.js';
import type { Report } from '../report.js';
import { countsOf, mayBeBlamed, testName } from '../story/tests.js';
import { type Cause, say, type StoryTest, storyOf, type SuiteStory } from '../story/story.js';
import { excerpt, type Links, markdownCode } from '../escape.js';
import { SIGNS } from '../story/words.js';
import { footerText, markdownSentence } from './story-markdown.js';

/** A test that a change may have broken, and where the story tells of it. */
export interface ReviewTest {
  readonly suite: SuiteStory;
  readonly cause: Cause;
  readonly test: StoryTest;
}

/** A comment is read beside the code. */
const MAX_TESTS = 10;
const MAX_LINE = 200;

/**
 * Tests that a changed line may be blamed for, in the story's order: not what failed on the base already, what is asked
 * exactly as there, or what got no answer.
 */
export function reviewTests(report: Report): readonly ReviewTest[] {
  return storyOf(report).suites.flatMap((suite) =>
    [...suite.causes.shown, ...suite.causes.folded].flatMap((cause) =>
      cause.tests
        .filter(() => cause.kind !== 'failed-there' && cause.kind !== 'lost')
        .filter(({ result }) => mayBeBlamed(result))
        .map((test) => ({ suite, cause, test })),
    ),
  );
}

/** The comment on a place; tests in the story's order. */
export function renderReviewComment(
  report: Report,
  tests: readonly ReviewTest[],
  links: Links,
): string {
  const verb = tests.length === 1 ? 'fails' : 'fail';
  const isWorse = tests.some(({ test }) => test.result.status === 'passed');
  const what = isWorse ? `${verb} or got worse` : verb;
  const shown = tests.slice(0, MAX_TESTS).map(testItem);
  const left = tests.length - shown.length;
  const more = left > 0 ? [`- … and ${count(left)} more`] : [];
  return [
    `${SIGNS.failed} **${plural(tests.length, 'test')} ${what}** with the lines changed here:`,
    [...shown, ...more].join('\n'),
    footerText(report, [], links),
  ].join('\n\n');
}

/** What replaces an answered comment once its tests pass. */
export function renderSettledReview(report: Report, links: Links): string {
  return [
    `${SIGNS.passed} **Settled:** no failing test points at these lines any more.`,
    footerText(report, [], links),
  ].join('\n\n');
}

function testItem({ suite, cause, test }: ReviewTest): string {
  const counts = countsOf([test], suite.branch);
  const told = say`${testName(test, suite.tests)}${counts.length === 0 ? '' : say` (${counts})`}: ${cause.reason}`;
  const calls = test.checks.flatMap(({ lines }) => lines);
  return [
    `- ${markdownSentence(told)}`,
    ...calls.map((line) => `  - ${markdownCode(excerpt(line, MAX_LINE))}`),
  ].join('\n');
}
