/** The tree of an agent's run, from its traces, as a page shows it: one line a step, nested as its spans were. */
import type { RunTrace } from '../../engine/results.js';
import { count, duration, plural } from '../../basics/format.js';
import { excerpt } from '../escape.js';

interface TraceLine {
  /** `model call`, `tool`, `agent` or `step`. */
  readonly kind: string;
  readonly name: string;
  /** From 0. */
  readonly depth: number;
  /** How long it took, when it began, tokens. */
  readonly facts: readonly string[];
  readonly failed: boolean;
}

export interface TraceTree {
  readonly lines: readonly TraceLine[];
  /** What is not in the tree. */
  readonly note?: string | undefined;
}

const MAX_NAME = 200;

const KIND_WORDS: Readonly<Record<RunTrace['steps'][number]['kind'], string>> = {
  agent: 'agent',
  model: 'model call',
  tool: 'tool',
  step: 'step',
};

/** Undefined where the run sent no spans that could be shown. */
export function traceTree(trace: RunTrace | undefined): TraceTree | undefined {
  if (trace === undefined || trace.steps.length === 0) return undefined;
  return {
    lines: trace.steps.map(({ kind, name, depth, startMs, durationMs, ...rest }) => ({
      kind: KIND_WORDS[kind],
      name: excerpt(name, MAX_NAME),
      depth,
      facts: [duration(durationMs), `after ${duration(startMs)}`, ...tokenWords(rest)],
      failed: rest.failed === true,
    })),
    note: noteOf(trace),
  };
}

function tokenWords({
  inputTokens,
  outputTokens,
}: Pick<RunTrace['steps'][number], 'inputTokens' | 'outputTokens'>): readonly string[] {
  if (inputTokens === undefined && outputTokens === undefined) return [];
  return [`${count(inputTokens ?? 0)} tokens in, ${count(outputTokens ?? 0)} out`];
}

function noteOf({ steps, understoodSpans, otherSpans, ...lost }: RunTrace): string | undefined {
  const more = Math.max(0, understoodSpans - steps.length);
  const parts = [
    ...(more === 0 ? [] : [plural(more, 'more step')]),
    ...(otherSpans === 0
      ? []
      : [plural(otherSpans, 'span of no known convention', 'spans of no known convention')]),
    ...(lost.droppedSpans === 0
      ? []
      : [plural(lost.droppedSpans, 'span beyond the limit', 'spans beyond the limit')]),
    ...(lost.refusedExports === 0 ? [] : [plural(lost.refusedExports, 'refused export')]),
  ];
  return parts.length === 0 ? undefined : `Not shown: ${parts.join(', ')}.`;
}
