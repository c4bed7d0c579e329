/** What a config may say and its author probably did not mean: a notice each, with the place. */
import type { ConfigView } from '../config-view.js';
import { ConfigPart } from '../config-view.js';
import type { ExpandedConfig } from '../cases/expand-tests.js';
import type { PromptTexts } from '../files/config-files.js';
import type { YamlSource } from '../source/yaml-source.js';
import { formatPath, quote, type YamlPath } from '../problem.js';
import { isRecord, entriesAt, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { baseType, promptTexts } from '../suite.js';
import { fileNamed } from './known-elsewhere.js';
import { templatesOf } from './variables.js';
import { usesEnvironment, variablesOf } from '../placeholders.js';

/** Nobody reads a longer list. */
const MOST_DOUBTS = 10;

/** Adds a notice about the value at the path; `at`: `key` for the key's own place. `once`: see `Doubts`. */
type Doubt = (path: YamlPath, text: string, at?: 'key' | 'value' | 'once') => void;

interface Doubts {
  readonly notices: readonly string[];
  /** What a team may know and live with: said where a suite is checked or planned, and not at every run. */
  readonly advice: readonly string[];
}

/** The config in which they are looked for. */
interface Doubted {
  readonly config: ConfigView;
  readonly source: YamlSource;
  readonly prompts: ReadonlyMap<string, PromptTexts>;
  /** Whether a row of cases makes the test: what is not filled in is shared by all of them. */
  readonly isRow: (test: number) => boolean;
}

const FINDERS: readonly ((doubted: Doubted, doubt: Doubt) => void)[] = [
  findUnusedVariables,
  findEnvironmentNames,
  findOtherTemplates,
  findFileNames,
  findForeignModels,
  findUnusedPrompts,
  findLiteralBraces,
  findCurlyQuotes,
  findEmptyChecks,
  findPatterns,
  findSlashes,
  findUnofferedTools,
  findPartialJudges,
];

/** About a config in which nothing is wrong. */
export function doubts(
  config: ConfigView,
  { source, originOf }: Pick<ExpandedConfig, 'source' | 'originOf'>,
  prompts: ReadonlyMap<string, PromptTexts>,
): Doubts {
  // Tests that rows of cases make share what is not filled in.
  const all = new Set<string>();
  const advice = new Set<string>();
  const doubt: Doubt = (path, text, at = 'value') => {
    const { file, line, column } = source.locate(path, at === 'once' ? 'value' : at);
    (at === 'once' ? advice : all).add(
      `${file}:${line}:${column} ${formatPath(source.written(path))}: ${text}`,
    );
  };
  const isRow = (test: number): boolean => originOf(test)?.row !== undefined;
  for (const find of FINDERS) find({ config, source, prompts, isRow }, doubt);
  const found = [...all];
  const rest = found.length - MOST_DOUBTS;
  const notices =
    rest <= 0 ? found : [...found.slice(0, MOST_DOUBTS), `${rest} more doubts of this kind.`];
  return { notices, advice: [...advice] };
}

/** Names of variables that nothing of their test uses, each once with its first place. */
function findUnusedVariables({ config, prompts, isRow }: Doubted, doubt: Doubt): void {
  const shared = usedIn([valueAt(config.value, 'defaults'), valueAt(config.value, 'providers')]);
  const found = new Map<string, { readonly path: YamlPath; count: number }>();
  for (const [index, test] of config.tests.entries()) {
    // Its other texts are filled in already, and a table may have columns for its readers.
    if (isRow(index)) continue;
    if (config.answererOf(test) === 'program' || readsAllVariables(config, test)) continue;
    // A program may read any.
    if (prompts.get(textAt(test.value, 'prompt') ?? '')?.program !== undefined) continue;
    const others = isRecord(test.value)
      ? Object.entries(test.value).filter(([key]) => key !== 'vars')
      : [];
    const texts = templatesOf(test, prompts, false).map(({ text }) => text);
    const used = new Set([...shared, ...usedIn([others, texts])]);
    for (const [name] of entriesAt(test.value, 'vars')) {
      if (used.has(name) || name === 'outputFormat') continue;
      if (texts.some((text) => namedOtherwise(text, name))) continue;
      const known = found.get(name);
      if (known === undefined) found.set(name, { path: [...test.path, 'vars', name], count: 1 });
      else known.count += 1;
    }
  }
  for (const [name, { path, count }] of found) {
    const where = count === 1 ? '' : ` of ${count} tests`;
    doubt(
      path,
      `Nothing uses the variable ${quote(name)}${where}: no text has {{${name}}}.`,
      'key',
    );
  }
}

/** Whether the text has the name in a template that is reported by itself. */
function namedOtherwise(text: string, name: string): boolean {
  return Array.from(text.matchAll(OTHER_TEMPLATES), ([found]) => found).some((it) =>
    it.includes(name),
  );
}

/** Code may read any variable. */
function readsAllVariables(config: ConfigView, test: ConfigPart): boolean {
  const defaults = config.at('defaults');
  return [...itemsAt(defaults.value, 'assert'), ...itemsAt(test.value, 'assert')].some((entry) =>
    /^(?:not-)?(?:javascript|python)$/.test(textAt(entry, 'type') ?? ''),
  );
}

function usedIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return variablesOf(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(usedIn);
}

/** Where a test without cases keeps the braces, as the KindLM CLI does. */
const LITERAL_KEYS: readonly string[] = ['name', 'tags', 'tools'];

/** Texts of tests without cases that name a variable of the test where none is filled in. */
function findLiteralBraces({ config, isRow }: Doubted, doubt: Doubt): void {
  for (const [index, test] of config.tests.entries()) {
    const names = new Set(entriesAt(test.value, 'vars').map(([name]) => name));
    if (isRow(index) || names.size === 0) continue;
    for (const { path, value } of LITERAL_KEYS.flatMap((key) => textsWithin(test.at(key)))) {
      const name = variablesOf(value).find((it) => names.has(it));
      if (name === undefined) continue;
      const text = `{{${name}}} is not filled in here: a test fills in \`tools\`, \`name\` and \`tags\` only if it has \`cases\`.`;
      doubt(path, `${text} Move the test's \`vars\` into a list of one case.`);
    }
  }
}

function textsWithin({
  path,
  value,
}: ConfigPart): readonly { readonly path: YamlPath; readonly value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    textsWithin(new ConfigPart(item, [...path, Array.isArray(value) ? Number(key) : key])),
  );
}

