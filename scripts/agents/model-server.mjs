/**
 * A model server for coding agents that answers by script, in the four APIs that they speak: Messages, chat completions,
 * Responses and generateContent. What it does: it reads the skill, writes `hello.txt` with the word that the skill says,
 * and says so. With a key that ends in a status, such as `key-401`, it refuses with that status.
 */
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';

/** @typedef {{ tool: string, args: Record<string, unknown> } | { text: string }} Reply */

/** @returns {Promise<{ port: number, requests: string[], close: () => void }>} */
export function startModelServer() {
  const requests = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      requests.push(`${request.method} ${request.url}\n${body}`);
      try {
        answer(request, body, response);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ port, requests, close });
    });
  });
}

const APIS = [
  { path: /\/messages(?:\?|$)/, calls: countOf('tool_use'), write: messages },
  { path: /\/chat\/completions/, calls: countOf('tool_calls'), write: chatCompletions },
  { path: /\/responses(?:\?|$)/, calls: countOf('function_call'), write: responses },
  { path: /:(?:streamG|g)enerateContent/, calls: countOf('functionCall'), write: generateContent },
];

function answer(request, body, response) {
  const key = `${request.headers.authorization ?? ''} ${request.headers['x-api-key'] ?? ''} ${request.headers['x-goog-api-key'] ?? ''}`;
  const refused = Number(/key-(\d{3})/.exec(key)?.[1] ?? 0);
  const api = APIS.find(({ path }) => path.test(request.url ?? ''));
  if (api === undefined || request.method !== 'POST') {
    json(response, request.url?.includes('count_tokens') ? 200 : 404, { input_tokens: 100 });
    return;
  }
  if (refused > 0) {
    const error = {
      type: 'api_error',
      message: `refused by script with ${refused}`,
      code: refused,
    };
    json(response, refused, { type: 'error', error });
    return;
  }
  api.write(response, replyTo(body, api.calls(body)), JSON.parse(body), request.url ?? '');
}

function json(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** Calls that the model has made so far, by how an API names them in the history. */
function countOf(name) {
  const pattern = {
    tool_use: '"type":"tool_use"',
    tool_calls: '"tool_calls":[',
    function_call: '"type":"function_call"',
    functionCall: '"functionCall":{',
  }[name];
  return (body) => body.split(pattern).length - 1;
}

const SHELLS = ['exec_command', 'shell', 'local_shell', 'shell_command'];
const SKILLS = ['Skill', 'skill', 'activate_skill'];
const WRITERS = {
  Write: ['file_path', 'content'],
  write_file: ['file_path', 'content'],
  create: ['path', 'file_text'],
  write: ['filePath', 'content'],
};

/** @returns {Reply} */
function replyTo(body, calls) {
  const tools = new Set([...body.matchAll(/"name":\s*"([\w-]+)"/g)].map(([, name]) => name));
  const has = (names) => names.find((name) => tools.has(name));
  const shell = has(SHELLS);
  const skill = has(SKILLS);
  const writer = has(Object.keys(WRITERS));
  // What has no tools asks for a title, or which model to take.
  if (shell === undefined && writer === undefined) return { text: 'Greeting' };
  const word = /Greet with the word (\w+)/.exec(body)?.[1] ?? 'hello';
  if (calls === 0) {
    if (skill !== undefined)
      return { tool: skill, args: { [argumentOf(skill, body)]: 'greeting' } };
    return run(shell, 'cat .agents/skills/greeting/SKILL.md');
  }
  if (calls > 1) return { text: `Done: hello.txt holds ${word}.` };
  if (writer === undefined) return run(shell, `echo ${word} > hello.txt`);
  const [path, content] = WRITERS[writer];
  return { tool: writer, args: { [path]: `${folderIn(body)}hello.txt`, [content]: `${word}\n` } };
}

/** The first property that a tool of this name describes. */
function argumentOf(tool, body) {
  const from = body.indexOf(`"name":"${tool}"`);
  return /"properties":\s*\{\s*"(\w+)"/.exec(body.slice(from))?.[1] ?? 'skill';
}

function run(shell, command) {
  if (shell === 'exec_command') return { tool: shell, args: { cmd: command } };
  return {
    tool: shell,
    args: { command: shell === 'shell_command' ? command : ['bash', '-lc', command] },
  };
}

/** All of them tell the model in which folder they work; an absolute path is used in a temporary folder only. */
function folderIn(body) {
  const found = /(?:working (?:directory|in the directory): |<cwd>)([\w./-]+)/i.exec(body)?.[1];
  return found?.startsWith(realpathSync(tmpdir())) === true ? `${found}/` : '';
}

function events(response, list, named) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of list) {
    if (named) response.write(`event: ${event.type}\n`);
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  }
  response.end();
}

