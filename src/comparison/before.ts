/** What the base branch answered to a test that moved, or fails now. */
import { resultKey } from '../basics/result-key.js';
import type { ResultComparison } from '../report/comparison.js';
import type { SuiteReport } from '../report/report.js';
import type { Match } from './match.js';
import { isReused } from './measured.js';
import type { TestLabel } from './test-labels.js';

type Before = ResultComparison['before'];
type BaseResults = ReadonlyMap<string, SuiteReport['results'][number]>;

/** The base report's own results are looked through once somebody asks: where nothing differs, nobody does. */
export function answersBefore(
  base: SuiteReport | undefined,
): (match: Match, label: TestLabel['label'] | undefined) => Before {
  let answers: BaseResults | undefined;
  const known = (): BaseResults =>
    (answers ??= new Map(
      (base?.results ?? []).map((it) => [resultKey(it.testCaseName, it.modelId), it]),
    ));
  return (match, label) => beforeOf(match, label, known);
}

/**
 * An answer of the base branch, where it explains something. Beside a test that fails now, it is one that passed, also
 * where this change cannot be to blame; beside one that got better, it is one that failed. One that other checks judged is
 * left out: they did not redact it.
 */
function beforeOf(
  { result, kind }: Match,
  label: TestLabel['label'] | undefined,
  answers: () => BaseResults,
): Before {
  if (kind !== 'changed' && kind !== 'unchanged-request') return undefined;
  const hasMoved =
    kind === 'changed' && label !== undefined && label !== 'unchanged' && label !== 'not-compared';
  const failsNow = !result.passed && hasFailedRun(result) && !isReused(result);
  if (!hasMoved && !failsNow) return undefined;
  const known = answers().get(resultKey(result.testCaseName, result.modelId));
  const kept = [...(known?.runs ?? []), ...(known?.extraRuns ?? [])].filter(
    ({ outcome, outputText, outputOmitted }) =>
      outputText !== '' &&
      outputOmitted !== true &&
      outcome.kind !== 'errored' &&
      outcome.kind !== 'not-run',
  );
  const wanted = !result.passed || hasFailedRun(result);
  const run = kept.find((one) => hasPassed(one) === wanted) ?? (hasMoved ? kept[0] : undefined);
  return run && { outputText: run.outputText, passed: hasPassed(run) };
}

/** It may have passed all the same. */
function hasFailedRun({ runs }: Match['result']): boolean {
  return runs.some(({ outcome }) => outcome.kind === 'failed');
}

function hasPassed({ outcome }: Match['result']['runs'][number]): boolean {
  return outcome.kind === 'reused' ? outcome.passed : outcome.kind === 'passed';
}
