/** What a change demands less than the base branch does: one line in sight, and the list. */
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import type { GateName } from '../../engine/results.js';
import { count, plural, type Unit, valueText } from '../../basics/format.js';
import { sum } from '../../basics/basics.js';
import type { Weakening } from '../comparison.js';

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
      return meant.length === 0 ? [] : [clause[1](sum(meant.map((one) => one.count)))];
    }),
  ];
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')} and ${last}`;
}

type Clause = readonly [isMeant: (one: Weakening) => boolean, words: (tests: number) => string];

/** Each weakening that has no clause of its own is in the first of these that fits. */
const CLAUSES: readonly Clause[] = [
  [({ kind }) => kind === 'removed', (tests) => `takes out ${plural(tests, 'test')}`],
  [({ kind }) => kind === 'skipped', (tests) => `skips ${plural(tests, 'test')}`],
  [isOf('models'), (tests) => `asks fewer models in ${plural(tests, 'test')}`],
  [isOf('repeat'), (tests) => `asks ${plural(tests, 'test')} less often`],
  [isOf('minPasses'), (tests) => `lowers minPasses of ${plural(tests, 'test')}`],
  [isOf('deterministic'), (tests) => `counts the answers of ${plural(tests, 'test')} as one`],
  [
    isOf('dependsOn'),
    (tests) => `changes what ${plural(tests, 'test')} ${tests === 1 ? 'depends' : 'depend'} on`,
  ],
  [isOf('question'), (tests) => `asks ${plural(tests, 'test')} something else`],
  [isOf('labels'), (labels) => `takes away or changes ${plural(labels, 'label')} of judges`],
  [
    isOf('baseline'),
    (answers) => `takes away or changes ${plural(answers, 'answer')} of the baseline`,
  ],
  [
    isOf('judge.model'),
    (tests) => `has the answers of ${plural(tests, 'test')} judged by another model`,
  ],
  [
    isOf('embeddings.model'),
    (tests) => `has the answers of ${plural(tests, 'test')} embedded by another model`,
  ],
  [isPrice, (prices) => `lowers ${plural(prices, 'price')}`],
  [
    ({ what }) => what.startsWith('reads.'),
    (models) => `looks at another part of the replies of ${plural(models, 'model')}`,
  ],
  [({ kind }) => kind === 'moved', () => 'points recordings elsewhere'],
  [
    ({ kind, what }) => kind === 'changed' || what.endsWith('.weight'),
    (checks) => `changes what ${plural(checks, 'check')} ${checks === 1 ? 'wants' : 'want'}`,
  ],
  [() => true, (checks) => `lowers or drops ${plural(checks, 'check')}`],
];

function isOf(what: string): (one: Weakening) => boolean {
  return (one) => one.what === what;
}

function isPrice({ what }: Weakening): boolean {
  return what.startsWith('pricing.') || what === 'costUsd';
}

function clauseOf(one: Weakening): Clause | undefined {
  return CLAUSES.find(([isMeant]) => isMeant(one));
}

/** One line for each, e.g. `judge.minScore: 0.8 -> 0.3 (refund, greeting and 3 more)`. Foreign text. */
export function weakenedList(all: readonly Weakening[]): readonly string[] {
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
function unitOf(what: string): Unit | undefined {
  if (what === 'gates.reliabilityMin.tries') return 'count';
  if (what === 'gates.notWorseMargin') return 'points';
  const name = what.replace(/^gates\./u, '');
  return what !== name && isGate(name) ? GATES[name].unit : undefined;
}

function isGate(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}

function figure(value: number, unit: Unit | undefined): string {
  return unit === undefined
    ? String(Number(value.toPrecision(Math.abs(value) < 1 ? 3 : 9)))
    : valueText(value, unit);
}
