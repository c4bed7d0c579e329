/**
 * Another version of the model answers, and answers worse. Where the change itself sent the questions elsewhere (another
 * URL, header or field of the body) that is its own doing; where it did not, nobody is blamed.
 */
import { expect, test } from '@jest/globals';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { type ActionRun, KEY_ENV, KEY_NAME, modelEntry, runAction, suiteYaml } from './project.js';

/** Every answer comes from it, whoever is asked. */
let everybodyIs: 'old' | 'new' | undefined;
const server = await startOpenAiServer({
  reply({ path, headers, body }) {
    const isNew =
      everybodyIs === undefined
        ? path.startsWith('/v1/new/') ||
          headers['x-deployment'] === 'new' ||
          field(body, 'deployment') === 'new'
        : everybodyIs === 'new';
    const number = Number(/number (\d+)/u.exec(JSON.stringify(body))?.[1]);
    const text = isNew && number < 10 ? 'sorry' : 'ok';
    return { kind: 'text', text, model: isNew ? 'fake-2' : 'fake-1' };
  },
});

const RECIPIENTS = {
  url: (name: string) => ({ baseUrl: `${server.url}/${name}` }),
  header: (name: string) => ({ headers: { 'X-Deployment': name } }),
  'params.extra': (name: string) => ({ extra: { deployment: name } }),
} as const;

interface Recipient {
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
}

function config({ baseUrl = server.url, headers, extra }: Recipient, prompt: string): string {
  return suiteYaml({
    providers: { openai: { apiKeyEnv: KEY_NAME, baseUrl, headers } },
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100, extra } }],
    prompts: { p: { user: `${prompt}, number {{number}}` } },
    tests: Array.from({ length: 30 }, (_, number) => ({
      name: `t${number}`,
      prompt: 'p',
      vars: { number },
      expect: { output: { contains: ['ok'] } },
    })),
    gates: { passRateMin: 0, notWorse: true, regressionsMax: 0 },
    defaults: { repeat: 3, concurrency: 32 },
  });
}

/** What a pull request is told of a prompt of its own, its model asked as `now` says, on main as `before` does. */
async function changed(before: Recipient, now: Recipient): Promise<ActionRun> {
  everybodyIs = before === now ? 'old' : undefined;
  const base = await runAction(config(before, 'Hello'), {
    env: { ...KEY_ENV, GITHUB_SHA: '1'.repeat(40) },
  });
  everybodyIs = before === now ? 'new' : undefined;
  return runAction(config(now, 'Good day'), { event: 'pull_request', base });
}

test.each(['url', 'header', 'params.extra'] as const)(
  'by %s of the change: worse, and the gates say so',
  async (by) => {
    const run = await changed(RECIPIENTS[by]('old'), RECIPIENTS[by]('new'));
    expect(run.suite?.comparison).toMatchObject({
      verdict: { verdict: 'worse', evidence: { compared: 30, baseRate: 1, headRate: 20 / 30 } },
      counts: { regressed: 0, probablyRegressed: 10 },
    });
    expect(run.code).toBe(1);
    expect(run.summary).not.toContain('another version');
  },
);

test.each(['url', 'header', 'params.extra'] as const)(
  'not by the change, whatever its %s is: cannot tell, and no gate is exercised',
  async (by) => {
    const recipient = RECIPIENTS[by]('same');
    const run = await changed(recipient, recipient);
    expect(run.suite?.comparison).toMatchObject({
      verdict: {
        verdict: 'cannot-tell',
        reason: {
          kind: 'model-version',
          models: [{ model: 'm', base: ['fake-1'], head: ['fake-2'] }],
        },
      },
      counts: { regressed: 0, probablyRegressed: 0 },
    });
    expect(run.code).toBe(0);
    const against = (run.suite?.gates.gates ?? []).filter(({ gateName }) =>
      ['notWorse', 'regressionsMax'].includes(gateName),
    );
    expect(against.map(({ noData }) => noData)).toEqual(['other-version', 'other-version']);
  },
);
