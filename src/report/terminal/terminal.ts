/**
 * The story as lines of text: at a terminal, in a job's log, and as the message of a job that fails. It lays out, and cuts to
 * its budget; what is said, in which order and with which numbers, is the story's.
 */
import picocolors from 'picocolors';
import { sum } from '../../basics/basics.js';
import { count, plural } from '../../basics/format.js';
import { formatProblem } from '../../config/problem.js';
import { firstPart } from '../../redaction/cut.js';
import type { Report } from '../report.js';
import { PLAN_ALIGNMENT, planTable, previewOf } from '../story/plan-table.js';
import {
  calledWords,
  changedWords,
  countsOf,
  exchangeOf,
  reusedNote,
  testName,
} from '../story/tests.js';
import {
  type Cause,
  type Exchange,
  type FailedCheck,
  type Fold,
  plainText,
  type Sentence,
  type Story,
  storyOf,
  type StoryTable,
  type StoryTest,
  type SuiteStory,
} from '../story/story.js';
import { excerpt, excerptName, logLine, plainBlock, wrapLine, logText } from '../escape.js';

interface TerminalOptions {
  readonly color: boolean;
  /** Every failing test with question, answer and all that failed, and all that is folded elsewhere. */
  readonly verbose?: boolean | undefined;
  /** How wide the terminal is; longer lines are broken between words. Undefined: it is none, and lines may be long. */
  readonly columns?: number | undefined;
  /** Paths of the files that were written, as they are to be shown. */
  readonly files: readonly string[];
}

type Colors = ReturnType<typeof picocolors.createColors>;

/** How much of an example is shown, from all to nothing: what yields where room is short. `titles`: of further suites. */
const DETAILS = ['asked', 'before', 'now', 'none', 'titles'] as const;
/** `all`: with every fold open. */
type Detail = (typeof DETAILS)[number] | 'all';

/** How lines are made. */
interface Layout {
  readonly colors: Colors;
  readonly detail: Detail;
  /** Of a line whose foreign text is cut. */
  readonly columns: number;
}

/** What is in sight, whatever happened, at a terminal of the usual width. */
const MAX_LINES = 24;
const USUAL_COLUMNS = 80;
/** Where lines may be long. */
const LONG_COLUMNS = 120;
/** More notices are counted, and so are more suites. */
const MAX_NOTICES = 2;
const MAX_SUITES = 20;
/** Where room is short, more gates are counted. */
const MAX_GATES = 4;
/** Where room is short. */
const MAX_TITLES = 6;

/** The last line is what people see of a long log: it names the gates that decided. */
function exitWords({ verdict, suites }: Report): string {
  const failed = suites.flatMap(({ gates }) => gates.gates.filter(({ passed }) => !passed));
  const names = [...new Set(failed.map(({ gateName }) => gateName))];
  const [first, second] = names;
  const more = names.length > 2 ? ' and others' : second === undefined ? '' : ` and ${second}`;
  const cause = verdict.exitCode === 1 && first !== undefined ? `: ${first}${more}` : '';
  return `exit code ${verdict.exitCode}${cause}`;
}

/** What happened, why, what to do next, files and exit code; ends with a line break. */
export function renderTerminal(report: Report, options: TerminalOptions): string {
  const story = storyOf(report);
  const colors = picocolors.createColors(options.color);
  const { files, columns, verbose = false } = options;
  const page = files.find((file) => file.endsWith('report.html'));
  const opened = verbose || page === undefined ? files : [page];
  const end = [
    ...opened.map((file) => `${colors.dim('Open')}  ${logLine(file)}`),
    colors.dim([...story.footer, exitWords(report)].join(', ')),
  ];
  const lines = (detail: Detail): readonly string[] => [
    '',
    ...problemLines(report, colors),
    ...bodyLines(story, { colors, detail, columns: columns ?? LONG_COLUMNS }),
    ...end,
  ];
  const wrapped = (text: readonly string[], width: number): readonly string[] =>
    text.flatMap((line) => wrapLine(line, width)).map((line) => unbound(logText(line)));
  const detail = verbose
    ? 'all'
    : (DETAILS.find(
        (one) => wrapped(lines(one), columns ?? USUAL_COLUMNS).length - 1 <= MAX_LINES,
      ) ?? 'titles');
  const shown = lines(detail);
  return `${(columns === undefined ? shown.map(unbound) : wrapped(shown, columns)).join('\n')}\n`;
}

