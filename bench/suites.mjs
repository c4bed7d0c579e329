// Suites for the benchmarks.
import { stringify } from 'yaml';

const ANSWER_SCHEMA = JSON.stringify({
  type: 'object',
  required: ['answer'],
  properties: { answer: { type: 'string', minLength: 1 } },
});

/** The files of a suite of `tests` tests with `models` models against the server at `url`. */
export function suiteFiles({
  url,
  tests,
  models = 1,
  repeat = 1,
  concurrency = 8,
  schema = false,
  system = 'You are a bench.',
}) {
  const check = schema ? { output: { format: 'json', schemaFile: 'answer.json' } } : {};
  const config = {
    kindlm: 1,
    project: 'bench',
    suite: { name: 'bench' },
    providers: { openai: { apiKeyEnv: 'BENCH_KEY', baseUrl: url } },
    models: Array.from({ length: models }, (_, index) => ({
      id: index === 0 ? 'bench' : `bench-${index + 1}`,
      provider: 'openai',
      model: 'bench',
      params: { temperature: 0, maxTokens: 100 },
      pricing: { input: 1, output: 1 },
    })),
    prompts: { p: { system, user: 'Question {{number}}?' } },
    tests: Array.from({ length: tests }, (_, number) => ({
      name: `test-${number}`,
      prompt: 'p',
      vars: { number: String(number) },
      ...(schema ? { expect: check } : {}),
    })),
    defaults: {
      repeat,
      concurrency,
      expect: { guardrails: { keywords: { deny: ['never said'] } } },
    },
  };
  return { 'kindlm.yaml': stringify(config), ...(schema ? { 'answer.json': ANSWER_SCHEMA } : {}) };
}
