/** From config files to validated suites, or to everything that is wrong with them, all at once. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { entriesAt, itemsAt, once, textAt, valueAt } from '../basics/basics.js';
import { contentDigest, shownPath } from '../basics/paths.js';
import { buildSuite } from './build-suite.js';
import type { ExpandedConfig } from './cases/expand-tests.js';
import { checkAsserts } from './checks/assert-entries.js';
import { checkEndpoints } from './checks/endpoints.js';
import { checkFreeValue, checkLiterals } from './checks/literals.js';
import { checkReferences } from './checks/references.js';
import { shapeAt, withoutFreeKeys } from './checks/schema-shapes.js';
import { checkTools } from './checks/tool-checks.js';
import { checkAgainstSchema } from './checks/schema-violations.js';
import { checkVariables } from './checks/variables.js';
import { ConfigView } from './config-view.js';
import { listInputFiles, type PromptTexts, readConfigFiles } from './files/config-files.js';
import { type ConfigProblem, formatPath, quote, type ReportProblem } from './problem.js';
import type { Environment } from './providers.js';
import { parseYamlSource, type YamlSource } from './source/yaml-source.js';
import {
  baseType,
  promptTexts,
  type ScoredRules,
  type SourceLocation,
  type Suite,
} from './suite.js';
import { PLACEHOLDER } from './placeholders.js';
import {
  type ConfigFolder,
  filesNamed,
  findConfigs,
  readWorkspaceFile,
} from './workspace-files.js';

export { assertionOf, metadataOf } from './cases/columns.js';
export { partInTree } from './files/trees.js';
export { readChat, readChatFile, readPrinted } from './printed-prompt.js';
export { placeInJson } from './source/json-text.js';

const MAX_CONFIG_BYTES = 5_000_000;
/** Nobody reads a longer list. */
const MAX_PROBLEMS = 100;

interface LoadRequest {
  /** Absolute; nothing outside it is read. */
  readonly workspace: string;
  /** Absolute; patterns are relative to it. */
  readonly workingDirectory: string;
  /** Paths or globs, one suite a file. */
  readonly patterns: readonly string[];
  /** What to do where a file that is named does not exist. Default: what a workflow has to say. */
  readonly missingConfigHint?: ((pattern: string) => string) | undefined;
  readonly overrides: Parameters<typeof buildSuite>[0]['overrides'];
  /** Whether `command` tests may run. */
  readonly allowCommands: boolean;
  /** Fills in `${NAME}` in URLs. Default: empty. */
  readonly environment?: Environment | undefined;
  /** No URL is sure to be called, so that their variables need not be set. Default: where there is no environment. */
  readonly urlsMayBeIncomplete?: boolean | undefined;
  /** How the scored assertions check their own values. */
  readonly scoredRules: ScoredRules;
  /** See ConfigFolder. */
  readonly replaced?: ConfigFolder['replaced'];
}

type LoadResult =
  | { readonly kind: 'loaded'; readonly suites: readonly Suite[] }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

/** Loads every config that the patterns name. Never throws for what files hold. */
export async function loadSuites(request: LoadRequest): Promise<LoadResult> {
  const { files, problems: missing } = await findConfigs(request);
  const suites: Suite[] = [];
  const problems: ConfigProblem[] = [...missing];
  const firstFiles = new Map<string, string>();
  const written = once(() => writtenByHarnesses(request.workspace, files));
  for (const file of files) {
    const result = await loadSuite(request, file, { firstFiles, written });
    if (result.kind === 'loaded') suites.push(...result.suites);
    else problems.push(...result.problems);
  }
  return problems.length === 0
    ? { kind: 'loaded', suites }
    : { kind: 'invalid', problems: capped(problems) };
}

/** What one config needs of all of them. */
interface AllConfigs {
  /** By the names of suites. */
  readonly firstFiles: Map<string, string>;
  readonly written: () => Promise<ReadonlySet<string>>;
}

