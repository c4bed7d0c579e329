/** What a change demands less than the base branch: configs on both sides, and what is said of them. */
import { describe, expect, test } from '@jest/globals';
import { weakened } from '../../src/comparison/demanded-less.js';
import { demandsOf } from '../../src/engine/demands.js';
import { priceOf } from '../../src/providers/pricing.js';
import { weakenedList, weakenedWords } from '../../src/report/sections/weakened.js';
import { loadOne } from '../config/config-folder.js';

const LABELS = Array.from({ length: 4 }, (_, at) =>
  JSON.stringify({ output: `answer ${at}`, pass: at % 2 === 0 }),
);

/** Everything that can be demanded less, once. */
const BASE = {
  kindlm: 1,
  project: 'p',
  suite: { name: 's' },
  providers: { openai: { apiKeyEnv: 'KEY' } },
  models: [
    { id: 'm', provider: 'openai', model: 'gpt-4o', pricing: { input: 2, output: 8 } },
    { id: 'n', provider: 'openai', model: 'gpt-4o-mini' },
    { id: 'e', provider: 'openai', model: 'text-embedding-3-small' },
  ].map((it) => ({ ...it, params: { temperature: 0.5, maxTokens: 100 } })),
  prompts: { p: { user: '{{question}}' } },
  tests: [
    {
      name: 'one',
      prompt: 'p',
      models: ['m', 'n'],
      vars: { question: 'q' },
      repeat: 3,
      minPasses: 2,
      tools: [{ name: 'look' }],
      expect: {
        output: { contains: ['ok', 'done'], maxLength: 100 },
        guardrails: { pii: { enabled: true }, keywords: { deny: ['never'] } },
        judge: [
          { criteria: 'polite', minScore: 0.8, passes: 3, labels: 'labels.jsonl' },
          { criteria: 'short', minScore: 0.6 },
        ],
        trajectory: { tools: ['look'], maxCalls: 3 },
        latency: { maxMs: 1000 },
      },
    },
    {
      name: 'two',
      prompt: 'p',
      vars: { question: 'r' },
      assert: [
        { type: 'similar', value: 'x', threshold: 0.9 },
        { type: 'not-contains', value: 'y' },
        { type: 'latency', threshold: 2000 },
      ],
      threshold: 0.9,
    },
  ],
  gates: {
    passRateMin: 0.98,
    piiFailuresMax: 0,
    judgeAvgMin: 0.7,
    costMaxUsd: 1,
    notWorse: true,
    notWorseMargin: 5,
    reliabilityMin: { tries: 3, rate: 0.8 },
  },
  recordings: { dir: '.kindlm/recordings' },
  defaults: { repeat: 3, embeddingModel: 'e' },
};
type Config = typeof BASE;

async function demands(change: (config: Config) => void, labels = LABELS) {
  const config = structuredClone(BASE);
  change(config);
  const suite = await loadOne({
    'kindlm.yaml': JSON.stringify(config),
    'labels.jsonl': labels.join('\n'),
  });
  return demandsOf(suite, config.recordings.dir, priceOf);
}

async function said(change: (config: Config) => void, labels = LABELS) {
  const found = weakened(await demands(() => undefined), await demands(change, labels));
  return found.length === 0 ? undefined : [weakenedWords(found), ...weakenedList(found)];
}

function objectOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('no such place in the config');
  return value;
}

function edit(path: string, value: unknown): (config: Config) => void {
  return (config) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce<unknown>((at, key) => Reflect.get(objectOf(at), key), config);
    if (Array.isArray(place) && value === undefined) place.splice(Number(last), 1);
    else if (value === undefined) Reflect.deleteProperty(objectOf(place), last);
    else Reflect.set(objectOf(place), last, value);
  };
}

