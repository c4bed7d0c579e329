// What the import has to tell: what was left out, and what works differently from promptfoo.
import { isRecord } from '../basics/basics.js';
import { isSecretKey, redactSecrets } from '../config/problem.js';

/** The input cannot be imported at all: exit code 2. */
export class UnusableInput extends Error {}

/** A part of it cannot be carried over; the message says why. */
export class Unsupported extends Error {}

const LONGEST_NOTE = 400;

/**
 * Collects notes, each once. A note is one line; control characters of the input cannot reach the terminal.
 * `lost`: not carried over. `changed`: carried over, and works differently. `idle`: left out, and decides nothing. `typed`: names
 * of variables that are no texts.
 */
export function createNotes(typed = new Set()) {
  const lost = new Set();
  const changed = new Set();
  const idle = new Set();
  const note = (where, text) => plain(where === '' ? text : `${where}: ${text}`);
  const lose = (where, text) => void lost.add(note(where, text));
  return {
    lost: lose,
    /** What `work` makes; `instead` where it throws Unsupported, which is noted as lost, with `also` behind it. */
    attempt: (where, work, { instead, also = '' } = {}) => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        lose(where, `${error.message}${also}`);
        return instead;
      }
    },
    changed: (where, text) => void changed.add(note(where, text)),
    idle: (name) => void idle.add(plain(name)),
    typed,
    all: () => ({ lost: [...lost], changed: [...changed], idle: [...idle] }),
  };
}

/** One line of printable text, without keys, shortened. */
export function plain(text) {
  const line = withoutKeys(text).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return line.length > LONGEST_NOTE ? `${line.slice(0, LONGEST_NOTE)}…` : line;
}

// Keys that stand in a promptfoo config: they reach neither the file that is written, which is committed, nor the terminal.

const HELD_BACK = 'held-back';
/** A parameter of a URL whose name asks for a key, and a user's password before the host. */
const IN_URL =
  /((?:^|[?&])(?:[\w-]*[-_])?(?:key|apikey|sig|signature|token|secret|password)=)(?!\$\{|\{\{)[^&#\s"'`]+/gi;
const PASSWORD = /(\/\/[^\s/@:"']*:)(?!\$\{|\{\{)[^\s/@"']+@/g;
/** Filled in at run time, or the name of a variable. */
const IS_FILLED_IN = /^\s*(?:\w+\s+)?(?:\{\{[^{}]*\}\}|\$\{\w+\}|env:\w+)\s*$/;

/** What is said of a key. */
export const keyLost = (path) =>
  `\`${path}\` holds a key, which is held back: put it into an environment variable`;

/** The text with the keys of its URLs cut out. */
export const withoutUrlKeys = (text) => text.replaceAll(IN_URL, '$1…').replaceAll(PASSWORD, '$1…@');

/** The text with everything that looks like a key cut down, for people. */
const withoutKeys = (text) => redactSecrets(withoutUrlKeys(text));

/** Fields of a body that is written as a text. */
const IN_TEXT = /(["']([\w-]+)["']\s*:\s*)"((?:[^"\\]|\\.)*)"/g;

function settingWithoutKeys(value, path) {
  const name = path.findLast((step) => typeof step === 'string');
  if (isKey(name, value)) return HELD_BACK;
  return redactSecrets(value, HELD_BACK)
    .replaceAll(IN_TEXT, (field, start, inner, text) =>
      isKey(inner, text) ? `${start}"${HELD_BACK}"` : field,
    )
    .replaceAll(IN_URL, `$1${HELD_BACK}`);
}

const ASKS_FOR_KEY =
  /(?:api[-_]?key|secret|password|credentials?|authorization|(?:access|auth|bearer)[-_]?token)$/i;

const isKey = (name, value) =>
  name !== undefined &&
  (isSecretKey(name) || ASKS_FOR_KEY.test(name)) &&
  value.trim() !== '' &&
  !IS_FILLED_IN.test(value);

/**
 * The value without keys. `isSetting`: it is sent or handed on, so that what a key's name asks for is one, whatever it
 * looks like; elsewhere (`password` may be a variable of a test) only what looks like one. `lost` is called for each.
 */
export function heldBack(value, isSetting, lost, path = []) {
  if (typeof value === 'string') {
    const kept = isSetting ? settingWithoutKeys(value, path) : redactSecrets(value);
    if (kept !== value) lost(path.join('.'));
    return kept;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => heldBack(item, isSetting, lost, [...path, index]));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      heldBack(inner, isSetting, lost, [...path, key]),
    ]),
  );
}
