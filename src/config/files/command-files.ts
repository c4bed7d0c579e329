/**
 * The files of the checkout that a command names: the program that answers, however it is started. Nothing is run and no
 * shell is asked, so a word that happens to be the name of a file counts as one: rather a test too many is asked again
 * than an answer of another program is taken for this one's.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../basics/basics.js';
import { isInside } from '../../basics/paths.js';
import type { Environment } from '../providers.js';
import { PLACEHOLDER } from '../placeholders.js';
import { type ConfigFolder, readWorkspaceFile } from '../workspace-files.js';

/** A command as the config has it, and what its placeholders and `$NAME` stand for. */
interface NamedCommand {
  readonly command: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly environment: Environment;
}

interface CommandFiles {
  /** Absolute paths of existing files inside the workspace. */
  filesOf(command: NamedCommand): Promise<ReadonlySet<string>>;
}

/** Remembers what it found on disk: many tests have one command. */
export function commandFilesIn(folder: ConfigFolder): CommandFiles {
  const kinds = new Map<string, Promise<Kind>>();
  return {
    async filesOf(command) {
      const search = new Search(folder, kinds, command);
      await search.read(command.command, folder.directory);
      return search.found;
    },
  };
}

type Kind = 'file' | 'folder' | 'none';

/** Endings that interpreters add to a name. */
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.py', '.rb', '.sh'];
/** What is run where a folder, or a module of Python, is named. */
const ENTRIES = [
  'package.json',
  'main.go',
  ...['index', 'main', '__main__', '__init__', 'cli'].flatMap((name) =>
    ENDINGS.slice(1).map((ending) => name + ending),
  ),
];
/** Files that a program looks for by itself; `scanned` as commands, since they say what is started. */
const IMPLIED: readonly (readonly [programs: readonly string[], files: readonly string[]])[] = [
  [['npm', 'pnpm', 'yarn', 'bun', '--run'], ['package.json']],
  [
    ['make', 'gmake'],
    ['GNUmakefile', 'makefile', 'Makefile'],
  ],
  [['just'], ['justfile', 'Justfile', '.justfile']],
  [['task'], ['Taskfile.yml', 'Taskfile.yaml']],
  [['deno'], ['deno.json', 'deno.jsonc']],
  [
    ['uv', 'poetry', 'pdm', 'hatch', 'rye', 'pipenv'],
    ['pyproject.toml', 'Pipfile'],
  ],
  [['rake'], ['Rakefile']],
  [['composer'], ['composer.json']],
  [['go'], ['go.mod', 'main.go']],
  [['cargo'], ['Cargo.toml', 'src/main.rs']],
  [
    ['docker-compose', 'compose'],
    ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'],
  ],
];
const IMPLIED_BY = new Map(
  IMPLIED.flatMap(([programs, files]) => programs.map((name) => [name, files] as const)),
);
const SCANNED = new Set(IMPLIED.flatMap(([, files]) => files));
const SCRIPT_NAME = /\.(?:ba|da|z|k)?sh$/;
const SCRIPT_START = /^#!.*\b(?:ba|da|z|k|fi)?sh\b/;
/** Bounds of what a file may lead to. */
const MAX_SCANNED = 50;
const MAX_SCANNED_BYTES = 256 * 1024;
const MAX_FOLDERS = 20;
const MAX_WORD = 300;
/** A file of keys is no program, and another one on every machine. */
const LEFT_OUT = /(?:^|[/\\])(?:(?:node_modules|\.git)(?:[/\\]|$)|\.env(?:\.[^/\\]*)?$)/;

class Search {
  readonly found = new Set<string>();
  readonly #scanned = new Set<string>();

  constructor(
    private readonly folder: ConfigFolder,
    private readonly kinds: Map<string, Promise<Kind>>,
    private readonly given: Pick<NamedCommand, 'vars' | 'environment'>,
  ) {}

  /** Follows what is named in a text that a shell reads, seen from a folder. */
  async read(text: string, from: string): Promise<void> {
    const words = this.#wordsOf(text);
    const folders = await this.#foldersOf(words, from);
    for (const word of words) {
      for (const folder of folders) await this.#follow(word, folder, words);
    }
  }

