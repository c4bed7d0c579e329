/** Judges held against labels: asked about them when something has changed, and not believed when they fail. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { once } from '../../src/basics/basics.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { comparable, createJobs } from './sharded-suite.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_ENV,
  modelEntry,
  runAction,
  suiteYaml,
} from './project.js';

/** What the judge says of an answer; the answers of labels are `good N` and `bad N`. */
type Judge = (answer: string) => OpenAiReply | string;
const verdict = (score: number): string => JSON.stringify({ score, reasoning: `I give ${score}.` });
const alwaysPasses: Judge = () => verdict(1);
const isRight: Judge = (answer) => verdict(answer.startsWith('bad') ? 0.1 : 0.9);
let judge: Judge = alwaysPasses;
let version = 'judge-1';
let asked: string[] = [];
const server = await startOpenAiServer({
  reply: ({ body }) => {
    const text = JSON.stringify(body);
    const label = /\\n((?:good|bad) \d+)\\n---/.exec(text)?.[1];
    if (label !== undefined) asked.push(label);
    if (!text.includes('Evaluate the following')) return 'Hello.';
    const reply = judge(label ?? 'Hello.');
    return typeof reply === 'string' ? { kind: 'text', text: reply, model: version } : reply;
  },
});

beforeEach(() => {
  judge = alwaysPasses;
  version = 'judge-1';
  asked = [];
});

/** `good` good answers and as many bad ones as `bad` says. */
function labels(good: number, bad: number): string {
  const line = (kind: string, index: number): string =>
    JSON.stringify({ output: `${kind} ${index}`, pass: kind === 'good' });
  return [
    ...Array.from({ length: good }, (_, index) => line('good', index)),
    ...Array.from({ length: bad }, (_, index) => line('bad', index)),
  ].join('\n');
}

const HALF_BAD = labels(20, 20);
const CRITERION = { criteria: 'apologizes', labels: 'labels.jsonl' };

function suite(
  gates: Readonly<Record<string, number>> = {},
  criterion: object = CRITERION,
): string {
  return suiteYaml({
    url: server.url,
    models: [modelEntry('m'), modelEntry('judge')],
    tests: ['a', 'b'].map((name) => ({ name, prompt: 'p', models: ['m'] })),
    gates,
    defaults: { judgeModel: 'judge', expect: { judge: [criterion] } },
  });
}

interface Job {
  readonly gates?: Readonly<Record<string, number>>;
  readonly criterion?: object;
  readonly labels?: string;
  /** The base branch's report. */
  readonly base?: string;
  readonly event?: string;
  readonly process?: ActionOptions['process'];
}

function run({
  gates,
  criterion,
  labels: text = HALF_BAD,
  base,
  event = 'pull_request',
  process = 'this',
}: Job = {}): Promise<ActionRun> {
  return runAction(suite(gates, criterion), {
    process,
    event,
    files: { 'labels.jsonl': text, ...(base === undefined ? {} : { 'base.json': base }) },
    inputs: base === undefined ? {} : { compare: 'base.json' },
  });
}

const pushed = once(async () => {
  const ended = await run({ event: 'push' });
  expect(asked).toHaveLength(40);
  return ended.files['report.json'] ?? '';
});

/** A report of the base branch, by a judge that is right, who stays. */
async function baseReport(): Promise<string> {
  judge = isRight;
  const report = await pushed();
  asked = [];
  return report;
}

const checkOf = (ended: ActionRun) => ended.suite?.judges?.[0];

