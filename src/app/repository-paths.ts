/**
 * The names that GitHub knows files by: a checkout may be in a folder of the workspace, and hold another repository.
 * In: workspace-relative paths. Out: paths from the repository's root.
 */
import { dirname, join, posix, relative, sep } from 'node:path';
import { isInside } from '../basics/paths.js';
import { checkoutOf } from '../processes/git.js';
import type { Report, SuiteReport } from '../report/report.js';
import type { SourceLocation, SourceSpan } from '../config/suite.js';
import { type Changes, withPullRequestChanges } from '../github/pull-request.js';
import { accessOf, type Session } from './session/session.js';

/** The path in the repository that the run is for; undefined for a file of another one, such as a submodule's. */
type RepositoryPath = (file: string) => string | undefined;

/**
 * For these files, and those in their folders; the others keep their names, and so do files outside of any checkout.
 * @param files workspace-relative, with forward slashes
 */
async function repositoryPaths(
  files: readonly string[],
  { where, workspace, context }: Session,
): Promise<RepositoryPath> {
  const { repository, headRepository } = context;
  if (where === 'local' || repository === undefined) return (file) => file;
  const ours = [`${repository.owner}/${repository.name}`, headRepository].map((name) =>
    name?.toLowerCase(),
  );
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const tops = await Promise.all(
    folders.map(async (folder) => {
      const checkout = await checkoutOf(join(workspace, folder));
      if (checkout === undefined) return '';
      const { origin } = checkout;
      if (origin !== undefined && !ours.includes(origin)) return undefined;
      if (!isInside(workspace, checkout.folder)) return '';
      return relative(workspace, checkout.folder).split(sep).join('/');
    }),
  );
  const topOf = new Map(folders.map((folder, index) => [folder, tops[index]]));
  return (file) => {
    const folder = dirname(file);
    const top = topOf.has(folder) ? topOf.get(folder) : '';
    if (top === undefined) return undefined;
    return top === '' ? file : posix.relative(top, file);
  };
}

const TIME_LIMIT_MS = 20_000;

/** What a pull request changes, and the names that GitHub knows its files by. */
export interface NamedChanges extends Changes {
  readonly pathOf: RepositoryPath;
}

/**
 * What `use` makes of what the tested pull request changes of some files; else why that is not known, as the end of a
 * sentence. Never rejects.
 * @param files workspace-relative, with forward slashes
 */
export async function withOwnChanges<Result>(
  files: readonly string[],
  session: Session,
  use: (changes: NamedChanges) => Promise<Result>,
): ReturnType<typeof withPullRequestChanges<Result>> {
  const { repository, pullRequest, baseBranch } = session.context;
  const unknown = (reason: string) => ({ kind: 'unknown', reason }) as const;
  if (repository === undefined || pullRequest === undefined) return unknown('the event names none');
  const access = accessOf(session);
  if (access === undefined) return unknown('github-token is empty');
  const { number, headSha: head } = pullRequest;
  const commits = baseBranch && head ? { base: baseBranch, head } : undefined;
  const pathOf = await repositoryPaths(files, session);
  const wanted = new Set(files.flatMap((file) => pathOf(file) ?? []));
  const request = { access, pullRequest: number, commits, wanted, limitMs: TIME_LIMIT_MS };
  return withPullRequestChanges(request, (changes) => use({ ...changes, pathOf }));
}

/** The report with the names that GitHub knows; a place in another repository is marked, and is not commented on. */
export async function withRepositoryPaths(report: Report, session: Session): Promise<Report> {
  if (session.where === 'local' || session.inputs.mode === 'merge') return report;
  const files = filesOf(report);
  const pathOf = await repositoryPaths(files, session);
  if (files.every((file) => pathOf(file) === file)) return report;
  const at = (location: SourceLocation): SourceLocation => located(location, pathOf);
  return {
    ...report,
    suites: report.suites.map((suite) => suiteWithPaths(suite, pathOf)),
    problems: report.problems.map((problem) =>
      problem.location === undefined ? problem : { ...problem, location: at(problem.location) },
    ),
  };
}

function suiteWithPaths(suite: SuiteReport, pathOf: RepositoryPath): SuiteReport {
  const name = (file: string) => pathOf(file) ?? file;
  const at = (location: SourceLocation) => located(location, pathOf);
  const gates = Object.entries(suite.gateLocations).map(
    ([gate, location]) => [gate, at(location)] as const,
  );
  return {
    ...suite,
    file: name(suite.file),
    inputFiles: suite.inputFiles.map((one) => ({ ...one, file: name(one.file) })),
    baselineFile: suite.baselineFile === undefined ? undefined : name(suite.baselineFile),
    ownRecordings: suite.ownRecordings?.map(name),
    gateLocations: Object.fromEntries(gates),
    results: suite.results.map((result) => ({
      ...result,
      location: at(result.location),
      sources: result.sources.flatMap((span): readonly SourceSpan[] => {
        const file = pathOf(span.file);
        return file === undefined ? [] : [{ ...span, file }];
      }),
    })),
    skippedTests: suite.skippedTests.map((test) => ({ ...test, location: at(test.location) })),
  };
}

function located(location: SourceLocation, pathOf: RepositoryPath): SourceLocation {
  const file = pathOf(location.file);
  return file === undefined ? { ...location, elsewhere: true } : { ...location, file };
}

function filesOf({ suites, problems }: Report): readonly string[] {
  const all = new Set(problems.flatMap(({ location }) => location?.file ?? []));
  for (const suite of suites) {
    const { file, inputFiles, baselineFile, ownRecordings = [], results } = suite;
    for (const one of [file, baselineFile, ...ownRecordings]) if (one !== undefined) all.add(one);
    for (const one of inputFiles) all.add(one.file);
    for (const { location, sources } of results) {
      all.add(location.file);
      for (const span of sources) all.add(span.file);
    }
  }
  return [...all];
}
