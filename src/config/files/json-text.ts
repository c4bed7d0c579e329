/** Parses JSON files that a config names, and says where they are broken. */
import { visit } from 'jsonc-parser';
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
  } catch {
    const { line, column } = firstMistake(text);
    const message = `is not valid JSON (line ${line}, column ${column})`;
    return { kind: 'invalid', message, line, column };
  }
}

/** `JSON.parse` says the place in words that differ between versions of Node, or not at all. */
function firstMistake(text: string): { line: number; column: number } {
  let offset: number | undefined;
  const onError = (_code: unknown, at: number): void => void (offset ??= at);
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // Nested deeper than the stack: what was found before is still the first mistake.
    if (!(error instanceof RangeError)) throw error;
  }
  const before = text.slice(0, offset ?? 0);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
