/** The tool calls of a run as a whole (`expect.trajectory`): which, in what order, how many, how often the same. */
import { plural } from '../../basics/format.js';
import type { Expect } from '../../config/suite.js';
import { cut } from '../../redaction/cut.js';
import {
  type Assertion,
  type AssertionContext,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  passed,
  UNKNOWN_CALLS_TEXT,
} from '../assertion.js';
import type { ToolCall } from '../../providers/provider.js';
import { mismatchesOf, sameJson, shortJson } from '../wording.js';

type TrajectoryExpect = NonNullable<Expect['trajectory']>;

const TYPE = 'trajectory';
const MAX_LABEL = 200;
/** Lines under the first one of a message, and UTF-16 code units of each. */
const MAX_LINES = 20;
const MAX_LINE = 240;
const MAX_TOOL_NAME = 80;

type Calls = readonly ToolCall[];

export const trajectoryKind: AssertionKind = {
  type: TYPE,
  create: (expects) => trajectoriesOf(expects).map(trajectoryAssertion),
  canFail: (expects) => trajectoriesOf(expects).some((expected) => checksOf(expected).length > 0),
  isIn: (expects) => trajectoriesOf(expects).length > 0,
};

function trajectoriesOf(expects: readonly Expect[]): readonly TrajectoryExpect[] {
  return expects.flatMap(({ trajectory }) => trajectory ?? []);
}

/** One check of a trajectory: its label, and why the calls fail it, if they do. */
interface Check {
  readonly label: string;
  readonly fault: (calls: Calls) => string | undefined;
}

function trajectoryAssertion(expected: TrajectoryExpect): Assertion {
  const checks = checksOf(expected);
  return {
    type: TYPE,
    judgesWithoutText: true,
    evaluate: (context) => Promise.resolve(checks.map((check) => outcomeOf(check, context))),
  };
}

function outcomeOf(
  { label, fault }: Check,
  { toolCalls }: Pick<AssertionContext, 'toolCalls'>,
): AssertionOutcome {
  const message =
    toolCalls.kind === 'unknown' ? UNKNOWN_CALLS_TEXT[toolCalls.why] : fault(toolCalls.calls);
  return message === undefined
    ? passed(TYPE, label)
    : failed(TYPE, label, 'TRAJECTORY_MISMATCH', message);
}

function checksOf({
  tools,
  match = 'ordered',
  maxCalls,
  maxRepeats,
}: TrajectoryExpect): readonly Check[] {
  const wanted = tools.map((entry) => (typeof entry === 'string' ? { tool: entry } : entry));
  const names = cut(wanted.map(({ tool }) => tool).join(', '), MAX_LABEL) || '(no calls)';
  const sequence: Check = {
    label: `Trajectory (${match}): ${names}`,
    fault: (calls) => sequenceFault(wanted, calls, match),
  };
  return [
    // Nothing is wanted and everything is allowed: only the counts are asked for.
    ...(wanted.length === 0 && match === 'ordered' ? [] : [sequence]),
    ...(maxCalls === undefined
      ? []
      : [{ label: `Tool calls: <= ${maxCalls}`, fault: countFault(maxCalls) }]),
    ...(maxRepeats === undefined
      ? []
      : [{ label: `Same tool call: <= ${maxRepeats}`, fault: repeatFault(maxRepeats) }]),
  ];
}

function sequenceFault(
  wanted: readonly WantedCall[],
  calls: Calls,
  match: TrajectoryMatch,
): string | undefined {
  const aligned = align(wanted, calls, match);
  const faults = Object.entries(LINES).flatMap(([kind, [, words]]) => {
    const count = aligned.filter((line) => line.kind === kind).length;
    return count === 0 || words === undefined ? [] : [`${count} ${words}`];
  });
  if (faults.length === 0) return undefined;
  return withLines(
    `The tool calls are not as wanted (${match}): ${faults.join(', ')}`,
    aligned.map((line) => ({
      text: alignedText(line),
      isFault: LINES[line.kind][1] !== undefined,
    })),
  );
}

/** How a line begins, and of what is a fault how many of them are told. */
const LINES: Readonly<Record<AlignedCall['kind'], readonly [begins: string, fault?: string]>> = {
  matched: ['ok'],
  also: ['also called'],
  missing: ['missing', 'missing'],
  differs: ['other arguments', 'with other arguments'],
  'out-of-order': ['out of order', 'out of order'],
  'not-wanted': ['not wanted', 'not wanted'],
};

function alignedText(line: AlignedCall): string {
  return `${LINES[line.kind][0]}: ${detailOf(line)}`;
}

function detailOf(line: AlignedCall): string {
  if (line.kind === 'differs') return `${nameText(line.call.name)}: ${line.mismatches.join('; ')}`;
  if (line.kind !== 'missing') return callText(line.call);
  const { tool, argsMatch } = line.wanted;
  return `${nameText(tool)}${argsMatch === undefined ? '' : ` ${shortJson(argsMatch)}`}`;
}

function countFault(max: number): Check['fault'] {
  return (calls) =>
    calls.length <= max
      ? undefined
      : withLines(
          `${calls.length} tool calls, at most ${max} allowed`,
          calls.map((call, index) => ({
            text: `${index + 1}: ${callText(call)}`,
            isFault: index >= max,
          })),
        );
}

