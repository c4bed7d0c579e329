/** Everything before the first model request: load, plan, prices, keys. Mistakes are found here, before anything costs money. */
import { isAbsolute, relative } from 'node:path';
import { hasCostLimit, SCORED_KINDS } from '../../assertions/scored/registry.js';
import { loadSuites } from '../../config/load.js';
import { keepHeapSmallFor } from './heap-settings.js';
import type { ConfigProblem } from '../../config/problem.js';
import { endpointOf, type ModelSpec, type Suite, type TestCase } from '../../config/suite.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { commandProblems } from '../../preflight/command-problems.js';
import { embeddingProblems } from '../../preflight/embedding-problems.js';
import type { ResponseSource } from '../../engine/calls/model-calls.js';
import { expectsOf, firstOfEach, modelsInUse } from '../../engine/models-in-use.js';
import { planSuites, type SuitePlan } from '../../engine/plan.js';
import type { StopSwitch } from '../../engine/run/stop.js';
import { planHash, shardPlans, type SuiteShard } from '../../engine/shard.js';
import { configuredSecrets, missingKeys, type MissingKey } from '../../preflight/keys.js';
import { anyRecording } from '../../recordings/recordings.js';
import { priceOf } from '../../providers/pricing.js';
import { preloadProviders } from '../../providers/registry.js';
import { proxyProblems, proxySecrets } from '../../providers/transport/proxy-settings.js';
import { recordingProblems } from '../../preflight/recording-problems.js';
import { scriptProblems } from '../../preflight/script-problems.js';
import { readNamedReport } from '../base/named-report.js';
import { searchBaseReport } from '../base/base-report.js';
import { clearReportFolder, reportFolderProblem } from '../report-folder.js';
import type { OwnRecordings } from './own-recordings.js';
import { applyReuse } from './reuse.js';
import type { Session, HostProcess } from '../session/session.js';

export type Preparation =
  | {
      readonly kind: 'ready';
      /** What this job runs: all that is planned, or its part of it. */
      readonly plans: readonly SuitePlan[];
      readonly part?: PlannedPart | undefined;
      readonly responses: ResponseSource;
      readonly secrets: readonly string[];
      readonly notices: readonly string[];
      /** Missing keys, because of which stored answers are used. */
      readonly missing: readonly MissingKey[];
      /** See OwnRecordings; one list a plan. */
      readonly ownRecordings?: OwnRecordings['files'] | undefined;
      /** What the input `compare` names; undefined: to be searched for. */
      readonly base: BaseReportOutcome | undefined;
    }
  /** `mode: validate` and nothing wrong. */
  | {
      readonly kind: 'valid';
      readonly plans: readonly SuitePlan[];
      readonly secrets: readonly string[];
    }
  /** `mode: plan`. */
  | {
      readonly kind: 'planned';
      /** What would be asked, and what would be reused. */
      readonly plans: readonly SuitePlan[];
      readonly base: BaseReportOutcome | undefined;
      readonly notices: readonly string[];
      readonly secrets: readonly string[];
    }
  /** Exit code 2. */
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ConfigProblem[];
      readonly secrets: readonly string[];
    }
  /** A needed key is absent, and what `on-missing-secrets` says of it. */
  | {
      readonly kind: 'no-keys';
      readonly missing: readonly MissingKey[];
      readonly skip: boolean;
      readonly plans: readonly SuitePlan[];
      readonly secrets: readonly string[];
    };

/** The part of the plans that a shard runs. */
export interface PlannedPart {
  /** See `planHash`. */
  readonly sha256: string;
  /** One a plan. */
  readonly suites: readonly SuiteShard[];
}

