/**
 * Reads a report.json that may come from anywhere: another job, another run, another version, or somebody who wishes us
 * ill. What comes out fits the published schema, so that every view can show it; all else is a refusal that says why.
 */
import { jsonFault } from '../redaction/json-fault.js';
import { excerpt } from './words/escape.js';
import { REPORT_VERSION, type Report } from './report.js';

export interface ReadLimits {
  /** Bytes. */
  readonly maxBytes: number;
  /** Objects and arrays within each other. */
  readonly maxDepth: number;
}

/** A report of 1,000 tests, three runs each, with answers of 4 KB has about 20 MB. */
export const READ_LIMITS: ReadLimits = { maxBytes: 64 * 1024 * 1024, maxDepth: 100 };

export type ReadReport =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'refused'; readonly refusal: ReportRefusal };

/** Why a report is not read. The texts in it are foreign: views escape them. */
export type ReportRefusal =
  | { readonly reason: 'too-large'; readonly bytes: number; readonly maxBytes: number }
  | { readonly reason: 'not-json'; readonly message: string }
  | { readonly reason: 'too-deep'; readonly maxDepth: number }
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
  const { maxBytes, maxDepth } = limits;
  if (bytes.byteLength > maxBytes) {
    return refused({ reason: 'too-large', bytes: bytes.byteLength, maxBytes });
  }
  // JSON.parse and the validator call themselves once a level: a deep document would end the process.
  if (isDeeper(bytes, maxDepth)) return refused({ reason: 'too-deep', maxDepth });
  const parsed = parseJson(bytes);
  if (parsed.kind === 'fault') return refused({ reason: 'not-json', message: parsed.message });
  const { value } = parsed;
  const version = versionOf(value);
  if (version !== REPORT_VERSION) return refused({ reason: 'wrong-version', version });
  const { validate } = await loadValidator();
  if (validate(value)) return { kind: 'report', report: value };
  const [fault] = validate.errors ?? [];
  return refused({
    reason: 'invalid',
    path: excerpt(fault?.instancePath ?? '', MAX_QUOTE),
    message: excerpt(fault?.message ?? 'does not fit the schema', MAX_QUOTE),
  });
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
    case 'wrong-version':
      return refusal.version === undefined
        ? 'it is not a report: it states no version'
        : `it is of version ${refusal.version}, and this action reads version ${REPORT_VERSION}`;
    case 'invalid':
      return `it does not fit the published schema: ${refusal.path} ${refusal.message}`;
  }
}

function refused(refusal: ReportRefusal): ReadReport {
  return { kind: 'refused', refusal };
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
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'version')) {
    return undefined;
  }
  const version: unknown = Reflect.get(value, 'version');
  return typeof version === 'string' || typeof version === 'number'
    ? excerpt(String(version), 20)
    : undefined;
}

/** Bytes. */
const SHORT_STRING = 64;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Whether arrays and objects are nested deeper than that. No byte of a longer UTF-8 character is one of these signs. */
function isDeeper(bytes: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    // Most bytes between strings are white space, digits and commas.
    if (byte < OPEN_ARRAY && byte !== QUOTE) continue;
    if (byte === QUOTE) index = endOfString(bytes, index);
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > maxDepth) return true;
    }
  }
  return false;
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
