/** What an agent leaves behind in its workspace: `expect.files`, `expect.changes` and `expect.checks`. */
import picomatch from 'picomatch';
import { parsedJson, textAt, valueAt } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { contentDigest, decodeText } from '../../basics/paths.js';
import { compileCommand } from '../../config/placeholders.js';
import type { JsonSchemaSource, Expect } from '../../config/suite.js';
import type { ChangedFile, WorkspaceCopy } from '../../providers/provider.js';
import { cut } from '../../redaction/cut.js';
import {
  type Assertion,
  type AssertionContext,
  type AssertionDeps,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  type FailureCode,
  passed,
} from '../assertion.js';
import { joinBounded } from '../wording.js';
import { violationsOf } from './schema.js';

type ChangesExpect = NonNullable<Expect['changes']>;
type CheckEntry = Exclude<NonNullable<Expect['checks']>[number], string>;
type FileExpect = NonNullable<Expect['files']>[number];

/** Bytes of a file that is read for its content. */
const MAX_READ_BYTES = 10_000_000;
const MOST_NAMED = 10;
const CHECK_TIMEOUT_MS = 300_000;

type Copy = WorkspaceCopy;

export const filesKind: AssertionKind = {
  type: 'files',
  create: (expects, deps) => fileLooks(expects, deps).map((look) => ofLook('files', look)),
  isIn: (expects) => expects.some(({ files = [] }) => files.length > 0),
  canFailResult: (expects) =>
    expects.some(({ files = [] }) => files.some(({ unchanged }) => unchanged === true)),
};

export const changesKind: AssertionKind = {
  type: 'changes',
  create: (expects) =>
    expects.flatMap(({ changes }) => (changes ? [changesAssertion(changes)] : [])),
  isIn: (expects) => expects.some(({ changes }) => changes !== undefined),
  canFailResult: (expects) =>
    expects.some(({ changes }) => changes?.none === true || changes?.never !== undefined),
};

export const checksKind: AssertionKind = {
  type: 'checks',
  create: (expects, deps) => checkLooks(expects, deps).map((look) => ofLook('checks', look)),
  isIn: (expects) => expects.some(({ checks = [] }) => checks.length > 0),
};

/** One entry of `files` or `checks`. */
interface Look {
  readonly entry: FileExpect | CheckEntry;
  readonly judge: (copy: Copy, vars: Vars) => Promise<AssertionOutcome>;
}

type Vars = Readonly<Record<string, string>>;

function ofLook(type: string, { judge }: Look): Assertion {
  return ofCopy(type, async (copy, { vars = {} }) => [await judge(copy, vars)]);
}

function fileLooks(expects: readonly Expect[], deps: AssertionDeps): readonly Look[] {
  const files = expects.flatMap(({ files: entries = [] }) => entries);
  return numbered(files).map(([entry, suffix]) => fileLook(entry, suffix, deps));
}

function checkLooks(expects: readonly Expect[], deps: AssertionDeps): readonly Look[] {
  const checks = expects
    .flatMap(({ checks: entries = [] }) => entries)
    .map((check) => (typeof check === 'string' ? { run: check } : check));
  return numbered(checks).map(([entry, suffix]) => checkLook(entry, suffix, deps));
}

/**
 * Of each entry of `files` and `checks` that is not meant to hold in a copy in which no agent has worked: its label where
 * it does, undefined where it does not.
 */
export async function holdingBefore(
  expects: readonly Expect[],
  { copy, vars }: { readonly copy: Copy; readonly vars: Vars },
  deps: AssertionDeps,
): Promise<readonly (string | undefined)[]> {
  const labels: (string | undefined)[] = [];
  // In the order in which answers are judged: what a check leaves behind is there for the next.
  for (const { entry, judge } of [...fileLooks(expects, deps), ...checkLooks(expects, deps)]) {
    const { label, passed: holds } = await judge(copy, vars);
    if (!isMeantToHold(entry)) labels.push(holds ? label : undefined);
  }
  return labels;
}

