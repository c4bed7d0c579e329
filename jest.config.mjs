import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The end-to-end tests start dist/ a thousand times: what Node made of its code is kept until they have ended.
const compiled = mkdtempSync(join(tmpdir(), 'kindlm-compiled-'));
process.env.DIST_COMPILE_CACHE = compiled;
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));

/** Tests are ES modules in TypeScript: @swc/jest strips the types, `npm run typecheck` checks them apart. */
export default {
  testEnvironment: '<rootDir>/scripts/test-environment.mjs',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // The end-to-end tests mostly wait: for servers that are slow on purpose, for retries, for timeouts. Six of them keep
  // two cores busy.
  maxWorkers: 6,
  testSequencer: '<rootDir>/scripts/test-sequencer.mjs',
  globalTeardown: '<rootDir>/scripts/no-process-left.mjs',
  // Only what hangs is ended: a machine may be ten times as slow as another, and busy.
  testTimeout: 600_000,
};
