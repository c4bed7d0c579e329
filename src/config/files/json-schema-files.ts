/** Loads JSON Schema files that a config names, with the sibling files that they refer to. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorText, isRecord } from '../../basics/basics.js';
import { quote, type YamlPath } from '../problem.js';
import { inexactNumber, parseWrittenJson } from '../source/json-text.js';
import type { JsonSchemaSource } from '../suite.js';
import type { vocabularyOf } from './json-schema.js';
import { readWorkspaceFile } from '../workspace-files.js';

const MAX_SCHEMA_BYTES = 5_000_000;
const MAX_DOCUMENTS = 200;

export type SchemaLoad =
  | {
      readonly kind: 'loaded';
      readonly source: JsonSchemaSource;
      /** What in it checks nothing, as a sentence; undefined where everything does. */
      readonly notice: string | undefined;
    }
  | SchemaFailure;

interface SchemaFailure {
  readonly kind: 'failed';
  /** A sentence. */
  readonly message: string;
  readonly hint?: string;
}

/**
 * Reads the schema file `name`, relative to `directory`, and every file that its `$ref`s lead to, all of them inside
 * the workspace. Does not compile them. Remote references are refused.
 */
export async function loadJsonSchema(
  workspace: string,
  directory: string,
  name: string,
): Promise<SchemaLoad> {
  const root = pathToFileURL(path.resolve(directory, name)).href;
  return withReferences(name, root, (uri, label) =>
    loadDocument(workspace, uri, label, uri === root),
  );
}

/**
 * The same for a schema that is written in the config itself, under the path `name`; its `$ref`s are relative to
 * `directory`.
 */
export async function loadInlineJsonSchema(
  workspace: string,
  directory: string,
  name: string,
  document: unknown,
): Promise<SchemaLoad> {
  const root = pathToFileURL(path.join(directory, `(${name})`)).href;
  return withReferences(name, root, (uri, label) =>
    uri === root
      ? Promise.resolve({ kind: 'loaded', document })
      : loadDocument(workspace, uri, label, false),
  );
}

type DocumentLoad = { readonly kind: 'loaded'; readonly document: unknown } | SchemaFailure;

async function withReferences(
  name: string,
  root: string,
  loadOne: (uri: string, label: string) => Promise<DocumentLoad>,
): Promise<SchemaLoad> {
  const documents: Record<string, unknown> = {};
  const remote: string[] = [];
  const ids = new Set<string>();
  const ignored = new Set<string>();
  // Loads ajv, which most suites never need.
  const { vocabularyOf: vocabulary } = await import('./json-schema.js');
  let words: Vocabulary | undefined;
  let hasPatterns = false;
  const pending = [{ uri: root, label: name }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    if (Object.hasOwn(documents, next.uri)) continue;
    if (Object.keys(documents).length >= MAX_DOCUMENTS) {
      return failed(`The schema ${quote(name)} refers to more than ${MAX_DOCUMENTS} files.`);
    }
    const load = await loadOne(next.uri, next.label);
    if (load.kind === 'failed') return load;
    documents[next.uri] = load.document;
    words ??= vocabulary(load.document);
    const survey = surveySchema(load.document, words);
    if (survey.fault !== undefined)
      return failed(`The schema ${quote(next.label)}: ${survey.fault}`);
    hasPatterns ||= survey.hasPatterns;
    survey.ids.forEach((id) => ids.add(id));
    survey.ignored.forEach((key) => ignored.add(key));
    const references = classifyReferences(survey, next.uri);
    if (references.kind === 'failed') return references;
    remote.push(...references.remote);
    pending.push(...references.files);
  }
  const unknown = remote.find((uri) => !ids.has(uri));
  if (unknown !== undefined) {
    return failed(
      `The schema ${quote(name)} refers to ${quote(unknown)}, and nothing is fetched from the network. Put that schema into a file next to it.`,
    );
  }
  const notice = ignoredNotice(name, [...ignored]);
  return { kind: 'loaded', source: { name, root, documents, hasPatterns }, notice };
}

const MOST_NAMED = 5;

function ignoredNotice(name: string, ignored: readonly string[]): string | undefined {
  if (ignored.length === 0) return undefined;
  const named = ignored
    .slice(0, MOST_NAMED)
    .map((key) => quote(key))
    .join(', ');
  const more = ignored.length > MOST_NAMED ? ` and ${ignored.length - MOST_NAMED} more` : '';
  return `The schema ${quote(name)} has what JSON Schema does not know, and so checks nothing: ${named}${more}.`;
}

