/** Mistakes in a config, input, baseline or recording: values, collected and shown all at once. */
import type { SourceLocation } from './suite.js';

export interface ConfigProblem {
  /** One line: what is wrong, the offending value included. */
  readonly message: string;
  readonly location?: SourceLocation;
  /** Path in the YAML document, e.g. `tests[3].expect.output.format`. */
  readonly path?: string;
  /** What to do about it, e.g. `Did you mean "expect"?` */
  readonly hint?: string | undefined;
  /** What has changed, as the lines of a unified diff, each of one line and short. Foreign text. */
  readonly diff?: readonly string[] | undefined;
}

/** `file:line:column path: message. hint`, as compilers print it; the parts that are not known are left out. A diff is not in it. */
export function formatProblem(problem: ConfigProblem): string {
  const { location, path, message, hint } = problem;
  const place = location ? `${location.file}:${location.line}:${location.column}` : undefined;
  const head = [place, path].filter((part) => part !== undefined && part !== '').join(' ');
  return `${head === '' ? '' : `${head}: `}${message}${hint === undefined ? '' : ` ${hint}`}`;
}
