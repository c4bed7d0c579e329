// What the simulations hand to one another.
import type { Outcome, RunOutcomes } from '../../src/statistics/intervals.js';

/** A number of 0..1, 1 excluded. */
export type Random = () => number;

/** True pass rates, 0..1, by result. */
export type Rates = readonly number[];

/** One job's outcomes by result, by repeat: 1 passed, 0 failed. */
export type Drawn = readonly RunOutcomes[];

/** The same where a provider error (null) may have taken an outcome, and a result without any is missing. */
export type Job = readonly (readonly (Outcome | null)[])[];

/** What a number or a share was found to be, with its standard error. */
export interface Found {
  readonly value: number;
  readonly error: number;
  /** Absent for what is no share of simulations. */
  readonly sims?: number;
}

export interface Options {
  readonly seed: string;
  readonly sims: number;
}

/** A number to be reached. */
type Wanted = { readonly atLeast: number } | { readonly atMost: number };

export type Check = (what: string, found: Found, wanted: Wanted) => void;

/** What a table is made with. */
export interface Tools {
  readonly options: Options;
  readonly check: Check;
}
