/** Asks the models: adapters, recordings, sandbox, clock and progress of a run. The only place where models are reached. */
import { randomBytes, randomUUID } from 'node:crypto';
import { count } from '../../basics/format.js';
import type { ConfigProblem } from '../../config/problem.js';
import { endpointOf, type ModelSpec, settingsOf, type Suite } from '../../config/suite.js';
import { type Clock, executePlans, type Execution } from '../../engine/execute.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { createAdapter, createCommandAdapter, openToolServer } from '../../providers/adapters.js';
import { costOf } from '../../providers/pricing.js';
import type { JobIdentity, ProviderAdapter, ReplyCode } from '../../providers/provider.js';
import { type AnswerStore, RecordingStore } from '../../recordings/recordings.js';
import { keepingOf } from '../../report/fit-report.js';
import { createInterpreters, type Interpreters } from '../../sandbox/interpreters.js';
import { createSandbox, replyCode } from '../../sandbox/sandbox.js';
import { keyNames } from '../preflight/keys.js';
import { Progress } from '../session/progress.js';
import type { Session } from '../session/session.js';
import { unboundAnswers } from './own-recordings.js';
import type { ReadyJob } from '../job.js';
import type { SteeredRun } from './steer-run.js';
import { judgingAgainst } from '../base/base-branch.js';

/** Said once in the log and once in the report. */
const BUDGET_GUESSED =
  'Some replies state no token usage: the budget counted a guess from their length, and their cost is not in the totals.';

/** What decides what is asked of the plans, and what judges are asked beside their tests. */
interface Asking extends Pick<SteeredRun, 'steeringOf'> {
  /** Looks for the base branch's report, once. */
  readonly base: () => Promise<BaseReportOutcome>;
}

/** What came of them. */
export type AskedPlans = Execution & {
  /** What the reader of the report should know of it. */
  readonly notices: readonly string[];
};

/**
 * Runs all plans. The stop switch ends the run early; what is done is kept.
 * @param asking absent: everything is asked, and judges are asked nothing beside the tests
 */
export async function askModels(job: ReadyJob, asking?: Asking): Promise<AskedPlans> {
  const { prepared, session, stop } = job;
  const { plans, responses } = prepared;
  const { inputs, log, secrets } = session;
  const clock = systemClock();
  const sandbox = createSandbox();
  const interpreters = interpretersOf(job);
  const adapters = adaptersOf(job, replyCode(sandbox));
  const output = { log: (line: string) => log.info(line), color: session.color };
  const progress = new Progress(plans, output, clock);
  const unstored: ConfigProblem[] = [];
  try {
    const execution = await executePlans(plans, {
      responses,
      unboundAnswers: unboundAnswers(prepared.missing, session.context),
      store: answerStore(job),
      withoutSecrets: (value) => secrets.redactDeep(value),
      onUnstored: ({ test, repeat }, bytes) => {
        const message = `Not stored: the changed files of test "${test}", repeat ${repeat}, have ${count(bytes)} bytes, and a recording keeps 1 MiB of an answer.`;
        unstored.push({ message, hint: 'Let git ignore in the workspace what the agent builds.' });
      },
      keptCopies: session.where === 'local' ? keptCopies((line) => log.info(line)) : undefined,
      adapterFor: adapters.adapterFor,
      costOf,
      runValues: { uuid: randomUUID(), now: new Date().toISOString() },
      stop,
      clock,
      random: Math.random,
      sandbox,
      interpreters,
      randomBoundary: () => randomBytes(12).toString('hex'),
      maxMinutes: inputs.maxMinutes,
      maxCostUsd: inputs.maxCostUsd,
      onResult(plan, result) {
        if (!isSaidAtTheEnd(result, responses)) progress.onResult(plan, result);
      },
      keeping: keepingOf(inputs.outputs),
      steeringOf: asking?.steeringOf,
      judging: asking && judgingAgainst(asking.base, job),
      openToolServer: responses === 'replay' ? null : toolServers(job),
      say: (line) => log.info(line),
    });
    if (execution.budgetGuessed) log.warning(BUDGET_GUESSED);
    const notices = execution.budgetGuessed ? [BUDGET_GUESSED] : [];
    return responses === 'record'
      ? { ...execution, notices, problems: [...execution.problems, ...unstored] }
      : { ...execution, notices: [...unstored.map(({ message }) => message), ...notices] };
  } finally {
    await adapters.close();
    await interpreters.close();
    await sandbox.close();
  }
}

/** Where code runs that is not to be in the sandbox. */
function interpretersOf({ prepared, session, environment, stop }: ReadyJob): Interpreters {
  const interpreters = createInterpreters({
    environment,
    keys: keyNames(prepared.plans.map(({ suite }) => suite)),
    redact: session.secrets.redact,
    withoutKeys: prepared.responses === 'replay',
  });
  stop.onStop(() => void interpreters.close());
  return interpreters;
}

