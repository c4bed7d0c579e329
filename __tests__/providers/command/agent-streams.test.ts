/** What is read from the event streams of real agents: each is printed by a process, as the agent printed it. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommandAdapter } from '../../../src/providers/command/command.js';
import { type ChatResponse, ProviderError } from '../../../src/providers/provider.js';

const FOLDER = join(import.meta.dirname, '../../fixtures/agents');
const adapter = createCommandAdapter({ cwd: FOLDER, environment: {}, redact: (text) => text });
afterAll(() => adapter.close?.());

function run(command: string, vars: Record<string, string> = {}): Promise<ChatResponse> {
  const request = { model: '', messages: [], params: {}, command, vars };
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
