/** At a terminal: a failing test (what was asked, the answer, what failed), and mistakes found while running. */
import { formatProblem } from '../../config/problem.js';
import { firstPart } from '../../redaction/cut.js';
import { plural } from '../../words/format.js';
import type { Report } from '../report.js';
import { failedExchange, type Exchange } from '../digest/failed-exchange.js';
import type { FailedCheck, Finding } from '../digest/findings.js';
import { scoreWords } from '../digest/scores.js';
import type { TerminalColors } from './terminal-comparison.js';
import { logDiff } from '../words/diff-lines.js';
import { excerpt, logLine, plainBlock } from '../words/escape.js';
import { reusedWords } from '../words/reused.js';

const MAX_CHECKS = 3;
const MAX_REASON = 300;
const MAX_ANSWER_LINES = 3;
const MAX_CALLS = 10;
/** Before it is taken apart: enough for the lines that are shown. */
const MAX_ANSWER = 4_000;
const INDENT = ' '.repeat(6);

export function findingLines(finding: Finding, colors: TerminalColors): readonly string[] {
  const { result, checks } = finding;
  const thoughts = result.runs.find((run) => (run.thoughts ?? '') !== '')?.thoughts;
  const thought =
    thoughts === undefined ? [] : [colors.dim(`${INDENT}thoughts, not judged: ${shown(thoughts)}`)];
  const more =
    checks.length > MAX_CHECKS ? [`${INDENT}… and ${checks.length - MAX_CHECKS} more`] : [];
  return [
    headLine(finding, colors),
    ...exchangeLines(failedExchange(result), colors),
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
export function problemLines(report: Report, colors: TerminalColors): readonly string[] {
  if (report.problems.length === 0) return [];
  const lines = report.problems.flatMap((problem) => [
    `  ${logLine(formatProblem(problem))}`,
    ...logDiff(problem).map((line) => `    ${line}`),
  ]);
  return [colors.red(plural(report.problems.length, 'problem')), ...lines, ''];
}
