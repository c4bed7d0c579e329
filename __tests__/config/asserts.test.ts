/** `assert` in kindlm.yaml: what the loader makes of it, and what it refuses. */
import { describe, expect, test } from '@jest/globals';
import { changed, loadOne, problemsOf, VALID, withTestLines, type Files } from './config-folder.js';

const withFile = (files: Files, more: Files): Files => ({ ...files, ...more });
const withAssert = (entry: string): Files => withTestLines(`assert: [${entry}]`);

describe('what the loader makes of it', () => {
  test('defaults first, variables filled in, every place known', async () => {
    const files = withTestLines(
      'threshold: 0.8',
      'assert:',
      '  - type: not-contains',
      '    value: "{{message}}"',
      '    weight: 2',
      '    metric: polite',
      '  - type: javascript',
      '    value: |',
      '      return output.length < 9;',
      '    timeoutMs: 50',
    );
    const yaml = `${String(files['kindlm.yaml'])}defaults:\n  assert: [{ type: latency, threshold: 9 }]\n`;
    const suite = await loadOne({ 'kindlm.yaml': yaml });
    const at = (line: number, column: number) => ({ file: 'kindlm.yaml', line, column });
    expect(suite.tests[0]?.threshold).toBe(0.8);
    expect(suite.tests[0]?.asserts).toEqual([
      {
        type: 'latency',
        negated: false,
        value: undefined,
        threshold: 9,
        weight: 1,
        path: 'defaults.assert[0]',
        location: at(22, 12),
        valueLocation: at(22, 12),
      },
      {
        type: 'contains',
        negated: true,
        value: 'Hello',
        weight: 2,
        metric: 'polite',
        path: 'tests[0].assert[0]',
        location: at(13, 9),
        valueLocation: at(14, 17),
      },
      {
        type: 'javascript',
        negated: false,
        value: 'return output.length < 9;\n',
        weight: 1,
        timeoutMs: 50,
        path: 'tests[0].assert[1]',
        location: at(17, 9),
        valueLocation: at(19, 11),
      },
    ]);
  });

  test.each<[string, string, Files, unknown]>([
    [
      'a text file is a template',
      'contains, value: file://a.txt',
      { 'a.txt': '{{message}}!' },
      'Hello!',
    ],
    [
      'a JSON file is a value',
      'equals, value: file://a.json',
      { 'a.json': '{"a":[1]}' },
      { a: [1] },
    ],
    ['a list is filled in', 'contains-any, value: ["{{message}}", 2]', {}, ['Hello', 2]],
    ['a mapping is filled in', 'equals, value: { a: "{{message}}" }', {}, { a: 'Hello' }],
    [
      'code in a file is none',
      'javascript, value: file://a.cjs',
      { 'a.cjs': '{{message}}' },
      '{{message}}',
    ],
  ])('%s', async (_name, entry, more, value) => {
    const suite = await loadOne(withFile(withAssert(`{ type: ${entry} }`), more));
    expect(suite.tests[0]?.asserts[0]?.value).toEqual(value);
  });

  test('schemas, in the config and in files, with references beside the config', async () => {
    const files = withTestLines(
      'assert:',
      '  - { type: is-json, value: { $ref: part.json } }',
      '  - { type: contains-json, value: file://whole.json }',
      '  - { type: is-json }',
    );
    const suite = await loadOne({
      ...files,
      'part.json': '{"type":"object"}',
      'whole.json': '{"type":"array","items":{"pattern":"a"}}',
    });
    const schemas = suite.tests[0]?.asserts.map(({ schema }) => schema);
    expect(schemas?.map((schema) => schema?.name)).toEqual([
      'tests[0].assert[0].value',
      'whole.json',
      undefined,
    ]);
    expect(schemas?.map((schema) => Object.keys(schema?.documents ?? {}).length)).toEqual([
      2, 1, 0,
    ]);
    expect(schemas?.[1]?.hasPatterns).toBe(true);
  });
});

