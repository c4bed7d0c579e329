/**
 * The action's inputs. In: their texts, from the runner or the command line. Out: typed values, or every mistake at
 * once. What an input is for and its default are said in action.yml only; here is how its text is read.
 */
import { distance } from 'fastest-levenshtein';
import type { ConfigProblem } from '../../config/problem.js';
import type { Shard } from '../../engine/plan.js';
import type { HarnessFacts } from '../../engine/results.js';
import { ACTION_INPUTS } from './generated/action-inputs.js';

// The kinds of inputs: how a text becomes a value, and what is said of one that does not.

/** A text that is no value of its input. */
class InputFault {
  /** @param expected completes "expected ..." */
  constructor(
    readonly expected: string,
    readonly hint?: string,
  ) {}
}

interface InputKind<Value> {
  /** A trimmed text, empty where the input is not given and has no default. */
  readonly parse: (given: string) => Value | InputFault;
  /** Of an input that takes one of a few values. */
  readonly values?: readonly string[];
  /** Where a person at a terminal is served better by another default than action.yml's. */
  readonly terminalDefault?: string;
}

/** The text as it is; one with a default is never empty. */
const text: InputKind<string> = { parse: (given) => given };

/** A text, or undefined where there is none. */
const optionalText: InputKind<string | undefined> = { parse: (given) => given || undefined };

/**
 * Of an input that need not be given.
 * @param read undefined for a text that is no value
 */
function optional<Value>(
  expected: string,
  read: (given: string) => Value | undefined,
  hint: (given: string) => string | undefined = () => undefined,
): InputKind<Value | undefined> {
  const parse = (text: string): Value | InputFault =>
    read(text) ?? new InputFault(expected, hint(text));
  return { parse: (text) => (text === '' ? undefined : parse(text)) };
}

/** Texts, one a line. */
const lines = listOf(/\r?\n/);

/** Texts separated by commas or lines. */
const names = listOf(/[,\r\n]/);

/** The same for globs: a comma inside braces belongs to the glob, as in `refund-{card,paypal}`. */
const globs = listOf(/[,\r\n](?![^{}\r\n]*\})/);

function listOf(separator: RegExp): InputKind<readonly string[]> {
  return {
    parse: (given) =>
      given
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  };
}

/** One of these words, in any letter case. */
function choice<const Value extends string>(
  values: readonly Value[],
  terminalDefault?: Value,
): InputKind<Value> {
  const parse = (given: string): Value | InputFault => {
    const word = given.toLowerCase();
    const found = values.find((value) => value === word);
    if (found !== undefined) return found;
    const near = values.find((value) => distance(value, word) <= 2);
    const expected = values.map((value) => `"${value}"`).join(', ');
    return new InputFault(expected, near === undefined ? undefined : `Did you mean "${near}"?`);
  };
  return { parse, values, ...(terminalDefault !== undefined && { terminalDefault }) };
}

const FLAG = choice(['true', 'false']);

/** The booleans of YAML 1.2 core, as @actions/core reads them. */
const flag: InputKind<boolean> = {
  ...FLAG,
  parse: (given) => {
    const word = FLAG.parse(given);
    return word instanceof InputFault ? word : word === 'true';
  },
};

interface Range {
  readonly min: number;
  readonly max: number;
  /** In the plural. */
  readonly unit: string;
}

/** A decimal number within the range; undefined where none is given. */
function number(range: Range): InputKind<number | undefined> {
  return numberOf(range, 'a number');
}

/** A whole number from 1 on. */
function count(max: number, unit: string): InputKind<number | undefined> {
  return numberOf({ min: 1, max, unit }, 'a whole number');
}

function numberOf(
  { min, max, unit }: Range,
  what: 'a number' | 'a whole number',
): InputKind<number | undefined> {
  return optional(`${what} of ${unit} from ${min} to ${max}`, (text) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    const fits = what === 'a number' || Number.isInteger(value);
    return value >= min && value <= max && fits ? value : undefined;
  });
}

