/** `cases`: rows to tests, and everything that can be wrong with rows. */
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Suite, TestCase } from '../../../src/config/suite.js';
import { formatProblem } from '../../../src/config/problem.js';
import { load, loadOne, problemsOf, tells, withWorkspace, type Files } from '../config-folder.js';

/** A config whose only test starts in line 8. */
function config(...lines: readonly string[]): string {
  return `kindlm: 1
project: demo
suite: { name: demo }
providers: { openai: { apiKeyEnv: OPENAI_API_KEY } }
models: [{ id: main, provider: openai, model: gpt-4o }]
prompts: { ask: { user: '{{message}}' } }
tests:
  - prompt: ask
${lines.map((line) => `    ${line}\n`).join('')}`;
}

const CSV_TEST = config("name: 'case {{id}}'", 'cases: cases.csv');

function csv(text: string | Uint8Array, yaml = CSV_TEST): Files {
  return { 'kindlm.yaml': yaml, 'cases.csv': text };
}

/** A test of a file of cases, or of what stands in place of its name. */
function of(name: string, text?: string, title = 'n'): Files {
  return {
    'kindlm.yaml': config(`name: ${title}`, `cases: ${name}`),
    ...(text === undefined ? {} : { [name]: text }),
  };
}

const BY_ID = "'case {{id}}'";

function asked({ tests }: Suite): readonly string[] {
  return tests.map(({ subject }) => (subject.kind === 'prompt' ? subject.messages.user : ''));
}

async function onlyTest(files: Files): Promise<TestCase> {
  const { tests } = await loadOne(files);
  const [only] = tests;
  if (only === undefined || tests.length > 1) throw new Error('expected one test');
  return only;
}

describe('formats', () => {
  const rows = "[{ id: 1, message: Hi }, { id: 2, message: 'a, b' }]";
  const formats: [string, Files][] = [
    ['CSV', csv('id,message\n1,Hi\n2,"a, b"\n')],
    ['CSV with CRLF', csv('id,message\r\n1,Hi\r\n2,"a, b"\r\n')],
    ['CSV of an old Mac', csv('id,message\r1,Hi\r2,"a, b"')],
    ['CSV with a byte order mark', csv('\uFEFFid,message\n1,Hi\n2,"a, b"\n')],
    ['CSV with empty lines', csv('\nid,message\n\n1,Hi\n\n\n2,"a, b"\n\n')],
    ['TSV', of('cases.TSV', 'id\tmessage\n1\tHi\n2\ta, b\n', BY_ID)],
    ['JSON', of('c.json', '[{"id":1,"message":"Hi"},{"id":2,"message":"a, b"}]', BY_ID)],
    [
      'JSON lines',
      of('c.jsonl', '{"id":1,"message":"Hi"}\r\n\r\n{"id":2,"message":"a, b"}', BY_ID),
    ],
    ['YAML', of('c.yml', rows, BY_ID)],
    ['a list in place', { 'kindlm.yaml': config("name: 'case {{id}}'", `cases: ${rows}`) }],
    [
      'a glob',
      {
        'kindlm.yaml': config("name: 'case {{id}}'", "cases: 'more/*.{csv,json}'"),
        'more/b.csv': 'id,message\n2,"a, b"\n',
        'more/a.json': '[{"id":1,"message":"Hi"}]',
      },
    ],
  ];

  test.each(formats)('%s', async (_name, files) => {
    const suite = await loadOne(files);
    expect(suite.tests.map(({ name }) => name)).toEqual(['case 1', 'case 2']);
    expect(asked(suite)).toEqual(['Hi', 'a, b']);
  });

  const places: [string, Files, readonly string[]][] = [
    [
      'CSV, quoted line ends before it',
      csv('id,message\n1,"a\n\nb"\n\n2,c\n'),
      ['cases.csv:2', 'cases.csv:6'],
    ],
    [
      'JSON',
      of('c.json', '[\n  {"id":1,\n"message":"Hi"},\n\n  {"id":2,"message":""}\n]', BY_ID),
      ['c.json:2', 'c.json:5'],
    ],
    [
      'JSON lines',
      of('c.jsonl', '{"id":1,"message":"Hi"}\n\n{"id":2,"message":"x"}', BY_ID),
      ['c.jsonl:1', 'c.jsonl:3'],
    ],
    [
      'YAML',
      of('c.yaml', '- id: 1\n  message: Hi\n- { id: 2, message: x }\n', BY_ID),
      ['c.yaml:1', 'c.yaml:3'],
    ],
    [
      'in place',
      {
        'kindlm.yaml': config(
          "name: 'case {{id}}'",
          'cases:',
          '  - { id: 1, message: Hi }',
          '  - { id: 2, message: x }',
        ),
      },
      ['kindlm.yaml:11', 'kindlm.yaml:12'],
    ],
  ];

  test.each(places)('the place of each row: %s', async (_name, files, expected) => {
    const { tests } = await loadOne(files);
    expect(tests.map(({ location: { file, line } }) => `${file}:${line}`)).toEqual(expected);
    const [, second] = tests;
    const line = second?.location.line;
    expect(second?.sources[0]).toMatchObject({ kind: 'test', startLine: line });
    expect(second?.isCase).toBe(true);
  });

  test('a row over several lines is all of them', async () => {
    const { sources } = await onlyTest(csv('id,message\n1,"a\nb\nc"\n'));
    expect(sources.slice(0, 2)).toEqual([
      { kind: 'test', file: 'cases.csv', startLine: 2, endLine: 4 },
      { kind: 'test', file: 'kindlm.yaml', startLine: 8, endLine: 10 },
    ]);
  });

  test('the file is one of the suite', async () => {
    const { inputFiles } = await loadOne(csv('id,message\n1,a\n'));
    expect(inputFiles.map(({ file }) => file)).toContain('cases.csv');
  });
});

