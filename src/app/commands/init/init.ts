/**
 * The command `init`: looks at the current folder and writes a first suite of what is there, and a workflow that can run
 * it. It overwrites no file, asks no person anything, checks what it wrote as a run would, and says what to do next.
 */
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { type Document, isMap, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';
import { errorText } from '../../../basics/basics.js';
import { isLoopbackUrl } from '../../../basics/connections.js';
import { enumerated } from '../../../basics/format.js';
import { shownPath } from '../../../basics/paths.js';
import type { AgentName } from '../../../config/agents.js';
import { formatProblem, nearest } from '../../../config/problem.js';
import { type Environment, variableValue } from '../../../config/providers.js';
import type { ExitCode } from '../../../engine/results.js';
import { logText } from '../../../report/escape.js';
import { type MissingVariable, missingVariables } from '../../preflight/keys.js';
import { readEnvFile } from '../../session/local-environment.js';
import { isOnGitHub } from '../../session/session.js';
import { checkSuite } from '../check-suite.js';
import type { CommandCall } from '../commands.js';
import { suiteNameOf, suiteOfPrompts } from './github-prompts.js';
import { type Found, foundLines, look, type Table } from './look.js';
import { type OwnEvals, ownEvalsWords } from './own-evals.js';
import { portableCommand, type Runtime, wantsEnvFile, withTestPackages } from './program-setup.js';
import {
  chooseProvider,
  FIRST_DEFAULTS,
  firstGates,
  keysOfEvals,
  ownEvalsSuite,
  placeholdersOf,
  SCHEMA_LINE,
  serverVariableOf,
  skillSuite,
  starterSuite,
  type Subject,
  subjectWords,
  suiteText,
} from './suites.js';
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

interface Options {
  readonly target?: string | undefined;
  readonly command?: string | undefined;
  readonly record: boolean;
  readonly help: boolean;
}

/** Where `init` was called, and how. */
interface InitCall {
  readonly call: CommandCall;
  readonly options: Options;
  /** With what a `.env` file adds. */
  readonly environment: Environment;
  /** Variables of the `.env` file alone. */
  readonly own: Environment;
}

const CONFIG = 'kindlm.yaml';
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

export async function init(call: CommandCall): Promise<ExitCode> {
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
  const place: InitCall = { call, options, environment, own: envFile.environment };
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
  { call, environment }: InitCall,
  keys: readonly string[] = [],
): Promise<CheckedSuite> {
  const { problems, plans } = await checkSuite(call.from, CONFIG);
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

// What a first suite is made of: what is asked for, else the first of what the folder has, else a made-up prompt.

/** What the workflow and the last words have to know of the suite. */
interface MadeSuite {
  /** The end of "This suite tests ..."; undefined where the suite was there before. */
  readonly tests?: string | undefined;
  readonly subject?: Subject | undefined;
  /** Rows of its table. */
  readonly rows?: number | undefined;
  /** Whose results it takes. */
  readonly harnesses?: readonly OwnEvals[];
  /** Of its programs, where it asks no model itself. */
  readonly keys?: readonly string[];
  /** Of a program that a suite without a subject runs. */
  readonly command?: string | undefined;
  /** That works with the skills. */
  readonly agent?: AgentName | undefined;
}

/** A suite, or the exit code where none could be made; undefined: this is not what the folder has. */
type Made = MadeSuite | ExitCode | undefined;
type Source = (place: InitCall, found: Found, writer: Writer) => Made | Promise<Made>;

/** What comes first is taken. */
const SOURCES: readonly Source[] = [
  askedFor,
  promptfooConfig,
  skillEvals,
  ownEvals,
  gitHubPrompts,
  promptFile,
  madeUpPrompt,
];

async function makeSuite(
  place: InitCall,
  found: Found,
  writer: Writer,
): Promise<MadeSuite | ExitCode> {
  for (const source of SOURCES) {
    const made = await source(place, found, writer);
    if (made !== undefined) return made;
  }
  return {};
}

function say({ call }: InitCall, note: string): void {
  call.writeError(`${logText(note)}\n`);
}

async function askedFor(place: InitCall, found: Found, writer: Writer): Promise<Made> {
  const subject = await subjectAskedFor(place, found);
  if (subject === undefined) return undefined;
  if (typeof subject === 'string') {
    say(place, subject);
    return 2;
  }
  return writeSuiteOf(place, { subject, found, writer });
}

/** A text says what is wrong. */
async function subjectAskedFor(
  { call, options, environment, own }: InitCall,
  found: Found,
): Promise<Subject | string | undefined> {
  const { target, command } = options;
  if (target !== undefined) {
    const { probeEndpoint } = await import('./probe.js');
    const probed = await probeEndpoint(target, environment);
    if (probed.kind === 'answered') {
      const dependsOn = isLoopbackUrl(target) ? found.dependsOn() : [];
      return { kind: 'endpoint', entry: probed.entry, dependsOn };
    }
    return `${target} answered none of the usual questions: ${probed.reason}\nIs it running? Nothing was written.`;
  }
  if (command === undefined) return undefined;
  const portable = portableCommand(call.from, command);
  const { keyVariable, isKeySet } = chooseProvider(environment);
  const names = Object.keys(own).filter((name) => isKeyName(name) && Boolean(environment[name]));
  const keys = [...new Set([...names, ...(isKeySet ? [keyVariable] : [])])];
  return { kind: 'program', command: portable, dependsOn: found.dependsOn(portable), keys };
}

function isKeyName(name: string): boolean {
  return /(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(name);
}

async function promptfooConfig(
  { call, environment }: InitCall,
  { promptfoo }: Found,
  writer: Writer,
): Promise<Made> {
  if (promptfoo === undefined) return undefined;
  const made = await importForInit(call, promptfoo, { writer, environment });
  return typeof made === 'number' ? made : { tests: `what ${promptfoo} tests`, ...made };
}

function skillEvals({ call, environment }: InitCall, { skills }: Found, writer: Writer): Made {
  if (!skills.some(({ hasEvals }) => hasEvals)) return undefined;
  const made = skillSuite(suiteNameOf(call.from), skills, environment);
  writer.write(CONFIG, made.text);
  return { tests: made.tests, agent: made.agent };
}

function ownEvals({ call, environment, own }: InitCall, found: Found, writer: Writer): Made {
  const { harnesses } = found;
  if (harnesses.length === 0) return undefined;
  const ofFile = Object.keys(own).filter(isKeyName);
  const keys = (one: OwnEvals): readonly string[] =>
    ofFile.length > 0 ? ofFile : keysOfEvals(call.from, one, environment);
  const text = ownEvalsSuite({
    name: suiteNameOf(call.from),
    harnesses,
    keys,
    dependsOn: ({ run, files }) => found.dependsOn(run, files),
  });
  writer.write(CONFIG, text);
  writer.addLines(
    '.gitignore',
    harnesses.map(({ read }) => read),
  );
  return {
    tests: `what your own evals say: ${harnesses.map(ownEvalsWords).join('; ')}`,
    harnesses,
    keys: [...new Set(harnesses.flatMap(keys))],
  };
}

function gitHubPrompts(place: InitCall, { githubPrompts }: Found, writer: Writer): Made {
  if (githubPrompts.length === 0) return undefined;
  const { from } = place.call;
  const files = githubPrompts.map((path) => ({ path, text: textOf(from, path) }));
  const choice = chooseProvider(place.environment);
  const { suite, notes } = suiteOfPrompts(suiteNameOf(from), files, choice);
  for (const note of notes) say(place, note);
  if (suite === undefined) return undefined;
  writer.write(CONFIG, promptSuiteText(suite, files));
  const [first = '', ...more] = githubPrompts;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return { tests: `the prompts in ${first}${others}` };
}

function promptSuiteText(
  suite: Readonly<Record<string, unknown>>,
  files: readonly { readonly path: string }[],
): string {
  const header = `${SCHEMA_LINE}
# Tests the messages of ${files.map(({ path }) => path).join(', ')} as they are there;
# model, testData and evaluators were copied once.
# Each test is asked three times (repeat) and passes with two right answers (minPasses).
`;
  const text = stringify(suite, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
  return header + text;
}

function textOf(from: string, path: string): string {
  try {
    return readFileSync(join(from, path), 'utf8');
  } catch (error) {
    throw new UnusableFile(`${path} cannot be read: ${errorText(error)}`);
  }
}

function promptFile(place: InitCall, found: Found, writer: Writer): Made {
  const [file] = found.prompts;
  if (file === undefined) return undefined;
  const { printer, isOfAgents } = file;
  if (printer !== undefined) writer.write(printer.file, printer.text);
  // The questions are those of the application: where its prompt was not found, they are not asked of what agents read.
  const tables = isOfAgents ? [] : found.tables;
  const subject = { kind: 'prompt', file, name: 'main' } as const;
  const made = writeSuiteOf(place, { subject, found: { ...found, tables }, writer });
  const others = printer !== undefined || isOfAgents ? serverInstead(found) : '';
  return { ...made, tests: `${made.tests ?? ''}${others}` };
}

function serverInstead({ server }: Found): string {
  return server === undefined
    ? ''
    : `. To test your server instead, start it, remove what was written above, and run \`npx kindlm-action init --target ${server.address}\` with the address that answers questions`;
}

function madeUpPrompt({ call, environment }: InitCall, found: Found, writer: Writer): Made {
  const file = starterPromptPath(call.from);
  const made = starterSuite(suiteNameOf(call.from), chooseProvider(environment), file);
  writer.write(CONFIG, made.suite);
  writer.write(file, made.prompt);
  return {
    tests: `a made-up prompt until you change \`systemFile\`${serverInstead(found)}`,
  };
}

/** Written where no file or folder of the team is. */
function starterPromptPath(from: string): string {
  const isFree = lstatSync(join(from, 'prompts'), { throwIfNoEntry: false }) === undefined;
  return isFree ? 'prompts/support.md' : 'kindlm-prompt.md';
}

/** The suite of a subject, with the questions of the folder's table where one fits. */
function writeSuiteOf(
  place: InitCall,
  {
    subject,
    found,
    writer,
  }: { readonly subject: Subject; readonly found: Found; readonly writer: Writer },
): MadeSuite {
  const { table, note } = tableFor(subject, found.tables);
  if (note !== undefined) say(place, note);
  const asked = table === undefined ? subject : withColumn(subject, table.question);
  const choice = chooseProvider(place.environment);
  writer.write(
    CONFIG,
    suiteText({ name: suiteNameOf(place.call.from), choice, subject: asked, table }),
  );
  const questions =
    table === undefined
      ? 'made-up questions until you change `tests`'
      : `the questions of ${table.path}`;
  return { tests: `${subjectWords(asked)} with ${questions}`, subject: asked, rows: table?.rows };
}

/** The first table with a column for every place that is filled in. */
function tableFor(
  subject: Subject,
  tables: readonly Table[],
): { readonly table?: Table | undefined; readonly note?: string } {
  const places = subject.kind === 'prompt' ? subject.file.variables : [];
  const missingIn = ({ columns }: Table): readonly string[] =>
    places.filter((name) => !columns.includes(name));
  const table = tables.find((one) => missingIn(one).length === 0);
  const [first] = tables;
  if (table !== undefined || first === undefined) return { table };
  const note = `${first.path} is not used: the prompt has {{${missingIn(first).join('}}, {{')}}}, which is none of its columns`;
  return { note };
}

/** The question's place under the name of the table's column. */
function withColumn(subject: Subject, question: string): Subject {
  if (subject.kind !== 'program') return subject;
  const names = placeholdersOf(subject);
  const [place] = names;
  if (names.length !== 1 || place === undefined) return subject;
  const command = subject.command.replace(/\{\{\s*[^{}]+?\s*\}\}/g, `{{${question}}}`);
  return { ...subject, command };
}

// The suite of a promptfoo config, held to what a first suite is held to.

/**
 * The suite, also where parts of the config are not in it (the import has listed them), else the exit code. A number of
 * repeats that the config sets itself stays.
 */
async function importForInit(
  call: CommandCall,
  file: string,
  {
    writer,
    environment,
  }: {
    readonly writer: Writer;
    readonly environment: Environment;
  },
): Promise<{ readonly command: string | undefined } | ExitCode> {
  const { importSuite } = await import('../import.js');
  const code = await importSuite({ ...call, args: [file, '-o', CONFIG] });
  if (code === 2) return code;
  const path = join(call.from, CONFIG);
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (!document.hasIn(['defaults', 'repeat'])) {
    for (const [name, value] of Object.entries(FIRST_DEFAULTS)) {
      document.setIn(['defaults', name], value);
    }
  }
  const tests = document.get('tests');
  const count = isSeq(tests) ? tests.items.length : 0;
  for (const [name, value] of Object.entries(firstGates(count))) {
    if (!document.hasIn(['gates', name])) document.setIn(['gates', name], value);
  }
  addServers(document, environment);
  writeFileSync(path, document.toString({ lineWidth: 0, singleQuote: true }));
  writer.written(CONFIG);
  return { command: firstCommand(document) };
}

/** promptfoo asks where the vendors' variables say, unless the config does. */
function addServers(document: Document, environment: Environment): void {
  const providers = document.get('providers');
  if (!isMap(providers)) return;
  for (const { key } of providers.items) {
    const name = String(key);
    const variable = serverVariableOf(name, environment);
    const at = ['providers', name, 'baseUrl'];
    const isOther = document.hasIn(at) || document.hasIn(['providers', name, 'kind']);
    if (variable !== undefined && !isOther) document.setIn(at, `\${${variable}}`);
  }
}

/** Of a prompt or a test that a program of the repository makes. */
function firstCommand(document: Document): string | undefined {
  let found: string | undefined;
  visit(document, {
    Pair(_at, { key, value }) {
      const isCommand = isScalar(key) && key.value === 'command' && isScalar(value);
      if (!isCommand || typeof value.value !== 'string') return undefined;
      found = value.value;
      return visit.BREAK;
    },
  });
  return found;
}
