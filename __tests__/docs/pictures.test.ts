/** The pictures of README and docs show what the action shows today: scripts/screenshots.mjs keeps of what it made them. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const SCRIPT = fileURLToPath(new URL('../../scripts/screenshots.mjs', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What `--check` says of the pictures in a folder; empty where they are today's. */
async function complaints(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, '--check', '--images', folder], (error, _, stderr) =>
      resolve(error === null ? '' : stderr),
    );
  });
}

test('no picture is old: else run `node scripts/screenshots.mjs`', async () => {
  expect(await complaints(IMAGES)).toBe('');
});

test('one that is old, not the one that was made, missing or made by nothing is named, with what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kindlm-pictures-'));
  try {
    await cp(IMAGES, folder, { recursive: true });
    const manifest = join(folder, 'pictures.json');
    const text = await readFile(manifest, 'utf8');
    const old = text.replace(/("comment-dark\.png": \{\s*"shows": ")[0-9a-f]{8}/u, '$100000000');
    expect(old).not.toBe(text);
    await writeFile(manifest, old);
    await writeFile(join(folder, 'report-dark.png'), 'another picture');
    await rm(join(folder, 'report-light.png'));
    await writeFile(join(folder, 'drawn-by-hand.png'), '');
    const said = await complaints(folder);
    for (const part of [
      'comment-dark.png is old: what it shows has changed',
      'report-dark.png is not the picture that was made',
      'report-light.png is missing',
      'drawn-by-hand.png is made by no script',
      'Run `node scripts/screenshots.mjs`',
    ]) {
      expect(said).toContain(part);
    }
    expect(said).not.toContain('comment-light.png');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('README and docs show every picture, and none that is not there', async () => {
  const docs = (await readdir(join(ROOT, 'docs'))).filter((name) => name.endsWith('.md'));
  const pages = ['README.md', ...docs.map((name) => join('docs', name))];
  const texts = await Promise.all(pages.map((page) => readFile(join(ROOT, page), 'utf8')));
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/\bimages\/([\w-]+\.png)/gu)].map(([, name]) => name),
  );
  const made = (await readdir(IMAGES)).filter((name) => name !== 'pictures.json');
  expect([...new Set(shown)].sort()).toEqual(made.sort());
});
