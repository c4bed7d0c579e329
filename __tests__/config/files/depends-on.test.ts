/** Symbolic links among the files that a program depends on: what they point at counts, as the program reads it. */
import { describe, expect, test } from '@jest/globals';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatProblem } from '../../../src/config/problem.js';
import { changed, load, loadOne, problemsOf, VALID, withWorkspace } from '../config-folder.js';

const CONFIG = VALID.replace('prompt: ask', "command: node src/main.js\n    dependsOn: ['src/**']");

/** What the config loads to with these files and links (path to target), or what is wrong with it. */
function dependencies(
  links: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const all = { 'kindlm.yaml': CONFIG, 'src/main.js': 'main', 'v1/a.js': 'one', 'v2/a.js': 'two' };
  return withWorkspace({ ...all, ...files }, async (workspace) => {
    await mkdir(path.join(workspace, '../elsewhere'));
    await writeFile(path.join(workspace, '../elsewhere/a.js'), 'not ours');
    for (const [name, target] of Object.entries(links)) {
      await symlink(target, path.join(workspace, name));
    }
    const result = await load(workspace);
    if (result.kind === 'invalid') return result.problems.map(formatProblem).join('\n');
    return result.suites[0]?.tests[0]?.dependsOn?.map(({ file, sha256 }) => [file, sha256]);
  });
}

const digests = { main: '0d6e4', one: '7692c', two: '3fc4c' };

/** The files with the name of their content in the place of its digest. */
function contents(found: unknown): unknown {
  const names = Object.entries(digests);
  return JSON.parse(
    JSON.stringify(found).replace(
      /[0-9a-f]{64}/g,
      (hex) => names.find(([, start]) => hex.startsWith(start))?.[0] ?? hex,
    ),
  );
}

test.each<[what: string, links: Record<string, string>, files: unknown]>([
  ['no link', {}, [['src/main.js', 'main']]],
  [
    'a link to a file',
    { 'src/a.js': '../v1/a.js' },
    [
      ['src/a.js', 'one'],
      ['src/main.js', 'main'],
    ],
  ],
  [
    'to another',
    { 'src/a.js': '../v2/a.js' },
    [
      ['src/a.js', 'two'],
      ['src/main.js', 'main'],
    ],
  ],
  [
    'a link to a folder',
    { 'src/lib': '../v1' },
    [
      ['src/lib/a.js', 'one'],
      ['src/main.js', 'main'],
    ],
  ],
  [
    'to another',
    { 'src/lib': '../v2' },
    [
      ['src/lib/a.js', 'two'],
      ['src/main.js', 'main'],
    ],
  ],
  ['one that leads nowhere', { 'src/lib': '../v3' }, [['src/main.js', 'main']]],
  [
    'links to links',
    { 'src/lib': '../current', current: 'v2' },
    [
      ['src/lib/a.js', 'two'],
      ['src/main.js', 'main'],
    ],
  ],
])('%s', async (_what, links, files) => {
  expect(contents(await dependencies(links))).toEqual(files);
});

test('a link to its own folder has an end', async () => {
  const found = await dependencies({ 'src/self': '.' });
  expect(contents(found)).toContainEqual(['src/main.js', 'main']);
});

test.each([
  ['a folder', { 'src/lib': '../../elsewhere' }],
  ['a file', { 'src/a.js': '../../elsewhere/a.js' }],
])('%s outside of the workspace is refused', async (_what, links) => {
  expect(await dependencies(links)).toContain('is outside the workspace');
});

test('what harnesses write is nothing that anything depends on, whichever entry reads it', async () => {
  const config = {
    kindlm: 1,
    project: 'p',
    suite: { name: 's' },
    results: ['a.xml', 'b*.xml'].map((read) => ({
      run: `node src/main.js --out src/${read}`,
      read: `src/${read}`,
      format: 'junit',
      dependsOn: ['src/**'],
    })),
    tests: [{ name: 't', command: 'node src/main.js src/b1.xml', dependsOn: ['src/**'] }],
  };
  const files = { 'src/main.js': 'main', 'src/a.xml': 'old', 'src/b1.xml': 'old' };
  await withWorkspace({ ...files, 'kindlm.yaml': JSON.stringify(config) }, async (workspace) => {
    const loaded = await load(workspace);
    if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
    const [suite] = loaded.suites;
    const owners = [...(suite?.results ?? []), ...(suite?.tests ?? [])];
    expect(owners.map(({ dependsOn }) => dependsOn?.map(({ file }) => file))).toEqual([
      ['src/main.js'],
      ['src/main.js'],
      ['src/main.js'],
    ]);
  });
});

// Whatever key names it: `out` is a link to a folder outside, `out.md` to a file there, `deep/out` to a folder above all.
const USER = "user: '{{message}}'";
type Row = readonly [key: string, from: string, to: string];
const OUTSIDE: readonly Row[] = [
  ...['out/a.js', 'out/*.js', 'out/**', 'out', 'deep/out/**/*.js', 'out/gone/*.js'].map(
    (name): Row => [
      `dependsOn: ${name}`,
      'prompt: ask',
      `command: node x\n    dependsOn: ['${name}']`,
    ],
  ),
  ...['out/*.js', 'out.md'].map((name): Row => [
    `prompts.x.dependsOn: ${name}`,
    USER,
    `command: node x, dependsOn: ['${name}']`,
  ]),
  [
    'results.dependsOn',
    'tests:',
    `results: [{ name: r, read: r.xml, format: junit, dependsOn: ['out/*'] }]\ntests:`,
  ],
  ...['out/c.csv', 'out/*.csv', 'out/gone/*.csv'].map((name): Row => [
    `cases: ${name}`,
    'name: first',
    `name: first\n    cases: ${name}`,
  ]),
  ...['out', 'out/*', 'out/a'].map((name): Row => [
    `skills: ${name}`,
    'tests:',
    `skills: { folders: ['${name}'], command: 'claude -p {{prompt}}' }\ntests:`,
  ]),
  ['systemFile', USER, 'user: x, systemFile: out.md'],
  ['systemFile in it', USER, 'user: x, systemFile: out/a.js'],
  ['messagesFile', USER, 'messagesFile: out/c.json'],
  ['images', USER, 'user: x, images: [out/c.png]'],
  ['parts', 'tests:', 'parts: [out.md]\ntests:'],
];

