/** Why a drop that chance does not explain is not held against a change: one answer a side, and tests that fell as well. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { everyView } from '../report/rendered.js';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { type ActionRun, KEY_ENV, modelEntry, runAction, suiteYaml } from './project.js';

type Files = Readonly<Record<string, string>>;

/** The report of `main` and what a pull request is told beside it. */
async function compared(
  [before, now]: readonly [string, string],
  [filesBefore, filesNow]: readonly [Files, Files] = [{}, {}],
): Promise<ActionRun> {
  const base = await runAction(before, {
    env: { ...KEY_ENV, GITHUB_SHA: '1'.repeat(40) },
    files: filesBefore,
  });
  return runAction(now, { event: 'pull_request', files: { ...filesNow }, base });
}

describe('a program that answers the same each time', () => {
  /** Six of thirty answers are wrong once the change is in. */
  const program = (failing: number): string => `[ "$1" -lt ${failing} ] && echo sorry || echo ok\n`;
  const suite = (rest: object): string =>
    suiteYaml({
      url: 'http://127.0.0.1:9/v1',
      tests: Array.from({ length: 30 }, (_, number) => ({
        name: `t${number}`,
        command: `sh agent.sh ${number}`,
        dependsOn: ['agent.sh'],
        expect: { output: { contains: ['ok'] } },
        ...rest,
      })),
      gates: { passRateMin: 0, notWorse: true, regressionsMax: 0 },
      defaults: { concurrency: 45 },
    });
  const comparisonOf = async (rest: object) => {
    const config = suite(rest);
    const files = [program(0), program(6)].map((text) => ({ 'agent.sh': text }));
    const run = await compared([config, config], [files[0] ?? {}, files[1] ?? {}]);
    return { run, comparison: run.suite?.comparison };
  };

  test('`deterministic: true`: three repeats say exactly what one does', async () => {
    const three = await comparisonOf({ deterministic: true, repeat: 3 });
    const one = await comparisonOf({ deterministic: true, repeat: 1 });
    const { verdict, counts } = three.comparison ?? {};
    expect(verdict?.evidence).toEqual(one.comparison?.verdict.evidence);
    expect(verdict?.evidence).toMatchObject({ oneAnswerASide: 30, baseRate: 1, headRate: 0.8 });
    expect(counts).toEqual(one.comparison?.counts);
    expect(counts).toMatchObject({ failsEveryTime: 6, regressed: 0, probablyRegressed: 0 });
    expect(three.comparison?.sight).toMatchObject({ repeats: 1 });
    expect(three.run.code).toBe(one.run.code);
  });

  test('without it each repeat counts', async () => {
    const { run, comparison } = await comparisonOf({ repeat: 3 });
    expect(comparison).toMatchObject({
      verdict: { verdict: 'worse', evidence: { oneAnswerASide: 0 } },
      counts: { failsEveryTime: 0, probablyRegressed: 6 },
      sight: { repeats: 3 },
    });
    expect(run.code).toBe(1);
  });
});

describe('tests that the change does not touch fell as well', () => {
  /** What each question is answered with, one after the other: on `main`, and on a bad day of the provider. */
  const DAYS = { main: ['ok', 'ok', 'ok', 'ok', 'ok', 'no'], bad: ['no', 'ok', 'no'] } as const;
  let day: keyof typeof DAYS = 'main';
  let asked = new Map<string, number>();
  let server: FakeServer;
  beforeAll(async () => {
    server = await startOpenAiServer({
      reply({ body }) {
        const number = /number (\d+)/u.exec(JSON.stringify(body))?.[1] ?? '';
        const before = asked.get(number) ?? 0;
        asked.set(number, before + 1);
        const answers = DAYS[day];
        return answers[(before + Number(number) * 3) % answers.length] ?? '';
      },
    });
  });

  /** 30 tests of the prompt that the change edits, 60 of another one. */
  const config = (prompt: string): string =>
    suiteYaml({
      url: server.url,
      models: [{ ...modelEntry('m'), params: { temperature: 0.7, maxTokens: 100 } }],
      prompts: {
        p: { user: `${prompt}, number {{number}}` },
        q: { user: 'Untouched, number {{number}}' },
      },
      tests: Array.from({ length: 90 }, (_, number) => ({
        name: `t${number}`,
        prompt: number < 30 ? 'p' : 'q',
        vars: { number },
        expect: { output: { contains: ['ok'] } },
      })),
      gates: { passRateMin: 0, notWorse: true },
      defaults: { repeat: 3, concurrency: 1 },
    });

  const report = async () => {
    day = 'main';
    asked = new Map();
    const before = await runAction(config('Hello'), {});
    day = 'bad';
    asked = new Map();
    const run = await runAction(config('Good day'), { event: 'pull_request', base: before });
    if (run.report === undefined) throw new Error('there is no report');
    return { run, report: run.report };
  };

  test('cannot tell, and every view that says the verdict says why', async () => {
    const { run, report: written } = await report();
    const verdict = written.suites[0]?.comparison?.verdict;
    expect(verdict).toMatchObject({
      verdict: 'cannot-tell',
      reason: { kind: 'untouched-fell' },
      evidence: { compared: 30, guard: { kind: 'untouched', passes: false } },
    });
    expect(verdict?.evidence?.p).toBeLessThan(0.01);
    expect(run.code).toBe(0);
    const views = Object.entries(everyView(written)).map(
      ([name, view]) => [name, JSON.stringify(view)] as const,
    );
    const says = views
      .filter(([, text]) => text.includes('Tests that this change does not touch fell too'))
      .map(([name]) => name);
    expect(says).toEqual(
      expect.arrayContaining(['summary', 'comment', 'check', 'terminal', 'report.html']),
    );
    for (const [name, text] of views) {
      expect([name, text.includes('itself moves by up to')]).toEqual([name, false]);
    }
  });
});
