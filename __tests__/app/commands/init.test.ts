/** `init` in folders as people have them: what it writes, and that a run would accept it. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import type { CommandCall } from '../../../src/app/commands/commands.js';
import { init } from '../../../src/app/commands/init/init.js';
import { createWorkspace, readFolder } from '../../e2e/workspace.js';
import { lintProblems, parserProblems } from '../../docs/workflow-parsers.js';

type Files = Readonly<Record<string, string>>;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: object;
}

interface Suite {
  readonly providers: Readonly<Record<string, unknown>>;
  readonly models: readonly {
    readonly id: string;
    readonly model: string;
    readonly provider: string;
  }[];
  readonly prompts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaults: object;
  readonly gates: object;
  readonly results?: readonly Readonly<Record<string, unknown>>[];
  readonly tests: readonly {
    readonly name: string;
    readonly vars?: object;
    readonly assert?: readonly { readonly type: string; readonly value?: string }[];
  }[];
}

interface Call {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Relative; default: the root. */
  readonly folder?: string;
  /** Symbolic links, by path, and what they lead to. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Runs it in a new folder with these files. */
async function initIn(files: Files, { args = [], env = {}, folder = '.', links = {} }: Call = {}) {
  const workspace = await createWorkspace(files);
  let [said, wrong] = ['', ''];
  const ran: (readonly string[])[] = [];
  try {
    const call: CommandCall = {
      args,
      from: join(workspace.path, folder),
      environment: env,
      write: (text) => (said += text),
      writeError: (text) => (wrong += text),
      run: (line) => Promise.resolve(ran.push(line) as 1),
    };
    for (const [link, target] of Object.entries(links)) {
      await mkdir(dirname(join(workspace.path, link)), { recursive: true });
      await symlink(target, join(workspace.path, link));
    }
    const code = await init(call);
    const after = await readFolder(workspace.path);
    const suite = parse(after[join(folder, 'kindlm.yaml')] ?? '') as Suite;
    return { code, said, wrong, ran, files: after, suite };
  } finally {
    await workspace.remove();
  }
}