/** The same, of an input whose default is a number. */
function given(kind: InputKind<number | undefined>): InputKind<number> {
  return { ...kind, parse: (text) => kind.parse(text) ?? new InputFault('a number') };
}

/** A share, 0 to 1, written as such or in percent. */
const share = optional(
  'a share such as 0.95 or 95%',
  (text) => {
    const [, digits, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? [];
    const value = Number(digits) / (sign === '%' ? 100 : 1);
    return value >= 0 && value <= 1 ? value : undefined;
  },
  (text) => (/^\d+$/.test(text) ? `Did you mean "${text}%"?` : undefined),
);

const MOST_REPEATS = 1000;
const REPEATS = count(MOST_REPEATS, 'answers');

/** A number of repeats, or a range of them such as `1-5`. */
const repeats: InputKind<number | { readonly min: number; readonly max: number } | undefined> = {
  parse: (text) => {
    const match = /^(\d{1,4})\s*-\s*(\d{1,4})$/.exec(text);
    if (match === null) return REPEATS.parse(text);
    const [min, max] = [Number(match[1]), Number(match[2])];
    if (min >= 1 && max >= min && max <= MOST_REPEATS) return { min, max };
    return new InputFault(`a range of answers from 1 to ${MOST_REPEATS}, the lower number first`);
  },
};

/** A number of answers, or a share of them in whole percent. */
const minPasses = optional<number | string>(
  `a whole number of answers from 1 to ${MOST_REPEATS}, or a share such as 80%`,
  (text) => {
    const share = /^(100|[1-9]\d?)\s*%$/.exec(text);
    if (share !== null) return `${share[1]}%`;
    const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
    return number <= MOST_REPEATS ? number : undefined;
  },
);

// The inputs that ask a part of a suite: `shard`, e.g. `2/5`, and `sample`, e.g. `50` or `10%`.

/** Far above the 256 jobs that a matrix can have. */
const MOST_SHARDS = 1000;

const shard = optional<Shard>(
  `a part and the number of parts, such as 2/5, with at most ${MOST_SHARDS} parts`,
  (text) => {
    const [, index, count] = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text) ?? [];
    const part = { index: Number(index), count: Number(count) };
    const fits = part.index >= 1 && part.index <= part.count && part.count <= MOST_SHARDS;
    return fits ? part : undefined;
  },
);

const sample = optional<NonNullable<HarnessFacts['sample']>>(
  'a number of cases such as 50, or a share such as 10%',
  (text) => {
    const [, digits = '', sign] = /^(\d{1,6}(?:\.\d{1,4})?)\s*(%?)$/.exec(text) ?? [];
    const value = Number(digits);
    if (sign === '%' && value > 0 && value <= 100) return { kind: 'share', percent: value };
    if (sign === '' && Number.isInteger(value) && value >= 1)
      return { kind: 'count', count: value };
    return undefined;
  },
);

