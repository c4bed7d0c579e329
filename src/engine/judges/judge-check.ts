/**
 * Judges held against what people said: asked about labelled answers, and about answers of the base branch again. A
 * judge that is not trusted fails its gate, and what it moved by is nobody's regression.
 */
import type { BaseAnswersJudged, JudgeCheck, LabelSpending } from '../generated/result-types.js';
import {
  type AssertionResult,
  DEFAULT_THRESHOLD,
  roundedScore,
  withDiff,
} from '../../assertions/assertion.js';
import {
  DEFAULT_MIN_SCORE,
  judged,
  judgeQuestion,
  rounded,
  WEIGHTED_TYPE,
} from '../../assertions/registry.js';
import { errorText, mean, resultKey, sum, totalCost, wholeCost } from '../../basics/basics.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { LabelFile, ModelSpec, Suite, TestCase } from '../../config/suite.js';
import { ModuleLoadError, type TokenUsage, usageOf } from '../../providers/provider.js';
import { RecordingFileError } from '../../recordings/recordings.js';
import { cut, firstPart } from '../../redaction/cut.js';
import { wilson } from '../../statistics/intervals.js';
import {
  areaUnderCurve,
  DEFAULT_TRUST_MIN,
  judgeTrust,
  type LabelCounts,
} from '../../statistics/judges.js';
import { MissingAnswerError, type ModelCalls } from '../calls/model-calls.js';
import { canonicalDigest } from '../calls/request.js';
import { judgeQuestions } from '../estimate.js';
import { judgeIdentity } from '../identity.js';
import {
  type SuitePlan,
  attachedTo,
  type Unit,
  expectsOf,
  firstOfEach,
  tokensAtLeast,
  tokensAtMost,
  judgeTokenLimit,
} from '../plan.js';
import { type TestCaseRunResult, decidedAgainst } from '../results.js';
import { type Budget, type CostBounds, UnitModels } from '../run/account.js';
import type { LabelledReply } from '../run/conversation.js';
import type { StopSwitch } from '../run/stop.js';
import { type AssertionsFor, UnitEvaluation } from '../run/unit-run.js';
import { createHash } from 'node:crypto';

type Label = LabelFile['labels'][number];

export type { BaseAnswersJudged, JudgeCheck };

/** 96 bits, which no two of a thousand answers share. */
const ID_BYTES = 12;

/** 16 characters of base64url. Space at either end does not count: files and models differ in that. */
export function answerId(text: string): string {
  return createHash('shake128', { outputLength: ID_BYTES }).update(text.trim()).digest('base64url');
}

// Which judges have labels: each criterion of the planned tests once, with what it takes to ask it about an answer.

/** A criterion with labels. */
interface LabelSet {
  readonly criteria: string;
  readonly rubric?: string | undefined;
  readonly judge: ModelSpec;
  /** Lowest score that passes. */
  readonly minScore: number;
  /** Whether a score passes, as the criterion's own assertion decides it. */
  readonly passesAt: (score: number) => boolean;
  /** How often the judge is asked about one answer; the median counts. */
  readonly passes: number;
  readonly file: LabelFile;
  /** Each answer once, without contradictory ones. */
  readonly labels: readonly Label[];
  /** Labels that judge the same answer differently, together. */
  readonly contradictory: readonly (readonly Label[])[];
  /** The first test that has the criterion: the judge's endpoint may use its variables. */
  readonly test: TestCase;
  /** Where recordings keep what the judge says of the labels, as if it were a test. */
  readonly recording: string;
}

/**
 * In the order of the config's tests; of equal criteria with equal labels the first. All sets of a suite belong to the
 * shard that has the first test with labels: that test's replies tell it whether the judge has another version now.
 */
export function labelSetsOf({
  suite,
  units,
  planned = units,
  judged = planned,
}: SuitePlan): readonly LabelSet[] {
  if (suite.labelFiles.size === 0) return [];
  const sets = new Map<string, LabelSet>();
  const seen = new Set<object>();
  for (const test of new Set(judged.map((unit) => unit.test))) {
    for (const criterion of criteriaOf(test, seen)) {
      const { criteria, rubric, model, minScore, passes, labels, on } = criterion;
      const sight = seesChanges(test, on) ? (on ?? 'both') : 'answer';
      const key = JSON.stringify([criteria, rubric, model, minScore, passes, labels, sight]);
      if (sets.has(key)) continue;
      const set = labelSet(criterion, test, suite);
      if (set !== undefined) sets.set(key, set);
    }
  }
  const [first, ...rest] = sets.values();
  return first !== undefined && planned.some(({ test }) => test === first.test)
    ? [first, ...rest]
    : [];
}

