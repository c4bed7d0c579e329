/** The step's outputs, as action.yml names them. */
import { sum } from '../basics/basics.js';
import { isUntouched, type ComparisonCounts, type SuiteComparison } from '../report/comparison.js';
import type { PublishPermit } from '../processes/end-process.js';
import type { Report, Totals } from '../report/report.js';
import type { Published } from './publish.js';

/** Paths of the report files that were written, as the workflow sees them. */
interface ReportPaths {
  readonly reportDir: string;
  readonly report?: string | undefined;
  readonly junit?: string | undefined;
  readonly compliance?: string | undefined;
  readonly html?: string | undefined;
}

/** Every output that is known, by the names of action.yml. */
export function reportOutputs(
  report: Report,
  paths: ReportPaths,
  published: Published,
): Record<string, string> {
  return {
    ...verdictOutputs(report),
    ...totalsOutputs(report.totals),
    gates: JSON.stringify(
      report.suites.flatMap(({ name, gates }) =>
        gates.gates.map((gate) => ({ suite: name, ...gate })),
      ),
    ),
    'not-asked': String(
      sum(
        report.suites.map(({ sample }) => (sample === undefined ? 0 : sample.cases - sample.asked)),
      ),
    ),
    'failure-codes': JSON.stringify(report.failureCodes),
    ...comparisonOutputs(report),
    'duration-ms': String(Math.round(report.run.durationMs)),
    'report-dir': paths.reportDir,
    ...known({
      'report-path': paths.report,
      'junit-path': paths.junit,
      'compliance-path': paths.compliance,
      'html-path': paths.html,
    }),
    ...publishedOutputs(published),
  };
}

/** With several suites, each is in `suites`, and the worst verdict is that of the run. */
function comparisonOutputs({ comparison, suites }: Report): Record<string, string> {
  if (comparison === undefined) return {};
  if (comparison.kind === 'unavailable') {
    return { comparison: JSON.stringify({ verdict: null, reason: comparison.reason }) };
  }
  const { source, branch, sha, runId, finishedAt } = comparison.base;
  const compared = suites.flatMap(({ name, comparison: suite }) =>
    suite === undefined ? [] : [{ ...suite, suite: name }],
  );
  const total = (count: keyof ComparisonCounts): number =>
    sum(compared.map(({ counts }) => counts[count]));
  return {
    comparison: JSON.stringify({
      verdict: worstVerdict(compared),
      base: { source, branch, sha, runId, finishedAt },
      weakened: comparison.weakened,
      goneSuites: comparison.goneSuites?.map(({ name }) => name),
      suites: compared.map((one) => ({
        suite: one.suite,
        verdict: isUntouched(one) ? 'unchanged' : one.verdict.verdict,
        counts: one.counts,
        weakened: one.weakened,
      })),
    }),
    regressed: String(total('regressed')),
    improved: String(total('improved')),
    ...known({ 'base-sha': sha }),
  };
}

/** `unchanged`: this change touches nothing that is asked. Where nothing could be compared, it is unknown. */
function worstVerdict(suites: readonly SuiteComparison[]): string {
  const touched = suites.filter((suite) => !isUntouched(suite));
  if (suites.length > 0 && touched.length === 0) return 'unchanged';
  const verdicts = touched.map(({ verdict }) => verdict.verdict);
  const order = ['worse', 'cannot-tell', 'not-worse'] as const;
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'cannot-tell';
}

function verdictOutputs({ verdict }: Report): Record<string, string> {
  return { result: verdict.result, 'exit-code': String(verdict.exitCode) };
}

function totalsOutputs(totals: Totals): Record<string, string> {
  return {
    total: String(totals.total),
    passed: String(totals.passed),
    failed: String(totals.failed),
    errored: String(totals.errored),
    'not-run': String(totals.notRun),
    skipped: String(totals.skipped),
    'pass-rate': formatPassRate(totals),
    'cost-usd': formatUsd(totals.costUsd),
    tokens: String(totals.tokens),
  };
}

/** With several suites, the ids and URLs are those of the first suite's comment. */
export function publishedOutputs({ artifact, comments }: Published): Record<string, string> {
  const outcomes = comments.map(({ outcome }) => outcome);
  const comment = outcomes.find(
    (outcome) => outcome.kind !== 'skipped' && outcome.kind !== 'failed',
  );
  return known({
    'comment-id': comment && String(comment.id),
    'comment-url': comment?.url,
    'artifact-id': artifact.kind === 'uploaded' ? String(artifact.id) : undefined,
    'artifact-url': artifact.kind === 'uploaded' ? artifact.url : undefined,
  });
}

/** Percent with one decimal; 100.0 and 0.0 only when they are exact. */
function formatPassRate({ total, passed }: Totals): string {
  if (total === 0 || passed === 0) return '0.0';
  if (passed === total) return '100.0';
  return Math.min(99.9, Math.max(0.1, (100 * passed) / total)).toFixed(1);
}

/** At most six decimals, never in exponent notation. */
function formatUsd(usd: number): string {
  return usd.toFixed(6).replace(/\.?0+$/, '');
}

/** Sets the step's outputs; values may hold anything. Outside of a job it does nothing. Rejects when they cannot be written. */
export async function setOutputs(
  outputs: Readonly<Record<string, string>>,
  permit: PublishPermit,
): Promise<void> {
  permit.require();
  // Without the file @actions/core would print the outputs.
  if ((process.env['GITHUB_OUTPUT'] ?? '') === '') return;
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

function known(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
