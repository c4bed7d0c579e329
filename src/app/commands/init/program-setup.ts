/** The programs of a folder: what they need installed, how a server is started, what a command depends on. */
import { existsSync, lstatSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isRecord, parsedJson } from '../../../basics/basics.js';
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
  /** Where it is reached, with words for what is not known. */
  readonly address: string;
}

interface KnownRuntime extends Pick<Runtime, 'language' | 'file'> {
  /** Undefined where the file in this folder names nothing to install. */
  readonly install: (folder: string) => readonly string[] | undefined;
}

// What a virtual environment holds is found by the steps after it.
const VENV_ON_PATH = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';

const RUNTIMES: readonly KnownRuntime[] = [
  { language: 'node', file: 'pnpm-lock.yaml', install: installWithPnpm },
  { language: 'node', file: 'yarn.lock', install: installWithYarn },
  ...['bun.lock', 'bun.lockb'].map((file) => ({
    language: 'node' as const,
    file,
    install: () => ['npm install --global bun', 'bun install --frozen-lockfile'],
  })),
  { language: 'node', file: 'package-lock.json', install: () => ['npm ci'] },
  { language: 'node', file: 'package.json', install: () => ['npm install'] },
  {
    language: 'python',
    file: 'uv.lock',
    install: () => ['pip install uv', 'uv sync --frozen', VENV_ON_PATH],
  },
  { language: 'python', file: 'poetry.lock', install: installWithPoetry },
  {
    language: 'python',
    file: 'Pipfile.lock',
    install: () => ['pip install pipenv', 'pipenv install --system --deploy'],
  },
  {
    language: 'python',
    file: 'requirements.txt',
    install: () => ['pip install -r requirements.txt'],
  },
  { language: 'python', file: 'pyproject.toml', install: installProject },
  { language: 'go', file: 'go.mod', install: () => ['go mod download'] },
  { language: 'ruby', file: 'Gemfile.lock', install: () => ['bundle install'] },
  { language: 'rust', file: 'Cargo.lock', install: () => ['cargo build'] },
];

