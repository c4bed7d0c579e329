/** Which judges have labels: each criterion of the planned tests once, with what it takes to ask it about an answer. */
import { DEFAULT_MIN_SCORE } from '../assertions/expect/judge.js';
import { roundedScore } from '../assertions/scored/bands.js';
import { DEFAULT_THRESHOLD } from '../assertions/scored/scored.js';
import { rounded } from '../assertions/text/message-text.js';
import type { Label, LabelFile, ModelSpec, Suite, TestCase } from '../config/suite.js';
import { expectsOf } from '../engine/models-in-use.js';
import type { SuitePlan } from '../engine/plan.js';

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
