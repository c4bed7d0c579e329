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
  /** Entries that tests share, each made once; by the entry. */
  readonly shared: Map<ScoredAssert, LocatedAssert>;
}

/** The test that an `assert` list is for. */
interface AssertTest {
  readonly entry: TestEntry;
  readonly index: number;
  readonly vars: Readonly<Record<string, string>>;
  /** A row of cases has filled in its own list. */
  readonly isFilled: boolean;
}

/** The assertions of a test, those of the defaults first. */
export function buildAsserts(
  { entry: test, index, vars, isFilled }: AssertTest,
  { config, source, files, scoredRules, shared }: AssertParts,
): readonly LocatedAssert[] {
  const parts = { source, files, scoredRules };
  const located = (
    list: readonly ScoredAssert[] | undefined,
    path: YamlPath,
    own: boolean,
  ): LocatedAssert[] =>
    (list ?? []).map((entry, position) => {
      const known = shared.get(entry);
      if (known !== undefined) return known;
      const at = [...path, 'assert', position];
      const made = locate(entry, at, { vars, isFilled: own }, parts);
      // Rows share the entries in which nothing is filled in.
      if (own && made.file === undefined) shared.set(entry, made);
      return made;
    });
  return [
    ...located(config.defaults?.assert, ['defaults'], false),
    ...located(test.assert, ['tests', index], isFilled),
  ];
}

function locate(
  { type: written, value, threshold, weight, metric, timeoutMs, config, labels }: ScoredAssert,
  path: YamlPath,
  owner: Pick<AssertTest, 'vars' | 'isFilled'>,
  { source, files, scoredRules }: Pick<AssertParts, 'source' | 'files' | 'scoredRules'>,
): LocatedAssert {
  const { type, negated } = baseType(written);
  const key = formatPath(path);
  const file = files.asserts.files.get(key);
  const schema = files.asserts.schemas.get(key);
  return {
    type,
    negated,
    value: filledValue(scoredRules[type].valueKind, value, file?.value, owner),
    threshold,
    weight: weight ?? 1,
    metric,
    timeoutMs,
    config,
    labels,
    path: formatPath(source.written(path)),
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
  { vars, isFilled }: Pick<AssertTest, 'vars' | 'isFilled'>,
): unknown {
  // A schema is not a template, and a file of code has `context.vars`.
  if (valueKind === 'json-schema') return value;
  if (fileOf(value) === undefined) return isFilled ? value : interpolateDeep(value, vars);
  return valueKind === 'code' ? fileValue : interpolateDeep(fileValue, vars);
}
