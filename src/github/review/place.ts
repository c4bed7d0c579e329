/**
 * Where a failing test gets its review comment: on lines that the pull request wrote or took out, and that the test is
 * made of.
 */
import type { parsePatch } from 'diff';
import { contentDigest } from '../../basics/paths.js';
import type { Report, SourceSpan } from '../../report/report.js';
import { target } from '../client.js';
import { type Conversation, filesOf } from '../pull-request.js';

/** What is placed, by what it is made of. */
interface Placeable {
  readonly sources: readonly SourceSpan[];
}

/** One comment's lines, the last one included, and what it is about, in the order in which it was given. */
export interface Place<Subject> {
  readonly path: string;
  /** `LEFT`: the lines are those of the old version, and are gone. */
  readonly side: 'LEFT' | 'RIGHT';
  readonly startLine: number;
  readonly line: number;
  readonly subjects: readonly [Subject, ...Subject[]];
}

/** The places for these subjects, worst first. Rejects as the client does. */
export async function findPlaces<Subject extends Placeable>(
  conversation: Conversation,
  report: Report,
  subjects: readonly Subject[],
): Promise<readonly Place<Subject>[]> {
  const spans = subjects.flatMap(({ sources }) => sources);
  if (spans.length === 0) return [];
  const wanted = new Set(spans.map(({ file }) => file));
  const { diff, blobs } = await readDiff(conversation, wanted);
  const others = await filesOfOtherVersion(conversation, report, blobs, spans);
  const trusted = subjects.map((subject) => ({
    ...subject,
    sources: trustedSpans(subject.sources, others),
  }));
  return placeSubjects(trusted, diff);
}

/**
 * What a changed line of each kind is blamed for first: a prompt decides what the model is asked, a schema or a script
 * what is made of the answer, and the test's own lines often change for nothing but its name.
 */
const LIKELIEST: readonly SourceSpan['kind'][] = ['prompt', 'file', 'test'];

/**
 * Each subject with a changed line behind it at its likeliest place, subjects of one place together; places in the
 * order of their first subjects.
 */
function placeSubjects<Subject extends Placeable>(
  subjects: readonly Subject[],
  diff: Diff,
): readonly Place<Subject>[] {
  const places = new Map<string, Range & { readonly subjects: [Subject, ...Subject[]] }>();
  const longestIn = longestRanges(diff);
  for (const subject of subjects) {
    const range = likeliestRange(subject.sources, longestIn);
    if (range === undefined) continue;
    const key = JSON.stringify(range);
    const known = places.get(key);
    // A foreign report may have a hundred thousand on one line: they are not copied for each.
    if (known === undefined) places.set(key, { ...range, subjects: [subject] });
    else known.subjects.push(subject);
  }
  return [...places.values()];
}

type Range = Pick<Place<unknown>, 'path' | 'side' | 'startLine' | 'line'>;

/** The longest range that the change wrote within a span, or took out of it; the first one of several. */
type LongestIn = (span: SourceSpan) => Range | undefined;

function likeliestRange(sources: readonly SourceSpan[], longestIn: LongestIn): Range | undefined {
  const testFiles = new Set(sources.filter(({ kind }) => kind === 'test').map(({ file }) => file));
  for (const kind of LIKELIEST) {
    const ofKind = sources.filter((source) => source.kind === kind);
    // A prompt's entry in the config may only name the file that holds it, whose own lines say more.
    const ownFiles = ofKind.filter(({ file }) => !testFiles.has(file));
    const longest = longestWithin(ownFiles, longestIn) ?? longestWithin(ofKind, longestIn);
    if (longest !== undefined) return longest;
  }
  return undefined;
}

function longestWithin(spans: readonly SourceSpan[], longestIn: LongestIn): Range | undefined {
  return longestOf(spans.flatMap((span) => longestIn(span) ?? []));
}

/**
 * Different spans that are looked for in the diff. Tests share most of theirs; a foreign report may have a million, and
 * a diff twenty thousand lines.
 */
const MAX_SPANS = 20_000;

function longestRanges(diff: Diff): LongestIn {
  const known = new Map<string, Range | undefined>();
  return (span) => {
    if (!diff.has(span.file)) return undefined;
    const key = `${span.startLine} ${span.endLine} ${span.file}`;
    if (known.has(key)) return known.get(key);
    if (known.size >= MAX_SPANS) return undefined;
    const found = longestOf([...writtenRanges(span, diff), ...removedRanges(span, diff)]);
    known.set(key, found);
    return found;
  };
}

/** The lines of the span that the change wrote, as ranges without a gap: each is within one hunk. */
function writtenRanges({ file, startLine, endLine }: SourceSpan, diff: Diff): readonly Range[] {
  const ranges: Range[] = [];
  for (const { written } of diff.get(file) ?? []) {
    let open: Range | undefined;
    for (const line of written) {
      if (line < startLine) continue;
      if (line > endLine) break;
      if (open !== undefined && line === open.line + 1) open = { ...open, line };
      else {
        if (open !== undefined) ranges.push(open);
        open = { path: file, side: 'RIGHT', startLine: line, line };
      }
    }
    if (open !== undefined) ranges.push(open);
  }
  return ranges;
}

/** Lines that were taken out of the span, or of its end. */
function removedRanges({ file, startLine, endLine }: SourceSpan, diff: Diff): readonly Range[] {
  return (diff.get(file) ?? []).flatMap(({ removed }) =>
    removed
      .filter(({ before }) => {
        const isFirst = before === 1 && startLine === 1;
        return isFirst || (startLine < before && before <= endLine + 1);
      })
      .map(({ startLine: first, line }) => ({
        path: file,
        side: 'LEFT' as const,
        startLine: first,
        line,
      })),
  );
}

