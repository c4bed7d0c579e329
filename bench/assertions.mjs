// Scored assertions through the engine, against the same code called directly: what the sandbox and the bookkeeping cost.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
const OUTPUT =
  'The refund is on its way: <b>$20</b>, *today*. Is there anything else? [Help](https://e.com)';
const CODE = `const words = output.split(' ');
const polite = /anything else/i.test(output);
return { pass: polite, score: polite && words.length < 100 ? 1 : 0.2, reason: 'polite' };`;

/** The HTML rules of `telegram-format` as a person would write them down. */
function telegramHtml(output) {
  const errors = [
    ...(output.match(/\*\*[^*]+\*\*/g) ?? []),
    ...(output.match(/__[^_]+__/g) ?? []),
    ...(output.match(/```[\s\S]*?```/) ?? []),
  ].length;
  const warnings = /\[[^\]]+\]\([^)]+\)/.test(output) ? 1 : 0;
  const score = Math.max(0, Math.min(1, 1 - errors * 0.25 - warnings * 0.1));
  return { pass: score >= 0.5, score, reason: `${errors} errors, ${warnings} warnings` };
}

const CASES = [
  {
    name: 'javascript',
    assert: { type: 'javascript', value: CODE },
    direct: new Function('output', 'context', CODE),
    calls: 5000,
  },
  {
    name: 'telegram-format',
    assert: { type: 'telegram-format', value: 'telegram-html' },
    direct: telegramHtml,
    calls: 50_000,
  },
  {
    name: 'contains',
    assert: { type: 'contains', value: 'anything else' },
    direct: (output) => output.includes('anything else'),
    calls: 50_000,
  },
];

/** One row a type: microseconds a call, and calls a second; `share` (0 to 1] of the calls where it is only tried. */
export async function assertionRows(share = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-bench-'));
  try {
    const { buildAssertions } = await bundled('src/assertions/registry.ts', folder);
    const { createSandbox } = await bundled('src/sandbox/sandbox.ts', folder);
    const sandbox = createSandbox(new URL('../dist/sandbox-worker/index.js', import.meta.url));
    const rows = [];
    for (const { name, assert, direct, calls: all } of CASES) {
      const calls = Math.ceil(all * share);
      const test = { ...TEST, expects: [], asserts: [located(assert)] };
      const [assertion] = buildAssertions(test, { sandbox, schemas: new Map() });
      const engine = async (count) => {
        const done = [];
        for (let call = 0; call < count; call += 1) done.push(assertion.evaluate(CONTEXT));
        await Promise.all(done);
      };
      await engine(Math.ceil(200 * share));
      const measured = await microseconds(calls, engine);
      const floor = await microseconds(calls, async (count) => {
        for (let call = 0; call < count; call += 1) direct(OUTPUT, {});
      });
      rows.push({
        name: 'assert',
        what: `${name}: ${Math.round(1e6 / measured).toLocaleString('en')} a second / called directly`,
        floor: `${floor.toFixed(2)} us`,
        measured: `${measured.toFixed(1)} us`,
        ratio: measured / floor,
        limit: Infinity,
      });
    }
    await sandbox.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const CONTEXT = {
  outputText: OUTPUT,
  toolCalls: { kind: 'known', calls: [] },
  latencyMs: 1,
  costUsd: 0,
  models: {},
};
const HERE = { file: 'kindlm.yaml', line: 1, column: 1 };

function located(assert) {
  return { negated: false, weight: 1, path: '', location: HERE, valueLocation: HERE, ...assert };
}

const TEST = {
  name: 't',
  vars: {},
  subject: { kind: 'prompt', promptName: 'p', messages: { user: 'Where is my refund?' } },
};

/** The best of three. */
async function microseconds(calls, run) {
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await run(calls);
    best = Math.min(best, ((performance.now() - start) * 1000) / calls);
  }
  return best;
}

async function bundled(entry, folder) {
  const out = join(folder, entry.replaceAll('/', '-'));
  const args = [ncc, 'build', entry, '-o', out, '-C', '-t', '--quiet'];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return import(pathToFileURL(join(out, 'index.js')).href);
}
