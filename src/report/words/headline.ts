/** What was counted, in words: each worded once. Our own text. */
import { duration, plural, usd } from '../../basics/format.js';
import { rateAlone } from './phrases.js';
import type { Report, SuiteReport } from '../report.js';

/** `test`, or `result` where tests ran on several models. */
export function resultNoun(suite: Pick<SuiteReport, 'results'>): string {
  return new Set(suite.results.map((result) => result.modelId)).size > 1 ? 'result' : 'test';
}

/** One line of what was counted, e.g. `37 of 40 results passed, 3 failed · 3 answers each`. */
export function countWords(suite: SuiteReport): string {
  const { total, passed, failed, errored, notRun, skipped } = suite.totals;
  const parts = [`${passed} of ${plural(total, resultNoun(suite))} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (errored > 0) parts.push(`${errored} errored`);
  if (notRun > 0) parts.push(`${notRun} not run`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (suite.sample !== undefined) parts.push(notAskedWords(suite.sample));
  return [parts.join(', '), rateWords(suite), repeatWords(suite)]
    .filter((part) => part !== '')
    .join(' · ');
}

function rateWords(suite: SuiteReport): string {
  const { total, passed } = suite.totals;
  if (total === 0) return '';
  return rateAlone({ value: passed / total }, `${resultNoun(suite)}s`);
}

/** What the input `sample` left out, e.g. `750 of 800 cases not asked (sample)`. */
export function notAskedWords({ asked, cases }: NonNullable<SuiteReport['sample']>): string {
  return `${cases - asked} of ${plural(cases, 'case')} not asked (sample)`;
}

function repeatWords({ repeat, totals }: SuiteReport): string {
  if (totals.total === 0 || repeat.max <= 1) return '';
  return repeat.min === repeat.max
    ? `${repeat.max} answers each`
    : `${repeat.min} to ${repeat.max} answers each`;
}

/** The answers that were asked for, e.g. `30 answers, 60 reused`; with the repeats for the comparison, without what was not run. */
export function answersWords(suites: readonly SuiteReport[]): string {
  const kinds = suites
    .flatMap(({ results }) => results)
    .flatMap(({ runs, extraRuns = [] }) => [...runs, ...extraRuns])
    .map(({ outcome }) => outcome.kind);
  const reused = kinds.filter((kind) => kind === 'reused').length;
  const done = kinds.filter((kind) => kind !== 'reused' && kind !== 'not-run').length;
  return reused === 0 ? plural(done, 'answer') : `${plural(done, 'answer')}, ${reused} reused`;
}

/** `$0.042`, or `at least $0.042` when some price is unknown. */
export function costWords(totals: { costUsd: number; costIncomplete: boolean }): string {
  return totals.costIncomplete ? `at least ${usd(totals.costUsd)}` : usd(totals.costUsd);
}

/** Where the answers came from, when they did not all come live from the models. */
export function responsesWords(report: Report): string | undefined {
  switch (report.run.responses) {
    case 'live':
      return undefined;
    case 'record':
      return 'answers were recorded';
    case 'replay':
      return 'recorded answers, no model was called';
    case 'cache':
      return 'stored answers where there were any';
  }
}

/** The run's wall time. */
export function durationWords(report: Report): string {
  return duration(report.run.durationMs);
}
