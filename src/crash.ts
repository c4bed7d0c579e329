/** The last report of a run that failed inside the action itself: exit code 4, never a silent red. */
import { appendFileSync } from 'node:fs';
import { createActionsLog, createTerminalLog } from './github/log.js';
import { proxySecrets } from './providers/proxy-settings.js';

const EXIT_INTERNAL_ERROR = 4;
const ISSUES_URL = 'https://github.com/kindlm/action/issues';

/**
 * Says what happened and sets the outputs that workflows branch on. Throws nothing.
 * @returns the exit code
 */
export function reportCrash(
  error: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  write: (text: string) => void,
): number {
  const log =
    environment['GITHUB_ACTIONS'] === 'true' ? createActionsLog(write) : createTerminalLog(write);
  // The configs that name the keys may be what failed, so everything that looks like a credential is hidden.
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && /KEY|TOKEN|SECRET|PASSWORD/i.test(name)) log.mask(value);
  }
  for (const secret of proxySecrets(environment)) log.mask(secret);
  const message = error instanceof Error ? error.message : String(error);
  log.error(
    `Internal error of the KindLM action: ${message}. Nothing is known about the quality of this change. Please report it: ${ISSUES_URL}`,
  );
  if (error instanceof Error && error.stack !== undefined) log.info(error.stack);
  const outputFile = environment['GITHUB_OUTPUT'];
  if (outputFile !== undefined && outputFile !== '') {
    try {
      appendFileSync(outputFile, `result=error\nexit-code=${EXIT_INTERNAL_ERROR}\n`);
    } catch {
      log.warning('The outputs could not be written.');
    }
  }
  return EXIT_INTERNAL_ERROR;
}
