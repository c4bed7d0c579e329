/** What a folder has that a first suite can be made of. It reads names and the heads of files, and runs nothing. */
import { closeSync, existsSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join, parse as parsePath, posix } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { isRecord } from '../../../basics/basics.js';
import { variablesOf } from '../../../config/placeholders.js';

/** A file of questions. Names of columns are as the file has them. */
export interface Table {
  /** Relative to the folder, with `/`; so are all paths here. */
  readonly path: string;
  readonly rows: number;
  readonly question: string;
  /** What a good answer says. */
  readonly expected?: string;
  /** A column that tells the rows apart. */
  readonly id?: string;
  readonly columns: readonly string[];
}

/** A file that a model is prompted with. */
export interface PromptFile {
  readonly path: string;
  /** `{{names}}` in it. */
  readonly variables: readonly string[];
  readonly firstLine: string;
}

/** What has to be installed before a program of the folder can run. */
export interface Runtime {
  readonly language: 'node' | 'python' | 'go' | 'ruby' | 'rust';
  /** The file that says so. */
  readonly file: string;
  /** Lines of a shell. */
  readonly install: readonly string[];
}

export interface Found {
  readonly promptfoo?: string;
  /** GitHub's `*.prompt.yml`. */
  readonly githubPrompts: readonly string[];
  readonly prompts: readonly PromptFile[];
  /** The first table with a column of questions; one that has expected answers takes precedence. */
  readonly table?: Table;
  readonly runtime?: Runtime;
  /** The command that starts a server, and the file that says so. */
  readonly server?: { readonly command: string; readonly file: string };
  /** Files that are like the others and cannot be used, each with the reason. */
  readonly unusable: readonly string[];
}

const IGNORED = ['node_modules', '.git', 'dist', 'build', 'out', 'vendor', 'venv', '.venv']
  .concat(['target', 'coverage', 'kindlm-report', '.kindlm', '__pycache__', 'site-packages'])
  .map((folder) => `**/${folder}/**`);
const PROMPT_FILES = [
  '**/prompts/**/*.{md,txt,j2,jinja,jinja2,mustache,hbs,prompt}',
  '**/*.prompt',
  '**/*.prompt.{md,txt}',
  '**/*.{j2,jinja,jinja2}',
  '**/SKILL.md',
  '**/AGENTS.md',
];
const TABLE_FILES = ['**/*.{csv,tsv,jsonl}'];
/** More of one kind are not looked at. */
const MAX_FILES = 200;
const MAX_PROMPT_BYTES = 256 * 1024;
const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/** @param from absolute; its files, and lock files up to `root`, are looked at */
export async function look(from: string, root: string): Promise<Found> {
  const { glob } = await import('tinyglobby');
  const files = async (patterns: readonly string[]): Promise<readonly string[]> => {
    const options = { cwd: from, dot: true, followSymbolicLinks: false, ignore: IGNORED, deep: 6 };
    const found = await glob([...patterns], options);
    return found
      .toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
      .slice(0, MAX_FILES);
  };
  const unusable: string[] = [];
  const promptfoo = ['yaml', 'yml', 'json']
    .map((ending) => `promptfooconfig.${ending}`)
    .find((name) => existsSync(join(from, name)));
  const runtime = runtimeOf(from, root);
  const server = serverOf(from);
  const table = bestTable(from, await files(TABLE_FILES));
  return {
    ...(promptfoo !== undefined && { promptfoo }),
    githubPrompts: (await files(['**/*.prompt.{yml,yaml}'])).toSorted(),
    prompts: (await files(PROMPT_FILES)).flatMap((path) => promptFile(from, path, unusable)),
    ...(table !== undefined && { table }),
    ...(runtime !== undefined && { runtime }),
    ...(server !== undefined && { server }),
    unusable,
  };
}

