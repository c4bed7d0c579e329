/**
 * docs/recipes.md as GitHub would run it: each suite and workflow word by word, green (by dist/), and red where the feature
 * breaks (by the source).
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { readText } from '../docs/pages.js';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer, RecordedRequest } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { onPullRequest, runWorkflow } from './workflow-runner.js';

type Files = Readonly<Record<string, string>>;

/** The files of the page's sections, by their paths. */
const RECIPES = new Map(
  readText('docs/recipes.md')
    .split(/^## /m)
    .slice(1)
    .map((section): readonly [string, Files] => {
      const files = section.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([^]*?)```$/gm);
      return [
        section.split('\n')[0] ?? '',
        Object.fromEntries([...files].map(([, path = '', text = '']) => [path, text])),
      ];
    }),
);

/** Answers by what it is told: it knows only what the prompt says. */
function reply({ body }: RecordedRequest): string {
  const text = JSON.stringify(body);
  if (text.includes('Which command')) return text.includes('csv-to-json') ? 'csv-to-json' : 'jq';
  if (text.includes('capital of France')) return 'Paris';
  if (text.includes('return something')) return text.includes('within 30 days') ? '30 days' : 'No.';
  return text.includes('Shipping is free') ? 'It is free.' : 'I do not know.';
}

const PROMPT = 'Goods can be returned within 30 days. Shipping is free.';
const SERVER = `import { createServer } from 'node:http';
createServer((request, response) => {
  request.resume().on('end', () => response.end(JSON.stringify({ answer: 'ANSWER' })));
}).listen(8123, '127.0.0.1');
setTimeout(() => process.exit(), 60_000);
`;
const AGENT = `const toolCalls = [CALLS].map((name) => ({ name, arguments: {} }));
if (process.env.AGENT_API_KEY === undefined) process.exit(1);
console.log(JSON.stringify({ output: 'Done.', toolCalls }));
`;
const PACKAGE = {
  'package.json': '{"name":"app","version":"1.0.0"}',
  'package-lock.json': '{"name":"app","version":"1.0.0","lockfileVersion":3,"packages":{}}',
};

/** What each repository has beside the recipe, and the change that breaks its feature. */
const REPOSITORIES: Readonly<Record<string, { readonly files: Files; readonly worse: Files }>> = {
  'A prompt file': {
    files: { 'prompts/support.md': PROMPT },
    worse: { 'prompts/support.md': 'Be brief.' },
  },
  'An endpoint': {
    files: { ...PACKAGE, 'server.mjs': SERVER.replace('ANSWER', 'Within 30 days.') },
    worse: { 'server.mjs': SERVER.replace('ANSWER', 'Never.') },
  },
  'A program': {
    files: { ...PACKAGE, 'agent.mjs': AGENT.replace('CALLS', "'lookup_order', 'refund'") },
    worse: { 'agent.mjs': AGENT.replace('CALLS', "'refund', 'delete_account'") },
  },
  promptfoo: {
    files: { 'prompts/ask.txt': 'What is the capital of {{country}}?' },
    worse: { 'prompts/ask.txt': 'Say something about {{country}}.' },
  },
  'Skill and instruction files': {
    files: { 'skills/csv/SKILL.md': '# CSV\n\nRun csv-to-json.' },
    worse: { 'skills/csv/SKILL.md': '# CSV\n\nDo it by hand.' },
  },
};

let vendors: Readonly<Record<string, FakeServer>>;
let github: GitHubServer;
beforeEach(async () => {
  const [openai, anthropic, fake] = await Promise.all([
    startOpenAiServer({ reply }),
    startAnthropicServer({ reply }),
    startGitHubServer(),
  ]);
  vendors = { openai, anthropic };
  github = fake;
});

/** The suite, with the vendors' servers on this machine. */
function onThisMachine(config: string): string {
  const suite = parse(config) as { providers?: Record<string, Record<string, unknown>> };
  for (const [name, { url }] of Object.entries(vendors)) {
    const entry = suite.providers?.[name];
    if (entry !== undefined) entry['baseUrl'] = url;
  }
  return stringify(suite);
}

async function pullRequest(recipe: string, change: Files, process: 'own' | 'this') {
  const page = RECIPES.get(recipe) ?? {};
  const ended = await runWorkflow({
    github,
    process,
    text: page['.github/workflows/kindlm.yml'] ?? '',
    files: {
      ...REPOSITORIES[recipe]?.files,
      ...change,
      ...page,
      'kindlm.yaml': onThisMachine(page['kindlm.yaml'] ?? ''),
    },
    secrets: { OPENAI_API_KEY: 'sk-1', ANTHROPIC_API_KEY: 'sk-2', AGENT_API_KEY: 'sk-3' },
    ...onPullRequest(github),
  });
  return ended?.jobs[0]?.runs.at(-1);
}

test('the page has five recipes, each with a repository here', () => {
  expect([...RECIPES.keys()]).toEqual(Object.keys(REPOSITORIES));
});

describe.each([...RECIPES.keys()])('%s', (recipe) => {
  test('its first pull request is green', async () => {
    const run = await pullRequest(recipe, {}, 'own');
    expect({ code: run?.code, result: run?.outputs['result'] }).toEqual({
      code: 0,
      result: 'passed',
    });
  });

  test('a change that breaks the feature is red', async () => {
    const run = await pullRequest(recipe, REPOSITORIES[recipe]?.worse ?? {}, 'this');
    expect({ code: run?.code, result: run?.outputs['result'] }).toEqual({
      code: 1,
      result: 'failed',
    });
  });
});
