/** `skills` from evals to verdicts: an agent that prints the events of Claude Code works on what each eval gives it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BranchJobs, type BranchRun, startBranchJobs } from './github-project.js';

/** It follows the skill that it finds, and says what is there; each start is a line of the log. */
const AGENT = String.raw`
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
const [folder, prompt] = process.argv.slice(2);
appendFileSync(folder + '/asked.log', prompt + '\n');
const print = (event) => console.log(JSON.stringify(event));
print({ type: 'system', subtype: 'init', session_id: 's', claude_code_version: '2.1.197', model: 'm' });
let turn = 0;
const say = (content) => {
  turn += 1;
  print({ type: 'assistant', message: { id: 'msg_' + turn, role: 'assistant', model: 'm', content: [content] } });
};

const skill = ['csv', 'pdf'].find((name) => prompt.includes(name));
const file = '.claude/skills/' + skill + '/SKILL.md';
const isUsed = skill !== undefined && existsSync(file) && !prompt.includes('no skill');
if (isUsed) say({ type: 'tool_use', id: 't1', name: 'Skill', input: { skill } });
const names = readdirSync('.', { recursive: true }).filter((name) => !name.startsWith('.git'));
const result = [isUsed ? readFileSync(file, 'utf8') : 'no skill', ...names.sort()].join(' | ');
say({ type: 'text', text: result });
print({ type: 'result', subtype: 'success', is_error: false, num_turns: turn, result, total_cost_usd: 0.01, usage: { input_tokens: 10, output_tokens: 5 } });
`;

let jobs: BranchJobs;
let folder: string;
beforeAll(async () => {
  jobs = await startBranchJobs();
  folder = await mkdtemp(join(tmpdir(), 'kindlm-agent-'));
  await writeFile(join(folder, 'agent.mjs'), AGENT);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string>>;

function skill(name: string, rule = 'Count the rows.'): Files {
  const evals = [
    {
      id: 'task',
      prompt: `Work on the ${name}.`,
      files: ['evals/files/in.txt'],
      assertions: [{ type: 'contains', value: 'rows' }],
    },
  ];
  return {
    [`skills/${name}/SKILL.md`]: `---\nname: ${name}\n---\n${rule}\n`,
    [`skills/${name}/evals/evals.json`]: JSON.stringify({ evals }),
    [`skills/${name}/evals/triggers.json`]: JSON.stringify([
      { query: `Is this a ${name}?`, should_trigger: true },
      { query: `Greet the ${name}, no skill is needed.`, should_trigger: false },
    ]),
    [`skills/${name}/evals/files/in.txt`]: 'a\nb\n',
  };
}

function repository(name: string, changes: Files = {}): Files {
  return {
    'kindlm.yaml': `kindlm: 1
project: demo
suite: { name: ${name} }
skills:
  folders: [skills/*]
  command: node '${join(folder, 'agent.mjs')}' '${folder}' {{prompt}}
  agent: claude-code
`,
    ...skill('csv'),
    ...skill('pdf'),
    'skills/bare/SKILL.md': '---\nname: bare\n---\nNothing.\n',
    ...changes,
  };
}

/** The prompts that the agent was started with meanwhile, sorted. */
async function asked(run: () => Promise<BranchRun>): Promise<[BranchRun, readonly string[]]> {
  await writeFile(join(folder, 'asked.log'), '');
  const ended = await run();
  const log = await readFile(join(folder, 'asked.log'), 'utf8');
  return [ended, log.split('\n').filter(Boolean).sort()];
}

const resultsOf = ({ report }: BranchRun) =>
  (report?.suites[0]?.results ?? []).map(({ testCaseName, passed }) => [testCaseName, passed]);

test('each eval is a test, of the skill without its evals', async () => {
  const [run, prompts] = await asked(() => jobs.run({ files: repository('all') }));
  expect(run.code).toBe(0);
  expect(resultsOf(run)).toEqual([
    ['csv/task', true],
    ['csv/trigger-1', true],
    ['csv/trigger-2', true],
    ['pdf/task', true],
    ['pdf/trigger-1', true],
    ['pdf/trigger-2', true],
  ]);
  expect(prompts).toHaveLength(6);
  const text = JSON.stringify(run.suite?.results[0]);
  expect(text).toContain('.claude/skills/csv/SKILL.md | in.txt');
  expect(text).not.toContain('evals.json |');
  expect(run.summary).toContain('Of 3 skills 2 have evals: the others are not tested.');
});

test('a skill that is used where it should not be, and one that is not', async () => {
  const changes = {
    'skills/csv/evals/triggers.json': JSON.stringify([
      { query: 'Is this a csv?', should_trigger: false },
      { query: 'Greet me.', should_trigger: true },
    ]),
  };
  const run = await jobs.run({ files: repository('wrong', changes) });
  expect([run.code, run.report?.failureCodes]).toEqual([1, { SKILL_USED: 1, SKILL_NOT_USED: 1 }]);
  expect(run.annotations).toContainEqual(
    expect.objectContaining({ file: 'skills/csv/evals/triggers.json', line: 1 }),
  );
});

describe('a pull request with `only-changed`', () => {
  const CSV = ['Greet the csv, no skill is needed.', 'Is this a csv?', 'Work on the csv.'];
  const EDITED = 'Count the rows twice.';
  test.each<[string, string, Files, readonly string[]]>([
    ['asks the evals of the skill that it touches', 'edit', skill('csv', EDITED), CSV],
    [
      'asks one whose file it changes',
      'file',
      { 'skills/csv/evals/files/in.txt': 'c\n' },
      ['Work on the csv.'],
    ],
    ['asks nothing where it touches no skill', 'none', { 'README.md': 'new' }, []],
    [
      'asks nothing for a remark beside the evals',
      'beside',
      { 'skills/csv/evals/README.md': 'new' },
      [],
    ],
    ['asks nothing for a skill without evals', 'bare', { 'skills/bare/SKILL.md': 'new' }, []],
  ])('%s', async (_what, name, changes, wanted) => {
    await jobs.run({ files: repository(name) });
    const [run, prompts] = await asked(() =>
      jobs.run({
        files: repository(name, changes),
        event: 'pull_request',
        inputs: { 'only-changed': 'true', 'reuse-days': '365' },
      }),
    );
    expect([run.code, prompts]).toEqual([0, wanted]);
    expect(resultsOf(run)).toHaveLength(6);
  });
});
