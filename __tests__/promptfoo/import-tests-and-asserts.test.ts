import { describe, expect, test } from '@jest/globals';
import { importSmall, SMALL } from './run-import.js';

describe('tests', () => {
  test('defaults first, then its own; variables are filled into assertions and into each other', async () => {
    const { config, changed } = await importSmall({
      defaultTest: {
        vars: { word: 'hello', whole: '{{word}} world' },
        assert: [{ type: 'contains', value: '{{whole}}' }],
        threshold: 0.5,
        metadata: { area: 'greeting' },
      },
      tests: [
        {
          vars: { word: 'bye' },
          assert: [{ type: 'icontains', value: '{{word}}', weight: 3, metric: 'm' }],
          metadata: { area: 'farewell' },
        },
      ],
    });
    expect(changed).toEqual([]);
    expect(config.tests).toEqual([
      {
        name: 'word: bye',
        prompt: 'prompt-1',
        vars: { word: 'bye', whole: 'bye world' },
        assert: [
          { type: 'contains', value: 'bye world' },
          { type: 'icontains', value: 'bye', weight: 3, metric: 'm' },
        ],
        threshold: 0.5,
        tags: ['area=farewell'],
      },
    ]);
  });

  test('assertions without variables stand once, in defaults', async () => {
    const { config } = await importSmall({
      defaultTest: { assert: [{ type: 'not-contains', value: 'AI' }] },
    });
    expect(config.defaults).toEqual({ assert: [{ type: 'not-contains', value: 'AI' }] });
    expect(config.gates).toEqual({ passRateMin: 1 });
  });

  test('lists of values make every combination', async () => {
    const { config } = await importSmall({
      prompts: ['{{a}}{{b}}'],
      tests: [{ vars: { a: ['1', '2'], b: ['x', 'y'] } }],
    });
    expect(config.tests?.map(({ vars }) => vars)).toEqual([
      { a: '1', b: 'x' },
      { a: '1', b: 'y' },
      { a: '2', b: 'x' },
      { a: '2', b: 'y' },
    ]);
  });

  test.each([
    [
      { vars: { word: { a: 1 } } },
      { word: '{"a":1}' },
      'the variable word is written as JSON text',
    ],
    [{ vars: {} }, { word: '' }, 'the variable word has no value and is empty'],
    [
      { vars: { word: 'x{% y %}' } },
      { word: 'x{% y %}' },
      'the variable word keeps the template statement {% ... %} as it stands',
    ],
  ])('%j works differently', async (one, vars, note) => {
    const { config, changed } = await importSmall({ tests: [one] });
    expect(config.tests?.map((entry) => entry.vars)).toEqual([vars]);
    expect(changed).toEqual([`test 1: ${note}`]);
  });

  test.each([
    [
      { vars: { word: 'file://v.py' } },
      'comes from v.py, which is no text or data; the test is left out',
    ],
    [{ vars: { word: 'file://../secret.txt' } }, '; the test is left out'],
    [{ vars: { word: 'x' }, providerOutput: 'y' }, 'its output is fixed'],
    [{ vars: { word: 'x' }, prompts: ['nobody'] }, 'none of its prompts and models'],
    [{ vars: { word: 'x' }, threshold: 7 }, 'its threshold 7 is no score'],
    [{ vars: { word: 'x' }, threshold: 1 }, 'its threshold has no assertion with a weight'],
    [
      { vars: { word: 'x' }, options: { transformVars: '{ word: 1 }' } },
      'its variables are made by code (`options.transformVars`); the test is left out',
    ],
    [
      { vars: { word: 'x' }, assertScoringFunction: 'file://x.js' },
      '`assertScoringFunction` has no counterpart',
    ],
    ['file://t.xlsx', 'only YAML, JSON, JSONL and CSV files are carried over'],
    ['file://t.csv', 't.csv is no CSV'],
    [
      'https://docs.google.com/spreadsheets/d/x',
      'only YAML, JSON, JSONL and CSV files are carried over',
    ],
    ['file://missing.yaml', 'does not exist'],
  ])('%j is told', async (one, note) => {
    const { code, lost } = await importSmall(
      { tests: [...SMALL.tests, one] },
      { 'v.py': '', 't.csv': 'a,b\n1\n' },
    );
    expect(code).toBe(1);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });
});

