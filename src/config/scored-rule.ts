/** What the config has to know about each scored assertion. The assertions themselves say it (src/assertions/scored). */
import { textAt } from './source/untyped.js';
import type { ScoredType } from './suite.js';

/** What is wrong with a value: a sentence, and what to do. */
export interface ValueFault {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A value as a test has it. */
export interface ScoredValue {
  /** Without `not-`. */
  readonly type: string;
  /** Variables are filled in; of a file it is the content. */
  readonly value: unknown;
  readonly vars: Readonly<Record<string, string>>;
}

export interface ScoredRule {
  /** What `value` is: a template with `{{vars}}`, code, a JSON Schema, or nothing. Only code has `timeoutMs` and `config`. */
  readonly valueKind: 'template' | 'code' | 'json-schema' | 'none';
  /** `threshold` is required, and a limit in this unit instead of a score. */
  readonly limitUnit?: 'milliseconds' | 'USD' | undefined;
  /** Whom it asks beside the model under test: its calls are planned, paid for and need a key. */
  readonly asks?: 'judge' | 'embeddings' | undefined;
  /** What is wrong with a value that `valueKind` allows; it is called with values of any shape. */
  readonly valueFault?: ((value: ScoredValue) => ValueFault | undefined) | undefined;
}

/** Passed in by the caller: `config` does not depend on the assertions. */
export type ScoredRules = Readonly<Record<ScoredType, ScoredRule>>;

/** The rule of an `assert` entry of any shape; undefined for a type that does not exist. */
export function ruleOf(entry: unknown, rules: ScoredRules): ScoredRule | undefined {
  const type = unnegated(textAt(entry, 'type') ?? '');
  return isType(type, rules) ? rules[type] : undefined;
}

/** The type without `not-`. */
export function unnegated(type: string): string {
  return type.replace(/^not-/, '');
}

function isType(type: string, rules: ScoredRules): type is ScoredType {
  return Object.hasOwn(rules, type);
}