describe('the gate', () => {
  test('an always-pass judge on half-bad labels is not trusted', async () => {
    const ended = await run({ gates: { judgeTrustMin: 0.7 }, process: 'own' });
    expect(ended.code).toBe(1);
    expect(asked).toHaveLength(40);
    expect(checkOf(ended)).toMatchObject({
      state: 'not trusted',
      counts: { passGood: 20, good: 20, failBad: 0, bad: 20 },
      versions: ['judge-1'],
      spent: { calls: 40 },
    });
    expect(checkOf(ended)?.wrong).toHaveLength(20);
    const says = 'passes 20 of 20 good answers, stops 0 of 20 bad ones (labels: 40)';
    for (const view of [ended.summary, ended.files['report.html'], ended.files['junit.xml']]) {
      expect(view).toContain(says);
    }
    expect(ended.summary).toContain('judge trust 0 % (needs 70 %)');
    expect(ended.summary).toMatch(/scores rest on a judge that is not trusted/iu);
    expect(ended.outputs['gates']).toContain('judgeTrustMin');
    expect(ended.files['report.html']).toContain('bad 19');
  });

  test.each<[what: string, judge: Judge, labels: string, code: number, state: string]>([
    ['a judge that is right', isRight, HALF_BAD, 0, 'trusted'],
    ['too few labels', isRight, labels(3, 3), 0, 'too few labels'],
    ['few labels and always wrong on bad ones', alwaysPasses, labels(6, 6), 1, 'not trusted'],
    ['no bad label', alwaysPasses, labels(30, 0), 0, 'too few labels'],
  ])('%s', async (_, answers, text, code, state) => {
    judge = answers;
    const ended = await run({ gates: { judgeTrustMin: 0.7 }, labels: text });
    expect([ended.code, checkOf(ended)?.state]).toEqual([code, state]);
  });

  test('without it an untrusted judge costs a warning', async () => {
    const ended = await run({ gates: { judgeAvgMin: 0.5 } });
    expect(ended.code).toBe(0);
    expect(ended.summary).toContain('Rests on a judge that is not trusted');
  });

  test('labels that the judge gives no answer about end with 3, and never green', async () => {
    judge = (answer) =>
      answer === 'Hello.' ? verdict(1) : { kind: 'http', status: 400, body: {} };
    const ended = await run({ gates: { judgeTrustMin: 0.7 } });
    expect(ended.code).toBe(3);
    expect(checkOf(ended)).toMatchObject({ lost: 40, state: 'too few labels' });
    expect(ended.summary).toContain('judges could not be asked about labels');
  });
});

describe('is asked only where something has changed', () => {
  const changes: readonly [what: string, job: Job, version: string, labels: number][] = [
    ['nothing: an ordinary pull request', {}, 'judge-1', 0],
    ['the lowest score that passes', { criterion: { ...CRITERION, minScore: 0.95 } }, 'judge-1', 0],
    ['a criterion', { criterion: { ...CRITERION, criteria: 'says sorry' } }, 'judge-1', 40],
    ['a rubric', { criterion: { ...CRITERION, rubric: '1 is sorry' } }, 'judge-1', 40],
    ['a label', { labels: labels(20, 21) }, 'judge-1', 41],
    ['the version that answers', {}, 'judge-2', 40],
    ['nothing, on a schedule', { event: 'schedule' }, 'judge-1', 40],
  ];
  test.each(changes)('%s', async (_, job, newVersion, count) => {
    const base = await baseReport();
    version = newVersion;
    const ended = await run({ base, ...job });
    expect(asked).toHaveLength(count);
    const check = checkOf(ended);
    expect(check?.source.kind).toBe(count === 0 ? 'base' : 'asked');
    // With 0.95 as the lowest score the same scores pass no good answer.
    const isStrict = check?.minScore === 0.95;
    expect(check?.state).toBe(isStrict ? 'not trusted' : 'trusted');
    expect(check?.spent.calls).toBe(count);
  });
});

