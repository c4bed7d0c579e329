import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Kept until the tests have ended: what Node made of dist/'s code, which they start a thousand times, and what several files
// of tests need and one makes.
// A test reads this file as well.
if (process.env.MADE_ONCE === undefined) {
  const kept = mkdtempSync(join(tmpdir(), 'kindlm-tests-'));
  process.env.DIST_COMPILE_CACHE = join(kept, 'compiled');
  process.env.MADE_ONCE = join(kept, 'made-once');
  process.on('exit', () => rmSync(kept, { recursive: true, force: true }));
}

/** Tests are ES modules in TypeScript, which Node loads (scripts/test-runtime.cjs); `npm run typecheck` checks them apart. */
export default {
  testEnvironment: '<rootDir>/scripts/test-environment.mjs',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  runtime: '<rootDir>/scripts/test-runtime.cjs',
  transform: {},
  // The end-to-end tests mostly wait: for servers that are slow on purpose, for retries, for timeouts. Six of them keep
  // two cores busy.
  maxWorkers: 6,
  // The files of tests that one of them has run stay in its memory.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/test-sequencer.mjs',
  globalSetup: '<rootDir>/scripts/nothing-made-yet.mjs',
  globalTeardown: '<rootDir>/scripts/no-process-left.mjs',
  // Only what hangs is ended: a machine may be ten times as slow as another, and busy.
  testTimeout: 600_000,
};
