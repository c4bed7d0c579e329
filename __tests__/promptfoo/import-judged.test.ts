/** What promptfoo asks a judge of what was retrieved, and what it asks of answers that code has changed. */
import { describe, expect, test } from '@jest/globals';
import { importSmall } from './run-import.js';

const vars = { query: 'Who pays?', context: 'The buyer pays.' };
const asked = { prompts: ['{{query}} {{context}}'] };

describe('retrieval', () => {
  test.each([
    [
      { type: 'context-faithfulness' },
      [/share of the answer's statements/, /The buyer pays\.$/],
      0,
    ],
    [
      { type: 'context-relevance', threshold: 0.8 },
      [/^Leave the answer aside\./, /Question: Who pays\?\nContext: The buyer pays\.$/],
      0.8,
    ],
    [
      { type: 'context-recall', value: 'It is the buyer', threshold: 0.9 },
      [/^Leave the answer aside\./, /Reference: It is the buyer\nContext: The buyer pays\.$/],
      0.9,
    ],
    [{ type: 'answer-relevance', weight: 2 }, [/Question: Who pays\?$/], 0],
  ])('%j is a criterion with the test’s own texts', async (one, parts, threshold) => {
    const { code, config, changed } = await importSmall({
      ...asked,
      tests: [{ vars, assert: [one] }],
    });
    expect(code).toBe(0);
    const [made] = config.tests?.[0]?.assert ?? [];
    expect(made).toMatchObject({ type: 'llm-rubric', threshold });
    for (const part of parts) expect(made?.['value']).toMatch(part);
    expect(changed).toContainEqual(expect.stringContaining(`${one.type}: asks the judge in words`));
  });

  test('without a query, the question is what the user asks', async () => {
    const { config } = await importSmall({
      defaultTest: { assert: [{ type: 'answer-relevance' }] },
      tests: [{ vars: { word: 'a' } }, { vars: { word: 'b' } }],
    });
    expect(
      config.tests?.map(({ assert }) => String(assert?.[0]?.['value']).split('\n')[1]),
    ).toEqual(['Question: Say a', 'Question: Say b']);
  });

  test('rows of a table stay there, and fill in the criterion', async () => {
    const { config, lost } = await importSmall(
      {
        ...asked,
        defaultTest: { assert: [{ type: 'context-faithfulness' }] },
        tests: 'file://rows.csv',
      },
      { 'rows.csv': 'query,context\nWho?,Ann\nWhen?,Today\n' },
    );
    expect(lost).toEqual([]);
    expect(config.tests).toMatchObject([
      {
        cases: 'rows.csv',
        assert: [{ value: expect.stringMatching(/\nContext: \{\{context\}\}$/) }],
      },
    ]);
  });

  test.each([
    [{ type: 'context-faithfulness' }, 'it needs a variable context'],
    [{ type: 'context-recall', value: 'x' }, 'it needs a variable context'],
    [{ type: 'context-recall' }, 'its value is no text'],
    [{ type: 'not-context-recall', value: 'x' }, 'cannot be negated'],
    [
      { type: 'context-relevance', contextTransform: 'output.docs' },
      'its context is taken out of the answer',
    ],
  ])('%j is left out and told', async (one, note) => {
    const given = one.type === 'context-recall' && !('value' in one) ? { context: 'c' } : {};
    const { lost } = await importSmall({
      tests: [{ vars: { word: 'a', ...given }, assert: [{ type: 'contains', value: 'a' }, one] }],
    });
    expect(lost).toEqual([`test 1: assertion ${one.type}: ${note}`]);
  });
});

test('blanks around an answer are nothing to a judge or an embedding model', async () => {
  const { code, config } = await importSmall({
    defaultTest: { options: { transform: 'output.trim()' } },
    tests: [
      {
        vars: { word: 'a' },
        assert: [
          { type: 'llm-rubric', value: 'Is kind' },
          { type: 'similar', value: 'Hello', threshold: 0.5 },
          { type: 'g-eval', value: 'Is clear', transform: 'String(output).trim();' },
        ],
      },
    ],
  });
  expect(code).toBe(0);
  expect(config.tests?.[0]?.assert).toEqual([
    { type: 'llm-rubric', value: 'Is kind' },
    { type: 'similar', value: 'Hello', threshold: 0.5 },
    { type: 'llm-rubric', value: 'Is clear', threshold: 0.7 },
  ]);
});

test.each([
  ['storeOutputAs', 1],
  ['rubricPrompt', 1],
  ['timeout', 0],
])(
  'options.%s: what promptfoo reads is missed, what it does not know is told',
  async (key, code) => {
    const run = await importSmall({ defaultTest: { options: { [key]: 'x' } } });
    expect(run.code).toBe(code);
    expect([...run.lost, ...run.changed].join('\n')).toContain(`\`options.${key}\``);
  },
);

test('a chat that is written out in the config, with texts in files', async () => {
  const { config, lost } = await importSmall(
    {
      prompts: [
        {
          label: 'Chat',
          messages: [
            { role: 'system', content: 'file://system.md' },
            { role: 'user', content: 'Say {{word}}' },
          ],
        },
        { label: 'Gone', messages: [{ role: 'user', content: 'file://gone.md' }] },
      ],
    },
    { 'system.md': 'You know {{word}}.\n' },
  );
  expect(config.prompts).toEqual({ chat: { system: 'You know {{word}}.', user: 'Say {{word}}' } });
  expect(lost).toEqual(['prompt Gone: the file gone.md does not exist']);
});
