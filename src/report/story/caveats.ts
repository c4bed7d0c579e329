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

export interface Caveat {
  readonly kind: CaveatKind;
  readonly icon: Sign;
  /** Without a full stop. */
  readonly words: string;
  /** Tests that it is about, each once. Foreign text. */
  readonly tests: readonly string[];
  /** What else it is about, each once: shown by every view. Foreign text. */
  readonly details: readonly string[];
  /** The details are a list of their own where a view can fold it. */
  readonly isFolded?: true | undefined;
  /** Pages of details that have one, at the tested commit. */
  readonly urls?: ReadonlyMap<string, string> | undefined;
}

const MAX_DETAILS = 10;

/** Words and details as one line of plain text, foreign where there are details. */
export function caveatLine({ words, details }: Pick<Caveat, 'words' | 'details'>): string {
  const more = details.length - MAX_DETAILS;
  const shown = details.slice(0, MAX_DETAILS);
  const rest = more > 0 ? [`and ${more} more`] : [];
  return details.length === 0 ? words : `${words}: ${[...shown, ...rest].join('; ')}`;
}

/** What there is of one kind; nothing where `number` is 0. */
interface Found extends Partial<Pick<Caveat, 'icon' | 'details' | 'isFolded' | 'urls'>> {
  readonly number: number;
  /** Of `counted`. */
  readonly words: string;
  /** Behind them, as it is. */
  readonly rest?: string;
  readonly tests?: readonly Pick<AggregatedTestResult, 'testCaseName'>[];
}

type Look = (suite: SuiteReport, run?: RunMetadata) => Found | readonly Found[];

/** In the order of their weight. `run`: of views that link. */
export function caveatsOf(suite: SuiteReport, run?: RunMetadata): readonly Caveat[] {
  return CAVEAT_KINDS.flatMap((kind) => {
    const look: Look = LOOKS[kind];
    return [look(suite, run)].flat().flatMap((found) => {
      const { number, words, rest = '', tests = [], details = [], icon, isFolded, urls } = found;
      if (number === 0) return [];
      return [
        {
          kind,
          icon: icon ?? SIGNS.look,
          words: `${counted(words, number)}${rest}`,
          tests: [...new Set(tests.map(({ testCaseName }) => testCaseName))],
          details: [...new Set(details)],
          isFolded,
          urls,
        },
      ];
    });
  });
}

/** A sentence about so many of something: `{answer}` is `1 answer` or `2 answers`, `(is|are)` one of both. */
function counted(words: string, number: number): string {
  return words
    .replaceAll(/\{([\w ]+)\}/gu, (_, noun: string) => plural(number, noun))
    .replaceAll(/\(([\w']+)\|([\w']+)\)/gu, number === 1 ? '$1' : '$2');
}

/** Beyond one in so many, what is compared is no longer the suite. */
const CHECKS_ONE_IN = 5;

