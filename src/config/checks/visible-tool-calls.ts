/**
 * `shouldNotCall` where no tool call can be seen would pass whatever the endpoint does, and a `trajectory` would mean
 * nothing: such a config is refused.
 */
import { namedModels, partAt, partsOf, providerParts, testParts } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import { itemsAt, textAt, valueAt } from '../source/untyped.js';
import { formatPath, quote } from '../source/yaml-path.js';
import { kindOf } from './endpoints.js';

/** Why no call of a provider is seen, and what to do. */
interface NoToolCalls {
  readonly reason: string;
  readonly hint: string;
}

/** Reports each `shouldNotCall` and `trajectory` of a config of any shape that some model's provider could never fail, once. */
export function checkToolCallsVisible(config: unknown, report: ReportProblem): void {
  const blind = modelsWithoutToolCalls(config);
  if (blind.size === 0) return;
  const reported = new Set<string>();
  const defaults = partAt({ path: [], value: config }, 'defaults');
  for (const test of testParts(config)) {
    const model = modelsOf(test.value, config).find((id) => blind.has(id));
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

/** Ids of the models that a test asks; none for a `command`, whose calls its protocol reports. */
function modelsOf(test: unknown, config: unknown): readonly string[] {
  if (valueAt(test, 'command') !== undefined) return [];
  const named = namedModels(test, config);
  const own = Array.isArray(named) ? named.filter((id) => typeof id === 'string') : [];
  if (own.length > 0) return own;
  return itemsAt(config, 'models').flatMap((model) => textAt(model, 'id') ?? []);
}

function checksOfCalls(owner: ConfigPart): readonly ConfigPart[] {
  const trajectory = partAt(owner, 'expect', 'trajectory');
  const forbidden = partsOf(partAt(owner, 'expect'), 'toolCalls')
    .filter(({ value }) => valueAt(value, 'shouldNotCall') === true)
    .map(({ path, value }) => ({ path: [...path, 'shouldNotCall'], value }));
  return trajectory.value === undefined ? forbidden : [...forbidden, trajectory];
}
