/** Reads the files and JSON Schemas of scored assertions (`assert`). */
import path from 'node:path';
import { fileOf } from '../checks/assert-values.js';
import { assertParts } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import { parseWrittenJson } from '../source/json-text.js';
import {
  compileFault,
  loadInlineJsonSchema,
  loadJsonSchema,
  type SchemaLoad,
} from './json-schema-files.js';
import type { ReportProblem } from '../problem-collector.js';
import { type JsonSchemaSource, ruleOf, type ScoredRules } from '../suite.js';
import { valueAt } from '../source/untyped.js';
import { readWorkspaceFile, type ConfigFolder } from './workspace-files.js';
import { formatPath, quote } from '../source/yaml-path.js';
import { decodeText } from '../../basics/paths.js';
import { isRecord } from '../../basics/basics.js';

const MAX_FILE_BYTES = 5_000_000;

interface AssertFile {
  /** The path as the config writes it, without `file://`. */
  readonly name: string;
  readonly text: string;
  /** The text or, of a `.json` file, its value. */
  readonly value: unknown;
}

export interface AssertFiles {
  /** By the entry's path in the YAML document. */
  readonly files: ReadonlyMap<string, AssertFile>;
  /** JSON Schemas (`valueKind` of ScoredRule), by the entry's path. */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** What in the schemas checks nothing; the same one may be here more than once. */
  readonly notices?: readonly string[];
}

/** Reads what the `assert` lists of a config of any shape name, and reports what cannot be read or compiled. */
export async function readAssertFiles(
  config: unknown,
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
  for (const part of assertParts(config)) {
    const value = valueAt(part.value, 'value');
    if (ruleOf(part.value, rules)?.valueKind === 'json-schema') {
      const schema = await readSchemaOnce(value, part, '');
      if (schema === undefined) continue;
      schemas.set(formatPath(part.path), schema.source);
      if (schema.notice !== undefined) notices.push(schema.notice);
      continue;
    }
    const name = fileOf(value);
    if (name === undefined) continue;
    const file = await readFileOnce(part.value, part, name);
    if (file !== undefined) files.set(formatPath(part.path), file);
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
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<AssertFile | undefined> {
  const at = [...entry, 'value'];
  const read = await readWorkspaceFile(workspace, path.resolve(directory, name), MAX_FILE_BYTES);
  if (read.kind === 'refused') {
    const missing = read.refusal.kind === 'missing';
    report(at, `The file ${quote(name)} ${read.refusal.message}.`, {
      hint: read.refusal.hint ?? (missing ? 'The path is relative to the config file.' : undefined),
    });
    return undefined;
  }
  const text = decodeText(read.file.bytes);
  if (text === undefined) {
    report(at, `The file ${quote(name)} is not UTF-8.`);
    return undefined;
  }
  if (!name.endsWith('.json')) return { name, text, value: text };
  const json = parseWrittenJson(read.file.bytes);
  if (json.kind === 'parsed') return { name, text, value: json.value };
  report(at, `The file ${quote(name)} ${json.message}.`);
  return undefined;
}
