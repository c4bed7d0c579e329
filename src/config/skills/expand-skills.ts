/**
 * `skills`: from the folders of skills, and the evals beside them, to tests of the agent that a command starts. In: a
 * parsed config of any shape. Out: tests as the config could have them itself, and where each value of them is from.
 */
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isRecord, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { decodeText, isInside, shownPath } from '../../basics/paths.js';
import { filesToCommit } from '../../processes/git.js';
import { AGENT_PROGRAMS, type AgentName, isAgentName, isOfSkill } from '../agents.js';
import type { CaseRow } from '../cases/read-cases.js';
import { variablesOf } from '../placeholders.js';
import { type ConfigProblem, describeValue, formatPath, quote, type YamlPath } from '../problem.js';
import { parseWrittenJson, placesInJson } from '../source/json-text.js';
import { encodingProblem, parseYamlSource, type YamlSource } from '../source/yaml-source.js';
import { baseType, ruleOf, type ScoredRules, type SourceLocation, scalarText } from '../suite.js';
import {
  type ConfigFolder,
  filesNamed,
  readWorkspaceFile,
  resolveInWorkspace,
} from '../workspace-files.js';

const MAX_SKILLS = 2_000;
const MAX_EVALS_BYTES = 5_000_000;
const MAX_SKILL_BYTES = 1_000_000;

/** In `evals` of a skill: what holds prompts that should use it, and others that should not. */
const TRIGGER_FILE = /^(?:triggers|triggering|trigger[-_]evals?)\.json$/;

interface SkillTest {
  readonly test: Readonly<Record<string, unknown>>;
  readonly row: CaseRow;
  /** Where a value of the test is from, by its path in the test; undefined where the config's `skills` says it. */
  readonly placeOf: (rest: YamlPath) => SourceLocation | undefined;
}

interface SkillTests {
  readonly tests: readonly SkillTest[];
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
  /** Absolute paths of the files that hold evals. */
  readonly files: readonly string[];
}

/** What is wrong with the shape of the entry itself is left to the schema: then there are no tests. */
export async function expandSkills(
  source: YamlSource,
  folder: ConfigFolder,
  rules: ScoredRules,
): Promise<SkillTests> {
  const expansion = new SkillExpansion(source, folder, rules);
  await expansion.run(valueAt(source.value, 'skills'));
  return expansion;
}

interface Skill {
  /** As its `SKILL.md` names it, else its folder. */
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** The name of its folder where an agent looks for it. */
  readonly folderName: string;
  /** What it is made of: names in its folder. */
  readonly entries: readonly string[];
}

interface SkillEntry {
  readonly value: Readonly<Record<string, unknown>>;
  readonly agent: AgentName;
}

class SkillExpansion implements SkillTests {
  readonly tests: SkillTest[] = [];
  readonly problems: ConfigProblem[] = [];
  readonly notices: string[] = [];
  readonly files: string[] = [];
  readonly #parts = new Map<Skill, readonly (readonly [string, WorkspaceFiles[string]])[]>();

  constructor(
    private readonly source: YamlSource,
    private readonly folder: ConfigFolder,
    private readonly rules: ScoredRules,
  ) {}

  async run(value: unknown): Promise<void> {
    const patterns = itemsAt(value, 'folders').filter((item) => typeof item === 'string');
    const command = textAt(value, 'command');
    if (!isRecord(value) || command === undefined || patterns.length === 0) return;
    const agent = this.#agentOf(value, command);
    if (!this.#asksPrompts(command) || agent === undefined) return;
    const skills = await this.#findSkills(patterns);
    const names = distinctNames(skills, this.folder);
    let withEvals = 0;
    for (const skill of skills) {
      const before = this.tests.length + this.problems.length;
      const beside = value['beside'] === 'all' ? skills.filter((it) => it !== skill) : [];
      await this.#readSkill({ value, agent }, skill, { beside, label: names.get(skill) ?? '' });
      if (this.tests.length + this.problems.length > before) withEvals += 1;
    }
    if (this.problems.length > 0) return;
    if (withEvals === 0) {
      this.#report(
        ['folders'],
        `None of the ${skills.length} skills has evals that ask for something.`,
        {
          hint: 'Write `evals/evals.json` beside a SKILL.md, see docs/agents.md.',
        },
      );
    } else if (withEvals < skills.length) {
      this.notices.push(
        `Of ${skills.length} skills ${withEvals} have evals: the others are not tested.`,
      );
    }
  }

