/** What a reader must know about the tests of a suite before believing the figures. */
import { sum } from '../../basics/basics.js';
import { count, enumerated, plural, type ValueUnit, valueText } from '../../basics/format.js';
import { descriptorOf } from '../../config/providers.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import {
  type AggregatedTestResult,
  type GateName,
  type TestCaseRunResult,
  allRuns,
} from '../../engine/results.js';
import type { Weakening } from '../comparison.js';
import { repliedNames } from './suite-figures.js';
import type { RunMetadata, SuiteReport } from '../report.js';
import { sourceUrl } from '../escape.js';
import { changeName, type Sign, SIGNS } from './words.js';
import { untrustedJudges } from './judge-lines.js';

type CaveatKind =
  | 'weakened'
  | 'checks-changed'
  | 'tools-changed'
  | 'other-versions'
  | 'untrusted-judge'
  | 'asserts-nothing'
  | 'changed-checkers'
  | 'denied-tools'
  | 'truncated'
  | 'unbound'
  | 'own-recordings'
  | 'same-answer'
  | 'fallback'
  | 'traces'
  | 'thoughts'
  | 'harness';

export interface Caveat {
  readonly kind: CaveatKind;
  readonly icon: Sign;
  /** Without a full stop. */
  readonly words: string;
  /** Tests that it is about, each once. Foreign text. */
  readonly tests: readonly string[];
  /** What else it is about: shown by every view. Foreign text. */
  readonly details: readonly string[];
  /** The details are a list of their own where a view can fold it. */
  readonly isFolded?: true;
  /** Pages of details that have one, at the tested commit. */
  readonly urls?: ReadonlyMap<string, string>;
}

const MAX_DETAILS = 10;

/** Words and details as one line of plain text, foreign where there are details. */
export function caveatLine({ words, details }: Pick<Caveat, 'words' | 'details'>): string {
  const more = details.length - MAX_DETAILS;
  const shown = details.slice(0, MAX_DETAILS);
  const rest = more > 0 ? [`and ${more} more`] : [];
  return details.length === 0 ? words : `${words}: ${[...shown, ...rest].join('; ')}`;
}

/** In the order of their weight. `run`: of views that link. */
export function caveatsOf(suite: SuiteReport, run?: RunMetadata): readonly Caveat[] {
  return [
    ...weakenedDemands(suite, run),
    ...changedChecks(suite),
    ...changedTools(suite),
    ...otherVersions(suite),
    ...unboundAnswers(suite),
    ...ownRecordings(suite, run),
    ...untrusted(suite),
    ...assertingNothing(suite),
    ...changedCheckers(suite),
    ...deniedTools(suite),
    ...truncatedAnswers(suite),
    ...sameAnswers(suite),
    ...fallbacks(suite),
    ...traces(suite),
    ...thoughts(suite),
    ...checkedElsewhere(suite),
  ];
}

/** What we did not check, and what no comparison can see of it. */
function checkedElsewhere({ results }: SuiteReport): readonly Caveat[] {
  const others = results.flatMap(({ checkedBy }) => checkedBy ?? []);
  const names = [...new Set(others.map(({ harness }) => harness))];
  if (names.length === 0) return [];
  const all = others.length === results.length;
  const subject = all ? '' : `${plural(others.length, 'result is', 'results are')} `;
  const words = `${subject}checked by ${enumerated(names)}; a change of ${names.length === 1 ? 'its' : 'their'} tests is not seen`;
  return [{ ...one('harness', words), icon: SIGNS.idle }];
}

/** A check that its agent may have made pass. */
function changedCheckers({ results }: SuiteReport): readonly Caveat[] {
  const found = results.flatMap(({ runs, testCaseName }) =>
    runs.flatMap(({ assertions }) =>
      assertions.flatMap(({ metadata }) =>
        (metadata?.changedCheckers ?? []).map((file) => ({ file, testCaseName })),
      ),
    ),
  );
  if (found.length === 0) return [];
  return caveat('changed-checkers', 'the agent changed what checks it', {
    tests: [...new Set(found.map(({ testCaseName }) => testCaseName))],
    details: [...new Set(found.map(({ file }) => file))],
  });
}

