import { describe, expect, test } from '@jest/globals';
import { type Recipient, requestDiff, requestLines } from '../../../src/engine/calls/request.js';
import type { ChatMessage, ChatRequest } from '../../../src/providers/provider.js';

const OPENAI: Recipient = { provider: 'openai' };
const request = (changes: Partial<ChatRequest> = {}): ChatRequest => ({
  model: 'gpt',
  messages: [
    { role: 'system', content: 'You are kind.\nBe short.' },
    { role: 'user', content: 'Where is it?' },
  ],
  params: { temperature: 0.2, maxTokens: 10 },
  ...changes,
});

describe('a request in lines', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'recipient, parameters and messages',
      requestLines(
        {
          provider: 'openai',
          url: 'https://${HOST}/v1',
          headers: { 'x-team': 'a-literal-value', authorization: 'env:TEAM_KEY' },
        },
        request(),
      ),
      [
        'provider: openai',
        'url: https://${HOST}/v1',
        'headers.authorization: "env:TEAM_KEY"',
        expect.stringMatching(/^headers\.x-team: "\(value of 15 characters, hash [0-9a-f]{12}\)"$/),
        'model: gpt',
        'params.maxTokens: 10',
        'params.temperature: 0.2',
        'system: You are kind.',
        'system: Be short.',
        'user: Where is it?',
      ] as string[],
    ],
    [
      'tools, extra parameters, and what a program depends on',
      requestLines(
        OPENAI,
        request({
          messages: [],
          params: { stopSequences: ['a', 'b'], extra: { n: '1', text: 'a\nb' } },
          tools: [
            { name: 'find', description: 'Finds.', parameters: { type: 'object', properties: {} } },
          ],
          files: [{ file: 'a.js', sha256: 'ff' }],
          vars: { city: 'Ulm' },
        }),
      ),
      [
        'provider: openai',
        'model: gpt',
        'params.extra.n: "1"',
        'params.extra.text: a',
        'params.extra.text: b',
        'params.stopSequences: ["a","b"]',
        'tool find',
        'tool find.description: "Finds."',
        'tool find.parameters.properties: {}',
        'tool find.parameters.type: "object"',
        'files[0].file: "a.js"',
        'files[0].sha256: "ff"',
        'vars.city: "Ulm"',
      ],
    ],
    [
      'texts to embed',
      requestLines(OPENAI, { model: 'e', input: ['an answer'] }),
      [
        'provider: openai',
        'model: e',
        expect.stringMatching(/^input: \(text of 9 characters, hash/),
      ] as string[],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(lines).toEqual(expected);
  });

  test('what models have written is in it as a hash: answers in a conversation, and those that are judged', () => {
    const messages: readonly ChatMessage[] = [
      { role: 'user', content: 'q' },
      {
        role: 'assistant',
        content: 'SECRET one',
        toolCalls: [{ id: 'SECRET', name: 'find', arguments: { a: 'SECRET' } }],
      },
      { role: 'tool', toolCallId: 'SECRET', name: 'find', content: '{"found":1}' },
      { role: 'user', content: 'Judge:\n---b1\nSECRET\ntwo\n---b1\n\nand\n---b1\nSECRET\n---b1' },
      { role: 'assistant', content: 'Sure, ' },
    ];
    const lines = requestLines(OPENAI, request({ messages, params: {} }), 'b1').slice(3);
    expect(lines.join('\n')).not.toMatch(/SECRET|b1/);
    expect(lines.map((line) => line.replace(/hash \w+/, 'hash'))).toEqual([
      'user: q',
      'assistant: (answer of 10 characters, hash)',
      expect.stringMatching(/^assistant calls find: \(call of \d+ characters, hash\)$/),
      'answer of tool find: {"found":1}',
      'user: Judge:',
      'user: (answer of 10 characters, hash)',
      'user: ',
      'user: and',
      'user: (answer of 6 characters, hash)',
      'assistant: Sure, ',
    ]);
  });
});

describe('a diff of two requests', () => {
  const lines = (text: string) => text.split('|');
  test.each<[string, string, string, readonly string[]]>([
    ['nothing', 'a|b', 'a|b', []],
    ['a line', 'a|b|c|d', 'a|b|x|d', ['  b', '- c', '+ x', '  d']],
    ['a line more', 'a|b', 'a|n|b', ['  a', '+ n', '  b']],
    ['a line less', 'a|n', 'a', ['  a', '- n']],
    ['two places', 'a|1|2|3|4|b', 'x|1|2|3|4|y', ['- a', '+ x', '  1', '  …', '  4', '- b', '+ y']],
    ['all', 'a', 'b', ['- a', '+ b']],
  ])('%s', (_name, recorded, asked, expected) => {
    expect(requestDiff(lines(recorded), lines(asked))).toEqual(expected);
  });

  test('a long line is shown where it differs', () => {
    const start = `system: ${'same words '.repeat(60)}`;
    const [removed = '', added = ''] = requestDiff([`${start}until 5`], [`${start}until 6`]);
    expect(removed).toMatch(/^- system: ….*until 5$/);
    expect(added).toMatch(/^\+ system: ….*until 6$/);
    expect(removed.length).toBeLessThan(100);
  });

  test('many lines are cut short, and thousands are not compared', () => {
    const many = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word} ${index}`);
    const diff = requestDiff(many('a', 60), many('b', 60));
    expect(diff).toHaveLength(17);
    expect(diff.at(-1)).toBe('  … 104 more lines');
    expect(requestDiff(many('a', 20_000), many('b', 20_000))).toEqual([
      expect.stringContaining('lines differ'),
    ]);
  });
});
