/** "No test sees this change": what agents are told, changed by a pull request, and in no workspace, prompt or `dependsOn`. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { type ActionRun, KEY_NAME } from './project.js';
import { type Job, type JobRunner, startJobs } from './github-project.js';

const run = promisify(execFile);
let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});

type Part = Readonly<Record<string, unknown>>;

const FILES: Readonly<Record<string, string>> = {
  'AGENTS.md': 'Be kind.\n',
  'packages/a/CLAUDE.md': 'Be kind.\n',
  '.claude/skills/csv/SKILL.md': '---\nname: csv\n---\nRead it.\n',
  '.claude/skills/csv/columns.md': 'Columns.\n',
  '.claude/skills/csv/evals/evals.json': '[]',
  'plugins/x/skills/pdf/SKILL.md': '---\nname: pdf\n---\nRead it.\n',
  'plugins/x/skills/pdf/forms.md': 'Forms.\n',
  'prompts/system.md': 'Be kind.\n',
  'start/README.md': 'one\n',
  'start/AGENTS.md': 'Be kind.\n',
};

/** A job whose pull request changes these files, with these tests of an agent. */
async function jobOf(changed: readonly string[], tests: readonly Part[], job: Job = {}) {
  jobs.github.reviews.files = changed.map((filename) => ({
    filename,
    patch: '@@ -1 +1 @@\n-a\n+b',
  }));
  const config = {
    kindlm: 1,
    project: 'p',
    suite: { name: 'agents' },
    tests: tests.map((one, index) => ({ name: `t${index}`, command: 'echo ok', ...one })),
  };
  return jobs.run({ files: { ...FILES, 'kindlm.yaml': stringify(config) }, ...job });
}

interface Told {
  readonly unseenChanges?: readonly string[];
}

function unseen(ended: ActionRun): readonly string[] {
  const { unseenChanges = [] } = ended.report as unknown as Told;
  return unseenChanges;
}

const EXPECT = { output: { contains: ['ok'] } };
const IN_START: Part = { workspace: 'start', expect: EXPECT };

test('is one line in sight, in every view', async () => {
  const changed = ['AGENTS.md', 'README.md', 'src/agents.ts', '.claude/skills/csv/columns.md'];
  const ended = await jobOf(changed, [IN_START], { process: 'own' });
  expect(ended.code).toBe(0);
  expect(unseen(ended)).toEqual(['AGENTS.md', '.claude/skills/csv/columns.md']);
  const line = 'No test sees these changes: `AGENTS.md`, `.claude/skills/csv/columns.md`.';
  expect((await jobs.github.comments())[0]?.body).toContain(line);
  expect(ended.summary).toContain(line);
});

test('of a skill whose SKILL.md nobody changes or tests, every file but its evals is told', async () => {
  const told = ['plugins/x/skills/pdf/forms.md', 'plugins/x/commands/go.md'];
  const changed = [...told, 'plugins/x/skills/pdf/evals/evals.json', 'plugins/x/skills/notes.md'];
  const prepare = async (cwd: string) => {
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
    ])
      await run('git', args, { cwd });
  };
  expect(unseen(await jobOf(changed, [IN_START], { prepare }))).toEqual(told);
});

test.each<readonly [seenBy: string, test: Part, changed: readonly string[]]>([
  [
    '`files` of a workspace',
    { workspace: { files: { 'AGENTS.md': { from: 'AGENTS.md' } } } },
    ['AGENTS.md'],
  ],
  ['a fixture', { workspace: 'start' }, ['start/AGENTS.md']],
  [
    'a skill as a whole',
    { workspace: { files: { '.claude/skills/pdf': { from: 'plugins/x/skills/pdf' } } } },
    ['plugins/x/skills/pdf/SKILL.md', 'plugins/x/skills/pdf/forms.md'],
  ],
  ['dependsOn', { dependsOn: ['packages/**'] }, ['packages/a/CLAUDE.md']],
])('%s sees it', async (_, one, changed) => {
  const ended = await jobOf([...changed, 'GEMINI.md'], [{ expect: EXPECT, ...one }]);
  expect(unseen(ended)).toEqual(['GEMINI.md']);
  expect(ended.summary).toContain('No test sees this change: `GEMINI.md`.');
});

test('a prompt sees its file; evals, and what no agent reads, are not told', async () => {
  const config = {
    kindlm: 1,
    project: 'p',
    suite: { name: 'chat' },
    providers: { openai: { apiKeyEnv: KEY_NAME, baseUrl: jobs.model.url } },
    models: [{ id: 'fake', provider: 'openai', model: 'fake-1' }],
    prompts: { ask: { systemFile: 'prompts/system.md', user: 'hello' } },
    tests: [{ name: 'one', prompt: 'ask', expect: EXPECT }],
  };
  jobs.github.reviews.files = [
    ...['prompts/system.md', '.claude/skills/csv/evals/evals.json', 'docs/agents.md'],
    ...['node_modules/x/AGENTS.md', 'src/skills/index.ts', '.claude/settings.json'],
  ].map((filename) => ({ filename, patch: '' }));
  const ended = await jobs.run({ files: { ...FILES, 'kindlm.yaml': stringify(config) } });
  expect(ended.code).toBe(0);
  expect(unseen(ended)).toEqual([]);
  expect(ended.summary).not.toContain('No test sees');
});

test('a name of a file is foreign text', async () => {
  const file = '.claude/skills/a/`@octocat` <img src=x>|#1.md';
  const ended = await jobOf([file], [IN_START]);
  expect(unseen(ended)).toEqual([file]);
  const body = (await jobs.github.comments())[0]?.body ?? '';
  expect(body).toContain('No test sees this change');
  expect(body).not.toContain('<img src=x>|#1.md.');
});

test('a failing test names the changed line of the skill that its workspace has', async () => {
  const workspace = { files: { '.claude/skills/csv': { from: '.claude/skills/csv' } } };
  jobs.github.reviews.files = [];
  const patch = '@@ -1,4 +1,4 @@\n ---\n name: csv\n ---\n-Read.\n+Read it.';
  const config = {
    kindlm: 1,
    project: 'p',
    suite: { name: 'agents' },
    tests: [{ name: 'one', command: 'echo no', workspace, expect: EXPECT }],
  };
  jobs.github.reviews.files = [{ filename: '.claude/skills/csv/SKILL.md', patch }];
  const ended = await jobs.run({ files: { ...FILES, 'kindlm.yaml': stringify(config) } });
  expect(ended.code).toBe(1);
  expect(ended.summary).toContain('where this pull request changes line 4');
  expect(jobs.github.reviews.comments.map(({ path, line }) => `${path}:${line}`)).toEqual([
    '.claude/skills/csv/SKILL.md:4',
  ]);
});
