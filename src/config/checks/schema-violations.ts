/** Checks a parsed config against the JSON Schema. */
import type { ErrorObject } from 'ajv';
import { isRecord, itemsAt, once, textAt, valueAt } from '../../basics/basics.js';
import type { KindlmConfig } from '../generated/kindlm-config.js';
import { validate } from '../generated/kindlm-validator.cjs';
import {
  describeValue,
  didYouMean,
  formatPath,
  isSecretKey,
  nearest,
  quote,
  type ReportProblem,
  suggest,
  type YamlPath,
} from '../problem.js';
import { kindOf } from '../providers.js';
import { knownKey, knownValue } from './known-elsewhere.js';
import { pathOfPointer, type Shape, shapeAt, valueUnder } from './schema-shapes.js';

interface SchemaCheck {
  /** The config with defaults filled in; absent when it is not valid. */
  readonly config?: KindlmConfig;
  /** Formatted paths of the mappings that have unknown keys: what they lack may be a misspelt key. */
  readonly misspelt: ReadonlySet<string>;
  /** The version of the config language is missing or another one: nothing else can be said of the file. */
  readonly wrongVersion: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Validates `value` and fills in defaults, in place. Every violation is reported. */
export function checkAgainstSchema(value: unknown, report: ReportProblem): SchemaCheck {
  if (!isRecord(value)) {
    report([], `A config is a mapping of keys to values, not ${describeValue(value)}.`, {
      hint: 'The first line of kindlm.yaml is `kindlm: 1`.',
    });
    return { misspelt: NONE, wrongVersion: true };
  }
  const foreign = foreignConfig(value);
  if (foreign !== undefined) {
    report([], `This is ${foreign.what}, not a kindlm.yaml.`, { hint: foreign.hint });
    return { misspelt: NONE, wrongVersion: true };
  }
  if (reportVersion(value, report)) return { misspelt: NONE, wrongVersion: true };
  if (validate(value)) return { config: value, misspelt: NONE, wrongVersion: false };
  const misspelt = reportViolations(value, validate.errors ?? [], report);
  return { misspelt, wrongVersion: false };
}

/** Reports a version that is not 1. A missing one is left to the schema, so that the rest is checked too. */
function reportVersion(config: unknown, report: ReportProblem): boolean {
  const version = valueAt(config, 'kindlm');
  if (version === undefined || version === 1) return false;
  const isQuoted = version === '1';
  report(['kindlm'], `The version of the config language is 1, not ${describeValue(version)}.`, {
    hint: isQuoted ? 'Write it without quotes: `kindlm: 1`.' : 'The first line is `kindlm: 1`.',
  });
  return true;
}

// Recognizes files that people give to the action by mistake: configs of other tools.

interface ForeignConfig {
  /** Completes the sentence "This is ...". */
  readonly what: string;
  readonly hint: string;
}

/** What tells each file from the others; the first that fits counts. */
const KINDS: readonly (ForeignConfig & { readonly fits: (config: unknown) => boolean })[] = [
  {
    what: 'an eval.yaml of skill-validator, Vally or waza',
    hint: 'Convert it: `npx kindlm-action import eval.yaml`.',
    fits: (config) =>
      has(config, 'stimuli') ||
      (has(config, 'tasks') && has(config, 'metrics')) ||
      itemsAt(config, 'scenarios').some((it) => has(it, 'prompt')),
  },
  {
    what: 'a list of evals of a skill',
    hint: 'They stay where they are: the key `skills` of a kindlm.yaml runs them, and `npx kindlm-action init` writes it.',
    fits: (config) => itemsAt(config, 'evals').some((it) => has(it, 'prompt', 'query')),
  },
  {
    what: "promptfoo's config",
    hint: 'Convert it: `npx kindlm-action import promptfooconfig.yaml`.',
    fits: (config) =>
      has(config, 'defaultTest', 'targets', 'scenarios', 'redteam', 'evaluateOptions') ||
      (isListOrText(valueAt(config, 'prompts')) && isListOrText(valueAt(config, 'providers'))),
  },
  {
    what: 'a prompt file of GitHub Models',
    hint: '`npx kindlm-action init` makes a suite of the `*.prompt.yml` files that it finds.',
    fits: (config) =>
      has(config, 'messages') && itemsAt(config, 'messages').some((it) => has(it, 'role')),
  },
  {
    what: 'a GitHub workflow',
    hint: 'The input `config` names the suite, not the workflow that runs it.',
    fits: (config) => has(config, 'jobs') && has(config, 'on', 'name', 'permissions'),
  },
  {
    what: "an eval of OpenAI's",
    hint: 'There is no importer for it. `npx kindlm-action init` writes a first suite to start from.',
    fits: (config) =>
      has(config, 'testing_criteria', 'data_source_config') ||
      (isRecord(config) &&
        Object.values(config).some((it) => textAt(it, 'class')?.startsWith('evals.') === true)),
  },
];

/** What the file is instead of a config; undefined where it may be meant as one. */
function foreignConfig(config: unknown): ForeignConfig | undefined {
  if (has(config, 'kindlm')) return undefined;
  return KINDS.find(({ fits }) => fits(config));
}

function has(value: unknown, ...keys: readonly string[]): boolean {
  return keys.some((key) => valueAt(value, key) !== undefined);
}

function isListOrText(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string';
}

// What is wrong with a config that does not match the JSON Schema, in plain words: all of it at once.

/** Reports every violation that the validator found. Returns the formatted paths of the mappings that have unknown keys. */
function reportViolations(
  value: unknown,
  violations: readonly ErrorObject[],
  report: ReportProblem,
): ReadonlySet<string> {
  const mistakes = withMergedTypes(violations)
    .filter((error) => !isSaidElsewhere(error))
    .map((error) => ({ error, path: pathOfPointer(error.instancePath, value) }));
  const unknown = unknownKeys(mistakes);
  const context = { root: value, unknown };
  for (const { error, path } of mistakes) {
    if (isExplainedByUnknown(error, path, context)) continue;
    reportError(error, path, context, report);
  }
  return new Set(unknown.keys());
}

/** A key that is missing where one is misspelt, or left empty above what belongs under it, is one mistake. */
function isExplainedByUnknown(
  { keyword, params }: ErrorObject,
  path: YamlPath,
  { root, unknown }: Context,
): boolean {
  if (keyword === 'required') {
    const found = unknown.get(formatPath(path));
    const missing = String(params['missingProperty']);
    return found !== undefined && found.keys.some((key) => stoodInFor(key, found) === missing);
  }
  if (keyword !== 'type' || valueUnder(path, root) !== null) return false;
  const around = path.slice(0, -1);
  const strangers = unknown.get(formatPath(around))?.keys ?? [];
  return strangers.some((key) => emptyNeighbour(valueUnder(around, root), key) === path.at(-1));
}

/** The failed branches of an `anyOf` of types become one error, as if `type` were a list, which ajv's strict mode refuses. */
function withMergedTypes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  // Ten thousand rows of cases may have ten thousand times the same mistake: each is looked at among its own test's.
  const parts = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const part = error.instancePath.split('/').slice(0, 3).join('/');
    const known = parts.get(part);
    if (known === undefined) parts.set(part, [error]);
    else known.push(error);
  }
  return [...parts.values()].flatMap(withMergedTypesOfPart);
}