describe('names', () => {
  test('a constant name gets the number of the case', async () => {
    const files = csv('message\na\nb\n', config('name: plain', 'cases: cases.csv'));
    const { tests } = await loadOne(files);
    expect(tests.map(({ name }) => name)).toEqual(['plain #1', 'plain #2']);
  });

  test('variables of the test do not make a name of its own', async () => {
    const yaml = config("name: 'in {{lang}}'", 'vars: { lang: en }', 'cases: cases.csv');
    const { tests } = await loadOne(csv('message\na\nb\n', yaml));
    expect(tests.map(({ name }) => name)).toEqual(['in en #1', 'in en #2']);
  });

  test('two equal names are an error at the second', async () => {
    expect(await problemsOf(csv('id,message\n1,a\n2,b\n1,c\n'))).toEqual([
      'cases.csv:4:1 tests[0].name: The test name "case 1" is already taken by cases.csv:2. Give each its own.',
    ]);
  });

  test('so is one that a test in the config has', async () => {
    const yaml = `${CSV_TEST}  - { name: case 1, prompt: ask, vars: { message: x } }\n`;
    expect(await problemsOf(csv('id,message\n1,a\n', yaml))).toEqual([
      'kindlm.yaml:11:7 tests[1].name: The test name "case 1" is already taken by cases.csv:2. Give each its own.',
    ]);
  });
});

