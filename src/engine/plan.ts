/**
 * Decides what a run does: every selected test x model x repeat, in config order; which part of it a shard does; and
 * whom its units will call.
 * A filter that selects nothing, or names a model that no config has, is a problem and never an empty green run.
 */
import { createHash } from 'node:crypto';
import picomatch from 'picomatch';
import { type ConfigProblem, nearest } from '../config/problem.js';
import type {
  Attachment,
  ModelSpec,
  HarnessEntry,
  Suite,
  TestCase,
  Expect,
} from '../config/suite.js';
import type {
  AggregatedTestResult,
  HarnessFacts,
  SampleSize,
  SkippedTest,
  TestCaseRunResult,
} from './results.js';
import { SCORED_KINDS, assertsThatAsk } from '../assertions/registry.js';
import { resultKey, sum } from '../basics/basics.js';
import { descriptorOf } from '../config/providers.js';

/** Model id under which reports show `command` tests. */
export const COMMAND_MODEL_ID = 'command';

/** What the inputs `tags`, `tests` and `models` keep. An empty list keeps everything. */
export interface PlanFilter {
  /** A test is kept when it has any of them. */
  readonly tags: readonly string[];
  /** Test names or globs; `*` also matches `/`. A glob that starts with `!` leaves tests out. */
  readonly tests: readonly string[];
  /** Config ids of models; `command` for `command` tests. */
  readonly models: readonly string[];
  /** Of the cases that the others keep. */
  readonly sample?: HarnessFacts['sample'];
}

/** One unit of work. */
export interface Unit {
  readonly suite: Suite;
  readonly test: TestCase;
  /** Undefined for `command` tests. */
  readonly model: ModelSpec | undefined;
  readonly modelId: string;
  /** Repeat index, from 0. */
  readonly repeat: number;
}

/** Whether a unit is a repeat beyond those that count: pass, fail and the gates must not see it. */
export function isExtra({ test, repeat }: Pick<Unit, 'test' | 'repeat'>): boolean {
  return repeat >= test.repeat;
}

export interface SuitePlan {
  readonly suite: Suite;
  /** In config order: by test, then model, then repeat. */
  readonly units: readonly Unit[];
  /** Results of the base branch that are used instead of asking (`only-changed`); the units are then those that are asked. */
  readonly reused?: readonly AggregatedTestResult[] | undefined;
  /** With `reused`: all units, those that are not asked among them. */
  readonly planned?: readonly Unit[] | undefined;
  /** Of a shard: the units of all shards, of whose judges one shard holds all against labels. */
  readonly judged?: readonly Unit[] | undefined;
  /** Selected tests with `skip: true`, once a model. */
  readonly skipped: readonly SkippedTest[];
  /** Where only a part of the suite's cases is asked. */
  readonly sample?: SampleSize | undefined;
  /** Harnesses whose files are read; absent where there are none. */
  readonly harnesses?: readonly HarnessEntry[] | undefined;
  /** Entries of `results` that the input `tags` leaves out; absent where there are none. */
  readonly harnessesLeftOut?: readonly HarnessEntry[] | undefined;
  /** Entries of `results` whose harness is not started, with what it came to on the base branch. */
  readonly reusedHarnesses?: readonly ReusedHarness[] | undefined;
}

/** What a harness came to on the base branch, and would again (`only-changed`). */
export interface ReusedHarness {
  readonly facts: HarnessFacts;
  readonly results: readonly AggregatedTestResult[];
  readonly skipped: readonly SkippedTest[];
}

