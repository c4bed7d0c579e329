/** The command `import`: the room promptfoo/ writes, and what it wrote is held against the rules of a run. */
import { basename, dirname } from 'node:path';
import { formatProblem } from '../../config/problem.js';
import type { ExitCode } from '../../engine/results.js';
import { importCommand } from '../../promptfoo/import-command.mjs';
import { checkSuite } from './check-suite.js';
import type { CommandCall } from './commands.js';

export function importSuite(
  call: Pick<CommandCall, 'args' | 'from' | 'write' | 'writeError'>,
): Promise<ExitCode> {
  return importCommand({
    ...call,
    check: async (file) => {
      const { problems } = await checkSuite(dirname(file), basename(file));
      return problems.map((problem) => ({
        path: problem.path,
        said: problem.message,
        line: formatProblem(problem),
      }));
    },
  });
}
