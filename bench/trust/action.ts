// One run of the action, whole but for the network and GitHub: a kindlm.yaml, its plan, the rounds and the decider, the
// pool, the assertions, the comparison, the gates, the report and the memory are the real ones. Only the models are not:
// they answer "yes" or "no" as the simulation says, after a few turns of the event loop.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoryOfRun } from '../../src/app/base/compare-run.js';
import { evaluateRun } from '../../src/app/pipeline/evaluate-run.js';
import { steerRun } from '../../src/app/pipeline/steer-run.js';
import type { RunFindings } from '../../src/app/job.js';
import { SCORED_KINDS } from '../../src/assertions/registry.js';
import { loadSuites } from '../../src/config/load.js';
import type { Suite } from '../../src/config/suite.js';
import { StopSwitch, executePlans } from '../../src/engine/execute.js';
import { planSuites, type SuitePlan } from '../../src/engine/plan.js';
import type { Verdict } from '../../src/engine/results.js';
import type { BaseReportOutcome } from '../../src/github/base-report.js';
import { type ProviderAdapter, ProviderError } from '../../src/providers/provider.js';
import { buildReport } from '../../src/report/build-report.js';
import { readReport } from '../../src/report/read-report.js';
import type { Report, RunMetadata } from '../../src/report/report.js';
import { createInterpreters } from '../../src/sandbox/interpreters.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { randomFrom } from './random.js';
import type { Job } from './types.js';
import type { Repeats } from './verdict.js';

/** A run's time is the turns of the event loop: nothing here waits for a clock. */
const CLOCK = { now: () => 0, after: () => () => undefined };
const NO_PROGRAMS = {
  environment: {},
  keys: new Set<string>(),
  redact: (text: string) => text,
  withoutKeys: true,
};
const USAGE = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
const START = new Date('2026-01-01T00:00:00Z');

/** Suites by what their config says, which is read once. */
const suitesOf = new Map<string, readonly Suite[]>();

interface Config {
  readonly tests: number;
  readonly repeats: Repeats;
  /** What the prompt says: a pull request changes it, and so every request. */
  readonly wording: string;
  readonly temperature: number;
  readonly passRateMin: number | undefined;
}

/** The plan of a suite; `left`: names of tests that a filter leaves out of this run. */
async function planOf({
  left,
  ...config
}: Config & { readonly left: readonly string[] }): Promise<readonly SuitePlan[]> {
  const key = JSON.stringify(config);
  const suites = suitesOf.get(key) ?? (await load(config));
  suitesOf.set(key, suites);
  const filter = { tags: [], tests: left.map((name) => `!${name}`), models: [] };
  const planned = planSuites(suites, filter);
  if (planned.kind !== 'planned') throw new Error(planned.problem.message);
  return planned.plans;
}

async function load({
  tests,
  repeats,
  wording,
  temperature,
  passRateMin = 0,
}: Config): Promise<readonly Suite[]> {
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
    const loaded = await loadSuites({
      workspace: folder,
      workingDirectory: folder,
      patterns: ['kindlm.yaml'],
      overrides: {},
      allowCommands: false,
      scoredRules: SCORED_KINDS,
    });
    if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded.problems));
    return loaded.suites;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NO_BASE: BaseReportOutcome = { kind: 'unavailable', reason: 'no-run' };

interface Run {
  /** Of each test, by repeat, 1 or 0; null is a provider error, and a test without any is left out of the run. */
  readonly outcomes: Job;
  readonly repeats: Repeats;
  readonly passRateMin?: number;
  /** Default: .7. */
  readonly temperature?: number | undefined;
  /** What `baseOf` made, or nothing. */
  readonly base?: BaseReportOutcome | undefined;
  readonly stopWhenDecided?: boolean;
  /** Default: a pull request. */
  readonly event?: 'push';
}

/** What became of a run. */
export interface Ran {
  /** Results, comparison, gates. */
  readonly suite: RunFindings['suites'][number];
  readonly verdict: Verdict;
  /** How many were sent. */
  readonly calls: number;
  readonly evaluated: RunFindings;
}

