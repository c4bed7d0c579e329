// The entries of `providers`: one for each endpoint, named by its kind where a kind has one endpoint.
import { readFileSync } from 'node:fs';
import { unique } from './values.mjs';

/**
 * Collects endpoints. `add` returns a handle; names are given at the end, when it is known whether a kind has several
 * endpoints: `nameOf(handle)`, and `entries()` for `providers`.
 */
export function createConnections() {
  const found = [];

  const add = (kind, name, entry) => {
    const known = found.find(
      (other) => other.kind === kind && JSON.stringify(other.entry) === JSON.stringify(entry),
    );
    if (known !== undefined) return known;
    const handle = { kind, name, entry };
    found.push(handle);
    return handle;
  };

  const names = () => {
    const kinds = new Set(found.map(({ kind }) => kind));
    const plain = new Map([...kinds].map((kind) => [plainOf(kind, found), kind]));
    // A name of one's own must not be that of a kind, used or not.
    const taken = new Set(KINDS);
    return new Map(
      found.map((handle) => [handle, plain.get(handle) ?? unique(handle.name, taken, '-')]),
    );
  };

  return {
    add,
    names,
    entries: () => {
      const named = names();
      return Object.fromEntries(
        found.map((handle) => {
          const name = named.get(handle);
          const { kind, entry } = handle;
          return [name, name === kind ? entry : { kind, ...entry }];
        }),
      );
    },
  };
}

// The kinds that a config can name, by its schema.
const KINDS = JSON.parse(
  readFileSync(new URL('../../src/config/kindlm.schema.json', import.meta.url), 'utf8'),
).definitions.namedProvider.properties.kind.enum;

/** The one endpoint that goes by the kind's own name: the only one, else the provider's own, else none. */
function plainOf(kind, found) {
  const same = found.filter((handle) => handle.kind === kind);
  return same.length === 1
    ? same[0]
    : same.find(({ name, entry }) => name === kind && entry.baseUrl === undefined);
}
