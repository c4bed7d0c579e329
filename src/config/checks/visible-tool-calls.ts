/**
 * `shouldNotCall` where no tool call can be seen would pass whatever the endpoint does, and a `trajectory` would mean
 * nothing: such a config is refused.
 */
import {
  type ConfigPart,
  askedModels,
  kindOf,
  partAt,
  partsOf,
  providerParts,
  testLabel,
  testParts,
} from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import { entriesAt, itemsAt, textAt, valueAt } from '../source/untyped.js';
import { formatPath, quote } from '../source/yaml-path.js';
import { isRecord } from '../../basics/basics.js';
import { descriptorOf } from '../providers.js';
import { didYouMean, suggest } from './suggestion.js';

/** Why no call of a provider is seen, and what to do. */
interface NoToolCalls {
  readonly reason: string;
  readonly hint: string;
}

/** Reports what a config of any shape expects of tool calls that cannot be seen, or of tools that are not there. */
export function checkToolCalls(config: unknown, report: ReportProblem): void {
  checkVisible(config, report);
  checkOffers(config, report);
}

/** Reports each `shouldNotCall` and `trajectory` that some model's provider could never fail, once. */
function checkVisible(config: unknown, report: ReportProblem): void {
  const blind = modelsWithoutToolCalls(config);
  if (blind.size === 0) return;
  const reported = new Set<string>();
  const defaults = partAt({ path: [], value: config }, 'defaults');
  for (const test of testParts(config)) {
    const model = askedModels(test.value, config).find((id) => blind.has(id));
    const noToolCalls = model === undefined ? undefined : blind.get(model);
    if (model === undefined || noToolCalls === undefined) continue;
    const owners = [defaults, test, ...partsOf(test, 'conversation')];
    for (const { path } of owners.flatMap(checksOfCalls)) {
      if (reported.has(formatPath(path))) continue;
      reported.add(formatPath(path));
      report(
        path,
        `The tool calls of the model ${quote(model)} are never seen: ${noToolCalls.reason}.`,
        {
          hint: noToolCalls.hint,
          at: 'key',
        },
      );
    }
  }
}

/** Ids of the models whose tool calls cannot be seen. */
function modelsWithoutToolCalls(config: unknown): ReadonlyMap<string, NoToolCalls> {
  const providersWithoutToolCalls = new Map<string, NoToolCalls>();
  for (const { path, value } of providerParts(config)) {
    const name = String(path.at(-1));
    const noToolCalls = noToolCallsOf(name, value);
    if (noToolCalls !== undefined) providersWithoutToolCalls.set(name, noToolCalls);
  }
  return new Map(
    itemsAt(config, 'models').flatMap((model) => {
      const id = textAt(model, 'id');
      const noToolCalls = providersWithoutToolCalls.get(textAt(model, 'provider') ?? '');
      return id === undefined || noToolCalls === undefined ? [] : [[id, noToolCalls] as const];
    }),
  );
}

function noToolCallsOf(name: string, settings: unknown): NoToolCalls | undefined {
  const kind = kindOf(name, settings);
  if (kind === 'mcp') {
    return {
      reason: 'an `mcp` tool returns only its answer',
      hint: 'Test the agent by an `http` endpoint with `toolCallsPath`, or by a `command`, which report them.',
    };
  }
  if (kind !== 'http' || valueAt(settings, 'toolCallsPath') !== undefined) return undefined;
  return {
    reason: `${formatPath(['providers', name])} has no \`toolCallsPath\``,
    hint: 'Set it to the place of the calls in the endpoint\'s reply, e.g. toolCallsPath: "choices.0.message.tool_calls".',
  };
}

function checksOfCalls(owner: ConfigPart): readonly ConfigPart[] {
  const trajectory = partAt(owner, 'expect', 'trajectory');
  const forbidden = partsOf(partAt(owner, 'expect'), 'toolCalls')
    .filter(({ value }) => valueAt(value, 'shouldNotCall') === true)
    .map(({ path, value }) => ({ path: [...path, 'shouldNotCall'], value }));
  return trajectory.value === undefined ? forbidden : [...forbidden, trajectory];
}

/** Reports every call of a tool that no model is offered, and every argument that the tool's schema does not have. */
function checkOffers(config: unknown, report: ReportProblem): void {
  const reported = new Set<string>();
  const once: ReportProblem = (path, message, detail) => {
    if (reported.has(formatPath(path))) return;
    reported.add(formatPath(path));
    report(path, message, detail);
  };
  for (const test of testParts(config)) {
    for (const tool of partsOf(test, 'tools')) checkResponses(tool, once);
    const answerer = answererOf(config, test);
    for (const call of expectedCalls(config, test)) {
      const isWanted = valueAt(call.value, 'shouldNotCall') !== true;
      checkOffered(test, { name: partAt(call, 'tool'), isWanted }, answerer, once);
      checkArguments(test, call, once);
    }
    for (const tool of trajectoryTools(config, test)) checkOffered(test, tool, answerer, once);
  }
}

/** The entries of `toolCalls` that hold for a test: of the defaults, its own, its turns'. */
export function expectedCalls(config: unknown, test: ConfigPart): readonly ConfigPart[] {
  return expectOwners(config, test).flatMap((owner) =>
    partsOf(partAt(owner, 'expect'), 'toolCalls'),
  );
}

