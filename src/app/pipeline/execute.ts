/** Wires the run: adapters, recordings, sandbox, pool, clock, signals. The only place where models are reached. */
import { randomBytes } from 'node:crypto';
import { assertionsForExpects, buildAssertions } from '../../assertions/registry.js';
import type { Assertion } from '../../assertions/assertion.js';
import { endpointOf, settingsOf, type ModelSpec, type Suite } from '../../config/suite.js';
import { runPlans, type DonePlan, type RunOutput, type RunSetup } from '../../engine/run/run.js';
import { type Clock, stoppableSandbox, type StopSwitch } from '../../engine/run/stop.js';
import {
  createModelCalls,
  type ModelCalls,
  type ResponseSource,
  gathered,
  type StoredCallsSetup,
} from '../../engine/calls/model-calls.js';
import { perProvider } from '../../engine/calls/live-calls.js';
import type { SuitePlan } from '../../engine/plan.js';
import { createPool } from '../../engine/run/pool.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import type { UnitRunSetup } from '../../engine/run/unit-run.js';
import {
  checkJudges,
  type JudgeChecks,
  type KnownJudges,
  type LabelCallSetup,
  type JudgeCheck,
  labelSetsOf,
  judgeAgain,
  type AnswerToJudge,
  type BaseAnswersJudged,
} from '../../engine/judges/judge-check.js';
import { sum } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import type { Log } from '../../github/log.js';
import { createProgress, type ProgressOutput } from '../session/progress.js';
import { createCommandAdapter } from '../../providers/command/command.js';
import { costOf } from '../../providers/pricing.js';
import { createRecordingStore } from '../../recordings/recordings.js';
import { RecordingFileError, type AnswerStore } from '../../recordings/answer-store.js';
import type { JobIdentity, ProviderAdapter } from '../../providers/provider.js';
import { createAdapter } from '../../providers/adapters.js';
import type { RunSecrets } from '../../redaction/cut.js';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.js';

export interface Execution extends RunOutput {
  /** Recording files that were written, relative to the workspace. */
  readonly recorded: readonly string[];
  /** Judges with labels, one list a plan. */
  readonly judges: readonly (readonly JudgeCheck[])[];
  /** What today's judge says of the base branch's answers, one a plan; undefined where it was not asked. */
  readonly judgedAgain: readonly (BaseAnswersJudged | undefined)[];
}

/** Said once in the log and once in the report. */
export const BUDGET_GUESSED =
  'Some replies state no token usage: the budget counted a guess from their length, and their cost is not in the totals.';

interface ExecutionRequest {
  readonly plans: readonly SuitePlan[];
  readonly responses: ResponseSource;
  /** See StoredCallsSetup. */
  readonly unboundAnswers: StoredCallsSetup['unboundAnswers'];
  readonly maxMinutes: number;
  readonly maxCostUsd: number | undefined;
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  /** May have been thrown already: then nothing is sent. */
  readonly stop: StopSwitch;
  /** Shows a status line; see ProgressOutput. */
  readonly status: ProgressOutput['status'];
  readonly color: boolean;
  readonly secrets: RunSecrets;
  /** Whose identity replaces keys where a config says so. */
  readonly job: JobIdentity;
  /** See RunSetup. */
  readonly steeringOf?: RunSetup['steeringOf'];
  /** What is known of a suite's judges, so that they need not be asked; undefined: they must be. */
  readonly knownJudges: (suite: string) => Promise<KnownJudges | undefined>;
  /** Answers of the base branch that today's judge is to be asked about, since this plan's scores are worse. */
  readonly answersToJudge: (
    plan: SuitePlan,
    runs: readonly TestCaseRunResult[],
    judges: readonly JudgeCheck[],
  ) => Promise<readonly AnswerToJudge[]>;
  /** See RunSetup. */
  readonly keeping: RunSetup['keeping'];
}

