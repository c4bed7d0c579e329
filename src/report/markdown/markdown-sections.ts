/** The parts that the Markdown views are made of. Each returns blocks; which of them fit is decided in markdown-blocks. */
import type { AggregatedTestResult } from '../../engine/results.js';
import { markdownDiff } from '../words/diff-lines.js';
import { excerpt, markdownCode, markdownName, markdownText } from '../words/escape.js';
import { rankedCodes } from '../digest/findings.js';
import { bar, count, duration, plural, score, shortCommit, usd } from '../../words/format.js';
import { markdownLink, revisionUrl, sourceUrl } from '../words/links.js';
import { atMost, bare, fold, list, tableHead, tableRow, type Block } from './markdown-blocks.js';
import { changesBlocks, comparisonBlocks } from './markdown-comparison.js';
import { findingBlocks, type Extent } from './markdown-findings.js';
import {
  compareModels,
  highest,
  notJudgedWords,
  type ModelRow,
} from '../digest/model-comparison.js';
import type { Report, SuiteReport } from '../report.js';
import { resultNoun } from '../words/headline.js';
import { rateText } from '../words/rate-text.js';
import { bandWords } from '../digest/scores.js';
import type { Caveat } from '../sections/caveats.js';
import { gateSignWords, type GateRow } from '../sections/gate-rows.js';
import type { JudgeLine } from '../sections/judge-lines.js';
import { runStateLines } from '../sections/run-state.js';
import { reusedCommit } from '../sections/savings-note.js';
import {
  columnsOf,
  pointAt,
  pointText,
  reliabilityWords,
  triesTitle,
  type ReliabilityRow,
} from '../sections/reliability-rows.js';
import type { SectionViews } from '../sections/suite-sections.js';

const MAX_LISTED_NAMES = 10;
const MAX_NOTICE = 500;

/** What happened to the run as a whole, as a quotation. */
export function runStateBlocks(report: Report): readonly Block[] {
  const lines = runStateLines(report);
  if (lines.length === 0) return [];
  const sha = reusedCommit(report);
  const url = sha === undefined ? undefined : revisionUrl(report.run, sha);
  const text = lines.map((line) => `> ${lineWithCommit(line, sha, url)}`).join('\n>\n');
  return [{ kind: 'text', priority: -2, text }];
}

/** A plain line as Markdown, the commit that results are reused from as a link. */
function lineWithCommit(line: string, sha: string | undefined, url: string | undefined): string {
  const mark = 'from the base branch (';
  const [before = '', ...after] = line.split(`${mark}${sha === undefined ? '' : shortCommit(sha)}`);
  if (sha === undefined || url === undefined || after.length !== 1) return markdownText(line);
  const commit = markdownLink(markdownCode(shortCommit(sha)), url);
  const rest = after.join('');
  const space = rest.startsWith(' ') ? ' ' : '';
  return `${markdownText(`${before}${mark}`)}${commit}${space}${markdownText(rest.trimStart())}`;
}

/** The sections that every view shows, in Markdown. */
export const MARKDOWN_SECTIONS: SectionViews<readonly Block[], Extent> = {
  comparison: comparisonBlocks,
  gates: (gates) => gatesBlocks(gates, OPEN_TABLE),
  failingTests: findingBlocks,
  changes: changesBlocks,
  judges: judgesBlocks,
  reliability: reliabilityBlocks,
  caveats: caveatsBlocks,
};

/** Where a table stands. */
interface TablePlace {
  readonly frame: { readonly open: string; readonly close: string };
  /** See `assemble`. */
  readonly priority: number;
}

/** On top, and in the shortest rendering too. */
export const OPEN_TABLE: TablePlace = { frame: bare(), priority: 0 };

/** The gates' table. */
export function gatesBlocks(
  gates: readonly GateRow[],
  { frame, priority }: TablePlace,
): readonly Block[] {
  const compared = gates.some(({ base }) => base !== undefined);
  const head = tableHead([
    ['Gate', 'left'],
    ['Actual', 'right'],
    ...(compared ? [['Base', 'right'] as const] : []),
    ['Threshold', 'right'],
    ['Margin', 'right'],
    ['Verdict', 'left'],
  ]);
  const items = gates.map(({ title, actual, base, threshold, margin, sign, note }) =>
    tableRow([
      markdownText(excerpt(title, 60)),
      actual,
      ...(compared ? [base ?? '–'] : []),
      threshold,
      margin,
      `${gateSignWords(sign)}${note === undefined ? '' : `<br><sub>${note}</sub>`}`,
    ]),
  );
  return [list(priority, frame, [{ head, items }])];
}

