/** The parts that the Markdown views are made of. Each returns blocks; which of them fit is decided in markdown-blocks. */
import type { AggregatedTestResult } from '../engine/results.js';
import { excerpt, htmlText, markdownCode, markdownText } from './escape.js';
import {
  findingsOf,
  groupByCode,
  rankedCodes,
  type FailedCheck,
  type Finding,
} from './findings.js';
import { bar, count, duration, percent, plural, score, usd } from './format.js';
import { gateText } from './gate-text.js';
import { failOnWords, interruptionWords, resultNoun } from './headline.js';
import { markdownLink, sourceUrl } from './links.js';
import {
  fold,
  tableHead,
  tableRow,
  type Block,
  type ListBlock,
  type ListGroup,
} from './markdown-blocks.js';
import { compareModels, highest, type ModelRow } from './model-comparison.js';
import type { Report, SuiteReport } from './report.js';

/** How much of each foreign text a view shows. */
export interface Extent {
  /** Characters of a failure's reason. */
  readonly reason: number;
  readonly maxFindings: number;
  /** Lists of findings up to this long are not folded. */
  readonly openUpTo: number;
  /** Whether the judge's reasons, which may quote the model's output, are shown. */
  readonly judgeReasons: boolean;
}

const MAX_NAME = 100;
const MAX_LISTED_NAMES = 10;
const MAX_NOTICE = 500;

const name = (text: string): string => markdownCode(excerpt(text, MAX_NAME));

/** What happened to the run as a whole: cut short, or red without failing the job. */
export function runStateBlocks(report: Report): readonly Block[] {
  const words = [
    report.interruption === undefined ? undefined : interruptionWords(report.interruption),
    report.interruption === undefined && !report.complete
      ? 'Incomplete: not every planned run was done.'
      : undefined,
    failOnWords(report),
  ].filter((text) => text !== undefined);
  if (words.length === 0) return [];
  const text = words.map((line) => `> ${markdownText(line)}`).join('\n>\n');
  return [{ kind: 'text', priority: -2, text }];
}

const GATE_SIGNS = {
  passed: '✅ passed',
  failed: '❌ failed',
  'not exercised': '➖ not exercised',
};

/** The gates' table. */
export function gatesBlock(suite: SuiteReport): Block {
  const head = tableHead([
    ['Gate', 'left'],
    ['Actual', 'right'],
    ['Threshold', 'right'],
    ['Margin', 'right'],
    ['Verdict', 'left'],
  ]);
  const items = suite.gates.gates.map((gate) => {
    const text = gateText(gate);
    const margin = gate.noData === true ? '–' : text.margin;
    const sign = gate.passed || gate.noData !== true ? GATE_SIGNS[text.verdict] : '❌ no data';
    return tableRow([
      markdownText(excerpt(text.title, 60)),
      text.actual,
      text.threshold,
      margin,
      sign,
    ]);
  });
  return list(0, { open: '', close: '' }, [{ head, items }]);
}

/** The one failing test to look at first, above the fold. */
export function worstBlock(report: Report, suite: SuiteReport, extent: Extent): readonly Block[] {
  const [worst] = findingsOf(suite).filter((finding) => finding.result.status === 'failed');
  if (worst === undefined) return [];
  const [check] = worst.checks;
  const where = `${testLink(report, worst.result)} on ${name(worst.result.modelId)}`;
  const text = `**Worst:** ${where}, ${runWords(worst)}: ${checkWords(check, extent, ', ')}`;
  return [{ kind: 'text', priority: 1, text }];
}

/** Failing tests by failure code, then what the provider spoiled. */
export function findingBlocks(
  report: Report,
  suite: SuiteReport,
  extent: Extent,
): readonly Block[] {
  const findings = findingsOf(suite);
  const failed = findings.filter((finding) => finding.result.status === 'failed');
  const errored = findings.filter((finding) => finding.result.status === 'errored');
  const noun = resultNoun(suite);
  const within = suite.gates.passed ? ', within what the gates allow' : '';
  const spoiled = `<b>${plural(errored.length, `errored ${noun}`)}</b>: the provider failed, not the test`;
  return [
    ...findingList(
      { title: `<b>${plural(failed.length, `failing ${noun}`)}</b>${within}`, priority: LARGEST },
      failed,
      report,
      extent,
    ),
    ...findingList({ title: spoiled, priority: LARGEST }, errored, report, extent),
  ];
}

const MAX_TITLE_CODES = 4;
/** Placed last: thousands of failing tests would leave no room for anything else. */
const LARGEST = 9;

function findingList(
  { title, priority }: { readonly title: string; readonly priority: number },
  findings: readonly Finding[],
  report: Report,
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
  const tables = findingTables(groups, report, extent);
  const listed = tables.reduce((sum, table) => sum + table.items.length, 0);
  return [{ ...list(priority, frame, tables), unlisted: findings.length - listed }];
}

/** Only the rows that may be shown are written: a message can be long, and the tests thousands. */
function findingTables(
  groups: ReturnType<typeof groupByCode>,
  report: Report,
  extent: Extent,
): readonly ListGroup[] {
  let left = extent.maxFindings;
  return groups.flatMap(({ code, findings }) => {
    const shown = findings.slice(0, left);
    left -= shown.length;
    if (shown.length === 0) return [];
    const head = `**${name(code)}** (${count(findings.length)})\n\n${FINDING_HEAD}`;
    return [{ head, items: shown.map((finding) => findingRow(report, finding, extent)) }];
  });
}

const FINDING_HEAD = tableHead([
  ['Test', 'left'],
  ['Model', 'left'],
  ['Failed runs', 'right'],
  ['Why', 'left'],
]);

