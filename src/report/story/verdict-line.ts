/**
 * The comparison with the base in one sentence, for readers who are not statisticians. It decides nothing: comparison/
 * has. What else there is to know of it is in comparison-notes.ts.
 */
import { FLOAT_NOISE } from '../../basics/basics.js';
import { ago, count, percent, plural, shortCommit } from '../../basics/format.js';
import { ALPHA } from '../../statistics/verdicts.js';
import {
  isAskedAsBefore,
  isUntouched,
  type NoBaseReason,
  type RunComparison,
  type SuiteComparison,
  type CannotTellReason,
  type ChangedModel,
  modelChange,
  type SuiteEvidence,
  type SuiteVerdict,
} from '../comparison.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt, revisionUrl } from '../escape.js';
import { resultNoun, COMPARISON_SIGNS, SIGNS } from './words.js';
import { hasAnyAnswer } from './tests.js';
import { joined, listed, name, type SentencePart, say, type Sentence } from './sentence.js';

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
export function isAboutModel({ run }: Report, { comparison }: SuiteReport): boolean {
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
export function namedBase(base: ShownBase): Sentence {
  const facts = commitAndAge(base);
  return facts.length === 0 ? [base.branch] : say`${base.branch} (${facts})`;
}

/** Without the branch; empty where neither is known. */
export function commitAndAge({ commit, age }: ShownBase): Sentence {
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
export function suiteWords(found: SuiteVerdict, base: ShownBase, among = ''): Words {
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
export const RUNS_TO_KNOW_DAYS = 5;

function cannotTell(
  { reason, evidence }: Extract<SuiteVerdict, { verdict: 'cannot-tell' }>,
  branch: SentencePart,
  among: string,
): Words {
  const lead = say`Cannot tell${evidence !== undefined && SAYS_RATES[reason.kind] ? `: ${rates(evidence)} of answers pass${among}` : ''}.`;
  return { lead, rest: whyUnclear(reason, evidence, branch) };
}

/** Where rates would be of too few answers, or of answers that cannot be compared, they are not said. */
const SAYS_RATES: Readonly<Record<CannotTellReason['kind'], boolean>> = {
  'nothing-compared': false,
  stopped: false,
  errored: false,
  'model-version': false,
  'judge-changed': false,
  'judge-moved': true,
  'day-to-day': true,
  'untouched-fell': true,
  'too-little-data': false,
  'too-few-runs': true,
};

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
        rest: say`${chance(p ?? ALPHA)}`,
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

export function modelNames(models: readonly string[]): Sentence {
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

/** Of both sides, e.g. `96 % → 81 %`: in whole percent, unless both would be the same. */
function rates({ baseRate, headRate }: SuiteEvidence): string {
  const whole = [percent(baseRate, 0), percent(headRate, 0)];
  const isSame = whole[0] === whole[1] && Math.abs(baseRate - headRate) > FLOAT_NOISE;
  return (isSame ? [percent(baseRate), percent(headRate)] : whole).join(' → ');
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
export function chance(p: number): string {
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
