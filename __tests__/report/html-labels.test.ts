/** Labels for judges, made in report.html in a real browser: by mouse and keyboard, kept, downloaded. What it looks like: html-layout.test.ts. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { answerId } from '../../src/engine/judges/judge-check.js';
import type { AssertionResult } from '../../src/assertions/assertion.js';
import type { Report, ReportedResult } from '../../src/report/report.js';
import { foldWorst, type Opening, readingPages } from './chromium.js';
import { HOSTILE } from './hostile.js';
import { renderHtml } from './rendered.js';
import { fail, pass, sampleReport } from './reports.js';

const opened = readingPages();
const reading = (report: Report, act: (page: Page) => Promise<void>, opening?: Opening) =>
  opened(
    report,
    async (page) => {
      await foldWorst(page);
      await act(page);
    },
    opening,
  );

function judged(criteria: string, good: boolean): AssertionResult {
  const label = `Judge: ${criteria}`;
  const metadata = { criteria, reasoning: 'So it seems.', judgeModel: 'gpt-4o' };
  return good
    ? { ...pass('judge', label, 0.9), metadata }
    : fail('JUDGE_BELOW_THRESHOLD', label, 'below', { assertionType: 'judge', metadata });
}

interface Answer {
  readonly text: string;
  readonly good: boolean;
}

const ANSWERS: readonly Answer[] = [
  { text: 'Sorry about that.', good: true },
  { text: 'Calm down.', good: false },
  { text: 'Sorry about that.', good: true },
];

/** A test for each answer, judged by each criterion. */
function reportOf(answers = ANSWERS, criteria: readonly string[] = ['apologizes']): Report {
  const report = sampleReport({
    suites: [
      {
        tests: answers.map(({ good }, index) => ({
          name: `t${index}`,
          runs: [criteria.map((text) => judged(text, good))],
        })),
      },
    ],
    run: { outputs: 'all' },
  });
  return withResults(report, (result, index) => ({
    ...result,
    runs: result.runs.map((run) => ({
      ...run,
      outputText: answers[index]?.text ?? '',
      input: {
        vars: {},
        tools: [],
        messages: [{ role: 'user' as const, content: `Question ${index}` }],
      },
    })),
  }));
}

function withResults(
  report: Report,
  change: (result: ReportedResult, index: number) => ReportedResult,
): Report {
  const suites = report.suites.map((suite) => ({ ...suite, results: suite.results.map(change) }));
  return { ...report, suites };
}

async function downloaded(page: Page): Promise<{ name: string; lines: readonly unknown[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download labels/ })
      .first()
      .click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { name: download.suggestedFilename(), lines };
}

