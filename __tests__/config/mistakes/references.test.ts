/** Names of prompts, models, tools, variables and files that lead nowhere. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('prompts, models, providers', () => {
  says([
    [
      'a misspelt prompt',
      '    prompt: ask',
      '    prompt: aks',
      'kindlm.yaml:20:13 tests[0].prompt: There is no prompt called "aks". Did you mean "ask"?',
    ],
    [
      'the prompt itself',
      '    prompt: ask',
      '    prompt: "Answer: {{question}}"',
      'kindlm.yaml:20:13 tests[0].prompt: There is no prompt called "Answer: {{question}}". Put the text itself under `prompts`, and write its name here.',
    ],
    [
      'the prompt as a mapping',
      '    prompt: ask',
      '    prompt: { user: "{{question}}" }',
      'kindlm.yaml:20:13 tests[0].prompt: Expected a text, got a mapping. Put it under `prompts`, and write its name here.',
    ],
    [
      'a misspelt provider',
      '    provider: openai',
      '    provider: openay',
      'kindlm.yaml:10:15 models[0].provider: The provider "openay" is not configured. Did you mean "openai"?',
    ],
    [
      'a misspelt model',
      '    prompt: ask',
      `    prompt: ask
    models: [gtp]`,
      'kindlm.yaml:21:14 tests[0].models[0]: There is no model with the id "gtp". Did you mean "gpt"?',
    ],
    [
      'the model by its name',
      '    prompt: ask',
      `    prompt: ask
    models: [gpt-5.2]`,
      'kindlm.yaml:21:14 tests[0].models[0]: There is no model with the id "gpt-5.2". Write "gpt", which is the id of that model.',
    ],
    [
      'a judge that is no model',
      'gates:',
      `defaults: { judgeModel: claude }
gates:`,
      'kindlm.yaml:26:25 defaults.judgeModel: There is no model with the id "claude". Valid here: "gpt".',
    ],
    [
      'a name twice',
      'gates:',
      `  - name: refund
    prompt: ask
    vars: { question: a }
gates:`,
      'kindlm.yaml:26:5 tests[1].name: The test name "refund" is already taken by tests[0]. Give each its own.',
    ],
  ]);
});

describe('as other tools have it', () => {
  const VARS = '    vars:';
  says([
    [
      'a list of messages as prompt',
      `    system: You answer the customers of a shop.
    user: "{{question}}"`,
      `    - role: user
      content: "{{question}}"`,
      'kindlm.yaml:16:5 prompts.ask: Expected a mapping, got a list. Write the messages by their roles: `{ system: "...", user: "..." }`. Further turns of a conversation belong to the test\'s `conversation`.',
    ],
    [
      'a schema in the config',
      '        contains: [refund]',
      '        schema: { type: object }',
      'kindlm.yaml:25:9 tests[0].expect.output.schema: Unknown key "schema". Put the schema into a file and name it with `schemaFile`, or write it into the test\'s `assert`: `assert: [{ type: is-json, value: { type: object } }]`.',
    ],
    [
      'a parameter of the API beside the model',
      '    model: gpt-5.2',
      `    model: gpt-5.2
    reasoning_effort: low`,
      'kindlm.yaml:12:5 models[0].reasoning_effort: Unknown key "reasoning_effort". Parameters that only some models take go under `params.extra`, by the name that the API gives them.',
    ],
    [
      'one test alone',
      VARS,
      `    only: true
    vars:`,
      'kindlm.yaml:21:5 tests[0].only: Unknown key "only". To run some of the tests, leave the config as it is and name them with the input `tests` (`--tests` at a terminal).',
    ],
    [
      'a turn without a name',
      VARS,
      `    conversation: [{ user: hello }]
    vars:`,
      'kindlm.yaml:21:20 tests[0].conversation[0]: The key "turn" is missing. Give each turn a name, by which reports call it: `{ turn: first, user: "..." }`.',
    ],
    [
      'the file of a script by its name',
      VARS,
      `    assert: [{ type: javascript, value: checks/short.js }]
    vars:`,
      'kindlm.yaml:21:41 tests[0].assert[0].value: `javascript` needs code as its value, got the name of a file. Write `file://checks/short.js`.',
    ],
    [
      'the path of a Windows machine',
      '    system: You answer the customers of a shop.',
      '    systemFile: prompts\\system.md',
      'kindlm.yaml:16:17 prompts.ask.systemFile: The file "prompts\\\\system.md" does not exist. Write "/" between folders, not "\\".',
    ],
  ]);
});

describe('variables', () => {
  says([
    [
      'a misspelt variable',
      '      question: Where',
      '      qestion: Where',
      'kindlm.yaml:22:7 tests[0].vars.qestion: The prompt "ask" uses {{question}}, and the test has "qestion" instead. Did you mean "question"?',
    ],
    [
      'a placeholder that all tests write otherwise',
      `    user: "{{question}}"
tests:`,
      `    user: "{{quesion}}"
tests:
  - name: a
    prompt: ask
    vars: { question: Hello }`,
      'kindlm.yaml:15:3 prompts.ask: The prompt "ask" uses {{quesion}}, and its tests have "question". Did you mean {{question}}?',
    ],
    [
      'no variable',
      `    vars:
      question: Where is my money?
`,
      '',
      'kindlm.yaml:20:5 tests[0].prompt: The prompt "ask" uses {{question}}, and the test has no variable of that name. Add it: vars: { question: "..." }.',
    ],
    [
      'vars. before the name',
      '    user: "{{question}}"',
      '    user: "{{vars.question}}"',
      'kindlm.yaml:21:5 tests[0].vars: The prompt "ask" uses {{vars.question}}. Write {{question}}, without `vars.`.',
    ],
  ]);
});

describe('tools', () => {
  says([
    [
      'a misspelt tool',
      `    expect:
`,
      `    tools: [{ name: lookup_order }]
    expect:
      toolCalls: [{ tool: lokup_order }]
`,
      'kindlm.yaml:25:27 tests[0].expect.toolCalls[0].tool: The test "refund" offers no tool called "lokup_order". Did you mean "lookup_order"?',
    ],
    [
      'a tool that is not offered',
      `    expect:
`,
      `    expect:
      toolCalls: [{ tool: lookup_order }]
`,
      'kindlm.yaml:24:27 tests[0].expect.toolCalls[0].tool: The test "refund" offers no tool called "lookup_order". No model can call it: add it to the `tools` of the test.',
    ],
    [
      'a tool of a trajectory that is not offered',
      `    expect:
`,
      `    expect:
      trajectory: { tools: [{ tool: lookup_order }] }
`,
      'kindlm.yaml:24:37 tests[0].expect.trajectory.tools[0].tool: The test "refund" offers no tool called "lookup_order". No model can call it: add it to the `tools` of the test.',
    ],
    [
      'a misspelt tool of a list of allowed ones, which may name more than is offered',
      `    expect:
`,
      `    tools: [{ name: lookup_order }]
    expect:
      trajectory: { tools: [lokup_order, anything], match: only }
`,
      'kindlm.yaml:25:29 tests[0].expect.trajectory.tools[0]: The test "refund" offers no tool called "lokup_order". Did you mean "lookup_order"?',
    ],
    [
      'an argument of `when` that the tool does not have',
      `    expect:
`,
      `    tools:
      - name: lookup
        parameters: { type: object, properties: { order: { type: string } } }
        responses: [{ when: { ordr: "1" }, then: ok }]
    expect:
`,
      'kindlm.yaml:26:31 tests[0].tools[0].responses[0].when.ordr: The tool "lookup" has no argument "ordr" in its `parameters`, so this answer is never given. Did you mean "order"?',
    ],
    [
      'an argument that the tool does not have',
      `    expect:
`,
      `    tools:
      - name: lookup
        parameters: { type: object, properties: { order: { type: string } } }
    expect:
      toolCalls: [{ tool: lookup, argsMatch: { ordr: 1 } }]
`,
      'kindlm.yaml:27:48 tests[0].expect.toolCalls[0].argsMatch.ordr: The tool "lookup" has no argument "ordr" in its `parameters`, so no call matches. Did you mean "order"?',
    ],
  ]);
});

describe('files', () => {
  says([
    [
      'a misspelt prompt file',
      '    system: You answer the customers of a shop.',
      '    systemFile: prompts/sytem.md',
      'kindlm.yaml:16:17 prompts.ask.systemFile: The file "prompts/sytem.md" does not exist. Did you mean "prompts/system.md"?',
      { files: { 'prompts/system.md': 'hi' } },
    ],
    [
      'the address of a prompt',
      '    system: You answer the customers of a shop.',
      '    systemFile: https://example.com/a.md',
      'kindlm.yaml:16:17 prompts.ask.systemFile: The file "https://example.com/a.md" does not exist. Files are those of the checkout: download it there, and name it by its path.',
    ],
    [
      'a prompt file in another case',
      '    system: You answer the customers of a shop.',
      '    systemFile: Prompts/System.md',
      'kindlm.yaml:16:17 prompts.ask.systemFile: The file "Prompts/System.md" does not exist. The path is relative to the config file.',
      { files: { 'prompts/system.md': 'hi' } },
    ],
    [
      'a file of messages that holds something else',
      '    system: You answer the customers of a shop.\n    user: "{{question}}"',
      '    messagesFile: chat.yaml',
      'kindlm.yaml:16:19 prompts.ask.messagesFile: The file "chat.yaml" holds no list of messages, `{ role, content }` each.',
      { files: { 'chat.yaml': 'system: Be kind.' } },
    ],
    [
      'a file of messages that nobody can read',
      '    system: You answer the customers of a shop.\n    user: "{{question}}"',
      '    messagesFile: chat.json',
      'kindlm.yaml:16:19 prompts.ask.messagesFile: The file "chat.json" is not valid JSON (line 2, column 1).',
      { files: { 'chat.json': '[\n' } },
    ],
    [
      'a file of messages that asks nothing',
      '    system: You answer the customers of a shop.\n    user: "{{question}}"',
      '    messagesFile: chat.json',
      'kindlm.yaml:16:19 prompts.ask.messagesFile: The file "chat.json" holds a chat without a user message.',
      { files: { 'chat.json': '{"messages":[{"role":"system","content":"Be kind."}]}' } },
    ],
    [
      'parts of a file of messages',
      '    system: You answer the customers of a shop.\n    user: "{{question}}"',
      '    messagesFile: chat.json\nparts: [./chat.json]',
      'kindlm.yaml:17:9 parts[0]: "./chat.json" is a `messagesFile`, which has no parts. Move the text to a file that `systemFile` or `userFile` names.',
      { files: { 'chat.json': '[{"role":"user","content":"{{question}}"}]' } },
    ],
    [
      'a file of messages beside messages',
      '    system: You answer the customers of a shop.\n    user: "{{question}}"',
      '    messagesFile: chat.json\n    system: Be kind.',
      'kindlm.yaml:17:5 prompts.ask.system: A prompt has `messagesFile` or `system`, not both: the file holds all messages.',
      { files: { 'chat.json': '[{"role":"user","content":"{{question}}"}]' } },
    ],
    [
      'a schema that is not there',
      'contains: [refund]',
      `format: json
        schemaFile: schemas/anser.json`,
      'kindlm.yaml:26:21 tests[0].expect.output.schemaFile: The file "schemas/anser.json" does not exist. The path is relative to the config file.',
    ],
    [
      'a schema without `format: json`',
      'contains: [refund]',
      'schemaFile: a.json',
      'kindlm.yaml:25:9 tests[0].expect.output.schemaFile: A schema is checked only with `format: json`. Add `format: json` beside it, or remove `schemaFile`.',
      'kindlm.yaml:25:21 tests[0].expect.output.schemaFile: The file "a.json" does not exist. The path is relative to the config file.',
    ],
  ]);
});

describe('keys and URLs', () => {
  says([
    [
      '${NAME} that is not set',
      '    apiKeyEnv: OPENAI_API_KEY',
      `    apiKeyEnv: OPENAI_API_KEY
    baseUrl: https://\${PREVIEW_HOST}/v1`,
      "kindlm.yaml:8:14 providers.openai.baseUrl: The URL uses ${PREVIEW_HOST}, and the environment variable PREVIEW_HOST is not set. Set it in the step's `env`, e.g. PREVIEW_HOST: ${{ vars.PREVIEW_HOST }}.",
      { environment: {}, urlsMayBeIncomplete: false },
    ],
    [
      '$NAME',
      '    apiKeyEnv: OPENAI_API_KEY',
      '    apiKeyEnv: $OPENAI_API_KEY',
      'kindlm.yaml:7:16 providers.openai.apiKeyEnv: `apiKeyEnv` must be the name of an environment variable. Write "OPENAI_API_KEY", without "$" and braces.',
    ],
    [
      'an expression of the workflow',
      '    apiKeyEnv: OPENAI_API_KEY',
      '    apiKeyEnv: ${{ secrets.OPENAI_API_KEY }}',
      'kindlm.yaml:7:16 providers.openai.apiKeyEnv: `apiKeyEnv` must be the name of an environment variable. Write "OPENAI_API_KEY", without "$" and braces.',
    ],
    [
      'a URL without http',
      '    apiKeyEnv: OPENAI_API_KEY',
      `    apiKeyEnv: OPENAI_API_KEY
    baseUrl: localhost:8080`,
      'kindlm.yaml:8:14 providers.openai.baseUrl: "localhost:8080" is not an http or https URL. Write the full URL, e.g. "https://example.com/v1".',
    ],
  ]);
});

describe('regular expressions', () => {
  says([
    [
      '(?i) among patterns of personal data',
      '      output:',
      `      guardrails: { pii: { enabled: true, denyPatterns: ["(?i)secret"] } }
      output:`,
      'kindlm.yaml:24:58 tests[0].expect.guardrails.pii.denyPatterns[0]: The regular expression "(?i)secret" does not compile (Invalid group). Take out (?i): these patterns ignore case anyway.',
    ],
    [
      '(?i)',
      `    expect:
`,
      `    assert: [{ type: regex, value: "(?i)refund" }]
    expect:
`,
      'kindlm.yaml:23:36 tests[0].assert[0].value: The regular expression "(?i)refund" does not compile (Invalid group). JavaScript has no flags inside of a pattern: take out (?i). Write letters in both cases ([Rr]efund).',
    ],
    [
      'a group as Python names it',
      `    expect:
`,
      `    assert: [{ type: regex, value: "(?P<amount>\\\\d+)" }]
    expect:
`,
      'kindlm.yaml:23:36 tests[0].assert[0].value: The regular expression "(?P<amount>\\\\d+)" does not compile (Invalid group). A group with a name is written (?<name>...), without P.',
    ],
    [
      '* alone',
      `    expect:
`,
      `    assert: [{ type: regex, value: "*refund*" }]
    expect:
`,
      'kindlm.yaml:23:36 tests[0].assert[0].value: The regular expression "*refund*" does not compile (Nothing to repeat). For "anything" write .* and not * alone.',
    ],
  ]);
});
