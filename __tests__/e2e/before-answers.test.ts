/** `outputs: some`: a report keeps an answer that passed, so that a later one can say what the answer was before. */
import { expect, test } from '@jest/globals';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { reportViolations } from './report-schema.js';
import { type ActionRun, modelEntry, runAction, suiteYaml } from './project.js';

let asked = 0;
const server = await startOpenAiServer({
  reply: ({ body }) => {
    asked += 1;
    const text = JSON.stringify(field(body, 'messages'));
    const about = /about (\w+)/.exec(text)?.[1] ?? '';
    return text.includes('Broken') ? `No idea of ${about}.` : `Fine, ${about} it is (${asked}).`;
  },
});

const TOPICS = ['tea', 'milk', 'salt'];

/** One prompt and one test for each topic; `broken` is the topic whose prompt was edited. */
function config(broken?: string): string {
  return suiteYaml({
    url: server.url,
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } }],
    prompts: Object.fromEntries(
      TOPICS.map((topic) => [
        topic,
        { system: topic === broken ? 'Broken.' : 'Kind.', user: `about ${topic}` },
      ]),
    ),
    tests: TOPICS.map((topic) => ({
      name: topic,
      prompt: topic,
      expect: { output: { contains: ['Fine'] } },
    })),
    gates: { passRateMin: 0 },
    defaults: { concurrency: 1, repeat: 3 },
  });
}

function run(
  config: string,
  name: 'push' | 'pull_request',
  { base, ...inputs }: { readonly base?: ActionRun } & Readonly<Record<string, unknown>> = {},
): Promise<ActionRun> {
  const report = base?.files['report.json'];
  return runAction(config, {
    event: { name, payload: {} },
    files: report === undefined ? {} : { 'base.json': report },
    inputs: {
      ...(report === undefined ? {} : { compare: 'base.json' }),
      ...(inputs as Record<string, string>),
    },
  });
}

/** The answers that a report holds, by test. */
function answersIn(ended: ActionRun): Readonly<Record<string, readonly string[]>> {
  expect(reportViolations(ended.report)).toEqual([]);
  return Object.fromEntries(
    ended.results.map(({ testCaseName, runs }) => [
      testCaseName,
      runs.flatMap(({ outputOmitted, outputText }) => (outputOmitted ? [] : [outputText])),
    ]),
  );
}

/** What the base branch's test asked. */
function question(word: string): object {
  return [
    { role: 'system', content: 'Kind.' },
    { role: 'user', content: `about ${word}` },
  ];
}

test('a base report holds one passing answer of each result, and a later failure stands beside it', async () => {
  asked = 0;
  const main = await run(config(), 'push');
  const first = {
    tea: ['Fine, tea it is (1).'],
    milk: ['Fine, milk it is (4).'],
    salt: ['Fine, salt it is (7).'],
  };
  expect(answersIn(main)).toEqual(first);
  expect(main.report?.run.outputs).toBe('some');

  const change = await run(config('milk'), 'pull_request', { base: main, 'only-changed': 'true' });
  const failed = 'No idea of milk.';
  expect(answersIn(change)).toEqual({ ...first, milk: [failed, failed, failed] });
  const before = change.suite?.results.map(({ comparison }) => comparison?.before);
  expect(before).toEqual([
    undefined,
    { outputText: first.milk[0], passed: true, messages: question('milk') },
    undefined,
  ]);
  expect(change.files['report.html']).toContain('Fine, milk it is (4).');

  // What a push reuses is handed on.
  const next = await run(config(), 'push', { base: main, 'only-changed': 'true' });
  expect(next.results.filter((result) => result.reused)).toHaveLength(3);
  expect(answersIn(next)).toEqual(first);
});

test.each([
  ['failed', undefined],
  ['none', undefined],
  [
    'all',
    {
      outputText: expect.stringContaining('Fine, milk'),
      passed: true,
      messages: question('milk'),
    },
  ],
])('base report with outputs: %s', async (outputs, expected) => {
  const main = await run(config(), 'push', { outputs });
  const change = await run(config('milk'), 'pull_request', { base: main });
  expect(change.suite?.results[1]?.comparison?.before).toEqual(expected);
});

test('a change that shows no answers shows none of the base branch', async () => {
  const main = await run(config(), 'push');
  const change = await run(config('milk'), 'pull_request', { base: main, outputs: 'none' });
  expect(JSON.stringify(change.files)).not.toContain('Fine, milk');
});
