/** What newcomers bring from other tools, and from how they would have it: the place, and what to write here. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

const PROVIDERS = `providers:
  openai:
    apiKeyEnv: OPENAI_API_KEY`;
const MODELS = `  - id: gpt
    provider: openai
    model: gpt-5.2
    params:
      temperature: 0.2`;
const PROMPT = `  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"`;
const VARS = `    vars:
      question: Where is my money?`;
const EXPECT = `    expect:
      output:
        contains: [refund]
`;
const NOT_A_CHECK =
  'What a good answer has is said by a check: `expect: { output: { contains: ["..."] } }`, or by a judge: `expect: { judge: [{ criteria: "Says in substance: ..." }] }`.';

describe('of promptfoo', () => {
  says([
    [
      'providers as a list',
      PROVIDERS,
      'providers: [openai]',
      'kindlm.yaml:5:12 providers: Expected a mapping, got a list. Write each provider with the variable of its key: { openai: { apiKeyEnv: OPENAI_API_KEY } }.',
    ],
    [
      'one provider',
      PROVIDERS,
      'providers: anthropic',
      'kindlm.yaml:5:12 providers: Expected a mapping, got the text "anthropic". Write each provider with the variable of its key: { anthropic: { apiKeyEnv: ANTHROPIC_API_KEY } }.',
    ],
    [
      'a model by provider and name',
      MODELS,
      '  - openai:chat:gpt-5.2',
      'kindlm.yaml:9:5 models[0]: Expected a mapping, got the text "openai:chat:gpt-5.2". Write it as a mapping: { id: "gpt-5.2", provider: openai, model: "gpt-5.2" }.',
    ],
    [
      'one model',
      `models:\n${MODELS}`,
      'models: gpt-5.2',
      'kindlm.yaml:8:9 models: Expected a list, got the text "gpt-5.2". Write it as a list: [{ id: "gpt-5.2", provider: ..., model: "gpt-5.2" }].',
    ],
    [
      'a prompt as the address of a file',
      PROMPT,
      '  ask: file://prompts/ask.md',
      'kindlm.yaml:15:8 prompts.ask: Expected a mapping, got the text "file://prompts/ask.md". Name the file by its role: `{ userFile: prompts/ask.md }`, or `{ systemFile: prompts/ask.md, user: "{{question}}" }`.',
    ],
    [
      'a message as the name of a file',
      'system: You answer the customers of a shop.',
      'system: prompts/system.txt',
      'notice: kindlm.yaml:16:13 prompts.ask.system: The text is the name of a file, and is sent as it is. Write `systemFile: prompts/system.txt` to send what the file holds.',
    ],
    [
      'tests as the name of a table',
      `tests:
  - name: refund
    prompt: ask
${VARS}
${EXPECT}`,
      'tests: cases/refunds.csv\n',
      'kindlm.yaml:18:8 tests: Expected a list, got the text "cases/refunds.csv". A table of questions belongs to a test: [{ name: "case", prompt: ..., cases: "cases/refunds.csv" }].',
    ],
    [
      'what is expected beside the question',
      '    prompt: ask',
      '    prompt: ask\n    expected: 30 days',
      `kindlm.yaml:21:5 tests[0].expected: Unknown key "expected". ${NOT_A_CHECK}`,
    ],
    [
      'a description of a test',
      '    prompt: ask',
      '    prompt: ask\n    description: Asks for money',
      'kindlm.yaml:21:5 tests[0].description: Unknown key "description". The `name` of a test says what it is about, and a comment (`# ...`) says more.',
    ],
    [
      'a value of an environment',
      'project: shop',
      'project: shop\nenv: { LANGUAGE: German }',
      'kindlm.yaml:3:1 env: Unknown key "env". Variables are set where the run starts: at a terminal in a file `.env`, in a workflow under `env` of the step.',
    ],
    [
      'several prompts of one test',
      'prompt: ask',
      'prompt: [ask, tell]',
      'kindlm.yaml:20:13 tests[0].prompt: Expected a text, got a list. A test asks one prompt: write a test for each.',
    ],
  ]);
});

describe('checks in short', () => {
  says([
    [
      'expect as a text',
      EXPECT,
      '    expect: 30 days\n',
      'kindlm.yaml:23:13 tests[0].expect: Expected a mapping, got the text "30 days". Write what is expected of the answer: { output: { contains: ["30 days"] } }.',
    ],
    [
      'assert as a sentence',
      EXPECT,
      '    assert: contains refund\n',
      'kindlm.yaml:23:13 tests[0].assert: Expected a list, got the text "contains refund". Write it as a list: [{ type: contains, value: "refund" }].',
    ],
    [
      'forbidden words as a list',
      '      output:',
      '      guardrails: { keywords: [idiot] }\n      output:',
      'kindlm.yaml:24:31 tests[0].expect.guardrails.keywords: Expected a mapping, got a list. Say whether they are forbidden: { deny: ["idiot"] }.',
    ],
    [
      'several criteria in one',
      EXPECT,
      '    expect: { judge: [{ criteria: [is polite, is short] }] }\n',
      'kindlm.yaml:23:35 tests[0].expect.judge[0].criteria: Expected a text, got a list. Write a separate entry of `judge` for each criterion: `- { criteria: "is polite" }`.',
    ],
    [
      'the model of a judge',
      EXPECT,
      '    expect: { judge: [{ criteria: is polite, judgeModel: gpt }] }\n',
      'kindlm.yaml:23:46 tests[0].expect.judge[0].judgeModel: Unknown key "judgeModel". The model that judges this criterion is named by `model`, by its id.',
    ],
    [
      'json as a switch',
      'contains: [refund]',
      'json: true',
      'kindlm.yaml:25:9 tests[0].expect.output.json: Unknown key "json". Write `format: json`.',
    ],
    [
      'one of several texts',
      '        contains: [refund]',
      '        containsAny: [refund, money]',
      'kindlm.yaml:25:9 tests[0].expect.output.containsAny: Unknown key "containsAny". `contains` wants all of its texts. One of several is wanted by `assert: [{ type: contains-any, value: [...] }]`.',
    ],
    [
      'a schema in place of its file',
      'contains: [refund]',
      'format: json\n        schemaFile: { type: object }',
      "kindlm.yaml:26:21 tests[0].expect.output.schemaFile: Expected a text, got a mapping. It is the name of a file. A schema in place belongs to the test's `assert`: `assert: [{ type: is-json, value: { ... } }]`.",
    ],
    [
      'a list of checks without any',
      'contains: [refund]',
      'contains: []',
      'notice: kindlm.yaml:25:19 tests[0].expect.output.contains: The list is empty: it checks nothing.',
    ],
  ]);
});

describe('what is tested', () => {
  says([
    [
      'a prompt as messages',
      `    system: You answer the customers of a shop.
    user: "{{question}}"`,
      '    messages: [{ role: user, content: "{{question}}" }]',
      'kindlm.yaml:16:5 prompts.ask.messages: Unknown key "messages". Write the messages by their roles: `system: ...`, `user: ...`; earlier turns go under `history`. A chat in a file: `messagesFile`.',
    ],
    [
      'the name as the key',
      '  - name: refund\n    prompt: ask',
      '  - refund:\n    prompt: ask',
      'kindlm.yaml:19:5 tests[0].refund: Unknown key "refund". Write it as the name: `name: refund`.',
    ],
    [
      'the words of a command',
      '    prompt: ask',
      '    command: [node, agent.mjs]',
      'kindlm.yaml:20:14 tests[0].command: Expected a text, got a list. Write the command as one text: "node agent.mjs".',
    ],
    [
      'an endpoint without its address',
      'providers:',
      'providers:\n  http: { method: POST }',
      'kindlm.yaml:6:3 providers.http: The key "url" is missing. It is the address that answers, such as `url: http://127.0.0.1:8000/ask`.',
    ],
    [
      'a model of another vendor',
      'model: gpt-5.2',
      'model: claude-haiku-5-5',
      'notice: kindlm.yaml:10:15 models[0].provider: "claude-haiku-5-5" is a model of anthropic, and would be asked for at openai. Write `provider: anthropic`.',
    ],
    [
      'such a model at a server of one’s own',
      `apiKeyEnv: OPENAI_API_KEY
models:
  - id: gpt
    provider: openai
    model: gpt-5.2`,
      `apiKeyEnv: OPENAI_API_KEY
    baseUrl: https://gateway.example/v1
models:
  - id: gpt
    provider: openai
    model: claude-haiku-5-5`,
    ],
    [
      'variables as a list',
      VARS,
      '    vars: [question]',
      'kindlm.yaml:21:11 tests[0].vars: Expected a mapping, got a list. Write each entry as `name: ...`, without a dash.',
    ],
    [
      'a range of repeats in words',
      '    prompt: ask',
      '    prompt: ask\n    repeat: 2-5',
      'kindlm.yaml:21:13 tests[0].repeat: Expected a whole number or a mapping, got the text "2-5". Write a range as { min: 2, max: 5 }.',
    ],
  ]);
});

describe('gates', () => {
  says([
    [
      'the branch that is compared with',
      'passRateMin: 0.95',
      'notWorse: main',
      'kindlm.yaml:27:13 gates.notWorse: Expected true or false, got the text "main". Write `true`: a pull request is compared with its base branch, whatever that is called.',
    ],
    [
      'a branch as the baseline',
      'gates:',
      'baseline: main\ngates:',
      'kindlm.yaml:26:11 baseline: Expected a mapping, got the text "main". It holds a file of stored answers: { file: ... }. The comparison with the base branch is the gate `notWorse: true`.',
    ],
    [
      'indented into a test',
      'gates:\n  passRateMin: 0.95',
      '    gates:\n      passRateMin: 0.95',
      'kindlm.yaml:26:5 tests[0].gates: Unknown key "gates". `gates` belongs at the top level of the file, for all tests: indent it less.',
    ],
  ]);
});
