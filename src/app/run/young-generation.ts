/** Keeps the run's memory bounded where V8 would trade it for speed. */
import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's young generation at its present size. On a machine with much memory, Node 24 lets it grow to 128 MB, of
 * which a run uses a few: answers are looked at and dropped. Documented API, undocumented flag (V8's heap.cc, since
 * 2012): a version without it goes on as it would have.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
