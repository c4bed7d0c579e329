// Builds dist/ with ncc: the action and, apart, the sandbox worker that it starts as a thread; and licenses.txt.
// ncc is given JavaScript: of TypeScript it would check the types, once for each of the two, which `npm run typecheck`
// does. Then comments go, which every job would download: the notices of the packages are in licenses.txt, and lines
// stay lines, so that a stack trace can be read. What is left is written as Node loads it fastest (design/development.md).
// The build is byte-reproducible; CI compares it with what is committed.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import { transform } from 'esbuild';
import { formatLicenses, licenseOf, packageFolders } from './bundled-licenses.mjs';

/** src/ as JavaScript. Within the checkout, where ncc finds the packages, and always of this name: chunk names have it. */
const PLAIN = '.build';
const { compilerOptions: COMPILER_OPTIONS } = JSON.parse(
  readFileSync(new URL('../tsconfig.json', import.meta.url), 'utf8'),
);
const ENTRIES = [
  ['src/index.js', 'dist'],
  ['src/sandbox/worker.js', 'dist/sandbox-worker'],
];
/** In the texts of report.html's scripts, which ncc does not see. */
const PAGE_PACKAGES = ['node_modules/uplot'];

// ncc names modules by their path from the working directory.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync('dist', { recursive: true, force: true });
try {
  await withoutTypes();
  const folders = PAGE_PACKAGES.map((folder) => join(process.cwd(), folder));
  for (const [entry, out] of ENTRIES) folders.push(...(await bundle(entry, out)));
  const packages = [...new Set(folders)].map(licenseOf);
  writeFileSync('dist/licenses.txt', formatLicenses(packages));
} finally {
  rmSync(PLAIN, { recursive: true, force: true });
}

async function withoutTypes() {
  rmSync(PLAIN, { recursive: true, force: true });
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.d\.[cm]?ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const folder of new Set(files.map(dirname)))
    mkdirSync(join(PLAIN, folder), { recursive: true });
  for (const file of ['package.json', ...files]) {
    const plain = join(PLAIN, file).replace(/\.ts$/, '.js');
    if (file.endsWith('.ts')) writeFileSync(plain, await stripped(readFileSync(file, 'utf8')));
    else copyFileSync(file, plain);
  }
}

async function stripped(code) {
  const { target, verbatimModuleSyntax } = COMPILER_OPTIONS;
  const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax } };
  return (await transform(code, { loader: 'ts', target, tsconfigRaw })).code;
}

/** @returns the folders of the packages that the bundle holds */
async function bundle(entry, out) {
  const { code, assets, stats } = await ncc(join(process.cwd(), PLAIN, entry), {
    cache: false,
    quiet: true,
  });
  for (const [name, { source, permissions: mode }] of Object.entries(assets)) {
    const path = join(out, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name.endsWith('.js') ? await rewritten(String(source)) : source, { mode });
  }
  const mode = code.startsWith('#!') ? 0o777 : 0o666;
  writeFileSync(join(out, 'index.js'), await rewritten(code), { mode });
  return packageFolders(stats.compilation);
}

async function rewritten(bundled) {
  // The first leaves no comment, also those of classes' members; the second writes lines.
  return formatted(await formatted(bundled, { minifyWhitespace: true }));
}

async function formatted(code, more = {}) {
  return (await transform(code, { legalComments: 'none', loader: 'js', ...more })).code;
}
