/**
 * A suite as people write them, the mistakes that they make in it, and what the action says to each. Most are in
 * `mistakes/*.txt`, a paragraph each: what it is; the lines of the suite (`-`; where there are none, its end); what is
 * written there instead (`+`); the files beside it (`=`); then each message, whole (`!`).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../src/config/problem.js';
import { type Files, load, type LoadRequest, withWorkspace } from './config-folder.js';

const SUITE = `kindlm: 1
project: shop
suite:
  name: support
providers:
  openai:
    apiKeyEnv: OPENAI_API_KEY
models:
  - id: gpt
    provider: openai
    model: gpt-5.2
    params:
      temperature: 0.2
prompts:
  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"
tests:
  - name: refund
    prompt: ask
    vars:
      question: Where is my money?
    expect:
      output:
        contains: [refund]
gates:
  passRateMin: 0.95
`;

interface Mistake {
  readonly what: string;
  readonly part: string;
  readonly written: string;
  readonly said: readonly string[];
  /** What surrounds the config. */
  readonly files?: Files;
  readonly request?: Partial<LoadRequest>;
}

function mistakesIn(topic: string): readonly Mistake[] {
  const text = readFileSync(`__tests__/config/mistakes/${topic}.txt`, 'utf8');
  let chapter = '';
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n');
      if (head.startsWith('# ')) chapter = head.slice(2);
      if (lines.length === 0) return [];
      const marked = (sign: string): string[] =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
      const [part, written] = [marked('-').join('\n'), marked('+').join('\n')];
      const files = Object.fromEntries(
        marked('=').map((line) => [line.replace(/: .*/, ''), line.replace(/^[^:]*: /, '')]),
      );
      return [{ what: `${chapter}: ${head}`, part, written, said: marked('!'), files }];
    });
}

/** Exactly these messages, in this order, no more. */
async function expectSaid({
  part,
  written,
  said,
  files = {},
  request = {},
}: Mistake): Promise<void> {
  if (!SUITE.includes(part)) throw new Error(`the suite has no ${part}`);
  const yaml = part === '' ? SUITE + written : SUITE.replace(part, () => written);
  expect(await saidOf({ 'kindlm.yaml': yaml, ...files }, request)).toEqual(said);
}

async function saidOf(files: Files, request?: Partial<LoadRequest>): Promise<readonly string[]> {
  const result = await withWorkspace(files, (workspace) => load(workspace, request));
  return result.kind === 'invalid'
    ? result.problems.map(formatProblem)
    : result.suites.flatMap(({ notices, advice = [] }) => [
        ...notices.map((notice) => `notice: ${notice}`),
        ...advice.map((text) => `advice: ${text}`),
      ]);
}

describe.each([
  ['the YAML itself: each is said where it is, not where the parser gave up', 'yaml'],
  ["keys that are misspelt, misplaced or another tool's", 'keys'],
  ['values of the wrong type or size: what to write instead', 'values'],
  ['names of prompts, models, tools, variables and files, and patterns', 'references'],
  ['what newcomers bring from other tools, and from how they would have it', 'elsewhere'],
  ['what people did in the first suites of their own projects', 'first-suites'],
  ['schemas that models are given, which no server would take', 'tool-schemas'],
  ['what is allowed and probably not meant: a notice with the place', 'doubts'],
])('%s', (_, topic) => {
  test.each(mistakesIn(topic))('$what', expectSaid);
});

describe('what surrounds the config', () => {
  test.each<Mistake>([
    {
      what: '${NAME} that is not set',
      part: '    apiKeyEnv: OPENAI_API_KEY',
      written: '    apiKeyEnv: OPENAI_API_KEY\n    baseUrl: https://${PREVIEW_HOST}/v1',
      said: [
        "kindlm.yaml:8:14 providers.openai.baseUrl: The URL uses ${PREVIEW_HOST}, and the environment variable PREVIEW_HOST is not set. Set it in the step's `env`, e.g. PREVIEW_HOST: ${{ vars.PREVIEW_HOST }}.",
      ],
      request: { environment: {}, urlsMayBeIncomplete: false },
    },
    {
      what: 'non-breaking spaces',
      part: '    prompt: ask',
      written: '    prompt: ask',
      said: [
        'kindlm.yaml:20:1: The indentation contains the character U+00A0, which only looks like a space. Replace it with spaces.',
      ],
    },
  ])('$what', expectSaid);
});

