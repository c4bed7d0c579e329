/**
 * The page of the history: for each suite its trend as plots, and below them the runs. One HTML file that needs no
 * network, and a script for nothing but the plots. In: lines that passed `parseHistoryLine`, whose texts are hostile all the same.
 */
import { count, duration, percent, plural, score, shortCommit, usd } from '../../basics/format.js';
import { firstPart } from '../../redaction/cut.js';
import { wilson } from '../../statistics/intervals.js';
import { htmlDocument } from '../html/html-document.js';
import { PAGE_STYLE, PLOTS_SCRIPT } from '../html/page-assets.js';
import {
  type Course,
  courseFigures,
  type Figure,
  LINES,
  modelName,
  plotsHtml,
} from '../html/figures.js';
import { htmlLink } from '../html/tables.js';
import type { RunMetadata } from '../report.js';
import { excerpt, htmlText, revisionUrl, workflowRunUrl } from '../escape.js';
import { OUTCOME_SIGNS } from '../story/run-facts.js';
import { rateText } from '../story/words.js';
import {
  type History,
  HISTORY_FILE,
  type HistoryLine,
  type HistoryModel,
  seriesKey,
} from './history-line.js';

/** Further suites are in the file only, the newest first. */
const MAX_SERIES = 30;
/** Of one suite; older ones are in the file only. */
const MAX_POINTS = 400;
const MAX_ROWS = 3_000;
const MAX_NAME = 120;

const STYLE = `${PAGE_STYLE}
.verdict.history { border-left-color: var(--accent); }
.runs th { white-space: nowrap; }
.runs td { min-width: 84px; }
.runs .sign { min-width: 0; }
.runs { max-height: 480px; overflow: auto; }
.runs thead th { position: sticky; top: 0; }
.runs tr { scroll-margin-top: 36px; }
.runs tr:target { background: var(--warn-wash); }
.plots { grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); }
`;

/** Where the lines are from: links lead there. */
type HistoryRun = Pick<RunMetadata, 'serverUrl' | 'repository'>;

/** The same history gives the same bytes. */
export function renderHistoryPage({ lines, unread }: History, run: HistoryRun): string {
  const trends = trendsOf(lines);
  const left = trends.length - MAX_SERIES;
  const body = [
    '<main>',
    headerHtml(lines, run),
    unread === 0 ? '' : `<p class="state">${htmlText(unreadWords(unread))}</p>`,
    ...trends.slice(0, MAX_SERIES).map((trend, index) => trendHtml(trend, index, run)),
    left > 0 ? `<p class="note">${plural(left, 'more trend')} in ${HISTORY_FILE}.</p>` : '',
    '</main>',
    `<footer>Made by the KindLM action from ${HISTORY_FILE}, which holds every figure of this page.</footer>`,
    `<script>${PLOTS_SCRIPT}</script>`,
  ];
  return htmlDocument({ title: titleOf(run), style: STYLE, scripts: [PLOTS_SCRIPT], body }).join(
    '',
  );
}

/** What is said of lines that are kept and not shown. */
export function unreadWords(unread: number): string {
  const [verb, they] = unread === 1 ? ['is', 'It stays'] : ['are', 'They stay'];
  return `${plural(unread, 'line')} of ${HISTORY_FILE} ${verb} damaged or of another version. ${they} in the file and ${verb} not shown here.`;
}

function titleOf({ repository }: HistoryRun): string {
  return `KindLM: quality over time${repository === undefined ? '' : `, ${repository}`}`;
}

/** Lines of one trend, oldest first; the trend with the newest line first. */
function trendsOf(lines: readonly HistoryLine[]): readonly (readonly HistoryLine[])[] {
  const trends = new Map<string, HistoryLine[]>();
  for (const line of lines) {
    const key = seriesKey(line);
    const trend = trends.get(key) ?? [];
    trends.delete(key);
    trends.set(key, trend);
    trend.push(line);
  }
  return [...trends.values()].toReversed();
}

