/** report.html in a real browser: what its address holds, the failing tests by key, and copying. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Report } from '../../src/report/report.js';
import { testFragment } from '../../src/report/escape.js';
import { readingPages } from './chromium.js';
import { HOSTILE } from './hostile.js';
import { fail, redReport, sampleReport } from './reports.js';

const opened = readingPages();
const reading = (report: Report, fragment: string, act: (page: Page) => Promise<void>) =>
  opened(report, act, { fragment });

/** As the page has it: `page.url()` learns of `replaceState` only later. */
const fragmentOf = async (page: Page) =>
  decodeURIComponent(await page.evaluate<string>('location.hash'));
const openTests = (page: Page) => page.locator('.opener[aria-expanded="true"]').allTextContents();

const bad = [[fail('SCHEMA_INVALID', 'schema', 'no')]];
const TWO_SUITES = sampleReport({
  suites: [
    {
      name: 'first',
      tests: [
        { name: 'a', tags: ['smoke'] },
        { name: 'b', runs: bad },
      ],
    },
    { name: 'second', tests: [{ name: 'a', runs: bad }, { name: 'c' }] },
  ],
});

describe('what is done to the table is written into the address', () => {
  test.each([
    ['text', (page: Page) => page.fill('#filter-text', 'a b'), '#q=a+b'],
    ['status', (page: Page) => page.selectOption('#filter-status', 'failed'), '#status=failed'],
    ['tag', (page: Page) => page.selectOption('#filter-tag', 'smoke'), '#tag=smoke'],
    ['suite', (page: Page) => page.selectOption('#filter-suite', '1'), '#suite=second'],
    ['sort', (page: Page) => page.getByRole('button', { name: 'Cost' }).click(), '#sort=cost'],
    [
      'other way',
      (page: Page) => page.getByRole('button', { name: 'Cost' }).dblclick(),
      '#sort=-cost',
    ],
    ['test', (page: Page) => page.locator('.opener').nth(1).click(), '#test=a&on=gpt-4o&in=second'],
  ])('%s', (_, act, expected) =>
    reading(TWO_SUITES, '', async (page) => {
      await act(page);
      expect(await fragmentOf(page)).toBe(expected);
    }),
  );

  test('and leaves it with a reset', () =>
    reading(TWO_SUITES, '#q=a&sort=-cost', async (page) => {
      await page.getByRole('button', { name: 'Reset' }).click();
      expect(await fragmentOf(page)).toBe('');
    }));
});

describe('an address opens what it names', () => {
  test.each([
    ['#q=second&status=failed', '1 of 4 results'],
    ['#suite=second', '2 of 4 results'],
    ['#tag=smoke', '1 of 4 results'],
    ['#code=SCHEMA_INVALID', '2 of 4 results'],
    // What no result has is no filter.
    ['#status=x&model=y&code=z&suite=w&tag=v&sort=u', '4 of 4 results'],
    ['#%', '4 of 4 results'],
  ])('filter %s', (fragment, expected) =>
    reading(TWO_SUITES, fragment, async (page) => {
      expect(await page.locator('.shown').textContent()).toBe(expected);
    }),
  );

  test('a sorting', () =>
    reading(TWO_SUITES, '#sort=-name', async (page) => {
      const head = page.locator('.tests th', { hasText: 'Test' });
      expect(await head.getAttribute('aria-sort')).toBe('descending');
      expect((await page.locator('.opener').allTextContents())[0]).toBe('c');
    }));

  test('a test, told from one of the same name, also where the filter hides it', () =>
    reading(TWO_SUITES, '#status=passed&test=a&on=gpt-4o&in=second', async (page) => {
      expect(await openTests(page)).toEqual(['a']);
      expect(await page.locator('.row.open .status').innerText()).toContain('failed');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('a');
    }));

  test('a test on a later page of the table', () =>
    reading(
      sampleReport({
        suites: [{ tests: Array.from({ length: 250 }, (_, index) => ({ name: `case-${index}` })) }],
      }),
      '#test=case-170',
      async (page) => {
        expect(await openTests(page)).toEqual(['case-170']);
        expect(await page.locator('.row.open').isVisible()).toBe(true);
      },
    ));

  test('when it is changed by hand', () =>
    reading(TWO_SUITES, '#test=b', async (page) => {
      expect(await openTests(page)).toEqual(['b']);
      await page.evaluate("location.hash = '#test=c'");
      await page.locator('.opener[aria-expanded="true"]', { hasText: 'c' }).waitFor();
      expect(await openTests(page)).toEqual(['c']);
    }));

  test('as the comment names it, whatever the names are', async () => {
    const tests = HOSTILE.map((text, index) => ({ name: `${index} ${text}` }));
    const report = sampleReport({
      suites: [
        { name: 's', tests },
        { name: 't', tests },
      ],
    });
    for (const suite of report.suites.slice(1)) {
      await reading(report, '', async (page) => {
        for (const [index, result] of suite.results.entries()) {
          const fragment = testFragment(report, suite, result);
          expect(fragment).toMatch(/^#[\w.*+%&=-]+$/);
          await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
          const opener = page.locator('.opener[aria-expanded="true"]');
          await opener.filter({ hasText: new RegExp(`^${index}(?!\\d)`) }).waitFor();
          expect(await page.locator('.row.open .tag').first().innerText()).toBe('t');
        }
      });
    }
  });
});

test('n and p go through the tests that did not pass, in the order shown', () =>
  reading(redReport(), '', async (page) => {
    const steps: unknown[] = [await openTests(page)];
    for (const key of ['n', 'n', 'n', 'p']) {
      await page.keyboard.press(key);
      steps.push(await openTests(page));
    }
    expect(steps).toEqual([
      ['forgot-password'],
      ['refund-double-charge'],
      ['refund-double-charge'],
      ['refund-double-charge'],
      ['refund-double-charge'],
    ]);
    await page.getByRole('button', { name: 'Next failing' }).click();
    expect(await openTests(page)).toEqual(['refund-double-charge']);
    await page.fill('#filter-text', '');
    await page.locator('#filter-text').press('n');
    expect(await page.locator('#filter-text').inputValue()).toBe('n');
  }));

test('an answer and a message are copied by a button', () =>
  reading(redReport(), '#test=forgot-password', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [title, text] of [
      ['Answer', 'CANARY-what-the-model-answered'],
      ['System', 'You are the support agent of Acme.'],
    ] as const) {
      await page.evaluate("document.querySelector('.folded').open = true");
      const button = page.getByRole('button', { name: `Copy: ${title}` }).first();
      // Looked for from before the click on: it says so for two seconds only.
      const said = button.filter({ hasText: 'Copied' }).waitFor();
      await Promise.all([said, button.click()]);
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(text);
    }
  }));
