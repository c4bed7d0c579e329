/** The `assert` list of one test: the defaults' first, each with its place, its files and its filled-in value. */
import { baseType, fileOf, interpolateDeep } from './checks/assert-values.js';
import type { ConfigFiles } from './files/config-files.js';
import type { KindlmConfig, ScoredAssert, TestEntry } from './generated/kindlm-config.js';
import type { ScoredRule, ScoredRules } from './scored-rule.js';
import type { LocatedAssert } from './suite.js';
import { formatPath } from './source/yaml-path.js';
import type { YamlPath } from './source/yaml-path.js';
import type { YamlSource } from './source/yaml-source.js';

interface AssertParts {
  readonly config: KindlmConfig;
  readonly source: YamlSource;
  readonly files: ConfigFiles;
  readonly scoredRules: ScoredRules;
}

/** `index` is the test's, `vars` are its variables. */
export function buildAsserts(
  test: TestEntry,
  index: number,
  vars: Readonly<Record<string, string>>,
  { config, source, files, scoredRules }: AssertParts,
): readonly LocatedAssert[] {
  const located = (list: readonly ScoredAssert[] | undefined, path: YamlPath): LocatedAssert[] =>
    (list ?? []).map((entry, position) =>
      locate(entry, [...path, 'assert', position], vars, { source, files, scoredRules }),
    );
  return [
    ...located(config.defaults?.assert, ['defaults']),
    ...located(test.assert, ['tests', index]),
  ];
}

function locate(
  { type: written, value, threshold, weight, metric, timeoutMs, config, labels }: ScoredAssert,
  path: YamlPath,
  vars: Readonly<Record<string, string>>,
  { source, files, scoredRules }: Omit<AssertParts, 'config'>,
): LocatedAssert {
  const { type, negated } = baseType(written);
  const key = formatPath(path);
  const file = files.asserts.files.get(key);
  const schema = files.asserts.schemas.get(key);
  return {
    type,
    negated,
    value: filledValue(scoredRules[type].valueKind, value, file?.value, vars),
    threshold,
    weight: weight ?? 1,
    metric,
    timeoutMs,
    config,
    labels,
    path: key,
    location: source.locate(path, 'own'),
    valueLocation: source.locateText([...path, 'value']),
    file: file === undefined ? undefined : { name: file.name, text: file.text },
    schema,
  };
}

function filledValue(
  valueKind: ScoredRule['valueKind'],
  value: unknown,
  fileValue: unknown,
  vars: Readonly<Record<string, string>>,
): unknown {
  // A schema is not a template, and a file of code has `context.vars`.
  if (valueKind === 'json-schema') return value;
  if (fileOf(value) === undefined) return interpolateDeep(value, vars);
  return valueKind === 'code' ? fileValue : interpolateDeep(fileValue, vars);
}
