/** The summary of a local run, for a terminal. */
import picocolors from 'picocolors';
import { sum } from '../../basics/basics.js';
import { duration, plural, score, usd } from '../../basics/format.js';
import { formatProblem } from '../../config/problem.js';
import { firstPart } from '../../redaction/cut.js';
import { type FailedCheck, type Finding, groupByReason } from '../digest/findings.js';
import { compareModels } from '../digest/model-comparison.js';
import { bandWords, scoreWords } from '../digest/scores.js';
import type { Report, SuiteReport } from '../report.js';
import { type Caveat, runStateLines, shownReport } from '../sections/caveats.js';
import {
  type ChangedTest,
  type ChangeList,
  type Changes,
  type PassedRuns,
} from '../sections/changes.js';
import { comparisonIcon, type ComparisonLine } from '../sections/comparison-line.js';
import type { GateRow } from '../sections/gate-rows.js';
import type { JudgeLine } from '../sections/judge-lines.js';
import { PLAN_ALIGNMENT, planTable } from '../sections/plan-table.js';
import { type ReliabilityRow, reliabilityWords } from '../sections/reliability-rows.js';
import {
  allPlaced,
  type FailingTests,
  renderSections,
  type SectionViews,
  suiteSections,
} from '../sections/suite-sections.js';
import { type Exchange, failedExchange } from '../sections/test-lists.js';
import { excerpt, logDiff, logLine, plainBlock, reusedWords, wrapLine } from '../words/escape.js';
import {
  costWords,
  countWords,
  durationWords,
  type Headline,
  outcomeIcon,
  responsesWords,
  resultNoun,
  runHeadline,
  answersWords,
  suiteHeadline,
} from '../words/headline.js';
import { rateAlone, type Sentence, sentenceText } from '../words/phrases.js';