/** The problem of one entry, without its place. */
const ONE: readonly (readonly [entry: string, problem: string])[] = [
  ['{ type: contains }', ': `contains` needs a text as its value, got nothing.'],
  [
    '{ type: contains, value: [a] }',
    '.value: `contains` needs a text as its value, got a list. Write `contains-all` or `contains-any`, which take a list.',
  ],
  ['{ type: contains, value: "" }', '.value: The text is empty: every answer has it.'],
  [
    '{ type: contains-any, value: true }',
    '.value: `contains-any` needs a list of texts, got true. Write [first, second], or one text with commas: "first, second".',
  ],
  [
    '{ type: not-contains-all, value: [] }',
    '.value: The list is empty. Write [first, second], or one text with commas: "first, second".',
  ],
  [
    '{ type: icontains-any, value: [a, ""] }',
    '.value: A text of the list is empty: every answer has it.',
  ],
  ['{ type: equals }', ': `equals` needs a value, got nothing.'],
  [
    '{ type: regex, value: "(" }',
    '.value: The regular expression "(" does not compile (Unterminated group).',
  ],
  [
    '{ type: not-regex, value: "a*" }',
    '.value: The regular expression "a*" matches the empty string, and so every answer.',
  ],
  [
    '{ type: javascript, value: " " }',
    '.value: `javascript` needs code as its value, got the text " ". An expression, a body with `return`, or `file://` and the path of a file.',
  ],
  ['{ type: llm-rubric, value: " " }', '.value: The text is blank.'],
  [
    '{ type: llm-rubric, value: a, threshold: 80 }',
    '.threshold: A score is a number from 0 to 1. 80 % is 0.8.',
  ],
  ['{ type: latency }', ': `latency` needs a `threshold`: the most milliseconds.'],
  [
    '{ type: not-cost, value: 1, threshold: 1 }',
    '.value: `cost` has no value. The limit is its `threshold`.',
  ],
  [
    '{ type: telegram-format }',
    ': `telegram-format` needs a value, or the variable `outputFormat` of the test. Valid here: "telegram-html", "telegram-markdown".',
  ],
  [
    '{ type: telegram-format, value: telegram_html2 }',
    '.value: Telegram has no format the text "telegram_html2". Did you mean "telegram-html"?',
  ],
  [
    '{ type: conciseness, value: factul }',
    '.value: Unknown type of question: the text "factul". Did you mean "factual"?',
  ],
  [
    '{ type: conciseness, value: { maxWord: 3 } }',
    '.value: Unknown key "maxWord". Did you mean "maxWords"?',
  ],
  [
    '{ type: conciseness, value: { maxWords: 0 } }',
    '.value: `maxWords` must be a whole number above 0.',
  ],
  [
    '{ type: conciseness, value: { minWords: 5, maxWords: 3 } }',
    '.value: `minWords` is above `maxWords`: no answer can have both.',
  ],
  [
    '{ type: conciseness, value: { forbiddenOpenings: [""] } }',
    '.value: `forbiddenOpenings` must be a list of texts.',
  ],
  [
    '{ type: contains, value: a, timeoutMs: 5 }',
    '.timeoutMs: `timeoutMs` is for `javascript` and `python` only.',
  ],
  [
    '{ type: contains, value: "{{mesage}}" }',
    '.value: The value uses {{mesage}}, and the test "first" has no variable of that name. Did you mean "message"?',
  ],
  [
    '{ type: is-json, value: 3 }',
    '.value: A JSON Schema is a mapping, or `file://` and the path of a file that contains it.',
  ],
  [
    '{ type: contains, value: file://a.txt }',
    '.value: The file "a.txt" does not exist. The path is relative to the config file.',
  ],
  [
    '{ type: contains, value: file://../../a.txt }',
    '.value: The file "../../a.txt" is outside the workspace (after symbolic links are resolved), where nothing is read or written.',
  ],
  [
    '{ type: is-json, value: file://s.json }',
    '.value: The file "s.json" does not exist. The path is relative to the config file.',
  ],
  [
    '{ type: is-json, value: { $ref: "https://example.com/s.json" } }',
    '.value: The schema "tests[0].assert[0].value" refers to "https://example.com/s.json", and nothing is fetched from the network. Put that schema into a file next to it.',
  ],
];