type PlanResult =
  | {
      readonly kind: 'planned';
      readonly plans: readonly SuitePlan[];
      /** What a filter left out that the reader may not expect. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'nothing-selected'; readonly problem: ConfigProblem };

/** Plans the units of all suites. Suites in which the filter selects no test are left out with a notice. */
export function planSuites(suites: readonly Suite[], filter: PlanFilter): PlanResult {
  const unknownModels = unknownNames(filter.models, knownModels(suites));
  // Which models a harness asks, and which tests it has, its file will say.
  const isOpen = suites.some(({ results }) => results.length > 0);
  if (unknownModels.length > 0 && !isOpen) {
    return nothingSelected(unknownNameProblem('model', unknownModels, knownModels(suites)));
  }
  const selected = suites.map((suite) => planSuite(suite, filter));
  const plans = selected.filter(hasWork);
  if (plans.length === 0) return nothingSelected(emptySelectionProblem(suites, filter, selected));
  const leftOut = selected.filter((plan) => !hasWork(plan));
  return {
    kind: 'planned',
    plans,
    notices: [...filterNotices(suites, filter), ...leftOut.map(leftOutNotice)],
  };
}

function hasWork({ units, harnesses = [] }: SuitePlan): boolean {
  return units.length > 0 || harnesses.length > 0;
}

function nothingSelected(problem: ConfigProblem): PlanResult {
  return { kind: 'nothing-selected', problem };
}

// What harnesses ran. It is known once their files are read; from then on it is as if it had been planned and asked.

/** A test x model that a harness ran. */
interface ReadTest {
  /** `models` has the one that answered. */
  readonly test: TestCase;
  /** At least one, or the harness skipped it. */
  readonly runs: readonly TestCaseRunResult[];
}

/** What the harnesses of a plan came to. */
export interface ReadResults {
  readonly tests: readonly ReadTest[];
  readonly harnesses: readonly HarnessFacts[];
}

const EVERYTHING: PlanFilter = { tags: [], tests: [], models: [] };

/** The plan with all that was read: what the inputs keep of it is settled beside the base branch (`keptOf`). */
export function withRead(
  plan: SuitePlan,
  { tests }: Pick<ReadResults, 'tests'>,
): { readonly plan: SuitePlan; readonly runs: readonly TestCaseRunResult[] } {
  const read = { ...plan.suite, results: [], tests: tests.map(({ test }) => test) };
  const added = planSuite(read, EVERYTHING);
  const all = { ...plan.suite, tests: [...plan.suite.tests, ...read.tests] };
  const units = [...plan.units, ...added.units].map((unit) => ({ ...unit, suite: all }));
  const planned = plan.planned && [...plan.planned, ...added.units];
  return {
    plan: {
      ...plan,
      suite: all,
      units,
      ...(planned !== undefined && { planned }),
      skipped: [...plan.skipped, ...added.skipped],
    },
    runs: tests.flatMap(({ runs }) => runs),
  };
}

/**
 * What the inputs `tests`, `models` and `sample` keep of the results of one harness, those that it should have had among
 * them: the one rule, so that nothing is missing that was not wanted.
 * @param cases how many tests it is known to have had, where that may be more
 */
export function keptOf<T extends Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>>(
  all: readonly T[],
  { tests = [], models = [], sample }: Pick<HarnessFacts, 'tests' | 'models' | 'sample'>,
  cases = 0,
): { readonly kept: readonly T[]; readonly sampled?: SampleSize | undefined } {
  const matchesName = nameMatcher(tests);
  const named = all.filter(
    ({ testCaseName, modelId }) =>
      matchesName(testCaseName) && (models.length === 0 || models.includes(modelId)),
  );
  if (sample === undefined) return { kept: named };
  const names = [...new Set(named.map(({ testCaseName }) => testCaseName))];
  const whole = Math.max(names.length, cases);
  const asked = sampleOf(names, sample, whole);
  if (asked.size === whole) return { kept: named };
  return {
    kept: named.filter(({ testCaseName }) => asked.has(testCaseName)),
    sampled: { asked: asked.size, cases: whole },
  };
}

function planSuite(suite: Suite, filter: PlanFilter): SuitePlan {
  const models = new Map(suite.models.map((model) => [model.id, model]));
  const matchesName = nameMatcher(filter.tests);
  const units: Unit[] = [];
  const skipped: SkippedTest[] = [];
  const selected = suite.tests.filter(
    (test) => matchesTags(test, filter.tags) && matchesName(test.name),
  );
  const cases = selected.filter(({ isCase, skip }) => isCase === true && !skip);
  const names = cases.map(({ name }) => name);
  const asked =
    filter.sample === undefined ? undefined : sampleOf(names, filter.sample, names.length);
  for (const test of selected) {
    if (asked !== undefined && test.isCase === true && !test.skip && !asked.has(test.name))
      continue;
    for (const modelId of selectedModels(test, filter.models)) {
      if (test.skip) {
        const { name: testCaseName, location, subject } = test;
        skipped.push({ testCaseName, modelId, location, ...checkedByOf(subject) });
        continue;
      }
      const model = isAsked(test) ? modelOf(models, modelId, test) : undefined;
      for (let repeat = 0; repeat < (test.repeatMax ?? test.repeat); repeat += 1) {
        units.push({ suite, test, model, modelId, repeat });
      }
    }
  }
  const isPart = asked !== undefined && asked.size < cases.length;
  const sample = isPart ? { asked: asked.size, cases: cases.length } : undefined;
  // Which of their tests are kept is known when they are read; whose tags nobody wants is not started.
  const harnesses = suite.results.filter((entry) => matchesTags(entry, filter.tags));
  const harnessesLeftOut = suite.results.filter((entry) => !harnesses.includes(entry));
  return {
    suite,
    units,
    skipped,
    ...(harnesses.length > 0 && { harnesses }),
    ...(harnessesLeftOut.length > 0 && { harnessesLeftOut }),
    ...(sample !== undefined && { sample }),
  };
}

/** Who says whether a test passed, where we do not. */
export function checkedByOf(subject: TestCase['subject']): Pick<AggregatedTestResult, 'checkedBy'> {
  if (subject.kind !== 'results') return {};
  return { checkedBy: { entry: subject.entry.name, harness: subject.harness } };
}

/** Whether a model is asked: the prompt is in the config, or a program prints it. */
function isAsked({ subject }: TestCase): boolean {
  return subject.kind === 'prompt' || subject.kind === 'unprinted';
}

function modelOf(models: ReadonlyMap<string, ModelSpec>, id: string, test: TestCase): ModelSpec {
  const model = models.get(id);
  if (model === undefined) throw new Error(`test "${test.name}" names an unknown model "${id}"`);
  return model;
}

/** Every test x model of a suite, those that are skipped or filtered out among them. */
export function configuredResults({
  tests,
}: Pick<Suite, 'tests'>): readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[] {
  return tests.flatMap((test) =>
    selectedModels(test, []).map((modelId) => ({ testCaseName: test.name, modelId })),
  );
}

function matchesTags(test: Pick<TestCase, 'tags'>, tags: readonly string[]): boolean {
  return tags.length === 0 || test.tags.some((tag) => tags.includes(tag));
}

function selectedModels(test: TestCase, filter: readonly string[]): readonly string[] {
  const ids = test.subject.kind === 'command' ? [COMMAND_MODEL_ID] : test.models;
  return filter.length === 0 ? ids : ids.filter((id) => filter.includes(id));
}

/** Whether a name is selected: equal to an entry or matched by it, and by no `!` entry. */
function nameMatcher(globs: readonly string[]): (name: string) => boolean {
  const excluding = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const including = globs.filter((glob) => !glob.startsWith('!'));
  const included = including.length === 0 ? () => true : anyOf(including);
  const excluded = anyOf(excluding);
  return (name) => globs.includes(name) || (included(name) && !excluded(name));
}

function anyOf(globs: readonly string[]): (name: string) => boolean {
  const matchers = globs.filter((glob) => glob !== '').map(globMatcher);
  return (name) => matchers.some((matches) => matches(name));
}

/** Test names are prose, not paths: parentheses are literal, a leading dot is nothing special. */
function globMatcher(glob: string): (name: string) => boolean {
  const literalParentheses = glob.replace(/[()]/g, '[$&]');
  // `bash` makes a single star cross slashes.
  const matches = picomatch(literalParentheses, { bash: true, dot: true, flags: 's' });
  return (name) => name === glob || matches(name);
}

function unknownNames(wanted: readonly string[], known: readonly string[]): readonly string[] {
  return [...new Set(wanted)].filter((name) => !known.includes(name));
}

function knownTags(suites: readonly Suite[]): readonly string[] {
  return [
    ...new Set(
      suites.flatMap(({ tests, results }) => [...tests, ...results].flatMap((it) => it.tags)),
    ),
  ];
}

function knownModels(suites: readonly Suite[]): readonly string[] {
  const hasCommands = suites.some((suite) =>
    suite.tests.some((test) => test.subject.kind === 'command'),
  );
  const ids = suites.flatMap((suite) => suite.models.map((model) => model.id));
  return [...new Set([...ids, ...(hasCommands ? [COMMAND_MODEL_ID] : [])])];
}

function unknownNameProblem(
  kind: 'model' | 'tag',
  unknown: readonly string[],
  known: readonly string[],
): ConfigProblem {
  const names = unknown.map(quoted).join(', ');
  const meant = unknown.flatMap((name) => nearest(name, known) ?? []);
  const guess = meant.length === 0 ? '' : `Did you mean ${meant.map(quoted).join(', ')}? `;
  return {
    message: `input "${kind}s" names ${unknown.length === 1 ? `a ${kind}` : `${kind}s`} that no config has: ${names}.`,
    hint: `${guess}${listing(kind, known)}`,
  };
}

function listing(kind: string, names: readonly string[]): string {
  return names.length === 0
    ? `There are no ${kind}s in the config.`
    : `Available ${kind}s: ${shortList(names)}.`;
}

function emptySelectionProblem(
  suites: readonly Suite[],
  filter: PlanFilter,
  selected: readonly SuitePlan[],
): ConfigProblem {
  if (selected.some((plan) => plan.skipped.length > 0)) {
    return {
      message: `Nothing to run: every selected test has "skip: true"${filterText(filter)}.`,
      hint: 'Remove "skip" from at least one test.',
    };
  }
  const unknownTags = unknownNames(filter.tags, knownTags(suites));
  if (unknownTags.length > 0 && unknownTags.length === new Set(filter.tags).size) {
    return unknownNameProblem('tag', unknownTags, knownTags(suites));
  }
  const tests = suites.flatMap((suite) => suite.tests.map((test) => test.name));
  const available = [
    ...(filter.tests.length > 0 ? [listing('test', tests)] : []),
    ...(filter.tags.length > 0 ? [listing('tag', knownTags(suites))] : []),
    ...(filter.models.length > 0 ? [listing('model', knownModels(suites))] : []),
  ];
  return {
    message: `No test is selected${filterText(filter)}.`,
    ...(available.length > 0 && { hint: available.join(' ') }),
  };
}

function filterText(filter: PlanFilter): string {
  const parts = [
    ['tags', filter.tags] as const,
    ['tests', filter.tests] as const,
    ['models', filter.models] as const,
  ]
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}: ${values.map(quoted).join(', ')}`);
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

function filterNotices(suites: readonly Suite[], filter: PlanFilter): readonly string[] {
  const unknownTags = unknownNames(filter.tags, knownTags(suites));
  const names = suites.flatMap((suite) => suite.tests.map((test) => test.name));
  const isOpen = suites.some(({ results }) => results.length > 0);
  const unmatched = (isOpen ? [] : filter.tests).filter((glob) => {
    const pattern = glob.startsWith('!') && !names.includes(glob) ? glob.slice(1) : glob;
    return !names.some(anyOf([pattern]));
  });
  return [
    ...unknownTags.map((tag) => `No test has the tag ${quoted(tag)}.`),
    ...unmatched.map((glob) => `No test name matches ${quoted(glob)}.`),
  ];
}

function leftOutNotice(plan: SuitePlan): string {
  return plan.skipped.length > 0
    ? `Suite ${quoted(plan.suite.name)} (${plan.suite.file}) is left out: every selected test has "skip: true".`
    : `Suite ${quoted(plan.suite.name)} (${plan.suite.file}) is left out: the filters select none of its tests.`;
}

function quoted(name: string): string {
  return `"${name}"`;
}

const LISTED = 20;

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).map(quoted).join(', ');
  return names.length > LISTED ? `${shown} and ${names.length - LISTED} more` : shown;
}

// The input `sample`: which cases of a suite are asked. It follows from the names alone, so that the base branch and a
// pull request ask the same ones, and a case more or less changes as little of it as can be.

/** The names of the cases that are asked; a share of all of them is rounded up. */
function sampleOf(
  names: readonly string[],
  sample: NonNullable<HarnessFacts['sample']>,
  all: number,
): ReadonlySet<string> {
  const size = sample.kind === 'count' ? sample.count : Math.ceil((all * sample.percent) / 100);
  const ranked = names.map((name) => ({ name, rank: rankOf(name) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ name }) => name));
}

function rankOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

// Splits a run over several machines (docs/large-and-nightly.md): who does what follows from the planned tests and the
// number of parts alone, so that jobs which know nothing of each other agree on it.

/** One part of a run. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** What one part does of a suite. */
interface SuiteShard {
  /** The part's units; none where there are fewer tests than parts. */
  readonly plan: SuitePlan;
  /** Test x model results that all parts have together. */
  readonly plannedResults: number;
  /** The place of each of the part's results among those, from 0. */
  readonly positions: readonly number[];
  /** Test x model of the suite that no part does: skipped, or left out by a filter. */
  readonly unplanned: ReturnType<typeof configuredResults>;
  /** Harnesses of all parts together, and the places of those that are this part's. */
  readonly harnesses: { readonly planned: number; readonly own: readonly number[] };
}

/** A test and its planned calls. A test stays whole: its repeats and models share a recording file. */
interface Load {
  readonly test: TestCase;
  readonly calls: number;
}

interface Part {
  readonly tests: ReadonlySet<TestCase>;
  readonly calls: number;
}

/** What one part of a run does. */
interface ShardedPlans {
  /** See `hashOf`. */
  readonly sha256: string;
  /** One a plan. */
  readonly suites: readonly SuiteShard[];
}

/**
 * The part of every suite. Each test is in exactly one part. No two parts of a suite, and no two parts of all suites
 * together, differ by more planned calls than the most expensive test has.
 */
export function shardPlans(plans: readonly SuitePlan[], shard: Shard): ShardedPlans {
  const taken = new Array<number>(shard.count).fill(0);
  let harnesses = 0;
  const suites = plans.map((plan) => {
    // A harness is one unit. Those with the least of the tests, the last ones, get the first.
    const all = plan.harnesses ?? [];
    const own = [...all.keys()].filter(
      (index) => (harnesses + index) % shard.count === shard.count - shard.index,
    );
    harnesses += all.length;
    const parts = evenParts(loadsOf(plan.units), shard.count);
    // The largest part goes to who has the least of the suites before: else shard 1 would get the most of each.
    const largestFirst = order(parts.map(({ calls }) => -calls));
    const leastFirst = order(taken);
    let part: Part | undefined;
    for (const [rank, partIndex] of largestFirst.entries()) {
      const next = parts[partIndex];
      const owner = leastFirst[rank];
      if (next === undefined || owner === undefined) continue;
      taken[owner] = (taken[owner] ?? 0) + next.calls;
      if (owner === shard.index - 1) part = next;
    }
    return partOf(plan, part?.tests ?? new Set(), own);
  });
  return { sha256: hashOf(plans), suites };
}

/**
 * What all parts of a run have in common, as a hash: the suites with their files and gates, and everything that is
 * planned. Parts of different configs or filters have different ones.
 */
function hashOf(plans: readonly SuitePlan[]): string {
  const hash = createHash('sha256');
  const add = (value: unknown): void => void hash.update(`${JSON.stringify(value)}\n`);
  for (const { suite, units, skipped, harnesses } of plans) {
    if (harnesses !== undefined) add(harnesses.map(({ name, run, repeat }) => [name, run, repeat]));
    add([suite.name, suite.file, suite.sha256, suite.inputFiles, suite.gates, suite.judgeModel]);
    for (const { test, modelId, repeat } of units) {
      add([test.name, modelId, repeat, ...(test.minPasses === undefined ? [] : [test.minPasses])]);
    }
    add(skipped.map(({ testCaseName, modelId }) => [testCaseName, modelId]));
  }
  return hash.digest('hex');
}

/** Calls that a test makes for one model and repeat, as far as the config tells: tool calls may add some. */
export function plannedCalls(test: TestCase): number {
  const turns = test.conversation.map(({ expect }) => (expect === undefined ? 0 : asked(expect)));
  const scored = test.asserts.filter(({ type }) => SCORED_KINDS[type].asks !== undefined);
  return (
    Math.max(1, test.conversation.length) +
    sum(turns) +
    sum(test.expects.map(asked)) +
    scored.length
  );
}

/** Calls of judges and of embedding models. */
function asked({ judge = [], baseline }: Expect): number {
  const drift = baseline?.drift;
  const usesModel = drift !== undefined && drift.method !== 'field-diff';
  return sum(judge.map(({ passes = 1 }) => passes)) + (usesModel ? 1 : 0);
}

function loadsOf(units: readonly Unit[]): readonly Load[] {
  const calls = new Map<TestCase, number>();
  const each = new Map<TestCase, number>();
  for (const { test } of units) {
    const one = each.get(test) ?? plannedCalls(test);
    each.set(test, one);
    calls.set(test, (calls.get(test) ?? 0) + one);
  }
  return [...calls].map(([test, planned]) => ({ test, calls: planned }));
}

/** The most expensive test first, each to the part with the least: the parts differ by one test at most. */
function evenParts(loads: readonly Load[], count: number): readonly Part[] {
  const parts = Array.from({ length: count }, () => ({ tests: new Set<TestCase>(), calls: 0 }));
  for (const { test, calls } of loads.toSorted((a, b) => b.calls - a.calls)) {
    const least = parts.reduce((lowest, part) => (part.calls < lowest.calls ? part : lowest));
    least.tests.add(test);
    least.calls += calls;
  }
  return parts;
}

/** Indexes of the values, the lowest first; equal ones in their own order. */
function order(values: readonly number[]): readonly number[] {
  return values
    .map((value, index) => ({ value, index }))
    .sort((a, b) => a.value - b.value)
    .map(({ index }) => index);
}

function partOf(
  plan: SuitePlan,
  tests: ReadonlySet<TestCase>,
  ownHarnesses: readonly number[],
): SuiteShard {
  const results = plan.units.filter(({ repeat }) => repeat === 0);
  const planned = new Set(results.map(({ test, modelId }) => resultKey(test.name, modelId)));
  return {
    plan: {
      ...plan,
      units: plan.units.filter(({ test }) => tests.has(test)),
      judged: plan.units,
      harnesses: plan.harnesses?.filter((_, index) => ownHarnesses.includes(index)),
    },
    harnesses: { planned: plan.harnesses?.length ?? 0, own: ownHarnesses },
    plannedResults: results.length,
    positions: [...results.entries()].flatMap(([index, { test }]) =>
      tests.has(test) ? [index] : [],
    ),
    unplanned: configuredResults(plan.suite).filter(
      ({ testCaseName, modelId }) => !planned.has(resultKey(testCaseName, modelId)),
    ),
  };
}

// Which models a plan will call, judges and embeddings included: their keys are needed before anything is sent.

/** The embedding model that goes with a tested model, if its provider has embeddings. */
function defaultEmbeddingModel(tested: ModelSpec): ModelSpec | undefined {
  const { embeddings } = descriptorOf(tested.provider);
  const model = embeddings === false ? undefined : embeddings.defaultModel;
  if (model === undefined) return undefined;
  const { provider, endpoint, params } = tested;
  const id = endpoint === undefined ? model : `${endpoint}/${model}`;
  return { id, provider, endpoint, model, params };
}

/** The model that makes a unit's embeddings; undefined where its provider has none. */
export function embeddingModelOf({ suite, model }: Unit): ModelSpec | undefined {
  const { embeddingModel: id } = suite;
  if (id !== undefined) return suite.models.find((candidate) => candidate.id === id);
  return model === undefined ? undefined : defaultEmbeddingModel(model);
}

/** Whether an entry of a test's `assert` list asks a judge, or for embeddings. */
export function hasAsking({ asserts }: TestCase, whom: 'judge' | 'embeddings'): boolean {
  return assertsThatAsk(asserts, whom).length > 0;
}

/** One unit of each test x model: its repeats differ in nothing that is configured. */
export function firstOfEach(units: readonly Unit[]): readonly Unit[] {
  return units.filter(({ repeat }) => repeat === 0);
}

/** What a model is asked for. */
export type CallKind = 'answer' | 'judge' | 'embedding';

/** A kind of call that a unit makes, and whom it asks. */
interface UnitCall {
  readonly kind: CallKind;
  readonly model: ModelSpec;
}

/** Whom a unit may ask for what. */
export function callsOf(unit: Unit): readonly UnitCall[] {
  const { suite, test } = unit;
  const judges = judgeIdsOf(unit).flatMap(
    (id) => suite.models.find((model) => model.id === id) ?? [],
  );
  const drifts = expectsOf(test).some((expect) => expect.baseline?.drift?.method === 'embedding');
  const embedder = drifts || hasAsking(test, 'embeddings') ? embeddingModelOf(unit) : undefined;
  return [
    ...(unit.model === undefined ? [] : [{ kind: 'answer', model: unit.model } as const]),
    ...judges.map((model) => ({ kind: 'judge', model }) as const),
    ...(embedder === undefined ? [] : [{ kind: 'embedding', model: embedder } as const]),
  ];
}

/** Every model that the plan's units, judges and embeddings call, once each. */
export function modelsInUse({ units }: SuitePlan): readonly ModelSpec[] {
  const models = new Map<string, ModelSpec>();
  for (const unit of firstOfEach(units)) {
    for (const { model } of callsOf(unit)) models.set(model.id, model);
  }
  return [...models.values()];
}

/** The same for equal calls: the same kind of question to the same model. */
export function callKey(kind: CallKind, modelId: string): string {
  return `${kind} ${modelId}`;
}

/** USD that a run of a test's program costs where it does not say so itself (`costUsd`). */
export function statedCost({ subject }: TestCase): number | undefined {
  return subject.kind === 'command' ? subject.costUsd : undefined;
}

/** The images and PDFs that go with a test's first user message. */
export function attachedTo({ subject }: TestCase): readonly Attachment[] {
  return subject.kind === 'prompt' ? (subject.messages.images ?? []) : [];
}

/** The `expect` blocks of a test, those of its conversation turns among them. */
export function expectsOf(test: TestCase): readonly Expect[] {
  return [...test.expects, ...test.conversation.flatMap(({ expect }) => expect ?? [])];
}

/** Config ids of the judges that a unit may ask, each once, in the order of its assertions. */
export function judgeIdsOf({ suite, test }: Pick<Unit, 'suite' | 'test'>): readonly string[] {
  const { judgeModel } = suite;
  const ids = expectsOf(test).flatMap((expect) => [
    ...(expect.judge ?? []).map(({ model }) => model ?? judgeModel),
    // Embedding drift falls back to the judge where there are no embeddings.
    ...(expect.baseline?.drift !== undefined && expect.baseline.drift.method !== 'field-diff'
      ? [judgeModel]
      : []),
  ]);
  return [...new Set(hasAsking(test, 'judge') ? [...ids, judgeModel] : ids)];
}

// What an answer can cost at the most and a text at the least, before anything is asked.

/** Tokens that a text of so many characters has at the least. */
export function tokensAtLeast(characters: number): number {
  return Math.floor(characters / 6);
}

/** Tokens that a text of so many characters has at the most. */
export function tokensAtMost(characters: number): number {
  return Math.ceil(characters / 3);
}

// Tokens that images and PDFs take at the most, before anything is asked: a budget and `plan` count them. Vendors
// shrink what is larger than their models see, or refuse it, so each has a most. Looked up in November 2026:
// - OpenAI, developers.openai.com/api/docs/guides/images-vision: tiles of 512 pixels, at most 8 (4o-mini 2,833 and
//   5,667 each, others up to 85 and 170); patches of 32 pixels, at most 1,536 by 1.62, 1.72 (o4-mini) or 2.46 (nanos);
//   of GPT-5.4 2,500, of GPT-5.5 10,000, of GPT-5.6 and 6 30,000, above which an image is refused. Read in copies of
//   that page, not on it. Their factor of 1.2 is measured (huggingface.co/datasets/JOHNISKING/image-token-cost).
// - Anthropic, platform.claude.com/docs/en/build-with-claude/vision: 1,600, from Opus 4.7 and the fifth generation on
//   4,784 (copies of that page; measured: 4,005 for 12 megapixels); "PDF support": up to 3,000 a page, and its image.
// - Google, ai.google.dev/gemini-api/docs/media-resolution: 1,120 for an image of Gemini 3 (measured: 1,101 with the
//   prompt). 258 a tile of 768 pixels before; that there are at most 16 tiles could not be found on any page.

/** By the model's name, also as a gateway has it, the first that matches; tokens of one image. */
const MOST: readonly (readonly [model: RegExp, tokens: number])[] = [
  [/4o-mini/, 2_833 + 8 * 5_667],
  [/-(?:mini|nano)(?!\w)/, Math.ceil(1_536 * 2.46)],
  [/gpt-(?:5\.[6-9]|[6-9]|\d\d)/, 30_000 * 1.2],
  [/gpt-5\.5/, 10_000 * 1.2],
  [/gpt-5\.4/, 2_500 * 1.2],
  [/gpt-5\.[12]|codex/, Math.ceil(1_536 * 1.2)],
  [/gpt|(?:^|\/)o\d/, 85 + 8 * 170],
  [/claude-[a-z]+-(?:[5-9]|4[-.][7-9])/, 4_784],
  [/claude/, 1_600],
  [/gemini-[3-9]/, 1_120],
  [/gemini/, 16 * 258],
];

/** Of a model without a documented most. */
const MOST_ELSEWHERE = 4_784;

const MOST_TEXT_OF_PAGE = 3_000;

/** @returns tokens of all files of a request together, at the most */
export function fileTokensAtMost(
  { model }: Pick<ModelSpec, 'model'>,
  files: readonly Attachment[],
): number {
  const row = MOST.find(([name]) => name.test(model));
  const image = row?.[1] ?? MOST_ELSEWHERE;
  return files.reduce(
    (total, { pages }) =>
      total + (pages === undefined ? image : pages * (MOST_TEXT_OF_PAGE + image)),
    0,
  );
}

/** Tokens of a judgement, where the config sets no limit. */
const DEFAULT_TOKENS = 512;

/** Thoughts count as answer, and a judge that is cut off in the middle of them has said nothing. */
const REASONING_TOKENS = 4096;

/** Models that think before they answer, under whatever name a gateway gives them. */
const REASONING_MODEL =
  /(?:^|\/)(?:o\d|gpt-(?:[5-9]|\d{2,})(?!.*-chat)|gpt-oss|gemini-(?:2\.5|[3-9])|grok-(?:3-mini|[4-9])|qwq|qwen-?3|magistral)|(?:^|[-_/:.])(?:r\d|thinking|think|reasoner|reasoning)(?:$|[-_:.])/i;

/** The judge's `params.maxTokens` where its entry states one, else 512, or 4,096 for a model that reasons. */
export function judgeTokenLimit(suite: Suite, { id, model }: ModelSpec): number {
  const stated = suite.statedMaxTokens.get(id);
  return stated ?? (REASONING_MODEL.test(model) ? REASONING_TOKENS : DEFAULT_TOKENS);
}
