/**
 * The command `init`: looks at the current folder and writes a first suite of what is there, and a workflow that can run
 * it. It overwrites no file, asks no person anything, checks what it wrote as a run would, and says what to do next.
 */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { errorText } from '../../../basics/basics.js';
import { isLoopbackUrl } from '../../../basics/connections.js';
import { shownPath } from '../../../basics/paths.js';
import { formatProblem } from '../../../config/problem.js';
import type { Environment } from '../../../config/providers.js';
import type { ExitCode } from '../../../engine/results.js';
import { logText } from '../../../report/words/log-text.js';
import { missingKeys } from '../../preflight/keys.js';
import { readEnvFile } from '../../session/local-environment.js';
import { isOnGitHub } from '../../session/session.js';
import { checkSuite } from '../check-suite.js';
import type { CommandCall } from '../commands.js';
import { slug, suiteOfPrompts } from './github-prompts.js';
import {
  defaultBranch,
  dependenciesOf,
  type Found,
  foundLines,
  look,
  repositoryRoot,
} from './look.js';
import {
  chooseProvider,
  placeholdersOf,
  SCHEMA_LINE,
  STARTER_PROMPT_TEXT,
  starterSuite,
  type Subject,
  suiteText,
} from './suites.js';
import { type Programs, workflowText } from './workflow.js';
import { createWriter, UnusableFile, type Writer } from './writer.js';

const USAGE = `Usage: npx kindlm-action init [--target URL | --command '...'] [--record]

Looks at this folder and writes a first suite (kindlm.yaml) of what it finds,
and a workflow that runs it. No file is overwritten.

  --target URL     tests this endpoint, such as http://127.0.0.1:8123/ask:
                   it is asked one question, to find out how it is asked
  --command '...'  tests this program: 'node agent.mjs {{question}}'
  --record         then asks the models and stores their answers`;

const CONFIG = 'kindlm.yaml';
const WORKFLOW = '.github/workflows/kindlm.yml';
/** A pull request asks at most so many rows of a table. */
const SAMPLE = 25;

/** Lines that git has to know, by file; what is there already is left out by who writes them. */
const GIT_LINES = {
  '.gitignore': ['.env', 'kindlm-report/'],
  // The same bytes on every system, and folded in a pull request.
  '.gitattributes': ['.kindlm/recordings/** text eol=lf linguist-generated=true'],
} as const;

interface Options {
  readonly target?: string | undefined;
  readonly command?: string | undefined;
  readonly record: boolean;
  readonly help: boolean;
}

/** `sandbox`: see `checkSuite`. */
export async function init(call: CommandCall, sandbox?: URL): Promise<ExitCode> {
  const options = readOptions(call.args);
  if (typeof options === 'string') {
    call.writeError(`${options}\n`);
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
  const place: Place = {
    call,
    options,
    environment,
    ownNames: Object.keys(envFile.environment),
    sandbox,
  };
  const checked = await writeFiles(place);
  if (typeof checked === 'number') return checked;
  const problems = [...envFile.problems.map(formatProblem), ...checked.problems];
  if (problems.length > 0) {
    const lines = ['Not right yet:', ...problems.map((line) => `  ${line}`)];
    call.writeError(`${logText(lines.join('\n'))}\n`);
    return 2;
  }
  call.write(`${logText(nextSteps(checked, options.record))}\n`);
  return options.record ? call.run(['record']) : 0;
}

interface Place {
  readonly call: CommandCall;
  readonly options: Options;
  readonly environment: Environment;
  /** Names of variables in the `.env` file. */
  readonly ownNames: readonly string[];
  readonly sandbox: URL | undefined;
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        target: { type: 'string' },
        command: { type: 'string' },
        record: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const wrong = wrongOptions(values);
    return wrong === undefined ? values : `${wrong}\n\n${USAGE}`;
  } catch (error) {
    return `${errorText(error)}\n\n${USAGE}`;
  }
}

function wrongOptions({
  target,
  command,
}: Pick<Options, 'target' | 'command'>): string | undefined {
  if (target !== undefined && command !== undefined) return 'Give --target or --command, not both.';
  if (command?.trim() === '') return 'The --command is empty.';
  if (target === undefined) return undefined;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol)
    ? undefined
    : `The --target "${target}" is not a URL that begins with http:// or https://.`;
}

