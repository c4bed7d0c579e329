/**
 * A small project in a folder of its own, asked by the product's own functions: its config is loaded and planned, a model
 * that says what a test wants is asked, its answers are judged, compared and reported as the action does it. Only the wire
 * is not there: no server, no wall clock, so that the same scenario gives the same report, byte for byte.
 */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { memoryOfRun, runComparison } from '../../src/app/base/compare-run.js';
import { evaluateRun, partResult } from '../../src/app/pipeline/evaluate-run.js';
import { validWords } from '../../src/app/pipeline/plan-mode.js';
import type { ReadyRun } from '../../src/app/job.js';
import { withoutKeysVerdict, missingVariables } from '../../src/app/preflight/keys.js';
import { NOTHING_RUN, type RunFindings } from '../../src/app/job.js';
import { SCORED_KINDS } from '../../src/assertions/registry.js';
import { loadSuites } from '../../src/config/load.js';
import {
  type Clock,
  Decider,
  Steering,
  StopSwitch,
  executePlans,
  type Execution,
} from '../../src/engine/execute.js';
import { invalidVerdict } from '../../src/engine/evaluate/verdict.js';
import { planSuites, type SuitePlan, shardPlans, type Shard } from '../../src/engine/plan.js';
import { reuseResults } from '../../src/engine/evaluate/aggregate.js';
import type { Interruption } from '../../src/engine/results.js';
import type { BaseReportOutcome } from '../../src/github/base-report.js';
import { createCommandAdapter } from '../../src/providers/adapters.js';
import { costOf } from '../../src/providers/pricing.js';
import type { ChatRequest, ChatResponse, ProviderAdapter } from '../../src/providers/provider.js';
import { RecordingStore } from '../../src/recordings/recordings.js';
import { buildReport } from '../../src/report/build-report.js';
import { changesWanted } from '../../src/report/changed-lines.js';
import { applyOutputsPolicy } from '../../src/report/fit-report.js';
import type { Report, RunMetadata } from '../../src/report/report.js';
import { collectResults } from '../../src/results/collect.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';

/** What a model says at one turn: a text, a whole reply (of an agent with what it changes), or how the call fails. */
type Turn = string | Partial<ChatResponse> | Error;
/** One answer: one turn, or several where tools are called. */
export type Answer = Turn | readonly Turn[];
/** By the test's name, or `name@model`: its answers by repeat; further repeats begin again. */
export type Answers = Readonly<Record<string, readonly Answer[]>>;

/** A test and how it is answered where nothing is wrong. */
export interface Question {
  readonly name: string;
  /** No two tests of a suite ask the same. */
  readonly message: string;
  readonly answer: Answer;
  /** Keys of the test in the config: `expect`, `tools`, `models`, `skip` and so on. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

export interface Project {
  /** By file name; one suite each. */
  readonly configs: Readonly<Record<string, SuiteConfig>>;
  /** Further files: prompts, labels, schemas. */
  readonly files?: Readonly<Record<string, string>>;
  /** Texts in an answer that make a judge give this score; all others get `GOOD_SCORE`. */
  readonly scores?: Readonly<Record<string, number>>;
}

