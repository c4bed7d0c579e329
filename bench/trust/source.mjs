// The action's own code, with its types stripped: what is simulated is what decides in a pull request.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = join(ROOT, 'src');

/** Everything that the modules of src/ named here export, as one object. */
export async function sourceOf(...modules) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-trust-'));
  // Not before: some modules load others when they are first needed.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    const source = join(SOURCE, file);
    if (statSync(source).isFile()) strip(source, join(folder, 'src', file));
  }
  const loaded = await Promise.all(
    modules.map((name) => import(pathToFileURL(join(folder, 'src', `${name}.js`)).href)),
  );
  return Object.assign({}, ...loaded);
}

/** Writes one file of src/ to its target; what is no TypeScript as it is. */
function strip(file, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) {
    copyFileSync(file, target);
    return;
  }
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  });
  writeFileSync(target.replace(/\.ts$/u, '.js'), code);
}