/** Files that `results` of any of the configs read, absolute and real, and links to them. */
async function writtenByHarnesses(
  workspace: string,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (const config of files) {
    const directory = path.dirname(config);
    const read = await readWorkspaceFile(workspace, config, MAX_CONFIG_BYTES);
    // Most have none, and are not parsed twice.
    if (read.kind === 'refused' || !read.file.bytes.includes('results')) continue;
    const parsed = parseYamlSource(shownPath(workspace, config), read.file.bytes);
    if (parsed.kind === 'invalid') continue;
    for (const entry of itemsAt(parsed.source.value, 'results')) {
      const pattern = textAt(entry, 'read') ?? '';
      const named = pattern === '' ? [] : await filesNamed({ workspace, directory }, pattern);
      for (const { file, real } of named ?? []) {
        const folder = await realpath(path.dirname(file)).catch(() => directory);
        written.add(real).add(path.join(folder, path.basename(file)));
      }
    }
  }
  return written;
}

async function loadSuite(
  request: LoadRequest,
  absolutePath: string,
  all: AllConfigs,
): Promise<LoadResult> {
  const { workspace } = request;
  const file = shownPath(workspace, absolutePath);
  const read = await readWorkspaceFile(workspace, absolutePath, MAX_CONFIG_BYTES);
  if (read.kind === 'refused') {
    return invalid([{ message: `The config ${quote(file)} ${read.refusal.message}.` }]);
  }
  const parsed = parseYamlSource(file, read.file.bytes);
  if (parsed.kind === 'invalid') return parsed;
  const { source, problems } = withoutHolders(parsed.source, read.file.bytes);
  const directory = path.dirname(absolutePath);
  const config = {
    cases: await expanded(source, { workspace, directory }, request.scoredRules),
    known: problems,
    directory,
    sha256: contentDigest(read.file.bytes),
  };
  return checkAndBuild(request, config, all);
}

interface ConfigOutline {
  readonly suite: string | undefined;
  /** Relative to the config's folder. */
  readonly recordings: string;
  /** `hasCases`: its rows are tests whose names begin with this one. */
  readonly tests: readonly { readonly name: string | undefined; readonly hasCases: boolean }[];
}

/** Where a config stores answers, and of which tests. It is not checked: it may be that of another commit. */
export function outlineOf(file: string, text: string): ConfigOutline {
  const parsed = parseYamlSource(file, Buffer.from(text));
  const config = parsed.kind === 'parsed' ? parsed.source.value : undefined;
  return {
    suite: textAt(valueAt(config, 'suite'), 'name'),
    recordings:
      textAt(valueAt(config, 'recordings'), 'dir') ??
      String(valueAt(shapeAt(['recordings', 'dir']).schema, 'default')),
    tests: [
      ...itemsAt(config, 'tests').map((test) => ({
        name: textAt(test, 'name'),
        hasCases: valueAt(test, 'cases') !== undefined,
      })),
      // Evals are in other files, and their tests may have any name.
      ...(valueAt(config, 'skills') === undefined ? [] : [{ name: '', hasCases: true }]),
    ],
  };
}

/** The config as it is used; of what nobody uses, the secrets are problems. */
function withoutHolders(
  source: YamlSource,
  bytes: Buffer,
): { readonly source: YamlSource; readonly problems: readonly ConfigProblem[] } {
  // Most files have none, and a walk over thousands of tests is saved.
  if (!bytes.includes('x-')) return { source, problems: [] };
  const { report, problems } = createProblemCollector(source);
  const value = withoutFreeKeys(source.value, (at, held) => checkFreeValue(at, held, report));
  return { source: { ...source, value }, problems: problems() };
}

/** With one test a row of its cases, or eval of its skills. Most configs have none, and load none of the code for them. */
async function expanded(
  source: YamlSource,
  folder: ConfigFolder,
  rules: ScoredRules,
): Promise<ExpandedConfig> {
  const hasCases = itemsAt(source.value, 'tests').some((it) => valueAt(it, 'cases') !== undefined);
  if (!hasCases && valueAt(source.value, 'skills') === undefined) {
    return { source, originOf: () => undefined, problems: [], notices: [], files: [] };
  }
  const { expandTests } = await import('./cases/expand-tests.js');
  return expandTests(source, folder, rules);
}

/** A config file that is YAML. */
interface ParsedConfig {
  /** With one test a row of its cases, or eval of its skills. */
  readonly cases: ExpandedConfig;
  /** Problems that were found before. */
  readonly known: readonly ConfigProblem[];
  /** Absolute. */
  readonly directory: string;
  /** Of the file's text. */
  readonly sha256: string;
}

