/** Which tests assert nothing: those that no answer can fail. */
import { describe, expect, test } from '@jest/globals';
import { AssertionFacts, SCORED_KINDS } from '../../src/assertions/registry.js';
import type { LocatedAssert, Expect } from '../../src/config/suite.js';

const entry = (type: string, more: Partial<LocatedAssert> = {}): LocatedAssert =>
  ({
    type: type as LocatedAssert['type'],
    negated: false,
    value: type === 'javascript' ? 'output' : 'x',
    threshold: undefined,
    weight: 1,
    location: { file: 'kindlm.yaml', line: 1, column: 1 },
    ...(more as object),
  }) as LocatedAssert;

const assertsNothing = (test: ConstructorParameters<typeof AssertionFacts>[0]): boolean =>
  new AssertionFacts(test).assertsNothing;
const ofExpect = (...expects: readonly Expect[]) =>
  assertsNothing({ expects, conversation: [], asserts: [], threshold: undefined });
const ofTurn = (block: Expect) =>
  assertsNothing({
    expects: [],
    conversation: [{ label: 'first', expect: block }],
    asserts: [],
    threshold: undefined,
  });
const ofAsserts = (asserts: readonly LocatedAssert[], threshold?: number) =>
  assertsNothing({ expects: [], conversation: [], asserts, threshold });

const judge = (minScore?: number): Expect => ({
  judge: [{ criteria: 'Polite', ...(minScore === undefined ? {} : { minScore }) }],
});
const drift = (maxScore?: number): Expect => ({
  baseline: { drift: maxScore === undefined ? {} : { maxScore } },
});

describe('`expect`', () => {
  test.each<[string, Expect, boolean]>([
    ['nothing', {}, true],
    ['empty lists', { judge: [], toolCalls: [], output: { contains: [] } }, true],
    ['only how to compare', { output: { format: 'text', ignoreCase: true } }, true],
    ['empty guardrails', { guardrails: { keywords: { deny: [], allow: [] } } }, true],
    ['no patterns', { guardrails: { pii: { denyPatterns: [] } } }, true],
    ['pii switched off', { guardrails: { pii: { enabled: false } } }, true],
    ['minScore 0', judge(0), true],
    ['the default minScore', judge(), false],
    ['a low minScore', judge(0.01), false],
    ['maxScore 1', drift(1), true],
    ['the default maxScore', drift(), false],
    ['a trajectory of nothing', { trajectory: { tools: [] } }, true],
    ['no calls at all', { trajectory: { tools: [], match: 'exact' } }, false],
    ['few calls', { trajectory: { tools: [], maxCalls: 3 } }, false],
    ['a latency', { latency: { maxMs: 1 } }, false],
    ['a text', { output: { contains: ['x'] } }, false],
    ['minScore 0 beside another', { ...judge(0), output: { contains: ['x'] } }, false],
  ])('%s', (_name, block, nothing) => {
    expect([ofExpect(block), ofTurn(block)]).toEqual([nothing, nothing]);
  });

  test('one criterion of several is enough', () => {
    expect(ofExpect(judge(0), judge(0.5))).toBe(false);
  });
});

