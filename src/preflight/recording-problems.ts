/** Answers that could not be stored: found before the first of them is asked and paid for. */
import type { ConfigProblem } from '../config/problem.js';
import type { ResponseSource } from '../engine/calls/model-calls.js';
import type { SuitePlan } from '../engine/plan.js';
import { storageFaults } from '../recordings/recordings.js';

/** What keeps the answers of a run from being stored; nothing where none are. Leaves no file or folder behind. */
export async function recordingProblems(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
  workspace: string,
): Promise<readonly ConfigProblem[]> {
  if (responses !== 'record' && responses !== 'cache') return [];
  const problems: ConfigProblem[] = [];
  for (const { suite, units } of plans) {
    const tests = new Set(units.map(({ test }) => test.name));
    const place = { workspace, directory: suite.recordingsDir };
    const faults = await storageFaults(place, suite.name, [...tests]);
    problems.push(...faults.map(({ problem }) => problem));
  }
  return problems;
}
