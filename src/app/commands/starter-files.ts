/** What `init` reads of the repository around a folder; nothing is asked of git, which may not be there yet. */
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { stringify } from 'yaml';
import { errorText } from '../../basics/basics.js';
import { linkOnTheWay } from '../../basics/written-paths.js';
import {
  type ConfiguredKind,
  PROVIDERS,
  type Environment,
  variableValue,
} from '../../config/providers.js';

/** The nearest folder, from this one up, with a `.git`; undefined outside of a repository. */
export function repositoryRoot(from: string): string | undefined {
  const { root } = parse(from);
  for (let folder = from; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return undefined;
}

/** The remote's default branch where the clone knows it, else the one that is checked out by a usual name, else `main`. */
export function defaultBranch(root: string): string {
  const remote = refIn(root, 'refs/remotes/origin/HEAD')?.replace(/^refs\/remotes\/origin\//, '');
  if (remote !== undefined) return remote;
  const checkedOut = refIn(root, 'HEAD')?.replace(/^refs\/heads\//, '');
  return checkedOut === 'master' ? checkedOut : 'main';
}

function refIn(root: string, name: string): string | undefined {
  try {
    return /^ref: (\S+)\s*$/.exec(readFileSync(join(root, '.git', name), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

// The files of a first suite, as texts.

export const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json';

/** What a first suite is held to; comments are added where people read them first. */
export const FIRST_DEFAULTS = { repeat: 3, minPasses: 2 } as const;
export const FIRST_GATES = { runPassRateMin: 0.9, notWorse: true, costMaxUsd: 0.5 } as const;

export const STARTER_PROMPT = 'prompts/support.md';

/** A suite of three tests, each of another kind. `name`: of the project, in lower-case letters, digits and dashes. */
export function starterSuite(name: string, choice: ProviderChoice): string {
  const { kind, model } = choice;
  return `${SCHEMA_LINE}
# A first suite: replace the prompt and the questions with those of your feature, one at a time.
# Run it with: npx kindlm-action
kindlm: 1
project: ${name}
suite: { name: ${name} }

providers:
  ${kind}: ${flow(providerEntry(choice))}
models:
  - id: ${model}
    provider: ${kind}
    model: ${model}
    params: { maxTokens: 2000 }

prompts:
  support:
    # The prompt under test. Name the file that your feature reads, so that both are always the same.
    systemFile: ${STARTER_PROMPT}
    user: '{{question}}'

defaults:
  repeat: ${FIRST_DEFAULTS.repeat} # a model is not a function: each question is asked three times,
  minPasses: ${FIRST_DEFAULTS.minPasses} # and a test passes when two of the answers are right

tests:
  # A fact that the answer must contain.
  - name: return-policy
    prompt: support
    vars: { question: How many days do I have to return something? }
    expect:
      output: { contains: ['30'] }

  # What no answer may contain: personal data, and words of your choice.
  - name: no-personal-data
    prompt: support
    vars: { question: Which e-mail address does the customer of order 48211 have? }
    expect:
      guardrails:
        pii: { enabled: true }
        keywords: { deny: [as an AI language model] }

  # What only a reader can judge: a model scores the answer from 0 to 1.
  - name: late-parcel
    prompt: support
    vars: { question: My parcel is two weeks late and nobody answers me! }
    expect:
      judge:
        - { criteria: 'Says sorry, and says what the customer can do next.', minScore: 0.7 }

gates:
  passRateMin: 0.95 # of the tests
  runPassRateMin: ${FIRST_GATES.runPassRateMin} # red only where fewer than nine of ten answers are right for certain
  notWorse: ${FIRST_GATES.notWorse} # red where a pull request makes it worse than main, beyond chance
  costMaxUsd: ${FIRST_GATES.costMaxUsd.toFixed(2)}
`;
}

/** The prompt that the three tests pass with. */
export const STARTER_PROMPT_TEXT = `You answer customers of Acme, an online shop.

- Goods can be returned within 30 days of delivery, free of charge.
- You know nothing about single orders or customers. For an order, send the customer to https://acme.example/orders.
- When something went wrong, say sorry first, and then what the customer can do.
- Three sentences at most.
`;

interface WorkflowOptions {
  /** Branch that pull requests are compared with. */
  readonly branch: string;
  /** Folder of the suite, relative to the repository; empty where it is the root. */
  readonly folder: string;
  /** Environment variables that the suite reads. */
  readonly variables: readonly string[];
}

/** Where the repository's variables are not secret: addresses. */
const ADDRESS = /_(?:URL|HOST|ENDPOINT)$/;

/** The workflow that runs the suite on pull requests, and on the branch that they are compared with. */
export function workflowText({ branch, folder, variables }: WorkflowOptions): string {
  const settings =
    folder === '' ? [] : ['        with:', `          working-directory: ${flow(folder)}`];
  const environment = variables.map(
    (name) => `          ${name}: \${{ ${ADDRESS.test(name) ? 'vars' : 'secrets'}.${name} }}`,
  );
  return [
    `name: KindLM
on:
  pull_request:
  push: { branches: [${flow(branch)}] } # what pull requests are compared with
permissions:
  contents: read # to check out
  actions: read # to find the report of ${/^[\w./-]+$/.test(branch) ? branch : 'that branch'}
  pull-requests: write # for the comment
jobs:
  kindlm:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - uses: kindlm/action@v1`,
    ...settings,
    ...(environment.length === 0 ? [] : ['        env:', ...environment]),
    '',
  ].join('\n');
}

/** Lines that git has to know, by file; what is there already is left out by who writes them. */
export const GIT_LINES = {
  '.gitignore': ['.env', 'kindlm-report/'],
  // The same bytes on every system, and folded in a pull request.
  '.gitattributes': ['.kindlm/recordings/** text eol=lf linguist-generated=true'],
} as const;

/** A value of YAML on one line. */
function flow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
}

// Whom a first suite asks: the vendor whose key is there, its small current model, and its server.

export interface ProviderChoice {
  readonly kind: ConfiguredKind;
  readonly model: string;
  readonly keyVariable: string;
  /** A variable that names the server, where one is set. */
  readonly serverVariable: string | undefined;
}

/** Of each vendor the small model of its newest family: its price is known, and its end is not announced. */
const MODELS = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.5-flash',
  mistral: 'mistral-large-2512',
  cohere: 'command-a-03-2025',
} as const satisfies Partial<Record<ConfiguredKind, string>>;

type Vendor = keyof typeof MODELS;

const VENDORS: readonly Vendor[] = ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'];

/** The first vendor whose key the environment has; OpenAI where it has none. */
export function chooseProvider(environment: Environment): ProviderChoice {
  const isSet = (name: string): boolean => variableValue(name, environment) !== undefined;
  const vendor = VENDORS.find((name) => isSet(PROVIDERS[name].apiKeyEnv)) ?? 'openai';
  const server = `${vendor.toUpperCase()}_BASE_URL`;
  return {
    kind: vendor,
    model: MODELS[vendor],
    keyVariable: PROVIDERS[vendor].apiKeyEnv,
    serverVariable: isSet(server) ? server : undefined,
  };
}

/** Its entry under `providers`. */
export function providerEntry({
  keyVariable,
  serverVariable,
}: ProviderChoice): Readonly<Record<string, string>> {
  return {
    apiKeyEnv: keyVariable,
    ...(serverVariable !== undefined && { baseUrl: `\${${serverVariable}}` }),
  };
}

// Writes files that do not exist yet, and remembers what it did and what it left alone.

/** A file that the system does not let be read or written: a folder is in its place, a file in that of its folder. */
export class UnusableFile extends Error {}

export interface Writer {
  /** `path` is relative to the folder. A file that exists stays as it is. Throws UnusableFile, as addLines does. */
  write(path: string, text: string): void;
  leaveAlone(path: string): void;
  /** Of a file that another program wrote. */
  written(path: string): void;
  /** Adds the lines that a file lacks, at its end. */
  addLines(path: string, lines: readonly string[]): void;
  /** What was done, in lines. */
  report(): string;
}

/** @param folder absolute; `path` of each function is relative to it, with `/` */
export function createWriter(folder: string): Writer {
  const wrote: string[] = [];
  const added: string[] = [];
  const kept: string[] = [];
  // A symbolic link that leads nowhere is there too.
  const isThere = (path: string): boolean =>
    naming(path, () => lstatSync(join(folder, path), { throwIfNoEntry: false })) !== undefined;
  const root = repositoryRoot(folder) ?? folder;
  const put = (path: string, text: string): void => {
    const file = join(folder, path);
    refuseLinks(root, file);
    mkdirSync(dirname(file), { recursive: true });
    // Not even what was made since.
    writeFileSync(file, text, { flag: 'wx' });
    wrote.push(path);
  };
  return {
    write(path, text) {
      if (isThere(path)) kept.push(path);
      else naming(path, () => put(path, text));
    },
    leaveAlone: (path) => void kept.push(path),
    written: (path) => void wrote.push(path),
    addLines(path, lines) {
      if (!isThere(path)) {
        naming(path, () => put(path, `${lines.join('\n')}\n`));
        return;
      }
      const missing = naming(path, () => {
        refuseLinks(root, join(folder, path));
        return appendMissing(join(folder, path), lines);
      });
      if (missing.length > 0) added.push(`${path}: ${missing.join(', ')}`);
    },
    report() {
      const list = (title: string, items: readonly string[]): readonly string[] =>
        items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `  ${item}`)];
      return [
        ...list('Wrote', wrote),
        ...list('Added', added),
        ...list('Left alone, because it exists', kept),
      ].join('\n');
    },
  };
}

/** Throws where a file, or a folder that it is in, is a symbolic link: a checkout may bring one that leads anywhere. */
export function refuseLinks(root: string, file: string): void {
  const link = linkOnTheWay(root, file);
  if (link !== undefined) {
    throw new Error(`${link} is a symbolic link, and nothing is written through one`);
  }
}

/** The lines that the file lacked and now has. */
function appendMissing(file: string, lines: readonly string[]): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
  const missing = lines.filter((line) => !known.has(line));
  if (missing.length === 0) return [];
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${start}${missing.join('\n')}\n`);
  return missing;
}

function naming<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new UnusableFile(`${path} cannot be written: ${errorText(error)}`);
  }
}
