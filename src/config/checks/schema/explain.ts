/** What is wrong with a value, in words, and what to do: one sentence for each keyword of JSON Schema. */
import { schema } from '../../generated/kindlm-validator.cjs';
import { valueAt } from '../../source/untyped.js';
import { describeValue, quote } from '../../source/yaml-path.js';
import type { YamlPath } from '../../source/yaml-path.js';
import { kindOf } from '../../config-parts.js';
import { suggest } from '../suggestion.js';
import { followReference, propertyNames, schemaAt } from './schema-lookup.js';
import { typeHint } from './type-hints.js';

/** The value at a path; undefined where there is none. */
export function valueUnder(path: YamlPath, root: unknown): unknown {
  return path.reduce<unknown>((value, segment) => {
    if (Array.isArray(value)) {
      const item: unknown = value[Number(segment)];
      return item;
    }
    return valueAt(value, String(segment));
  }, root);
}

/** The path by which the schema describes an endpoint under a custom name: that of its kind. */
export function schemaPathOf(path: YamlPath, root: unknown): YamlPath {
  const [first, name, ...rest] = path;
  if (first !== 'providers' || typeof name !== 'string') return path;
  return [first, kindOf(name, valueUnder([first, name], root)) ?? name, ...rest];
}

export interface Explanation {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** Words for a violation of `keyword` at `path`. */
export function explain(
  keyword: string,
  params: Readonly<Record<string, unknown>>,
  path: YamlPath,
  root: unknown,
): Explanation {
  const value = valueUnder(path, root);
  switch (keyword) {
    case 'type':
      return explainType(params['type'], path, root);
    case 'enum':
      return explainEnum(params['allowedValues'], value);
    case 'minLength':
      return { message: 'The text is empty.' };
    case 'minItems':
      return { message: 'The list is empty: at least one entry is needed.' };
    case 'maxItems': {
      const entries = Array.isArray(value) ? value.length : 0;
      return { message: `The list has ${entries} entries: at most ${limit(params)} are allowed.` };
    }
    case 'minProperties':
      return { message: 'The mapping is empty: at least one entry is needed.' };
    case 'minimum':
      return { message: `${describeValue(value)} is too small: the minimum is ${limit(params)}.` };
    case 'exclusiveMinimum':
      return {
        message: `${describeValue(value)} is too small: it must be above ${limit(params)}.`,
      };
    case 'maximum':
      return {
        message: `${describeValue(value)} is too large: the maximum is ${limit(params)}.`,
        hint: percentHint(params['limit'], value),
      };
    case 'pattern':
      if (String(params['pattern']).includes('%')) {
        return {
          message: `${quote(String(value))} is neither a number of answers nor a share of them.`,
          hint: 'Write a whole number such as 2, or a share from 1% to 100%.',
        };
      }
      return {
        message: `${quote(String(value))} is not an http or https URL.`,
        hint: 'Write the full URL, e.g. "https://example.com/v1".',
      };
    default:
      return { message: `${describeValue(value)} is not valid here (${keyword}).` };
  }
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
      typeHint({
        value,
        types,
        key: path.at(-1),
        schema: schemaAt(schema, schemaPathOf(path, root)),
        resolve: (part) => followReference(schema, part),
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
  const around = propertyNames(schemaAt(schema, schemaPathOf(path.slice(0, -2), root)));
  if (!around.includes(key)) return undefined;
  return `Does ${quote(key)} belong beside ${quote(owner)}? Then indent it as far.`;
}

function explainEnum(allowed: unknown, value: unknown): Explanation {
  const valid = Array.isArray(allowed) ? allowed.map(String) : [];
  return {
    message: `${describeValue(value)} is not valid here.`,
    hint: suggest(typeof value === 'string' ? value : '', valid),
  };
}

function percentHint(most: unknown, value: unknown): string | undefined {
  if (most !== 1 || typeof value !== 'number' || value > 100) return undefined;
  if (value <= 10) return `It is a number from 0 to 1: ${value} of 10 is ${value / 10}.`;
  return `A rate is a number from 0 to 1: ${value} % is ${value / 100}.`;
}

function limit(params: Readonly<Record<string, unknown>>): string {
  return String(params['limit']);
}
