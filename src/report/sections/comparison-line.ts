/** The comparison with the base branch, as every view shows it: the verdict's line, and what is shown below it. */
import { ago, shortCommit } from '../../basics/format.js';
import { modelChange, type ModelChange } from '../../comparison/suite-verdict.js';
import {
  type BaseReference,
  isUntouched,
  type NoBaseReason,
  type RunComparison,
  type SuiteComparison,
} from '../comparison.js';
import type { Report, SuiteReport } from '../report.js';
import {
  changeSentence,
  costSentence,
  judgeSentence,
  judgeShiftSentences,
  latencySentence,
  memorySentence,
  modelSentence,
  notAskedAgainSentence,
  oneAnswerSentence,
  RATES_ARROW,
  scopeSentence,
  sightSentences,
  unseenWords,
  verdictSentence,
  whoMovedSentence,
} from '../words/comparison-sentences.js';
import { revisionUrl } from '../words/escape.js';
import { resultNoun } from '../words/headline.js';
import { type BaseName, COMPARISON_SIGNS, type Sentence, text } from '../words/phrases.js';

/** `untouched`: the change alters no question, so there is nothing to blame it for. */
type ComparisonOutcome = 'worse' | 'not-worse' | 'cannot-tell' | 'untouched';

export type ComparisonLine =
  /** The run does not compare, or has nothing to compare with. */
  { readonly kind: 'absent' } | UnavailableLine | ComparedLine;

interface UnavailableLine {
  readonly kind: 'unavailable';
  readonly sentence: Sentence;
  readonly notes: readonly Sentence[];
}

export interface ComparedLine {
  readonly kind: 'compared';
  readonly base: ShownBase;
  readonly outcome: ComparisonOutcome;
  readonly sentence: Sentence;
  /** What else there is to know, each a sentence or two. */
  readonly notes: readonly Sentence[];
}

const OUTCOME_ICONS: Readonly<Record<ComparisonOutcome, string>> = {
  worse: COMPARISON_SIGNS.worse,
  'not-worse': COMPARISON_SIGNS.notWorse,
  'cannot-tell': COMPARISON_SIGNS.unclear,
  untouched: COMPARISON_SIGNS.unclear,
};

/** The sign of a comparison: 🔴 worse, 🟢 not worse, ⚪ cannot tell or nothing to tell. */
export function comparisonIcon(outcome: ComparisonOutcome): string {
  return OUTCOME_ICONS[outcome];
}

const OUTCOME_WORDS: Readonly<Record<ComparisonOutcome, string>> = {
  worse: 'worse',
  'not-worse': 'not worse',
  'cannot-tell': 'cannot tell',
  untouched: 'not touched',
};

/** An outcome in the cell of a table, e.g. `🔴 worse`. */
export function comparisonCell(outcome: ComparisonOutcome): string {
  return `${comparisonIcon(outcome)} ${OUTCOME_WORDS[outcome]}`;
}

/** Why there is no comparison; what to do about it is a notice of the run. */
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

/** Undefined where it is worth no word. */
function whyUnavailable(
  { run }: Report,
  { reason, branch }: Extract<RunComparison, { kind: 'unavailable' }>,
): Sentence | undefined {
  if (reason !== 'no-run') {
    const why = UNAVAILABLE[reason];
    return why === undefined ? undefined : plain(`Not compared with the base branch: ${why}.`);
  }
  const own = branch === undefined ? /^refs\/heads\/(.+)$/su.exec(run.ref ?? '')?.[1] : undefined;
  if (own !== undefined) {
    const name = { kind: 'branch', name: own } as const;
    return [text('The first run on '), name, text(': the next one is compared with it.')];
  }
  return [
    text('After the next push to '),
    branch === undefined ? text('the base branch') : { kind: 'branch', name: branch },
    text(', there is something to compare with (if this workflow runs on "push").'),
  ];
}

export function comparisonLine(report: Report, suite: SuiteReport): ComparisonLine {
  const run = report.comparison;
  if (run === undefined) return { kind: 'absent' };
  if (run.kind === 'unavailable') {
    const sentence = whyUnavailable(report, run);
    if (sentence === undefined) return { kind: 'absent' };
    const later = plain(unseenWords(report, suite, resultNoun(suite)));
    return { kind: 'unavailable', sentence, notes: later === undefined ? [] : [later] };
  }
  const base = baseOf(report);
  if (base === undefined || suite.comparison === undefined) {
    const sentence = text('Not compared: the base branch has no such suite.');
    return { kind: 'unavailable', sentence: [sentence], notes: [] };
  }
  const noun = resultNoun(suite);
  const aboutModel = report.run.event === 'schedule' && suite.comparison.model !== undefined;
  const headline = aboutModel
    ? modelHeadline(suite.comparison, base, noun)
    : changeHeadline(suite.comparison, base, noun);
  // Follows the verdict on the change, which is what it is about.
  const scope = plain(
    scopeSentence(suite.comparison.changed, suite.comparison.unchangedRequests, noun),
  );
  const notes: readonly (Sentence | undefined)[] = [
    ...(aboutModel ? changeNotes(suite.comparison, base) : []),
    scope,
    ...(aboutModel ? [] : modelNotes(suite.comparison, base)),
    plain(oneAnswerSentence(judgedVerdict(suite.comparison, aboutModel)?.evidence)),
    ...(aboutModel ? [] : sightSentences(suite, base, noun)),
    ...judgeShiftSentences(suite.comparison.judges ?? [], base),
    ...figures(suite.comparison).map(plain),
    movedNote(report, suite, base),
    memoryNote(headline.sentence, base, run.base.runs),
    run.base.isAncestor === false ? NO_ANCESTOR : undefined,
  ];
  return {
    kind: 'compared',
    base,
    ...headline,
    notes: notes.filter((note) => note !== undefined),
  };
}