describe('`only-changed` where every result is reused, and no key is set', () => {
  async function keyless(
    labelled: string,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<ActionRun> {
    const base = await baseReport();
    return runAction(suite(), {
      event: 'pull_request',
      env: { TEST_KEY: undefined },
      files: { 'labels.jsonl': labelled },
      inputs: { 'only-changed': 'true', ...inputs },
      base,
    });
  }

  test("the same labels: nothing is asked, and the base branch's scores decide", async () => {
    const ended = await keyless(HALF_BAD);
    expect([ended.code, asked]).toEqual([0, []]);
    expect(ended.summary).toContain('Nothing was asked');
    expect(checkOf(ended)).toMatchObject({ state: 'trusted', lost: 0, source: { kind: 'base' } });
  });

  test('other labels: the key of the judge is missing, and nothing is sent', async () => {
    const ended = await keyless(labels(20, 21));
    expect([ended.code, asked]).toEqual([3, []]);
    expect(ended.summary).toMatch(/the key TEST_KEY \(openai\) is not set/iu);
  });
});

test('`llm-rubric` has labels, contradictory ones count nowhere, and repeated ones once', async () => {
  judge = isRight;
  const config = suiteYaml({
    url: server.url,
    models: [modelEntry('m'), modelEntry('judge')],
    tests: [
      {
        name: 'a',
        prompt: 'p',
        models: ['m'],
        assert: [{ type: 'llm-rubric', value: 'sorry', labels: 'labels.jsonl' }],
      },
    ],
    defaults: { judgeModel: 'judge' },
  });
  // Changes belong to the answer, and this judge sees none.
  const extra =
    '{"output":"good 0","pass":false,"changes":"+a"}\n{"output":"bad 1","pass":false,"changes":"+b"}\n';
  const files = { 'labels.jsonl': `${extra}${labels(3, 3)}` };
  const ended = await runAction(config, { files });
  expect(asked.toSorted()).toEqual(['bad 0', 'bad 1', 'bad 2', 'good 1', 'good 2']);
  expect(checkOf(ended)).toMatchObject({
    contradictory: [[1, 3]],
    counts: { passGood: 2, good: 2, failBad: 3, bad: 3 },
  });
  expect(ended.summary).toContain('judge the same answer differently');
});

test('recorded answers of labels are replayed, and missing ones are said', async () => {
  judge = isRight;
  const workspace = await createWorkspace({
    'kindlm.yaml': suite({ judgeTrustMin: 0.7 }),
    'labels.jsonl': HALF_BAD,
  });
  const recorded = await runAction(workspace, { inputs: { responses: 'record' } });
  expect([recorded.code, asked.length]).toEqual([0, 40]);
  asked = [];
  const replayed = await runAction(workspace, { inputs: { responses: 'replay' } });
  expect([replayed.code, asked.length]).toEqual([0, 0]);
  expect(checkOf(replayed)).toMatchObject({ state: 'trusted', spent: { calls: 0 } });
  await workspace.write({ 'labels.jsonl': labels(20, 21) });
  const stale = await runAction(workspace, { inputs: { responses: 'replay' } });
  expect(stale.code).toBe(2);
  expect(stale.summary).toContain('labels of the judge: apologizes');
});

test('the budget holds for labels, too', async () => {
  judge = isRight;
  const ended = await run({ gates: { costMaxUsd: 0.000_1 } });
  const check = checkOf(ended);
  expect(asked.length).toBeLessThan(40);
  expect(check?.lost).toBe(40 - asked.length);
  expect(check?.lostBecause).toContain('budget');
});

test('a plan counts the calls for labels, and asks nothing', async () => {
  judge = isRight;
  const inputs = { mode: 'plan' };
  const first = await runAction(suite(), { files: { 'labels.jsonl': HALF_BAD }, inputs });
  expect(asked).toEqual([]);
  expect(first.summary).toMatch(/asked about their labels as well: 40 calls and at most \D*0\.\d/u);
  const base = await baseReport();
  const files = { 'labels.jsonl': HALF_BAD, 'base.json': base };
  const later = await runAction(suite(), {
    files,
    inputs: { ...inputs, compare: 'base.json' },
  });
  expect(later.summary).toContain('No judge would be asked about its labels');
});

test('the shard with the first labelled test asks about the labels, and the merge ends as one run', async () => {
  const yaml = suite({ judgeTrustMin: 0.7 });
  const jobs = createJobs({ 'kindlm.yaml': yaml, 'labels.jsonl': HALF_BAD }, { env: KEY_ENV });
  const whole = await jobs.run();
  asked = [];
  const parts = [await jobs.shard(1, 2)];
  expect(asked).toHaveLength(40);
  parts.push(await jobs.shard(2, 2));
  expect(asked).toHaveLength(40);
  expect(parts.map(({ code }) => code)).toEqual([0, 0]);
  const merged = await jobs.merge(parts);
  expect(merged.code).toBe(1);
  expect(merged.summary).toContain('stops 0 of 20 bad ones (labels: 40)');
  expect(comparable(merged)).toEqual(comparable(whole));
});

describe('a criterion that sees what an agent changed', () => {
  const both = (kind: string, changes: boolean): string =>
    Array.from({ length: 12 }, (_, index) =>
      JSON.stringify({
        output: 'Done.',
        pass: kind === 'good',
        ...(changes && { changes: `${kind} ${index}` }),
      }),
    ).join('\n');
  const judgedBy = (on: string | undefined, text: string) =>
    runAction(
      suiteYaml({
        url: server.url,
        models: [modelEntry('judge')],
        tests: [
          {
            name: 'w',
            command: 'echo x > a.txt; echo ok',
            workspace: { files: { 'b.txt': 'b' } },
            expect: { judge: [{ ...CRITERION, ...(on !== undefined && { on }) }] },
          },
        ],
        defaults: { judgeModel: 'judge' },
      }),
      { event: 'pull_request', files: { 'labels.jsonl': text } },
    );

  test('is asked about labels with their changes', async () => {
    judge = isRight;
    const ended = await judgedBy(undefined, `${both('good', true)}\n${both('bad', true)}`);
    expect(asked).toHaveLength(24);
    expect(checkOf(ended)).toMatchObject({ askedGood: 12, askedBad: 12 });
    expect(ended.summary).not.toContain('is not checked');
  });

  test('is not checked where its labels have none, and every view says so', async () => {
    const ended = await judgedBy(undefined, HALF_BAD);
    expect([asked, checkOf(ended)]).toEqual([[], undefined]);
    expect(ended.summary).toContain('that judge is not checked');
  });
});
