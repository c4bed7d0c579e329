/** YAML that nobody would write: any tree, and valid files with parts deleted, doubled, renamed, swapped or cut. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { HOSTILE_TEXT } from './fuzz.js';

/** YAML that is written as it is: aliases, tags, numbers that JSON does not have. */
class Raw {
  constructor(readonly text: string) {}
}

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../src/config/kindlm.schema.json', import.meta.url), 'utf8'),
);

/** Names that the config language knows, and names that objects know. */
const KEYS: readonly string[] = [
  ...new Set(propertyNames(schema)),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<<', '', '0', 'apiKey', 'x'],
];

function propertyNames(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => [
    ...(key === 'properties' && typeof child === 'object' && child !== null
      ? Object.keys(child)
      : []),
    ...propertyNames(child),
  ]);
}

const RAW = fc
  .constantFrom(
    ...['.nan', '.inf', '-.inf', '1e999', '0x1F', '0o17', '-0', '1_000', '99999999999999999999'],
    ...['2026-11-20', '2026-11-20T09:30:00Z', '12:30', '~', 'null', 'Null', 'yes', 'off', 'True'],
    ...['*a', '*b', '*missing', '&a 1', '&a {x: 1}', '&a [*a]', '&a {<<: *a}', '&b {<<: [*a, *a]}'],
    ...['!!set {x}', '!!binary aGk=', '!!int "x"', '!!js/function x', '!t x', '!!omap [x: 1]'],
    ...['"\\x00"', '"\\ud800"', "'", '"', '[', '{', '{x', '? x', '- - -', '|', '>-', '%', '@', '`'],
    ...['{x: 1, x: 2}', '{[1]: 2}', '{? {a: 1} : 2}', '{<<: 1}', '{<<: {<<: {<<: {}}}}', '# x'],
    ...['file://prompts/user.md', 'file://../../../etc/passwd', 'file://.', 'file:///dev/zero'],
  )
  .map((text) => new Raw(text));

const SCALAR = fc.oneof(
  HOSTILE_TEXT,
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 0.5, 1e21, 2 ** 53, NaN, Infinity, ''),
  fc.double(),
  RAW,
  // What some key or other wants, and what a pattern may be.
  fc.constantFrom(
    'openai',
    'gpt-4o',
    'json',
    'contains',
    'not-javascript',
    '{{x}}',
    '{{',
    '(a+)+$',
  ),
  fc.constantFrom('(', '[', '\\', '.*', '(?<n>a)\\k<n>', '..', '/', '.', 'a\u0000b', 'node {{x}}'),
);

const KEY = fc.oneof({ arbitrary: fc.constantFrom(...KEYS), weight: 9 }, HOSTILE_TEXT);

function tree(levels: number): fc.Arbitrary<unknown> {
  if (levels === 0) return SCALAR;
  const child = tree(levels - 1);
  return fc.oneof(
    { arbitrary: SCALAR, weight: 2 },
    { arbitrary: fc.array(child, { maxLength: 4 }), weight: 2 },
    { arbitrary: mapping(child), weight: 4 },
  );
}

/** `Object.fromEntries` makes an own property also of `__proto__`. */
function mapping(child: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(KEY, child), { maxLength: 6 })
    .map((entries) => Object.fromEntries(entries));
}

/** Nesting that overflows the stack of whatever does not count its levels. */
const DEEP = fc
  .tuple(
    fc.constantFrom('[', '{a: ', '{<<: ', '- ', '? ', '&a ', '!t '),
    fc.integer({ min: 50, max: 3_000 }),
  )
  .map(
    ([open, levels]) => `kindlm: 1\ntests: ${open.includes('-') ? '\n' : ''}${open.repeat(levels)}`,
  );

/** Each level merges the one before. */
const CHAIN = fc
  .tuple(fc.constantFrom('{<<: *a', '[*a', '{x: *a'), fc.integer({ min: 2, max: 150 }))
  .map(([open, levels]) => {
    const close = open.startsWith('{') ? '}' : ']';
    const lines = Array.from(
      { length: levels },
      (_, level) => `x${level + 1}: &a${level + 1} ${open}${level}${close}`,
    );
    return `kindlm: 1\nx0: &a0 {y: 1}\n${lines.join('\n')}\n`;
  });

/** Any YAML tree: half of them below the version line, so that more than the version is looked at. */
export const YAML_TREE: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: tree(4).map((value) => toYaml(value)), weight: 10 },
  { arbitrary: mapping(tree(4)).map((it) => toYaml(it).replace(/^\{\}$/, '')), weight: 5 },
  { arbitrary: mapping(tree(4)).map((it) => `kindlm: 1${toYaml(it)}`), weight: 15 },
  { arbitrary: DEEP, weight: 1 },
  { arbitrary: CHAIN, weight: 1 },
);

