/** What else there is to know of a comparison: how much was compared, what judges and models did, what luck would do. */
import { count, plural, score, percent, usd } from '../../basics/format.js';
import { type ExpectedSides, expectedLeastDrop } from '../../statistics/sight.js';
import { ALPHA, questionsOf } from '../../statistics/verdicts.js';
import { atMost } from '../../statistics/intervals.js';
import {
  type DropCause,
  type JudgeShift,
  type SuiteComparison,
  type WhoMoved,
  modelChange,
  type SuiteEvidence,
  type CostComparison,
  type JudgeComparison,
  type LatencyComparison,
  type SightAdvice,
  type SuiteSight,
} from '../comparison.js';
import { resultNoun, SIGNS } from './words.js';
import { joined, listed, name, type Phrase, say, type Sentence } from './sentence.js';
import {
  baseOf,
  chance,
  commitAndAge,
  isAboutModel,
  modelNames,
  modelWords,
  namedBase,
  type ShownBase,
  suiteWords,
  verdictOf,
  wholeVerdict,
  RUNS_TO_KNOW_DAYS,
} from './verdict-line.js';
import {
  FLOAT_NOISE,
  mean,
  meanOrNothing,
  sum,
  totalCost,
  wholeCost,
} from '../../basics/basics.js';
import { ownAnswers } from '../../engine/evaluate/gate-definitions.js';
import { type AggregatedTestResult, countsAs, allRuns } from '../../engine/results.js';
import type { BaseAnswersJudged } from '../../engine/judges/judge-check.js';
import type { Report, SuiteReport } from '../report.js';

/** A sentence or two each. */
export function comparisonNotes(report: Report, suite: SuiteReport): readonly Sentence[] {
  const { comparison } = suite;
  const base = baseOf(report);
  if (report.comparison?.kind === 'unavailable') {
    if (verdictOf(report, suite) === undefined) return [];
    const later = unseenWords(report, suite, resultNoun(suite));
    return later === undefined ? [] : [say`${later}`];
  }
  if (base === undefined || comparison === undefined || report.comparison === undefined) return [];
  const noun = resultNoun(suite);
  const aboutModel = isAboutModel(report, suite);
  const judged = aboutModel ? comparison.model : comparison.verdict;
  const { runs, isAncestor } = report.comparison.base;
  const notes: readonly Phrase[] = [
    aboutModel && comparison.changed > 0 ? wholeVerdict(suiteWords(comparison.verdict, base)) : '',
    scopeWords(comparison, noun),
    aboutModel ? '' : modelNote(comparison, base),
    oneAnswerWords(judged?.evidence),
    ...(aboutModel ? [] : sightSentences(suite, base, noun)),
    ...judgeShiftNotes(comparison.judges ?? [], base),
    ...figures(suite, comparison),
    movedNote(report, suite, base),
    memoryNote(base, runs, comparison),
    isAncestor === false
      ? 'That commit is not part of what was tested, so other changes may have contributed to a difference.'
      : '',
  ];
  return notes.map((note) => joined([note])).filter((note) => note.length > 0);
}

/**
 * What the parts did that the pull request takes out of a text, in the words of `mode: parts`; nothing where none is taken
 * out, or where the comparison cannot tell.
 */
export function takenOutNote({ takenOut = [], ...suite }: SuiteReport): Sentence | undefined {
  const { comparison } = suite;
  if (takenOut.length === 0 || comparison === undefined) return undefined;
  const parts = takenOut.map(
    ({ file, part }) => say`${name('test', part)} of ${name('file', file)}`,
  );
  const labelled = (label: string): number =>
    suite.results.filter((result) => result.comparison?.label === label).length;
  const [worse, better] = [labelled('regressed'), labelled('improved')];
  const found = [
    ...(comparison.verdict.verdict === 'worse' ? ['the suite is worse without it'] : []),
    ...(worse === 0 ? [] : [`${plural(worse, 'test is', 'tests are')} worse without it`]),
  ];
  const told = (sign: string, words: Phrase): Sentence =>
    say`${sign} This pull request takes out ${listed(parts, { most: 3 })}: ${words}`;
  if (found.length > 0) return told(SIGNS.failed, say`needed: ${listed(found)}`);
  if (better > 0) {
    const words = `${plural(better, 'test is', 'tests are')} better without it`;
    return told(SIGNS.passed, `harmful: ${words}`);
  }
  if (comparison.verdict.verdict !== 'not-worse') return undefined;
  const least = comparison.sight?.leastDrop;
  const shown = least === undefined ? '' : `: a drop of ${sightPoints(least)} would have shown`;
  return told(SIGNS.idle, `not noticed${shown}`);
}

