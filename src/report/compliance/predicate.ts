/**
 * predicate.json: the predicate of an in-toto attestation of type https://in-toto.io/attestation/test-result/v0.1,
 * to be signed by `actions/attest`. Names in it are raw, as JSON has them; code that shows them must escape them.
 */
import { complianceSuites, testSetFiles } from './compliance.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import type { Report, SuiteReport } from '../report.js';

interface ResourceDescriptor {
  readonly name: string;
  readonly digest: { readonly sha256: string } | { readonly gitCommit: string };
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface TestResultPredicate {
  readonly result: 'PASSED' | 'WARNED' | 'FAILED';
  /** The config and the files that it names, of every suite; last the base that the run was compared with. */
  readonly configuration: readonly ResourceDescriptor[];
  readonly url?: string | undefined;
  /** `<suite> / <test> [<model>]` */
  readonly passedTests: readonly string[];
  /** Passed, but asserts nothing. */
  readonly warnedTests: readonly string[];
  readonly failedTests: readonly string[];
}

/**
 * The predicate of the suites that have compliance. `FAILED`: the run's verdict is not `passed`. `WARNED`: it is, but
 * not every test passed with something asserted, or not every planned run was done.
 */
export function testResultPredicate(report: Report): TestResultPredicate {
  const suites = complianceSuites(report);
  const named = suites.flatMap((suite) =>
    suite.results.map((result) => ({
      name: `${suite.name} / ${result.testCaseName} [${result.modelId}]`,
      outcome: outcomeOf(result),
    })),
  );
  const namesOf = (outcome: Outcome): readonly string[] =>
    named.filter((it) => it.outcome === outcome).map(({ name }) => name);
  const allEarned = report.complete && named.every(({ outcome }) => outcome === 'passed');
  return {
    result: report.verdict.result === 'passed' ? (allEarned ? 'PASSED' : 'WARNED') : 'FAILED',
    configuration: [
      ...suites.flatMap(testSetFiles).map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
      ...comparedBase(report, suites),
    ],
    url: report.run.runUrl,
    passedTests: namesOf('passed'),
    warnedTests: namesOf('warned'),
    failedTests: namesOf('failed'),
  };
}

/** The commit of the base, with the verdict of each suite against it. */
function comparedBase(
  { comparison }: Report,
  suites: readonly SuiteReport[],
): readonly ResourceDescriptor[] {
  if (comparison?.kind !== 'compared' || comparison.base.sha === undefined) return [];
  const verdicts = suites.flatMap((suite) =>
    suite.comparison === undefined ? [] : [[suite.name, suite.comparison.verdict.verdict] as const],
  );
  return [
    {
      name: `base ${comparison.base.branch}`,
      digest: { gitCommit: comparison.base.sha },
      annotations: Object.fromEntries(verdicts),
    },
  ];
}

type Outcome = 'passed' | 'warned' | 'failed';

function outcomeOf(result: AggregatedTestResult): Outcome {
  if (result.status === 'not-run') return 'warned';
  if (result.status !== 'passed') return 'failed';
  return result.assertsNothing ? 'warned' : 'passed';
}