describe('in an empty folder', () => {
  test('it writes a suite of three tests, its prompt, a workflow and what git has to know', async () => {
    const { code, wrong, files, suite } = await initIn({});
    expect({ code, wrong }).toEqual({ code: 0, wrong: '' });
    expect(Object.keys(files).sort()).toEqual([
      '.gitattributes',
      '.github/workflows/kindlm.yml',
      '.gitignore',
      'kindlm.yaml',
      'prompts/support.md',
    ]);
    expect(suite.tests).toHaveLength(3);
    expect(suite).toMatchObject({
      defaults: { repeat: 3, minPasses: 2 },
      gates: { runPassRateMin: 0.9, notWorse: true },
    });
  });

  test('its workflow is one that GitHub runs', async () => {
    const { files } = await initIn({});
    const text = files['.github/workflows/kindlm.yml'] ?? '';
    expect(await parserProblems('kindlm.yml', text)).toEqual([]);
    expect(await lintProblems('kindlm.yml', text)).toEqual([]);
    expect(parse(text)).toMatchObject({
      on: { pull_request: null, push: { branches: ['main'] } },
      permissions: { contents: 'read', actions: 'read', 'pull-requests': 'write' },
    });
    expect(text).toContain('OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}');
  });

  test.each([
    [{}, 'openai', 'OPENAI_API_KEY'],
    [{ ANTHROPIC_API_KEY: 'k' }, 'anthropic', 'ANTHROPIC_API_KEY'],
    [{ GEMINI_API_KEY: 'k' }, 'gemini', 'GEMINI_API_KEY'],
    [{ MISTRAL_API_KEY: 'k' }, 'mistral', 'MISTRAL_API_KEY'],
    [{ COHERE_API_KEY: 'k' }, 'cohere', 'COHERE_API_KEY'],
    [{ OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' }, 'openai', 'OPENAI_API_KEY'],
    [{ OPENAI_API_KEY: ' ' }, 'openai', 'OPENAI_API_KEY'],
  ])(
    'with %j it asks %s, and says which key it wants only where it has none',
    async (env, kind, key) => {
      const { code, said, suite, files } = await initIn({}, { env });
      expect(code).toBe(0);
      expect([Object.keys(suite.providers), suite.models[0]?.provider]).toEqual([[kind], kind]);
      expect(files['.github/workflows/kindlm.yml']).toContain(`secrets.${key}`);
      expect(said.includes(`Put ${key} into a file .env`)).toBe(!Object.values(env).includes('k'));
    },
  );

  test('in a job of GitHub no .env file is read', async () => {
    const files = { '.env': 'ANTHROPIC_API_KEY=k' };
    const { suite } = await initIn(files, { env: { GITHUB_ACTIONS: 'true' } });
    expect(Object.keys(suite.providers)).toEqual(['openai']);
  });

  test('a key in a .env file counts', async () => {
    const { suite, said } = await initIn({ '.env': 'ANTHROPIC_API_KEY=k' });
    expect([Object.keys(suite.providers), said]).toEqual([
      ['anthropic'],
      expect.not.stringContaining('Put '),
    ]);
  });

  test('a server of your own is named by its variable', async () => {
    const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://localhost:1234/v1' };
    const { suite, files } = await initIn({}, { env });
    expect(suite.providers['openai']).toEqual({
      apiKeyEnv: 'OPENAI_API_KEY',
      baseUrl: '${OPENAI_BASE_URL}',
    });
    expect(files['.github/workflows/kindlm.yml']).toContain(
      'OPENAI_BASE_URL: ${{ vars.OPENAI_BASE_URL }}',
    );
  });

  test('it says two next steps; with --record it makes the recordings', async () => {
    const { said, ran } = await initIn({});
    expect([said.match(/^ {2}\d\. /gm), ran]).toEqual([['  1. ', '  2. '], []]);
    expect((await initIn({}, { args: ['--record'] })).ran).toEqual([['record']]);
  });

  test.each([[['--nonsense']], [['somewhere']]])(
    '%j is refused, and nothing is written',
    async (args) => {
      const { code, wrong, files } = await initIn({}, { args });
      expect([code, wrong, files]).toEqual([2, expect.stringContaining('Usage: '), {}]);
    },
  );
});

describe('what exists', () => {
  const EXISTING = {
    'kindlm.yaml': stringify({
      kindlm: 1,
      project: 'mine',
      suite: { name: 'mine' },
      providers: { openai: { apiKeyEnv: 'MY_KEY' } },
      models: [{ id: 'm', provider: 'openai', model: 'gpt-6-luna' }],
      prompts: { p: { user: 'Hi' } },
      tests: [{ name: 't', prompt: 'p' }],
    }),
    '.gitignore': 'dist/\n.env',
    '.github/workflows/other.yml': 'on: push\n',
  };

  test('stays as it is, and is named; the workflow has the keys of the suite', async () => {
    const { code, said, files } = await initIn(EXISTING);
    expect([code, files['kindlm.yaml']]).toEqual([0, EXISTING['kindlm.yaml']]);
    expect(said).toMatch(/Left alone, because it exists:\n {2}kindlm\.yaml\n/);
    expect(files['.github/workflows/kindlm.yml']).toContain('secrets.MY_KEY');
    expect(files['.gitignore']).toBe('dist/\n.env\nkindlm-report/\n');
  });

  test('a part of an address is a variable, whatever its name, and a part of a query a secret', async () => {
    const http = { url: 'https://${PREVIEW}/ask?code=${CODE_URL}', body: { q: '{{prompt}}' } };
    const { said, files } = await initIn({
      'kindlm.yaml': stringify({
        kindlm: 1,
        project: 'mine',
        suite: { name: 'mine' },
        providers: { http },
        models: [{ id: 'm', provider: 'http', model: 'm' }],
        prompts: { p: { user: 'Hi' } },
        tests: [{ name: 't', prompt: 'p' }],
      }),
    });
    const workflow = files['.github/workflows/kindlm.yml'];
    expect(workflow).toContain('PREVIEW: ${{ vars.PREVIEW }}');
    expect(workflow).toContain('CODE_URL: ${{ secrets.CODE_URL }}');
    expect(said).toContain('Add CODE_URL as a secret, and PREVIEW as a variable');
  });

  test('a second time changes nothing', async () => {
    const first = await initIn({});
    const second = await initIn(first.files);
    expect([second.code, second.files]).toEqual([0, first.files]);
    expect(second.said).not.toMatch(/Wrote|Added/);
  });

  test.each<readonly [string, Files, string]>([
    ['a file for two folders', { '.github': '' }, '.github/workflows/kindlm.yml'],
    ['a folder for a file', { '.gitignore/x': '' }, '.gitignore'],
  ])('%s: what was written is said, and what cannot be', async (_name, files, path) => {
    const { code, said, wrong } = await initIn(files);
    expect([code, said]).toEqual([2, expect.stringMatching(/^Wrote:\n {2}kindlm\.yaml\n/)]);
    expect(wrong).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')} cannot be written: E\\w+: `));
  });

  test('a suite that is not right is said to be, at its place', async () => {
    const { code, wrong } = await initIn({ 'kindlm.yaml': 'kindlm: 1\nnonsense: 1\n' });
    expect([code, wrong]).toEqual([2, expect.stringContaining('kindlm.yaml:2')]);
  });
});

test('in a folder of a repository, the workflow goes to its root and names the folder and the branch', async () => {
  const { code, files } = await initIn(
    {
      '.git/HEAD': 'ref: refs/heads/feature\n',
      '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n',
      'packages/bot/x': '',
    },
    { folder: 'packages/bot' },
  );
  expect(code).toBe(0);
  const workflow = files['.github/workflows/kindlm.yml'] ?? '';
  expect(parse(workflow)).toMatchObject({ on: { push: { branches: ['trunk'] } } });
  expect(workflow).toContain('working-directory: packages/bot');
  expect(files['packages/bot/kindlm.yaml']).toContain('project: bot');
});

describe('with a promptfoo config', () => {
  const CONFIG = {
    prompts: ['Say {{word}}'],
    providers: ['openai:gpt-6-luna'],
    tests: [{ vars: { word: 'hello' }, assert: [{ type: 'contains', value: 'hello' }] }],
  };

  test('it imports that, with the repeats and gates of a first suite', async () => {
    const { code, suite } = await initIn({ 'promptfooconfig.yaml': stringify(CONFIG) });
    expect([code, suite.tests.length]).toEqual([0, 1]);
    expect(suite).toMatchObject({
      defaults: { repeat: 3, minPasses: 2 },
      gates: { passRateMin: 1, runPassRateMin: 0.9, notWorse: true },
    });
  });

  test('a number of repeats of its own stays', async () => {
    const config = { ...CONFIG, evaluateOptions: { repeat: 5 } };
    const { code, suite } = await initIn({ 'promptfooconfig.yaml': stringify(config) });
    expect([code, suite.defaults]).toEqual([0, { repeat: 5 }]);
  });

  test('one of which not everything can be imported gets its workflow and gates as well', async () => {
    const [test] = CONFIG.tests;
    const tests = [{ ...test, assert: [...(test?.assert ?? []), { type: 'moderation' }] }];
    const { code, said, wrong, files, suite } = await initIn({
      'promptfooconfig.yaml': stringify({ ...CONFIG, tests }),
    });
    expect([code, suite.gates]).toEqual([0, expect.objectContaining({ notWorse: true })]);
    expect(Object.keys(files)).toContain('.github/workflows/kindlm.yml');
    expect(said).toContain('Next:');
    expect(wrong).toMatch(/Not carried over \(1\):\n.*moderation/);
  });

  test('one that cannot be imported is an error, and nothing is written', async () => {
    const { code, files } = await initIn({ 'promptfooconfig.yaml': 'prompts: []\n' });
    expect([code, Object.keys(files)]).toEqual([2, ['promptfooconfig.yaml']]);
  });
});

describe("with GitHub's prompt files", () => {
  const PROMPT = {
    name: 'Summarizer',
    model: 'openai/gpt-4o-mini',
    modelParameters: { temperature: 0.5, maxTokens: 200 },
    messages: [
      { role: 'system', content: 'You summarize.' },
      { role: 'user', content: 'Summarize: {{input}}' },
    ],
    testData: [
      { input: 'A fox.', expected: 'Fox' },
      { input: 'A dog.', expected: 'Dog' },
    ],
    evaluators: [
      { name: 'start', string: { startsWith: 'Summary -' } },
      { name: 'word', string: { contains: '{{expected}}' } },
      { name: 'same', uses: 'github/similarity' },
      { name: 'odd', uses: 'custom/thing' },
    ],
  };
  const withPrompts = (prompts: Readonly<Record<string, object>>) =>
    initIn(
      Object.fromEntries(Object.entries(prompts).map(([path, file]) => [path, stringify(file)])),
    );

  test('messages, rows, evaluators and parameters become a suite that a run accepts', async () => {
    const { code, wrong, suite } = await withPrompts({ 'prompts/sum.prompt.yml': PROMPT });
    expect(code).toBe(0);
    expect(suite.prompts).toEqual({
      sum: { messagesFile: 'prompts/sum.prompt.yml' },
    });
    expect(suite.models).toEqual([
      {
        id: 'gpt-4o-mini',
        provider: 'openai',
        model: 'gpt-4o-mini',
        params: { temperature: 0.5, maxTokens: 200 },
      },
    ]);
    expect(suite.tests.map(({ name, vars }) => [name, vars])).toEqual([
      ['sum-1', { input: 'A fox.' }],
      ['sum-2', { input: 'A dog.' }],
    ]);
    expect(suite.tests[0]?.assert).toEqual([
      { type: 'javascript', value: 'output.trim().toLowerCase().startsWith("summary -")' },
      { type: 'icontains', value: 'Fox' },
      { type: 'llm-rubric', value: 'Means the same as: Fox' },
    ]);
    expect(wrong.split('\n').filter(Boolean)).toEqual([
      'prompts/sum.prompt.yml: the evaluator "odd" is left out',
    ]);
  });

  test.each([
    ['mistral-ai/mistral-large-2512', ['mistral', 'mistral-large-2512']],
    ['cohere/command-a-03-2025', ['cohere', 'command-a-03-2025']],
    ['gpt-5.4-mini', ['openai', 'gpt-5.4-mini']],
    ['deepseek/deepseek-v3-0324', ['openai', 'gpt-6-luna']],
  ])('the model %s is asked at %j', async (model, expected) => {
    const { code, suite } = await withPrompts({ 'a.prompt.yaml': { ...PROMPT, model } });
    expect(code).toBe(0);
    expect([suite.models[0]?.provider, suite.models[0]?.model]).toEqual(expected);
  });

  test('two files of one name, and one model with other parameters, are kept apart', async () => {
    const other = { ...PROMPT, modelParameters: { temperature: 0 } };
    const { code, suite } = await withPrompts({
      'a/x.prompt.yml': PROMPT,
      'b/x.prompt.yml': other,
    });
    expect([code, Object.keys(suite.prompts)]).toEqual([0, ['x', 'prompt-x-2']]);
    expect(suite.models.map(({ id }) => id)).toEqual(['gpt-4o-mini', 'gpt-4o-mini-prompt-x-2']);
  });

  test('a judge of its own, a JSON format and no test data', async () => {
    const { code, suite } = await withPrompts({
      'a.prompt.yml': {
        ...PROMPT,
        testData: undefined,
        responseFormat: 'json_object',
        evaluators: [
          {
            name: 'judge',
            llm: {
              modelId: 'x',
              prompt: 'Is {{completion}} right?',
              choices: [{ choice: 'yes', score: 1 }],
            },
          },
        ],
      },
    });
    expect(code).toBe(0);
    expect(suite.tests).toEqual([
      expect.objectContaining({
        vars: { input: 'Replace this with a real input.' },
        assert: [
          { type: 'is-json' },
          { type: 'llm-rubric', value: 'Is the answer right?\n\nScores by choice:\nyes: score 1' },
        ],
      }),
    ]);
  });

  test('one without a prompt is left out by name; without any other, a starter is written', async () => {
    const { code, wrong, suite } = await withPrompts({ 'a.prompt.yml': { messages: 'x' } });
    expect([code, wrong]).toEqual([0, expect.stringContaining('a.prompt.yml: left out')]);
    expect(Object.keys(suite.prompts)).toEqual(['support']);
  });
});

describe('what a folder has', () => {
  const PROMPT = 'You are Bo, the assistant of Acme.\nBe brief.\n';
  const TABLE = 'id,question,expected\na,What is 1+1?,2\nb,Capital of France?,Paris\n';

  test('a prompt file is tested, with made-up questions that say so', async () => {
    const { code, said, suite, files } = await initIn({ 'prompts/bo.md': PROMPT });
    expect([code, suite.prompts]).toEqual([
      0,
      { main: { systemFile: 'prompts/bo.md', user: '{{question}}' } },
    ]);
    expect(files['kindlm.yaml']).toMatch(/^#.*\n# Tests the prompt prompts\/bo\.md with MADE-UP/);
    expect(said).toContain('prompts/bo.md: a prompt');
    expect(said).toContain(
      'This suite tests prompts/bo.md with made-up questions until you change `tests`.',
    );
    expect(Object.keys(files)).not.toContain('prompts/support.md');
  });

  test('one with a place for the question is what the user says', async () => {
    const { code, suite } = await initIn({ 'prompts/ask.txt': 'Answer {{question}} as {{role}}.' });
    expect([code, suite.prompts]).toEqual([0, { main: { userFile: 'prompts/ask.txt' } }]);
    expect(suite.tests[0]?.vars).toMatchObject({ role: 'MADE UP: a value of role' });
  });

  test.each([
    ['AGENTS.md'],
    ['skills/csv/SKILL.md'],
    ['app/support.prompt.md'],
    ['app/reply.j2'],
    ['src/prompts/deep/x.txt'],
    ['patterns/summarize/system.md'],
    ['app/review_prompt.txt'],
    ['CLAUDE.md'],
  ])('%s is a prompt', async (path) => {
    const { code, suite } = await initIn({ [path]: PROMPT });
    expect([code, suite.prompts['main']?.['systemFile']]).toEqual([0, path]);
  });

  test.each([
    ['{% if x %}a{% endif %}'],
    ['Hello {{ name | upper }}'],
    ['{{#each items}}x{{/each}}'],
    ['Hello {{ greet(name) }}'],
  ])('the template %j is left out, by name', async (text) => {
    const { code, wrong, suite } = await initIn({ 'prompts/x.j2': text });
    expect([code, wrong]).toEqual([0, expect.stringContaining('Left out: prompts/x.j2: ')]);
    expect(suite.prompts['support']?.['systemFile']).toBe('kindlm-prompt.md');
  });

  test.each<readonly [string, string, object]>([
    ['data/q.csv', TABLE, { name: 'case {{id}}', cases: 'data/q.csv' }],
    ['q.tsv', TABLE.replaceAll(',', '\t'), { name: 'case {{id}}', cases: 'q.tsv' }],
    ['q.jsonl', '{"question":"Hi","answer":"Hello"}\n', { name: 'case', cases: 'q.jsonl' }],
  ])('the questions of %s are asked, and judged by what is expected', async (path, text, test) => {
    const { code, said, suite } = await initIn({ 'prompts/bo.md': PROMPT, [path]: text });
    expect([code, suite.tests.length]).toEqual([0, 1]);
    expect(suite.tests[0]).toMatchObject(test);
    expect(JSON.stringify(suite.tests[0])).toMatch(
      /Says in substance: \{\{(?:expected|answer)\}\}/,
    );
    expect(said).not.toContain('made-up');
  });

  test.each<readonly [string, string, string | undefined]>([
    ['evals/a.csv', 'id,article,must_mention\na,Long text.,30 days\n', '{{must_mention}}'],
    ['tests/data/mails.jsonl', '{"email":"Hi","must contain":"Hello"}\n', '{{must contain}}'],
    ['golden.csv', 'document,fact\nText,one\n', '{{fact}}'],
    // One cell has none.
    ['evals/a.csv', 'article,must_mention\nText,30 days\nText,\n', undefined],
  ])('the texts of %s are worked on: %j', async (path, text, contained) => {
    const { code, suite } = await initIn({ 'prompts/bo.md': PROMPT, [path]: text });
    const output = contained === undefined ? {} : { output: { contains: [contained] } };
    expect([code, suite.tests]).toMatchObject([0, [{ cases: path, expect: output }]]);
    expect(suite.tests[0]).toMatchObject(
      contained === undefined ? { expect: { judge: [{}] } } : { expect: output },
    );
  });

  test('data that no test has is not asked', async () => {
    const { suite } = await initIn({ 'prompts/bo.md': PROMPT, 'data/a.csv': 'id,article\n1,x\n' });
    expect(suite.tests).toHaveLength(3);
  });

  test('of several prompts the first by name is tested, and all are told', async () => {
    const { suite, said } = await initIn({ 'prompts/b.md': PROMPT, 'prompts/a.md': 'Be short.' });
    expect(suite.prompts['main']).toMatchObject({ systemFile: 'prompts/a.md' });
    expect(said).toContain('prompts/b.md');
  });

  test('a table without a column for a place of the prompt is not used', async () => {
    const { code, wrong, suite } = await initIn({
      'prompts/ask.txt': 'Answer {{message}} in {{language}}.',
      'q.csv': 'message\nHi\n',
    });
    expect([code, wrong]).toEqual([0, expect.stringContaining('{{language}}')]);
    expect(suite.tests).toHaveLength(3);
  });

  test('of a server without prompts, the next step is to test it', async () => {
    const { said } = await initIn({ 'package.json': '{"scripts":{"start":"node server.js"}}' });
    expect(said).toContain('`npm start` starts a server');
    expect(said).toContain('To test your server instead, start it, remove what was written above');
  });

  const scripts = (all: Readonly<Record<string, string>>) => JSON.stringify({ scripts: all });
  test.each<[what: string, files: Readonly<Record<string, string>>, start: string, url: string]>([
    [
      'a start that only builds',
      { 'package.json': scripts({ start: 'tsc', serve: 'node .' }) },
      'npm run serve',
      'URL',
    ],
    [
      'a start that serves a page',
      { 'package.json': scripts({ start: 'react-scripts start', 'start:api': 'node api.js' }) },
      'npm run start:api',
      'URL',
    ],
    [
      'Express, with port and path in code',
      {
        'src/bot.js': `const app = express();\napp.post('/v1/ask', answer);\napp.listen(process.env.PORT || 3001);`,
      },
      'node src/bot.js',
      'http://127.0.0.1:3001/v1/ask',
    ],
    [
      'FastAPI, without a word on how it is started',
      { 'app/main.py': `app = FastAPI()\n@app.post("/chat")\nasync def chat(it: It): ...` },
      'uvicorn app.main:app --port 8000',
      'http://127.0.0.1:8000/chat',
    ],
    [
      'uvicorn in code',
      { 'bot/serve.py': `if __name__ == "__main__":\n    uvicorn.run("bot.serve:app", port=8001)` },
      'python3 -m bot.serve',
      'http://127.0.0.1:8001/PATH',
    ],
    [
      'Flask',
      { 'app.py': `app = Flask(__name__)\n@app.route("/ask", methods=["POST"])\ndef ask(): ...` },
      'flask --app app run --port 5000',
      'http://127.0.0.1:5000/ask',
    ],
  ])('a server is found: %s', async (_, files, start, url) => {
    const { said } = await initIn(files);
    expect(said).toContain(`\`${start}\` starts a server`);
    expect(said).toContain(`init --target ${url}\``);
  });

  test.each([
    ['a build', { start: 'tsc -p .', dev: 'vite' }],
    ['a build by another name', { start: 'npm run build', dev: 'webpack --watch' }],
  ])('no server is made of %s', async (_, all) => {
    expect((await initIn({ 'package.json': scripts(all) })).said).not.toContain('starts a server');
  });

  const LONG = 'You are Bo, the helper of Acme, an online shop. Be polite.';
  test.each<[what: string, files: Readonly<Record<string, string>>, says: string]>([
    [
      'is put together by signs',
      { 'bot.js': `const systemPrompt = '${LONG}' + rules;` },
      'bot.js:1: systemPrompt is put together by code',
    ],
    [
      'has texts in its places',
      { 'src/bot.ts': `f();\nconst systemPrompt = \`${LONG} \${x ? \`a\` : ''}\`;` },
      'src/bot.ts:2: systemPrompt is put together by code',
    ],
  ])('a prompt in code that %s is left out, with what to do', async (_, files, says) => {
    const { wrong, suite } = await initIn(files);
    expect(wrong).toContain(`Left out: ${says}`);
    expect(JSON.stringify(suite.prompts)).toContain('prompts/support.md');
  });

  /** What the program of a suite prints, each value being its place. */
  async function printed({ files, suite }: Awaited<ReturnType<typeof initIn>>): Promise<unknown> {
    const [program = '', ...words] = (suite.prompts['main']?.['command'] ?? '').split(' ');
    const workspace = await createWorkspace(files);
    try {
      const text = execFileSync(program, words, { cwd: workspace.path, encoding: 'utf8' });
      return JSON.parse(text);
    } finally {
      await workspace.remove();
    }
  }

  const Q = '{{question}}';
  const OTHER = 'A text of many words that no model is told to follow.';
  test.each<[found: string, file: string, code: string, says: object]>([
    [
      'src/bot.ts:2: the prompt SYSTEM_PROMPT',
      'src/bot.ts',
      `import { x } from './x';\r\nconst SYSTEM_PROMPT = '${LONG} It\\'s \\u0041';\r\n`,
      { system: `${LONG} It's A`, user: Q },
    ],
    [
      'src/bot.tsx:3: the prompt that buildPrompt returns',
      'src/bot.tsx',
      `buildPrompt('a');\nexport async function buildPrompt(topic: string, user: User) {\n  if (x) return \`${LONG} On \${topic} for \${ user.name }: \\\`\\\${y}\\\`, $5 {{tone}}\`;\n}`,
      { system: `${LONG} On {{topic}} for {{user_name}}: \`\${y}\`, $5 {{tone}}`, user: Q },
    ],
    [
      'lib/p.js:1: the prompt that answerPrompt returns',
      'lib/p.js',
      `const answerPrompt = (userQuestion, docs) => \`You are Bo, who answers from \${docs.map((d) => d.text).join("; ")}: \${userQuestion}\`;`,
      { user: 'You are Bo, who answers from {{docs}}: {{userQuestion}}' },
    ],
    [
      'src/constants/prompts.ts:3: the prompt personality',
      'src/constants/prompts.ts',
      `export const artifactsPrompt = '${OTHER}';\nexport const PROMPTS = {\n  personality: \`あなたはツンデレの女の子です。名前は含めないでください。\`,\n};`,
      { system: 'あなたはツンデレの女の子です。名前は含めないでください。', user: Q },
    ],
    [
      'main.py:3: the prompt content',
      'main.py',
      'r = create(\n messages=[\n  {"role": "system", "content": "You are a helpful assistant."},\n {"role": "user", "content": t}])',
      { system: 'You are a helpful assistant.', user: Q },
    ],
    [
      'bot.mjs:1: the prompt prompt',
      'bot.mjs',
      `const prompt = process.env.SYSTEM_PROMPT || '${LONG}';`,
      { system: LONG, user: Q },
    ],
    [
      'bot.ts:3: the prompt system',
      'bot.ts',
      `const other = { system: 'short' };\nawait generateText({ model,\n  system: settings?.system ?? dedent\`${LONG}\`,\n});`,
      { system: LONG, user: Q },
    ],
    [
      'bot.ts:2: the prompt content',
      'bot.ts',
      `const a = { role: 'user', content: 'A text that nobody is told to be, of a fixture.' };\nconst b = { role: 'system', content: "${LONG}" };`,
      { system: LONG, user: Q },
    ],
    [
      'bot.py:3: the prompt that build_prompt returns',
      'bot.py',
      `import missing\ndef build_prompt(self, q):\n    return f"""${LONG} {self.rules!r} {', '.join(tags)} {{x}} {q:>3}"""\n`,
      { system: `${LONG} {{rules}} {{tags}} {x} {{q}}`, user: Q },
    ],
    [
      'bot.py:2: the prompt PROMPT',
      'bot.py',
      `import os\nPROMPT = os.environ.get("BOT_PROMPT", "${LONG}")\n`,
      { system: LONG, user: Q },
    ],
    [
      'app/chain.py:4: the prompt template',
      'app/chain.py',
      `def chain():\n    template = "short"\n    prompt = PromptTemplate(\n        template="""Use the following context to answer: {context}\n"{question}" \\t""", input_variables=[])\n`,
      { user: `Use the following context to answer: {{context}}\n"${Q}" \t` },
    ],
    [
      'app/agent.py:2: the prompt instructions',
      'app/agent.py',
      `x = Agent(instructions="Be brief.")\nagent = Agent(model=m, instructions=dedent("You are Bo, the helper "\n  "of Acme, an online shop.").strip())\n`,
      { system: 'You are Bo, the helper of Acme, an online shop.', user: Q },
    ],
  ])('%s', async (found, file, code, says) => {
    const made = await initIn({ [file]: code });
    expect({ code: made.code, wrong: made.wrong }).toEqual({ code: 0, wrong: '' });
    expect(made.said).toContain(`${found}\n`);
    expect(await printed(made)).toEqual(says);
    expect(Object.values(made.files).join()).toContain(`(${found.replace(/: .*/, '')})`);
  });

  test('a new place in a prompt that is read stops its program, with what to do', async () => {
    const made = await initIn({ 'p.js': `const botPrompt = (a) => \`${LONG} \${a}\`;` });
    const files = { ...made.files, 'p.js': `const botPrompt = (a) => \`${LONG} \${a} \${b}\`;` };
    await expect(printed({ ...made, files })).rejects.toThrow(
      'p.js fills in b now: give it a value',
    );
    const gone = { ...made.files, 'p.js': '' };
    await expect(printed({ ...made, files: gone })).rejects.toThrow(
      'has no prompt botPrompt any more',
    );
  });

  test('a prompt beside packages, types, quotes and code in backticks is printed', async () => {
    const { wrong, suite, files } = await initIn({
      'bot.ts': [
        `import { tool } from 'ai';`,
        `import type { Shop } from './shop';`,
        `export const BOT_PROMPT = \`${LONG} Don't say "from './x'". Write \\\`code\\\`. {{language}}\`;`,
      ].join('\n'),
    });
    expect(wrong).toBe('');
    expect(suite.prompts['main']).toMatchObject({
      command: 'node kindlm-prompt.mjs {{language}} {{question}}',
    });
    expect(files['.github/workflows/kindlm.yml']).not.toContain('setup-node');
    expect(files['kindlm-prompt.mjs']).toContain('The file is read and not run');
  });

  test.each([
    ['prompts/a\nimport os.txt', PROMPT],
    ['src/a\u2028process.exit(7).ts', `export const SYSTEM_PROMPT = '${LONG}';`],
    ['prompts/a\nx.prompt.yml', 'messages: [{ role: user, content: Hi }]'],
  ])('a file with a line break in its name is not looked at: %j', async (name, text) => {
    const { files } = await initIn({ [name]: text });
    const written = Object.entries(files).filter(([file]) => file !== name);
    expect(JSON.stringify(written)).not.toMatch(/import os|process\.exit\(7\)|x\.prompt/);
  });

  test('what asks a person, and what tests hold, is no prompt', async () => {
    const { suite } = await initIn({
      'cli.py': 'PROMPT = "Your name: "\n',
      'tests/test_bot.py': `SYSTEM_PROMPT = "${LONG}"\n`,
      'AGENTS.md': PROMPT,
    });
    expect(suite.prompts['main']?.['systemFile']).toBe('AGENTS.md');
  });

  test('a table that fits is taken before one that does not', async () => {
    const { wrong, suite } = await initIn({
      'prompts/ask.txt': 'Answer {{question}} in {{language}}.',
      'a.csv': 'question,answer\nHi,Hello\n',
      'b.csv': 'question,language\nHi,German\n',
    });
    expect([wrong, suite.tests[0]]).toEqual(['', expect.objectContaining({ cases: 'b.csv' })]);
  });

  test.each([['Frage,Antwort'], ['pregunta,respuesta'], ['质量,问题,答案'], ['質問,回答']])(
    'the columns "%s" are understood',
    async (header) => {
      const row = header.replaceAll(/[^,]+/g, 'x');
      const { suite } = await initIn({ 'prompts/a.md': PROMPT, 'q.csv': `${header}\n${row}\n` });
      expect(suite.tests[0]).toMatchObject({ cases: 'q.csv' });
    },
  );

  test('a Prompty file is left out, by name', async () => {
    const { wrong } = await initIn({ 'app/prompts/a.prompty': '---\nname: a\n---\nsystem:\nHi' });
    expect(wrong).toContain("Left out: app/prompts/a.prompty: Prompty's own format");
  });

  test('a table of semicolons is left out, with what to do', async () => {
    const { wrong } = await initIn({ 'prompts/a.md': PROMPT, 'q.csv': 'id;frage\n1;Hallo\n' });
    expect(wrong).toContain('Left out: q.csv: its columns are separated by semicolons');
  });

  test('a prompt of the application goes before what agents read', async () => {
    const { said, suite } = await initIn({
      '.github/prompts/review.prompt.md': PROMPT,
      'AGENTS.md': PROMPT,
      'tests/prompts/a.md': PROMPT,
      'skills/csv/SKILL.md': PROMPT,
      'src/prompts/z.md': PROMPT,
    });
    expect(suite.prompts['main']?.['systemFile']).toBe('src/prompts/z.md');
    expect(said).toContain('skills/csv/SKILL.md: a skill\n');
  });

  test('questions of the application are not asked of what agents read', async () => {
    const { said, suite } = await initIn({
      'AGENTS.md': PROMPT,
      '.github/prompts/a.prompt.md': PROMPT,
      'skills/csv/SKILL.md': PROMPT,
      'evals/ground_truth.jsonl': '{"question":"Hi","truth":"Hello"}\n',
      'package.json': '{"scripts":{"start":"node server.js"}}',
    });
    expect(suite.tests).toHaveLength(3);
    expect(suite.prompts['main']?.['systemFile']).toBe('skills/csv/SKILL.md');
    expect(said).toContain('judged by "truth"');
    expect(said).toContain('To test your server instead, start it, remove what was written above');
  });

  test('a key that only a framework reads is said to be there', async () => {
    const { said } = await initIn({ 'prompts/a.md': PROMPT, '.env.local': 'OPENAI_API_KEY="k"\n' });
    expect(said).toContain('Copy OPENAI_API_KEY from .env.local, which only your framework reads');
  });

  test.each([
    [19, 0],
    [20, undefined],
  ])('with %i rows, newFailuresMax is %s', async (count, limit) => {
    const rows = Array.from({ length: count }, (_, index) => `Question ${index}?`);
    const { suite } = await initIn({
      'prompts/bo.md': PROMPT,
      'q.csv': ['question', ...rows].join('\n'),
    });
    expect((suite.gates as Record<string, unknown>)['newFailuresMax']).toBe(limit);
  });

  test.each([
    [50, false],
    [51, true],
  ])('of a table with %i rows a pull request asks a part: %s', async (count, isPart) => {
    const rows = Array.from({ length: count }, (_, index) => `Question ${index}?`);
    const { files } = await initIn({
      'prompts/bo.md': PROMPT,
      'q.csv': ['question', ...rows].join('\n'),
    });
    const workflow = files['.github/workflows/kindlm.yml'];
    expect(workflow?.includes("'pull_request' && '25' || ''")).toBe(isPart);
  });

  test('what is installed or built is not looked at', async () => {
    const paths = ['node_modules/x', '.venv/lib', 'dist', 'build/a', '.git/x', 'target'];
    const files = Object.fromEntries(paths.map((path) => [`${path}/prompts/a.md`, PROMPT]));
    const { suite } = await initIn(files);
    expect(Object.keys(suite.prompts)).toEqual(['support']);
  });
});

describe('skills with evals', () => {
  const SKILL = '---\nname: csv\ndescription: Tables.\n---\n\nRead the header.\n';
  const EVALS = JSON.stringify({ evals: [{ id: 1, prompt: 'Sum a.', expected_output: '6' }] });
  const csv = (folder: string): Files => ({
    [`${folder}/SKILL.md`]: SKILL,
    [`${folder}/evals/evals.json`]: EVALS,
  });
  interface SkillSuite {
    readonly skills: {
      readonly folders: readonly string[];
      readonly command: string;
      readonly keys: readonly string[];
    };
    readonly models: Suite['models'];
  }

  test.each<[string, Call['env'], Files, string, string]>([
    ['ANTHROPIC_API_KEY', { ANTHROPIC_API_KEY: 'k' }, {}, 'claude -p', '@anthropic-ai/claude-code'],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: 'k' }, {}, 'codex exec --json', '@openai/codex'],
    ['GEMINI_API_KEY', { GEMINI_API_KEY: 'k' }, {}, 'gemini -p', '@google/gemini-cli'],
    ['COPILOT_GITHUB_TOKEN', { COPILOT_GITHUB_TOKEN: 'k' }, {}, 'copilot -p', '@github/copilot'],
    ['ANTHROPIC_API_KEY', {}, {}, 'claude -p', '@anthropic-ai/claude-code'],
    [
      'ANTHROPIC_API_KEY',
      { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' },
      {},
      'claude -p',
      '@anthropic-ai/claude-code',
    ],
  ])('with the key %s of %j', async (key, env, more, command, npm) => {
    const made = await initIn({ ...csv('skills/csv'), ...more }, { env: env ?? {} });
    const { skills, models } = made.suite as unknown as SkillSuite;
    expect([made.code, made.wrong]).toEqual([0, '']);
    expect([skills.folders, skills.keys]).toEqual([['skills/*'], [key]]);
    expect(skills.command).toContain(command);
    expect(models).toHaveLength(1);
    const workflow = made.files['.github/workflows/kindlm.yml'] ?? '';
    expect(workflow).toMatch(new RegExp(`npm install --global ${npm}@\\d+\\.\\d+\\.\\d+\n`));
    expect(workflow).toContain(`${key}: \${{ secrets.${key} }}`);
    expect(workflow).toContain("only-changed: ${{ github.event_name == 'pull_request' }}");
    expect(await parserProblems('kindlm.yml', workflow)).toEqual([]);
    expect(await lintProblems('kindlm.yml', workflow)).toEqual([]);
  });

  test("what stands where only one agent looks is that agent's", async () => {
    const { suite } = await initIn(csv('.github/skills/csv'));
    expect((suite as unknown as SkillSuite).skills.command).toContain('copilot -p');
  });

  test.each<[string, Files, readonly string[]]>([
    ['the repository', { 'SKILL.md': SKILL, 'evals/evals.json': EVALS }, ['.']],
    [
      'two plugins',
      { ...csv('plugins/a/skills/csv'), ...csv('plugins/b/skills/pdf') },
      ['plugins/*/skills/*'],
    ],
    [
      'several places',
      { ...csv('.claude/skills/csv'), ...csv('tools/x') },
      ['.claude/skills/*', 'tools/*'],
    ],
  ])('folders: %s', async (_name, files, folders) => {
    const { code, suite } = await initIn(files);
    expect([code, (suite as unknown as SkillSuite).skills.folders]).toEqual([0, folders]);
  });

  test('promptfoo goes before them, and they before prompt files', async () => {
    const promptfoo = stringify({
      prompts: ['Say {{word}}'],
      providers: ['openai:gpt-4o'],
      tests: [{ vars: { word: 'hi' }, assert: [{ type: 'contains', value: 'hi' }] }],
    });
    const both = await initIn({ ...csv('skills/csv'), 'promptfooconfig.yaml': promptfoo });
    expect(both.files['kindlm.yaml']).not.toContain('skills:');
    const { said } = await initIn({ ...csv('skills/csv'), 'prompts/bo.md': 'Be brief.' });
    expect(said).toContain('skills/csv/SKILL.md: a skill with evals');
    expect(said).toContain(
      'This suite tests the skill by the evals beside SKILL.md, with Claude Code.',
    );
  });

  test('a file of another shape is named with its place', async () => {
    const { code, wrong } = await initIn({
      'skills/csv/SKILL.md': SKILL,
      'skills/csv/evals/evals.json': '{"evals": [{"id": 1}]}',
    });
    expect(code).toBe(2);
    expect(wrong).toContain('skills/csv/evals/evals.json:1:12: An eval needs a `prompt`');
  });
});

describe('evals of another harness', () => {
  const VITEST = "import { test } from 'vitest';";
  const manifest = (scripts: object, needs: object = {}) =>
    JSON.stringify({ scripts, devDependencies: needs });
  const vitest = manifest({}, { vitest: '4' });
  const NODE = '--test-reporter=junit --test-reporter-destination=kindlm-node.xml';
  const TO = '--reporter=junit --outputFile.junit=kindlm-vitest.xml';

  test.each<[what: string, files: Files, run: string, read: string]>([
    [
      'a script with settings for them',
      { 'evals/a.eval.ts': VITEST, 'package.json': manifest({ 'test:evals': 'vitest run -c x' }) },
      `npm run test:evals -- ${TO}`,
      'kindlm-vitest.xml',
    ],
    [
      'a script of pnpm, and one that waits',
      {
        'evals/a.eval.ts': VITEST,
        'package.json': manifest({ 'evals:watch': 'vitest', evals: 'cross-env A=1 vitest run' }),
        'pnpm-lock.yaml': '',
      },
      `pnpm run evals ${TO}`,
      'kindlm-vitest.xml',
    ],
    [
      'a script that writes JUnit',
      {
        'evals/a.eval.ts': VITEST,
        'package.json': manifest({
          eval: 'vitest run --reporter=junit --outputFile=./out/evals.xml',
        }),
      },
      'npm run eval',
      'out/evals.xml',
    ],
    [
      'settings for them alone',
      { 'src/a.eval.ts': VITEST, 'package.json': vitest, 'vitest.evals.config.ts': '' },
      `npx vitest run --config vitest.evals.config.ts ${TO}`,
      'kindlm-vitest.xml',
    ],
    [
      'settings that include them among others',
      {
        'tests/evals/a.eval.ts': VITEST,
        'src/a.test.ts': VITEST,
        'package.json': vitest,
        'vitest.config.ts':
          "test: { include: [\n'src/**/*.test.ts',\n'tests/evals/**/*.eval.ts'] }",
      },
      `npx vitest run .eval ${TO}`,
      'kindlm-vitest.xml',
    ],
    [
      'names alone, beside the code',
      { 'src/a.evals.test.ts': '', 'src/b/c.evals.test.ts': '', 'package.json': vitest },
      `npx vitest run .eval ${TO}`,
      'kindlm-vitest.xml',
    ],
    [
      'a package that nothing but evals uses',
      { 'test/bot.test.ts': `${VITEST}import { F } from 'autoevals';`, 'package.json': vitest },
      `npx vitest run test/bot.test.ts ${TO}`,
      'kindlm-vitest.xml',
    ],
    [
      'a package of the repository, with Windows line ends',
      {
        'packages/bot/evals/a.test.ts': `${VITEST}\r\n`,
        'packages/bot/package.json': vitest.replaceAll(',', ',\r\n'),
        'packages/lib/src/eval.test.ts': VITEST,
        'package.json': '{}',
        'yarn.lock': '# yarn lockfile v1',
      },
      `cd packages/bot && yarn run vitest run evals/ ${TO}`,
      'packages/bot/kindlm-vitest.xml',
    ],
    [
      'a package of evals alone',
      { 'evals/a.test.ts': VITEST, 'evals/package.json': vitest },
      `cd evals && npx vitest run ${TO}`,
      'evals/kindlm-vitest.xml',
    ],
    [
      'jest',
      {
        'evals/a.test.js': '',
        'package.json': manifest({}, { jest: '30', 'jest-junit': '16' }),
      },
      'npx jest evals/ --reporters=default --reporters=jest-junit',
      'junit.xml',
    ],
    [
      "a script of Node's own",
      {
        'evals/a.eval.mjs': '',
        'package.json': manifest({ evals: 'node --test evals/a.eval.mjs' }),
      },
      `node --test ${NODE} evals/a.eval.mjs`,
      'kindlm-node.xml',
    ],
    [
      'pytest, in a folder',
      { 'tests/evals/test_a.py': '', 'tests/test_b.py': '' },
      'python3 -m pytest tests/evals --junitxml=kindlm-pytest.xml',
      'kindlm-pytest.xml',
    ],
    [
      'pytest, by a mark that its settings leave out',
      {
        'tests/test_a.py': '@pytest.mark.eval\ndef test_a(): ...',
        'pyproject.toml': `[tool.pytest.ini_options]\naddopts = "-m 'not eval'"\n`,
        'uv.lock': '',
      },
      'uv run pytest tests/test_a.py -m eval --junitxml=kindlm-pytest.xml',
      'kindlm-pytest.xml',
    ],
    [
      'deepeval, in a folder of another name',
      {
        'bot/pyproject.toml': '',
        'bot/tests/evaluation/test_a.py': 'from deepeval import evaluate',
      },
      'cd bot && python3 -m pytest tests/evaluation --junitxml=kindlm-pytest.xml',
      'bot/kindlm-pytest.xml',
    ],
  ])('%s', async (_, files, run, read) => {
    const { code, wrong, said, suite, files: after } = await initIn(files);
    expect({ code, wrong, results: suite.results }).toMatchObject({
      code: 0,
      wrong: '',
      results: [{ name: 'evals', run, read, format: 'junit', repeat: 3, minPasses: 2 }],
    });
    expect(said).toMatch(/This suite tests what your own evals say: .+, run by /);
    expect(after['.gitignore']).toContain(`${read}\n`);
    const workflow = after['.github/workflows/kindlm.yml'] ?? '';
    expect(await lintProblems('kindlm.yml', workflow)).toEqual([]);
    expect(workflow).toMatch(/setup-(?:node|python)/);
  });

  test.each<[what: string, files: Files, says: string]>([
    [
      'no settings include it',
      { 'evals/a.eval.ts': VITEST, 'package.json': vitest },
      'evals/a.eval.ts: no settings of vitest include it',
    ],
    [
      'jest cannot write JUnit',
      { 'evals/a.test.js': '', 'package.json': manifest({}, { jest: '30' }) },
      'evals/a.test.js: an eval of jest, which writes JUnit only with jest-junit',
    ],
    [
      'another program runs it',
      { 'evals/a.eval.ts': "import { evalite } from 'evalite';", 'package.json': vitest },
      'evals/a.eval.ts: an eval of evalite, which writes no JUnit',
    ],
    [
      "no script starts Node's own",
      { 'evals/a.eval.mjs': "import test from 'node:test';" },
      'evals/a.eval.mjs: no script of package.json runs it',
    ],
    [
      'the script goes on',
      { 'evals/a.eval.ts': VITEST, 'package.json': manifest({ evals: 'vitest && node x.js' }) },
      'evals/a.eval.ts: the script that runs it goes on after vitest',
    ],
    [
      'its script is no test runner',
      {
        'tests/evals/graders/a.spec.ts': VITEST,
        'package.json': manifest({ eval: 'bun run tests/evals/index.ts' }, { vitest: '4' }),
      },
      'tests/evals/graders/a.spec.ts: a test beside what `bun run tests/evals/index.ts` runs',
    ],
    [
      'a shell reads its name otherwise',
      { 'a $(x)/evals/a.test.ts': VITEST, 'a $(x)/package.json': vitest },
      'a $(x): its evals are not run',
    ],
  ])('left out, with the reason, where %s', async (_, files, says) => {
    const { wrong, suite } = await initIn(files);
    expect(wrong).toContain(`Left out: ${says}`);
    expect(suite).not.toHaveProperty('results');
  });

  test.each<[what: string, files: Files]>([
    ['unit tests', { 'src/a.test.ts': VITEST, 'tests/test_a.py': '', 'package.json': vitest }],
    ["an interpreter's own", { 'src/eval/eval.test.ts': VITEST, 'package.json': vitest }],
    ["a model's weights", { 'tests/test_eval_loop.py': 'import torch' }],
    ["an eval runner's own", { 'tests/test_eval_runner.py': 'import evals, openai' }],
    ['a script that pytest does not read', { 'evals/run_eval.py': 'import openai' }],
    ['what is installed', { 'node_modules/x/evals/a.test.ts': VITEST, 'package.json': vitest }],
  ])('%s are no evals', async (_, files) => {
    const { wrong, suite } = await initIn(files);
    expect([wrong, suite]).toEqual(['', expect.not.objectContaining({ results: [] })]);
    expect(suite).not.toHaveProperty('results');
  });

  test('two harnesses are two entries, each with its keys, its sources and its install', async () => {
    const { said, suite, files } = await initIn({
      'evals/a.test.ts': "const key = process.env['TEAM_API_KEY'];",
      'package.json': JSON.stringify({ devDependencies: { vitest: '4' } }),
      'bot/evals/test_a.py': 'import deepeval',
      'bot/app/bot.py': '',
      'bot/pyproject.toml':
        '[project]\nname = "bot"\n[project.optional-dependencies]\ndev = ["pytest>=8", "deepeval"]\n',
    });
    expect(suite.results).toMatchObject([
      {
        name: 'pytest',
        run: 'cd bot && python3 -m pytest evals --junitxml=kindlm-pytest.xml',
        keys: ['OPENAI_API_KEY'],
        dependsOn: ['bot/**', '!**/__pycache__/**'],
      },
      { name: 'vitest', keys: ['TEAM_API_KEY'], dependsOn: ['evals/**', 'package.json'] },
    ]);
    expect(said).toContain('Put OPENAI_API_KEY and TEAM_API_KEY into a file .env');
    const workflow = files['.github/workflows/kindlm.yml'] ?? '';
    expect(workflow).toContain('npm install\n');
    expect(workflow).toContain('uv pip install --system -r pyproject.toml --extra dev\n');
    expect(workflow).toContain('TEAM_API_KEY: ${{ secrets.TEAM_API_KEY }}');
  });
});

describe('an endpoint', () => {
  type Answer = (body: Readonly<Record<string, unknown>>) => unknown;
  const lacks = (refusal: object): object => ({ refusal });
  const SHAPES: readonly (readonly [string, Answer, object])[] = [
    ['a chat completion', ({ messages }) => messages && completion('Hi'), {}],
    ...['question', 'message', 'input', 'prompt', 'query'].map(
      (name) =>
        [
          name,
          (body: Readonly<Record<string, unknown>>) => body[name] !== undefined && { output: 'Hi' },
          { body: { [name]: '{{prompt}}' } },
        ] as const,
    ),
    [
      'an answer at a path of its own',
      ({ question }) => question !== undefined && { id: 'x', data: { answer: 'Hi' } },
      { body: { question: '{{prompt}}' }, responsePath: 'data.answer' },
    ],
    [
      "the AI SDK's chat",
      ({ messages }) => JSON.stringify(messages ?? '').includes('parts') && { text: 'Hi' },
      {
        body: {
          id: 'kindlm',
          messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: '{{prompt}}' }] }],
        },
      },
    ],
    ...(
      [
        ['FastAPI', { detail: [{ loc: ['body', 'user_text'], msg: 'field required' }] }],
        ['Zod', { error: { issues: [{ code: 'invalid_type', path: ['user_text'] }] } }],
        ['Zod, flattened', { formErrors: [], fieldErrors: { user_text: ['Required'] } }],
        ['express-validator', { errors: [{ location: 'body', path: 'user_text', msg: 'x' }] }],
        ['express-validator 6', { errors: [{ location: 'body', param: 'user_text' }] }],
        ['ASP.NET', { status: 400, errors: { user_text: ['The field is required.'] } }],
        ['Fastify', { message: "body must have required property 'user_text'" }],
        ['NestJS', { message: ['user_text must be a string'], statusCode: 400 }],
      ] as const
    ).map(
      ([name, refusal]) =>
        [
          `a field that ${name} names`,
          (body: Readonly<Record<string, unknown>>) =>
            body['user_text'] === undefined ? lacks(refusal) : { output: 'Hi' },
          { body: { user_text: '{{prompt}}' } },
        ] as const,
    ),
    [
      'a query string',
      ({ '?': query }) =>
        query === undefined
          ? lacks({ status: 405, detail: 'Method Not Allowed' })
          : /^query=Hello/.test(query as string) && { answer: 'Hi' },
      { method: 'GET', body: { query: '{{prompt}}' }, responsePath: 'answer' },
    ],
  ];
  const completion = (content: string): object => ({
    object: 'chat.completion',
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }],
  });

  /** A server that answers what it understands, else 422. */
  async function startApp(answer: Answer) {
    const app = { requests: 0 };
    const server = createServer((request, response) => {
      const query = request.url?.split('?')[1] ?? '';
      const sent = request.method === 'GET' ? Promise.resolve({ '?': query }) : json(request);
      app.requests += 1;
      void sent.then((body) => {
        const reply = answer(body as Readonly<Record<string, unknown>>) || lacks({ detail: 'no' });
        const { refusal } = reply as { refusal?: { status?: number } };
        const status = refusal === undefined ? 200 : (refusal.status ?? 422);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(refusal ?? reply));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const close = (): Promise<unknown> => new Promise((resolve) => server.close(resolve));
    return Object.assign(app, { url: `http://127.0.0.1:${port}/ask`, close });
  }

  test.each(SHAPES)('%s is found out by asking', async (_name, answer, entry) => {
    const app = await startApp(answer);
    try {
      const { code, wrong, suite } = await initIn(
        {},
        { args: ['--target', app.url], env: { OPENAI_API_KEY: 'k' } },
      );
      expect({ code, wrong }).toEqual({ code: 0, wrong: '' });
      expect(suite.providers['http']).toEqual({ url: app.url, ...entry });
      expect(suite.models.map(({ id }) => id)).toEqual(['app', 'judge']);
    } finally {
      await app.close();
    }
  });

  test('a parameter without a value is the place of the question', async () => {
    const app = await startApp(
      ({ '?': query }) => query === 'k=1&q=Hello%2C+what+can+you+do%3F' && { text: 'Hi' },
    );
    const { wrong, suite } = await initIn({}, { args: ['--target', `${app.url}?q=&k=1`] });
    await app.close();
    expect([wrong, app.requests]).toEqual(['', 1]);
    const http = { url: `${app.url}?k=1`, method: 'GET', body: { q: '{{prompt}}' } };
    expect(suite.providers).toEqual({ http });
  });

  test('one that is not understood, or not there: an error, and nothing is written', async () => {
    const app = await startApp(() => undefined);
    const refused = await initIn({}, { args: ['--target', app.url] });
    expect(app.requests).toBe(8);
    await app.close();
    const gone = await initIn({}, { args: ['--target', app.url] });
    for (const { code, wrong, files } of [refused, gone]) {
      expect([code, wrong, files]).toEqual([2, expect.stringContaining('Nothing was written'), {}]);
    }
  });

  test('the workflow installs, starts the server, waits for it, and keeps its secrets from the action', async () => {
    const app = await startApp(({ question }) => question !== undefined && { output: 'Hi' });
    try {
      const { said, files } = await initIn(
        {
          'package.json': JSON.stringify({
            scripts: { start: 'node server.js', build: 'tsc' },
          }),
          'package-lock.json': '{}',
          '.env':
            'OPENAI_API_KEY=k\nDATABASE_TOKEN="abc" # of the test\nPORT=8123\nDATABASE_URL=postgres://u:p@db/x\n',
        },
        { args: ['--target', app.url] },
      );
      const text = files['.github/workflows/kindlm.yml'] ?? '';
      expect(await parserProblems('kindlm.yml', text)).toEqual([]);
      expect(await lintProblems('kindlm.yml', text)).toEqual([]);
      const { jobs } = parse(text) as { jobs: { kindlm: { steps: readonly Step[] } } };
      const { steps } = jobs.kindlm;
      expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run?.split('\n')[0])).toEqual([
        'actions/checkout',
        'actions/setup-node',
        'npm ci',
        '(npm run build && npm start) > "$RUNNER_TEMP/server.log" 2>&1 &',
        'kindlm/action',
      ]);
      expect(steps.map(({ env }) => Object.keys(env ?? {}))).toEqual([
        [],
        [],
        [],
        // `.env` says PORT itself.
        ['OPENAI_API_KEY', 'DATABASE_TOKEN', 'PORT', 'DATABASE_URL'],
        ['OPENAI_API_KEY'],
      ]);
      // A number is no secret, and an address with a password is one.
      expect(steps[3]?.env).toMatchObject({
        PORT: '8123',
        DATABASE_URL: '${{ secrets.DATABASE_URL }}',
      });
      expect(said).toContain('Add OPENAI_API_KEY, DATABASE_TOKEN and DATABASE_URL as secrets');
    } finally {
      await app.close();
    }
  });

  test.each([
    [['--target', 'ftp://x']],
    [['--target', 'x']],
    [['--target', 'http://127.0.0.1:1', '--command', 'x']],
    [['--command', ' ']],
    [['--taget', 'http://127.0.0.1:1'], 'There is no option --taget. Did you mean --target?'],
    [['--target'], 'The option --target needs a value after it.'],
    [['http://127.0.0.1:1/ask'], 'Did you mean --target http://127.0.0.1:1/ask?'],
    [['prompts/a.md'], '"prompts/a.md" means nothing here: init looks at the folder'],
    [
      ['--command', "'node", 'agent.mjs', "{{question}}'"],
      'Put all of it into quotes (double ones at a prompt of Windows): --command "node agent.mjs {{question}}"',
    ],
    [
      ['--command', 'node agent.mjs'],
      'The --command has no place for a question. Write {{question}} where it goes',
    ],
  ])('%j is refused', async (args, words = '') => {
    const { code, wrong, files } = await initIn({}, { args });
    expect([code, wrong, files]).toEqual([2, expect.stringContaining('Usage: '), {}]);
    expect(wrong).toContain(words);
  });

  const START = 'Start the server, and wait until it answers';

  /** The step that starts the server, of a workflow for an endpoint that is there. */
  async function startStep(files: Files) {
    const app = await startApp(({ question }) => question !== undefined && { output: 'Hi' });
    try {
      const made = await initIn(files, { args: ['--target', app.url] });
      const { jobs } = parse(made.files['.github/workflows/kindlm.yml'] ?? '') as {
        jobs: { kindlm: { steps: readonly (Step & { readonly name?: string })[] } };
      };
      const { steps } = jobs.kindlm;
      const { run = '', env } = steps.find(({ name }) => name === START) ?? {};
      return { lines: run.split('\n').slice(0, -2), env, port: new URL(app.url).port, steps };
    } finally {
      await app.close();
    }
  }

  test.each<readonly [Files, string]>([
    [{ Procfile: 'web: gunicorn app:app\nworker: x' }, 'gunicorn app:app'],
    [{ Procfile: 'web: gunicorn -b 0.0.0.0:8000 app:app' }, 'gunicorn -b 0.0.0.0:PORT app:app'],
    [{ Dockerfile: 'FROM x\nCMD ["uvicorn", "app.main:app"]' }, 'uvicorn app.main:app'],
    [{ Dockerfile: 'CMD ["uvicorn", "a:app", "--port", "80"]' }, 'uvicorn a:app --port PORT'],
    [{ Dockerfile: 'FROM x\nCMD exec python -m app' }, 'exec python -m app'],
    [{ Dockerfile: 'ENTRYPOINT ["/x"]\nCMD ["--serve"]', 'README.md': '`go run .`' }, 'go run .'],
    // What only the image has.
    [
      {
        Dockerfile: 'CMD ["python", "/srv/app.py"]',
        Makefile: 'run:\n\tpython app.py',
        'app.py': '',
      },
      'python app.py',
    ],
    [{ 'README.md': '# Bot\n\n    python -m app.main\n' }, 'python -m app.main'],
    [{ 'README.md': 'Run `go run ./cmd/bot`.' }, 'go run ./cmd/bot'],
    [{ Makefile: 'run:\n\tuvicorn main:app --port=8000\n' }, 'uvicorn main:app --port=PORT'],
    [
      { 'apps/bot/package.json': '{"scripts":{"start":"x"}}', 'apps/lib/package.json': '{}' },
      'npm --prefix apps/bot start',
    ],
  ])('the server of %j is started where it was asked', async (files, command) => {
    const { lines, env, port } = await startStep(files);
    const started = command.replace('PORT', port);
    expect(lines).toEqual([`${started} > "$RUNNER_TEMP/server.log" 2>&1 &`]);
    expect(env).toEqual({ PORT: port });
  });

  test("a Python server's repository has a package.json for other things", async () => {
    const { steps } = await startStep({
      'package.json': '{"devDependencies":{"prettier":"3"}}',
      'requirements.txt': '',
      Procfile: 'web: uvicorn app:app',
    });
    expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run?.split('\n')[0])).toEqual([
      'actions/checkout',
      'actions/setup-python',
      'pip install -r requirements.txt',
      expect.stringContaining('uvicorn app:app'),
      'kindlm/action',
    ]);
  });

  test('of several packages, the workflow says how each is started, and starts none', async () => {
    const scripts = '{"scripts":{"dev":"x"}}';
    const { lines } = await startStep({ 'a/package.json': scripts, 'b/package.json': scripts });
    expect(lines.every((line) => line.startsWith('#'))).toBe(true);
    expect(lines.join()).toMatch(/npm --prefix a run dev .*npm --prefix b run dev /);
  });
});

