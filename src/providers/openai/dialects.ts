/** What tells one OpenAI-compatible server from another: one row a provider. */
import type { ProviderName } from '../../config/suite.js';

export type CompatibleProvider = Exclude<ProviderName, 'anthropic' | 'http' | 'mcp' | 'command'>;

export interface Dialect {
  /** Server used when the config names none. */
  readonly baseUrl: string;
  /** Appended to a `baseUrl` of the config that does not end with it. */
  readonly path?: string;
  readonly apiKeyEnv?: string;
  /** Name of the seed parameter. */
  readonly seed: 'seed' | 'random_seed';
  /** Tool messages carry the tool's name as well. */
  readonly toolMessageName: boolean;
  /** A prefill must be marked (`prefix: true`), else a trailing assistant message is an error. */
  readonly prefillMark: boolean;
  /** Tool call ids other than nine letters and digits are refused. */
  readonly nineCharacterIds: boolean;
  /** Models that want the signature of their thoughts back with their tool calls, else they refuse the request. */
  readonly signedCalls?: RegExp;
  /** Thinking tokens are billed as output and stand in `total_tokens` only. */
  readonly hiddenOutputTokens: boolean;
}

const COMMON = {
  seed: 'seed',
  toolMessageName: false,
  prefillMark: false,
  nineCharacterIds: false,
  hiddenOutputTokens: false,
} as const;

export const DIALECTS: Readonly<Record<CompatibleProvider, Dialect>> = {
  openai: { ...COMMON, baseUrl: 'https://api.openai.com/v1', apiKeyEnv: 'OPENAI_API_KEY' },
  gemini: {
    ...COMMON,
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    apiKeyEnv: 'GEMINI_API_KEY',
    toolMessageName: true,
    hiddenOutputTokens: true,
    signedCalls: /^(?:models\/)?gemini-(?:[3-9]|\d{2})/,
  },
  mistral: {
    ...COMMON,
    baseUrl: 'https://api.mistral.ai/v1',
    apiKeyEnv: 'MISTRAL_API_KEY',
    seed: 'random_seed',
    toolMessageName: true,
    prefillMark: true,
    nineCharacterIds: true,
  },
  cohere: {
    ...COMMON,
    baseUrl: 'https://api.cohere.ai/compatibility/v1',
    apiKeyEnv: 'COHERE_API_KEY',
  },
  ollama: { ...COMMON, baseUrl: 'http://localhost:11434/v1', path: '/v1' },
};

/** Whether a kind of provider is served by its OpenAI-compatible API. */
export function isCompatible(kind: ProviderName): kind is CompatibleProvider {
  return Object.hasOwn(DIALECTS, kind);
}

/** OpenAI's own models that reason: they refuse sampling parameters. The `-chat` variants of GPT do not reason. */
const REASONING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d{2,})(?!.*-chat))/;

/** Whether a model of OpenAI's own server refuses `temperature` and `top_p`. */
export function isReasoningModel(model: string): boolean {
  return REASONING_MODEL.test(model);
}

/**
 * The server's base URL: the config's, else the provider's own; without a trailing slash before its query. A known
 * host's path is completed, and the path of the request itself, which people paste with the rest, is taken off.
 */
export function baseUrlOf(dialect: Dialect, configured: string | undefined): string {
  if (configured === undefined) return dialect.baseUrl;
  const [, given = configured, query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(configured) ?? [];
  const base = given.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const whole =
    dialect.path === undefined || base.endsWith(dialect.path) ? base : base + dialect.path;
  return completed(whole, dialect) + query;
}

function completed(base: string, dialect: Dialect): string {
  const { origin, pathname } = new URL(base);
  if (isAzure(base)) return pathname === '/' ? `${origin}/openai/v1` : base;
  const isOwnHost = origin === new URL(dialect.baseUrl).origin;
  return isOwnHost && dialect.baseUrl.startsWith(base) ? dialect.baseUrl : base;
}

/** Hosts of Azure OpenAI. */
export function isAzure(baseUrl: string): boolean {
  return /\.(?:openai\.azure\.(?:com|us|cn)|cognitiveservices\.azure\.com|services\.ai\.azure\.com)$/i.test(
    new URL(baseUrl).hostname,
  );
}
