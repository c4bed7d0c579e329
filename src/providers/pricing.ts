/**
 * Prices of models, as of November 2026, in USD per million tokens: the providers' list prices of the standard tier, for
 * prompts below the length from which some models cost more, without cache discounts. Only models whose price is known
 * for sure; `models[].pricing` in the config takes precedence.
 */
import { PROVIDERS } from '../config/providers.js';
import type { ModelSpec } from '../config/suite.js';
import type { TokenUsage } from './provider.js';

type Row = readonly [model: string, input: number, output: number];

const OPENAI: readonly Row[] = [
  ['gpt-6.1-sol', 2, 10],
  ['gpt-6.1-terra', 1, 5],
  ['gpt-6-sol', 2, 10],
  ['gpt-6-luna', 0.1, 0.5],
  ['gpt-5.6-sol', 5, 30],
  ['gpt-5.6-terra', 2, 12],
  ['gpt-5.6-luna', 0.2, 1.2],
  ['gpt-5.5', 5, 30],
  ['gpt-5.4', 2.5, 15],
  ['gpt-5.4-mini', 0.75, 4.5],
  ['gpt-5.4-nano', 0.2, 1.25],
  ['gpt-5.2', 1.75, 14],
  ['gpt-5.2-chat', 1.75, 14],
  ['gpt-5.1', 1.25, 10],
  ['gpt-5.1-chat', 1.25, 10],
  ['gpt-5', 1.25, 10],
  ['gpt-5-chat', 1.25, 10],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-4.1', 2, 8],
  ['gpt-4.1-mini', 0.4, 1.6],
  ['gpt-4.1-nano', 0.1, 0.4],
  ['gpt-4o', 2.5, 10],
  ['gpt-4o-2024-05-13', 5, 15],
  ['gpt-4o-mini', 0.15, 0.6],
  ['chatgpt-4o', 5, 15],
  ['o1', 15, 60],
  ['o3', 2, 8],
  ['o3-mini', 1.1, 4.4],
  ['o4-mini', 1.1, 4.4],
  ['gpt-4-turbo', 10, 30],
  ['gpt-4-turbo-preview', 10, 30],
  ['gpt-4-1106-preview', 10, 30],
  ['gpt-4-0125-preview', 10, 30],
  ['gpt-4', 30, 60],
  ['gpt-3.5-turbo', 0.5, 1.5],
  ['gpt-3.5-turbo-1106', 1, 2],
  ['text-embedding-3-small', 0.02, 0],
  ['text-embedding-3-large', 0.13, 0],
  ['text-embedding-ada-002', 0.1, 0],
];

const ANTHROPIC: readonly Row[] = [
  ['claude-fable-5-1', 10, 50],
  ['claude-fable-5', 10, 50],
  ['claude-opus-5-5', 4, 20],
  ['claude-opus-5', 5, 25],
  ['claude-opus-4-8', 5, 25],
  ['claude-opus-4-7', 5, 25],
  ['claude-opus-4-6', 5, 25],
  ['claude-opus-4-5', 5, 25],
  ['claude-opus-4-1', 15, 75],
  ['claude-opus-4-0', 15, 75],
  ['claude-opus-4', 15, 75],
  ['claude-sonnet-5-5', 2, 10],
  ['claude-sonnet-5', 2, 10],
  ['claude-sonnet-4-6', 3, 15],
  ['claude-sonnet-4-5', 3, 15],
  ['claude-sonnet-4-0', 3, 15],
  ['claude-sonnet-4', 3, 15],
  ['claude-haiku-5-5', 0.1, 0.5],
  ['claude-haiku-4-5', 1, 5],
  ['claude-3-7-sonnet', 3, 15],
  ['claude-3-5-sonnet', 3, 15],
  ['claude-3-5-haiku', 0.8, 4],
  ['claude-3-opus', 15, 75],
  ['claude-3-haiku', 0.25, 1.25],
];

/** Gemini 3.6 to 3.8 Flash are left out: their price is a promotion that ends with 2026. */
const GEMINI: readonly Row[] = [
  ['gemini-3.5-flash', 1.5, 9],
  ['gemini-3.1-pro-preview', 2, 12],
  ['gemini-3-pro-preview', 2, 12],
  ['gemini-3-flash-preview', 0.5, 3],
  ['gemini-2.5-pro', 1.25, 10],
  ['gemini-2.5-flash', 0.3, 2.5],
  ['gemini-2.5-flash-lite', 0.1, 0.4],
  ['gemini-2.0-flash', 0.1, 0.4],
  ['gemini-2.0-flash-lite', 0.075, 0.3],
  ['gemini-embedding-001', 0.15, 0],
];

