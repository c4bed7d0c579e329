/** What people read when a config is wrong: the place, the path, the mistake, what to do. */
import { describe, expect, test } from '@jest/globals';
import {
  type Files,
  type Mistake,
  VALID,
  changed,
  problemsOf,
  tells,
  withTestLines,
} from './config-folder.js';

describe('what no answer could fail', () => {
  test.each([
    ['expect.output.contains[0]', `expect: { output: { contains: [''] } }`],
    ['expect.output.notContains[0]', `expect: { output: { notContains: [''] } }`],
    ['expect.guardrails.keywords.deny[0]', `expect: { guardrails: { keywords: { deny: [''] } } }`],
    ['assert[0].value', `assert: [{ type: contains, value: '' }]`],
    ['assert[0].value', `assert: [{ type: not-contains, value: '{{nothing}}' }]`],
    ['assert[0].value', `assert: [{ type: contains-any, value: [a, '{{nothing}}'] }]`],
  ])('an empty text in %s', async (path, line) => {
    const { 'kindlm.yaml': yaml = '' } = withTestLines(line);
    const filled = String(yaml).replace('message: Hello', `message: Hello, nothing: ''`);
    const [problem = ''] = await problemsOf({ 'kindlm.yaml': filled });
    expect(problem).toContain(`tests[0].${path}`);
    expect(problem).toMatch(/text (?:of the list )?is empty|The text is empty/);
  });

  test.each([
    ['expect: { trajectory: { tools: [] } }', 'tests[0].expect.trajectory.tools: A trajectory'],
    ['expect: { trajectory: { tools: [], match: any } }', 'tests[0].expect.trajectory.match'],
    ['expect: { trajectory: { match: only } }', 'tools'],
    ['expect: { trajectory: { tools: [{ name: pay }] } }', 'Unknown key "name"'],
    ['expect: { trajectory: { tools: [pay], maxRepeats: 0 } }', 'maxRepeats'],
  ])('a trajectory that means nothing: %s', async (line, problem) => {
    expect((await problemsOf(withTestLines(line))).join('\n')).toContain(problem);
  });

  test('a price that nobody pays', async () => {
    const priced = changed('model: ', 'pricing: { input: 1e300, output: 1 }, model: ');
    expect((await problemsOf(priced)).join()).toContain('pricing.input');
  });
});

