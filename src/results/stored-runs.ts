/** What a harness wrote, kept as it was: under `replay` none is started, and its files are read again. */
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { textAt, valueAt } from '../basics/basics.js';
import { count } from '../basics/format.js';
import type { HarnessFacts } from '../engine/results.js';
import { RecordingFileError } from '../recordings/recording-entry.js';
import {
  harnessRecording,
  isAbsent,
  nearestExisting,
  recordingPath,
  requireInside,
  unusable,
  writeAtomically,
} from '../recordings/recordings.js';

/** One run of a harness. */
export interface StoredRun {
  readonly ended: Extract<HarnessFacts['ended'], 'whole' | 'failed' | 'timeout'>;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

interface StoredRuns {
  /** Of the command and the files of `dependsOn`; absent where the config did not name them. */
  readonly bound?: string | undefined;
  readonly runs: readonly StoredRun[];
}

export interface RunsPlace {
  /** Absolute path that no file may lie outside of. */
  readonly workspace: string;
  /** Absolute folder of recordings. */
  readonly directory: string;
  readonly suite: string;
  readonly entry: string;
}

function fileOf({ workspace, directory, suite, entry }: RunsPlace) {
  const path = recordingPath(directory, suite, harnessRecording(entry));
  return { path, name: relative(workspace, path).split(sep).join('/') };
}

/** Undefined where there is no file. Throws RecordingFileError for one that cannot be read. */
export async function readStoredRuns(place: RunsPlace): Promise<StoredRuns | undefined> {
  const { path, name } = fileOf(place);
  let text: string;
  try {
    requireInside(await realpath(path), await realpath(place.workspace), name);
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error instanceof RecordingFileError ? error : unusable('read', error, name);
  }
  const stored = text.length > MAX_STORED ? undefined : runsIn(text);
  if (stored !== undefined) return stored;
  throw new RecordingFileError({
    message: `${name} does not hold files of a harness.`,
    location: { file: name, line: 1, column: 1 },
    hint: 'Record again: run with `responses: record`.',
  });
}

/** Characters of a recording: what is above it is nothing that people read or git keeps well. */
const MAX_STORED = 8 * 1024 * 1024;

function tooLarge(length: number, name: string): RecordingFileError {
  return new RecordingFileError({
    message: `Not stored: ${name} would have ${count(length)} characters, and a recording keeps ${count(MAX_STORED)}.`,
    hint: 'Let the harness write less (no logs of its tests), start it less often (`repeat`), or make several entries of it.',
  });
}

/** For review: a line a line. */
function asLines({ ended, files }: StoredRun) {
  return { ended, files: files.map(({ name, text }) => ({ name, text: text.split('\n') })) };
}

/** The name of the file that was written. Throws RecordingFileError. */
export async function writeStoredRuns(place: RunsPlace, stored: StoredRuns): Promise<string> {
  const { path, name } = fileOf(place);
  const { bound, runs } = stored;
  const content = { version: 1, results: place.entry, bound, runs: runs.map(asLines) };
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  if (text.length > MAX_STORED) throw tooLarge(text.length, name);
  try {
    requireInside(await nearestExisting(dirname(path)), await realpath(place.workspace), name);
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, text);
  } catch (error) {
    throw error instanceof RecordingFileError ? error : unusable('write', error, name);
  }
  return name;
}

/** Undefined for what is no such file; anybody may have written it. */
function runsIn(text: string): StoredRuns | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const runs = valueAt(value, 'runs');
  if (valueAt(value, 'version') !== 1 || !Array.isArray(runs)) return undefined;
  const read = runs.map(runIn);
  return read.every((run) => run !== undefined)
    ? { bound: textAt(value, 'bound'), runs: read }
    : undefined;
}

function runIn(value: unknown): StoredRun | undefined {
  const ended = valueAt(value, 'ended');
  const files = valueAt(value, 'files');
  if (ended !== 'whole' && ended !== 'failed' && ended !== 'timeout') return undefined;
  if (!Array.isArray(files)) return undefined;
  const read = files.map((file) => {
    const [name, text] = [textAt(file, 'name'), linesAt(file, 'text')];
    return name === undefined || text === undefined ? undefined : { name, text };
  });
  return read.every((file) => file !== undefined) ? { ended, files: read } : undefined;
}

/** Text as it is, or as a list of lines. */
function linesAt(value: unknown, key: string): string | undefined {
  const lines = valueAt(value, key);
  return Array.isArray(lines) && lines.every((line) => typeof line === 'string')
    ? lines.join('\n')
    : textAt(value, key);
}
