/** Checks each scored assertion (`assert`) of each test: its value, as that test's variables fill it in, and its threshold. */
import type { ExpandedConfig } from '../cases/expand-tests.js';
import type { AssertFiles } from '../files/assert-files.js';
import { fileOf, interpolateDeep, textOf } from './assert-values.js';
import { partAt, partsOf, testLabel, testParts } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import { variablesOf } from '../templates/placeholders.js';
import type { ProblemDetail, ReportProblem } from '../problem-collector.js';
import {
  ruleOf,
  unnegated,
  type ScoredRule,
  type ScoredRules,
  type ScoredValue,
  type ValueFault,
} from '../suite.js';
import { suggest } from './suggestion.js';
import { entriesAt, textAt, valueAt } from '../source/untyped.js';
import { formatPath, quote } from '../source/yaml-path.js';

interface Fault extends ValueFault {
  /** The key that is meant; `value` unless given. */
  readonly key?: string;
}

/** Where the entries are, and what they are checked with. */
interface AssertChecks {
  readonly rules: ScoredRules;
  readonly files: AssertFiles;
  readonly originOf: ExpandedConfig['originOf'];
}

/** Reports what is wrong with the `assert` lists of a config of any shape, each mistake once. */
export function checkAsserts(config: unknown, checks: AssertChecks, report: ReportProblem): void {
  const seen = new Set<string>();
  const reportOnce = (entry: ConfigPart, { message, hint, key = 'value' }: Fault): void => {
    const path = [...entry.path, key];
    const text = `${formatPath(path)} ${message}`;
    if (seen.has(text)) return;
    seen.add(text);
    const detail: ProblemDetail =
      valueAt(entry.value, key) === undefined ? { hint, at: 'own' } : { hint };
    report(valueAt(entry.value, key) === undefined ? entry.path : path, message, detail);
  };
  const root: ConfigPart = { path: [], value: config };
  const shared = partsOf(partAt(root, 'defaults'), 'assert');
  for (const [index, test] of testParts(config).entries()) {
    const origin = checks.originOf(index);
    if (origin?.unread === true) continue;
    const own = partsOf(test, 'assert');
    checkThreshold(test, [...shared, ...own], report);
    const asked = { vars: varsOf(test), label: testLabel(test) };
    for (const entry of shared) {
      for (const fault of faultsOf(entry, { ...asked, isFilled: false }, checks))
        reportOnce(entry, fault);
    }
    const isFilled = origin?.row !== undefined;
    for (const entry of own) {
      for (const fault of faultsOf(entry, { ...asked, isFilled }, checks)) reportOnce(entry, fault);
    }
  }
}

function checkThreshold(
  test: ConfigPart,
  entries: readonly ConfigPart[],
  report: ReportProblem,
): void {
  if (valueAt(test.value, 'threshold') === undefined) return;
  const path = [...test.path, 'threshold'];
  if (entries.length === 0) {
    report(path, 'A `threshold` needs an `assert` list, whose mean score it is compared with.', {
      at: 'key',
    });
  } else if (entries.every(({ value }) => valueAt(value, 'weight') === 0)) {
    report(path, 'Every assertion has weight 0, so there is no mean score to compare with.', {
      at: 'key',
    });
  }
}

/** A value that the schema refuses stays unfilled: a mapping may have a `toString` that no text can be made with. */
function varsOf(test: ConfigPart): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesAt(test.value, 'vars').map(([name, value]) => [
      name,
      (typeof value === 'boolean' ? String(value) : textOf(value)) ?? `{{${name}}}`,
    ]),
  );
}

/** The test that has an entry. */
interface AssertOwner {
  readonly vars: Readonly<Record<string, string>>;
  readonly label: string | undefined;
  /** A row of cases has filled it in: what is left in braces is text of the row. */
  readonly isFilled: boolean;
}

function faultsOf(
  entry: ConfigPart,
  { vars, label, isFilled }: AssertOwner,
  { rules, files }: AssertChecks,
): readonly Fault[] {
  const rule = ruleOf(entry.value, rules);
  if (rule === undefined) return [];
  const type = unnegated(textAt(entry.value, 'type') ?? '');
  const written = valueAt(entry.value, 'value');
  const file = files.files.get(formatPath(entry.path));
  // A file that could not be read is reported already.
  const unread = fileOf(written) !== undefined && file === undefined;
  const template = file === undefined ? written : file.value;
  const isTemplate = !isFilled || file !== undefined;
  const value = isTemplate ? interpolateDeep(template, vars) : template;
  return [
    ...keyFaults(entry, type, rule),
    ...(rule.valueKind === 'template' && isTemplate ? missingVariables(template, vars, label) : []),
    ...(unread ? [] : [valueFault({ type, value, vars }, rule) ?? []].flat()),
  ];
}

function valueFault(value: ScoredValue, rule: ScoredRule): ValueFault | undefined {
  if (rule.valueKind !== 'none') return rule.valueFault?.(value);
  if (value.value === undefined) return undefined;
  return { message: `\`${value.type}\` has no value.`, hint: 'The limit is its `threshold`.' };
}

function missingVariables(
  template: unknown,
  vars: Readonly<Record<string, string>>,
  test: string | undefined,
): readonly Fault[] {
  const names = new Set(textsIn(template).flatMap(variablesOf));
  return [...names]
    .filter((name) => !Object.hasOwn(vars, name))
    .map((name) => ({
      message: `The value uses {{${name}}}, and the test ${quote(test ?? '')} has no variable of that name.`,
      hint:
        suggest(name, Object.keys(vars)) ??
        `Add it: vars: { ${name}: "..." }. To look for the braces themselves use \`regex\` with "\\{\\{".`,
    }));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Faults of the keys beside `value`. */
function keyFaults(entry: ConfigPart, type: string, rule: ScoredRule): readonly Fault[] {
  const threshold = valueAt(entry.value, 'threshold');
  const { limitUnit } = rule;
  const faults: Fault[] = [];
  if (limitUnit !== undefined && threshold === undefined) {
    faults.push({
      message: `\`${type}\` needs a \`threshold\`: the most ${limitUnit}.`,
      key: 'threshold',
    });
  }
  if (limitUnit === undefined && typeof threshold === 'number' && threshold > 1) {
    const hint = threshold <= 100 ? `${threshold} % is ${threshold / 100}.` : undefined;
    faults.push({ message: 'A score is a number from 0 to 1.', hint, key: 'threshold' });
  }
  if (rule.asks !== 'judge' && valueAt(entry.value, 'labels') !== undefined) {
    faults.push({ message: '`labels` is for `llm-rubric` only.', key: 'labels' });
  }
  for (const key of ['timeoutMs', 'config']) {
    if (rule.valueKind !== 'code' && valueAt(entry.value, key) !== undefined) {
      faults.push({ message: `\`${key}\` is for \`javascript\` only.`, key });
    }
  }
  return faults;
}