/** With how much was compared. */
function memoryNote(base: ShownBase, runs: number, comparison: SuiteComparison): Sentence {
  const left = leftOutWords(comparison);
  if (runs === 1) return say`Compared with one run of ${namedBase(base)}.${left}`;
  const newest = commitAndAge(base);
  const which = newest.length === 0 ? '' : say`, the newest of them ${newest}`;
  return say`Compared with ${runs} runs of ${base.branch}${which}.${left}`;
}

/** What the base branch has of other versions; what this run has of them qualifies the verdict. */
function leftOutWords({ otherVersions }: SuiteComparison): string {
  const { base = 0, ofBase = 0 } = otherVersions ?? {};
  if (base === 0) return '';
  return ` Of its ${plural(ofBase, 'answer')}, ${base} of other versions of the model are left out.`;
}

/** Which tests the verdict is about; empty where it is all of them. */
function scopeWords(
  { changed, unchangedRequests: unchanged }: SuiteComparison,
  noun: string,
): string {
  if (unchanged === 0 || changed === 0) return '';
  const touched = changed === 1 ? 'one' : String(changed);
  const others = unchanged === 1 ? 'other one is' : `other ${unchanged} are`;
  return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
}

/** Beside a change, the model is worth a word only where it is another. */
function modelNote({ model }: SuiteComparison, base: ShownBase): Phrase {
  if (model === undefined) return '';
  const found = modelChange(model);
  return found === 'same' || found === 'unknown' ? '' : wholeVerdict(modelWords(model, base));
}

