// dist/licenses.txt: the licences of all packages that are bundled. scripts/build.mjs writes it.
// ncc's own --license names the packages of one chunk only, so this goes by webpack's list of modules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULE = '='.repeat(80);
const NO_TEXT = '(The package has no licence file.)';
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Folders of the packages whose modules are in a bundle. `compilation`: webpack's, of the stats that ncc returns. */
export function packageFolders({ modules, chunkGraph }) {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  // A concatenated module goes by its first part; its parts are listed within.
  const paths = bundled.flatMap((module) =>
    [module, ...(module.modules ?? [])].map((part) => part.nameForCondition() ?? part.identifier()),
  );
  return new Set(
    paths.map((path) => PACKAGE.exec(path)?.[1]).filter((folder) => folder !== undefined),
  );
}

/** @returns `{ name, version, license, text }` of the package in a folder */
export function licenseOf(folder) {
  const { name, version, license, licenses } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const stated = [license ?? licenses ?? []].flat().map((entry) => entry.type ?? entry);
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|unlicense|notice)(?:$|[.-])/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license: stated.join(' OR '), text: texts.join('\n\n') };
}

/** Each version of a package once, sorted by name. */
export function formatLicenses(packages) {
  const entries = packages.map(
    ({ name, version, license, text }) =>
      `${RULE}\n${name} ${version}\n${license}\n\n${text || NO_TEXT}\n`,
  );
  return [...new Set(entries)].sort((a, b) => (a < b ? -1 : 1)).join('\n');
}

/** The packages of dist/licenses.txt. */
export function parseLicenses(file) {
  return file
    .split(`${RULE}\n`)
    .slice(1)
    .map((entry) => {
      const [heading = '', license = ''] = entry.split('\n');
      const [name = '', version = ''] = heading.split(' ');
      return { name, version, license };
    });
}
