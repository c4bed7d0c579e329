/** The base branch's answers that today's judge may be asked about: when a run has ended, and what that may cost. */
import { withRecipients } from '../../engine/identity.js';
import { answersToJudge, mostAnswersToJudge } from '../../comparison/compare.js';
import { aggregateSuite } from '../../engine/evaluate/aggregate.js';
import { judgeQuestions } from '../../engine/estimate.js';
import { type SuitePlan, firstOfEach } from '../../engine/plan.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { type AnswerToJudge, type JudgeCheck } from '../../engine/judges/judge-check.js';
import { costOf } from '../../providers/pricing.js';
import { resultKey, sum } from '../../basics/basics.js';
import { plural, usd } from '../../basics/format.js';

interface Done {
  readonly runs: readonly TestCaseRunResult[];
  /** Those that have labels. */
  readonly judges: readonly JudgeCheck[];
}

/** None where scores are not worse than there. */
export function baseAnswersToJudge(
  plan: SuitePlan,
  { runs, judges }: Done,
  base: BaseReportOutcome,
): readonly AnswerToJudge[] {
  if (base.kind !== 'found') return [];
  const { suite } = plan;
  const results = aggregateSuite(plan, runs);
  const head = {
    name: suite.name,
    results,
    models: withRecipients(suite),
    judges,
    configured: new Set(results.map((it) => resultKey(it.testCaseName, it.modelId))),
    settings: suite.gates,
  };
  return answersToJudge(head, base.report, base.attempts);
}

/** What it may take at most, for a plan; none where nothing is judged, or the base report keeps no answers. */
export function judgeAgainLines(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
): readonly string[] {
  if (base?.kind !== 'found') return [];
  return plans.flatMap(({ suite, units }) => {
    const before = base.report.suites.find(({ name }) => name === suite.name);
    const judged = firstOfEach(units).flatMap((unit) => {
      const questions = judgeQuestions(unit, unit.model?.params.maxTokens ?? 0);
      return questions.length === 0 ? [] : [{ unit, questions }];
    });
    const keys = new Set(judged.map(({ unit }) => resultKey(unit.test.name, unit.modelId)));
    const answers = before === undefined ? 0 : mostAnswersToJudge(before, keys);
    if (answers === 0) return [];
    const costliest = judged
      .map(({ questions }) => ({
        calls: sum(questions.map(({ passes }) => passes)),
        usd: sum(questions.map(({ model, passes, usage }) => passes * (costOf(model, usage) ?? 0))),
      }))
      .toSorted((a, b) => b.usd - a.usd || b.calls - a.calls)
      .slice(0, answers);
    const calls = sum(costliest.map((it) => it.calls));
    const price = usd(sum(costliest.map((it) => it.usd)));
    return [
      `${suite.name}: should judge scores be worse than on the base branch, today's judge is asked about ${plural(answers, 'answer')} from there too, in at most ${plural(calls, 'call')} and at most ${price}, which the figures above do not count.`,
    ];
  });
}
