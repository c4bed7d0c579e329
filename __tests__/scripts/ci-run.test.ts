import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readText } from '../docs/pages.js';
import { createWorkspace, type Workspace } from '../e2e/workspace.js';

// .ci/run with an npm of its own: what the steps do is not the point, but that each is shown and counted once.
const NPM = `#!/bin/sh
echo "npm $*"
case "$*" in *test:room*) printf '%s' "$JEST" >"\${*#*--outputFile=}" ;; esac
case "$*" in *"$BROKEN"*) eval "$HOW" ;; *regression*) exit 1 ;; esac
`;
const GREEN = jestCounts(7, 0, 0);

let checkout: Workspace;

beforeAll(async () => {
  checkout = await createWorkspace({
    '.ci/run': readText('.ci/run'),
    'bin/npm': NPM,
    'bin/git': '#!/bin/sh\n',
    'scripts/check-licenses.mjs': 'console.log("licenses")',
  });
  for (const name of ['npm', 'git']) await chmod(join(checkout.path, 'bin', name), 0o755);
});

afterAll(() => checkout.remove());

const BESIDE_LINT = ['format', 'types', 'import rules'];

test.each([
  ['all is well', 'nothing', '', GREEN, [], '16 passed, 0 failed'],
  ['a step fails', 'bundle', 'exit 2', GREEN, ['dist/ is a fresh build'], '15 passed, 1 failed'],
  ['a step aside fails', 'run --silent lint', 'exit 1', GREEN, ['lint'], '15 passed, 1 failed'],
  ['one is killed', 'typecheck', 'kill -9 $$', GREEN, ['types'], '15 passed, 1 failed'],
  ['lint is killed, and its row', 'lint', 'kill -9 $PPID', GREEN, ['lint'], '15 passed, 1 failed'],
  ['the other row is killed', 'format', 'kill -9 $PPID', GREEN, BESIDE_LINT, '13 passed, 3 failed'],
  [
    'tests fail',
    'test:room',
    'exit 1',
    jestCounts(5, 2, 0),
    ['tests: 2 failed'],
    '14 passed, 2 failed',
  ],
  [
    'jest is killed',
    'test:room',
    'kill -9 $$',
    '',
    ['tests: exit code 137, 0 passed'],
    '9 passed, 1 failed',
  ],
])('%s', (_, BROKEN, HOW, JEST, failures, last) => {
  const { status, stdout } = spawnSync('bash', ['.ci/run'], {
    cwd: checkout.path,
    env: {
      ...process.env,
      PATH: `${join(checkout.path, 'bin')}:${process.env['PATH'] ?? ''}`,
      BROKEN,
      HOW,
      JEST,
    },
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toBe(last);
  expect(lines.filter((line) => line.startsWith('FAILED: '))).toEqual(
    failures.map((failure) => `FAILED: ${failure}`),
  );
  expect(status).toBe(failures.length === 0 ? 0 : 1);
  const headings = lines.filter((line) => /^=== [^:]*$/.test(line));
  expect(headings).toHaveLength(10);
  expect(new Set(headings).size).toBe(10);
  if (failures.length === 0) expect(lines).toContain('npm run --silent lint');
});

function jestCounts(passed: number, failed: number, broken: number): string {
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: broken,
  });
}
