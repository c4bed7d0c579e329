/** The files that `cases` names: one, or all that a glob matches, as one list. */
import path from 'node:path';
import { leavesWorkspace } from '../files/find-configs.js';
import { patternReadings } from '../files/glob-pattern.js';
import {
  readWorkspaceFile,
  workspaceRelative,
  type ConfigFolder,
} from '../files/workspace-files.js';
import { decodeText } from '../../basics/file-text.js';
import { quote } from '../source/yaml-path.js';
import { encodingProblem, parseYamlSource } from '../source/yaml-source.js';
import type { ConfigProblem } from '../problem.js';
import type { RowsResult } from './case-row.js';
import { jsonLinesRows, jsonRows, yamlRows } from './object-rows.js';

const MAX_FILES = 500;
/** Of one list of cases, all its files together. */
export const MAX_CASE_BYTES = 25_000_000;
/** YAML keeps a node for each value while it is parsed. */
const MAX_YAML_BYTES = 5_000_000;

export interface FoundCaseFiles {
  /** Absolute, in the order of their names. */
  readonly files: readonly string[];
  readonly fault?: Pick<ConfigProblem, 'message' | 'hint'> | undefined;
}

/** The files of a path or a glob, which is relative to the config's folder. */
export async function findCaseFiles(
  pattern: string,
  { workspace, directory }: ConfigFolder,
): Promise<FoundCaseFiles> {
  const { glob, isDynamicPattern } = await import('tinyglobby');
  const literal = path.resolve(directory, pattern);
  if (!isDynamicPattern(pattern)) return { files: [literal] };
  for (const reading of patternReadings(pattern)) {
    if (leavesWorkspace(workspace, directory, reading)) {
      const message = `The files ${quote(pattern)} are outside the workspace, where nothing is read.`;
      return { files: [], fault: { message } };
    }
    const found = await glob(reading, {
      cwd: directory,
      dot: true,
      expandDirectories: false,
      followSymbolicLinks: false,
      ignore: ['**/node_modules/**', '**/.git/**'],
    });
    if (found.length > MAX_FILES) {
      return {
        files: [],
        fault: {
          message: `${quote(pattern)} matches ${found.length} files; at most ${MAX_FILES}.`,
        },
      };
    }
    if (found.length > 0)
      return { files: found.toSorted().map((file) => path.resolve(directory, file)) };
  }
  const hint = 'Paths and globs are relative to the config file.';
  return { files: [], fault: { message: `No file matches ${quote(pattern)}.`, hint } };
}

/** A file that could not be read is a fault of the config that names it. */
export type CaseFileRead =
  | RowsResult
  | { readonly kind: 'refused'; readonly message: string; readonly hint?: string | undefined };

/**
 * Reads the rows of one file by the end of its name; never throws for what it holds. `left`: bytes that may still be
 * read of the list that the file is a part of.
 */
export async function readCaseFile(
  workspace: string,
  absolute: string,
  left: { bytes: number },
): Promise<CaseFileRead> {
  const file = workspaceRelative(workspace, absolute);
  const format = path.extname(absolute).toLowerCase();
  if (!FORMATS.includes(format)) {
    const hint = `The formats are ${FORMATS.join(', ')}.`;
    return {
      kind: 'refused',
      message: `The file ${quote(file)} has no format that cases can have.`,
      hint,
    };
  }
  const isYaml = format === '.yaml' || format === '.yml';
  const limit = isYaml ? Math.min(MAX_YAML_BYTES, left.bytes) : left.bytes;
  const read = await readWorkspaceFile(workspace, absolute, limit);
  if (read.kind === 'refused') {
    const { kind, message } = read.refusal;
    const hint = kind === 'missing' ? 'The path is relative to the config file.' : undefined;
    return { kind: 'refused', message: `The file ${quote(file)} ${message}.`, hint };
  }
  const { bytes } = read.file;
  left.bytes -= bytes.byteLength;
  if (isYaml) {
    const parsed = parseYamlSource(file, bytes, 'list');
    return parsed.kind === 'invalid' ? parsed : yamlRows(parsed.source, parsed.source.value, []);
  }
  const text = decodeText(bytes);
  if (text === undefined) return { kind: 'invalid', problems: [encodingProblem(file, bytes)] };
  switch (format) {
    case '.json':
      return jsonRows(file, text);
    case '.jsonl':
      return jsonLinesRows(file, text);
    default: {
      const { csvRows } = await import('./csv-rows.js');
      return csvRows(file, text, format === '.tsv' ? '\t' : ',');
    }
  }
}

const FORMATS: readonly string[] = ['.csv', '.tsv', '.json', '.jsonl', '.yaml', '.yml'];
