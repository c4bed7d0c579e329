/** What is not in sight: everything else, said once and in one order. */
import { bandOf, SCORE_BANDS } from '../../assertions/assertion.js';
import { groupedBy } from '../../basics/basics.js';
import { count, duration, percent, plural, score } from '../../basics/format.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import { compareModels, notJudgedWords, rankedCodes, scoresOf } from './suite-figures.js';
import type { Report, SuiteReport } from '../report.js';
import { caveatsOf } from './caveats.js';
import { judgeLines } from './judge-lines.js';
import { reliabilityOf, reliabilityWords, triesTitle } from './reliability.js';
import { excerpt, excerptName } from '../escape.js';
import { resultNoun, intervalText, rateText } from './words.js';
import { type Cause, type Causes, foldedWords } from './causes.js';
import { CHANGES, changesIn, changeTitle, type ChangeName } from './changes.js';
import { comparisonNotes } from './comparison-words.js';
import { gateRows } from './gates.js';
import { code, joined, listed, name, type Phrase, say, type Sentence } from './sentence.js';
import type { StoryTest } from './tests.js';

/** A cell; `full`: a rate with its interval, for views that are not read in passing. */
interface Cell {
  readonly text: Sentence;
  readonly full?: Sentence | undefined;
}

export interface StoryTable {
  readonly head: readonly { readonly title: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Fold {
  readonly name: FoldName;
  /** What it has, counted where it is a list. */
  readonly title: Sentence;
  /** A line each. */
  readonly lines?: readonly Sentence[] | undefined;
  readonly table?: StoryTable | undefined;
  /** Groups that are not in sight. */
  readonly causes?: readonly Cause[] | undefined;
  /** One by one. */
  readonly tests?: readonly StoryTest[] | undefined;
}

/** In their order, each as it is called among others. */
export const FOLDS = {
  causes: 'what else fails',
  failing: 'every failing test',
  tolerated: 'what passed with failed answers',
  changes: 'what else is different',
  qualifiers: 'what else to know',
  weakened: 'what is demanded less',
  gates: 'all gates',
  comparison: 'how it was compared',
  reliability: 'how often each model is right',
  models: 'the models side by side',
  judges: 'judges against their labels',
  codes: 'failure codes',
  notices: 'notices',
} as const;

export type FoldName = keyof typeof FOLDS;

interface FoldFacts {
  readonly report: Report;
  readonly suite: SuiteReport;
  readonly tests: readonly StoryTest[];
  readonly causes: Causes;
  /** Qualifiers that are not in sight. */
  readonly qualifiers: readonly Sentence[];
}

type FoldContent = Omit<Fold, 'name'> | undefined;

/** Those that have something in them. */
export function foldsOf(facts: FoldFacts): readonly Fold[] {
  return FOLD_NAMES.flatMap((foldName) => {
    const content = CONTENTS[foldName](facts);
    const { lines = [], table, causes = [], tests = [] } = content ?? {};
    const parts = lines.length + (table?.rows.length ?? 0) + causes.length + tests.length;
    return content === undefined || parts === 0 ? [] : [{ name: foldName, ...content }];
  });
}

function isFoldName(text: string): text is FoldName {
  return Object.hasOwn(FOLDS, text);
}

const FOLD_NAMES: readonly FoldName[] = Object.keys(FOLDS).filter(isFoldName);

const CONTENTS: Readonly<Record<FoldName, (facts: FoldFacts) => FoldContent>> = {
  causes: ({ suite, causes: { folded } }) => {
    const alike = groupedBy(folded, ({ kind }) => foldedWords(kind, 1, ''));
    const words = alike.map((causes) => {
      const tests = causes.flatMap((cause) => cause.tests);
      const more = foldedWords(causes[0].kind, tests.length, `more ${resultNoun(suite)}`);
      return say`${more}: ${testNames(tests, NAMED_IN_TITLE)}`;
    });
    return { title: listed(words, { separator: '; ' }), causes: folded };
  },
  failing: ({ suite, causes }) => {
    const tests = [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests);
    const title = say`${plural(tests.length, `failing ${resultNoun(suite)}`)}, one by one`;
    return { title, tests };
  },
  tolerated: ({ tests }) => {
    const tolerated = tests.filter(({ state }) => state === 'tolerated');
    return {
      title: say`${plural(tolerated.length, 'test')} passed with failed answers: ${testNames(tolerated, NAMED_IN_TITLE)}`,
      tests: tolerated,
    };
  },
  changes: changesFold,
  qualifiers: ({ qualifiers }) => ({
    title: say`What else to know before believing the figures`,
    lines: qualifiers,
  }),
  weakened: ({ report, suite }) => ({
    title: say`What is demanded less than on the base branch`,
    lines: caveatsOf(suite, report.run)
      .filter(({ isFolded }) => isFolded)
      .flatMap(({ details }) => details.map((line) => say`${excerpt(line, 500)}`)),
  }),
  gates: gatesFold,
  comparison: ({ report, suite }) => {
    const isCompared = report.comparison?.kind === 'compared';
    const title = isCompared ? 'How it was compared' : 'What a comparison will show';
    return { title: say`${title}`, lines: comparisonNotes(report, suite) };
  },
  reliability: reliabilityFold,
  models: modelsFold,
  judges: judgesFold,
  codes: ({ suite }) => ({
    title: say`Failure codes`,
    table: {
      head: [left('Failure code'), right('Results')],
      rows: rankedCodes(suite).map(([failureCode, results]) => [
        cell([code(failureCode)]),
        cell(say`${count(results)}`),
      ]),
    },
  }),
  notices: ({ suite: { notices } }) => ({
    title: say`${plural(notices.length, 'notice')}`,
    lines: notices.map((notice) => say`${excerpt(notice, 500)}`),
  }),
};

const NAMED_IN_TITLE = 3;
const NAMED_IN_LINE = 10;

interface NamedTest {
  readonly name: string;
  readonly url?: string | undefined;
}

function testNames(tests: readonly NamedTest[], most: number): Sentence {
  return listed(
    tests.map((test) => name('test', excerptName(test.name, 60), test.url)),
    { most },
  );
}

// What is different since the base, and is no failing test of this change.

function changesFold({ report, suite, tests }: FoldFacts): FoldContent {
  const { comparison } = suite;
  if (comparison === undefined || report.comparison?.kind !== 'compared') return undefined;
  const { byChance, verdict, removed } = comparison;
  const luck = { byChance, hasOneAnswerASide: (verdict.evidence?.oneAnswerASide ?? 0) > 0 };
  const noun = resultNoun(suite);
  const line = (title: string, all: readonly NamedTest[], note = '') =>
    say`${title}: ${testNames(all, NAMED_IN_LINE)}${note === '' ? '' : `. ${note}`}`;
  const lines = changesIn(tests)
    .filter(([change]) => !isAmongCauses(change, suite))
    .map(([change, all]) => {
      const { words, note } = CHANGES[change];
      return line(changeTitle(words, all.length, noun), all, note?.(luck));
    });
  const gone = removed.map(({ testCaseName }) => ({ name: testCaseName }));
  if (gone.length > 0) {
    lines.push(line(changeTitle(['is removed', 'are removed'], gone.length, noun), gone));
  }
  return { title: say`What else is different`, lines };
}

/** Where the suite is worse, what went from every answer to none is no chance. */
function isAmongCauses(change: ChangeName, { comparison }: SuiteReport): boolean {
  const isWorse = comparison?.verdict.verdict === 'worse';
  return change === 'worse' || (change === 'fails-now' && isWorse);
}

// Tables.

function left(title: string): StoryTable['head'][number] {
  return { title, align: 'left' };
}

function right(title: string): StoryTable['head'][number] {
  return { title, align: 'right' };
}

function cell(text: Phrase, full?: Phrase): Cell {
  return { text: joined([text]), full: full === undefined ? undefined : joined([full]) };
}

function rateCell(rate: ShareEstimate, after: string): Cell {
  const text = percent(rate.value);
  return cell(`${text}${after}`, `${text} (${intervalText(rate)})${after}`);
}

function gatesFold({ suite }: FoldFacts): FoldContent {
  const rows = gateRows(suite);
  const isCompared = rows.some(({ base }) => base !== undefined);
  const notes = rows.flatMap(({ title, note }) =>
    note === undefined ? [] : [say`${title}: ${note}.`],
  );
  return {
    title: say`All gates`,
    table: {
      head: [
        left('Verdict'),
        left('Gate'),
        right('Actual'),
        right('Threshold'),
        right('Margin'),
        ...(isCompared ? [right('Base')] : []),
      ],
      rows: rows.map((row) => [
        cell(row.verdict),
        cell(row.title),
        cell(row.actual.text, row.actual.full),
        cell(row.threshold),
        cell(row.margin),
        ...(isCompared ? [cell(row.base?.text ?? '–', row.base?.full)] : []),
      ]),
    },
    lines: notes,
  };
}

/** pass^k by model; absent where nothing was answered. */
function reliabilityFold({ suite }: FoldFacts): FoldContent {
  const { tries, rows } = reliabilityOf(suite);
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    title:
      rows.length === 1
        ? say`Each model: ${reliabilityWords(first)}`
        : say`How often each model is right, several answers in a row`,
    table: {
      head: [left('Model'), ...tries.map((it) => right(triesTitle(it)))],
      rows: rows.map((row) => [
        cell(name('model', excerpt(row.modelId, 80))),
        ...tries.map((_, index) => {
          const point = row.points[index];
          if (point === undefined) return cell('–');
          const leftOut = point.leftOut === 0 ? '' : `, ${point.leftOut} left out`;
          return rateCell(point.share, leftOut);
        }),
      ]),
    },
  };
}

/** Number of checks in each band, best band first, as `12 perfect · 1 failed`; undefined when nothing was scored. */
function bandWords(suite: SuiteReport): string | undefined {
  const counts = new Map<ReturnType<typeof bandOf>, number>();
  for (const { mean } of suite.results.flatMap(scoresOf)) {
    const band = bandOf(mean);
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  const words = SCORE_BANDS.flatMap((band) => {
    const found = counts.get(band);
    return found === undefined ? [] : [`${found} ${band}`];
  });
  return words.length === 0 ? undefined : words.join(' · ');
}

function modelsFold({ suite }: FoldFacts): FoldContent {
  const bands = bandWords(suite);
  return {
    title: say`By model`,
    table: {
      head: [
        left('Model'),
        right('Passed'),
        right('Pass rate'),
        right('Judge average'),
        right('Mean latency'),
        right('Cost'),
      ],
      rows: compareModels(suite).map((row) => [
        cell(name('model', excerpt(row.modelId, 80))),
        cell(`${row.passed} of ${row.total}${notJudgedWords(row)}`),
        row.wasAnswered
          ? cell(percent(row.passRate.value), rateText(row.passRate, `${resultNoun(suite)}s`))
          : cell('–'),
        cell(row.judgeAverage === undefined ? '–' : score(row.judgeAverage)),
        cell(row.latencyMs === undefined ? '–' : duration(row.latencyMs)),
        cell(row.cost),
      ]),
    },
    lines: bands === undefined ? [] : [say`Scores: ${bands}`],
  };
}

const MAX_WRONG_LABELS = 20;
const MAX_CRITERIA = 80;

/** A judge a line, below it the labels on which it is wrong. */
function judgesFold({ report, suite }: FoldFacts): FoldContent {
  const judges = judgeLines(report, suite, MAX_CRITERIA);
  const wrong = judges.flatMap(({ criteria, wrong: labels }) =>
    labels.map(
      ({ place, words }) =>
        say`${code(excerpt(criteria, MAX_CRITERIA))}: ${code(excerpt(place, 200))} is ${words}`,
    ),
  );
  const more =
    wrong.length -
    Math.min(wrong.length, MAX_WRONG_LABELS) +
    judges.reduce((total, { moreWrong }) => total + moreWrong, 0);
  return {
    title: say`${plural(judges.length, 'judge')} held against labels`,
    lines: [
      ...judges.map(({ icon, sentence }) => say`${icon} ${sentence}`),
      ...wrong.slice(0, MAX_WRONG_LABELS),
      ...(more === 0 ? [] : [say`and ${count(more)} more labels on which a judge is wrong`]),
      ...judges.flatMap(({ criteria, notes }) =>
        notes.map((note) => say`${code(excerpt(criteria, MAX_CRITERIA))}: ${excerpt(note, 500)}`),
      ),
    ],
  };
}