describe('what is filled in', () => {
  const ROW = 'id:number,ok:boolean,args:json,word,message\n';

  test('texts, and values with their own type where they stand alone', async () => {
    const yaml = config(
      "name: 'n {{id}}'",
      "tags: ['{{word}}', 'id-{{id}}']",
      'tools: [{ name: find, responses: [{ when: { id: "{{id}}" }, then: { found: "{{ok}}", said: "{{word}} {{args}}" } }] }]',
      'expect:',
      '  output: { contains: ["{{word}}", "no. {{id}}"] , maxLength: "{{id}}" }',
      '  toolCalls: [{ tool: find, argsMatch: "{{args}}" }]',
      'assert: [{ type: icontains, value: "{{ word }}!" }, { type: equals, value: "{{args}}" }]',
      'cases: cases.csv',
    );
    const made = await onlyTest(csv(`${ROW}7,TRUE,"{""a"": [1]}",hi,m\n`, yaml));
    expect(made).toMatchObject({
      name: 'n 7',
      tags: ['hi', 'id-7'],
      tools: [{ responses: [{ when: { id: 7 }, then: { found: true, said: 'hi {"a":[1]}' } }] }],
      expects: [
        {
          output: { contains: ['hi', 'no. 7'], maxLength: 7 },
          toolCalls: [{ argsMatch: { a: [1] } }],
        },
      ],
      asserts: [{ value: 'hi!' }, { value: { a: [1] } }],
      vars: { id: '7', ok: 'true', args: '{"a":[1]}', word: 'hi', message: 'm' },
    });
  });

  test('a number where only a text can stand is a text', async () => {
    const yaml = config(
      "name: 'n {{id}}'",
      'expect: { output: { contains: ["{{id}}"] } }',
      'cases: [{ id: 42, message: m }]',
    );
    const { name, expects } = await onlyTest({ 'kindlm.yaml': yaml });
    expect([name, expects[0]?.output?.contains]).toEqual(['n 42', ['42']]);
  });

  test('conversations', async () => {
    const yaml = config(
      'name: talk',
      "conversation: [{ turn: one, user: 'I am {{who}}.', expect: { output: { contains: ['{{who}}'] } } }]",
      'cases: [{ who: Ann, message: m }]',
    );
    const { conversation } = await onlyTest({ 'kindlm.yaml': yaml });
    expect(conversation).toMatchObject([
      { user: 'I am Ann.', expect: { output: { contains: ['Ann'] } } },
    ]);
  });

  test("a row's columns go before the test's variables, which stand where it has none", async () => {
    const yaml = config(
      'name: n',
      'vars: { message: usual }',
      'cases: [{ message: own }, { message: }, { x: 1 }]',
    );
    expect(asked(await loadOne({ 'kindlm.yaml': yaml }))).toEqual(['own', 'usual', 'usual']);
  });

  test('what a row holds is not filled in again', async () => {
    const yaml = config(
      'name: n',
      "assert: [{ type: contains, value: '{{word}}' }]",
      "conversation: [{ turn: one, user: '{{word}}' }]",
      "cases: [{ word: '{{secret}}', secret: x, message: '{{nothing}}' }]",
    );
    const made = await onlyTest({ 'kindlm.yaml': yaml });
    expect(made).toMatchObject({
      asserts: [{ value: '{{secret}}' }],
      conversation: [{ user: '{{secret}}' }],
      subject: { messages: { user: '{{nothing}}' } },
    });
  });

  test('columns are named as people name them', async () => {
    const table = 'Your question,Expected answer (short),Nr.\n"How long, please?",30 days,7\n';
    const yaml = `${config(
      "name: 'case {{Nr.}}'",
      'cases: cases.csv',
      "expect: { output: { contains: ['{{ Expected answer (short) }}'] }, judge: [{ criteria: 'Says {{Expected answer (short)}}, {{x | y}}' }] }",
      "assert: [{ type: javascript, value: 'const b = `{{in code}}`; return true' }, { type: contains, value: '{{Expected answer (short)}}' }]",
      "tools: [{ name: look, description: 'Takes {{a name}}' }]",
    ).replace("'{{message}}'", "'{{Your question}} {{a name}}'")}  - name: two
    command: 'node a.js {{Your question}} "{{json .}}"'
    cases: cases.csv
`;
    const { tests } = await loadOne(csv(table, yaml));
    expect(tests.map(({ name }) => name)).toEqual(['case 7', 'two #1']);
    expect(tests[0]).toMatchObject({
      subject: { messages: { user: 'How long, please? {{a name}}' } },
      expects: [
        { output: { contains: ['30 days'] }, judge: [{ criteria: 'Says 30 days, {{x | y}}' }] },
      ],
      asserts: [{ value: 'const b = `{{in code}}`; return true' }, { value: '30 days' }],
      tools: [{ description: 'Takes {{a name}}' }],
    });
    expect(tests[1]?.subject).toMatchObject({
      script: 'node a.js "${KINDLM_VAR_Your_question}" "{{json .}}"',
    });
  });

  test.each<[string, readonly string[], string]>([
    [
      'a criterion',
      ["expect: { judge: [{ criteria: 'Says {{Expected answr}}' }] }"],
      '11:35 tests[0].expect.judge[0].criteria: {{Expected answr}} is neither a column of the cases nor a variable of the test. There are "message", "Expected answer".',
    ],
    [
      'what must not be said',
      ["expect: { output: { notContains: ['{{answer!}}', '{{Expected}}'] } }"],
      '11:54 tests[0].expect.output.notContains[1]: {{Expected}} is neither a column of the cases nor a variable of the test. There are "message", "Expected answer".',
    ],
    [
      'a name in other capitals',
      ["expect: { output: { contains: ['{{expected answer}}'] } }"],
      '11:36 tests[0].expect.output.contains[0]: {{expected answer}} is neither a column of the cases nor a variable of the test. Did you mean {{Expected answer}}? Small and capital letters differ.',
    ],
    [
      'an assertion',
      ["assert: [{ type: icontains, value: '{{Expectd answer}}' }]"],
      '11:40 tests[0].assert[0].value: {{Expectd answer}} is neither a column of the cases nor a variable of the test. There are "message", "Expected answer".',
    ],
    [
      'a turn',
      ["conversation: [{ turn: a, expect: { output: { contains: ['{{Expectd answer}}'] } } }]"],
      '11:62 tests[0].conversation[0].expect.output.contains[0]: {{Expectd answer}} is neither a column of the cases nor a variable of the test. There are "message", "Expected answer".',
    ],
  ])('a name in %s that nothing fills in', async (_, lines, problem) => {
    const yaml = config("name: 'n {{message}}'", 'cases: cases.csv', ...lines);
    expect(await problemsOf(csv('message,Expected answer\na,b\n', yaml))).toEqual([
      `kindlm.yaml:${problem}`,
    ]);
  });

  const LITERAL =
    'Write what is meant; to look for the braces themselves use `assert` with `regex` and "\\{\\{".';
  test.each<[string, readonly string[], string]>([
    [
      'a variable',
      ["expect: { output: { contains: ['{{message}}'] } }"],
      "11:36 tests[0].expect.output.contains[0]: Nothing fills in {{message}}: a test fills in `expect` only if it has `cases`. Move the test's `vars` into a list of one case.",
    ],
    [
      'no variable',
      ["expect: { judge: [{ criteria: 'is {{the tone}}' }] }"],
      `11:35 tests[0].expect.judge[0].criteria: Nothing fills in {{the tone}}: a test fills in \`expect\` only if it has \`cases\`. ${LITERAL}`,
    ],
    [
      'a turn',
      ["conversation: [{ turn: a, expect: { guardrails: { keywords: { deny: ['{{x}}'] } } } }]"],
      `11:74 tests[0].conversation[0].expect.guardrails.keywords.deny[0]: Nothing fills in {{x}}: a test fills in \`expect\` only if it has \`cases\`. ${LITERAL}`,
    ],
    [
      'an argument',
      [
        "expect: { toolCalls: [{ tool: a, argsMatch: { id: '{{message}}' } }] }",
        'tools: [{ name: a }]',
      ],
      "11:55 tests[0].expect.toolCalls[0].argsMatch.id: Nothing fills in {{message}}: a test fills in `expect` only if it has `cases`. Move the test's `vars` into a list of one case.",
    ],
  ])('a test without cases is judged by %s in braces', async (_, lines, problem) => {
    const yaml = config('name: n', 'vars: { message: m }', ...lines);
    expect(await problemsOf({ 'kindlm.yaml': yaml })).toEqual([`kindlm.yaml:${problem}`]);
  });

  test('the defaults judge every test alike, and other braces are texts', async () => {
    const yaml = config(
      "name: 'n {{message}}'",
      'vars: { message: m }',
      "expect: { output: { contains: ['{{ a | b }}', '{{\"a\": 1}}', '{x}'] } }",
    );
    expect(await problemsOf({ 'kindlm.yaml': yaml })).toEqual([]);
    const shared = `defaults: { expect: { output: { contains: ['{{message}}'] } } }\n`;
    expect(await problemsOf({ 'kindlm.yaml': yaml + shared })).toEqual([
      `kindlm.yaml:12:44 defaults.expect.output.contains[0]: Nothing fills in {{message}}: \`defaults.expect\` is the same for every test. ${LITERAL}`,
    ]);
    const { notices } = await loadOne({ 'kindlm.yaml': yaml });
    expect(notices).toEqual([
      "kindlm.yaml:9:11 tests[0].name: {{message}} is not filled in here: a test fills in `tools`, `name` and `tags` only if it has `cases`. Move the test's `vars` into a list of one case.",
    ]);
  });

  test('rows share what has nothing to fill in', async () => {
    const yaml = config(
      'name: n',
      'expect: { output: { format: json, schemaFile: s.json } }',
      'assert: [{ type: contains, value: x }, { type: is-json, value: { type: object } }]',
      'cases: [{ message: a }, { message: b }]',
    );
    const { tests } = await loadOne({ 'kindlm.yaml': yaml, 's.json': '{"type":"object"}' });
    const [first, second] = tests;
    expect(second?.expects[0]).toBe(first?.expects[0]);
    expect(second?.asserts[0]).toBe(first?.asserts[0]);
    expect(second?.asserts[1]?.schema).toBe(first?.asserts[1]?.schema);
  });

  test('names of JavaScript objects are ordinary names', async () => {
    const yaml = config("name: 'n {{__proto__}}'", 'cases: c.jsonl');
    const problems = await problemsOf({
      'kindlm.yaml': yaml,
      'c.jsonl': '{"message":"m","constructor":"x"}',
    });
    expect(problems).toEqual([
      'kindlm.yaml:9:11 tests[0].name: {{__proto__}} is neither a column of the cases nor a variable of the test. There are "message", "constructor".',
    ]);
  });
});