/** Texts in quotes that YAML does not know, as a word processor makes them of straight ones: they are sent and looked for. */
function findCurlyQuotes({ source, isRow }: Doubted, doubt: Doubt): void {
  const path: (string | number)[] = [];
  const walk = (key: string | number, value: unknown): void => {
    if (path[0] === 'tests' && path.length === 1 && isRow(Number(key))) return;
    path.push(key);
    if (typeof value === 'string') {
      if (/^[“”„‘’][^]*[“”‘’]$/.test(value) && isPlain(source, path)) {
        doubt([...path], 'The typographic quotes are part of the text. YAML quotes with " or \'.');
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walk(index, item);
    } else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) walk(name, item);
    }
    path.pop();
  };
  for (const key of ['prompts', 'defaults', 'tests']) walk(key, valueAt(source.value, key));
}

/** Whether the text has no quotes of YAML around it, and is no block. */
function isPlain(source: YamlSource, path: YamlPath): boolean {
  const [start, text] = [source.locate(path, 'value'), source.locateText(path)];
  return start.line === text.line && start.column === text.column;
}

/** The KindLM CLI fills them in. */
function findEnvironmentNames({ prompts }: Doubted, doubt: Doubt): void {
  for (const [name, texts] of prompts) {
    if (!promptTexts(texts).some(usesEnvironment)) continue;
    doubt(
      ['prompts', name],
      'The prompt has {{env.NAME}}, which stays as it is: the environment holds keys, and a prompt is sent to a model.',
      'key',
    );
  }
}

/** What looks like a template, and is sent as it is. */
const OTHER_TEMPLATES =
  /\{\{(?!\s*[\w.]+\s*\}\})[^{}]{1,80}\}\}|\{%[^{}]{1,80}%\}|(?<!\{)\$?\{[A-Za-z_]\w{0,40}\}(?!\})/g;

const OF_ENVIRONMENT = /^\$\{[A-Z][A-Z0-9_]*\}$/;