describe('told', () => {
  test.each<[path: string, value: unknown, words: string, list: string]>([
    [
      'gates.passRateMin',
      0.8,
      'lowers passRateMin from 98 % to 80 %',
      'gates.passRateMin: 98 % -> 80 %',
    ],
    [
      'gates.passRateMin',
      undefined,
      'lowers passRateMin from 98 % to 95 %',
      'gates.passRateMin: 98 % -> 95 %',
    ],
    [
      'gates.piiFailuresMax',
      3,
      'raises piiFailuresMax from 0 to 3',
      'gates.piiFailuresMax: 0 -> 3',
    ],
    ['gates.judgeAvgMin', undefined, 'drops judgeAvgMin', 'gates.judgeAvgMin: 0.70 -> none'],
    ['gates.notWorse', false, 'drops notWorse', 'gates.notWorse: '],
    [
      'gates.notWorseMargin',
      20,
      'raises notWorseMargin from 5 points to 20 points',
      '5 points -> 20 points',
    ],
    ['gates.reliabilityMin.tries', 1, 'lowers reliabilityMin.tries from 3 to 1', 'tries: 3 -> 1'],
    ['gates.reliabilityMin.rate', 0.5, 'lowers reliabilityMin from 80 % to 50 %', '80 % -> 50 %'],
    ['gates.costMaxUsd', 100, 'raises costMaxUsd from $1.00 to $100.00', 'costMaxUsd'],
    ['tests.1', undefined, 'takes out 1 test', 'taken out: two'],
    ['tests.1.name', 'renamed', 'takes out 1 test', 'taken out: two'],
    ['tests.0.skip', true, 'skips 1 test', 'skipped: one'],
    ['tests.0.models', ['m'], 'asks fewer models in 1 test', 'models: 2 -> 1 (one)'],
    ['tests.0.minPasses', 1, 'lowers minPasses of 1 test', 'minPasses: 0.666667 -> 0.333333 (one)'],
    ['tests.1.minPasses', 1, 'lowers minPasses of 1 test', 'minPasses: 1 -> 0.333333 (two)'],
    [
      'tests.0.expect.judge.0.minScore',
      0.1,
      'lowers or drops 1 check',
      'judge.minScore: 0.8 -> 0.6 (one)',
    ],
    [
      'tests.0.expect.judge.0.minScore',
      undefined,
      'lowers or drops 1 check',
      'judge.minScore: 0.8 -> 0.7 (one)',
    ],
    [
      'defaults.judgeModel',
      'n',
      'has the answers of 1 test judged by another model',
      'judgedBy.gpt-4o: 1 -> none (one)',
    ],
    [
      'tests.0.expect.judge',
      [
        { criteria: 'polite', minScore: 0.8, passes: 3, labels: 'labels.jsonl', model: 'n' },
        { criteria: 'short', minScore: 0.6, model: 'n' },
      ],
      'has the answers of 1 test judged by another model',
      'judgedBy.gpt-4o: 1 -> none (one)',
    ],
    ['models.0.model', 'gpt-4.1', 'judged by another model', 'judgedBy.gpt-4o: 1 -> none (one)'],
    ['tests.0.expect.judge.0.passes', 1, 'lowers or drops 1 check', 'judge.passes: 3 -> 1 (one)'],
    ['tests.0.expect.judge.1', undefined, 'lowers or drops', 'judge.minScore: 0.6 -> none (one)'],
    [
      'tests.0.expect.output.contains.1',
      undefined,
      'lowers or drops 1 check',
      'output.contains: 1 -> none (one)',
    ],
    [
      'tests.0.expect.output.maxLength',
      9999,
      'lowers or drops 1 check',
      'output.maxLength: 100 -> 9999 (one)',
    ],
    [
      'tests.0.expect.guardrails.pii.enabled',
      false,
      'lowers or drops 1 check',
      'guardrails.pii: 1 -> none (one)',
    ],
    [
      'tests.0.expect.guardrails.keywords',
      undefined,
      'lowers or drops 1 check',
      'guardrails.keywords.deny',
    ],
    [
      'tests.0.expect.latency',
      undefined,
      'lowers or drops 1 check',
      'latency.maxMs: 1000 -> none (one)',
    ],
    [
      'tests.0.expect.trajectory.maxCalls',
      undefined,
      'lowers or drops 1 check',
      'trajectory.maxCalls: 3 -> none',
    ],
    ['tests.1.assert.0.threshold', 0.1, 'lowers or drops 1 check', 'similar: 0.9 -> 0.1 (two)'],
    ['tests.1.assert.0.weight', 0, 'lowers or drops 1 check', 'similar: 0.9 -> none (two)'],
    ['tests.1.assert.1', undefined, 'lowers or drops 1 check', 'not-contains'],
    [
      'tests.1.assert.2.threshold',
      60_000,
      'lowers or drops 1 check',
      'latency: 2000 -> 60000 (two)',
    ],
    ['tests.1.threshold', 0.2, 'lowers or drops 1 check', 'threshold: 0.9 -> 0.2 (two)'],
    [
      'tests.0.expect.judge.0.labels',
      undefined,
      'takes away labels of judges',
      'labels: 4 -> none',
    ],
    ['models.0.pricing', { input: 0, output: 0 }, 'sets 1 price to zero', 'pricing.m: 2 -> 0'],
    ['models.1.pricing', { input: 0, output: 0 }, 'sets 1 price to zero', 'pricing.n'],
    [
      'recordings.dir',
      'mine',
      'points recordings elsewhere',
      'recordings: .kindlm/recordings -> mine',
    ],
  ])('%s: %j', async (path, value, words, list) => {
    const [line, ...entries] = (await said(edit(path, value))) ?? [];
    expect(line).toContain(words);
    expect(entries.join('\n')).toContain(list);
  });

  test('a judge that is taken out judges for nobody else', async () => {
    const [line] = (await said(edit('tests.0.expect.judge', undefined))) ?? [];
    expect(line).toContain('lowers or drops 3 checks');
    expect(line).not.toContain('judged by');
  });

  test('labels that are taken out of a file', async () => {
    expect(await said(() => undefined, LABELS.slice(2))).toEqual([
      'takes away labels of judges',
      'labels: 4 -> 2',
    ]);
  });

  test('several things in one line', async () => {
    const [line] =
      (await said((config) => {
        edit('gates.passRateMin', 0.8)(config);
        edit('gates.notWorse', undefined)(config);
        edit('tests.0.skip', true)(config);
        edit('tests.1', undefined)(config);
      })) ?? [];
    expect(line).toBe(
      'lowers passRateMin from 98 % to 80 %, drops notWorse, takes out 1 test and skips 1 test',
    );
  });
});