  #report(at: YamlPath, message: string, { hint }: { readonly hint?: string } = {}): void {
    const written = ['skills', ...at];
    const location = this.source.locate(written, 'value');
    this.problems.push({ location, path: formatPath(written), message, hint });
  }

  #asksPrompts(command: string): boolean {
    const names = variablesOf(command);
    const other = names.find((name) => name !== 'prompt');
    if (other !== undefined) {
      this.#report(['command'], `Nothing fills in {{${other}}}: an eval has a {{prompt}}.`);
    } else if (!names.includes('prompt')) {
      const hint = 'e.g. `claude -p {{prompt}} --output-format stream-json --verbose`.';
      this.#report(['command'], 'The command asks no eval: {{prompt}} is not in it.', { hint });
    }
    return other === undefined && names.includes('prompt');
  }

  #agentOf(value: unknown, command: string): AgentName | undefined {
    const named = valueAt(value, 'agent');
    if (named !== undefined) return isAgentName(named) ? named : undefined;
    const found = agentOf(command);
    if (found === undefined) {
      this.#report(
        ['command'],
        'Which agent the command starts is not known, nor where it looks for skills.',
        {
          hint: `Name it, e.g. \`agent: claude-code\`; there are ${Object.keys(AGENT_PROGRAMS).join(', ')}.`,
        },
      );
    }
    return found;
  }

  async #findSkills(patterns: readonly string[]): Promise<readonly Skill[]> {
    // One skill may be found under two names: `.claude/skills` is often a link.
    const found = new Map<string, string>();
    for (const [index, pattern] of patterns.entries()) {
      for (const folder of await this.#foldersOf(pattern, ['folders', index])) {
        const real = await realpath(folder);
        if (!found.has(real)) found.set(real, folder);
      }
    }
    if (found.size > MAX_SKILLS) {
      this.#report(['folders'], `There are more than ${MAX_SKILLS} skills.`);
      return [];
    }
    const committed = await filesToCommit(this.folder.directory, [...found.keys()]);
    const skills: Skill[] = [];
    for (const [real, folder] of found) {
      skills.push(await this.#skillIn(folder, committed.get(real)));
    }
    return skills;
  }

  /** Absolute folders with a `SKILL.md`, in the order of their names. */
  async #foldersOf(pattern: string, at: YamlPath): Promise<readonly string[]> {
    const { workspace } = this.folder;
    const named = await filesNamed(this.folder, `${pattern.replace(/\/+$/, '')}/SKILL.md`);
    if (named === undefined) {
      const where = 'are outside the workspace, where nothing is read';
      this.#report(at, `The folders ${quote(pattern)} ${where}.`);
      return [];
    }
    const folders: string[] = [];
    for (const { file } of named) {
      const resolution = await resolveInWorkspace(workspace, file);
      if (resolution.kind === 'inside') folders.push(path.dirname(file));
    }
    if (folders.length > 0) return folders;
    this.#report(at, `No folder ${quote(pattern)} has a SKILL.md.`, {
      hint: 'Paths and globs are relative to the config file, e.g. `.claude/skills/*`, or `.` where the repository is the skill.',
    });
    return [];
  }

  /** `committed`: what git would commit of its folder; undefined where there is no git. */
  async #skillIn(folder: string, committed: readonly string[] | undefined): Promise<Skill> {
    const { workspace, directory } = this.folder;
    const read = await readWorkspaceFile(workspace, path.join(folder, 'SKILL.md'), MAX_SKILL_BYTES);
    const text = read.kind === 'read' ? decodeText(read.file.bytes) : undefined;
    const own = path.basename(folder);
    const name = nameIn(text ?? '') ?? own;
    // The repository itself is the skill: files for git, for CI and for us are not part of it.
    const isRepository = isInside(folder, directory);
    const names = committed && new Set(committed.map((file) => file.split('/', 1)[0]));
    const entries = (await readdir(folder)).filter(
      (entry) =>
        isOfSkill(entry) &&
        names?.has(entry) !== false &&
        !(isRepository && (entry.startsWith('.') || path.join(folder, entry) === this.#configFile)),
    );
    const real = await realpath(folder);
    const shown = await Promise.all(
      entries.map(async (entry) => {
        const target = await realpath(path.join(folder, entry)).catch(() => undefined);
        // A link must not bring back what does not belong to it.
        return target === undefined || isPartOf(real, target) ? [entry] : [];
      }),
    );
    const folderName = isRepository ? name : own;
    return { name, folder, folderName, entries: shown.flat().toSorted() };
  }

  get #configFile(): string {
    return path.resolve(this.folder.workspace, this.source.file);
  }

  async #readSkill(
    entry: SkillEntry,
    skill: Skill,
    { beside, label }: { readonly beside: readonly Skill[]; readonly label: string },
  ): Promise<void> {
    const folder = path.join(skill.folder, 'evals');
    const names = await readdir(folder).catch((): string[] => []);
    const wanted = names.filter((name) => name === 'evals.json' || TRIGGER_FILE.test(name));
    const installed = this.#installed(entry.agent, [skill, ...beside]);
    const taken = new Set<string>();
    for (const name of wanted.toSorted()) {
      const read = await this.#readFile(path.join(folder, name));
      if (read === undefined) continue;
      const isTriggers = name !== 'evals.json';
      this.problems.push(...read.problems);
      this.notices.push(...read.notices);
      for (const one of read.evals) {
        const id = distinctId(`${isTriggers ? 'trigger-' : ''}${one.id}`, taken);
        const named = await this.#filesOf(one, skill, read);
        const files = { ...installed, ...named };
        this.tests.push(testOf(entry, { one, read, skill, name: `${label}/${id}`, files }));
      }
    }
  }

  async #readFile(absolute: string): Promise<EvalsReader | undefined> {
    const { workspace } = this.folder;
    const file = shownPath(workspace, absolute);
    const read = await readWorkspaceFile(workspace, absolute, MAX_EVALS_BYTES);
    if (read.kind === 'refused') {
      this.#report(['folders'], `The file ${quote(file)} ${read.refusal.message}.`);
      return undefined;
    }
    this.files.push(absolute);
    const kind = path.basename(file) === 'evals.json' ? 'evals' : 'triggers';
    const reader = new EvalsReader(file, kind, this.rules);
    reader.read(read.file.bytes);
    return reader;
  }

  /** `files` of a workspace with the skills where the agent looks for them, without their evals, which hold the answers. */
  #installed(agent: AgentName, skills: readonly Skill[]): WorkspaceFiles {
    const { skillFolder } = AGENT_PROGRAMS[agent];
    const files: [string, WorkspaceFiles[string]][] = [];
    const taken = new Set<string>();
    for (const skill of skills) {
      if (taken.has(skill.folderName)) continue;
      taken.add(skill.folderName);
      const target = path.posix.join(skillFolder, skill.folderName);
      for (const [name, file] of this.#partsOf(skill)) files.push([`${target}/${name}`, file]);
    }
    return Object.fromEntries(files);
  }

  /** One value for all tests that have the skill: it is read and checked once. */
  #partsOf(skill: Skill): readonly (readonly [string, WorkspaceFiles[string]])[] {
    const known = this.#parts.get(skill);
    if (known !== undefined) return known;
    const parts = skill.entries.map(
      (name) => [name, { from: this.#fromConfig(path.join(skill.folder, name)) }] as const,
    );
    this.#parts.set(skill, parts);
    return parts;
  }

  #fromConfig(absolute: string): string {
    return path.relative(this.folder.directory, absolute).split(path.sep).join('/');
  }

  /** What an eval works on: each file where its prompt names it, else under its own name. */
  async #filesOf(one: SkillEval, skill: Skill, read: EvalsReader): Promise<WorkspaceFiles> {
    const files: Record<string, WorkspaceFiles[string]> = {};
    for (const { value, path: at } of one.files) {
      const fault = (message: string): void =>
        void this.problems.push({ location: read.locate(at), message });
      const target = targetOf(value, one.prompt, files);
      if (target === undefined)
        fault(`${quote(value.target ?? value.name)} leads out of the workspace.`);
      else if (value.text !== undefined) files[target] = value.text;
      else {
        const found = await this.#find(value.name, skill);
        if (found.kind === 'found') files[target] = { from: this.#fromConfig(found.file) };
        else fault(found.message);
      }
    }
    return files;
  }

  /** Of the skill, of its evals, else of the checkout. */
  async #find(
    name: string,
    { folder }: Skill,
  ): Promise<{ kind: 'found'; file: string } | { kind: 'refused'; message: string }> {
    const { workspace } = this.folder;
    for (const base of [folder, path.join(folder, 'evals'), workspace]) {
      const file = path.resolve(base, name);
      const resolution = await resolveInWorkspace(workspace, file);
      if (resolution.kind === 'inside' && resolution.exists) return { kind: 'found', file };
      if (resolution.kind === 'refused' && base === workspace) {
        return {
          kind: 'refused',
          message: `The file ${quote(name)} ${resolution.refusal.message}.`,
        };
      }
    }
    const place = shownPath(workspace, folder);
    return {
      kind: 'refused',
      message: `There is no file ${quote(name)}, neither in the skill${place === '' ? '' : ` (${quote(place)})`} nor in the checkout.`,
    };
  }
}