describe('shape', () => {
  tells([
    [
      'a key that resembles none',
      withTestLines('expect: { guardrails: { zzzzzz: 1 } }'),
      'kindlm.yaml:11:29 tests[0].expect.guardrails.zzzzzz: Unknown key "zzzzzz". Valid here: "pii", "keywords".',
    ],
    [
      'repeats that are no range',
      withTestLines('repeat: { min: 3, max: 2 }'),
      'kindlm.yaml:11:28 tests[0].repeat.max: `max` (2) is below `min` (3).',
    ],
    [
      'more passes than the runs that count',
      withTestLines('repeat: { min: 1, max: 5 }', 'minPasses: 3'),
      'kindlm.yaml:12:16 tests[0].minPasses: `minPasses` (3) is above the 1 answer of the test. Raise `repeat`, or lower `minPasses`; a share such as `80%` fits any number of answers.',
    ],
    [
      'more tries in a row than runs',
      {
        'kindlm.yaml': `${VALID}    repeat: 2\n  - { name: again, prompt: ask, vars: { message: a } }\n  - { name: skipped, prompt: ask, vars: { message: a }, skip: true }\ngates: { reliabilityMin: { tries: 3, rate: 0.8 } }\n`,
      },
      'kindlm.yaml:14:35 gates.reliabilityMin.tries: `tries` (3) is above the 2 answers of the test "first" (and of 1 more). Raise `repeat`, or lower `tries`.',
    ],
    [
      'as many tries in a row as runs that count',
      {
        'kindlm.yaml': `${VALID}    repeat: { min: 3, max: 5 }\ngates: { reliabilityMin: { tries: 3, rate: 0.8 } }\n`,
      },
    ],
    [
      'gates in another unit than theirs',
      {
        'kindlm.yaml': `${VALID}gates: { notWorseMargin: 0.05, judgeDropMax: 5, latencyMaxMs: -1, latencyIncreaseMax: 0.2, passRateDropMax: 101 }\n`,
      },
      'kindlm.yaml:11:26 gates.notWorseMargin: 0.05 is too small: the minimum is 2. Unit: percentage points (5 is a drop from 95 % to 90 %).',
      'kindlm.yaml:11:46 gates.judgeDropMax: 5 is too large: the maximum is 1. Unit: difference of scores, 0 to 1.',
      'kindlm.yaml:11:63 gates.latencyMaxMs: -1 is too small: it must be above 0. Unit: milliseconds.',
      'kindlm.yaml:11:87 gates.latencyIncreaseMax: 0.2 is too small: the minimum is 1. Unit: ratio (1.2 is a fifth more).',
      'kindlm.yaml:11:109 gates.passRateDropMax: 101 is too large: the maximum is 100. Unit: percentage points (5 is a drop from 95 % to 90 %).',
    ],
    [
      'an empty value points at its key',
      withTestLines('expect:'),
      'kindlm.yaml:11:5 tests[0].expect: Expected a mapping, got nothing. Fill it in or remove the key.',
    ],
    [
      'a number out of range',
      { 'kindlm.yaml': `${VALID}defaults: { concurrency: 0 }\ngates: { costMaxUsd: 0 }\n` },
      'kindlm.yaml:11:26 defaults.concurrency: 0 is too small: the minimum is 1.',
      'kindlm.yaml:12:22 gates.costMaxUsd: 0 is too small: it must be above 0. Unit: USD.',
    ],
    [
      'a missing key',
      changed('suite: { name: demo }', 'suite: { description: x }'),
      'kindlm.yaml:3:1 suite: The key "name" is missing.',
    ],
    [
      'no tests',
      { 'kindlm.yaml': `${VALID.slice(0, VALID.indexOf('tests:'))}tests: []\n` },
      'kindlm.yaml:7:8 tests: The list is empty: at least one entry is needed.',
    ],
    [
      'many mistakes at once, in the order of the file',
      {
        'kindlm.yaml': VALID.replace('provider: openai', 'provider: openay')
          .replace('prompt: ask', 'prompt: aks')
          .replace('tests:', 'tets: []\ntests:'),
      },
      'kindlm.yaml:5:32 models[0].provider: The provider "openay" is not configured. Did you mean "openai"?',
      'kindlm.yaml:7:1 tets: Unknown key "tets". Did you mean "tests"?',
      'kindlm.yaml:10:13 tests[0].prompt: There is no prompt called "aks". Did you mean "ask"?',
    ],
  ]);

  test('a misspelt `prompt` is one problem, not two', async () => {
    expect(await problemsOf(changed('prompt: ask', 'promt: ask'))).toEqual([
      'kindlm.yaml:9:5 tests[0].promt: Unknown key "promt". Did you mean "prompt"?',
    ]);
  });

  test('a flood of mistakes is cut short', async () => {
    const keys = Array.from({ length: 500 }, (_, index) => `unknown${index}: 1\n`).join('');
    const problems = await problemsOf({ 'kindlm.yaml': VALID + keys });
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('There are 400 more problems.');
  });
});

describe('version of the config language', () => {
  tells([
    [
      'another one: nothing else is said',
      { 'kindlm.yaml': VALID.replace('kindlm: 1', 'kindlm: 2').replace('tests:', 'cases:') },
      'kindlm.yaml:1:9 kindlm: The version of the config language is 1, not 2. The first line is `kindlm: 1`.',
    ],
    [
      'quoted',
      changed('kindlm: 1', 'kindlm: "1"'),
      'kindlm.yaml:1:9 kindlm: The version of the config language is 1, not the text "1". Write it without quotes: `kindlm: 1`.',
    ],
  ]);
});

