/** The tests that need no POSIX shell, signals, links, permissions or browser: `npm run test:portable`, on every system. */
import config from './jest.config.mjs';

export const PORTABLE_TESTS = [
  'config/source',
  'e2e/asserts',
  'e2e/conversation',
  'e2e/exit-codes',
  'e2e/failure-codes',
  'e2e/gates',
  'e2e/judge',
  'e2e/line-ends',
  'e2e/other-systems',
  'e2e/outputs',
  'e2e/unwritable-recordings',
  'e2e/validate',
  'report/words',
  'words',
];

export default {
  ...config,
  testMatch: PORTABLE_TESTS.map((name) =>
    name.startsWith('e2e/')
      ? `<rootDir>/__tests__/${name}.test.ts`
      : `<rootDir>/__tests__/${name}/**/*.test.ts`,
  ),
};
