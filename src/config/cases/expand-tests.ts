/**
 * `cases` and `skills`: from a config whose tests stand for many to one that has a test a row, and one an eval of a skill,
 * so that whatever checks and builds tests sees only tests. In: a parsed config of any shape. Out: the same with these
 * tests, and where each is from.
 */
import { ConfigPart } from '../config-view.js';
import { isRecord, entriesAt, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { shapeAt } from '../checks/schema-shapes.js';
import type { ConfigFolder } from '../workspace-files.js';
import { type ConfigProblem, formatPath, quote, type YamlPath } from '../problem.js';
import type { YamlSource } from '../source/yaml-source.js';
import { baseType, type ScoredRules, type SourceLocation } from '../suite.js';
import {
  isPlainName,
  isEnvironmentName,
  isRunName,
  isShellCommand,
  PLACEHOLDER,
  readsAsName,
  variablesOf,
} from '../placeholders.js';
import type { expandSkills } from '../skills/expand-skills.js';
import { type CaseRow, createCaseReader, MAX_ROWS } from './read-cases.js';

/** Keys of a test in which `{{columns}}` are filled in, beside its name. */
const FILLED_KEYS = ['tags', 'workspace', 'expect', 'assert', 'tools', 'conversation'] as const;

/** Characters of all texts that are made of one config's templates. */
const MAX_FILLED = 200_000_000;

export interface ExpandedConfig {
  /** Its value has one test a row or eval; places of its own values are there. */
  readonly source: YamlSource;
  /** By the test's place in the expanded config. */
  readonly originOf: (index: number) => TestOrigin | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
  /** Absolute paths of the files that hold cases and evals. */
  readonly files: readonly string[];
}

/** Reads what `cases` names and makes the tests; a test whose cases cannot be read stays, without its templates. */
export async function expandTests(
  source: YamlSource,
  folder: ConfigFolder,
  rules: ScoredRules,
): Promise<ExpandedConfig> {
  const tests = itemsAt(source.value, 'tests');
  const expansion = new Expansion(source, createCaseReader(source, folder));
  for (const [index, test] of tests.entries()) await expansion.add(test, index);
  const skills = await skillTests(source, folder, rules);
  const { files } = expansion.reader;
  const origins: readonly TestOrigin[] = [...expansion.origins, ...skills.tests];
  const made = [...expansion.made, ...skills.tests.map(({ test }) => test)];
  // Where no eval could be read that is said; that there is no test is not worth a second problem.
  const hasTests = made.length > 0 || valueAt(source.value, 'tests') !== undefined;
  const value =
    isRecord(source.value) && hasTests ? { ...source.value, tests: made } : source.value;
  return {
    source: createExpandedSource(source, value, origins),
    originOf: (index) => origins[index],
    problems: [...expansion.problems, ...skills.problems],
    notices: skills.notices,
    files: [...files, ...skills.files],
  };
}

/** Most configs have no skills, and load none of the code for them. */
async function skillTests(
  source: YamlSource,
  folder: ConfigFolder,
  rules: ScoredRules,
): ReturnType<typeof expandSkills> {
  if (valueAt(source.value, 'skills') === undefined) {
    return { tests: [], problems: [], notices: [], files: [] };
  }
  const { expandSkills: expand } = await import('../skills/expand-skills.js');
  return expand(source, folder, rules);
}

/** Makes the tests of one config. */
class Expansion {
  readonly made: unknown[] = [];
  readonly origins: TestOrigin[] = [];
  readonly problems: ConfigProblem[] = [];
  private rows = 0;
  private filled = 0;

  constructor(
    private readonly source: YamlSource,
    readonly reader: ReturnType<typeof createCaseReader>,
  ) {}

  async add(test: unknown, index: number): Promise<void> {
    if (!isRecord(test) || valueAt(test, 'cases') === undefined) {
      this.push(test, { template: index });
      return;
    }
    const path = ['tests', index];
    const read = await this.reader.read(test['cases'], [...path, 'cases']);
    if (read.kind === 'invalid') this.problems.push(...read.problems);
    else if (this.rows + read.rows.length > MAX_ROWS) {
      this.report(
        [...path, 'cases'],
        `The tests have more than ${MAX_ROWS} cases.`,
        'Split them over several suites.',
      );
    } else if (this.addRows(test, index, read.rows)) return;
    this.push(withoutTemplates(test), { template: index, unread: true });
  }

  private push(test: unknown, origin: TestOrigin): void {
    this.made.push(test);
    this.origins.push(origin);
  }

  private report(path: YamlPath, message: string, hint?: string): void {
    const location = this.source.locate(path, 'value');
    this.problems.push({ location, path: formatPath(path), message, hint });
  }

  /** Whether the rows are tests now; a problem is reported. */
  private addRows(
    test: Readonly<Record<string, unknown>>,
    index: number,
    rows: readonly CaseRow[],
  ): boolean {
    this.rows += rows.length;
    const path = ['tests', index];
    const maker = new TestMaker(test, path, (length) => (this.filled += length));
    const missing = maker.missingIn(rows);
    for (const problem of missing.slice(0, 1_000)) {
      if (problem.row === undefined) this.report(problem.path, problem.message, problem.hint);
      else
        this.problems.push({
          location: problem.row.location,
          path: formatPath(problem.path),
          message: problem.message,
          hint: problem.hint,
        });
    }
    if (missing.length > 0) return false;
    for (const [position, row] of rows.entries()) {
      this.push(maker.testOf(row, position + 1), { template: index, row });
      if (this.filled > MAX_FILLED) {
        this.report(
          [...path, 'cases'],
          `The cases fill in more than ${MAX_FILLED / 1_000_000} million characters.`,
          'Move long texts that all cases share into the prompt, or split the cases over several suites.',
        );
        this.made.splice(-position - 1);
        this.origins.splice(-position - 1);
        return false;
      }
    }
    this.checkNames([...path, 'name'], rows.length);
    return true;
  }

  /** Reports a name by which several of the tests that were made last cannot be told apart. */
  private checkNames(path: YamlPath, count: number): void {
    const made = this.made.slice(-count);
    const distinct = new Set(made.map((test) => textAt(test, 'name'))).size;
    if (count - distinct < 2) return;
    this.report(
      path,
      `The ${count} cases have ${distinct === 1 ? 'one name' : `${distinct} names`}.`,
      'Put a column into the name that tells them apart; without any column, each gets a number.',
    );
    const origins = this.origins.splice(-count);
    for (const origin of origins) this.origins.push({ ...origin, isAlike: true });
  }
}

interface MissingName {
  readonly path: YamlPath;
  readonly row?: CaseRow;
  readonly message: string;
  readonly hint: string;
}

/** What a name that no row has may be meant for. */
function columnHint(name: string, columns: readonly string[]): string {
  const meant = columns.find((column) => column.toLowerCase() === name.toLowerCase());
  if (meant !== undefined) return `Did you mean {{${meant}}}? Small and capital letters differ.`;
  const shown = columns.slice(0, 20).map((column) => quote(column));
  return `There are ${shown.join(', ') || 'none'}.`;
}

/** Makes the tests of one test with `cases`. */
class TestMaker {
  /** The names that each of its templates uses, with their first places there. */
  private readonly names: (readonly [name: string, place: YamlPath])[] = [];
  /** Keys of the test in which something is filled in: of the others all rows share the value itself. */
  private readonly filled: readonly string[];
  private readonly rest: Readonly<Record<string, unknown>>;
  private readonly vars: ReadonlyMap<string, unknown>;

  constructor(
    private readonly test: Readonly<Record<string, unknown>>,
    private readonly path: YamlPath,
    private readonly onText: (length: number) => void,
  ) {
    this.filled = ['name', ...FILLED_KEYS].filter((key) => {
      const found = namesIn(new ConfigPart(test[key], [...path, key]));
      this.names.push(...found);
      return found.size > 0;
    });
    this.rest = Object.fromEntries(Object.entries(test).filter(([key]) => key !== 'cases'));
    this.vars = new Map(entriesAt(test, 'vars'));
  }

  /** Names that a row has no value for: of the template where no row has one, else of the row. */
  missingIn(rows: readonly CaseRow[]): readonly MissingName[] {
    return this.names.flatMap(([name, path]): MissingName[] => {
      if (this.vars.has(name)) return [];
      // The run fills it in in a turn's message.
      if (isRunName(name) && path.at(-1) === 'user') return [];
      const without = rows.filter(({ values }) => !values.has(name));
      if (without.length === rows.length) {
        if (!isPlainName(name) && !(readsAsName(name) && this.isJudgedBy(path))) return [];
        const message = `{{${name}}} is neither a column of the cases nor a variable of the test.`;
        const columns = [...(rows[0]?.values.keys() ?? []), ...this.vars.keys()];
        return [{ path, message, hint: columnHint(name, columns) }];
      }
      return without.map((row) => ({
        path,
        row,
        message: `The case has no value in the column ${quote(name)}, which ${formatPath(path)} uses.`,
        hint: `Fill it in, or give the test a value for all such cases: vars: { ${name}: ... }.`,
      }));
    });
  }

  /** Whether the test is judged by the text at the path, which is then no code. */
  private isJudgedBy(path: YamlPath): boolean {
    const [, , key, index] = path;
    if (key !== 'assert') return path.includes('expect');
    const { type } = baseType(textAt(itemsAt(this.test, 'assert')[Number(index)], 'type') ?? '');
    return type !== 'javascript' && type !== 'python';
  }

  /** `number` counts from 1. */
  testOf(row: CaseRow, number: number): unknown {
    const { test, vars, path, onText } = this;
    const lookup = (name: string): unknown => row.values.get(name) ?? vars.get(name);
    const { threshold, asserts } = row.facts;
    const made: Record<string, unknown> = {
      ...this.rest,
      vars: Object.fromEntries([
        ...vars,
        ...Array.from(row.values, ([name, value]) => [name, plain(value)] as const),
      ]),
    };
    for (const key of this.filled) {
      made[key] = fillIn(test[key], [...path, key], { lookup, takesOnlyText, onText });
    }
    if (asserts.length > 0) {
      // An assertion of a row's own column may name its other columns.
      const filling = { lookup, takesOnlyText: () => true, onText };
      const own = asserts.map(({ entry }) => fillIn(entry, [], filling));
      made['assert'] = [...itemsAt(made, 'assert'), ...own];
    }
    if (threshold !== undefined) made['threshold'] = threshold;
    const { name } = test;
    if (typeof name === 'string' && name !== '') {
      const isConstant = !variablesOf(name).some((it) => row.values.has(it));
      made['name'] = isConstant
        ? `${textOfValue(made['name'])} #${number}`
        : textOfValue(made['name']);
    }
    return made;
  }
}

/** As a variable: what is no text, number or boolean becomes JSON. */
function plain(value: unknown): unknown {
  return typeof value === 'object' ? textOfValue(value) : value;
}

/** Whether the config's language allows only texts at a path. */
function takesOnlyText(path: YamlPath): boolean {
  return textAt(shapeAt(path).schema, 'type') === 'string';
}

function withoutTemplates(test: Readonly<Record<string, unknown>>): unknown {
  const templates: readonly string[] = ['cases', 'threshold', ...FILLED_KEYS];
  return Object.fromEntries(Object.entries(test).filter(([key]) => !templates.includes(key)));
}

// Templates of a test with `cases`: any value whose texts have `{{columns}}`. Keys of mappings are none.

/** Each name with the first place that uses it. A shell reads the variables of a command from its environment. */
function namesIn(template: ConfigPart): ReadonlyMap<string, YamlPath> {
  const names = new Map<string, YamlPath>();
  for (const { path, value } of template.texts()) {
    if (isShellCommand(path)) continue;
    for (const name of variablesOf(String(value))) if (!names.has(name)) names.set(name, path);
  }
  return names;
}

interface Filling {
  /** The value of a name, with its own type; undefined where there is none: the name stays as it is. */
  readonly lookup: (name: string) => unknown;
  /** Whether what stands at a path can only be a text: a number of a row is written as one there. */
  readonly takesOnlyText: (path: YamlPath) => boolean;
  /** Called with the length of each text that is made. */
  readonly onText: (length: number) => void;
}

/** The value at a path, filled in; itself where there is nothing to fill in. */
function fillIn(value: unknown, path: YamlPath, filling: Filling): unknown {
  if (typeof value === 'string')
    return isShellCommand(path) ? value : fillText(value, path, filling);
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
    const made = fillIn(item, [...path, isList ? Number(key) : key], filling);
    return { key, made, isSame: made === item };
  });
  if (entries.every(({ isSame }) => isSame)) return value;
  return isList
    ? entries.map(({ made }) => made)
    : Object.fromEntries(entries.map(({ key, made }) => [key, made]));
}

