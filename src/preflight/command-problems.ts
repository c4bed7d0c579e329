/** `command` tests where they cannot run: found before anything is sent and paid for. */
import type { ConfigProblem } from '../config/problem.js';
import type { ResponseSource } from '../engine/calls/model-calls.js';
import { firstOfEach } from '../engine/models-in-use.js';
import type { SuitePlan } from '../engine/plan.js';

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
