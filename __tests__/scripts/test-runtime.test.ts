/** scripts/test-runtime.cjs and test-environment.mjs: jest is red whatever goes wrong in a file of tests, and says what. */
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** One process runs them in this order: what one leaves behind must hide nothing of the next. */
const FILES: readonly (readonly [string, string, string])[] = [
  ['throws while it is loaded', `throw new Error('while loaded');`, 'while loaded'],
  ['imports what is not there', `import { none } from './other.js'; none();`, 'named'],
  ['is no program', `const ;`, 'ERR_INVALID_TYPESCRIPT_SYNTAX'],
  ['describes nothing', `describe('a', () => { throw new Error('described'); });`, 'described'],
  ['has no test', '', 'at least one test'],
  ['fails', `test('a', () => expect(1).toBe(2));`, 'Expected: 2'],
  ['counts its checks', `test('a', () => expect.assertions(1));`, 'one assertion to be called'],
  [
    'is not waited for',
    `test('a', async () => {
       void Promise.reject(new Error('nobody waits'));
       await new Promise((resolve) => setTimeout(resolve, 50));
     });`,
    'nobody waits',
  ],
  [
    'fails once its tests are over',
    `test('a', () => { setTimeout(() => expect('late').toBe('soon'), 200); });`,
    'Expected: "soon"',
  ],
  [
    'fails later than a timer of its tests',
    `test('a', () => {
       void new Promise((resolve) => setTimeout(resolve, 200)).then(() => expect(1).toBe(2));
     });`,
    'Expected: 2',
  ],
  ['leaves a variable', `test('a', () => { process.env.IS_LEFT = '1'; });`, 'variable IS_LEFT'],
];

let workspace: Workspace;
let told: ReadonlyMap<string, string>;

beforeAll(async () => {
  const names = 'describe, expect, test';
  workspace = await createWorkspace({
    'other.ts': 'export const some = 1;',
    ...Object.fromEntries(
      FILES.map(([, code], index) => [
        `${String(index)}.test.ts`,
        `import { ${names} } from '@jest/globals';\nvoid [${names}];\n${code}`,
      ]),
    ),
  });
  told = await jestSays(workspace.path);
});

afterAll(() => workspace.remove());

test.each(FILES.map(([what, , reason], index) => [what, reason, index] as const))(
  'a file that %s: %s',
  (_, reason, index) => {
    const said = told.get(`${String(index)}.test.ts`);

    expect(said).toContain(reason);
    expect(said?.includes('listeners of')).toBe(false);
  },
);

/** What jest says of each file that failed. */
async function jestSays(rootDir: string): Promise<ReadonlyMap<string, string>> {
  const config = {
    rootDir,
    roots: [rootDir],
    testMatch: ['**/*.test.ts'],
    transform: {},
    runtime: `${ROOT}scripts/test-runtime.cjs`,
    testEnvironment: `${ROOT}scripts/test-environment.mjs`,
    // With such a limit jest runs them in another process, as it does ours.
    workerIdleMemoryLimit: '1GB',
  };
  const jest = `${ROOT}node_modules/jest/bin/jest.js`;
  const options = ['--config', JSON.stringify(config), '--json', '--maxWorkers=1'];
  const stdout = await new Promise<string>((resolve) => {
    execFile(process.execPath, [jest, ...options], (_error, text) => resolve(text));
  });
  const { testResults } = JSON.parse(stdout) as {
    testResults: readonly { name: string; status: string; message: string }[];
  };
  return new Map(
    testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => [basename(name), message]),
  );
}
