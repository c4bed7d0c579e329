// Makes the pictures of README and docs, docs/images/, light and dark, and beside them pictures.json, which says of what
// each was made. `--check` makes none and needs no browser: it fails where what a picture shows has changed since.
// `--images DIR`: another folder, and with `--check` several.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { pictureSources } from './picture-sources.mjs';
import { shownPage } from './shown-page.mjs';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    images: {
      type: 'string',
      multiple: true,
      default: [fileURLToPath(new URL('../docs/images', import.meta.url))],
    },
  },
});
const MANIFEST = 'pictures.json';
const THEMES = ['light', 'dark'];
const COMMAND = 'node scripts/screenshots.mjs';

const sources = await Promise.all(
  (await pictureSources()).map(async (source) => ({ ...source, shows: await hashOfPage(source) })),
);
if (options.check) for (const folder of options.images) check(folder);
else await photograph(options.images[0]);

/** Of each picture: the hash of what its page shows, and its own, so that no other takes its place. */
function check(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const wanted = sources.flatMap((source) => THEMES.map((theme) => fileOf(source, theme)));
  const there = readdirSync(folder).filter((file) => file !== MANIFEST);
  const faults = [
    ...sources.flatMap((source) =>
      THEMES.map((theme) => faultOf(folder, manifest, source, fileOf(source, theme))),
    ),
    ...there.filter((file) => !wanted.includes(file)).map((file) => `${file} is made by no script`),
  ].filter((fault) => fault !== undefined);
  if (faults.length === 0) return;
  console.error(`${folder}: ${faults.join('; ')}. Run \`${COMMAND}\`, look at them, commit them.`);
  process.exitCode = 1;
}

function faultOf(folder, manifest, source, file) {
  const known = manifest[file];
  if (known === undefined) return `${file} is missing in ${MANIFEST}`;
  if (known.shows !== source.shows) return `${file} is old: what it shows has changed`;
  try {
    const picture = hashOf(readFileSync(join(folder, file)));
    return known.picture === picture ? undefined : `${file} is not the picture that was made`;
  } catch {
    return `${file} is missing`;
  }
}

async function photograph(folder) {
  const [{ chromium }, { ensureChromium }] = await Promise.all([
    import('playwright-core'),
    import('./ensure-chromium.mjs'),
  ]);
  const temp = mkdtempSync(join(tmpdir(), 'kindlm-screenshots-'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const manifest = {};
  try {
    for (const source of sources) {
      const page = join(temp, `${source.name}.html`);
      writeFileSync(page, source.html);
      for (const theme of THEMES) {
        const file = fileOf(source, theme);
        const picture = await shoot(browser, pathToFileURL(page).href, source, theme);
        writeFileSync(join(folder, file), picture);
        manifest[file] = { shows: source.shows, picture: hashOf(picture) };
      }
    }
  } finally {
    await browser.close();
    rmSync(temp, { recursive: true, force: true });
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @returns the upper part of the page, or all of it where the source has no height */
async function shoot(browser, url, { width, height }, colorScheme) {
  const page = await browser.newPage({
    viewport: { width, height: height ?? 600 },
    colorScheme,
    hasTouch: width < 700,
  });
  await page.goto(url);
  const picture = await page.screenshot({ fullPage: height === undefined });
  await page.close();
  return picture;
}

function fileOf({ name }, theme) {
  return `${name}-${theme}.png`;
}

async function hashOfPage({ html, width, height }) {
  return hashOf(JSON.stringify({ html: await shownPage(html), width, height }));
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex');
}
