/** Writes a file whole or not at all. */
import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a write that is under way may take: of a process that lives, nothing is taken away. */
const LEFTOVER_MS = 60_000;

/** A process that is killed leaves the old file or the new one, never half of one. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Takes away what killed processes had begun to write into a folder; what cannot be taken away stays. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /\.json\.[0-9a-f]{12}\.tmp$/.test(one))) {
    const leftover = join(folder, name);
    const age = await stat(leftover).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LEFTOVER_MS) await rm(leftover, { force: true }).catch(() => undefined);
  }
}