describe("promptfoo's columns", () => {
  test('become assertions, a threshold, a description and metadata', async () => {
    const text = [
      'message,__expected,__expected1,__expected2,__config:__expected2:threshold,__threshold,__metric,__description,__metadata:area,__metadata:tags[],__prefix,__suffix',
      'hi,icontains:yes,"contains-any: a, b","similar(0.9):like this",0.6,0.5,tone,Says hello,greeting,"x, y\\, z",Please: , !',
    ].join('\n');
    const yaml = config(
      'name: n',
      'assert: [{ type: not-contains, value: no }]',
      'cases: cases.csv',
      'models: [main]',
    );
    const suite = await loadOne(csv(text, `${yaml}defaults: { embeddingModel: main }\n`));
    const [made] = suite.tests;
    expect(made).toMatchObject({
      asserts: [
        {
          type: 'contains',
          negated: true,
          path: 'tests[0].assert[0]',
          location: { file: 'kindlm.yaml' },
        },
        {
          type: 'icontains',
          value: 'yes',
          metric: 'tone',
          path: 'tests[0].__expected',
          location: { file: 'cases.csv', line: 2, column: 4 },
        },
        { type: 'contains-any', value: ['a', 'b'], threshold: 0.6 },
        { type: 'similar', value: 'like this', threshold: 0.9 },
      ],
      threshold: 0.5,
      description: 'Says hello',
      metadata: { area: 'greeting', tags: ['x', 'y, z'] },
    });
    expect(made?.vars).toEqual({ message: 'hi' });
    expect(asked(suite)).toEqual(['Please: hi !']);
  });

  test.each([
    ['a text', { type: 'equals', value: 'a text' }],
    ['contains:{{message}}', { type: 'contains', value: 'hi' }],
    ['fn: output.length > 1', { type: 'javascript', value: 'output.length > 1' }],
    ['grade:polite', { type: 'llm-rubric', value: 'polite' }],
    ['not-is-json', { type: 'is-json', negated: true }],
    ['latency(500)', { type: 'latency', threshold: 500 }],
  ])('__expected %s', async (expected, assert) => {
    const { asserts } = await onlyTest(
      csv(`message,__expected\nhi,"${expected}"\n`, config('name: n', 'cases: cases.csv')),
    );
    expect(asserts).toMatchObject([assert]);
  });

  test('an assertion that does not exist here is an error at its cell', async () => {
    const files = csv('message,__expected\nhi,is-sql\n', config('name: n', 'cases: cases.csv'));
    const [problem = '', ...more] = await problemsOf(files);
    expect(more).toEqual([]);
    expect(problem).toMatch(
      /^cases\.csv:2:4 tests\[0\]\.__expected: The text "is-sql" is not valid here/,
    );
  });
});

