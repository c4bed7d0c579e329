/** The documented example is a valid config. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { loadOne } from './config-folder.js';

test('the example of docs/configuration.md loads', async () => {
  const page = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const example = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? '';
  const suite = await loadOne({ 'kindlm.yaml': example, 'prompts/system.md': 'Be kind.' });
  expect(suite.tests.map(({ name }) => name)).toEqual(['refund-double-charge']);
});
