/** Reads what `cases` of a test names: a file, all files of a glob, or the list in the config itself. */
import type { ConfigFolder } from '../files/workspace-files.js';
import type { ConfigProblem } from '../problem.js';
import { describeValue, formatPath } from '../source/yaml-path.js';
import type { YamlPath } from '../source/yaml-path.js';
import type { YamlSource } from '../source/yaml-source.js';
import type { CaseRow, RowsResult } from './case-row.js';
import {
  findCaseFiles,
  MAX_CASE_BYTES,
  readCaseFile,
  type CaseFileRead,
} from './find-case-files.js';
import { yamlRows } from './object-rows.js';

export interface CaseReader {
  /** The rows of `cases` at the path, or all that is wrong with them. */
  readonly read: (cases: unknown, path: YamlPath) => Promise<RowsResult>;
  readonly notices: readonly string[];
  /** Absolute. */
  readonly files: ReadonlySet<string>;
}

/** Each file is read once, however many tests name it. */
export function createCaseReader(source: YamlSource, folder: ConfigFolder): CaseReader {
  const known = new Map<string, CaseFileRead>();
  const notices = new Set<string>();
  const left = { bytes: MAX_CASE_BYTES };
  const fileOf = async (absolute: string): Promise<CaseFileRead> => {
    const read = known.get(absolute) ?? (await readCaseFile(folder.workspace, absolute, left));
    known.set(absolute, read);
    return read;
  };
  const files = new Set<string>();

  const readFiles = async (pattern: string, path: YamlPath): Promise<RowsResult> => {
    const at = { location: source.locate(path, 'value'), path: formatPath(path) };
    const found = await findCaseFiles(pattern, folder);
    if (found.fault !== undefined)
      return { kind: 'invalid', problems: [{ ...at, ...found.fault }] };
    const rows: CaseRow[] = [];
    const problems: ConfigProblem[] = [];
    for (const file of found.files) {
      const read = await fileOf(file);
      files.add(file);
      if (read.kind === 'refused') problems.push({ ...at, message: read.message, hint: read.hint });
      else if (read.kind === 'invalid') problems.push(...read.problems);
      else {
        for (const row of read.rows) rows.push(row);
        for (const notice of read.notices) notices.add(notice);
      }
    }
    return problems.length > 0
      ? { kind: 'invalid', problems }
      : { kind: 'rows', rows, notices: [] };
  };

  return {
    files,
    get notices() {
      return [...notices];
    },
    read: async (cases, path) => {
      if (typeof cases === 'string' && cases !== '') return readFiles(cases, path);
      if (Array.isArray(cases)) return yamlRows(source, cases, path);
      const message = `Expected the path of a file or a list of cases, got ${describeValue(cases)}.`;
      const location = source.locate(path, 'value');
      return { kind: 'invalid', problems: [{ location, path: formatPath(path), message }] };
    },
  };
}
