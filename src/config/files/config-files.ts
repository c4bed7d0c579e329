/** Reads the files that a config names: prompts, JSON Schemas, the baseline. Each is read once. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesAt, isRecord, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { contentDigest, shownPath } from '../../basics/paths.js';
import { fileOf, functionIn, readAssertFiles } from '../checks/assert-entries.js';
import { ConfigPart, type ConfigView, schemasIn, varsOf } from '../config-view.js';
import type { EarlierMessage } from '../generated/kindlm-config.js';
import { describeValue, quote, type ReportProblem, type YamlPath } from '../problem.js';
import { readChatFile } from '../printed-prompt.js';
import { parseJson } from '../source/json-text.js';
import type { YamlSource } from '../source/yaml-source.js';
import type { Environment } from '../providers.js';
import type {
  Attachment,
  BaselineEntry,
  JsonSchemaSource,
  PromptMessages,
  PromptProgram,
  ScoredRules,
  SourceLocation,
  Suite,
} from '../suite.js';
import {
  type ConfigFolder,
  filesNamed,
  readingsInside,
  readNamedText,
  readWorkspaceFile,
  resolveInWorkspace,
} from '../workspace-files.js';
import { readAttachments } from './attachments.js';
import { commandFilesIn } from './command-files.js';
import { compileFault, loadJsonSchema } from './json-schema-files.js';
import { readLabelFiles } from './label-files.js';
import { readWorkspaceTrees } from './trees.js';

const MAX_PROMPT_BYTES = 5_000_000;

/** Templates of a prompt; a part is absent where the config has none or its file could not be read. */
export interface PromptTexts {
  readonly system?: string | undefined;
  readonly history?: readonly EarlierMessage[] | undefined;
  readonly user?: string | undefined;
  readonly assistant?: string | undefined;
  /** Names of the images, with their variables. */
  readonly images?: readonly string[] | undefined;
  /** What prints it, in place of texts. */
  readonly program?: Omit<PromptProgram, 'script' | 'dependsOn'> | undefined;
  /** As the config writes their paths. */
  readonly files: readonly string[];
}

export interface ConfigFiles extends Awaited<ReturnType<typeof readWorkspaceTrees>> {
  readonly prompts: ReadonlyMap<string, PromptTexts>;
  /** By the path that the config writes. */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  readonly asserts: Awaited<ReturnType<typeof readAssertFiles>>;
  readonly labels: Awaited<ReturnType<typeof readLabelFiles>>;
  /** The files of `dependsOn`, by the path of what has it: a test, an entry of `results`, an MCP server, a prompt. */
  readonly dependsOn: (path: YamlPath) => Suite['inputFiles'] | undefined;
  /** Pictures and PDFs by the test's place. */
  readonly attachments: ReadonlyMap<number, readonly Attachment[]>;
  readonly baseline?: Baseline;
  readonly notices: readonly string[];
  readonly parts: Suite['parts'];
}

/** Reads what a config of any shape names, and reports every file that is missing, outside, broken or too large. */
export async function readConfigFiles(
  config: ConfigView,
  rules: ScoredRules,
  folder: DependencyFolder & { readonly source: Pick<YamlSource, 'locate'> },
  report: ReportProblem,
): Promise<ConfigFiles> {
  const prompts = await readPrompts(config, folder, report);
  const { schemas, notices } = await readSchemas(config, folder, report);
  const asserts = await readAssertFiles(config, rules, folder, report);
  const baseline = await readBaseline(config, folder, report);
  const dependsOn = await readDependencies(config, folder, report);
  const attachments = await readAttachments(config, folder, report);
  const labels = await readLabelFiles(config, folder, report);
  const { workspaces, trees } = await readWorkspaceTrees(config, folder, report);
  const parts = await readPartEntries(config, folder, report);
  await checkFolders(config, folder, report);
  return {
    prompts,
    parts,
    schemas,
    asserts,
    labels,
    dependsOn,
    attachments,
    workspaces,
    trees,
    ...baseline,
    notices: [...new Set([...baseline.notices, ...notices, ...(asserts.notices ?? [])])],
  };
}

