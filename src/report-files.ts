/** Writes the report folder: report.json and the views that are files. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderComplianceJson } from './report/compliance.js';
import { renderComplianceMarkdown } from './report/compliance-markdown.js';
import { renderJunit } from './report/junit.js';
import type { Report } from './report/report.js';

/** Absolute paths of what was written. */
export interface WrittenFiles {
  readonly directory: string;
  readonly report: string;
  readonly junit: string;
  readonly html: string;
  readonly compliance?: string;
  readonly all: readonly string[];
}

interface ReportFile {
  readonly name: (typeof FILE_NAMES)[number];
  readonly text: string;
}

export interface ReportFolder {
  /** Absolute path. */
  readonly directory: string;
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
] as const;

/**
 * Writes all files, and takes away those that an earlier run left in the folder. Rejects when a folder cannot be written.
 * @param report as it may be shown: secrets and unwanted outputs already taken out
 */
export async function writeReportFiles(
  report: Report,
  { directory, compliance, complianceCopies }: ReportFolder,
): Promise<WrittenFiles> {
  const plain: readonly ReportFile[] = [
    { name: 'report.json', text: `${JSON.stringify(report, undefined, 2)}\n` },
    { name: 'junit.xml', text: renderJunit(report) },
    { name: 'report.html', text: await htmlOf(report) },
  ];
  const evidence = compliance ? complianceFiles(report, plain) : [];
  await Promise.all(FILE_NAMES.map((name) => rm(join(directory, name), { force: true })));
  const written = await writeAll([...plain, ...evidence], directory);
  if (compliance) {
    for (const copy of complianceCopies) await writeAll(evidence, copy);
  }
  const path = (name: string): string => join(directory, name);
  return {
    directory,
    report: path('report.json'),
    junit: path('junit.xml'),
    html: path('report.html'),
    ...(compliance ? { compliance: path('compliance.md') } : {}),
    all: written,
  };
}

/** The plotting library is large: nothing waits for it before the models have answered. */
async function htmlOf(report: Report): Promise<string> {
  const { renderHtml } = await import('./report/html.js');
  return renderHtml(report);
}

function complianceFiles(report: Report, others: readonly ReportFile[]): readonly ReportFile[] {
  const manifest = others.map(({ name, text }) => ({
    name,
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  const document = renderComplianceJson(report, manifest);
  return [
    { name: 'compliance.json', text: `${JSON.stringify(document, undefined, 2)}\n` },
    { name: 'compliance.md', text: renderComplianceMarkdown(document) },
  ];
}

async function writeAll(
  files: readonly ReportFile[],
  directory: string,
): Promise<readonly string[]> {
  await mkdir(directory, { recursive: true });
  const paths: string[] = [];
  for (const { name, text } of files) {
    const path = join(directory, name);
    // A link that a pull request put there would lead the writing out of the workspace.
    await rm(path, { force: true });
    await writeFile(path, text);
    paths.push(path);
  }
  return paths;
}
