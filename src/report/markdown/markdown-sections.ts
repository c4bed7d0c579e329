/** The parts that the Markdown views are made of. Each returns blocks; which of them fit is decided in markdown-blocks. */
import type { AggregatedTestResult } from '../../engine/results.js';
import { excerpt, markdownCode, markdownName, markdownText } from '../words/escape.js';
import { rankedCodes } from '../digest/findings.js';
import { bar, count, duration, percent, plural, score, usd } from '../words/format.js';
import { gateText } from '../words/gate-text.js';
import { failOnWords, interruptionWords } from '../words/headline.js';
import { markdownLink, sourceUrl } from '../words/links.js';
import { atMost, bare, fold, list, tableHead, tableRow, type Block } from './markdown-blocks.js';
import { testLink } from './markdown-findings.js';
import { compareModels, highest, type ModelRow } from '../digest/model-comparison.js';
import type { Report, SuiteReport } from '../report.js';
import { bandWords } from '../digest/scores.js';

const MAX_LISTED_NAMES = 10;
const MAX_NOTICE = 500;

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
    const margin = gate.noData !== undefined ? '–' : text.margin;
    const sign = gate.passed || gate.noData === undefined ? GATE_SIGNS[text.verdict] : '❌ no data';
    return tableRow([
      markdownText(excerpt(text.title, 60)),
      text.actual,
      text.threshold,
      margin,
      sign,
    ]);
  });
  return list(0, bare(), [{ head, items }]);
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
  return [list(5, frame, [{ head, items: rows.map(modelRow) }])];
}

function modelRow(row: ModelRow): string {
  const errored = row.errored > 0 ? ` (${row.errored} errored)` : '';
  return tableRow([
    markdownName(row.modelId),
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
    tableRow([testLink(report, result), markdownName(result.modelId), value]);
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

/** How the scored assertions came out, by band. */
export function scoresBlock(suite: SuiteReport): readonly Block[] {
  const words = bandWords(suite);
  return words === undefined ? [] : [{ kind: 'text', priority: 4, text: `**Scores:** ${words}` }];
}

/** What a reader must know about the tests themselves: no assertions, answers that were cut. */
export function caveatsBlock(suite: SuiteReport): readonly Block[] {
  const assertingNothing = uniqueNames(suite.results.filter((result) => result.assertsNothing));
  const cut = uniqueNames(
    suite.results.filter((result) => result.runs.some((run) => run.truncated)),
  );
  const lines = [
    assertingNothing.length === 0
      ? undefined
      : `- ⚠️ ${plural(assertingNothing.length, 'test asserts', 'tests assert')} nothing, so no answer can fail: ${namesOf(assertingNothing)}`,
    suite.totals.truncated === 0
      ? undefined
      : `- ✂️ ${plural(suite.totals.truncated, 'answer was', 'answers were')} cut at \`maxTokens\`${cut.length === 0 ? '' : `: ${namesOf(cut)}`}`,
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? [] : [{ kind: 'text', priority: 2, text: lines.join('\n') }];
}

function uniqueNames(results: readonly AggregatedTestResult[]): readonly string[] {
  return [...new Set(results.map((result) => result.testCaseName))];
}

function namesOf(all: readonly string[]): string {
  const shown = all.slice(0, MAX_LISTED_NAMES).map(markdownName).join(', ');
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
      path === undefined || path === '' ? undefined : markdownName(path),
      markdownText(excerpt(sentences(message, hint), MAX_NOTICE)),
    ];
    return `- ${parts.filter((part) => part !== undefined).join(' ')}`;
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