function script(command: string): string {
  return JSON.stringify({ scripts: { ask: command } });
}

describe('a program', () => {
  interface Program {
    readonly files: Files;
    /** Its file; by it the language is known. */
    readonly source?: string;
    readonly uses?: string;
    readonly install: readonly string[];
  }
  const VENV = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';
  const POETRY = ['pip install poetry', 'poetry config virtualenvs.in-project true'];
  const node = (files: Files, ...install: readonly string[]): Program => ({
    files,
    uses: 'actions/setup-node',
    install,
  });
  const python = (files: Files, ...install: readonly string[]): Program => ({
    files,
    source: 'agent.py',
    uses: 'actions/setup-python',
    install,
  });
  const PNPM = 'pnpm install --frozen-lockfile';

  test.each<Program>([
    node({ 'package-lock.json': '{}' }, 'npm ci'),
    node({ 'package.json': '{}' }, 'npm install'),
    node({ 'pnpm-lock.yaml': '' }, 'npm install --global pnpm@10', PNPM),
    node({ 'pnpm-lock.yaml': "lockfileVersion: '6.0'\n" }, 'npm install --global pnpm@8', PNPM),
    node({ 'pnpm-lock.yaml': 'lockfileVersion: 5.4\n' }, 'npm install --global pnpm@7', PNPM),
    node({ 'yarn.lock': '# yarn lockfile v1\n' }, 'yarn install --frozen-lockfile'),
    node(
      { 'yarn.lock': '__metadata:\n', '.yarnrc.yml': 'yarnPath: .yarn/x.cjs\n' },
      'yarn install --immutable',
    ),
    node(
      { 'yarn.lock': '__metadata:\n', 'package.json': '{"packageManager": "yarn@4.5.0"}' },
      'corepack enable',
      'yarn install --immutable',
    ),
    node(
      { 'yarn.lock': '__metadata:\n' },
      'corepack enable',
      'corepack prepare yarn@stable --activate',
      'yarn install --immutable',
    ),
    node({ 'bun.lockb': '' }, 'npm install --global bun', 'bun install --frozen-lockfile'),
    python({ 'uv.lock': '' }, 'pip install uv', 'uv sync --frozen', VENV),
    python({ 'requirements.txt': '' }, 'pip install -r requirements.txt'),
    python(
      { 'requirements.txt': '', 'package-lock.json': '{}' },
      'pip install -r requirements.txt',
    ),
    python({ 'poetry.lock': '' }, ...POETRY, 'poetry install --no-root', VENV),
    python(
      { 'poetry.lock': '', 'pyproject.toml': 'name = "my-bot"\n', 'src/my_bot/x.py': '' },
      ...POETRY,
      'poetry install',
      VENV,
    ),
    python({ 'pyproject.toml': '[build-system]\n' }, 'pip install .'),
    python(
      { 'pyproject.toml': '[project]\n' },
      'pip install uv',
      'uv pip install --system -r pyproject.toml',
    ),
    { files: { 'pyproject.toml': '[tool.ruff]\n' }, source: 'agent.py', install: [] },
    { files: { 'go.mod': '' }, source: 'main.go', install: ['go mod download'] },
    { files: {}, install: [] },
  ])('of $files: $install', async ({ files: more, source = 'agent.mjs', uses, install }) => {
    const command = `run src/${source} {{question}}`;
    const { code, wrong, suite, files } = await initIn(
      { [`src/${source}`]: '', '.env': 'ANTHROPIC_API_KEY=k\n', ...more },
      { args: ['--command', command] },
    );
    expect({ code, wrong }).toEqual({ code: 0, wrong: '' });
    expect(suite.tests[0]).toMatchObject({
      command,
      dependsOn: expect.arrayContaining(['src/**']) as unknown,
      keys: ['ANTHROPIC_API_KEY'],
      vars: { question: expect.any(String) as unknown },
    });
    const { jobs } = parse(files['.github/workflows/kindlm.yml'] ?? '') as {
      jobs: { kindlm: { steps: readonly Step[] } };
    };
    const steps = jobs.kindlm.steps.slice(1, -1);
    expect(steps.flatMap(({ uses: action }) => action?.split('@')[0] ?? [])).toEqual(
      uses === undefined ? [] : [uses],
    );
    expect(steps.flatMap(({ run }) => run?.trim().split('\n') ?? [])).toEqual(install);
  });

  test.each([
    ['MODEL=gpt-5-mini', 'MODEL: gpt-5-mini', ''],
    ['LLM_MODEL_NAME=openai/gpt-4o:free', 'LLM_MODEL_NAME: openai/gpt-4o:free', ''],
    ['KB_DIR=docs/kb', 'KB_DIR: docs/kb', ''],
    // Of one machine alone.
    ['KB_DIR=/home/ann/kb', 'KB_DIR: ${{ vars.KB_DIR }}', 'KB_DIR as a variable'],
    ['CREDENTIALS_FILE=a.json', '${{ secrets.CREDENTIALS_FILE }}', 'CREDENTIALS_FILE as a secret'],
    ['SENTRY_DSN=abc', '${{ secrets.SENTRY_DSN }}', 'SENTRY_DSN as a secret'],
    // GitHub stores no name that begins with GITHUB_, and has this one itself.
    ['GITHUB_TOKEN=ghp_x', 'GITHUB_TOKEN: ${{ secrets.GITHUB_TOKEN }}', ''],
    ['GITHUB_APP_KEY=x', 'GITHUB_APP_KEY: ${{ secrets.GH_APP_KEY }}', 'GH_APP_KEY as a secret'],
    ['A_KEY=1\nB_KEY=2\nC_URL=https://x', 'C_URL:', 'A_KEY and B_KEY as secrets, and C_URL as a'],
  ])('the workflow has %j', async (env, line, stored) => {
    const { said, files } = await initIn(
      { 'agent.mjs': '', '.env': `${env}\n` },
      { args: ['--command', 'node agent.mjs {{question}}'] },
    );
    expect(files['.github/workflows/kindlm.yml']).toContain(line);
    if (stored === '') expect(said).not.toContain(' Add ');
    else expect(said).toContain(`Add ${stored}`);
  });

  test.each(['OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318', 'A_KEY='])(
    'the workflow needs no %s',
    async (line) => {
      const { said, files } = await initIn(
        { 'agent.mjs': '', '.env': `${line}\n` },
        { args: ['--command', 'node agent.mjs {{question}}'] },
      );
      expect(files['.github/workflows/kindlm.yml']).not.toContain(line.split('=')[0]);
      expect(said).not.toContain(' Add ');
    },
  );

  test('a workflow that was there has to start it', async () => {
    const { said } = await initIn(
      { 'agent.mjs': '', '.github/workflows/a.yml': 'steps:\n  - uses: kindlm/action@v1\n' },
      { args: ['--command', 'node agent.mjs {{question}}'] },
    );
    expect(said).toContain('  2. Let .github/workflows/a.yml install and start ');
  });

  test('what it reads counts as what it is', async () => {
    const { suite } = await initIn(
      { 'agent.mjs': '', 'prompts/a.md': 'x', 'data/faq.json': '{}', 'docs/a.md': '' },
      { args: ['--command', 'node agent.mjs {{question}}'] },
    );
    expect(suite.tests[0]).toMatchObject({ dependsOn: ['*.mjs', 'data/**', 'prompts/**'] });
  });

  test.each<readonly [string, Files, boolean]>([
    ['node --env-file=.env agent.mjs {{question}}', {}, true],
    ['node --env-file .env agent.mjs {{question}}', {}, true],
    ['npm run ask -- {{question}}', { 'package.json': script('node --env-file=.env a.mjs') }, true],
    ['node --env-file-if-exists=.env agent.mjs {{question}}', {}, false],
    ['node --env-file=.env.example agent.mjs {{question}}', {}, false],
  ])('`%s` with %j: the .env that it asks for is made: %s', async (command, more, isMade) => {
    const { files } = await initIn({ 'agent.mjs': '', ...more }, { args: ['--command', command] });
    expect((files['.github/workflows/kindlm.yml'] ?? '').includes('run: touch .env')).toBe(isMade);
  });

  test('without a key it is judged by what needs none', async () => {
    const { code, said, suite } = await initIn(
      { 'bot.py': '', 'lib/rules.py': '', 'tests/t.py': '' },
      { args: ['--command', '.\\bot.py {{question}}'] },
    );
    expect([code, Object.keys(suite)]).toEqual([0, expect.not.arrayContaining(['providers'])]);
    expect(said).not.toContain('OPENAI_API_KEY');
    expect(suite.tests).toHaveLength(2);
    // What the program may import counts too, and a path is written as every system reads it.
    expect(suite.tests[0]).toMatchObject({
      command: './bot.py {{question}}',
      dependsOn: ['*.py', 'lib/**', '!**/__pycache__/**'],
    });
  });

  test('its one place takes the name of the column', async () => {
    const { code, suite } = await initIn(
      { 'agent.py': '', 'q.csv': 'message,answer\nHi,Hello\n' },
      { args: ['--command', 'python3 agent.py {{question}}'] },
    );
    expect([code, suite.tests[0]]).toEqual([
      0,
      expect.objectContaining({ command: 'python3 agent.py {{message}}', cases: 'q.csv' }),
    ]);
  });
});

