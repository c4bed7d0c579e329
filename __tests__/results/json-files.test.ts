/** JSON of other harnesses: promptfoo's own file, Vally's lines, and lines for every other one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { collect, told } from './harness.js';

const read = (format: string, text: string, entry = {}) =>
  collect({ files: { 'out.json': text }, entry: { read: 'out.json', format, ...entry } });
const lines = (...all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).join('\n');
const sample = (name: string) => readFileSync(`__tests__/fixtures/results/${name}`, 'utf8');

describe('promptfoo 0.123', () => {
  test('a row is a test: its description, else its variables', async () => {
    const seen = await read('promptfoo', sample('promptfoo.json'));
    expect(seen.said).toBe('');
    expect(told(seen)).toEqual([
      'evals > names the days: passed 1/1',
      'evals > question: Say sorry: failed 0/1',
      'evals > refused: failed 0/1',
    ]);
    expect(seen.results.map(({ modelId }) => modelId)).toEqual(
      Array.from({ length: 3 }, () => 'openai:chat:gpt-4o-mini'),
    );
    const [passed, failed] = seen.results;
    expect(passed?.runs[0]).toMatchObject({
      outputText: 'We refund within 30 days.',
      costEstimateUsd: 0.0000054,
      tokenUsage: { totalTokens: 18 },
    });
    expect(passed?.assertionScores).toMatchObject({ 'external:facts': { mean: 1 } });
    expect(failed?.runs[0]?.assertions[0]?.failureMessage).toBe(
      'Expected output to contain "sorry"',
    );
  });

  test('rows of its cache cost and take nothing that is known, and are one answer', async () => {
    const { results } = await read('promptfoo', sample('promptfoo-cached.json'));
    expect(results[0]?.runs[0]).toMatchObject({ costEstimateUsd: null, latencyUnstated: true });
    expect(results[0]?.runs[0]?.sampleId).toMatch(/^[\w-]{16}\.[\w-]{16}$/);
    const other = sample('promptfoo-cached.json').replaceAll(
      /"output": ?"[^"]*"/g,
      '"output": "Other."',
    );
    const rows = (text: string) =>
      (JSON.parse(text) as { results: { results: readonly object[] } }).results.results;
    const both = {
      results: { results: [...rows(sample('promptfoo-cached.json')), ...rows(other)] },
    };
    const [two] = (await read('promptfoo', JSON.stringify(both))).results;
    const ids = two?.runs.map(({ sampleId }) => sampleId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  test('an answer and its copies are one; another that says the same is another', async () => {
    const rows = (name: string) =>
      (JSON.parse(sample(name)) as { results: { results: readonly object[] } }).results.results;
    const [asked] = rows('promptfoo.json');
    const [copy] = rows('promptfoo-cached.json');
    const ids = async (...all: readonly unknown[]) => {
      const { results } = await read('promptfoo', JSON.stringify({ results: { results: all } }));
      return results[0]?.runs.map(({ sampleId }) => sampleId?.length);
    };
    expect(await ids(asked, copy, copy)).toEqual([33, 33, 33]);
    expect(await ids(asked, asked, copy)).toEqual([33, undefined, 33]);
    expect(await ids(asked, asked)).toEqual([undefined, undefined]);
  });

  test.each([
    ['', /is empty/],
    [sample('promptfoo.json').slice(0, -40), /is not whole JSON/],
    ['{"results": 3}', /has no `results.results`/],
    ['<testsuites/>', /is not whole JSON/],
    ['{"results": {"results": []}}', /There is no test/],
  ])('%#: is refused', async (text, said) => {
    const seen = await read('promptfoo', text);
    expect(seen.said).toMatch(said);
    expect(seen.results).toEqual([]);
  });
});

describe('Vally, after its documented form', () => {
  const trial = (name: string, rest: object = {}) => ({
    type: 'trial-result',
    evalName: 'refunds',
    stimulus: { name },
    model: 'gpt-5',
    status: 'success',
    gradeResult: { passed: true, score: 0.9, details: [] },
    trajectory: {
      output: 'done',
      metrics: {
        wallTimeMs: 1200,
        tokenUsage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
      },
    },
    experiment: { evalFile: 'evals/refunds.yaml' },
    ...rest,
  });

  test('a trial is an answer; a status that is no success is errored', async () => {
    const failed = {
      gradeResult: {
        passed: false,
        score: 0,
        details: [{ name: 'polite', passed: false, evidence: 'rude' }],
      },
    };
    const seen = await read(
      'vally',
      lines(
        trial('a'),
        trial('a', failed),
        trial('b', {
          status: 'error',
          gradeResult: undefined,
          trajectory: { endReason: 'timeout' },
        }),
        trial('a', { experiment: { evalFile: 'evals/other.yaml' } }),
        { type: 'run-summary', passed: 1 },
      ),
    );
    expect(seen.said).toBe('');
    expect(told(seen)).toEqual([
      'evals > evals/refunds.yaml > a: failed 1/2',
      'evals > evals/refunds.yaml > b: errored 0/1',
      'evals > evals/other.yaml > a: passed 1/1',
    ]);
    const [answers] = seen.results;
    expect(answers?.runs[0]).toMatchObject({
      outputText: 'done',
      latencyMs: 1200,
      costEstimateUsd: null,
    });
    expect(answers?.runs[1]?.assertions[0]?.failureMessage).toBe('polite: rude');
    expect(answers?.assertionScores).toMatchObject({ 'external:score': { min: 0, max: 0.9 } });
  });

  // As readers of it in public repositories show that it is written.
  test('a trial is of its eval file and of its variant, wherever its name stands', async () => {
    const name = (at: object) =>
      trial('', {
        stimulus: undefined,
        experiment: undefined,
        evalFilePath: 'evals/x.yaml',
        ...at,
      });
    const grade = { passed: true, score: 1 };
    const seen = await read(
      'vally',
      lines(
        name({ trajectory: { stimulus: { name: 'a', prompt: 'long' } }, variant: 'main' }),
        name({ gradeResult: { ...grade, stimulusName: 'a' }, variant: 'main', trialIndex: 1 }),
        name({ gradeResult: { ...grade, stimulusName: 'a', passed: false }, variant: 'skilled' }),
        name({ stimulusName: 'b', variant: 'main', evalFilePath: '/elsewhere/evals/x.yaml' }),
        name({
          stimulusName: 'b',
          variant: 'main',
          evalFilePath: undefined,
          model: undefined,
          trajectory: { metadata: { model: 'claude' } },
        }),
      ),
    );
    expect(seen.said).toBe('');
    expect(told(seen)).toEqual([
      'evals > evals/x.yaml > main > a: passed 2/2',
      'evals > evals/x.yaml > skilled > a: failed 0/1',
      'evals > x.yaml > main > b: passed 1/1',
      'evals > refunds > main > b: passed 1/1',
    ]);
    expect(seen.results[3]?.modelId).toBe('claude');
  });

  test('of graders in graders, the ones that failed say why; one that was not graded has failed', async () => {
    const grader = (name: string, rest: object = {}) => ({
      name,
      kind: 'llm',
      passed: false,
      score: 0,
      evidence: `${name} says no`,
      ...rest,
    });
    const nested = grader('panel', {
      details: [grader('judge', { details: [grader('right', { passed: true }), grader('whole')] })],
    });
    const seen = await read(
      'vally',
      lines(
        trial('a', { gradeResult: nested }),
        trial('b', { gradeResult: grader('alone') }),
        trial('c', { gradeResult: null, trajectory: { endReason: 'agent_timeout' } }),
        trial('d', { status: 'error', gradeResult: null, error: 'Timeout after 300000ms' }),
      ),
    );
    const said = seen.results.map(({ status, runs }) => [
      status,
      runs[0]?.assertions[0]?.failureMessage,
    ]);
    expect(said).toEqual([
      ['failed', 'whole: whole says no'],
      ['failed', 'alone: alone says no'],
      ['failed', 'It was not graded (agent_timeout)'],
      ['errored', 'status error: Timeout after 300000ms'],
    ]);
  });

  test.each([
    [lines(trial('a'), trial('')), /line 2, has a trial without the name of its stimulus/],
    [lines({ type: 'run-summary' }), /no line of the type "trial-result"/],
    [`${lines(trial('a'))}\n{"type": "trial-`, /line 2, is not whole JSON/],
  ])('%#: is refused', async (text, said) =>
    expect((await read('vally', text)).said).toMatch(said),
  );
});

describe('lines of every other harness', () => {
  const schema = JSON.parse(readFileSync('src/results/result-line.schema.json', 'utf8')) as {
    properties: object;
  };
  const fits = new Ajv({ strict: false }).compile(schema);

  test('all that a line may say', async () => {
    const whole = {
      test: 'refund',
      passed: true,
      model: 'gpt-4o',
      repeat: 0,
      score: 0.8,
      scores: { polite: 0.5 },
      output: 'yes',
      input: { question: 'May I?' },
      reason: 'fine',
      costUsd: 0.01,
      latencyMs: 700,
      tokens: { input: 3, output: 4 },
      version: 'gpt-4o-2026',
      temperature: 0,
    };
    expect(Object.keys({ ...whole, error: '' }).sort()).toEqual(
      Object.keys(schema.properties).sort(),
    );
    expect(fits(whole)).toBe(true);
    const { results } = await read('jsonl', lines(whole));
    expect(results[0]).toMatchObject({
      testCaseName: 'evals > refund',
      modelId: 'gpt-4o',
      oneAnswer: true,
      totalCostUsd: 0.01,
      latencyAvgMs: 700,
      totalTokens: 7,
      assertionScores: { 'external:score': { mean: 0.8 }, 'external:polite': { mean: 0.5 } },
    });
    expect(results[0]?.runs[0]).toMatchObject({
      outputText: 'yes',
      input: { vars: { question: 'May I?' } },
      repliedModels: { 'gpt-4o': ['gpt-4o-2026'] },
    });
  });

  test('only `error: provider` is an outage', async () => {
    const seen = await read(
      'jsonl',
      lines(
        { test: 'a', error: 'provider', reason: 'HTTP 503' },
        { test: 'b', error: 'TypeError' },
        { test: 'c', passed: true, error: 'x' },
      ),
    );
    expect(told(seen)).toEqual([
      'evals > a: errored 0/1',
      'evals > b: failed 0/1',
      'evals > c: failed 0/1',
    ]);
  });

  test('repeats are in their order, whatever the order of the lines', async () => {
    const { results } = await read(
      'jsonl',
      lines({ test: 'a', passed: false, repeat: 2 }, { test: 'a', passed: true, repeat: 1 }),
    );
    expect(results[0]?.runs.map(({ outcome }) => outcome.kind)).toEqual(['passed', 'failed']);
  });

  test.each<[unknown, RegExp]>([
    [{ test: 'a' }, /line 1, has no `passed`/],
    [{ passed: true }, /has no `test`/],
    [{ test: ' ', passed: true }, /`test` that is not a text/],
    [{ test: 'a', passed: 'yes' }, /`passed` that is not true or false/],
    [{ test: 'a', passed: true, score: 4 }, /`score` that is not a number from 0 to 1/],
    [{ test: 'a', passed: true, costUsd: -1 }, /`costUsd` that is not a number from 0/],
    [{ test: 'a', passed: true, repeat: 1.5 }, /`repeat` that is not a whole number/],
    [{ test: 'a', passed: true, pased: true }, /unknown key "pased"/],
    [[1], /is no JSON object/],
  ])('%j is refused, by the published schema too', async (line, said) => {
    expect(fits(line)).toBe(false);
    expect((await read('jsonl', lines(line))).said).toMatch(said);
  });

  test('names like __proto__ are ordinary names', async () => {
    const seen = await read('jsonl', '{"test":"__proto__","passed":true,"scores":{"__proto__":1}}');
    expect(told(seen)).toEqual(['evals > __proto__: passed 1/1']);
  });
});
