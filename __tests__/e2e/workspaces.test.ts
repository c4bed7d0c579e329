/** Agents that work on files: private copies, what they change, and what is expected of it, with real processes. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { type ActionOptions, createWorkspace, runAction, type Workspace } from './project.js';

type Part = Readonly<Record<string, unknown>>;

const START = {
  'start/package.json': '{ "scripts": { "test": "node check.js" } }\n',
  'start/check.js': "require('./fix.js')\n",
  'start/.gitignore': 'build\n',
  'start/README.md': 'one\ntwo\nthree\n',
};

const made: Workspace[] = [];

function git(folder: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.test'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
}

/** A committed checkout with one suite of these tests. */
async function checkout(
  tests: readonly Part[],
  more: Readonly<Record<string, string>> = {},
  defaults: Part = {},
) {
  const config = { kindlm: 1, project: 'p', suite: { name: 'agents' }, tests, defaults };
  const files = { 'kindlm.yaml': stringify(config), ...START, ...more };
  const workspace = await createWorkspace(files, { git: true });
  made.push(workspace);
  return workspace;
}

const agent = (command: string, expected: Part = {}, rest: Part = {}): Part => ({
  name: 'one',
  workspace: 'start',
  command,
  expect: expected,
  ...rest,
});

async function run(
  tests: readonly Part[],
  options: Partial<ActionOptions> = {},
  more: Readonly<Record<string, string>> = {},
  defaults: Part = {},
) {
  const workspace = await checkout(tests, more, defaults);
  const inputs = { outputs: 'all', ...options.inputs };
  const ended = await runAction(workspace, { ...options, inputs });
  return { ...ended, folder: workspace.path };
}

const FIX = "echo 'module.exports = 1' > fix.js && echo fixed";

