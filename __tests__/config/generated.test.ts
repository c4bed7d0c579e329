/** What is generated from the JSON Schema is current, and the documented example is a valid config. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { loadOne } from './config-folder.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test.each([
  'generate-config-types.mjs',
  'generate-config-validator.mjs',
  'generate-report-validator.mjs',
  'generate-docs.mjs',
])('%s has nothing to do', async (script) => {
  const check = promisify(execFile)(process.execPath, [`scripts/${script}`, '--check'], {
    cwd: ROOT,
  });
  await expect(check).resolves.toMatchObject({ stderr: '' });
});

test('the example of docs/configuration.md loads', async () => {
  const page = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const example = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? '';
  const suite = await loadOne({ 'kindlm.yaml': example, 'prompts/system.md': 'Be kind.' });
  expect(suite.tests.map(({ name }) => name)).toEqual(['refund-double-charge']);
});
