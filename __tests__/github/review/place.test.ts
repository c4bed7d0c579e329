/** From GitHub's patches to the lines that a review comment may stand on. */
import { describe, expect, test } from '@jest/globals';
import { parsePatch } from 'diff';
import { type Diff, type Hunk, hunksOf, placeSubjects } from '../../../src/github/review/place.js';
import type { SourceSpan } from '../../../src/report/report.js';

const patches: readonly {
  readonly what: string;
  readonly patch: string;
  readonly written: readonly (readonly number[])[];
}[] = [
  {
    what: 'lines changed in the middle',
    patch: '@@ -3,5 +3,6 @@ head\n three\n-four\n+FOUR\n+FIVE\n six\n seven\n eight',
    written: [[4, 5]],
  },
  { what: 'a new file', patch: '@@ -0,0 +1,2 @@\n+one\n+two', written: [[1, 2]] },
  { what: 'lines only deleted', patch: '@@ -1,2 +1,1 @@\n one\n-two', written: [[]] },
  {
    what: 'several hunks, counts of one left out',
    patch: '@@ -1 +1 @@\n-a\n+b\n@@ -10,2 +10,3 @@\n x\n+y\n z',
    written: [[1], [11]],
  },
  {
    what: 'a file without a last line end',
    patch:
      '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file',
    written: [[2]],
  },
  {
    what: 'lines that look like a header',
    patch: '@@ -1,2 +1,3 @@\n a\n--- b\n+++ b\n+@@ -1 +1 @@',
    written: [[2, 3]],
  },
  { what: 'Windows line ends', patch: '@@ -1,1 +1,2 @@\n a\r\n+b\r', written: [[2]] },
  { what: 'a patch that is cut off', patch: '@@ -1,9 +1,9 @@\n a\n+b', written: [] },
  { what: 'no patch at all', patch: 'Binary files differ', written: [] },
  { what: 'an empty patch', patch: '', written: [] },
];
test.each(patches)('written lines of $what', ({ patch, written }) => {
  expect(hunksOf(patch, parsePatch).map((hunk) => hunk.written)).toEqual(written);
});

const removals: readonly {
  readonly what: string;
  readonly patch: string;
  readonly removed: readonly (readonly [number, number, number])[];
}[] = [
  {
    what: 'lines in the middle',
    patch: '@@ -3,5 +3,3 @@ head\n three\n-four\n-five\n six\n seven',
    removed: [[4, 5, 4]],
  },
  { what: 'the first line', patch: '@@ -1,2 +1,1 @@\n-one\n two', removed: [[1, 1, 1]] },
  { what: 'the last line', patch: '@@ -1,2 +1,1 @@\n one\n-two', removed: [[2, 2, 2]] },
  {
    what: 'the last line, without a line end',
    patch: '@@ -1,2 +1,1 @@\n one\n-two\n\\ No newline at end of file',
    removed: [[2, 2, 2]],
  },
  { what: 'nothing, where lines were replaced', patch: '@@ -1,2 +1,1 @@\n-a\n-b\n+c', removed: [] },
  {
    what: 'nothing, where a line was replaced in a file without a last line end',
    patch:
      '@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file',
    removed: [],
  },
  {
    what: 'two places, with lines written before them',
    patch: '@@ -1,4 +1,3 @@\n+new\n a\n-b\n c\n-d',
    removed: [
      [2, 2, 3],
      [4, 4, 4],
    ],
  },
];
test.each(removals)('removed: $what', ({ patch, removed }) => {
  const [hunk] = hunksOf(patch, parsePatch);
  expect(hunk?.removed.map(({ startLine, line, before }) => [startLine, line, before])).toEqual(
    removed,
  );
});

const span = (kind: SourceSpan['kind'], file: string, lines: readonly [number, number]) => ({
  kind,
  file,
  startLine: lines[0],
  endLine: lines[1],
});
const own = span('test', 'kindlm.yaml', [20, 30]);
const inline = span('prompt', 'kindlm.yaml', [5, 12]);
const promptFile = span('prompt', 'prompts/system.md', [1, 40]);
const schema = span('file', 'schemas/answer.json', [1, 9]);

const diffOf = (files: Readonly<Record<string, readonly (readonly number[])[]>>): Diff =>
  new Map(
    Object.entries(files).map(([path, hunks]) => [
      path,
      hunks.map((written) => ({ written, removed: [] })),
    ]),
  );

const placed: readonly {
  readonly what: string;
  readonly sources: readonly SourceSpan[];
  readonly files: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** `file:first-last`, absent: nowhere. */
  readonly place?: string;
}[] = [
  { what: 'no file of it changed', sources: [own, inline], files: { 'README.md': [[1, 2]] } },
  {
    what: 'another test of the config changed',
    sources: [own, inline],
    files: { 'kindlm.yaml': [[13, 14, 31]] },
  },
  {
    what: 'its own lines',
    sources: [own, inline],
    files: { 'kindlm.yaml': [[29, 30, 31, 32]] },
    place: 'kindlm.yaml:29-30',
  },
  {
    what: 'the changed lines of a prompt of many lines',
    sources: [own, promptFile],
    files: { 'prompts/system.md': [[7, 8, 9]] },
    place: 'prompts/system.md:7-9',
  },
  {
    what: 'the longest piece, the first of two as long',
    sources: [promptFile],
    files: { 'prompts/system.md': [[2], [10, 11, 14, 15]] },
    place: 'prompts/system.md:10-11',
  },
  {
    what: 'a piece within one hunk, though the next one begins on the next line',
    sources: [promptFile],
    files: { 'prompts/system.md': [[2, 3], [4]] },
    place: 'prompts/system.md:2-3',
  },
  {
    what: 'the prompt before its own lines, and both before nothing',
    sources: [own, inline, schema],
    files: { 'kindlm.yaml': [[6], [22, 23]], 'schemas/answer.json': [[1]] },
    place: 'kindlm.yaml:6-6',
  },
  {
    what: 'a schema before its own lines',
    sources: [own, inline, schema],
    files: { 'kindlm.yaml': [[22, 23]], 'schemas/answer.json': [[1]] },
    place: 'schemas/answer.json:1-1',
  },
  {
    what: 'lines that were only deleted',
    sources: [own],
    files: { 'kindlm.yaml': [[]] },
  },
];
test.each(placed)('$what', ({ sources, files, place }) => {
  const places = placeSubjects([{ sources }], diffOf(files));
  const words = places.map(({ path, startLine, line }) => `${path}:${startLine}-${line}`);
  expect(words).toEqual(place === undefined ? [] : [place]);
});