describe('assertions', () => {
  const files = {
    'schema.json': '{"type":"object"}',
    'check.cjs': 'module.exports = (output) => output.length > 1;',
    'text.txt': 'from a file\n',
  };
  test.each([
    [
      { type: 'contains', value: 5 },
      { type: 'contains', value: '5' },
    ],
    [
      { type: 'equals', value: 'file://text.txt' },
      { type: 'equals', value: 'from a file' },
    ],
    [
      { type: 'equals', value: { a: [1] } },
      { type: 'equals', value: { a: [1] } },
    ],
    [
      { type: 'starts-with', value: '{{word}}' },
      { type: 'starts-with', value: 'hello' },
    ],
    [
      { type: 'not-icontains-any', value: 'a, b' },
      { type: 'not-icontains-any', value: 'a, b' },
    ],
    [
      { type: 'contains-all', value: ['a,b', 1] },
      { type: 'contains-all', value: ['a,b', '1'] },
    ],
    [
      { type: 'regex', value: '\\d+' },
      { type: 'regex', value: '\\d+' },
    ],
    [
      { type: 'is-json', value: 'file://schema.json' },
      { type: 'is-json', value: 'file://schema.json' },
    ],
    [
      { type: 'contains-json', value: '{"type": "object"}' },
      { type: 'contains-json', value: { type: 'object' } },
    ],
    [
      { type: 'javascript', value: 'file://check.cjs', threshold: 0.2 },
      { type: 'javascript', value: 'file://check.cjs', threshold: 0.2 },
    ],
    [
      { type: 'javascript', value: 'context.config.max > 1', config: { max: 6, word: '{{word}}' } },
      { type: 'javascript', value: 'context.config.max > 1', config: { max: 6, word: '{{word}}' } },
    ],
    [
      { type: 'llm-rubric', value: 'Kind', threshold: 0.8 },
      { type: 'llm-rubric', value: 'Kind', threshold: 0.8 },
    ],
    [
      { type: 'similar:cosine', value: ['one'] },
      { type: 'similar', value: 'one' },
    ],
    [
      { type: 'latency', threshold: 900 },
      { type: 'latency', threshold: 900 },
    ],
    [
      { type: 'cost', threshold: 0.1, weight: 0 },
      { type: 'cost', threshold: 0.1, weight: 0 },
    ],
    [{ $ref: '#/assertionTemplates/kind' }, { type: 'contains', value: 'kind' }],
    [{ type: 'assert-set', assert: [{ type: 'is-json' }] }, { type: 'is-json' }],
    [
      { type: 'max-length', value: 20 },
      { type: 'javascript', value: 'output.length <= 20', metric: 'max-length 20' },
    ],
    [
      { type: 'g-eval', value: 'Is clear' },
      { type: 'llm-rubric', value: 'Is clear', threshold: 0.7 },
    ],
    [
      { type: 'g-eval', value: ['Is clear', 'Is kind'], threshold: 0.9 },
      {
        type: 'llm-rubric',
        value: expect.stringMatching(/the score is their mean:\n1. Is clear\n2. Is kind$/),
        threshold: 0.9,
      },
    ],
    [
      { type: 'factuality', value: 'Paris is in France', weight: 2 },
      {
        type: 'llm-rubric',
        value: expect.stringMatching(/Reference: Paris is in France\n[^]*- 0: it contradicts/),
        weight: 2,
      },
    ],
    [
      { type: 'model-graded-closedqa', value: 'Names {{word}}' },
      { type: 'llm-rubric', value: expect.stringContaining('this criterion: Names hello\n') },
    ],
  ])('%j', async (one, imported) => {
    const { config, lost } = await importSmall(
      {
        assertionTemplates: { kind: { type: 'contains', value: 'kind' } },
        tests: [{ vars: { word: 'hello' }, assert: [one] }],
      },
      files,
    );
    expect(config.tests?.[0]?.assert).toEqual([imported]);
    expect(lost).toEqual([]);
  });

  test.each([
    [{ type: 'is-sql' }, 'kindlm.yaml has no such assertion'],
    [{ type: 'constructor' }, 'kindlm.yaml has no such assertion'],
    [{ type: 'not-similar', value: 'x' }, 'cannot be negated'],
    [{ type: 'similar', value: ['x', 'y'] }, 'it compares with several texts'],
    [{ type: 'regex', value: '(' }, 'Invalid regular expression'],
    [{ type: 'contains' }, 'its value is no text'],
    [{ type: 'contains', value: '' }, 'its text is empty: every answer has it'],
    [{ type: 'contains-any', value: ['a', ''] }, 'its text is empty: every answer has it'],
    [{ type: 'contains-all', value: [] }, 'its list is empty'],
    [{ type: 'contains', value: '{{nobody}}' }, '{{nobody}} has no value'],
    [
      { type: 'contains', value: '{{ word | upper }}' },
      'the template expression {{ word | upper }}',
    ],
    [
      { type: 'contains-any', value: ['a', '{% for w in words %}{{w}}{% endfor %}'] },
      'the template statement {% ... %}',
    ],
    [{ type: 'regex', value: 'x*' }, 'matches the empty text'],
    [{ type: 'contains', value: 'file://value.js' }, 'made by a program'],
    [
      { type: 'similar', value: 'x', transform: 'output.slice(1)' },
      'it checks a transformed output (output.slice(1))',
    ],
    [
      { type: 'g-eval', value: 'x', transform: 'output.slice(1)' },
      'it checks a transformed output (output.slice(1))',
    ],
    [{ type: 'equals', value: { a: 1 }, transform: 'output' }, 'a mapping or list is compared'],
    [
      { type: 'is-json', value: { type: 'object' }, transform: 'output' },
      'a JSON Schema is checked',
    ],
    [{ type: 'contains', value: 'x', transform: 'file://t.py' }, 't.py is a program'],
    [{ type: 'is-valid-openai-tools-call' }, '`argsSchema` of `toolCalls` checks'],
    [{ type: 'trajectory:tool-used', value: 'find' }, 'write `toolCalls` or `trajectory`'],
    [{ type: 'max-length', value: 'x' }, 'its limit is no whole number'],
    [{ type: 'not-factuality', value: 'x' }, 'cannot be negated'],
    [{ type: 'javascript', value: 'return (' }, 'its code does not compile'],
    [{ type: 'javascript', value: 'file://check.cjs:named' }, 'check.cjs does not exist'],
    [
      { type: 'contains', value: 'x', config: {} },
      '`config` is a mapping that the code of an assertion',
    ],
    [
      { type: 'javascript', value: 'true', config: 1 },
      '`config` is a mapping that the code of an assertion',
    ],
    [{ type: 'cost' }, 'a cost limit needs a threshold above 0'],
    [{ type: 'llm-rubric', value: 'x', threshold: 5 }, 'its threshold 5 is no score'],
    [{ type: 'contains', value: 'x', weight: -1 }, 'its weight -1 is no number'],
    [{ type: 'assert-set', threshold: 0.5, assert: [] }, 'a set with a mean of its own'],
    [{ value: 'x' }, 'an assertion without a type'],
  ])('%j is left out and told', async (one, note) => {
    const { code, config, lost } = await importSmall({
      tests: [{ vars: { word: 'x' }, assert: [{ type: 'contains', value: 'x' }, one] }],
    });
    expect(code).toBe(1);
    expect(config.tests?.[0]?.assert).toEqual([{ type: 'contains', value: 'x' }]);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test.each([
    ['of the test', {}, { transform: 'output.slice(1)' }],
    ['of the test, by its old name', {}, { postprocess: 'output.slice(1)' }],
    ['of every test', { transform: 'output.slice(1)' }, {}],
  ])('a transform %s is part of what judges the answer', async (_, every, own) => {
    const { code, config, lost } = await importSmall({
      defaultTest: { options: every, assert: [{ type: 'not-contains', value: 'AI' }] },
      tests: [
        {
          vars: { word: 'a' },
          options: own,
          assert: [
            { type: 'llm-rubric', value: 'Kind' },
            { type: 'latency', threshold: 900 },
          ],
        },
        { vars: { word: 'b' }, options: { transform: '', postprocess: '' } },
      ],
    });
    expect(code).toBe(1);
    expect(config.defaults).toEqual({});
    expect(config.tests?.map(({ assert }) => assert)).toEqual([
      [
        {
          type: 'javascript',
          metric: 'not-contains: AI (of output.slice(1))',
          value: expect.stringContaining('output.slice(1)'),
        },
        { type: 'latency', threshold: 900 },
      ],
      [{ type: 'not-contains', value: 'AI' }],
    ]);
    expect(lost).toEqual([
      'test 1: assertion llm-rubric: it checks a transformed output (output.slice(1))',
    ]);
  });

  test('a test may do without the default assertions', async () => {
    const { config, lost } = await importSmall({
      defaultTest: { assert: [{ type: 'not-contains', value: 'AI' }] },
      tests: [
        { vars: { word: 'a' }, options: { disableDefaultAsserts: true } },
        { vars: { word: 'b' } },
      ],
    });
    expect(config.tests?.map(({ assert }) => assert)).toEqual([
      undefined,
      [{ type: 'not-contains', value: 'AI' }],
    ]);
    expect(lost).toEqual([]);
  });

  test('the grader becomes the judge and is not tested itself', async () => {
    const { config } = await importSmall({
      defaultTest: {
        options: { provider: { text: 'openai:gpt-4o', embedding: 'openai:embedding:small' } },
      },
      tests: [{ vars: { word: 'x' }, assert: [{ type: 'llm-rubric', value: 'Kind' }] }],
    });
    expect(config.defaults).toEqual({ judgeModel: 'gpt-4o', embeddingModel: 'small' });
    expect(config.tests?.map(({ models }) => models)).toEqual([['gpt-4o-mini']]);
  });

  test('without an embedding model there is nothing to compare with', async () => {
    const { config, lost } = await importSmall({
      defaultTest: { options: { provider: { embedding: 'bedrock:embeddings:titan' } } },
      tests: [
        {
          vars: { word: 'x' },
          assert: [
            { type: 'similar', value: 'y' },
            { type: 'contains', value: 'x' },
          ],
        },
      ],
    });
    expect(config.tests?.[0]?.assert).toEqual([{ type: 'contains', value: 'x' }]);
    expect(lost).toEqual([
      expect.stringContaining('bedrock:embeddings:titan'),
      'test 1: assertion similar: its embedding model could not be carried over',
    ]);
  });

  test('what works differently is told', async () => {
    const { changed } = await importSmall({
      tests: [
        {
          vars: { word: 'x' },
          assert: [
            { type: 'javascript', value: 'process.env.A === undefined' },
            { type: 'llm-rubric', value: 'Kind' },
          ],
        },
      ],
    });
    expect(changed).toEqual([
      'javascript: a score passes from 0.5 (promptfoo: every score above 0)',
      expect.stringContaining('which its sandbox lacks'),
      'llm-rubric: the first model judges: name another one in `defaults.judgeModel`',
    ]);
  });
});
