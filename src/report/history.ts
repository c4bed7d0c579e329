/**
 * The history: a line is the totals of one suite in one run of the default branch, as JSON. In: a report, or a line
 * that some earlier run wrote, which anybody who may push could have edited. Out: plain data within bounds, and their page.
 */
import { groupedBy, isRecord, meanOrNothing, sum, wholeCost } from '../basics/basics.js';
import { measureWithReused } from '../engine/results.js';
import { firstPart } from '../redaction/cut.js';
import { effectiveSize, wilson } from '../statistics/intervals.js';
import { repliedNames } from './story/suite-figures.js';
import type { Report, ReportedResult, RunMetadata, SuiteReport } from './report.js';
import { excerpt, htmlText, jsonLine, revisionUrl, workflowRunUrl } from './escape.js';
import { count, duration, percent, plural, score, shortCommit, usd } from '../basics/format.js';
import { htmlDocument, htmlLink } from './html/html-document.js';
import { PAGE_STYLE, PLOTS_SCRIPT } from './html/page-assets.js';
import {
  type Course,
  courseFigures,
  type Figure,
  LINES,
  modelName,
  plotsHtml,
} from './html/figures.js';
import { OUTCOME_SIGNS } from './story/run-facts.js';
import { rateText, ownCost } from './story/words.js';
import { modelChange } from './comparison.js';

/** Of the form of a line. A reader leaves lines of other versions alone. */
const HISTORY_VERSION = 1;

interface HistoryModel {
  readonly id: string;
  /** As its replies name it: another one is another model behind the same name. */
  readonly versions: readonly string[];
  /** Of `runs`, single answers. */
  readonly passed: number;
  /** Answers with an outcome: neither errored nor left out. */
  readonly runs: number;
  /** How many answers that have nothing to do with each other vary as much as these, repeats of tests, do. */
  readonly answers: number;
  /** 0 to 1. */
  readonly judge: number | null;
  readonly latencyMs: number | null;
  /** Of all its runs together; null where part of it is unknown. */
  readonly costUsd: number | null;
}

export interface HistoryLine {
  readonly v: typeof HISTORY_VERSION;
  /** When the run ended: ISO 8601, UTC. */
  readonly time: string;
  /** Absent at a terminal outside of a repository. */
  readonly commit?: string | undefined;
  readonly suite: string;
  /** Values of the job's matrix, e.g. `20, ubuntu`. */
  readonly matrix?: string | undefined;
  /** What part of the suite was asked, e.g. `tags: smoke`; absent where it was all of it. */
  readonly only?: string | undefined;
  readonly event?: string | undefined;
  readonly run?: number | undefined;
  readonly attempt?: number | undefined;
  readonly verdict: 'passed' | 'failed' | 'error';
  /** Present where the model itself was found to answer differently than in the runs before. */
  readonly drift?: 'worse' | 'better' | 'another-version' | undefined;
  /** Present where answers were stored ones. */
  readonly responses?: string | undefined;
  readonly models: readonly HistoryModel[];
}

/** What a report does not know of its own run. */
interface HistoryOrigin {
  readonly commit?: string | undefined;
  readonly matrix?: string | undefined;
  readonly only?: string | undefined;
}

const MAX_NAME = 200;
const MAX_MODELS = 50;
const MAX_VERSIONS = 8;

/** A line for each suite that was asked to its end. */
export function historyLines(
  { run, verdict, suites, interruption }: Report,
  origin: HistoryOrigin,
): readonly HistoryLine[] {
  if (interruption !== undefined) return [];
  return suites.flatMap((suite): HistoryLine[] => {
    const models = modelsOf(suite);
    // What was stopped early was chosen by how it failed, and has no totals.
    if (models.length === 0 || suite.totals.notRun > 0) return [];
    return [
      {
        v: HISTORY_VERSION,
        time: run.finishedAt,
        commit: origin.commit,
        suite: firstPart(suite.name, MAX_NAME),
        matrix: shortened(origin.matrix),
        only: shortened(origin.only),
        event: run.event,
        run: run.runId,
        attempt: run.runAttempt,
        verdict: verdict.result === 'error' ? 'error' : suite.gates.passed ? 'passed' : 'failed',
        drift: driftOf(suite),
        responses: run.responses === 'live' ? undefined : run.responses,
        models,
      },
    ];
  });
}