function withMergedTypesOfPart(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'anyOf' ? [instancePath] : [])),
  );
  const isBranch = ({ keyword, instancePath }: ErrorObject): boolean =>
    keyword === 'type' && choices.has(instancePath);
  return errors.flatMap((error) => {
    if (error.keyword !== 'anyOf') return isBranch(error) ? [] : [error];
    const { instancePath } = error;
    // The branch of the right type says better what is wrong inside of it. Another test may have the same mistake.
    const isSaidInside = errors.some(
      (other) =>
        `${other.instancePath}/`.startsWith(`${instancePath}/`) &&
        (other.instancePath !== instancePath || !/^(?:type|anyOf)$/.test(other.keyword)),
    );
    if (isSaidInside) return [];
    const branches = errors.filter(
      (other) => isBranch(other) && other.instancePath === instancePath,
    );
    const type = branches.map(({ params }) => String(params['type']));
    return [{ ...error, keyword: 'type', params: { type } }];
  });
}

/** `prompt` beside `command`, or neither: checkReferences says it in better words. `if` only repeats its branch. */
function isSaidElsewhere({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'not' || schemaPath.includes('/else/');
}

interface Context {
  readonly root: unknown;
  readonly unknown: ReadonlyMap<string, UnknownKeys>;
}

function reportError(
  error: ErrorObject,
  path: YamlPath,
  context: Context,
  report: ReportProblem,
): void {
  const params: Params = error.params;
  switch (error.keyword) {
    case 'additionalProperties':
      reportUnknownKey(path, String(params['additionalProperty']), context, report);
      return;
    case 'required':
      reportMissing(path, String(params['missingProperty']), report);
      return;
    default: {
      const { message, hint } = explain(error.keyword, params, path, context.root);
      const unit = unitHint(shapeOf(path.slice(0, -1), context.root), path.at(-1));
      const mayBePercent = unit === undefined || unit.startsWith('Unit: share');
      report(path, message.charAt(0).toUpperCase() + message.slice(1), {
        hint: error.keyword === 'maximum' && !mayBePercent ? unit : (hint ?? unit),
      });
    }
  }
}

function reportUnknownKey(
  path: YamlPath,
  key: string,
  { root, unknown }: Context,
  report: ReportProblem,
): void {
  const keyPath = [...path, key];
  const known = shapeOf(path, root).keys;
  const isEnvName = known.includes('apiKeyEnv');
  if (isSecretKey(key) && (isEnvName || path[0] === 'providers' || path[0] === 'models')) {
    report(keyPath, `API keys are not allowed in the config: remove ${quote(key)}.`, {
      hint: 'Put it into an environment variable (a secret of the repository) and name that with `apiKeyEnv`. Revoke this key if it is real.',
      at: 'key',
    });
    return;
  }
  const found = unknown.get(formatPath(path));
  if (found !== undefined && isWrappedTool(found.keys)) {
    if (key !== 'function') return;
    report(keyPath, `Unknown key ${quote(key)}.`, {
      hint: 'Write what it holds directly here: `name`, `description`, `parameters`; leave out `type`.',
      at: 'key',
    });
    return;
  }
  const meant = found && stoodInFor(key, found);
  const above = emptyNeighbour(valueUnder(path, root), key);
  const elsewhere = knownKey(path, key);
  const isNamed = path.at(-2) === 'tests' && meant === 'name' && valueUnder(keyPath, root) === null;
  const hint =
    (isNamed ? `Write it as the name: \`name: ${key}\`.` : undefined) ??
    (elsewhere?.isSure === true ? elsewhere.hint : undefined) ??
    (meant === undefined ? undefined : `Did you mean ${quote(meant)}?`) ??
    (above === undefined
      ? undefined
      : `Does it belong under ${quote(above)}, which is empty? Then indent it.`) ??
    didYouMean(key, known) ??
    misplacedHint(path, key) ??
    suggest(key, known);
  report(keyPath, `Unknown key ${quote(key)}.`, { hint, at: 'key' });
}

/** What a missing key is for. */
const MISSING: Readonly<Partial<Record<string, string>>> = {
  turn: 'Give each turn a name, by which reports call it: `{ turn: first, user: "..." }`.',
  url: 'It is the address that answers, such as `url: http://127.0.0.1:8000/ask`.',
};

function reportMissing(path: YamlPath, key: string, report: ReportProblem): void {
  if (path.length === 0 && key === 'kindlm') {
    report([], 'The version of the config language is missing.', {
      hint: 'The first line is `kindlm: 1`.',
    });
    return;
  }
  const name = path[1];
  if (key === 'kind' && path.length === 2 && path[0] === 'providers') {
    const kinds = shapeAt(['providers']).keys;
    report(path, 'A provider under a name of its own needs a `kind`.', {
      hint:
        didYouMean(String(name), kinds) ??
        `Add it, e.g. \`kind: openai\` for an API that is compatible with OpenAI's; known by name: ${kinds.join(', ')}.`,
      at: 'key',
    });
    return;
  }
  report(path, `The key "${key}" is missing.`, { at: 'key', hint: MISSING[key] });
}

// What is wrong with a value, in words, and what to do: one sentence for each keyword of JSON Schema.

/** What the schema says of a value; of an endpoint under a custom name, what it says of its kind. */
function shapeOf(path: YamlPath, root: unknown): Shape {
  const [first, name, ...rest] = path;
  if (first !== 'providers' || typeof name !== 'string') return shapeAt(path);
  return shapeAt([first, kindOf(name, valueUnder([first, name], root)) ?? name, ...rest]);
}

interface Explanation {
  readonly message: string;
  readonly hint?: string | undefined;
}

type Params = Readonly<Record<string, unknown>>;
type Explain = (value: unknown, params: Params) => Explanation;

/** What is said of a value that breaks a keyword of JSON Schema. */
const EXPLANATIONS: Readonly<Partial<Record<string, Explain>>> = {
  enum: (value, { allowedValues }) => ({
    message: `${describeValue(value)} is not valid here.`,
    hint: suggest(
      typeof value === 'string' ? value : '',
      Array.isArray(allowedValues) ? allowedValues.map(String) : [],
    ),
  }),
  minLength: () => ({ message: 'The text is empty.' }),
  minItems: () => ({ message: 'The list is empty: at least one entry is needed.' }),
  maxItems: (value, { limit }) => ({
    message: `The list has ${Array.isArray(value) ? value.length : 0} entries: at most ${String(limit)} are allowed.`,
  }),
  minProperties: () => ({ message: 'The mapping is empty: at least one entry is needed.' }),
  minimum: (value, { limit }) => ({
    message: `${describeValue(value)} is too small: the minimum is ${String(limit)}.`,
  }),
  exclusiveMinimum: (value, { limit }) => ({
    message: `${describeValue(value)} is too small: it must be above ${String(limit)}.`,
  }),
  maximum: (value, { limit }) => ({
    message: `${describeValue(value)} is too large: the maximum is ${String(limit)}.`,
    hint: percentHint(limit, value),
  }),
  pattern: (value, { pattern }) =>
    String(pattern).includes('%')
      ? {
          message: `${quote(String(value))} is neither a number of answers nor a share of them.`,
          hint: 'Write a whole number such as 2, or a share from 1% to 100%.',
        }
      : {
          message: `${quote(String(value))} is not an http or https URL.`,
          hint: 'Write the full URL, e.g. "https://example.com/v1".',
        },
};

/** Words for a violation of `keyword` at `path`. */
function explain(keyword: string, params: Params, path: YamlPath, root: unknown): Explanation {
  if (keyword === 'type') return explainType(params['type'], path, root);
  const value = valueUnder(path, root);
  return (
    EXPLANATIONS[keyword]?.(value, params) ?? {
      message: `${describeValue(value)} is not valid here (${keyword}).`,
    }
  );
}

const TYPE_NAMES: ReadonlyMap<unknown, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a mapping'],
]);

