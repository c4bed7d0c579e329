/** Reads the report that the prelude writes inside the sandbox. Its texts are the script's, its shape is ours. */
import { itemsAt, textAt, valueAt } from '../config/source/untyped.js';
import type { ScriptEnd, ScriptField } from './script.js';
import { positionIn, type ScriptForm } from './script-program.js';

export interface ScriptReport {
  /** Absent while the script has not come to its end. */
  readonly end?: ScriptEnd;
  readonly console?: readonly string[];
  readonly outOfMemory?: boolean;
}

/** `report` is JSON text, or empty; `text` and `form` are the script's. */
export function readReport(report: string, text: string, form: ScriptForm): ScriptReport {
  if (report === '') return {};
  const value: unknown = JSON.parse(report);
  const lines = itemsAt(value, 'console').filter((line) => typeof line === 'string');
  const unseen = Number(valueAt(value, 'calls')) - lines.length;
  const console = unseen > 0 ? [...lines, `… and ${unseen} more`] : lines;
  const end = valueAt(value, 'end');
  if (end === undefined) return { console };
  return {
    end: endOf(end, text, form),
    console,
    outOfMemory: /^InternalError: out of memory/.test(textAt(end, 'text') ?? ''),
  };
}

function endOf(end: unknown, text: string, form: ScriptForm): ScriptEnd {
  switch (valueAt(end, 'kind')) {
    case 'returned':
      return {
        kind: 'returned',
        value: {
          ...fieldOf(end),
          pass: fieldOf(valueAt(end, 'pass')),
          score: fieldOf(valueAt(end, 'score')),
          reason: fieldOf(valueAt(end, 'reason')),
        },
      };
    case 'no-function':
      return { kind: 'no-function', exported: textAt(end, 'text') ?? '' };
    default: {
      const position = positionIn(textAt(end, 'stack') ?? '', text, form);
      const message = textAt(end, 'text') ?? '';
      return { kind: 'threw', message, position };
    }
  }
}

function fieldOf(value: unknown): ScriptField {
  return { type: textAt(value, 'type') ?? 'undefined', text: textAt(value, 'text') ?? '' };
}
