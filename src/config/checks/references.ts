/** Checks what a config says about its own parts: names that must exist, must be unique, must go together. */
import type { ExpandedConfig } from '../cases/expand-tests.js';
import { compileCommand, isPlainName, variableName, variablesOf } from '../placeholders.js';
import { ConfigPart, type ConfigView } from '../config-view.js';
import {
  didYouMean,
  formatPath,
  quote,
  suggest,
  type YamlPath,
  type ReportProblem,
} from '../problem.js';
import { isRecord, entriesAt, itemsAt, textAt, valueAt } from '../../basics/basics.js';

/**
 * Reports every broken reference, duplicate name and impossible combination of keys in a config whose value has any shape.
 * `misspelt`: formatted paths of mappings with unknown keys, where a missing key is not worth a second problem.
 */
export function checkReferences(
  config: ConfigView,
  cases: ExpandedConfig,
  misspelt: ReadonlySet<string>,
  report: ReportProblem,
): void {
  const context: CheckContext = {
    models: new Map(
      itemsAt(config.value, 'models').map((model) => [textAt(model, 'id'), textAt(model, 'model')]),
    ),
    prompts: new Set(entriesAt(config.value, 'prompts').map(([name]) => name)),
    programs: programsOf(config),
    misspelt,
    report,
  };
  checkUnique(config.items('models'), { key: 'id', what: 'model id' }, report);
  checkTestNames(config, cases, report);
  checkHasModels(config, report);
  checkHasPrompts(config, context);
  checkModels(config, context);
  checkPrompts(config, context);
  for (const test of config.tests) {
    checkTest(test, context);
    checkOfPrograms(test, config, report);
    checkRepeat(test.at('repeat'), report);
    checkMinPasses(test, config, report);
  }
  checkRepeat(config.at('defaults', 'repeat'), report);
  checkTries(config, report);
  checkJudges(config, report);
  for (const expect of config.expects) checkExpect(expect, context);
  checkWorkspaces(config, report);
  for (const entry of config.items('results')) checkResultsEntry(entry, report);
  checkUnique(config.items('results'), { key: 'name', what: 'name of results' }, report);
  const unnamed = config.items('results').filter((entry) => entry.text('name') === undefined);
  checkUnique(unnamed, { key: 'read', what: 'file' }, report);
}

/** What only a harness that is started has. */
const OF_RUN = ['repeat', 'keys', 'timeoutMs'] as const;

function checkResultsEntry(entry: ConfigPart, report: ReportProblem): void {
  if (entry.at('run').value !== undefined) return;
  for (const key of OF_RUN) {
    const part = entry.at(key);
    if (part.value === undefined || (key === 'repeat' && part.value === 1)) continue;
    report(
      part.path,
      `\`${key}\` belongs to \`run\`: without it the harness is not started here.`,
      {
        hint: 'Write the command that starts the harness as `run`.',
        at: 'key',
      },
    );
  }
}

interface CheckContext {
  /** Names by id. */
  readonly models: ReadonlyMap<string | undefined, string | undefined>;
  readonly prompts: ReadonlySet<string>;
  /** The `command` of the prompts that have one, by their names. */
  readonly programs: ReadonlyMap<string, ConfigPart>;
  readonly misspelt: ReadonlySet<string>;
  readonly report: ReportProblem;
}

function checkRepeat({ path, value }: ConfigPart, report: ReportProblem): void {
  const [min, max] = [valueAt(value, 'min'), valueAt(value, 'max')];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  report([...path, 'max'], `\`max\` (${max}) is below \`min\` (${min}).`);
}

/** Whether a prompt is to be asked, and there is no model to ask: a suite of commands alone needs none. */
function lacksModels(config: ConfigView): boolean {
  const asks = config.tests.some(({ value }) => valueAt(value, 'command') === undefined);
  return asks && valueAt(config.value, 'models') === undefined;
}

function checkHasModels(config: ConfigView, report: ReportProblem): void {
  if (!lacksModels(config)) return;
  report(['models'], 'There is no model to ask.', {
    hint: 'Add `models` and `providers`; only a suite whose tests are all commands needs neither.',
  });
}

