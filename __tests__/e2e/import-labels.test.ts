/** `npx kindlm-action import-labels`: files of several people, as one. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActionRun, createWorkspace, runAction, type Workspace } from './project.js';

type Vote = readonly [output: string, pass: boolean, rest?: Readonly<Record<string, unknown>>];

function jsonl(votes: readonly Vote[]): string {
  return votes
    .map(([output, pass, rest]) => `${JSON.stringify({ output, pass, ...rest })}\n`)
    .join('');
}

const ANNA: readonly Vote[] = [
  ['Sorry!', true, { question: 'Where is it?', score: 1 }],
  ['Calm down.', false],
  ['We looked into it.', true],
  ['No.', false],
];

const BEN: readonly Vote[] = [
  ['Sorry!', true, { note: 'kind', score: 0.8 }],
  ['Calm down.', false],
  ['We looked into it.', false],
  ['Never.', false],
];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ 'anna.jsonl': jsonl(ANNA), 'ben.jsonl': jsonl(BEN) });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await workspace.write({ [name]: content });
  }
}

function call(...args: readonly string[]): Promise<ActionRun> {
  return runAction(workspace, { as: 'local', args: ['import-labels', ...args] });
}

async function written(name = 'labels.jsonl'): Promise<readonly unknown[]> {
  const text = await workspace.read(name);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('each answer once; where people differ, it is shown and left out', async () => {
  const run = await call('anna.jsonl', 'ben.jsonl');
  expect([run.code, run.stderr]).toEqual([0, '']);
  expect(await written()).toEqual([
    { output: 'Sorry!', pass: true, question: 'Where is it?', score: 0.9, note: 'kind' },
    { output: 'Calm down.', pass: false },
    { output: 'No.', pass: false },
    { output: 'Never.', pass: false },
  ]);
  expect(run.stdout).toContain('anna.jsonl and ben.jsonl agree on 2 of 3 answers.');
  expect(run.stdout).toContain('"We looked into it.": good by anna.jsonl; bad by ben.jsonl');
  expect(run.stdout).toContain('Wrote labels.jsonl: 4 labels, 1 good and 3 bad.');
});

test('a file that is not read is not replaced; one that is read may be', async () => {
  await call('anna.jsonl');
  const again = await call('ben.jsonl');
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('labels.jsonl exists.');
  expect(await written()).toHaveLength(4);
  expect((await call('labels.jsonl', 'ben.jsonl')).code).toBe(0);
  expect(await written()).toHaveLength(4);
  expect((await call('ben.jsonl', '-o', 'other.jsonl')).code).toBe(0);
  expect(await written('other.jsonl')).toHaveLength(4);
});

test('CSV and YAML are read as well, and a file that says both of an answer differs with itself', async () => {
  await write({
    'c.csv': 'output,pass\n"Sorry!",true\n"So, so",true\n',
    'd.yaml': '- { output: "So, so", pass: true }\n- { output: "So, so", pass: false }\n',
  });
  const run = await call('c.csv', 'd.yaml');
  expect(run.code).toBe(0);
  expect(await written()).toEqual([{ output: 'Sorry!', pass: true }]);
  expect(run.stdout).toContain('"So, so": good by c.csv, d.yaml; bad by d.yaml');
  expect(run.stdout).toContain('have no answer in common');
});

describe('refused, and nothing is written', () => {
  test.each<[string, readonly string[], string]>([
    ['no file', [], 'No file of labels is named.'],
    ['a file that is not there', ['carla.jsonl'], 'carla.jsonl cannot be read'],
    ['another format', ['notes.txt'], 'is none of .jsonl'],
    ['a broken line', ['broken.jsonl'], 'broken.jsonl:2:'],
    ['an unknown option', ['--outt', 'x'], "Unknown option '--outt'"],
    [
      'nothing in common but quarrels',
      ['yes.jsonl', 'no.jsonl'],
      'no answer on which the files agree',
    ],
  ])('%s', async (_, args, message) => {
    await write({
      'notes.txt': 'hello',
      'broken.jsonl': `${jsonl([['a', true]])}{"output": 3}\n`,
      'yes.jsonl': jsonl([['a', true]]),
      'no.jsonl': jsonl([['a', false]]),
    });
    const run = await call(...args);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(message);
    await expect(written()).rejects.toThrow('ENOENT');
  });
});

test('text of a label cannot steer the terminal', async () => {
  const evil = '\u001b[2J::error::x\u202e';
  await write({
    'e.jsonl': jsonl([
      [evil, true],
      ['ok', true],
    ]),
    'f.jsonl': jsonl([[evil, false]]),
  });
  const run = await call('e.jsonl', 'f.jsonl');
  expect(run.code).toBe(0);
  expect(run.stdout).not.toMatch(/[\u001b\u202e]|^::/m);
});

test.each([
  ['that is among the files', 'anna.jsonl'],
  ['that leads nowhere yet', 'nothing.jsonl'],
])('nothing is written through a link %s', async (_, target) => {
  await symlink(join(workspace.path, target), join(workspace.path, 'link.jsonl'));
  const run = await call('anna.jsonl', 'ben.jsonl', 'link.jsonl', '-o', 'link.jsonl');
  const other = await call('anna.jsonl', 'ben.jsonl', '-o', 'link.jsonl');
  expect([run.code, other.code]).toEqual([2, 2]);
  expect(await workspace.read('anna.jsonl')).toBe(jsonl(ANNA));
  await expect(readFile(join(workspace.path, 'nothing.jsonl'))).rejects.toThrow('ENOENT');
});
