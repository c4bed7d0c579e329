/** How every view says that a result is the base branch's. */
import { shortCommit } from '../../words/format.js';
import type { ReusedFrom } from '../../engine/results.js';
import { plainLine } from './escape.js';

/** e.g. `4f2a9c1`. Foreign text. */
export function reusedSha({ sha }: Pick<ReusedFrom, 'sha'>): string {
  return shortCommit(sha);
}

/** e.g. `reused from 4f2a9c1`: a plain line. */
export function reusedWords(from: Pick<ReusedFrom, 'sha'>): string {
  return `reused from ${plainLine(reusedSha(from))}`;
}