function explainType(expected: unknown, path: YamlPath, root: unknown): Explanation {
  const value = valueUnder(path, root);
  const types: readonly unknown[] = Array.isArray(expected)
    ? expected
    : String(expected).split(',');
  const names = types.map((type) => TYPE_NAMES.get(type) ?? String(type));
  return {
    message: `Expected ${names.join(' or ')}, got ${describeValue(value)}.`,
    hint:
      indentedTooDeep(path, value, root) ??
      knownValue(path, value) ??
      typeHint({
        value,
        types,
        key: path.at(-1),
        shape: shapeOf(path, root),
        isVariable: path.at(-2) === 'vars',
      }),
  };
}

/** A mapping among plain values, under the name of a key that the mapping around them takes. */
function indentedTooDeep(path: YamlPath, value: unknown, root: unknown): string | undefined {
  const key = path.at(-1);
  const owner = path.at(-2);
  if (typeof value !== 'object' || typeof key !== 'string' || typeof owner !== 'string') {
    return undefined;
  }
  if (!shapeOf(path.slice(0, -2), root).keys.includes(key)) return undefined;
  return `Does ${quote(key)} belong beside ${quote(owner)}? Then indent it as far.`;
}

function percentHint(most: unknown, value: unknown): string | undefined {
  if (most !== 1 || typeof value !== 'number' || value > 100) return undefined;
  if (value <= 10) return `It is a number from 0 to 1: ${value} of 10 is ${value / 10}.`;
  return `A rate is a number from 0 to 1: ${value} % is ${value / 100}.`;
}

