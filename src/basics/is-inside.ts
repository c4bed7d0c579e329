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
