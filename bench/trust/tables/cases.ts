// What several tables have in common: suites, plans, and cells that are simulated once for all of them.
import { type Cell, type Plan, pullRequests, type Scene } from '../cells.js';
import type { Mixture, Shape } from '../suites.js';
import type { Found, Tools } from '../types.js';
import type { Repeats } from '../verdict.js';

export const MIXTURE_NAMES: readonly Mixture[] = ['typical', '30 % flaky', 'heavy'];
export const SHAPE_NAMES: readonly Shape[] = ['uniform', 'some broken', 'flakier'];

/** Repeats without rounds. */
export const fixed = (repeats: number): Repeats => ({ min: repeats, max: repeats });

const known = new Map<string, readonly Cell[]>();

/** A cell that several tables show is simulated once. */
export function simulated(
  { options }: Pick<Tools, 'options'>,
  scene: Scene,
  looks: readonly Plan[],
): readonly Cell[] {
  const key = JSON.stringify([options, scene, looks]);
  const found = known.get(key) ?? pullRequests(options, scene, looks);
  known.set(key, found);
  return found;
}

/** A number that is counted, not sampled. */
export function exactly(value: number): Found {
  return { value, error: 0 };
}
