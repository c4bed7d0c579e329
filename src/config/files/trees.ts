/**
 * Trees of files of the checkout: what a workspace, a home folder or a check's `with` is made of. A tree is what git would
 * commit of a folder, so that it is the same here and in CI, and it is known by content before anything is asked.
 */
import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { entriesAt, isRecord, sum, textAt, valueAt } from '../../basics/basics.js';
import { count } from '../../basics/format.js';
import { contentDigest, decodeText, isInside, shownPath } from '../../basics/paths.js';
import { filesToCommit } from '../../processes/git.js';
import { instructionsAmong } from '../agents.js';
import { ConfigPart, type ConfigView, varsOf } from '../config-view.js';
import { compileCommand, interpolate } from '../placeholders.js';
import { quote, type ReportProblem, type YamlPath } from '../problem.js';
import type { FileTree, Workspace } from '../suite.js';
import { type ConfigFolder, namesGit, resolveInWorkspace } from '../workspace-files.js';

const MAX_FILES = 50_000;
const MAX_BYTES = 500_000_000;
/** Files that are read at a time. */
const BATCH = 64;
/** Where there is no git, whose `.gitignore` files would name them. */
const NEVER_COMMITTED: ReadonlySet<string> = new Set([
  ...['.git', 'node_modules', '__pycache__', '.DS_Store', '.env'],
]);

interface WorkspaceTrees {
  /** By the test's place in the list. */
  readonly workspaces: ReadonlyMap<number, Workspace>;
  /** What expectations name, by the path that the config writes. */
  readonly trees: ReadonlyMap<string, FileTree>;
}

type TreeFolder = ConfigFolder & {
  /** Absolute and real: what `results` of any suite read. */
  readonly writtenByHarnesses: () => Promise<ReadonlySet<string>>;
};

/** Reads what a config of any shape names, and reports what is missing, outside, too large, or leads out. */
export async function readWorkspaceTrees(
  config: ConfigView,
  folder: TreeFolder,
  report: ReportProblem,
): Promise<WorkspaceTrees> {
  const recordings = path.resolve(folder.directory, config.at('recordings').text('dir') ?? '.');
  const reader = new TreeReader(folder, recordings);
  await reader.list(foldersNamed(config));
  const workspaces = new Map<number, Workspace>();
  for (const [index, test] of config.tests.entries()) {
    const part = config.workspaceOf(test);
    if (part === undefined) continue;
    const made = await readWorkspace(part, varsOf(test), reader, report);
    if (made !== undefined) workspaces.set(index, made);
  }
  const trees = new Map<string, FileTree>();
  for (const part of namedTrees(config)) {
    if (typeof part.value !== 'string' || part.value === '' || trees.has(part.value)) continue;
    const tree = await reader.read(part.value, part, report);
    if (tree !== undefined) trees.set(part.value, tree);
  }
  return { workspaces, trees };
}

/** What workspaces take from the checkout, but for names with variables. */
function foldersNamed(config: ConfigView): readonly string[] {
  const named = new Set<unknown>();
  for (const test of config.tests) {
    const { value } = config.workspaceOf(test) ?? {};
    for (const name of [value, valueAt(value, 'from'), valueAt(value, 'home')]) named.add(name);
    for (const [, file] of entriesAt(value, 'files')) if (isRecord(file)) named.add(file);
  }
  return [...named].flatMap((value) => {
    const name = typeof value === 'string' ? value : textAt(value, 'from');
    return name === undefined || name === '' || name.includes('{{') ? [] : [name];
  });
}

function namedTrees(config: ConfigView): readonly ConfigPart[] {
  return config.expects.flatMap((expect) => [
    ...expect.items('files').map((file) => file.at('equals')),
    ...expect.items('checks').map((check) => check.at('with')),
  ]);
}

