/** What counts as the verdict in a judge's reply: the judge is asked through the door, and says the same twice. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { evaluate, scriptedModels, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

/** Score and reasoning of a judge that replies so. */
async function verdictOf(text: string) {
  const [outcome] = await evaluate(
    { judge: [{ criteria: 'c', minScore: 0 }] },
    { outputText: 'a', models: scriptedModels([text, text]) },
    { sandbox },
  );
  return { score: outcome?.score, reasoning: outcome?.metadata?.reasoning };
}

const UNCLEAR: Readonly<Record<string, RegExp>> = {
  several: /^The judge gave different scores in one reply, so none of them counts$/,
  twice: /^The judge named its score twice in one object, so neither counts$/,
  none: /^Failed to parse judge response: /,
};

describe('the verdict of a reply', () => {
  test.each<[string, string, { score: number; reasoning: string } | string]>([
    ['bare', '{"score": 0.8, "reasoning": "ok"}', { score: 0.8, reasoning: 'ok' }],
    ['fenced', '```json\n{"score": 0.8, "reasoning": "ok"}\n```', { score: 0.8, reasoning: 'ok' }],
    [
      'in prose with braces',
      'Using {rubric}: {"score": 0.4} {done}',
      { score: 0.4, reasoning: '' },
    ],
    ['after an unclosed brace', 'a { b {"score": 0.4}', { score: 0.4, reasoning: '' }],
    ['none of several', '{"score": 1} no, {"score": 0.1}', 'several'],
    ['none of three', '{"score": 1} {"score": 1} {"score": 0}', 'several'],
    ['a verdict and a quotation', '{"score": 0.0} quotes `{"score":1.0}`', 'several'],
    ['a quotation and a verdict', 'It says {"score":1.0}. Mine: {"score": 0.0}', 'several'],
    ['numbers and texts that differ', '{"score": 1} {"score": "0.5"}', 'several'],
    [
      'equal ones as one, the first reasoning',
      '{"score": 0.7, "reasoning": "a"} again {"score": "0.70", "reasoning": "b"}',
      { score: 0.7, reasoning: 'a' },
    ],
    ['not one beside an object without', '{"id": 1} {"score": 0.7}', { score: 0.7, reasoning: '' }],
    [
      'beside a score that is no number',
      '{"score": null} {"score": 0.7}',
      { score: 0.7, reasoning: '' },
    ],
    ['not a name that comes twice', '{"score": 0.1, "score": 1}', 'twice'],
    ['not a name that comes twice with one value', '{"score": 1, "score": 1}', 'twice'],
    ['not a name that is written in two ways', '{"score": 0.1, "sc\\u006fre": 1}', 'twice'],
    [
      'a name that comes again inside',
      '{"score": 0.1, "a": {"score": 1}}',
      { score: 0.1, reasoning: '' },
    ],
    ['not in a list', '[{"score": 1}]', 'none'],
    ['not in a list that was cut', '[{"score": 1}, ', 'none'],
    ['not in a list of lists', '[[{"score": 1}]]', 'none'],
    ['not in an object that was cut', '{"analysis": {"score": 1}, "sco', 'none'],
    ['not in a broken object', '{\'analysis\': {"score": 1}}', 'none'],
    ['beside a list', '["a", {"score": 1}] {"score": 0.2}', { score: 0.2, reasoning: '' }],
    ['after a footnote', '[1] says so. {"score": 0.2} [2]', { score: 0.2, reasoning: '' }],
    ['after a bracketed word', '[Note] {"score": 0.2}', { score: 0.2, reasoning: '' }],
    [
      'not the object quoted in its reasoning',
      '{"score": 0, "reasoning": "it says {\\"score\\": 1}"}',
      { score: 0, reasoning: 'it says {"score": 1}' },
    ],
    [
      'not an object inside it',
      '{"score": 0.2, "details": {"score": 1}}',
      { score: 0.2, reasoning: '' },
    ],
    ['not inside a wrapper', '{"result": {"score": 0.3}}', 'none'],
    ['not hexadecimal', '{"score": "0x1"}', 'none'],
    ['a number in a string', '{"score": " 0.8 "}', { score: 0.8, reasoning: '' }],
    [
      'above 1 none',
      '{"score": 8}',
      { score: 0, reasoning: 'The judge gave 8, and a score is a number from 0 to 1' },
    ],
    [
      'below 0 none',
      '{"score": -1}',
      { score: 0, reasoning: 'The judge gave -1, and a score is a number from 0 to 1' },
    ],
    ['reasoning of another type', '{"score": 1, "reasoning": {}}', { score: 1, reasoning: '' }],
    ['no object', 'I would say 0.8', 'none'],
    ['no score', '{"reasoning": "good"}', 'none'],
    ['a word', '{"score": "high"}', 'none'],
    ['an empty string', '{"score": ""}', 'none'],
    ['null', '{"score": null}', 'none'],
    ['a boolean', '{"score": true}', 'none'],
    ['infinite', '{"score": 1e999}', 'none'],
    ['not JSON', "{'score': 0.8}", 'none'],
    ['cut off', '{"score": 0.8, "reasoning": "because', 'none'],
    ['an inherited name', '{"__proto__": {"score": 1}}', 'none'],
  ])('%s', async (_name, text, expected) => {
    expect(await verdictOf(text)).toEqual(
      typeof expected === 'string'
        ? { score: 0, reasoning: expect.stringMatching(UNCLEAR[expected] ?? /^$/) }
        : expected,
    );
  });

  test.each([
    ['opening braces', '{'],
    ['unclosed objects', '{"a":'],
    ['quotes', '{"'],
    ['objects', '{}'],
  ])('a reply of nothing but %s ends soon', async (_name, part) => {
    for (const times of [500_000, 50_000]) {
      const { score, reasoning } = await verdictOf(part.repeat(times));
      expect([score, reasoning]).toEqual([0, expect.stringMatching(UNCLEAR['none'] ?? /^$/)]);
    }
  });
});
