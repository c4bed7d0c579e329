import { describe, expect, test } from '@jest/globals';
import type { GateResult } from '../../../src/engine/results.js';
import { count, duration, percent, plural, usd } from '../../../src/basics/format.js';
import { gateCells } from '../story/told.js';

test.each([
  [1, '100 %'],
  [0.925, '92.5 %'],
  [0.95, '95 %'],
  [0.9999, '99.99 %'],
  [0.0001, '0.01 %'],
  [0, '0 %'],
  [Number.NaN, 'n/a'],
])('percent(%d) is %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

test.each([
  [0, '$0.00'],
  [12.345, '$12.35'],
  [1234.5, '$1,234.50'],
  [0.5, '$0.50'],
  [0.0123, '$0.012'],
  [0.00042, '$0.00042'],
  [-0.5, '\u2212$0.50'],
  [Number.POSITIVE_INFINITY, 'n/a'],
])('usd(%d) is %s', (value, text) => {
  expect(usd(value)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [820.4, '820 ms'],
  [3_400, '3.4 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
  [3_780_000, '1 h 3 min'],
])('duration(%d) is %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test.each([
  [999, '999'],
  [1_234_567, '1,234,567'],
  [-1_234, '\u22121,234'],
])('count(%d) is %s', (value, text) => {
  expect(count(value)).toBe(text);
});

test('plural', () => {
  expect(plural(1, 'gate')).toBe('1 gate');
  expect(plural(2, 'test asserts', 'tests assert')).toBe('2 tests assert');
});

describe('gates in words', () => {
  const gate = (
    gateName: GateResult['gateName'],
    actual: number,
    threshold: number,
    passed: boolean,
    noData?: GateResult['noData'],
  ): GateResult => ({
    gateName,
    actual,
    threshold,
    passed,
    message: 'm',
    ...(noData === undefined ? {} : { noData }),
  });

  test.each([
    [gate('passRateMin', 0.925, 0.95, false), '−2.5 points', '❌ failed'],
    [gate('passRateMin', 0.9499, 0.95, false), '−0.01 points', '❌ failed'],
    [gate('passRateMin', 1, 0.95, true), '+5 points', '✅ passed'],
    [gate('piiFailuresMax', 2, 0, false), '−2', '❌ failed'],
    [gate('schemaFailuresMax', 0, 0, true), '0', '✅ passed'],
    [gate('judgeAvgMin', 0.65, 0.7, false), '−0.05', '❌ failed'],
    [gate('driftScoreMax', 0.1504, 0.15, false), '−0.0004', '❌ failed'],
    [gate('costMaxUsd', 1.2, 1, false), '−$0.20', '❌ failed'],
    [gate('latencyMaxMs', 1_460, 1_000, false), '−460 ms', '❌ failed'],
    [gate('judgeAvgMin', 1, 0.7, true, 'nothing-asked'), '–', '➖ not exercised'],
    [gate('judgeAvgMin', 0, 0.7, false, 'provider-errors'), '–', '❌ no data'],
  ])('%j', (result, margin, verdict) => {
    const [sign, , , , distance] = gateCells(result);
    expect([sign, distance]).toEqual([verdict, margin]);
  });

  test.each([
    [gate('judgeAvgMin', 0.9996, 1, false), '0.9996', '≥ 1.00'],
    [gate('judgeAvgMin', 0.7, 0.6996, true), '0.70', '≥ 0.6996'],
    [gate('judgeAvgMin', 0.5, 0.7, false), '0.50', '≥ 0.70'],
  ])('a score has two digits, and more only where these say more: %j', (result, actual, limit) => {
    expect(gateCells(result).slice(2, 4)).toEqual([actual, limit]);
  });
});
