/** The scenarios are what they are called, and whole reports: this version reads each of them back. */
import { expect, test } from '@jest/globals';
import { readReport, READ_LIMITS, PART_LIMITS } from '../../src/report/read-report.js';
import { jsonFileText } from './rendered.js';
import { scenario, SCENARIOS, type ScenarioName } from './scenarios.js';
import { viewsOf } from './shown-scenarios.js';

/** Exit code, and the comparison's verdict of each suite. */
const ENDINGS: Readonly<Record<ScenarioName, readonly [code: number, ...verdicts: string[]]>> = {
  green: [0, 'not-worse'],
  'green, first pull request': [0, 'none'],
  'worse, 3 of 24': [1, 'worse'],
  'worse, 9 of 24': [1, 'worse'],
  'worse, 65 of 300': [1, 'worse'],
  'red, first pull request': [1, 'none'],
  'cannot tell': [1, 'cannot-tell'],
  'not caused by this change': [1, 'cannot-tell'],
  'the model moved': [1, 'cannot-tell'],
  outage: [3, 'cannot-tell'],
  'outage in part': [3, 'cannot-tell'],
  'unknown model': [1, 'none'],
  'refused request': [1, 'worse'],
  'everything refused': [1, 'worse'],
  'fork without key': [0],
  'maintainer without key': [3],
  'config errors': [2],
  'stale recordings': [2, 'none'],
  'nothing selected': [2],
  'judge not trusted': [1, 'none'],
  'two suites': [1, 'not-worse', 'worse'],
  'two models': [1, 'worse'],
  'agent with tool calls': [1, 'worse'],
  'agents on files': [1, 'worse'],
  'other harnesses': [1, 'worse'],
  reused: [1, 'worse'],
  'stopped early': [1, 'cannot-tell'],
  cancelled: [1, 'cannot-tell'],
  'decided early': [1, 'worse'],
  'weakened gates': [1, 'worse'],
  'own recordings': [0, 'none'],
  'part of a run': [0, 'none'],
  'valid config': [0],
};

test.each(SCENARIOS)('%s', async (name) => {
  const report = await scenario(name);
  const [code, ...verdicts] = ENDINGS[name];
  expect(report.verdict.exitCode).toBe(code);
  expect(report.suites.map(({ comparison }) => comparison?.verdict.verdict ?? 'none')).toEqual(
    verdicts,
  );
  // A job that asks nothing writes none.
  if (name === 'valid config') return;
  const limits = report.shard === undefined ? READ_LIMITS : PART_LIMITS;
  const read = await readReport(Buffer.from(jsonFileText(report)), limits);
  expect(read.kind === 'refused' ? read.refusal : read.kind).toBe('report');
});

/** Of answers that never came there is neither rate nor latency, and none is counted. */
test.each(['outage', 'unknown model', 'everything refused'] as const)('%s', async (name) => {
  const report = await scenario(name);
  const runs = report.suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
  expect(runs.every(({ outputText }) => outputText === '')).toBe(true);
  const { comments, summary, html, terminal } = viewsOf(report);
  for (const view of [...comments, summary, html, terminal]) {
    expect(view).toContain(`0 of ${runs.length} answers`);
    expect(view).not.toMatch(/>0 ms<|\| 0 ms \|/u);
  }
  expect(html).not.toMatch(/data-label="Pass rate">0 %/u);
});

test('an answer that no judge judged is not said to be none', async () => {
  const { summary } = viewsOf(await scenario('stopped early'));
  expect(summary).toMatch(/not judged \| 9 of 9 \| `KEYWORD_DENIED`/u);
  expect(summary).not.toMatch(/0 of 0 answers|no answer \| 9 of 9 \| `KEYWORD_DENIED`/u);
});

test('of other harnesses each says its own, and nothing is claimed that they have not said', async () => {
  const report = await scenario('other harnesses');
  const { comments, summary, terminal, html } = viewsOf(report);
  for (const text of [...comments, summary]) {
    for (const harness of ['vitest', 'pytest', 'promptfoo']) {
      expect(text).toContain(`\n| \`${harness}\` says: `);
    }
    expect(text).toContain('Checked by vitest, pytest and promptfoo; a change of their tests');
    expect(text).toContain('has no result: pytest ended with an exit code other than 0');
    expect(text).toContain('An answer costs as much as before (known of 8 of 40 results).');
    // Of what is missing no answer is told.
    expect(text).toContain('**What broke:** 8 results fail; on `main` each passed every time.');
    expect(text).toContain('78 of 80 answers');
    expect(text).not.toMatch(/\d\d:\d\d:\d\d|0x7f44/);
  }
  expect(summary).toContain('**Asked**\n\n```text\nmessage: A customer is sorry.');
  // What one harness answered explains nothing of another's tests.
  expect(terminal).not.toMatch(/vitest says[^]*now {5}Please calm down/);
  const scores = report.suites[0]?.results.map(({ checkedBy, assertionScores }) => [
    checkedBy?.harness,
    Object.keys(assertionScores),
  ]);
  expect(new Set(scores?.map((one) => JSON.stringify(one)))).toEqual(
    new Set([
      '["vitest",[]]',
      '["pytest",[]]',
      '["promptfoo",["external:score","external:warmth"]]',
    ]),
  );
  expect(html).not.toContain('"scoreText":"0.00"');
});
