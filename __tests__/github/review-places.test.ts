/** From GitHub's patches to the lines that review comments stand on. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SourceSpan } from '../../src/report/report.js';
import { fail, pass, sampleReport, type SampleTest } from '../report/reports.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import { publishOn, STEP } from './publishing.js';

let github: GitHubServer;
beforeAll(async () => {
  github = await startGitHubServer();
});
beforeEach(() => {
  github.reviews.comments = [];
});
afterAll(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

interface Subject {
  readonly name: string;
  readonly sources: readonly SourceSpan[];
  /** Of its answers; default: none. */
  readonly passes?: number;
}

const wrong = fail('CONTAINS_FAILED', 'contains "x"', 'it does not');

/** The comments on a change of these files, as `file SIDE first-last: tests`. */
async function places(
  subjects: readonly Subject[],
  patches: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  github.reviews.files = Object.entries(patches).map(([filename, patch]) => ({ filename, patch }));
  const tests = subjects.map(({ name, sources, passes = 0 }): SampleTest => ({
    name,
    sources,
    runs: [[wrong], ...Array.from({ length: passes }, () => [pass()])],
  }));
  await publishOn(github, {
    report: sampleReport({ suites: [{ name: 'support', tests }], run: { step: STEP } }),
    settings: { review: 'auto' },
    views: {
      review: (_report, tests) =>
        tests.map(({ test: told }) => told.result.testCaseName).join(', '),
    },
  });
  return github.reviews.comments.map(({ path, side, startLine, line, body }) => {
    const [, names = ''] = body.split('\n');
    return `${path} ${side} ${startLine ?? line}-${line}: ${names}`;
  });
}

const span = (kind: SourceSpan['kind'], file: string, lines: readonly [number, number]) => ({
  kind,
  file,
  startLine: lines[0],
  endLine: lines[1],
});

/** The place of one test; `side first-last`, its file before it where that is not the prompt's. */
async function placeOf(
  sources: readonly SourceSpan[],
  patches: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const found = await places([{ name: 'refund', sources }], patches);
  expect(found.length).toBeLessThan(2);
  return found[0]?.replace(/: refund$/, '');
}

const FILE = 'prompts/system.md';
const patches: readonly {
  readonly what: string;
  readonly patch: string;
  /** Absent: nowhere. */
  readonly place?: string;
}[] = [
  {
    what: 'lines changed in the middle',
    patch: '@@ -3,5 +3,6 @@ head\n three\n-four\n+FOUR\n+FIVE\n six\n seven\n eight',
    place: 'RIGHT 4-5',
  },
  { what: 'a new file', patch: '@@ -0,0 +1,2 @@\n+one\n+two', place: 'RIGHT 1-2' },
  {
    what: 'several hunks, counts of one left out',
    patch: '@@ -1 +1 @@\n-a\n+b\n@@ -10,2 +10,3 @@\n x\n+y\n z',
    place: 'RIGHT 1-1',
  },
  {
    what: 'a file without a last line end',
    patch:
      '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file',
    place: 'RIGHT 2-2',
  },
  {
    what: 'lines that look like a header',
    patch: '@@ -1,2 +1,3 @@\n a\n--- b\n+++ b\n+@@ -1 +1 @@',
    place: 'RIGHT 2-3',
  },
  { what: 'Windows line ends', patch: '@@ -1,1 +1,2 @@\n a\r\n+b\r', place: 'RIGHT 2-2' },
  { what: 'a patch that is cut off', patch: '@@ -1,9 +1,9 @@\n a\n+b' },
  { what: 'no patch at all', patch: 'Binary files differ' },
  { what: 'an empty patch', patch: '' },
  {
    what: 'lines taken out of the middle',
    patch: '@@ -3,5 +3,3 @@ head\n three\n-four\n-five\n six\n seven',
    place: 'LEFT 4-5',
  },
  { what: 'the first line, gone', patch: '@@ -1,2 +1,1 @@\n-one\n two', place: 'LEFT 1-1' },
  { what: 'the last line, gone', patch: '@@ -1,2 +1,1 @@\n one\n-two', place: 'LEFT 2-2' },
  {
    what: 'the last line, gone, without a line end',
    patch: '@@ -1,2 +1,1 @@\n one\n-two\n\\ No newline at end of file',
    place: 'LEFT 2-2',
  },
  {
    what: 'what replaces lines, not the lines that it replaced',
    patch: '@@ -1,2 +1,1 @@\n-a\n-b\n+c',
    place: 'RIGHT 1-1',
  },
  {
    what: 'the first of two places, with lines written before them',
    patch: '@@ -1,6 +1,3 @@\n+new\n a\n-b\n-c\n d\n-e\n-f',
    place: 'LEFT 2-3',
  },
];
test.each(patches)('$what', async ({ patch, place }) => {
  const found = await placeOf([span('prompt', FILE, [1, 40])], { [FILE]: patch });
  expect(found).toBe(place === undefined ? undefined : `${FILE} ${place}`);
});

