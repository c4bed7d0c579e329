/**
 * What a suite demands, as reports keep it: the next run can say where a change demands less. One row is one demand. A key
 * of the config is in it, or it cannot make a run demand less: `demanded-less.test.ts` holds the schema against both. What
 * the workflow's inputs demand is in app/session/demanded-inputs.ts.
 */
import { DEFAULT_THRESHOLD } from '../assertions/assertion.js';
import { SCORED_KINDS } from '../assertions/registry.js';
import { sum } from '../basics/basics.js';
import {
  type HarnessEntry,
  type LocatedAssert,
  type ModelSpec,
  passesNeeded,
  type Suite,
  type SuiteGates,
  type TestCase,
  type Expect,
} from '../config/suite.js';
import { canonicalDigest } from './calls/request.js';
import { DEFAULT_MARGIN } from '../statistics/verdicts.js';
import { GATE_NAMES, GATES } from './evaluate/gate-definitions.js';
import { thresholdOf } from './evaluate/verdict.js';
import { assertIdentity, expectIdentity, withRecipients } from './identity.js';
import { expectsOf } from './plan.js';

/**
 * Which change demands less. `lower`, `higher`: of a number, or that there is none any more. `cheaper`: a lower price; one
 * that is gone is not known, which gates on cost refuse. `how`: any other way of doing it, where nobody can say what is
 * less.
 */
type Weaker = 'lower' | 'higher' | 'cheaper' | 'how';

/**
 * One demand. `what` is `gates.<name>`, `pricing.<model id>`, `inputs.<name>`, or in a test `models`, `minPasses`, `judge.model` or
 * a check such as `judge.minScore`. Values as in the config, where it gives none as if all were wanted; what has no number
 * is 1. `id` tells one of several apart, and says what is demanded where that is a text: the start of a hash of it, or an
 * input's value; empty where it is the only one.
 */
type Demand = readonly [what: string, weaker: Weaker, values: readonly number[], id: string];

