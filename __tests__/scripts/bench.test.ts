/** The benchmarks measure the source as it is: what they take from it by name exists. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { absolute, readText } from '../docs/pages.js';

const TAKEN = /const \{([^}]+)\} = await load\('([^']+)'\)/g;

const taken = readdirSync(absolute('bench'))
  .filter((file) => file.endsWith('.mjs'))
  .flatMap((file) =>
    Array.from(readText(`bench/${file}`).matchAll(TAKEN), ([, names = '', module = '']) => ({
      file,
      names: names.split(',').map((name) => name.trim()),
      module,
    })),
  );

test('benchmarks take something from the source', () => {
  expect(taken.length).toBeGreaterThan(0);
});

test.each(taken)('$file: $module exports $names', ({ names, module }) => {
  const source = readText(`src/${module}.ts`);
  const missing = names.filter(
    (name) =>
      !new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, 'm').test(source),
  );
  expect(missing).toEqual([]);
});

test('assertions are measured as the source takes them', () => {
  const program = `import { assertionRows } from './bench/assertions.mjs';
    console.log((await assertionRows(0.001)).map(({ what }) => what.split(':')[0]).join());`;
  const args = ['--input-type=module', '--eval', program];
  const printed = execFileSync(process.execPath, args, { cwd: absolute('.'), encoding: 'utf8' });
  expect(printed.trim()).toBe('javascript,telegram-format,contains');
});
