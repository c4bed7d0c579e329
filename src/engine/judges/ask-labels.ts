/**
 * Asks a judge about labelled answers, with the criterion's own question and through the engine's calls: the pool, the
 * budget, the recordings and the deadline see them as they see a test's. Comes in: a set of labels. Goes out: a score of
 * each. It throws for a defect of the action only.
 */
import { createHash } from 'node:crypto';
import { judged, judgeQuestion } from '../../assertions/expect/judge.js';
import { errorText, sum } from '../../basics/basics.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { ModelSpec, Suite } from '../../config/suite.js';
import { ModuleLoadError, type TokenUsage } from '../../providers/provider.js';
import { RecordingFileError } from '../../recordings/answer-store.js';
import {
  MissingAnswerError,
  type ModelCalls,
  tokensAtLeast,
  tokensAtMost,
} from '../calls/model-calls.js';
import { canonicalDigest } from '../calls/request.js';
import { judgeIdentity } from '../identity.js';
import type { SuitePlan, Unit } from '../plan.js';
import type { TestCaseRunResult } from '../results.js';
import type { Budget, CostBounds } from '../run/account.js';
import type { StopSwitch } from '../run/stop.js';
import { judgeTokenLimit, UnitModels } from '../run/unit-models.js';
import {
  judgeCheck,
  type JudgeCheck,
  type LabelScore,
  type LabelSet,
  labelSetsOf,
  type LabelSpending,
  type ScoreSource,
} from './judge-check.js';

export interface LabelCallSetup {
  readonly calls: ModelCalls;
  readonly stop: StopSwitch;
  /** Each of them must have room for a call. */
  readonly budgets: readonly Budget[];
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
  readonly randomBoundary: () => string;
  /** Called where a budget counts a guess, since a reply states no token usage. */
  readonly onGuess: () => void;
}

interface AskedLabels {
  /** One of each label. */
  readonly scores: readonly LabelScore[];
  /** What the replies named as their model, sorted. */
  readonly versions: readonly string[];
  readonly spent: LabelSpending;
  /** Recordings that are missing, stale or broken. */
  readonly problems: readonly ConfigProblem[];
}

interface AskedLabel extends LabelScore {
  readonly models: UnitModels | undefined;
  readonly problem?: ConfigProblem;
}

async function askLabels(set: LabelSet, suite: Suite, setup: LabelCallSetup): Promise<AskedLabels> {
  const unit = labelUnit(set, suite);
  const asked = await Promise.all(
    set.labels.map(({ output }) => askLabel(set, unit, output, setup)),
  );
  const tallies = asked.flatMap(({ models }) => models?.tally ?? []);
  const totals = tallies.map((tally) => tally.totals());
  const costs = totals.map(({ costUsd }) => costUsd);
  const names = tallies.flatMap((tally) => tally.repliedModels()[set.judge.id] ?? []);
  return {
    scores: asked.map(({ score, reasoning }) => ({ score, reasoning })),
    versions: [...new Set(names)].sort(),
    spent: {
      calls: sum(totals.map(({ sent }) => sent)),
      tokens: sum(totals.map(({ usage }) => usage.totalTokens)),
      costUsd: costs.includes(null) ? null : sum(costs.map((cost) => cost ?? 0)),
    },
    problems: asked.flatMap(({ problem }) => problem ?? []),
  };
}

/**
 * Equal where a judge would be asked the same about the same answers: the judge and how it is reached, the question as
 * it is worded, and the labels. 43 characters of base64url, a SHA-256.
 */
export function labelIdentity(set: LabelSet, suite: Suite): string {
  const { system, user } = questionOf(set, suite, '', () => 'boundary');
  const identity = {
    judge: judgeIdentity(labelUnit(set, suite), set.judge.id),
    question: [system, user],
    passes: set.passes,
    labels: set.labels.map(({ output, pass }) => [output, pass]),
  };
  return canonicalDigest(identity);
}

