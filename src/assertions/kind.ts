/** What a kind of assertion is made of; registry.ts lists them all. */
import type { Expect } from '../config/generated/kindlm-config.js';
import type { JsonSchemaSource } from '../config/suite.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { Assertion } from './assertion.js';

export interface AssertionDeps {
  /** JSON Schema files by the path that the config writes (`Suite.schemas`). */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** Config id of the judge model for criteria that name none. */
  readonly judgeModel: string;
  /** A new unguessable token (letters and digits) that fences judged text. */
  readonly randomBoundary: () => string;
  readonly sandbox: Sandbox;
}

export interface AssertionKind {
  /** `assertionType` of its results. */
  readonly type: string;
  /** The assertions of this kind that the `expect` blocks of one test, or of one turn, ask for; none is common. */
  create(expects: readonly Expect[], deps: AssertionDeps): readonly Assertion[];
  /** Whether `create` would return any. */
  isIn(expects: readonly Expect[]): boolean;
  /** Whether any answer could fail one of them, which a limit such as `minScore: 0` rules out; `isIn` unless given. */
  canFail?(expects: readonly Expect[]): boolean;
}
