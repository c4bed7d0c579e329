/**
 * The comparison with the base branch in words, for readers who are not statisticians: the verdict in one sentence, then
 * what else there is to know of it. It decides nothing: comparison/ has.
 */
import {
  FLOAT_NOISE,
  mean,
  meanOrNothing,
  sum,
  totalCost,
  wholeCost,
} from '../../basics/basics.js';
import { ago, count, percent, plural, score, shortCommit, usd } from '../../basics/format.js';
import { ownAnswers } from '../../engine/evaluate/gate-definitions.js';
import type { BaseAnswersJudged } from '../../engine/judges/judge-check.js';
import { type AggregatedTestResult, allRuns, countsAs } from '../../engine/results.js';
import { expectedLeastDrop, isUnlikely, questionsOf } from '../../statistics/verdicts.js';
import {
  type CannotTellReason,
  type ChangedModel,
  type CostComparison,
  type DropCause,
  isAskedAsBefore,
  isUntouched,
  type JudgeComparison,
  type JudgeShift,
  type LatencyComparison,
  modelChange,
  type NoBaseReason,
  type RunComparison,
  type SightAdvice,
  type SuiteComparison,
  type SuiteEvidence,
  type SuiteSight,
  type SuiteVerdict,
  type WhoMoved,
} from '../comparison.js';
import { excerpt, revisionUrl } from '../escape.js';
import type { Report, SuiteReport } from '../report.js';
import {
  joined,
  listed,
  name,
  type Phrase,
  say,
  type Sentence,
  type SentencePart,
} from './sentence.js';
import { hasAnyAnswer } from './tests.js';
import { COMPARISON_SIGNS, resultNoun, SIGNS } from './words.js';

/** `untouched`: the change alters no question, so there is nothing to blame it for. `none`: nothing to compare with. */
type VerdictOutcome = 'worse' | 'not-worse' | 'cannot-tell' | 'untouched' | 'none';

export interface StoryVerdict {
  readonly outcome: VerdictOutcome;
  /** It is about the model, which nobody has changed: of a scheduled run. */
  readonly isOfModel: boolean;
  readonly sign: string;
  /** What a reader takes away. */
  readonly lead: Sentence;
  /** How sure that is, or what it would take to know; empty where there is nothing to add. */
  readonly rest: Sentence;
}

const VERDICT_SIGNS: Readonly<Record<VerdictOutcome, string>> = {
  worse: COMPARISON_SIGNS.worse,
  'not-worse': COMPARISON_SIGNS.notWorse,
  'cannot-tell': COMPARISON_SIGNS.unclear,
  untouched: COMPARISON_SIGNS.unclear,
  none: SIGNS.idle,
};

type Words = Pick<StoryVerdict, 'lead' | 'rest'>;

/** Undefined where the run does not compare, or has nothing to say of it. */
export function verdictOf(report: Report, suite: SuiteReport): StoryVerdict | undefined {
  const { comparison: run } = report;
  if (run === undefined) return undefined;
  const { comparison } = suite;
  const base = baseOf(report);
  if (run.kind === 'unavailable') return verdict('none', whyUnavailable(report, run));
  if (base === undefined || comparison === undefined) {
    return verdict('none', short(say`Not compared: the base branch has no such suite.`));
  }
  const { model } = comparison;
  if (isAboutModel(report, suite) && model !== undefined) {
    return verdict(MODEL_OUTCOMES[modelChange(model)], modelWords(model, base), true);
  }
  const outcome = isUntouched(comparison) ? 'untouched' : comparison.verdict.verdict;
  if (outcome === 'worse' && !suite.results.some(hasAnyAnswer)) {
    return verdict(outcome, short(say`Worse than ${namedBase(base)}: nothing was answered here.`));
  }
  return verdict(outcome, changeWords(suite, comparison, base));
}

