/** What happened to the run as a whole: not judged at all, cut short, or red without failing the job. */
import { isErrored, isUnneeded } from '../../engine/evaluate/aggregate.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import { plural } from '../../words/format.js';
import { totalsOf } from '../build-report.js';
import type { Report } from '../report.js';
import { savingsLines } from './savings-note.js';
import { excerpt } from '../words/escape.js';
import { failOnWords, interruptionWords, runHeadline } from '../words/headline.js';
import { sum } from '../../basics/numbers.js';

/** Distinguishes what was left out on purpose from what the budget or an error kept from running. */
function incompleteWords({ suites }: Report): string {
  const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
  const planned = sum(suites.map(({ plannedRuns }) => plannedRuns));
  const unneeded = runs.filter(isUnneeded).length;
  const others = planned - runs.length + runs.filter(isNotRun).length - unneeded;
  if (unneeded === 0 || others > 0) return 'Incomplete: not every planned answer was asked.';
  const unjudged = runs.filter((run) => isUnneeded(run) && run.callCount > 0).length;
  const underWay = unjudged === 0 ? '' : ` (${unjudged} under way and not judged)`;
  return `Stopped when it was decided: ${unneeded} of ${plural(planned, 'answer')} not asked${underWay}, since none could change a gate or the exit code.`;
}

function isNotRun({ outcome }: TestCaseRunResult): boolean {
  return outcome.kind === 'not-run';
}

/**
 * The report as people see it. Where no answer was judged it has no suites: their gates, failing tests and totals would
 * be about nothing, and hide what is wrong. Such are a replay with a stale or missing recording, and a run whose key was
 * refused before any model answered. report.json and junit.xml keep the results.
 */
export function shownReport(report: Report): Report {
  if (report.suites.length === 0 || !isUnjudged(report)) return report;
  const nothing = { suites: [], totals: totalsOf([], []), failureCodes: {} };
  return { ...report, ...nothing, comparison: undefined, savings: undefined };
}

function isUnjudged({ problems, run, interruption, suites, totals }: Report): boolean {
  if (run.responses === 'replay' && problems.length > 0) return true;
  if (interruption?.kind !== 'auth' || totals.tokens > 0) return false;
  return suites.every(({ results }) => results.every(({ runs }) => runs.every(isErrored)));
}

/** What the title leaves out, then one sentence a line; empty for a run like any other. May quote foreign text. */
export function runStateLines(report: Report): readonly string[] {
  const { interruption, complete } = report;
  const lines = [
    runHeadline(report).detail,
    interruption === undefined ? undefined : interruptionWords(interruption),
    interruption === undefined && !complete ? incompleteWords(report) : undefined,
    goneSuitesWords(report),
    ...savingsLines(report),
    failOnWords(report),
  ];
  return lines.filter((line) => line !== undefined);
}

/** Who changed what is told: the pull request, or whatever else was tested. */
export function changeName(run?: Pick<Report['run'], 'pullRequest'>): string {
  return run?.pullRequest === undefined ? 'this change' : 'this pull request';
}

const MAX_SUITES = 5;

/** Suites that nothing is left of; undefined where there are none. Foreign text. */
function goneSuitesWords({ comparison, run }: Report): string | undefined {
  const { goneSuites = [] } = comparison?.kind === 'compared' ? comparison : {};
  if (goneSuites.length === 0) return undefined;
  const names = goneSuites.slice(0, MAX_SUITES).map(({ name }) => `"${excerpt(name, 80)}"`);
  const more = goneSuites.length - names.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  const change = changeName(run);
  return `${change.replace('this', 'This')} takes out ${goneSuites.length === 1 ? 'a suite' : plural(goneSuites.length, 'suite')}, which no config of this run has: ${names.join(', ')}${rest}.`;
}