// What to write instead of a value of the wrong type.

interface Mistyped {
  readonly value: unknown;
  /** The types that the schema allows. */
  readonly types: readonly unknown[];
  /** The key, or the position in a list. */
  readonly key: string | number | undefined;
  readonly shape: Shape;
  /** It is one of the `vars` of a test. */
  readonly isVariable: boolean;
}

/** A sentence; undefined where the message alone says it. */
function typeHint(mistyped: Mistyped): string | undefined {
  const { value, types, key } = mistyped;
  if (value === null) {
    return typeof key === 'string' && key.includes(' ')
      ? 'Between braces a text with a comma in it needs quotes. Else fill the value in, or remove the key.'
      : 'Fill it in or remove the key.';
  }
  if (isRecord(value) && mistyped.isVariable) {
    const [name = 'name', inner] = Object.entries(value)[0] ?? [];
    const text = typeof inner === 'string' ? quote(inner) : '...';
    return `Variables are flat: write \`${String(key)}.${name}: ${text}\`, which {{${String(key)}.${name}}} stands for.`;
  }
  const wants = (type: string): boolean => types.includes(type);
  const isNumeric = wants('number') || wants('integer');
  if (isNumeric && typeof value === 'string' && !wants('string')) {
    return numberHint(value, mistyped);
  }
  if (wants('boolean') && typeof value === 'string' && /^(yes|no|on|off)$/i.test(value)) {
    return 'Write `true` or `false`.';
  }
  if (wants('array')) return listHint(mistyped);
  if (wants('object')) return mappingHint(mistyped);
  if (key === 'prompt' && isRecord(value)) {
    return 'Put it under `prompts`, and write its name here.';
  }
  if (wants('string') && !isNumeric && typeof value === 'number') {
    return `Put it in quotes: "${value}".`;
  }
  return undefined;
}

