/** What a harness wrote, kept as it was: under `replay` none is started, and its files are read again. */
import { textAt, valueAt } from '../basics/basics.js';
import { count } from '../basics/format.js';
import type { HarnessFacts } from '../engine/results.js';
import {
  harnessRecording,
  KeptFile,
  recordingPath,
  RecordingFileError,
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

function fileOf({ workspace, directory, suite, entry }: RunsPlace): KeptFile {
  return new KeptFile(recordingPath(directory, suite, harnessRecording(entry)), workspace);
}

/** Undefined where there is no file. Throws RecordingFileError for one that cannot be read. */
export function readStoredRuns(place: RunsPlace): Promise<StoredRuns | undefined> {
  return fileOf(place).read('files of a harness', runsIn);
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
  const file = fileOf(place);
  const { name } = file;
  const { bound, runs } = stored;
  const content = { version: 1, results: place.entry, bound, runs: runs.map(asLines) };
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  if (text.length > MAX_STORED) throw tooLarge(text.length, name);
  await file.write(text);
  return name;
}

function runsIn(value: unknown, characters: number): StoredRuns | undefined {
  const runs = valueAt(value, 'runs');
  const isReadable = characters <= MAX_STORED && valueAt(value, 'version') === 1;
  if (!isReadable || !Array.isArray(runs)) return undefined;
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
