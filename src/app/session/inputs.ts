/**
 * The action's inputs. In: their texts, from the runner or the command line. Out: typed values, or every mistake at
 * once. What an input is for and its default are said in action.yml only; here is how its text is read.
 */
import type { ConfigProblem } from '../../config/problem.js';
import { ACTION_INPUTS } from './generated/action-inputs.js';
import {
  choice,
  count,
  flag,
  given,
  globs,
  InputFault,
  lines,
  minPasses,
  names,
  number,
  optionalText,
  repeats,
  share,
  text,
  type InputKind,
} from './input-kinds.js';
import { sample, shard } from './shard-input.js';

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
  mode: choice(['run', 'validate', 'plan', 'merge', 'comment']),
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
  summary: flag,
  annotations: flag,
  artifacts: WHEN,
  'artifact-name': artifactName(),
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
  compare: comparedWith(),
  history: historyFolder(),
  issue: choice(['never', 'on-drift']),
  'allow-commands': AUTO,
} as const satisfies Record<InputName, InputKind<unknown>>;

type Value<Name extends InputName> = Exclude<ReturnType<(typeof KINDS)[Name]['parse']>, InputFault>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The values of all inputs, by their names in camel case. */
export type Inputs = { readonly [Name in InputName as CamelCase<Name>]: Value<Name> };

export type InputsResult =
  | { readonly kind: 'parsed'; readonly inputs: Inputs }
  /** `inputs`: with the valid values, to say in the usual places what is wrong. */
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ConfigProblem[];
      readonly inputs: Inputs;
    };

/** What is said of an input wherever inputs are listed. */
export interface InputEntry {
  readonly name: InputName;
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
  return found;
}

/** Characters that @actions/artifact refuses in a name. */
const ARTIFACT_NAME_FORBIDDEN = /["<>|*?\r\n:\\/]/;

function artifactName(): InputKind<string> {
  const expected = 'a name without any of " : < > | * ? \\ / and line breaks';
  return {
    parse: (name) => (ARTIFACT_NAME_FORBIDDEN.test(name) ? new InputFault(expected) : name),
  };
}

/** `auto`, `never`, or a path relative to the working directory. The two words are words in any case. */
function comparedWith(): InputKind<string> {
  return {
    parse: (text) => (/^(?:auto|never)$/i.test(text) ? text.toLowerCase() : text),
  };
}

/** `never`, or `folder:` and a path relative to the working directory, which is the value. */
function historyFolder(): InputKind<string | undefined> {
  return {
    parse: (text) => {
      if (/^never$/i.test(text)) return undefined;
      const folder = /^folder\s*:\s*(.+)$/isu.exec(text)?.[1];
      if (folder !== undefined) return folder;
      const isPath = /^[\w./-]{1,40}$/.test(text);
      const hint = isPath ? `Did you mean "folder:${text}"?` : undefined;
      return new InputFault('"never", or "folder:PATH" such as folder:public/quality', hint);
    },
  };
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