/** Without the characters that @actions/artifact refuses in a name. */
const artifactName: InputKind<string> = {
  parse: (name) =>
    /["<>|*?\r\n:\\/]/.test(name)
      ? new InputFault('a name without any of " : < > | * ? \\ / and line breaks')
      : name,
};

/** `auto`, `never`, or a path relative to the working directory. The two words are words in any case. */
const comparedWith: InputKind<string> = {
  parse: (text) => (/^(?:auto|never)$/i.test(text) ? text.toLowerCase() : text),
};

/** `never`, or `folder:` and a path relative to the working directory, which is the value. */
const historyFolder: InputKind<string | undefined> = {
  parse: (text) => {
    if (/^never$/i.test(text)) return undefined;
    const folder = /^folder\s*:\s*(.+)$/isu.exec(text)?.[1];
    if (folder !== undefined) return folder;
    const hint = /^[\w./-]{1,40}$/.test(text) ? `Did you mean "folder:${text}"?` : undefined;
    return new InputFault('"never", or "folder:PATH" such as folder:public/quality', hint);
  },
};

export type InputName = keyof typeof ACTION_INPUTS;

const WHEN = choice(['always', 'on-failure', 'never']);
const AUTO = choice(['auto', 'true', 'false']);
const AUTO_OR_NEVER = choice(['auto', 'never']);
/** The runner kills a job after 6 hours, on self-hosted runners after 5 days. */
const LONGEST_RUN_MINUTES = 7200;

/** How each input is read: one of action.yml that is not here does not compile, and neither does one too many. */
const KINDS = {
  config: lines,
  'working-directory': text,
  'github-token': text,
  mode: choice(['run', 'validate', 'plan', 'parts', 'merge', 'comment']),
  tags: names,
  tests: globs,
  models: names,
  repeat: repeats,
  'min-passes': minPasses,
  concurrency: count(128, 'calls'),
  'timeout-ms': count(3_600_000, 'milliseconds'),
  'pass-rate-min': share,
  'max-minutes': given(number({ min: 0.01, max: LONGEST_RUN_MINUTES, unit: 'minutes' })),
  'max-cost-usd': number({ min: 0.000001, max: 1_000_000, unit: 'USD' }),
  'fail-on': choice(['gates', 'never']),
  comment: WHEN,
  'comment-key': optionalText,
  review: AUTO_OR_NEVER,
  'check-name': optionalText,
  /** JSON, as GitHub fills it in; whatever it holds, it only tells check runs apart. */
  matrix: optionalText,
  'matrix-jobs': optionalText,
  summary: flag,
  annotations: flag,
  artifacts: WHEN,
  'artifact-name': artifactName,
  'retention-days': count(400, 'days'),
  'report-dir': text,
  outputs: choice(['none', 'failed', 'some', 'all']),
  compliance: AUTO,
  responses: choice(['live', 'record', 'replay', 'cache']),
  'on-missing-secrets': choice(['fail', 'replay', 'skip'], 'replay'),
  'only-changed': flag,
  'reuse-days': given(number({ min: 0, max: 365, unit: 'days' })),
  'stop-when-decided': flag,
  sample,
  shard,
  reports: lines,
  compare: comparedWith,
  history: historyFolder,
  issue: choice(['never', 'on-drift']),
  'allow-commands': AUTO,
} as const satisfies Record<InputName, InputKind<unknown>>;

type Value<Name extends InputName> = Exclude<ReturnType<(typeof KINDS)[Name]['parse']>, InputFault>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The values of all inputs, by their names in camel case. */
export type Inputs = { readonly [Name in InputName as CamelCase<Name>]: Value<Name> };

type InputsResult =
  | { readonly kind: 'parsed'; readonly inputs: Inputs }
  /** `inputs`: with the valid values, to say in the usual places what is wrong. */
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ConfigProblem[];
      readonly inputs: Inputs;
    };

/** What is said of an input wherever inputs are listed. */
interface InputEntry {
  readonly name: InputName;
  /** The heading that it is under. */
  readonly group: string;
  readonly description: string;
  /** Empty where there is none. */
  readonly default: string;
  readonly values?: readonly string[];
  readonly terminalDefault?: string;
}

/** All inputs, in the order of action.yml. */
export const INPUT_ENTRIES: readonly InputEntry[] = inputNames().map((name) => {
  const { values, terminalDefault }: InputKind<unknown> = KINDS[name];
  return {
    name,
    ...ACTION_INPUTS[name],
    ...(values !== undefined && { values }),
    ...(terminalDefault !== undefined && { terminalDefault }),
  };
});

function inputNames(): readonly InputName[] {
  return Object.keys(ACTION_INPUTS).filter((name): name is InputName => Object.hasOwn(KINDS, name));
}

