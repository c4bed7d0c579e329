/** What a reader has before them without opening anything, and how much of it there is. */
import type { Report } from '../../src/report/report.js';

export interface Amount {
  readonly lines: number;
  readonly words: number;
  /** Runs of digits outside of links, code and names. */
  readonly numbers: number;
}

/** Markdown without what is folded: of a fold its summary stays. */
export function unfolded(markdown: string): string {
  const parts = markdown.replace(/<!--[^]*?-->/g, '').split(/(<details[^>]*>|<\/details>)/);
  let depth = 0;
  const kept = parts.map((part) => {
    if (part === '</details>') depth -= 1;
    else if (part.startsWith('<details')) {
      depth += 1;
      return depth === 1 ? '\n' : '';
    } else if (depth === 0) return part;
    else if (depth === 1) return /<summary>[^]*?<\/summary>/.exec(part)?.[0] ?? '';
    return '';
  });
  return kept.join('');
}

/** @param text of a view, as it is seen (see `unfolded`) */
export function amountOf(text: string, report: Report): Amount {
  const plain = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<code>[^]*?<\/code>/g, ' `code` ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/g, ' ');
  const lines = plain.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  return {
    lines: lines.length,
    words: plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    numbers: (withoutNames(plain, report).match(/\d+(?:[.,]\d+)*/g) ?? []).length,
  };
}

/** Without code spans, commits, addresses, and names of tests, models and suites. */
export function withoutNames(text: string, report: Report): string {
  const names = report.suites.flatMap(({ name, file, models, results }) => [
    name,
    file,
    ...models.map(({ id }) => id),
    ...results.map(({ testCaseName }) => testCaseName),
  ]);
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  let left = text.replace(/(`+)[^`]*\1/g, ' ').replace(/\bhttps?:\S+/g, ' ');
  left = left.replace(/\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b/g, ' ');
  for (const name of longestFirst) left = left.replaceAll(name, ' ');
  return left;
}