async function unfold(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

const counts = (page: Page) => page.locator('.label-list .facts').allTextContents();
const group = (page: Page) => page.getByRole('group', { name: 'Is the answer good? apologizes' });

/** The report with these answers in its file of labels. */
function withLabels(report: Report, labels: Readonly<Record<string, boolean>>): Report {
  const rate = { share: 1, low: 0, high: 1 };
  const verdicts = Object.entries(labels).map(([text, good], index) => ({
    line: index + 1,
    answer: answerId(text),
    good,
    score: 0.9,
    passed: true,
  }));
  const check: NonNullable<Report['suites'][number]['judges']>[number] = {
    criteria: 'apologizes',
    judgeModel: 'gpt-4o',
    minScore: 0.7,
    file: 'labels.jsonl',
    identity: 'x',
    source: { kind: 'asked' },
    versions: [],
    verdicts,
    counts: { passGood: 1, good: 1, failBad: 0, bad: 0 },
    lost: 0,
    state: 'too few labels',
    min: 0.7,
    sensitivity: rate,
    specificity: rate,
    askedGood: 30,
    askedBad: 30,
    wrong: [],
    wrongLeftOut: 0,
    contradictory: [],
    spent: { calls: 0, tokens: 0, costUsd: 0 },
  };
  return { ...report, suites: report.suites.map((suite) => ({ ...suite, judges: [check] })) };
}

test('an answer that the file of labels has is not asked for again', () =>
  reading(withLabels(reportOf(), { 'Sorry about that.': true }), async (page) => {
    await unfold(page, 't0');
    expect(await group(page).count()).toBe(0);
    expect(await page.getByText('Labelled as good in the file of labels').count()).toBe(1);
    await page.getByRole('button', { name: 'Label answers: apologizes' }).click();
    expect(await page.getByText('Answer 1 of 1 without a label').count()).toBe(1);
    expect(await page.locator('.label-dialog').textContent()).toContain('Calm down.');
  }));

describe('beside an answer', () => {
  test('a label is made, changed and taken back; the same answer has the same label', () =>
    reading(reportOf(), async (page) => {
      expect(await counts(page)).toEqual(['0 good, 0 bad']);
      await unfold(page, 't0');
      await group(page).getByRole('button', { name: 'Good' }).click();
      expect(await counts(page)).toEqual(['1 good, 0 bad']);
      await unfold(page, 't2');
      expect(await group(page).getByRole('button', { name: 'Good', pressed: true }).count()).toBe(
        2,
      );
      await group(page).nth(1).getByRole('button', { name: 'Bad' }).click();
      expect(await counts(page)).toEqual(['0 good, 1 bad']);
      await group(page).first().getByRole('button', { name: 'Bad' }).click();
      expect(await counts(page)).toEqual(['0 good, 0 bad']);
      const download = page.getByRole('button', { name: /^Download labels/ });
      expect(await download.isDisabled()).toBe(true);
    }));

  test('the file has a line a label, with question and answer as they were', () =>
    reading(reportOf(), async (page) => {
      await unfold(page, 't0');
      await group(page).getByRole('button', { name: 'Good' }).click();
      await unfold(page, 't0');
      await unfold(page, 't1');
      await group(page).getByRole('button', { name: 'Bad' }).click();
      expect(await downloaded(page)).toEqual({
        name: 'labels.jsonl',
        lines: [
          { output: 'Sorry about that.', pass: true, question: 'Question 0' },
          { output: 'Calm down.', pass: false, question: 'Question 1' },
        ],
      });
    }));

  test('labels are kept in the page; what else is in the browser’s store is not believed', () =>
    reading(reportOf(), async (page) => {
      await unfold(page, 't1');
      await group(page).getByRole('button', { name: 'Bad' }).click();
      await page.reload();
      expect(await counts(page)).toEqual(['0 good, 1 bad']);
      for (const kept of [
        '{',
        '[1]',
        '[["a",{"criterion":"apologizes","output":1,"pass":true}]]',
      ]) {
        await page.evaluate((text) => localStorage.setItem('kindlm-labels-1', text), kept);
        await page.reload();
        expect(await counts(page)).toEqual(['0 good, 0 bad']);
      }
    }));

  test('hostile answers and criteria are text', () => {
    const hostile = HOSTILE.join('\n');
    const report = reportOf([{ text: hostile, good: false }], [`is polite ${hostile}`]);
    return reading(report, async (page) => {
      await unfold(page, 't0');
      await page.locator('.label-buttons button').first().click();
      expect((await downloaded(page)).lines).toHaveLength(1);
    });
  });
});

test('one after the other, by keyboard: each answer once, those that failed and passed by turns', () =>
  reading(reportOf(), async (page) => {
    await page.getByRole('button', { name: /^Label answers/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Label answers: apologizes' });
    // From the first of the three on, wherever the answer has buttons.
    const say = async (label: string) => {
      const focused = () => page.evaluate<string>('document.activeElement.textContent');
      expect(await focused()).toBe('Good');
      while ((await focused()) !== label) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    expect(await dialog.locator('.facts').textContent()).toBe('Answer 1 of 2 without a label');
    expect(await dialog.locator('pre').allTextContents()).toEqual(['Question 1', 'Calm down.']);
    expect(await dialog.textContent()).not.toContain('So it seems.');
    await say('Skip');
    expect(await dialog.locator('pre').last().textContent()).toBe('Sorry about that.');
    await say('Good');
    expect(await dialog.textContent()).toContain('No answer is left without a label.');
    await page.keyboard.press('Escape');
    expect(await counts(page)).toEqual(['1 good, 0 bad']);
    // What was skipped is asked again the next time.
    await page.getByRole('button', { name: /^Label answers/ }).press('Enter');
    expect(await dialog.locator('.facts').textContent()).toBe('Answer 1 of 1 without a label');
    await say('Bad');
    await page.keyboard.press('Escape');
    expect(await counts(page)).toEqual(['1 good, 1 bad']);
  }));

test('each criterion has a file', () =>
  reading(reportOf(ANSWERS, ['apologizes', 'is short']), async (page) => {
    await unfold(page, 't0');
    await group(page).getByRole('button', { name: 'Good' }).click();
    expect(await counts(page)).toEqual(['1 good, 0 bad', '0 good, 0 bad']);
    expect((await downloaded(page)).name).toBe('labels-1.jsonl');
  }));

test('without a judge, or without answers, there is nothing to label', () => {
  const report = reportOf();
  const without = withResults(report, (result) => ({
    ...result,
    runs: result.runs.map((run) => ({ ...run, outputText: '', outputOmitted: true as const })),
  }));
  const plain = sampleReport({ suites: [{ tests: [{ name: 't' }] }] });
  expect(renderHtml(report)).toContain('id="labels"');
  for (const one of [plain, without]) expect(renderHtml(one)).not.toContain('id="labels"');
});
