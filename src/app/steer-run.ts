/** Which of what was planned is asked, as the inputs and the base branch decide (SPEC section 11). */
import { createDecider } from '../engine/run/decider.js';
import type { RunSetup } from '../engine/run/run.js';
import { createSteering } from '../engine/run/steering.js';
import type { Inputs } from './inputs.js';
import type { Preparation } from './prepare.js';

type Ready = Extract<Preparation, { kind: 'ready' }>;

/** Undefined where everything is asked, in config order. */
export function steerRun(
  { plans, responses }: Ready,
  { stopWhenDecided }: Pick<Inputs, 'stopWhenDecided'>,
): RunSetup['steeringOf'] {
  // Stored answers cost nothing, recording wants all of them, and one that is missing ends a whole run with 2.
  const decider =
    stopWhenDecided && responses === 'live' ? createDecider(plans, () => []) : undefined;
  if (decider === undefined) return undefined;
  return (plan) => createSteering(plan, { decider });
}