const own = span('test', 'kindlm.yaml', [20, 30]);
const inline = span('prompt', 'kindlm.yaml', [5, 12]);
const promptFile = span('prompt', FILE, [1, 40]);
const schema = span('file', 'schemas/answer.json', [1, 9]);

/** A patch that writes these lines, each list in a hunk of its own. */
const writes = (...hunks: readonly (readonly number[])[]): string =>
  hunks
    .map((lines) => {
      const [first = 1, last = first] = [lines[0], lines.at(-1)];
      const rows = Array.from({ length: last - first + 1 }, (_, index) =>
        lines.includes(first + index) ? '+new' : ' old',
      );
      const old = rows.filter((row) => row === ' old').length;
      return [`@@ -${first - (old === 0 ? 1 : 0)},${old} +${first},${rows.length} @@`, ...rows];
    })
    .flat()
    .join('\n');

/** A patch that takes these lines out, which stood before that line of the new version. */
const removes = (startLine: number, line: number, before: number): string =>
  [
    `@@ -${startLine},${line - startLine + 1} +${before - 1},0 @@`,
    ...Array.from({ length: line - startLine + 1 }, () => '-old'),
  ].join('\n');

const placed: readonly {
  readonly what: string;
  readonly sources: readonly SourceSpan[];
  readonly files: Readonly<Record<string, string>>;
  /** Absent: nowhere. */
  readonly place?: string;
}[] = [
  { what: 'no file of it changed', sources: [own, inline], files: { 'README.md': writes([1, 2]) } },
  {
    what: 'another test of the config changed',
    sources: [own, inline],
    files: { 'kindlm.yaml': writes([13, 14, 31]) },
  },
  {
    what: 'its own lines',
    sources: [own, inline],
    files: { 'kindlm.yaml': writes([29, 30, 31, 32]) },
    place: 'kindlm.yaml RIGHT 29-30',
  },
  {
    what: 'the changed lines of a prompt of many lines',
    sources: [own, promptFile],
    files: { [FILE]: writes([7, 8, 9]) },
    place: `${FILE} RIGHT 7-9`,
  },
  {
    what: 'the longest piece, the first of two as long',
    sources: [promptFile],
    files: { [FILE]: writes([2], [10, 11, 14, 15]) },
    place: `${FILE} RIGHT 10-11`,
  },
  {
    what: 'a piece within one hunk, though the next one begins on the next line',
    sources: [promptFile],
    files: { [FILE]: writes([2, 3], [4]) },
    place: `${FILE} RIGHT 2-3`,
  },
  {
    what: 'the prompt before its own lines, and both before nothing',
    sources: [own, inline, schema],
    files: { 'kindlm.yaml': writes([6], [22, 23]), 'schemas/answer.json': writes([1]) },
    place: 'kindlm.yaml RIGHT 6-6',
  },
  {
    what: 'a schema before its own lines',
    sources: [own, inline, schema],
    files: { 'kindlm.yaml': writes([22, 23]), 'schemas/answer.json': writes([1]) },
    place: 'schemas/answer.json RIGHT 1-1',
  },
  {
    what: 'after a rename, the changed line of the file before the line that names it',
    sources: [own, inline, promptFile],
    files: { 'kindlm.yaml': writes([6]), [FILE]: writes([3]) },
    place: `${FILE} RIGHT 3-3`,
  },
  {
    what: 'lines taken out of the test',
    sources: [own],
    files: { 'kindlm.yaml': removes(33, 34, 25) },
    place: 'kindlm.yaml LEFT 33-34',
  },
  {
    what: 'the end of the test, taken out',
    sources: [own],
    files: { 'kindlm.yaml': removes(31, 31, 31) },
    place: 'kindlm.yaml LEFT 31-31',
  },
  {
    what: 'the end of the test before it, taken out',
    sources: [own],
    files: { 'kindlm.yaml': removes(20, 20, 20) },
  },
  {
    what: 'lines taken out of another test',
    sources: [own],
    files: { 'kindlm.yaml': removes(40, 40, 40) },
  },
  {
    what: 'what was taken out before what was written, where it is more',
    sources: [promptFile],
    files: { [FILE]: `${writes([2, 3])}\n${removes(7, 9, 8)}` },
    place: `${FILE} LEFT 7-9`,
  },
  {
    what: 'after it where it is as much',
    sources: [promptFile],
    files: { [FILE]: `${writes([2, 3])}\n${removes(7, 8, 8)}` },
    place: `${FILE} RIGHT 2-3`,
  },
  {
    what: 'what was taken out of the file before the config lines that name it',
    sources: [own, inline, promptFile],
    files: { [FILE]: removes(7, 7, 7), 'kindlm.yaml': writes([6, 7, 8]) },
    place: `${FILE} LEFT 7-7`,
  },
];
test.each(placed)('$what', async ({ sources, files, place }) => {
  expect(await placeOf(sources, files)).toBe(place);
});

