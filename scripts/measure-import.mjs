// How many promptfoo configs below a folder import whole, partly or not, and why, and how many of the written files
// `validate` takes. Writes a kindlm.yaml beside each, with dist/:
//   node scripts/measure-import.mjs path/to/a/copy/of/examples
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../dist/index.js', import.meta.url));
const KINDS = ['whole', 'partly', 'not'];

const [folder = '.'] = process.argv.slice(2);
const found = readdirSync(folder, { recursive: true })
  .filter((name) => /(?:^|[\\/])promptfooconfig[^\\/]*\.ya?ml$/.test(name))
  .sort()
  .map((name) => measured(join(folder, name)));

for (const { name, code, said } of found) {
  if (code !== 0)
    console.log(`${KINDS[code] ?? `exit code ${code}`}: ${relative(folder, name)}\n${said}`);
}
const counts = KINDS.map(
  (kind, code) => `${kind} ${found.filter((one) => one.code === code).length}`,
);
const whole = shareOf(({ code }) => code === 0);
const valid = shareOf(({ code, said }) => code < 2 && !said.includes('Not valid yet ('));
console.log(
  `${counts.join(', ')} of ${found.length}: ${whole} import whole, ${valid} are written and valid`,
);

function shareOf(isCounted) {
  const count = found.filter(isCounted).length;
  return `${count} (${((count / Math.max(1, found.length)) * 100).toFixed(1)} %)`;
}

function measured(name) {
  const output = join(dirname(name), 'kindlm.yaml');
  const { status, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, 'import', name, '-o', output, '--force'],
    { encoding: 'utf8' },
  );
  return { name, code: status ?? 4, said: stderr };
}
