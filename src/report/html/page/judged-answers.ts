// The answers of this page that a judge was asked about.

import type { AssertionDetail, RunDetail } from '../test-details.js';
import type { QuestionDetail } from '../question.js';
import type { JudgedAnswer } from './labels.js';
import { detailsOf, pageIndex } from './page-data.js';

/** The answer that an assertion judged; undefined where it judged none, or the page does not hold all of it. */
export function judgedAnswer(
  { judged }: AssertionDetail,
  { answers, question }: RunDetail,
  ofResult: QuestionDetail | undefined,
): JudgedAnswer | undefined {
  const answer = judged === undefined ? undefined : answers[judged.answer];
  if (judged === undefined || answer === undefined) return undefined;
  const { messages = [] } = question ?? ofResult ?? {};
  const asked = answer.user ?? messages.findLast(({ role }) => role === 'user');
  return { criterion: judged.criterion, output: answer.answer.text, question: asked?.text };
}

/** All of a criterion, each answer once: by turns one that failed and one that passed, so that half may be bad. */
export function judgedAnswers(criterion: string): readonly JudgedAnswer[] {
  const failed = new Map<string, JudgedAnswer>();
  const passed = new Map<string, JudgedAnswer>();
  pageIndex.rows.forEach((_, index) => {
    const details = detailsOf(index);
    for (const run of details?.runs ?? []) {
      for (const assertion of run.assertions) {
        if (assertion.judged?.criterion !== criterion) continue;
        const answer = judgedAnswer(assertion, run, details?.question);
        if (answer === undefined) continue;
        const known = assertion.passed ? passed : failed;
        if (!known.has(answer.output)) known.set(answer.output, answer);
      }
    }
  });
  for (const output of failed.keys()) passed.delete(output);
  return byTurns([...failed.values()], [...passed.values()]);
}

function byTurns<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}
