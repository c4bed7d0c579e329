/** `only-changed`, repeats and `stop-when-decided` in shards: what is merged is what one run would have said. */
import { beforeEach, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { comparable, createJobs, withoutTimes } from './sharded-suite.js';
import { type ActionOptions, type ActionRun, DEAR, suiteYaml } from './project.js';

let asked = 0;

/** Judges are asked the same question about some answers, whichever shard asks. */
const model = await startOpenAiServer({
  reply: ({ body }) => {
    asked += 1;
    const text = JSON.stringify(field(body, 'messages'));
    if (text.includes('Evaluate the following')) {
      return JSON.stringify({ score: 0.9, reasoning: 'Fine.' });
    }
    if (text.includes('please fail')) return 'no';
    return text.includes('alike') ? 'fine' : `fine ${/question \d+/.exec(text)?.[0] ?? ''}`;
  },
});

beforeEach(() => {
  asked = 0;
});

interface Words {
  /** Of the prompt that is edited. */
  readonly edited?: string;
  readonly repeat?: unknown;
  readonly failing?: boolean;
}

/** Forty tests over four prompts; every fourth test has a judge. */
function suite({ edited = 'Answer', repeat = 2, failing = false }: Words = {}): string {
  const message = (index: number): string => {
    if (failing || index % 20 === 0) return 'please fail';
    return index % 4 === 1 ? 'alike' : `question ${index}`;
  };
  return suiteYaml({
    url: model.url,
    tests: Array.from({ length: 40 }, (_, index) => ({
      name: `t${index}`,
      prompt: `p${index % 4}`,
      vars: { message: message(index) },
      ...(index % 3 === 0 ? { tags: ['third'] } : {}),
      expect: {
        output: { contains: ['fine'] },
        ...(index % 4 === 1 ? { judge: [{ criteria: 'Is kind', minScore: 0.5 }] } : {}),
      },
    })),
    gates: { passRateMin: 0.9 },
    models: [DEAR],
    defaults: { repeat, judgeModel: 'm' },
    prompts: Object.fromEntries(
      [0, 1, 2, 3].map((index) => [
        `p${index}`,
        { system: index === 1 ? `${edited} ${index}.` : `Answer ${index}.`, user: '{{message}}' },
      ]),
    ),
  });
}

/** Jobs of a pull request that has this suite, and the path of the base branch's report. */
async function jobsOn(base: string, head: string, all: ActionOptions = {}) {
  const branch = createJobs({ 'kindlm.yaml': base }, { event: 'push' });
  const jobs = createJobs({ 'kindlm.yaml': head }, { event: 'pull_request', ...all });
  const before = await branch.run({ inputs: { outputs: 'all' } });
  const folder = await branch.checkout({ 'base.json': before.files['report.json'] ?? '' });
  asked = 0;
  return { jobs, before, compare: join(folder.path, 'base.json') };
}

/** Both sides of everything that a reader or a later step sees. */
function expectEqual(merged: ActionRun, whole: ActionRun): void {
  expect(comparable(merged)).toEqual(comparable(whole));
  expect(withoutTimes(merged.files['junit.xml'] ?? '')).toBe(
    withoutTimes(whole.files['junit.xml'] ?? ''),
  );
  expect(merged.code).toBe(whole.code);
  const outputs = ['gates', 'total', 'not-run', 'cost-usd', 'tokens', 'pass-rate'];
  expect(outputs.map((name) => withoutTimes(merged.outputs[name] ?? ''))).toEqual(
    outputs.map((name) => withoutTimes(whole.outputs[name] ?? '')),
  );
}

test.each([
  ['one prompt of four is edited', { edited: 'Kindly answer' }, {}, 30],
  ['and only some tests are selected', { edited: 'Kindly answer' }, { tags: 'third' }, 11],
  ['more repeats are wanted than the base branch has', { repeat: 3 }, {}, 0],
  ['nothing is edited', {}, {}, 40],
])('only-changed where %s: the shards ask what one run asks', async (_, words, filter, reused) => {
  const { jobs, compare } = await jobsOn(suite(), suite(words));
  const options = { inputs: { compare, 'only-changed': 'true', ...filter } };
  const whole = await jobs.run(options);
  expect(whole.results.filter((result) => result.reused)).toHaveLength(reused);
  const askedWhole = asked;
  asked = 0;
  const parts = await jobs.shards(3, options);
  // A judge's question that several shards ask is asked by each.
  expect(asked).toBeGreaterThanOrEqual(askedWhole);
  expect(asked).toBeLessThanOrEqual(askedWhole + 2);
  expectEqual(await jobs.merge(parts, options), whole);
});

test('with shards there are no rounds: every shard asks all repeats, and the gates see the first', async () => {
  const repeat = { min: 1, max: 3 };
  const { jobs, compare } = await jobsOn(
    suite({ repeat: 3 }),
    suite({ repeat, edited: 'Kindly answer' }),
  );
  const options = { inputs: { compare } };
  const parts = await jobs.shards(3, options);
  const results = parts.flatMap(({ report }) => report?.suites.flatMap((it) => it.results) ?? []);
  expect(results).toHaveLength(40);
  expect(results.every((it) => it.runCount === 1 && it.extraRuns?.length === 2)).toBe(true);
  // Without a base report one run asks all repeats, too, and charges what its tests share alike.
  const alone = { inputs: { compare: 'never' } };
  expectEqual(await jobs.merge(parts, alone), await jobs.run({ ...alone, process: 'own' }));
});

test('a shard does not stop when it seems decided: it does not see the others', async () => {
  const { jobs } = await jobsOn(suite(), suite({ failing: true }));
  const options = { inputs: { 'stop-when-decided': 'true' } };
  const parts = await jobs.shards(2, options);
  expect(asked).toBeGreaterThanOrEqual(80);
  expect(parts.map(({ code, outputs }) => [code, outputs['not-run']])).toEqual([
    [0, '0'],
    [0, '0'],
  ]);
  const merged = await jobs.merge(parts);
  expect(merged).toMatchObject({ code: 1, outputs: { total: '40', failed: '40', 'not-run': '0' } });
  asked = 0;
  const whole = await jobs.run(options);
  expect([whole.code, asked < 60]).toEqual([1, true]);
});
