/** A CSV file of tests stays where it is, as `cases`, unless a row would mean something else there. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { startOpenAiServer } from '../servers/openai-server.js';
import { importIn, importSmall } from './run-import.js';
import { createWorkspace, runAction, startDist } from '../e2e/project.js';

startDist();

const TABLE = 'word,how,__expected,__metadata:area\nhello,loud,contains:HELLO,a\nciao,low,,b\n';

describe('a table', () => {
  test('becomes one test', async () => {
    const { config, lost, changed, stdout } = await importSmall(
      {
        prompts: ['Say {{word}} {{how}}, {{name}}{{nobody}}'],
        defaultTest: {
          vars: { name: 'Ada', how: 'low' },
          assert: [{ type: 'icontains', value: '{{word}}' }],
        },
        tests: 'file://tables/tests.csv',
      },
      { 'tables/tests.csv': TABLE },
    );
    expect(lost).toEqual([]);
    expect(config.tests).toEqual([
      {
        name: 'word: {{word}}',
        prompt: 'prompt-1',
        cases: 'tables/tests.csv',
        vars: { name: 'Ada', nobody: '' },
        assert: [{ type: 'icontains', value: '{{word}}' }],
      },
    ]);
    expect(changed).toEqual([
      'tests tables/tests.csv: the variable nobody has no value and is empty',
      'tests tables/tests.csv: metadata of the rows is shown and is no tag',
    ]);
    expect(stdout).toContain('1 test, 1 prompt, 1 model');
  });

  test.each([
    ['the first column that tells its rows apart', 'a,b\nx,1\nx,2\n', ['b: {{b}}'], ''],
    ['its file, where there is none', 'a\nx\nx\n', ['tests'], ''],
    [
      'its file, where there are several',
      'a\nx\ny\n',
      ['tests, a: {{a}}', 'more, b: {{b}}'],
      'b\nx\n',
    ],
  ])('is named by %s', async (_, table, names, more) => {
    const { config } = await importSmall(
      {
        prompts: ['Hi'],
        tests: ['file://tests.csv', ...(more === '' ? [] : ['file://more.csv'])],
      },
      { 'tests.csv': table, 'more.csv': more },
    );
    expect(config.tests?.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['a variable inside of a value', 'word\nsay {{how}}\n', {}],
    ['a file', 'word\nfile://text.txt\n', {}],
    ['a type in the name of a column', 'word,n:number\nhello,1\n', {}],
    ['a name with white space', 'word , how\nhello,b\n', {}],
    ['quotes inside of a plain cell', 'word,how\nsay "hi",b\n', {}],
    ['a column that cases do not have', 'word,__odd\nhello,b\n', {}],
    [
      'an assertion that cannot be carried over',
      'word,__expected1,__expected2\nhello,is-sql,contains:x\n',
      {},
    ],
    ['an assertion in words of the import', 'word,__expected\nhello,factuality: x\n', {}],
    ['a text around the prompt', 'word,__prefix\nhello,Please: \n', {}],
    ['a transform', 'word\nhello\n', { defaultTest: { options: { transform: 'output' } } }],
    ['a program', 'word\nhello\n', { providers: ['echo'] }],
    [
      'tools',
      'word\nhello\n',
      { providers: [{ id: 'openai:gpt-4o', config: { tools: [{ name: 'f' }] } }] },
    ],
    [
      'a check that a row leaves empty',
      'word,how\nhello,\nciao,low\n',
      { defaultTest: { assert: [{ type: 'contains', value: '{{how}}' }] } },
    ],
  ])('with %s becomes a test for each row', async (_, table, changes) => {
    const { config } = await importSmall(
      { ...changes, tests: 'file://tests.csv' },
      { 'tests.csv': table, 'text.txt': 'hello' },
    );
    expect(config.tests?.[0]).not.toHaveProperty('cases');
    expect(config.tests?.[0]?.vars).toHaveProperty('word');
  });
});

test('the rows are asked and judged', async () => {
  const server = await startOpenAiServer({
    reply: ({ body }) => (JSON.stringify(body).includes('loud') ? 'HELLO' : 'ciao'),
  });
  const workspace = await createWorkspace({
    'promptfooconfig.yaml': stringify({
      prompts: ['Say {{word}} {{how}}', 'Do say {{word}} {{how}}'],
      providers: [{ id: 'openai:gpt-4o', config: { apiBaseUrl: server.url } }],
      defaultTest: { assert: [{ type: 'icontains', value: '{{word}}' }] },
      tests: 'file://tests.csv',
    }),
    'tests.csv': `${TABLE}salut,low,equals:ciao,c\n`,
  });
  const { code } = await importIn(workspace);
  expect(code).toBe(0);
  const run = await runAction(workspace, {
    inputs: { config: 'kindlm.yaml' },
    env: { OPENAI_API_KEY: 'not-a-real-key' },
  });
  const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
  expect(results.map(({ testCaseName, passed }) => [testCaseName, passed])).toEqual(
    ['prompt-1', 'prompt-2'].flatMap((prompt) => [
      [`word: hello [${prompt}]`, true],
      [`word: ciao [${prompt}]`, true],
      [`word: salut [${prompt}]`, false],
    ]),
  );
});
