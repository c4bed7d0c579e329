/**
 * The pull request comment of one suite: what decides stands above the fold (verdict, comparison, failed gates, the
 * worst tests), everything else is folded once, and no test is in two lists.
 */
import { plural } from '../../basics/format.js';
import { scoreWords } from '../digest/scores.js';
import type { FailedCheck } from '../digest/findings.js';
import type { Report, SuiteReport } from '../report.js';
import type { PassedRuns } from '../sections/changes.js';
import { saysRates, type ComparisonLine } from '../sections/comparison-line.js';
import type { GateRow } from '../sections/gate-rows.js';
import { reliabilityWords, type ReliabilityRow } from '../sections/reliability-rows.js';
import { changeName, shownReport } from '../sections/caveats.js';
import { allPlaced, suiteSections, type SuiteSections } from '../sections/suite-sections.js';
import {
  testLists,
  type HereRuns,
  type ListedTest,
  type TestList,
} from '../sections/test-lists.js';
import {
  excerpt,
  type Links,
  markdownCode,
  markdownLink,
  markdownName,
  markdownText,
  reusedSha,
  revisionUrl,
} from '../words/escape.js';
import { outcomeIcon, resultNoun, suiteTitle } from '../words/headline.js';
import { SIGNS } from '../words/phrases.js';
import {
  assemble,
  bare,
  COMMENT_MAX_BYTES,
  COMMENT_VARIANTS,
  fold,
  list,
  tableHead,
  tableRow,
  type Block,
} from './markdown-blocks.js';
import {
  aboutBlocks,
  caveatsBlocks,
  comparisonLineBlocks,
  gatesBlocks,
  judgesBlocks,
  modelsBlock,
  noticesBlock,
  OPEN_TABLE,
  problemsBlock,
  reliabilityBlocks,
  runStateBlocks,
  scoresBlock,
} from './markdown-sections.js';
import { renderUnjudgedVariants } from './markdown-unjudged.js';
import { contextLine, footer } from './markdown.js';

const MAX_REASON = 200;

/** The comment from the fullest to the shortest rendering; equal ones are given once. */
export function renderCommentVariants(
  report: Report,
  suite: SuiteReport,
  links: Links,
): readonly string[] {
  const shown = shownReport(report);
  if (shown.suites.length === 0) return renderUnjudgedVariants(shown, links);
  const variants = COMMENT_VARIANTS.map((maxBytes) =>
    renderComment(report, suite, links, maxBytes),
  );
  return [...new Set(variants)];
}

/** The comment of one suite, below 60,000 characters, or below `maxBytes` bytes where that is less. */
export function renderComment(
  report: Report,
  suite: SuiteReport,
  links: Links,
  maxBytes: number = COMMENT_MAX_BYTES,
): string {
  const { outcome, words } = suiteTitle(report, suite);
  const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } =
    suiteSections(report, suite);
  allPlaced(unplaced);
  const lists = listBlocks(report, suite, { failingTests, changes });
  const blocks: readonly Block[] = [
    text(-2, `## ${outcomeIcon(outcome)} KindLM: ${markdownText(words)}`),
    ...runStateBlocks(report),
    ...problemsBlock(report, 10),
    ...comparisonLineBlocks(comparison),
    ...failedGates(gates, comparison),
    ...lists.worst,
    text(0, countsLine(report, suite)),
    ...otherSuites(report, suite),
    ...caveatsBlocks(caveats),
    ...lists.folded,
    ...passedGates(gates, comparison),
    ...aboutBlocks(comparison, changes),
    ...scoresBlock(suite),
    ...(severalModels(suite) ? modelsBlock(suite, { intervals: false }, 'folded') : []),
    ...repeatsBlocks(reliability),
    ...judgesBlocks(judges),
    ...noticesBlock([...report.notices, ...suite.notices], 10),
    text(0, footer(report, { totals: suite.totals, suites: [suite] }, links)),
  ];
  return assemble(blocks, Math.min(maxBytes, COMMENT_MAX_BYTES));
}

/** Of a suite that is no more: what stood there was about an earlier commit, and nothing is tested in its place. */
export function renderGoneSuite(report: Report, suite: string, links: Links): string {
  const name = markdownName(excerpt(suite, 80));
  const change = changeName(report.run).replace('this', 'This');
  return [
    `## ${SIGNS.look} KindLM: the suite ${name} is gone`,
    `${change} takes it out: no config of this run has it, so nothing of it is tested any more. What stood here was the result of an earlier commit.`,
    footer(report, report, links),
  ].join('\n\n');
}

function isRed({ sign }: GateRow): boolean {
  return sign === 'failed' || sign === 'no data';
}

function failedGates(gates: readonly GateRow[], comparison: ComparisonLine): readonly Block[] {
  const failed = gates.filter(isRed);
  return failed.length === 0 ? [] : gatesBlocks(withoutRepetition(failed, comparison), OPEN_TABLE);
}