interface LabelledCriterion {
  readonly criteria: string;
  readonly rubric?: string | undefined;
  readonly model?: string | undefined;
  readonly minScore: number;
  readonly passes: number;
  readonly labels: string;
  readonly on?: 'answer' | 'changes' | undefined;
  /** As the scores are compared. */
  readonly round: (score: number) => number;
}

/** @param seen blocks that another test had already: those of `defaults` are every test's */
function criteriaOf(test: TestCase, seen: Set<object>): readonly LabelledCriterion[] {
  const fresh = expectsOf(test).filter((expect) => !seen.has(expect));
  for (const expect of fresh) seen.add(expect);
  const inline = fresh
    .flatMap(({ judge = [] }) => judge)
    .flatMap(({ labels, minScore = DEFAULT_MIN_SCORE, passes = 1, ...criterion }) =>
      labels === undefined ? [] : [{ ...criterion, minScore, passes, labels, round: rounded }],
    );
  const scored = test.asserts.flatMap(
    ({ type, value, threshold = DEFAULT_THRESHOLD, labels, on }) =>
      labels === undefined || type !== 'llm-rubric'
        ? []
        : [
            {
              criteria: String(value),
              minScore: threshold,
              passes: 1,
              labels,
              on,
              round: roundedScore,
            },
          ],
  );
  return [...inline, ...scored];
}

function labelSet(
  { labels: name, model = '', round, ...criterion }: LabelledCriterion,
  test: TestCase,
  suite: Suite,
): LabelSet | undefined {
  const id = model === '' ? suite.judgeModel : model;
  const judge = suite.models.find((candidate) => candidate.id === id);
  const file = suite.labelFiles.get(name);
  if (judge === undefined || file === undefined) return undefined;
  const { minScore } = criterion;
  const passesAt = (score: number): boolean => round(score) >= round(minScore);
  const shown = labelsSeen(file, test, criterion.on);
  if (shown.length === 0) return undefined;
  const recording = `labels of the judge: ${criterion.criteria}`;
  return { ...criterion, passesAt, judge, file, test, recording, ...distinct(shown) };
}

function seesChanges({ subject }: TestCase, on: LabelledCriterion['on']): boolean {
  return subject.kind === 'command' && subject.workspace !== undefined && on !== 'answer';
}

/** As the judge sees them; none of what lacks the changes that a criterion sees. */
function labelsSeen(
  { labels }: LabelFile,
  test: TestCase,
  on: LabelledCriterion['on'],
): readonly Label[] {
  if (!seesChanges(test, on)) return labels;
  return labels.flatMap((label) =>
    label.changes === undefined
      ? []
      : [
          {
            ...label,
            output: withDiff(on === 'changes' ? undefined : label.output, label.changes),
          },
        ],
  );
}

function distinct(all: readonly Label[]): Pick<LabelSet, 'labels' | 'contradictory'> {
  const byOutput = new Map<string, Label[]>();
  for (const label of all) {
    const known = byOutput.get(label.output);
    if (known === undefined) byOutput.set(label.output, [label]);
    else known.push(label);
  }
  const groups = [...byOutput.values()];
  const disagree = (group: readonly Label[]): boolean =>
    group.some(({ pass }) => pass !== group[0]?.pass);
  return {
    labels: groups.flatMap((group) => (disagree(group) ? [] : group.slice(0, 1))),
    contradictory: groups.filter(disagree),
  };
}

// A judge held against answers that people have judged. Comes in: the scores that it gave. Goes out: how often it
// agrees, whether that makes it trusted, and which labels it gets wrong. Pure: knows no model, no network and no
// report.

/** What a judge said of one labelled answer. */
interface LabelScore {
  /** 0 to 1; null: a provider's failure, the budget or the end of the run kept it from being judged. */
  readonly score: number | null;
  /** The judge's words, or why there is no score. Foreign text. */
  readonly reasoning: string;
}