function fillText(text: string, path: YamlPath, filling: Filling): unknown {
  const { lookup, takesOnlyText, onText } = filling;
  const [only] = variablesOf(text);
  if (only === undefined) return text;
  if (WHOLE.test(text) && !takesOnlyText(path)) return lookup(only) ?? text;
  const filled = text.replace(EACH, (placeholder, name: string) => {
    const value = isEnvironmentName(name) ? undefined : lookup(name);
    return value === undefined ? placeholder : textOfValue(value);
  });
  onText(filled.length);
  return filled;
}

const WHOLE = new RegExp(`^${PLACEHOLDER}$`);
const EACH = new RegExp(PLACEHOLDER, 'g');

/** A value in the middle of a text. */
function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// Places in a config whose tests are made of rows: a value that a row brings in is where the row has it.

/** What a test of the expanded config is made of. */
interface TestOrigin {
  /** The test's place in `tests` as the config has it; undefined for an eval of a skill. */
  readonly template?: number | undefined;
  readonly row?: CaseRow | undefined;
  /** Of an eval: where a value is from, by its path in the test; undefined where `skills` says it. */
  readonly placeOf?: ((rest: YamlPath) => SourceLocation | undefined) | undefined;
  /** Its cases could not be read, and its templates are left out. */
  readonly unread?: true | undefined;
  /** Its case has the name of another, as more than one of the test do. */
  readonly isAlike?: true | undefined;
}

