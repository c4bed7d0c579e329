/**
 * Reads what is in the `evals` folder of a skill: `evals.json` as agentskills.io and Anthropic's skill-creator
 * describe it, and files that say which prompts should use the skill. People write both in several shapes: the tables
 * below say what is read as what.
 */
import { isRecord, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { decodeText } from '../../basics/paths.js';
import { type ConfigProblem, describeValue, quote, type YamlPath } from '../problem.js';
import { parseWrittenJson, placesInJson } from '../source/json-text.js';
import { encodingProblem } from '../source/yaml-source.js';
import { baseType, ruleOf, type ScoredRules, type SourceLocation, scalarText } from '../suite.js';

/** Of an object whose list holds the evals. */
const LISTS = ['evals', 'cases', 'tests', 'test_cases', 'queries'];
/** Lists of prompts that say by their key whether the skill should be used. */
const TRIGGER_LISTS: Readonly<Record<string, boolean>> = {
  should_trigger: true,
  should_not_trigger: false,
};
const PROMPTS = ['prompt', 'query', 'input', 'question', 'q'];
const CHECKS = ['assertions', 'expectations', 'checks', 'criteria', 'rubric', 'expect', 'scorers'];
/** Asked of a judge where there are no checks. */
const EXPECTED = ['expected_output', 'expected_behavior', 'expected_behaviour', 'expected'];
/** Names that people use for other things, too: there a value of another shape is not read, and no mistake. */
const LOOSE: readonly string[] = ['checks', 'criteria', 'rubric', 'expect', 'scorers', 'expected'];
const NAMES = ['id', 'name', 'eval_name', 'title'];
/** The text of a check that is an object. */
const CRITERIA = ['text', 'check', 'criterion', 'assertion', 'expectation', 'pass_if'].concat(
  ...['description', 'name'],
);
/** What people note for people: it asks and checks nothing, so nobody is told that it is not read. */
const REMARKS = ['$schema', 'version', 'schema_version', 'skill_name', 'skill', 'name'].concat(
  ...['description', 'note', 'notes', 'comment', 'comments', '_comment', '$comment', 'updated'],
);
const REMARKS_OF_EVAL = [...NAMES, 'skill', 'skill_name', 'note', 'notes', 'comment', 'category'];
const REMARKS_OF_CHECK = [...CRITERIA, 'id', 'type', 'dimension', 'note', 'notes'];

const USUAL_SHAPE =
  'The usual shape: {"skill_name": "csv", "evals": [{"id": 1, "prompt": "...", "expected_output": "...", "files": ["evals/files/a.csv"], "assertions": ["..."]}]}; of triggers: [{"query": "...", "should_trigger": true}].';

/** A value of a file, and where it stands. */
export interface Placed<T> {
  readonly value: T;
  readonly path: YamlPath;
}

/** A file or folder of the checkout under the name that is written, or a text of the file itself. */
interface EvalFile {
  readonly name: string;
  readonly text?: string | undefined;
  /** Its place in the workspace, if the file says it. */
  readonly target?: string | undefined;
}

export interface SkillEval {
  /** As it is written, else its number from 1. */
  readonly id: string;
  readonly path: YamlPath;
  readonly prompt: string;
  readonly promptPath: YamlPath;
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  readonly skip: boolean;
  readonly files: readonly Placed<EvalFile>[];
  /** What a judge is asked. */
  readonly criteria: readonly Placed<string>[];
  /** Entries of an `assert` list. */
  readonly asserts: readonly Placed<Readonly<Record<string, unknown>>>[];
  /** Whether the prompt should use the skill, where that is asked. */
  readonly triggers?: boolean | undefined;
}

export interface EvalsFile {
  /** Those that ask for something to be checked. */
  readonly evals: readonly SkillEval[];
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
  readonly locate: (path: YamlPath) => SourceLocation;
  /** The last line of the value at a path. */
  readonly endLineOf: (path: YamlPath) => number;
}

/** What a file is for. In one of triggers each prompt says whether it should use the skill. */
type EvalsKind = 'evals' | 'triggers';

/** Never throws for what the file holds. `file` is the name for locations. */
export function readEvals(
  {
    file,
    kind,
    bytes,
  }: { readonly file: string; readonly kind: EvalsKind; readonly bytes: Uint8Array },
  rules: ScoredRules,
): EvalsFile {
  const text = decodeText(bytes);
  if (text === undefined) return unreadable(file, encodingProblem(file, bytes));
  const parsed = parseWrittenJson(bytes);
  if (parsed.kind === 'invalid') {
    const { line, column, message } = parsed;
    const location = { file, line, column };
    return unreadable(file, { location, message: `The file ${message}.`, hint: USUAL_SHAPE });
  }
  const placeOf = placesInJson(text);
  const reader = new EvalsReader(kind, rules, (path) => {
    const { line, column } = placeOf(path);
    return { file, line, column };
  });
  reader.readFile(parsed.value);
  const { evals, problems, locate } = reader;
  const notices = reader.notices(file);
  return { evals, problems, notices, locate, endLineOf: (path) => placeOf(path).endLine };
}

function unreadable(file: string, problem: ConfigProblem): EvalsFile {
  const locate = (): SourceLocation => ({ file, line: 1, column: 1 });
  return { evals: [], problems: [problem], notices: [], locate, endLineOf: () => 1 };
}

/** Reads one file. */
class EvalsReader {
  readonly evals: SkillEval[] = [];
  readonly problems: ConfigProblem[] = [];
  /** Keys that are not read, as `evals[].turns`, with how often. */
  readonly #unread = new Map<string, number>();
  /** Ids of evals in which nothing is expected. */
  readonly #idle: string[] = [];
  #number = 0;

  constructor(
    private readonly kind: EvalsKind,
    private readonly rules: ScoredRules,
    readonly locate: (path: YamlPath) => SourceLocation,
  ) {}

  readFile(value: unknown): void {
    if (Array.isArray(value)) this.#readList(value, []);
    else if (isRecord(value)) this.#readObject(value);
    else this.#report([], `Expected the evals of a skill, got ${describeValue(value)}.`);
  }

  notices(file: string): readonly string[] {
    const unread = [...this.#unread].map(([key, times]) => `\`${key}\` (${times})`);
    const idle = this.#idle.map((id) => quote(id)).slice(0, 10);
    return [
      ...(this.#number === 0 && this.problems.length === 0
        ? [`${file}: there are no evals in it.`]
        : []),
      ...(unread.length === 0 ? [] : [`${file}: not read: ${unread.slice(0, 20).join(', ')}.`]),
      ...(idle.length === 0
        ? []
        : [
            `${file}: ${this.#idle.length} of ${this.#number} evals expect nothing and are not asked: ${idle.join(', ')}.`,
          ]),
    ];
  }

  #report(path: YamlPath, message: string, hint = USUAL_SHAPE): void {
    this.problems.push({ location: this.locate(path), message, hint });
  }

  #readObject(value: Readonly<Record<string, unknown>>): void {
    const lists = LISTS.filter((key) => Array.isArray(value[key]));
    const triggers = Object.keys(TRIGGER_LISTS).filter((key) => Array.isArray(value[key]));
    if (lists.length + triggers.length === 0) {
      this.#report([], 'The file holds no list of evals.');
      return;
    }
    for (const key of lists) this.#readList(itemsAt(value, key), [key]);
    for (const key of triggers) this.#readList(itemsAt(value, key), [key], TRIGGER_LISTS[key]);
    this.#noteUnread(value, [...lists, ...triggers, ...REMARKS], '');
  }

  #readList(list: readonly unknown[], path: YamlPath, triggers?: boolean): void {
    for (const [index, item] of list.entries()) this.#readEval(item, [...path, index], triggers);
  }

  #readEval(item: unknown, path: YamlPath, listed: boolean | undefined): void {
    this.#number += 1;
    const id =
      NAMES.map((key) => scalarText(valueAt(item, key))).find(Boolean) ?? `${this.#number}`;
    if (typeof item === 'string' && listed !== undefined && item.trim() !== '') {
      this.#add({ ...BARE, id, path, prompt: item, promptPath: path, triggers: listed });
      return;
    }
    if (!isRecord(item)) {
      this.#report(path, `Expected an eval, got ${describeValue(item)}.`);
      return;
    }
    const prompt = this.#promptOf(item, path);
    const { criteria, asserts, keys } = this.#checksOf(item, path);
    const files = this.#filesOf(item, path);
    const triggers = this.#triggersOf(item, path, listed);
    const known = [...keys, ...PROMPTS, 'files', 'should_trigger', 'tags', 'description', 'skip'];
    this.#noteUnread(item, [...known, ...REMARKS_OF_EVAL], 'evals[].');
    if (prompt === undefined) return;
    this.#add({
      id,
      path,
      prompt: prompt.value,
      promptPath: prompt.path,
      description: textAt(item, 'description'),
      tags: itemsAt(item, 'tags').filter((tag) => typeof tag === 'string'),
      skip: item['skip'] === true,
      files,
      criteria,
      asserts,
      triggers,
    });
  }

  #add(one: SkillEval): void {
    const isIdle =
      one.criteria.length === 0 && one.asserts.length === 0 && one.triggers === undefined;
    if (isIdle) this.#idle.push(one.id);
    else this.evals.push(one);
  }

  #promptOf(item: Readonly<Record<string, unknown>>, path: YamlPath): Placed<string> | undefined {
    const key = PROMPTS.find((name) => item[name] !== undefined);
    const value = key === undefined ? undefined : item[key];
    if (key !== undefined && typeof value === 'string' && value.trim() !== '') {
      return { value, path: [...path, key] };
    }
    const found = key === undefined ? 'has none' : `has ${describeValue(value)}`;
    this.#report(
      key === undefined ? path : [...path, key],
      `An eval needs a \`prompt\`, and this one ${found}.`,
    );
    return undefined;
  }

  #triggersOf(
    item: Readonly<Record<string, unknown>>,
    path: YamlPath,
    listed: boolean | undefined,
  ): boolean | undefined {
    const { should_trigger: value, expect } = item;
    if (typeof value === 'boolean') return value;
    if (this.kind === 'triggers' && typeof expect === 'boolean') return expect;
    if (value === undefined && (listed !== undefined || this.kind === 'evals')) return listed;
    this.#report(
      value === undefined ? path : [...path, 'should_trigger'],
      `\`should_trigger\` is true or false, not ${describeValue(value)}.`,
    );
    return undefined;
  }

  /** The checks of an eval; where it has none, what it expects. `keys`: those that were read. */
  #checksOf(
    item: Readonly<Record<string, unknown>>,
    path: YamlPath,
  ): Pick<SkillEval, 'criteria' | 'asserts'> & { readonly keys: readonly string[] } {
    const criteria: Placed<string>[] = [];
    const asserts: Placed<Readonly<Record<string, unknown>>>[] = [];
    const keys: string[] = [];
    const read = (key: string): void => {
      const items = listOf(item[key], [...path, key]);
      const isReadable = items.every(
        ({ value }) => this.#assertOf(value) !== undefined || criterionOf(value) !== undefined,
      );
      if (!isReadable && LOOSE.includes(key)) return;
      keys.push(key);
      for (const { value, path: at } of items) {
        const entry = this.#assertOf(value);
        const criterion = criterionOf(value);
        if (entry !== undefined) asserts.push({ value: entry, path: at });
        else if (criterion !== undefined) criteria.push({ value: criterion, path: at });
        else this.#report(at, `Expected what is checked, got ${describeValue(value)}.`);
        const own = entry === undefined ? [] : [...Object.keys(entry), 'pattern'];
        const place = `evals[].${key}[].`;
        if (isRecord(value)) this.#noteUnread(value, [...REMARKS_OF_CHECK, ...own], place);
      }
    };
    CHECKS.forEach(read);
    if (this.kind === 'triggers') return { criteria, asserts, keys: [...keys, 'expect'] };
    const hasChecks = criteria.length + asserts.length > 0;
    // What it expects in a sentence is said once more by its checks.
    if (hasChecks) return { criteria, asserts, keys: [...keys, ...EXPECTED] };
    EXPECTED.forEach(read);
    return { criteria, asserts, keys };
  }

  /** The entry of an `assert` list that an object is; undefined where it is none that can be judged. */
  #assertOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
    const written = textAt(value, 'type')?.replaceAll('_', '-').toLowerCase();
    const given = valueAt(value, 'value') ?? valueAt(value, 'pattern');
    if (written === undefined || given === undefined) return undefined;
    const entry = Object.fromEntries([
      ['type', written],
      ['value', given],
      ...['threshold', 'weight', 'metric'].flatMap((key) => {
        const own = valueAt(value, key);
        return own === undefined ? [] : [[key, own] as const];
      }),
    ]);
    const rule = ruleOf(entry, this.rules);
    if (rule === undefined) return undefined;
    const { type } = baseType(written);
    const fault = rule.valueFault?.({ type, value: given, vars: {} });
    return fault === undefined && rule.limitUnit === undefined ? entry : undefined;
  }

  #filesOf(item: Readonly<Record<string, unknown>>, path: YamlPath): readonly Placed<EvalFile>[] {
    const { files } = item;
    if (isRecord(files)) {
      return Object.entries(files).flatMap(([name, text]): Placed<EvalFile>[] => {
        const at = [...path, 'files', name];
        if (typeof text === 'string') return [{ value: { name, text }, path: at }];
        this.#report(at, `Expected the content of a file, got ${describeValue(text)}.`);
        return [];
      });
    }
    return listOf(files, [...path, 'files']).flatMap(({ value, path: at }) => {
      const found = fileOf(value);
      if (found !== undefined) return [{ value: found, path: at }];
      this.#report(at, `Expected the path of a file, got ${describeValue(value)}.`);
      return [];
    });
  }

  #noteUnread(
    value: Readonly<Record<string, unknown>>,
    read: readonly string[],
    prefix: string,
  ): void {
    for (const key of Object.keys(value).filter((name) => !read.includes(name))) {
      const shown = `${prefix}${key}`;
      this.#unread.set(shown, (this.#unread.get(shown) ?? 0) + 1);
    }
  }
}

const BARE = { tags: [], skip: false, files: [], criteria: [], asserts: [] } as const;

/** The items of a list, or the value itself; none where there is nothing. */
function listOf(value: unknown, path: YamlPath): readonly Placed<unknown>[] {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) return [{ value, path }];
  return value.map((item: unknown, index) => ({ value: item, path: [...path, index] }));
}

/** What a judge is asked. */
function criterionOf(value: unknown): string | undefined {
  const texts = [scalarText(value), ...CRITERIA.map((key) => textAt(value, key))];
  return texts.find((text) => text !== undefined && text.trim() !== '');
}

function fileOf(value: unknown): EvalFile | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { name: value };
  const first = (...keys: readonly string[]): string | undefined =>
    keys.map((key) => textAt(value, key)).find((text) => text !== undefined && text !== '');
  const text = textAt(value, 'content') ?? textAt(value, 'text');
  const target = first('dest', 'target', 'to');
  const name = first('source', 'src', 'from', 'path', 'name', 'file', 'filename') ?? target;
  return name === undefined ? undefined : { name, text, target };
}
