/**
 * Refused requests that are not the change's fault: the base branch's run had an answer to the same request, so the
 * provider has changed its mind.
 */
import { isUnknownModel } from '../calls/refused-call.js';
import type { AggregatedTestResult, Refusal, TestCaseRunResult } from '../results.js';
import { wasAnswered } from './aggregate.js';
import { hasNoAnswer } from './gate-measures.js';
import { keyOfResult } from '../../basics/result-key.js';

/**
 * The results of a suite, with `answeredOnBase` at what the base branch's own results show to have been answered. A
 * model that is gone for one of its requests is gone for all of them, whatever else the change did to those.
 * @param base results of the same suite on the base branch
 * @param sameModels ids of the models that are asked in the same way as there: what such a one answered then to any
 * prompt shows that it was there
 */
export function excuseRefusals<R extends AggregatedTestResult>(
  results: readonly R[],
  base: readonly AggregatedTestResult[],
  sameModels: ReadonlySet<string> = new Set(),
): readonly R[] {
  const refusedOnes = results.filter(({ runs }) => runs.some(isRefused));
  if (refusedOnes.length === 0 || base.length === 0) return results;
  const known = new Map(base.map((result) => [keyOfResult(result), result]));
  const wasThere = ({ by, modelId }: Refusal): boolean =>
    by === 'model' &&
    sameModels.has(modelId) &&
    base.some((result) => result.modelId === modelId && result.runs.some(wasAnswered));
  const gone = new Set(
    refusedOnes.flatMap((result) =>
      refusalsOf(result).flatMap((refusal) =>
        isUnknownModel(refusal) &&
        (wasThere(refusal) || wasAnsweredThen(result, refusal, known.get(keyOfResult(result))))
          ? [refusal.modelId]
          : [],
      ),
    ),
  );
  const excused = (result: R, refusal: Refusal): boolean =>
    (isUnknownModel(refusal) && gone.has(refusal.modelId)) ||
    wasAnsweredThen(result, refusal, known.get(keyOfResult(result)));
  return results.map((result) =>
    result.runs.some(isRefused)
      ? {
          ...result,
          runs: result.runs.map((run) => withExcuse(run, (refusal) => excused(result, refusal))),
        }
      : result,
  );
}

/** Whether a run may still be excused by what other runs of its suite turn out to be. */
export function mayBeExcused({ outcome }: TestCaseRunResult): boolean {
  const refused = outcome.kind === 'errored' ? outcome.refused : undefined;
  return refused !== undefined && refused.answeredOnBase !== true && isUnknownModel(refused);
}

function withExcuse(
  run: TestCaseRunResult,
  isExcused: (refusal: Refusal) => boolean,
): TestCaseRunResult {
  const { outcome } = run;
  if (outcome.kind !== 'errored' || outcome.refused === undefined) return run;
  if (!isExcused(outcome.refused)) return run;
  return { ...run, outcome: { ...outcome, refused: { ...outcome.refused, answeredOnBase: true } } };
}

/**
 * The same test asks the same, and got an answer. A judge is asked about an answer, which is another one each time: that
 * it knows no such model is shown by equal checks alone.
 */
function wasAnsweredThen(
  { requestHash, checksHash }: AggregatedTestResult,
  refusal: Refusal,
  then: AggregatedTestResult | undefined,
): boolean {
  // An endpoint of one's own that fails is not excused by what it once did.
  if (then === undefined || refusal.by === 'endpoint') return false;
  const sameRequest = requestHash !== null && requestHash === then.requestHash;
  if (refusal.by === 'model') return sameRequest && then.runs.some(wasAnswered);
  const sameChecks = checksHash === then.checksHash;
  const judged = then.runs.some((run) => wasAnswered(run) && !hasNoAnswer(run));
  return sameChecks && judged && (sameRequest || isUnknownModel(refusal));
}

function refusalsOf({ runs }: AggregatedTestResult): readonly Refusal[] {
  return runs.flatMap(({ outcome }) =>
    outcome.kind === 'errored' && outcome.refused !== undefined ? [outcome.refused] : [],
  );
}

function isRefused({ outcome }: TestCaseRunResult): boolean {
  return outcome.kind === 'errored' && outcome.refused !== undefined;
}
