/** Format and content of the answer's text: `expect.output`. */
import { errorText } from '../../basics/basics.js';
import type { SchemaViolation } from '../../config/files/json-schema.js';
import type { JsonSchemaSource, Expect } from '../../config/suite.js';
import { firstPart, jsonFault } from '../../redaction/cut.js';
import type { Sandbox, SandboxOutcome } from '../../sandbox/sandbox.js';
import {
  type Assertion,
  type AssertionContext,
  type AssertionDeps,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  type FailureCode,
  guardedText,
  passed,
} from '../assertion.js';
import { caseFold, joinBounded, saysForbidden } from '../wording.js';

type OutputExpect = NonNullable<Expect['output']>;

const TYPE = 'schema';
const PREVIEW_LENGTH = 200;

export const schemaKind: AssertionKind = {
  type: TYPE,
  create: (expects, deps) => outputsOf(expects).map((output) => schemaAssertion(output, deps)),
  isIn: (expects) => outputsOf(expects).length > 0,
  // What an answer must contain, and how long it may be, is of this type, too (design/engine.md).
  unusedCodes: (expects) => (outputsOf(expects).some(isJson) ? [] : JSON_CODES),
};

/** Codes of an answer that is not the JSON which was asked for. */
export const JSON_CODES: readonly FailureCode[] = ['SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR'];

function outputsOf(expects: readonly Expect[]): readonly OutputExpect[] {
  return expects.flatMap(({ output }) =>
    output !== undefined && assertsSomething(output) ? [output] : [],
  );
}

function assertsSomething(output: OutputExpect): boolean {
  return (
    isJson(output) ||
    (output.contains ?? []).length > 0 ||
    (output.notContains ?? []).length > 0 ||
    output.maxLength !== undefined
  );
}

/** A schema file asks for JSON, whether `format` says so or not: else it would be ignored without a word. */
function isJson(output: OutputExpect): boolean {
  return output.format === 'json' || output.schemaFile !== undefined;
}

function schemaAssertion(output: OutputExpect, deps: AssertionDeps): Assertion {
  return {
    type: TYPE,
    evaluate: async (context) => {
      const { outputText, outputJson } = context;
      const results: AssertionOutcome[] = [];
      if (isJson(output)) {
        // JSON that was reported beside the text is what JSON checks judge.
        const parsed =
          outputJson === undefined ? parse(outputText) : { ok: true as const, value: outputJson };
        if (!parsed.ok) return [parsed.failure];
        results.push(passed(TYPE, 'JSON parse'));
        if (output.schemaFile !== undefined) {
          results.push(
            await schemaOutcome(output.schemaFile, parsed.value, deps, {
              assertionType: TYPE,
              label: `Schema: ${output.schemaFile}`,
              failureCode: 'SCHEMA_INVALID',
            }),
          );
        }
      }
      return [...results, ...content(output, context)];
    },
  };
}

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: AssertionOutcome };

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    const message = `Output is not valid JSON: ${jsonFault(error)}`;
    const metadata = { outputPreview: firstPart(text, PREVIEW_LENGTH) };
    return {
      ok: false,
      failure: { ...failed(TYPE, 'JSON parse', 'SCHEMA_PARSE_ERROR', message), metadata },
    };
  }
}

function content(output: OutputExpect, context: AssertionContext): readonly AssertionOutcome[] {
  const { outputText: text, outputJson: json } = context;
  const fold = output.ignoreCase === true ? caseFold : (same: string): string => same;
  const folded = fold(text);
  // What must not be said must not be reported either, nor said on the way, nor sent to a tool.
  const reported = json === undefined ? '' : JSON.stringify(json);
  const beside = guardedText(context);
  const contains = (output.contains ?? []).map((part) => {
    const label = `Contains: "${part}"`;
    if (folded.includes(fold(part))) return passed(TYPE, label);
    const missing = failed(TYPE, label, 'CONTAINS_FAILED', `Output does not contain "${part}"`);
    return caseFold(text).includes(caseFold(part))
      ? { ...missing, metadata: { otherCase: 'ignoreCase: true' } }
      : missing;
  });
  const notContains = (output.notContains ?? []).map((part) => {
    const label = `Not contains: "${part}"`;
    const isSaid = saysForbidden(text, part, fold) || saysForbidden(reported, part, fold);
    if (!isSaid && !saysForbidden(beside.text, part, fold)) {
      return beside.unread === undefined
        ? passed(TYPE, label)
        : failed(TYPE, label, 'NOT_CONTAINS_FAILED', beside.unread);
    }
    const where = isSaid
      ? 'Output'
      : context.added === undefined
        ? 'A tool call, or the text beside one,'
        : 'A changed file, a tool call, or the text beside one,';
    const message = `${where} contains forbidden substring "${part}"`;
    return {
      ...failed(TYPE, label, 'NOT_CONTAINS_FAILED', message),
      metadata: { forbidden: [part] },
    };
  });
  return [...contains, ...notContains, ...maxLength(output.maxLength, text)];
}