describe('the wrong file', () => {
  test.each([
    [
      'promptfoo',
      'description: Support\nprompts: [file://prompt.txt]\nproviders: [openai:gpt-5.2]\ntests:\n  - vars: { question: hi }\n',
      "kindlm.yaml:1:1: This is promptfoo's config, not a kindlm.yaml. Convert it: `npx kindlm-action import promptfooconfig.yaml`.",
    ],
    [
      'promptfoo with defaults only',
      'defaultTest: { assert: [] }\ntests: []\n',
      "kindlm.yaml:1:1: This is promptfoo's config, not a kindlm.yaml. Convert it: `npx kindlm-action import promptfooconfig.yaml`.",
    ],
    [
      'an eval.yaml',
      'scenarios:\n  - name: Greets\n    prompt: Greet Ada.\n    assertions: [{ type: exit_success }]\n',
      'kindlm.yaml:1:1: This is an eval.yaml of skill-validator, Vally or waza, not a kindlm.yaml. Convert it: `npx kindlm-action import eval.yaml`.',
    ],
    [
      'the evals of a skill',
      '{ "skill_name": "csv", "evals": [{ "id": 1, "prompt": "Count.", "expectations": ["Two"] }] }\n',
      'kindlm.yaml:1:1: This is a list of evals of a skill, not a kindlm.yaml. They stay where they are: the key `skills` of a kindlm.yaml runs them, and `npx kindlm-action init` writes it.',
    ],
    [
      'a prompt file of GitHub Models',
      'name: Support\nmodel: openai/gpt-5\nmessages:\n  - { role: user, content: hi }\n',
      'kindlm.yaml:1:1: This is a prompt file of GitHub Models, not a kindlm.yaml. `npx kindlm-action init` makes a suite of the `*.prompt.yml` files that it finds.',
    ],
    [
      'a workflow',
      'name: CI\non: [push]\njobs: { test: { runs-on: ubuntu-latest } }\n',
      'kindlm.yaml:1:1: This is a GitHub workflow, not a kindlm.yaml. The input `config` names the suite, not the workflow that runs it.',
    ],
    [
      "OpenAI's evals",
      'support.v0:\n  class: evals.elsuite.basic.match:Match\n  args: { samples_jsonl: a.jsonl }\n',
      "kindlm.yaml:1:1: This is an eval of OpenAI's, not a kindlm.yaml. There is no importer for it. `npx kindlm-action init` writes a first suite to start from.",
    ],
    [
      'a list',
      '- a\n- b\n',
      'kindlm.yaml:1:1: A config is a mapping of keys to values, not a list. The first line of kindlm.yaml is `kindlm: 1`.',
    ],
    [
      'empty',
      '',
      'kindlm.yaml:1:1: The file is empty. Its first line is `kindlm: 1`; `npx kindlm-action init` writes a first suite.',
    ],
  ])('%s', async (_, text, said) => {
    expect(await saidOf({ 'kindlm.yaml': text })).toEqual([said]);
  });

  test.each([
    [
      'not there',
      'evals/kindlm.yaml',
      'There is no config file "evals/kindlm.yaml" in the workspace. Create it ("kindlm.yaml" is the default), or name yours with the input `config`; its paths are relative to the input `working-directory`. Does the workflow check out the repository first?',
    ],
    [
      'another ending',
      'kindlm.yml',
      'There is no config file "kindlm.yml" in the workspace. Did you mean "kindlm.yaml"? Name it with the input `config`.',
    ],
    [
      'a folder',
      'evals',
      'The config "evals" is a folder. Name the file in it, e.g. "evals/kindlm.yaml".',
    ],
    [
      'outside of the workspace',
      '../kindlm.yaml',
      'The config "../kindlm.yaml" is outside the workspace (after symbolic links are resolved). Nothing outside the workspace is read.',
    ],
    [
      'a glob without matches',
      'evals/*.yaml',
      'No config file matches "evals/*.yaml" in the workspace. Check the inputs `config` (a path or glob a line, "kindlm.yaml" by default) and `working-directory`.',
    ],
  ])('%s', async (_, pattern, said) => {
    const files = { 'kindlm.yaml': SUITE, 'evals/readme.md': '' };
    expect(await saidOf(files, { patterns: [pattern] })).toEqual([said]);
  });
});
