/** Values of the wrong type or size: what to write instead. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('numbers', () => {
  says([
    [
      'a number in quotes',
      'temperature: 0.2',
      "temperature: '0.7'",
      'kindlm.yaml:13:20 models[0].params.temperature: Expected a number, got the text "0.7". Write it without quotes: 0.7.',
    ],
    [
      'a percentage',
      'passRateMin: 0.95',
      'passRateMin: 95%',
      'kindlm.yaml:27:16 gates.passRateMin: Expected a number, got the text "95%". A rate is a number from 0 to 1: 95 % is 0.95.',
    ],
    [
      'a percentage without its sign',
      'passRateMin: 0.95',
      'passRateMin: 95',
      'kindlm.yaml:27:16 gates.passRateMin: 95 is too large: the maximum is 1. A rate is a number from 0 to 1: 95 % is 0.95.',
    ],
    [
      'a decimal comma',
      'passRateMin: 0.95',
      'passRateMin: 0,95',
      'kindlm.yaml:27:16 gates.passRateMin: Expected a number, got the text "0,95". Write it without quotes: 0.95.',
    ],
    [
      'a unit',
      'gates:',
      `defaults:
  timeoutMs: 60s
gates:`,
      'kindlm.yaml:27:14 defaults.timeoutMs: Expected a whole number, got the text "60s". The unit is milliseconds: 60000.',
    ],
    [
      'a currency',
      'gates:',
      `gates:
  costMaxUsd: $5`,
      'kindlm.yaml:27:15 gates.costMaxUsd: Expected a number, got the text "$5". Write the number alone: 5.',
    ],
    [
      'a thousand',
      'temperature: 0.2',
      'maxTokens: 1k',
      'kindlm.yaml:13:18 models[0].params.maxTokens: Expected a whole number, got the text "1k". Write the number alone: 1000.',
    ],
    [
      'words behind a number',
      'contains: [refund]',
      'maxLength: 200 words',
      'kindlm.yaml:25:20 tests[0].expect.output.maxLength: Expected a whole number, got the text "200 words". Write the number alone: 200.',
    ],
    [
      'a score of ten',
      '      output:',
      `      judge: [{ criteria: polite, minScore: 8 }]
      output:`,
      'kindlm.yaml:24:45 tests[0].expect.judge[0].minScore: 8 is too large: the maximum is 1. It is a number from 0 to 1: 8 of 10 is 0.8.',
    ],
    [
      'more than all',
      '    prompt: ask',
      `    prompt: ask
    minPasses: 120%`,
      'kindlm.yaml:21:16 tests[0].minPasses: "120%" is neither a number of answers nor a share of them. Write a whole number such as 2, or a share from 1% to 100%.',
    ],
    [
      'more passes than runs',
      '    prompt: ask',
      `    prompt: ask
    minPasses: 4
    repeat: 3`,
      'kindlm.yaml:21:16 tests[0].minPasses: `minPasses` (4) is above the 3 answers of the test. Raise `repeat`, or lower `minPasses`; a share such as `80%` fits any number of answers.',
    ],
    [
      'too large',
      'temperature: 0.2',
      'temperature: 3',
      'kindlm.yaml:13:20 models[0].params.temperature: 3 is too large: the maximum is 2.',
    ],
    [
      'too small',
      '    prompt: ask',
      `    prompt: ask
    repeat: 0`,
      'kindlm.yaml:21:13 tests[0].repeat: 0 is too small: the minimum is 1.',
    ],
  ]);
});

describe('lists and mappings', () => {
  says([
    [
      'too many entries',
      '      output:',
      `      trajectory: { tools: [${Array(101).fill('a').join(', ')}], match: only }
      output:`,
      'kindlm.yaml:24:28 tests[0].expect.trajectory.tools: The list has 101 entries: at most 100 are allowed.',
    ],
    [
      'one text',
      'contains: [refund]',
      'contains: refund',
      'kindlm.yaml:25:19 tests[0].expect.output.contains: Expected a list, got the text "refund". Write it as a list: ["refund"].',
    ],
    [
      'one criterion',
      '      output:',
      `      judge: apologizes
      output:`,
      'kindlm.yaml:24:14 tests[0].expect.judge: Expected a list, got the text "apologizes". Write it as a list: [{ criteria: "apologizes" }].',
    ],
    [
      'a list without its dash',
      '      output:',
      `      judge:
        criteria: apologizes
      output:`,
      'kindlm.yaml:25:9 tests[0].expect.judge: Expected a list, got a mapping. Begin each entry with a dash: `- criteria: ...`.',
    ],
    [
      'the name of a tool',
      '      output:',
      `      toolCalls: [refund]
      output:`,
      'kindlm.yaml:24:19 tests[0].expect.toolCalls[0]: Expected a mapping, got the text "refund". Write it as a mapping: { tool: "refund" }.',
    ],
    [
      'a rate that needs a number of tries, too',
      'passRateMin: 0.95',
      'reliabilityMin: 0.8',
      'kindlm.yaml:27:19 gates.reliabilityMin: Expected a mapping, got 0.8. Write it as a mapping: { tries: ..., rate: 0.8 }.',
    ],
    [
      'an unknown key of a step that may be a text',
      '      output:',
      `      trajectory: { tools: [{ tool: refund, args: {} }] }
      output:`,
      'kindlm.yaml:24:37 tests[0].expect.trajectory.tools[0].tool: The test "refund" offers no tool called "refund". No model can call it: add it to the `tools` of the test.',
      'kindlm.yaml:24:45 tests[0].expect.trajectory.tools[0].args: Unknown key "args". Valid here: "tool", "argsMatch".',
    ],
    [
      'an empty text where a mapping may be, too',
      '      output:',
      `      trajectory: { tools: [''] }
      output:`,
      'kindlm.yaml:24:29 tests[0].expect.trajectory.tools[0]: The text is empty.',
    ],
    [
      'dashes before keys',
      `    expect:
      output:
        contains: [refund]
`,
      `    expect:
      - output:
          contains: [refund]
`,
      'kindlm.yaml:24:7 tests[0].expect: Expected a mapping, got a list. Write its keys without dashes.',
    ],
    [
      'checks by their type',
      `    expect:
      output:
        contains: [refund]
`,
      `    expect:
      - type: contains
        value: refund
`,
      "kindlm.yaml:24:7 tests[0].expect: Expected a mapping, got a list. Checks with a `type` belong to the test's `assert`.",
    ],
    [
      'models by their names',
      `models:
  - id: gpt
    provider`,
      `models:
  gpt:
    provider`,
      'kindlm.yaml:9:3 models: Expected a list, got a mapping. Begin each entry with a dash: `- id: ...`.',
    ],
    [
      'prompts as a list',
      `prompts:
  ask:
    system`,
      `prompts:
  - name: ask
    system`,
      'kindlm.yaml:15:3 prompts: Expected a mapping, got a list. Write each entry as `name: ...`, without a dash.',
    ],
    [
      'a prompt as one text',
      `prompts:
  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"`,
      `prompts:
  ask: "{{question}}"`,
      'kindlm.yaml:15:8 prompts.ask: Expected a mapping, got the text "{{question}}". Write it as a mapping: { user: "{{question}}" }.',
    ],
    [
      'the name of the suite',
      `suite:
  name: support`,
      'suite: support',
      'kindlm.yaml:3:8 suite: Expected a mapping, got the text "support". Write it as a mapping: { name: "support" }.',
    ],
    [
      'a limit alone',
      '      output:',
      `      latency: 2000
      output:`,
      'kindlm.yaml:24:16 tests[0].expect.latency: Expected a mapping, got 2000. Write it as a mapping: { maxMs: 2000 }.',
    ],
    [
      'a switch alone',
      '      output:',
      `      guardrails: { pii: true }
      output:`,
      'kindlm.yaml:24:26 tests[0].expect.guardrails.pii: Expected a mapping, got true. Write it as a mapping: { enabled: true }.',
    ],
  ]);
});

describe('texts, dates and switches', () => {
  says([
    [
      'a number as a name',
      'name: support',
      'name: 2026',
      'kindlm.yaml:4:9 suite.name: Expected a text, got 2026. Put it in quotes: "2026".',
    ],
    [
      'a list as a variable',
      'question: Where is my money?',
      'question: [a, b]',
      'kindlm.yaml:22:17 tests[0].vars.question: Expected a text or a number or true or false, got a list.',
    ],
    [
      'yes',
      '    prompt: ask',
      `    prompt: ask
    skip: yes`,
      'kindlm.yaml:21:11 tests[0].skip: Expected true or false, got the text "yes". Write `true` or `false`.',
    ],
    [
      'an empty entry',
      `tests:
`,
      `tests:
  -
`,
      'kindlm.yaml:19:4 tests[0]: Expected a mapping, got nothing. Fill it in or remove the key.',
    ],
  ]);
});