/** A label with the judge's score: what a later run takes over instead of asking again. */
type LabelVerdict = JudgeCheck['verdicts'][number];

/** A share with its 95 % interval for showing; `share` is null where there is nothing to count. */
type ShownRate = JudgeCheck['sensitivity'];

/** Listed: a few of them tell what to change. */
const MAX_WRONG = 50;
const MAX_TEXT = 4000;
/** An area under the curve of fewer labels of a kind says nothing. */
const LEAST_FOR_AUC = 10;

interface CheckParts {
  readonly set: LabelSet;
  readonly identity: string;
  /** One of each label of the set. */
  readonly scores: readonly LabelScore[];
  readonly versions: readonly string[];
  readonly source: JudgeCheck['source'];
  readonly spent: LabelSpending;
  /** `judgeTrustMin` of the config. */
  readonly min: number | undefined;
}

function judgeCheck(parts: CheckParts): JudgeCheck {
  const { set, identity, scores, versions, source, spent, min = DEFAULT_TRUST_MIN } = parts;
  const judged = set.labels.map((label, index) => {
    const { score, reasoning } = scores[index] ?? { score: null, reasoning: '' };
    return { label, score, reasoning };
  });
  const verdicts = judged.map(({ label, score }) => ({
    line: label.location.line,
    answer: answerId(label.output),
    good: label.pass,
    score,
    passed: score === null ? null : set.passesAt(score),
  }));
  const counts = labelCounts(verdicts);
  const { state, askedGood, askedBad } = judgeTrust(counts, min);
  const wrong = judged.flatMap(({ label, score, reasoning }) =>
    score === null || set.passesAt(score) === label.pass
      ? []
      : [wrongLabel(label, score, reasoning)],
  );
  const lost = judged.filter(({ score }) => score === null);
  return {
    criteria: set.criteria,
    rubric: set.rubric,
    judgeModel: set.judge.id,
    minScore: set.minScore,
    file: set.file.file,
    identity,
    source,
    versions,
    verdicts,
    counts,
    lost: lost.length,
    ...(lost[0] === undefined ? {} : { lostBecause: firstPart(lost[0].reasoning, MAX_TEXT) }),
    state,
    min,
    sensitivity: rate(counts.passGood, counts.good),
    specificity: rate(counts.failBad, counts.bad),
    askedGood,
    askedBad,
    auc: aucOf(verdicts),
    wrong: wrong.slice(0, MAX_WRONG),
    wrongLeftOut: Math.max(0, wrong.length - MAX_WRONG),
    contradictory: set.contradictory.map((labels) => labels.map(({ location }) => location.line)),
    spent,
  };
}

/** How often the judge is right; labels without a score are left out. */
function labelCounts(verdicts: readonly LabelVerdict[]): LabelCounts {
  const of = (good: boolean, ...passed: readonly boolean[]): number =>
    verdicts.filter((it) => it.good === good && it.passed !== null && passed.includes(it.passed))
      .length;
  return {
    passGood: of(true, true),
    good: of(true, true, false),
    failBad: of(false, false),
    bad: of(false, true, false),
  };
}

function rate(right: number, n: number): ShownRate {
  const share = n === 0 ? null : right / n;
  return { share, ...wilson(share ?? 0, n) };
}

function aucOf(verdicts: readonly LabelVerdict[]): ReturnType<typeof areaUnderCurve> {
  const scoresOf = (good: boolean): readonly number[] =>
    verdicts.flatMap((it) => (it.good === good && it.score !== null ? [it.score] : []));
  const [good, bad] = [scoresOf(true), scoresOf(false)];
  const isEnough = good.length >= LEAST_FOR_AUC && bad.length >= LEAST_FOR_AUC;
  return isEnough ? areaUnderCurve(good, bad) : undefined;
}

function wrongLabel(label: Label, score: number, reasoning: string): JudgeCheck['wrong'][number] {
  const shown = (text: string | undefined): string | undefined =>
    text === undefined || text === '' ? undefined : firstPart(text, MAX_TEXT);
  return {
    line: label.location.line,
    good: label.pass,
    score,
    output: firstPart(label.output, MAX_TEXT),
    question: shown(label.question),
    note: shown(label.note),
    reasoning: shown(reasoning),
  };
}