export interface SuiteConfig {
  readonly name: string;
  readonly questions: readonly Question[];
  /** Ids of models of OpenAI. Default: `gpt-4o`. */
  readonly models?: readonly string[];
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly repeat?: number;
  /** Keys of the config that win. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** One run of a project. */
export interface WorldRun {
  readonly project: Project;
  /** Answers that are not those of the questions. */
  readonly answers?: Answers;
  readonly base?: BaseReportOutcome;
  readonly run?: Partial<RunMetadata>;
  readonly filter?: Partial<Parameters<typeof planSuites>[1]>;
  readonly responses?: 'live' | 'replay';
  /** Answers of this project are stored first, where the run's own replays them. */
  readonly recorded?: Project;
  readonly ownRecordings?: readonly string[];
  readonly onlyChanged?: boolean;
  readonly stopWhenDecided?: boolean;
  /** Ends the run after so many calls. */
  readonly interrupted?: { readonly after: number; readonly by: Interruption };
  readonly maxCostUsd?: number;
  readonly shard?: Shard;
  /** Keys are missing: what `on-missing-secrets` says of it. */
  readonly withoutKeys?: 'fail' | 'skip';
  readonly mode?: 'validate';
  /** What the pull request changes in the files of the project. */
  readonly changedFiles?: Report['changedFiles'];
}

const GOOD_SCORE = 0.93;
/** Milliseconds: a longer wait is a timeout, which never goes off here. */
const TIMEOUT = 60_000;

const PULL_REQUEST: RunMetadata = {
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:01:12.400Z',
  durationMs: 72_400,
  responses: 'live',
  failOn: 'gates',
  outputs: 'some',
  serverUrl: 'https://github.com',
  repository: 'acme/support',
  sha: '1bcfb39e8b7d6f5a4c3b2a1908f7e6d5c4b3a291',
  ref: 'refs/pull/7/merge',
  event: 'pull_request',
  pullRequest: 7,
  workflow: 'LLM quality',
  job: 'kindlm',
  runId: 123_456_789,
  runAttempt: 1,
  runUrl: 'https://github.com/acme/support/actions/runs/123456789',
};

/** The report of a run, as the action writes it. */
export async function reportOf(run: WorldRun): Promise<Report> {
  const findings = await inFolder(async (folder) => {
    if (run.recorded !== undefined) {
      await ask(folder, { ...run, project: run.recorded }, 'record');
    }
    return ask(folder, run, run.responses ?? 'live');
  });
  return reported(findings, run);
}

/** The base branch after one run each of these answers, oldest first. Its newest report is what a pull request sees. */
export async function mainAfter(
  project: Project,
  runs: readonly Answers[],
): Promise<Extract<BaseReportOutcome, { readonly kind: 'found' }>> {
  let base: BaseReportOutcome = { kind: 'unavailable', reason: 'no-run' };
  for (const [index, answers] of runs.entries()) {
    const day = String(20 - runs.length + index).padStart(2, '0');
    const sha = index === runs.length - 1 ? NEWEST_OF_MAIN : String(index + 1).repeat(40);
    const runId = 123_000_000 + index;
    const run: Partial<RunMetadata> = {
      startedAt: `2026-11-${day}T07:29:00.000Z`,
      finishedAt: `2026-11-${day}T07:30:00.000Z`,
      sha,
      ref: 'refs/heads/main',
      event: 'push',
      pullRequest: undefined,
      runId,
      runUrl: `https://github.com/acme/support/actions/runs/${runId}`,
    };
    const report = await reportOf({ project, answers, base, run });
    base = {
      kind: 'found',
      report,
      attempts: [],
      base: {
        source: 'artifact',
        branch: 'main',
        sha,
        runId,
        runAttempt: 1,
        runUrl: run.runUrl,
        finishedAt: report.run.finishedAt,
        isAncestor: true,
        runs: index + 1,
      },
    };
  }
  if (base.kind !== 'found') throw new Error('the base branch has no run');
  return base;
}

const NEWEST_OF_MAIN = '512572fd1e8b7d6f5a4c3b2a1908f7e6d5c4b3a2';

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'kindlm-world-')));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function reported(findings: RunFindings, { run, base, shard, changedFiles }: WorldRun): Report {
  const metadata: RunMetadata = {
    ...PULL_REQUEST,
    responses: findings.responses ?? 'live',
    ...run,
  };
  const { suites, interruption, problems, notices, verdict, preview, shardPlan } = findings;
  const names = suites.map(({ facts }) => facts.name);
  const found = findings.base ?? (findings.suites.length > 0 ? base : undefined);
  const report = buildReport({
    tool: { name: 'kindlm-action', version: '1.0.0' },
    verdict,
    run: metadata,
    suites,
    interruption,
    shard: shard === undefined ? undefined : { ...shard, plan: shardPlan },
    comparison: found && runComparison(found, 'main', names, metadata),
    memory: memoryOfRun(
      {
        eventName: metadata.event,
        ref: metadata.ref,
        sha: metadata.sha,
      },
      { suites, base: found, isPartial: interruption !== undefined },
      metadata,
    ),
    problems,
    notices,
  });
  const changes = (changedFiles ?? []).map(({ file }) => ({ file, isRemoved: false }));
  const { unseenChanges } = changesWanted(report, []).kept([], changes);
  const shown = applyOutputsPolicy(
    { ...report, changedFiles, ...(unseenChanges && { unseenChanges }) },
    metadata.outputs,
  );
  return preview === undefined ? shown : Object.assign(shown, { preview });
}

type Source = 'live' | 'record' | 'replay';

