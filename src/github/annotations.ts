/** Error annotations on the config's lines. */
import type { Log } from './log.js';

export interface Annotation {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten errors a step; the tenth is the verdict's own. */
const MAX_ANNOTATIONS = 9;

/** Emits the annotations, worst first as they come, at most nine; returns how many. */
export function emitAnnotations(annotations: readonly Annotation[], log: Log): number {
  const shown = annotations.slice(0, MAX_ANNOTATIONS);
  for (const { file, line, title, message } of shown) log.error(message, { file, line, title });
  return shown.length;
}
