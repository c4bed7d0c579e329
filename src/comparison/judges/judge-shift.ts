/**
 * Has a judge itself changed? What it says of labelled answers, held against what the base branch's report has of the
 * same ones. Where it certainly has, no test that it judges can be compared: nobody is to blame for their judge.
 */
import type { JudgeShift } from '../../report/comparison.js';
import type { SuiteReport } from '../../report/report.js';
import type { ComparableResult } from '../measured.js';
import { judgeChanged } from '../statistics/judge-moves.js';
import { mean } from '../../basics/numbers.js';

type JudgeCheck = NonNullable<SuiteReport['judges']>[number];
type LabelVerdict = JudgeCheck['verdicts'][number];

/** Listed: a few of them tell which way the judge went. */
const MAX_FLIPPED = 20;

/** Of each judge that was asked in this run and had a score of the same labelled answers before, in config order. */
export function judgeShifts(
  here: readonly JudgeCheck[] = [],
  base: readonly JudgeCheck[] = [],
): readonly JudgeShift[] {
  return here.flatMap((check) => {
    if (check.source.kind !== 'asked') return [];
    // A criterion may have several files of labels, and the same answer may have been in another of them.
    const shift = shiftOf(
      check,
      base.filter((it) => isSameQuestion(it, check)),
    );
    return shift === undefined ? [] : [shift];
  });
}

function isSameQuestion(one: JudgeCheck, other: JudgeCheck): boolean {
  return (
    one.criteria === other.criteria &&
    one.rubric === other.rubric &&
    one.judgeModel === other.judgeModel
  );
}

interface JudgedTwice {
  readonly line: number;
  readonly good: boolean;
  readonly before: number;
  readonly now: number;
  readonly isFlipped: boolean;
}

function shiftOf(check: JudgeCheck, base: readonly JudgeCheck[]): JudgeShift | undefined {
  const known = new Map(
    base.flatMap(({ verdicts }) => verdicts).map((verdict) => [verdict.answer, verdict]),
  );
  const pairs = check.verdicts.flatMap((verdict) => judgedTwice(verdict, known, check.minScore));
  if (pairs.length === 0) return undefined;
  const { p, differ, changed } = judgeChanged(pairs);
  const flipped = pairs.filter(({ isFlipped }) => isFlipped);
  const versionsBefore = [...new Set(base.flatMap(({ versions: names }) => names))].sort();
  const { versions } = check;
  const isSameVersion = versionsBefore.join('\n') === versions.join('\n');
  return {
    criteria: check.criteria,
    judgeModel: check.judgeModel,
    changed,
    p,
    compared: pairs.length,
    differ,
    lower: pairs.filter((pair) => pair.now < pair.before).length,
    baseMean: mean(pairs.map((pair) => pair.before)),
    headMean: mean(pairs.map((pair) => pair.now)),
    flipped: flipped
      .slice(0, MAX_FLIPPED)
      .map(({ line, good, before: then, now }) => ({ line, good, before: then, now })),
    flippedLeftOut: Math.max(0, flipped.length - MAX_FLIPPED),
    ...(isSameVersion ? {} : { versions: { base: versionsBefore, head: versions } }),
  };
}

/** What passes is decided by today's lowest score on both sides: another one is no other judge. */
function judgedTwice(
  { answer, line, good, score: now }: LabelVerdict,
  known: ReadonlyMap<string, LabelVerdict>,
  minScore: number,
): readonly JudgedTwice[] {
  const before = known.get(answer)?.score ?? null;
  if (now === null || before === null) return [];
  const isFlipped = before >= minScore !== now >= minScore;
  return [{ line, good, before, now, isFlipped }];
}

/** Config ids of the judges that certainly have changed. */
export function changedJudges(shifts: readonly JudgeShift[]): ReadonlySet<string> {
  return new Set(shifts.filter(({ changed }) => changed).map(({ judgeModel }) => judgeModel));
}

/** Whether one of these judges has judged a result. */
export function isJudgedBy(
  { runs, extraRuns = [] }: ComparableResult,
  judges: ReadonlySet<string>,
): boolean {
  if (judges.size === 0) return false;
  return [...runs, ...extraRuns].some(({ assertions }) =>
    assertions.some(
      ({ assertionType, metadata }) =>
        assertionType === 'judge' && judges.has(metadata?.judgeModel ?? ''),
    ),
  );
}
