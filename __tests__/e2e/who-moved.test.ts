/** A pull request whose judge scores fell: whose doing it is, through dist/, against a server whose judge may drift. */

import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { reportViolations } from './report-schema.js';
import { type ActionRun, createWorkspace, modelEntry, runAction, suiteYaml } from './project.js';

/** What the judge takes off every score today. */
let stricter = 0;

/** What the model's answers have lost in quality today. */
let poorer = 0;

/** Questions to the judge, labels apart. */
let judged = 0;
let labels = 0;
let judgeIsDown = false;

/** From which question on the judge states no token usage. */
let silentFrom = Infinity;
let judgeVersion = 'judge-1';
let answered = 0;

/** Spread over the numbers of tests, the same every day. */
const noise = (number: number, salt: number): number =>
  (((number * 37 + salt * 17) % 11) - 5) / 100;
const server = await startOpenAiServer({
  reply: ({ body }) => {
    const text = JSON.stringify(body);
    if (!text.includes('Evaluate the following')) return answer(text);
    const quality = Number(/quality (\d\.\d+) end/u.exec(text)?.[1] ?? 0.9);
    if (text.includes('label')) labels += 1;
    else judged += 1;
    if (judgeIsDown && judged > 180) return { kind: 'http', status: 400, body: {} };
    const score = Math.max(0, quality - stricter);
    return {
      kind: 'text',
      text: JSON.stringify({ score: Number(score.toFixed(3)), reasoning: 'CANARY' }),
      model: judgeVersion,
      ...(judged > silentFrom ? { usage: {} } : {}),
    };
  },
});

beforeEach(() => {
  [stricter, poorer, judged, labels, judgeIsDown] = [0, 0, 0, 0, false];
  [silentFrom, judgeVersion] = [Infinity, 'judge-1'];
});

function answer(asked: string): string {
  const number = Number(/number (\d+)/u.exec(asked)?.[1] ?? 0);
  const broken = asked.includes('BROKEN') ? 0.3 : 0;
  const quality = 0.85 + noise(number, asked.length % 7) - broken - poorer;
  answered += 1;
  // Equal answers are judged once.
  return `quality ${quality.toFixed(3)} end, no. ${answered}`;
}

const LABELS = Array.from({ length: 8 }, (_, index) =>
  JSON.stringify({ output: `a label: quality 0.${index + 1}00 end`, pass: index > 4 }),
).join('\n');

interface Parts {
  readonly prompt?: string;
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

const GATES = { notWorse: true, judgeDropMax: 0.01, regressionsMax: 0, newFailuresMax: 0 };

function config({ prompt = 'Hello', gates = GATES }: Parts): string {
  return suiteYaml({
    url: server.url,
    models: [
      { ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } },
      { ...modelEntry('judge'), pricing: { input: 1, output: 1 } },
    ],
    prompts: {
      touched: { user: `${prompt}, number {{number}}` },
      untouched: { user: 'Good day, number {{number}}' },
    },
    tests: Array.from({ length: 60 }, (_, number) => ({
      name: `t${number}`,
      prompt: number < 30 ? 'touched' : 'untouched',
      models: ['m'],
      vars: { number },
    })),
    gates: { passRateMin: 0, ...gates },
    defaults: {
      repeat: 3,
      concurrency: 32,
      judgeModel: 'judge',
      expect: { judge: [{ criteria: 'is polite', labels: 'labels.jsonl' }] },
    },
  });
}

async function runOn(parts: Parts, base: string | undefined, event: string): Promise<ActionRun> {
  const workspace = await createWorkspace({ 'kindlm.yaml': config(parts), 'labels.jsonl': LABELS });
  if (base !== undefined) await workspace.write({ 'base.json': base });
  const run = await runAction(workspace, {
    // The base branch's run is a process of dist/.
    process: base === undefined ? 'own' : 'this',
    event: { name: event, payload: {} },
    env: { TEST_KEY: 'sk-test-0123456789abcdef', GITHUB_SHA: 'f'.repeat(40) },
    inputs: { compare: base === undefined ? 'never' : 'base.json', ...parts.inputs },
  });
  if (parts.inputs?.['mode'] !== 'plan') expect(reportViolations(run.report)).toEqual([]);
  return run;
}

