/**
 * What a suite demands, as reports keep it: the next run can say where a change demands less. One row is one demand: its
 * numbers, the strictest first, and which way is weaker. Texts and values of checks are not in it: those are `checksHash`.
 */
import { DEFAULT_THRESHOLD } from '../assertions/scored/scored.js';
import { SCORED_KINDS } from '../assertions/scored/scored-kinds.js';
import { JUDGED_BY } from '../basics/basics.js';
import type {
  ConversationTurn,
  Gates,
  ModelSpec,
  Pricing,
  Suite,
  TestCase,
} from '../config/suite.js';
import type { Expect } from '../config/generated/kindlm-config.js';
import { GATE_NAMES, GATES } from './evaluate/gate-definitions.js';
import { thresholdOf } from './evaluate/gates.js';

/** Which change of a number demands less; `zero`: only one to 0. */
type Weaker = 'lower' | 'higher' | 'zero';

/**
 * One demand. `what` is `gates.<name>`, `pricing.<model id>`, `labels`, `baseline`, or in a test `models`, `minPasses`,
 * `threshold`, `judgedBy.<model>` or a check such as `judge.minScore`. Values: as in the config, where it gives none as if all were wanted;
 * a check without a number is 1.
 */
type Demand = readonly [what: string, weaker: Weaker, values: readonly number[]];

export interface Demands {
  /** Of the suite as a whole. */
  readonly suite: readonly Demand[];
  /** Tests that demand the same, by their names: each test of the config once, those that are skipped with no model. */
  readonly tests: readonly {
    readonly names: readonly string[];
    readonly demands: readonly Demand[];
  }[];
  /** The folder of recordings, from the config's own. */
  readonly recordings: string;
}

/**
 * @param recordings the folder of recordings, as it is to be shown
 * @param priceOf undefined where the price of a model is not known
 */
export function demandsOf(
  suite: Suite,
  recordings: string,
  priceOf: (model: ModelSpec) => Pricing | undefined,
): Demands {
  const groups = new Map<string, { names: string[]; demands: readonly Demand[] }>();
  for (const test of suite.tests) {
    const demands = [...demandsOfTest(test), ...judgesOf(test, suite)];
    const key = JSON.stringify(demands);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { names: [test.name], demands });
    else group.names.push(test.name);
  }
  return {
    suite: [
      ...demandsOfGates(suite.gates),
      ...suite.models.flatMap((model): Demand[] => {
        const price = priceOf(model);
        return price === undefined
          ? []
          : [[`pricing.${model.id}`, 'zero', [price.input, price.output]]];
      }),
      ...some('labels', 'lower', labelCounts(suite)),
      ...some(
        'baseline',
        'lower',
        suite.baseline === undefined ? [] : [suite.baseline.results.size],
      ),
    ],
    tests: [...groups.values()],
    recordings,
  };
}

function demandsOfGates(gates: Gates): readonly Demand[] {
  const set = GATE_NAMES.flatMap((name): Demand[] => {
    const threshold = thresholdOf(gates[name]);
    const weaker = GATES[name].direction === 'min' ? 'lower' : 'higher';
    return threshold === undefined ? [] : [[`gates.${name}`, weaker, [threshold]]];
  });
  const { reliabilityMin, notWorseMargin } = gates;
  return [
    ...set,
    ...(reliabilityMin === undefined
      ? []
      : [['gates.reliabilityMin.tries', 'lower', [reliabilityMin.tries]] as const]),
    ...(notWorseMargin === undefined
      ? []
      : [['gates.notWorseMargin', 'higher', [notWorseMargin]] as const]),
  ];
}

/** Labels of each judge that has some. */
function labelCounts({ tests, labelFiles }: Suite): readonly number[] {
  const files = new Map<string, string>();
  for (const { expects, conversation, asserts } of tests) {
    for (const { judge = [] } of allExpects({ expects, conversation })) {
      for (const { criteria, labels } of judge)
        if (labels !== undefined) files.set(criteria, labels);
    }
    for (const { value, labels } of asserts) {
      if (labels !== undefined) files.set(JSON.stringify(value), labels);
    }
  }
  return [...files.values()].map((file) => labelFiles.get(file)?.labels.length ?? 0);
}