function maxLength(limit: number | undefined, text: string): readonly AssertionOutcome[] {
  if (limit === undefined) return [];
  const label = `Max length: ${limit}`;
  const message = `Output length ${text.length} exceeds max ${limit}`;
  return [
    text.length <= limit
      ? passed(TYPE, label)
      : failed(TYPE, label, 'MAX_LENGTH_EXCEEDED', message),
  ];
}

// Validates values against JSON Schema files: compiled once a run, and under a deadline where a schema can stall.

/** Recursion in validators and printers ends here, not at the end of the stack. */
const MAX_DEPTH = 500;
const MAX_LISTED_ERRORS = 20;

/**
 * Keywords whose cost can grow faster than the value: regular expressions, comparison of all pairs, references (which
 * may recurse or multiply), and ajv-formats' `url`, which is a backtracking expression.
 */
const COSTLY_KEYWORDS = new Set([
  'pattern',
  'patternProperties',
  'uniqueItems',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
]);

type Violations = SandboxOutcome<readonly SchemaViolation[]>;
type Validate = (value: unknown) => Promise<Violations>;

/** Keyed by the loaded file, so that each schema compiles once a run, however often it is used. */
const validators = new WeakMap<JsonSchemaSource, WeakMap<Sandbox, Validate>>();

/** The result of validating `value` against the schema file that the config calls `name`, as `check` writes it. */
export async function schemaOutcome(
  name: string,
  value: unknown,
  deps: AssertionDeps,
  check: Pick<AssertionOutcome, 'assertionType' | 'label'> & { readonly failureCode: FailureCode },
): Promise<AssertionOutcome> {
  const { assertionType, label, failureCode } = check;
  const source = deps.schemas.get(name);
  if (source === undefined) {
    return failed(assertionType, label, 'INTERNAL_ERROR', `Schema "${name}" was not loaded`);
  }
  const violations = await violationsOf(source, value, deps.sandbox);
  if (violations.kind !== 'done') {
    return failed(assertionType, label, 'INTERNAL_ERROR', undecidedText(name, violations));
  }
  if (violations.value.length === 0) return passed(assertionType, label);
  const errors = violations.value.map(
    ({ instancePath, message }) => `${instancePath || '/'}: ${message}`,
  );
  const metadata = { schemaErrors: violations.value.slice(0, MAX_LISTED_ERRORS) };
  return { ...failed(assertionType, label, failureCode, joinBounded(errors)), metadata };
}

/** Validates a value: compiled once a run, in the sandbox where the schema can stall. */
export async function violationsOf(
  source: JsonSchemaSource,
  value: unknown,
  sandbox: Sandbox,
): Promise<Violations> {
  if (isDeeperThan(value, MAX_DEPTH)) return { kind: 'done', value: [TOO_DEEP] };
  const bySandbox = validators.get(source) ?? new WeakMap<Sandbox, Validate>();
  validators.set(source, bySandbox);
  const validate = bySandbox.get(sandbox) ?? createValidator(source, sandbox);
  bySandbox.set(sandbox, validate);
  return validate(value);
}

/** Why there is no answer to the question whether a value fits the schema `name`. */
export function undecidedText(
  name: string,
  undecided: Exclude<Violations, { readonly kind: 'done' }>,
): string {
  switch (undecided.kind) {
    case 'timeout':
      return `Schema "${name}" was not decided within ${undecided.deadlineMs} ms: a regular expression or reference in it takes too long on this value`;
    case 'failed':
      return `Schema "${name}" could not be checked: ${undecided.message}`;
  }
}

function createValidator(source: JsonSchemaSource, sandbox: Sandbox): Validate {
  if (source.hasPatterns || isCostly(source.documents)) {
    return (value) => sandbox.validate(source, value);
  }
  const compiled = import('../../config/files/json-schema.js').then(({ compileJsonSchema }) =>
    compileJsonSchema(source),
  );
  return async (value) => {
    try {
      return { kind: 'done', value: (await compiled)(value) };
    } catch (error) {
      return { kind: 'failed', message: errorText(error) };
    }
  };
}

const TOO_DEEP: SchemaViolation = {
  instancePath: '',
  message: `must not be nested deeper than ${MAX_DEPTH} levels`,
  keyword: 'depth',
  params: { limit: MAX_DEPTH },
};

function isCostly(schema: unknown): boolean {
  const left: unknown[] = [schema];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== 'object' || node === null) continue;
    for (const [key, value] of Object.entries(node)) {
      if (COSTLY_KEYWORDS.has(key) || (key === 'format' && value === 'url')) return true;
      left.push(value);
    }
  }
  return false;
}

function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth++) {
    level = level.flatMap((node): unknown[] =>
      typeof node === 'object' && node !== null ? Object.values(node) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