/**
 * Mistral's `-latest` names move between models of different prices (`mistral-medium-latest` from 3.1 to 3.5 in April
 * 2026), so only dated ones are listed.
 */
const MISTRAL: readonly Row[] = [
  ['mistral-large-2512', 0.5, 1.5],
  ['mistral-large-2411', 2, 6],
  ['mistral-medium-2508', 0.4, 2],
  ['mistral-medium-2505', 0.4, 2],
  ['mistral-small-2506', 0.1, 0.3],
  ['ministral-8b-2410', 0.1, 0.1],
  ['ministral-3b-2410', 0.04, 0.04],
  ['codestral-2508', 0.3, 0.9],
  ['mistral-embed', 0.1, 0],
];

const COHERE: readonly Row[] = [
  ['command-a-03-2025', 2.5, 10],
  ['command-r-plus-08-2024', 2.5, 10],
  ['command-r-08-2024', 0.15, 0.6],
  ['command-r7b-12-2024', 0.0375, 0.15],
  ['embed-v4.0', 0.12, 0],
];

/** Price lists; an empty one where nothing is known. */
const PRICES: Readonly<Record<ModelSpec['provider'], readonly Row[] | 'free'>> = {
  openai: OPENAI,
  anthropic: ANTHROPIC,
  gemini: GEMINI,
  mistral: MISTRAL,
  cohere: COHERE,
  ollama: 'free',
  http: [],
  mcp: [],
  command: [],
};

const TABLE: ReadonlyMap<string, ReadonlyMap<string, NonNullable<ModelSpec['pricing']>>> = new Map(
  Object.entries(PRICES).map(([provider, rows]) => [
    provider,
    new Map(
      rows === 'free' ? [] : rows.map(([model, input, output]) => [model, { input, output }]),
    ),
  ]),
);

/** What may follow a listed name in the name of a dated variant: `-2024-08-06`, `-20250929`, `-0613`, `-001`, `-latest`. */
const VARIANT = /-(?:\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|latest)$/;

const VENDORS: ReadonlyMap<string, string> = new Map(
  Object.entries(PROVIDERS).flatMap(([provider, { vendorNames }]) =>
    vendorNames.map((name) => [name, provider] as const),
  ),
);

/**
 * The model's price: the config's, else the table's, where a gateway's `vendor/model` finds the vendor's; undefined when
 * unknown. Ollama models cost nothing.
 */
export function priceOf(
  model: Pick<ModelSpec, 'provider' | 'model' | 'pricing'>,
): NonNullable<ModelSpec['pricing']> | undefined {
  if (model.pricing !== undefined) return model.pricing;
  if (PRICES[model.provider] === 'free') return { input: 0, output: 0 };
  const own = listed(model.provider, model.model.replace(/^models\//, ''));
  if (own !== undefined) return own;
  // A router in front of the gateway (`openrouter/anthropic/...`) changes nothing in the vendor's own part.
  const [, vendor = '', name = ''] = /([^/]+)\/([^/]+)$/.exec(model.model) ?? [];
  const provider = VENDORS.get(vendor);
  // Gateways write the versions of Claude with a dot, Anthropic with a dash.
  return provider === undefined
    ? undefined
    : (listed(provider, name) ?? listed(provider, name.replaceAll('.', '-')));
}

/** Vendors whose models have prices; their names of models are all different. */
const PRICED = ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'] as const;

/** USD of the usage of a model of which only the name is known, such as an agent's; undefined without a price. */
export function costByName(name: string, usage: TokenUsage): number | undefined {
  // Claude Code marks the size of the context: `claude-opus-4-8[1m]`.
  const model = name.replace(/\[\w+\]$/, '');
  const costs = PRICED.map((provider) => costOf({ provider, model }, usage));
  return costs.find((cost) => cost !== null) ?? undefined;
}

function listed(provider: string, name: string): NonNullable<ModelSpec['pricing']> | undefined {
  const prices = TABLE.get(provider);
  return prices?.get(name) ?? prices?.get(name.replace(VARIANT, ''));
}

/** What a usage costs at the model's price, in USD; null without a price. */
export function costOf(
  model: Pick<ModelSpec, 'provider' | 'model' | 'pricing'>,
  { inputTokens, outputTokens }: TokenUsage,
): number | null {
  const price = priceOf(model);
  if (price === undefined) return null;
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
