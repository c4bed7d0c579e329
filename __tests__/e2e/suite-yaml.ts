/** Writes the kindlm.yaml of a test, and answers its prompts. */
import { stringify } from 'yaml';
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import type { FakeServer, RecordedRequest } from '../servers/faults.js';

/** Keys of a test in kindlm.yaml. A test without `prompt` sends its own name as the user's message. */
export type TestYaml = Readonly<Record<string, unknown>> & { readonly name: string };

export interface SuiteYaml {
  /** Base URL of the model server. */
  readonly url: string;
  readonly tests: readonly TestYaml[];
  /** Default `support`. */
  readonly name?: string;
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Over the keys that are made here. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export const KEY_NAME = 'TEST_MODEL_KEY';

/** A price that makes a fake reply (10 tokens in, 5 out) cost $0.015, embeddings apart. */
export const PRICING = { input: 1000, output: 1000 } as const;

/** The text of a kindlm.yaml with one model, `fake`, and one prompt. */
export function suiteYaml({ url, tests, name = 'support', gates, defaults, more }: SuiteYaml) {
  return stringify({
    kindlm: 1,
    project: 'acme',
    suite: { name },
    providers: { openai: { apiKeyEnv: KEY_NAME, baseUrl: url } },
    models: [{ id: 'fake', provider: 'openai', model: 'fake-1', pricing: PRICING }],
    prompts: { ask: { user: '{{message}}' } },
    tests: tests.map((test) => ({ prompt: 'ask', vars: { message: test.name }, ...test })),
    ...(gates === undefined ? {} : { gates }),
    ...(defaults === undefined ? {} : { defaults }),
    ...more,
  });
}

/** Number of the line that holds the text, from 1. Throws when there is none. */
export function lineOf(yaml: string, text: string): number {
  const index = yaml.split('\n').findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`no line has ${text}`);
  return index + 1;
}

/** Replies by the user's message; a message that is not in it gets `ok`. */
export type Script = Readonly<Record<string, OpenAiReply | string>>;

/** A model server that answers by the prompt. After a tool's response it says `Done.`; as a judge it is content. */
export function startScriptedModel(
  script: Script,
  judge: (question: string) => OpenAiReply | string = () => CONTENT,
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

/** Name of the embedding request's reply in a script. */
export const EMBEDDINGS = '(embeddings)';

const CONTENT = JSON.stringify({ score: 1, driftScore: 0, reasoning: 'Fine.' });

function messagesOf({ body }: RecordedRequest): readonly { role: string; content: string }[] {
  const messages = field(body, 'messages');
  if (!Array.isArray(messages)) return [];
  return messages.map((message: unknown) => ({
    role: String(field(message, 'role')),
    content: String(field(message, 'content')),
  }));
}