/** Undefined where something of it is no text, not there, or misplaced: that is reported, here or by the schema. */
async function readWorkspace(
  part: ConfigPart,
  vars: Readonly<Record<string, string>>,
  reader: TreeReader,
  report: ReportProblem,
): Promise<Workspace | undefined> {
  const from = typeof part.value === 'string' ? part : part.at('from');
  const read = async (named: ConfigPart, at = ''): Promise<readonly Layer[]> => {
    if (typeof named.value !== 'string' || named.value === '') return [];
    const tree = await reader.read(interpolate(named.value, vars), named, report);
    return tree === undefined ? [] : [layerOf(at, tree)];
  };
  const layers: WrittenLayer[] = [];
  for (const layer of await read(from)) layers.push({ ...layer, path: from.path });
  for (const [name, value] of entriesAt(part.value, 'files')) {
    const at = [...part.path, 'files', name];
    const known = reader.known(name, value);
    if (known !== undefined) {
      layers.push({ ...known, path: at });
      continue;
    }
    const fault = pathFault(name);
    if (fault !== undefined) {
      report(at, `The path ${quote(name)} of the workspace ${fault}.`, { at: 'key' });
      continue;
    }
    const target = path.posix.normalize(name);
    const made =
      typeof value === 'string'
        ? [layerOf(target, treeOf([{ ...textFile(name, interpolate(value, vars)), path: '' }]))]
        : await read(new ConfigPart(value, at).at('from'), target);
    for (const layer of made) {
      layers.push({ ...layer, path: at });
      reader.keep(name, value, layer);
    }
  }
  const whole = await reader.join(layers, report);
  const home = await readHome(part.at('home'), vars, reader, report);
  if (whole === undefined || home === undefined) return undefined;
  const setup = part.items('setup').flatMap(({ value }) => {
    const compiled =
      typeof value === 'string' ? compileCommand(value, new Set(Object.keys(vars))) : undefined;
    if (compiled?.kind !== 'script' || typeof value !== 'string') return [];
    return [{ command: value, script: compiled.script }];
  });
  return { ...whole, setup, git: valueAt(part.value, 'git') !== false, home };
}

async function readHome(
  part: ConfigPart,
  vars: Readonly<Record<string, string>>,
  reader: TreeReader,
  report: ReportProblem,
): Promise<FileTree | 'inherit' | undefined> {
  if (typeof part.value !== 'string' || part.value === '') return treeOf([]);
  return part.value === 'inherit'
    ? 'inherit'
    : reader.read(interpolate(part.value, vars), part, report);
}

/** A tree, and where in the workspace it is. */
interface Layer {
  readonly at: string;
  readonly tree: FileTree;
  /** What it is, by content. */
  readonly key: string;
}

function layerOf(at: string, tree: FileTree): Layer {
  return { at, tree, key: JSON.stringify([at, tree.sha256]) };
}

type WrittenLayer = Layer & { readonly path: YamlPath };

type WholeTree = Pick<Workspace, 'tree' | 'instructions' | 'foremost'>;

/** Instructions of one workspace that are looked at first: an agent may have those of a hundred skills. */
const FOREMOST = 20;

/** Later layers lie over earlier ones. Undefined where a file would have to be a folder, which is reported. */
function joined(layers: readonly WrittenLayer[], report: ReportProblem): FileTree | undefined {
  const [only] = layers;
  if (layers.length === 1 && only?.at === '') return only.tree;
  const files = new Map<string, FileTree['files'][number]>();
  const folders = new Set<string>();
  let bytes = 0;
  for (const { at, tree, path: place } of layers) {
    for (const file of tree.files) {
      const name = placeOf(file, at);
      const above = foldersAbove(name);
      if (folders.has(name) || above.some((folder) => files.has(folder))) {
        report(place, `In the workspace ${quote(name)} would be a file in the place of a folder.`);
        return undefined;
      }
      for (const folder of above) folders.add(folder);
      bytes += file.bytes - (files.get(name)?.bytes ?? 0);
      files.set(name, { ...file, path: name });
    }
    const fault = sizeFault({ files: files.size, bytes });
    if (fault !== undefined) {
      report(place, `The workspace ${fault}.`);
      return undefined;
    }
  }
  return treeOf([...files.values()]);
}

/** A file of the checkout is a tree of one, whose path is empty. */
function placeOf(file: FileTree['files'][number], at: string): string {
  return file.path === '' ? at : path.posix.join(at, file.path);
}

/** Whether none of them lies over another: then they make the same tree in any order. */
function areApart(layers: readonly Layer[]): boolean {
  const places = new Set(layers.map(({ at }) => at));
  return (
    places.size === layers.length &&
    layers.every(({ at }) => at !== '' && !foldersAbove(at).some((folder) => places.has(folder)))
  );
}

