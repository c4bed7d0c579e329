import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { FAILURE_CODES } from '../../src/assertions/assertion.js';
import { applyOutputsPolicy } from '../../src/report/fit-report.js';
import { createSecretRedactor, redactDeep } from '../../src/redaction/cut.js';
import type { ReportedShard } from '../../src/report/report.js';
import { DEFAULT_GATES } from '../engine/samples.js';
import { FIRST, FIRST_RUNS, reportOf, SECOND, SECOND_RUNS } from './reports.js';

interface Schema {
  readonly $defs: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

const schema = JSON.parse(
  readFileSync(new URL('../../src/report/report.schema.json', import.meta.url), 'utf8'),
) as Schema;
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
formats.default(ajv);
const validate = ajv.compile(schema);

/** What the schema says about a report as it stands in the file. */
function violations(report: unknown): readonly string[] {
  validate(JSON.parse(JSON.stringify(report)));
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

const full = reportOf([
  [FIRST, FIRST_RUNS],
  [SECOND, SECOND_RUNS],
]);

const USAGE = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
const CHARGE = { usage: USAGE, costUsd: null, guessed: true, sent: 1 };
const SHARD: ReportedShard = {
  index: 2,
  count: 5,
  plan: {
    sha256: 'a'.repeat(64),
    recorded: 0,
    suites: [
      {
        gates: { ...DEFAULT_GATES, judgeAvgMin: 0.5 },
        complianceFolder: 'evidence',
        concurrency: 4,
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
      },
    ],
  },
};

describe('every report is valid', () => {
  const table = [
    ['two suites', full],
    ['a green one', reportOf([[SECOND, SECOND_RUNS]])],
    ['without outputs', applyOutputsPolicy(full, 'none')],
    ['with failed outputs', applyOutputsPolicy(full, 'failed')],
    ['a shard that asked nothing', { ...full, suites: [], shard: { index: 2, count: 5 } }],
    ['a shard', { ...full, shard: SHARD }],
    ['redacted', redactDeep(full, createSecretRedactor(['answer-key', 'turn text']))],
    ['past the deadline', reportOf([[FIRST, FIRST_RUNS]], { kind: 'deadline', maxMinutes: 0.5 })],
    ['cancelled', reportOf([[FIRST, FIRST_RUNS]], { kind: 'signal', signal: 'SIGTERM' })],
    ['key refused', reportOf([[FIRST, FIRST_RUNS]], { kind: 'auth', message: '401' })],
    [
      'with a problem',
      {
        ...full,
        problems: [
          { message: 'm', location: { file: 'f', line: 1, column: 1 }, path: 'p', hint: 'h' },
          { message: 'm' },
        ],
      },
    ],
    [
      'outside GitHub',
      {
        ...full,
        run: {
          startedAt: full.run.startedAt,
          finishedAt: full.run.finishedAt,
          durationMs: 1,
          responses: 'replay',
          failOn: 'never',
          outputs: 'failed',
        },
      },
    ],
  ] as const;
  test.each(table)('%s', (_, report) => {
    expect(violations(report)).toEqual([]);
  });
});

describe('what is no report', () => {
  const table = [
    ['another version', { ...full, version: '1' }, '/version must be equal to constant'],
    ['a misspelt property', { ...full, verdct: 1 }, ' must NOT have additional properties'],
    [
      'an unknown code',
      { ...full, failureCodes: { NOPE: 1 } },
      '/failureCodes property name must be valid',
    ],
    ['no totals', { ...full, totals: undefined }, " must have required property 'totals'"],
    [
      'a share above 1',
      { ...full, totals: { ...full.totals, passRate: 25 } },
      '/totals/passRate must be <= 1',
    ],
  ] as const;
  test.each(table)('%s', (_, report, message) => {
    expect(violations(report)).toContain(message);
  });
});

test('the schema knows exactly the failure codes of the code', () => {
  expect(schema.$defs['failureCode']?.enum).toEqual([...FAILURE_CODES]);
});
