/** The comparison in words for readers who are not statisticians. */
import { FLOAT_NOISE, mean, meanOrNothing, sum } from '../../basics/basics.js';
import { count, percent, plural, score, usd } from '../../basics/format.js';
import {
  modelChange,
  type SuiteEvidence,
  type SuiteVerdict,
  type CostComparison,
  type JudgeComparison,
  type LatencyComparison,
} from '../../comparison/suite-verdict.js';
import {
  expectedLeastDrop,
  type ExpectedSides,
  type SightAdvice,
  type SuiteSight,
} from '../../comparison/sight.js';
import { wasAnswered } from '../../engine/evaluate/aggregate.js';
import { ownAnswers } from '../../engine/evaluate/gate-definitions.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import { ALPHA } from '../../statistics/guards.js';
import { atMost } from '../../statistics/intervals.js';
import {
  type BaseAnswersJudged,
  type Cause,
  isAskedAsBefore,
  type JudgeShift,
  type SuiteComparison,
  type WhoMoved,
} from '../comparison.js';
import type { Report, SuiteReport } from '../report.js';
import { questionsIn } from '../story/sight-notes.js';
import {
  type BaseName,
  commitAndAge,
  modelNames,
  namedBase,
  type Sentence,
  type SentencePart,
  text,
} from './phrases.js';

/** The verdict of a suite against the base, as one to three sentences. */
export function verdictSentence(verdict: SuiteVerdict, base: BaseName): Sentence {
  switch (verdict.verdict) {
    case 'worse':
      return [
        text('Worse than '),
        ...namedBase(base),
        text(
          `: ${rates(verdict.evidence)} pass${fewer(verdict.evidence)}. ${chance(verdict.evidence.p)}`,
        ),
        ...(verdict.evidence.guard === undefined ? [text(` ${DAYS_UNKNOWN}`)] : []),
      ];
    case 'not-worse':
      return [
        text('Not worse than '),
        ...namedBase(base),
        text(`. ${unlikelyDrop(verdict.evidence)}`),
      ];
    case 'cannot-tell':
      return cannotTell(verdict, { kind: 'branch', name: base.branch });
  }
}

/** Temperature 0 or a seed: nothing shows how much the base branch moves by itself. */
const DAYS_UNKNOWN = 'Days are unknown: a bad day of the provider could look the same.';

/** Of a change that alters no question: there is nothing that it could be blamed for. */
function untouchedSentence(base: BaseName): Sentence {
  return [
    text(
      'This change alters nothing that the models are asked, so it cannot have made them worse than on ',
    ),
    ...namedBase(base),
    text('.'),
  ];
}

/** The same, where there are others: `leftOpen` results of which nothing is known. */
function partlyUntouchedSentence(base: BaseName, leftOpen: number, noun: string): Sentence {
  const others = plural(leftOpen, `other ${noun}`);
  return [
    text(`The ${noun}s that are compared are asked exactly as on `),
    ...namedBase(base),
    text(
      `. Nothing is known of ${others}: not asked in this run, renamed, or asked and checked otherwise.`,
    ),
  ];
}

/** What became of a suite under this change. */
export function changeSentence(
  comparison: SuiteComparison,
  base: BaseName,
  noun: string,
): Sentence {
  if (!isAskedAsBefore(comparison)) return verdictSentence(comparison.verdict, base);
  const { leftOpen } = comparison;
  return leftOpen === undefined
    ? untouchedSentence(base)
    : partlyUntouchedSentence(base, leftOpen, noun);
}

/** The verdict of what both sides were asked alike: about the model, never about the change. */
export function modelSentence(verdict: SuiteVerdict, base: BaseName): Sentence {
  const { evidence } = verdict;
  const pass = evidence === undefined ? '' : ` ${rates(evidence)} pass.`;
  const found = modelChange(verdict);
  switch (found) {
    case 'worse':
    case 'better': {
      const p = found === 'worse' ? evidence?.p : evidence?.pBetter;
      return [
        text(`The model itself answers ${found} than on `),
        ...namedBase(base),
        text(
          `, asked the same:${evidence === undefined ? '' : ` ${rates(evidence)} pass${found === 'worse' ? fewer(evidence) : ''}.`} ${chance(p ?? ALPHA)}`,
        ),
      ];
    }
    case 'another-version': {
      const models =
        verdict.verdict === 'cannot-tell' && verdict.reason.kind === 'model-version'
          ? verdict.reason.models.map(({ model }) => model)
          : [];
      return [
        text('The model itself is another version than on '),
        ...namedBase(base),
        text(' ('),
        ...modelNames(models),
        text(`).${pass}`),
      ];
    }
    case 'same':
      return [
        text('The model itself answers no worse than on '),
        ...namedBase(base),
        text(`, asked the same. ${unlikelyDrop(evidence)}`),
      ];
    case 'unknown':
      return [
        text('Cannot tell whether the model itself answers differently than on '),
        ...namedBase(base),
        text(`.${pass}${evidence === undefined ? '' : ` ${possibleDrop(evidence)}.`}`),
      ];
  }
}

