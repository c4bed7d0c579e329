/**
 * The file of the history, one JSON object a line, oldest first. In: what is there, and the lines of this run. Out: what
 * is there from now on. Lines that this version cannot read are neither shown nor touched.
 */
import { sum } from '../../basics/numbers.js';
import { jsonLine } from '../words/escape.js';
import { lineKey, parseHistoryLine, seriesKey, type HistoryLine } from './history-line.js';

export const HISTORY_FILE = 'kindlm-history.jsonl';
export const HISTORY_PAGE = 'kindlm-history.html';

/** A file that is larger was not written by this action. */
export const MAX_HISTORY_BYTES = 16 * 1024 * 1024;
/** Of one file: several years of pushes. */
export const MAX_HISTORY_LINES = 5_000;

export interface History {
  readonly text: string;
  readonly lines: readonly HistoryLine[];
  /** Lines that are kept as they are and not shown. */
  readonly unread: number;
}

export type MergedHistory =
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
