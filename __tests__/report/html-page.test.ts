/** report.html in a real browser: read, filtered, sorted, unfolded, by mouse, by keyboard and by its address. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { testFragment } from '../../src/report/escape.js';
import type { Report } from '../../src/report/report.js';
import { foldWorst, readingPages } from './chromium.js';
import { HOSTILE } from './hostile.js';
import {
  comparedWithHostile,
  erroredReport,
  fail,
  failingReport,
  greenReport,
  redReport,
  sampleReport,
  smallSuite,
  trendReport,
  worseReport,
} from './reports.js';

const reading = readingPages();

const names = (page: Page) => page.locator('.opener').allTextContents();
const openTests = (page: Page) => page.locator('.opener[aria-expanded="true"]').allTextContents();
const shown = (page: Page) => page.locator('.shown').textContent();
const reset = (page: Page) => page.getByRole('button', { name: 'Reset' }).first().click();
/** As the page has it: `page.url()` learns of `replaceState` only later. */
const fragmentOf = async (page: Page) =>
  decodeURIComponent(await page.evaluate<string>('location.hash'));
const goTo = (page: Page, fragment: string) =>
  page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);

describe('what did not pass comes first', () => {
  const WORST = ['forgot-password', 'refund-double-charge', 'refund-double-charge'];

  test('the story, and what the worst test was asked, on the first screen; all when somebody asks', () =>
    reading(redReport(), async (page) => {
      expect(await shown(page)).toBe('The worst 3 of 40 results');
      expect(await names(page)).toEqual(WORST);
      const unfolded = page.locator('.unfolded');
      expect(await unfolded.count()).toBe(1);
      for (const [place, text] of [
        [page, '3 of 6 gates failed'],
        [page, '/amount: must be number'],
        [page, 'Next:'],
        [unfolded, 'I was charged twice.'],
      ] as const) {
        const box = await place.getByText(text).first().boundingBox();
        expect({ text, isInSight: (box?.y ?? 9_999) < 900 }).toEqual({ text, isInSight: true });
      }
      expect(await unfolded.getByText('CANARY').first().isVisible()).toBe(true);
      expect(await fragmentOf(page)).toBe('');
      await page.getByRole('button', { name: 'Show all 40 results' }).press('Enter');
      expect(await shown(page)).toBe('40 of 40 results');
      expect((await names(page)).slice(0, 4)).toEqual([...WORST, 'refund-case-1']);
      expect(await openTests(page)).toEqual(['forgot-password']);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('refund-case-1');
      await reset(page);
      expect(await names(page)).toEqual(WORST);
    }));

  test.each([
    ['one that the address names', redReport(), '#test=smoke', ['smoke']],
    ['nothing for a filter in the address', redReport(), '#status=failed', []],
    ['nothing where all passed', greenReport(), '', []],
  ])('opens %s', (_, report, fragment, expected) =>
    reading(report, async (page) => expect(await openTests(page)).toEqual(expected), { fragment }),
  );

  test('at most ten, of a hundred that failed', () =>
    reading(failingReport(100, 'text'), async (page) => {
      expect(await shown(page)).toBe('The worst 10 of 100 results');
      await goTo(page, '#test=42+text');
      await page.locator('.opener[aria-expanded="true"]', { hasText: '42 text' }).waitFor();
      expect(await shown(page)).toBe('100 of 100 results');
    }));
});

