/** The summary of a local run, for a terminal. */
import picocolors from 'picocolors';
import { excerpt, logLine } from '../words/escape.js';
import { groupByReason, type Finding } from '../digest/findings.js';
import { duration, plural, score, usd } from '../../words/format.js';
import {
  costWords,
  countWords,
  durationWords,
  outcomeIcon,
  responsesWords,
  resultNoun,
  runHeadline,
  runsWords,
  suiteHeadline,
  type Headline,
} from '../words/headline.js';
import { rateText } from '../words/rate-text.js';
import { compareModels } from '../digest/model-comparison.js';
import type { Report, SuiteReport } from '../report.js';
import type { Caveat } from '../sections/caveats.js';
import type { FailingTests } from '../sections/failing-tests.js';
import type { GateRow } from '../sections/gate-rows.js';
import type { JudgeLine } from '../sections/judge-lines.js';
import { reliabilityWords, type ReliabilityRow } from '../sections/reliability-rows.js';
import { PLAN_ALIGNMENT, planTable } from '../sections/plan-table.js';
import { runStateLines, shownReport } from '../sections/run-state.js';
import { sum } from '../../basics/numbers.js';
import {
  allPlaced,
  renderSections,
  suiteSections,
  type SectionViews,
} from '../sections/suite-sections.js';
import { bandWords } from '../digest/scores.js';
import { changeLines, comparisonLines, type TerminalColors } from './terminal-comparison.js';
import { findingLines, problemLines, shortName as name, shown } from './terminal-findings.js';
import { wrapLine } from '../words/wrap-line.js';

export interface TerminalOptions {
  readonly color: boolean;
  /** How wide the terminal is; longer lines are broken between words. Undefined: it is none, and lines may be long. */
  readonly columns?: number | undefined;
  /** Paths of the files that were written, as they are to be shown. */
  readonly files: readonly string[];
}

type Colors = TerminalColors;

const MAX_FINDINGS = 30;
const MAX_COLUMN = 16;

/** Verdict, gates, failing tests, models, totals, files and exit code; ends with a line break. */
export function renderTerminal(whole: Report, options: TerminalOptions): string {
  const report = shownReport(whole);
  const colors = picocolors.createColors(options.color);
  const run = runHeadline(report);
  const beside = [
    ...listLines('Notices', report.notices, colors),
    ...listLines('Files', options.files, colors),
  ];
  // A green run ends in its gates.
  const isGreen = run.outcome === 'passed' && report.suites.length > 0;
  const lines = [
    '',
    ...(isGreen ? beside : []),
    // Nothing of a shard is judged yet.
    ...(report.shard === undefined ? report.suites : []).flatMap((suite) =>
      suiteLines(report, suite, colors),
    ),
    ...planLines(report, options.columns, colors),
    ...problemLines(report, colors),
    ...(isGreen ? [] : beside),
    ...stateLines(report, colors),
    paint(run, colors)(colors.bold(`${outcomeIcon(run.outcome)} ${logLine(run.words)}`)),
    // Of a run that asked nothing there is nothing to count.
    ...(report.suites.length === 0 ? [] : [colors.dim(totalsLine(report))]),
    `exit code ${report.verdict.exitCode}`,
  ];
  const { columns } = options;
  const fitting = columns === undefined ? lines : lines.flatMap((line) => wrapLine(line, columns));
  return `${fitting.join('\n')}\n`;
}

/** What a job that asks no model shows in its log: the plan, and what there is to know of it. */
export function renderPreview(report: Report): string {
  const colors = picocolors.createColors(false);
  return [
    ...planLines(report, undefined, colors),
    ...listLines('Notices', report.notices, colors),
  ].join('\n');
}

/** Rows of a plan: more are for the job summary. */
const MAX_PLAN_ROWS = 30;
/** Where a terminal does not say how wide it is. */
const USUAL_COLUMNS = 120;
/** A test's name is cut before the figures are left out, but not below this. */
const LEAST_NAME = 18;
const GAP = '  ';

