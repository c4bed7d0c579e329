/**
 * The report.json in an artifact of a workflow run. An artifact is untrusted: a fork's job may have filled it. So the
 * archive and what is unpacked of it are held in memory and both bounded, and nothing is written to the disk, which
 * `downloadArtifact` of @actions/artifact does without a limit.
 */
import type { Entry } from 'yauzl';
import { describeError, type GitHubClient, isMissing, readApiFailure } from '../client.js';
import type { Repository } from '../context.js';

interface ReportDownload {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly artifactId: number;
  /** Bytes of report.json; the archive may have `ARCHIVE_FACTOR` times as many. */
  readonly maxBytes: number;
  /** Ends the attempt. */
  readonly signal?: AbortSignal | undefined;
}

export type DownloadedReport =
  | { readonly kind: 'report'; readonly bytes: Uint8Array }
  | {
      /**
       * `no-artifact`: the run has none of that name, or the artifact holds no report.json. `no-permission`: the token
       * lacks `actions: read`. `broken`: not an archive that can be read. `failed`: GitHub or the network did not help.
       */
      readonly kind:
        'no-artifact' | 'expired' | 'no-permission' | 'too-large' | 'broken' | 'failed';
      /** One line without a full stop, for a notice. */
      readonly message: string;
    };

export type RefusedReport = Exclude<DownloadedReport, { readonly kind: 'report' }>;

const REPORT_FILE = 'report.json';
/**
 * report.html, junit.xml and the compliance documents say the same again, and hardly any is as large as report.json: a report
 * that may be read must not be lost for what is beside it.
 */
const ARCHIVE_FACTOR = 3;
/** The action uploads half a dozen files. */
const MAX_FILES = 1_000;

/** Thrown within this module to end a download. */
class RefusedDownload extends Error {
  constructor(readonly refusal: RefusedReport) {
    super(refusal.message);
  }
}

/** Downloads report.json out of an artifact. Never throws. */
export async function downloadReport(download: ReportDownload): Promise<DownloadedReport> {
  try {
    const archive = await downloadArchive(download);
    const bytes = await unzipReport(archive, download.maxBytes);
    return { kind: 'report', bytes };
  } catch (error) {
    return error instanceof RefusedDownload ? error.refusal : refusalOf(error);
  }
}

/** GitHub answers with a redirect to its store of blobs; `fetch` leaves the token behind on the way there. */
async function downloadArchive({
  client,
  repository,
  artifactId,
  maxBytes,
  signal,
}: ReportDownload): Promise<Buffer> {
  const { data } = await client.rest.actions.downloadArtifact({
    owner: repository.owner,
    repo: repository.name,
    artifact_id: artifactId,
    archive_format: 'zip',
    request: {
      ...(signal === undefined ? {} : { signal }),
      // The body as a stream, which can be cut off, where octokit would read it to its end.
      parseSuccessResponseBody: false,
    },
  });
  if (!isStream(data)) throw refused('broken', 'the artifact is empty');
  return readBounded(data, maxBytes * ARCHIVE_FACTOR, 'the artifact');
}

async function unzipReport(archive: Buffer, maxBytes: number): Promise<Buffer> {
  const { fromBufferPromise } = await import('yauzl');
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true });
    if (zip.entryCount > MAX_FILES) throw refused('broken', 'the artifact contains too many files');
    const found: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === REPORT_FILE) found.push(entry);
    }
    const [entry] = found;
    if (entry === undefined)
      throw refused('no-artifact', `the artifact contains no ${REPORT_FILE}`);
    // Two tools could each take another one of them for the report.
    if (found.length > 1)
      throw refused('broken', `the artifact contains more than one ${REPORT_FILE}`);
    if (entry.uncompressedSize > maxBytes) throw tooLarge(REPORT_FILE, maxBytes);
    return await readBounded(await zip.openReadStreamPromise(entry), maxBytes, REPORT_FILE);
  } catch (error) {
    if (error instanceof RefusedDownload) throw error;
    throw refused('broken', `the artifact cannot be unpacked: ${describeError(error)}`);
  }
}

/** All bytes, as far as the limit allows. Leaving the loop ends the stream, and with it the download. */
async function readBounded(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  what: string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(what, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

function isStream(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function tooLarge(what: string, maxBytes: number): RefusedDownload {
  return refused('too-large', `${what} has more than ${maxBytes} bytes`);
}

function refused(kind: RefusedReport['kind'], message: string): RefusedDownload {
  return new RefusedDownload({ kind, message });
}

/** What an answer of GitHub to a request about artifacts means. */
export function refusalOf(error: unknown): RefusedReport {
  const { kind, message } = readApiFailure(error);
  if (cameFromElsewhere(error)) return { kind: 'failed', message };
  if (kind === 'gone') return { kind: 'expired', message: 'the artifact has expired' };
  if (isMissing(error)) return { kind: 'no-artifact', message };
  return { kind: kind === 'read-only-token' ? 'no-permission' : 'failed', message };
}

/** Whether the store of blobs answered and not the API: its 403 says nothing about the token. */
function cameFromElsewhere(error: unknown): boolean {
  const asked = urlOf(error, 'request');
  const answered = urlOf(error, 'response');
  if (asked === undefined || answered === undefined) return false;
  return new URL(asked).origin !== new URL(answered).origin;
}

function urlOf(error: unknown, side: 'request' | 'response'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const exchange: unknown = Reflect.get(error, side);
  if (typeof exchange !== 'object' || exchange === null || !('url' in exchange)) return undefined;
  return typeof exchange.url === 'string' && URL.canParse(exchange.url) ? exchange.url : undefined;
}
