/** Stored answers in files: one readable JSON file a test, `<dir>/<suite>/<test>.json`. */
import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorShape, isRecord, parsedJson } from '../basics/basics.js';
import type { YamlPath } from '../config/problem.js';
import type { Suite } from '../config/suite.js';
import { namesGit } from '../config/workspace-files.js';
import { type ToolDefinition } from '../providers/provider.js';
import { redactDeep } from '../redaction/cut.js';
import {
  EntryError,
  entryKey,
  fieldsOf,
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
  type Recording,
  requestsToKeep,
  sortedEntries,
  type AnswerKey,
  RecordingFileError,
  type StoredPrompt,
  type StoredResponse,
} from './recording-entry.js';
import { redactBytes } from './stored-bytes.js';

export { type AnswerKey, RecordingFileError, type StoredResponse };

interface RecordingStoreOptions {
  /** Absolute path that no file may lie outside of, symbolic links resolved. */
  readonly workspace: string;
  /** Absolute folder of recordings by suite name. */
  readonly directories: ReadonlyMap<string, string>;
  /** Replaces secrets in a text before it is written. */
  readonly redact: Redact;
  /** What the program of a test's prompt has printed, which is kept beside its answers. */
  readonly promptOf?: ((suite: string, test: string) => StoredPrompt | undefined) | undefined;
}

/** A test, and where its answers are. */
interface TestPlace {
  readonly suite: string;
  readonly test: string;
  readonly file: KeptFile;
}

/** A test's file and what was put for it in this run. */
interface TestFile extends TestPlace {
  readonly put: Map<string, RecordedAnswer>;
  stored: Promise<StoredFile> | undefined;
}

interface StoredFile extends Pick<Recording, 'prompt' | 'answers' | 'requests'> {
  /** As it is on disk; undefined when there is none. */
  readonly text: string | undefined;
  readonly byPlace: ReadonlyMap<string, readonly RecordedAnswer[]>;
}

/**
 * What became of a look-up. `elsewhere`: the answer is of the same request, where variables of the environment in the
 * endpoint's URL had other values. `file` is workspace-relative.
 */
type StoredAnswer = { readonly file: string } & (
  | { readonly kind: 'missing' | 'stale' | 'elsewhere' }
  /** `isBound`: it has a hash, so that it is known to answer this very request. */
  | { readonly kind: 'found'; readonly response: StoredResponse; readonly isBound: boolean }
);

/** A request as a recording keeps it. */
interface RequestToKeep {
  readonly hash: string;
  /** As people read it. */
  readonly lines: () => readonly string[];
}

export type AnswerStore = Pick<RecordingStore, 'lookup' | 'put' | 'flush'>;

/** Answers kept in files. Nothing is read or written before it is asked for. */
export class RecordingStore {
  readonly #options: RecordingStoreOptions;
  readonly #files = new Map<string, TestFile>();

  constructor(options: RecordingStoreOptions) {
    this.#options = options;
  }

  /** Throws RecordingFileError when the test's file is not a valid recording. */
  async lookup(key: AnswerKey, requestHash: string): Promise<StoredAnswer> {
    const kept = this.#fileOf(key);
    const { byPlace } = await storedOf(kept);
    const places = lookupPlaces(key).flatMap((place) => {
      const entries = byPlace.get(place);
      return entries === undefined ? [] : [entries];
    });
    const [nearest = []] = places;
    const entry =
      places.flat().find(({ hash }) => hash !== undefined && isSameRequest(hash, requestHash)) ??
      nearest.find(({ hash }) => hash === undefined) ??
      nearest[0];
    const { name } = kept.file;
    if (entry === undefined) return { kind: 'missing', file: name };
    const { hash, response } = entry;
    if (hash === undefined || isSameRequest(hash, requestHash)) {
      return { kind: 'found', response, isBound: hash !== undefined, file: name };
    }
    return { kind: isSameButEnvironment(hash, requestHash) ? 'elsewhere' : 'stale', file: name };
  }

