/**
 * Keywords of JSON Schema that would do nothing where they stand: those of another draft and those that are misspelt. A
 * validator skips what it does not know, and a schema that checks nothing passes everything.
 */

export type Draft = 'draft-07' | '2019-09' | '2020-12';

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
export function ignoredKeyword(key: string, value: unknown, draft: Draft): string | undefined {
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
export function keywordFault(key: string, draft: Draft): string | undefined {
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
