/** Evals that a folder has in another harness, and how that is started so that it writes a file that is read here. */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isRecord } from '../../../basics/basics.js';
import { parsed } from './program-setup.js';
import { beginningOf } from './repository.js';

export interface OwnEvals {
  /** As people call it. */
  readonly tool: 'vitest' | 'jest' | 'pytest' | 'node --test';
  /** Where it is started, relative to the folder, with `/`; empty for the folder itself. */
  readonly folder: string;
  /** That hold the evals, relative to the folder. */
  readonly files: readonly string[];
  /** For a shell in the folder. */
  readonly run: string;
  /** The JUnit XML that it writes then, relative to the folder. */
  readonly read: string;
}

/** e.g. `evals/a.eval.ts and 2 more, run by vitest` */
export function ownEvalsWords({ files: [first = '', ...more], tool }: OwnEvals): string {
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return `${first}${others}, run by ${tool}`;
}

/** Evals of one package: all paths are relative to `folder`. */
interface Evals {
  /** Absolute. */
  readonly at: string;
  readonly folder: string;
  readonly files: readonly string[];
  /** The beginnings of the files. */
  readonly texts: readonly string[];
}

/** How a harness is started, or a text that says why it cannot be. */
type Started = Omit<OwnEvals, 'folder' | 'files'> | string;

// Which files are evals. Unit tests are not: what is judged here is what a model says.

/** A folder or a name that says evals, as no interpreter's own tests do. */
const EVALS = /(?:^|\/)(?:llm[-_])?evals\/|\.evals?\.|(?:^|[_/])evals_|_evals\./;
/** One that may also be of a function `eval`, or of the weights of a model. */
const EVAL = /(?:^|\/)(?:(?:llm[-_])?eval|evaluations?)\/|_eval\.py$/;
const OF_MODELS =
  /openai|anthropic|gemini|claude|\bgpt-|\bllm|langchain|langsmith|litellm|ollama|bedrock|mistral|deepeval|ragas|autoevals|judge|\bprompts?\b|\bagent\b|chatbot/i;
