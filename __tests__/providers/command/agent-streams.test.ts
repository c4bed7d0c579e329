/** What is read from the event streams of real agents: each is printed by a process, as the agent printed it. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createCommandAdapter } from '../../../src/providers/adapters.js';
import {
  type ChatRequest,
  type ChatResponse,
  ProviderError,
} from '../../../src/providers/provider.js';

const FOLDER = join(import.meta.dirname, '../../fixtures/agents');
const adapter = createCommandAdapter({ cwd: FOLDER, environment: {}, redact: (text) => text });
afterAll(() => adapter.close?.());

type More = Partial<Pick<ChatRequest, 'vars' | 'agent' | 'model'>>;

function run(command: string, more: More = {}): Promise<ChatResponse> {
  const request = { model: '', messages: [], params: {}, command, ...more };
  return adapter.complete(request, new AbortController().signal);
}

async function failureOf(command: string): Promise<unknown> {
  try {
    return await run(command);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind, status, refused, failureCode } = error;
    return { kind, status, refused, failureCode, message: error.message };
  }
}

interface Told {
  readonly agent: unknown;
  readonly model: string | undefined;
  readonly tokens: readonly [input: number, output: number];
  readonly costUsd: number | undefined;
  readonly calls: readonly string[];
  readonly text: string;
}

async function told(command: string): Promise<Told> {
  const { agent, modelId, usage, costUsd, toolCalls, text, toolCallsUnknown } = await run(command);
  expect(toolCallsUnknown).toBeUndefined();
  return {
    agent,
    model: modelId,
    tokens: [usage.inputTokens, usage.outputTokens],
    costUsd,
    calls: toolCalls.map(
      ({ name, arguments: args, response }) =>
        `${name} ${Object.keys(args).join(',')} -> ${JSON.stringify(response ?? null).slice(0, 40)}`,
    ),
    text,
  };
}

describe('an agent that did its work', () => {
  test.each<[string, Told]>([
    [
      'claude-code',
      {
        agent: { name: 'Claude Code', version: '2.1.197', turns: 2, cachedTokens: 0 },
        model: 'claude-opus-4-8',
        tokens: [240, 40],
        costUsd: 0.0022,
        calls: ['Write file_path,content -> "File created successfully at: /workspac'],
        text: 'Done: hello.txt is written.',
      },
    ],
    [
      'copilot',
      {
        agent: { name: 'GitHub Copilot CLI', turns: 3 },
        model: 'local-model-1',
        tokens: [0, 0],
        costUsd: undefined,
        calls: [
          'skill skill -> "Skill \\"greeting\\" loaded successfully.',
          'create path,file_text -> "Created file /workspace/hello.txt with ',
        ],
        text: 'Done: hello.txt holds hello.',
      },
    ],
    [
      'codex',
      {
        agent: { name: 'Codex', cachedTokens: 0 },
        model: undefined,
        tokens: [240, 40],
        costUsd: undefined,
        calls: ['command_execution command -> {"exit_code":0,"output":""}'],
        text: 'Done: hello.txt is written.',
      },
    ],
    [
      'gemini-cli',
      {
        agent: { name: 'Gemini CLI', turns: 2, cachedTokens: 0 },
        model: 'gemini-3-pro',
        tokens: [840, 140],
        costUsd: undefined,
        calls: ['write_file file_path,content -> "success"'],
        text: 'Done: hello.txt is written.',
      },
    ],
    [
      'opencode',
      {
        agent: { name: 'opencode', turns: 2, cachedTokens: 0 },
        model: undefined,
        tokens: [240, 40],
        costUsd: undefined,
        calls: ['todowrite filePath,content -> "The todowrite tool was called with inva'],
        text: 'Done: hello.txt is written.',
      },
    ],
    [
      'qwen-code',
      {
        agent: { name: 'Qwen Code', version: '0.15.10', turns: 3, cachedTokens: 3000 },
        model: 'local-model-1',
        tokens: [3600, 90],
        costUsd: undefined,
        calls: [
          'skill skill -> "How we greet in files."',
          'write_file file_path,content -> "Successfully created and wrote to new f',
        ],
        text: 'Done: hello.txt holds hello.',
      },
    ],
  ])('%s', async (name, expected) => {
    expect(await told(`cat ${name}.jsonl`)).toEqual(expected);
  });

  test.each([
    ['copilot-denied', ['create'], '`--allow-all-tools`, or `--allow-tool`'],
    ['qwen-code-denied', ['write_file'], '`--yolo`, or `--allowed-tools`'],
  ])('%s: what it was denied is no failure of its own', async (name, tools, allowedBy) => {
    const { agent, text } = await run(`cat ${name}.jsonl`);
    expect(agent?.denied).toEqual({ tools, allowedBy });
    expect(text).toBe('Done: hello.txt holds hello.');
  });
});

/** Whatever the code of the process: an agent may end well with a refused key. */
describe('an ending that is no answer', () => {
  test.each([
    ['claude-code-401', 'auth', 401, 'PROVIDER_AUTH_FAILED'],
    ['claude-code-400', 'rejected', 400, 'PROVIDER_ERROR'],
    ['copilot-401', 'auth', 401, 'PROVIDER_AUTH_FAILED'],
    ['copilot-400', 'rejected', 400, 'PROVIDER_ERROR'],
    ['codex-401', 'auth', 401, 'PROVIDER_AUTH_FAILED'],
    ['codex-400', 'rejected', undefined, 'PROVIDER_ERROR'],
    ['qwen-code-401', 'auth', 401, 'PROVIDER_AUTH_FAILED'],
    ['qwen-code-400', 'rejected', 400, 'PROVIDER_ERROR'],
  ])('%s', async (name, kind, status, failureCode) => {
    const refused = kind === 'rejected';
    for (const code of [0, 1]) {
      expect(await failureOf(`cat ${name}.jsonl; exit ${code}`)).toMatchObject({
        ...{ kind, status, refused, failureCode },
      });
    }
  });
});

