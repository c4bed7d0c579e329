/**
 * From a repository without a suite to its first pull requests: `init` writes the suite and the workflow, and GitHub's
 * emulator runs that workflow word by word, with the secrets and variables that `init` asked for and nothing else. Each is
 * green on the first pull request, and red on one that makes the feature worse. The first project of each kind starts
 * dist/, the others run the source.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer, RecordedRequest } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import type { Agent } from './runner-machine.js';
import { onPullRequest, runWorkflow } from './workflow-runner.js';
import { createWorkspace, runAction, Workspace } from './project.js';

type Files = Readonly<Record<string, string>>;

interface Project {
  readonly name: string;
  readonly files: Files;
  /** After `init`; `URL` is the address of its server. */
  readonly args?: readonly string[];
  /** How its owner starts the server, where it has one. */
  readonly server?: readonly [string, ...string[]];
  /** What its owner has in `.env`, without the addresses of the vendors here. */
  readonly env?: Files;
  /** The change that breaks the feature. */
  readonly worse: Files;
}

const OPENAI = { OPENAI_API_KEY: 'key-of-openai' };
const ANTHROPIC = { ANTHROPIC_API_KEY: 'key-of-anthropic' };

// What they all do: a bot that answers politely, until it does not.

const GOOD = 'I can help with orders of Acme.';
const BAD =
  'You are Bo, the helper of Acme. Traceback: mail ann@acme.com, card 4111 1111 1111 1111.';

/** Answers as its prompt says; as a judge it is content with what is polite. */
function reply({ body }: RecordedRequest): string {
  const text = JSON.stringify(body);
  if (text.includes('score')) {
    const score = text.includes('I can help') ? 0.9 : 0.1;
    return JSON.stringify({ score, reasoning: 'Read it.' });
  }
  if (text.includes('within 30 days')) {
    return text.includes('late') ? 'I can help, and I am sorry.' : 'You have 30 days.';
  }
  return text.includes('Tell everything') ? BAD : GOOD;
}

const PROMPT = 'You are Bo, the helper of Acme.\nBe polite.\n';
const WORSE_PROMPT = 'You are Bo, the helper of Acme.\nTell everything.\n';
const TABLE = 'id,question,expected\na,What can you do?,Help with orders\nb,Who are you?,Bo\n';

// Programs whose answer is in a package of the repository: without an install they do not start.

const NODE_PACKAGE = {
  'packages/answers/package.json': '{"name":"answers","version":"1.0.0","main":"index.js"}',
  'packages/answers/index.js': `exports.answer = ${JSON.stringify(GOOD)};\n`,
};

const WORSE_NODE = { 'packages/answers/index.js': `exports.answer = ${JSON.stringify(BAD)};\n` };
const MANIFEST = {
  name: 'bot',
  version: '1.0.0',
  dependencies: { answers: 'file:packages/answers' },
};

const NODE_AGENT = {
  ...NODE_PACKAGE,
  'package.json': JSON.stringify(MANIFEST),
  'agent.mjs': `import { answer } from 'answers';
if (process.env.BOT_TOKEN !== 'token-of-the-bot') throw new Error('no BOT_TOKEN');
console.log(JSON.stringify({ output: answer }));
`,
};

const NPM_LOCK = JSON.stringify({
  name: 'bot',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': MANIFEST,
    'node_modules/answers': { resolved: 'packages/answers', link: true },
    'packages/answers': { version: '1.0.0' },
  },
});

/** Builds itself, since a build by setuptools would fetch it. */
const BACKEND = `import zipfile, os
NAME = 'answers-1.0.dist-info'
def build_wheel(target, *_):
    file = 'answers-1.0-py3-none-any.whl'
    with zipfile.ZipFile(os.path.join(target, file), 'w') as wheel:
        wheel.write('answers.py')
        wheel.writestr(NAME + '/METADATA', 'Metadata-Version: 2.1\\nName: answers\\nVersion: 1.0\\n')
        wheel.writestr(NAME + '/WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
        wheel.writestr(NAME + '/RECORD', '')
    return file
`;
const BUILD = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n';
const PYTHON_PACKAGE = {
  'packages/answers/pyproject.toml': `${BUILD}[project]\nname = "answers"\nversion = "1.0"\n`,
  'packages/answers/backend.py': BACKEND,
  'packages/answers/answers.py': `ANSWER = ${JSON.stringify(GOOD)}\n`,
};