/** What a job's log ends with, when its problems are told. */
export function renderLog(report: Report): string {
  const story = storyOf(report);
  const colors = picocolors.createColors(false);
  const lines = (detail: Detail): readonly string[] =>
    bodyLines(story, { colors, detail, columns: LONG_COLUMNS });
  const detail = DETAILS.find((one) => lines(one).length <= MAX_LINES) ?? 'titles';
  return unbound(['', ...lines(detail)].join('\n'));
}

/** Why a job is red: its first line has what happened, the first gate, and the worst test; then the state, and what to do. */
export function failureMessage(report: Report): string {
  const { headline: title, state, suites, next } = storyOf(report);
  const suite = suites.find(({ outcome }) => outcome === 'failed' || outcome === 'error');
  // Of an outage no gate and no test is to blame.
  const failed = suite?.outcome === 'failed' ? suite : undefined;
  const advice = next ?? suite?.next;
  return [
    `${plainText(title)}${failed === undefined ? '' : blamed(failed, plainText(title))}`,
    ...state.map(plainText),
    ...(advice === undefined ? [] : [`Next: ${plainText(advice)}`]),
  ]
    .map(logLine)
    .join('\n');
}

/** The first gate, where the title does not have it, and the worst test. */
function blamed({ gates, causes, tests }: SuiteStory, title: string): string {
  const [gate, ...others] = gates.failed;
  const phrase = gate === undefined ? '' : plainText(gate.phrase);
  const more = others.length === 0 ? '' : `, and ${plural(others.length, 'more gate')}`;
  const [cause] = causes.shown;
  return [
    phrase === '' || title.includes(phrase) ? '' : `; ${phrase}${more}`,
    // What was refused has no worst one: the title says why.
    cause === undefined || cause.tests[0].result.status === 'errored'
      ? ''
      : `; worst test: ${plainText(testName(cause.tests[0], tests))}: ${plainText(cause.reason)}`,
  ].join('');
}

function bodyLines(story: Story, layout: Layout): readonly string[] {
  const { colors, columns } = layout;
  const { report, suites } = story;
  const isAlone = suites.length === 1 && report.shard === undefined;
  return [
    titleLine(story, colors),
    ...story.state.map((line) => colors.yellow(`  ${oneLine(line)}`)),
    ...planLines(report, columns, colors),
    // Nothing of a shard is judged yet.
    ...(report.shard === undefined ? suitesLines(suites, isAlone, layout) : []),
    ...(story.next === undefined ? [] : [nextLine(story.next, colors)]),
    ...noticeLines(
      story.notices,
      previewOf(report) === undefined ? layout : { ...layout, detail: 'all' },
    ),
  ];
}

/** Where room is short, the first one whole, the titles of some others, and how many more there are. */
function suitesLines(
  suites: readonly SuiteStory[],
  isAlone: boolean,
  layout: Layout,
): readonly string[] {
  const isShort = layout.detail === 'titles';
  const whole = suites.slice(0, isShort ? 1 : MAX_SUITES);
  const titles = isShort ? suites.slice(1, MAX_TITLES) : [];
  const left = suites.slice(whole.length + titles.length);
  const green = left.filter(({ outcome }) => outcome === 'passed').length;
  const rest = left.length - green;
  return [
    ...whole.flatMap((suite) => [
      ...(isAlone ? [] : [titleLine(suite, layout.colors)]),
      ...suiteLines(suite, isShort ? { ...layout, detail: 'none' } : layout),
    ]),
    ...titles.map((suite) => titleLine(suite, layout.colors)),
    ...(rest > 0 ? [`… and ${plural(rest, 'more suite')}`] : []),
    ...(green > 0
      ? [`… and ${plural(green, 'more suite')} that ${green === 1 ? 'passes' : 'pass'}`]
      : []),
  ];
}

function titleLine(
  { sign, outcome, title }: Pick<Story, 'sign' | 'outcome' | 'title'>,
  colors: Colors,
): string {
  const paint = { passed: colors.green, failed: colors.red } as const;
  const color = outcome === 'passed' || outcome === 'failed' ? paint[outcome] : colors.yellow;
  return `${sign} ${color(colors.bold(oneLine(title)))}`;
}

