/** What a reader must know about the tests of a suite before believing the figures. */
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import type { SuiteReport } from '../report.js';
import { plural } from '../../words/format.js';

export interface Caveat {
  readonly icon: '⚠️' | '✂️' | '💭';
  /** Without a full stop. */
  readonly words: string;
  /** Tests that it is about, each once. Foreign text. */
  readonly tests: readonly string[];
}

/** Tests that assert nothing, answers that were cut, and thoughts that nobody judged. */
export function caveatsOf(suite: SuiteReport): readonly Caveat[] {
  const assertingNothing = testNames(suite.results.filter((it) => it.assertsNothing));
  const cut = testNames(suite.results.filter((it) => it.runs.some((run) => run.truncated)));
  const { truncated } = suite.totals;
  const caveats: Caveat[] = [];
  if (assertingNothing.length > 0) {
    const subject = plural(assertingNothing.length, 'test asserts', 'tests assert');
    caveats.push({
      icon: '⚠️',
      words: `${subject} nothing, so no answer can fail`,
      tests: assertingNothing,
    });
  }
  if (truncated > 0) {
    const subject = plural(truncated, 'answer was', 'answers were');
    caveats.push({ icon: '✂️', words: `${subject} cut at maxTokens`, tests: cut });
  }
  const thoughtful = suite.results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
  if (thoughtful > 0) {
    const subject = plural(thoughtful, 'run has', 'runs have');
    caveats.push({
      icon: '💭',
      words: `${subject} thoughts of the model, which are shown and not judged`,
      tests: [],
    });
  }
  return caveats;
}

function hasThoughts({ thoughtCharacters }: TestCaseRunResult): boolean {
  return thoughtCharacters !== undefined && thoughtCharacters > 0;
}

function testNames(results: readonly AggregatedTestResult[]): readonly string[] {
  return [...new Set(results.map((result) => result.testCaseName))];
}
