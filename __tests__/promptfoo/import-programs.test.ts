/** Scripts that are providers in promptfoo, and `echo`: as `command` tests they give the same answers. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { importIn, importSmall, SMALL } from './run-import.js';
import { createWorkspace, runAction, startDist } from '../e2e/project.js';

const PYTHON = `
import asyncio
print("a line that is no answer")
async def call_api(prompt, options, context):
    await asyncio.sleep(0)
    if context["vars"]["word"] == "fail":
        return {"error": "no luck"}
    return {"output": options["config"]["start"] + prompt, "tokenUsage": {"prompt": 3, "completion": 4}, "cost": 0.5}
def value(prompt, options, context):
    return {"output": {"said": prompt}}
`;

startDist();

const CLASS = `
module.exports = class Agent {
  constructor(options) { this.start = options.config.start; }
  id() { return 'agent'; }
  async callApi(prompt, context) {
    console.log('a line that is no answer');
    return { output: this.start + prompt + context.vars.word.length };
  }
};
`;

test('they are asked as promptfoo asks them', async () => {
  const workspace = await createWorkspace({
    'promptfooconfig.yaml': stringify({
      prompts: ['Say "{{word}}" & $HOME'],
      providers: [
        'echo',
        { id: 'exec:node shown.mjs --plain', label: 'shown' },
        { id: 'file://agents/agent.py', label: 'snake', config: { start: '> ' } },
        { id: 'python:agents/agent.py:value', label: 'value' },
        { id: 'file://agents/agent.cjs', label: 'class', config: { start: 'file://start.yaml' } },
        { id: 'agents/function.mjs', label: 'function' },
        { id: 'agents/function.mjs:other', label: 'named', transform: 'output.trim()' },
      ],
      tests: [
        {
          vars: { word: "it's" },
          providers: ['echo'],
          assert: [{ type: 'equals', value: 'Say "it\'s" & $HOME' }],
        },
        {
          vars: { word: 'a' },
          providers: ['shown'],
          assert: [{ type: 'javascript', value: 'JSON.parse(output)[1] === \'Say "a" & $HOME\'' }],
        },
        {
          vars: { word: 'a' },
          providers: ['snake'],
          assert: [
            { type: 'equals', value: '> Say "a" & $HOME' },
            { type: 'cost', threshold: 0.6 },
          ],
        },
        {
          description: 'must fail',
          vars: { word: 'fail' },
          providers: ['snake'],
          assert: [{ type: 'equals', value: 'x' }],
        },
        {
          vars: { word: 'a' },
          providers: ['value'],
          assert: [{ type: 'javascript', value: 'output.said.length === 15' }, { type: 'is-json' }],
        },
        {
          vars: { word: 'abc' },
          providers: ['class'],
          assert: [{ type: 'equals', value: '# Say "abc" & $HOME3' }],
        },
        {
          vars: { word: 'a' },
          providers: ['function'],
          assert: [{ type: 'contains', value: 'function: Say' }],
        },
        { vars: { word: 'a' }, providers: ['named'], assert: [{ type: 'equals', value: 'other' }] },
      ],
    }),
    'shown.mjs': 'console.log(JSON.stringify(process.argv.slice(2, 4)));',
    'agents/agent.py': PYTHON,
    'agents/agent.cjs': CLASS,
    'agents/function.mjs':
      "export default async (prompt) => 'function: ' + prompt;\nexport const other = () => ({ output: ' other ' });",
    'start.yaml': '"# "',
  });
  const { code, lost, stdout } = await importIn(workspace);
  expect({ code, lost }).toEqual({ code: 0, lost: [] });
  expect(stdout).toContain('Wrote promptfoo-provider.py, which the commands need.');
  const run = await runAction(workspace, { inputs: { config: 'kindlm.yaml' } });
  const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
  expect(results.map(({ testCaseName, passed }) => [testCaseName, passed])).toEqual([
    ["word: it's", true],
    ['word: a', true],
    ['word: a #2', true],
    ['must fail', false],
    ['word: a #3', true],
    ['word: abc', true],
    ['word: a #4', true],
    ['word: a #5', true],
  ]);
});

describe('what cannot be started', () => {
  test.each([
    ['exec:bash -c "echo {{prompt}}"', 'its command is a template or code for another interpreter'],
    ['exec:node -e 1', 'its command is a template or code for another interpreter'],
    ['file://main.go:CallApi', 'promptfoo builds a program around it'],
    ['file://missing.py', 'missing.py does not exist'],
    [{ id: 'file://a.py', config: { how: 'file://how.js:fn' } }, '`config.how`: how.js:fn is code'],
  ])('%j is told', async (provider, note) => {
    const { code, lost } = await importSmall(
      { providers: ['openai:gpt-4o-mini', provider] },
      { 'a.py': PYTHON, 'main.go': '' },
    );
    expect(code).toBe(1);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test('a program does not judge', async () => {
    const { lost } = await importSmall({
      defaultTest: { options: { provider: 'echo' } },
      tests: [{ vars: { word: 'a' }, assert: [{ type: 'llm-rubric', value: 'Kind' }] }],
    });
    expect(lost).toEqual(['options.provider: a program cannot judge']);
  });
});

test('a file of the same name stays', async () => {
  const workspace = await createWorkspace({
    'promptfooconfig.yaml': stringify({ ...SMALL, providers: ['file://a.py'] }),
    'a.py': PYTHON,
    'promptfoo-provider.py': 'mine',
  });
  const { code, stderr, files } = await importIn(workspace);
  expect([code, files.includes('kindlm.yaml')]).toEqual([2, false]);
  expect(stderr).toContain('promptfoo-provider.py exists and is another file');
});
