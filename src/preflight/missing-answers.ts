/** Stored answers where live calls were meant: whether there are any, and what to say where there are not. */
import { workspaceRelative } from '../config/files/workspace-files.js';
import type { ConfigProblem } from '../config/problem.js';
import { firstOfEach } from '../engine/models-in-use.js';
import type { SuitePlan } from '../engine/plan.js';
import { missingKeyWords, provisionAdvice, type MissingKey } from './keys.js';

/** Whether any planned test has a recording. */
export async function hasStoredAnswers(plans: readonly SuitePlan[]): Promise<boolean> {
  const { anyRecording } = await import('../recordings/recordings.js');
  return anyRecording(recordedTests(plans));
}

function* recordedTests(plans: readonly SuitePlan[]): Generator<[string, string, string]> {
  for (const { suite, units } of plans) {
    for (const { test } of firstOfEach(units)) yield [suite.recordingsDir, suite.name, test.name];
  }
}

/** What is wrong where a suite is replayed that nobody has recorded. */
export function unrecordedProblem(plans: readonly SuitePlan[], workspace: string): ConfigProblem {
  const folders = plans.map(({ suite }) => workspaceRelative(workspace, suite.recordingsDir));
  return {
    message: `There are no stored answers of these tests in ${[...new Set(folders)].join(', ')}.`,
    hint: 'Record them once where you have the key, with `responses: record` (at a terminal: `--responses record`), and commit the folder.',
  };
}

/** What is wrong where stored answers were to replace live calls for lack of a key. `found` completes "stored answers were looked for: ". */
export function missingAnswersProblem(
  missing: readonly MissingKey[],
  found: string,
): ConfigProblem {
  const ofKeys =
    'Set the key in the environment (at a terminal also in a `.env` file beside the config)';
  return {
    message: `${capitalized(missingKeyWords(missing))}, so stored answers were looked for: ${found}.`,
    hint: `${provisionAdvice(missing, ofKeys)}. Or store answers where you have it: run with \`responses: record\` and commit the recordings.`,
  };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
