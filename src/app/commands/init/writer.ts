/** Writes files that do not exist yet, and remembers what it did and what it left alone. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Writer {
  /** `path` is relative to the folder. A file that exists stays as it is. */
  write(path: string, text: string): void;
  leaveAlone(path: string): void;
  /** Of a file that another program wrote. */
  written(path: string): void;
  /** Adds the lines that a file lacks, at its end. */
  addLines(path: string, lines: readonly string[]): void;
  /** What was done, in lines. */
  report(): string;
}

/** @param folder absolute */
export function createWriter(folder: string): Writer {
  const wrote: string[] = [];
  const added: string[] = [];
  const kept: string[] = [];
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // Not even what was made since.
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    wrote.push(path);
  };
  return {
    write(path, text) {
      if (existsSync(join(folder, path))) kept.push(path);
      else put(path, text);
    },
    leaveAlone: (path) => void kept.push(path),
    written: (path) => void wrote.push(path),
    addLines(path, lines) {
      const file = join(folder, path);
      if (!existsSync(file)) {
        put(path, `${lines.join('\n')}\n`);
        return;
      }
      const text = readFileSync(file, 'utf8');
      const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
      const missing = lines.filter((line) => !known.has(line));
      if (missing.length === 0) return;
      appendFileSync(
        file,
        `${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`,
      );
      added.push(`${path}: ${missing.join(', ')}`);
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
