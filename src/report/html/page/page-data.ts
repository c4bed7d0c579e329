// The embedded JSON: the index at once, details in chunks when a row is opened.

import type { DetailChunk, PageIndex } from '../embedded-data.js';
import type { ResultDetail } from '../test-details.js';

export const pageIndex = (embedded('kindlm-index') ?? {
  suites: [],
  rows: [],
  chunkSize: 1,
  judged: [],
}) as PageIndex;

const chunks = new Map<number, DetailChunk>();

/** Question and runs of the row at this place in the index; undefined where the page had no room for them. */
export function detailsOf(row: number): ResultDetail | undefined {
  const number = Math.floor(row / pageIndex.chunkSize);
  const known = chunks.get(number);
  const chunk = known ?? readChunk(number);
  if (known === undefined) chunks.set(number, chunk);
  return chunk[row % pageIndex.chunkSize];
}

function readChunk(number: number): DetailChunk {
  return (embedded(`kindlm-details-${number}`) ?? []) as DetailChunk;
}

/** The data in the element of this id, whose shape is its maker's word (embedded-data.ts). */
function embedded(id: string): unknown {
  const element = document.getElementById(id);
  return element === null ? undefined : JSON.parse(element.textContent);
}
