// Some folders of src/ as JavaScript, their generated validators too as they are in the bundle: what is measured is what
// decides in the action. (trust/source.mjs strips all of src/, for which nobody waits.)
import {
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

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Calls `use` with a folder that holds these folders of src/ as JavaScript, and removes it afterwards. */
export async function withStrippedSource(folders, use) {
  const target = mkdtempSync(join(tmpdir(), 'kindlm-source-'));
  try {
    writeFileSync(join(target, 'package.json'), '{"type":"module"}');
    symlinkSync(path('../node_modules'), join(target, 'node_modules'));
    for (const folder of folders) strip(join(path('../src'), folder), join(target, folder));
    return await use(target);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

function strip(from, to) {
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const source = join(from, file);
    const target = join(to, file.replace(/\.(?:ts|cjs)$/u, '.js'));
    if (file.endsWith('.cjs')) write(target, asModule(readFileSync(source, 'utf8')));
    else if (file.endsWith('.ts')) {
      const { code } = transformSync(readFileSync(source, 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
      });
      write(target, code.replaceAll(".cjs'", ".js'"));
    }
  }
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A generated validator as it is in the bundle, where Node does not search its text for what it exports. */
function asModule(code) {
  return `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const exports = {};
${code}
export const validate = exports.validate;
`;
}
