/** Stored answers in files: one readable JSON file a test, `<dir>/<suite>/<test>.json`. */
import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { errorShape, isRecord } from '../basics/basics.js';
import type { YamlPath } from '../config/problem.js';
import { namesGit } from '../config/workspace-files.js';
import { type ToolDefinition } from '../providers/provider.js';
import { redactDeep } from '../redaction/cut.js';
import {
  EntryError,
  entryKey,
  fieldsOf,
  linesOfRequest,
  eachOf,
  needed,
  object,
  string,
  version,
  lookupPlaces,
  placeKey,
  readRecording,
  type RecordedAnswer,
  type RecordedCall,
  type RecordedRequests,
  type Recording,
  requestsToKeep,
  sortedEntries,
  type AnswerKey,
  RecordingFileError,
  type StoredPrompt,
  type StoredResponse,
} from './recording-entry.js';

import { redactBytes } from './stored-bytes.js';
import type { Suite } from '../config/suite.js';

export {
  type AnswerKey,
  type RecordedAnswer,
  RecordingFileError,
  type StoredPrompt,
  type StoredResponse,
};

interface RecordingStoreOptions {
  /** Absolute path that no file may lie outside of, symbolic links resolved. */
  readonly workspace: string;
  /** Absolute folder of recordings by suite name. */
  readonly directories: ReadonlyMap<string, string>;
  /** Replaces secrets in a text before it is written. */
  readonly redact: (text: string) => string;
  /** What the program of a test's prompt has printed, which is kept beside its answers. */
  readonly promptOf?: ((suite: string, test: string) => StoredPrompt | undefined) | undefined;
}

/** A test's file and what was put for it in this run. */
interface TestFile {
  readonly suite: string;
  readonly test: string;
  /** Absolute. */
  readonly path: string;
  readonly put: Map<string, RecordedAnswer>;
  stored: Promise<StoredFile> | undefined;
}

interface StoredFile {
  /** As it is on disk; undefined when there is none. */
  readonly text: string | undefined;
  readonly prompt?: StoredPrompt | undefined;
  readonly answers: readonly RecordedAnswer[];
  readonly requests: RecordedRequests;
  readonly byPlace: ReadonlyMap<string, readonly RecordedAnswer[]>;
}

/** Answers kept in files. Nothing is read or written before it is asked for. */
export function createRecordingStore(options: RecordingStoreOptions): AnswerStore {
  return new RecordingStore(options);
}

class RecordingStore implements AnswerStore {
  readonly #options: RecordingStoreOptions;
  readonly #files = new Map<string, TestFile>();
  readonly #workspace: Promise<string>;

  constructor(options: RecordingStoreOptions) {
    this.#options = options;
    this.#workspace = realpath(options.workspace);
    // A caller that only puts never awaits it.
    this.#workspace.catch(() => undefined);
  }

  async lookup(key: AnswerKey, requestHash: string): Promise<StoredAnswer> {
    const file = this.#fileOf(key);
    const { byPlace, requests } = await this.#storedOf(file);
    const places = lookupPlaces(key).flatMap((place) => {
      const entries = byPlace.get(place);
      return entries === undefined ? [] : [entries];
    });
    const [nearest = []] = places;
    const entry =
      places.flat().find(({ hash }) => hash !== undefined && isSameRequest(hash, requestHash)) ??
      nearest.find(({ hash }) => hash === undefined) ??
      nearest[0];
    const name = this.#nameOf(file.path);
    if (entry === undefined) return { kind: 'missing', file: name };
    const { hash, response } = entry;
    if (hash !== undefined && !isSameRequest(hash, requestHash)) {
      const request = linesOfRequest(requests, hash);
      const onlyEnvironment = isSameButEnvironment(hash, requestHash);
      return { kind: 'stale', file: name, onlyEnvironment, ...(request && { request }) };
    }
    return { kind: 'found', response, isBound: hash !== undefined, file: name };
  }