describe('an agent', () => {
  test('is judged by what it leaves behind', async () => {
    const ended = await run(
      [
        agent(
          `${FIX}; printf 'one\\nTWO\\nthree\\n' > README.md; mkdir build; echo x > build/out`,
          {
            files: [
              { path: 'fix.js', contains: ['module'], notContains: ['secret'], matches: '^module' },
              { path: '*.lock', exists: false },
              { path: 'package.json', unchanged: true },
              { path: 'README.md', equals: 'wanted.md', maxBytes: 100 },
            ],
            changes: {
              only: ['fix.js', 'README.md'],
              never: ['.git/config'],
              maxFiles: 2,
              maxLines: 3,
            },
            checks: ['npm test --silent', { run: 'cat README.md', contains: ['TWO'] }],
          },
        ),
      ],
      { process: 'own' },
      { 'wanted.md': 'one\nTWO\nthree\n' },
    );
    const [only] = ended.runs;
    expect(only?.assertions.filter(({ passed }) => !passed)).toEqual([]);
    expect(only?.changes).toEqual([
      {
        path: 'README.md',
        kind: 'changed',
        addedLines: 1,
        removedLines: 1,
        patch: '@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three',
      },
      {
        path: 'fix.js',
        kind: 'added',
        addedLines: 1,
        removedLines: 0,
        patch: '@@ -0,0 +1,1 @@\n+module.exports = 1',
      },
    ]);
    expect(ended.code).toBe(0);
  });

  type Failing = readonly [code: string, command: string, expected: Part, message: string];
  const FAILING: readonly Failing[] = [
    ['FILE_MISSING', FIX, { files: [{ path: 'gone/**' }] }, 'No file matches "gone/**"'],
    [
      'FILE_UNEXPECTED',
      FIX,
      { files: [{ path: 'fix.*', exists: false }] },
      '"fix.js" must not exist',
    ],
    [
      'FILE_CONTENT_MISMATCH',
      FIX,
      { files: [{ path: 'fix.js', contains: ['patch'] }] },
      '"fix.js" does not contain "patch"',
    ],
    [
      'FILE_CONTENT_MISMATCH',
      FIX,
      { files: [{ path: 'fix.js', maxBytes: 3 }] },
      'has 19 bytes, at most 3',
    ],
    [
      'FILE_CONTENT_MISMATCH',
      FIX,
      { files: [{ path: 'fix.js', matches: '^x' }] },
      'does not match /^x/',
    ],
    [
      'FILE_CONTENT_MISMATCH',
      FIX,
      { files: [{ path: 'fix.js', equals: 'kindlm.yaml' }] },
      'is not equal to "kindlm.yaml"',
    ],
    [
      'FILE_CONTENT_MISMATCH',
      FIX,
      { files: [{ path: 'package.json', schema: 'schema.json' }] },
      'does not meet "schema.json"',
    ],
    [
      'FILE_CHANGED',
      'rm README.md; echo ok',
      { files: [{ path: '*.md', unchanged: true }] },
      '"README.md" must stay as it was',
    ],
    [
      'FILE_CHANGED',
      'echo x > new.md; echo ok',
      { files: [{ path: '*.md', unchanged: true }] },
      '"new.md" must stay as it was',
    ],
    ['CHANGE_NOT_ALLOWED', FIX, { changes: { none: true } }, '"fix.js" changed'],
    [
      'CHANGE_NOT_ALLOWED',
      FIX,
      { changes: { only: ['src'] } },
      '"fix.js" changed, which `only` does not allow',
    ],
    [
      'CHANGE_NOT_ALLOWED',
      'chmod +x check.js; echo ok',
      { changes: { only: ['src'] } },
      '"check.js" changed',
    ],
    [
      'CHANGE_NOT_ALLOWED',
      'echo x >> .git/config; echo ok',
      { changes: { never: ['.git/**'] } },
      '".git/config" changed, which `never` forbids',
    ],
    [
      'CHANGE_NOT_ALLOWED',
      'mkdir build; echo x > build/out; echo ok',
      { changes: { never: ['build'] } },
      '"build/out" changed',
    ],
    ['CHANGE_NOT_ALLOWED', FIX, { changes: { maxFiles: 0 } }, '1 file changed'],
    ['CHANGE_NOT_ALLOWED', FIX, { changes: { maxLines: 0 } }, '1 line changed'],
    [
      'CHECK_FAILED',
      'echo ok',
      { checks: ['npm test --silent'] },
      'ended with exit code 1, expected 0',
    ],
    [
      'CHECK_FAILED',
      'echo ok',
      { checks: [{ run: 'sleep 30', timeoutMs: 300 }] },
      'did not end within 300 ms',
    ],
    [
      'CHECK_FAILED',
      'echo ok',
      { checks: [{ run: 'echo a', contains: ['b'] }] },
      'did not write "b"',
    ],
    [
      'KEYWORD_DENIED',
      'echo "# never say" > a; echo ok',
      { guardrails: { keywords: { deny: ['never say'] } } },
      'never say',
    ],
    [
      'PII_DETECTED',
      'echo "jane@corp.example" > a; echo ok',
      { guardrails: { pii: {} } },
      '1 PII match',
    ],
    [
      'NOT_CONTAINS_FAILED',
      'echo "TODO" > a; echo ok',
      { output: { notContains: ['TODO'] } },
      'contains forbidden substring "TODO"',
    ],
  ];

  describe('fails by its code', () => {
    let failed: readonly (readonly unknown[])[];
    beforeAll(async () => {
      const schema = JSON.stringify({ type: 'object', required: ['name'] });
      const tests = FAILING.map(([, command, expected], index) =>
        agent(command, expected, { name: `t${index}` }),
      );
      const ended = await run(tests, { process: 'own' }, { 'schema.json': schema });
      failed = ended.runs.map(({ assertions }) =>
        assertions
          .filter(({ passed }) => !passed)
          .map(({ failureCode, failureMessage }) => [failureCode, failureMessage]),
      );
      expect(ended.code).toBe(1);
    });

    test.each(FAILING.map(([code, , , message], index) => [code, message, index] as const))(
      '%s: %s',
      (code, message, index) => {
        expect(failed[index]).toEqual([[code, expect.stringContaining(message)]]);
      },
    );
  });

  test('the same in a file that git ignores, in what was there, or only in the answer, is not said', async () => {
    const ended = await run([
      agent('mkdir build; echo "TODO" > build/a; echo ok', { output: { notContains: ['TODO'] } }),
      {
        ...agent('echo "TODO" > a; echo ok', {
          guardrails: { keywords: { deny: ['TODO'], on: 'answer' } },
        }),
        name: 'two',
      },
      {
        ...agent('echo TODO', { guardrails: { keywords: { deny: ['TODO'], on: 'changes' } } }),
        name: 'three',
      },
    ]);
    expect(ended.code).toBe(0);
  });

  test('scored checks: a negated one reads what was added, any other the answer', async () => {
    const ended = await run(
      [
        {
          ...agent('echo TODO > a; echo ok'),
          assert: [
            { type: 'not-contains', value: 'TODO' },
            { type: 'not-regex', value: 'TO.O', on: 'answer' },
            { type: 'contains', value: 'TODO' },
            { type: 'contains', value: 'TODO', on: 'changes' },
          ],
        },
      ],
      { process: 'own' },
    );
    expect(ended.runs[0]?.assertions.map(({ passed }) => passed)).toEqual([
      ...[false, true, false, true],
    ]);
  });
});

