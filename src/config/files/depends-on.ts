/**
 * The files that `dependsOn` names: what the answers of a program can depend on besides the config. The files that a
 * test's command names belong to them.
 */
import { lstat, realpath, stat, type Stats } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FileSystemAdapter } from 'tinyglobby';
import { partsOf, testParts } from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import { contentDigest } from '../../basics/file-text.js';
import type { InputFile } from '../suite.js';
import { quote, type YamlPath } from '../source/yaml-path.js';
import { isRecord } from '../../basics/is-record.js';
import { textAt, valueAt } from '../source/untyped.js';
import { commandFilesIn, type NamedCommand } from './command-files.js';
import { leavesWorkspace } from './find-configs.js';
import { patternReadings } from './glob-pattern.js';
import { isInside } from '../../basics/is-inside.js';
import { readWorkspaceFile, type ConfigFolder } from './workspace-files.js';

/** More than one program's sources; a glob that has more was meant otherwise, and would delay every run. */
const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 50_000_000;
/** Symbolic links on the way; folders of links to each other would be walked for ever. */
const MAX_LINKS = 5_000;
const IGNORED = ['**/node_modules/**', '**/.git/**'];

/**
 * The files by the test's place in the list, each with its digest, sorted by path relative to the config's folder.
 * Reports a pattern that matches nothing or leads outside of the workspace, and files that cannot be read.
 */
export async function readDependencies(
  config: unknown,
  folder: ConfigFolder & { readonly environment?: NamedCommand['environment'] | undefined },
  report: ReportProblem,
): Promise<ReadonlyMap<number, readonly InputFile[]>> {
  const dependencies = new Map<number, readonly InputFile[]>();
  const commands = commandFilesIn(folder);
  // Many tests depend on the same program.
  const known = new Map<string, readonly InputFile[]>();
  for (const [index, test] of testParts(config).entries()) {
    const patterns = partsOf(test, 'dependsOn').flatMap(({ path: at, value }) =>
      typeof value === 'string' && value !== '' ? [{ at, pattern: value }] : [],
    );
    if (patterns.length === 0) continue;
    const command = textAt(test.value, 'command');
    const named =
      command === undefined
        ? new Set<string>()
        : await commands.filesOf({
            command,
            vars: textsOf(valueAt(test.value, 'vars')),
            environment: folder.environment ?? {},
          });
    const key = JSON.stringify([patterns.map(({ pattern }) => pattern), [...named].sort()]);
    const own = { files: named, at: [...test.path, 'command'] };
    const files = known.get(key) ?? (await readMatches(patterns, own, folder, report));
    known.set(key, files);
    dependencies.set(index, files);
  }
  return dependencies;
}

function textsOf(vars: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isRecord(vars) ? vars : {}).map(([name, value]) => [name, String(value)]),
  );
}

/** Absolute paths of what a command names, and the command's place. */
interface CommandsFiles {
  readonly files: ReadonlySet<string>;
  readonly at: YamlPath;
}

interface Pattern {
  readonly at: YamlPath;
  readonly pattern: string;
}

async function readMatches(
  patterns: readonly Pattern[],
  command: CommandsFiles,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<readonly InputFile[]> {
  const excluded = patterns
    .filter(({ pattern }) => pattern.startsWith('!'))
    .flatMap(({ pattern }) => patternReadings(pattern.slice(1)));
  const included = patterns.filter(({ pattern }) => !pattern.startsWith('!'));
  const matches = new Map<string, YamlPath>();
  const links = linksWithin(await promisify(realpath)(folder.workspace));
  for (const pattern of included) {
    const found = await matchesOf(pattern, { folder, excluded, links }, report);
    for (const file of found) matches.set(path.resolve(folder.directory, file), pattern.at);
  }
  for (const file of command.files) {
    if (!matches.has(file)) matches.set(file, command.at);
  }
  for (const file of await leftOut(excluded, folder)) matches.delete(file);
  if (matches.size > MAX_FILES) {
    const [first] = included;
    report(first?.at ?? [], `\`dependsOn\` matches ${matches.size} files; at most ${MAX_FILES}.`);
    return [];
  }
  return readFiles(matches, folder, report);
}

/** What the patterns with `!` name: a file that the command writes would make every stored answer stale. */
async function leftOut(
  excluded: readonly string[],
  { workspace, directory }: ConfigFolder,
): Promise<readonly string[]> {
  const inside = excluded.filter((pattern) => !leavesWorkspace(workspace, directory, pattern));
  if (inside.length === 0) return [];
  const { glob } = await import('tinyglobby');
  const options = { cwd: directory, dot: true, expandDirectories: false, ignore: IGNORED };
  return (await glob(inside, options)).map((file) => path.resolve(directory, file));
}

interface Search {
  readonly folder: ConfigFolder;
  /** Globs of what is left out. */
  readonly excluded: readonly string[];
  readonly links: FileSystemAdapter;
}

/** The files of one pattern, relative to the config's folder; reports where there are none. */
async function matchesOf(
  { at, pattern }: Pattern,
  { folder: { workspace, directory }, excluded, links }: Search,
  report: ReportProblem,
): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  for (const reading of patternReadings(pattern)) {
    if (leavesWorkspace(workspace, directory, reading)) {
      report(at, `The files ${quote(pattern)} are outside the workspace, where nothing is read.`);
      return [];
    }
    const found = await glob(reading, {
      cwd: directory,
      dot: true,
      expandDirectories: false,
      // A program reads what a link points at, so that is what its answers depend on.
      followSymbolicLinks: true,
      fs: links,
      ignore: [...IGNORED, ...excluded],
    });
    if (found.length > 0) return found;
  }
  report(at, `No file matches ${quote(pattern)}.`, {
    hint: 'Paths and globs are relative to the config file; a folder is written as `folder/**`.',
  });
  return [];
}

/**
 * Follows links that stay inside the workspace. One that leaves it is listed as if it were a file, so that reading it
 * is refused where a pattern matches it; one that leads nowhere is left out, as a program finds nothing there.
 */
function linksWithin(workspace: string): FileSystemAdapter {
  const leaving = new Set<string>();
  let followed = 0;
  // The functions that are called, without the further signatures that Node's own have.
  const functions: object = {
    realpath(link: string, done: (error: Error | null, target: string) => void) {
      followed += 1;
      realpath(link, (error, target) => {
        const isFollowed = error === null && isInside(workspace, target) && followed <= MAX_LINKS;
        if (error === null && !isFollowed) leaving.add(link);
        done(error, isFollowed ? target : link);
      });
    },
    stat(target: string, done: (error: Error | null, status: Stats) => void) {
      (leaving.has(target) ? lstat : stat)(target, done);
    },
  };
  return functions;
}

async function readFiles(
  files: ReadonlyMap<string, YamlPath>,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<readonly InputFile[]> {
  const read: InputFile[] = [];
  for (const [absolute, at] of files) {
    const name = path.relative(directory, absolute).split(path.sep).join('/');
    const content = await readWorkspaceFile(workspace, absolute, MAX_FILE_BYTES);
    if (content.kind === 'refused') {
      report(at, `The file ${quote(name)} ${content.refusal.message}.`);
      continue;
    }
    const sha256 = contentDigest(content.file.bytes);
    read.push({ file: name, sha256 });
  }
  return read.sort((a, b) => (a.file < b.file ? -1 : 1));
}
