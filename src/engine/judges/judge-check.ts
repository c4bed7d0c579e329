/** Which answer a text is: one that people have judged is known again without its text. */
import { createHash } from 'node:crypto';
import { DEFAULT_MIN_SCORE } from '../../assertions/expect/judge.js';
import { roundedScore } from '../../assertions/metadata.js';
import { DEFAULT_THRESHOLD } from '../../assertions/scored/scored.js';
import { rounded } from '../../assertions/wording.js';
import type { Label, LabelFile, ModelSpec, Suite, TestCase } from '../../config/suite.js';
import { firstPart } from '../../redaction/cut.js';
import { type Bounds, wilson } from '../../statistics/intervals.js';
import {
  areaUnderCurve,
  type Auc,
  DEFAULT_TRUST_MIN,
  judgeTrust,
  type LabelCounts,
  type TrustState,
} from '../../statistics/judges.js';
import { expectsOf } from '../models-in-use.js';
import type { SuitePlan } from '../plan.js';

/** 96 bits, which no two of a thousand answers share. */
const ID_BYTES = 12;

/** 16 characters of base64url. Space at either end does not count: files and models differ in that. */
export function answerId(text: string): string {
  return createHash('shake128', { outputLength: ID_BYTES }).update(text.trim()).digest('base64url');
}

// Which judges have labels: each criterion of the planned tests once, with what it takes to ask it about an answer.

/** A criterion with labels. */
export interface LabelSet {
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
      const { criteria, rubric, model, minScore, passes, labels } = criterion;
      const key = JSON.stringify([criteria, rubric, model, minScore, passes, labels]);
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

/** The question of a set is asked so often in all. */
export function labelCalls({ labels, passes }: LabelSet): number {
  return labels.length * passes;
}

interface LabelledCriterion {
  readonly criteria: string;
  readonly rubric?: string | undefined;
  readonly model?: string | undefined;
  readonly minScore: number;
  readonly passes: number;
  readonly labels: string;
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
  const scored = test.asserts.flatMap(({ type, value, threshold = DEFAULT_THRESHOLD, labels }) =>
    labels === undefined || type !== 'llm-rubric'
      ? []
      : [{ criteria: String(value), minScore: threshold, passes: 1, labels, round: roundedScore }],
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
  return { ...criterion, passesAt, judge, file, test, ...distinct(file.labels) };
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
// agrees,
// whether that makes it trusted, and which labels it gets wrong. Pure: knows no model, no network and no report.

/** What a judge said of one labelled answer. */
export interface LabelScore {
  /** 0 to 1; null: a provider's failure, the budget or the end of the run kept it from being judged. */
  readonly score: number | null;
  /** The judge's words, or why there is no score. Foreign text. */
  readonly reasoning: string;
}

/** A label with the judge's score: what a later run takes over instead of asking again. */
interface LabelVerdict {
  /** Line of the file of labels. */
  readonly line: number;
  /** Which answer it is: the same text has the same id in every report (`answerId`). */
  readonly answer: string;
  /** What people say. */
  readonly good: boolean;
  readonly score: number | null;
  /** Whether the judge passes the answer; null as the score. */
  readonly passed: boolean | null;
}

/** A label on which the judge is wrong. All texts are foreign, and absent where the input `outputs` leaves them out. */
export interface WrongLabel {
  readonly line: number;
  readonly good: boolean;
  readonly score: number;
  readonly output?: string | undefined;
  readonly question?: string | undefined;
  readonly note?: string | undefined;
  /** The judge's; absent where its scores are the base branch's. */
  readonly reasoning?: string | undefined;
}

/** A share with its 95 % interval for showing; `share` is null where there is nothing to count. */
export interface ShownRate extends Bounds {
  readonly share: number | null;
}

/** What was spent on asking, in this run. */
export interface LabelSpending {
  /** Requests sent. */
  readonly calls: number;
  readonly tokens: number;
  /** USD; null: a price is not known. */
  readonly costUsd: number | null;
}

/** Where the scores come from: asked in this run, or by the run of the base branch that is named. */
export type ScoreSource =
  | { readonly kind: 'asked' }
  | { readonly kind: 'base'; readonly sha?: string | undefined; readonly finishedAt: string };

/** One judge (criterion, rubric, model) and its labels, as reports have it. */
export interface JudgeCheck {
  /** Foreign text. */
  readonly criteria: string;
  readonly rubric?: string | undefined;
  /** Config id of the model that judges. */
  readonly judgeModel: string;
  readonly minScore: number;
  /** The file of labels, workspace-relative. */
  readonly file: string;
  /** Hash of the judge, its question and the labels: equal means that nothing needs to be asked again. */
  readonly identity: string;
  readonly source: ScoreSource;
  /** What its replies named as their model, sorted. */
  readonly versions: readonly string[];
  /** Each answer once; contradictory ones are left out. */
  readonly verdicts: readonly LabelVerdict[];
  readonly counts: LabelCounts;
  /** Labels without a score. */
  readonly lost: number;
  /** Why the first of them has none. Foreign text. */
  readonly lostBecause?: string | undefined;
  readonly state: TrustState;
  /** What the true rates must reach. */
  readonly min: number;
  /** Of good answers those that it passes, of bad ones those that it stops. */
  readonly sensitivity: ShownRate;
  readonly specificity: ShownRate;
  /** See JudgeTrust. */
  readonly askedGood: number | null;
  readonly askedBad: number | null;
  /** From ten labels of each kind on. */
  readonly auc?: Auc | undefined;
  readonly wrong: readonly WrongLabel[];
  /** Wrong labels beyond those that are listed. */
  readonly wrongLeftOut: number;
  /** Lines of labels that judge the same answer differently. */
  readonly contradictory: readonly (readonly number[])[];
  readonly spent: LabelSpending;
}

/** Listed: a few of them tell what to change. */
const MAX_WRONG = 50;
const MAX_TEXT = 4000;
/** An area under the curve of fewer labels of a kind says nothing. */
const LEAST_FOR_AUC = 10;

export interface CheckParts {
  readonly set: LabelSet;
  readonly identity: string;
  /** One of each label of the set. */
  readonly scores: readonly LabelScore[];
  readonly versions: readonly string[];
  readonly source: ScoreSource;
  readonly spent: LabelSpending;
  /** `judgeTrustMin` of the config. */
  readonly min: number | undefined;
}

export function judgeCheck(parts: CheckParts): JudgeCheck {
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

/** As if the judge had been wrong on every label that has no score. */
export function countsAtWorst({
  counts,
  verdicts,
}: Pick<JudgeCheck, 'counts' | 'verdicts'>): LabelCounts {
  const lost = (good: boolean): number =>
    verdicts.filter((it) => it.score === null && it.good === good).length;
  return { ...counts, good: counts.good + lost(true), bad: counts.bad + lost(false) };
}

function rate(right: number, n: number): ShownRate {
  const share = n === 0 ? null : right / n;
  return { share, ...wilson(share ?? 0, n) };
}

function aucOf(verdicts: readonly LabelVerdict[]): Auc | undefined {
  const scoresOf = (good: boolean): readonly number[] =>
    verdicts.flatMap((it) => (it.good === good && it.score !== null ? [it.score] : []));
  const [good, bad] = [scoresOf(true), scoresOf(false)];
  const isEnough = good.length >= LEAST_FOR_AUC && bad.length >= LEAST_FOR_AUC;
  return isEnough ? areaUnderCurve(good, bad) : undefined;
}

function wrongLabel(label: Label, score: number, reasoning: string): WrongLabel {
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
