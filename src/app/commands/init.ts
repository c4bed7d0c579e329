/**
 * The command `init`: a first suite in the current folder, from what it finds there (a promptfoo config, GitHub's prompt
 * files, nothing). It overwrites no file, checks what it wrote as a run would, and says what to do next.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { errorText } from '../../basics/basics.js';
import { shownPath } from '../../basics/written-paths.js';
import { formatProblem } from '../../config/problem.js';
import type { ExitCode } from '../../engine/results.js';
import { logText } from '../../report/words/log-text.js';
import { missingKeys } from '../preflight/keys.js';
import { readEnvFile } from '../session/local-environment.js';
import { isOnGitHub } from '../session/session.js';
import { checkSuite } from './check-suite.js';
import type { CommandCall } from './commands.js';
import { slug, suiteOfPrompts } from './github-prompts.js';
import {
  chooseProvider,
  createWriter,
  defaultBranch,
  GIT_LINES,
  type ProviderChoice,
  repositoryRoot,
  SCHEMA_LINE,
  STARTER_PROMPT,
  STARTER_PROMPT_TEXT,
  starterSuite,
  UnusableFile,
  workflowText,
  type Writer,
} from './starter-files.js';
import type { Environment } from '../../config/providers.js';

const USAGE = `Usage: npx kindlm-action init [--record]

Writes a first suite (kindlm.yaml), its prompt file and a workflow into this
folder, from what is here: promptfooconfig.yaml, *.prompt.yml, or nothing.
No file is overwritten.

  --record    then asks the models and stores their answers`;

const CONFIG = 'kindlm.yaml';
const WORKFLOW = '.github/workflows/kindlm.yml';

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
  const { from } = call;
  const envFile = isOnGitHub(call.environment)
    ? { environment: {}, problems: [] }
    : await readEnvFile(from, from);
  const environment = { ...envFile.environment, ...call.environment };
  const checked = await writeFiles(call, environment, sandbox);
  if (typeof checked === 'number') return checked;
  const problems = [...envFile.problems.map(formatProblem), ...checked.problems];
  if (problems.length > 0) {
    call.writeError(
      `${logText(['Not right yet:', ...problems.map((line) => `  ${line}`)].join('\n'))}\n`,
    );
    return 2;
  }
  call.write(`${nextSteps(checked, options.record)}\n`);
  return options.record ? call.run(['record']) : 0;
}

/** What was written, checked; the exit code where it could not be. Says what it did. */
async function writeFiles(
  call: CommandCall,
  environment: Environment,
  sandbox: URL | undefined,
): Promise<WrittenSuite | ExitCode> {
  const writer = createWriter(call.from);
  const tell = (): void => {
    const report = writer.report();
    if (report !== '') call.write(`${logText(report)}\n`);
  };
  try {
    const written = await writeSuite(call, environment, writer, sandbox);
    if (written !== 0) return written;
    const checked = await checkWritten(call.from, environment, sandbox);
    writeWorkflow(call, checked.variables, writer);
    for (const [file, lines] of Object.entries(GIT_LINES)) writer.addLines(file, lines);
    tell();
    return checked;
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    tell();
    call.writeError(`${logText(error.message)}\n`);
    return 2;
  }
}

function readOptions(args: readonly string[]): { record: boolean; help: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        record: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    return `${errorText(error)}\n\n${USAGE}`;
  }
}

/** The exit code; 0 also where a suite was there already. */
async function writeSuite(
  call: CommandCall,
  environment: Environment,
  writer: Writer,
  sandbox: URL | undefined,
): Promise<ExitCode> {
  const { from } = call;
  if (existsSync(join(from, CONFIG))) {
    writer.leaveAlone(CONFIG);
    return 0;
  }
  const source = await suiteSource(from, {
    project: slug(from),
    choice: chooseProvider(environment),
  });
  if (source.kind === 'promptfoo') {
    const { importForInit } = await import('./import-for-init.js');
    return importForInit(call, source.file, writer, sandbox);
  }
  for (const { path, text } of source.files) writer.write(path, text);
  for (const note of source.notes) call.writeError(`${logText(note)}\n`);
  return 0;
}

