import { describe, expect, test } from '@jest/globals';
import { lostParts, withoutSameAnswers } from '../../../src/app/reports/earlier-attempts.js';
import type { RunJob } from '../../../src/github/artifacts.js';
import type { FoundReport } from '../../../src/report/merge.js';
import { FIRST, FIRST_RUNS, reportOf, SECOND, SECOND_RUNS } from '../../report/reports.js';

const BASE = reportOf([[FIRST, FIRST_RUNS]]);
const NOW = { runId: 7, attempt: 2 };

/** e.g. `part(2, 1)`: shard 2 of attempt 1, on a machine of its own. */
function part(index: number, attempt: number, runner?: string | null): FoundReport {
  return {
    place: `part ${index}.${attempt}`,
    report: {
      ...BASE,
      run: {
        ...BASE.run,
        runId: 7,
        runAttempt: attempt,
        startedAt: `2026-11-20T1${attempt}:0${index}:00Z`,
      },
      shard: {
        index,
        count: 3,
        ...(runner === null ? {} : { runner: runner ?? `machine ${index}.${attempt}` }),
      },
    },
  };
}

/** e.g. `job(2, 1)`: the job of shard 2 in attempt 1. */
function job(index: number, attempt: number, conclusion: string | null = 'success'): RunJob {
  return {
    name: `Shard ${index}`,
    attempt,
    conclusion,
    startedAt: `2026-11-20T1${attempt}:0${index}:00Z`,
    completedAt: conclusion === null ? null : `2026-11-20T1${attempt}:0${index}:59Z`,
    runner: `machine ${index}.${attempt}`,
  };
}
const carriedOver = (index: number): RunJob => ({ ...job(index, 1), attempt: 2 });
const other = (name: string, attempt: number, conclusion: string | null): RunJob => ({
  ...job(9, attempt, conclusion),
  name,
});
const MERGE = other('KindLM', 2, null);
const FIRST_ATTEMPT = [1, 2, 3].map((index) => job(index, 1));

async function problemsOf(
  found: readonly FoundReport[],
  jobs: readonly RunJob[],
  now = NOW,
): Promise<readonly string[]> {
  const problems = await lostParts(found, now, () => Promise.resolve({ kind: 'known', jobs }));
  return problems.map(({ message }) => message);
}

const ALL_OF_BEFORE = [part(1, 1), part(2, 1), part(3, 1)];
const KILLED =
  'Shard 2 of 3 is missing: its newest report (part 2.1) is of attempt 1, and in attempt 2 the job "Shard 2" ended with cancelled and left none.';

describe('may stand', () => {
  test.each<[string, readonly FoundReport[], readonly RunJob[]]>([
    [
      'failed jobs again, and GitHub lists the others under the new attempt too',
      [...ALL_OF_BEFORE, part(2, 2)],
      [...FIRST_ATTEMPT, carriedOver(1), job(2, 2), carriedOver(3), MERGE],
    ],
    [
      'failed jobs again, and GitHub lists only what ran',
      [...ALL_OF_BEFORE, part(2, 2)],
      [...FIRST_ATTEMPT, job(2, 2), MERGE],
    ],
    ['only the merge again', ALL_OF_BEFORE, [...FIRST_ATTEMPT, MERGE]],
    [
      'a job that is no shard failed again',
      [...ALL_OF_BEFORE, part(2, 2)],
      [...FIRST_ATTEMPT, other('Lint', 1, 'failure'), job(2, 2), other('Lint', 2, 'failure')],
    ],
    [
      'the machines are not known, and what failed has left its report',
      [part(1, 1, null), part(2, 1, null), part(2, 2)],
      [...FIRST_ATTEMPT, carriedOver(1), job(2, 2, 'failure'), carriedOver(3)],
    ],
    [
      'one machine ran all, one after the other',
      [part(1, 1, 'm'), part(2, 1, 'm'), part(3, 1, 'm'), part(2, 2, 'm')],
      [...FIRST_ATTEMPT, job(2, 2)].map((one, index) => ({
        ...one,
        runner: 'm',
        // Ten minutes each, with the part's start in it.
        startedAt: new Date(Date.parse(one.startedAt) - 1000).toISOString(),
        name: `Shard ${index === 3 ? 2 : index + 1}`,
      })),
    ],
  ])('%s', async (_, found, jobs) => {
    expect(await problemsOf(found, jobs)).toEqual([]);
  });

  test('parts of another run', async () => {
    const killed = [...FIRST_ATTEMPT, job(2, 2, 'cancelled')];
    expect(await problemsOf(ALL_OF_BEFORE, killed, { ...NOW, runId: 8 })).toEqual([]);
  });
});

