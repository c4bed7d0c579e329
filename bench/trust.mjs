// `npm run trust`: how often the comparison is right, by simulated suites whose true pass rates are known.
// Options: --sims 300 (the measure of how many; each table says its own number), --quick (as few as show that nothing
// is grossly wrong: half a minute), --seed TEXT, --only TABLE[,TABLE],
// --write (into the pages), --checks FILE (every number to be reached, as JSON).
// Ends with 1 where one of them is missed by more than two standard errors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { stripped } from './source.mjs';

/** What simulates is TypeScript, so that a set-up which lacks what the product needs does not compile. */
const code = join(stripped('src', 'bench/trust'), 'bench/trust/tables.js');
const { TABLES } = await import(pathToFileURL(code).href);

const { values } = parseArgs({
  options: {
    sims: { type: 'string' },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'kindlm' },
    only: { type: 'string', default: Object.keys(TABLES).join(',') },
    write: { type: 'boolean', default: false },
    checks: { type: 'string' },
  },
});
const sims = Number(values.sims ?? (values.quick ? 10 : 300));
if (!Number.isInteger(sims) || sims < 1) {
  throw new Error(`--sims takes a whole number from 1 up, not "${values.sims}"`);
}
const names = values.only.split(',');
const unknown = names.filter((name) => !(name in TABLES));
if (unknown.length > 0) {
  throw new Error(
    `no table "${unknown.join('", "')}"; there are ${Object.keys(TABLES).join(', ')}`,
  );
}

const checks = [];
const made = new Map();
for (const name of names) {
  const { make, unit, page } = TABLES[name];
  const options = optionsOf(TABLES[name]);
  const check = (what, found, wanted) => {
    const { value, error } = found;
    checks.push({ table: name, what, value, error, sims: found.sims, ...wanted });
  };
  const markdown = await make({ options, check });
  const note = `${options.sims.toLocaleString('en')} simulated ${unit}, seed \`${values.seed}\`.`;
  made.set(name, `${note}\n\n${markdown}`);
  console.log(`${name}: ${made.get(name)}\n`);
  // As they come: a run of all tables takes a while.
  if (values.write && page !== undefined) await write(name, page);
}
const missed = checks.filter(isMissed);
console.log(`${checks.length} numbers to reach, ${missed.length} missed`);
for (const { what, value, error, atLeast, atMost } of missed) {
  const wanted = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  console.log(`missed: ${what}: ${value.toFixed(4)} ± ${error.toFixed(4)}, wanted ${wanted}`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
if (values.checks !== undefined) writeFileSync(values.checks, JSON.stringify(checks, null, 2));

/** Two standard errors, so that luck seldom fails a right program: those found, or those of a share at the limit. */
function isMissed({ value, error, sims: of, atLeast, atMost }) {
  const limit = atLeast ?? atMost;
  const atLimit = of === undefined ? 0 : Math.sqrt((limit * (1 - limit)) / of);
  const room = 2 * Math.max(error, atLimit);
  // Nothing to go by is nothing reached.
  return !(atLeast === undefined ? value <= atMost + room : value >= atLeast - room);
}

function optionsOf({ factor, least = 1 }) {
  return { sims: Math.max(least, Math.ceil(sims * factor)), seed: values.seed };
}

/** Replaces a table between its two markers. */
async function write(name, page) {
  const file = new URL(`../${page}`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const block = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
  if (!block.test(text)) throw new Error(`${page} has no place for the table ${name}`);
  const changed = text.replace(
    block,
    (_, before, after) => `${before}\n\n${made.get(name)}\n\n${after}`,
  );
  const config = await resolveConfig(file);
  writeFileSync(file, await format(changed, { ...config, parser: 'markdown' }));
}
