/** The rows of the table of tests: what the page's script gets of each result, with what it is filtered and sorted by. */
import { duration, score, costWords } from '../../basics/format.js';
import { type AggregatedTestResult, askedRuns, countsAs, wasTimed } from '../../engine/results.js';
import type { Report, ReportedResult } from '../report.js';
import { type ChangeName, changeOf } from '../story/changes.js';
import { storyOf, toldTests } from '../story/story.js';
import { excerpt, htmlText, MAX_TABLE_NAME, reusedWords, safeUrl, sourceUrl } from '../escape.js';
import { ownCost } from '../story/words.js';

/** A link to http(s), or the bare label. The label is foreign text. */
export function htmlLink(label: string, url: string | undefined): string {
  const safe = url === undefined ? undefined : safeUrl(url);
  return safe === undefined
    ? htmlText(label)
    : `<a href="${htmlText(safe)}" rel="noreferrer">${htmlText(label)}</a>`;
}

/** What the page's script gets of a result. Texts are plain lines, to be inserted as text. */
export interface TestRow {
  /** Index in the report's suites. */
  readonly suite: number;
  readonly name: string;
  readonly model: string;
  readonly status: AggregatedTestResult['status'];
  /** Its place among what the story tells of, the worst first, from 0; absent where it has nothing to tell. */
  readonly told?: number | undefined;
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
  const told = new Map(toldTests(storyOf(report)).map(({ result }, at) => [result, at] as const));
  return report.suites.flatMap((suite, index) =>
    suite.results.map((result) => ({
      ...testRow(report, index, result),
      told: told.get(result),
    })),
  );
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
    passedRuns: result.runs.filter((run) => countsAs(run).passed).length,
    runs: askedRuns(result),
    lowestScore: lowest,
    scoreText: lowest === null ? '–' : score(lowest),
    latencyMs: result.latencyAvgMs,
    latencyText: result.runs.some(wasTimed) ? duration(result.latencyAvgMs) : '–',
    costUsd: result.totalCostUsd,
    costText: costWords(ownCost([result])),
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
  const change = changeOf(result);
  const base = comparison?.base;
  return {
    change: change?.name,
    changeText: change?.words,
    ...(base === undefined ? {} : { baseText: `${base.passed} of ${base.runs}` }),
  };
}

function lowestScore(result: ReportedResult): number | null {
  const means = Object.values(result.assertionScores).map((summary) => summary.mean);
  return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
}