/** What was written, checked; the exit code where it could not be. Says what it found and did. */
async function writeFiles(place: Place): Promise<WrittenSuite | ExitCode> {
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
    const checked = await checkWritten(place);
    writeWorkflow({ place, found, made, variables: checked.variables, writer });
    for (const [file, lines] of Object.entries(GIT_LINES)) writer.addLines(file, lines);
    tell();
    return { ...checked, madeUp: made.madeUp };
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    tell();
    call.writeError(`${logText(error.message)}\n`);
    return 2;
  }
}

/** What the workflow and the last words have to know of the suite. */
interface MadeSuite {
  /** What has to be replaced; undefined where everything is the team's own. */
  readonly madeUp?: string | undefined;
  readonly subject?: Subject | undefined;
  /** Rows of its table. */
  readonly rows?: number | undefined;
}

/** The exit code where no suite could be made. */
async function writeSuite(
  place: Place,
  found: Found,
  writer: Writer,
): Promise<MadeSuite | ExitCode> {
  const { call, options, environment, sandbox } = place;
  const { from } = call;
  if (existsSync(join(from, CONFIG))) {
    writer.leaveAlone(CONFIG);
    return {};
  }
  const lines = foundLines(found);
  if (lines.length > 0)
    call.write(`${logText(['Found', ...lines.map((it) => `  ${it}`)].join('\n'))}\n`);
  const say = (note: string): void => call.writeError(`${logText(note)}\n`);
  for (const note of found.unusable) say(`Left out: ${note}`);
  const isAskedFor = options.target !== undefined || options.command !== undefined;
  if (!isAskedFor && found.promptfoo !== undefined) {
    const { importForInit } = await import('./import-for-init.js');
    const code = await importForInit(call, found.promptfoo, writer, sandbox);
    return code === 0 ? {} : code;
  }
  const choice = chooseProvider(environment);
  const name = slug(from);
  if (!isAskedFor && found.githubPrompts.length > 0) {
    const files = found.githubPrompts.map((path) => ({ path, text: textOf(from, path) }));
    const { suite, notes } = suiteOfPrompts(name, files, choice);
    for (const note of notes) say(note);
    if (suite !== undefined) {
      writer.write(CONFIG, promptSuiteText(suite, files));
      return {};
    }
  }
  const subject = await subjectOf(place, found);
  if (typeof subject === 'string') {
    say(subject);
    return 2;
  }
  if (subject === undefined) {
    const file = starterPromptPath(from);
    writer.write(CONFIG, starterSuite(name, choice, file));
    writer.write(file, STARTER_PROMPT_TEXT);
    return { madeUp: 'a made-up prompt until you change `systemFile`' };
  }
  const { fitting, note } = tableFor(subject, found);
  if (note !== undefined) say(note);
  const asked = fitting === undefined ? subject : withColumn(subject, fitting.question);
  writer.write(CONFIG, suiteText({ name, choice, subject: asked, table: fitting }));
  const madeUp = fitting === undefined ? 'made-up questions until you change `tests`' : undefined;
  return { madeUp, subject: asked, rows: fitting?.rows };
}

