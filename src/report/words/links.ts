/** Links that reports make. Their parts may be foreign, so every one is parsed and encoded. */
import type { SourceLocation } from '../../config/suite.js';
import type { Report, RunMetadata, SuiteReport } from '../report.js';
import { excerpt } from './escape.js';

/** Where else there is something to read; absent outside GitHub. */
export interface Links {
  readonly runUrl?: string | undefined;
  readonly artifactUrl?: string;
  /** Under which the artifact was uploaded. */
  readonly artifactName?: string;
}

/** A Markdown link, or only its label when there is no URL or not one of http(s). The label is finished Markdown. */
export function markdownLink(label: string, url: string | undefined): string {
  const safe = url === undefined ? undefined : safeUrl(url);
  return safe === undefined ? label : `[${label}](${safe})`;
}

/**
 * The line of a config at the tested commit; undefined where repository or commit are not known, for a file of
 * another repository, and for a path that a browser would resolve to a page outside of that commit, such as `../../../..`.
 */
export function sourceUrl(run: RunMetadata, location: SourceLocation): string | undefined {
  const { serverUrl, repository, sha } = run;
  if (location.elsewhere === true) return undefined;
  if (serverUrl === undefined || repository === undefined || sha === undefined) return undefined;
  if (`${sha}/${location.file}`.split('/').some((part) => part === '.' || part === '..')) {
    return undefined;
  }
  const path = [repository, 'blob', sha, location.file].map(encodePath).join('/');
  return `${serverUrl}/${path}#L${location.line}`;
}

/** Of which repository something is. */
type RepositoryPlace = Pick<RunMetadata, 'serverUrl' | 'repository'>;

/** The page of the tested commit. */
export function commitUrl(run: RunMetadata): string | undefined {
  return run.sha === undefined ? undefined : revisionUrl(run, run.sha);
}

const COMMIT = /^[0-9a-f]{7,64}$/iu;

/** The page of another commit of the same repository; undefined for what is no commit, as `../..` would lead elsewhere. */
export function revisionUrl(run: RepositoryPlace, sha: string): string | undefined {
  const { serverUrl, repository } = run;
  if (serverUrl === undefined || repository === undefined || !COMMIT.test(sha)) return undefined;
  return `${serverUrl}/${encodePath(repository)}/commit/${encodePath(sha)}`;
}

/** The page of another workflow run of the same repository. `id`: a whole number. */
export function workflowRunUrl(run: RepositoryPlace, id: number): string | undefined {
  const { serverUrl, repository } = run;
  if (serverUrl === undefined || repository === undefined) return undefined;
  return `${serverUrl}/${encodePath(repository)}/actions/runs/${id}`;
}

/** As the table in report.html shows names: its address must find them. */
export const MAX_TABLE_NAME = 200;

/** The fragment under which report.html opens a test, e.g. `#test=refund&on=gpt-4o`: it needs no escaping in a code span. */
export function testFragment(
  report: Report,
  suite: SuiteReport,
  test: { readonly testCaseName: string; readonly modelId: string },
): string {
  const address = new URLSearchParams({
    test: excerpt(test.testCaseName, MAX_TABLE_NAME),
    on: excerpt(test.modelId, MAX_TABLE_NAME),
  });
  if (report.suites.length > 1) address.set('in', excerpt(suite.name, MAX_TABLE_NAME));
  return `#${address.toString()}`;
}

function encodePath(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** The URL in a form that is safe in any link; undefined when it is not one of http(s). */
export function safeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.href.replace(
    /[()|[\]\\<>"'`*_~\s]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
