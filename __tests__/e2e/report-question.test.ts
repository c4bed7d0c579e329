/** report.json and report.html hold what was asked: under the same policy as the answers, and without secrets. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestCaseRunResult } from '../../src/engine/results.js';
import { openHtml, startChromium } from '../report/chromium.js';
import { reportViolations } from './report-schema.js';
import {
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  runAction,
  startModel,
  suiteYaml,
  type TestYaml,
} from './project.js';

const KEY = 'sk-test-secret-4711';
const LOOKUP = {
  name: 'lookup',
  description: 'Finds an order.',
  parameters: { type: 'object', properties: { id: { type: 'string' } } },
  defaultResponse: { state: 'shipped' },
};

const TESTS: readonly TestYaml[] = [
  {
    name: 'order',
    prompt: 'support',
    vars: { message: 'where is O-1?', tone: 'kind' },
    tools: [LOOKUP],
    expect: { output: { contains: ['nothing says this'] } },
  },
  {
    name: 'talk',
    prompt: 'support',
    vars: { message: 'not sent', tone: 'brief' },
    conversation: [
      { turn: 'first', user: 'hello' },
      { turn: 'second', user: 'and then?' },
    ],
    expect: { output: { contains: ['nothing says this'] } },
  },
  { name: 'passes', vars: { message: 'an easy one' }, expect: { output: { contains: ['ok'] } } },
  {
    name: 'leaks',
    vars: { message: `my key is ${KEY} and my mail is ann@example.com` },
    expect: { guardrails: { pii: { enabled: true } } },
  },
];

const browser = await startChromium();
afterAll(() => browser.close());
const model = await startModel({
  'where is O-1?': { kind: 'tools', calls: [{ name: 'lookup', arguments: { id: 'O-1' } }] },
  [`my key is ${KEY} and my mail is ann@example.com`]: 'Write to ann@example.com',
});

async function run(outputs: string): Promise<ActionRun> {
  const workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({
      url: model.url,
      tests: TESTS,
      prompts: {
        ask: { user: '{{message}}' },
        support: { system: 'Be {{tone}}.', user: '{{message}}' },
      },
    }),
  });
  const env = { [KEY_NAME]: KEY };
  return await runAction(workspace, { inputs: { outputs }, env });
}

function runsOf({ report }: ActionRun): ReadonlyMap<string, TestCaseRunResult> {
  const results = report?.suites.flatMap((suite) => suite.results) ?? [];
  return new Map(results.flatMap((it) => it.runs.map((run) => [run.testCaseName, run] as const)));
}

describe('outputs: failed', () => {
  let ended: ActionRun;
  beforeAll(async () => {
    ended = await run('failed');
  });

  test('a failed run has variables, messages, tools, calls and their answers', () => {
    expect(reportViolations(ended.report)).toEqual([]);
    expect(runsOf(ended).get('order')).toMatchObject({
      input: {
        vars: { message: 'where is O-1?', tone: 'kind' },
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'where is O-1?' },
        ],
        tools: [{ name: 'lookup', description: 'Finds an order.', parameters: LOOKUP.parameters }],
      },
      toolCalls: [{ name: 'lookup', arguments: { id: 'O-1' }, result: { state: 'shipped' } }],
      outputText: 'Done.',
    });
  });

  test('a run that passed has neither question nor answer', () => {
    expect(runsOf(ended).get('passes')).not.toHaveProperty('input');
    expect(ended.files['report.html']).not.toContain('an easy one');
  });

  test('secrets and personal data are replaced in the question as in the answer', () => {
    expect(runsOf(ended).get('leaks')).toMatchObject({
      input: {
        vars: { message: 'my key is *** and my mail is ann***' },
        messages: [{ role: 'user', content: 'my key is *** and my mail is ann***' }],
      },
    });
    const files = Object.values(ended.files).join('\n');
    expect(files).not.toContain(KEY);
    expect(files).not.toContain('ann@example.com');
  });

  test('the page opens a test to question, tool calls with their answers, and answer', async () => {
    const fragment = '#test=order';
    const opened = await openHtml(browser, ended.files['report.html'] ?? '', { fragment });
    // What was sent with the question is folded.
    const unfolded = opened.page.locator('.unfolded');
    expect(await unfolded.innerText()).not.toContain('Be kind.');
    await unfolded.getByText(/^With it: /).click();
    const text = await unfolded.innerText();
    const parts = ['where is O-1?', 'Be kind.', 'lookup(', 'shipped', 'Done.'];
    const places = parts.map((part) => text.replaceAll(/": /g, '":').indexOf(part));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(opened.complaints).toEqual([]);
  });
});

test.each([
  ['none', false],
  ['all', true],
])('outputs: %s', async (outputs, kept) => {
  const ended = await run(outputs);
  expect(reportViolations(ended.report)).toEqual([]);
  expect([...runsOf(ended).values()].map((it) => it.input !== undefined)).toEqual(
    TESTS.map(() => kept),
  );
  for (const text of ['where is O-1?', 'and then?', 'Be kind.', 'shipped', 'Finds an order.']) {
    expect(JSON.stringify(ended.report).includes(text)).toBe(kept);
    expect((ended.files['report.html'] ?? '').includes(text)).toBe(kept);
  }
  for (const file of ['junit.xml'] as const)
    expect(ended.files[file]).not.toContain('where is O-1');
  expect(ended.summary.includes('where is O-1?')).toBe(kept);
});