/** Failure codes with counts and bars. */
export function failureCodesBlock(suite: SuiteReport): readonly Block[] {
  const codes = rankedCodes(suite);
  const most = codes[0]?.[1] ?? 0;
  if (most === 0) return [];
  const head = tableHead([
    ['Failure code', 'left'],
    ['Results', 'right'],
    ['', 'left'],
  ]);
  const items = codes.map(([code, results]) =>
    tableRow([markdownName(code), count(results), bar(results / most).replaceAll('░', '')]),
  );
  return [list(2, bare(), [{ head, items }])];
}

/** Pass rate, judge average, latency and cost by model. */
export function modelsBlock(suite: SuiteReport, folded: 'folded' | 'open'): readonly Block[] {
  const rows = compareModels(suite);
  if (rows.length === 0) return [];
  const head = tableHead([
    ['Model', 'left'],
    ['Pass rate', 'left'],
    ['Passed', 'right'],
    ['Judge average', 'right'],
    ['Mean latency', 'right'],
    ['Cost', 'right'],
  ]);
  const frame =
    folded === 'folded' ? fold(`<b>${plural(rows.length, 'model')}</b> compared`) : bare();
  return [
    list(5, frame, [{ head, items: rows.map((row) => modelRow(row, `${resultNoun(suite)}s`)) }]),
  ];
}

function modelRow(row: ModelRow, noun: string): string {
  return tableRow([
    markdownName(row.modelId),
    `${bar(row.passRate.value)} ${rateText(row.passRate, noun)}`,
    `${row.passed} of ${row.total}${notJudgedWords(row)}`,
    row.judgeAverage === undefined ? '–' : score(row.judgeAverage),
    duration(row.latencyMs),
    usd(row.costUsd),
  ]);
}

/** pass^k by model. A comment has it folded, and of one model in its first line. */
export function reliabilityBlocks(
  rows: readonly ReliabilityRow[],
  { openUpTo }: Pick<Extent, 'openUpTo'>,
): readonly Block[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  const tries = columnsOf(rows);
  const head = tableHead([
    ['Model', 'left'],
    ...tries.map((it): [string, 'right'] => [triesTitle(it), 'right']),
  ]);
  const items = rows.map((row) => {
    const points = tries.map((it) => pointAt(row, it));
    return tableRow([
      markdownName(row.modelId),
      ...points.map((point) => (point === undefined ? '–' : pointText(point))),
    ]);
  });
  const title =
    others.length > 0 ? `${rows.length} models, several answers in a row` : reliabilityWords(first);
  return [list(5, openUpTo > 0 ? bare() : fold(`<b>${title}</b>`), [{ head, items }])];
}

const EXTREMES = 5;

/** The slowest and the most expensive tests, where there are enough for that to say something. */
export function extremesBlock(report: Report, suite: SuiteReport): readonly Block[] {
  if (suite.results.length <= EXTREMES) return [];
  const row = (result: AggregatedTestResult, value: string): string =>
    tableRow([
      markdownLink(markdownName(result.testCaseName), sourceUrl(report.run, result.location)),
      markdownName(result.modelId),
      value,
    ]);
  const head = (title: string): string =>
    tableHead([
      [title, 'left'],
      ['Model', 'left'],
      ['', 'right'],
    ]);
  const slowest = highest(suite, (result) => result.latencyAvgMs, EXTREMES);
  const mostExpensive = highest(suite, (result) => result.totalCostUsd, EXTREMES);
  const groups = [
    { head: head('Slowest'), items: slowest.map((it) => row(it, duration(it.latencyAvgMs))) },
    {
      head: head('Most expensive'),
      items: mostExpensive.map((it) => row(it, usd(it.totalCostUsd))),
    },
  ].filter((group) => group.items.length > 0);
  return groups.length === 0 ? [] : [list(7, fold('<b>Slowest and most expensive</b>'), groups)];
}

/** How the scored assertions came out, by band. */
export function scoresBlock(suite: SuiteReport): readonly Block[] {
  const words = bandWords(suite);
  return words === undefined ? [] : [{ kind: 'text', priority: 4, text: `**Scores:** ${words}` }];
}