/** The expectations without those of `files` and `checks` that are not meant to hold before an agent has worked. */
export function withoutWork(expects: readonly Expect[]): readonly Expect[] {
  return expects.map(({ files = [], checks = [], ...rest }) => {
    const [file, ...otherFiles] = files.filter(isMeantToHold);
    const [check, ...otherChecks] = checks.filter(isMeantToHold);
    return {
      ...rest,
      ...(file === undefined ? {} : { files: [file, ...otherFiles] }),
      ...(check === undefined ? {} : { checks: [check, ...otherChecks] }),
    };
  });
}

function isMeantToHold(entry: FileExpect | CheckEntry | string): boolean {
  if (typeof entry === 'string') return false;
  if (entry.guard === true) return true;
  return 'path' in entry && (entry.unchanged === true || entry.exists === false);
}

/** An assertion about the copy; it judges an agent that said nothing, too. */
function ofCopy(
  type: string,
  judge: (copy: Copy, context: AssertionContext) => Promise<readonly AssertionOutcome[]>,
): Assertion {
  return {
    type,
    judgesWithoutText: true,
    evaluate: (context) => {
      if (context.copy === undefined) throw new Error('There is no copy of the workspace.');
      return judge(context.copy, context);
    },
  };
}

/** Each entry with what tells it from those before it that look at the same: answers are counted by these names. */
function numbered<T extends FileExpect | CheckEntry>(
  entries: readonly T[],
): readonly (readonly [entry: T, suffix: string])[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const name = 'path' in entry ? entry.path : entry.run;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return [entry, times === 1 ? '' : ` #${times}`];
  });
}

