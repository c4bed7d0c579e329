/** The guide for contributors: its recipes name the files that there are, and it stays short. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from '@jest/globals';
import { absolute, readText } from './pages.js';

const guide = readText('design/development.md').replace(
  /<!-- rooms:[^]*<!-- end of rooms -->/u,
  '',
);

/** Paths from the repository's root. */
const files = ['src', '__tests__', 'scripts', 'docs', 'design'].flatMap((folder) =>
  readdirSync(absolute(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      relative(absolute('.'), join(parentPath, name)).split(sep).join('/'),
    ),
);

/** What is written as code and has a file's ending; one that is to be made has a name in angle brackets. */
const named = [...new Set([...guide.matchAll(/`([\w./-]+\.(?:cjs|json|md|mjs|ts|ya?ml))`/gu)])].map(
  ([, path = '']) => path,
);

test.each(named)('%s is there', (path) => {
  const isThere =
    existsSync(absolute(path)) || files.some((file) => `/${file}`.endsWith(`/${path}`));
  expect(isThere).toBe(true);
});

test.each(['KINDS_BY_KEY', 'SCORED_KINDS', 'GATES', 'KINDS', 'INPUTS', 'REPORT_VERSION'])(
  'the table %s is called so where it is said to be',
  (name) => {
    expect(guide).toContain(`\`${name}\``);
    const isThere = files.some(
      (file) =>
        file.startsWith('src/') &&
        file.endsWith('.ts') &&
        new RegExp(`^(?:export )?const ${name}\\b`, 'mu').test(readText(file)),
    );
    expect(isThere).toBe(true);
  },
);

test('the guide has at most 2,000 words, its generated table apart', () => {
  const words = guide.replace(/\|(?:\s*-+\s*\|)*/gu, ' ').match(/\S+/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(2_000);
});