/** What was found, a line each, for the person who called. */
export function foundLines({ promptfoo, githubPrompts, prompts, table, server }: Found): string[] {
  const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
  return [
    ...(promptfoo === undefined ? [] : [`${promptfoo}: a promptfoo config`]),
    ...githubPrompts.slice(0, 3).map((path) => `${path}: a prompt file of GitHub`),
    ...prompts.slice(0, 3).map(({ path }) => `${path}: a prompt`),
    ...(prompts.length > 3 ? [`and ${prompts.length - 3} more prompts`] : []),
    ...(table === undefined
      ? []
      : [
          `${table.path}: ${rows(table.rows)}, asked by the column "${table.question}"${
            table.expected === undefined ? '' : `, judged by "${table.expected}"`
          }`,
        ]),
    ...(server === undefined ? [] : [`${server.file}: \`${server.command}\` starts a server`]),
  ];
}

function textOf(from: string, path: string, maxBytes: number): string | undefined {
  const file = join(from, path);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || stat.size > maxBytes) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function promptFile(from: string, path: string, unusable: string[]): readonly PromptFile[] {
  const text = textOf(from, path, MAX_PROMPT_BYTES);
  if (text === undefined || text.trim() === '') return [];
  // Statements and expressions of a template engine would be asked as they are.
  const isTemplate = /\{%|\{\{[#/>^!&-]|\{\{\s*[\w.]+\s*(?:\|(?!\|)|\()/.test(text);
  if (isTemplate) {
    unusable.push(
      `${path}: its template has more than {{variables}}, which only a program fills in`,
    );
    return [];
  }
  const body = text.replace(/^---\n[^]*?\n---\n/, '').trim();
  const [firstLine = ''] = body.split('\n');
  return [{ path, variables: variablesOf(text), firstLine: firstLine.trim() }];
}

// Tables.

const QUESTION =
  /^(?:user[ _-]?)?(?:question|query|prompt|input|message|utterance|request|ask)s?$|^(?:frage|pregunta|text)$/iu;
const EXPECTED =
  /^(?:expected|ideal|reference|correct|gold(?:en)?|target)(?:[ _-]?(?:answer|output|response|result))?$|^(?:answer|ground[ _-]?truth)$/iu;
const ID = /^(?:id|key|name|slug|case|title)$/iu;

function bestTable(from: string, paths: readonly string[]): Table | undefined {
  const tables = paths.flatMap((path) => tableOf(from, path) ?? []);
  return tables.find(({ expected }) => expected !== undefined) ?? tables[0];
}

function tableOf(from: string, path: string): Table | undefined {
  const text = textOf(from, path, MAX_TABLE_BYTES);
  const rows = text === undefined ? [] : rowsOf(path, text);
  const columns = Object.keys(rows[0] ?? {});
  const question = columns.find((name) => QUESTION.test(name));
  if (question === undefined || rows.length === 0) return undefined;
  const expected = columns.find((name) => name !== question && EXPECTED.test(name));
  const id = columns.find(
    (name) => ID.test(name) && new Set(rows.map((row) => row[name])).size === rows.length,
  );
  return {
    path,
    rows: rows.length,
    columns,
    question,
    ...(expected !== undefined && { expected }),
    ...(id !== undefined && { id }),
  };
}

/** Empty where the file is no table. */
function rowsOf(path: string, text: string): readonly Readonly<Record<string, unknown>>[] {
  try {
    if (path.endsWith('.jsonl')) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line) => JSON.parse(line) as unknown).filter(isRecord);
    }
    const rows: unknown = parseCsv(text, {
      columns: true,
      delimiter: path.endsWith('.tsv') ? '\t' : ',',
      skip_empty_lines: true,
    });
    return Array.isArray(rows) ? rows.filter(isRecord) : [];
  } catch {
    return [];
  }
}

// Programs.

const RUNTIMES: readonly Runtime[] = [
  {
    language: 'node',
    file: 'pnpm-lock.yaml',
    install: ['corepack enable', 'pnpm install --frozen-lockfile'],
  },
  { language: 'node', file: 'yarn.lock', install: ['corepack enable', 'yarn install --immutable'] },
  { language: 'node', file: 'package-lock.json', install: ['npm ci'] },
  { language: 'node', file: 'package.json', install: ['npm install'] },
  { language: 'python', file: 'uv.lock', install: ['pip install uv', 'uv sync --frozen'] },
  {
    language: 'python',
    file: 'poetry.lock',
    install: ['pip install poetry', 'poetry config virtualenvs.create false', 'poetry install'],
  },
  { language: 'python', file: 'requirements.txt', install: ['pip install -r requirements.txt'] },
  { language: 'python', file: 'pyproject.toml', install: ['pip install .'] },
  { language: 'go', file: 'go.mod', install: ['go mod download'] },
  { language: 'ruby', file: 'Gemfile.lock', install: ['bundle install'] },
  { language: 'rust', file: 'Cargo.lock', install: ['cargo build'] },
];

/** By the lock file that is nearest: in the folder, else in one above it, up to the root. */
function runtimeOf(from: string, root: string): Runtime | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const known = RUNTIMES.find(({ file }) => existsSync(join(folder, file)));
    if (known !== undefined) return known;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

function serverOf(from: string): Found['server'] {
  const scripts = scriptsOf(from);
  const script = ['start', 'serve', 'dev'].find((name) => typeof scripts[name] === 'string');
  if (script !== undefined) {
    const command = script === 'start' ? 'npm start' : `npm run ${script}`;
    return { command, file: 'package.json' };
  }
  for (const file of ['Procfile', 'Dockerfile', 'README.md', 'Makefile']) {
    const command =
      /\b(?:uv run |poetry run )?(?:uvicorn|gunicorn|flask|fastapi) [^\n"'`\]]{1,200}/.exec(
        headOf(join(from, file)),
      )?.[0];
    if (command !== undefined) return { command: command.trim(), file };
  }
  return undefined;
}

function scriptsOf(from: string): Readonly<Record<string, unknown>> {
  try {
    const text = textOf(from, 'package.json', MAX_PROMPT_BYTES) ?? '{}';
    const parsed: unknown = JSON.parse(text);
    const scripts = isRecord(parsed) ? parsed['scripts'] : undefined;
    return isRecord(scripts) ? scripts : {};
  } catch {
    return {};
  }
}

function headOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const buffer = Buffer.alloc(64 * 1024);
      return buffer.toString('utf8', 0, readSync(descriptor, buffer));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
}