interface Demands {
  /** Of the suite as a whole. */
  readonly suite: readonly Demand[];
  /**
   * Tests that demand the same but for some of the ids, by their names: each test of the config once, those that are
   * skipped with no model. `ids`: places of demands, with the id of each test.
   */
  readonly tests: readonly {
    readonly names: readonly string[];
    readonly demands: readonly Demand[];
    readonly ids: readonly (readonly [place: number, ids: readonly string[]])[];
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
  priceOf: (model: ModelSpec) => NonNullable<ModelSpec['pricing']> | undefined,
): Demands {
  const beside = besideOf(suite);
  const groups = new Map<string, { name: string; demands: readonly Demand[] }[]>();
  for (const test of suite.tests) {
    // What a harness ran demands what its entry does.
    if (test.subject.kind === 'results') continue;
    const demands = test.skip ? SKIPPED : demandsOfTest(test, suite, beside);
    const shape = JSON.stringify(demands.map(([what, , values]) => [what, values]));
    const group = groups.get(shape);
    const one = { name: test.name, demands };
    if (group === undefined) groups.set(shape, [one]);
    else group.push(one);
  }
  return {
    suite: [
      ...demandsOfGates(suite.gates),
      ...suite.models.flatMap((model) => demandsOfModel(model, suite, priceOf(model))),
      ...suite.results.flatMap(demandsOfHarness),
      ...labelsOf(suite),
      ...[...(suite.baseline?.results ?? [])].map(([key, { outputText }]): Demand =>
        text('baseline', [key, outputText]),
      ),
    ],
    tests: [...groups.values()].map(grouped),
    recordings,
  };
}

/** The same with gates that the inputs of a merge set otherwise. */
export function withGates(demands: Demands, gates: SuiteGates): Demands {
  const others = demands.suite.filter(([what]) => !what.startsWith('gates.'));
  return { ...demands, suite: [...demandsOfGates(gates), ...others] };
}

/** Cases of one table differ in their questions and in what is expected, and in nothing else. */
function grouped(
  tests: readonly { readonly name: string; readonly demands: readonly Demand[] }[],
): Demands['tests'][number] {
  const names = tests.map(({ name }) => name);
  const ids: [number, readonly string[]][] = [];
  const demands = (tests[0]?.demands ?? []).map((demand, place): Demand => {
    const own = tests.map(({ demands: all }) => all[place]?.[3] ?? '');
    if (own.every((id) => id === own[0])) return demand;
    ids.push([place, own]);
    const [what, weaker, values] = demand;
    return [what, weaker, values, ''];
  });
  return { names, demands, ids };
}

const SKIPPED: readonly Demand[] = [['models', 'lower', [0], '']];

function demandsOfGates(gates: SuiteGates): readonly Demand[] {
  const { reliabilityMin, notWorseMargin, unnoticedPartsMax, harmfulPartsMax } = gates;
  return [
    ...GATE_NAMES.flatMap((name) => {
      const weaker = GATES[name].direction === 'min' ? 'lower' : 'higher';
      return number(`gates.${name}`, weaker, thresholdOf(gates[name]));
    }),
    ...number('gates.reliabilityMin.tries', 'lower', reliabilityMin?.tries),
    // In points; one that is not set is in force too.
    ...number('gates.notWorseMargin', 'higher', notWorseMargin ?? DEFAULT_MARGIN * 100),
    ...number('gates.unnoticedPartsMax', 'higher', unnoticedPartsMax),
    ...number('gates.harmfulPartsMax', 'higher', harmfulPartsMax),
  ];
}

/** Of an entry of `results`. What the harness itself wants nobody here can see. */
function demandsOfHarness({
  name,
  run,
  read,
  format,
  repeat,
  minPasses = repeat,
  timeoutMs,
  deterministic,
  dependsOnPatterns,
}: HarnessEntry): readonly Demand[] {
  const own = (what: string, weaker: Weaker, value: number): Demand => [
    `results.${what}`,
    weaker,
    [value],
    name,
  ];
  return [
    own('repeat', 'lower', repeat),
    own('minPasses', 'lower', passesNeeded(minPasses, repeat) / repeat),
    own('timeoutMs', 'higher', timeoutMs),
    own('deterministic', 'lower', deterministic === true ? 0 : 1),
    text('results.run', [name, run, read, format, dependsOnPatterns]),
  ];
}

/** What it costs, and which part of its replies is looked at. */
function demandsOfModel(
  { id, thinking, provider, endpoint }: ModelSpec,
  { providers }: Suite,
  price: NonNullable<ModelSpec['pricing']> | undefined,
): readonly Demand[] {
  const { http } = providers[endpoint ?? provider] ?? {};
  const { responsePath, transformResponse, toolCallsPath, usagePaths } = http ?? {};
  return [
    ...(price === undefined
      ? []
      : [[`pricing.${id}`, 'cheaper', [price.input, price.output], ''] as const]),
    how(`reads.${id}`, [thinking, responsePath, transformResponse, toolCallsPath, usagePaths]),
  ];
}

/** Labels of judges, each once. */
function labelsOf({ tests, labelFiles }: Suite): readonly Demand[] {
  const used = tests.flatMap((test) => [
    ...expectsOf(test).flatMap(({ judge = [] }) => judge.map(({ labels }) => labels)),
    ...test.asserts.map(({ labels }) => labels),
  ]);
  return [...new Set(used)].flatMap((name) =>
    (labelFiles.get(name ?? '')?.labels ?? []).map(
      ({ output, pass, question, changes, score }): Demand =>
        text('labels', [output, pass, question, changes, score]),
    ),
  );
}

/** Who is asked beside the model under test, as a number: another judge may be a more lenient one. */
type Beside = Readonly<Record<'judge' | 'embeddings', (id?: string) => number>>;

function besideOf(suite: Suite): Beside {
  const known = withRecipients(suite);
  const numberOf = (id = ''): number => {
    const { recipient = id, model = '' } = known.find((it) => it.id === id) ?? {};
    return Buffer.from(canonicalDigest([recipient, model]), 'base64url').readUIntBE(0, 6);
  };
  return {
    judge: (id = suite.judgeModel) => numberOf(id),
    embeddings: () => numberOf(suite.embeddingModel),
  };
}

/** What a block checks, and who is asked for it. */
function withBeside(expect: Expect, suite: Suite, beside: Beside): unknown {
  const checks = expectIdentity(expect, suite);
  const drift = checks.baseline?.drift;
  return {
    ...checks,
    judge: checks.judge?.map((criterion) => ({
      ...criterion,
      model: beside.judge(criterion.model),
    })),
    baseline: drift && {
      drift: { ...drift, judge: beside.judge(), embeddings: beside.embeddings() },
    },
  };
}

function demandsOfTest(test: TestCase, suite: Suite, beside: Beside): readonly Demand[] {
  const { models, minPasses, repeat, threshold, maxTurns, timeoutMs, subject } = test;
  const rows: Demand[] = [
    ...number('models', 'lower', Math.max(1, models.length)),
    ...number('repeat', 'lower', repeat),
    ...number('minPasses', 'lower', (minPasses ?? repeat) / repeat),
    ...number('maxTurns', 'higher', maxTurns),
    ...number('timeoutMs', 'higher', timeoutMs ?? suite.timeoutMs),
    ...number('deterministic', 'lower', test.deterministic === true ? 0 : 1),
    how('dependsOn', test.dependsOnPatterns),
    // Who changes the question changes the test; who changes the prompt changes what is tested.
    how('question', [
      test.vars,
      test.conversation.map(({ user }) => user),
      // What a server lists is nobody's demand.
      test.tools
        .filter(({ server }) => server === undefined)
        .map(({ name, responses, defaultResponse }) => [name, responses, defaultResponse]),
      ...(test.toolServers ?? []).map((it) => [
        it.only,
        it.isCalled,
        it.responses,
        it.defaultResponse,
      ]),
    ]),
    ...test.expects.flatMap((expect) => demandsOfExpect(withBeside(expect, suite, beside), [])),
    ...test.conversation.flatMap(({ label, expect = {} }) =>
      demandsOfExpect(withBeside(expect, suite, beside), [], label),
    ),
    ...demandsOfAsserts(test.asserts, threshold, beside),
  ];
  if (subject.kind === 'command') {
    const { exitCodes = [0], costUsd } = subject;
    rows.push(['exitCodes', 'higher', [exitCodes.length], digest(exitCodes.toSorted())]);
    rows.push(...number('costUsd', 'cheaper', costUsd));
  }
  return rows;
}

function demandsOfAsserts(
  all: readonly LocatedAssert[],
  testThreshold: number | undefined,
  beside: Beside,
): readonly Demand[] {
  const counting = all.filter(({ weight }) => weight > 0);
  const weights = sum(counting.map(({ weight }) => weight));
  const rows = counting.flatMap((assert): readonly Demand[] => {
    const { limitUnit, defaultThreshold = DEFAULT_THRESHOLD } = SCORED_KINDS[assert.type];
    const { negated, type, threshold = defaultThreshold } = assert;
    const isHigherWeaker = (limitUnit !== undefined) !== negated;
    const what = `${negated ? 'not-' : ''}${type}`;
    const { value, text: file, filledText, schema, config, on } = assertIdentity(assert);
    const id = digest([what, value, file, filledText, schema, config, on]);
    const row: Demand = [what, isHigherWeaker ? 'higher' : 'lower', [threshold], id];
    // Where a mean decides, what is worth more makes the others worth less.
    const share: Demand = [`${what}.weight`, 'lower', [assert.weight / weights], id];
    const { asks } = SCORED_KINDS[type];
    return [
      row,
      ...(testThreshold === undefined ? [] : [share]),
      ...(asks === undefined ? [] : [[`${asks}.model`, 'how', [beside[asks]()], id] as const]),
    ];
  });
  return all.length === 0 ? [] : [...number('threshold', 'lower', testThreshold ?? 1), ...rows];
}

/**
 * How each key of an `expect` block demands: by a number, by texts of which each is wanted, or by the way it is done.
 * `label`: by nothing. One that is not here counts as a text, so a key that is forgotten is told too often, not too seldom.
 */
const EXPECT_KEYS: ReadonlyMap<string, Weaker | 'label'> = new Map([
  ['output.maxLength', 'higher'],
  ['output.ignoreCase', 'how'],
  ['guardrails.pii.customPatterns.name', 'label'],
  ['guardrails.pii.allow', 'higher'],
  ['guardrails.keywords.allow', 'higher'],
  ['judge.criteria', 'label'],
  ['judge.rubric', 'label'],
  ['judge.minScore', 'lower'],
  ['judge.passes', 'lower'],
  ['judge.model', 'how'],
  ['trajectory.match', 'how'],
  ['trajectory.maxCalls', 'higher'],
  ['trajectory.maxRepeats', 'higher'],
  ['guardrails.pii.on', 'how'],
  ['guardrails.keywords.on', 'how'],
  ['judge.on', 'how'],
  ['files.exists', 'how'],
  ['files.maxBytes', 'higher'],
  ['changes.only', 'higher'],
  ['changes.maxFiles', 'higher'],
  ['changes.maxLines', 'higher'],
  ['checks.exitCode', 'how'],
  ['checks.timeoutMs', 'higher'],
  ['baseline.drift.maxScore', 'higher'],
  ['baseline.drift.method', 'how'],
  ['latency.maxMs', 'higher'],
  ['cost.maxUsd', 'higher'],
]);

/**
 * The checks of an `expect` block by their keys.
 * @param of what tells it from others of its kind: a turn, a criterion, a tool
 */
function demandsOfExpect(value: unknown, path: readonly string[], of?: unknown): readonly Demand[] {
  const what = path.join('.');
  const weaker = EXPECT_KEYS.get(what);
  const isNothing = value === undefined || value === false || (value === 'text' && what === FORMAT);
  if (weaker === 'label' || (isNothing && weaker !== 'how')) return [];
  const own = of === undefined ? '' : digest(of);
  const asked = DRIFT_ASKS.get(what);
  if (asked !== undefined) return [[asked, 'how', typeof value === 'number' ? [value] : [], own]];
  if (weaker === 'how') {
    return [typeof value === 'number' ? [what, 'how', [value], own] : how(what, [of, value])];
  }
  if (weaker !== undefined) {
    const size = typeof value === 'number' ? value : Array.isArray(value) ? value.length : 1;
    return [[what, weaker, [size], Array.isArray(value) ? digest([of, value]) : own]];
  }
  const whole = WHOLE.has(what) || typeof value !== 'object' || value === null;
  if (whole) return [text(what, [of, value])];
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown) => demandsOfExpect(entry, path, entryOf(entry, of)));
  }
  if ('enabled' in value && value.enabled === false) return [];
  return Object.entries(filledIn(value, what)).flatMap(([key, part]) =>
    demandsOfExpect(part, [...path, key], of),
  );
}

