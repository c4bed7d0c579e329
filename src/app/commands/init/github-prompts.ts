/** GitHub's prompt files (`*.prompt.yml`): messages, test data and evaluators become a suite. */
import { parse } from 'yaml';
import { isRecord } from '../../../basics/basics.js';
import { variablesOf } from '../../../config/placeholders.js';
import { readChatFile } from '../../../config/load.js';
import { type ConfiguredKind, PROVIDERS } from '../../../config/providers.js';
import { promptTexts } from '../../../config/suite.js';
import { FIRST_DEFAULTS, firstGates, type ProviderChoice, providerEntry } from './suites.js';

interface PromptFile {
  /** Relative, for messages. */
  readonly path: string;
  readonly text: string;
}

interface ConvertedPrompts {
  /** undefined where no file holds a prompt that can be carried over. */
  readonly suite: Readonly<Record<string, unknown>> | undefined;
  /** What could not be carried over, and what works differently. */
  readonly notes: readonly string[];
}

interface Model {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What is made of one file. */
interface Converted {
  readonly name: string;
  readonly prompt: Readonly<Record<string, string>>;
  readonly tests: readonly Readonly<Record<string, unknown>>[];
}

/** One suite of all files. `choice`: whom to ask where a file does not say it. */
export function suiteOfPrompts(
  project: string,
  files: readonly PromptFile[],
  choice: ProviderChoice,
): ConvertedPrompts {
  const notes: string[] = [];
  const names = new Set<string>();
  const models = new Map<string, Model>();
  const converted = files.flatMap((file) => {
    const note = (text: string): void => void notes.push(`${file.path}: ${text}`);
    const name = freeName(suiteNameOf(file.path), names);
    const found = convertFile(file, { choice, note, name, models });
    if (found !== undefined) names.add(found.name);
    return found === undefined ? [] : [found];
  });
  if (converted.length === 0) return { suite: undefined, notes };
  const tests = converted.flatMap((one) => one.tests);
  const kinds = new Set([...models.values()].map(({ provider }) => provider));
  return {
    notes,
    suite: {
      kindlm: 1,
      project,
      suite: { name: project },
      providers: Object.fromEntries([...kinds].map((kind) => [kind, entryOf(kind, choice)])),
      models: [...models.values()],
      prompts: Object.fromEntries(converted.map(({ name, prompt }) => [name, prompt])),
      defaults: FIRST_DEFAULTS,
      tests,
      gates: { passRateMin: 0.95, ...firstGates(tests.length) },
    },
  };
}

interface FileContext {
  readonly name: string;
  /** Those of all files so far, by id. */
  readonly models: Map<string, Model>;
  readonly choice: ProviderChoice;
  readonly note: (text: string) => void;
}

function convertFile({ path, text }: PromptFile, context: FileContext): Converted | undefined {
  const { name, note } = context;
  const file = parsed(text);
  const chat = readChatFile(path, text);
  if (!isRecord(file) || chat.kind === 'fault') {
    note(`left out: it ${chat.kind === 'fault' ? chat.message : 'is no mapping'}`);
    return undefined;
  }
  const model = registered(modelOf(file, context), context);
  const used = new Set(variablesOf(promptTexts(chat.messages).join('\n')));
  const rows = rowsOf(file['testData'], used, note);
  const evaluators = Array.isArray(file['evaluators']) ? file['evaluators'] : [];
  const tests = rows.map((row, index) => {
    const assert = assertionsOf(evaluators, row, index === 0 ? note : () => undefined);
    const vars = Object.fromEntries(Object.entries(row).filter(([key]) => used.has(key)));
    return {
      name: rows.length === 1 ? name : `${name}-${index + 1}`,
      prompt: name,
      models: [model.id],
      ...(used.size > 0 && { vars }),
      ...(file['responseFormat'] === undefined || file['responseFormat'] === 'text'
        ? { assert }
        : { assert: [{ type: 'is-json' }, ...assert] }),
    };
  });
  return { name, prompt: { messagesFile: path }, tests };
}

function parsed(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** GitHub names models as `vendor/model`; each vendor is asked by its own API. */
function modelOf(file: Readonly<Record<string, unknown>>, { choice, note }: FileContext): Model {
  const named = typeof file['model'] === 'string' ? file['model'] : '';
  const [, vendor = '', model = ''] = /^(?:([^/]+)\/)?(.+)$/.exec(named) ?? [];
  const kind = kindOfVendor(vendor === '' && /^(?:gpt|o\d)/.test(model) ? 'openai' : vendor);
  if (kind === undefined && named !== '')
    note(`the model ${JSON.stringify(named)} is replaced by ${choice.model}`);
  const id = kind === undefined ? choice.model : model;
  const params = paramsOf(file);
  return {
    id,
    provider: kind ?? choice.kind,
    model: id,
    ...(Object.keys(params).length > 0 && { params }),
  };
}

function kindOfVendor(vendor: string): ConfiguredKind | undefined {
  const kinds = Object.entries(PROVIDERS).filter(([, { vendorNames }]) =>
    (vendorNames as readonly string[]).some((name) => vendor === name || vendor === `${name}-ai`),
  );
  return kinds[0]?.[0] as ConfiguredKind | undefined;
}

function paramsOf(file: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = isRecord(file['modelParameters']) ? file['modelParameters'] : {};
  const known = ['temperature', 'maxTokens', 'topP'].filter(
    (key) => typeof given[key] === 'number',
  );
  const format = responseFormat(file['responseFormat'], file['jsonSchema']);
  return {
    ...Object.fromEntries(known.map((key) => [key, given[key]])),
    ...(format !== undefined && { extra: { response_format: format } }),
  };
}

function responseFormat(type: unknown, schema: unknown): object | undefined {
  if (type !== 'json_object' && type !== 'json_schema') return undefined;
  const json = typeof schema === 'string' ? parsed(schema) : schema;
  return type === 'json_schema' && isRecord(json)
    ? { type, json_schema: json }
    : { type: 'json_object' };
}

/** A model that differs from one of its name only in its parameters gets an id with the prompt's name. */
function registered(model: Model, { models, name }: FileContext): Model {
  const known = models.get(model.id);
  if (known !== undefined && JSON.stringify(known) === JSON.stringify(model)) return known;
  const added = known === undefined ? model : { ...model, id: `${model.id}-${name}` };
  models.set(added.id, added);
  return added;
}

type Row = Readonly<Record<string, unknown>>;

function rowsOf(
  data: unknown,
  used: ReadonlySet<string>,
  note: FileContext['note'],
): readonly Row[] {
  const rows = (Array.isArray(data) ? data : []).filter(isRecord);
  const whole = rows.filter((row) => [...used].every((name) => row[name] !== undefined));
  if (whole.length < rows.length) note('rows of testData that lack a variable are left out');
  if (whole.length > 0) return whole;
  if (used.size > 0) note('it has no test data: replace the placeholders in its test');
  return [Object.fromEntries([...used].map((name) => [name, `Replace this with a real ${name}.`]))];
}

function assertionsOf(
  evaluators: readonly unknown[],
  row: Row,
  note: FileContext['note'],
): readonly Assertion[] {
  const found = evaluators.flatMap((evaluator) => {
    const assertion = evaluatorAssert(evaluator, row);
    if (assertion !== undefined) return [assertion];
    const name = isRecord(evaluator) ? String(evaluator['name']) : 'an evaluator';
    note(`the evaluator ${JSON.stringify(name)} is left out`);
    return [];
  });
  if (found.length > 0 || typeof row['expected'] !== 'string') return found;
  return [{ type: 'llm-rubric', value: `Means the same as: ${row['expected']}` }];
}

function entryOf(kind: string, choice: ProviderChoice): Readonly<Record<string, string>> {
  if (kind === choice.kind) return providerEntry(choice);
  const { apiKeyEnv } = PROVIDERS[kind as ConfiguredKind];
  return apiKeyEnv === undefined ? {} : { apiKeyEnv };
}

/** Lower-case letters, digits and dashes; of a path, its file's name without the ending. */
export function suiteNameOf(path: string): string {
  const [, name = path] = /([^/\\]+?)(?:\.prompt\.ya?ml)?$/.exec(path) ?? [];
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'suite'
  );
}

/** A key of `prompts`. Those that begin with `x-` would be taken for remarks. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}-${number}`;
    const key = numbered.startsWith('x-') ? `prompt-${numbered}` : numbered;
    if (!taken.has(key)) return key;
  }
}

// The evaluators of GitHub's prompt files, as scored assertions.

interface Assertion {
  readonly type: string;
  readonly value: string;
}

/** What GitHub's own evaluators judge, in one sentence each. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['github/coherence', 'The sentences of the answer fit together and read naturally.'],
  ['github/fluency', 'The answer is well written, clear, and free of mistakes of grammar.'],
  ['github/relevance', 'The answer answers what was asked, and nothing else.'],
  [
    'github/groundedness',
    'The answer says nothing that the question and its context do not support.',
  ],
]);

/** The assertion for one row of the test data; undefined for an evaluator that is not known. */
function evaluatorAssert(
  evaluator: unknown,
  row: Readonly<Record<string, unknown>>,
): Assertion | undefined {
  if (!isRecord(evaluator)) return undefined;
  const { string, llm, uses } = evaluator;
  if (isRecord(string)) return stringAssert(string, row);
  if (isRecord(llm) && typeof llm['prompt'] === 'string') {
    return { type: 'llm-rubric', value: rubric(llm, row) };
  }
  if (uses === 'github/similarity') {
    const expected = row['expected'];
    if (typeof expected !== 'string') return undefined;
    return { type: 'llm-rubric', value: `Means the same as: ${expected}` };
  }
  const words = typeof uses === 'string' ? BUILT_IN.get(uses) : undefined;
  return words === undefined ? undefined : { type: 'llm-rubric', value: words };
}

/** Only `equals` is case-sensitive there. */
function stringAssert(
  evaluator: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): Assertion | undefined {
  for (const [name, value] of Object.entries(evaluator)) {
    if (typeof value !== 'string' || value === '') continue;
    const text = filledIn(value, row);
    const lower = JSON.stringify(text.toLowerCase());
    if (name === 'equals') return { type: 'equals', value: text };
    if (name === 'contains') return { type: 'icontains', value: text };
    if (name === 'startsWith' || name === 'endsWith') {
      return { type: 'javascript', value: `output.trim().toLowerCase().${name}(${lower})` };
    }
  }
  return undefined;
}

/** The answer itself is what a judge is shown, so it needs no place in the rubric. */
function rubric(
  { prompt, choices }: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): string {
  const scores = (Array.isArray(choices) ? choices : [])
    .filter(isRecord)
    .map(({ choice, score }) => `${String(choice)}: score ${String(score)}`);
  const text = filledIn(String(prompt), { ...row, completion: 'the answer' });
  return scores.length === 0 ? text : `${text}\n\nScores by choice:\n${scores.join('\n')}`;
}

function filledIn(text: string, row: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    if (typeof value === 'string') return value;
    return value === undefined ? whole : JSON.stringify(value);
  });
}