function findingRow(report: Report, finding: Finding, extent: Extent): string {
  const { result, failedRuns, checks } = finding;
  const others = checks.length > 1 ? `<br>and ${plural(checks.length - 1, 'more check')}` : '';
  return tableRow([
    testLink(report, result),
    name(result.modelId),
    `${failedRuns} of ${result.runCount}`,
    `${checkWords(checks[0], extent, '<br>')}${others}`,
  ]);
}

function runWords({ failedRuns, result }: Finding): string {
  return result.runCount === 1 ? 'failed' : `${failedRuns} of ${result.runCount} runs failed`;
}

function checkWords(check: FailedCheck, extent: Extent, separator: string): string {
  const parts = [name(check.label)];
  if (check.message !== '') parts.push(markdownCode(excerpt(check.message, extent.reason)));
  if (extent.judgeReasons && check.reasoning !== undefined)
    parts.push(`Judge: ${markdownCode(excerpt(check.reasoning, extent.reason))}`);
  return parts.join(separator);
}

function testLink(report: Report, result: AggregatedTestResult): string {
  return markdownLink(name(result.testCaseName), sourceUrl(report.run, result.location));
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
    tableRow([name(code), count(results), bar(results / most).replaceAll('░', '')]),
  );
  return [list(2, { open: '', close: '' }, [{ head, items }])];
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
  return [list(5, frame, [{ head, items: rows.map(modelRow) }])];
}

function modelRow(row: ModelRow): string {
  const errored = row.errored > 0 ? ` (${row.errored} errored)` : '';
  return tableRow([
    name(row.modelId),
    `${bar(row.passRate)} ${percent(row.passRate)}`,
    `${row.passed} of ${row.total}${errored}`,
    row.judgeAverage === undefined ? '–' : score(row.judgeAverage),
    duration(row.latencyMs),
    usd(row.costUsd),
  ]);
}

const EXTREMES = 5;

/** The slowest and the dearest tests, where there are enough for that to say something. */
export function extremesBlock(report: Report, suite: SuiteReport): readonly Block[] {
  if (suite.results.length <= EXTREMES) return [];
  const row = (result: AggregatedTestResult, value: string): string =>
    tableRow([testLink(report, result), name(result.modelId), value]);
  const head = (title: string): string =>
    tableHead([
      [title, 'left'],
      ['Model', 'left'],
      ['', 'right'],
    ]);
  const slowest = highest(suite, (result) => result.latencyAvgMs, EXTREMES);
  const dearest = highest(suite, (result) => result.totalCostUsd, EXTREMES);
  const groups = [
    { head: head('Slowest'), items: slowest.map((it) => row(it, duration(it.latencyAvgMs))) },
    { head: head('Dearest'), items: dearest.map((it) => row(it, usd(it.totalCostUsd))) },
  ].filter((group) => group.items.length > 0);
  return groups.length === 0 ? [] : [list(7, fold('<b>Slowest and dearest</b>'), groups)];
}

/** What a reader must know about the tests themselves: no assertions, answers that were cut. */
export function caveatsBlock(suite: SuiteReport): readonly Block[] {
  const hollow = uniqueNames(suite.results.filter((result) => result.assertsNothing));
  const cut = uniqueNames(
    suite.results.filter((result) => result.runs.some((run) => run.truncated)),
  );
  const lines = [
    hollow.length === 0
      ? undefined
      : `- ⚠️ ${plural(hollow.length, 'test asserts', 'tests assert')} nothing, so no answer can fail: ${names(hollow)}`,
    suite.totals.truncated === 0
      ? undefined
      : `- ✂️ ${plural(suite.totals.truncated, 'answer was', 'answers were')} cut at \`maxTokens\`${cut.length === 0 ? '' : `: ${names(cut)}`}`,
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? [] : [{ kind: 'text', priority: 2, text: lines.join('\n') }];
}

function uniqueNames(results: readonly AggregatedTestResult[]): readonly string[] {
  return [...new Set(results.map((result) => result.testCaseName))];
}

function names(all: readonly string[]): string {
  const shown = all.slice(0, MAX_LISTED_NAMES).map(name).join(', ');
  return all.length > MAX_LISTED_NAMES
    ? `${shown} and ${all.length - MAX_LISTED_NAMES} more`
    : shown;
}

/** Mistakes found while running, each with its place and what to do. */
export function problemsBlock(report: Report, maxItems: number): readonly Block[] {
  if (report.problems.length === 0) return [];
  const items = report.problems.map(({ location, path, message, hint }) => {
    const place =
      location === undefined
        ? undefined
        : markdownLink(
            markdownCode(excerpt(`${location.file}:${location.line}:${location.column}`, 200)),
            sourceUrl(report.run, location),
          );
    const parts = [
      place,
      path === undefined || path === '' ? undefined : name(path),
      markdownText(excerpt(sentences(message, hint), MAX_NOTICE)),
    ];
    return `- ${parts.filter((part) => part !== undefined).join(' ')}`;
  });
  const open = `**${plural(items.length, 'problem')}**`;
  return [list(1, { open, close: '' }, [{ head: '', items }], maxItems)];
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
  return [list(6, items.length > 2 ? frame : bare(), [{ head: '', items }], maxItems)];
}

function bare(): { readonly open: string; readonly close: string } {
  return { open: '', close: '' };
}

function list(
  priority: number,
  frame: { readonly open: string; readonly close: string },
  groups: ListBlock['groups'],
  maxItems = Number.POSITIVE_INFINITY,
): ListBlock {
  const more = (omitted: number): string => `… and ${count(omitted)} more`;
  return { kind: 'list', priority, ...frame, groups, maxItems, unlisted: 0, more };
}
