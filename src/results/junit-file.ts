/**
 * JUnit XML: a file that no two harnesses write alike. What all agree on is read (suites in suites, a test case with what
 * became of it), and of what they do not, the forms of vitest, jest, pytest, Node, go, .NET and Surefire.
 */
import { stripVTControlCharacters } from 'node:util';
import { DOMParser, type Element, type Node, onErrorStopParsing, ParseError } from '@xmldom/xmldom';
import { valueAt } from '../basics/basics.js';
import { cut } from '../redaction/cut.js';
import {
  type FileReading,
  type NamedPlace,
  refused,
  type ResultRecord,
  nameOfTest,
} from './record.js';

/** Suites in suites: more are no suites. */
const MAX_DEPTH = 100;
/** Of what a harness says of a failure. */
const MAX_REASON = 20_000;
const MOST_PLACES = 20;

/** Reads a file; `shown`: a path as it is the same on every machine. */
export function readJunit(text: string, shown: (path: string) => string): FileReading {
  if (text.trim() === '') return refused('is empty');
  // A file of results declares nothing, and what a declaration can hold (entities of entities) is none of ours.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    return refused('has a document type declaration, which no JUnit file has');
  }
  const parsed = parse(text);
  if ('kind' in parsed) return parsed;
  const root = parsed;
  if (!ROOTS.has(root.tagName)) {
    return refused(`is XML, and not JUnit: its first element is <${cut(root.tagName, 40)}>`, {
      hint: 'JUnit begins with <testsuites> or <testsuite>. Which format is it?',
    });
  }
  const walk: Walk = { records: [], names: [], shown, neverRan: neverRan(text) };
  if (!visit(root, { suites: [], file: undefined, depth: 0, lineOffset: 0 }, walk)) {
    return refused(`has suites in suites, more than ${MAX_DEPTH} deep`);
  }
  return { kind: 'read', harness: harnessOf(walk.names), records: walk.records };
}

const ROOTS: ReadonlySet<string> = new Set(['testsuites', 'testsuite']);

/** The first element, or what keeps it from being XML: most often that its writer was ended. */
function parse(text: string): Element | FileReading {
  if (!/^\s*</.test(text)) return refused('is not XML', { line: 1 });
  try {
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      withoutControls(text),
      'text/xml',
    ).documentElement;
    return root ?? refused('is not XML', { line: 1 });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { lineNumber: line } = placeOf(error.locator);
    const said = error.message.replaceAll(/\s+/g, ' ');
    return refused(`is not whole XML (${cut(said, 200)})`, {
      hint: 'It may be cut off: the harness was ended while it wrote, or two wrote at once.',
      ...(line === undefined ? {} : { line }),
    });
  }
}

/** Some writers let through what XML cannot hold. */
function withoutControls(text: string): string {
  return CONTROLS.test(text)
    ? stripVTControlCharacters(text).replaceAll(CONTROLS_EVERYWHERE, '')
    : text;
}

const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const CONTROLS_EVERYWHERE = new RegExp(CONTROLS, 'g');

function placeOf(locator: unknown): { readonly lineNumber?: number } {
  const line = valueAt(locator, 'lineNumber');
  return typeof line === 'number' && line > 0 ? { lineNumber: line } : {};
}

function childrenOf(element: Element): readonly Element[] {
  const children: Element[] = [];
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node)) children.push(node);
  }
  return children;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Undefined where there is none, or an empty one. */
function attribute(element: Element, name: string): string | undefined {
  return element.getAttribute(name) || undefined;
}

// From elements to records.

interface Walk {
  readonly records: ResultRecord[];
  /** Of all suites, and of the tools that they name. */
  readonly names: string[];
  readonly shown: (path: string) => string;
  readonly neverRan: (testCase: Element) => boolean;
}

interface Around {
  /** Names of the suites that it is in. */
  readonly suites: readonly string[];
  readonly file: string | undefined;
  readonly depth: number;
  /** pytest counts lines from 0. */
  readonly lineOffset: 0 | 1;
}

