/** Loads JSON Schema files that a config names, with the sibling files that they refer to. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorText, isRecord } from '../../basics/basics.js';
import { quote } from '../problem.js';
import { inexactNumber, parseWrittenJson } from '../source/json-text.js';
import type { JsonSchemaSource } from '../suite.js';
import { readWorkspaceFile } from '../workspace-files.js';

const MAX_SCHEMA_BYTES = 5_000_000;
const MAX_DOCUMENTS = 200;
const MAX_DEPTH = 200;

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
  let draft: Draft | undefined;
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
    draft ??= draftOf(load.document);
    const survey = surveySchema(load.document, draft);
    if (survey.tooDeep) return failed(`The file ${quote(next.label)} is nested too deeply.`);
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
  // Loads ajv, which most suites never need.
  const { compileJsonSchema } = await import('./json-schema.js');
  try {
    compileJsonSchema(source);
    return undefined;
  } catch (error) {
    const message = errorText(error);
    return message.endsWith('.') ? message : `${message}.`;
  }
}

interface SchemaSurvey {
  readonly references: string[];
  /** All `$id`s as written, without a trailing "#". */
  readonly ids: Set<string>;
  hasPatterns: boolean;
  tooDeep: boolean;
  readonly draft: Draft;
  /** Keywords and formats that check nothing. */
  readonly ignored: Set<string>;
  /** Inside of an unknown keyword, whose own names are nobody's. */
  isIgnored: boolean;
  /** The first thing in it that would not check what it says. */
  fault: string | undefined;
}

const DATA_KEYWORDS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples']);
/** Keywords whose value maps names to schemas: the names are no keywords. */
const NAME_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependentSchemas',
  'dependencies',
]);

/** Collects what matters of a schema document. */
function surveySchema(document: unknown, draft: Draft): SchemaSurvey {
  const survey: SchemaSurvey = {
    references: [],
    ids: new Set(),
    hasPatterns: false,
    tooDeep: false,
    draft,
    ignored: new Set(),
    isIgnored: false,
    fault: undefined,
  };
  surveyNode(document, false, 0, survey);
  return survey;
}

function surveyNode(node: unknown, isNameMap: boolean, depth: number, survey: SchemaSurvey): void {
  if (typeof node !== 'object' || node === null) return;
  if (depth > MAX_DEPTH) {
    survey.tooDeep = true;
    return;
  }
  const hasKeywords = !isNameMap && !Array.isArray(node);
  for (const [key, child] of Object.entries(node)) {
    if (hasKeywords && DATA_KEYWORDS.has(key)) continue;
    const before = survey.isIgnored;
    if (hasKeywords) surveyKeyword(key, child, survey);
    surveyNode(child, hasKeywords && NAME_MAPS.has(key), depth + 1, survey);
    survey.isIgnored = before;
  }
}

/** By the root's `$schema`; one that is not known is said when the schema is compiled. */
function draftOf(document: unknown): Draft {
  const stated = isRecord(document) ? document['$schema'] : undefined;
  const drafts: readonly Draft[] = ['2019-09', '2020-12'];
  return drafts.find((draft) => typeof stated === 'string' && stated.includes(draft)) ?? 'draft-07';
}

