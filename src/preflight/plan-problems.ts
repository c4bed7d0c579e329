/** What is wrong with planned tests, before the first of them is asked. */
import type { ConfigProblem } from '../config/problem.js';
import type { ResponseSource } from '../engine/calls/model-calls.js';
import type { SuitePlan } from '../engine/plan.js';
import { embeddingProblems } from './embedding-problems.js';
import { priceProblems } from './price-problems.js';
import { scriptProblems } from './script-problems.js';
import { firstOfEach } from '../engine/models-in-use.js';

/** All mistakes at once: those of each plan in order, then code that does not compile. `sandbox`: see `scriptProblems`. */
export async function planProblems(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
  sandbox?: URL,
): Promise<readonly ConfigProblem[]> {
  return [
    ...plans.flatMap((plan) => [
      ...priceProblems(plan),
      ...embeddingProblems(plan),
      ...commandProblems(plan, responses),
    ]),
    ...(await scriptProblems(plans, sandbox)),
  ];
}

/** A problem for each planned `command` test. Stored answers need no shell. `platform` is this system unless given. */
export function commandProblems(
  { units }: SuitePlan,
  responses: ResponseSource,
  platform: NodeJS.Platform = process.platform,
): readonly ConfigProblem[] {
  if (platform !== 'win32' || responses === 'replay') return [];
  return [...firstOfEach(units)].flatMap(({ test }) =>
    test.subject.kind === 'command'
      ? {
          message: `Test ${JSON.stringify(test.name)} runs a command, which needs a POSIX shell, and this is Windows.`,
          hint: 'Run it on Linux or macOS, leave it out with the input `tests`, or use its stored answers with `responses: replay`.',
          location: test.location,
        }
      : [],
  );
}

/** What keeps the answers of a run from being stored; nothing where none are. Leaves no file or folder behind. */
export async function recordingProblems(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
  workspace: string,
): Promise<readonly ConfigProblem[]> {
  if (responses !== 'record' && responses !== 'cache') return [];
  const { storageFaults } = await import('../recordings/recordings.js');
  const problems: ConfigProblem[] = [];
  for (const { suite, units } of plans) {
    const tests = new Set(units.map(({ test }) => test.name));
    const place = { workspace, directory: suite.recordingsDir };
    const faults = await storageFaults(place, suite.name, [...tests]);
    problems.push(...faults.map(({ problem }) => problem));
  }
  return problems;
}