/** Where a key is misspelt, that may be `prompts`. */
function checkHasPrompts(config: ConfigView, { misspelt, report }: CheckContext): void {
  const [first] = config.tests.filter((test) => test.text('prompt') !== undefined);
  if (first === undefined || config.at('prompts').value !== undefined) return;
  if (misspelt.has(formatPath([]))) return;
  report([...first.path, 'prompt'], 'The config has no `prompts`.', {
    hint: 'Add them: prompts: { ask: { user: "{{question}}" } }. A test names one of them.',
  });
}

/** An endpoint of one's own answers as the application does: it is no judge by being the first model. */
function checkJudges(config: ConfigView, report: ReportProblem): void {
  if (lacksModels(config) || config.usualJudge !== undefined) return;
  const hasModels = itemsAt(config.value, 'models').length > 0;
  const judged = config.tests.flatMap((test) => config.judgeQuestions(test));
  const places = new Map(
    judged
      .filter(({ model }) => model === undefined)
      .map(({ path }) => [formatPath(path), path] as const),
  );
  for (const path of places.values()) {
    report(
      path,
      hasModels
        ? 'No model judges this: an `http` or `mcp` model is a judge only where it is named as one.'
        : 'No model judges this: the suite has none.',
      {
        hint: 'Add a model of a provider, or name one of yours in `defaults.judgeModel`.',
        at: 'own',
      },
    );
  }
}

/** More passes than runs: no answer could make the test pass. */
function checkMinPasses(test: ConfigPart, config: ConfigView, report: ReportProblem): void {
  const own = test.at('minPasses');
  const wanted = own.value ?? config.at('defaults', 'minPasses').value;
  const runs = runsOf(test, config);
  if (typeof wanted !== 'number' || typeof runs !== 'number' || wanted <= runs) return;
  const source = own.value === undefined ? '`defaults.minPasses`' : '`minPasses`';
  const at = own.value === undefined ? test.path : own.path;
  report(
    at,
    `${source} (${wanted}) is above the ${runs === 1 ? '1 answer' : `${runs} answers`} of the test.`,
    {
      hint: 'Raise `repeat`, or lower `minPasses`; a share such as `80%` fits any number of answers.',
    },
  );
}

interface UniqueName {
  readonly key: string;
  /** How messages name it. */
  readonly what: string;
  /** How they name the part that has it already; its path unless given. */
  readonly labelOf?: (path: YamlPath) => string;
}

/** The runs of a test that count; of another type where the config is not what it should be. */
function runsOf(test: ConfigPart, config: ConfigView): unknown {
  const repeat = test.at('repeat').value ?? config.at('defaults', 'repeat').value ?? 1;
  return typeof repeat === 'number' ? repeat : valueAt(repeat, 'min');
}

/** More tries in a row than a test has runs: the test could not say whether they pass. */
function checkTries(config: ConfigView, report: ReportProblem): void {
  const { path, value: tries } = config.at('gates', 'reliabilityMin', 'tries');
  if (typeof tries !== 'number') return;
  const tooFew = config.items('tests').filter((test) => {
    const runs = runsOf(test, config);
    return valueAt(test.value, 'skip') !== true && typeof runs === 'number' && runs < tries;
  });
  const [first] = tooFew;
  if (first === undefined) return;
  const runs = runsOf(first, config);
  const others = tooFew.length === 1 ? '' : ` (and of ${tooFew.length - 1} more)`;
  report(
    path,
    `\`tries\` (${tries}) is above the ${runs === 1 ? '1 answer' : `${String(runs)} answers`} of the test ${quote(textAt(first.value, 'name') ?? '')}${others}.`,
    { hint: 'Raise `repeat`, or lower `tries`.' },
  );
}

function checkUnique(
  parts: readonly ConfigPart[],
  { key, what, labelOf = formatPath }: UniqueName,
  report: ReportProblem,
): void {
  const places = new Map<string, YamlPath[]>();
  for (const part of parts) {
    const name = part.text(key);
    if (name === undefined) continue;
    const known = places.get(name);
    if (known === undefined) places.set(name, [part.path]);
    else known.push(part.path);
  }
  for (const [name, [first, second, ...others]] of places) {
    if (first === undefined || second === undefined) continue;
    const more = others.length === 0 ? '' : `, and ${others.length} more have it`;
    report(
      [...second, key],
      `The ${what} ${quote(name)} is already taken by ${labelOf(first)}${more}.`,
      {
        hint: 'Give each its own.',
        at: 'own',
      },
    );
  }
}

