/** Amazon Bedrock: an `http` endpoint a model, with the Converse API and a Bedrock API key. */
import { describe, expect, test } from '@jest/globals';
import { importSmall } from './run-import.js';

const PARAMETERS = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };

describe('Bedrock', () => {
  const claude = {
    id: 'bedrock:us.anthropic.claude-sonnet-4-6',
    config: {
      region: 'eu-west-1',
      max_tokens: 300,
      thinking: { type: 'enabled', budget_tokens: 1024 },
    },
  };
  const url =
    'https://bedrock-runtime.eu-west-1.amazonaws.com/model/us.anthropic.claude-sonnet-4-6/converse';
  const user = (text: string): unknown => [{ role: 'user', content: [{ text }] }];

  test('a model is asked through Converse', async () => {
    const { config, lost, changed } = await importSmall({ providers: [claude] });
    expect(lost).toEqual([]);
    expect(config.providers).toEqual({
      http: {
        url,
        apiKeyEnv: 'AWS_BEARER_TOKEN_BEDROCK',
        body: {
          messages: user('{{prompt}}'),
          inferenceConfig: { maxTokens: 300 },
          additionalModelRequestFields: { thinking: claude.config.thinking },
        },
      },
    });
    expect(changed).toEqual([expect.stringContaining('is asked with a Bedrock API key')]);
  });

  test.each([
    [
      'every prompt has a system prompt',
      ['[{"role":"system","content":"S"},{"role":"user","content":"{{word}}"}]'],
      false,
      '{{prompt}}',
    ],
    ['a judge has one', ['Say {{word}}'], true, '{{system}}\n\n{{prompt}}'],
  ])('%s', async (_, prompts, isJudged, text) => {
    const judged = isJudged ? [{ type: 'llm-rubric', value: 'Kind' }] : [];
    const { config } = await importSmall({
      providers: [claude],
      prompts,
      tests: [{ vars: { word: 'a' }, assert: [{ type: 'contains', value: 'a' }, ...judged] }],
    });
    const body = config.providers?.['http']?.['body'] as Record<string, unknown>;
    expect(body['messages']).toEqual(user(text));
    expect(body['system']).toEqual(isJudged ? undefined : [{ text: '{{system}}' }]);
  });

  test('tools stand in the request, and the answer ends at the call, as in promptfoo', async () => {
    const { config, lost } = await importSmall({
      providers: [
        {
          id: 'bedrock:converse:amazon.nova-pro-v1:0',
          config: {
            toolConfig: {
              tools: [{ toolSpec: { name: 'weather', inputSchema: { json: PARAMETERS } } }],
            },
          },
        },
      ],
      tests: [
        {
          vars: { word: 'a' },
          assert: [{ type: 'javascript', value: "JSON.parse(output).name === 'weather'" }],
        },
      ],
    });
    expect(lost).toEqual([]);
    expect(config.providers?.['http']).toMatchObject({
      url: 'https://bedrock-runtime.us-east-1.amazonaws.com/model/amazon.nova-pro-v1%3A0/converse',
      body: {
        toolConfig: {
          tools: [{ toolSpec: { name: 'weather', inputSchema: { json: PARAMETERS } } }],
        },
      },
    });
    expect(config.tests?.[0]).not.toHaveProperty('tools');
    expect(config.tests?.[0]?.assert?.[0]).toMatchObject({
      value: expect.stringContaining("type: 'tool_use'"),
    });
  });

  test("OpenAI's models have an endpoint of OpenAI's shape", async () => {
    const { config, lost } = await importSmall({
      providers: [
        { id: 'bedrock:openai.gpt-5.5', config: { region: 'us-east-2', reasoning_effort: 'low' } },
      ],
    });
    expect(lost).toEqual([]);
    expect(config.providers).toEqual({
      openai: {
        apiKeyEnv: 'AWS_BEARER_TOKEN_BEDROCK',
        baseUrl: 'https://bedrock-mantle.us-east-2.api.aws/v1',
      },
    });
    expect(config.models?.[0]).toMatchObject({
      model: 'openai.gpt-5.5',
      params: { extra: { reasoning_effort: 'low' } },
    });
  });

  test.each([
    ['bedrock:amazon.nova-sonic-v1:0', 'is no chat model of the Converse API'],
    ['bedrock:kb:x', 'is no chat model of the Converse API'],
    [
      { id: 'bedrock:us.meta.llama', config: { guardrailIdentifier: 'g' } },
      '`config.guardrailIdentifier` has no',
    ],
  ])('%j is told', async (provider, note) => {
    const { lost } = await importSmall({ providers: ['openai:gpt-4o', provider] });
    expect(lost).toEqual([expect.stringContaining(note)]);
  });
});
