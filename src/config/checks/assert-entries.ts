/** Reads the files and JSON Schemas of scored assertions (`assert`). */
import { entriesAt, isRecord, textAt, valueAt } from '../../basics/basics.js';
import type { ExpandedConfig } from '../cases/expand-tests.js';
import { type ConfigPart, type ConfigView, varsOf } from '../config-view.js';
import {
  compileFault,
  loadInlineJsonSchema,
  loadJsonSchema,
  type SchemaLoad,
} from '../files/json-schema-files.js';
import { interpolate, readsAsName, textsIn, variablesOf } from '../placeholders.js';
import { formatPath, quote, type ReportProblem, suggest } from '../problem.js';
import { parseWrittenJson } from '../source/json-text.js';
import {
  type JsonSchemaSource,
  ruleOf,
  type ScoredRule,
  type ScoredRules,
  type ScoredValue,
  baseType,
  type ValueFault,
} from '../suite.js';
import { type ConfigFolder, readNamedText } from '../workspace-files.js';

const MAX_FILE_BYTES = 5_000_000;

interface AssertFile {
  /** The path as the config writes it, without `file://`. */
  readonly name: string;
  /** The function of it that is meant. */
  readonly exported?: string | undefined;
  readonly text: string;
  /** The text or, of a `.json` file, its value. */
  readonly value: unknown;
}

interface AssertFiles {
  /** By the entry's path in the YAML document. */
  readonly files: ReadonlyMap<string, AssertFile>;
  /** JSON Schemas (`valueKind` of ScoredRule), by the entry's path. */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** What in the schemas checks nothing; the same one may be here more than once. */
  readonly notices?: readonly string[];
}

