/** What is allowed and probably not meant: a notice with the place. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('variables and templates', () => {
  says([
    [
      'a variable that nothing uses',
      '      question: Where is my money?',
      `      question: Where?
      language: German`,
      'notice: kindlm.yaml:23:7 tests[0].vars.language: Nothing uses the variable "language": no text has {{language}}.',
    ],
    [
      'one brace',
      '    user: "{{question}}"',
      '    user: "{question}"',
      'notice: kindlm.yaml:17:11 prompts.ask.user: The prompt "ask" has "{question}", which is sent as it is: only {{name}} is filled in.',
    ],
    [
      'a dollar and one brace',
      '    user: "{{question}}"',
      '    user: "${question}"',
      'notice: kindlm.yaml:17:11 prompts.ask.user: The prompt "ask" has "${question}", which is sent as it is: only {{name}} is filled in.',
    ],
    [
      'a filter',
      '    user: "{{question}}"',
      '    user: "{{ question | upper }}"',
      'notice: kindlm.yaml:17:11 prompts.ask.user: The prompt "ask" has "{{ question | upper }}", which is sent as it is: only {{name}} is filled in.',
    ],
    [
      'typographic quotes',
      '    user: "{{question}}"',
      '    user: “{{question}}”',
      `notice: kindlm.yaml:17:11 prompts.ask.user: The typographic quotes are part of the text. YAML quotes with " or '.`,
    ],
    [
      'typographic quotes that YAML quotes',
      '    user: "{{question}}"',
      `    user: '“{{question}}”'`,
    ],
    [
      'a condition',
      '    user: "{{question}}"',
      '    user: "{% if question %}{{question}}{% endif %}"',
      'notice: kindlm.yaml:17:11 prompts.ask.user: The prompt "ask" has "{% if question %}", which is sent as it is: only {{name}} is filled in.',
    ],
  ]);
});

describe('patterns', () => {
  says([
    [
      'a pattern in `contains`',
      'contains: [refund]',
      'contains: ["refund.*days"]',
      'notice: kindlm.yaml:25:20 tests[0].expect.output.contains[0]: "refund.*days" looks like a regular expression, and is looked for letter by letter. A pattern belongs into `assert: [{ type: regex, value: ... }]`.',
    ],
    [
      'a pattern in slashes, with flags',
      'contains: [refund]',
      'contains: ["/refund/i"]',
      'notice: kindlm.yaml:25:20 tests[0].expect.output.contains[0]: "/refund/i" looks like a regular expression, and is looked for letter by letter. A pattern belongs into `assert: [{ type: regex, value: ... }]`.',
    ],
    ['a path in slashes', 'contains: [refund]', 'contains: ["/api/v1/"]'],
    [
      'a pattern among forbidden words',
      '      output:',
      `      guardrails: { keywords: { deny: ['pass(word|phrase)'] } }
      output:`,
      'notice: kindlm.yaml:24:40 tests[0].expect.guardrails.keywords.deny[0]: "pass(word|phrase)" looks like a regular expression, and is looked for letter by letter. A pattern belongs into `assert: [{ type: regex, value: ... }]`.',
    ],
    [
      'slashes and flags',
      `    expect:
`,
      `    assert: [{ type: regex, value: "/refund/i" }]
    expect:
`,
      'notice: kindlm.yaml:23:36 tests[0].assert[0].value: The slashes of "/refund/i" are looked for too: a pattern is written without them and without flags.',
    ],
  ]);
});

describe('tools and judges', () => {
  says([
    [
      'shouldNotCall of an unknown tool',
      '      output:',
      `      toolCalls: [{ tool: pay_back, shouldNotCall: true }]
      output:`,
      'notice: kindlm.yaml:24:27 tests[0].expect.toolCalls[0].tool: `shouldNotCall` cannot fail: no tool "pay_back" is offered.',
    ],
    [
      'a judge that is not tested',
      `prompts:
`,
      `  - id: judge
    provider: openai
    model: gpt-5.2-pro
defaults:
  expect: { judge: [{ criteria: apologizes, model: judge }] }
prompts:
`,
      'notice: kindlm.yaml:14:9 models[1].id: "judge" is only named as a judge or for embeddings, and not tested. To test it as well, name it in `defaults.models`.',
    ],
    [
      'a judge that is tested as well, since the defaults name it',
      `prompts:
`,
      `  - id: judge
    provider: openai
    model: gpt-5.2-pro
defaults:
  judgeModel: judge
  models: [gpt, judge]
  expect: { judge: [{ criteria: apologizes }] }
prompts:
`,
      'notice: kindlm.yaml:18:15 defaults.judgeModel: The judge "judge" judges its own answers too, and models find their own answers good. A judge of another make is fairer: `defaults.judgeModel`.',
    ],
    [
      'a judge of its own answers',
      '        contains: [refund]',
      `        contains: [refund]
      judge: [{ criteria: apologizes }]`,
      'advice: kindlm.yaml:9:9 models[0].id: The judge "gpt" judges its own answers too, and models find their own answers good. A judge of another make is fairer: `defaults.judgeModel`.',
    ],
    [
      'a named judge of its own answers',
      '        contains: [refund]',
      `        contains: [refund]
      judge: [{ criteria: apologizes, model: gpt }]`,
      'notice: kindlm.yaml:26:46 tests[0].expect.judge[0].model: The judge "gpt" judges its own answers too, and models find their own answers good. A judge of another make is fairer: `defaults.judgeModel`.',
    ],
  ]);
});
