/** Finds the part of the config's JSON Schema that describes the value at a path. */
import { entriesAt, itemsAt, textAt, valueAt } from '../../source/untyped.js';
import type { YamlPath } from '../../source/yaml-path.js';

/** The subschema for the path, references followed; undefined where the schema says nothing. */
export function schemaAt(root: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (schema, segment) => followReference(root, childSchema(schema, segment)),
    followReference(root, root),
  );
}

/** The keys that a subschema describes. */
export function propertyNames(schema: unknown): readonly string[] {
  return branchesOf(schema).flatMap((branch) =>
    entriesAt(branch, 'properties').map(([name]) => name),
  );
}

function childSchema(schema: unknown, segment: string | number): unknown {
  return branchesOf(schema)
    .map((branch) =>
      typeof segment === 'number'
        ? valueAt(branch, 'items')
        : (valueAt(valueAt(branch, 'properties'), segment) ??
          valueAt(branch, 'additionalProperties')),
    )
    .find((child) => child !== undefined);
}

/** Of a value that may be a text or a mapping, each says a part. */
function branchesOf(schema: unknown): readonly unknown[] {
  return [schema, ...itemsAt(schema, 'anyOf')];
}

/** The subschema that a reference leads to; one without is its own. */
export function followReference(root: unknown, schema: unknown): unknown {
  const reference = textAt(schema, '$ref');
  if (reference === undefined) return schema;
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => valueAt(value, key), root);
  return followReference(root, target);
}