/** Those of the files in the order of the layers, whose first is named first. */
function firstOf(
  layers: readonly Layer[],
  wanted: ReadonlySet<string>,
  originOf: (file: FileTree['files'][number]) => readonly string[],
): readonly string[] {
  const found = new Set<string>();
  for (const file of layers.flatMap(({ tree }) => tree.files)) {
    if (found.size === Math.min(FOREMOST, wanted.size)) break;
    for (const origin of originOf(file)) if (wanted.has(origin)) found.add(origin);
  }
  return [...found];
}

/** Workspace-relative paths of what files of trees are copies of; none for a text of the config, or a link. */
function originsFrom(root: string): (file: FileTree['files'][number]) => readonly string[] {
  return ({ from }) => ('file' in from ? [shownPath(root, from.file)] : []);
}

function digestOf(keys: readonly string[]): string {
  return createHash('sha256').update(keys.join('\n')).digest('hex');
}

function foldersAbove(name: string): readonly string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Why a path cannot be one of a workspace, as the end of a sentence. */
function pathFault(name: string): string | undefined {
  if (name.includes('\\')) return 'is written with "/" between folders, not "\\"';
  if (name === '' || name.includes('\0')) return 'is no name of a file';
  const normal = path.posix.normalize(name);
  if (normal === '.' || normal.startsWith('..') || path.posix.isAbsolute(normal)) {
    return 'leads out of it';
  }
  if (namesGit(normal)) return 'is inside of `.git`, which is the repository that is made of it';
  return undefined;
}

function textFile(name: string, text: string): FileTree['files'][number] {
  const bytes = Buffer.from(text);
  return {
    path: path.posix.normalize(name),
    from: { text },
    executable: text.startsWith('#!'),
    bytes: bytes.byteLength,
    sha256: contentDigest(bytes),
  };
}

function treeOf(files: FileTree['files']): FileTree {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path: name, from, executable, sha256 } of sorted) {
    hash.update(JSON.stringify([name, 'link' in from, executable, sha256]));
  }
  return { files: sorted, sha256: hash.digest('hex') };
}

// What is taken out of a tree, to see what it was good for.

/** What of a tree is at a path, or below it. */
interface TreePart {
  /** Absolute paths of the checkout's files that it is a copy of. */
  readonly origins: readonly string[];
  /** Of a file; undefined where there is none, a link, or no UTF-8. */
  readonly text: () => Promise<string | undefined>;
  /** The tree without it; with a `text`, the file there holds that instead. */
  readonly without: (text?: string) => FileTree;
}

/** Undefined where nothing of the tree is there. */
export function partInTree({ files }: FileTree, at: string): TreePart | undefined {
  const inside = files.filter((file) => isAt(file, at));
  if (inside.length === 0) return undefined;
  return {
    origins: inside.flatMap(({ from }) => ('file' in from ? [from.file] : [])),
    text: async () => {
      const from = inside.find(({ path: name }) => name === path.posix.normalize(at))?.from;
      if (from === undefined || 'link' in from) return undefined;
      return 'text' in from ? from.text : decodeText(await readFile(from.file));
    },
    without: (text) => {
      const others = files.filter((file) => !isAt(file, at));
      return treeOf(text === undefined ? others : [...others, textFile(at, text)]);
    },
  };
}

function isAt({ path: name }: FileTree['files'][number], at: string): boolean {
  const wanted = path.posix.normalize(at).replace(/\/$/, '');
  return name === wanted || name.startsWith(`${wanted}/`);
}

function sizeFault({ files = 1, bytes }: { files?: number; bytes: number }): string | undefined {
  if (files > MAX_FILES) return `has more than ${count(MAX_FILES)} files`;
  if (bytes <= MAX_BYTES) return undefined;
  return `has ${count(bytes / 1_000_000)} MB, at most ${count(MAX_BYTES / 1_000_000)} MB`;
}

