/** A span as both formats of OTLP give it, and what of it is kept. */

export interface SpanEvent {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Values are JSON: texts, numbers, booleans, lists and objects. Whole numbers beyond 2^53 and bytes are texts. */
export type Attributes = ReadonlyMap<string, unknown>;

export interface Span {
  /** Hexadecimal, lower case. */
  readonly traceId: string;
  readonly spanId: string;
  /** Empty: it has none. */
  readonly parentSpanId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** What conventions for models and agents name, and nothing else. */
  readonly attributes: Attributes;
  readonly events: readonly SpanEvent[];
  /** Its status is an error. */
  readonly failed: boolean;
}

/** A body that is no export of spans. */
export class OtlpError extends Error {
  override readonly name = 'OtlpError';
}

/** Levels of lists and objects inside of a value; what is deeper is left out. */
export const MAX_VALUE_DEPTH = 32;
export const MAX_ATTRIBUTES = 2_000;
export const MAX_EVENTS = 200;
/** Longer names than this identify nothing. */
export const MAX_NAME = 500;

const KEPT = /^(?:gen_ai\.|llm\.|openinference\.|tool\.|tool_call\.|agent\.|(?:in|out)put\.)/;

/** Whether an attribute is one that is read: the rest would only fill the memory. */
export function isKept(key: string): boolean {
  return key.length <= MAX_NAME && KEPT.test(key);
}

/** Milliseconds: the year 5138. No clock is later, and differences stay numbers that a report can hold. */
const LATEST_MS = 1e14;

/** Milliseconds of nanoseconds, to the microsecond; 0 for what is no time. */
export function millisecondsOf(nanoseconds: bigint | string | number | undefined): number {
  try {
    const time = Number(BigInt(nanoseconds ?? 0) / 1_000n) / 1_000;
    return time >= 0 && time <= LATEST_MS ? time : 0;
  } catch {
    return 0;
  }
}