function verdict(
  outcome: VerdictOutcome,
  words: Words | undefined,
  isOfModel = false,
): StoryVerdict | undefined {
  return words && { outcome, isOfModel, sign: VERDICT_SIGNS[outcome], ...words };
}

function short(lead: Sentence): Words {
  return { lead, rest: [] };
}

/** On `schedule` nobody has changed anything: the question is whether the model has. */
function isAboutModel({ run }: Report, { comparison }: SuiteReport): boolean {
  return run.event === 'schedule' && comparison?.model !== undefined;
}

// What the base is called.

/** The base as sentences and tables show it. Its branch and commit are hostile text. */
export interface ShownBase {
  readonly branch: SentencePart;
  /** As short as it is shown; undefined where its report names none. */
  readonly commit: SentencePart | undefined;
  /** At the end of this run, in words, e.g. `2 hours ago`. */
  readonly age: string | undefined;
}

/** Undefined where the run was not compared. */
export function baseOf({ comparison, run }: Report): ShownBase | undefined {
  if (comparison?.kind !== 'compared') return undefined;
  const { branch, sha, source, finishedAt } = comparison.base;
  // A report from a path may be of another repository.
  const url = sha !== undefined && source === 'artifact' ? revisionUrl(run, sha) : undefined;
  return {
    branch: name('branch', excerpt(branch, 40)),
    commit: sha === undefined ? undefined : name('commit', shortCommit(sha), url),
    age: ago(Date.parse(finishedAt), Date.parse(run.finishedAt)),
  };
}

/** e.g. "`main` (4f2a9c1, 2 hours ago)". */
function namedBase(base: ShownBase): Sentence {
  const facts = commitAndAge(base);
  return facts.length === 0 ? [base.branch] : say`${base.branch} (${facts})`;
}

/** Without the branch; empty where neither is known. */
function commitAndAge({ commit, age }: ShownBase): Sentence {
  return listed([...(commit === undefined ? [] : [commit]), ...(age === undefined ? [] : [age])]);
}

/** e.g. "against `512572f` on `main` (2 hours ago)". */
function against({ branch, commit, age }: ShownBase): Sentence {
  const when = age === undefined ? '' : ` (${age})`;
  return commit === undefined
    ? say`against ${branch}${when}`
    : say`against ${commit} on ${branch}${when}`;
}

// The change.

/** What became of a suite under this change. */
export function changeWords(
  suite: SuiteReport,
  comparison: SuiteComparison,
  base: ShownBase,
): Words {
  const noun = resultNoun(suite);
  const { verdict: found, counts } = comparison;
  const isNothing = found.verdict === 'cannot-tell' && found.reason.kind === 'nothing-compared';
  if (isNothing && counts.checksChanged > 0) {
    return {
      lead: say`Cannot tell.`,
      rest: say`In each test with results both on ${base.branch} and here, what is checked is changed.`,
    };
  }
  if (isNothing && (counts.toolsChanged ?? 0) > 0) {
    return {
      lead: say`Cannot tell.`,
      rest: say`The MCP server lists other tools than on ${base.branch}, and no file of its \`dependsOn\` differs.`,
    };
  }
  if (!isAskedAsBefore(comparison)) {
    const { compared = 0 } = found.evidence ?? {};
    // Beside a count of all, rates of a few are taken for theirs.
    const isFew = compared > 0 && compared * 2 < suite.results.length;
    const among = isFew ? ` in the ${plural(compared, noun)} compared` : '';
    return suiteWords(found, base, among);
  }
  const { leftOpen } = comparison;
  if (leftOpen === undefined) {
    return short(
      say`This change alters nothing that the models are asked, so it cannot have made them worse than on ${namedBase(base)}.`,
    );
  }
  return {
    lead: say`The ${noun}s that are compared are asked exactly as on ${namedBase(base)}.`,
    rest: say`Nothing is known of ${plural(leftOpen, `other ${noun}`)}: not asked in this run, renamed, or asked and checked otherwise.`,
  };
}

