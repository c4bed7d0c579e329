// @ts-check
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

/**
 * The HTML rules of `telegram-format` as a person would write them down.
 * @param {string} output
 */
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

/**
 * @typedef {import('../src/config/suite.js').LocatedAssert} LocatedAssert
 * @type {readonly {
 *   name: string;
 *   assert: Pick<LocatedAssert, 'type' | 'value'>;
 *   direct: (output: string, context: object) => unknown;
 *   calls: number;
 * }[]}
 */
const CASES = [
  {
    name: 'javascript',
    assert: { type: 'javascript', value: CODE },
    direct: /** @type {(output: string, context: object) => unknown} */ (
      new Function('output', 'context', CODE)
    ),
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
    /** @type {typeof import('../src/assertions/registry.js')} */
    const { buildAssertions } = await bundled('src/assertions/registry.ts', folder);
    /** @type {typeof import('../src/sandbox/sandbox.js')} */
    const { createSandbox } = await bundled('src/sandbox/sandbox.ts', folder);
    const sandbox = createSandbox(new URL('../dist/sandbox-worker/index.js', import.meta.url));
    const rows = [];
    for (const { name, assert, direct, calls: all } of CASES) {
      const calls = Math.ceil(all * share);
      const test = { ...TEST, asserts: [located(assert)] };
      const [assertion] = buildAssertions(test, { ...DEPS, sandbox });
      const engine = async (/** @type {number} */ count) => {
        /** @type {Promise<unknown>[]} */
        const done = [];
        for (let call = 0; call < count; call += 1) done.push(assertion.evaluate(CONTEXT));
        await Promise.all(done);
      };
      await engine(Math.ceil(200 * share));
      const measured = await microseconds(calls, engine);
      const floor = await microseconds(calls, async (/** @type {number} */ count) => {
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

/** None of the assertions that are measured asks for it. */
const unasked = () => Promise.reject(new Error('not measured'));

/** @type {Omit<import('../src/assertions/assertion.js').AssertionDeps, 'sandbox'>} */
const DEPS = {
  schemas: new Map(),
  trees: new Map(),
  judgeModel: 'm',
  randomBoundary: () => 'x',
  interpret: unasked,
};

/** @type {import('../src/assertions/assertion.js').AssertionContext} */
const CONTEXT = {
  outputText: OUTPUT,
  toolCalls: { kind: 'known', calls: [] },
  latencyMs: 1,
  costUsd: 0,
  models: { ask: unasked, embed: unasked },
};
const HERE = { file: 'kindlm.yaml', line: 1, column: 1 };

/**
 * @param {Pick<LocatedAssert, 'type' | 'value'>} assert
 * @returns {LocatedAssert}
 */
function located(assert) {
  return { negated: false, weight: 1, path: '', location: HERE, valueLocation: HERE, ...assert };
}

/** @type {Parameters<typeof import('../src/assertions/registry.js').buildAssertions>[0]} */
const TEST = {
  name: 't',
  vars: {},
  expects: [],
  asserts: [],
  subject: { kind: 'prompt', promptName: 'p', messages: { user: 'Where is my refund?' } },
};

/**
 * The best of three.
 * @param {number} calls
 * @param {(calls: number) => Promise<void>} run
 */
async function microseconds(calls, run) {
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await run(calls);
    best = Math.min(best, ((performance.now() - start) * 1000) / calls);
  }
  return best;
}

/**
 * @param {string} entry
 * @param {string} folder
 */
async function bundled(entry, folder) {
  const out = join(folder, entry.replaceAll('/', '-'));
  const args = [ncc, 'build', entry, '-o', out, '-C', '-t', '--quiet'];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return import(pathToFileURL(join(out, 'index.js')).href);
}
