/**
 * The JSON Schemas that models are given: `parameters` of tools, and of a structured answer in `params.extra`. A server
 * refuses one that is none, call by call; here it is refused with its place, before any call. Servers know more keywords
 * than any one draft, so unknown ones are let through, and misspelt ones are not.
 */
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../basics/basics.js';
import { modelParts, partAt, partsOf, testParts, type ConfigPart } from '../../config-parts.js';
import type * as JsonSchema from '../../files/json-schema.js';
import { misspeltKeyword } from '../../files/json-schema-files.js';
import type { ReportProblem } from '../../problem-collector.js';
import { valueAt } from '../../source/untyped.js';
import { quote, type YamlPath } from '../../source/yaml-path.js';
import { patternFault } from '../literals.js';
import { suggest } from '../suggestion.js';

interface SchemaFault {
  readonly path: YamlPath;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly at?: 'key';
}

/** Reports what no server would take for a schema. */
export async function checkToolSchemas(config: unknown, report: ReportProblem): Promise<void> {
  const tools = testParts(config)
    .flatMap((test) => partsOf(test, 'tools'))
    .map((tool) => partAt(tool, 'parameters'))
    .filter(({ value }) => isRecord(value));
  const answers = modelParts(config)
    .map((model) => partAt(model, 'params', 'extra', 'response_format', 'json_schema', 'schema'))
    .filter(({ value }) => isRecord(value));
  if (tools.length + answers.length === 0) return;
  // Only configs with tools load ajv.
  const { draft07Faults } = await import('../../files/json-schema.js');
  // Rows of cases share what is not filled in.
  const known = new Map<unknown, readonly SchemaFault[]>();
  const check = ({ path, value }: ConfigPart, isOfTool: boolean): void => {
    const faults = known.get(value) ?? faultsOf(value, isOfTool, draft07Faults);
    known.set(value, faults);
    for (const { path: inside, message, ...detail } of faults) {
      report([...path, ...inside], message, detail);
    }
  };
  for (const part of tools) check(part, true);
  for (const part of answers) check(part, false);
}

const PARAMETERS_HINT =
  'Write `parameters: { type: object, properties: { city: { type: string } }, required: [city] }`.';

function faultsOf(
  schema: unknown,
  isOfTool: boolean,
  errorsOf: typeof JsonSchema.draft07Faults,
): readonly SchemaFault[] {
  const type = valueAt(schema, 'type');
  if (isOfTool && typeof type === 'string' && TYPES.includes(type) && type !== 'object') {
    const message = `The \`parameters\` of a tool are of type "object", with a property for each argument, not ${quote(type)}.`;
    return [{ path: ['type'], message, hint: PARAMETERS_HINT }];
  }
  if (isOfTool && isListOfArguments(schema)) {
    const message =
      '`parameters` is a JSON Schema, and the arguments belong under its `properties`.';
    return [{ path: [], message, hint: PARAMETERS_HINT }];
  }
  const found: SchemaFault[] = [];
  surveyNode(schema, [], { root: schema, found, depth: 0 });
  const read = inLowerCase(schema);
  return [...found, ...shapeFaults(schema, isRecord(read) ? errorsOf(read) : [])];
}

/** `parameters: { city: { type: string } }`: nothing but names of arguments. */
function isListOfArguments(schema: unknown): boolean {
  const entries = isRecord(schema) ? Object.entries(schema) : [];
  return (
    entries.length > 0 &&
    entries.every(
      ([key, value]) =>
        !NAME_MAPS.includes(key) &&
        !SCHEMA_KEYS.includes(key) &&
        isRecord(value) &&
        typeof value['type'] === 'string',
    )
  );
}

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
/** Keywords whose value maps names to schemas. */
const NAME_MAPS = ['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas'];
const SCHEMA_KEYS = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];
/** Keywords whose value is data of any shape. */
const DATA = ['enum', 'const', 'default', 'examples', 'example'];
const MAX_DEPTH = 200;

interface Survey {
  readonly root: unknown;
  readonly found: SchemaFault[];
  readonly depth: number;
}