/** @param among which of the suite's tests the rates are of, where they are a few */
function suiteWords(found: SuiteVerdict, base: ShownBase, among = ''): Words {
  switch (found.verdict) {
    case 'worse':
      return {
        lead: say`${rates(found.evidence)} of answers pass${among}${fewer(found.evidence)}, ${against(base)}.`,
        rest: say`${chance(found.evidence.p)}${found.evidence.guard === undefined ? ` ${DAYS_UNKNOWN}` : ''}`,
      };
    case 'not-worse':
      return {
        lead: say`Not worse than ${namedBase(base)}.`,
        rest: say`${unlikelyDrop(found.evidence)}`,
      };
    case 'cannot-tell':
      return cannotTell(found, base.branch, among);
  }
}

/** Temperature 0 or a seed: nothing shows how much the base branch moves by itself. */
const DAYS_UNKNOWN = 'Days are unknown: a bad day of the provider could look the same.';

/** From so many runs on, how much the base branch moves is its own, and no longer that of an ordinary day. */
const RUNS_TO_KNOW_DAYS = 5;

function cannotTell(
  { reason, evidence }: Extract<SuiteVerdict, { verdict: 'cannot-tell' }>,
  branch: SentencePart,
  among: string,
): Words {
  const lead = say`Cannot tell${evidence !== undefined && SAYS_RATES.includes(reason.kind) ? `: ${rates(evidence)} of answers pass${among}` : ''}.`;
  return { lead, rest: whyUnclear(reason, evidence, branch) };
}

/** Elsewhere rates would be of too few answers, or of answers that cannot be compared. */
const SAYS_RATES: readonly CannotTellReason['kind'][] = [
  'judge-moved',
  'day-to-day',
  'untouched-fell',
  'too-few-runs',
];

function whyUnclear(
  reason: CannotTellReason,
  evidence: SuiteEvidence | undefined,
  branch: SentencePart,
): Sentence {
  switch (reason.kind) {
    case 'nothing-compared':
      return say`No test has results both on ${branch} and here.`;
    case 'stopped':
      return say`Stopped early, nothing to compare. A run without \`stop-when-decided\` asks what it takes to know.`;
    case 'errored':
      return reason.errored === reason.all
        ? say`No answer came (a provider error, or the end of the job).`
        : say`${reason.errored} of ${plural(reason.all, 'answer')} did not come (a provider error, or the end of the job): too many to compare the others.`;
    case 'model-version':
      return otherVersion(reason.models, branch);
    case 'judge-changed':
      return say`The judge itself has changed, so a difference says nothing about this change.`;
    case 'judge-moved':
      return say`Today's judge fails answers of ${branch} too that it passed then.`;
    case 'day-to-day':
      return dayToDay(evidence, branch);
    case 'untouched-fell':
      return say`Tests that this change does not touch fell too.`;
    case 'too-little-data':
      return say`Too little data to ever show a drop.`;
    case 'too-few-runs': {
      const drop = possibleDrop(evidence);
      // Neither repeats nor runs help where there is nothing to lose.
      if (evidence?.baseRate === 0) return say`${drop}.`;
      if (evidence !== undefined && evidence.oneAnswerASide === evidence.compared) {
        return say`${drop}; only more tests, or a temperature above 0, will narrow this.`;
      }
      return say`${drop}; more repeats or more runs on ${branch} will narrow this.`;
    }
  }
}

function dayToDay(evidence: SuiteEvidence | undefined, branch: SentencePart): Sentence {
  const { kind, runs = 0, critical = 1 } = evidence?.guard ?? {};
  const moves = points(critical) ?? '1 point';
  if (kind === 'untouched') {
    return say`Measured by the tests that this change does not touch, a drop of up to ${moves} can be chance.`;
  }
  return runs < RUNS_TO_KNOW_DAYS
    ? say`An ordinary day could do this; ${branch} has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.`
    : say`${branch} itself moves by up to ${moves} from day to day.`;
}

