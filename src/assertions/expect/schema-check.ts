/** Validates values against JSON Schema files: compiled once a run, and under a deadline where a schema can stall. */
import type { SchemaViolation } from '../../config/files/json-schema.js';
import type { JsonSchemaSource } from '../../config/suite.js';
import type { Sandbox, SandboxOutcome } from '../../sandbox/sandbox.js';
import type { AssertionOutcome, FailureCode } from '../assertion.js';
import type { AssertionDeps } from '../kind.js';
import { joinBounded } from '../text/message-text.js';
import { failed, passed } from '../outcome.js';
import { errorText } from '../../basics/error-text.js';

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
