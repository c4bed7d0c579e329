/** The messages between the sandbox and its worker. New kinds of work start here. */
import type { SchemaViolation } from '../config/files/json-schema.js';
import type { JsonSchemaSource } from '../config/suite.js';

interface PatternMatch {
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
  | {
      readonly kind: 'schema';
      readonly id: number;
      readonly schema: Pick<JsonSchemaSource, 'root' | 'documents'>;
    }
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

// What goes into the sandbox as code of a `javascript` assertion, and what comes out of it.

/** Code of a foreign hand. */
export interface ScriptSource {
  readonly text: string;
  /**
   * `inline`: an expression or a function's body. `commonjs`: a module with `module.exports`. `module`: one with
   * `export default`. `either`: one of the two modules. `reply`: an expression, which may be a function, or a function's
   * body, of `json`, `text` and `context`; its second argument holds `json` and `context`.
   */
  readonly kind: 'inline' | 'commonjs' | 'module' | 'either' | 'reply';
}

export interface ScriptCall {
  readonly source: ScriptSource;
  /** The model's answer: the code's first argument. */
  readonly output: string;
  /** The code's second argument: plain JSON data. */
  readonly context: Readonly<Record<string, unknown>>;
  /** Names in `context` whose values are unknown, each with why: reading one throws that. */
  readonly unknown?: Readonly<Record<string, string>>;
  /** Longest time of the code, in ms. */
  readonly deadlineMs: number;
  /** What it returns is wanted whole, as JSON. */
  readonly wantsValue?: true;
}

/** A place in a script's text. Lines and columns count from 1. */
export interface ScriptPosition {
  readonly line: number;
  readonly column: number;
}

/** Why a script does not compile. */
export interface ScriptProblem {
  readonly message: string;
  /** Absent where the engine names none, e.g. at the end of the text. */
  readonly position?: ScriptPosition;
}

/** A value of the script by its `typeof` (or `null`, `array`) and, of a primitive, its text, cut. */
export interface ScriptField {
  readonly type: string;
  readonly text: string;
}

/** What the script returned: its fields are read for objects only. */
interface ScriptValue extends ScriptField {
  readonly pass: ScriptField;
  readonly score: ScriptField;
  readonly reason: ScriptField;
  /** The whole value as JSON text, where that was wanted and there is such a text. */
  readonly json?: string;
}

export type ScriptEnd =
  | { readonly kind: 'returned'; readonly value: ScriptValue }
  | {
      readonly kind: 'threw';
      readonly message: string;
      readonly position?: ScriptPosition | undefined;
    }
  | { readonly kind: 'syntax'; readonly problem: ScriptProblem }
  /** The module exports no function; `exported` is what it does export. */
  | { readonly kind: 'no-function'; readonly exported: string }
  /** A promise that nothing will ever settle. */
  | { readonly kind: 'never-settled' }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'memory' }
  /** The engine itself failed, e.g. on code that is nested too deeply. */
  | { readonly kind: 'broken'; readonly message: string };

export interface ScriptRun {
  readonly end: ScriptEnd;
  /** What `console` got, a text a call; bounded. */
  readonly console: readonly string[];
}
