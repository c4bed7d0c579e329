/**
 * A whole run from outside: its plans go in, with ways to models, stored answers and a sandbox; results come out, what
 * judges say of labels, and what today's judge says of the base branch's answers. Here the parts are put together.
 */
import { sum } from '../basics/basics.js';
import { plural } from '../basics/format.js';
import {
  assertionsForExpects,
  AssertionFacts,
  buildAssertions,
  holdingBefore,
  withoutWork,
} from '../assertions/registry.js';
import type { Assertion, AssertionDeps } from '../assertions/assertion.js';
import type { SourceLocation, Suite, TestCase } from '../config/suite.js';
import { RecordingFileError } from '../recordings/recordings.js';
import type { Interpreters } from '../sandbox/interpreters.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import { gathered, ModelCalls, type ModelCallsSetup } from './calls/model-calls.js';
import {
  type AnswerToJudge,
  type BaseAnswersJudged,
  checkJudges,
  judgeAgain,
  type JudgeCheck,
  type JudgeChecks,
  type KnownJudges,
  labelSetsOf,
} from './judges/judge-check.js';
import type { SuitePlan } from './plan.js';
import type { TestCaseRunResult } from './results.js';
import { type DonePlan, type RunOutput, runPlans, type RunSetup } from './run/run.js';
import { stoppableCode, type StopSwitch, unlessStopped } from './run/stop.js';
import type { AssertionsFor } from './run/unit-run.js';
import { COMMAND_MODEL } from './calls/request.js';

export { Decider, Steering } from './steering.js';
export { type Account, settleQuestions } from './run/account.js';
export { type Clock, StopSwitch } from './run/stop.js';

export interface Execution extends RunOutput {
  /** Recording files that were written, relative to the workspace. */
  readonly recorded: readonly string[];
  /** Judges with labels, one list a plan. */
  readonly judges: readonly (readonly JudgeCheck[])[];
  /** Expectations of workspaces that prove nothing, one list a plan. */
  readonly heldBefore: readonly (readonly HeldBefore[])[];
  /** What today's judge says of the base branch's answers, one a plan; undefined where it was not asked. */
  readonly judgedAgain: readonly (BaseAnswersJudged | undefined)[];
}

interface ExecutionSetup
  extends
    Omit<ModelCallsSetup, 'concurrency' | 'maxMs'>,
    Omit<RunSetup, 'calls' | 'assertionsFor' | 'afterRuns'> {
  /** Where patterns and scripts of the config run; what it does is given up when the run is stopped. */
  readonly sandbox: Sandbox;
  /** Where code of the config runs that is not to be in the sandbox; given up like it. */
  readonly interpreters: Pick<Interpreters, 'run'>;
  /** Makes text that no answer can hold, which keeps what is judged apart from what the judge is told. */
  readonly randomBoundary: () => string;
  /** What judges are asked beside the tests; undefined: nothing, and no workspace is looked at before its agent. */
  readonly judging: Judging | undefined;
  /** Told of what is asked beside the tests. */
  readonly say: (line: string) => void;
}

interface Judging {
  /** What is known of a suite's judges, so that they need not be asked; undefined: they must be. */
  readonly knownJudges: (suite: string) => Promise<KnownJudges | undefined>;
  /** Answers of the base branch that today's judge is to be asked about, since this plan's scores are worse. */
  readonly answersToJudge: (
    plan: SuitePlan,
    runs: readonly TestCaseRunResult[],
    judges: readonly JudgeCheck[],
  ) => Promise<readonly AnswerToJudge[]>;
}

