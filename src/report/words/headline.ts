/** The verdict in words, for the whole run and for one suite of it. Words are plain text: each view escapes them. */
import { isOutage } from '../../engine/evaluate/aggregate.js';
import type { GateResult, Interruption, RunOutcome } from '../../engine/results.js';
import { firstPart, lastPart } from '../../redaction/cut.js';
import { excerpt } from './escape.js';
import { duration, plural, usd } from '../../basics/format.js';
import { gateText } from './gate-text.js';
import { previewOf } from '../sections/plan-table.js';
import { rateAlone, type Sign, type SignName, SIGNS } from './phrases.js';
import type { Report, SuiteReport } from '../report.js';

export interface Headline {
  readonly outcome: RunOutcome | 'nothing-tested';
  /** Why, in a few words that fit the title's line. */
  readonly words: string;
  /** What the words leave out, in whole sentences; to be shown once. Foreign text in places. */
  readonly detail?: string | undefined;
}

const OUTCOME_SIGNS: Readonly<Record<Headline['outcome'], SignName>> = {
  passed: 'passed',
  failed: 'failed',
  // The job fails, the provider's fault or not.
  error: 'failed',
  // Green, and nobody may take it for a passed suite.
  'nothing-tested': 'look',
};

/** The sign of an outcome: ✅ passed, ❌ failed or could not be judged, ⚠️ green without a test. */
export function outcomeIcon(outcome: Headline['outcome']): Sign {
  return SIGNS[OUTCOME_SIGNS[outcome]];
}

/** A title with its sign and `## ❌ KindLM: ` in front is at most this long, in characters as a reader sees them. */
export const MAX_TITLE_LINE = 90;
const MAX_TITLE = MAX_TITLE_LINE - 14;
const MAX_SUITE_NAME = 30;
const MAX_WORDS = 500;

/** A suite's name in a title. Foreign text. */
function suiteName({ name }: Pick<SuiteReport, 'name'>): string {
  return excerpt(name, MAX_SUITE_NAME);
}

/** Verdict of one suite, without its name. In a run of one suite it is the run's verdict. */
export function suiteHeadline(report: Report, suite: SuiteReport): Headline {
  return headlineWithin(report, suite, MAX_TITLE - characters(`${suiteName(suite)}: `));
}

/** The same, with the suite's name. */
export function suiteTitle(report: Report, suite: SuiteReport): Headline {
  const headline = suiteHeadline(report, suite);
  return { ...headline, words: `${suiteName(suite)}: ${headline.words}` };
}

function headlineWithin(report: Report, suite: SuiteReport, room: number): Headline {
  const { result, exitCode } = report.verdict;
  const alone = report.suites.length === 1;
  const errored = result === 'error';
  // Mistakes and crashes concern the whole run; a provider's failure only the suites that it kept from passing.
  if (errored && (exitCode !== 3 || (alone && wasStopped(report)))) {
    return errorHeadline(report, room);
  }
  if (providerIsToBlame(suite) || (alone && errored)) return providerHeadline(suite, room);
  if (suite.gates.passed) return passedHeadline(suite, room);
  const failed = suite.gates.gates.filter((gate) => !gate.passed);
  const lead = `${plural(failed.length, 'gate')} failed`;
  return { outcome: 'failed', words: withPhrases(lead, gatePhrases(failed), room) };
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
    return { outcome: result === 'error' ? 'error' : 'passed', ...titleOf(reason, MAX_TITLE) };
  }
  if (first === undefined && result !== 'error') {
    return { outcome: 'nothing-tested', ...titleOf(reason, MAX_TITLE) };
  }
  if (first !== undefined && others.length === 0) return suiteTitle(report, first);
  return result === 'error' ? errorHeadline(report, MAX_TITLE) : severalSuites(report);
}

/** A part is done or not; whether it is good or bad, the merge says. */
function partHeadline(
  { verdict, complete, totals }: Report,
  { index, count }: NonNullable<Report['shard']>,
): Headline {
  const title = `shard ${index} of ${count}`;
  if (verdict.result === 'error') {
    return { outcome: 'error', ...titleOf(`${title}: ${verdict.reason}`, MAX_TITLE) };
  }
  const done = `${plural(totals.runs, 'answer')} for ${plural(totals.total, 'result')}`;
  return {
    outcome: complete ? 'passed' : 'nothing-tested',
    words: `${title}: ${complete ? done : `not all of ${done} were asked`}`,
    detail: 'The merge job judges all shards.',
  };
}