/** Validates all inputs; an empty value is the default. All mistakes are returned at once. */
export function parseInputs(read: (name: InputName) => string | undefined): InputsResult {
  const problems: ConfigProblem[] = [];
  const invalid = new Set<InputName>();
  const values = Object.fromEntries(
    inputNames().map((name) => {
      const kind: InputKind<unknown> = KINDS[name];
      const fallback = ACTION_INPUTS[name].default;
      const text = read(name)?.trim() || fallback;
      const value = kind.parse(text);
      if (!(value instanceof InputFault)) return [camelCase(name), value];
      invalid.add(name);
      problems.push(problemOf(name, text, value));
      return [camelCase(name), kind.parse(fallback)];
    }),
  );
  // Each name has its kind's value: KINDS has a row for every input, and Inputs is made from those rows.
  const inputs = values as Inputs;
  for (const { name, problem } of contradictions(inputs, invalid.has('shard'))) {
    invalid.add(name);
    problems.push(problem);
  }
  if (problems.length === 0) return { kind: 'parsed', inputs };
  return { kind: 'invalid', problems, inputs: { ...inputs, ...leastShown(invalid) } };
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function problemOf(name: InputName, value: string, fault: InputFault): ConfigProblem {
  return {
    message: `Input ${name}: ${shown(value)} is not valid; expected ${fault.expected}.`,
    hint: fault.hint,
  };
}

interface Contradiction {
  readonly name: InputName;
  readonly problem: ConfigProblem;
}

/** Inputs that are valid each and make no sense together. */
function contradictions(inputs: Inputs, shardIsInvalid: boolean): readonly Contradiction[] {
  const { mode, reports } = inputs;
  const readsReports = mode === 'merge' || mode === 'comment';
  const found: Contradiction[] = [];
  if (readsReports && (inputs.shard !== undefined || shardIsInvalid)) {
    const message = `Input shard: a job with "mode: ${mode}" asks nothing, so it can be no part of the run.`;
    found.push({ name: 'shard', problem: { message, hint: 'Remove one of the two inputs.' } });
  }
  if (!readsReports && reports.length > 0) {
    const message = 'Input reports: only "mode: merge" and "mode: comment" read reports.';
    found.push({ name: 'reports', problem: { message } });
  }
  if (mode === 'parts') found.push(...againstParts(inputs));
  return found;
}

/** Parts are asked whole, today, and against nothing but themselves. */
function againstParts(inputs: Inputs): readonly Contradiction[] {
  const refused: readonly (readonly [InputName, boolean, string])[] = [
    ['shard', inputs.shard !== undefined, 'parts are judged together'],
    ['only-changed', inputs.onlyChanged, 'no answer of another day counts'],
    ['stop-when-decided', inputs.stopWhenDecided, 'both sides need all their answers'],
    [
      'responses',
      inputs.responses === 'cache',
      'no answer of another day counts: `record` and `replay` go by whole runs',
    ],
    [
      'compare',
      inputs.compare !== 'auto' && inputs.compare !== 'never',
      'the suite is compared with itself',
    ],
    [
      'repeat',
      typeof inputs.repeat === 'object',
      'the number of answers follows from the number of parts',
    ],
  ];
  const hint = 'Remove one of the two inputs.';
  return refused
    .filter(([, isSet]) => isSet)
    .map(([name, , why]) => {
      const message = `Input ${name}: it has no place beside "mode: parts": ${why}.`;
      return { name, problem: { message, hint } };
    });
}

/** Where it is not known whether something is wanted, it is not done: a job that only validates posts no comment. */
function leastShown(invalid: ReadonlySet<InputName>): Partial<Inputs> {
  const unknownJob = invalid.has('mode') || invalid.has('shard');
  return {
    ...((invalid.has('comment') || unknownJob) && { comment: 'never' }),
    ...((invalid.has('review') || unknownJob) && { review: 'never' }),
    // Under its plain name, the report of a part would pass for that of the whole run.
    ...((invalid.has('artifacts') || invalid.has('artifact-name') || invalid.has('shard')) && {
      artifacts: 'never',
    }),
  };
}

const MAX_SHOWN = 20;

/** A value for a comment that everybody can read. A long one may be a secret in the wrong place. */
function shown(value: string): string {
  return value.length <= MAX_SHOWN
    ? JSON.stringify(value)
    : `a value of ${value.length} characters`;
}
