// The check after a change: types (incremental), formatting and rules of the files that changed, and the tests of the
// folders that they are in. `npm run check` takes what git says differs from HEAD; `npm run check -- main` from a commit
// or branch. End-to-end tests and fuzzing are left to `.ci/run`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join('node_modules', '.cache', 'kindlm');
/** The quick compiler, which has no interface for other tools: lint asks the one before it (`typescript`). */
const TSC = '@typescript/native/bin/tsc';

const files = changedFiles(process.argv[2] ?? 'HEAD');
const plain = files.filter((file) => /\.[cm]?js$/.test(file) || /^bench\/.*\.ts$/.test(file));
const typed = files.filter((file) => file.endsWith('.ts') && !plain.includes(file));
const page = files.some((file) => file.startsWith('src/report/html/page/'));
/** What generated files are made from (the page's scripts import from all of src/), they themselves, and what makes them. */
const generated = files.some((file) =>
  /^(?:action\.yml|docs\/.*\.md|scripts\/.*|src\/.*)$/.test(file),
);
const rooms = [...new Set(files.flatMap(testsOf))].sort();

const steps = [
  ['types', TSC, typesOf('tsconfig.test.json', 'types')],
  page && ['types of the page', TSC, typesOf('src/report/html/page', 'page')],
  files.some((file) => /^(?:src|bench)\//.test(file)) && [
    'types of the benchmarks',
    TSC,
    typesOf('bench', 'bench'),
  ],
  files.length > 0 && [
    'format',
    'prettier/bin/prettier.cjs',
    ['--plugin', '@prettier/plugin-oxc', '--check', '--ignore-unknown', ...files],
  ],
  typed.length > 0 && [
    'lint',
    'eslint/bin/eslint.js',
    ['--no-warn-ignored', ...lintProject(), ...typed],
  ],
  plain.length > 0 && [
    'lint of plain modules',
    'eslint/bin/eslint.js',
    ['--no-warn-ignored', ...plain],
  ],
  generated && ['generated files', '../scripts/generate.mjs', ['--check']],
  rooms.length > 0 && [`tests of ${rooms.join(', ')}`, 'jest/bin/jest.js', rooms],
].filter((step) => step !== false);

const failed = steps.filter((step) => !passes(...step)).map(([name]) => name);
console.log(failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function changedFiles(base) {
  const list = (...args) =>
    execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return [
    ...list('diff', '--name-only', '--diff-filter=d', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '' && !file.startsWith('dist/'));
}

function typesOf(project, name) {
  const info = join(CACHE, `${name}.tsbuildinfo`);
  return ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', info];
}

/**
 * Rules that ask for types load a whole project, which is all of src/ and __tests__/: here it is the files that changed
 * and what they import. The page's script has a small project of its own.
 */
function lintProject() {
  if (page) return [];
  const project = join(ROOT, CACHE, 'lint', 'tsconfig.json');
  mkdirSync(dirname(project), { recursive: true });
  const absolute = typed.map((file) => join(ROOT, file));
  const root = relative(dirname(project), ROOT);
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.test.json'), files: absolute, include: [] }),
  );
  return ['--parser-options', `project:${project}`];
}

/** The tests of the folder that mirrors the file's, or the nearest one above it; a test that changed is run itself. */
function testsOf(file) {
  if (/^__tests__\/(?:e2e|fuzz|fixtures|servers)\//.test(file)) return [];
  if (file.endsWith('.test.ts')) return [file];
  const [top, ...path] = dirname(file).split('/');
  if (top !== 'src' && top !== '__tests__') return [];
  for (let depth = path.length; depth > 0; depth -= 1) {
    const folder = ['__tests__', ...path.slice(0, depth)].join('/');
    if (existsSync(join(ROOT, folder))) return [inFolder(folder)];
  }
  return [];
}

/** As jest's pattern: the tests of the folder itself, without those of the folders below it, where it has any. */
function inFolder(folder) {
  const own = readdirSync(join(ROOT, folder)).some((name) => name.endsWith('.test.ts'));
  return own ? `${folder}/[^/]+\\.test\\.ts$` : `${folder}/`;
}

function passes(name, tool, args) {
  console.log(`\n=== ${name}`);
  const flags = tool.startsWith('jest') ? ['--disable-warning=ExperimentalWarning'] : [];
  const bin = join(ROOT, 'node_modules', tool);
  return (
    spawnSync(process.execPath, [...flags, bin, ...args], { cwd: ROOT, stdio: 'inherit' })
      .status === 0
  );
}