function nextLine(next: Sentence, colors: Colors): string {
  // A command is copied as one.
  const text = next
    .flatMap((part) => (part.kind === 'code' ? [logLine(part.name)] : []))
    .reduce((line, command) => line.replace(command, () => bound(command)), oneLine(next));
  return `${colors.bold('Next:')} ${text}`;
}

function suiteLines(suite: SuiteStory, layout: Layout): readonly string[] {
  const { colors, detail } = layout;
  const { verdict, gates, qualifiers, causes, next, folds } = suite;
  const compared =
    verdict === undefined
      ? []
      : [`  ${verdict.sign} ${oneLine(verdict.lead)} ${oneLine(verdict.rest)}`.trimEnd()];
  const all = gates.failed.map(({ phrase }) => oneLine(phrase));
  const named = all.slice(0, detail === 'none' ? MAX_GATES : all.length);
  const others = all.length - named.length;
  const failed = others === 0 ? named : [...named, `and ${count(others)} more`];
  const left = detail === 'all' ? 0 : qualifiers.folded.length;
  return [
    ...compared,
    ...(gates.lead === undefined
      ? []
      : [gatesLine(`  ${gates.lead}: ${colors.red('✗')} `, failed, layout.columns)]),
    ...qualifiers.shown.map((line) => colors.yellow(`  ${oneLine(line)}`)),
    ...(left > 0 ? [`  … and ${plural(left, 'more thing')} to know`] : []),
    ...causes.shown.flatMap((cause) => causeLines(cause, suite, layout)),
    ...(detail === 'all'
      ? folds.flatMap((fold) => foldLines(fold, suite, layout))
      : folds
          .filter(({ name }) => name === 'causes' || name === 'tolerated')
          .map(({ title }) => `  ${oneLine(title)}`)),
    ...(next === undefined ? [] : [nextLine(next, colors)]),
  ];
}

/** Broken between gates, where that takes no further line. */
function gatesLine(lead: string, phrases: readonly string[], columns: number): string {
  const [kept, plain] = [phrases.map(bound), phrases].map((all) => `${lead}${all.join(', ')}`);
  if (kept === undefined || plain === undefined) return lead;
  return wrapLine(kept, columns).length > wrapLine(plain, columns).length ? plain : kept;
}

const INDENT = '    ';
/** A reason is cut to its line, but not below this. */
const LEAST_REASON = 40;

/** Its tests, why they fail, and an example, or each of them. */
function causeLines(cause: Cause, suite: SuiteStory, layout: Layout): readonly string[] {
  const { colors, detail, columns } = layout;
  const { tests, reason, example } = cause;
  const [{ result }] = tests;
  const tail = [oneLine(countsOf(tests, suite.branch)), place(result.location)]
    .filter((text) => text !== '')
    .map((text) => `   ${bound(text)}`)
    .join('');
  const names = namesWithin(tests, suite, columns - tail.length - 2);
  const head = `  ${colors.bold(names)}${colors.dim(tail)}`;
  const why = `${INDENT}${oneLine(reason)}`;
  if (detail === 'none') {
    const short = excerpt(oneLine(reason), Math.max(LEAST_REASON, columns - names.length - 4));
    return [`  ${colors.bold(names)}: ${short}`];
  }
  const changed =
    cause.changed === undefined ? [] : [`${INDENT}changed here: ${oneLine(cause.changed)}`];
  return [head, why, ...changed, ...(example === undefined ? [] : exampleLines(example, layout))];
}

/** As many as fit, and how many more; at least one. */
function namesWithin(
  tests: readonly StoryTest[],
  { tests: all }: SuiteStory,
  room: number,
): string {
  // Of ten thousand tests no more are named than could fit.
  const names = tests.slice(0, MOST_NAMES).map((test) => oneLine(testName(test, all)));
  for (let most = names.length; most > 1; most -= 1) {
    const left = tests.length - most;
    const text = `${names.slice(0, most).join(', ')}${left === 0 ? '' : ` and ${count(left)} more`}`;
    if (text.length <= room) return text;
  }
  const [first = ''] = names;
  const more = tests.length === 1 ? '' : ` and ${count(tests.length - 1)} more`;
  return `${excerptName(first, Math.max(LEAST_WHOLE, room - more.length))}${more}`;
}

