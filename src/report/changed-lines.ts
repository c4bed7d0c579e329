/**
 * Which lines of the pull request are likely behind a failing test: those of the files that it is made of, which the report
 * knows. The story names them, and review comments are on them.
 */
import { posix } from 'node:path';
import picomatch from 'picomatch';
import { groupedBy } from '../basics/basics.js';
import { instructionsAmong, skillFoldersAmong } from '../config/agents.js';
import type { SourceSpan } from '../config/suite.js';
import { countsAs } from '../engine/results.js';
import type { PullRequestFile, LineRange, Report, ReportedResult, SuiteReport } from './report.js';

/** `LEFT`: the lines are those of the old version, and are gone. */
export interface ChangedRange extends LineRange {
  readonly side: 'LEFT' | 'RIGHT';
}

/** The file that is likely behind a failure, and what is changed in it; at least one range. */
export interface LikelyChange {
  readonly kind: SourceSpan['kind'];
  readonly file: string;
  readonly ranges: readonly ChangedRange[];
  /** The longest of them, the first one of several. */
  readonly longest: ChangedRange;
}

/**
 * What a changed line of each kind is blamed for first: a prompt decides what the model is asked, a schema or a script
 * what is made of the answer, and the test's own lines often change for nothing but its name.
 */
const LIKELIEST: readonly SourceSpan['kind'][] = ['prompt', 'file', 'test'];

/**
 * Different spans that are looked for in the diff. Tests share most of theirs; a foreign report may have a million, and
 * a diff twenty thousand lines.
 */
const MAX_SPANS = 20_000;

