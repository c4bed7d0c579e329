/** An answer of the base branch beside one of this run, with what it was asked and the calls that it made; what differs is marked. */
import { diffWordsWithSpace } from 'diff';
import { runPassed } from '../../engine/evaluate/aggregate.js';
import type { InputMessage, ToolCallResult } from '../../engine/results.js';
import type { ReportedResult } from '../report.js';
import type { Mark, MarkedText } from './answer-marks.js';
import { cutBlock, jsonText, shownText } from './question.js';

export interface BeforeAfter {
  readonly before: MarkedText & { readonly passed: boolean };
  readonly after: MarkedText & { readonly passed: boolean };
  /** Messages that this change alters, by their role. */
  readonly prompts?: readonly PromptChange[] | undefined;
  /** In the order of the calls; absent where neither side made one. */
  readonly calls?: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** Why nothing is marked. */
  readonly note?: string | undefined;
}

export interface PromptChange {
  readonly role: string;
  readonly before: MarkedText;
  readonly after: MarkedText;
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
    prompts: isMarked ? promptChanges(known.messages ?? [], run.input?.messages ?? []) : undefined,
    ...callsOf(known.calls ?? [], run.toolCalls),
    note: found.note,
  };
}

/** Messages whose text is another one, as far as both sides have them in the same place. */
function promptChanges(
  there: readonly InputMessage[],
  here: readonly InputMessage[],
): BeforeAfter['prompts'] {
  const changed = here.flatMap(({ role, content }, index): PromptChange[] => {
    const known = there[index];
    if (known === undefined || known.role !== role || known.content === content) return [];
    const before = shownText(known.content, MAX_COMPARED);
    const after = shownText(content, MAX_COMPARED);
    const found = differences(before.text, after.text);
    return [
      {
        role,
        before: { ...before, marks: found.before },
        after: { ...after, marks: found.after },
        note: found.note,
      },
    ];
  });
  return changed.length === 0 ? undefined : changed;
}

const MAX_CALLS = 100;
const MAX_CALL = 600;

type Call = Pick<ToolCallResult, 'name' | 'arguments'>;

function callsOf(there: readonly Call[], here: readonly Call[]): Pick<BeforeAfter, 'calls'> {
  if (there.length === 0 && here.length === 0) return {};
  const shown = (calls: readonly Call[]): readonly string[] =>
    calls
      .slice(0, MAX_CALLS)
      .map((call) => cutBlock(`${call.name}(${jsonText(call.arguments)})`, MAX_CALL));
  return { calls: { before: shown(there), after: shown(here) } };
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
