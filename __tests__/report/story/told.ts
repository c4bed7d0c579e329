/** What a report's story says, as plain text: names in backticks. */
import type { GateResult } from '../../../src/engine/results.js';
import type { SuiteComparison, SuiteVerdict } from '../../../src/report/comparison.js';
import type { Report, StepIdentity, SuiteReport } from '../../../src/report/report.js';
import {
  type Sentence,
  storyOf,
  type SuiteStory,
  written,
  type FoldName,
} from '../../../src/report/views.js';
import { greenComparison } from '../reports.js';

export function said(sentence: Sentence | undefined): string {
  return written(
    sentence ?? [],
    (text) => text,
    ({ name }) => `\`${name}\``,
  );
}

export function onlyStory(report: Report): SuiteStory {
  const [suite] = storyOf(report).suites;
  if (suite === undefined) throw new Error('a suite was expected');
  return suite;
}

/** The lines of a fold; none where there is no such fold. */
export function foldLines(report: Report, name: FoldName): readonly string[] {
  const fold = onlyStory(report).folds.find((one) => one.name === name);
  return (fold?.lines ?? []).map(said);
}

/** The rows of a fold's table, below its head; none where there is no such fold. */
export function foldRows(report: Report, name: FoldName): readonly (readonly string[])[] {
  const { table } = onlyStory(report).folds.find((one) => one.name === name) ?? {};
  if (table === undefined) return [];
  return [
    table.head.map(({ title }) => title),
    ...table.rows.map((row) => row.map(({ text }) => said(text))),
  ];
}

/** A gate among all gates: sign and verdict, title, actual, threshold, margin. */
export function gateCells(gate: GateResult): readonly string[] {
  const report = comparedWith({}, () => ({ gates: { passed: gate.passed, gates: [gate] } }));
  return foldRows(report, 'gates')[1] ?? [];
}

/** Thirty tests that pass here, compared with five runs of `main` two hours ago. */
const COMPARED = greenComparison(30, {
  base: { sha: undefined },
  side: () => ({ kind: 'changed', passed: 15, runs: 15 }),
});

/** The same with other facts of the comparison, or of the suite. */
export function comparedWith(
  comparison: Partial<SuiteComparison>,
  rest: (suite: SuiteReport) => Partial<SuiteReport> = () => ({}),
  base: Partial<{ branch: string }> = {},
): Report {
  if (COMPARED.comparison?.kind !== 'compared') throw new Error('the sample is compared');
  return {
    ...COMPARED,
    comparison: { ...COMPARED.comparison, base: { ...COMPARED.comparison.base, ...base } },
    suites: COMPARED.suites.map((suite) => {
      if (suite.comparison === undefined) throw new Error('the sample is compared');
      return { ...suite, ...rest(suite), comparison: { ...suite.comparison, ...comparison } };
    }),
  };
}

/** Lead and rest of what is said of a verdict. */
export function verdictWords(verdict: SuiteVerdict): string {
  const { verdict: told } = onlyStory(comparedWith({ verdict }));
  return `${said(told?.lead)} ${said(told?.rest)}`.trim();
}

/** What is said of demands that were weakened: the line in sight, without its sign, then the list. */
export function weakenedWords(
  weakened: SuiteComparison['weakened'],
  filters?: StepIdentity['filters'],
): readonly string[] {
  const compared = comparedWith({ weakened });
  const step = filters && { workingDirectory: '', config: ['kindlm.yaml'], filters };
  const report = { ...compared, run: { ...compared.run, step } };
  const [line] = onlyStory(report).qualifiers.shown;
  return [said(line).replace(/^\S+ This pull request /u, ''), ...foldLines(report, 'weakened')];
}
