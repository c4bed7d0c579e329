/** Which answer a text is: one that people have judged is known again without its text. */
import { createHash } from 'node:crypto';

/** 96 bits, which no two of a thousand answers share. */
const ID_BYTES = 12;

/** 16 characters of base64url. Space at either end does not count: files and models differ in that. */
export function answerId(text: string): string {
  return createHash('shake128', { outputLength: ID_BYTES }).update(text.trim()).digest('base64url');
}
