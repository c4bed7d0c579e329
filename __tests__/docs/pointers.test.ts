/** Comments, messages and pages refer only to what a reader of this repository can open. */
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { absolute, listTree, readText, PAGES } from './pages.js';

/** Documents that the project was made from and that are not part of the repository. */
const OUTSIDE = [
  /\bSPEC\b/,
  /\bDESIGN\.md\b/,
  /\bengine document\b/i,
  /\bstatistics (?:page|guide)\b/i,
  /\btelegram document\b/i,
  /\bissue \d/i,
];

/** Made by libraries or from files that are checked themselves; and this file, which names what it looks for. */
const LEFT_OUT =
  /\/generated\/|page-assets\.ts$|\/fixtures\/|\/node_modules\/|docs\/pointers\.test\.ts$/;

const FILES = [
  ...PAGES.filter((page) => page !== 'CHANGELOG.md'),
  'action.yml',
  ...['src/', '__tests__/', 'scripts/', 'bench/'].flatMap(listTree),
].filter((file) => /\.(?:md|yml|ts|mts|mjs|cjs|css)$/.test(file) && !LEFT_OUT.test(file));

const LINES = FILES.flatMap((file) =>
  readText(file)
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, file, line })),
);

test.each(OUTSIDE)('%s is nowhere', (pointer) => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(LINES.filter(({ line }) => pointer.test(line)).map(({ place }) => place)).toEqual([]);
});

test('the files that comments refer to exist', () => {
  const known = ['src/', '__tests__/'].flatMap(listTree).map((file) => `/${file}`);
  const broken = LINES.filter(({ file }) =>
    /^(?:src|scripts|bench)\/.*\.(?:ts|mjs|cjs)$/.test(file),
  )
    .filter(({ line }) => /^\s*(?:\*|\/\*\*|\/\/)/.test(line))
    .flatMap(({ place, line }) =>
      [...line.matchAll(/(?<![\w./<-])(?:[\w-]+\/)*[\w-]+\.ts\b/g)]
        .filter(([name]) => !known.some((file) => file.endsWith(`/${name}`)))
        .map(([name]) => `${place}: ${name}`),
    );
  expect(broken).toEqual([]);
});

test('the pages that code refers to exist', () => {
  const broken = LINES.filter(({ file }) => /^(?:src|scripts|bench)\//.test(file)).flatMap(
    ({ place, line }) =>
      [...line.matchAll(/\b(?:docs|design)\/[\w-]+\.md\b/g)]
        .filter(([page]) => !existsSync(absolute(page)))
        .map(([page]) => `${place}: ${page}`),
  );
  expect(broken).toEqual([]);
});