/** What tells an entry of a list from the others; a text says it itself. */
function entryOf(entry: unknown, of: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return of;
  const names = ['criteria', 'rubric', 'tool', 'shouldNotCall', 'path', 'run'];
  return [of, ...names.map((key): unknown => Reflect.get(entry, key))];
}

/** With what is meant where nothing is written, and no longer where something is. */
function filledIn(value: object, what: string): object {
  if (what === 'guardrails.pii') return { denyPatterns: ['built-in'], allow: [], ...value };
  return what === 'baseline.drift' ? { fields: 'every', ...value } : value;
}

/** Whom drift asks; see withBeside. */
const DRIFT_ASKS: ReadonlyMap<string, string> = new Map([
  ['baseline.drift.judge', 'judge.model'],
  ['baseline.drift.embeddings', 'embeddings.model'],
]);

const FORMAT = 'output.format';

/** What may hold anything, or means something only as a whole. */
const WHOLE: ReadonlySet<string> = new Set([
  'toolCalls.argsMatch',
  'trajectory.tools',
  'baseline.drift.fields',
]);

// The kinds of rows.

/** Nothing where there is no number. */
function number(what: string, weaker: Weaker, value: number | undefined): readonly Demand[] {
  return value === undefined ? [] : [[what, weaker, [value], '']];
}

function text(what: string, value: unknown): Demand {
  return [what, 'lower', [1], digest(value)];
}

function how(what: string, value: unknown): Demand {
  return [what, 'how', [], digest(value)];
}

/** Enough to tell the texts of one suite apart. */
const DIGITS = 8;

function digest(value: unknown): string {
  return canonicalDigest(value).slice(0, DIGITS);
}