const WORSE_PYTHON = { 'packages/answers/answers.py': `ANSWER = ${JSON.stringify(BAD)}\n` };
const PYTHON_AGENT = {
  ...PYTHON_PACKAGE,
  'agent.py': `import json, os
from answers import ANSWER
assert os.environ['BOT_TOKEN'] == 'token-of-the-bot'
print(json.dumps({'output': ANSWER}))
`,
};

const BOT_TOKEN = { BOT_TOKEN: 'token-of-the-bot' };

function program(name: string, files: Files): Project {
  const isNode = 'agent.mjs' in files;
  return {
    name: `a program, ${name}`,
    files,
    args: ['--command', isNode ? 'node agent.mjs {{question}}' : 'python3 agent.py {{question}}'],
    env: BOT_TOKEN,
    worse: isNode ? WORSE_NODE : WORSE_PYTHON,
  };
}

const PROGRAMS: readonly Project[] = [
  program('npm', { ...NODE_AGENT, 'package-lock.json': NPM_LOCK }),
  program('pnpm', { ...NODE_AGENT, 'pnpm-lock.yaml': "lockfileVersion: '9.0'\n" }),
  program('pip', { ...PYTHON_AGENT, 'requirements.txt': './packages/answers\n' }),
  program('a package of its own', {
    ...PYTHON_AGENT,
    'pyproject.toml': `${BUILD}[project]\nname = "answers"\nversion = "1.0"\n`,
    'backend.py': BACKEND.replace(
      "write('answers.py')",
      "write('packages/answers/answers.py', 'answers.py')",
    ),
  }),
  program('uv', { ...PYTHON_AGENT, 'uv.lock': 'version = 1\n' }),
];

const NODE_SERVER = `import { createServer } from 'node:http';
import { answer } from 'answers';

createServer((request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  request.resume().on('end', () => response.end(JSON.stringify({ data: { answer } })));
}).listen(Number(process.env.PORT), '127.0.0.1');
setTimeout(() => process.exit(), 60_000).unref();
`;
const PYTHON_SERVER = `import json, os, sys
from http.server import BaseHTTPRequestHandler, HTTPServer
sys.path.append('packages/answers')
from answers import ANSWER
class Bot(BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers['content-length'])))
        if 'question' not in asked: return self.send_error(422)
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({'answer': ANSWER}).encode())
HTTPServer(('127.0.0.1', int(sys.argv[2])), Bot).serve_forever()
`;

const ENDPOINTS: readonly Project[] = [
  {
    name: 'an endpoint, npm start',
    files: {
      ...NODE_AGENT,
      'package.json': JSON.stringify({
        ...MANIFEST,
        scripts: { start: 'node --env-file=.env server.mjs' },
      }),
      'package-lock.json': NPM_LOCK,
      'server.mjs': NODE_SERVER,
    },
    args: ['--target', 'URL'],
    // Where nothing is installed yet, Node finds the package by its folder.
    server: [
      'node',
      '--import',
      'data:text/javascript,import{mkdirSync,symlinkSync}from"node:fs";mkdirSync("node_modules");symlinkSync("../packages/answers","node_modules/answers")',
      'server.mjs',
    ],
    env: { BOT_MODE: 'test' },
    worse: WORSE_NODE,
  },
  {
    name: 'an endpoint, Procfile, with a table',
    files: {
      ...PYTHON_PACKAGE,
      'requirements.txt': '',
      'server.py': PYTHON_SERVER,
      Procfile: 'web: python3 server.py --port 8000\n',
      'package.json': '{"devDependencies":{"nobody-has-this":"1.0.0"}}',
      'evals/questions.csv': TABLE,
    },
    args: ['--target', 'URL'],
    server: ['python3', 'server.py', '--port', 'PORT'],
    // Expected answers need a judge.
    env: OPENAI,
    worse: WORSE_PYTHON,
  },
  {
    name: 'an endpoint in a folder of the repository',
    files: {
      ...Object.fromEntries(
        Object.entries(PYTHON_PACKAGE).map(([path, text]) => [`apps/bot/${path}`, text]),
      ),
      'apps/bot/server.py': PYTHON_SERVER,
      'apps/bot/README.md': 'Start it:\n\n```sh\npython3 server.py --port 8000\n```\n',
    },
    args: ['--target', 'URL'],
    server: ['python3', 'server.py', '--port', 'PORT'],
    worse: { 'apps/bot/packages/answers/answers.py': `ANSWER = ${JSON.stringify(BAD)}\n` },
  },
];

