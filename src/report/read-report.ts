/**
 * Reads a report.json that may come from anywhere: another job, another run, another version, or somebody who wishes us
 * ill. What comes out fits the published schema, so that every view can show it; all else is a refusal that says why.
 */
import { isRecord } from '../basics/basics.js';
import { jsonFault } from '../redaction/cut.js';
import { ACTION_NAME, ACTION_VERSION } from '../version.js';
import { excerpt } from './escape.js';
import { REPORT_VERSION, type Report } from './report.js';

export interface ReadLimits {
  /** Bytes. */
  readonly maxBytes: number;
  /** Objects and arrays within each other. */
  readonly maxDepth: number;
  /** Values, of any kind: in a few bytes each, they take a hundred times as many once they are parsed. */
  readonly maxValues: number;
}

/**
 * Of every report but a part, for the writer (app/report-files.ts) as for each reader: what is written within them is read
 * back. A report of 1,000 tests, three runs each, with answers of 4 KB has about 20 MB. Values of models and configs are kept
 * up to 200 levels deep (providers/provider.ts), and stand a dozen levels deep in a report.
 */
export const READ_LIMITS: ReadLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxDepth: 256,
  maxValues: 4_000_000,
};

/** A part of a large suite with `outputs: all` has a few hundred MB; V8 holds no text of more than 512. */
export const PART_LIMITS: ReadLimits = {
  ...READ_LIMITS,
  maxBytes: 400 * 1024 * 1024,
  maxValues: 25_000_000,
};

type ReadReport =
  | { readonly kind: 'report'; readonly report: Report }
  | {
      readonly kind: 'refused';
      readonly refusal: ReportRefusal;
      /**
       * It says that this version of the action wrote it, so that the refusal is a defect of the action, or somebody
       * changed the document: it writes none above the limits of `READ_LIMITS`. Never true for one that is cut off.
       */
      readonly isOwn: boolean;
    };

/** Why a report is not read. */
interface ReportRefusal {
  readonly reason:
    'too-large' | 'not-json' | 'too-deep' | 'too-many-values' | 'wrong-version' | 'invalid';
  /** Of the report, e.g. `it is of version 3, and this action reads version 2`. Foreign text in places: views escape it. */
  readonly words: string;
}

const MAX_QUOTE = 200;

/** The report that the bytes hold, or why they hold none. Rejects only when the validator's own file is missing. */
export async function readReport(
  bytes: Uint8Array,
  limits: ReadLimits = READ_LIMITS,
): Promise<ReadReport> {
  // Above a limit of bytes nothing is counted.
  const excess = tooLarge(bytes.byteLength, limits) ?? new JsonCounter(limits).add(bytes).excess;
  if (excess !== undefined) return { kind: 'refused', refusal: excess, isOwn: isOwn(bytes) };
  const parsed = parseJson(bytes);
  if ('refusal' in parsed) return { kind: 'refused', ...parsed, isOwn: false };
  const checked = await checkReport(parsed.value);
  return 'fault' in checked
    ? { kind: 'refused', refusal: checked.fault, isOwn: isOwn(bytes) }
    : { kind: 'report', ...checked };
}

/** Undefined where it is not. */
export function tooLarge(bytes: number, { maxBytes }: ReadLimits): ReportRefusal | undefined {
  return bytes <= maxBytes
    ? undefined
    : { reason: 'too-large', words: `it has ${bytes} bytes, and ${maxBytes} are read at most` };
}

/** Whether a value fits the published schema. What is no finite number is no number. */
export async function checkReport(
  value: unknown,
): Promise<{ readonly report: Report } | { readonly fault: ReportRefusal }> {
  const { validate } = await loadValidator();
  if (validate(value)) return { report: value };
  const [fault] = validate.errors ?? [];
  return {
    fault: {
      reason: 'invalid',
      words: `it does not fit the published schema: ${excerpt(fault?.instancePath ?? '', MAX_QUOTE)} ${excerpt(fault?.message ?? 'is wrong', MAX_QUOTE)}`,
    },
  };
}

/** A refusal that no change can have caused: this version wrote the report and does not read it. */
export class OwnReportRefused extends Error {
  constructor(place: string, refusal: ReportRefusal) {
    super(
      `the report ${place} says that this version of the action (${ACTION_VERSION}) wrote it, and it cannot be read: ${refusal.words}`,
    );
    this.name = 'OwnReportRefused';
  }
}