/** Nobody can be asked for a permission: most agents go on without the tool, and say that they are done. */
function deniedTools({ results }: SuiteReport): readonly Caveat[] {
  const found = results.flatMap((result) =>
    allRuns(result).flatMap(({ agent }) =>
      agent?.denied === undefined ? [] : [{ ...agent.denied, result }],
    ),
  );
  if (found.length === 0) return [];
  const details = found.flatMap(({ tools, allowedBy }) =>
    tools.map((tool) => `${tool} (allowed by ${allowedBy})`),
  );
  const tests = plural(testNames(found.map(({ result }) => result)).length, 'test');
  const words = `agents were denied tools that need a permission, in ${tests}`;
  return caveat('denied-tools', words, { details: [...new Set(details)] });
}

/** No verdict: people change gates for good reasons. It must not go unseen. */
function weakenedDemands(suite: SuiteReport, run?: RunMetadata): readonly Caveat[] {
  const { weakened = [] } = suite.comparison ?? {};
  if (weakened.length === 0) return [];
  const filters = ['tags', 'tests', 'models'].filter(
    (_, at) => (run?.step?.filters[at] ?? []).length > 0,
  );
  const by = suite.sample === undefined ? filters : [...filters, 'sample'];
  return caveat('weakened', `${changeName(run)} ${weakenedWords(weakened, by)}`, {
    details: weakenedList(weakened),
    isFolded: true,
  });
}

/** Beyond one in so many, what is compared is no longer the suite. */
const CHECKS_ONE_IN = 5;

function changedChecks({ comparison, results }: SuiteReport): readonly Caveat[] {
  const changed = comparison?.counts.checksChanged ?? 0;
  if (changed * CHECKS_ONE_IN <= results.length) return [];
  const subject = plural(changed, 'result is', 'results are');
  const words = `${subject} not compared with the base branch (of ${results.length}), since what is checked is changed: gates against it do not look at ${changed === 1 ? 'it' : 'them'}`;
  return caveat('checks-changed', words, {});
}

/** Whatever their number: nobody sees a server's list in the change. */
function changedTools(suite: SuiteReport): readonly Caveat[] {
  const changed = suite.comparison?.counts.toolsChanged ?? 0;
  if (changed === 0) return [];
  const subject = plural(changed, 'result is', 'results are');
  const words = `${subject} not compared with the base branch (of ${suite.results.length}): the MCP server lists other tools than there`;
  return caveat('tools-changed', words, {});
}

/** A fallback's reply costs one answer and no gate; it must not look as if all had been compared. */
function otherVersions({ comparison }: SuiteReport): readonly Caveat[] {
  const { head = 0, ofHead = 0 } = comparison?.otherVersions ?? {};
  if (head === 0) return [];
  const subject = plural(head, 'answer is', 'answers are');
  const words = `${subject} not compared with the base branch (of ${ofHead}): of a model version that it does not have`;
  return caveat('other-versions', words, {});
}

function unboundAnswers({ results }: SuiteReport): readonly Caveat[] {
  const isAffected = (run: TestCaseRunResult): boolean => run.unboundAnswers !== undefined;
  const answers = results
    .flatMap(allRuns)
    .reduce((total, { unboundAnswers: count = 0 }) => total + count, 0);
  if (answers === 0) return [];
  const subject = plural(answers, 'stored answer is', 'stored answers are');
  return caveat(
    'unbound',
    `${subject} not bound to the question (recorded without a hash, or of a program without dependsOn)`,
    {
      tests: testNames(results.filter((result) => allRuns(result).some(isAffected))),
    },
  );
}

function ownRecordings(
  { ownRecordings: files = [] }: SuiteReport,
  run: RunMetadata | undefined,
): readonly Caveat[] {
  if (files.length === 0) return [];
  const subject = plural(files.length, 'recording', 'recordings');
  const words = `these answers are the author's word, by ${subject} that this pull request itself adds or changes`;
  const urls = files.flatMap((file) => {
    const url = run && sourceUrl(run, { file, line: 1, column: 1 });
    return url === undefined ? [] : [[file, url] as const];
  });
  return caveat('own-recordings', words, { details: files, urls: new Map(urls) });
}

