/** A copy of dist/ with a file that is cut off in the middle, as after a bad checkout. */
import { cp, readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { createWorkspace } from './workspace.js';

/**
 * The folder of a build whose lazily loaded file with this text does not load. It goes with its test.
 * @param text of code: dist/ has no comments. `formatPaths` is in the chunk of tinyglobby, which reads configs by glob.
 */
export async function brokenBuild(text: string): Promise<string> {
  const { path: folder } = await createWorkspace();
  await cp(fileURLToPath(new URL('../../dist/', import.meta.url)), folder, { recursive: true });
  await halve(await chunkWith(folder, text));
  return folder;
}

/** The one lazily loaded file of dist/ that holds a text. */
async function chunkWith(folder: string, text: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.index\.js$/.test(name));
  const paths = names.map((name) => join(folder, name));
  const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const found = paths.filter((_, index) => contents[index]?.includes(text) === true);
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

async function halve(path: string): Promise<void> {
  const { length } = await readFile(path);
  await truncate(path, Math.floor(length / 2));
}