async function ask(folder: string, run: WorldRun, responses: Source): Promise<RunFindings> {
  const { project, filter } = run;
  const patterns = await write(folder, project);
  const loaded = await loadSuites({
    workspace: folder,
    workingDirectory: folder,
    patterns,
    overrides: {},
    allowCommands: true,
    scoredRules: SCORED_KINDS,
  });
  if (loaded.kind === 'invalid') return refused(loaded.problems);
  const planned = planSuites(loaded.suites, { tags: [], tests: [], models: [], ...filter });
  if (planned.kind === 'nothing-selected') return refused([planned.problem]);
  const { plans, notices } = planned;
  if (run.mode === 'validate') return { ...NOTHING_RUN, ...validWords(plans, undefined) };
  if (run.withoutKeys !== undefined) {
    const missing = missingVariables(plans, {});
    const skip = run.withoutKeys === 'skip';
    const verdict = withoutKeysVerdict({ missing, skip, isFork: false }, undefined);
    return { ...NOTHING_RUN, verdict };
  }
  const left = run.onlyChanged === true ? plans.map((plan) => withReused(plan, run)) : plans;
  const shard = run.shard;
  const part = shard && { ...shardPlans(left, shard), sha256: shardPlans(plans, shard).sha256 };
  const ready: ReadyRun = {
    plans: part?.suites.map(({ plan }) => plan) ?? left,
    responses,
    filter: { tags: [], tests: [], models: [] },
    notices,
    missing: [],
    base: run.base,
    ownRecordings: left.map(() => run.ownRecordings ?? []),
  };
  const executed = await execute(ready.plans, run, { folder, responses });
  const execution = { ...executed, notices: [] };
  const read = await Promise.all(ready.plans.map((plan) => readHarnesses(plan, folder)));
  const commits = ready.plans.map(() => CONFIG_COMMIT);
  if (part !== undefined && shard !== undefined) {
    const job = { shard, workspace: folder, selection: undefined };
    return partResult({ ...ready, part }, execution, { commits, read }, job);
  }
  const base = run.base ?? { kind: 'unavailable', reason: 'no-run' };
  return evaluateRun(
    ready,
    execution,
    { commits, base, read },
    {
      repeatsOf: (_, runs) => ({ runs, surplus: [], leftOut: 0, limit: undefined }),
    },
  );
}

/** Harnesses are real programs: what `run` of an entry starts. */
function readHarnesses(plan: SuitePlan, workspace: string) {
  return collectResults(plan, {
    workspace,
    environment: process.env,
    stop: new StopSwitch(),
    redact: (value) => value,
    say: () => undefined,
    responses: 'live',
    unbound: 'counted',
  });
}

const CONFIG_COMMIT = {
  sha: '9d8c7b6a5f4e3d2c1b0a9f8e7d6c5b4a39281706',
  date: '2026-11-18T16:02:11Z',
  dirty: false,
};

function refused(problems: RunFindings['problems']): RunFindings {
  return { ...NOTHING_RUN, problems, verdict: invalidVerdict(problems) };
}

function withReused(plan: SuitePlan, { base }: WorldRun): SuitePlan {
  if (base?.kind !== 'found') throw new Error('without a base branch nothing is reused');
  const { sha = '', runId, finishedAt } = base.base;
  const results = base.report.suites.find(({ name }) => name === plan.suite.name)?.results ?? [];
  const from = { sha, runId, finishedAt };
  return reuseResults(plan, { results, from, notBefore: Date.parse('2026-11-01') });
}

/** As `execute` of the product wires it, but for the adapters and the clock. */
async function execute(
  plans: readonly SuitePlan[],
  run: WorldRun,
  { folder, responses }: { readonly folder: string; readonly responses: Source },
): Promise<Execution> {
  const sandbox = createSandbox();
  const stop = new StopSwitch();
  const clock = hurriedClock();
  const store = new RecordingStore({
    workspace: folder,
    directories: new Map(plans.map(({ suite }) => [suite.name, suite.recordingsDir])),
    redact: (text) => text,
  });
  const model = scriptedModel(run, (interruption) => stop.stop(interruption));
  // What an agent is said to have changed is laid over a real copy, and the checks in it are run.
  const commands = createCommandAdapter({
    cwd: folder,
    environment: process.env,
    redact: (text) => text,
  });
  const decider =
    run.stopWhenDecided === true
      ? new Decider(plans, {
          reused: ({ reused = [] }) => reused,
          mayHaveBase: () => run.base?.kind === 'found',
          excuse: (_, results) => results,
        })
      : undefined;
  try {
    return await executePlans(plans, {
      responses,
      store,
      adapterFor: () => ({ ...commands, ...model }),
      costOf,
      runValues: { uuid: 'run-uuid', now: '2026-01-01T00:00:00.000Z' },
      stop,
      clock,
      random: () => 0.5,
      sandbox,
      interpreters: { run: () => Promise.reject(new Error('no interpreter here')) },
      randomBoundary: () => 'boundary',
      maxMinutes: 60,
      maxCostUsd: run.maxCostUsd,
      onResult: () => undefined,
      steeringOf: (plan) =>
        new Steering(plan, {
          decider,
          mayCompare: () => run.base?.kind === 'found',
          failureShare: () => 0,
        }),
      openToolServer: null,
      judging: {
        knownJudges: () => Promise.resolve(undefined),
        answersToJudge: () => Promise.resolve([]),
      },
      say: () => undefined,
    });
  } finally {
    await commands.close?.();
    await sandbox.close();
  }
}