/** Without figures of the base branch that the comparison's line has, and without a column that has none. */
function withoutRepetition(
  gates: readonly GateRow[],
  comparison: ComparisonLine,
): readonly GateRow[] {
  const isSaid = saysRates(comparison);
  const rows = gates.map((gate) =>
    isSaid && gate.name === 'passRateMin' ? { ...gate, base: '–' } : gate,
  );
  return rows.every(({ base = '–' }) => base === '–')
    ? rows.map((row) => ({ ...row, base: undefined }))
    : rows;
}

function passedGates(gates: readonly GateRow[], comparison: ComparisonLine): readonly Block[] {
  const green = gates.filter((gate) => !isRed(gate));
  if (green.length === 0) return [];
  const idle = green.filter(({ sign }) => sign === 'not exercised').length;
  const noun = green.length < gates.length ? 'more gate' : 'gate';
  const parts = [
    ...(green.length > idle ? [`${plural(green.length - idle, noun)} passed`] : []),
    ...(idle > 0 ? [`${idle === green.length ? plural(idle, noun) : idle} not exercised`] : []),
  ];
  return gatesBlocks(withoutRepetition(green, comparison), {
    frame: fold(`<b>${parts.join(', ')}</b>`),
    priority: 3,
  });
}

/** What was counted. */
function countsLine(report: Report, suite: SuiteReport): string {
  const isAllowed = suite.totals.failed > 0 && suite.gates.passed;
  return `${contextLine(report, suite)}${isAllowed ? ' · within what the gates allow' : ''}`;
}

function otherSuites(report: Report, suite: SuiteReport): readonly Block[] {
  const failing = report.suites.filter((other) => other !== suite && !other.gates.passed);
  if (failing.length === 0) return [];
  const names = failing.slice(0, 5).map((other) => markdownCode(excerpt(other.name, 80)));
  const more = failing.length > names.length ? ` and ${failing.length - names.length} more` : '';
  const verb = failing.length === 1 ? 'fails' : 'fail';
  return [text(1, `> In the same run, ${names.join(', ')}${more} ${verb}.`)];
}

/** pass^k: one line of one model, a folded table of several. */
function repeatsBlocks(rows: readonly ReliabilityRow[]): readonly Block[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  return others.length > 0
    ? reliabilityBlocks(rows, { openUpTo: 0, intervals: false })
    : [text(5, `${markdownName(first.modelId)}: ${reliabilityWords(first)}.`)];
}

function severalModels({ results }: SuiteReport): boolean {
  return new Set(results.map((result) => result.modelId)).size > 1;
}

/** What the lists have in common. */
interface Shown {
  readonly run: Report['run'];
  /** The base branch's name as finished Markdown; undefined where nothing was compared. */
  readonly branch: string | undefined;
  readonly severalModels: boolean;
}

function listBlocks(
  report: Report,
  suite: SuiteReport,
  sections: Pick<SuiteSections, 'failingTests' | 'changes'>,
): { readonly worst: readonly Block[]; readonly folded: readonly Block[] } {
  const { worst, worstOf, failing, errored, tolerated, others } = testLists(sections);
  const { base } = sections.changes;
  const shown: Shown = {
    run: report.run,
    branch: base && markdownName(excerpt(base.branch, 40)),
    severalModels: severalModels(suite),
  };
  const noun = resultNoun(suite);
  const counted = (of: typeof worstOf, { tests }: TestList, words: string): string =>
    plural(tests.length, of === worstOf ? `more ${words}` : words);
  const passed = `${counted('tolerated', tolerated, noun)} passed with failed answers`;
  const items = worst.map((test) => worstItem(test, shown));
  const folded = (title: string, tests: TestList, extent: ListExtent): readonly Block[] =>
    tests.tests.length === 0 ? [] : [foldedList(title, tests, extent, shown)];
  return {
    worst: items.length === 0 ? [] : [list(1, bare(), [{ head: '', items }])],
    folded: [
      ...folded(`<b>${counted('failing', failing, `failing ${noun}`)}</b>`, failing, FAILING),
      ...folded(
        `<b>${counted('errored', errored, `errored ${noun}`)}</b>: not judged, since a request failed or was refused`,
        errored,
        ERRORED,
      ),
      ...folded(`<b>${passed}</b>, within <code>minPasses</code>`, tolerated, FAILING),
      ...folded(`<b>${plural(others.tests.length, `other ${noun}`)}</b>`, others, OTHERS),
    ],
  };
}