/** Loads and plans; sends nothing. What is checked is the whole plan, so that all shards find the same. */
export async function prepare(
  session: Session,
  environment: HostProcess['environment'],
  stop: StopSwitch,
): Promise<Preparation> {
  const { inputs } = session;
  const tokens = tokensOf(inputs, environment);
  const outside = await placeProblem(session);
  if (outside !== undefined) return { kind: 'invalid', problems: [outside], secrets: tokens };

  const named = await readNamedReport(session);
  if (named.kind === 'invalid') {
    return { kind: 'invalid', problems: [named.problem], secrets: tokens };
  }
  // Not before the report was read that is compared with: it may be in this very folder.
  await clearReportFolder(session);
  const namedBase = named.kind === 'settled' ? named.outcome : undefined;

  const proxies = proxyProblems(environment);
  if (proxies.length > 0) return { kind: 'invalid', problems: proxies, secrets: tokens };

  const loaded = await loadSuites({
    workspace: session.workspace,
    workingDirectory: session.workingDirectory,
    patterns: inputs.config,
    overrides: {
      repeat: inputs.repeat,
      minPasses: inputs.minPasses,
      concurrency: inputs.concurrency,
      timeoutMs: inputs.timeoutMs,
      passRateMin: inputs.passRateMin,
      maxCostUsd: inputs.maxCostUsd,
    },
    allowCommands: commandsAllowed(session),
    environment,
    urlsMayBeIncomplete: !urlsAreNeeded(inputs),
    scoredRules: SCORED_KINDS,
    onRead: keepHeapSmallFor,
  });
  if (loaded.kind === 'invalid') return { ...loaded, secrets: tokens };
  if (inputs.mode === 'run' && inputs.responses === 'live') {
    const models = loaded.suites.flatMap((suite) => suite.models);
    preloadProviders(new Set(models.map(({ provider }) => provider)));
  }

  const secrets = [...tokens, ...configuredSecrets(loaded.suites, environment)];
  for (const secret of secrets) session.log.mask(secret);
  const planned = planSuites(loaded.suites, inputs);
  if (planned.kind === 'nothing-selected') {
    return { kind: 'invalid', problems: [planned.problem], secrets };
  }
  const { plans } = planned;
  const problems = [
    ...plans.flatMap((plan) => [
      ...priceProblems(plan),
      ...embeddingProblems(plan),
      ...commandProblems(plan, inputs.responses),
    ]),
    ...(await scriptProblems(plans)),
  ];
  if (problems.length > 0) return { kind: 'invalid', problems, secrets };
  if (inputs.mode === 'validate') return { kind: 'valid', plans, secrets };

  if (inputs.mode === 'run') {
    const unstorable = await recordingProblems(plans, inputs.responses, session.workspace);
    if (unstorable.length > 0) return { kind: 'invalid', problems: unstorable, secrets };
  }

  const part =
    inputs.shard === undefined
      ? undefined
      : { sha256: planHash(plans), suites: shardPlans(plans, inputs.shard) };
  const own = part === undefined ? plans : part.suites.map(({ plan }) => plan);
  const reuse = await applyReuse(session, own, namedBase, { now: new Date(), stop });
  const { plans: left, base } = reuse;
  const notices = [...planned.notices, ...reuse.notices];
  if (inputs.mode === 'plan') {
    const measured =
      base ??
      (await searchBaseReport(
        session,
        plans.map(({ suite }) => suite.name),
        stop,
      ));
    return { kind: 'planned', plans: left, base: measured, notices, secrets };
  }
  // Every shard wants the keys of all, so that none is red alone; what is reused needs none.
  const asking = part === undefined || inputs.onlyChanged ? left : plans;
  const missing = keysAreNeeded(inputs) ? missingKeys(asking, environment) : [];
  if (missing.length === 0) {
    return {
      kind: 'ready',
      plans: left,
      part,
      secrets,
      notices,
      missing,
      base,
      responses: inputs.responses,
    };
  }
  if (inputs.onMissingSecrets !== 'replay') {
    return {
      kind: 'no-keys',
      missing,
      skip: inputs.onMissingSecrets === 'skip',
      plans: left,
      secrets,
    };
  }
  // Recordings may have been edited, so none of the base branch's results is reused beside them.
  if (!(await anyRecording(recordedTests(own)))) {
    return {
      kind: 'invalid',
      problems: [missingAnswersProblem(missing, 'there are none')],
      secrets,
    };
  }
  const notice = `Stored answers are used, nothing was sent to a model: ${missingKeyWords(missing)}.`;
  return {
    kind: 'ready',
    plans: own,
    part,
    secrets,
    notices: [...notices, notice],
    missing,
    base,
    responses: 'replay',
  };
}

function* recordedTests(plans: readonly SuitePlan[]): Generator<[string, string, string]> {
  for (const { suite, units } of plans) {
    for (const { test } of firstOfEach(units)) yield [suite.recordingsDir, suite.name, test.name];
  }
}

