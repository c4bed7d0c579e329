/**
 * Compiles JSON Schemas (drafts 07, 2019-09, 2020-12). Loads ajv, so import this module only when a schema is at hand.
 */
import path from 'node:path';
import { Ajv, MissingRefError, type AnySchema, type ErrorObject, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { distance } from 'fastest-levenshtein';
import { errorText, isRecord } from '../../basics/basics.js';

export interface SchemaViolation {
  /** JSON Pointer into the value; empty for the value itself. */
  readonly instancePath: string;
  readonly message: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The part of a JsonSchemaSource that is needed to compile it. */
interface JsonSchemaDocuments {
  /** Key of the root document in `documents`. */
  readonly root: string;
  /** Parsed schema documents by `file:` URI. */
  readonly documents: Readonly<Record<string, unknown>>;
}

type Draft = 'draft-07' | '2019-09' | '2020-12';
type AjvOfAnyDraft = Ajv | Ajv2019 | Ajv2020;

const DRAFTS: ReadonlyMap<string, Draft> = new Map([
  ['json-schema.org/draft-07/schema', 'draft-07'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
]);

const SUPPORTED = [
  'http://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema',
].join(', ');

type Validate = (value: unknown) => readonly SchemaViolation[];

/** The check of the config compiles a schema, and its assertion has the same: once a run is enough. */
const compiled = new WeakMap<JsonSchemaDocuments, Validate>();

/**
 * Returns a function that lists every violation of the schema by a value (none when it is valid).
 * The draft is that of the root's `$schema`, draft-07 without one. Nothing is loaded: a `$ref` must lead to one of
 * `documents`, by its file name or by its own `$id`.
 * The same source gives the same function. Throws Error, with a message for the schema's author, when it does not
 * compile.
 */
export function compileJsonSchema(source: JsonSchemaDocuments): Validate {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  try {
    const validate = compile(source);
    compiled.set(source, validate);
    return validate;
  } catch (error) {
    throw new Error(explain(error, source.root), { cause: error });
  }
}

function compile(source: JsonSchemaDocuments): Validate {
  const draft = draftOf(source);
  const ajv = createAjv(draft);
  const documents = Object.entries(source.documents).map(([uri, document]): [string, AnySchema] => [
    uri,
    requireSchema(document, uri, source.root),
  ]);
  for (const [uri, document] of documents) {
    requireValid(document, draft);
    ajv.addSchema(document, uri);
  }
  addNeighbours(ajv, documents);
  const validate = ajv.getSchema(source.root);
  if (validate === undefined) throw new Error('the schema itself is missing');
  if ('$async' in validate) throw new Error('"$async" schemas are not supported');
  return (value) => {
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => ({
      instancePath: error.instancePath,
      message: error.message ?? `does not fulfil "${error.keyword}"`,
      keyword: error.keyword,
      params: error.params,
    }));
  };
}

function createAjv(draft: Draft): AjvOfAnyDraft {
  const options: Options = {
    allErrors: true,
    strict: false,
    logger: false,
    // Done by requireValid.
    validateSchema: false,
    // `required: [constructor]` must not be met by what every object inherits.
    ownProperties: true,
  };
  const ajv = newAjv(draft, options);
  addFormats.default(ajv);
  return ajv;
}

function newAjv(draft: Draft, options: Options): AjvOfAnyDraft {
  switch (draft) {
    case 'draft-07':
      return new Ajv(options);
    case '2019-09':
      return new Ajv2019(options);
    case '2020-12':
      return new Ajv2020(options);
  }
}

/** The root's draft. Throws when it is unknown or when a sibling is written in another. */
function draftOf(source: JsonSchemaDocuments): Draft {
  const draft = statedDraft(source.documents[source.root]) ?? 'draft-07';
  for (const [uri, document] of Object.entries(source.documents)) {
    const other = statedDraft(document);
    if (other !== undefined && other !== draft) {
      throw new Error(
        `"${nearName(uri, source.root)}" is written in ${other}, the schema that refers to it in ${draft}: use one draft for both`,
      );
    }
  }
  return draft;
}

function statedDraft(document: unknown): Draft | undefined {
  if (!isRecord(document) || !Object.hasOwn(document, '$schema')) return undefined;
  const stated = document['$schema'];
  const draft =
    typeof stated === 'string'
      ? DRAFTS.get(stated.replace(/^https?:\/\//, '').replace(/#$/, ''))
      : undefined;
  if (draft === undefined) {
    throw new Error(
      `"$schema" is ${JSON.stringify(stated)}, which is not supported. Supported are ${SUPPORTED}`,
    );
  }
  return draft;
}

function requireSchema(document: unknown, uri: string, root: string): AnySchema {
  if (isRecord(document) || typeof document === 'boolean') return document;
  const kind = Array.isArray(document) ? 'an array' : JSON.stringify(document);
  throw new Error(
    `a JSON Schema is an object or a boolean, but "${nearName(uri, root)}" contains ${kind}`,
  );
}

/** One of each draft: compiling a meta-schema takes longer than compiling most schemas. */
const metaSchemas = new Map<Draft, AjvOfAnyDraft>();

function metaSchemaOf(draft: Draft): AjvOfAnyDraft {
  const known = metaSchemas.get(draft);
  if (known !== undefined) return known;
  const ajv = newAjv(draft, { strict: false, logger: false, validateFormats: false });
  addFormats.default(ajv);
  metaSchemas.set(draft, ajv);
  return ajv;
}

function faultsOf(schema: AnySchema, draft: Draft): readonly ErrorObject[] {
  const ajv = metaSchemaOf(draft);
  return ajv.validateSchema(schema) === true ? [] : (ajv.errors ?? []);
}

/** What the meta-schema of draft-07 finds wrong with a schema, which may have keywords that it does not know. */
export function draft07Faults(schema: Readonly<Record<string, unknown>>): readonly ErrorObject[] {
  return faultsOf(schema, 'draft-07');
}

function requireValid(document: AnySchema, draft: Draft): void {
  // Ajv knows each draft by one spelling of its URI only; draftOf has read it already.
  const schema: AnySchema = isRecord(document)
    ? Object.fromEntries(Object.entries(document).filter(([key]) => key !== '$schema'))
    : document;
  const errors = faultsOf(schema, draft);
  if (errors.length === 0) return;
  const reasons = errors.map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  throw new Error(`schema is invalid: ${reasons.join(', ')}`);
}

/**
 * A document with an `$id` resolves its relative references against it, not against its file. Registers each file
 * also where its neighbours look for it, so that `$ref: "customer.json"` works with and without `$id`.
 */
function addNeighbours(
  ajv: AjvOfAnyDraft,
  documents: readonly (readonly [string, AnySchema])[],
): void {
  for (const [uri, document] of documents) {
    const id = isRecord(document) ? document['$id'] : undefined;
    if (typeof id !== 'string') continue;
    for (const [neighbourUri, neighbour] of documents) {
      if (neighbourUri === uri) continue;
      const key = ajv.opts.uriResolver.resolve(id, nearName(neighbourUri, uri));
      if (ajv.schemas[key] === undefined && ajv.refs[key] === undefined) {
        ajv.addSchema(neighbour, key);
      }
    }
  }
}

function explain(error: unknown, root: string): string {
  if (error instanceof MissingRefError) {
    const ref = error.missingRef;
    if (/^https?:/i.test(ref)) {
      return `"$ref" leads to ${ref}, and remote schemas are not loaded: copy it into the repository and refer to the file`;
    }
    return `"$ref" leads to "${nearName(ref, root)}", which does not exist`;
  }
  const message = errorText(error);
  return message.replaceAll(/file:\/\/[^\s"']+/g, (uri) => nearName(uri, root));
}

/** A `file:` URI as it would be written beside `from`, so that messages hold no path of the machine. */
function nearName(uri: string, from: string): string {
  if (!uri.startsWith('file:') || !from.startsWith('file:')) return uri;
  const [file = '', fragment] = uri.split('#', 2);
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return fragment === undefined ? relative : `${relative}#${fragment}`;
}

// Keywords that would do nothing where they stand: those of another draft and those that are misspelt. A validator skips
// what it does not know, and a schema that checks nothing passes everything.

interface Vocabulary {
  /** Why a key of a schema would do nothing, as a sentence; undefined for a keyword that works and for free names. */
  readonly faultOf: (key: string) => string | undefined;
  /** How a keyword that checks nothing, or a format that does, is named in a notice; undefined for what works or describes. */
  readonly ignored: (key: string, value: unknown) => string | undefined;
}

/** By the `$schema` of a root document; one that is not known is said when the schema is compiled. */
export function vocabularyOf(document: unknown): Vocabulary {
  const stated = String(isRecord(document) ? document['$schema'] : '');
  const draft = [...DRAFTS.values()].find((one) => stated.includes(one)) ?? 'draft-07';
  return {
    faultOf(key) {
      if (isKnown(key, draft)) return undefined;
      const others = [...DRAFTS.values()].filter((one) => isKnown(key, one));
      if (others.length > 0) {
        return `The keyword "${key}" does nothing in ${draft}: it is one of ${others.join(' and ')}. State the draft in "$schema", or write it as ${draft} does.`;
      }
      const meant = nearKeyword(key, draft);
      return meant === undefined
        ? undefined
        : `The keyword "${key}" is unknown and would check nothing. Did you mean "${meant}"? A name of your own may begin with "x-".`;
    },
    ignored(key, value) {
      if (key !== 'format') return isKnown(key, draft) ? undefined : key;
      const works = typeof value !== 'string' || Object.hasOwn(metaSchemaOf(draft).formats, value);
      return works ? undefined : `format: ${value}`;
    },
  };
}

/** The keyword that was probably meant by a key; undefined for the keywords of all drafts and for what resembles none. */
export function misspeltKeyword(key: string): string | undefined {
  return [...DRAFTS.values()].some((draft) => isKnown(key, draft))
    ? undefined
    : nearKeyword(key, '2020-12');
}

/** What only holds schemas that `$ref` leads to, which works in all drafts. */
const HOLDERS = ['$defs', 'definitions', '$anchor'];

function isKnown(key: string, draft: Draft): boolean {
  return (
    Object.hasOwn(metaSchemaOf(draft).RULES.keywords, key) ||
    [...HOLDERS, 'example'].includes(key) ||
    key.startsWith('x-')
  );
}

/** Shorter words have too many neighbours. */
const SHORTEST_MISSPELT = 4;

/** One letter more, less or another, or two neighbours swapped; without regard to case. Words that only describe are nobody's. */
function nearKeyword(key: string, draft: Draft): string | undefined {
  if (key.length < SHORTEST_MISSPELT) return undefined;
  const given = key.toLowerCase();
  const active = Object.keys(metaSchemaOf(draft).RULES.all).filter((it) => it !== '$comment');
  return [...active, ...HOLDERS].find((keyword) => isNear(given, keyword.toLowerCase()));
}

function isNear(one: string, other: string): boolean {
  const letters = (word: string): string => Array.from(word).toSorted().join('');
  const far = distance(one, other);
  return far < 2 || (far === 2 && letters(one) === letters(other));
}