describe('the repository', () => {
  const branchOf = async (files: Files): Promise<unknown> => {
    const made = await initIn(files);
    const workflow = parse(made.files['.github/workflows/kindlm.yml'] ?? '') as {
      on: { push: { branches: unknown } };
    };
    return workflow.on.push.branches;
  };
  const at = (branch: string): Files => ({ '.git/HEAD': `ref: refs/heads/${branch}\n` });

  test.each<readonly [string, Files, string]>([
    ['a new one', at('trunk'), 'trunk'],
    ['of one branch', { ...at('stable'), '.git/refs/heads/stable': 'x' }, 'stable'],
    ['a topic branch', { ...at('topic'), '.git/refs/heads/trunk': 'x' }, 'trunk'],
    [
      'packed branches',
      { ...at('topic'), '.git/packed-refs': `${'a'.repeat(40)} refs/remotes/origin/master\n` },
      'master',
    ],
    [
      'the remote says it',
      { ...at('main'), '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/release/2\n' },
      'release/2',
    ],
    ['a topic branch alone with others', { ...at('a'), '.git/refs/heads/b/c': 'x' }, 'main'],
    ['none', {}, 'main'],
  ])('%s: its default branch', async (_what, files, branch) => {
    expect(await branchOf(files)).toEqual([branch]);
  });

  test('a workflow that runs the action already is not doubled', async () => {
    const { said, files } = await initIn({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.github/workflows/llm.yaml': 'jobs: { a: { steps: [{ uses: x }] } }\n',
      '.github/workflows/test.yml': 'jobs:\n  a:\n    steps:\n      - uses: kindlm/action@v1\n',
    });
    expect(Object.keys(files)).not.toContain('.github/workflows/kindlm.yml');
    expect(said).toContain('Left alone, because it exists:\n  .github/workflows/test.yml');
  });

  test.each([
    ['.nvmrc', 'package-lock.json', 'node-version-file: .nvmrc'],
    ['.python-version', 'requirements.txt', 'python-version-file: .python-version'],
  ])('%s says the version', async (file, lock, line) => {
    const { files } = await initIn(
      { [file]: '22', [lock]: '{}' },
      { args: ['--command', 'x {{question}}'] },
    );
    expect(files['.github/workflows/kindlm.yml']).toContain(line);
  });

  test('a lock file above is installed where it is', async () => {
    const { files } = await initIn(
      {
        '.git/HEAD': 'ref: refs/heads/main\n',
        'package-lock.json': '{}',
        'apps/bot/agent.mjs': '',
      },
      { folder: 'apps/bot', args: ['--command', 'node agent.mjs {{question}}'] },
    );
    const { jobs } = parse(files['.github/workflows/kindlm.yml'] ?? '') as {
      jobs: { kindlm: { steps: readonly Step[] } };
    };
    const install = jobs.kindlm.steps.find(({ run }) => run?.startsWith('npm ci'));
    expect(install).not.toHaveProperty('working-directory');
  });
});

