/** File names for suites and tests. */
import { createHash } from 'node:crypto';

const SAFE_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;
/** Device names on Windows, whatever follows a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** How the slug of an unsafe name ends; a name that ends so gets a hash itself, so that it cannot be another's slug. */
const HASH_ENDING = /-[0-9a-f]{8}$/;
const MAX_READABLE = 48;

/**
 * A name that is a safe file name on every system, the same for the same name and different for different ones: the
 * name itself when it is safe, else its letters and digits with a short hash of it.
 */
export function slugOf(name: string): string {
  if (SAFE_NAME.test(name) && !RESERVED.test(name) && !HASH_ENDING.test(name)) return name;
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_READABLE)
    .replace(/^-+|-+$/g, '');
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${readable === '' ? 'unnamed' : readable}-${hash}`;
}
