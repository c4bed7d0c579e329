/**
 * What MCP servers listed when a suite was recorded: one file a suite, `<dir>/<suite>/mcp.tools.json`, a name that no
 * test's file has. Under `replay` no server is started, and a test asks with these tools.
 */
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isRecord, textAt, valueAt } from '../basics/basics.js';
import type { InputFile } from '../config/suite.js';
import { isDeeperThan, MAX_LEVELS, type ToolDefinition } from '../providers/provider.js';
import { RecordingFileError } from './recording-entry.js';
import {
  isAbsent,
  nearestExisting,
  requireInside,
  slugOf,
  unusable,
  writeAtomically,
} from './recordings.js';

interface StoredToolList {
  /** As the config names it. */
  readonly server: string;
  /** The files of `dependsOn`; absent where the config did not say them. */
  readonly files?: readonly InputFile[] | undefined;
  readonly tools: readonly ToolDefinition[];
}

interface ListPlace {
  /** Absolute path that no file may lie outside of. */
  readonly workspace: string;
  /** Absolute folder of recordings. */
  readonly directory: string;
  readonly suite: string;
}

/** None where there is no file. Throws RecordingFileError for one that cannot be read. */
export async function readToolLists(place: ListPlace): Promise<readonly StoredToolList[]> {
  const { path, name } = fileOf(place);
  let text: string;
  try {
    requireInside(await realpath(path), await realpath(place.workspace), name);
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error instanceof RecordingFileError ? error : unusable('read', error, name);
  }
  const lists = listsIn(text);
  if (lists === undefined) {
    throw new RecordingFileError({
      message: `${name} does not hold lists of tools.`,
      location: { file: name, line: 1, column: 1 },
      hint: 'Record again: run with `responses: record`.',
    });
  }
  return lists;
}

/** Keeps these lists, and those of other servers. `redact` takes secrets out. Throws RecordingFileError. */
export async function writeToolLists(
  place: ListPlace,
  lists: readonly StoredToolList[],
  redact: <T>(value: T) => T,
): Promise<void> {
  const { path, name } = fileOf(place);
  const known = new Map([...(await readToolLists(place)), ...lists].map((it) => [it.server, it]));
  const servers = [...known.values()].sort((a, b) => (a.server < b.server ? -1 : 1));
  const text = `${JSON.stringify({ version: 1, servers: redact(servers) }, undefined, 2)}\n`;
  try {
    requireInside(await nearestExisting(dirname(path)), await realpath(place.workspace), name);
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, text);
  } catch (error) {
    throw error instanceof RecordingFileError ? error : unusable('write', error, name);
  }
}

function fileOf({ workspace, directory, suite }: ListPlace) {
  const path = join(directory, slugOf(suite), 'mcp.tools.json');
  return { path, name: relative(workspace, path).split(sep).join('/') };
}

/** Undefined for what is no such file; anybody may have written it. */
function listsIn(text: string): readonly StoredToolList[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const servers = valueAt(value, 'servers');
  if (valueAt(value, 'version') !== 1 || !Array.isArray(servers)) return undefined;
  const lists = servers.map(listIn);
  return lists.every((list) => list !== undefined) ? lists : undefined;
}

function listIn(value: unknown): StoredToolList | undefined {
  const [server, files, tools] = [
    textAt(value, 'server'),
    valueAt(value, 'files'),
    valueAt(value, 'tools'),
  ];
  if (server === undefined || !Array.isArray(tools)) return undefined;
  const read = tools.map(toolIn);
  const named = Array.isArray(files) ? files.map(inputFileIn) : undefined;
  if (!read.every((tool) => tool !== undefined)) return undefined;
  if (files === undefined) return { server, tools: read };
  return named?.every((file) => file !== undefined) === true
    ? { server, files: named, tools: read }
    : undefined;
}

function toolIn(value: unknown): ToolDefinition | undefined {
  const [name, description] = [textAt(value, 'name'), textAt(value, 'description')];
  const parameters = valueAt(value, 'parameters');
  if (name === undefined || !isRecord(parameters) || isDeeperThan(parameters, MAX_LEVELS))
    return undefined;
  return { name, ...(description === undefined ? {} : { description }), parameters };
}

function inputFileIn(value: unknown): InputFile | undefined {
  const [file, sha256] = [textAt(value, 'file'), textAt(value, 'sha256')];
  return file === undefined || sha256 === undefined ? undefined : { file, sha256 };
}