async function readPrompts(
  config: ConfigView,
  folder: DependencyFolder,
  report: ReportProblem,
): Promise<ReadonlyMap<string, PromptTexts>> {
  const texts = new Map<string, PromptTexts>();
  for (const [name, value] of entriesAt(config.value, 'prompts')) {
    const prompt = new ConfigPart(value, ['prompts', name]);
    const files = PROMPT_FILES.flatMap((key) => filesOf(prompt.at(key)));
    const chat = await readMessages(prompt, folder, report);
    texts.set(name, {
      ...(chat ?? (await readTexts(prompt, folder, report))),
      images: itemsAt(value, 'images').filter((image) => typeof image === 'string'),
      program: programOf(prompt),
      files: files.map((file) => file.name),
    });
  }
  return texts;
}

const PROMPT_FILES = ['systemFile', 'userFile', 'messagesFile'];

async function readTexts(
  prompt: ConfigPart,
  folder: DependencyFolder,
  report: ReportProblem,
): Promise<Pick<PromptTexts, 'system' | 'history' | 'user' | 'assistant'>> {
  return {
    system: await readTemplate(prompt, 'system', folder, report),
    history: historyOf(prompt.value),
    user: await readTemplate(prompt, 'user', folder, report),
    assistant: prompt.text('assistant'),
  };
}

/** Undefined where no file holds the whole chat; empty where it cannot be read. */
async function readMessages(
  prompt: ConfigPart,
  folder: DependencyFolder,
  report: ReportProblem,
): Promise<Partial<PromptMessages> | undefined> {
  const [named] = filesOf(prompt.at('messagesFile'));
  if (named === undefined) return undefined;
  const { name, path: at } = named;
  const text = await readNamedText(name, { at, folder, most: MAX_PROMPT_BYTES }, report);
  if (text === undefined) return {};
  const read = readChatFile(name, text);
  if (read.kind === 'read') return read.messages;
  report(at, `The file ${quote(name)} ${read.message}.`);
  return {};
}

function programOf(prompt: ConfigPart): PromptTexts['program'] {
  const command = prompt.text('command');
  if (command === undefined || command === '') return undefined;
  const patterns = patternsOf(prompt).map(({ pattern }) => pattern);
  return {
    command,
    batch: valueAt(prompt.value, 'batch') === true,
    keys: prompt.items('keys').flatMap(({ value }) => (typeof value === 'string' ? value : [])),
    dependsOnPatterns: patterns.length === 0 ? undefined : patterns,
  };
}

/** Entries that the schema refuses are left out: they are reported there. */
function historyOf(prompt: unknown): readonly EarlierMessage[] | undefined {
  const history = valueAt(prompt, 'history');
  if (!Array.isArray(history)) return undefined;
  return history.flatMap((entry: unknown) => {
    const [role, content] = [textAt(entry, 'role'), textAt(entry, 'content')];
    return content !== undefined && (role === 'user' || role === 'assistant')
      ? [{ role, content }]
      : [];
  });
}

async function readTemplate(
  prompt: ConfigPart,
  key: 'system' | 'user',
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<string | undefined> {
  const named = filesOf(prompt.at(`${key}File`));
  if (named.length === 0) return prompt.text(key);
  const texts: string[] = [];
  for (const { path: at, name, dropsFrontMatter } of named) {
    const text = await readNamedText(name, { at, folder, most: MAX_PROMPT_BYTES }, report);
    if (text === undefined) return undefined;
    if (text.trim() === '' && key === 'user') report(at, `The file ${quote(name)} is empty.`);
    texts.push(dropsFrontMatter ? text.replace(FRONT_MATTER, '') : text);
  }
  if (texts.length === 1) {
    // A file that was taken away whole leaves a prompt without that message.
    return texts[0] === '' && folder.replaced !== undefined ? undefined : texts[0];
  }
  const left = folder.replaced === undefined ? texts : texts.filter((text) => text !== '');
  return left.length === 0 ? undefined : left.map((text) => text.trim()).join('\n\n');
}

/** What tools read of a file of instructions, and the blank lines behind it. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^]*?\r?\n)??---[ \t]*(?:\r?\n\s*?(?=\S|$)|$)/;

interface NamedFile {
  readonly path: YamlPath;
  readonly name: string;
  readonly dropsFrontMatter: boolean;
}

/** The file that is named as a text or a mapping, or each of a list of them. */
function filesOf({ path: at, value }: ConfigPart): readonly NamedFile[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => filesOf(new ConfigPart(item, [...at, index])));
  }
  const name = typeof value === 'string' ? value : textAt(value, 'file');
  if (name === undefined || name === '') return [];
  return [{ path: at, name, dropsFrontMatter: textAt(value, 'frontMatter') === 'drop' }];
}

