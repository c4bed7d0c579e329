/** The programs of a folder: what they need installed, how a server is started, what a command depends on. */
import { existsSync, lstatSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isRecord } from '../../../basics/basics.js';
import { shownPath } from '../../../basics/paths.js';
import { beginningOf } from './repository.js';

/** What has to be installed before a program of the folder can run. */
export interface Runtime {
  readonly language: 'node' | 'python' | 'go' | 'ruby' | 'rust';
  /** The file that says so. */
  readonly file: string;
  /** Where it is, relative to the repository's root, with `/`; empty at the root. */
  readonly folder: string;
  /** Lines of a shell, in that folder. */
  readonly install: readonly string[];
  /** A file beside it that names the language's version. */
  readonly versionFile?: string;
}

/** How a server may be started: one way that is known, or several to choose from. Relative to the folder. */
export interface ServerStart {
  readonly commands: readonly string[];
  /** The file that says so. */
  readonly file: string;
}

type KnownRuntime = Pick<Runtime, 'language' | 'file' | 'install'>;

// What a virtual environment holds is found by the steps after it.
const VENV_ON_PATH = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';

const RUNTIMES: readonly KnownRuntime[] = [
  {
    language: 'node',
    file: 'pnpm-lock.yaml',
    install: ['corepack enable', 'pnpm install --frozen-lockfile'],
  },
  { language: 'node', file: 'yarn.lock', install: ['corepack enable', 'yarn install --immutable'] },
  {
    language: 'node',
    file: 'bun.lock',
    install: ['npm install --global bun', 'bun install --frozen-lockfile'],
  },
  { language: 'node', file: 'package-lock.json', install: ['npm ci'] },
  { language: 'node', file: 'package.json', install: ['npm install'] },
  {
    language: 'python',
    file: 'uv.lock',
    install: ['pip install uv', 'uv sync --frozen', VENV_ON_PATH],
  },
  {
    language: 'python',
    file: 'poetry.lock',
    install: ['pip install poetry', 'poetry config virtualenvs.create false', 'poetry install'],
  },
  {
    language: 'python',
    file: 'Pipfile.lock',
    install: ['pip install pipenv', 'pipenv install --system --deploy'],
  },
  { language: 'python', file: 'requirements.txt', install: ['pip install -r requirements.txt'] },
  { language: 'python', file: 'pyproject.toml', install: ['pip install .'] },
  { language: 'go', file: 'go.mod', install: ['go mod download'] },
  { language: 'ruby', file: 'Gemfile.lock', install: ['bundle install'] },
  { language: 'rust', file: 'Cargo.lock', install: ['cargo build'] },
];
const VERSION_FILES: Readonly<Partial<Record<Runtime['language'], readonly string[]>>> = {
  node: ['.nvmrc', '.node-version'],
  python: ['.python-version'],
};

/** By the lock file that is nearest: in the folder, else in one above it, up to the root. */
export function runtimeOf(from: string, root: string): Runtime | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const known = RUNTIMES.find(({ file }) => existsSync(join(folder, file)));
    if (known !== undefined) return inFolder(known, folder, root);
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

function inFolder(known: KnownRuntime, folder: string, root: string): Runtime {
  const versionFile = VERSION_FILES[known.language]?.find((name) => isFile(join(folder, name)));
  const isYarnClassic =
    known.file === 'yarn.lock' &&
    beginningOf(join(folder, known.file)).includes('# yarn lockfile v1');
  const install = isYarnClassic ? ['yarn install --frozen-lockfile'] : known.install;
  const at = { folder: shownPath(root, folder), install };
  return { ...known, ...at, ...(versionFile !== undefined && { versionFile }) };
}

/** By the folder's own files; else by the packages of folders below it, of which there may be several. */
export function serverOf(from: string, packages: readonly string[]): ServerStart | undefined {
  const own = scriptOf(join(from, 'package.json'));
  if (own !== undefined) return { commands: [withBuild(own, '')], file: 'package.json' };
  for (const [file, pattern] of COMMAND_FILES) {
    const text = beginningOf(join(from, file));
    const found = pattern.exec(text)?.groups?.['command'];
    if (found === undefined) continue;
    const command = file === 'Dockerfile' ? dockerCommand(found) : found;
    if (command.trim() !== '') return { commands: [command.trim()], file };
  }
  const below = packages.flatMap((path) => {
    const script = scriptOf(join(from, path));
    return script === undefined ? [] : [{ path, command: withBuild(script, posix.dirname(path)) }];
  });
  const [first] = below;
  if (first === undefined) return undefined;
  return { commands: below.map(({ command }) => command), file: first.path };
}

