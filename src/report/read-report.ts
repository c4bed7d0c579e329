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

/** Why a report is not read. The texts in it are foreign: views escape them. */
type ReportRefusal =
  | { readonly reason: 'too-large'; readonly bytes: number; readonly maxBytes: number }
  | { readonly reason: 'not-json'; readonly message: string }
  | { readonly reason: 'too-deep'; readonly maxDepth: number }
  | { readonly reason: 'too-many-values'; readonly maxValues: number }
  /** `version`: what the document says, where it says anything. */
  | { readonly reason: 'wrong-version'; readonly version: string | undefined }
  /** `path`: JSON pointer of what is wrong; empty for the document itself. */
  | { readonly reason: 'invalid'; readonly path: string; readonly message: string };

const MAX_QUOTE = 200;

/** The report that the bytes hold, or why they hold none. Rejects only when the validator's own file is missing. */
export async function readReport(
  bytes: Uint8Array,
  limits: ReadLimits = READ_LIMITS,
): Promise<ReadReport> {
  const { maxBytes } = limits;
  if (bytes.byteLength > maxBytes) {
    return refused({ reason: 'too-large', bytes: bytes.byteLength, maxBytes }, isOwn(bytes));
  }
  const { excess } = new JsonCounter(limits).add(bytes);
  if (excess !== undefined) return refused(excess, isOwn(bytes));
  const parsed = parseJson(bytes);
  if (parsed.kind === 'fault') return refused({ reason: 'not-json', message: parsed.message });
  const { value } = parsed;
  const version = versionOf(value);
  if (version !== REPORT_VERSION) return refused({ reason: 'wrong-version', version });
  const checked = await checkReport(value);
  return 'fault' in checked ? refused(checked.fault, isOwn(bytes)) : { kind: 'report', ...checked };
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
      path: excerpt(fault?.instancePath ?? '', MAX_QUOTE),
      message: excerpt(fault?.message ?? 'does not fit the schema', MAX_QUOTE),
    },
  };
}

/** A refusal in words, e.g. `it is of version 3, and this action reads version 2`. */
export function refusalWords(refusal: ReportRefusal): string {
  switch (refusal.reason) {
    case 'too-large':
      return `it has ${refusal.bytes} bytes, and ${refusal.maxBytes} are read at most`;
    case 'not-json':
      return `it is not JSON: ${refusal.message}`;
    case 'too-deep':
      return `it nests values more than ${refusal.maxDepth} deep`;
    case 'too-many-values':
      return `it has more than ${refusal.maxValues} values`;
    case 'wrong-version':
      return refusal.version === undefined
        ? 'it is not a report: it states no version'
        : `it is of version ${refusal.version}, and this action reads version ${REPORT_VERSION}`;
    case 'invalid':
      return `it does not fit the published schema: ${refusal.path} ${refusal.message}`;
  }
}

/** A refusal that no change can have caused: this version wrote the report and does not read it. */
export class OwnReportRefused extends Error {
  constructor(place: string, refusal: ReportRefusal) {
    super(
      `the report ${place} says that this version of the action (${ACTION_VERSION}) wrote it, and it cannot be read: ${refusalWords(refusal)}`,
    );
    this.name = 'OwnReportRefused';
  }
}

function refused(refusal: ReportRefusal, isOwnReport = false): ReadReport {
  return { kind: 'refused', refusal, isOwn: isOwnReport };
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

type Parsed =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'fault'; readonly message: string };

function parseJson(bytes: Uint8Array): Parsed {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'value', value: JSON.parse(text) };
  } catch (error) {
    return { kind: 'fault', message: excerpt(jsonFault(error), MAX_QUOTE) };
  }
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
    const { maxBytes, maxDepth, maxValues } = this.#limits;
    if (this.#bytes > maxBytes) return { reason: 'too-large', bytes: this.#bytes, maxBytes };
    // JSON.parse and the validator call themselves once a level: a deep document would end the process.
    if (this.#deepest > maxDepth) return { reason: 'too-deep', maxDepth };
    return this.#values > maxValues ? { reason: 'too-many-values', maxValues } : undefined;
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