/** Tests that rows of cases make are named by the place of the row. */
function checkTestNames(
  config: ConfigView,
  { source, originOf }: ExpandedConfig,
  report: ReportProblem,
): void {
  const labelOf = (path: YamlPath): string => {
    const row = originOf(Number(path[1]))?.row;
    if (row === undefined) return formatPath(source.written(path));
    return `${row.location.file}:${row.location.line}`;
  };
  // Cases whose name does not tell them apart are one mistake, which is reported where they are made.
  const tests = config.tests.filter(({ path }) => originOf(Number(path[1]))?.isAlike !== true);
  checkUnique(tests, { key: 'name', what: 'test name', labelOf }, report);
}

function checkModels(config: ConfigView, context: CheckContext): void {
  const providers = valueAt(config.value, 'providers');
  const configured = entriesAt(config.value, 'providers').map(([name]) => name);
  for (const model of config.items('models')) {
    const provider = textAt(model.value, 'provider');
    if (provider === undefined || provider === '' || !isRecord(providers)) continue;
    if (configured.includes(provider)) continue;
    const path = [...model.path, 'provider'];
    context.report(path, `The provider ${quote(provider)} is not configured.`, {
      hint:
        didYouMean(provider, configured) ??
        `Add it to \`providers\`, which has ${configured.map((name) => quote(name)).join(', ') || 'none'}.`,
    });
  }
  const defaults = config.at('defaults');
  for (const key of ['judgeModel', 'embeddingModel']) {
    checkModelId(defaults.at(key), context);
  }
  checkModelList(defaults, context);
}

function checkModelId({ path, value }: ConfigPart, { models, report }: CheckContext): void {
  if (typeof value !== 'string' || value === '') return;
  if (models.size === 0 || models.has(value)) return;
  const ids = [...models.keys()].filter((id) => id !== undefined);
  const named = [...models].find(([id, name]) => id !== undefined && name === value)?.[0];
  report(path, `There is no model with the id ${quote(value)}.`, {
    hint:
      named === undefined
        ? suggest(value, ids)
        : `Write ${quote(named)}, which is the id of that model.`,
  });
}

function checkPrompts(config: ConfigView, { misspelt, report }: CheckContext): void {
  for (const [name, prompt] of entriesAt(config.value, 'prompts')) {
    const path = ['prompts', name];
    const has = (key: string): boolean => valueAt(prompt, key) !== undefined;
    if (has('user') && has('userFile')) {
      report([...path, 'userFile'], 'A prompt has `user` or `userFile`, not both.', { at: 'key' });
    }
    if (has('system') && has('systemFile')) {
      report([...path, 'systemFile'], 'A prompt has `system` or `systemFile`, not both.', {
        at: 'key',
      });
    }
    const other = has('messagesFile') ? TEXTS.find(has) : undefined;
    if (other !== undefined) {
      const message = `A prompt has \`messagesFile\` or \`${other}\`, not both: the file holds all messages.`;
      report([...path, other], message, { at: 'key' });
    }
    checkPromptProgram(new ConfigPart(prompt, path), report);
    const isMapping = isRecord(prompt) && !has('command');
    const isAsked = ['user', 'userFile', 'messagesFile'].some(has);
    if (isMapping && !isAsked && !misspelt.has(formatPath(path))) {
      report(path, 'A prompt needs a `user` message, or a `userFile` that contains it.', {
        at: 'key',
      });
    }
  }
}

function programsOf(config: ConfigView): ReadonlyMap<string, ConfigPart> {
  return new Map(
    entriesAt(config.value, 'prompts').flatMap(([name, prompt]) => {
      const command = new ConfigPart(prompt, ['prompts', name]).at('command');
      return typeof command.value === 'string' ? [[name, command] as const] : [];
    }),
  );
}

/** Keys of a prompt that say what its program prints, and those that say how it is run. */
const TEXTS = ['system', 'systemFile', 'history', 'user', 'userFile', 'assistant'];
const PRINTED = [...TEXTS, 'messagesFile', 'images'];
const OF_PROMPT_PROGRAMS = ['batch', 'keys', 'dependsOn'];

