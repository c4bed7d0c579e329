// Makes the folder that is published to npm as kindlm-action: dist/, and what belongs to it. The package.json in it
// is a new one: what dist/ was built from is no dependency of it, and nothing runs when it is installed.
//   node scripts/package.mjs <folder>        then: npm publish <folder>
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const CONTENTS = ['dist', 'LICENSE', 'README.md', 'CHANGELOG.md'];
const SCHEMAS = [
  'src/config/kindlm.schema.json',
  'src/report/report.schema.json',
  'src/report/parts/parts-report.schema.json',
  'src/results/result-line.schema.json',
];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node scripts/package.mjs <folder>');
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0)
  throw new Error(`${target} is not empty.`);

mkdirSync(target, { recursive: true });
for (const name of CONTENTS) cpSync(join(root, name), join(target, name), { recursive: true });
mkdirSync(join(target, 'schemas'));
for (const path of SCHEMAS)
  cpSync(join(root, path), join(target, 'schemas', path.replace(/.*\//, '')));
const manifest = publishedManifest(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
for (const path of Object.values(manifest.bin)) chmodSync(join(target, path), 0o755);
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
console.log(`${manifest.name} ${manifest.version}: ${target}`);

/** npm refuses provenance where `repository` is not the one whose workflow publishes. */
function publishedManifest({
  name,
  version,
  description,
  license,
  engines,
  bin,
  type,
  repository,
}) {
  return {
    name,
    version,
    description,
    license,
    keywords: ['llm', 'evals', 'prompts', 'agents', 'testing', 'quality-gate', 'github-action'],
    homepage: 'https://github.com/kindlm/action#readme',
    bugs: 'https://github.com/kindlm/action/issues',
    repository,
    type,
    bin,
    engines,
  };
}
