/** What people bring from other tools, and from how they would have it: keys and values, and what they are here. */
import { isRecord } from '../../basics/basics.js';
import { quote, type YamlPath } from '../problem.js';
import { kindOf, PROVIDERS } from '../providers.js';

/** What a check is called elsewhere, and its type here. */
const CHECKS: ReadonlyMap<string, string> = new Map([
  ...['regex', 'not-regex', 'javascript', 'equals', 'starts-with', 'similar', 'llm-rubric'].map(
    (type) => [type.replaceAll('-', ''), type] as const,
  ),
  ...(['pattern', 'matches'] as const).map((name) => [name, 'regex'] as const),
]);

function checkType(key: string): string | undefined {
  return CHECKS.get(key.toLowerCase().replaceAll('-', ''));
}

interface KnownElsewhere {
  /** It takes precedence over a key of the language that is spelt alike. */
  readonly isSure?: true;
  readonly keys: RegExp | ((key: string) => boolean);
  readonly under: RegExp;
  readonly hint: string | ((key: string) => string);
}

/** What the language of other tools calls things: key -> what to do, by the mapping that has it. */
const KNOWN_ELSEWHERE: readonly KnownElsewhere[] = [
  {
    isSure: true,
    keys: /^i?contains[-_]?any$/i,
    under: /^output$/,
    hint: '`contains` wants all of its texts. One of several is wanted by `assert: [{ type: contains-any, value: [...] }]`.',
  },
  {
    isSure: true,
    keys: /^(?:expected|ideal|reference)(?:[-_]?(?:output|answer))?$/i,
    under: /^tests$/,
    hint: 'What a good answer has is said by a check: `expect: { output: { contains: ["..."] } }`, or by a judge: `expect: { judge: [{ criteria: "Says in substance: ..." }] }`.',
  },
  {
    isSure: true,
    keys: /^gates$/,
    under: /^tests$/,
    hint: '`gates` belongs at the top level of the file, for all tests: indent it less.',
  },
  {
    isSure: true,
    keys: /^description$/,
    under: /^tests$/,
    hint: 'The `name` of a test says what it is about, and a comment (`# ...`) says more.',
  },
  {
    isSure: true,
    keys: /^judge_?model$|^provider$/i,
    under: /^judge$/,
    hint: 'The model that judges this criterion is named by `model`, by its id.',
  },
  {
    keys: /^env(?:ironment)?$/i,
    under: /^$/,
    hint: 'Variables are set where the run starts: at a terminal in a file `.env`, in a workflow under `env` of the step.',
  },
  {
    keys: /^messages$/,
    under: /^prompts$/,
    hint: 'Write the messages by their roles: `system: ...`, `user: ...`; earlier turns go under `history`. A chat in a file: `messagesFile`.',
  },
  {
    keys: /^json$/i,
    under: /^output$/,
    hint: 'Write `format: json`.',
  },
  {
    keys: (key) => checkType(key) !== undefined,
    under: /^(?:output|expect)$/,
    hint: (key) =>
      `Checks of this kind belong to the test's \`assert\`: \`assert: [{ type: ${checkType(key) ?? ''}, value: "..." }]\`.`,
  },
  {
    isSure: true,
    keys: (key) => checkType(key) !== undefined || /^(?:not-?)?i?contains/i.test(key),
    under: /^assert$/,
    hint: (key) =>
      `A check is named by its \`type\`: \`{ type: ${checkType(key) ?? key}, value: "..." }\`.`,
  },
  {
    keys: /^threshold$/,
    under: /^judge$/,
    hint: 'The least score that passes is called `minScore` here.',
  },
  {
    keys: /^schema$/i,
    under: /^output$/,
    hint: "Put the schema into a file and name it with `schemaFile`, or write it into the test's `assert`: `assert: [{ type: is-json, value: { type: object } }]`.",
  },
  {
    keys: /^[a-z]+(?:_[a-z]+)+$/,
    under: /^models$/,
    hint: 'Parameters that only some models take go under `params.extra`, by the name that the API gives them.',
  },
  {
    keys: /^(only|focus)$/,
    under: /^tests$/,
    hint: 'To run some of the tests, leave the config as it is and name them with the input `tests` (`--tests` at a terminal).',
  },
  {
    keys: /./,
    under: /^params$/,
    hint: 'Parameters that only some models take go under `extra`, by the name that the API gives them.',
  },
];

interface Known {
  readonly hint: string;
  readonly isSure: boolean;
}

/** What the key is called here; undefined where it is not known elsewhere either. */
export function knownKey(path: YamlPath, key: string): Known | undefined {
  const texts = path.filter((segment) => typeof segment === 'string');
  // An entry of a mapping of names counts as one of its mapping.
  const isEntry = path.length === 2 && (path[0] === 'prompts' || path[0] === 'providers');
  const parent = (isEntry ? path[0] : texts.at(-1)) ?? '';
  const known = KNOWN_ELSEWHERE.find(
    ({ keys, under }) =>
      under.test(String(parent)) && (typeof keys === 'function' ? keys(key) : keys.test(key)),
  );
  if (known === undefined) return undefined;
  const { hint, isSure = false } = known;
  return { hint: typeof hint === 'function' ? hint(key) : hint, isSure };
}

interface KnownValue {
  /** The path, with `[]` for every place in a list and `*` for every name of the author's own. */
  readonly at: RegExp;
  readonly of: 'text' | 'list' | 'mapping';
  /** Undefined where the value is not what is meant here. */
  readonly hint: (value: string, all: readonly unknown[]) => string | undefined;
}