/** `value` is the expanded config; `origins` are by a test's place in it. */
function createExpandedSource(
  source: YamlSource,
  value: unknown,
  origins: readonly TestOrigin[],
): YamlSource {
  const templates = itemsAt(source.value, 'tests');
  const translate = (path: YamlPath): Translation => {
    const [first, index, ...rest] = path;
    const origin = first === 'tests' && typeof index === 'number' ? origins[index] : undefined;
    if (origin === undefined) return { path };
    const { template, row } = origin;
    if (template === undefined) {
      const place = origin.placeOf?.(rest);
      return { path: place === undefined ? ['skills', ...rest] : ['skills'], place };
    }
    const written = ['tests', template, ...rest];
    if (row === undefined) return { path: written };
    return translateRow(written, rest, templates[template], row);
  };
  return {
    file: source.file,
    value,
    locate: (path, target) => {
      const { path: written, place } = translate(path);
      return place ?? source.locate(written, target);
    },
    locateText: (path) => {
      const { path: written, place } = translate(path);
      return place ?? source.locateText(written);
    },
    linesOf: (path) => source.linesOf(translate(path).path),
    written: (path) => translate(path).path,
  };
}

interface Translation {
  /** In the config as it is written. */
  readonly path: YamlPath;
  /** Where a row has the value. */
  readonly place?: SourceLocation | undefined;
}

