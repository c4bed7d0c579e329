/** What is wrong with planned tests, before the first of them is asked. */
import type { ConfigProblem } from '../config/problem.js';
import type { ResponseSource } from '../engine/calls/model-calls.js';
import type { SuitePlan } from '../engine/plan.js';
import { commandProblems } from './command-problems.js';
import { embeddingProblems } from './embedding-problems.js';
import { priceProblems } from './price-problems.js';
import { scriptProblems } from './script-problems.js';

/** All mistakes at once: those of each plan in order, then code that does not compile. */
export async function planProblems(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
): Promise<readonly ConfigProblem[]> {
  return [
    ...plans.flatMap((plan) => [
      ...priceProblems(plan),
      ...embeddingProblems(plan),
      ...commandProblems(plan, responses),
    ]),
    ...(await scriptProblems(plans)),
  ];
}