function findOtherTemplates({ config, prompts }: Doubted, doubt: Doubt): void {
  const variables = new Set(
    config.tests.flatMap(({ value }) => entriesAt(value, 'vars').map(([name]) => name)),
  );
  for (const [name, texts] of prompts) {
    const said = (texts.history ?? []).map(({ content }) => content).join('\n');
    for (const key of ['system', 'history', 'user', 'assistant'] as const) {
      const text = key === 'history' ? said : (texts[key] ?? '');
      const all = Array.from(text.matchAll(OTHER_TEMPLATES), ([found]) => found);
      const other = all.find((text) => {
        const isVariable = variables.has(text.replaceAll(/[${}]/g, '').trim());
        if (text.startsWith('{{')) return !isVariable;
        // One brace is an ordinary sign, unless there is a variable in it.
        return text.startsWith('{%') || isVariable || OF_ENVIRONMENT.test(text);
      });
      if (other === undefined) continue;
      doubt(
        ['prompts', name, key],
        `The prompt ${quote(name)} has ${quote(other)}, which is sent as it is: only {{name}} is filled in${OF_ENVIRONMENT.test(other) ? ', and variables of the environment in URLs only' : ''}.`,
      );
    }
  }
}

/** A prompt that is nothing but the name of a file. */
function findFileNames({ config }: Doubted, doubt: Doubt): void {
  for (const [name, prompt] of entriesAt(config.value, 'prompts')) {
    for (const key of ['system', 'user'] as const) {
      const file = fileNamed(textAt(prompt, key) ?? '');
      if (file === undefined) continue;
      doubt(
        ['prompts', name, key],
        `The text is the name of a file, and is sent as it is. Write \`${key}File: ${file}\` to send what the file holds.`,
      );
    }
  }
}

/** How the vendors' models are called; a server of one's own may call them as it likes. */
const MODELS_OF: readonly (readonly [string, RegExp])[] = [
  ['openai', /^(?:gpt-\d|o\d(?:-|$)|chatgpt-)/],
  ['anthropic', /^claude-/],
  ['gemini', /^gemini-/],
  ['mistral', /^(?:mistral|codestral|ministral|magistral)-/],
  ['cohere', /^command-/],
];

function findForeignModels({ config }: Doubted, doubt: Doubt): void {
  for (const { path, value } of config.models) {
    const provider = textAt(value, 'provider') ?? '';
    const model = textAt(value, 'model') ?? '';
    const settings = valueAt(valueAt(config.value, 'providers'), provider);
    const owner = MODELS_OF.find(([, names]) => names.test(model))?.[0];
    const isVendor = MODELS_OF.some(([vendor]) => vendor === provider);
    if (!isVendor || owner === undefined || owner === provider) continue;
    if (valueAt(settings, 'baseUrl') !== undefined) continue;
    doubt(
      [...path, 'provider'],
      `${quote(model)} is a model of ${owner}, and would be asked for at ${provider}. Write \`provider: ${owner}\`.`,
    );
  }
}

function findUnusedPrompts({ config }: Doubted, doubt: Doubt): void {
  const used = new Set(config.tests.map((test) => test.text('prompt')));
  for (const [name] of entriesAt(config.value, 'prompts')) {
    if (!used.has(name)) doubt(['prompts', name], 'No test uses this prompt.', 'key');
  }
}

/** A list of checks that has none; a test with nothing else says in every report that it asserts nothing. */
function findEmptyChecks({ config }: Doubted, doubt: Doubt): void {
  const lists = config.expects.flatMap((expect) => [
    expect.at('output', 'contains'),
    expect.at('output', 'notContains'),
    expect.at('guardrails', 'keywords', 'deny'),
    expect.at('judge'),
    expect.at('toolCalls'),
  ]);
  for (const { path, value } of lists) {
    if (Array.isArray(value) && value.length === 0)
      doubt(path, 'The list is empty: it checks nothing.');
  }
}

/** The texts that are looked for letter by letter. */
function searchedTexts(config: ConfigView): readonly ConfigPart[] {
  const ofExpects = config.expects.flatMap((expect) => [
    ...expect.at('output').items('contains'),
    ...expect.at('output').items('notContains'),
    ...expect.at('guardrails', 'keywords').items('deny'),
  ]);
  const ofAsserts = config.asserts
    .filter(({ value }) =>
      /^i?contains(?:-any|-all)?$/.test(baseType(textAt(value, 'type') ?? '').type),
    )
    .flatMap((entry) => [entry.at('value'), ...entry.items('value')]);
  return [...ofExpects, ...ofAsserts];
}

