/** Places in a config whose tests are made of rows: a value that a row brings in is where the row has it. */
import { itemsAt, valueAt } from '../source/untyped.js';
import type { SourceLocation } from '../suite.js';
import type { YamlPath } from '../source/yaml-path.js';
import type { YamlSource } from '../source/yaml-source.js';
import type { CaseRow } from './case-row.js';
import { placeholdersIn } from './fill.js';

/** What a test of the expanded config is made of. */
export interface TestOrigin {
  /** The test's place in `tests` as the config has it. */
  readonly template: number;
  readonly row?: CaseRow | undefined;
  /** Its cases could not be read, and its templates are left out. */
  readonly unread?: true | undefined;
}

/** `value` is the expanded config; `origins` are by a test's place in it. */
export function createExpandedSource(
  source: YamlSource,
  value: unknown,
  origins: readonly TestOrigin[],
): YamlSource {
  const templates = itemsAt(source.value, 'tests');
  const translate = (path: YamlPath): Translation => {
    const [first, index, ...rest] = path;
    const origin = first === 'tests' && typeof index === 'number' ? origins[index] : undefined;
    if (origin === undefined) return { path };
    const written = ['tests', origin.template, ...rest];
    if (origin.row === undefined) return { path: written };
    return translateRow(written, rest, templates[origin.template], origin.row);
  };
  return {
    file: source.file,
    value,
    locate: (path, target) => {
      const { path: written, place } = translate(path);
      return place ?? source.locate(written, target);
    },
    locateText: (path) => {
      const { path: written, place } = translate(path);
      return place ?? source.locateText(written);
    },
    find: (path, target) => {
      const { path: written, place } = translate(path);
      return place ?? source.find(written, target);
    },
    linesOf: (path) => source.linesOf(translate(path).path),
    written: (path) => translate(path).path,
  };
}

interface Translation {
  /** In the config as it is written. */
  readonly path: YamlPath;
  /** Where a row has the value. */
  readonly place?: SourceLocation | undefined;
}

/** `rest`: the path within the test. */
function translateRow(
  path: YamlPath,
  rest: YamlPath,
  template: unknown,
  row: CaseRow,
): Translation {
  const [key, second] = rest;
  if (key === 'vars') {
    if (second === undefined) return { path, place: row.columnsAt };
    const name = String(second);
    return row.values.has(name) ? { path, place: row.placeOf(name) } : { path };
  }
  if (key === 'threshold' && row.facts.threshold !== undefined) {
    return { path, place: row.placeOf('__threshold') };
  }
  if (key === 'assert' && typeof second === 'number') {
    const own = row.facts.asserts[second - itemsAt(template, 'assert').length];
    if (own !== undefined) {
      const [, index = 0] = path;
      return { path: ['tests', index, own.column], place: row.placeOf(own.column) };
    }
  }
  const names = placeholdersAt(template, rest);
  if (names === undefined) return { path };
  const column = names.find((name) => row.values.has(name));
  return { path, place: column === undefined ? row.location : row.placeOf(column) };
}

/** The names in the template's text at the path, or around it; undefined where the template has no text there. */
function placeholdersAt(template: unknown, rest: YamlPath): readonly string[] | undefined {
  let value = template;
  for (const step of rest) {
    if (typeof value === 'string') break;
    value = Array.isArray(value) ? value[Number(step)] : valueAt(value, String(step));
  }
  const names = typeof value === 'string' ? placeholdersIn(value) : [];
  return names.length === 0 ? undefined : names;
}
