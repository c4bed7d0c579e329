/** The tool calls of a run as a whole (`expect.trajectory`): which, in what order, how many, how often the same. */
import { cut } from '../../redaction/cut.js';
import { plural } from '../../words/format.js';
import type { Expect, TrajectoryExpect } from '../../config/generated/kindlm-config.js';
import {
  UNKNOWN_CALLS_TEXT,
  type AnsweredToolCall,
  type Assertion,
  type AssertionContext,
  type AssertionOutcome,
} from '../assertion.js';
import type { AssertionKind } from '../kind.js';
import { failed, passed } from '../outcome.js';
import { valueText } from '../text/message-text.js';
import { sameJson } from '../text/partial-match.js';
import {
  align,
  type AlignedCall,
  type TrajectoryMatch,
  type WantedCall,
} from './trajectory-alignment.js';

const TYPE = 'trajectory';
const MAX_LABEL = 200;
/** Lines under the first one of a message, and UTF-16 code units of each. */
const MAX_LINES = 20;
const MAX_LINE = 240;
const MAX_TOOL_NAME = 80;

type Calls = readonly AnsweredToolCall[];

export const trajectoryKind: AssertionKind = {
  type: TYPE,
  create: (expects) => trajectoriesOf(expects).map(trajectoryAssertion),
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
  const faults = FAULTS.flatMap(([kind, words]) => {
    const count = aligned.filter((line) => line.kind === kind).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  if (faults.length === 0) return undefined;
  return withLines(
    `The tool calls are not as wanted (${match}): ${faults.join(', ')}`,
    aligned.map((line) => ({ text: alignedText(line), isFault: isFault(line) })),
  );
}

const FAULTS: readonly (readonly [kind: AlignedCall['kind'], words: string])[] = [
  ['missing', 'missing'],
  ['differs', 'with other arguments'],
  ['out-of-order', 'out of order'],
  ['not-wanted', 'not wanted'],
];

function isFault({ kind }: AlignedCall): boolean {
  return FAULTS.some(([fault]) => fault === kind);
}

function alignedText(line: AlignedCall): string {
  switch (line.kind) {
    case 'matched':
      return `ok: ${callText(line.call)}`;
    case 'also':
      return `also called: ${callText(line.call)}`;
    case 'differs':
      return `other arguments: ${nameText(line.call.name)}: ${line.mismatches.join('; ')}`;
    case 'missing': {
      const { tool, argsMatch } = line.wanted;
      return `missing: ${nameText(tool)}${argsMatch === undefined ? '' : ` ${valueText(argsMatch)}`}`;
    }
    case 'out-of-order':
      return `out of order: ${callText(line.call)}`;
    case 'not-wanted':
      return `not wanted: ${callText(line.call)}`;
  }
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
  const groups: AnsweredToolCall[][] = [];
  // Equal arguments have texts of the same length, whatever the order of their keys: few are compared.
  const buckets = new Map<string, AnsweredToolCall[][]>();
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

function callText({ name, arguments: args }: AnsweredToolCall): string {
  return `${nameText(name)} ${valueText(args)}`;
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