/** Runs all plans. The stop switch ends the run early; what is done is kept. */
export async function execute(request: ExecutionRequest): Promise<Execution> {
  const { plans, log, stop } = request;
  const clock = systemClock();
  const pool = createPool(Math.max(...plans.map(({ suite }) => suite.concurrency)));
  const sandbox = stoppableSandbox(createSandbox(), stop);
  const store = answerStore(request);
  const adapters = adapterCache(request);
  const calls = createModelCalls({
    responses: request.responses,
    unboundAnswers: request.unboundAnswers,
    store,
    withoutSecrets: (value) => request.secrets.redactDeep(value),
    adapterFor: adapters.adapterFor,
    costOf,
    pool,
    stop,
    clock,
    random: Math.random,
    maxMs: request.maxMinutes * 60_000,
  });
  const assertionsFor = assertionsIn(sandbox);
  const judges = new JudgeWork(request, calls, assertionsFor);
  const progress = createProgress(
    plans,
    { log: (lines) => log.info(lines), status: request.status, color: request.color },
    clock,
  );
  try {
    const output = await runPlans(plans, {
      calls,
      assertionsFor,
      pool,
      stop,
      clock,
      maxMinutes: request.maxMinutes,
      maxCostUsd: request.maxCostUsd,
      costOf,
      onResult(plan, result) {
        if (!isSaidAtTheEnd(result, request)) progress.onResult(plan, result);
      },
      onRunning: (change) => progress.onRunning(change),
      keeping: request.keeping,
      steeringOf: request.steeringOf,
      afterRuns: (done) => judges.check(done),
    });
    return await storeAnswers(judges.joined(output), request, store);
  } finally {
    progress.end();
    await adapters.close();
    await sandbox.close();
  }
}

/** A recording that is missing or stale, and a key that is refused, are said once: no line a test. */
function isSaidAtTheEnd(
  { outcome }: TestCaseRunResult,
  { responses }: Pick<ExecutionRequest, 'responses'>,
): boolean {
  if (outcome.kind !== 'errored') return false;
  return responses === 'replay' || outcome.code === 'PROVIDER_AUTH_FAILED';
}

/** Where answers are stored, or read from; none for a run that does neither. */
function answerStore({
  responses,
  workspace,
  plans,
  secrets,
}: ExecutionRequest): AnswerStore | undefined {
  if (responses === 'live') return undefined;
  const directories = new Map(plans.map(({ suite }) => [suite.name, suite.recordingsDir]));
  return createRecordingStore({ workspace, directories, redact: secrets.redact });
}

/** What judges are asked when the runs of a plan are done: about labels, and about the base branch's answers. */
class JudgeWork {
  readonly #request: ExecutionRequest;
  readonly #calls: ModelCalls;
  readonly #assertionsFor: Build;
  readonly #checked = new Map<SuitePlan, JudgeChecks>();
  readonly #again = new Map<SuitePlan, BaseAnswersJudged>();
  #guessed = false;

  constructor(request: ExecutionRequest, calls: ModelCalls, assertionsFor: Build) {
    this.#request = request;
    this.#calls = calls;
    this.#assertionsFor = assertionsFor;
  }

  async check(done: DonePlan): Promise<void> {
    await this.#checkLabels(done);
    await this.#judgeAgain(done);
  }

