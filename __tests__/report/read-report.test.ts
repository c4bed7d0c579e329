import { describe, expect, test } from '@jest/globals';
import { createSecretRedactor, redactDeep } from '../../src/redaction/cut.js';
import { applyOutputsPolicy } from '../../src/report/fit-report.js';
import { readReport, refusalWords } from '../../src/report/read-report.js';
import type { Report, ShardSuite } from '../../src/report/report.js';
import { DEFAULT_GATES } from '../engine/samples.js';
import { everyView, jsonFileText } from './rendered.js';
import {
  erroredReport,
  FIRST,
  FIRST_RUNS,
  greenReport,
  redReport,
  reportOf,
  sampleReport,
  SECOND,
  SECOND_RUNS,
} from './reports.js';

const full = reportOf([
  [FIRST, FIRST_RUNS],
  [SECOND, SECOND_RUNS],
]);

function bytesOf(value: unknown): Uint8Array {
  return Buffer.from(typeof value === 'string' ? value : jsonFileText(value));
}

describe('built, written, read and rendered again: the same bytes', () => {
  test.each([
    ['two suites', full],
    ['green', greenReport()],
    ['red', redReport()],
    ['errored', erroredReport()],
    ['no suites', sampleReport({ suites: [], problems: [{ message: 'no such file' }] })],
    ['without outputs', applyOutputsPolicy(full, 'none')],
    ['redacted', redactDeep(full, createSecretRedactor(['answer-key', 'turn text']))],
    ['stopped', reportOf([[FIRST, FIRST_RUNS]], { kind: 'deadline', maxMinutes: 0.5 })],
  ])('%s', async (_, report) => {
    const read = await readReport(bytesOf(report));
    if (read.kind === 'refused') throw new Error(refusalWords(read.refusal));
    expect(everyView(read.report)).toEqual(everyView(report));
  });
});

const USAGE = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
const CHARGE = { usage: USAGE, costUsd: null, guessed: true, sent: 1 };
const PART: ShardSuite = {
  gates: { ...DEFAULT_GATES, judgeAvgMin: 0.5 },
  complianceFolder: 'evidence',
  plannedResults: 9,
  unplanned: [],
  positions: [1, 6],
  accounts: [
    {
      testCaseName: 't',
      modelId: 'm',
      runIndex: 0,
      tested: CHARGE,
      asked: [{ question: 'q', charge: CHARGE }],
    },
  ],
};
const PLAN = { sha256: 'a'.repeat(64), recorded: 0, suites: [PART] };
const { startedAt, finishedAt } = full.run;
const PROBLEM = { message: 'm', location: { file: 'f', line: 1, column: 1 }, path: 'p', hint: 'h' };

test.each<[string, Partial<Report>]>([
  ['a part that asked nothing', { suites: [], shard: { index: 2, count: 5 } }],
  ['a part', { shard: { index: 2, count: 5, plan: PLAN } }],
  ['a cancelled run', { interruption: { kind: 'signal', signal: 'SIGTERM' } }],
  ['one whose key was refused', { interruption: { kind: 'auth', message: '401' } }],
  ['one with problems', { problems: [PROBLEM, { message: 'm' }] }],
  [
    'one outside of GitHub',
    {
      run: {
        ...{ startedAt, finishedAt, durationMs: 1 },
        ...{ responses: 'replay', failOn: 'never', outputs: 'failed' },
      },
    },
  ],
])('%s is read', async (_, rest) => {
  expect(await readReport(bytesOf({ ...full, ...rest }))).toMatchObject({ kind: 'report' });
});