/** Why a folder is no tree: the end of a sentence that begins with its name, and what to do. */
class TreeFault extends Error {
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Reads each folder once, and joins equal layers once. */
class TreeReader {
  readonly #known = new Map<string, Promise<FileTree | TreeFault>>();
  /** By the real folder. */
  readonly #committed = new Map<string, readonly string[]>();
  readonly #layers = new WeakMap<object, { readonly name: string; readonly layer: Layer }>();
  /** By the layers in any order, and in their own. */
  readonly #joined = new Map<string, Omit<WholeTree, 'foremost'>>();
  readonly #whole = new Map<string, WholeTree>();
  #root: Promise<string> | undefined;

  constructor(
    private readonly folder: TreeFolder,
    /** Absolute: answers that are stored change no workspace. */
    private readonly recordings: string,
  ) {}

  /** A folder, or a file, which is a tree of one whose path is empty. */
  async read(
    name: string,
    { path: at }: ConfigPart,
    report: ReportProblem,
  ): Promise<FileTree | undefined> {
    const target = path.resolve(this.folder.directory, name);
    const known = this.#known.get(target) ?? this.#readTarget(target).catch(asFault);
    this.#known.set(target, known);
    const tree = await known;
    if (!(tree instanceof TreeFault)) return tree;
    report(at, `The workspace's ${quote(name)} ${tree.message}.`, { hint: tree.hint });
    return undefined;
  }

  /** What an entry of `files` is, where it says the same for every test: `skills` has a hundred of them in each. */
  known(name: string, value: unknown): Layer | undefined {
    const known = isRecord(value) ? this.#layers.get(value) : undefined;
    return known?.name === name ? known.layer : undefined;
  }

  keep(name: string, value: unknown, layer: Layer): void {
    if (!isRecord(value) || textAt(value, 'from')?.includes('{{') === true) return;
    this.#layers.set(value, { name, layer });
  }

  async join(
    layers: readonly WrittenLayer[],
    report: ReportProblem,
  ): Promise<WholeTree | undefined> {
    const keys = layers.map(({ key }) => key);
    const known = this.#whole.get(digestOf(keys));
    if (known !== undefined) return known;
    const key = digestOf(areApart(layers) ? keys.toSorted() : keys);
    const tree = this.#joined.get(key)?.tree ?? joined(layers, report);
    if (tree === undefined) return undefined;
    this.#root ??= realpath(this.folder.workspace);
    const originOf = originsFrom(await this.#root);
    const instructions =
      this.#joined.get(key)?.instructions ?? instructionsAmong(tree.files.flatMap(originOf));
    this.#joined.set(key, { tree, instructions });
    const foremost = firstOf(layers, new Set(instructions), originOf);
    const whole = { tree, instructions, foremost };
    this.#whole.set(digestOf(keys), whole);
    return whole;
  }

  async #readTarget(target: string): Promise<FileTree> {
    const resolution = await resolveInWorkspace(this.folder.workspace, target);
    if (resolution.kind === 'refused') throw new TreeFault(resolution.refusal.message);
    if (!resolution.exists) {
      throw new TreeFault('does not exist', 'The path is relative to the config file.');
    }
    const { realPath } = resolution;
    const status = await lstat(realPath);
    if (!status.isDirectory()) {
      if (!status.isFile()) throw new TreeFault('is neither a file nor a folder');
      const file = await readTreeFile(path.dirname(realPath), path.basename(realPath));
      const fault = file === undefined ? 'cannot be read' : sizeFault({ bytes: file.bytes });
      if (file === undefined || fault !== undefined) throw new TreeFault(fault ?? '');
      return treeOf([{ ...file, path: '' }]);
    }
    const names = await this.#namesIn(realPath);
    return treeOf(await readAll(realPath, names));
  }

  /** Relative to the folder. */
  async #namesIn(root: string): Promise<readonly string[]> {
    const top = await realpath(this.folder.workspace);
    const committed = await this.#committedIn(root);
    if (committed === undefined) return this.#withoutResults(root, await walk(root));
    const own = root === top ? [] : await readdir(root);
    const nested = own.includes('.git')
      ? '.git'
      : committed.find((name) => name.endsWith('/') && name !== './');
    if (nested !== undefined) {
      const where =
        nested === '.git'
          ? 'is a git repository itself'
          : `holds the git repository ${quote(nested)}`;
      throw new TreeFault(
        `${where}, of which git commits nothing`,
        'Take its `.git` away, and commit its files; with `git: true` each copy is a repository.',
      );
    }
    const names = await this.#withoutResults(root, committed);
    if (names.length > 0) return names;
    throw new TreeFault(
      'holds no file that git would commit',
      'Git keeps no empty folders, and leaves out what `.gitignore` names. Leave `from` out to begin with an empty folder.',
    );
  }

