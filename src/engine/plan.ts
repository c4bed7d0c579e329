/**
 * Decides what a run does: every selected test x model x repeat, in config order.
 * A filter that selects nothing, or names a model that no config has, is a problem and never an empty green run.
 */
import { createHash } from 'node:crypto';
import picomatch from 'picomatch';
import { type ConfigProblem, nearest } from '../config/problem.js';
import type { ModelSpec, Suite, TestCase } from '../config/suite.js';
import type { AggregatedTestResult, SkippedTest } from './results.js';

/** Model id under which reports show `command` tests. */
export const COMMAND_MODEL_ID = 'command';

/** What the inputs `tags`, `tests` and `models` keep. An empty list keeps everything. */
interface PlanFilter {
  /** A test is kept when it has any of them. */
  readonly tags: readonly string[];
  /** Test names or globs; `*` also matches `/`. A glob that starts with `!` leaves tests out. */
  readonly tests: readonly string[];
  /** Config ids of models; `command` for `command` tests. */
  readonly models: readonly string[];
  /** Of the cases that the others keep. */
  readonly sample?: Sample | undefined;
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
  if (unknownModels.length > 0) {
    return nothingSelected(unknownNameProblem('model', unknownModels, knownModels(suites)));
  }
  const selected = suites.map((suite) => planSuite(suite, filter));
  const plans = selected.filter((plan) => plan.units.length > 0);
  if (plans.length === 0) return nothingSelected(emptySelectionProblem(suites, filter, selected));
  const leftOut = selected.filter((plan) => plan.units.length === 0);
  return {
    kind: 'planned',
    plans,
    notices: [...filterNotices(suites, filter), ...leftOut.map(leftOutNotice)],
  };
}

function nothingSelected(problem: ConfigProblem): PlanResult {
  return { kind: 'nothing-selected', problem };
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
  const asked = filter.sample === undefined ? undefined : sampleOf(cases, filter.sample);
  for (const test of selected) {
    if (asked !== undefined && test.isCase === true && !test.skip && !asked.has(test)) continue;
    for (const modelId of selectedModels(test, filter.models)) {
      if (test.skip) {
        skipped.push({ testCaseName: test.name, modelId, location: test.location });
        continue;
      }
      const model = test.subject.kind === 'command' ? undefined : modelOf(models, modelId, test);
      for (let repeat = 0; repeat < (test.repeatMax ?? test.repeat); repeat += 1) {
        units.push({ suite, test, model, modelId, repeat });
      }
    }
  }
  const isPart = asked !== undefined && asked.size < cases.length;
  const sample = isPart ? { asked: asked.size, cases: cases.length } : undefined;
  return { suite, units, skipped, ...(sample !== undefined && { sample }) };
}

function modelOf(models: ReadonlyMap<string, ModelSpec>, id: string, test: TestCase): ModelSpec {
  const model = models.get(id);
  if (model === undefined) throw new Error(`test "${test.name}" names an unknown model "${id}"`);
  return model;
}

/** Every test x model of a suite, those that are skipped or filtered out among them. */
export function configuredResults({
  tests,
}: Pick<Suite, 'tests'>): readonly { readonly testCaseName: string; readonly modelId: string }[] {
  return tests.flatMap((test) =>
    selectedModels(test, []).map((modelId) => ({ testCaseName: test.name, modelId })),
  );
}

function matchesTags(test: TestCase, tags: readonly string[]): boolean {
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
  return [...new Set(suites.flatMap((suite) => suite.tests.flatMap((test) => test.tags)))];
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
  return {
    message: `input "${kind}s" names ${unknown.length === 1 ? `a ${kind}` : `${kind}s`} that no config has: ${names}.`,
    hint: hintFor(kind, unknown, known),
  };
}

function hintFor(
  kind: 'model' | 'tag',
  unknown: readonly string[],
  known: readonly string[],
): string {
  const meant = unknown
    .map((name) => nearest(name, known))
    .filter((name): name is string => name !== undefined);
  const guess = meant.length === 0 ? '' : `Did you mean ${meant.map(quoted).join(', ')}? `;
  return `${guess}${listing(kind, known)}`;
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
      message: `nothing to run: every selected test has "skip: true"${filterText(filter)}.`,
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
    message: `no test is selected${filterText(filter)}.`,
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
  const unmatched = filter.tests.filter((glob) => {
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

/** So many of the cases of each suite, or a share of them, in percent above 0. */
export type Sample =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'share'; readonly percent: number };

/** How many of a suite's cases are asked, of those that the filters keep. */
export interface SampleSize {
  readonly asked: number;
  readonly cases: number;
}

/** The cases that are asked; a share is rounded up. */
function sampleOf(cases: readonly TestCase[], sample: Sample): ReadonlySet<TestCase> {
  const size =
    sample.kind === 'count' ? sample.count : Math.ceil((cases.length * sample.percent) / 100);
  const ranked = cases.map((test) => ({ test, rank: rankOf(test.name) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ test }) => test));
}

function rankOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