async function checkAndBuild(
  request: LoadRequest,
  { cases, known, directory, sha256 }: ParsedConfig,
  { firstFiles, written }: AllConfigs,
): Promise<LoadResult> {
  const { workspace, overrides, allowCommands, environment = {}, scoredRules } = request;
  const { source } = cases;
  const { report, problems } = createProblemCollector(source, [...known, ...cases.problems]);
  const { config: valid, misspelt, wrongVersion } = checkAgainstSchema(source.value, report);
  if (wrongVersion) return invalid(problems());
  const config = new ConfigView(source.value, overrides.models);
  checkReferences(config, cases, misspelt, report);
  checkLiterals(config, report);
  const isOpen = request.urlsMayBeIncomplete ?? request.environment === undefined;
  const called = isOpen ? undefined : environment;
  checkEndpoints(config, called, report);
  await checkTools(config, report);
  if (!allowCommands) checkNoCommands(config, report);
  checkSuiteName(source, firstFiles, report);
  const folder = { workspace, directory, replaced: request.replaced };
  const files = await readConfigFiles(
    config,
    scoredRules,
    { ...folder, environment, source, writtenByHarnesses: written },
    report,
  );
  checkVariables(config, files.prompts, cases, report);
  checkPromptSizes(config, cases, files.prompts, report);
  const { originOf } = cases;
  checkAsserts(config, { rules: scoredRules, files: files.asserts, originOf }, report);
  const found = [...problems(), ...files.labels.problems];
  if (valid === undefined || found.length > 0) return invalid(found);
  const inputFiles = await listInputFiles(config, { ...files, cases: cases.files }, folder);
  const suite = buildSuite({
    config: valid,
    view: config,
    source,
    originOf,
    files: { ...files, notices: [...files.notices, ...cases.notices] },
    workspace,
    directory,
    sha256,
    inputFiles,
    overrides,
    environment,
    scoredRules,
  });
  return { kind: 'loaded', suites: [suite] };
}

function checkNoCommands(config: ConfigView, report: ReportProblem): void {
  const hint =
    'Either `allow-commands` is false, or under this event the checked-out code may come from a stranger and would run with access to your secrets. If it cannot, set the input `allow-commands: true`.';
  const commands = [
    ...config.tests.map((test) => ({ part: test.at('command'), what: '`command` tests are' })),
    ...config.items('results').map((entry) => ({ part: entry.at('run'), what: '`run` is' })),
  ];
  for (const { part, what } of commands) {
    if (part.value === undefined) continue;
    report(part.path, `${what} switched off in this run.`, { hint, at: 'key' });
  }
  const used = new Set(config.tests.map(({ value }) => textAt(value, 'prompt')));
  for (const [name, prompt] of entriesAt(config.value, 'prompts')) {
    if (!used.has(name) || valueAt(prompt, 'command') === undefined) continue;
    const message = 'Prompts from programs are switched off in this run, as commands are.';
    report(['prompts', name, 'command'], message, { hint, at: 'key' });
  }
  for (const { path: entry, value } of config.asserts) {
    const isPython = baseType(textAt(value, 'type') ?? '').type === 'python';
    if (!isPython && valueAt(value, 'sandbox') !== false) continue;
    const what = isPython ? '`python`' : '`sandbox: false`';
    report(
      entry,
      `${what} runs code as a \`command\` does, and commands are switched off in this run.`,
      {
        hint,
        at: 'own',
      },
    );
  }
  for (const tool of config.tests.flatMap((test) => test.items('tools'))) {
    const { path, value } = tool.at('mcp', 'command');
    if (value !== undefined)
      report(path, 'MCP servers are not started in this run.', { hint, at: 'key' });
  }
}

function checkSuiteName(
  source: YamlSource,
  firstFiles: Map<string, string>,
  report: ReportProblem,
): void {
  const name = valueAt(valueAt(source.value, 'suite'), 'name');
  if (typeof name !== 'string') return;
  const first = firstFiles.get(name);
  if (first === undefined) {
    firstFiles.set(name, source.file);
    return;
  }
  report(['suite', 'name'], `The suite name ${quote(name)} is already taken by ${quote(first)}.`, {
    hint: 'Suites of one run need different names, because comments and baselines are found by name.',
  });
}

