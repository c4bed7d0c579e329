/** An answer of the base branch beside one of this run, with what differs between them marked. */
import { diffWordsWithSpace } from 'diff';
import { runPassed } from '../../engine/evaluate/aggregate.js';
import type { ReportedResult } from '../report.js';
import type { Mark, MarkedText } from './answer-marks.js';
import { shownText } from './question.js';

export interface BeforeAfter {
  readonly before: MarkedText & { readonly passed: boolean };
  readonly after: MarkedText & { readonly passed: boolean };
  /** Why nothing is marked. */
  readonly note?: string | undefined;
}

export type BeforeAfters = ReadonlyMap<ReportedResult, BeforeAfter>;

/** Characters of each answer that are shown and compared. */
export const MAX_COMPARED = 6_000;
/** Words that differ. Above this the answers have little in common, and finding out what takes long. */
const MAX_EDITS = 150;
/** Each may take some milliseconds; further pairs are shown without marks. */
const MAX_MARKED_PAIRS = 50;
const MAX_MARKS = 400;

/** The pairs of all results of which both answers are known, made once for whatever the page has room for. */
export function beforeAfters(results: readonly ReportedResult[]): BeforeAfters {
  const pairs = new Map<ReportedResult, BeforeAfter>();
  for (const result of results) {
    const pair = pairOf(result, pairs.size < MAX_MARKED_PAIRS);
    if (pair !== undefined) pairs.set(result, pair);
  }
  return pairs;
}

function pairOf({ comparison, runs }: ReportedResult, isMarked: boolean): BeforeAfter | undefined {
  const known = comparison?.before;
  const shown = runs.filter((run) => run.outputOmitted !== true && run.turns === undefined);
  // A run that failed says more about a change than one that passed.
  const run = shown.find((one) => !runPassed(one)) ?? shown[0];
  if (known === undefined || run === undefined) return undefined;
  const before = shownText(known.outputText, MAX_COMPARED);
  const after = shownText(run.outputText, MAX_COMPARED);
  const found = isMarked ? differences(before.text, after.text) : TOO_MANY_PAIRS;
  return {
    before: { ...before, marks: found.before, passed: known.passed },
    after: { ...after, marks: found.after, passed: runPassed(run) },
    note: found.note,
  };
}

interface Differences {
  readonly before: readonly Mark[];
  readonly after: readonly Mark[];
  readonly note?: string;
}

const TOO_MANY_PAIRS: Differences = {
  before: [],
  after: [],
  note: `Differences are marked in the first ${MAX_MARKED_PAIRS} tests only.`,
};

const TOO_DIFFERENT: Differences = {
  before: [],
  after: [],
  note: 'The answers have too little in common to mark what differs.',
};

/** Spans of words that only one side has. */
function differences(before: string, after: string): Differences {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (parts === undefined) return TOO_DIFFERENT;
  const marks: { before: Mark[]; after: Mark[] } = { before: [], after: [] };
  let [at, now] = [0, 0];
  for (const { added, removed, value } of parts) {
    const { length } = value;
    if (removed) marks.before.push({ start: at, end: at + length, kind: 'removed' });
    else if (added) marks.after.push({ start: now, end: now + length, kind: 'added' });
    if (!added) at += length;
    if (!removed) now += length;
  }
  return { before: marks.before.slice(0, MAX_MARKS), after: marks.after.slice(0, MAX_MARKS) };
}