/** What hardly any text has, and most patterns. */
const PATTERN =
  /\.[*+]|\\[dswbDSW]|\[[a-zA-Z0-9]-[a-zA-Z0-9]\]|\((?:\?:|[\w ]{1,40}\|)|\(\?i\)|^\/[^]+\/[gimsuy]{1,4}$/;

function findPatterns({ config }: Doubted, doubt: Doubt): void {
  for (const { path, value } of searchedTexts(config)) {
    if (typeof value !== 'string' || !PATTERN.test(value)) continue;
    doubt(
      path,
      `${quote(value)} looks like a regular expression, and is looked for letter by letter. A pattern belongs into \`assert: [{ type: regex, value: ... }]\`.`,
    );
  }
}

function findSlashes({ config }: Doubted, doubt: Doubt): void {
  for (const { path, value: entry } of config.asserts) {
    const value = textAt(entry, 'value') ?? '';
    if (baseType(textAt(entry, 'type') ?? '').type !== 'regex') continue;
    if (!/^\/.+\/[dgimsuy]*$/.test(value)) continue;
    doubt(
      [...path, 'value'],
      `The slashes of ${quote(value)} are looked for too: a pattern is written without them and without flags.`,
    );
  }
}

function findUnofferedTools({ config }: Doubted, doubt: Doubt): void {
  const seen = new Set<unknown>();
  for (const test of config.tests) {
    if (config.answererOf(test) !== 'model') continue;
    const offered = test.items('tools').map((tool) => tool.text('name'));
    for (const { path, value } of config.expectedCalls(test)) {
      const tool = textAt(value, 'tool');
      if (valueAt(value, 'shouldNotCall') !== true || tool === undefined) continue;
      if (offered.includes(tool) || seen.has(value)) continue;
      seen.add(value);
      doubt([...path, 'tool'], `\`shouldNotCall\` cannot fail: no tool ${quote(tool)} is offered.`);
    }
  }
}

/** Judges that are not tested, said once; judges of their own answers. */
function findPartialJudges({ config }: Doubted, doubt: Doubt): void {
  const subjects = new Set(config.subjects);
  const asked = new Set(config.tests.flatMap(({ value }) => config.asked(value)));
  const chosen = valueAt(valueAt(config.value, 'defaults'), 'models');
  const named = textAt(valueAt(config.value, 'defaults'), 'judgeModel');
  const left = config.models.filter(({ value }) => {
    const id = textAt(value, 'id') ?? '';
    // Who makes one the judge of all knows that it is one.
    return !subjects.has(id) && id !== named && !Array.isArray(chosen);
  });
  const [first] = left;
  if (first !== undefined && asked.size > 0) {
    const ids = left.map(({ value }) => quote(textAt(value, 'id') ?? '')).join(', ');
    doubt(
      [...first.path, 'id'],
      `${ids} ${left.length === 1 ? 'is' : 'are'} only named as a judge or for embeddings, and not tested. To test it as well, name it in \`defaults.models\`.`,
    );
  }
  const usual = config.usualJudge;
  const seen = new Set<string>();
  for (const test of config.tests) {
    if (textAt(test.value, 'prompt') === undefined) continue;
    const tested = config.asked(test.value);
    for (const { path, model } of config.judgeQuestions(test)) {
      const id = model ?? usual;
      if (id === undefined || seen.has(id) || !tested.includes(id)) continue;
      seen.add(id);
      // Who has one model only, and has not chosen it as a judge, would need another key first.
      const isWithoutChoice = model === undefined && config.models.length === 1;
      doubt(
        model === undefined ? placeOfUsual(config, id) : [...path, 'model'],
        `The judge ${quote(id)} judges its own answers too, and models find their own answers good. A judge of another make is fairer: \`defaults.judgeModel\`.`,
        isWithoutChoice ? 'once' : 'value',
      );
    }
  }
}

/** Where the config says who judges: the first model does where it does not. */
function placeOfUsual(config: ConfigView, id: string): YamlPath {
  if (valueAt(valueAt(config.value, 'defaults'), 'judgeModel') !== undefined)
    return ['defaults', 'judgeModel'];
  return ['models', Math.max(0, config.modelIds.indexOf(id)), 'id'];
}