function repeatFault(max: number): Check['fault'] {
  return (calls) => {
    const repeated = sameCalls(calls).filter((group) => group.length > max);
    if (repeated.length === 0) return undefined;
    return withLines(
      `${plural(repeated.length, 'tool call')} repeated with the same arguments, at most ${plural(max, 'time')} allowed`,
      repeated.flatMap(([first, ...rest]) =>
        first === undefined
          ? []
          : [{ text: `${rest.length + 1} times: ${callText(first)}`, isFault: true }],
      ),
    );
  };
}

/** Calls of one tool with equal arguments, in order of their first. */
function sameCalls(calls: Calls): readonly Calls[] {
  const groups: ToolCall[][] = [];
  // Equal arguments have texts of the same length, whatever the order of their keys: few are compared.
  const buckets = new Map<string, ToolCall[][]>();
  for (const call of calls) {
    const key = `${jsonLength(call.arguments)} ${call.name}`;
    const bucket = buckets.get(key) ?? [];
    buckets.set(key, bucket);
    const group = bucket.find(([first]) => sameJson(first?.arguments, call.arguments));
    if (group === undefined) {
      const made = [call];
      bucket.push(made);
      groups.push(made);
    } else group.push(call);
  }
  return groups;
}

function jsonLength(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    // Nested deeper than the stack allows.
    return 0;
  }
}

function callText({ name, arguments: args }: ToolCall): string {
  return `${nameText(name)} ${shortJson(args)}`;
}

const PLAIN_NAME = /^[\w.:/-]+$/;

/** A model writes the names of its calls: none of them begins a line. */
function nameText(name: string): string {
  const short = cut(name, MAX_TOOL_NAME);
  return PLAIN_NAME.test(short) ? short : JSON.stringify(short);
}

interface MessageLine {
  readonly text: string;
  readonly isFault: boolean;
}

/** The sentence and, each on its own line, the calls; where there are too many, those that are at fault go first. */
function withLines(sentence: string, lines: readonly MessageLine[]): string {
  const shown =
    lines.length <= MAX_LINES
      ? new Set(lines)
      : new Set(
          lines.toSorted((a, b) => Number(b.isFault) - Number(a.isFault)).slice(0, MAX_LINES),
        );
  const left = lines.length - shown.size;
  return [
    sentence,
    ...lines.filter((line) => shown.has(line)).map(({ text }) => cut(text, MAX_LINE)),
    ...(left === 0 ? [] : [`and ${left} more`]),
  ].join('\n');
}

// Lays the tool calls of a run beside the calls that are wanted: which belong together, what is missing, what is too
// much.

type TrajectoryMatch = NonNullable<TrajectoryExpect['match']>;

interface WantedCall {
  readonly tool: string;
  readonly argsMatch?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * One line of the alignment, in the order of the calls. `out-of-order`: wanted, and called at another place; `also`: not
 * named, and allowed.
 */
type AlignedCall =
  | { readonly kind: 'matched' | 'out-of-order' | 'not-wanted' | 'also'; readonly call: ToolCall }
  /** The wanted tool with other arguments. */
  | { readonly kind: 'differs'; readonly call: ToolCall; readonly mismatches: readonly string[] }
  | { readonly kind: 'missing'; readonly wanted: WantedCall };

type Wanted = readonly WantedCall[];

/** Same tool and arguments; same tool; neither. A match weighs more than any number of near ones. */
const MATCH = 100_000;
const NEAR = 1;
const NO_FIT = 0;

/** The alignment; the calls are as wanted where every line is `matched` or `also`. */
function align(wanted: Wanted, calls: Calls, match: TrajectoryMatch): readonly AlignedCall[] {
  const fits = wanted.map((entry) => calls.map((call) => fitOf(entry, call)));
  if (match === 'only') return calls.map((call, at) => allowedCall(wanted, fits, call, at));
  const pairs = match === 'unordered' ? pairsInAnyOrder(fits, calls.length) : pairsInOrder(fits);
  return linesOf({ wanted, calls, fits, pairs, othersAllowed: match === 'ordered' });
}

function fitOf({ tool, argsMatch }: WantedCall, call: ToolCall): number {
  if (call.name !== tool) return NO_FIT;
  const fits = argsMatch === undefined || mismatchesOf(argsMatch, call.arguments).length === 0;
  return fits ? MATCH : NEAR;
}

type Fits = readonly (readonly number[])[];

function fitAt(fits: Fits, entry: number, call: number): number {
  return fits[entry]?.[call] ?? NO_FIT;
}

function allowedCall(wanted: Wanted, fits: Fits, call: ToolCall, at: number): AlignedCall {
  if (fits.some((row) => row[at] === MATCH)) return { kind: 'matched', call };
  const near = wanted.find((_entry, index) => fitAt(fits, index, at) === NEAR);
  return near === undefined ? { kind: 'not-wanted', call } : pairedCall(near, call);
}

function pairedCall({ argsMatch }: WantedCall, call: ToolCall): AlignedCall {
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
