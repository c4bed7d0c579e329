/** Writes the report folder: report.json and the views that are files. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  complianceSuites,
  digestLines,
  renderComplianceJson,
  type ComplianceDocument,
  type FileDigest,
} from '../report/compliance/compliance.js';
import { renderComplianceMarkdown } from '../report/compliance/compliance-markdown.js';
import { jsonFilePieces } from '../report/words/escape.js';
import { junitPieces } from '../report/junit.js';
import { testResultPredicate } from '../report/compliance/predicate.js';
import type { Report } from '../report/report.js';
import { makeFolder } from './report-folder.js';

/** Absolute paths of what was written. */
export interface WrittenFiles {
  readonly directory: string;
  readonly report: string;
  readonly junit?: string;
  readonly html?: string;
  readonly compliance?: string;
  readonly all: readonly string[];
  /** Why report.html is missing. */
  readonly htmlProblem?: string;
}

type FileName = (typeof FILE_NAMES)[number];

export interface ReportFolder {
  /** Absolute path. */
  readonly directory: string;
  /** `none`: report.json alone. */
  readonly views: 'all' | 'none';
  readonly compliance: boolean;
  /** Absolute paths of the folders that get a copy of the compliance documents. */
  readonly complianceCopies: readonly string[];
}

/** Names of every file that a run may write. */
const FILE_NAMES = [
  'report.json',
  'junit.xml',
  'report.html',
  'compliance.json',
  'compliance.md',
  'predicate.json',
  'SHA256SUMS',
] as const;

/**
 * Writes all files, and takes away those that an earlier run left in the folder. Rejects when a folder cannot be written.
 * @param report as it may be shown: secrets and unwanted outputs already taken out
 */
export async function writeReportFiles(
  report: Report,
  { directory, views, compliance, complianceCopies }: ReportFolder,
): Promise<WrittenFiles> {
  await makeFolder(directory);
  await Promise.all(FILE_NAMES.map((name) => rm(join(directory, name), { force: true })));
  const write = createFolderWriter(directory);
  const json = await write('report.json', jsonFilePieces(report, ['memory']));
  if (views === 'none')
    return { directory, report: join(directory, 'report.json'), all: write.paths };
  const plain = [json, await write('junit.xml', junitPieces(report))];
  const html = await htmlOf(report);
  if (html.kind === 'page') plain.push(await write('report.html', html.pieces));
  if (compliance) {
    const names = await writeCompliance(report, plain, write);
    for (const copy of complianceCopies) await copyFiles(names, directory, copy);
  }
  const path = (name: FileName): string => join(directory, name);
  return {
    directory,
    report: path('report.json'),
    junit: path('junit.xml'),
    ...(html.kind === 'page' ? { html: path('report.html') } : { htmlProblem: html.problem }),
    ...(compliance ? { compliance: path('compliance.md') } : {}),
    all: write.paths,
  };
}

/** Loads what a report needs and a run does not, while the models are answering. */
export function preloadViews(): void {
  // A file that is missing is reported when it is needed.
  import('../report/html/html.js').catch(() => undefined);
}

type Html =
  | { readonly kind: 'page'; readonly pieces: readonly string[] }
  | { readonly kind: 'missing'; readonly problem: string };

/** Nothing waits for the page's code before the models have answered, and no other file needs it. */
async function htmlOf(report: Report): Promise<Html> {
  try {
    const { htmlPieces } = await import('../report/html/html.js');
    return { kind: 'page', pieces: htmlPieces(report) };
  } catch (error) {
    return { kind: 'missing', problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Each file lists the digests of those before it; SHA256SUMS lists them all, for `sha256sum --check`. */
async function writeCompliance(
  report: Report,
  others: readonly FileDigest[],
  write: FolderWriter,
): Promise<readonly FileName[]> {
  const predicate = await write('predicate.json', jsonFilePieces(testResultPredicate(report)));
  const document = renderComplianceJson(report, [...others, predicate]);
  const json = await write('compliance.json', jsonFilePieces(document));
  const forPeople = { ...document, files: [...document.files, json] };
  const markdown = await write('compliance.md', [await complianceMarkdown(forPeople, report)]);
  await write('SHA256SUMS', [digestLines([...others, predicate, json, markdown])]);
  return ['predicate.json', 'compliance.json', 'compliance.md'];
}

/** The usual document of the suites without a template, then each template's own. */
async function complianceMarkdown(document: ComplianceDocument, report: Report): Promise<string> {
  // The document has the same suites in the same order.
  const templates = complianceSuites(report).map(({ compliance }) => compliance.template);
  if (templates.every((template) => template === undefined)) {
    return renderComplianceMarkdown(document);
  }
  const { renderCustomCompliance } = await import('../report/compliance/compliance-custom.js');
  const usual = document.suites.filter((_, index) => templates[index] === undefined);
  const parts =
    usual.length === 0 ? [] : [renderComplianceMarkdown({ ...document, suites: usual })];
  for (const [index, suite] of document.suites.entries()) {
    const template = templates[index];
    if (template !== undefined) {
      parts.push(await renderCustomCompliance(template, document, suite));
    }
  }
  return parts.join('\n');
}

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
    // `wx`: a link that a pull request put there would lead the writing out of the workspace.
    const file = await open(path, 'wx');
    try {
      for (const text of gathered(pieces)) {
        hash.update(text);
        await file.writeFile(text);
      }
    } catch (error) {
      // Half a report must not be mistaken for a whole one.
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    paths.push(path);
    return { name, sha256: hash.digest('hex') };
  };
  return Object.assign(write, { paths });
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
    const path = join(to, name);
    await rm(path, { force: true });
    await copyFile(join(from, name), path, constants.COPYFILE_EXCL);
  }
}
