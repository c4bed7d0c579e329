/** What a failing test was asked and what came back: the words that explain most failures. All texts are foreign. */
import { isNotRun, runPassed } from '../../engine/evaluate/aggregate.js';
import type { ReportedResult } from '../report.js';

export interface Exchange {
  /** The last message of the user, or the command. */
  readonly asked: string | undefined;
  /** Names of the tools, each once. */
  readonly called: readonly string[];
  readonly answer: string;
  /** What the base branch's run answered when the test passed there. */
  readonly before: string | undefined;
}

/** Of the first run that failed; undefined where the input `outputs` leaves question and answer out. */
export function failedExchange({ runs, comparison }: ReportedResult): Exchange | undefined {
  const run = runs.find((one) => !runPassed(one) && !isNotRun(one));
  if (run === undefined || run.outputOmitted === true) return undefined;
  const { input, turns = [], toolCalls, outputText } = run;
  const { before } = comparison ?? {};
  return {
    asked:
      turns.findLast(({ user }) => user !== undefined)?.user ??
      input?.messages.findLast(({ role }) => role === 'user')?.content ??
      input?.command,
    called: [...new Set(toolCalls.map(({ name }) => name))],
    answer: outputText,
    before: before?.passed === true ? before.outputText : undefined,
  };
}
