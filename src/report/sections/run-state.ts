/** What happened to the run as a whole: cut short, or red without failing the job. */
import { isUnneeded } from '../../engine/evaluate/aggregate.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import { plural } from '../../words/format.js';
import type { Report } from '../report.js';
import { savingsLines } from './savings-note.js';
import { failOnWords, interruptionWords, runHeadline } from '../words/headline.js';
import { sum } from '../../basics/numbers.js';

/** Distinguishes what was left out on purpose from what the budget or an error kept from running. */
function incompleteWords({ suites }: Report): string {
  const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
  const planned = sum(suites.map(({ plannedRuns }) => plannedRuns));
  const unneeded = runs.filter(isUnneeded).length;
  const others = planned - runs.length + runs.filter(isNotRun).length - unneeded;
  if (unneeded === 0 || others > 0) return 'Incomplete: not every planned run was done.';
  const unjudged = runs.filter((run) => isUnneeded(run) && run.callCount > 0).length;
  const underWay = unjudged === 0 ? '' : ` (${unjudged} under way and not judged)`;
  return `Stopped when it was decided: ${unneeded} of ${plural(planned, 'run')} not asked${underWay}, since none could change a gate or the exit code.`;
}

function isNotRun({ outcome }: TestCaseRunResult): boolean {
  return outcome.kind === 'not-run';
}

/** What the title leaves out, then one sentence a line; empty for a run like any other. May quote foreign text. */
export function runStateLines(report: Report): readonly string[] {
  const { interruption, complete } = report;
  const lines = [
    runHeadline(report).detail,
    interruption === undefined ? undefined : interruptionWords(interruption),
    interruption === undefined && !complete ? incompleteWords(report) : undefined,
    ...savingsLines(report),
    failOnWords(report),
  ];
  return lines.filter((line) => line !== undefined);
}