describe('what must never happen', () => {
  /** Touches what it may not in the last answer of five; the cache is the one folder that answers share. */
  const last = (name: string): string =>
    `i=1; while ! mkdir "$XDG_CACHE_HOME/${name}-$i"; do i=$((i+1)); done 2>/dev/null; test $i != 5 || echo x >> README.md; echo ok`;
  const five = (name: string, expected: Part, minPasses: number): Part =>
    agent(last(name), expected, { name, repeat: 5, minPasses });
  const NEVER = { changes: { never: ['README.md'] } };

  const ROWS: readonly (readonly [string, Part, status: string, string])[] = [
    ['never', NEVER, 'failed', 'CHANGE_NOT_ALLOWED'],
    ['none', { changes: { none: true } }, 'failed', 'CHANGE_NOT_ALLOWED'],
    ['unchanged', { files: [{ path: 'README.md', unchanged: true }] }, 'failed', 'FILE_CHANGED'],
    ['only', { changes: { only: ['fix.js'] } }, 'passed', 'CHANGE_NOT_ALLOWED'],
    ['maxFiles', { changes: { maxFiles: 0 } }, 'passed', 'CHANGE_NOT_ALLOWED'],
  ];

  test('once in five fails the result; what may happen sometimes does not', async () => {
    const ended = await run(ROWS.map(([name, expected]) => five(name, expected, 4)));
    expect(
      ended.results.map(({ testCaseName, status, failureCodes }) => [
        ...[testCaseName, status, failureCodes],
      ]),
    ).toEqual(ROWS.map(([name, , status, code]) => [name, status, [code]]));
    expect(ended.code).toBe(1);
    expect(ended.summary.match(/and once is enough to fail/g)).toHaveLength(3);
  });

  test.each([
    ['all are asked where one can fail the result', NEVER, true, 1],
    ['enough are asked where none can', { changes: { only: ['fix.js'] } }, false, 0],
  ])('stop-when-decided: %s', async (_, expected, all, code) => {
    const inputs = { 'stop-when-decided': 'true' };
    const config = { workspaceConcurrency: 1 };
    const ended = await run([five('one', expected, 2)], { inputs }, {}, config);
    const runs = ended.runs.filter(({ outputText }) => outputText !== '');
    expect([runs.length === 5, ended.code]).toEqual([all, code]);
  });
});

