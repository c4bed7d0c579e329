import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import portable, { PORTABLE_TESTS } from '../../jest.portable.config.mjs';
import { absolute, listFolder, readText } from './pages.js';

/** What a test cannot have on every system: a shell, POSIX signals. */
const OF_POSIX = /\bcommand: '|\bSIG(?:KILL|TERM|INT|USR\d)\b|\/bin\/|\/proc\b|mkfifo/;

describe.each(PORTABLE_TESTS)('%s', (name) => {
  const files = name.startsWith('e2e/')
    ? [`__tests__/${name}.test.ts`]
    : existsSync(absolute(`__tests__/${name}`))
      ? listFolder(`__tests__/${name}/`)
          .filter((file) => file.endsWith('.test.ts'))
          .map((file) => `__tests__/${name}/${file}`)
      : [];

  test('is there, and needs no POSIX shell', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => OF_POSIX.test(readText(file)))).toEqual([]);
  });
});

test('each is one pattern of jest', () => {
  expect(portable.testMatch).toHaveLength(PORTABLE_TESTS.length);
});

test('CI runs them, and the examples, on Windows and macOS', () => {
  const { jobs } = parse(readText('.github/workflows/ci.yml')) as {
    jobs: Record<
      string,
      {
        strategy?: { matrix: { include?: readonly { runner: string }[] } };
        steps?: readonly { run?: string }[];
      }
    >;
  };
  const runners = jobs['systems']?.strategy?.matrix.include?.map(({ runner }) => runner);
  expect(runners).toEqual(['windows-latest', 'macos-latest']);
  const commands = jobs['systems']?.steps?.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^npm start -- examples\//),
      'npm run test:portable',
    ]),
  );
});
