import { describe, expect, test } from '@jest/globals';
import { parseInputs } from '../../../src/app/session/inputs.js';

const parsed = (history: string) =>
  parseInputs((name) => (name === 'history' ? history : undefined));

describe('history', () => {
  test.each([
    ['', { kind: 'never' }],
    ['Never', { kind: 'never' }],
    ['branch:kindlm-history', { kind: 'branch', name: 'kindlm-history' }],
    ['BRANCH: quality/history', { kind: 'branch', name: 'quality/history' }],
    ['folder:public/quality', { kind: 'folder', path: 'public/quality' }],
    ['folder: C:\\pages', { kind: 'folder', path: 'C:\\pages' }],
  ])('%j', (text, expected) => {
    const result = parsed(text);
    expect(result.kind).toBe('parsed');
    expect(result.inputs.history).toEqual(expected);
  });

  test.each([
    ['kindlm-history', /Did you mean "branch:kindlm-history" or "folder:kindlm-history"\?/],
    ['true', /"never", "branch:NAME" such as branch:kindlm-history, or "folder:PATH"/],
    ['branch:', /"branch:NAME"/],
    ['folder:', /"folder:PATH"/],
    ...[
      ...['refs/heads/x', '-x', 'a..b', 'a b', 'a~1', 'a^', 'a:b', 'a?', 'a*', 'a[b', 'a\\b', '/a'],
      ...['a/', 'a//b', 'a.', '.a', 'a/.b', 'a.lock', 'a.lock/b', 'a@{1}', '@', 'a\u0007'],
      ...['x'.repeat(201), 'c'.repeat(40)],
    ].map((name): [string, RegExp] => [`branch:${name}`, /without refs\/heads\//]),
  ])('%j is refused', (text, message) => {
    const result = parsed(text);
    if (result.kind === 'parsed') throw new Error('it was taken');
    expect(result.problems.map((one) => `${one.message} ${one.hint}`).join()).toMatch(message);
    expect(result.inputs.history).toEqual({ kind: 'never' });
  });
});
