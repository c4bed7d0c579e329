/** Annotations on the config's lines. */
import { MAX_ANNOTATIONS, type Annotation } from '../report/annotations.js';
import type { Log } from './log.js';

/** Emits the annotations in their order, at most as many as GitHub shows in addition to the verdict's; returns how many. */
export function emitAnnotations(annotations: readonly Annotation[], log: Log): number {
  const shown = annotations.slice(0, MAX_ANNOTATIONS);
  for (const { level, message, ...place } of shown) log[level](message, place);
  return shown.length;
}
