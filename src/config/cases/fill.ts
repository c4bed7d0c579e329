/** Templates of a test with `cases`: any value whose texts have `{{columns}}`, compiled once and filled in a row. */
import { isRecord } from '../../basics/is-record.js';
import { isEnvironmentName, PLACEHOLDER } from '../templates/interpolation.js';
import type { YamlPath } from '../source/yaml-path.js';

/** The value of a name, with its own type; undefined where there is none. */
export type Lookup = (name: string) => unknown;

/** Fills a template in. Names without a value stay as they are. */
export type Filler = (lookup: Lookup) => unknown;

/** A compiled template. */
export interface Template {
  /** Undefined where nothing is to be filled in: all rows share the value itself. */
  readonly fill: Filler | undefined;
  /** Each name with the places that use it. */
  readonly names: ReadonlyMap<string, YamlPath>;
}

interface Compilation {
  readonly names: Map<string, YamlPath>;
  /** Whether what stands at a path can only be a text: a number of a row is written as one there. */
  readonly takesOnlyText: (path: YamlPath) => boolean;
  /** Called with the length of each text that is made. */
  readonly onText: (length: number) => void;
}

/** Compiles the value at a path of the config. Keys of mappings are no templates. */
export function compileTemplate(
  value: unknown,
  path: YamlPath,
  rules: Omit<Compilation, 'names'>,
): Template {
  const names = new Map<string, YamlPath>();
  return { fill: compile(value, path, { names, ...rules }), names };
}

/** A value in the middle of a text. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The names in a text, each once. */
export function placeholdersIn(text: string): readonly string[] {
  const found = Array.from(text.matchAll(new RegExp(PLACEHOLDER, 'g')), ([, name = '']) => name);
  return [...new Set(found)].filter((name) => !isEnvironmentName(name));
}

function compile(value: unknown, path: YamlPath, compilation: Compilation): Filler | undefined {
  if (typeof value === 'string') return compileText(value, path, compilation);
  if (Array.isArray(value)) {
    const fillers = value.map((item, index) => compile(item, [...path, index], compilation));
    if (fillers.every((fill) => fill === undefined)) return undefined;
    return (lookup) => value.map((item: unknown, index) => fillers[index]?.(lookup) ?? item);
  }
  if (!isRecord(value)) return undefined;
  const fillers = Object.entries(value).map(
    ([key, item]) => [key, item, compile(item, [...path, key], compilation)] as const,
  );
  if (fillers.every(([, , fill]) => fill === undefined)) return undefined;
  return (lookup) =>
    Object.fromEntries(fillers.map(([key, item, fill]) => [key, fill?.(lookup) ?? item]));
}

function compileText(
  text: string,
  path: YamlPath,
  { names, takesOnlyText, onText }: Compilation,
): Filler | undefined {
  const used = placeholdersIn(text);
  if (used.length === 0) return undefined;
  for (const name of used) if (!names.has(name)) names.set(name, path);
  const [only = ''] = used;
  const isWhole = new RegExp(`^${PLACEHOLDER}$`).test(text) && !takesOnlyText(path);
  if (isWhole) return (lookup) => lookup(only) ?? text;
  const pattern = new RegExp(PLACEHOLDER, 'g');
  return (lookup) => {
    const filled = text.replace(pattern, (placeholder, name: string) => {
      const value = isEnvironmentName(name) ? undefined : lookup(name);
      return value === undefined ? placeholder : textOfValue(value);
    });
    onText(filled.length);
    return filled;
  };
}