const UNITS_MS: ReadonlyMap<string, number> = new Map([
  ['s', 1000],
  ['sec', 1000],
  ['seconds', 1000],
  ['m', 60_000],
  ['min', 60_000],
  ['minutes', 60_000],
]);

function numberHint(text: string, { key, shape }: Mistyped): string | undefined {
  const [, digits, unit = ''] = /^\s*[$€£]?\s*(-?\d+(?:[.,]\d+)?)\s*([a-zA-Z%]*)/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replace(',', '.'));
  if (unit === '%' && valueAt(shape.schema, 'maximum') === 1) {
    return `A rate is a number from 0 to 1: ${number} % is ${number / 100}.`;
  }
  const factor = UNITS_MS.get(unit.toLowerCase());
  if (factor !== undefined && typeof key === 'string' && key.endsWith('Ms')) {
    return `The unit is milliseconds: ${number * factor}.`;
  }
  if (unit.toLowerCase() === 'k') return `Write the number alone: ${number * 1000}.`;
  return digits === text
    ? `Write it without quotes: ${number}.`
    : `Write the number alone: ${number}.`;
}

function listHint({ value, shape }: Mistyped): string | undefined {
  const items = shape.child(0);
  if (typeof value === 'string') {
    const example = entryExample(items, value);
    return `Write it as a list: [${example ?? quote(value)}].`;
  }
  if (!isRecord(value)) return undefined;
  const first = itemsAt(items.schema, 'required')[0];
  return typeof first === 'string'
    ? `Begin each entry with a dash: \`- ${first}: ...\`.`
    : 'Begin each entry with a dash.';
}