/** Where recordings keep what a judge says of labels, as if it were a test. */
export function labelRecording(criteria: string): string {
  return `labels of the judge: ${criteria}`;
}

/** The unit in whose name a judge is asked: its recordings are in a separate file. */
function labelUnit({ criteria, judge, test, file }: LabelSet, suite: Suite): Unit {
  const name = labelRecording(criteria);
  const [first] = file.labels;
  const location = first?.location ?? test.location;
  return {
    suite,
    test: { ...test, name, location: { ...location, line: 1, column: 1 } },
    model: judge,
    modelId: judge.id,
    repeat: 0,
  };
}

function questionOf(set: LabelSet, suite: Suite, output: string, randomBoundary: () => string) {
  const { criteria, rubric, judge } = set;
  const short = createHash('shake128', { outputLength: 6 })
    .update(JSON.stringify([rubric, output]))
    .digest('hex');
  const label = `${criteria} (label ${short})`;
  const { judgeModel } = suite;
  const rubricOf = rubric === undefined ? {} : { rubric };
  return judgeQuestion({ criteria, ...rubricOf, model: judge.id }, label, output, {
    judgeModel,
    randomBoundary,
  });
}

async function askLabel(
  set: LabelSet,
  unit: Unit,
  output: string,
  setup: LabelCallSetup,
): Promise<AskedLabel> {
  const question = questionOf(set, unit.suite, output, setup.randomBoundary);
  const bounds = costBounds(unit, question.system.length + question.user.length, set, setup);
  const refusal = await reserve(budgetKey(set), bounds, setup);
  if (refusal !== undefined) return { score: null, reasoning: refusal, models: undefined };
  const models = new UnitModels(unit, setup.calls, () => undefined);
  try {
    const { score, reasoning } = await judged(
      models.forAssertions(undefined),
      question,
      set.passes,
    );
    return { score, reasoning, models };
  } catch (cause) {
    if (cause instanceof ModuleLoadError) throw cause;
    const isRecording = cause instanceof MissingAnswerError || cause instanceof RecordingFileError;
    const problem = isRecording ? { problem: cause.problem } : {};
    return { score: null, reasoning: errorText(cause), models, ...problem };
  } finally {
    settle(budgetKey(set), models, setup);
  }
}

/** Reports to the budgets what was spent under a key that was reserved. */
export function settle(
  key: string,
  { tally }: UnitModels,
  { budgets, onGuess }: Pick<LabelCallSetup, 'budgets' | 'onGuess'>,
): void {
  const { spentUsd, guessed } = tally.totals();
  for (const budget of budgets) budget.settle(key, spentUsd);
  if (guessed && budgets.length > 0) onGuess();
}

/** Labels are shorter or longer than a test's answers: their mean cost is their own. */
function budgetKey({ judge }: LabelSet): string {
  return `labels ${judge.id}`;
}

/** Why a judge is not asked; else the cost is reserved under this key of the budgets. */
export async function reserve(
  key: string,
  bounds: CostBounds,
  { stop, budgets }: Pick<LabelCallSetup, 'stop' | 'budgets'>,
): Promise<string | undefined> {
  if (stop.interruption !== undefined) return 'The run ended before the judge was asked';
  for (const [index, budget] of budgets.entries()) {
    if (await budget.admit(key, bounds)) continue;
    for (const reserved of budgets.slice(0, index)) reserved.release(key);
    return `The budget of ${budget.maxUsd} USD is used up`;
  }
  return undefined;
}

/** What asking about a set takes at most, in USD; a judge without a price counts as 0. */
export function mostUsdOf(set: LabelSet, suite: Suite, costOf: LabelCallSetup['costOf']): number {
  const unit = labelUnit(set, suite);
  const characters = set.labels.map(({ output }) => {
    const { system, user } = questionOf(set, suite, output, () => 'boundary');
    return system.length + user.length;
  });
  return sum(characters.map((length) => costBounds(unit, length, set, { costOf }).mostUsd));
}