function place({ file, line }: StoryTest['result']['location']): string {
  return logLine(`${file}:${line}`);
}

/** One line each; with --verbose the first lines of an answer. */
function exampleLines(
  exchange: Exchange,
  { colors, detail, columns }: Layout,
  indent = INDENT,
): readonly string[] {
  const { asked, before, now, lastLine } = exchange;
  const files = changedWords(exchange);
  const changed = files === undefined ? undefined : oneLine(files);
  // Where room is short, what an agent left behind says more than how.
  const calls = detail === 'now' && changed !== undefined ? undefined : calledWords(exchange);
  const room = detail === 'all' ? MAX_TEXT : columns - indent.length - LABEL;
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    ['asked', detail === 'asked' || detail === 'all' ? asked : undefined],
    ['called', calls && oneLine(calls)],
    ['before', detail === 'now' ? undefined : before],
    ['now', now],
    ['changed', changed],
    ['wrote', lastLine],
  ];
  return rows.flatMap(([label, text]) => {
    if (text === undefined) return [];
    const isAnswer = label === 'before' || label === 'now';
    const lines =
      isAnswer && detail === 'all' ? firstLines(text) : [logLine(excerpt(text, room)) || NOTHING];
    return lines.map(
      (line, index) => `${indent}${colors.dim((index === 0 ? label : '').padEnd(LABEL))}${line}`,
    );
  });
}

function firstLines(text: string): readonly string[] {
  const lines = plainBlock(firstPart(text, MAX_ANSWER))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = lines.slice(0, MAX_ANSWER_LINES).map(shown);
  const isCut = lines.length > first.length || text.length > MAX_ANSWER;
  return [...(first.length === 0 ? [NOTHING] : first), ...(isCut ? ['…'] : [])];
}

/** An answer without a word. */
const NOTHING = '(nothing)';
/** Characters before a text. */
const LABEL = 8;

// With --verbose: each test with all that is known of it, and what other views fold.

const MAX_TEXT = 300;
const MAX_ANSWER_LINES = 3;
/** Before it is taken apart: enough for the lines that are shown. */
const MAX_ANSWER = 4_000;

function testLines(test: StoryTest, suite: SuiteStory, layout: Layout): readonly string[] {
  const { colors } = layout;
  const { result, checks } = test;
  const exchange = exchangeOf(test);
  const thoughts = result.runs.find((run) => (run.thoughts ?? '') !== '')?.thoughts;
  const tail = [oneLine(countsOf([test], suite.branch)), place(result.location)].filter(Boolean);
  return [
    `${INDENT}${colors.bold(oneLine(testName(test, suite.tests)))}${oneLine(reusedNote(test))}  ${colors.dim(tail.join('   '))}`,
    ...(exchange === undefined ? [] : exampleLines(exchange, layout, DEEP)),
    ...checks.flatMap((check) => checkLines(check, colors)),
    ...(thoughts === undefined
      ? []
      : [colors.dim(`${DEEP}thoughts, not judged: ${shown(thoughts)}`)]),
  ];
}

const DEEP = ' '.repeat(6);

function checkLines(check: FailedCheck, colors: Colors): readonly string[] {
  const { code, label, message, lines, facts } = check;
  const said = message === '' ? '' : `: ${shown(message)}`;
  const [reasoning, printed] = [facts['reasoning'], facts['console']];
  const quotes = [
    ...(typeof reasoning === 'string' ? [reasoning] : []),
    ...(Array.isArray(printed) ? [`console: ${printed.join(' ')}`] : []),
  ];
  return [
    `${DEEP}${colors.yellow(shown(code))} ${shown(label)}${said}`,
    ...lines.map((line) => `${DEEP}  ${shown(line)}`),
    ...quotes.map((quote) => colors.dim(`${DEEP}  ${shown(quote)}`)),
  ];
}

