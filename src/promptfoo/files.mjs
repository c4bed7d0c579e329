// Reads the files that a promptfoo config names, inside its repository and nowhere else: what is read ends up in
// a file that is committed.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { decodeText, isInside } from '../basics/paths.js';
import { assertionOf, metadataOf } from '../config/load.js';
import { Unsupported, UnusableInput } from './notes.mjs';

const MAX_BYTES = 5_000_000;

/** Files relative to the config's folder. `outputFolder`: where the written config will stand. */
export function openFiles(configFile, outputFolder) {
  const base = dirname(realpathSync(configFile));
  const root = repositoryOf(base);

  const realPath = (ref) => {
    const path = resolve(base, pathOf(ref));
    const isThere = existsSync(path);
    const real = isThere ? realpathSync(path) : path;
    if (!isInside(root, real)) throw new Unsupported(`${pathOf(ref)} is outside the repository`);
    if (!isThere) throw new Unsupported(`the file ${pathOf(ref)} does not exist`);
    return real;
  };
  const relocated = (ref) => relative(outputFolder, realPath(ref)).split(sep).join('/');
  const read = new Set();
  const readText = (ref) => {
    const text = readWhole(realPath(ref), pathOf(ref));
    read.add(relocated(ref));
    return text;
  };

  return {
    base,
    readText,
    readData: (ref) => parseData(readText(ref), pathOf(ref)),
    isFile: (ref) => statSync(resolve(base, pathOf(ref))).isFile(),
    exists: (ref) => existsSync(resolve(base, pathOf(ref))),
    /** Names in a folder. */
    entriesOf: (ref) => readdirSync(realPath(ref)).sort(),
    /** The same file as the written config names it. */
    relocated,
    /** Nothing of what was read of these is in the suite. */
    leaveOut: (paths) => paths.forEach((path) => void read.delete(path)),
    /** The files that were read and that the suite does not name: what it has of them are copies. */
    copiedInto: (suite) => [...read].filter((path) => !names(suite, path)).sort(),
    /** Whether a package.json of the folder, or of one above it in the repository, names the package. */
    needsPackage: (name) => needsPackage(base, root, name),
    /**
     * The files that a pattern with `*` names, relative to the config, in order; or the one file. A pattern that looks
     * into a folder outside of the repository names itself, which no file is.
     */
    matching: (ref) => matching(base, root, pathOf(ref)),
  };
}

