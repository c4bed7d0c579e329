/** Judges that have changed since the base branch, in words for readers who are not statisticians. */
import type { JudgeShift } from '../comparison.js';
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