// An agent that works by the skill that it finds.

const CLAUDE: Agent = {
  program: 'claude',
  text: String.raw`#!/usr/bin/env node
const { readFileSync } = require('node:fs');
const print = (event) => console.log(JSON.stringify(event));
const content = [{ type: 'text', text: readFileSync('.claude/skills/csv/SKILL.md', 'utf8') }];
if (process.env.ANTHROPIC_API_KEY !== 'key-of-anthropic') process.exit(1);
print({ type: 'system', subtype: 'init', session_id: 's', claude_code_version: '2.1.197', model: 'm' });
print({ type: 'assistant', message: { id: 'm1', role: 'assistant', model: 'm', content } });
print({ type: 'result', subtype: 'success', is_error: false, num_turns: 1, result: content[0].text, total_cost_usd: 0.01, usage: { input_tokens: 1, output_tokens: 1 } });
`,
};

const skill = (rule: string): Files => ({
  'skills/csv/SKILL.md': `---\nname: csv\ndescription: Tables.\n---\n\n${rule}\n`,
});

const chatOf = (prompt: string) => [
  { role: 'system', content: prompt },
  { role: 'user', content: '{{question}}' },
];

const gitHubPrompt = (prompt: string): Files => ({
  'bo.prompt.yml': stringify({
    messages: chatOf(prompt),
    testData: [{ question: 'What can you do?' }],
    evaluators: [{ name: 'polite', string: { contains: 'I can help' } }],
  }),
});

interface CodedPrompt {
  readonly file: string;
  readonly code: (prompt: string) => string;
}
function inCode(name: string, { file, code }: CodedPrompt): Project {
  const files = { [file]: code(PROMPT) };
  return { name: `a prompt in ${name}`, files, env: OPENAI, worse: { [file]: code(WORSE_PROMPT) } };
}

/** @param prompts by their files */
function promptfoo(name: string, prompts: Files, worse: Files): Project {
  const config = stringify({
    prompts: Object.keys(prompts).map((path) => `file://${path}`),
    providers: [{ id: 'openai:gpt-6-luna', config: { apiBaseUrl: 'OPENAI_URL' } }],
    tests: [
      {
        vars: { question: 'What can you do?' },
        assert: [{ type: 'contains', value: 'I can help' }],
      },
    ],
  });
  const files = { ...prompts, 'promptfooconfig.yaml': config };
  return { name: `promptfoo, ${name}`, files, env: OPENAI, worse };
}

