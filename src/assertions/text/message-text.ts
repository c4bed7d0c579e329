/** Texts of messages: bounded, so that a report stays readable whatever a model answers. */
import { cut } from '../../redaction/cut.js';

const MAX_VALUE_LENGTH = 200;
const MAX_MESSAGE_LENGTH = 2000;

/** A value as JSON, cut at 200 characters. Absent values read `undefined`. */
export function valueText(value: unknown): string {
  try {
    return value === undefined ? 'undefined' : cut(JSON.stringify(value), MAX_VALUE_LENGTH);
  } catch {
    // JSON.stringify recurses: the stack ends before the nesting does.
    return '(nested too deeply to show)';
  }
}

/** The parts joined by `; `, as many as fit into 2000 characters, and how many more there are. */
export function joinBounded(parts: readonly string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 2;
    if (shown.length > 0 && length > MAX_MESSAGE_LENGTH) break;
    shown.push(cut(part, MAX_MESSAGE_LENGTH));
  }
  const left = parts.length - shown.length;
  return shown.join('; ') + (left === 0 ? '' : `; ... and ${left} more`);
}

/**
 * A score with as few decimals (from `digits` on) as show on which side of the threshold it is:
 * 0.699 against 0.7 reads `0.699`, not `0.70`.
 */
export function scoreText(score: number, threshold: number, digits: number): string {
  for (let decimals = digits; decimals < 9; decimals++) {
    const text = score.toFixed(decimals);
    if (Math.sign(Number(text) - threshold) === Math.sign(score - threshold)) return text;
  }
  return String(score);
}

/** A score without the noise of floating point: 0.1 + 0.2 reaches 0.3. */
export function rounded(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}