/** A test with its reason, on one line. */
function worstItem(test: ListedTest, shown: Shown): string {
  const { modelId, sign, label, base, here, reason } = test;
  const on = shown.severalModels ? ` on ${markdownName(modelId)}` : '';
  const there =
    base === undefined || shown.branch === undefined
      ? []
      : [`${passedText(base)} on ${shown.branch}`];
  const known = [...there, ...(label === undefined || label === '' ? [] : [label])].join(', ');
  const runs = here === undefined ? '' : `: ${worstRuns(here)}${known === '' ? '' : ` (${known})`}`;
  const why = reason === undefined ? '' : `. ${checkWords(reason, ': ')}`;
  return `- ${sign} ${testLink(test)}${on}${runs}${reusedMark(test, shown, ', ')}${why}`;
}

function worstRuns({ passed, runs, lost }: HereRuns): string {
  const parts = [
    ...(runs === 0 ? [] : [`${passed} of ${plural(runs, 'answer')} passed`]),
    ...(lost === 0 ? [] : [`${plural(lost, 'answer')} did not come`]),
  ];
  return parts.join(', ');
}

interface ListExtent {
  /** See `assemble`. */
  readonly priority: number;
  /** Rows. */
  readonly most: number;
  readonly withReason: boolean;
}

/** A comment is read in passing: more than this many failing tests are for the report. */
const FAILING: ListExtent = { priority: 9, most: 30, withReason: true };
const ERRORED: ListExtent = { priority: 9, most: 10, withReason: true };
/** Names of tests in a list that is not about failures are many, and say little. */
const OTHERS: ListExtent = { priority: 8, most: 10, withReason: false };

function foldedList(
  title: string,
  { tests, kinds }: TestList,
  { priority, most, withReason }: ListExtent,
  shown: Shown,
): Block {
  const there = tests.some(({ base }) => base !== undefined) ? shown.branch : undefined;
  const hasBase = there !== undefined;
  const hasLabel = tests.some(({ label = '' }) => label !== '');
  const head = tableHead([
    ['Test', 'left'],
    ...(shown.severalModels ? [['Model', 'left'] as const] : []),
    ...(hasBase ? [[`On ${there}`, 'right'] as const] : []),
    ['Passed here', 'right'],
    ...(hasLabel ? [['Change', 'left'] as const] : []),
    ...(withReason ? [['Why', 'left'] as const] : []),
  ]);
  const items = tests
    .slice(0, most)
    .map((test) =>
      tableRow([
        `${testLink(test)}${reusedMark(test, shown, '<br>')}`,
        ...(shown.severalModels ? [markdownName(test.modelId)] : []),
        ...(hasBase ? [passedText(test.base)] : []),
        hereText(test.here),
        ...(hasLabel ? [test.label ?? ''] : []),
        ...(withReason ? [whyCell(test)] : []),
      ]),
    );
  const about = kinds.length === 0 ? '' : `: ${kinds.join(', ')}`;
  const group = { head, items, unlisted: Math.max(0, tests.length - most) };
  return list(priority, fold(`${title}${about}`), [group]);
}

function testLink({ testCaseName, url }: ListedTest): string {
  return markdownLink(markdownName(testCaseName), url);
}

/** A commit is foreign text: the report that names it may be another run's. */
function reusedMark({ reused }: ListedTest, { run }: Shown, before: string): string {
  if (reused === undefined) return '';
  const commit = markdownLink(markdownCode(reusedSha(reused)), revisionUrl(run, reused.sha));
  return `${before}<sub>reused from ${commit}</sub>`;
}

function passedText(side: PassedRuns | undefined): string {
  return side === undefined ? '–' : `${side.passed} of ${side.runs}`;
}

function hereText(here: HereRuns | undefined): string {
  if (here === undefined) return '–';
  const { runs, lost, counting } = here;
  if (runs === 0 && lost > 0) return 'no answer';
  const notes = [
    ...(lost === 0 ? [] : [`${lost} without an answer`]),
    ...(counting === undefined ? [] : [`${passedText(counting)} that count`]),
  ];
  return [passedText(here), ...notes.map((note) => `<sub>${note}</sub>`)].join('<br>');
}

function whyCell({ reason, moreChecks }: ListedTest): string {
  if (reason === undefined) return '–';
  const others = moreChecks > 0 ? `<br>and ${plural(moreChecks, 'more check')}` : '';
  return `${checkWords(reason, '<br>')}${others}`;
}

function checkWords(
  { failureCode, label, score, message, lines }: FailedCheck,
  separator: string,
): string {
  const scored = score === undefined ? '' : ` (${scoreWords(score)})`;
  const reason = [message, ...lines].filter((line) => line !== '');
  // The calls of a trajectory, each on its line.
  const words = reason.map((line) => markdownCode(excerpt(line, MAX_REASON))).join('<br>');
  const check = `${markdownName(failureCode)} ${markdownName(label)}${scored}`;
  return words === '' ? check : `${check}${separator}${words}`;
}

function text(priority: number, markdown: string): Block {
  return { kind: 'text', priority, text: markdown };
}
