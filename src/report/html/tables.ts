/** The tables that need no script: gates, models, and judges held against labels. */
import { count, duration, plural, score } from '../../basics/format.js';
import { askedRuns, runPassed } from '../../engine/evaluate/aggregate.js';
import type { TestStatus } from '../../engine/results.js';
import { compareModels, notJudgedWords } from '../story/suite-figures.js';
import type { Report, ReportedResult, SuiteReport } from '../report.js';
import { type ChangeName, changeOf } from '../story/changes.js';
import { type GateRow, type GateSign, gateSignWords, withIntervals } from '../story/gates.js';
import { storyOf, toldTests } from '../story/story.js';
import type { JudgeLine, PlacedLabel } from '../story/judge-lines.js';
import {
  columnsOf,
  pointAt,
  pointText,
  type ReliabilityRow,
  triesTitle,
} from '../story/reliability.js';
import { excerpt, htmlText, MAX_TABLE_NAME, reusedWords, safeUrl, sourceUrl } from '../escape.js';
import { ownCost, costWords, resultNoun, INTERVAL_NAME, rateText } from '../story/words.js';

const GATE_KINDS: Readonly<Record<GateSign, string>> = {
  passed: 'good',
  failed: 'bad',
  'no data': 'bad',
  'not exercised': 'idle',
};

/** Gates with actual, threshold and margin; empty text where none is set. */
export function gatesTable(gates: readonly GateRow[], suiteName: string): string {
  const compared = gates.some(({ base }) => base !== undefined);
  const rows = gates.map(withIntervals).map((gate) => {
    return [
      `<tr class="${GATE_KINDS[gate.sign]}"><td class="sign">${gateSignWords(gate.sign)}</td>`,
      `<th scope="row">${htmlLink(gate.title, gate.url)}${gate.note === undefined ? '' : `<span class="rerun">${htmlText(gate.note)}</span>`}</th>`,
      numberCell('Actual', gate.actual),
      ...(compared ? [numberCell('Base', gate.base ?? '–', 'wide-words')] : []),
      numberCell('Threshold', gate.threshold),
      numberCell('Margin', gate.margin, 'margin'),
      '</tr>',
    ].join('');
  });
  const base = compared ? ['#Base'] : [];
  const named = gates.some(({ interval }) => interval !== undefined);
  const titles = [
    'Verdict',
    'Gate',
    named ? `#Actual (${INTERVAL_NAME})` : '#Actual',
    ...base,
    '#Threshold',
    '#Margin',
  ];
  return table(`Gates of ${suiteName}`, titles, rows);
}

/** What each model did in numbers. */
export function modelsTable(suite: SuiteReport): string {
  const rows = compareModels(suite).map((row) => {
    return [
      `<tr><th scope="row">${htmlText(row.modelId)}</th>`,
      `<td data-label="Provider">${htmlText(row.model ?? '–')}</td>`,
      numberCell(
        'Pass rate',
        row.wasAnswered ? rateText(row.passRate, `${resultNoun(suite)}s`) : '–',
      ),
      numberCell('Passed', `${row.passed} of ${row.total}${notJudgedWords(row)}`),
      numberCell('Judge average', row.judgeAverage === undefined ? '–' : score(row.judgeAverage)),
      numberCell('Mean latency', row.wasAnswered ? duration(row.latencyMs) : '–'),
      numberCell('Cost', row.cost),
      '</tr>',
    ].join('');
  });
  if (rows.length === 0) return '';
  const titles = ['Model', 'Provider', '#Pass rate', '#Passed', '#Judge average', '#Mean latency'];
  return `<h3>${rows.length === 1 ? 'Model' : 'Models'}</h3>\n${table(`Models of ${suite.name}`, [...titles, '#Cost'], rows)}`;
}

const MAX_CRITERIA = 300;
const MAX_TEXT = 2000;

/** Each judge, and the labels on which it is wrong, side by side. */
export function judgesHtml(judges: readonly JudgeLine[]): string {
  if (judges.length === 0) return '';
  return ['<h3>Judges against labels</h3>', ...judges.map(judgeHtml)].join('\n');
}

