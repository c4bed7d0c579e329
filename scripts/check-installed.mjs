// Fails where package.json names a package that node_modules/ does not have in that version: whoever took over a change of
// somebody else's hears what to do, and not what could not be resolved.
import { readFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
const { dependencies, devDependencies } = read('package.json');

const missing = Object.entries({ ...dependencies, ...devDependencies }).filter(
  ([name, version]) => !version.startsWith('npm:') && installed(name) !== version,
);
if (missing.length > 0) {
  const names = missing.map(([name, version]) => `${name}@${version}`).join(', ');
  console.error(`Not installed: ${names}. Run: npm install`);
  process.exit(1);
}

function installed(name) {
  try {
    return read(`node_modules/${name}/package.json`).version;
  } catch {
    return undefined;
  }
}

function read(path) {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
}
