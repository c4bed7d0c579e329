/** A gateway that gives a stored reply again: one answer counts once in rates, intervals, pass^k, gates and comparison. */
import { describe, expect, test } from '@jest/globals';
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { type ActionRun, modelEntry, runAction, suiteYaml } from './project.js';

/** What the model behind the gateway says when it is asked a question for the n-th time, n from 0 on. */
type Model = (question: number, n: number) => string;

let model: Model;

/** From which time on a question is answered from the store: with what the model last said. */
let storedFrom: (question: number) => number;
const asked = new Map<string, number>();

function answer(question: string): OpenAiReply {
  const number = Number(/question (\d+)/u.exec(question)?.[1]);
  const n = asked.get(question) ?? 0;
  asked.set(question, n + 1);
  const which = Math.min(n, storedFrom(number) - 1);
  return { kind: 'text', text: model(number, which), id: `${question.length} ${number} ${which}` };
}

const server = await startOpenAiServer({
  reply: ({ body }) => answer(JSON.stringify(field(body, 'messages'))),
});

interface Gates {
  readonly gates: Readonly<Record<string, unknown>>;
  readonly words?: string;
}

function suite({ gates, words = 'Answer' }: Gates): string {
  return suiteYaml({
    url: server.url,
    models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } }],
    prompts: { p: { user: `${words}: {{message}}` } },
    tests: Array.from({ length: 30 }, (_, index) => ({
      name: `t${index}`,
      prompt: 'p',
      vars: { message: `question ${index}.` },
      expect: { output: { contains: ['fine'] } },
    })),
    gates: { passRateMin: 0, ...gates },
    defaults: { concurrency: 1, repeat: 3 },
  });
}

function run(config: string, base?: string): Promise<ActionRun> {
  asked.clear();
  const compared = { event: 'pull_request', files: { 'base.json': base ?? '' } };
  const isCompared = base !== undefined;
  return runAction(config, {
    ...(isCompared ? compared : {}),
    inputs: { compare: isCompared ? 'base.json' : 'never', outputs: 'all', compliance: 'true' },
  });
}

const NEVER = (): number => Infinity;
const AT_ONCE = (): number => 1;

describe('a gate on the share of runs', () => {
  /** Three of thirty questions are answered badly, every time. */
  const bad: Model = (question) => (question % 10 === 0 ? 'no' : 'fine');
  const config = (): string => suite({ gates: { runPassRateMin: 0.96 } });

  test('90 answers, of which 81 pass, are too few for 96 %', async () => {
    [model, storedFrom] = [bad, NEVER];
    const fresh = await run(config());
    expect(fresh.code).toBe(1);
    expect(fresh.summary).toContain('| Answer pass rate | 90 % of answers');
  });

  test('30 answers, each given three times, are 27 of 30, which chance can explain', async () => {
    [model, storedFrom] = [bad, AT_ONCE];
    const cached = await run(config());
    expect([cached.code, cached.runs.length]).toEqual([0, 90]);
    expect(new Set(cached.runs.map(({ sampleId }) => sampleId)).size).toBe(30);
    expect(cached.suite?.gates.gates[1]?.message).toContain('which chance can explain');
    expect(cached.summary).toContain('60 repeats got the same reply as an earlier one');
  });
});

describe('some questions are answered anew once, then from the store', () => {
  /** The first answer to every third question is bad, the second good, and given again. */
  const flaky: Model = (question, n) => (question % 3 === 0 && n === 0 ? 'no' : 'fine');
  const store = (question: number): number => (question % 3 === 0 ? 2 : 1);

  test('rates, their intervals and pass^k take each answer once, in every view', async () => {
    [model, storedFrom] = [flaky, store];
    const gates = { runPassRateMin: 0.9, reliabilityMin: { tries: 2, rate: 0.5 } };
    const cached = await run(suite({ gates }));
    // Ten results of 1 of 2 and twenty of 1 of 1: not 80 of 90.
    expect(cached.code).toBe(1);
    const [, runs, reliability] = cached.suite?.gates.gates ?? [];
    expect([runs?.actual, runs?.passed]).toEqual([0.75, false]);
    // Only the ten have two answers, and none of them passes twice.
    expect([reliability?.actual, reliability?.passed]).toEqual([0, false]);
    const rate = '75 % of answers (63–84 %)';
    expect(cached.summary).toContain(`| Answer pass rate | ${rate}`);
    expect(cached.summary).toContain('| `m` | 83.3 % (');
    expect(cached.summary).toContain('0 % (0–28 %), 20 left out');
    expect(cached.files['compliance.md']).toContain(rate);
    expect(cached.files['report.html']).toContain('75 % of answers (63–84 %)');
  });
});