describe('an expectation that passes before the agent has done anything', () => {
  const NOTICE = 'pass before the agent has done anything';
  const heldBefore = (ended: Awaited<ReturnType<typeof run>>): readonly string[] =>
    (ended.report?.notices ?? []).filter((notice) => notice.includes(NOTICE));
  const idle = (ended: Awaited<ReturnType<typeof run>>): readonly boolean[] | undefined =>
    ended.suite?.results.map(({ assertsNothing }) => assertsNothing);

  test('is named with its line, and alone it asserts nothing', async () => {
    const ended = await run([
      agent(FIX, {
        files: [{ path: 'README.md', contains: ['two'] }, { path: 'fix.js' }],
        checks: ['true', 'npm test --silent'],
      }),
      agent(FIX, { files: [{ path: 'check.js' }], checks: ['cat README.md'] }, { name: 'idle' }),
      agent(
        FIX,
        { files: [{ path: 'check.js' }], changes: { maxFiles: 1 } },
        { name: 'bounded', repeat: 2 },
      ),
    ]);
    expect(heldBefore(ended)).toEqual([
      expect.stringMatching(
        /nothing: kindlm\.yaml:6: "File README\.md", "Check true"; kindlm\.yaml:\d+: "File check\.js", "Check cat README\.md"; kindlm\.yaml:\d+: "File check\.js"\. Mark/,
      ),
    ]);
    expect(idle(ended)).toEqual([false, true, false]);
    expect(ended.code).toBe(0);
  });

  test('is not named where it is meant to pass', async () => {
    const ended = await run([
      agent(FIX, {
        files: [
          { path: 'README.md', unchanged: true },
          { path: '*.lock', exists: false },
          { path: 'check.js', guard: true },
        ],
        changes: { only: ['fix.js'] },
        checks: [{ run: 'true', guard: true }],
      }),
    ]);
    expect(heldBefore(ended)).toEqual([]);
    expect(idle(ended)).toEqual([false]);
  });

  test('is named once for all rows, and not where it fails before in one of the first three', async () => {
    const rows = (names: readonly string[]): Part => ({
      expect: { files: [{ path: '{{file}}' }], checks: ['test -e {{file}}'] },
      cases: names.map((file) => ({ file })),
    });
    const ended = await run([
      agent(FIX, {}, { name: 'all', ...rows(['check.js', 'README.md', 'package.json', 'fix.js']) }),
      agent(FIX, {}, { name: 'some', ...rows(['check.js', 'fix.js']) }),
    ]);
    expect(heldBefore(ended)).toHaveLength(1);
    expect(heldBefore(ended)[0]).toMatch(/nothing: kindlm\.yaml:6: "[^;]*\. Mark/);
    expect(idle(ended)).toEqual([true, true, true, true, false, false]);
  });

  test('asserts something once an answer has failed by it, and replays say the same', async () => {
    const tests = [agent('rm check.js; echo gone', { files: [{ path: 'check.js' }] })];
    const workspace = await checkout(tests);
    for (const responses of ['record', 'replay']) {
      const inputs = { responses, outputs: 'all' };
      const ended = await runAction(workspace, { inputs });
      const all = { ...ended, folder: workspace.path };
      expect(heldBefore(all)).toHaveLength(1);
      expect(idle(all)).toEqual([false]);
    }
  });
});

describe('a copy', () => {
  const tell = 'printf "%s\\n" "$PWD" "$HOME" "$XDG_CACHE_HOME" "$CLAUDE_CONFIG_DIR"; env';

  test('is outside of the checkout, whose name nobody tells', async () => {
    const ended = await run([agent(tell)], {
      env: { MY_FOLDER: 'x', ANY_KEY: 'not-a-secret-value' },
    });
    const text = ended.runs[0]?.outputText ?? '';
    const [work = '', home = '', cache = '', claude = ''] = text.split('\n');
    expect(text).not.toContain(ended.folder);
    expect(text).toContain('MY_FOLDER=x');
    expect([home, claude].map((it) => it.startsWith(work.replace(/work$/, 'home')))).toEqual([
      ...[true, true],
    ]);
    expect(cache).not.toContain(work.replace(/work$/, ''));
    await expect(readdir(work)).rejects.toThrow('ENOENT');
    await expect(readdir(cache)).rejects.toThrow('ENOENT');
  });

  test('is new for each answer, with its home; the cache is one', async () => {
    const command =
      'cat "$HOME/memory" "$XDG_CACHE_HOME/cache" trace 2>/dev/null; echo m > "$HOME/memory"; echo c > "$XDG_CACHE_HOME/cache"; echo t > trace; echo ok';
    const ended = await run([agent(command, {}, { repeat: 3 })], { inputs: { concurrency: '1' } });
    expect(ended.runs.map(({ outputText }) => outputText).sort()).toEqual([
      ...['c\nok', 'c\nok', 'ok'],
    ]);
  });

  test('`home` is copied, and `inherit` is said', async () => {
    const home = { from: 'start', home: 'people' };
    const ended = await run(
      [agent('cat "$HOME/.memory"', {}, { workspace: home })],
      {},
      { 'people/.memory': 'I know' },
    );
    expect(ended.runs[0]?.outputText).toBe('I know');
    const inherited = { from: 'start', home: 'inherit' };
    const env = { HOME: os.homedir() };
    const shared = await run([agent('echo "$HOME"', {}, { workspace: inherited })], { env });
    expect(shared.runs[0]?.outputText).toBe(os.homedir());
    expect(shared.summary).toContain('share one home folder');
  });

  test('is a repository with one commit and a clean tree, or none', async () => {
    const look = 'git log --format=%an%n%s; git status --porcelain; git check-ignore build/x';
    const ended = await run([
      agent(look),
      agent(
        'ls -a; git rev-parse --show-toplevel; true',
        {},
        { name: 'two', workspace: { from: 'start', git: false } },
      ),
    ]);
    expect(ended.runs[0]?.outputText).toBe('KindLM\nStart\nbuild/x');
    expect(ended.runs[1]?.outputText.split('\n')).not.toContain('.git');
  });

  test('`setup` runs once for equal content, without keys; its failure ends with 2 and its last lines', async () => {
    const setup = {
      from: 'start',
      setup: ['date +%N > when', 'echo "${ANY_TOKEN:-none}" > token'],
    };
    const ended = await run(
      [agent('cat when token; echo "$ANY_TOKEN"', {}, { workspace: setup, repeat: 2 })],
      { env: { ANY_TOKEN: 'abcdefghijkl' } },
    );
    const [first, second] = ended.runs.map(({ outputText }) => outputText);
    expect(first).toBe(second);
    expect(first).toMatch(/^\d+\nnone\n\*\*\*$/);
    const failing = { from: 'start', setup: ['echo "no network" >&2; exit 7'] };
    const failed = await run([agent('echo ok', {}, { workspace: failing })]);
    expect(failed.code).toBe(2);
    expect(failed.stdout).toContain('ended with exit code 7');
    expect(failed.stdout).toContain('no network');
  });

  test('locally a failed answer’s is kept, and its path said', async () => {
    const workspace = await checkout([agent('echo mine > a', { files: [{ path: 'b' }] })]);
    const ended = await runAction(workspace, { as: 'local', args: ['kindlm.yaml'] });
    expect(ended.stdout).toMatch(
      /The workspace of "one", answer 1, is kept: \S+kindlm-run-\w+\/work\n/,
    );
  });
});

describe('a hostile agent', () => {
  test('leaves no process behind, also not one of another session', async () => {
    const marker = `kindlm-left-${process.pid}-${Date.now()}`;
    const loop = `while :; do sleep 0.1; done`;
    const command = `(setsid sh -c '${loop} # ${marker}' >/dev/null 2>&1 &) ; sh -c '${loop} # ${marker}' >/dev/null 2>&1 & echo ok`;
    const ended = await run([agent(command)]);
    expect(ended.code).toBe(0);
    const all = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(all.split('\n').filter((line) => line.includes(marker))).toEqual([]);
  });

  test('what a process writes after the agent has ended is seen, or not written', async () => {
    const command = `(setsid sh -c 'sleep 60; echo late > late.txt' >/dev/null 2>&1 &); echo ok`;
    const ended = await run([agent(command, { changes: { none: true } })]);
    expect(ended.code).toBe(0);
  });

  test.each([
    [
      'a tracked file of the checkout',
      (folder: string) => `echo x >> ${folder}/kindlm.yaml; echo ok`,
      'kindlm.yaml',
    ],
    [
      'a fixture',
      (folder: string) => `echo x >> ${folder}/start/README.md; echo ok`,
      'start/README.md',
    ],
    [
      'a file by removing it',
      (folder: string) => `rm ${folder}/start/check.js; echo ok`,
      'start/check.js',
    ],
    [
      'through a link of its own',
      (folder: string) => `ln -s ${folder}/start out; echo x > out/README.md; echo ok`,
      'start/README.md',
    ],
  ])('changes %s: the job ends with 4', async (_what, command, file) => {
    const workspace = await checkout([agent('sh agent.sh')]);
    await workspace.write({ 'start/agent.sh': command(workspace.path) });
    git(workspace.path, 'add', '.');
    git(workspace.path, 'commit', '-q', '-m', 'y');
    const ended = await runAction(workspace);
    expect(ended.code).toBe(4);
    expect(ended.stdout).toContain('iles of the checkout changed');
    expect(ended.stdout).toContain(file);
  });

  test('rewrites history, edits .gitignore and removes the repository: its changes are seen all the same', async () => {
    const hide = 'echo "*" > .gitignore; git add -A; git commit -qm x --amend; rm -rf .git';
    const ended = await run([agent(`echo x > new.js; ${hide}; echo ok`)]);
    expect(ended.runs[0]?.changes?.map((file) => [file.path, file.kind])).toEqual([
      ['.gitignore', 'changed'],
      ['new.js', 'added'],
    ]);
  });

  test('ends its own shell: the command failed, and nothing stays', async () => {
    const folder = await createWorkspace();
    made.push(folder);
    const ended = await run([agent('echo x > a; kill -9 $$')], { env: { TMPDIR: folder.path } });
    expect(ended.runs[0]?.assertions[0]?.failureCode).toBe('COMMAND_FAILED');
    expect((await readdir(folder.path)).filter((name) => name.startsWith('kindlm-'))).toEqual([]);
  });

  test('ends the action, as a cancelled job is ended: what is known is told, and nothing stays', async () => {
    const folder = await createWorkspace();
    made.push(folder);
    const ended = await run([agent('kill -TERM $PPID; sleep 30; echo ok')], {
      env: { TMPDIR: folder.path },
      process: 'own',
    });
    expect(ended.code).toBe(3);
    expect(ended.report?.interruption).toEqual({ kind: 'signal', signal: 'SIGTERM' });
    expect((await readdir(folder.path)).filter((name) => name.startsWith('kindlm-'))).toEqual([]);
  });

  test('fills the disk: it is ended, and its answer has failed', async () => {
    const fill = 'fallocate -l 4200M big.bin && sleep 60; echo ok';
    const ended = await run([agent(fill, { output: { contains: ['ok'] } })]);
    expect(ended.runs[0]?.assertions[0]).toMatchObject({
      failureCode: 'COMMAND_FAILED',
      failureMessage: expect.stringContaining('4 GB'),
    });
  });

  test('writes files that are larger than what they take of the disk: they count by what they take', async () => {
    const sparse = 'truncate -s 400G huge; for i in 1 2 3 4 5 6 7 8 9 10; do';
    const many = 'for j in 1 2 3; do truncate -s 499M many-$i-$j; done; done; echo ok';
    const ended = await run([agent(`${sparse} ${many}`, { changes: { maxFiles: 31 } })]);
    expect(ended.code).toBe(0);
    expect(ended.runs[0]?.changes).toHaveLength(31);
  });

  test('leaves pipes, sockets, folders that nobody may enter and odd names', async () => {
    const command = `mkfifo pipe; mkdir closed; echo x > closed/a; chmod 000 closed; echo y > "$(printf 'a\\nb')"; ln -s /etc/passwd link; echo ok`;
    const ended = await run([agent(command, { files: [{ path: '**', notContains: ['root:'] }] })]);
    expect(ended.runs[0]?.changes?.map((file) => file.path)).toEqual([
      ...['a\nb', 'closed/a', 'link', 'pipe'],
    ]);
  });

  test('puts another thing at the place of its workspace: nothing is read or checked there', async () => {
    const other = await createWorkspace({ 'secret.txt': 'top secret' });
    made.push(other);
    const things = [`ln -s ${other.path} work`, 'cp -r work2 work', 'echo x > work', 'true'];
    const tests = things.map((put, index) =>
      agent(
        `cd ..; mv work work2; ${put}; echo ok`,
        { checks: ['echo x > written'] },
        { name: `t${index}` },
      ),
    );
    const ended = await run(tests);
    expect(ended.runs.map(({ assertions }) => assertions[0]?.failureMessage)).toEqual(
      things.map(() => expect.stringMatching(/something else at the place of its work/)),
    );
    expect(JSON.stringify(ended.report)).not.toContain('secret.txt');
    expect(await readdir(other.path)).toEqual(['secret.txt']);
  });

  test('lets a check put something else there: the next one does not run in it', async () => {
    const other = await createWorkspace();
    made.push(other);
    const swap = `mv ../work ../work2; ln -s ${other.path} ../work`;
    const checks = ['sh swap.sh', { run: 'echo x > written', with: 'checks' }];
    const ended = await run(
      [agent(`echo '${swap}' > swap.sh; echo ok`, { checks })],
      {},
      {
        'checks/laid.txt': 'x',
      },
    );
    expect(ended.runs[0]?.assertions[1]?.failureCode).toBe('CHECK_FAILED');
    expect(await readdir(other.path)).toEqual([]);
  });

  test('hides in names that are not UTF-8, in a second .GIT, and below a path that is too long', async () => {
    const folder = await createWorkspace();
    made.push(folder);
    const odd = `echo x > "$(printf 'a\\377')"; mkdir -p .GIT "$(printf 'd\\376')"; echo x > .GIT/x; echo x > "$(printf 'd\\376')/f"; echo ok`;
    const ended = await run([agent(odd)]);
    expect(ended.runs[0]?.changes?.map((file) => file.path)).toEqual([
      ...['.GIT/x', 'a\uFFFD', 'd\uFFFD'],
    ]);
    const deep = 'for i in $(seq 600); do mkdir aaaaaaaaaa; cd aaaaaaaaaa; done; echo ok';
    const failed = await run([agent(deep)], { env: { TMPDIR: folder.path } });
    expect(failed.runs[0]?.assertions[0]?.failureMessage).toContain('cannot be listed (ENAM');
    expect((await readdir(folder.path)).filter((name) => name.startsWith('kindlm-'))).toEqual([]);
  });

  const CHECKERS: readonly (readonly [command: string, check: string, file: string])[] = [
    ['mkdir -p .git/hooks; echo x > .git/hooks/pre-commit', 'git status', '.git/hooks/pre-commit'],
    ['git config core.hooksPath x', 'git status', '.git/config'],
    ['git config merge.x.driver true', 'git status', '.git/config'],
    ['echo "exit 0" > build/check.sh', 'sh build/check.sh', 'build/check.sh'],
    ['echo script-shell=x > .npmrc', 'npm --version', '.npmrc'],
  ];

  test('changes what a check runs by: that is said', async () => {
    const workspace = { from: 'start', setup: ['mkdir build; echo "exit 1" > build/check.sh'] };
    const ended = await run(
      CHECKERS.map(([command, check], index) => {
        const more = `git config user.name me; git commit -q --allow-empty -m x; ${command}; echo ok`;
        return agent(more, { checks: [check] }, { name: `t${index}`, workspace });
      }),
    );
    expect(ended.runs.map(({ assertions }) => assertions[0]?.metadata?.changedCheckers)).toEqual(
      CHECKERS.map(([, , file]) => [file]),
    );
  });

  test('checks run in their order, and what one of them changes is no doing of the agent', async () => {
    // The second one is looked at for long, since it names a folder of many files, and the others are not.
    const many = 'mkdir build; for i in $(seq 1000) n out; do echo 0 > build/$i; done';
    const workspace = { from: 'start', setup: [many] };
    const checks = ['echo 1 > build/n', 'ls build > build/out', 'grep 1000 build/out'];
    const ended = await run([agent('echo ok', { checks }, { workspace })]);
    const judged = ended.runs[0]?.assertions.map(({ passed, metadata }) => [passed, metadata]);
    expect(judged).toEqual(Array(3).fill([true, {}]));
  });

  test('changes the check: every view says so, unless `with` lays it over again', async () => {
    const cheat = agent("echo 'process.exit(0)' > check.js; echo ok", {
      checks: ['node check.js'],
    });
    const ended = await run([cheat]);
    expect(ended.runs[0]?.assertions[0]?.metadata?.changedCheckers).toEqual(['check.js']);
    expect(ended.summary).toContain('changed what checks it');
    const restored = { checks: [{ run: 'node check.js', with: 'checks' }] };
    const again = await run(
      [{ ...cheat, expect: restored }],
      {},
      { 'checks/check.js': "require('./fix.js')\n" },
    );
    expect(again.runs[0]?.assertions[0]?.failureCode).toBe('CHECK_FAILED');
  });
});

function answersOf(stored: string): readonly { readonly changes?: unknown }[] {
  return (JSON.parse(stored) as { answers: readonly { changes?: unknown }[] }).answers;
}

describe('only-changed', () => {
  test('goes by the content of workspaces, and starts no agent for what is equal', async () => {
    const test = agent('cat README.md; echo x >> started.txt', {}, { workspace: 'start' });
    const workspace = await checkout([{ ...test, expect: { output: { contains: ['one'] } } }]);
    const once = async (): Promise<string | undefined> => {
      const inputs = { outputs: 'all', 'only-changed': 'true', compare: 'base.json' };
      const ended = await runAction(workspace, { inputs });
      expect(ended.code).toBe(0);
      return ended.results[0]?.reused === undefined ? 'asked' : 'reused';
    };
    const base = await runAction(workspace, { inputs: { outputs: 'all' } });
    await workspace.write({ 'base.json': base.files['report.json'] ?? '' });
    expect(await once()).toBe('reused');
    // What git ignores is in no copy.
    await mkdir(join(workspace.path, 'start/build'));
    await workspace.write({ 'start/build/out.js': 'x' });
    expect(await once()).toBe('reused');
    await workspace.write({ 'start/README.md': 'one\ntwo\nfour\n' });
    expect(await once()).toBe('asked');
  });
});

describe('stored answers', () => {
  const tests = (checks: readonly string[]): readonly Part[] => [
    agent(`${FIX}; rm README.md; chmod +x check.js; printf 'a\\0b' > data; echo "$$" > /dev/null`, {
      files: [{ path: 'README.md', exists: false }],
      checks,
    }),
  ];

  test('are laid over a new copy and judged anew, without an agent', async () => {
    const workspace = await checkout(tests(['npm test --silent']));
    const recorded = await runAction(workspace, { inputs: { responses: 'record' } });
    expect(recorded.code).toBe(0);
    const stored = await workspace.read('.kindlm/recordings/agents/one.json');
    expect(answersOf(stored)[0]?.changes).toEqual([
      { path: 'README.md', deleted: true },
      { path: 'check.js', executable: true, text: ["require('./fix.js')", ''] },
      { path: 'data', base64: 'YQBi' },
      { path: 'fix.js', text: ['module.exports = 1', ''] },
    ]);
    const other = tests(['test -x check.js', 'grep -q module fix.js', 'test ! -e README.md']);
    const config = { kindlm: 1, project: 'p', suite: { name: 'agents' }, tests: other };
    await workspace.write({ 'kindlm.yaml': stringify(config) });
    const replayed = await runAction(workspace, { inputs: { responses: 'replay' } });
    expect(replayed.code).toBe(0);
    expect(replayed.runs[0]?.changes).toEqual(recorded.runs[0]?.changes);
  });

  test('are stale once the workspace is another', async () => {
    const workspace = await checkout(tests([]).map((it) => ({ ...it, expect: {} })));
    await runAction(workspace, { inputs: { responses: 'record' } });
    await workspace.write({ 'start/README.md': 'another' });
    const ended = await runAction(workspace, { inputs: { responses: 'replay' } });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('belongs to a different request');
  });

  test('above 1 MiB are not stored: 2, once all else is written', async () => {
    const workspace = await checkout([
      agent('head -c 1100000 /dev/zero > large; echo ok'),
      { ...agent(FIX), name: 'two' },
    ]);
    const ended = await runAction(workspace, { inputs: { responses: 'record' } });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('Not stored: the changed files of test "one"');
    expect(await readdir(join(workspace.path, '.kindlm/recordings/agents'))).toEqual(['two.json']);
  });

  test('that change what is no file of a workspace are refused', async () => {
    const workspace = await checkout([agent(FIX)]);
    await runAction(workspace, { inputs: { responses: 'record' } });
    const file = join(workspace.path, '.kindlm/recordings/agents/one.json');
    const stored = await readFile(file, 'utf8');
    const [answer] = answersOf(stored);
    for (const bad of ['../out', '/etc/x', '.git/hooks/pre-commit', 'a/../../x']) {
      const answers = [{ ...answer, changes: [{ path: bad, text: 'x' }] }];
      await writeFile(file, JSON.stringify({ version: 1, answers }));
      const ended = await runAction(workspace, { inputs: { responses: 'replay' } });
      expect(ended.code).toBe(2);
      expect(ended.stdout).toContain('which is no file of a workspace');
    }
  });
});

describe('beside the base branch', () => {
  const SKILL = 'start/SKILL.md';
  const WORK =
    "if grep -q good SKILL.md; then echo 'exports.a = 1' > fix.js; else echo 'throw Error(7)' > fix.js; echo x > '<b>@octocat|.txt'; fi; sleep 0.7; echo ok";
  const tests = [agent(WORK, { checks: ['npm test --silent'] })];

  async function baseAndHead(inputs: Readonly<Record<string, string>> = {}) {
    const workspace = await checkout(tests, { [SKILL]: 'good' });
    const outputs = { outputs: 'all' };
    const there = await runAction(workspace, { inputs: outputs });
    await workspace.write({ 'base.json': there.files['report.json'] ?? '' });
    await workspace.write({ [SKILL]: 'bad' });
    const all = { ...outputs, compare: 'base.json', ...inputs };
    return runAction(workspace, { inputs: all });
  }

  test('a failing answer shows what it changed, the diff, and how the check ended', async () => {
    const { summary, files, code } = await baseAndHead();
    expect(code).toBe(1);
    expect(summary).toContain(
      '**Changed** `<b>@octocat|.txt` (new, +1), `fix.js` (new, +1); before: `fix.js` (new, +1)',
    );
    expect(summary).toMatch(/\*\*Last lines of the check\*\*[^]*Error: 7/);
    const report = files['report.json'] ?? '';
    expect(report).toContain('+exports.a = 1');
    const html = files['report.html'] ?? '';
    for (const line of ['+exports.a = 1', '+throw Error(7)']) expect(html).toContain(line);
    expect(html).not.toContain('<b>@octocat');
  });

  test('the time that earlier runs took is held against the deadline before the first call', async () => {
    const { annotations, report } = await baseAndHead({ 'max-minutes': '0.01' });
    const told = annotations.filter(({ level }) => level === 'warning').map((it) => it.message);
    const words =
      /^By earlier runs: 1 answer in about 1 call, .*, about .* \(max-minutes\) may end it/;
    expect(told).toContainEqual(expect.stringMatching(words));
    expect(report?.notices).toContainEqual(expect.stringMatching(words));
    const shard = await baseAndHead({ 'max-minutes': '0.01', shard: '1/1' });
    expect(shard.annotations.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(words),
    );
    const enough = await baseAndHead({ 'max-minutes': '5' });
    expect(enough.report?.notices.join()).not.toContain('By earlier runs');
  });

  test('what a cache cannot store is in the report', async () => {
    const large = [agent('head -c 1100000 /dev/zero > large; echo ok')];
    const ended = await run(large, { inputs: { responses: 'cache' } });
    expect(ended.code).toBe(0);
    expect(ended.report?.notices).toContainEqual(expect.stringMatching(/^Not stored: the changed/));
  });

  test('a tool that was denied is told with the flag that allows it', async () => {
    const event = (value: object): string => `echo '${JSON.stringify(value)}'`;
    const denied = { type: 'assistant', message: { id: 'm', content: [] } };
    const command = [
      event({ type: 'system', subtype: 'init', claude_code_version: '2.1.197', session_id: 's' }),
      event({ ...denied, session_id: 's' }),
      event({
        ...{ type: 'result', subtype: 'success', is_error: false, result: 'Done', num_turns: 1 },
        ...{ usage: { input_tokens: 1, output_tokens: 1 }, total_cost_usd: 0.1 },
        permission_denials: [{ tool_name: 'Write', tool_use_id: 't', tool_input: {} }],
      }),
    ].join('; ');
    const { summary, code } = await run([agent(command, { changes: { none: true } })]);
    expect(code).toBe(0);
    expect(summary).toMatch(
      /Agents were denied tools that need a permission, in 1 test: ``Write \(allowed by `--allowedTools`/,
    );
  });
});
