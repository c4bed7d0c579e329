import { describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import { parseYamlSource } from '../../../src/config/source/yaml-source.js';
import type { YamlSource } from '../../../src/config/source/yaml-source.js';

function parse(text: string | Uint8Array): YamlSource {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const result = parseYamlSource('a.yaml', bytes);
  if (result.kind === 'invalid') throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.source;
}

function problems(text: string | Uint8Array): readonly string[] {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const result = parseYamlSource('a.yaml', bytes);
  return result.kind === 'parsed' ? [] : result.problems.map(formatProblem);
}

describe('values', () => {
  test.each([
    [
      'scalars',
      'a: 1\nb: yes\nc: true\nd: ~\ne: 1.5\nf: "x"',
      { a: 1, b: 'yes', c: true, d: null, e: 1.5, f: 'x' },
    ],
    ['keys that are no texts', '1: a\ntrue: b\n', { '1': 'a', true: 'b' }],
    ['aliases', 'a: &x [1, {b: 2}]\nc: *x\n', { a: [1, { b: 2 }], c: [1, { b: 2 }] }],
    ['an anchor that is set anew', 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n', { a: 1, b: 1, c: 2, d: 2 }],
    ['an alias as a key', 'a: &x k\n*x : 1\n', { a: 'k', k: 1 }],
    [
      'merge: own keys win',
      'a: &x {p: 1, q: 2}\nb: {q: 3, <<: *x}\n',
      { a: { p: 1, q: 2 }, b: { q: 3, p: 1 } },
    ],
    [
      'merge of several: the first wins',
      'a: &x {p: 1}\nb: &y {p: 2, q: 2}\nc: {<<: [*x, *y]}\n',
      { a: { p: 1 }, b: { p: 2, q: 2 }, c: { p: 1, q: 2 } },
    ],
    ['a quoted merge key is a key', '"<<": 1\n', { '<<': 1 }],
  ])('%s', (_, text, value) => {
    expect(parse(text).value).toEqual(value);
  });

  test('copies of an alias are apart', () => {
    const { value } = parse('a: &x {b: 1}\nc: *x\n');
    const record = value as { a: object; c: object };
    expect(record.a).not.toBe(record.c);
  });

  test('__proto__ is an ordinary key', () => {
    const { value } = parse('__proto__: {polluted: 1}\nx: {<<: {__proto__: 2}}\n');
    expect(Object.entries(value as object)).toEqual([
      ['__proto__', { polluted: 1 }],
      ['x', expect.anything()],
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('places', () => {
  const source = parse(`a:
  - name: one
    list: [x, {deep: y}]
  - &two { name: two }
  - *two
  - <<: *two
    list: []
empty:
`);
  test.each([
    [['a'], 'key', '1:1'],
    [['a'], 'value', '2:3'],
    [['a', 0], 'key', '2:5'],
    [['a', 0, 'name'], 'value', '2:11'],
    [['a', 0, 'list', 1, 'deep'], 'value', '3:22'],
    [['a', 1, 'name'], 'value', '4:18'],
    [['a', 2], 'key', '5:5'],
    [['a', 2, 'name'], 'value', '4:18'],
    [['a', 2, 'name'], 'own', '5:5'],
    [['a', 3, 'name'], 'value', '4:18'],
    [['a', 3, 'name'], 'own', '6:5'],
    [['a', 3, 'list'], 'own', '7:5'],
    [['empty'], 'value', '8:1'],
    [['a', 0, 'missing', 'deeper'], 'value', '2:5'],
    [[], 'value', '1:1'],
  ] as const)('%j, %s', (path, target, place) => {
    const { line, column, file } = source.locate(path, target);
    expect([file, `${line}:${column}`]).toEqual(['a.yaml', place]);
  });

  test('what is not in the file has no lines', () => {
    expect(source.linesOf(['a', 9])).toBeUndefined();
    expect(source.linesOf(['constructor'])).toBeUndefined();
  });
});

describe('refused', () => {
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
    .concat(
      Array.from(
        { length: 9 },
        (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`,
      ),
    )
    .join('\n');
  const mergeBomb = ['a0: &a0 {x: 1}']
    .concat(Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} {<<: [*a${i}, *a${i}]}`))
    .join('\n');

  const mergeChain = ['a0: &a0 {x: 1}']
    .concat(Array.from({ length: 1_500 }, (_, i) => `a${i + 1}: &a${i + 1} {<<: *a${i}, b${i}: 1}`))
    .join('\n');

  test.each([
    ['an alias bomb', bomb, 'more than 1000000 values once its aliases are expanded.'],
    ['a merge bomb', mergeBomb, 'more than 1000000 values once its aliases are expanded.'],
    ['a long merge chain', mergeChain, 'more than 1000000 values once its aliases are expanded.'],
    [
      'deep nesting',
      '['.repeat(150) + ']'.repeat(150),
      'a.yaml:1:102: The file is nested more than 100 levels deep.',
    ],
    ['very deep nesting', '['.repeat(10_000), 'The file is nested too deeply.'],
    ['very deep nesting of blocks', '- '.repeat(10_000), 'The file is nested too deeply.'],
    ['an alias in itself', 'a: &x [*x]\n', 'a.yaml:1:8 a[0]: The alias "*x" contains itself.'],
    [
      'a merge of a text',
      'a: {<<: x}\n',
      'a.yaml:1:9 a: A merge key "<<" needs a mapping, or a list of mappings.',
    ],
    ['a list as a key', '? [a]\n: 1\n', 'a.yaml:1:3: A key must be a plain text.'],
    [
      'Latin-1',
      Buffer.from('a: 1\nb: caf\xe9\n', 'latin1'),
      'a.yaml:2:7: The file is not UTF-8. Save it as UTF-8.',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFa: 1', 'utf16le'),
      'a.yaml:1:1: The file is not UTF-8 but UTF-16. Save it as UTF-8.',
    ],
  ])('%s', (_, text, message) => {
    expect(problems(text)[0]).toContain(message);
  });

  test('a mistake after lines that the parser skipped has its own line', () => {
    expect(problems('{\n"": "\n- \n- "a"\nb: c\n')).toEqual([
      'a.yaml:2:5: This text is not closed before line 4, where the next " is. Add " at its end.',
    ]);
  });

  test('syntax errors come at most ten at a time', () => {
    expect(problems(`[${','.repeat(1000)}]`)).toHaveLength(1);
    expect(problems('a: b: c\n'.repeat(1000))).toHaveLength(10);
  });

  test('a secret in a broken line is not shown', () => {
    const key = `sk-ant-${'a1'.repeat(20)}`;
    for (const text of [
      `a: {b: ${key}\n${key}: *${key}\n`,
      `a: *${key}\n`,
      `${key}: {${key}: &${key} [*${key}]}`,
    ]) {
      expect(problems(text).length).toBeGreaterThan(0);
      expect(problems(text).join('\n')).not.toContain(key);
    }
  });
});