/** With how much was compared, e.g. "Compared with 5 runs of `main`, the newest of them 4f2a9c1, 2 hours ago." */
export function memorySentence(base: BaseName, runs: number): Sentence {
  if (runs === 1) return [text('Compared with one run of '), ...namedBase(base), text('.')];
  const isKnown = base.commit !== undefined || base.age !== undefined;
  return [
    text(`Compared with ${runs} runs of `),
    { kind: 'branch', name: base.branch },
    ...(isKnown ? [text(', the newest of them '), ...commitAndAge(base)] : []),
    text('.'),
  ];
}

/** Which tests the verdict is about; undefined where it is all of them. */
export function scopeSentence(
  changed: number,
  unchanged: number,
  noun: string,
): string | undefined {
  if (unchanged === 0 || changed === 0) return undefined;
  const touched = changed === 1 ? 'one' : String(changed);
  const others = unchanged === 1 ? 'other one is' : `other ${unchanged} are`;
  return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
}

/** `0.86 -> 0.79`, and whether chance explains it. `isOfOthers`: the judge's own move, or the model's, may. */
export function judgeSentence(
  { baseMean, headMean, ...judge }: JudgeComparison,
  isOfOthers = false,
): string {
  const change = `${score(baseMean)} -> ${score(headMean)}`;
  if (isOfOthers && atMost(judge.worse, ALPHA)) {
    return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
  }
  if (judge.isWorse)
    return `Judge average of the tests compared fell: ${change}. ${chance(judge.worse)}`;
  const isOfDay = judge.guard?.passes === false && atMost(judge.worse, ALPHA);
  return `Judge average of the tests compared: ${change}${isOfDay ? ', which an ordinary day could do' : ''}.`;
}

/** Ratio of the costs, e.g. `An answer costs 1.50 times as much as before.` */
export function costSentence({ ratio, isWorse, worse }: CostComparison): string {
  const sentence = `An answer costs ${timesAs('much', ratio)} before.`;
  return isWorse ? `${sentence} ${chance(worse)}` : sentence;
}

/** Latency is never judged: a provider's slow day is not chance, and not the change's fault. */
export function latencySentence({ ratio }: LatencyComparison): string {
  return `An answer takes ${timesAs('long', ratio)} before (not judged).`;
}

/** `1.50 times as long as`, or `as long as`. */
function timesAs(what: 'long' | 'much', ratio: number): string {
  const times = count(ratio, 2);
  return times === '1.00' ? `as ${what} as` : `${times} times as ${what} as`;
}

/** How many of the "probably regressed" look so by luck. `expected` as from `labelTests`. */
export function luckSentence(expected: number): string {
  if (expected < 0.05) return 'Luck alone explains almost none of these.';
  const about = expected < 0.95 ? 'fewer than one' : `about ${Math.round(expected)}`;
  return `By luck alone, ${about} would look like this.`;
}

/** Below this, a re-run is not worth a word. */
const FLIP_SHOWN = 0.05;
const FLIP_LIKELY = 0.2;
const FLIP_COIN = 0.4;

/** What a re-run would say, beside a pass-rate gate; undefined where it would agree. `flip` is a chance of 0..1. */
export function rerunSentence(flip: number): string | undefined {
  if (!(flip >= FLIP_SHOWN)) return undefined;
  const oneIn = Math.round(1 / flip);
  if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
  if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
  return 'a coin flip: too close to the limit';
}

