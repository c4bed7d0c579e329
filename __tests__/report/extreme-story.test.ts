/**
 * Runs that nobody plans for, in the views that are read in passing: whatever happened, what is in sight stays within its
 * budget, says what to do, and has no figure of nothing.
 */
import { describe, expect, test } from '@jest/globals';
import { once } from '../../src/basics/basics.js';
import { ProviderError } from '../../src/providers/provider.js';
import type { Report } from '../../src/report/report.js';
import { storyOf } from '../../src/report/views.js';
import { failureMessage, renderLog, renderTerminal } from '../../src/report/terminal/terminal.js';
import { amountOf, unfolded } from './rendered.js';
import { commentsOf, viewsOf } from './shown-scenarios.js';
import {
  type Answers,
  mainAfter,
  type Project,
  type Question,
  reportOf,
  type SuiteConfig,
} from './world.js';

const GATES = { passRateMin: 0.9, piiFailuresMax: 0, keywordFailuresMax: 0 };

/** Each asks for a word of its own, so that each fails for a reason of its own. */
function questions(amount: number, nameOf = (index: number) => `t-${index}`): readonly Question[] {
  return Array.from({ length: amount }, (_, index) => ({
    name: nameOf(index),
    message: `Question ${index} of ${nameOf(index)}?`,
    answer: `Word ${index}.`,
    rest: { expect: { output: { contains: [`Word ${index}.`] } } },
  }));
}

function suite(of: readonly Question[], rest: Partial<SuiteConfig> = {}): SuiteConfig {
  return { name: 'support', questions: of, gates: GATES, repeat: 1, ...rest };
}

function project(...suites: readonly SuiteConfig[]): Project {
  return {
    configs: Object.fromEntries(suites.map((one, index) => [`suite-${index}.yaml`, one])),
    files: { 'prompts/system.md': 'Be short.' },
  };
}

function all(of: readonly Question[], answer: Answers[string][number]): Answers {
  return Object.fromEntries(of.map(({ name }) => [name, [answer]]));
}

const DOWN = new ProviderError('transient', 'openai: HTTP 503: overloaded', { status: 503 });
/** One of each kind of failure, by turns, and each of its own text. */
const MIXED = (index: number): string =>
  [
    `Nothing ${index}.`,
    `Card 4111 1111 1111 1111, ${index}.`,
    `Mail jane${index}@mail.example.`,
    `Calm down, ${index}.`,
  ][index % 4] ?? '';

const MANY = questions(300);
const GUARDED = suite(MANY, {
  rest: {
    defaults: {
      expect: { guardrails: { pii: { enabled: true }, keywords: { deny: ['calm down'] } } },
    },
  },
});
const MIXED_ANSWERS: Answers = Object.fromEntries(
  MANY.map(({ name }, index) => [name, [MIXED(index)]]),
);

const LONG = (index: number): string => `${index}-${'long-name-'.repeat(50)}`.slice(0, 480);
const ODD = (index: number): string =>
  `\u05D1\u05D3\u05D9\u05E7\u05D4 \u0645\u0631\u062D\u0628\u0627\u200B\u200D\u2060 ${index}`;

const SUITES = Array.from({ length: 60 }, (_, index) =>
  suite(
    questions(3, (at) => `s${index}-${at}`),
    { name: `suite ${index}` },
  ),
);

const EVERY_QUESTION = SUITES.flatMap((one) => one.questions);

const outageOfAll = once(() =>
  reportOf({ project: project(...SUITES), answers: all(EVERY_QUESTION, DOWN) }),
);
const oneOfSixty = once(() =>
  reportOf({ project: project(...SUITES), answers: { 's42-1': ['No.'] } }),
);
const mostLost = once(() => {
  const its = questions(40);
  const answers = { ...all(its, DOWN), ...all(its.slice(0, 3), 'No.') };
  return reportOf({ project: project(suite(its)), answers });
});