describe('mistakes', () => {
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('id,message\n1,a\n', 'utf16le'),
  ]);
  tells([
    [
      'no file',
      { 'kindlm.yaml': CSV_TEST },
      'kindlm.yaml:10:12 tests[0].cases: The file "cases.csv" does not exist. The path is relative to the config file.',
    ],
    [
      'a glob without a match',
      of("'x/*.csv'"),
      'kindlm.yaml:10:12 tests[0].cases: No file matches "x/*.csv". Paths and globs are relative to the config file.',
    ],
    ['a path out of the workspace', of('../cases.csv'), /outside the workspace/],
    ['a glob out of the workspace', of("'../*.csv'"), /outside the workspace/],
    [
      'another format',
      of('c.xlsx', 'x'),
      'kindlm.yaml:10:12 tests[0].cases: The file "c.xlsx" has no format that cases can have. The formats are .csv, .tsv, .json, .jsonl, .yaml, .yml.',
    ],
    [
      'neither path nor list',
      of('5'),
      'kindlm.yaml:10:12 tests[0].cases: Expected the path of a file or a list of cases, got 5.',
    ],
    [
      'an empty file',
      csv(''),
      'cases.csv:1:1: The file has no cases. The first line names the columns; each further one is a case.',
    ],
    [
      'a header only',
      csv('id,message\n'),
      'cases.csv:1:1: The file has no cases. The first line names the columns; each further one is a case.',
    ],
    [
      'an empty list',
      of('[]'),
      'kindlm.yaml:10:12: There are no cases. Cases are a list of mappings, one a case, whose keys are columns.',
    ],
    [
      'the same column twice',
      csv('id,message,id:number\n1,a,2\n'),
      'cases.csv:1:12: The column "id" occurs twice. Rename or remove one of them.',
    ],
    [
      'another type',
      csv('id:int,message\n1,a\n'),
      'cases.csv:1:1: The column "id:int" has no type that exists. The types are `number`, `boolean` and `json`; without one, a column is text.',
    ],
    [
      'a column without a name',
      csv('id,,message\n1,2,a\n'),
      'cases.csv:1:4: A column has no name. Name it, or remove it.',
    ],
    [
      'a column of its own that does not exist',
      csv('id,message,__expect\n1,a,b\n'),
      'cases.csv:1:12: There is no column "__expect": names that begin with "__" are reserved. Did you mean "__expected"?',
    ],
    [
      'one underscore too few',
      csv('id,message,_expected\n1,a,b\n'),
      'cases.csv:1:12: There is no column "_expected". Did you mean "__expected"?',
    ],
    [
      'semicolons',
      csv('id;message\n1;a\n'),
      'cases.csv:1:1: The columns are separated by semicolons, not by commas. Save the file with commas; cases are also read from a `.tsv` file with tabs.',
    ],
    [
      'too few cells',
      csv('id,message\n1,a\n2\n3,c\n'),
      'cases.csv:3:1: The row has 1 cell, and the header 2 columns. A cell that contains the separator or a line end must be in quotation marks.',
    ],
    [
      'too many cells',
      csv('id,message\n1,"ä\nb",c, d\n'),
      'cases.csv:3:4: The row has 4 cells, and the header 2 columns. A cell that contains the separator or a line end must be in quotation marks.',
    ],
    [
      'a quotation mark that is not closed',
      csv('id,message\n1,a\n2,"b\n3,c\n'),
      /^cases\.csv:3:3: The cell begins with a quotation mark that is never closed\./,
    ],
    [
      'a quotation mark inside',
      csv('id,message\n1,5" wide\n'),
      /^cases\.csv:2:3: The cell has a quotation mark in it and does not begin with one\./,
    ],
    [
      'text after the quotation mark',
      csv('id,message\n1,"a" b\n'),
      /^cases\.csv:2:3: The cell goes on after its closing quotation mark\./,
    ],
    [
      'no number',
      csv('id:number,message\n1,a\nx,b\n'),
      'cases.csv:3:1: In the column "id": "x" is not a number.',
    ],
    [
      'no boolean',
      csv('id,message,ok:boolean\n1,a,yes\n'),
      'cases.csv:2:5: In the column "ok": "yes" is neither true nor false.',
    ],
    [
      'no JSON',
      csv('id,message,x:json\n1,a,{\n'),
      'cases.csv:2:5: In the column "x": "{" is not valid JSON.',
    ],
    [
      'a number that is not exact',
      csv('id:number,message\n90071992547409930,a\n'),
      "cases.csv:2:1: The number 90071992547409940 is above 2^53, where JSON's numbers are no longer exact. Write it as a text: in quotes, or in a column without a type.",
    ],
    ['UTF-16', csv(utf16), 'cases.csv:1:1: The file is not UTF-8 but UTF-16. Save it as UTF-8.'],
    [
      'Latin-1',
      csv(Buffer.from('id,message\n1,gr\xfcn\n', 'latin1')),
      'cases.csv:2:5: The file is not UTF-8. Save it as UTF-8.',
    ],
    [
      'a column that the prompt uses',
      csv('id,massage\n1,a\n2,b\n'),
      'cases.csv:1:1 tests[0].vars: The prompt "ask" uses {{message}}, and the cases have no such column. Did you mean "massage"?',
    ],
    [
      'a column that a template uses',
      csv('nr,message\n1,a\n'),
      'kindlm.yaml:9:11 tests[0].name: {{id}} is neither a column of the cases nor a variable of the test. There are "nr", "message".',
    ],
    [
      'an empty cell that a template uses',
      csv('id:number,message\n1,a\n,b\n'),
      'cases.csv:3:1 tests[0].name: The case has no value in the column "id", which tests[0].name uses. Fill it in, or give the test a value for all such cases: vars: { id: ... }.',
    ],
    [
      'an empty text to look for',
      csv(
        'id,message\n1,a\n,b\n',
        config('name: n', 'expect: { output: { contains: ["{{id}}"] } }', 'cases: cases.csv'),
      ),
      'cases.csv:3:1 tests[0].expect.output.contains[0]: The text is empty.',
    ],
    [
      'a mistake that all rows share, once',
      csv('id,message\n1,a\n2,b\n', config("name: '{{id}}'", 'expct: {}', 'cases: cases.csv')),
      'kindlm.yaml:10:5 tests[0].expct: Unknown key "expct". Did you mean "expect"?',
    ],
    [
      'a score that is none',
      csv('id,message,__threshold\n1,a,80\n'),
      'cases.csv:2:5: "80" is not a score. A score is a number from 0 to 1.',
    ],
    [
      'JSON that is no list',
      of('c.json', '{"a":1}'),
      'c.json:1:1: Expected a list of cases, got a mapping. Cases are a list of mappings, one a case, whose keys are columns.',
    ],
    [
      'JSON with a comma too many',
      of('c.json', '[\n {"message": "a"},\n]'),
      /^c\.json:3:1: The text is not valid JSON\./,
    ],
    [
      'JSON with a key twice',
      of('c.json', '[{"message":"a",\n"message":"b"}]'),
      'c.json:2:1: The text has the name "message" twice in one object.',
    ],
    [
      'a schema in the config that does not compile: once for all rows',
      csv(
        'message\na\nb\n',
        config(
          'name: n',
          'assert: [{ type: is-json, value: { type: objct } }]',
          'cases: cases.csv',
        ),
      ),
      /^kindlm\.yaml:\d+:\d+ tests\[0\]\.assert\[0\]\.value: The schema does not compile: /,
    ],
    [
      'a column without its type',
      csv(
        'message,max\na,10\n',
        config('name: n', 'expect: { output: { maxLength: "{{max}}" } }', 'cases: cases.csv'),
      ),
      'cases.csv:2:3 tests[0].expect.output.maxLength: Expected a whole number, got the text "10". A column is text unless the header says otherwise: `max:number`, `ok:boolean`, `args:json`.',
    ],
    [
      'YAML that is empty',
      of('c.yaml', '# None yet.\n'),
      'c.yaml:1:1: The file is empty. It holds a list, whose entries begin with "- ".',
    ],
    [
      'YAML of two documents',
      of('c.yaml', '- {}\n---\n- {}\n'),
      'c.yaml:2:1: The file contains more than one YAML document. Put all into one list, without "---" and "...".',
    ],
    [
      'keys that are one column',
      of('c.json', '[{"message":"a",\n" message":"b"}]'),
      'c.json:2:12: The column "message" occurs twice. Rename or remove one of them.',
    ],
    [
      'a value under a key with white space around it',
      {
        'kindlm.yaml': config('name: n', 'cases: c.json'),
        'c.json': `[{"id":1,\n" message ":"sk-ant-${'a1'.repeat(12)}"}]`,
      },
      /^c\.json:2:\d+ tests\[0\]\.vars\.message: This looks like an Anthropic API key/,
    ],
    [
      'JSON that is deep',
      of('c.json', '['.repeat(200_000)),
      'c.json:1:1: The text is nested too deeply.',
    ],
    [
      'a line that is no JSON',
      {
        'kindlm.yaml': config('name: n', 'cases: c.jsonl'),
        'c.jsonl': '{"message":"a"}\n{"message":\n',
      },
      /^c\.jsonl:2:\d+: The text is not valid JSON\./,
    ],
    [
      'a case that is no mapping',
      of('[x]'),
      'kindlm.yaml:10:13: Expected a case, got the text "x". Cases are a list of mappings, one a case, whose keys are columns.',
    ],
    [
      'a bad pattern in a row',
      csv(
        'id,message\n1,(\n',
        config(
          'name: n',
          'expect: { guardrails: { pii: { denyPatterns: ["{{message}}"] } } }',
          'cases: cases.csv',
        ),
      ),
      /^cases\.csv:2:3 tests\[0\]\.expect.*The regular expression "\("/,
    ],
    [
      'a key in a row',
      csv(`id,message\n1,sk-ant-${'a1'.repeat(12)}\n`),
      /^cases\.csv:2:3 tests\[0\]\.vars\.message: This looks like an Anthropic API key/,
    ],
    [
      'a bad row beside a bad config',
      csv('id,message\n1\n', `${CSV_TEST}gats: {}\n`),
      /^kindlm\.yaml:11:1 gats/,
      /^cases\.csv:2:1/,
    ],
  ]);

  test('a link out of the workspace is not followed', async () => {
    const result = await withWorkspace({ 'kindlm.yaml': CSV_TEST }, async (workspace) => {
      await symlink('/etc/hostname', path.join(workspace, 'cases.csv'));
      return load(workspace);
    });
    const problems = result.kind === 'invalid' ? result.problems.map(formatProblem) : [];
    expect(problems).toEqual([expect.stringMatching(/"cases\.csv" is outside the workspace/)]);
  });
});

