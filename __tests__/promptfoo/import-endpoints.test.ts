import { describe, expect, test } from '@jest/globals';
import { importSmall } from './run-import.js';

/** A promptfoo provider, and the entry of `providers` and the model that it becomes. */
const OPENAI_COMPATIBLE: readonly (readonly [string, string, string, string])[] = [
  [
    'truefoundry:openai/m',
    'https://llm-gateway.truefoundry.com',
    'TRUEFOUNDRY_API_KEY',
    'openai/m',
  ],
  ['helicone:openai/m', 'http://localhost:8080/ai', 'HELICONE_API_KEY', 'openai/m'],
  ['llama', '${LLAMA_BASE_URL}/v1', 'LLAMA_API_KEY', 'default'],
  [
    'alibaba:qwen-max',
    'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    'DASHSCOPE_API_KEY',
    'qwen-max',
  ],
  ['cometapi:chat:gpt-5', 'https://api.cometapi.com/v1', 'COMETAPI_KEY', 'gpt-5'],
  ['groq:llama-3.3', 'https://api.groq.com/openai/v1', 'GROQ_API_KEY', 'llama-3.3'],
  ['huggingface:chat:google/g', 'https://router.huggingface.co/v1', 'HF_TOKEN', 'google/g'],
  [
    'openrouter:mistralai/mistral-7b:free',
    'https://openrouter.ai/api/v1',
    'OPENROUTER_API_KEY',
    'mistralai/mistral-7b:free',
  ],
  ['togetherai:meta/l', 'https://api.together.xyz/v1', 'TOGETHER_API_KEY', 'meta/l'],
  ['localai:chat:vicuna', 'http://localhost:8080/v1', 'LOCALAI_API_KEY', 'vicuna'],
];

describe('OpenAI-compatible endpoints', () => {
  test('each has its URL and its key; several are named', async () => {
    const { code, config, lost } = await importSmall({
      providers: [...OPENAI_COMPATIBLE.map(([id]) => id), 'openai:gpt-4o'],
    });
    expect({ code, lost }).toEqual({ code: 0, lost: [] });
    const found = (config.models ?? []).map(({ provider, model }) => [
      config.providers?.[String(provider)],
      model,
    ]);
    expect(found).toEqual([
      ...OPENAI_COMPATIBLE.map(([, baseUrl, apiKeyEnv, model]) => [
        { kind: 'openai', apiKeyEnv, baseUrl },
        model,
      ]),
      [{ apiKeyEnv: 'OPENAI_API_KEY' }, 'gpt-4o'],
    ]);
    expect(config.models?.at(-1)?.['provider']).toBe('openai');
    expect(Object.keys(config.providers ?? {})).toEqual(
      expect.arrayContaining(['openai', 'groq', 'openrouter', 'together']),
    );
  });

  test('one endpoint alone is the plain entry of its kind, as are two models of it', async () => {
    const { config } = await importSmall({
      providers: ['groq:a', { id: 'groq:b', config: { temperature: 0.5 } }],
    });
    expect(config.providers).toEqual({
      openai: { apiKeyEnv: 'GROQ_API_KEY', baseUrl: 'https://api.groq.com/openai/v1' },
    });
    expect(config.models).toEqual([
      { id: 'a', provider: 'openai', model: 'a', params: { temperature: 0 } },
      { id: 'b', provider: 'openai', model: 'b', params: { temperature: 0.5 } },
    ]);
  });

  test.each([
    ['openai:embedding:small', 'openai', 'small'],
    ['mistral:embeddings:mistral-embed', 'mistral', 'mistral-embed'],
    ['google:embedding:gemini-embedding-001', 'gemini', 'gemini-embedding-001'],
    ['litellm:embedding:small', 'litellm', 'small'],
    ['azure:embeddings:ada-deployment', 'azure', 'ada-deployment'],
  ])('%s compares texts', async (embedding, provider, model) => {
    const { config, lost } = await importSmall({
      defaultTest: { options: { provider: { embedding } } },
      tests: [{ vars: { word: 'x' }, assert: [{ type: 'similar', value: 'y' }] }],
    });
    expect(lost).toEqual([]);
    expect(config.defaults).toEqual({ embeddingModel: model });
    expect(config.models?.at(-1)).toEqual({ id: model, provider, model });
  });

  test('a second URL or key of a provider is an endpoint of its own', async () => {
    const { config, lost } = await importSmall({
      providers: [
        'openai:gpt-4o-mini',
        { id: 'openai:gpt-4o', config: { apiBaseUrl: 'https://{{env.PREVIEW_HOST}}/v1' } },
        { id: 'openai:gpt-4.1', config: { apiKey: '{{ env.TEAM_KEY }}' } },
      ],
    });
    expect(lost).toEqual([]);
    expect(config.providers).toEqual({
      openai: { apiKeyEnv: 'OPENAI_API_KEY' },
      'openai-2': {
        kind: 'openai',
        apiKeyEnv: 'OPENAI_API_KEY',
        baseUrl: 'https://${PREVIEW_HOST}/v1',
      },
      'openai-3': { kind: 'openai', apiKeyEnv: 'TEAM_KEY' },
    });
    expect(config.models?.map(({ provider }) => provider)).toEqual([
      'openai',
      'openai-2',
      'openai-3',
    ]);
  });

  test.each([
    [
      'azure:chat:my-deployment',
      { apiHost: 'name.openai.azure.com', apiVersion: '2025-01-01' },
      'https://name.openai.azure.com/openai/v1',
    ],
    ['azureopenai:chat:my-deployment', {}, 'https://${AZURE_API_HOST}/openai/v1'],
    [
      'azure:responses:my-deployment',
      { apiBaseUrl: 'https://x.example/openai' },
      'https://x.example/openai',
    ],
  ])('%s with %j', async (id, config, baseUrl) => {
    const run = await importSmall({ providers: [{ id, config }] });
    expect(run.lost).toEqual([]);
    expect(run.config.providers).toEqual({ openai: { apiKeyEnv: 'AZURE_API_KEY', baseUrl } });
    expect(run.config.models?.map(({ model }) => model)).toEqual(['my-deployment']);
  });

  test('Gemini on Vertex AI is asked by the Gemini API, and that is told', async () => {
    const { config, changed } = await importSmall({ providers: ['vertex:gemini-2.5-pro'] });
    expect(config.providers).toEqual({ gemini: { apiKeyEnv: 'GOOGLE_API_KEY' } });
    expect(changed).toEqual([expect.stringContaining('not through Vertex AI')]);
  });
});