interface WrittenSuite {
  readonly problems: readonly string[];
  /** That the suite reads, and those of them that are not set. */
  readonly variables: readonly string[];
  readonly missing: readonly string[];
}

/** As a run would: what is wrong with the suite, and which keys it needs. */
async function checkWritten(
  from: string,
  environment: Environment,
  sandbox: URL | undefined,
): Promise<WrittenSuite> {
  const { problems, plans } = await checkSuite(from, CONFIG, sandbox);
  const names = (known: Environment): readonly string[] => [
    ...new Set(missingKeys(plans, known).map(({ name }) => name)),
  ];
  return {
    problems: problems.map(formatProblem),
    variables: names({}),
    missing: names(environment),
  };
}

function writeWorkflow({ from }: CommandCall, variables: readonly string[], writer: Writer): void {
  const root = repositoryRoot(from) ?? from;
  const folder = shownPath(root, from);
  const branch = defaultBranch(root);
  writer.write(
    posix.join(shownPath(from, root), WORKFLOW),
    workflowText({ branch, folder, variables }),
  );
}

function nextSteps({ variables, missing }: WrittenSuite, record: boolean): string {
  const keys = missing.join(' and ');
  const key =
    missing.length === 0
      ? ''
      : `Put ${keys} into a file .env (git ignores it), as NAME=value. Then `;
  const first = record
    ? `${key}${key === '' ? 'C' : 'c'}hange the prompt, and see what fails: npx kindlm-action`
    : `${key}${key === '' ? 'R' : 'r'}un the suite, and keep its answers: npx kindlm-action record`;
  const secrets =
    variables.length === 0
      ? ''
      : ` Add ${variables.join(' and ')} in the repository's settings (Secrets and variables, Actions).`;
  return `
Next:
  1. ${first}
  2. Commit these files and open a pull request.${secrets}`;
}

// What a first suite is made of: the prompts and tests that a folder has already, or a starter.

type SuiteSource =
  | { readonly kind: 'promptfoo'; readonly file: string }
  | {
      readonly kind: 'files';
      readonly files: readonly { readonly path: string; readonly text: string }[];
      /** For the reader, a line each. */
      readonly notes: readonly string[];
    };

const PROMPTFOO = ['yaml', 'yml', 'json'].map((ending) => `promptfooconfig.${ending}`);
const MAX_PROMPT_FILES = 50;

async function suiteSource(
  from: string,
  { project, choice }: { readonly project: string; readonly choice: ProviderChoice },
): Promise<SuiteSource> {
  const promptfoo = PROMPTFOO.find((name) => existsSync(join(from, name)));
  if (promptfoo !== undefined) return { kind: 'promptfoo', file: promptfoo };
  const files = await promptFiles(from);
  const { suite, notes } = suiteOfPrompts(project, files, choice);
  if (suite === undefined) {
    return {
      kind: 'files',
      notes,
      files: [
        { path: 'kindlm.yaml', text: starterSuite(project, choice) },
        { path: STARTER_PROMPT, text: STARTER_PROMPT_TEXT },
      ],
    };
  }
  const header = `${SCHEMA_LINE}
# Made from ${files.map(({ path }) => path).join(', ')}. The prompts were copied:
# change both, or move the text to a file that your feature and \`systemFile\`, \`userFile\` name.
# Each test is asked three times (repeat) and passes with two right answers (minPasses).
`;
  const text = stringify(suite, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
  return { kind: 'files', notes, files: [{ path: 'kindlm.yaml', text: header + text }] };
}

async function promptFiles(from: string): Promise<readonly { path: string; text: string }[]> {
  const { glob } = await import('tinyglobby');
  const paths = await glob('**/*.prompt.{yml,yaml}', {
    cwd: from,
    dot: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  return paths
    .toSorted()
    .filter((_, index) => index < MAX_PROMPT_FILES)
    .map((path) => ({ path, text: textOf(from, path) }));
}

function textOf(from: string, path: string): string {
  try {
    return readFileSync(join(from, path), 'utf8');
  } catch (error) {
    throw new UnusableFile(`${path} cannot be read: ${errorText(error)}`);
  }
}
