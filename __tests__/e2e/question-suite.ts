import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { modelEntry, runConfig, suiteConfig } from './model-suite.js';

type Reply = OpenAiReply | string;

export const PULL_REQUEST = {
  name: 'pull_request',
  payload: { pull_request: { number: 7, head: { sha: 'b'.repeat(40) }, base: { ref: 'main' } } },
} as const;

/** A fake reply is 10 tokens in and 5 out, at a dollar a million: 0.000015 USD. */
export const REPLY_USD = 0.000_015;

interface Shape {
  readonly tests?: number;
  readonly words?: string;
  readonly repeat?: unknown;
  readonly judge?: boolean;
  readonly concurrency?: number;
  readonly passRateMin?: number;
  /** Beside `passRateMin`. */
  readonly gates?: Readonly<Record<string, unknown>>;
}

/** A model server that remembers what it was asked, and suites of questions to it. */
export interface QuestionServer {
  readonly url: string;
  /** JSON of the messages of each request, in order. */
  asked: string[];
  answer: (question: string, index: number) => Reply;
  config(shape: Shape): string;
  /** The report.json of a run of this config, after which nothing counts as asked. */
  reportOf(config: string): Promise<string>;
  /** Nothing was asked, and every answer is "fine". */
  reset(): void;
  close(): Promise<void>;
}

export async function startQuestionServer(): Promise<QuestionServer> {
  const server = await startOpenAiServer({
    reply: ({ body }) => {
      const question = JSON.stringify(field(body, 'messages'));
      models.asked.push(question);
      return models.answer(question, models.asked.length - 1);
    },
  });
  const models: QuestionServer = {
    url: server.url,
    asked: [],
    answer: () => 'fine',
    config: (shape) => questions(server.url, shape),
    async reportOf(config) {
      const run = await runConfig(config, { inputs: { outputs: 'all' } });
      models.asked = [];
      return run.files['report.json'] ?? '';
    },
    reset() {
      models.asked = [];
      models.answer = () => 'fine';
    },
    close: () => server.close(),
  };
  return models;
}

function questions(
  url: string,
  {
    tests = 8,
    words = 'Answer',
    repeat = 1,
    judge = false,
    concurrency = 1,
    passRateMin = 0.9,
    gates = {},
  }: Shape,
): string {
  return suiteConfig({
    openai: url,
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 20 } }],
    prompts: { p: { user: `${words}: {{message}}` } },
    tests: Array.from({ length: tests }, (_, index) => ({
      name: `t${index}`,
      prompt: 'p',
      vars: { message: `question ${index}.` },
      expect: {
        output: { contains: ['fine'] },
        ...(judge ? { judge: [{ criteria: 'Is kind', minScore: 0.5 }] } : {}),
      },
    })),
    gates: { passRateMin, ...gates },
    defaults: { concurrency, repeat },
  });
}
