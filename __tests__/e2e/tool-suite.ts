/** A suite with one test of tools, and a model that calls them. */
import { readFile } from 'node:fs/promises';
import { type FakeServer, startFakeServer } from '../servers/faults.js';
import { modelEntry, suiteYaml, type Workspace } from './project.js';

export interface Offered {
  readonly tools?: readonly {
    readonly function: { readonly name: string; readonly description: string };
  }[];
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

/** A model that calls its first tool once, or twice where the question says so, and then says what it was told. */
export function startToolCaller(): Promise<FakeServer> {
  return startFakeServer(({ body }) => {
    const { tools = [], messages } = body as Offered;
    const told = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
    const calls = JSON.stringify(messages).includes('twice') ? 2 : 1;
    const isDone = tools.length === 0 || told.length >= calls;
    const call = {
      id: `c${told.length}`,
      type: 'function',
      function: { name: tools[0]?.function.name, arguments: '{"id":"42"}' },
    };
    const said = { role: 'assistant', content: `Told: ${told.join('; ')}` };
    const asks = { role: 'assistant', content: null, tool_calls: [call] };
    const choice = isDone
      ? { finish_reason: 'stop', message: said }
      : { finish_reason: 'tool_calls', message: asks };
    return { body: { choices: [choice], usage: { prompt_tokens: 5, completion_tokens: 5 } } };
  });
}

interface ToolSuite {
  readonly url: string;
  /** Over a test `t` that asks `user`. */
  readonly test?: object;
  readonly gates?: Readonly<Record<string, unknown>> | undefined;
  readonly user?: string | undefined;
  /** Of a call; default 3,000. */
  readonly timeoutMs?: number;
}

/** A suite `tools`. */
export function toolSuite({
  url,
  test = {},
  gates = {},
  user = 'Where is 42?',
  timeoutMs = 3_000,
}: ToolSuite): string {
  return suiteYaml({
    url,
    name: 'tools',
    models: [{ ...modelEntry('m'), pricing: undefined }],
    prompts: { p: { user } },
    tests: [{ name: 't', prompt: 'p', ...test }],
    gates,
    defaults: { timeoutMs },
  });
}

/** What the servers of mcp-stdio.mjs were asked: process, method and tool. */
export async function askedLines(workspace: Workspace): Promise<readonly string[]> {
  const text = await workspace.read('log.txt').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}

/** Their processes that are left; one that has ended and that nobody has asked about is none. */
export async function leftRunning(workspace: Workspace): Promise<readonly number[]> {
  const pids = new Set((await askedLines(workspace)).map((line) => Number(line.split(' ')[0])));
  const states = [...pids].map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State:\tZ');
    return /^State:\s+[ZX]/m.test(status) ? [] : [pid];
  });
  return (await Promise.all(states)).flat();
}
