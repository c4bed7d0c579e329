/** Which step of which workflow made a report: distinguishes its comments from those of another step. */
import type { Report, StepIdentity } from '../../report/report.js';
import { commentOrigin } from './comment-marker.js';

/** The step that made the report; one outside GitHub has no inputs to tell it by. */
export function stepOf({ run, suites }: Report): StepIdentity {
  return run.step ?? { workingDirectory: '.', config: suites.map(({ file }) => file), filters: [] };
}

/** The origin of the report's comments, as `commentOrigin` says it. `config`: of an earlier run, where that is meant. */
export function originOf(report: Report, config = stepOf(report).config): string {
  const { workingDirectory, filters, commentKey = '' } = stepOf(report);
  const { workflow, job } = report.run;
  const inputs = [workingDirectory, config, filters, commentKey];
  return commentOrigin([workflow ?? '', job ?? '', ...inputs]);
}