describe('what is refused', () => {
  const limits = { maxBytes: 2_000_000, maxDepth: 30, maxValues: 100_000 };
  const json = jsonFileText(full);
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const withMetadata = (metadata: string): string =>
    json.replace('"metadata": {', `"metadata": {"deep": ${metadata},`);

  test.each<[string, string | Uint8Array, unknown]>([
    [
      'too many bytes',
      ' '.repeat(2_000_001),
      { reason: 'too-large', bytes: 2_000_001, maxBytes: 2_000_000 },
    ],
    ['nothing', '', { reason: 'not-json', message: expect.any(String) }],
    ['half of it', json.slice(0, -20), { reason: 'not-json', message: expect.any(String) }],
    [
      'not UTF-8',
      Buffer.from([0x22, 0xff, 0x22]),
      { reason: 'not-json', message: expect.any(String) },
    ],
    ['a million brackets', '['.repeat(1_000_000), { reason: 'too-deep', maxDepth: 30 }],
    ['deep where anything may be', withMetadata(nested(40)), { reason: 'too-deep', maxDepth: 30 }],
    [
      'more values than are parsed',
      `[${'0,'.repeat(100_000)}0]`,
      { reason: 'too-many-values', maxValues: 100_000 },
    ],
    [
      'empty lists without number',
      `[${'[],'.repeat(60_000)}0]`,
      { reason: 'too-many-values', maxValues: 100_000 },
    ],
    ['another document', '{"a": 1}', { reason: 'wrong-version', version: undefined }],
    ['a list', '[]', { reason: 'wrong-version', version: undefined }],
    ['null', 'null', { reason: 'wrong-version', version: undefined }],
    [
      'an unknown code',
      json.replace(/"failureCodes": \{/, '"failureCodes": { "NOPE": 1,'),
      {
        reason: 'invalid',
        path: '/failureCodes',
        message: 'must be equal to one of the allowed values',
      },
    ],
    [
      'a share above 1',
      json.replace(/"passRate": [\d.]+/, '"passRate": 25'),
      { reason: 'invalid', path: '/totals/passRate', message: 'must be <= 1' },
    ],
    [
      'the version before',
      json.replace('"version": "2"', '"version": "1"'),
      { reason: 'wrong-version', version: '1' },
    ],
    ['a version to come', '{"version": 3}', { reason: 'wrong-version', version: '3' }],
    [
      'only a version',
      '{"version": "2"}',
      { reason: 'invalid', path: '', message: "must have required property 'tool'" },
    ],
    [
      'a number that is text',
      json.replace(/"plannedRuns": \d+/, '"plannedRuns": "7"'),
      { reason: 'invalid', path: '/suites/0/plannedRuns', message: 'must be integer' },
    ],
    [
      'a date that Date does not read',
      json.replace(/"startedAt": "[^"]*"/, '"startedAt": "2016-12-31T23:59:60Z"'),
      { reason: 'invalid', path: '/run/startedAt', message: expect.stringContaining('pattern') },
    ],
    [
      'an amount whose sum would have no end',
      json.replace(/"durationMs": [\d.]+/, '"durationMs": 1e308'),
      { reason: 'invalid', path: '/run/durationMs', message: 'must be <= 1e+30' },
    ],
    [
      'a property of our prototype',
      json.replace('"verdict": {', '"constructor": 1, "verdict": {'),
      { reason: 'invalid', path: '', message: 'must NOT have additional properties' },
    ],
    [
      'a prototype of its own',
      json.replace('"verdict": {', '"__proto__": {}, "verdict": {'),
      { reason: 'invalid', path: '', message: 'must NOT have additional properties' },
    ],
    [
      'a number that JSON has and no report',
      json.replace(/"durationMs": \d+/, '"durationMs": 1e999'),
      { reason: 'invalid', path: '/run/durationMs', message: 'must be number' },
    ],
  ])('%s', async (_, document, refusal) => {
    const bytes = typeof document === 'string' ? Buffer.from(document) : document;
    const read = await readReport(bytes, limits);
    // The samples were written by no version of the action.
    expect(read).toEqual({ kind: 'refused', refusal, isOwn: false });
    if (read.kind === 'refused') expect(refusalWords(read.refusal)).toMatch(/^it /);
  });

  test.each([
    ['brackets within strings', withMetadata(JSON.stringify('[{'.repeat(100)))],
    [
      'quotes and backslashes within strings',
      withMetadata(JSON.stringify('\\"[\\\\"{'.repeat(100))),
    ],
    ['as deep as may be', withMetadata(nested(20))],
    ['a byte order mark', `\uFEFF${json}`],
  ])('not %s', async (_, document) => {
    expect(await readReport(bytesOf(document), limits)).toMatchObject({ kind: 'report' });
  });
});