function names(value, path) {
  if (typeof value === 'string') {
    return value === path || value.split(/[\s"'=:]+|\/\//).includes(path);
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => names(inner, path))
    : false;
}

export const isFileRef = (value) => typeof value === 'string' && value.startsWith('file://');

export const pathOf = (ref) => ref.replace(/^file:\/\//, '');

export const extensionOf = (ref) => extname(pathOf(ref)).toLowerCase();

/** Parses the promptfoo config. Throws UnusableInput. */
export function readConfig(configFile) {
  if (!existsSync(configFile))
    throw new UnusableInput(
      `${configFile} does not exist. Name your config: npx kindlm-action import path/to/promptfooconfig.yaml`,
    );
  if (!['.yaml', '.yml', '.json'].includes(extensionOf(configFile))) {
    throw new UnusableInput(`${basename(configFile)} is no YAML or JSON file.`);
  }
  try {
    return parseData(readWhole(configFile, configFile), basename(configFile));
  } catch (error) {
    if (error instanceof Unsupported) throw new UnusableInput(`${error.message}.`);
    throw error;
  }
}

/** promptfoo reads YAML with merge keys; JSON is YAML. */
function parseData(text, name) {
  try {
    const value = parse(text, { merge: true, logLevel: 'error' });
    if (holdsItself(value)) throw new Error('an anchor (`&`) holds an alias (`*`) of itself');
    return value;
  } catch (error) {
    const [place] = error.linePos ?? [];
    const at = place === undefined ? name : `${name}:${place.line}:${place.col}`;
    const [said] = error.message.split(/\n| at line \d+, column \d+:?/);
    const why = said.includes('call stack') ? 'it is nested too deeply' : said;
    throw new Unsupported(`${at} is no YAML: ${why}`);
  }
}

/** Nothing that is written could hold such a value. */
function holdsItself(value, around = new Set(), seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return around.has(value);
  seen.add(value);
  around.add(value);
  const isRound = Object.values(value).some((inner) => holdsItself(inner, around, seen));
  around.delete(value);
  return isRound;
}

function readWhole(path, name) {
  const status = statSync(path);
  if (!status.isFile()) throw new Unsupported(`${name} is no file`);
  if (status.size > MAX_BYTES) throw new Unsupported(`${name} is larger than 5 MB`);
  const text = decodeText(readFileSync(path));
  if (text === undefined) throw new Unsupported(`${name} is not UTF-8 text`);
  return text;
}

function matching(base, root, path) {
  const [folder] = /^(?:[^*]*\/)?/.exec(path);
  const around = resolve(base, folder);
  if (!path.includes('*') || (existsSync(around) && !isInside(root, realpathSync(around))))
    return [path];
  const found = globSync(path.replace(folder, ''), {
    cwd: around,
    ignore: ['**/node_modules/**'],
    followSymbolicLinks: false,
  });
  return found.sort().map((name) => join(folder, name));
}

function needsPackage(base, root, name) {
  for (let folder = base; isInside(root, folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const { dependencies, devDependencies } = parseData(readWhole(file, file), file) ?? {};
      if ({ ...dependencies, ...devDependencies }[name] !== undefined) return true;
    }
    if (folder === dirname(folder)) break;
  }
  return false;
}

/** The repository that a folder is in, else the folder. */
export function repositoryOf(folder) {
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return above;
    if (above === dirname(above)) return folder;
  }
}

// promptfoo's CSV tests: a row is a test, its columns are variables, and columns that begin with `__` have a meaning.

/**
 * A CSV text as tests of promptfoo: `{ columns, tests }`; no `columns` where it is read in a way of promptfoo's own.
 * `lost` is called for columns without a counterpart. Throws Unsupported.
 */
export function testsOfCsv(text, name, lost) {
  const rows = rowsOf(text, name);
  return { columns: columnsOf(text), tests: rows.map((row) => testOf(row, lost)) };
}

/** The names in the first line, as they stand there; none where the text is no strict CSV. */
function columnsOf(text) {
  try {
    return parseCsv(text, { bom: true })[0];
  } catch {
    return undefined;
  }
}

/** The prompts of a CSV text: `[prompt, label]`. The first column, or the one called `prompt`; without a header, each line. */
export function promptsOfCsv(text) {
  const rows = parseCsv(text, { bom: true, relax_quotes: true, relax_column_count: true });
  const header = rows[0]?.map((column) => column.trim().toLowerCase()) ?? [];
  const place = header.indexOf('prompt');
  const body = place < 0 ? rows : rows.slice(1);
  const label = header.indexOf('label');
  return body
    .map((row) => [row[Math.max(0, place)] ?? '', label < 0 ? undefined : row[label]])
    .filter(([prompt]) => prompt.trim() !== '');
}

/** Read as promptfoo reads it: quotes inside of a plain field are allowed where the strict reading fails. */
function rowsOf(text, name) {
  const options = { columns: (header) => header.map((column) => column.trim()), bom: true };
  try {
    return parseCsv(text, options);
  } catch {
    try {
      return parseCsv(text, { ...options, relax_quotes: true });
    } catch (error) {
      throw new Unsupported(`${name} is no CSV: ${error.message}`);
    }
  }
}

function testOf(row, lost) {
  const test = { vars: {}, assert: [], options: {}, metadata: {} };
  const thresholds = new Map();
  for (const [column, value] of Object.entries(row)) {
    const configured = /^__config:__expected(\d*):threshold$/.exec(column);
    if (column.startsWith('__expected')) {
      if (value.trim() !== '') test.assert.push(assertionOf(value.trim()));
    } else if (column === '__prefix' || column === '__suffix') {
      if (value !== '') test.options[column.slice(2)] = value;
    } else if (['__description', '__providerOutput', '__metric'].includes(column)) {
      if (value !== '') test[column.slice(2)] = value;
    } else if (column === '__threshold') {
      // A number of 0 sets none, in promptfoo too.
      if (Number.parseFloat(value)) test.threshold = Number.parseFloat(value);
    } else if (column.startsWith('__metadata:')) {
      if (value.trim() !== '') {
        const [key, entry] = metadataOf(column.slice('__metadata:'.length), value);
        test.metadata[key] = entry;
      }
    } else if (configured !== null) {
      if (value.trim() !== '') thresholds.set(Number(configured[1] || 1) - 1, Number(value));
    } else if (column.startsWith('__')) {
      lost(`the column ${column} has no counterpart`);
    } else {
      test.vars[column] = value;
    }
  }
  const { metric, ...rest } = test;
  return {
    ...rest,
    assert: test.assert.map((assertion, index) => ({
      ...assertion,
      ...(thresholds.has(index) && { threshold: thresholds.get(index) }),
      ...(metric !== undefined && { metric }),
    })),
  };
}
