import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  INPUT_DEFAULTS,
  inputsFromEnvironment,
  parseInputs,
  type Inputs,
} from '../../src/app/inputs.js';

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
  test('names and defaults are those of action.yml', () => {
    const { inputs } = parse(readFileSync('action.yml', 'utf8')) as {
      inputs: Record<string, { default?: string }>;
    };
    const declared = Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']),
    );
    expect({ ...INPUT_DEFAULTS, 'github-token': '${{ github.token }}' }).toEqual(declared);
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
    [{ repeat: '' }, {}],
  ])('%j', (values, expected) => {
    expect(inputsOf(values)).toMatchObject(expected);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ mode: 'valdate' }, /Input mode: "valdate".*"run", "validate".*Did you mean "validate"\?/],
    [{ mode: 'merge' }, /"merge" is not supported yet/],
    [{ comment: 'sometimes' }, /"always", "on-failure", "never"/],
    [{ summary: 'yes' }, /"true", "false"/],
    [{ repeat: '0' }, /whole number of runs from 1 to 1000/],
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

  test('the runner passes them in upper case, with hyphens kept', () => {
    expect(inputsFromEnvironment({ 'INPUT_REPORT-DIR': 'out' })('report-dir')).toBe('out');
  });
});
