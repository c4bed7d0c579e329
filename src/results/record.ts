/** What a harness's file says of one run of one test, whichever format it has; and which test it is of. */
import { createHash } from 'node:crypto';
import { cut, firstPart } from '../redaction/cut.js';

/** A line of a file, as the harness names it. */
export interface NamedPlace {
  /** As it is written: absolute, relative to the config's folder or to the checkout. */
  readonly file: string;
  /** From 1; undefined where only the file is named. */
  readonly line?: number | undefined;
}

export interface ResultRecord {
  /** The same in each of the harness's runs, see `nameOfTest`. */
  readonly test: string;
  /** The model that answered, where the format has one. */
  readonly model?: string | undefined;
  /** `outage`: a provider gave no answer. `not-run`: the file names it, and nothing became of it. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'outage' | 'not-run';
  /** Why, in the harness's own words. */
  readonly reason?: string | undefined;
  /** Where, the likeliest first: they may not exist. */
  readonly places?: readonly NamedPlace[] | undefined;
  /** 0 to 1, by their names. */
  readonly scores?: Readonly<Record<string, number>> | undefined;
  readonly output?: string | undefined;
  /** What was asked, by the names of the variables. */
  readonly input?: Readonly<Record<string, string>> | undefined;
  readonly costUsd?: number | undefined;
  /** Milliseconds of the model, not of the test. */
  readonly latencyMs?: number | undefined;
  readonly tokens?: Tokens | undefined;
  /** Of the model, as its reply names it. */
  readonly version?: string | undefined;
  /** The model was asked at temperature 0. */
  readonly oneAnswer?: boolean | undefined;
  /** What was asked and said, where a cache may give the same answer again. */
  readonly sample?: string | undefined;
  /** A cache gave it: it is an answer that was given before. */
  readonly isCopy?: boolean | undefined;
}

interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly total: number;
}

/** What a file of a harness says. */
export type FileReading =
  | {
      readonly kind: 'read';
      /** As the file names it, e.g. `vitest`. */
      readonly harness?: string | undefined;
      readonly records: readonly ResultRecord[];
    }
  | {
      readonly kind: 'refused';
      /** Completes "The file x ...", without a full stop. */
      readonly message: string;
      readonly hint?: string | undefined;
      /** From 1. */
      readonly line?: number | undefined;
    };

export function refused(message: string, more: { hint?: string; line?: number } = {}): FileReading {
  return { kind: 'refused', message, ...more };
}

/** What differs from run to run in a name that a harness makes of values: a moment, an id, an address. */
const OF_ONE_RUN =
  /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d\b)?|\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b|\b1[5-9]\d{8}(?:\d{3}|\.\d+)\b|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b0x[0-9a-f]{4,16}\b/gi;

/** Longer ones are no names. */
const MAX_NAME = 500;

/**
 * The name of a test, of what the format has of it: from the file to its own name. A part that the next one repeats is
 * left out, and what is of one run only is `*`.
 */
export function nameOfTest(parts: readonly (string | undefined)[]): string {
  const named = parts
    .map((part) => (part ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const kept = named.filter((part, index) => {
    const next = named[index + 1];
    return next === undefined || (next !== part && !next.startsWith(`${part} `));
  });
  const name = kept.join(' > ').replaceAll(OF_ONE_RUN, '*');
  if (name.length <= MAX_NAME) return name;
  // The names of parametrised tests may hold whole prompts, which differ at their end.
  const digest = createHash('sha256').update(name).digest('hex');
  return `${cut(name, MAX_NAME)} #${firstPart(digest, 8)}`;
}