function checkPromptProgram(prompt: ConfigPart, report: ReportProblem): void {
  const command = prompt.text('command');
  const has = (key: string): boolean => valueAt(prompt.value, key) !== undefined;
  const odd = (command === undefined ? OF_PROMPT_PROGRAMS : PRINTED).find(has);
  if (odd !== undefined) {
    const message =
      command === undefined
        ? `\`${odd}\` belongs to a prompt with a \`command\`.`
        : `A prompt has \`command\` or \`${odd}\`, not both: the command prints all of it.`;
    report([...prompt.path, odd], message, { at: 'key' });
  }
  if (valueAt(prompt.value, 'batch') !== true || command === undefined) return;
  const [name] = variablesOf(command).filter(isPlainName);
  if (name === undefined) return;
  report([...prompt.path, 'command'], `With \`batch\` the command cannot be given {{${name}}}.`, {
    hint: 'It reads a line of JSON with the variables of each test from its standard input.',
  });
}

function checkTest(test: ConfigPart, context: CheckContext): void {
  const { report } = context;
  checkSubject(test, context);
  checkUnique(test.items('conversation'), { key: 'turn', what: 'turn label' }, report);
  checkModelList(test, context);
}

/** `models` of a test, or of the defaults. */
function checkModelList(owner: ConfigPart, context: CheckContext): void {
  for (const model of owner.items('models')) checkModelId(model, context);
  const models = valueAt(owner.value, 'models');
  if (!Array.isArray(models) || models.length > 0) return;
  context.report(
    [...owner.path, 'models'],
    'The list names no model, so the test would never run.',
    {
      hint: 'Name one, remove the key to use all models, or set `skip: true`.',
    },
  );
}

/** What is said of a program, and why it needs not be said of other models, which the action asks itself. */
const OF_PROGRAMS = [
  ['dependsOn', 'Requests to other models are in the config and are compared automatically.'],
  ['deterministic', 'Of other models, `temperature: 0` or a `seed` in `params` says it.'],
] as const;

function checkOfPrograms(test: ConfigPart, config: ConfigView, report: ReportProblem): void {
  const stated = OF_PROGRAMS.filter(([key]) => valueAt(test.value, key) !== undefined);
  if (stated.length === 0) return;
  if (valueAt(test.value, 'command') !== undefined) return;
  const endpoints = config.askedModels(test).map((model) => config.endpointOf(model));
  if (endpoints.some(({ kind, isProgram }) => kind === undefined || isProgram)) return;
  for (const [key, hint] of stated) {
    report(
      [...test.path, key],
      `\`${key}\` belongs to a \`command\` test, or to a test of an \`http\` or \`mcp\` model.`,
      { hint, at: 'key' },
    );
  }
}

/** What a test of a model has in the place of a key that only a program has. */
const OF_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['keys', 'The key of a model is named by `apiKeyEnv` of its provider.'],
  ['costUsd', 'The cost of a model is said by `pricing` of its entry under `models`.'],
  ['model', 'The models that are asked are named by `models`.'],
]);

