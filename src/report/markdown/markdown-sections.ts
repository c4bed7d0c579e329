/** The parts that the Markdown views are made of. Each returns blocks; which of them fit is decided in markdown-blocks. */
import { sum } from '../../basics/basics.js';
import { bar, count, duration, plural, score, shortCommit, usd } from '../../basics/format.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import { type FailedCheck, groupByCode, groupByReason, rankedCodes } from '../digest/findings.js';
import {
  compareModels,
  highest,
  type ModelRow,
  notJudgedWords,
} from '../digest/model-comparison.js';
import { bandWords, scoreWords } from '../digest/scores.js';
import type { Report, SuiteReport } from '../report.js';
import { type Caveat, reusedCommit, runStateLines } from '../sections/caveats.js';
import {
  type ChangedTest,
  type ChangeList,
  type Changes,
  type PassedRuns,
} from '../sections/changes.js';
import {
  type ComparedLine,
  comparisonIcon,
  type ComparisonLine,
  type ShownBase,
} from '../sections/comparison-line.js';
import { type GateRow, gateSignWords, withIntervals } from '../sections/gate-rows.js';
import type { JudgeLine } from '../sections/judge-lines.js';
import {
  columnsOf,
  pointAt,
  pointText,
  type ReliabilityRow,
  reliabilityWords,
  triesTitle,
} from '../sections/reliability-rows.js';
import type { FailingTest, FailingTests, SectionViews } from '../sections/suite-sections.js';
import {
  excerpt,
  htmlText,
  markdownCode,
  markdownDiff,
  markdownLink,
  markdownName,
  markdownText,
  reusedSha,
  revisionUrl,
  sourceUrl,
} from '../words/escape.js';
import { resultNoun } from '../words/headline.js';
import {
  INTERVAL_NAME,
  rateAlone,
  rateText,
  type Sentence,
  sentenceText,
  SIGNS,
} from '../words/phrases.js';
import {
  atMost,
  bare,
  type Block,
  fold,
  list,
  type ListGroup,
  tableHead,
  tableRow,
} from './markdown-blocks.js';

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
  gates: (gates, { intervals }) => gatesBlocks(gates, OPEN_TABLE, intervals),
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

