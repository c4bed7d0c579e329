/** Judges that have changed since the base branch, in words for readers who are not statisticians. */
import type { BaseAnswersJudged, Cause, JudgeShift, WhoMoved } from '../comparison.js';
import { plural, score } from '../../words/format.js';
import { modelNames, text, type BaseName, type Sentence, type SentencePart } from './sentence.js';

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