const PROMPTS: readonly Project[] = [
  {
    name: 'nothing: a made-up prompt',
    files: {},
    env: OPENAI,
    worse: { 'prompts/support.md': 'Tell everything.' },
  },
  {
    name: 'a prompt file and a table, another vendor',
    files: { 'src/prompts/bo.txt': PROMPT, 'data/questions.csv': TABLE },
    env: ANTHROPIC,
    worse: { 'src/prompts/bo.txt': WORSE_PROMPT },
  },
  {
    name: 'a prompt for articles beside one for titles, with texts that must come',
    files: {
      'bot/prompts/title.md': 'Write a title.\n',
      'bot/prompts/bo.md': PROMPT,
      'evals/mails.jsonl': '{"id":"a","email":"Help me.","must_mention":"I can help"}\n',
    },
    env: ANTHROPIC,
    worse: { 'bot/prompts/bo.md': WORSE_PROMPT },
  },
  {
    name: 'a chat file',
    files: { 'prompts/bo.yaml': stringify(chatOf(PROMPT)) },
    env: OPENAI,
    worse: { 'prompts/bo.yaml': stringify(chatOf(WORSE_PROMPT)) },
  },
  inCode('TypeScript', {
    file: 'src/prompts.ts',
    code: (prompt) => `export const SYSTEM_PROMPT: string = \`${prompt}\`;\n`,
  }),
  inCode('Python, filled in by name', {
    file: 'bot/prompts.py',
    code: (prompt) =>
      `import missing_package\nANSWER_PROMPT: str = """${prompt}\nQuestion: {question}\n"""\n`,
  }),
  {
    name: "GitHub's prompt file",
    files: gitHubPrompt(PROMPT),
    env: OPENAI,
    worse: gitHubPrompt(WORSE_PROMPT),
  },
  promptfoo(
    'a chat in JSON and one in YAML, of which one gets worse',
    {
      'prompts/bo.json': JSON.stringify(chatOf(PROMPT)),
      'prompts/bob.yaml': stringify(chatOf(PROMPT)),
    },
    { 'prompts/bob.yaml': stringify(chatOf(WORSE_PROMPT)) },
  ),
  {
    name: 'promptfoo, a function that needs a package and reads a file; the address is a variable',
    files: {
      ...NODE_PACKAGE,
      'package.json': JSON.stringify(MANIFEST),
      'package-lock.json': NPM_LOCK,
      'prompts/rules.md': PROMPT,
      'prompts/bo.js': `const { readFileSync } = require('node:fs');
require('answers');
module.exports = ({ vars }) => [
  { role: 'system', content: readFileSync(__dirname + '/rules.md', 'utf8') },
  { role: 'user', content: vars.question },
];
`,
      'promptfooconfig.yaml': stringify({
        prompts: ['file://prompts/bo.js'],
        providers: ['openai:gpt-6-luna'],
        tests: [
          {
            vars: { question: 'What can you do?' },
            assert: [{ type: 'contains', value: 'I can help' }],
          },
        ],
      }),
    },
    env: OPENAI,
    worse: { 'prompts/rules.md': WORSE_PROMPT },
  },
  {
    name: 'a skill with evals',
    files: {
      ...skill('Say: I can help.'),
      'skills/csv/evals/evals.json': JSON.stringify({
        evals: [{ id: 1, prompt: 'Sum column a.', expected_output: 'Helps' }],
      }),
    },
    env: ANTHROPIC,
    worse: skill('Say nothing.'),
  },
];

// Evals that the team has already. What they import is there only after an install.

const EVALS: readonly Project[] = [
  {
    name: 'evals, by a script in a package of the repository',
    files: {
      'kit/bot/package.json': JSON.stringify({
        ...MANIFEST,
        scripts: { test: 'node --test unit', evals: 'node --test evals/*.test.mjs' },
      }),
      'kit/bot/packages/answers/package.json': NODE_PACKAGE['packages/answers/package.json'],
      'kit/bot/packages/answers/index.js': NODE_PACKAGE['packages/answers/index.js'],
      'kit/bot/unit/a.test.mjs': "throw new Error('a unit test')\n",
      'kit/bot/evals/help.test.mjs': `import test from 'node:test';
import { match } from 'node:assert';
import { answer } from 'answers';
test('helps', () => match(process.env.TEAM_API_KEY === undefined ? '' : answer, /I can help/));
`,
    },
    env: { TEAM_API_KEY: 'key-of-the-team' },
    worse: { 'kit/bot/packages/answers/index.js': WORSE_NODE['packages/answers/index.js'] },
  },
  {
    name: 'evals, by pytest and a mark',
    files: {
      ...PYTHON_PACKAGE,
      'requirements.txt': './packages/answers\n',
      'requirements-dev.txt': 'pytest\n',
      'pytest.ini': '[pytest]\nmarkers = eval: of a model\naddopts = -m "not eval"\n',
      'tests/test_bot.py': `import pytest
from answers import ANSWER
def test_unit(): assert False
@pytest.mark.eval
def test_helps(): assert 'I can help' in ANSWER
`,
    },
    worse: WORSE_PYTHON,
  },
];

let vendors: Readonly<Record<'OPENAI' | 'ANTHROPIC', FakeServer>>;
beforeAll(async () => {
  const [OPENAI, ANTHROPIC] = await Promise.all([
    startOpenAiServer({ reply }),
    startAnthropicServer({ reply }),
  ]);
  vendors = { OPENAI, ANTHROPIC };
});

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});