function surveyKeyword(key: string, value: unknown, survey: SchemaSurvey): void {
  survey.fault ??= keywordFault(key, survey.draft);
  const ignored = survey.isIgnored ? undefined : ignoredKeyword(key, value, survey.draft);
  if (ignored !== undefined) {
    survey.ignored.add(ignored);
    survey.isIgnored = key !== 'format';
  }
  if (key === '$ref' && typeof value === 'string') survey.references.push(value);
  if (key === '$id' && typeof value === 'string') survey.ids.add(value.replace(/#$/, ''));
  if (key === 'pattern' || key === 'patternProperties') survey.hasPatterns = true;
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

/**
 * Keywords of JSON Schema that would do nothing where they stand: those of another draft and those that are misspelt. A
 * validator skips what it does not know, and a schema that checks nothing passes everything.
 */

type Draft = 'draft-07' | '2019-09' | '2020-12';

const EVERY_DRAFT = [
  ...['type', 'enum', 'const', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum'],
  ...['exclusiveMinimum', 'maxLength', 'minLength', 'pattern', 'items', 'maxItems', 'minItems'],
  ...['uniqueItems', 'contains', 'maxProperties', 'minProperties', 'required', 'properties'],
  ...['patternProperties', 'additionalProperties', 'dependencies', 'propertyNames', 'if', 'then'],
  ...['else', 'allOf', 'anyOf', 'oneOf', 'not', 'format', '$ref', '$id', 'definitions', '$defs'],
];
const SINCE_2019 = [
  ...['minContains', 'maxContains', 'dependentRequired', 'dependentSchemas'],
  ...['unevaluatedProperties', 'unevaluatedItems', '$anchor'],
];

/** What each draft acts on. `$defs` only holds schemas that `$ref` leads to, which works in all of them. */
const ACTIVE: Readonly<Record<Draft, ReadonlySet<string>>> = {
  'draft-07': new Set([...EVERY_DRAFT, 'additionalItems']),
  '2019-09': new Set([
    ...EVERY_DRAFT,
    ...SINCE_2019,
    ...['additionalItems', '$recursiveRef', '$recursiveAnchor'],
  ]),
  '2020-12': new Set([
    ...EVERY_DRAFT,
    ...SINCE_2019,
    ...['prefixItems', '$dynamicRef', '$dynamicAnchor'],
  ]),
};

/** Words that say something to people or tools, and are one letter off a keyword. */
const HARMLESS: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'title']);

/** Words that check nothing and say so: they describe, or name. */
const DESCRIBING: ReadonlySet<string> = new Set([
  ...['$schema', '$comment', '$vocabulary', 'description', 'readOnly', 'writeOnly', 'deprecated'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', 'nullable'],
]);

/** Formats that are checked (ajv-formats). */
const FORMATS: ReadonlySet<string> = new Set([
  ...['date', 'time', 'date-time', 'iso-time', 'iso-date-time', 'duration', 'uri', 'url', 'email'],
  ...['uri-reference', 'uri-template', 'hostname', 'ipv4', 'ipv6', 'regex', 'uuid', 'byte'],
  ...['json-pointer', 'json-pointer-uri-fragment', 'relative-json-pointer', 'int32', 'int64'],
  ...['float', 'double', 'password', 'binary'],
]);

/** How a keyword that checks nothing, or a format that does, is named in a notice; undefined for what works or describes. */
function ignoredKeyword(key: string, value: unknown, draft: Draft): string | undefined {
  if (key === 'format') {
    const isKnown = typeof value !== 'string' || FORMATS.has(value);
    return isKnown ? undefined : `format: ${value}`;
  }
  const isKnown = ACTIVE[draft].has(key) || HARMLESS.has(key) || DESCRIBING.has(key);
  return isKnown || key.startsWith('x-') ? undefined : key;
}

/** Shorter words have too many neighbours. */
const SHORTEST_MISSPELT = 4;

/** The keyword that was probably meant by a key; undefined for the keywords of all drafts and for what resembles none. */
export function misspeltKeyword(key: string): string | undefined {
  const drafts = Object.values(ACTIVE);
  const isKnown =
    drafts.some((active) => active.has(key)) || HARMLESS.has(key) || DESCRIBING.has(key);
  if (isKnown || key.startsWith('x-') || key.length < SHORTEST_MISSPELT) return undefined;
  return [...ACTIVE['2020-12']].find((keyword) => isNear(key, keyword));
}

/** Why a key of a schema would do nothing, as a sentence; undefined for a keyword that works and for free names. */
function keywordFault(key: string, draft: Draft): string | undefined {
  if (ACTIVE[draft].has(key) || HARMLESS.has(key) || key.startsWith('x-')) return undefined;
  const others = (Object.keys(ACTIVE) as Draft[]).filter((one) => ACTIVE[one].has(key));
  if (others.length > 0) {
    return `The keyword "${key}" does nothing in ${draft}: it is one of ${others.join(' and ')}. State the draft in "$schema", or write it as ${draft} does.`;
  }
  if (key.length < SHORTEST_MISSPELT) return undefined;
  const meant = [...ACTIVE[draft]].find((keyword) => isNear(key, keyword));
  return meant === undefined
    ? undefined
    : `The keyword "${key}" is unknown and would check nothing. Did you mean "${meant}"? A name of your own may begin with "x-".`;
}

/** One letter more, less or another, or two neighbours swapped; without regard to case. */
function isNear(given: string, keyword: string): boolean {
  const one = given.toLowerCase();
  const other = keyword.toLowerCase();
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const wanted = other.slice(start);
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}