/** The last event of each stream that tells its end. */
describe('a stream that breaks off', () => {
  test.each(['claude-code', 'copilot', 'codex', 'gemini-cli', 'opencode', 'qwen-code'])(
    '%s',
    async (name) => {
      const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      const command = `head -n ${lines.length - 1} ${name}.jsonl`;
      expect(await failureOf(command)).toMatchObject({
        failureCode: 'COMMAND_FAILED',
        message: expect.stringContaining('before the events of'),
      });
    },
  );
});

describe('what is known as a stream', () => {
  const others = (count: number): string => `yes '{"level":"info"}' | head -n ${count}`;

  test('after 100 other lines it is one, after 101 it is text', async () => {
    expect((await run(`${others(100)}; cat codex.jsonl`)).agent?.name).toBe('Codex');
    const { agent, text } = await run(`${others(101)}; cat codex.jsonl`);
    expect(agent).toBeUndefined();
    expect(text).toContain('"thread.started"');
  });

  test('`agent: none` makes it text', async () => {
    const { agent, text, toolCallsUnknown } = await run('cat claude-code.jsonl', { agent: 'none' });
    expect(agent).toBeUndefined();
    expect(text).toContain('"claude_code_version"');
    expect(toolCallsUnknown).toBe('untold');
  });

  test.each<[string, string, string | undefined]>([
    [
      'what is like Claude Code',
      '{"type":"system","subtype":"init","session_id":"1","tools":[]}',
      undefined,
    ],
    ['a line of logs', '{"type":"init","message":"ready"}', undefined],
    ['one of its own', '{"type":"thread.started","thread_id":"1"}', 'Codex'],
  ])('%s', async (_name, line, agent) => {
    const command = `printf '%s\\n' "$KINDLM_VAR_line"; tail -n 2 codex.jsonl`;
    expect((await run(command, { vars: { line } })).agent?.name).toBe(agent);
  });

  test('Claude Code’s `json` form: everything but the calls', async () => {
    const answer = await run('tail -n 1 claude-code.jsonl');
    expect(answer).toMatchObject({
      text: 'Done: hello.txt is written.',
      toolCallsUnknown: 'only-result',
      costUsd: 0.0022,
      agent: { name: 'Claude Code', turns: 2 },
    });
    expect(await failureOf('tail -n 1 claude-code-401.jsonl')).toMatchObject({ kind: 'auth' });
  });

  test('Gemini CLI’s `json` form', async () => {
    const tokens = { prompt: 800, candidates: 100, total: 940, cached: 10, thoughts: 40, tool: 0 };
    const stats = { models: { 'gemini-3-pro': { api: {}, tokens } }, tools: {}, files: {} };
    const line = JSON.stringify({ session_id: 's', response: 'Done.', stats }, null, 2);
    const answer = await run('printf %s "$KINDLM_VAR_line"', { vars: { line } });
    expect(answer).toMatchObject({
      text: 'Done.',
      toolCallsUnknown: 'only-result',
      usage: { inputTokens: 800, outputTokens: 140 },
      modelId: 'gemini-3-pro',
    });
  });
});

