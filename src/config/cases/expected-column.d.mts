/** Types of expected-column.mjs. */

export interface ExpectedAssert {
  /** promptfoo's name of the type, which need not exist here. */
  readonly type: string;
  readonly value?: unknown;
  readonly threshold?: number;
}

export function assertionOf(text: string): ExpectedAssert;

export function metadataOf(key: string, text: string): [string, string | readonly string[]];