interface Change {
  readonly kind: 'delete' | 'double' | 'rename' | 'swap' | 'replace' | 'add';
  /** Which of the places of a tree, and which other one. */
  readonly at: number;
  readonly other: number;
  readonly key: string;
  readonly value: unknown;
}

const CHANGE: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('delete', 'double', 'rename', 'swap', 'replace', 'replace', 'add'),
  at: fc.nat(),
  other: fc.nat(),
  key: KEY,
  value: fc.oneof({ arbitrary: SCALAR, weight: 5 }, tree(2)),
});

/** Changes of a tree's nodes, as a function from tree to YAML text. */
export const TREE_CHANGES: fc.Arbitrary<(value: unknown) => string> = fc
  .array(CHANGE, { minLength: 1, maxLength: 4 })
  .map((changes) =>
    shown(
      (value) => toYaml(changes.reduce((changed, change) => applied(changed, change), value)),
      changes,
    ),
  );

/** An entry of a list or mapping somewhere in a tree. */
interface Place {
  readonly parent: object;
  readonly key: string;
}

function placesOf(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null || value instanceof Raw) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => [
    { parent: value, key },
    ...placesOf(child),
  ]);
}

function applied(root: unknown, change: Change): unknown {
  const places = placesOf(root);
  const place = places[change.at % Math.max(1, places.length)];
  const other = places[change.other % Math.max(1, places.length)];
  if (place === undefined || other === undefined) return root;
  return rebuilt(root, place, other, change);
}

/** A copy of the tree in which the entry at `place` is changed. */
function rebuilt(value: unknown, place: Place, other: Place, change: Change): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Raw) return value;
  const entries = Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    value === place.parent && key === place.key
      ? changedEntry(key, child, valueOf(other), change)
      : [[key, rebuilt(child, place, other, change)] as const],
  );
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

function changedEntry(
  key: string,
  value: unknown,
  other: unknown,
  change: Change,
): readonly (readonly [string, unknown])[] {
  switch (change.kind) {
    case 'delete':
      return [];
    case 'double':
      return [
        [key, value],
        [`${key}2`, value],
      ];
    case 'rename':
      return [[change.key, value]];
    case 'swap':
      return [[key, other]];
    case 'replace':
      return [[key, change.value]];
    case 'add':
      return [
        [key, value],
        [change.key, change.value],
      ];
  }
}

function valueOf({ parent, key }: Place): unknown {
  return Reflect.get(parent, key);
}

const SNIPPETS: readonly string[] = [
  ...[
    '\n',
    '\t',
    '  ',
    ': ',
    '- ',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '#',
    '&a ',
    '*a',
    '|',
    '>',
    '!x ',
  ],
  ...[
    '\r',
    '\u0000',
    '\ufeff',
    '\u2028',
    '---\n',
    '...\n',
    '%YAML 9\n',
    '<<: *a',
    '{{',
    '}}',
    '\\',
  ],
];

/** Changes of a file's bytes: cut out, flipped, or put between. */
export const BYTE_CHANGES: fc.Arbitrary<(bytes: Uint8Array) => Uint8Array> = fc
  .array(
    fc.record({
      at: fc.nat(),
      cut: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(400)),
      put: fc.oneof(
        fc.constantFrom(...SNIPPETS).map((text) => new TextEncoder().encode(text)),
        fc.uint8Array({ maxLength: 3 }),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) =>
    shown(
      (bytes) =>
        changes.reduce((changed, { at, cut, put }) => {
          const start = at % (changed.length + 1);
          return Buffer.concat([changed.subarray(0, start), put, changed.subarray(start + cut)]);
        }, bytes),
      changes,
    ),
  );

/** A function that JSON shows as what it was made of, for the report of a case that failed. */
function shown<T extends object>(act: T, from: unknown): T {
  return Object.assign(act, { toJSON: () => from });
}

/** Block style, strings in double quotes; where a string is not UTF-8, its escapes. */
function toYaml(value: unknown, indent = ''): string {
  if (value instanceof Raw) return value.text;
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const lines = entries.map(([key, child]: [string, unknown]) => {
    const head = Array.isArray(value) ? '-' : `${key === '<<' ? key : JSON.stringify(key)}:`;
    return `\n${indent}${head} ${toYaml(child, `${indent}  `)}`;
  });
  return lines.join('');
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  return Number.isFinite(value) ? String(value) : value > 0 ? '.inf' : '-.inf';
}