/** Waits that are shorter than a timeout are over at once; a timeout never comes. */
function hurriedClock(): Clock {
  let now = 0;
  return {
    now: () => now,
    after(ms, run) {
      if (ms >= TIMEOUT) return () => undefined;
      const timer = setImmediate(() => {
        now += ms;
        run();
      });
      return () => clearImmediate(timer);
    },
  };
}

/** Says what the run's answers say, and judges by their texts. */
function scriptedModel(
  { project, answers = {}, interrupted }: WorldRun,
  stop: (interruption: Interruption) => void,
): ProviderAdapter {
  const questions = Object.values(project.configs).flatMap((suite) => suite.questions);
  const byMessage = new Map(questions.map((question) => [question.message, question]));
  const asked = new Map<string, number>();
  let calls = 0;
  return {
    name: 'openai',
    complete(request) {
      calls += 1;
      if (interrupted !== undefined && calls > interrupted.after) stop(interrupted.by);
      const question = byMessage.get(firstWords(request));
      return question === undefined ? judged(request) : said(request, question);
    },
  };

  function said(request: ChatRequest, { name, answer }: Question): Promise<ChatResponse> {
    const key = `${name}@${request.model}`;
    const turn = request.messages.filter(({ role }) => role === 'assistant').length;
    const repeat = (asked.get(key) ?? 0) - (turn === 0 ? 0 : 1);
    if (turn === 0) asked.set(key, repeat + 1);
    const list = answers[key] ?? answers[name] ?? [answer];
    const whole = list[repeat % list.length] ?? answer;
    const turns = isTurns(whole) ? whole : [whole];
    return replied(turns[Math.min(turn, turns.length - 1)] ?? '');
  }

  function judged({ messages }: ChatRequest): Promise<ChatResponse> {
    const text = messages.map(({ content }) => content).join('\n');
    const known = Object.entries(project.scores ?? {}).find(([part]) => text.includes(part));
    const [part, score] = known ?? ['', GOOD_SCORE];
    const reasoning = known === undefined ? 'It is polite and helps.' : `It says "${part}".`;
    return replied(JSON.stringify({ score, reasoning }));
  }
}

function isTurns(answer: Answer): answer is readonly Turn[] {
  return Array.isArray(answer);
}

function firstWords({ messages, vars }: ChatRequest): string {
  return vars?.['message'] ?? messages.find(({ role }) => role === 'user')?.content ?? '';
}

function replied(turn: Turn): Promise<ChatResponse> {
  if (turn instanceof Error) return Promise.reject(turn);
  const reply = typeof turn === 'string' ? { text: turn } : turn;
  const { text = '', toolCalls = [] } = reply;
  const [inputTokens, outputTokens] = [180, 12 + Math.ceil(text.length / 4)];
  return Promise.resolve({
    text,
    toolCalls,
    finishReason: toolCalls.length > 0 ? 'tool-calls' : 'stop',
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    latencyMs: 400 + 3 * text.length,
    ...reply,
  });
}

/** Writes the project's files; its configs' names. */
async function write(folder: string, project: Project): Promise<readonly string[]> {
  const configs = Object.entries(project.configs);
  const files = [
    ...Object.entries(project.files ?? {}),
    ...configs.map(([name, suite]) => [name, configText(suite)] as const),
  ];
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return configs.map(([name]) => name);
}

function configText({ name, questions, models, gates, repeat, rest }: SuiteConfig): string {
  const ids = models ?? ['gpt-4o'];
  return stringify({
    kindlm: 1,
    project: 'acme-support',
    suite: { name, description: 'Answers customers of Acme.' },
    providers: { openai: { apiKeyEnv: 'OPENAI_API_KEY' } },
    models: [...ids, 'gpt-4o-mini'].map((id) => ({
      id,
      provider: 'openai',
      model: id,
      params: { temperature: id === 'gpt-4o-mini' ? 0 : 0.7, maxTokens: 512 },
    })),
    prompts: { support: { systemFile: 'prompts/system.md', user: '{{message}}' } },
    defaults: { repeat: repeat ?? 3, judgeModel: 'gpt-4o-mini' },
    tests: questions.map((question) => ({
      name: question.name,
      prompt: 'support',
      models: ids,
      vars: { message: question.message },
      ...question.rest,
    })),
    gates: gates ?? {},
    ...rest,
  });
}
