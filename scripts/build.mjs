// Builds dist/ with ncc: the action and, apart, the sandbox worker that it starts as a thread; and licenses.txt.
// Then comments go, which every job would download: the notices of the packages are in licenses.txt, and lines stay
// lines, so that a stack trace can be read. What is left is written as Node loads it fastest (docs/development.md).
// The build is byte-reproducible; CI compares it with what is committed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { formatLicenses, licenseOf, packageFolders } from './bundled-licenses.mjs';

const root = new URL('..', import.meta.url);
const ncc = fileURLToPath(new URL('node_modules/@vercel/ncc/dist/ncc/cli.js', root));
const ENTRIES = [
  ['src/index.ts', 'dist'],
  ['src/sandbox/worker.ts', 'dist/sandbox-worker'],
];

rmSync(new URL('dist', root), { recursive: true, force: true });
const scratch = mkdtempSync(join(tmpdir(), 'kindlm-build-'));
try {
  const folders = new Set(ENTRIES.flatMap(([entry, out]) => bundle(entry, out)));
  await rewrite(fileURLToPath(new URL('dist/', root)));
  const packages = [...folders].map(licenseOf);
  writeFileSync(new URL('dist/licenses.txt', root), formatLicenses(packages));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** @returns the folders of the packages that the bundle holds */
function bundle(entry, out) {
  if (!existsSync(new URL(entry, root))) throw new Error(`${entry} is missing`);
  const stats = join(scratch, 'stats.json');
  execFileSync(
    process.execPath,
    [ncc, 'build', entry, '-o', out, '-C', '--quiet', '--stats-out', stats],
    { cwd: fileURLToPath(root), stdio: 'inherit' },
  );
  return packageFolders(JSON.parse(readFileSync(stats, 'utf8')));
}

async function rewrite(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  for (const path of names.map((name) => join(folder, name))) {
    const code = compiledAtOnce(await formatted(readFileSync(path, 'utf8')));
    // esbuild leaves the comments of classes' members where it leaves white space.
    const bare = await formatted(code, { minifyWhitespace: true });
    writeFileSync(path, asciiOnly(await formatted(bare)));
  }
}

async function formatted(code, more = {}) {
  const options = { charset: 'ascii', legalComments: 'none', loader: 'js', ...more };
  return (await transform(code, options)).code;
}

/**
 * Modules as `(function () {...})`: V8 compiles these as it reads them. An arrow function, which webpack writes where a
 * module needs no `this`, is only looked through by Node 20's, and read once more when it runs: a third of the start.
 */
function compiledAtOnce(code) {
  const arrow = /^( {2}\S+: \(\n {4}\/\*\*\*\/\n {4}\()\(([\w, ]*)\) => \{$/gm;
  const written = code.replace(arrow, '$1function($2) {');
  if (/^ {4}\/\*\*\*\/\n {4}\(\(/m.test(written))
    throw new Error('a module is still an arrow function');
  return written;
}

/** V8 keeps text beyond Latin-1 in twice the memory. esbuild leaves it in regular expressions and what comments it keeps. */
function asciiOnly(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