test.each(OUTSIDE)('%s through a link that leaves is outside', async (_key, from, to) => {
  const { 'kindlm.yaml': config = '' } = changed(from, to);
  const said = await withWorkspace({ 'kindlm.yaml': config, 'deep/a': '' }, async (workspace) => {
    await mkdir(path.join(workspace, '../elsewhere/a'), { recursive: true });
    for (const name of ['a.js', 'c.csv', 'c.json', 'c.png', 'a/SKILL.md']) {
      await writeFile(path.join(workspace, '../elsewhere', name), 'not ours');
    }
    await symlink('../elsewhere', path.join(workspace, 'out'));
    await symlink('../elsewhere/a.js', path.join(workspace, 'out.md'));
    await symlink('../..', path.join(workspace, 'deep/out'));
    const result = await load(workspace);
    return result.kind === 'invalid' ? result.problems.map(formatProblem) : [];
  });
  expect(said).toEqual([expect.stringMatching(/ (?:is|are) outside the workspace/)]);
});

describe('the files of a program, whatever system the config is read on', () => {
  const files = (end: string) => ({
    'agent/main.js': `one${end}two${end}`,
    'agent/[id]/page.js': 'x',
    'agent/logo.png': Buffer.from(`\0${end}`),
  });
  const dependsOn = async (pattern: string, end = '\n') => {
    const test = `command: serve\n    dependsOn: ['${pattern}']`;
    const config = VALID.replace('prompt: ask', () => test);
    const suite = await loadOne({ 'kindlm.yaml': config, ...files(end) });
    return suite.tests[0]?.dependsOn;
  };

  test.each([
    ['backslashes of Windows', 'agent\\*.js', ['agent/main.js']],
    ['a character that is no wildcard', 'agent/\\[id\\]/*', ['agent/[id]/page.js']],
  ])('%s', async (_, pattern, names) => {
    expect((await dependsOn(pattern))?.map(({ file }) => file)).toEqual(names);
  });

  test('line ends are no change of a text', async () => {
    expect(await dependsOn('agent/*.js', '\r\n')).toEqual(await dependsOn('agent/*.js'));
    expect(await dependsOn('agent/*.png', '\r\n')).not.toEqual(await dependsOn('agent/*.png'));
  });
});

test('programs whose prompts have long names share no files', async () => {
  const name = 'a prompt with a name that says whatever there is to be said of it: ';
  const prompts = `
  '${name} one': { command: node one.js, dependsOn: ['v1/**'] }
  '${name} two': { command: node two.js, dependsOn: ['v2/**'] }
  '${name} six': { command: node six.js }`;
  const tests = ['one', 'two', 'six'].map((it) => `\n  - { name: ${it}, prompt: '${name} ${it}' }`);
  const config = VALID.replace(/prompts:[^]*/, `prompts:${prompts}\ntests:${tests.join('')}\n`);
  const suite = await loadOne({ 'kindlm.yaml': config, 'v1/a.js': 'one', 'v2/a.js': 'two' });
  const found = suite.tests.map(({ subject }) =>
    subject.kind === 'unprinted' ? subject.program.dependsOn?.map(({ file }) => file) : subject,
  );
  // Of the last nothing is known.
  expect(found).toEqual([['v1/a.js'], ['v2/a.js'], undefined]);
});

test('the workspace of the suite ties neither a prompt nor an MCP server to the files that it names', async () => {
  const config = `${VALID.replace(USER, 'command: node v1/a.js').replace('tests:', 'defaults: { workspace: { from: v1 } }\ntests:')}    tools: [{ mcp: { command: node v1/a.js } }]
  - { name: agent, command: node v1/a.js }
`;
  const suite = await loadOne({ 'kindlm.yaml': config, 'v1/a.js': 'one' });
  const [asked, agent] = suite.tests;
  expect(asked?.subject).toMatchObject({ program: { dependsOn: undefined } });
  expect(asked?.toolServers).toMatchObject([{ dependsOn: undefined }]);
  expect(agent?.dependsOn).toMatchObject([{ file: 'v1/a.js' }]);
});

test('files that are not there are told of everything that names them', async () => {
  const test = (name: string) => `{ name: ${name}, command: node x.js, dependsOn: ['gone/**'] }`;
  const prompts = `{ command: node x.js, dependsOn: ['gone/**'] }`;
  const config = VALID.replace(`{ ${USER} }`, prompts).concat(
    `  - ${test('second')}\n  - ${test('third')}\n`,
  );
  const said = await problemsOf({ 'kindlm.yaml': config });
  expect(said.map((line) => line.replace(/: No file matches "gone.*/, ''))).toEqual([
    'kindlm.yaml:6:51 prompts.ask.dependsOn[0]',
    'kindlm.yaml:11:53 tests[1].dependsOn[0]',
    'kindlm.yaml:12:52 tests[2].dependsOn[0]',
  ]);
});