/** Whether a path matches: globs in which `*` finds names that begin with a dot, too; a folder stands for what is in it. */
function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const plain = patterns.map((pattern) => pattern.replace(/^\.\//, '').replace(/\/$/, ''));
  const matchers = plain.map((pattern) => picomatch(pattern, { dot: true }));
  return (path) =>
    matchers.some((matches) => matches(path)) ||
    plain.some((pattern) => path === pattern || path.startsWith(`${pattern}/`));
}

// Files.

function fileLook(entry: FileExpect, suffix: string, deps: AssertionDeps): Look {
  const label = `File ${entry.path}${suffix}`;
  const judge: Look['judge'] = async (copy) => {
    const fault = await fileFault(entry, copy, deps);
    if (fault === undefined) return passed('files', label);
    const outcome = failed('files', label, ...fault);
    return fault[0] === 'FILE_CHANGED' ? { ...outcome, failsResult: true } : outcome;
  };
  return { entry, judge };
}

type Fault = readonly [FailureCode, string];

async function fileFault(
  expect: FileExpect,
  copy: Copy,
  deps: AssertionDeps,
): Promise<Fault | undefined> {
  const { path: pattern, exists = true, unchanged = false } = expect;
  const matches = matcherOf([pattern]);
  const found = [...copy.now.keys()].filter(matches);
  if (!exists) {
    if (found.length === 0) return undefined;
    return ['FILE_UNEXPECTED', `${named(found)} must not exist`];
  }
  if (unchanged) {
    const all = new Set([...found, ...[...copy.start.keys()].filter(matches)]);
    const others = [...all].filter((path) => !isSame(copy, path));
    if (all.size === 0) return ['FILE_MISSING', `No file matches ${JSON.stringify(pattern)}`];
    if (others.length > 0) return ['FILE_CHANGED', `${named(others.sort())} must stay as it was`];
  }
  if (found.length === 0 && !unchanged) {
    return ['FILE_MISSING', `No file matches ${JSON.stringify(pattern)}`];
  }
  return contentFault(expect, found, copy, deps);
}

function isSame({ start, now }: Copy, path: string): boolean {
  const [before, after] = [start.get(path), now.get(path)];
  return before?.sha256 === after?.sha256 && before?.executable === after?.executable;
}

async function contentFault(
  expect: FileExpect,
  found: readonly string[],
  copy: Copy,
  deps: AssertionDeps,
): Promise<Fault | undefined> {
  const { maxBytes, notContains = [] } = expect;
  const isRead = WANTED.some((key) => expect[key] !== undefined) || notContains.length > 0;
  const wrong: string[] = [];
  let closest: string | undefined;
  let isMet = !WANTED.some((key) => expect[key] !== undefined);
  for (const path of found) {
    const bytes = copy.now.get(path)?.bytes ?? 0;
    if (maxBytes !== undefined && bytes > maxBytes) {
      wrong.push(`${JSON.stringify(path)} has ${plural(bytes, 'byte')}, at most ${maxBytes}`);
    }
    if (!isRead) continue;
    const content = await contentOf(copy, path);
    const text = content === undefined ? undefined : decodeText(content);
    const forbidden = notContains.filter((one) => text?.includes(one) === true);
    if (forbidden.length > 0) {
      wrong.push(`${JSON.stringify(path)} contains ${forbidden.map(quoted).join(', ')}`);
    }
    if (text === undefined && notContains.length > 0) {
      wrong.push(`${JSON.stringify(path)} is no text that could be read`);
    }
    if (isMet) continue;
    const lacks = await lackOf(expect, { content, text }, deps);
    if (lacks === undefined) isMet = true;
    closest ??= `${JSON.stringify(path)} ${lacks}`;
  }
  if (!isMet && closest !== undefined) wrong.push(closest);
  return wrong.length === 0 ? undefined : ['FILE_CONTENT_MISMATCH', joinBounded(wrong)];
}

/** Keys of which one matching file must have all that they want. */
const WANTED = ['contains', 'matches', 'equals', 'schema'] as const;

/** Undefined for what is no regular file, or too large to be read. */
async function contentOf(copy: Copy, path: string): Promise<Buffer | undefined> {
  const state = copy.now.get(path);
  if (state === undefined || state.isSpecial || state.link !== undefined) return undefined;
  return state.bytes > MAX_READ_BYTES ? undefined : copy.read(path);
}

interface Content {
  readonly content: Buffer | undefined;
  readonly text: string | undefined;
}

/** What a file lacks, as the end of a sentence. */
async function lackOf(
  { contains = [], matches, equals, schema }: FileExpect,
  { content, text }: Content,
  { trees, schemas, sandbox }: AssertionDeps,
): Promise<string | undefined> {
  if (content === undefined) return 'is no file that can be read';
  const missing = contains.filter((one) => text?.includes(one) !== true);
  if (missing.length > 0) return `does not contain ${missing.map(quoted).join(', ')}`;
  if (matches !== undefined) {
    const found = await sandbox.matchAll(matches, 'gm', text ?? '');
    if (found.kind === 'timeout') return `takes too long to be searched for /${matches}/`;
    if (found.kind === 'failed') return `cannot be searched for /${matches}/: ${found.message}`;
    if (found.value.length === 0) return `does not match /${matches}/`;
  }
  if (equals !== undefined) {
    const wanted = trees.get(equals)?.files[0];
    if (wanted?.sha256 !== contentDigest(content)) return `is not equal to ${quoted(equals)}`;
  }
  const source = schema === undefined ? undefined : schemas.get(schema);
  if (source === undefined) return undefined;
  return schemaFault(source, text ?? '', sandbox);
}

async function schemaFault(
  source: JsonSchemaSource,
  text: string,
  sandbox: AssertionDeps['sandbox'],
): Promise<string | undefined> {
  const parsed = parsedJson(text);
  if (parsed === undefined) return 'is not JSON';
  const outcome = await violationsOf(source, parsed, sandbox);
  if (outcome.kind !== 'done') return `could not be held against ${quoted(source.name)}`;
  if (outcome.value.length === 0) return undefined;
  const faults = outcome.value.map(({ instancePath, message }) =>
    `${instancePath} ${message}`.trim(),
  );
  return `does not meet ${quoted(source.name)}: ${faults.join('; ')}`;
}

function quoted(text: string): string {
  return JSON.stringify(cut(text, 80));
}

function named(paths: readonly string[]): string {
  const shown = paths.slice(0, MOST_NAMED).map((path) => JSON.stringify(path));
  const more = paths.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

// Changes.

function changesAssertion(expect: ChangesExpect): Assertion {
  const { only, never, none, maxFiles, maxLines } = expect;
  const isAllowed = matcherOf(only ?? []);
  const isForbidden = matcherOf(never ?? []);
  return ofCopy('changes', async (copy) => {
    const paths = copy.changes.map((file) => file.path);
    const lines = copy.changes.reduce((all, file) => all + linesIn(file), 0);
    const others = only === undefined ? [] : paths.filter((path) => !isAllowed(path));
    const forbidden =
      never === undefined
        ? []
        : [...copy.changes, ...(await copy.hiddenChanges(isForbidden))]
            .map(({ path }) => path)
            .filter(isForbidden);
    const rows: readonly (readonly [
      label: string,
      isWanted: boolean,
      fault: string | false,
      failsResult?: true,
    ])[] = [
      ['Nothing changed', none === true, paths.length > 0 && `${named(paths)} changed`, true],
      [
        `Only ${(only ?? []).join(', ')} changed`,
        only !== undefined,
        others.length > 0 && `${named(others)} changed, which \`only\` does not allow`,
      ],
      [
        `${(never ?? []).join(', ')} did not change`,
        never !== undefined,
        forbidden.length > 0 &&
          `${named([...new Set(forbidden)].sort())} changed, which \`never\` forbids`,
        true,
      ],
      [
        `At most ${plural(maxFiles ?? 0, 'file')} changed`,
        maxFiles !== undefined,
        paths.length > (maxFiles ?? 0) &&
          `${plural(paths.length, 'file')} changed: ${named(paths)}`,
      ],
      [
        `At most ${plural(maxLines ?? 0, 'line')} changed`,
        maxLines !== undefined,
        lines > (maxLines ?? 0) && `${plural(lines, 'line')} changed`,
      ],
    ];
    return rows.flatMap(([label, isWanted, fault, failsResult]) => {
      if (!isWanted) return [];
      return fault === false
        ? [passed('changes', label)]
        : [
            {
              ...failed('changes', label, 'CHANGE_NOT_ALLOWED', fault),
              failsResult,
            },
          ];
    });
  });
}

function linesIn({ addedLines, removedLines }: ChangedFile): number {
  return addedLines + removedLines;
}

// Checks.

function checkLook(check: CheckEntry, suffix: string, deps: AssertionDeps): Look {
  const { run, exitCode = 0, contains = [], timeoutMs = CHECK_TIMEOUT_MS } = check;
  const label = `Check ${cut(run, 80)}${suffix}`;
  const judge: Look['judge'] = async (copy, vars) => {
    const compiled = compileCommand(run, new Set(Object.keys(vars)));
    if (compiled.kind === 'refused') throw new Error('The config was not checked: a bad command.');
    const tree = check.with === undefined ? undefined : deps.trees.get(check.with);
    const restored = new Set(tree?.files.map(({ path }) => path));
    // Not waited for: checks run in the order in which they are called.
    const looked = changedCheckers(run, copy);
    const end = await copy.check({ script: compiled.script, vars, tree, timeoutMs, looked });
    const checkers = (await looked).filter((path) => !restored.has(path));
    const missing = contains.filter((text) => !end.stdout.includes(text));
    const how = end.timedOut
      ? `did not end within ${timeoutMs} ms`
      : end.exitCode !== exitCode
        ? `ended with exit code ${end.exitCode ?? 'none'}, expected ${exitCode}`
        : missing.length > 0
          ? `did not write ${missing.map(quoted).join(', ')}`
          : undefined;
    const changed = checkers.length === 0 ? {} : { changedCheckers: checkers };
    if (how === undefined) return { ...passed('checks', label), metadata: changed };
    const lastLines = end.lastLines.trim();
    return {
      ...failed('checks', label, 'CHECK_FAILED', `The check \`${cut(run, 200)}\` ${how}`),
      metadata: { ...changed, ...(lastLines === '' ? {} : { lastLines }) },
    };
  };
  return { entry: check, judge };
}

/** Programs that read what they run from a file of the folder. */
const BY_PACKAGE_JSON = /(?:^|[\s;&|(])(?:npm|pnpm|yarn|npx|bun)\b/;

/** What says to them how a script is run; a new one does as well. */
const PACKAGE_SETTINGS: ReadonlySet<string> = new Set(['.npmrc', '.yarnrc.yml', '.pnpmfile.cjs']);
/** What git runs of its own accord. */
const GIT_PROGRAMS = /^\.git\/(?:hooks\/.*(?<!\.sample)|config|info\/attributes)$/;
const RUNS_PROGRAMS =
  /^\s*(?:hooksPath|fsmonitor|sshCommand|clean|smudge|process|textconv|external|driver|program|helper|pager|editor|askPass|cmd)\s*=|\[(?:include|alias)/im;

/**
 * What a check runs by and the agent changed: files that its command names, programs of `node_modules` that it names, the
 * script of `package.json` that it runs, and where it asks git, what git runs.
 */
async function changedCheckers(run: string, copy: Copy): Promise<readonly string[]> {
  const byPackage = BY_PACKAGE_JSON.test(run);
  const scripts = byPackage ? await scriptsOf(run, copy) : [];
  const words = [run, ...scripts].flatMap(namesIn);
  const programs = words.flatMap((word) => [`node_modules/.bin/${word}`, `node_modules/${word}`]);
  const names = new Set([...words, ...programs, ...(byPackage ? ['package.json'] : [])]);
  const isNamed = (path: string): boolean =>
    [path, ...foldersAbove(path)].some((place) => names.has(place));
  const byGit = words.includes('git') ? GIT_PROGRAMS : undefined;
  const changed = copy.changes.filter(({ kind, path }) =>
    kind === 'added' ? byPackage && PACKAGE_SETTINGS.has(path) : isNamed(path),
  );
  const hidden = await copy.hiddenChanges((path) => isNamed(path) || byGit?.test(path) === true);
  const found = changed.map(({ path }) => path);
  for (const { path, isNew } of hidden) {
    const isOfGit = byGit?.test(path) === true;
    if (isOfGit ? await mayRun(path, copy) : !isNew) found.push(path);
  }
  return found;
}

function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A hook, or settings that name a program. */
async function mayRun(path: string, copy: Copy): Promise<boolean> {
  if (!path.endsWith('/config')) return true;
  const text = await copy.read(path).catch(() => Buffer.alloc(0));
  return RUNS_PROGRAMS.test(text.toString('utf8'));
}

/** Words of a command that may be paths. */
function namesIn(command: string): readonly string[] {
  return command
    .split(/[\s;&|()<>"'`=]+/)
    .map((word) => word.replace(/^\.\//, '').replace(/\/$/, ''))
    .filter((word) => word !== '' && word !== '.' && !word.startsWith('-'));
}

async function scriptsOf(run: string, copy: Copy): Promise<readonly string[]> {
  if (!copy.now.has('package.json')) return [];
  const text = await copy.read('package.json').catch(() => Buffer.alloc(0));
  const scripts = valueAt(parsedJson(text.toString('utf8')), 'scripts');
  return namesIn(run).flatMap((name) => textAt(scripts, name) ?? []);
}
