/**
 * The command `init`: looks at the current folder and writes a first suite of what is there, and a workflow that can run
 * it. It overwrites no file, asks no person anything, checks what it wrote as a run would, and says what to do next.
 */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopbackUrl } from '../../../basics/connections.js';
import { enumerated } from '../../../basics/format.js';
import { shownPath } from '../../../basics/paths.js';
import { formatProblem, nearest } from '../../../config/problem.js';
import { type Environment, variableValue } from '../../../config/providers.js';
import type { ExitCode } from '../../../engine/results.js';
import { logText } from '../../../report/escape.js';
import { type MissingVariable, missingVariables } from '../../preflight/keys.js';
import { readEnvFile } from '../../session/local-environment.js';
import { isOnGitHub } from '../../session/session.js';
import { checkSuite } from '../check-suite.js';
import type { CommandCall } from '../commands.js';
import { type Found, foundLines, look } from './look.js';
import { type Runtime, wantsEnvFile, withTestPackages } from './program-setup.js';
import type { OwnEvals } from './own-evals.js';
import { CONFIG, type InitCall, type MadeSuite, makeSuite, type Options } from './sources.js';
import {
  plainVariable,
  type Programs,
  type StepVariable,
  storedVariable,
  workflowText,
} from './workflow.js';
import {
  beginningOf,
  createWriter,
  repositoryRoot,
  UnusableFile,
  usualBranch,
  workflowOfAction,
  type Writer,
} from './repository.js';

const USAGE = `Usage: npx kindlm-action init [--target URL | --command '...'] [--record]

Looks at this folder and writes a first suite (kindlm.yaml) of what it finds,
and a workflow that runs it. No file is overwritten.

  --target URL     tests this endpoint, such as http://127.0.0.1:8123/ask:
                   it is asked one question, to find out how it is asked
  --command '...'  tests this program: 'node agent.mjs {{question}}'
  --record         then asks the models and stores their answers`;

const WORKFLOW = '.github/workflows/kindlm.yml';
/** So many rows of a long table are asked by a pull request; what a short one would save is little. */
const SAMPLE = 25;
const LONG_TABLE = 2 * SAMPLE;

/** Lines that git has to know, by file; what is there already is left out by who writes them. */
const GIT_LINES = {
  '.gitignore': ['.env', 'kindlm-report/'],
  // The same bytes on every system, and folded in a pull request.
  '.gitattributes': ['.kindlm/recordings/** text eol=lf linguist-generated=true'],
} as const;

/** `sandbox`: see `checkSuite`. */
export async function init(call: CommandCall, sandbox?: URL): Promise<ExitCode> {
  const options = readOptions(call.args);
  if (typeof options === 'string') {
    call.writeError(`${logText(options)}\n\n${USAGE}\n`);
    return 2;
  }
  if (options.help) {
    call.write(`${USAGE}\n`);
    return 0;
  }
  const envFile = isOnGitHub(call.environment)
    ? { environment: {}, problems: [] }
    : await readEnvFile(call.from, call.from);
  const environment = { ...envFile.environment, ...call.environment };
  const place: InitCall = { call, options, environment, own: envFile.environment, sandbox };
  const written = await writeFiles(place);
  if (typeof written === 'number') return written;
  const problems = [...envFile.problems.map(formatProblem), ...written.problems];
  if (problems.length > 0) {
    const lines = ['Not right yet:', ...problems.map((line) => `  ${line}`)];
    call.writeError(`${logText(lines.join('\n'))}\n`);
    return 2;
  }
  call.write(`${logText(nextSteps(written, place))}\n`);
  return options.record ? call.run(['record']) : 0;
}

// What was typed.

const OPTIONS = {
  target: { type: 'string' },
  command: { type: 'string' },
  record: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What is wrong with them, as a text. */
function readOptions(args: readonly string[]): Options | string {
  const parse = (): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; strict: false }>> =>
    parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true });
  const { values, positionals } = parse();
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown !== undefined) {
    const meant = nearest(unknown, Object.keys(OPTIONS));
    return `There is no option --${unknown}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`;
  }
  const { target, command, record, help } = values;
  for (const [name, value] of Object.entries({ target, command })) {
    if (value === true) return `The option --${name} needs a value after it.`;
  }
  const texts = {
    ...(typeof target === 'string' && { target }),
    ...(typeof command === 'string' && { command }),
  };
  return (
    wrongWords(positionals, texts) ??
    wrongOptions(texts) ?? { ...texts, record: record === true, help: help === true }
  );
}