/** What a comparison with the runs before says of the model itself. */
function driftOf({ comparison }: SuiteReport): HistoryLine['drift'] {
  const change = comparison?.model === undefined ? undefined : modelChange(comparison.model);
  return change === 'same' || change === 'unknown' ? undefined : change;
}

function shortened(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : firstPart(text, MAX_NAME);
}

function modelsOf(suite: SuiteReport): readonly HistoryModel[] {
  const versions = repliedNames(suite);
  return groupedBy(suite.results, ({ modelId }) => modelId)
    .slice(0, MAX_MODELS)
    .map((results) => modelTotals(results[0].modelId, results, versions))
    .filter(({ runs }) => runs > 0);
}

function modelTotals(
  id: string,
  results: readonly ReportedResult[],
  versions: ReturnType<typeof repliedNames>,
): HistoryModel {
  const measured = results.map((result) => measureWithReused(result));
  const outcomes = measured.flatMap((it) => it.outcomes);
  const shares = measured.flatMap((it) => meanOrNothing(it.outcomes) ?? []);
  const latencyMs = meanOrNothing(measured.flatMap((it) => it.latencyMs ?? []));
  const judge = meanOrNothing(measured.flatMap((it) => it.judge ?? []));
  const cost = wholeCost(ownCost(results));
  return {
    id: firstPart(id, MAX_NAME),
    versions: (versions.get(id) ?? [])
      .slice(0, MAX_VERSIONS)
      .map((name) => firstPart(name, MAX_NAME)),
    passed: sum(outcomes),
    runs: outcomes.length,
    answers: shares.length === 0 ? 0 : rounded(effectiveSize(shares)),
    judge: judge === undefined ? null : rounded(judge),
    latencyMs: latencyMs === undefined ? null : rounded(latencyMs),
    costUsd: cost === null ? null : rounded(cost),
  };
}

/** Four significant digits: a year of lines need not be larger. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** A line as it is written, without its end, is at most so long; nothing longer is read. */
const MAX_LINE = 32_768;

