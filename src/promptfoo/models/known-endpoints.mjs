// What promptfoo's provider prefixes stand for: which kind of kindlm.yaml provider, and which endpoint.

/** promptfoo asks these endpoints with its OpenAI client, and so with the same defaults. */
const OPENAI_COMPATIBLE = [
  ['ai21', 'https://api.ai21.com/studio/v1', 'AI21_API_KEY'],
  ['aimlapi', 'https://api.aimlapi.com/v1', 'AIML_API_KEY'],
  ['cerebras', 'https://api.cerebras.ai/v1', 'CEREBRAS_API_KEY'],
  ['cometapi', 'https://api.cometapi.com/v1', 'COMETAPI_KEY'],
  ['dashscope', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', 'DASHSCOPE_API_KEY'],
  ['deepinfra', 'https://api.deepinfra.com/v1/openai', 'DEEPINFRA_API_KEY'],
  ['deepseek', 'https://api.deepseek.com/v1', 'DEEPSEEK_API_KEY'],
  ['fireworks', 'https://api.fireworks.ai/inference/v1', 'FIREWORKS_API_KEY'],
  ['groq', 'https://api.groq.com/openai/v1', 'GROQ_API_KEY'],
  ['huggingface', 'https://router.huggingface.co/v1', 'HF_TOKEN'],
  ['hyperbolic', 'https://api.hyperbolic.xyz/v1', 'HYPERBOLIC_API_KEY'],
  ['llamaapi', 'https://api.llama.com/compat/v1', 'LLAMA_API_KEY'],
  ['moonshot', 'https://api.moonshot.ai/v1', 'MOONSHOT_API_KEY'],
  ['novita', 'https://api.novita.ai/openai/v1', 'NOVITA_API_KEY'],
  ['nscale', 'https://inference.api.nscale.com/v1', 'NSCALE_SERVICE_TOKEN'],
  ['nvidia', 'https://integrate.api.nvidia.com/v1', 'NVIDIA_API_KEY'],
  ['openrouter', 'https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY'],
  ['perplexity', 'https://api.perplexity.ai', 'PERPLEXITY_API_KEY'],
  ['sambanova', 'https://api.sambanova.ai/v1', 'SAMBANOVA_API_KEY'],
  ['together', 'https://api.together.xyz/v1', 'TOGETHER_API_KEY'],
  ['vercel', 'https://ai-gateway.vercel.sh/v1', 'VERCEL_AI_GATEWAY_API_KEY'],
  ['xai', 'https://api.x.ai/v1', 'XAI_API_KEY'],
];
/** Servers of one's own: where they listen unless told otherwise; most ask for no key. */
const LOCAL = [
  ['docker', 'http://localhost:12434/engines/v1', 'DOCKER_MODEL_RUNNER_API_KEY'],
  ['litellm', 'http://localhost:4000/v1', 'LITELLM_API_KEY'],
  ['lmstudio', 'http://localhost:1234/v1', 'LMSTUDIO_API_KEY'],
  ['localai', 'http://localhost:8080/v1', 'LOCALAI_API_KEY'],
];
const ALIASES = {
  dashscope: ['alibaba', 'alicloud', 'aliyun', 'dashscope'],
  together: ['together', 'togetherai'],
};
/** Kinds of endpoint that answer no chat. */
const NO_CHAT =
  /^(?:assistant|audio|classification|completion|embeddings?|feature-extraction|foundry-agent|image|moderation|realtime|sentence-similarity|text-classification|text-generation|token-classification|token-extraction|transcription|video|voice)(?::|$)/;

/**
 * `kind`: the provider of kindlm.yaml. `name`: what the endpoint is called where a kind has several. `prefix`: what
 * stands before the model's name. `not`: what a name must not begin with. `apiKeyEnv`, `baseUrl`, `temperature`:
 * promptfoo's defaults.
 */
const FAMILIES = [
  {
    kind: 'openai',
    prefix: /^openai:(?:(?:chat|responses)(?::|$))?/,
    not: /^(?:completion|assistant|realtime|image|embeddings?|moderation|transcription|agents?|codex|video|speech|chatkit)\b/,
    apiKeyEnv: 'OPENAI_API_KEY',
    temperature: 0,
  },
  {
    kind: 'anthropic',
    calls: 'anthropic',
    prefix: /^anthropic:(?:messages(?::|$))?/,
    not: /^(?:completion|claude-agent-sdk|claude-code)\b/,
    apiKeyEnv: 'ANTHROPIC_API_KEY',
    temperature: 0,
  },
  {
    kind: 'mistral',
    prefix: /^mistral:(?:chat(?::|$))?/,
    not: /^embeddings?\b/,
    apiKeyEnv: 'MISTRAL_API_KEY',
  },
  {
    kind: 'cohere',
    prefix: /^cohere:(?:chat(?::|$))?/,
    not: /^embeddings?\b/,
    apiKeyEnv: 'COHERE_API_KEY',
  },
  {
    kind: 'gemini',
    calls: 'gemini',
    prefix: /^(?:google|palm):(?:chat(?::|$))?/,
    not: /^(?:live|image|video|embeddings?)\b/,
    apiKeyEnv: 'GOOGLE_API_KEY',
  },
  {
    kind: 'gemini',
    calls: 'gemini',
    prefix: /^vertex:(?:chat(?::|$))?/,
    // Vertex AI also serves models that the Gemini API does not have.
    not: /^(?!gemini)/,
    apiKeyEnv: 'GOOGLE_API_KEY',
    changed: 'is asked through the Gemini API with a key of its own, not through Vertex AI',
  },
  {
    kind: 'ollama',
    prefix: /^ollama:(?:(?:chat|completion)(?::|$))?/,
    not: /^embeddings?\b/,
  },
  {
    kind: 'openai',
    name: 'azure',
    prefix: /^azure(?:openai)?:(?:(?:chat|responses)(?::|$))?/,
    not: NO_CHAT,
    baseUrl: 'https://${AZURE_API_HOST}/openai/v1',
    hostPath: '/openai/v1',
    apiKeyEnv: 'AZURE_API_KEY',
    temperature: 0,
  },
  {
    ...compatible([
      'databricks',
      'https://${DATABRICKS_WORKSPACE_HOST}/serving-endpoints',
      'DATABRICKS_TOKEN',
    ]),
    urlOf: ({ workspaceUrl }) =>
      typeof workspaceUrl === 'string'
        ? `${workspaceUrl.replace(/\/$/, '')}/serving-endpoints`
        : undefined,
  },
  {
    ...compatible([
      'cloudflare-ai',
      'https://api.cloudflare.com/client/v4/accounts/${CLOUDFLARE_ACCOUNT_ID}/ai/v1',
      'CLOUDFLARE_API_KEY',
    ]),
    urlOf: ({ accountId }) =>
      typeof accountId === 'string'
        ? `https://api.cloudflare.com/client/v4/accounts/${accountId}/ai/v1`
        : undefined,
  },
  ...OPENAI_COMPATIBLE.map((endpoint) => compatible(endpoint)),
  ...LOCAL.map((endpoint) => ({
    ...compatible(endpoint),
    changed: `the environment variable ${endpoint[2]} must be set, to any value where the server asks for no key`,
  })),
];

function compatible([name, baseUrl, apiKeyEnv]) {
  const names = ALIASES[name] ?? [name];
  return {
    kind: 'openai',
    name,
    prefix: new RegExp(`^(?:${names.join('|')}):(?:(?:chat|responses)(?::|$))?`),
    not: NO_CHAT,
    baseUrl,
    apiKeyEnv,
    temperature: 0,
  };
}

/** Providers of kindlm.yaml that embed, by their names in promptfoo. */
const EMBEDDING =
  /^((?:openai|mistral|google|cohere|ollama|azure(?:openai)?|litellm|localai|lmstudio|docker|dashscope|alibaba|alicloud|aliyun|together(?:ai)?|fireworks|nvidia|deepinfra|openrouter)):embeddings?:/;

/** The family of a promptfoo provider id, or undefined. `kind`: `chat` or `embedding`. */
export function familyOf(id, kind) {
  // Adaline's gateway is a library: it asks the vendors themselves.
  const [gateway, vendor] = /^adaline:([a-z]+)/.exec(id) ?? [];
  if (gateway !== undefined) return beyondGateway(id.replace(/^adaline:/, ''), vendor, kind);
  if (kind === 'embedding') {
    const [start, name] = EMBEDDING.exec(id) ?? [];
    const family = FAMILIES.find(({ prefix }) => name !== undefined && prefix.test(`${name}:`));
    return family && { ...family, prefix: start };
  }
  return FAMILIES.find(({ prefix, not }) => prefix.test(id) && !not.test(id.replace(prefix, '')));
}

const BEYOND_GATEWAY = ['openai', 'anthropic', 'google', 'groq', 'openrouter'];

function beyondGateway(id, vendor, kind) {
  const names = { togetherai: 'together', vertex: 'vertex' };
  const known = [...BEYOND_GATEWAY, ...Object.keys(names)].includes(vendor);
  const family = known ? familyOf(id.replace(vendor, names[vendor] ?? vendor), kind) : undefined;
  if (family === undefined) return undefined;
  const prefix = new RegExp(`^adaline:${vendor}:(?:(?:chat|embeddings?):)?`);
  return { ...family, prefix, changed: "is asked without Adaline's gateway" };
}
