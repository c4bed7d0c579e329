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
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * A folder that holds these folders, such as `src`, as JavaScript until the process ends: some modules load others when
 * they are first needed.
 */
export function stripped(...folders) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-source-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const name of folders) {
    const source = join(ROOT, name);
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      const target = join(folder, name, file);
      if (/\.(?:ts|cjs)$/u.test(file)) {
        write(target.replace(/\.(?:ts|cjs)$/u, '.js'), withoutTypes(join(source, file)));
      } else if (file.endsWith('.mjs')) {
        write(target, readFileSync(join(source, file), 'utf8'));
      }
    }
  }
  return folder;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function withoutTypes(file) {
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
