import { describe, expect, test } from '@jest/globals';
import { createSecretRedactor, redactDeep } from '../../src/redaction/cut.js';
import { applyOutputsPolicy } from '../../src/report/fit-report.js';
import { readReport } from '../../src/report/read-report.js';
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
    if (read.kind === 'refused') throw new Error(read.refusal.words);
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
  /** Of an assertion, where anything may be. */
  const withMetadata = (metadata: string): string =>
    json.replace(/"results": [^]*?"metadata": \{/u, (start) => `${start}"deep": ${metadata},`);
  const invalid = (where: string, why: string): RegExp =>
    new RegExp(`^it does not fit the published schema: ${where} ${why}`);

  test.each<[string, string | Uint8Array, reason: string, words: RegExp]>([
    [
      'too many bytes',
      ' '.repeat(2_000_001),
      'too-large',
      /^it has 2000001 bytes, and 2000000 are read at most$/,
    ],
    ['nothing', '', 'not-json', /^it is not JSON: ./],
    ['half of it', json.slice(0, -20), 'not-json', /^it is not JSON: ./],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not-json', /^it is not JSON: ./],
    ['a million brackets', '['.repeat(1_000_000), 'too-deep', /more than 30 deep$/],
    ['deep where anything may be', withMetadata(nested(40)), 'too-deep', /more than 30 deep$/],
    [
      'more values than are parsed',
      `[${'0,'.repeat(100_000)}0]`,
      'too-many-values',
      /more than 100000 values$/,
    ],
    [
      'empty lists without number',
      `[${'[],'.repeat(60_000)}0]`,
      'too-many-values',
      /more than 100000 values$/,
    ],
    ['another document', '{"a": 1}', 'wrong-version', /^it is not a report: it states no version$/],
    ['a list', '[]', 'wrong-version', /it states no version$/],
    ['null', 'null', 'wrong-version', /it states no version$/],
    [
      'an unknown code',
      json.replace(/"failureCodes": \{/, '"failureCodes": { "NOPE": 1,'),
      'invalid',
      invalid('/failureCodes', 'must be equal to one of the allowed values'),
    ],
    [
      'a share above 1',
      json.replace(/"passRate": [\d.]+/, '"passRate": 25'),
      'invalid',
      invalid('/totals/passRate', 'must be <= 1'),
    ],
    [
      'the version before',
      json.replace('"version": "2"', '"version": "1"'),
      'wrong-version',
      /^it is of version 1, and this action reads version 2$/,
    ],
    ['a version to come', '{"version": 3}', 'wrong-version', /^it is of version 3,/],
    [
      'only a version',
      '{"version": "2"}',
      'invalid',
      invalid('', "must have required property 'tool'"),
    ],
    [
      'a number that is text',
      json.replace(/"plannedRuns": \d+/, '"plannedRuns": "7"'),
      'invalid',
      invalid('/suites/0/plannedRuns', 'must be integer'),
    ],
    [
      'a date that Date does not read',
      json.replace(/"startedAt": "[^"]*"/, '"startedAt": "2016-12-31T23:59:60Z"'),
      'invalid',
      invalid('/run/startedAt', '.*pattern'),
    ],
    [
      'an amount whose sum would have no end',
      json.replace(/"durationMs": [\d.]+/, '"durationMs": 1e308'),
      'invalid',
      invalid('/run/durationMs', 'must be <= 1e\\+30'),
    ],
    [
      'a property of our prototype',
      json.replace('"verdict": {', '"constructor": 1, "verdict": {'),
      'invalid',
      invalid('', 'must NOT have additional properties'),
    ],
    [
      'a prototype of its own',
      json.replace('"verdict": {', '"__proto__": {}, "verdict": {'),
      'invalid',
      invalid('', 'must NOT have additional properties'),
    ],
    [
      'a number that JSON has and no report',
      json.replace(/"durationMs": \d+/, '"durationMs": 1e999'),
      'invalid',
      invalid('/run/durationMs', 'must be number'),
    ],
  ])('%s', async (_, document, reason, words) => {
    const bytes = typeof document === 'string' ? Buffer.from(document) : document;
    const read = await readReport(bytes, limits);
    // The samples were written by no version of the action.
    const refusal = { reason, words: expect.stringMatching(words) };
    expect(read).toEqual({ kind: 'refused', refusal, isOwn: false });
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
