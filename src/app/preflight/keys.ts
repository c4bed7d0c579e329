/** The environment variables that a plan needs, and the values that must not be shown. */
import { groupedBy } from '../../basics/basics.js';
import { shownPath } from '../../basics/paths.js';
import type { ConfigProblem } from '../../config/problem.js';
import {
  endpointOf,
  type ModelSpec,
  settingsOf,
  type Suite,
  type TestCase,
} from '../../config/suite.js';
import { type SuitePlan, firstOfEach, modelsInUse } from '../../engine/plan.js';
import type { Interruption, Verdict, ResponseSource } from '../../engine/results.js';
import { commandEnvironment } from '../../providers/adapters.js';
import { noIdentityWords, secretVariables, unusableVariables } from '../../providers/endpoint.js';
import { anyRecording, harnessRecording } from '../../recordings/recordings.js';
import { type Environment, variableValue, kindOf } from '../../config/providers.js';

export type MissingVariable = ReturnType<typeof unusableVariables>[number] & {
  /** Key of `providers`; `command` for what a program needs. */
  readonly provider: string;
  readonly suite: string;
};

/** A model that a suite asks. */
interface SuiteModel {
  readonly suite: Suite;
  readonly model: ModelSpec;
}

/** The inputs that say whether a run needs keys. */
interface KeyInputs {
  readonly responses: ResponseSource;
  readonly onMissingSecrets: 'fail' | 'skip' | 'replay';
}

/** A replay sends nothing; where keys may be missing, a variable of a URL is one of them. */
export function urlsAreNeeded({ responses, onMissingSecrets }: KeyInputs): boolean {
  return responses !== 'replay' && onMissingSecrets === 'fail';
}

/** A replay sends nothing. Under `cache` every answer may be stored; a call that is needed all the same then fails. */
export function keysAreNeeded({ responses, onMissingSecrets }: KeyInputs): boolean {
  return responses !== 'replay' && !(responses === 'cache' && onMissingSecrets === 'fail');
}

/**
 * Variables that the plans' models need and the environment does not have, or has with a value that is no key, each once.
 * @param judges asked about more than the plans' units: about their labels
 */
export function missingVariables(
  plans: readonly SuitePlan[],
  environment: Environment,
  judges: readonly SuiteModel[] = [],
): readonly MissingVariable[] {
  const missing = new Map<string, MissingVariable>();
  for (const plan of plans) {
    const { suite } = plan;
    const others = judges.filter((judge) => judge.suite === suite);
    for (const model of [...modelsInUse(plan), ...others.map((judge) => judge.model)]) {
      const provider = endpointOf(model);
      const settings = settingsOf(suite, model);
      for (const variable of unusableVariables(model.provider, settings, environment)) {
        const key = { ...variable, provider, suite: suite.name };
        missing.set(`${key.name}\n${provider}`, key);
      }
    }
    for (const key of missingProgramKeys(plan, environment)) {
      missing.set(`${key.name}\n${key.provider}`, key);
    }
  }
  return [...missing.values()];
}

/** What the programs of a plan's tests need (`keys`) and do not get. */
function missingProgramKeys(
  { suite, units, harnesses = [] }: SuitePlan,
  environment: Environment,
): readonly MissingVariable[] {
  const names = [
    ...firstOfEach(units).flatMap(({ test }) => programKeys(test)),
    ...harnesses.flatMap(({ keys }) => keys),
  ];
  return [...new Set(names)].flatMap((name): readonly MissingVariable[] => {
    const value = variableValue(name, environment);
    const key = { name, isSecret: true, isIdentity: false, provider: 'command', suite: suite.name };
    if (value === undefined) return [{ ...key, fault: undefined }];
    const isGiven = Object.hasOwn(commandEnvironment(environment, {}), name);
    const fault = 'is the token of the job or of its runner, which no program gets';
    return isGiven ? [] : [{ ...key, fault }];
  });
}

