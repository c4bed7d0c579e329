import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_ENTRIES, parseInputs, type Inputs } from '../../../src/app/session/inputs.js';

function read(values: Readonly<Record<string, string>>) {
  return parseInputs((name) => values[name]);
}

function inputsOf(values: Readonly<Record<string, string>>): Inputs {
  const result = read(values);
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result.inputs;
}

function problemsOf(values: Readonly<Record<string, string>>): string {
  const result = read(values);
  if (result.kind === 'parsed') return '';
  return result.problems.map(({ message, hint }) => `${message} ${hint ?? ''}`.trim()).join('\n');
}

describe('inputs', () => {
  test('they are those of action.yml, in its order', () => {
    const { inputs } = parse(readFileSync('action.yml', 'utf8')) as { inputs: object };
    expect(INPUT_ENTRIES.map(({ name }) => name)).toEqual(Object.keys(inputs));
  });

  test('every default is valid', () => {
    expect(problemsOf({})).toBe('');
  });

  test('every default is one of the values, and each value is described', () => {
    for (const { values, default: value, description } of INPUT_ENTRIES) {
      if (values === undefined) continue;
      expect(values).toContain(value);
      if (values.length === 2 && values[0] === 'true') continue;
      for (const one of values) expect(description).toContain(`\`${one}\``);
    }
  });

  test('every value of the table is accepted', () => {
    for (const { name, values = [] } of INPUT_ENTRIES) {
      for (const value of values) expect(problemsOf({ [name]: value })).toBe('');
    }
  });

  test.each<[Record<string, string>, Partial<Inputs>]>([
    [{}, { config: ['kindlm.yaml'], mode: 'run', maxMinutes: 60, comment: 'always' }],
    [{ config: ' a.yaml \r\n\n b/*.yaml' }, { config: ['a.yaml', 'b/*.yaml'] }],
    [{ tags: 'smoke, slow\nnight' }, { tags: ['smoke', 'slow', 'night'] }],
    [{ tests: 'refund-{card,paypal},x*' }, { tests: ['refund-{card,paypal}', 'x*'] }],
    [{ 'pass-rate-min': '95%' }, { passRateMin: 0.95 }],
    [{ 'pass-rate-min': '0.9' }, { passRateMin: 0.9 }],
    [{ 'pass-rate-min': '1' }, { passRateMin: 1 }],
    [{ summary: 'FALSE' }, { summary: false }],
    [{ responses: 'Replay' }, { responses: 'replay' }],
    [{ 'max-minutes': '0.5' }, { maxMinutes: 0.5 }],
    [{ shard: '' }, { shard: undefined, reports: [] }],
    [{ shard: ' 2/5 ' }, { shard: { index: 2, count: 5 } }],
    [
      { mode: 'merge', reports: 'a\nb/*.json' },
      { mode: 'merge', reports: ['a', 'b/*.json'] },
    ],
    [{ repeat: '' }, {}],
    [{ 'min-passes': '' }, {}],
    [{ 'min-passes': '2' }, { minPasses: 2 }],
    [{ 'min-passes': '80 %' }, { minPasses: '80%' }],
    [{ sample: '' }, { sample: undefined }],
    [{ sample: '50' }, { sample: { kind: 'count', count: 50 } }],
    [{ sample: '2.5 %' }, { sample: { kind: 'share', percent: 2.5 } }],
    [{ repeat: '3' }, { repeat: 3 }],
    [{ repeat: '1-5' }, { repeat: { min: 1, max: 5 } }],
    [
      { 'only-changed': 'true', 'reuse-days': '0.5' },
      { onlyChanged: true, reuseDays: 0.5 },
    ],
    [
      { mode: 'plan', 'stop-when-decided': 'true' },
      { mode: 'plan', stopWhenDecided: true },
    ],
  ])('%j', (values, expected) => {
    expect(inputsOf(values)).toMatchObject(expected);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ mode: 'valdate' }, /Input mode: "valdate".*"run", "validate".*Did you mean "validate"\?/],
    [{ shard: '0/5' }, /Input shard: "0\/5".*such as 2\/5/],
    [{ shard: '6/5' }, /Input shard: "6\/5"/],
    [{ shard: '1/1001' }, /at most 1000 parts/],
    [{ shard: 'two' }, /Input shard: "two"/],
    [{ shard: '1/2', mode: 'merge' }, /"mode: merge" asks nothing/],
    [{ reports: 'parts/' }, /only "mode: merge" and "mode: comment" read reports/],
    [{ comment: 'sometimes' }, /"always", "on-failure", "never"/],
    [{ summary: 'yes' }, /"true", "false"/],
    [{ repeat: '5-1' }, /range of answers from 1 to 1000, the lower number first/],
    [{ 'reuse-days': '-1' }, /number of days from 0 to 365/],
    [{ 'min-passes': '0' }, /whole number of answers from 1 to 1000, or a share such as 80%/],
    [{ 'min-passes': '0.8' }, /a share such as 80%/],
    [{ repeat: '0' }, /whole number of answers from 1 to 1000/],
    [{ repeat: '1.5' }, /whole number/],
    [{ concurrency: '1e3' }, /"1e3"/],
    [{ 'pass-rate-min': '95' }, /Did you mean "95%"\?/],
    [{ 'pass-rate-min': '-1' }, /a share such as 0.95 or 95%/],
    [{ 'max-cost-usd': '0' }, /number of USD/],
    [{ 'artifact-name': 'a/b' }, /artifact-name/],
    [{ 'fail-on': 'gate' }, /Did you mean "gates"\?/],
  ])('%j is refused', (values, message) => {
    expect(problemsOf(values)).toMatch(message);
  });

  test('all mistakes are said at once', () => {
    expect(problemsOf({ mode: 'x', repeat: 'x', comment: 'x' }).split('\n')).toHaveLength(3);
  });
});
