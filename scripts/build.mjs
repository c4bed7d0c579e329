// Builds dist/ with ncc: the action and, apart, the sandbox worker that it starts as a thread.
// The build is byte-reproducible; CI compares it with what is committed.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ncc = fileURLToPath(new URL('../node_modules/@vercel/ncc/dist/ncc/cli.js', import.meta.url));
const ENTRIES = [
  ['src/index.ts', 'dist'],
  ['src/sandbox/worker.ts', 'dist/sandbox-worker'],
];

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
for (const [entry, out] of ENTRIES) {
  if (!existsSync(new URL(`../${entry}`, import.meta.url))) throw new Error(`${entry} is missing`);
  execFileSync(process.execPath, [ncc, 'build', entry, '-o', out, '-C', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
}
