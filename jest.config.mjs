/** Tests are ES modules in TypeScript: @swc/jest strips the types, `npm run typecheck` checks them apart. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
    ],
  },
  // The end-to-end tests mostly wait: for servers that are slow on purpose, for retries, for timeouts.
  maxWorkers: 4,
  testTimeout: 120_000,
};