describe('what decides comes first', () => {
  const HEADS = `[...document.querySelectorAll('h1, .compared, h2, figure')]
    .filter((it) => it.closest('.details-box') === null)
    .map((it) => it.localName === 'figure' ? 'plot' : it.className.split(' ')[0] || it.textContent)
    .filter((head, index, all) => index > 0 && head !== all[index - 1])`;

  test.each([
    ['red', redReport(), ['Tests', 'Gates', 'plot']],
    ['worse', worseReport(), ['compared', 'Tests', 'Gates', 'plot']],
    ['green', greenReport(), ['Gates', 'plot', 'Tests']],
    [
      'two suites',
      sampleReport({ suites: [smallSuite('first', true), smallSuite('second', false)] }),
      [
        '❌ second fails: 2 of 3 tests pass, all are needed',
        '✅ first passes: 3 of 3 tests',
        'Tests',
        'Gates of first',
        'plot',
        'Gates of second',
        'plot',
      ],
    ],
  ])('%s', (_, report, expected) =>
    reading(report, async (page) => {
      expect(await page.evaluate(HEADS)).toEqual(expected);
    }),
  );
});

test.each([
  ['one model has no column, no field and no plot that compares models', worseReport(), 0],
  ['two have all of them', redReport(), 1],
])('%s', (_, report, number) =>
  reading(report, async (page) => {
    expect(await page.locator('.tests th', { hasText: 'Model' }).count()).toBe(number);
    expect(await page.locator('#filter-model').count()).toBe(number);
    expect(await page.locator('figure b', { hasText: 'Pass rate by model' }).count()).toBe(number);
  }),
);

test('fields and links filter, columns sort in both directions', () =>
  reading(redReport(), async (page) => {
    for (const [field, value, count] of [
      ['text', 'forgot', 1],
      ['text', 'sonnet pii_detected', 1],
      ['text', 'no such test', 0],
      ['status', 'failed', 3],
      ['status', 'passed', 37],
      ['model', 'claude-sonnet', 20],
      ['code', 'PII_DETECTED', 1],
    ] as const) {
      const name = `#filter-${field}`;
      await (field === 'text' ? page.fill(name, value) : page.selectOption(name, value));
      expect([value, await shown(page)]).toEqual([value, `${count} of 40 results`]);
      expect([value, await page.locator('.opener').count()]).toEqual([value, count]);
      await reset(page);
      expect(await shown(page)).toBe('The worst 3 of 40 results');
    }
    await page.getByRole('link', { name: 'PII_DETECTED' }).click();
    await page.getByText('1 of 40 results').waitFor();
    expect(await names(page)).toEqual(['forgot-password']);
    await reset(page);
    const latency = page.locator('.tests th', { hasText: 'Latency' });
    for (const [direction, first] of [
      ['ascending', 'refund-case-1'],
      ['descending', 'smoke'],
    ] as const) {
      await latency.getByRole('button').click();
      expect(await latency.getAttribute('aria-sort')).toBe(direction);
      expect((await names(page))[0]).toBe(first);
    }
  }));

