/** Mistakes in the YAML itself: each is said where it is, not where the parser gave up. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('texts that need quotes', () => {
  says([
    [
      'braces',
      'user: "{{question}}"',
      'user: {{question}}',
      'kindlm.yaml:17:12 prompts.ask.user: A text that begins with {{ needs quotes. Write `"{{question}}"`.',
    ],
    [
      'braces and more',
      'user: "{{question}}"',
      'user: {{question}} please',
      'kindlm.yaml:17:11: A text that begins with {{ needs quotes. Write `user: "{{question}} please"`.',
    ],
    [
      'a colon',
      'system: You answer the customers of a shop.',
      'system: Answer like this: yes or no',
      'kindlm.yaml:16:13: A text with a colon and a space in it needs quotes. Write `system: "Answer like this: yes or no"`.',
    ],
    [
      'a colon in a variable',
      'question: Where is my money?',
      'question: Hello: where is my money?',
      'kindlm.yaml:22:17: A text with a colon and a space in it needs quotes. Write `question: "Hello: where is my money?"`.',
    ],
    [
      '@',
      'question: Where is my money?',
      'question: @bot where',
      'kindlm.yaml:22:17: A text that begins with @ needs quotes. Write `question: "@bot where"`.',
    ],
    [
      '%',
      'question: Where is my money?',
      'question: %s money',
      'kindlm.yaml:22:17: A text that begins with % needs quotes. Write `question: "%s money"`.',
    ],
    [
      'a backtick',
      'question: Where is my money?',
      'question: `code`',
      'kindlm.yaml:22:17: A text that begins with ` needs quotes. Write `question: "`code`"`.',
    ],
    [
      '*',
      'question: Where is my money?',
      'question: *bold* text',
      'kindlm.yaml:22:17: A text that begins with * needs quotes. Write `question: "*bold* text"`.',
    ],
    [
      '!',
      'question: Where is my money?',
      'question: !important text',
      'kindlm.yaml:22:17: A text that begins with ! needs quotes. Write `question: "!important text"`.',
    ],
    [
      'a comma between braces',
      `    vars:
      question: Where is my money?`,
      '    vars: { question: Where, is my money? }',
      'kindlm.yaml:21:30 tests[0].vars["is my money?"]: Expected a text or a number or true or false, got nothing. Between braces a text with a comma in it needs quotes. Else fill the value in, or remove the key.',
    ],
  ]);
});

describe('quotes', () => {
  says([
    [
      'a double quote that is never closed',
      'user: "{{question}}"',
      'user: "{{question}}',
      'kindlm.yaml:17:11: This text is never closed. Add " at its end.',
    ],
    [
      'a single quote that is never closed',
      'question: Where is my money?',
      "question: 'Where is my money?",
      "kindlm.yaml:22:17: This text is never closed. Add ' at its end.",
    ],
    [
      'a quote that the next one closes',
      `question: Where is my money?
`,
      `question: "Where is my money?
      order: "A-1"
`,
      'kindlm.yaml:22:17: This text is never closed. Add " at its end.',
    ],
    [
      'an apostrophe between single quotes',
      'question: Where is my money?',
      "question: 'Where's my money?'",
      "kindlm.yaml:22:17: The text goes on behind its closing quote. Put it in double quotes, or write each apostrophe inside it twice: ''.",
    ],
    [
      'text behind the closing quote',
      'question: Where is my money?',
      'question: "Where" is my money?',
      'kindlm.yaml:22:17: The text goes on behind its closing quote. Put all of it in quotes, and write a quote inside it as \\".',
    ],
    [
      'a regular expression in double quotes',
      'contains: [refund]',
      'contains: ["\\d+"]',
      'kindlm.yaml:25:21: In double quotes a backslash begins an escape, and this is none. Use single quotes, in which a backslash is a backslash.',
    ],
  ]);
});

const SAME_COLUMN =
  'Keys of one mapping begin in the same column, an entry of a list begins with a dash, and text below `|` is indented deeper than its key.';

describe('indentation', () => {
  says([
    [
      'a tab',
      '    prompt: ask',
      '	prompt: ask',
      'kindlm.yaml:20:1: The indentation contains a tab. YAML indents with spaces only.',
    ],
    [
      'non-breaking spaces',
      '    prompt: ask',
      '    prompt: ask',
      'kindlm.yaml:20:1: The indentation contains the character U+00A0, which only looks like a space. Replace it with spaces.',
    ],
    [
      'too deep',
      '    prompt: ask',
      '     prompt: ask',
      `kindlm.yaml:20:6: This line is indented by 5 spaces, where 0 or 4 would fit. ${SAME_COLUMN}`,
    ],
    [
      'not deep enough',
      '    prompt: ask',
      '   prompt: ask',
      `kindlm.yaml:20:4: This line is indented by 3 spaces, where 0 or 4 would fit. ${SAME_COLUMN}`,
    ],
    [
      'one level too deep',
      `    expect:
      output:
        contains: [refund]
`,
      `      expect:
        output:
          contains: [refund]
`,
      'kindlm.yaml:24:9 tests[0].vars.expect: Expected a text or a number or true or false, got a mapping. Does "expect" belong beside "vars"? Then indent it as far.',
    ],
    [
      'one level too high',
      `    prompt: ask
    vars:
      question: Where is my money?`,
      `    prompt: ask
    vars:
    question: Where is my money?`,
      'kindlm.yaml:22:5 tests[0].question: Unknown key "question". Does it belong under "vars", which is empty? Then indent it.',
    ],
    [
      'entries to the left of their key',
      'contains: [refund]',
      `contains:
      - refund`,
      `kindlm.yaml:26:7: This line does not fit below the lines above it. ${SAME_COLUMN}`,
    ],
    [
      'text below | at its left',
      '    system: You answer the customers of a shop.',
      `    system: |
    You answer.
`,
      `kindlm.yaml:17:5: This line does not fit below the lines above it. ${SAME_COLUMN}`,
    ],
  ]);
});

describe('dashes, colons and brackets', () => {
  says([
    [
      'no dash',
      '  - name: refund',
      '    name: refund',
      'kindlm.yaml:19:5 tests: Expected a list, got a mapping. Begin each entry with a dash: `- name: ...`.',
    ],
    [
      'no dash before the second test',
      'gates:',
      `  name: second
    prompt: ask
gates:`,
      `kindlm.yaml:26:3: This line is indented by 2 spaces, where 0 or 4 or 6 or 8 would fit. ${SAME_COLUMN}`,
    ],
    [
      'a dash without a space',
      '  - name: refund',
      '  -name: refund',
      'kindlm.yaml:19:3: A space is missing after the dash.',
    ],
    [
      'a colon without a space',
      '    prompt: ask',
      '    prompt:ask',
      'kindlm.yaml:20:5: A space is missing after the colon. Write `prompt: ask`.',
    ],
    [
      'a list that is never closed',
      'contains: [refund]',
      'contains: [refund',
      'kindlm.yaml:25:19: This list is never closed. Add "]" at its end.',
    ],
    [
      'a mapping that is never closed',
      `    vars:
      question: Where is my money?`,
      '    vars: { question: Where is my money?',
      'kindlm.yaml:21:11: This mapping is never closed. Add "}" at its end.',
    ],
  ]);
});

describe('documents, keys and anchors', () => {
  says([
    [
      'a key twice',
      '    prompt: ask',
      `    prompt: ask
    prompt: ask`,
      'kindlm.yaml:21:5 tests[0].prompt: The key "prompt" occurs twice. Only one can be used.',
    ],
    [
      'a top-level key twice',
      '',
      `tests:
  - name: b
    prompt: ask
`,
      'kindlm.yaml:28:1 tests: The key "tests" occurs twice. Only one can be used.',
    ],
    [
      '---',
      'gates:',
      `---
gates:`,
      'kindlm.yaml:26:1: The file contains more than one YAML document. Put each suite into its own file, without "---" and "...".',
    ],
    [
      '...',
      'gates:',
      `...
gates:`,
      'kindlm.yaml:27:1: The file contains more than one YAML document. Put each suite into its own file, without "---" and "...".',
    ],
    [
      'an alias without its anchor',
      `    vars:
      question: Where is my money?`,
      '    vars: *defaults',
      'kindlm.yaml:21:11 tests[0].vars: The alias "*defaults" has no anchor of that name before it.',
    ],
    [
      'a merge without its anchor',
      '    prompt: ask',
      `    <<: *base
    prompt: ask`,
      'kindlm.yaml:20:9 tests[0]: The alias "*base" has no anchor of that name before it.',
    ],
  ]);
});