/** Wherever scores rest on a judge that labels refute. */
function untrusted(suite: SuiteReport): readonly Caveat[] {
  return untrustedJudges(suite).flatMap(({ criteria, judgeModel }) => {
    const tests = testNames(
      suite.results.filter((result) => allRuns(result).some((run) => isJudgedBy(run, criteria))),
    );
    const where = `scores rest on a judge that is not trusted, in ${plural(tests.length, 'test')}`;
    return caveat('untrusted-judge', where, { details: [`${criteria} (${judgeModel})`] });
  });
}

function isJudgedBy({ assertions }: TestCaseRunResult, criteria: string): boolean {
  return assertions.some(({ metadata }) => metadata?.['criteria'] === criteria);
}

function assertingNothing({ results }: SuiteReport): readonly Caveat[] {
  const tests = testNames(results.filter((it) => it.assertsNothing));
  if (tests.length === 0) return [];
  const subject = plural(tests.length, 'test asserts', 'tests assert');
  return caveat('asserts-nothing', `${subject} nothing, so no answer can fail`, { tests });
}

function truncatedAnswers({ results, totals }: SuiteReport): readonly Caveat[] {
  if (totals.truncated === 0) return [];
  const subject = plural(totals.truncated, 'answer was', 'answers were');
  const tests = testNames(results.filter((it) => it.runs.some((run) => run.truncated)));
  return caveat('truncated', `${subject} cut at maxTokens`, { tests });
}

function sameAnswers({ results }: SuiteReport): readonly Caveat[] {
  const repeated = results.filter((result) => repetitionsIn(result) > 0);
  const count = sum(repeated.map((result) => repetitionsIn(result)));
  if (count === 0) return [];
  const subject = plural(count, 'repeat got', 'repeats got');
  const words = `${subject} the same reply as an earlier one: a cache answers, and each reply counts once in rates of answers and in the comparison`;
  return caveat('same-answer', words, { tests: testNames(repeated) });
}

/** Runs whose answer an earlier run of the result had already got. */
function repetitionsIn(result: AggregatedTestResult): number {
  const ids = allRuns(result).flatMap(({ sampleId }) => sampleId ?? []);
  return ids.length - new Set(ids).size;
}

function fallbacks(suite: SuiteReport): readonly Caveat[] {
  const found = fallbacksOf(suite);
  if (found.length === 0) return [];
  const details = found.map(
    ({ modelId, asked, answered }) =>
      `${modelId}: asked for ${asked}, answered by ${answered.join(', ')}`,
  );
  return caveat('fallback', 'replies name another model than was asked for', { details });
}

type Trace = NonNullable<TestCaseRunResult['trace']>;

/** What of an agent's traces could not be read: its tool calls, tokens and cost may be more than is shown. */
const TRACE_GAPS: readonly (readonly [words: string, isIn: (trace: Trace) => boolean])[] = [
  [
    'exports that were refused (too large, cut off, or not OTLP), or more spans than are kept',
    ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0,
  ],
  [
    'no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read',
    ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0,
  ],
  [
    'tool calls without their arguments, which instrumentations record on request only',
    ({ callsWithoutArguments }) => callsWithoutArguments > 0,
  ],
  [
    'other tool calls than the command printed: those of a coding agent’s events count, else those of the traces',
    ({ otherCallsPrinted }) => otherCallsPrinted === true,
  ],
];

function traces({ results }: SuiteReport): readonly Caveat[] {
  return TRACE_GAPS.flatMap(([words, isIn]) => {
    const affected = ({ trace }: TestCaseRunResult): boolean => trace !== undefined && isIn(trace);
    const count = results.flatMap(allRuns).filter(affected).length;
    if (count === 0) return [];
    return caveat('traces', `the traces of ${plural(count, 'answer')} have ${words}`, {
      tests: testNames(results.filter((result) => allRuns(result).some(affected))),
    });
  });
}

function thoughts({ results }: SuiteReport): readonly Caveat[] {
  const count = results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
  if (count === 0) return [];
  const subject = plural(count, 'answer has', 'answers have');
  const words = `${subject} thoughts of the model, which are shown and not judged`;
  return [{ ...one('thoughts', words), icon: SIGNS.idle }];
}

function hasThoughts({ thoughtCharacters }: TestCaseRunResult): boolean {
  return thoughtCharacters !== undefined && thoughtCharacters > 0;
}