describe('the address', () => {
  const bad = [[fail('SCHEMA_INVALID', 'schema', 'no')]];
  const twoSuites = sampleReport({
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

  test('holds what is done to the table, until a reset', () =>
    reading(twoSuites, async (page) => {
      const acts: readonly (readonly [expected: string, act: () => Promise<unknown>])[] = [
        ['#q=a+b', () => page.fill('#filter-text', 'a b')],
        ['#status=failed', () => page.selectOption('#filter-status', 'failed')],
        ['#tag=smoke', () => page.selectOption('#filter-tag', 'smoke')],
        ['#suite=second', () => page.selectOption('#filter-suite', 'second')],
        ['#sort=cost', () => page.getByRole('button', { name: 'Cost' }).click()],
        ['#sort=-cost', () => page.getByRole('button', { name: 'Cost' }).dblclick()],
        ['#test=a&on=gpt-4o&in=second', () => page.locator('.opener').nth(1).click()],
      ];
      for (const [expected, act] of acts) {
        await act();
        expect(await fragmentOf(page)).toBe(expected);
        await reset(page);
        expect(await fragmentOf(page)).toBe('');
      }
    }));

  test('chooses what it names; what no result has is no filter', () =>
    reading(twoSuites, async (page) => {
      for (const [fragment, expected] of [
        ['#q=second&status=failed', ['a']],
        ['#suite=second', ['a', 'c']],
        ['#tag=smoke', ['a']],
        ['#code=SCHEMA_INVALID', ['b', 'a']],
        ['#status=x&model=y&code=z&suite=w&tag=v&sort=u', ['b', 'a', 'a', 'c']],
        ['#sort=-name', ['c', 'b', 'a', 'a']],
        ['#%', ['b', 'a', 'a', 'c']],
      ] as const) {
        await goTo(page, fragment);
        await page.waitForFunction(
          `[...document.querySelectorAll('.opener')].map((it) => it.textContent).join() === '${expected.join()}'`,
        );
      }
    }));

  test('opens a test, told from one of the same name, also where its filter hides it', () =>
    reading(
      twoSuites,
      async (page) => {
        expect(await openTests(page)).toEqual(['a']);
        expect(await page.locator('.row.open .status').innerText()).toContain('failed');
        expect(await page.evaluate('document.activeElement.textContent')).toBe('a');
        await goTo(page, '#test=c');
        await page.locator('.opener[aria-expanded="true"]', { hasText: 'c' }).waitFor();
        expect(await openTests(page)).toEqual(['c']);
      },
      { fragment: '#status=passed&test=a&on=gpt-4o&in=second' },
    ));

  test('is what the comment says, whatever the names are', () => {
    const tests = HOSTILE.map((text, index) => ({ name: `${index} ${text}` }));
    const report = sampleReport({
      suites: [
        { name: 's', tests },
        { name: 't', tests },
      ],
    });
    return reading(report, async (page) => {
      const [, suite] = report.suites;
      if (suite === undefined) throw new Error('there are two');
      for (const [index, result] of suite.results.entries()) {
        const fragment = testFragment(report, suite, result);
        expect(fragment).toMatch(/^#[\w.*+%&=-]+$/);
        await goTo(page, fragment);
        const opener = page.locator('.opener[aria-expanded="true"]');
        await opener.filter({ hasText: new RegExp(`^${index}(?!\\d)`) }).waitFor();
        expect(await page.locator('.row.open .tag').first().innerText()).toBe('t');
      }
    });
  });
});

test('a row unfolds to its runs, assertions, judge reasons and answers, which are copied, and folds again', () =>
  reading(redReport(), async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.selectOption('#filter-code', 'JUDGE_BELOW_THRESHOLD');
    const opener = page.locator('.opener');
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    const unfolded = page.locator('.unfolded');
    expect(await unfolded.locator('.run').count()).toBe(3);
    const text = await unfolded.innerText();
    for (const part of [
      '/amount: must be number',
      'Judge score 0.42 below threshold 0.7',
      'The answer asks for the order number again.',
      '0.42 poor',
      'CANARY-what-the-model-answered',
      'lookup(',
    ]) {
      expect(text).toContain(part);
    }
    await page.evaluate("document.querySelector('.folded').open = true");
    for (const [title, copied] of [
      ['Answer', 'CANARY-what-the-model-answered'],
      ['System', 'You are the support agent of Acme.'],
    ] as const) {
      const button = page.getByRole('button', { name: `Copy: ${title}` }).first();
      // Looked for from before the click on: it says so for two seconds only.
      const said = button.filter({ hasText: 'Copied' }).waitFor();
      await Promise.all([said, button.click()]);
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(copied);
    }
    await opener.click();
    expect(await unfolded.count()).toBe(0);
  }));

test('errored runs are told from failed ones', () =>
  reading(erroredReport(), async (page) => {
    await page.selectOption('#filter-status', 'errored');
    expect(await shown(page)).toBe('4 of 12 results');
    await page.locator('.opener').first().click();
    expect(await page.locator('.run.errored').innerText()).toContain('no whole reply within');
  }));

test('by keyboard alone: to the filter, type, to the row, unfold, run by run', () =>
  reading(redReport(), async (page) => {
    const focused = 'document.activeElement?.id || document.activeElement?.className';
    const tabTo = async (target: string) => {
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate(focused)) === target) return;
      }
      throw new Error(`Tab does not lead to ${target}`);
    };
    await tabTo('filter-text');
    await page.keyboard.type('forgot');
    expect(await names(page)).toEqual(['forgot-password']);
    await tabTo('opener');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe(
      'solid',
    );
    await page.keyboard.press('Enter');
    const open = () =>
      page.evaluate<readonly boolean[]>(
        "[...document.querySelectorAll('.unfolded .run')].map((run) => run.open)",
      );
    expect(await open()).toEqual([false, true, false]);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate("document.activeElement.closest('.run') !== null")) break;
    }
    await page.keyboard.press('Enter');
    expect(await open()).toEqual([true, true, false]);
  }));