/** The name of a tool in an expectation. */
interface ExpectedTool {
  readonly name: ConfigPart;
  /** It must be called. */
  readonly isWanted: boolean;
}

/** The tools of the trajectories that hold for a test. */
function trajectoryTools(config: unknown, test: ConfigPart): readonly ExpectedTool[] {
  return expectOwners(config, test)
    .map((owner) => partAt(owner, 'expect', 'trajectory'))
    .flatMap((trajectory) =>
      partsOf(trajectory, 'tools').map((step) => ({
        name: typeof step.value === 'string' ? step : partAt(step, 'tool'),
        // A list of what is allowed may name more than a test offers.
        isWanted: valueAt(trajectory.value, 'match') !== 'only',
      })),
    );
}

/** Whose `expect` holds for a test: the defaults', its own, its turns'. */
function expectOwners(config: unknown, test: ConfigPart): readonly ConfigPart[] {
  const defaults = partAt({ path: [], value: config }, 'defaults');
  return [defaults, test, ...partsOf(test, 'conversation')];
}

/** Names of the tools that a test offers. */
export function offeredTools(test: ConfigPart): readonly string[] {
  return itemsAt(test.value, 'tools').flatMap((tool) => textAt(tool, 'name') ?? []);
}

/** Who answers a test: programs, which may have further tools, or models, which call what they are offered. */
type Answerer = 'model' | 'gateway' | 'program';

/** `gateway`: a server of the config's own, or `params.extra`, may offer more than the test does. */
export function answererOf(config: unknown, test: ConfigPart): Answerer {
  if (textAt(test.value, 'prompt') === undefined) return 'program';
  const wanted = askedModels(test.value, config);
  const asked = itemsAt(config, 'models').filter((model) =>
    wanted.includes(textAt(model, 'id') ?? ''),
  );
  let answerer: Answerer = 'model';
  for (const model of asked) {
    const name = textAt(model, 'provider') ?? '';
    const settings = valueAt(valueAt(config, 'providers'), name);
    const kind = kindOf(name, settings);
    if (kind === undefined || descriptorOf(kind).answersFrom === 'program') return 'program';
    const mayAdd =
      valueAt(settings, 'baseUrl') !== undefined ||
      valueAt(valueAt(model, 'params'), 'extra') !== undefined;
    if (mayAdd) answerer = 'gateway';
  }
  return answerer;
}

function checkOffered(
  test: ConfigPart,
  { name, isWanted }: ExpectedTool,
  answerer: Answerer,
  report: ReportProblem,
): void {
  const tool = typeof name.value === 'string' ? name.value : undefined;
  const offered = offeredTools(test);
  if (tool === undefined || tool === '' || offered.includes(tool)) return;
  const meant = didYouMean(tool, offered);
  const isCertain = answerer === 'model' && isWanted;
  if (answerer === 'program' || (!isCertain && meant === undefined)) return;
  const label = quote(testLabel(test) ?? '');
  report(name.path, `The test ${label} offers no tool called ${quote(tool)}.`, {
    hint: meant ?? 'No model can call it: add it to the `tools` of the test.',
  });
}

function checkResponses(tool: ConfigPart, report: ReportProblem): void {
  const known = argumentsOf(tool.value);
  if (known === undefined) return;
  for (const response of partsOf(tool, 'responses')) {
    const when = partAt(response, 'when');
    for (const name of strangersIn(when.value, known)) {
      report(
        [...when.path, name],
        `The tool ${quote(textAt(tool.value, 'name') ?? '')} has no argument ${quote(name)} in its \`parameters\`, so this answer is never given.`,
        { hint: suggest(name, known), at: 'key' },
      );
    }
  }
}

function checkArguments(test: ConfigPart, call: ConfigPart, report: ReportProblem): void {
  const name = textAt(call.value, 'tool');
  const tool = itemsAt(test.value, 'tools').find((it) => textAt(it, 'name') === name);
  const known = argumentsOf(tool);
  if (known === undefined) return;
  const wanted = partAt(call, 'argsMatch');
  for (const argument of strangersIn(wanted.value, known)) {
    report(
      [...wanted.path, argument],
      `The tool ${quote(name ?? '')} has no argument ${quote(argument)} in its \`parameters\`, so no call matches.`,
      { hint: didYouMean(argument, known) ?? suggest(argument, known), at: 'key' },
    );
  }
}

function strangersIn(value: unknown, known: readonly string[]): readonly string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
}

/** Keywords by which a schema may allow arguments that its `properties` do not list. */
const OPEN = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies'];

/** The arguments that a tool's schema lists; undefined where it may allow others. */
function argumentsOf(tool: unknown): readonly string[] | undefined {
  const parameters = valueAt(tool, 'parameters');
  const names = entriesAt(parameters, 'properties').map(([name]) => name);
  const others = valueAt(parameters, 'additionalProperties');
  if (names.length === 0 || others === true || isRecord(others)) return undefined;
  return OPEN.some((key) => valueAt(parameters, key) !== undefined) ? undefined : names;
}