/** Of results that count as one answer a side; empty where there are none. */
function oneAnswerWords(evidence: SuiteEvidence | undefined): string {
  const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
  if (oneAnswerASide === 0) return '';
  const which =
    oneAnswerASide === compared
      ? 'What was compared is'
      : `${oneAnswerASide} of the ${compared} results that were compared are`;
  return `${which} asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
}

function figures(
  { results }: SuiteReport,
  { judge, moved, cost, latency }: SuiteComparison,
): readonly string[] {
  // Files of other harnesses seldom say what an answer cost or took.
  const isPart = results.some(({ checkedBy }) => checkedBy !== undefined);
  const known = ({ compared }: { readonly compared: number }): string =>
    isPart && compared < results.length
      ? `known of ${compared} of ${plural(results.length, 'result')}`
      : '';
  return [
    judge === undefined ? '' : judgeWords(judge, moved?.isScoreWorse === false),
    cost === undefined ? '' : costWords(cost, known(cost)),
    latency === undefined ? '' : latencyWords(latency, known(latency)),
  ];
}

/** `0.86 → 0.79`, and whether chance explains it. `isOfOthers`: the judge's own move, or the model's, may. */
function judgeWords(
  { baseMean, headMean, ...judge }: JudgeComparison,
  isOfOthers: boolean,
): string {
  const change = `${score(baseMean)} → ${score(headMean)}`;
  if (isOfOthers && atMost(judge.worse, ALPHA)) {
    return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
  }
  if (judge.isWorse) {
    return `Judge average of the tests compared fell: ${change}. ${chance(judge.worse)}`;
  }
  const isOfDay = judge.guard?.passes === false && atMost(judge.worse, ALPHA);
  return `Judge average of the tests compared: ${change}${isOfDay ? ', which an ordinary day could do' : ''}.`;
}

function costWords({ ratio, isWorse, worse }: CostComparison, known: string): string {
  const sentence = `An answer costs ${timesAs('much', ratio)} before${known === '' ? '' : ` (${known})`}.`;
  return isWorse ? `${sentence} ${chance(worse)}` : sentence;
}

/** Latency is never judged: a provider's slow day is not chance, and not the change's fault. */
function latencyWords({ ratio }: LatencyComparison, known: string): string {
  return `An answer takes ${timesAs('long', ratio)} before (not judged${known === '' ? '' : `; ${known}`}).`;
}

/** `1.50 times as long as`, or `as long as`. */
function timesAs(what: 'long' | 'much', ratio: number): string {
  const times = count(ratio, 2);
  return times === '1.00' ? `as ${what} as` : `${times} times as ${what} as`;
}

// Judges that have changed since the base branch, and whose a drop of their scores is.

/** Judges of which labels say that they have changed, or that they have not where another version answers. */
function judgeShiftNotes(shifts: readonly JudgeShift[], base: ShownBase): readonly Sentence[] {
  return shifts.flatMap((shift) => {
    const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
    const judge = modelNames([judgeModel]);
    const versions = versionWords(shift);
    if (!changed && versions.length === 0) return [];
    const otherwise = `${differ} of ${plural(compared, 'labelled answer')}`;
    return [
      changed
        ? say`The judge ${judge} itself has changed: it gives ${otherwise} another score than on ${base.branch} (${lower} lower, ${differ - lower} higher; mean ${score(baseMean)} → ${score(headMean)}), so what it judged there and here is not compared.${versions}`
        : say`The judge ${judge} is another version than on ${base.branch}; its labels do not show that it judges differently (${otherwise} have another score).${versions}`,
    ];
  });
}

function versionWords({ versions }: JudgeShift): Sentence {
  if (versions === undefined || versions.base.length === 0 || versions.head.length === 0) return [];
  return say` Its replies name ${modelNames(versions.head)}, and named ${modelNames(versions.base)}.`;
}

function movedNote(
  { run }: Report,
  { comparison, judgedAgain }: SuiteReport,
  base: ShownBase,
): Phrase {
  const { moved, judge } = comparison ?? {};
  if (moved !== undefined || judgedAgain !== undefined) {
    return whoMovedWords(moved, judgedAgain, base);
  }
  if (run.responses === 'replay' || judge?.isWorse !== true) return '';
  return say`Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of ${base.branch} where the report from there keeps them (input \`outputs\`).`;
}

function whoMovedWords(
  moved: WhoMoved | undefined,
  again: BaseAnswersJudged | undefined,
  { branch }: ShownBase,
): Phrase {
  const lost = again === undefined || again.lost === 0 ? '' : lostWords(again);
  if (moved !== undefined) {
    const answers = plural(moved.answers + moved.untouchedAnswers, 'answer');
    return say`Who moved: ${causeWords(moved)}. Today's judge was asked about ${answers} of ${branch}: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.${lost}`;
  }
  if (again === undefined) return '';
  const all = plural(again.answers.length + again.lost, 'answer');
  return say`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${all} of ${branch}, which is too few.${lost}`;
}

const CAUSES: Readonly<Record<DropCause, string>> = {
  change: 'this change',
  model: 'the model, which answers worse than it did',
  judge: 'the judge, which is stricter than it was',
};

function causeWords({ causes, model }: WhoMoved): string {
  if (causes.length === 0) return 'cannot be told apart';
  return causes
    .map((cause) =>
      cause === 'change' && model === undefined ? 'this change, or the model' : CAUSES[cause],
    )
    .join(', and ');
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
  const because = lostBecause === undefined ? '' : say`: ${modelNames([lostBecause])}`;
  return say` About ${plural(lost, 'answer')} it was not asked${because}.`;
}

// What a suite can see: the least drop that would be noticed, and what would show a smaller one.

/** Nothing where nothing was compared. `noun`: of a result, e.g. `test`. */
export function sightSentences(
  suite: SuiteReport,
  base: ShownBase,
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
    say`With ${asked} and ${runs} of ${base.branch}${noticed}`,
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

/** Of a run that was compared with nothing: what a later one will see. By this run's own answers. */
function unseenWords(report: Report, suite: SuiteReport, noun: string): string | undefined {
  const known = sidesOf(suite.results);
  if (known === undefined) return undefined;
  const sides = { ...known, questions: questionsIn(report) };
  const asked = `${plural(sides.results, noun)} and ${plural(Math.round(sides.repeats), 'repeat')}`;
  const later = `Once the base branch has ${RUNS_TO_KNOW_DAYS} runs, ${asked} will show`;
  return sides.passRate === 0
    ? `${later} no drop: nothing passes yet.`
    : `${later} this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
}

/** What the suites of a run, and their gates against the base, will ask at most. */
function questionsIn({ suites }: Pick<Report, 'suites'>): number {
  return questionsOf(
    suites.map(({ gates: { gates } }) =>
      Object.fromEntries(gates.map(({ gateName, threshold }) => [gateName, threshold])),
    ),
  );
}

/** By the answers of one run; undefined where there are none. `baseRuns`: those that will count. */
export function sidesOf(
  results: readonly AggregatedTestResult[],
  baseRuns = RUNS_TO_KNOW_DAYS,
): Omit<ExpectedSides, 'questions'> | undefined {
  const counts = results.flatMap((result) => {
    const answered = result.runs.filter((run) => countsAs(run).answered);
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

function adviceSentence(advice: SightAdvice, suite: SuiteReport, base: ShownBase): Sentence {
  switch (advice.kind) {
    case 'repeats': {
      const { repeats, leastDrop } = advice;
      return say`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} from the next run on, with ${base.branch} as it is (${moreWords(suite, repeats)}).`;
    }
    case 'base-repeats': {
      const { repeats, leastDrop, runs, nextDrop } = advice;
      const until = nextDrop === undefined ? 'none' : `one of ${sightPoints(nextDrop)}`;
      return say`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} once ${base.branch} has ${plural(runs, 'run')} with as many, and ${until} until then (${moreWords(suite, repeats)}).`;
    }
    case 'most-repeats': {
      const { repeats, leastDrop } = advice;
      const most =
        leastDrop === undefined ? 'show no drop' : `only show a drop of ${sightPoints(leastDrop)}`;
      return say`Even ${repeats} repeats would ${most}: more tests see more.`;
    }
    case 'days':
      return daysSentence(suite.comparison?.sight?.baseRuns ?? 0, base);
    case 'more-tests':
      return say`Asked at temperature 0 or with a seed, only more tests would show a smaller drop.`;
  }
}

/** What one or two runs cannot know of the base branch is not said of it. */
function daysSentence(baseRuns: number, base: ShownBase): Sentence {
  if (baseRuns >= RUNS_TO_KNOW_DAYS) {
    return say`${base.branch} moves too much from day to day for more repeats to help; a pinned model version, or tests that pull requests seldom touch, would.`;
  }
  return say`An ordinary day can move this suite by more than more repeats would show; ${base.branch} has ${baseRuns} of ${RUNS_TO_KNOW_DAYS} runs it takes to know its own days.`;
}

function waitingSentence(
  { more, leastDrop }: NonNullable<SuiteSight['withMoreRuns']>,
  base: ShownBase,
): Sentence {
  return say`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once ${base.branch} has ${plural(more, 'more run')}.`;
}

/** What so many repeats of every test of the suite would take beyond today's, e.g. `300 calls, about $0.40 more`. */
function moreWords({ results }: SuiteReport, repeats: number): string {
  const more = results.map((result) => {
    const asked = allRuns(result);
    const times = Math.max(0, repeats - asked.length);
    const spent = wholeCost(totalCost(asked.map(({ costEstimateUsd }) => costEstimateUsd)));
    const costEach = spent === null || asked.length === 0 ? spent : spent / asked.length;
    return {
      // Stored answers cost no call, and what was not asked none yet; asked again, each takes one at least.
      calls: times * (meanOrNothing(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1),
      usd: costEach === null ? null : times * costEach,
    };
  });
  const cost = wholeCost(totalCost(more.map((each) => each.usd)));
  const calls = Math.ceil(sum(more.map((each) => each.calls)) - FLOAT_NOISE);
  return `${plural(calls, 'call')}${cost === null || cost === 0 ? '' : `, about ${usd(cost)}`} more`;
}

/** Rounded up: what is promised is seen. */
function sightPoints(share: number): string {
  return plural(Math.max(1, Math.ceil(share * 100 - FLOAT_NOISE)), 'point');
}