function cannotTell(
  { reason, evidence }: Extract<SuiteVerdict, { verdict: 'cannot-tell' }>,
  name: SentencePart,
): Sentence {
  switch (reason.kind) {
    case 'nothing-compared':
      return [text('Cannot tell: no test has results both on '), name, text(' and here.')];
    case 'stopped':
      return [
        text(
          'Cannot tell: stopped early, nothing to compare. A run without `stop-when-decided` asks what it takes to know.',
        ),
      ];
    case 'errored':
      return [
        text(
          `Cannot tell: ${reason.errored} of ${reason.all} answers had no outcome (a provider error, or the end of the job), which is too many.`,
        ),
      ];
    case 'model-version':
      return [
        text('Cannot tell: the model itself is another version than on '),
        name,
        text(' ('),
        ...modelNames(reason.models.map(({ model }) => model)),
        text('), so a difference says nothing about this change.'),
      ];
    case 'judge-changed':
      return [
        text(
          'Cannot tell: the judge itself has changed, so a difference says nothing about this change.',
        ),
      ];
    case 'judge-moved':
      return [
        text(`${cannotTellRates(evidence)}Today's judge fails answers of `),
        name,
        text(' too that it passed then.'),
      ];
    case 'day-to-day':
      return dayToDay(evidence, name);
    case 'untouched-fell':
      return [text(`${cannotTellRates(evidence)}Tests that this change does not touch fell too.`)];
    case 'too-little-data':
      return [text('Too little data to ever show a drop.')];
    case 'too-few-runs': {
      const drop = `${cannotTellRates(evidence)}${possibleDrop(evidence)}`;
      // Neither repeats nor runs help where there is nothing to lose.
      if (evidence?.baseRate === 0) return [text(`${drop}.`)];
      if (evidence !== undefined && evidence.oneAnswerASide === evidence.compared) {
        return [text(`${drop}; only more tests, or a temperature above 0, will narrow this.`)];
      }
      return [text(`${drop}; more repeats or more runs on `), name, text(' will narrow this.')];
    }
  }
}

function dayToDay(evidence: SuiteEvidence | undefined, name: SentencePart): Sentence {
  const { runs = 0, critical = 1 } = evidence?.guard ?? {};
  const said = text(cannotTellRates(evidence));
  if (evidence?.guard?.kind === 'untouched') {
    const moves = points(critical) ?? '1 point';
    return [
      said,
      text(
        `Measured by the tests that this change does not touch, a drop of up to ${moves} can be chance.`,
      ),
    ];
  }
  if (runs < RUNS_TO_KNOW_DAYS) {
    return [
      said,
      text('An ordinary day could do this; '),
      name,
      text(` has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.`),
    ];
  }
  return [
    said,
    name,
    text(` itself moves by up to ${points(critical) ?? '1 point'} from day to day.`),
  ];
}

function cannotTellRates(evidence: SuiteEvidence | undefined): string {
  return `Cannot tell: ${evidence === undefined ? '' : `${rates(evidence)}. `}`;
}