// Asks a judge about labelled answers, with the criterion's own question and through the engine's calls: the pool, the
// budget, the recordings and the deadline see them as they see a test's. Comes in: a set of labels. Goes out: a score of
// each. It throws for a defect of the action only.

interface LabelCallSetup {
  readonly calls: ModelCalls;
  readonly stop: StopSwitch;
  /** Each of them must have room for a call. */
  readonly budgets: readonly Budget[];
  readonly costOf: (model: ModelSpec, usage: TokenUsage) => number | null;
  readonly randomBoundary: () => string;
  /** Called where a budget counts a guess, since a reply states no token usage. */
  readonly onGuess: () => void;
}

/** What became of a question, or of several about one answer. */
interface Asked<T> {
  readonly said?: T | undefined;
  /** Why nothing was said. Foreign text. */
  readonly because?: string | undefined;
  readonly models?: UnitModels | undefined;
  /** A recording that is missing, stale or broken. */
  readonly problem?: ConfigProblem | undefined;
}

/** Asks in the name of a unit where no budget and no end of the run is in the way. `key`: of the budgets. */
async function askWithin<T>(
  key: string,
  bounds: CostBounds,
  unit: Unit,
  {
    setup,
    ask,
  }: {
    readonly setup: LabelCallSetup;
    readonly ask: (as: UnitModels) => Promise<Pick<Asked<T>, 'said' | 'because'>>;
  },
): Promise<Asked<T>> {
  const { budgets, stop, calls, onGuess } = setup;
  if (stop.interruption !== undefined)
    return { because: 'The run ended before the judge was asked' };
  for (const [index, budget] of budgets.entries()) {
    if (await budget.admit(key, bounds)) continue;
    for (const reserved of budgets.slice(0, index)) reserved.release(key);
    return { because: `The budget of ${budget.maxUsd} USD is used up` };
  }
  const models = new UnitModels(unit, calls, () => undefined);
  try {
    return { ...(await ask(models)), models };
  } catch (cause) {
    if (cause instanceof ModuleLoadError) throw cause;
    const isRecording = cause instanceof MissingAnswerError || cause instanceof RecordingFileError;
    return { because: errorText(cause), models, problem: isRecording ? cause.problem : undefined };
  } finally {
    const { spentUsd, guessed } = models.tally.totals();
    for (const budget of budgets) budget.settle(key, spentUsd);
    if (guessed && budgets.length > 0) onGuess();
  }
}

function spentOn(asked: readonly Asked<unknown>[]): LabelSpending {
  const totals = asked.flatMap(({ models }) => models?.tally.totals() ?? []);
  return {
    calls: sum(totals.map(({ sent }) => sent)),
    tokens: sum(totals.map(({ usage }) => usage.totalTokens)),
    costUsd: wholeCost(totalCost(totals.map(({ costUsd }) => costUsd))),
  };
}

/**
 * Equal where a judge would be asked the same about the same answers: the judge and how it is reached, the question as
 * it is worded, and the labels. 43 characters of base64url, a SHA-256.
 */
function labelIdentity(set: LabelSet, suite: Suite): string {
  const { system, user } = questionOf(set, suite, '', () => 'boundary');
  const identity = {
    judge: judgeIdentity(labelUnit(set, suite), set.judge.id),
    question: [system, user],
    passes: set.passes,
    labels: set.labels.map(({ output, pass }) => [output, pass]),
  };
  return canonicalDigest(identity);
}