function wrongWords(
  words: readonly string[],
  { target, command }: Partial<Options>,
): string | undefined {
  const [word] = words;
  if (word === undefined) return undefined;
  if (command !== undefined) {
    const whole = [command, ...words].join(' ').replaceAll("'", '');
    return `"${word}" stands outside of the --command. Put all of it into quotes (double ones at a prompt of Windows): --command "${whole}"`;
  }
  if (target === undefined && /^https?:\/\//.test(word)) return `Did you mean --target ${word}?`;
  return `"${word}" means nothing here: init looks at the folder that it is called in.`;
}

function wrongOptions({ target, command }: Partial<Options>): string | undefined {
  if (target !== undefined && command !== undefined) return 'Give --target or --command, not both.';
  if (command?.trim() === '') return 'The --command is empty.';
  if (command !== undefined && !/\{\{[^{}]+\}\}/.test(command)) {
    return `The --command has no place for a question. Write {{question}} where it goes: --command "${command} {{question}}"`;
  }
  if (target === undefined) return undefined;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol)
    ? undefined
    : `The --target "${target}" is not a URL that begins with http:// or https://.`;
}

// What is written.

interface Written extends MadeSuite {
  /** What is wrong with the suite. */
  readonly problems: readonly string[];
  /** Variables that the suite reads and that are not set. */
  readonly missing: readonly string[];
  /** What has to be stored on GitHub, for the suite and its programs. */
  readonly stored: readonly StepVariable[];
  /** A workflow that was there before the suite, and has to start what the suite asks. */
  readonly lackingWorkflow: string | undefined;
}

/** The exit code where it could not be. Says what it found and did. */
async function writeFiles(place: InitCall): Promise<Written | ExitCode> {
  const { call } = place;
  const writer = createWriter(call.from);
  const tell = (): void => {
    const report = writer.report();
    if (report !== '') call.write(`${logText(report)}\n`);
  };
  try {
    const root = repositoryRoot(call.from) ?? call.from;
    const found = await look(call.from, root);
    const made = await writeSuite(place, found, writer);
    if (typeof made === 'number') return made;
    const checked = await checkWritten(place, made.keys);
    const workflow = writeWorkflow({ place, found, made, read: checked.read, writer });
    for (const [file, lines] of Object.entries(GIT_LINES)) writer.addLines(file, lines);
    tell();
    return { ...made, ...checked, ...workflow };
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    tell();
    call.writeError(`${logText(error.message)}\n`);
    return 2;
  }
}

/** The exit code where no suite could be made. */
async function writeSuite(
  place: InitCall,
  found: Found,
  writer: Writer,
): Promise<MadeSuite | ExitCode> {
  const { call } = place;
  if (existsSync(join(call.from, CONFIG))) {
    writer.leaveAlone(CONFIG);
    return {};
  }
  const lines = foundLines(found);
  if (lines.length > 0)
    call.write(`${logText(['Found', ...lines.map((it) => `  ${it}`)].join('\n'))}\n`);
  for (const note of found.unusable) call.writeError(`${logText(`Left out: ${note}`)}\n`);
  return makeSuite(place, found, writer);
}

type NeededVariable = Pick<MissingVariable, 'name' | 'isSecret'>;

interface CheckedSuite {
  readonly problems: readonly string[];
  /** Variables that the suite reads, each once. */
  readonly read: readonly NeededVariable[];
  /** Names of those that are not set. */
  readonly missing: readonly string[];
}

/** As a run would: what is wrong with the suite, and which variables it needs; `keys`: those of its programs. */
async function checkWritten(
  { call, environment, sandbox }: InitCall,
  keys: readonly string[] = [],
): Promise<CheckedSuite> {
  const { problems, plans } = await checkSuite(call.from, CONFIG, sandbox);
  const absent = (known: Environment): ReadonlyMap<string, NeededVariable> =>
    new Map(
      [
        ...missingVariables(plans, known),
        ...keys
          .filter((name) => variableValue(name, known) === undefined)
          .map((name) => ({ name, isSecret: true })),
      ].map((one) => [one.name, one]),
    );
  return {
    problems: problems.map(formatProblem),
    read: [...absent({}).values()],
    missing: [...absent(environment).keys()],
  };
}

function writeWorkflow({
  place: { call, own, environment },
  found,
  made,
  read,
  writer,
}: {
  readonly place: InitCall;
  readonly found: Found;
  readonly made: MadeSuite;
  readonly read: readonly NeededVariable[];
  readonly writer: Writer;
}): Pick<Written, 'stored' | 'lackingWorkflow'> {
  const { from } = call;
  const root = repositoryRoot(from) ?? from;
  const programs = programsOf(made, found, from);
  const variables = read.map(({ name, isSecret }) => storedVariable(name, own[name], isSecret));
  // A program reads what the team's own `.env` has.
  const programVariables =
    programs === undefined
      ? []
      : Object.entries(own)
          // What is empty here is not needed, and where traces go is the action's to say.
          .filter(([name]) => Boolean(environment[name]) && !name.startsWith('OTEL_'))
          .filter(([name]) => !read.some((one) => one.name === name))
          .map(([name, value = '']) => plainVariable(name, value) ?? storedVariable(name, value));
  const toRoot = shownPath(from, root);
  const text = workflowText({
    branch: usualBranch(root),
    folder: shownPath(root, from),
    variables,
    programVariables,
    programs,
    sample: (made.rows ?? 0) > LONG_TABLE ? SAMPLE : undefined,
    agent: made.agent,
    isSlow: made.agent !== undefined || made.harnesses !== undefined,
  });
  const present = workflowOfAction(root);
  if (present === undefined) writer.write(posix.join(toRoot, WORKFLOW), text);
  else writer.leaveAlone(posix.join(toRoot, present));
  return {
    stored: [...variables, ...programVariables].filter(({ stored }) => stored !== undefined),
    lackingWorkflow: programs === undefined ? undefined : present,
  };
}