/** Reads what the `assert` lists of a config of any shape name, and reports what cannot be read or compiled. */
export async function readAssertFiles(
  config: ConfigView,
  rules: ScoredRules,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<AssertFiles> {
  const files = new Map<string, AssertFile>();
  const schemas = new Map<string, JsonSchemaSource>();
  const notices: string[] = [];
  // Tests that rows of cases make share what is not filled in.
  const readSchemaOnce = once((part: ConfigPart) =>
    readSchema(part, valueAt(part.value, 'value'), folder, report),
  );
  const readFileOnce = once((part: ConfigPart, name: string) =>
    readFile(part, name, folder, report),
  );
  for (const part of config.asserts) {
    const value = valueAt(part.value, 'value');
    if (ruleOf(part.value, rules)?.valueKind === 'json-schema') {
      const schema = await readSchemaOnce(value, part, '');
      if (schema === undefined) continue;
      schemas.set(formatPath(part.path), schema.source);
      if (schema.notice !== undefined) notices.push(schema.notice);
      continue;
    }
    const written = fileOf(value);
    if (written === undefined) continue;
    const { name, exported } = functionIn(part.value, written);
    const file = await readFileOnce(part.value, part, name);
    if (file !== undefined) files.set(formatPath(part.path), { ...file, exported });
  }
  return { files, schemas, notices };
}

/** Calls a function once for each key. */
function once<Result>(
  read: (part: ConfigPart, name: string) => Promise<Result>,
): (key: unknown, part: ConfigPart, name: string) => Promise<Result> {
  const known = new Map<unknown, Promise<Result>>();
  return (key, part, name) => {
    const made = known.get(key) ?? read(part, name);
    known.set(key, made);
    return made;
  };
}

async function readSchema(
  { path: entry }: ConfigPart,
  value: unknown,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<Extract<SchemaLoad, { kind: 'loaded' }> | undefined> {
  if (value === undefined || value === null) return undefined;
  const at = [...entry, 'value'];
  const name = fileOf(value);
  if (name === undefined && !isRecord(value) && typeof value !== 'boolean') {
    report(at, 'A JSON Schema is a mapping, or `file://` and the path of a file that contains it.');
    return undefined;
  }
  const load =
    name === undefined
      ? await loadInlineJsonSchema(workspace, directory, formatPath(at), value)
      : await loadJsonSchema(workspace, directory, name);
  if (load.kind === 'failed') {
    report(at, load.message, { hint: load.hint });
    return undefined;
  }
  const fault = await compileFault(load.source);
  if (fault === undefined) return load;
  // One that is written in the config is named by its place alone: each row of cases has it, and says the same.
  const which = name === undefined ? 'schema' : `schema ${quote(name)}`;
  report(at, `The ${which} does not compile: ${fault}`);
  return undefined;
}

async function readFile(
  { path: entry }: ConfigPart,
  name: string,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<AssertFile | undefined> {
  const at = [...entry, 'value'];
  const text = await readNamedText(name, { at, folder, most: MAX_FILE_BYTES }, report);
  if (text === undefined) return undefined;
  if (!name.endsWith('.json')) return { name, text, value: text };
  const json = parseWrittenJson(Buffer.from(text));
  if (json.kind === 'parsed') return { name, text, value: json.value };
  report(at, `The file ${quote(name)} ${json.message}.`);
  return undefined;
}

// Checks each scored assertion (`assert`) of each test: its value, as that test's variables fill it in, and its threshold.

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
export function checkAsserts(
  config: ConfigView,
  checks: AssertChecks,
  report: ReportProblem,
): void {
  const tell = (entry: ConfigPart, { message, hint, key = 'value' }: Fault): void => {
    if (entry.at(key).value === undefined) report(entry.path, message, { hint, at: 'own' });
    else report([...entry.path, key], message, { hint });
  };
  const shared = config.at('defaults').items('assert');
  for (const [index, test] of config.tests.entries()) {
    const origin = checks.originOf(index);
    if (origin?.unread === true) continue;
    const own = test.items('assert');
    checkThreshold(test, [...shared, ...own], report);
    const names = new Set(entriesAt(test.value, 'vars').map(([name]) => name));
    const asked = { vars: varsOf(test), names, label: test.text('name') };
    const isRow = origin?.row !== undefined;
    for (const [entries, isFilled] of [
      [shared, false],
      [own, isRow],
    ] as const) {
      for (const entry of entries) {
        for (const fault of faultsOf(entry, { ...asked, isFilled }, checks)) tell(entry, fault);
      }
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

/** The test that has an entry. */
interface AssertOwner {
  readonly vars: Readonly<Record<string, string>>;
  /** Of all of its variables: of one that the schema refuses the value is not known. */
  readonly names: ReadonlySet<string>;
  readonly label: string | undefined;
  /** A row of cases has filled it in: what is left in braces is text of the row. */
  readonly isFilled: boolean;
}

function faultsOf(
  entry: ConfigPart,
  { vars, names, label, isFilled }: AssertOwner,
  { rules, files }: AssertChecks,
): readonly Fault[] {
  const rule = ruleOf(entry.value, rules);
  if (rule === undefined) return [];
  const type = baseType(textAt(entry.value, 'type') ?? '').type;
  const written = valueAt(entry.value, 'value');
  const file = files.files.get(formatPath(entry.path));
  // A file that could not be read is reported already.
  const unread = fileOf(written) !== undefined && file === undefined;
  const template = file === undefined ? written : file.value;
  const isTemplate = !isFilled || file !== undefined;
  const value = isTemplate ? interpolateDeep(template, vars) : template;
  return [
    ...keyFaults(entry, type, rule),
    ...(rule.valueKind === 'template' && isTemplate
      ? missingVariables(template, names, label)
      : []),
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
  known: ReadonlySet<string>,
  test: string | undefined,
): readonly Fault[] {
  const names = new Set(textsIn(template).flatMap(variablesOf));
  return [...names]
    .filter((name) => readsAsName(name) && !known.has(name))
    .map((name) => ({
      message: `The value uses {{${name}}}, and the test ${quote(test ?? '')} has no variable of that name.`,
      hint:
        suggest(name, known) ??
        `Add it: vars: { ${name}: "..." }. To look for the braces themselves use \`regex\` with "\\{\\{".`,
    }));
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
      faults.push({ message: `\`${key}\` is for \`javascript\` and \`python\` only.`, key });
    }
  }
  return [...faults, ...interpreterFaults(entry, type)];
}

/** Faults of what says how code runs. */
function interpreterFaults(entry: ConfigPart, type: string): readonly Fault[] {
  const faults: Fault[] = [];
  const isOutside = valueAt(entry.value, 'sandbox') === false;
  if (isOutside && type !== 'javascript') {
    faults.push({ message: '`sandbox: false` is for `javascript` only.', key: 'sandbox' });
  } else if (isOutside && fileOf(valueAt(entry.value, 'value')) === undefined) {
    faults.push({
      message: '`sandbox: false` is for code in a file.',
      hint: 'Put the code into a file, and write `value: file://check.js`.',
      key: 'sandbox',
    });
  }
  if (type !== 'python' && !isOutside && valueAt(entry.value, 'keys') !== undefined) {
    faults.push({
      message: 'Code in the sandbox gets no keys.',
      hint: '`keys` are for `python`, and for `javascript` with `sandbox: false`.',
      key: 'keys',
    });
  }
  return faults;
}

/** Of code that an interpreter runs, `check.py:name` is a function of the file. */
export function functionIn(
  entry: unknown,
  file: string,
): { readonly name: string; readonly exported?: string } {
  const { type } = baseType(textAt(entry, 'type') ?? '');
  const isRun = type === 'python' || valueAt(entry, 'sandbox') === false;
  const [, name, exported] = /^(.+\.(?:py|[cm]?[jt]s)):([\w.]+)$/.exec(file) ?? [];
  if (!isRun || name === undefined || exported === undefined) return { name: file };
  return { name, exported };
}

// How the values of scored assertions (`assert`) are read.

const FILE_SCHEME = 'file://';

/** The path of a `file://` value, relative to the config; undefined for other values. */
export function fileOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith(FILE_SCHEME)
    ? value.slice(FILE_SCHEME.length)
    : undefined;
}

/** The value with `{{vars}}` filled in, inside of lists and mappings too. Names of keys stay. */
export function interpolateDeep(value: unknown, vars: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolate(value, vars);
  if (Array.isArray(value)) return value.map((item: unknown) => interpolateDeep(item, vars));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, interpolateDeep(item, vars)]),
  );
}
