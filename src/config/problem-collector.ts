/** Collects problems of one config file, each with its place in the file. */
import type { ConfigProblem } from './problem.js';
import { formatPath } from './source/yaml-path.js';
import type { SourceLocation } from './suite.js';
import type { YamlPath } from './source/yaml-path.js';
import type { PathTarget, YamlSource } from './source/yaml-source.js';

export interface ProblemDetail {
  /** What to do about it: a sentence. */
  readonly hint?: string | undefined;
  /** Which place is meant; `value` unless given. */
  readonly at?: PathTarget;
}

/** Adds a problem about the value at the path. `message` is a sentence. */
export type ReportProblem = (path: YamlPath, message: string, detail?: ProblemDetail) => void;

interface ProblemCollector {
  readonly report: ReportProblem;
  /** What was reported so far, in the order of the file. */
  readonly problems: () => readonly ConfigProblem[];
}

/** Each test that a row of cases makes may repeat a mistake of the test that has them. */
const MAX_REPORTS = 20_000;

/** Creates a collector for one file. `known` was found before. */
export function createProblemCollector(
  source: YamlSource,
  known: readonly ConfigProblem[] = [],
): ProblemCollector {
  const collected = [...known];
  const seen = new Set(known.map(({ location, message }) => keyOf(message, location)));
  return {
    report(path, message, { hint, at = 'value' } = {}) {
      if (seen.size >= MAX_REPORTS) return;
      const location = source.locate(path, at);
      const { file } = location;
      const key = keyOf(message, location);
      if (seen.has(key)) return;
      seen.add(key);
      collected.push({
        message,
        location,
        path: formatPath(source.written(path)),
        hint: isTextOfTable(file, message) ? COLUMN_HINT : hint,
      });
    },
    problems: () =>
      collected.toSorted(
        (a, b) => Number(isElsewhere(a, source)) - Number(isElsewhere(b, source)) || byPlace(a, b),
      ),
  };
}

function keyOf(message: string, { file, line, column }: Partial<SourceLocation> = {}): string {
  return JSON.stringify([file, line, column, message]);
}

const COLUMN_HINT =
  'A column is text unless the header says otherwise: `max:number`, `ok:boolean`, `args:json`.';

/** In a table there is no YAML that could be written otherwise. */
function isTextOfTable(file: string, message: string): boolean {
  return /\.[ct]sv$/i.test(file) && /^Expected .* got the text /.test(message);
}

/** In another file than the config. */
function isElsewhere({ location }: ConfigProblem, { file }: YamlSource): boolean {
  return location !== undefined && location.file !== file;
}

function byPlace(a: ConfigProblem, b: ConfigProblem): number {
  const [fileA = '', fileB = ''] = [a.location?.file, b.location?.file];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  const lines = (a.location?.line ?? 0) - (b.location?.line ?? 0);
  return lines === 0 ? (a.location?.column ?? 0) - (b.location?.column ?? 0) : lines;
}
