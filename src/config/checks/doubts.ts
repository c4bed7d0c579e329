/** What a config may say and its author probably did not mean: a notice each, with the place. */
import type { ConfigPart, ConfigView } from '../config-view.js';
import type { ExpandedConfig } from '../cases/expand-tests.js';
import type { PromptTexts } from '../files/config-files.js';
import type { YamlSource } from '../source/yaml-source.js';
import { formatPath, quote, type YamlPath } from '../problem.js';
import { isRecord, entriesAt, itemsAt, textAt, valueAt } from '../../basics/basics.js';
import { baseType } from '../suite.js';
import { fileNamed } from './known-elsewhere.js';
import { templatesOf } from './variables.js';
import { textsIn, variablesOf } from '../placeholders.js';

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

/** A doubt about single values. */
interface ValueDoubt {
  readonly of: (doubted: Doubted) => readonly ConfigPart[];
  /** A sentence; undefined where nothing is doubted. */
  readonly says: (value: unknown, doubted: Doubted, path: YamlPath) => string | undefined;
  /** Said at the key. */
  readonly at?: 'key';
}

/** What hardly any text has, and most patterns. */
const PATTERN =
  /\.[*+]|\\[dswbDSW]|\[[a-zA-Z0-9]-[a-zA-Z0-9]\]|\((?:\?:|[\w ]{1,40}\|)|\(\?i\)|^\/[^]+\/[gimsuy]{1,4}$/;

/** Where a test without cases keeps the braces, as the KindLM CLI does. */
const LITERAL_KEYS: readonly string[] = ['name', 'tags', 'tools'];

const VALUE_DOUBTS: readonly ValueDoubt[] = [
  {
    // A prompt that is nothing but the name of a file.
    of: ({ config }) =>
      config.entries('prompts').flatMap((prompt) => [prompt.at('system'), prompt.at('user')]),
    says: (text, _, path) => {
      const file = typeof text === 'string' ? fileNamed(text) : undefined;
      return (
        file &&
        `The text is the name of a file, and is sent as it is. Write \`${String(path.at(-1))}File: ${file}\` to send what the file holds.`
      );
    },
  },
  {
    of: ({ config }) => config.models.map((model) => model.at('provider')),
    says: (provider, { config }, path) => {
      const [, index] = path;
      const model = config.models[Number(index)]?.text('model') ?? '';
      const settings = config.at('providers', String(provider));
      const owner = MODELS_OF.find(([, names]) => names.test(model))?.[0];
      const isVendor = MODELS_OF.some(([vendor]) => vendor === provider);
      if (!isVendor || owner === undefined || owner === provider) return undefined;
      if (settings.at('baseUrl').value !== undefined) return undefined;
      return `${quote(model)} is a model of ${owner}, and would be asked for at ${String(provider)}. Write \`provider: ${owner}\`.`;
    },
  },
  {
    of: ({ config }) => {
      const used = new Set(config.tests.map((test) => test.text('prompt')));
      return config.entries('prompts').filter(({ path }) => !used.has(String(path.at(-1))));
    },
    says: () => 'No test uses this prompt.',
    at: 'key',
  },
  {
    of: ({ config, isRow }) =>
      config.tests
        .filter((_, index) => !isRow(index))
        .flatMap((test) => LITERAL_KEYS.flatMap((key) => test.at(key).texts())),
    says: (text, { config }, [, index]) => {
      const names = entriesAt(config.tests[Number(index)]?.value, 'vars').map(([name]) => name);
      const name = variablesOf(String(text)).find((it) => names.includes(it));
      return (
        name &&
        `{{${name}}} is not filled in here: a test fills in \`tools\`, \`name\` and \`tags\` only if it has \`cases\`. Move the test's \`vars\` into a list of one case.`
      );
    },
  },
  {
    // Quotes that YAML does not know, as a word processor makes them of straight ones.
    of: ({ config, isRow }) => [
      ...config.at('prompts').texts(),
      ...config.at('defaults').texts(),
      ...config.tests.filter((_, index) => !isRow(index)).flatMap((test) => test.texts()),
    ],
    says: (text, { source }, path) =>
      /^[“”„‘’][^]*[“”‘’]$/.test(String(text)) && isPlain(source, path)
        ? 'The typographic quotes are part of the text. YAML quotes with " or \'.'
        : undefined,
  },
  {
    // A test with nothing else says in every report that it asserts nothing.
    of: ({ config }) =>
      config.expects.flatMap((expect) => [
        expect.at('output', 'contains'),
        expect.at('output', 'notContains'),
        expect.at('guardrails', 'keywords', 'deny'),
        expect.at('judge'),
        expect.at('toolCalls'),
      ]),
    says: (list) =>
      Array.isArray(list) && list.length === 0
        ? 'The list is empty: it checks nothing.'
        : undefined,
  },
  {
    of: ({ config }) => searchedTexts(config),
    says: (text) =>
      typeof text === 'string' && PATTERN.test(text)
        ? `${quote(text)} looks like a regular expression, and is looked for letter by letter. A pattern belongs into \`assert: [{ type: regex, value: ... }]\`.`
        : undefined,
  },
  {
    of: ({ config }) =>
      config.asserts
        .filter((entry) => baseType(entry.text('type') ?? '').type === 'regex')
        .map((entry) => entry.at('value')),
    says: (text) =>
      typeof text === 'string' && /^\/.+\/[dgimsuy]*$/.test(text)
        ? `The slashes of ${quote(text)} are looked for too: a pattern is written without them and without flags.`
        : undefined,
  },
];

/** Doubts that several values raise together. */
const FINDERS: readonly ((doubted: Doubted, doubt: Doubt) => void)[] = [
  findUnusedVariables,
  findOtherTemplates,
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
  const doubted = { config, source, prompts, isRow };
  for (const find of FINDERS) find(doubted, doubt);
  for (const { of, says, at } of VALUE_DOUBTS) {
    for (const { path, value } of of(doubted)) {
      const text = says(value, doubted, path);
      if (text !== undefined) doubt(path, text, at);
    }
  }
  const found = [...all];
  const rest = found.length - MOST_DOUBTS;
  const notices =
    rest <= 0 ? found : [...found.slice(0, MOST_DOUBTS), `${rest} more doubts of this kind.`];
  return { notices, advice: [...advice] };
}

/** Names of variables that nothing of their test uses, each once with its first place. */
function findUnusedVariables({ config, prompts, isRow }: Doubted, doubt: Doubt): void {
  const shared = variablesIn([config.at('defaults').value, config.at('providers').value]);
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
    const used = new Set([...shared, ...variablesIn([others, texts])]);
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

function variablesIn(value: unknown): readonly string[] {
  return textsIn(value).flatMap(variablesOf);
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

/** Whether the text has no quotes of YAML around it, and is no block. */
function isPlain(source: YamlSource, path: YamlPath): boolean {
  const [start, text] = [source.locate(path, 'value'), source.locateText(path)];
  return start.line === text.line && start.column === text.column;
}

/** What looks like a template, and is sent as it is. */
const OTHER_TEMPLATES =
  /\{\{(?!\s*(?!env\.)[\w.]+\s*\}\})[^{}]{1,80}\}\}|\{%[^{}]{1,80}%\}|(?<!\{)\$?\{[A-Za-z_]\w{0,40}\}(?!\})/g;

const OF_ENVIRONMENT = /^(?:\$\{[A-Z][A-Z0-9_]*\}|\{\{\s*env\..*)$/;

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

/** How the vendors' models are called; a server of one's own may call them as it likes. */
const MODELS_OF: readonly (readonly [string, RegExp])[] = [
  ['openai', /^(?:gpt-\d|o\d(?:-|$)|chatgpt-)/],
  ['anthropic', /^claude-/],
  ['gemini', /^gemini-/],
  ['mistral', /^(?:mistral|codestral|ministral|magistral)-/],
  ['cohere', /^command-/],
];

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