/** Runs a suite whose models answer by `outcomes`. */
export async function runAction({
  outcomes,
  repeats,
  passRateMin,
  temperature = 0.7,
  base = NO_BASE,
  stopWhenDecided = false,
  event,
}: Run): Promise<Ran> {
  const isPush = event === 'push';
  const wording = isPush ? 'Say yes.' : 'Please say yes.';
  const left = outcomes.flatMap((asked, index) => (asked.length === 0 ? [`t${index}`] : []));
  const tests = outcomes.length;
  const plans = await planOf({ tests, repeats, wording, temperature, passRateMin, left });
  const filter = { tags: [], tests: [], models: [] };
  const ready = {
    plans,
    responses: 'live',
    filter,
    base,
    missing: [],
    notices: [],
  } as const;
  const session = {
    inputs: { shard: undefined, stopWhenDecided },
    context: { eventName: isPush ? 'push' : 'pull_request' },
  };
  const steered = steerRun(ready, session, () => Promise.resolve(base));
  await steered.orderKnown();
  const { adapter, sent } = modelOf(outcomes);
  const execution = await executePlans(plans, {
    responses: 'live',
    adapterFor: () => adapter,
    costOf: () => 0,
    stop: new StopSwitch(),
    clock: CLOCK,
    random: () => 0,
    randomBoundary: () => 'x',
    runValues: { uuid: '', now: '' },
    maxMinutes: 60,
    onResult: () => undefined,
    steeringOf: steered.steeringOf,
    sandbox: createSandbox(),
    interpreters: createInterpreters(NO_PROGRAMS),
    judging: undefined,
    openToolServer: null,
    say: () => undefined,
  });
  const lookedUp = { commits: [undefined], base, read: [] };
  const evaluated = evaluateRun(ready, { ...execution, notices: [] }, lookedUp, steered);
  return { suite: evaluated.suites[0], verdict: evaluated.verdict, calls: sent(), evaluated };
}

/** Each answer takes one to eight turns of the event loop, by chance and the same in every run. */
function modelOf(outcomes: Job): {
  readonly adapter: ProviderAdapter;
  readonly sent: () => number;
} {
  const random = randomFrom('turns');
  const asked = outcomes.map(() => 0);
  const adapter: ProviderAdapter = {
    name: 'simulated',
    async complete({ messages }) {
      const test = Number(messages.at(-1)?.content.split(' ').at(-1));
      const outcome = outcomes[test][asked[test]];
      asked[test] += 1;
      for (let turn = 1 + Math.floor(random() * 8); turn > 0; turn -= 1) {
        await nextTurn();
      }
      if (outcome === null) throw new ProviderError('rejected', 'HTTP 400');
      const text = outcome === 1 ? 'yes' : 'no';
      return { text, toolCalls: [], finishReason: 'stop', usage: USAGE, latencyMs: 1 };
    },
  };
  return { adapter, sent: () => asked.reduce((sum, count) => sum + count, 0) };
}

/** What a pull request finds on its base branch after these runs (newest first), each with its outcomes by test. */
export async function baseOf(
  runs: readonly Job[],
  temperature?: number,
): Promise<BaseReportOutcome> {
  let base: BaseReportOutcome = NO_BASE;
  for (const [age, outcomes] of [...runs.entries()].reverse()) {
    const repeats = Math.max(...outcomes.map((asked) => asked.length));
    const isPartial = outcomes.some((asked) => asked.length === 0);
    const { evaluated } = await runAction({
      outcomes,
      repeats: { min: repeats, max: repeats },
      temperature,
      event: 'push',
    });
    const report = reportOf(evaluated, base, { age, isPartial });
    base = { kind: 'found', report, base: BASE, attempts: [] };
  }
  if (base.kind !== 'found') return base;
  // As it is read back from an artifact.
  const text = JSON.stringify(base.report);
  const read = await readReport(Buffer.from(text));
  if (read.kind !== 'report') throw new Error(JSON.stringify(read));
  return { ...base, report: read.report };
}

const BASE: Extract<BaseReportOutcome, { kind: 'found' }>['base'] = {
  source: 'artifact',
  branch: 'main',
  finishedAt: START.toISOString(),
  runs: 1,
};

function reportOf(
  evaluated: RunFindings,
  base: BaseReportOutcome,
  { age, isPartial }: { readonly age: number; readonly isPartial: boolean },
): Report {
  const run: RunMetadata = {
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
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    eventName: 'push',
    ref: 'refs/heads/main',
    sha: String(age).padStart(40, '0'),
  };
  const { suites, verdict, problems, notices } = evaluated;
  return buildReport({
    tool: { name: 'kindlm-action', version: '1.0.0' },
    verdict,
    run: { ...run, sha: context.sha },
    suites,
    memory: memoryOfRun(context, { suites, base, isPartial }, run),
    problems,
    notices,
  });
}
