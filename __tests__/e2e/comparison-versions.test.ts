/**
 * What a pull request is told after main has moved to another version of its model, and where its model is asked at
 * temperature 0, from one report to the next.
 */

import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { reportViolations } from './report-schema.js';
import { type ActionRun, createWorkspace, modelEntry, runAction, suiteYaml } from './project.js';

/** The older version answers everything, the newer one fails every third test. */
let version = 'fake-1';
let answers = 0;
const nameOf = (name: string): string => {
  if (name === 'a fallback at first') return (answers += 1) <= 4 ? 'fake-9' : 'fake-1';
  return name === 'at times none' ? '' : name;
};

const server = await startOpenAiServer({
  version: () =>
    version === 'at times none' && (answers += 1) % 2 === 0 ? 'fake-1' : nameOf(version),
  reply: ({ body }) => {
    const asked = JSON.stringify(body);
    const number = Number(/number (\d+)/u.exec(asked)?.[1] ?? 0);
    if (asked.includes('BROKEN') && number < 3) return 'sorry';
    return version === 'fake-2' && number % 3 === 0 ? 'sorry' : 'ok';
  },
});

const EVERY_GATE = {
  notWorse: true,
  regressionsMax: 0,
  newFailuresMax: 0,
  passRateDropMax: 0,
  judgeDropMax: 0,
  latencyIncreaseMax: 1,
  costIncreaseMax: 1,
};

interface Parts {
  readonly prompt?: string;
  readonly temperature?: number;
  readonly gates?: Readonly<Record<string, unknown>>;
}

function config({ prompt = 'Hello', temperature = 0.7, gates = EVERY_GATE }: Parts): string {
  return suiteYaml({
    url: server.url,
    models: [{ ...modelEntry('m'), params: { temperature, maxTokens: 100 } }],
    prompts: { p: { user: `${prompt}, number {{number}}` } },
    tests: Array.from({ length: 30 }, (_, number) => ({
      name: `t${number}`,
      prompt: 'p',
      vars: { number },
      expect: { output: { contains: ['ok'] } },
    })),
    gates: { passRateMin: 0, ...gates },
    defaults: { repeat: 3, concurrency: 32 },
  });
}

async function runOn(
  parts: Parts,
  before: Report | undefined,
  event: string,
  sha = 'f'.repeat(40),
): Promise<ActionRun> {
  const workspace = await createWorkspace({ 'kindlm.yaml': config(parts) });
  if (before !== undefined) {
    await workspace.write({ 'base.json': JSON.stringify(before) });
  }
  const run = await runAction(workspace, {
    event: { name: event, payload: {} },
    env: { TEST_KEY: 'sk-test-0123456789abcdef', GITHUB_SHA: sha },
    inputs: { compare: before === undefined ? 'never' : 'base.json' },
  });
  expect(reportViolations(run.report)).toEqual([]);
  return run;
}

/** main, push by push, as each version answers. */
async function main(versions: readonly string[], parts: Parts = {}): Promise<Report> {
  let base: Report | undefined;
  for (const [index, name] of versions.entries()) {
    version = name;
    base = (await runOn(parts, base, 'push', String(index + 1).repeat(40))).report;
  }
  if (base === undefined) throw new Error('there is no report');
  return base;
}

const noData = (run: ActionRun): readonly (string | undefined)[] =>
  (run.suite?.gates.gates ?? [])
    .filter(({ gateName }) => gateName in EVERY_GATE)
    .map((gate) => gate.noData);

describe('main has moved to a worse version of the model', () => {
  let moved: Report;
  beforeAll(async () => {
    moved = await main(['fake-1', 'fake-1', 'fake-2']);
  });

  test('a version that main has never met: cannot tell, and no gate is exercised', async () => {
    version = 'fake-3';
    const run = await runOn({ prompt: 'BROKEN' }, moved, 'pull_request');
    expect(run.code).toBe(0);
    expect(run.suite?.comparison?.verdict).toMatchObject({
      verdict: 'cannot-tell',
      reason: {
        kind: 'model-version',
        models: [{ model: 'm', base: ['fake-2'], head: ['fake-3'] }],
      },
    });
    expect(noData(run)).toEqual(Object.keys(EVERY_GATE).map(() => 'other-version'));
    expect(JSON.parse(run.outputs['comparison'] ?? '')).toMatchObject({ verdict: 'cannot-tell' });
    expect(run.summary).toContain('The model itself is another version than on `main`');
    expect(run.summary).toContain('not exercised');
  });
});

describe('temperature 0', () => {
  let base: Report;
  beforeAll(async () => {
    base = await main(['fake-1', 'fake-1'], { temperature: 0 });
  });

  test('three tests that turned are facts, and no regressions', async () => {
    version = 'fake-1';
    const gates = { notWorse: true, regressionsMax: 0 };
    const run = await runOn({ prompt: 'BROKEN', temperature: 0, gates }, base, 'pull_request');
    expect(run.code).toBe(0);
    expect(run.suite?.comparison).toMatchObject({
      verdict: { verdict: 'cannot-tell', evidence: { oneAnswerASide: 30 } },
      counts: { failsEveryTime: 3, regressed: 0, probablyRegressed: 0, failingNow: 0 },
    });
    expect(run.outputs).toMatchObject({ regressed: '0' });
    expect(run.summary).toMatch(
      /3 tests went from every answer to none: .*Changed once; chance can do this/u,
    );
    expect(run.summary).toContain('one answer cannot say');
    expect(run.files['junit.xml']).toContain('name="comparison.failsEveryTime" value="3"');
    expect(run.files['report.html']).toContain('went from every answer to none');
    expect(run.stdout).not.toContain('undefined');
  });

  test('a team that wants no test to turn says so', async () => {
    version = 'fake-1';
    const gates = { newFailuresMax: 2 };
    const run = await runOn({ prompt: 'BROKEN', temperature: 0, gates }, base, 'pull_request');
    expect(run.code).toBe(1);
    expect(run.suite?.gates.gates.at(-1)).toMatchObject({
      gateName: 'newFailuresMax',
      passed: false,
      actual: 3,
      threshold: 2,
    });
  });
});

test('a few replies of a fallback: compared without them, and every view says so', async () => {
  const base = await main(['fake-2', 'fake-1']);
  version = 'a fallback at first';
  answers = 0;
  const run = await runOn({ prompt: 'Hi' }, base, 'pull_request', 'e'.repeat(40));
  const { comparison } = run.suite ?? {};
  expect(comparison).toMatchObject({
    verdict: { verdict: 'not-worse' },
    otherVersions: { head: 4, ofHead: 90, ofBase: 180 },
  });
  const words =
    '4 answers are not compared with the base branch (of 90): of a model version that it does not have';
  for (const view of [run.summary, run.stdout, run.files['report.html']]) {
    expect(view).toContain(words);
  }
  expect(run.summary).toContain(
    `Of its 180 answers, ${comparison?.otherVersions?.base} of other versions of the model are left out.`,
  );
});