describe('`assert`', () => {
  test.each(Object.keys(SCORED_KINDS))('%s of weight 0 asserts nothing', (type) => {
    expect(ofAsserts([entry(type, { weight: 0 })])).toBe(true);
    expect(ofAsserts([entry(type, { weight: 0 }), entry('contains')])).toBe(false);
  });

  test.each(Object.keys(SCORED_KINDS))(
    '%s under a threshold 0 of the test asserts nothing',
    (type) => {
      expect(ofAsserts([entry(type)], 0)).toBe(true);
      expect(ofAsserts([entry(type)], 0.001)).toBe(true);
      expect(ofAsserts([entry(type)], 0.5)).toBe(false);
    },
  );

  test.each([
    ['llm-rubric', 0, true],
    ['llm-rubric', 0.004, true],
    ['llm-rubric', 0.1, false],
    ['llm-rubric', undefined, false],
    ['similar', 0, true],
    ['similar', undefined, false],
    // What they say is yes or no, whatever the threshold.
    ['contains', 0, false],
    ['javascript', 0, false],
    ['cost', 0, false],
    ['latency', 0, false],
  ])('%s with threshold %p', (type, threshold, nothing) => {
    expect(ofAsserts([entry(type, { threshold })])).toBe(nothing);
  });

  test('a threshold 0 of an entry means nothing where the mean decides', () => {
    expect(ofAsserts([entry('llm-rubric', { threshold: 0 })], 0.5)).toBe(false);
  });

  test.each([
    ['^', true],
    ['$', true],
    ['^.*', true],
    ['.*$', true],
    [String.raw`^[\s\S]*$`, true],
    ['^[^]*$', true],
    ['^[^]*?', true],
    // An answer of two lines.
    ['^.*$', false],
    ['^$', false],
    ['^a', false],
    [String.raw`\b`, false],
    ['^[^]{0,500}$', false],
    ['(?=a)', false],
  ])('the pattern %s', (value, nothing) => {
    expect(ofAsserts([entry('regex', { value })])).toBe(nothing);
    expect(ofAsserts([entry('regex', { value, negated: true })])).toBe(nothing);
    const texts = ['', 'a', 'two\nlines', '-', 'x'.repeat(600), '\n'];
    const matchesAll = texts.every((text) => new RegExp(value).test(text));
    expect(matchesAll).toBe(nothing);
  });

  test.each(['(?!)', '[]', String.raw`[^\s\S]`, '$x', 'a^'])('no text has %s', (value) => {
    expect(ofAsserts([entry('regex', { value, negated: true })])).toBe(true);
    expect(new RegExp(value).test('a$x^\na')).toBe(false);
  });

  const file = (text: string): Partial<LocatedAssert> => ({
    value: 'file://check.js',
    file: { name: 'check.js', text },
  });

  test.each<[string, Partial<LocatedAssert>]>([
    ['a constant', { value: 'true' }],
    ['a number', { value: '1' }],
    ['a body', { value: 'return true;' }],
    ['an object', { value: '({ pass: true, score: 1, reason: "Looks good" })' }],
    ['a variable of its own', { value: 'const ok = 1 < 2; return ok;' }],
  ])('javascript that looks at no answer: %s', (_name, more) => {
    const all = [entry('javascript', more), entry('javascript', { ...more, negated: true })];
    for (const one of all) {
      expect(ofAsserts([one])).toBe(true);
      expect(ofAsserts([one, entry('contains')])).toBe(false);
    }
  });

  test.each<[string, Partial<LocatedAssert>]>([
    ['the answer', { value: 'output.length < 100' }],
    ['the calls', { value: 'context.toolCalls.length > 0' }],
    ['all arguments', { value: 'return arguments[0].length > 3' }],
    ['spelled otherwise', { value: String.raw`\u006futput.length > 3` }],
    ['chance', { value: 'Math.random() < 0.5' }],
    ['or may look, in a file', file('module.exports = (answer) => true;')],
  ])('javascript that looks: %s', (_name, more) => {
    expect(ofAsserts([entry('javascript', more)])).toBe(false);
  });

  test('what every answer gets may be enough for the mean', () => {
    const certain = entry('javascript', { value: 'true', weight: 9 });
    expect(ofAsserts([certain, entry('contains')], 0.9)).toBe(true);
    expect(ofAsserts([certain, entry('contains')], 0.95)).toBe(false);
  });

  test.each([
    [{ forbiddenOpenings: [] }, true],
    [{ forbiddenOpenings: [], maxWords: 5 }, false],
    [{ forbiddenOpenings: ['Sure'] }, false],
    ['factual', false],
  ])('conciseness %j', (value, nothing) => {
    expect(ofAsserts([entry('conciseness', { value })])).toBe(nothing);
  });
});