function one(kind: CaveatKind, words: string): Caveat {
  return { kind, icon: SIGNS.look, words, tests: [], details: [] };
}

function caveat(
  kind: CaveatKind,
  words: string,
  about: Partial<Pick<Caveat, 'tests' | 'details' | 'urls' | 'isFolded'>>,
): readonly Caveat[] {
  return [{ ...one(kind, words), ...about }];
}

function testNames(results: readonly AggregatedTestResult[]): readonly string[] {
  return [...new Set(results.map((result) => result.testCaseName))];
}

// Models that another one answered for: a gateway or a vendor fell back, and the figures are those of the other.

interface Fallback {
  /** The config's id. */
  readonly modelId: string;
  /** The name that the provider was asked for. */
  readonly asked: string;
  /** What the replies name instead, sorted. Foreign text. */
  readonly answered: readonly string[];
}

/** In the order of the config. What a program (`http`, `mcp`, `command`) asks is its own affair. */
function fallbacksOf(suite: SuiteReport): readonly Fallback[] {
  const replied = repliedNames(suite);
  return suite.models.flatMap(({ id, provider, model }) => {
    if (descriptorOf(provider).answersFrom === 'program') return [];
    const answered = (replied.get(id) ?? []).filter((name) => !isSameModel(model, name));
    return answered.length === 0 ? [] : [{ modelId: id, asked: model, answered }];
  });
}

/** A date or number that names a version: `-2024-08-06`, `-20241022`, `-0613`, `-001`, `-08-2024`, `@20250929`. */
const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;

/** Whether two names are of one model: one may have a vendor before it, and a version behind it. */
function isSameModel(asked: string, answered: string): boolean {
  const [one, other] = [plainName(asked), plainName(answered)];
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && VERSION.test(long.slice(short.length));
}

/** Without vendor and moving tag; gateways write `claude-3.5` where the vendor writes `claude-3-5`. */
function plainName(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last
    .toLowerCase()
    .replace(/:(?:latest|free)$/, '')
    .replace(/-latest$/, '')
    .replaceAll('.', '-');
}

// What a change demands less than the base branch does: one line in sight, and the list.

/** Gates that the line names one by one. */
const GATES_NAMED = 3;

/**
 * What the change does, e.g. `lowers passRateMin from 95 % to 80 % and skips 3 tests`. Our own words: names from
 * reports are in the list only.
 * @param by inputs that leave tests out
 */
export function weakenedWords(all: readonly Weakening[], by: readonly string[] = []): string {
  const gates = all.flatMap((one) => gateClause(one) ?? []);
  const rest = gates.length - GATES_NAMED;
  const clauses = [
    ...gates.slice(0, GATES_NAMED),
    ...(rest > 0 ? [`weakens ${plural(rest, 'more gate')}`] : []),
    ...all.flatMap((one) => inputClause(one) ?? []),
    ...all.flatMap((one) => notAskedClause(one, by) ?? []),
    ...CLAUSES.flatMap((clause) => {
      const meant = all.filter((one) => !isNamed(one) && clauseOf(one) === clause);
      return meant.length === 0 ? [] : [clauseWords(clause, sum(meant.map((one) => one.count)))];
    }),
  ];
  return enumerated(clauses);
}

/** Which weakenings a clause is of, by their kind or by what they are about, and its words: `{test}` is how many tests. */
type Clause = readonly [of: RegExp, words: string];

/** Each weakening that has no clause of its own is in the first of these that fits. */
const CLAUSES: readonly Clause[] = [
  [/^removed /u, 'takes out {test}'],
  [/^skipped /u, 'skips {test}'],
  [/ models$/u, 'asks fewer models in {test}'],
  [/ repeat$/u, 'asks {test} less often'],
  [/ minPasses$/u, 'lowers minPasses of {test}'],
  [/ deterministic$/u, 'counts the answers of {test} as one'],
  [/ dependsOn$/u, 'changes what {test} (depends|depend) on'],
  [/ question$/u, 'changes the (question|questions) of {test}'],
  [/ results\./u, 'changes {setting} of a harness'],
  [/ labels$/u, 'takes away or changes {label} of judges'],
  [/ baseline$/u, 'takes away or changes {answer} of the baseline'],
  [/ judge\.model$/u, 'has the answers of {test} judged by another model'],
  [/ embeddings\.model$/u, 'has the answers of {test} embedded by another model'],
  [/ (?:pricing\.|costUsd$)/u, 'lowers {price}'],
  [/ reads\./u, 'looks at another part of the replies of {model}'],
  [/^moved /u, 'points recordings elsewhere'],
  [/^changed |\.weight$/u, 'changes what {check} (wants|want)'],
  [/^/u, 'lowers or drops {check}'],
];

