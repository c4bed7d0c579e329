/** The first hour of somebody with a prompt and no suite: from an empty folder to a suite that notices a worse prompt. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { RecordedRequest } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { installPackage } from './installed-package.js';

const RULE = 'Goods can be returned within 30 days';

/** Answers as a model would that follows its prompt; as a judge it is content with who says sorry. */
function reply({ body }: RecordedRequest): string {
  const text = JSON.stringify(body);
  if (text.includes('score')) {
    return JSON.stringify({
      score: text.includes('I am sorry') ? 0.9 : 0.2,
      reasoning: 'Read it.',
    });
  }
  if (text.includes('late')) return 'I am sorry. Please look at https://acme.example/orders.';
  if (text.includes('e-mail')) return 'I cannot see customers.';
  return text.includes(RULE) ? 'You have 30 days.' : 'You cannot return anything.';
}

test('init, record, a prompt that gets worse, and back', async () => {
  const server = await startOpenAiServer({ reply });
  const start = performance.now();
  const project = await installPackage();
  const installed = performance.now();
  const at = (name: string): string => join(project.path, name);
  await writeFile(at('.env'), `OPENAI_API_KEY=made-up-key\nOPENAI_BASE_URL=${server.url}\n`);
  expect(await project.npx(['init'])).toMatchObject({ code: 0 });
  expect(await project.kindlm(['validate'])).toMatchObject({ code: 0 });
  expect(await project.kindlm(['plan'])).toMatchObject({ code: 0 });
  expect(server.requests).toHaveLength(0);

  expect(await project.kindlm(['record'])).toMatchObject({ code: 0 });
  expect(server.requests.length).toBeGreaterThanOrEqual(9);

  const prompt = await readFile(at('prompts/support.md'), 'utf8');
  await writeFile(at('prompts/support.md'), prompt.replace(RULE, 'Goods cannot be returned'));
  const red = await project.kindlm([]);
  expect([red.code, red.output]).toEqual([1, expect.stringContaining('return-policy')]);
  // What is stored was said to another prompt.
  expect(await project.kindlm(['--responses', 'replay'])).toMatchObject({ code: 2 });

  await writeFile(at('prompts/support.md'), prompt);
  expect(await project.kindlm([])).toMatchObject({ code: 0 });
  const asked = server.requests.length;
  expect(await project.kindlm(['--responses', 'replay'])).toMatchObject({ code: 0 });
  expect(server.requests).toHaveLength(asked);
  const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);
  console.log(
    `first hour: ${seconds(start)} s, of which ${seconds(installed)} s after the install`,
  );
});
