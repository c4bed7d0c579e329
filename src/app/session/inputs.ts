/** Validates the inputs of input-table.ts into typed values (SPEC section 2). */
import { distance } from 'fastest-levenshtein';
import type { ConfigProblem } from '../../config/problem.js';
import { MOST_SHARDS, parseShard } from './shard-input.js';
import type { Shard } from '../../engine/shard.js';
import { INPUTS, type ChoiceName, type ChoiceOf, type InputName } from './input-table.js';

export interface Inputs {
  readonly config: readonly string[];
  readonly workingDirectory: string;
  readonly githubToken: string;
  readonly mode: ChoiceOf<'mode'>;
  readonly tags: readonly string[];
  readonly tests: readonly string[];
  readonly models: readonly string[];
  readonly repeat: number | { readonly min: number; readonly max: number } | undefined;
  readonly concurrency: number | undefined;
  readonly timeoutMs: number | undefined;
  /** 0 to 1. */
  readonly passRateMin: number | undefined;
  readonly maxMinutes: number;
  readonly maxCostUsd: number | undefined;
  readonly failOn: ChoiceOf<'fail-on'>;
  readonly comment: ChoiceOf<'comment'>;
  readonly review: ChoiceOf<'review'>;
  readonly commentKey: string | undefined;
  readonly checkName: string | undefined;
  /** JSON, as GitHub fills it in; whatever it holds, it only tells check runs apart. */
  readonly matrix: string | undefined;
  readonly summary: boolean;
  readonly annotations: boolean;
  readonly artifacts: ChoiceOf<'artifacts'>;
  readonly artifactName: string;
  readonly retentionDays: number | undefined;
  readonly reportDir: string;
  readonly outputs: ChoiceOf<'outputs'>;
  readonly compliance: ChoiceOf<'compliance'>;
  readonly responses: ChoiceOf<'responses'>;
  readonly onMissingSecrets: ChoiceOf<'on-missing-secrets'>;
  readonly onlyChanged: boolean;
  readonly reuseDays: number;
  readonly stopWhenDecided: boolean;
  readonly shard: Shard | undefined;
  /** Files, folders or globs; empty: the artifacts of the run. */
  readonly reports: readonly string[];
  /** `auto`, `never`, or a path relative to the working directory. */
  readonly compare: string;
  readonly allowCommands: ChoiceOf<'allow-commands'>;
}

export type InputsResult =
  | { readonly kind: 'parsed'; readonly inputs: Inputs }
  /** `inputs`: with the valid values, to say in the usual places what is wrong. */
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ConfigProblem[];
      readonly inputs: Inputs;
    };