export function caveatsBlocks(caveats: readonly Caveat[]): readonly Block[] {
  if (caveats.length === 0) return [];
  const lines = caveats.map(({ icon, words, tests, details, urls, isFolded }) => {
    const names = [tests, isFolded ? [] : details]
      .filter((it) => it.length > 0)
      .map((it) => namesOf(it, urls));
    return [`- ${icon} ${words}`, ...names].join(': ');
  });
  const folded = caveats
    .filter(({ isFolded }) => isFolded)
    .map(({ details }) =>
      list(6, fold('<b>What is demanded less than on the base branch</b>'), [
        {
          head: '',
          items: details
            .slice(0, MAX_FOLDED)
            .map((it) => `- ${markdownText(excerpt(it, MAX_NOTICE))}`),
          unlisted: Math.max(0, details.length - MAX_FOLDED),
        },
      ]),
    );
  return [{ kind: 'text', priority: 2, text: lines.join('\n') }, ...folded];
}

const MAX_FOLDED = 50;

const MAX_WRONG_LABELS = 20;

/** A judge a line, and below it the labels on which it is wrong. */
export function judgesBlocks(judges: readonly JudgeLine[]): readonly Block[] {
  if (judges.length === 0) return [];
  const lines = judges.map(
    ({ icon, criteria, judgeModel, rates, verdict }) =>
      `- ${icon} Judge of ${markdownName(criteria)}${judgeModel === undefined ? '' : ` (${markdownName(judgeModel)})`}: ${rates}: **${verdict}**`,
  );
  const notes = judges.flatMap(({ criteria, notes: own }) =>
    own.map((note) => `- ${markdownName(criteria)}: ${markdownText(excerpt(note, MAX_NOTICE))}`),
  );
  const wrong = judges.flatMap(({ criteria, wrong: labels, moreWrong }) => [
    ...labels.map(
      ({ place, url, words }) =>
        `- ${markdownName(criteria)}: ${markdownLink(markdownCode(excerpt(place, 200)), url)} is ${words}`,
    ),
    ...(moreWrong === 0 ? [] : [`- ${markdownName(criteria)}: and ${count(moreWrong)} more`]),
  ]);
  const details = [...wrong.slice(0, MAX_WRONG_LABELS), ...notes];
  const left = Math.max(0, wrong.length - MAX_WRONG_LABELS);
  const title =
    wrong.length === 0
      ? 'What else is known of the judges'
      : `<b>${plural(wrong.length, 'label')}</b> on which a judge is wrong, and what else is known of it`;
  return [
    { kind: 'text', priority: 1, text: lines.join('\n') },
    list(6, fold(title), [{ head: '', items: details, unlisted: left }]),
  ];
}

function namesOf(all: readonly string[], urls?: ReadonlyMap<string, string>): string {
  const shown = all
    .slice(0, MAX_LISTED_NAMES)
    .map((name) => markdownLink(markdownName(name), urls?.get(name)))
    .join(', ');
  return all.length > MAX_LISTED_NAMES
    ? `${shown} and ${all.length - MAX_LISTED_NAMES} more`
    : shown;
}

/** Mistakes found while running, each with its place and what to do. */
export function problemsBlock(report: Report, maxItems: number): readonly Block[] {
  if (report.problems.length === 0) return [];
  const items = report.problems.map((problem) => {
    const { location, path, message, hint } = problem;
    const place =
      location === undefined
        ? undefined
        : markdownLink(
            markdownCode(excerpt(`${location.file}:${location.line}:${location.column}`, 200)),
            sourceUrl(report.run, location),
          );
    const parts = [
      place,
      path === undefined || path === '' ? undefined : markdownName(path),
      markdownText(excerpt(sentences(message, hint), MAX_NOTICE)),
    ];
    return `- ${parts.filter((part) => part !== undefined).join(' ')}${markdownDiff(problem)}`;
  });
  const open = `**${plural(items.length, 'problem')}**`;
  return [list(1, { open, close: '' }, [atMost(maxItems, items)])];
}

function sentences(message: string, hint: string | undefined): string {
  if (hint === undefined) return message;
  return `${message}${/[.!?]$/u.test(message) ? '' : '.'} ${hint}`;
}

/** What the reader should know, of the run or of a suite. */
export function noticesBlock(notices: readonly string[], maxItems: number): readonly Block[] {
  if (notices.length === 0) return [];
  const items = notices.map((notice) => `- ${markdownText(excerpt(notice, MAX_NOTICE))}`);
  const frame = fold(`<b>${plural(notices.length, 'notice')}</b>`);
  return [list(6, items.length > 2 ? frame : bare(), [atMost(maxItems, items)])];
}
