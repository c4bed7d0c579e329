import { createHash } from 'node:crypto';
import nodePath, { type PlatformPath } from 'node:path';
import { lstatSync } from 'node:fs';

/**
 * Whether `target` is `folder` or inside it; both absolute. Compares the paths as text only: no link is followed.
 * `style` is that of this system unless given.
 */
export function isInside(folder: string, target: string, style: PlatformPath = nodePath): boolean {
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
function unixLines(text: string): string {
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

// Paths of files that a command writes: where they may stand, and how they are told.

/**
 * The first part of a path below a folder that is a symbolic link, relative to the folder; of a path elsewhere only its
 * last part is looked at. Undefined where there is none. What writes into a checkout asks first: a link that a
 * repository brings must not choose what is written over. Throws what the system says of a part that cannot be read.
 */
export function linkOnTheWay(folder: string, path: string): string | undefined {
  if (!isInside(folder, path)) return isLink(path) ? path : undefined;
  const parts = nodePath.relative(folder, path).split(nodePath.sep);
  const ways = parts.map((_, index) => parts.slice(0, index + 1).join(nodePath.sep));
  const found = ways.find((way) => isLink(nodePath.join(folder, way)));
  return found === undefined ? undefined : slashed(found);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** A path as it is told: relative to the folder, with the slashes that configs and workflows have, on every system. */
export function shownPath(folder: string, path: string, system: PlatformPath = nodePath): string {
  return slashed(system.relative(folder, path), system);
}

function slashed(path: string, { sep }: PlatformPath = nodePath): string {
  return path.split(sep).join('/');
}
