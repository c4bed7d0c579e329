import { describe, expect, test } from '@jest/globals';
import { type Recipient, requestLines } from '../../../src/engine/calls/request.js';
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
