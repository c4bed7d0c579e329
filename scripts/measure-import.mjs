// How many promptfoo configs below a folder import whole, partly or not, and why. Writes a kindlm.yaml beside each:
//   node scripts/measure-import.mjs path/to/a/copy/of/examples
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importCommand } from '../src/promptfoo/import-command.mjs';

const KINDS = ['whole', 'partly', 'not'];

const [folder = '.'] = process.argv.slice(2);
const found = readdirSync(folder, { recursive: true })
  .filter((name) => /(?:^|\/)promptfooconfig[^/]*\.ya?ml$/.test(name))
  .sort()
  .map((name) => measured(join(folder, name)));

for (const { name, code, said } of found) {
  if (code !== 0) console.log(`${KINDS[code]}: ${relative(folder, name)}\n${said}`);
}
const counts = KINDS.map(
  (kind, code) => `${kind} ${found.filter((one) => one.code === code).length}`,
);
const share = (found.filter(({ code }) => code === 0).length / Math.max(1, found.length)) * 100;
console.log(`${counts.join(', ')} of ${found.length}: ${share.toFixed(1)} % import whole`);

function measured(name) {
  const lines = [];
  const code = importCommand({
    args: [name, '-o', join(dirname(name), 'kindlm.yaml'), '--force'],
    from: process.cwd(),
    write: () => {},
    writeError: (text) => lines.push(text),
  });
  return { name, code, said: lines.join('') };
}
