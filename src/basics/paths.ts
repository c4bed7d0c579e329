import { createHash } from 'node:crypto';
import path, { type PlatformPath } from 'node:path';

/**
 * Whether `target` is `folder` or inside it; both absolute. Compares the paths as text only: no link is followed.
 * `style` is that of this system unless given.
 */
export function isInside(folder: string, target: string, style: PlatformPath = path): boolean {
  const way = style.relative(folder, target);
  // Not every name that begins with two dots leads out: `..data` is one of a folder.
  return !style.isAbsolute(way) && way !== '..' && !way.startsWith(`..${style.sep}`);
}

// Files of a repository as they were committed. Git on Windows writes `\r\n` into a checkout (`core.autocrlf`): what a
// model is asked, what is compared and what is hashed must not depend on the machine.

/** The text of UTF-8 bytes, without a byte order mark and with `\n` at the end of lines; undefined when they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return unixLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The text with `\n` for every `\r\n`. A lone `\r` is no line end of git's and stays. */
export function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** SHA-256 of a file in lower-case hexadecimal digits; of a text, that of the text with `\n` at the end of lines. */
export function contentDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(asCommitted(bytes)).digest('hex');
}

/** Git takes a file with a zero byte for binary and leaves it alone. */
function asCommitted(bytes: Uint8Array): Uint8Array {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!content.includes('\r\n') || content.includes(0)) return content;
  return Buffer.from(unixLines(content.toString('latin1')), 'latin1');
}