/** False where suites hold each other without end. */
function visit(element: Element, around: Around, walk: Walk): boolean {
  if (around.depth >= MAX_DEPTH) return false;
  const name = attribute(element, 'name') ?? '';
  walk.names.push(name);
  const inner = {
    suites: element.tagName === 'testsuite' ? [...around.suites, name] : around.suites,
    file: attribute(element, 'file') ?? attribute(element, 'filepath') ?? around.file,
    depth: around.depth + 1,
    lineOffset: /^pytest\b/.test(name) ? 1 : around.lineOffset,
  } as const;
  for (const child of childrenOf(element)) {
    if (ROOTS.has(child.tagName) && !visit(child, inner, walk)) return false;
    if (child.tagName === 'testcase') walk.records.push(...recordsOf(child, inner, walk));
    if (FAILED.has(child.tagName)) {
      // A suite that could not begin: its tests are not in the file.
      const { file, suites } = inner;
      const test = nameOfTest([file && walk.shown(file), ...suites.map(walk.shown)]);
      walk.records.push(failed(test, child, placesOf(element, inner, child)));
    }
    if (child.tagName === 'properties') {
      walk.names.push(...childrenOf(child).map((property) => attribute(property, 'name') ?? ''));
    }
  }
  return true;
}

const FAILED: ReadonlySet<string> = new Set(['failure', 'error']);
/** What Surefire writes of the tries before the last one. */
const FAILED_BEFORE: ReadonlySet<string> = new Set([
  'rerunFailure',
  'rerunError',
  'flakyFailure',
  'flakyError',
]);
const NOT_RUN: ReadonlySet<string> = new Set(['notrun', 'disabled', 'skipped', 'ignored']);

/**
 * vitest writes what it has found and not run (its worker died, `--bail`) as it writes what passed, but for the time:
 * exactly 0, where it measures nanoseconds. Older ones than 2 measure milliseconds; tests of types are not run.
 */
