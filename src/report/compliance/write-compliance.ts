/** The compliance documents as files: which there are, in which order, and which lists the digests of which. */
import { jsonFilePieces } from '../escape.js';
import type { Report } from '../report.js';
import {
  digestLines,
  type FileDigest,
  renderComplianceJson,
  testResultPredicate,
} from './compliance.js';
import { renderComplianceMarkdown } from './compliance-markdown.js';

/** Writes a file of the report folder from its pieces. */
type WriteFile<Name> = (name: Name, pieces: Iterable<string>) => Promise<FileDigest>;

const DOCUMENTS = ['predicate.json', 'compliance.json', 'compliance.md'] as const;

/**
 * Each file lists the digests of those before it; SHA256SUMS lists them all, for `sha256sum --check`. Resolves to the names
 * of the documents.
 */
export async function writeCompliance(
  report: Report,
  others: readonly FileDigest[],
  write: WriteFile<(typeof DOCUMENTS)[number] | 'SHA256SUMS'>,
): Promise<typeof DOCUMENTS> {
  const predicate = await write('predicate.json', jsonFilePieces(testResultPredicate(report)));
  const document = renderComplianceJson(report, [...others, predicate]);
  const json = await write('compliance.json', jsonFilePieces(document));
  const forPeople = { ...document, files: [...document.files, json] };
  const markdown = await write('compliance.md', [renderComplianceMarkdown(forPeople)]);
  await write('SHA256SUMS', [digestLines([...others, predicate, json, markdown])]);
  return DOCUMENTS;
}