  #wordsOf(text: string): ReadonlySet<string> {
    const assigned: Record<string, string | undefined> = { ...this.given.environment };
    const marked = text
      .replace(/\\\r?\n/g, ' ')
      .replace(new RegExp(PLACEHOLDER, 'g'), (_all, name: string) => mark(name));
    const words = new Set<string>();
    for (const raw of shellWords(marked)) {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(raw) ?? [];
      if (name !== undefined) assigned[name] = value;
      const word = raw
        .replace(/\$\{?(\w+)\}?/g, (_all, used: string) => assigned[used] ?? '')
        .replace(MARKED, (_all, used: string) => this.given.vars[used] ?? '');
      for (const part of [word, ...word.split(/[=:,@;{}]+-?/)]) {
        if (part !== '' && part.length <= MAX_WORD && !part.includes('\n')) words.add(part);
      }
    }
    return words;
  }

  /** Where the command may go to: `cd app`, `npm --prefix app`. */
  async #foldersOf(words: ReadonlySet<string>, from: string): Promise<ReadonlySet<string>> {
    const folders = new Set([from]);
    for (const word of words) {
      for (const folder of [...folders]) {
        const target = path.resolve(folder, word);
        const isFolder = (await this.#kindOf(target)) === 'folder';
        if (isFolder && folders.size < MAX_FOLDERS) folders.add(target);
      }
    }
    return folders;
  }

  async #follow(word: string, folder: string, words: ReadonlySet<string>): Promise<void> {
    // What begins with an unknown variable looks absolute.
    for (const name of new Set([word, word.replace(/^\/+/, '')])) {
      if (name === '') continue;
      if (/[*?[]/.test(name)) await this.#followGlob(name, folder);
      // A module of Python; `app.main:run` has been taken apart.
      const module = /^\w+(?:\.\w+)+$/.test(name) ? [name.replaceAll('.', '/')] : [];
      for (const stem of [name, ...module]) await this.#followStem(stem, folder, words);
    }
    for (const file of IMPLIED_BY.get(path.basename(word)) ?? []) {
      await this.#take(await this.#nearest(file, folder), words);
    }
  }

  async #followStem(stem: string, folder: string, words: ReadonlySet<string>): Promise<void> {
    const target = path.resolve(folder, stem);
    for (const ending of ENDINGS) await this.#take(target + ending, words);
    if ((await this.#kindOf(target)) !== 'folder') return;
    for (const entry of ENTRIES) await this.#take(path.join(target, entry), words);
  }

  async #followGlob(pattern: string, folder: string): Promise<void> {
    const { glob } = await import('tinyglobby');
    const options = { cwd: folder, absolute: true, expandDirectories: false } as const;
    const isOutside = !isInside(this.folder.workspace, path.resolve(folder, pattern));
    if (isOutside) return;
    const files = await glob(pattern, { ...options, ignore: ['**/node_modules/**', '**/.git/**'] });
    for (const file of files) await this.#take(path.resolve(file), new Set());
  }

  /** The file in the folder or the nearest one above it, as npm looks for its own. */
  async #nearest(file: string, folder: string): Promise<string> {
    for (let at = folder; isInside(this.folder.workspace, at); at = path.dirname(at)) {
      const target = path.join(at, file);
      if ((await this.#kindOf(target)) === 'file') return target;
      if (at === path.dirname(at)) break;
    }
    return path.join(folder, file);
  }

  async #take(file: string, words: ReadonlySet<string>): Promise<void> {
    if (this.#scanned.has(file) || (await this.#kindOf(file)) !== 'file') return;
    this.found.add(file);
    const name = path.basename(file);
    const mayStart = SCANNED.has(name) || SCRIPT_NAME.test(name) || path.extname(name) === '';
    if (!mayStart || this.#scanned.size >= MAX_SCANNED) return;
    this.#scanned.add(file);
    const content = await readWorkspaceFile(this.folder.workspace, file, MAX_SCANNED_BYTES);
    if (content.kind === 'refused') return;
    const text = content.file.bytes.toString('utf8');
    const isScript = SCRIPT_NAME.test(name) || SCRIPT_START.test(text);
    if (!SCANNED.has(name) && !isScript) return;
    const commands = name === 'package.json' ? scriptsOf(text, words) : text;
    await this.read(commands, path.dirname(file));
    if (isScript) await this.read(commands, this.folder.directory);
  }

  #kindOf(target: string): Promise<Kind> {
    const known = this.kinds.get(target);
    if (known !== undefined) return known;
    const isOurs = isInside(this.folder.workspace, target) && !LEFT_OUT.test(target);
    const kind = isOurs ? kindOnDisk(target) : Promise.resolve<Kind>('none');
    this.kinds.set(target, kind);
    return kind;
  }
}

async function kindOnDisk(target: string): Promise<Kind> {
  try {
    const status = await stat(target);
    if (status.isDirectory()) return 'folder';
    return status.isFile() ? 'file' : 'none';
  } catch {
    return 'none';
  }
}

/** The scripts of a package.json that a command names, with those that npm runs around them. */
function scriptsOf(text: string, words: ReadonlySet<string>): string {
  try {
    const parsed: unknown = JSON.parse(text);
    const scripts = isRecord(parsed) && isRecord(parsed['scripts']) ? parsed['scripts'] : {};
    const named = [...words].flatMap((word) => [`pre${word}`, word, `post${word}`]);
    return named
      .flatMap((name) => (Object.hasOwn(scripts, name) ? [String(scripts[name])] : []))
      .join('\n');
  } catch {
    return '';
  }
}

const MARK = '\u0001';
const MARKED = new RegExp(`${MARK}([^${MARK}]*)${MARK}`, 'g');

function mark(name: string): string {
  return `${MARK}${name}${MARK}`;
}

/**
 * The words of a shell's text; a quoted one that is itself a command (`sh -c 'node agent.js'`) also word by word. What a
 * redirection writes to is no word.
 */
function shellWords(text: string): readonly string[] {
  const words: string[] = [];
  const pattern = /(\d*>>?\|?\s*)?((?:"(?:\\[^]|[^"\\])*"|'[^']*'|\\[^]|[^\s;&|()<>`"'\\])+)/g;
  for (const [, written, raw = ''] of text.matchAll(pattern)) {
    if (written !== undefined) continue;
    const word = raw.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'|\\([^])/g, '$1$2$3');
    words.push(word);
    if (/[\s;&|()`]/.test(word) && word.length < text.length) words.push(...shellWords(word));
  }
  return words;
}
