/**
 * One line of the history: the totals of one suite in one run of the default branch, as JSON. In: a report, or a line
 * that some earlier run wrote, which anybody who may push could have edited. Out: plain data within bounds.
 */
import { isRecord, meanOrNothing, sum } from '../../basics/basics.js';
import { measure, asAsked } from '../../comparison/memory.js';
import { firstPart } from '../../redaction/cut.js';
import { effectiveSize } from '../../statistics/intervals.js';
import { repliedNames } from '../story/suite-figures.js';
import type { Report, ReportedResult, SuiteReport } from '../report.js';
import { jsonLine } from '../escape.js';

/** Of the form of a line. A reader leaves lines of other versions alone. */
const HISTORY_VERSION = 1;

export interface HistoryModel {
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
  /** Of all its runs together. */
  readonly costUsd: number;
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

/** A line for each suite that was asked to its end. `drift` by suite name. */
export function historyLines(
  { run, verdict, suites, interruption }: Report,
  origin: HistoryOrigin,
  driftOf: (suite: SuiteReport) => HistoryLine['drift'],
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

function shortened(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : firstPart(text, MAX_NAME);
}

function modelsOf(suite: SuiteReport): readonly HistoryModel[] {
  const versions = repliedNames(suite);
  const ids = [...new Set(suite.results.map(({ modelId }) => modelId))].slice(0, MAX_MODELS);
  return ids
    .map((id) => {
      const results = suite.results.filter(({ modelId }) => modelId === id);
      return modelTotals(id, results, versions.get(id) ?? []);
    })
    .filter(({ runs }) => runs > 0);
}

function modelTotals(
  id: string,
  results: readonly ReportedResult[],
  versions: readonly string[],
): HistoryModel {
  const measured = results.map((result) => measure(asAsked(result)));
  const outcomes = measured.flatMap((it) => it.outcomes);
  const shares = measured.flatMap((it) => meanOrNothing(it.outcomes) ?? []);
  const latencyMs = meanOrNothing(measured.flatMap((it) => it.latencyMs ?? []));
  const judge = meanOrNothing(measured.flatMap((it) => it.judge ?? []));
  return {
    id: firstPart(id, MAX_NAME),
    versions: versions.slice(0, MAX_VERSIONS).map((name) => firstPart(name, MAX_NAME)),
    passed: sum(outcomes),
    runs: outcomes.length,
    answers: shares.length === 0 ? 0 : rounded(effectiveSize(shares)),
    judge: judge === undefined ? null : rounded(judge),
    latencyMs: latencyMs === undefined ? null : rounded(latencyMs),
    costUsd: rounded(sum(results.map(({ totalCostUsd }) => totalCostUsd))),
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
    isAmount(costUsd);
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
export function seriesKey({ suite, matrix = '', only = '' }: HistoryLine): string {
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

export const HISTORY_FILE = 'kindlm-history.jsonl';
export const HISTORY_PAGE = 'kindlm-history.html';

/** A file that is larger was not written by this action. */
export const MAX_HISTORY_BYTES = 16 * 1024 * 1024;
/** Of one file: several years of pushes. */
const MAX_HISTORY_LINES = 5_000;

export interface History {
  readonly text: string;
  readonly lines: readonly HistoryLine[];
  /** Lines that are kept as they are and not shown. */
  readonly unread: number;
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
      unread,
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

/**
 * Of too many lines, every other one of the older half of each series goes: what is long ago needs fewer points. Where
 * that takes nothing away, the oldest go.
 */
function bounded(entries: readonly Entry[]): readonly Entry[] {
  let kept = entries;
  while (isTooLarge(kept)) {
    const thinner = thinned(kept);
    kept = thinner.length < kept.length ? thinner : withoutOldest(kept);
  }
  return kept;
}

/** Half of what is read, so that what is written can be read in any case. */
const MAX_WRITTEN_BYTES = MAX_HISTORY_BYTES / 2;

function isTooLarge(entries: readonly Entry[]): boolean {
  if (!entries.some(({ line }) => line !== undefined)) return false;
  const bytes = sum(entries.map(({ text }) => Buffer.byteLength(text) + 1));
  return entries.length > MAX_HISTORY_LINES || bytes > MAX_WRITTEN_BYTES;
}

function withoutOldest(entries: readonly Entry[]): readonly Entry[] {
  const oldest = entries.findIndex(({ line }) => line !== undefined);
  return entries.toSpliced(oldest, 1);
}

function thinned(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Map<string, number>();
  return entries.filter(({ line }, index) => {
    if (line === undefined || index >= entries.length / 2) return true;
    const key = seriesKey(line);
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    // The first of all stays.
    return place % 2 === 0;
  });
}