test('light and dark by the system', () =>
  reading(redReport(), async (page) => {
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    for (const [colorScheme, expected] of [
      ['light', 'rgb(246, 248, 250)'],
      ['dark', 'rgb(13, 17, 23)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await background()).toBe(expected);
    }
    await page.emulateMedia({ colorScheme: null });
  }));

test('verdict, gates and models need no script', () =>
  reading(
    redReport(),
    async (page) => {
      const text = await page.innerText('main');
      for (const part of ['3 of 6 gates failed', 'PII failures', '−2.5 points', 'claude-sonnet']) {
        expect(text).toContain(part);
      }
      expect(text).toContain('The table of tests needs JavaScript');
    },
    { javaScriptEnabled: false },
  ));

test('ten thousand results: a hundred rows at a time, all of them found', () =>
  reading(
    sampleReport({
      suites: [
        { tests: Array.from({ length: 10_000 }, (_, index) => ({ name: `case-${index}` })) },
      ],
    }),
    async (page) => {
      expect(await shown(page)).toBe('10000 of 10000 results');
      expect(await page.locator('.row').count()).toBe(100);
      await page.getByRole('button', { name: 'Show 100 more of 10000 results' }).click();
      expect((await names(page)).slice(100)).toHaveLength(100);
      await goTo(page, '#test=case-370');
      await page.locator('.opener[aria-expanded="true"]', { hasText: 'case-370' }).waitFor();
      expect(await page.locator('.row.open').isVisible()).toBe(true);
      await page.fill('#filter-text', 'case-9999');
      expect(await names(page)).toEqual(['case-9999']);
      await page.locator('.opener').click();
      expect(await page.locator('.unfolded .run').count()).toBe(1);
    },
  ));

describe('a point of the trend', () => {
  /** Trends of real commits, the newest first: 2026-11-20 and a day less for each. */
  function trend(repository: string | undefined): Report {
    const report = trendReport(12);
    const points = report.memory?.trend.map((point, index) => ({
      ...point,
      sha: `${index + 10}`.padEnd(40, 'ab'),
    }));
    return {
      ...report,
      run: { ...report.run, repository },
      memory: { runs: [], suites: [], trend: points ?? [] },
    };
  }
  const plot = (page: Page) => page.locator('figure', { has: page.locator('.step') }).first();
  const said = (page: Page) => plot(page).locator('.step').textContent();

  test.each([true, false])(
    'names commit and date, by keyboard and by a press; touch: %j',
    (hasTouch) =>
      reading(
        trend('acme/support'),
        async (page) => {
          expect(await said(page)).toBe(
            '10ababa, 2026-11-20: 97 % of answers passed, judge average 0.90',
          );
          const slider = plot(page).getByRole('slider');
          expect(await slider.getAttribute('aria-label')).toBe(
            'Trend of 12 commits: pass rate, step',
          );
          await slider.focus();
          await page.keyboard.press('ArrowLeft');
          expect(await said(page)).toContain('11ababa, 2026-11-19: 95 %');
          expect(await slider.getAttribute('aria-valuetext')).toContain('11ababa, 2026-11-19');
          await page.keyboard.press('Home');
          expect(await said(page)).toContain('21ababa, 2026-11-09');
          const drawing = await plot(page).locator('.u-over').boundingBox();
          if (drawing === null) throw new Error('nothing is drawn');
          // Anywhere above or below the point, the tenth of twelve: a finger is wider than it.
          const [x, y] = [drawing.x + (drawing.width * 9) / 11 + 3, drawing.y + drawing.height / 2];
          await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
          expect(await said(page)).toContain('12ababa, 2026-11-18');
          expect(await plot(page).locator('.step a').getAttribute('href')).toBe(
            `https://github.com/acme/support/commit/${'12'.padEnd(40, 'ab')}`,
          );
        },
        { hasTouch, viewport: { width: hasTouch ? 390 : 1280, height: 844 } },
      ),
  );

  test('has no link where the repository is not known', () =>
    reading(trend(undefined), async (page) => {
      expect(await said(page)).toContain('10ababa, 2026-11-20');
      expect(await plot(page).locator('a').count()).toBe(0);
    }));
});

describe('compared with the base branch', () => {
  test('what got worse is a filter: by its count, by the field, and by the address', () =>
    reading(worseReport(), async (page) => {
      const worse = ['refund-double-charge', 'refund-late', 'refund-partial', 'refund-gift-card'];
      await page.getByRole('link', { name: '4 tests got worse' }).click();
      await page.getByText('4 of 27 results').waitFor();
      expect(await names(page)).toEqual(worse);
      expect(await page.locator('.opener').first().isVisible()).toBe(true);
      await reset(page);
      expect(await shown(page)).toBe('The worst 8 of 27 results');
      for (const [change, tests] of [
        ['fails-now', ['refund-voucher']],
        ['passes-now', ['gift-wrapping']],
        ['better', ['angry-customer']],
        ['differs', ['refund-abroad', 'forgot-password']],
      ] as const) {
        await page.selectOption('#filter-change', change);
        expect(await names(page)).toEqual(tests);
      }
      await goTo(page, '#change=worse');
      await page.getByText('4 of 27 results').waitFor();
      expect(await page.locator('.row .tag.change').allTextContents()).toEqual([
        'regressed',
        'regressed',
        'regressed',
        'probably regressed',
      ]);
    }));

  test('an answer of the base stands beside one of this run, with their differences marked', () =>
    reading(worseReport(), async (page) => {
      await page.fill('#filter-text', 'refund-double-charge');
      await page.locator('.opener').click();
      const pair = page.locator('.before-after').first();
      expect(await pair.locator('h3').allTextContents()).toEqual([
        'Before: an answer on the base (passed)',
        'After: an answer of this run (failed)',
      ]);
      expect((await pair.locator('mark.removed').allTextContents()).join('')).toContain('refund');
      expect((await pair.locator('mark.added').allTextContents()).join('')).toContain('CANARY');
      expect(await page.locator('.details-box > .facts').textContent()).toContain(
        'regressed: base 15 of 15, here 0 of 3',
      );
    }));

  /** The base has the prompt and the calls of the first test, too. */
  function withPrompts(system = 'Refund within 14 days. Be kind.'): Report {
    const report = worseReport();
    const suites = report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => {
        const { comparison } = result;
        if (comparison?.before === undefined) return result;
        const there = { role: 'system' as const, content: 'Refund within 30 days. Be kind.' };
        const runs = result.runs.map((run) => ({
          ...run,
          input: {
            vars: {},
            tools: [],
            messages: [
              { role: 'system' as const, content: system },
              { role: 'user' as const, content: 'I was charged twice. ``` @team' },
            ],
          },
        }));
        const calls = [
          { name: 'refund', arguments: { amount: 5 } },
          { name: 'refund', arguments: { amount: 5 } },
        ];
        const before = { ...comparison.before, messages: [there], calls };
        return { ...result, runs, comparison: { ...comparison, before } };
      }),
    }));
    return { ...report, suites };
  }

  test('the prompt of the base stands beside that of this run, and so do the calls as they came', () =>
    reading(withPrompts(), async (page) => {
      await page.fill('#filter-text', 'refund-double-charge');
      await page.locator('.opener').click();
      const [prompt, , calls] = await page.locator('.before-after').all();
      expect(await prompt?.locator('h3').allTextContents()).toEqual([
        'Prompt on the base (system)',
        'Prompt of this run (system)',
      ]);
      expect(await prompt?.locator('mark.removed').allTextContents()).toEqual(['30']);
      expect(await prompt?.locator('mark.added').allTextContents()).toEqual(['14']);
      const made = await calls?.locator('.message-box').allInnerTexts();
      expect(made?.[0]).toMatch(/Calls on the base.*(refund\(\{ "amount": 5 \}\)\s*){2}/su);
      expect(made?.[1]).toContain('lookup(');
    }));

  test('a prompt that is another one altogether is not said to be an answer', () =>
    reading(
      withPrompts(Array.from({ length: 200 }, (_, index) => `w${index}`).join(' ')),
      async (page) => {
        await page.fill('#filter-text', 'refund-double-charge');
        await page.locator('.opener').click();
        const prompt = page.locator('.before-after').first();
        expect(await prompt.locator('h3').first().innerText()).toBe('Prompt on the base (system)');
        expect(await prompt.locator('mark').count()).toBe(0);
        const notes = await page.getByText('too little in common').allInnerTexts();
        expect(notes).toEqual(['These two texts have too little in common to mark what differs.']);
      },
    ));

  test('a failing test is copied as Markdown, in which nothing acts', () =>
    reading(withPrompts(), async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.fill('#filter-text', 'refund-double-charge');
      await page.locator('.opener').click();
      const button = page.getByRole('button', { name: 'Copy as Markdown' });
      // Looked for from before the click on: it says so for two seconds only.
      const said = page.getByRole('button', { name: 'Copied' }).waitFor();
      await Promise.all([said, button.click()]);
      const markdown = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(markdown).toMatch(
        /^❌ \*\*Test\*\* `refund-double-charge` \(`gpt-4o`\): 0 of 3 answers pass; on the base 15 of 15\n/,
      );
      expect(markdown).toContain('- ❌ `');
      for (const [title, text] of [
        ['Asked', '`text\nI was charged twice. ``` @team\n````\n'],
        ['Prompt on the base (system)', 'text\nRefund within 30 days. Be kind.\n```\n'],
        ['Prompt of this run (system)', 'text\nRefund within 14 days. Be kind.\n```\n'],
        ['Before: an answer on the base (passed)', 'text\nWe refund the second charge'],
        ['After: an answer of this run (failed)', 'text\nCANARY'],
        ['Calls on the base', 'text\nrefund({ "amount": 5 })\nrefund({ "amount": 5 })\n```\n'],
      ] as const) {
        expect(markdown).toContain(`**${title}**\n\n\`\`\`${text}`);
      }
      // Those that passed have nothing to tell.
      await page.selectOption('#filter-status', 'passed');
      await page.fill('#filter-text', '');
      await page.locator('.opener').first().click();
      expect(await button.count()).toBe(0);
    }));

  test('a browser that refuses the clipboard shows the Markdown, selected', () =>
    reading(redReport(), async (page) => {
      await page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })",
      );
      const said = page.getByRole('button', { name: 'Selected' }).waitFor();
      const button = page.getByRole('button', { name: 'Copy as Markdown' });
      await Promise.all([said, button.click()]);
      const selected = await page.evaluate<string>('getSelection().toString()');
      expect(selected).toContain('**Test** `forgot-password`');
      expect(selected).toContain('**Answer**\n\n```text\nCANARY');
    }));

  test('the verdict stands first and needs no script', () =>
    reading(
      worseReport(),
      async (page) => {
        const text = await page.innerText('main');
        expect(text).toMatch(
          /87 % → 70 % of answers pass \(17 points fewer, 5 to 30\), against 9d8c7b6 on main/,
        );
        expect(text.indexOf('87 % → 70 %')).toBeLessThan(text.indexOf('Pass rate\t'));
        for (const part of [
          '1 test went from every answer to none',
          '1 test got better',
          'What else is different',
        ]) {
          expect(text).toContain(part);
        }
      },
      { javaScriptEnabled: false },
    ));
});

