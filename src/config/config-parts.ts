/** Walks over the parts of a config that may have any shape, with the path of each. */
import { entriesAt, itemsAt, textAt, valueAt } from './source/untyped.js';
import type { YamlPath } from './source/yaml-path.js';

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

/** The models that a test names, or `defaults.models`; undefined where it is asked of all. */
export function namedModels(test: unknown, config: unknown): unknown {
  return valueAt(test, 'models') ?? valueAt(valueAt(config, 'defaults'), 'models');
}

/** Names of the prompts. */
export function promptNames(config: unknown): readonly string[] {
  return entriesAt(config, 'prompts').map(([name]) => name);
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
