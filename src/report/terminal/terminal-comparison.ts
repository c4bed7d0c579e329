/** The comparison with the base branch, for a terminal. */
import {
  type ChangedTest,
  type ChangeList,
  type Changes,
  isAlarming,
  type PassedRuns,
} from '../sections/changes.js';
import { comparisonIcon, type ComparisonLine } from '../sections/comparison-line.js';
import { excerpt, logLine } from '../words/escape.js';
import { type Sentence, sentenceText } from '../words/sentence.js';
import type picocolors from 'picocolors';

const MAX_WORSE = 30;
const MAX_OTHERS = 5;
const MAX_NAME = 100;
const MAX_REASON = 200;

/** The verdict against the base branch, and what is shown below it. */
export function comparisonLines(line: ComparisonLine, colors: TerminalColors): readonly string[] {
  switch (line.kind) {
    case 'absent':
      return [];
    case 'unavailable':
      return [
        ...[line.sentence, ...line.notes].map((it) => `  ${colors.dim(terminalSentence(it))}`),
        '',
      ];
    case 'compared': {
      const paint = { worse: colors.red, 'not-worse': colors.green } as const;
      const color =
        line.outcome === 'worse' || line.outcome === 'not-worse'
          ? paint[line.outcome]
          : colors.yellow;
      return [
        `  ${comparisonIcon(line.outcome)} ${color(terminalSentence(line.sentence))}`,
        ...line.notes.map((note) => `  ${colors.dim(terminalSentence(note))}`),
        '',
      ];
    }
  }
}

/** The tests that changed, list by list. */
export function changeLines({ base, lists }: Changes, colors: TerminalColors): readonly string[] {
  if (base === undefined) return [];
  return lists.flatMap((changed) => listLines(changed, name(base.branch), colors));
}

function listLines(
  { name: listName, title, note, tests }: ChangeList,
  branch: string,
  colors: TerminalColors,
): readonly string[] {
  const shown = tests.slice(0, isAlarming(listName) ? MAX_WORSE : MAX_OTHERS);
  const more = tests.length - shown.length;
  return [
    `  ${colors.bold(title)}${note === undefined ? '' : colors.dim(`  ${note}`)}`,
    ...shown.flatMap((test) => testLines(test, branch, isAlarming(listName), colors)),
    ...(more > 0 ? [`    … and ${more} more`] : []),
    '',
  ];
}

function testLines(
  { testCaseName, modelId, label, base, here, reason }: ChangedTest,
  branch: string,
  withReason: boolean,
  colors: TerminalColors,
): readonly string[] {
  const sides = [sideText(`\`${branch}\``, base), sideText('here', here)].filter(
    (side) => side !== undefined,
  );
  const head = `    ${name(testCaseName)} [${name(modelId)}]  ${label}: ${sides.join(', ')}`;
  if (!withReason || reason === undefined) return [head];
  const why = reason.message === '' ? reason.label : `${reason.label}: ${reason.message}`;
  return [head, `      ${colors.dim(logLine(excerpt(why, MAX_REASON)))}`];
}

function sideText(side: string, passed: PassedRuns | undefined): string | undefined {
  return passed === undefined ? undefined : `${side} ${passed.passed} of ${passed.runs}`;
}

/** A sentence on one line. */
export function terminalSentence(sentence: Sentence): string {
  return sentenceText(sentence, (text, kind) =>
    kind === 'commit' ? name(text) : `\`${name(text)}\``,
  );
}

function name(text: string): string {
  return logLine(excerpt(text, MAX_NAME));
}

/** Colours of a terminal, or none. */
export type TerminalColors = ReturnType<typeof picocolors.createColors>;
