/**
 * `shouldNotCall` where no tool call can be seen would pass whatever the endpoint does, and a `trajectory` would mean
 * nothing: such a config is refused.
 */
import type { ErrorObject } from 'ajv';
import { entriesAt, isRecord, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { ConfigPart, type ConfigView } from '../config-view.js';
import type * as JsonSchema from '../files/json-schema.js';
import {
  didYouMean,
  formatPath,
  examinePattern,
  quote,
  type ReportProblem,
  suggest,
  type YamlPath,
} from '../problem.js';
import { keywordsIn } from '../files/json-schema-files.js';
import { pathOfPointer, valueUnder } from './schema-shapes.js';
import { isPlainName, variablesOf } from '../placeholders.js';

/** Why no call of a provider is seen, and what to do. */
interface NoToolCalls {
  readonly reason: string;
  readonly hint: string;
}

/** Reports calls that are expected and cannot be seen, tools that are not there, and schemas that no server would take. */
export async function checkTools(config: ConfigView, report: ReportProblem): Promise<void> {
  checkVisible(config, report);
  checkSkills(config, report);
  checkServers(config, report);
  checkOffers(config, report);
  await checkToolSchemas(config, report);
}

/** Reports each `shouldNotCall`, `trajectory` and `skills` that some model's provider could never fail, once. */
function checkVisible(config: ConfigView, report: ReportProblem): void {
  const blind = modelsWithoutToolCalls(config);
  if (blind.size === 0) return;
  const once = oncePerPath(report);
  for (const test of config.tests) {
    const model = config.asked(test.value).find((id) => blind.has(id));
    const noToolCalls = model === undefined ? undefined : blind.get(model);
    if (model === undefined || noToolCalls === undefined) continue;
    for (const { path } of config.expectOwners(test).flatMap(checksOfCalls)) {
      once(
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

/** Many tests share what the defaults expect. */
function oncePerPath(report: ReportProblem): ReportProblem {
  const reported = new Set<string>();
  return (path, message, detail) => {
    const place = formatPath(path);
    if (!reported.has(place)) report(path, message, detail);
    reported.add(place);
  };
}

/** Ids of the models whose tool calls cannot be seen. */
function modelsWithoutToolCalls(config: ConfigView): ReadonlyMap<string, NoToolCalls> {
  return new Map(
    config.models.flatMap((model) => {
      const id = model.text('id');
      const why = noToolCallsOf(config.endpointOf(model.value));
      return id === undefined || why === undefined ? [] : [[id, why] as const];
    }),
  );
}

function noToolCallsOf({
  name,
  settings,
  kind,
}: ReturnType<ConfigView['endpointOf']>): NoToolCalls | undefined {
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
  const wholes = ['trajectory', 'skills']
    .map((key) => owner.at('expect', key))
    .filter(({ value }) => value !== undefined);
  const forbidden = owner
    .at('expect')
    .items('toolCalls')
    .filter(({ value }) => valueAt(value, 'shouldNotCall') === true)
    .map(({ path, value }) => new ConfigPart(value, [...path, 'shouldNotCall']));
  return [...forbidden, ...wholes];
}

/** Reports `skills` where a model answers: it has none, so that "not used" would always hold. */
function checkSkills(config: ConfigView, report: ReportProblem): void {
  for (const test of config.tests) {
    if (test.text('prompt') === undefined || config.answererOf(test) !== 'model') continue;
    for (const { path, value } of config
      .expectOwners(test)
      .map((it) => it.at('expect', 'skills'))) {
      if (value === undefined) continue;
      report(path, 'A model has no skills: only an agent does.', {
        hint: 'Start the agent by a `command`, or ask it by an `http` endpoint with `toolCallsPath`.',
        at: 'key',
      });
    }
  }
}

/** Reports what an entry for the tools of an MCP server cannot have, and what only such an entry has. */
function checkServers(config: ConfigView, report: ReportProblem): void {
  for (const tool of config.tests.flatMap((test) => test.items('tools'))) {
    const server = tool.at('mcp');
    const isCalled = valueAt(tool.value, 'call') === true;
    requireOne(tool, ['name', 'mcp'], report);
    if (isRecord(server.value)) requireOne(server, ['command', 'serverUrl'], report);
    if (server.value === undefined) {
      if (!isCalled) continue;
      report([...tool.path, 'call'], 'Only the tools of an MCP server can be called.', {
        hint: 'Name it with `mcp` in place of `name`, or simulate the tool with `responses`.',
        at: 'key',
      });
      continue;
    }
    for (const key of ['description', 'parameters']) {
      if (valueAt(tool.value, key) === undefined) continue;
      report([...tool.path, key], `The server itself lists the \`${key}\` of its tools.`, {
        at: 'key',
      });
    }
    for (const key of isCalled ? ['responses', 'defaultResponse'] : []) {
      if (valueAt(tool.value, key) === undefined) continue;
      report(
        [...tool.path, key],
        `With \`call: true\` the server answers, and \`${key}\` has no effect.`,
        {
          at: 'key',
        },
      );
    }
    const { value: command, path } = server.at('command');
    const [variable] = typeof command === 'string' ? variablesOf(command).filter(isPlainName) : [];
    if (variable !== undefined) {
      report(path, `The command of an MCP server has no variables, and {{${variable}}} is one.`);
    }
    for (const key of server.value === null || valueAt(server.value, 'serverUrl') === undefined
      ? ['headers']
      : ['keys']) {
      if (valueAt(server.value, key) === undefined) continue;
      const owner = key === 'headers' ? 'serverUrl' : 'command';
      report([...server.path, key], `\`${key}\` belong to a server with \`${owner}\`.`, {
        at: 'key',
      });
    }
  }
}

/** Keys that stand beside the two. */
const BESIDE =
  /^(?:x-.*|description|parameters|responses|defaultResponse|call|only|headers|keys|dependsOn)$/;

/** Reports a mapping that has none of two keys, or both. */
function requireOne(
  { path, value }: ConfigPart,
  keys: readonly [string, string],
  report: ReportProblem,
): void {
  const given = keys.filter((key) => valueAt(value, key) !== undefined);
  if (given.length === 1 || !isRecord(value)) return;
  // What is misspelt is said there.
  if (given.length === 0 && !Object.keys(value).every((key) => BESIDE.test(key))) return;
  const [one, other] = keys.map((key) => `\`${key}\``);
  if (given.length === 0)
    report(path, `It has neither ${one} nor ${other}.`, { hint: 'Add one of them.' });
  else
    report([...path, keys[1]], `It has ${one} and ${other}.`, {
      hint: 'Keep one of them.',
      at: 'key',
    });
}

/** Reports every call of a tool that no model is offered, and every argument that the tool's schema does not have. */
function checkOffers(config: ConfigView, report: ReportProblem): void {
  const once = oncePerPath(report);
  for (const test of config.tests) {
    for (const tool of test.items('tools')) checkResponses(tool, once);
    // What a server lists is known when the run starts.
    const isListed = test.items('tools').some((tool) => tool.at('mcp').value !== undefined);
    const answerer = isListed ? 'program' : config.answererOf(test);
    for (const call of config.expectedCalls(test)) {
      const isWanted = valueAt(call.value, 'shouldNotCall') !== true;
      checkOffered(test, { name: call.at('tool'), isWanted }, answerer, once);
      checkArguments(test, call, once);
    }
    for (const tool of trajectoryTools(config, test)) checkOffered(test, tool, answerer, once);
  }
}

/** The name of a tool in an expectation. */
interface ExpectedTool {
  readonly name: ConfigPart;
  /** It must be called. */
  readonly isWanted: boolean;
}

/** The tools of the trajectories that hold for a test. */
function trajectoryTools(config: ConfigView, test: ConfigPart): readonly ExpectedTool[] {
  return config
    .expectOwners(test)
    .map((owner) => owner.at('expect', 'trajectory'))
    .flatMap((trajectory) =>
      trajectory.items('tools').map((step) => ({
        name: typeof step.value === 'string' ? step : step.at('tool'),
        // A list of what is allowed may name more than a test offers.
        isWanted: valueAt(trajectory.value, 'match') !== 'only',
      })),
    );
}

/** Names of the tools that a test offers. */
function offeredTools(test: ConfigPart): readonly string[] {
  return itemsAt(test.value, 'tools').flatMap((tool) => textAt(tool, 'name') ?? []);
}

function checkOffered(
  test: ConfigPart,
  { name, isWanted }: ExpectedTool,
  answerer: ReturnType<ConfigView['answererOf']>,
  report: ReportProblem,
): void {
  const tool = typeof name.value === 'string' ? name.value : undefined;
  const offered = offeredTools(test);
  if (tool === undefined || tool === '' || offered.includes(tool)) return;
  const meant = didYouMean(tool, offered);
  const isCertain = answerer === 'model' && isWanted;
  if (answerer === 'program' || (!isCertain && meant === undefined)) return;
  const label = quote(test.text('name') ?? '');
  report(name.path, `The test ${label} offers no tool called ${quote(tool)}.`, {
    hint: meant ?? 'No model can call it: add it to the `tools` of the test.',
  });
}

function checkResponses(tool: ConfigPart, report: ReportProblem): void {
  const known = argumentsOf(tool.value);
  if (known === undefined) return;
  for (const response of tool.items('responses')) {
    const when = response.at('when');
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
  const wanted = call.at('argsMatch');
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

// The JSON Schemas that models are given: `parameters` of tools, and of a structured answer in `params.extra`. A server
// refuses one that is none, call by call; here it is refused with its place, before any call. Servers know more keywords
// than any one draft, so unknown ones are let through, and misspelt ones are not.

interface SchemaFault {
  readonly path: YamlPath;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly at?: 'key';
}

/** Reports what no server would take for a schema. */
async function checkToolSchemas(config: ConfigView, report: ReportProblem): Promise<void> {
  const tools = config.tests
    .flatMap((test) => test.items('tools'))
    .map((tool) => tool.at('parameters'))
    .filter(({ value }) => isRecord(value));
  const answers = config.models
    .map((model) => model.at('params', 'extra', 'response_format', 'json_schema', 'schema'))
    .filter(({ value }) => isRecord(value));
  if (tools.length + answers.length === 0) return;
  // Only configs with tools load ajv.
  const knowledge = await import('../files/json-schema.js');
  // Rows of cases share what is not filled in.
  const known = new Map<unknown, readonly SchemaFault[]>();
  const check = ({ path, value }: ConfigPart, isOfTool: boolean): void => {
    const faults = known.get(value) ?? faultsOf(value, isOfTool, knowledge);
    known.set(value, faults);
    for (const { path: inside, message, ...detail } of faults) {
      report([...path, ...inside], message, detail);
    }
  };
  for (const part of tools) check(part, true);
  for (const part of answers) check(part, false);
}

const PARAMETERS_HINT =
  'Write `parameters: { type: object, properties: { city: { type: string } }, required: [city] }`.';

function faultsOf(
  schema: unknown,
  isOfTool: boolean,
  { draft07Faults, misspeltKeyword }: typeof JsonSchema,
): readonly SchemaFault[] {
  const type = valueAt(schema, 'type');
  if (isOfTool && typeof type === 'string' && TYPES.includes(type) && type !== 'object') {
    const message = `The \`parameters\` of a tool are of type "object", with a property for each argument, not ${quote(type)}.`;
    return [{ path: ['type'], message, hint: PARAMETERS_HINT }];
  }
  if (isOfTool && isListOfArguments(schema)) {
    const message =
      '`parameters` is a JSON Schema, and the arguments belong under its `properties`.';
    return [{ path: [], message, hint: PARAMETERS_HINT }];
  }
  const found: SchemaFault[] = [];
  for (const { key, value, path } of keywordsIn(schema)) {
    const fault = keywordFaultOf({ key, value, root: schema }, misspeltKeyword);
    if (fault !== undefined) found.push({ path, ...fault });
  }
  return [...found, ...shapeFaults(schema, isRecord(schema) ? draft07Faults(schema) : [])];
}

/** Keywords whose value is a schema, or maps names to some. */
const SCHEMA_KEYS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas', 'items'],
  ...['additionalProperties', 'not', 'if', 'then', 'else', 'contains'],
]);

/** `parameters: { city: { type: string } }`: nothing but names of arguments. */
function isListOfArguments(schema: unknown): boolean {
  const entries = isRecord(schema) ? Object.entries(schema) : [];
  return (
    entries.length > 0 &&
    entries.every(
      ([key, value]) =>
        !SCHEMA_KEYS.has(key) && isRecord(value) && typeof value['type'] === 'string',
    )
  );
}

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** A misspelt keyword, a pattern that does not compile, and a reference that leads nowhere. */
function keywordFaultOf(
  { key, value, root }: { readonly key: string; readonly value: unknown; readonly root: unknown },
  misspeltKeyword: typeof JsonSchema.misspeltKeyword,
): Omit<SchemaFault, 'path'> | undefined {
  const meant = misspeltKeyword(key);
  if (meant !== undefined) {
    const message = `${quote(key)} is no keyword of JSON Schema and does nothing.`;
    return { message, hint: `Did you mean ${quote(meant)}?`, at: 'key' };
  }
  if (typeof value !== 'string') return undefined;
  if (key === 'pattern') {
    const { fault } = examinePattern(value);
    return fault === undefined ? undefined : { message: `The regular expression ${fault}.` };
  }
  if (key !== '$ref' || !/^(?:#\/|[^#])/.test(value)) return undefined;
  if (!value.startsWith('#')) {
    return {
      message: `The \`$ref\` ${quote(value)} leads out of the schema, which is sent as it is.`,
      hint: 'No server can follow it: write what it leads to under `definitions`, and refer to `#/definitions/name`.',
    };
  }
  const leads = valueUnder(pathOfPointer(value, root), root);
  if (leads !== undefined) return undefined;
  return { message: `The \`$ref\` ${quote(value)} leads to nothing in this schema.` };
}

/** What the meta-schema says, one sentence for each place: the innermost places, without what follows from them. */
function shapeFaults(schema: unknown, errors: readonly ErrorObject[]): readonly SchemaFault[] {
  const byPlace = new Map<string, ErrorObject>();
  for (const error of errors) {
    const isPlain = error.keyword !== 'anyOf' && error.keyword !== 'allOf';
    if (isPlain && !byPlace.has(error.instancePath)) byPlace.set(error.instancePath, error);
  }
  const places = [...byPlace.keys()];
  return [...byPlace]
    .filter(([place]) => !places.some((other) => other.startsWith(`${place}/`)))
    .flatMap(([place, error]) => {
      const path = pathOfPointer(place, schema);
      const value = valueUnder(path, schema);
      // Some vendors write types in capitals; whether theirs takes them, it says itself. A property may be named so, too.
      const isType = path.at(-1) === 'type' && error.keyword === 'enum';
      const type = isType && typeof value === 'string' ? value.toLowerCase() : '';
      return TYPES.includes(type) ? [] : [{ path, ...shapeWords(path, value, error) }];
    });
}

/** In the words of the meta-schema, but for what people write most often. */
function shapeWords(
  path: YamlPath,
  value: unknown,
  { keyword, message = 'is wrong' }: ErrorObject,
): Pick<SchemaFault, 'message' | 'hint'> {
  const key = String(path.at(-1) ?? 'parameters');
  if (key === 'type' && keyword === 'enum' && typeof value === 'string') {
    return { message: `${quote(value)} is no type of JSON Schema.`, hint: suggest(value, TYPES) };
  }
  if (path.at(-2) === 'properties' && typeof value === 'string') {
    const hint = TYPES.includes(value) ? `Write \`{ type: ${value} }\`.` : undefined;
    const message = `The property ${quote(key)} is a schema, not the text ${quote(value)}.`;
    return { message, hint };
  }
  const hint =
    key === 'required' ? 'Its place is beside `properties`: `required: [city]`.' : undefined;
  return { message: `This is no JSON Schema: ${quote(key)} ${message}.`, hint };
}
