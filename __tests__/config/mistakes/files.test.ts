/** The wrong file: another tool's config, an empty one, another encoding, another place. */
import { describe } from '@jest/globals';
import { says } from './support-suite.js';

describe('of another tool', () => {
  says([
    [
      'promptfoo',
      '',
      '',
      "kindlm.yaml:1:1: This is promptfoo's config, not a kindlm.yaml. Convert it: `npx kindlm-action import promptfooconfig.yaml`.",
      {
        files: {
          'kindlm.yaml':
            'description: Support\nprompts: [file://prompt.txt]\nproviders: [openai:gpt-5.2]\ntests:\n  - vars: { question: hi }\n',
        },
      },
    ],
    [
      'promptfoo with defaults only',
      '',
      '',
      "kindlm.yaml:1:1: This is promptfoo's config, not a kindlm.yaml. Convert it: `npx kindlm-action import promptfooconfig.yaml`.",
      { files: { 'kindlm.yaml': 'defaultTest: { assert: [] }\ntests: []\n' } },
    ],
    [
      'an eval.yaml',
      '',
      '',
      'kindlm.yaml:1:1: This is an eval.yaml of skill-validator, Vally or waza, not a kindlm.yaml. Convert it: `npx kindlm-action import eval.yaml`.',
      {
        files: {
          'kindlm.yaml':
            'scenarios:\n  - name: Greets\n    prompt: Greet Ada.\n    assertions: [{ type: exit_success }]\n',
        },
      },
    ],
    [
      'the evals of a skill',
      '',
      '',
      'kindlm.yaml:1:1: This is a list of evals of a skill, not a kindlm.yaml. They stay where they are: the key `skills` of a kindlm.yaml runs them, and `npx kindlm-action init` writes it.',
      {
        files: {
          'kindlm.yaml':
            '{ "skill_name": "csv", "evals": [{ "id": 1, "prompt": "Count.", "expectations": ["Two"] }] }\n',
        },
      },
    ],
    [
      'a prompt file of GitHub Models',
      '',
      '',
      'kindlm.yaml:1:1: This is a prompt file of GitHub Models, not a kindlm.yaml. `npx kindlm-action init` makes a suite of the `*.prompt.yml` files that it finds.',
      {
        files: {
          'kindlm.yaml':
            'name: Support\nmodel: openai/gpt-5\nmessages:\n  - { role: user, content: hi }\n',
        },
      },
    ],
    [
      'a workflow',
      '',
      '',
      'kindlm.yaml:1:1: This is a GitHub workflow, not a kindlm.yaml. The input `config` names the suite, not the workflow that runs it.',
      {
        files: {
          'kindlm.yaml': 'name: CI\non: [push]\njobs: { test: { runs-on: ubuntu-latest } }\n',
        },
      },
    ],
    [
      "OpenAI's evals",
      '',
      '',
      "kindlm.yaml:1:1: This is an eval of OpenAI's, not a kindlm.yaml. There is no importer for it. `npx kindlm-action init` writes a first suite to start from.",
      {
        files: {
          'kindlm.yaml':
            'support.v0:\n  class: evals.elsuite.basic.match:Match\n  args: { samples_jsonl: a.jsonl }\n',
        },
      },
    ],
    [
      'a list',
      '',
      '',
      'kindlm.yaml:1:1: A config is a mapping of keys to values, not a list. The first line of kindlm.yaml is `kindlm: 1`.',
      { files: { 'kindlm.yaml': '- a\n- b\n' } },
    ],
  ]);
});

describe('the file itself', () => {
  says([
    [
      'empty',
      '',
      '',
      'kindlm.yaml:1:1: The file is empty. Its first line is `kindlm: 1`; `npx kindlm-action init` writes a first suite.',
      { files: { 'kindlm.yaml': '' } },
    ],
    [
      'comments only',
      '',
      '',
      'kindlm.yaml:1:1: The file is empty. Its first line is `kindlm: 1`; `npx kindlm-action init` writes a first suite.',
      { files: { 'kindlm.yaml': '# kindlm: 1\n' } },
    ],
    [
      'not there',
      '',
      '',
      'There is no config file "evals/kindlm.yaml" in the workspace. Create it ("kindlm.yaml" is the default), or name yours with the input `config`; its paths are relative to the input `working-directory`. Does the workflow check out the repository first?',
      { patterns: ['evals/kindlm.yaml'] },
    ],
    [
      'another ending',
      '',
      '',
      'There is no config file "kindlm.yml" in the workspace. Did you mean "kindlm.yaml"? Name it with the input `config`.',
      { patterns: ['kindlm.yml'] },
    ],
    [
      'a folder',
      '',
      '',
      'The config "evals" is a folder. Name the file in it, e.g. "evals/kindlm.yaml".',
      { patterns: ['evals'], files: { 'evals/kindlm.yaml': 'kindlm: 1' } },
    ],
    [
      'outside of the workspace',
      '',
      '',
      'The config "../kindlm.yaml" is outside the workspace (after symbolic links are resolved). Nothing outside the workspace is read.',
      { patterns: ['../kindlm.yaml'] },
    ],
    [
      'a glob without matches',
      '',
      '',
      'No config file matches "evals/*.yaml" in the workspace. Check the inputs `config` (a path or glob a line, "kindlm.yaml" by default) and `working-directory`.',
      { patterns: ['evals/*.yaml'] },
    ],
  ]);
});