/** Whose the drop of judge scores is. */
function movedNote(
  { run }: Report,
  { comparison, judgedAgain }: SuiteReport,
  base: ShownBase,
): Sentence | undefined {
  const known = whoMovedSentence(comparison?.moved, judgedAgain, base);
  if (known !== undefined || run.responses === 'replay') return known;
  return comparison?.judge?.isWorse === true ? notAskedAgainSentence(base) : undefined;
}

/** Whether the line has the pass rates of both sides. */
export function saysRates(line: ComparisonLine): boolean {
  return (
    line.kind === 'compared' &&
    line.sentence.some((part) => part.kind === 'text' && part.text.includes(RATES_ARROW))
  );
}

/** The one that the headline is about. */
function judgedVerdict(
  { verdict, model }: SuiteComparison,
  aboutModel: boolean,
): SuiteComparison['verdict'] | undefined {
  return aboutModel ? model : verdict;
}

/** Commit and age once, in the headline or here. */
function memoryNote(headline: Sentence, base: ShownBase, runs: number): Sentence | undefined {
  if (!headline.some(({ kind }) => kind === 'commit')) return memorySentence(base, runs);
  return runs > 1 ? memorySentence({ branch: base.branch }, runs) : undefined;
}

const NO_ANCESTOR: Sentence = [
  {
    kind: 'text',
    text: 'That commit is not part of what was tested, so other changes may have contributed to a difference.',
  },
];

type Headline = Pick<ComparedLine, 'outcome' | 'sentence'>;

function changeHeadline(comparison: SuiteComparison, base: ShownBase, noun: string): Headline {
  const outcome = isUntouched(comparison) ? 'untouched' : comparison.verdict.verdict;
  return { outcome, sentence: changeSentence(comparison, base, noun) };
}

const MODEL_OUTCOMES: Readonly<Record<ModelChange, ComparisonOutcome>> = {
  worse: 'worse',
  better: 'not-worse',
  same: 'not-worse',
  'another-version': 'cannot-tell',
  unknown: 'cannot-tell',
};

/** On `schedule` nobody has changed anything: the question is whether the model has. */
function modelHeadline(
  { model, ...comparison }: SuiteComparison,
  base: ShownBase,
  noun: string,
): Headline {
  if (model === undefined) return changeHeadline(comparison, base, noun);
  return { outcome: MODEL_OUTCOMES[modelChange(model)], sentence: modelSentence(model, base) };
}

function changeNotes(comparison: SuiteComparison, base: ShownBase): readonly Sentence[] {
  return comparison.changed === 0 ? [] : [verdictSentence(comparison.verdict, base)];
}

/** Beside a change, the model is worth a word only where it is another. */
function modelNotes({ model }: SuiteComparison, base: ShownBase): readonly Sentence[] {
  if (model === undefined) return [];
  const found = modelChange(model);
  return found === 'same' || found === 'unknown' ? [] : [modelSentence(model, base)];
}

function figures({
  judge,
  moved,
  cost,
  latency,
}: SuiteComparison): readonly (string | undefined)[] {
  return [
    judge === undefined ? undefined : judgeSentence(judge, moved?.isScoreWorse === false),
    cost === undefined ? undefined : costSentence(cost),
    latency === undefined ? undefined : latencySentence(latency),
  ];
}

function plain(words: string | undefined): Sentence | undefined {
  return words === undefined ? undefined : [text(words)];
}

// What the views call the base that a run was compared with.

/** The base as sentences and tables show it. Its branch and commit are hostile text. */
export interface ShownBase extends BaseName {
  /** The commit's page. */
  readonly url?: string | undefined;
}

/** Undefined where the run was not compared. Its age is that at the end of this run. */
export function baseOf(report: Report): ShownBase | undefined {
  if (report.comparison?.kind !== 'compared') return undefined;
  const { base } = report.comparison;
  return {
    branch: base.branch,
    commit: base.sha === undefined ? undefined : shortCommit(base.sha),
    age: ago(Date.parse(report.run.finishedAt) - Date.parse(base.finishedAt)),
    url: commitPage(report, base),
  };
}

function commitPage({ run }: Report, { source, sha }: BaseReference): string | undefined {
  // A report from a path may be of another repository.
  return source === 'artifact' && sha !== undefined ? revisionUrl(run, sha) : undefined;
}
