// One run of the action, whole but for the network and GitHub: a kindlm.yaml, its plan, the rounds and the decider, the
// pool, the assertions, the comparison, the gates, the report and the memory are the real ones. Only the models are not:
// they answer "yes" or "no" as the simulation says, after a few turns of the event loop.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from './random.mjs';

/** What `sourceOf` is asked for. */
export const ACTION_MODULES = [
  'app/base/compare-run',
  'app/pipeline/evaluate-run',
  'app/pipeline/steer-run',
  'config/load',
  'engine/execute',
  'engine/plan',
  'engine/run/stop',
  'providers/provider',
  'report/build-report',
  'report/read-report',
];

/** A run's time is the turns of the event loop: nothing here waits for a clock. */
const CLOCK = { now: () => 0, after: () => () => undefined };
const USAGE = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
const START = new Date('2026-01-01T00:00:00Z');

/** Suites by what their config says, which is read once. */
const suitesOf = new Map();

/**
 * The plan of a suite of `tests`, each repeated `repeats` ({ min, max }) times.
 * @param wording what the prompt says: a pull request changes it, and so every request
 * @param left names of tests that a filter leaves out of this run
 */
async function planOf(code, { left, ...config }) {
  const key = JSON.stringify(config);
  const suites = suitesOf.get(key) ?? (await load(code, config));
  suitesOf.set(key, suites);
  const filter = { tags: [], tests: left.map((name) => `!${name}`), models: [] };
  const planned = code.planSuites(suites, filter);
  if (planned.kind !== 'planned') throw new Error(planned.problem.message);
  return planned.plans;
}

async function load(code, { tests, repeats, wording, temperature, passRateMin = 0 }) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-trust-suite-'));
  try {
    writeFileSync(
      join(folder, 'kindlm.yaml'),
      JSON.stringify({
        kindlm: 1,
        project: 'trust',
        suite: { name: 'trust' },
        providers: { openai: { apiKeyEnv: 'KEY' } },
        models: [{ id: 'm', provider: 'openai', model: 'm', params: { temperature } }],
        prompts: { p: { user: `${wording} {{test}}` } },
        tests: Array.from({ length: tests }, (_, index) => ({
          name: `t${index}`,
          prompt: 'p',
          vars: { test: String(index) },
          expect: { output: { contains: ['yes'] } },
        })),
        gates: { passRateMin },
        defaults: { repeat: repeats.min === repeats.max ? repeats.min : repeats, concurrency: 4 },
      }),
    );
    const loaded = await code.loadSuites({
      workspace: folder,
      workingDirectory: folder,
      patterns: ['kindlm.yaml'],
      overrides: {},
      allowCommands: false,
    });
    if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded.problems));
    return loaded.suites;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NO_BASE = { kind: 'unavailable', reason: 'no-run' };

/**
 * Runs a suite whose models answer by `outcomes`: of each test, by repeat, 1 or 0; null is a provider error, and a test
 * without any is left out of the run.
 * @param base what `baseOf` made, or nothing
 * @returns the evaluated suite (results, comparison, gates), the verdict, and how many calls were sent
 */
export async function runAction(
  code,
  {
    outcomes,
    repeats,
    passRateMin,
    temperature = 0.7,
    base = NO_BASE,
    stopWhenDecided = false,
    event,
  },
) {
  const isPush = event === 'push';
  const wording = isPush ? 'Say yes.' : 'Please say yes.';
  const left = outcomes.flatMap((asked, index) => (asked.length === 0 ? [`t${index}`] : []));
  const tests = outcomes.length;
  const all = await planOf(code, { tests, repeats, wording, temperature, passRateMin, left });
  const ready = { plans: all, responses: 'live', base, missing: [], notices: [] };
  const session = {
    inputs: { shard: undefined, stopWhenDecided },
    context: { eventName: isPush ? 'push' : 'pull_request' },
  };
  const steered = code.steerRun(ready, session, () => Promise.resolve(base));
  await steered.orderKnown();
  const { adapter, sent } = modelOf(code, outcomes);
  const execution = await code.executePlans(all, {
    responses: 'live',
    adapterFor: () => adapter,
    costOf: () => 0,
    stop: code.createStopSwitch(),
    clock: CLOCK,
    random: () => 0,
    randomBoundary: () => 'x',
    runValues: { uuid: '', now: '' },
    maxMinutes: 60,
    onResult: () => undefined,
    steeringOf: steered.steeringOf,
    knownJudges: () => Promise.resolve(undefined),
    answersToJudge: () => Promise.resolve([]),
    say: () => undefined,
  });
  const evaluated = code.evaluateRun(
    ready,
    execution,
    { commits: [undefined], base, read: [] },
    steered,
  );
  return { suite: evaluated.suites[0], verdict: evaluated.verdict, calls: sent(), evaluated };
}

/** Each answer takes one to eight turns of the event loop, by chance and the same in every run. */
function modelOf(code, outcomes) {
  const random = randomFrom('turns');
  const asked = outcomes.map(() => 0);
  const adapter = {
    name: 'simulated',
    async complete({ messages }) {
      const test = Number(messages.at(-1).content.split(' ').at(-1));
      const outcome = outcomes[test][asked[test]];
      asked[test] += 1;
      for (let turn = 1 + Math.floor(random() * 8); turn > 0; turn -= 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (outcome === null) throw new code.ProviderError('rejected', 'HTTP 400');
      const text = outcome === 1 ? 'yes' : 'no';
      return { text, toolCalls: [], finishReason: 'stop', usage: USAGE, latencyMs: 1 };
    },
  };
  return { adapter, sent: () => asked.reduce((sum, count) => sum + count, 0) };
}

/** What a pull request finds on its base branch after these runs (newest first), each with its outcomes by test. */
export async function baseOf(code, runs, temperature) {
  let base = NO_BASE;
  for (const [age, outcomes] of [...runs.entries()].reverse()) {
    const repeats = Math.max(...outcomes.map((asked) => asked.length));
    const isPartial = outcomes.some((asked) => asked.length === 0);
    const { evaluated } = await runAction(code, {
      outcomes,
      repeats: { min: repeats, max: repeats },
      temperature,
      event: 'push',
    });
    const report = reportOf(code, evaluated, base, { age, isPartial });
    base = { kind: 'found', report, base: BASE, attempts: [] };
  }
  if (base.kind !== 'found') return base;
  // As it is read back from an artifact.
  const text = JSON.stringify(base.report);
  const read = await code.readReport(Buffer.from(text));
  if (read.kind !== 'report') throw new Error(JSON.stringify(read));
  return { ...base, report: read.report };
}

const BASE = {
  source: 'artifact',
  branch: 'main',
  finishedAt: START.toISOString(),
  runs: 1,
};

function reportOf(code, evaluated, base, { age, isPartial }) {
  const run = {
    startedAt: START.toISOString(),
    finishedAt: START.toISOString(),
    durationMs: 0,
    responses: 'live',
    failOn: 'gates',
    outputs: 'none',
    runId: age + 1,
    runAttempt: 1,
  };
  const context = {
    eventName: 'push',
    ref: 'refs/heads/main',
    sha: String(age).padStart(40, '0'),
  };
  const { suites, verdict, problems, notices } = evaluated;
  return code.buildReport({
    tool: { name: 'kindlm-action', version: '1.0.0' },
    verdict,
    run: { ...run, sha: context.sha },
    suites,
    memory: code.memoryOfRun(context, { suites, base, isPartial }, run),
    problems,
    notices,
  });
}
