/** Gemini's signatures on tool calls: sent back in the tool loop, never stored, and no hindrance to a replay. */
import { expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { createWorkspace, runAction } from './project.js';

const SIGNATURE = 'c2lnbmF0dXJlLW9mLXRoZS10aG91Z2h0cw==';
const EXTRA = { google: { thought_signature: SIGNATURE } };

async function startGemini() {
  const call = {
    id: 'function-call-1',
    type: 'function',
    function: { name: 'look', arguments: '{}' },
    extra_content: EXTRA,
  };
  const server = await startOpenAiServer({
    reply: ({ body }) =>
      JSON.stringify(body).includes('"role":"tool"')
        ? 'Found.'
        : {
            kind: 'json',
            body: {
              choices: [{ message: { content: null, tool_calls: [call] }, finish_reason: 'stop' }],
            },
          },
  });
  return server;
}

test('recorded and replayed', async () => {
  const server = await startGemini();
  const workspace = await createWorkspace({
    'kindlm.yaml': JSON.stringify({
      kindlm: 1,
      project: 'shop',
      suite: { name: 'support' },
      providers: { gemini: { apiKeyEnv: 'TEST_KEY', baseUrl: server.url } },
      models: [{ id: 'g', provider: 'gemini', model: 'gemini-3-flash' }],
      prompts: { p: { user: 'Look.' } },
      tests: [
        {
          name: 't',
          prompt: 'p',
          tools: [{ name: 'look', defaultResponse: { ok: true } }],
          expect: { output: { contains: ['Found'] }, toolCalls: [{ tool: 'look' }] },
        },
      ],
    }),
  });
  const recorded = await runAction(workspace, { inputs: { responses: 'record', outputs: 'all' } });
  expect([recorded.code, recorded.failures]).toEqual([0, [{}]]);
  expect(server.requests[1]?.body).toMatchObject({
    messages: [{}, { role: 'assistant', tool_calls: [{ extra_content: EXTRA }] }, { role: 'tool' }],
  });
  expect(JSON.stringify([recorded.files, await workspace.files()])).not.toContain(SIGNATURE);
  const replayed = await runAction(workspace, { env: {}, inputs: { responses: 'replay' } });
  expect([replayed.code, replayed.failures]).toEqual([0, [{}]]);
  expect(server.requests).toHaveLength(2);
});
