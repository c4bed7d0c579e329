/** What a change demands less than the base branch does: one line in sight, and the list. */
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import type { GateName } from '../../engine/results.js';
import { count, plural, type Unit, valueText } from '../../basics/format.js';
import { JUDGED_BY, sum } from '../../basics/basics.js';
import type { Weakening } from '../comparison.js';

/** Gates that the line names one by one. */
const GATES_NAMED = 3;

/**
 * What the change does, e.g. `lowers passRateMin from 95 % to 80 % and skips 3 tests`. Our own words: names from
 * reports are in the list only.
 */
export function weakenedWords(all: readonly Weakening[]): string {
  const gates = all.flatMap((one) => gateClause(one) ?? []);
  const rest = gates.length - GATES_NAMED;
  const clauses = [
    ...gates.slice(0, GATES_NAMED),
    ...(rest > 0 ? [`weakens ${plural(rest, 'more gate')}`] : []),
    ...CLAUSES.flatMap(([isMeant, words]) => {
      const meant = all.filter((one) => gateClause(one) === undefined && isMeant(one));
      return meant.length === 0 ? [] : [words(sum(meant.map((one) => one.count)))];
    }),
  ];
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')} and ${last}`;
}

/** Each weakening that is not of a gate is in one of these: the last takes what is left. */
const CLAUSES: readonly (readonly [
  isMeant: (one: Weakening) => boolean,
  words: (tests: number) => string,
])[] = [
  [({ kind }) => kind === 'removed', (tests) => `takes out ${plural(tests, 'test')}`],
  [({ kind }) => kind === 'skipped', (tests) => `skips ${plural(tests, 'test')}`],
  [isOf('models'), (tests) => `asks fewer models in ${plural(tests, 'test')}`],
  [isOf('minPasses'), (tests) => `lowers minPasses of ${plural(tests, 'test')}`],
  [isOf('labels'), () => 'takes away labels of judges'],
  [isOf('baseline'), () => 'takes away answers of the baseline'],
  [
    ({ what }) => what.startsWith(JUDGED_BY),
    (tests) => `has the answers of ${plural(tests, 'test')} judged by another model`,
  ],
  [isPrice, (models) => `sets ${plural(models, 'price')} to zero`],
  [({ kind }) => kind === 'moved', () => 'points recordings elsewhere'],
  [isCheck, (checks) => `lowers or drops ${plural(checks, 'check')}`],
];

function isOf(what: string): (one: Weakening) => boolean {
  return (one) => one.what === what;
}

function isPrice({ what }: Weakening): boolean {
  return what.startsWith('pricing.');
}

function isCheck(one: Weakening): boolean {
  return CLAUSES.slice(0, -1).every(([isMeant]) => !isMeant(one));
}

/** One line for each, e.g. `judge.minScore: 0.8 -> 0.3 (refund, greeting and 3 more)`. Foreign text. */
export function weakenedList(all: readonly Weakening[]): readonly string[] {
  return all.map((one) => {
    const { kind, what, there, here, count: tests, names } = one;
    const more = names.length === 0 ? 0 : tests - names.length;
    const named = `${names.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
    if (kind === 'moved') return `${what}: ${names.join(' -> ')}`;
    if (kind === 'removed' || kind === 'skipped') {
      return `${kind === 'removed' ? 'taken out' : 'skipped'}: ${named}`;
    }
    const unit = unitOf(what);
    const [before, after] = [there, here].map((value) =>
      value === undefined ? 'none' : figure(value, unit),
    );
    return `${what}: ${before} -> ${after}${named === '' ? '' : ` (${named})`}`;
  });
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
  return unit === undefined ? String(Number(value.toPrecision(6))) : valueText(value, unit);
}