function headerHtml(lines: readonly HistoryLine[], { repository }: HistoryRun): string {
  const days = lines.map(({ time }) => firstPart(time, 10)).toSorted();
  const facts = [
    repository,
    plural(new Set(lines.map(({ commit, time }) => commit ?? time)).size, 'commit'),
    days[0] === days.at(-1) ? days[0] : `${days[0]} to ${days.at(-1)}`,
  ];
  return [
    '<header class="verdict history">',
    '<h1>Quality over time</h1>',
    `<p class="facts">${facts.flatMap((fact) => (fact === undefined ? [] : htmlText(fact))).join(' · ')}</p>`,
    '</header>',
  ].join('\n');
}

function trendHtml(all: readonly HistoryLine[], number: number, run: HistoryRun): string {
  const lines = all.slice(-MAX_POINTS);
  const newest = lines.at(-1);
  if (newest === undefined) return '';
  const models = [
    ...new Set(lines.toReversed().flatMap((line) => line.models.map(({ id }) => id))),
  ];
  const drawn = models.slice(0, LINES.length);
  const address = (index: number): string => `r${number}-${index}`;
  const figures = historyFigures(lines, drawn, (index) => `#${address(index)}`);
  const notes = [
    ...(lines.length === 1 ? ['One run so far: a trend begins with the second.'] : []),
    ...(all.length > lines.length
      ? [`The newest ${count(lines.length)} of ${count(all.length)} runs.`]
      : []),
    ...(models.length > drawn.length && lines.length > 1
      ? [`The plots show ${drawn.length} of ${models.length} models; the table has all.`]
      : []),
    ...versionWords(lines),
    ...(figures.length === 0
      ? []
      : ['Press a plot, or move its slider, for a run’s figures and its row below.']),
  ];
  return [
    '<section class="suite">',
    `<h2>${htmlText(trendName(newest))}</h2>`,
    ...notes.map((note) => `<p class="counts">${htmlText(note)}</p>`),
    plotsHtml(figures),
    tableHtml(lines, address, trendName(newest), run),
    '</section>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function trendName({ suite, matrix, only }: HistoryLine): string {
  const details = [matrix, only].filter((part) => part !== undefined);
  return excerpt(details.length === 0 ? suite : `${suite} (${details.join('; ')})`, MAX_NAME);
}

const MAX_CHANGES = 10;

/** When another version of a model began to answer, newest first. */
function versionWords(lines: readonly HistoryLine[]): readonly string[] {
  const known = new Map<string, string>();
  const changes: string[] = [];
  for (const line of lines) {
    for (const { id, versions } of line.models) {
      const names = versions.toSorted().join(', ');
      const before = known.get(id);
      if (names === '') continue;
      known.set(id, names);
      if (before === undefined || before === names) continue;
      const [model, from, to] = [id, before, names].map((name) => excerpt(name, MAX_NAME));
      changes.push(`${pointName(line)}: ${model} is answered by ${to}, before by ${from}.`);
    }
  }
  return changes.toReversed().slice(0, MAX_CHANGES);
}

const HEADS = ['Verdict', 'Run', 'Model', 'Pass rate', 'Judge', 'Latency', 'Cost', 'Version'];

function tableHtml(
  lines: readonly HistoryLine[],
  address: (index: number) => string,
  name: string,
  run: HistoryRun,
): string {
  const rows = lines
    .map((line, index) =>
      line.models.map((model, place) =>
        rowHtml(line, model, place === 0 ? address(index) : undefined, run),
      ),
    )
    .toReversed()
    .flat();
  const left = rows.length - MAX_ROWS;
  return [
    '<h3>Runs, the newest first</h3>',
    `<div class="scroll runs" tabindex="0" role="group" aria-label="${htmlText(`Runs of ${name}`)}">`,
    `<table class="cards"><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.slice(0, MAX_ROWS).join('\n')}</tbody></table></div>`,
    left > 0 ? `<p class="note">and ${plural(left, 'older row')} in ${HISTORY_FILE}</p>` : '',
  ].join('\n');
}

/** One model of one run. `id`: of the run's first row, to which its points lead. */
function rowHtml(
  line: HistoryLine,
  model: HistoryModel,
  id: string | undefined,
  run: HistoryRun,
): string {
  const { passed, runs, answers, judge, latencyMs, costUsd } = model;
  const value = passed / runs;
  const rate = rateText({ value, ...wilson(value, answers) });
  return [
    `<tr${id === undefined ? '' : ` id="${id}"`}>`,
    `<td class="sign">${OUTCOME_SIGNS[line.verdict]} ${line.verdict}</td>`,
    `<th scope="row">${placeHtml(line, run)}</th>`,
    cell('Model', excerpt(model.id, MAX_NAME)),
    cell('Pass rate', `${rate} of ${plural(runs, 'answer')}`, 'number'),
    cell('Judge', judge === null ? '–' : score(judge), 'number'),
    cell('Latency', latencyMs === null ? '–' : duration(latencyMs), 'number'),
    cell('Cost', usd(costUsd), 'number'),
    `<td data-label="Version"><span>${htmlText(excerpt(model.versions.join(', '), MAX_NAME) || '–')}${id === undefined ? '' : driftHtml(line)}</span></td>`,
    '</tr>',
  ].join('');
}

/** Commit and time, each with its page. */
function placeHtml({ commit, time, run: id, responses }: HistoryLine, run: HistoryRun): string {
  const when = firstPart(time, 16).replace('T', ' ');
  const parts = [
    ...(commit === undefined ? [] : [htmlLink(shortCommit(commit), revisionUrl(run, commit))]),
    htmlLink(when, id === undefined ? undefined : workflowRunUrl(run, id)),
    ...(responses === undefined ? [] : [`<span class="tag">${htmlText(responses)}</span>`]),
  ];
  return parts.join(', ');
}

const DRIFTS = {
  worse: 'the model itself answers worse',
  better: 'the model itself answers better',
  'another-version': 'another version of the model',
} as const;

function driftHtml({ drift }: HistoryLine): string {
  return drift === undefined ? '' : ` <span class="tag">${DRIFTS[drift]}</span>`;
}

function cell(label: string, text: string, className = ''): string {
  const named = className === '' ? '' : ` class="${className}"`;
  return `<td${named} data-label="${label}">${htmlText(text)}</td>`;
}

// The plots of one trend of the history: pass rate, judge average, latency and cost, over the runs from old to new.

interface Measure extends Pick<Course, 'title' | 'format' | 'highest'> {
  readonly of: (model: HistoryModel) => number | null;
  readonly show: (value: number) => string;
}

const MEASURES: readonly Measure[] = [
  {
    title: 'Pass rate',
    of: ({ passed, runs }) => passed / runs,
    format: 'percent',
    show: percent,
    highest: 1,
  },
  { title: 'Judge average', of: ({ judge }) => judge, format: 'score', show: score, highest: 1 },
  {
    title: 'Latency of an answer',
    of: ({ latencyMs }) => latencyMs,
    format: 'duration',
    show: duration,
  },
  {
    title: 'Cost of an answer',
    of: ({ costUsd, runs }) => costUsd / runs,
    format: 'usd',
    show: usd,
  },
];

/**
 * None for fewer than two lines.
 * @param lines of one trend, oldest first
 * @param models ids of the models that are drawn
 * @param address of a line's row in the table, e.g. `#r1-12`
 */
function historyFigures(
  lines: readonly HistoryLine[],
  models: readonly string[],
  address: (index: number) => string,
): readonly Figure[] {
  if (lines.length < 2) return [];
  return MEASURES.flatMap(({ title, format, highest, of, show }) => {
    const drawn = models.map((id, index) => ({
      name: models.length > 1 ? modelName(id, index) : undefined,
      values: lines.map((line) => valueOf(of, line, id)),
    }));
    return courseFigures({
      title: `${title}, ${plural(lines.length, 'run')}`,
      format,
      highest,
      lines: drawn,
      steps: lines.map((line, place) => {
        const known = drawn.flatMap(({ name, values }) => {
          const value = values[place] ?? null;
          return value === null ? [] : [[name, show(value)].join(' ').trim()];
        });
        return {
          name: pointName(line),
          words: known.join('; ') || 'not measured',
          url: address(place),
        };
      }),
    });
  });
}

function valueOf(of: Measure['of'], { models }: HistoryLine, id: string): number | null {
  const model = models.find((one) => one.id === id);
  return model === undefined ? null : of(model);
}

/** Commit and date, e.g. `4f2a9c1, 2026-11-20`. */
function pointName({ time, commit }: HistoryLine): string {
  const day = firstPart(time, 10);
  return commit === undefined ? day : `${shortCommit(commit)}, ${day}`;
}
