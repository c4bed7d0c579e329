// The entries of `providers`: one for each endpoint, named by its kind where a kind has one endpoint.
import { unique } from '../values.mjs';

/**
 * Collects endpoints. `add` returns a handle; names are given at the end, when it is known whether a kind has several
 * endpoints: `names(used)` by handle, and `entries(used)` for `providers`.
 */
export function createConnections() {
  const all = [];

  const add = (kind, name, entry) => {
    const known = all.find(
      (other) => other.kind === kind && JSON.stringify(other.entry) === JSON.stringify(entry),
    );
    if (known !== undefined) return known;
    const handle = { kind, name, entry };
    all.push(handle);
    return handle;
  };

  const names = (used) => {
    const found = all.filter((handle) => used.includes(handle));
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
    entries: (used) =>
      Object.fromEntries(
        Array.from(names(used), ([handle, name]) => {
          const { kind, entry } = handle;
          return [name, name === kind ? entry : { kind, ...entry }];
        }),
      ),
  };
}

/** The kinds that a config can name, by its schema (a test compares). */
const KINDS = ['openai', 'anthropic', 'gemini', 'mistral', 'cohere', 'ollama', 'http', 'mcp'];

/** The one endpoint that goes by the kind's own name: the only one, else the provider's own, else none. */
function plainOf(kind, found) {
  const same = found.filter((handle) => handle.kind === kind);
  return same.length === 1
    ? same[0]
    : same.find(({ name, entry }) => name === kind && entry.baseUrl === undefined);
}