/** Whether a real path may be taken in for a skill's folder: it is not above it, and nothing in it that does not belong to the skill. */
function isPartOf(skill: string, target: string): boolean {
  if (isInside(target, skill)) return false;
  return (
    !isInside(skill, target) || isOfSkill(path.relative(skill, target).split(path.sep).join('/'))
  );
}

type WorkspaceFiles = Readonly<Record<string, string | { readonly from: string }>>;

/** By the name that `SKILL.md` gives the skill in its front matter. */
function nameIn(text: string): string | undefined {
  const [, matter] = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  if (matter === undefined) return undefined;
  const parsed = parseYamlSource('SKILL.md', Buffer.from(matter), 'list');
  const name = parsed.kind === 'parsed' ? textAt(parsed.source.value, 'name')?.trim() : undefined;
  return name === undefined || !/^[\w-][\w.-]*$/.test(name) ? undefined : name;
}

/** By which the tests of each skill are named: its name; of two of one name, their folders. */
function distinctNames(
  skills: readonly Skill[],
  { directory }: ConfigFolder,
): ReadonlyMap<Skill, string> {
  const times = new Map<string, number>();
  for (const { name } of skills) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    skills.map((skill) => {
      const where = path.relative(directory, skill.folder).split(path.sep).join('/');
      return [skill, times.get(skill.name) === 1 ? skill.name : where];
    }),
  );
}

