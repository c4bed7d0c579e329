import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { type HistoryLine, mergeHistory, renderHistoryPage } from '../../../src/report/views.js';
import { readingPages } from '../chromium.js';
import { HOSTILE } from '../hostile.js';
import { lineOf } from './lines.js';

const RUN = { serverUrl: 'https://github.com', repository: 'acme/support' };

function pageOf(lines: readonly HistoryLine[], before = ''): string {
  const merged = mergeHistory(before, lines);
  if (merged.kind === 'refused') throw new Error(merged.reason);
  return renderHistoryPage(merged.history, RUN);
}

const DAY = 86_400_000;
const START = Date.parse('2025-11-20T09:30:00Z');

/** So many days, a push each. */
function days(count: number, change: (day: number) => Partial<HistoryLine> = () => ({})) {
  return Array.from({ length: count }, (_, day) =>
    lineOf({
      commit: (day + 1).toString(16).padStart(7, '0'),
      time: new Date(START + day * DAY).toISOString(),
      run: 1_000 + day,
      passed: 25 + (day % 6),
      ...change(day),
    }),
  );
}

async function hrefsOf(links: Locator): Promise<readonly (string | null)[]> {
  return Promise.all((await links.all()).map((one) => one.getAttribute('href')));
}

const reading = readingPages();

describe.each([1, 12, 365])('with %i runs', (count) => {
  test.each([1280, 390])('at %i pixels nothing is cut off, and the network is not asked', (width) =>
    reading(
      pageOf(days(count)),
      async (page) => {
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide).toBeLessThanOrEqual(width);
        expect(await page.locator('.runs tbody tr').count()).toBe(count);
        expect(await page.locator('figure').count()).toBe(count === 1 ? 0 : 4);
      },
      { viewport: { width, height: 800 } },
    ),
  );
});

test('a point names commit and date, and leads to its run', () =>
  reading(pageOf(days(12)), async (page) => {
    const figure = page.locator('figure').first();
    const drawing = await figure.locator('.u-over').boundingBox();
    if (drawing === null) throw new Error('nothing is drawn');
    await page.mouse.click(drawing.x + (drawing.width * 3) / 11, drawing.y + drawing.height / 2);
    expect(await figure.locator('.step').textContent()).toBe('0000004, 2025-11-23: 93.3 %');
    await figure.locator('.step a').click();
    expect(await page.evaluate('document.querySelector(":target")?.textContent')).toContain(
      '0000004',
    );
    const links = page.locator('.runs tr:target a');
    expect(await hrefsOf(links)).toEqual([
      `https://github.com/acme/support/commit/${'0000004'.padEnd(40, '4')}`,
      'https://github.com/acme/support/actions/runs/1003',
    ]);
  }));

test('each suite, matrix and part has a trend of its own, the one with the newest run first', () => {
  const page = pageOf([
    ...days(2, () => ({ matrix: '20' })),
    ...days(2, () => ({ matrix: '22' })),
    ...days(2, () => ({ suite: 'other', only: 'tags: smoke' })),
  ]);
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'other (tags: smoke)',
    'support (22)',
    'support (20)',
  ]);
});

test('says when another version of a model began to answer', () => {
  const [model] = lineOf({}).models;
  const lines = days(3, (day) =>
    day < 2 || model === undefined ? {} : { models: [{ ...model, versions: ['gpt-4o-2026-01'] }] },
  );
  expect(pageOf(lines)).toContain(
    '0000003, 2025-11-22: gpt-4o is answered by gpt-4o-2026-01, before by gpt-4o-2024-08-06.',
  );
});

test('models are told apart, and a rate says of how many answers it is', () => {
  const [model] = lineOf({}).models;
  if (model === undefined) throw new Error('no model');
  const models = ['a', 'b', 'c', 'd'].map((id) => ({ ...model, id }));
  const page = pageOf(days(2, () => ({ models })));
  expect(page).toContain('A (blue) from 100 % to 100 %');
  expect(page).toContain('The plots show 3 of 4 models; the table has all.');
  expect(page).toContain('100 % (75–100 %) of 30 answers');
});

test('lines that cannot be read are counted, and not shown', () => {
  const page = pageOf(days(1), '{"v":2,"secret":"future"}\nhalf a li\n');
  expect(page).toContain('2 lines of kindlm-history.jsonl are damaged or of another version.');
  expect(page).not.toContain('future');
});

test('a history of years shows the newest runs', () => {
  const page = pageOf(days(900));
  expect(page).toContain('The newest 400 of 900 runs.');
  expect(page.length).toBeLessThan(2_000_000);
});

test('hostile text of every line stays text', async () => {
  const [model] = lineOf({}).models;
  if (model === undefined) throw new Error('no model');
  const lines = HOSTILE.map((text, index) =>
    lineOf({
      commit: index.toString(16).padStart(7, '0'),
      suite: text.slice(0, 200),
      matrix: text.slice(0, 200),
      only: text.slice(0, 200),
      responses: text.slice(0, 200),
      models: [{ ...model, id: text.slice(0, 200), versions: [text.slice(0, 200)] }],
    }),
  );
  const doubled = lines.flatMap((line) => [line, { ...line, commit: `${line.commit?.slice(1)}f` }]);
  await reading(pageOf(doubled), async (page) => {
    expect(await page.locator('img, iframe, object, form, base').count()).toBe(0);
    expect(await page.locator('script:not([type="application/json"])').count()).toBe(1);
    const hrefs = await hrefsOf(page.locator('a'));
    expect(
      hrefs.filter(
        (href) => !/^(?:#r\d+-\d+|https:\/\/github\.com\/acme\/support\/)/.test(href ?? ''),
      ),
    ).toEqual([]);
  });
});