describe('are refused', () => {
  test.each<[string, readonly FoundReport[], readonly RunJob[], readonly string[]]>([
    [
      'all jobs again, one was killed',
      [...ALL_OF_BEFORE, part(1, 2), part(3, 2)],
      [...FIRST_ATTEMPT, job(1, 2), job(2, 2, 'cancelled'), job(3, 2), MERGE],
      [KILLED],
    ],
    [
      'one job again, and it was killed',
      ALL_OF_BEFORE,
      [...FIRST_ATTEMPT, carriedOver(1), job(2, 2, 'cancelled'), carriedOver(3), MERGE],
      [KILLED],
    ],
    [
      'it was not killed, but it left no report',
      [...ALL_OF_BEFORE, part(1, 2), part(3, 2)],
      [...FIRST_ATTEMPT, job(1, 2), job(2, 2), job(3, 2)],
      [KILLED.replace('cancelled', 'success')],
    ],
    [
      'the machine is not known, and a job that left no report failed',
      [part(2, 1, null), part(1, 2), part(3, 2)],
      [...FIRST_ATTEMPT, job(1, 2), job(2, 2, 'cancelled'), job(3, 2)],
      [KILLED],
    ],
    [
      'the machine is one that GitHub does not name',
      [part(2, 1, 'elsewhere'), part(1, 2), part(3, 2)],
      [...FIRST_ATTEMPT, job(1, 2), job(2, 2, 'cancelled'), job(3, 2)],
      [KILLED],
    ],
  ])('%s', async (_, found, jobs, expected) => {
    expect(await problemsOf(found, jobs)).toEqual(expected);
  });
});

/** Which results an earlier attempt still adds to what is merged now: there are two suites, one a part. */
describe('what another attempt of a merge adds', () => {
  const [one, two] = [FIRST, SECOND].map(({ name }) => name);
  const whole = reportOf([
    [FIRST, FIRST_RUNS],
    [SECOND, SECOND_RUNS],
  ]);
  const at = (runId: number, runAttempt: number, minute = 0) => ({
    ...whole.run,
    runId,
    runAttempt,
    finishedAt: `2026-11-20T10:0${minute}:00Z`,
  });
  /** Each part has the results of one suite, and the other is there without any. */
  const partOf = (suite: string | undefined, run: typeof whole.run) => ({
    ...whole,
    run,
    suites: whole.suites.map((it) => (it.name === suite ? it : { ...it, results: [] })),
  });

  test.each([
    ['the merge alone ran again', at(7, 1), [at(7, 1), at(7, 1)], []],
    ['one shard ran again', at(7, 1), [at(7, 1), at(7, 2)], [two]],
    ['all ran again', at(7, 1), [at(7, 2), at(7, 2)], [one, two]],
    ['a third attempt, beside the second', at(7, 2), [at(7, 1), at(7, 2)], []],
    ['another run of the commit', at(6, 1, 9), [at(7, 1), at(7, 1)], [one, two]],
    ['parts of a run elsewhere, merged again', at(7, 1, 5), [at(3, 1, 4), at(3, 2, 6)], [two]],
  ])('%s', (_, attempt, [first, second], names) => {
    const parts = [partOf(one, first ?? whole.run), partOf(two, second ?? whole.run)];
    const [left] = withoutSameAnswers([{ ...whole, run: attempt }], parts, 7);
    const adding = left?.suites.filter(({ results }) => results.length > 0);
    expect(adding?.map(({ name }) => name)).toEqual(names);
  });
});
