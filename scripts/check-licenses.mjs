// Checks that all bundled packages (dist/licenses.txt) have a licence that lets the action be handed on under MIT.
//   node scripts/check-licenses.mjs [file]
import { readFileSync } from 'node:fs';
import { parseLicenses } from './bundled-licenses.mjs';

/** Permissive licences: they ask for no more than that their text goes along, which licenses.txt does. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'Unlicense',
];
/** Packages that state no licence, each with the reason why it is bundled all the same. */
const EXCEPTIONS = {
  // Unzips artifacts; comes with @actions/artifact, as it does in every action that uses that package.
  buffers: '0.1.1',
};

const file = process.argv[2] ?? new URL('../dist/licenses.txt', import.meta.url);
const packages = parseLicenses(readFileSync(file, 'utf8'));
const refused = packages.filter(
  ({ name, version, license }) => !isAllowed(license) && EXCEPTIONS[name] !== version,
);

if (packages.length === 0) fail('The file names no package.');
for (const { name, license } of refused) {
  fail(
    `${name}: ${license === '' ? 'no licence' : license} is not on the list of allowed licences.`,
  );
}
if (process.exitCode === undefined) console.log(`${packages.length} packages, all allowed.`);

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** `A AND B` needs both, `A OR B` one; anything more involved is for a person to decide. */
function isAllowed(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => ALLOWED.includes(license)));
}
