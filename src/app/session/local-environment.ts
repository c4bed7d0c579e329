/**
 * The environment of a run at a terminal: that of the process, and what the `.env` files beside its configs add. Under
 * GitHub no such file is read: a pull request could bring one, and secrets come from the workflow.
 */
import { dirname, join } from 'node:path';
import { decodeText, shownPath } from '../../basics/paths.js';
import { findConfigs, readWorkspaceFile } from '../../config/workspace-files.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { HostProcess, Session } from './session.js';

type Environment = HostProcess['environment'];

interface RunEnvironment {
  readonly environment: Environment;
  readonly problems: readonly ConfigProblem[];
}

const FILE = '.env';
const MAX_BYTES = 256_000;

/** A variable that is set takes precedence over a `.env` file, and the first config's file over the others'. */
export async function runEnvironment(
  { where, inputs, workspace, workingDirectory }: Session,
  environment: Environment,
): Promise<RunEnvironment> {
  if (where === 'github') return { environment, problems: [] };
  const { files } = await findConfigs({ workspace, workingDirectory, patterns: inputs.config });
  const read: RunEnvironment[] = [];
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    read.push(await readEnvFile(workspace, folder));
  }
  const found = read.flatMap((file) => Object.entries(file.environment));
  const problems = read.flatMap((file) => file.problems);
  if (found.length === 0) return { environment, problems };
  return { environment: { ...Object.fromEntries(found.toReversed()), ...environment }, problems };
}

/** The variables of the `.env` file in a folder; none where there is no such file, e.g. a folder of that name. */
export async function readEnvFile(workspace: string, folder: string): Promise<RunEnvironment> {
  const path = join(folder, FILE);
  const file = shownPath(workspace, path);
  const read = await readWorkspaceFile(workspace, path, MAX_BYTES);
  if (read.kind === 'refused') {
    const { kind, message } = read.refusal;
    if (kind === 'missing' || kind === 'not-a-file') return { environment: {}, problems: [] };
    return { environment: {}, problems: [{ message: `The file ${file} ${message}.` }] };
  }
  const text = decodeText(read.file.bytes);
  if (text === undefined) {
    const message = `The file ${file} is not UTF-8 text.`;
    return { environment: {}, problems: [{ message, hint: 'Save it as UTF-8.' }] };
  }
  const { variables, problems } = parseEnvFile(file, text);
  return { environment: Object.fromEntries(variables), problems };
}

// A `.env` file: `NAME=value` lines, as `node --env-file` and the usual packages read them. Values may be secrets, so no
// message shows one.

interface EnvFile {
  /** The last one counts of a name that exists twice. */
  readonly variables: ReadonlyMap<string, string>;
  readonly problems: readonly ConfigProblem[];
}

const START = String.raw`[^\S\n]*(?:export[^\S\n]+)?(?<name>[A-Za-z_][\w.-]*)[^\S\n]*=[^\S\n]*`;
const END = String.raw`[^\S\n]*(?:#[^\n]*)?(?:\n|$)`;
/** Each reads one entry, line end included; a value in quotes may have several lines. */
const ENTRIES: readonly RegExp[] = [
  new RegExp(`${START}"(?<double>[^"]*)"${END}`, 'y'),
  new RegExp(`${START}(?<quote>['\`])(?<single>(?:(?!\\k<quote>)[^])*)\\k<quote>${END}`, 'y'),
  new RegExp(`${START}(?<plain>[^\\s'"\`#][^\\n#]*)?${END}`, 'y'),
];
const NOTHING = new RegExp(END, 'y');
const OPEN_QUOTE = new RegExp(`${START}['"\`]`, 'y');
const LINE = /[^\n]*(?:\n|$)/y;

/** Reads the whole file; a line that means nothing is a problem. `file` is its path, for messages. */
function parseEnvFile(file: string, text: string): EnvFile {
  const variables = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  let at = 0;
  let line = 1;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const takeFirst = (patterns: readonly RegExp[]): RegExpExecArray | null =>
    patterns.reduce<RegExpExecArray | null>((found, pattern) => found ?? take(pattern), null);
  while (at < text.length) {
    const entry = takeFirst(ENTRIES);
    const name = entry?.groups?.['name'];
    if (entry !== null && name !== undefined) variables.set(name, valueOf(entry));
    const taken = entry ?? take(NOTHING);
    if (taken === null) {
      const open = take(OPEN_QUOTE)?.groups?.['name'];
      problems.push({ ...faultWords(open), location: { file, line, column: 1 } });
    }
    const [whole = ''] = taken ?? take(LINE) ?? [];
    // Never less than one character, so that it ends.
    at += Math.max(1, whole.length);
    line += whole.split('\n').length - 1;
  }
  return { variables, problems };
}

function valueOf({ groups = {} }: RegExpExecArray): string {
  const { double, single, plain } = groups;
  if (double !== undefined) return double.replaceAll('\\n', '\n');
  return single ?? (plain ?? '').trimEnd();
}

function faultWords(name: string | undefined): Pick<ConfigProblem, 'message' | 'hint'> {
  if (name === undefined) {
    return {
      message: 'This line is neither NAME=value nor a comment.',
      hint: 'A comment begins with #, and a value of several lines is put in quotes.',
    };
  }
  return {
    message: `The value of ${name} begins with a quote, and does not end with it.`,
    hint: 'Put the whole value into quotes; it may contain the other kind of quote.',
  };
}
