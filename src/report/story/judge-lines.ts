/** Judges that are held against labels, as every view shows them. */
import type { JudgeCheck } from '../../engine/judges/judge-check.js';
import { LEAST_TRUST } from '../../statistics/judges.js';
import { percent, plural, score, shortCommit, usd } from '../../basics/format.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt, sourceUrl } from '../escape.js';
import { code, name, say, type Sentence } from './sentence.js';
import { SIGNS, type Sign } from './words.js';

export interface JudgeLine {
  readonly icon: Sign;
  /** Foreign text. */
  readonly criteria: string;
  /** e.g. `Judge of polite: passes 19 of 20 good answers, stops 14 of 20 bad ones (labels: 40); trusted`. */
  readonly sentence: Sentence;
  /** Sentences. Foreign text in places. */
  readonly notes: readonly string[];
  /** Labels on which it is wrong, and where they stand. */
  readonly wrong: readonly PlacedLabel[];
  /** Those that are not listed. */
  readonly moreWrong: number;
}

type WrongLabel = JudgeCheck['wrong'][number];

interface PlacedLabel extends WrongLabel {
  /** `file:line`. Foreign text. */
  readonly place: string;
  /** At the tested commit. */
  readonly url?: string | undefined;
  /** e.g. `good, and the judge gives 0.40`; our own words. */
  readonly words: string;
}

const ICONS = { trusted: SIGNS.passed, 'not trusted': SIGNS.look, 'too few labels': SIGNS.idle };

/**
 * In config order.
 * @param most characters of a criterion in its sentence; all of them where none is given
 */
export function judgeLines(
  { run }: Report,
  { judges = [] }: SuiteReport,
  most = Infinity,
): readonly JudgeLine[] {
  return judges.map((judge) => {
    const namesakes = judges.filter(({ criteria }) => criteria === judge.criteria);
    const { file, judgeModel } = judge;
    // Where another judge has the same criterion.
    const model = namesakes.length > 1 ? say` (${name('model', excerpt(judgeModel, 80))})` : '';
    return {
      icon: ICONS[judge.state],
      criteria: judge.criteria,
      sentence: say`Judge of ${code(excerpt(judge.criteria, most))}${model}: ${rateWords(judge)}; ${verdictWords(judge)}`,
      notes: notesOn(judge),
      wrong: judge.wrong.map((label) => ({
        ...label,
        place: `${file}:${label.line}`,
        url: sourceUrl(run, { file, line: label.line, column: 1 }),
        words: `${label.good ? 'good' : 'bad'}, and the judge gives ${score(label.score)}`,
      })),
      moreWrong: judge.wrongLeftOut,
    };
  });
}

/** The judges whose scores say little: those that labels refute. */
export function untrustedJudges({ judges = [] }: SuiteReport): readonly JudgeCheck[] {
  return judges.filter(({ state }) => state === 'not trusted');
}

function rateWords({ counts, verdicts }: JudgeCheck): string {
  const { passGood, good, failBad, bad } = counts;
  const labels = `(labels: ${verdicts.length})`;
  if (good + bad === 0) return `was asked about none of its labels ${labels}`;
  const passes =
    good === 0 ? 'no good answer to pass' : `passes ${passGood} of ${good} good answers`;
  const stops = bad === 0 ? 'no bad answer to stop' : `stops ${failBad} of ${bad} bad ones`;
  return `${passes}, ${stops} ${labels}`;
}

function verdictWords(judge: JudgeCheck): string {
  const limit = percent(Math.max(judge.min, LEAST_TRUST));
  switch (judge.state) {
    case 'trusted':
      return 'trusted';
    case 'not trusted':
      return `not trusted, certainly right on fewer than ${limit} of ${refutedKind(judge)}`;
    case 'too few labels':
      return judge.counts.good + judge.counts.bad === 0
        ? 'nothing is known of it'
        : `too few labels to tell (${neededWords(judge)})`;
  }
}

function refutedKind({ counts }: JudgeCheck): string {
  const { passGood, good, failBad, bad } = counts;
  const ofGood = good === 0 ? 1 : passGood / good;
  const ofBad = bad === 0 ? 1 : failBad / bad;
  return ofGood < ofBad ? 'good answers' : 'bad answers';
}

function neededWords({ counts, askedGood, askedBad }: JudgeCheck): string {
  const stuck = [askedGood === null ? 'good' : '', askedBad === null ? 'bad' : ''].filter(
    (kind) => kind !== '',
  );
  if (stuck.length > 0) {
    return `and more will not help: it is wrong on too many of the ${stuck.join(' and the ')} ones`;
  }
  const more = [
    { kind: 'good', count: (askedGood ?? 0) - counts.good },
    { kind: 'bad', count: (askedBad ?? 0) - counts.bad },
  ].filter(({ count }) => count > 0);
  const words = more.map(({ kind, count }) => `${count} more ${kind}`);
  return `${words.join(' and ')} ones would do if it goes on so`;
}

function notesOn(judge: JudgeCheck): readonly string[] {
  const { counts, lost, lostBecause, auc, source, spent, file, contradictory } = judge;
  const isAsked = counts.good + counts.bad > 0;
  const at =
    source.kind === 'base' && source.sha !== undefined ? ` at ${shortCommit(source.sha)}` : '';
  const cost = spent.costUsd === null ? ' of unknown price' : ` and ${usd(spent.costUsd)}`;
  const notes: readonly (readonly [isSo: boolean, note: string])[] = [
    [isAsked, intervalWords(judge)],
    [
      auc !== undefined,
      `Its scores put a good answer above a bad one in ${percent(auc?.auc ?? 0, 0)} of pairs.`,
    ],
    [
      counts.good === 0 && lost === 0,
      'No label is of a good answer, so it is not known whether it passes them.',
    ],
    [
      counts.bad === 0 && lost === 0,
      'No label is of a bad answer, so it is not known whether it stops them.',
    ],
    [
      lost > 0,
      `${plural(lost, 'label has', 'labels have')} no score: ${lostBecause ?? 'not asked'}.`,
    ],
    ...contradictory.map(
      (lines) =>
        [
          true,
          `${file}: lines ${lines.join(', ')} judge the same answer differently, so they count nowhere.`,
        ] as const,
    ),
    [
      source.kind === 'base',
      `Judged by the base branch's run${at}; neither the judge nor its labels have changed since.`,
    ],
    [
      spent.calls > 0,
      `Asking about the labels took ${plural(spent.calls, 'call')}${cost}, which the cost of the run includes.`,
    ],
  ];
  return notes.flatMap(([isSo, note]) => (isSo ? [note] : []));
}

function intervalWords({ sensitivity, specificity }: JudgeCheck): string {
  const words = (
    verb: string,
    { share, low, high }: JudgeCheck['sensitivity'],
    kind: string,
  ): string[] =>
    share === null ? [] : [`${verb} ${percent(low, 0)} to ${percent(high, 0)} of ${kind} answers`];
  const parts = [...words('passes', sensitivity, 'good'), ...words('stops', specificity, 'bad')];
  return `95 % intervals: it ${parts.join(' and ')}.`;
}