/** Each had two calls. What a check says of calls must not rest on those that are left. */
test.each([
  ['nothing', 'cat qwen-code.jsonl', undefined],
  ['a call whose result came', `sed '/"type":"tool_use"/d' qwen-code.jsonl`, 'lost'],
  ['the end of an event', `sed '5s/..$//' qwen-code.jsonl`, 'lost'],
  [
    'an event that is too long',
    `head -n 7 qwen-code.jsonl; head -c 17000000 /dev/zero | tr '\\0' x; echo; tail -n 1 qwen-code.jsonl`,
    'lost',
  ],
])('the stream lost %s', async (_name, command, unknown) => {
  const { text, toolCallsUnknown } = await run(command);
  expect([text, toolCallsUnknown]).toEqual(['Done: hello.txt holds hello.', unknown]);
});

/** Events of one result each, made by a process: the memory of the action does not grow with them. */
describe('long streams', () => {
  const events = (count: number): string =>
    `head -n 1 claude-code.jsonl; yes '{"type":"new.kind","text":"${'x'.repeat(1000)}"}' | head -n ${count}; tail -n 1 claude-code.jsonl`;

  test('40 MB are read', async () => {
    expect((await run(events(40_000))).text).toBe('Done: hello.txt is written.');
  });

  test('more than 64 MiB end it', async () => {
    expect(await failureOf(events(70_000))).toMatchObject({
      failureCode: 'COMMAND_FAILED',
      message: expect.stringContaining('more than 67108864 bytes'),
    });
  });
});

test('an answer in place of which Qwen Code says an error has no model behind it; one that a model gave is an answer', async () => {
  const stream = readFileSync(join(FOLDER, 'qwen-code-401.jsonl'), 'utf8');
  const line = stream.replaceAll('"input_tokens":0', '"input_tokens":9');
  const { text } = await run('printf %s "$KINDLM_VAR_line"', { vars: { line } });
  expect(text).toBe('[API Error: 401 Incorrect API key provided]');
});

/** By an agent, or a version of it, that no stream here is of: nothing but these words says that no model spoke. */
test.each([
  [
    'claude-code',
    `{"type":"system","subtype":"init","session_id":"s","claude_code_version":"99.0.0"}
{"type":"assistant","message":{"id":"m","model":"x","content":[{"type":"text","text":"API Error: 401 invalid key"}]}}
{"type":"result","subtype":"success","is_error":false,"result":"API Error: 401 invalid key","usage":{}}`,
  ],
  [
    'codex',
    `{"type":"thread.started","thread_id":"t"}
{"type":"item.completed","item":{"id":"i","type":"agent_message","text":"API Error 401: invalid key"}}
{"type":"turn.completed","usage":{"input_tokens":0,"output_tokens":0}}`,
  ],
  [
    'copilot',
    `{"type":"session.skills_loaded","id":"1","timestamp":"t","data":{"skills":[]}}
{"type":"assistant.message","id":"2","timestamp":"t","data":{"content":"[API Error: 401 invalid key]"}}
{"type":"result","exitCode":0}`,
  ],
])('%s: a refused key that is called a success is none, in any version', async (_, line) => {
  expect(await failureOf(`printf %s '${line}'`)).toMatchObject({ kind: 'auth' });
});

test('an answer about errors of an API is an answer, also where the agent tells no tokens', async () => {
  const content = 'API error handling: each call is tried again.';
  const line = [
    '{"type":"session.skills_loaded","id":"1","timestamp":"t","data":{"skills":[]}}',
    JSON.stringify({ type: 'assistant.message', id: '2', timestamp: 't', data: { content } }),
    '{"type":"result","exitCode":0}',
  ].join('\n');
  expect(await run('printf %s "$KINDLM_VAR_line"', { vars: { line } })).toMatchObject({
    text: content,
  });
});