describe('not told', () => {
  test.each<[path: string, value: unknown]>([
    ['gates.passRateMin', 1],
    ['gates.piiFailuresMax', 0],
    ['gates.judgeDropMax', 0.1],
    ['gates.notWorseMargin', 2],
    ['tests.0.minPasses', undefined],
    ['tests.0.repeat', 5],
    ['tests.0.expect.judge.0.minScore', 0.9],
    ['tests.0.expect.judge.0.criteria', 'another wording'],
    ['tests.0.expect.output.maxLength', 50],
    ['tests.0.vars.question', 'asked otherwise'],
    ['tests.0.expect.latency.maxMs', 10],
    ['tests.1.assert.2.threshold', 10],
    ['models.0.pricing.input', 1],
    ['models.0.params.temperature', 0],
  ])('%s: %j', async (path, value) => {
    const words = await said(edit(path, value));
    // More repeats with as many passes are a smaller share.
    if (path === 'tests.0.repeat') expect(words?.[0]).toBe('lowers minPasses of 1 test');
    else expect(words).toBeUndefined();
  });
});

test('names of another report are in the list only', () => {
  const what = 'gates.<img src=x>';
  const row = { suite: [[what, 'lower', [1]]], tests: [], recordings: '' } as const;
  const found = weakened(row, { suite: [], tests: [], recordings: '' });
  expect(weakenedWords(found)).toBe('lowers or drops 1 check');
  expect(weakenedList(found)).toEqual([`${what}: 1 -> none`]);
});
