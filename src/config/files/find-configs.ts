/** Finds the config files that the input `config` names. */
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ConfigProblem } from '../problem.js';
import {
  globStart,
  type GlobStart,
  patternReadings,
  resolveInWorkspace,
  workspaceRelative,
} from './workspace-files.js';
import { nearest } from '../checks/suggestion.js';
import { isInside } from '../../basics/paths.js';
import { quote } from '../source/yaml-path.js';

interface ConfigSearch {
  /** Absolute; nothing outside is looked at. */
  readonly workspace: string;
  /** Absolute; patterns are relative to it. */
  readonly workingDirectory: string;
  /** Paths or globs. */
  readonly patterns: readonly string[];
  /** What to do where a file that is named does not exist. Default: what a workflow has to say. */
  readonly missingConfigHint?: ((pattern: string) => string) | undefined;
}

interface FoundConfigs {
  /** Absolute paths, each once, in the order of the patterns. */
  readonly files: readonly string[];
  readonly problems: readonly ConfigProblem[];
}

/** Files for all patterns, and a problem for each pattern that leads to none. */
export async function findConfigs(search: ConfigSearch): Promise<FoundConfigs> {
  const patterns = search.patterns.map((pattern) => pattern.trim()).filter((text) => text !== '');
  if (patterns.length === 0) {
    const message = 'The input `config` names no file.';
    return { files: [], problems: [{ message, hint: 'Its default is "kindlm.yaml".' }] };
  }
  const files = new Set<string>();
  const problems: ConfigProblem[] = [];
  for (const pattern of patterns) {
    const found = await findPattern(search, pattern);
    if (Array.isArray(found)) found.forEach((file) => files.add(file));
    else problems.push(found);
  }
  return { files: [...files], problems };
}

async function findPattern(
  search: ConfigSearch,
  pattern: string,
): Promise<string[] | ConfigProblem> {
  const problems: ConfigProblem[] = [];
  for (const reading of patternReadings(pattern)) {
    const found = await findReading(search, reading);
    if (Array.isArray(found)) return found;
    problems.push(found);
  }
  return problems[0] ?? outside(pattern);
}

async function findReading(
  search: ConfigSearch,
  pattern: string,
): Promise<string[] | ConfigProblem> {
  const { workspace, workingDirectory } = search;
  const literal = path.resolve(workingDirectory, pattern);
  if (await isFileInside(workspace, literal)) return [literal];
  const start = await startInWorkspace(search, pattern);
  const real = path.resolve(start.folder, start.pattern);
  if (await isFileInside(workspace, real)) return [real];
  const { isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(start.pattern)) return missingFile(search, pattern, real);
  if (leavesWorkspace(workspace, start.folder, start.pattern)) return outside(pattern);
  return findGlob(search, pattern, start);
}

async function isFileInside(workspace: string, absolutePath: string): Promise<boolean> {
  return isInside(workspace, absolutePath) && (await kindOf(absolutePath)) === 'file';
}

/** The start of a glob, under the name by which the workspace is known here where it is inside of it. */
async function startInWorkspace(
  { workspace, workingDirectory }: ConfigSearch,
  pattern: string,
): Promise<GlobStart> {
  const start = await globStart(workingDirectory, pattern);
  const root = await realpath(workspace).catch(() => workspace);
  if (!isInside(root, start.folder)) return start;
  return { ...start, folder: path.join(workspace, path.relative(root, start.folder)) };
}

async function findGlob(
  { workspace, workingDirectory }: ConfigSearch,
  pattern: string,
  start: GlobStart,
): Promise<string[] | ConfigProblem> {
  const { glob } = await import('tinyglobby');
  const matches = await glob(start.pattern, {
    cwd: start.folder,
    absolute: true,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  const files = matches
    .map((match) => path.resolve(match))
    .filter((file) => isInside(workspace, file));
  if (files.length > 0) return inOrder(files, workspace);
  return {
    message: `No config file matches ${quote(pattern)} in ${folderLabel(workspace, workingDirectory)}.`,
    hint: 'Check the inputs `config` (a path or glob a line, "kindlm.yaml" by default) and `working-directory`.',
  };
}

/** In the same order on every system, whatever its separator. */
function inOrder(files: readonly string[], workspace: string): string[] {
  const names = new Map(files.map((file) => [workspaceRelative(workspace, file), file]));
  return [...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

/** Whether a glob would make us walk through folders outside the workspace. `pattern` is relative to `directory`. */
export function leavesWorkspace(workspace: string, directory: string, pattern: string): boolean {
  const segments = pattern.split('/');
  const firstDynamic = segments.findIndex((segment) => /[*?[\]{}()!+@]/.test(segment));
  const base = segments.slice(0, firstDynamic).join('/');
  const start = path.resolve(directory, pattern.startsWith('/') ? `/${base}` : base);
  const rest = segments.slice(firstDynamic).join('/');
  return !isInside(workspace, start) || /(^|[/{,(|])\.\.([/},)|]|$)/.test(rest);
}

const MISSING_CONFIG_HINT =
  'Create it ("kindlm.yaml" is the default), or name yours with the input `config`; its paths are relative to the input `working-directory`. Does the workflow check out the repository first?';

async function missingFile(
  { workspace, workingDirectory, missingConfigHint }: ConfigSearch,
  pattern: string,
  absolutePath: string,
): Promise<ConfigProblem> {
  const resolution = await resolveInWorkspace(workspace, absolutePath);
  if (resolution.kind === 'refused') {
    if (resolution.refusal.kind === 'outside') return outside(pattern);
    return { message: `The config ${quote(pattern)} ${resolution.refusal.message}.` };
  }
  if ((await kindOf(absolutePath)) === 'folder') {
    return {
      message: `The config ${quote(pattern)} is a folder.`,
      hint: `Name the file in it, e.g. ${quote(path.posix.join(pattern, 'kindlm.yaml'))}.`,
    };
  }
  const similar = await similarFile(absolutePath);
  return {
    message: `There is no config file ${quote(pattern)} in ${folderLabel(workspace, workingDirectory)}.`,
    hint:
      similar === undefined
        ? (missingConfigHint?.(pattern) ?? MISSING_CONFIG_HINT)
        : `Did you mean ${quote(path.posix.join(path.posix.dirname(pattern), similar))}? Name it with the input \`config\`.`,
  };
}

async function similarFile(absolutePath: string): Promise<string | undefined> {
  const entries = await readdir(path.dirname(absolutePath), { withFileTypes: true }).catch(
    () => [],
  );
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const yaml = names.filter((name) => /\.ya?ml$/i.test(name));
  return nearest(path.basename(absolutePath), yaml);
}

function outside(pattern: string): ConfigProblem {
  return {
    message: `The config ${quote(pattern)} is outside the workspace (after symbolic links are resolved).`,
    hint: 'Nothing outside the workspace is read.',
  };
}

function folderLabel(workspace: string, folder: string): string {
  const relative = workspaceRelative(workspace, folder);
  return relative === '' ? 'the workspace' : quote(relative);
}

async function kindOf(absolutePath: string): Promise<'file' | 'folder' | 'other' | 'none'> {
  try {
    const status = await stat(absolutePath);
    if (status.isFile()) return 'file';
    return status.isDirectory() ? 'folder' : 'other';
  } catch {
    return 'none';
  }
}
