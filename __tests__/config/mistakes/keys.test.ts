/** Keys that are misspelt, misplaced or another tool's. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('misspelt', () => {
  says([
    [
      'one letter more',
      '    expect:',
      '    expects:',
      'kindlm.yaml:23:5 tests[0].expects: Unknown key "expects". Did you mean "expect"?',
    ],
    [
      'upper case',
      '    expect:',
      '    Expect:',
      'kindlm.yaml:23:5 tests[0].Expect: Unknown key "Expect". Did you mean "expect"?',
    ],
    [
      'snake case',
      'temperature: 0.2',
      'max_tokens: 200',
      'kindlm.yaml:13:7 models[0].params.max_tokens: Unknown key "max_tokens". Did you mean "maxTokens"?',
    ],
    [
      'other order',
      'passRateMin: 0.95',
      'minPassRate: 0.95',
      'kindlm.yaml:27:3 gates.minPassRate: Unknown key "minPassRate". Did you mean "passRateMin"?',
    ],
    [
      'a value in upper case',
      'contains: [refund]',
      'format: JSON',
      'kindlm.yaml:25:17 tests[0].expect.output.format: The text "JSON" is not valid here. Did you mean "json"?',
    ],
    [
      'a value in snake case',
      'gates:',
      `compliance: { enabled: true, framework: eu_ai_act }
gates:`,
      'kindlm.yaml:26:41 compliance.framework: The text "eu_ai_act" is not valid here. Did you mean "eu-ai-act"?',
    ],
    [
      'a type of `assert`',
      `    expect:
`,
      `    assert: [{ type: contain, value: refund }]
    expect:
`,
      'kindlm.yaml:23:22 tests[0].assert[0].type: The text "contain" is not valid here. Did you mean "contains"?',
    ],
  ]);
});

describe('misplaced', () => {
  says([
    [
      'gates in the suite',
      '  name: support',
      `  name: support
  gates: { passRateMin: 0.9 }`,
      'kindlm.yaml:5:3 suite.gates: Unknown key "gates". `gates` belongs at the top level of the file.',
    ],
    [
      'expect in the prompt',
      '    user: "{{question}}"',
      `    user: "{{question}}"
    expect: { output: { contains: [a] } }`,
      'kindlm.yaml:18:5 prompts.ask.expect: Unknown key "expect". `expect` belongs under `tests[]` or `defaults`.',
    ],
    [
      'variables in the prompt',
      '    user: "{{question}}"',
      `    user: "{{question}}"
    vars: { question: a }`,
      'kindlm.yaml:18:5 prompts.ask.vars: Unknown key "vars". `vars` belongs under `tests[]`.',
    ],
    [
      'a level left out',
      `    expect:
      output:
        contains`,
      `    expect:
      contains`,
      'kindlm.yaml:24:7 tests[0].expect.contains: Unknown key "contains". `contains` belongs under `tests[].expect.output`.',
    ],
    [
      'two levels left out',
      `    expect:
      output:
        contains`,
      '    contains',
      'kindlm.yaml:23:5 tests[0].contains: Unknown key "contains". `contains` belongs under `tests[].expect.output`.',
    ],
    [
      'a parameter beside `params`',
      `    params:
      temperature: 0.2`,
      '    temperature: 0.2',
      'kindlm.yaml:12:5 models[0].temperature: Unknown key "temperature". `temperature` belongs under `models[].params`.',
    ],
    [
      "the key's variable at the model",
      '    params:',
      `    apiKeyEnv: OPENAI_API_KEY
    params:`,
      'kindlm.yaml:12:5 models[0].apiKeyEnv: Unknown key "apiKeyEnv". `apiKeyEnv` belongs under `providers.<name>`.',
    ],
    [
      'a default at the top level',
      'gates:',
      `repeat: 3
gates:`,
      'kindlm.yaml:26:1 repeat: Unknown key "repeat". `repeat` belongs under `tests[]`, `skills`, `results[]` or `defaults`.',
    ],
    [
      'the system prompt in the test',
      '    prompt: ask',
      `    system: hello
    prompt: ask`,
      'kindlm.yaml:20:5 tests[0].system: Unknown key "system". `system` belongs under `prompts.<name>`.',
    ],
    [
      '`assert` in `expect`',
      '      output:',
      `      assert: [{ type: contains, value: a }]
      output:`,
      'kindlm.yaml:24:7 tests[0].expect.assert: Unknown key "assert". `assert` belongs under `tests[]`.',
    ],
    [
      'a check of `assert` in `output`',
      'contains: [refund]',
      'regex: refund.*',
      `kindlm.yaml:25:9 tests[0].expect.output.regex: Unknown key "regex". Checks of this kind belong to the test's \`assert\`: \`assert: [{ type: regex, value: "..." }]\`.`,
    ],
  ]);
});

describe('another name', () => {
  says([
    [
      'name for id',
      '  - id: gpt',
      '  - name: gpt',
      'kindlm.yaml:9:5 models[0].name: Unknown key "name". Did you mean "id"?',
    ],
    [
      'version for kindlm',
      'kindlm: 1',
      'version: 1',
      'kindlm.yaml:1:1 version: Unknown key "version". Did you mean "kindlm"?',
    ],
    [
      'a parameter of some models',
      'temperature: 0.2',
      'reasoning_effort: low',
      'kindlm.yaml:13:7 models[0].params.reasoning_effort: Unknown key "reasoning_effort". Parameters that only some models take go under `extra`, by the name that the API gives them.',
    ],
    [
      'a tool as OpenAI wraps it',
      `    expect:
`,
      `    tools:
      - type: function
        function: { name: lookup, parameters: {} }
    expect:
`,
      'kindlm.yaml:25:9 tests[0].tools[0].function: Unknown key "function". Write what it holds directly here: `name`, `description`, `parameters`; leave out `type`.',
    ],
    [
      'a provider that is none',
      `  openai:
`,
      `  azure:
`,
      "kindlm.yaml:6:3 providers.azure: A provider under a name of its own needs a `kind`. Add it, e.g. `kind: openai` for an API that is compatible with OpenAI's; known by name: openai, anthropic, gemini, mistral, cohere, ollama, http, mcp.",
      'kindlm.yaml:10:15 models[0].provider: The provider "openai" is not configured. Add it to `providers`, which has "azure".',
    ],
  ]);
});