describe('limits', () => {
  test('rows', async () => {
    const text = `id,message\n${Array.from({ length: 20_001 }, (_, index) => `${index},a\n`).join('')}`;
    expect(await problemsOf(csv(text))).toEqual([
      'cases.csv:1:1: There are more than 20000 cases. Split them over several suites.',
    ]);
  });

  test('bytes of a file', async () => {
    const [problem = ''] = await problemsOf(csv(Buffer.alloc(25_000_001, 'a')));
    expect(problem).toMatch(/"cases\.csv" is too large \(25\.0 MB, at most 25\.0 MB\)/);
  });

  test('a row', async () => {
    const [problem = ''] = await problemsOf(csv(`id,message\n1,"${'a\n'.repeat(600_000)}"\n`));
    expect(problem).toMatch(/^cases\.csv:2:\d+: The row is larger than 1 MB\./);
  });

  test('what the rows fill in', async () => {
    const yaml = config(`name: '{{id}} ${'{{message}}'.repeat(100)}'`, 'cases: cases.csv');
    const message = 'x'.repeat(20_000);
    const text = `id,message\n${Array.from({ length: 105 }, (_, index) => `${index},${message}\n`).join('')}`;
    const [problem = ''] = await problemsOf(csv(text, yaml));
    expect(problem).toMatch(
      /^kindlm\.yaml:10:12 tests\[0\]\.cases: The cases fill in more than 200 million characters\./,
    );
  });

  test('the prompts of all rows', async () => {
    const yaml = config("name: 'case {{id}}'", 'cases: cases.csv').replace(
      "'{{message}}'",
      `'{{message}} ${'{{id}} '.repeat(100)}${'x'.repeat(1_000_000)}'`,
    );
    const text = `id,message\n${Array.from({ length: 600 }, (_, index) => `${index},a\n`).join('')}`;
    expect(await problemsOf(csv(text, yaml))).toEqual([
      'kindlm.yaml:8:5 tests[0]: The prompts of the cases have more than 500 million characters in all. Shorten the prompt, or split the cases over several suites.',
    ]);
  });

  test('mistakes of a test with many rows are found once, and soon', async () => {
    const yaml = config(
      "name: 'case {{id}}'",
      'repeat: x',
      'minPasses: []',
      "expect: { output: { maxLength: '{{message}}', contains: [5] } }",
      'cases: cases.csv',
    );
    const rows = Array.from({ length: 2_000 }, (_, index) => `${index},1\n`).join('');
    const problems = await problemsOf(csv(`id,message:number\n${rows}`, yaml));
    expect(problems.map((text) => text.replace(/: .*/s, ''))).toEqual([
      'kindlm.yaml:10:13 tests[0].repeat',
      'kindlm.yaml:11:16 tests[0].minPasses',
      'kindlm.yaml:12:62 tests[0].expect.output.contains[0]',
    ]);
  });

  test('problems of many rows are counted', async () => {
    const text = `id,message\n${'1\n'.repeat(2_000)}`;
    const problems = await problemsOf(csv(text));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('There are 900 more problems.');
  });
});