  put(key: AnswerKey, { hash, lines }: RequestToKeep, response: StoredResponse): void {
    const { model, repeat, call } = key;
    const answer = { model, repeat, call, hash, request: lines(), response };
    this.#fileOf(key).put.set(entryKey(answer), answer);
  }

  async flush(): Promise<readonly string[]> {
    const written: string[] = [];
    const failures: RecordingFileError[] = [];
    for (const file of this.#files.values()) {
      if (file.put.size === 0) continue;
      try {
        const stored = await this.#storedOf(file);
        if (!(await writeFile(file, stored, this.#options, await this.#workspace))) continue;
        file.stored = undefined;
        written.push(this.#nameOf(file.path));
      } catch (error) {
        // Answers that were paid for are kept, whatever is wrong with another test's file.
        failures.push(asFault('write', error, this.#nameOf(file.path)));
      }
    }
    if (failures[0] !== undefined) throw failures[0];
    return written.sort();
  }

  #fileOf({ suite, test }: AnswerKey): TestFile {
    const id = JSON.stringify([suite, test]);
    const known = this.#files.get(id);
    if (known !== undefined) return known;
    const directory = this.#options.directories.get(suite);
    if (directory === undefined) throw new Error(`no folder of recordings for suite "${suite}"`);
    const path = recordingPath(directory, suite, test);
    const file: TestFile = { suite, test, path, put: new Map(), stored: undefined };
    this.#files.set(id, file);
    return file;
  }

  #storedOf(file: TestFile): Promise<StoredFile> {
    return (file.stored ??= loadFile(file, this.#nameOf(file.path), this.#workspace));
  }

  /** Relative to the workspace, with forward slashes. */
  #nameOf(path: string): string {
    return keptName({ path, workspace: resolve(this.#options.workspace) });
  }
}

/** Whether any of these tests has a file of stored answers. `tests`: folder of recordings, suite name, test name. */
export async function anyRecording(
  tests: Iterable<readonly [directory: string, suite: string, test: string]>,
): Promise<boolean> {
  for (const [directory, suite, test] of tests) {
    const isThere = await access(recordingPath(directory, suite, test)).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
  }
  return false;
}

/** Where a suite's recordings are. */
interface RecordingPlace {
  /** Absolute path that no file may lie outside of. */
  readonly workspace: string;
  /** Absolute folder of recordings. */
  readonly directory: string;
  readonly suite: string;
}

/**
 * All that is stored for a test: what the program of its prompt printed, and the answers, whatever it was asked for.
 * Nothing where there is no file.
 * @throws RecordingFileError for a file that is no recording
 */
export async function recordedTest(
  { workspace, directory, suite }: RecordingPlace,
  test: string,
): Promise<Pick<Recording, 'prompt' | 'answers'>> {
  const path = recordingPath(directory, suite, test);
  const file = { suite, test, path };
  return loadFile(file, keptName({ path, workspace: resolve(workspace) }), realpath(workspace));
}

/** What keeps the answers of these tests from being stored: files that are no recordings, a folder that takes no file. */
export async function storageFaults(
  place: RecordingPlace,
  tests: readonly string[],
): Promise<readonly RecordingFileError[]> {
  const { workspace, directory, suite } = place;
  const nameOf = (path: string) => keptName({ path, workspace: resolve(workspace) });
  const faults: RecordingFileError[] = [];
  for (const test of tests) {
    await recordedTest(place, test).catch((error: unknown) => {
      faults.push(asFault('read', error, nameOf(recordingPath(directory, suite, test))));
    });
  }
  const folder = join(directory, slugOf(suite));
  try {
    requireInside(await nearestExisting(folder), await realpath(workspace), nameOf(folder));
    await tryToWrite(folder);
  } catch (error) {
    faults.push(asFault('write', error, nameOf(folder)));
  }
  return faults;
}

function asFault(verb: 'read' | 'write', error: unknown, name: string): RecordingFileError {
  return error instanceof RecordingFileError ? error : unusable(verb, error, name);
}

/** Writes a file into the folder and takes it away again, with the folders that were made for it. */
async function tryToWrite(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  try {
    await writeAtomically(join(folder, 'write-test'), '');
    await rm(join(folder, 'write-test'));
  } finally {
    if (first !== undefined) await removeFolders(folder, first);
  }
}

/** Removes empty folders, from the lowest up to `first`. */
async function removeFolders(lowest: string, first: string): Promise<void> {
  try {
    for (let folder = lowest; ; folder = dirname(folder)) {
      await rmdir(folder);
      if (folder === first) return;
    }
  } catch {
    // Another job of the same checkout uses it by now.
  }
}

/** Absolute path of a test's file. `directory`: absolute folder of recordings. */
export function recordingPath(directory: string, suite: string, test: string): string {
  return join(directory, slugOf(suite), `${slugOf(test)}.json`);
}

/** In the place of a test's name: where the files of an entry of `results` are kept. No test is called so. */
export function harnessRecording(entry: string): string {
  return `results\u0000${entry}`;
}

async function loadFile(
  file: Pick<TestFile, 'suite' | 'test' | 'path'>,
  name: string,
  workspace: Promise<string>,
): Promise<StoredFile> {
  let text: string;
  try {
    requireInside(await realpath(file.path), await workspace, name);
    text = (await readFile(file.path, 'utf8')).replaceAll('\r\n', '\n');
  } catch (error) {
    if (isAbsent(error)) {
      return { text: undefined, answers: [], requests: new Map(), byPlace: new Map() };
    }
    throw error instanceof RecordingFileError ? error : unusable('read', error, name);
  }
  const recording = readRecording(text, name);
  requireSame(recording, file, name);
  const byPlace = new Map<string, RecordedAnswer[]>();
  for (const answer of recording.answers) {
    const place = placeKey(answer);
    byPlace.set(place, [...(byPlace.get(place) ?? []), answer]);
  }
  const { prompt, answers, requests } = recording;
  return { text, prompt, answers, requests, byPlace };
}

function unusable(verb: 'read' | 'write', error: unknown, name: string): RecordingFileError {
  const reason = errorShape(error)?.message ?? String(error);
  return new RecordingFileError({ message: `cannot ${verb} the recording ${name}: ${reason}.` });
}

/** A file copied for another test must not answer for it unnoticed. */
function requireSame(
  recording: Recording,
  file: Pick<TestFile, 'suite' | 'test'>,
  name: string,
): void {
  for (const field of ['suite', 'test'] as const) {
    if (recording[field] === undefined || recording[field] === file[field]) continue;
    throw new RecordingFileError({
      message: `the recording belongs to ${field} ${JSON.stringify(recording[field])}, not ${JSON.stringify(file[field])}.`,
      location: { file: name, line: 1, column: 1 },
      path: field,
    });
  }
}

function requireInside(path: string, workspace: string, name: string): void {
  if (namesGit(relative(workspace, path))) {
    throw new RecordingFileError({
      message: `the recording ${name} is inside of \`.git\`, where nothing is read or written.`,
    });
  }
  if (path === workspace || path.startsWith(workspace + sep)) return;
  throw new RecordingFileError({
    message: `the recording ${name} is outside the workspace.`,
    hint: 'Keep recordings inside it, and not behind symbolic links.',
  });
}

/**
 * What was put replaces what the file has for the same models and repeats: older entries of those belong to another
 * conversation. Other models and repeats stay.
 */
function merge(file: TestFile, stored: StoredFile): readonly RecordedAnswer[] {
  const put = [...file.put.values()];
  const repeatOf = ({ model, repeat }: RecordedAnswer) => JSON.stringify([model, repeat]);
  const replaced = new Set(put.map(repeatOf));
  const kept = stored.answers
    .filter((answer) => !replaced.has(repeatOf(answer)))
    .map((answer) => {
      const request = answer.hash && linesOfRequest(stored.requests, answer.hash);
      return request ? { ...answer, request } : answer;
    });
  return sortedEntries(
    [...kept, ...put],
    stored.answers.map(({ model }) => model),
  );
}

/** False where the file is already what it would become. */
async function writeFile(
  file: TestFile,
  stored: StoredFile,
  options: RecordingStoreOptions,
  workspace: string,
): Promise<boolean> {
  const prompt = options.promptOf?.(file.suite, file.test) ?? stored.prompt;
  const whole = { prompt, answers: merge(file, stored) };
  const text = writeRecording(file.suite, file.test, whole, options.redact);
  if (text === stored.text) return false;
  const folder = dirname(file.path);
  const name = relative(resolve(options.workspace), file.path);
  requireInside(await nearestExisting(folder), workspace, name);
  await mkdir(folder, { recursive: true });
  await writeAtomically(file.path, text);
  return true;
}

/** The real path of the deepest folder on the way that exists: what is made below it lies inside it. */
async function nearestExisting(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (!isAbsent(error) || parent === path) throw error;
    return nearestExisting(parent);
  }
}

function isAbsent(error: unknown): boolean {
  const code = errorShape(error)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

// Other JSON files that are kept beside a suite's answers.

interface KeptFile {
  /** Absolute. */
  readonly path: string;
  /** Absolute path that the file may not lie outside of. */
  readonly workspace: string;
}

/** How people find it: relative to the workspace. */
export function keptName({ path, workspace }: KeptFile): string {
  return relative(workspace, path).split(sep).join('/');
}

/**
 * What such a file holds; undefined where there is none.
 * @param what completes "does not hold ..."
 * @param read of the parsed JSON, which anybody may have written; undefined: it is no such file
 * @throws RecordingFileError for one that cannot be read
 */
export async function readKept<T>(
  file: KeptFile,
  what: string,
  read: (value: unknown, characters: number) => T | undefined,
): Promise<T | undefined> {
  const name = keptName(file);
  let text: string;
  try {
    requireInside(await realpath(file.path), await realpath(file.workspace), name);
    text = await readFile(file.path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw asFault('read', error, name);
  }
  const held = read(parsed(text), text.length);
  if (held !== undefined) return held;
  throw new RecordingFileError({
    message: `${name} does not hold ${what}.`,
    location: { file: name, line: 1, column: 1 },
    hint: 'Record again: run with `responses: record`.',
  });
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws RecordingFileError. */
export async function writeKept(file: KeptFile, text: string): Promise<void> {
  const folder = dirname(file.path);
  const name = keptName(file);
  try {
    requireInside(await nearestExisting(folder), await realpath(file.workspace), name);
    await mkdir(folder, { recursive: true });
    await writeAtomically(file.path, text);
  } catch (error) {
    throw asFault('write', error, name);
  }
}

// File names for suites and tests.

const SAFE_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;
/** Device names on Windows, whatever follows a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** How the slug of an unsafe name ends; a name that ends so gets a hash itself, so that it cannot be another's slug. */
const HASH_ENDING = /-[0-9a-f]{8}$/;
const MAX_READABLE = 48;

/**
 * A name that is a safe file name on every system, the same for the same name and different for different ones: the
 * name itself when it is safe, else its letters and digits with a short hash of it.
 */
function slugOf(name: string): string {
  if (SAFE_NAME.test(name) && !RESERVED.test(name) && !HASH_ENDING.test(name)) return name;
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_READABLE)
    .replace(/^-+|-+$/g, '');
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${readable === '' ? 'unnamed' : readable}-${hash}`;
}

// Writes a recording the way people read and review it.

type Redact = (text: string) => string;

/**
 * The text of a recording file, with a trailing newline. `redact` is applied to everything that a model answered and to
 * the requests; names and criteria are in the config as they are.
 */
function writeRecording(
  suite: string,
  test: string,
  { prompt, answers }: Pick<StoredFile, 'prompt' | 'answers'>,
  redact: Redact,
): string {
  const requests = [...requestsToKeep(answers)].map(([hash, { after, lines: own }]) => {
    const kept = redact(own.join('\n')).split('\n');
    return [hash, after === undefined ? kept : { after, lines: own.length === 0 ? [] : kept }];
  });
  const document = {
    version: 1,
    suite,
    test,
    prompt: prompt && { hash: prompt.hash, ...redactDeep(prompt.messages, redact) },
    answers: answers.map(({ model, repeat, call, hash, response }) => ({
      model,
      repeat,
      ...callFields(call),
      hash,
      ...responseFields(response, redact),
    })),
    requests: requests.length === 0 ? undefined : (Object.fromEntries(requests) as unknown),
  };
  return `${format(document, '')}\n`;
}

function callFields(call: RecordedCall): Record<string, unknown> {
  if (call.kind === 'answer') return { turn: call.turn };
  const { question, conversation } = call;
  if (call.kind === 'embedding') return { embedding: question, conversation };
  return { judge: question, judgeModel: call.judgeModel, attempt: call.attempt, conversation };
}

/** In the order in which people read them. */
function responseFields(response: StoredResponse, redact: Redact): Record<string, unknown> {
  const { usage, latencyMs } = response;
  if ('vectors' in response) return { vectors: response.vectors, usage, latencyMs };
  const { toolCalls, finishReason, changes } = response;
  const calls = toolCalls.length > 0;
  return {
    text: lines(response.text, redact),
    thoughts: lines(response.thoughts, redact),
    outputJson: redactDeep(response.outputJson, redact),
    toolCalls: calls ? redactDeep(toolCalls, redact) : undefined,
    toolCallsUnknown: response.toolCallsUnknown,
    finishReason: calls || finishReason !== 'stop' ? finishReason : undefined,
    usage,
    latencyMs: response.latencyUnstated === true ? undefined : latencyMs,
    modelId: redactDeep(response.modelId, redact),
    replyId: redactDeep(response.replyId, redact),
    costUsd: response.costUsd,
    agent: redactDeep(response.agent, redact),
    changes: changes?.map(({ path, text, link, base64, ...others }) => ({
      path: redact(path),
      ...others,
      text: lines(text, redact),
      base64: base64 && redactBytes(Buffer.from(base64, 'base64'), redact),
      link: redactDeep(link, redact),
    })),
  };
}

/** A text of several lines as a list of them, which diffs line by line. */
function lines(text: string | undefined, redact: Redact): string | readonly string[] | undefined {
  const kept = text === undefined ? undefined : redact(text);
  return kept?.includes('\n') === true ? kept.split('\n') : kept;
}

/** JSON of two spaces, with a list of numbers on one line. What is undefined is left out. */
function format(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'number')) return JSON.stringify(value);
    const items = value.map((item) => inner + format(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = isRecord(value) ? Object.entries(value).filter(([, it]) => it !== undefined) : [];
  if (members.length === 0) return JSON.stringify(value);
  const items = members.map(([key, it]) => `${inner}${JSON.stringify(key)}: ${format(it, inner)}`);
  return `{\n${items.join(',\n')}\n${indent}}`;
}

// Writes a file whole or not at all.

/** A process that is killed leaves the old file or the new one, never half of one. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Whether an answer belongs to the request that is asked. A hash has a second part, after a slash, where variables of the
 * environment are in the endpoint's URL. A replay may run where they are not set, and asks with the first part alone.
 */
function isSameRequest(stored: string, asked: string): boolean {
  return stored === asked || (!asked.includes('/') && stored.startsWith(`${asked}/`));
}

/** Whether two hashes are of the same request but for the values of variables in the endpoint's URL. */
function isSameButEnvironment(stored: string, asked: string): boolean {
  const withoutEnvironment = (hash: string) => hash.replace(/\/.*$/s, '');
  return stored !== asked && withoutEnvironment(stored) === withoutEnvironment(asked);
}

type StoredAnswer =
  /** `isBound`: it has a hash, so that it is known to answer this very request. `file` is workspace-relative. */
  | {
      readonly kind: 'found';
      readonly response: StoredResponse;
      readonly isBound: boolean;
      readonly file: string;
    }
  /** No answer under this key. `file` is workspace-relative. */
  | { readonly kind: 'missing'; readonly file: string }
  /** An answer to a different request: the prompt, its parameters or tools changed since. */
  | StaleAnswer;

export interface StaleAnswer {
  readonly kind: 'stale';
  readonly file: string;
  /** Only variables of the environment in the endpoint's URL have other values. */
  readonly onlyEnvironment: boolean;
  /** The recorded request in lines, secrets taken out, where the file has it. Foreign text: nothing says that it is true. */
  readonly request?: readonly string[];
}

/** A request as a recording keeps it. */
export interface RequestToKeep {
  readonly hash: string;
  /** As people read it. */
  readonly lines: () => readonly string[];
}

export interface AnswerStore {
  /** Throws RecordingFileError when the test's file is not a valid recording. */
  lookup(key: AnswerKey, requestHash: string): Promise<StoredAnswer>;
  /** Keeps the answer; files are written by `flush`. */
  put(key: AnswerKey, request: RequestToKeep, response: StoredResponse): void;
  /** Writes what was put, atomically, in a stable order; returns the workspace-relative paths of the files that are others now. */
  flush(): Promise<readonly string[]>;
}

// What MCP servers listed when a suite was recorded: one file a suite, `<dir>/<suite>/mcp.tools.json`, a name that no test's
// file has. Under `replay` no server is started, and a test asks with these tools.

interface StoredToolList {
  /** As the config names it. */
  readonly server: string;
  /** The files of `dependsOn`; absent where the config did not say them. */
  readonly files?: Suite['inputFiles'] | undefined;
  readonly tools: readonly ToolDefinition[];
}

/** None where there is no file. Throws RecordingFileError for one that cannot be read. */
export async function readToolLists(place: RecordingPlace): Promise<readonly StoredToolList[]> {
  return (await readKept(fileOf(place), 'lists of tools', listsIn)) ?? [];
}

/** Keeps these lists, and those of other servers. `redact` takes secrets out. Throws RecordingFileError. */
export async function writeToolLists(
  place: RecordingPlace,
  lists: readonly StoredToolList[],
  redact: <T>(value: T) => T,
): Promise<void> {
  const known = new Map([...(await readToolLists(place)), ...lists].map((it) => [it.server, it]));
  const servers = [...known.values()].sort((a, b) => (a.server < b.server ? -1 : 1));
  const text = `${JSON.stringify({ version: 1, servers: redact(servers) }, undefined, 2)}\n`;
  await writeKept(fileOf(place), text);
}

function fileOf({ workspace, directory, suite }: RecordingPlace) {
  return { workspace, path: join(directory, slugOf(suite), 'mcp.tools.json') };
}

const INPUT_FILE = { file: string, sha256: string };

const TOOL = { name: string, description: string, parameters: object };

/** Undefined for what is no such file. */
function listsIn(value: unknown): readonly StoredToolList[] | undefined {
  const what = 'an object';
  const inputFile = eachOf((it: unknown, path): Suite['inputFiles'][number] => {
    const { file, sha256 } = fieldsOf(it, INPUT_FILE, path, what);
    return { file: needed(file, path, what), sha256: needed(sha256, path, what) };
  }, what);
  const tool = eachOf((it: unknown, path): ToolDefinition => {
    const read = fieldsOf(it, TOOL, path, what);
    const { name, parameters } = read;
    needed(parameters, path, what);
    return { ...read, name: needed(name, path, what) };
  }, what);
  const fields = { server: string, files: inputFile, tools: tool };
  const list = (it: unknown, path: YamlPath): StoredToolList => {
    const { server, tools, files } = fieldsOf(it, fields, path, what);
    return { server: needed(server, path, what), files, tools: needed(tools, path, what) };
  };
  try {
    const { servers } = fieldsOf(value, { version, servers: eachOf(list, what) }, [], what);
    return servers;
  } catch (error) {
    if (error instanceof EntryError) return undefined;
    throw error;
  }
}
