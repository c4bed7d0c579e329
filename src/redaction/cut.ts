/**
 * The one way to shorten a text that somebody else wrote. A key that is cut in the middle is found by no redactor any
 * more, so the secrets of this process are taken out as the text is cut, and never afterwards.
 */
import { createSecretRedactor, redactDeep, secretMatcher } from './secrets.js';
import { errorText } from '../basics/basics.js';

export { createSecretRedactor, isLongEnoughToHide, redactDeep } from './secrets.js';

const MASK = '***';
const ELLIPSIS = '…';

/** Of the whole process: what must not be shown must not be shown by any part of it. */
const known = new Set<string>();
let matcher: ReturnType<typeof secretMatcher> | undefined;

/** From now on no cut text holds any part of these secrets. Those of fewer than six characters are left alone. */
function rememberSecrets(secrets: readonly string[]): void {
  const before = known.size;
  for (const secret of secrets) known.add(secret);
  if (known.size > before) matcher = undefined;
}

/** The first `max` UTF-16 code units, with `…` behind them where something was cut. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${firstPart(text, max)}${ELLIPSIS}`;
}

/** The first `max` UTF-16 code units; less than a whole character is left out at the end. */
export function firstPart(text: string, max: number): string {
  if (text.length <= max) return text;
  const { longest } = known.size === 0 ? NOTHING : matcherNow();
  // Whatever begins in the part is wholly in the window.
  const end = isHighSurrogate(text, max - 1) ? max - 1 : max;
  return withoutSecrets(text.slice(0, max + longest), 0, Math.max(0, end));
}

/** A whole text without the secrets of this process. */
export function withoutKnownSecrets(text: string): string {
  return known.size === 0 ? text : withoutSecrets(text, 0, text.length);
}

/** The last `max` UTF-16 code units; less than a whole character is left out at the start. */
export function lastPart(text: string, max: number): string {
  if (text.length <= max) return text;
  const { longest } = known.size === 0 ? NOTHING : matcherNow();
  const start = text.length - max;
  const windowStart = Math.max(0, start - longest);
  const from = (isHighSurrogate(text, start - 1) ? start + 1 : start) - windowStart;
  const window = text.slice(windowStart);
  return withoutSecrets(window, from, window.length);
}

const NOTHING: Pick<ReturnType<typeof secretMatcher>, 'longest'> = { longest: 0 };

function matcherNow(): ReturnType<typeof secretMatcher> {
  return (matcher ??= secretMatcher([...known]));
}

/** The window from `from` to `to`; a secret of which any part lies there is replaced as a whole. */
function withoutSecrets(window: string, from: number, to: number): string {
  let shown = '';
  let at = from;
  const found = known.size === 0 ? [] : matcherNow().find(window);
  for (const { start, end } of found) {
    if (end <= from) continue;
    if (start >= to) break;
    shown += window.slice(at, Math.max(at, start)) + MASK;
    at = end;
  }
  return shown + window.slice(at, Math.max(at, to));
}

function isHighSurrogate(text: string, index: number): boolean {
  return /[\ud800-\udbff]/.test(text.charAt(index));
}

/**
 * What was thrown, or its message; where `JSON.parse` threw it, without the few characters around the mistake that V8
 * quotes: they are cut on both sides, and in such a piece no secret would be recognised.
 */
export function jsonFault(error: unknown): string {
  return errorText(error).replace(
    /,? (?:\.\.\."[\s\S]*"|"[\s\S]*"\.\.\.)(?:\.\.\.)? is not valid JSON$/,
    '',
  );
}

// The secrets of a run, and the one door that takes them out: the log, the report, its files, the recordings and what is
// sent to a judge all go by it. It knows those that a config, a workflow or an endpoint names, and the step's variables whose names
// say that they are secret: a program may print its whole environment.

/** Names of variables whose values are replaced although nobody names them. */
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD)$/i;
/** The action's own inputs, such as `comment-key`. */
const INPUT_NAME = /^INPUT_/i;
/** Shorter values of such variables are words, in UTF-16 code units. */
const SHORTEST_UNNAMED = 8;

export class RunSecrets {
  readonly #named = new Set<string>();
  /** Names of the step's variables by their values. */
  readonly #unnamed = new Map<string, string>();
  readonly #replaced = new Set<string>();
  #redactor: ((text: string) => string) | undefined;

  /** From now on `redact` takes them out. They are named: somebody knows that they are secret. */
  add(secrets: readonly string[]): void {
    for (const secret of secrets) {
      this.#named.add(secret);
      this.#unnamed.delete(secret.trim());
    }
    this.#changed(secrets);
  }

  /** Likewise the values of variables that are named like secrets. */
  addVariables(environment: Readonly<Record<string, string | undefined>>): void {
    const found = Object.entries(environment).flatMap(([name, text]): [string, string][] => {
      const value = text?.trim() ?? '';
      const isSecret = isSecretName(name) && value.length >= SHORTEST_UNNAMED;
      return isSecret && !this.#isNamed(value) ? [[value, name]] : [];
    });
    for (const [value, name] of found) this.#unnamed.set(value, name);
    this.#changed(found.map(([value]) => value));
  }

  /** Variables that nobody names, whose values have been replaced so far; sorted. */
  get replacedVariables(): readonly string[] {
    return [...this.#replaced].sort();
  }

  /** Takes all secrets out of a text, as createSecretRedactor does. */
  readonly redact = (text: string): string => {
    const redactor = (this.#redactor ??= createSecretRedactor([
      ...this.#named,
      ...this.#unnamed.keys(),
    ]));
    const redacted = redactor(text);
    if (redacted !== text) this.#note(text);
    return redacted;
  };

  /** The same in every string and property name of a JSON-like value. */
  redactDeep<T>(value: T): T {
    return redactDeep(value, this.redact);
  }

  #isNamed(value: string): boolean {
    return this.#named.has(value) || [...this.#named].some((secret) => secret.trim() === value);
  }

  #changed(secrets: readonly string[]): void {
    rememberSecrets(secrets);
    this.#redactor = undefined;
  }

  /** Which variables' values a text held. */
  #note(text: string): void {
    for (const [value, name] of this.#unnamed) {
      if (this.#replaced.has(name)) continue;
      if (secretMatcher([value]).find(text).length > 0) this.#replaced.add(name);
    }
  }
}

/** Whether a variable of the step is secret by its name alone, such as `DEPLOY_TOKEN`. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) && !INPUT_NAME.test(name);
}
