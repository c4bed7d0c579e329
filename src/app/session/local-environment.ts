/**
 * The environment of a run at a terminal: that of the process, and what the `.env` files beside its configs add. Under
 * GitHub no such file is read: a pull request could bring one, and secrets come from the workflow.
 */
import { dirname, join } from 'node:path';
import { findConfigs } from '../../config/files/find-configs.js';
import { readWorkspaceFile, workspaceRelative } from '../../config/files/workspace-files.js';
import type { ConfigProblem } from '../../config/problem.js';
import { parseEnvFile } from '../../config/source/env-file.js';
import { decodeText } from '../../basics/file-text.js';
import type { HostProcess, Session } from './session.js';

type Environment = HostProcess['environment'];

export interface RunEnvironment {
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
  const file = workspaceRelative(workspace, path);
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