function keysOf(subject: TestCase['subject']): readonly string[] {
  switch (subject.kind) {
    case 'command':
      return subject.keys ?? [];
    case 'prompt':
      return subject.printedBy?.keys ?? [];
    case 'unprinted':
      return subject.program.keys ?? [];
    case 'results':
      return [];
  }
}

/** What the programs of a test need: its command, its assertions, and the MCP servers of its tools. */
function programKeys({ subject, asserts, toolServers = [] }: TestCase): readonly string[] {
  const own = keysOf(subject);
  const ofServers = toolServers.flatMap(({ keys = [], settings }) => [
    ...keys,
    ...(settings === undefined ? [] : secretVariables('mcp', settings)),
  ]);
  return [...own, ...ofServers, ...asserts.flatMap(({ keys = [] }) => keys)];
}

/**
 * e.g. `the key OPENAI_API_KEY (openai) is not set`, `the variable PREVIEW_HOST (staging) is not set`, `the job has no identity token (anthropic): it lacks the permission
 * id-token: write`.
 */
export function missingWords(missing: readonly MissingVariable[]): string {
  const unset = missing.filter(({ isIdentity, fault }) => !isIdentity && fault === undefined);
  const notSet = (noun: string, all: readonly MissingVariable[]): readonly string[] => {
    if (all.length === 0) return [];
    const users = groupedBy(all, ({ name }) => name).map((of) => {
      const providers = new Set(of.map(({ provider }) => provider));
      return `${of[0].name} (${[...providers].join(', ')})`;
    });
    const [ending, verb] = users.length === 1 ? ['', 'is'] : ['s', 'are'];
    return [`the ${noun}${ending} ${users.join(', ')} ${verb} not set`];
  };
  const providers = missing.filter(({ isIdentity }) => isIdentity).map(({ provider }) => provider);
  const words = [
    ...notSet(
      'key',
      unset.filter(({ isSecret }) => isSecret),
    ),
    ...notSet(
      'variable',
      unset.filter(({ isSecret }) => !isSecret),
    ),
  ];
  for (const { name, provider, fault } of missing) {
    if (fault !== undefined) words.push(`the key ${name} (${provider}) ${fault}`);
  }
  if (providers.length > 0) {
    words.push(noIdentityWords([...new Set(providers)].join(', ')));
  }
  return words.join('; ');
}

/** Its author has nothing to fix, and a maintainer a choice. */
const FORK_ADVICE =
  'A pull request from a fork gets no secrets: that is GitHub’s rule, and nothing that its author could fix. A maintainer can have stored answers replayed (on-missing-secrets: replay)';

/** What to do about missing keys: a sentence without its end. */
function missingKeyAdvice(missing: readonly MissingVariable[], isFork: boolean): string {
  if (missing.every(({ fault }) => fault !== undefined)) {
    return 'Nothing was sent. White space around a key does no harm';
  }
  if (isFork) return FORK_ADVICE;
  return `${provisionAdvice(missing, 'Pass it to the step with `env:`')}; for pull requests from forks see the input on-missing-secrets`;
}

/** Keys are missing, and stored answers are not asked for. `skip`: that is green. `interruption`: what has ended the run meanwhile. */
export function withoutKeysVerdict(
  {
    missing,
    skip,
    isFork,
  }: {
    readonly missing: readonly MissingVariable[];
    readonly skip: boolean;
    /** Whether a fork's pull request is tested, which gets no secrets. */
    readonly isFork: boolean;
  },
  interruption: Interruption | undefined,
): Verdict {
  // A skip is green; nobody has seen whether what is reused would have needed the keys.
  if (interruption?.kind === 'signal') {
    const reason = `the run was cancelled (${interruption.signal}) before anything was asked`;
    return { result: 'error', exitCode: 3, reason };
  }
  const words = missingWords(missing);
  if (skip) {
    const reason = `NOTHING WAS TESTED: ${words} (on-missing-secrets: skip)`;
    return { result: 'passed', exitCode: 0, reason };
  }
  const reason = `${words}. ${missingKeyAdvice(missing, isFork)}`;
  return { result: 'error', exitCode: 3, reason };
}

