/** The verdict in words, for the whole run and for one suite of it. Words are plain text: each view escapes them. */
import { isOutage } from '../../engine/evaluate/aggregate.js';
import type { GateEvaluation, GateResult, Interruption, RunOutcome } from '../../engine/results.js';
import { excerpt } from './escape.js';
import { duration, percent, plural, usd } from '../../words/format.js';
import { gateText } from './gate-text.js';
import { previewOf } from '../sections/plan-table.js';
import { INTERVAL_NAME, intervalText, rateOfResults } from './rate-text.js';
import type { Report, SuiteReport } from '../report.js';

export interface Headline {
  readonly outcome: RunOutcome | 'nothing-tested';
  /** Why, in one line, without the suite's name. */
  readonly words: string;
}

const ICONS: Readonly<Record<Headline['outcome'], string>> = {
  passed: '✅',
  failed: '❌',
  // Neither good nor bad news about the change: it could not be judged.
  error: '⚠️',
  'nothing-tested': '⚠️',
};

/** The sign of an outcome: ✅ passed, ❌ failed, ⚠️ could not be judged. */
export function outcomeIcon(outcome: Headline['outcome']): string {
  return ICONS[outcome];
}

const NOTHING_TESTED: Headline = { outcome: 'nothing-tested', words: 'nothing was tested' };

const MAX_PHRASES = 3;
const MAX_WORDS = 300;

/** Verdict of one suite. In a run of one suite it is the run's verdict. */
export function suiteHeadline(report: Report, suite: SuiteReport): Headline {
  const { result, exitCode, reason } = report.verdict;
  const alone = report.suites.length === 1;
  const errored = result === 'error';
  // Mistakes and crashes concern the whole run; a provider's failure only the suites that it kept from passing.
  if (errored && (exitCode !== 3 || (alone && wasStopped(report)))) return errorHeadline(reason);
  if (providerIsToBlame(suite) || (alone && errored)) return providerHeadline(suite);
  return suite.gates.passed
    ? passedHeadline(suite)
    : { outcome: 'failed', words: failedGateWords(suite.gates) };
}

function wasStopped({ interruption }: Report): boolean {
  return interruption?.kind === 'auth' || interruption?.kind === 'signal';
}

/** Verdict of the whole run; of one suite, with its name. */
export function runHeadline(report: Report): Headline {
  const { result, reason } = report.verdict;
  if (report.shard !== undefined) return partHeadline(report, report.shard);
  const [first, ...others] = report.suites;
  if (previewOf(report) !== undefined) {
    return { outcome: result === 'error' ? 'error' : 'passed', words: excerpt(reason, MAX_WORDS) };
  }
  if (first === undefined && result !== 'error') {
    return { outcome: 'nothing-tested', words: excerpt(reason, MAX_WORDS) };
  }
  if (first !== undefined && others.length === 0) {
    const { outcome, words } = suiteHeadline(report, first);
    return { outcome, words: `${excerpt(first.name, 80)}: ${words}` };
  }
  return result === 'error' ? errorHeadline(reason) : severalSuites(report);
}

/** A part is done or not; whether it is good or bad, the merge says. */
function partHeadline(
  { verdict, complete, totals }: Report,
  { index, count }: NonNullable<Report['shard']>,
): Headline {
  const title = `shard ${index} of ${count}`;
  if (verdict.result === 'error') {
    return { outcome: 'error', words: excerpt(`${title}: ${verdict.reason}`, MAX_WORDS) };
  }
  const done = `${plural(totals.runs, 'run')} for ${plural(totals.total, 'result')}`;
  return {
    outcome: complete ? 'passed' : 'nothing-tested',
    words: `${title}: ${complete ? done : `not all of ${done} were asked`}; the merge job judges all shards`,
  };
}

function severalSuites(report: Report): Headline {
  const all = report.suites.map((suite) => ({ suite, headline: suiteHeadline(report, suite) }));
  const failing = all.filter(({ headline }) => headline.outcome === 'failed');
  const [worst] = failing;
  if (worst === undefined) {
    return report.totals.total === 0
      ? NOTHING_TESTED
      : { outcome: 'passed', words: `all ${plural(all.length, 'suite')} passed` };
  }
  const share = `${failing.length} of ${plural(all.length, 'suite')} failed`;
  return {
    outcome: 'failed',
    words: `${share}: ${excerpt(worst.suite.name, 80)}: ${worst.headline.words}`,
  };
}

function errorHeadline(reason: string): Headline {
  return { outcome: 'error', words: excerpt(reason, MAX_WORDS) };
}

function passedHeadline(suite: SuiteReport): Headline {
  const { total, passed } = suite.totals;
  if (total === 0) return NOTHING_TESTED;
  const idle = suite.gates.gates.filter((gate) => gate.noData !== undefined).length;
  const earned = suite.gates.gates.length - idle;
  const gates =
    idle === 0
      ? `${earned === 1 ? 'the gate' : `all ${plural(earned, 'gate')}`} passed`
      : `${plural(earned, 'gate')} passed, ${idle} not exercised`;
  return { outcome: 'passed', words: `${gates}: ${passed} of ${plural(total, resultNoun(suite))}` };
}

