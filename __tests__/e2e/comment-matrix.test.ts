/** `mode: comment` where the triggering run left several reports: a matrix, whose artifacts have suffixes. */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { mdastOf, nodesOf, proseOf } from '../report/rendered.js';
import {
  type ForkRun,
  GREEN,
  RED,
  holding,
  sentChecks,
  startForkRun,
  startJobs,
} from './github-project.js';

let run: ForkRun;
let red: Report;
let green: Report;
beforeAll(async () => {
  const jobs = await startJobs();
  const [first, second] = await Promise.all([jobs.run({ tests: RED }), jobs.run({ tests: GREEN })]);
  if (first.report === undefined || second.report === undefined) throw new Error('no report');
  [red, green] = [first.report, second.report];
});

beforeEach(async () => {
  run = await startForkRun();
});

/** The report of the leg of the matrix that has this input `models`. */
function leg(report: Report, model: string, more: Partial<Report['run']> = {}): Report {
  const step = { workingDirectory: '.', config: ['kindlm.yaml'], filters: [[], [], [model]] };
  return { ...report, run: { ...report.run, step, ...more } };
}

/** Artifacts `kindlm-report`, `kindlm-report-2` ... with these reports. */
function upload(...reports: readonly unknown[]): void {
  run.upload(
    ...reports.map((report, index) => ({
      name: index === 0 ? 'kindlm-report' : `kindlm-report-${index + 1}`,
      content: holding(report),
    })),
  );
}

/** Of each comment its id, its icon and the artifact that it names. */
async function shown() {
  return (await run.comments()).map(({ id, body }) => [
    id,
    /^## (\S+)/m.exec(body)?.[1],
    /in `(kindlm-report[^`]*)`/.exec(body)?.[1],
  ]);
}

const ANY = expect.any(Number);

test('each report gets a comment of its own, of one suite too, and says which it is', async () => {
  upload(leg(green, 'small'), leg(red, 'large'));
  const ended = await run.publish();
  expect(ended.code).toBe(0);
  const first = await shown();
  expect(first).toEqual([
    [ANY, '✅', 'kindlm-report'],
    [ANY, '❌', 'kindlm-report-2'],
  ]);
  expect(ended.outputs['comment-id']).toBe(String(first[0]?.[0]));
  expect(ended.summary.match(/> Reported by/g)).toHaveLength(2);

  // Which job is the first to upload is chance: each keeps its comment.
  upload(leg(red, 'large'), leg(green, 'small'));
  await run.publish();
  expect(await shown()).toEqual([
    [first[0]?.[0], '✅', 'kindlm-report-2'],
    [first[1]?.[0], '❌', 'kindlm-report'],
  ]);
});

test('two reports that say the same of themselves: none hides the other', async () => {
  upload(green, red);
  expect((await run.publish()).code).toBe(0);
  expect((await shown()).map(([, icon]) => icon)).toEqual(['✅', '❌']);
});

test('after a re-run of one job, its newer report counts, whatever its artifact is called now', async () => {
  upload(leg(green, 'small', { runAttempt: 1 }), leg(red, 'large', { runAttempt: 1 }));
  run.upload({ name: 'kindlm-report-3', content: holding(leg(green, 'large', { runAttempt: 2 })) });
  await run.publish();
  expect(await shown()).toEqual([
    [ANY, '✅', 'kindlm-report'],
    [ANY, '✅', 'kindlm-report-3'],
  ]);
});

test('check runs have names of their own: a green one must not hide a red one', async () => {
  upload(leg(red, 'small'), leg(green, 'large'));
  await run.publish({ token: 'checker', inputs: { 'check-name': 'KindLM' } });
  expect(sentChecks(run.jobs.github.requests)).toEqual([
    expect.objectContaining({ name: 'KindLM', conclusion: 'failure' }),
    expect.objectContaining({ name: 'KindLM (kindlm-report-2)', conclusion: 'success' }),
  ]);
});

test('a broken one does not keep the others from being published, and the job is red', async () => {
  upload(leg(green, 'small'), { version: '99' }, leg(red, 'large'));
  const ended = await run.publish();
  expect(ended.code).toBe(2);
  expect(ended.errors).toEqual([
    expect.stringMatching(/^The report of kindlm-report-2 is refused: it is of version 99/),
  ]);
  expect((await shown()).map(([, , name]) => name)).toEqual(['kindlm-report', 'kindlm-report-3']);
});

test("an artifact's name is foreign text", async () => {
  run.upload(
    { name: 'kindlm-report', content: holding(leg(green, 'small')) },
    { name: 'kindlm-report-@everyone`<b>-0a1b2c3d', content: holding(leg(red, 'large')) },
  );
  const ended = await run.publish();
  expect(ended.code).toBe(0);
  const [, body = ''] = (await run.comments()).map((comment) => comment.body);
  const tree = mdastOf(body.replace(/^<!--.*?-->\n/, ''));
  expect(proseOf(tree)).not.toMatch(/@everyone/);
  const tags = nodesOf(tree).flatMap((node) => (node.type === 'html' ? [node.value] : []));
  expect(tags.filter((tag) => tag.startsWith('<b>-'))).toEqual([]);
});

test.each([
  {
    what: 'reports',
    upload: () =>
      Array.from({ length: 21 }, (_, n) => ({
        name: `kindlm-report-quality-${String(n).padStart(8, '0')}`,
        content: holding(green),
      })),
    error: /^The report of run 4711 was not published: run 4711 has 21 artifacts of that name/,
  },
  {
    what: 'suites of all reports together',
    upload: () =>
      ['kindlm-report', 'kindlm-report-2'].map((name) => ({
        name,
        content: holding({
          ...green,
          suites: Array.from({ length: 11 }, (_, n) => ({ ...green.suites[0], name: `s${n}` })),
        }),
      })),
    error: /^The reports are refused: they have 22 suites, and at most 20 are published\.$/,
  },
])('too many $what: nothing is posted', async (row) => {
  run.upload(...row.upload());
  const ended = await run.publish();
  expect(ended.code).toBe(2);
  expect(ended.errors).toEqual([expect.stringMatching(row.error)]);
  expect(run.written()).toEqual([]);
});

test('at most ten review comments for all reports together', async () => {
  const many = (prefix: string): Report => ({
    ...red,
    suites: red.suites.map((suite) => ({
      ...suite,
      name: prefix,
      results: suite.results
        .filter(({ status }) => status === 'failed')
        .flatMap((result) =>
          Array.from({ length: 7 }, (_, n) => ({
            ...result,
            testCaseName: `${prefix} ${n}`,
            sources: [
              { kind: 'file' as const, file: `${prefix}-${n}.md`, startLine: 1, endLine: 9 },
            ],
          })),
        ),
    })),
  });
  run.jobs.github.reviews.files = ['a', 'b'].flatMap((prefix) =>
    Array.from({ length: 7 }, (_, n) => ({
      filename: `${prefix}-${n}.md`,
      patch: '@@ -1,1 +1,1 @@\n-x\n+y',
    })),
  );
  upload(leg(many('a'), 'small'), leg(many('b'), 'large'));
  expect((await run.publish()).code).toBe(0);
  expect(run.jobs.github.reviews.comments).toHaveLength(10);
});
