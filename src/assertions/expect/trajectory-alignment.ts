/** Lays the tool calls of a run beside the calls that are wanted: which belong together, what is missing, what is too much. */
import type { TrajectoryExpect } from '../../config/generated/kindlm-config.js';
import type { AnsweredToolCall } from '../assertion.js';
import { mismatchesOf } from '../text/partial-match.js';

export type TrajectoryMatch = NonNullable<TrajectoryExpect['match']>;

export interface WantedCall {
  readonly tool: string;
  readonly argsMatch?: Readonly<Record<string, unknown>> | undefined;
}

/** One line of the alignment, in the order of the calls. */
export type AlignedCall =
  | { readonly kind: 'matched'; readonly call: AnsweredToolCall }
  /** The wanted tool with other arguments. */
  | {
      readonly kind: 'differs';
      readonly call: AnsweredToolCall;
      readonly mismatches: readonly string[];
    }
  | { readonly kind: 'missing'; readonly wanted: WantedCall }
  /** Wanted, and called at another place. */
  | { readonly kind: 'out-of-order'; readonly call: AnsweredToolCall }
  | { readonly kind: 'not-wanted'; readonly call: AnsweredToolCall }
  /** Not named, and allowed. */
  | { readonly kind: 'also'; readonly call: AnsweredToolCall };

type Calls = readonly AnsweredToolCall[];
type Wanted = readonly WantedCall[];

/** Same tool and arguments; same tool; neither. A match weighs more than any number of near ones. */
const MATCH = 100_000;
const NEAR = 1;
const NO_FIT = 0;

/** The alignment; the calls are as wanted where every line is `matched` or `also`. */
export function align(
  wanted: Wanted,
  calls: Calls,
  match: TrajectoryMatch,
): readonly AlignedCall[] {
  const fits = wanted.map((entry) => calls.map((call) => fitOf(entry, call)));
  if (match === 'only') return calls.map((call, at) => allowedCall(wanted, fits, call, at));
  const pairs = match === 'unordered' ? pairsInAnyOrder(fits, calls.length) : pairsInOrder(fits);
  return linesOf({ wanted, calls, fits, pairs, othersAllowed: match === 'ordered' });
}

function fitOf({ tool, argsMatch }: WantedCall, call: AnsweredToolCall): number {
  if (call.name !== tool) return NO_FIT;
  const fits = argsMatch === undefined || mismatchesOf(argsMatch, call.arguments).length === 0;
  return fits ? MATCH : NEAR;
}

type Fits = readonly (readonly number[])[];

function fitAt(fits: Fits, entry: number, call: number): number {
  return fits[entry]?.[call] ?? NO_FIT;
}

function allowedCall(wanted: Wanted, fits: Fits, call: AnsweredToolCall, at: number): AlignedCall {
  if (fits.some((row) => row[at] === MATCH)) return { kind: 'matched', call };
  const near = wanted.find((_entry, index) => fitAt(fits, index, at) === NEAR);
  return near === undefined ? { kind: 'not-wanted', call } : pairedCall(near, call);
}

function pairedCall({ argsMatch }: WantedCall, call: AnsweredToolCall): AlignedCall {
  const mismatches = argsMatch === undefined ? [] : mismatchesOf(argsMatch, call.arguments);
  return mismatches.length === 0
    ? { kind: 'matched', call }
    : { kind: 'differs', call, mismatches };
}

/** The index of the call that belongs to each wanted entry; undefined: none does. */
type Pairs = readonly (number | undefined)[];

/** The most matches, then the most near ones, that keep both orders: the longest common subsequence, by weight. */
function pairsInOrder(fits: Fits): Pairs {
  const width = (fits[0]?.length ?? 0) + 1;
  const best = new Int32Array((fits.length + 1) * width);
  const bestFrom = (entry: number, call: number): number => best[entry * width + call] ?? 0;
  for (let entry = fits.length - 1; entry >= 0; entry--) {
    for (let call = width - 2; call >= 0; call--) {
      const fit = fitAt(fits, entry, call);
      const paired = fit === NO_FIT ? 0 : fit + bestFrom(entry + 1, call + 1);
      const unpaired = Math.max(bestFrom(entry + 1, call), bestFrom(entry, call + 1));
      best[entry * width + call] = Math.max(paired, unpaired);
    }
  }
  const pairs: (number | undefined)[] = fits.map(() => undefined);
  for (let entry = 0, call = 0; entry < fits.length && call < width - 1;) {
    const fit = fitAt(fits, entry, call);
    if (fit !== NO_FIT && bestFrom(entry, call) === fit + bestFrom(entry + 1, call + 1)) {
      pairs[entry++] = call++;
    } else if (bestFrom(entry, call) === bestFrom(entry + 1, call)) entry++;
    else call++;
  }
  return pairs;
}

/** As many matches as there can be (augmenting paths), then near ones of what is left. */
function pairsInAnyOrder(fits: Fits, calls: number): Pairs {
  const entryOfCall = new Map<number, number>();
  const place = (entry: number, tried: Set<number>): boolean => {
    for (let call = 0; call < calls; call++) {
      if (fitAt(fits, entry, call) !== MATCH || tried.has(call)) continue;
      tried.add(call);
      const holder = entryOfCall.get(call);
      if (holder === undefined || place(holder, tried)) {
        entryOfCall.set(call, entry);
        return true;
      }
    }
    return false;
  };
  for (const entry of fits.keys()) place(entry, new Set());
  const pairs: (number | undefined)[] = fits.map(() => undefined);
  for (const [call, entry] of entryOfCall) pairs[entry] = call;
  for (const [entry, row] of fits.entries()) {
    if (pairs[entry] !== undefined) continue;
    const near = row.findIndex((fit, call) => fit === NEAR && !pairs.includes(call));
    if (near !== -1) pairs[entry] = near;
  }
  return pairs;
}

interface Paired {
  readonly wanted: Wanted;
  readonly calls: Calls;
  readonly fits: Fits;
  readonly pairs: Pairs;
  readonly othersAllowed: boolean;
}

/** The calls as they came; what is missing is listed before the next call that was wanted after it, else at the end. */
function linesOf({ wanted, calls, fits, pairs, othersAllowed }: Paired): readonly AlignedCall[] {
  const missing = new Set([...pairs.keys()].filter((entry) => pairs[entry] === undefined));
  const lines: AlignedCall[] = [];
  const addMissing = (before: number): void => {
    for (const entry of [...missing].filter((index) => index < before)) {
      missing.delete(entry);
      const absent = wanted[entry];
      if (absent !== undefined) lines.push({ kind: 'missing', wanted: absent });
    }
  };
  const unpaired = [...missing];
  for (const [at, call] of calls.entries()) {
    const entry = pairs.indexOf(at);
    const pair = wanted[entry];
    if (pair !== undefined) {
      addMissing(entry);
      lines.push(pairedCall(pair, call));
    } else if (unpaired.some((index) => fitAt(fits, index, at) === MATCH)) {
      lines.push({ kind: 'out-of-order', call });
    } else {
      lines.push({ kind: othersAllowed ? 'also' : 'not-wanted', call });
    }
  }
  addMissing(Infinity);
  return lines;
}