/** Runs all plans. The stop switch, which may have been thrown already, ends the run early; what is done is kept. */
export async function executePlans(
  plans: readonly SuitePlan[],
  setup: ExecutionSetup,
): Promise<Execution> {
  const calls = new ModelCalls({
    ...setup,
    concurrency: Math.max(...plans.map(({ suite }) => suite.concurrency)),
    maxMs: setup.maxMinutes * 60_000,
  });
  const depsOf = depsIn(setup);
  const assertionsFor = assertionsIn(depsOf);
  let isGuessed = false;
  const onGuess = (): void => void (isGuessed = true);
  const { after, ...output } = await runPlans(plans, {
    ...setup,
    openToolServer: stoppableServers(setup),
    calls,
    assertionsFor,
    afterRuns: async (done) => {
      const { judging, stop } = setup;
      if (judging === undefined) return undefined;
      const asking = { ...setup, calls, assertionsFor, onGuess, budgets: done.budgets };
      const [asked, heldBefore] = await Promise.all([
        askJudges(done, judging, asking),
        heldBeforeWork(done, { calls, stop, depsOf }),
      ]);
      return { ...asked, heldBefore };
    },
  });
  const known = new Set(output.problems.map(({ message }) => message));
  const further = gathered(after.flatMap((it) => it?.checked.problems ?? []));
  const whole = {
    ...output,
    budgetGuessed: output.budgetGuessed || isGuessed,
    judges: after.map((it) => it?.checked.checks ?? []),
    judgedAgain: after.map((it) => it?.again),
    heldBefore: after.map((it) => it?.heldBefore ?? []),
    problems: [...output.problems, ...further.filter(({ message }) => !known.has(message))],
  };
  return storeAnswers(whole, setup);
}

/** Asks judges about labels, and then about the base branch's answers. */
async function askJudges(
  { plan, runs }: DonePlan,
  { knownJudges, answersToJudge }: Judging,
  setup: Parameters<typeof judgeAgain>[2] & Pick<ExecutionSetup, 'say'>,
): Promise<{ readonly checked: JudgeChecks; readonly again?: BaseAnswersJudged }> {
  let checked: JudgeChecks = { checks: [], problems: [] };
  if (labelSetsOf(plan).length > 0) {
    const known = await knownJudges(plan.suite.name);
    checked = await checkJudges(plan, runs, { ...setup, known });
    const asked = checked.checks.filter(({ source }) => source.kind === 'asked');
    const labels = sum(asked.map(({ verdicts }) => verdicts.length));
    if (labels > 0) setup.say(`The judges were asked about ${plural(labels, 'label')}.`);
  }
  const answers = await answersToJudge(plan, runs, checked.checks);
  if (answers.length === 0) return { checked };
  const count = plural(answers.length, 'answer');
  setup.say(`Judge scores are worse: today's judge is asked about ${count} from the base branch.`);
  return { checked, again: await judgeAgain(plan, answers, setup) };
}

