/** What is wrong with planned tests, before the first of them is asked. */
import { assertsThatAsk, codeOf, hasCostLimit, scriptLocation } from '../../assertions/registry.js';
import { resultKey } from '../../basics/basics.js';
import type { ConfigProblem } from '../../config/problem.js';
import { descriptorOf } from '../../config/providers.js';
import {
  endpointOf,
  type LocatedAssert,
  type ModelSpec,
  type Suite,
  type TestCase,
} from '../../config/suite.js';
import type { ResponseSource } from '../../engine/results.js';
import {
  type SuitePlan,
  embeddingModelOf,
  expectsOf,
  firstOfEach,
  modelsInUse,
} from '../../engine/plan.js';
import { priceOf } from '../../providers/pricing.js';
import { storageFaults } from '../../recordings/recordings.js';
import { createInterpreters, type Interpreters } from '../../sandbox/interpreters.js';
import { createSandbox, type Sandbox, type ScriptSource } from '../../sandbox/sandbox.js';
import type { Job } from '../job.js';
import { keyNames } from './keys.js';

/** All mistakes at once: those of each plan in order, then code that does not compile. */
export async function planProblems(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
): Promise<readonly ConfigProblem[]> {
  return [
    ...plans.flatMap((plan) => [
      ...priceProblems(plan),
      ...embeddingProblems(plan),
      ...commandProblems(plan, responses),
    ]),
    ...(await scriptProblems(plans)),
  ];
}

/** A problem for each planned `command` test. Stored answers need no shell. `platform` is this system unless given. */
function commandProblems(
  { units, harnesses = [] }: SuitePlan,
  responses: ResponseSource,
  platform: NodeJS.Platform = process.platform,
): readonly ConfigProblem[] {
  if (platform !== 'win32') return [];
  const needs = 'runs a command, which needs a POSIX shell, and this is Windows.';
  const started = harnesses.filter(({ run }) => run !== undefined && responses !== 'replay');
  const ofHarnesses = started.map(({ name, location }) => ({
    message: `results ${JSON.stringify(name)} ${needs}`,
    hint: 'Let an earlier step start the harness, and leave out `run`.',
    location,
  }));
  const ofTests = [...firstOfEach(units)].flatMap(({ test }) =>
    ((test.subject.kind === 'command' || test.subject.kind === 'unprinted') &&
      responses !== 'replay') ||
    test.asserts.some((assert) => 'language' in (codeOf(assert) ?? {}))
      ? {
          message: `Test ${JSON.stringify(test.name)} ${needs}`,
          hint: 'Run it on Linux or macOS, leave it out with the input `tests`, or use its stored answers with `responses: replay`.',
          location: test.location,
        }
      : [],
  );
  return [...ofTests, ...ofHarnesses];
}

/** What keeps the answers of a run from being stored; nothing where none are. Leaves no file or folder behind. */
export async function recordingProblems(
  plans: readonly SuitePlan[],
  responses: ResponseSource,
  workspace: string,
): Promise<readonly ConfigProblem[]> {
  if (responses !== 'record' && responses !== 'cache') return [];
  const problems: ConfigProblem[] = [];
  for (const { suite, units } of plans) {
    const tests = new Set(units.map(({ test }) => test.name));
    const place = { workspace, directory: suite.recordingsDir, suite: suite.name };
    const faults = await storageFaults(place, [...tests]);
    problems.push(...faults.map(({ problem }) => problem));
  }
  return problems;
}

// An assertion that compares embeddings (`similar`) where there are none: it could never pass, so it is refused before
// anything is sent.

/** Problems of a plan's `similar` assertions, each entry of the config once. */
function embeddingProblems({ suite, units }: SuitePlan): readonly ConfigProblem[] {
  const problems = new Map<string, ConfigProblem>();
  for (const unit of firstOfEach(units)) {
    const embedder = embeddingModelOf(unit);
    if (embedder !== undefined && descriptorOf(embedder.provider).embeddings !== false) continue;
    const tried = embedder ?? unit.model;
    const provider = tried === undefined ? 'command' : endpointOf(tried);
    const hint =
      suite.embeddingModel === undefined
        ? 'Configure an embedding model under `models` and name its id in `defaults.embeddingModel`.'
        : 'Name the id of an embedding model in `defaults.embeddingModel`.';
    for (const { type, path, location } of assertsThatAsk(unit.test.asserts, 'embeddings')) {
      if (problems.has(path)) continue;
      const message = `\`${type}\` compares embeddings, and there are none for test ${JSON.stringify(unit.test.name)} (${provider}).`;
      problems.set(path, { message, hint, location, path });
    }
  }
  return [...problems.values()];
}