// The model: what both sides were asked alike.

const MODEL_OUTCOMES: Readonly<Record<ReturnType<typeof modelChange>, VerdictOutcome>> = {
  worse: 'worse',
  better: 'not-worse',
  same: 'not-worse',
  'another-version': 'cannot-tell',
  unknown: 'cannot-tell',
};

export function modelWords(found: SuiteVerdict, base: ShownBase): Words {
  const { evidence } = found;
  const pass = evidence === undefined ? '' : `${rates(evidence)} of answers pass.`;
  const change = modelChange(found);
  switch (change) {
    case 'worse':
    case 'better': {
      const p = change === 'worse' ? evidence?.p : evidence?.pBetter;
      const drop = evidence !== undefined && change === 'worse' ? fewer(evidence) : '';
      const rate = evidence === undefined ? '' : `: ${rates(evidence)} of answers pass${drop}`;
      return {
        lead: say`The model itself answers ${change} than on ${namedBase(base)}, asked the same${rate}.`,
        rest: say`${p === undefined ? '' : chance(p)}`,
      };
    }
    case 'another-version': {
      const models =
        found.verdict === 'cannot-tell' && found.reason.kind === 'model-version'
          ? found.reason.models.map(({ model }) => model)
          : [];
      return {
        lead: say`The model itself is another version than on ${namedBase(base)}: ${modelNames(models)}.`,
        rest: say`${pass}`,
      };
    }
    case 'same':
      return {
        lead: say`The model itself answers no worse than on ${namedBase(base)}, asked the same.`,
        rest: say`${unlikelyDrop(evidence)}`,
      };
    case 'unknown':
      return {
        lead: say`Cannot tell whether the model itself answers differently than on ${namedBase(base)}.`,
        rest: say`${pass}${evidence === undefined ? '' : ` ${possibleDrop(evidence)}.`}`,
      };
  }
}

/** An agent is a program whose version a workflow can pin; a model's is its provider's. */
function otherVersion(models: readonly ChangedModel[], branch: SentencePart): Sentence {
  const [agent] = models.filter(({ model }) => model === 'command');
  if (agent === undefined || agent.base.length === 0 || agent.head.length === 0) {
    return say`The model itself is another version than on ${branch} (${modelNames(models.map(({ model }) => model))}), so a difference says nothing about this change.`;
  }
  return say`${modelNames(agent.base)} on ${branch}, ${modelNames(agent.head)} here, so a difference says nothing about this change. Pin the version where the workflow installs it.`;
}

const MODELS_SHOWN = 3;

function modelNames(models: readonly string[]): Sentence {
  return listed(
    models.map((model) => name('model', excerpt(model, 60))),
    { most: MODELS_SHOWN },
  );
}

// Nothing to compare with.

/** Why; what to do about it is a notice of the run. Undefined: worth no word. */
const UNAVAILABLE: Readonly<Record<Exclude<NoBaseReason, 'no-run'>, string | undefined>> = {
  disabled: undefined,
  'not-applicable': undefined,
  'no-token': 'the input github-token is empty',
  'no-permission': 'the token may not read the runs of the base branch',
  'no-artifact': 'its runs uploaded no report',
  expired: 'its reports have expired',
  'too-large': 'its report is too large',
  broken: 'its report cannot be read',
  'wrong-version': 'its report is of another version',
  'too-slow': 'its report did not arrive in time',
  failed: 'its report could not be downloaded',
};

function whyUnavailable(
  { run }: Report,
  { reason, branch }: Extract<RunComparison, { kind: 'unavailable' }>,
): Words | undefined {
  if (reason !== 'no-run') {
    const why = UNAVAILABLE[reason];
    return why === undefined ? undefined : short(say`Not compared with the base branch: ${why}.`);
  }
  const own = branch === undefined ? /^refs\/heads\/(.+)$/su.exec(run.ref ?? '')?.[1] : undefined;
  if (own !== undefined) {
    const where = name('branch', excerpt(own, 40));
    return short(say`The first run on ${where}: the next one is compared with it.`);
  }
  const where = branch === undefined ? 'the base branch' : name('branch', excerpt(branch, 40));
  return short(
    say`After the next push to ${where}, there is something to compare with (if this workflow runs on "push").`,
  );
}

