/**
 * Other harnesses (docs/results.md): starts what the entries of `results` start, reads the files that they write, and
 * makes tests of them. Nothing behind it knows that no model was asked here.
 */
import { realpath, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { errorText, textAt, valueAt } from '../basics/basics.js';
import { count, plural } from '../basics/format.js';
import { decodeText, isInside, shownPath } from '../basics/paths.js';
import type { ConfigProblem } from '../config/problem.js';
import type { HarnessEntry, Suite } from '../config/suite.js';
import { filesNamed, readWorkspaceFile } from '../config/workspace-files.js';
import { entryIdentity } from '../engine/identity.js';
import type { ReadResults, SuitePlan } from '../engine/plan.js';
import type { HarnessFacts } from '../engine/results.js';
import type { StopSwitch } from '../engine/execute.js';
import { headTime, trackedFiles } from '../processes/git.js';

import { UserPrograms } from '../providers/adapters.js';
import { ProviderError } from '../providers/provider.js';
import {
  harnessRecording,
  KeptFile,
  RecordingFileError,
  recordingPath,
} from '../recordings/recordings.js';
import { lastPart } from '../redaction/cut.js';
import { readJunit } from './junit-file.js';
import { JSON_READERS } from './json-files.js';
import type { FileReading, ResultRecord } from './record.js';
import { testsOf } from './to-tests.js';

interface CollectSetup {
  /** Absolute; nothing outside is read or removed. */
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stop: StopSwitch;
  /** Takes secrets out of whatever a file holds. */
  readonly redact: <T>(value: T) => T;
  /** Told what is started. */
  readonly say: (line: string) => void;
  readonly responses: 'live' | 'record' | 'replay' | 'cache';
  /** Whether stored files may be used that nothing ties to what they are of. */
  readonly unbound: 'counted' | 'refused';
}

interface Collected extends ReadResults {
  readonly problems: readonly ConfigProblem[];
  /** Recordings that were written, relative to the workspace. */
  readonly recorded: readonly string[];
}

/** What the harnesses of a plan come to, one after the other. An entry without usable results is a problem, never empty. */
export async function collectResults(plan: SuitePlan, setup: CollectSetup): Promise<Collected> {
  const tests: ReadResults['tests'][number][] = [];
  const harnesses: HarnessFacts[] = [];
  const problems: ConfigProblem[] = [];
  const recorded: string[] = [];
  for (const entry of plan.harnesses ?? []) {
    const harness = new Harness(entry, plan.suite, setup);
    const { facts, tests: own, problem, recorded: file } = await harness.results();
    if (file !== undefined) recorded.push(file);
    tests.push(...own);
    harnesses.push(facts);
    if (problem !== undefined) problems.push(problem);
  }
  return { tests, harnesses, problems, recorded };
}

/** Larger files are no results: 20,000 tests have a quarter of it. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Files of one glob. */
const MAX_FILES = 1_000;
const MAX_COMPLAINT = 300;
/** Commits are made on other machines. */
const CLOCKS_DIFFER_MS = 600_000;

/** Thrown where an entry has no usable results. */
class NoResults extends Error {
  constructor(readonly problem: ConfigProblem) {
    super(problem.message);
  }
}

interface EntryResults {
  readonly facts: HarnessFacts;
  readonly tests: readonly ReadResults['tests'][number][];
  readonly problem?: ConfigProblem | undefined;
  readonly recorded?: string | undefined;
}

/** How a start of a harness ended. */
interface Ended {
  readonly kind: StoredRun['ended'] | 'stopped';
  /** e.g. `ended with exit code 1: AssertionError`, to follow its name. */
  readonly words: string;
}

/** One entry, to be asked once. */
class Harness {
  readonly #entry: HarnessEntry;
  readonly #directory: string;
  readonly #setup: CollectSetup;
  /** As the files name it. */
  #name: string | undefined;
  #ended: HarnessFacts['ended'] = 'whole';
  /** How it ended when it was started last. */
  #last: Ended | undefined;

  readonly #place: RunsPlace;
  /** By it stored files are known to be of this command, and of these files. */
  readonly #bound: string | undefined;

  constructor(
    entry: HarnessEntry,
    { name, directory, recordingsDir }: Pick<Suite, 'name' | 'directory' | 'recordingsDir'>,
    setup: CollectSetup,
  ) {
    this.#entry = entry;
    this.#directory = directory;
    this.#setup = setup;
    const { workspace } = setup;
    this.#place = { workspace, directory: recordingsDir, suite: name, entry: entry.name };
    this.#bound = entryIdentity(entry).requestHash ?? undefined;
  }

  async results(): Promise<EntryResults> {
    const { workspace, responses, redact } = this.#setup;
    try {
      const stored = await this.#stored();
      const done = stored?.runs ?? (await this.#live());
      const runs = done.map((run) => redact(this.#recordsOf(run)));
      const facts = this.#facts();
      const read = { entry: this.#entry, harness: facts.harness, runs };
      const tests = await testsOf(read, { directory: this.#directory, workspace });
      const isWhole = facts.ended !== 'stopped' && stored === undefined;
      const keeps = isWhole && (responses === 'record' || responses === 'cache');
      return {
        facts,
        tests: stored?.bound === undefined && stored !== undefined ? tests.map(unboundTest) : tests,
        ...(keeps && (await this.#store(redact(done)))),
      };
    } catch (error) {
      const isOurs = error instanceof NoResults || error instanceof RecordingFileError;
      if (!isOurs) throw error;
      this.#ended = 'none';
      return { facts: this.#facts(), tests: [], problem: redact(error.problem) };
    }
  }

  /** What cannot be stored has been judged none the less; only `record` is there for the storing. */
  async #store(runs: readonly StoredRun[]): Promise<Pick<EntryResults, 'recorded' | 'problem'>> {
    const { responses, say, redact } = this.#setup;
    try {
      const kept = { bound: this.#bound, runs };
      return { recorded: await writeStoredRuns(this.#place, kept) };
    } catch (error) {
      if (!(error instanceof RecordingFileError)) throw error;
      if (responses === 'record') return { problem: redact(error.problem) };
      say(error.problem.message);
      return {};
    }
  }

  /** What was recorded, where it is to be used: under `replay` nothing else is. */
  async #stored(): Promise<Awaited<ReturnType<typeof readStoredRuns>>> {
    const { responses, unbound } = this.#setup;
    if (responses !== 'replay' && responses !== 'cache') return undefined;
    const stored = await readStoredRuns(this.#place);
    const bound = this.#bound;
    const isSame = stored?.bound !== undefined && stored.bound === bound;
    const runs = stored?.runs.slice(0, this.#entry.repeat) ?? [];
    const isWhole = runs.length === this.#entry.repeat;
    if (responses === 'cache') return isSame && isWhole ? { bound, runs } : undefined;
    const again = 'Record it again: run with `responses: record`.';
    if (stored === undefined) throw this.#noResults('Nothing of it is stored.', again);
    if (!isWhole) {
      throw this.#noResults(
        `Of its runs ${runs.length} are stored, of ${this.#entry.repeat}.`,
        again,
      );
    }
    if (stored.bound !== undefined && bound !== undefined && !isSame) {
      throw this.#noResults(
        'What is stored is of another command, or of other files of `dependsOn`.',
        again,
      );
    }
    if (!isSame && unbound === 'refused') {
      throw this.#noResults('What is stored is not bound to what it is of (`dependsOn`).', again);
    }
    return { bound: isSame ? bound : undefined, runs };
  }

  /** Its runs, as many as there are until ours ends. */
  async #live(): Promise<readonly StoredRun[]> {
    await this.#requireOwnFiles();
    const { run: script, repeat } = this.#entry;
    const runs: StoredRun[] = [];
    for (let run = 0; run < repeat; run += 1) {
      const ended = script === undefined ? undefined : await this.#start(script, run);
      if (ended?.kind === 'stopped') break;
      this.#last = ended;
      const files = await this.#read(ended);
      const done = { ended: ended?.kind ?? 'whole', files };
      // What is wrong with its files is said before the next one is started.
      this.#recordsOf(done);
      runs.push(done);
    }
    return runs;
  }

  #facts(): HarnessFacts {
    const { name, location, repeat, run, format } = this.#entry;
    const harness = (run === undefined ? undefined : namedIn(run)) ?? this.#name ?? format;
    return { entry: name, harness, location, repeat, ended: this.#ended };
  }

  /** What the files of a run say. */
  #recordsOf({ ended, files }: StoredRun): readonly ResultRecord[] {
    const isWorse = ended === 'timeout' || (ended === 'failed' && this.#ended !== 'timeout');
    if (isWorse && this.#ended !== 'stopped') this.#ended = ended;
    const words = this.#last?.words ?? 'ended with an exit code other than 0';
    const lead = ended === 'whole' ? '' : ` The harness ${words}.`;
    const records = files.flatMap(({ name, text }) => this.#parsed(name, text, lead));
    const shown = JSON.stringify(this.#entry.read);
    if (!records.some(({ outcome }) => outcome !== 'skipped')) {
      throw this.#noResults(
        records.length === 0
          ? `There is no test in ${shown}.${lead}`
          : `Every test in ${shown} is skipped (${plural(records.length, 'test')}).${lead}`,
        'Nothing would be judged, and that is no success.',
      );
    }
    const isFailed = records.some(({ outcome }) => outcome === 'failed' || outcome === 'outage');
    // Past its own time, what the file lacks has failed: that is known once there is something to compare with.
    if (ended === 'failed' && !isFailed) {
      const left = records.filter(({ outcome }) => outcome === 'not-run').length;
      throw this.#noResults(
        `The harness ${words}, and its file names no test that failed${left === 0 ? '' : `, and ${plural(left, 'test')} that did not run`}.`,
        'Something outside of its tests failed: run it by hand.',
      );
    }
    return records;
  }

  #parsed(name: string, text: string, lead: string): readonly ResultRecord[] {
    const reading = READERS[this.#entry.format](text, (path) => this.#asElsewhere(path));
    if (reading.kind === 'read') {
      this.#name ??= reading.harness;
      return reading.records;
    }
    const { message, hint, line } = reading;
    const at = line === undefined ? '' : `, line ${line},`;
    throw this.#noResults(`The file ${JSON.stringify(name)}${at} ${message}.${lead}`, hint);
  }

  /** A file that git tracks would be yesterday's, and removing it would change the checkout. */
  async #requireOwnFiles(): Promise<void> {
    const { run } = this.#entry;
    const files = await this.#matches();
    const tracked = await firstTracked(files.map(({ real }) => real));
    if (tracked === undefined) return run === undefined ? this.#requireToday(files) : undefined;
    const { file } = files.find(({ real }) => real === tracked) ?? { file: tracked };
    const old = shownPath(this.#setup.workspace, file);
    throw this.#noResults(
      run === undefined
        ? `The file ${JSON.stringify(old)} is tracked by git, so that its results are of the day it was committed.`
        : `The file ${JSON.stringify(old)} is tracked by git, and would be removed before each run.`,
      'Take it out of the repository (`git rm --cached`), and name it in `.gitignore`.',
    );
  }

  /** What nobody has started here may have been left by an earlier job. */
  async #requireToday(files: readonly { readonly file: string }[]): Promise<void> {
    const commit = await headTime(this.#directory);
    if (commit === undefined) return;
    for (const { file } of files) {
      const { mtimeMs } = await stat(file);
      if (mtimeMs > commit - CLOCKS_DIFFER_MS) continue;
      const name = JSON.stringify(shownPath(this.#setup.workspace, file));
      throw this.#noResults(
        `The file ${name} was written before the commit that is tested (${minuteOf(mtimeMs)}, the commit ${minuteOf(commit)}), so that its results are of an earlier one.`,
        'An earlier step of the job has to write it anew; or start the harness with `run`.',
      );
    }
  }

  /** Each file once, however many links lead to it. */
  async #matches(): Promise<NonNullable<Awaited<ReturnType<typeof filesNamed>>>> {
    const { read } = this.#entry;
    const { workspace } = this.#setup;
    const shown = JSON.stringify(read);
    const named = await filesNamed({ workspace, directory: this.#directory }, read);
    if (named === undefined) {
      throw this.#noResults(
        `The file ${shown} is outside of the workspace, where nothing is read.`,
      );
    }
    const files = [...new Map(named.map((it) => [it.real, it])).values()];
    if (files.length > MAX_FILES) {
      throw this.#noResults(
        `${shown} matches ${count(files.length)} files; at most ${count(MAX_FILES)} are read.`,
      );
    }
    return files;
  }

  /** Starts it, without the files of its last run. */
  async #start(script: string, run: number): Promise<Ended> {
    const { stop, say, workspace, environment, redact } = this.#setup;
    const root = await realpath(workspace);
    for (const { real } of await this.#matches()) if (isInside(root, real)) await unlink(real);
    if (this.#isStopped()) return this.#stopped();
    const { name, repeat, timeoutMs } = this.#entry;
    say(
      `results ${JSON.stringify(name)}: started${repeat === 1 ? '' : ` (${run + 1} of ${repeat})`}.`,
    );
    // As a `command` test has them: `keys` says which are needed, and hides none of the others.
    const keys = Object.keys(environment);
    const programs = new UserPrograms({ environment, keys: new Set(), redact });
    const unsubscribe = stop.onStop(() => void programs.close());
    try {
      const end = await programs.run({ script, cwd: this.#directory, timeoutMs, keys });
      if (this.#isStopped()) return this.#stopped();
      return endOf(end, timeoutMs);
    } catch (error) {
      if (error instanceof ProviderError) throw this.#noResults(`${error.message}.`, error.hint);
      throw this.#noResults(`The harness could not be started: ${errorText(error)}.`);
    } finally {
      unsubscribe();
    }
  }

  #stopped(): Ended {
    this.#ended = 'stopped';
    return { kind: 'stopped', words: '' };
  }

  #isStopped(): boolean {
    return this.#setup.stop.interruption !== undefined;
  }

  async #read(ended: Ended | undefined): Promise<StoredRun['files']> {
    const found = await this.#matches();
    if (found.length === 0) throw this.#nothingThere(ended);
    const files: StoredRun['files'][number][] = [];
    for (const { file } of found) files.push(await this.#readFile(file));
    return files;
  }

  #nothingThere(ended: Ended | undefined): NoResults {
    const shown = JSON.stringify(this.#entry.read);
    if (ended === undefined) {
      return this.#noResults(
        `There is no file ${shown}.`,
        'An earlier step of the job has to write it, also where its tests fail (`continue-on-error: true`); or start the harness with `run`. The path is relative to the config file.',
      );
    }
    return this.#noResults(
      `The harness ${ended.words} and has not written ${shown}.`,
      'The path is relative to the config file, in whose folder `run` is started.',
    );
  }

  async #readFile(file: string): Promise<StoredRun['files'][number]> {
    const { workspace } = this.#setup;
    const name = shownPath(workspace, file);
    const wrong = (what: string, hint?: string): NoResults =>
      this.#noResults(`The file ${JSON.stringify(name)} ${what}.`, hint);
    const read = await readWorkspaceFile(workspace, file, MAX_BYTES);
    if (read.kind === 'refused') throw wrong(read.refusal.message, read.refusal.hint);
    const text = decodeText(read.file.bytes);
    if (text === undefined) throw wrong('is not UTF-8');
    // On every machine the same, in names as in recordings.
    return { name, text: withoutFolders(text, [this.#directory, workspace]) };
  }

  /** A path of this machine as it is on every other one. */
  #asElsewhere(name: string): string {
    if (/^(?:[A-Za-z]:)?\\|^[A-Za-z]:\//.test(name) && path.sep === '/') {
      return path.win32.basename(name);
    }
    if (!path.isAbsolute(name)) return name;
    if (isInside(this.#directory, name)) return this.#shown(name);
    const { workspace } = this.#setup;
    return isInside(workspace, name) ? shownPath(workspace, name) : path.basename(name);
  }

  #shown(file: string): string {
    return shownPath(this.#directory, file);
  }

  #noResults(message: string, hint?: string): NoResults {
    const { name, location } = this.#entry;
    return new NoResults({
      message: `results ${JSON.stringify(name)}: ${message}`,
      location,
      ...(hint === undefined ? {} : { hint }),
    });
  }
}

/** e.g. `2026-11-28 08:40 UTC` */
function minuteOf(time: number): string {
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  return `${day} ${clock.replace(/:[^:]*$/, '')} UTC`;
}

/** Paths in these folders as they are inside of them: as such, in `file:` URLs, with either slash, and within JSON. */
function withoutFolders(text: string, folders: readonly string[]): string {
  return folders.reduce((left, folder) => {
    const parts = folder
      .split(/[\\/]/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const slash = String.raw`(?:\\{1,2}|/)`;
    const inside = new RegExp(`(?<=^|file:///?|[^\\w./\\\\-])${parts.join(slash)}${slash}`, 'gm');
    return parts.length < 3 ? left : left.replaceAll(inside, '');
  }, text);
}

type ScriptEnd = Awaited<ReturnType<UserPrograms['run']>>;

type Reader = (text: string, shown: (path: string) => string) => FileReading;

const READERS: Readonly<Record<HarnessEntry['format'], Reader>> = {
  junit: readJunit,
  ...JSON_READERS,
};

function endOf({ exitCode, timedOut, lastLines }: ScriptEnd, timeoutMs: number): Ended {
  if (timedOut) {
    return { kind: 'timeout', words: `was ended after ${timeoutMs} ms (\`timeoutMs\`)` };
  }
  if (exitCode === 0) return { kind: 'whole', words: 'ended well' };
  const lines = lastLines.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1)?.trim();
  const said = last === undefined ? '' : ` (${lastPart(last, MAX_COMPLAINT)})`;
  const how = exitCode === null ? 'was killed' : `ended with exit code ${exitCode}`;
  return { kind: 'failed', words: `${how}${said}` };
}

async function firstTracked(files: readonly string[]): Promise<string | undefined> {
  for (const folder of new Set(files.map((file) => path.dirname(file)))) {
    const tracked = await trackedFiles(folder);
    const found = files.find(
      (file) => path.dirname(file) === folder && tracked.has(path.basename(file)),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every view counts answers that are not bound to their question. */
function unboundTest({ test, runs }: ReadResults['tests'][number]): ReadResults['tests'][number] {
  return { test, runs: runs.map((run) => ({ ...run, unboundAnswers: 1 })) };
}

/** Programs by which the command that starts a harness is known, those that start others first. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bdeepeval\b/, 'deepeval'],
  [/\bpromptfoo\b/, 'promptfoo'],
  [/\bvally(?:-cli)?\b/, 'vally'],
  [/\bvitest\b/, 'vitest'],
  [/\bjest\b/, 'jest'],
  [/\b(?:pytest|py\.test)\b/, 'pytest'],
  [/\bmocha\b/, 'mocha'],
  [/\bgotestsum\b|\bgo test\b/, 'go test'],
  [/\bdotnet test\b/, 'dotnet test'],
  [/\bnode\b.*\s--test\b/, 'node --test'],
];

function namedIn(run: string): string | undefined {
  return PROGRAMS.find(([pattern]) => pattern.test(run))?.[1];
}

// What a harness wrote, kept as it was: under `replay` none is started, and its files are read again.

/** One run of a harness. */
interface StoredRun {
  readonly ended: Extract<HarnessFacts['ended'], 'whole' | 'failed' | 'timeout'>;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

interface StoredRuns {
  /** Of the command and the files of `dependsOn`; absent where the config did not name them. */
  readonly bound?: string | undefined;
  readonly runs: readonly StoredRun[];
}

interface RunsPlace {
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
function readStoredRuns(place: RunsPlace): Promise<StoredRuns | undefined> {
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
async function writeStoredRuns(place: RunsPlace, stored: StoredRuns): Promise<string> {
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