// Cost limits that could not be checked, because a price is not known: found before anything is sent and paid for.

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
      limited.set(resultKey(test.name, model.id), { test, model });
    }
  }
  const testProblems = [...limited.values()].map(({ test, model }) => ({
    ...problemOf(suite, model, `The cost limit of test ${JSON.stringify(test.name)}`),
    location: test.location,
    path: test.asserts.find((assert) => hasCostLimit([assert]))?.path ?? '',
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

// Code of `javascript` assertions that does not compile is found before any model is called.

/** A problem for each code that does not compile. Starts nothing where no test has code. */
async function scriptProblems(plans: readonly SuitePlan[]): Promise<readonly ConfigProblem[]> {
  const codes = [...plans.flatMap(({ suite }) => replyCodes(suite)), ...differentScripts(plans)];
  if (codes.length === 0) return [];
  const sandbox = createSandbox();
  try {
    const problems: ConfigProblem[] = [];
    for (const code of codes) problems.push(...(await problemsOf(code, sandbox)));
    return problems;
  } finally {
    await sandbox.close();
  }
}

/** Each code once: `defaults.assert` is in every test, and a test in several units. */
function differentScripts(plans: readonly SuitePlan[]): readonly ConfigCode[] {
  const tests = new Set(plans.flatMap(({ units }) => units.map(({ test }) => test)));
  const scripts = new Map<string, ConfigCode>();
  for (const assert of [...tests].flatMap(({ asserts }) => asserts)) {
    const code = codeOf(assert);
    if (code === undefined || !('source' in code)) continue;
    const { file, valueLocation, path } = assert;
    const key = JSON.stringify([valueLocation, code]);
    if (!scripts.has(key))
      scripts.set(key, { file, valueLocation, ...code, path: `${path}.value` });
  }
  return [...scripts.values()];
}

/** Code of the config, and where it stands. */
interface ConfigCode extends Pick<LocatedAssert, 'file' | 'valueLocation'> {
  readonly source: ScriptSource;
  readonly path: string;
}

/** What calculates answers from the replies of endpoints. */
function replyCodes({ providers }: Suite): readonly ConfigCode[] {
  return Object.entries(providers).flatMap(([name, { http, codeLocation } = {}]) => {
    const text = http?.transformResponse;
    if (text === undefined || codeLocation === undefined) return [];
    const source = { text, kind: 'reply' } as const;
    return {
      file: undefined,
      valueLocation: codeLocation,
      source,
      path: `providers.${name}.transformResponse`,
    };
  });
}

async function problemsOf(code: ConfigCode, sandbox: Sandbox): Promise<readonly ConfigProblem[]> {
  const { path, valueLocation } = code;
  const outcome = await sandbox.checkScript(code.source);
  switch (outcome.kind) {
    case 'done': {
      if (outcome.value === undefined) return [];
      const { message, position } = outcome.value;
      const location = scriptLocation(code, position);
      return [{ message: `The code does not compile: ${message}.`, location, path }];
    }
    case 'timeout': {
      const message = `The code was not compiled within ${outcome.deadlineMs} ms.`;
      return [{ message, location: valueLocation, path }];
    }
    case 'failed': {
      const message = `The code could not be checked: ${outcome.message}.`;
      return [{ message, location: valueLocation, path }];
    }
  }
}

// Code that the machine's own interpreters run: whether they are there, and whether it compiles.

/**
 * A problem for each entry whose interpreter is not there, and for each Python code that does not compile. Nothing of the
 * code is run.
 * @param mustBeThere the assertions are going to be evaluated; else code is only compiled where that is possible
 */
export async function interpreterProblems(
  plans: readonly SuitePlan[],
  { session, environment }: Job,
  mustBeThere: boolean,
): Promise<readonly ConfigProblem[]> {
  const keys = keyNames(plans.map(({ suite }) => suite));
  const { redact } = session.secrets;
  const interpreters = createInterpreters({ environment, keys, redact, withoutKeys: true });
  try {
    return await problemsOfCode(plans, interpreters, mustBeThere);
  } finally {
    await interpreters.close();
  }
}

async function problemsOfCode(
  plans: readonly SuitePlan[],
  interpreters: Interpreters,
  mustBeThere: boolean,
): Promise<readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  for (const { suite, units } of plans) {
    const { directory } = suite;
    const known = new Map(
      units
        .flatMap(({ test }) => test.asserts)
        .map((assert) => [JSON.stringify([assert.valueLocation, codeOf(assert)]), assert]),
    );
    const missing = new Set<string>();
    for (const assert of known.values()) {
      const code = codeOf(assert);
      if (code === undefined || 'source' in code || missing.has(code.language)) continue;
      const { language } = code;
      const { location, path } = assert;
      const absent = await interpreters.missing({ language, directory });
      if (absent !== undefined) {
        missing.add(language);
        const message = `\`${assert.type}\` cannot be checked: ${absent.message}.`;
        if (mustBeThere) problems.push({ message, hint: absent.hint, location, path });
      } else if (language === 'python') {
        problems.push(...compileProblems(assert, await interpreters.check({ ...code, directory })));
      }
    }
  }
  return problems;
}

function compileProblems(
  assert: LocatedAssert,
  outcome: Awaited<ReturnType<Interpreters['check']>>,
): readonly ConfigProblem[] {
  const path = `${assert.path}.value`;
  const broken = (why: string): readonly ConfigProblem[] => [
    { message: `The code could not be checked: ${why}.`, location: assert.valueLocation, path },
  ];
  if (outcome.kind === 'timeout') return broken(`it took more than ${outcome.deadlineMs} ms`);
  if (outcome.kind === 'failed') return broken(outcome.message);
  const { end } = outcome.value;
  if (end.kind === 'threw') return broken(end.message);
  if (end.kind !== 'syntax') return [];
  const { message, position } = end.problem;
  const location = scriptLocation(assert, position);
  return [{ message: `The code does not compile: ${message}.`, location, path }];
}

// Whether the code of the checkout may be run as a command: the input `allow-commands`, or what the event says of the
// commit.

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

/** @param eventName undefined at a terminal */
export function commandsAllowed(
  allowCommands: 'auto' | 'true' | 'false',
  where: 'github' | 'local',
  eventName: string | undefined,
): boolean {
  if (allowCommands !== 'auto') return allowCommands === 'true';
  return where === 'local' || COMMAND_EVENTS.includes(eventName);
}
