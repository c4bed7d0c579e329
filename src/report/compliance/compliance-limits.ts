/** What a compliance document must say that it does not show. */
import { unnamedModels } from '../digest/replied-models.js';
import type { Report, SuiteReport } from '../report.js';
import { notAskedWords } from '../words/headline.js';

/** Sentences on the limits of this run's evidence. */
export function knownLimits(report: Report, suites: readonly SuiteReport[]): readonly string[] {
  const limits = [
    'The intervals are about these very tests, were they asked again: they hold their true share about 95 times in 100 or more often. The tests of a suite are chosen, not drawn, so the intervals do not describe the use in the field.',
    'Providers may change a model without changing its name; a later run may differ although nothing here has changed.',
    'What no test of the log covers was not tested. Discriminatory impact and cybersecurity are covered only as far as tests of the log address them.',
  ];
  const judged = suites.some((suite) =>
    suite.results.some((result) => result.assertionTypes.includes('judge')),
  );
  if (judged) {
    limits.push('Judge scores come from a model and are themselves subject to error and drift.');
  }
  if (report.run.responses === 'replay' || report.run.responses === 'cache') {
    limits.push(
      'Some or all answers were recorded in an earlier run; this run evaluated those recordings.',
    );
  }
  for (const { name, sample } of suites) {
    if (sample === undefined) continue;
    limits.push(
      `Suite ${name}: ${notAskedWords(sample)}. The cases that were asked were chosen by a hash of their names.`,
    );
  }
  if (suites.some((suite) => suite.repeat.min < 3)) {
    limits.push(
      'Some tests ran fewer than three times, so the variation of their answers is not known.',
    );
  }
  if (suites.some((suite) => unnamedModels(suite).length > 0)) {
    limits.push(
      'Some replies did not name the model that wrote them, so the version of those models is known by the requested name only.',
    );
  }
  if (suites.some((suite) => suite.configCommit === undefined)) {
    limits.push(
      'The commit of some config is not known, so this document does not show that its thresholds were set before the run.',
    );
  }
  if (suites.some((suite) => suite.configCommit?.dirty === true)) {
    limits.push('Some config had changes that were not committed when the run began.');
  }
  if (suites.some(({ results }) => results.some(({ reused }) => reused !== undefined))) {
    limits.push(
      'Some cases were not asked in this run: their question and checks are those of an earlier run of the base branch, whose results stand for them.',
    );
  }
  if (!report.complete) limits.push('The run is incomplete: not every planned answer was asked.');
  if (report.totals.costIncomplete) limits.push('Costs are lower bounds: some prices are unknown.');
  return limits;
}