/** `rest`: the path within the test. */
function translateRow(
  path: YamlPath,
  rest: YamlPath,
  template: unknown,
  row: CaseRow,
): Translation {
  const [key, second] = rest;
  if (key === 'vars') {
    if (second === undefined) return { path, place: row.columnsAt };
    const name = String(second);
    return row.values.has(name) ? { path, place: row.placeOf(name) } : { path };
  }
  if (key === 'threshold' && row.facts.threshold !== undefined) {
    return { path, place: row.placeOf('__threshold') };
  }
  if (key === 'assert' && typeof second === 'number') {
    const own = row.facts.asserts[second - itemsAt(template, 'assert').length];
    if (own !== undefined) {
      const [, index = 0] = path;
      return { path: ['tests', index, own.column], place: row.placeOf(own.column) };
    }
  }
  const names = placeholdersAt(template, rest);
  if (names === undefined) return { path };
  const column = names.find((name) => row.values.has(name));
  return { path, place: column === undefined ? row.location : row.placeOf(column) };
}

/** The names in the template's text at the path, or around it; undefined where the template has no text there. */
function placeholdersAt(template: unknown, rest: YamlPath): readonly string[] | undefined {
  let value = template;
  for (const step of rest) {
    if (typeof value === 'string') break;
    value = Array.isArray(value) ? value[Number(step)] : valueAt(value, String(step));
  }
  const names = typeof value === 'string' ? variablesOf(value) : [];
  return names.length === 0 ? undefined : names;
}