function checkSubject(
  test: ConfigPart,
  { prompts, programs, misspelt, report }: CheckContext,
): void {
  const prompt = valueAt(test.value, 'prompt');
  const command = valueAt(test.value, 'command');
  if (prompt !== undefined && command !== undefined) {
    report([...test.path, 'command'], 'A test has `prompt` or `command`, not both.', { at: 'key' });
  }
  const isMapping = typeof test.value === 'object' && test.value !== null;
  if (prompt === undefined && command === undefined && isMapping) {
    if (!misspelt.has(formatPath(test.path))) {
      report(test.path, 'A test needs a `prompt` or a `command`.', { at: 'key' });
    }
  }
  if (command !== undefined && valueAt(test.value, 'conversation') !== undefined) {
    report([...test.path, 'conversation'], 'A `command` test cannot have a `conversation`.', {
      at: 'key',
    });
  }
  for (const key of ['exitCodes', 'keys', 'costUsd', 'model', 'agent', 'workspace']) {
    if (command !== undefined || valueAt(test.value, key) === undefined) continue;
    const hint = OF_COMMANDS.get(key);
    report([...test.path, key], `\`${key}\` belongs to a \`command\` test.`, {
      at: 'key',
      ...(hint === undefined ? {} : { hint }),
    });
  }
  if (typeof command === 'string') {
    checkCommand(test, test.at('command'), report);
    checkVariableNames(test, report);
  }
  const printing = typeof prompt === 'string' ? programs.get(prompt) : undefined;
  if (printing !== undefined) {
    checkCommand(test, printing, report);
    checkVariableNames(test, report);
  }
  if (typeof prompt === 'string' && prompt !== '' && prompts.size > 0 && !prompts.has(prompt)) {
    const isText = /\{\{|\s/.test(prompt);
    report([...test.path, 'prompt'], `There is no prompt called ${quote(prompt)}.`, {
      hint:
        didYouMean(prompt, prompts) ??
        (isText
          ? 'Put the text itself under `prompts`, and write its name here.'
          : suggest(prompt, prompts)),
    });
  }
}

function checkCommand(
  test: ConfigPart,
  { path, value: command }: ConfigPart,
  report: ReportProblem,
): void {
  if (typeof command !== 'string') return;
  const names = new Set(entriesAt(test.value, 'vars').map(([name]) => name));
  const compiled = compileCommand(command, names);
  if (compiled.kind === 'script') return;
  const { name, problem } = compiled;
  report(path, `The command cannot be given {{${name}}} safely: it ${problem}.`, {
    hint: `Pass it as a separate argument, or let the program read the environment variable ${variableName(name)}.`,
  });
}

/** What an expectation has that looks at a workspace; `on` and the like stand deeper. */
const OF_WORKSPACES = ['files', 'changes', 'checks'] as const;

/** Commands of the checks that hold for a test, those of the defaults first. */
export function checkCommands(config: ConfigView, test: ConfigPart): readonly ConfigPart[] {
  return [config.at('defaults'), test]
    .flatMap((owner) => owner.at('expect').items('checks'))
    .map((check) => (typeof check.value === 'string' ? check : check.at('run')));
}

/** What looks at a workspace where there is none would check nothing. */
function checkWorkspaces(config: ConfigView, report: ReportProblem): void {
  const refuse = (owner: ConfigPart, why: string): void => {
    const expect = owner.at('expect');
    const chosen = [
      ...['pii', 'keywords'].map((name) => expect.at('guardrails', name, 'on')),
      ...expect.items('judge').map((one) => one.at('on')),
      ...owner.items('assert').map((one) => one.at('on')),
    ];
    for (const { path, value } of [...OF_WORKSPACES.map((key) => expect.at(key)), ...chosen]) {
      if (value === undefined) continue;
      report(path, `\`${String(path.at(-1))}\` looks at what an agent changed, and ${why}.`, {
        hint: 'Give the test a `command` and a `workspace`.',
        at: 'key',
      });
    }
  };
  const isOfCommand = ({ value }: ConfigPart): boolean => valueAt(value, 'command') !== undefined;
  const all = config.at('defaults', 'workspace');
  if (all.value !== undefined && !config.tests.some(isOfCommand)) {
    report(all.path, 'No test has a `command`, so none works in a workspace.', { at: 'key' });
  }
  for (const test of config.tests) {
    const workspace = config.workspaceOf(test);
    if (workspace === undefined) refuse(test, 'the test has no `workspace`');
    for (const turn of test.items('conversation')) refuse(turn, 'a turn has no `workspace`');
    if (workspace === undefined) continue;
    const commands = [...workspace.items('setup'), ...checkCommands(config, test)];
    for (const command of commands) checkCommand(test, command, report);
  }
  if (config.tests.some((test) => config.workspaceOf(test) !== undefined)) return;
  refuse(config.at('defaults'), 'no test has a `workspace`');
}

/** A command gets its variables by names of the environment, where `user.name` and `user_name` are the same. */
function checkVariableNames(test: ConfigPart, report: ReportProblem): void {
  const taken = new Map<string, string>();
  for (const [name] of entriesAt(test.value, 'vars')) {
    const variable = variableName(name);
    const first = taken.get(variable);
    taken.set(variable, first ?? name);
    if (first === undefined) continue;
    report(
      [...test.path, 'vars', name],
      `The variables ${quote(first)} and ${quote(name)} both become the environment variable ${variable} of the command.`,
      { hint: 'Rename one of them.', at: 'key' },
    );
  }
}

function checkExpect(expect: ConfigPart, context: CheckContext): void {
  for (const criterion of expect.items('judge')) checkModelId(criterion.at('model'), context);
  const output = expect.at('output');
  const schemaFile = valueAt(output.value, 'schemaFile');
  if (schemaFile !== undefined && (valueAt(output.value, 'format') ?? 'text') === 'text') {
    context.report(
      [...output.path, 'schemaFile'],
      'A schema is checked only with `format: json`.',
      {
        hint: 'Add `format: json` beside it, or remove `schemaFile`.',
        at: 'key',
      },
    );
  }
}
