// The action's own code, with its types stripped: what is measured and simulated is what decides in a pull request.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SOURCE = join(ROOT, 'src');

/** Everything that the modules of src/ named here export, as one object. */
export async function sourceOf(...modules) {
  const folder = strippedSource();
  const loaded = await Promise.all(
    modules.map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
  );
  return Object.assign({}, ...loaded);
}

/** A folder that holds src/ as JavaScript, until the process ends: some modules load others when they are first needed. */
export function strippedSource() {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-source-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const target = join(folder, 'src');
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:ts|cjs)$/u.test(file)) {
      write(join(target, file.replace(/\.(?:ts|cjs)$/u, '.js')), stripped(join(SOURCE, file)));
    } else if (file.endsWith('.mjs')) {
      write(join(target, file), readFileSync(join(SOURCE, file), 'utf8'));
    }
  }
  return target;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function stripped(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.cjs')) return asModule(text);
  const { code } = transformSync(text, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  });
  return code.replaceAll(".cjs'", ".js'");
}

/** A generated validator as it is in the bundle, where Node does not search its text for what it exports. */
function asModule(code) {
  const names = [...code.matchAll(/^exports\.(\w+) =/gmu)].map(([, name]) => name);
  return `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const exports = {};
${code}
${names.map((name) => `export const ${name} = exports.${name};`).join('\n')}
`;
}