describe('nothing is written through a link', () => {
  // Every file that it writes, and every folder that it writes into.
  test.each([
    ['kindlm.yaml', 'file'],
    ['.github', 'folder'],
    ['.github/workflows', 'folder'],
    ['.github/workflows/kindlm.yml', 'file'],
    ['.gitignore', 'file'],
    ['.gitattributes', 'file'],
  ])('%s leads to a %s elsewhere', async (link, kind) => {
    const outside = await createWorkspace({ 'folder/keep.txt': 'kept', file: 'kept\n' });
    const gone = join(outside.path, 'gone');
    try {
      const before = await readFolder(outside.path);
      for (const target of [join(outside.path, kind), gone]) {
        const { code, said, wrong } = await initIn({}, { links: { [link]: target } });
        expect(await readFolder(outside.path)).toEqual(before);
        const isTold = `${said}${wrong}`.includes(link);
        expect({ code: code === 0 || code === 2, isTold }).toEqual({ code: true, isTold: true });
      }
    } finally {
      await outside.remove();
    }
  });

  test('from a folder of the repository, the workflow stands at its root, through no link either', async () => {
    const outside = await createWorkspace({ 'folder/keep.txt': 'kept' });
    try {
      const { code, wrong } = await initIn(
        { '.git/HEAD': 'ref: refs/heads/main\n', 'evals/x.txt': '' },
        { folder: 'evals', links: { '.github': join(outside.path, 'folder') } },
      );
      expect({ code, wrong }).toEqual({
        code: 2,
        wrong:
          '../.github/workflows/kindlm.yml cannot be written: .github is a symbolic link, and nothing is written through one\n',
      });
      expect(Object.keys(await readFolder(outside.path))).toEqual(['folder/keep.txt']);
    } finally {
      await outside.remove();
    }
  });
});

test('the schema line is that of README', async () => {
  const { files } = await initIn({});
  const [line = ''] = (files['kindlm.yaml'] ?? '').split('\n');
  expect(await readFile(new URL('../../../README.md', import.meta.url), 'utf8')).toContain(line);
});
