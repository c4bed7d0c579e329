/** A model that remembers what it was asked, and suites of questions to it. */
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { modelEntry, runAction, suiteYaml, type ActionRun, type Reply } from './project.js';

interface Shape {
  readonly tests?: number;
  readonly words?: string;
  readonly repeat?: unknown;
  readonly judge?: boolean;
  readonly concurrency?: number;
  readonly passRateMin?: number;
  /** Beside `passRateMin`. */
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly name?: string;
}

export interface QuestionServer {
  readonly url: string;
  /** JSON of the messages of each request, in order. */
  asked: string[];
  answer: (question: string, index: number) => Reply;
  config(shape: Shape): string;
  /** A run of this config as on the base branch, after which nothing counts as asked. */
  baseOf(config: string): Promise<ActionRun>;
  /** Nothing was asked, and every answer is "fine". */
  reset(): void;
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
    async baseOf(config) {
      const run = await runAction(config, { inputs: { outputs: 'all' } });
      models.asked = [];
      return run;
    },
    reset() {
      models.asked = [];
      models.answer = () => 'fine';
    },
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
    name = 'support',
  }: Shape,
): string {
  return suiteYaml({
    url,
    name,
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