function foldLines(
  { title, lines = [], table, causes = [], tests = [] }: Fold,
  suite: SuiteStory,
  layout: Layout,
): readonly string[] {
  return [
    `  ${layout.colors.bold(oneLine(title))}`,
    ...lines.map((line) => `${INDENT}${oneLine(line)}`),
    ...(table === undefined ? [] : tableLines(table, layout.colors)),
    ...causes.flatMap((cause) => causeLines(cause, suite, layout)),
    ...tests.flatMap((test) => testLines(test, suite, layout)),
  ];
}

function tableLines({ head, rows }: StoryTable, colors: Colors): readonly string[] {
  const [first = '', ...others] = aligned(
    [head.map(({ title }) => title), ...rows.map((row) => row.map(({ text }) => oneLine(text)))],
    head.map(({ align }) => align),
  );
  return [colors.dim(`${INDENT}${first}`), ...others.map((line) => `${INDENT}${line}`)];
}

/** Each column as wide as its widest cell. */
function aligned(
  rows: readonly (readonly string[])[],
  alignments: readonly ('left' | 'right')[],
): readonly string[] {
  const widths = alignments.map((_, column) => width(rows.map((row) => row[column] ?? '')));
  return rows.map((row) =>
    widths
      .map((wide, column) => {
        const cell = row[column] ?? '';
        return alignments[column] === 'right' ? cell.padStart(wide) : cell.padEnd(wide);
      })
      .join(GAP)
      .trimEnd(),
  );
}

/** Rows of a plan: more are for the job summary. */
const MAX_PLAN_ROWS = 30;
/** A test's name is cut before the figures are left out, but not below this. */
const LEAST_NAME = 18;
/** A name that stands for its group is cut later. */
const LEAST_WHOLE = 40;
/** A line has no room for more. */
const MOST_NAMES = 30;
const GAP = '  ';

function planLines(report: Report, columns: number, colors: Colors): readonly string[] {
  const table = planTable(report, MAX_PLAN_ROWS);
  if (table === undefined) return [];
  const rows = [table.head, ...table.rows, table.total].map((row) => row.map(logLine));
  const isOneModel = new Set(table.rows.map(([, model]) => model)).size === 1;
  const wanted = PLAN_ALIGNMENT.flatMap((alignment, column) =>
    isOneModel && column === 1 ? [] : [{ alignment, column }],
  );
  const needed = (of: typeof wanted): number =>
    sum(of.slice(1).map(({ column }) => width(rows.map((row) => row[column] ?? '')) + GAP.length));
  const room = columns - GAP.length;
  // What a figure rests on goes first.
  const kept = needed(wanted) + LEAST_NAME > room ? wanted.slice(0, -1) : wanted;
  const longest = Math.max(LEAST_NAME, room - needed(kept));
  const lines = aligned(
    rows.map((row) =>
      kept.map(({ column }) => {
        const cell = row[column] ?? '';
        return column === 0 ? excerpt(cell, longest) : cell;
      }),
    ),
    kept.map(({ alignment }) => alignment),
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

function width(texts: readonly string[]): number {
  return texts.reduce((widest, text) => Math.max(widest, text.length), 0);
}

function noticeLines(notices: readonly string[], { colors, detail }: Layout): readonly string[] {
  const first = detail === 'all' ? notices : notices.slice(0, MAX_NOTICES);
  const left = notices.length - first.length;
  return [
    ...first.map((notice) => `${colors.dim('Note')}  ${logLine(notice)}`),
    ...(left > 0 ? [`… and ${plural(left, 'more notice')}`] : []),
  ];
}

/** A longer one is broken like any other text. */
const MAX_BOUND = 72;
const NO_BREAK = '\u00A0';

/** What is read, or copied, as one: lines are broken before it. */
function bound(text: string): string {
  return text.length > MAX_BOUND ? text : text.replaceAll(' ', NO_BREAK);
}

function unbound(text: string): string {
  return text.replaceAll(NO_BREAK, ' ');
}

/** A sentence on one line, safe to print. */
function oneLine(sentence: Sentence): string {
  return logLine(plainText(sentence));
}

/** The start of a foreign text, on one line. */
function shown(text: string): string {
  return logLine(excerpt(text, MAX_TEXT));
}

/** What is wrong, where and what to do. */
export function problemLines(
  { problems }: Pick<Report, 'problems'>,
  colors: Colors,
): readonly string[] {
  return problems.map((problem) => `  ${colors.red('✗')} ${logLine(formatProblem(problem))}`);
}