/** The gates' table, with intervals or as it is read in passing. */
export function gatesBlocks(
  rows: readonly GateRow[],
  { frame, priority }: TablePlace,
  intervals = false,
): readonly Block[] {
  const gates = intervals ? rows.map(withIntervals) : rows;
  const named = intervals && rows.some(({ interval }) => interval !== undefined);
  const compared = gates.some(({ base }) => base !== undefined);
  const head = tableHead([
    ['Gate', 'left'],
    [named ? `Actual (${INTERVAL_NAME})` : 'Actual', 'right'],
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
export function modelsBlock(
  suite: SuiteReport,
  { intervals }: Pick<Extent, 'intervals'>,
  folded: 'folded' | 'open',
): readonly Block[] {
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
  const written = intervals ? rateText : rateAlone;
  const rateOf = ({ passRate }: ModelRow): string => written(passRate, `${resultNoun(suite)}s`);
  const frame =
    folded === 'folded' ? fold(`<b>${plural(rows.length, 'model')}</b> compared`) : bare();
  return [list(5, frame, [{ head, items: rows.map((row) => modelRow(row, rateOf(row))) }])];
}

function modelRow(row: ModelRow, rate: string): string {
  return tableRow([
    markdownName(row.modelId),
    `${bar(row.passRate.value)} ${rate}`,
    `${row.passed} of ${row.total}${notJudgedWords(row)}`,
    row.judgeAverage === undefined ? '–' : score(row.judgeAverage),
    duration(row.latencyMs),
    usd(row.costUsd),
  ]);
}

/** pass^k by model. A comment has it folded, and of one model in its first line. */
export function reliabilityBlocks(
  rows: readonly ReliabilityRow[],
  { openUpTo, intervals }: Pick<Extent, 'openUpTo' | 'intervals'>,
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
      ...points.map((point) => (point === undefined ? '–' : pointText(point, intervals))),
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

// The comparison with the base branch in Markdown: the verdict's line, and the tests that changed, folded.

/** The line stays in the shortest rendering; what is below it may be left out. */
const LINE = -1;
const NOTES = 3;

/** The verdict against the base branch, on top, and what else there is to know of it. */
function comparisonBlocks(line: ComparisonLine): readonly Block[] {
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
function changesBlocks({ base, lists }: Changes, extent: Extent): readonly Block[] {
  if (base === undefined) return [];
  return lists.map((changed) => changeBlock(changed, base, extent));
}

function changeBlock(
  { name, isAlarming, title, note, elsewhere = 0, tests }: ChangeList,
  base: ShownBase,
  extent: Extent,
): Block {
  if (tests.length === 0) {
    const words = [...(note === undefined ? [] : [note]), elsewhereWords(elsewhere, 0)];
    const text = `<b>${htmlText(title)}</b>. ${words.map(markdownText).join(' ')}`;
    return { kind: 'text', priority: OTHERS, text };
  }
  const max = Math.ceil(isAlarming ? extent.maxChanges : extent.maxChanges / SHARE_OF_OTHERS);
  const columns = comparisonColumns({ name, isAlarming, tests });
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
  const state = isAlarming && tests.length <= extent.openUpTo ? 'open' : 'folded';
  return list(isAlarming ? WORSE : OTHERS, fold(`<b>${htmlText(title)}</b>`, state), [group]);
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
function comparisonColumns({
  name,
  isAlarming,
  tests,
}: Pick<ChangeList, 'name' | 'isAlarming' | 'tests'>): Columns {
  return {
    base: tests.some(({ base }) => base !== undefined),
    here: tests.some(({ here }) => here !== undefined),
    label: SEVERAL_LABELS.includes(name),
    why: isAlarming,
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

// The failing and errored tests in Markdown: the worst one, and the folded lists by failure code.

/** How much of each foreign text a view shows. */
export interface Extent {
  /** Characters of a failure's reason. */
  readonly reason: number;
  readonly maxFindings: number;
  /** Tests that got worse; of other changes to the base branch a fifth of them. */
  readonly maxChanges: number;
  /** Lists of findings up to this long are not folded. */
  readonly openUpTo: number;
  /** Whether rates have their intervals: in the summary's tables, and not where they are read in passing. */
  readonly intervals: boolean;
  /** Whether the judge's reasons and what code wrote to its console are shown: both may quote the model's output. */
  readonly quotes: boolean;
  /** The artifact that holds report.html, where there is one. */
  readonly artifactName?: string | undefined;
}

/** Failing tests by failure code, then those that passed with failed answers, then what the provider failed to answer. */
function findingBlocks(
  { failed, errored, tolerated, noun, allowed, isRest = false }: FailingTests,
  extent: Extent,
): readonly Block[] {
  const within = allowed ? ', within what the gates allow' : '';
  const failedTitle = `<b>${plural(failed.length, `${isRest ? 'more ' : ''}failing ${noun}`)}</b>${within}`;
  const erroredTitle = `<b>${plural(errored.length, `errored ${noun}`)}</b>: not judged, since a request failed or was refused`;
  const toleratedTitle = `<b>${plural(tolerated.length, noun)} passed with failed answers</b>, within <code>minPasses</code>`;
  return [
    ...findingList(failedTitle, failed, extent),
    ...findingList(toleratedTitle, tolerated, extent),
    ...findingList(erroredTitle, errored, extent),
  ];
}

const MAX_TITLE_CODES = 4;
/** Placed last: thousands of failing tests would leave no room for anything else. */
const LARGEST = 9;

function findingList(
  title: string,
  findings: readonly FailingTest[],
  extent: Extent,
): readonly Block[] {
  if (findings.length === 0) return [];
  const groups = groupByCode(findings);
  const codes = groups
    .slice(0, MAX_TITLE_CODES)
    .map(
      ({ code, findings: members }) =>
        `<code>${htmlText(excerpt(code, 40))}</code> ${members.length}`,
    );
  const more = groups.length > MAX_TITLE_CODES ? ', …' : '';
  const state = findings.length <= extent.openUpTo ? 'open' : 'folded';
  const frame = fold(`${title} (${codes.join(', ')}${more})`, state);
  return [list(LARGEST, frame, findingTables(groups, extent))];
}

/** Only the rows that may be shown are written: a message can be long, and the tests thousands. */
function findingTables(
  groups: ReturnType<typeof groupByCode<FailingTest>>,
  extent: Extent,
): readonly ListGroup[] {
  let left = extent.maxFindings;
  return groups.map(({ code, findings }, index) => {
    const rows = rowsOf(findings);
    const shown = rows.slice(0, Math.ceil(left / (groups.length - index)));
    left -= shown.length;
    return {
      head: `**${markdownName(code)}** (${count(findings.length)})\n\n${FINDING_HEAD}`,
      items: shown.map((row) => findingRow(row, extent)),
      unlisted: findings.length - sum(shown.map((row) => row.length)),
    };
  });
}

type FindingRow = readonly [first: FailingTest, ...sameReason: FailingTest[]];

/** What the provider failed to answer for one reason is one row; any other test has its own. */
function rowsOf(findings: readonly FailingTest[]): readonly FindingRow[] {
  const isErrored = findings.every(({ result }) => result.status === 'errored');
  return isErrored ? groupByReason(findings) : findings.map((finding) => [finding]);
}

const MOST_NAMED = 8;

/** The other tests of a row, counted, some of them by name. Finished Markdown. */
function othersText(others: readonly FailingTest[]): string {
  if (others.length === 0) return '';
  const names = [...new Set(others.map(({ result }) => result.testCaseName))];
  const named = names.slice(0, MOST_NAMED).map((name) => markdownName(excerpt(name, 60)));
  const more = names.length > named.length ? ', …' : '';
  return `<br>and ${count(others.length)} more: ${named.join(', ')}${more}`;
}

const FINDING_HEAD = tableHead([
  ['Test', 'left'],
  ['Model', 'left'],
  ['Failed answers', 'right'],
  ['Why', 'left'],
]);

function findingRow([finding, ...others]: FindingRow, extent: Extent): string {
  const { result, checks } = finding;
  const all = [finding, ...others];
  const failedRuns = sum(all.map((it) => it.failedRuns));
  const askedRuns = sum(all.map((it) => it.askedRuns));
  const models = new Set(all.map((it) => it.result.modelId));
  const page =
    extent.artifactName === undefined ? '' : `<br><sub>${markdownCode(finding.fragment)}</sub>`;
  const moreChecks = checks.length > 1 ? `<br>and ${plural(checks.length - 1, 'more check')}` : '';
  return tableRow([
    `${testLink(finding)}${page}${othersText(others)}`,
    models.size === 1 ? markdownName(result.modelId) : plural(models.size, 'model'),
    `${failedRuns} of ${askedRuns}${reusedMark(finding)}`,
    `${checkText(checks[0], extent)}${moreChecks}`,
  ]);
}

/** A commit is foreign text: the report that names it may be another run's. */
function reusedMark({ result: { reused }, reusedUrl }: FailingTest): string {
  return reused === undefined
    ? ''
    : `<br><sub>reused from ${markdownLink(markdownCode(reusedSha(reused)), reusedUrl)}</sub>`;
}

/** A check that failed, with its code: for a list whose tests failed in different ways. Finished Markdown. */
function reasonCell(check: FailedCheck, extent: Extent): string {
  return `${markdownName(check.failureCode)} ${checkText(check, extent)}`;
}

function checkText(check: FailedCheck, extent: Extent): string {
  const scored = check.score === undefined ? '' : ` (${scoreWords(check.score)})`;
  const parts = [`${markdownName(check.label)}${scored}`];
  if (check.message !== '') parts.push(markdownCode(excerpt(check.message, extent.reason)));
  if (extent.quotes && check.reasoning !== undefined)
    parts.push(`Judge: ${markdownCode(excerpt(check.reasoning, extent.reason))}`);
  if (extent.quotes && check.console !== undefined)
    parts.push(`Console: ${markdownCode(excerpt(check.console.join('\n'), extent.reason))}`);
  return [...parts, ...lineWords(check, extent)].join('<br>');
}

/** The calls of a trajectory, each on its line. */
function lineWords({ lines }: FailedCheck, extent: Extent): readonly string[] {
  return lines.map((line) => markdownCode(excerpt(line, extent.reason)));
}

/** A test's name, linked to its line in the config. Finished Markdown. */
function testLink({ result, url }: FailingTest): string {
  return markdownLink(markdownName(result.testCaseName), url);
}
