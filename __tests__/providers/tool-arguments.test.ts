import { describe, expect, test } from '@jest/globals';
import { parseArguments } from '../../src/providers/replies.js';

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('arguments of tool calls', () => {
  test.each<[string, unknown, Record<string, unknown>]>([
    ['a JSON object', '{"id":"1"}', { id: '1' }],
    ['an object', { id: '1' }, { id: '1' }],
    ['nothing', '', {}],
    ['null', null, {}],
    ['a JSON list', '[1]', { $raw: '[1]' }],
    ['broken JSON', '{"id":', { $raw: '{"id":' }],
    ['prose', 'order 1', { $raw: 'order 1' }],
    ['nesting that no report could be written with', deep(5000), { $raw: deep(5000) }],
  ])('%s', (_what, value, expected) => {
    expect(parseArguments(value)).toEqual(expected);
  });

  test('ordinary nesting is kept as it is', () => {
    expect(parseArguments(deep(50))).toEqual(JSON.parse(deep(50)));
  });
});
