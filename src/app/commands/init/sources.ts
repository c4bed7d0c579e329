/** What a first suite is made of: what is asked for, else the first of what the folder has, else a made-up prompt. */
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';
import { errorText } from '../../../basics/basics.js';
import { isLoopbackUrl } from '../../../basics/connections.js';
import type { AgentName } from '../../../config/agents.js';
import type { Environment } from '../../../config/providers.js';
import type { ExitCode } from '../../../engine/results.js';
import { logText } from '../../../report/escape.js';
import type { CommandCall } from '../commands.js';
import { suiteNameOf, suiteOfPrompts } from './github-prompts.js';
import { type Found, isOfAgents, type Table } from './look.js';
import { portableCommand } from './program-setup.js';
import { printerOf } from './coded-prompts.js';
import { type OwnEvals, ownEvalsWords } from './own-evals.js';
import { UnusableFile, type Writer } from './repository.js';
import {
  chooseProvider,
  FIRST_DEFAULTS,
  firstGates,
  isUsers,
  keysOfEvals,
  ownEvalsSuite,
  placeholdersOf,
  SCHEMA_LINE,
  serverVariableOf,
  skillSuite,
  STARTER_PROMPT_TEXT,
  starterSuite,
  type Subject,
  subjectWords,
  suiteText,
} from './suites.js';

export const CONFIG = 'kindlm.yaml';

export interface Options {
  readonly target?: string | undefined;
  readonly command?: string | undefined;
  readonly record: boolean;
  readonly help: boolean;
}

/** Where `init` was called, and how. */
export interface InitCall {
  readonly call: CommandCall;
  readonly options: Options;
  /** With what a `.env` file adds. */
  readonly environment: Environment;
  /** Variables of the `.env` file alone. */
  readonly own: Environment;
  /** See `checkSuite`. */
  readonly sandbox: URL | undefined;
}

/** What the workflow and the last words have to know of the suite. */
export interface MadeSuite {
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

export async function makeSuite(
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
  return writeSuite(place, { subject, found, writer });
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
  { call, environment, sandbox }: InitCall,
  { promptfoo }: Found,
  writer: Writer,
): Promise<Made> {
  if (promptfoo === undefined) return undefined;
  const made = await importForInit(call, promptfoo, { writer, environment, sandbox });
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
  const { path, coded, variables } = file;
  const printer =
    typeof coded === 'object'
      ? printerOf({ path, coded, variables, isUsers: isUsers(file) })
      : undefined;
  if (printer !== undefined) writer.write(printer.file, printer.text);
  // The questions are those of the application: where its prompt was not found, they are not asked of what agents read.
  const tables = isOfAgents(file) ? [] : found.tables;
  const subject = { kind: 'prompt', file, printer, name: 'main' } as const;
  const made = writeSuite(place, { subject, found: { ...found, tables }, writer });
  const others = printer !== undefined || isOfAgents(file) ? serverInstead(found) : '';
  return { ...made, tests: `${made.tests ?? ''}${others}` };
}

function serverInstead({ server, address = 'URL' }: Found): string {
  return server === undefined
    ? ''
    : `. To test your server instead, start it, remove what was written above, and run \`npx kindlm-action init --target ${address}\` with the address that answers questions`;
}

function madeUpPrompt({ call, environment }: InitCall, found: Found, writer: Writer): Made {
  const file = starterPromptPath(call.from);
  writer.write(CONFIG, starterSuite(suiteNameOf(call.from), chooseProvider(environment), file));
  writer.write(file, STARTER_PROMPT_TEXT);
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
function writeSuite(
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
    sandbox,
  }: {
    readonly writer: Writer;
    readonly environment: Environment;
    readonly sandbox: URL | undefined;
  },
): Promise<{ readonly command: string | undefined } | ExitCode> {
  const { importSuite } = await import('../import.js');
  const code = await importSuite({ ...call, args: [file, '-o', CONFIG] }, sandbox);
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