/** What the answers of a command depend on: the files that it names, with their folders, relative to the folder. */
export function dependenciesOf(from: string, command: string): readonly string[] {
  const words = command.split(/[\s"'=]+/).filter((word) => /^[\w.][\w./-]*$/.test(word));
  const files = words.filter((word) => !word.includes('..') && isFile(join(from, word)));
  const patterns = files.map((file) => {
    const folder = posix.dirname(posix.normalize(file));
    return folder === '.' ? posix.normalize(file) : `${folder}/**`;
  });
  return [...new Set(patterns)];
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The nearest folder, from this one up, with a `.git`; undefined outside of a repository. */
export function repositoryRoot(from: string): string | undefined {
  const { root } = parsePath(from);
  for (let folder = from; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return undefined;
}

/** The remote's default branch where the clone knows it, else the one that is checked out by a usual name, else `main`. */
export function defaultBranch(root: string): string {
  const remote = refIn(root, 'refs/remotes/origin/HEAD')?.replace(/^refs\/remotes\/origin\//, '');
  if (remote !== undefined) return remote;
  const checkedOut = refIn(root, 'HEAD')?.replace(/^refs\/heads\//, '');
  return checkedOut === 'master' ? checkedOut : 'main';
}

function refIn(root: string, name: string): string | undefined {
  try {
    return /^ref: (\S+)\s*$/.exec(readFileSync(join(root, '.git', name), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