function costBounds(
  { suite }: Unit,
  characters: number,
  { judge, passes }: LabelSet,
  { costOf }: Pick<LabelCallSetup, 'costOf'>,
): CostBounds {
  const usdOf = (inputTokens: number, outputTokens: number): number =>
    passes *
    (costOf(judge, { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }) ?? 0);
  return {
    leastUsd: usdOf(tokensAtLeast(characters), 0),
    mostUsd: usdOf(tokensAtMost(characters), judgeTokenLimit(suite, judge)),
  };
}

// The judges of a plan against their labels. Each is asked again only where something that matters has changed since
// the
// base branch's run: the judge, the version that answers, its question or the labels. Comes in: a plan whose runs are
// done. Goes out: a check of each labelled criterion, in config order.

/** What the base branch's report knows of a suite's judges. */
export interface KnownJudges {
  readonly checks: readonly JudgeCheck[];
  readonly source: Extract<ScoreSource, { kind: 'base' }>;
}

export interface JudgeChecks {
  readonly checks: readonly JudgeCheck[];
  /** Recordings that are missing, stale or broken. */
  readonly problems: readonly ConfigProblem[];
}

interface CheckSetup extends LabelCallSetup {
  /** Undefined: everything is asked. */
  readonly known: KnownJudges | undefined;
}

/** @param runs of the plan: what their judges named as their version */
export async function checkJudges(
  plan: SuitePlan,
  runs: readonly TestCaseRunResult[],
  setup: CheckSetup,
): Promise<JudgeChecks> {
  const { suite } = plan;
  const done = await Promise.all(
    labelSetsOf(plan).map(async (set) => {
      const versions = new Set(runs.flatMap((run) => run.repliedModels?.[set.judge.id] ?? []));
      const taken = takenOver(set, suite, setup.known, versions);
      return taken === undefined ? askedCheck(set, suite, setup) : { check: taken, problems: [] };
    }),
  );
  return {
    checks: done.map(({ check }) => check),
    problems: done.flatMap(({ problems }) => problems),
  };
}

async function askedCheck(
  set: LabelSet,
  suite: Suite,
  setup: CheckSetup,
): Promise<{ readonly check: JudgeCheck; readonly problems: readonly ConfigProblem[] }> {
  const { problems, ...asked } = await askLabels(set, suite, setup);
  const check = judgeCheck({
    set,
    identity: labelIdentity(set, suite),
    ...asked,
    source: { kind: 'asked' },
    min: suite.gates.judgeTrustMin,
  });
  return { check, problems };
}

const NOTHING_SPENT = { calls: 0, tokens: 0, costUsd: 0 };

/**
 * The check by the base branch's scores; undefined where the judge has to be asked.
 * @param versions what the judge's replies named in this run; none where it was not asked
 */
export function takenOver(
  set: LabelSet,
  suite: Suite,
  known: KnownJudges | undefined,
  versions: ReadonlySet<string> = new Set(),
): JudgeCheck | undefined {
  const identity = labelIdentity(set, suite);
  const base = known?.checks.find((check) => check.identity === identity);
  if (known === undefined || base === undefined) return undefined;
  if (base.lost > 0 || base.verdicts.length !== set.labels.length) return undefined;
  if ([...versions].some((version) => !base.versions.includes(version))) return undefined;
  const wordsOn = new Map(base.wrong.map(({ line, reasoning = '' }) => [line, reasoning]));
  return judgeCheck({
    set,
    identity,
    scores: base.verdicts.map(({ line, score }) => ({ score, reasoning: wordsOn.get(line) ?? '' })),
    versions: base.versions,
    // What the base branch itself took over is as old as it was there.
    source: base.source.kind === 'base' ? base.source : known.source,
    spent: NOTHING_SPENT,
    min: suite.gates.judgeTrustMin,
  });
}