const EXTREMES: Readonly<Record<string, () => Promise<Report>>> = {
  'one test that fails': () =>
    reportOf({ project: project(suite(questions(1))), answers: { 't-0': ['No.'] } }),
  'one test that passes': () => reportOf({ project: project(suite(questions(1))) }),
  '2,000 tests that fail': () => {
    const its = questions(2_000);
    return reportOf({ project: project(suite(its)), answers: all(its, 'No.') });
  },
  '60 suites that fail': () =>
    reportOf({
      project: project(...SUITES),
      answers: all(EVERY_QUESTION, 'No.'),
    }),
  '60 suites that pass': () => reportOf({ project: project(...SUITES) }),
  'one of 60 suites fails': oneOfSixty,
  '60 suites without an answer': outageOfAll,
  'long names': () => {
    const its = questions(20, LONG);
    const one = suite(its, { name: 'n'.repeat(190), models: ['m'.repeat(120), 'k'.repeat(120)] });
    return reportOf({ project: project(one), answers: all(its, 'No.') });
  },
  'names from right to left, and what nobody sees': () => {
    const its = questions(20, ODD);
    return reportOf({
      project: project(suite(its, { name: ODD(0) })),
      answers: all(its, `\u202E${ODD(1)}\u200B`),
    });
  },
  '300 reasons': () => reportOf({ project: project(GUARDED), answers: MIXED_ANSWERS }),
  '300 reasons, against main': async () =>
    reportOf({
      project: project(GUARDED),
      answers: MIXED_ANSWERS,
      base: await mainAfter(project(GUARDED), [{}, {}, {}]),
    }),
  'answers full of figures': () => {
    const its = questions(30);
    const figures = Array.from({ length: 200 }, (_, index) => `${index}.${index}`).join(' ');
    return reportOf({ project: project(suite(its)), answers: all(its, figures) });
  },
  'most answers lost, the others wrong': mostLost,
  'hardly anything run': () => {
    const its = questions(200);
    return reportOf({
      project: project(suite(its)),
      answers: all(its, 'No.'),
      interrupted: { after: 1, by: { kind: 'deadline', maxMinutes: 1 } },
    });
  },
  'nothing run': () =>
    reportOf({
      project: project(suite(questions(200))),
      interrupted: { after: 0, by: { kind: 'signal', signal: 'SIGTERM' } },
    }),
  'all reused': async () => {
    const its = questions(30);
    return reportOf({
      project: project(suite(its)),
      onlyChanged: true,
      base: await mainAfter(project(suite(its)), [all(its.slice(0, 10), 'No.')]),
    });
  },
  'ten models': () => {
    const its = questions(30);
    const models = Array.from({ length: 10 }, (_, index) => `model-${index}`);
    return reportOf({ project: project(suite(its, { models })), answers: all(its, 'No.') });
  },
};

describe.each(Object.entries(EXTREMES))('%s', (_, make) => {
  test('within its budget, with what to do, and no figure of nothing', async () => {
    const report = await make();
    const story = storyOf(report);
    const seen = commentsOf(report).map(unfolded);
    const { summary } = viewsOf(report);
    const terminal = renderTerminal(report, {
      color: false,
      columns: 80,
      files: ['kindlm-report/report.html'],
    });
    const log = renderLog(report);
    expect(report.problems).toEqual([]);
    for (const comment of seen) {
      const { lines, numbers } = amountOf(comment, report);
      expect([comment, lines <= 25, numbers <= 40, lines, numbers]).toEqual([
        comment,
        true,
        true,
        lines,
        numbers,
      ]);
    }
    const rows = terminal.trim().split('\n');
    expect([terminal, rows.length <= 24]).toEqual([terminal, true]);
    expect(rows.filter((row) => row.length > 80)).toEqual([]);
    expect(log.trim().split('\n').length).toBeLessThanOrEqual(24);
    for (const text of [...seen, summary, terminal, log, failureMessage(report)]) {
      expect(/.{0,40}\b(?:NaN|Infinity|undefined|n\/a)\b.{0,40}/u.exec(text)?.[0]).toBeUndefined();
    }
    if (story.sign === '✅') return;
    for (const text of [terminal, log, summary, failureMessage(report)]) {
      expect([text, /Next|NOTHING WAS TESTED/u.test(text)]).toEqual([text, true]);
    }
  });
});

test('an outage of several suites is told once, without a rate', async () => {
  const report = await outageOfAll();
  const terminal = renderTerminal(report, { color: false, columns: 80, files: [] });
  expect(failureMessage(report)).toBe(
    'openai is down: HTTP 503\nNext: Re-run the job when it is back: nothing that was lost says anything of this change.',
  );
  expect(terminal).toMatch(/^❌ suite 1: openai is down: HTTP 503$/mu);
  expect(terminal).not.toMatch(/\d %/u);
});

test('what got no answer is blamed on no prompt', async () => {
  const message = failureMessage(await mostLost());
  expect(message).toContain('All three use prompts/system.md. Fix it');
  expect(message).toContain('37 tests got no answer, which says nothing of this change');
});

test('of several suites the first is whole, some others are named, and the rest counted', async () => {
  const terminal = renderTerminal(await oneOfSixty(), { color: false, columns: 80, files: [] });
  expect(terminal).toContain('❌ 1 of 60 suites fails\n❌ suite 42 fails: 2 of 3 tests pass');
  expect(terminal).toContain('  s42-1: does not say "Word 1."\n');
  expect(terminal).toContain('… and 54 more suites that pass\n');
});
