/** The page's data: JSON in script elements that no browser runs, read when it is needed. */
import type { Report, ReportedResult } from '../report.js';
import { dataElement } from './html-document.js';
import {
  beforeAfters,
  type BeforeAfters,
  criterionOf,
  resultDetail,
  type DetailExtent,
  type KnownLabels,
  type ResultDetail,
} from './test-details.js';
import { askedRuns, countsAs, wasTimed } from '../../engine/results.js';
import { duration, score, costWords } from '../../basics/format.js';
import { changeOf } from '../story/changes.js';
import { storyOf, toldTests } from '../story/story.js';
import { ownCost } from '../story/words.js';
import { excerpt, MAX_TABLE_NAME, plainBlock, reusedWords, sourceUrl } from '../escape.js';

/** What the page reads when it opens. */
export interface PageIndex {
  readonly suites: readonly string[];
  readonly rows: readonly TestRow[];
  /** Results in each chunk of details. */
  readonly chunkSize: number;
  /** Criteria of judges, each once. */
  readonly judged: readonly string[];
}

/** Details of `chunkSize` results in the order of the rows. */
export type DetailChunk = readonly ResultDetail[];

const CHUNK_SIZE = 50;

/** Characters of details that a browser opens well under a second; the bytes are more where texts are not ASCII. */
const MAX_DETAILS = 12_000_000;

/** What is left out, variant by variant, until the details fit: answers of answers that passed go first. */
const VARIANTS: readonly DetailExtent[] = [
  { answersOf: 'all', answer: 20_000, passedRuns: 'whole' },
  { answersOf: 'failed', answer: 20_000, passedRuns: 'whole' },
  { answersOf: 'failed', answer: 2_000, passedRuns: 'whole' },
  { answersOf: 'failed', answer: 2_000, passedRuns: 'counted' },
  { answersOf: 'none', answer: 0, passedRuns: 'counted' },
];

/**
 * The script elements with the data, in the richest form that fits into `budget` characters; when none does, details
 * end where the budget ends.
 */
export function dataElements(
  report: Report,
  suites: readonly string[],
  budget = MAX_DETAILS,
): readonly string[] {
  const results = resultsOf(report);
  const judged = criteriaOf(report).slice(0, MAX_CRITERIA);
  const index: PageIndex = { suites, rows: testRows(report), chunkSize: CHUNK_SIZE, judged };
  const beside = { pairs: beforeAfters(results), labelled: labelledAnswers(report) };
  return [dataElement(index, 'kindlm-index'), ...detailElements(results, beside, budget)];
}

/** More have no labels made on the page. */
const MAX_CRITERIA = 100;

/** Of judges, each once, as far as the report holds the answers that they judged. */
export function criteriaOf(report: Report): readonly string[] {
  const judged = resultsOf(report)
    .flatMap(({ runs }) => runs)
    .filter(({ outputOmitted }) => outputOmitted !== true)
    .flatMap(({ assertions }) => assertions.flatMap((assertion) => criterionOf(assertion) ?? []));
  return [...new Set(judged)];
}

/** Answers that the files of labels have already: nobody is asked about them again. */
function labelledAnswers({ suites }: Report): KnownLabels {
  const labelled = new Map<string, Map<string, boolean>>();
  for (const { criteria, verdicts } of suites.flatMap(({ judges = [] }) => judges)) {
    const criterion = plainBlock(criteria);
    const known = labelled.get(criterion) ?? new Map<string, boolean>();
    labelled.set(criterion, known);
    for (const { answer, good } of verdicts) known.set(answer, good);
  }
  return labelled;
}

/** What results are shown with. */
interface Beside {
  readonly pairs: BeforeAfters;
  readonly labelled: KnownLabels;
}

function detailElements(
  results: readonly ReportedResult[],
  beside: Beside,
  budget: number,
): readonly string[] {
  const last = VARIANTS.length - 1;
  for (const [variant, extent] of VARIANTS.entries()) {
    const { elements, whole } = elementsWithin(results, beside, extent, budget);
    if (whole || variant === last) return elements;
  }
  return [];
}

function elementsWithin(
  results: readonly ReportedResult[],
  { pairs, labelled }: Beside,
  extent: DetailExtent,
  budget: number,
): { readonly elements: readonly string[]; readonly whole: boolean } {
  const elements: string[] = [];
  let length = 0;
  for (let start = 0; start < results.length; start += CHUNK_SIZE) {
    const chunk: DetailChunk = results
      .slice(start, start + CHUNK_SIZE)
      .map((result) => resultDetail(result, extent, labelled, pairs.get(result)));
    const element = dataElement(chunk, `kindlm-details-${start / CHUNK_SIZE}`);
    length += element.length;
    if (length > budget) return { elements, whole: false };
    elements.push(element);
  }
  return { elements, whole: true };
}

/** All results in the order of the rows. */
function resultsOf(report: Report): readonly ReportedResult[] {
  return report.suites.flatMap((suite) => suite.results);
}

// The rows of the table of tests, with what they are filtered and sorted by.

const MAX_TAGS = 20;

/** What the page's script gets of a result. Texts are plain lines, to be inserted as text. */
export type TestRow = ReturnType<typeof testRow>;

/** Rows in config order, suite by suite: the order of `resultsOf`. */
function testRows(report: Report): readonly TestRow[] {
  const told = new Map(toldTests(storyOf(report)).map(({ result }, at) => [result, at] as const));
  return report.suites.flatMap((suite, index) =>
    suite.results.map((result) => testRow(report, index, result, told.get(result))),
  );
}

function testRow(report: Report, suite: number, result: ReportedResult, told: number | undefined) {
  const { location, comparison } = result;
  const lowest = lowestScore(result);
  const change = changeOf(result);
  const base = comparison?.base;
  return {
    /** Index in the report's suites. */
    suite,
    name: excerpt(result.testCaseName, MAX_TABLE_NAME),
    model: excerpt(result.modelId, MAX_TABLE_NAME),
    status: result.status,
    /** Its place among what the story tells of, the worst first, from 0; absent where it has nothing to tell. */
    told,
    passedRuns: result.runs.filter((run) => countsAs(run).passed).length,
    runs: askedRuns(result),
    /** Lowest mean of its assertions, 0 to 1; null when none was evaluated. */
    lowestScore: lowest,
    scoreText: lowest === null ? '–' : score(lowest),
    latencyMs: result.latencyAvgMs,
    latencyText: result.runs.some(wasTimed) ? duration(result.latencyAvgMs) : '–',
    costUsd: result.totalCostUsd,
    costText: costWords(ownCost([result])),
    codes: result.failureCodes,
    tags: result.tags.slice(0, MAX_TAGS).map((tag) => excerpt(tag, MAX_TABLE_NAME)),
    /** `file:line` in the config, and that line at the tested commit. */
    place: excerpt(`${location.file}:${location.line}`, MAX_TABLE_NAME),
    url: sourceUrl(report.run, location),
    assertsNothing: result.assertsNothing ? true : undefined,
    /** Where its result is from, if it was not asked. */
    reusedText: result.reused && reusedWords(result.reused),
    /** What became of it since the base, as a name and as words; absent where it is as it was, or was not compared. */
    change: change?.name,
    changeText: change?.words,
    /** The base's runs, e.g. `29 of 30`. */
    baseText: base && `${base.passed} of ${base.runs}`,
  };
}

function lowestScore(result: ReportedResult): number | null {
  const means = Object.values(result.assertionScores).map((summary) => summary.mean);
  return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
}
