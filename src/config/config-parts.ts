/** Walks over the parts of a config that may have any shape, with the path of each. */
import { descriptorOf, kindOf } from './providers.js';
import type { YamlPath } from './problem.js';
import { entriesAt, itemsAt, textAt, valueAt } from '../basics/basics.js';

export interface ConfigPart {
  readonly path: YamlPath;
  readonly value: unknown;
}

/** Items of the list under a key of `parent`. */
export function partsOf(parent: ConfigPart, key: string): readonly ConfigPart[] {
  return itemsAt(parent.value, key).map((value, index) => ({
    path: [...parent.path, key, index],
    value,
  }));
}

/** The part under a chain of keys; its value is undefined where there is none. */
export function partAt(parent: ConfigPart, ...keys: readonly string[]): ConfigPart {
  return {
    path: [...parent.path, ...keys],
    value: keys.reduce<unknown>((value, key) => valueAt(value, key), parent.value),
  };
}

/** By the list of tests: each check walks over it. */
const knownTests = new WeakMap<object, readonly ConfigPart[]>();

/** All tests. */
export function testParts(config: unknown): readonly ConfigPart[] {
  const list = valueAt(config, 'tests');
  if (typeof list !== 'object' || list === null) return [];
  const parts = knownTests.get(list) ?? partsOf({ path: [], value: config }, 'tests');
  knownTests.set(list, parts);
  return parts;
}

/** All models. */
export function modelParts(config: unknown): readonly ConfigPart[] {
  return partsOf({ path: [], value: config }, 'models');
}

/** All entries of `providers`. */
export function providerParts(config: unknown): readonly ConfigPart[] {
  return entriesAt(config, 'providers').map(([name, value]) => ({
    path: ['providers', name],
    value,
  }));
}

/** Every `expect`: of the defaults, of the tests, of their conversation turns. */
export function expectParts(config: unknown): readonly ConfigPart[] {
  const root: ConfigPart = { path: [], value: config };
  const owners = [
    partAt(root, 'defaults'),
    ...testParts(config).flatMap((test) => [test, ...partsOf(test, 'conversation')]),
  ];
  return owners
    .map((owner) => partAt(owner, 'expect'))
    .filter(({ value }) => value !== undefined && value !== null);
}

/**
 * Ids of the models that a test asks, in config order: those that it names, else `defaults.models`, else the subjects. None
 * for a `command`.
 */
export function askedModels(
  test: unknown,
  config: unknown,
  subjects = subjectsOf(config),
): readonly string[] {
  if (valueAt(test, 'command') !== undefined) return [];
  const named = valueAt(test, 'models') ?? valueAt(valueAt(config, 'defaults'), 'models');
  return Array.isArray(named) ? modelIds(config).filter((id) => named.includes(id)) : subjects;
}

/** By the config: each check asks for them. */
const knownSubjects = new WeakMap<object, readonly string[]>();

function subjectsOf(config: unknown): readonly string[] {
  if (typeof config !== 'object' || config === null) return [];
  const known = knownSubjects.get(config) ?? subjectIds(config);
  knownSubjects.set(config, known);
  return known;
}

/**
 * Ids of the models that are tested where nothing says which: all but those that are only named to judge or to make
 * embeddings. Where no other model is left, all.
 * @param chosen ids that the input `models` names
 */
export function subjectIds(config: unknown, chosen: readonly string[] = []): readonly string[] {
  const defaults = valueAt(config, 'defaults');
  const helpers = new Set([
    textAt(defaults, 'judgeModel'),
    textAt(defaults, 'embeddingModel'),
    ...expectParts(config).flatMap((expect) =>
      partsOf(expect, 'judge').map(({ value }) => textAt(value, 'model')),
    ),
  ]);
  const named = new Set<unknown>([
    ...chosen,
    ...itemsAt(defaults, 'models'),
    ...testParts(config).flatMap(({ value }) => itemsAt(value, 'models')),
  ]);
  const all = modelIds(config);
  const subjects = all.filter((id) => named.has(id) || !helpers.has(id));
  return subjects.length === 0 ? all : subjects;
}

/** Ids of all models, in config order. */
export function modelIds(config: unknown): readonly string[] {
  return itemsAt(config, 'models').flatMap((model) => textAt(model, 'id') ?? []);
}

/**
 * Id of the model that judges where a criterion names none. An endpoint of one's own answers as the application does, so it
 * judges only where it is named; undefined where there is no other model.
 */
export function usualJudge(config: unknown): string | undefined {
  const first = itemsAt(config, 'models').find((model) => {
    const provider = textAt(model, 'provider') ?? '';
    const kind = kindOf(provider, valueAt(valueAt(config, 'providers'), provider));
    return kind === undefined || descriptorOf(kind).answersFrom !== 'program';
  });
  return textAt(valueAt(config, 'defaults'), 'judgeModel') ?? textAt(first, 'id');
}

/** A place of the config by which a judge is asked, and the model that it names for it. */
interface JudgeQuestion {
  readonly path: YamlPath;
  readonly model: string | undefined;
}

/** Whatever asks a judge about a test's answers: criteria, rubrics, and drift that is not of fields. */
export function judgeQuestions(config: unknown, test: ConfigPart): readonly JudgeQuestion[] {
  const defaults = partAt({ path: [], value: config }, 'defaults');
  const owners = [defaults, test, ...partsOf(test, 'conversation')];
  const criteria = owners
    .flatMap((owner) => partsOf(partAt(owner, 'expect'), 'judge'))
    .map(({ path, value }) => ({ path, model: textAt(value, 'model') }));
  const rubrics = [...partsOf(defaults, 'assert'), ...partsOf(test, 'assert')].filter(({ value }) =>
    /^(?:not-)?llm-rubric$/.test(textAt(value, 'type') ?? ''),
  );
  const drifts = owners
    .map((owner) => partAt(owner, 'expect', 'baseline', 'drift'))
    .filter(({ value }) => value !== undefined && textAt(value, 'method') !== 'field-diff');
  return [...criteria, ...[...rubrics, ...drifts].map(({ path }) => ({ path, model: undefined }))];
}

/** How messages name a test. */
export function testLabel(test: ConfigPart): string | undefined {
  return textAt(test.value, 'name');
}

/** Every entry of an `assert` list: of the defaults, then of the tests. */
export function assertParts(config: unknown): readonly ConfigPart[] {
  const root: ConfigPart = { path: [], value: config };
  return [partAt(root, 'defaults'), ...testParts(config)].flatMap((owner) =>
    partsOf(owner, 'assert'),
  );
}
