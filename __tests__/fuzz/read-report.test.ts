/** report.json: what was written is read as it was, and what somebody else wrote is refused or can be shown. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readReport } from '../../src/report/read-report.js';
import { everyView, jsonFileText } from '../report/rendered.js';
import { fuzz, HOSTILE_TEXT } from './fuzz.js';
import { HOSTILE_CASE, hostileReport } from './hostile-report.js';

test('built, written, read and rendered again: the same bytes', () =>
  fuzz('report.json there and back', 120, HOSTILE_CASE, async (hostile) => {
    const report = hostileReport(hostile);
    const read = await readReport(Buffer.from(jsonFileText(report)));
    if (read.kind === 'refused') throw new Error(read.refusal.words);
    expect(everyView(read.report)).toEqual(everyView(report));
  }));

const MUTATION = fc.record({
  hostile: HOSTILE_CASE,
  path: fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
  value: fc.oneof(
    HOSTILE_TEXT,
    fc.constantFrom(null, true, false, -1, 0, 1, 2, 1e15, 1e308, '', [], {}),
    fc.constantFrom('9999-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '2026-11-21t10:00:00+23:59'),
    fc.jsonValue({ maxDepth: 3 }),
  ),
});

test('a report that was tampered with is refused, or every view shows it', () =>
  fuzz('report.json of somebody else', 400, MUTATION, async ({ hostile, path, value }) => {
    const document: unknown = JSON.parse(jsonFileText(hostileReport(hostile)));
    put(document, path, value);
    const read = await readReport(Buffer.from(JSON.stringify(document)));
    if (read.kind === 'refused') expect(read.refusal.words).toMatch(/^it /);
    else everyView(read.report);
  }));

test('any bytes get an answer', () =>
  fuzz('bytes as report.json', 300, fc.uint8Array({ maxLength: 200 }), async (bytes) => {
    expect((await readReport(bytes)).kind).toBe('refused');
  }));

/** Puts the value at the end of a way through the document, or where the way ends before. */
function put(node: unknown, [step = 0, ...rest]: readonly number[], value: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const keys = Object.keys(node);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return;
  const child: unknown = Reflect.get(node, key);
  const isInner = typeof child === 'object' && child !== null && Object.keys(child).length > 0;
  if (rest.length > 0 && isInner) put(child, rest, value);
  else
    Object.defineProperty(node, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}
