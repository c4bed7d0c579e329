/** Writes the report folder: report.json and the views that are files. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  digestLines,
  renderComplianceJson,
  type ComplianceDocument,
  type FileDigest,
} from './report/compliance.js';
import { renderComplianceMarkdown } from './report/compliance-markdown.js';
import { jsonFileText } from './report/escape.js';
import { renderJunit } from './report/junit.js';
import { testResultPredicate } from './report/predicate.js';
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
  /** Templates of compliance documents, by the suite's name. */
  readonly templates: ReadonlyMap<string, string>;
}

interface Evidence {
  readonly documents: readonly ReportFile[];
  readonly sums: ReportFile;
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
  { directory, compliance, complianceCopies, templates }: ReportFolder,
): Promise<WrittenFiles> {
  const plain: readonly ReportFile[] = [
    { name: 'report.json', text: jsonFileText(report) },
    { name: 'junit.xml', text: renderJunit(report) },
    { name: 'report.html', text: await htmlOf(report) },
  ];
  const evidence = compliance ? await complianceFiles(report, plain, templates) : undefined;
  await Promise.all(FILE_NAMES.map((name) => rm(join(directory, name), { force: true })));
  const added = evidence === undefined ? [] : [...evidence.documents, evidence.sums];
  const written = await writeAll([...plain, ...added], directory);
  if (evidence !== undefined) {
    for (const copy of complianceCopies) await writeAll(evidence.documents, copy);
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

/** Each file lists the digests of those before it; SHA256SUMS lists them all, for `sha256sum --check`. */
async function complianceFiles(
  report: Report,
  others: readonly ReportFile[],
  templates: ReportFolder['templates'],
): Promise<Evidence> {
  const predicate = jsonFile('predicate.json', testResultPredicate(report));
  const document = renderComplianceJson(report, [...others, predicate].map(digestOf));
  const json = jsonFile('compliance.json', document);
  const forPeople = { ...document, files: [...document.files, digestOf(json)] };
  const markdown: ReportFile = {
    name: 'compliance.md',
    text: await complianceMarkdown(forPeople, templates),
  };
  const documents = [predicate, json, markdown];
  const sums = digestLines([...others, ...documents].map(digestOf));
  return { documents, sums: { name: 'SHA256SUMS', text: sums } };
}

/** The usual document of the suites without a template, then each template's own. */
async function complianceMarkdown(
  document: ComplianceDocument,
  templates: ReportFolder['templates'],
): Promise<string> {
  const custom = document.suites.filter(({ name }) => templates.has(name));
  if (custom.length === 0) return renderComplianceMarkdown(document);
  const { renderCustomCompliance } = await import('./report/compliance-custom.js');
  const usual = document.suites.filter(({ name }) => !templates.has(name));
  const parts =
    usual.length === 0 ? [] : [renderComplianceMarkdown({ ...document, suites: usual })];
  for (const suite of custom) {
    parts.push(await renderCustomCompliance(templates.get(suite.name) ?? '', document, suite));
  }
  return parts.join('\n');
}

function jsonFile(name: ReportFile['name'], value: unknown): ReportFile {
  return { name, text: jsonFileText(value) };
}

function digestOf({ name, text }: ReportFile): FileDigest {
  return { name, sha256: createHash('sha256').update(text).digest('hex') };
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
