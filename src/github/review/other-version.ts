/**
 * Files that the job tested in another version than the pull request's head has: a job checks out the merge commit, where
 * the base branch's own changes move the lines that a diff of the head numbers.
 */
import { contentDigest } from '../../basics/file-text.js';
import type { Report, SourceSpan } from '../../report/report.js';
import type { Conversation } from '../comment/comment-search.js';

/** Each costs a request. */
const MAX_READ = 20;

/**
 * Those of the files whose content differs from what the report was made of.
 * @param blobs of the head, by path
 * @param spans whose lines are to be trusted
 */
export async function filesOfOtherVersion(
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
export function trustedSpans(
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
async function readBlob(
  { client, repository, signal }: Conversation,
  blob: string,
): Promise<Buffer | undefined> {
  try {
    const { data } = await client.rest.git.getBlob({
      owner: repository.owner,
      repo: repository.name,
      file_sha: blob,
      request: { retries: 0, ...(signal === undefined ? {} : { signal }) },
    });
    return Buffer.from(data.content, 'base64');
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}