async function readSchemas(
  config: ConfigView,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<Pick<ConfigFiles, 'schemas' | 'notices'>> {
  const notices: string[] = [];
  const loaded = new Map<string, JsonSchemaSource>();
  for (const [name, usePath] of schemaUses(config)) {
    const load = await loadJsonSchema(workspace, directory, name);
    if (load.kind === 'failed') {
      report(usePath, load.message, { hint: load.hint });
      continue;
    }
    const fault = await compileFault(load.source);
    if (fault === undefined) {
      loaded.set(name, load.source);
      if (load.notice !== undefined) notices.push(load.notice);
    } else report(usePath, `The schema ${quote(name)} does not compile: ${fault}`);
  }
  return { schemas: loaded, notices };
}

/** Each schema file with the first place that names it. */
function schemaUses(config: ConfigView): ReadonlyMap<string, YamlPath> {
  const uses = new Map<string, YamlPath>();
  for (const { path, value } of config.expects.flatMap(schemasIn)) {
    if (typeof value === 'string' && value !== '' && !uses.has(value)) uses.set(value, path);
  }
  return uses;
}

async function readBaseline(
  config: ConfigView,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<{ readonly baseline?: Baseline; readonly notices: readonly string[] }> {
  const suiteName = config.at('suite').text('name') ?? '';
  if (suiteName === '') return { notices: [] };
  const { path: at, value } = config.at('baseline', 'file');
  const file = typeof value === 'string' && value !== '' ? value : undefined;
  try {
    const baseline = await loadBaseline(folder, suiteName, file);
    if (baseline === undefined) return { notices: [] };
    const { madeFor, ...found } = baseline;
    if (madeFor === suiteName) return { baseline: found, notices: [] };
    const other = madeFor === undefined ? 'a suite without a name' : `the suite ${quote(madeFor)}`;
    const notice = `The baseline ${quote(found.file)} was made for ${other}, not for ${quote(suiteName)}. It is used all the same.`;
    return { baseline: found, notices: [notice] };
  } catch (error) {
    if (!(error instanceof BaselineFault)) throw error;
    const hint = 'Make it again with `kindlm baseline set`, or delete it.';
    report(at, error.message, { hint: file === undefined ? hint : undefined });
    return { notices: [] };
  }
}

/** Folders that are written to must be inside the workspace, too; they need not exist. */
async function checkFolders(
  config: ConfigView,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<void> {
  for (const part of [config.at('recordings', 'dir'), config.at('compliance', 'outputDir')]) {
    if (typeof part.value !== 'string' || part.value === '') continue;
    const resolution = await resolveInWorkspace(workspace, path.resolve(directory, part.value));
    if (resolution.kind === 'refused') {
      report(part.path, `The folder ${quote(part.value)} ${resolution.refusal.message}.`);
    }
  }
}

// Reads baselines in the KindLM CLI's format, version "1".

const MAX_BASELINE_BYTES = 100_000_000;
const DEFAULT_FOLDER = path.join('.kindlm', 'baselines');

type Baseline = NonNullable<Suite['baseline']>;

/** Why a baseline cannot be used. */
class BaselineFault extends Error {
  constructor(file: string, what: string) {
    super(`The baseline ${quote(file)} ${what}.`);
  }
}

/** `madeFor`: the suite of which it is. */
type NamedBaseline = Baseline & { readonly madeFor: string | undefined };

/**
 * Finds, reads and checks the suite's baseline: `file` of the config; without it the CLI's own places are looked at, and
 * none is fine. Throws BaselineFault.
 */
async function loadBaseline(
  { workspace, directory }: ConfigFolder,
  suiteName: string,
  file: string | undefined,
): Promise<NamedBaseline | undefined> {
  if (file !== undefined) {
    const named = await loadFrom(workspace, path.resolve(directory, file));
    if (named === undefined) throw new BaselineFault(file, 'does not exist');
    return named;
  }
  for (const name of defaultNames(suiteName)) {
    const found = await loadFrom(workspace, path.join(directory, DEFAULT_FOLDER, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The CLI replaces what is unfit for a file name by `_`, and keeps a pointer to the newest of several baselines. */
function defaultNames(suiteName: string): readonly string[] {
  const fit = suiteName.replaceAll(/[^a-zA-Z0-9_-]/g, '_');
  const isPlain = !/[/\\\0]/.test(suiteName) && !suiteName.startsWith('.');
  return [
    ...new Set([...(isPlain ? [`${suiteName}.json`] : []), `${fit}.json`, `${fit}-latest.json`]),
  ];
}

async function loadFrom(
  workspace: string,
  absolutePath: string,
): Promise<NamedBaseline | undefined> {
  const read = await readJson(workspace, absolutePath);
  if (read === undefined) return undefined;
  const latest = valueAt(read.value, 'latestFile');
  if (latest === undefined) return interpret(read);
  if (typeof latest !== 'string' || latest !== path.basename(latest) || latest.includes('\\')) {
    const what = 'has a `latestFile` that is not the name of a file next to it';
    throw new BaselineFault(read.file, what);
  }
  const pointed = await readJson(workspace, path.join(path.dirname(absolutePath), latest));
  if (pointed !== undefined) return interpret(pointed);
  throw new BaselineFault(read.file, `names ${quote(latest)} as the latest, which does not exist`);
}

interface BaselineFile {
  readonly file: string;
  readonly value: unknown;
}

async function readJson(
  workspace: string,
  absolutePath: string,
): Promise<BaselineFile | undefined> {
  const file = shownPath(workspace, absolutePath);
  const read = await readWorkspaceFile(workspace, absolutePath, MAX_BASELINE_BYTES);
  if (read.kind === 'refused') {
    if (read.refusal.kind === 'missing') return undefined;
    throw new BaselineFault(file, read.refusal.message);
  }
  const json = parseJson(read.file.bytes);
  if (json.kind === 'parsed') return { file, value: json.value };
  throw new BaselineFault(file, json.message);
}

function interpret({ file, value }: BaselineFile): NamedBaseline {
  const fault = (what: string): BaselineFault => new BaselineFault(file, what);
  if (!isRecord(value)) throw fault('does not contain a baseline, which is a JSON object');
  const version = valueAt(value, 'version');
  if (version !== '1') {
    const found = version === undefined ? 'no `version`' : `the version ${describeValue(version)}`;
    throw fault(`has ${found}, and only version "1" is known`);
  }
  const createdAt = textAt(value, 'createdAt');
  if (createdAt === undefined) throw fault('has no `createdAt`');
  const results = valueAt(value, 'results');
  if (!isRecord(results)) throw fault('has no `results`');
  const entries = new Map<string, BaselineEntry>();
  for (const [key, result] of Object.entries(results)) {
    const entry = readEntry(result);
    if (typeof entry === 'string') throw fault(`has a result ${quote(key)} ${entry}`);
    entries.set(key, entry);
  }
  return { file, createdAt, results: entries, madeFor: textAt(value, 'suiteName') };
}

/** The entry, or what is wrong with it. */
function readEntry(result: unknown): BaselineEntry | string {
  const outputText = textAt(result, 'outputText');
  if (outputText === undefined) return 'without an `outputText`';
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const key of NUMBERS) {
    const value = valueAt(result, key);
    // The CLI writes null for a cost that it does not know.
    if (value === undefined || value === null) continue;
    if (typeof value !== 'number') return `whose \`${key}\` is not a number`;
    numbers[key] = value;
  }
  const codes = valueAt(result, 'failureCodes');
  if (codes === undefined) return { outputText, ...numbers };
  if (!Array.isArray(codes) || !codes.every((code) => typeof code === 'string')) {
    return 'whose `failureCodes` are not a list of texts';
  }
  return { outputText, ...numbers, failureCodes: codes };
}

const NUMBERS = ['passRate', 'latencyAvgMs', 'costUsd', 'runCount'] as const;

// The files that `dependsOn` names: what the answers of a program can depend on besides the config. The files that a
// test's command names belong to them.

/** More than one program's sources; a glob that has more was meant otherwise, and would delay every run. */
const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 50_000_000;
const IGNORED = ['**/node_modules/**', '**/.git/**'];

/**
 * Each file with its digest, sorted by path relative to the config's folder. Reports a pattern that matches nothing or
 * leads outside of the workspace, and files that cannot be read.
 */
async function readDependencies(
  config: ConfigView,
  folder: DependencyFolder,
  report: ReportProblem,
): Promise<ConfigFiles['dependsOn']> {
  const others = [
    ...config.items('results'),
    ...config.tests.flatMap((test) => test.items('tools').map((tool) => tool.at('mcp'))),
    ...config.entries('prompts'),
  ];
  const hasPatterns = (owner: ConfigPart): boolean => patternsOf(owner).length > 0;
  const owners = [
    // What a command with a workspace depends on is known without patterns.
    ...config.tests.filter((test) => hasPatterns(test) || config.workspaceOf(test) !== undefined),
    ...others.filter(hasPatterns),
  ];
  const dependencies = new Map<string, Suite['inputFiles']>();
  const commands = commandFilesIn(folder);
  // Many tests depend on the same program. What is wrong with its files is reported at each.
  const known = new Map<string, Found>();
  for (const owner of owners) {
    const patterns = patternsOf(owner);
    const key = owner.at('run').value === undefined ? 'command' : 'run';
    const command = owner.text(key) ?? '';
    const given = { command, vars: varsOf(owner), environment: folder.environment ?? {} };
    const named = await commands.filesOf(given);
    const content = JSON.stringify([key, patterns, [...named].sort()]);
    const found =
      known.get(content) ?? (await readMatches(patterns, { files: named, at: [key] }, folder));
    known.set(content, found);
    for (const [at, ...said] of found.problems) report([...owner.path, ...at], ...said);
    dependencies.set(JSON.stringify(owner.path), found.files);
  }
  // Not by the path as messages show it: there long names are cut.
  return (path) => dependencies.get(JSON.stringify(path));
}

type DependencyFolder = ConfigFolder & {
  readonly environment?: Environment | undefined;
  /** Absolute and real: what `results` of any suite read. What a run makes is neither its input nor its start. */
  readonly writtenByHarnesses: () => Promise<ReadonlySet<string>>;
};

function patternsOf(owner: ConfigPart): readonly Pattern[] {
  return itemsAt(owner.value, 'dependsOn').flatMap((pattern, index) =>
    typeof pattern === 'string' && pattern !== '' ? [{ at: ['dependsOn', index], pattern }] : [],
  );
}

/** Absolute paths of what a command names, and the command's place in its owner. */
interface CommandsFiles {
  readonly files: ReadonlySet<string>;
  readonly at: YamlPath;
}

interface Pattern {
  /** Its place in its owner. */
  readonly at: YamlPath;
  readonly pattern: string;
}

/** The files, and what is wrong with them, by places in their owner. */
interface Found {
  readonly files: Suite['inputFiles'];
  readonly problems: readonly Parameters<ReportProblem>[];
}

async function readMatches(
  patterns: readonly Pattern[],
  command: CommandsFiles,
  folder: DependencyFolder,
): Promise<Found> {
  const problems: Parameters<ReportProblem>[] = [];
  const report: ReportProblem = (...problem) => void problems.push(problem);
  const excluded: string[] = [];
  for (const { pattern } of patterns.filter((one) => one.pattern.startsWith('!'))) {
    excluded.push(...(await readingsInside(pattern.slice(1), folder)));
  }
  const included = patterns.filter(({ pattern }) => !pattern.startsWith('!'));
  const matches = new Map<string, YamlPath>();
  for (const pattern of included) {
    const found = await matchesOf(pattern, { folder, excluded }, report);
    for (const file of found) matches.set(file, pattern.at);
  }
  const written = await folder.writtenByHarnesses();
  for (const file of command.files) {
    if (!matches.has(file) && !written.has(file)) matches.set(file, command.at);
  }
  for (const file of await leftOut(excluded, folder)) matches.delete(file);
  if (matches.size > MAX_FILES) {
    const [first] = included;
    report(first?.at ?? [], `\`dependsOn\` matches ${matches.size} files; at most ${MAX_FILES}.`);
    return { files: [], problems };
  }
  return { files: await readFiles(matches, folder, report), problems };
}

/** What the patterns with `!` name: a file that the command writes would make every stored answer stale. */
async function leftOut(
  excluded: readonly string[],
  { directory }: ConfigFolder,
): Promise<readonly string[]> {
  if (excluded.length === 0) return [];
  const { glob } = await import('tinyglobby');
  const options = { cwd: directory, dot: true, expandDirectories: false, ignore: IGNORED };
  return (await glob([...excluded], options)).map((file) => path.resolve(directory, file));
}

interface Search {
  readonly folder: DependencyFolder;
  /** Globs of what is left out. */
  readonly excluded: readonly string[];
}

/** The files of one pattern, absolute; reports where there are none. */
async function matchesOf(
  { at, pattern }: Pattern,
  { folder, excluded }: Search,
  report: ReportProblem,
): Promise<readonly string[]> {
  const named = await filesNamed(folder, pattern, excluded);
  if (named === undefined) {
    report(at, `The files ${quote(pattern)} are outside the workspace, where nothing is read.`);
    return [];
  }
  const written = await folder.writtenByHarnesses();
  const found = named.filter(({ real }) => !written.has(real));
  if (found.length > 0) return found.map(({ file }) => file);
  report(at, `No file matches ${quote(pattern)}.`, {
    hint: 'Paths and globs are relative to the config file; a folder is written as `folder/**`.',
  });
  return [];
}

async function readFiles(
  files: ReadonlyMap<string, YamlPath>,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<Suite['inputFiles']> {
  const read: Suite['inputFiles'][number][] = [];
  for (const [absolute, at] of files) {
    const name = path.relative(directory, absolute).split(path.sep).join('/');
    const content = await readWorkspaceFile(workspace, absolute, MAX_FILE_BYTES);
    if (content.kind === 'refused') {
      report(at, `The file ${quote(name)} ${content.refusal.message}.`);
      continue;
    }
    const sha256 = contentDigest(content.file.bytes);
    read.push({ file: name, sha256 });
  }
  return read.sort((a, b) => (a.file < b.file ? -1 : 1));
}

// The entries of `parts`: what can be taken away, and the texts of prompts among it.

/** Reads the entries of a config of any shape, and reports every text that is missing, outside or too large. */
async function readPartEntries(
  config: ConfigView,
  folder: ConfigFolder & { readonly source: Pick<YamlSource, 'locate'> },
  report: ReportProblem,
): Promise<Suite['parts']> {
  const entries: Suite['parts'][number][] = [];
  for (const part of config.items('parts')) {
    const entry = entryOf(part, folder.source.locate(part.path, 'value'), report);
    if (entry === undefined) continue;
    if (entry.inWorkspace) entries.push(entry);
    else {
      if (isChat(config, entry.file, folder.directory)) {
        report(part.path, `${quote(entry.file)} is a \`messagesFile\`, which has no parts.`, {
          hint: 'Move the text to a file that `systemFile` or `userFile` names.',
        });
        continue;
      }
      const at = { at: part.path, folder, most: MAX_PROMPT_BYTES };
      const text = await readNamedText(entry.file, at, report);
      const file = shownPath(folder.workspace, path.resolve(folder.directory, entry.file));
      if (text !== undefined) entries.push({ ...entry, path: file, text });
    }
  }
  return entries;
}

function isChat(config: ConfigView, file: string, directory: string): boolean {
  const chats = config.entries('prompts').flatMap((prompt) => prompt.text('messagesFile') ?? []);
  return chats.some((chat) => path.resolve(directory, chat) === path.resolve(directory, file));
}

/** What the schema refuses is reported there. */
function entryOf(
  { value, path: at }: ConfigPart,
  location: SourceLocation,
  report: ReportProblem,
): Suite['parts'][number] | undefined {
  const base = { location, inWorkspace: false, all: false } as const;
  if (value === 'skills') {
    return { ...base, file: value, unit: 'folder', inWorkspace: true, ofSkills: true };
  }
  if (typeof value === 'string') return { ...base, file: value, unit: 'section' };
  const [file, folder] = [textAt(value, 'file'), textAt(value, 'folder')];
  const inWorkspace = valueAt(value, 'in') === 'workspace';
  const all = valueAt(value, 'all') === true;
  if ((file === undefined) === (folder === undefined)) {
    report(at, 'An entry of `parts` has either `file` or `folder`.');
    return undefined;
  }
  if (file !== undefined) {
    const unit = textAt(value, 'by') ?? 'section';
    return isUnit(unit) ? { ...base, file, unit, inWorkspace, all } : undefined;
  }
  if (!inWorkspace) {
    report(at, `The folder ${quote(folder ?? '')} can only be taken out of a workspace.`, {
      hint: 'Add `in: workspace`, or name a file of a prompt.',
    });
  }
  if (valueAt(value, 'by') !== undefined) {
    report([...at, 'by'], 'A folder is taken away whole; `by` is for files.', { at: 'key' });
  }
  return { ...base, file: folder ?? '', unit: 'folder', inWorkspace, all };
}

const UNITS = ['section', 'paragraph', 'line', 'whole'] as const;

function isUnit(text: string): text is (typeof UNITS)[number] {
  return (UNITS as readonly string[]).includes(text);
}

// The files that a suite was loaded from, each with its digest: together they are the test set that was run.

/** An input file, and how long it is. */
export type CountedFile = Suite['inputFiles'][number] & { readonly lines: number };

/** As large as the largest file that a config may name, a baseline. */
const MAX_INPUT_BYTES = 100_000_000;

/**
 * Every file that a checked config names (prompts, cases, schemas with what they refer to, files of assertions,
 * labels, the baseline), sorted by path. The config itself is not among them. A file that has gone since is left out.
 */
export async function listInputFiles(
  config: ConfigView,
  files: ConfigFiles & { readonly cases: readonly string[] },
  { workspace, directory }: ConfigFolder,
): Promise<readonly CountedFile[]> {
  const named = [
    ...[...files.prompts.values()].flatMap((prompt) => prompt.files),
    ...assertFiles(config),
    ...files.labels.files.keys(),
  ];
  const paths = new Set([
    ...named.map((name) => path.resolve(directory, name)),
    ...[...instructionsOf(files)].map((name) => path.resolve(workspace, name)),
    ...schemaPaths(files),
    ...files.cases,
    ...(files.baseline === undefined ? [] : [path.resolve(workspace, files.baseline.file)]),
  ]);
  const inputs: CountedFile[] = [];
  for (const absolute of paths) {
    const read = await readWorkspaceFile(workspace, absolute, MAX_INPUT_BYTES);
    // The document of a schema that is written in the config is not a file.
    if (read.kind === 'refused') continue;
    const sha256 = contentDigest(read.file.bytes);
    const lines = countLines(read.file.bytes);
    inputs.push({ file: shownPath(workspace, absolute), sha256, lines });
  }
  const images = new Map([...files.attachments.values()].flat().map((one) => [one.path, one]));
  for (const [file, { sha256 }] of images) inputs.push({ file, sha256, lines: 1 });
  return inputs.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Equal workspaces share a list, and a hundred tests may have the same hundred skills. */
function instructionsOf({ workspaces }: ConfigFiles): ReadonlySet<string> {
  const lists = new Set([...workspaces.values()].map(({ instructions }) => instructions));
  return new Set([...lists].flat());
}

const LINE_END = 0x0a;

function countLines(bytes: Uint8Array): number {
  let ends = 0;
  for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, end + 1)) {
    ends += 1;
  }
  return Math.max(1, bytes.at(-1) === LINE_END ? ends : ends + 1);
}

function assertFiles(config: ConfigView): readonly string[] {
  return config.asserts.flatMap(({ value }) => {
    const file = fileOf(valueAt(value, 'value'));
    return file === undefined ? [] : [functionIn(value, file).name];
  });
}

function schemaPaths({ schemas, asserts }: ConfigFiles): readonly string[] {
  const sources = [...schemas.values(), ...asserts.schemas.values()];
  return sources.flatMap(({ documents }) =>
    Object.keys(documents).map((uri) => fileURLToPath(uri)),
  );
}
