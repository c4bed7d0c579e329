/**
 * What the action knows of each kind of provider: one descriptor each, which every room reads. A kind that the schema
 * names and that has none here does not compile. How each API is spoken is in `src/providers/`.
 */
import {
  type Attachment,
  type ModelSpec,
  PDF,
  type ProviderSettings,
  settingsOf,
  type Suite,
} from './suite.js';
import { textAt } from '../basics/basics.js';

interface Descriptor {
  /** Server that is called where the config names none; undefined where it must name one. */
  readonly baseUrl: string | undefined;
  /** Variable of the API key, for the provider's own server only; undefined where none is needed. */
  readonly apiKeyEnv: string | undefined;
  /** Header that carries the key unless the config names another. */
  readonly apiKeyHeader: 'authorization' | 'x-api-key';
  /** Whether it has embeddings, and the model that makes them where the config names none. */
  readonly embeddings: false | { readonly defaultModel: string | undefined };
  /** What answers: a model that the config names, or a program of the team's own, which the request says nothing of. */
  readonly answersFrom: 'model' | 'program';
  /** Whose limits a call counts against: those of the server, whatever suite asks, or those of the suite's own entry. */
  readonly rateLimit: 'server' | 'suite';
  /** What gateways call the vendor in names such as `anthropic/claude-sonnet-4.5`. */
  readonly vendorNames: readonly string[];
  /** Key of its entry in the config that is the whole request, as a template. */
  readonly template: 'body' | 'arguments' | undefined;
  /** When the tool calls of an answer are reports of calls already made: an agent's own. */
  readonly runsItsTools: 'always' | 'without tools of the test' | 'never';
  /** What its user messages can carry beside their text; an endpoint of one's own also needs a place for it in its template. */
  readonly files: 'none' | 'images' | 'images and PDFs';
  /** The config's `organization` is sent. */
  readonly takesOrganization: boolean;
  /** What to do about failures whose message matches, where the server's own words do not say it. */
  readonly advice: readonly Advice[];
}

interface Advice {
  readonly says: RegExp;
  readonly advice: string;
}

/** A provider with OpenAI's chat completions and embeddings, and what tells it from OpenAI's own server. */
export interface CompatibleDescriptor extends Descriptor {
  readonly api: 'chat-completions';
  readonly baseUrl: string;
  /** Appended to a `baseUrl` of the config that does not end with it. */
  readonly path: string | undefined;
  /** Name of the seed parameter. */
  readonly seed: 'seed' | 'random_seed';
  /** Tool messages carry the tool's name as well. */
  readonly toolMessageName: boolean;
  /** A prefill must be marked (`prefix: true`), else a trailing assistant message is an error. */
  readonly prefillMark: boolean;
  /** Tool call ids other than nine letters and digits are refused. */
  readonly nineCharacterIds: boolean;
  /** Models that want the signature of their thoughts back with their tool calls, else they refuse the request. */
  readonly signedCalls: RegExp | undefined;
  /** Thinking tokens are billed as output and are counted in `total_tokens` only. */
  readonly hiddenOutputTokens: boolean;
}

/** A provider with its own API. */
interface OwnDescriptor extends Descriptor {
  readonly api: 'anthropic' | 'http' | 'mcp' | 'command';
}

type ProviderDescriptor = CompatibleDescriptor | OwnDescriptor;

const COMPATIBLE = {
  api: 'chat-completions',
  apiKeyHeader: 'authorization',
  answersFrom: 'model',
  rateLimit: 'server',
  template: undefined,
  runsItsTools: 'never',
  files: 'images',
  takesOrganization: true,
  advice: [],
  path: undefined,
  seed: 'seed',
  toolMessageName: false,
  prefillMark: false,
  nineCharacterIds: false,
  signedCalls: undefined,
  hiddenOutputTokens: false,
} as const;

/** What a suite describes itself: nothing of it is known but what its entry says. */
const SELF_DESCRIBED = {
  baseUrl: undefined,
  apiKeyEnv: undefined,
  apiKeyHeader: 'authorization',
  embeddings: false,
  answersFrom: 'program',
  rateLimit: 'suite',
  vendorNames: [],
  takesOrganization: false,
  advice: [],
} as const;