/** The version that reads the lock file; it takes the one that `packageManager` names by itself. */
function installWithPnpm(folder: string): readonly string[] {
  const lock = beginningOf(join(folder, 'pnpm-lock.yaml'));
  const [, format = '9'] = /^lockfileVersion:\s*['"]?(\d+)/m.exec(lock) ?? [];
  const version = { 5: '7', 6: '8' }[format] ?? '10';
  return [`npm install --global pnpm@${version}`, 'pnpm install --frozen-lockfile'];
}

/** Yarn 1 is on every runner, and starts a later one that the repository brings itself. */
function installWithYarn(folder: string): readonly string[] {
  const has = (file: string, pattern: RegExp): boolean =>
    pattern.test(beginningOf(join(folder, file)));
  if (has('yarn.lock', /^# yarn lockfile v1/m)) return ['yarn install --frozen-lockfile'];
  if (has('.yarnrc.yml', /^yarnPath:/m)) return ['yarn install --immutable'];
  const isNamed = has('package.json', /"packageManager"\s*:\s*"yarn@/);
  const activate = isNamed ? [] : ['corepack prepare yarn@stable --activate'];
  return ['corepack enable', ...activate, 'yarn install --immutable'];
}

/** Poetry installs the project as a package too, and fails where the project has none. */
function installWithPoetry(folder: string): readonly string[] {
  const text = beginningOf(join(folder, 'pyproject.toml'));
  const [, name = ''] = /^name\s*=\s*["']([^"']+)["']/m.exec(text) ?? [];
  const module = name.toLowerCase().replaceAll(/[-.]/g, '_');
  const hasPackage =
    /^(?:packages|package-mode)\s*=/m.test(text) ||
    [module, `src/${module}`].some((path) => module !== '' && existsSync(join(folder, path)));
  return [
    'pip install poetry',
    'poetry config virtualenvs.in-project true',
    hasPackage ? 'poetry install' : 'poetry install --no-root',
    VENV_ON_PATH,
  ];
}

/** What builds no package has only its dependencies installed; a file of settings names none. */
function installProject(folder: string): readonly string[] | undefined {
  const text = beginningOf(join(folder, 'pyproject.toml'));
  if (/^\[build-system\]/m.test(text)) return ['pip install .'];
  if (!/^\[project\]/m.test(text)) return undefined;
  return ['pip install uv', 'uv pip install --system -r pyproject.toml'];
}

/**
 * The same with what tests need, as Python's projects write it down: a file of requirements, an extra, or a group, which
 * names pytest. npm and its like install it by themselves.
 */
export function withTestPackages(runtime: Runtime, root: string): Runtime {
  if (runtime.language !== 'python') return runtime;
  const folder = join(root, runtime.folder);
  const project = beginningOf(join(folder, 'pyproject.toml'));
  const table = PYTEST_TABLE.exec(project)?.groups ?? {};
  const { section = '', name = '' } = table;
  const isExtra = section.endsWith('optional-dependencies');
  // uv installs the group `dev` by itself.
  const isUsual = !isExtra && name === 'dev';
  const install = runtime.install.map((line) => {
    if (line.startsWith('pipenv ')) return `${line} --dev`;
    if (name === '') return line;
    if (line === 'pip install .') {
      return isExtra ? `pip install '.[${name}]'` : `pip install . --group ${name}`;
    }
    if (line.startsWith('uv pip ')) return `${line} ${isExtra ? '--extra' : '--group'} ${name}`;
    const option = isUsual ? '' : ` ${isExtra ? '--extra' : '--group'} ${name}`;
    return line.startsWith('uv sync') ? `${line}${option}` : line;
  });
  const isNamed = name !== '' || NAMES_PYTEST.test(beginningOf(join(folder, runtime.file)));
  if (isNamed) return { ...runtime, install };
  const file = REQUIREMENTS.find((one) => NAMES_PYTEST.test(beginningOf(join(folder, one))));
  const more = file === undefined ? 'pip install pytest' : `pip install -r ${file}`;
  return { ...runtime, install: [...install, more] };
}

const NAMES_PYTEST = /(?:^|["'\s])(?:pytest|deepeval)\b/m;
/** The list of a pyproject.toml that names pytest, in its section. */
const PYTEST_TABLE =
  /^\[(?<section>project\.optional-dependencies|dependency-groups)\]\n(?:(?!\[\w)[^\n]*\n)*?(?<name>[\w-]+)\s*=\s*\[(?:[^\]"']|"[^"]*"|'[^']*')*?["'](?:pytest|deepeval)\b/m;
const REQUIREMENTS = [
  'requirements-dev.txt',
  'requirements-test.txt',
  'requirements-evals.txt',
  'requirements-eval.txt',
  'dev-requirements.txt',
  'requirements_dev.txt',
  'requirements/dev.txt',
  'requirements/test.txt',
  'evals/requirements.txt',
];

const VERSION_FILES: Readonly<Partial<Record<Runtime['language'], readonly string[]>>> = {
  node: ['.nvmrc', '.node-version'],
  python: ['.python-version'],
};

/**
 * By the lock file that is nearest: in the folder, else in one above it, up to the root. Of a command whose language is
 * known only that language's files count: a Python server's repository has a package.json for other things.
 */
export function runtimeOf(from: string, root: string, command: string): Runtime | undefined {
  const wanted = languageOf(command);
  const known = RUNTIMES.filter(({ language }) => [language, undefined].includes(wanted));
  for (let folder = from; ; folder = dirname(folder)) {
    for (const { language, file, install } of known) {
      const lines = existsSync(join(folder, file)) ? install(folder) : undefined;
      if (lines === undefined) continue;
      const versionFile = VERSION_FILES[language]?.find((name) => isFile(join(folder, name)));
      const at = { language, file, folder: shownPath(root, folder), install: lines };
      return { ...at, ...(versionFile !== undefined && { versionFile }) };
    }
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

const STARTERS: Readonly<Record<Runtime['language'], RegExp>> = {
  node: /^(?:node|npm|npx|pnpm|yarn|bun|bunx|tsx|ts-node|next|vitest|jest)$/,
  python: /^(?:python[\d.]*|uv|uvx|poetry|pipenv|uvicorn|gunicorn|hypercorn|flask|fastapi|pytest)$/,
  go: /^go$/,
  ruby: /^(?:ruby|bundle|rails|rackup|puma)$/,
  rust: /^cargo$/,
};

/** Of the first word that says it: a program that starts others, or a file. */
function languageOf(command: string): Runtime['language'] | undefined {
  const languages = Object.keys(STARTERS) as readonly Runtime['language'][];
  for (const word of command.split(/[\s"'=;&|()]+/)) {
    const found = languages.find(
      (it) => STARTERS[it].test(word) || FAMILIES[it].includes(endingOf(word)),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * By the folder's own files; else by the packages of folders below it, of which there may be several; else by code that
 * listens. `code`: the folder's source files.
 */
export function serverOf(
  from: string,
  packages: readonly string[],
  code: readonly string[],
): ServerStart | undefined {
  const start = startOf(from, packages, code);
  return start && { ...start, address: addressOf(from, start.commands[0] ?? '', code) };
}

function startOf(
  from: string,
  packages: readonly string[],
  code: readonly string[],
): Omit<ServerStart, 'address'> | undefined {
  const own = scriptOf(join(from, 'package.json'));
  if (own !== undefined) return { commands: [withBuild(own, '')], file: 'package.json' };
  for (const [file, pattern] of COMMAND_FILES) {
    const text = beginningOf(join(from, file));
    const found = pattern.exec(text)?.groups?.['command'];
    if (found === undefined) continue;
    const command = (file === 'Dockerfile' ? dockerCommand(found) : found).trim();
    if (command !== '' && namesWhatIsThere(from, command)) return { commands: [command], file };
  }
  const below = packages.flatMap((path) => {
    const script = scriptOf(join(from, path));
    return script === undefined ? [] : [{ path, command: withBuild(script, posix.dirname(path)) }];
  });
  const [first] = below;
  if (first !== undefined) {
    return { commands: below.map(({ command }) => command), file: first.path };
  }
  const listening = code.flatMap((file) => {
    const command = commandOfCode(file, beginningOf(join(from, file)));
    return command === undefined ? [] : [{ file, commands: [command] }];
  });
  // The one that is nearest to the folder.
  return listening.toSorted((a, b) => a.file.length - b.file.length)[0];
}

/** How code that listens is started; undefined for other code. */
function commandOfCode(file: string, text: string): string | undefined {
  const module = file.replace(/\.py$/, '').replaceAll('/', '.');
  if (endingOf(file) === 'py') {
    // Of a package: what it imports is found from the folder.
    const started = module.includes('.') ? `python3 -m ${module}` : `python3 ${file}`;
    if (/\buvicorn\.run\(|\bserve_forever\(|^\s+app\.run\(/m.test(text)) return started;
    const made = /^(\w+)\s*=\s*(FastAPI|Starlette|Flask)\(/m.exec(text);
    if (made === null) return undefined;
    const [, app, kind] = made;
    return kind === 'Flask'
      ? `flask --app ${module} run --port 5000`
      : `uvicorn ${module}:${app} --port 8000`;
  }
  const isServer =
    /\b(?:createServer|express|fastify|Fastify|Hono|serve)\(/.test(text) &&
    /\.listen\(|\bserve\(/.test(text);
  return isServer && /^[cm]?js$/.test(endingOf(file)) ? `node ${file}` : undefined;
}

const PORT = /(?:\.listen\([^\n]{0,60}?|\bport\s*[=:][^\n]{0,40}?)\b(\d{4,5})\b/i;
const ROUTE = /\.(?:post\(\s*|route\(\s*(?=[^\n]*POST))["'`](\/[\w/-]*)["'`]/i;

/** Where a server of this code is reached, as far as the code says it. */
function addressOf(from: string, command: string, code: readonly string[]): string {
  const texts = [
    command.replace(/--port[= ]/, 'port='),
    ...code.map((file) => beginningOf(join(from, file))),
  ];
  const first = (pattern: RegExp): string | undefined =>
    texts.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0];
  const port = first(PORT);
  const route = first(ROUTE);
  return port === undefined && route === undefined
    ? 'URL'
    : `http://127.0.0.1:${port ?? 'PORT'}${route ?? '/PATH'}`;
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

/** Not what only an image has: its paths, or what it has built. */
function namesWhatIsThere(from: string, command: string): boolean {
  // Arguments of an image's ENTRYPOINT.
  if (command.startsWith('-')) return false;
  const sources = command
    .split(/[\s"']+/)
    .filter((word) => SOURCE_ENDINGS.includes(endingOf(word)));
  return sources.every((file) => isFile(join(from, file)));
}

/** Whether Node is told to read `.env`, and ends where there is none. */
export function wantsEnvFile(from: string, command: string): boolean {
  const isScript = /^(?:npm|pnpm|yarn|bun)\b/.test(command);
  const scripts = isScript ? Object.values(scriptsOf(join(from, 'package.json'))) : [];
  return [command, ...scripts].some((text) => /--env-file[= ]\.env(?![\w.])/.test(String(text)));
}

interface Script {
  readonly name: string;
  readonly needsBuild: boolean;
}

/** Scripts that build, and those that serve a page without what answers its questions. */
const NO_SERVER =
  /^(?:(?:npx |cross-env \S+ )*(?:tsc|webpack|rollup|esbuild|tsup|vite|parcel|react-scripts|ng|storybook|electron|expo)\b(?!.*&&)|\w+ build\b(?!.*&&)|(?:npm|pnpm|yarn)(?: run)? build\s*$|echo )/;
const SERVING = [
  'start',
  'serve',
  'server',
  'start:server',
  'start:api',
  'start:prod',
  'dev',
  'dev:server',
];

function scriptOf(file: string): Script | undefined {
  const scripts = scriptsOf(file);
  const name = SERVING.find((it) => {
    const text = scripts[it];
    return typeof text === 'string' && !NO_SERVER.test(text.trim());
  });
  if (name === undefined) return undefined;
  return { name, needsBuild: !name.startsWith('dev') && typeof scripts['build'] === 'string' };
}

function withBuild({ name, needsBuild }: Script, folder: string): string {
  const npm = folder === '' ? 'npm' : `npm --prefix ${folder}`;
  const start = name === 'start' ? `${npm} start` : `${npm} run ${name}`;
  return needsBuild ? `${npm} run build && ${start}` : start;
}

function scriptsOf(file: string): Readonly<Record<string, unknown>> {
  const { scripts } = parsed(file);
  return isRecord(scripts) ? scripts : {};
}

/** Empty where the file holds no object. */
export function parsed(file: string): Readonly<Record<string, unknown>> {
  const value = parsedJson(beginningOf(file));
  return isRecord(value) ? value : {};
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

/** Folders of what programs read: its change changes the answers as a change of the source does. */
const DATA_FOLDERS = /^(?:prompts?|data|knowledge.*|kb|content|config|templates|corpus)$/;

/**
 * Patterns, relative to the folder: sources of the program's language and what they read, by the top folder that they are
 * in, and what the program is installed by. Too much rather than too little: a file that is forgotten would be an
 * innocent change.
 *
 * `files`: of the folder, relative, with `/`; `also`: those of them whose folders count, whatever these are called
 */
export function dependenciesOf({
  files,
  also,
  runtime,
  command,
}: {
  readonly files: readonly string[];
  readonly also: readonly string[];
  readonly runtime: Runtime | undefined;
  readonly command: string;
}): readonly string[] {
  const language = languageOf(command) ?? runtime?.language;
  const endings = language === undefined ? [] : FAMILIES[language];
  const isSource = (file: string): boolean => endings.includes(endingOf(file));
  const named = new Set(also.map((file) => file.split('/')[0]));
  const folders = files.flatMap((file) => {
    const [top = '', ...rest] = file.split('/');
    const counts =
      named.has(top) || DATA_FOLDERS.test(top) || (isSource(file) && !NO_SOURCES.test(top));
    return rest.length > 0 && counts ? [`${top}/**`] : [];
  });
  const own = files
    .filter((file) => isSource(file) && !file.includes('/'))
    .map((file) => `*.${endingOf(file)}`);
  const manifests = files.filter((file) => file === runtime?.file);
  const patterns = [...new Set([...folders, ...own])].toSorted();
  if (!files.some(isSource)) return [];
  // Written whenever it runs.
  const written = endings.includes('py') && folders.length > 0 ? ['!**/__pycache__/**'] : [];
  return [...patterns, ...manifests, ...written];
}

function endingOf(file: string): string {
  return posix.extname(file).replace('.', '');
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
