// The comparison's own code, with its types stripped: what is simulated is what decides in the action.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const SOURCE = fileURLToPath(new URL('../../src/comparison/', import.meta.url));

/** Everything that the modules of src/comparison/ named here export, as one object. */
export async function comparison(...modules) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-trust-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const { code } = transformSync(readFileSync(join(SOURCE, file), 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
      });
      const target = join(folder, file.replace(/\.ts$/u, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
    const loaded = await Promise.all(
      modules.map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
    );
    return Object.assign({}, ...loaded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