/** Bytes in which `version` and `tool`, the first properties of a report, stand. */
const HEAD_BYTES = 4_096;
const TOOL = /"tool":\s*\{\s*"name":\s*("(?:[^"\\]|\\.)*"),\s*"version":\s*("(?:[^"\\]|\\.)*")/;

/** Not by the parsed document: one that is nested too deeply is not parsed. */
function isOwn(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8');
  const [, name, version] = TOOL.exec(head) ?? [];
  return name === JSON.stringify(ACTION_NAME) && version === JSON.stringify(ACTION_VERSION);
}

/** Hardly any run reads a report, and none waits for this code before its first request. */
async function loadValidator() {
  return import('./generated/report-validator.cjs');
}

function parseJson(
  bytes: Uint8Array,
): { readonly value: unknown } | { readonly refusal: ReportRefusal } {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const words = `it is not JSON: ${excerpt(jsonFault(error), MAX_QUOTE)}`;
    return { refusal: { reason: 'not-json', words } };
  }
  const version = versionOf(value);
  if (version === REPORT_VERSION) return { value };
  const words =
    version === undefined
      ? 'it is not a report: it states no version'
      : `it is of version ${version}, and this action reads version ${REPORT_VERSION}`;
  return { refusal: { reason: 'wrong-version', words } };
}

function versionOf(value: unknown): string | undefined {
  if (!isRecord(value) || !Object.hasOwn(value, 'version')) return undefined;
  const { version } = value;
  return typeof version === 'string' || typeof version === 'number'
    ? excerpt(String(version), 20)
    : undefined;
}

/** Bytes. */
const SHORT_STRING = 64;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const COMMA = 0x2c;

/**
 * What a JSON text comes to once it is parsed, counted as it is read or written: the writer and every reader ask this one.
 * The parts may end anywhere outside of strings. No byte of a longer UTF-8 character is one of the signs.
 */
export class JsonCounter {
  readonly #limits: ReadLimits;
  #bytes = 0;
  /** Arrays and objects within each other. */
  #depth = 0;
  #deepest = 0;
  /** At least as many as there are values. */
  #values = 1;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /** Counting ends above a limit. */
  add(bytes: Uint8Array): this {
    const { maxDepth, maxValues } = this.#limits;
    this.#bytes += bytes.byteLength;
    for (let index = 0; index < bytes.length; index += 1) {
      let byte = bytes[index] ?? 0;
      // Half of a report is indentation: a loop of its own passes it twice as fast.
      while (byte === SPACE) byte = bytes[(index += 1)] ?? 0;
      if (byte === QUOTE) index = endOfString(bytes, index);
      else if (byte === COMMA) this.#values += 1;
      else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) this.#depth -= 1;
      else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        this.#depth += 1;
        this.#values += 1;
        this.#deepest = Math.max(this.#deepest, this.#depth);
        if (this.#depth > maxDepth || this.#values > maxValues) break;
      }
    }
    return this;
  }

  get values(): number {
    return this.#values;
  }

  /** The limit that is passed; undefined: none. */
  get excess(): ReportRefusal | undefined {
    const { maxDepth, maxValues } = this.#limits;
    const large = tooLarge(this.#bytes, this.#limits);
    if (large !== undefined) return large;
    // JSON.parse and the validator call themselves once a level: a deep document would end the process.
    if (this.#deepest > maxDepth) {
      return { reason: 'too-deep', words: `it nests values more than ${maxDepth} deep` };
    }
    return this.#values > maxValues
      ? { reason: 'too-many-values', words: `it has more than ${maxValues} values` }
      : undefined;
  }
}

/** Index of the quote that ends the string which begins at `start`; the end of the bytes where none does. */
function endOfString(bytes: Uint8Array, start: number): number {
  // Most strings are short, and a call of indexOf takes longer than to look at their bytes.
  const near = Math.min(bytes.length, start + SHORT_STRING);
  for (let index = start + 1; index < near; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) return index;
    if (byte === BACKSLASH) index += 1;
  }
  return endOfLongString(bytes, start);
}

function endOfLongString(bytes: Uint8Array, start: number): number {
  let end = bytes.indexOf(QUOTE, start + 1);
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end === -1 ? bytes.length : end;
}

function isEscaped(bytes: Uint8Array, index: number): boolean {
  let backslashes = 0;
  while (bytes[index - 1 - backslashes] === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