/** Where a command that starts a server is written down, the surest place first. */
const COMMAND_FILES: readonly (readonly [string, RegExp])[] = [
  ['Procfile', /^web:[ \t]*(?<command>.+)$/m],
  ['Dockerfile', /^CMD[ \t]+(?<command>.+)$/im],
  ...['README.md', 'Makefile'].map(
    (file) =>
      [
        file,
        /(?:^|[\s`$])(?<command>(?:uv run |poetry run )?(?:(?:python3? -m )?(?:uvicorn|gunicorn|hypercorn)|flask run|fastapi (?:run|dev)|python3? (?:-m )?[\w./-]*(?:main|app|server|api)\b|node [\w./-]*(?:server|app|index)\b|go run |bun run |deno (?:run|serve) )[^\n"'`\]]{0,200})/m,
      ] as const,
  ),
];

/** The words of an image's command, given as a list or as a line of a shell. */
function dockerCommand(text: string): string {
  const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
  return text.trim().startsWith('[') ? words.join(' ') : text;
}

interface Script {
  readonly name: string;
  readonly needsBuild: boolean;
}

function scriptOf(file: string): Script | undefined {
  const scripts = scriptsOf(file);
  const name = ['start', 'serve', 'dev'].find((it) => typeof scripts[it] === 'string');
  if (name === undefined) return undefined;
  return { name, needsBuild: name !== 'dev' && typeof scripts['build'] === 'string' };
}

function withBuild({ name, needsBuild }: Script, folder: string): string {
  const npm = folder === '' ? 'npm' : `npm --prefix ${folder}`;
  const start = name === 'start' ? `${npm} start` : `${npm} run ${name}`;
  return needsBuild ? `${npm} run build && ${start}` : start;
}

function scriptsOf(file: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(beginningOf(file));
    const scripts = isRecord(parsed) ? parsed['scripts'] : undefined;
    return isRecord(scripts) ? scripts : {};
  } catch {
    return {};
  }
}

/** A command with the files that it names written with `/`, as every system reads them. */
export function portableCommand(from: string, command: string): string {
  return command.replace(/[\w.\\/-]*\\[\w.\\/-]+/g, (word) => {
    const path = word.replaceAll('\\', '/');
    return isFile(join(from, path)) ? path : word;
  });
}

// What the answers of a program depend on.

const FAMILIES: Readonly<Record<Runtime['language'], readonly string[]>> = {
  node: ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'jsx', 'tsx'],
  python: ['py'],
  go: ['go'],
  ruby: ['rb'],
  rust: ['rs'],
};
export const SOURCE_ENDINGS = Object.values(FAMILIES).flat();
const NO_SOURCES = /^(?:\..*|__?tests?__|tests?|specs?|e2e|docs?|examples?|scripts|fixtures)$/;

/**
 * Patterns, relative to the folder: sources of the program's language, by the top folder that they are in, and what the
 * program is installed by. Too much rather than too little: a file that is forgotten would be an innocent change.
 *
 * @param files of the folder, relative, with `/`
 */
export function dependenciesOf(
  files: readonly string[],
  runtime: Runtime | undefined,
  command = '',
): readonly string[] {
  const endings = familyOf(runtime, command);
  const sources = files.filter((file) => endings.includes(endingOf(file)));
  const folders = sources.flatMap((file) => {
    const [top = '', ...rest] = file.split('/');
    return rest.length === 0 || NO_SOURCES.test(top) ? [] : [`${top}/**`];
  });
  const own = sources.filter((file) => !file.includes('/')).map((file) => `*.${endingOf(file)}`);
  const manifests = files.filter((file) => file === runtime?.file);
  const patterns = [...new Set([...folders, ...own])].toSorted();
  if (patterns.length === 0) return [];
  // Written whenever it runs.
  const written = endings.includes('py') && folders.length > 0 ? ['!**/__pycache__/**'] : [];
  return [...patterns, ...manifests, ...written];
}

/** By a file that the command names, else by what is installed. */
function familyOf(runtime: Runtime | undefined, command: string): readonly string[] {
  const named = command.split(/[\s"'=]+/).map(endingOf);
  const families = Object.values(FAMILIES);
  const ofCommand = families.find((endings) => named.some((ending) => endings.includes(ending)));
  return ofCommand ?? (runtime === undefined ? [] : FAMILIES[runtime.language]);
}

function endingOf(file: string): string {
  return posix.extname(file).replace('.', '');
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
