/** Whether a value of unknown shape is an object with keys, as JSON and YAML have them: no list, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Arithmetic that every room does alike.

/**
 * What floating point may add to or take from a number of ordinary size (a score, a share, dollars): 1 - 0.85 is above
 * 0.15. Numbers that are nearer than this count as equal.
 */
export const FLOAT_NOISE = 1e-9;

/** Whether a number is a score: 0 to 1, which a sum of parts may miss by noise. False for NaN. */
export function isScore(value: number): boolean {
  return value >= -FLOAT_NOISE && value <= 1 + FLOAT_NOISE;
}

/** Added up from the first to the last, since another order gives other noise. 0 for none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Arithmetic mean. NaN for no values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Arithmetic mean. Undefined for no values. */
export function meanOrNothing(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : mean(values);
}

/** Those of one key together, in the order in which the keys, and each key's own, come first. */
export function groupedBy<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** The function, called at most once: what it makes is kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** What errors of any origin have. `instanceof Error` misses those of another realm, such as a worker's or a test's. */
interface ErrorShape {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly cause?: unknown;
}

/** The parts of an error; undefined for what is not one. */
export function errorShape(value: unknown): ErrorShape | undefined {
  if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
  return {
    name: 'name' in value ? String(value.name) : 'Error',
    message: String(value.message),
    ...('code' in value && typeof value.code === 'string' ? { code: value.code } : {}),
    ...('cause' in value && value.cause !== undefined ? { cause: value.cause } : {}),
  };
}

/** What a thrown value says: the message of an error, else the value as text. It may hold secrets and paths. */
export function errorText(thrown: unknown): string {
  return errorShape(thrown)?.message ?? String(thrown);
}

/**
 * By which a result is found: one test under one model, within a suite. No two pairs have the same key, whatever their
 * names hold. It is for maps in memory, and is not stored.
 */
export function resultKey(testCaseName: string, modelId: string): string {
  // The length keeps the two apart.
  return `${modelId.length} ${modelId} ${testCaseName}`;
}

/** The same of a result. */
export function keyOfResult(result: {
  readonly testCaseName: string;
  readonly modelId: string;
}): string {
  return resultKey(result.testCaseName, result.modelId);
}

/** GitHub's events whose runs test a branch itself, as it is after a merge, and not a change that somebody proposes. */
export const BRANCH_EVENTS = ['push', 'schedule', 'workflow_dispatch'] as const;

/** @param eventName as in GITHUB_EVENT_NAME; undefined where the action does not run on GitHub */
export function isBranchEvent(eventName: string | undefined): boolean {
  return BRANCH_EVENTS.some((event) => event === eventName);
}

/** The mapping's own value under a key; undefined where there is none. */
export function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Where one step of a path leads: to the own member of a mapping, or to the item of a list, counted from 0 or, as `-1`,
 * from its end. Undefined where there is none.
 */
export function stepInto(value: unknown, step: string): { readonly value: unknown } | undefined {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const index = /^-?\d+$/.test(step) ? Number(step) : NaN;
    return index < list.length && index >= -list.length ? { value: list.at(index) } : undefined;
  }
  return isRecord(value) && Object.hasOwn(value, step) ? { value: value[step] } : undefined;
}

/** The value that a text is the JSON of; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text under a key; undefined where there is none. */
export function textAt(value: unknown, key: string): string | undefined {
  const text = valueAt(value, key);
  return typeof text === 'string' ? text : undefined;
}

/** The items of the list under a key; none where there is no list. */
export function itemsAt(value: unknown, key: string): readonly unknown[] {
  const items = valueAt(value, key);
  return Array.isArray(items) ? items : [];
}

/** Keys and values of the mapping under a key; none where there is no mapping. */
export function entriesAt(value: unknown, key: string): readonly (readonly [string, unknown])[] {
  const mapping = valueAt(value, key);
  return isRecord(mapping) ? Object.entries(mapping) : [];
}

/** Of quotes, commas and numbers, beside the texts. */
const CHARACTERS_BESIDE = 4;

/** About how many characters a value takes in a JSON text. */
export function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + CHARACTERS_BESIDE;
  if (typeof value !== 'object' || value === null) return CHARACTERS_BESIDE;
  let length = 0;
  for (const [name, member] of Object.entries(value)) length += name.length + lengthOf(member);
  return length;
}

/** What several calls cost. Nobody may take an unknown cost for none: views show it by `costWords` (basics/format). */
export interface Cost {
  /** USD of the calls whose cost is known. */
  readonly costUsd: number;
  /** The cost of some is unknown, so `costUsd` is the least. */
  readonly costIncomplete: boolean;
}

/** @param costs USD of each; null: unknown */
export function totalCost(costs: readonly (number | null)[]): Cost {
  const known = costs.filter((cost) => cost !== null);
  return { costUsd: sum(known), costIncomplete: known.length < costs.length };
}

/** USD; null where part of it is unknown. */
export function wholeCost({ costUsd, costIncomplete }: Cost): number | null {
  return costIncomplete ? null : costUsd;
}