describe('references', () => {
  tells([
    [
      'an inherited name is no prompt',
      changed('prompt: ask', 'prompt: constructor'),
      'kindlm.yaml:9:13 tests[0].prompt: There is no prompt called "constructor". Valid here: "ask".',
    ],
    [
      'no model at all',
      withTestLines('models: []'),
      'kindlm.yaml:11:13 tests[0].models: The list names no model, so the test would never run. Name one, remove the key to use all models, or set `skip: true`.',
    ],
    [
      'judge and embedding models: defaults, defaults.expect, test, conversation turn',
      {
        'kindlm.yaml': `${VALID}    expect: { judge: [{ criteria: kind, model: judge-a }] }
    conversation: [{ turn: one, expect: { judge: [{ criteria: kind, model: judge-b }] } }]
defaults:
  judgeModel: judge-c
  embeddingModel: judge-d
  expect: { judge: [{ criteria: kind, model: judge-e }] }
`,
      },
      'kindlm.yaml:11:48 tests[0].expect.judge[0].model: There is no model with the id "judge-a". Valid here: "main".',
      'kindlm.yaml:12:76 tests[0].conversation[0].expect.judge[0].model: There is no model with the id "judge-b". Valid here: "main".',
      'kindlm.yaml:14:15 defaults.judgeModel: There is no model with the id "judge-c". Valid here: "main".',
      'kindlm.yaml:15:19 defaults.embeddingModel: There is no model with the id "judge-d". Valid here: "main".',
      'kindlm.yaml:16:46 defaults.expect.judge[0].model: There is no model with the id "judge-e". Valid here: "main".',
    ],
    [
      'a test twice by alias: the place is that of the alias',
      { 'kindlm.yaml': `${VALID.replace('- name', '- &one\n    name')}  - *one\n` },
      'kindlm.yaml:12:5 tests[1].name: The test name "first" is already taken by tests[0]. Give each its own.',
    ],
    [
      'two models of one id',
      changed('models: [', 'models: [{ id: main, provider: openai, model: x }, '),
      'kindlm.yaml:5:54 models[1].id: The model id "main" is already taken by models[0]. Give each its own.',
    ],
    [
      'two turns of one label',
      withTestLines('conversation: [{ turn: a }, { turn: a }]'),
      'kindlm.yaml:11:35 tests[0].conversation[1].turn: The turn label "a" is already taken by tests[0].conversation[0]. Give each its own.',
    ],
    [
      'neither prompt nor command',
      changed('    prompt: ask\n', ''),
      'kindlm.yaml:8:5 tests[0]: A test needs a `prompt` or a `command`.',
    ],
    [
      'a prompt without user message',
      changed("user: '{{message}}'", 'system: Be kind'),
      'kindlm.yaml:6:12 prompts.ask: A prompt needs a `user` message, or a `userFile` that contains it.',
    ],
    [
      'text and file of the same part',
      {
        ...changed("user: '{{message}}'", 'user: a, userFile: u.md, system: b, systemFile: s.md'),
        'u.md': 'u',
        's.md': 's',
      },
      'kindlm.yaml:6:28 prompts.ask.userFile: A prompt has `user` or `userFile`, not both.',
      'kindlm.yaml:6:55 prompts.ask.systemFile: A prompt has `system` or `systemFile`, not both.',
    ],
    [
      'one of several files that is missing, and what is no file',
      {
        ...changed("user: '{{message}}'", 'user: a, systemFile: [s.md, { file: t.md }, 5]'),
        's.md': 's',
      },
      'kindlm.yaml:6:47 prompts.ask.systemFile[1]: The file "t.md" does not exist. The path is relative to the config file.',
      'kindlm.yaml:6:63 prompts.ask.systemFile[2]: Expected a text or a mapping, got 5.',
    ],
    [
      'front matter that is neither kept nor dropped',
      {
        ...changed(
          "user: '{{message}}'",
          'user: a, systemFile: { file: s.md, frontMater: drop, frontMatter: yes }',
        ),
        's.md': 's',
      },
      'kindlm.yaml:6:54 prompts.ask.systemFile.frontMater: Unknown key "frontMater". Did you mean "frontMatter"?',
      'kindlm.yaml:6:85 prompts.ask.systemFile.frontMatter: The text "yes" is not valid here. Valid here: "keep", "drop".',
    ],
  ]);

  test('prompt and command, conversation with command', async () => {
    expect(
      await problemsOf(withTestLines('command: node agent.js', 'conversation: [{ turn: a }]')),
    ).toEqual([
      'kindlm.yaml:11:5 tests[0].command: A test has `prompt` or `command`, not both.',
      'kindlm.yaml:12:5 tests[0].conversation: A `command` test cannot have a `conversation`.',
    ]);
  });
});

