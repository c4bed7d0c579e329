/** Verdicts of runs that asked no model, although nothing is wrong with their configuration. */
import type { SuitePlan } from '../../engine/plan.js';
import type { Interruption, Verdict } from '../../engine/results.js';
import { plural } from '../../words/format.js';
import type { RunFindings } from '../run-findings.js';
import { missingKeyAdvice, missingKeyWords } from '../../preflight/keys.js';
import type { Preparation } from './prepare.js';

/** `mode: validate`, and nothing wrong. */
export function validWords(
  plans: readonly SuitePlan[],
): Pick<RunFindings, 'verdict' | 'preview' | 'notices'> {
  const tests = new Set(
    plans.flatMap(({ suite, units }) => units.map(({ test }) => `${suite.name}\n${test.name}`)),
  );
  const reason = `the configuration is valid: ${plural(plans.length, 'suite')}, ${plural(tests.size, 'test')}; no model was called (mode: validate)`;
  return {
    verdict: { result: 'passed', exitCode: 0, reason },
    preview: { kind: 'valid' },
    notices: plans.flatMap(({ suite }) => suite.notices),
  };
}

/** Keys are missing, and stored answers are not asked for. `interruption`: what has ended the run meanwhile. */
export function withoutKeysVerdict(
  { missing, skip }: Extract<Preparation, { kind: 'no-keys' }>,
  interruption: Interruption | undefined,
): Verdict {
  // A skip is green; nobody has seen whether what is reused would have needed the keys.
  if (interruption?.kind === 'signal') {
    const reason = `the run was cancelled (${interruption.signal}) before anything was asked`;
    return { result: 'error', exitCode: 3, reason };
  }
  const words = missingKeyWords(missing);
  if (skip) {
    const reason = `NOTHING WAS TESTED: ${words} (on-missing-secrets: skip)`;
    return { result: 'passed', exitCode: 0, reason };
  }
  const reason = `${words}. ${missingKeyAdvice(missing)}`;
  return { result: 'error', exitCode: 3, reason };
}
