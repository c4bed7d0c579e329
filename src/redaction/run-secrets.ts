/**
 * The secrets of a run, and the one door that takes them out: the log, the report, its files, the recordings and what is
 * sent to a judge all go by it. It knows those that a config, a workflow or an endpoint names, and the step's variables whose names
 * say that they are secret: a program may print its whole environment.
 */
import { rememberSecrets } from './cut.js';
import { createSecretRedactor, redactDeep, secretMatcher } from './secrets.js';

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
function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name) && !INPUT_NAME.test(name);
}