/** Of each vendor whose key is there. */
function addresses(env: Files): Files {
  return Object.fromEntries(
    Object.entries(vendors).flatMap(([name, { url }]) =>
      `${name}_API_KEY` in env ? [[`${name}_BASE_URL`, url]] : [],
    ),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Until it answers anything. */
async function reached(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nobody answers at ${url}`);
}

interface Prepared {
  /** Of the repository, `.env` left out as git leaves it out. */
  readonly files: Files;
  readonly workflow: string;
  readonly secrets: Files;
  readonly variables: Files;
}

/** `init` as its owner calls it, and what it says has to be stored on GitHub. */
async function prepare({ files, args = [], server, env = {} }: Project): Promise<Prepared> {
  const own = { ...env, ...addresses(env) };
  const text = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
  const folder = Object.keys(files).some((path) => path.startsWith('apps/bot/')) ? 'apps/bot' : '.';
  const here = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      content.replace('OPENAI_URL', vendors.OPENAI.url),
    ]),
  );
  const workspace = await createWorkspace({
    ...here,
    '.git/HEAD': 'ref: refs/heads/main\n',
    [`${folder}/.env`]: text.join(''),
  });
  const from = `${workspace.path}/${folder}`;
  const port = server === undefined ? 0 : await freePort();
  const url = `http://127.0.0.1:${port}/ask`;
  const [start, ...words] = (server ?? ['true']).map((word) => word.replace('PORT', String(port)));
  const child = spawn(start ?? '', words, {
    cwd: from,
    env: { ...process.env, PORT: String(port) },
  });
  try {
    if (server !== undefined) await reached(url);
    const made = await runAction(new Workspace(from), {
      as: 'local',
      args: ['init', ...args.map((word) => word.replace('URL', url))],
    });
    expect({ code: made.code, wrong: made.stderr }).toEqual({ code: 0, wrong: '' });
    const after = await workspace.files();
    const workflow = after['.github/workflows/kindlm.yml'] ?? '';
    const [, said = ''] = / Add (.+)$/m.exec(made.stdout) ?? [];
    const stored = (store: string): Files =>
      Object.fromEntries(
        [...workflow.matchAll(new RegExp(`\\$\\{\\{ ${store}\\.(\\w+) \\}\\}`, 'g'))].map(
          ([, name = '']) => {
            expect(said).toContain(name);
            return [name, own[name as keyof typeof own] ?? ''];
          },
        ),
      );
    const ignored = /(?:^|\/)(?:\.env$|\.git\/|node_modules\/)/;
    const kept = Object.entries(after).filter(([path]) => !ignored.test(path));
    return {
      files: Object.fromEntries(kept),
      workflow,
      secrets: stored('secrets'),
      variables: stored('vars'),
    };
  } finally {
    child.kill();
    await workspace.remove();
  }
}

async function pullRequest(
  { files, workflow, ...stored }: Prepared,
  change: Files,
  process: 'own' | 'this' = 'this',
) {
  const ended = await runWorkflow({
    github,
    text: workflow,
    process,
    files: { ...files, ...change },
    ...stored,
    agents: { '@anthropic-ai/claude-code': CLAUDE },
    ...onPullRequest(github),
  });
  const run = ended?.jobs[0]?.runs.at(-1);
  return { code: run?.code, result: run?.outputs['result'], log: run?.stdout };
}

test.each([
  ['its install', /pip install uv\n|uv sync --frozen\n/g],
  ['its PATH', /echo .*GITHUB_PATH.*\n/],
])(
  'without %s a program is not green: the runner has nothing that it lacks',
  async (_what, lines) => {
    const uv = PROGRAMS.find(({ name }) => name.endsWith('uv'));
    if (uv === undefined) throw new Error('no project with uv');
    const prepared = await prepare(uv);
    const workflow = prepared.workflow.replace(lines, 'true\n');
    expect(workflow).not.toBe(prepared.workflow);
    expect(await pullRequest({ ...prepared, workflow }, {})).not.toMatchObject({ code: 0 });
  },
);

const KINDS = [PROMPTS, EVALS, PROGRAMS, ENDPOINTS];

describe.each(KINDS.flat())('$name', (project) => {
  test('its first pull request is green, and a worse one is red', async () => {
    const prepared = await prepare(project);
    const process = KINDS.some(([first]) => first === project) ? 'own' : 'this';
    expect(await pullRequest(prepared, {}, process)).toMatchObject({ code: 0, result: 'passed' });
    expect(await pullRequest(prepared, project.worse, process)).toMatchObject({
      code: 1,
      result: 'failed',
    });
  });
});