/** Packages that nothing but evals uses, and pytest's usual marks. */
const FOR_EVALS =
  /(?:from|import|require\()\s*['"]?(?:deepeval|ragas|autoevals|vitest-evals)\b|@pytest\.mark\.(?:llm_)?evals?\b/;

const SCRIPT_TEST = /\.(?:test|spec|evals?)\.[cm]?[jt]sx?$/;
const PYTHON_TEST = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;
/** Which pytest reads only where its settings say so. */
const PYTHON_EVAL = /(?:^|\/)(?:evals?_[^/]*|[^/]*_evals?)\.py$/;
/** More files with tests are not read. */
const MAX_READ = 400;

/** @param files sources of the folder, relative; `unusable` gets what is like the others and cannot be started */
export function findEvals(
  from: string,
  files: readonly string[],
  unusable: string[],
): readonly OwnEvals[] {
  const named = (path: string): boolean => EVALS.test(path) || EVAL.test(path);
  const tests = files
    .filter((path) => [SCRIPT_TEST, PYTHON_TEST, PYTHON_EVAL].some((kind) => kind.test(path)))
    .toSorted((a, b) => Number(named(b)) - Number(named(a)))
    .slice(0, MAX_READ);
  const groups = new Map<string, { readonly paths: string[]; readonly texts: string[] }>();
  for (const path of tests) {
    const text = beginningOf(join(from, path));
    if (!isEval(path, text)) continue;
    const kind = path.endsWith('.py') ? 'python' : 'node';
    const key = `${kind}:${packageFolder(from, path, kind)}`;
    const group = groups.get(key) ?? { paths: [], texts: [] };
    groups.set(key, group);
    group.paths.push(path);
    group.texts.push(text);
  }
  return [...groups].flatMap(([key, { paths, texts }]) => {
    const [kind = '', folder = ''] = key.split(/:(.*)/s);
    const at = join(from, folder);
    // Tests of what the evals are made of are beside them.
    const marked = paths.filter((path) => /\.evals?\./.test(path));
    const kept = marked.length > 0 ? marked : paths;
    const own = kept.map((path) => posix.relative(folder, path));
    const start = kind === 'python' ? withPytest : withNode;
    const started = start({ at, folder, files: own, texts });
    if (started === undefined) return [];
    if (typeof started === 'string') {
      unusable.push(`${paths[0] ?? ''}: ${started}`);
      return [];
    }
    const { tool, run, read } = started;
    // A shell would read other signs as its own.
    if (!/^[\w@./+-]*$/.test(folder)) {
      unusable.push(`${folder}: its evals are not run, because a shell reads this name otherwise`);
      return [];
    }
    return [
      {
        tool,
        folder,
        files: kept.toSorted(),
        run: folder === '' ? run : `cd ${folder} && ${run}`,
        read: posix.join(folder, read),
      },
    ];
  });
}

function isEval(path: string, text: string): boolean {
  if (FOR_EVALS.test(text)) return true;
  return EVALS.test(path) || (EVAL.test(path) && OF_MODELS.test(text));
}

const PACKAGES = {
  node: ['package.json'],
  python: ['pyproject.toml', 'setup.py', 'setup.cfg', 'pytest.ini', 'tox.ini', 'requirements.txt'],
} as const;

/** The nearest folder above a file that is a package; the first of all where none is. */
function packageFolder(from: string, path: string, kind: keyof typeof PACKAGES): string {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (PACKAGES[kind].some((name) => existsSync(join(from, folder, name)))) return folder;
  }
  return '';
}

/**
 * What chooses these files and no other: their folder, the end of their names, or all of them; empty where the whole
 * package is one of evals.
 */
function chosenBy({ folder, files }: Evals): string | undefined {
  const folders = new Set(
    files.map((path) => /^(?:.*\/)?(?:(?:llm[-_])?evals?|evaluations?)\//.exec(path)?.[0] ?? ''),
  );
  const [evals = ''] = folders;
  const words = [
    ...(/(?:^|\/)(?:(?:llm[-_])?evals?|evaluations?)$/.test(folder) ? [''] : []),
    ...(files.every((path) => /\.evals?\./.test(path)) ? ['.eval'] : []),
    ...(folders.size === 1 && evals !== '' ? [evals] : []),
    files.join(' '),
  ];
  return words.find((one) => /^[\w@./+ -]*$/.test(one) && one.length < 1000);
}

const UNNAMED = 'its name cannot be written in a shell as it is';

// Harnesses of Node.

/** A script of package.json for evals; not one that waits for changes or shows results. */
const EVAL_SCRIPT = /(?:^|[:_-])evals?(?:$|[:_-])/;
const NO_RUN = /watch|dev|ui|open|view|serve|report|update|debug/;

/** How the package's own scripts and programs are started. */
const MANAGERS = [
  { lock: 'pnpm-lock.yaml', script: 'pnpm run', options: '', program: 'pnpm exec' },
  { lock: 'yarn.lock', script: 'yarn run', options: '', program: 'yarn run' },
  { lock: 'bun.lock', script: 'bun run', options: '', program: 'bunx' },
  { lock: 'bun.lockb', script: 'bun run', options: '', program: 'bunx' },
  { lock: 'package-lock.json', script: 'npm run', options: '-- ', program: 'npx' },
] as const;
const NPM = MANAGERS[4];

interface NodeRunner {
  readonly tool: OwnEvals['tool'];
  /** In a script. */
  readonly started: RegExp;
  /** In a file of tests. */
  readonly imported: RegExp;
  readonly read: string;
  /** What is added to a command so that it writes `read`. */
  readonly options: string;
  /** The whole command without a script, or why there is none. */
  readonly direct: (evals: Evals) => { readonly words: string } | string;
}

const NODE_RUNNERS: readonly NodeRunner[] = [
  {
    tool: 'vitest',
    started: /(?:^|[\s/])vitest\b/,
    imported: /['"](?:vitest|vitest-evals|langsmith\/vitest)['"]/,
    read: 'kindlm-vitest.xml',
    options: '--reporter=junit --outputFile.junit=kindlm-vitest.xml',
    direct: vitestWords,
  },
  {
    tool: 'jest',
    started: /(?:^|[\s/])jest\b/,
    imported: /['"](?:@jest\/globals|langsmith\/jest)['"]/,
    read: 'junit.xml',
    options: '--reporters=default --reporters=jest-junit',
    direct: (evals) => {
      const chosen = chosenBy(evals);
      return chosen === undefined ? UNNAMED : { words: `jest ${chosen}`.trim() };
    },
  },
  {
    tool: 'node --test',
    started: /(?:^|\s)node\s(?:[^&|;]*\s)?--test(?![\w-])/,
    imported: /['"]node:test['"]/,
    read: 'kindlm-node.xml',
    options: '--test-reporter=junit --test-reporter-destination=kindlm-node.xml',
    direct: () => 'no script of package.json runs it: add one, such as `evals`, then init again',
  },
];

/** Each writes another form. */
const OTHERS = /\b(evalite|viteval|braintrust|promptfoo|vally)\b/;

function withNode(evals: Evals): Started | undefined {
  const manifest = parsed(join(evals.at, 'package.json'));
  const scripts = isRecord(manifest['scripts']) ? manifest['scripts'] : {};
  const own = Object.entries(scripts)
    .filter(([name]) => EVAL_SCRIPT.test(name) && !NO_RUN.test(name) && /^[\w:.-]+$/.test(name))
    .toSorted(([a], [b]) => a.length - b.length)
    .map(([name, text]) => ({ name, text: String(text) }));
  const needs = [manifest['dependencies'], manifest['devDependencies']];
  const has = (name: string): boolean =>
    needs.some((list) => isRecord(list) && Object.hasOwn(list, name));
  const isOf = ({ imported, tool }: NodeRunner): boolean =>
    evals.texts.some((text) => imported.test(text)) ||
    // Names that are there for every file.
    (has(tool) && !evals.texts.some((text) => OTHERS.test(text)));
  const scripted = own.flatMap((script) => {
    const runner = NODE_RUNNERS.find(({ started }) => started.test(script.text));
    return runner === undefined ? [] : [{ script, runner }];
  })[0];
  const [first] = own;
  const isSure =
    evals.files.some((path) => /\.evals?\./.test(path)) ||
    evals.texts.some((text) => FOR_EVALS.test(text));
  if (scripted === undefined && first !== undefined && !isSure) {
    return `a test beside what \`${first.text}\` runs, whose results have no known form; docs/results.md says which are read`;
  }
  const runner = scripted?.runner ?? NODE_RUNNERS.find(isOf);
  if (runner === undefined) {
    const texts = [...own.map(({ text }) => text), ...evals.texts];
    const other = texts.flatMap((text) => OTHERS.exec(text)?.[1] ?? [])[0];
    if (other === undefined) return undefined;
    return `an eval of ${other}, which writes no JUnit; docs/results.md says what else is read`;
  }
  if (runner.tool === 'jest' && !has('jest-junit')) {
    return 'an eval of jest, which writes JUnit only with jest-junit: `npm install --save-dev jest-junit`, then init again';
  }
  const { script, options, program } = managerOf(evals.at);
  if (scripted !== undefined) {
    return ofScript(scripted.script, runner, `${script} ${scripted.script.name} ${options}`);
  }
  const direct = runner.direct(evals);
  if (typeof direct === 'string') return direct;
  const { tool, read } = runner;
  return { tool, run: `${program} ${direct.words} ${runner.options}`, read };
}

/** A script that writes JUnit already is started as it is. */
function ofScript({ text }: { readonly text: string }, runner: NodeRunner, start: string): Started {
  const written =
    /\bjunit\b.*?(?:--outputFile(?:\.junit)?|--test-reporter-destination)[= ](['"]?)([\w@./+-]+)\1/.exec(
      text,
    );
  const { tool, read } = runner;
  if (written?.[2] !== undefined) {
    return { tool, run: start.replace(/ (?:-- )?$/, ''), read: posix.normalize(written[2]) };
  }
  const last = text.split(/&&|;|\|\|/).at(-1) ?? '';
  if (!runner.started.test(last) || last.includes('|')) {
    return `the script that runs it goes on after ${tool}; let it write JUnit, and see docs/results.md`;
  }
  // Node takes options only before its files.
  const run =
    tool === 'node --test'
      ? text.replace(/--test(?![\w-])/, `--test ${runner.options}`)
      : `${start}${runner.options}`;
  return { tool, run, read };
}

/** By the lock file that is nearest. */
function managerOf(at: string): (typeof MANAGERS)[number] {
  for (let folder = at; ; folder = join(folder, '..')) {
    const found = MANAGERS.find(({ lock }) => existsSync(join(folder, lock)));
    if (found !== undefined) return found;
    if (existsSync(join(folder, '.git')) || folder === join(folder, '..')) return NPM;
  }
}

const VITEST_CONFIG = /^(?:[\w.-]+\.)?vite(?:st)?[\w.-]*\.[cm]?[jt]s$/;
/** The place in settings that names evals. */
const INCLUDES_EVALS = /\b(?:include|dir)\s*:\s*(?:\[[^\]]*?|['"`][^'"`]*?)\bevals?\b/;

/** By settings for evals alone; else by its usual ones, which include them. */
function vitestWords(evals: Evals): { readonly words: string } | string {
  const { at, files } = evals;
  const chosen = chosenBy(evals);
  const settings = namesIn(at).filter((name) => VITEST_CONFIG.test(name));
  const forEvals = settings.find((name) => /eval/.test(name));
  if (forEvals !== undefined) return { words: `vitest run --config ${forEvals}` };
  const including = settings.find((name) => INCLUDES_EVALS.test(beginningOf(join(at, name))));
  const isUsual = files.every((path) => /\.(?:test|spec)\./.test(path));
  if (including === undefined && !isUsual) {
    return 'no settings of vitest include it: write a vitest.evals.config.ts that does, then init again';
  }
  if (chosen === undefined) return UNNAMED;
  const isFound = including === undefined || /^vite(?:st)?\.config\./.test(including);
  return { words: `vitest run ${isFound ? '' : `--config ${including} `}${chosen}`.trim() };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

// pytest.

const PYTEST_FILES = ['pyproject.toml', 'pytest.ini', 'setup.cfg', 'tox.ini'];
const JUNIT = 'kindlm-pytest.xml';

function withPytest(evals: Evals): Started | undefined {
  const { at, files } = evals;
  const settings = PYTEST_FILES.map((name) => beginningOf(join(at, name))).join('\n');
  const collects = /^\s*python_files\s*=[^\n]*eval/m.test(settings);
  const kept = files.filter((path) => PYTHON_TEST.test(path) || collects);
  if (kept.length === 0) return undefined;
  const chosen = chosenBy({ ...evals, files: kept });
  if (chosen === undefined) return UNNAMED;
  const start = [
    { file: 'uv.lock', words: 'uv run pytest' },
    { file: 'poetry.lock', words: 'poetry run pytest' },
  ].find(({ file }) => existsSync(join(at, file)));
  const words = [
    start?.words ?? 'python3 -m pytest',
    ...(chosen === '' ? [] : [chosen.replace(/\/$/, '')]),
    ...markOf(evals, settings),
    `--junitxml=${JUNIT}`,
  ];
  return { tool: 'pytest', run: words.join(' '), read: JUNIT };
}

/** A mark that all of them have, where the settings leave it out or other tests stand beside them. */
function markOf({ files, texts }: Evals, settings: string): readonly string[] {
  const marks = texts.map((text) => /@?\bpytest\.mark\.((?:llm_)?evals?)\b/.exec(text)?.[1]);
  const [mark] = marks;
  if (mark === undefined || marks.some((one) => one !== mark)) return [];
  const isLeftOut = /addopts[^\n]*not (?:llm_)?evals?/.test(settings);
  const isBeside = files.some((path) => !EVALS.test(path) && !EVAL.test(path));
  return isLeftOut || isBeside ? [`-m ${mark}`] : [];
}
