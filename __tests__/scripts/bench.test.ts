/** The benchmarks measure the source as it is; that what they hand to it is whole is held by `npm run typecheck`. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { absolute } from '../docs/pages.js';

test('assertions are measured as the source takes them', () => {
  const program = `import { assertionRows } from './bench/assertions.mjs';
    console.log((await assertionRows(0.001)).map(({ what }) => what.split(':')[0]).join());`;
  const args = ['--input-type=module', '--eval', program];
  const printed = execFileSync(process.execPath, args, { cwd: absolute('.'), encoding: 'utf8' });
  expect(printed.trim()).toBe('javascript,telegram-format,contains');
});
