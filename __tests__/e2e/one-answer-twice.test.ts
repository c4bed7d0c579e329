/** A gateway that caches gives several repeats one answer, and one that falls back asks another model: both are said. */
import { describe, expect, test } from '@jest/globals';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { type ActionRun, createWorkspace, modelEntry, runAction, suiteYaml } from './project.js';

/** What the gateway does with the n-th request. */
let gateway: (index: number) => OpenAiReply;
let asked = 0;
const server = await startOpenAiServer({ reply: () => gateway(asked++) });

/** Tests that every answer `fine` passes, asked three times each. */
function suite(tests = ['t'], user = 'Hello.'): string {
  return suiteYaml({
    url: server.url,
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } }],
    prompts: { p: { user } },
    tests: tests.map((name) => ({
      name,
      prompt: 'p',
      repeat: 3,
      expect: { output: { contains: ['fine'] } },
    })),
    gates: { passRateMin: 0 },
    defaults: { concurrency: 1 },
  });
}

const PULL_REQUEST = {
  name: 'pull_request',
  payload: { pull_request: { number: 7, head: { sha: 'b'.repeat(40) }, base: { ref: 'main' } } },
} as const;

function run(config: string, files: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  asked = 0;
  const compare = files['base.json'] === undefined ? 'never' : 'base.json';
  const event = files['base.json'] === undefined ? { name: 'push', payload: {} } : PULL_REQUEST;
  return runAction(config, {
    event,
    files,
    inputs: { compare, outputs: 'all', compliance: 'true' },
  });
}

function reply(text: string, rest: object = {}): OpenAiReply {
  return { kind: 'text', text, ...rest };
}

/** Every text that people read, but the log. */
function views({ summary, files }: ActionRun): readonly (readonly [string, string])[] {
  const named = ['report.html', 'junit.xml', 'compliance.md'].map(
    (name) => [name, files[name] ?? ''] as const,
  );
  return [['summary', summary], ...named];
}

const REPEATED = '2 repeats got the same reply as an earlier one';

describe('the same reply id for several repeats', () => {
  test('is one answer: said in every view, and counted once by the comparison', async () => {
    gateway = (index) => reply('fine', { id: `answer ${index}` });
    const base = await run(suite());
    expect(new Set(base.runs.map(({ sampleId }) => sampleId)).size).toBe(3);
    for (const [, text] of views(base)) expect(text).not.toContain('the same reply as');

    gateway = () => reply('no', { id: 'from the cache' });
    const files = { 'base.json': base.files['report.json'] ?? '' };
    const cached = await run(suite(['t'], 'Bye.'), files);
    expect(cached.runs).toHaveLength(3);
    for (const [name, text] of views(cached)) {
      expect([name, text.includes(REPEATED)]).toEqual([name, true]);
    }
    const terminal = await runAction(suite(), {
      process: 'own',
      as: 'local',
      args: ['kindlm.yaml'],
    });
    expect(terminal.stdout).toContain(REPEATED);

    gateway = (index) => reply('no', { id: `another answer ${index}` });
    const asked3 = await run(suite(['t'], 'Bye.'), files);
    const judged = [cached, asked3].map(({ report }) => report?.suites[0]?.results[0]?.comparison);
    expect(judged.map((it) => it?.base)).toMatchObject([{ passed: 3, runs: 3 }, { passed: 3 }]);
    // 3 of 3 to 0 of 3 is a difference, 3 of 3 to 0 of 1 is none yet.
    expect(judged.map((it) => it?.label)).toEqual(['fails-every-time', 'regressed']);
  });

  test('says nothing where a server gives every reply the same id', async () => {
    gateway = (index) => reply(`fine ${index}`, { id: 'chatcmpl-0' });
    const run1 = await run(suite(['t', 'u']));
    expect(run1.runs.map(({ sampleId }) => sampleId)).toEqual(Array(6).fill(undefined));
    for (const [, text] of views(run1)) expect(text).not.toContain('the same reply as');
  });

  test('is in recordings, so that a replay knows it too', async () => {
    gateway = () => reply('fine', { id: 'from the cache' });
    const workspace = await createWorkspace({ 'kindlm.yaml': suite() });
    await runAction(workspace, { inputs: { responses: 'record' } });
    const replayed = await runAction(workspace, { inputs: { responses: 'replay' } });
    expect([replayed.code, replayed.summary.includes(REPEATED)]).toEqual([0, true]);
  });
});

describe('a reply that names another model than was asked for', () => {
  const named = (model: string) => (): OpenAiReply => reply('fine', { model });

  test('is said in every view, as text', async () => {
    gateway = named('smaller <b>model</b> @all');
    const fallen = await run(suite());
    for (const [name, text] of views(fallen)) {
      expect([name, /replies name another model than was asked for/i.test(text)]).toEqual([
        name,
        true,
      ]);
      expect([name, text.includes('smaller')]).toEqual([name, true]);
      // In Markdown it stands in a code span.
      const isMarkdown = name === 'summary' || name.endsWith('.md');
      expect([name, !isMarkdown && text.includes('<b>model</b>')]).toEqual([name, false]);
    }
  });
});
