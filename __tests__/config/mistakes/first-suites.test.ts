/** Mistakes that people made in the first suites of their own projects. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('first suites', () => {
  says([
    [
      '`threshold` of a judge',
      `        contains: [refund]`,
      `        contains: [refund]
      judge: [{ criteria: apologizes, threshold: 0.8 }]`,
      'kindlm.yaml:26:39 tests[0].expect.judge[0].threshold: Unknown key "threshold". The least score that passes is called `minScore` here.',
    ],
    [
      '`equals` in `output`',
      `        contains: [refund]`,
      `        equals: refund`,
      'kindlm.yaml:25:9 tests[0].expect.output.equals: Unknown key "equals". Checks of this kind belong to the test\'s `assert`: `assert: [{ type: equals, value: "..." }]`.',
    ],
    [
      '`startsWith` in `expect`',
      `        contains: [refund]`,
      `        contains: [refund]
      startsWith: refund`,
      'kindlm.yaml:26:7 tests[0].expect.startsWith: Unknown key "startsWith". Checks of this kind belong to the test\'s `assert`: `assert: [{ type: starts-with, value: "..." }]`.',
    ],
    [
      'a check as the key of an assertion',
      `    expect:
      output:
        contains: [refund]`,
      `    assert: [{ equals: refund }, { icontains: refund, weight: 2 }]`,
      'kindlm.yaml:23:16 tests[0].assert[0].equals: Unknown key "equals". A check is named by its `type`: `{ type: equals, value: "..." }`.',
      'kindlm.yaml:23:36 tests[0].assert[1].icontains: Unknown key "icontains". A check is named by its `type`: `{ type: icontains, value: "..." }`.',
    ],
    [
      'variables inside of one another',
      `      question: Where is my money?`,
      `      question: Where is my money?
      user: { name: Ada, home: { city: Rome } }`,
      'kindlm.yaml:23:13 tests[0].vars.user: Expected a text or a number or true or false, got a mapping. Variables are flat: write `user.name: "Ada"`, which {{user.name}} stands for.',
    ],
    [
      'variables inside of one another, which the prompt uses',
      `    user: "{{question}}"
tests:
  - name: refund
    prompt: ask
    vars:
      question: Where is my money?`,
      `    user: "{{question}} {{user.home.city}}"
tests:
  - name: refund
    prompt: ask
    vars:
      question: Where is my money?
      user: { name: Ada, home: { city: Rome } }`,
      'kindlm.yaml:23:13 tests[0].vars.user: Expected a text or a number or true or false, got a mapping. Variables are flat: write `user.name: "Ada"`, which {{user.name}} stands for.',
    ],
    [
      'a name many times',
      `tests:`,
      `tests:
  - { name: refund, prompt: ask, vars: { question: a } }
  - { name: refund, prompt: ask, vars: { question: b } }
  - { name: refund, prompt: ask, vars: { question: c } }`,
      'kindlm.yaml:20:7 tests[1].name: The test name "refund" is already taken by tests[0], and 2 more have it. Give each its own.',
    ],
    [
      'cases whose names are alike',
      `  - name: refund
    prompt: ask
    vars:
      question: Where is my money?`,
      `  - name: 'refund {{question}}'
    prompt: ask
    cases: [{ question: a }, { question: b }, { question: a }, { question: a }]`,
      'kindlm.yaml:19:11 tests[0].name: The 4 cases have 2 names. Put a column into the name that tells them apart; without any column, each gets a number.',
    ],
    [
      'a variable of the environment in a prompt',
      `    system: You answer the customers of a shop.`,
      `    system: You answer the customers of \${SHOP_NAME}.`,
      'notice: kindlm.yaml:16:13 prompts.ask.system: The prompt "ask" has "${SHOP_NAME}", which is sent as it is: only {{name}} is filled in, and variables of the environment in URLs only.',
    ],
    [
      'a prompt that no test uses',
      `  ask:`,
      `  greet: { user: Hello }
  ask:`,
      'notice: kindlm.yaml:15:3 prompts.greet: No test uses this prompt.',
    ],
    [
      'a pass rate of 0',
      `passRateMin: 0.95`,
      `passRateMin: 0`,
      'notice: `gates.passRateMin` is 0: that gate holds whatever fails.',
    ],
  ]);
});
