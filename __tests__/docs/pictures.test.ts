/** The pictures of README and docs show what the action shows today: scripts/screenshots.mjs keeps of what it made them. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const SCRIPT = fileURLToPath(new URL('../../scripts/screenshots.mjs', import.meta.url));
const SHOWN_PAGE = new URL('../../scripts/shown-page.mjs', import.meta.url).href;
const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the pictures in which something is wrong with each but the light comment. */
let spoilt: string;
/** What `--check` says of the pictures and of the copy: a line for a folder that has faults. */
let complaints: readonly string[];

beforeAll(async () => {
  spoilt = await mkdtemp(join(tmpdir(), 'kindlm-pictures-'));
  await cp(IMAGES, spoilt, { recursive: true });
  const manifest = join(spoilt, 'pictures.json');
  const text = await readFile(manifest, 'utf8');
  const old = text.replace(/("comment-dark\.png": \{\s*"shows": ")[0-9a-f]{8}/u, '$100000000');
  expect(old).not.toBe(text);
  await writeFile(manifest, old);
  await writeFile(join(spoilt, 'report-dark.png'), 'another picture');
  await rm(join(spoilt, 'report-light.png'));
  await writeFile(join(spoilt, 'drawn-by-hand.png'), '');
  const args = [SCRIPT, '--check', '--images', IMAGES, '--images', spoilt];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, (_, __, stderr) => resolve(stderr));
  });
  complaints = said.split('\n').filter((line) => line !== '');
});
afterAll(() => rm(spoilt, { recursive: true, force: true }));

/** By the compiler that scripts use, which does not run inside of Jest. */
async function shownPages(pages: readonly string[]): Promise<readonly string[]> {
  const code = `import { shownPage } from ${JSON.stringify(SHOWN_PAGE)};
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(pages)}.map(shownPage))));`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  return JSON.parse(stdout) as readonly string[];
}

test('no picture is old: else run `node scripts/screenshots.mjs`', () => {
  expect(complaints.filter((line) => !line.startsWith(spoilt))).toEqual([]);
});

test('one that is old, not the one that was made, missing or made by nothing is named, with what to do', () => {
  const [said] = complaints.filter((line) => line.startsWith(spoilt));
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
});

test('a comment, a name in the script or the policy makes no picture old; a style, a text or what the script does, it does', async () => {
  const page = (style: string, script: string, text: string): string =>
    `<meta http-equiv="Content-Security-Policy" content="${script.length}">
<style>${style}</style><p>${text}</p><script>${script}</script><script type="x">${text}</script>`;
  const style = 'p { color: red }';
  const script = '(() => { const word = document.title; console.log(word, word) })()';
  const [drawn, renamed, ...others] = await shownPages([
    page(style, script, 'a'),
    page(`/* why */ ${style}`, `/* why */ ${script.replaceAll('word', 'name')}`, 'a'),
    page('p { color: blue }', script, 'a'),
    page(style, script.replace('title', 'URL'), 'a'),
    page(style, script, 'b'),
  ]);
  expect(renamed).toBe(drawn);
  expect(new Set([drawn, ...others]).size).toBe(4);
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