/** The runner kills a job after 6 hours, on self-hosted runners after 5 days. */
const LONGEST_RUN_MINUTES = 7200;
/** Characters that @actions/artifact refuses in a name. */
const ARTIFACT_NAME_FORBIDDEN = /["<>|*?\r\n:\\/]/;

/** Validates all inputs; an empty value is the default. All mistakes are returned at once. */
export function parseInputs(read: (name: InputName) => string | undefined): InputsResult {
  const problems: ConfigProblem[] = [];
  const invalid = new Set<InputName>();
  const problem = (name: InputName, value: string, expected: string, hint?: string): void => {
    invalid.add(name);
    problems.push({
      message: `Input ${name}: ${shown(value)} is not valid; expected ${expected}.`,
      hint,
    });
  };
  const text = (name: InputName): string => {
    const value = read(name)?.trim() ?? '';
    return value === '' ? INPUTS[name].default : value;
  };
  const optionalText = (name: InputName): string | undefined => text(name) || undefined;

  const oneOf = <Name extends ChoiceName>(name: Name): ChoiceOf<Name> => {
    const { default: fallback } = INPUTS[name];
    const values: readonly ChoiceOf<Name>[] = INPUTS[name].values;
    const given = text(name);
    const found = values.find((value) => value === given.toLowerCase());
    if (found !== undefined) return found;
    const near = values.find((value) => distance(value, given.toLowerCase()) <= 2);
    problem(
      name,
      given,
      values.map((value) => `"${value}"`).join(', '),
      near === undefined ? undefined : `Did you mean "${near}"?`,
    );
    return fallback;
  };
  const flag = (name: 'summary' | 'annotations' | 'only-changed' | 'stop-when-decided'): boolean =>
    oneOf(name) === 'true';
  const number = (
    name: InputName,
    { min, max, integer, unit }: { min: number; max: number; integer: boolean; unit: string },
  ): number | undefined => {
    const given = text(name);
    if (given === '') return undefined;
    const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max && (!integer || Number.isInteger(value))) return value;
    problem(
      name,
      given,
      `${integer ? 'a whole number' : 'a number'} of ${unit} from ${min} to ${max}`,
    );
    return undefined;
  };
  const list = (name: InputName, separator: RegExp): readonly string[] =>
    text(name)
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');

  const rate = (): number | undefined => {
    const given = text('pass-rate-min');
    if (given === '') return undefined;
    const match = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(given);
    const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
    if (value >= 0 && value <= 1) return value;
    problem(
      'pass-rate-min',
      given,
      'a share such as 0.95 or 95%',
      /^\d+$/.test(given) ? `Did you mean "${given}%"?` : undefined,
    );
    return undefined;
  };
  const repeatRange = (): Inputs['repeat'] => {
    const given = text('repeat');
    const match = /^(\d{1,4})\s*-\s*(\d{1,4})$/.exec(given);
    if (match === null) return number('repeat', { ...positive, max: 1000, unit: 'runs' });
    const [min, max] = [Number(match[1]), Number(match[2])];
    if (min >= 1 && max >= min && max <= 1000) return { min, max };
    problem('repeat', given, 'a range of runs from 1 to 1000, the lower number first');
    return undefined;
  };
  const positive = { min: 1, integer: true } as const;
  const repeat = repeatRange();
  const concurrency = number('concurrency', { ...positive, max: 128, unit: 'calls' });
  const timeoutMs = number('timeout-ms', { ...positive, max: 3_600_000, unit: 'milliseconds' });
  const passRateMin = rate();
  const maxMinutes = number('max-minutes', {
    min: 0.01,
    max: LONGEST_RUN_MINUTES,
    integer: false,
    unit: 'minutes',
  });
  const maxCostUsd = number('max-cost-usd', {
    min: 0.000001,
    max: 1_000_000,
    integer: false,
    unit: 'USD',
  });
  const reuseDays = number('reuse-days', { min: 0, max: 365, integer: false, unit: 'days' });
  const retentionDays = number('retention-days', { ...positive, max: 400, unit: 'days' });
  const commentKey = optionalText('comment-key');
  const checkName = optionalText('check-name');
  const artifactName = text('artifact-name');
  if (ARTIFACT_NAME_FORBIDDEN.test(artifactName)) {
    problem(
      'artifact-name',
      artifactName,
      'a name without any of " : < > | * ? \\ / and line breaks',
    );
  }
  const mode = oneOf('mode');
  const shard = parseShard(text('shard'));
  if (shard === undefined && text('shard') !== '') {
    problem(
      'shard',
      text('shard'),
      `a part and the number of parts, such as 2/5, with at most ${MOST_SHARDS} parts`,
    );
  }
  const reports = list('reports', /\r?\n/);
  const readsReports = mode === 'merge' || mode === 'comment';
  if (readsReports && text('shard') !== '') {
    invalid.add('shard');
    problems.push({
      message: `Input shard: a job with "mode: ${mode}" asks nothing, so it can be no part of the run.`,
      hint: 'Remove one of the two inputs.',
    });
  }
  if (!readsReports && reports.length > 0) {
    problems.push({
      message: 'Input reports: only "mode: merge" and "mode: comment" read reports.',
    });
  }

  const inputs: Inputs = {
    config: list('config', /\r?\n/),
    workingDirectory: text('working-directory'),
    githubToken: text('github-token'),
    mode,
    tags: list('tags', /[,\r\n]/),
    // A comma inside braces belongs to the glob: `refund-{card,paypal}`.
    tests: list('tests', /[,\r\n](?![^{}\r\n]*\})/),
    models: list('models', /[,\r\n]/),
    repeat,
    concurrency,
    timeoutMs,
    passRateMin,
    maxMinutes: maxMinutes ?? Number(INPUTS['max-minutes'].default),
    maxCostUsd,
    failOn: oneOf('fail-on'),
    comment: oneOf('comment'),
    review: oneOf('review'),
    commentKey,
    checkName,
    matrix: optionalText('matrix'),
    summary: flag('summary'),
    annotations: flag('annotations'),
    artifacts: oneOf('artifacts'),
    artifactName,
    retentionDays,
    reportDir: text('report-dir'),
    outputs: oneOf('outputs'),
    compliance: oneOf('compliance'),
    responses: oneOf('responses'),
    onMissingSecrets: oneOf('on-missing-secrets'),
    onlyChanged: flag('only-changed'),
    reuseDays: reuseDays ?? Number(INPUTS['reuse-days'].default),
    stopWhenDecided: flag('stop-when-decided'),
    shard,
    reports,
    compare: comparedWith(text('compare')),
    allowCommands: oneOf('allow-commands'),
  };
  if (problems.length === 0) return { kind: 'parsed', inputs };
  return { kind: 'invalid', problems, inputs: { ...inputs, ...leastShown(invalid) } };
}

/** The two words are words in any case; all else is a path. */
function comparedWith(given: string): string {
  const word = given.toLowerCase();
  return word === 'auto' || word === 'never' ? word : given;
}

/** Where it is not known whether something is wanted, it is not done: a job that only validates posts no comment. */
function leastShown(invalid: ReadonlySet<InputName>): Partial<Inputs> {
  return {
    ...(invalid.has('comment') || invalid.has('mode') || invalid.has('shard')
      ? { comment: 'never' }
      : {}),
    ...(invalid.has('review') || invalid.has('mode') || invalid.has('shard')
      ? { review: 'never' }
      : {}),
    // Under its plain name, the report of a part would pass for that of the whole run.
    ...(invalid.has('artifacts') || invalid.has('artifact-name') || invalid.has('shard')
      ? { artifacts: 'never' }
      : {}),
  };
}

const MAX_SHOWN = 20;

/** A value for a comment that everybody can read. A long one may be a secret in the wrong place. */
function shown(value: string): string {
  return value.length <= MAX_SHOWN
    ? JSON.stringify(value)
    : `a value of ${value.length} characters`;
}
