/** The table of tests: one row a test x model result, with what it is filtered and sorted by. */
import { askedRuns, runPassed } from '../../engine/evaluate/aggregate.js';
import type { TestStatus } from '../../engine/results.js';
import { changeOf, changeWords, type ChangeName } from '../sections/changes.js';
import { excerpt } from '../words/escape.js';
import { reusedWords } from '../words/reused.js';
import { duration, score, usd } from '../../words/format.js';
import { MAX_TABLE_NAME, sourceUrl } from '../words/links.js';
import type { Report, ReportedResult } from '../report.js';

/** What the page's script gets of a result. Texts are plain lines, to be inserted as text. */
export interface TestRow {
  /** Index in the report's suites. */
  readonly suite: number;
  readonly name: string;
  readonly model: string;
  readonly status: TestStatus;
  readonly passedRuns: number;
  readonly runs: number;
  /** Lowest mean of its assertions, 0 to 1; null when none was evaluated. */
  readonly lowestScore: number | null;
  readonly scoreText: string;
  readonly latencyMs: number;
  readonly latencyText: string;
  readonly costUsd: number;
  readonly costText: string;
  readonly codes: readonly string[];
  readonly tags: readonly string[];
  /** `file:line` in the config. */
  readonly place: string;
  /** That line at the tested commit. */
  readonly url?: string | undefined;
  readonly assertsNothing?: true;
  /** Where its result is from, if it was not asked. */
  readonly reusedText?: string | undefined;
  /** What became of it since the base; absent where it is as it was, or was not compared. */
  readonly change?: ChangeName | undefined;
  /** e.g. `regressed`. */
  readonly changeText?: string | undefined;
  /** The base's runs, e.g. `29 of 30`. */
  readonly baseText?: string;
}

const MAX_TAGS = 20;

/** Rows in config order, suite by suite: the order of `resultsOf`. */
export function testRows(report: Report): readonly TestRow[] {
  return report.suites.flatMap((suite, index) =>
    suite.results.map((result) => testRow(report, index, result)),
  );
}

/** All results in the order of the rows. */
export function resultsOf(report: Report): readonly ReportedResult[] {
  return report.suites.flatMap((suite) => suite.results);
}

function testRow(report: Report, suite: number, result: ReportedResult): TestRow {
  const { location } = result;
  const url = sourceUrl(report.run, location);
  const lowest = lowestScore(result);
  return {
    suite,
    name: excerpt(result.testCaseName, MAX_TABLE_NAME),
    model: excerpt(result.modelId, MAX_TABLE_NAME),
    status: result.status,
    passedRuns: result.runs.filter(runPassed).length,
    runs: askedRuns(result),
    lowestScore: lowest,
    scoreText: lowest === null ? '–' : score(lowest),
    latencyMs: result.latencyAvgMs,
    latencyText: duration(result.latencyAvgMs),
    costUsd: result.totalCostUsd,
    costText: usd(result.totalCostUsd),
    codes: result.failureCodes,
    tags: result.tags.slice(0, MAX_TAGS).map((tag) => excerpt(tag, MAX_TABLE_NAME)),
    place: excerpt(`${location.file}:${location.line}`, MAX_TABLE_NAME),
    url,
    ...(result.assertsNothing ? { assertsNothing: true as const } : {}),
    reusedText: result.reused && reusedWords(result.reused),
    ...comparedWith(result),
  };
}

function comparedWith(result: ReportedResult): Pick<TestRow, 'change' | 'changeText' | 'baseText'> {
  const { comparison } = result;
  const [change, changeText] = [changeOf(comparison), changeWords(result)];
  const base = comparison?.base;
  return {
    change,
    changeText,
    ...(base === undefined ? {} : { baseText: `${base.passed} of ${base.runs}` }),
  };
}

function lowestScore(result: ReportedResult): number | null {
  const means = Object.values(result.assertionScores).map((summary) => summary.mean);
  return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
}
