/** Finds where in the source the value at a path is. */
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Alias, Pair, YAMLMap } from 'yaml';
import type { YamlPath } from './yaml-path.js';
import { endOf, isMergeKey, mergedMaps, offsetOf, scalarKey } from './yaml-value.js';

/**
 * What of a path's last step is meant: `key` (of a list item: its start), `value`, or `own`, the key of the last step
 * that is written on the spot, where an alias or a merge brings in the rest from elsewhere.
 */
export type PathTarget = 'key' | 'value' | 'own';

export interface YamlPositions {
  /** Offset in the source; undefined where there is nothing at the path. An alias's place is its own. */
  readonly find: (path: YamlPath, target: PathTarget) => number | undefined;
  /**
   * Offsets of the first sign and of the one after the last of what is written on the spot under the path; undefined
   * where there is nothing.
   */
  readonly extent: (path: YamlPath) => readonly [number, number] | undefined;
}

interface Place {
  /** The node of the key or, in a list, of the item. */
  readonly key: unknown;
  readonly value: unknown;
  /** An alias or a merge key leads here. */
  readonly borrowed: boolean;
}

interface IndexedPair {
  readonly pair: Pair;
  readonly merged: boolean;
}

/** Looks up paths below `root`. Mappings are indexed when first asked for, so that many look-ups stay cheap. */
export function createPositions(
  root: unknown,
  targets: ReadonlyMap<Alias, unknown>,
): YamlPositions {
  const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, IndexedPair>>();

  const indexOf = (map: YAMLMap): ReadonlyMap<string, IndexedPair> => {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const index = indexPairs(map, targets, indexOf);
    indexes.set(map, index);
    return index;
  };

  const step = (node: unknown, segment: string | number): Place | undefined => {
    const borrowed = isAlias(node);
    const parent = borrowed ? targets.get(node) : node;
    if (isSeq(parent)) {
      const item: unknown = parent.items[Number(segment)];
      return item === undefined ? undefined : { key: item, value: item, borrowed };
    }
    const found = isMap(parent) ? indexOf(parent).get(String(segment)) : undefined;
    if (found === undefined) return undefined;
    const { pair, merged } = found;
    return { key: pair.key, value: pair.value, borrowed: borrowed || merged };
  };

  return {
    extent(path) {
      let place: Place = { key: root, value: root, borrowed: false };
      for (const segment of path) {
        const next = step(place.value, segment);
        if (next === undefined) return undefined;
        if (next.borrowed) break;
        place = next;
      }
      const start = offsetOf(place.key);
      return [start, Math.max(start, endOf(place.key), endOf(place.value))];
    },
    find(path, target) {
      let place: Place = { key: root, value: root, borrowed: false };
      for (const segment of path) {
        const next = step(place.value, segment);
        if (next === undefined) return undefined;
        if (next.borrowed && target === 'own') return offsetOf(place.key);
        place = next;
      }
      // An empty value has no position that would help a reader.
      const isEmpty = isScalar(place.value) ? place.value.value === null : place.value === null;
      return offsetOf(target === 'value' && !isEmpty ? place.value : place.key);
    },
  };
}

function indexPairs(
  map: YAMLMap,
  targets: ReadonlyMap<Alias, unknown>,
  indexOf: (map: YAMLMap) => ReadonlyMap<string, IndexedPair>,
): ReadonlyMap<string, IndexedPair> {
  const own = new Map<string, IndexedPair>();
  const merged: unknown[] = [];
  for (const pair of map.items) {
    if (isMergeKey(pair.key)) merged.push(...mergedMaps(pair.value, targets));
    else own.set(keyOf(pair.key, targets), { pair, merged: false });
  }
  for (const source of merged) {
    if (!isMap(source) || source === map) continue;
    for (const [key, { pair }] of indexOf(source)) {
      if (!own.has(key)) own.set(key, { pair, merged: true });
    }
  }
  return own;
}

function keyOf(node: unknown, targets: ReadonlyMap<Alias, unknown>): string {
  const key = isAlias(node) ? targets.get(node) : node;
  return (isScalar(key) ? scalarKey(key.value) : undefined) ?? '';
}