/** What is wrong where stored answers were to replace live calls for lack of a key. `found` completes "stored answers were looked for: ". */
export function missingAnswersProblem(
  missing: readonly MissingKey[],
  found: string,
): ConfigProblem {
  return {
    message: `${capitalized(missingKeyWords(missing))}, so stored answers were looked for: ${found}.`,
    hint: 'Set the key in the environment, or store answers where you have it: run with `responses: record` and commit the recordings.',
  };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The tokens of the job itself, which no text may show. */
export function tokensOf(
  { githubToken }: Session['inputs'],
  environment: HostProcess['environment'],
): readonly string[] {
  return [
    githubToken,
    environment['ACTIONS_RUNTIME_TOKEN'] ?? '',
    ...proxySecrets(environment),
  ].filter((token) => token !== '');
}

/** A replay sends nothing; where keys may be missing, a variable of a URL is one of them. */
function urlsAreNeeded({ responses, onMissingSecrets }: Session['inputs']): boolean {
  return responses !== 'replay' && onMissingSecrets === 'fail';
}

/** A replay sends nothing. Under `cache` every answer may be stored; a call that is needed all the same then fails. */
function keysAreNeeded({ responses, onMissingSecrets }: Session['inputs']): boolean {
  return responses !== 'replay' && !(responses === 'cache' && onMissingSecrets === 'fail');
}

/** e.g. `the key OPENAI_API_KEY (openai) is not set` */
export function missingKeyWords(missing: readonly MissingKey[]): string {
  const names = missing.map(({ name, provider }) => `${name} (${provider})`).join(', ');
  return missing.length === 1 ? `the key ${names} is not set` : `the keys ${names} are not set`;
}

/**
 * Events whose checked-out code is what the repository itself lets run: that of people who may push to it, or a pull
 * request's, to which GitHub gives no secrets of other repositories. Under the rest a job may have checked out a
 * stranger's commit while the keys are in its environment. A called workflow (`workflow_call`) usually has the event of its caller.
 */
const COMMAND_EVENTS: readonly (string | undefined)[] = [
  'push',
  'pull_request',
  'merge_group',
  'schedule',
  'workflow_dispatch',
  'workflow_call',
];

function commandsAllowed({ inputs, where, context }: Session): boolean {
  if (inputs.allowCommands !== 'auto') return inputs.allowCommands === 'true';
  return where === 'local' || COMMAND_EVENTS.includes(context.eventName);
}

/** What is wrong with the place of the report, before anything is done. */
export async function placeProblem(session: Session): Promise<ConfigProblem | undefined> {
  return workingDirectoryProblem(session) ?? (await reportFolderProblem(session));
}

function workingDirectoryProblem({
  workspace,
  workingDirectory,
  inputs,
  where,
}: Session): ConfigProblem | undefined {
  // At a terminal the config decides what the workspace is, and the user may be in another folder.
  if (where === 'local') return undefined;
  const path = relative(workspace, workingDirectory);
  if (!path.startsWith('..') && !isAbsolute(path)) return undefined;
  return {
    message: `Input working-directory: ${JSON.stringify(inputs.workingDirectory)} is outside the workspace.`,
    hint: 'Name a folder of the checked-out repository.',
  };
}

/** A cost limit on a model whose price is unknown would pass whatever it costs. */
function priceProblems(plan: SuitePlan): readonly ConfigProblem[] {
  const { suite } = plan;
  const gate = suite.gates.costMaxUsd;
  const unpriced = modelsInUse(plan).filter((model) => priceOf(model) === undefined);
  const gateProblems =
    gate === undefined
      ? []
      : unpriced.map((model) => ({
          ...problemOf(
            suite,
            model,
            `The budget of $${gate} (gates.costMaxUsd or input max-cost-usd)`,
          ),
          location: suite.gateLocations.costMaxUsd ?? { file: suite.file, line: 1, column: 1 },
        }));
  const limited = new Map<string, { test: TestCase; model: ModelSpec }>();
  for (const { test, model } of firstOfEach(plan.units)) {
    if (model === undefined || !unpriced.includes(model)) continue;
    if (hasCostLimit(test.asserts) || expectsOf(test).some(({ cost }) => cost !== undefined)) {
      limited.set(JSON.stringify([test.name, model.id]), { test, model });
    }
  }
  const testProblems = [...limited.values()].map(({ test, model }) => ({
    ...problemOf(suite, model, `The cost limit of test ${JSON.stringify(test.name)}`),
    location: test.location,
  }));
  return [...gateProblems, ...testProblems];
}

function problemOf(suite: Suite, model: ModelSpec, limit: string): ConfigProblem {
  const configured = suite.models.some(({ id }) => id === model.id);
  return {
    message: `${limit} cannot be checked: the price of model ${JSON.stringify(model.id)} (${endpointOf(model)}/${model.model}) is not known.`,
    hint: configured
      ? 'Give it: `pricing: { input: <USD per million tokens>, output: <USD per million tokens> }` on the model.'
      : 'Configure the embedding model under `models` with a `pricing`, and name it in `defaults.embeddingModel`.',
  };
}