let base: string;
beforeAll(async () => {
  const run = await runOn({ inputs: { outputs: 'all' } }, undefined, 'push');
  base = JSON.stringify(run.report);
});

const pullRequest = (parts: Parts): Promise<ActionRun> =>
  runOn({ prompt: 'Good evening', ...parts }, base, 'pull_request');
const movedOf = (run: ActionRun) => run.suite?.comparison?.moved;

describe('whose drop it is', () => {
  test.each<[drift: number]>([[0.03], [0.2]])(
    'a judge that is stricter by %f makes no pull request worse',
    async (drift) => {
      stricter = drift;
      const run = await pullRequest({});
      expect(run.code).toBe(0);
      const { comparison, judgedAgain, totals } = run.suite ?? {};
      expect(comparison?.verdict.verdict).not.toBe('worse');
      expect(comparison?.counts.regressed).toBe(0);
      expect(movedOf(run)).toMatchObject({ causes: ['judge'], answers: 30, untouchedAnswers: 20 });
      expect(movedOf(run)?.judge).toBeCloseTo(drift, 2);
      expect(run.summary).toContain('Who moved: the judge, which is stricter than it was');
      // 180 answers of this run, 50 of the base branch's; no label.
      expect([judged, labels]).toEqual([230, 0]);
      expect(judgedAgain?.spent.calls).toBe(50);
      expect(totals?.costUsd).toBeGreaterThan(0);
      expect(run.stdout).toContain("today's judge is asked about 50 answers from");
    },
  );

  test('a change that is worse is called that, and the judge is not blamed', async () => {
    const run = await pullRequest({ prompt: 'BROKEN' });
    expect(run.code).toBe(1);
    expect(movedOf(run)).toMatchObject({ causes: ['change'], isScoreWorse: true });
    expect(run.summary).toContain('Who moved: this change.');
    expect(run.suite?.comparison?.verdict.verdict).toBe('worse');
  });

  test('a model that is worse everywhere is named, and the change is not blamed', async () => {
    poorer = 0.3;
    const run = await pullRequest({});
    expect(movedOf(run)).toMatchObject({ causes: ['model'], isScoreWorse: false });
    expect(run.summary).toContain('Who moved: the model, which answers worse than it did');
    expect(run.code).toBe(0);
  });

  test('a judge that names another version is asked about its labels, and nothing is called worse', async () => {
    [stricter, judgeVersion] = [0.2, 'judge-2'];
    const run = await pullRequest({ gates: {} });
    expect([run.code, judged, labels]).toEqual([0, 180, 8]);
    expect(movedOf(run)).toBeUndefined();
    const { verdict, judges } = run.suite?.comparison ?? {};
    expect(verdict?.verdict).toBe('cannot-tell');
    expect(judges?.[0]).toMatchObject({ versions: { base: ['judge-1'], head: ['judge-2'] } });
  });

  test('an ordinary pull request asks about no label and no answer of the base branch', async () => {
    const run = await pullRequest({});
    expect([run.code, judged, labels]).toEqual([0, 180, 0]);
    expect(movedOf(run)).toBeUndefined();
  });
});

test('a judge that gives no answer fails nothing, and the report says that it cannot tell', async () => {
  stricter = 0.2;
  judgeIsDown = true;
  const run = await pullRequest({ gates: {} });
  expect(run.code).toBe(0);
  expect(run.suite?.judgedAgain).toMatchObject({ answers: [], lost: 50 });
  expect(run.summary).toContain('Who moved: cannot tell');
});