describe('variables', () => {
  tells([
    [
      'an inherited name is no variable',
      changed("'{{message}}'", "'{{ constructor }}'"),
      'kindlm.yaml:10:5 tests[0].vars: The prompt "ask" uses {{constructor}}, and the test has no variable of that name. Valid here: "message".',
    ],
    [
      'in the assistant part, in a file, in a turn',
      {
        ...changed("user: '{{message}}'", "userFile: u.md, assistant: '{{two}}'"),
        'kindlm.yaml': `${VALID.replace("user: '{{message}}'", "systemFile: u.md, user: a, assistant: '{{two}}'")}    conversation:
      - turn: one
      - { turn: two, user: '{{three}}' }
`,
        'u.md': '{{one}}',
      },
      'kindlm.yaml:10:5 tests[0].vars: The prompt "ask" uses {{one}}, and the test has no variable of that name. Valid here: "message".',
      'kindlm.yaml:10:5 tests[0].vars: The prompt "ask" uses {{two}}, and the test has no variable of that name. Valid here: "message".',
      'kindlm.yaml:13:28 tests[0].conversation[1].user: The turn uses {{three}}, and the test has no variable of that name. Valid here: "message".',
    ],
  ]);
});

describe('regular expressions', () => {
  const pii = (patterns: string): Files =>
    withTestLines(`expect: { guardrails: { pii: { ${patterns} } } }`);
  tells([
    [
      'matches the empty string',
      pii("customPatterns: [{ name: any, pattern: 'a*' }]"),
      'kindlm.yaml:11:75 tests[0].expect.guardrails.pii.customPatterns[0].pattern: The regular expression "a*" matches the empty string, so it would be found in every answer.',
    ],
    ['valid', pii("denyPatterns: ['\\d+', '(?<=a)b']")],
    ...[
      ...['.*', '.+', '[^]+', '[\\s\\S]*', '(.|\\n)+', '^\\S+$', '.{3,}', 'x?.*', 'a|.*', '(.*)'],
      ...[
        '(?:.*)',
        '.*.*',
        '..*',
        '[\\w\\W]+',
        '[\\D\\d]*',
        '[^\\n]+',
        '[^ ]*',
        '[^\\s]+',
        '(?:.|\\s)*',
      ],
    ].map((pattern): Mistake => [
      `allows everything: ${pattern}`,
      pii(`enabled: true, allow: [{ pattern: '${pattern}' }]`),
      `kindlm.yaml:11:70 tests[0].expect.guardrails.pii.allow[0].pattern: The regular expression "${pattern.replaceAll('\\', '\\\\')}" allows everything, so that no personal data could be found; \`enabled: false\` switches the check off.`,
    ]),
    ['nested groups', pii(`allow: [{ pattern: '${'('.repeat(90)}x${')*'.repeat(90)}' }]`)],
    ...['(?!)', 'a^b', '$x', '[]', '[^\\s\\S]', '(?:a^)b', 'x$y|a^'].map((pattern): Mistake => [
      `finds nothing: ${pattern}`,
      pii(`denyPatterns: ['${pattern}']`),
      `kindlm.yaml:11:51 tests[0].expect.guardrails.pii.denyPatterns[0]: The regular expression "${pattern.replaceAll('\\', '\\\\')}" can be found in no answer.`,
    ]),
    [
      'may find something',
      pii("denyPatterns: ['a^b|c', '(?!a)b', '^a$', '(a|^)b', '(^|x)a($|y)']"),
    ],
    [
      'allows what belongs to nobody',
      pii(
        "enabled: true, allow: [{ pattern: '.*@acme\\.example' }, { pattern: '.{20,}' }, { pattern: '\\d+' }, { pattern: '.?' }, { pattern: '[^@]+' }, { pattern: '\\w*' }, { pattern: '(a|.)x*' }, { pattern: '(?!.*@ours).*' }, { pattern: '(x?)*' }]",
      ),
    ],
  ]);
});

