/** Collects problems of one config file, each with its place in the file. */
import type { ConfigProblem } from './problem.js';
import { formatPath } from './source/yaml-path.js';
import type { YamlPath } from './source/yaml-path.js';
import type { PathTarget } from './source/yaml-positions.js';
import type { YamlSource } from './source/yaml-source.js';

export interface ProblemDetail {
  /** What to do about it: a sentence. */
  readonly hint?: string | undefined;
  /** Which place is meant; `value` unless given. */
  readonly at?: PathTarget;
}

/** Adds a problem about the value at the path. `message` is a sentence. */
export type ReportProblem = (path: YamlPath, message: string, detail?: ProblemDetail) => void;

export interface ProblemCollector {
  readonly report: ReportProblem;
  /** What was reported so far, in the order of the file. */
  readonly problems: () => readonly ConfigProblem[];
}

/** Creates a collector for one file. */
export function createProblemCollector(source: YamlSource): ProblemCollector {
  const collected: ConfigProblem[] = [];
  return {
    report(path, message, { hint, at = 'value' } = {}) {
      collected.push({
        message,
        location: source.locate(path, at),
        path: formatPath(path),
        hint,
      });
    },
    problems: () => collected.toSorted(byPlace),
  };
}

function byPlace(a: ConfigProblem, b: ConfigProblem): number {
  const lines = (a.location?.line ?? 0) - (b.location?.line ?? 0);
  return lines === 0 ? (a.location?.column ?? 0) - (b.location?.column ?? 0) : lines;
}