function distinctId(id: string, taken: Set<string>): string {
  let name = id;
  for (let again = 2; taken.has(name); again += 1) name = `${id}#${again}`;
  taken.add(name);
  return name;
}

/** A path in the workspace; undefined where it leads out. */
function targetOf(
  { name, target }: SkillEval['files'][number]['value'],
  prompt: string,
  taken: WorkspaceFiles,
): string | undefined {
  const written = path.posix.normalize(name.replaceAll('\\', '/')).replace(/\/+$/, '');
  const own = path.posix.basename(written);
  const wanted =
    target ?? [written, mentionOf(own, prompt), own].find((it) => isWanted(it, prompt, own));
  const normal = path.posix.normalize((wanted ?? own).replaceAll('\\', '/')).replace(/\/+$/, '');
  const leadsOut = normal.startsWith('/') || normal.split('/').includes('..') || normal === '.';
  if (leadsOut) return undefined;
  return Object.hasOwn(taken, normal) && !written.includes('..') ? written : normal;
}

function isWanted(candidate: string | undefined, prompt: string, own: string): boolean {
  return candidate !== undefined && (candidate === own || prompt.includes(candidate));
}

/** The path by which a prompt names a file, e.g. `data/sales.csv`. */
function mentionOf(own: string, prompt: string): string | undefined {
  const words = prompt.split(/[\s"'`()<>[\]{},;:]+/).map((word) => word.replace(/[.!?]+$/, ''));
  const mention = words.find((word) => word.endsWith(`/${own}`))?.replace(/^\.\//, '');
  return mention === undefined || mention.startsWith('/') || mention.split('/').includes('..')
    ? undefined
    : mention;
}

interface TestParts {
  readonly one: SkillEval;
  readonly read: EvalsReader;
  readonly skill: Skill;
  readonly name: string;
  readonly files: WorkspaceFiles;
}

/** Keys of the entry that its tests have, too. */
const SHARED = ['command', 'keys', 'repeat', 'minPasses', 'timeoutMs', 'model', 'costUsd'];

function testOf({ value: entry }: SkillEntry, parts: TestParts): SkillTest {
  const { one, read, skill, name, files } = parts;
  const location = read.locate(one.path);
  const { criteria, asserts, triggers, description } = one;
  const expected = {
    ...(criteria.length > 0 && { judge: criteria.map(({ value }) => ({ criteria: value })) }),
    ...(triggers !== undefined && {
      skills: { [triggers ? 'used' : 'notUsed']: [skill.name] },
    }),
  };
  const shared = SHARED.flatMap((key) =>
    entry[key] === undefined ? [] : [[key, entry[key]] as const],
  );
  return {
    test: {
      name,
      ...Object.fromEntries(shared),
      vars: { prompt: one.prompt },
      workspace: { files },
      ...(Object.keys(expected).length > 0 && { expect: expected }),
      ...(asserts.length > 0 && { assert: asserts.map(({ value }) => value) }),
      ...(one.tags.length > 0 && { tags: one.tags }),
      ...(one.skip && { skip: true }),
    },
    row: {
      location,
      endLine: read.endLineOf(one.path),
      values: new Map([['prompt', one.prompt]]),
      facts: { asserts: [], description },
      columnsAt: location,
      placeOf: () => read.locate(one.promptPath),
    },
    placeOf: (rest) => placeIn(rest, parts),
  };
}

function placeIn([key, ...rest]: YamlPath, { one, read }: TestParts): SourceLocation | undefined {
  if (SHARED.includes(String(key))) return undefined;
  const [inner, index] = key === 'expect' ? rest : [key, ...rest];
  const lists: Readonly<Record<string, readonly Placed<unknown>[]>> = {
    judge: one.criteria,
    assert: one.asserts,
  };
  const placed = lists[String(inner)]?.[Number(index)];
  return read.locate(key === 'vars' ? one.promptPath : (placed?.path ?? one.path));
}

/** The agent that a command starts, by the name of its program or its package; undefined where there is none of them. */
function agentOf(command: string): AgentName | undefined {
  for (const word of command.split(/[\s;&|()<>"'`]+/)) {
    const plain = word.replace(/(?<=.)@[\w.^~-]+$/, '');
    const name = plain.split('/').at(-1);
    const found = Object.keys(AGENT_PROGRAMS)
      .filter(isAgentName)
      .find((agent) => {
        const { program, npm } = AGENT_PROGRAMS[agent];
        return plain === npm || name === program;
      });
    if (found !== undefined) return found;
  }
  return undefined;
}

// What is in the `evals` folder of a skill: `evals.json` as agentskills.io and Anthropic's skill-creator describe it, and
// files that say which prompts should use the skill. People write both in several shapes: the tables below say what is
// read as what.

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
interface Placed<T> {
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

interface SkillEval {
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

/** What a file is for. In one of triggers each prompt says whether it should use the skill. */
type EvalsKind = 'evals' | 'triggers';

/** Reads one file; never throws for what it holds. */
class EvalsReader {
  /** Those that ask for something to be checked. */
  readonly evals: SkillEval[] = [];
  readonly problems: ConfigProblem[] = [];
  /** Keys that are not read, as `evals[].turns`, with how often. */
  readonly #unread = new Map<string, number>();
  /** Ids of evals in which nothing is expected. */
  readonly #idle: string[] = [];
  #number = 0;
  #placeOf: ReturnType<typeof placesInJson> = () => ({ line: 1, column: 1, endLine: 1 });

  /** @param file the name for locations */
  constructor(
    private readonly file: string,
    private readonly kind: EvalsKind,
    private readonly rules: ScoredRules,
  ) {}

  read(bytes: Uint8Array): void {
    const { file } = this;
    const text = decodeText(bytes);
    const parsed = parseWrittenJson(bytes);
    if (text === undefined) this.problems.push(encodingProblem(file, bytes));
    else if (parsed.kind === 'invalid') {
      const { line, column, message } = parsed;
      const location = { file, line, column };
      this.problems.push({ location, message: `The file ${message}.`, hint: USUAL_SHAPE });
    } else {
      const { value } = parsed;
      this.#placeOf = placesInJson(text);
      if (Array.isArray(value)) this.#readList(value, []);
      else if (isRecord(value)) this.#readObject(value);
      else this.#report([], `Expected the evals of a skill, got ${describeValue(value)}.`);
    }
  }

  locate(path: YamlPath): SourceLocation {
    const { line, column } = this.#placeOf(path);
    return { file: this.file, line, column };
  }

  /** The last line of the value at a path. */
  endLineOf(path: YamlPath): number {
    return this.#placeOf(path).endLine;
  }

  get notices(): readonly string[] {
    const { file } = this;
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