export const PROVIDERS = {
  openai: {
    ...COMPATIBLE,
    baseUrl: 'https://api.openai.com/v1',
    apiKeyEnv: 'OPENAI_API_KEY',
    embeddings: { defaultModel: 'text-embedding-3-small' },
    files: 'images and PDFs',
    vendorNames: ['openai', 'azure'],
  },
  anthropic: {
    api: 'anthropic',
    // Without the version path, which every request has.
    baseUrl: 'https://api.anthropic.com',
    apiKeyEnv: 'ANTHROPIC_API_KEY',
    apiKeyHeader: 'x-api-key',
    embeddings: false,
    answersFrom: 'model',
    rateLimit: 'server',
    vendorNames: ['anthropic'],
    template: undefined,
    runsItsTools: 'never',
    files: 'images and PDFs',
    takesOrganization: false,
    advice: [],
  },
  gemini: {
    ...COMPATIBLE,
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    apiKeyEnv: 'GEMINI_API_KEY',
    embeddings: { defaultModel: 'gemini-embedding-001' },
    vendorNames: ['google', 'gemini'],
    toolMessageName: true,
    hiddenOutputTokens: true,
    signedCalls: /^(?:models\/)?gemini-(?:[3-9]|\d{2})/,
  },
  mistral: {
    ...COMPATIBLE,
    baseUrl: 'https://api.mistral.ai/v1',
    apiKeyEnv: 'MISTRAL_API_KEY',
    embeddings: { defaultModel: 'mistral-embed' },
    vendorNames: ['mistralai', 'mistral'],
    seed: 'random_seed',
    toolMessageName: true,
    prefillMark: true,
    nineCharacterIds: true,
  },
  cohere: {
    ...COMPATIBLE,
    baseUrl: 'https://api.cohere.ai/compatibility/v1',
    apiKeyEnv: 'COHERE_API_KEY',
    embeddings: { defaultModel: undefined },
    vendorNames: ['cohere'],
  },
  ollama: {
    ...COMPATIBLE,
    baseUrl: 'http://localhost:11434/v1',
    path: '/v1',
    apiKeyEnv: undefined,
    embeddings: { defaultModel: undefined },
    vendorNames: [],
    takesOrganization: false,
    advice: [
      {
        says: /HTTP 404.*not found/,
        advice: 'Run `ollama pull` for this model in an earlier step.',
      },
      {
        says: /ECONNREFUSED/,
        advice: 'Is Ollama running (`ollama serve`), and is `baseUrl` its address?',
      },
    ],
  },
  http: {
    ...SELF_DESCRIBED,
    api: 'http',
    template: 'body',
    runsItsTools: 'without tools of the test',
    files: 'images and PDFs',
  },
  mcp: {
    ...SELF_DESCRIBED,
    api: 'mcp',
    template: 'arguments',
    runsItsTools: 'never',
    files: 'none',
  },
  command: {
    ...SELF_DESCRIBED,
    api: 'command',
    template: undefined,
    runsItsTools: 'always',
    files: 'none',
  },
} as const satisfies Readonly<Record<ModelSpec['provider'], ProviderDescriptor>>;

/** The descriptor of a kind of provider. */
export function descriptorOf(kind: ModelSpec['provider']): ProviderDescriptor {
  return PROVIDERS[kind];
}

/** Why a model would not see a file. `off`: its entry says so (`images: false`); `no-place`: the endpoint's body has no `{{images}}`. */
type Unseen = 'off' | 'kind' | 'no-place';

/** Why files of a type are not sent to a model; undefined where they are. */
export function whyUnseen(
  kind: ModelSpec['provider'],
  type: string,
  { images, body }: { readonly images: unknown; readonly body: unknown },
): Unseen | undefined {
  if (images === false) return 'off';
  const { files } = descriptorOf(kind);
  if (files === 'none' || (files === 'images' && type === PDF)) return 'kind';
  if (kind !== 'http') return undefined;
  return /\{\{\s*images\s*\}\}/.test(JSON.stringify(body ?? '')) ? undefined : 'no-place';
}

/** Those of the files that a model is shown. */
export function filesSeenBy(
  suite: Pick<Suite, 'providers'>,
  model: ModelSpec,
  files: readonly Attachment[],
): readonly Attachment[] {
  const { provider, images } = model;
  const body = settingsOf(suite, model).http?.body;
  return files.filter(({ type }) => whyUnseen(provider, type, { images, body }) === undefined);
}

/** The kinds that a config can name. */
export type ConfiguredKind = Exclude<ModelSpec['provider'], 'command'>;

/** Whether a word of the config is the name of a kind. */
function isConfiguredKind(word: string): word is ConfiguredKind {
  return word !== 'command' && Object.hasOwn(PROVIDERS, word);
}

/**
 * Name of the environment variable that must hold the endpoint's key; undefined where it needs none. A vendor's own
 * variable serves the vendor's own server only.
 */
export function requiredKeyName(
  kind: ModelSpec['provider'],
  { apiKeyEnv, baseUrl, workloadIdentity }: ProviderSettings,
): string | undefined {
  if (workloadIdentity !== undefined) return undefined;
  if (apiKeyEnv !== undefined || baseUrl !== undefined) return apiKeyEnv;
  return descriptorOf(kind).apiKeyEnv;
}

/** How a config names environment variables: `env:NAME` as the value of a header, `${NAME}` inside a URL. */

export type Environment = Readonly<Record<string, string | undefined>>;

const URL_VARIABLE = /\$\{([^{}]*)\}/g;

/** The variable that a header's value names with `env:`; undefined for a literal value. */
export function headerVariable(value: string): string | undefined {
  return value.startsWith('env:') ? value.slice('env:'.length).trim() : undefined;
}

/** Names inside `${...}` in a URL, each once; they need not be valid names. */
export function urlVariables(url: string): readonly string[] {
  return [...new Set(Array.from(url.matchAll(URL_VARIABLE), ([, name = '']) => name))];
}

/** The URL with its variables filled in; one that is not set leaves nothing behind. */
export function fillUrl(url: string, environment: Environment): string {
  return url.replace(URL_VARIABLE, (_, name: string) => variableValue(name, environment) ?? '');
}

/** A variable's value without the white space that pasted secrets end with; undefined when absent or empty. */
export function variableValue(name: string, environment: Environment): string | undefined {
  const value = Object.hasOwn(environment, name) ? environment[name]?.trim() : undefined;
  return value === '' ? undefined : value;
}

/** The kind of an entry of `providers`: its name where that is one, else its `kind`; undefined where neither is. */
export function kindOf(name: string, settings: unknown): ConfiguredKind | undefined {
  return [name, textAt(settings, 'kind') ?? ''].find(isConfiguredKind);
}
