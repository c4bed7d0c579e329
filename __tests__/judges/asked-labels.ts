/** A plan's labelled criteria, asked through the door that a run goes through. */
import { checkJudges, type JudgeCheck } from '../../src/engine/judges/judge-check.js';
import type { SuitePlan } from '../../src/engine/plan.js';
import { ProviderError } from '../../src/providers/provider.js';
import { reply, scriptedRun } from '../engine/scripted-models.js';

/**
 * @param scores what the judge, of version `v1`, says of each labelled answer, which must be one line; null: it is refused
 */
export async function askedLabels(
  plan: SuitePlan,
  scores: ReadonlyMap<string, number | null>,
): Promise<readonly JudgeCheck[]> {
  const { calls, stop } = scriptedRun(({ messages }) => {
    const asked = messages.flatMap(({ content }) => content.split('\n'));
    const score = scores.get(asked.findLast((line) => scores.has(line)) ?? '') ?? null;
    return score === null
      ? new ProviderError('rejected', 'down', { status: 400 })
      : reply(JSON.stringify({ score, reasoning: 'so' }), { modelId: 'v1' });
  });
  const { checks } = await checkJudges(plan, [], {
    calls,
    stop,
    budgets: [],
    costOf: () => 0,
    randomBoundary: () => 'boundary',
    onGuess: () => undefined,
    known: undefined,
  });
  return checks;
}
