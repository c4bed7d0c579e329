// A generated file is written, or with `--check` compared: one that is out of date makes the script fail.
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const ROOT = new URL('../', import.meta.url);

/** @param path of the file in the repository */
export async function writeOrCheck(path, text) {
  const target = new URL(path, ROOT);
  if (!process.argv.includes('--check')) {
    await mkdir(new URL('.', target), { recursive: true });
    await writeFile(target, text);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is out of date: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