function capped(problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
  if (problems.length <= MAX_PROBLEMS) return problems;
  const rest = problems.length - MAX_PROBLEMS;
  return [...problems.slice(0, MAX_PROBLEMS), { message: `There are ${rest} more problems.` }];
}

function invalid(problems: readonly ConfigProblem[]): LoadResult {
  return { kind: 'invalid', problems };
}

// How much text the prompts of all cases come to: a long prompt times many rows would not fit into memory.

/** Characters of the prompts of all cases of a config. */
const MAX_CHARACTERS = 500_000_000;

/** Reports the test whose cases pass the limit. */
function checkPromptSizes(
  config: ConfigView,
  { originOf }: Pick<ExpandedConfig, 'originOf'>,
  prompts: ReadonlyMap<string, PromptTexts>,
  report: ReportProblem,
): void {
  const sizes = new Map([...prompts].map(([name, texts]) => [name, sizeOf(texts)]));
  let characters = 0;
  for (const [index, test] of config.tests.entries()) {
    const size = sizes.get(textAt(test.value, 'prompt') ?? '');
    if (size === undefined || originOf(index)?.row === undefined) continue;
    characters += size.literal;
    for (const [name, value] of entriesAt(test.value, 'vars')) {
      characters += String(value).length * (size.uses.get(name) ?? 0);
    }
    if (characters <= MAX_CHARACTERS) continue;
    report(
      test.path,
      `The prompts of the cases have more than ${MAX_CHARACTERS / 1_000_000} million characters in all.`,
      {
        hint: 'Shorten the prompt, or split the cases over several suites.',
        at: 'key',
      },
    );
    return;
  }
}

interface PromptSize {
  /** Characters that every case has. */
  readonly literal: number;
  /** How often each variable is filled in. */
  readonly uses: ReadonlyMap<string, number>;
}

function sizeOf(texts: PromptTexts): PromptSize {
  const text = promptTexts(texts).join('');
  const uses = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(new RegExp(PLACEHOLDER, 'g'))) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return { literal: text.length, uses };
}

// Collects problems of one config file, each with its place in the file.

interface ProblemCollector {
  readonly report: ReportProblem;
  /** What was reported so far, in the order of the file. */
  readonly problems: () => readonly ConfigProblem[];
}

/** Each test that a row of cases makes may repeat a mistake of the test that has them. */
const MAX_REPORTS = 20_000;

/** Creates a collector for one file. `known` was found before. */
function createProblemCollector(
  source: YamlSource,
  known: readonly ConfigProblem[] = [],
): ProblemCollector {
  const collected = [...known];
  const seen = new Set(known.map(({ location, message }) => keyOf(message, location)));
  return {
    report(path, message, { hint, at = 'value' } = {}) {
      if (seen.size >= MAX_REPORTS) return;
      const location = source.locate(path, at);
      const { file } = location;
      const key = keyOf(message, location);
      if (seen.has(key)) return;
      seen.add(key);
      collected.push({
        message,
        location,
        path: formatPath(source.written(path)),
        hint: isTextOfTable(file, message) ? COLUMN_HINT : hint,
      });
    },
    problems: () =>
      collected.toSorted(
        (a, b) => Number(isElsewhere(a, source)) - Number(isElsewhere(b, source)) || byPlace(a, b),
      ),
  };
}

function keyOf(message: string, { file, line, column }: Partial<SourceLocation> = {}): string {
  return JSON.stringify([file, line, column, message]);
}

const COLUMN_HINT =
  'A column is text unless the header says otherwise: `max:number`, `ok:boolean`, `args:json`.';

/** In a table there is no YAML that could be written otherwise. */
function isTextOfTable(file: string, message: string): boolean {
  return /\.[ct]sv$/i.test(file) && /^Expected .* got the text /.test(message);
}

/** In another file than the config. */
function isElsewhere({ location }: ConfigProblem, { file }: YamlSource): boolean {
  return location !== undefined && location.file !== file;
}

function byPlace(a: ConfigProblem, b: ConfigProblem): number {
  const [fileA = '', fileB = ''] = [a.location?.file, b.location?.file];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  const lines = (a.location?.line ?? 0) - (b.location?.line ?? 0);
  return lines === 0 ? (a.location?.column ?? 0) - (b.location?.column ?? 0) : lines;
}
