/** Reads the files that a config names: prompts, JSON Schemas, the baseline. Each is read once. */
import path from 'node:path';
import { readAssertFiles, type AssertFiles } from './assert-files.js';
import { loadBaseline } from './baseline.js';
import { readDependencies } from './depends-on.js';
import { readComplianceTemplate } from './compliance-template.js';
import { expectParts, partAt, partsOf } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import { readLabelFiles, type LabelFiles } from './label-files.js';
import { compileFault, loadJsonSchema } from './json-schema-files.js';
import type { EarlierMessage } from '../generated/kindlm-config.js';
import type { ReportProblem } from '../problem-collector.js';
import type { ScoredRules } from '../scored-rule.js';
import type { Baseline, InputFile, JsonSchemaSource } from '../suite.js';
import { entriesAt, textAt, valueAt } from '../source/untyped.js';
import { readWorkspaceFile, resolveInWorkspace, type ConfigFolder } from './workspace-files.js';
import { quote } from '../source/yaml-path.js';
import type { YamlPath } from '../source/yaml-path.js';
import { decodeText } from '../../basics/file-text.js';

const MAX_PROMPT_BYTES = 5_000_000;

/** Templates of a prompt; a part is absent where the config has none or its file could not be read. */
export interface PromptTexts {
  readonly system?: string | undefined;
  readonly history?: readonly EarlierMessage[] | undefined;
  readonly user?: string | undefined;
  readonly assistant?: string | undefined;
}

export interface ConfigFiles {
  readonly prompts: ReadonlyMap<string, PromptTexts>;
  /** By the path that the config writes. */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  readonly asserts: AssertFiles;
  readonly labels: LabelFiles;
  /** The files of `dependsOn` by the test's place in the list; tests without it are left out. */
  readonly dependsOn: ReadonlyMap<number, readonly InputFile[]>;
  readonly baseline?: Baseline;
  /** Text of `compliance.template`. */
  readonly template?: string | undefined;
  readonly notices: readonly string[];
}

/** Reads what a config of any shape names, and reports every file that is missing, outside, broken or too large. */
export async function readConfigFiles(
  config: unknown,
  rules: ScoredRules,
  folder: Parameters<typeof readDependencies>[1],
  report: ReportProblem,
): Promise<ConfigFiles> {
  const prompts = await readPrompts(config, folder, report);
  const { schemas, notices } = await readSchemas(config, folder, report);
  const asserts = await readAssertFiles(config, rules, folder, report);
  const baseline = await readBaseline(config, folder, report);
  const template = await readComplianceTemplate(config, folder, report);
  const dependsOn = await readDependencies(config, folder, report);
  const labels = await readLabelFiles(config, folder, report);
  await checkFolders(config, folder, report);
  return {
    prompts,
    schemas,
    asserts,
    labels,
    dependsOn,
    ...baseline,
    notices: [...new Set([...baseline.notices, ...notices, ...(asserts.notices ?? [])])],
    template,
  };
}

async function readPrompts(
  config: unknown,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<ReadonlyMap<string, PromptTexts>> {
  const texts = new Map<string, PromptTexts>();
  for (const [name, prompt] of entriesAt(config, 'prompts')) {
    const path = ['prompts', name];
    const read = (key: 'system' | 'user'): Promise<string | undefined> =>
      readTemplate({ path, value: prompt }, key, folder, report);
    const system = await read('system');
    const user = await read('user');
    const assistant = textAt(prompt, 'assistant');
    texts.set(name, { system, history: historyOf(prompt), user, assistant });
  }
  return texts;
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
  const fileKey = `${key}File`;
  const name = textAt(prompt.value, fileKey);
  if (name === undefined || name === '') return textAt(prompt.value, key);
  const filePath = [...prompt.path, fileKey];
  const absolute = path.resolve(folder.directory, name);
  const read = await readWorkspaceFile(folder.workspace, absolute, MAX_PROMPT_BYTES);
  if (read.kind === 'refused') {
    report(filePath, `The file ${quote(name)} ${read.refusal.message}.`, {
      hint:
        read.refusal.hint ??
        (read.refusal.kind === 'missing' ? 'The path is relative to the config file.' : undefined),
    });
    return undefined;
  }
  const text = decodeText(read.file.bytes);
  if (text === undefined) report(filePath, `The file ${quote(name)} is not UTF-8.`);
  else if (text.trim() === '' && key === 'user') {
    report(filePath, `The file ${quote(name)} is empty.`);
  }
  return text;
}

async function readSchemas(
  config: unknown,
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
function schemaUses(config: unknown): ReadonlyMap<string, YamlPath> {
  const uses = new Map<string, YamlPath>();
  for (const expect of expectParts(config)) {
    const files = [
      partAt(expect, 'output', 'schemaFile'),
      ...partsOf(expect, 'toolCalls').map((call) => partAt(call, 'argsSchema')),
    ];
    for (const { path, value } of files) {
      if (typeof value === 'string' && value !== '' && !uses.has(value)) uses.set(value, path);
    }
  }
  return uses;
}

async function readBaseline(
  config: unknown,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<{ readonly baseline?: Baseline; readonly notices: readonly string[] }> {
  const root: ConfigPart = { path: [], value: config };
  const suiteName = textAt(partAt(root, 'suite').value, 'name');
  if (suiteName === undefined || suiteName === '') return { notices: [] };
  const filePart = partAt(root, 'baseline', 'file');
  const file =
    typeof filePart.value === 'string' && filePart.value !== '' ? filePart.value : undefined;
  const load = await loadBaseline({ workspace, directory, suiteName, file });
  switch (load.kind) {
    case 'none':
      return { notices: [] };
    case 'failed':
      report(filePart.path, load.message, {
        hint:
          file === undefined
            ? 'Make it again with `kindlm baseline set`, or delete it.'
            : undefined,
      });
      return { notices: [] };
    case 'loaded':
      return {
        baseline: load.baseline,
        notices: load.notice === undefined ? [] : [load.notice],
      };
  }
}

/** Folders that are written to must be inside the workspace, too; they need not exist. */
async function checkFolders(
  config: unknown,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<void> {
  const root: ConfigPart = { path: [], value: config };
  for (const part of [partAt(root, 'recordings', 'dir'), partAt(root, 'compliance', 'outputDir')]) {
    if (typeof part.value !== 'string' || part.value === '') continue;
    const resolution = await resolveInWorkspace(workspace, path.resolve(directory, part.value));
    if (resolution.kind === 'refused') {
      report(part.path, `The folder ${quote(part.value)} ${resolution.refusal.message}.`);
    }
  }
}