/** The unit in whose name a judge is asked: its recordings are in a separate file. */
function labelUnit({ recording, judge, test, file }: LabelSet, suite: Suite): Unit {
  const [first] = file.labels;
  const location = first?.location ?? test.location;
  return {
    suite,
    test: { ...test, name: recording, location: { ...location, line: 1, column: 1 } },
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

/** Labels are shorter or longer than a test's answers: their mean cost is their own. */
function askLabel(
  set: LabelSet,
  unit: Unit,
  output: string,
  setup: LabelCallSetup,
): Promise<Asked<{ readonly score: number; readonly reasoning: string }>> {
  const question = questionOf(set, unit.suite, output, setup.randomBoundary);
  const bounds = costBounds(unit, question.system.length + question.user.length, set, setup);
  const ask = async (models: UnitModels) => ({
    said: await judged(models.forAssertions(undefined), question, set.passes),
  });
  return askWithin(`labels ${set.judge.id}`, bounds, unit, { setup, ask });
}

/** What asking about a set takes at most: calls, and USD, of which a judge without a price counts as 0. */
export function mostOfLabels(
  set: LabelSet,
  suite: Suite,
  costOf: LabelCallSetup['costOf'],
): { readonly calls: number; readonly usd: number } {
  const unit = labelUnit(set, suite);
  const characters = set.labels.map(({ output }) => {
    const { system, user } = questionOf(set, suite, output, () => 'boundary');
    return system.length + user.length;
  });
  return {
    calls: set.labels.length * set.passes,
    usd: sum(characters.map((length) => costBounds(unit, length, set, { costOf }).mostUsd)),
  };
}

function costBounds(
  { suite }: Unit,
  characters: number,
  { judge, passes }: LabelSet,
  { costOf }: Pick<LabelCallSetup, 'costOf'>,
): CostBounds {
  const usdOf = (input: number, output: number): number =>
    passes * (costOf(judge, usageOf(input, output)) ?? 0);
  return {
    leastUsd: usdOf(tokensAtLeast(characters), 0),
    mostUsd: usdOf(tokensAtMost(characters), judgeTokenLimit(suite, judge)),
  };
}

// The judges of a plan against their labels. Each is asked again only where something that matters has changed since
// the base branch's run: the judge, the version that answers, its question or the labels. Comes in: a plan whose runs
// are done. Goes out: a check of each labelled criterion, in config order.

/** What the base branch's report knows of a suite's judges. */
export interface KnownJudges {
  readonly checks: readonly JudgeCheck[];
  readonly source: Extract<JudgeCheck['source'], { kind: 'base' }>;
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
  const unit = labelUnit(set, suite);
  const asked = await Promise.all(
    set.labels.map(({ output }) => askLabel(set, unit, output, setup)),
  );
  const names = asked.flatMap(({ models }) => models?.tally.repliedModels()[set.judge.id] ?? []);
  const check = judgeCheck({
    set,
    identity: labelIdentity(set, suite),
    scores: asked.map(({ said, because = '' }) => said ?? { score: null, reasoning: because }),
    versions: [...new Set(names)].sort(),
    spent: spentOn(asked),
    source: { kind: 'asked' },
    min: suite.gates.judgeTrustMin,
  });
  return { check, problems: asked.flatMap(({ problem }) => problem ?? []) };
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

// Today's judge about answers that the base branch gave: where scores here are worse, it says whether the judge has
// become stricter. The answers come from a report, and are foreign: the judge reads them behind the same fence as any
// answer, within the run's budgets and deadline. It throws for a defect of the action only.

/** An answer of the base report's own run, judged again by today's judge. */
export type JudgedAgain = BaseAnswersJudged['answers'][number];

/** An answer of the base branch. Everything in it is foreign. */
export interface AnswerToJudge {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly run: TestCaseRunResult;
}

interface JudgeAgainSetup extends LabelCallSetup {
  readonly assertionsFor: AssertionsFor;
}

const MAX_REASON = 300;

export async function judgeAgain(
  plan: SuitePlan,
  answers: readonly AnswerToJudge[],
  setup: JudgeAgainSetup,
): Promise<BaseAnswersJudged> {
  const units = new Map(
    firstOfEach(plan.planned ?? plan.units).map((unit) => [
      resultKey(unit.test.name, unit.modelId),
      unit,
    ]),
  );
  const asked = await Promise.all(
    answers.map(async (answer): Promise<Asked<JudgedAgain>> => {
      const unit = units.get(resultKey(answer.testCaseName, answer.modelId));
      return unit === undefined ? {} : judgeOne(unit, answer, setup);
    }),
  );
  const lost = asked.filter(({ said }) => said === undefined);
  const because = lost.find((it) => it.because !== undefined)?.because;
  return {
    answers: asked.flatMap(({ said }) => said ?? []),
    lost: lost.length,
    ...(because === undefined ? {} : { lostBecause: cut(because, MAX_REASON) }),
    spent: spentOn(asked),
  };
}

async function judgeOne(
  unit: Unit,
  { testCaseName, modelId, run }: AnswerToJudge,
  setup: JudgeAgainSetup,
): Promise<Asked<JudgedAgain>> {
  if (!isAboutSameFiles(unit, run)) return { because: 'The images of the test have changed' };
  const ask = async (models: UnitModels): Promise<Asked<JudgedAgain>> => {
    const evaluation = new UnitEvaluation(unit, models, (_, turn) =>
      setup.assertionsFor(unit, turn).filter(({ type }) => JUDGING.has(type)),
    );
    const outcomes = await evaluation.outcomesOf(repliesOf(unit, run));
    const failure = outcomes.find(({ assertionType }) => assertionType === 'provider');
    if (failure !== undefined) return { because: failure.failureMessage };
    const verdicts = withTodaysVerdicts(run.assertions, outcomes);
    return verdicts === undefined
      ? { because: 'The base branch was judged by other questions' }
      : { said: { testCaseName, modelId, ...verdicts } };
  };
  const key = `answers of the base branch ${modelId}`;
  return askWithin(key, boundsOf(unit, run, setup), underOwnName(unit), { setup, ask });
}

/** A judge would be shown today's. */
function isAboutSameFiles({ test }: Unit, { input }: TestCaseRunResult): boolean {
  const now = attachedTo(test).map(({ sha256 }) => sha256);
  const then = (input?.messages ?? []).flatMap(({ images = [] }) => images);
  return now.join() === then.map(({ sha256 }) => sha256).join();
}

/** Types of the assertions that ask a judge; a weighted list (`assert`) may have some. */
const JUDGING: ReadonlySet<string> = new Set(['judge', WEIGHTED_TYPE]);

/** Where answers are stored, what is said of the base branch's is not what was said of this run's own. */
function underOwnName(unit: Unit): Unit {
  const name = `answers of the base branch: ${unit.test.name}`;
  return { ...unit, test: { ...unit.test, name } };
}

function repliesOf({ test }: Unit, run: TestCaseRunResult): readonly LabelledReply[] {
  const turns = test.conversation.length === 0 ? [{ label: '' }] : test.conversation;
  return turns.map((turn, index) => {
    const said = test.conversation.length === 0 ? run : run.turns?.[index];
    const { outputText = '', toolCalls = [] } = said ?? {};
    return {
      turn,
      reply: {
        text: outputText,
        said: outputText,
        thoughts: [],
        toolCalls,
        finishReason: 'stop',
        truncated: false,
        turnLimitReached: false,
        ...(outputText === '' ? { withoutText: true as const } : {}),
      },
    };
  });
}

/**
 * The base run's own results with today's in the place of its judges'; undefined where they do not belong together,
 * since a report from elsewhere may say anything.
 */
function withTodaysVerdicts(
  then: readonly AssertionResult[],
  today: readonly AssertionResult[],
): Omit<JudgedAgain, 'testCaseName' | 'modelId'> | undefined {
  const isWeighed = today.some(({ assertionType }) => assertionType === WEIGHTED_TYPE);
  const isTodays = ({ assertionType }: AssertionResult): boolean =>
    assertionType === 'judge' || (isWeighed && assertionType === WEIGHTED_TYPE);
  const [before, now] = [then, today].map((all) => all.filter(isTodays));
  if (before === undefined || now === undefined || before.length !== now.length) return undefined;
  if (before.some((it, index) => it.label !== now[index]?.label)) return undefined;
  const scoreOf = (all: readonly AssertionResult[]): number =>
    mean(all.filter(({ assertionType }) => assertionType === 'judge').map(({ score }) => score));
  if (!before.some(({ assertionType }) => assertionType === 'judge')) return undefined;
  const others = then.filter((it) => !isTodays(it));
  return {
    before: scoreOf(before),
    now: scoreOf(now),
    passedBefore: !then.some(decidedAgainst),
    passesNow: ![...others, ...now].some(decidedAgainst),
  };
}

function boundsOf(unit: Unit, run: TestCaseRunResult, { costOf }: JudgeAgainSetup): CostBounds {
  const questions = judgeQuestions(unit, tokensAtMost(run.outputText.length));
  const mostUsd = sum(
    questions.map(({ model, passes, usage }) => passes * (costOf(model, usage) ?? 0)),
  );
  return { leastUsd: 0, mostUsd };
}