function planLines(report: Report, columns: number | undefined, colors: Colors): readonly string[] {
  const table = planTable(report, MAX_PLAN_ROWS);
  if (table === undefined) return [];
  const rows = [table.head, ...table.rows, table.total].map((row) => row.map(logLine));
  const isOneModel = new Set(table.rows.map(([, model]) => model)).size === 1;
  const all = PLAN_ALIGNMENT.map((alignment, column) => ({ alignment, column }));
  const wanted = all.filter(({ column }) => !(isOneModel && column === 1));
  const needed = (of: typeof wanted): number =>
    sum(of.slice(1).map(({ column }) => width(rows.map((row) => row[column] ?? '')) + GAP.length));
  const room = (columns ?? USUAL_COLUMNS) - GAP.length;
  // What a figure rests on goes first.
  const kept = needed(wanted) + LEAST_NAME > room ? wanted.slice(0, -1) : wanted;
  const longest = Math.max(LEAST_NAME, room - needed(kept));
  const cut = rows.map(([name = '', ...rest]) => [excerpt(name, longest), ...rest]);
  const lines = cut.map((row) =>
    kept
      .map(({ alignment, column }) => {
        const cell = row[column] ?? '';
        const wide = width(cut.map((other) => other[column] ?? ''));
        return alignment === 'left' ? cell.padEnd(wide) : cell.padStart(wide);
      })
      .join(GAP)
      .trimEnd(),
  );
  const [head = '', ...body] = lines;
  const total = body.pop() ?? '';
  return [
    colors.dim(`${GAP}${head}`),
    ...body.map((line) => `${GAP}${line}`),
    ...(table.more === undefined ? [] : [colors.dim(`${GAP}${table.more}`)]),
    colors.bold(`${GAP}${total}`),
    '',
  ];
}

function paint(headline: Headline, colors: Colors): (text: string) => string {
  switch (headline.outcome) {
    case 'passed':
      return colors.green;
    case 'failed':
      return colors.red;
    case 'error':
    case 'nothing-tested':
      return colors.yellow;
  }
}

function suiteLines(report: Report, suite: SuiteReport, colors: Colors): readonly string[] {
  const headline = suiteHeadline(report, suite);
  const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } =
    renderSections(suiteSections(report, suite), TERMINAL_SECTIONS, colors);
  allPlaced(unplaced);
  return [
    `${paint(headline, colors)(outcomeIcon(headline.outcome))} ${colors.bold(name(suite.name))}  ${colors.dim(logLine(countWords(suite)))}`,
    '',
    ...comparison,
    ...(suite.gates.passed ? [] : [...gates, '']),
    ...changes,
    ...failingTests,
    ...scoreLines(suite, colors),
    ...modelLines(suite, colors),
    ...judges,
    ...reliability,
    ...caveats,
    ...listLines('Notices', suite.notices, colors),
    ...(suite.gates.passed ? [...gates, ''] : []),
  ];
}

/** The sections that every view shows, as lines of a terminal. */
const TERMINAL_SECTIONS: SectionViews<readonly string[], Colors> = {
  comparison: comparisonLines,
  gates: gateLines,
  failingTests: failingTestLines,
  changes: changeLines,
  judges: judgeTextLines,
  reliability: reliabilityLines,
  caveats: caveatLines,
};

/** A gate a line. */
export function gateLines(gates: readonly GateRow[], colors: Colors): readonly string[] {
  const title = width(gates.map((gate) => gate.title));
  const actual = width(gates.map((gate) => gate.actual));
  const threshold = width(gates.map((gate) => gate.threshold));
  const base = width(gates.map((gate) => (isWide(gate.base) ? '' : (gate.base ?? ''))));
  return gates.flatMap((gate) => {
    const failed = gate.sign === 'failed' || gate.sign === 'no data';
    const idle = gate.sign === 'not exercised';
    const sign = failed ? colors.red('✗') : idle ? colors.dim('–') : colors.green('✓');
    const short = isWide(gate.base) ? '' : (gate.base ?? '');
    const columns = [
      logLine(gate.title).padEnd(title),
      gate.actual.padStart(actual),
      ...(base === 0 ? [] : [colors.dim(`base ${short.padStart(base)}`)]),
      colors.dim(gate.threshold.padEnd(threshold)),
    ].join('  ');
    const last = gate.margin === '–' ? gate.sign : gate.margin;
    const row = `  ${sign} ${columns}  ${failed ? colors.red(last) : colors.dim(last)}`;
    const below = [isWide(gate.base) ? `base ${gate.base ?? ''}` : undefined, gate.note];
    return [
      row,
      ...below.flatMap((text) => (text === undefined ? [] : colors.dim(`      ${text}`))),
    ];
  });
}

/** Too long for a column: rates with their intervals, of both sides. */
function isWide(base: string | undefined): boolean {
  return (base?.length ?? 0) > MAX_COLUMN;
}