let replies = 0;

function messages(response, reply, { model, stream }) {
  const id = `msg_${++replies}`;
  const block =
    'tool' in reply
      ? { type: 'tool_use', id: `toolu_${replies}`, name: reply.tool, input: reply.args }
      : { type: 'text', text: reply.text };
  const stop = 'tool' in reply ? 'tool_use' : 'end_turn';
  const usage = { input_tokens: 1200, output_tokens: 30 };
  const message = { id, type: 'message', role: 'assistant', model, stop_sequence: null };
  if (stream !== true) {
    json(response, 200, { ...message, content: [block], stop_reason: stop, usage });
    return;
  }
  const [start, delta] =
    'tool' in reply
      ? [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(reply.args) },
        ]
      : [
          { type: 'text', text: '' },
          { type: 'text_delta', text: reply.text },
        ];
  events(
    response,
    [
      {
        type: 'message_start',
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { ...usage, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: start },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ],
    true,
  );
}

function chatCompletions(response, reply, { model, stream }) {
  const id = `chatcmpl-${++replies}`;
  const calls =
    'tool' in reply
      ? [
          {
            index: 0,
            id: `call_${replies}`,
            type: 'function',
            function: { name: reply.tool, arguments: JSON.stringify(reply.args) },
          },
        ]
      : undefined;
  const message = {
    role: 'assistant',
    content: 'text' in reply ? reply.text : null,
    ...(calls && { tool_calls: calls }),
  };
  const finish = calls ? 'tool_calls' : 'stop';
  const usage = {
    prompt_tokens: 1200,
    completion_tokens: 30,
    total_tokens: 1230,
    prompt_tokens_details: { cached_tokens: 1000 },
  };
  const base = { id, created: 1, model };
  if (stream !== true) {
    json(response, 200, {
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage,
    });
    return;
  }
  const chunk = (choices, more = {}) => ({
    ...base,
    object: 'chat.completion.chunk',
    choices,
    ...more,
  });
  events(
    response,
    [
      chunk([{ index: 0, delta: message, finish_reason: null }]),
      chunk([{ index: 0, delta: {}, finish_reason: finish }]),
      chunk([], { usage }),
      '[DONE]',
    ],
    false,
  );
}

function responses(response, reply, { model }) {
  const id = `resp_${++replies}`;
  const item =
    'tool' in reply
      ? {
          type: 'function_call',
          id: `fc_${replies}`,
          call_id: `call_${replies}`,
          name: reply.tool,
          arguments: JSON.stringify(reply.args),
          status: 'completed',
        }
      : {
          type: 'message',
          id: `m_${replies}`,
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: reply.text, annotations: [] }],
        };
  const usage = {
    input_tokens: 1200,
    input_tokens_details: { cached_tokens: 1000 },
    output_tokens: 30,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 1230,
  };
  const whole = { id, object: 'response', model, status: 'completed', output: [item], usage };
  events(
    response,
    [
      {
        type: 'response.created',
        response: { ...whole, status: 'in_progress', output: [], usage: null },
      },
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: whole },
    ],
    true,
  );
}

function generateContent(response, reply, _body, url) {
  const part =
    'tool' in reply
      ? { functionCall: { name: reply.tool, args: reply.args } }
      : { text: reply.text };
  const value = {
    candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
    usageMetadata: {
      promptTokenCount: 1200,
      candidatesTokenCount: 30,
      totalTokenCount: 1230,
      cachedContentTokenCount: 1000,
    },
    modelVersion: /models\/([\w.-]+):/.exec(url)?.[1] ?? 'gemini',
  };
  if (/streamGenerateContent/.test(url)) events(response, [value], false);
  else json(response, 200, value);
}