function mappingHint({ value, shape }: Mistyped): string | undefined {
  if (Array.isArray(value)) {
    if (value.some((item) => valueAt(item, 'role') !== undefined)) {
      return 'Write the messages by their roles: `{ system: "...", user: "..." }`. Further turns of a conversation belong to the test\'s `conversation`.';
    }
    if (value.some((item) => typeof valueAt(item, 'type') === 'string')) {
      return "Checks with a `type` belong to the test's `assert`.";
    }
    return valueAt(shape.schema, 'additionalProperties') === false
      ? 'Write its keys without dashes.'
      : 'Write each entry as `name: ...`, without a dash.';
  }
  const example = entryExample(shape, value);
  return example === undefined ? undefined : `Write it as a mapping: ${example}.`;
}

/**
 * The value under the key that it is most likely meant for, e.g. `{ maxMs: 2000 }`, beside the keys that must be there as
 * well; undefined where none takes it.
 */
function entryExample(shape: Shape, value: unknown): string | undefined {
  const required = itemsAt(shape.schema, 'required').filter((name) => typeof name === 'string');
  const fitting = [...required, 'user', 'system', ...shape.keys].find(
    (name) => shape.keys.includes(name) && takes(shape.child(name).schema, value),
  );
  if (fitting === undefined) return undefined;
  const text = typeof value === 'string' ? quote(value) : String(value);
  const names = required.includes(fitting) ? required : [...required, fitting];
  return `{ ${names.map((name) => `${name}: ${name === fitting ? text : '...'}`).join(', ')} }`;
}

function takes(schema: unknown, value: unknown): boolean {
  const type = valueAt(schema, 'type');
  if (typeof value === 'number') {
    const maximum = valueAt(schema, 'maximum');
    const isTooLarge = typeof maximum === 'number' && value > maximum;
    return !isTooLarge && (type === 'number' || (type === 'integer' && Number.isInteger(value)));
  }
  if (typeof value === 'boolean') return type === 'boolean';
  return typeof value === 'string' && type === 'string';
}

/** What a number under a key is measured in, in the words of its schema; undefined for what has no unit. */
function unitHint(around: Shape, key: string | number | undefined): string | undefined {
  const own = around.parts.map((part) => valueAt(valueAt(part, 'properties'), String(key)));
  const text = own.map((it) => textAt(it, 'description')).find((it) => it !== undefined);
  return /Unit: .*?\.(?= |$)/.exec(text ?? '')?.[0];
}

// Keys that the language does not have where they stand: misspelt, misplaced, or of another tool's language.

/** What the schema found at a path. */
interface Mistake {
  readonly error: ErrorObject;
  readonly path: YamlPath;
}

/** What the schema found in one mapping that has unknown keys. */
interface UnknownKeys {
  readonly keys: string[];
  readonly missing: readonly string[];
}

