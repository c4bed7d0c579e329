/**
 * What takes seconds to make is made once in a run of jest, by the first file of tests that asks for it. All get its JSON, as
 * later jobs get a report. Without jest (scripts/) each process makes it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Emptied before each run of jest (scripts/nothing-made-yet.mjs). */
const FOLDER = process.env['MADE_ONCE'];

/** A maker may have been killed: who has waited this long makes it too. */
const PATIENCE_MS = 60_000;

export async function madeOnce<T>(name: string, make: () => Promise<T>): Promise<T> {
  if (FOLDER === undefined) return make();
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, createHash('sha256').update(name).digest('hex'));
  const claim = `${file}.claim`;
  const until = performance.now() + PATIENCE_MS;
  while (!(await isFirst(claim)) && performance.now() < until) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as T;
    await pause(20);
  }
  try {
    const text = JSON.stringify(await make());
    await writeFile(`${file}.${process.pid}`, text);
    await rename(`${file}.${process.pid}`, file);
    return JSON.parse(text) as T;
  } catch (error) {
    await rm(claim, { recursive: true, force: true });
    throw error;
  }
}

/** A folder is made by one process only. */
async function isFirst(claim: string): Promise<boolean> {
  return mkdir(claim).then(
    () => true,
    () => false,
  );
}