/** Misspelt keywords, patterns that do not compile, and references that lead nowhere. */
function surveyNode(node: unknown, path: YamlPath, survey: Survey): void {
  if (survey.depth > MAX_DEPTH) return;
  const deeper = { ...survey, depth: survey.depth + 1 };
  if (Array.isArray(node)) {
    node.forEach((item, index) => surveyNode(item, [...path, index], deeper));
    return;
  }
  if (!isRecord(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (DATA.includes(key)) continue;
    const at = [...path, key];
    const fault = keywordFaultOf(key, value, survey.root);
    if (fault !== undefined) survey.found.push({ path: at, ...fault });
    if (!NAME_MAPS.includes(key)) surveyNode(value, at, deeper);
    else if (isRecord(value)) {
      Object.entries(value).forEach(([name, item]) => surveyNode(item, [...at, name], deeper));
    }
  }
}

function keywordFaultOf(
  key: string,
  value: unknown,
  root: unknown,
): Omit<SchemaFault, 'path'> | undefined {
  const meant = misspeltKeyword(key);
  if (meant !== undefined) {
    const message = `${quote(key)} is no keyword of JSON Schema and does nothing.`;
    return { message, hint: `Did you mean ${quote(meant)}?`, at: 'key' };
  }
  if (typeof value !== 'string') return undefined;
  if (key === 'pattern') {
    const fault = patternFault(value);
    return fault === undefined ? undefined : { message: `The regular expression ${fault}.` };
  }
  if (key !== '$ref' || !/^(?:#\/|[^#])/.test(value)) return undefined;
  if (!value.startsWith('#')) {
    return {
      message: `The \`$ref\` ${quote(value)} leads out of the schema, which is sent as it is.`,
      hint: 'No server can follow it: write what it leads to under `definitions`, and refer to `#/definitions/name`.',
    };
  }
  const leads = value
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => valueAt(at, unescaped(name)), root);
  if (leads !== undefined) return undefined;
  return { message: `The \`$ref\` ${quote(value)} leads to nothing in this schema.` };
}

/** What the meta-schema says, one sentence for each place: the innermost places, without what follows from them. */
function shapeFaults(schema: unknown, errors: readonly ErrorObject[]): readonly SchemaFault[] {
  const byPlace = new Map<string, ErrorObject>();
  for (const error of errors) {
    const isPlain = error.keyword !== 'anyOf' && error.keyword !== 'allOf';
    if (isPlain && !byPlace.has(error.instancePath)) byPlace.set(error.instancePath, error);
  }
  const places = [...byPlace.keys()];
  return [...byPlace]
    .filter(([place]) => !places.some((other) => other.startsWith(`${place}/`)))
    .map(([place, error]) => {
      const path = pathOf(schema, place);
      const value = path.reduce<unknown>((at, name) => valueAt(at, String(name)), schema);
      return { path, ...shapeWords(path, value, error) };
    });
}

function shapeWords(
  path: YamlPath,
  value: unknown,
  { message = 'is wrong' }: ErrorObject,
): Pick<SchemaFault, 'message' | 'hint'> {
  const key = String(path.at(-1) ?? 'parameters');
  const parent = path.at(-2);
  if (key === 'type' && typeof value === 'string') {
    return {
      message: `${quote(value)} is no type of JSON Schema.`,
      hint: typeHint(value),
    };
  }
  if (key === 'required' && typeof value === 'boolean') {
    return {
      message: 'In JSON Schema `required` is a list of names, beside `properties`.',
      hint: 'Write the names of the arguments that are required: `required: [city]`.',
    };
  }
  if (parent === 'properties' && typeof value === 'string') {
    return {
      message: `The property ${quote(key)} is a schema, not the text ${quote(value)}.`,
      hint: TYPES.includes(value) ? `Write \`{ type: ${value} }\`.` : undefined,
    };
  }
  return { message: `This is no JSON Schema: ${quote(key)} ${message}.` };
}

/** What other languages call these types. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['int', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['bool', 'boolean'],
  ['str', 'string'],
  ['text', 'string'],
  ['list', 'array'],
  ['dict', 'object'],
  ['map', 'object'],
]);

function typeHint(type: string): string | undefined {
  const meant = ELSEWHERE.get(type.toLowerCase());
  return meant === undefined ? suggest(type, TYPES) : `Did you mean ${quote(meant)}?`;
}

/** A JSON Pointer as a path of the config. */
function pathOf(schema: unknown, pointer: string): YamlPath {
  const path: (string | number)[] = [];
  let at = schema;
  for (const name of pointer.split('/').filter((_, index) => index > 0)) {
    const key = unescaped(decodeURIComponent(name));
    path.push(Array.isArray(at) ? Number(key) : key);
    at = Array.isArray(at) ? (at as readonly unknown[])[Number(key)] : valueAt(at, key);
  }
  return path;
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Some vendors write types in capitals; whether theirs takes them, it says itself. */
function inLowerCase(node: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => inLowerCase(item, depth + 1));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'type' && typeof value === 'string' && TYPES.includes(value.toLowerCase())
        ? value.toLowerCase()
        : inLowerCase(value, depth + 1),
    ]),
  );
}