/** All unknown keys, by the formatted path of their mapping. */
function unknownKeys(mistakes: readonly Mistake[]): ReadonlyMap<string, UnknownKeys> {
  const found = new Map<string, UnknownKeys>();
  for (const { error, path } of mistakes) {
    if (error.keyword !== 'additionalProperties') continue;
    const place = formatPath(path);
    const key = String(error.params['additionalProperty']);
    const known = found.get(place);
    if (known !== undefined) known.keys.push(key);
    else {
      const missing = mistakes.flatMap((other) =>
        other.error.keyword === 'required' && other.error.instancePath === error.instancePath
          ? [String(other.error.params['missingProperty'])]
          : [],
      );
      found.set(place, { keys: [key], missing });
    }
  }
  return found;
}

/** The missing key that an unknown one was probably meant to be. */
function stoodInFor(key: string, { keys, missing }: UnknownKeys): string | undefined {
  if (isWrappedTool(keys)) return missing[0];
  const near = nearest(key, missing);
  if (near !== undefined) return near;
  return keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
}

/** A tool as OpenAI's API wraps it: `{ type: function, function: { name, ... } }`. */
function isWrappedTool(keys: readonly string[]): boolean {
  return keys.includes('function');
}

/** The key right above, where it is empty: what follows was probably meant to be its value. */
function emptyNeighbour(mapping: unknown, key: string): string | undefined {
  if (!isRecord(mapping)) return undefined;
  const keys = Object.keys(mapping);
  const above = keys[keys.indexOf(key) - 1];
  return above !== undefined && mapping[above] === null ? above : undefined;
}

/** No key of the language lies deeper. */
const MAX_DEPTH = 8;
/** A key with more places than these is an ordinary word, such as `name`. */
const MOST_PLACES = 4;

/** Not those in a list of a test, where there are others: an entry of it would need more than the key. */
function outermost(places: readonly string[]): readonly string[] {
  const outer = places.filter((place) => place.split('[]').length < 3);
  return outer.length > 0 ? outer : places;
}

/** A sentence that says where the key belongs; undefined where the language has no such key. */
function misplacedHint(path: YamlPath, key: string): string | undefined {
  const known = knownKey(path, key)?.hint;
  const all = placesByKey().get(key) ?? [];
  const near = all.filter((place) => place.startsWith(`${path[0]}`));
  const places = outermost(near.length > 0 ? near : all);
  if (places.includes('')) return `\`${key}\` belongs at the top level of the file.`;
  if (known !== undefined) return known;
  if (places.length === 0 || places.length > MOST_PLACES) return undefined;
  const named = places.map((place) => `\`${place}\``);
  const before = named.length > 2 ? `${named.slice(0, -2).join(', ')}, ` : '';
  return `\`${key}\` belongs under ${before}${named.slice(-2).join(' or ')}.`;
}

/** Stands for a name of the author's own. */
const ANY_NAME = '<name>';

/**
 * The mappings that have each key, as people write their paths; the shortest of those inside of one another. A config may
 * have thousands of unknown keys, and its language is walked through once.
 */
const placesByKey = once((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  let level = [{ shape: shapeAt([]), path: '' }];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const here = new Map<string, string[]>();
    for (const { shape, path } of level) {
      for (const key of shape.keys) {
        const places = here.get(key);
        if (places === undefined) here.set(key, [path]);
        else if (!places.includes(path)) places.push(path);
      }
    }
    for (const [key, places] of here) if (!found.has(key)) found.set(key, places);
    level = level.flatMap(({ shape, path }) =>
      [...shape.keys, ANY_NAME].map((name) => {
        const shown = path === 'providers' ? ANY_NAME : name;
        return entryOf(shape.child(name), path === '' ? shown : `${path}.${shown}`);
      }),
    );
  }
  return found;
});

/** A list is as deep as its entries. */
function entryOf(shape: Shape, path: string): { readonly shape: Shape; readonly path: string } {
  const items = shape.child(0);
  return items.parts.length === 0 ? { shape, path } : entryOf(items, `${path}[]`);
}