/** Of results that count as one answer a side; undefined where there are none. */
export function oneAnswerSentence(evidence: SuiteEvidence | undefined): string | undefined {
  const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
  if (oneAnswerASide === 0) return undefined;
  const which =
    oneAnswerASide === compared
      ? 'What was compared is'
      : `${oneAnswerASide} of the ${compared} results that were compared are`;
  return `${which} asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
}

/** Of the list of tests that went from every answer to none, or the mirror. `expected` as from `labelTests`. */
export function turnedNote(expected: number, hasOneAnswerASide: boolean): string {
  const luck = luckSentence(expected);
  return hasOneAnswerASide
    ? `${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.`
    : luck;
}

/** Between the pass rates of both sides. */
export const RATES_ARROW = ' -> ';

/**
 * E.g. `; 15 points fewer, 9 to 21`: what is worse by less than a point, or has no interval that says so, has none. Of
 * what is worse alone: what is not has its upper end.
 */
function fewer({ drop, difference }: SuiteEvidence): string {
  const [low, points, high] = [difference?.low ?? 0, drop, difference?.high ?? 0].map((share) =>
    Math.round(share * 100),
  );
  if (low === undefined || points === undefined || low < 1) return '';
  return `; ${plural(points, 'point')} fewer, ${low} to ${high}`;
}

/** E.g. `96 % -> 81 % of answers`; the tables have their intervals. */
function rates({ baseRate, headRate }: SuiteEvidence): string {
  return `${percent(baseRate)}${RATES_ARROW}${percent(headRate)} of answers`;
}

/** p as odds that people know; never smaller than it is. */
function chance(p: number): string {
  const odds = [10_000, 1_000].find((runs) => p < 1 / runs) ?? 100;
  return `Chance alone would do this in fewer than 1 in ${count(odds)} runs.`;
}

/** Of what passes on the base, which is all that can be lost. */
type Loss = Pick<SuiteEvidence, 'upper' | 'baseRate'>;

const NOTHING_TO_LOSE = 'Nothing passes on the base branch, so no drop can show';

function unlikelyDrop(evidence: Loss | undefined): string {
  if (evidence?.baseRate === 0) return `${NOTHING_TO_LOSE}.`;
  const drop = points(largestLoss(evidence));
  return drop === undefined ? 'Any drop is unlikely.' : `A drop of more than ${drop} is unlikely.`;
}

function possibleDrop(evidence: Loss | undefined): string {
  if (evidence?.baseRate === 0) return NOTHING_TO_LOSE;
  const drop = points(largestLoss(evidence));
  return drop === undefined ? 'A drop is unlikely' : `A drop of up to ${drop} is possible`;
}

function largestLoss({ upper, baseRate }: Loss = { upper: 1, baseRate: 1 }): number {
  return Math.min(upper, baseRate);
}

/** A share as whole percentage points, rounded up so that the bound holds; undefined for none. */
function points(share: number): string | undefined {
  const whole = Math.ceil(share * 100 - FLOAT_NOISE);
  if (whole <= 0) return undefined;
  return plural(whole, 'point');
}

// Judges that have changed since the base branch, in words for readers who are not statisticians.

/** Judges of which labels say that they have changed, or that they have not where another version answers. */
export function judgeShiftSentences(
  shifts: readonly JudgeShift[],
  base: BaseName,
): readonly Sentence[] {
  return shifts.flatMap((shift): Sentence[] => {
    const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
    const judge = modelNames([judgeModel]);
    const versions = versionWords(shift);
    if (!changed && versions.length === 0) return [];
    const otherwise = `${differ} of ${plural(compared, 'labelled answer')}`;
    const branch: SentencePart = { kind: 'branch', name: base.branch };
    const said = changed
      ? [
          text('The judge '),
          ...judge,
          text(` itself has changed: it gives ${otherwise} another score than on `),
          branch,
          text(
            ` (${lower} lower, ${differ - lower} higher; mean ${score(baseMean)} -> ${score(headMean)}), so what it judged there and here is not compared.`,
          ),
        ]
      : [
          text('The judge '),
          ...judge,
          text(` is another version than on `),
          branch,
          text(
            `; its labels do not show that it judges differently (${otherwise} have another score).`,
          ),
        ];
    return [[...said, ...versions]];
  });
}

function versionWords({ versions }: JudgeShift): Sentence {
  if (versions === undefined || versions.base.length === 0 || versions.head.length === 0) return [];
  return [
    text(' Its replies name '),
    ...modelNames(versions.head),
    text(', and named '),
    ...modelNames(versions.base),
    text('.'),
  ];
}

/** Whose a drop of judge scores is; undefined where nobody asked, and nobody needed to. */
export function whoMovedSentence(
  moved: WhoMoved | undefined,
  again: BaseAnswersJudged | undefined,
  base: BaseName,
): Sentence | undefined {
  const branch: SentencePart = { kind: 'branch', name: base.branch };
  const lost = again === undefined || again.lost === 0 ? [] : lostWords(again);
  if (moved === undefined) {
    if (again === undefined) return undefined;
    return [
      text(
        `Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${plural(again.answers.length + again.lost, 'answer')} of `,
      ),
      branch,
      text(', which is too few.'),
      ...lost,
    ];
  }
  return [
    text(
      `Who moved: ${causeWords(moved)}. Today's judge was asked about ${plural(moved.answers + moved.untouchedAnswers, 'answer')} of `,
    ),
    branch,
    text(`: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.`),
    ...lost,
  ];
}

/** Judge scores fell, and nobody could ask today's judge about the base branch's answers. */
export function notAskedAgainSentence(base: BaseName): Sentence {
  return [
    text(
      'Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of ',
    ),
    { kind: 'branch', name: base.branch },
    text(' where the report from there keeps them (input `outputs`).'),
  ];
}

