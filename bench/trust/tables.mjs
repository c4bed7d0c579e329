// The tables of docs/trust.md in its order, and one of docs/comparison.md: how each is made, and how many simulations a cell has for each that
// `--sims` asks for. More where a small share has to be told from another one, fewer where each is a whole run.
import { calls, CELLS_A_RUN, roundsCalls, stopWhenDecided } from './tables/calls.mjs';
import { regressed } from './tables/regressed.mjs';
import { rerun } from './tables/rerun.mjs';
import { roundsPower, roundsUnchanged } from './tables/rounds.mjs';
import { sameVerdicts } from './tables/same-verdicts.mjs';
import {
  falseAlarms,
  falseAlarmsByArithmetic,
  power,
  powerBySize,
  sharedCause,
  summary,
  unchangedVerdicts,
} from './tables/verdicts.mjs';
import { ACTION_MODULES } from './action.mjs';
import { VERDICT_MODULES } from './verdict.mjs';

/** What `sourceOf` is asked for. */
export const MODULES = [
  ...ACTION_MODULES,
  ...VERDICT_MODULES,
  'comparison/test-labels',
  'engine/evaluate/gates',
  'report/digest/rerun',
];

const ROUNDS = 1;

export const TABLES = {
  'same-verdicts': { make: sameVerdicts, factor: 0.5, unit: 'whole runs a line' },
  'false-alarms': { make: falseAlarms, factor: 10, unit: 'pull requests a cell' },
  'false-alarms-by-arithmetic': {
    make: falseAlarmsByArithmetic,
    factor: 0.3,
    unit: 'pull requests a cell',
  },
  unchanged: { make: unchangedVerdicts, factor: 10, unit: 'pull requests a cell' },
  'shared-cause': { make: sharedCause, factor: 4, unit: 'pull requests a cell' },
  power: { make: power, factor: 4, unit: 'pull requests a cell' },
  'power-by-size': { make: powerBySize, factor: 1, unit: 'pull requests a cell' },
  regressed: { make: regressed, factor: 2, unit: 'pull requests a line' },
  'rounds-unchanged': { make: roundsUnchanged, factor: ROUNDS, unit: 'pull requests a cell' },
  'rounds-power': { make: roundsPower, factor: ROUNDS, unit: 'pull requests a cell' },
  'rounds-calls': { make: roundsCalls, factor: ROUNDS / CELLS_A_RUN, unit: 'whole runs a line' },
  'stop-when-decided': { make: stopWhenDecided, factor: 0.2, unit: 'whole runs a line' },
  calls: { make: calls, factor: 0.1, unit: 'whole runs a cell' },
  rerun: { make: rerun, factor: 2, unit: 'pull requests for each of 15 kinds of suite and gate' },
  summary: {
    make: summary,
    factor: 1,
    unit: 'pull requests a cell (ten times as many where nothing changed)',
    page: 'comparison.md',
  },
};
