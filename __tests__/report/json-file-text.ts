import { jsonFilePieces } from '../../src/report/words/escape.js';

/** A JSON file as the action writes it, as one text. */
export function jsonFileText(value: unknown): string {
  return [...jsonFilePieces(value)].join('');
}