const CAUSES: Readonly<Record<Cause, string>> = {
  change: 'this change',
  model: 'the model, which answers worse than it did',
  judge: 'the judge, which is stricter than it was',
};

function causeWords({ causes, model }: WhoMoved): string {
  if (causes.length === 0) return 'cannot be told apart';
  const words = causes.map((cause) =>
    cause === 'change' && model === undefined ? 'this change, or the model' : CAUSES[cause],
  );
  return words.join(', and ');
}

function partWords({ judge, model, change, low, high }: WhoMoved): string {
  const interval = `${signed(change)} (${signed(low)} to ${signed(high)})`;
  const own = `${signed(judge)} is the judge's own`;
  return model === undefined
    ? `${own} and ${interval} this change's or the model's, which too few untouched tests tell apart`
    : `${own}, ${signed(model)} the model's and ${interval} this change's`;
}

/** Two digits, and no `-0.00`. */
function signed(value: number): string {
  const rounded = score(Math.abs(value));
  return value < 0 && Number(rounded) !== 0 ? `-${rounded}` : rounded;
}

function lostWords({ lost, lostBecause }: BaseAnswersJudged): Sentence {
  const because: Sentence =
    lostBecause === undefined ? [] : [text(': '), ...modelNames([lostBecause])];
  return [text(` About ${plural(lost, 'answer')} it was not asked`), ...because, text('.')];
}

// What this suite can see, in words: the least drop that would be noticed, and what would show a smaller one.

/** Nothing where nothing was compared. `noun`: of a result, e.g. `test`. */
export function sightSentences(
  suite: SuiteReport,
  base: BaseName,
  noun: string,
): readonly Sentence[] {
  const sight = suite.comparison?.sight;
  if (sight === undefined) return [];
  const { results, repeats, baseRuns, leastDrop, baseRate, advice, withMoreRuns } = sight;
  const asked = `${plural(results, noun)}, ${plural(Math.round(repeats), 'repeat')}`;
  const runs = plural(baseRuns, 'run');
  const noticed =
    leastDrop === undefined
      ? `, ${unnoticedWords(baseRate)}.`
      : `, a drop of ${sightPoints(leastDrop)} is noticed 8 times in 10.`;
  return [
    [text(`With ${asked} and ${runs} of `), branch(base), text(noticed)],
    ...(advice === undefined ? [] : [adviceSentence(advice, suite, base)]),
    ...(withMoreRuns === undefined ? [] : [waitingSentence(withMoreRuns, base)]),
  ];
}

/** What `expectedLeastDrop` says, in words: e.g. `a drop of 9 points would be noticed 8 times in 10`. */
export function expectedDropWords(sides: ExpectedSides): string {
  const least = expectedLeastDrop(sides);
  return least === undefined
    ? unnoticedWords(sides.passRate)
    : `a drop of ${sightPoints(least)} would be noticed 8 times in 10`;
}

/** Below this share of the base's answers, it is their failing that hides a drop, and not their number. */
const MOSTLY_FAILS = 0.5;

function unnoticedWords(baseRate: number): string {
  return baseRate < MOSTLY_FAILS
    ? `no drop can show: only ${percent(baseRate)} of answers pass there`
    : 'no drop would be noticed 8 times in 10';
}

/** From so many runs on, how much the base branch moves is its own, and no longer that of an ordinary day. */
const RUNS_TO_KNOW_DAYS = 5;