function clauseOf({ kind, what }: Weakening): Clause | undefined {
  return CLAUSES.find(([of]) => of.test(`${kind} ${what}`));
}

function clauseWords([, words]: Clause, number: number): string {
  return words
    .replace(/\{(\w+)\}/u, (_, noun: string) => plural(number, noun))
    .replace(/\((\w+)\|(\w+)\)/u, number === 1 ? '$1' : '$2');
}

/** One line for each, e.g. `judge.minScore: 0.8 -> 0.3 (refund, greeting and 3 more)`. Foreign text. */
function weakenedList(all: readonly Weakening[]): readonly string[] {
  return all.map((one) => {
    const { kind, what, there, here, count: tests, names } = one;
    const more = names.length === 0 ? 0 : tests - names.length;
    const named = `${names.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
    if (kind === 'moved' || what.startsWith(OF_INPUTS)) return `${what}: ${names.join(' -> ')}`;
    if (kind === 'removed' || kind === 'skipped' || kind === 'not-asked') {
      return `${KINDS[kind]}: ${named}`;
    }
    if (kind === 'changed') return `${what}: changed${named === '' ? '' : ` (${named})`}`;
    const unit = unitOf(what);
    const [before, after] = [there, here].map((value) =>
      value === undefined ? 'none' : figure(value, unit),
    );
    return `${what}: ${before} -> ${after}${named === '' ? '' : ` (${named})`}`;
  });
}

const KINDS = { removed: 'taken out', skipped: 'skipped', 'not-asked': 'not asked' } as const;

const OF_INPUTS = 'inputs.';

/** e.g. `sets fail-on: never`. Undefined where it is about no input that this version has. */
function inputClause({ what, names }: Weakening): string | undefined {
  const [, name, value] = /^inputs\.([a-z-]+) ([\w ]+)$/u.exec(`${what} ${names[1] ?? ''}`) ?? [];
  return name === undefined ? undefined : `sets ${name}: ${value}`;
}

/** e.g. `does not ask 39 of 40 tests (input tests)`. */
function notAskedClause(
  { kind, count: tests, there = tests }: Weakening,
  by: readonly string[],
): string | undefined {
  if (kind !== 'not-asked') return undefined;
  const why = by.length === 0 ? '' : ` (${by.length === 1 ? 'input' : 'inputs'} ${by.join(', ')})`;
  return `does not ask ${count(tests)} of ${plural(there, 'test')}${why}`;
}

/** The line names it. */
function isNamed(one: Weakening): boolean {
  return (
    one.kind === 'not-asked' || gateClause(one) !== undefined || inputClause(one) !== undefined
  );
}

/** Undefined where it is about no gate that this version knows. */
function gateClause({ what, there, here }: Weakening): string | undefined {
  const [, name = ''] = /^gates\.(\w+(?:\.tries)?)$/u.exec(what) ?? [];
  const unit = unitOf(what);
  if (unit === undefined || there === undefined) return undefined;
  if (here === undefined) return `drops ${name}`;
  return `${here < there ? 'lowers' : 'raises'} ${name} from ${figure(there, unit)} to ${figure(here, unit)}`;
}

/** Of a gate and of what says how one is meant; undefined for anything else. */
function unitOf(what: string): ValueUnit | undefined {
  if (what === 'gates.reliabilityMin.tries') return 'count';
  if (what === 'gates.notWorseMargin') return 'points';
  const name = what.replace(/^gates\./u, '');
  return what !== name && isGate(name) ? GATES[name].unit : undefined;
}

function isGate(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}

function figure(value: number, unit: ValueUnit | undefined): string {
  return unit === undefined
    ? String(Number(value.toPrecision(Math.abs(value) < 1 ? 3 : 9)))
    : valueText(value, unit);
}
