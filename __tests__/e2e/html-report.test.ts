/** report.html as the built action writes it. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { openHtml, startChromium } from '../report/chromium.js';
import { type ActionRun, createWorkspace, runAction, startDist } from './project.js';

startDist();

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const browser = await startChromium();
afterAll(() => browser.close());

async function runExample(inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  const workspace = await createWorkspace();
  await cp(EXAMPLES, join(workspace.path, 'examples'), { recursive: true });
  return await runAction(workspace, {
    inputs: {
      config: 'examples/support-agent-regression/kindlm.yaml',
      responses: 'replay',
      ...inputs,
    },
  });
}

test('the example: written, named in the outputs, and whole in a browser', async () => {
  const run = await runExample();
  expect(run.code).toBe(1);
  expect(run.outputs['html-path']).toMatch(/kindlm-report\/report\.html$/);
  const opened = await openHtml(browser, run.files['report.html'] ?? '');
  const { page, complaints, requests } = opened;
  expect(await page.locator('h1').innerText()).toContain(
    'support-agent fails: 5 of 14 results pass',
  );
  expect(await page.locator('figure .plot').count()).toBe(5);
  await page.fill('#filter-text', 'angry gpt');
  expect(await page.locator('.shown').innerText()).toBe('1 of 14 results');
  await page.locator('.opener').click();
  expect(await page.locator('mark.forbidden').first().innerText()).toBe('calm down');
  await page.fill('#filter-text', 'leak gpt');
  await page.locator('.opener').click();
  expect(await page.locator('mark.redacted').first().innerText()).toContain('***');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await page.screenshot({ fullPage: true })).length).toBeGreaterThan(20_000);
  }
  expect({ complaints, requests }).toEqual({ complaints: [], requests: [] });
});