describe('HTTP endpoints', () => {
  test.each([
    [
      {
        id: 'https://agents.example.com/chat?v=2',
        config: {
          method: 'post',
          headers: {
            'Content-Type': 'application/json',
            Authorization: 'Bearer {{env.AGENT_TOKEN}}',
            'X-Team': '{{ env.TEAM }}',
            'X-Source': 'evals',
          },
          body: { messages: [{ role: 'user', content: '{{prompt}}' }], lang: '{{language}}' },
          transformResponse: 'json.choices[0].message.content',
        },
      },
      {
        url: 'https://agents.example.com/chat?v=2',
        apiKeyEnv: 'AGENT_TOKEN',
        headers: { 'X-Team': 'env:TEAM', 'X-Source': 'evals' },
        body: { messages: [{ role: 'user', content: '{{prompt}}' }], lang: '{{language}}' },
        responsePath: 'choices.0.message.content',
      },
    ],
    [
      {
        id: 'http',
        config: {
          url: '{{env.SERVICE_URL}}/ask',
          body: '{"q": {{ prompt | dump }}}',
          responseParser: "(json, text) => json['answer']?.text;",
        },
      },
      { url: '${SERVICE_URL}/ask', body: '{"q": {{prompt}}}', responsePath: 'answer.text' },
    ],
    [
      { id: 'http://localhost:3000/search', config: { queryParams: { q: '{{prompt}}' } } },
      { url: 'http://localhost:3000/search', method: 'GET', body: { q: '{{prompt}}' } },
    ],
    [
      'webhook:https://hooks.example.com/llm',
      {
        url: 'https://hooks.example.com/llm',
        body: { prompt: '{{prompt}}' },
        responsePath: 'output',
      },
    ],
  ])('%j', async (provider, http) => {
    const { config, lost } = await importSmall({ providers: [provider] });
    expect(lost).toEqual([]);
    expect(config.providers).toEqual({ http });
    expect(config.models).toEqual([
      { id: expect.any(String), provider: 'http', model: expect.any(String) },
    ]);
  });

  const url = 'https://agents.example.com/chat';
  test.each([
    [{ id: url, config: { request: 'POST /x' } }, 'its request is raw text'],
    [{ id: url, config: { body: { q: '{{ prompt | upper }}' } } }, 'its body has the template'],
    [{ id: url, config: { body: { q: 'always the same' } } }, 'its body holds no prompt'],
    [{ id: url, config: { method: 'DELETE', body: { q: '{{prompt}}' } } }, 'its method is DELETE'],
    [
      { id: url, config: { body: { q: '{{prompt}}' }, transformResponse: 'file://parse.js' } },
      'the file parse.js does not exist',
    ],
    [
      { id: url, config: { body: { q: '{{prompt}}' }, transformResponse: 'json.text +' } },
      'its transformResponse does not compile',
    ],
    [
      { id: url, config: { body: { q: '{{prompt}}' }, transformResponse: "require('fs').x" } },
      'its transformResponse needs other modules',
    ],
    [{ id: 'https://x.example/{{path}}', config: { body: '{{prompt}}' } }, 'is none that'],
  ])('%j is left out and told', async (provider, note) => {
    const { code, config, lost } = await importSmall({
      providers: ['openai:gpt-4o-mini', provider],
    });
    expect([code, Object.keys(config.providers ?? {})]).toEqual([1, ['openai']]);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test('a secret in a header is not copied, not even into the notes', async () => {
    const run = await importSmall({
      providers: [
        {
          id: url,
          config: {
            headers: { Authorization: 'Bearer opensesame-1', 'X-Api-Key': 'opensesame-2' },
            body: { q: '{{prompt}}' },
          },
        },
      ],
    });
    expect(JSON.stringify(run)).not.toContain('opensesame');
    expect(run.lost).toEqual([
      expect.stringContaining('the value of the header Authorization is written in the config'),
      expect.stringContaining('the value of the header X-Api-Key is written in the config'),
    ]);
  });

  test('two endpoints are named by their hosts; a system prompt that no body sends is told', async () => {
    const { config, changed } = await importSmall({
      prompts: ['[{"role":"system","content":"Be kind"},{"role":"user","content":"{{word}}"}]'],
      providers: [
        { id: url, config: { body: { q: '{{prompt}}' } } },
        { id: 'https://other.example/x', config: { body: { q: '{{prompt}}' } } },
      ],
    });
    expect(Object.entries(config.providers ?? {}).map(([name, { kind }]) => [name, kind])).toEqual([
      ['agents.example.com', 'http'],
      ['other.example', 'http'],
    ]);
    expect(changed).toEqual([
      expect.stringContaining('{{prompt}} in the body is the user message'),
    ]);
  });
});

describe('endpoints by their own options', () => {
  const MESSAGES = [{ role: 'user', content: [{ type: 'text', text: '{{prompt}}' }] }];
  test.each<[string, object, object]>([
    [
      'helicone:openai/m',
      { baseUrl: 'https://gate.example', router: 'prod' },
      {
        openai: { apiKeyEnv: 'HELICONE_API_KEY', baseUrl: 'https://gate.example/router/prod' },
      },
    ],
    [
      'vertex:claude-sonnet-4@20250514',
      { projectId: 'p', region: 'europe-west1', max_tokens: 9, showThinking: false },
      {
        http: {
          url: 'https://europe-west1-aiplatform.googleapis.com/v1/projects/p/locations/europe-west1/publishers/anthropic/models/claude-sonnet-4@20250514:rawPredict',
          apiKeyEnv: 'VERTEX_ACCESS_TOKEN',
          body: { messages: MESSAGES, anthropic_version: 'vertex-2023-10-16', max_tokens: 9 },
        },
      },
    ],
    [
      'watsonx:chat:ibm/granite',
      { projectId: 'p', maxNewTokens: 9, stopSequences: ['x'] },
      {
        http: {
          url: 'https://us-south.ml.cloud.ibm.com/ml/v1/text/chat?version=2024-10-08',
          apiKeyEnv: 'WATSONX_AI_BEARER_TOKEN',
          body: {
            model_id: 'ibm/granite',
            project_id: 'p',
            messages: '{{messages}}',
            max_tokens: 9,
            stop: ['x'],
          },
        },
      },
    ],
    [
      'https://a.example/x',
      { body: { q: '{{prompt}}' }, transformResponse: '(json) => json.a || json.b' },
      {
        http: {
          url: 'https://a.example/x',
          body: { q: '{{prompt}}' },
          transformResponse: '(json) => json.a || json.b',
        },
      },
    ],
    [
      '${BASE:-http://localhost:8000}/ask',
      { body: 'key sk-ant-REDACTME0123456789abcdefghij and {{prompt}}' },
      {},
    ],
  ])('%s', async (id, config, providers) => {
    const run = await importSmall({
      providers: [
        id.startsWith('$') ? { id: 'http', config: { url: id, ...config } } : { id, config },
      ],
    });
    if (!id.startsWith('$')) {
      expect(run.lost).toEqual([]);
      expect(run.config.providers).toEqual(providers);
      return;
    }
    expect(run.config.providers?.['http']).toMatchObject({
      url: '${BASE}/ask',
      body: 'key held-back and {{prompt}}',
    });
    expect(run.lost).toEqual([
      'providers: `http.body` holds a key, which is held back: put it into an environment variable',
    ]);
  });

  test("a provider's transform goes over its reply", async () => {
    const config = { body: { q: '{{prompt}}' }, transformResponse: 'json.a' };
    const provider = { id: 'https://a.example/x', config, transform: 'output.trim()' };
    const rubric = { type: 'llm-rubric', value: 'is kind' };
    const run = await importSmall({ providers: [provider], tests: [{ assert: [rubric] }] });
    expect(run.lost).toEqual([]);
    expect(run.config.providers?.['http']?.['transformResponse']).toContain(
      'return (output.trim()',
    );
  });
});