/** What a value of the wrong type stands for, where its place says more than its type. */
const KNOWN_VALUES: readonly KnownValue[] = [
  {
    at: /^prompts\.\*$/,
    of: 'text',
    hint: (text) => {
      const file = fileNamed(text);
      return file === undefined
        ? undefined
        : /\.(?:json|ya?ml)$/i.test(file)
          ? `Name the file by what it holds: \`{ messagesFile: ${file} }\`.`
          : `Name the file by its role: \`{ userFile: ${file} }\`, or \`{ systemFile: ${file}, user: "{{question}}" }\`.`;
    },
  },
  { at: /^providers$/, of: 'text', hint: (name) => providerHint(name) },
  { at: /^providers$/, of: 'list', hint: (_text, [first]) => providerHint(String(first)) },
  { at: /^models\[\]$/, of: 'text', hint: (text) => `Write it as a mapping: ${modelEntry(text)}.` },
  { at: /^models$/, of: 'text', hint: (text) => `Write it as a list: [${modelEntry(text)}].` },
  {
    at: /^tests$/,
    of: 'text',
    hint: (file) =>
      `A table of questions belongs to a test: [{ name: "case", prompt: ..., cases: ${quote(file)} }].`,
  },
  {
    at: /^tests\[\]\.prompt$/,
    of: 'list',
    hint: () => 'A test asks one prompt: write a test for each.',
  },
  {
    at: /^tests\[\]\.command$/,
    of: 'list',
    hint: (_text, words) =>
      `Write the command as one text: ${quote(words.map(String).join(' '), 200)}.`,
  },
  {
    at: /^tests\[\]\.repeat$/,
    of: 'text',
    hint: (text) => {
      const [, min, max] = /^(\d+)\s*(?:-|\.\.|to)\s*(\d+)$/.exec(text) ?? [];
      return min === undefined
        ? undefined
        : `Write a range as { min: ${min}, max: ${String(max)} }.`;
    },
  },
  {
    at: /(?:^|\.)expect$/,
    of: 'text',
    hint: (text) =>
      `Write what is expected of the answer: { output: { contains: [${quote(text)}] } }.`,
  },
  {
    at: /(?:^|\.)assert$/,
    of: 'text',
    hint: (text) => {
      const [, type = 'contains', value = text] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
      return `Write it as a list: [{ type: ${type}, value: ${quote(value)} }].`;
    },
  },
  {
    at: /\.guardrails\.keywords$/,
    of: 'list',
    hint: (_text, words) => `Say whether they are forbidden: { deny: [${shown(words)}] }.`,
  },
  {
    at: /\.judge\[\]\.criteria$/,
    of: 'list',
    hint: (_text, [first]) =>
      `Write a separate entry of \`judge\` for each criterion: \`- { criteria: ${quote(String(first))} }\`.`,
  },
  {
    at: /\.schemaFile$/,
    of: 'mapping',
    hint: () =>
      "It is the name of a file. A schema in place belongs to the test's `assert`: `assert: [{ type: is-json, value: { ... } }]`.",
  },
  {
    at: /^gates\.notWorse$/,
    of: 'text',
    hint: () =>
      'Write `true`: a pull request is compared with its base branch, whatever that is called.',
  },
  {
    at: /^baseline$/,
    of: 'text',
    hint: () =>
      'It holds a file of stored answers: { file: ... }. The comparison with the base branch is the gate `notWorse: true`.',
  },
];

/** What to write instead; undefined where nothing more is known than the types. */
export function knownValue(path: YamlPath, value: unknown): string | undefined {
  const kind = typeof value === 'string' ? 'text' : Array.isArray(value) ? 'list' : 'mapping';
  if (kind === 'mapping' && !isRecord(value)) return undefined;
  const names = path.map((segment, index) => {
    if (typeof segment === 'number') return '[]';
    const isOwn = index === 1 && (path[0] === 'prompts' || path[0] === 'providers');
    return isOwn ? '.*' : `.${segment}`;
  });
  const place = names.join('').replace(/^\./, '');
  const known = KNOWN_VALUES.find(({ at, of }) => of === kind && at.test(place));
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return known?.hint(typeof value === 'string' ? value : '', items);
}

/** The file that a text names, as promptfoo does or by its path alone; undefined for any other text. */
export function fileNamed(text: string): string | undefined {
  const path = text.trim().replace(/^file:\/\//, '');
  const isPath = /^[\w.@-]+(?:[\\/][\w.@-]+)*\.(?:md|mdx|txt|j2|jinja2?|hbs|mustache|prompt)$/.test(
    path,
  );
  return isPath ? path : undefined;
}

function shown(words: readonly unknown[]): string {
  return words.map((word) => quote(String(word))).join(', ');
}

function providerHint(name: string): string {
  const kind = kindOf(name, undefined);
  const key = kind === undefined ? undefined : PROVIDERS[kind].apiKeyEnv;
  return `Write each provider with the variable of its key: { ${name}: { apiKeyEnv: ${key ?? 'NAME_OF_A_VARIABLE'} } }.`;
}

/** Of `openai:gpt-5.2`, `openai/gpt-5.2`, or a name alone. */
function modelEntry(text: string): string {
  const [, provider = '...', model = text] =
    /^([\w-]+)[:/](?:chat:|messages:)?(.+)$/.exec(text) ?? [];
  return `{ id: ${quote(model)}, provider: ${provider}, model: ${quote(model)} }`;
}
