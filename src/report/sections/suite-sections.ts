/**
 * The sections of a suite that every view shows: made once here as plain structure, worded for no surface in
 * particular. A view (summary and comment, HTML, terminal) renders each of them by a `SectionViews`, so a section that
 * is added here does not compile until every view shows it.
 */
import type { Report, SuiteReport } from '../report.js';
import { changesOf, type Changes } from './changes.js';
import { comparisonLine, type ComparisonLine } from './comparison-line.js';
import { caveatsOf, type Caveat } from './caveats.js';
import { failingTestsOf, type FailingTests } from './failing-tests.js';
import { judgeLines, type JudgeLine } from './judge-lines.js';
import { gateRows, type GateRow } from './gate-rows.js';
import { reliabilityRows, type ReliabilityRow } from './reliability-rows.js';

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