function failedGateWords(gates: GateEvaluation): string {
  const failed = gates.gates.filter((gate) => !gate.passed);
  return `${plural(failed.length, 'gate')} failed: ${gatePhrases(failed)}`;
}

function gatePhrases(gates: readonly GateResult[]): string {
  const phrases = gates.slice(0, MAX_PHRASES).map((gate) => excerpt(gateText(gate).phrase, 100));
  const more = gates.length > MAX_PHRASES ? `; and ${gates.length - MAX_PHRASES} more` : '';
  return `${phrases.join('; ')}${more}`;
}

/** Not the change but the provider keeps the suite from passing. */
function providerHeadline(suite: SuiteReport): Headline {
  const runs = suite.results.flatMap((result) => result.runs);
  const errored = runs.filter(isOutage).length;
  const cause = errored === runs.length ? commonCause(suite) : undefined;
  if (cause !== undefined) {
    const share = runs.length === 1 ? 'the only run' : `all ${plural(runs.length, 'run')}`;
    return {
      outcome: 'error',
      words: excerpt(`provider errors affected ${share}: ${cause}`, MAX_WORDS),
    };
  }
  const failed = suite.gates.gates.filter((gate) => !gate.passed);
  const gates = failed.length === 0 ? '' : `: ${gatePhrases(failed)}`;
  const affected =
    errored === 0 && runs.length > 0
      ? 'kept judges from being asked about their labels'
      : `affected ${errored} of ${plural(runs.length, 'run')}`;
  return { outcome: 'error', words: `provider errors ${affected}${gates}` };
}

/** What kept every run from its answer, where it is one thing: a server that is down, say. Foreign text. */
function commonCause({ results }: SuiteReport): string | undefined {
  const causes = new Set(
    results
      .flatMap(({ runs }) => runs)
      .map(({ outcome }) =>
        outcome.kind === 'errored'
          ? outcome.message.replace(/^Not sent: /, '').replace(/ \(after \d+ attempts\)$/, '')
          : undefined,
      ),
  );
  const [cause] = causes;
  return causes.size === 1 ? cause : undefined;
}

/** The gates would have passed, or there is nothing left to judge, without the runs that an outage affected. */
function providerIsToBlame({ results, gates, gatesWithoutErroredRuns }: SuiteReport): boolean {
  const runs = results.flatMap((result) => result.runs);
  const nothingLeft = runs.length > 0 && runs.every(isOutage);
  return nothingLeft || (!gates.passed && gatesWithoutErroredRuns?.passed === true);
}

/** `test`, or `result` where tests ran on several models. */
export function resultNoun(suite: SuiteReport): string {
  return new Set(suite.results.map((result) => result.modelId)).size > 1 ? 'result' : 'test';
}

/** Why a run ended early, and what that means for the numbers. The auth message is foreign text. */
export function interruptionWords(interruption: Interruption): string {
  switch (interruption.kind) {
    case 'deadline':
      return `Stopped at the deadline of ${plural(interruption.maxMinutes, 'minute')} (max-minutes). What was not done by then counts as a provider timeout.`;
    case 'signal':
      return `Cancelled (${excerpt(interruption.signal, 20)}): this is what was done until then.`;
    case 'auth':
      return `Stopped, because the provider refused the key: ${excerpt(interruption.message, MAX_WORDS)}`;
  }
}

/** What the run's setting changes about the verdict; undefined when there is nothing to say. */
export function failOnWords(report: Report): string | undefined {
  return report.run.failOn === 'never' && report.verdict.result === 'failed'
    ? 'The job stays green because of fail-on: never.'
    : undefined;
}

/** One line of what was counted, e.g. `37 of 40 results passed, 3 failed · 3 runs each`. */
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

/** The first pass rate of a suite: the one that names its interval. */
function rateWords(suite: SuiteReport): string {
  const { total, passed } = suite.totals;
  if (total === 0) return '';
  const { value, ...ends } = rateOfResults(passed, total);
  return `${percent(value)} of ${resultNoun(suite)}s (${INTERVAL_NAME} ${intervalText(ends)})`;
}

/** What the input `sample` left out, e.g. `750 of 800 cases not asked (sample)`. */
export function notAskedWords({ asked, cases }: NonNullable<SuiteReport['sample']>): string {
  return `${cases - asked} of ${plural(cases, 'case')} not asked (sample)`;
}

function repeatWords({ repeat, totals }: SuiteReport): string {
  if (totals.total === 0 || repeat.max <= 1) return '';
  return repeat.min === repeat.max
    ? `${repeat.max} runs each`
    : `${repeat.min} to ${repeat.max} runs each`;
}

/** The runs that were done, e.g. `30 runs, 60 reused`; with the repeats for the comparison, without what was not run. */
export function runsWords(suites: readonly SuiteReport[]): string {
  const kinds = suites
    .flatMap(({ results }) => results)
    .flatMap(({ runs, extraRuns = [] }) => [...runs, ...extraRuns])
    .map(({ outcome }) => outcome.kind);
  const reused = kinds.filter((kind) => kind === 'reused').length;
  const done = kinds.filter((kind) => kind !== 'reused' && kind !== 'not-run').length;
  return reused === 0 ? plural(done, 'run') : `${plural(done, 'run')}, ${reused} reused`;
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