interface TerminalOptions {
  readonly color: boolean;
  /** Question and answer of every failing test; else of one for each way to fail. What failed is always there. */
  readonly verbose?: boolean | undefined;
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
      suiteLines(report, suite, { colors, verbose: options.verbose === true }),
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

function suiteLines(
  report: Report,
  suite: SuiteReport,
  { colors, verbose }: { readonly colors: Colors; readonly verbose: boolean },
): readonly string[] {
  const headline = suiteHeadline(report, suite);
  const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } =
    renderSections(suiteSections(report, suite), terminalSections(verbose), colors);
  allPlaced(unplaced);
  return [
    `${paint(headline, colors)(outcomeIcon(headline.outcome))} ${colors.bold(shortName(suite.name))}  ${colors.dim(logLine(countWords(suite)))}`,
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
function terminalSections(verbose: boolean): SectionViews<readonly string[], Colors> {
  return {
    comparison: comparisonLines,
    gates: gateLines,
    failingTests: (tests, colors) => failingTestLines(tests, colors, verbose),
    changes: changeLines,
    judges: judgeTextLines,
    reliability: reliabilityLines,
    caveats: caveatLines,
  };
}

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

/** Too long for a column: rates of both sides. */
function isWide(base: string | undefined): boolean {
  return (base?.length ?? 0) > MAX_COLUMN;
}

function failingTestLines(
  { failed, errored, tolerated }: FailingTests,
  colors: Colors,
  verbose: boolean,
): readonly string[] {
  const reasons = groupByReason(errored);
  const others = new Map(reasons.map(([first, ...same]) => [first, same]));
  const tests = [...failed, ...tolerated, ...others.keys()];
  const shown = tests.slice(0, MAX_FINDINGS);
  const more = tests.length - shown.length;
  const examples = new Set<string>();
  const isExample = ({ checks: [check] }: Finding): boolean => {
    const way = `${check.failureCode} ${check.label}`;
    const isFirst = !examples.has(way);
    examples.add(way);
    return verbose || isFirst;
  };
  return [
    ...shown.flatMap((finding) => [
      ...findingLines(finding, colors, isExample(finding)),
      ...sameReasonLines(others.get(finding) ?? [], colors),
    ]),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(shown.length > 0 ? [''] : []),
  ];
}

const MOST_NAMED = 8;

function sameReasonLines(others: readonly Finding[], colors: Colors): readonly string[] {
  if (others.length === 0) return [];
  const named = others.slice(0, MOST_NAMED).map(({ result }) => shortName(result.testCaseName));
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
    const model = judgeModel === undefined ? '' : ` (${shortName(judgeModel)})`;
    const more = wrong.length + moreWrong - MAX_WRONG;
    return [
      `  judge of ${shortName(criteria)}${model}: ${rates}: ${paintState[judge.state](verdict)}`,
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
  const names = rows.map((row) => shortName(row.modelId));
  const widest = width(names);
  const rates = rows.map((row) => rateAlone(row.passRate, `${resultNoun(suite)}s`));
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
    (row) => `  ${rows.length === 1 ? '' : `${shortName(row.modelId)}  `}${reliabilityWords(row)}`,
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
    answersWords(report.suites),
    plural(tokens, 'token'),
    costWords(report.totals),
    durationWords(report),
    ...(responses === undefined ? [] : [responses]),
  ].join(' · ');
}

// The comparison with the base branch, for a terminal.

const MAX_WORSE = 30;
const MAX_OTHERS = 5;
const MAX_NAME = 100;
const MAX_LISTED_REASON = 200;

/** The verdict against the base branch, and what is shown below it. */
function comparisonLines(line: ComparisonLine, colors: TerminalColors): readonly string[] {
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
function changeLines({ base, lists }: Changes, colors: TerminalColors): readonly string[] {
  if (base === undefined) return [];
  return lists.flatMap((changed) => comparisonListLines(changed, name(base.branch), colors));
}

function comparisonListLines(
  { isAlarming, title, note, tests }: ChangeList,
  branch: string,
  colors: TerminalColors,
): readonly string[] {
  const shown = tests.slice(0, isAlarming ? MAX_WORSE : MAX_OTHERS);
  const more = tests.length - shown.length;
  return [
    `  ${colors.bold(title)}${note === undefined ? '' : colors.dim(`  ${note}`)}`,
    ...shown.flatMap((test) => testLines(test, branch, isAlarming, colors)),
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
  return [head, `      ${colors.dim(logLine(excerpt(why, MAX_LISTED_REASON)))}`];
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
type TerminalColors = ReturnType<typeof picocolors.createColors>;

// At a terminal: a failing test (what was asked, the answer, what failed), and mistakes found while running.

const MAX_CHECKS = 3;
const MAX_REASON = 300;
const MAX_ANSWER_LINES = 3;
const MAX_CALLS = 10;
/** Before it is taken apart: enough for the lines that are shown. */
const MAX_ANSWER = 4_000;
const INDENT = ' '.repeat(6);

function findingLines(
  finding: Finding,
  colors: TerminalColors,
  isExample: boolean,
): readonly string[] {
  const { result, checks } = finding;
  const thoughts = result.runs.find((run) => (run.thoughts ?? '') !== '')?.thoughts;
  const thought =
    thoughts === undefined ? [] : [colors.dim(`${INDENT}thoughts, not judged: ${shown(thoughts)}`)];
  const more =
    checks.length > MAX_CHECKS ? [`${INDENT}… and ${checks.length - MAX_CHECKS} more`] : [];
  return [
    headLine(finding, colors),
    ...(isExample ? exchangeLines(failedExchange(result), colors) : []),
    ...checks.slice(0, MAX_CHECKS).flatMap((check) => checkLines(check, colors)),
    ...more,
    ...thought,
  ];
}

function headLine({ result, failedRuns, askedRuns }: Finding, colors: TerminalColors): string {
  const marks = { errored: colors.yellow('!'), passed: colors.green('✓') };
  const { status } = result;
  const mark = status === 'errored' || status === 'passed' ? marks[status] : colors.red('✗');
  const passed = status === 'passed' ? ' failed, and it passes' : '';
  const runs = result.runCount === 1 ? '' : ` ${failedRuns} of ${askedRuns} answers${passed}`;
  const from =
    result.reused === undefined ? '' : `  ${colors.dim(logLine(reusedWords(result.reused)))}`;
  const { file, line } = result.location;
  return `  ${mark} ${colors.bold(shortName(result.testCaseName))} [${shortName(result.modelId)}]${runs}${from}  ${colors.dim(logLine(`${file}:${line}`))}`;
}

/** Nothing where the input `outputs` leaves question and answer out. */
function exchangeLines(exchange: Exchange | undefined, colors: TerminalColors): readonly string[] {
  if (exchange === undefined) return [];
  const { asked, called, answer, before } = exchange;
  const names = called.slice(0, MAX_CALLS).map(shortName).join(', ');
  return [
    ...(asked === undefined ? [] : [`${INDENT}${colors.dim('asked   ')}${shown(asked)}`]),
    ...(called.length === 0 ? [] : [`${INDENT}${colors.dim('called  ')}${names}`]),
    ...textLines('answer', answer, colors),
    ...(before === undefined ? [] : textLines('before', before, colors)),
  ];
}

/** The first lines of an answer: of this run, or of the base branch before it. */
function textLines(
  label: 'answer' | 'before',
  text: string,
  colors: TerminalColors,
): readonly string[] {
  const lines = plainBlock(firstPart(text, MAX_ANSWER))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = lines.slice(0, MAX_ANSWER_LINES).map(shown);
  const isCut = lines.length > first.length || text.length > MAX_ANSWER;
  return [...first, ...(isCut ? ['…'] : [])].map(
    (line, index) => `${INDENT}${colors.dim(index === 0 ? `${label}  ` : ' '.repeat(8))}${line}`,
  );
}

function checkLines(check: FailedCheck, colors: TerminalColors): readonly string[] {
  const code = colors.yellow(shortName(check.failureCode));
  const message = check.message === '' ? '' : `: ${shown(check.message)}`;
  const quotes = [check.reasoning, check.console?.map((line) => `console: ${line}`).join('\n')]
    .filter((quote) => quote !== undefined)
    .map((quote) => colors.dim(`${INDENT}${shown(quote)}`));
  const scored = check.score === undefined ? '' : ` (${scoreWords(check.score)})`;
  const lines = check.lines.map((line) => `${INDENT}  ${shown(line)}`);
  return [`${INDENT}${code} ${shortName(check.label)}${scored}${message}`, ...lines, ...quotes];
}

/** The start of a foreign text, on one line. */
export function shown(text: string): string {
  return logLine(excerpt(text, MAX_REASON));
}

/** A name of a config or a model, as it may be printed. */
export function shortName(text: string): string {
  return logLine(excerpt(text, 100));
}

/** Mistakes found while running, with what has changed since a recording was made. */
function problemLines(report: Report, colors: TerminalColors): readonly string[] {
  if (report.problems.length === 0) return [];
  const lines = report.problems.flatMap((problem) => [
    `  ${logLine(formatProblem(problem))}`,
    ...logDiff(problem).map((line) => `    ${line}`),
  ]);
  return [colors.red(plural(report.problems.length, 'problem')), ...lines, ''];
}