/** Sessions with the MCP servers that answer tool calls. */
function toolServers({
  environment,
  session,
}: ReadyJob): Parameters<typeof executePlans>[1]['openToolServer'] {
  const { redact } = session.secrets;
  return (suite, server, timeoutMs) =>
    openToolServer(server, {
      cwd: suite.directory,
      environment,
      keys: keyNames([suite]),
      redact,
      timeoutMs,
    });
}

/** Copies that are kept at most: each may be large. */
const MOST_KEPT = 20;

/** Says where the workspaces of answers that failed are. */
function keptCopies(say: (line: string) => void): Parameters<typeof executePlans>[1]['keptCopies'] {
  let kept = 0;
  return {
    wantsMore: () => kept < MOST_KEPT,
    add({ test, repeat }, folder) {
      kept += 1;
      say(`The workspace of "${test.name}", answer ${repeat + 1}, is kept: ${folder}`);
    },
  };
}

/** A recording that is missing or stale, and a key that is refused, are said once: no line a test. */
function isSaidAtTheEnd(
  { outcome }: TestCaseRunResult,
  responses: ReadyJob['prepared']['responses'],
): boolean {
  if (outcome.kind !== 'errored') return false;
  return responses === 'replay' || outcome.code === 'PROVIDER_AUTH_FAILED';
}

/** Where answers are stored, or read from; none for a run that does neither. */
function answerStore({ prepared, session }: ReadyJob): AnswerStore | undefined {
  const { plans, responses } = prepared;
  if (responses === 'live') return undefined;
  const { workspace, secrets } = session;
  const directories = new Map(plans.map(({ suite }) => [suite.name, suite.recordingsDir]));
  return new RecordingStore({
    workspace,
    directories,
    redact: secrets.redact,
    promptOf: printedPrompts(plans),
  });
}

type PromptOf = NonNullable<ConstructorParameters<typeof RecordingStore>[0]['promptOf']>;

/** What programs of prompts have printed, for the recordings. */
function printedPrompts(plans: readonly SuitePlan[]): PromptOf {
  const prompts = new Map<string, ReturnType<PromptOf>>();
  for (const { suite, units } of plans) {
    for (const { test } of units) {
      const { subject } = test;
      if (subject.kind !== 'prompt' || subject.printedBy === undefined) continue;
      const { hash } = subject.printedBy;
      prompts.set(`${suite.name}\n${test.name}`, { hash, messages: subject.messages });
    }
  }
  return (suite, test) => prompts.get(`${suite}\n${test}`);
}

function systemClock(): Clock {
  return {
    now: () => performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
  };
}

/** Names of the variables that no script may be started without, by script. */
function keysByScript({ tests }: Suite): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  for (const { subject } of tests) {
    if (subject.kind !== 'command' || subject.keys === undefined) continue;
    keys.set(subject.script, [...(keys.get(subject.script) ?? []), ...subject.keys]);
  }
  return keys;
}

interface Adapters {
  readonly adapterFor: (suite: Suite, model: ModelSpec) => ProviderAdapter;
  /** Ends connections and processes of all adapters. */
  readonly close: () => Promise<void>;
}

/** Adapters as they are asked for: suites may reach the same provider by different URLs. */
function adaptersOf({ session, environment, stop }: ReadyJob, code: ReplyCode): Adapters {
  const { redact } = session.secrets;
  const job = jobIdentity(session);
  const adapters: ProviderAdapter[] = [];
  const adapterFor = (suite: Suite, model: ModelSpec): ProviderAdapter => {
    const whose = { name: endpointOf(model), job, replyCode: code };
    const adapter =
      model.provider === 'command'
        ? createCommandAdapter({
            cwd: suite.directory,
            checkout: session.workspace,
            environment,
            redact,
            keys: keysByScript(suite),
            onStop: (end) => void stop.onStop(end),
          })
        : createAdapter(model.provider, settingsOf(suite, model), environment, whose);
    adapters.push(adapter);
    return adapter;
  };
  return {
    adapterFor,
    async close() {
      await Promise.all(adapters.map((adapter) => adapter.close?.() ?? Promise.resolve()));
    },
  };
}

/** The job's identity, whose tokens are masked before they are used. */
function jobIdentity({ secrets, log }: Session): JobIdentity {
  return {
    async idToken(audience) {
      const { getIDToken } = await import('@actions/core');
      return getIDToken(audience);
    },
    onSecret: (secret) => log.mask(secret),
    redact: secrets.redact,
  };
}