/** How the job gets what is missing. `ofKeys`: how it gets a key. */
function provisionAdvice(missing: readonly MissingVariable[], ofKeys: string): string {
  const identities = missing.filter(({ isIdentity }) => isIdentity);
  return [
    ...(identities.length === missing.length ? [] : [ofKeys]),
    ...(identities.length === 0
      ? []
      : [
          'Write `permissions: { id-token: write }` for the job; outside of GitHub Actions there is no such token',
        ]),
  ].join('. ');
}

/** Names of the variables that the configs name as keys, used or not. */
export function keyNames(suites: readonly Suite[]): ReadonlySet<string> {
  const names = suites.flatMap(({ providers, tests, results }) => [
    ...Object.entries(providers).flatMap(([name, settings]) => {
      const kind = kindOf(name, settings);
      return kind === undefined ? [] : secretVariables(kind, settings);
    }),
    ...tests.flatMap(programKeys),
    ...results.flatMap(({ keys }) => keys),
  ]);
  return new Set(names);
}

/**
 * Values of every key that the configs name, used or not: what came from the environment, and nothing that is written in
 * a config, where it is not secret.
 */
export function configuredSecrets(
  suites: readonly Suite[],
  environment: Environment,
): readonly string[] {
  return [...keyNames(suites)].flatMap((name) => {
    const value = variableValue(name, environment);
    return value === undefined ? [] : [value, ...credentialIn(value), ...unquoted(value)];
  });
}

/** A key that was stored in quotes is a secret without them, too. */
function unquoted(value: string): readonly string[] {
  const inner = /^(["'`])([^]*)\1$/.exec(value)?.[2] ?? '';
  return inner === '' ? [] : [inner];
}

/** A header's value holds the key behind its scheme (`Bearer ...`), and a server may repeat the key alone. */
function credentialIn(value: string): readonly string[] {
  const credential = /^(?:Bearer|Basic|Token|Digest|ApiKey|Key)\s+(\S.*)$/is.exec(value)?.[1];
  return credential === undefined ? [] : [credential];
}

// Stored answers where live calls were meant: whether there are any, and what to say where there are not.

/** Whether any planned test has a recording. */
export async function hasStoredAnswers(plans: readonly SuitePlan[]): Promise<boolean> {
  return anyRecording(recordedTests(plans));
}

function* recordedTests(plans: readonly SuitePlan[]): Generator<[string, string, string]> {
  for (const { suite, units, harnesses = [] } of plans) {
    for (const { test } of firstOfEach(units)) yield [suite.recordingsDir, suite.name, test.name];
    for (const { name } of harnesses) {
      yield [suite.recordingsDir, suite.name, harnessRecording(name)];
    }
  }
}

/** What is wrong where a suite is replayed that nobody has recorded. */
export function unrecordedProblem(plans: readonly SuitePlan[], workspace: string): ConfigProblem {
  const folders = plans.map(({ suite }) => shownPath(workspace, suite.recordingsDir));
  return {
    message: `There are no stored answers of these tests in ${[...new Set(folders)].join(', ')}.`,
    hint: 'Record them once where you have the key, with `responses: record` (at a terminal: `--responses record`), and commit the folder.',
  };
}

/** What is wrong where stored answers were to replace live calls that cannot be made. `found` completes "stored answers were looked for: ". */
export function missingAnswersProblem(
  missing: readonly MissingVariable[],
  found: string,
): ConfigProblem {
  const ofKeys =
    'Set what is missing in the environment (at a terminal also in a `.env` file beside the config)';
  return {
    message: `${capitalized(missingWords(missing))}, so stored answers were looked for: ${found}.`,
    hint: `${provisionAdvice(missing, ofKeys)}. Or store answers where you have it: run with \`responses: record\` and commit the recordings.`,
  };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
