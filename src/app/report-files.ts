/** Writes the report folder: report.json and the views that are files. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { complianceFiles, type FileDigest, junitPieces } from '../report/views.js';
import type { FittedReport } from '../report/fit-report.js';
import type { Report } from '../report/report.js';
import type { PublishPermit } from '../processes/end-process.js';
import { errorText } from '../basics/basics.js';
import {
  FILE_NAMES,
  leadsOutside,
  makeFolder,
  partialName,
  removeReports,
} from './preflight/folder-problems.js';

/** Absolute paths of what was written. */
export interface WrittenFiles {
  readonly report: string;
  readonly junit?: string;
  readonly html?: string;
  readonly compliance?: string;
  readonly all: readonly string[];
  /** Which files beside report.json are missing, and why: a sentence each. */
  readonly problems: readonly string[];
}

interface ReportFolder {
  readonly permit: PublishPermit;
  /** Absolute paths; a link inside of the workspace may not lead out of it. */
  readonly workspace: string;
  readonly directory: string;
  /** `none`: report.json alone. */
  readonly views: 'all' | 'none';
  readonly compliance: boolean;
  /** Absolute paths of the folders that get a copy of the compliance documents. */
  readonly complianceCopies: readonly string[];
}

/**
 * Writes all files, and takes away those that an earlier run left in the folder. Rejects when report.json cannot be
 * written; no other file is worth losing it.
 */
export async function writeReportFiles(
  fitted: FittedReport,
  folder: ReportFolder,
): Promise<WrittenFiles> {
  const { directory, views, compliance, complianceCopies } = folder;
  const write = await emptiedFolder(folder);
  const { report } = fitted;
  const digest = await write('report.json', fitted.pieces());
  const problems: string[] = [];
  const tried = async <T>(what: string, action: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await action();
    } catch (error) {
      problems.push(`${what}: ${errorText(error)}`);
      return undefined;
    }
  };
  const path = (name: FileName): string => join(directory, name);
  const written = { report: path('report.json'), problems };
  if (views === 'none') return { ...written, all: write.paths };
  const junit = await tried('junit.xml was not written', () =>
    write('junit.xml', junitPieces(report)),
  );
  const html = await tried('The page report.html was not written', () => writeHtml(report, write));
  const plain = [digest, junit, html].filter((file) => file !== undefined);
  const documents = compliance
    ? await tried('The compliance documents were not written', async () => {
        for (const { name, text } of complianceFiles(report, plain)) await write(name, [text]);
        return COPIED;
      })
    : undefined;
  for (const copy of documents === undefined ? [] : complianceCopies) {
    await tried(`The compliance documents were not copied to ${copy}`, () =>
      copyFiles(documents ?? [], directory, copy),
    );
  }
  return {
    ...written,
    ...(junit === undefined ? {} : { junit: path('junit.xml') }),
    ...(html === undefined ? {} : { html: path('report.html') }),
    ...(documents === undefined ? {} : { compliance: path('compliance.md') }),
    all: write.paths,
  };
}

/** The files of another document than a run's, each from its whole text. Resolves to their absolute paths. */
export async function writePlainFiles(
  folder: Pick<ReportFolder, 'permit' | 'workspace' | 'directory'>,
  files: Readonly<Partial<Record<FileName, string>>>,
): Promise<readonly string[]> {
  const write = await emptiedFolder(folder);
  for (const name of FILE_NAMES) {
    const text = files[name];
    if (text !== undefined) await write(name, [text]);
  }
  return write.paths;
}

async function emptiedFolder({
  permit,
  workspace,
  directory,
}: Pick<ReportFolder, 'permit' | 'workspace' | 'directory'>): Promise<FolderWriter> {
  permit.require();
  if (await leadsOutside(workspace, directory)) {
    throw new Error('a symbolic link leads out of the workspace');
  }
  await makeFolder(directory);
  await removeReports(directory);
  return createFolderWriter(directory);
}

/** Nothing waits for the page's code before the models have answered, and no other file needs it. */
async function writeHtml(report: Report, write: FolderWriter): Promise<FileDigest> {
  const { htmlPieces } = await import('../report/views.js');
  return write('report.html', htmlPieces(report));
}

/** Of the compliance documents; the digests are of this folder. */
const COPIED = ['compliance.json', 'compliance.md'] as const;

interface FolderWriter {
  (name: FileName, pieces: Iterable<string>): Promise<FileDigest>;
  /** Absolute paths of what was written so far. */
  readonly paths: readonly string[];
}

/** Bytes that are collected before they are written. */
const WRITE_BYTES = 256 * 1024;

function createFolderWriter(directory: string): FolderWriter {
  const paths: string[] = [];
  const write = async (name: FileName, pieces: Iterable<string>): Promise<FileDigest> => {
    const path = join(directory, name);
    const hash = createHash('sha256');
    await writeWhole(path, async (file) => {
      for (const text of gathered(pieces)) {
        hash.update(text);
        await file.writeFile(text);
      }
    });
    paths.push(path);
    return { name, sha256: hash.digest('hex') };
  };
  return Object.assign(write, { paths });
}

/** Half a report must not be mistaken for a whole one, also where the process is killed while it writes. */
async function writeWhole(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const partial = partialName(path);
  await rm(partial, { force: true });
  // `wx`: a link that a pull request put there would lead the writing out of the workspace.
  const file = await open(partial, 'wx');
  try {
    await fill(file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  // Takes the place of what is there, a link included.
  await rename(partial, path);
}

/** Pieces joined to texts of some size: a write for each would take longer than all else. */
function* gathered(pieces: Iterable<string>): Generator<string> {
  let text: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    text.push(piece);
    length += piece.length;
    if (length < WRITE_BYTES) continue;
    yield text.join('');
    text = [];
    length = 0;
  }
  yield text.join('');
}

async function copyFiles(names: readonly FileName[], from: string, to: string): Promise<void> {
  await makeFolder(to);
  for (const name of names) {
    const partial = partialName(join(to, name));
    await rm(partial, { force: true });
    await copyFile(join(from, name), partial, constants.COPYFILE_EXCL);
    await rename(partial, join(to, name));
  }
}

type FileName = (typeof FILE_NAMES)[number];
