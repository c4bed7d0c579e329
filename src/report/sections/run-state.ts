/** What happened to the run as a whole: cut short, or red without failing the job. */
import type { Report } from '../report.js';
import { failOnWords, interruptionWords } from '../words/headline.js';

/** One sentence a line; empty for a run like any other. May quote foreign text. */
export function runStateLines(report: Report): readonly string[] {
  const { interruption, complete } = report;
  const lines = [
    interruption === undefined ? undefined : interruptionWords(interruption),
    interruption === undefined && !complete
      ? 'Incomplete: not every planned run was done.'
      : undefined,
    failOnWords(report),
  ];
  return lines.filter((line) => line !== undefined);
}
