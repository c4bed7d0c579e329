/** What to write instead of a value of the wrong type. */
import { entriesAt, itemsAt, textAt, valueAt } from '../../source/untyped.js';
import { quote } from '../../source/yaml-path.js';
import { isRecord } from '../../../basics/is-record.js';

interface Mistyped {
  readonly value: unknown;
  /** The types that the schema allows. */
  readonly types: readonly unknown[];
  /** The key, or the position in a list. */
  readonly key: string | number | undefined;
  /** What the schema says of the value, references followed. */
  readonly schema: unknown;
  /** Follows the references of a part of it. */
  readonly resolve: (schema: unknown) => unknown;
}

/** A sentence; undefined where the message alone says it. */
export function typeHint(mistyped: Mistyped): string | undefined {
  const { value, types, key } = mistyped;
  if (value === null) {
    return typeof key === 'string' && key.includes(' ')
      ? 'Between braces a text with a comma in it needs quotes. Else fill the value in, or remove the key.'
      : 'Fill it in or remove the key.';
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

function numberHint(text: string, { key, schema }: Mistyped): string | undefined {
  const [, digits, unit = ''] = /^\s*[$€£]?\s*(-?\d+(?:[.,]\d+)?)\s*([a-zA-Z%]*)/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replace(',', '.'));
  if (unit === '%' && valueAt(schema, 'maximum') === 1) {
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

function listHint({ value, schema, resolve }: Mistyped): string | undefined {
  const items = resolve(valueAt(schema, 'items'));
  if (typeof value === 'string') {
    const example = entryExample(items, value, resolve);
    return `Write it as a list: [${example ?? quote(value)}].`;
  }
  if (!isRecord(value)) return undefined;
  const first = itemsAt(items, 'required')[0];
  return typeof first === 'string'
    ? `Begin each entry with a dash: \`- ${first}: ...\`.`
    : 'Begin each entry with a dash.';
}

function mappingHint({ value, schema, resolve }: Mistyped): string | undefined {
  if (Array.isArray(value)) {
    if (value.some((item) => valueAt(item, 'role') !== undefined)) {
      return 'Write the messages by their roles: `{ system: "...", user: "..." }`. Further turns of a conversation belong to the test\'s `conversation`.';
    }
    return valueAt(schema, 'additionalProperties') === false
      ? 'Write its keys without dashes.'
      : 'Write each entry as `name: ...`, without a dash.';
  }
  const example = entryExample(schema, value, resolve);
  return example === undefined ? undefined : `Write it as a mapping: ${example}.`;
}

/**
 * The value under the key that it is most likely meant for, e.g. `{ maxMs: 2000 }`, beside the keys that must be there as
 * well; undefined where none takes it.
 */
function entryExample(
  schema: unknown,
  value: unknown,
  resolve: Mistyped['resolve'],
): string | undefined {
  const properties = new Map(entriesAt(schema, 'properties'));
  const required = itemsAt(schema, 'required').filter((name) => typeof name === 'string');
  const fitting = [...required, 'user', 'system', ...properties.keys()].find((name) =>
    takes(resolve(properties.get(name)), value),
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
export function unitHint(around: unknown, key: string | number | undefined): string | undefined {
  const own = valueAt(valueAt(around, 'properties'), String(key));
  return /Unit: .*?\.(?= |$)/.exec(textAt(own, 'description') ?? '')?.[0];
}
