/** What design/promises.md says that a test holds: the test is there, and what holds nothing is told. */
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { absolute, readText } from './pages.js';

const PAGE = readText('design/promises.md');
const LINE = /^- (.+) — `([\w./-]+)`: (.+)$/u;

const [held = '', open = ''] = PAGE.split('## Held by no test');
const rows = held
  .replaceAll('\\_', '_')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, promise = '', file = '', title = ''] = LINE.exec(line) ?? [];
    return { line, promise, file, title };
  });

/** Whether a file has a test, or a group of tests, of that title. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const written = title.replaceAll(quote, `\\${quote}`);
    return source.includes(`${quote}${written}${quote}`);
  });
}

test('every promise names a test that is there', () => {
  const lost = rows.filter(({ file, title }) => {
    const path = `__tests__/${file}.test.ts`;
    return title === '' || !existsSync(absolute(path)) || !hasTitle(readText(path), title);
  });
  expect(lost.map(({ line }) => line)).toEqual([]);
});

test('there is a promise in each chapter, none twice, and what no test holds is listed', () => {
  const chapters = held.split(/^## /mu).slice(1);
  expect(chapters.length).toBeGreaterThan(12);
  for (const chapter of chapters) expect(chapter).toContain('\n- ');
  const promises = rows.map(({ promise }) => promise);
  expect(new Set(promises).size).toBe(promises.length);
  expect(open).toContain('\n- ');
});
