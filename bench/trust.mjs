// `npm run trust`: how often the comparison is right, by simulated suites whose true pass rates are known.
// Options: --sims 1000 (suites a cell), --seed TEXT, --only TABLE[,TABLE], --write (into docs/trust.md).
// Ends with 1 where a number that it has to reach is missed by more than three standard errors.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { comparison } from './trust/source.mjs';
import { standardError, TABLES } from './trust/tables.mjs';

const PAGE = new URL('../docs/trust.md', import.meta.url);
const { values } = parseArgs({
  options: {
    sims: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'kindlm' },
    only: { type: 'string', default: Object.keys(TABLES).join(',') },
    write: { type: 'boolean', default: false },
  },
});
const options = { sims: Number(values.sims), seed: values.seed };
if (!Number.isInteger(options.sims) || options.sims < 1) {
  throw new Error(`--sims takes a whole number from 1 up, not "${values.sims}"`);
}
const names = values.only.split(',');
const unknown = names.filter((name) => !(name in TABLES));
if (unknown.length > 0) {
  throw new Error(
    `no table "${unknown.join('", "')}"; there are ${Object.keys(TABLES).join(', ')}`,
  );
}

const code = await comparison(
  'sample',
  'suite-verdict',
  'test-labels',
  'statistics/rounds',
  'statistics/rerun',
  'statistics/certain',
);
console.log(`${options.sims} simulated suites a cell, seed "${options.seed}"\n`);
const checks = [];
const made = new Map();
for (const name of names) {
  const check = (what, found, sims, wanted) => checks.push({ what, found, sims, ...wanted });
  const markdown = TABLES[name](code, options, check);
  made.set(name, markdown);
  console.log(`${name}\n\n${markdown}\n`);
}
const missed = checks.filter(isMissed);
console.log(`${checks.length} numbers to reach, ${missed.length} missed`);
for (const { what, found, atLeast, atMost } of missed) {
  console.log(`missed: ${what}: ${found.toFixed(4)}, wanted ${atLeast ?? '<= ' + String(atMost)}`);
}
process.exitCode = missed.length > 0 ? 1 : 0;
if (values.write) await writeInto(PAGE);

/** Three standard errors, so that luck does not fail a right program; numbers without one have to be reached as is. */
function isMissed({ found, sims, atLeast, atMost }) {
  const limit = atLeast ?? atMost;
  const room = 3 * Math.max(standardError(found, sims), standardError(limit, sims));
  return atLeast === undefined ? found > atMost + room : found < atLeast - room;
}

/** Replaces each table between its two markers. */
async function writeInto(page) {
  let text = readFileSync(page, 'utf8');
  const runs = options.sims.toLocaleString('en');
  for (const [name, markdown] of made) {
    const block = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
    if (!block.test(text)) throw new Error(`docs/trust.md has no place for the table ${name}`);
    const note = `${runs} simulated suites a cell, seed \`${options.seed}\`.`;
    text = text.replace(
      block,
      (_, before, after) => `${before}\n\n${note}\n\n${markdown}\n\n${after}`,
    );
  }
  const config = await resolveConfig(page);
  writeFileSync(page, await format(text, { ...config, parser: 'markdown' }));
}