/** A recording that cannot be written is a problem of the run, whose results are reported all the same. */
async function storeAnswers(
  output: Omit<Execution, 'recorded'>,
  { responses, store }: Pick<ExecutionSetup, 'responses' | 'store'>,
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

/** What assertions of a suite need of the run. */
function depsIn({
  sandbox,
  interpreters,
  stop,
  randomBoundary,
}: Pick<ExecutionSetup, 'sandbox' | 'interpreters' | 'stop' | 'randomBoundary'>): (
  suite: Suite,
) => AssertionDeps {
  const stoppable = stoppableCode(sandbox, interpreters, stop);
  return ({ schemas, trees, judgeModel, directory }) => ({
    schemas,
    trees,
    judgeModel,
    randomBoundary,
    sandbox: stoppable.sandbox,
    interpret: (call) => stoppable.interpreters.run({ ...call, directory }),
  });
}

function stoppableServers({
  openToolServer: open,
  stop,
}: Pick<ExecutionSetup, 'openToolServer' | 'stop'>): ExecutionSetup['openToolServer'] {
  if (open === null) return null;
  return (...given) => {
    const session = open(...given);
    return {
      call: (name, args) => unlessStopped(stop, () => session.call(name, args)),
      close: () => session.close(),
    };
  };
}

/** The assertions of a test, or of a turn of its conversation: they hold no state of a run, so they serve all its runs. */
function assertionsIn(depsOf: (suite: Suite) => AssertionDeps): AssertionsFor {
  const built = new WeakMap<object, readonly Assertion[]>();
  return ({ suite, test }, turn) => {
    const key = turn ?? test;
    const known = built.get(key);
    if (known !== undefined) return known;
    const deps = depsOf(suite);
    const assertions =
      turn === undefined
        ? buildAssertions(test, deps)
        : turn.expect === undefined
          ? []
          : assertionsForExpects([turn.expect], deps);
    built.set(key, assertions);
    return assertions;
  };
}

// What is expected of a workspace and holds before an agent has worked in it: it proves nothing.

/** The expectations of one entry of `tests` that prove nothing. */
interface HeldBefore {
  readonly location: Pick<SourceLocation, 'file' | 'line'>;
  /** Names of the expectations; at least one. */
  readonly labels: readonly string[];
  /** Names of the entry's tests, one a row, where it expects nothing else. */
  readonly assertingNothing: readonly string[];
}

interface LookSetup {
  readonly calls: ModelCalls;
  readonly stop: StopSwitch;
  readonly depsOf: (suite: Suite) => AssertionDeps;
}

/** Rows of `cases` of which a workspace is looked at. */
const MOST_ROWS = 3;

/** Looks at the prepared workspaces of the tests that were answered, beside whatever else is in flight. */
async function heldBeforeWork(
  { plan: { suite, units }, runs }: DonePlan,
  setup: LookSetup,
): Promise<readonly HeldBefore[]> {
  const answered = new Set(
    runs
      .filter(({ outcome: { kind } }) => kind === 'passed' || kind === 'failed')
      .map(({ testCaseName }) => testCaseName),
  );
  const tests = new Set(units.map(({ test }) => test).filter(({ name }) => answered.has(name)));
  const entries = new Map<string, TestCase[]>();
  for (const test of [...tests].filter(expectsWork)) {
    const { file, line } = placeOf(test);
    const rows = entries.get(`${file}:${line}`);
    if (rows === undefined) entries.set(`${file}:${line}`, [test]);
    else rows.push(test);
  }
  const held = await Promise.all(
    [...entries.values()].map((rows) => heldInRows(suite, rows, setup)),
  );
  return held.flatMap((one) => one ?? []);
}

function expectsWork({ expects, subject }: TestCase): boolean {
  if (subject.kind !== 'command' || subject.workspace === undefined) return false;
  return expects.some(({ files = [], checks = [] }) => files.length + checks.length > 0);
}

/** Where the entry of `tests` is, which all its rows share. */
function placeOf({ sources, location }: TestCase): HeldBefore['location'] {
  const source = sources.findLast(({ kind }) => kind === 'test');
  if (source === undefined) return { file: location.file, line: location.line };
  return { file: source.file, line: source.startLine };
}

/** An expectation proves something where one row has it fail. */
async function heldInRows(
  suite: Suite,
  rows: readonly TestCase[],
  setup: LookSetup,
): Promise<HeldBefore | undefined> {
  const looks = await Promise.all(
    rows.slice(0, MOST_ROWS).map((test) => heldIn(suite, test, setup)),
  );
  const [first] = looks;
  const [test] = rows;
  if (first === undefined || test === undefined) return undefined;
  const holding = first.map((label, at) =>
    looks.every((look) => look?.[at] !== undefined) ? label : undefined,
  );
  const labels = holding.filter((label) => label !== undefined);
  if (labels.length === 0) return undefined;
  const isAll = labels.length === holding.length;
  const isIdle = (row: TestCase): boolean =>
    isAll && new AssertionFacts({ ...row, expects: withoutWork(row.expects) }).assertsNothing;
  return {
    location: placeOf(test),
    labels,
    assertingNothing: rows.filter(isIdle).map(({ name }) => name),
  };
}

/** Undefined where nobody could look: what is wrong with a workspace is said where its answers are judged. */
async function heldIn(
  suite: Suite,
  test: TestCase,
  { calls, stop, depsOf }: LookSetup,
): Promise<readonly (string | undefined)[] | undefined> {
  const slot = await calls.lane(suite, COMMAND_MODEL, true).acquire('start');
  try {
    if (stop.interruption !== undefined) return undefined;
    const copy = await calls.untouched(suite, test);
    if (copy === undefined) return undefined;
    try {
      return await holdingBefore(test.expects, { copy, vars: test.vars }, depsOf(suite));
    } finally {
      await copy.close(false);
    }
  } catch {
    return undefined;
  } finally {
    slot();
  }
}
