// What several tables have in common: suites, plans, and cells that are simulated once for all of them.
import { pullRequests } from '../cells.mjs';
import { MIXTURES, SHAPES } from '../suites.mjs';

export const MIXTURE_NAMES = Object.keys(MIXTURES);
export const SHAPE_NAMES = Object.keys(SHAPES);

/** Repeats without rounds. */
export const fixed = (repeats) => ({ min: repeats, max: repeats });

const known = new Map();

/** A cell that several tables show is simulated once. */
export function simulated({ code, options }, scene, looks) {
  const key = JSON.stringify([options, scene, looks]);
  const found = known.get(key) ?? pullRequests(code, options, scene, looks);
  known.set(key, found);
  return found;
}

/** A number that is counted, not sampled. */
export function exactly(value) {
  return { value, error: 0 };
}
