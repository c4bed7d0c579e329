/** Judges against labels: which criteria have labels, what scores make of a judge, and what is taken from the base. */
import { describe, expect, test } from '@jest/globals';
import { planSuites, type SuitePlan, shardPlans } from '../../src/engine/plan.js';
import {
  type KnownJudges,
  takenOver,
  type JudgeCheck,
  labelSetsOf,
} from '../../src/engine/judges/judge-check.js';
import { loadOne } from '../config/config-folder.js';
import { askedLabels } from '../engine/scripted-models.js';

type LabelSet = ReturnType<typeof labelSetsOf>[number];

const HEAD = `kindlm: 1
project: demo
suite: { name: demo }
providers: { openai: { apiKeyEnv: OPENAI_API_KEY } }
models: [{ id: main, provider: openai, model: gpt-4o }, { id: other, provider: openai, model: gpt-4.1 }]
prompts: { ask: { user: '{{message}}' } }
`;

const lines = (...labels: readonly (readonly [output: string, pass: boolean])[]): string =>
  labels.map(([output, pass]) => JSON.stringify({ output, pass })).join('\n');

async function planOf(config: string, labels: string): Promise<SuitePlan> {
  const suite = await loadOne({ 'kindlm.yaml': HEAD + config, 'l.jsonl': labels });
  const planned = planSuites([suite], { tags: [], tests: [], models: [] });
  const plan = planned.kind === 'planned' ? planned.plans[0] : undefined;
  if (plan === undefined) throw new Error('nothing is planned');
  return plan;
}

const ONE_TEST = `tests:
  - { name: t, prompt: ask, vars: { message: Hi }, expect: { judge: [{ criteria: polite, labels: l.jsonl }] } }
`;

async function oneSet(
  labels: string,
  config = ONE_TEST,
): Promise<{ set: LabelSet; plan: SuitePlan }> {
  const plan = await planOf(config, labels);
  const [set] = labelSetsOf(plan);
  if (set === undefined) throw new Error('no criterion has labels');
  return { set, plan };
}

test('a criterion with two files of labels has both', async () => {
  const suite = await loadOne({
    'kindlm.yaml': `${HEAD}tests:
  - { name: a, prompt: ask, vars: { message: Hi }, expect: { judge: [{ criteria: polite, labels: l.jsonl }] } }
  - { name: b, prompt: ask, vars: { message: Hi }, expect: { judge: [{ criteria: polite, labels: k.jsonl }] } }
`,
    'l.jsonl': lines(['a', true]),
    'k.jsonl': lines(['b', true]),
  });
  const planned = planSuites([suite], { tags: [], tests: [], models: [] });
  const sets = planned.kind === 'planned' ? planned.plans.flatMap(labelSetsOf) : [];
  expect(sets.map(({ file }) => file.name)).toEqual(['l.jsonl', 'k.jsonl']);
});

test('of several shards the one that has the first test with labels asks: it has replies of the judge', async () => {
  const plan = await planOf(
    `tests:
  - { name: a, prompt: ask, vars: { message: Hi } }
  - { name: b, prompt: ask, vars: { message: Hi } }
  - { name: c, prompt: ask, vars: { message: Hi }, models: [other], expect: { judge: [{ criteria: polite, labels: l.jsonl }] } }
  - { name: d, prompt: ask, vars: { message: Hi }, expect: { judge: [{ criteria: short, labels: l.jsonl }] } }
`,
    lines(['a', true]),
  );
  const shards = [1, 2, 3].flatMap((index) => shardPlans([plan], { index, count: 3 }).suites);
  const criteriaOf = (of: SuitePlan) => labelSetsOf(of).map(({ criteria }) => criteria);
  expect(criteriaOf(plan)).toEqual(['polite', 'short']);
  for (const { plan: part } of shards) {
    const isFirst = part.units.some(({ test: { name } }) => name === 'c');
    expect(criteriaOf(part)).toEqual(isFirst ? ['polite', 'short'] : []);
  }
});

test('each criterion with labels once: of defaults, tests, turns and `llm-rubric`', async () => {
  const plan = await planOf(
    `defaults: { expect: { judge: [{ criteria: shared, labels: l.jsonl }, { criteria: without }] } }
tests:
  - { name: a, prompt: ask, vars: { message: Hi, what: rude }, expect: { judge: [{ criteria: own, labels: l.jsonl, model: other, minScore: 0.5 }] } }
  - { name: b, prompt: ask, vars: { message: Hi }, expect: { judge: [{ criteria: own, labels: l.jsonl, model: other, minScore: 0.5 }] } }
  - name: c
    prompt: ask
    vars: { message: Hi, what: kind }
    conversation: [{ turn: first, expect: { judge: [{ criteria: in a turn, labels: l.jsonl }] } }]
    assert: [{ type: llm-rubric, value: 'is {{what}}', labels: l.jsonl, threshold: 0.8 }]
  - { name: d, prompt: ask, vars: { message: Hi }, skip: true, expect: { judge: [{ criteria: skipped, labels: l.jsonl }] } }
`,
    lines(['a', true]),
  );
  const found = labelSetsOf(plan).map(({ criteria, judge, minScore }) => [
    criteria,
    judge.id,
    minScore,
  ]);
  expect(found).toEqual([
    ['shared', 'main', 0.7],
    ['own', 'other', 0.5],
    ['in a turn', 'main', 0.7],
    ['is kind', 'main', 0.8],
  ]);
});