test.each<[string, string, string]>([
  ['429', 'unexpected status 429 Too Many Requests: slow down', 'rate-limit'],
  ['no credit', 'unexpected status 429: You exceeded your current quota', 'quota'],
  ['overload', 'unexpected status 529 Overloaded', 'transient'],
  ['no connection', 'stream disconnected before completion: ECONNREFUSED', 'transient'],
  [
    'Google’s word for a wrong key',
    '{"error":{"code":400,"message":"API key not valid."}}',
    'auth',
  ],
  ['a refused request', '{"error":{"code":404,"message":"no such model"}}', 'rejected'],
  ['no reason', 'something went wrong', 'rejected'],
])('why a request failed: %s', async (_name, message, kind) => {
  const line = JSON.stringify({ type: 'turn.failed', error: { message } });
  const command = `head -n 1 codex.jsonl; printf '%s\\n' "$KINDLM_VAR_line"`;
  await expect(run(command, { vars: { line } })).rejects.toMatchObject({ kind });
});

test('a limit of turns is no error: what was done is kept, and no answer', async () => {
  const command = `head -n 5 claude-code.jsonl; echo '{"type":"result","subtype":"error_max_turns","is_error":true,"num_turns":2}'; exit 1`;
  const { agent, toolCalls } = await run(command);
  expect(agent?.turnLimitReached).toBe(true);
  expect(toolCalls).toHaveLength(1);
});

test('calls of subagents are marked, and their words are no answer', async () => {
  const line = readFileSync(join(FOLDER, 'claude-code.jsonl'), 'utf8')
    .replaceAll('"parent_tool_use_id":null', '"parent_tool_use_id":"toolu_0"')
    .replace('"result":"Done: hello.txt is written."', '"result":""');
  const { toolCalls, text } = await run('printf %s "$KINDLM_VAR_line"', { vars: { line } });
  expect(toolCalls).toMatchObject([{ name: 'Write', isOfSubagent: true }]);
  expect(text).toBe('');
});

test('the model that the test names gives tokens their price; what the stream names goes before it', async () => {
  const { modelId, costUsd } = await run('cat codex.jsonl', { model: 'gpt-4o' });
  expect([modelId, costUsd]).toEqual(['gpt-4o', (240 * 2.5 + 40 * 10) / 1e6]);
  const named = await run('cat claude-code.jsonl', { model: 'gpt-4o' });
  expect([named.modelId, named.costUsd]).toEqual(['claude-opus-4-8', 0.0022]);
});

describe('the version that no event names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-version-'));
  const log = join(folder, 'log');
  const program = `#!/bin/sh
echo "$*" >> ${log}
if [ "$1" = --version ]; then echo "codex-cli 9.8.7$SHOP_TOKEN"; else cat ${FOLDER}/codex.jsonl; fi
`;
  for (const name of ['codex', 'wrapper']) {
    writeFileSync(join(folder, name), program);
    chmodSync(join(folder, name), 0o755);
  }
  const environment = {
    PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    SHOP_TOKEN: '-key',
  };
  const asking = createCommandAdapter({ cwd: FOLDER, environment, redact: (text) => text });
  afterAll(async () => {
    await asking.close?.();
    rmSync(folder, { recursive: true });
  });
  const started = async (command: string): Promise<readonly (string | undefined)[]> => {
    rmSync(log, { force: true });
    const request = { model: '', messages: [], params: {}, command };
    const { agent } = await asking.complete(request, new AbortController().signal);
    return [agent?.version, ...readFileSync(log, 'utf8').trim().split('\n')];
  };

  test('is asked of the program, once and without keys', async () => {
    const version = ['9.8.7', 'exec --json', '--version'];
    expect(await started('cd . && FLAG=1 codex exec --json < /dev/null')).toEqual(version);
    expect(await started('cd . && FLAG=1 codex exec --json < /dev/null')).toEqual([
      '9.8.7',
      'exec --json',
    ]);
  });

  test.each(['wrapper codex exec', 'agent=codex; $agent exec'])(
    'is not asked where something else might start twice: %s',
    async (command) => {
      const [version, ...starts] = await started(command);
      expect([version, starts]).toEqual([undefined, [expect.stringContaining('exec')]]);
    },
  );
});