  /** Keeps the answer; files are written by `flush`. */
  put(key: AnswerKey, { hash, lines }: RequestToKeep, response: StoredResponse): void {
    const { model, repeat, call } = key;
    const answer = { model, repeat, call, hash, request: lines(), response };
    this.#fileOf(key).put.set(entryKey(answer), answer);
  }

  /**
   * Writes what was put, atomically, in a stable order; returns the workspace-relative paths of the files that are others
   * now. Throws the first RecordingFileError when all that can be written is.
   */
  async flush(): Promise<readonly string[]> {
    const written: string[] = [];
    const failures: RecordingFileError[] = [];
    for (const kept of this.#files.values()) {
      if (kept.put.size === 0) continue;
      try {
        if (!(await writeFile(kept, this.#options))) continue;
        kept.stored = undefined;
        written.push(kept.file.name);
      } catch (error) {
        // Answers that were paid for are kept, whatever is wrong with another test's file.
        failures.push(asFault('write', error, kept.file.name));
      }
    }
    if (failures[0] !== undefined) throw failures[0];
    return written.sort();
  }

  #fileOf({ suite, test }: AnswerKey): TestFile {
    const id = JSON.stringify([suite, test]);
    const known = this.#files.get(id);
    if (known !== undefined) return known;
    const { workspace, directories } = this.#options;
    const directory = directories.get(suite);
    if (directory === undefined) throw new Error(`no folder of recordings for suite "${suite}"`);
    const file = new KeptFile(recordingPath(directory, suite, test), workspace);
    const kept: TestFile = { suite, test, file, put: new Map(), stored: undefined };
    this.#files.set(id, kept);
    return kept;
  }
}

function storedOf(kept: TestFile): Promise<StoredFile> {
  return (kept.stored ??= loadFile(kept));
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
  const file = new KeptFile(recordingPath(directory, suite, test), workspace);
  return loadFile({ suite, test, file });
}

/** What keeps the answers of these tests from being stored: files that are no recordings, a folder that takes no file. */
export async function storageFaults(
  place: RecordingPlace,
  tests: readonly string[],
): Promise<readonly RecordingFileError[]> {
  const faults: RecordingFileError[] = [];
  const note = (error: unknown): void => {
    if (!(error instanceof RecordingFileError)) throw error;
    faults.push(error);
  };
  for (const test of tests) await recordedTest(place, test).catch(note);
  const { workspace, directory, suite } = place;
  const probe = new KeptFile(join(directory, slugOf(suite), 'write-test'), workspace);
  await probe.tryToWrite().catch(note);
  return faults;
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

async function loadFile(place: TestPlace): Promise<StoredFile> {
  const text = (await place.file.text())?.replaceAll('\r\n', '\n');
  if (text === undefined) {
    return { text, answers: [], requests: new Map(), byPlace: new Map() };
  }
  const recording = readRecording(text, place.file.name);
  requireSame(recording, place);
  const byPlace = new Map<string, RecordedAnswer[]>();
  for (const answer of recording.answers) {
    const key = placeKey(answer);
    byPlace.set(key, [...(byPlace.get(key) ?? []), answer]);
  }
  return { ...recording, text, byPlace };
}

/** A file copied for another test must not answer for it unnoticed. */
function requireSame(recording: Recording, place: TestPlace): void {
  for (const field of ['suite', 'test'] as const) {
    if (recording[field] === undefined || recording[field] === place[field]) continue;
    throw new RecordingFileError({
      message: `the recording belongs to ${field} ${JSON.stringify(recording[field])}, not ${JSON.stringify(place[field])}.`,
      location: { file: place.file.name, line: 1, column: 1 },
      path: field,
    });
  }
}

/**
 * What was put replaces what the file has for the same models and repeats: older entries of those belong to another
 * conversation. Other models and repeats stay.
 */
function merge({ put: added }: TestFile, stored: StoredFile): readonly RecordedAnswer[] {
  const put = [...added.values()];
  const repeatOf = ({ model, repeat }: RecordedAnswer) => JSON.stringify([model, repeat]);
  const replaced = new Set(put.map(repeatOf));
  const kept = stored.answers.filter((answer) => !replaced.has(repeatOf(answer)));
  return sortedEntries(
    [...kept, ...put],
    stored.answers.map(({ model }) => model),
  );
}

/** False where the file is already what it would become. */
async function writeFile(
  kept: TestFile,
  { promptOf, redact }: RecordingStoreOptions,
): Promise<boolean> {
  const { suite, test, file } = kept;
  const stored = await storedOf(kept);
  const answers = merge(kept, stored);
  const prompt = promptOf?.(suite, test) ?? stored.prompt;
  const requests = requestsToKeep(answers, stored.requests);
  const text = writeRecording({ suite, test, prompt, answers, requests }, redact);
  if (text === stored.text) return false;
  await file.write(text);
  return true;
}

/** A file inside of the workspace: a recording, or another that is kept beside it. */
export class KeptFile {
  /**
   * @param path absolute
   * @param workspace absolute path that the file may not lie outside of, symbolic links resolved
   */
  constructor(
    readonly path: string,
    readonly workspace: string,
  ) {}

  /** How people find it: relative to the workspace. */
  get name(): string {
    return relative(this.workspace, this.path).split(sep).join('/');
  }

  /** Undefined where there is no such file. Throws RecordingFileError for one that cannot be read. */
  async text(): Promise<string | undefined> {
    try {
      requireInside(await realpath(this.path), await realpath(this.workspace), this.name);
      return await readFile(this.path, 'utf8');
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw asFault('read', error, this.name);
    }
  }

  /**
   * What it holds; undefined where there is none.
   * @param what completes "does not hold ..."
   * @param read of the parsed JSON, which anybody may have written; undefined: it is no such file
   * @throws RecordingFileError for one that cannot be read
   */
  async read<T>(
    what: string,
    read: (value: unknown, characters: number) => T | undefined,
  ): Promise<T | undefined> {
    const text = await this.text();
    if (text === undefined) return undefined;
    const held = read(parsedJson(text), text.length);
    if (held !== undefined) return held;
    throw new RecordingFileError({
      message: `${this.name} does not hold ${what}.`,
      location: { file: this.name, line: 1, column: 1 },
      hint: 'Record again: run with `responses: record`.',
    });
  }

  /** Throws RecordingFileError. */
  write(text: string): Promise<void> {
    return this.#inFolder(async (folder) => {
      await mkdir(folder, { recursive: true });
      await writeAtomically(this.path, text);
    });
  }

  /** Writes it and takes it away again, with the folders that were made for it. Throws RecordingFileError. */
  tryToWrite(): Promise<void> {
    return this.#inFolder(async (folder) => {
      const first = await mkdir(folder, { recursive: true });
      try {
        await writeAtomically(this.path, '');
        await rm(this.path);
      } finally {
        if (first !== undefined) await removeFolders(folder, first);
      }
    }, dirname(this.name));
  }

  /** @param name of what is said not to be writable */
  async #inFolder(write: (folder: string) => Promise<void>, name = this.name): Promise<void> {
    const folder = dirname(this.path);
    try {
      requireInside(await nearestExisting(folder), await realpath(this.workspace), name);
      await write(folder);
    } catch (error) {
      throw asFault('write', error, name);
    }
  }
}

function asFault(verb: 'read' | 'write', error: unknown, name: string): RecordingFileError {
  if (error instanceof RecordingFileError) return error;
  const reason = errorShape(error)?.message ?? String(error);
  return new RecordingFileError({ message: `cannot ${verb} the recording ${name}: ${reason}.` });
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
  { suite, test, prompt, answers, requests: kept }: Recording,
  redact: Redact,
): string {
  const requests = [...kept].map(([hash, { after, lines: own }]) => {
    const lines = redact(own.join('\n')).split('\n');
    return [hash, after === undefined ? lines : { after, lines: own.length === 0 ? [] : lines }];
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
  return (await fileOf(place).read('lists of tools', listsIn)) ?? [];
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
  await fileOf(place).write(text);
}

function fileOf({ workspace, directory, suite }: RecordingPlace): KeptFile {
  return new KeptFile(join(directory, slugOf(suite), 'mcp.tools.json'), workspace);
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
