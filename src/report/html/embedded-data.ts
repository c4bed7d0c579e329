/** The page's data: JSON in script elements that no browser runs, read when it is needed. */
import { countsAs } from '../../engine/results.js';
import type { Report, ReportedResult } from '../report.js';
import { dataElement } from './html-document.js';
import { beforeAfters, type BeforeAfters } from './shown-text.js';
import { criterionOf, resultDetail, type DetailExtent, type ResultDetail } from './test-details.js';
import { testRows, type TestRow } from './tables.js';
import { answerId } from '../../engine/judges/judge-check.js';
import { sum } from '../../basics/basics.js';
import { plainBlock } from '../escape.js';

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
  const judged = criteriaOf(results);
  const index: PageIndex = { suites, rows: testRows(report), chunkSize: CHUNK_SIZE, judged };
  const beside = { pairs: beforeAfters(results), labelled: labelledAnswers(report) };
  return [dataElement(index, 'kindlm-index'), ...detailElements(results, beside, budget)];
}

/** More have no labels made on the page. */
const MAX_CRITERIA = 100;

/** Of the answers that the report holds. */
function criteriaOf(results: readonly ReportedResult[]): readonly string[] {
  const judged = results
    .flatMap(({ runs }) => runs)
    .filter(({ outputOmitted }) => outputOmitted !== true)
    .flatMap(({ assertions }) => assertions.flatMap((assertion) => criterionOf(assertion) ?? []));
  return [...new Set(judged)].slice(0, MAX_CRITERIA);
}

/** What a result is shown with. */
interface Beside {
  readonly pairs: BeforeAfters;
  /** By criterion: whether people call an answer good, by its id. */
  readonly labelled: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
}

/** Answers that the files of labels have already: nobody is asked about them again. */
function labelledAnswers({ suites }: Report): Beside['labelled'] {
  const labelled = new Map<string, Map<string, boolean>>();
  for (const { criteria, verdicts } of suites.flatMap(({ judges = [] }) => judges)) {
    const criterion = plainBlock(criteria);
    const known = labelled.get(criterion) ?? new Map<string, boolean>();
    labelled.set(criterion, known);
    for (const { answer, good } of verdicts) known.set(answer, good);
  }
  return labelled;
}

function withLabels(detail: ResultDetail, { labelled }: Beside): ResultDetail {
  if (labelled.size === 0) return detail;
  const runs = detail.runs.map((run) => ({
    ...run,
    assertions: run.assertions.map((assertion) => {
      const { judged } = assertion;
      const text = judged && run.answers[judged.answer]?.answer.text;
      if (judged === undefined || text === undefined) return assertion;
      const good = labelled.get(judged.criterion)?.get(answerId(text));
      return good === undefined ? assertion : { ...assertion, judged: { ...judged, good } };
    }),
  }));
  return { ...detail, runs };
}

function detailElements(
  results: readonly ReportedResult[],
  beside: Beside,
  budget: number,
): readonly string[] {
  const last = VARIANTS.length - 1;
  for (const [variant, extent] of VARIANTS.entries()) {
    if (variant !== last && answersLength(results, extent) > budget) continue;
    const { elements, whole } = elementsWithin(results, beside, extent, budget);
    if (whole || variant === last) return elements;
  }
  return [];
}

/** Characters of the answers alone: tells cheaply that a variant cannot fit. */
function answersLength(
  results: readonly ReportedResult[],
  { answersOf, answer }: DetailExtent,
): number {
  if (answersOf === 'none') return 0;
  const runs = results.flatMap((result) => result.runs);
  const shown = answersOf === 'all' ? runs : runs.filter((run) => !countsAs(run).passed);
  const texts = shown.flatMap(({ turns, outputText }) =>
    turns === undefined ? [outputText] : turns.map((turn) => turn.outputText),
  );
  return sum(texts.map((text) => Math.min(text.length, answer)));
}

function elementsWithin(
  results: readonly ReportedResult[],
  beside: Beside,
  extent: DetailExtent,
  budget: number,
): { readonly elements: readonly string[]; readonly whole: boolean } {
  const elements: string[] = [];
  let length = 0;
  for (let start = 0; start < results.length; start += CHUNK_SIZE) {
    const chunk: DetailChunk = results
      .slice(start, start + CHUNK_SIZE)
      .map((result) => withLabels(resultDetail(result, extent, beside.pairs.get(result)), beside));
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
