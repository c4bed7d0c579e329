/** Writes files that do not exist yet, and remembers what it did and what it left alone. */
import { appendFileSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorText } from '../../../basics/basics.js';
import { linkOnTheWay } from '../../../basics/paths.js';
import { repositoryRoot } from './repository.js';

/** A file that the system does not let be read or written: a folder is in its place, a file in that of its folder. */
export class UnusableFile extends Error {}

export interface Writer {
  /** `path` is relative to the folder. A file that exists stays as it is. Throws UnusableFile, as addLines does. */
  write(path: string, text: string): void;
  leaveAlone(path: string): void;
  /** Of a file that another program wrote. */
  written(path: string): void;
  /** Adds the lines that a file lacks, at its end. */
  addLines(path: string, lines: readonly string[]): void;
  /** What was done, in lines. */
  report(): string;
}

/** @param folder absolute; `path` of each function is relative to it, with `/` */
export function createWriter(folder: string): Writer {
  const wrote: string[] = [];
  const added: string[] = [];
  const kept: string[] = [];
  // A symbolic link that leads nowhere is there too.
  const isThere = (path: string): boolean =>
    naming(path, () => lstatSync(join(folder, path), { throwIfNoEntry: false })) !== undefined;
  const root = repositoryRoot(folder) ?? folder;
  const put = (path: string, text: string): void => {
    const file = join(folder, path);
    refuseLinks(root, file);
    mkdirSync(dirname(file), { recursive: true });
    // Not even what was made since.
    writeFileSync(file, text, { flag: 'wx' });
    wrote.push(path);
  };
  return {
    write(path, text) {
      if (isThere(path)) kept.push(path);
      else naming(path, () => put(path, text));
    },
    leaveAlone: (path) => void kept.push(path),
    written: (path) => void wrote.push(path),
    addLines(path, lines) {
      if (!isThere(path)) {
        naming(path, () => put(path, `${lines.join('\n')}\n`));
        return;
      }
      const missing = naming(path, () => {
        refuseLinks(root, join(folder, path));
        return appendMissing(join(folder, path), lines);
      });
      if (missing.length > 0) added.push(`${path}: ${missing.join(', ')}`);
    },
    report() {
      const list = (title: string, items: readonly string[]): readonly string[] =>
        items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `  ${item}`)];
      return [
        ...list('Wrote', wrote),
        ...list('Added', added),
        ...list('Left alone, because it exists', kept),
      ].join('\n');
    },
  };
}

/** Throws where a file, or a folder that it is in, is a symbolic link: a checkout may bring one that leads anywhere. */
export function refuseLinks(root: string, file: string): void {
  const link = linkOnTheWay(root, file);
  if (link !== undefined) {
    throw new Error(`${link} is a symbolic link, and nothing is written through one`);
  }
}

/** The lines that the file lacked and now has. */
function appendMissing(file: string, lines: readonly string[]): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
  const missing = lines.filter((line) => !known.has(line));
  if (missing.length === 0) return [];
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${start}${missing.join('\n')}\n`);
  return missing;
}

function naming<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new UnusableFile(`${path} cannot be written: ${errorText(error)}`);
  }
}