test('an answer counts once, and contradictory labels nowhere', async () => {
  const { set } = await oneSet(
    lines(['a', true], ['b', false], ['a', true], ['c', true], ['c', false], ['c', true]),
  );
  expect(set.labels.map(({ output }) => output)).toEqual(['a', 'b']);
  expect(set.contradictory.map((group) => group.map(({ location }) => location.line))).toEqual([
    [4, 5, 6],
  ]);
});

/** A check of `good` and `bad` answers by these scores; null: lost. */
async function checkBy(
  good: readonly (number | null)[],
  bad: readonly (number | null)[],
  min?: number,
): Promise<JudgeCheck> {
  const named = [
    ...good.map((score, index) => ({ output: `good ${index}`, pass: true, score })),
    ...bad.map((score, index) => ({ output: `bad ${index}`, pass: false, score })),
  ];
  const gates = min === undefined ? '' : `gates: { judgeTrustMin: ${min} }\n`;
  const { plan } = await oneSet(
    lines(...named.map(({ output, pass }) => [output, pass] as const)),
    gates + ONE_TEST,
  );
  const scores = new Map(named.map(({ output, score }) => [output, score]));
  const [check] = await askedLabels(plan, scores);
  if (check === undefined) throw new Error('no judge was checked');
  return check;
}

const times = (count: number, score: number | null): (number | null)[] =>
  Array.from({ length: count }, () => score);

describe('what scores make of a judge', () => {
  test.each([
    ['right on 10 of 10 of each', times(10, 0.7), times(10, 0.69), undefined, 'trusted'],
    ['passes everything', times(20, 1), times(20, 1), undefined, 'not trusted'],
    ['stops everything', times(20, 0), times(20, 0), undefined, 'not trusted'],
    ['right on 9 of 9', times(9, 1), times(8, 0), undefined, 'too few labels'],
    ['the same, where less is enough', times(9, 1), times(8, 0), 0.5, 'trusted'],
    ['nothing known', times(9, null), times(8, null), undefined, 'too few labels'],
  ] as const)('%s', async (_, good, bad, min, state) => {
    expect((await checkBy(good, bad, min)).state).toBe(state);
  });

  test('lost labels count nowhere, or at worst as wrong', async () => {
    const check = await checkBy([1, 1, null], [0, null, null]);
    expect(check).toMatchObject({
      lost: 3,
      lostBecause: expect.stringContaining('down'),
      auc: undefined,
    });
    expect(check.counts).toEqual({ passGood: 2, good: 2, failBad: 1, bad: 1 });
  });

  test('wrong labels are listed, at most fifty, and the order of scores is known from ten of each on', async () => {
    const check = await checkBy([...times(60, 0.2), 0.9], times(10, 0.1));
    expect([check.wrong.length, check.wrongLeftOut]).toEqual([50, 10]);
    expect(check.wrong[0]).toEqual({
      line: 1,
      good: true,
      score: 0.2,
      output: 'good 0',
      reasoning: 'so',
    });
    expect(check.auc?.auc).toBe(1);
  });
});

describe('what the base branch knows', () => {
  const known = (check: JudgeCheck): KnownJudges => ({
    checks: [check],
    source: { kind: 'base', sha: 'b'.repeat(40), finishedAt: '2026-11-20T09:30:00Z' },
  });

  test.each<[what: string, config: string, versions: string[], taken: boolean]>([
    ['nothing has changed', ONE_TEST, [], true],
    ['the same version answered', ONE_TEST, ['v1'], true],
    ['another version answered', ONE_TEST, ['v1', 'v2'], false],
    ['another threshold', ONE_TEST.replace('labels:', 'minScore: 0.9, labels:'), [], true],
    ['another criterion', ONE_TEST.replace('polite', 'rude'), [], false],
    ['another rubric', ONE_TEST.replace('labels:', 'rubric: x, labels:'), [], false],
    ['another model', ONE_TEST.replace('labels:', 'model: other, labels:'), [], false],
    ['asked more often', ONE_TEST.replace('labels:', 'passes: 3, labels:'), [], false],
  ])('%s', async (_, config, versions, taken) => {
    const base = await checkBy([0.8], [0.1]);
    const { set, plan } = await oneSet(lines(['good 0', true], ['bad 0', false]), config);
    const found = takenOver(set, plan.suite, known(base), new Set(versions));
    expect(found !== undefined).toBe(taken);
    if (taken) expect(found?.spent.calls).toBe(0);
  });

  test('a label judged otherwise, or one that was lost, is asked about again', async () => {
    const base = await checkBy([0.8], [0.1]);
    const { set, plan } = await oneSet(lines(['good 0', true], ['bad 0', true]));
    expect(takenOver(set, plan.suite, known(base))).toBeUndefined();
    const lost = await checkBy([0.8], [null]);
    const same = await oneSet(lines(['good 0', true], ['bad 0', false]));
    expect(takenOver(same.set, same.plan.suite, known(lost))).toBeUndefined();
  });

  test('what the base itself took over keeps its place, and the words on wrong labels', async () => {
    const first: JudgeCheck['source'] = {
      kind: 'base',
      sha: 'a'.repeat(40),
      finishedAt: '2026-11-01T00:00:00Z',
    };
    const base = { ...(await checkBy([0.2], [0.1])), source: first };
    const { set, plan } = await oneSet(lines(['good 0', true], ['bad 0', false]));
    const found = takenOver(set, plan.suite, known(base));
    expect(found?.source).toEqual(first);
    expect(found?.wrong).toMatchObject([{ line: 1, score: 0.2, reasoning: 'so' }]);
  });
});