/** What the suite tests: what is asked for, else the first prompt; undefined: nothing. A text says what is wrong. */
async function subjectOf(
  { call, options, environment, ownNames }: Place,
  found: Found,
): Promise<Subject | string | undefined> {
  if (options.target !== undefined) {
    const { probeEndpoint } = await import('./probe.js');
    const probed = await probeEndpoint(options.target, environment);
    if (probed.kind === 'answered') return { kind: 'endpoint', entry: probed.entry };
    return `${options.target} answered none of the usual questions: ${probed.reason}\nIs it running? Nothing was written.`;
  }
  if (options.command !== undefined) {
    const keys = ownNames.filter((name) => /(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(name));
    const dependsOn = dependenciesOf(call.from, options.command);
    return { kind: 'program', command: options.command, dependsOn, keys };
  }
  const [file] = found.prompts;
  return file === undefined ? undefined : { kind: 'prompt', file };
}

/** The table, where it has a column for every place that is filled in. */
function tableFor(
  subject: Subject,
  { table }: Found,
): { readonly fitting?: Found['table']; readonly note?: string } {
  if (table === undefined) return {};
  const places = subject.kind === 'prompt' ? subject.file.variables : [];
  const missing = places.filter((name) => !table.columns.includes(name));
  if (missing.length === 0) return { fitting: table };
  const note = `${table.path} is not used: the prompt has {{${missing.join('}}, {{')}}}, which is none of its columns`;
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

/** Written where no file or folder of the team is. */
function starterPromptPath(from: string): string {
  const isFree = lstatSync(join(from, 'prompts'), { throwIfNoEntry: false }) === undefined;
  return isFree ? 'prompts/support.md' : 'kindlm-prompt.md';
}

function promptSuiteText(
  suite: Readonly<Record<string, unknown>>,
  files: readonly { readonly path: string }[],
): string {
  const header = `${SCHEMA_LINE}
# Made from ${files.map(({ path }) => path).join(', ')}. The prompts were copied:
# change both, or move the text to a file that your feature and \`systemFile\`, \`userFile\` name.
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

interface WrittenSuite extends MadeSuite {
  readonly problems: readonly string[];
  /** That the suite reads, and those of them that are not set. */
  readonly variables: readonly string[];
  readonly missing: readonly string[];
}

/** As a run would: what is wrong with the suite, and which keys it needs. */
async function checkWritten({ call, environment, sandbox }: Place): Promise<WrittenSuite> {
  const { problems, plans } = await checkSuite(call.from, CONFIG, sandbox);
  const names = (known: Environment): readonly string[] => [
    ...new Set(missingKeys(plans, known).map(({ name }) => name)),
  ];
  return {
    problems: problems.map(formatProblem),
    variables: names({}),
    missing: names(environment),
  };
}

function writeWorkflow({
  place: { call, ownNames },
  found,
  made,
  variables,
  writer,
}: {
  readonly place: Place;
  readonly found: Found;
  readonly made: MadeSuite;
  readonly variables: readonly string[];
  readonly writer: Writer;
}): void {
  const { from } = call;
  const root = repositoryRoot(from) ?? from;
  const programs = programsOf(made.subject, found);
  const sample = (made.rows ?? 0) > SAMPLE ? SAMPLE : undefined;
  writer.write(
    posix.join(shownPath(from, root), WORKFLOW),
    workflowText({
      branch: defaultBranch(root),
      folder: shownPath(root, from),
      variables,
      // A program reads what the team's own `.env` has.
      programVariables: programs === undefined ? [] : ownNames,
      programs,
      sample,
    }),
  );
}

/** Undefined where the suite runs nothing of the repository. */
function programsOf(
  subject: Subject | undefined,
  { runtime, server }: Found,
): Programs | undefined {
  switch (subject?.kind) {
    case 'program':
      return { runtime };
    case 'endpoint': {
      const { url } = subject.entry;
      if (!isLoopbackUrl(url)) return undefined;
      return { runtime, server: { url, command: server?.command } };
    }
    case 'prompt':
    case undefined:
      return undefined;
  }
}

function nextSteps({ variables, missing, madeUp }: WrittenSuite, record: boolean): string {
  const key =
    missing.length === 0
      ? ''
      : `Put ${missing.join(' and ')} into a file .env (git ignores it), as NAME=value. Then `;
  const first = record
    ? `${key}${key === '' ? 'C' : 'c'}hange the prompt, and see what fails: npx kindlm-action`
    : `${key}${key === '' ? 'R' : 'r'}un the suite, and keep its answers: npx kindlm-action record`;
  const secrets =
    variables.length === 0
      ? ''
      : ` Add ${variables.join(' and ')} in the repository's settings (Secrets and variables, Actions).`;
  const warning = madeUp === undefined ? '' : ` This suite tests ${madeUp}.`;
  return `
Next:
  1. ${first}
  2. Commit these files and open a pull request.${secrets}${warning}`;
}