  async #checkLabels({ plan, runs, budgets }: DonePlan): Promise<void> {
    if (labelSetsOf(plan).length === 0) return;
    const { knownJudges, log } = this.#request;
    const known = await knownJudges(plan.suite.name);
    const checked = await checkJudges(plan, runs, { ...this.#setup(budgets), known });
    const asked = checked.checks.filter(({ source }) => source.kind === 'asked');
    const labels = sum(asked.map(({ verdicts }) => verdicts.length));
    if (labels > 0) log.info(`The judges were asked about ${plural(labels, 'label')}.`);
    this.#checked.set(plan, checked);
  }

  async #judgeAgain({ plan, runs, budgets }: DonePlan): Promise<void> {
    const { answersToJudge, log } = this.#request;
    const answers = await answersToJudge(plan, runs, this.#checked.get(plan)?.checks ?? []);
    if (answers.length === 0) return;
    const count = plural(answers.length, 'answer');
    log.info(`Judge scores are worse: today's judge is asked about ${count} from the base branch.`);
    const setup = { ...this.#setup(budgets), assertionsFor: this.#assertionsFor };
    this.#again.set(plan, await judgeAgain(plan, answers, setup));
  }

  #setup(budgets: DonePlan['budgets']): LabelCallSetup {
    const onGuess = (): void => void (this.#guessed = true);
    const { stop } = this.#request;
    return { calls: this.#calls, stop, budgets, costOf, randomBoundary, onGuess };
  }

  joined(output: RunOutput): Omit<Execution, 'recorded'> {
    const { plans } = this.#request;
    const done = plans.map((plan) => this.#checked.get(plan));
    const known = new Set(output.problems.map(({ message }) => message));
    const further = gathered(done.flatMap((it) => it?.problems ?? []));
    const budgetGuessed = output.budgetGuessed || this.#guessed;
    if (budgetGuessed) this.#request.log.warning(BUDGET_GUESSED);
    return {
      ...output,
      budgetGuessed,
      judges: done.map((it) => it?.checks ?? []),
      judgedAgain: plans.map((plan) => this.#again.get(plan)),
      problems: [...output.problems, ...further.filter(({ message }) => !known.has(message))],
    };
  }
}

function randomBoundary(): string {
  return randomBytes(12).toString('hex');
}

/** A recording that cannot be written is a problem of the run, whose results are reported all the same. */
async function storeAnswers(
  output: Omit<Execution, 'recorded'>,
  { responses }: ExecutionRequest,
  store: AnswerStore | undefined,
): Promise<Execution> {
  if (store === undefined || responses === 'replay') return { ...output, recorded: [] };
  try {
    return { ...output, recorded: await store.flush() };
  } catch (error) {
    if (!(error instanceof RecordingFileError)) throw error;
    const known = output.problems.some(({ message }) => message === error.problem.message);
    const problems = known ? output.problems : [...output.problems, error.problem];
    return { ...output, problems, recorded: [] };
  }
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

interface AdapterCache {
  readonly adapterFor: (suite: Suite, model: ModelSpec) => ProviderAdapter;
  /** Ends connections and processes of all adapters. */
  readonly close: () => Promise<void>;
}

/** One adapter a suite and endpoint: suites may reach the same provider by different URLs. */
function adapterCache({ environment, secrets: { redact }, job }: ExecutionRequest): AdapterCache {
  const adapters: ProviderAdapter[] = [];
  const adapterFor = perProvider((suite, model) => {
    const whose = { name: endpointOf(model), job };
    const adapter =
      model.provider === 'command'
        ? createCommandAdapter({
            cwd: suite.directory,
            environment,
            redact,
            keys: keysByScript(suite),
          })
        : createAdapter(model.provider, settingsOf(suite, model), environment, whose);
    adapters.push(adapter);
    return adapter;
  });
  return {
    adapterFor,
    async close() {
      await Promise.all(adapters.map((adapter) => adapter.close?.() ?? Promise.resolve()));
    },
  };
}

type Build = UnitRunSetup['assertionsFor'];

/** The assertions of a test, or of a turn of its conversation. */
function assertionsIn(sandbox: Sandbox): Build {
  return assertionCache(({ suite, test }, turn) => {
    const { schemas, judgeModel } = suite;
    const deps = { schemas, judgeModel, randomBoundary, sandbox };
    if (turn === undefined) return buildAssertions(test, deps);
    return turn.expect === undefined ? [] : assertionsForExpects([turn.expect], deps);
  });
}

/** Assertions hold no state of a run, so those of a test, or of a turn, serve all its runs. */
function assertionCache(build: Build): Build {
  const built = new WeakMap<object, readonly Assertion[]>();
  return (unit, turn) => {
    const key = turn ?? unit.test;
    const known = built.get(key);
    if (known !== undefined) return known;
    const assertions = build(unit, turn);
    built.set(key, assertions);
    return assertions;
  };
}
