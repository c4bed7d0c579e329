/** `skills`: from folders with evals beside a SKILL.md to tests, and everything that can be wrong with them. */
import { execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import type { Suite } from '../../../src/config/suite.js';
import { identityOf } from '../../../src/engine/identity.js';
import { planSuites } from '../../../src/engine/plan.js';
import { type Files, load, loadOne, problemsOf, withWorkspace } from '../config-folder.js';

const COMMAND = 'claude -p {{prompt}} --output-format stream-json --verbose';

/** `skills:` is in line 6. */
function config(entry: readonly string[], tests = ''): string {
  return `kindlm: 1
project: demo
suite: { name: demo }
providers: { anthropic: { apiKeyEnv: ANTHROPIC_API_KEY } }
models: [{ id: judge, provider: anthropic, model: claude-sonnet-4-5 }]
skills:
${entry.map((line) => `  ${line}\n`).join('')}${tests}`;
}

const ENTRY = ['folders: [skills/*]', `command: ${COMMAND}`];
const SKILL = '---\nname: csv\ndescription: Works on tables.\n---\n\nRead the header first.\n';

function withEvals(evals: unknown, entry = ENTRY, more: Files = {}): Files {
  return {
    'kindlm.yaml': config(entry),
    'skills/csv/SKILL.md': SKILL,
    'skills/csv/evals/evals.json':
      typeof evals === 'string' ? evals : JSON.stringify(evals, null, 2),
    ...more,
  };
}

/** What each test asks, and what it wants: criteria, assertions, skills. */
function asked({ tests }: Suite): readonly unknown[] {
  return tests.map(({ name, vars, expects, asserts }) => [
    name,
    vars['prompt'],
    ...expects.flatMap(({ judge = [] }) => judge.map(({ criteria }) => criteria)),
    ...asserts.map(({ type, negated, value }) => [negated ? `not-${type}` : type, value]),
    ...expects.flatMap(({ skills }) => skills ?? []),
  ]);
}

async function askedOf(evals: unknown, more: Files = {}): Promise<readonly unknown[]> {
  return asked(await loadOne(withEvals(evals, ENTRY, more)));
}

describe('shapes of evals.json', () => {
  const shapes: readonly (readonly [string, unknown, readonly unknown[]])[] = [
    [
      'a list of texts under assertions',
      {
        skill_name: 'csv',
        evals: [{ id: 1, prompt: 'Sum a.', assertions: ['Says 6.', 'Is short.'] }],
      },
      [['csv/1', 'Sum a.', 'Says 6.', 'Is short.']],
    ],
    [
      'expectations, beside what it expects in a sentence',
      {
        evals: [
          { id: 'sum', prompt: 'Sum a.', expected_output: 'The sum', expectations: ['Says 6.'] },
        ],
      },
      [['csv/sum', 'Sum a.', 'Says 6.']],
    ],
    [
      'only a sentence',
      { evals: [{ id: 1, prompt: 'Sum a.', expected_output: 'The sum, 6.', expectations: [] }] },
      [['csv/1', 'Sum a.', 'The sum, 6.']],
    ],
    [
      'objects with a text, a check, a description or a name',
      {
        evals: [
          {
            id: 1,
            prompt: 'Sum a.',
            assertions: [
              { id: 'six', text: 'Says 6.', type: 'semantic' },
              { check: 'Is short.', weight: 2 },
              { name: 'polite', description: 'Is polite.' },
              { name: 'Ends with a full stop.' },
            ],
          },
        ],
      },
      [['csv/1', 'Sum a.', 'Says 6.', 'Is short.', 'Is polite.', 'Ends with a full stop.']],
    ],
    [
      'objects that are assertions of ours',
      {
        evals: [
          {
            id: 1,
            prompt: 'Sum a.',
            assertions: [
              { type: 'contains', value: '6' },
              { type: 'not_contains', value: 'sorry', text: 'Does not apologize.' },
              { type: 'REGEX', value: '[0-9]+' },
              { type: 'contains', text: 'Names the column.' },
              { type: 'file_exists', value: 'out.csv', text: 'out.csv is there.' },
            ],
          },
        ],
      },
      [
        [
          'csv/1',
          'Sum a.',
          'Names the column.',
          'out.csv is there.',
          ['contains', '6'],
          ['not-contains', 'sorry'],
          ['regex', '[0-9]+'],
        ],
      ],
    ],
    [
      'a list in place of the object',
      [{ id: 'one', prompt: 'Sum a.', expectations: ['Says 6.'] }],
      [['csv/one', 'Sum a.', 'Says 6.']],
    ],
    [
      'cases, query and expected_behavior',
      { cases: [{ query: 'Sum a.', expected_behavior: ['Reads a.csv.', 'Says 6.'] }] },
      [['csv/1', 'Sum a.', 'Reads a.csv.', 'Says 6.']],
    ],
    [
      'tests, input and checks',
      { tests: [{ name: 'sum', input: 'Sum a.', checks: ['Says 6.'], expected_output: 'six' }] },
      [['csv/sum', 'Sum a.', 'Says 6.']],
    ],
    [
      'expect, and scorers of which one is an assertion of ours',
      {
        evals: [
          { id: 1, prompt: 'Sum a.', expect: ['Says 6.'] },
          {
            id: 2,
            prompt: 'Sum b.',
            scorers: [
              { type: 'regex', name: 'six', pattern: '6' },
              { type: 'llm_judge', name: 'kind', criterion: 'Is it kind?' },
            ],
          },
        ],
      },
      [
        ['csv/1', 'Sum a.', 'Says 6.'],
        ['csv/2', 'Sum b.', 'Is it kind?', ['regex', '6']],
      ],
    ],
    [
      'question, and a single text of assertions',
      { evals: [{ eval_name: 'sum', question: 'Sum a.', assertions: 'Says 6.' }] },
      [['csv/sum', 'Sum a.', 'Says 6.']],
    ],
    [
      'should_trigger, alone and with more',
      {
        evals: [
          { id: 1, prompt: 'Sum a.', should_trigger: true },
          { id: 2, prompt: 'Hi', should_trigger: false, expected_output: 'A greeting' },
        ],
      },
      [
        ['csv/1', 'Sum a.', { used: ['csv'] }],
        ['csv/2', 'Hi', 'A greeting', { notUsed: ['csv'] }],
      ],
    ],
    [
      'ids that are there twice, and none',
      {
        evals: [
          { id: 1, prompt: 'a', expected_output: 'x' },
          { id: 1, prompt: 'b', expected_output: 'x' },
          { prompt: 'c', expected_output: 'x' },
        ],
      },
      [
        ['csv/1', 'a', 'x'],
        ['csv/1#2', 'b', 'x'],
        ['csv/3', 'c', 'x'],
      ],
    ],
    [
      'a rubric beside checks of a runner of its own',
      {
        cases: [
          {
            id: 'thin',
            intent: 'Asks first.',
            input: 'Make it good.',
            deterministic_assertions: [{ check: 'Has rows.', cmd: ['python', 'check.py'] }],
            rubric: [{ dimension: 'no-invention', pass_if: 'Invents nothing.' }],
          },
        ],
      },
      [['csv/thin', 'Make it good.', 'Invents nothing.']],
    ],
    [
      'braces, which nothing fills in',
      { evals: [{ id: 1, prompt: 'Fill {{name}} in.', assertions: ['Keeps {{name}}.'] }] },
      [['csv/1', 'Fill {{name}} in.', 'Keeps {{name}}.']],
    ],
  ];
  test.each(shapes)('%s', async (_name, evals, wanted) => {
    expect(await askedOf(evals)).toEqual(wanted);
  });
});

describe('files of triggers', () => {
  const names = ['triggers', 'triggering', 'trigger-eval', 'trigger-evals', 'trigger_eval'];
  const shapes: readonly (readonly [string, unknown])[] = [
    [
      'a list',
      [
        { query: 'Sum a.', should_trigger: true },
        { prompt: 'Hi', should_trigger: false },
      ],
    ],
    [
      'an object with queries',
      {
        skill_name: 'csv',
        queries: [
          { query: 'Sum a.', should_trigger: true },
          { query: 'Hi', should_trigger: false },
        ],
      },
    ],
    [
      'queries that say what is expected',
      {
        queries: [
          { q: 'Sum a.', expect: true },
          { q: 'Hi', expect: false },
        ],
      },
    ],
    ['two lists of texts', { should_trigger: ['Sum a.'], should_not_trigger: ['Hi'] }],
    [
      'two lists of objects',
      { should_trigger: [{ prompt: 'Sum a.' }], should_not_trigger: [{ query: 'Hi' }] },
    ],
  ];
  test.each(shapes)('%s', async (_name, triggers) => {
    for (const name of names) {
      const suite = await loadOne({
        'kindlm.yaml': config(ENTRY),
        'skills/csv/SKILL.md': SKILL,
        [`skills/csv/evals/${name}.json`]: JSON.stringify(triggers),
      });
      expect(asked(suite)).toEqual([
        ['csv/trigger-1', 'Sum a.', { used: ['csv'] }],
        ['csv/trigger-2', 'Hi', { notUsed: ['csv'] }],
      ]);
    }
  });

  test('each prompt says whether it should use the skill', async () => {
    const found = await problemsOf({
      'kindlm.yaml': config(ENTRY),
      'skills/csv/SKILL.md': SKILL,
      'skills/csv/evals/triggers.json': '[\n  { "query": "Sum a.", "expected": "trigger" }\n]',
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(
      'skills/csv/evals/triggers.json:2:3: `should_trigger` is true or false, not nothing. The usual shape:',
    );
  });
});

describe('the tests', () => {
  const ONE = { evals: [{ id: 1, prompt: 'Sum a.', expected_output: '6' }] };

  test('have what the entry says, and where each is from', async () => {
    const entry = [
      ...ENTRY,
      'keys: [ANTHROPIC_API_KEY]',
      'repeat: 3',
      'minPasses: 2',
      'timeoutMs: 60000',
    ];
    const [made] = (await loadOne(withEvals(ONE, entry))).tests;
    expect(made).toMatchObject({
      name: 'csv/1',
      repeat: 3,
      minPasses: 2,
      timeoutMs: 60_000,
      subject: { kind: 'command', command: COMMAND, keys: ['ANTHROPIC_API_KEY'] },
      location: { file: 'skills/csv/evals/evals.json', line: 3, column: 5 },
    });
    expect(made?.sources[0]).toEqual({
      kind: 'test',
      file: 'skills/csv/evals/evals.json',
      startLine: 3,
      endLine: 7,
    });
  });

  test('come after those of the config', async () => {
    const files = withEvals(ONE);
    const own =
      'tests: [{ name: own, command: node agent.js, expect: { output: { contains: [a] } } }]\n';
    const suite = await loadOne({ ...files, 'kindlm.yaml': config(ENTRY, own) });
    expect(suite.tests.map(({ name }) => name)).toEqual(['own', 'csv/1']);
  });

  test('have tags, a description, and may be skipped', async () => {
    const one = { ...ONE.evals[0], tags: ['smoke'], description: 'Sums', skip: true };
    const [made] = (await loadOne(withEvals({ evals: [one] }))).tests;
    expect(made).toMatchObject({ tags: ['smoke'], description: 'Sums', skip: true });
  });
});

/** Paths in the workspace of the only test, each with what it holds where that is a text of the evals. */
async function workspaceOf(files: Files): Promise<readonly string[]> {
  const { tests } = await loadOne(files);
  const [{ subject } = { subject: undefined }] = tests;
  if (tests.length !== 1 || subject?.kind !== 'command' || subject.workspace === undefined) {
    throw new Error('expected one test with a workspace');
  }
  return subject.workspace.tree.files.map(({ path: name, from }) =>
    'text' in from ? `${name}: ${from.text}` : name,
  );
}

describe('what the agent works on', () => {
  const skill = '.claude/skills/csv/SKILL.md';
  const evalWith = (files: unknown, prompt = 'Sum a.csv.'): unknown => ({
    evals: [{ id: 1, prompt, files, expected_output: '6' }],
  });

  test('the skill, without its evals and what git would not commit', async () => {
    const files = withEvals(evalWith([]), ENTRY, {
      'skills/csv/scripts/sum.py': 'print(6)',
      'skills/csv/node_modules/x/index.js': '1',
      'skills/csv/evals/files/a.csv': 'a\n1',
    });
    expect(await workspaceOf(files)).toEqual([skill, '.claude/skills/csv/scripts/sum.py']);
  });

  test('in a repository: what git would commit, and a change of each of it is asked anew', async () => {
    const files = withEvals(evalWith([]), ENTRY, {
      '.gitignore': '.venv/\n*.local.md\n',
      'skills/csv/notes/deep/a.md': 'a',
      'skills/csv/helper.py': '6',
      'skills/csv/gone.md': 'x',
      'skills/csv/.venv/lib.py': 'x',
      'skills/csv/my.local.md': 'x',
    });
    await withWorkspace(files, async (workspace) => {
      for (const args of [
        ['init', '-q'],
        ['add', '-A'],
      ]) {
        execFileSync('git', args, { cwd: workspace });
      }
      await rm(path.join(workspace, 'skills/csv/gone.md'));
      const hashes: string[] = [];
      const changed = ['', 'helper.py', 'notes/deep/a.md', 'new.md', '.venv/lib.py', 'evals/x.md'];
      for (const name of changed) {
        if (name !== '') await writeFile(path.join(workspace, 'skills/csv', name), 'other');
        const loaded = await load(workspace);
        if (loaded.kind === 'invalid') throw new Error(loaded.problems.map(formatProblem).join());
        const plan = planSuites(loaded.suites, { tags: [], tests: [], models: [] });
        if (plan.kind === 'nothing-selected') throw new Error('nothing is asked');
        const [unit] = plan.plans[0]?.units ?? [];
        hashes.push(String(unit && identityOf(unit).requestHash));
        if (name !== '') continue;
        const { subject } = unit?.test ?? {};
        if (subject?.kind !== 'command') throw new Error('expected a command');
        expect(subject.workspace?.tree.files.map((file) => file.path)).toEqual(
          ['SKILL.md', 'helper.py', 'notes/deep/a.md'].map((it) => `.claude/skills/csv/${it}`),
        );
      }
      // The last two are no part of the skill.
      expect(new Set(hashes.slice(0, 4)).size).toBe(4);
      expect(new Set(hashes.slice(3)).size).toBe(1);
    });
  });

  test('a link brings in what another folder has, but not the evals by another name', async () => {
    const files = withEvals(evalWith([]), ENTRY, { 'shared/x.md': 'x' });
    await withWorkspace(files, async (workspace) => {
      const links = { 'x.md': '../../shared/x.md', loop: '.', up: '..', answers: 'evals' };
      for (const [name, target] of Object.entries(links)) {
        await symlink(target, path.join(workspace, 'skills/csv', name));
      }
      const loaded = await load(workspace);
      if (loaded.kind === 'invalid') throw new Error(loaded.problems.map(formatProblem).join());
      const { subject } = loaded.suites[0]?.tests[0] ?? {};
      if (subject?.kind !== 'command') throw new Error('expected a command');
      expect(subject.workspace?.tree.files.map((file) => file.path)).toEqual([
        ...[skill, '.claude/skills/csv/x.md'],
      ]);
    });
  });

  const agents: readonly (readonly [string, string])[] = [
    ['claude -p {{prompt}}', '.claude/skills'],
    ['npx -y @anthropic-ai/claude-code@2.1.197 -p {{prompt}}', '.claude/skills'],
    ['copilot -p {{prompt}} --output-format json', '.github/skills'],
    ['cd . && codex exec --json {{prompt}} < /dev/null', '.agents/skills'],
    ['npx @google/gemini-cli -p {{prompt}}', '.gemini/skills'],
    ['/opt/bin/opencode run {{prompt}}', '.opencode/skills'],
    ['qwen -p {{prompt}}', '.qwen/skills'],
  ];
  test.each(agents)('%s looks into %s', async (command, folder) => {
    const entry = ['folders: [skills/*]', `command: ${JSON.stringify(command)}`];
    expect(await workspaceOf(withEvals(evalWith([]), entry))).toEqual([`${folder}/csv/SKILL.md`]);
  });

  test('a program that starts an agent says which', async () => {
    const entry = ['folders: [skills/*]', 'command: node run.mjs {{prompt}}', 'agent: codex'];
    const files = withEvals(evalWith([]), entry, { 'run.mjs': '1' });
    expect(await workspaceOf(files)).toEqual(['.agents/skills/csv/SKILL.md']);
  });

  const HELD: Files = {
    'skills/csv/evals/files/a.csv': 'a',
    'skills/csv/evals/files/more/b.csv': 'b',
    'data/a.csv': 'other',
    'data/c.csv': 'c',
  };
  const placed: readonly (readonly [string, unknown, string, readonly string[]])[] = [
    ['a file of the skill, by its name', ['evals/files/a.csv'], 'Sum a.csv.', ['a.csv']],
    ['a file beside the evals', ['files/a.csv'], 'Sum a.csv.', ['a.csv']],
    ['where the prompt names it', ['evals/files/a.csv'], 'Sum ./data/a.csv.', ['data/a.csv']],
    [
      'as it is written, if the prompt says so',
      ['evals/files/a.csv'],
      'Sum `evals/files/a.csv`',
      ['evals/files/a.csv'],
    ],
    ['a file of the checkout', ['data/c.csv'], 'Sum it.', ['c.csv']],
    ['a folder as a whole', ['evals/files'], 'Sum all.', ['files/a.csv', 'files/more/b.csv']],
    ['two of one name', ['evals/files/a.csv', 'data/a.csv'], 'Sum both.', ['a.csv', 'data/a.csv']],
    ['a text', [{ path: 'in/d.csv', content: 'd' }], 'Sum in/d.csv.', ['in/d.csv: d']],
    ['texts by name', { 'd.csv': 'd' }, 'Sum it.', ['d.csv: d']],
    [
      'a file with its place',
      [{ source: 'evals/files/a.csv', dest: 'x/y.csv' }],
      'Sum.',
      ['x/y.csv'],
    ],
    ['a single path', 'evals/files/a.csv', 'Sum it.', ['a.csv']],
  ];
  test.each(placed)('%s', async (_name, files, prompt, wanted) => {
    const found = await workspaceOf(withEvals(evalWith(files, prompt), ENTRY, HELD));
    expect(found.filter((name) => name !== skill)).toEqual(wanted);
  });

  test('a file that is not there, or leads out, is an error at its place', async () => {
    const evals = evalWith([
      'evals/files/x.csv',
      '../../../../etc/passwd',
      { dest: '../x', content: '' },
    ]);
    expect(await problemsOf(withEvals(evals))).toEqual([
      'skills/csv/evals/evals.json:7:9: There is no file "evals/files/x.csv", neither in the skill ("skills/csv") nor in the checkout.',
      expect.stringMatching(
        /^skills\/csv\/evals\/evals\.json:8:9: The file "\.\.\/.*passwd" is outside the workspace/,
      ),
      'skills/csv/evals/evals.json:9:9: "../x" leads out of the workspace.',
    ]);
  });

  test('beside: all puts the other skills beside it', async () => {
    const files = withEvals(evalWith([]), [...ENTRY, 'beside: all'], {
      'skills/pdf/SKILL.md': SKILL.replace('csv', 'pdf'),
    });
    expect(await workspaceOf(files)).toEqual([skill, '.claude/skills/pdf/SKILL.md']);
  });

  test('the repository is the skill', async () => {
    const files = {
      'kindlm.yaml': config(['folders: [.]', `command: ${COMMAND}`]),
      'SKILL.md': SKILL,
      'scripts/sum.py': 'print(6)',
      'evals/evals.json': JSON.stringify(evalWith(['evals/files/a.csv'])),
      'evals/files/a.csv': 'a',
      '.github/workflows/evals.yml': 'on: push',
      '.kindlm/recordings/x.json': '{}',
    };
    expect(await workspaceOf(files)).toEqual([skill, '.claude/skills/csv/scripts/sum.py', 'a.csv']);
  });
});

describe('folders', () => {
  const ONE = JSON.stringify({ evals: [{ id: 1, prompt: 'a', expected_output: 'b' }] });
  const two: Files = {
    'plugins/a/skills/csv/SKILL.md': SKILL,
    'plugins/a/skills/csv/evals/evals.json': ONE,
    'plugins/b/skills/csv/SKILL.md': SKILL,
    'plugins/b/skills/csv/evals/evals.json': ONE,
    'plugins/b/skills/shared/notes.md': 'no skill',
  };
  const names = ({ tests }: Suite): readonly string[] => tests.map(({ name }) => name);

  test('two skills of one name are told apart by their folders', async () => {
    const entry = ['folders: ["plugins/*/skills/*"]', `command: ${COMMAND}`];
    expect(names(await loadOne({ 'kindlm.yaml': config(entry), ...two }))).toEqual([
      'plugins/a/skills/csv/1',
      'plugins/b/skills/csv/1',
    ]);
  });

  test('a skill without evals is counted, and what expects nothing is not asked', async () => {
    const suite = await loadOne(
      withEvals(
        {
          evals: [
            { id: 1, prompt: 'a', expected_output: 'b' },
            { id: 'x', prompt: 'c', turns: 3 },
          ],
        },
        ENTRY,
        {
          'skills/pdf/SKILL.md': SKILL,
          'skills/word/SKILL.md': SKILL,
          'skills/word/evals/evals.json': '{ "version": "2", "cases": [] }',
        },
      ),
    );
    expect(names(suite)).toEqual(['skills/csv/1']);
    expect(suite.notices).toEqual([
      'skills/csv/evals/evals.json: not read: `evals[].turns` (1).',
      'skills/csv/evals/evals.json: 1 of 2 evals expect nothing and are not asked: "x".',
      'skills/word/evals/evals.json: there are no evals in it.',
      'Of 3 skills 1 have evals: the others are not tested.',
    ]);
  });

  test('links: one skill under two names is one, and none is read outside', async () => {
    const entry = [
      'folders: [".claude/skills/*", "plugins/a/skills/*", "out/*"]',
      `command: ${COMMAND}`,
    ];
    const files = { 'kindlm.yaml': config(entry), ...two, '.claude/x': '' };
    const result = await withWorkspace(files, async (workspace) => {
      await symlink('../plugins/a/skills', path.join(workspace, '.claude/skills'));
      await symlink('/etc', path.join(workspace, 'out'));
      return load(workspace);
    });
    expect(
      result.kind === 'invalid'
        ? result.problems.map(formatProblem)
        : names(result.suites[0] ?? never()),
    ).toEqual([
      expect.stringContaining('skills.folders[2]: The folders "out/*" are outside the workspace'),
    ]);
  });
});

function never(): never {
  throw new Error('no suite');
}

describe('mistakes', () => {
  const file = 'skills/csv/evals/evals.json';
  const good = { evals: [{ id: 1, prompt: 'a', expected_output: 'b' }] };
  const shapes: readonly (readonly [string, unknown, string])[] = [
    ['no JSON', '{\n  "evals": [,]\n}', `${file}:2:13: The file is not valid JSON`],
    [
      'a key twice',
      '{"evals": [], "evals": []}',
      `${file}:1:15: The file has the name "evals" twice`,
    ],
    ['a text', '"evals"', `${file}:1:1: Expected the evals of a skill, got the text "evals".`],
    ['no list', { skill_name: 'csv' }, `${file}:1:1: The file holds no list of evals.`],
    [
      'no prompt',
      { evals: [{ id: 1 }] },
      `${file}:3:5: An eval needs a \`prompt\`, and this one has none.`,
    ],
    [
      'a prompt that is none',
      { evals: [{ id: 1, prompt: ['a'] }] },
      `${file}:5:17: An eval needs a \`prompt\`, and this one has a list.`,
    ],
    ['an eval that is none', { evals: ['a'] }, `${file}:3:5: Expected an eval, got the text "a".`],
    [
      'a check that says nothing',
      { evals: [{ prompt: 'a', assertions: [{ id: 1 }] }] },
      `${file}:6:9: Expected what is checked, got a mapping.`,
    ],
    [
      'should_trigger',
      { evals: [{ prompt: 'a', should_trigger: 'yes' }] },
      `${file}:5:25: \`should_trigger\` is true or false, not the text "yes".`,
    ],
    [
      'too deep',
      `${'['.repeat(200)}${']'.repeat(200)}`,
      `${file}:1:1: The file is nested too deeply.`,
    ],
  ];
  test.each(shapes)('%s', async (_name, evals, said) => {
    const found = await problemsOf(withEvals(evals));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });

  const entries: readonly [string, string[], string][] = [
    [
      'no {{prompt}}',
      ['folders: [skills/*]', 'command: claude -p hello'],
      'kindlm.yaml:8:12 skills.command: The command asks no eval: {{prompt}} is not in it.',
    ],
    [
      'another variable',
      ['folders: [skills/*]', "command: 'claude -p {{prompt}} {{more}}'"],
      'kindlm.yaml:8:12 skills.command: Nothing fills in {{more}}',
    ],
    [
      'an unknown agent',
      ['folders: [skills/*]', "command: 'node x.mjs {{prompt}}'"],
      'Which agent the command starts is not known',
    ],
    ['another agent', [...ENTRY, 'agent: cursor'], 'skills.agent'],
    [
      'no skill',
      ['folders: [nothing]', `command: ${COMMAND}`],
      'kindlm.yaml:7:13 skills.folders[0]: No folder "nothing" has a SKILL.md.',
    ],
    [
      'outside',
      ['folders: [../*]', `command: ${COMMAND}`],
      'kindlm.yaml:7:13 skills.folders[0]: The folders "../*" are outside the workspace',
    ],
    [
      'a key that does not exist',
      [...ENTRY, 'besides: all'],
      'kindlm.yaml:9:3 skills.besides: Unknown key "besides". Did you mean "beside"?',
    ],
    ['no folders', [`command: ${COMMAND}`], 'The key "folders" is missing.'],
    ['minPasses', [...ENTRY, 'minPasses: 4'], '`minPasses` (4) is above the 1 answer of the test.'],
  ];
  test.each(entries)('%s', async (_name, entry, said) => {
    const found = await problemsOf(withEvals(good, entry));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });

  test('no evals at all', async () => {
    const files = { 'kindlm.yaml': config(ENTRY), 'skills/csv/SKILL.md': SKILL };
    expect(await problemsOf(files)).toEqual([
      'kindlm.yaml:7:12 skills.folders: None of the 1 skills has evals that ask for something. Write `evals/evals.json` beside a SKILL.md, see docs/agents.md.',
    ]);
  });

  test('criteria without a judge are named where they stand', async () => {
    const files = withEvals(good);
    const text = String(files['kindlm.yaml']).replace(/^(?:providers|models).*\n/gm, '');
    expect(await problemsOf({ ...files, 'kindlm.yaml': text })).toEqual([
      expect.stringContaining(`${file}:6:26 skills: No model judges this: the suite has none.`),
    ]);
  });

  test('commands that are switched off', async () => {
    expect(await problemsOf(withEvals(good), { allowCommands: false })).toEqual([
      expect.stringContaining('kindlm.yaml:8:3 skills.command: `command` tests are switched off'),
    ]);
  });

  test('neither tests nor skills', async () => {
    const text = 'kindlm: 1\nproject: demo\nsuite: { name: demo }\n';
    expect(await problemsOf({ 'kindlm.yaml': text })).toEqual([
      expect.stringContaining('The key "tests" is missing.'),
    ]);
  });
});
