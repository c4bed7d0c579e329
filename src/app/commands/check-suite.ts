/** What a command wrote, checked as `validate` checks it. */
import { SCORED_KINDS } from '../../assertions/registry.js';
import { loadSuites } from '../../config/load.js';
import type { ConfigProblem } from '../../config/problem.js';
import { planSuites, type SuitePlan } from '../../engine/plan.js';
import { planProblems } from '../preflight/plan-problems.js';
import { repositoryRoot } from './init/repository.js';

interface CheckedSuite {
  readonly problems: readonly ConfigProblem[];
  /** Empty where the config is not valid by itself. */
  readonly plans: readonly SuitePlan[];
}

/** @param from absolute; `file` is relative to it */
export async function checkSuite(from: string, file: string): Promise<CheckedSuite> {
  const loaded = await loadSuites({
    workspace: repositoryRoot(from) ?? from,
    workingDirectory: from,
    patterns: [file],
    overrides: {},
    allowCommands: true,
    scoredRules: SCORED_KINDS,
  });
  if (loaded.kind === 'invalid') return { problems: loaded.problems, plans: [] };
  const planned = planSuites(loaded.suites, { tags: [], tests: [], models: [] });
  if (planned.kind === 'nothing-selected') return { problems: [planned.problem], plans: [] };
  const { plans } = planned;
  return { problems: await planProblems(plans, 'live'), plans };
}