function judgeHtml(judge: JudgeLine): string {
  const { icon, criteria, judgeModel, rates, verdict, notes } = judge;
  const model =
    judgeModel === undefined ? '' : ` (<code class="name">${htmlText(judgeModel)}</code>)`;
  const name = `<code class="name">${htmlText(excerpt(criteria, MAX_CRITERIA))}</code>`;
  return [
    `<p class="caveat"><span aria-hidden="true">${icon}</span> Judge of ${name}${model}: ${htmlText(rates)}: <b>${htmlText(verdict)}</b></p>`,
    notes.length === 0
      ? ''
      : `<p class="facts">${notes.map((note) => htmlText(note)).join(' ')}</p>`,
    wrongHtml(judge),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function wrongHtml({ wrong, moreWrong, criteria }: JudgeLine): string {
  const all = wrong.length + moreWrong;
  if (all === 0) return '';
  const rows = wrong.map(
    (label) =>
      `<tr><th scope="row">${htmlLink(label.place, label.url)}</th>${cell('People', peopleHtml(label))}${cell('Judge', judgeHtmlOf(label))}${cell('Answer', answerHtml(label))}</tr>`,
  );
  const more = moreWrong === 0 ? '' : `<p class="facts">and ${count(moreWrong)} more</p>`;
  const heads = ['Label', 'People', 'Judge', 'Answer'].map((it) => `<th scope="col">${it}</th>`);
  return [
    `<details><summary>Wrong on ${plural(all, 'label')}</summary>`,
    `<div class="scroll" tabindex="0" role="group" aria-label="${htmlText(`Wrong labels of ${excerpt(criteria, 100)}`)}">`,
    `<table class="cards"><thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>${more}</details>`,
  ].join('\n');
}

function cell(title: string, html: string): string {
  return `<td data-label="${title}">${html}</td>`;
}

function peopleHtml({ good, note }: PlacedLabel): string {
  return `<b>${good ? 'good' : 'bad'}</b>${note === undefined ? '' : `<br>${shown(note)}`}`;
}

function judgeHtmlOf({ score: given, reasoning }: PlacedLabel): string {
  return `<b>gives ${score(given)}</b>${reasoning === undefined ? '' : `<br>${shown(reasoning)}`}`;
}

function answerHtml({ output, question }: PlacedLabel): string {
  const asked = question === undefined ? '' : `<i>${shown(question)}</i><br>`;
  return output === undefined ? '–' : `${asked}${output === '' ? '(empty)' : shown(output)}`;
}

function shown(text: string): string {
  return htmlText(excerpt(text, MAX_TEXT));
}

/** pass^k by model, one column for each k. */
export function reliabilityTable(all: readonly ReliabilityRow[], suiteName: string): string {
  const tries = columnsOf(all);
  const rows = all.map((row) => {
    const cells = tries.map((it) => {
      const point = pointAt(row, it);
      const text = point === undefined ? '–' : pointText(point, true);
      return numberCell(triesTitle(it), text);
    });
    return `<tr><th scope="row">${htmlText(row.modelId)}</th>${cells.join('')}</tr>`;
  });
  if (rows.length === 0) return '';
  const titles = ['Model', ...tries.map((it) => `#${triesTitle(it)}`)];
  return `<h3>Reliability</h3>\n${table(`Reliability in ${suiteName}`, titles, rows)}`;
}

/** The label precedes the number where the page is too narrow for a table's head. */
export function numberCell(label: string, text: string, kind = ''): string {
  return `<td class="${`number ${kind}`.trim()}" data-label="${label}">${htmlText(text)}</td>`;
}

/** Titles that begin with `#` are those of numbers. The name is foreign text. */
export function table(name: string, titles: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const heads = titles.map((title) =>
    title.startsWith('#')
      ? `<th scope="col" class="number">${title.slice(1)}</th>`
      : `<th scope="col">${title}</th>`,
  );
  return [
    // A table may be wider than the page, and by keyboard only what can be focused scrolls.
    `<div class="scroll" tabindex="0" role="group" aria-label="${htmlText(excerpt(name, 200))}">`,
    '<table class="cards">',
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
}

/** A link to http(s), or the bare label. The label is foreign text. */
export function htmlLink(label: string, url: string | undefined): string {
  const safe = url === undefined ? undefined : safeUrl(url);
  return safe === undefined
    ? htmlText(label)
    : `<a href="${htmlText(safe)}" rel="noreferrer">${htmlText(label)}</a>`;
}

// The table of tests: one row a test x model result, with what it is filtered and sorted by.

/** What the page's script gets of a result. Texts are plain lines, to be inserted as text. */
export interface TestRow {
  /** Index in the report's suites. */
  readonly suite: number;
  readonly name: string;
  readonly model: string;
  readonly status: TestStatus;
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
