/** Words and signs that many sentences and tables share, each said once: signs, rates, what was counted. Our own text. */
import { bandOf, roundedScore } from '../../assertions/assertion.js';
import { FLOAT_NOISE, sum, type totalCost } from '../../basics/basics.js';
import { count, percent, plural, score } from '../../basics/format.js';
import { type AggregatedTestResult, type FileChange, allRuns } from '../../engine/results.js';
import type { RunMetadata, SuiteReport } from '../report.js';
import { type ShareEstimate, wilson } from '../../statistics/intervals.js';

// The signs that every view shows. One sign means one thing, wherever it stands.

/** What a sign says. `look`: worth a look, though nothing fails for it. `idle`: nothing there to pass or to fail. */
type SignName = 'passed' | 'failed' | 'look' | 'idle';

export const SIGNS = {
  passed: '✅',
  failed: '❌',
  look: '⚠️',
  idle: '➖',
} as const satisfies Readonly<Record<SignName, string>>;

export type Sign = (typeof SIGNS)[SignName];

/** Of a result and of a run. An errored one did not fail: nothing is known of it. */
export const STATUS_SIGNS = {
  passed: SIGNS.passed,
  failed: SIGNS.failed,
  errored: SIGNS.look,
  'not-run': SIGNS.idle,
} as const;

/** Against the base branch: `unclear` is what cannot be told, or what there is nothing to tell of. */
export const COMPARISON_SIGNS = { worse: '🔴', notWorse: '🟢', unclear: '⚪' } as const;

// A pass rate as every view writes it: with what it counts and its 95 % interval, `62.5 % of tests (31–86 %)`. Ends of
// the interval are whole percent, rounded outwards. What it covers: `ShareEstimate`.

/** Of results: how many of them passed, as the share of answers would be if each had one. */
export function rateOfResults(passed: number, total: number): ShareEstimate {
  return { value: passed / total, ...wilson(passed / total, sizeForResults(passed, total)) };
}

/** The number of results that Wilson's interval takes: `effectiveSize` of so many ones and zeros. */
export function sizeForResults(passed: number, total: number): number {
  return passed === 0 || passed === total ? total : total - 1;
}

/** `what`: what the rate counts, e.g. `tests`; nothing where the place says it. */
export function rateText(rate: ShareEstimate, what?: string): string {
  const counted = what === undefined ? '' : ` of ${what}`;
  return `${percent(rate.value)}${counted} (${intervalText(rate)})`;
}

/** The same for what is read in passing: intervals are for tables. */
export function rateAlone({ value }: Pick<ShareEstimate, 'value'>, what: string): string {
  return `${percent(value)} of ${what}`;
}

/** E.g. `31–86 %`. */
export function intervalText({ low, high }: Pick<ShareEstimate, 'low' | 'high'>): string {
  if (!Number.isFinite(low + high)) return '0–100 %';
  return `${Math.floor(low * 100 + FLOAT_NOISE)}–${Math.ceil(high * 100 - FLOAT_NOISE)} %`;
}

// What was counted.

/** `test`, or `result` where tests ran on several models. */
export function resultNoun(suite: Pick<SuiteReport, 'results'>): string {
  return new Set(suite.results.map((result) => result.modelId)).size > 1 ? 'result' : 'test';
}

/** What the input `sample` left out, e.g. `750 of 800 cases not asked (sample)`. */
export function notAskedWords({ asked, cases }: NonNullable<SuiteReport['sample']>): string {
  return `${cases - asked} of ${plural(cases, 'case')} not asked (sample)`;
}

type Run = SuiteReport['results'][number]['runs'][number];

/** Whether there is anything of the model's to read, judged or not. */
export function hasAnswer({
  outcome,
  outputText,
  outputOmitted,
}: Pick<Run, 'outcome' | 'outputText' | 'outputOmitted'>): boolean {
  return outcome.kind !== 'errored' || outputText !== '' || outputOmitted === true;
}

/**
 * The answers that were asked for, e.g. `30 answers, 60 reused`, `12 of 30 answers` where the rest never came; with the
 * repeats for the comparison, without what was not run.
 */
export function answersWords(suites: readonly SuiteReport[]): string {
  const runs = suites.flatMap(({ results }) => results).flatMap(allRuns);
  const reused = runs.filter(({ outcome }) => outcome.kind === 'reused').length;
  const done = runs.filter(
    ({ outcome }) => outcome.kind !== 'reused' && outcome.kind !== 'not-run',
  );
  const came = done.filter((run) => hasAnswer(run) && !isMissing(run)).length;
  const words = `${came === done.length ? '' : `${came} of `}${plural(done.length, 'answer')}`;
  return reused === 0 ? words : `${words}, ${reused} reused`;
}

/** Another harness has no result of it. */
function isMissing({ assertions }: Run): boolean {
  return assertions.some(({ failureCode }) => failureCode === 'EXTERNAL_RESULT_MISSING');
}

/** What these results' own answers cost. */
export function ownCost(
  results: readonly Pick<AggregatedTestResult, 'runs' | 'totalCostUsd'>[],
): ReturnType<typeof totalCost> {
  return {
    costUsd: sum(results.map(({ totalCostUsd }) => totalCostUsd)),
    costIncomplete: results.some(({ runs }) => runs.some((run) => run.costEstimateUsd === null)),
  };
}

/** Who changed what is told: the pull request, or whatever else was tested. */
export function changeName(run?: Pick<RunMetadata, 'pullRequest'>): string {
  return run?.pullRequest === undefined ? 'this change' : 'this pull request';
}

/** A score with its band, e.g. `0.75 good`. */
export function scoreWords(value: number): string {
  return `${score(roundedScore(value))} ${bandOf(value)}`;
}

/** What became of a file that an agent changed, e.g. `new, +12`, `+3 -1`, `deleted`. */
export function fileCounts({ kind, executable, addedLines, removedLines }: FileChange): string {
  const lines = [
    ...(addedLines === 0 ? [] : [`+${count(addedLines)}`]),
    ...(removedLines === 0 ? [] : [`-${count(removedLines)}`]),
  ].join(' ');
  const what = { added: ['new'], changed: [], deleted: ['deleted'] }[kind];
  const mode = executable === undefined ? [] : [executable ? 'executable' : 'not executable'];
  const words = [...what, ...(lines === '' ? [] : [lines]), ...mode];
  return words.length === 0 ? 'other content' : words.join(', ');
}
