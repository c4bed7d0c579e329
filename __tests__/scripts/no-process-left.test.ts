/** A process of the action that a test leaves behind is found, whoever started it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { processesLeft } from '../../scripts/no-process-left.mjs';

test('is found by the folder of its compiled code, and gone once it has ended', async () => {
  const folder = `/nobody/else/${process.pid}`;
  expect(await processesLeft(folder, 0)).toEqual([]);
  const child = spawn('sleep', ['3600'], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: folder },
    stdio: 'ignore',
  });
  try {
    await once(child, 'spawn');
    const isKnown = process.platform === 'linux';
    expect((await processesLeft(folder, 0)).map(({ pid }) => pid)).toEqual(
      isKnown ? [String(child.pid)] : [],
    );
  } finally {
    child.kill('SIGKILL');
  }
  expect(await processesLeft(folder, 60_000)).toEqual([]);
  expect(await processesLeft(undefined, 0)).toEqual([]);
});
