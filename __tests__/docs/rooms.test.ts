/** The fence between the rooms of src/ (scripts/lint/rooms.cjs): nobody is allowed what nobody uses. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from '@jest/globals';
import { absolute, listTree, readText } from './pages.js';

interface Row {
  readonly contains: string;
  readonly doors?: readonly string[];
  readonly imports: readonly string[];
  readonly types?: readonly string[];
}

interface Module {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly dependencyTypes: readonly string[];
    /** Loaded by `import()`. */
    readonly dynamic: boolean;
  }[];
}

const { ROOMS, TESTS_BEHIND_DOORS } = createRequire(import.meta.url)(
  absolute('scripts/lint/rooms.cjs'),
) as {
  readonly ROOMS: Readonly<Record<string, Row>>;
  readonly TESTS_BEHIND_DOORS: Readonly<Record<string, number>>;
};

/** `from -> to` of each pair of rooms that is in use, and of those of which more than types are. */
const used = new Set<string>();
const usedByCode = new Set<string>();
/** The files that another room imports, as a row names its doors: `room/folder/file`. */
const entered = new Set<string>();
/** What each file loads as soon as it is loaded itself. */
const loads = new Map<string, readonly string[]>();
/** How many files of `src/` import each file. */
const readers = new Map<string, number>();

beforeAll(() => {
  const depcruise = absolute('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = execFileSync(
    process.execPath,
    [depcruise, 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: absolute('.'), encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const { modules } = JSON.parse(output) as { readonly modules: readonly Module[] };
  for (const { source, dependencies } of modules) {
    const atOnce = dependencies.filter(
      ({ dynamic, dependencyTypes: types }) =>
        !dynamic && !types.includes('type-only') && !types.includes('core'),
    );
    loads.set(
      source,
      atOnce.map(({ resolved }) => resolved),
    );
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!source.startsWith('src/') || !resolved.startsWith('src/')) continue;
      readers.set(resolved, (readers.get(resolved) ?? 0) + 1);
      const pair = `${roomOf(source)} -> ${roomOf(resolved)}`;
      used.add(pair);
      if (roomOf(source) !== roomOf(resolved)) entered.add(doorOf(resolved));
      if (!dependencyTypes.includes('type-only')) usedByCode.add(pair);
    }
  }
});

function doorOf(path: string): string {
  return path.replace(/^src\//u, '').replace(/(?:\.d)?\.m?[jt]s$/u, '');
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

test('every allowance is used', () => {
  const unused = Object.entries(ROOMS).flatMap(([room, { imports, types = [] }]) => [
    ...imports.filter((other) => !usedByCode.has(`${room} -> ${other}`)),
    ...types.filter((other) => !used.has(`${room} -> ${other}`)),
  ]);
  expect(unused).toEqual([]);
});

test('every door is used by another room', () => {
  const unused = Object.entries(ROOMS)
    .flatMap(([room, { doors = [] }]) => doors.map((door) => `${room}/${door}`))
    .filter((door) => !entered.has(door));
  expect(unused).toEqual([]);
});

/** `test file -> door`, of the files of a room that tests import although no other room may. */
function behindDoors(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const test of listTree('__tests__').filter((file) => file.endsWith('.ts'))) {
    const specifiers = readText(test).matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/gu);
    const inside = new Set(
      [...specifiers].flatMap(([, specifier = '']) => {
        const path = posix.join(posix.dirname(test), specifier);
        return path.startsWith('src/') ? [doorOf(path)] : [];
      }),
    );
    for (const path of inside) {
      const [room = '', ...rest] = path.split('/');
      if (rest.length === 0 || ROOMS[room]?.doors?.includes(rest.join('/')) === true) continue;
      found.set(room, [...(found.get(room) ?? []), `${test} -> ${rest.join('/')}`]);
    }
  }
  return found;
}

test('tests enter a room by its doors: past them go no more than did', () => {
  const tooMany = [...behindDoors()].filter(
    ([room, imports]) => imports.length > (TESTS_BEHIND_DOORS[room] ?? 0),
  );
  expect(tooMany).toEqual([]);
});

test('the guide names every room', () => {
  const guide = readText('design/development.md');
  for (const room of Object.keys(ROOMS)) {
    expect(guide).toContain(`- **\`src/${room}${room.endsWith('.ts') ? '' : '/'}\`**`);
  }
});

/** Everything that is loaded before the action does anything, and so before the first model is asked. */
function loadedAtStart(): readonly string[] {
  const found = new Set(['src/index.ts']);
  for (const path of found) for (const loaded of loads.get(path) ?? []) found.add(loaded);
  return [...found];
}

test('large parts that few runs need, and large libraries, are not loaded at the start', () => {
  const rare =
    /^src\/(?:app\/(?:after-run|commands\/(?!commands)|conclude|crash|pipeline\/plan-mode|reports\/)|config\/cases\/expand-tests|promptfoo\/|report\/html\/html\.)/;
  const large =
    /^(?:node_modules\/)?(?:@actions|@anthropic-ai|@modelcontextprotocol|@octokit|ajv-formats|openai|tinyglobby|undici|yauzl)\b/;
  const atStart = loadedAtStart();
  expect(atStart.filter((path) => rare.test(path) || large.test(path))).toEqual([]);
  expect(atStart).toContain('src/app/pipeline/prepare.ts');
});

/** Below this many lines, a file that only one other reads is a part of that one. */
const FRAGMENT_LINES = 25;

/** Small files with one reader that must be files, and why. */
const APART: Readonly<Record<string, string>> = {
  'src/providers/anthropic/anthropic-sdk.ts': 'one lazily loaded chunk of the bundle',
  'src/report/html/page-assets.ts': 'generated',
  'src/redaction/generated/report-words.ts': 'generated',
  'src/processes/node-version.ts': 'runs before anything else is loaded, which Node may lack',
};