describe('what it refuses, each with its place', () => {
  test.each(ONE)('%s', async (entry, problem) => {
    const problems = await problemsOf(withAssert(entry));
    expect(
      problems.map((text) => text.replace(/^kindlm\.yaml:11:\d+ tests\[0\]\.assert\[0\]/, '')),
    ).toEqual([problem]);
  });

  test.each([
    ['^$', 'an anchor'],
    ['^(?!.*sorry).*$', 'a condition'],
    ['(?=a)*', 'a look-around'],
  ])('a pattern that matches the empty text and not all others: %s', async (pattern) => {
    expect(await problemsOf(withAssert(`{ type: regex, value: '${pattern}' }`))).toEqual([]);
  });

  test('a mistake in defaults.assert is told once, whatever the number of tests', async () => {
    const yaml = `${VALID}  - { name: second, prompt: ask, vars: { message: b } }\ndefaults: { assert: [{ type: latency }] }\n`;
    expect(await problemsOf({ 'kindlm.yaml': yaml })).toEqual([
      'kindlm.yaml:12:22 defaults.assert[0]: `latency` needs a `threshold`: the most milliseconds.',
    ]);
  });

  test('a variable that one of the tests lacks', async () => {
    const yaml = `${VALID}  - { name: second, prompt: ask, vars: { message: b, tone: kind } }\ndefaults: { assert: [{ type: contains, value: '{{tone}}' }] }\n`;
    expect(await problemsOf({ 'kindlm.yaml': yaml })).toEqual([
      expect.stringContaining(
        'The value uses {{tone}}, and the test "first" has no variable of that name.',
      ),
    ]);
  });

  test('the format of Telegram from a variable', async () => {
    const files = (format: string) =>
      changed(
        'vars: { message: Hello }',
        `vars: { message: Hello, outputFormat: ${format} }\n    assert: [{ type: telegram-format }]`,
      );
    expect(await problemsOf(files('telegram-markdown'))).toEqual([]);
    expect(await problemsOf(files('html'))).toEqual([
      expect.stringContaining('tests[0].assert[0]: Telegram has no format the text "html".'),
    ]);
  });

  test.each(['{ toString: x }', '[telegram-html]'])('a variable is no %s', async (value) => {
    const files = changed(
      'vars: { message: Hello }',
      `vars: { outputFormat: ${value}, message: Hello }\n    assert: [{ type: telegram-format }]`,
    );
    expect(await problemsOf(files)).toEqual([
      expect.stringContaining('tests[0].vars.outputFormat: Expected '),
      expect.stringContaining('needs a value, or the variable `outputFormat` of the test'),
    ]);
  });

  test.each([
    [
      'threshold: 0.5',
      'A `threshold` needs an `assert` list, whose mean score it is compared with.',
    ],
    [
      'threshold: 0.5\n    assert: [{ type: contains, value: a, weight: 0 }]',
      'Every assertion has weight 0, so there is no mean score to compare with.',
    ],
  ])('%s', async (lines, problem) => {
    expect(await problemsOf(withTestLines(lines))).toEqual([
      `kindlm.yaml:11:5 tests[0].threshold: ${problem}`,
    ]);
  });

  test('names like __proto__ and constructor as types', async () => {
    const problems = await problemsOf(withAssert('{ type: constructor }, { type: __proto__ }'));
    expect(problems).toHaveLength(2);
    expect(problems.join('\n')).toContain('The text "constructor" is not valid here.');
  });
});