/** Of a run that was compared with nothing: what a later one will see. By this run's own answers. */
export function unseenWords(report: Report, suite: SuiteReport, noun: string): string | undefined {
  const known = sidesOf(suite.results);
  if (known === undefined) return undefined;
  const sides = { ...known, questions: questionsIn(report) };
  const asked = `${plural(sides.results, noun)} and ${plural(Math.round(sides.repeats), 'repeat')}`;
  const later = `Once the base branch has ${RUNS_TO_KNOW_DAYS} runs, ${asked} will show`;
  return sides.passRate === 0
    ? `${later} no drop: nothing passes yet.`
    : `${later} this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
}

/** By the answers of one run; undefined where there are none. `baseRuns`: those that will count. */
export function sidesOf(
  results: readonly AggregatedTestResult[],
  baseRuns = RUNS_TO_KNOW_DAYS,
): Omit<ExpectedSides, 'questions'> | undefined {
  const counts = results.flatMap((result) => {
    const answered = result.runs.filter(wasAnswered);
    const { passes, fails } = ownAnswers({
      result: { ...result, runs: answered },
      pending: undefined,
    });
    if (answered.length === 0) return [];
    const isOne = result.oneAnswer === true;
    const n = isOne ? 1 : passes + fails;
    return [{ n, isOne, rate: passes / (passes + fails) }];
  });
  if (counts.length === 0) return undefined;
  const several = counts.filter(({ n }) => n > 1);
  const variances = several.map(({ n, rate }) => (rate * (1 - rate) * n) / (n - 1));
  return {
    results: counts.length,
    repeats: 1 / mean(counts.map(({ n }) => 1 / n)),
    // Asked at temperature 0 or with a seed, only the newest base run counts.
    baseRuns: counts.filter(({ isOne }) => isOne).length * 2 > counts.length ? 1 : baseRuns,
    passRate: mean(counts.map(({ rate }) => rate)),
    variance: several.length * 2 < counts.length ? undefined : mean(variances),
  };
}

function adviceSentence(advice: SightAdvice, suite: SuiteReport, base: BaseName): Sentence {
  switch (advice.kind) {
    case 'repeats': {
      const { repeats, leastDrop } = advice;
      return [
        text(
          `\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} from the next run on, with `,
        ),
        branch(base),
        text(` as it is (${moreWords(suite, repeats)}).`),
      ];
    }
    case 'base-repeats': {
      const { repeats, leastDrop, runs, nextDrop } = advice;
      const until = nextDrop === undefined ? 'none' : `one of ${sightPoints(nextDrop)}`;
      return [
        text(`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} once `),
        branch(base),
        text(
          ` has ${plural(runs, 'run')} with as many, and ${until} until then (${moreWords(suite, repeats)}).`,
        ),
      ];
    }
    case 'most-repeats': {
      const { repeats, leastDrop } = advice;
      const most =
        leastDrop === undefined ? 'show no drop' : `only show a drop of ${sightPoints(leastDrop)}`;
      return [text(`Even ${repeats} repeats would ${most}: more tests see more.`)];
    }
    case 'days':
      return daysSentence(suite.comparison?.sight?.baseRuns ?? 0, base);
    case 'more-tests':
      return [
        text('Asked at temperature 0 or with a seed, only more tests would show a smaller drop.'),
      ];
  }
}

/** What one or two runs cannot know of the base branch is not said of it. */
function daysSentence(baseRuns: number, base: BaseName): Sentence {
  if (baseRuns >= RUNS_TO_KNOW_DAYS) {
    return [branch(base), text(' moves too much from day to day for more repeats to help.')];
  }
  return [
    text('An ordinary day can move this suite by more than more repeats would show; '),
    branch(base),
    text(` has ${baseRuns} of ${RUNS_TO_KNOW_DAYS} runs it takes to know its own days.`),
  ];
}

function waitingSentence(
  { more, leastDrop }: NonNullable<SuiteSight['withMoreRuns']>,
  base: BaseName,
): Sentence {
  return [
    text(`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once `),
    branch(base),
    text(` has ${plural(more, 'more run')}.`),
  ];
}

/** What so many repeats of every test of the suite would take beyond today's, e.g. `300 calls, about $0.40 more`. */
function moreWords({ results }: SuiteReport, repeats: number): string {
  const more = results.map(({ runs, extraRuns = [] }) => {
    const asked = [...runs, ...extraRuns];
    const times = Math.max(0, repeats - asked.length);
    return {
      // Stored answers cost no call, and what was not asked none yet; asked again, each takes one at least.
      calls: times * (meanOrNothing(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1),
      usd: times * (meanOrNothing(asked.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)) ?? 0),
    };
  });
  const cost = sum(more.map((each) => each.usd));
  const calls = Math.ceil(sum(more.map((each) => each.calls)) - FLOAT_NOISE);
  return `${plural(calls, 'call')}${cost === 0 ? '' : `, about ${usd(cost)}`} more`;
}

function branch(base: BaseName): Sentence[number] {
  return { kind: 'branch', name: base.branch };
}

/** Rounded up: what is promised is seen. */
function sightPoints(share: number): string {
  return plural(Math.max(1, Math.ceil(share * 100 - FLOAT_NOISE)), 'point');
}
