import { expect, test } from '@jest/globals';
import { forkChild, runProgram, spawnChild } from '../../src/processes/children.js';

const PRINT =
  'console.log(process.env.NoDefaultCurrentDirectoryInExePath, process.env.A, process.env.PATH)';

test('a child gets what is named for it, and never looks into the current folder', async () => {
  const options = { cwd: process.cwd(), env: { A: 'a' }, timeout: 240_000 };
  expect(await runProgram(process.execPath, ['-e', PRINT], options)).toBe('1 a undefined\n');
});

test.each(['node', './node', ''])('%p is refused: a program has an absolute path', async (name) => {
  const env = {};
  await expect(spawnChild(name, [], { env })).rejects.toThrow('not an absolute path');
  await expect(forkChild(name, { env })).rejects.toThrow('not an absolute path');
  await expect(runProgram(name, [], { cwd: '/', env, timeout: 1 })).rejects.toThrow(
    'not an absolute path',
  );
});
