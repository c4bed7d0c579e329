/** Judges as real servers have them: with another scale, with thoughts that use up their tokens, shared by tests. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { type ActionRun, modelEntry, runAction, suiteYaml } from './project.js';

const isAbout = (body: unknown, text: string): boolean => JSON.stringify(body).includes(text);

type Judge = (body: unknown) => OpenAiReply | string;

let judge: Judge = () => 'unset';
let url = '';
beforeAll(async () => {
  const server = await startOpenAiServer({
    reply: (request) => {
      const { body, path } = request;
      if (path.endsWith('/embeddings')) return { kind: 'http', status: embeddingStatus, body: {} };
      if (isAbout(body, 'Evaluate the following') || isAbout(body, 'Baseline output:')) {
        return judge(body);
      }
      return 'Hello.';
    },
  });
  url = server.url;
});

let embeddingStatus = 404;

const POLITE = { judge: [{ criteria: 'polite' }] };

function judged(
  expectation: Readonly<Record<string, unknown>>,
  judgeEntry: Readonly<Record<string, unknown>> = modelEntry('judge'),
): Promise<ActionRun> {
  return runAction(
    suiteYaml({
      url: url,
      models: [modelEntry('m'), judgeEntry],
      tests: [{ name: 't', prompt: 'p', models: ['m'], expect: expectation }],
      defaults: { judgeModel: 'judge' },
    }),
  );
}

test('a judge that thinks in tens does not turn a bad suite green', async () => {
  judge = () => JSON.stringify({ score: 8, reasoning: 'Nice.' });
  const run = await judged(POLITE);
  expect(run.code).toBe(1);
  expect(run.failures).toMatchObject([{ code: 'JUDGE_BELOW_THRESHOLD' }]);
  expect(run.runs[0]).toMatchObject({ callCount: 3 });
});

describe('a judge that thinks', () => {
  const thoughts: OpenAiReply = { kind: 'text', text: '', finishReason: 'length' };

  test('and has no tokens left for a score is an error, named, and not asked again', async () => {
    let asked = 0;
    judge = () => {
      asked += 1;
      return thoughts;
    };
    const run = await judged(POLITE);
    const message = 'The judge "judge" answered nothing within its limit of 100 tokens';
    expect(asked).toBe(1);
    expect([run.code, run.outputs['errored']]).toEqual([3, '1']);
    expect(run.failures).toEqual([
      { code: 'PROVIDER_ERROR', message: expect.stringContaining(message) },
    ]);
    expect(run.summary).toContain('its limit of 100 tokens');
  });

  test.each<[string, string, Readonly<Record<string, unknown>>, number]>([
    ['its entry', 'judge', { maxTokens: 2000 }, 2000],
    ['the document', 'judge', {}, 512],
    ['a model that reasons', 'gpt-5-mini', {}, 4096],
  ])('may answer as many tokens as %s says', async (_name, model, params, expected) => {
    let limit: unknown;
    judge = (body) => {
      limit = field(body, 'max_tokens');
      return JSON.stringify({ score: 1, reasoning: '' });
    };
    const run = await judged(POLITE, { ...modelEntry('judge'), model, params });
    expect([run.code, limit]).toEqual([0, expected]);
  });
});

test.each([404, 400, 405, 501])(
  'embedding drift asks the judge where the server says %i',
  async (status) => {
    embeddingStatus = status;
    judge = () => JSON.stringify({ driftScore: 0.05, reasoning: 'Close.' });
    const run = await runAction(
      suiteYaml({
        url,
        models: [modelEntry('m')],
        tests: [
          {
            name: 't',
            prompt: 'p',
            expect: { baseline: { drift: { maxScore: 0.1, method: 'embedding' } } },
          },
        ],
        baseline: { file: 'baseline.json' },
      }),
      {
        process: status === 404 ? 'own' : 'this',
        inputs: { outputs: 'all' },
        files: {
          'baseline.json': JSON.stringify({
            version: '1',
            suiteName: 'support',
            createdAt: '2026-11-01T00:00:00.000Z',
            results: { 't::m': { outputText: 'Hi.' } },
          }),
        },
      },
    );
    expect([run.code, run.failures]).toEqual([0, [{}]]);
    expect(run.runs[0]?.assertions).toMatchObject([
      {
        label: 'Baseline drift (judge)',
        metadata: { notice: `The server answered ${status} on embeddings: the judge was asked` },
      },
    ]);
  },
);