describe('lines that were taken out', () => {
  const gone = (startLine: number, line: number, before: number): Hunk => ({
    written: [],
    removed: [{ startLine, line, before }],
  });
  const row = (
    what: string,
    sources: readonly SourceSpan[],
    files: Readonly<Record<string, Hunk>>,
    place?: string,
  ) => ({ what, sources, files, place });
  const rows = [
    row(
      'of the prompt file',
      [own, promptFile],
      { 'prompts/system.md': gone(7, 8, 7) },
      'LEFT 7-8',
    ),
    row('its first line', [promptFile], { 'prompts/system.md': gone(1, 1, 1) }, 'LEFT 1-1'),
    row('its last line', [promptFile], { 'prompts/system.md': gone(41, 41, 41) }, 'LEFT 41-41'),
    row('of the test', [own], { 'kindlm.yaml': gone(33, 34, 25) }, 'LEFT 33-34'),
    row('the end of the test', [own], { 'kindlm.yaml': gone(31, 31, 31) }, 'LEFT 31-31'),
    row('the end of the test before it', [own], { 'kindlm.yaml': gone(20, 20, 20) }),
    row('of another test', [own], { 'kindlm.yaml': gone(40, 40, 40) }),
    row(
      'go before lines that were written, where they are more',
      [promptFile],
      { 'prompts/system.md': { ...gone(7, 9, 8), written: [2, 3] } },
      'LEFT 7-9',
    ),
    row(
      'go after them where they are as many',
      [promptFile],
      { 'prompts/system.md': { ...gone(7, 8, 8), written: [2, 3] } },
      'RIGHT 2-3',
    ),
    row(
      'of the file go before the config lines that name it',
      [own, inline, promptFile],
      { 'prompts/system.md': gone(7, 7, 7), 'kindlm.yaml': { written: [6, 7, 8], removed: [] } },
      'LEFT 7-7',
    ),
  ];
  test.each(rows)('$what', ({ sources, files, place }) => {
    const diff: Diff = new Map(Object.entries(files).map(([path, hunk]) => [path, [hunk]]));
    const [found] = placeSubjects([{ sources }], diff);
    expect(found && `${found.side} ${found.startLine}-${found.line}`).toBe(place);
  });
});

test('after a rename, the changed line of the file goes before the line that names it', () => {
  const diff = diffOf({ 'kindlm.yaml': [[6]], 'prompts/system.md': [[3]] });
  const [place] = placeSubjects([{ sources: [own, inline, promptFile] }], diff);
  expect(place).toMatchObject({ path: 'prompts/system.md', startLine: 3 });
});

describe('several tests', () => {
  const subjects = [
    { name: 'worst', sources: [own, promptFile] },
    { name: 'own lines', sources: [span('test', 'kindlm.yaml', [40, 50])] },
    { name: 'same prompt', sources: [promptFile] },
    { name: 'unchanged', sources: [span('test', 'kindlm.yaml', [60, 70])] },
  ];
  test('on one place are together, places in the order of their worst test', () => {
    const diff = diffOf({ 'prompts/system.md': [[3]], 'kindlm.yaml': [[41]] });
    const places = placeSubjects(subjects, diff).map((place) => [
      place.path,
      place.subjects.map(({ name }) => name),
    ]);
    expect(places).toEqual([
      ['prompts/system.md', ['worst', 'same prompt']],
      ['kindlm.yaml', ['own lines']],
    ]);
  });
});

describe('a foreign report with more spans than anybody can look for', () => {
  function lookupsFor(spans: readonly SourceSpan[]): number {
    let lookups = 0;
    const hunk = {
      removed: [],
      get written() {
        lookups += 1;
        return [1, 2];
      },
    };
    placeSubjects(
      spans.map((one) => ({ sources: [one] })),
      new Map([['kindlm.yaml', [hunk]]]),
    );
    return lookups;
  }

  test('each span is looked for once', () => {
    expect(lookupsFor(Array.from({ length: 1_000 }, () => own))).toBe(1);
  });
  test('the worst tests have theirs looked for, and the rest have no place', () => {
    const spans = Array.from({ length: 50_000 }, (_, index) =>
      span('test', 'kindlm.yaml', [1, index + 1]),
    );
    expect(lookupsFor(spans)).toBe(20_000);
  });
  test('files that did not change cost nothing', () => {
    expect(lookupsFor([span('test', 'other.yaml', [1, 2])])).toBe(0);
  });
});
