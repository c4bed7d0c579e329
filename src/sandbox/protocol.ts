/** The messages between the sandbox and its worker. New kinds of work start here. */
import type { JsonSchemaDocuments, SchemaViolation } from '../config/files/json-schema.js';
import type { ScriptCall, ScriptProblem, ScriptRun, ScriptSource } from './script.js';

export interface PatternMatch {
  readonly text: string;
  /** UTF-16 offset in the input. */
  readonly index: number;
}

export type WorkerRequest =
  | {
      readonly kind: 'match';
      readonly pattern: string;
      readonly flags: string;
      readonly text: string;
    }
  /** Compiles a schema once; `validate` refers to it by `id`. */
  | { readonly kind: 'schema'; readonly id: number; readonly schema: JsonSchemaDocuments }
  | { readonly kind: 'validate'; readonly schemaId: number; readonly value: unknown }
  /** Loads the engine that `script` and `script-check` need. */
  | { readonly kind: 'script-engine' }
  | { readonly kind: 'script-check'; readonly source: ScriptSource }
  | { readonly kind: 'script'; readonly call: ScriptCall };

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'matches'; readonly matches: readonly PatternMatch[] }
  | { readonly kind: 'compiled' }
  | { readonly kind: 'violations'; readonly violations: readonly SchemaViolation[] }
  | { readonly kind: 'script-ready' }
  /** `spent`: the worker's engine must not be used again. */
  | {
      readonly kind: 'script-checked';
      readonly problem: ScriptProblem | undefined;
      readonly spent: boolean;
    }
  | { readonly kind: 'script-run'; readonly run: ScriptRun; readonly spent: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  /** A file of the action itself cannot be loaded. */
  | { readonly kind: 'broken'; readonly message: string };

/** Whether a message is a reply of the worker, which is our own code: its kind is proof enough. */
export function isWorkerReply(message: unknown): message is WorkerReply {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

/** Outcome of work in the sandbox. `timeout`: the deadline passed and the worker was replaced. */
export type SandboxOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout'; readonly deadlineMs: number }
  | { readonly kind: 'failed'; readonly message: string };