  async #committedIn(root: string): Promise<readonly string[] | undefined> {
    if (!this.#committed.has(root)) await this.list([root]);
    return this.#committed.get(root);
  }

  /** Asks git for the files of many folders at once, which `read` would do one by one. `names`: as the config writes them. */
  async list(names: readonly string[]): Promise<void> {
    const { directory } = this.folder;
    const real = await Promise.all(
      names.map((name) => realpath(path.resolve(directory, name)).catch(() => undefined)),
    );
    const folders = real.filter((folder) => folder !== undefined);
    for (const [folder, files] of await filesToCommit(directory, folders)) {
      this.#committed.set(folder, files);
    }
  }

  /** Without what runs write: recordings, and files of harnesses. */
  async #withoutResults(root: string, names: readonly string[]): Promise<readonly string[]> {
    const written = await this.folder.writtenByHarnesses();
    const hasRecordings = isInside(root, this.recordings) && this.recordings !== root;
    return names.filter((name) => {
      const file = path.join(root, name);
      return !written.has(file) && !(hasRecordings && isInside(this.recordings, file));
    });
  }
}

function asFault(error: unknown): TreeFault {
  if (error instanceof TreeFault) return error;
  const code = textAt(error, 'code');
  if (code === undefined) throw error;
  return new TreeFault(`cannot be read (${code})`);
}

async function walk(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries) {
      if (NEVER_COMMITTED.has(entry.name)) continue;
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile() || entry.isSymbolicLink()) found.push(name);
    }
    if (found.length > MAX_FILES || folders.length > MAX_FILES) {
      throw new TreeFault(`has more than ${count(MAX_FILES)} files`);
    }
  }
  return found;
}

async function readAll(root: string, names: readonly string[]): Promise<FileTree['files']> {
  const files: FileTree['files'][number][] = [];
  let bytes = 0;
  for (let start = 0; start < names.length; start += BATCH) {
    const fault = sizeFault({ files: names.length, bytes });
    if (fault !== undefined) throw new TreeFault(fault);
    const batch = names.slice(start, start + BATCH).map((name) => readTreeFile(root, name));
    const read = (await Promise.all(batch)).flatMap((file) => file ?? []);
    bytes += sum(read.map((file) => file.bytes));
    files.push(...read);
  }
  return files;
}

/** Undefined for what git commits nothing of: a socket, and a file that is listed and gone. */
async function readTreeFile(
  root: string,
  name: string,
): Promise<FileTree['files'][number] | undefined> {
  if (name.includes('\uFFFD')) throw new TreeFault(`has a name that is not UTF-8: ${quote(name)}`);
  const file = path.join(root, name);
  const status = await lstat(file).catch(() => undefined);
  if (status?.isSymbolicLink() === true) {
    const link = await readlink(file);
    if (await leadsOut(root, file, link)) {
      throw new TreeFault(
        `has the symbolic link ${quote(name)}, which leads out of it, to ${quote(link)}`,
        'Copy what it points at into the folder.',
      );
    }
    const sha256 = contentDigest(Buffer.from(link));
    return { path: name, from: { link }, executable: false, bytes: link.length, sha256 };
  }
  if (status?.isFile() !== true) return undefined;
  const fault = sizeFault({ bytes: status.size });
  if (fault !== undefined) throw new TreeFault(fault);
  return {
    path: name,
    from: { file },
    executable: (status.mode & 0o100) !== 0,
    bytes: status.size,
    sha256: contentDigest(await readFile(file)),
  };
}

/** One that leads nowhere may not have `..`, since what it will lead to is not known. */
async function leadsOut(root: string, file: string, link: string): Promise<boolean> {
  if (path.isAbsolute(link)) return true;
  const target = await realpath(file).catch(() => undefined);
  if (target === undefined) return link.split(/[/\\]/).includes('..');
  return !isInside(root, target) || namesGit(path.relative(root, target));
}
