/** JSON in the answer: `is-json` (all of it) and `contains-json` (some part), with a JSON Schema or without. */
import { parsedJson } from '../../basics/basics.js';
import type { JsonSchemaSource, LocatedAssert } from '../../config/suite.js';
import type { Sandbox } from '../../sandbox/sandbox.js';
import { undecidedText, violationsOf } from '../expect/schema.js';
import { allOrNothing, type ScoredKind, type ScoredVerdict, undecided } from '../assertion.js';
import { joinBounded } from '../wording.js';

/** Values of one answer that are held against the schema; each may cost a deadline. */
const MAX_CANDIDATES = 20;

export const jsonKind: ScoredKind = {
  // The schema is compiled when its file is read (config/files).
  valueKind: 'json-schema',
  failureCode: 'SCHEMA_INVALID',
  evaluate: (assert, { outputText, outputJson }, { sandbox }) => {
    // Where JSON was reported beside the text, it is what is judged.
    const output = outputJson === undefined ? outputText : JSON.stringify(outputJson);
    return assert.type === 'is-json'
      ? isJson(assert, output, sandbox)
      : containsJson(assert, output, sandbox);
  },
};

async function isJson(
  { schema }: LocatedAssert,
  output: string,
  sandbox: Sandbox,
): Promise<ScoredVerdict> {
  const parsed = parsedJson(output);
  if (parsed === undefined) {
    return allOrNothing(false, 'Output is not valid JSON', 'SCHEMA_PARSE_ERROR');
  }
  if (schema === undefined) return allOrNothing(true, 'Output is valid JSON');
  return againstSchema(schema, parsed, sandbox);
}

async function containsJson(
  { schema }: LocatedAssert,
  output: string,
  sandbox: Sandbox,
): Promise<ScoredVerdict> {
  const { values, complete } = findJson(output);
  if (values.length === 0) {
    return complete
      ? allOrNothing(false, 'Output contains no JSON object or list', 'SCHEMA_PARSE_ERROR')
      : undecided('The output has too many brackets to be searched for JSON');
  }
  if (schema === undefined) return allOrNothing(true, 'Output contains JSON');
  let first: ScoredVerdict | undefined;
  for (const value of values.slice(0, MAX_CANDIDATES)) {
    const verdict = await againstSchema(schema, value, sandbox);
    if (verdict.pass || verdict.undecided === true) return verdict;
    first ??= verdict;
  }
  return (
    first ?? allOrNothing(false, 'Output contains no JSON object or list', 'SCHEMA_PARSE_ERROR')
  );
}

async function againstSchema(
  schema: JsonSchemaSource,
  value: unknown,
  sandbox: Sandbox,
): Promise<ScoredVerdict> {
  const violations = await violationsOf(schema, value, sandbox);
  if (violations.kind !== 'done') return undecided(undecidedText(schema.name, violations));
  if (violations.value.length === 0) return allOrNothing(true, 'The JSON fits the schema');
  const errors = violations.value.map(
    ({ instancePath, message }) => `${instancePath || '/'}: ${message}`,
  );
  return allOrNothing(false, joinBounded(errors), 'SCHEMA_INVALID');
}

// Finds JSON objects and lists in a text.

/** Steps of the search in all, so that a text of nothing but brackets does not take quadratic time. */
const STEP_BUDGET = 2_000_000;
/** Values that are kept; an answer has a handful. */
const MAX_VALUES = 100;

interface JsonSearch {
  /** Objects and lists in the order of the text, those inside of others left out. */
  readonly values: readonly unknown[];
  /** Whether the whole text was searched. */
  readonly complete: boolean;
}

/** Every object and list in `text`, whatever is around them. */
function findJson(text: string): JsonSearch {
  const values: unknown[] = [];
  const opening = /[{[]/g;
  let budget = STEP_BUDGET;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    if (budget <= 0 || values.length >= MAX_VALUES) return { values, complete: false };
    const scan = scanContainer(text, match.index, budget);
    budget -= scan.steps;
    if (scan.end === undefined) continue;
    const parsed = parsedJson(text.slice(match.index, scan.end));
    if (parsed === undefined) continue;
    values.push(parsed);
    opening.lastIndex = scan.end;
  }
  return { values, complete: true };
}

/** A text, a word or number, or a sign. Each is read once from left to right. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([\w.+-]+)|([{}[\]:,]))/sy;
const SCALAR = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;

/** Walks over what looks like JSON, to its closing bracket or the first token that cannot be JSON. */
function scanContainer(
  text: string,
  start: number,
  budget: number,
): { readonly end?: number; readonly steps: number } {
  const open: string[] = [];
  TOKEN.lastIndex = start;
  while (TOKEN.lastIndex - start < budget) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) return { steps: at - start + 1 };
    const [, , word, sign] = match;
    const steps = TOKEN.lastIndex - start;
    if (word !== undefined && !SCALAR.test(word)) return { steps };
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    else if ((sign === '}' || sign === ']') && open.pop() !== sign) return { steps };
    if (open.length === 0) return { end: TOKEN.lastIndex, steps };
  }
  return { steps: budget };
}