function severalSuites(report: Report): Headline {
  const failing = report.suites.filter(
    (suite) => headlineWithin(report, suite, MAX_TITLE).outcome === 'failed',
  );
  const [worst] = failing;
  if (worst === undefined) {
    return report.totals.total === 0
      ? NOTHING_TESTED
      : { outcome: 'passed', words: `all ${plural(report.suites.length, 'suite')} passed` };
  }
  const lead = `${failing.length} of ${plural(report.suites.length, 'suite')} failed: ${suiteName(worst)}`;
  const { words } = headlineWithin(report, worst, MAX_TITLE - characters(`${lead}: `));
  return { outcome: 'failed', words: excerpt(`${lead}: ${words}`, MAX_TITLE) };
}

function errorHeadline({ verdict, interruption }: Report, room: number): Headline {
  // What else is known of an interruption is shown below the title anyway.
  if (verdict.exitCode === 3 && interruption?.kind === 'auth') {
    return { outcome: 'error', words: 'the provider refused the key' };
  }
  if (verdict.exitCode === 3 && interruption?.kind === 'signal') {
    return { outcome: 'error', words: 'the run was cancelled' };
  }
  return { outcome: 'error', ...titleOf(verdict.reason, room) };
}

const NOTHING_TESTED: Headline = { outcome: 'nothing-tested', words: 'nothing was tested' };

function passedHeadline({ gates, totals, ...suite }: SuiteReport, room: number): Headline {
  const { total, passed } = totals;
  if (total === 0) return NOTHING_TESTED;
  const idle = gates.gates.filter((gate) => gate.noData !== undefined).length;
  const earned = gates.gates.length - idle;
  const all = earned === 1 && idle === 0 ? 'the gate' : `all ${plural(earned, 'gate')}`;
  const lead = idle === 0 ? all : plural(earned, 'gate');
  const results = `: ${passed} of ${plural(total, resultNoun(suite))}`;
  const unused = idle === 0 ? '' : `, ${idle} not exercised`;
  const [words = 'passed'] = [
    `${lead} passed${unused}${results}`,
    `${lead} passed${unused}`,
    `${lead} passed`,
  ].filter((text) => characters(text) <= room);
  return { outcome: 'passed', words };
}

function gatePhrases(gates: readonly GateResult[]): readonly string[] {
  return gates.map((gate) => excerpt(gateText(gate).phrase, 100));
}

/** As many of the phrases as fit, and how many more there are. */
function withPhrases(lead: string, phrases: readonly string[], room: number): string {
  for (let shown = phrases.length; shown > 0; shown -= 1) {
    const left = phrases.length - shown;
    const more = left === 0 ? '' : `; and ${left} more`;
    const words = `${lead}: ${phrases.slice(0, shown).join('; ')}${more}`;
    if (characters(words) <= room) return words;
  }
  return excerpt(lead, room);
}

/** Where a title may end: best at the end of a sentence. */
const SENTENCE_END = /\. /gu;
const BREAK = /[:;] /gu;

/** The words of a reason that fit a title, up to a break, and the rest of it as a sentence. Foreign text in places. */
function titleOf(reason: string, room: number): Pick<Headline, 'words' | 'detail'> {
  const line = excerpt(reason, MAX_WORDS);
  if (characters(line) <= room) return { words: line };
  const fits = (at: number): boolean => {
    const start = firstPart(line, at);
    // Not within brackets, as in "(mode: validate)".
    const isWhole = start.split('(').length === start.split(')').length;
    return isWhole && characters(start) <= room;
  };
  const ends = (mark: RegExp): readonly number[] =>
    [...line.matchAll(mark)].map(({ index }) => index).filter(fits);
  const end = ends(SENTENCE_END)[0] ?? ends(BREAK).at(-1);
  if (end === undefined) return { words: excerpt(line, room), detail: asSentence(line) };
  return { words: firstPart(line, end), detail: asSentence(lastPart(line, line.length - end - 2)) };
}

function asSentence(text: string): string {
  const first = text.replace(/^\p{Ll}(?=\p{L}* )/u, (letter) => letter.toUpperCase());
  return /[.!?…]$/u.test(first) ? first : `${first}.`;
}

function characters(text: string): number {
  return text.match(/./gsu)?.length ?? 0;
}

/** Not the change but the provider keeps the suite from passing. */
function providerHeadline(suite: SuiteReport, room: number): Headline {
  const runs = suite.results.flatMap((result) => result.runs);
  const errored = runs.filter(isOutage).length;
  const failed = suite.gates.gates.filter((gate) => !gate.passed);
  const lead =
    errored === 0 && runs.length > 0
      ? 'judges could not be asked about labels'
      : `provider errors affected ${errored} of ${plural(runs.length, 'answer')}`;
  const cause = errored === runs.length ? commonCause(suite) : undefined;
  if (cause === undefined) {
    return { outcome: 'error', words: withPhrases(lead, gatePhrases(failed), room) };
  }
  const words = excerpt(lead, room);
  return { outcome: 'error', words, detail: asSentence(excerpt(cause, MAX_WORDS)) };
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
export function resultNoun(suite: Pick<SuiteReport, 'results'>): string {
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