test('no file is a fragment of the only one that reads it', () => {
  const fragments = [...readers]
    .filter(([file, count]) => count === 1 && !(file in APART))
    .filter(([file]) => readText(file).split('\n').length <= FRAGMENT_LINES)
    .map(([file]) => file);
  expect(fragments).toEqual([]);
});

test('a name that a file exports is exported by no other: one word means one thing', () => {
  const files = new Map<string, Set<string>>();
  for (const file of listTree('src').filter((path) => /(?<!\.d)\.m?[tj]s$/u.test(path))) {
    const declared = readText(file).matchAll(
      /^export (?:default )?(?:async )?(?:abstract )?(?:function|const|let|class|interface|type|enum) (\w+)/gmu,
    );
    for (const [, name = ''] of declared) files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  expect(files.size).toBeGreaterThan(1000);
  const shared = [...files].filter(([, places]) => places.size > 1);
  expect(shared.map(([name, places]) => `${name}: ${[...places].join(', ')}`)).toEqual([]);
});

test('no two folders of src/ hold a file of the same name', () => {
  const folders = new Map<string, Set<string>>();
  for (const entry of readdirSync(absolute('src'), { recursive: true, withFileTypes: true })) {
    const name = entry.name.replace(/\..*/u, '');
    if (entry.isFile()) folders.set(name, (folders.get(name) ?? new Set()).add(entry.parentPath));
  }
  expect([...folders].filter(([, places]) => places.size > 1).map(([name]) => name)).toEqual([]);
});

// Names: what a file exports is for another file of the product, or for the measurements of bench/. A test is no user:
// it drives what the product calls. A door may pass on what the product uses, so that tests can enter there.

/** `file name` of exports that nothing of the product imports, and why. */
const ONLY_TESTED: Readonly<Record<string, string>> = {
  'src/statistics/exact-tests.ts alikeness':
    'a quantity that the numbers of the method are given of',
  'src/statistics/guards.ts othersGuard': 'another',
};

type Import = readonly [file: string, name: string];

interface Names {
  readonly declared: readonly string[];
  /** Its own name for what it passes on from another file. */
  readonly passedOn: ReadonlyMap<string, Import>;
  readonly imports: readonly Import[];
  /** Files that it loads by `import()`, whose names it uses wherever it mentions them. */
  readonly loads: readonly string[];
  readonly words: ReadonlySet<string>;
}

function namesOf(file: string): Names {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const declared: string[] = [];
  const passedOn = new Map<string, Import>();
  const imports: Import[] = [];
  const loads: string[] = [];
  const words = new Set<string>();
  const fileOf = (node: ts.Node | undefined): string =>
    node !== undefined && ts.isStringLiteral(node)
      ? posix.join(posix.dirname(file), node.text).replace(/\.js$/u, '.ts')
      : '';
  const declare = (node: ts.Node): void => {
    if (ts.isVariableStatement(node)) node.declarationList.declarations.forEach(declare);
    else if (ts.isBindingName(node) && !ts.isIdentifier(node)) node.elements.forEach(declare);
    else if (ts.isIdentifier(node)) declared.push(node.text);
    else if ('name' in node) declare(node.name as ts.Node);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) words.add(node.text);
    if (ts.isImportDeclaration(node)) {
      const named = node.importClause?.namedBindings;
      const from = fileOf(node.moduleSpecifier);
      if (node.importClause?.name !== undefined) imports.push([from, 'default']);
      if (named !== undefined && ts.isNamespaceImport(named)) loads.push(from);
      else
        for (const it of named?.elements ?? [])
          imports.push([from, (it.propertyName ?? it.name).text]);
    } else if (ts.isExportDeclaration(node)) {
      const from = fileOf(node.moduleSpecifier);
      const named = node.exportClause;
      const all = named !== undefined && ts.isNamedExports(named) ? named.elements : [];
      for (const { name, propertyName = name } of all) {
        if (from === '') declared.push(name.text);
        else passedOn.set(name.text, [from, propertyName.text]);
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      loads.push(fileOf(node.arguments[0]));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      loads.push(fileOf(node.argument.literal));
    } else if (
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    ) {
      declare(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { declared, passedOn, imports, loads, words };
}

test('every exported name is used by another file of the product', () => {
  const isCode = (file: string): boolean =>
    /(?<!\.d)\.m?[jt]s$/u.test(file) && !/\/generated\/|page-assets/u.test(file);
  const read = (folder: string) =>
    new Map(
      listTree(folder)
        .filter(isCode)
        .map((file) => [file, namesOf(file)]),
    );
  const product = read('src');
  const tests = read('__tests__');
  const isUsed = ([file, name]: Import, users: ReadonlyMap<string, Names>): boolean =>
    [...users].some(
      ([user, { imports, loads, words, passedOn }]) =>
        user !== file &&
        (imports.some(([from, used]) => from === file && used === name) ||
          (loads.includes(file) && words.has(name)) ||
          [...passedOn].some(
            ([as, [from, used]]) => from === file && used === name && isUsed([user, as], users),
          )),
    );
  const measured = read('bench');
  const unused = [...product].flatMap(([file, { declared, passedOn }]) =>
    [
      ...declared.filter(
        (name) => !isUsed([file, name], product) && !isUsed([file, name], measured),
      ),
      ...[...passedOn.keys()].filter(
        (name) => !isUsed([file, name], product) && !isUsed([file, name], tests),
      ),
    ].map((name) => `${file} ${name}`),
  );
  expect(unused).toEqual(Object.keys(ONLY_TESTED));
});
