/** The files that a suite was loaded from, each with its digest: together they are the test set that was run. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf } from '../checks/assert-values.js';
import type { ConfigFiles } from './config-files.js';
import { assertParts } from '../config-parts.js';
import { contentDigest } from '../../basics/paths.js';
import type { InputFile } from '../suite.js';
import { entriesAt, textAt, valueAt } from '../source/untyped.js';
import { readWorkspaceFile, workspaceRelative, type ConfigFolder } from './workspace-files.js';

/** An input file, and how long it is. */
export interface CountedFile extends InputFile {
  readonly lines: number;
}

/** As large as the largest file that a config may name, a baseline. */
const MAX_INPUT_BYTES = 100_000_000;

/**
 * Every file that a checked config names (prompts, cases, schemas with what they refer to, files of assertions,
 * labels, the baseline, the compliance template), sorted by path. The config itself is not among them. A file that has gone since is left out.
 */
export async function listInputFiles(
  config: unknown,
  files: ConfigFiles & { readonly cases: readonly string[] },
  { workspace, directory }: ConfigFolder,
): Promise<readonly CountedFile[]> {
  const named = [
    ...promptFiles(config),
    ...assertFiles(config),
    ...files.labels.files.keys(),
    ...templateFiles(config),
  ];
  const paths = new Set([
    ...named.map((name) => path.resolve(directory, name)),
    ...schemaPaths(files),
    ...files.cases,
    ...(files.baseline === undefined ? [] : [path.resolve(workspace, files.baseline.file)]),
  ]);
  const inputs: CountedFile[] = [];
  for (const absolute of paths) {
    const read = await readWorkspaceFile(workspace, absolute, MAX_INPUT_BYTES);
    // The document of a schema that is written in the config is not a file.
    if (read.kind === 'refused') continue;
    const sha256 = contentDigest(read.file.bytes);
    const lines = countLines(read.file.bytes);
    inputs.push({ file: workspaceRelative(workspace, absolute), sha256, lines });
  }
  return inputs.sort((a, b) => (a.file < b.file ? -1 : 1));
}

const LINE_END = 0x0a;

function countLines(bytes: Uint8Array): number {
  let ends = 0;
  for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, end + 1)) {
    ends += 1;
  }
  return Math.max(1, bytes.at(-1) === LINE_END ? ends : ends + 1);
}

function promptFiles(config: unknown): readonly string[] {
  return entriesAt(config, 'prompts').flatMap(([, prompt]) =>
    ['systemFile', 'userFile'].flatMap((key) => textAt(prompt, key) ?? []),
  );
}

function assertFiles(config: unknown): readonly string[] {
  return assertParts(config).flatMap((part) => fileOf(valueAt(part.value, 'value')) ?? []);
}

function templateFiles(config: unknown): readonly string[] {
  const template = textAt(valueAt(config, 'compliance'), 'template');
  return template === undefined ? [] : [template];
}

function schemaPaths({ schemas, asserts }: ConfigFiles): readonly string[] {
  const sources = [...schemas.values(), ...asserts.schemas.values()];
  return sources.flatMap(({ documents }) =>
    Object.keys(documents).map((uri) => fileURLToPath(uri)),
  );
}