function neverRan(text: string): Walk['neverRan'] {
  const times = Array.from(text.matchAll(/\btime="([\d.]+)"/g), ([, time = '']) => time);
  const decimals = times.map((time) => time.split('.')[1]?.length ?? 0);
  const most = decimals.reduce((one, other) => Math.max(one, other), 0);
  const isExact = most === 0 || most > 3;
  if (!isExact || !/<testsuites\b[^>]*\bname="vitest\b/.test(text)) return () => false;
  return (testCase) =>
    attribute(testCase, 'time') === '0' &&
    !/-d\.[cm]?[jt]sx?$/.test(attribute(testCase, 'classname') ?? '');
}

/** Each try of a test is an answer: a later one makes no failure undone. */
function recordsOf(element: Element, around: Around, { shown, neverRan }: Walk): ResultRecord[] {
  const children = childrenOf(element);
  const test = nameOf(element, around, shown);
  const failedBy = (fault: Element): ResultRecord =>
    failed(test, fault, placesOf(element, around, fault));
  const before = children.filter(({ tagName }) => FAILED_BEFORE.has(tagName)).map(failedBy);
  const places = placesOf(element, around);
  const skips = children.filter(({ tagName }) => tagName === 'skipped');
  // Node lets a test that is to do fail, and says both.
  const isToDo = skips.some((skip) => attribute(skip, 'type') === 'todo');
  const fault = isToDo ? undefined : children.find(({ tagName }) => FAILED.has(tagName));
  if (fault !== undefined) return [...before, failedBy(fault)];
  const status = attribute(element, 'status') ?? attribute(element, 'result') ?? '';
  const isSkipped = skips.length > 0 || NOT_RUN.has(status.toLowerCase());
  if (isSkipped) return [...before, { test, outcome: 'skipped', places }];
  if (/^(?:failed|failure|error)$/i.test(status)) {
    return [...before, { test, outcome: 'failed', places, reason: `status="${status}"` }];
  }
  return [...before, { test, outcome: neverRan(element) ? 'not-run' : 'passed', places }];
}

/** Node's word for a test that has no class. */
const NO_CLASS: ReadonlySet<string> = new Set(['', 'test', 'suite']);

/**
 * File, class and name. Suites are part of it where there is no class, and where one holds another; the name of the
 * outermost one is that of the program, else.
 */
function nameOf(element: Element, around: Around, shown: Walk['shown']): string {
  const file = attribute(element, 'file') ?? around.file;
  const path = file === undefined ? undefined : shown(file);
  const classname = attribute(element, 'classname') ?? '';
  // Newer Nodes write the suites as the class.
  const hasClass = !NO_CLASS.has(classname) && classname !== around.suites.join('.');
  const suites = hasClass ? around.suites.slice(1) : around.suites;
  const className = hasClass ? shown(withoutFile(classname, path)) : undefined;
  return nameOfTest([path, ...suites.map(shown), className, attribute(element, 'name')]);
}

/** pytest's class begins with the file, with dots. */
function withoutFile(classname: string, file: string | undefined): string {
  const dotted = file?.replace(/\.[^./]+$/, '').replaceAll('/', '.');
  if (dotted === undefined || dotted === '') return classname;
  if (classname === dotted) return '';
  return classname.startsWith(`${dotted}.`) ? classname.replace(`${dotted}.`, '') : classname;
}

function failed(test: string, fault: Element, places: readonly NamedPlace[]): ResultRecord {
  const text = plain(fault.textContent ?? '');
  const said = plain(attribute(fault, 'message') ?? '');
  // The message says it best, and the text may begin with it, after the name of the error.
  const nameLength = /^(?:[\w.]+: )?/.exec(text)?.[0].length ?? 0;
  const repeats = text.startsWith(said) || text.startsWith(said, nameLength);
  const parts = [repeats ? '' : said, text].filter((part) => part !== '');
  const reason = parts.length === 0 ? plain(attribute(fault, 'type') ?? '') : parts.join('\n');
  return {
    test,
    outcome: 'failed',
    reason: reason === '' ? undefined : cut(reason, MAX_REASON),
    places,
  };
}

/** XML has no escape character: pytest writes `#x1B` for it. */
function plain(text: string): string {
  return stripVTControlCharacters(text.replaceAll('#x1B[', '\u001B[')).trim();
}

/** A path with a line, as stack traces have it; .NET writes `:line 4`. */
const FRAME =
  /(?:^|[\s("'[]|file:\/\/)((?:\/|\.{1,2}\/)?[^\s:"'()[\]<>|*?]+\.[A-Za-z]{1,5}):(?:line )?(\d{1,7})\b/gm;

/** Where a test failed by its stack, in its own file first; else where it stands. */
function placesOf(element: Element, around: Around, fault?: Element): readonly NamedPlace[] {
  const classname = attribute(element, 'classname') ?? '';
  // Of a file that died, Node's test is the file.
  const named = [classname, attribute(element, 'name') ?? ''].find((it) => /\.\w+$/.test(it));
  const ownFile = attribute(element, 'file') ?? around.file ?? named;
  const text = fault === undefined ? '' : cut(plain(fault.textContent ?? ''), MAX_REASON);
  const frames = [...text.matchAll(FRAME)].flatMap(([, file = '', line = '']) =>
    inPackage(file, classname).map((path) => ({ file: path, line: Number(line) })),
  );
  const isOwn = (frame: NamedPlace): boolean =>
    ownFile !== undefined && (ownFile.endsWith(frame.file) || frame.file.endsWith(ownFile));
  const line = Number(attribute(element, 'line') ?? NaN) + around.lineOffset;
  const own = ownFile === undefined ? [] : [{ file: ownFile, line: line > 0 ? line : undefined }];
  const all = [...frames.filter(isOwn), ...frames.filter((it) => !isOwn(it)), ...own];
  return all.slice(0, MOST_PLACES);
}

/** Go names a file by its name, and the class is the package, whose path ends with that of the folder. */
function inPackage(file: string, classname: string): readonly string[] {
  if (file.includes('/') || !classname.includes('/')) return [file];
  const folders = classname.split('/');
  const inside = folders.map((_, at) => [...folders.slice(at + 1), file].join('/'));
  return inside.slice(-MOST_FOLDERS);
}

const MOST_FOLDERS = 6;

/** Names of suites, and of properties, by which harnesses are known. */
const HARNESSES: readonly (readonly [RegExp, string])[] = [
  [/^vitest\b/i, 'vitest'],
  [/^jest\b/i, 'jest'],
  [/^pytest\b/i, 'pytest'],
  [/^mocha\b/i, 'mocha'],
  [/^go\.version$/, 'go test'],
];

function harnessOf(names: readonly string[]): string | undefined {
  for (const name of names.slice(0, 1_000)) {
    const known = HARNESSES.find(([pattern]) => pattern.test(name));
    if (known !== undefined) return known[1];
  }
  return undefined;
}
