import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { createSandbox } from '../../src/sandbox/sandbox.js';

test('the worker finds the libraries of its Node, and sees nothing else of the job', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kindlm worker #1 %41-'));
  const given = { LD_LIBRARY_PATH: folder, RUNNER_TRACKING_ID: 'github_1', OPENAI_API_KEY: 'sk-1' };
  const before = { ...process.env };
  try {
    const shown = path.join(folder, 'environment.json');
    const code = `require('fs').writeFileSync(${JSON.stringify(shown)}, JSON.stringify(process.env))`;
    await writeFile(path.join(folder, 'worker.cjs'), code);
    Object.assign(process.env, given);
    const sandbox = createSandbox(pathToFileURL(path.join(folder, 'worker.cjs')));
    await expect(sandbox.matchAll('a', 'g', 'a')).rejects.toThrow('did not start');
    const seen = JSON.parse(await readFile(shown, 'utf8')) as Record<string, string>;
    expect(seen).toMatchObject({ LD_LIBRARY_PATH: folder, RUNNER_TRACKING_ID: 'github_1' });
    expect(Object.keys(seen)).not.toContain('OPENAI_API_KEY');
    expect(Object.keys(seen)).not.toContain('PATH');
  } finally {
    for (const name of Object.keys(given)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
    await rm(folder, { recursive: true, force: true });
  }
});
