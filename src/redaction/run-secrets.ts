/** The secrets of a run: those that are known before it, and those that it is given while it lasts. */
import { createSecretRedactor } from './secrets.js';

export class RunSecrets {
  readonly #known: readonly string[];
  readonly #learned = new Set<string>();
  #redact: (text: string) => string;

  constructor(known: readonly string[]) {
    this.#known = known;
    this.#redact = createSecretRedactor(known);
  }

  /** From now on `redact` takes it out. */
  add(secret: string): void {
    if (this.#learned.has(secret)) return;
    this.#learned.add(secret);
    this.#redact = createSecretRedactor([...this.#known, ...this.#learned]);
  }

  /** What was added, in order. */
  get learned(): readonly string[] {
    return [...this.#learned];
  }

  /** Takes all secrets out of a text, as createSecretRedactor does. */
  readonly redact = (text: string): string => this.#redact(text);
}
