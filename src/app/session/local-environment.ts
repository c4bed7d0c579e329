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
  return parseEnvFile(file, text);
}

// A `.env` file: `NAME=value` lines, as `node --env-file` and the usual packages read them. Values may be secrets, so no
// message shows one.

const START = String.raw`[^\S\n]*(?:export[^\S\n]+)?(?<name>[A-Za-z_][\w.-]*)[^\S\n]*=[^\S\n]*`;
const END = String.raw`[^\S\n]*(?:#[^\n]*)?(?:\n|$)`;
/** In quotes a value may have several lines. */
const VALUE = String.raw`(?:"(?<double>[^"]*)"|(?<quote>['\`])(?<single>(?:(?!\k<quote>)[^])*)\k<quote>|(?<plain>[^\s'"\`#][^\n#]*)?)`;
/** An entry or nothing, line end included; else a line that means nothing, perhaps with a quote that is never closed. */
const PART = new RegExp(
  `(?:${START}${VALUE})?${END}|(?:${START.replace('name', 'open')}['"\`])?[^\n]*(?:\n|$)`,
  'g',
);

/** Reads the whole file. The last one counts of a name that exists twice. `file`: its path, for messages. */
function parseEnvFile(file: string, text: string): RunEnvironment {
  const environment: Record<string, string> = {};
  const problems: ConfigProblem[] = [];
  let line = 1;
  for (const { groups = {}, 0: whole } of text.matchAll(PART)) {
    const { name, double, single, plain = '', open } = groups;
    if (name !== undefined) {
      environment[name] = double?.replaceAll('\\n', '\n') ?? single ?? plain.trimEnd();
    } else if (!NOTHING.test(whole)) {
      problems.push({ ...faultWords(open), location: { file, line, column: 1 } });
    }
    line += whole.split('\n').length - 1;
  }
  return { environment, problems };
}

const NOTHING = /^\s*(?:#.*)?\n?$/;

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
