/**
 * The sections of a suite that every view shows: made once here as plain structure, worded for no surface in
 * particular. A view (summary and comment, HTML, terminal) renders each of them by a `SectionViews`, so a section that
 * is added here does not compile until every view shows it.
 */
import { type Finding, findingsOf, toleratedFindings } from '../digest/findings.js';
import type { Report, SuiteReport } from '../report.js';
import { revisionUrl, sourceUrl, testFragment } from '../words/escape.js';
import { resultNoun } from '../words/headline.js';
import { type Caveat, caveatsOf } from './caveats.js';
import { type Changes, changesOf } from './changes.js';
import { comparisonLine, type ComparisonLine } from './comparison-line.js';
import { type GateRow, gateRows } from './gate-rows.js';
import { type JudgeLine, judgeLines } from './judge-lines.js';
import { type ReliabilityRow, reliabilityRows } from './reliability-rows.js';

// The tests of a suite that did not pass, and where to read more about each.

export interface FailingTest extends Finding {
  /** The test's line in the config, at the tested commit. */
  readonly url: string | undefined;
  /** The page of the commit that it is reused from. */
  readonly reusedUrl?: string | undefined;
  /** Opens it in report.html. */
  readonly fragment: string;
}

export interface FailingTests {
  /** Worst first. */
  readonly failed: readonly FailingTest[];
  /** No answer was judged: a request failed or was refused. Worst first. */
  readonly errored: readonly FailingTest[];
  /** Passed with failed answers, as `minPasses` allows. What a failed gate is about first, then worst first. */
  readonly tolerated: readonly FailingTest[];
  /** `test`, or `result` where tests ran on several models. */
  readonly noun: string;
  /** Others are listed as what got worse; absent: no. */
  readonly isRest?: boolean | undefined;
  /** The gates passed all the same. */
  readonly allowed: boolean;
}

function failingTestsOf(report: Report, suite: SuiteReport): FailingTests {
  const shown = (finding: Finding): FailingTest => ({
    ...finding,
    url: sourceUrl(report.run, finding.result.location),
    reusedUrl: finding.result.reused && revisionUrl(report.run, finding.result.reused.sha),
    fragment: testFragment(report, suite, finding.result),
  });
  const tests = findingsOf(suite).map(shown);
  return {
    failed: tests.filter(({ result }) => result.status === 'failed'),
    errored: tests.filter(({ result }) => result.status === 'errored'),
    tolerated: toleratedFindings(suite).map(shown),
    noun: resultNoun(suite),
    allowed: suite.gates.passed,
  };
}

export interface SuiteSections {
  readonly comparison: ComparisonLine;
  readonly gates: readonly GateRow[];
  readonly failingTests: FailingTests;
  readonly changes: Changes;
  readonly judges: readonly JudgeLine[];
  readonly reliability: readonly ReliabilityRow[];
  readonly caveats: readonly Caveat[];
}

/** How a view renders each section; `Extent` tells the view how much to show. */
export type SectionViews<Rendered, Extent = void> = {
  readonly [Name in keyof SuiteSections]: (
    section: SuiteSections[Name],
    extent: Extent,
  ) => Rendered;
};

export function suiteSections(report: Report, suite: SuiteReport): SuiteSections {
  return {
    comparison: comparisonLine(report, suite),
    gates: gateRows(report, suite),
    failingTests: failingTestsOf(report, suite),
    changes: changesOf(report, suite),
    judges: judgeLines(report, suite),
    reliability: reliabilityRows(suite),
    caveats: caveatsOf(suite, report.run),
  };
}

/** Every section as a view renders it. */
export function renderSections<Rendered, Extent>(
  sections: SuiteSections,
  views: SectionViews<Rendered, Extent>,
  extent: Extent,
): { readonly [Name in keyof SuiteSections]: Rendered } {
  return {
    comparison: views.comparison(sections.comparison, extent),
    gates: views.gates(sections.gates, extent),
    failingTests: views.failingTests(sections.failingTests, extent),
    changes: views.changes(sections.changes, extent),
    judges: views.judges(sections.judges, extent),
    reliability: views.reliability(sections.reliability, extent),
    caveats: views.caveats(sections.caveats, extent),
  };
}

/** Called by a view with the sections that it has not placed: one that is shown nowhere does not compile. */
export const allPlaced: (unplaced: Readonly<Record<string, never>>) => void = () => undefined;