describe('hostile text', () => {
  const CENSUS =
    "[...new Set([...document.querySelectorAll('*')].map((it) => it.localName))].sort()";

  async function tagsOf(page: Page): Promise<readonly string[]> {
    await foldWorst(page);
    const all = page.locator('.all');
    if (await all.isVisible()) await all.click();
    for (const opener of await page.locator('.opener').all()) await opener.click();
    await page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))");
    // What is out of sight is drawn, too.
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    return page.evaluate<readonly string[]>(CENSUS);
  }

  test('makes no element that harmless text does not make', async () => {
    let harmless: readonly string[] = [];
    await reading(everywhere(['harmless']), async (page) => {
      harmless = await tagsOf(page);
    });
    expect(harmless).toContain('mark');
    await reading(everywhere(HOSTILE), async (page) => {
      expect(await tagsOf(page)).toEqual(harmless);
      expect(
        await page
          .locator(
            'a:not([href^="https://github.com/"], [href^="#test="], [href^="#code="], [href^="#change="])',
          )
          .count(),
      ).toBe(0);
      expect(await page.locator('script:not([type="application/json"])').count()).toBe(2);
      expect(await page.locator('.unfolded').count()).toBe(HOSTILE.length);
    });
  });

  /** Each text in every place where text of others stands; one suite a text. */
  function everywhere(texts: readonly string[]): Report {
    const [first = ''] = texts;
    const report = {
      ...failingReport(1, first),
      notices: texts,
      suites: texts.flatMap((text) =>
        everywhereIn(text).suites.flatMap((suite) => {
          const alone = { ...failingReport(1, text), suites: [suite] };
          return comparedWithHostile(alone, () => text).suites;
        }),
      ),
    };
    const { comparison, memory } = comparedWithHostile(report, () => first);
    return { ...report, comparison, memory };
  }

  function everywhereIn(text: string): Report {
    const report = failingReport(1, text);
    return {
      ...report,
      suites: report.suites.map((suite) => ({
        ...suite,
        name: text,
        notices: [text],
        results: suite.results.map((result) => ({
          ...result,
          modelId: text,
          tags: [text],
          runs: result.runs.map((run) => ({
            ...run,
            input: {
              vars: { [text]: text },
              messages: [{ role: 'user', content: `asked ${text}` }],
              tools: [{ name: text, description: text, parameters: { [text]: text } }],
              command: `run ${text}`,
            },
            turns: ['first', 'second'].map((turn) => ({
              label: text,
              user: `${turn} ${text}`,
              outputText: `answer ${text}`,
              toolCalls: [
                { id: text, name: text, arguments: { [text]: text }, result: { [text]: text } },
              ],
            })),
            assertions: [
              ...run.assertions,
              fail('KEYWORD_DENIED', text, `Output contains denied keyword "${text}"`, {
                metadata: {
                  [`x${text}`]: text,
                  reasoning: text,
                  forbidden: [text],
                  actualArgs: { [text]: [text] },
                },
              }),
            ],
          })),
        })),
      })),
    };
  }
});

test('what a case says of its test is shown where the test is opened', () => {
  const report = redReport();
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      description: `Charged twice ${HOSTILE.join(' ')}`,
      metadata: { area: 'refunds', owners: ['ann', 'bo'] },
    })),
  }));
  return reading({ ...report, suites }, async (page) => {
    const said = page.locator('.details-box > .vars div');
    expect(await said.allTextContents()).toEqual([
      expect.stringMatching(/^DescriptionCharged twice /),
      'arearefunds',
      'ownersann, bo',
    ]);
  });
});