function failingTestLines(
  { failed, errored, tolerated }: FailingTests,
  colors: Colors,
): readonly string[] {
  const reasons = groupByReason(errored);
  const others = new Map(reasons.map(([first, ...same]) => [first, same]));
  const tests = [...failed, ...tolerated, ...others.keys()];
  const shown = tests.slice(0, MAX_FINDINGS);
  const more = tests.length - shown.length;
  return [
    ...shown.flatMap((finding) => [
      ...findingLines(finding, colors),
      ...sameReasonLines(others.get(finding) ?? [], colors),
    ]),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(shown.length > 0 ? [''] : []),
  ];
}

const MOST_NAMED = 8;

function sameReasonLines(others: readonly Finding[], colors: Colors): readonly string[] {
  if (others.length === 0) return [];
  const named = others.slice(0, MOST_NAMED).map(({ result }) => name(result.testCaseName));
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  return [
    `  ${colors.yellow('!')} The same in ${plural(others.length, 'more result')}: ${named.join(', ')}${more}`,
  ];
}

function caveatLines(caveats: readonly Caveat[], colors: Colors): readonly string[] {
  if (caveats.length === 0) return [];
  const lines = caveats.map(({ words, tests, details }) => {
    const about = [...tests, ...details];
    const names = about.slice(0, 5).map(name).join(', ');
    const more = about.length > 5 ? `, and ${about.length - 5} more` : '';
    return colors.yellow(`  ${words}${about.length === 0 ? '' : `: ${names}${more}`}`);
  });
  return [...lines, ''];
}

const MAX_WRONG = 5;

function judgeTextLines(judges: readonly JudgeLine[], colors: Colors): readonly string[] {
  const paintState = {
    trusted: colors.green,
    'not trusted': colors.red,
    'too few labels': colors.dim,
  };
  const lines = judges.flatMap((judge) => {
    const { criteria, judgeModel, rates, verdict, wrong, moreWrong, notes } = judge;
    const model = judgeModel === undefined ? '' : ` (${name(judgeModel)})`;
    const more = wrong.length + moreWrong - MAX_WRONG;
    return [
      `  judge of ${name(criteria)}${model}: ${rates}: ${paintState[judge.state](verdict)}`,
      ...notes.map((note) => colors.dim(`      ${shown(note)}`)),
      ...wrong.slice(0, MAX_WRONG).map(({ place, words }) => `      ${shown(place)} is ${words}`),
      ...(more > 0 ? [`      … and ${more} more`] : []),
    ];
  });
  return lines.length === 0 ? [] : [...lines, ''];
}

function width(texts: readonly string[]): number {
  return texts.reduce((widest, text) => Math.max(widest, text.length), 0);
}

function scoreLines(suite: SuiteReport, colors: Colors): readonly string[] {
  const words = bandWords(suite);
  return words === undefined ? [] : [`  ${colors.dim('scores')}  ${words}`, ''];
}

function modelLines(suite: SuiteReport, colors: Colors): readonly string[] {
  const rows = compareModels(suite);
  if (rows.length < 2) return [];
  const names = rows.map((row) => name(row.modelId));
  const widest = width(names);
  const rates = rows.map((row) => rateText(row.passRate, `${resultNoun(suite)}s`));
  const widestRate = width(rates);
  const lines = rows.map((row, index) => {
    const judge = row.judgeAverage === undefined ? '' : `  judge ${score(row.judgeAverage)}`;
    const label = (names[index] ?? '').padEnd(widest);
    return `  ${label}  ${(rates[index] ?? '').padStart(widestRate)}${judge}  ${colors.dim(`${duration(row.latencyMs)}  ${usd(row.costUsd)}`)}`;
  });
  return [...lines, ''];
}

function reliabilityLines(rows: readonly ReliabilityRow[], colors: Colors): readonly string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(
    (row) => `  ${rows.length === 1 ? '' : `${name(row.modelId)}  `}${reliabilityWords(row)}`,
  );
  return [...lines.map(colors.dim), ''];
}

function stateLines(report: Report, colors: Colors): readonly string[] {
  return runStateLines(report).map((line) => colors.yellow(logLine(line)));
}

function listLines(title: string, lines: readonly string[], colors: Colors): readonly string[] {
  if (lines.length === 0) return [];
  return [colors.bold(title), ...lines.map((line) => `  ${logLine(line)}`), ''];
}

function totalsLine(report: Report): string {
  const { tokens } = report.totals;
  const responses = responsesWords(report);
  return [
    runsWords(report.suites),
    plural(tokens, 'token'),
    costWords(report.totals),
    durationWords(report),
    ...(responses === undefined ? [] : [responses]),
  ].join(' · ');
}