test('several tests on one place are together, places in the order of their worst test', async () => {
  const subjects = [
    { name: 'worst', sources: [own, promptFile] },
    { name: 'own lines', sources: [span('test', 'kindlm.yaml', [40, 50])], passes: 1 },
    { name: 'same prompt', sources: [promptFile], passes: 2 },
    { name: 'unchanged', sources: [span('test', 'kindlm.yaml', [60, 70])] },
  ];
  const files = { 'kindlm.yaml': writes([41]), [FILE]: writes([3]) };
  expect(await places(subjects, files)).toEqual([
    `${FILE} RIGHT 3-3: worst, same prompt`,
    'kindlm.yaml RIGHT 41-41: own lines',
  ]);
});

describe('a foreign report with more spans than anybody can look for', () => {
  const last = { name: 'last', sources: [promptFile], passes: 1 };
  const elsewhere = (count: number) => ({
    name: 'worst',
    sources: Array.from({ length: count }, (_, index) =>
      span('prompt', 'kindlm.yaml', [100, 100 + index]),
    ),
  });
  const files = { 'kindlm.yaml': writes([1]), [FILE]: writes([3]) };

  test('its worst tests have theirs looked for, and the rest have no place', async () => {
    expect(await places([elsewhere(19_000), last], files)).toEqual([`${FILE} RIGHT 3-3: last`]);
    github.reviews.comments = [];
    expect(await places([elsewhere(20_001), last], files)).toEqual([]);
  });

  test('a span counts once, and files that did not change cost nothing', async () => {
    const same = Array.from({ length: 30_000 }, () => span('prompt', 'kindlm.yaml', [100, 101]));
    const unchanged = Array.from({ length: 30_000 }, (_, index) =>
      span('prompt', 'other.yaml', [1, 1 + index]),
    );
    const worst = { name: 'worst', sources: [...same, ...unchanged] };
    expect(await places([worst, last], files)).toEqual([`${FILE} RIGHT 3-3: last`]);
  });
});

test('what the pull request changes is asked without waiting for a limit', async () => {
  const before = github.requests.length;
  const message = 'You have exceeded a secondary rate limit';
  github.fail({ path: /\/pulls\/\d+$/, times: 1, answer: { status: 403, message } });
  expect(await placeOf([promptFile], { [FILE]: writes([3]) })).toBeUndefined();
  const sent = github.requests.slice(before).map(({ path }) => path);
  expect(sent.filter((path) => /\/pulls\/\d+\/files$/.test(path))).toEqual([]);
});