/** The first one of the longest. */
function longestOf(ranges: readonly Range[]): Range | undefined {
  return ranges.reduce<Range | undefined>(
    (longest, range) =>
      longest === undefined || lengthOf(range) > lengthOf(longest) ? range : longest,
    undefined,
  );
}

function lengthOf({ startLine, line }: Range): number {
  return line - startLine;
}

// The diff of a pull request: which lines of which files it wrote, as far as GitHub shows them.

/** A part of a file that the diff shows: GitHub takes comments on its lines and on no others. */
interface Hunk {
  /** Numbers of the lines that the change wrote, ascending, from 1. */
  readonly written: readonly number[];
  /** What the change took out and put nothing in the place of. */
  readonly removed: readonly RemovedLines[];
}

/** Lines one below the other that are gone. */
interface RemovedLines {
  /** Numbers in the old version, from 1, both included. */
  readonly startLine: number;
  readonly line: number;
  /** The line of the new version that they stood before; one more than it has where they were the last. */
  readonly before: number;
}

/** The hunks of each file, by its path after the change. */
type Diff = ReadonlyMap<string, readonly Hunk[]>;

interface HeadDiff {
  readonly diff: Diff;
  /** Names of git's objects that hold the files of the head, by path. */
  readonly blobs: ReadonlyMap<string, string>;
}

/**
 * The diff of those files of the pull request that are `wanted`. Files without a patch (binary ones, those whose diff
 * is too large) and deleted ones are left out. Rejects as the client does.
 */
async function readDiff(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
): Promise<HeadDiff> {
  const { parsePatch: parse } = await import('diff');
  const diff = new Map<string, readonly Hunk[]>();
  const blobs = new Map<string, string>();
  for await (const { data } of filesOf(conversation)) {
    for (const { filename, status, patch, sha } of data) {
      if (!wanted.has(filename) || status === 'removed' || patch === undefined) continue;
      diff.set(filename, hunksOf(patch, parse));
      // GitHub sends none for some, against its own description.
      if (typeof sha === 'string') blobs.set(filename, sha);
    }
    if (diff.size === wanted.size) break;
  }
  return { diff, blobs };
}

type ParsePatch = typeof parsePatch;

/** The hunks of a file's patch as GitHub gives it, without headers; none where it cannot be read. */
function hunksOf(patch: string, parse: ParsePatch): readonly Hunk[] {
  try {
    return parse(patch).flatMap(({ hunks }) =>
      hunks.map(({ oldStart, newStart, lines }) => changedLines(oldStart, newStart, lines)),
    );
  } catch {
    return [];
  }
}

function changedLines(oldStart: number, newStart: number, lines: readonly string[]): Hunk {
  const written: number[] = [];
  const removed: RemovedLines[] = [];
  let [oldLine, newLine] = [oldStart, newStart];
  // Where the current change began, in both versions.
  let [oldFrom, newFrom] = [oldStart, newStart];
  const endChange = (): void => {
    if (newLine === newFrom && oldLine > oldFrom) {
      removed.push({ startLine: oldFrom, line: oldLine - 1, before: newLine });
    }
  };
  for (const { 0: sign } of lines) {
    if (sign === '+') {
      written.push(newLine);
      newLine += 1;
    } else if (sign === '-') oldLine += 1;
    else if (sign === ' ') {
      endChange();
      [oldLine, newLine] = [oldLine + 1, newLine + 1];
      [oldFrom, newFrom] = [oldLine, newLine];
    }
  }
  endChange();
  return { written, removed };
}

// Files that the job tested in another version than the pull request's head has: a job checks out the merge commit,
// where the base branch's own changes move the lines that a diff of the head numbers.

/** Each costs a request. */
const MAX_READ = 20;

/**
 * Those of the files whose content differs from what the report was made of.
 * @param blobs of the head, by path
 * @param spans whose lines are to be trusted
 */
async function filesOfOtherVersion(
  conversation: Conversation,
  { suites }: Pick<Report, 'suites'>,
  blobs: ReadonlyMap<string, string>,
  spans: readonly SourceSpan[],
): Promise<ReadonlySet<string>> {
  const tested = new Map(
    suites
      .flatMap((suite) => [suite, ...suite.inputFiles])
      .map(({ file, sha256 }) => [file, sha256]),
  );
  const partly = new Set(spans.filter((span) => !isWholeFile(span)).map(({ file }) => file));
  const others = new Set<string>();
  for (const file of [...partly].filter((one) => blobs.has(one)).slice(0, MAX_READ)) {
    const [blob = '', digest] = [blobs.get(file), tested.get(file)];
    if (digest === undefined) continue;
    const content = await readBlob(conversation, blob);
    if (content !== undefined && contentDigest(content) !== digest) others.add(file);
  }
  return others;
}

/** The spans whose lines can be looked for in the diff of the head. */
function trustedSpans(
  spans: readonly SourceSpan[],
  others: ReadonlySet<string>,
): readonly SourceSpan[] {
  return others.size === 0
    ? spans
    : spans.filter((span) => isWholeFile(span) || !others.has(span.file));
}

/** A separate file of a prompt, schema or script: whichever of its lines are changed, they are the test's. */
function isWholeFile({ kind, startLine }: SourceSpan): boolean {
  return kind !== 'test' && startLine === 1;
}

/** Undefined where GitHub does not give it: then the lines are taken for those of the head, as they are most often. */
async function readBlob(conversation: Conversation, blob: string): Promise<Buffer | undefined> {
  try {
    const { data } = await conversation.client.rest.git.getBlob({
      ...target(conversation, { retries: 0 }),
      file_sha: blob,
    });
    return Buffer.from(data.content, 'base64');
  } catch {
    conversation.signal.throwIfAborted();
    return undefined;
  }
}
