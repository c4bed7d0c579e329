/**
 * What MCP servers listed when a suite was recorded: one file a suite, `<dir>/<suite>/mcp.tools.json`, a name that no
 * test's file has. Under `replay` no server is started, and a test asks with these tools.
 */
import { join } from 'node:path';
import { isRecord, textAt, valueAt } from '../basics/basics.js';
import type { InputFile } from '../config/suite.js';
import { isDeeperThan, MAX_LEVELS, type ToolDefinition } from '../providers/provider.js';
import { readKept, slugOf, writeKept } from './recordings.js';

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
  return (await readKept(fileOf(place), 'lists of tools', listsIn)) ?? [];
}

/** Keeps these lists, and those of other servers. `redact` takes secrets out. Throws RecordingFileError. */
export async function writeToolLists(
  place: ListPlace,
  lists: readonly StoredToolList[],
  redact: <T>(value: T) => T,
): Promise<void> {
  const known = new Map([...(await readToolLists(place)), ...lists].map((it) => [it.server, it]));
  const servers = [...known.values()].sort((a, b) => (a.server < b.server ? -1 : 1));
  const text = `${JSON.stringify({ version: 1, servers: redact(servers) }, undefined, 2)}\n`;
  await writeKept(fileOf(place), text);
}

function fileOf({ workspace, directory, suite }: ListPlace) {
  return { workspace, path: join(directory, slugOf(suite), 'mcp.tools.json') };
}

function listsIn(value: unknown): readonly StoredToolList[] | undefined {
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
