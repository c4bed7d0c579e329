/**
 * What a test of the whole action sets up, in the order in which it needs it:
 *
 *     const model = await startModel({ refund: 'No.' });              // answers by the user's message; others get "ok"
 *     const yaml = suiteYaml({ url: model.url, tests: [{ name: 'refund', expect: { output: { contains: ['Yes'] } } }] });
 *     const base = await runAction(yaml);                             // a push: every input has its default
 *     const run = await runAction(yaml, { base, event: 'pull_request', inputs: { 'fail-on': 'never' } });
 *     expect([run.code, run.asked, run.failures]).toEqual([0, 1, [{ code: 'CONTAINS_FAILED', ... }]]);
 *
 * Nothing has to be closed or removed: servers and folders go with the test, or with the file where they were started
 * outside of its tests (`await` at the top of the file). A repository that several jobs share is a workspace,
 * `await createWorkspace({ 'kindlm.yaml': yaml })`; jobs on an emulated GitHub are those of github-project.ts.
 */
import { stringify } from 'yaml';
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import type { FakeServer, RecordedRequest } from '../servers/faults.js';
import { KEY_NAME } from './run-action.js';

export * from './run-action.js';
export { createWorkspace, Workspace, type Files } from './workspace.js';

type Yaml = Readonly<Record<string, unknown>>;

/** Keys of a test in kindlm.yaml. */
export type TestYaml = Yaml & { readonly name: string };

/** Keys of kindlm.yaml, over those that are made here. */
export interface SuiteYaml extends Yaml {
  /** Base URL of the model: of one that speaks as OpenAI's, or as Anthropic's. */
  readonly url?: string;
  readonly anthropic?: string;
  /** Of the suite; default `support`. */
  readonly name?: string;
  readonly models?: readonly Yaml[];
  /** Default: those that the tests name of two, `ask`, the test's message, and `p`, which says "Hello." */
  readonly prompts?: Yaml;
  /** Default: one, `t`. A test without `prompt` and `command` sends its name. */
  readonly tests?: readonly TestYaml[];
  readonly gates?: Yaml;
  readonly defaults?: Yaml;
}

const PROMPTS: Yaml = { ask: { user: '{{message}}' }, p: { user: 'Hello.' } };

/** The text of a kindlm.yaml with one model, `m`. */
export function suiteYaml({ url, anthropic, name = 'support', tests, ...more }: SuiteYaml): string {
  const all = (tests ?? [{ name: 't', prompt: 'p' }]).map(withPrompt);
  const urls = Object.entries({ openai: url, anthropic });
  const used = Object.entries(PROMPTS).filter(([id]) => all.some(({ prompt }) => prompt === id));
  const prompts = used.length === 0 ? PROMPTS : Object.fromEntries(used);
  return stringify({
    kindlm: 1,
    project: 'acme',
    suite: { name },
    providers: Object.fromEntries(
      urls.flatMap(([id, baseUrl]) =>
        baseUrl === undefined ? [] : [[id, { apiKeyEnv: KEY_NAME, baseUrl }]],
      ),
    ),
    models: [
      { ...modelEntry('m', anthropic === undefined ? 'openai' : 'anthropic'), params: undefined },
    ],
    prompts,
    ...more,
    tests: all,
  });
}

function withPrompt(test: TestYaml): TestYaml {
  const hasOwn = 'command' in test || 'prompt' in test;
  return hasOwn ? test : { prompt: 'ask', vars: { message: test.name }, ...test };
}

/** A model whose id is also its name at the provider. A reply of 10 tokens in and 5 out costs `REPLY_USD`. */
export function modelEntry(id: string, provider: 'openai' | 'anthropic' = 'openai') {
  return {
    id,
    provider,
    model: id,
    params: { temperature: 0, maxTokens: 100 },
    pricing: { input: 1, output: 1 },
  };
}

export const REPLY_USD = 0.000_015;

/** A model of which such a reply costs 0.015 USD. */
export const DEAR = {
  ...modelEntry('m'),
  params: undefined,
  pricing: { input: 1000, output: 1000 },
};

/** So many tests that send the same: `t0`, `t1` and so on. */
export function manyTests(count: number, rest: Yaml = {}): readonly TestYaml[] {
  return Array.from({ length: count }, (_, index) => ({ name: `t${index}`, prompt: 'p', ...rest }));
}

/** Number of the line that holds the text, from 1. Throws when there is none. */
export function lineOf(yaml: string, text: string): number {
  const index = yaml.split('\n').findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`no line has ${text}`);
  return index + 1;
}

export type Reply = OpenAiReply | string;

/** Replies by the user's message; `EMBEDDINGS` is the name of the reply to requests for embeddings. */
export type Script = Readonly<Record<string, Reply>>;

export const EMBEDDINGS = '(embeddings)';

const CONTENT = JSON.stringify({ score: 1, driftScore: 0, reasoning: 'Fine.' });

/** A model that answers by the prompt. After a tool's response it says `Done.`; as a judge it is content. */
export function startModel(
  script: Script = {},
  judge: (question: string) => Reply = () => CONTENT,
): Promise<FakeServer> {
  return startOpenAiServer({
    reply: (request) => {
      const messages = messagesOf(request);
      if (messages.at(-1)?.role === 'tool') return 'Done.';
      const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
      if (/^(?:Evaluate the following|Baseline output:)/.test(asked)) return judge(asked);
      if (request.path.endsWith('/embeddings')) return script[EMBEDDINGS] ?? 'ok';
      return Object.hasOwn(script, asked) ? (script[asked] ?? 'ok') : 'ok';
    },
  });
}

function messagesOf({ body }: RecordedRequest): readonly { role: string; content: string }[] {
  const messages = field(body, 'messages');
  if (!Array.isArray(messages)) return [];
  return messages.map((message: unknown) => ({
    role: String(field(message, 'role')),
    content: String(field(message, 'content')),
  }));
}