async function loadDocument(
  workspace: string,
  uri: string,
  label: string,
  isRoot: boolean,
): Promise<DocumentLoad> {
  const read = await readWorkspaceFile(workspace, fileURLToPath(uri), MAX_SCHEMA_BYTES);
  if (read.kind === 'refused') {
    const failure = failed(`The file ${quote(label)} ${read.refusal.message}.`);
    if (read.refusal.kind !== 'missing') return failure;
    const base = isRoot ? 'the config file' : 'the schema file that refers to it';
    return { ...failure, hint: read.refusal.hint ?? `The path is relative to ${base}.` };
  }
  const json = parseWrittenJson(read.file.bytes);
  if (json.kind === 'invalid') return failed(`The file ${quote(label)} ${json.message}.`);
  if (!isRecord(json.value) && typeof json.value !== 'boolean') {
    return failed(`The file ${quote(label)} does not contain a JSON Schema, which is an object.`);
  }
  // The numbers of a schema inside the config are checked with the config.
  const inexact = inexactNumber(json.value);
  if (inexact !== undefined) {
    return failed(
      `The schema ${quote(label)}: The number ${inexact} is above 2^53, where JSON's numbers are no longer exact. Put it in quotes.`,
    );
  }
  return { kind: 'loaded', document: json.value };
}

/** Why a schema does not compile, as the end of a sentence; undefined when it does. */
export async function compileFault(source: JsonSchemaSource): Promise<string | undefined> {
  const { compileJsonSchema } = await import('./json-schema.js');
  try {
    compileJsonSchema(source);
    return undefined;
  } catch (error) {
    const message = errorText(error);
    return message.endsWith('.') ? message : `${message}.`;
  }
}

type Vocabulary = ReturnType<typeof vocabularyOf>;

interface SchemaSurvey {
  readonly references: string[];
  /** All `$id`s as written, without a trailing "#". */
  readonly ids: Set<string>;
  hasPatterns: boolean;
  /** Keywords and formats that check nothing. */
  readonly ignored: Set<string>;
  /** The first thing in it that would not check what it says. */
  fault: string | undefined;
}

/** Collects what matters of a schema document. */
function surveySchema(document: unknown, vocabulary: Vocabulary): SchemaSurvey {
  const survey: SchemaSurvey = {
    references: [],
    ids: new Set(),
    hasPatterns: false,
    ignored: new Set(),
    fault: undefined,
  };
  // Inside of an unknown keyword names are nobody's; what is in it comes right behind it.
  let unknown: YamlPath | undefined;
  for (const { key, value, path: at } of keywordsIn(document)) {
    survey.fault ??= vocabulary.faultOf(key);
    const isInside = unknown?.every((step, index) => at[index] === step) === true;
    const ignored = isInside ? undefined : vocabulary.ignored(key, value);
    if (ignored !== undefined) {
      survey.ignored.add(ignored);
      if (key !== 'format') unknown = at;
    }
    if (key === '$ref' && typeof value === 'string') survey.references.push(value);
    if (key === '$id' && typeof value === 'string') survey.ids.add(value.replace(/#$/, ''));
    if (key === 'pattern' || key === 'patternProperties') survey.hasPatterns = true;
  }
  return survey;
}

interface Keyword {
  readonly key: string;
  readonly value: unknown;
  readonly path: YamlPath;
}

/** Keywords whose value is data of any shape. */
const DATA: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'example']);
/** Keywords whose value maps names to schemas: the names are no keywords. */
const NAME_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependentSchemas',
  'dependencies',
]);

/** Every keyword of a schema of any shape, and of the schemas in it. */
export function* keywordsIn(
  node: unknown,
  path: YamlPath = [],
  isNameMap = false,
): Generator<Keyword> {
  if (typeof node !== 'object' || node === null) return;
  const isList = Array.isArray(node);
  const hasKeywords = !isNameMap && !isList;
  for (const [name, value] of Object.entries(node)) {
    if (hasKeywords && DATA.has(name)) continue;
    const at = [...path, isList ? Number(name) : name];
    if (hasKeywords) yield { key: name, value, path: at };
    yield* keywordsIn(value, at, hasKeywords && NAME_MAPS.has(name));
  }
}

type References =
  | {
      readonly kind: 'references';
      readonly files: readonly { readonly uri: string; readonly label: string }[];
      /** Absolute URIs that must be the `$id` of a loaded schema. */
      readonly remote: readonly string[];
    }
  | SchemaFailure;

const META_SCHEMA = /^https?:\/\/json-schema\.org\//;

function classifyReferences(survey: SchemaSurvey, base: string): References {
  const files: { uri: string; label: string }[] = [];
  const remote: string[] = [];
  for (const reference of survey.references) {
    const [target = ''] = reference.split('#', 1);
    // Fragments only, or the relative `$id` of a schema inside this document.
    if (target === '' || survey.ids.has(target)) continue;
    if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(target)) {
      if (!META_SCHEMA.test(target)) remote.push(target);
      continue;
    }
    // An absolute path or another host is no sibling.
    if (/^[/\\]/.test(target) || /%2f|%5c/i.test(target) || !URL.canParse(target, base)) {
      return failed(`The \`$ref\` ${quote(reference)} is not a path relative to its own file.`);
    }
    files.push({ uri: new URL(target, base).href, label: target });
  }
  return { kind: 'references', files, remote };
}

function failed(message: string): SchemaFailure {
  return { kind: 'failed', message };
}
