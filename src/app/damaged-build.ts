/** Tells a damaged installation from a defect: which file of dist/ cannot be loaded. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MAX_CAUSES = 8;
/** Parts of the bundle that are loaded when they are needed; they define modules and run nothing. */
const PART_NAME = /^\d+\.index\.js$/;

/**
 * e.g. `30.index.js is missing`; undefined where every part is whole. A part that does not parse is not named by its
 * error, so all are tried.
 * @param dist folder of the bundle; its parts and those of sandbox-worker/ below it are looked at
 */
export async function brokenFileText(error: unknown, dist: string): Promise<string | undefined> {
  const missing = missingFile(error);
  if (missing !== undefined) return `${basename(missing)} is missing`;
  for (const folder of ['.', 'sandbox-worker']) {
    const names = await readdir(join(dist, folder)).catch(() => []);
    for (const name of names.filter((one) => PART_NAME.test(one))) {
      if (!(await isPart(join(dist, folder, name)))) return `${join(folder, name)} is damaged`;
    }
  }
  return undefined;
}

function missingFile(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const code = 'code' in current ? current.code : undefined;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
      return /Cannot find module '([^']+\.js)'/.exec(current.message)?.[1];
    }
    current = current.cause;
  }
  return undefined;
}

async function isPart(path: string): Promise<boolean> {
  try {
    const part: unknown = await import(/* webpackIgnore: true */ pathToFileURL(path).href);
    return typeof part === 'object' && part !== null && Object.keys(part).length > 0;
  } catch {
    return false;
  }
}
