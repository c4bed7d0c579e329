/** The comparison with the base branch in Markdown: the verdict's line, and the tests that changed, folded. */
import { excerpt, htmlText, markdownCode, markdownName, markdownText } from '../words/escape.js';
import { markdownLink } from '../words/links.js';
import { sentenceText, type Sentence } from '../words/sentence.js';
import { SIGNS } from '../words/signs.js';
import type { ShownBase } from '../sections/base-name.js';
import {
  isAlarming,
  type ChangedTest,
  type ChangeList,
  type Changes,
  type PassedRuns,
} from '../sections/changes.js';
import {
  comparisonIcon,
  type ComparedLine,
  type ComparisonLine,
} from '../sections/comparison-line.js';
import { fold, list, tableHead, tableRow, type Block } from './markdown-blocks.js';
import { reasonCell, type Extent } from './markdown-findings.js';

/** The line stays in the shortest rendering; what is below it may be left out. */
const LINE = -1;
const NOTES = 3;

/** The verdict against the base branch, on top, and what else there is to know of it. */
export function comparisonBlocks(line: ComparisonLine): readonly Block[] {
  const notes = notesOf(line);
  return [
    ...comparisonLineBlocks(line),
    ...(notes.length === 0
      ? []
      : [{ kind: 'text', priority: NOTES, text: notes.join(' ') } as const]),
  ];
}

/** The verdict's line alone. */
export function comparisonLineBlocks(line: ComparisonLine): readonly Block[] {
  switch (line.kind) {
    case 'absent':
      return [];
    case 'unavailable': {
      const sentence = `${SIGNS.idle} ${markdownSentence(line.sentence)}`;
      return [{ kind: 'text', priority: LINE, text: sentence }];
    }
    case 'compared':
      return [{ kind: 'text', priority: LINE, text: verdictLine(line) }];
  }
}

/** What is shown below the line, and how many tests luck alone would have put into the lists; folded. */
export function aboutBlocks(line: ComparisonLine, { lists }: Changes): readonly Block[] {
  const luck = lists.flatMap(({ title, note }) =>
    note === undefined ? [] : [markdownText(`${title}. ${note}`)],
  );
  const items = [...notesOf(line), ...luck].map((sentence) => `- ${sentence}`);
  if (items.length === 0) return [];
  const title = line.kind === 'compared' ? 'How it was compared' : 'What a comparison will show';
  return [list(NOTES, fold(`<b>${title}</b>`), [{ head: '', items }])];
}

function verdictLine({ outcome, sentence, base }: ComparedLine): string {
  return `${comparisonIcon(outcome)} **${markdownSentence(sentence, base)}**`;
}

/** Finished Markdown, a sentence or two each. */
function notesOf(line: ComparisonLine): readonly string[] {
  switch (line.kind) {
    case 'absent':
      return [];
    case 'unavailable':
      return line.notes.map((note) => markdownSentence(note));
    case 'compared':
      return line.notes.map((note) => markdownSentence(note, line.base));
  }
}

/** Names as code, the commit as a link to its page. */
export function markdownSentence(sentence: Sentence, base?: ShownBase): string {
  return sentenceText(sentence, (name, kind) => {
    const code = markdownName(name);
    return kind === 'commit' ? markdownLink(code, base?.url) : code;
  });
}

/** What got worse is for reading first; the failing tests themselves come before all other lists. */
const WORSE = 7;
const OTHERS = 8;

/** Names of tests in a list that is not about failures are many, and say little: fewer of them are shown. */
const SHARE_OF_OTHERS = 5;

/** Each list folded, with counts of both sides. */
export function changesBlocks({ base, lists }: Changes, extent: Extent): readonly Block[] {
  if (base === undefined) return [];
  return lists.map((changed) => changeBlock(changed, base, extent));
}

function changeBlock(
  { name, title, note, elsewhere = 0, tests }: ChangeList,
  base: ShownBase,
  extent: Extent,
): Block {
  if (tests.length === 0) {
    const text = `<b>${htmlText(title)}</b>. ${elsewhereWords(elsewhere, 0)}`;
    return { kind: 'text', priority: OTHERS, text };
  }
  const isWorse = isAlarming(name);
  const max = Math.ceil(isWorse ? extent.maxChanges : extent.maxChanges / SHARE_OF_OTHERS);
  const columns = columnsOf(name, tests);
  const head = tableHead([
    ['Test', 'left'],
    ['Model', 'left'],
    ...(columns.base ? [[`On ${markdownName(excerpt(base.branch, 40))}`, 'right'] as const] : []),
    ...(columns.here ? [['Here', 'right'] as const] : []),
    ...(columns.label ? [['Change', 'left'] as const] : []),
    ...(columns.why ? [['Why', 'left'] as const] : []),
  ]);
  const about = elsewhere > 0 ? [elsewhereWords(elsewhere, tests.length)] : [];
  const notes = [...(note === undefined ? [] : [note]), ...about].map(markdownText).join(' ');
  const group = {
    head: notes === '' ? head : `${notes}\n\n${head}`,
    items: tests.slice(0, max).map((test) => changeRow(test, columns, extent)),
    unlisted: Math.max(0, tests.length - max),
  };
  const state = isWorse && tests.length <= extent.openUpTo ? 'open' : 'folded';
  return list(isWorse ? WORSE : OTHERS, fold(`<b>${htmlText(title)}</b>`, state), [group]);
}

function elsewhereWords(elsewhere: number, left: number): string {
  if (left === 0) return elsewhere === 1 ? 'It is listed below.' : 'All of them are listed below.';
  return `${elsewhere} of them ${elsewhere === 1 ? 'is' : 'are'} listed below.`;
}

interface Columns {
  readonly base: boolean;
  readonly here: boolean;
  readonly label: boolean;
  readonly why: boolean;
}

/** Lists whose tests are not all said to be the same. */
const SEVERAL_LABELS: readonly ChangeList['name'][] = [
  'worse',
  'better',
  'not-this-change',
  'differs',
];

/** None in which every cell is empty, or says what the list's title says. */
function columnsOf(name: ChangeList['name'], tests: readonly ChangedTest[]): Columns {
  return {
    base: tests.some(({ base }) => base !== undefined),
    here: tests.some(({ here }) => here !== undefined),
    label: SEVERAL_LABELS.includes(name),
    why: isAlarming(name),
  };
}

function changeRow(test: ChangedTest, columns: Columns, extent: Extent): string {
  const { testCaseName, modelId, label, base, here, url, reason, fragment } = test;
  const why = reason === undefined ? '–' : reasonCell(reason, extent);
  const isOpened = columns.why && extent.artifactName !== undefined && fragment !== undefined;
  const page = isOpened ? `<br><sub>${markdownCode(fragment)}</sub>` : '';
  return tableRow([
    `${markdownLink(markdownName(testCaseName), url)}${page}`,
    markdownName(modelId),
    ...(columns.base ? [passedText(base)] : []),
    ...(columns.here ? [passedText(here)] : []),
    ...(columns.label ? [label] : []),
    ...(columns.why ? [why] : []),
  ]);
}

function passedText(side: PassedRuns | undefined): string {
  return side === undefined ? '–' : `${side.passed} of ${side.runs}`;
}
