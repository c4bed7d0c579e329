/** Paths of files that a command writes: where they may stand, and how they are told. */
import { lstatSync } from 'node:fs';
import nodePath, { type PlatformPath } from 'node:path';
import { isInside } from './paths.js';

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
