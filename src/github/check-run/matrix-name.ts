/** The name of a check run in a job of a matrix: as GitHub names the jobs, with the matrix's values. */
import { createHash } from 'node:crypto';
import { matrixValues } from '../matrix-values.js';

/** Longer lists of values become their hash: GitHub shows names in one line. */
const MAX_VALUES_LENGTH = 80;

/**
 * `name`, or `name (20, ubuntu)` where the job's matrix has these values and the name does not say them already.
 * @param matrix JSON, as `toJSON(matrix)` writes it; anything but an object is no matrix
 */
export function matrixName(name: string, matrix: string | undefined): string {
  const values = matrixValues(matrix);
  if (values.length === 0 || values.every((value) => says(name, value))) return name;
  const listed = values.join(', ');
  const short =
    listed.length <= MAX_VALUES_LENGTH
      ? listed
      : createHash('shake256', { outputLength: 4 }).update(listed).digest('hex');
  return `${name} (${short})`;
}

/** Whether the name has the value as a word: `KindLM 20` says 20 and not 2. */
function says(name: string, value: string): boolean {
  const isWordPart = (character: string | undefined): boolean =>
    /[\p{L}\p{N}]/u.test(character ?? '');
  for (let at = name.indexOf(value); at >= 0; at = name.indexOf(value, at + 1)) {
    if (!isWordPart(name[at - 1]) && !isWordPart(name[at + value.length])) return true;
  }
  return false;
}
