/**
 * Parts of a sharded run that an earlier attempt of it left. After "Re-run failed jobs" they stand for the shards that
 * were not run again. They do not stand for a shard that was run again and killed before it could upload its report:
 * what it would have said is unknown, and an old result must not make the run pass. Pure.
 */
import { resultKey } from '../../basics/basics.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { jobsOfRun, RunJob } from '../../github/artifacts.js';
import type { FoundReport } from '../../report/merge.js';
import type { Report } from '../../report/report.js';

interface RerunAttempt {
  readonly runId: number;
  /** From 1. */
  readonly attempt: number;
}

/** A part and what is known of where it was made. */
interface EarlierPart {
  readonly place: string;
  /** e.g. `Shard 2 of 5` */
  readonly name: string;
  readonly attempt: number;
  readonly runner: string | undefined;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** Clocks of runners and of GitHub are this far apart at most. */
const CLOCK_SKEW_MS = 120_000;

/**
 * Why parts of earlier attempts do not count; none where all of them may stand.
 * @param jobsOf asks for the jobs of the run, which is not done without such parts
 */
export async function lostParts(
  found: readonly FoundReport[],
  run: RerunAttempt,
  jobsOf: () => ReturnType<typeof jobsOfRun>,
): Promise<readonly ConfigProblem[]> {
  const parts = earlierParts(found, run);
  if (parts.length === 0) return [];
  const known = await jobsOf();
  if (known.kind === 'known') return rerunProblems(parts, found, known.jobs, run);
  const names = parts.map(({ name }) => name).join(', ');
  const message = `Attempt ${run.attempt} of run ${run.runId} left no report of ${names}, and whether a job of it was killed cannot be told: ${known.reason}.`;
  const hint = 'Give the job `permissions: actions: read`, or run all jobs again.';
  return [{ message, hint }];
}

/** Which of the reports stand for shards of which this attempt left none. */
function earlierParts(
  found: readonly FoundReport[],
  { runId, attempt }: RerunAttempt,
): readonly EarlierPart[] {
  const newest = new Map<number, EarlierPart>();
  for (const { place, report } of found) {
    const { shard, run } = report;
    if (shard === undefined || run.runId !== runId) continue;
    const name = `Shard ${shard.index} of ${shard.count}`;
    const { runAttempt = 1, startedAt } = run;
    const part = { place, name, attempt: runAttempt, runner: shard.runner, startedAt };
    const known = newest.get(shard.index);
    if (known === undefined || known.attempt < part.attempt) newest.set(shard.index, part);
  }
  return [...newest.values()].filter((part) => part.attempt < attempt);
}

function rerunProblems(
  parts: readonly EarlierPart[],
  found: readonly FoundReport[],
  jobs: readonly RunJob[],
  { attempt }: RerunAttempt,
): readonly ConfigProblem[] {
  const again = jobsRunIn(attempt, jobs);
  const reported = new Set(
    found.flatMap(({ place, report: { shard, run } }) => {
      if (shard === undefined || run.runAttempt !== attempt) return [];
      const { runner } = shard;
      return jobOf({ place, name: '', attempt, runner, startedAt: run.startedAt }, jobs) ?? [];
    }),
  );
  const lost = again.filter((job) => hasFailed(job) && !reported.has(job));
  return parts.flatMap((part) => {
    const job = jobOf(part, jobs);
    // Which job it was cannot be told: then any job that failed and left nothing may be it.
    const rerun = job === undefined ? lost[0] : again.find(({ name }) => name === job.name);
    return rerun === undefined ? [] : [lostProblem(part, rerun, attempt)];
  });
}

/** The job that made a part: by its machine, and by the time where that machine ran several. */
function jobOf(
  { attempt, runner, startedAt }: EarlierPart,
  jobs: readonly RunJob[],
): RunJob | undefined {
  if (runner === undefined) return undefined;
  const ofRunner = jobsRunIn(attempt, jobs).filter((job) => job.runner === runner);
  if (ofRunner.length <= 1) return ofRunner[0];
  const at = Date.parse(startedAt);
  const then = ofRunner.filter(
    (job) =>
      Date.parse(job.startedAt) - CLOCK_SKEW_MS <= at &&
      (job.completedAt === null || at <= Date.parse(job.completedAt) + CLOCK_SKEW_MS),
  );
  return then.length === 1 ? then[0] : undefined;
}

function lostProblem(
  { name, attempt: before, place }: EarlierPart,
  job: RunJob,
  attempt: number,
): ConfigProblem {
  const ended = job.conclusion === null ? 'has not ended' : `ended with ${job.conclusion}`;
  return {
    message: `${name} is missing: its newest report (${place}) is of attempt ${before}, and in attempt ${attempt} the job ${JSON.stringify(job.name)} ${ended} and left none.`,
    hint: 'Run the failed jobs again.',
  };
}

/**
 * Reports of other attempts at the commit without the results that this merge takes from the very same parts. A merge that
 * is run again has asked nothing: the same answers must not count twice.
 * @param parts those that are merged now
 * @param runId of the merging job
 */
export function withoutSameAnswers(
  attempts: readonly Report[],
  parts: readonly Report[],
  runId: number | undefined,
): readonly Report[] {
  return attempts.map((attempt) => {
    const merged = parts.filter((part) => wasMergedIn(attempt, part, runId));
    if (merged.length === 0) return attempt;
    const suites = attempt.suites.map((suite) => {
      const same = new Set(
        merged
          .flatMap((part) => part.suites.filter(({ name }) => name === suite.name))
          .flatMap(({ results }) => results.map((it) => resultKey(it.testCaseName, it.modelId))),
      );
      const results = suite.results.filter(
        ({ testCaseName, modelId }) => !same.has(resultKey(testCaseName, modelId)),
      );
      return { ...suite, results };
    });
    return { ...attempt, suites };
  });
}

/** Parts of another run, which are merged here, are told by the time: that run's attempts are not this one's. */
function wasMergedIn(
  { run: attempt }: Report,
  { run: part }: Report,
  runId: number | undefined,
): boolean {
  if (part.runId === attempt.runId) return (part.runAttempt ?? 1) <= (attempt.runAttempt ?? 1);
  return part.runId !== runId && Date.parse(part.finishedAt) <= Date.parse(attempt.finishedAt);
}

// Jobs of a run.

const FAILURES: ReadonlySet<string | null> = new Set(['failure', 'cancelled', 'timed_out']);

function hasFailed({ conclusion }: RunJob): boolean {
  return FAILURES.has(conclusion);
}

/** Whether a job of the newest of these attempts failed or was cancelled. */
export function hasFailedJob(jobs: readonly RunJob[]): boolean {
  const newest = Math.max(...jobs.map(({ attempt }) => attempt));
  return jobs.some((job) => job.attempt === newest && hasFailed(job));
}

/**
 * The jobs that ran in that attempt. "Re-run failed jobs" carries the others over: GitHub lists them again under the
 * new attempt with the times of the old one, or not at all.
 */
function jobsRunIn(attempt: number, jobs: readonly RunJob[]): readonly RunJob[] {
  const before = jobs.filter((job) => job.attempt < attempt);
  return jobs.filter(
    (job) => job.attempt === attempt && !before.some((other) => isSameRun(job, other)),
  );
}

function isSameRun(job: RunJob, other: RunJob): boolean {
  return (
    job.name === other.name &&
    (job.startedAt === other.startedAt ||
      (job.completedAt !== null && job.completedAt === other.completedAt))
  );
}
