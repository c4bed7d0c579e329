/** Keys that the language does not have where they stand: misspelt, misplaced, or of another tool's language. */
import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../basics/is-record.js';
import { entriesAt, valueAt } from '../../source/untyped.js';
import { formatPath, type YamlPath } from '../../source/yaml-path.js';
import { nearest } from '../suggestion.js';
import { followReference } from './schema-lookup.js';

/** What the schema found at a path. */
interface Mistake {
  readonly error: ErrorObject;
  readonly path: YamlPath;
}

/** What the schema found in one mapping that has unknown keys. */
export interface UnknownKeys {
  readonly keys: string[];
  readonly missing: readonly string[];
}

/** All unknown keys, by the formatted path of their mapping. */
export function unknownKeys(mistakes: readonly Mistake[]): ReadonlyMap<string, UnknownKeys> {
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
export function stoodInFor(key: string, { keys, missing }: UnknownKeys): string | undefined {
  if (isWrappedTool(keys)) return missing[0];
  const near = nearest(key, missing);
  if (near !== undefined) return near;
  return keys.length === 1 && missing.length === 1 ? missing[0] : undefined;
}

/** A tool as OpenAI's API wraps it: `{ type: function, function: { name, ... } }`. */
export function isWrappedTool(keys: readonly string[]): boolean {
  return keys.includes('function');
}

/** The key right above, where it is empty: what follows was probably meant to be its value. */
export function emptyNeighbour(mapping: unknown, key: string): string | undefined {
  if (!isRecord(mapping)) return undefined;
  const keys = Object.keys(mapping);
  const above = keys[keys.indexOf(key) - 1];
  return above !== undefined && mapping[above] === null ? above : undefined;
}

/** No key of the language lies deeper. */
const MAX_DEPTH = 8;
/** A key with more places than these is an ordinary word, such as `name`. */
const MOST_PLACES = 3;

/** What the language of other tools calls things: key -> what to do, by the mapping that has it. */
const KNOWN_ELSEWHERE: readonly {
  readonly keys: RegExp;
  readonly under: string;
  readonly hint: string;
}[] = [
  {
    keys: /^(regex|pattern|matches|not-?regex|javascript|equals|starts-?with|similar|llm-rubric)$/i,
    under: 'output',
    hint: 'Checks of this kind belong to the test\'s `assert`: `assert: [{ type: regex, value: "..." }]`.',
  },
  {
    keys: /^schema$/i,
    under: 'output',
    hint: "Put the schema into a file and name it with `schemaFile`, or write it into the test's `assert`: `assert: [{ type: is-json, value: { type: object } }]`.",
  },
  {
    keys: /^[a-z]+(?:_[a-z]+)+$/,
    under: 'models',
    hint: 'Parameters that only some models take go under `params.extra`, by the name that the API gives them.',
  },
  {
    keys: /^(only|focus)$/,
    under: 'tests',
    hint: 'To run some of the tests, leave the config as it is and name them with the input `tests` (`--tests` at a terminal).',
  },
  {
    keys: /./,
    under: 'params',
    hint: 'Parameters that only some models take go under `extra`, by the name that the API gives them.',
  },
];

/** A sentence that says where the key belongs; undefined where the language has no such key. */
export function misplacedHint(root: object, path: YamlPath, key: string): string | undefined {
  const parent = path.findLast((segment) => typeof segment === 'string');
  const known = KNOWN_ELSEWHERE.find(({ keys, under }) => under === parent && keys.test(key));
  const all = placesByKey(root).get(key) ?? [];
  const near = all.filter((place) => place.startsWith(`${path[0]}`));
  const places = near.length > 0 ? near : all;
  if (places.includes('')) return `\`${key}\` belongs at the top level of the file.`;
  if (known !== undefined) return known.hint;
  if (places.length === 0 || places.length > MOST_PLACES) return undefined;
  return `\`${key}\` belongs under ${places.map((place) => `\`${place}\``).join(' or ')}.`;
}

type PlacesByKey = ReadonlyMap<string, readonly string[]>;

/** A config may have thousands of unknown keys, and its language is walked through once. */
const KNOWN_PLACES = new WeakMap<object, PlacesByKey>();

function placesByKey(root: object): PlacesByKey {
  const known = KNOWN_PLACES.get(root) ?? findPlaces(root);
  KNOWN_PLACES.set(root, known);
  return known;
}

/** The mappings that have each key, as people write their paths; the shortest of those inside of one another. */
function findPlaces(root: object): PlacesByKey {
  const found = new Map<string, string[]>();
  let level: readonly Place[] = [{ schema: root, path: '' }];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const here = new Map<string, string[]>();
    for (const { schema, path } of level) {
      for (const [key] of entriesAt(schema, 'properties')) {
        const places = here.get(key);
        if (places === undefined) here.set(key, [path]);
        else if (!places.includes(path)) places.push(path);
      }
    }
    for (const [key, places] of here) if (!found.has(key)) found.set(key, places);
    level = level.flatMap(({ schema, path }) => childrenOf(root, schema, path));
  }
  return found;
}

interface Place {
  readonly schema: unknown;
  /** As people write it, e.g. `tests[].expect`. */
  readonly path: string;
}

function childrenOf(root: unknown, schema: unknown, path: string): readonly Place[] {
  const join = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const inner = [
    ...entriesAt(schema, 'properties').map(([name, value]) => ({
      schema: value,
      path: path === 'providers' ? join('<name>') : join(name),
    })),
    { schema: valueAt(schema, 'additionalProperties'), path: join('<name>') },
  ];
  return inner.map((child) => entriesOf(root, child));
}

/** A list is as deep as its entries. */
function entriesOf(root: unknown, { schema, path }: Place): Place {
  const whole = followReference(root, schema);
  const items = valueAt(whole, 'items');
  return items === undefined
    ? { schema: whole, path }
    : entriesOf(root, { schema: items, path: `${path}[]` });
}
