import { describe, expect, test } from '@jest/globals';
import { importSmall } from './run-import.js';

const csv = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

describe('assertions of a cell', () => {
  const CELLS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['Paris', { type: 'equals', value: 'Paris' }],
    ['equals: 4', { type: 'equals', value: '4' }],
    ['contain:Paris', { type: 'equals', value: 'contain:Paris' }],
    ['contains: Hello', { type: 'contains', value: 'Hello' }],
    ['icontains:hello', { type: 'icontains', value: 'hello' }],
    ['not-contains:error', { type: 'not-contains', value: 'error' }],
    ['contains-any: <b>,</span>', { type: 'contains-any', value: ['<b>', '</span>'] }],
    ['not-icontains-all:a, b', { type: 'not-icontains-all', value: ['a', 'b'] }],
    ['starts-with:Dear', { type: 'starts-with', value: 'Dear' }],
    ['regex:\\d+:\\d+', { type: 'regex', value: '\\d+:\\d+' }],
    ['is-json', { type: 'is-json' }],
    ['is-json:{"type":"object"}', { type: 'is-json', value: { type: 'object' } }],
    ['contains-json', { type: 'contains-json' }],
    ['javascript: output.length < 10', { type: 'javascript', value: 'output.length < 10' }],
    ['fn:output.includes("a")', { type: 'javascript', value: 'output.includes("a")' }],
    ['eval:true', { type: 'javascript', value: 'true' }],
    ['file://check.cjs', { type: 'javascript', value: 'file://check.cjs' }],
    ['llm-rubric: Is polite', { type: 'llm-rubric', value: 'Is polite' }],
    ['grade:Is short', { type: 'llm-rubric', value: 'Is short' }],
    ['similar(0.9):Hello there', { type: 'similar', value: 'Hello there', threshold: 0.9 }],
    ['similar:Hello there', { type: 'similar', value: 'Hello there', threshold: 0.8 }],
    ['latency(900)', { type: 'latency', threshold: 900 }],
    ['cost(0.01)', { type: 'cost', threshold: 0.01 }],
  ];

  test('what each becomes', async () => {
    const { config, lost } = await importSmall(
      { tests: 'file://tests.csv' },
      {
        'check.cjs': 'module.exports = () => true;',
        'tests.csv': csv(['word', '__expected'], ...CELLS.map(([cell]) => ['x', cell])),
      },
    );
    expect(lost).toEqual([]);
    expect(config.tests?.map(({ assert }, index) => [CELLS[index]?.[0], assert?.[0]])).toEqual(
      CELLS,
    );
  });

  test.each([
    ['file://grade.py:check', 'assertion python: the file grade.py does not exist'],
    ['is-sql', 'assertion is-sql: kindlm.yaml has no such assertion'],
    [
      'context-recall:The capital is Paris',
      'assertion context-recall: it needs a variable context',
    ],
    ['contains-any', 'its text is empty'],
  ])('%s is left out and told', async (cell, note) => {
    const { config, lost } = await importSmall(
      { tests: 'file://tests.csv' },
      { 'tests.csv': csv(['word', '__expected1', '__expected2'], ['x', 'contains:x', cell]) },
    );
    expect(config.tests?.map(({ assert }) => assert)).toEqual([[{ type: 'contains', value: 'x' }]]);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });
});

test('columns of a meaning', async () => {
  const { config, lost } = await importSmall(
    { tests: 'file://tests.csv' },
    {
      'tests.csv': `\uFEFF${csv(
        [
          'word ',
          '__description',
          '__expected1',
          '__expected2',
          '__config:__expected2:threshold',
          '__metric',
          '__threshold',
          '__prefix',
          '__suffix',
          '__metadata:area',
          '__metadata:tags[]',
          '__odd',
        ],
        [
          'hi',
          'greets',
          'contains:hi',
          'similar(0.9):Hi',
          '0.7',
          'polite',
          '0.6',
          'Please: ',
          '!',
          'a',
          'x, y\\,z',
          '1',
        ],
        ['ho', '', '', 'contains:ho', '', '', '', '', '', '', '', ''],
      )}\r\n`,
    },
  );
  expect(config.tests).toEqual([
    {
      name: 'greets',
      prompt: 'prompt-1-2',
      vars: { word: 'hi' },
      models: ['gpt-4o-mini'],
      assert: [
        { type: 'contains', value: 'hi', metric: 'polite' },
        { type: 'similar', value: 'Hi', threshold: 0.7, metric: 'polite' },
      ],
      threshold: 0.6,
      tags: ['area=a', 'tags=x', 'tags=y,z'],
    },
    {
      name: 'word: ho',
      prompt: 'prompt-1',
      vars: { word: 'ho' },
      models: ['gpt-4o-mini'],
      assert: [{ type: 'contains', value: 'ho' }],
    },
  ]);
  expect(config.prompts).toEqual({
    'prompt-1': { user: 'Say {{word}}' },
    'prompt-1-2': { user: 'Please: Say {{word}}!' },
  });
  expect(lost).toEqual(['tests tests.csv: the column __odd has no counterpart']);
});

test('a prefix around a chat, and an output that is given, leave the test out', async () => {
  const { config, lost } = await importSmall(
    {
      prompts: ['[{"role":"user","content":"{{word}}"}]'],
      tests: ['file://tests.csv', { vars: { word: 'x' } }],
    },
    {
      'tests.csv': csv(
        ['word', '__prefix', '__providerOutput'],
        ['a', 'Please: ', ''],
        ['b', '', 'an answer'],
      ),
    },
  );
  expect(config.tests?.map(({ vars }) => vars)).toEqual([{ word: 'x' }]);
  expect(lost).toEqual([
    'test 1: its prefix or suffix stands around a chat; it is left out with this prompt',
    'test 1: none of its prompts and models could be carried over',
    'test 2: its output is fixed; write it as a recording (docs/recordings.md)',
  ]);
});

test('quotes inside of a plain cell are read as promptfoo reads them', async () => {
  const { config } = await importSmall(
    { tests: 'file://tests.csv' },
    { 'tests.csv': 'word,__expected\nsay "hi",contains:"hi"\n' },
  );
  expect(config.tests?.map(({ vars, assert }) => [vars, assert])).toEqual([
    [{ word: 'say "hi"' }, [{ type: 'contains', value: '"hi"' }]],
  ]);
});
