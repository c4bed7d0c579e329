// The processes that are measured, and how.
import { fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const ACTION = resolve(process.env.BENCH_ACTION ?? here('../dist/index.js'));

/** Starts a model server; `takeStatistics` returns what it saw since it was last asked. */
export async function startModelServer({
  latencyMs = 0,
  answerChars = 100,
  keepBodies = false,
} = {}) {
  const child = fork(here('model-server.mjs'), {
    env: {
      ...process.env,
      LATENCY_MS: String(latencyMs),
      ANSWER_CHARS: String(answerChars),
      KEEP_BODIES: keepBodies ? '1' : '0',
    },
  });
  const receive = () => new Promise((done) => child.once('message', done));
  const { port } = await receive();
  return {
    url: `http://127.0.0.1:${port}/v1`,
    takeStatistics() {
      const statistics = receive();
      child.send('statistics');
      return statistics;
    },
    close: () => child.disconnect(),
  };
}

/**
 * Runs a Node script to its end. Times in ms; `peakMb` is its peak resident memory, where the system tells. `stdout` is
 * what it wrote, with `keepOutput`.
 */
export function runNode(args, { env = process.env, cwd, keepOutput = false } = {}) {
  const startedAt = performance.timeOrigin + performance.now();
  const stdio = ['ignore', keepOutput ? 'pipe' : 'ignore', 'pipe'];
  const child = spawn(process.execPath, args, { env, cwd, stdio });
  let stdout = '';
  child.stdout?.on('data', (text) => (stdout += text));
  let stderr = '';
  let peakMb = 0;
  child.stderr.on('data', (text) => (stderr += text));
  const sampler = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid))), 50);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(sampler);
      const ms = performance.timeOrigin + performance.now() - startedAt;
      if (code !== 0) fail(new Error(`${args.join(' ')} ended with ${code}: ${stderr}`));
      else done({ ms, stdout, startedAt, peakMb });
    });
  });
}

/** The kernel keeps the peak itself (VmHWM), so no sample can miss it but in the last 50 ms. */
function peakOf(pid) {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found === null ? 0 : Number(found[1]) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Runs the built action on a suite in a folder of its own, as a step of a workflow without a pull request. `variables`:
 * more of the environment. `read`: a file of the folder whose text is wanted as `text`.
 * @param {Readonly<Record<string, string>>} suite
 * @param {Readonly<Record<string, string>>} inputs
 * @param {{
 *   keepOutput?: boolean;
 *   variables?: Readonly<Record<string, string>>;
 *   read?: string;
 * }} how
 */
export async function runAction(suite, inputs = {}, { keepOutput, variables = {}, read } = {}) {
  if (!existsSync(ACTION)) throw new Error('dist/ is missing: npm run bundle');
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-bench-'));
  try {
    for (const [name, text] of Object.entries(suite)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const given = { artifacts: 'never', comment: 'never', ...inputs };
    const env = {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: folder,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      GITHUB_OUTPUT: join(folder, 'output.txt'),
      BENCH_KEY: 'a-key-that-nobody-checks',
      ...variables,
      ...Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          `INPUT_${name.toUpperCase()}`,
          String(value),
        ]),
      ),
    };
    const ended = await runNode([ACTION], { env, cwd: folder, keepOutput });
    return read === undefined
      ? ended
      : { ...ended, text: readFileSync(join(folder, read), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the bare client over the same bodies. */
export async function runBareClient(url, bodies, concurrency) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-bench-'));
  try {
    const file = join(folder, 'bodies.json');
    writeFileSync(file, JSON.stringify(bodies));
    return await runNode([
      here('bare-client.mjs'),
      `${url}/chat/completions`,
      file,
      String(concurrency),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
