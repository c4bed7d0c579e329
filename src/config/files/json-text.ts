/** Parses JSON files that a config names, and says where they are broken. */
import { decodeUtf8 } from '../yaml/yaml-source.js';

export type JsonResult =
  | { readonly kind: 'parsed'; readonly value: unknown }
  /** `message` completes the sentence "The file x ..."; nothing of the file's content is in it. */
  | {
      readonly kind: 'invalid';
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };

/** Parses JSON bytes (UTF-8, with or without byte order mark). */
export function parseJson(bytes: Uint8Array): JsonResult {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { kind: 'invalid', message: 'is not UTF-8', line: 1, column: 1 };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'parsed', value };
  } catch (error) {
    const { line, column } = placeOf(text, error instanceof Error ? error.message : '');
    return {
      kind: 'invalid',
      message: `is not valid JSON (line ${line}, column ${column})`,
      line,
      column,
    };
  }
}

/** Node says "at position n" or, for some mistakes, nothing: then the place is searched for. */
function placeOf(text: string, message: string): { line: number; column: number } {
  const offset = statedPosition(message) ?? lengthOfValidStart(text);
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function statedPosition(message: string): number | undefined {
  const stated = / in JSON at position (\d+)(?: \([^()]*\))?$/.exec(message)?.[1];
  return stated === undefined ? undefined : Number(stated);
}

/** Length of the longest start of the text that only lacks its end, by bisection. */
function lengthOfValidStart(text: string): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isUnfinished(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isUnfinished(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const position = statedPosition(error.message);
    return error.message.startsWith('Unexpected end') || (position ?? -1) >= start.length;
  }
}