/** A line that fits this version and its bounds; undefined for any other. Never throws. */
function parseHistoryLine(text: string): HistoryLine | undefined {
  if (text.length > MAX_LINE) return undefined;
  try {
    return historyLine(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const VERDICTS = ['passed', 'failed', 'error'] as const;
const DRIFTS = ['worse', 'better', 'another-version'] as const;

function historyLine(value: unknown): HistoryLine | undefined {
  if (!isRecord(value) || value['v'] !== HISTORY_VERSION) return undefined;
  const { time, commit, suite, run, attempt, models } = value;
  const verdict = VERDICTS.find((one) => one === value['verdict']);
  const drift = DRIFTS.find((one) => one === value['drift']);
  const parsed = Array.isArray(models) ? models.map(historyModel) : [];
  const known = parsed.filter((model) => model !== undefined);
  if (known.length === 0 || known.length !== parsed.length || known.length > MAX_MODELS) {
    return undefined;
  }
  if (typeof time !== 'string' || !TIME.test(time) || Number.isNaN(Date.parse(time))) {
    return undefined;
  }
  const isValid =
    isName(suite) &&
    verdict !== undefined &&
    (commit === undefined || (typeof commit === 'string' && COMMIT.test(commit))) &&
    [run, attempt].every((it) => it === undefined || isCount(it)) &&
    (value['drift'] === undefined || drift !== undefined) &&
    ['matrix', 'only', 'event', 'responses'].every(
      (name) => value[name] === undefined || isName(value[name]),
    );
  return isValid ? { ...(picked(value) as HistoryLine), models: known } : undefined;
}

const PROPERTIES = [
  ...['v', 'time', 'commit', 'suite', 'matrix', 'only', 'event', 'run', 'attempt'],
  ...['verdict', 'drift', 'responses'],
];

function picked(value: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(PROPERTIES.map((name) => [name, value[name]]));
}

function historyModel(value: unknown): HistoryModel | undefined {
  if (!isRecord(value)) return undefined;
  const { id, versions, passed, runs, answers, judge, latencyMs, costUsd } = value;
  const isValid =
    isName(id) &&
    Array.isArray(versions) &&
    versions.length <= MAX_VERSIONS &&
    versions.every(isName) &&
    isCount(passed) &&
    isCount(runs) &&
    runs > 0 &&
    passed <= runs &&
    isAmount(answers) &&
    (judge === null || (isAmount(judge) && judge <= 1)) &&
    (latencyMs === null || isAmount(latencyMs)) &&
    (costUsd === null || isAmount(costUsd));
  if (!isValid) return undefined;
  return { id, versions, passed, runs, answers, judge, latencyMs, costUsd };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Far above any cost or latency, and far below what a plot cannot draw. */
const MAX_AMOUNT = 1e12;

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT;
}

/** Which lines are of one suite, asked in one way: they make one trend. */
function seriesKey({ suite, matrix = '', only = '' }: HistoryLine): string {
  return JSON.stringify([suite, matrix, only]);
}

/** A push has one line a commit, so that a re-run takes its place; another run of the commit is another day. */
function lineKey(line: HistoryLine): string {
  const { commit, time, event, run } = line;
  const isOfCommit = event === undefined || event === 'push';
  return JSON.stringify([seriesKey(line), commit ?? time, isOfCommit ? '' : (run ?? time)]);
}

// The file of the history, one JSON object a line, oldest first. In: what is there, and the lines of this run. Out:
// what
// is there from now on. Lines that this version cannot read are neither shown nor touched.

const HISTORY_FILE = 'kindlm-history.jsonl';

export const HISTORY_FILES = {
  lines: HISTORY_FILE,
  page: 'kindlm-history.html',
  /** A file of lines that is larger was not written by this action. */
  maxBytes: 16 * 1024 * 1024,
} as const;

/** Of one file: several years of pushes. */
const MAX_HISTORY_LINES = 5_000;

interface History {
  readonly text: string;
  readonly lines: readonly HistoryLine[];
  /** What is said of lines that are kept as they are and not shown; absent where there are none. */
  readonly unread?: string | undefined;
}

type MergedHistory =
  | { readonly kind: 'merged'; readonly history: History }
  /** Our own text, completes "... was not written: ". */
  | { readonly kind: 'refused'; readonly reason: string };

interface Entry {
  readonly text: string;
  readonly line: HistoryLine | undefined;
}

/** Adds lines: one that is there already is replaced where it stands, unless it is of a newer attempt. */
export function mergeHistory(before: string, own: readonly HistoryLine[]): MergedHistory {
  const entries = before
    .split('\n')
    .map((text) => text.replace(/\r$/, ''))
    .filter((text) => text.trim() !== '')
    .map((text): Entry => ({ text, line: parseHistoryLine(text) }));
  const unread = entries.filter(({ line }) => line === undefined).length;
  if (unread > MAX_HISTORY_LINES / 2) {
    return {
      kind: 'refused',
      reason: `${HISTORY_FILE} has ${unread} lines that this version of the action cannot read, so it may be a file of something else`,
    };
  }
  const merged = own.reduce(withLine, entries);
  const kept = bounded(merged);
  return {
    kind: 'merged',
    history: {
      text: kept.map(({ text }) => `${text}\n`).join(''),
      lines: kept.flatMap(({ line }) => line ?? []),
      unread: unread === 0 ? undefined : unreadWords(unread),
    },
  };
}

function withLine(entries: readonly Entry[], line: HistoryLine): Entry[] {
  const own: Entry = { text: jsonLine(line), line };
  const key = lineKey(line);
  const place = entries.findLastIndex((entry) => entry.line && lineKey(entry.line) === key);
  const there = entries[place]?.line;
  if (there === undefined) return [...entries, own];
  return isNewer(there, line) ? [...entries] : entries.with(place, own);
}

/** An attempt that ended late must not replace the result of one that was started after it. */
function isNewer(there: HistoryLine, line: HistoryLine): boolean {
  const runs = (there.run ?? 0) - (line.run ?? 0);
  return runs > 0 || (runs === 0 && (there.attempt ?? 0) > (line.attempt ?? 0));
}

/** Of too many lines the older ones are thinned, else the oldest go; those that this version cannot read stay. */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  const thinner = isTooLarge(entries) ? thinned(entries) : entries;
  return thinner.length < entries.length ? bounded(thinner) : withoutOldest(entries);
}

function isTooLarge(entries: readonly Entry[]): boolean {
  return entries.length > MAX_HISTORY_LINES || sum(entries.map(sizeOf)) > MAX_WRITTEN_BYTES;
}

/** Without every other line of the older half of each trend: what is long ago needs fewer points. The first of all stays. */
function thinned(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Map<string, number>();
  return entries.filter(({ line }, index) => {
    if (line === undefined || index >= entries.length / 2) return true;
    const key = seriesKey(line);
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    return place % 2 === 0;
  });
}

function withoutOldest(entries: readonly Entry[]): readonly Entry[] {
  let left = entries.length;
  let bytes = sum(entries.map(sizeOf));
  return entries.filter((entry) => {
    const isKept =
      entry.line === undefined || (left <= MAX_HISTORY_LINES && bytes <= MAX_WRITTEN_BYTES);
    if (!isKept) {
      left -= 1;
      bytes -= sizeOf(entry);
    }
    return isKept;
  });
}

/** Half of what is read, so that what is written can be read in any case. */
const MAX_WRITTEN_BYTES = HISTORY_FILES.maxBytes / 2;

function sizeOf({ text }: Entry): number {
  return Buffer.byteLength(text) + 1;
}

// The page of the history: for each suite its trend as plots, and below them the runs. One HTML file that needs no
// network, and a script for nothing but the plots. In: lines that passed `parseHistoryLine`, whose texts are hostile all the same.

/** Further suites are in the file only, the newest first. */
const MAX_SERIES = 30;
/** Of one suite; older ones are in the file only. */
const MAX_POINTS = 400;
const MAX_ROWS = 3_000;
const MAX_SHOWN_NAME = 120;

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
    unread === undefined ? '' : `<p class="state">${htmlText(unread)}</p>`,
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

function unreadWords(unread: number): string {
  const [verb, they] = unread === 1 ? ['is', 'It stays'] : ['are', 'They stay'];
  return `${plural(unread, 'line')} of ${HISTORY_FILE} ${verb} damaged or of another version. ${they} in the file and ${verb} not shown here.`;
}

function titleOf({ repository }: HistoryRun): string {
  return `KindLM: quality over time${repository === undefined ? '' : `, ${repository}`}`;
}

/** Lines of one trend, oldest first; the trend with the newest line first. */
function trendsOf(lines: readonly HistoryLine[]): readonly (readonly HistoryLine[])[] {
  return groupedBy(lines.toReversed(), seriesKey).map((trend) => trend.toReversed());
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
  return excerpt(details.length === 0 ? suite : `${suite} (${details.join('; ')})`, MAX_SHOWN_NAME);
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
      const [model, from, to] = [id, before, names].map((name) => excerpt(name, MAX_SHOWN_NAME));
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
    cell('Model', excerpt(model.id, MAX_SHOWN_NAME)),
    cell('Pass rate', `${rate} of ${plural(runs, 'answer')}`, 'number'),
    cell('Judge', judge === null ? '–' : score(judge), 'number'),
    cell('Latency', latencyMs === null ? '–' : duration(latencyMs), 'number'),
    cell('Cost', costUsd === null ? '–' : usd(costUsd), 'number'),
    `<td data-label="Version"><span>${htmlText(excerpt(model.versions.join(', '), MAX_SHOWN_NAME) || '–')}${id === undefined ? '' : driftHtml(line)}</span></td>`,
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

const DRIFT_WORDS = {
  worse: 'the model itself answers worse',
  better: 'the model itself answers better',
  'another-version': 'another version of the model',
} as const;

function driftHtml({ drift }: HistoryLine): string {
  return drift === undefined ? '' : ` <span class="tag">${DRIFT_WORDS[drift]}</span>`;
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
    of: ({ costUsd, runs }) => (costUsd === null ? null : costUsd / runs),
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
