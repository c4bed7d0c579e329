/** JSON in the answer: `is-json` (all of it) and `contains-json` (some part), with a JSON Schema or without. */
import type { JsonSchemaSource, LocatedAssert } from '../../config/suite.js';
import type { Sandbox } from '../../sandbox/sandbox.js';
import { joinBounded } from '../text/message-text.js';
import { undecidedText, violationsOf } from '../expect/schema-check.js';
import { findJson } from '../text/json-search.js';
import type { ScoredKind, ScoredVerdict } from './scored.js';

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
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    return failure('SCHEMA_PARSE_ERROR', 'Output is not valid JSON');
  }
  if (schema === undefined) return { pass: true, score: 1, reason: 'Output is valid JSON' };
  return againstSchema(schema, value, sandbox);
}

async function containsJson(
  { schema }: LocatedAssert,
  output: string,
  sandbox: Sandbox,
): Promise<ScoredVerdict> {
  const { values, complete } = findJson(output);
  if (values.length === 0) {
    return complete
      ? failure('SCHEMA_PARSE_ERROR', 'Output contains no JSON object or list')
      : undecided('The output has too many brackets to be searched for JSON');
  }
  if (schema === undefined) return { pass: true, score: 1, reason: 'Output contains JSON' };
  let first: ScoredVerdict | undefined;
  for (const value of values.slice(0, MAX_CANDIDATES)) {
    const verdict = await againstSchema(schema, value, sandbox);
    if (verdict.pass || verdict.undecided === true) return verdict;
    first ??= verdict;
  }
  return first ?? failure('SCHEMA_PARSE_ERROR', 'Output contains no JSON object or list');
}

async function againstSchema(
  schema: JsonSchemaSource,
  value: unknown,
  sandbox: Sandbox,
): Promise<ScoredVerdict> {
  const violations = await violationsOf(schema, value, sandbox);
  if (violations.kind !== 'done') return undecided(undecidedText(schema.name, violations));
  if (violations.value.length === 0) {
    return { pass: true, score: 1, reason: 'The JSON fits the schema' };
  }
  const errors = violations.value.map(
    ({ instancePath, message }) => `${instancePath || '/'}: ${message}`,
  );
  return failure('SCHEMA_INVALID', joinBounded(errors));
}

function failure(
  failureCode: 'SCHEMA_INVALID' | 'SCHEMA_PARSE_ERROR',
  reason: string,
): ScoredVerdict {
  return { pass: false, score: 0, reason, failureCode };
}

function undecided(reason: string): ScoredVerdict {
  return { ...failure('SCHEMA_INVALID', reason), failureCode: 'INTERNAL_ERROR', undecided: true };
}
