/** A gate against the base branch is shown as passed only where other answers of this run could have failed it. */
import { describe, expect, test } from '@jest/globals';
import { compareRun } from '../../src/app/base/compare-run.js';
import type { SuiteGates } from '../../src/config/suite.js';
import { evaluateSuiteGates } from '../../src/engine/evaluate/verdict.js';
import type { GateResult } from '../../src/engine/results.js';
import type { Report } from '../../src/report/report.js';
import { NO_GATES } from '../engine/samples.js';
import { history, MODEL, result } from './reports.js';

interface Data {
  /** Of each test, what each run of the base branch answered, oldest first. */
  readonly base: readonly (readonly string[])[];
  /** Answers of each test here. */
  readonly answers: number;
  readonly temperature?: number;
  readonly judged?: boolean;
}

const GATES: readonly Partial<SuiteGates>[] = [
  { notWorse: true },
  { regressionsMax: 0 },
  { regressionsMax: 1 },
  { newFailuresMax: 0 },
  { newFailuresMax: 1 },
  { passRateDropMax: 0 },
  { passRateDropMax: 60 },
  { judgeDropMax: 0.1 },
  { latencyIncreaseMax: 1.5 },
  { costIncreaseMax: 1.5 },
];

/** Small data of every shape: what may show a drop, and what never could. */
const DATA: readonly Data[] = [
  { base: [['1']], answers: 1 },
  { base: [['1'], ['1'], ['1']], answers: 1 },
  { base: [['11'], ['1']], answers: 2 },
  { base: [['111'], ['110'], ['100']], answers: 2 },
  { base: [['000'], ['000']], answers: 2 },
  { base: [['0'], ['1'], ['e']], answers: 1 },
  { base: [['11111']], answers: 5 },
  { base: [['11111'], ['11111']], answers: 3 },
  { base: [['11110'], ['00000']], answers: 4 },
  {
    base: [
      ['111', '111', '111'],
      ['111', '111', '111'],
    ],
    answers: 3,
  },
  {
    base: [
      ['111', '011', '111'],
      ['101', '111', '000'],
    ],
    answers: 2,
  },
  { base: [['11', '11', '11', '11', '11']], answers: 2 },
  { base: [['111'], ['111'], ['111']], answers: 2, temperature: 0 },
  {
    base: [
      ['1', '1'],
      ['1', '1'],
    ],
    answers: 1,
    temperature: 0,
  },
  { base: [['11'], ['11'], ['11'], ['11'], ['11']], answers: 1 },
  {
    base: [
      ['11', '11'],
      ['11', '10'],
      ['11', '11'],
    ],
    answers: 1,
    judged: true,
  },
];

/** The share of the answers that passed, as a judge's score. */
const scored = (outcomes: string): { readonly judge: number } => ({
  judge: (outcomes.match(/1/gu)?.length ?? 0) / outcomes.length,
});

const bases = new Map<Data, Report>();

/** The base branch's report, which is the same whatever this run answers. */
function baseOf(data: Data): Report {
  const { base, judged = false } = data;
  const made =
    bases.get(data) ??
    history(
      Array.from({ length: base[0]?.length ?? 0 }, (_, run) => ({
        s: base.map((test, at) => {
          const outcomes = test[run] ?? '';
          const parts = { costUsd: 0.01, latencyMs: 100, ...(judged ? scored(outcomes) : {}) };
          return result(`t${at}`, outcomes, parts);
        }),
      })),
    );
  bases.set(data, made);
  return made;
}

/** The gate, where this run's tests passed in so many answers each, and where each answer took so much. */
function gateOf(
  gates: Partial<SuiteGates>,
  data: Data,
  passes: readonly number[],
  factor = 1,
): GateResult {
  const { answers, temperature = 0.2, judged = false } = data;
  const results = passes.map((passed, at) => {
    const outcomes = '1'.repeat(passed).padEnd(answers, '0');
    const spent = { costUsd: 0.01 * factor, latencyMs: 100 * factor };
    return result(`t${at}`, outcomes, {
      request: 'other',
      ...spent,
      ...(judged ? scored(outcomes) : {}),
    });
  });
  const found = {
    kind: 'found',
    report: baseOf(data),
    base: { source: 'path', branch: 'main', finishedAt: '2026-01-01T00:00:00Z', runs: 1 },
    attempts: [],
  } as const;
  const models = [{ ...MODEL, params: { ...MODEL.params, temperature } }];
  const all = { ...NO_GATES, ...gates };
  const [compared] =
    compareRun(
      [{ facts: { name: 's', models }, gates: all, results, configured: results }] as never,
      found,
    ) ?? [];
  const { gates: evaluation } = evaluateSuiteGates(all, results, compared?.base);
  const gate = evaluation.gates.find(({ gateName }) => gateName in gates);
  if (gate === undefined) throw new Error('the gate was not evaluated');
  return gate;
}

/** Every number of passes that each of the tests could have. */
function everyHead({ base, answers }: Data): readonly (readonly number[])[] {
  return base.reduce<readonly (readonly number[])[]>(
    (heads) =>
      heads.flatMap((head) =>
        Array.from({ length: answers + 1 }, (_, passed) => [...head, passed]),
      ),
    [[]],
  );
}

describe.each(GATES)('%j', (gates) => {
  test.each(DATA)('of %j', (data) => {
    const heads = everyHead(data);
    const found = heads.map((head) => [head, gateOf(gates, data, head)] as const);
    const isOfSpending = 'latencyIncreaseMax' in gates || 'costIncreaseMax' in gates;
    const failing =
      found.some(([, { passed }]) => !passed) ||
      (isOfSpending && heads.some((head) => !gateOf(gates, data, head, 9).passed));
    for (const [head, gate] of found) {
      const isShown = gate.passed && gate.noData === undefined;
      // Passed means that it could have failed, and "not exercised" that it could not.
      expect([head, isShown && !failing]).toEqual([head, false]);
      expect([head, gate.noData === 'too-little-data' && failing]).toEqual([head, false]);
    }
  });
});

test('among these are data of which a gate can fail, and data of which it cannot', () => {
  const said = GATES.map(
    (gates) =>
      new Set(
        DATA.map(
          (data) =>
            gateOf(
              gates,
              data,
              data.base.map(() => data.answers),
            ).noData,
        ),
      ),
  );
  const measured = GATES.map((gates) => Object.keys(gates)[0]).filter(
    (name) =>
      name !== 'latencyIncreaseMax' && name !== 'costIncreaseMax' && name !== 'judgeDropMax',
  );
  for (const [at, name] of GATES.map((gates) => Object.keys(gates)[0]).entries()) {
    if (measured.includes(name)) expect([name, said[at]?.size]).toEqual([name, 2]);
  }
});