const NODE_ALONE: Runtime = { language: 'node', file: 'package.json', folder: '', install: [] };
const PYTHON_ALONE: Runtime = { ...NODE_ALONE, language: 'python', file: 'requirements.txt' };

/** Undefined where the suite runs nothing of the repository. */
function programsOf(
  { subject, harnesses = [], command: copied }: MadeSuite,
  found: Found,
  from: string,
): Programs | undefined {
  if (harnesses.length > 0) return harnessPrograms(harnesses, found, from);
  switch (subject?.kind) {
    case 'program': {
      const { command } = subject;
      return {
        runtimes: listed(found.runtime(command)),
        wantsEnvFile: wantsEnvFile(from, command),
      };
    }
    case 'endpoint': {
      const { url } = subject.entry;
      const { commands } = found.server ?? { commands: [] };
      if (!isLoopbackUrl(url)) return undefined;
      return {
        runtimes: listed(found.runtime()),
        server: { url, commands },
        wantsEnvFile: commands.some((command) => wantsEnvFile(from, command)),
      };
    }
    case 'prompt':
      return undefined;
    case undefined: {
      const runtime = copied === undefined ? undefined : found.runtime(copied);
      return runtime === undefined ? undefined : { runtimes: [runtime], wantsEnvFile: false };
    }
  }
}

/** Each language is set up once, with what its tests need. */
function harnessPrograms(harnesses: readonly OwnEvals[], found: Found, from: string): Programs {
  const root = repositoryRoot(from) ?? from;
  const runtimes = new Map<string, Runtime>();
  for (const { tool, run, folder } of harnesses) {
    const runtime = found.runtime(run.replace(/^cd \S+ && /, ''), folder);
    const needed = withTestPackages(
      runtime ?? (tool === 'pytest' ? PYTHON_ALONE : NODE_ALONE),
      root,
    );
    runtimes.set(`${needed.folder}/${needed.file}`, needed);
  }
  return {
    runtimes: [...runtimes.values()],
    wantsEnvFile: harnesses.some(({ run }) => wantsEnvFile(from, run)),
  };
}

function listed<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}

// What to do next.

/** Where a framework keeps its keys; read by it alone. */
const OTHER_ENV_FILES = ['.env.local', '.env.development', '.env.development.local'];

function nextSteps(
  { missing, stored, tests, lackingWorkflow }: Written,
  { call, options }: InitCall,
): string {
  const key = keyWords(missing, call.from);
  const first = options.record
    ? `${key}${key === '' ? 'C' : 'c'}hange the prompt, and see what fails: npx kindlm-action`
    : `${key}${key === '' ? 'R' : 'r'}un the suite, and keep its answers: npx kindlm-action record`;
  const repository =
    repositoryRoot(call.from) === undefined ? 'Make this folder a repository on GitHub, c' : 'C';
  return [
    ...(tests === undefined ? [] : ['', `This suite tests ${tests}.`]),
    '',
    'Next:',
    `  1. ${first}`,
    ...(lackingWorkflow === undefined
      ? []
      : [
          `  2. Let ${lackingWorkflow} install and start what the suite asks: remove it and kindlm.yaml, and run this again, or write it yourself (docs/recipes.md).`,
        ]),
    `  ${lackingWorkflow === undefined ? 2 : 3}. ${repository}ommit these files and open a pull request.${storedWords(stored)}`,
  ].join('\n');
}

function keyWords(missing: readonly string[], from: string): string {
  if (missing.length === 0) return '';
  const names = enumerated(missing);
  const has = (file: string): boolean => {
    const text = beginningOf(join(from, file));
    return missing.every((name) => new RegExp(`^(?:export )?${name}\\s*=`, 'm').test(text));
  };
  const file = OTHER_ENV_FILES.find(has);
  return file === undefined
    ? `Put ${names} into a file .env (git ignores it), as NAME=value. Then `
    : `Copy ${names} from ${file}, which only your framework reads, into a file .env (git ignores it). Then `;
}

function storedWords(variables: readonly StepVariable[]): string {
  const names = (store: 'secrets' | 'vars'): readonly string[] =>
    variables.flatMap(({ stored }) => (stored?.in === store ? [stored.as] : []));
  const secrets = names('secrets');
  const others = names('vars');
  const where = "in the repository's settings (Secrets and variables, Actions)";
  const storedAs = (all: readonly string[], kind: string): readonly string[] =>
    all.length === 0
      ? []
      : [`${enumerated(all)} as ${all.length === 1 ? `a ${kind}` : `${kind}s`}`];
  const parts = [...storedAs(secrets, 'secret'), ...storedAs(others, 'variable')];
  return parts.length === 0 ? '' : ` Add ${parts.join(', and ')}, ${where}.`;
}
