// The tables of design/trust.md in its order, one of docs/comparison.md, and some that are only printed: how each is made,
// and how many simulations a cell has for each that `--sims` asks for. More where a small share has to be told from
// another one, fewer where each is a whole run; `least` where so many are needed for anything to be seen.
import { calls, CELLS_A_RUN, roundsCalls, stopWhenDecided } from './tables/calls.js';
import { differences } from './tables/difference.js';
import { falseAlarms, falseAlarmsByArithmetic, sharedCause } from './tables/false-alarms.js';
import { judges } from './tables/judges.js';
import { oneAnswer } from './tables/one-answer.js';
import { parts } from './tables/parts.js';
import { redGates } from './tables/red-gates.js';
import { lists, regressed } from './tables/regressed.js';
import { rerun } from './tables/rerun.js';
import { roundsPower, roundsUnchanged } from './tables/rounds.js';
import { sameVerdicts } from './tables/same-verdicts.js';
import { sight } from './tables/sight.js';
import { power, sharedQuestions, starts, summary } from './tables/verdicts.js';
import { versions } from './tables/versions.js';
import { whoMoved } from './tables/who-moved.js';
import type { Tools } from './types.js';

const CELL = 'pull requests a cell';
const ROUNDS = 1;
/** Tables that no page shows. */
const PRINTED = undefined;

export interface Table {
  readonly make: (tools: Tools) => string | Promise<string>;
  readonly factor: number;
  /** Default: 1. */
  readonly least?: number;
  /** What is simulated, for the line above the table. */
  readonly unit: string;
  readonly page: string | undefined;
}

export const TABLES: Readonly<Record<string, Table>> = {
  'same-verdicts': { make: sameVerdicts, factor: 0.3, unit: 'whole runs a line', page: PRINTED },
  'false-alarms': { make: falseAlarms, factor: 4, unit: CELL, page: 'design/trust.md' },
  'false-alarms-by-arithmetic': {
    make: falseAlarmsByArithmetic,
    factor: 0.5,
    unit: CELL,
    page: PRINTED,
  },
  starts: { make: starts, factor: 3, unit: CELL, page: 'design/trust.md' },
  'shared-cause': { make: sharedCause, factor: 4, unit: CELL, page: 'design/trust.md' },
  'one-answer': { make: oneAnswer, factor: 3, unit: CELL, page: 'design/trust.md' },
  versions: { make: versions, factor: 1, unit: CELL, page: 'design/trust.md' },
  power: { make: power, factor: 4, unit: CELL, page: 'design/trust.md' },
  differences: { make: differences, factor: 1, unit: CELL, page: 'design/trust.md' },
  'shared-questions': { make: sharedQuestions, factor: 4, unit: CELL, page: PRINTED },
  regressed: { make: regressed, factor: 4, unit: 'pull requests a line', page: 'design/trust.md' },
  lists: { make: lists, factor: 4, unit: 'pull requests a line', page: PRINTED },
  'rounds-unchanged': {
    make: roundsUnchanged,
    factor: ROUNDS,
    unit: CELL,
    page: 'design/trust.md',
  },
  'rounds-power': { make: roundsPower, factor: ROUNDS, unit: CELL, page: 'design/trust.md' },
  'rounds-calls': {
    make: roundsCalls,
    factor: ROUNDS / CELLS_A_RUN,
    unit: 'whole runs a line, and twenty times as many pull requests for the repeats asked',
    page: PRINTED,
  },
  'stop-when-decided': {
    make: stopWhenDecided,
    factor: 0.3,
    least: 15,
    unit: 'whole runs a line',
    page: 'design/trust.md',
  },
  calls: { make: calls, factor: 0.1, unit: 'whole runs a cell', page: PRINTED },
  rerun: {
    make: rerun,
    factor: 5,
    unit: 'pull requests for each of 15 kinds of suite and gate',
    page: PRINTED,
  },
  sight: { make: sight, factor: 6, unit: CELL, page: 'design/trust.md' },
  'red-gates': { make: redGates, factor: 6, unit: 'runs a number', page: 'design/trust.md' },
  judges: { make: judges, factor: 30, unit: 'judges a cell', page: 'design/trust.md' },
  'who-moved': {
    make: whoMoved,
    factor: 1,
    least: 20,
    unit: 'pull requests a line',
    page: 'design/trust.md',
  },
  parts: { make: parts, factor: 1, unit: 'suites a cell', page: 'design/trust.md' },
  summary: { make: summary, factor: 3, unit: CELL, page: 'docs/comparison.md' },
};