/** Finds the likeliest change among the sources of a test; undefined where the pull request touches none of them. */
export function likeliestIn(
  changedFiles: readonly PullRequestFile[],
): (sources: readonly SourceSpan[]) => LikelyChange | undefined {
  const files = new Map(changedFiles.map((one) => [one.file, one]));
  const known = new Map<string, LikelyChange | undefined>();
  const changeIn = (span: SourceSpan): LikelyChange | undefined => {
    const changed = files.get(span.file);
    if (changed === undefined) return undefined;
    const key = `${span.kind} ${span.startLine} ${span.endLine} ${span.file}`;
    if (known.has(key)) return known.get(key);
    if (known.size >= MAX_SPANS) return undefined;
    const found = changeWithin(span, changed);
    known.set(key, found);
    return found;
  };
  return (sources) => {
    const testFiles = new Set(
      sources.filter(({ kind }) => kind === 'test').map(({ file }) => file),
    );
    for (const kind of LIKELIEST) {
      const ofKind = sources.filter((source) => source.kind === kind);
      // A prompt's entry in the config may only name the file that holds it, whose own lines say more.
      const ownFiles = ofKind.filter(({ file }) => !testFiles.has(file));
      const found =
        longestOf(ownFiles.flatMap((span) => changeIn(span) ?? [])) ??
        longestOf(ofKind.flatMap((span) => changeIn(span) ?? []));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** What the change wrote within a span, or took out of it. */
function changeWithin(
  { kind, file, startLine, endLine }: SourceSpan,
  { written, removed }: PullRequestFile,
): LikelyChange | undefined {
  const ranges: readonly ChangedRange[] = [
    ...written
      .map((range) => ({
        side: 'RIGHT' as const,
        startLine: Math.max(startLine, range.startLine),
        endLine: Math.min(endLine, range.endLine),
      }))
      .filter((range) => range.startLine <= range.endLine),
    ...removed
      .filter(({ before }) => {
        const isFirst = before === 1 && startLine === 1;
        return isFirst || (startLine < before && before <= endLine + 1);
      })
      .map((gone) => ({
        side: 'LEFT' as const,
        startLine: gone.startLine,
        endLine: gone.endLine,
      })),
  ];
  const [first, ...others] = ranges;
  if (first === undefined) return undefined;
  const longest = others.reduce((one, two) => (lengthOf(two) > lengthOf(one) ? two : one), first);
  return { kind, file, ranges, longest };
}

/** The first one of the longest. */
function longestOf(changes: readonly LikelyChange[]): LikelyChange | undefined {
  const [first, ...others] = changes;
  return (
    first &&
    others.reduce((one, two) => (lengthOf(two.longest) > lengthOf(one.longest) ? two : one), first)
  );
}

function lengthOf({ startLine, endLine }: LineRange): number {
  return endLine - startLine;
}

type PullRequestChanges = Pick<Report, 'changedFiles' | 'unseenChanges'>;

/** What a report is to know of the pull request that it is about, before that is asked for. */
interface ChangesWanted {
  /** What failing tests are made of. */
  readonly spans: readonly SourceSpan[];
  /** Whether a file is one of a program whose test fails; undefined where there is no such program. */
  readonly isOfProgram: ((file: string) => boolean) | undefined;
  /** What it keeps of the changed files, those of wanted ones with their lines, and all by their names. */
  readonly kept: (
    changed: readonly PullRequestFile[],
    named: readonly NamedChange[],
  ) => PullRequestChanges;
}

/** @param skills folders of the repository's skills, as far as they are known */
export function changesWanted(report: Report, skills: readonly string[]): ChangesWanted {
  const subjects = failingResults(report);
  return {
    spans: subjects.flatMap(({ result }) => result.sources),
    isOfProgram: isOfPrograms(subjects),
    kept: (changedFiles, named) => {
      const unseenChanges = unseenAmong(named, report.suites, skills);
      return {
        ...(subjects.length > 0 && { changedFiles }),
        ...(unseenChanges.length > 0 && { unseenChanges }),
      };
    },
  };
}

/** A result, and the suite whose config says what it depends on. */
interface Subject {
  readonly suite: SuiteReport;
  readonly result: ReportedResult;
}

/** What a changed line may be behind. The story blames fewer, once the lines are known. */
function failingResults({ suites }: Report): readonly Subject[] {
  return suites.flatMap((suite) =>
    suite.results
      .filter(
        ({ status, runs }) => status === 'failed' || !runs.every((run) => countsAs(run).passed),
      )
      .map((result) => ({ suite, result })),
  );
}

/**
 * Whether a file is one of those that answers depend on, as the `dependsOn` of the results says; undefined where no result
 * has any.
 */
export function isOfPrograms(
  subjects: readonly Subject[],
): ((file: string) => boolean) | undefined {
  const dependent = subjects.filter(({ result }) => (result.dependsOn ?? []).length > 0);
  // Tests of one program are asked about it once.
  const programs = groupedBy(dependent, ({ suite, result }) =>
    JSON.stringify([suite.file, result.dependsOn]),
  ).map(([{ suite, result }]) => programFilesOf(suite, result));
  return programs.length === 0 ? undefined : (file) => programs.some((isOwn) => isOwn(file));
}

function programFilesOf(
  { file: config }: Pick<SuiteReport, 'file'>,
  { dependsOn = [] }: Pick<ReportedResult, 'dependsOn'>,
): (file: string) => boolean {
  const at = (pattern: string): string => posix.join(posix.dirname(config), pattern);
  const wanted = dependsOn.filter((pattern) => !pattern.startsWith('!')).map(at);
  if (wanted.length === 0) return () => false;
  const ignore = dependsOn
    .filter((one) => one.startsWith('!'))
    .map((one) => at(one.replace(/^!/u, '')));
  return picomatch(wanted, { dot: true, ignore });
}

/** A file of the pull request. */
interface NamedChange {
  /** Path from the repository's root. */
  readonly file: string;
  /** It is gone. */
  readonly isRemoved: boolean;
}

/** More are counted by nobody: such a pull request moves folders. */
const MAX_UNSEEN = 100;

/**
 * Those of the changed files that tell an agent what to do and that no test sees: in no prompt, workspace or `dependsOn`.
 * What is gone was seen where a test sees another file of its folder.
 * @param skills folders of the repository's skills, as far as they are known
 */
function unseenAmong(
  changes: readonly NamedChange[],
  suites: Report['suites'],
  skills: readonly string[],
): readonly string[] {
  const inputs = suites.flatMap(({ file, inputFiles }) => [file, ...inputFiles.map(fileOf)]);
  const seen = new Set(inputs);
  const folders = new Set(instructionsAmong(inputs).map((file) => posix.dirname(file)));
  const instructions = new Set(
    instructionsAmong(changes.map(fileOf), new Set([...skills, ...skillFoldersAmong(inputs)])),
  );
  const isOfProgram = isOfPrograms(
    suites.flatMap((suite) => suite.results.map((result) => ({ suite, result }))),
  );
  return changes
    .filter(({ file, isRemoved }) => {
      if (!instructions.has(file) || seen.has(file)) return false;
      return !(isRemoved && folders.has(posix.dirname(file))) && isOfProgram?.(file) !== true;
    })
    .map(fileOf)
    .slice(0, MAX_UNSEEN);
}

function fileOf({ file }: { readonly file: string }): string {
  return file;
}