describe('files', () => {
  const output = (text: string): Files => withTestLines(`expect: { output: { ${text} } }`);
  const at = 'kindlm.yaml:11:51 tests[0].expect.output.schemaFile:';
  const json = output('format: json, schemaFile: s.json');
  tells([
    ['a schema', { ...json, 's.json': '{"type":"object"}' }],
    [
      'missing',
      json,
      `${at} The file "s.json" does not exist. The path is relative to the config file.`,
    ],
    [
      'outside',
      output('format: json, schemaFile: ../s.json'),
      `${at} The file "../s.json" is outside the workspace (after symbolic links are resolved), where nothing is read or written.`,
    ],
    [
      'a prompt file that is empty',
      { ...changed("user: '{{message}}'", 'userFile: u.md'), 'u.md': ' \n' },
      'kindlm.yaml:6:29 prompts.ask.userFile: The file "u.md" is empty.',
    ],
    [
      'folders outside',
      { 'kindlm.yaml': `${VALID}recordings: { dir: ../r }\ncompliance: { outputDir: /c }\n` },
      'kindlm.yaml:11:20 recordings.dir: The folder "../r" is outside the workspace (after symbolic links are resolved), where nothing is read or written.',
      'kindlm.yaml:12:26 compliance.outputDir: The folder "/c" is outside the workspace (after symbolic links are resolved), where nothing is read or written.',
    ],
    [
      'an explicit baseline that is missing',
      { 'kindlm.yaml': `${VALID}baseline: { file: b.json }\n` },
      'kindlm.yaml:11:19 baseline.file: The baseline "b.json" does not exist.',
    ],
  ]);

  test('a schema that does not compile, and one of arguments', async () => {
    const files = {
      ...withTestLines(
        'expect:',
        '  output: { format: json, schemaFile: s.json }',
        '  toolCalls: [{ tool: look, argsSchema: a.json }]',
        'tools: [{ name: look }]',
      ),
      's.json': '{"type":"objekt"}',
    };
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(
        /^kindlm\.yaml:12:43 tests\[0\]\.expect\.output\.schemaFile: The schema "s\.json" does not compile: /,
      ),
      expect.stringMatching(
        /^kindlm\.yaml:13:45 tests\[0\]\.expect\.toolCalls\[0\]\.argsSchema: The file "a\.json" does not exist\./,
      ),
    ]);
  });
});

describe('switched off', () => {
  test('commands are off under pull_request_target', async () => {
    const problems = await problemsOf(changed('prompt: ask', 'command: echo'), {
      allowCommands: false,
    });
    expect(problems).toContainEqual(
      expect.stringContaining(
        '9:5 tests[0].command: `command` tests are switched off in this run.',
      ),
    );
  });
});