// Figures, each worded once.

/** Of both sides, e.g. `96 % → 81 %`: in whole percent, unless both would be the same, or one cannot be said so. */
function rates({ baseRate, headRate }: SuiteEvidence): string {
  const whole = [percent(baseRate, 0), percent(headRate, 0)];
  const isSame = whole[0] === whole[1] && Math.abs(baseRate - headRate) > FLOAT_NOISE;
  const isExact = whole.some((text) => text.includes('.'));
  return (isSame || isExact ? [percent(baseRate), percent(headRate)] : whole).join(' → ');
}

/** What is worse by less than a point, or has no interval that says so, has none. */
function fewer({ drop, difference }: SuiteEvidence): string {
  const [low, middle, high] = [difference?.low ?? 0, drop, difference?.high ?? 0].map((share) =>
    Math.round(share * 100),
  );
  if (low === undefined || middle === undefined || low < 1) return '';
  return ` (${plural(middle, 'point')} fewer, ${low} to ${high})`;
}

/** p as odds that people know; never smaller than it is. */
function chance(p: number): string {
  const odds = [10_000, 1_000].find((runs) => p < 1 / runs) ?? 100;
  return `Chance does this less than once in ${count(odds)} times.`;
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
  return whole <= 0 ? undefined : plural(whole, 'point');
}

/** Lead and rest as one. */
export function wholeVerdict({ lead, rest }: Words): Sentence {
  return rest.length === 0 ? lead : joined([lead, ' ', rest]);
}

// What else there is to know: how much was compared, what judges and models did, what the suite can see.

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

/** With how much was compared; what this run has of other versions qualifies the verdict. */
function memoryNote(base: ShownBase, runs: number, { otherVersions }: SuiteComparison): Sentence {
  const { base: others = 0, ofBase = 0 } = otherVersions ?? {};
  const left =
    others === 0
      ? ''
      : ` Of its ${plural(ofBase, 'answer')}, ${others} of other versions of the model are left out.`;
  if (runs === 1) return say`Compared with one run of ${namedBase(base)}.${left}`;
  const newest = commitAndAge(base);
  const which = newest.length === 0 ? '' : say`, the newest of them ${newest}`;
  return say`Compared with ${runs} runs of ${base.branch}${which}.${left}`;
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
  if (isOfOthers && isUnlikely(judge.worse)) {
    return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
  }
  if (judge.isWorse) {
    return `Judge average of the tests compared fell: ${change}. ${chance(judge.worse)}`;
  }
  const isOfDay = judge.guard?.passes === false && isUnlikely(judge.worse);
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
  { comparison, judgedAgain: again }: SuiteReport,
  { branch }: ShownBase,
): Phrase {
  const { moved, judge } = comparison ?? {};
  const lost = again === undefined || again.lost === 0 ? '' : lostWords(again);
  if (moved !== undefined) {
    const answers = plural(moved.answers + moved.untouchedAnswers, 'answer');
    return say`Who moved: ${causeWords(moved)}. Today's judge was asked about ${answers} of ${branch}: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.${lost}`;
  }
  if (again !== undefined) {
    const all = plural(again.answers.length + again.lost, 'answer');
    return say`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${all} of ${branch}, which is too few.${lost}`;
  }
  if (run.responses === 'replay' || judge?.isWorse !== true) return '';
  return say`Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of ${branch} where the report from there keeps them (input \`outputs\`).`;
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

type ExpectedSides = Parameters<typeof expectedLeastDrop>[0];

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

/** What is promised is seen. */
function sightPoints(share: number): string {
  return points(share) ?? '1 point';
}