function demandsOfTest(test: TestCase): readonly Demand[] {
  const { models, minPasses, repeat, asserts, threshold, skip } = test;
  if (skip) return [['models', 'lower', [0]]];
  const checks = new Map<string, { weaker: Weaker; values: number[] }>();
  const add = (what: string, weaker: Weaker, value: number): void => {
    const known = checks.get(what);
    if (known === undefined) checks.set(what, { weaker, values: [value] });
    else known.values.push(value);
  };
  for (const expect of allExpects(test)) addNumbers(expect, [], add);
  for (const assert of asserts) {
    if (assert.weight === 0) continue;
    const { limitUnit, defaultThreshold = DEFAULT_THRESHOLD } = SCORED_KINDS[assert.type];
    const isHigherWeaker = (limitUnit !== undefined) !== assert.negated;
    add(
      `${assert.negated ? 'not-' : ''}${assert.type}`,
      isHigherWeaker ? 'higher' : 'lower',
      assert.threshold ?? defaultThreshold,
    );
  }
  return [
    ['models', 'lower', [Math.max(1, models.length)]],
    ['minPasses', 'lower', [(minPasses ?? repeat) / repeat]],
    ...(asserts.length === 0 ? [] : [['threshold', 'lower', [threshold ?? 1]] as const]),
    ...[...checks].flatMap(([what, { weaker, values }]) => some(what, weaker, values)),
  ];
}

/** Who judges its answers, by the provider's name for the model: another judge may be a more lenient one. */
function judgesOf(test: TestCase, suite: Suite): readonly Demand[] {
  if (test.skip) return [];
  const byCriteria = allExpects(test).flatMap(({ judge = [] }) => judge.map(({ model }) => model));
  const byRubric = test.asserts.filter(({ type }) => SCORED_KINDS[type].asks === 'judge');
  const ids = [...byCriteria, ...byRubric.map(() => undefined)].map((id) => id ?? suite.judgeModel);
  const names = ids.map((id) => suite.models.find((model) => model.id === id)?.model ?? id);
  return [...new Set(names)].sort().map((name) => [`${JUDGED_BY}${name}`, 'lower', [1]]);
}

function allExpects({
  expects,
  conversation,
}: {
  readonly expects: readonly Expect[];
  readonly conversation: readonly ConversationTurn[];
}): readonly Expect[] {
  return [...expects, ...conversation.flatMap(({ expect }) => expect ?? [])];
}

/** Numbers of a check that say how much it demands; others, such as `order`, say what. */
const LIMITS: ReadonlyMap<string, Weaker> = new Map([
  ['minScore', 'lower'],
  ['passes', 'lower'],
  ['maxScore', 'higher'],
  ['maxLength', 'higher'],
  ['maxCalls', 'higher'],
  ['maxRepeats', 'higher'],
  ['maxMs', 'higher'],
  ['maxUsd', 'higher'],
]);

/** What a check is made of and may hold anything: it counts as one demand, whatever is in it. */
const WHOLE: ReadonlySet<string> = new Set(['allow', 'argsMatch']);

/** The checks of an `expect` block by their keys: each text or entry of a list is one, and each limit. */
function addNumbers(
  value: unknown,
  path: readonly string[],
  add: (what: string, weaker: Weaker, value: number) => void,
): void {
  const key = path.at(-1) ?? '';
  const what = path.join('.');
  if (Array.isArray(value) && !WHOLE.has(key)) {
    for (const entry of value) {
      if (typeof entry === 'object') add(what, 'lower', 1);
      addNumbers(entry, path, add);
    }
  } else if (typeof value === 'object' && value !== null && !WHOLE.has(key)) {
    if ('enabled' in value && value.enabled === false) return;
    if ('enabled' in value) add(what, 'lower', 1);
    for (const [name, part] of Object.entries(value)) addNumbers(part, [...path, name], add);
  } else if (typeof value === 'number' && LIMITS.has(key)) {
    add(what, LIMITS.get(key) ?? 'lower', value);
  } else if (value !== undefined && value !== false && value !== 'text' && !NO_DEMAND.has(key)) {
    add(what, 'lower', 1);
  }
}

/** What makes a check milder where it is there, or says how it is made. */
const NO_DEMAND: ReadonlySet<string> = new Set([
  ...['criteria', 'enabled', 'fields', 'ignoreCase', 'labels', 'match', 'method', 'model'],
  ...['name', 'pattern', 'rubric', 'tool'],
]);

/** The strictest first; nothing where there is none. */
function some(what: string, weaker: Weaker, values: readonly number[]): readonly Demand[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted((a, b) => (weaker === 'higher' ? a - b : b - a));
  return [[what, weaker, sorted]];
}
