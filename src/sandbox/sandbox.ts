/**
 * Runs what a config or a model wrote (regular expressions, JSON Schemas with patterns) in one persistent
 * worker thread under a deadline, so that a runaway pattern costs its own assertion and nothing else.
 */
import type { JsonSchemaDocuments, SchemaViolation } from '../config/json-schema.js';

/** Outcome of work in the sandbox. `timeout`: the deadline passed and the worker was replaced. */
export type SandboxOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout'; readonly deadlineMs: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface PatternMatch {
  readonly text: string;
  /** UTF-16 offset in the input. */
  readonly index: number;
}

export interface Sandbox {
  /** All matches of a global pattern, zero-length ones included. */
  matchAll(
    pattern: string,
    flags: string,
    text: string,
  ): Promise<SandboxOutcome<readonly PatternMatch[]>>;
  /** Violations of a JSON Schema (see JsonSchemaSource) by a value; none when it is valid. */
  validate(
    schema: JsonSchemaDocuments,
    value: unknown,
  ): Promise<SandboxOutcome<readonly SchemaViolation[]>>;
  /** Ends the worker. Idempotent. */
  close(): Promise<void>;
}
