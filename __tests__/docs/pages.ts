/** The repository's own pages and files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = new URL('../../', import.meta.url);

/** A file of the repository as text. */
export function readText(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** Names in a folder of the repository, sorted. */
export function listFolder(path: string): readonly string[] {
  return readdirSync(new URL(path, ROOT)).sort();
}

/** Paths of all files below a folder of the repository, from its root on, sorted. */
export function listTree(path: string): readonly string[] {
  return readdirSync(new URL(path, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(ROOT), join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** README, the pages beside it and every page of docs/ (for users) and design/ (for contributors). */
export const PAGES: readonly string[] = [
  'README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs/', 'design/'].flatMap((folder) =>
    listFolder(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  ),
];

/** Absolute path of a file of the repository. */
export function absolute(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}