const LOOKS = {
  /** No verdict: people change gates for good reasons. It must not go unseen. */
  weakened: ({ comparison, sample }, run) => {
    const { weakened = [] } = comparison ?? {};
    const filters = ['tags', 'tests', 'models'].filter(
      (_, at) => (run?.step?.filters[at] ?? []).length > 0,
    );
    const by = sample === undefined ? filters : [...filters, 'sample'];
    return {
      number: weakened.length,
      words: `${changeName(run)} ${weakenedWords(weakened, by)}`,
      details: weakenedList(weakened),
      isFolded: true,
    };
  },
  'checks-changed': ({ comparison, results }) => {
    const changed = comparison?.counts.checksChanged ?? 0;
    return {
      number: changed * CHECKS_ONE_IN <= results.length ? 0 : changed,
      words: `{result} (is|are) not compared with the base branch (of ${results.length}), since what is checked is changed: gates against it do not look at (it|them)`,
    };
  },
  /** Whatever their number: nobody sees a server's list in the change. */
  'tools-changed': ({ comparison, results }) => ({
    number: comparison?.counts.toolsChanged ?? 0,
    words: `{result} (is|are) not compared with the base branch (of ${results.length}): the MCP server lists other tools than there`,
  }),
  /** A fallback's reply costs one answer and no gate; it must not look as if all had been compared. */
  'other-versions': ({ comparison }) => {
    const { head = 0, ofHead = 0 } = comparison?.otherVersions ?? {};
    return {
      number: head,
      words: `{answer} (is|are) not compared with the base branch (of ${ofHead}): of a model version that it does not have`,
    };
  },
  unbound: ({ results }) => ({
    ...answers(results, ({ unboundAnswers = 0 }) => unboundAnswers),
    words:
      '{stored answer} (is|are) not bound to the question (recorded without a hash, or of a program without dependsOn)',
  }),
  'own-recordings': ({ ownRecordings: files = [] }, run) => ({
    number: files.length,
    words: `these answers are the author's word, by {recording} that this pull request itself adds or changes`,
    details: files,
    urls: new Map(
      files.flatMap((file) => {
        const url = run && sourceUrl(run, { file, line: 1, column: 1 });
        return url === undefined ? [] : [[file, url] as const];
      }),
    ),
  }),
  /** Wherever scores rest on a judge that labels refute. */
  'untrusted-judge': (suite) =>
    untrustedJudges(suite).map(({ criteria, judgeModel }) => {
      const isJudged = ({ assertions }: TestCaseRunResult): boolean =>
        assertions.some(({ metadata }) => metadata?.['criteria'] === criteria);
      const { tests } = answers(suite.results, isJudged);
      const names = new Set(tests.map(({ testCaseName }) => testCaseName));
      return {
        number: 1,
        words: `scores rest on a judge that is not trusted, in ${plural(names.size, 'test')}`,
        details: [`${criteria} (${judgeModel})`],
      };
    }),
  'asserts-nothing': ({ results }) => {
    const tests = results.filter((it) => it.assertsNothing);
    return {
      number: new Set(tests.map(({ testCaseName }) => testCaseName)).size,
      words: '{test} (asserts|assert) nothing, so no answer can fail',
      tests,
    };
  },
  /** A check that its agent may have made pass. */
  'changed-checkers': ({ results }) => {
    const filesOf = (run: TestCaseRunResult): readonly string[] =>
      run.assertions.flatMap(({ metadata }) => metadata?.changedCheckers ?? []);
    return {
      ...answers(results, (run) => filesOf(run).length, 'counted'),
      words: 'the agent changed what checks it',
      details: results.flatMap(({ runs }) => runs.flatMap(filesOf)),
    };
  },
  /** Nobody can be asked for a permission: most agents go on without the tool, and say that they are done. */
  'denied-tools': ({ results }) => {
    const affected = answers(results, ({ agent }) => agent?.denied !== undefined);
    return {
      number: new Set(affected.tests.map(({ testCaseName }) => testCaseName)).size,
      words: 'agents were denied tools that need a permission, in {test}',
      details: results
        .flatMap(allRuns)
        .flatMap(({ agent }) => agent?.denied ?? [])
        .flatMap(({ tools, allowedBy }) =>
          tools.map((tool) => `${tool} (allowed by ${allowedBy})`),
        ),
    };
  },
  truncated: ({ results }) => ({
    ...answers(results, ({ truncated }) => truncated, 'counted'),
    words: '{answer} (was|were) cut at maxTokens',
  }),
  'same-answer': ({ results }) => {
    const tests = results.filter((result) => repetitionsIn(result) > 0);
    return {
      number: sum(tests.map(repetitionsIn)),
      words:
        '{repeat} got the same reply as an earlier one: a cache answers, and each reply counts once in rates of answers and in the comparison',
      tests,
    };
  },
  fallback: (suite) => {
    const details = fallbacksOf(suite);
    return {
      number: details.length,
      words: 'replies name another model than was asked for',
      details,
    };
  },
  traces: ({ results }) =>
    TRACE_GAPS.map(([words, isIn]) => ({
      ...answers(results, ({ trace }) => trace !== undefined && isIn(trace)),
      words: `the traces of {answer} have ${words}`,
    })),
  thoughts: ({ results }) => ({
    number: answers(results, ({ thoughtCharacters = 0 }) => thoughtCharacters > 0, 'counted')
      .number,
    words: '{answer} (has|have) thoughts of the model, which are shown and not judged',
    icon: SIGNS.idle,
  }),
  /** What we did not check, and what no comparison can see of it. */
  harness: ({ results }) => {
    const others = results.flatMap(({ checkedBy }) => checkedBy ?? []);
    const names = [...new Set(others.map(({ harness }) => harness))];
    const subject = others.length === results.length ? '' : '{result} (is|are) ';
    return {
      number: others.length,
      words: `${subject}checked by `,
      rest: `${enumerated(names)}; a change of ${names.length === 1 ? 'its' : 'their'} tests is not seen`,
      icon: SIGNS.idle,
    };
  },
} as const satisfies Readonly<Record<string, Look>>;

type CaveatKind = keyof typeof LOOKS;

function isKind(text: string): text is CaveatKind {
  return Object.hasOwn(LOOKS, text);
}

const CAVEAT_KINDS: readonly CaveatKind[] = Object.keys(LOOKS).filter(isKind);

/**
 * How many answers are so, or how much they have of it, and their tests.
 * @param of all of them, or only those that count
 */
function answers(
  results: readonly AggregatedTestResult[],
  isSo: (run: TestCaseRunResult) => boolean | number,
  of: 'all' | 'counted' = 'all',
): { readonly number: number; readonly tests: readonly AggregatedTestResult[] } {
  const inResult = (result: AggregatedTestResult): number =>
    sum((of === 'all' ? allRuns(result) : result.runs).map((run) => Number(isSo(run))));
  const numbers = results.map(inResult);
  return { number: sum(numbers), tests: results.filter((_, at) => (numbers[at] ?? 0) > 0) };
}

/** Runs whose answer an earlier run of the result had already got. */
function repetitionsIn(result: AggregatedTestResult): number {
  const ids = allRuns(result).flatMap(({ sampleId }) => sampleId ?? []);
  return ids.length - new Set(ids).size;
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

// Models that another one answered for: a gateway or a vendor fell back, and the figures are those of the other.

/** A line each, in the order of the config. What a program (`http`, `mcp`, `command`) asks is its own affair. */
function fallbacksOf(suite: SuiteReport): readonly string[] {
  const replied = repliedNames(suite);
  return suite.models.flatMap(({ id, provider, model }) => {
    if (descriptorOf(provider).answersFrom === 'program') return [];
    const answered = (replied.get(id) ?? []).filter((name) => !isSameModel(model, name));
    return answered.length === 0
      ? []
      : [`${id}: asked for ${model}, answered by ${answered.join(', ')}`];
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
      return meant.length === 0 ? [] : [counted(clause[1], sum(meant.map((one) => one.count)))];
    }),
  ];
  return enumerated(clauses);
}

/** Which weakenings a clause is of, by their kind or by what they are about, and its words, as `counted` takes them. */
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
